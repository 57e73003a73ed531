//! What the mentions of variables stand for, found once for all of them.

use crate::bodies::VariableUse;
use crate::lex::TokenId;
use crate::read::Reading;
use crate::tree::{DeclarationId, EntityId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The variables that a unit's bodies name.
pub(super) struct Declared<'a> {
    reading: &'a Reading,
    /// By the token of the name.
    variables: FxHashMap<TokenId, DeclarationId>,
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
        Declared { reading, variables }
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
}
