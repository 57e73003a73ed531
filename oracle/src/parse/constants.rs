//! What is done with constants: whether their objects are needed or their values alone is decided of that.

use std::ops::Range;

use super::Parser;
use super::expressions::Expression;
use super::implied::element_type;
use super::subobjects::Initialised;
use crate::conversions::Operand;
use crate::program::{Choice, Copied, Reached, Target, is_implied};
use crate::types::Type;

/// How many classes are looked into, one in the other.
const MAX_DEPTH: usize = 16;

impl Parser<'_, '_> {
    /// What an lvalue of a type names.
    pub(super) fn target(&self, t: &Type) -> Target {
        match t.unqualified() {
            Type::Pointer(_) | Type::MemberPointer(..) => Target::Pointer,
            t if self.scopes.class_of_type(t).is_some() => Target::Object,
            _ => Target::Scalar,
        }
    }

    fn reached(&mut self, lvalue_of: &[usize], change: impl Fn(&mut Reached)) {
        for used in lvalue_of {
            if let Some(used) = self.program.uses.get_mut(*used) {
                change(&mut used.reached);
            }
        }
    }

    /// Whether an expression of these tokens, which were read last, is a constant; `None` where that is not certain.
    pub(super) fn constancy(&self, e: &Expression, range: Range<usize>) -> Option<bool> {
        if e.value.is_some() {
            return Some(true);
        }
        let mut uses = self.program.uses.iter().rev().take_while(|u| u.range.start >= range.start);
        if uses.any(|u| u.range.start < range.end && u.element && u.reached.by_constants == Some(true)) {
            return None;
        }
        match self.is_constant(e, range.clone()) {
            None if !self.may_be_constant(e, range) => Some(false),
            known => known,
        }
    }

    /// An index or a number that is added to a pointer leads to an element.
    pub(super) fn chooses_element(&mut self, lvalue_of: &[usize], constant: Option<bool>) {
        self.reached(lvalue_of, |reached| {
            reached.by_constants = match (reached.by_constants, constant) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            };
        });
    }

    /// The lvalues are elements by `[]`.
    pub(super) fn is_subscripted(&mut self, lvalue_of: &[usize]) {
        self.reached(lvalue_of, |reached| reached.subscripted = true);
    }

    /// What a pointer leads to is found through the object that is the pointer.
    pub(super) fn leads_on(&mut self, pointers: &[usize]) {
        for used in pointers {
            if let Some(used) = self.program.uses.get_mut(*used) {
                (used.element, used.array) = (true, false);
                (used.reached.target, used.reached.part) = (Target::Scalar, true);
            }
        }
    }

    /// What elements of constants a part of an object is initialised with.
    pub(super) fn is_computed_for(&mut self, part: &Type, elements: &[usize]) {
        if !part.is_reference() {
            self.reached(elements, |reached| reached.computed = true);
        }
    }

    /// A lambda that captures and takes nothing, and does nothing but return a constant, is called while compiling.
    pub(super) fn computes_result(&mut self, return_at: usize, returned: &Expression) {
        let Some(lambda) = self.lambda else { return };
        let at = self.program.lambdas[lambda].introducer;
        let takes_nothing = self.is_at(at + 1, "]")
            && (!self.is_at(at + 2, "(") || self.is_at(at + 3, ")"))
            && self.is_at(return_at - 1, "{");
        if takes_nothing {
            let elements = self.as_argument(returned.clone()).elements;
            self.reached(&elements, |reached| reached.computed = true);
        }
    }

    /// An object becomes one of its type that is const as well.
    pub(super) fn copies_constant(&mut self, from: &Operand, to: &Type, how: Copied) {
        let to = self.bound(to);
        let variables = from.lvalue_of.iter().filter_map(|used| self.program.uses.get(*used));
        let mut variables = variables.map(|used| &self.program.variable_entities[used.entity]);
        // What is constexpr is const, and what a condition chooses where one of the two is.
        let is_const = variables.any(|v| v.written.is_const() || self.is_constexpr_variable(v));
        let same = from
            .written
            .as_ref()
            .is_some_and(|t| t.unqualified() == to.unqualified() && t.is_volatile() == to.is_volatile());
        if to.is_const() && is_const && same && self.is_plain(&to, MAX_DEPTH) {
            self.reached(&from.lvalue_of, |reached| reached.copied = Some(how));
        }
    }

    /// The same of the one argument or clause.
    pub(super) fn copies_one_constant(&mut self, list: &[Operand], to: &Type, how: Copied) {
        if let [one] = list {
            self.copies_constant(one, to, how);
        }
    }

    /// What is thrown is copied.
    pub(super) fn copies_thrown(&mut self, thrown: &Expression) {
        if let Some(to) = thrown.written.clone() {
            self.copies_constant(&thrown.operand(), &to, Copied::ToOther);
        }
    }

    /// An object is assigned to one of its class.
    pub(super) fn assigns_object(&mut self, from: &Operand, to: &Type) {
        if from.written.as_ref().is_some_and(|t| t.unqualified() == to.unqualified()) {
            self.reached(&from.lvalue_of, |reached| reached.assigned = true);
        }
    }

    /// Whether a class, its bases and its members are without constructors and default member initialisers.
    fn is_plain(&self, t: &Type, depth: usize) -> bool {
        let t = element_type(t);
        let (Some(class), Type::Named(path), Some(depth)) =
            (self.scopes.class_of_type(&t), t.unqualified(), depth.checked_sub(1))
        else {
            return false;
        };
        let is_plain = |(part, t, _): &(Initialised, Type, _)| {
            let is_class = self.scopes.class_of_type(&element_type(t)).is_some();
            self.initializer_of(part).is_none() && (!is_class || self.is_plain(t, depth))
        };
        self.scopes.constructors_of(class).is_empty()
            && !self.program.is_polymorphic(&self.scopes, class)
            && self.parts_of(path).iter().all(is_plain)
    }

    /// Whether an object of a class gets constant values without an initialiser: by a constructor that is constexpr, or by
    /// those of its members.
    pub(super) fn is_made_constant(&self, t: &Type) -> bool {
        self.has_constant_values(t, MAX_DEPTH)
    }

    fn has_constant_values(&self, t: &Type, depth: usize) -> bool {
        let t = element_type(t);
        let (Some(class), Type::Named(path), Some(depth)) =
            (self.scopes.class_of_type(&t), t.unqualified(), depth.checked_sub(1))
        else {
            return false;
        };
        let entities = &self.program.function_entities;
        let constructors = self.scopes.constructors_of(class);
        let made_by = constructors.iter().find(|f| entities[**f].required == 0);
        let computed = match made_by {
            Some(f) => self.program.is_constexpr(*f),
            None => false,
        };
        let implied = match made_by {
            Some(f) => is_implied(&self.program, *f),
            None => constructors.is_empty(),
        };
        let gets_values = |(part, t, _): &(Initialised, Type, _)| {
            self.initializer_of(part).is_some() || self.has_constant_values(t, depth)
        };
        computed
            || implied
                && !self.program.is_polymorphic(&self.scopes, class)
                && self.parts_of(path).iter().all(gets_values)
    }

    /// A condition chooses one of two operands; whether each of the three is a constant, where that is certain.
    pub(super) fn chooses(
        &mut self,
        constant: Option<bool>,
        yes: (&Expression, Option<bool>),
        no: (&Expression, Option<bool>),
    ) {
        if constant == Some(false) {
            for (one, _) in [yes, no] {
                self.reached(&one.lvalue_of, |reached| reached.chosen_by_code = true);
            }
        }
        let Some(t) = yes.0.written.clone() else { return };
        if no.0.written.as_ref().map(Type::unqualified) != Some(t.unqualified()) {
            return;
        }
        let target = self.target(&t);
        let lvalues = yes.0.lvalue && no.0.lvalue;
        for ((one, _), (_, other)) in [(yes, no), (no, yes)] {
            if !lvalues && target == Target::Object {
                self.reached(&one.lvalue_of, |reached| reached.copied = Some(Copied::ToOther));
            }
            let changing = match (constant, other) {
                (Some(false), _) => Some(true),
                (_, Some(false)) if target != Target::Object => Some(true),
                (Some(true), Some(true)) => Some(false),
                (Some(true), _) if target == Target::Object => Some(false),
                _ => None,
            };
            if lvalues {
                self.reached(&one.lvalue_of, |reached| {
                    let part = reached.part && !reached.subscripted;
                    reached.choice = Some(Choice { changing, target, part, followed: false });
                });
            }
        }
    }

    /// An lvalue behind a comma is no name of a constant.
    pub(super) fn behind_comma(&mut self, right: &Expression) {
        if right.written.as_ref().is_some_and(Type::is_fundamental_or_pointer) {
            let target = Target::Scalar;
            self.reached(&right.lvalue_of, |reached| {
                let changing = Some(true);
                reached.choice = Some(Choice { changing, target, part: reached.part, followed: false });
            });
        }
    }
}
