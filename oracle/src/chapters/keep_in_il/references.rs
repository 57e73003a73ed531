//! What an entry refers to: `keep.closure`.

use std::ops::Range;

use super::entries::{definition_of, is_definition};
use super::types::{bound, substituted};
use super::{Extent, Node, Walk};
use crate::facts::memory_of;
use crate::overloads::{arguments_of, own_depth};
use crate::program::{Call, Capture, Context, Referent, Standing, VariableScope};
use crate::scopes::Bindings;
use crate::types::Argument;

impl Walk<'_, '_, '_> {
    /// A routine: its type, what its declarations and its body refer to.
    pub(super) fn function(&mut self, entity: usize, instance: Option<usize>) {
        let program = self.judge.program;
        let known = &program.function_entities[entity];
        if known.declarations.is_empty() {
            // Its body is not there to be looked at.
            self.doubt("a member of a local class of an instance");
            return;
        }
        let put = match instance.map(|i| program.instances[i].bindings.clone()) {
            None => Vec::new(),
            Some(Some(put)) => put,
            Some(None) => {
                self.doubt("an instance whose arguments are not known");
                return;
            }
        };
        self.enclosing(&known.path.clone());
        let source = definition_of(program, entity);
        let complete = source.is_some();
        for t in known.signature.parameters.iter().chain([&known.result]) {
            let pattern = instance.is_none() && t.is_dependent();
            self.type_of(&substituted(t, &put), complete && !pattern, pattern);
        }
        for declaration in &known.declarations {
            let function = &program.functions[*declaration];
            let owner = self.owners.of_function(*declaration);
            self.references(function.range.clone(), owner, instance, &put);
        }
    }

    pub(super) fn variable(&mut self, entity: usize) {
        let program = self.judge.program;
        let known = &program.variable_entities[entity];
        if program.is_part_of_objects(known) {
            // A data member is no entry; to name it takes its class.
            return self.enclosing(&known.path.clone());
        }
        if known.scope == VariableScope::Block && self.is_automatic(entity) {
            // What declares it is a part of its function; in a lambda its name is the capture's.
            return;
        }
        if known.scope != VariableScope::Block {
            self.enclosing(&known.path.clone());
        }
        let complete = known.declarations.iter().any(|d| is_definition(&program.variables[*d]));
        self.type_of(&known.written.clone(), complete, known.written.is_dependent());
        for declaration in &known.declarations {
            let variable = &program.variables[*declaration];
            let owner = self.owners.around(variable.name_at);
            self.references(variable.specifiers.start..variable.specifiers.end, owner, None, &Vec::new());
            let end = variable.initializer.as_ref().map_or(variable.declarator.end, |range| range.end);
            self.references(variable.declarator.start..end, owner, None, &Vec::new());
        }
    }

    fn is_automatic(&self, entity: usize) -> bool {
        let program = self.judge.program;
        let known = &program.variable_entities[entity];
        let of_program = |d: &usize| {
            let written = &program.variables[*d].specifiers;
            written.static_at.is_some() || written.extern_at.is_some() || written.thread_local_at.is_some()
        };
        memory_of(program, known).0 == 0 && !known.declarations.iter().any(of_program)
    }

    /// The entry that a name of a structured binding is a part of, by the declaration of its first name.
    pub(super) fn binding_of(&self, entity: usize) -> Option<usize> {
        let program = self.judge.program;
        if !program.variable_entities[entity].declarations.is_empty() {
            return None;
        }
        let named = program.variables.iter().find(|v| v.structured_binding && v.entity == entity)?;
        program
            .variables
            .iter()
            .position(|v| v.structured_binding && v.declarator.start == named.declarator.start)
    }

    /// The variable without a name of a structured binding.
    pub(super) fn binding(&mut self, index: usize) {
        let program = self.judge.program;
        let variable = &program.variables[index];
        let entity = &program.variable_entities[variable.entity];
        if entity.scope != VariableScope::Block {
            self.enclosing(&entity.path.clone());
        }
        let owner = self.owners.around(variable.declarator.start);
        self.references(variable.specifiers.start..variable.specifiers.end, owner, None, &Vec::new());
        let end = variable.initializer.as_ref().map_or(variable.declarator.end, |range| range.end);
        self.references(variable.declarator.start..end, owner, None, &Vec::new());
    }

    /// A special member that nobody writes: what it calls.
    pub(super) fn implied(&mut self, member: usize) {
        let program = self.judge.program;
        for call in program.implied_calls.iter().filter(|call| call.implied == Some(member)) {
            self.call(call, &Vec::new());
        }
        for used in program.implied_uses.iter().filter(|used| used.implied == Some(member)) {
            self.refer("called-routine", Node::Implied(used.member));
        }
    }

    /// A class: with the keep-definition flag its bases, members and what their initialisers refer to.
    pub(super) fn class(&mut self, class: usize, put: &Bindings, extent: Extent) {
        let known = &self.scopes.classes[class];
        self.enclosing_type(&known.path);
        if extent < Extent::Definition || !known.defined {
            return;
        }
        let owner = self.owners.of_class(class);
        self.references(known.range.clone(), owner, None, put);
    }

    pub(super) fn lambda(&mut self, index: usize) {
        let program = self.judge.program;
        let lambda = &program.lambdas[index];
        for capture in program.captures.iter().filter(|c| c.lambda == index) {
            match (&capture.written, capture.closure) {
                (_, Some(closure)) => self.captured_closures.push(closure),
                (Some(t), None) => self.type_of(&t.clone(), true, false),
                (None, None) => self.doubt("a capture whose type is not known"),
            }
            self.declared_as(capture);
        }
        for t in lambda.parameters.iter().chain(&lambda.trailing) {
            self.type_of(&t.clone(), true, lambda.generic);
        }
        let owner = self.owners.of_lambda(lambda);
        self.references(lambda.introducer..lambda.end, owner, lambda.instance, &Vec::new());
    }

    /// The member of a closure is declared as what it captures is: with the aliases that are written there.
    fn declared_as(&mut self, capture: &Capture) {
        let program = self.judge.program;
        let named =
            capture.value.as_ref().filter(|value| value.len() == 1).and_then(|value| {
                program.uses.iter().find(|used| used.range == *value).map(|used| used.entity)
            });
        let declared = capture.entity.or(named).map(|e| &program.variable_entities[e].declarations);
        for declaration in declared.into_iter().flatten() {
            let variable = &program.variables[*declaration];
            let owner = self.owners.around(variable.name_at);
            self.aliases(variable.specifiers.start..variable.specifiers.end, owner);
            self.aliases(variable.declarator.clone(), owner);
        }
        let function = program.lambdas[capture.lambda].function.filter(|_| capture.entity.is_none());
        let Some(function) = function else { return };
        for parameter in &program.functions[function].parameters {
            if parameter.name.as_ref().is_some_and(|(name, _)| *name == capture.name) {
                self.aliases(parameter.range.clone(), self.owners.of_function(function));
            }
        }
    }

    /// The aliases that a type is written with.
    fn aliases(&mut self, range: Range<usize>, owner: Option<usize>) {
        let program = self.judge.program;
        for index in self.owners.references(&range, owner) {
            if let Referent::Alias(alias) = program.references[index].to {
                self.refer("type-by-name", Node::Alias(alias));
            }
        }
    }

    /// What the tokens of a range refer to that have this owner and were read for this instance.
    pub(super) fn references(
        &mut self,
        range: Range<usize>,
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
                Referent::Variable(entity) => {
                    let node = self.binding_of(*entity).map_or(Node::Variable(*entity), Node::Binding);
                    self.refer("used-variable", node);
                }
                Referent::Alias(alias) => self.refer("type-by-name", Node::Alias(*alias)),
                Referent::Lambda(lambda) => self.refer("called-routine", Node::Lambda(*lambda)),
                Referent::Unknown => self.doubt("a callee that is no function"),
            }
        }
        let calls = self.owners.calls(&range, owner).into_iter().map(|index| &program.calls[index]);
        let quiet =
            self.owners.quiet_calls(&range, owner).into_iter().map(|index| &program.quiet_calls[index]);
        for call in calls.chain(quiet).filter(|call| call.instance == instance) {
            self.call(call, put);
        }
        for index in self.owners.implied_uses(&range, owner) {
            let used = &program.implied_uses[index];
            if used.instance == instance && used.implied.is_none() {
                self.refer("called-routine", Node::Implied(used.member));
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
                if !pattern && all.len() > 1 {
                    self.doubt("which of several instances is used");
                }
                self.refer("called-routine", Node::Function(entity, None));
                for instance in all {
                    self.refer("called-routine", Node::Function(entity, Some(instance)));
                }
            }
        }
    }
}
