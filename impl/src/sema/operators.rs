//! Operators: built in, or functions of classes and enumerations ([over.match.oper]).

use super::call::add;
use super::choices::OperatorChoice;
use super::constant::binary;
use super::dependent::{Constancy, is_constant};
use super::infer::{Inference, Item, known_operator, plain, value};
use super::overload::{Call, Candidate, Fittings};
use super::value::Value;
use super::{Implied, Special};
use crate::bodies::UseForm;
use crate::hir::{Body, Node, NodeKind};
use crate::ids::arithmetic::{common, is_arithmetic, operand, promoted};
use crate::ids::model::Type;
use crate::ids::spelled::{Current, Missing};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::{BindingId, Meaning};
use crate::tree::{Form, ScopeId};

impl Inference<'_> {
    pub(super) fn subscript(&mut self, (index, node): (u32, &Node), operands: Vec<Item>) -> Item {
        let mut operands = operands.into_iter();
        let (Some(Item::Value(object)), Some(second)) = (operands.next(), operands.next()) else {
            return Item::Unknown;
        };
        if object.is_named() {
            if let Some(element) = self.converted_subscript((index, node), &object) {
                return Item::Value(element);
            }
            let list = second.is_list().then(|| (0, second.clone()));
            let second = [plain(second)];
            let operator = (known_operator(Kind::OpenBracket), node.at);
            let before = self.uses.len();
            let result = self.call_operator((index, node), operator, &object, &second);
            self.take_lists(before, list.into_iter().collect());
            return result;
        }
        // With an index that depends on template parameters it does, too ([temp.dep.expr]).
        if self.around.is_pattern && matches!(second, Item::Unknown) || self.is_open_array(&object) {
            return Item::Unknown;
        }
        // The pointer may be written behind the index ([expr.sub]).
        let pointer = match plain(second) {
            Some(second) if matches!(object.decayed(), Type::Builtin(_)) => second,
            _ => object,
        };
        pointer.pointee().map_or(Item::Unknown, Item::Value)
    }

    pub(super) fn prefix(&mut self, (index, node): (u32, &Node), operands: Vec<Item>) -> Item {
        let kind = self.unit.tokens.kind(node.at);
        let operand = match operands.into_iter().next() {
            Some(Item::Value(operand)) => operand,
            Some(Item::Current(Current::Pointer)) if kind == Kind::Star => {
                return Item::Current(Current::Object);
            }
            Some(functions @ Item::Functions(_)) if kind == Kind::Amp => {
                match self.needed((index, node), functions) {
                    Some(function) => return value(function.decayed()),
                    None => return Item::Unknown,
                }
            }
            _ => return Item::Unknown,
        };
        // A closure type has no such operator.
        let is_address = kind == Kind::Amp && operand.parts().1.closure().is_some();
        if operand.is_named() && !is_address {
            return self.operator((index, node), (kind, node.at), &operand, None);
        }
        match (kind, operand.decayed()) {
            (Kind::Star, _) => match operand.pointee() {
                Some(pointee) if !matches!(pointee.ty, Type::DependentMember(..)) => Item::Value(pointee),
                _ => Item::Unknown,
            },
            (Kind::Amp, _) if operand.is_lvalue => value(Type::Pointer(Box::new(operand.ty))),
            (Kind::Not, _) => {
                let constant = operand.constant.map(|value| i128::from(value == 0));
                let constancy = operand.constancy.with(Constancy::Constant);
                Item::Value(Value { constant, constancy, ..Value::prvalue(Type::Builtin("b")) })
            }
            (Kind::PlusPlus | Kind::MinusMinus, _) => Item::Value(operand),
            (Kind::Plus | Kind::Minus | Kind::Tilde, Type::Builtin(code)) if is_arithmetic(code) => {
                let constant = match kind {
                    Kind::Plus => operand.constant,
                    Kind::Minus => operand.constant.map(|value| -value),
                    _ => None,
                };
                let constancy = operand.constancy.with(Constancy::Constant);
                let ty = Type::Builtin(promoted(code));
                Item::Value(Value { constant, constancy, ..Value::prvalue(ty) })
            }
            (Kind::Plus, ty @ Type::Pointer(_)) => value(ty),
            _ => Item::Unknown,
        }
    }

    /// `x++`, `x--`: of a class a function that takes a number, too.
    pub(super) fn postfix(&mut self, (index, node): (u32, &Node), operand: Option<Item>) -> Item {
        match operand {
            Some(Item::Value(object)) if object.is_named() => {
                let second = Some(Value::prvalue(Type::Builtin("i")));
                let operator = (self.unit.tokens.kind(node.at), node.at);
                self.operator((index, node), operator, &object, Some(&second))
            }
            Some(Item::Value(object)) => value(object.decayed()),
            _ => Item::Unknown,
        }
    }

    /// An operator on a class or enumeration ([over.match.oper]).
    pub(super) fn operator(
        &mut self,
        (index, node): (u32, &Node),
        (kind, at): (Kind, TokenId),
        left: &Value,
        right: Option<&Option<Value>>,
    ) -> Item {
        let operands = || std::iter::once(Some(left.clone())).chain(right.cloned()).collect();
        let found = self.remembered((at, UseForm::Operator), (operands, &[]), || {
            self.chosen_operator(node.scope, (kind, at), left, right)
        });
        match found {
            OperatorChoice::Function(Some(chosen))
                if chosen.is_viable || self.is_never_built_in(kind, left, right) =>
            {
                self.used((index, node), (at, at, UseForm::Operator), chosen.function.clone());
                self.operands_by_value(&chosen.parameters, (left, right));
                self.given_by(chosen)
            }
            OperatorChoice::Function(_) => Item::Unknown,
            OperatorChoice::BuiltIn => match right {
                Some(None) => Item::Unknown,
                Some(Some(right)) => self.built_in((index, node), (kind, at), left, Some(right)),
                None => self.built_in((index, node), (kind, at), left, None),
            },
        }
    }

    /// What the operator `kind` in a scope means for these operands.
    fn chosen_operator(
        &self,
        scope: ScopeId,
        (kind, at): (Kind, TokenId),
        left: &Value,
        right: Option<&Option<Value>>,
    ) -> OperatorChoice {
        let facts = (self.unit, self.spelling);
        let Some((members, free)) = self.operator_functions(scope, (kind, at), left, right) else {
            return OperatorChoice::Function(None);
        };
        let best = |all: &Fittings| match all.best(facts) {
            Some(chosen) if chosen.is_viable => Some(chosen),
            uncertain => all.best_substituted(facts).or(uncertain),
        };
        OperatorChoice::Function(match (members.may_fit(), free.may_fit()) {
            (true, false) => best(&members),
            (false, true) => best(&free),
            // A member of a base takes the object by a conversion.
            (true, true) if self.own_functions(left.parts().1, known_operator(kind)).is_some() => {
                best(&members.beside(free))
            }
            (true, true) => None,
            (false, false) => return OperatorChoice::BuiltIn,
        })
    }

    /// Whether no built-in operator can take these operands: one is an object that is not converted to anything ([over.built]).
    fn is_never_built_in(&self, kind: Kind, left: &Value, right: Option<&Option<Value>>) -> bool {
        let takes_anything =
            matches!(kind, Kind::Assign | Kind::Comma) || right.is_none() && kind == Kind::Amp;
        let is_object = |one: &Value| {
            self.is_object(one)
                && self.conversion_functions(one.parts().1).is_some_and(|functions| functions.is_empty())
        };
        // A built-in assignment converts its left operand by no function ([over.match.oper]).
        kind.is_assignment() && kind != Kind::Assign && self.is_object(left)
            || !takes_anything
                && (is_object(left) || right.is_some_and(|right| right.as_ref().is_some_and(is_object)))
    }

    /// The functions that an operator may call, members and others; `None` where they are not all known.
    fn operator_functions(
        &self,
        scope: ScopeId,
        (kind, at): (Kind, TokenId),
        left: &Value,
        right: Option<&Option<Value>>,
    ) -> Option<(Fittings, Fittings)> {
        let symbol = known_operator(kind);
        if symbol == Symbol::NONE {
            return None;
        }
        let mut members = Vec::new();
        if matches!(left.parts().1, Type::Named(_))
            && self.spelling.class_scope(left.parts().1).ok()?.is_some()
        {
            // The assignment operator that every class has hides those of its bases.
            let member = match kind {
                Kind::Assign => match self.spelling.own_member(left.parts().1, symbol) {
                    Ok(own) => own.ok_or(Missing::NoMember),
                    Err(missing) => Err(missing),
                },
                _ => self.spelling.member(left.parts().1, symbol),
            };
            match member {
                Ok(member) => members = self.candidates(member.binding, crate::names::END, &member.given)?,
                Err(Missing::NoMember) => {}
                Err(_) => return None,
            }
        }
        let mut operands = vec![Some(left.clone())];
        operands.extend(right.cloned());
        let mut free = Vec::new();
        if !matches!(kind, Kind::Arrow | Kind::Assign) {
            free = self.found_by_arguments(symbol, at, &operands)?;
            if let Some(binding) = self.unqualified_operator(scope, symbol, at) {
                add(&mut free, self.candidates(binding, at, &Vec::new())?);
            }
        }
        if operands.iter().all(|one| one.as_ref().is_some_and(|one| !self.is_object(one))) {
            free.retain(|one| self.takes_enumeration(one, &operands));
        }
        let arguments: Vec<Option<Value>> = right.cloned().into_iter().collect();
        let written = TokenRange::empty_at(at);
        let place = self.place(crate::tree::Tree::GLOBAL, at);
        let as_member = Call { place, written, object: Some(left), arguments: &arguments };
        let as_free = Call { place, written, object: None, arguments: &operands };
        let facts = (self.unit, self.spelling);
        let fittings = |candidates: &[Candidate], call: &Call<'_>| {
            let all = Fittings::of(facts, candidates, call);
            all.looked_into(facts, call).unwrap_or(all)
        };
        Some((fittings(&members, &as_member), fittings(&free, &as_free)))
    }

    /// Whether a value is perhaps an object of a class.
    fn is_object(&self, value: &Value) -> bool {
        value.is_named() && !matches!(self.spelling.enumeration(&value.ty), Ok(Some(_)))
    }

    /// Whether a function is a candidate for operands that are no objects: it has, or may have, one's enumeration for a parameter.
    fn takes_enumeration(&self, candidate: &Candidate, operands: &[Option<Value>]) -> bool {
        let tree = self.unit.tree;
        if tree[tree[candidate.function].declaration].form == Form::Template {
            return true;
        }
        let parameters = self.spelling.given(&candidate.given).parameters(candidate.function);
        let is_one = |ty: &Type| {
            let ty = ty.referred().unqualified().1;
            operands.iter().flatten().any(|one| one.is_named() && one.parts().1 == ty)
        };
        parameters.map_or(true, |all| all.iter().any(is_one))
    }

    /// What unqualified lookup in `scope` finds of an operator, members of classes apart ([over.match.oper]).
    fn unqualified_operator(&self, scope: ScopeId, symbol: Symbol, at: TokenId) -> Option<BindingId> {
        let (tree, names) = (self.unit.tree, self.unit.names);
        let mut from = Some(scope);
        while let Some(scope) = from {
            let found = names.lookup_before(tree, scope, symbol, Meaning::NONE, at)?;
            if tree[found.scope].class().is_none() {
                return Some(found.binding);
            }
            from = tree[found.scope].parent;
        }
        None
    }

    /// Whether an object of a class is assigned to by an operator that is implicit, with no template that may be better.
    fn assigns_implicitly(&self, object: &Value, special: Special) -> bool {
        let class = object.parts().1;
        let is_template = |one: &Candidate| {
            let id = self.unit.tree[one.function].declaration;
            self.unit.tree[id].form == Form::Template
        };
        let own = self.own_functions(class, known_operator(Kind::Assign));
        !own.is_some_and(|(_, all)| all.iter().any(is_template))
            && matches!(self.special(class, special), Some(Implied::Implicit(_)))
    }

    /// Whether a value is an object of a class that declares no assignment operator itself.
    fn has_implicit_assignment(&self, left: &Value) -> bool {
        self.is_object(left)
            && self.around.for_device
            && self.declares(left.parts().1, known_operator(Kind::Assign)) == Some(false)
    }

    /// Operands with operators between them.
    pub(super) fn chain(&mut self, (index, node): (u32, &Node), body: &Body, operands: Vec<Item>) -> Item {
        let roots = body.operands(node.from, index);
        let whole = |root: u32| (body.nodes.get(root as usize).map_or(root, |node| node.from), root);
        let mut items = operands.into_iter().zip(roots.into_iter().map(whole));
        let Some((first, nodes)) = items.next() else { return Item::Unknown };
        let mut values = vec![Grouped { item: first, nodes, branches: None }];
        let mut operators: Vec<(NodeKind, TokenId)> = Vec::new();
        while let Some((Item::Between(kind, token), _)) = items.next() {
            let Some((item, nodes)) = items.next() else { return Item::Unknown };
            while let (Some(&(before, _)), Some(last)) = (operators.last(), values.last())
                && is_grouped_before(before, kind, last)
            {
                self.reduce((index, node), body, (&mut values, &mut operators));
            }
            operators.push((kind, token));
            values.push(Grouped { item, nodes, branches: None });
        }
        while !operators.is_empty() {
            self.reduce((index, node), body, (&mut values, &mut operators));
        }
        values.pop().map_or(Item::Unknown, |one| one.item)
    }

    fn reduce(
        &mut self,
        (index, node): (u32, &Node),
        body: &Body,
        (values, operators): (&mut Vec<Grouped>, &mut Vec<(NodeKind, TokenId)>),
    ) {
        let (Some((kind, token)), Some(right), Some(left)) = (operators.pop(), values.pop(), values.pop())
        else {
            return;
        };
        let is_right_left_out = self.leave_out(kind, body, &left, &right);
        let roots = (left.nodes.1, right.nodes.1);
        let start = body.nodes.get(left.nodes.0 as usize).map_or(token, |first| first.start);
        if kind == NodeKind::Question {
            self.conditionals.push(index);
            if let Item::Value(condition) = &left.item {
                self.converts_condition((index, node), condition, token);
            }
        }
        let nodes = (left.nodes.0, right.nodes.1);
        let branches = (kind == NodeKind::Colon).then_some([left.nodes, right.nodes]);
        let item = match (kind, left.item, right.item) {
            (NodeKind::Infix(kind), Item::Value(left), Item::Value(right)) if is_right_left_out => {
                self.short_circuit((index, node), (kind, token), &left, right)
            }
            (NodeKind::Infix(kind), Item::Value(left), Item::Value(right)) => {
                self.binary((index, node), (kind, token), &left, right)
            }
            (NodeKind::Infix(kind), Item::Value(left), Item::Functions(functions))
                if left.is_named() && kind != Kind::Assign =>
            {
                match self.taken_by_operator((index, node), (kind, &left), &functions) {
                    Some(right) => self.binary((index, node), (kind, token), &left, right),
                    None => Item::Unknown,
                }
            }
            (NodeKind::Infix(Kind::Assign), Item::Value(left), list)
                if list.is_list() && self.has_implicit_assignment(&left) =>
            {
                self.takes_listed(1, &left.ty, list);
                Item::Value(left)
            }
            (NodeKind::Colon, Item::Value(left), Item::Value(right)) => {
                let constancy = left.constancy.with(right.constancy);
                conditional(&left, &right)
                    .map_or(Item::Unknown, |value| Item::Value(Value { constancy, ..value }))
            }
            // The condition.
            (NodeKind::Question, Item::Value(condition), Item::Value(right)) => {
                Item::Value(Value { constancy: condition.constancy.with(right.constancy), ..right })
            }
            (NodeKind::Question, _, Item::Value(right)) => {
                Item::Value(Value { constancy: Constancy::None, ..right })
            }
            (NodeKind::Question, _, right) => right,
            _ => Item::Unknown,
        };
        if !self.copies.is_empty() {
            self.copy_sides((index, node), body, roots, start);
        }
        if let Some(telling) = self.telling.as_mut().filter(|_| kind != NodeKind::Colon) {
            telling.operator(token, &item);
        }
        values.push(Grouped { item, nodes, branches });
    }

    /// Leaves out, in code of the device and in an instance, what stands in operands that a constant condition leaves out, or may
    /// leave out ([expr.log.and], [expr.cond]); whether the right one of a logical operator is such an operand.
    fn leave_out(&mut self, kind: NodeKind, body: &Body, condition: &Grouped, right: &Grouped) -> bool {
        if !self.spelling.is_instance() && !self.around.for_device {
            return false;
        }
        let (if_true, if_false) = match (kind, right.branches) {
            (NodeKind::Question, Some([first, second])) => (Some(first), Some(second)),
            (NodeKind::Infix(Kind::AmpAmp), _) => (Some(right.nodes), None),
            (NodeKind::Infix(Kind::PipePipe), _) => (None, Some(right.nodes)),
            _ => return false,
        };
        let is_object = matches!(&right.item, Item::Value(value) if self.is_object(value));
        let sides = [if_true, if_false];
        if !is_object && !sides.into_iter().flatten().any(|nodes| self.may_use(body, nodes)) {
            return false;
        }
        let constant = match &condition.item {
            Item::Value(Value { constant, .. }) => *constant,
            _ => None,
        };
        let left_out = match constant {
            Some(0) => [if_true, None],
            Some(_) => [None, if_false],
            None if self.is_never_constant(body, condition.nodes) => return false,
            None => sides,
        };
        for (from, to) in left_out.into_iter().flatten() {
            self.left_out(from..=to);
        }
        kind != NodeKind::Question && left_out != [None, None]
    }

    /// A logical operator whose right operand is left out: what converts that is not used.
    fn short_circuit(
        &mut self,
        at: (u32, &Node),
        operator: (Kind, TokenId),
        left: &Value,
        right: Value,
    ) -> Item {
        let before = self.uses.len();
        let item = self.binary(at, operator, left, right);
        if !self.is_object(left) {
            let conversions =
                self.uses.iter_mut().skip(before).filter(|(_, one)| one.form == UseForm::Conversion);
            conversions.for_each(|(_, one)| one.context.is_left_out = true);
        }
        item
    }

    /// Whether nodes in these may use a function, or in code of the device a variable that lasts. Uses are in the order of their nodes
    /// but where a pack is expanded, in an instance.
    fn may_use(&self, body: &Body, (from, to): (u32, u32)) -> bool {
        let mut uses = self.uses.iter().rev().map(|(at, _)| *at).take_while(|at| *at >= from);
        let is_lasting = |node: &Node| self.around.for_device && self.lasting(body, node).is_some();
        let nodes = body.nodes.get(from as usize..=to as usize).unwrap_or_default();
        let calls_compiler = self.compiler_calls.iter().any(|(at, ..)| (from..=to).contains(at));
        self.spelling.is_instance()
            || calls_compiler
            || uses.any(|at| at <= to)
            || nodes.iter().any(is_lasting)
    }

    pub(super) fn binary(
        &mut self,
        at: (u32, &Node),
        (kind, token): (Kind, TokenId),
        left: &Value,
        right: Value,
    ) -> Item {
        if kind == Kind::Assign && left.is_named() && left.parts().1 == right.parts().1 {
            let special = if right.is_lvalue { Special::CopyAssignment } else { Special::MoveAssignment };
            self.implied(at, &left.ty, special, token);
            if self.assigns_implicitly(left, special) {
                return Item::Value(left.clone());
            }
        }
        let (own, other) = (left.parts().1, right.parts().1);
        let is_other = || !right.is_named() || matches!(self.spelling.derives(other, own), Ok(false));
        if kind == Kind::Assign && own != other && self.has_implicit_assignment(left) && is_other() {
            let ty = left.parts().1.clone();
            if !right.is_named() || !self.converts(1, &ty, &right, false) {
                self.takes_converted(1, &left.ty, &right);
            }
            return Item::Value(left.clone());
        }
        if left.is_named() || right.is_named() {
            return self.operator(at, (kind, token), left, Some(&Some(right)));
        }
        if !is_comparison(kind) && (self.is_open_array(left) || self.is_open_array(&right)) {
            return Item::Unknown;
        }
        let constant = binary(kind, left, &right);
        let constancy = left.constancy.with(right.constancy);
        let value = |ty| Item::Value(Value { constant, constancy, ..Value::prvalue(ty) });
        if kind.is_assignment() {
            return Item::Value(left.clone());
        }
        match kind {
            Kind::AmpAmp | Kind::PipePipe => return value(Type::Builtin("b")),
            _ if is_comparison(kind) => return value(Type::Builtin("b")),
            _ => {}
        }
        match (left.decayed(), right.decayed(), kind) {
            (Type::Builtin(one), Type::Builtin(other), _) if is_arithmetic(one) && is_arithmetic(other) => {
                value(Type::Builtin(operand(kind, one, other)))
            }
            (Type::Pointer(_), Type::Pointer(_), Kind::Minus) => value(Type::Builtin("l")),
            (pointer @ Type::Pointer(_), Type::Builtin(_), Kind::Plus | Kind::Minus) => value(pointer),
            (Type::Builtin(_), pointer @ Type::Pointer(_), Kind::Plus) => value(pointer),
            _ => Item::Unknown,
        }
    }
}

/// What `a ? left : right` is, where neither is converted to the class of the other ([expr.cond]).
fn conditional(left: &Value, right: &Value) -> Option<Value> {
    if left.ty == right.ty && left.is_lvalue && right.is_lvalue {
        return Some(Value::lvalue(left.ty.clone()));
    }
    let ((cv, one), (other_cv, other)) = (left.parts(), right.parts());
    if one == other && left.is_lvalue && right.is_lvalue {
        let most = cv.with(other_cv);
        return (most == cv || most == other_cv)
            .then(|| Value::lvalue(super::value::with(most, one.clone())));
    }
    let is_null = |value: &Value| value.is_zero || value.ty == Type::Builtin("Dn");
    let ty = match (left.decayed(), right.decayed()) {
        (one, other) if one == other => one,
        (Type::Builtin(one), Type::Builtin(other)) if is_arithmetic(one) && is_arithmetic(other) => {
            Type::Builtin(common(one, other))
        }
        (pointer @ Type::Pointer(_), _) if is_null(right) => pointer,
        (_, pointer @ Type::Pointer(_)) if is_null(left) => pointer,
        (Type::Pointer(one), Type::Pointer(other)) => {
            let ((cv, one), (other_cv, other)) = (one.unqualified(), other.unqualified());
            let is_void = *one == Type::Builtin("v") || *other == Type::Builtin("v");
            let of = if one == other || *one == Type::Builtin("v") { one } else { other };
            (one == other || is_void)
                .then(|| Type::Pointer(Box::new(super::value::with(cv.with(other_cv), of.clone()))))?
        }
        _ => return None,
    };
    Some(Value::prvalue(ty))
}

/// What operands with commas between them give ([expr.comma]).
pub(super) fn comma(operands: Vec<Item>) -> Item {
    let are_constant = operands.iter().all(is_constant);
    match operands.into_iter().next_back() {
        Some(Item::Value(value)) if !are_constant => {
            Item::Value(Value { constancy: Constancy::None, ..value })
        }
        last => last.unwrap_or(Item::Unknown),
    }
}

/// Some of the operands of a chain, with the operators between them.
struct Grouped {
    item: Item,
    /// Their first node, and the last.
    nodes: (u32, u32),
    /// Of what stands behind a `?`, the nodes before and behind the `:`.
    branches: Option<[(u32, u32); 2]>,
}

pub(super) fn is_comparison(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Equal | Kind::NotEqual | Kind::Less | Kind::Greater | Kind::LessEqual | Kind::GreaterEqual
    )
}

/// Whether the operands of `before` are grouped before `kind` takes the last value. Assignments and conditionals group from the
/// right, others from the left; a `:` ends what is between it and its `?`.
fn is_grouped_before(before: NodeKind, kind: NodeKind, last: &Grouped) -> bool {
    match kind {
        NodeKind::Colon => before != NodeKind::Question || last.branches.is_some(),
        _ => binds(before) > binds(kind) || binds(before) == binds(kind) && !is_right(kind),
    }
}

/// The operator of a chain that takes the operand at `position`, of two the one that binds more strongly; where it stands, and
/// whether the operand is its left one.
pub(super) fn taker(body: &Body, operands: &[u32], position: usize) -> Option<(NodeKind, TokenId, bool)> {
    let between = |at: Option<usize>| {
        let node = body.nodes.get(*operands.get(at?)? as usize)?;
        matches!(node.kind, NodeKind::Infix(_) | NodeKind::Question | NodeKind::Colon)
            .then_some((node.kind, node.at))
    };
    let (before, behind) = (between(position.checked_sub(1)), between(Some(position + 1)));
    let is_left = match (before, behind) {
        (Some((before, _)), Some((behind, _))) => {
            binds(behind) > binds(before) || binds(behind) == binds(before) && is_right(behind)
        }
        (None, Some(_)) => true,
        _ => false,
    };
    let (kind, at) = if is_left { behind } else { before }?;
    Some((kind, at, is_left))
}

/// How strongly an operator binds.
pub(super) fn binds(kind: NodeKind) -> u8 {
    match kind {
        NodeKind::Infix(kind) if kind.is_assignment() => 1,
        NodeKind::Question | NodeKind::Colon => 1,
        NodeKind::Infix(kind) => kind.precedence() + 2,
        _ => 0,
    }
}

fn is_right(kind: NodeKind) -> bool {
    binds(kind) == 1
}
