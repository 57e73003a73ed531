//! Implicit captures ([expr.prim.lambda.capture]): the automatic variables and the object that a body names.

use super::capture::{Capture, CaptureDefault, CaptureList};
use super::found::Found;
use super::member::{Member, member};
use crate::bodies::{Lambda, Meant, NameUse};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::read::Reading;
use crate::tree::{ScopeId, SpecifierKind};
use rustc_hash::FxHashSet;

/// What the body of a lambda needs from around it.
#[derive(Clone, Copy, Debug)]
enum Need {
    Variable { name: TokenId, is_pack: bool },
    Object(TokenId),
    Uncertain(TokenId, bool),
}

/// A lambda inside the one that is looked at.
struct Frame<'a> {
    lambda: &'a Lambda,
    list: CaptureList,
    names: FxHashSet<Symbol>,
}

impl<'a> Frame<'a> {
    fn new(reading: &Reading, lambda: &'a Lambda) -> Frame<'a> {
        let list = CaptureList::of(&reading.tokens, lambda);
        let names = list.names(&reading.tokens);
        Frame { lambda, list, names }
    }
}

/// Adds the implicit captures of `found.lambda`, whose list is `list`; `scope` is that of the function.
pub(super) fn implicit(reading: &Reading, scope: ScopeId, list: &CaptureList, found: &mut Found<'_>) {
    let tokens = &reading.tokens;
    let mut needs = needs(reading, scope, found.lambda);
    // Which function is called is known when its arguments are: the object comes behind what they name.
    needs.sort_by_key(|need| need.0);
    let mut names = list.names(tokens);
    let mut has_object = list.has_object();
    let by_reference = list.default == Some(CaptureDefault::Reference);
    for (_, need) in needs {
        let capture = match need {
            Need::Variable { name, is_pack } => {
                if !names.insert(tokens.symbol(name)) {
                    continue;
                }
                match (is_pack, by_reference) {
                    (true, true) => Capture::ReferencePack(name),
                    (true, false) => Capture::Pack(name),
                    (false, true) => Capture::Reference(name),
                    (false, false) => Capture::Variable(name),
                }
            }
            Need::Object(at) if !has_object => {
                has_object = true;
                Capture::This(at)
            }
            Need::Uncertain(at, is_static) if !has_object => {
                found.uncertain = found.uncertain.or(Some((at, is_static)));
                continue;
            }
            Need::Object(_) | Need::Uncertain(..) => continue,
        };
        let first = reading.bodies.name(capture.token()).map(|one| one.context.constexpr_ifs);
        if first.is_some_and(|around| around > found.lambda.context.constexpr_ifs) {
            found.constexpr_ifs.push(capture.token());
        }
        found.captures.push(capture);
    }
}

/// What the body needs, each with the token at which that is known.
fn needs(reading: &Reading, scope: ScopeId, lambda: &Lambda) -> Vec<(TokenId, Need)> {
    let lambdas = &reading.bodies.lambdas;
    let inside = TokenRange::new(lambda.declarator.start, lambda.body.end);
    let first = lambdas.partition_point(|other| other.open() < inside.start);
    let mut inner = lambdas.get(first..).unwrap_or_default().iter().peekable();
    let mut frames: Vec<Frame<'_>> = Vec::new();
    let mut needs = Vec::new();
    for one in reading.bodies.names_in(inside) {
        while frames.last().is_some_and(|frame| frame.lambda.body.end <= one.name) {
            frames.pop();
        }
        while let Some(next) = inner.next_if(|next| next.open() < one.name) {
            if next.body.end > one.name {
                frames.push(Frame::new(reading, next));
            }
        }
        if !one.context.is_evaluated || one.context.local_classes != lambda.context.local_classes {
            continue;
        }
        // What stands in an introducer is named outside of its lambda.
        let around = frames.iter().rev().filter(|frame| frame.lambda.introducer.end <= one.name);
        needs.extend(need(reading, scope, lambda, around, one));
    }
    needs
}

fn need<'a>(
    reading: &Reading,
    scope: ScopeId,
    lambda: &Lambda,
    mut around: impl Iterator<Item = &'a Frame<'a>>,
    one: &NameUse,
) -> Option<(TokenId, Need)> {
    let tokens = &reading.tokens;
    let symbol = tokens.symbol(one.name);
    if one.is_local {
        let Meant::Declared(declared) = &one.meant else { return None };
        let variable = reading.bodies.automatic(*declared.first()?)?;
        let is_own = |lambda: &Lambda| lambda.range().contains(variable.name);
        let passes = |frame: &Frame<'_>| {
            !is_own(frame.lambda) && frame.list.default.is_some() && !frame.names.contains(&symbol)
        };
        if !around.all(passes) || is_own(lambda) {
            return None;
        }
        return Some((one.name, Need::Variable { name: one.name, is_pack: variable.is_pack }));
    }
    if !around.all(|frame| frame.list.default.is_some() && !frame.list.has_object()) {
        return None;
    }
    if one.meant == Meant::This {
        return Some((one.name, Need::Object(one.name)));
    }
    let before = tokens.kind(one.range.start.previous());
    if matches!(before, Kind::Dot | Kind::Arrow | Kind::Template) || is_address(reading, one) {
        return None;
    }
    if one.is_local_member {
        return Some((one.name, Need::Object(one.name)));
    }
    let behind = behind(reading, one);
    let known = if tokens.kind(behind) == Kind::OpenParen { tokens.partner(behind) } else { one.name };
    match member(reading, scope, one.range, behind) {
        Member::None => None,
        Member::Single => Some((one.name, Need::Object(one.name))),
        Member::Overloaded => Some((known, Need::Object(one.name))),
        Member::Mixed => match is_static(reading, one) {
            Some(true) => None,
            Some(false) => Some((known, Need::Object(one.name))),
            // Each may be meant, so the object is captured.
            None if reading.bodies.is_dependent(one.name) => Some((known, Need::Object(one.name))),
            None => Some((known, Need::Uncertain(one.name, true))),
        },
        Member::Unknown => Some((known, Need::Uncertain(one.name, false))),
    }
}

/// Whether the member function that is called is static, where overload resolution tells which one it is.
fn is_static(reading: &Reading, one: &NameUse) -> Option<bool> {
    let tree = &reading.tree;
    let function = reading.bodies.called_in_lambdas.get(&one.name)?.function;
    let declarations = match tree[tree[function].declaration].entity {
        Some(entity) => tree[entity].declarations.as_slice(),
        None => std::slice::from_ref(&tree[function].declaration),
    };
    Some(declarations.iter().any(|&one| tree.has_specifier(one, SpecifierKind::Static)))
}

/// Whether the use is `&C::m`, a pointer to a member.
fn is_address(reading: &Reading, one: &NameUse) -> bool {
    let tokens = &reading.tokens;
    let first = one.range.start;
    if one.range.len() < 2 || first.0 < 2 || tokens.kind(first.previous()) != Kind::Amp {
        return false;
    }
    let before = tokens.kind(first.previous().previous());
    !(before == Kind::Identifier || before.is_close_bracket() || before.is_literal())
}

/// The token behind a name and its template arguments.
fn behind(reading: &Reading, one: &NameUse) -> TokenId {
    let tokens = &reading.tokens;
    let behind = one.range.end;
    match tokens.angle_partner(behind) {
        Some(greater) if tokens.kind(behind) == Kind::Less => greater.next(),
        _ => behind,
    }
}
