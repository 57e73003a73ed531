//! Aggregates: which clause of a braced list initialises which part of an object ([dcl.init.aggr]).

use std::ops::Range;

use super::Parser;
use super::expressions::Expression;
use super::subobjects::Initialised;
use crate::conversions::{Operand, derives};
use crate::overloads::Arguments;
use crate::program::CallForm;
use crate::source::TokenKind;
use crate::types::Type;

/// How deep lists and parts may nest.
const MAX_DEPTH: usize = 16;
/// How many parts of one object are told apart.
const MAX_PARTS: usize = 256;

/// What initialises a part of an object.
enum Filled {
    /// A clause of the list.
    Clause(Box<Operand>),
    /// Nothing: the form of the call that makes it.
    Nothing(CallForm),
    /// Its default member initialiser.
    Default(Range<usize>),
}

/// What initialises the parts of an object, in order.
type Plan = Vec<(Type, Filled)>;

impl Parser<'_, '_> {
    /// The conversions of the clauses of a list to the parts of an array or of an object of a class without constructors.
    /// `false` where it is not certain which clause is of which part, or there are no parts.
    pub(super) fn initialises_parts(
        &mut self,
        made: &Type,
        clauses: &[Operand],
        range: Range<usize>,
    ) -> bool {
        let made = self.bound(made);
        let itself =
            |one: &Operand| one.written.as_ref().is_some_and(|t| t.unqualified() == made.unqualified());
        if made.is_dependent() || self.unevaluated > 0 || matches!(clauses, [one] if itself(one)) {
            return false;
        }
        let (mut plan, mut next) = (Plan::new(), 0);
        if self.parts(&made, clauses, &mut next, &mut plan, 0).is_none() || next != clauses.len() {
            return false;
        }
        for (t, clause) in plan {
            match clause {
                Filled::Clause(clause) => {
                    self.is_computed_for(&t, &clause.elements);
                    let from = self.passed(&clause, range.start);
                    let t = if t.is_reference() { &t } else { t.unqualified() };
                    self.convert(&from, t, range.clone(), CallForm::ImpliedConstruction);
                }
                Filled::Default(initializer) => self.repeats_initializer(initializer, range.start),
                Filled::Nothing(form) => {
                    let none = Arguments::default();
                    self.construct(&t, Some(&none), range.start, range.clone(), form);
                }
            }
        }
        true
    }

    /// The same of the clauses that were read, of a class whose constructors a list does not name.
    pub(super) fn lists_parts(
        &mut self,
        made: &Type,
        clauses: Option<&[Expression]>,
        range: Range<usize>,
    ) -> bool {
        let Some(clauses) = clauses else { return false };
        let clauses: Vec<Operand> = clauses.iter().map(Expression::operand).collect();
        self.initialises_parts(made, &clauses, range)
    }

    /// What initialises the parts of an object; `None` where that is not certain.
    fn parts(
        &self,
        made: &Type,
        clauses: &[Operand],
        next: &mut usize,
        plan: &mut Plan,
        depth: usize,
    ) -> Option<()> {
        if depth > MAX_DEPTH || plan.len() > MAX_PARTS {
            return None;
        }
        if let Type::Array(element, bound) = made.unqualified() {
            let count = match bound {
                Some(bound) => bound.parse::<usize>().ok()?,
                None => usize::MAX,
            };
            let mut done = 0;
            while done < count && *next < clauses.len() {
                self.part(element, clauses, next, plan, depth + 1)?;
                done += 1;
            }
            if done < count && bound.is_some() {
                plan.push((element.as_ref().clone(), Filled::Nothing(CallForm::Elements)));
            }
            return Some(());
        }
        for (subobject, t, _) in self.aggregate_parts(made)? {
            match (*next < clauses.len(), self.initializer_of(&subobject)) {
                (true, _) => self.part(&t, clauses, next, plan, depth + 1)?,
                (false, None) => self.without_clause(&t, plan, depth)?,
                (false, Some(range)) => plan.push((t, Filled::Default(range))),
            }
        }
        Some(())
    }

    /// A part for which there is no clause is initialised by an empty list.
    fn without_clause(&self, t: &Type, plan: &mut Plan, depth: usize) -> Option<()> {
        if self.aggregate_parts(t).is_some() {
            return self.parts(t, &[], &mut 0, plan, depth + 1);
        }
        let form = match t.unqualified() {
            Type::Array(..) => CallForm::Elements,
            _ => CallForm::ImpliedConstruction,
        };
        plan.push((t.clone(), Filled::Nothing(form)));
        Some(())
    }

    /// What initialises a part for which there is a clause.
    fn part(
        &self,
        t: &Type,
        clauses: &[Operand],
        next: &mut usize,
        plan: &mut Plan,
        depth: usize,
    ) -> Option<()> {
        let clause = clauses.get(*next)?;
        let is_class = self.scopes.class_of_type(t).is_some();
        let is_array = matches!(t.unqualified(), Type::Array(..));
        let consists = is_array || is_class && self.aggregate_parts(t).is_some();
        if is_class && !consists && self.scopes.constructors_of(self.scopes.class_of_type(t)?).is_empty() {
            return None;
        }
        if clause.braced {
            *next += 1;
            if !consists {
                plan.push((t.clone(), Filled::Clause(Box::new(clause.clone()))));
                return Some(());
            }
            let (inner, mut from) = (clause.clauses.as_ref()?, 0);
            self.parts(t, inner, &mut from, plan, depth + 1)?;
            return (from == inner.len()).then_some(());
        }
        let written = clause.written.as_ref()?;
        // An array as a clause is a string: one for an array of characters, which makes nothing.
        let is_string = matches!(written, Type::Array(..));
        let is_of_characters = |t: &Type| match t.unqualified() {
            Type::Array(element, _) => matches!(element.unqualified(), Type::Fundamental(_)),
            _ => false,
        };
        if is_string && is_of_characters(t) {
            *next += 1;
            return Some(());
        }
        let is_divided = is_string || self.scopes.class_of_type(written).is_none();
        let itself =
            written.unqualified() == t.unqualified() || derives(&self.scopes, written, t) == Some(true);
        if consists && !itself {
            return if is_divided { self.parts(t, clauses, next, plan, depth + 1) } else { None };
        }
        *next += 1;
        plan.push((t.clone(), Filled::Clause(Box::new(clause.clone()))));
        Some(())
    }

    /// The bases and members of a class without constructors whose parts a list initialises; `None` where that is not certain.
    fn aggregate_parts(&self, t: &Type) -> Option<Vec<(Initialised, Type, CallForm)>> {
        let class = self.scopes.class_of_type(t)?;
        let known = &self.scopes.classes[class];
        let Type::Named(path) = t.unqualified() else { return None };
        let hides = |at: usize| match self.text_at(at) {
            "operator" => !matches!(self.text_at(at + 1), "new" | "delete"),
            text => {
                self.token_at(at).kind == TokenKind::Word
                    && matches!(text, "private" | "protected" | "virtual" | "using")
            }
        };
        let has_unnamed = self.program.variable_entities.iter().any(|member| {
            member.path == known.path && self.program.is_part_of_objects(member) && member.name.is_empty()
        });
        let is_plain = known.key == "struct"
            && self.is_closed(t)
            && !known.virtual_base
            && known.dependent_bases.is_empty()
            && self.scopes.constructors_of(class).is_empty()
            && !known.range.clone().any(hides)
            && !has_unnamed;
        is_plain.then(|| self.parts_of(&path.clone()))
    }
}
