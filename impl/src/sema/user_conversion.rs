//! Conversions by constructors and conversion functions ([over.best.ics], [class.conv]): whether there is one.

use super::Resolved;
use super::convert::{Fit, Rank, fit};
use super::infer::Inference;
use super::overload::{Call, Candidate, Chosen, Fittings, copies, object_cv, object_fit};
use super::value::Value;
use crate::ids::model::Type;
use crate::ids::spelled::{Spelling, Unit, names_made_up};
use crate::lex::{Symbol, TokenRange, known};
use crate::names::{END, Named};
use crate::tree::{DeclarationKind, Form, FunctionId, ScopeId, SpecifierKind, TemplateParameterId};

/// What conversions are found from.
type Facts<'a> = (Unit<'a>, Spelling<'a>);

/// A function of a class, and what the template parameters around it stand for.
type Own = (FunctionId, Vec<(TemplateParameterId, crate::ids::model::Argument)>);

impl Inference<'_> {
    /// The conversion function that makes a value of type `to`, or what a reference to one binds to, of an object of another class
    /// ([over.match.copy], [over.match.conv]); `None` where there is none, and where it is not certain.
    pub(super) fn conversion_to(&self, to: &Type, from: &Value, is_direct: bool) -> Option<Resolved> {
        let (to, source) = (target(to)?, from.parts().1);
        let is_object = matches!(source, Type::Named(_)) && source.closure().is_none();
        if !is_object || source == to || names_made_up(to) || names_made_up(source) {
            return None;
        }
        let is_scalar = match to {
            Type::Builtin(code) => *code != "v",
            Type::Pointer(_) | Type::MemberPointer { .. } => true,
            Type::Named(_) => self.spelling.class_scope(to).ok()?.is_none(),
            _ => return None,
        };
        let all = self.conversion_functions(source)?;
        match is_scalar {
            _ if all.is_empty() => None,
            true => self.conversion_to_scalar(to, from, (all, is_direct)),
            false => self.conversion_to_object(to, from, (all, is_direct)),
        }
    }

    fn conversion_to_object(
        &self,
        to: &Type,
        from: &Value,
        (all, is_direct): (Vec<Candidate>, bool),
    ) -> Option<Resolved> {
        if self.spelling.derives(from.parts().1, to).ok()? {
            return None;
        }
        let facts = (self.unit, self.spelling);
        let mut fitting = Vec::new();
        for one in all {
            let given = Value::returned(self.spelling.given(&one.given).returns(one.function).ok()?);
            let is_one = match given.parts().1 {
                class if class == to => true,
                class if self.spelling.class_scope(class).ok()?.is_some() => {
                    self.spelling.derives(class, to).ok()?
                }
                _ => false,
            };
            if is_one && (is_direct || !is_explicit(facts, one.function)) {
                fitting.push((one, given));
            }
        }
        // Several are told apart by the object alone.
        let (first, given) = fitting.first()?;
        if fitting.iter().any(|(_, other)| other.ty != given.ty || other.is_lvalue != given.is_lvalue) {
            return None;
        }
        let tree = self.unit.tree;
        let place = self.place(tree[tree[first.function].declaration].scope, END);
        let written = TokenRange::empty_at(END);
        let call = Call { place, written, object: Some(from), arguments: &[] };
        let candidates: Vec<Candidate> = fitting.into_iter().map(|(one, _)| one).collect();
        let functions = Fittings::of(facts, &candidates, &call);
        let constructors = self.taking(to, from, is_direct)?;
        let all = match constructors.may_fit() {
            // Constructors alone are candidates; what a conversion function gives is copied ([over.match.ctor]).
            true if is_direct => return None,
            true => functions.beside(constructors),
            false => functions,
        };
        let chosen = all.best(facts).filter(|chosen| chosen.is_viable)?;
        let is_one = |one: &Candidate| one.function == chosen.function.function;
        candidates.iter().any(is_one).then_some(chosen.function)
    }

    /// The conversion function that is the best one for the object, or of equally good ones the one whose result is converted
    /// best ([over.match.best]).
    fn conversion_to_scalar(
        &self,
        to: &Type,
        from: &Value,
        (all, is_direct): (Vec<Candidate>, bool),
    ) -> Option<Resolved> {
        let (facts, tree) = ((self.unit, self.spelling), self.unit.tree);
        let is_only = all.len() == 1;
        let scope = |one: &Candidate| tree[tree[one.function].declaration].scope;
        let mut seen: Vec<(ScopeId, Type)> = Vec::new();
        let mut fitting: Vec<(Candidate, Fit, Fit)> = Vec::new();
        for one in all {
            let ty = self.spelling.given(&one.given).returns(one.function).ok()?;
            // That of a derived class hides one of a base ([class.conv.fct]).
            if seen.iter().any(|(own, known)| *own != scope(&one) && *known == ty) {
                continue;
            }
            seen.push((scope(&one), ty.clone()));
            let given = Value::returned(ty);
            if is_explicit(facts, one.function) && !(is_direct && given.parts().1 == to) {
                continue;
            }
            let result = once(facts, &given, to);
            let object = object_fit(self.unit, one.function, Some(from));
            if result != Fit::Not && object != Fit::Not {
                fitting.push((one, object, result));
            }
        }
        let is_better = |one: &(Candidate, Fit, Fit), other: &(Candidate, Fit, Fit)| {
            let (own, its) = (object_cv(self.unit, one.0.function), object_cv(self.unit, other.0.function));
            match (one.1.is_better(other.1), other.1.is_better(one.1)) {
                (true, _) => true,
                (_, true) => false,
                _ if own != its => its.includes(own),
                _ => one.2.is_better(other.2),
            }
        };
        let is_best = |(at, one): &(usize, &(Candidate, Fit, Fit))| {
            fitting.iter().enumerate().all(|(index, other)| index == *at || is_better(one, other))
        };
        let (_, (only, _, result)) = fitting.iter().enumerate().find(is_best)?;
        let is_certain = is_only || matches!(result, Fit::Certain(_));
        is_certain.then(|| Resolved::from(only))
    }

    /// The conversion functions of a class and its bases; `None` where they are not known, or one is a template.
    pub(super) fn conversion_functions(&self, class: &Type) -> Option<Vec<Candidate>> {
        self.spelling.class_scope(class).ok()??;
        let mut all = Vec::new();
        for one in std::iter::once(class.clone()).chain(self.spelling.all_bases(class).ok()?) {
            if let Some(own) = self.spelling.own_member(&one, known::CONVERSION).ok()? {
                all.extend(self.candidates(own.binding, END, &own.given)?);
            }
        }
        let tree = self.unit.tree;
        let is_template = |one: &Candidate| tree[tree[one.function].declaration].form == Form::Template;
        (!all.iter().any(is_template)).then_some(all)
    }

    /// How the constructors of a class, those that copy apart, take the value.
    fn taking(&self, class: &Type, value: &Value, is_direct: bool) -> Option<Fittings> {
        let (scope, candidates) = self.constructors_for(class)?;
        let arguments = [Some(value.clone())];
        let place = self.place(scope, END);
        let call = Call { place, written: TokenRange::empty_at(END), object: None, arguments: &arguments };
        let facts = (self.unit, self.spelling);
        let is_candidate = |one: &Candidate| {
            !copies(self.unit, self.spelling, one, class) && (is_direct || !is_explicit(facts, one.function))
        };
        let others: Vec<Candidate> = candidates.into_iter().filter(is_candidate).collect();
        let fittings = Fittings::of(facts, &others, &call);
        Some(match is_direct {
            true => fittings.looked_into(facts, &call).unwrap_or(fittings),
            // No second conversion of a class is looked for ([over.best.ics]).
            false => fittings.without_user_conversions(),
        })
    }

    /// The constructor that certainly makes an object of the class `to` of a value of another type ([over.match.copy]).
    pub(super) fn converting_constructor(&self, to: &Type, from: &Value) -> Option<Resolved> {
        let chosen = self.converting(to, from)?;
        chosen.is_viable.then_some(chosen.function)
    }

    /// The same where one certainly makes it.
    pub(super) fn only_converting_constructor(&self, to: &Type, from: &Value) -> Option<Resolved> {
        Some(self.converting(to, from)?.function)
    }

    fn converting(&self, to: &Type, from: &Value) -> Option<Chosen> {
        let source = from.parts().1;
        let is_object = matches!(source, Type::Named(_)) && self.spelling.class_scope(source) != Ok(None);
        if names_made_up(to) || is_object && self.may_convert(source, to) {
            return None;
        }
        let facts = (self.unit, self.spelling);
        let all = self.taking(to, from, false)?;
        all.best(facts).or_else(|| all.best_substituted(facts))
    }
}

/// What is made of a value for a parameter of type `to`, or bound to it; `None` of a reference that takes no temporary.
fn target(to: &Type) -> Option<&Type> {
    let inner = match to {
        Type::LvalueReference(inner) if !inner.unqualified().0.is_const => return None,
        Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner.as_ref(),
        other => other,
    };
    Some(inner.unqualified().1)
}

/// How an argument fits that only a function of a class can convert.
pub(super) fn by_user(facts: Facts<'_>, from: &Value, to: &Type) -> Fit {
    let Some(target) = target(to) else { return Fit::Possible(Rank::User) };
    let by_constructor = by_constructor(facts, from, target);
    let by_function = by_function(facts, from, target);
    match (by_constructor, by_function) {
        (Fit::Not, Fit::Not) => Fit::Not,
        (Fit::Certain(_), Fit::Not) | (Fit::Not, Fit::Certain(_)) => Fit::Certain(Rank::User),
        // Two that are as good are ambiguous.
        _ => Fit::Possible(Rank::User),
    }
}

fn by_constructor(facts: Facts<'_>, from: &Value, to: &Type) -> Fit {
    let (unit, spelling) = facts;
    if !matches!(to, Type::Named(_)) {
        return Fit::Not;
    }
    let Ok(Some(scope)) = spelling.class_scope(to) else { return Fit::Possible(Rank::User) };
    if unit.names.reach(scope).is_some_and(|reach| reach.inherits) {
        return Fit::Possible(Rank::User);
    }
    let Some(all) = own_functions(facts, to, known::CONSTRUCTOR) else { return Fit::Possible(Rank::User) };
    best(all.into_iter().map(|(function, given)| {
        let id = unit.tree[function].declaration;
        if !unit.tree.takes(id, 1) || is_explicit(facts, function) {
            return Fit::Not;
        }
        let inside = spelling.given(&given);
        let first = inside.parameters(function).ok().and_then(|all| all.into_iter().next());
        match first.filter(|_| unit.tree[id].form != Form::Template) {
            Some(ty) => once((unit, inside), from, &ty),
            None => Fit::Possible(Rank::User),
        }
    }))
}

fn by_function(facts: Facts<'_>, from: &Value, to: &Type) -> Fit {
    let (unit, spelling) = facts;
    let class = from.parts().1;
    if !matches!(class, Type::Named(_)) || matches!(spelling.enumeration(class), Ok(Some(_))) {
        return Fit::Not;
    }
    let Ok(bases) = spelling.all_bases(class) else { return Fit::Possible(Rank::User) };
    let mut fits = Vec::new();
    for one in std::iter::once(class.clone()).chain(bases) {
        let Some(all) = own_functions(facts, &one, known::CONVERSION) else {
            return Fit::Possible(Rank::User);
        };
        fits.extend(all.into_iter().map(|(function, given)| {
            if is_explicit(facts, function) {
                return Fit::Not;
            }
            let inside = spelling.given(&given);
            match inside.returns(function) {
                Ok(ty) if unit.tree[unit.tree[function].declaration].form != Form::Template => {
                    once((unit, inside), &Value::returned(ty), to)
                }
                _ => Fit::Possible(Rank::User),
            }
        }));
    }
    best(fits.into_iter())
}

/// How a value fits without another function of a class.
fn once(facts: Facts<'_>, from: &Value, to: &Type) -> Fit {
    // What a function gives is no null pointer constant.
    let is_pointer = matches!(to, Type::Pointer(_) | Type::MemberPointer { .. });
    if is_pointer && matches!(from.decayed(), Type::Builtin(code) if code != "Dn") {
        return Fit::Not;
    }
    match fit(facts.1, from, to) {
        Fit::Possible(Rank::User) | Fit::Certain(Rank::User) => Fit::Not,
        other => other,
    }
}

fn best(fits: impl Iterator<Item = Fit>) -> Fit {
    let fits: Vec<Fit> = fits.filter(|one| *one != Fit::Not).collect();
    match fits.as_slice() {
        [] => Fit::Not,
        all if all.iter().any(|one| matches!(one, Fit::Certain(_))) => Fit::Certain(Rank::User),
        _ => Fit::Possible(Rank::User),
    }
}

fn is_explicit((unit, _): Facts<'_>, function: FunctionId) -> bool {
    unit.tree.has_specifier(unit.tree[function].declaration, SpecifierKind::Explicit)
}

/// The functions `symbol` that a class declares itself; `None` where they are not known.
fn own_functions((unit, spelling): Facts<'_>, class: &Type, symbol: Symbol) -> Option<Vec<Own>> {
    let Some(member) = spelling.own_member(class, symbol).ok()? else { return Some(Vec::new()) };
    let all = unit.names.through_usings(member.binding, |_| END).map(|named| match named {
        Named::Declaration(id) => match unit.tree[id].kind {
            DeclarationKind::Function(function) => Some((function, member.given.clone())),
            _ => None,
        },
        _ => None,
    });
    all.collect()
}
