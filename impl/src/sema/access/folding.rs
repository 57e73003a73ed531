//! What comes of the name of a variable in code that is generated: nothing where its value is discarded, where what stands before it
//! leaves it out, and where a constant stands in its place.

use super::{Found, Sort, Subject, Walk};
use crate::hir::{Node, NodeKind, Step};
use crate::ids::model::Type;
use crate::lex::Kind;
use crate::limits;
use crate::sema::infer::Item;
use crate::sema::operators::is_comparison;
use crate::sema::{Access, Implied, Special, UseForm};
use crate::tree::{DeclarationId, Shape, SpecifierKind, Tree};
use std::ops::RangeInclusive;

/// What comes of the name of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Generated {
    /// A use of the variable.
    Use,
    /// Nothing, unless it is volatile: its value is discarded ([expr.context]).
    Discarded,
    /// Nothing, or perhaps nothing: a constant before `&&`, `||` or `?` leaves it out.
    LeftOut,
    /// Perhaps a constant: the variable where it is one, or what is made of its address.
    Folded,
}

/// What stands around the name of a variable.
#[derive(Default)]
pub(super) struct Around {
    /// An element is chosen by `[]`.
    is_subscripted: bool,
    /// An element is reached through `*`.
    is_followed: bool,
    /// What chooses the element is certainly no constant.
    varies: bool,
    /// A variable, a member or an element is initialised.
    is_initializer: bool,
    /// What stands before `?` and is certainly no constant chooses it.
    is_chosen: bool,
    /// A function is called that may give a constant, for all that it is called with may be constants.
    pub(super) is_called: bool,
    /// Two addresses are compared.
    is_compared: bool,
}

impl Walk<'_, '_> {
    /// What comes of the variable `subject`, which the node `index` names; a use where no code of the device is looked at.
    pub(super) fn generated(
        &self,
        (index, subject): (u32, Subject<'_>),
        how: Option<&Found>,
        (is_const, is_object): (bool, bool),
    ) -> Generated {
        // What a lambda captures is evaluated with it.
        let is_lambda = |of: &RangeInclusive<u32>| {
            matches!(self.node(*of.end()).map(|node| node.kind), Some(NodeKind::Lambda(_)))
        };
        let is_left_out =
            |of: &RangeInclusive<u32>| self.lambda.is_none() && of.contains(&index) && !is_lambda(of);
        if !self.inference.around.for_device {
            return Generated::Use;
        }
        if self.is_discarded(index) {
            return Generated::Discarded;
        }
        if self.inference.uncertain.iter().any(is_left_out) {
            return Generated::LeftOut;
        }
        if how.is_some_and(|how| how.as_slice() == [Access::Read]) && self.copies_nothing(index, subject) {
            return Generated::Discarded;
        }
        match is_const && self.may_be_folded(index, how, is_object) || self.may_be_in_constant(index, how) {
            true => Generated::Folded,
            false => Generated::Use,
        }
    }

    /// Whether the node `index` is an object of an empty class that initialises another, or is assigned: there is nothing to copy.
    fn copies_nothing(&self, index: u32, subject: Subject<'_>) -> bool {
        let mut at = index;
        while let Some(parent) = self.parent(at) {
            let Some(node) = self.node(parent) else { break };
            let callee = self.operands(parent).first().and_then(|one| self.items.get(one));
            match node.kind {
                NodeKind::Parentheses => at = parent,
                NodeKind::Call if !self.is_const(subject) && !matches!(callee, Some(Item::Type(_))) => {
                    return false;
                }
                _ => break,
            }
        }
        self.value(index).is_some_and(|one| self.is_empty(one.parts().1, 0))
    }

    /// Whether objects of the class certainly hold nothing ([meta.unary.prop], `is_empty`).
    pub(super) fn is_empty(&self, class: &Type, depth: u16) -> bool {
        let spelling = self.inference.spelling;
        let is_class = matches!(spelling.class_scope(class), Ok(Some(_)));
        if !is_class || depth >= limits::SUBOBJECTS || self.inference.is_polymorphic(class, 0) {
            return false;
        }
        let Ok(parts) = spelling.subobjects(class) else { return false };
        parts.iter().all(|(ty, member)| member.is_none() && self.is_empty(ty, depth + 1))
    }

    /// Whether the value of what the node `index` names, or of an element, a member or the like of it, is discarded.
    fn is_discarded(&self, index: u32) -> bool {
        let (mut at, mut is_pointer) = (index, false);
        while let Some(parent) = self.parent(at) {
            let Some(node) = self.node(parent) else { return false };
            let operands = self.operands(parent);
            let is_choice = |one: &u32| {
                let kind = self.node(*one).map(|node| node.kind);
                !matches!(kind, Some(NodeKind::Infix(_)))
            };
            match node.kind {
                NodeKind::Parentheses => {}
                NodeKind::Member(..) => is_pointer = false,
                NodeKind::Subscript if operands.first() == Some(&at) => is_pointer = false,
                NodeKind::Prefix => match self.inference.unit.tokens.kind(node.at) {
                    Kind::Star => is_pointer = false,
                    Kind::Amp => is_pointer = true,
                    _ => return false,
                },
                NodeKind::Chain if operands.first() != Some(&at) && operands.iter().all(is_choice) => {}
                NodeKind::Comma if operands.last() == Some(&at) => {}
                NodeKind::Comma => return !is_pointer,
                NodeKind::Cast(range) => {
                    return !is_pointer
                        && self.inference.type_id(range, node.at, node) == Some(Type::Builtin("v"));
                }
                NodeKind::Statement(Step::Jump(_)) => return false,
                NodeKind::Statement(_) => return !is_pointer,
                _ => return false,
            }
            at = parent;
        }
        !is_pointer && self.is_tested(at) == Some(false)
    }

    /// Whether what the node `index` names, which is a constant, may be replaced by its value, or what is made of it by that.
    pub(super) fn may_be_folded(&self, index: u32, how: Option<&Found>, is_object: bool) -> bool {
        let Some(how) = how.filter(|how| !how.is_empty()) else { return true };
        let around = self.constants_around(index);
        if how.contains(&Access::Addressed) {
            return around.is_called || around.is_compared;
        }
        if is_object {
            return false;
        }
        let is_element = around.is_subscripted || around.is_followed;
        // The function of a lambda may be constexpr.
        let is_chosen_early =
            !around.is_subscripted || around.is_initializer || around.is_called || self.lambda.is_some();
        how.contains(&Access::Read) && !around.varies && (!is_element || is_chosen_early)
    }

    pub(super) fn constants_around(&self, index: u32) -> Around {
        let mut around = Around::default();
        let (mut at, mut is_itself) = (index, true);
        while let Some(parent) = self.parent(at) {
            let Some(node) = self.node(parent) else { break };
            let operands = self.operands(parent);
            let is_first = operands.first() == Some(&at);
            let varies = || operands.iter().any(|one| *one != at && self.is_never_constant(*one));
            match node.kind {
                NodeKind::Subscript if is_first => {
                    around.is_subscripted = self.is_number(parent);
                    around.varies |= varies();
                }
                NodeKind::Member(..) if is_first => {
                    (around.is_subscripted, around.is_followed) = (false, false);
                }
                // The last step decides.
                NodeKind::Prefix if self.inference.unit.tokens.kind(node.at) == Kind::Star => {
                    (around.is_subscripted, around.is_followed) = (false, true);
                }
                NodeKind::Chain if self.is_pointer(at) => {
                    around.is_compared |= self.is_array(at) && self.compares(&operands);
                    around.varies |= is_first && varies();
                }
                NodeKind::Chain => {
                    around.is_chosen |=
                        is_itself && self.is_behind_question(at, &operands) && self.varies(&operands)
                }
                NodeKind::Variable(..) => around.is_initializer = !around.is_chosen,
                NodeKind::Subobject(..) => around.is_initializer = !self.is_never_constant(at),
                NodeKind::List | NodeKind::DesignatedList if self.is_for_aggregate(parent) => {
                    around.is_initializer = !self.is_never_constant(at);
                }
                _ => {}
            }
            around.is_called |=
                self.may_give_constant((parent, node)) || self.is_converted_early((at, parent));
            is_itself &=
                matches!(node.kind, NodeKind::Subscript | NodeKind::Member(..) | NodeKind::Parentheses);
            at = parent;
        }
        around
    }

    /// Whether the node is a scalar and no pointer.
    fn is_number(&self, index: u32) -> bool {
        let value = self.value(index).filter(|one| self.sort(&one.ty) == Sort::Scalar);
        value.is_some_and(|one| !matches!(one.parts().1, Type::Pointer(_)))
    }

    pub(super) fn is_array(&self, index: u32) -> bool {
        self.value(index).is_some_and(|one| self.sort(&one.ty) == Sort::Array)
    }

    /// Whether the node is an array or a pointer.
    fn is_pointer(&self, index: u32) -> bool {
        self.value(index).is_some_and(|one| {
            matches!(one.ty.referred().unqualified().1, Type::Array(..) | Type::Pointer(_))
        })
    }

    /// Whether the object at a node becomes another by what may be evaluated by the compiler: it is copied, or converted.
    fn is_converted_early(&self, (at, parent): (u32, u32)) -> bool {
        let tree = self.inference.unit.tree;
        let converts = |form: UseForm| {
            form.constructs() || matches!(form, UseForm::Conversion | UseForm::ArgumentConversion)
        };
        let value = self.value(at).filter(|one| self.sort(&one.ty) == Sort::Class);
        let Some(class) = value.map(|one| one.parts().1) else { return false };
        let mut own = self.uses.iter().filter(|(of, one)| (*of == at || *of == parent) && converts(one.form));
        let is_copied = self.node(parent).is_some_and(|node| {
            use NodeKind::{Call, List, Statement, Subobject, Variable};
            matches!(node.kind, Call | List | Statement(_) | Subobject(..) | Variable(..))
        });
        // Whether copies that nobody wrote are constants, their members tell.
        let is_made_up = || {
            matches!(self.inference.special(class, Special::CopyConstructor), Some(Implied::Implicit(_)))
                && self.is_trivial(class, Special::CopyConstructor, 0) != Some(true)
        };
        own.any(|(_, one)| is_constexpr(tree, tree[one.function.function].declaration))
            || is_copied && is_made_up()
    }

    /// Whether `==`, `<`, `-` or their like stand among operands.
    fn compares(&self, operands: &[u32]) -> bool {
        let compares = |one: &u32| match self.node(*one).map(|node| node.kind) {
            Some(NodeKind::Infix(kind)) => kind == Kind::Minus || is_comparison(kind),
            _ => false,
        };
        operands.iter().any(compares)
    }

    /// Whether the functions that the node uses may be evaluated by the compiler: all are constexpr, or which they are is not known, and
    /// nothing that they are called with is certainly no constant.
    fn may_give_constant(&self, (index, node): (u32, &Node)) -> bool {
        let tree = self.inference.unit.tree;
        let used = || self.uses.iter().filter(|(at, _)| *at == index).map(|(_, one)| one.function.function);
        let mut own = used().map(|function| is_constexpr(tree, tree[function].declaration)).peekable();
        // What nothing reads may be any object.
        let is_bound_only = |(position, _): &(usize, &u32)| {
            used().next().is_some_and(|function| {
                let parameter = tree[function].parameters.of(&tree.parameters).get(*position);
                let shape = parameter.map(|parameter| parameter.shape);
                matches!(shape, Some(Shape::LvalueReference | Shape::RvalueReference))
                    && self.inference.is_ignored(function, *position)
            })
        };
        let is_call = node.kind == NodeKind::Call;
        match own.peek() {
            None if !is_call => false,
            _ => {
                // What the parameters of a lambda stand for may be constants.
                own.all(|is_constexpr| is_constexpr)
                    && !(is_call
                        && self.lambda.is_none()
                        && self.operands(index)[1..]
                            .iter()
                            .enumerate()
                            .any(|one| !is_bound_only(&one) && self.is_never_constant(*one.1)))
            }
        }
    }
}

pub(super) fn is_constexpr(tree: &Tree, id: DeclarationId) -> bool {
    tree.has_specifier(id, SpecifierKind::Constexpr) || tree.has_specifier(id, SpecifierKind::Consteval)
}
