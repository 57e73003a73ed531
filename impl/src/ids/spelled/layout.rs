//! The size and alignment of classes of plain members ([class.mem]), as `sizeof` and `alignof` give them on x86-64 Linux.

use super::super::arithmetic;
use super::super::model::Type;
use super::effort::Effort;
use super::{Known, Missing, Spelling};
use crate::tree::SpecifierKind;

impl Spelling<'_> {
    /// The size of a type and its alignment.
    ///
    /// # Errors
    /// Why they are not known: a class with bases, virtual functions, bit-fields or attributes has a layout of its own.
    pub(super) fn layout(&self, ty: &Type, effort: &Effort) -> Known<(i128, i128)> {
        effort.step()?;
        let deeper = &effort.deeper();
        if let Some(size) = arithmetic::size_of(ty) {
            let mut element = ty.unqualified().1;
            while let Type::Array(_, inner) = element {
                element = inner.unqualified().1;
            }
            return Ok((size, arithmetic::size_of(element).ok_or(Missing::Form)?));
        }
        match ty.unqualified().1 {
            Type::Array(Some(length), element) => {
                let (size, alignment) = self.layout(element, deeper)?;
                Ok((size.checked_mul(i128::from(*length)).ok_or(Missing::TooDeep)?, alignment))
            }
            named @ Type::Named(_) => match self.enumeration_within(named, deeper)? {
                Some(id) => {
                    let one = &self.unit.tree[id];
                    let underlying = match one.underlying_type.is_empty() {
                        true if one.is_scoped => Type::Builtin("i"),
                        true => self.promoted(id)?,
                        false => self.type_id(one.declaration, one.underlying_type)?,
                    };
                    self.layout(&underlying, deeper)
                }
                None => self.class_layout(named, deeper),
            },
            _ => Err(Missing::Expression),
        }
    }

    fn class_layout(&self, class: &Type, effort: &Effort) -> Known<(i128, i128)> {
        let tree = self.unit.tree;
        let instances = self.instances_of(class, effort)?;
        let [only] = instances.as_slice() else { return Err(Missing::Specialised) };
        let scope = tree[only.class].scope.ok_or(Missing::Undeclared)?;
        let entry = &tree[only.class];
        let is_plain = |&id: &_| !tree.has_specifier(id, SpecifierKind::Virtual);
        if !entry.bases.is_empty()
            || !tree[entry.declaration].attributes.is_empty()
            || !tree[scope].declarations.iter().all(is_plain)
        {
            return Err(Missing::Form);
        }
        let (mut size, mut alignment) = (0_i128, 1_i128);
        for (ty, declaration) in self.subobjects_within(class, effort)? {
            let id = declaration.ok_or(Missing::Form)?;
            let variable = tree.variable(id).ok_or(Missing::Form)?;
            if !variable.bit_width.is_empty() || !tree[id].attributes.is_empty() {
                return Err(Missing::Form);
            }
            let (own, aligned) = match &ty {
                Type::LvalueReference(_) | Type::RvalueReference(_) => (8, 8),
                ty => self.layout(ty, effort)?,
            };
            size = next_multiple(size, aligned) + own;
            alignment = alignment.max(aligned);
        }
        Ok((next_multiple(size.max(1), alignment), alignment))
    }
}

/// The least multiple of `of` that is not below `size`.
fn next_multiple(size: i128, of: i128) -> i128 {
    size + (of - size % of) % of
}
