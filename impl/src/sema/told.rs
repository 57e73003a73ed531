//! What is said of each call and each expression of a body, one by one, for comparison with other compilers: nothing of it
//! is looked up here, it is what the uses and types of the body came to.

use super::infer::{Inference, Item};
use super::{ImplicitUse, Special, Use, UseForm};
use crate::hir::{Body, NameMeaning, NameNode, Node, NodeKind};
use crate::ids::model::Type;
use crate::lex::{Kind, TokenId};
use crate::tree::FunctionName;
use rustc_hash::FxHashMap;

/// What is said at a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    pub(crate) at: TokenId,
    pub(crate) fact: Fact,
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    /// The expression that the token stands for has a type of this class, and is an lvalue or not.
    Type(Class, bool),
    /// Its type is not known.
    NoType(Why),
    /// A function is used that the second token declares.
    Function(UseForm, TokenId),
    /// An implicit special member is used.
    Implicit(Special),
    /// Which function is used here, if any, is not known.
    NoFunction(Why),
}

/// Classes of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Void,
    Bool,
    Integer,
    Floating,
    Null,
    Enumeration,
    Pointer,
    MemberPointer,
    Array,
    Function,
    Object,
    Other,
}

impl Class {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Class::Void => "void",
            Class::Bool => "bool",
            Class::Integer => "integer",
            Class::Floating => "floating",
            Class::Null => "nullptr",
            Class::Enumeration => "enumeration",
            Class::Pointer => "pointer",
            Class::MemberPointer => "member-pointer",
            Class::Array => "array",
            Class::Function => "function",
            Class::Object => "class",
            Class::Other => "other",
        }
    }
}

/// Why something is not known: the innermost expression that nothing is known of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It is read and not represented.
    Opaque,
    /// A name, by what lookup found.
    Variable,
    Parameter,
    ClassName,
    Undeclared,
    Unlooked,
    /// A member of an object.
    Member,
    /// Which of several functions is called.
    Overloads,
    Constructor,
    Operator,
    Subscript,
    Cast,
    New,
    List,
    Lambda,
    Pack,
    Class,
    Other,
}

impl Why {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Why::Opaque => "an expression that is not represented",
            Why::Variable => "the type of a variable",
            Why::Parameter => "the type of a parameter",
            Why::ClassName => "the class around",
            Why::Undeclared => "a name that only arguments find",
            Why::Unlooked => "a name that is not looked up",
            Why::Member => "a member",
            Why::Overloads => "which function is called",
            Why::Constructor => "which constructor is called",
            Why::Operator => "an operator",
            Why::Subscript => "a subscript",
            Why::Cast => "the type of a cast",
            Why::New => "a new-expression",
            Why::List => "a braced list",
            Why::Lambda => "a lambda",
            Why::Pack => "a pack expansion",
            Why::Class => "a class or an enumeration",
            Why::Other => "something else",
        }
    }
}

/// What is collected while a body is gone through.
#[derive(Debug, Default)]
pub(super) struct Telling {
    pub(super) all: Vec<Told>,
    /// What the operators of a chain give.
    operators: Vec<(TokenId, Item)>,
    /// What opaque expressions use.
    forgotten: Vec<Use>,
    /// Why the item of each node is not known, by node.
    reasons: FxHashMap<u32, Why>,
}

impl Telling {
    pub(super) fn operator(&mut self, at: TokenId, item: &Item) {
        self.operators.push((at, item.clone()));
    }

    pub(super) fn forget(&mut self, uses: impl Iterator<Item = Use>) {
        self.forgotten.extend(uses);
    }

    fn tell(&mut self, at: TokenId, fact: Fact) {
        self.all.push(Told { at, fact });
    }
}

impl Inference<'_> {
    /// Says what the expressions of `body` came to, with the functions and implicit special members that they use.
    pub(super) fn tell(&mut self, body: &Body, uses: &[(u32, Use)]) {
        let (Some(mut telling), Some(kept)) = (self.telling.take(), self.kept.take()) else { return };
        for (index, one) in uses {
            self.tell_use(&mut telling, (*index, body), one);
        }
        for one in std::mem::take(&mut telling.forgotten) {
            telling.tell(self.closed(one.name), Fact::NoFunction(Why::Opaque));
        }
        for (index, ImplicitUse { of, name, .. }) in &self.implicit {
            let node = body.nodes.get(*index as usize);
            let at = if of.special == Special::Destructor { self.destroyed_at(node, *name) } else { *name };
            telling.tell(at, Fact::Implicit(of.special));
        }
        for (at, item) in std::mem::take(&mut telling.operators) {
            let fact = self.type_fact(&item, Why::Operator);
            fact.into_iter().for_each(|fact| telling.tell(at, fact));
        }
        for (index, node) in (0u32..).zip(&body.nodes) {
            let item = kept.get(&index).unwrap_or(&Item::Unknown);
            self.tell_node(&mut telling, (index, node, item), body, &kept);
        }
        telling.reasons.clear();
        self.telling = Some(telling);
    }

    fn tell_use(&self, telling: &mut Telling, (index, body): (u32, &Body), one: &Use) {
        let node = body.nodes.get(index as usize);
        let function = &self.unit.tree[one.function.function];
        let declared = function.name_token;
        let is_part = |form: UseForm| form == UseForm::ArgumentConversion || form.is_subobject();
        let form = match (one.form, function.name) {
            (form, FunctionName::Constructor) if is_part(form) => UseForm::Construction,
            (form, FunctionName::Destructor) if is_part(form) => UseForm::Destruction,
            (form, _) => form,
        };
        // What is converted by a cast, or initialises a variable, stands right before.
        let converted = || body.nodes.get(index.checked_sub(1)? as usize).map(|operand| operand.start);
        let is_converted = |node: &Node| {
            matches!(node.kind, NodeKind::Cast(_) | NodeKind::Variable(..) | NodeKind::Subobject(..))
        };
        let at = match form {
            UseForm::Destruction => self.destroyed_at(node, one.name),
            UseForm::Conversion if node.is_some_and(is_converted) => converted().unwrap_or(one.name),
            _ => self.closed(one.name),
        };
        telling.tell(at, Fact::Function(form, declared));
    }

    /// The end of the call that makes a temporary object; else the name.
    fn destroyed_at(&self, node: Option<&Node>, name: TokenId) -> TokenId {
        match node {
            Some(node) if node.kind == NodeKind::Call && node.start == name => {
                self.unit.tokens.partner(node.at)
            }
            Some(node) if node.kind == NodeKind::Delete => node.start,
            _ => name,
        }
    }

    /// Calls and subscripts by the bracket that closes them.
    fn closed(&self, at: TokenId) -> TokenId {
        match self.unit.tokens.kind(at) {
            Kind::OpenParen | Kind::OpenBracket => self.unit.tokens.partner(at),
            _ => at,
        }
    }

    fn tell_node(
        &self,
        telling: &mut Telling,
        (index, node, item): (u32, &Node, &Item),
        body: &Body,
        kept: &FxHashMap<u32, Item>,
    ) {
        let operands = body.operands(node.from, index);
        let why = self.why((index, node), body, (&operands, kept, telling));
        if matches!(item, Item::Unknown | Item::Pack) {
            telling.reasons.insert(index, why);
        }
        if let Some((at, is_call)) = self.place_of_type(node, body, (&operands, kept)) {
            let fact = self.type_fact(item, why);
            // A name that is a function has the type of none of its overloads yet.
            let is_named = matches!((item, node.kind), (Item::Functions(_), NodeKind::Member(..)));
            fact.into_iter().filter(|_| !is_named || is_call).for_each(|fact| telling.tell(at, fact));
        }
        self.tell_uncertain(telling, node, (&operands, why), body, kept);
    }

    /// Says where a function may be called, and which is not known: behind what is known at the same place it says nothing.
    fn tell_uncertain(
        &self,
        telling: &mut Telling,
        node: &Node,
        (operands, why): (&[u32], Why),
        body: &Body,
        kept: &FxHashMap<u32, Item>,
    ) {
        let first = operands.first();
        let callee = first.and_then(|at| Some((body.nodes.get(*at as usize)?, kept.get(at)?)));
        let reason = |of: Why| first.and_then(|at| telling.reasons.get(at)).copied().unwrap_or(of);
        match (node.kind, callee) {
            (NodeKind::Call, Some((_, Item::Functions(functions)))) => {
                telling.tell(functions.name, Fact::NoFunction(why));
            }
            (NodeKind::Call, Some((_, Item::Type(_)))) => {
                telling.tell(node.start, Fact::NoFunction(why));
            }
            (NodeKind::Call, Some((named, Item::Unknown))) => {
                let why = reason(why);
                telling.tell(named.at, Fact::NoFunction(why));
                telling.tell(self.unit.tokens.partner(node.at), Fact::NoFunction(why));
                if named.start != named.at {
                    telling.tell(node.start, Fact::NoFunction(why));
                }
            }
            (NodeKind::Braced | NodeKind::New(_), _) => telling.tell(node.start, Fact::NoFunction(why)),
            (NodeKind::Variable(..) | NodeKind::Subobject(..), _) => {
                telling.tell(node.at, Fact::NoFunction(why))
            }
            _ => {}
        }
    }

    /// Why nothing is known of a node: the reason of its first operand of which nothing is known, or its own.
    fn why(
        &self,
        (_, node): (u32, &Node),
        body: &Body,
        (operands, kept, telling): (&[u32], &FxHashMap<u32, Item>, &Telling),
    ) -> Why {
        let of_operand = operands.iter().find_map(|at| telling.reasons.get(at).copied());
        let name = |at: u32| body.names.get(at as usize);
        let is_type = || operands.first().is_some_and(|at| matches!(kept.get(at), Some(Item::Type(_))));
        match node.kind {
            NodeKind::Opaque => Why::Opaque,
            NodeKind::Lambda(_) => Why::Lambda,
            _ if of_operand.is_some() => of_operand.unwrap_or(Why::Other),
            NodeKind::Name(at) => name(at).map_or(Why::Other, why_of_name),
            NodeKind::Member(..) => Why::Member,
            NodeKind::Call if is_type() => Why::Constructor,
            NodeKind::Call => Why::Overloads,
            NodeKind::Braced | NodeKind::Variable(..) | NodeKind::Subobject(..) => Why::Constructor,
            NodeKind::Subscript => Why::Subscript,
            NodeKind::Prefix | NodeKind::Postfix | NodeKind::Chain => Why::Operator,
            NodeKind::Cast(_) => Why::Cast,
            NodeKind::New(_) => Why::New,
            NodeKind::List => Why::List,
            NodeKind::Pack | NodeKind::Fold(_) | NodeKind::BinaryFold(_) => Why::Pack,
            _ => Why::Other,
        }
    }

    /// The token by which the type of an expression is told, and whether the expression is a call; `None` of what has none, or
    /// has that of its operand.
    fn place_of_type(
        &self,
        node: &Node,
        body: &Body,
        (operands, kept): (&[u32], &FxHashMap<u32, Item>),
    ) -> Option<(TokenId, bool)> {
        let tokens = self.unit.tokens;
        let is_type = |at: &u32| matches!(kept.get(at), Some(Item::Type(_)));
        Some(match node.kind {
            NodeKind::Call | NodeKind::CompilerCall(_) => (tokens.partner(node.at), true),
            NodeKind::Subscript => (tokens.partner(node.at), false),
            NodeKind::Name(_)
            | NodeKind::Member(..)
            | NodeKind::Literal
            | NodeKind::String
            | NodeKind::This
            | NodeKind::Prefix
            | NodeKind::Postfix
            | NodeKind::Size
            | NodeKind::Truth => (node.at, false),
            NodeKind::New(_) | NodeKind::Lambda(_) => (node.start, false),
            NodeKind::Cast(range) => match tokens.kind(node.at) {
                Kind::OpenParen
                | Kind::StaticCast
                | Kind::ConstCast
                | Kind::ReinterpretCast
                | Kind::DynamicCast => (node.at, false),
                _ => (tokens.partner(range.end), false),
            },
            NodeKind::Braced if operands.first().is_some_and(is_type) => {
                let list = body.nodes.get(*operands.last()? as usize)?;
                (tokens.partner(list.at), false)
            }
            _ => return None,
        })
    }

    /// What is said of the type of an expression; nothing of what is none.
    fn type_fact(&self, item: &Item, why: Why) -> Option<Fact> {
        Some(match item {
            Item::Unknown | Item::Pack => Fact::NoType(why),
            Item::Value(value) => match self.class_of_type(&value.ty) {
                Some(class) => Fact::Type(class, value.is_lvalue),
                None => Fact::NoType(Why::Class),
            },
            Item::Functions(_) => Fact::Type(Class::Function, true),
            _ => return None,
        })
    }

    fn class_of_type(&self, ty: &Type) -> Option<Class> {
        Some(match ty.unqualified().1 {
            Type::Builtin("v") => Class::Void,
            Type::Builtin("b") => Class::Bool,
            Type::Builtin("Dn") => Class::Null,
            Type::Builtin("f" | "d" | "e" | "g" | "DF16_") => Class::Floating,
            Type::Builtin(_) => Class::Integer,
            Type::Pointer(_) => Class::Pointer,
            Type::MemberPointer { .. } => Class::MemberPointer,
            Type::Array(..) => Class::Array,
            Type::Function(_) => Class::Function,
            named @ Type::Named(_) => match self.spelling.enumeration(named) {
                Ok(Some(_)) => Class::Enumeration,
                Ok(None) => Class::Object,
                Err(_) => return None,
            },
            Type::DependentMember(..) | Type::TemplateParameter(_) => return None,
            _ => Class::Other,
        })
    }
}

fn why_of_name(name: &NameNode) -> Why {
    match name.meaning {
        NameMeaning::Binding(..) => Why::Variable,
        NameMeaning::Parameter(..) | NameMeaning::Capture(_) => Why::Parameter,
        NameMeaning::Class(_) => Why::ClassName,
        NameMeaning::Undeclared => Why::Undeclared,
        NameMeaning::Unknown => Why::Unlooked,
    }
}
