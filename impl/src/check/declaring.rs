//! What a body declares, each word of it looked at once: many calls in one body ask for the names before them.

use super::lookup::may_declare;
use crate::lex::{Kind, Symbol, TokenId, Tokens};
use rustc_hash::FxHashMap;

/// The tokens of a function from the `(` of its parameters on at which names may be declared, as far as somebody asked.
pub(super) struct Declaring<'a> {
    tokens: &'a Tokens,
    /// The first token that was not looked at yet.
    next: TokenId,
    /// The brackets that are open there.
    open: Vec<TokenId>,
    /// The places where a name may be declared, each with the bracket around it.
    names: FxHashMap<Symbol, Vec<(TokenId, Option<TokenId>)>>,
    /// The first word that declares types.
    first_type: Option<TokenId>,
}

impl<'a> Declaring<'a> {
    /// From the token `first` on.
    pub(super) fn from(tokens: &'a Tokens, first: TokenId) -> Declaring<'a> {
        Declaring { tokens, next: first, open: Vec::new(), names: FxHashMap::default(), first_type: None }
    }

    /// Whether a word before `end` declares a type, of whatever name.
    pub(super) fn has_types(&mut self, end: TokenId) -> bool {
        self.look(end);
        self.first_type.is_some_and(|first| first < end)
    }

    /// The places before `end` where `name` may be declared, in source order.
    pub(super) fn places(
        &mut self,
        name: Symbol,
        end: TokenId,
    ) -> impl DoubleEndedIterator<Item = TokenId> + '_ {
        self.noted(name, end).iter().map(|&(place, _)| place)
    }

    /// The last place before `at` where `name` may be declared, blocks that ended left out: the declaration that `at` sees.
    pub(super) fn seen(&mut self, name: Symbol, at: TokenId) -> Option<TokenId> {
        let tokens = self.tokens;
        let is_open = |around: &Option<TokenId>| around.is_none_or(|open| tokens.partner(open) > at);
        self.noted(name, at).iter().rfind(|(_, around)| is_open(around)).map(|&(place, _)| place)
    }

    fn noted(&mut self, name: Symbol, end: TokenId) -> &[(TokenId, Option<TokenId>)] {
        self.look(end);
        let all = self.names.get(&name).map_or(&[][..], Vec::as_slice);
        &all[..all.partition_point(|&(place, _)| place < end)]
    }

    fn look(&mut self, end: TokenId) {
        while self.next < end {
            let at = self.next;
            match self.tokens.kind(at) {
                Kind::Typedef | Kind::Using | Kind::Struct | Kind::Class | Kind::Union | Kind::Enum => {
                    self.first_type = self.first_type.or(Some(at));
                }
                Kind::Identifier if may_declare(self.tokens, at) => {
                    let around = self.open.last().copied();
                    self.names.entry(self.tokens.symbol(at)).or_default().push((at, around));
                }
                kind if kind.is_open_bracket() => self.open.push(at),
                kind if kind.is_close_bracket() => drop(self.open.pop()),
                _ => {}
            }
            self.next = at.next();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lex;

    #[test]
    fn what_a_place_sees_and_what_was_declared_before_it() {
        let text = b"(int a) { int b; { int a; struct S; } int c = a; { int b; } g(b); }";
        let tokens = lex(text, 17).expect("everything closes");
        let [a, b, c, g] = ["a", "b", "c", "g"].map(|name| tokens.symbols.find(name).expect("a name"));
        let at = |name: Symbol, count: usize| {
            let all = (0..tokens.len() as u32).map(TokenId).filter(|&token| tokens.symbol(token) == name);
            all.collect::<Vec<_>>()[count]
        };
        let mut declaring = Declaring::from(&tokens, TokenId(0));
        let end = at(g, 0);
        assert_eq!(declaring.places(a, end).collect::<Vec<_>>(), [at(a, 0), at(a, 1)]);
        assert_eq!(declaring.places(a, at(b, 0)).collect::<Vec<_>>(), [at(a, 0)]);
        assert_eq!(declaring.seen(a, end), None);
        assert_eq!(declaring.seen(b, end), Some(at(b, 0)));
        assert_eq!(declaring.seen(b, end.previous().previous()), Some(at(b, 1)));
        assert_eq!(declaring.seen(c, end), Some(at(c, 0)));
        assert_eq!([declaring.has_types(at(b, 0)), declaring.has_types(end)], [false, true]);
    }
}
