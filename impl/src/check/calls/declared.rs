//! What the mentions of variables stand for, found once for all of them.

use crate::bodies::VariableUse;
use crate::lex::TokenId;
use crate::read::Reading;
use crate::tree::{DeclarationId, EntityId, ScopeId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;

/// The variables that a unit's bodies name, and the classes of the unit.
pub(super) struct Declared<'a> {
    reading: &'a Reading,
    /// By the token of the name.
    variables: FxHashMap<TokenId, DeclarationId>,
    /// The scopes of classes by the token of the name, asked for only where objects are looked into.
    classes: OnceCell<FxHashMap<TokenId, ScopeId>>,
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
        Declared { reading, variables, classes: OnceCell::new() }
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

    /// The scope of the class whose name is declared at `class`.
    fn scope(&self, class: TokenId) -> Option<ScopeId> {
        let classes = self.classes.get_or_init(|| {
            let classes = self.reading.tree.classes.iter().rev();
            classes.filter_map(|class| Some((class.name_token?, class.scope?))).collect()
        });
        classes.get(&class).copied()
    }
}
