//! Sets of symbols, and the tokens that have one of them.

use super::symbol::Symbol;
use super::token::{TokenId, Tokens};

/// A set of symbols that is asked once per token.
#[derive(Clone, Debug, Default)]
pub struct SymbolSet {
    /// By symbol.
    members: Vec<bool>,
    is_empty: bool,
}

impl SymbolSet {
    /// The set of `symbols`, each a symbol of `tokens`; [`Symbol::NONE`] is left out.
    pub fn new(tokens: &Tokens, symbols: impl IntoIterator<Item = Symbol>) -> SymbolSet {
        let mut set = SymbolSet { members: vec![false; tokens.symbols.len()], is_empty: true };
        for symbol in symbols {
            if let Some(member) = set.members.get_mut(symbol.index())
                && !symbol.is_none()
            {
                (*member, set.is_empty) = (true, false);
            }
        }
        set
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
        self.each_identifier(|token, symbol| {
            if wanted.contains(symbol) {
                places.push(token);
            }
        });
        places
    }

    /// Keeps `places`, all those of `wanted`: whoever asks for some of these names later need not look through all
    /// tokens again. The first call counts.
    pub(crate) fn note_places(&self, wanted: &SymbolSet, places: &[TokenId]) {
        self.noted.get_or_init(|| (wanted.clone(), places.to_vec()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lex;
    use crate::source::Source;

    #[test]
    fn places_of_wanted_names() {
        let mut source = Source::new(b"int a = b(a, \"a\") + c; a;".to_vec(), "unit.ii");
        let tokens = lex(&mut source, 17).expect("everything closes");
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
}
