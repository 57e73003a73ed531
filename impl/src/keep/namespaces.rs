//! Namespaces: which names are visible in each ([basic.lookup.unqual], [namespace.udir], [namespace.def]).

use super::Whole;
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::read::Reading;
use crate::tree::{DeclarationKind, ScopeId, ScopeKind, Tree, UsingKind};
use rustc_hash::FxHashMap;

/// The number of a namespace; the global one is 0.
pub(super) type NamespaceIndex = u32;

const NONE: u32 = u32::MAX;

/// All namespaces of a unit.
pub(super) struct Namespaces {
    /// By scope; [`NONE`] for what is no namespace.
    numbers: Vec<u32>,
    all: Vec<Namespace>,
    /// Namespaces and aliases of such by the namespace they are declared in and their name, with where that is.
    named: FxHashMap<(NamespaceIndex, Symbol), (NamespaceIndex, TokenId)>,
}

struct Namespace {
    parent: Option<NamespaceIndex>,
    /// Inline and unnamed namespaces in it.
    inline: Vec<NamespaceIndex>,
    /// What using-directives in it nominate.
    nominated: Vec<NamespaceIndex>,
    /// Itself, and all whose names a qualified name that it begins may find.
    visible: Set,
    /// All whose names an unqualified name in it may find.
    chain: Set,
    /// The outermost namespace of its inline namespace set.
    inline_root: NamespaceIndex,
}

/// A set of namespaces.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Set(Vec<u64>);

impl Set {
    pub(super) fn contains(&self, namespace: NamespaceIndex) -> bool {
        self.0.get(namespace as usize / 64).is_some_and(|word| word >> (namespace % 64) & 1 == 1)
    }

    /// Whether it was not in the set.
    fn insert(&mut self, namespace: NamespaceIndex) -> bool {
        let at = namespace as usize / 64;
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        let bit = 1 << (namespace % 64);
        let is_new = self.0[at] & bit == 0;
        self.0[at] |= bit;
        is_new
    }

    fn unite(&mut self, other: &Set) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }
}

impl Namespaces {
    pub(super) fn of(reading: &Reading) -> Result<Namespaces, Whole> {
        let tree = &reading.tree;
        let mut out = Namespaces {
            numbers: vec![NONE; tree.scopes.len()],
            all: Vec::new(),
            named: FxHashMap::default(),
        };
        out.number(tree);
        out.nominate(reading)?;
        out.alias(reading)?;
        out.close();
        Ok(out)
    }

    fn number(&mut self, tree: &Tree) {
        for (index, scope) in tree.scopes.iter().enumerate() {
            let ScopeKind::Namespace { is_inline, is_anonymous } = scope.kind else { continue };
            let number = self.all.len() as u32;
            self.numbers[index] = number;
            let parent = scope.parent.map(|parent| self.around(tree, parent));
            self.all.push(Namespace {
                parent,
                inline: Vec::new(),
                nominated: Vec::new(),
                visible: Set::default(),
                chain: Set::default(),
                inline_root: number,
            });
            let Some(parent) = parent else { continue };
            let opened = scope.owner.map_or(TokenId(0), |owner| tree[owner].range.start);
            self.named.insert((parent, scope.name), (number, opened));
            if is_inline || is_anonymous {
                self.all[parent as usize].inline.push(number);
            }
            if is_inline {
                self.all[number as usize].inline_root = self.all[parent as usize].inline_root;
            }
        }
    }

    /// The namespace that a scope is or stands in.
    pub(super) fn around(&self, tree: &Tree, scope: ScopeId) -> NamespaceIndex {
        let mut scopes = std::iter::successors(Some(scope), |scope| tree[*scope].parent);
        scopes.find_map(|scope| self.number_of(scope)).unwrap_or(0)
    }

    fn number_of(&self, scope: ScopeId) -> Option<NamespaceIndex> {
        self.numbers.get(scope.index()).copied().filter(|number| *number != NONE)
    }

    /// Using-directives of namespaces; those of blocks are their piece's (`Scan`).
    fn nominate(&mut self, reading: &Reading) -> Result<(), Whole> {
        let tree = &reading.tree;
        for using in tree.usings.iter().filter(|one| one.kind == UsingKind::Directive) {
            let target = using.target.and_then(|scope| self.number_of(scope));
            let target = target.ok_or(Whole::UnknownNamespace)?;
            let here = self.around(tree, tree[using.declaration].scope);
            self.all[here as usize].nominated.push(target);
        }
        Ok(())
    }

    fn alias(&mut self, reading: &Reading) -> Result<(), Whole> {
        let tree = &reading.tree;
        // An alias of an alias stands behind it.
        for declaration in &tree.declarations {
            let DeclarationKind::NamespaceAlias(id) = declaration.kind else { continue };
            let here = self.around(tree, declaration.scope);
            let alias = &tree[id];
            let target = self.written(reading, here, alias.target).ok_or(Whole::UnknownNamespace)?;
            let symbol = reading.tokens.symbol(alias.name_token);
            self.named.entry((here, symbol)).or_insert((target, alias.name_token));
        }
        Ok(())
    }

    /// The namespace that a qualified name written in `here` names.
    fn written(&self, reading: &Reading, here: NamespaceIndex, name: TokenRange) -> Option<NamespaceIndex> {
        let tokens = &reading.tokens;
        let mut at = (tokens.kind(name.start) == Kind::ColonColon).then_some(0);
        for token in name.iter().filter(|token| tokens.kind(*token) == Kind::Identifier) {
            let symbol = tokens.symbol(token);
            at = match at {
                Some(namespace) => self.walked(namespace, symbol),
                None => {
                    let around = std::iter::successors(Some(here), |here| self.all[*here as usize].parent);
                    { around }.find_map(|around| self.walked(around, symbol))
                }
            };
            at?;
        }
        at
    }

    /// The namespace `symbol` of one, or of those whose names are visible in it, found without the sets.
    fn walked(&self, namespace: NamespaceIndex, symbol: Symbol) -> Option<NamespaceIndex> {
        let visible = self.reached(namespace);
        visible.into_iter().find_map(|one| self.named.get(&(one, symbol))).map(|found| found.0)
    }

    /// A namespace, and those that its inline namespaces and directives bring in, each once.
    fn reached(&self, namespace: NamespaceIndex) -> Vec<NamespaceIndex> {
        let (mut seen, mut reached, mut rest) = (Set::default(), Vec::new(), vec![namespace]);
        while let Some(namespace) = rest.pop() {
            if seen.insert(namespace) {
                reached.push(namespace);
                let Namespace { inline, nominated, .. } = &self.all[namespace as usize];
                rest.extend(nominated.iter().chain(inline));
            }
        }
        reached
    }

    fn close(&mut self) {
        for number in 0..self.all.len() as u32 {
            let mut visible = Set::default();
            for namespace in self.reached(number) {
                visible.insert(namespace);
            }
            self.all[number as usize].visible = visible;
        }
        // Parents have smaller numbers.
        for number in 0..self.all.len() {
            let mut chain = self.all[number].visible.clone();
            if let Some(parent) = self.all[number].parent {
                chain.unite(&self.all[parent as usize].chain);
            }
            self.all[number].chain = chain;
        }
    }

    /// The namespaces whose names an unqualified name in `here` may find.
    pub(super) fn chain(&self, here: NamespaceIndex) -> &Set {
        &self.all[here as usize].chain
    }

    /// The namespaces whose names a name behind `here::` may find.
    pub(super) fn visible(&self, here: NamespaceIndex) -> &Set {
        &self.all[here as usize].visible
    }

    /// The outermost namespace of the inline namespace set of one.
    pub(super) fn inline_root(&self, namespace: NamespaceIndex) -> NamespaceIndex {
        self.all[namespace as usize].inline_root
    }

    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// The namespaces that `symbol` at `at` may name before `::` in `here`: those of the innermost namespace around that has
    /// one of its own, and those that directives bring in further inside.
    pub(super) fn first(
        &self,
        here: NamespaceIndex,
        (symbol, at): (Symbol, TokenId),
        found: &mut Vec<NamespaceIndex>,
    ) {
        let mut around = Some(here);
        while let Some(namespace) = around {
            self.behind(namespace, (symbol, at), found);
            if self.own(namespace, (symbol, at)).is_some() {
                return;
            }
            around = self.all[namespace as usize].parent;
        }
    }

    /// The namespaces that `symbol` at `at` may name behind `namespace::`.
    pub(super) fn behind(
        &self,
        namespace: NamespaceIndex,
        (symbol, at): (Symbol, TokenId),
        found: &mut Vec<NamespaceIndex>,
    ) {
        found.extend(self.own(namespace, (symbol, at)));
        let Namespace { inline, nominated, visible, .. } = &self.all[namespace as usize];
        if inline.is_empty() && nominated.is_empty() {
            return;
        }
        for other in
            (0..self.all.len() as u32).filter(|other| *other != namespace && visible.contains(*other))
        {
            if let Some(named) = self.own(other, (symbol, at))
                && !found.contains(&named)
            {
                found.push(named);
            }
        }
    }

    /// The namespace `symbol` of a namespace, if it is declared before `at`.
    fn own(&self, namespace: NamespaceIndex, (symbol, at): (Symbol, TokenId)) -> Option<NamespaceIndex> {
        self.named.get(&(namespace, symbol)).filter(|named| named.1 < at).map(|named| named.0)
    }
}
