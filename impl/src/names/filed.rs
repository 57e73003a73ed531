//! Which binding a name has in a scope.
//!
//! Most names are declared in a few scopes only. Their bindings are chained by name, the newest first, so that a
//! question touches little memory, mostly what was touched just before; names of many scopes are found by scope.

use super::by_scope::ByScope;
use super::{BindingId, Meaning};
use crate::growth::Extent;
use crate::lex::Symbol;
use crate::tree::ScopeId;
use smallvec::SmallVec;

/// A name of more bindings than this is found by scope.
const CHAINED: u32 = 6;

/// The end of a chain.
const NOWHERE: u32 = u32::MAX;

/// The scope of a binding that no name has.
const NO_SCOPE: ScopeId = ScopeId::from_index(u32::MAX as usize);

/// Names and their bindings. A binding's number is its place in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub(super) struct Filed {
    /// By symbol.
    names: Vec<Name>,
    /// By binding.
    places: Vec<Place>,
    /// The bindings of names that have more than [`CHAINED`].
    common: ByScope<Symbol, BindingId>,
}

/// What is known of one symbol.
#[derive(Clone, Copy, Debug)]
struct Name {
    /// The union of all meanings it has anywhere.
    ever: Meaning,
    /// How many bindings it has.
    count: u32,
    /// The newest one.
    newest: u32,
}

impl Name {
    const UNKNOWN: Name = Name { ever: Meaning::NONE, count: 0, newest: NOWHERE };
}

/// Where a binding belongs.
#[derive(Clone, Copy, Debug)]
struct Place {
    scope: ScopeId,
    symbol: Symbol,
    /// The binding of the same symbol that was added before.
    older: u32,
}

impl Filed {
    /// One with room for `bindings` bindings.
    pub(super) fn with_room_for(bindings: usize) -> Filed {
        Filed { places: Vec::with_capacity(bindings), ..Filed::default() }
    }

    /// Where the list of places lies.
    pub(super) fn extent(&self) -> Extent {
        Extent::of(&self.places)
    }

    /// Says that there are `symbols` symbols so far.
    pub(super) fn know_symbols(&mut self, symbols: usize) {
        self.names.resize(symbols.max(self.names.len()), Name::UNKNOWN);
    }

    /// What the symbol means anywhere.
    #[inline]
    pub(super) fn ever(&self, symbol: Symbol) -> Meaning {
        self.names.get(symbol.index()).map_or(Meaning::NONE, |name| name.ever)
    }

    /// Says what the symbol means anywhere.
    #[inline]
    pub(super) fn set_ever(&mut self, symbol: Symbol, ever: Meaning) {
        if let Some(name) = self.names.get_mut(symbol.index()) {
            name.ever = ever;
        }
    }

    /// The binding of `symbol` in `scope`.
    #[inline]
    pub(super) fn find(&self, scope: ScopeId, symbol: Symbol) -> Option<BindingId> {
        let name = self.names.get(symbol.index())?;
        if name.count > CHAINED {
            return self.common.get(scope, symbol);
        }
        let mut at = name.newest;
        loop {
            let place = self.places.get(at as usize)?;
            if place.scope == scope {
                return Some(BindingId(at));
            }
            at = place.older;
        }
    }

    /// Adds a binding of `symbol` in `scope`, which has none there yet.
    pub(super) fn add(&mut self, scope: ScopeId, symbol: Symbol) -> BindingId {
        self.know_symbols(symbol.index() + 1);
        let added = self.places.len() as u32;
        let name = &mut self.names[symbol.index()];
        self.places.push(Place { scope, symbol, older: name.newest });
        name.newest = added;
        name.count += 1;
        if name.count == CHAINED + 1 {
            for id in self.chain(symbol).collect::<SmallVec<[_; CHAINED as usize + 1]>>() {
                self.common.add(self.places[id as usize].scope, symbol, BindingId(id));
            }
        } else if name.count > CHAINED {
            self.common.add(scope, symbol, BindingId(added));
        }
        BindingId(added)
    }

    /// Adds a binding that no name has.
    pub(super) fn add_nameless(&mut self) {
        self.places.push(Place { scope: NO_SCOPE, symbol: Symbol::NONE, older: NOWHERE });
    }

    /// Takes back all bindings from the one with the number `first` on.
    pub(super) fn take_back(&mut self, first: usize) {
        while self.places.len() > first {
            let Some(Place { scope, symbol, older }) = self.places.pop() else { return };
            if scope == NO_SCOPE {
                continue;
            }
            let name = &mut self.names[symbol.index()];
            (name.newest, name.count) = (older, name.count - 1);
            let count = name.count;
            if count == CHAINED {
                // They were added the newest first, this one before all others.
                let chain: SmallVec<[_; CHAINED as usize]> = self.chain(symbol).collect();
                for id in chain.into_iter().rev() {
                    self.common.take_back(self.places[id as usize].scope, symbol);
                }
            }
            if count >= CHAINED {
                self.common.take_back(scope, symbol);
            }
        }
    }

    /// Whether `binding` is that of `symbol` in `scope`.
    pub(super) fn is_at(&self, binding: BindingId, scope: ScopeId, symbol: Symbol) -> bool {
        let place = self.places.get(binding.0 as usize);
        place.is_some_and(|place| (place.scope, place.symbol) == (scope, symbol))
    }

    /// Scope and symbol of each binding.
    pub(super) fn places(&self) -> impl Iterator<Item = (ScopeId, Symbol)> + '_ {
        self.places.iter().map(|place| (place.scope, place.symbol))
    }

    /// The scopes that `symbol` is declared in, the newest first.
    pub(super) fn scopes(&self, symbol: Symbol) -> impl Iterator<Item = ScopeId> + '_ {
        self.chain(symbol).filter_map(|at| Some(self.places.get(at as usize)?.scope))
    }

    /// The bindings of `symbol`, the newest first.
    fn chain(&self, symbol: Symbol) -> impl Iterator<Item = u32> + '_ {
        let mut at = self.names.get(symbol.index()).map_or(NOWHERE, |name| name.newest);
        std::iter::from_fn(move || {
            let place = self.places.get(at as usize)?;
            Some(std::mem::replace(&mut at, place.older))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    quickcheck! {
        // Few scopes and symbols, so that names grow into the table, and out of it when they are taken back.
        fn bindings_are_found_as_in_a_plain_map(added: Vec<(u8, u8)>, kept: usize) -> bool {
            let mut filed = Filed::default();
            let mut plain: Vec<(ScopeId, Symbol)> = Vec::new();
            for (scope, symbol) in added {
                let (scope, symbol) = (ScopeId::from_index(usize::from(scope % 16)), Symbol(1 + u32::from(symbol % 4)));
                if !plain.contains(&(scope, symbol)) {
                    let id = filed.add(scope, symbol);
                    plain.push((scope, symbol));
                    assert_eq!(id.0 as usize, plain.len() - 1);
                }
            }
            let is_same = |filed: &Filed, plain: &[(ScopeId, Symbol)]| {
                let all = (0..16).flat_map(|scope| (0..6).map(move |symbol| (ScopeId::from_index(scope), Symbol(symbol))));
                all.into_iter().all(|place| {
                    let expected = plain.iter().position(|one| *one == place);
                    filed.find(place.0, place.1) == expected.map(|id| BindingId(id as u32))
                }) && filed.places().eq(plain.iter().copied())
            };
            let all = is_same(&filed, &plain);
            let kept = kept % (plain.len() + 1);
            filed.take_back(kept);
            plain.truncate(kept);
            all && is_same(&filed, &plain)
        }
    }

    #[test]
    fn nameless_bindings_are_numbered_and_taken_back() {
        let mut filed = Filed::with_room_for(4);
        let (scope, symbol) = (ScopeId::from_index(3), Symbol(7));
        let first = filed.add(scope, symbol);
        filed.add_nameless();
        let inner = filed.add(ScopeId::from_index(4), symbol);
        assert_eq!((first, inner), (BindingId(0), BindingId(2)));
        filed.take_back(1);
        assert_eq!(
            (filed.find(scope, symbol), filed.find(ScopeId::from_index(4), symbol)),
            (Some(first), None)
        );
        assert_eq!(filed.find(ScopeId::from_index(0), Symbol::NONE), None);
    }
}
