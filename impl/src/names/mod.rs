//! Names: what each scope declares, and lookup by position ([basic.lookup]).
//!
//! The parser files every declaration here (`Names::bind`) and asks one question while it reads: does this
//! `<` begin a template-argument list? Later readers ask with the position they stand at, so a body read late
//! sees exactly what was declared before it; inside a class everything of the class is visible, as the standard
//! has it for bodies.

mod by_scope;
mod classify;
mod division;
mod entities;
mod filed;
mod lookup;
mod meaning;
mod signature;

pub use classify::{NameClass, class_of};
pub(crate) use division::{Divided, Division, sign_backwards};
pub(crate) use entities::{Entities, Known, entities};
use filed::Filed;
pub(crate) use lookup::{END, alias_scope};
pub use lookup::{Found, Lookup};
pub use meaning::Meaning;
pub(crate) use signature::Signatures;

use crate::growth::Extent;
use crate::lex::{Symbol, TokenId};
use crate::tree::{DeclarationId, EnumeratorId, ScopeId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

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

/// The declaration declares no name alone.
const NONE_ALONE: u32 = u32::MAX;

/// What [`Names::declared_alone`] found: by declaration, the number of the binding, or [`NONE_ALONE`].
#[derive(Debug)]
pub(crate) struct Alone(Vec<u32>);

/// What lookup needs to know of a scope besides its own names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// Inline and anonymous namespaces in it.
    pub(crate) inline: Vec<ScopeId>,
    /// `using namespace` in it.
    pub(crate) directives: Vec<(TokenId, ScopeId)>,
    /// There is a using-directive in it, or in an inline namespace of it.
    pub(crate) nominates: bool,
    /// The members of non-dependent bases.
    pub(crate) bases: Vec<ScopeId>,
    /// It has a base whose members are not known (dependent or not found).
    pub(crate) unknown_base: bool,
    /// A using-declaration in it names constructors ([namespace.udecl]).
    pub(crate) inherits: bool,
}

/// What the scopes declare.
#[derive(Clone, Debug, Default)]
pub struct Names {
    filed: Filed,
    bindings: Vec<Binding>,
    links: Vec<Link>,
    /// By scope.
    reach: Vec<Reach>,
    /// The members of explicit and partial specialisations, with the fingerprint of their template arguments.
    specializations: FxHashMap<BindingId, Vec<(u64, ScopeId)>>,
    /// While text is read again: of each reading of that kind, the outermost first.
    scratch: Vec<Scratch>,
}

/// While text is read again, what was filed before stays as it is: new entries go behind the marks, and all of
/// them are taken back at the end.
#[derive(Clone, Debug, Default)]
struct Scratch {
    scopes: usize,
    bindings: u32,
    links: u32,
    /// Symbols with the meaning that they had anywhere.
    ever: Vec<(Symbol, Meaning)>,
    /// Specialised templates.
    specialized: Vec<BindingId>,
    /// Takes what is said about scopes of before.
    sink: Reach,
}

impl Names {
    /// A table with room for what a unit of `tokens` tokens usually declares.
    pub(crate) fn with_room_for(tokens: usize) -> Names {
        Names {
            filed: Filed::with_room_for(tokens / 24),
            bindings: Vec::with_capacity(tokens / 24),
            links: Vec::with_capacity(tokens / 18),
            reach: Vec::with_capacity(tokens / 150),
            ..Names::default()
        }
    }

    /// Where the longest lists lie.
    pub(crate) fn extents(&self) -> [Extent; 4] {
        [Extent::of(&self.bindings), Extent::of(&self.links), Extent::of(&self.reach), self.filed.extent()]
    }

    /// Says that the unit has `symbols` symbols so far.
    pub(crate) fn know_symbols(&mut self, symbols: usize) {
        self.filed.know_symbols(symbols);
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
        if self.scratch.is_empty() {
            self.filed.set_ever(symbol, self.ever(symbol).with(meaning));
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
        if let Some(scratch) = self.scratch.last_mut() {
            if scope.index() < scratch.scopes {
                // It was filed when the text was read first.
                return self.filed.find(scope, symbol).unwrap_or(BindingId(scratch.bindings));
            }
            let ever = self.filed.ever(symbol);
            if ever != ever.with(meaning) {
                scratch.ever.push((symbol, ever));
            }
        }
        let link = self.links.len() as u32;
        self.links.push(Link { named, meaning, position, next: NO_LINK });
        self.filed.set_ever(symbol, self.filed.ever(symbol).with(meaning));
        let id = self.filed.find(scope, symbol).unwrap_or_else(|| {
            self.bindings.push(Binding { meaning: Meaning::NONE, scope: None, first: link, last: NO_LINK });
            self.filed.add(scope, symbol)
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
        if let Some(scratch) = self.scratch.last_mut() {
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

    /// The same for `binding` and for what its using-declarations name, each once: they may name each other's, as `<stdlib.h>`
    /// takes from `std` what `<cstdlib>` put there. A using-declaration is given where it is not known what it names.
    pub(crate) fn through_usings<'a>(
        &'a self,
        binding: BindingId,
        position: impl Fn(BindingId) -> TokenId + 'a,
    ) -> impl Iterator<Item = Named> + 'a {
        let mut reached: SmallVec<[BindingId; 4]> = SmallVec::from_slice(&[binding]);
        let mut next = 1;
        let mut links = self.declarations(binding, position(binding));
        std::iter::from_fn(move || {
            loop {
                match links.next() {
                    Some(Named::Using(_, Some(target))) => {
                        if !reached.contains(&target) {
                            reached.push(target);
                        }
                    }
                    Some(named) => return Some(named),
                    None => {
                        let binding = *reached.get(next)?;
                        next += 1;
                        links = self.declarations(binding, position(binding));
                    }
                }
            }
        })
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
        self.filed.ever(symbol)
    }

    /// The name's own binding in `scope`: no bases, no inline namespaces.
    #[inline]
    pub fn own(&self, scope: ScopeId, symbol: Symbol) -> Option<BindingId> {
        self.filed.find(scope, symbol)
    }

    /// True when `declaration` alone declares `symbol` in `scope`, so that no other one can be the same entity's.
    pub(crate) fn is_only(
        &self,
        alone: &Alone,
        scope: ScopeId,
        symbol: Symbol,
        declaration: DeclarationId,
    ) -> bool {
        match alone.0.get(declaration.index()) {
            Some(&NONE_ALONE) => return false,
            Some(&alone) if self.filed.is_at(BindingId(alone), scope, symbol) => return true,
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
        let mut alone = vec![NONE_ALONE; count];
        for (id, binding) in self.bindings.iter().enumerate() {
            if binding.first == binding.last
                && let Some(Link { named: Named::Declaration(of), .. }) =
                    self.links.get(binding.first as usize)
                && let Some(slot) = alone.get_mut(of.index())
            {
                *slot = id as u32;
            }
        }
        Alone(alone)
    }

    /// The scopes that declare `symbol`.
    pub(crate) fn declaring(&self, symbol: Symbol) -> impl Iterator<Item = ScopeId> + '_ {
        self.filed.scopes(symbol)
    }

    /// All bindings with their scopes and symbols, in the order of their first declaration.
    pub fn bindings(&self) -> Vec<(ScopeId, Symbol, BindingId)> {
        let places = self.filed.places().enumerate();
        places.map(|(id, (scope, symbol))| (scope, symbol, BindingId(id as u32))).collect()
    }

    pub(crate) fn reach(&self, scope: ScopeId) -> Option<&Reach> {
        self.reach.get(scope.index())
    }

    pub(crate) fn reach_mut(&mut self, scope: ScopeId) -> &mut Reach {
        if let Some(scratch) = self.scratch.last_mut()
            && scope.index() < scratch.scopes
        {
            scratch.sink = Reach::default();
            return &mut scratch.sink;
        }
        let index = scope.index();
        if self.reach.len() <= index {
            self.reach.resize_with(index + 1, Reach::default);
        }
        &mut self.reach[index]
    }

    /// True for bindings that were made before the text was read again.
    fn is_kept(&self, binding: BindingId) -> bool {
        self.scratch.last().is_some_and(|scratch| binding.0 <= scratch.bindings)
    }

    /// Begins to read text again: what is filed from here on is taken back by [`Names::end_scratch`].
    /// `scopes` is the number of scopes so far.
    pub(crate) fn begin_scratch(&mut self, scopes: usize) {
        let links = self.links.len() as u32;
        let bindings = self.bindings.len() as u32;
        // What is said about names of before and is not there is said about this one.
        self.bindings.push(Binding { meaning: Meaning::NONE, scope: None, first: NO_LINK, last: NO_LINK });
        self.filed.add_nameless();
        self.scratch.push(Scratch { scopes, bindings, links, ..Scratch::default() });
    }

    /// Takes back everything since the last [`Names::begin_scratch`].
    pub(crate) fn end_scratch(&mut self) {
        let Some(scratch) = self.scratch.pop() else { return };
        self.filed.take_back(scratch.bindings as usize);
        for (symbol, ever) in scratch.ever.into_iter().rev() {
            self.filed.set_ever(symbol, ever);
        }
        for binding in scratch.specialized {
            self.specializations.remove(&binding);
        }
        self.bindings.truncate(scratch.bindings as usize);
        self.links.truncate(scratch.links as usize);
        self.reach.truncate(scratch.scopes);
    }
}
