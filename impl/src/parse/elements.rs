//! What the elements of arrays call that are made or end: by clauses ([dcl.init.aggr]), in loops, by `new` and `delete`.
//!
//! The released tool makes what has no clause, and ends all, in loops: its device pass misses a function of the host
//! there and does not look at the call.

use super::Parser;
use super::call::Arguments;
use super::implied::Wanted;
use super::operand::Operand;
use crate::bodies::UseForm;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::names::Meaning;
use crate::tree::{DeclarationId, Initializer, ScopeId, SpecifierKind};
use smallvec::SmallVec;

/// A clause of a braced-init-list that is no such list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clause {
    start: TokenId,
    operand: Operand,
    /// How many lists are around it.
    depth: u8,
}

/// The clauses of the list read last and of those in it; `None` with designators or packs.
pub(super) type Clauses = Option<SmallVec<[Clause; 4]>>;

/// Lists that are longer are tables, not objects.
const CLAUSES: usize = 1024;

impl Parser<'_> {
    /// Adds the element that was read from `start` on to the clauses of the list around it.
    pub(super) fn add_clause(&mut self, clauses: &mut Clauses, start: TokenId, operand: Operand) {
        let Some(all) = clauses else { return };
        if self.kind_at(start) == Kind::OpenBrace {
            match self.clauses.take() {
                Some(inner) => {
                    all.extend(inner.iter().map(|one| Clause { depth: one.depth.saturating_add(1), ..*one }))
                }
                None => *clauses = None,
            }
        } else {
            all.push(Clause { start, operand, depth: 1 });
        }
        if clauses.as_ref().is_some_and(|all| all.len() > CLAUSES) {
            *clauses = None;
        }
    }

    /// Notes the conversions of objects that initialise a scalar, or the elements of an array of scalars, in a list.
    pub(super) fn note_converted_clauses(&mut self) {
        for clause in self.clauses.take().into_iter().flatten() {
            self.note_conversion(clause.operand, clause.start, clause.start, Wanted::Scalar);
        }
    }

    /// Notes what makes and ends the elements of the array `id` of objects of `class` that a block declares at `name`.
    pub(super) fn note_declared_array(
        &mut self,
        id: DeclarationId,
        (name, class): (TokenId, ScopeId),
        initializer: Initializer,
    ) {
        let Some(variable) = self.tree.variable(id) else { return };
        let (declarator, levels) = (variable.declarator, variable.bounds.iter().count());
        // Pointers, and functions, are no objects.
        let is_indirect = |at: TokenId| matches!(self.kind_at(at), Kind::Star | Kind::Amp | Kind::OpenParen);
        if self.outside_of_bounds(declarator).any(is_indirect) {
            return;
        }
        let elsewhere = [SpecifierKind::Static, SpecifierKind::ThreadLocal, SpecifierKind::ThreadGnu];
        let is_elsewhere = elsewhere.into_iter().any(|kind| self.tree.has_specifier(id, kind));
        let none = Arguments::new();
        self.note_implied(class, known::DESTRUCTOR, name, UseForm::ElementDestruction, &none);
        let list = self.list_of(initializer);
        if list.is_none() && initializer != Initializer::None || is_elsewhere {
            return;
        }
        let is_empty = list.is_none_or(|list| list.len() == 2);
        let clauses = if is_empty { None } else { self.clauses.take() };
        if is_empty {
            self.note_implied(class, known::CONSTRUCTOR, name, UseForm::ElementSubobject, &none);
        }
        let clauses = clauses.unwrap_or_default();
        if clauses.iter().any(|clause| usize::from(clause.depth) != levels) {
            return;
        }
        for clause in &clauses {
            self.note_element(class, clause, name);
        }
    }

    /// Notes what makes an object of `class` of a clause of what is declared or made at `at`; a copy may be left out.
    fn note_element(&mut self, class: ScopeId, clause: &Clause, at: TokenId) {
        if !self.notes_calls() || clause.operand != Operand::Scalar {
            return;
        }
        let found = self.find_member(class, known::CONSTRUCTOR, Meaning::NONE);
        if let Some(found) = found.filter(|found| found.scope == class) {
            let given = self.known(&Arguments::from_slice(&[clause.operand]));
            self.note_call_of(found.binding, clause.start, at, UseForm::ClauseSubobject, Some(given));
        }
    }

    /// Notes what `new` calls at `new` that makes an array of objects of `class`, where `initializer` begins.
    pub(super) fn note_new_array(&mut self, class: ScopeId, (new, range): (TokenId, TokenRange), with: Kind) {
        let is_indirect = |at: TokenId| matches!(self.kind_at(at), Kind::Star | Kind::Amp);
        if self.outside_of_bounds(range).any(is_indirect) {
            return;
        }
        let none = Arguments::new();
        if with == Kind::OpenBrace {
            match self.clauses.take() {
                Some(clauses) if clauses.is_empty() => {
                    self.note_implied(class, known::CONSTRUCTOR, new, UseForm::ElementSubobject, &none);
                }
                Some(clauses) if clauses.iter().all(|clause| clause.depth == 1) => {
                    clauses.iter().for_each(|clause| self.note_element(class, clause, new));
                }
                _ => {}
            }
            return;
        }
        self.note_implied(class, known::CONSTRUCTOR, new, UseForm::ElementConstruction, &none);
        // What was made ends when the next one throws.
        self.note_implied(class, known::DESTRUCTOR, new, UseForm::ElementSubobject, &none);
    }

    /// The tokens of a declarator that stand in no brackets.
    fn outside_of_bounds(&self, range: TokenRange) -> impl Iterator<Item = TokenId> {
        let step = |at: &TokenId| {
            let is_bound = self.kind_at(*at) == Kind::OpenBracket;
            Some(if is_bound { self.tokens.partner(*at).next() } else { at.next() })
        };
        std::iter::successors(Some(range.start), step).take_while(move |at| *at < range.end)
    }
}
