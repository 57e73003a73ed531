//! Whether a variable with static storage duration is initialised by constants ([basic.start.static], [expr.const]).

mod arguments;

use super::infer::{Inference, Item};
use super::value::Value;
use super::{Use, UseForm};
use crate::hir::{Body, Initialization, NameMeaning, Node, NodeKind};
use crate::ids::model::{Cv, Type};
use crate::lex::{Kind, TokenId};
use crate::names::Named;
use crate::tree::{DeclarationId, DeclarationKind, SpecifierKind};
use rustc_hash::FxHashMap;

/// What evaluating something comes to; of several parts the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Evaluation {
    /// A constant.
    Constant,
    /// It is not known.
    Unknown,
    /// Certainly no constant.
    Dynamic,
}

/// A variable with static storage duration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Initialized {
    /// Its name.
    pub(crate) name: TokenId,
    /// How it is initialised and destroyed.
    pub(crate) evaluation: Evaluation,
    /// It stands in no branch of `if constexpr` that is or may be discarded.
    pub(crate) is_taken: bool,
}

/// What an expression is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// The object or function that it names.
    Object,
    /// Its value.
    Value,
}

/// The initialiser of one variable.
struct Initializer<'i, 'a> {
    inference: &'i Inference<'a>,
    body: &'i Body,
    /// What the expressions in it are, by node.
    items: FxHashMap<u32, Item>,
    /// The functions that they use.
    uses: &'i [(u32, Use)],
}

impl Inference<'_> {
    /// Whether the variable has static storage duration ([basic.stc.static]) and its initialisation is not required to be
    /// constant.
    pub(super) fn is_static(&self, id: DeclarationId) -> bool {
        let tree = self.unit.tree;
        let has = |kind| tree.has_specifier(id, kind);
        if tree.variable(id).is_some_and(|one| one.is_field) && !has(SpecifierKind::Static) {
            return false;
        }
        let is_in_block = tree[tree[id].scope].is_block();
        let is_in_memory = tree.attributes_of(id).iter().any(|one| one.name.marks_memory());
        (!is_in_block || has(SpecifierKind::Static) || is_in_memory)
            && !has(SpecifierKind::Extern)
            && !has(SpecifierKind::ThreadLocal)
            && !has(SpecifierKind::Constexpr)
    }

    /// How the variable of the node `index`, which uses the functions `own` itself, is initialised and destroyed.
    pub(super) fn initialization(
        &self,
        (index, node): (u32, &Node),
        (id, how): (DeclarationId, Initialization),
        body: &Body,
        own: &[(u32, Use)],
    ) -> Evaluation {
        let Some(ty) = self.variable_type(id) else { return Evaluation::Unknown };
        let (items, uses) = self.within(body, node.from, index);
        let initializer = Initializer { inference: self, body, items, uses: &uses };
        let operands = body.operands(node.from, index);
        let made = match (how, operands.as_slice()) {
            (Initialization::Default, []) => self.default_construction(&ty, 0),
            (_, operands) => {
                match own.iter().find(|(at, one)| *at == index && one.form == UseForm::Construction) {
                    Some((_, one)) => initializer.called(one, operands),
                    None => initializer.object(&ty, (how, operands)),
                }
            }
        };
        made.max(self.destruction(&ty, 0))
    }

    /// Whether the value of the expression with these nodes, the first and the last, is certainly no constant.
    pub(super) fn is_never_constant(&self, body: &Body, (from, last): (u32, u32)) -> bool {
        let (items, uses) = self.within(body, from, last + 1);
        let initializer = Initializer { inference: self, body, items, uses: &uses };
        // Several operands are not grouped here: one that is evaluated in any case, and no constant, is enough.
        let first = body.operands(from, last + 1).first().copied();
        first.is_some_and(|first| initializer.expression(first, Need::Value) == Evaluation::Dynamic)
    }

    pub(super) fn variable_type(&self, id: DeclarationId) -> Option<Type> {
        let tree = self.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return None };
        match self.deduced_type(id) {
            Some(deduced) => deduced,
            None => self.declared_type(variable),
        }
    }
}

impl Initializer<'_, '_> {
    /// An object of type `ty` that these operands initialise.
    fn object(&self, ty: &Type, (how, operands): (Initialization, &[u32])) -> Evaluation {
        match (ty, operands) {
            (Type::LvalueReference(_) | Type::RvalueReference(_), [one]) => match self.is_automatic(*one) {
                true => Evaluation::Dynamic,
                false => self.expression(*one, Need::Object),
            },
            (Type::Pointer(_), [one]) if self.is_of_the_call(*one) => Evaluation::Dynamic,
            (_, [one]) if self.is_list(*one) => self.list(ty, *one),
            (Type::Array(..), [one]) => match self.kind(*one) {
                Some(NodeKind::String) => Evaluation::Constant,
                _ => Evaluation::Unknown,
            },
            (_, [one]) => match ty.unqualified().1 {
                // A copy: of what is made without a name nothing is copied.
                Type::Named(_) if self.is_of(*one, ty) => self.expression(*one, Need::Value),
                Type::Named(_) if how == Initialization::Copy && self.is_scalar(ty) => {
                    self.expression(*one, Need::Value)
                }
                Type::Named(_) => Evaluation::Unknown,
                _ => self.expression(*one, Need::Value),
            },
            _ => Evaluation::Unknown,
        }
    }

    /// A braced-init-list for an object of type `ty` ([dcl.init.list]).
    fn list(&self, ty: &Type, index: u32) -> Evaluation {
        let clauses = self.operands_of(index);
        let each = |ty: &Type, one: u32| self.object(ty, (Initialization::Copy, &[one]));
        match ty.unqualified().1 {
            Type::Array(length, element) => {
                let own = clauses.iter().map(|&one| each(element, one)).max().unwrap_or(Evaluation::Constant);
                // Elements behind the last clause.
                match length.is_some_and(|length| (clauses.len() as u64) < length) {
                    true => own.max(self.inference.value_initialization(element, None, 0)),
                    false => own,
                }
            }
            class @ Type::Named(_) if !self.is_scalar(class) => {
                if clauses.is_empty() {
                    return self.inference.value_initialization(class, None, 0);
                }
                let Ok(members) = self.inference.spelling.subobjects(class) else {
                    return Evaluation::Unknown;
                };
                let is_aggregate =
                    self.inference.own_functions(class, crate::lex::known::CONSTRUCTOR).is_none()
                        && members.iter().all(|(_, member)| member.is_some())
                        && clauses.len() <= members.len()
                        && !self.has_designators(index);
                match is_aggregate {
                    true => {
                        let pairs = members.iter().zip(&clauses).map(|((ty, _), &one)| each(ty, one));
                        // Members behind the last clause.
                        let rest = members.iter().skip(clauses.len());
                        let rest =
                            rest.map(|(ty, member)| self.inference.value_initialization(ty, *member, 0));
                        pairs.chain(rest).max().unwrap_or(Evaluation::Constant)
                    }
                    false => Evaluation::Unknown,
                }
            }
            _ => match clauses.as_slice() {
                [] => Evaluation::Constant,
                [one] => self.expression(*one, Need::Value),
                _ => Evaluation::Unknown,
            },
        }
    }

    fn expression(&self, index: u32, need: Need) -> Evaluation {
        let Some(node) = self.body.nodes.get(index as usize) else { return Evaluation::Unknown };
        if let Some(Item::Value(Value { constant: Some(_), .. })) = self.items.get(&index) {
            return Evaluation::Constant;
        }
        let operands = self.body.operands(node.from, index);
        match (node.kind, operands.as_slice()) {
            (NodeKind::Literal | NodeKind::String | NodeKind::Size | NodeKind::Truth, _) => {
                Evaluation::Constant
            }
            (NodeKind::Parentheses, [one]) => self.expression(*one, need),
            (NodeKind::Name(at), _) => self.name(index, at, need),
            (NodeKind::Member(at, false), [object]) => self.member(index, at, (*object, Need::Object), need),
            (NodeKind::Member(at, true), [pointer]) if self.is_built_in(*pointer) => {
                self.member(index, at, (*pointer, Need::Value), need)
            }
            (NodeKind::Call, [callee, arguments @ ..]) => self.call((index, node), *callee, arguments),
            (NodeKind::Prefix, [one]) => self.prefix((index, node), *one, need),
            (NodeKind::Postfix, [one]) if self.is_built_in(*one) => Evaluation::Dynamic,
            (NodeKind::Subscript, [array, at]) if self.is_built_in(*array) => {
                let element = match need {
                    Need::Value => self.read(index),
                    Need::Object => Evaluation::Constant,
                };
                let array = self.expression(*array, Need::Object);
                self.expression(*at, Need::Value).max(element).max(array)
            }
            (NodeKind::Cast(_), [one]) => self.cast(index, *one),
            (NodeKind::New(_), _) => Evaluation::Dynamic,
            (NodeKind::Braced, [_, list]) => match self.items.get(&index) {
                Some(Item::Value(value)) => match self.used(index, &[UseForm::ImpliedConstruction]) {
                    Some(one) => self.called(one, &self.operands_of(*list)),
                    None => self.list(&value.ty, *list),
                },
                _ => Evaluation::Unknown,
            },
            (NodeKind::Chain, operands) => self.chain(index, operands),
            (NodeKind::Comma, [before @ .., last]) => {
                let before = before.iter().map(|&one| self.expression(one, Need::Object)).max();
                self.expression(*last, need).max(before.unwrap_or(Evaluation::Constant))
            }
            _ => Evaluation::Unknown,
        }
    }

    fn name(&self, index: u32, at: u32, need: Need) -> Evaluation {
        match self.items.get(&index) {
            Some(Item::Functions(_)) => Evaluation::Constant,
            Some(Item::Value(value)) => {
                let Some(id) = self.variable(at) else {
                    return match (self.is_parameter(at), need) {
                        // No argument is known.
                        (true, Need::Value) if is_lasting(value) && !is_array(&value.ty) => {
                            Evaluation::Dynamic
                        }
                        (true, Need::Value) => self.read(index),
                        _ => Evaluation::Unknown,
                    };
                };
                match (self.has_a_place(id), need) {
                    (true, Need::Object) => Evaluation::Constant,
                    (_, Need::Value) if self.is_constexpr(id) => Evaluation::Constant,
                    (_, Need::Value) if self.is_only_declared(id) && !is_array(&value.ty) => {
                        Evaluation::Dynamic
                    }
                    // A member of `*this`, which is no constant.
                    (_, Need::Value) if self.is_field(id) && !is_array(&value.ty) => Evaluation::Dynamic,
                    (_, Need::Value) if is_lasting(value) => self.lasting(id, index),
                    (_, Need::Value) => match self.is_reference(id) {
                        true => Evaluation::Unknown,
                        false => self.read(index),
                    },
                    (false, Need::Object) => Evaluation::Unknown,
                }
            }
            _ => Evaluation::Unknown,
        }
    }

    /// The value of a variable of the body that is const and declared before a node: no constant where it is not initialised
    /// by one.
    fn lasting(&self, id: DeclarationId, before: u32) -> Evaluation {
        let is_own = |node: &Node| matches!(node.kind, NodeKind::Variable(own, _) if own == id);
        let mut declared = self.body.nodes.iter().take(before as usize);
        let Some(index) = declared.position(is_own) else { return Evaluation::Unknown };
        let (Some(node), Some(ty)) = (self.body.nodes.get(index), self.inference.variable_type(id)) else {
            return Evaluation::Unknown;
        };
        let (NodeKind::Variable(_, how), index) = (node.kind, index as u32) else {
            return Evaluation::Unknown;
        };
        let (items, uses) = self.inference.within(self.body, node.from, index);
        let initializer = Initializer { inference: self.inference, body: self.body, items, uses: &uses };
        initializer.object(&ty, (how, &self.body.operands(node.from, index))).max(Evaluation::Unknown)
    }

    /// A member of an object that is written before it, or behind a pointer, and what is needed of that.
    fn member(&self, index: u32, at: u32, (object, of): (u32, Need), need: Need) -> Evaluation {
        let is_part = matches!(self.items.get(&index), Some(Item::Value(value)) if value.is_lvalue);
        match need {
            Need::Value if is_part && self.variable(at).is_some_and(|id| self.is_field(id)) => {
                let read = if self.is_elsewhere(object) { Evaluation::Dynamic } else { self.read(index) };
                read.max(self.expression(object, of))
            }
            Need::Value => self.expression(object, of).max(Evaluation::Unknown),
            Need::Object => self.expression(object, of),
        }
    }

    /// Whether an expression is the name of a variable that is initialised elsewhere, or of a parameter.
    fn is_elsewhere(&self, index: u32) -> bool {
        let Some(NodeKind::Name(at)) = self.kind(index) else { return false };
        self.is_parameter(at) || self.variable(at).is_some_and(|id| self.is_only_declared(id))
    }

    /// Whether a variable is declared `extern`, and nothing before here initialises it.
    fn is_only_declared(&self, id: DeclarationId) -> bool {
        let tree = self.inference.unit.tree;
        let all = tree[id].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
        let is_declared = |id: &DeclarationId| {
            let variable = tree.variable(*id);
            variable.is_some_and(|one| one.initializer == crate::tree::Initializer::None)
        };
        tree.has_specifier(id, SpecifierKind::Extern) && is_declared(&id) && all.iter().all(is_declared)
    }

    /// Whether an expression is `this`, or the address of an object of the call.
    fn is_of_the_call(&self, index: u32) -> bool {
        let Some(node) = self.body.nodes.get(index as usize) else { return false };
        let is_address = self.inference.unit.tokens.kind(node.at) == Kind::Amp;
        match (node.kind, self.operands_of(index).as_slice()) {
            (NodeKind::This, _) => true,
            (NodeKind::Parentheses, [one]) => self.is_of_the_call(*one),
            (NodeKind::Prefix, [one]) if is_address => self.is_automatic(*one),
            // An array gives the address of its first element.
            (NodeKind::Name(_), _) => {
                matches!(self.items.get(&index), Some(Item::Value(Value { ty: Type::Array(..), .. })))
                    && self.is_automatic(index)
            }
            _ => false,
        }
    }

    /// Whether an expression is `*this`.
    fn is_current_object(&self, index: u32) -> bool {
        let Some(node) = self.body.nodes.get(index as usize) else { return false };
        match (node.kind, self.operands_of(index).as_slice()) {
            (NodeKind::Parentheses, [one]) => self.is_current_object(*one),
            (NodeKind::Prefix, [one]) => {
                self.inference.unit.tokens.kind(node.at) == Kind::Star
                    && self.kind(*one) == Some(NodeKind::This)
            }
            _ => false,
        }
    }

    /// Whether an expression names an object that each call has its own of: a variable or parameter, a member of `*this`, what
    /// a parameter refers to.
    fn is_automatic(&self, index: u32) -> bool {
        let tree = self.inference.unit.tree;
        match (self.kind(index), self.operands_of(index).as_slice()) {
            (Some(NodeKind::Parentheses), [one]) => self.is_automatic(*one),
            (Some(NodeKind::Name(at)), _) => match self.variable(at) {
                Some(id) if self.is_field(id) => true,
                Some(id) => {
                    let is_in_block = tree[tree[id].scope].is_block();
                    is_in_block && !self.is_reference(id) && !self.has_a_place(id)
                }
                None => self.is_parameter(at),
            },
            _ => false,
        }
    }

    /// The value of the object that an expression is: of what may change it is no constant.
    fn read(&self, index: u32) -> Evaluation {
        match self.items.get(&index) {
            Some(Item::Value(value)) if !value.is_lvalue => Evaluation::Unknown,
            // The address of its first element.
            Some(Item::Value(Value { ty: Type::Array(..) | Type::Function(_), .. })) => Evaluation::Constant,
            Some(Item::Value(value)) if is_lasting(value) => Evaluation::Unknown,
            Some(Item::Value(_)) => Evaluation::Dynamic,
            _ => Evaluation::Unknown,
        }
    }

    fn call(&self, (index, _): (u32, &Node), callee: u32, arguments: &[u32]) -> Evaluation {
        let forms = [UseForm::Name, UseForm::Member, UseForm::Operator, UseForm::Construction];
        if let Some(one) = self.used(index, &forms) {
            return self.called(one, arguments);
        }
        match (self.items.get(&callee), arguments) {
            (Some(Item::Type(ty)), []) => self.inference.default_construction(ty, 0),
            (Some(Item::Type(ty)), [one]) if self.is_scalar(ty) => self.expression(*one, Need::Value),
            _ => Evaluation::Unknown,
        }
    }

    /// A call of a function with these arguments.
    fn called(&self, one: &Use, arguments: &[u32]) -> Evaluation {
        if arguments.is_empty() && self.inference.does_nothing(one.function.function) {
            return Evaluation::Unknown;
        }
        let own = self.inference.evaluated_by(one.function.function);
        if own != Evaluation::Constant {
            return own;
        }
        let types = self.inference.spelling.parameters(one.function.function).unwrap_or_default();
        let each = arguments.iter().enumerate().map(|(at, &argument)| {
            let need = match types.get(at) {
                Some(Type::LvalueReference(_) | Type::RvalueReference(_)) | None => Need::Object,
                Some(_) => Need::Value,
            };
            self.expression(argument, need)
        });
        // Whether it comes to a constant with these arguments is not looked at.
        each.max().unwrap_or(Evaluation::Constant).max(Evaluation::Unknown)
    }

    fn prefix(&self, (index, node): (u32, &Node), operand: u32, need: Need) -> Evaluation {
        if let Some(one) = self.used(index, &[UseForm::Operator]) {
            return self.called(one, &[operand]);
        }
        if !self.is_built_in(operand) && self.inference.unit.tokens.kind(node.at) != Kind::Amp {
            return Evaluation::Unknown;
        }
        match self.inference.unit.tokens.kind(node.at) {
            Kind::Amp => self.expression(operand, Need::Object),
            Kind::Star => {
                let object = match need {
                    Need::Value => self.read(index),
                    Need::Object => Evaluation::Constant,
                };
                self.expression(operand, Need::Value).max(object)
            }
            Kind::Plus | Kind::Minus | Kind::Not | Kind::Tilde => self.expression(operand, Need::Value),
            Kind::PlusPlus | Kind::MinusMinus => Evaluation::Dynamic,
            _ => Evaluation::Unknown,
        }
    }

    fn cast(&self, index: u32, operand: u32) -> Evaluation {
        match self.items.get(&index) {
            Some(Item::Value(value)) if self.is_scalar(&value.ty) && !value.is_lvalue => {
                self.expression(operand, Need::Value)
            }
            Some(Item::Value(_)) => self.expression(operand, Need::Object).max(Evaluation::Unknown),
            _ => Evaluation::Unknown,
        }
    }

    /// Operators between operands: what stands before the first that may leave out what follows is evaluated in any case.
    fn chain(&self, index: u32, operands: &[u32]) -> Evaluation {
        if let Some(one) = self.used(index, &[UseForm::Operator]) {
            // Which of the operands are its own is not looked at.
            return self.inference.evaluated_by(one.function.function).max(Evaluation::Unknown);
        }
        let mut all = Evaluation::Constant;
        for &one in operands {
            match self.kind(one) {
                Some(NodeKind::Question | NodeKind::Infix(Kind::AmpAmp | Kind::PipePipe)) => {
                    return all.max(Evaluation::Unknown);
                }
                Some(NodeKind::Infix(kind)) if kind.is_assignment() => return Evaluation::Dynamic,
                Some(NodeKind::Infix(Kind::DotStar | Kind::ArrowStar) | NodeKind::Colon) => {
                    return Evaluation::Unknown;
                }
                Some(NodeKind::Infix(_)) => {}
                _ if self.is_built_in(one) => all = all.max(self.expression(one, Need::Value)),
                _ => all = all.max(Evaluation::Unknown),
            }
        }
        all
    }

    /// The function that the node uses in one of these forms.
    fn used(&self, index: u32, forms: &[UseForm]) -> Option<&Use> {
        let mut own = self.uses.iter().filter(|(at, one)| *at == index && forms.contains(&one.form));
        let found = own.next()?;
        own.next().is_none().then_some(&found.1)
    }

    fn kind(&self, index: u32) -> Option<NodeKind> {
        self.body.nodes.get(index as usize).map(|node| node.kind)
    }

    fn operands_of(&self, index: u32) -> Vec<u32> {
        let from = self.body.nodes.get(index as usize).map_or(index, |node| node.from);
        self.body.operands(from, index)
    }

    fn is_list(&self, index: u32) -> bool {
        self.kind(index) == Some(NodeKind::List)
    }

    /// Whether members are named in the list: clauses are not in the order of the members.
    fn has_designators(&self, index: u32) -> bool {
        let tokens = self.inference.unit.tokens;
        let Some(node) = self.body.nodes.get(index as usize) else { return true };
        let close = tokens.partner(node.at);
        let range = crate::lex::TokenRange::new(node.at.next(), close);
        range.iter().any(|at| {
            let before = matches!(tokens.kind(at.previous()), Kind::OpenBrace | Kind::Comma);
            before && matches!(tokens.kind(at), Kind::Dot | Kind::OpenBracket)
                || before && tokens.kind(at) == Kind::Identifier && tokens.kind(at.next()) == Kind::Colon
        })
    }

    /// Whether operators on the expression are built in.
    fn is_built_in(&self, index: u32) -> bool {
        matches!(self.items.get(&index), Some(Item::Value(value)) if !value.is_named())
    }

    /// Whether the expression is an object of that class.
    fn is_of(&self, index: u32, ty: &Type) -> bool {
        matches!(self.items.get(&index), Some(Item::Value(value)) if value.parts().1 == ty.unqualified().1)
    }

    /// Whether the type is no class: an enumeration, or one without a name.
    fn is_scalar(&self, ty: &Type) -> bool {
        match ty.unqualified().1 {
            Type::Named(_) => matches!(self.inference.spelling.class_scope(ty), Ok(None)),
            Type::Builtin(code) => *code != "v",
            Type::Pointer(_) => true,
            _ => false,
        }
    }

    /// The variable that a name means.
    fn variable(&self, at: u32) -> Option<DeclarationId> {
        let unit = self.inference.unit;
        let name = self.body.names.get(at as usize)?;
        let NameMeaning::Binding(binding, _) = name.meaning else { return None };
        match unit.names.declarations(binding, name.token).next()? {
            Named::Declaration(id) => unit.tree.variable(id).map(|_| id),
            _ => None,
        }
    }

    fn is_parameter(&self, at: u32) -> bool {
        let name = self.body.names.get(at as usize);
        name.is_some_and(|name| matches!(name.meaning, NameMeaning::Parameter(..) | NameMeaning::Capture(_)))
    }

    /// Whether the address of the variable is a constant.
    fn has_a_place(&self, id: DeclarationId) -> bool {
        let tree = self.inference.unit.tree;
        let is_in_block = tree[tree[id].scope].is_block();
        let is_static =
            tree.has_specifier(id, SpecifierKind::Static) || tree.has_specifier(id, SpecifierKind::Extern);
        !self.is_reference(id)
            && match is_in_block {
                true => is_static,
                false => tree[tree[id].scope].class().is_none() || is_static,
            }
    }

    fn is_constexpr(&self, id: DeclarationId) -> bool {
        self.inference.unit.tree.has_specifier(id, SpecifierKind::Constexpr)
    }

    fn is_reference(&self, id: DeclarationId) -> bool {
        use crate::tree::Shape;
        let shape = self.inference.unit.tree.variable(id).map(|variable| variable.shape);
        matches!(shape, Some(Shape::LvalueReference | Shape::RvalueReference))
    }

    /// Whether it is a member that is a part of each object.
    fn is_field(&self, id: DeclarationId) -> bool {
        let tree = self.inference.unit.tree;
        tree[tree[id].scope].class().is_some()
            && !tree.has_specifier(id, SpecifierKind::Static)
            && !self.is_reference(id)
    }
}

fn is_array(ty: &Type) -> bool {
    matches!(ty.unqualified().1, Type::Array(..))
}

/// Whether the object may be usable in constant expressions: its type is const, and not volatile.
fn is_lasting(value: &Value) -> bool {
    let Cv { is_const, is_volatile, .. } = value.parts().0;
    is_const && !is_volatile
}
