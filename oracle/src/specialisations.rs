//! Which explicit or partial specialisation of a class template a template-id means: [temp.spec], [temp.class.spec.match],
//! [temp.class.order].

use crate::overloads::unify;
use crate::scopes::{Bindings, Scopes};
use crate::types::{Argument, Type, spell_arguments};

/// How many template parameters a partial specialisation may have.
const MAX_PARAMETERS: usize = 16;

/// What a template-id means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Meant {
    /// The primary template.
    Primary,
    /// An explicit specialisation, or a partial one by its own arguments.
    Specialisation(usize),
    /// A partial specialisation and the arguments that are deduced for its parameters.
    Partial(usize, Vec<Argument>),
    /// That is not certain.
    Unknown,
}

impl Scopes {
    /// What the template `class` with `arguments` means.
    pub(crate) fn meant(&self, class: usize, arguments: &[Argument]) -> Meant {
        let known = &self.classes[class];
        let spelled = spell_arguments(arguments);
        if let Some((_, explicit)) = known.specialisations.iter().find(|(s, _)| *s == spelled) {
            return Meant::Specialisation(*explicit);
        }
        let own = known.own_arguments.as_deref() == Some(arguments);
        let mut partial = known.specialisations.iter().filter(|(s, _)| s.contains('?')).peekable();
        let Some(depth) = known.template_depth.filter(|_| partial.peek().is_some() && !own) else {
            return Meant::Primary;
        };
        if arguments.iter().any(Argument::is_dependent) {
            return Meant::Unknown;
        }
        let mut found: Vec<(usize, Vec<Argument>)> = Vec::new();
        for (_, index) in partial {
            let Some(pattern) = self.classes[*index].own_arguments.as_deref() else { return Meant::Unknown };
            match deduced(depth, pattern, arguments) {
                Deduced::Equal(list) => found.push((*index, list)),
                Deduced::Different => {}
                Deduced::Unknown => return Meant::Unknown,
            }
        }
        let pattern = |index: usize| self.classes[index].own_arguments.as_deref().unwrap_or_default();
        let takes = |one: usize, other: usize| {
            matches!(deduced(depth, pattern(one), pattern(other)), Deduced::Equal(_))
        };
        let most = |(index, _): &&(usize, Vec<Argument>)| {
            let others = found.iter().map(|(other, _)| *other).filter(|other| other != index);
            others.into_iter().all(|other| takes(other, *index) && !takes(*index, other))
        };
        match (found.is_empty(), found.iter().find(most)) {
            (true, _) => Meant::Primary,
            (false, Some((index, list))) => Meant::Partial(*index, list.clone()),
            (false, None) => Meant::Unknown,
        }
    }

    /// The class that the template `class` with `arguments` means; the primary template where that is not certain.
    pub(crate) fn specialisation_of(&self, class: usize, arguments: Option<&[Argument]>) -> usize {
        match arguments.map(|arguments| self.meant(class, arguments)) {
            Some(Meant::Specialisation(index) | Meant::Partial(index, _)) => index,
            Some(Meant::Primary | Meant::Unknown) | None => class,
        }
    }

    /// The class of a type and the arguments of its template, where it is no explicit specialisation.
    pub(crate) fn class_and_arguments(&self, t: &Type) -> Option<(usize, Bindings)> {
        let primary = self.primary_of_type(t)?;
        let Type::Named(path) = t.unqualified() else { return None };
        let mut lists: Vec<Vec<Argument>> = path.iter().filter_map(|part| part.arguments.clone()).collect();
        let own = path.last().and_then(|part| part.arguments.as_deref());
        match own.map(|own| self.meant(primary, own)) {
            Some(Meant::Specialisation(index)) => Some((index, Vec::new())),
            Some(Meant::Partial(index, deduced)) => {
                lists.pop();
                lists.push(deduced);
                Some((index, lists.into_iter().enumerate().collect()))
            }
            Some(Meant::Primary | Meant::Unknown) | None => {
                Some((primary, lists.into_iter().enumerate().collect()))
            }
        }
    }
}

enum Deduced {
    /// The arguments are equal with these for the parameters.
    Equal(Vec<Argument>),
    Different,
    Unknown,
}

/// The arguments for the parameters of a partial specialisation at `depth` that make its own arguments equal to others.
fn deduced(depth: usize, pattern: &[Argument], actual: &[Argument]) -> Deduced {
    let is_pack = |argument: &Argument| match argument {
        Argument::Type(t) => matches!(t, Type::Pack(_)) || matches!(t, Type::Dependent(_)),
        Argument::Value(text) | Argument::Template(text) => text.ends_with("..."),
        Argument::Pack(_) => true,
    };
    if pattern.iter().any(is_pack) || actual.iter().any(is_pack) {
        return Deduced::Unknown;
    }
    if pattern.len() != actual.len() {
        return Deduced::Different;
    }
    let mut list = vec![None; MAX_PARAMETERS];
    let equal = pattern.iter().zip(actual).all(|pair| match pair {
        (Argument::Type(p), Argument::Type(a)) => unify(depth, p, a, &mut list),
        (Argument::Value(p), Argument::Value(a)) => p == a || crate::overloads::fill(depth, p, a, &mut list),
        (Argument::Template(p), Argument::Template(a)) => {
            p == a || crate::overloads::fill(depth, p, a, &mut list)
        }
        _ => false,
    });
    let known = list.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    list.truncate(known);
    let Some(list) = list.into_iter().collect::<Option<Vec<Argument>>>() else { return Deduced::Unknown };
    // Unlike in calls nothing is converted.
    let same = |(p, a): (&Argument, &Argument)| match (p, a) {
        (Argument::Type(p), Argument::Type(a)) => p.substitute(depth, &list) == *a,
        _ => true,
    };
    match equal && pattern.iter().zip(actual).all(same) {
        true => Deduced::Equal(list),
        false => Deduced::Different,
    }
}
