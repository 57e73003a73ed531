//! A map from a scope and something in it, for what is asked for near to where it was added.
//!
//! Most scopes hold few things. These are chained by scope, the newest first; a scope that holds many has a table of its
//! own. So a question about a scope touches what was touched when that was read. One table of all scopes lies anywhere, and in
//! a long text nearly each look at it is one at memory that no cache holds.

use crate::tree::ScopeId;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// A scope that holds more things than this has a table.
const CHAINED: u32 = 8;

/// The end of a chain, and the table of scopes that have none.
const NOWHERE: u32 = u32::MAX;

/// Values by scope and key.
#[derive(Clone, Debug)]
pub(super) struct ByScope<K, V> {
    /// By scope.
    scopes: Vec<Held>,
    /// What is chained, in the order in which it was added.
    chained: Vec<Chained<K, V>>,
    /// Everything of one scope that holds more than [`CHAINED`] things, in the order in which they grew so large.
    tables: Vec<FxHashMap<K, V>>,
}

/// What one scope holds.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// How much.
    count: u32,
    /// The newest thing that is chained, of which there are [`CHAINED`] at most.
    newest: u32,
    /// The table, where it holds more.
    table: u32,
}

impl Held {
    const NOTHING: Held = Held { count: 0, newest: NOWHERE, table: NOWHERE };
}

#[derive(Clone, Copy, Debug)]
struct Chained<K, V> {
    key: K,
    value: V,
    /// The one of the same scope that was added before.
    older: u32,
}

impl<K, V> Default for ByScope<K, V> {
    fn default() -> Self {
        ByScope { scopes: Vec::new(), chained: Vec::new(), tables: Vec::new() }
    }
}

impl<K: Copy + Eq + Hash, V: Copy> ByScope<K, V> {
    /// The value of `key` in `scope`.
    #[inline]
    pub(super) fn get(&self, scope: ScopeId, key: K) -> Option<V> {
        let held = self.scopes.get(scope.index())?;
        if let Some(table) = self.tables.get(held.table as usize) {
            return table.get(&key).copied();
        }
        self.place_of(held.newest, key).map(|at| self.chained[at].value)
    }

    /// Adds `key` to `scope`, which does not hold it yet.
    pub(super) fn add(&mut self, scope: ScopeId, key: K, value: V) {
        if self.scopes.len() <= scope.index() {
            self.scopes.resize(scope.index() + 1, Held::NOTHING);
        }
        let held = &mut self.scopes[scope.index()];
        held.count += 1;
        if held.count <= CHAINED {
            let older = std::mem::replace(&mut held.newest, self.chained.len() as u32);
            self.chained.push(Chained { key, value, older });
            return;
        }
        let (newest, table) = (held.newest, held.table);
        if let Some(table) = self.tables.get_mut(table as usize) {
            table.insert(key, value);
            return;
        }
        held.table = self.tables.len() as u32;
        let before = self.chain(newest).map(|at| (self.chained[at].key, self.chained[at].value));
        let table = before.chain([(key, value)]).collect();
        self.tables.push(table);
    }

    /// Gives `key` of `scope` this value; tells the one that it had.
    pub(super) fn set(&mut self, scope: ScopeId, key: K, value: V) -> Option<V> {
        if let Some(had) = self.get_mut(scope, key) {
            return Some(std::mem::replace(had, value));
        }
        self.add(scope, key, value);
        None
    }

    fn get_mut(&mut self, scope: ScopeId, key: K) -> Option<&mut V> {
        let &Held { newest, table, .. } = self.scopes.get(scope.index())?;
        if table != NOWHERE {
            return self.tables.get_mut(table as usize)?.get_mut(&key);
        }
        let at = self.place_of(newest, key)?;
        Some(&mut self.chained[at].value)
    }

    /// Takes back `key` of `scope`, the one that was added last of all that are there.
    pub(super) fn take_back(&mut self, scope: ScopeId, key: K) {
        let Some(held) = self.scopes.get_mut(scope.index()) else { return };
        held.count -= 1;
        if held.count < CHAINED {
            held.newest = self.chained.pop().map_or(NOWHERE, |last| last.older);
        } else if held.count == CHAINED {
            // It made the last table.
            held.table = NOWHERE;
            self.tables.pop();
        } else if let Some(table) = self.tables.get_mut(held.table as usize) {
            table.remove(&key);
        }
    }

    /// Where `key` is chained, in the chain from `newest` on.
    #[inline]
    fn place_of(&self, newest: u32, key: K) -> Option<usize> {
        self.chain(newest).find(|&at| self.chained[at].key == key)
    }

    /// The places of what is chained, from `newest` on.
    #[inline]
    fn chain(&self, newest: u32) -> impl Iterator<Item = usize> + '_ {
        let mut at = newest;
        std::iter::from_fn(move || {
            let one = self.chained.get(at as usize)?;
            Some(std::mem::replace(&mut at, one.older) as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    quickcheck! {
        // Few scopes and many keys, so that scopes get tables, and lose them when something is taken back.
        fn values_are_found_as_in_a_plain_map(added: Vec<(u8, u8)>, kept: usize) -> bool {
            let mut by_scope = ByScope::default();
            let mut plain: Vec<(ScopeId, u8)> = Vec::new();
            for (scope, key) in added {
                let place = (ScopeId::from_index(usize::from(scope % 3)), key % 32);
                let had = plain.iter().position(|one| *one == place);
                if had.is_none() {
                    by_scope.add(place.0, place.1, usize::MAX);
                    plain.push(place);
                }
                let number = had.unwrap_or(plain.len() - 1);
                assert_eq!(by_scope.set(place.0, place.1, number), Some(had.unwrap_or(usize::MAX)));
            }
            let is_same = |by_scope: &ByScope<u8, usize>, plain: &[(ScopeId, u8)]| {
                let all = (0..4).flat_map(|scope| (0..33).map(move |key| (ScopeId::from_index(scope), key)));
                all.into_iter().all(|(scope, key)| {
                    by_scope.get(scope, key) == plain.iter().position(|one| *one == (scope, key))
                })
            };
            let all = is_same(&by_scope, &plain);
            let kept = kept % (plain.len() + 1);
            while plain.len() > kept {
                if let Some((scope, key)) = plain.pop() {
                    by_scope.take_back(scope, key);
                }
            }
            all && is_same(&by_scope, &plain)
        }
    }
}
