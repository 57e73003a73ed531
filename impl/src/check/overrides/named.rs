//! The names of overriders and of what they override: with their parameters where their class has overloads, with what the
//! template parameters stand for in an instance.

use super::super::{demangled, naming};
use super::instances::functions;
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::read::Reading;
use crate::tree::{FunctionId, FunctionName, TemplateParameterId};

/// Which overloads make a function one that is named with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overloads {
    /// All of its class.
    All,
    /// Those that are declared before it: of a class whose functions are just looked at.
    Earlier,
}

/// `A<T>::f(int) [with T=B]`; `None` where it is not certain how an argument is shown.
pub(super) fn overrider(
    reading: &Reading,
    id: FunctionId,
    overloads: Overloads,
    given: &[(TemplateParameterId, Argument)],
) -> Option<String> {
    let tree = &reading.tree;
    let function = &tree[id];
    let mut text = naming::function(reading, function);
    let scope = tree[function.declaration].scope;
    let is_overload = |other: FunctionId| {
        other != id
            && tree[other].filed == function.filed
            && (overloads == Overloads::All || tree[other].declaration < function.declaration)
    };
    if !matches!(function.name, FunctionName::Destructor | FunctionName::Conversion)
        && functions(tree, scope).any(|(_, other)| is_overload(other))
    {
        text += &parameters(reading, id);
    }
    shown_with(reading, text, given)
}

/// A name with what template parameters stand for, if there are any: `A<T>::v [with T=int]`. `None` where it is not certain how an argument
/// is shown.
pub(in crate::check) fn shown_with(
    reading: &Reading,
    name: String,
    given: &[(TemplateParameterId, Argument)],
) -> Option<String> {
    if given.is_empty() {
        return Some(name);
    }
    let mut shown: Vec<String> = Vec::new();
    for (parameter, argument) in given {
        let parameter = reading.tokens.name(reading.tree[*parameter].name()?);
        shown.push(format!("{parameter}={}", shown_argument(argument)?));
    }
    Some(format!("{name} [with {}]", shown.join(", ")))
}

/// `(int, const char *) const`
fn parameters(reading: &Reading, id: FunctionId) -> String {
    let (tree, spelling) = (&reading.tree, Spelling::new(reading));
    let function = &tree[id];
    let mut all: Vec<String> = Vec::new();
    for parameter in function.parameters.iter() {
        all.push(match spelling.parameter(id, parameter) {
            Ok(Type::Qualified(_, ty)) => demangled::usual_type(&ty),
            Ok(ty) => demangled::usual_type(&ty),
            Err(_) => {
                let parameter = &tree[parameter];
                naming::arguments_text(reading, parameter.type_specifier)
            }
        });
    }
    if function.has_ellipsis {
        all.push("...".to_owned());
    }
    let qualifiers =
        demangled::behind_parameters(function.is_const, function.is_volatile, function.reference.into());
    format!("({}){qualifiers}", all.join(", "))
}

/// `const int *`, `3`, `true`, `<int, char>`
pub(in crate::check) fn shown_argument(argument: &Argument) -> Option<String> {
    match argument {
        Argument::Type(ty) => Some(demangled::usual_type(ty)),
        Argument::Integer(Type::Builtin("b"), value) => {
            Some((if value == "0" { "false" } else { "true" }).to_owned())
        }
        Argument::Integer(Type::Builtin("c"), value) => {
            let character = value.parse::<u8>().ok().filter(|byte| byte.is_ascii_alphanumeric())?;
            Some(format!("'{}'", char::from(character)))
        }
        Argument::Integer(Type::Builtin(code @ ("i" | "j" | "l" | "m" | "x" | "y" | "s" | "t")), value) => {
            let suffix = match *code {
                "j" => "U",
                "l" => "L",
                "m" => "UL",
                "x" => "LL",
                "y" => "ULL",
                _ => "",
            };
            Some(format!("{value}{suffix}"))
        }
        Argument::Pack(elements) => {
            let elements: Option<Vec<String>> = elements.iter().map(shown_argument).collect();
            Some(format!("<{}>", elements?.join(", ")))
        }
        Argument::Integer(..) | Argument::Entity(_) | Argument::Template(_) => None,
    }
}
