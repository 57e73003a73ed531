//! Members of types that depend on template parameters, which stand for themselves ([temp.dep.type]).

use super::super::model::{Argument, Component, Name, Type};
use super::cursor::Cursor;
use super::named::Denoted;
use super::unify::mentions_parameter;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::Kind;

impl<'a> Spelling<'a> {
    /// The member of `outer` that is named at the cursor.
    pub(super) fn member_denoted(
        &self,
        cursor: &mut Cursor<'a>,
        outer: Denoted,
        standing: &Standing,
    ) -> Known<Denoted> {
        match outer {
            Denoted::Type(ty, bindings, _) if self.keeps_members && mentions_parameter(&ty) => {
                Ok(Denoted::Type(self.dependent_member(cursor, ty, standing)?, bindings, None))
            }
            outer => self.member_name(cursor, outer, standing),
        }
    }

    /// The member of the dependent type `of` that is named at the cursor.
    fn dependent_member(&self, cursor: &mut Cursor<'a>, of: Type, standing: &Standing) -> Known<Type> {
        let mut component = Component::source(self.unit.tokens.name(cursor.at()));
        cursor.step();
        if cursor.eat(Kind::Less) {
            let mut arguments = Vec::new();
            while !cursor.eat(Kind::Greater) {
                arguments.push(Argument::Type(self.type_id_in(cursor, standing)?));
                if !cursor.eat(Kind::Comma) && cursor.kind() != Kind::Greater {
                    return Err(Missing::Form);
                }
            }
            component = component.with_arguments(arguments);
        }
        match of {
            Type::Named(Name(mut components)) => {
                components.push(component);
                Ok(Type::Named(Name(components)))
            }
            Type::DependentMember(root, mut components) => {
                components.push(component);
                Ok(Type::DependentMember(root, components))
            }
            Type::TemplateParameter(_) => Ok(Type::DependentMember(Box::new(of), vec![component])),
            _ => Err(Missing::Dependent),
        }
    }
}
