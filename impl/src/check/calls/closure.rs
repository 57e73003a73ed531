//! How texts about calls name the call operator of a lambda: behind the function around, by its parameters and by its
//! place among the lambdas there that have the same ones.

use super::super::call::has_local_types;
use super::super::declaring::Declaring;
use super::super::demangled;
use super::caller::Caller;
use crate::bodies::Lambda;
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{Kind, TokenId, TokenRange, list_elements};
use crate::read::Reading;
use crate::tree::FunctionId;

/// What a caller that is no instance is called; `None` where that is not certain.
pub(super) fn caller_name(reading: &Reading, caller: &Caller) -> Option<String> {
    let function = caller.function?;
    match caller.lambda {
        None => Some(demangled::caller(reading, function)),
        Some(open) => name(reading, function, open),
    }
}

/// The name of the call operator of the lambda that begins at `open`, in `function`; `None` where a type in it or in
/// one before it is not certain.
pub(super) fn name(reading: &Reading, function: FunctionId, open: TokenId) -> Option<String> {
    let lambda = reading.bodies.lambda(open)?;
    let (text, _) = closure(reading, function, lambda)?;
    Some(format!("{text}::operator (){}", behind(lambda)))
}

fn behind(lambda: &Lambda) -> &'static str {
    if lambda.is_mutable { "" } else { " const" }
}

/// The closure's name, and the parameters of its call operator.
fn closure(reading: &Reading, function: FunctionId, lambda: &Lambda) -> Option<(String, String)> {
    let body = reading.tree[function].body.range()?;
    let own = parameters(reading, function, lambda)?;
    let around = around(reading, body, lambda);
    let all = reading.bodies.lambdas.iter();
    let siblings =
        all.filter(|one| body.contains(one.open()) && one.open() < lambda.open() && !one.is_generic);
    let mut instance = 1;
    for one in siblings {
        let parent = self::around(reading, body, one).map(Lambda::open);
        if parent == around.map(Lambda::open) && parameters(reading, function, one)? == own {
            instance += 1;
        }
    }
    let prefix = match around {
        Some(outer) => {
            let (text, parameters) = closure(reading, function, outer)?;
            format!("{text}::operator ()({parameters}){}", behind(outer))
        }
        None => demangled::signature(reading, function, None),
    };
    Some((format!("{prefix}::[lambda({own}) (instance {instance})]"), own))
}

/// The innermost lambda around another one in the text `body`.
fn around<'a>(reading: &'a Reading, body: TokenRange, lambda: &Lambda) -> Option<&'a Lambda> {
    let open = lambda.open();
    let all = reading.bodies.lambdas.iter().filter(|one| body.contains(one.open()));
    all.filter(|one| one.open() < open && one.range().contains(open)).max_by_key(|one| one.open())
}

/// The types of a lambda's parameters, as the demangler shows them.
fn parameters(reading: &Reading, function: FunctionId, lambda: &Lambda) -> Option<String> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    if lambda.is_generic {
        return None;
    }
    let range = lambda.parameters;
    if range.len() <= 2 {
        return Some(String::new());
    }
    let declaration = tree[function].declaration;
    let scope = tree[function].target.unwrap_or(tree[declaration].scope);
    let place = Standpoint::new(scope, lambda.open(), Default::default());
    let mut declaring = Declaring::from(tokens, tree[function].open);
    let mut shown = Vec::new();
    let inner = TokenRange::new(range.start.next(), range.last());
    for parameter in list_elements(tokens, inner) {
        let mut ty = parameter;
        // `int i`, `const S &s`: the name is last and a type stands before it.
        if ty.len() > 1 && tokens.kind(ty.last()) == Kind::Identifier && !names_type(reading, ty) {
            ty.end = ty.last();
        }
        if has_local_types(reading, ty, &mut declaring, lambda.open()) {
            return None;
        }
        let ty = Spelling::new(reading).type_at(ty, place).ok()?;
        shown.push(demangled::in_function(reading, function, &ty));
    }
    Some(shown.join(", "))
}

/// Whether the last word of a parameter belongs to its type: only qualifiers stand before it.
fn names_type(reading: &Reading, parameter: TokenRange) -> bool {
    let before = TokenRange::new(parameter.start, parameter.last());
    let mut words = before.iter().map(|at| reading.tokens.kind(at));
    words.all(|kind| matches!(kind, Kind::Const | Kind::Volatile | Kind::ColonColon | Kind::Struct))
        || reading.tokens.kind(parameter.last().previous()) == Kind::ColonColon
}
