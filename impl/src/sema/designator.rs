//! Functions that a body names without calling them: whether their address is taken ([conv.func], [expr.unary.op]).
//!
//! No code is generated for the name of a function where the value is discarded, or where it is an operand of what is a
//! constant: no function is at the null pointer or where another one is.

use super::access::parents;
use super::infer::Inference;
use super::operators::taker;
use crate::hir::{Body, Mark, NameMeaning, NameNode, Node, NodeKind, Step};
use crate::ids::model::Type;
use crate::lex::{Kind, TokenId};
use crate::names::Named;
use crate::tree::DeclarationKind;
use std::cell::OnceCell;

/// What an expression is that names a function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Designator {
    /// The function itself.
    Function,
    /// One of several functions that a condition chooses: which one is no constant.
    Chosen,
    /// A pointer to it, made by `&`.
    Pointer,
}

/// Where the walk goes from an expression.
enum Next {
    /// The expression around names the function, too.
    Around(Designator),
    /// Whether the address is taken.
    Done(bool),
}

impl Inference<'_> {
    /// The names, in code of the device, of functions whose address nothing takes.
    pub(super) fn without_address(&self, body: &Body) -> Vec<TokenId> {
        let mut all = Vec::new();
        if !self.around.for_device {
            return all;
        }
        let around = OnceCell::new();
        for (index, node) in body.since(Mark::default()) {
            match node.kind {
                NodeKind::Name(at) if node.context.is_evaluated => {
                    let name = body.names.get(at as usize).filter(|name| self.names_function_only(name));
                    let parents = || around.get_or_init(|| parents(body));
                    let is_addressed =
                        || Walk { inference: self, body, parents: parents() }.is_addressed(index);
                    all.extend(name.filter(|_| !is_addressed()).map(|name| name.token));
                }
                NodeKind::Lambda(at) => {
                    let inner =
                        body.lambdas.get(at as usize).filter(|inner| self.is_looked_into(node, inner));
                    all.extend(inner.into_iter().flat_map(|inner| self.without_address(&inner.statements)));
                }
                _ => {}
            }
        }
        all
    }

    /// Whether a name is that of a function, with neither template arguments nor those of a call behind it.
    fn names_function_only(&self, name: &NameNode) -> bool {
        let NameMeaning::Binding(binding, scope) = name.meaning else { return false };
        // For an instance that is named code is generated.
        if self.unit.tokens.kind(name.token.next()) == Kind::OpenParen || !name.arguments.is_empty() {
            return false;
        }
        let mut declared = self.unit.names.declarations(binding, self.seen_from(scope, name));
        matches!(declared.next(), Some(Named::Declaration(id)) if self.unit.tree.function(id).is_some())
    }
}

struct Walk<'i, 'a> {
    inference: &'i Inference<'a>,
    body: &'i Body,
    parents: &'i [Option<u32>],
}

impl Walk<'_, '_> {
    /// Whether the address of the function that a node names is taken.
    fn is_addressed(&self, mut index: u32) -> bool {
        let mut designator = Designator::Function;
        loop {
            let next = match self.parents.get(index as usize).copied().flatten() {
                Some(parent) => match self.around(index, parent, designator) {
                    Next::Around(outer) => (parent, outer),
                    Next::Done(is_addressed) => return is_addressed,
                },
                None => {
                    return match designator {
                        Designator::Function => false,
                        Designator::Chosen => self.is_condition(index),
                        Designator::Pointer => !self.is_condition(index),
                    };
                }
            };
            (index, designator) = next;
        }
    }

    fn node(&self, index: u32) -> Option<&Node> {
        self.body.nodes.get(index as usize)
    }

    fn kind(&self, at: TokenId) -> Kind {
        self.inference.unit.tokens.kind(at)
    }

    /// What the expression `parent` makes of an operand of it.
    fn around(&self, index: u32, parent: u32, designator: Designator) -> Next {
        let Some(node) = self.node(parent) else { return Next::Done(true) };
        let operands = self.body.operands(node.from, parent);
        let is_pointer = designator == Designator::Pointer;
        let is_chosen = designator == Designator::Chosen;
        match node.kind {
            NodeKind::Parentheses => Next::Around(designator),
            NodeKind::Prefix => match (self.kind(node.at), designator) {
                (Kind::Star, Designator::Chosen) => Next::Around(designator),
                (Kind::Star, _) => Next::Around(Designator::Function),
                (Kind::Amp, Designator::Function | Designator::Chosen) => Next::Around(Designator::Pointer),
                (Kind::Not, _) => Next::Done(is_chosen),
                _ => Next::Done(true),
            },
            NodeKind::Comma if operands.last() == Some(&index) => Next::Around(designator),
            NodeKind::Comma => Next::Done(is_pointer),
            NodeKind::Chain => self.chain(index, &operands, designator),
            NodeKind::Cast(range) => match self.inference.type_id(range, node.start, node) {
                Some(Type::Builtin("v")) => Next::Done(is_pointer),
                Some(Type::Builtin("b")) => Next::Done(is_chosen),
                _ => Next::Done(true),
            },
            // `bool(f)`
            NodeKind::Call => {
                let callee = operands.first().filter(|callee| **callee != index);
                let callee = callee.and_then(|one| self.node(*one));
                Next::Done(is_chosen || callee.is_none_or(|one| self.kind(one.at) != Kind::Bool))
            }
            NodeKind::Variable(id, _) => {
                let ty = match self.inference.unit.tree[id].kind {
                    DeclarationKind::Variable(variable) => self.inference.declared_type(variable),
                    _ => None,
                };
                Next::Done(is_chosen || ty.is_none_or(|ty| *ty.unqualified().1 != Type::Builtin("b")))
            }
            NodeKind::Statement(Step::Condition) => Next::Done(is_chosen),
            NodeKind::Statement(Step::Iteration) => Next::Done(is_pointer),
            _ => Next::Done(true),
        }
    }

    /// What the operator makes of it that takes the operand of a chain.
    fn chain(&self, index: u32, operands: &[u32], designator: Designator) -> Next {
        let position = operands.iter().position(|one| *one == index).unwrap_or_default();
        let Some((kind, _, is_left)) = taker(self.body, operands, position) else { return Next::Done(true) };
        let is_chosen = designator == Designator::Chosen;
        match kind {
            NodeKind::Infix(Kind::AmpAmp | Kind::PipePipe) => Next::Done(is_chosen),
            NodeKind::Infix(Kind::Equal | Kind::NotEqual) => {
                let other = if is_left { Some(position + 2) } else { position.checked_sub(2) };
                let other = other.and_then(|at| operands.get(at));
                let is_constant = other.is_some_and(|other| self.is_constant_address(*other));
                Next::Done(is_chosen || !is_constant)
            }
            NodeKind::Question if is_left => Next::Done(is_chosen),
            NodeKind::Question | NodeKind::Colon => {
                let mut kinds = operands.iter().filter_map(|one| Some(self.node(*one)?.kind));
                match kinds.any(|kind| matches!(kind, NodeKind::Infix(kind) if kind.is_assignment())) {
                    true => Next::Done(true),
                    false if designator == Designator::Pointer => Next::Around(designator),
                    false => Next::Around(Designator::Chosen),
                }
            }
            _ => Next::Done(true),
        }
    }

    /// Whether the operand at a node is the null pointer, a function or the address of one.
    fn is_constant_address(&self, index: u32) -> bool {
        let Some(other) = self.node(index) else { return false };
        let operands = || self.body.operands(other.from, index);
        match other.kind {
            NodeKind::Literal => true,
            NodeKind::Prefix if !matches!(self.kind(other.at), Kind::Amp | Kind::Star) => false,
            NodeKind::Parentheses | NodeKind::Prefix | NodeKind::Comma => {
                operands().last().is_some_and(|last| self.is_constant_address(*last))
            }
            NodeKind::Name(at) => {
                self.body.names.get(at as usize).is_some_and(|name| self.inference.names_function_only(name))
            }
            _ => false,
        }
    }

    /// Whether an expression that no other is around is the condition of a statement.
    fn is_condition(&self, index: u32) -> bool {
        let Some(before) = self.node(index).map(|node| node.start.previous()) else { return false };
        self.kind(before) == Kind::OpenParen
            && matches!(self.kind(before.previous()), Kind::If | Kind::While | Kind::Constexpr)
    }
}
