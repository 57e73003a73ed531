//! Objects that are copied or moved into parameters, results and new objects ([dcl.init], [class.copy.ctor]): which constructor
//! makes each. Code of the host is not asked.

use super::infer::{Inference, Item};
use super::value::Value;
use super::{Resolved, Special, UseForm};
use crate::hir::{Body, Jump, NameMeaning, Node, NodeKind, Step};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::names_made_up;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::tree::{DeclarationId, SpecifierKind};

/// An operand that an object of a class is made from.
#[derive(Clone, Debug)]
pub(super) struct Copied {
    /// Which operand of the node.
    operand: usize,
    ty: Type,
    from: Source,
}

/// What an object is made from.
#[derive(Clone, Debug)]
enum Source {
    /// An object of its class, or of a derived one.
    Object(Value),
    /// What a conversion function gives.
    Converted(Resolved),
    /// A value of another type, which a constructor takes.
    Value(Value),
    /// A braced-init-list.
    List(Item),
}

impl Inference<'_> {
    /// The arguments of a call that parameters take by value; `before` operands of the node stand before them.
    pub(super) fn take_by_value(&mut self, before: usize, parameters: &[Type], arguments: &[Option<Value>]) {
        for (index, (ty, argument)) in parameters.iter().zip(arguments).enumerate() {
            if let Some(value) = argument {
                self.takes_by_value(before + index, ty, value);
            }
        }
    }

    /// The operands of an operator that is a function, a member where it has a parameter less.
    pub(super) fn operands_by_value(
        &mut self,
        parameters: &[Type],
        (left, right): (&Value, Option<&Option<Value>>),
    ) {
        let right = right.cloned().flatten();
        let operands = [Some(left.clone()), right];
        let skipped = usize::from(parameters.len() == 1 && operands[1].is_some());
        self.take_by_value(skipped, parameters, operands.get(skipped..).unwrap_or_default());
    }

    /// Notes that an object of type `ty` is made from the operand where it is an object of the same class, or of a derived one.
    pub(super) fn takes_by_value(&mut self, operand: usize, ty: &Type, value: &Value) {
        if self.converts(operand, ty, value, false) || !self.around.for_device {
            return;
        }
        if !value.is_named() {
            return self.takes_converted(operand, ty, value);
        }
        if self.takes_object(operand, ty, value) == Some(false) {
            self.takes_converted(operand, ty, value);
        }
    }

    /// Notes that an object of type `ty` is made from the operand, an object of its class or of a derived one; whether it is one, where
    /// that is known.
    pub(super) fn takes_object(&mut self, operand: usize, ty: &Type, value: &Value) -> Option<bool> {
        let (class, source) = (ty.referred().unqualified().1, value.parts().1);
        if !matches!(class, Type::Named(_)) || names_made_up(class) {
            return None;
        }
        let is_enumeration = matches!(self.spelling.enumeration(source), Ok(Some(_)));
        if class != source && (is_enumeration || !self.spelling.derives(source, class).ok()?) {
            return Some(false);
        }
        // A reference is bound to the object itself.
        if ty.referred() == ty && (value.is_lvalue || value.is_xvalue) {
            let from = Source::Object(value.clone());
            self.copies.push(Copied { operand, ty: class.clone(), from });
        }
        Some(true)
    }

    /// Notes that an object is made of the operand, which is no object, for a parameter of type `ty`, or one that it is bound to.
    pub(super) fn takes_converted(&mut self, operand: usize, ty: &Type, value: &Value) {
        let is_bound = match ty {
            Type::LvalueReference(inner) => inner.unqualified().0 == Cv::CONST,
            _ => true,
        };
        let class = ty.referred().unqualified().1;
        if is_bound && matches!(class, Type::Named(_)) && !names_made_up(class) {
            let from = Source::Value(value.clone());
            self.copies.push(Copied { operand, ty: class.clone(), from });
        }
    }

    /// Notes the conversion function that makes an object of type `ty` of the operand; whether one does.
    pub(super) fn converts(&mut self, operand: usize, ty: &Type, value: &Value, is_direct: bool) -> bool {
        let by = self.conversion_to(ty, value, is_direct);
        let is_one = by.is_some();
        let made = by.map(|function| Copied { operand, ty: ty.clone(), from: Source::Converted(function) });
        self.copies.extend(made);
        is_one
    }

    /// Notes that an argument, an operand of the node, is a list that makes an object for the parameter of type `ty`.
    pub(super) fn takes_listed(&mut self, operand: usize, ty: &Type, list: Item) {
        let class = ty.referred().unqualified().1;
        if matches!(class, Type::Named(_)) && !names_made_up(class) {
            self.copies.push(Copied { operand, ty: class.clone(), from: Source::List(list) });
        }
    }

    /// What a `return` makes of its operand: it is told at the `return`.
    pub(super) fn gives(&mut self, operand: &Item, at: (u32, &Node), body: &Body) {
        let before = self.uses.len();
        let name = body.nodes.get(at.1.from as usize).map_or(at.1.start, |first| first.start);
        match operand {
            Item::Value(value) if value.is_named() => return self.returns(value, at, body),
            Item::Value(value) => {
                self.returns_clauses(&[Some(value.clone())], at, self.start_of_last(at.0, body))
            }
            Item::List(clauses) => self.returns_clauses(clauses, at, name),
            _ => {}
        }
        if let Some(root) = at.0.checked_sub(1).filter(|_| self.around.for_device && operand.is_list())
            && let Some(ty) = self.result(at.1)
        {
            self.aggregate(at, (body, &ty), (root, operand), at.1.at);
        }
        self.told_from(before, at.1.at);
    }

    /// The first token of the expression that ends right before a node.
    fn start_of_last(&self, index: u32, body: &Body) -> TokenId {
        let last = index.checked_sub(1).and_then(|last| body.nodes.get(last as usize));
        last.map_or(TokenId(0), |last| last.start)
    }

    /// The class that the function or lambda being looked at gives an object of, where a `return` of it is evaluated.
    fn result(&self, node: &Node) -> Option<Type> {
        let ty = match self.lambda.is_one() {
            true => self.lambda_gives.clone()?,
            false => self.spelling.returns(self.around.function?).ok()?,
        };
        let is_class = matches!(ty, Type::Named(_)) && !names_made_up(&ty);
        (is_class && node.context.is_evaluated).then_some(ty)
    }

    /// What a `return` makes of the clauses of a braced-init-list, or of a value that is no object.
    fn returns_clauses(&mut self, clauses: &[Option<Value>], at: (u32, &Node), token: TokenId) {
        if let Some(ty) = self.result(at.1)
            && !self.takes_list(&ty)
        {
            // What lambdas return is judged in code of the device alone.
            let form = match self.lambda.is_one() {
                true => UseForm::ArgumentConversion,
                false => UseForm::ImpliedConstruction,
            };
            self.make(at, (&ty, clauses), token, (form, false));
        }
    }

    /// What a `return` gives by value. A variable of the block may be the result itself ([class.copy.elision]).
    fn returns(&mut self, value: &Value, (index, node): (u32, &Node), body: &Body) {
        if self.lambda.is_one() || !matches!(value.parts().1, Type::Named(_)) {
            return;
        }
        let Some(function) = self.around.function else { return };
        let is_converted = node.context.is_evaluated
            && self.spelling.returns(function).is_ok_and(|ty| self.converts(0, &ty, value, false));
        if is_converted || !self.around.for_device {
            return;
        }
        let Some(operand) = returned(body, index) else { return };
        let own = self.own_variable(body, operand);
        let value = match self.named_parameter(body, operand) {
            // A variable or a parameter is moved.
            None if own.is_some() => Value::xvalue(value.ty.clone()),
            Some(Type::Named(_)) => Value::xvalue(value.ty.clone()),
            Some(Type::LvalueReference(_)) | None => value.clone(),
            Some(_) => return,
        };
        // The variable that every `return` names is the result itself.
        let is_result = own.is_some() && self.is_always_returned(body, own);
        if is_result || !node.context.is_evaluated {
            return;
        }
        if let Ok(ty) = self.spelling.returns(function) {
            self.takes_by_value(0, &ty, &value);
        }
    }

    /// The variable with automatic storage duration that an expression is the name of.
    fn own_variable(&self, body: &Body, node: &Node) -> Option<DeclarationId> {
        let tree = self.unit.tree;
        let is_own = |id: &DeclarationId| {
            tree[tree[*id].scope].is_block() && !tree.has_specifier(*id, SpecifierKind::Static)
        };
        self.named_variable(body, node).filter(is_own)
    }

    /// Whether each `return` of the body that has an operand names that variable.
    fn is_always_returned(&self, body: &Body, variable: Option<DeclarationId>) -> bool {
        let is_return = |node: &Node| node.kind == NodeKind::Statement(Step::Jump(Jump::Return));
        let all = (0u32..).zip(&body.nodes).filter(|(_, node)| is_return(node));
        let mut operands = all.filter_map(|(index, _)| returned(body, index));
        operands.all(|operand| self.own_variable(body, operand) == variable)
    }

    /// The declared type of the parameter that an expression is the name of, without qualifiers.
    fn named_parameter(&self, body: &Body, node: &Node) -> Option<Type> {
        let NodeKind::Name(at) = node.kind else { return None };
        let NameMeaning::Parameter(id, scope) = body.names.get(at as usize)?.meaning else { return None };
        if let Some(known) = self.spelling.operator_parameter(id) {
            return known.as_type().map(|ty| ty.unqualified().1.clone());
        }
        let parameter = self.unit.tree.parameters.get(id.index())?;
        let place = self.place(scope, parameter.range.start);
        let ty = self.spelling.declared_at(parameter.type_specifier, parameter.declarator, place);
        Some(ty.map_or(Type::Builtin("v"), |ty| ty.unqualified().1.clone()))
    }

    /// An object that a new-expression copies, where that is all that stands behind the type.
    pub(super) fn copied_by_new(
        &mut self,
        (range, ty): (TokenRange, &Type),
        (index, node): (u32, &Node),
        (body, operands): (&Body, &[Item]),
    ) {
        if let (Some(list), Some(root)) = (operands.last(), index.checked_sub(1))
            && self.around.for_device
            && list.is_list()
        {
            self.aggregate((index, node), (body, ty), (root, list), node.at);
        }
        let found = match operands.last() {
            Some(Item::Value(value)) => Some((value, Kind::OpenParen)),
            Some(list) => list.only_clause().map(|value| (value, Kind::OpenBrace)),
            None => None,
        };
        let Some((value, open)) = found else { return };
        let roots = body.operands(node.from, index);
        let last = roots.len().saturating_sub(1);
        let behind = |root: &&u32| body.nodes.get(**root as usize).is_some_and(|one| one.start >= range.end);
        let is_only = roots.iter().filter(behind).count() == 1 && roots.len() == operands.len();
        if !is_only || self.unit.tokens.kind(range.end) != open {
            return;
        }
        let value = value.clone();
        // Constructors that are written are noted by the grammar.
        if let Some(special) = self.copying(ty, &value) {
            self.implied((index, node), ty, special, node.at);
        } else if !matches!(ty.unqualified().1, Type::Named(_)) {
            self.converts(last, ty, &value, true);
        }
    }

    /// Notes what makes the copies of the operands of a node.
    pub(super) fn copy_operands(&mut self, at: (u32, &Node), body: &Body) {
        let roots = body.operands(at.1.from, at.0);
        let is_spread = roots
            .iter()
            .any(|&root| body.nodes.get(root as usize).is_some_and(|one| matches!(one.kind, NodeKind::Pack)));
        for one in std::mem::take(&mut self.copies) {
            let root = roots.get(one.operand).copied().filter(|_| !is_spread);
            self.copy(at, body, (&one, root), None);
        }
    }

    /// Notes what makes the copies of the operands of an operator, the left one of which begins at `start`.
    pub(super) fn copy_sides(
        &mut self,
        at: (u32, &Node),
        body: &Body,
        (left, right): (u32, u32),
        start: TokenId,
    ) {
        for one in std::mem::take(&mut self.copies) {
            let root = if one.operand == 0 { left } else { right };
            self.copy(at, body, (&one, Some(root)), Some(start));
        }
    }

    /// Whether the call that is the node `index` calls an object by its operator.
    fn calls_object(&self, index: u32) -> bool {
        let last = self.uses.iter().rev().find(|(of, _)| *of == index);
        last.is_some_and(|(_, one)| one.form == UseForm::Operator)
    }

    /// Notes what makes an object of the operand that the node `root` is.
    fn copy(
        &mut self,
        at: (u32, &Node),
        body: &Body,
        (copied, root): (&Copied, Option<u32>),
        left: Option<TokenId>,
    ) {
        let node = root.and_then(|root| body.nodes.get(root as usize));
        let token = node.map_or(at.1.start, |node| node.start);
        let form = UseForm::ArgumentConversion;
        let ty = &copied.ty;
        match &copied.from {
            Source::Converted(function) => {
                let is_object = matches!(ty.referred().unqualified().1, Type::Named(_));
                // As the grammar notes what makes a scalar.
                let (form, token) = match at.1.kind {
                    NodeKind::Call if !is_object && self.calls_object(at.0) => (form, at.1.at),
                    NodeKind::Subscript if !is_object => (form, at.1.start),
                    NodeKind::Chain if !is_object => (form, left.unwrap_or(token)),
                    NodeKind::Call if !is_object => (form, token),
                    NodeKind::Variable(..) | NodeKind::Subobject(..) if !is_object => {
                        (UseForm::Conversion, at.1.at)
                    }
                    NodeKind::Cast(_) if !is_object => (UseForm::Conversion, at.1.start),
                    _ => (UseForm::Conversion, token),
                };
                self.used(at, (token, token, form), function.clone());
            }
            Source::Object(value) => self.copy_object(at, (ty, value), token),
            Source::Value(value) => {
                let before = self.uses.len();
                self.make(at, (ty, &[Some(value.clone())]), token, (form, false));
                self.copies.clear();
                if self.uses.len() == before
                    && let Some(function) = self.only_converting_constructor(ty, value)
                {
                    self.used(at, (token, token, form), function);
                }
            }
            Source::List(list) => match (list, root) {
                (list, Some(root)) if self.has_no_constructor(ty) => {
                    self.aggregate(at, (body, ty), (root, list), token);
                }
                (Item::List(clauses), _) if !self.takes_list(ty) => {
                    self.make(at, (ty, clauses), token, (form, false));
                    self.copies.clear();
                }
                _ => {}
            },
        }
        // What an argument is copied to is noted with the call.
        let is_made = match at.1.kind {
            NodeKind::Call => !matches!(copied.from, Source::Object(_)),
            kind => kind == NodeKind::Chain,
        };
        if is_made && !self.names_object(&copied.from) {
            self.end_converted(at, ty, token);
        }
    }

    /// Whether a conversion function gives a reference: nothing is made.
    fn names_object(&self, from: &Source) -> bool {
        let Source::Converted(function) = from else { return false };
        let result = self.spelling.given(&function.given).returns(function.function);
        !result.is_ok_and(|ty| ty.referred() == &ty)
    }

    /// Notes what destroys the object that an argument or an operand was converted to, in code of the device.
    fn end_converted(&mut self, at: (u32, &Node), ty: &Type, token: TokenId) {
        let class = ty.referred().unqualified().1;
        if !self.around.for_device || !matches!(class, Type::Named(_)) || names_made_up(class) {
            return;
        }
        self.ends(at, class, (token, UseForm::ArgumentDestruction));
    }

    fn copy_object(&mut self, at: (u32, &Node), (ty, value): (&Type, &Value), token: TokenId) {
        if let Some(special) = self.copying(ty, value) {
            self.implied(at, ty, special, token);
        }
        let key = (ty.clone(), value.ty.clone(), value.is_lvalue);
        let known = self.memo(ty).and_then(|memo| memo.copies.borrow().get(&key).cloned());
        if let Some(known) = known {
            if let Some(function) = known {
                self.used(at, (token, token, UseForm::ArgumentConversion), function);
            }
            return;
        }
        let before = self.uses.len();
        self.make(at, (ty, &[Some(value.clone())]), token, (UseForm::ArgumentConversion, false));
        self.copies.clear();
        let found = self.uses.get(before).map(|(_, one)| one.function.clone());
        if let Some(memo) = self.memo(ty) {
            memo.copies.borrow_mut().insert(key, found);
        }
    }

    /// The special member that makes an object of a class from another one.
    pub(super) fn copying(&self, ty: &Type, value: &Value) -> Option<Special> {
        let is_same =
            value.parts().1 == ty.unqualified().1 || self.spelling.derives(value.parts().1, ty) == Ok(true);
        match (is_same, value.is_lvalue, value.is_xvalue) {
            (true, true, _) => Some(Special::CopyConstructor),
            (true, _, true) => Some(Special::MoveConstructor),
            _ => None,
        }
    }
}

/// The operand of the `return` that the node `index` is, parentheses around it left aside; `None` where it has none.
fn returned(body: &Body, index: u32) -> Option<&Node> {
    let from = body.nodes.get(index as usize)?.from;
    let mut last = index.checked_sub(1).filter(|&last| last >= from)?;
    loop {
        let node = body.nodes.get(last as usize)?;
        if node.kind != NodeKind::Parentheses {
            return Some(node);
        }
        last = last.checked_sub(1)?;
    }
}
