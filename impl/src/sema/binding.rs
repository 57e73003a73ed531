//! What the names in a structured binding declaration are ([dcl.struct.bind]).

use super::infer::{Inference, Item};
use super::value::{Value, with};
use crate::ids::model::{Argument, Component, Name, Type};
use crate::lex::{Kind, Symbol};
use crate::tree::{DeclarationId, SpecifierKind};

impl Inference<'_> {
    /// What the name `symbol` is that the structured binding declaration `id` introduces: an element, a member, or what
    /// `std::tuple_element` says.
    pub(super) fn structured_binding(&self, id: DeclarationId, symbol: Symbol) -> Item {
        self.bound_part(id, symbol).map_or(Item::Unknown, Item::Value)
    }

    fn bound_part(&self, id: DeclarationId, symbol: Symbol) -> Option<Value> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let range = tree.variable(id)?.structured_binding;
        let names: Vec<_> = range.iter().filter(|&at| tokens.kind(at) == Kind::Identifier).collect();
        let index = names.iter().position(|&at| tokens.symbol(at) == symbol)?;
        let object = Value::of_variable(self.deduced_type(id)??);
        let class = match object.parts() {
            (_, Type::Array(_, element)) => return Some(Value::lvalue(Type::clone(element))),
            (_, class @ Type::Named(name)) => (class, name),
            _ => return None,
        };
        if let Some(ty) = self.tuple_element(index, class.0) {
            return Some(Value::of_variable(with(object.parts().0, ty)));
        }
        // Whether a specialisation of a template has a `std::tuple_size` is not known where none is found.
        if class.1.0.iter().any(|component| component.arguments.is_some()) {
            return None;
        }
        let members = self.spelling.subobjects(class.0).ok().filter(|all| all.len() == names.len())?;
        let (ty, member) = members.into_iter().nth(index)?;
        Some(Value::lvalue(object.part(ty, tree.has_specifier(member?, SpecifierKind::Mutable)).ty))
    }

    /// `std::tuple_element<index, class>::type`, if it is certain that there is one.
    fn tuple_element(&self, index: usize, class: &Type) -> Option<Type> {
        let arguments =
            vec![Argument::Integer(Type::Builtin("m"), index.to_string()), Argument::Type(class.clone())];
        let element = Component::source("tuple_element").with_arguments(arguments);
        let element = Type::Named(Name(vec![Component::source("std"), element]));
        let symbol = self.unit.tokens.symbols.find("type")?;
        self.spelling.member_type(&element, symbol).ok()
    }
}
