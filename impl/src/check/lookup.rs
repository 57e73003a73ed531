//! Looking names up where a body is not in the tree.

use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens, Walk};
use crate::names::Lookup;
use crate::read::Reading;
use crate::statistics::UnknownReason;
use crate::tree::{Body, DeclarationId, FunctionId, ScopeId, Tree};
use std::cmp::Reverse;

/// Looks up the name that `range` ends with, qualified by what is before it, from `scope`.
pub(crate) fn resolve(reading: &Reading, scope: ScopeId, range: TokenRange) -> Lookup {
    let Reading { tree, tokens, names, .. } = reading;
    let unknown = Lookup::Unknown(UnknownReason::Undeclared);
    let mut inside: Option<ScopeId> = None;
    let mut last = unknown;
    for at in range.iter() {
        match tokens.kind(at) {
            Kind::ColonColon if at == range.start => inside = Some(Tree::GLOBAL),
            Kind::ColonColon => {
                inside = last.found().and_then(|found| names.members(found));
                if inside.is_none() {
                    return unknown;
                }
            }
            Kind::Identifier => {
                let symbol = tokens.symbol(at);
                last = match inside {
                    Some(scope) => names.lookup_in(tree, scope, symbol, at).map_or(unknown, Lookup::Found),
                    None => names.lookup(tree, tokens, scope, symbol, at),
                };
            }
            _ => return unknown,
        }
    }
    last
}

/// Whether a name in a body may stand where it is declared: behind a type, or in a list of declarators.
pub(super) fn may_declare(tokens: &Tokens, name: TokenId) -> bool {
    match tokens.kind(name.previous()) {
        Kind::Identifier | Kind::Greater | Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::CloseBracket => true,
        Kind::Comma => matches!(
            tokens.kind(name.next()),
            Kind::Assign
                | Kind::OpenBrace
                | Kind::OpenBracket
                | Kind::OpenParen
                | Kind::Semicolon
                | Kind::CloseParen
        ),
        kind => kind.is_keyword() && kind != Kind::Return,
    }
}

/// The declaration of `symbol` in a block around `at` that hides what is outside of the body that begins at
/// `open`: the last name before `at` that may be declared, blocks that ended skipped.
pub(super) fn declared_in_block(
    reading: &Reading,
    open: TokenId,
    at: TokenId,
    symbol: Symbol,
) -> Option<TokenId> {
    let tokens = &reading.tokens;
    let mut token = at.previous();
    while token > open {
        match tokens.kind(token) {
            kind if kind.is_close_bracket() => token = tokens.partner(token),
            Kind::Identifier if tokens.symbol(token) == symbol && may_declare(tokens, token) => {
                return Some(token);
            }
            _ => {}
        }
        token = token.previous();
    }
    None
}

/// The bodies of a unit's functions in source order.
pub(super) struct Bodies {
    list: Vec<(TokenId, TokenId, FunctionId)>,
}

impl Bodies {
    /// All bodies.
    pub(super) fn of(tree: &Tree, tokens: &Tokens) -> Bodies {
        Bodies::bounded(tree, |body| body.braces(tokens))
    }

    /// The same with the initialisers and handlers of constructors, as if these were in the brackets.
    pub(super) fn with_initializers(tree: &Tree) -> Bodies {
        Bodies::bounded(tree, |body| body.range().map(|range| (range.start, range.end)))
    }

    fn bounded(tree: &Tree, bounds: impl Fn(Body) -> Option<(TokenId, TokenId)>) -> Bodies {
        let body = |index: usize| {
            let id = FunctionId::from_index(index);
            let (open, close) = bounds(tree[id].body)?;
            Some((open, close, id))
        };
        let mut list: Vec<_> = (0..tree.functions.len()).filter_map(body).collect();
        list.sort_by_key(|(open, ..)| *open);
        Bodies { list }
    }

    /// The function whose body holds the token, and the body's brackets.
    pub(super) fn around(&self, token: TokenId) -> Option<(FunctionId, (TokenId, TokenId))> {
        self.around_along(&mut Walk::default(), token)
    }

    /// [`Bodies::around`] for tokens that come in source order.
    pub(super) fn around_along(
        &self,
        walk: &mut Walk,
        token: TokenId,
    ) -> Option<(FunctionId, (TokenId, TokenId))> {
        let after = walk.before(&self.list, token, |&(open, ..)| open);
        // Bodies do not nest in the tree: the last one that begins before the token is the only candidate.
        let (open, close, function) = *self.list.get(after.checked_sub(1)?)?;
        (token < close).then_some((function, (open, close)))
    }
}

/// Declarations by place.
pub(super) struct Declared {
    /// In the order of their first tokens.
    list: Vec<Placed>,
}

struct Placed {
    range: TokenRange,
    /// The last one of the declarations with this token and the ones around it.
    last: DeclarationId,
    /// Where the declaration around it is in the list.
    around: Option<u32>,
}

impl Declared {
    /// All declarations.
    pub(super) fn of(tree: &Tree) -> Declared {
        let ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
        let mut all: Vec<DeclarationId> = ids.collect();
        // A class comes before what is in it, the variable declared with it behind that, with the range of both.
        all.sort_by_key(|&id| (tree[id].range.start, Reverse(tree[id].range.end)));
        let mut list: Vec<Placed> = Vec::with_capacity(all.len());
        let mut around: Option<u32> = None;
        for id in all {
            let range = tree[id].range;
            let placed = |number: u32| list.get(number as usize);
            while let Some(outer) = around.and_then(placed).filter(|outer| outer.range.end <= range.start) {
                around = outer.around;
            }
            let last = around.and_then(placed).map_or(id, |outer| outer.last.max(id));
            list.push(Placed { range, last, around });
            around = Some(list.len() as u32 - 1);
        }
        Declared { list }
    }

    /// The innermost declaration that `token` stands in.
    pub(super) fn around(&self, token: TokenId) -> Option<DeclarationId> {
        let placed = |number: u32| self.list.get(number as usize);
        let before = self.list.partition_point(|one| one.range.start <= token).checked_sub(1)?;
        let outer = |inner: &&Placed| inner.around.and_then(placed);
        let mut all = std::iter::successors(self.list.get(before), outer);
        all.find(|one| token < one.range.end).map(|one| one.last)
    }
}
