//! Primary expressions without names that are looked up: literals, `this`, `__func__` ([expr.prim], [lex.literal]).

use super::dependent::Constancy;
use super::infer::{Inference, Item, value};
use super::overload::object_of;
use super::value::Value;
use crate::hir::{NameNode, Node};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::Current;
use crate::lex::{Kind, TokenRange};

impl Inference<'_> {
    /// A number, a character, `true`, `false` or `nullptr`.
    pub(super) fn literal(&mut self, (index, node): (u32, &Node)) -> Item {
        let (tokens, at) = (self.unit.tokens, node.at);
        let range = TokenRange::new(at, at.next());
        if tokens.kind(at) == Kind::Nullptr {
            let constancy = Constancy::Constant;
            return Item::Value(Value { constancy, ..Value::prvalue(Type::Builtin("Dn")) });
        }
        let text = tokens.get(at).span().of(self.unit.text);
        if text.contains(&b'_')
            && let Some(item) = self.user_literal((index, node))
        {
            return item;
        }
        let is_zero = text == b"0";
        match self.spelling.literal(range) {
            Ok(ty) => {
                let constant = self.constant_of(range, at);
                Item::Value(Value { is_zero, constant, constancy: Constancy::Constant, ..Value::prvalue(ty) })
            }
            Err(_) => self.user_literal((index, node)).unwrap_or(Item::Unknown),
        }
    }

    pub(super) fn string(&mut self, (index, node): (u32, &Node)) -> Item {
        let text = self.unit.tokens.get(node.at).span().of(self.unit.text);
        match text {
            [b'"', .., last] if *last != b'"' => self.user_literal((index, node)).unwrap_or(Item::Unknown),
            [b'"', ..] => self.string_of_characters(),
            // A wide string literal ([lex.string]).
            [b'L', b'"', ..] => array_of(Type::Builtin("w")),
            _ => Item::Unknown,
        }
    }

    /// An array of characters, the length of which nobody asks for.
    pub(super) fn string_of_characters(&self) -> Item {
        array_of(Type::Builtin("c"))
    }

    /// Whether a name is the variable that holds that of the function around ([dcl.fct.def.general]).
    pub(super) fn names_function(&self, name: &NameNode) -> bool {
        let is_it = || {
            matches!(self.unit.tokens.name(name.token), "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__")
        };
        name.qualifier.is_empty() && is_it()
    }

    pub(super) fn this(&self) -> Item {
        let Some(ty) = self.around.class.and_then(|class| self.class_type(class)) else {
            return match self.around.class.filter(|_| self.around.is_pattern) {
                Some(_) => Item::Current(Current::Pointer),
                None => Item::Unknown,
            };
        };
        value(Type::Pointer(Box::new(object_of(ty, self.around.cv).ty)))
    }
}

/// An array of constant characters of that type, the length of which nobody asks for.
fn array_of(character: Type) -> Item {
    let element = Type::Qualified(Cv::CONST, Box::new(character));
    Item::Value(Value::lvalue(Type::Array(None, Box::new(element))))
}
