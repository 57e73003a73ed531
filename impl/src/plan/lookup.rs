//! What a few types and scopes are that edits depend on.

use rustc_hash::FxHashSet;

use super::Planner;
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::Meaning;
use crate::tree::{AliasId, DeclarationId, DeclarationKind, ScopeId, ScopeKind, Shape};

impl Planner<'_> {
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
