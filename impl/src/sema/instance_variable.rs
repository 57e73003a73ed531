//! Variables that are made from templates: static data members of the instances of class templates, and specialisations of variable
//! templates.

use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::{NameNode, Node};
use crate::ids::model::{Argument, Cv, Type};
use crate::ids::spelled::Member;
use crate::lex::TokenRange;
use crate::tree::{DeclarationId, ScopeId, SpecifierKind, TemplateParameterId};

/// The variable that a name means in code that is no template, or is an instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VariableInstance {
    /// A declaration of it: in the template, or of a specialisation that is written.
    pub(crate) declaration: DeclarationId,
    /// What the template parameters in that stand for.
    pub(crate) given: Vec<(TemplateParameterId, Argument)>,
    /// Of a specialisation of a variable template its template arguments.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// Its type.
    pub(crate) ty: Type,
}

impl VariableInstance {
    /// Whether it, or an element of it, is const; a reference is not.
    pub(crate) fn is_const(&self) -> bool {
        self.ty.element().unqualified().0.is_const
    }
}

impl Inference<'_> {
    /// The variable `id` of `scope` that `name` means.
    pub(super) fn variable_of_name(
        &mut self,
        (id, scope): (DeclarationId, ScopeId),
        name: &NameNode,
        node: &Node,
    ) -> Item {
        let tree = self.unit.tree;
        let is_class = tree[scope].class().is_some();
        let is_static = tree.has_specifier(id, SpecifierKind::Static) && !tree[scope].within.template;
        if !name.arguments.is_empty() {
            return self.specialized_variable(name, node);
        }
        if is_class && !name.qualifier.is_empty() && !is_static {
            return self.dependent(name, node);
        }
        let own = if is_class { self.own_static_member(id, name) } else { None };
        let item = own.unwrap_or_else(|| self.declared_variable(id, is_class));
        let range = TokenRange::new(node.start, name.token.next());
        self.with_constant(item, id, (range, node), name)
    }

    /// The static data member `id` of type `ty` that `name` means.
    pub(super) fn static_member_of(
        &mut self,
        name: &NameNode,
        (id, member): (DeclarationId, &Member),
        ty: Type,
    ) -> Item {
        let ty = self.with_constexpr(id, ty);
        if !self.around.is_pattern {
            let (given, ty) = (member.given.clone(), ty.clone());
            let variable = VariableInstance { declaration: id, given, arguments: None, ty };
            self.found.variables_of_instances.entry(name.token).or_insert(variable);
        }
        Item::Value(Value::of_variable(ty))
    }

    /// The specialisation of a variable template that is named.
    fn specialized_variable(&mut self, name: &NameNode, node: &Node) -> Item {
        let range = TokenRange::new(node.start, name.arguments.end);
        let place = self.place(name.scope, name.arguments.end);
        let constant = self.spelling.constant_at(range, place).ok().filter(|_| !self.around.is_pattern);
        let constant = constant.filter(|(ty, _)| matches!(ty, Type::Builtin(_)));
        let constant = constant.map(|(ty, value)| Value {
            constant: Some(value),
            ..Value::lvalue(super::value::with(Cv::CONST, ty))
        });
        if let Some(value) = constant.clone().filter(|_| !self.around.for_device) {
            return Item::Value(value);
        }
        let Ok(found) = self.spelling.specialized_variable(range, place) else {
            return constant.map_or(Item::Unknown, Item::Value);
        };
        let (declaration, given) = (found.declaration, found.given);
        let ty = self.with_constexpr(declaration, found.ty);
        let (arguments, own) = (Some(found.arguments), ty.clone());
        let variable = VariableInstance { declaration, given, arguments, ty: own };
        self.found.variables_of_instances.entry(name.token).or_insert(variable);
        Item::Value(constant.unwrap_or_else(|| Value::of_variable(ty)))
    }

    /// The static data member that a qualified name means, with the value of a constant.
    pub(super) fn qualified_static_member(
        &mut self,
        (name, node): (&NameNode, &Node),
        (id, member): (DeclarationId, &Member),
        ty: Type,
    ) -> Item {
        let range = TokenRange::new(node.start, name.token.next());
        let item = self.static_member_of(name, (id, member), ty);
        self.with_constant(item, id, (range, node), name)
    }

    /// The member that a name without qualification means in a member function of an instance.
    fn own_static_member(&mut self, id: DeclarationId, name: &NameNode) -> Option<Item> {
        let tree = self.unit.tree;
        let is_templated = tree[tree[id].scope].within.template && !self.around.is_pattern;
        if !is_templated || !tree.has_specifier(id, SpecifierKind::Static) {
            return None;
        }
        let class = self.around.class.and_then(|class| self.class_type(class))?;
        let member = self.spelling.member(&class, name.symbol).ok()?;
        let (ty, _) = self.spelling.field(&member.class, name.symbol).ok()?;
        Some(self.static_member_of(name, (id, &member), ty))
    }
}
