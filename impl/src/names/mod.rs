//! Names: what each scope declares, and lookup by position ([basic.lookup]).
//!
//! The parser files every declaration here (`Names::bind`) and asks one question while it reads: does this
//! `<` begin a template-argument list? Later readers ask with the position they stand at, so a body read late
//! sees exactly what was declared before it; inside a class everything of the class is visible, as the standard
//! has it for bodies.

mod classify;
mod entities;
mod lookup;
mod meaning;
mod signature;

pub use classify::{NameClass, class_of};
pub(crate) use entities::entities;
pub(crate) use lookup::{END, alias_scope};
pub use lookup::{Found, Lookup};
pub use meaning::Meaning;
pub(crate) use signature::Signatures;

use crate::lex::{Symbol, TokenId};
use crate::tree::{DeclarationId, EnumeratorId, ScopeId};
use rustc_hash::FxHashMap;

/// One thing that a name was declared to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A declaration.
    Declaration(DeclarationId),
    /// An enumerator.
    Enumerator(EnumeratorId),
    /// What a using-declaration names; `None` when its scope is not known.
    Using(DeclarationId, Option<BindingId>),
}

/// The index of a [`Binding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BindingId(pub u32);

/// Everything that one name means in one scope.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// All its meanings, at the end of the unit.
    pub meaning: Meaning,
    /// The namespace or the members of the class (the primary template's), once known.
    pub scope: Option<ScopeId>,
    first: u32,
    last: u32,
}

/// One entry of a binding's list, in source order.
#[derive(Clone, Copy, Debug)]
struct Link {
    named: Named,
    meaning: Meaning,
    position: TokenId,
    next: u32,
}

const NO_LINK: u32 = u32::MAX;

/// The key of no name.
const NO_KEY: u64 = u64::MAX;

/// What [`Names::declared_alone`] found, by declaration.
#[derive(Debug)]
pub(crate) struct Alone(Vec<u64>);

/// What lookup needs to know of a scope besides its own names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// Inline and anonymous namespaces in it.
    pub(crate) inline: Vec<ScopeId>,
    /// `using namespace` in it.
    pub(crate) directives: Vec<(TokenId, ScopeId)>,
    /// The members of non-dependent bases.
    pub(crate) bases: Vec<ScopeId>,
    /// It has a base whose members are not known (dependent or not found).
    pub(crate) unknown_base: bool,
}

/// What the scopes declare.
#[derive(Clone, Debug, Default)]
pub struct Names {
    map: FxHashMap<u64, BindingId>,
    bindings: Vec<Binding>,
    /// By binding: its key in the map.
    keys: Vec<u64>,
    links: Vec<Link>,
    /// By scope.
    reach: Vec<Reach>,
    /// By symbol: the union of all meanings it has anywhere.
    ever: Vec<Meaning>,
    /// The members of explicit and partial specialisations, with the fingerprint of their template arguments.
    specializations: FxHashMap<BindingId, Vec<(u64, ScopeId)>>,
    /// Set while text is read again.
    scratch: Option<Scratch>,
}

/// While text is read again, what was filed before stays as it is: new entries go behind the marks, and all of
/// them are taken back at the end.
#[derive(Clone, Debug, Default)]
struct Scratch {
    scopes: u32,
    bindings: u32,
    links: u32,
    /// New keys of the map.
    keys: Vec<u64>,
    /// Symbols with the meaning that they had anywhere.
    ever: Vec<(Symbol, Meaning)>,
    /// Specialised templates.
    specialized: Vec<BindingId>,
    /// Takes what is said about scopes of before.
    sink: Reach,
}

fn key(scope: ScopeId, symbol: Symbol) -> u64 {
    u64::from(scope.0) << 32 | u64::from(symbol.0)
}

impl Names {
    /// A table with room for what a unit of `tokens` tokens usually declares.
    pub(crate) fn with_room_for(tokens: usize) -> Names {
        Names {
            map: FxHashMap::with_capacity_and_hasher(tokens / 40, Default::default()),
            bindings: Vec::with_capacity(tokens / 24),
            keys: Vec::with_capacity(tokens / 24),
            links: Vec::with_capacity(tokens / 18),
            reach: Vec::with_capacity(tokens / 150),
            ..Names::default()
        }
    }

    /// Says that the unit has `symbols` symbols so far.
    pub(crate) fn know_symbols(&mut self, symbols: usize) {
        self.ever.resize(symbols, Meaning::NONE);
    }

    /// Declares the friend `symbol` of a class as a member of the namespace `scope`, which only a declaration there
    /// makes visible ([namespace.memdef]).
    pub(crate) fn bind_friend(
        &mut self,
        scope: ScopeId,
        symbol: Symbol,
        named: Named,
        meaning: Meaning,
        position: TokenId,
    ) -> BindingId {
        if self.scratch.is_none()
            && let Some(ever) = self.ever.get_mut(symbol.index())
        {
            *ever = ever.with(meaning);
        }
        self.bind(scope, symbol, named, Meaning::NONE, position)
    }

    /// Declares `symbol` in `scope` from `position` on.
    pub(crate) fn bind(
        &mut self,
        scope: ScopeId,
        symbol: Symbol,
        named: Named,
        meaning: Meaning,
        position: TokenId,
    ) -> BindingId {
        if let Some(scratch) = &mut self.scratch {
            if scope.0 < scratch.scopes {
                // It was filed when the text was read first.
                return self.map.get(&key(scope, symbol)).copied().unwrap_or(BindingId(scratch.bindings));
            }
            if let Some(&ever) = self.ever.get(symbol.index())
                && ever != ever.with(meaning)
            {
                scratch.ever.push((symbol, ever));
            }
        }
        let link = self.links.len() as u32;
        self.links.push(Link { named, meaning, position, next: NO_LINK });
        if let Some(ever) = self.ever.get_mut(symbol.index()) {
            *ever = ever.with(meaning);
        }
        let id = *self.map.entry(key(scope, symbol)).or_insert_with(|| {
            self.bindings.push(Binding { meaning: Meaning::NONE, scope: None, first: link, last: NO_LINK });
            self.keys.push(key(scope, symbol));
            if let Some(scratch) = &mut self.scratch {
                scratch.keys.push(key(scope, symbol));
            }
            BindingId(self.bindings.len() as u32 - 1)
        });
        let binding = &mut self.bindings[id.0 as usize];
        binding.meaning = binding.meaning.with(meaning);
        if binding.last != NO_LINK {
            self.links[binding.last as usize].next = link;
        }
        binding.last = link;
        id
    }

    /// Says where the members of what `binding` names are; the first answer stays.
    pub(crate) fn set_scope(&mut self, binding: BindingId, scope: ScopeId) {
        if self.is_kept(binding) {
            return;
        }
        self.bindings[binding.0 as usize].scope.get_or_insert(scope);
    }

    /// Notes a specialisation of the class template `binding`.
    pub(crate) fn add_specialization(&mut self, binding: BindingId, fingerprint: u64, scope: ScopeId) {
        if self.is_kept(binding) {
            return;
        }
        if let Some(scratch) = &mut self.scratch {
            scratch.specialized.push(binding);
        }
        self.specializations.entry(binding).or_default().push((fingerprint, scope));
    }

    pub(crate) fn has_specializations(&self, binding: BindingId) -> bool {
        self.specializations.contains_key(&binding)
    }

    /// The members of all specialisations of a class template.
    pub(crate) fn specializations(&self, binding: BindingId) -> impl Iterator<Item = &ScopeId> + '_ {
        self.specializations.get(&binding).into_iter().flatten().map(|(_, scope)| scope)
    }

    /// The members of the specialisation with these arguments.
    pub(crate) fn specialization(&self, binding: BindingId, fingerprint: u64) -> Option<ScopeId> {
        let all = self.specializations.get(&binding)?;
        all.iter().find(|(of, _)| *of == fingerprint).map(|&(_, scope)| scope)
    }

    /// The binding `id`.
    pub fn binding(&self, id: BindingId) -> Binding {
        self.bindings[id.0 as usize]
    }

    /// What `binding` names before `position`, in source order.
    pub fn declarations(&self, binding: BindingId, position: TokenId) -> impl Iterator<Item = Named> + '_ {
        self.links_of(binding).take_while(move |link| link.position < position).map(|link| link.named)
    }

    fn links_of(&self, binding: BindingId) -> impl Iterator<Item = &Link> + '_ {
        let mut at = self.bindings[binding.0 as usize].first;
        std::iter::from_fn(move || {
            let link = self.links.get(at as usize)?;
            at = link.next;
            Some(link)
        })
    }

    /// The union of the meanings that `binding` has before `position`.
    pub fn meaning_before(&self, binding: BindingId, position: TokenId) -> Meaning {
        let all = self.binding(binding).meaning;
        let mut meaning = Meaning::NONE;
        for link in self.links_of(binding) {
            if link.position >= position || meaning == all {
                break;
            }
            meaning = meaning.with(link.meaning);
        }
        meaning
    }

    /// What the symbol means anywhere in the unit: a filter before a real lookup.
    #[inline]
    pub fn ever(&self, symbol: Symbol) -> Meaning {
        self.ever.get(symbol.index()).copied().unwrap_or(Meaning::NONE)
    }

    /// The name's own binding in `scope`: no bases, no inline namespaces.
    #[inline]
    pub fn own(&self, scope: ScopeId, symbol: Symbol) -> Option<BindingId> {
        self.map.get(&key(scope, symbol)).copied()
    }

    /// True when `declaration` alone declares `symbol` in `scope`, so that no other one can be the same entity's.
    pub(crate) fn is_only(
        &self,
        alone: &Alone,
        scope: ScopeId,
        symbol: Symbol,
        declaration: DeclarationId,
    ) -> bool {
        match alone.0.get(declaration.0 as usize) {
            Some(&NO_KEY) => return false,
            Some(&alone) if alone == key(scope, symbol) => return true,
            // It declares several names alone.
            _ => {}
        }
        self.own(scope, symbol).is_some_and(|id| {
            let binding = self.binding(id);
            let first = self.links.get(binding.first as usize);
            binding.first == binding.last
                && first.is_some_and(|link| link.named == Named::Declaration(declaration))
        })
    }

    /// By declaration, of which there are `count`: the last of the names that it alone declares.
    pub(crate) fn declared_alone(&self, count: usize) -> Alone {
        // One pass over what lies one behind the other, in place of a look into the map for each declaration.
        let mut keys = vec![NO_KEY; count];
        for (binding, &key) in self.bindings.iter().zip(&self.keys) {
            if binding.first == binding.last
                && let Some(Link { named: Named::Declaration(id), .. }) =
                    self.links.get(binding.first as usize)
                && let Some(slot) = keys.get_mut(id.0 as usize)
            {
                *slot = key;
            }
        }
        Alone(keys)
    }

    /// All bindings with their scopes and symbols, in the order of their first declaration.
    pub fn bindings(&self) -> Vec<(ScopeId, Symbol, BindingId)> {
        let keys = self.keys.iter().enumerate();
        keys.map(|(id, key)| (ScopeId((key >> 32) as u32), Symbol(*key as u32), BindingId(id as u32)))
            .collect()
    }

    pub(crate) fn reach(&self, scope: ScopeId) -> Option<&Reach> {
        self.reach.get(scope.0 as usize)
    }

    pub(crate) fn reach_mut(&mut self, scope: ScopeId) -> &mut Reach {
        if let Some(scratch) = &mut self.scratch
            && scope.0 < scratch.scopes
        {
            scratch.sink = Reach::default();
            return &mut scratch.sink;
        }
        let index = scope.0 as usize;
        if self.reach.len() <= index {
            self.reach.resize_with(index + 1, Reach::default);
        }
        &mut self.reach[index]
    }

    /// True for bindings that were made before the text was read again.
    fn is_kept(&self, binding: BindingId) -> bool {
        self.scratch.as_ref().is_some_and(|scratch| binding.0 <= scratch.bindings)
    }

    /// Begins to read text again: what is filed from here on is taken back by [`Names::end_scratch`].
    /// `scopes` is the number of scopes so far.
    pub(crate) fn begin_scratch(&mut self, scopes: u32) {
        let links = self.links.len() as u32;
        let bindings = self.bindings.len() as u32;
        // What is said about names of before and is not there is said about this one.
        self.bindings.push(Binding { meaning: Meaning::NONE, scope: None, first: NO_LINK, last: NO_LINK });
        self.keys.push(NO_KEY);
        self.scratch = Some(Scratch { scopes, bindings, links, ..Scratch::default() });
    }

    /// Takes back everything since [`Names::begin_scratch`].
    pub(crate) fn end_scratch(&mut self) {
        let Some(scratch) = self.scratch.take() else { return };
        for key in scratch.keys {
            self.map.remove(&key);
        }
        for (symbol, ever) in scratch.ever.into_iter().rev() {
            if let Some(slot) = self.ever.get_mut(symbol.index()) {
                *slot = ever;
            }
        }
        for binding in scratch.specialized {
            self.specializations.remove(&binding);
        }
        self.bindings.truncate(scratch.bindings as usize);
        self.keys.truncate(scratch.bindings as usize);
        self.links.truncate(scratch.links as usize);
        self.reach.truncate(scratch.scopes as usize);
    }
}
