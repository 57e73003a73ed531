//! Which variables are looked at, and what they are.

use super::super::VariableInstance;
use super::super::infer::Inference;
use super::super::value::Value;
use super::Walk;
use crate::hir::{Body, NameMeaning, Node, NodeKind};
use crate::ids::model::Type;
use crate::names::Named;
use crate::tree::{DeclarationId, DeclarationKind, ScopeKind, Shape, SpecifierKind};

/// A variable that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Subject<'i> {
    pub(super) id: DeclarationId,
    /// What it is, if it is made from a template.
    pub(super) instance: Option<&'i VariableInstance>,
}

impl Inference<'_> {
    /// The variable with static storage duration, or with attributes, that an evaluated node names, and what is made from templates.
    pub(super) fn subject(&self, body: &Body, node: &Node) -> Option<Subject<'_>> {
        let all = &self.found.variables_of_instances;
        if !all.is_empty()
            && let NodeKind::Name(at) | NodeKind::Member(at, _) = node.kind
            && let Some(name) = body.names.get(at as usize).filter(|_| node.context.is_evaluated)
            && let Some(instance) = all.get(&name.token)
        {
            return Some(Subject { id: instance.declaration, instance: Some(instance) });
        }
        Some(Subject { id: self.lasting(body, node)?, instance: None })
    }

    /// The variable with static storage duration, or with attributes, that an evaluated node names.
    pub(in crate::sema) fn lasting(&self, body: &Body, node: &Node) -> Option<DeclarationId> {
        let (NodeKind::Name(at) | NodeKind::Member(at, _)) = node.kind else { return None };
        let name = body.names.get(at as usize).filter(|_| node.context.is_evaluated)?;
        let NameMeaning::Binding(binding, scope) = name.meaning else { return None };
        let end = self.seen_from(scope, name);
        let Named::Declaration(id) = self.unit.names.through_usings(binding, |_| end).next()? else {
            return None;
        };
        let tree = self.unit.tree;
        let variable = tree.variable(id).filter(|one| one.structured_binding.is_empty())?;
        let has = |kind| tree.has_specifier(id, kind);
        let lasts = match tree[tree[id].scope].kind {
            ScopeKind::Block | ScopeKind::Function(_) => {
                has(SpecifierKind::Static) || has(SpecifierKind::Extern) || !tree.attributes_of(id).is_empty()
            }
            _ => !variable.is_field,
        };
        lasts.then_some(id)
    }
}

impl Walk<'_, '_> {
    /// The object that a variable names, and whether it is a reference.
    pub(super) fn object(&self, Subject { id, instance }: Subject<'_>) -> Option<(Value, bool)> {
        let tree = self.inference.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return None };
        let ty = match (instance, self.inference.deduced_type(id)) {
            (Some(instance), _) => instance.ty.clone(),
            (_, Some(deduced)) => deduced?,
            _ => self.inference.declared_type(variable)?,
        };
        let is_reference = matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_));
        Some((Value::of_variable(ty), is_reference))
    }

    pub(super) fn is_const(&self, Subject { id, instance }: Subject<'_>) -> bool {
        let tree = self.inference.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return false };
        let is_element_const =
            || self.inference.declared_type(variable).is_some_and(|ty| ty.element().unqualified().0.is_const);
        tree[variable].is_const
            || tree.has_specifier(id, SpecifierKind::Constexpr)
            || tree[variable].shape == Shape::Array && is_element_const()
            || instance.is_some_and(VariableInstance::is_const)
    }
}
