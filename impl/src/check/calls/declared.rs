//! What the mentions of variables stand for, found once for all of them.

use crate::bodies::VariableUse;
use crate::lex::{Symbol, TokenId};
use crate::read::Reading;
use crate::tree::{DeclarationId, EntityId, ScopeId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// The variables that a unit's bodies name, and the classes and enums of the unit.
pub(super) struct Declared<'a> {
    reading: &'a Reading,
    /// By the token of the name.
    variables: FxHashMap<TokenId, DeclarationId>,
    types: OnceCell<Types>,
}

/// A class or an enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamedType {
    /// The class whose name is declared there.
    Class(TokenId),
    Enum,
}

/// Asked for only where objects are looked into.
struct Types {
    /// The scopes of classes by the token of the name.
    scopes: FxHashMap<TokenId, ScopeId>,
    /// Classes with members and enums by name.
    named: FxHashMap<Symbol, SmallVec<[NamedType; 1]>>,
}

impl<'a> Declared<'a> {
    /// Those of a unit.
    pub(super) fn of(reading: &'a Reading) -> Declared<'a> {
        let wanted: FxHashSet<TokenId> =
            reading.bodies.variables.iter().flat_map(|one| one.declared.iter().copied()).collect();
        // Most units name no such variable, and there are many to look through.
        let all = if wanted.is_empty() { &[][..] } else { &reading.tree.variables };
        let named = all.iter().filter(|variable| !variable.is_field);
        let named = named.filter_map(|one| Some((one.name_token?, one.declaration)));
        let variables = named.filter(|(name, _)| wanted.contains(name)).collect();
        Declared { reading, variables, types: OnceCell::new() }
    }

    /// The one variable that a mention means, by a declaration of it; `None` where it may be several.
    pub(super) fn variable(&self, one: &VariableUse) -> Option<(DeclarationId, EntityId)> {
        let tree = &self.reading.tree;
        let id = *self.variables.get(one.declared.first()?)?;
        let entity = tree[id].entity?;
        let is_same =
            |name: &TokenId| self.variables.get(name).is_some_and(|id| tree[*id].entity == Some(entity));
        one.declared.iter().all(is_same).then_some((id, entity))
    }

    /// The scope of the class whose name is declared at `class`.
    pub(super) fn scope(&self, class: TokenId) -> Option<ScopeId> {
        self.types().scopes.get(&class).copied()
    }

    /// The class or enum of a name; `None` where it may be several.
    pub(super) fn named(&self, name: &str) -> Option<NamedType> {
        let symbol = self.reading.tokens.symbols.find(name)?;
        let found = self.types().named.get(&symbol)?;
        let first = *found.first()?;
        // An enum may be declared more than once.
        (found.len() == 1 || found.iter().all(|one| *one == NamedType::Enum)).then_some(first)
    }

    /// The members of the name at `name` that the class declares itself whose name is declared at `class`; `None`
    /// without any.
    pub(super) fn members(&self, class: TokenId, name: TokenId) -> Option<Vec<DeclarationId>> {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let symbol = tokens.symbol(name);
        let is_meant = |id: &DeclarationId| {
            crate::parse::name_token(tree, *id).is_some_and(|token| tokens.symbol(token) == symbol)
        };
        let declarations = &tree[self.scope(class)?].declarations;
        let found: Vec<DeclarationId> = declarations.iter().copied().filter(is_meant).collect();
        (!found.is_empty()).then_some(found)
    }

    fn types(&self) -> &Types {
        self.types.get_or_init(|| {
            let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
            let mut types = Types { scopes: FxHashMap::default(), named: FxHashMap::default() };
            for class in &tree.classes {
                if let (Some(name), Some(scope)) = (class.name_token, class.scope) {
                    types.scopes.entry(name).or_insert(scope);
                    types.named.entry(tokens.symbol(name)).or_default().push(NamedType::Class(name));
                }
            }
            for name in tree.enums.iter().filter_map(|one| one.name_token) {
                types.named.entry(tokens.symbol(name)).or_default().push(NamedType::Enum);
            }
            types
        })
    }
}
