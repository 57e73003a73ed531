//! Which arguments of a call are constants, as far as the device pass asks.

use std::ops::Range;

use super::Parser;
use crate::conversions::Operand;
use crate::overloads::{Arguments, Candidate, parameters_of};
use crate::program::{Body, Parameter};
use crate::types::Type;

impl Parser<'_, '_> {
    /// How many arguments of the newest call are no constants: what a reference is bound to and objects of classes are
    /// none, where the one function that is called is not constexpr.
    pub(super) fn counts_changing(&mut self, chosen: &[Candidate], arguments: &Arguments) {
        let [one] = chosen else { return };
        if arguments.expanded || self.quiet || self.implied.is_some() {
            return;
        }
        let constexpr = self.program.is_constexpr(one.entity);
        let known = &self.program.function_entities[one.entity];
        let mut changing = 0..0;
        let parameters = parameters_of(known, &[], one.arguments.as_deref());
        let is_object =
            |t: &Type| matches!(t.unqualified(), Type::Named(_)) && !self.scopes.is_enumeration(t);
        let is_address = |o: &Operand| {
            !o.lvalue && o.written.as_ref().is_some_and(|t| matches!(t.unqualified(), Type::Pointer(_)))
        };
        let uses = &self.program.uses;
        let automatic = |used: &usize| {
            uses.get(*used).is_some_and(|u| {
                !u.element && !self.program.fixed(&self.program.variable_entities[u.entity]).address
            })
        };
        for (index, argument) in arguments.list.iter().enumerate() {
            let to = parameters.get(index);
            let by_reference = to.is_some_and(Type::is_reference);
            let object = argument.written.as_ref().is_some_and(is_object);
            let named = to.is_none() || self.names_parameter(one.entity, index);
            let constant = match argument.constant {
                // The address of an object of the call is a constant; what the object holds is none.
                _ if constexpr && argument.own && (by_reference || is_address(argument)) => {
                    self.goes_to_target(one.entity, index).map(|leads| !leads)
                }
                _ if !constexpr && (by_reference || object) => Some(false),
                // Nothing is done with what a reference is bound to, or an address leads to.
                _ if constexpr && by_reference && !named && !argument.lvalue_of.is_empty() => {
                    (!argument.lvalue_of.iter().any(automatic)).then_some(true)
                }
                _ if constexpr && !named && argument.address_of.iter().any(automatic) => None,
                None if argument.lvalue && argument.written.as_ref().is_some_and(|t| !t.is_const()) => {
                    Some(false)
                }
                known => known,
            };
            changing.start += usize::from(constant == Some(false));
            changing.end += usize::from(constant != Some(true));
        }
        let defaults = known.declarations.iter().flat_map(|d| {
            self.program.functions[*d].parameters.iter().skip(arguments.list.len()).map(|p| p.default.clone())
        });
        for range in defaults.flatten() {
            let called = self.program.calls.iter().filter(|c| range.contains(&c.range.start));
            let mut callees = called.flat_map(|c| &c.candidates);
            let computes = callees.any(|c| !self.program.is_constexpr(c.entity));
            let literals =
                range.clone().all(|at| !self.token_at(at).names() || is_literal_word(self.text_at(at)));
            changing.start += usize::from(computes);
            changing.end += usize::from(!literals);
        }
        if let Some(call) = self.program.calls.last_mut() {
            call.changing = changing;
        }
    }

    /// Whether the body of a function goes to what a parameter leads to; `None` where that is not certain.
    fn goes_to_target(&self, entity: usize, index: usize) -> Option<bool> {
        if !self.names_parameter(entity, index) {
            return Some(false);
        }
        let (parameter, range) = self.body_of_parameter(entity, index)?;
        let (name, _) = parameter.name.as_ref()?;
        let by_reference = parameter.written.is_reference();
        let mut all = Some(false);
        for at in range.filter(|at| self.text_at(*at) == name) {
            let (before, behind) = (self.text_at(at - 1), self.text_at(at + 1));
            let compared = |sign: &str| matches!(sign, "==" | "!=");
            let leads = match (by_reference, before, behind) {
                (false, "*", _) | (false, _, "->" | "[") => Some(true),
                (false, _, "?") | (false, "!", _) => Some(false),
                (false, ..) if compared(before) || compared(behind) => Some(false),
                (true, "&", behind) if compared(behind) => Some(false),
                (true, "return" | "=" | "+" | "-", ";" | "+" | "-") => Some(true),
                _ => None,
            };
            match leads {
                Some(true) => return Some(true),
                None => all = None,
                Some(false) => {}
            }
        }
        all
    }

    /// Whether the body of a function names a parameter; also where no body is known.
    fn names_parameter(&self, entity: usize, index: usize) -> bool {
        let Some((parameter, mut range)) = self.body_of_parameter(entity, index) else { return true };
        let name = parameter.name.as_ref().map(|(name, _)| name.as_str());
        parameter.pack || name.is_some_and(|name| range.any(|at| self.text_at(at) == name))
    }

    /// A parameter of the definition of a function, and the tokens of the body.
    fn body_of_parameter(&self, entity: usize, index: usize) -> Option<(&Parameter, Range<usize>)> {
        let mut declared =
            self.program.function_entities[entity].declarations.iter().map(|d| &self.program.functions[*d]);
        declared.find_map(|d| match &d.body {
            Body::Compound(range) => Some((d.parameters.get(index)?, range.clone())),
            _ => None,
        })
    }
}

/// Whether a word is a literal or a part of the type that one is cast to.
pub(super) fn is_literal_word(word: &str) -> bool {
    matches!(word, "true" | "false" | "nullptr") || super::specifiers::is_fundamental_word(word)
}
