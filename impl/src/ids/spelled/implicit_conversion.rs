//! Whether a value is converted to a type ([over.best.ics]), where types alone tell it.

use super::effort::Effort;
use super::unevaluated::{Category, Operand};
use super::{Instance, Known, Missing, Spelling};
use crate::ids::arithmetic::is_arithmetic;
use crate::ids::model::{Argument, Cv, Type};
use crate::lex::known;
use crate::tree::{FunctionId, SpecifierKind, TemplateParameterId};
use std::mem::discriminant;

/// A function of a class, and what the template parameters around it stand for.
type Own = (FunctionId, Vec<(TemplateParameterId, Argument)>);

/// How a parameter takes an argument; of several the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Taken {
    /// Without any conversion but to a reference.
    Exactly,
    /// By a conversion.
    Converted,
    ByEllipsis,
    Never,
}

impl Spelling<'_> {
    /// How a parameter of type `to` takes the argument `from`.
    ///
    /// # Errors
    /// It is not known.
    pub(super) fn conversion(&self, from: &Operand, to: &Type, effort: &Effort) -> Known<Taken> {
        let standard = self.standard_conversion(from, to, effort)?;
        match to.referred().unqualified().1 {
            class @ Type::Named(_) if standard == Taken::Never => self.by_constructor(from, class, effort),
            _ => Ok(standard),
        }
    }

    /// The same without constructors and conversion functions ([over.ics.scs]).
    fn standard_conversion(&self, from: &Operand, to: &Type, effort: &Effort) -> Known<Taken> {
        let (cv, target) = to.referred().unqualified();
        let is_reference = to.referred() != to;
        let value = from.value();
        let is_bound = match to {
            Type::LvalueReference(_) => {
                cv.includes(from.ty.unqualified().0) && (from.category == Category::Lvalue || cv == Cv::CONST)
            }
            Type::RvalueReference(_) => from.category != Category::Lvalue,
            _ => true,
        };
        // What a reference is not bound to itself it is bound to a copy of.
        let is_copied = match to {
            Type::LvalueReference(_) => cv == Cv::CONST,
            _ => true,
        };
        if *target == value {
            let is_array = matches!(from.ty.unqualified().1, Type::Array(..)) && is_reference;
            return match (is_array, is_bound) {
                (true, _) => Err(Missing::Expression),
                (false, true) if is_reference => Ok(Taken::Exactly),
                (false, true) => self.copied(target, effort),
                (false, false) => Ok(Taken::Never),
            };
        }
        let is_number = |ty: &Type| matches!(ty, Type::Builtin(code) if is_arithmetic(code));
        let is_class = |ty: &Type| -> Known<bool> {
            Ok(matches!(ty, Type::Named(_)) && self.enumeration_within(ty, effort)?.is_none())
        };
        match (&value, target) {
            (one, other) if is_number(one) && is_number(other) => match is_copied {
                true => Ok(Taken::Converted),
                false => Ok(Taken::Never),
            },
            // A literal zero is a null pointer.
            (one, Type::Pointer(_)) if is_number(one) && from.category == Category::Prvalue => {
                Err(Missing::Expression)
            }
            (one, Type::Pointer(_)) if is_number(one) => Ok(Taken::Never),
            (Type::Pointer(_), Type::Builtin("b")) if is_copied => Ok(Taken::Converted),
            (Type::Pointer(_), other) if is_number(other) => Ok(Taken::Never),
            (Type::Pointer(one), Type::Pointer(other)) => self.pointers(one, other, effort),
            (one, other) if is_class(other)? => {
                let derives =
                    is_class(one)? && self.all_bases_within(one, effort)?.iter().any(|base| base == other);
                match (derives, is_bound) {
                    (false, _) => Ok(Taken::Never),
                    (true, false) => Ok(Taken::Never),
                    (true, true) if is_reference => Ok(Taken::Converted),
                    (true, true) => Ok(self.copied(other, effort)?.max(Taken::Converted)),
                }
            }
            (one, other) if is_class(one)? && (is_number(other) || matches!(other, Type::Pointer(_))) => {
                match self.converts_to_nothing(one, effort)? {
                    true => Ok(Taken::Never),
                    false => Err(Missing::Expression),
                }
            }
            _ => Err(Missing::Expression),
        }
    }

    /// A copy of an object: certain where the class declares no constructor.
    fn copied(&self, ty: &Type, effort: &Effort) -> Known<Taken> {
        let Type::Named(_) = ty else { return Ok(Taken::Exactly) };
        if self.enumeration_within(ty, effort)?.is_some() || self.own_constructors(ty, effort)?.is_empty() {
            return Ok(Taken::Exactly);
        }
        Err(Missing::Expression)
    }

    fn pointers(&self, one: &Type, other: &Type, effort: &Effort) -> Known<Taken> {
        let ((own, one), (cv, other)) = (one.unqualified(), other.unqualified());
        match (one, other) {
            _ if !cv.includes(own) => Ok(Taken::Never),
            _ if one == other => Ok(Taken::Converted),
            (_, Type::Builtin("v")) => Ok(Taken::Converted),
            (Type::Builtin(_), Type::Builtin(_)) => Ok(Taken::Never),
            (one, other) if is_plain(one) && is_plain(other) && discriminant(one) != discriminant(other) => {
                Ok(Taken::Never)
            }
            (Type::Named(_), Type::Named(_)) => match self.all_bases_within(one, effort)?.contains(other) {
                true => Ok(Taken::Converted),
                false => Ok(Taken::Never),
            },
            _ => Err(Missing::Expression),
        }
    }

    /// The conversion of what no standard conversion makes an object of a class, by its constructors.
    fn by_constructor(&self, from: &Operand, class: &Type, effort: &Effort) -> Known<Taken> {
        let tree = self.unit.tree;
        let source = from.value();
        if matches!(source, Type::Named(_))
            && self.enumeration_within(&source, effort)?.is_none()
            && !self.converts_to_nothing(&source, effort)?
        {
            return Err(Missing::Expression);
        }
        let mut found = Taken::Never;
        for (function, given) in self.own_constructors(class, effort)? {
            let id = tree[function].declaration;
            if !tree.takes(id, 1) || tree.has_specifier(id, SpecifierKind::Explicit) {
                continue;
            }
            if !tree[id].headers.is_empty() || !tree.requires_clause(&tree[function]).is_empty() {
                return Err(Missing::Expression);
            }
            let parameters = self.given(&given).parameters(function)?;
            let ty = parameters.first().ok_or(Missing::Expression)?;
            if self.standard_conversion(from, ty, &effort.deeper())? != Taken::Never {
                found = Taken::Converted;
            }
        }
        Ok(found)
    }

    /// The constructors that a class declares, and what the template parameters around them stand for.
    fn own_constructors(&self, class: &Type, effort: &Effort) -> Known<Vec<Own>> {
        let instances = self.instances_of(class, effort)?;
        let is_heir = |one: &Instance| {
            let scope = self.unit.tree[one.class].scope;
            scope.and_then(|scope| self.unit.names.reach(scope)).is_some_and(|reach| reach.inherits)
        };
        if instances.iter().any(is_heir) {
            return Err(Missing::Form);
        }
        let Some(member) = self.own_member_within(class, known::CONSTRUCTOR, effort)? else {
            return Ok(Vec::new());
        };
        let functions = self.functions_named(member.binding)?;
        Ok(functions.into_iter().map(|(_, function)| (function, member.given.clone())).collect())
    }

    /// Whether a class, with its bases, has no conversion function.
    fn converts_to_nothing(&self, class: &Type, effort: &Effort) -> Known<bool> {
        let mut all = self.all_bases_within(class, effort)?;
        all.push(class.clone());
        for one in &all {
            if self.own_member_within(one, known::CONVERSION, effort)?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Whether a type is certainly what it looks like.
fn is_plain(ty: &Type) -> bool {
    matches!(ty, Type::Builtin(_) | Type::Named(_) | Type::Pointer(_) | Type::Array(..))
}
