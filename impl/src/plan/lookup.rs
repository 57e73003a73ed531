//! Lookup of the few names that edits depend on ([basic.lookup.unqual], [basic.lookup.qual]).

use rustc_hash::FxHashSet;

use super::Planner;
use crate::body::{NameClass, Use};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::{Found, Lookup, Meaning, Named};
use crate::statistics::UnknownReason;
use crate::tree::{
    AliasId, DeclarationId, DeclarationKind, ScopeId, ScopeKind, Shape, TemplateParameterKind, Tree,
};

/// Using-declarations are followed through at most this many others.
const USING_CHAIN: u32 = 16;

impl Planner<'_> {
    /// What the name at `name`, with its qualification before it, stands for in `scope`.
    pub(super) fn meaning_of(&self, scope: ScopeId, name: TokenId) -> NameClass {
        let mut start = name;
        while start.0 > 1
            && self.kind(start.previous()) == Kind::ColonColon
            && self.kind(start.previous().previous()) == Kind::Identifier
        {
            start = start.previous().previous();
        }
        if start.0 > 0 && self.kind(start.previous()) == Kind::ColonColon {
            start = start.previous();
            if start.0 > 0 && self.kind(start.previous()) == Kind::Greater {
                return NameClass::Unknown;
            }
        }
        match self.find(scope, TokenRange::new(start, name.next())) {
            Lookup::Found(found) if found.meaning.is_any(Meaning::ANY_TEMPLATE) => NameClass::Template,
            Lookup::Found(found) if found.meaning.is_any(Meaning::TYPE) => NameClass::Type,
            Lookup::Found(found) if !found.meaning.is_any(Meaning::UNKNOWN) => NameClass::Value,
            Lookup::TemplateParameter(id) => match self.tree[id].kind {
                TemplateParameterKind::Type => NameClass::Type,
                TemplateParameterKind::NonType => NameClass::Value,
                TemplateParameterKind::Template => NameClass::Template,
            },
            Lookup::Parameter(_) => NameClass::Value,
            _ => NameClass::Unknown,
        }
    }

    /// Looks a qualified or unqualified name up from `scope`.
    fn find(&self, scope: ScopeId, range: TokenRange) -> Lookup {
        self.find_from(scope, None, range)
    }

    /// Looks a qualified or unqualified name up among the members of `scope` only.
    fn find_in(&self, scope: ScopeId, range: TokenRange) -> Lookup {
        self.find_from(scope, Some(scope), range)
    }

    fn find_from(&self, scope: ScopeId, mut inside: Option<ScopeId>, range: TokenRange) -> Lookup {
        let names = &self.reading.names;
        let unknown = Lookup::Unknown(UnknownReason::Undeclared);
        let mut last = unknown;
        for at in range.iter() {
            match self.kind(at) {
                Kind::ColonColon if at == range.start => inside = Some(Tree::GLOBAL),
                Kind::ColonColon => {
                    inside = last.found().and_then(|found| names.members(found));
                    if inside.is_none() {
                        return unknown;
                    }
                }
                Kind::Identifier => {
                    let symbol = self.tokens.symbol(at);
                    last = match inside {
                        Some(scope) => {
                            names.lookup_in(self.tree, scope, symbol, at).map_or(unknown, Lookup::Found)
                        }
                        None => names.lookup(self.tree, self.tokens, scope, symbol, at),
                    };
                }
                // `n::template v<..>`.
                Kind::Template => {}
                _ => return unknown,
            }
        }
        last
    }

    /// The declarations that a use in a body stands for. A using-directive in the body shows the members of its
    /// namespace as if they were in the nearest namespace around both.
    pub(super) fn resolve_use(&self, scope: ScopeId, found: &Use) -> Vec<DeclarationId> {
        if let Some(via) = found.via {
            return self.resolve(scope, via);
        }
        let mut best = self.find(scope, found.range).found();
        let mut best_depth = best.map(|best| self.depth(best.scope));
        for &directive in &found.directives {
            let namespace = self.find(scope, directive).found();
            let Some(namespace) = namespace.and_then(|found| self.reading.names.members(found)) else {
                continue;
            };
            let Some(shown) = self.find_in(namespace, found.range).found() else { continue };
            let depth = self.common_depth(scope, namespace);
            if best_depth.is_none_or(|best| depth > best) {
                best = Some(shown);
                best_depth = Some(depth);
            }
        }
        best.map_or_else(Vec::new, |best| self.declarations_of(best, found.range.end))
    }

    /// How many scopes are around a scope.
    fn depth(&self, scope: ScopeId) -> u32 {
        std::iter::successors(self.tree[scope].parent, |&at| self.tree[at].parent).map(|_| 1).sum()
    }

    /// The depth of the innermost scope that is around both.
    fn common_depth(&self, one: ScopeId, other: ScopeId) -> u32 {
        let around = |scope| std::iter::successors(Some(scope), |&at: &ScopeId| self.tree[at].parent);
        around(one).find(|&scope| around(other).any(|at| at == scope)).map_or(0, |scope| self.depth(scope))
    }

    /// The declarations that a name stands for; using-declarations are followed. Empty when it is a parameter or
    /// not known.
    pub(super) fn resolve(&self, scope: ScopeId, range: TokenRange) -> Vec<DeclarationId> {
        let found = self.find(scope, range).found();
        found.map_or_else(Vec::new, |found| self.declarations_of(found, range.end))
    }

    fn declarations_of(&self, found: Found, position: TokenId) -> Vec<DeclarationId> {
        let names = &self.reading.names;
        let mut declarations = Vec::new();
        let mut bindings = vec![(found.binding, USING_CHAIN)];
        while let Some((binding, left)) = bindings.pop() {
            for named in names.declarations(binding, position) {
                match named {
                    Named::Declaration(id) => declarations.push(id),
                    Named::Using(_, Some(target)) if left > 0 => bindings.push((target, left - 1)),
                    _ => {}
                }
            }
        }
        declarations
    }

    /// The namespace whose class or alias `name` means just outside the class `scope`, before `place`.
    pub(super) fn namespace_of(&self, name: Symbol, scope: ScopeId, place: TokenId) -> Option<ScopeId> {
        let outside = self.tree[scope].parent?;
        let found = self.reading.names.lookup(self.tree, self.tokens, outside, name, place).found()?;
        (found.meaning.is_any(Meaning::ANY_TYPE) && self.tree[found.scope].is_namespace())
            .then_some(found.scope)
    }

    /// Whether a type specifier is the name of an array or function type.
    pub(super) fn names_array_or_function(&self, specifier: TokenRange) -> bool {
        let mut name = None;
        for at in specifier.iter() {
            match self.kind(at) {
                Kind::Const | Kind::Volatile => {}
                Kind::Identifier if name.is_none() => name = Some(at),
                // Qualified names and template arguments: `typename`, `::`, `<`.
                _ => return false,
            }
        }
        let Some(name) = name else { return false };
        self.array_aliases.get_or_init(|| self.find_array_aliases()).contains(&self.tokens.symbol(name))
    }

    /// The names of all aliases of array and function types, whatever their scope.
    fn find_array_aliases(&self) -> FxHashSet<Symbol> {
        let aliases = self.tree.declarations.iter().filter_map(|declaration| match declaration.kind {
            DeclarationKind::Alias(alias) if self.is_array_alias(alias) => Some(&self.tree[alias]),
            _ => None,
        });
        aliases.map(|alias| self.tokens.symbol(alias.name_token)).collect()
    }

    fn is_array_alias(&self, alias: AliasId) -> bool {
        let alias = &self.tree[alias];
        if !alias.is_using {
            return matches!(alias.shape, Shape::Array | Shape::Function);
        }
        matches!(self.kind(alias.target.last()), Kind::CloseBracket | Kind::CloseParen)
            && !matches!(
                self.kind(self.tokens.partner(alias.target.last()).previous()),
                Kind::Decltype | Kind::CloseParen | Kind::Attribute
            )
    }

    /// The class scope or namespace in which the body of a function is looked up.
    pub(super) fn lookup_scope(&self, id: DeclarationId) -> ScopeId {
        let declaration = &self.tree[id];
        match declaration.kind {
            DeclarationKind::Function(function) => self.tree[function].target.unwrap_or(declaration.scope),
            DeclarationKind::Variable(variable) => self.tree[variable].target.unwrap_or(declaration.scope),
            _ => declaration.scope,
        }
    }

    /// Whether a scope is a class.
    pub(super) fn is_class(&self, scope: ScopeId) -> bool {
        matches!(self.tree[scope].kind, ScopeKind::Class(_))
    }
}
