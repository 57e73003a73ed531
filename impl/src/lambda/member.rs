//! What a name is in the class around a function, as captures of the object ask.

use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Named;
use crate::read::Reading;
use crate::tree::{DeclarationId, DeclarationKind, Form, ScopeId, ScopeKind, SpecifierKind};
use std::collections::BTreeSet;

/// Using-declarations are followed through at most this many others.
const USING_CHAIN: u32 = 16;

/// What a name that is not local is in the class around the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Member {
    /// No member, or one that belongs to the class and not to an object: a static member, a type, an enumerator.
    None,
    /// A data member of an object, or its only member function of that name.
    Single,
    /// Member functions of that name or a template of them, each needing an object.
    Overloaded,
    /// Member functions of which some are static.
    Mixed,
    /// It may be a member of a base class that is not known.
    Unknown,
}

/// A member function that a name may call.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    declaration: DeclarationId,
    is_static: bool,
    is_template: bool,
}

/// What the name in `range`, with its qualification, is in the class `scope`; `behind` follows it and its template
/// arguments.
pub(super) fn member(reading: &Reading, scope: ScopeId, range: TokenRange, behind: TokenId) -> Member {
    let tree = &reading.tree;
    let is_class = |scope: ScopeId| matches!(tree[scope].kind, ScopeKind::Class(_));
    if range.is_empty() || !is_class(scope) {
        return Member::None;
    }
    let names = &reading.names;
    let name = range.last();
    let symbol = reading.tokens.symbol(name);
    let inside = if range.len() > 1 { class_named(reading, scope, range) } else { Some(scope) };
    let Some(inside) = inside else { return Member::None };
    let Some(found) = names.lookup_in(tree, inside, symbol, name) else {
        return if has_unknown_base(reading, inside) { Member::Unknown } else { Member::None };
    };
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut bindings = vec![(found.binding, USING_CHAIN)];
    while let Some((binding, left)) = bindings.pop() {
        for named in names.declarations(binding, TokenId(u32::MAX)) {
            match named {
                Named::Declaration(id) => match tree[id].kind {
                    DeclarationKind::Variable(variable) if tree[variable].is_field => return Member::Single,
                    // A member that is defined outside repeats nothing.
                    DeclarationKind::Function(_)
                        if is_class(tree[id].scope) && !tree.has_specifier(id, SpecifierKind::Friend) =>
                    {
                        candidates.push(Candidate {
                            declaration: id,
                            is_static: tree.has_specifier(id, SpecifierKind::Static),
                            is_template: tree[id].form == Form::Template,
                        });
                    }
                    _ => {}
                },
                Named::Using(_, Some(target)) if left > 0 => bindings.push((target, left - 1)),
                _ => {}
            }
        }
    }
    of_functions(reading, &candidates, behind)
}

/// What a call of one of `candidates` needs, whose arguments begin at `behind`.
fn of_functions(reading: &Reading, candidates: &[Candidate], behind: TokenId) -> Member {
    let all_static = |list: &[Candidate]| list.iter().all(|one| one.is_static);
    let none_static = |list: &[Candidate]| list.iter().all(|one| !one.is_static);
    if all_static(candidates) {
        return Member::None;
    }
    if none_static(candidates) {
        let is_single = candidates.len() == 1 && !candidates[0].is_template;
        return if is_single { Member::Single } else { Member::Overloaded };
    }
    // Some are static: the number of arguments may decide.
    let Some(arguments) = arguments(reading, behind) else { return Member::Mixed };
    let takes = |one: &&Candidate| takes(reading, one.declaration, arguments);
    let viable: Vec<Candidate> = candidates.iter().filter(takes).copied().collect();
    match () {
        () if viable.is_empty() => Member::Mixed,
        () if all_static(&viable) => Member::None,
        () if none_static(&viable) => Member::Overloaded,
        () => Member::Mixed,
    }
}

/// How many arguments the parentheses at `open` hold, if their number is written.
fn arguments(reading: &Reading, open: TokenId) -> Option<usize> {
    let tokens = &reading.tokens;
    if tokens.kind(open) != Kind::OpenParen {
        return None;
    }
    let close = tokens.partner(open);
    if open.next() == close {
        return Some(0);
    }
    let mut count = 1;
    let mut at = open.next();
    while at < close {
        match tokens.kind(at) {
            Kind::Comma => count += 1,
            // An expansion has any number.
            Kind::Ellipsis => return None,
            Kind::Less => at = tokens.angle_partner(at).unwrap_or(at),
            kind if kind.is_open_bracket() => at = tokens.partner(at).max(at),
            _ => {}
        }
        at = at.next();
    }
    Some(count)
}

/// Whether a function takes that many arguments.
fn takes(reading: &Reading, id: DeclarationId, arguments: usize) -> bool {
    let tree = &reading.tree;
    let Some(function) = tree.function(id) else { return true };
    let parameters = function.parameters.of(&tree.parameters);
    let has_default = |index: usize| parameters.get(index).is_some_and(|one| !one.default().is_empty());
    function.takes(parameters, arguments, has_default)
}

/// The class whose member a qualified name names, if it is the class `scope` or a base of it.
fn class_named(reading: &Reading, scope: ScopeId, range: TokenRange) -> Option<ScopeId> {
    let tokens = &reading.tokens;
    // Template arguments are those of the class around, or of a base that is known.
    let mut head = None;
    let mut at = range.start;
    while at < range.last() {
        match tokens.kind(at) {
            Kind::Identifier => {
                head = Some(at);
                at = at.next();
            }
            Kind::ColonColon | Kind::Template => at = at.next(),
            Kind::Less => at = tokens.angle_partner(at)?.next(),
            _ => return None,
        }
    }
    let head = tokens.symbol(head?);
    let mut classes = vec![scope];
    let mut seen = BTreeSet::new();
    while let Some(class) = classes.pop() {
        if !seen.insert(class) {
            continue;
        }
        if reading.tree[class].name == head {
            return Some(class);
        }
        classes.extend(reading.names.reach(class).into_iter().flat_map(|reach| &reach.bases));
    }
    None
}

/// Whether a class or a base of it has a base that is not dependent and whose members are not known.
fn has_unknown_base(reading: &Reading, scope: ScopeId) -> bool {
    let tree = &reading.tree;
    let mut classes = vec![scope];
    let mut seen = BTreeSet::new();
    while let Some(scope) = classes.pop() {
        if !seen.insert(scope) {
            continue;
        }
        if let Some(class) = tree[scope].class() {
            let bases = tree[class].bases.of(&tree.bases);
            if bases.iter().any(|base| base.scope.is_none() && !base.is_dependent) {
                return true;
            }
        }
        classes.extend(reading.names.reach(scope).into_iter().flat_map(|reach| &reach.bases));
    }
    false
}
