//! Casts, and pointers that are followed back to what they point to.

use super::{Access, Found, Next, Part, Sort, UNCERTAIN, Walk, done};
use crate::hir::{Node, NodeKind};
use crate::ids::model::Type;
use crate::ids::spelled::Standpoint;
use crate::lex::{Kind, TokenRange};
use crate::sema::value::Value;
use crate::tree::{ScopeId, Shape};
use smallvec::{SmallVec, smallvec};

impl Walk<'_, '_> {
    /// The operand of a cast to the type in `range`.
    pub(super) fn cast(&self, part: Part, (index, node): (u32, &Node), range: TokenRange) -> Next {
        let Some(ty) = self.inference.type_id(range, node.at, node) else {
            return self.cast_to_dependent(part, (index, node), range);
        };
        let kind = self.inference.unit.tokens.kind(node.at);
        let is_notation = matches!(
            kind,
            Kind::OpenParen | Kind::StaticCast | Kind::ConstCast | Kind::ReinterpretCast | Kind::DynamicCast
        );
        // `int(x)`: the instances of a template convert it.
        if self.inference.around.is_pattern && !is_notation {
            return Next::Done(Some(unconverted(&part)));
        }
        match &ty {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                let (own, target) = (part.value.parts().1, inner.unqualified().1);
                if own == target {
                    return Next::Part(Part { node: index, ..part });
                }
                let derives = |one, other| self.inference.spelling.derives(one, other) == Ok(true);
                let is_class = self.sort(own) == Sort::Class && self.sort(target) == Sort::Class;
                if is_class && (derives(own, target) || derives(target, own)) {
                    return Next::Part(Part { node: index, value: Value::of_variable(ty), ..part });
                }
                if self.is_reinterpreted(&ty, &part, node) {
                    return Next::Part(Part { node: index, value: Value::of_variable(ty), ..part });
                }
                Next::Done(self.initializes(&ty, &part))
            }
            Type::Pointer(inner) if self.sort(&part.value.ty) == Sort::Array => {
                self.followed(part, index, Value::lvalue(inner.as_ref().clone()))
            }
            ty => Next::Done(self.initializes(ty, &part)),
        }
    }

    /// Whether a cast to the reference `ty` names the object itself with another type ([expr.reinterpret.cast]).
    fn is_reinterpreted(&self, ty: &Type, part: &Part, node: &Node) -> bool {
        match (self.inference.unit.tokens.kind(node.at), ty) {
            (Kind::ReinterpretCast | Kind::ConstCast, _) => true,
            (Kind::OpenParen, Type::LvalueReference(inner)) => {
                let (cv, target) = inner.unqualified();
                match (self.sort(part.value.parts().1), self.sort(target)) {
                    (Sort::Unknown, _) | (_, Sort::Unknown) => false,
                    (Sort::Class, Sort::Class) => {
                        let derives = |one, other| self.inference.spelling.derives(one, other);
                        let own = part.value.parts().1;
                        matches!((derives(own, target), derives(target, own)), (Ok(false), Ok(false)))
                            && !cv.is_const
                    }
                    _ => !cv.is_const,
                }
            }
            _ => false,
        }
    }

    /// In a template nothing is converted to a type that depends on its parameters.
    fn cast_to_dependent(&self, part: Part, (index, node): (u32, &Node), range: TokenRange) -> Next {
        // To a pointer.
        if self.inference.unit.tokens.kind(range.last()) == Kind::Star {
            return Next::Done(if self.waits(index) { Some(SmallVec::new()) } else { self.operand(&part) });
        }
        if !self.is_dependent(range, node.scope) {
            return UNCERTAIN;
        }
        let mut outer = index;
        while let Some(parent) = self.parent(outer) {
            match self.node(parent).map(|node| node.kind) {
                Some(NodeKind::Parentheses) => outer = parent,
                Some(NodeKind::Variable(id, _)) => {
                    let shape = self.inference.unit.tree.variable(id).map(|variable| variable.shape);
                    return match shape {
                        Some(Shape::LvalueReference) => done(Access::Addressed),
                        Some(Shape::Plain) => Next::Done(Some(unconverted(&part))),
                        _ => UNCERTAIN,
                    };
                }
                _ => break,
            }
        }
        Next::Done(Some(unconverted(&part)))
    }

    /// Whether a name in that text of a template is a template parameter, or stands for what depends on one ([temp.dep]).
    pub(super) fn is_dependent(&self, text: TokenRange, scope: ScopeId) -> bool {
        let (unit, around) = (self.inference.unit, self.inference.around);
        let Some(function) = around.function.filter(|_| around.is_pattern) else { return false };
        let place = Standpoint { scope, ..Standpoint::in_body(unit.tree, function, text.start) };
        let mut names = text.iter().filter(|&at| unit.tokens.kind(at) == Kind::Identifier);
        names.any(|at| self.inference.spelling.is_dependent(TokenRange::new(at, at.next()), place))
    }

    /// A pointer, at the node `index`, to the object or a part of it, which `target` is: `*(T *)&x`, `((T *)x)->y`.
    pub(super) fn followed(&self, part: Part, index: u32, target: Value) -> Next {
        let (mut outer, mut target) = (index, target);
        while let Some(parent) = self.parent(outer) {
            let Some(node) = self.node(parent) else { break };
            let object = |value| Part { node: parent, value, is_followed: true };
            match node.kind {
                NodeKind::Parentheses => {}
                NodeKind::Cast(range) => match self.inference.type_id(range, node.at, node) {
                    Some(Type::Pointer(inner)) => target = Value::lvalue(*inner),
                    _ => break,
                },
                NodeKind::Chain if self.moves_pointer(parent, outer) => {}
                NodeKind::Prefix if self.inference.unit.tokens.kind(node.at) == Kind::Star => {
                    return Next::Part(object(target));
                }
                NodeKind::Member(at, true) if self.sort(&target.ty) == Sort::Class => {
                    return self.member(Part { node: outer, ..object(target) }, parent, (at, false));
                }
                NodeKind::Subscript => {
                    let operands = self.operands(parent);
                    let is_element =
                        matches!(operands[..], [first, other] if first == outer && self.is_plain(other));
                    return if is_element { Next::Part(object(target)) } else { UNCERTAIN };
                }
                _ => break,
            }
            outer = parent;
        }
        Next::Done(match self.sort(&part.value.ty) {
            _ if self.waits(outer) => Some(SmallVec::new()),
            Sort::Array => self.operand(&part),
            _ => Some(smallvec![Access::Addressed]),
        })
    }

    /// Whether the address of what the name at the node `index` names, or of a part of it that constants choose, is the operand
    /// of a C-style cast.
    pub(super) fn is_address_cast(&self, index: u32) -> bool {
        let tokens = self.inference.unit.tokens;
        let is_array = |at: u32| self.value(at).is_some_and(|one| self.sort(&one.ty) == Sort::Array);
        let is_constant = |one: &u32| {
            self.node(*one).is_some_and(|one| matches!(one.kind, NodeKind::Literal | NodeKind::Infix(_)))
                || self.value(*one).is_some_and(|one| one.constant.is_some())
        };
        let (mut at, mut is_pointer) = (index, false);
        while let Some(parent) = self.parent(at) {
            let Some(node) = self.node(parent) else { return false };
            let operands = self.operands(parent);
            let are_constant = operands.first() == Some(&at) && operands[1..].iter().all(is_constant);
            match node.kind {
                NodeKind::Parentheses | NodeKind::Member(_, false) => {}
                NodeKind::Cast(range) if tokens.kind(range.last()) == Kind::Amp && !is_pointer => {}
                NodeKind::Subscript if are_constant => is_pointer = false,
                NodeKind::Chain
                    if are_constant && (is_pointer || is_array(at)) && self.moves_pointer(parent, at) =>
                {
                    is_pointer = true;
                }
                NodeKind::Prefix if tokens.kind(node.at) == Kind::Amp => is_pointer = true,
                NodeKind::Prefix if tokens.kind(node.at) == Kind::Star => is_pointer = false,
                NodeKind::Cast(range) => match self.inference.type_id(range, node.at, node) {
                    Some(Type::Pointer(_)) if !is_pointer && !is_array(at) => return false,
                    Some(Type::Pointer(_)) if tokens.kind(node.at) == Kind::OpenParen => return true,
                    Some(Type::Pointer(_)) => is_pointer = true,
                    _ => return false,
                },
                _ => return false,
            }
            at = parent;
        }
        false
    }

    /// Whether a chain adds to the pointer at the node `pointer`, or subtracts from it, what is built in.
    pub(super) fn moves_pointer(&self, chain: u32, pointer: u32) -> bool {
        let operands = self.operands(chain);
        let is_moved = |pair: &[u32]| {
            let kind = pair.first().and_then(|one| self.node(*one)).map(|node| node.kind);
            matches!(kind, Some(NodeKind::Infix(Kind::Plus | Kind::Minus)))
                && pair.last().is_some_and(|one| self.is_plain(*one))
        };
        operands.first() == Some(&pointer) && operands[1..].chunks(2).all(is_moved)
    }
}

/// What depends on template parameters leaves its operands as they are: of an array a pointer has been made on the way.
pub(super) fn unconverted(part: &Part) -> Found {
    match part.is_followed {
        true => smallvec![Access::Addressed],
        false => SmallVec::new(),
    }
}
