//! Chapter "Device IL: what is kept": the walk that marks entries of the device IL, from its seeds to the elimination
//! pass (`keep.walk`).

use std::collections::BTreeMap;

use cufe_spec::observation::{KeptEntity, KeptKind};
use cufe_spec::space::SpaceByte;

use super::cross_space_calls::is_defined;
use super::{Spaces, execution_spaces, truth};
use crate::facts::{effective_memory, memory_class, memory_of, qualified_name};
use crate::overloads::{arguments_of, own_depth};
use crate::owners::Owners;
use crate::program::{
    Body, Call, Context, FunctionEntity, FunctionName, NamedEntity, Referent, Standing, VariableScope,
};
use crate::scopes::{Scopes, Symbol};
use crate::types::{Argument, PathPart, Type};
use crate::verdicts::Judge;

/// Template arguments by the depth of their parameters.
type Bindings = Vec<(usize, Vec<Argument>)>;

/// An entry that can be kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Node {
    /// A function and the instance, where it is one of a template.
    Function(usize, Option<usize>),
    Variable(usize),
    /// A class and the arguments of its template.
    Class(usize, Bindings),
    Enumeration(usize),
    Alias(usize),
    Lambda(usize),
    Namespace(usize),
    Using(usize),
}

/// The `keep-extent` domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    Nothing,
    Declaration,
    Definition,
}

/// What the walk has marked.
struct Walk<'w, 'j, 'p> {
    judge: &'w mut Judge<'j>,
    scopes: &'p Scopes,
    spaces: &'p Spaces,
    /// The execution-space byte of every function.
    bytes: &'p [SpaceByte],
    owners: Owners,
    /// `keep.prune`: whether the walk ends at an entry that is not marked yet.
    prune: bool,
    /// The prefix bytes with the keep bit, and the keep-definition flags.
    marked: BTreeMap<Node, Extent>,
    waiting: Vec<(Node, Extent)>,
    /// Calls of which overload resolution leaves several functions: all of these must be kept anyway.
    doubts: Vec<Vec<usize>>,
    /// Something is kept of which it is not known what it refers to.
    uncertain: bool,
}

/// `keep.walk`: everything that is kept; `None` where it is not certain.
pub(crate) fn kept(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    bytes: &[SpaceByte],
) -> Option<Vec<KeptEntity>> {
    let owners = Owners::of(judge.program, scopes);
    let unmarked = judge.cell("keep.prune", &[truth(false)]);
    let prune = unmarked.and_then(|cell| cell.result.as_deref()) != Some("checked");
    let mut walk = Walk {
        judge,
        scopes,
        spaces,
        bytes,
        owners,
        prune,
        marked: BTreeMap::new(),
        waiting: Vec::new(),
        doubts: Vec::new(),
        uncertain: false,
    };
    walk.seeds();
    walk.close();
    walk.using_declarations();
    let doubtful = walk.doubts.iter().flatten().any(|entity| {
        !walk.marked.keys().any(|node| matches!(node, Node::Function(kept, _) if kept == entity))
    });
    if walk.uncertain || doubtful {
        return None;
    }
    Some(walk.elimination())
}

impl Walk<'_, '_, '_> {
    /// A cell whose result is a `keep-extent`.
    fn extent(&mut self, table: &str, inputs: &[&str]) -> Extent {
        match self.judge.cell(table, inputs).and_then(|cell| cell.result.as_deref()) {
            Some("definition") => Extent::Definition,
            Some("declaration") => Extent::Declaration,
            _ => Extent::Nothing,
        }
    }

    /// `keep.seed`
    fn seeds(&mut self) {
        let program = self.judge.program;
        for index in 0..program.function_entities.len() {
            let kind = match execution_spaces::class_of(self.judge.rules, self.bytes[index]) {
                "device" => "device-function",
                "host-device" => "host-device-function",
                "global" => "kernel",
                _ => "host-function",
            };
            let extent = self.extent("keep.seed", &[kind]);
            self.mark(Node::Function(index, None), extent);
        }
        for (index, variable) in program.variable_entities.iter().enumerate() {
            let own = &self.judge.memory_classes[index];
            let word = effective_memory(self.judge.options, program, variable, own);
            let class = memory_class(self.judge.rules, self.judge.options, word);
            let kind = match class.as_str() {
                "none" => "host-variable".to_owned(),
                space => format!("{space}-variable"),
            };
            let extent = self.extent("keep.seed", &[&kind]);
            self.mark(Node::Variable(index), extent);
        }
        for (index, lambda) in self.spaces.lambdas.iter().enumerate() {
            let kind = if lambda.kind().is_some() { "extended-lambda" } else { "plain-lambda" };
            let extent = self.extent("keep.seed", &[kind]);
            self.mark(Node::Lambda(index), extent);
        }
    }

    /// Sets the keep bit and the keep-definition flag of an entry, unless `keep.prune` ends the walk there.
    fn mark(&mut self, node: Node, extent: Extent) {
        if extent == Extent::Nothing {
            return;
        }
        let before = self.marked.get(&node).copied().unwrap_or(Extent::Nothing);
        let marked = before >= extent;
        // What is marked is not walked again whatever the table says: the walk has to end.
        if marked || self.prune {
            return;
        }
        self.marked.insert(node.clone(), extent);
        self.waiting.push((node, extent));
    }

    /// `keep.closure`: an entry is referred to.
    fn refer(&mut self, edge: &str, node: Node) {
        let extent = self.extent("keep.closure", &[edge]);
        self.mark(node, extent);
    }

    fn close(&mut self) {
        while let Some((node, extent)) = self.waiting.pop() {
            match node {
                Node::Function(entity, instance) => self.function(entity, instance),
                Node::Variable(entity) => self.variable(entity),
                Node::Class(class, put) => self.class(class, &put, extent),
                Node::Enumeration(index) => {
                    if let Type::Named(path) = self.scopes.enumerations[index].0.unqualified().clone() {
                        self.enclosing(&path[..path.len().saturating_sub(1)]);
                    }
                }
                Node::Alias(index) => {
                    let declared = &self.judge.program.aliases[index];
                    let (path, range) = (declared.path.clone(), declared.range.clone());
                    self.enclosing(&path);
                    let owner = self.owners.around(declared.first);
                    self.references(range, owner, None, &Vec::new());
                }
                Node::Lambda(index) => self.lambda(index),
                Node::Namespace(index) => self.enclosing(&self.judge.program.namespaces[index].path.clone()),
                Node::Using(_) => {}
            }
        }
    }

    /// The scopes that an entry is declared in.
    fn enclosing(&mut self, path: &[PathPart]) {
        for depth in 1..=path.len() {
            let around = &path[..depth];
            if let Some(class) = self.class_of(around) {
                self.refer("enclosing-class", class);
            } else if let Some(index) = self.namespace(around) {
                self.refer("enclosing-namespace", Node::Namespace(index));
            }
        }
    }

    fn namespace(&self, path: &[PathPart]) -> Option<usize> {
        let is = |named: &NamedEntity| {
            named.path.len() + 1 == path.len()
                && named.path[..] == path[..path.len() - 1]
                && path.last().is_some_and(|part| part.name == named.name)
        };
        self.judge.program.namespaces.iter().position(is)
    }

    fn class_of(&self, path: &[PathPart]) -> Option<Node> {
        if path.last().is_none_or(|part| part.namespace) {
            return None;
        }
        let class = self.scopes.classes.iter().position(|class| class.path[..] == *path)?;
        Some(Node::Class(class, Vec::new()))
    }

    /// A routine: its type, what its declarations and its body refer to.
    fn function(&mut self, entity: usize, instance: Option<usize>) {
        let program = self.judge.program;
        let known = &program.function_entities[entity];
        if known.declarations.is_empty() {
            // A member of a local class that was read for an instance: its body is not there to be looked at.
            self.uncertain = true;
            return;
        }
        let put = match instance.map(|i| program.instances[i].bindings.clone()) {
            None => Vec::new(),
            Some(Some(put)) => put,
            Some(None) => {
                self.uncertain = true;
                return;
            }
        };
        self.enclosing(&known.path.clone());
        let source = definition_of(program, entity);
        let complete = source.is_some();
        for t in known.signature.parameters.iter().chain([&known.result]) {
            let pattern = instance.is_none() && (known.template.is_some() || t.is_dependent());
            self.type_of(&substituted(t, &put), complete && !pattern, pattern);
        }
        for declaration in &known.declarations {
            let function = &program.functions[*declaration];
            let owner = self.owners.of_function(*declaration);
            self.references(function.range.clone(), owner, instance, &put);
        }
    }

    fn variable(&mut self, entity: usize) {
        let program = self.judge.program;
        let known = &program.variable_entities[entity];
        if program.is_part_of_objects(known) {
            // A data member is no entry; to name it takes its class.
            return self.enclosing(&known.path.clone());
        }
        if known.scope != VariableScope::Block {
            self.enclosing(&known.path.clone());
        }
        let complete = known.declarations.iter().any(|d| is_definition(&program.variables[*d]));
        self.type_of(&known.written.clone(), complete, known.template || known.written.is_dependent());
        for declaration in &known.declarations {
            let variable = &program.variables[*declaration];
            let owner = self.owners.around(variable.name_at);
            self.references(variable.specifiers.start..variable.specifiers.end, owner, None, &Vec::new());
            let end = variable.initializer.as_ref().map_or(variable.declarator.end, |range| range.end);
            self.references(variable.declarator.start..end, owner, None, &Vec::new());
        }
    }

    /// A class: with the keep-definition flag its bases, members and what their initialisers refer to.
    fn class(&mut self, class: usize, put: &Bindings, extent: Extent) {
        let known = &self.scopes.classes[class];
        self.enclosing(&known.path[..known.path.len() - 1]);
        if extent < Extent::Definition || !known.defined {
            return;
        }
        let owner = self.owners.of_class(class);
        self.references(known.range.clone(), owner, None, put);
    }

    fn lambda(&mut self, index: usize) {
        let program = self.judge.program;
        let lambda = &program.lambdas[index];
        for capture in program.captures.iter().filter(|c| c.lambda == index) {
            match &capture.written {
                Some(t) => self.type_of(&t.clone(), true, false),
                None => self.uncertain = true,
            }
        }
        for t in lambda.parameters.iter().chain(&lambda.trailing) {
            self.type_of(&t.clone(), true, lambda.generic);
        }
        let owner = self.owners.of_lambda(lambda);
        self.references(lambda.introducer..lambda.end, owner, lambda.instance, &Vec::new());
    }

    /// A type that is referred to. In a pattern its parts that depend on parameters are not there yet.
    fn type_of(&mut self, t: &Type, complete: bool, pattern: bool) {
        match t {
            Type::Named(path) => self.named_type(t, &path.clone(), complete),
            Type::Pointer(to) | Type::Reference(to) | Type::RValueReference(to) => {
                self.type_of(to, false, pattern);
            }
            Type::MemberPointer(class, to) => {
                self.type_of(class, false, pattern);
                self.type_of(to, false, pattern);
            }
            Type::Array(of, _) | Type::Pack(of) | Type::Qualified { of, .. } => {
                self.type_of(of, complete, pattern);
            }
            Type::Function(result, signature) => {
                self.type_of(result, false, pattern);
                for parameter in &signature.parameters {
                    self.type_of(parameter, false, pattern);
                }
            }
            Type::Dependent(_) | Type::Parameter(..) => self.uncertain |= !pattern && complete,
            // What a placeholder stands for, the initialiser or the returned expression refers to.
            Type::Fundamental(_) | Type::Closure(_) | Type::Placeholder(_) => {}
        }
    }

    fn named_type(&mut self, t: &Type, path: &[PathPart], complete: bool) {
        if let Some(index) = self.scopes.enumerations.iter().position(|(known, _)| known == t) {
            let edge = if complete { "type-by-value" } else { "type-by-name" };
            return self.refer(edge, Node::Enumeration(index));
        }
        for argument in path.iter().flat_map(|part| part.arguments.iter().flatten()) {
            match argument {
                Argument::Type(of) => self.argument(of),
                Argument::Template(name) => self.template_argument(name),
                Argument::Value(_) => {}
            }
        }
        let Some(class) = self.scopes.class_of_type(t) else { return };
        let known = &self.scopes.classes[class];
        let primary = self.scopes.classes.iter().position(|c| {
            !c.specialisation && c.path.last().map(|p| &p.name) == path.last().map(|p| &p.name)
        });
        let partial = primary.is_some_and(|p| {
            self.scopes.classes[p].specialisations.iter().any(|(spelled, _)| spelled.contains('?'))
        });
        let mut put = Vec::new();
        let mut depth = 0;
        for part in path {
            if let (Some(arguments), false) = (&part.arguments, known.specialisation) {
                put.push((depth, arguments.clone()));
                depth += 1;
            }
        }
        let pattern = put.iter().flat_map(|(_, list)| list).any(Argument::is_dependent);
        // Which partial specialisation is meant is not looked at; a pattern is no class yet.
        self.uncertain |= complete && !pattern && partial && !known.specialisation;
        let edge = if complete && !pattern { "type-by-value" } else { "type-by-name" };
        self.refer(edge, Node::Class(class, if pattern { Vec::new() } else { put }));
    }

    /// The classes and enumerations in a template argument.
    fn argument(&mut self, t: &Type) {
        match t {
            Type::Named(_) => {
                if let Some(class) = self.scopes.class_of_type(t) {
                    self.refer("template-argument", Node::Class(class, Vec::new()));
                    self.type_of(t, false, true);
                } else if let Some(index) = self.scopes.enumerations.iter().position(|(known, _)| known == t)
                {
                    self.refer("template-argument", Node::Enumeration(index));
                }
            }
            _ => self.type_of(t, false, true),
        }
    }

    fn template_argument(&mut self, name: &str) {
        let spelled = |path: &[PathPart]| path.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join("::");
        let named = self.scopes.classes.iter().position(|c| !c.specialisation && spelled(&c.path) == name);
        match named {
            Some(class) => self.refer("template-argument", Node::Class(class, Vec::new())),
            None => self.uncertain |= !name.starts_with('?'),
        }
    }

    /// What the tokens of a range refer to that have this owner and were read for this instance.
    fn references(
        &mut self,
        range: std::ops::Range<usize>,
        owner: Option<usize>,
        instance: Option<usize>,
        put: &Bindings,
    ) {
        let program = self.judge.program;
        let is_pattern = instance.is_none();
        for index in self.owners.references(&range, owner) {
            let reference = &program.references[index];
            if reference.instance != instance {
                continue;
            }
            match &reference.to {
                Referent::Type { written, complete } => {
                    let t = substituted(written, put);
                    let pattern = is_pattern && put.is_empty() && t.is_dependent();
                    self.type_of(&t, *complete && !pattern, pattern);
                }
                Referent::Variable(entity) => self.refer("used-variable", Node::Variable(*entity)),
                Referent::Alias(alias) => self.refer("type-by-name", Node::Alias(*alias)),
                Referent::Lambda(lambda) => self.refer("called-routine", Node::Lambda(*lambda)),
                Referent::Unknown => self.uncertain = true,
            }
        }
        for index in self.owners.calls(&range, owner) {
            let call = &program.calls[index];
            if call.instance == instance {
                self.call(call, put);
            }
        }
        for index in self.owners.mentions(&range, owner) {
            let mention = &program.mentions[index];
            let evaluated = !matches!(mention.context, Context::Unevaluated | Context::Discarded);
            if mention.instance != instance || mention.called || !evaluated {
                continue;
            }
            match mention.candidates.as_slice() {
                [one] => self.routine(*one, &Vec::new(), None),
                several => self.doubts.push(several.to_vec()),
            }
        }
    }

    fn call(&mut self, call: &Call, put: &Bindings) {
        let skipped = matches!(call.context, Context::Unevaluated | Context::Discarded);
        if skipped || call.standing == Standing::Dependent || call.built_in.is_some() {
            return;
        }
        let certain = call.standing == Standing::Certain && call.context != Context::Open;
        match call.candidates.as_slice() {
            [one] if certain => {
                let mut bindings = call.put.clone();
                for (_, list) in &mut bindings {
                    *list = list.iter().map(|argument| bound(argument, put)).collect();
                }
                self.routine(one.entity, &bindings, one.arguments.as_deref());
            }
            several => self.doubts.push(several.iter().map(|c| c.entity).collect()),
        }
    }

    /// A routine that is called or whose address is taken: the instance, where it is one of a template.
    fn routine(&mut self, entity: usize, put: &Bindings, own: Option<&[Argument]>) {
        let program = self.judge.program;
        let known = &program.function_entities[entity];
        if let Some(own) = own {
            let written = program.function_entities.iter().position(|e| {
                let declared = e.declarations.first().map(|d| &program.functions[*d]);
                e.primary == Some(entity)
                    && declared.and_then(|d| arguments_of(program, entity, d)).as_deref() == Some(own)
            });
            if let Some(specialised) = written {
                return self.refer("called-routine", Node::Function(specialised, None));
            }
        }
        if known.template.is_none() && put.is_empty() {
            return self.refer("called-routine", Node::Function(entity, None));
        }
        let mut bindings = put.clone();
        if let (Some(own), true) = (own, known.template.is_some()) {
            bindings.push((own_depth(known), own.to_vec()));
        }
        let exact = program
            .instances
            .iter()
            .position(|i| i.entity == entity && i.bindings.as_ref() == Some(&bindings));
        match exact {
            Some(instance) => self.refer("called-routine", Node::Function(entity, Some(instance))),
            None => {
                let pattern = bindings.iter().flat_map(|(_, list)| list).any(Argument::is_dependent);
                let all: Vec<usize> =
                    (0..program.instances.len()).filter(|i| program.instances[*i].entity == entity).collect();
                self.uncertain |= !pattern && all.len() > 1;
                self.refer("called-routine", Node::Function(entity, None));
                for instance in all {
                    self.refer("called-routine", Node::Function(entity, Some(instance)));
                }
            }
        }
    }

    /// `keep.using-declaration`, until nothing changes.
    fn using_declarations(&mut self) {
        loop {
            let before = self.marked.len();
            for index in 0..self.judge.program.using_declarations.len() {
                let symbols = &self.judge.program.using_declarations[index].symbols;
                let target = symbols.iter().any(|symbol| self.is_marked(symbol));
                let extent = self.extent("keep.using-declaration", &[truth(target)]);
                if self.marked.contains_key(&Node::Using(index)) || extent == Extent::Nothing {
                    continue;
                }
                self.mark(Node::Using(index), extent);
                let path = self.judge.program.using_declarations[index].declared.path.clone();
                self.enclosing(&path);
                self.close();
            }
            if self.marked.len() == before {
                return;
            }
        }
    }

    fn is_marked(&self, symbol: &Symbol) -> bool {
        self.marked.keys().any(|node| match (symbol, node) {
            (Symbol::Function(a), Node::Function(b, _)) => a == b,
            (Symbol::Variable(a) | Symbol::VariableTemplate(a), Node::Variable(b)) => a == b,
            (Symbol::Class(a), Node::Class(b, _)) => a == b,
            (Symbol::Alias(_, a) | Symbol::AliasTemplate(_, _, a), Node::Alias(b)) => a == b,
            (Symbol::Enumeration(t, _) | Symbol::Enumerator(t, _), Node::Enumeration(b)) => {
                self.scopes.enumerations[*b].0 == *t
            }
            _ => false,
        })
    }

    /// `keep.elimination`: what stays, a routine's body where `keep.routine-definition` marks it.
    fn elimination(&mut self) -> Vec<KeptEntity> {
        let routine_pass = self.judge.cell("keep.routine-definition", &[truth(true)]);
        let bodies = routine_pass.and_then(|cell| cell.result.as_deref()) == Some("checked");
        let stays = |judge: &mut Judge<'_>, marked: bool| {
            let cell = judge.cell("keep.elimination", &[truth(marked)]);
            cell.and_then(|cell| cell.result.as_deref()) == Some("written")
        };
        if !stays(self.judge, true) {
            return Vec::new();
        }
        let mut all: Vec<(usize, KeptEntity)> = Vec::new();
        for (node, extent) in std::mem::take(&mut self.marked) {
            if let Some((first, mut entity)) = self.observed(&node) {
                entity.prefix = self.prefix(&node, first);
                entity.definition &= extent == Extent::Definition;
                entity.definition &= bodies || entity.kind != KeptKind::Function;
                match all
                    .iter_mut()
                    .find(|(at, e)| *at == first && e.kind == entity.kind && e.name == entity.name)
                {
                    Some((_, known)) => known.definition |= entity.definition,
                    None => all.push((first, entity)),
                }
            }
        }
        all.sort_by(|(a, x), (b, y)| (a, &x.name, x.kind).cmp(&(b, &y.name, y.kind)));
        all.into_iter().map(|(_, entity)| entity).collect()
    }

    /// The prefix byte of an entry that is kept (`keep.prefix`, `keep.file-scope`).
    fn prefix(&mut self, node: &Node, first: usize) -> u8 {
        let scope = self.declared_in(node, first);
        let cell = self.judge.cell("keep.file-scope", &[scope]);
        let at_file_scope = cell.and_then(|cell| cell.result.as_deref()) == Some(truth(true));
        let bit = |name| self.judge.rules.constant("keep.prefix", name) as u8;
        bit("keep") | if at_file_scope { bit("file-scope") } else { 0 }
    }

    /// The `declared-in` domain: where an entry whose name stands at this token is declared.
    fn declared_in(&self, node: &Node, first: usize) -> &'static str {
        let program = self.judge.program;
        let of_namespace = match node {
            // A friend and a declaration in a block are of the namespace around ([dcl.stc], [class.friend]).
            Node::Function(index, _) => !program.function_entities[*index].member,
            Node::Variable(index) => {
                let mut declarations = program.variable_entities[*index].declarations.iter();
                declarations.any(|d| program.variables[*d].specifiers.extern_at.is_some())
            }
            _ => false,
        };
        let in_function =
            program.functions.iter().any(|f| f.has_body() && (f.body_at..f.range.end).contains(&first))
                || program.lambdas.iter().any(|l| (l.body_at..l.end).contains(&first));
        let in_class = || self.scopes.classes.iter().any(|class| class.range.contains(&first));
        match (of_namespace, in_function) {
            (true, _) => "namespace",
            (false, true) => "function",
            (false, false) if in_class() => "class",
            (false, false) => "namespace",
        }
    }

    /// An entry as it is observed, and the token that it begins at; `definition` where the unit has one, no prefix yet.
    fn observed(&self, node: &Node) -> Option<(usize, KeptEntity)> {
        let program = self.judge.program;
        let (first, name, kind, definition) = match node {
            Node::Function(index, _) => {
                let entity = &program.function_entities[*index];
                let definition = definition_of(program, *index).is_some();
                (entity.first, name_of(entity), KeptKind::Function, definition)
            }
            Node::Variable(index) => {
                let entity = &program.variable_entities[*index];
                let local = entity.scope == VariableScope::Block && memory_of(program, entity).0 == 0;
                if local || program.is_part_of_objects(entity) {
                    return None;
                }
                let path: &[_] = if entity.scope == VariableScope::Block { &[] } else { &entity.path };
                let definition = entity.declarations.iter().any(|d| is_definition(&program.variables[*d]));
                (entity.first, qualified_name(path, &entity.name), KeptKind::Variable, definition)
            }
            Node::Class(index, _) => {
                let class = &self.scopes.classes[*index];
                (class.first, type_name(&class.path), KeptKind::Class, class.defined)
            }
            Node::Enumeration(index) => {
                let Type::Named(path) = &self.scopes.enumerations[*index].0 else { return None };
                let first = self.scopes.enumeration_places[*index];
                (first, type_name(path), KeptKind::Enumeration, true)
            }
            Node::Alias(index) => named(&program.aliases[*index], KeptKind::Alias),
            Node::Lambda(index) => {
                (program.lambdas[*index].introducer, "<unnamed>".to_owned(), KeptKind::Lambda, true)
            }
            Node::Namespace(index) => named(&program.namespaces[*index], KeptKind::Namespace),
            Node::Using(index) => {
                named(&program.using_declarations[*index].declared, KeptKind::UsingDeclaration)
            }
        };
        let place = self.judge.source.place(first);
        Some((first, KeptEntity { place, name, kind, definition, prefix: 0 }))
    }
}

fn named(entity: &NamedEntity, kind: KeptKind) -> (usize, String, KeptKind, bool) {
    (entity.first, qualified_name(&entity.path, &entity.name), kind, false)
}

fn name_of(entity: &FunctionEntity) -> String {
    let own = match (entity.name_kind, entity.path.last()) {
        (FunctionName::Constructor, Some(class)) => &class.name,
        _ => &entity.name,
    };
    qualified_name(&entity.path, own)
}

fn type_name(path: &[PathPart]) -> String {
    match path.split_last() {
        Some((last, around)) if last.name.starts_with("<unnamed") => {
            qualified_name(around, crate::parse::UNNAMED)
        }
        Some((last, around)) => qualified_name(around, &last.name),
        None => String::new(),
    }
}

/// The declaration of a function that has a body or is defaulted.
fn definition_of(program: &crate::program::Program, entity: usize) -> Option<usize> {
    let declarations = &program.function_entities[entity].declarations;
    declarations.iter().copied().find(|d| {
        let body = &program.functions[*d].body;
        is_defined(body) || *body == Body::Defaulted
    })
}

/// Whether a declaration of a variable defines it.
fn is_definition(variable: &crate::program::VariableDeclaration) -> bool {
    let specifiers = &variable.specifiers;
    let initialised = variable.initializer.is_some();
    match variable.scope {
        VariableScope::Class => specifiers.inline_at.is_some() || specifiers.constexpr_at.is_some(),
        _ => specifiers.extern_at.is_none() || initialised,
    }
}

fn substituted(t: &Type, put: &Bindings) -> Type {
    put.iter().fold(t.clone(), |t, (depth, arguments)| t.substitute(*depth, arguments))
}

fn bound(argument: &Argument, put: &Bindings) -> Argument {
    match argument {
        Argument::Type(t) => Argument::Type(substituted(t, put)),
        other => other.clone(),
    }
}
