//! Which arguments of a call are constants, as far as the device pass asks.

use super::Parser;
use crate::overloads::{Arguments, Candidate, parameters_of};
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
        for (index, argument) in arguments.list.iter().enumerate() {
            let to = parameters.get(index);
            let by_reference = to.is_some_and(Type::is_reference);
            let object = argument.written.as_ref().is_some_and(is_object);
            let constant = match argument.constant {
                _ if !constexpr && (by_reference || object) => Some(false),
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
}

/// Whether a word is a literal or a part of the type that one is cast to.
pub(super) fn is_literal_word(word: &str) -> bool {
    matches!(word, "true" | "false" | "nullptr") || super::specifiers::is_fundamental_word(word)
}
