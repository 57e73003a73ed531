//! Where the released tools tell of the constructors that convert operands: such a call has no place of its own, so it is told
//! where what was evaluated before it was told.
//!
//! Of the operands of a call, the function's name among them, those that are no constants come first where there are two or
//! more of these; otherwise all come as they are written. The constructor's own operands follow the same rule, so one with two
//! that are no constants is told at the last of them. What is not certain is told where the operand begins.

use super::infer::Inference;
use super::initialization::Evaluation;
use super::operators::taker;
use super::{Use, UseForm};
use crate::hir::{Body, Initialization, Jump, NameMeaning, Node, NodeKind, Step};
use crate::ids::model::Type;
use crate::lex::{Kind, TokenId};
use crate::names::Named;
use crate::tree::{FunctionName, Shape, SpecifierKind};
use rustc_hash::FxHashMap;

impl Inference<'_> {
    /// Finds where the conversions of the operands of calls are told in code of the device.
    pub(super) fn place_conversions(&mut self, body: &Body) {
        let is_one = |form: UseForm| form == UseForm::ArgumentConversion;
        if !self.around.for_device || !self.uses.iter().any(|(_, one)| is_one(one.form)) {
            return;
        }
        let mut uses: FxHashMap<u32, Vec<&Use>> = FxHashMap::default();
        for (index, one) in &self.uses {
            uses.entry(*index).or_default().push(one);
        }
        let places = Places { inference: self, body, parents: super::access::parents(body), uses };
        let mut found = Vec::new();
        for (at, (index, one)) in self.uses.iter().enumerate() {
            let function = &self.unit.tree[one.function.function];
            if is_one(one.form) && function.name == FunctionName::Constructor && one.name >= one.at {
                found.extend(places.conversion(*index, one).map(|place| (at, place)));
            }
        }
        for (at, place) in found {
            if let Some((_, one)) = self.uses.get_mut(at).filter(|_| place != TokenId(0)) {
                one.at = place;
            }
        }
    }
}

struct Places<'i, 'b, 'a> {
    inference: &'i Inference<'a>,
    body: &'b Body,
    parents: Vec<Option<u32>>,
    /// What each node uses.
    uses: FxHashMap<u32, Vec<&'i Use>>,
}

/// An operand of a call.
#[derive(Clone, Copy)]
struct Operand {
    is_constant: bool,
    /// Where what comes behind it is told.
    behind: Option<TokenId>,
}

impl Places<'_, '_, '_> {
    fn node(&self, index: u32) -> Option<&Node> {
        self.body.nodes.get(index as usize)
    }

    fn operands(&self, index: u32) -> Vec<u32> {
        self.node(index).map_or(Vec::new(), |node| self.body.operands(node.from, index))
    }

    /// Where the constructor is told that converts an operand of the node `call`, or the one part of it that a constructor makes.
    fn conversion(&self, call: u32, one: &Use) -> Option<TokenId> {
        // Of constants a constexpr constructor makes one where it is written.
        if self.inference.evaluated_by(one.function.function) == Evaluation::Constant {
            return None;
        }
        let roots = self.operands(call);
        let starts = |root: &u32| self.node(*root).is_some_and(|node| node.start == one.at);
        match self.node(call)?.kind {
            NodeKind::Call | NodeKind::Subscript => {}
            // One operator between two operands.
            NodeKind::Chain if roots.len() == 3 => {}
            _ => return None,
        }
        let position = roots.iter().rposition(starts)?;
        // Of the parts of an aggregate each is told behind the one before.
        if self.converted(call, one.at).count() > 1 {
            return None;
        }
        let root = *roots.get(position)?;
        let first = self.node(root)?.from;
        let list = (first..=root).find(|index| {
            self.node(*index).is_some_and(|node| node.kind == NodeKind::List && node.start == one.name)
        });
        if let Some(list) = list {
            let changing = self.changing(&self.operands(list))?;
            if let [_, .., last] = changing.as_slice() {
                return self.behind(*last);
            }
        }
        self.before(call, position)
    }

    fn uses_of(&self, node: u32) -> impl Iterator<Item = &Use> {
        self.uses.get(&node).into_iter().flatten().copied()
    }

    /// The constructors that convert the operand of a call that begins at a token.
    fn converted(&self, call: u32, start: TokenId) -> impl Iterator<Item = &Use> {
        self.uses_of(call).filter(move |one| one.form == UseForm::ArgumentConversion && one.at == start)
    }

    /// Those among operands that are no constants; `None` where that is not certain.
    fn changing(&self, all: &[u32]) -> Option<Vec<u32>> {
        let mut found = Vec::new();
        for &one in all {
            if !self.is_constant(one)? {
                found.push(one);
            }
        }
        Some(found)
    }

    /// Where the operand at a position of a call is told: behind what is evaluated before it.
    fn before(&self, call: u32, position: usize) -> Option<TokenId> {
        let node = self.node(call)?;
        if node.kind == NodeKind::Chain && self.function(call).is_none() {
            // An assignment operator that nobody declares.
            return self.behind(*self.operands(call).first()?).filter(|_| position == 2);
        }
        let (operands, position) = self.of_call(call, position)?;
        let changing = operands.iter().filter(|one| !one.is_constant).count();
        let is_first = |one: &&Operand| changing < 2 || !one.is_constant;
        match operands.get(..position)?.iter().rev().find(is_first) {
            Some(one) => one.behind,
            None => self.entry(call),
        }
    }

    /// The operands of a call, the function and the object before the others, and which of them is at a position of the node.
    fn of_call(&self, call: u32, position: usize) -> Option<(Vec<Operand>, usize)> {
        let node = self.node(call)?;
        let mut roots = self.operands(call);
        if node.kind == NodeKind::Chain {
            roots.remove(1);
        }
        let used = self.function(call)?;
        let callee = self.callee(call, used, &roots)?;
        let skipped = match node.kind {
            NodeKind::Chain => usize::from(callee.is_some()),
            _ => 1,
        };
        let count = self.inference.unit.tree[used.function.function].parameters.iter().count();
        let rest = roots.get(skipped..)?;
        // Default arguments are operands, too.
        if count != rest.len() {
            return None;
        }
        let mut all: Vec<Operand> = callee.into_iter().collect();
        let before = all.len();
        for (at, &root) in rest.iter().enumerate() {
            all.push(self.argument(call, used, (at, root))?);
        }
        let position = if node.kind == NodeKind::Chain { position / 2 } else { position };
        Some((all, position.checked_sub(skipped)? + before))
    }

    /// The function that a node calls with its object, as one operand; the inner `None` of an operator that is no member.
    fn callee(&self, call: u32, used: &Use, roots: &[u32]) -> Option<Option<Operand>> {
        let tree = self.inference.unit.tree;
        let node = self.node(call)?;
        let first = *roots.first()?;
        let callee = self.node(first)?;
        let constant = |place| Some(Some(Operand { is_constant: true, behind: Some(place) }));
        let is_own = || self.is_object(first) == Some(true);
        match (node.kind, callee.kind) {
            (NodeKind::Call, NodeKind::Name(_)) if used.form == UseForm::Name => {
                // An object that nobody writes has no place.
                let scope = tree[tree[used.function.function].declaration].scope;
                if tree[scope].class().is_some() { None } else { constant(callee.start) }
            }
            (NodeKind::Call, NodeKind::Member(_, arrow)) if used.form == UseForm::Member => {
                let object = *self.operands(first).first()?;
                match arrow {
                    true => Some(Some(Operand { is_constant: false, behind: self.behind(object) })),
                    false if self.is_object(object)? => constant(callee.at),
                    false => None,
                }
            }
            (NodeKind::Call, _) if used.form == UseForm::Operator && is_own() => constant(node.at),
            (NodeKind::Subscript, _) if is_own() => constant(callee.start),
            (NodeKind::Chain, _) => match tree.is_member(&tree[used.function.function]) {
                true if is_own() => constant(callee.start),
                true => None,
                false => Some(None),
            },
            _ => None,
        }
    }

    fn argument(&self, call: u32, used: &Use, (at, root): (usize, u32)) -> Option<Operand> {
        let node = self.node(root)?;
        let is_converted = self.converted(call, node.start).next().is_some();
        let ty = self.inference.parameter_type(&used.function, at)?;
        let is_constant = match ty {
            _ if is_converted => false,
            Type::LvalueReference(_) | Type::RvalueReference(_) => self.is_object(root)?,
            _ => self.is_constant(root)?,
        };
        Some(Operand { is_constant, behind: self.behind(root) })
    }

    /// The function that a node calls by its name or as an operator.
    fn function(&self, index: u32) -> Option<&Use> {
        let forms = [UseForm::Name, UseForm::Member, UseForm::Operator];
        let mut own = self.uses_of(index).filter(|one| forms.contains(&one.form));
        let found = own.next()?;
        own.next().is_none().then_some(found)
    }

    /// Where is told what is evaluated first in a node: behind what is evaluated before that.
    fn entry(&self, index: u32) -> Option<TokenId> {
        let node = self.node(index)?;
        let Some(parent) = self.parents.get(index as usize).copied().flatten() else {
            return self.begin(index, node);
        };
        let around = self.node(parent)?;
        let operands = self.operands(parent);
        let position = operands.iter().position(|one| *one == index)?;
        match around.kind {
            NodeKind::Parentheses => self.entry(parent),
            NodeKind::Call if position > 0 => self.before(parent, position),
            NodeKind::Chain => match taker(self.body, &operands, position)? {
                (.., true) => Some(node.start),
                (NodeKind::Infix(_), ..) => self.behind(*operands.get(position.checked_sub(2)?)?),
                _ => None,
            },
            NodeKind::Comma => match position {
                0 => Some(node.start),
                _ => self.behind_discarded(operands.get(..position)?),
            },
            NodeKind::Prefix if self.is_plain_prefix(around) => Some(around.start),
            NodeKind::Statement(Step::Jump(Jump::Return)) => Some(around.at),
            NodeKind::Variable(id, Initialization::Copy | Initialization::Direct) => {
                let tree = self.inference.unit.tree;
                let ty = self.inference.variable_type(id)?;
                let before = node.start.previous();
                let is_written =
                    matches!(self.inference.unit.tokens.kind(before), Kind::Assign | Kind::OpenParen);
                let is_scalar = matches!(ty.unqualified().1, Type::Builtin(_) | Type::Pointer(_));
                let is_alone = !tree.has_specifier(id, SpecifierKind::Static) && !self.is_condition(id);
                (is_written && is_scalar && is_alone).then_some(before)
            }
            _ => None,
        }
    }

    /// Where what stands behind operands with commas is told: names and constants that are discarded are not evaluated.
    fn behind_discarded(&self, operands: &[u32]) -> Option<TokenId> {
        let is_evaluated = |index: &&u32| {
            let kind = self.node(**index).map(|node| node.kind);
            !matches!(kind, Some(NodeKind::Name(_) | NodeKind::Literal))
        };
        match operands.iter().rev().find(is_evaluated) {
            Some(one) => self.behind(*one),
            None => self.node(*operands.first()?).map(|node| node.start),
        }
    }

    /// Whether a variable is declared in the head of a statement that it is the condition of.
    fn is_condition(&self, id: crate::tree::DeclarationId) -> bool {
        let tokens = self.inference.unit.tokens;
        let before = self.inference.unit.tree[id].range.start.previous();
        tokens.kind(before) == Kind::OpenParen && tokens.kind(before.previous()) != Kind::For
    }

    fn is_plain_prefix(&self, node: &Node) -> bool {
        matches!(self.inference.unit.tokens.kind(node.at), Kind::Not | Kind::Minus | Kind::Tilde)
    }

    /// Where a statement is told that is an expression, or has one for a condition.
    fn begin(&self, index: u32, node: &Node) -> Option<TokenId> {
        let tokens = self.inference.unit.tokens;
        let before = node.start.previous();
        let step = self.node(index + 1).map(|next| next.kind);
        if matches!(step, Some(NodeKind::Statement(Step::Condition | Step::Constexpr(_) | Step::Iteration))) {
            let keyword = before.previous();
            let is_head = tokens.kind(before) == Kind::OpenParen
                && matches!(tokens.kind(keyword), Kind::If | Kind::While)
                && tokens.kind(tokens.partner(before).next()) != Kind::Semicolon;
            return is_head.then_some(keyword);
        }
        let is_begin = matches!(
            tokens.kind(before),
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::Else | Kind::CloseParen
        );
        is_begin.then_some(node.start)
    }

    /// Where is told what is evaluated right behind a node.
    fn behind(&self, index: u32) -> Option<TokenId> {
        let node = self.node(index)?;
        let operands = self.operands(index);
        match node.kind {
            NodeKind::Literal | NodeKind::String | NodeKind::Name(_) | NodeKind::Size => Some(node.start),
            NodeKind::Parentheses => self.behind(*operands.first()?),
            NodeKind::Member(..) | NodeKind::Postfix => Some(node.start),
            NodeKind::Call => self.function(index).map(|_| node.start),
            NodeKind::Prefix | NodeKind::Chain if self.is_constant(index)? => Some(node.start),
            NodeKind::Prefix if self.is_plain_prefix(node) => self.behind(*operands.first()?),
            NodeKind::Chain if self.function(index).is_none() => self.behind(*operands.last()?),
            NodeKind::Cast(_) if !self.is_constant(index)? => self.behind(*operands.first()?),
            NodeKind::List => {
                let changing = self.changing(&operands)?;
                match changing.as_slice() {
                    [_, _, ..] => {
                        let constant = operands.iter().rev().find(|one| !changing.contains(one));
                        self.behind(*constant.or(changing.last())?)
                    }
                    _ => self.behind(*operands.last()?),
                }
            }
            _ => None,
        }
    }

    /// Whether the value of an expression is a constant as it is written; `None` where that is not certain.
    fn is_constant(&self, index: u32) -> Option<bool> {
        let node = self.node(index)?;
        let operands = self.operands(index);
        match node.kind {
            NodeKind::Literal | NodeKind::Size => Some(true),
            NodeKind::Parentheses | NodeKind::Cast(_) => self.is_constant(*operands.first()?),
            NodeKind::Prefix if self.is_plain_prefix(node) => self.is_constant(*operands.first()?),
            NodeKind::Postfix => Some(false),
            NodeKind::Member(..) => self.function(index).is_none().then_some(false),
            NodeKind::Call => {
                let function = self.function(index)?.function.function;
                (self.inference.evaluated_by(function) != Evaluation::Constant).then_some(false)
            }
            NodeKind::Chain if self.function(index).is_none() => {
                let mut all = operands.iter().filter(|one| !self.is_operator(**one));
                all.try_fold(true, |known, one| Some(self.is_constant(*one)? && known))
            }
            NodeKind::Name(at) => self.names_constant(at),
            _ => None,
        }
    }

    fn is_operator(&self, index: u32) -> bool {
        let kind = self.node(index).map(|node| node.kind);
        matches!(kind, Some(NodeKind::Infix(_) | NodeKind::Question | NodeKind::Colon))
    }

    fn names_constant(&self, at: u32) -> Option<bool> {
        let name = self.body.names.get(at as usize)?;
        let NameMeaning::Binding(binding, _) = name.meaning else {
            let is_variable = matches!(name.meaning, NameMeaning::Parameter(..) | NameMeaning::Capture(_));
            return is_variable.then_some(false);
        };
        match self.inference.unit.names.declarations(binding, name.token).next()? {
            Named::Enumerator(_) => Some(true),
            Named::Declaration(id) => {
                let ty = self.inference.variable_type(id)?;
                let is_lasting = ty.referred().unqualified().0.is_const
                    || self.inference.unit.tree.has_specifier(id, SpecifierKind::Constexpr);
                (!is_lasting).then_some(false)
            }
            _ => None,
        }
    }

    /// Whether an expression names an object that is no reference, the address of which is a constant of the call.
    fn is_object(&self, index: u32) -> Option<bool> {
        let node = self.node(index)?;
        let NodeKind::Name(at) = node.kind else {
            return match node.kind {
                NodeKind::Call => Some(false),
                NodeKind::Parentheses => self.is_object(*self.operands(index).first()?),
                _ => None,
            };
        };
        let name = self.body.names.get(at as usize)?;
        let tree = self.inference.unit.tree;
        match name.meaning {
            NameMeaning::Parameter(id, _) => {
                let shape = tree.parameters.get(id.index())?.shape;
                (shape == Shape::Plain).then_some(true)
            }
            NameMeaning::Binding(binding, _) => {
                match self.inference.unit.names.declarations(binding, name.token).next()? {
                    Named::Declaration(id) => {
                        let is_local = tree[tree[id].scope].is_block();
                        (is_local && tree.variable(id)?.shape == Shape::Plain).then_some(true)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
