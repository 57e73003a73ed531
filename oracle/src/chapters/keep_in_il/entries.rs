//! Entries as they are observed.

use cufe_spec::observation::{KeptEntity, KeptKind};

use super::{Node, Walk};
use crate::facts::{memory_of, qualified_name, written_memory};
use crate::program::{
    Body, FunctionEntity, FunctionName, NamedEntity, Program, VariableDeclaration, VariableScope,
};
use crate::types::{PathPart, Type};

impl Walk<'_, '_, '_> {
    /// The `declared-in` domain: where an entry whose name stands at this token is declared.
    pub(super) fn declared_in(&self, node: &Node, first: usize) -> &'static str {
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
    pub(super) fn observed(&self, node: &Node) -> Option<(usize, KeptEntity)> {
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
            Node::Binding(index) => {
                let variable = &program.variables[*index];
                let entity = &program.variable_entities[variable.entity];
                let local = entity.scope == VariableScope::Block;
                if local && written_memory(program, &variable.specifiers).0 == 0 {
                    return None;
                }
                let path: &[_] = if local { &[] } else { &entity.path };
                let name = qualified_name(path, crate::parse::UNNAMED);
                (variable.declarator.start, name, KeptKind::Variable, true)
            }
            Node::Implied(_) => return None,
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
pub(super) fn definition_of(program: &Program, entity: usize) -> Option<usize> {
    let declarations = &program.function_entities[entity].declarations;
    declarations.iter().copied().find(|d| {
        let function = &program.functions[*d];
        function.has_body() || function.body == Body::Defaulted
    })
}

/// Whether a declaration of a variable defines it.
pub(super) fn is_definition(variable: &VariableDeclaration) -> bool {
    let specifiers = &variable.specifiers;
    let initialised = variable.initializer.is_some();
    match variable.scope {
        VariableScope::Class => specifiers.inline_at.is_some() || specifiers.constexpr_at.is_some(),
        _ => specifiers.extern_at.is_none() || initialised,
    }
}
