//! Built-in operators whose operands are objects of classes ([over.built]): what converts these.

use super::infer::{Inference, Item, known_operator};
use super::overload::Candidate;
use super::value::Value;
use super::{Resolved, UseForm};
use crate::hir::Node;
use crate::ids::model::Type;
use crate::ids::spelled::Missing;
use crate::lex::{Kind, TokenId};
use crate::tree::{DeclarationId, SpecifierKind};

impl Inference<'_> {
    /// A built-in operator, where no function can be meant: each operand of a class is converted by the only conversion function
    /// that the class has for it. Anything else is not known.
    pub(super) fn built_in(
        &mut self,
        (index, node): (u32, &Node),
        (kind, at): (Kind, TokenId),
        left: &Value,
        right: Option<&Value>,
    ) -> Item {
        let is_one = match right {
            None if kind == Kind::Amp => {
                let pointer = || Item::Value(Value::prvalue(Type::Pointer(Box::new(left.ty.clone()))));
                return if left.is_lvalue { pointer() } else { Item::Unknown };
            }
            None => matches!(kind, Kind::Star | Kind::Plus | Kind::Minus | Kind::Tilde | Kind::Not),
            Some(_) if kind == Kind::Assign && self.is_enumeration(left) => return Item::Value(left.clone()),
            Some(_) if kind.is_assignment() => !left.is_named(),
            // The operator of the right operand may be taken the other way round ([over.match.oper]).
            Some(right) => !matches!(kind, Kind::Comma | Kind::Arrow) && !self.may_be_reversed(kind, right),
        };
        if !is_one {
            return Item::Unknown;
        }
        let is_truth = matches!(kind, Kind::Not | Kind::AmpAmp | Kind::PipePipe);
        // As the grammar notes them: the token before the operator, the one behind it; of a prefix the operator itself.
        let behind = match self.unit.tokens.kind(at.next()) {
            Kind::Greater if self.unit.tokens.kind(at) == Kind::Greater => at.next().next(),
            _ => at.next(),
        };
        let operands = match right {
            Some(right) => vec![(left, at.previous()), (right, behind)],
            None => vec![(left, at)],
        };
        // Both sides are known, or nothing is said of either.
        let converted = operands.into_iter().map(|(one, name)| Some((self.converted(one, is_truth)?, name)));
        let Some(converted) = converted.collect::<Option<Vec<_>>>() else { return Item::Unknown };
        let mut values = Vec::new();
        for ((value, function), name) in converted {
            values.push(value);
            if let Some(function) = function {
                self.used((index, node), (name, at, UseForm::Conversion), function);
            }
        }
        let mut values = values.into_iter();
        match (values.next(), values.next()) {
            (Some(left), Some(right)) => self.binary((index, node), (kind, at), &left, right),
            (Some(operand), None) => self.prefix((index, node), vec![Item::Value(operand)]),
            _ => Item::Unknown,
        }
    }

    /// Notes the conversion function that makes a `bool` of a condition that begins with `token` ([conv]).
    pub(super) fn converts_condition(&mut self, at: (u32, &Node), condition: &Value, token: TokenId) {
        self.converts_at(at, (&Type::Builtin("b"), condition), token);
    }

    /// The same of a condition that is a declaration, of the variable `id`: its value becomes one of the type `ty` ([stmt.pre]).
    pub(super) fn converts_declared(&mut self, at: (u32, &Node), id: DeclarationId, ty: &Type) {
        let name = self.unit.tree.variable(id).and_then(|one| one.name_token);
        if let (Item::Value(value), Some(name)) = (self.declared_variable(id, false), name)
            && let Some(function) = self.conversion_to(ty, &value, *ty == Type::Builtin("b"))
        {
            self.used(at, (name, name, UseForm::Conversion), function);
        }
    }

    /// Notes at `token` the conversion function that initialises a scalar of a type directly with a value.
    pub(super) fn converts_at(&mut self, at: (u32, &Node), (ty, value): (&Type, &Value), token: TokenId) {
        if let Some(function) = self.conversion_to(ty, value, true) {
            self.used(at, (token, token, UseForm::Conversion), function);
        }
    }

    /// The element of what an object without an operator `[]` is converted to: a pointer. The object begins where the node does.
    pub(super) fn converted_subscript(&mut self, at: (u32, &Node), object: &Value) -> Option<Value> {
        let symbol = known_operator(Kind::OpenBracket);
        if !matches!(self.spelling.member(object.parts().1, symbol), Err(Missing::NoMember)) {
            return None;
        }
        let (pointer, function) = self.converted(object, false)?;
        let (element, start) = (pointer.pointee()?, at.1.start);
        self.used(at, (start, start, UseForm::Conversion), function?);
        Some(element)
    }

    /// Whether a class has a comparison of its own; an enumeration has no members.
    fn may_be_reversed(&self, kind: Kind, right: &Value) -> bool {
        let symbols = match kind {
            Kind::Equal | Kind::NotEqual => [Kind::Equal, Kind::Spaceship],
            Kind::Less | Kind::Greater | Kind::LessEqual | Kind::GreaterEqual => [kind, Kind::Spaceship],
            _ => return false,
        };
        right.is_named()
            && !self.is_enumeration(right)
            && symbols.into_iter().any(|one| {
                let member = self.spelling.member(right.parts().1, known_operator(one));
                !matches!(member, Err(Missing::NoMember))
            })
    }

    /// An operand of a built-in operator, and the function that converts it; `is_truth` where it becomes a `bool`.
    pub(super) fn converted(&self, operand: &Value, is_truth: bool) -> Option<(Value, Option<Resolved>)> {
        if !operand.is_named() {
            return Some((operand.clone(), None));
        }
        if let Ok(Some(id)) = self.spelling.enumeration(&operand.ty) {
            let (constant, constancy) = (operand.constant, operand.constancy);
            let promoted = Value::prvalue(self.spelling.promoted(id).ok()?);
            return Some((Value { constant, constancy, ..promoted }, None));
        }
        let bool = Type::Builtin("b");
        if is_truth && let Some(function) = self.conversion_to(&bool, operand, true) {
            return Some((Value::prvalue(bool), Some(function)));
        }
        let (only, result) = self.only_conversion(operand.parts().1, is_truth)?;
        Some((Value::returned(result), Some(Resolved::from(&only))))
    }

    fn is_enumeration(&self, value: &Value) -> bool {
        matches!(self.spelling.enumeration(&value.ty), Ok(Some(_)))
    }

    /// The one conversion function that a class and its bases have, explicit ones apart unless the object becomes a `bool`, and
    /// what it converts to: a number or a pointer.
    fn only_conversion(&self, class: &Type, is_truth: bool) -> Option<(Candidate, Type)> {
        let tree = self.unit.tree;
        let mut all = self.conversion_functions(class)?;
        let is_explicit =
            |one: &Candidate| tree.has_specifier(tree[one.function].declaration, SpecifierKind::Explicit);
        all.retain(|one| is_truth || !is_explicit(one));
        let [only] = <[Candidate; 1]>::try_from(all).ok()?;
        let result = self.spelling.given(&only.given).returns(only.function).ok()?;
        let is_bool = result == Type::Builtin("b");
        let plain = Value::returned(result.clone()).decayed();
        let is_built_in = matches!(plain, Type::Builtin(_) | Type::Pointer(_));
        (is_built_in && (is_bool || !is_explicit(&only))).then_some((only, result))
    }
}
