//! Chapter "Device IL: what is kept": the walk that marks entries of the device IL, from its seeds to the elimination
//! pass (`keep.walk`).

use std::collections::BTreeMap;

use cufe_spec::observation::{KeptEntity, KeptKind};
use cufe_spec::space::{MemoryWord, SpaceByte};

mod entries;
mod references;
mod types;

use super::{Spaces, execution_spaces, jit, truth};
use crate::facts::{effective_memory, memory_class, written_memory};
use crate::owners::Owners;
use crate::program::{VariableDeclaration, VariableScope};
use crate::scopes::{Bindings, Scopes, Symbol};
use crate::types::Type;
use crate::verdicts::Judge;

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
    /// The variable without a name of a structured binding, by the declaration of the first name that it gives its parts.
    Binding(usize),
    /// A special member that nobody writes, an index into [`crate::program::Program::implied`]: no entry, but what it calls
    /// is called.
    Implied(usize),
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
    /// Lambdas whose closures are captured: how much of one a closure that holds it needs the documents do not say.
    captured_closures: Vec<usize>,
    /// Why and how often something is kept of which it is not known what it refers to.
    uncertain: BTreeMap<&'static str, usize>,
}

/// `keep.walk`: everything that is kept.
///
/// # Errors
/// Why it is not certain, and how often.
pub(crate) fn kept(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    bytes: &[SpaceByte],
) -> Result<Vec<KeptEntity>, Vec<(&'static str, usize)>> {
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
        captured_closures: Vec::new(),
        uncertain: BTreeMap::new(),
    };
    walk.seeds();
    walk.close();
    walk.using_declarations();
    let doubtful = walk.doubts.iter().flatten().any(|entity| {
        !walk.marked.keys().any(|node| matches!(node, Node::Function(kept, _) if kept == entity))
    });
    if doubtful {
        walk.doubt("which of several functions is called");
    }
    if walk.captured_closures.iter().any(|closure| !walk.marked.contains_key(&Node::Lambda(*closure))) {
        walk.doubt("how much of a captured closure is kept");
    }
    match walk.uncertain.is_empty() {
        true => Ok(walk.elimination()),
        false => Err(walk.uncertain.into_iter().collect()),
    }
}

impl Walk<'_, '_, '_> {
    fn doubt(&mut self, reason: &'static str) {
        *self.uncertain.entry(reason).or_default() += 1;
    }

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
            // An instance is annotated as its template is.
            for made in 0..program.instances.len() {
                if program.instances[made].entity == index && program.is_made(made) {
                    self.mark(Node::Function(index, Some(made)), extent);
                }
            }
        }
        for (index, variable) in program.variable_entities.iter().enumerate() {
            if program.is_part_of_objects(variable) || self.binding_of(index).is_some() {
                continue;
            }
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
        for (index, variable) in program.variables.iter().enumerate() {
            if self.binding_of(variable.entity) == Some(index) {
                let word = self.binding_memory(variable);
                let class = memory_class(self.judge.rules, self.judge.options, word);
                let kind = match class.as_str() {
                    "none" => "host-variable".to_owned(),
                    space => format!("{space}-variable"),
                };
                let extent = self.extent("keep.seed", &[&kind]);
                self.mark(Node::Binding(index), extent);
            }
        }
        for (index, lambda) in self.spaces.lambdas.iter().enumerate() {
            let kind = if lambda.kind().is_some() { "extended-lambda" } else { "plain-lambda" };
            let extent = self.extent("keep.seed", &[kind]);
            self.mark(Node::Lambda(index), extent);
        }
    }

    /// The memory-space word of the variable without a name of a structured binding: what is written, or what
    /// `jit.default-space` gives it.
    fn binding_memory(&mut self, variable: &VariableDeclaration) -> MemoryWord {
        let written = written_memory(self.judge.program, &variable.specifiers);
        if written.0 != 0 || variable.scope == VariableScope::Block {
            return written;
        }
        let is_const = variable.written.is_const() || variable.specifiers.constexpr_at.is_some();
        let entity = if is_const { "constant" } else { "variable" };
        match jit::default_space(self.judge, entity) {
            Some(_) => MemoryWord(MemoryWord::DEVICE),
            None => written,
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
                        self.enclosing_type(&path);
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
                Node::Binding(index) => self.binding(index),
                Node::Implied(member) => self.implied(member),
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
}
