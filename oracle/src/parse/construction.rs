//! The making and ending of objects: which constructor and which destructor are called.

use std::ops::Range;
use std::rc::Rc;

use super::Parser;
use super::calls::Bindings;
use crate::conversions::{Operand, Rank, derives, rank};
use crate::overloads::{Arguments, Candidate, choose, parameters_of};
use crate::program::{Access, CallForm, ImpliedKind, Standing, is_implied};
use crate::types::Type;

impl Parser<'_, '_> {
    /// The making of an object, and the call that makes it. `None` for the arguments: a braced list, whose constructor is
    /// not certain.
    pub(super) fn construct(
        &mut self,
        made: &Type,
        arguments: Option<&Arguments>,
        name_at: usize,
        range: Range<usize>,
        form: CallForm,
    ) -> Option<usize> {
        let mut made = self.bound(made);
        while let Type::Array(of, _) = made.unqualified() {
            made = of.as_ref().clone();
        }
        if self.unevaluated > 0 {
            return None;
        }
        self.completes(&made, name_at);
        if self.is_pattern() && made.is_dependent() {
            for argument in arguments.iter().flat_map(|all| &all.list) {
                self.told_in_pattern(&argument.lvalue_of, Access::Discarded);
                self.accesses(&argument.lvalue_of, Access::Open);
            }
        }
        let (class, put) = self.class_and_arguments(&made)?;
        self.has_effect(range.start);
        if let Some(call) = arguments.and_then(|a| self.elided(&made, &a.list)) {
            return self.becomes(call, name_at, range, form);
        }
        let constructors = self.scopes.constructors_of(class);
        if let Some([one]) = arguments.map(|a| a.list.as_slice())
            && self.is_made_elsewhere(one, &made, (&constructors, &put), range.clone())
        {
            return None;
        }
        let given = arguments;
        if constructors.is_empty() {
            self.copies_given(given, &made, form);
            self.implied_construction(&made, given);
            return None;
        }
        let open = Arguments { list: Vec::new(), expanded: true };
        if given.is_none() {
            self.accesses_within(range.clone(), Access::Open);
        }
        let arguments = arguments.unwrap_or(&open);
        let mut chosen = choose(&self.scopes, &self.program, &constructors, None, &put, arguments);
        chosen.retain(|c| self.takes_as_many(c.entity, arguments));
        // A copy or move that nobody declared, of an object of the class or of one that is derived from it.
        let is_copied =
            |t: &Type| t.unqualified() == made.unqualified() || derives(&self.scopes, t, &made) == Some(true);
        let itself =
            matches!(arguments.list.as_slice(), [one] if one.written.as_ref().is_some_and(is_copied));
        let impossible = |c: &Candidate| self.is_impossible(c, arguments, &put);
        if (itself || chosen.is_empty()) && chosen.iter().all(|c| impossible(c) || !self.copies(c.entity)) {
            self.copies_given(given, &made, form);
            self.implied_construction(&made, given);
            return None;
        }
        if chosen.iter().any(|c| is_implied(&self.program, c.entity)) {
            self.copies_given(given, &made, form);
            self.implied_construction(&made, given);
        }
        self.default_arguments(&chosen, arguments);
        // What is copied by a member that nobody writes is bound to no reference.
        if chosen.is_empty() || !chosen.iter().all(|c| is_implied(&self.program, c.entity)) {
            self.passes_to(&chosen, &put, &arguments.list);
        }
        for (index, argument) in arguments.list.iter().enumerate() {
            let value = Operand { lvalue_of: Vec::new(), ..argument.clone() };
            let to = match chosen.as_slice() {
                [one] => self.program.function_entities[one.entity].signature.parameters.get(index).cloned(),
                _ => None,
            };
            if let Some(to) = to.filter(|to| !to.is_reference()) {
                self.copies_empty(argument, &to, CallForm::Construction);
            }
            self.convert_argument(&chosen, &put, index, &value, range.start);
        }
        self.record(form, range, name_at, &chosen, &put, Standing::Certain);
        self.is_made_of(given)
    }

    /// Whether an object is the result of a call, or a conversion function makes it.
    fn is_made_elsewhere(
        &mut self,
        one: &Operand,
        made: &Type,
        (constructors, put): (&[usize], &Bindings),
        range: Range<usize>,
    ) -> bool {
        let same = one.written.as_ref().is_some_and(|t| t.unqualified() == made.unqualified());
        one.is_temporary && same
            || !self.is_taken(one, constructors, put) && self.converts_to_class(one, made, range)
    }

    /// Whether an argument can certainly not become a parameter of a constructor.
    fn is_impossible(&self, candidate: &Candidate, arguments: &Arguments, put: &Bindings) -> bool {
        let entity = &self.program.function_entities[candidate.entity];
        entity.template.is_none()
            && !arguments.expanded
            && arguments.list.iter().zip(&entity.signature.parameters).any(|(from, to)| {
                let to = put.iter().fold(to.clone(), |to, (depth, list)| to.substitute(*depth, list));
                rank(&self.scopes, &self.program, from, &to) == Rank::Impossible
            })
    }

    /// Whether a constructor that copies nothing may take an argument.
    fn is_taken(&self, argument: &Operand, constructors: &[usize], put: &Bindings) -> bool {
        constructors.iter().any(|one| {
            let known = &self.program.function_entities[*one];
            let parameters = parameters_of(known, put, None);
            let takes = |to: &Type| rank(&self.scopes, &self.program, argument, to) != Rank::Impossible;
            let own = Type::Named(Rc::clone(&known.path));
            let copies = parameters.first().is_some_and(|to| match to {
                Type::Reference(of) | Type::RValueReference(of) => of.unqualified() == &own,
                _ => false,
            });
            !copies
                && (known.template.is_some()
                    || known.signature.variadic
                    || parameters.first().is_some_and(takes))
        })
    }

    /// An object is made of another one of its class.
    fn copies_given(&mut self, arguments: Option<&Arguments>, made: &Type, form: CallForm) {
        if let Some([one]) = arguments.map(|a| a.list.as_slice()) {
            self.copies_empty(one, made, form);
        }
    }

    /// Whether a constructor takes one reference: it may copy or move.
    pub(super) fn copies(&self, entity: usize) -> bool {
        let parameters = &self.program.function_entities[entity].signature.parameters;
        matches!(parameters.first(), Some(Type::Reference(_) | Type::RValueReference(_)))
    }

    /// The end of an object.
    pub(super) fn destroy(&mut self, t: &Type, name_at: usize, range: Range<usize>, form: CallForm) {
        let mut t = self.bound(t);
        while let Type::Array(of, _) = t.unqualified() {
            t = of.as_ref().clone();
        }
        if self.unevaluated > 0 {
            return;
        }
        let Some((class, put)) = self.class_and_arguments(&t) else { return };
        let found = self.scopes.destructors_of(class);
        if found.iter().all(|entity| is_implied(&self.program, *entity)) {
            self.uses_implied(&t, ImpliedKind::Destructor);
        }
        let chosen: Vec<Candidate> = found.into_iter().map(Candidate::of).collect();
        if !chosen.is_empty() {
            self.record(form, range, name_at, &chosen, &put, Standing::Certain);
        }
    }
}
