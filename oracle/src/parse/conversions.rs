//! Conversion functions: which one makes a type of an object ([class.conv.fct], [over.match.conv]).

use std::ops::Range;

use super::Parser;
use super::calls::{Bindings, functions_of};
use super::expressions::Expression;
use crate::conversions::{Operand, Rank, derives, rank};
use crate::overloads::{Candidate, Object};
use crate::program::{Access, CallForm, FunctionName, Standing};
use crate::types::Type;

/// A conversion function, its result, and the arguments of the class template that it is a member of.
struct Conversion {
    entity: usize,
    result: Type,
    put: Bindings,
}

/// How the object is initialised that a conversion makes ([dcl.init]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Initialisation {
    Copy,
    Direct,
}

impl Parser<'_, '_> {
    /// The conversion functions of a class and of its bases, but for templates and for those that one of a derived class
    /// to the same type hides.
    fn conversions_of(&self, class: &Type) -> Vec<Conversion> {
        let Some((index, put)) = self.class_and_arguments(class) else { return Vec::new() };
        let (mut waiting, mut all) = (vec![(index, put)], Vec::<Conversion>::new());
        for _ in 0..64 {
            let Some((class, put)) = waiting.pop() else { break };
            let known = &self.scopes.classes[class];
            let mut own = Vec::new();
            for entity in self.scopes.all[known.scope].symbols.values().flat_map(|s| functions_of(s)) {
                let function = &self.program.function_entities[entity];
                if function.name_kind != FunctionName::Conversion || function.template.is_some() {
                    continue;
                }
                let given = |t: Type, (depth, list): &(usize, Vec<_>)| t.substitute(*depth, list);
                let result = put.iter().fold(function.result.clone(), given);
                if !all.iter().any(|known| known.result == result) {
                    own.push(Conversion { entity, result, put: put.clone() });
                }
            }
            all.extend(own);
            waiting.extend(known.bases.iter().map(|base| (*base, Vec::new())));
        }
        all
    }

    /// The conversion function of an object to a type that is no class: what the object becomes is compared first, then what
    /// becomes of the result.
    pub(super) fn conversion_function(
        &mut self,
        from: &Expression,
        class: &Type,
        target: &Type,
        made: (Range<usize>, CallForm),
        initialisation: Initialisation,
    ) {
        // [over.match.conv]: an explicit one that gives the type itself serves direct-initialisation alone.
        let serves = |p: &Self, one: &Conversion, rank: Rank| {
            let direct = initialisation == Initialisation::Direct && rank <= Rank::Qualified;
            direct || rank == Rank::Unknown || !p.program.is_explicit(one.entity)
        };
        let how = |p: &Self, one: &Conversion| {
            let rank = rank(&p.scopes, &p.program, &given(&one.result), target);
            if serves(p, one, rank) { rank } else { Rank::Impossible }
        };
        self.converts_by_function(from, class, made, how);
    }

    /// The same to a class that no constructor of it makes of the object: whether there is one.
    pub(super) fn converts_to_class(&mut self, from: &Operand, target: &Type, range: Range<usize>) -> bool {
        let Some(class) = from.written.clone().filter(|t| self.is_closed(t) && !t.is_dependent()) else {
            return false;
        };
        let related = class.unqualified() == target.unqualified()
            || derives(&self.scopes, &class, target) != Some(false);
        if related || from.braced {
            return false;
        }
        let how = |p: &Self, one: &Conversion| match one.result.unqualified() == target.unqualified() {
            true => Rank::Exact,
            false if derives(&p.scopes, &one.result, target) == Some(true) => Rank::Conversion,
            false => Rank::Impossible,
        };
        let object = Expression {
            written: from.written.clone(),
            lvalue: from.lvalue,
            is_temporary: from.is_temporary,
            is_result: from.is_result,
            lvalue_of: from.lvalue_of.clone(),
            ..self.value(range.start)
        };
        self.converts_by_function(&object, &class, (range, CallForm::Conversion), how)
    }

    fn converts_by_function(
        &mut self,
        from: &Expression,
        class: &Type,
        (range, form): (Range<usize>, CallForm),
        how: impl Fn(&Self, &Conversion) -> Rank,
    ) -> bool {
        let object = Object { written: class.clone(), lvalue: from.lvalue };
        let mut found: Vec<((Rank, Rank), Conversion)> = Vec::new();
        for one in self.conversions_of(class) {
            let ranks = (object.rank(&self.program, one.entity), how(self, &one));
            if ranks.0 != Rank::Impossible && ranks.1 != Rank::Impossible {
                found.push((ranks, one));
            }
        }
        let Some(best) = found.iter().map(|(ranks, _)| *ranks).min() else { return false };
        found.retain(|(ranks, _)| *ranks == best);
        let chosen: Vec<Candidate> = found.iter().map(|(_, one)| Candidate::of(one.entity)).collect();
        let put = found.swap_remove(0).1.put;
        self.record(form, range.clone(), from.start, &chosen, &put, Standing::Certain);
        // It is a member that is called on the object, unless that is computed while compiling.
        if !chosen.iter().all(|c| self.program.is_constexpr(c.entity)) {
            self.accesses(&from.lvalue_of, Access::Addressed);
        }
        self.ends_temporary(from, range);
        true
    }

    /// What the conversion functions of a class give; `None` where the type is no class.
    pub(super) fn conversion_results(&self, class: &Type) -> Option<Vec<Type>> {
        self.results_of(class, |_| true)
    }

    /// The same of those that are not explicit.
    pub(super) fn implicit_conversion_results(&self, class: &Type) -> Option<Vec<Type>> {
        self.results_of(class, |one| !self.program.is_explicit(one.entity))
    }

    fn results_of(&self, class: &Type, of: impl Fn(&Conversion) -> bool) -> Option<Vec<Type>> {
        self.class_and_arguments(class)?;
        let all = self.conversions_of(class).into_iter();
        let mut results: Vec<Type> = all.filter(of).map(|one| one.result).collect();
        results.dedup();
        Some(results)
    }
}

/// What a conversion function gives.
fn given(result: &Type) -> Operand {
    let (written, lvalue) = match result {
        Type::Reference(of) => (of.as_ref().clone(), true),
        Type::RValueReference(of) => (of.as_ref().clone(), false),
        other => (other.clone(), false),
    };
    Operand { written: Some(written), lvalue, ..Operand::default() }
}
