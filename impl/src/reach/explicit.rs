//! Explicit specialisations stand for what their templates say ([temp.expl.spec]).

use crate::bodies::FunctionUse;
use crate::ids::model::Argument;
use crate::read::Reading;
use crate::sema::Resolved;
use crate::tree::{EntityId, FunctionId, TemplateParameterId, Tree};
use rustc_hash::FxHashMap;

/// For which arguments a function of a template is another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Instance {
    /// What the parameters of the class templates around stand for.
    pub(crate) given: Vec<(TemplateParameterId, Argument)>,
    /// Its own template arguments, where it is a template.
    pub(crate) arguments: Option<Vec<Argument>>,
}

impl Instance {
    /// Whether a use means this one.
    pub(super) fn is(&self, one: &Resolved) -> bool {
        self.arguments == one.arguments && self.given == one.given
    }
}

/// The explicit specialisations of functions, by the template's or the member's entity.
#[derive(Debug, Default)]
pub(crate) struct Specializations(FxHashMap<EntityId, Vec<(Instance, FunctionId)>>);

impl Specializations {
    /// Adds the specialisation `function` of `template`.
    pub(crate) fn add(&mut self, template: EntityId, instance: Instance, function: FunctionId) {
        self.0.entry(template).or_default().push((instance, function));
    }

    /// The explicit specialisation that a use of its template means.
    fn meant(&self, tree: &Tree, one: &Resolved) -> Option<Resolved> {
        if !one.is_specialization() {
            return None;
        }
        let all = self.0.get(&tree[tree[one.function].declaration].entity?)?;
        let (_, function) = all.iter().find(|(instance, _)| instance.is(one))?;
        Some(Resolved::new(*function, Vec::new(), None))
    }

    /// Has the uses mean explicit specialisations instead of what their templates say.
    pub(super) fn put_to<'a>(&self, tree: &Tree, uses: impl Iterator<Item = &'a mut FunctionUse>) {
        for one in uses.filter_map(FunctionUse::meant_mut) {
            if let Some(meant) = self.meant(tree, one) {
                *one = meant;
            }
        }
    }

    /// The same for the uses in ordinary bodies.
    pub(crate) fn put_to_bodies(&self, reading: &mut Reading) {
        if !self.0.is_empty() {
            self.put_to(&reading.tree, reading.bodies.calls.iter_mut());
        }
    }
}
