//! A list whose elements have ids: found by id without comparing strings along a tree, walked in order of id.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

/// Elements by id.
#[derive(Clone, Debug)]
pub(super) struct ById<T> {
    /// The elements in the order in which they were put in.
    list: Vec<T>,
    /// Where each id is in the list.
    places: FxHashMap<String, usize>,
    /// The same in order of id.
    order: BTreeMap<String, usize>,
}

impl<T> ById<T> {
    /// No elements.
    pub(super) fn new() -> ById<T> {
        ById { list: Vec::new(), places: FxHashMap::default(), order: BTreeMap::new() }
    }

    /// Puts an element in unless there is one of that id; whether there was none.
    pub(super) fn insert(&mut self, id: &str, element: T) -> bool {
        if self.places.contains_key(id) {
            return false;
        }
        self.places.insert(id.to_owned(), self.list.len());
        self.order.insert(id.to_owned(), self.list.len());
        self.list.push(element);
        true
    }

    /// The element of that id.
    pub(super) fn get(&self, id: &str) -> Option<&T> {
        self.places.get(id).map(|place| &self.list[*place])
    }

    /// The element of that id, to be changed.
    pub(super) fn get_mut(&mut self, id: &str) -> Option<&mut T> {
        self.places.get(id).map(|place| &mut self.list[*place])
    }

    /// All elements in order of id.
    pub(super) fn values(&self) -> impl Iterator<Item = &T> {
        self.order.values().map(|place| &self.list[*place])
    }
}
