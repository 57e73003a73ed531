//! Lookup: unqualified ([basic.lookup.unqual]) and qualified ([basic.lookup.qual]).

use super::{BindingId, Meaning, Names};
use crate::lex::{Kind, Symbol, TokenId, Tokens};
use crate::limits;
use crate::statistics::UnknownReason;
use crate::tree::{
    Alias, IdRange, ParameterId, ScopeId, ScopeKind, TemplateHeaderId, TemplateParameterId, Tree,
};
use smallvec::SmallVec;

/// A name that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The scope that declares it.
    pub scope: ScopeId,
    /// Its binding there.
    pub binding: BindingId,
    /// What it means at the position asked for.
    pub meaning: Meaning,
}

/// The answer of a lookup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// A declared name.
    Found(Found),
    /// A template parameter of a class or function around.
    TemplateParameter(TemplateParameterId),
    /// A parameter of the function around.
    Parameter(ParameterId),
    /// Not known, and why.
    Unknown(UnknownReason),
}

impl Lookup {
    /// The declared name, if it is one.
    pub fn found(self) -> Option<Found> {
        match self {
            Lookup::Found(found) => Some(found),
            _ => None,
        }
    }
}

/// Namespaces that using-directives nominate, and the namespaces as whose members their names appear.
type Nominated = SmallVec<[(ScopeId, ScopeId); 4]>;

/// An unqualified lookup on its way from a scope outwards. What a using-directive nominates appears in the nearest namespace
/// around both ([namespace.udir]): names that are declared further inside hide it.
#[derive(Default)]
struct Outwards {
    nominated: Nominated,
}

impl Outwards {
    /// `symbol` in `scope`, the next one on the way.
    fn find(
        &mut self,
        names: &Names,
        tree: &Tree,
        (scope, symbol): (ScopeId, Symbol),
        position: TokenId,
        wanted: Meaning,
    ) -> Option<Found> {
        self.find_such(names, tree, scope, position, |scope| {
            names.find_own(tree, (scope, symbol), position, wanted)
        })
    }

    /// What `find` gives for the next scope on the way, or for one that appears in it.
    fn find_such<T>(
        &mut self,
        names: &Names,
        tree: &Tree,
        scope: ScopeId,
        position: TokenId,
        mut find: impl FnMut(ScopeId) -> Option<T>,
    ) -> Option<T> {
        let found = find(scope);
        if found.is_some() {
            return found;
        }
        if names.reach(scope).is_some_and(|reach| reach.nominates) {
            let mut own = Nominated::new();
            names.collect_nominated(tree, scope, position, (scope, &mut own));
            self.nominated.extend(own);
        }
        let mut here = self.nominated.iter().filter(|&&(_, home)| home == scope);
        here.find_map(|&(nominated, _)| find(nominated))
    }
}

/// The position behind everything.
pub(crate) const END: TokenId = TokenId(u32::MAX);

impl Names {
    /// Unqualified lookup from `scope` outwards; what stands at or behind `position` is not visible, except
    /// members of the classes around. A class scope sees the template parameters of its class, a function scope
    /// the function's parameters and template parameters.
    pub fn lookup(
        &self,
        tree: &Tree,
        tokens: &Tokens,
        scope: ScopeId,
        symbol: Symbol,
        position: TokenId,
    ) -> Lookup {
        let mut at = Some(scope);
        let mut outwards = Outwards::default();
        let mut unknown = UnknownReason::Undeclared;
        // Scopes nest as deep as the text does; each is visited once.
        while let Some(scope) = at {
            let entry = &tree[scope];
            let position = visible(entry.kind, position);
            if let Some(found) = outwards.find(self, tree, (scope, symbol), position, Meaning::NONE) {
                return Lookup::Found(found);
            }
            match entry.kind {
                ScopeKind::Class(class) => {
                    if self.reach(scope).is_some_and(|reach| reach.unknown_base) {
                        unknown = UnknownReason::UnknownBase;
                    }
                    let headers = tree[tree[class].declaration].headers;
                    if let Some(id) = template_parameter(tree, tokens, headers, symbol) {
                        return Lookup::TemplateParameter(id);
                    }
                }
                ScopeKind::Function(function) => {
                    let function = &tree[function];
                    if let Some(id) =
                        function.parameters.iter().find(|&id| is_name(tokens, tree[id].name(), symbol))
                    {
                        return Lookup::Parameter(id);
                    }
                    let headers = tree[function.declaration].headers;
                    if let Some(id) = template_parameter(tree, tokens, headers, symbol) {
                        return Lookup::TemplateParameter(id);
                    }
                }
                _ => {}
            }
            at = entry.parent;
        }
        Lookup::Unknown(unknown)
    }

    /// Unqualified lookup of one of several names that are filed as one: what `find` makes of the first of `symbol` that it takes.
    pub(crate) fn lookup_such<T>(
        &self,
        tree: &Tree,
        (scope, symbol): (ScopeId, Symbol),
        position: TokenId,
        mut find: impl FnMut(Found) -> Option<T>,
    ) -> Option<T> {
        let mut at = Some(scope);
        let mut outwards = Outwards::default();
        while let Some(scope) = at {
            let position = visible(tree[scope].kind, position);
            let found = outwards.find_such(self, tree, scope, position, |scope| {
                // The first that is found hides no others that are filed with it.
                let inline = self.reach(scope).into_iter().flat_map(|reach| reach.inline.iter().copied());
                let mut all = std::iter::once(scope).chain(inline);
                all.find_map(|one| {
                    self.find_own(tree, (one, symbol), position, Meaning::NONE).and_then(&mut find)
                })
            });
            if found.is_some() {
                return found;
            }
            at = tree[scope].parent;
        }
        None
    }

    /// Qualified lookup: `symbol` in `scope`, its inline namespaces, bases and directives, before `position`
    /// (members of classes: anywhere).
    pub fn lookup_in(&self, tree: &Tree, scope: ScopeId, symbol: Symbol, position: TokenId) -> Option<Found> {
        self.find(tree, scope, symbol, visible(tree[scope].kind, position), Meaning::NONE)
    }

    /// [`Names::lookup`] for the parser: everything filed so far is visible; only declarations whose meaning is
    /// in `wanted` count when it is not [`Meaning::NONE`].
    pub(crate) fn lookup_now(
        &self,
        tree: &Tree,
        scope: ScopeId,
        symbol: Symbol,
        wanted: Meaning,
    ) -> Option<Found> {
        self.lookup_before(tree, scope, symbol, wanted, END)
    }

    /// [`Names::lookup_now`] for text that is read again: what stands at or behind `position` is not visible,
    /// except members of classes.
    pub(crate) fn lookup_before(
        &self,
        tree: &Tree,
        scope: ScopeId,
        symbol: Symbol,
        wanted: Meaning,
        position: TokenId,
    ) -> Option<Found> {
        if self.ever(symbol).is_none() {
            return None;
        }
        let mut at = Some(scope);
        let mut outwards = Outwards::default();
        while let Some(scope) = at {
            if let Some(found) = outwards.find(self, tree, (scope, symbol), position, wanted) {
                return Some(found);
            }
            at = tree[scope].parent;
        }
        None
    }

    /// The friends `symbol` that a namespace around `scope` has and does not declare itself.
    pub(crate) fn befriended(&self, tree: &Tree, scope: ScopeId, symbol: Symbol) -> Option<Found> {
        if self.ever(symbol).is_none() {
            return None;
        }
        let mut at = Some(scope);
        while let Some(scope) = at {
            let inline = self.reach(scope).into_iter().flat_map(|reach| reach.inline.iter().copied());
            let own = std::iter::once(scope).chain(inline);
            let mut own = own
                .filter_map(|scope| Some((scope, self.own(scope, symbol)?)))
                .filter(|&(_, binding)| self.links_of(binding).any(|link| link.meaning.is_none()));
            if let Some((scope, binding)) = own.next() {
                return Some(Found { scope, binding, meaning: Meaning::FUNCTION });
            }
            at = tree[scope].parent;
        }
        None
    }

    /// Qualified lookup that counts only declarations whose meaning is in `wanted`, before `position`.
    pub(crate) fn lookup_in_before(
        &self,
        tree: &Tree,
        scope: ScopeId,
        symbol: Symbol,
        wanted: Meaning,
        position: TokenId,
    ) -> Option<Found> {
        if self.ever(symbol).is_none() {
            return None;
        }
        self.find(tree, scope, symbol, position, wanted)
    }

    /// [`Names::lookup_in`] for the parser.
    pub(crate) fn lookup_in_now(
        &self,
        tree: &Tree,
        scope: ScopeId,
        symbol: Symbol,
        wanted: Meaning,
    ) -> Option<Found> {
        self.lookup_in_before(tree, scope, symbol, wanted, END)
    }

    /// Where a declaration of `symbol` in `scope` belongs: `n::f` may redeclare a member of an inline namespace of
    /// `n` ([namespace.def]).
    pub(crate) fn home(&self, tree: &Tree, scope: ScopeId, symbol: Symbol) -> ScopeId {
        let has_inline = |reach: &super::Reach| tree[scope].is_namespace() && !reach.inline.is_empty();
        if !self.reach(scope).is_some_and(has_inline) || self.own(scope, symbol).is_some() {
            return scope;
        }
        let inline = self.reach(scope).into_iter().flat_map(|reach| reach.inline.iter().copied());
        let mut found = inline.filter_map(|inner| self.lookup_in_now(tree, inner, symbol, Meaning::NONE));
        found.next().map_or(scope, |found| found.scope)
    }

    /// `symbol` in `scope` and what is searched together with it, where the name is qualified.
    fn find(
        &self,
        tree: &Tree,
        scope: ScopeId,
        symbol: Symbol,
        position: TokenId,
        wanted: Meaning,
    ) -> Option<Found> {
        let found = self.find_own(tree, (scope, symbol), position, wanted);
        if found.is_some() || self.reach(scope).is_none_or(|reach| !reach.nominates) {
            return found;
        }
        let mut nominated = Nominated::new();
        self.collect_nominated(tree, scope, position, (scope, &mut nominated));
        let mut nominated = nominated.iter();
        nominated.find_map(|&(scope, _)| self.find_own(tree, (scope, symbol), position, wanted))
    }

    /// `symbol` in `scope`, its inline namespaces and bases.
    fn find_own(
        &self,
        tree: &Tree,
        (scope, symbol): (ScopeId, Symbol),
        position: TokenId,
        wanted: Meaning,
    ) -> Option<Found> {
        self.find_within(tree, (scope, symbol), position, wanted, &mut { limits::LOOKUP_SCOPES })
    }

    fn find_within(
        &self,
        tree: &Tree,
        (scope, symbol): (ScopeId, Symbol),
        position: TokenId,
        wanted: Meaning,
        budget: &mut u32,
    ) -> Option<Found> {
        let position = visible(tree[scope].kind, position);
        if let Some(binding) = self.own(scope, symbol) {
            let meaning = if position == END {
                self.binding(binding).meaning
            } else {
                self.meaning_before(binding, position)
            };
            if if wanted.is_none() { !meaning.is_none() } else { meaning.is_any(wanted) } {
                return Some(Found { scope, binding, meaning });
            }
        }
        *budget = budget.checked_sub(1)?;
        if let ScopeKind::Enum(id) = tree[scope].kind
            && !tree[id].is_scoped
        {
            let parent = tree[scope].parent?;
            return self.own(parent, symbol).map(|binding| Found {
                scope: parent,
                binding,
                meaning: self.binding(binding).meaning,
            });
        }
        let reach = self.reach(scope)?;
        let mut further = reach.inline.iter().chain(&reach.bases);
        further.find_map(|&scope| self.find_within(tree, (scope, symbol), position, wanted, budget))
    }

    /// Adds the namespaces that the using-directives before `position` in `scope` nominate, and those that are nominated in
    /// these. `origin` is the scope in which all of them count as written.
    fn collect_nominated(
        &self,
        tree: &Tree,
        scope: ScopeId,
        position: TokenId,
        (origin, nominated): (ScopeId, &mut Nominated),
    ) {
        let Some(reach) = self.reach(scope).filter(|reach| reach.nominates) else { return };
        for &(at, further) in &reach.directives {
            let is_new = nominated.iter().all(|&(scope, _)| scope != further);
            if at < position && is_new && nominated.len() < limits::LOOKUP_SCOPES as usize {
                nominated.push((further, tree.common_scope(origin, further)));
                self.collect_nominated(tree, further, position, (origin, nominated));
            }
        }
        for &inline in &reach.inline {
            self.collect_nominated(tree, inline, position, (origin, nominated));
        }
    }

    /// Notes that the directive that ends before `at` in `scope` nominates `nominated`.
    pub(crate) fn nominate(&mut self, tree: &Tree, scope: ScopeId, (at, nominated): (TokenId, ScopeId)) {
        self.reach_mut(scope).directives.push((at, nominated));
        let mut scope = Some(scope);
        while let Some(here) = scope {
            self.reach_mut(here).nominates = true;
            scope = tree[here].parent.filter(|&outer| {
                self.reach(outer).is_some_and(|reach| reach.inline.contains(&here) && !reach.nominates)
            });
        }
    }

    /// The scope of the members of what `found` names: of a class (the primary template), a namespace, an enum.
    /// Typedef-names are not followed.
    pub fn members(&self, found: Found) -> Option<ScopeId> {
        self.binding(found.binding).scope
    }
}

/// Where the type of a typedef-name is looked up: around its own scope in `using T = T;`, since the name that it
/// declares is not the one it stands for.
pub(crate) fn alias_scope(tree: &Tree, tokens: &Tokens, alias: &Alias) -> ScopeId {
    let scope = tree[alias.declaration].scope;
    let is_keyword =
        |token: &TokenId| matches!(tokens.kind(*token), Kind::Const | Kind::Volatile | Kind::Typename);
    let name = alias.target.iter().find(|token| !is_keyword(token));
    let is_itself = name.is_some_and(|name| {
        tokens.kind(name) == Kind::Identifier && tokens.symbol(name) == tokens.symbol(alias.name_token)
    });
    tree[scope].parent.filter(|_| is_itself).unwrap_or(scope)
}

/// Members of a class are visible everywhere in it.
fn visible(kind: ScopeKind, position: TokenId) -> TokenId {
    if matches!(kind, ScopeKind::Class(_)) { END } else { position }
}

fn is_name(tokens: &Tokens, name: Option<TokenId>, symbol: Symbol) -> bool {
    name.is_some_and(|token| tokens.symbol(token) == symbol)
}

fn template_parameter(
    tree: &Tree,
    tokens: &Tokens,
    headers: IdRange<TemplateHeaderId>,
    symbol: Symbol,
) -> Option<TemplateParameterId> {
    headers
        .iter()
        .rev()
        .flat_map(|header| tree[header].parameters.iter())
        .find(|&id| is_name(tokens, tree[id].name(), symbol))
}
