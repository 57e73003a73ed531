//! What was chosen for the calls of a body, for when it is looked at once more.

use super::UseForm;
use super::infer::Inference;
use super::overload::{Call, Candidate, Chosen, choose};
use super::value::Value;
use crate::lex::TokenId;
use crate::limits;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// By the token that a report points at, and the form of the call.
#[derive(Debug, Default)]
pub(crate) struct Choices(RefCell<FxHashMap<(TokenId, UseForm), Choice>>);

#[derive(Debug)]
struct Choice {
    /// The operands, the object of a member function first.
    operands: Vec<Option<Value>>,
    /// The functions among which it was chosen; none of an operator, whose operands say which there are.
    candidates: Vec<Candidate>,
    chosen: OperatorChoice,
}

/// What an operator means.
#[derive(Clone, Debug)]
pub(super) enum OperatorChoice {
    /// A function may take the operands: the one that does, where that is certain.
    Function(Option<Chosen>),
    /// None takes them.
    BuiltIn,
}

impl Choices {
    /// What was chosen at a place from the same functions for the same operands, or else what `find` chooses.
    fn get_or(
        &self,
        place: (TokenId, UseForm),
        (operands, candidates): (Vec<Option<Value>>, &[Candidate]),
        find: impl FnOnce() -> OperatorChoice,
    ) -> OperatorChoice {
        if let Some(known) = self.0.borrow().get(&place)
            && known.operands == operands
            && known.candidates == candidates
        {
            return known.chosen.clone();
        }
        let chosen = find();
        let choice = Choice { operands, candidates: candidates.to_vec(), chosen: chosen.clone() };
        self.0.borrow_mut().insert(place, choice);
        chosen
    }
}

impl Inference<'_> {
    /// The function that the call at a place means; `None` where it is not certain.
    pub(super) fn choose(
        &self,
        place: (TokenId, UseForm),
        candidates: &[Candidate],
        call: &Call<'_>,
    ) -> Option<Chosen> {
        let find = || choose((self.unit, self.spelling), candidates, call);
        if !call.written.is_empty() || candidates.len() > limits::KEPT_CANDIDATES {
            return find();
        }
        let operands =
            || std::iter::once(call.object.cloned()).chain(call.arguments.iter().cloned()).collect();
        match self.remembered(place, (operands, candidates), || OperatorChoice::Function(find())) {
            OperatorChoice::Function(chosen) => chosen,
            OperatorChoice::BuiltIn => None,
        }
    }

    /// What was chosen at a place, if nothing else can be chosen now, or else what `find` chooses.
    pub(super) fn remembered(
        &self,
        place: (TokenId, UseForm),
        (operands, candidates): (impl FnOnce() -> Vec<Option<Value>>, &[Candidate]),
        find: impl FnOnce() -> OperatorChoice,
    ) -> OperatorChoice {
        // The elements of a pack stand in the same place.
        match self.around.choices.filter(|_| !self.is_element) {
            Some(choices) => choices.get_or(place, (operands(), candidates), find),
            None => find(),
        }
    }
}
