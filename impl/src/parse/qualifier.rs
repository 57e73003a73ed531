//! Resolution of nested-name-specifiers ([basic.lookup.qual]): which scope does `A::B<int>::` name?

use super::{LocalKind, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::limits;
use crate::names::{BindingId, Found, Meaning, Named, alias_scope};
use crate::tree::{DeclarationId, DeclarationKind, ScopeId, ScopeKind, Shape, Tree};
use smallvec::SmallVec;

/// What a nested-name-specifier names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Qualifier {
    /// A namespace, or the members of a class or enum.
    Scope(ScopeId),
    /// It depends on a template parameter.
    Dependent,
    /// It is not known.
    Unknown,
}

impl Qualifier {
    pub(super) fn scope(self) -> Option<ScopeId> {
        match self {
            Qualifier::Scope(scope) => Some(scope),
            _ => None,
        }
    }
}

impl Parser<'_> {
    /// The first token of the qualified name whose last component is `token`.
    pub(super) fn chain_start(&self, token: TokenId) -> TokenId {
        let mut start = token;
        loop {
            if self.kind_at(start.previous()) == Kind::Template && start.0 > 1 {
                start = start.previous();
            }
            if start.0 == 0 || self.kind_at(start.previous()) != Kind::ColonColon {
                return start;
            }
            let colons = start.previous();
            if colons.0 == 0 {
                return colons;
            }
            let before = colons.previous();
            match self.kind_at(before) {
                Kind::Identifier => start = before,
                Kind::Greater => match self.tokens.angle_partner(before) {
                    Some(less) if less.0 > 0 && self.kind_at(less.previous()) == Kind::Identifier => {
                        start = less.previous();
                    }
                    _ => return colons,
                },
                Kind::CloseParen => {
                    let word = self.tokens.partner(before).previous();
                    return match self.kind_at(word) {
                        Kind::Decltype | Kind::Typeof | Kind::TypeTrait => word,
                        _ => colons,
                    };
                }
                _ => return colons,
            }
        }
    }

    /// What the nested-name-specifier `range` names, as seen from the current scope.
    pub(super) fn qualifier(&mut self, range: TokenRange) -> Qualifier {
        self.qualifier_from(self.scope, range, limits::ALIAS_DEPTH)
    }

    fn qualifier_from(&mut self, from: ScopeId, range: TokenRange, depth: u32) -> Qualifier {
        let mut at = range.start;
        let mut scope = None;
        if self.kind_at(at) == Kind::ColonColon {
            scope = Some(Tree::GLOBAL);
            at = at.next();
        }
        while at < range.end {
            match self.kind_at(at) {
                Kind::Template | Kind::ColonColon => at = at.next(),
                Kind::Identifier => {
                    let component = at;
                    at = at.next();
                    let mut arguments = TokenRange::empty_at(at);
                    if self.kind_at(at) == Kind::Less {
                        match self.close_angle(at) {
                            Ok(greater) => arguments = TokenRange::new(at, greater.next()),
                            Err(_) => return Qualifier::Unknown,
                        }
                        at = arguments.end;
                    }
                    match self.component(from, scope, component, arguments, depth) {
                        Qualifier::Scope(inner) => scope = Some(inner),
                        other => return other,
                    }
                }
                Kind::Decltype | Kind::Typeof | Kind::TypeTrait => return Qualifier::Unknown,
                _ => break,
            }
        }
        scope.map_or(Qualifier::Unknown, Qualifier::Scope)
    }

    /// One component of a nested-name-specifier: looked up in `scope`, or unqualified from `from`.
    fn component(
        &mut self,
        from: ScopeId,
        scope: Option<ScopeId>,
        token: TokenId,
        arguments: TokenRange,
        depth: u32,
    ) -> Qualifier {
        let symbol = self.tokens.symbol(token);
        let found = match scope {
            None => {
                if self.local(symbol).is_some_and(|local| local.kind != LocalKind::Value) {
                    return Qualifier::Dependent;
                }
                self.find_name(from, symbol, Meaning::SCOPE)
            }
            Some(scope) => self.find_member(scope, symbol, Meaning::SCOPE).or_else(|| {
                // The injected-class-name: `A::A`.
                (self.tree[scope].name == symbol)
                    .then(|| self.tree[scope].parent)
                    .flatten()
                    .and_then(|parent| self.find_member(parent, symbol, Meaning::SCOPE))
            }),
        };
        match found {
            Some(found) => {
                if scope.is_none() && arguments.is_empty() && self.names.has_specializations(found.binding) {
                    // The injected-class-name of a specialisation.
                    if let Some(class) = self.class_around(from, symbol) {
                        return Qualifier::Scope(class);
                    }
                }
                self.members_of(from, found, arguments, depth)
            }
            None if scope.is_some_and(|scope| self.has_unknown_base(scope)) => Qualifier::Dependent,
            None => Qualifier::Unknown,
        }
    }

    /// The members of what `found` names; typedef-names are followed.
    fn members_of(&mut self, from: ScopeId, found: Found, arguments: TokenRange, depth: u32) -> Qualifier {
        if !arguments.is_empty()
            && self.names.has_specializations(found.binding)
            && let Some(scope) = self.specialization(from, found.binding, arguments)
        {
            return Qualifier::Scope(scope);
        }
        if let Some(scope) = self.names.members(found) {
            return Qualifier::Scope(scope);
        }
        let Some(depth) = depth.checked_sub(1) else { return Qualifier::Unknown };
        let last = self.names.declarations(found.binding, crate::names::END).last();
        match last {
            Some(Named::Declaration(id)) => match self.tree[id].kind {
                // A pointer or array has no members.
                DeclarationKind::Alias(alias) if self.tree[alias].shape != Shape::Plain => Qualifier::Unknown,
                DeclarationKind::Alias(alias) => {
                    let scope = alias_scope(self.tree, self.tokens, &self.tree[alias]);
                    let target = self.tree[alias].target;
                    self.members_of_type(scope, target, depth)
                }
                _ => Qualifier::Unknown,
            },
            Some(Named::Using(_, Some(binding))) => {
                let meaning = self.names.binding(binding).meaning;
                self.members_of(from, Found { scope: found.scope, binding, meaning }, arguments, depth)
            }
            _ => Qualifier::Unknown,
        }
    }

    /// The members of the specialisation that `arguments`, written in `from`, choose: as they are spelled, or with the
    /// types that typedef-names stand for.
    fn specialization(&self, from: ScopeId, template: BindingId, arguments: TokenRange) -> Option<ScopeId> {
        let spelled = self.fingerprint(arguments.iter());
        self.names.specialization(template, spelled).or_else(|| {
            let meant = arguments.iter().flat_map(|token| self.typedef_target(from, token).iter());
            self.names.specialization(template, self.fingerprint(meant))
        })
    }

    /// The type that an unqualified typedef-name stands for, or the token itself.
    fn typedef_target(&self, from: ScopeId, token: TokenId) -> TokenRange {
        let itself = TokenRange::new(token, token.next());
        let is_part = self.kind_at(token.previous()) == Kind::ColonColon
            || matches!(self.kind_at(token.next()), Kind::ColonColon | Kind::Less);
        let symbol = self.tokens.symbol(token);
        if is_part
            || self.kind_at(token) != Kind::Identifier
            || !self.names.ever(symbol).is_any(Meaning::TYPE)
        {
            return itself;
        }
        let found = self.find_name(from, symbol, Meaning::TYPE);
        let last = found.and_then(|found| self.names.declarations(found.binding, crate::names::END).last());
        match last {
            Some(Named::Declaration(id)) => match self.tree[id].kind {
                DeclarationKind::Alias(alias) if self.tree[alias].shape == Shape::Plain => {
                    self.tree[alias].target
                }
                _ => itself,
            },
            _ => itself,
        }
    }

    /// The members of the class that the type `range`, written in `scope`, names.
    pub(super) fn members_of_type(&mut self, scope: ScopeId, range: TokenRange, depth: u32) -> Qualifier {
        let mut start = range.start;
        while start < range.end
            && matches!(
                self.kind_at(start),
                Kind::Const
                    | Kind::Volatile
                    | Kind::Typename
                    | Kind::Struct
                    | Kind::Class
                    | Kind::Union
                    | Kind::Enum
            )
        {
            start = start.next();
        }
        if matches!(self.kind_at(start), Kind::Identifier | Kind::ColonColon) {
            self.qualifier_from(scope, TokenRange::new(start, range.end), depth)
        } else {
            Qualifier::Unknown
        }
    }

    /// True when a name of `range` is an alias of something that only templates can say: `typename T::x`.
    pub(super) fn has_dependent_alias(&self, range: TokenRange) -> bool {
        range.iter().filter(|&token| self.kind_at(token) == Kind::Identifier).any(|token| {
            if self.kind_at(token.previous()) == Kind::ColonColon {
                return false;
            }
            let symbol = self.tokens.symbol(token);
            let Some(found) = self.find_name(self.scope, symbol, Meaning::TYPE) else { return false };
            let Some(Named::Declaration(id)) =
                self.names.declarations(found.binding, crate::names::END).last()
            else {
                return false;
            };
            let DeclarationKind::Alias(alias) = self.tree[id].kind else { return false };
            self.tree[alias].target.iter().any(|token| self.kind_at(token) == Kind::Typename)
        })
    }

    /// The innermost class of that name around `from`.
    fn class_around(&self, from: ScopeId, symbol: Symbol) -> Option<ScopeId> {
        let mut at = Some(from);
        while let Some(scope) = at {
            if self.tree[scope].name == symbol && self.tree[scope].class().is_some() {
                return Some(scope);
            }
            at = self.tree[scope].parent;
        }
        None
    }

    /// The typedef-name that the type specifiers `range`, written in `from`, are: its declaration.
    pub(super) fn alias_of(&mut self, from: ScopeId, range: TokenRange) -> Option<DeclarationId> {
        let name = range.iter().rev().find(|&token| self.kind_at(token) == Kind::Identifier)?;
        if range
            .iter()
            .any(|token| !matches!(self.kind_at(token), Kind::Const | Kind::Volatile) && token > name)
        {
            return None;
        }
        let symbol = self.tokens.symbol(name);
        if !self.names.ever(symbol).is_any(Meaning::TYPE) {
            return None;
        }
        let start = self.chain_start(name).max(range.start);
        let qualifier = TokenRange::new(start, name);
        let found = if qualifier.is_empty() {
            self.find_name(from, symbol, Meaning::TYPE)?
        } else {
            let scope = self.qualifier_from(from, qualifier, limits::ALIAS_DEPTH).scope()?;
            self.find_member(scope, symbol, Meaning::TYPE)?
        };
        match self.names.declarations(found.binding, crate::names::END).last() {
            Some(Named::Declaration(id)) if matches!(self.tree[id].kind, DeclarationKind::Alias(_)) => {
                Some(id)
            }
            _ => None,
        }
    }

    /// The innermost class whose scope is around.
    pub(super) fn enclosing_class(&self) -> Option<ScopeId> {
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if matches!(self.tree[scope].kind, ScopeKind::Class(_)) {
                return Some(scope);
            }
            at = self.tree[scope].parent;
        }
        None
    }

    /// The innermost namespace around.
    pub(super) fn enclosing_namespace(&self) -> ScopeId {
        self.tree.namespace_around(self.scope)
    }

    /// True when a class around or below has a base whose members are not known.
    pub(super) fn has_unknown_base(&self, scope: ScopeId) -> bool {
        self.names.reach(scope).is_some_and(|reach| reach.unknown_base)
    }

    /// A number that is equal for template arguments that are spelled the same, template parameters counting by
    /// the order of their first mention: `A<T *, U>` and `A<X *, Y>` have the same.
    pub(super) fn fingerprint(&self, arguments: impl Iterator<Item = TokenId>) -> u64 {
        let mut seen: SmallVec<[Symbol; 8]> = SmallVec::new();
        let mut hash = 0xcbf2_9ce4_8422_2325;
        let mut add = |value: u64| hash = (hash ^ value).wrapping_mul(0x0000_0100_0000_01b3);
        for token in arguments {
            let kind = self.kind_at(token);
            let symbol = self.tokens.symbol(token);
            if kind == Kind::Identifier && self.local(symbol).is_some() {
                let position = seen.iter().position(|&other| other == symbol).unwrap_or_else(|| {
                    seen.push(symbol);
                    seen.len() - 1
                });
                add(1 << 40 | position as u64);
                continue;
            }
            add(u64::from(symbol.0) << 8 | kind as u64);
            if kind.is_literal() {
                self.tokens.get(token).span().of(self.text).iter().for_each(|&byte| add(u64::from(byte)));
            }
        }
        hash
    }
}
