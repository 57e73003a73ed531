//! The type traits that compilers have built in: those of which types alone are certain to tell.

use super::super::model::Type;
use super::cursor::Cursor;
use super::unify::mentions_parameter;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::Kind;
use crate::tree::ClassKey;

/// What a trait is asked about one type.
#[derive(Clone, Copy)]
enum Kindred {
    Enumeration,
    Class,
    Union,
    /// Every scalar type has it; of classes it is not known.
    OfScalars,
    /// No scalar type has it; of classes it is not known.
    OfClasses,
    Empty,
}

fn kindred(name: &[u8]) -> Option<Kindred> {
    Some(match name {
        b"__is_enum" => Kindred::Enumeration,
        b"__is_class" => Kindred::Class,
        b"__is_union" => Kindred::Union,
        b"__is_trivial"
        | b"__is_pod"
        | b"__is_trivially_copyable"
        | b"__is_literal_type"
        | b"__is_standard_layout"
        | b"__has_trivial_destructor"
        | b"__has_trivial_constructor"
        | b"__is_trivially_destructible" => Kindred::OfScalars,
        b"__is_empty" => Kindred::Empty,
        b"__is_final"
        | b"__is_abstract"
        | b"__is_polymorphic"
        | b"__is_aggregate"
        | b"__has_virtual_destructor" => Kindred::OfClasses,
        _ => return None,
    })
}

impl<'a> Spelling<'a> {
    /// The type trait at the cursor, which goes behind its arguments; `None` where there is none of those that are known.
    ///
    /// # Errors
    /// Why its value is not known.
    pub(super) fn type_trait(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Option<Known<bool>> {
        if cursor.kind() != Kind::Identifier || cursor.next_kind() != Kind::OpenParen {
            return None;
        }
        let name = cursor.bytes();
        let kindred = kindred(name);
        let is_of_two = matches!(name, b"__is_same" | b"__is_same_as" | b"__is_base_of");
        if kindred.is_none() && !is_of_two {
            return None;
        }
        let mut walk = cursor.clone();
        walk.step();
        let mut inner = walk.bracketed();
        *cursor = walk;
        Some(match kindred {
            Some(kindred) => self.of_one(kindred, &mut inner, standing),
            None => self.of_two(name, &mut inner, standing),
        })
    }

    fn of_one(&self, kindred: Kindred, inner: &mut Cursor<'a>, standing: &Standing) -> Known<bool> {
        let ty = self.trait_argument(inner, standing)?;
        if !inner.is_at_end() {
            return Err(Missing::Form);
        }
        let ty = ty.unqualified().1;
        let Type::Named(_) = ty else {
            let is_scalar = match ty {
                Type::Builtin(code) => *code != "v",
                Type::Pointer(_) => true,
                _ => false,
            };
            return match kindred {
                Kindred::OfScalars | Kindred::OfClasses | Kindred::Empty if !is_scalar => {
                    Err(Missing::Expression)
                }
                Kindred::OfScalars => Ok(true),
                _ => Ok(false),
            };
        };
        let is_enumeration = self.enumeration(ty)?.is_some();
        match kindred {
            Kindred::Enumeration => Ok(is_enumeration),
            Kindred::OfScalars if is_enumeration => Ok(true),
            Kindred::OfClasses | Kindred::Empty if is_enumeration => Ok(false),
            Kindred::Empty => self.is_empty_class(ty, &standing.effort.deeper()),
            Kindred::OfScalars | Kindred::OfClasses => Err(Missing::Expression),
            Kindred::Class | Kindred::Union if is_enumeration => Ok(false),
            Kindred::Class | Kindred::Union => {
                let class = self.unit.tree[self.members(ty)?.0].class().ok_or(Missing::Form)?;
                let is_union = self.unit.tree[class].key == ClassKey::Union;
                Ok(is_union == matches!(kindred, Kindred::Union))
            }
        }
    }

    fn of_two(&self, name: &[u8], inner: &mut Cursor<'a>, standing: &Standing) -> Known<bool> {
        let left = self.trait_argument(inner, standing)?;
        if !inner.eat(Kind::Comma) {
            return Err(Missing::Form);
        }
        let right = self.trait_argument(inner, standing)?;
        if !inner.is_at_end() {
            return Err(Missing::Form);
        }
        if name != b"__is_base_of" {
            return Ok(left == right);
        }
        let (base, derived) = (left.unqualified().1, right.unqualified().1);
        let is_class = |ty: &Type| Ok(matches!(ty, Type::Named(_)) && self.enumeration(ty)?.is_none());
        if !is_class(base)? || !is_class(derived)? {
            return Ok(false);
        }
        Ok(base == derived || self.derives(derived, base)?)
    }

    fn trait_argument(&self, inner: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let ty = self.type_id_in(inner, standing)?;
        if mentions_parameter(&ty) { Err(Missing::Dependent) } else { Ok(ty) }
    }
}
