//! Lookup of the few names that edits depend on ([basic.lookup.unqual], [basic.lookup.qual]).

use rustc_hash::{FxHashMap, FxHashSet};

use super::Planner;
use crate::body::NameClass;
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::tree::{
    AliasId, DeclarationId, DeclarationKind, Form, ScopeId, ScopeKind, Shape, Tree, UsingKind,
};

/// What each scope declares, by name.
pub(super) struct Index {
    declared: FxHashMap<(ScopeId, Symbol), Vec<DeclarationId>>,
    /// Namespaces whose members are seen through a namespace: inline, anonymous, and named by a directive.
    seen_through: FxHashMap<ScopeId, Vec<(TokenId, ScopeId)>>,
}

impl Index {
    pub(super) fn of(planner: &Planner<'_>) -> Index {
        let tree = planner.tree;
        let mut index = Index { declared: FxHashMap::default(), seen_through: FxHashMap::default() };
        for (number, declaration) in tree.declarations.iter().enumerate() {
            let id = DeclarationId(number as u32);
            let mut scope = declaration.scope;
            let name = match declaration.kind {
                DeclarationKind::Namespace(namespace) => {
                    let namespace = &tree[namespace];
                    let sees_through = namespace.is_inline || namespace.name_token.is_none();
                    if sees_through && namespace.is_first {
                        let place = namespace.key_token;
                        index.seen_through.entry(scope).or_default().push((place, namespace.scope));
                    }
                    namespace.name_token
                }
                DeclarationKind::Class(class) => tree[class].name_token,
                DeclarationKind::Enum(id) => {
                    let unscoped = !tree[id].is_scoped;
                    for enumerator in tree[id].enumerators.of(&tree.enumerators) {
                        if unscoped {
                            let name = planner.tokens.symbol(enumerator.name_token);
                            let entry = index.declared.entry((scope, name)).or_default();
                            entry.push(declaration.group);
                        }
                    }
                    tree[id].name_token
                }
                DeclarationKind::Function(function) => {
                    let function = &tree[function];
                    scope = function.target.unwrap_or(scope);
                    Some(function.name_token)
                }
                DeclarationKind::Variable(variable) => {
                    let variable = &tree[variable];
                    scope = variable.target.unwrap_or(scope);
                    variable.name_token
                }
                DeclarationKind::Alias(alias)
                | DeclarationKind::NamespaceAlias(alias)
                | DeclarationKind::Concept(alias) => Some(tree[alias].name_token),
                DeclarationKind::Using(using) => {
                    let using = &tree[using];
                    match (using.kind, using.target) {
                        (UsingKind::Directive, Some(target)) => {
                            let place = using.name_token;
                            index.seen_through.entry(scope).or_default().push((place, target));
                            None
                        }
                        (UsingKind::Declaration, _) => Some(using.name_token),
                        _ => None,
                    }
                }
                _ => None,
            };
            if let Some(name) = name {
                index.declared.entry((scope, planner.tokens.symbol(name))).or_default().push(id);
            }
        }
        index
    }

    /// The declarations of `name` in one scope, before `place` unless the scope is a class.
    fn here(&self, tree: &Tree, scope: ScopeId, name: Symbol, place: TokenId) -> Vec<DeclarationId> {
        let Some(all) = self.declared.get(&(scope, name)) else { return Vec::new() };
        let is_class = tree[scope].class().is_some();
        all.iter().copied().filter(|&id| is_class || tree[id].range.start < place).collect()
    }

    /// The declarations of `name` that a scope shows: its own, else those that are seen through it.
    fn members(&self, tree: &Tree, scope: ScopeId, name: Symbol, place: TokenId) -> Vec<DeclarationId> {
        let mut seen = FxHashSet::default();
        let mut level = vec![scope];
        while !level.is_empty() {
            let mut found = Vec::new();
            let mut next = Vec::new();
            for scope in level {
                if !seen.insert(scope) {
                    continue;
                }
                found.extend(self.here(tree, scope, name, place));
                let through = self.seen_through.get(&scope).into_iter().flatten();
                next.extend(through.filter(|(from, _)| *from < place).map(|&(_, target)| target));
                if let Some(class) = tree[scope].class() {
                    next.extend(tree[class].bases.of(&tree.bases).iter().filter_map(|base| base.scope));
                }
            }
            if !found.is_empty() {
                return found;
            }
            level = next;
        }
        Vec::new()
    }

    /// What `name` means in `scope` at `place`.
    pub(super) fn unqualified(
        &self,
        tree: &Tree,
        scope: ScopeId,
        name: Symbol,
        place: TokenId,
    ) -> Vec<DeclarationId> {
        let mut at = Some(scope);
        while let Some(id) = at {
            let found = self.members(tree, id, name, place);
            if !found.is_empty() {
                return found;
            }
            at = tree[id].parent;
        }
        Vec::new()
    }

    /// What the qualified name `range` means in `scope`; using-declarations are followed.
    pub(super) fn resolve(
        &self,
        planner: &Planner<'_>,
        scope: ScopeId,
        range: TokenRange,
    ) -> Vec<DeclarationId> {
        let tree = planner.tree;
        let mut found: Option<Vec<DeclarationId>> = None;
        let mut inside: Option<ScopeId> = None;
        for at in range.iter() {
            match planner.kind(at) {
                Kind::ColonColon => {
                    inside = match &found {
                        None => Some(Tree::GLOBAL),
                        Some(found) => found.iter().find_map(|&id| self.scope_of(planner, id, 0)),
                    };
                    if inside.is_none() {
                        return Vec::new();
                    }
                }
                Kind::Identifier => {
                    let name = planner.tokens.symbol(at);
                    found = Some(match inside {
                        Some(scope) => self.members(tree, scope, name, at),
                        None => self.unqualified(tree, scope, name, at),
                    });
                }
                _ => return Vec::new(),
            }
        }
        let mut end = Vec::new();
        for id in found.unwrap_or_default() {
            self.follow(planner, id, &mut end, 0);
        }
        end
    }

    /// A declaration, or those that a using-declaration names.
    fn follow(&self, planner: &Planner<'_>, id: DeclarationId, to: &mut Vec<DeclarationId>, depth: u32) {
        let tree = planner.tree;
        match tree[id].kind {
            DeclarationKind::Using(using) if depth < 16 => {
                let using = &tree[using];
                let Some(target) = using.target else { return };
                let name = planner.tokens.symbol(using.name_token);
                for id in self.members(tree, target, name, using.name_token) {
                    self.follow(planner, id, to, depth + 1);
                }
            }
            _ => to.push(id),
        }
    }

    /// The scope that a declaration's name opens before `::`.
    fn scope_of(&self, planner: &Planner<'_>, id: DeclarationId, depth: u32) -> Option<ScopeId> {
        let tree = planner.tree;
        match tree[id].kind {
            DeclarationKind::Namespace(namespace) => Some(tree[namespace].scope),
            DeclarationKind::Class(class) => tree[class].scope,
            DeclarationKind::NamespaceAlias(alias) if depth < 16 => {
                let target = tree[alias].target;
                let found = self.resolve(planner, tree[id].scope, target);
                found.into_iter().find_map(|id| self.scope_of(planner, id, depth + 1))
            }
            _ => None,
        }
    }

    /// What a row of declarations makes of their name.
    pub(super) fn class_of(tree: &Tree, found: &[DeclarationId]) -> NameClass {
        let Some(&id) = found.first() else { return NameClass::Unknown };
        let is_template =
            found.iter().any(|&id| matches!(tree[id].form, Form::Template | Form::PartialSpecialization));
        match tree[id].kind {
            _ if is_template => NameClass::Template,
            DeclarationKind::Concept(_) => NameClass::Template,
            DeclarationKind::Class(_) | DeclarationKind::Enum(_) | DeclarationKind::Alias(_) => {
                NameClass::Type
            }
            DeclarationKind::Using(_) => NameClass::Unknown,
            _ => NameClass::Value,
        }
    }
}

impl Planner<'_> {
    /// The nearest namespace around `scope` that declares a class or alias named `name` before `place`.
    pub(super) fn namespace_of(&self, name: Symbol, scope: ScopeId, place: TokenId) -> Option<ScopeId> {
        let tree = self.tree;
        let mut at = tree[scope].parent;
        while let Some(id) = at {
            let declares = tree[id].declarations.iter().any(|&other| {
                let declaration = &tree[other];
                let named = match declaration.kind {
                    DeclarationKind::Class(class) => tree[class].name_token,
                    DeclarationKind::Alias(alias) => Some(tree[alias].name_token),
                    _ => None,
                };
                declaration.range.start < place
                    && named.is_some_and(|token| self.tokens.symbol(token) == name)
            });
            if declares {
                return tree[id].is_namespace().then_some(id);
            }
            at = tree[id].parent;
        }
        None
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
