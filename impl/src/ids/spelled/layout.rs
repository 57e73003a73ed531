//! The size and alignment of classes of plain members ([class.mem]), as `sizeof` and `alignof` give them on x86-64 Linux.

use super::super::arithmetic;
use super::super::model::Type;
use super::cursor::Cursor;
use super::effort::Effort;
use super::{Bindings, Known, Missing, Spelling};
use crate::tree::{AttributeSyntax, ClassKey, DeclarationId, SpecifierKind};

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
        if !entry.bases.is_empty() || !tree[scope].declarations.iter().all(is_plain) {
            return Err(Missing::Form);
        }
        let (mut size, mut alignment) = (0_i128, self.alignment(entry.declaration, &only.bindings, effort)?);
        for (ty, declaration) in self.subobjects_within(class, effort)? {
            let id = declaration.ok_or(Missing::Form)?;
            let variable = tree.variable(id).ok_or(Missing::Form)?;
            if !variable.bit_width.is_empty() {
                return Err(Missing::Form);
            }
            let least = self.alignment(id, &only.bindings, effort)?;
            let (own, aligned) = match &ty {
                Type::LvalueReference(_) | Type::RvalueReference(_) => (8, 8),
                ty => self.layout(ty, effort)?,
            };
            let aligned = aligned.max(least);
            size = next_multiple(size, aligned) + own;
            alignment = alignment.max(aligned);
        }
        Ok((next_multiple(size.max(1), alignment), alignment))
    }

    /// Whether objects of a class hold nothing ([meta.unary.prop]).
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn is_empty_class(&self, class: &Type, effort: &Effort) -> Known<bool> {
        effort.step()?;
        let tree = self.unit.tree;
        let instances = self.instances_of(class, effort)?;
        let [only] = instances.as_slice() else { return Err(Missing::Specialised) };
        let entry = &tree[only.class];
        let scope = entry.scope.ok_or(Missing::Undeclared)?;
        if entry.key == ClassKey::Union || entry.bases.iter().any(|base| tree[base].is_virtual) {
            return Ok(false);
        }
        for &id in &tree[scope].declarations {
            let is_field = tree.variable(id).is_some_and(|variable| variable.is_field);
            if is_field && tree.variable(id).is_some_and(|variable| !variable.bit_width.is_empty()) {
                // One of width zero takes no place.
                return Err(Missing::Form);
            }
            // An anonymous union or struct has members.
            let is_unnamed = tree.class(id).is_some_and(|inner| inner.name_token.is_none());
            if is_field || is_unnamed || tree.has_specifier(id, SpecifierKind::Virtual) {
                return Ok(false);
            }
        }
        for base in self.bases(class, effort)? {
            if !self.is_empty_class(&base, &effort.deeper())? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The alignment that the attributes of a declaration ask for ([dcl.align]): 1 where none does.
    fn alignment(&self, id: DeclarationId, bindings: &Bindings, effort: &Effort) -> Known<i128> {
        let tree = self.unit.tree;
        let mut alignment = 1;
        for attribute in tree.attributes_of(id) {
            let is_alignment = match attribute.syntax {
                AttributeSyntax::Alignas => true,
                AttributeSyntax::Gnu => match self.unit.tokens.name(attribute.name_token).trim_matches('_') {
                    "aligned" if !attribute.arguments.is_empty() => true,
                    "device_builtin" | "unused" | "deprecated" | "visibility" | "may_alias" => false,
                    _ => return Err(Missing::Form),
                },
                _ => return Err(Missing::Form),
            };
            if is_alignment {
                let mut standing = self.standing(id, attribute.arguments.start);
                standing.bindings = bindings.clone();
                standing.effort = effort.deeper();
                let mut cursor = Cursor::new(self.unit, attribute.arguments);
                let (_, value) = self.constant(&mut cursor, &standing)?;
                if !cursor.is_at_end() {
                    return Err(Missing::Expression);
                }
                alignment = alignment.max(value.parse().map_err(|_| Missing::Expression)?);
            }
        }
        Ok(alignment)
    }
}

/// The least multiple of `of` that is not below `size`.
fn next_multiple(size: i128, of: i128) -> i128 {
    size + (of - size % of) % of
}
