//! Uses of variables, and what becomes of the lvalues that name them: whether the object is needed or its value alone.

use std::ops::Range;

use super::Parser;
use super::expressions::Expression;
use crate::conversions::Operand;
use crate::overloads::{Candidate, own_depth};
use crate::program::{Access, VariableUse};
use crate::types::Type;

impl Parser<'_, '_> {
    /// Remembers the use of a variable by its name.
    pub(super) fn uses_variable(&mut self, entity: usize, range: Range<usize>) -> usize {
        self.program.uses.push(VariableUse {
            range,
            entity,
            arguments: None,
            class_arguments: None,
            decltype_operand: false,
            access: Access::Read,
            element: false,
            array: matches!(self.program.variable_entities[entity].written.unqualified(), Type::Array(..)),
            bound: false,
            again: false,
            context: self.context(),
            function: self.function,
            lambda: self.lambda,
            instance: self.instance,
            implied: None,
        });
        self.program.uses.len() - 1
    }

    /// What becomes of an lvalue.
    pub(super) fn accesses(&mut self, lvalue_of: &[usize], access: Access) {
        for used in lvalue_of {
            let Some(used) = self.program.uses.get_mut(*used) else { continue };
            match (used.access, access) {
                // The result of an assignment is its left operand.
                (Access::Written | Access::Changed, Access::Addressed) => used.bound = true,
                (Access::Written | Access::Changed, Access::Discarded) => {}
                _ => used.access = access,
            }
        }
    }

    /// The lvalues name a part of what they named: a member, or an element of an array.
    pub(super) fn names_part(&mut self, lvalue_of: &[usize], part: &Type, element: bool) {
        for used in lvalue_of {
            let Some(used) = self.program.uses.get_mut(*used) else { continue };
            used.element |= element;
            used.array = matches!(part.unqualified(), Type::Array(..));
        }
    }

    /// What becomes of the lvalues whose values are taken in a range of tokens.
    pub(super) fn accesses_within(&mut self, range: Range<usize>, access: Access) {
        let newest = self.program.uses.iter_mut().rev().take_while(|u| u.range.start >= range.start);
        for used in newest.filter(|u| u.access == Access::Read) {
            used.access = access;
        }
    }

    /// An lvalue becomes an object, a reference or an argument of a type: a reference to its own type is bound to it.
    pub(super) fn binds(&mut self, from: &Expression, to: &Type) {
        if from.lvalue_of.is_empty() {
            return;
        }
        let (Type::Reference(of) | Type::RValueReference(of)) = to else {
            if to.is_dependent() {
                self.accesses(&from.lvalue_of, Access::Open);
            }
            return;
        };
        let same = from.written.as_ref().is_some_and(|t| t.unqualified() == of.unqualified());
        let arithmetic = |t: &Type| matches!(t.unqualified(), Type::Fundamental(_));
        let access = match &from.written {
            _ if same || matches!(of.unqualified(), Type::Placeholder(_)) => Access::Addressed,
            // A temporary of the other type.
            Some(t) if arithmetic(t) && arithmetic(of) => return,
            _ => Access::Open,
        };
        self.accesses(&from.lvalue_of, access);
    }

    /// Arguments become parameters of these types.
    pub(super) fn passes(&mut self, parameters: &[Type], arguments: &[Operand]) {
        for (index, argument) in arguments.iter().enumerate().filter(|(_, a)| !a.lvalue_of.is_empty()) {
            let Some(to) = parameters.get(index).map(|to| self.bound(to)) else { continue };
            let from = Expression {
                written: argument.written.clone(),
                lvalue_of: argument.lvalue_of.clone(),
                ..Expression::default()
            };
            self.binds(&from, &to);
        }
    }

    /// Arguments become parameters of the one function that is certain to be called.
    pub(super) fn passes_to(
        &mut self,
        chosen: &[Candidate],
        put: &super::calls::Bindings,
        arguments: &[Operand],
    ) {
        let [one] = chosen else {
            for argument in arguments {
                self.accesses(&argument.lvalue_of, Access::Open);
            }
            return;
        };
        let entity = &self.program.function_entities[one.entity];
        let bound = |parameter: &Type| {
            let mut to = parameter.clone();
            for (depth, list) in put {
                to = to.substitute(*depth, list);
            }
            match &one.arguments {
                Some(own) => to.substitute(own_depth(entity), own),
                None => to,
            }
        };
        let parameters: Vec<Type> = entity.signature.parameters.iter().map(bound).collect();
        self.passes(&parameters, arguments);
    }
}
