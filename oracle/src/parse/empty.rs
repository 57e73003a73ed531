//! Copies of objects of empty classes, in which there is nothing that is read.

use std::ops::Range;

use super::Parser;
use super::subobjects::Initialised;
use crate::conversions::{Operand, derives};
use crate::program::{Access, CallForm, is_implied};
use crate::types::Type;

/// How many classes are looked into, one in the other.
const MAX_DEPTH: usize = 16;

impl Parser<'_, '_> {
    /// An object of a class is copied by what nobody writes. Of an empty class the object is not needed but for an argument of
    /// a variable that is no constant, and what is a part of another object is not even read.
    pub(super) fn copies_empty(&mut self, from: &Operand, made: &Type, form: CallForm) {
        let [one] = from.lvalue_of.as_slice() else { return };
        let Some(written) = &from.written else { return };
        let is_derived = derives(&self.scopes, written, made) == Some(true);
        if !from.lvalue
            || !(is_derived || written.unqualified() == made.unqualified())
            || !self.is_copied_as_nothing(made)
        {
            return;
        }
        let Some(used) = self.program.uses.get(*one) else { return };
        let variable = &self.program.variable_entities[used.entity].written;
        let mut whole = match variable {
            Type::Reference(of) | Type::RValueReference(of) => of.as_ref(),
            other => other,
        };
        while let Type::Array(of, _) = whole.unqualified() {
            whole = of;
        }
        if is_derived || self.bound(whole).unqualified() != made.unqualified() {
            return self.accesses_nothing(*one);
        }
        let needed = form == CallForm::ArgumentConversion && !whole.is_const();
        self.program.uses[*one].empty = !needed;
    }

    fn accesses_nothing(&mut self, used: usize) {
        let used = &mut self.program.uses[used];
        (used.access, used.element) = (Access::Discarded, false);
    }

    /// The copies in a range are objects of their own: an argument, or what nobody takes.
    pub(super) fn needs_copied(&mut self, range: Range<usize>) {
        let newest = self.program.uses.iter_mut().rev().take_while(|u| range.contains(&u.range.start));
        for used in newest {
            let is_const = self.program.variable_entities[used.entity].written.is_const();
            used.empty &= is_const;
        }
    }

    /// Whether a class is empty and nobody writes how it is copied.
    fn is_copied_as_nothing(&self, t: &Type) -> bool {
        let Some((class, _)) = self.class_and_arguments(t) else { return false };
        let written = |f: &usize| self.copies(*f) && !is_implied(&self.program, *f);
        !self.scopes.constructors_of(class).iter().any(written) && self.is_empty_class(t, MAX_DEPTH)
    }

    /// Whether a class has no members and no bases that have some.
    fn is_empty_class(&self, t: &Type, depth: usize) -> bool {
        let (Some(class), Type::Named(path), Some(depth)) =
            (self.scopes.class_of_type(t), t.unqualified(), depth.checked_sub(1))
        else {
            return false;
        };
        let known = &self.scopes.classes[class];
        let is_empty = |(part, t, _): &(Initialised, Type, CallForm)| {
            matches!(part, Initialised::Class(_)) && self.is_empty_class(t, depth)
        };
        self.is_closed(t)
            && !known.virtual_base
            && !self.program.is_polymorphic(&self.scopes, class)
            && self.parts_of(path).iter().all(is_empty)
    }
}
