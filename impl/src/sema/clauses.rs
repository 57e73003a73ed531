//! Which part of an aggregate or an array each clause of a braced-init-list initialises ([dcl.init.aggr]).

use super::infer::Inference;
use super::value::Value;
use crate::ids::model::Type;
use crate::limits;
use crate::tree::{Access, DeclarationId};

/// What a clause is.
pub(super) enum Clause<'v> {
    /// A list itself.
    List,
    Value(&'v Value),
    Unknown,
}

/// What a list gives to a part of the object.
pub(super) enum Given {
    /// This clause, a node, to a part of that type.
    Clause(u32, Type),
    /// Nothing to a part of that type, a base or this member of that class, since no clause is left.
    Nothing(Type, Option<DeclarationId>, Type),
}

/// The clauses of a list, and what was given of them.
struct Clauses<'c, C> {
    all: &'c [u32],
    next: usize,
    clause: C,
    given: Vec<Given>,
}

impl Inference<'_> {
    /// What the clauses `all`, each of which is what `clause` says, give to the parts of an object of type `ty`, in the order of
    /// these, as far as that is certain.
    pub(super) fn given<'v>(&self, ty: &Type, all: &[u32], clause: impl Fn(u32) -> Clause<'v>) -> Vec<Given> {
        let mut clauses = Clauses { all, next: 0, clause, given: Vec::new() };
        // What is found before it is no longer certain is certain.
        let _ = match ty.unqualified().1 {
            Type::Array(..) => self.elements_given(ty, &mut clauses, 0),
            class => self.members_given(class, &mut clauses, 0),
        };
        clauses.given
    }

    /// Goes through the members and bases of an object of a class; `None` where the rest is not certain.
    fn members_given<'v, C: Fn(u32) -> Clause<'v>>(
        &self,
        class: &Type,
        clauses: &mut Clauses<'_, C>,
        depth: u16,
    ) -> Option<()> {
        let tree = self.unit.tree;
        if !self.has_no_constructor(class) || depth >= limits::SUBOBJECTS {
            return None;
        }
        let parts = self.spelling.subobjects(class).ok()?;
        let is_public =
            |id: &Option<DeclarationId>| id.is_none_or(|id| tree[id].access == Some(Access::Public));
        if !parts.iter().all(|(_, id)| is_public(id)) {
            return None;
        }
        for (ty, id) in parts {
            if clauses.next < clauses.all.len() {
                self.part_given(&ty, clauses, depth)?;
            } else {
                clauses.given.push(Given::Nothing(ty, id, class.clone()));
            }
        }
        Some(())
    }

    /// Goes through the elements of an array for which there are clauses.
    fn elements_given<'v, C: Fn(u32) -> Clause<'v>>(
        &self,
        array: &Type,
        clauses: &mut Clauses<'_, C>,
        depth: u16,
    ) -> Option<()> {
        let Type::Array(bound, element) = array.unqualified().1 else { return None };
        if depth >= limits::SUBOBJECTS {
            return None;
        }
        let bound = bound.map_or(usize::MAX, |bound| usize::try_from(bound).unwrap_or(usize::MAX));
        let mut count = 0;
        while count < bound && clauses.next < clauses.all.len() {
            self.part_given(element, clauses, depth)?;
            count += 1;
        }
        Some(())
    }

    /// Takes the clauses for a part of type `ty`, for which at least one is left: without braces of its own an aggregate takes what it
    /// needs.
    fn part_given<'v, C: Fn(u32) -> Clause<'v>>(
        &self,
        ty: &Type,
        clauses: &mut Clauses<'_, C>,
        depth: u16,
    ) -> Option<()> {
        let clause = *clauses.all.get(clauses.next)?;
        let target = ty.unqualified().1;
        match ((clauses.clause)(clause), target) {
            (Clause::List, _) => {}
            // A string is one clause.
            (Clause::Value(value), Type::Array(..))
                if matches!(value.ty.unqualified().1, Type::Array(..)) => {}
            (Clause::Value(_), Type::Array(..)) => return self.elements_given(target, clauses, depth + 1),
            (Clause::Unknown, Type::Array(..)) => return None,
            (own, Type::Named(_)) => {
                let is_class = self.spelling.class_scope(target).ok()?.is_some();
                if is_class && self.has_no_constructor(target) {
                    let Clause::Value(value) = own else { return None };
                    if self.is_scalar_value(value) {
                        return self.members_given(target, clauses, depth + 1);
                    }
                    // An object of the class itself is copied.
                    if value.parts().1 != target {
                        return None;
                    }
                }
            }
            _ => {}
        }
        clauses.next += 1;
        clauses.given.push(Given::Clause(clause, ty.clone()));
        Some(())
    }

    /// Whether a value, an array as the pointer to its first element, is of scalar type ([basic.types.general]).
    fn is_scalar_value(&self, value: &Value) -> bool {
        match value.decayed() {
            Type::Builtin(_) | Type::Vendor(_) | Type::Pointer(_) | Type::MemberPointer { .. } => true,
            ty @ Type::Named(_) => self.spelling.class_scope(&ty) == Ok(None),
            _ => false,
        }
    }
}
