//! Where a constant is needed as an object, and its value does not do.

use super::super::special::class_of;
use super::{Sort, Walk, folding};
use crate::hir::{Initialization, Jump, Node, NodeKind, Step};
use crate::ids::model::Type;
use crate::lex::Kind;
use crate::limits;
use crate::tree::{DeclarationId, Initializer};

/// What was reached of an object.
#[derive(Default)]
struct Reached {
    /// A member of it, or of an element.
    is_member: bool,
    /// An element.
    is_element: bool,
    /// What a `?` may have chosen instead of another.
    is_chosen: bool,
}

impl Walk<'_, '_> {
    /// Whether what stands around the node `index`, which names the variable `id`, needs the object, be it a constant or not: a `?`
    /// that chooses between objects, what copies an object of a class without constructors to one that is const as well, and
    /// assignments to objects of classes. A constexpr variable has to be chosen, in device code for something else than such copies.
    /// Host code needs elements, too.
    pub(super) fn is_needed(&self, index: u32, id: DeclarationId) -> bool {
        let for_device = self.inference.around.for_device;
        let is_constexpr = folding::is_constexpr(self.inference.unit.tree, id);
        let mut part = Reached::default();
        let (mut at, mut object) = (index, index);
        while let Some((parent, node)) = self.parent(at).and_then(|one| Some((one, self.node(one)?))) {
            let operands = self.operands(parent);
            match node.kind {
                NodeKind::Parentheses => {}
                NodeKind::Subscript if operands.first() == Some(&at) && self.is_array(at) => {
                    part.is_element = true;
                    if !for_device && operands.iter().any(|one| *one != at && self.is_never_constant(*one)) {
                        return true;
                    }
                }
                NodeKind::Comma if operands.last() == Some(&at) => {}
                NodeKind::Member(..) => (part.is_member, part.is_element) = (true, false),
                NodeKind::Cast(_) if self.value(parent).is_some_and(|one| one.is_lvalue) => {}
                NodeKind::Chain => {
                    if !for_device && self.is_array(at) {
                        return operands.iter().any(|one| *one != at && self.is_never_constant(*one));
                    }
                    let is_behind = self.is_behind_question(at, &operands);
                    part.is_chosen |= is_behind && self.chooses_object((at, is_constexpr), &operands);
                    if part.is_chosen && !(for_device && (is_constexpr || part.is_member)) {
                        return true;
                    }
                    if self.is_of_class(at) && self.is_assigned(at, &operands) {
                        return is_behind && !for_device && self.chooses_lvalue(at, &operands)
                            || part.is_element
                            || !is_constexpr && !part.is_member;
                    }
                    if !is_behind {
                        return part.is_chosen || !for_device && part.is_element && self.is_scalar(at);
                    }
                }
                NodeKind::List if operands.len() == 1 && self.is_list_of_object(parent) => {}
                _ if self.has_no_constructors_at(object) && self.copies((parent, node), at, object) => {
                    let is_declared = matches!(node.kind, NodeKind::Variable(..) | NodeKind::Subobject(..));
                    return match part.is_element {
                        true => !(for_device && is_declared),
                        false => !is_constexpr && !part.is_member,
                    };
                }
                _ => return part.is_chosen || !for_device && part.is_element && self.is_scalar(object),
            }
            if node.kind != NodeKind::List {
                object = parent;
            }
            at = parent;
        }
        part.is_chosen || !for_device && part.is_element && self.is_scalar(object)
    }

    /// Whether what stands before the `?` of a chain is certainly no constant.
    pub(super) fn varies(&self, operands: &[u32]) -> bool {
        let kind = |one: &u32| self.node(*one).map(|node| node.kind);
        let is_assignment =
            |one: &u32| matches!(kind(one), Some(NodeKind::Infix(kind)) if kind.is_assignment());
        let question = operands.iter().position(|one| kind(one) == Some(NodeKind::Question));
        let Some(before) = question.and_then(|question| operands.get(..question)) else { return false };
        let assigned = before.iter().rposition(is_assignment).map_or(0, |at| at + 1);
        let condition = before.get(assigned..).unwrap_or_default();
        let is_logical =
            |one: &u32| matches!(kind(one), Some(NodeKind::Infix(Kind::AmpAmp | Kind::PipePipe)));
        let count = if condition.iter().any(is_logical) { 1 } else { condition.len() };
        condition.iter().take(count).any(|one| self.is_never_constant(*one))
    }

    /// Whether the operand `at` stands alone behind a `?`, or behind a `:`.
    pub(super) fn is_behind_question(&self, at: u32, operands: &[u32]) -> bool {
        let kind = |position: usize| operands.get(position).and_then(|one| Some(self.node(*one)?.kind));
        let position = operands.iter().position(|one| *one == at).unwrap_or_default();
        let before = position.checked_sub(1).and_then(kind);
        matches!(before, Some(NodeKind::Question | NodeKind::Colon))
            && matches!(kind(position + 1), None | Some(NodeKind::Colon))
    }

    /// Whether the operand `at` of a chain, or what the `?` in it chooses, is assigned.
    fn is_assigned(&self, at: u32, operands: &[u32]) -> bool {
        let is_assign =
            |one: &u32| self.node(*one).is_some_and(|node| node.kind == NodeKind::Infix(Kind::Assign));
        let position = operands.iter().position(|one| *one == at).unwrap_or_default();
        operands.get(..position).unwrap_or_default().iter().any(is_assign)
    }

    /// Whether the `?` that may choose the operand `at` gives an object, not a value. Device code takes the values of scalars all the
    /// same.
    fn chooses_object(&self, (at, is_constexpr): (u32, bool), operands: &[u32]) -> bool {
        let Some(own) = self.value(at) else { return false };
        let is_lvalue = || self.chooses_lvalue(at, operands);
        let is_other_never = || self.other(at, operands).is_some_and(|other| self.is_never_constant(other));
        match self.sort(&own.ty) {
            Sort::Class => (!is_constexpr || is_lvalue()) && self.varies(operands),
            Sort::Scalar if !self.inference.around.for_device => {
                is_lvalue() && (self.varies(operands) || is_other_never())
            }
            _ => false,
        }
    }

    /// Whether what the `?` gives that may choose the operand `at` is an lvalue.
    fn chooses_lvalue(&self, at: u32, operands: &[u32]) -> bool {
        let other = self.other(at, operands).and_then(|other| self.value(other));
        let both = self.value(at).zip(other);
        both.is_some_and(|(own, other)| other.is_lvalue && other.parts().1 == own.parts().1)
    }

    /// The operand that a `?` chooses where it does not choose the operand `at`.
    fn other(&self, at: u32, operands: &[u32]) -> Option<u32> {
        let position = operands.iter().position(|one| *one == at)?;
        let is_question = |one: &u32| self.node(*one).is_some_and(|node| node.kind == NodeKind::Question);
        let is_second = operands.get(position.checked_sub(1)?).is_some_and(is_question);
        let other = if is_second { Some(position + 2) } else { position.checked_sub(2) };
        operands.get(other?).copied()
    }

    /// Whether a list with one clause is what a `return` or a new-expression makes an object of.
    fn is_list_of_object(&self, list: u32) -> bool {
        let around = self.parent(list).and_then(|parent| self.node(parent));
        around.is_some_and(|node| {
            matches!(node.kind, NodeKind::New(_) | NodeKind::Statement(Step::Jump(Jump::Return)))
        })
    }

    /// Whether the operand `at` of a node, which is or lists what the node `object` is, initialises an object of the same type, const as
    /// it is. What is thrown is none.
    fn copies(&self, (index, node): (u32, &Node), at: u32, object: u32) -> bool {
        let Some(own) = self.value(object) else { return false };
        node.kind == NodeKind::Throw
            || self.initialized((index, node), at).is_some_and(|ty| own.parts() == ty.unqualified())
    }

    /// Whether the value of the expression that ends with the node `index` is certainly no constant.
    pub(super) fn is_never_constant(&self, index: u32) -> bool {
        let from = self.node(index).map_or(index, |node| node.from.min(index));
        self.inference.is_never_constant(self.body, (from, index))
    }

    /// The type of what the operand `at` of the node initialises by itself, without braces.
    fn initialized(&self, (index, node): (u32, &Node), at: u32) -> Option<Type> {
        match node.kind {
            NodeKind::Variable(id, how) if how != Initialization::List => self.inference.variable_type(id),
            NodeKind::Subobject(member, how) if how != Initialization::List => {
                self.inference.subobject_type(member, node)
            }
            NodeKind::New(range) if self.operands(index).last() == Some(&at) => {
                let before = self.node(at)?.start.previous();
                self.made_by_new((index, node), range).filter(|_| before >= range.end)
            }
            NodeKind::Statement(Step::Jump(Jump::Return)) => self.return_type(node),
            _ => None,
        }
    }

    fn is_scalar(&self, index: u32) -> bool {
        self.value(index).is_some_and(|one| self.sort(&one.ty) == Sort::Scalar)
    }

    fn is_of_class(&self, index: u32) -> bool {
        self.value(index).is_some_and(|one| self.sort(&one.ty) == Sort::Class)
    }

    fn has_no_constructors_at(&self, index: u32) -> bool {
        self.value(index).is_some_and(|one| self.has_no_constructors(one.parts().1, 0))
    }

    /// Whether neither a class nor a part of it declares a constructor, or gives a member a value by itself.
    fn has_no_constructors(&self, class: &Type, depth: u16) -> bool {
        let tree = self.inference.unit.tree;
        if self.sort(class) != Sort::Class
            || depth > limits::SUBOBJECTS
            || !self.inference.has_no_constructor(class)
        {
            return false;
        }
        // A union has no parts.
        let parts = self.inference.spelling.subobjects(class).unwrap_or_default();
        parts.iter().all(|(ty, member)| {
            let is_given =
                |id: DeclarationId| tree.variable(id).is_some_and(|one| one.initializer != Initializer::None);
            let class = class_of(ty).filter(|class| self.sort(class) != Sort::Scalar);
            !member.is_some_and(is_given)
                && class.is_none_or(|class| self.has_no_constructors(class, depth + 1))
        })
    }
}
