//! Integral constant expressions ([expr.const]), as far as conditions need them, and what names and `sizeof` say of them.

use super::dependent::Constancy;
use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::{NameMeaning, NameNode, Node};
use crate::ids::arithmetic;
use crate::ids::model::Type;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Named;
use crate::tree::{DeclarationId, SpecifierKind};

/// The value of an operator on two constants of integral types; `None` where it is not certain: it may wrap, or is none.
pub(super) fn binary(kind: Kind, left: &Value, right: &Value) -> Option<i128> {
    match (kind, left.constant, right.constant) {
        // The other operand is not evaluated.
        (Kind::AmpAmp, Some(0), _) => return Some(0),
        (Kind::PipePipe, Some(one), _) if one != 0 => return Some(1),
        _ => {}
    }
    let (Type::Builtin(own), Type::Builtin(other)) = (left.decayed(), right.decayed()) else { return None };
    arithmetic::binary(kind, (own, left.constant?), (other, right.constant?)).map(|(_, value)| value)
}

impl Inference<'_> {
    /// The value of the constant `range`, whose names are looked up where `position` stands.
    pub(super) fn constant_of(&self, range: TokenRange, position: TokenId) -> Option<i128> {
        self.spelling
            .constant_at(range, self.place(crate::tree::Tree::GLOBAL, position))
            .ok()
            .map(|(_, value)| value)
    }

    /// What the variable of the name is, with its value where it is a constant and somebody asks for that.
    pub(super) fn with_constant(
        &self,
        item: Item,
        id: DeclarationId,
        (range, node): (TokenRange, &Node),
        name: &NameNode,
    ) -> Item {
        let Item::Value(value) = item else { return item };
        let constancy = self.constancy_of(id);
        let is_asked = self.around.for_device || !node.context.is_evaluated;
        let (cv, ty) = value.parts();
        let is_const = || cv.is_const || self.unit.tree.has_specifier(id, SpecifierKind::Constexpr);
        let is_constant = is_asked && matches!(ty, Type::Builtin(_)) && is_const() && !cv.is_volatile;
        let place = self.place(name.scope, name.token.next());
        let constant = match is_constant {
            true => self.spelling.constant_at(range, place).ok().map(|(_, value)| value),
            false => None,
        };
        Item::Value(Value { constant, constancy, ..value })
    }

    /// An enumerator: of its enumeration where that has a name.
    pub(super) fn enumerator(&self, range: TokenRange, name: &NameNode) -> Item {
        match self.spelling.constant_at(range, self.place(name.scope, name.token.next())) {
            Ok((ty @ Type::Named(_), constant)) => {
                let (constant, constancy) = (Some(constant), Constancy::Constant);
                Item::Value(Value { constant, constancy, ..Value::prvalue(ty) })
            }
            Ok((Type::Vendor(_), constant)) => match self.unnamed_enumeration(name) {
                Some(ty) => {
                    let (constant, constancy) = (Some(constant), Constancy::Constant);
                    Item::Value(Value { constant, constancy, ..Value::prvalue(ty) })
                }
                None => Item::Unknown,
            },
            _ => Item::Unknown,
        }
    }

    /// The type of an enumerator of an enumeration that has no name.
    fn unnamed_enumeration(&self, name: &NameNode) -> Option<Type> {
        let NameMeaning::Binding(binding, _) = name.meaning else { return None };
        match self.unit.names.declarations(binding, crate::names::END).next() {
            Some(Named::Enumerator(id)) => self.spelling.unnamed_enumeration(id).ok(),
            _ => None,
        }
    }

    /// `sizeof` with a type in parentheses, of which the size is known, or with anything else.
    pub(super) fn size(&mut self, node: &Node) -> Item {
        let (tokens, open) = (self.unit.tokens, node.at.next());
        let constant = match (tokens.kind(node.at), tokens.kind(open)) {
            (Kind::Sizeof, Kind::OpenParen) => {
                let range = TokenRange::new(open.next(), tokens.partner(open));
                let ty = self.type_id(range, node.at, node);
                ty.inspect(|ty| self.completes(ty, node)).and_then(|ty| arithmetic::size_of(&ty))
            }
            _ => None,
        };
        let constancy = match tokens.kind(node.at) {
            _ if constant.is_some() => Constancy::Constant,
            Kind::Sizeof if tokens.kind(open) != Kind::Ellipsis => Constancy::Size,
            _ => Constancy::Dependent,
        };
        Item::Value(Value { constant, constancy, ..Value::prvalue(Type::Builtin("m")) })
    }
}
