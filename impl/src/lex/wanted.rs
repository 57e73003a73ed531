//! Sets of symbols, and the tokens that have one of them.

use super::symbol::Symbol;
use super::token::{TokenId, TokenRange, Tokens};

/// A set of symbols that is asked once per token.
#[derive(Clone, Debug)]
pub struct SymbolSet {
    /// By symbol, and behind all symbols one that is no member.
    members: Vec<bool>,
    is_empty: bool,
}

impl SymbolSet {
    /// The set of `symbols`, each a symbol of `tokens`; [`Symbol::NONE`] is left out.
    pub fn new(tokens: &Tokens, symbols: impl IntoIterator<Item = Symbol>) -> SymbolSet {
        let mut set = SymbolSet { members: vec![false; tokens.symbols.len() + 1], is_empty: true };
        symbols.into_iter().for_each(|symbol| set.insert(symbol));
        set
    }

    /// Adds a symbol of the tokens that the set was made for.
    pub(crate) fn insert(&mut self, symbol: Symbol) {
        if let Some(member) = self.members.get_mut(symbol.index())
            && !symbol.is_none()
        {
            (*member, self.is_empty) = (true, false);
        }
    }

    /// True when no symbol is in it.
    pub fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// True when all of its symbols are in `other`.
    fn is_in(&self, other: &SymbolSet) -> bool {
        let both = self.members.iter().zip(other.members.iter().chain(std::iter::repeat(&false)));
        both.fold(true, |all, (here, there)| all & (there | !here))
    }

    /// True when `symbol` is in it.
    #[inline]
    pub fn contains(&self, symbol: Symbol) -> bool {
        self.members.get(symbol.index()).copied().unwrap_or(false)
    }
}

impl Tokens {
    /// The identifiers whose symbol is in `wanted`, in source order.
    pub fn places_of(&self, wanted: &SymbolSet) -> Vec<TokenId> {
        if wanted.is_empty() {
            return Vec::new();
        }
        if let Some((noted, places)) = self.noted.get()
            && wanted.is_in(noted)
        {
            return places.iter().copied().filter(|&at| wanted.contains(self.symbol(at))).collect();
        }
        let mut places = Vec::new();
        self.each_member(&wanted.members, |token| places.push(token));
        places
    }

    /// Keeps `places`, all those of `wanted`: whoever asks for some of these names later need not look through all
    /// tokens again. The first call counts.
    pub(crate) fn note_places(&self, wanted: &SymbolSet, places: &[TokenId]) {
        self.noted.get_or_init(|| (wanted.clone(), places.to_vec()));
    }
}

/// A place in a list that is in source order, whose neighbours are asked for one after the other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Walk(usize);

impl Walk {
    /// How many of `list` stand before `place`. Looks where the last answer was: no way back to the middle of the list for
    /// each of thousands of questions that come in source order.
    pub(crate) fn before<T>(
        &mut self,
        list: &[T],
        place: TokenId,
        place_of: impl Fn(&T) -> TokenId,
    ) -> usize {
        let is_before = |one: &T| place_of(one) < place;
        let last = self.0.min(list.len());
        self.0 = if last > 0 && !is_before(&list[last - 1]) {
            list[..last].partition_point(is_before)
        } else {
            let (mut from, mut step) = (last, 1);
            while list.get(from + step - 1).is_some_and(is_before) {
                from += step;
                step *= 2;
            }
            let to = (from + step).min(list.len());
            from + list[from..to].partition_point(is_before)
        };
        self.0
    }

    /// The first of `places` in `range`.
    pub(crate) fn first_in(&mut self, places: &[TokenId], range: TokenRange) -> Option<TokenId> {
        let first = self.before(places, range.start, |&place| place);
        places.get(first).copied().filter(|&place| place < range.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lex;

    #[test]
    fn places_of_wanted_names() {
        let tokens = lex(b"int a = b(a, \"a\") + c; a;", 17).expect("everything closes");
        let set = |names: &[&str]| {
            SymbolSet::new(&tokens, names.iter().filter_map(|name| tokens.symbols.find(name)))
        };
        let places =
            |names: &[&str]| tokens.places_of(&set(names)).iter().map(|place| place.0).collect::<Vec<_>>();
        assert_eq!(places(&["a", "c"]), [1, 5, 10, 12]);
        assert_eq!(places(&["no such name"]), [0; 0]);
        tokens.note_places(&set(&["a", "b"]), &tokens.places_of(&set(&["a", "b"])));
        assert_eq!(places(&["a"]), [1, 5, 12], "some of the noted names");
        assert_eq!(places(&["b", "c"]), [3, 10], "not only noted names");
        assert!(SymbolSet::new(&tokens, [Symbol::NONE]).is_empty());
    }

    #[test]
    fn walks_find_what_a_search_finds() {
        let list: Vec<TokenId> = [1, 3, 3, 4, 9, 10, 11, 12, 20].map(TokenId).to_vec();
        let mut walk = Walk::default();
        for place in (0..25).chain([25, 3, 4, 0, 21, 20, 1, 12]).map(TokenId) {
            let found = walk.before(&list, place, |&one| one);
            assert_eq!(found, list.partition_point(|&one| one < place), "{place:?}");
        }
        assert_eq!(walk.before(&list[..2], TokenId(25), |&one| one), 2, "a shorter list");
        assert_eq!(walk.first_in(&list, TokenRange::new(TokenId(5), TokenId(9))), None);
        assert_eq!(walk.first_in(&list, TokenRange::new(TokenId(5), TokenId(10))), Some(TokenId(9)));
    }
}
