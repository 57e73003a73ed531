//! What in a template depends on its parameters ([temp.dep]), as far as types alone do not tell.

use super::UseForm;
use super::infer::{Functions, Inference, Item};
use super::value::Value;
use crate::hir::{Body, NameMeaning, NameNode, Node, NodeKind};
use crate::ids::model::Type;
use crate::ids::spelled::{Standpoint, UNKNOWN_BOUND, are_placeholders};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Named;
use crate::tree::{DeclarationId, DeclarationKind, Form, FunctionId, Shape};
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether an expression of a template is made of constants alone, and of one that depends on template parameters
/// ([temp.dep.constexpr]). No call is constant: none is evaluated before the template is instantiated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Constancy {
    /// Something in it is no constant.
    #[default]
    None,
    /// None of its constants depends.
    Constant,
    /// It is the size of a type that depends, which only operators wait for.
    Size,
    /// One of its constants depends.
    Dependent,
}

impl Constancy {
    /// That of an operator with these operands.
    pub(super) fn with(self, other: Constancy) -> Constancy {
        match (self, other) {
            (Constancy::None, _) | (_, Constancy::None) => Constancy::None,
            (Constancy::Constant, Constancy::Constant) => Constancy::Constant,
            _ => Constancy::Dependent,
        }
    }
}

/// Whether it is a value that is made of constants.
pub(super) fn is_constant(item: &Item) -> bool {
    matches!(item, Item::Value(value) if value.constancy != Constancy::None)
}

/// What is known of a template that is read without arguments.
#[derive(Debug, Default)]
pub(super) struct Pattern {
    /// The variables of blocks that are made of constants, where these are const.
    constants: FxHashMap<DeclarationId, Constancy>,
    /// The calls of which it hangs on template parameters what they call or give, by their nodes.
    calls: FxHashSet<u32>,
}

/// How a call in a template hangs on the parameters of that.
enum Dependence {
    /// In no way that is known.
    None,
    /// In which function is called.
    Callee,
    /// In its arguments.
    Arguments,
}

impl Inference<'_> {
    /// A template parameter that is a value, in the template: its type may depend on nothing.
    pub(super) fn value_parameter(&self, name: &NameNode) -> Item {
        let Some(function) = self.around.function else { return Item::Unknown };
        let inside = Standpoint::in_body(self.unit.tree, function, name.token);
        let ty = self.spelling.value_parameter(name.symbol, Standpoint { scope: name.scope, ..inside });
        let constancy = Constancy::Dependent;
        ty.map_or(Item::Unknown, |ty| Item::Value(Value { constancy, ..Value::returned(ty) }))
    }

    /// Keeps of a block's variable in a template what it is made of.
    pub(super) fn note_constancy(&mut self, id: DeclarationId, operands: &[Item]) {
        if let (true, [Item::Value(value)]) = (self.around.is_pattern, operands) {
            self.pattern.constants.insert(id, value.constancy);
        }
    }

    /// What a const variable is made of; one of a namespace or class of constants, if at all.
    pub(super) fn constancy_of(&self, id: DeclarationId) -> Constancy {
        let tree = self.unit.tree;
        let is_const = || match tree[id].kind {
            DeclarationKind::Variable(variable) => {
                self.declared_type(variable).is_some_and(|ty| ty.unqualified().0.is_const)
            }
            _ => false,
        };
        match self.around.is_pattern && is_const() {
            true if tree[tree[id].scope].is_block() => {
                self.pattern.constants.get(&id).copied().unwrap_or_default()
            }
            true => Constancy::Constant,
            false => Constancy::None,
        }
    }

    /// What a conversion to a type that is written makes of a value: `T(x)` waits for sizes, too.
    pub(super) fn cast_constancy(&self, node: &Node, operand: Constancy) -> Constancy {
        let is_functional = !matches!(self.unit.tokens.kind(node.start), Kind::OpenParen | Kind::StaticCast);
        if is_functional { operand.with(Constancy::Constant) } else { operand }
    }

    /// A call in a template the meaning of which hangs on the parameters of that; `None` of any other.
    pub(super) fn dependent_call(
        &mut self,
        body: &Body,
        (index, node): (u32, &Node),
        operands: &[Item],
    ) -> Option<Item> {
        // Launches of functions are looked at with their names.
        let is_launch = matches!(operands, [Item::Functions(_), Item::Configuration, ..]);
        if !self.around.is_pattern || is_launch {
            return None;
        }
        let dependence = self.dependence(body, (index, node), operands);
        if matches!(dependence, Dependence::None) {
            return None;
        }
        self.pattern.calls.insert(index);
        if let (Dependence::Arguments, Some(Item::Functions(functions))) = (dependence, operands.first()) {
            self.depends_on_arguments((index, node), functions.clone());
        }
        Some(Item::Unknown)
    }

    fn dependence(&self, body: &Body, (index, node): (u32, &Node), operands: &[Item]) -> Dependence {
        let nodes = body.operands(node.from, index);
        let Some((&callee, arguments)) = nodes.split_first() else { return Dependence::None };
        if self.names_parameter(body, (node.from, callee)) {
            return Dependence::Callee;
        }
        // A member of the class template depends as that does.
        let is_current = |functions: &Functions| {
            !functions.candidates.is_empty()
                && functions.candidates.iter().all(|one| are_placeholders(self.unit.tree, &one.given))
        };
        if matches!(operands.first(), Some(Item::Functions(functions)) if is_current(functions)) {
            return Dependence::Arguments;
        }
        // A pack that was expanded has more elements than nodes.
        let items = operands.iter().skip(1).map(Some).chain(std::iter::repeat(None));
        let depends = arguments.iter().zip(items).any(|(&last, item)| match item {
            Some(Item::Value(value)) => {
                self.is_dependent_constant(value)
                    || matches!(value.ty, Type::Array(..)) && self.is_array(body, last)
            }
            Some(Item::Functions(_) | Item::List(_) | Item::Configuration) => false,
            Some(Item::Current(_)) => true,
            _ => {
                let from = body.nodes.get(last as usize).map_or(last, |node| node.from);
                self.names_parameter(body, (from, last)) || self.has_dependent_type(body, (from, last))
            }
        });
        if depends { Dependence::Arguments } else { Dependence::None }
    }

    fn is_dependent_constant(&self, value: &Value) -> bool {
        let is_integral = |ty: &Type| match ty {
            Type::Builtin(code) => !matches!(*code, "f" | "d" | "e" | "g" | "Dh" | "v" | "Dn"),
            Type::Named(_) => matches!(self.spelling.enumeration(ty), Ok(Some(_))),
            _ => false,
        };
        value.constancy == Constancy::Dependent && !value.is_lvalue && is_integral(value.parts().1)
    }

    /// Notes a call whose arguments depend: of the only function of its name, where arguments can find no other.
    fn depends_on_arguments(&mut self, (index, node): (u32, &Node), functions: Functions) {
        let tree = self.unit.tree;
        let is_template = |function: FunctionId| tree[tree[function].declaration].form == Form::Template;
        let (name, form) = (functions.name, functions.form);
        match functions.candidates.as_slice() {
            [only] if !functions.is_found_by_arguments && !is_template(only.function) => {
                let function = super::Resolved::from(only);
                let named = if form == UseForm::Name { node.start } else { name };
                let at = self.told_at(node, (named, form), &function);
                let before = self.uses.len();
                self.used((index, node), (name, at, form), function);
                if let Some((_, one)) = self.uses.get_mut(before) {
                    one.depends = true;
                }
            }
            _ => self.found.dependent.push((name, form)),
        }
    }

    /// Whether nodes name a template parameter, but in `sizeof` or its like, or an array whose type depends.
    fn names_parameter(&self, body: &Body, (from, last): (u32, u32)) -> bool {
        let Some(function) = self.around.function else { return false };
        let is_in = |range: TokenRange, node: &Node| {
            let place = Standpoint::in_body(self.unit.tree, function, node.at);
            range.iter().any(|at| self.is_parameter(at, Standpoint { scope: node.scope, ..place }))
        };
        body.between(from, last + 1).any(|(_, node)| match node.kind {
            NodeKind::Name(at) => body.names.get(at as usize).is_some_and(|name| {
                let own = TokenRange::new(name.token, name.token.next());
                name.meaning == NameMeaning::Unknown
                    && [own, name.qualifier, name.arguments].into_iter().any(|range| is_in(range, node))
                    || self.is_dependent_array(name)
            }),
            NodeKind::Cast(range) => is_in(range, node),
            _ => false,
        })
    }

    /// Whether a value in a template is an array whose bound may depend on the parameters of that.
    pub(super) fn is_open_array(&self, value: &Value) -> bool {
        self.around.is_pattern && matches!(value.parts().1, Type::Array(Some(UNKNOWN_BOUND), _))
    }

    /// Whether the node `last` is the name of an array whose type depends.
    fn is_array(&self, body: &Body, last: u32) -> bool {
        match body.nodes.get(last as usize).map(|node| node.kind) {
            Some(NodeKind::Parentheses) => self.is_array(body, last - 1),
            Some(NodeKind::Name(at)) => {
                body.names.get(at as usize).is_some_and(|name| self.is_dependent_array(name))
            }
            _ => false,
        }
    }

    fn is_parameter(&self, at: TokenId, place: Standpoint) -> bool {
        let tokens = self.unit.tokens;
        tokens.kind(at) == Kind::Identifier
            && self.spelling.template_parameter(tokens.symbol(at), place).is_some()
    }

    fn is_dependent_array(&self, name: &NameNode) -> bool {
        let NameMeaning::Binding(binding, scope) = name.meaning else { return false };
        let tree = self.unit.tree;
        let declared = self.unit.names.declarations(binding, self.seen_from(scope, name)).next();
        let Some(Named::Declaration(id)) = declared else { return false };
        let DeclarationKind::Variable(id) = tree[id].kind else { return false };
        tree[id].shape == Shape::Array && self.spelling.variable(id).is_err()
    }

    /// Whether an expression without a known type names what has a type that depends, or calls what depends.
    fn has_dependent_type(&self, body: &Body, (from, last): (u32, u32)) -> bool {
        body.between(from, last + 1).any(|(index, node)| match node.kind {
            NodeKind::Name(at) => body.names.get(at as usize).is_some_and(|name| self.is_open(name)),
            NodeKind::Call => self.pattern.calls.contains(&index),
            _ => false,
        })
    }

    /// Whether a name is a variable, parameter or enumerator of the template of which the type, or value, is not known.
    fn is_open(&self, name: &NameNode) -> bool {
        match name.meaning {
            NameMeaning::Parameter(parameter, scope) => {
                matches!(self.parameter(parameter, scope), Item::Unknown | Item::Current(_))
            }
            NameMeaning::Capture(name) => matches!(self.capture(name), Item::Unknown),
            NameMeaning::Binding(binding, scope) => {
                let mut declared = self.unit.names.declarations(binding, self.seen_from(scope, name));
                match declared.next() {
                    Some(Named::Declaration(id)) if self.unit.tree.variable(id).is_some() => {
                        matches!(self.declared_variable(id, false), Item::Unknown | Item::Current(_))
                    }
                    Some(Named::Enumerator(_)) => {
                        let range = TokenRange::new(name.token, name.token.next());
                        let place = self.place(name.scope, name.token.next());
                        self.spelling.constant_at(range, place).is_err()
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
}
