//! What is known of an expression.

use super::dependent::Constancy;
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::qualified;
use crate::tree::Shape;

/// The type and value category of an expression ([basic.lval]).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Value {
    /// Never a reference.
    pub(super) ty: Type,
    pub(super) is_lvalue: bool,
    /// It is an object that is no lvalue, and not one that this expression makes.
    pub(super) is_xvalue: bool,
    /// A literal zero, which is a null pointer constant.
    pub(super) is_zero: bool,
    /// Its value, where it is an integral constant expression.
    pub(super) constant: Option<i128>,
    /// In a template, whether it is made of constants alone.
    pub(super) constancy: Constancy,
}

impl Value {
    /// A value without a place.
    pub(super) fn prvalue(ty: Type) -> Value {
        let constancy = Constancy::None;
        Value { ty, is_lvalue: false, is_xvalue: false, is_zero: false, constant: None, constancy }
    }

    /// An object that has a name.
    pub(super) fn lvalue(ty: Type) -> Value {
        Value { is_lvalue: true, ..Value::prvalue(ty) }
    }

    /// An object whose resources may be taken.
    pub(super) fn xvalue(ty: Type) -> Value {
        Value { is_xvalue: true, ..Value::prvalue(ty) }
    }

    /// What a variable of type `ty` is, or a call that gives it: references are what they refer to.
    pub(super) fn of_variable(ty: Type) -> Value {
        match ty {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => Value::lvalue(*inner),
            other => Value::lvalue(other),
        }
    }

    /// What a call gives that returns `ty`.
    pub(super) fn returned(ty: Type) -> Value {
        match ty {
            Type::LvalueReference(inner) => Value::lvalue(*inner),
            Type::RvalueReference(inner) => Value::xvalue(*inner),
            other => Value::prvalue(other.unqualified().1.clone()),
        }
    }

    /// The type of its value: arrays are pointers, qualifiers of the object are gone ([conv.array], [conv.func]).
    pub(super) fn decayed(&self) -> Type {
        match &self.ty {
            Type::Array(_, element) => Type::Pointer(element.clone()),
            Type::Function(_) => Type::Pointer(Box::new(self.ty.clone())),
            Type::Qualified(_, inner) => match inner.as_ref() {
                Type::Array(_, element) => Type::Pointer(element.clone()),
                other => other.clone(),
            },
            other => other.clone(),
        }
    }

    /// What `auto` with these qualifiers is in a declarator of that shape that it initialises ([dcl.type.auto.deduct]).
    pub(super) fn deduced(&self, (shape, cv): (Shape, Cv)) -> Option<Type> {
        let boxed = || Box::new(self.ty.clone());
        Some(match shape {
            Shape::Plain => with(cv, self.decayed()),
            Shape::LvalueReference => Type::LvalueReference(Box::new(with(cv, self.ty.clone()))),
            Shape::RvalueReference if self.is_lvalue => Type::LvalueReference(boxed()),
            Shape::RvalueReference => Type::RvalueReference(boxed()),
            Shape::Pointer if !cv.is_some() => match self.decayed() {
                ty @ Type::Pointer(_) => ty,
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Its type without qualifiers, and those.
    pub(super) fn parts(&self) -> (Cv, &Type) {
        self.ty.unqualified()
    }

    /// A part of this object that is declared with the type `ty` ([expr.ref]).
    pub(super) fn part(&self, ty: Type, is_mutable: bool) -> Value {
        match ty {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => Value::lvalue(*inner),
            other => {
                let cv = if is_mutable { Cv::NONE } else { self.parts().0 };
                let ty = with(cv, other);
                let whole = if self.is_lvalue { Value::lvalue(ty) } else { Value::xvalue(ty) };
                Value { constancy: self.constancy, ..whole }
            }
        }
    }

    /// What is behind a pointer; `None` of what is none.
    pub(super) fn pointee(&self) -> Option<Value> {
        match self.decayed() {
            Type::Pointer(inner) => Some(Value::lvalue(*inner)),
            _ => None,
        }
    }

    /// Whether operators on it may be functions: a class or an enumeration.
    pub(super) fn is_named(&self) -> bool {
        matches!(self.parts().1, Type::Named(_))
    }
}

/// A type with more qualifiers.
pub(super) fn with(cv: Cv, ty: Type) -> Type {
    if cv.is_some() { qualified(cv, ty) } else { ty }
}
