//! Types and scopes that are referred to.

use super::{Node, Walk};
use crate::program::NamedEntity;
use crate::scopes::Bindings;
use crate::specialisations::Meant;
use crate::types::{Argument, PathPart, Type};

impl Walk<'_, '_, '_> {
    /// The scopes that an entry is declared in, by their path.
    pub(super) fn enclosing(&mut self, path: &[PathPart]) {
        self.enclosing_parts(path, path.len());
    }

    /// The scopes that a class or enumeration is declared in, by its own path.
    pub(super) fn enclosing_type(&mut self, path: &[PathPart]) {
        self.enclosing_parts(path, path.len().saturating_sub(1));
    }

    fn enclosing_parts(&mut self, path: &[PathPart], count: usize) {
        // A local class is a member of none, though the function around it may be.
        let local = path.iter().position(|part| part.local.is_some()).unwrap_or(0);
        for depth in 1..=count {
            let around = &path[..depth];
            if depth <= local && !path[depth - 1].namespace {
                continue;
            }
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

    /// A type that is referred to. In a pattern its parts that depend on parameters are not there yet.
    pub(super) fn type_of(&mut self, t: &Type, complete: bool, pattern: bool) {
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
            Type::Dependent(_) | Type::Parameter(..) if !pattern && complete => {
                self.doubt("a type that is not known");
            }
            Type::Dependent(_) | Type::Parameter(..) => {}
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
                // A pack is one of functions.
                Argument::Value(_) | Argument::Pack(_) => {}
            }
        }
        let Some((class, mut put)) = self.scopes.class_and_arguments(t) else { return };
        let known = &self.scopes.classes[class];
        let primary = self.scopes.primary_of_type(t);
        let arguments = path.last().and_then(|part| part.arguments.as_deref());
        let meant = primary.zip(arguments).map(|(primary, arguments)| self.scopes.meant(primary, arguments));
        // In a template its own classes are there as they are written.
        let own = |put: &Bindings| {
            let own = known.path.iter().filter_map(|part| part.arguments.as_ref());
            !known.specialisation && own.eq(put.iter().map(|(_, list)| list))
        };
        if own(&put) {
            put.clear();
        }
        let pattern = put.iter().flat_map(|(_, list)| list).any(Argument::is_dependent);
        // A pattern is no class yet.
        if complete && !pattern && meant == Some(Meant::Unknown) {
            self.doubt("which partial specialisation is meant");
        }
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
            None if !name.starts_with('?') => self.doubt("a template argument that is a template"),
            None => {}
        }
    }
}

pub(super) fn substituted(t: &Type, put: &Bindings) -> Type {
    put.iter().fold(t.clone(), |t, (depth, arguments)| t.substitute(*depth, arguments))
}

pub(super) fn bound(argument: &Argument, put: &Bindings) -> Argument {
    match argument {
        Argument::Type(t) => Argument::Type(substituted(t, put)),
        Argument::Pack(list) => Argument::Pack(list.iter().map(|one| bound(one, put)).collect()),
        other => other.clone(),
    }
}
