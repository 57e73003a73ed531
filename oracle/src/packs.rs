//! Template parameter packs ([temp.variadic]): what expansions of types become, and which arguments a pack has.

use crate::types::{Argument, Type};

impl Type {
    /// How many elements the expansion of this pattern has: as many as the packs of template depth `depth` that it names.
    pub(crate) fn elements(&self, depth: usize, arguments: &[Argument]) -> Option<usize> {
        let spelled = self.spelling();
        arguments.iter().enumerate().find_map(|(index, argument)| match argument {
            Argument::Pack(list) if names(&spelled, depth, index) => Some(list.len()),
            _ => None,
        })
    }

    /// What the type becomes in a list of types: an expansion as many types as its packs hold.
    pub(crate) fn expanded(&self, depth: usize, arguments: &[Argument]) -> Vec<Type> {
        match self {
            Type::Pack(pattern) => match pattern.elements(depth, arguments) {
                Some(count) => {
                    (0..count).map(|k| pattern.substitute(depth, &element(arguments, k))).collect()
                }
                None => vec![self.substitute(depth, arguments)],
            },
            _ => vec![self.substitute(depth, arguments)],
        }
    }
}

/// Template arguments with the element `k` of each pack in its place.
pub(crate) fn element(arguments: &[Argument], k: usize) -> Vec<Argument> {
    let one = |argument: &Argument| match argument {
        Argument::Pack(list) => list.get(k).unwrap_or(argument).clone(),
        other => other.clone(),
    };
    arguments.iter().map(one).collect()
}

/// Template arguments as they are written: those of a pack one after the other.
pub(crate) fn flat(arguments: &[Argument]) -> Vec<Argument> {
    let one = |argument: &Argument| match argument {
        Argument::Pack(list) => list.clone(),
        other => vec![other.clone()],
    };
    arguments.iter().flat_map(one).collect()
}

/// Whether a spelling names the parameter `?depth.index`.
fn names(spelled: &str, depth: usize, index: usize) -> bool {
    let name = format!("?{depth}.{index}");
    spelled
        .match_indices(&name)
        .any(|(at, _)| !spelled[at + name.len()..].starts_with(|c: char| c.is_ascii_digit()))
}
