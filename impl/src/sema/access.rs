//! What a body does with the variables with static storage duration, or with attributes, that it names: whether their values
//! are taken ([conv.lval]), replaced, or pointed to.
//!
//! From the name of a variable the walk goes outwards over the expressions around it, as long as these are lvalues of the
//! object or of a part of it, up to what takes the value, or a reference.

mod address;
mod cast;
mod chain;
mod created;
mod folding;
mod listed;
mod object;
mod passed;
mod subject;
mod waiting;
mod whole;

pub(crate) use folding::Generated;
use subject::Subject;

use super::infer::{Inference, Item};
use super::value::Value;
use super::{Implied, Resolved, Special, Use, UseContext, UseForm, VariableInstance};
use crate::hir::{Body, Initialization, Jump, Node, NodeKind, Step};
use crate::ids::model::Type;
use crate::ids::spelled::UNKNOWN_BOUND;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::limits;
use crate::names::Named;
use crate::tree::{DeclarationId, DeclarationKind, Deduced, Shape, SpecifierKind};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};
use std::cell::RefCell;
use std::rc::Rc;

/// What is done with a variable, a member or an element of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// Its value is taken.
    Read,
    /// It is assigned to.
    Written,
    /// Its address is taken, a reference is bound to it, an array becomes a pointer.
    Addressed,
}

type Found = SmallVec<[Access; 2]>;

/// A variable that is named.
#[derive(Clone, Debug)]
pub(crate) struct Accessed {
    /// The name where it is used.
    pub(crate) name: TokenId,
    /// The first token of the id-expression or member access.
    pub(crate) start: TokenId,
    /// What it is, if it is made from a template.
    pub(crate) instance: Option<Box<VariableInstance>>,
    /// The name where the variable is declared.
    pub(crate) declared: TokenId,
    pub(crate) context: UseContext,
    /// The `[` of the innermost lambda around it.
    pub(crate) lambda: Option<TokenId>,
    /// What a block's own variable that is const is initialised with is no constant, as far as that is certain.
    pub(crate) is_constant: Option<bool>,
    /// What is done with it; `None` where that is not certain.
    pub(crate) how: Option<Found>,
    /// What comes of it in code that is generated.
    pub(crate) generated: Generated,
    /// That is done through its address, which a C-style cast makes another pointer while it is a constant ([expr.const]).
    pub(crate) is_cast: bool,
    /// What stands around needs the object, even where it is a constant.
    pub(crate) is_object: bool,
}

impl Accessed {
    /// Whether nothing but its address is taken.
    pub(crate) fn is_address(&self) -> bool {
        self.how.as_ref().is_some_and(is_address)
    }
}

fn is_address(how: &Found) -> bool {
    !how.is_empty() && how.iter().all(|one| *one == Access::Addressed)
}

/// As much of a type as matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Scalar,
    Array,
    Class,
    Unknown,
}

/// An lvalue of the variable, or of a part of it.
struct Part {
    node: u32,
    value: Value,
    /// An array became a pointer on the way.
    is_followed: bool,
}

/// Where the walk goes from an expression.
enum Next {
    /// The expression around is an lvalue of the same object or of a part of it.
    Part(Part),
    Done(Option<Found>),
}

fn done(access: Access) -> Next {
    Next::Done(Some(smallvec![access]))
}

const UNCERTAIN: Next = Next::Done(None);

impl Inference<'_> {
    /// What `body`, that of the lambda with that `[` if there is one, does with such variables.
    pub(super) fn accesses(&self, body: &Body, lambda: Option<TokenId>) -> Vec<Accessed> {
        let mut all = Vec::new();
        let named = body.since(crate::hir::Mark::default());
        let named: Vec<(u32, Subject<'_>)> =
            named.filter_map(|(index, node)| Some((index, self.subject(body, node)?))).collect();
        if !named.is_empty() {
            let (items, uses) = self.within(body, 0, body.nodes.len() as u32);
            let walk = Walk {
                inference: self,
                body,
                items,
                uses,
                parents: parents(body),
                lambda,
                lists: RefCell::default(),
                operands: RefCell::default(),
            };
            all.extend(named.into_iter().filter_map(|(index, subject)| walk.accessed(index, subject)));
        }
        for node in &body.nodes {
            if let NodeKind::Lambda(at) = node.kind
                && let Some(inner) = body.lambdas.get(at as usize)
                && self.is_looked_into(node, inner)
            {
                all.extend(self.accesses(&inner.statements, Some(node.start)));
            }
        }
        all
    }
}

/// The expression around each node.
pub(super) fn parents(body: &Body) -> Vec<Option<u32>> {
    let mut parents = vec![None; body.nodes.len()];
    let mut roots: Vec<u32> = Vec::new();
    for (index, node) in (0u32..).zip(&body.nodes) {
        while let Some(&last) = roots.last().filter(|last| **last >= node.from) {
            if let Some(parent) = parents.get_mut(last as usize) {
                *parent = Some(index);
            }
            roots.pop();
        }
        roots.push(index);
    }
    parents
}

struct Walk<'i, 'a> {
    inference: &'i Inference<'a>,
    body: &'i Body,
    /// What the expressions are, by node.
    items: FxHashMap<u32, Item>,
    /// The functions that they use.
    uses: Vec<(u32, Use)>,
    parents: Vec<Option<u32>>,
    lambda: Option<TokenId>,
    /// What the clauses of lists initialise, by list, where that was asked.
    lists: RefCell<FxHashMap<u32, listed::Listed>>,
    /// The operands of expressions, where they were asked: those of a long list are asked by each of them.
    operands: RefCell<FxHashMap<u32, Rc<[u32]>>>,
}

impl Walk<'_, '_> {
    fn accessed(&self, index: u32, subject: Subject<'_>) -> Option<Accessed> {
        let Subject { id, instance } = subject;
        let tree = self.inference.unit.tree;
        let node = self.node(index)?;
        let (NodeKind::Name(at) | NodeKind::Member(at, _)) = node.kind else { return None };
        let name = self.body.names.get(at as usize)?;
        let how = self.object(subject).map(|(value, is_reference)| match is_reference {
            // Whatever is done to what a reference names, the reference is read.
            true => Some(smallvec![Access::Read]),
            false => self.follow(Part { node: index, value, is_followed: false }),
        });
        let how = how.flatten();
        let is_const = self.is_const(subject);
        let is_object = is_const && self.is_judged(id) && self.is_needed(index, id);
        Some(Accessed {
            name: name.token,
            start: node.start,
            instance: instance.cloned().map(Box::new),
            declared: tree.variable(id)?.name_token?,
            context: node.context,
            lambda: self.lambda,
            is_constant: self.is_constant(id),
            generated: self.generated((index, subject), how.as_ref(), (is_const, is_object)),
            how,
            is_cast: self.is_address_cast(index),
            is_object,
        })
    }

    /// Whether anybody asks what is done with the constant: code of the host may do anything with its own, which have no attributes.
    fn is_judged(&self, id: DeclarationId) -> bool {
        let tree = self.inference.unit.tree;
        let all = tree[id].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
        self.inference.around.for_device
            || all.iter().chain([&id]).any(|one| !tree.attributes_of(*one).is_empty())
    }

    /// The node whose operand the node `index` is.
    fn parent(&self, index: u32) -> Option<u32> {
        self.parents.get(index as usize).copied().flatten()
    }

    fn node(&self, index: u32) -> Option<&Node> {
        self.body.nodes.get(index as usize)
    }

    /// Whether a block's own variable is const and initialised with a constant.
    fn is_constant(&self, id: DeclarationId) -> Option<bool> {
        let tree = self.inference.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return None };
        let is_constexpr = tree.has_specifier(id, SpecifierKind::Constexpr);
        let is_const = is_constexpr || self.inference.declared_type(variable)?.unqualified().0.is_const;
        let Some(range) = tree[variable].initializer.range().filter(|_| is_const) else { return Some(false) };
        let ty = self.inference.declared_type(variable)?;
        if self.sort(&ty) != Sort::Scalar {
            return Some(false);
        }
        let place = self.inference.place(tree[id].scope, range.start);
        let value = tree[variable].initializer.value().unwrap_or_default();
        let tokens = self.inference.unit.tokens;
        if is_constexpr || value.iter().all(|at| tokens.kind(at).is_literal()) {
            return Some(true);
        }
        match self.inference.spelling.constant_at(value, place) {
            Ok(_) => Some(true),
            // The released tool waits for the instance.
            Err(_) if self.is_dependent(value, tree[id].scope) => Some(true),
            // A call of a function that is not constexpr, a parameter.
            Err(_) => self.names_no_constant(value, id).then_some(false),
        }
    }

    /// Whether an initialiser of `id` certainly evaluates what is no constant.
    fn names_no_constant(&self, value: TokenRange, id: DeclarationId) -> bool {
        let initialized = self.body.nodes.iter().zip(0u32..);
        let mut initialized =
            initialized.filter(|(node, _)| matches!(node.kind, NodeKind::Variable(other, _) if other == id));
        initialized.next().is_some_and(|(node, index)| {
            node.from < index && self.inference.is_never_constant(self.body, (node.from, index - 1))
        }) && !value.is_empty()
    }

    fn follow(&self, mut part: Part) -> Option<Found> {
        loop {
            let next = match self.parent(part.node) {
                Some(parent) => self.around(part, parent),
                None => return self.alone(&part),
            };
            match next {
                Next::Part(outer) => part = outer,
                Next::Done(found) => return found,
            }
        }
    }

    fn sort(&self, ty: &Type) -> Sort {
        match ty.unqualified().1 {
            Type::Builtin(_) | Type::Vendor(_) | Type::Pointer(_) | Type::MemberPointer { .. } => {
                Sort::Scalar
            }
            Type::Array(..) => Sort::Array,
            ty @ Type::Named(_) => match self.inference.spelling.class_scope(ty) {
                Ok(Some(_)) => Sort::Class,
                Ok(None) => Sort::Scalar,
                Err(_) => Sort::Unknown,
            },
            _ => Sort::Unknown,
        }
    }

    /// The operands of the expression `parent`.
    fn operands(&self, parent: u32) -> Rc<[u32]> {
        let from = self.node(parent).map_or(parent, |node| node.from);
        let mut known = self.operands.borrow_mut();
        let found = known.entry(parent).or_insert_with(|| self.body.operands(from, parent).into());
        Rc::clone(found)
    }

    /// The value of another expression.
    fn value(&self, index: u32) -> Option<&Value> {
        match self.items.get(&index)? {
            Item::Value(value) => Some(value),
            _ => None,
        }
    }

    /// Whether operators on the expression are built in whatever else is an operand.
    fn is_plain(&self, index: u32) -> bool {
        self.value(index).is_some_and(|value| {
            !value.is_named() && matches!(self.sort(&value.ty), Sort::Scalar | Sort::Array)
        })
    }

    /// What the expression `parent` does with an operand of it.
    fn around(&self, part: Part, parent: u32) -> Next {
        let Some(node) = self.node(parent) else { return UNCERTAIN };
        let same = |part: Part| Next::Part(Part { node: parent, ..part });
        let operands = self.operands(parent);
        let position = operands.iter().position(|one| *one == part.node).unwrap_or_default();
        match node.kind {
            NodeKind::Parentheses => same(part),
            NodeKind::Member(at, arrow) => self.member(part, parent, (at, arrow)),
            NodeKind::Subscript => self.subscript(part, (parent, node), (&operands, position)),
            NodeKind::Call => Next::Done(self.called(&part, (parent, node), (&operands, position))),
            NodeKind::Configuration => Next::Done(self.operand(&part)),
            NodeKind::Prefix => self.prefix(part, (parent, node)),
            NodeKind::Postfix => Next::Done(self.changed(&part, (parent, node))),
            NodeKind::Cast(range) => self.cast(part, (parent, node), range),
            NodeKind::Chain => self.chain(part, (parent, node), (&operands, position)),
            NodeKind::Comma if position + 1 == operands.len() => same(part),
            NodeKind::Comma => Next::Done(Some(self.discarded(&part))),
            NodeKind::List | NodeKind::DesignatedList => Next::Done(self.listed(&part, parent)),
            NodeKind::Variable(id, how) => Next::Done(self.variable(&part, (parent, node), (id, how))),
            NodeKind::Subobject(member, _) => Next::Done(self.subobject(&part, (parent, node), member)),
            NodeKind::New(range) | NodeKind::NewArray(range) => {
                Next::Done(self.created(&part, (parent, node), (&operands, position), range))
            }
            NodeKind::Delete => Next::Done(self.operand(&part)),
            NodeKind::Throw => Next::Done(self.copied(&part)),
            NodeKind::Range(_) => done(Access::Addressed),
            NodeKind::DefaultArgument(function, at) => {
                let types = self.inference.spelling.parameters(function).unwrap_or_default();
                Next::Done(types.get(usize::from(at)).and_then(|ty| self.initializes(ty, &part)))
            }
            NodeKind::Lambda(_) => Next::Done(self.captured(&part)),
            NodeKind::Statement(Step::Jump(Jump::Return)) => Next::Done(self.returned(&part, node)),
            NodeKind::Statement(_) => Next::Done(Some(self.discarded(&part))),
            _ => UNCERTAIN,
        }
    }

    /// Its value is not used ([expr.context]).
    fn discarded(&self, part: &Part) -> Found {
        let (cv, _) = part.value.parts();
        match part.is_followed {
            _ if cv.is_volatile && self.sort(&part.value.ty) == Sort::Scalar => smallvec![Access::Read],
            true => smallvec![Access::Addressed],
            false => SmallVec::new(),
        }
    }

    /// An operand of what is built in.
    fn operand(&self, part: &Part) -> Option<Found> {
        match self.sort(&part.value.ty) {
            Sort::Scalar => Some(smallvec![Access::Read]),
            Sort::Array => Some(smallvec![Access::Addressed]),
            Sort::Class | Sort::Unknown => None,
        }
    }

    /// `++` and `--`
    fn changed(&self, part: &Part, at: (u32, &Node)) -> Option<Found> {
        match self.sort(&part.value.ty) {
            Sort::Scalar if !part.value.is_named() => Some(smallvec![Access::Read, Access::Written]),
            Sort::Class => self.operator(part, at, 0),
            _ => None,
        }
    }

    /// Its value initialises an object of its own type.
    fn copied(&self, part: &Part) -> Option<Found> {
        match self.sort(&part.value.ty) {
            Sort::Class => self.copied_as(part.value.parts().1),
            _ => self.operand(part),
        }
    }

    /// An object of the class is copied, as such.
    fn copied_as(&self, class: &Type) -> Option<Found> {
        let is_trivial = self.is_trivial(class, Special::CopyConstructor, 0)?;
        Some(smallvec![if is_trivial { Access::Read } else { Access::Addressed }])
    }

    /// Whether copying objects of the class is copying their bytes ([class.copy.ctor]); `None` where that is not certain.
    fn is_trivial(&self, class: &Type, special: Special, depth: u16) -> Option<bool> {
        if depth > limits::SUBOBJECTS {
            return None;
        }
        match self.inference.special(class, special)? {
            Implied::Function(_) => return Some(false),
            Implied::Implicit(_) if self.inference.is_polymorphic(class, 0) => return None,
            Implied::Implicit(_) => {}
        }
        for (ty, _) in self.inference.spelling.subobjects(class).ok()? {
            if let Some(class) = super::special::class_of(&ty)
                && self.sort(class) != Sort::Scalar
                && !self.is_trivial(class, special, depth + 1)?
            {
                return Some(false);
            }
        }
        Some(true)
    }

    /// It initialises an object, or a reference, of type `ty` ([dcl.init]).
    fn initializes(&self, ty: &Type, part: &Part) -> Option<Found> {
        let own = part.value.parts().1;
        match ty {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                let target = inner.unqualified().1;
                match (self.sort(own), self.sort(target)) {
                    _ if own == target => Some(smallvec![Access::Addressed]),
                    // A reference to an object of another type is bound to a temporary one.
                    (Sort::Scalar, Sort::Scalar) => Some(smallvec![Access::Read]),
                    (Sort::Array, Sort::Array | Sort::Scalar) => Some(smallvec![Access::Addressed]),
                    (Sort::Class, Sort::Class) => match self.inference.spelling.derives(own, target).ok()? {
                        true => Some(smallvec![Access::Addressed]),
                        false => self.converted(target, part),
                    },
                    (Sort::Scalar | Sort::Array, Sort::Class) => self.converted(target, part),
                    _ => None,
                }
            }
            Type::Builtin("v") => Some(self.discarded(part)),
            ty => match (self.sort(own), self.sort(ty)) {
                (Sort::Scalar | Sort::Array, Sort::Scalar) => self.operand(part),
                // A conversion function is called.
                (Sort::Class, Sort::Scalar) => Some(smallvec![Access::Addressed]),
                (Sort::Class, Sort::Class) if own == ty.unqualified().1 => self.copied(part),
                (Sort::Scalar | Sort::Array | Sort::Class, Sort::Class) => {
                    self.converted(ty.unqualified().1, part)
                }
                _ => None,
            },
        }
    }

    /// An object of another class is made of it, or of its base.
    fn converted(&self, class: &Type, part: &Part) -> Option<Found> {
        let own = part.value.parts().1;
        if self.sort(own) == Sort::Class {
            if self.inference.spelling.derives(own, class).ok()? {
                return if self.is_empty(class, 0) { Some(Found::new()) } else { self.copied_as(class) };
            }
            if self.inference.conversion_to(class, &part.value, false).is_some() {
                return Some(smallvec![Access::Addressed]);
            }
        }
        let constructor = self.inference.converting_constructor(class, &part.value)?;
        self.passed(part, &constructor, 0)
    }

    fn member(&self, part: Part, index: u32, (at, arrow): (u32, bool)) -> Next {
        let sort = self.sort(&part.value.ty);
        let object = match (arrow, sort) {
            (true, Sort::Scalar) => return done(Access::Read),
            (true, Sort::Class) => return done(Access::Addressed),
            (true, Sort::Array) => match part.value.pointee() {
                Some(element) => Part { value: element, is_followed: true, ..part },
                None => return UNCERTAIN,
            },
            (false, Sort::Class) => part,
            _ => return UNCERTAIN,
        };
        let spelling = &self.inference.spelling;
        let Some(name) = self.body.names.get(at as usize) else { return UNCERTAIN };
        let class = object.value.parts().1;
        let tree = self.inference.unit.tree;
        if let Ok(member) = spelling.member(class, name.symbol)
            && let Some(Named::Declaration(id)) =
                self.inference.unit.names.declarations(member.binding, crate::names::END).next()
            && tree.variable(id).is_some_and(|variable| variable.is_field)
            && let Ok((ty, is_mutable)) = spelling.field(&member.class, name.symbol)
        {
            // What a reference names is another object.
            if matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_)) {
                return Next::Done(Some(SmallVec::new()));
            }
            let value = object.value.part(ty, is_mutable);
            return Next::Part(Part { node: index, value, ..object });
        }
        let is_static =
            |id: crate::tree::FunctionId| tree.has_specifier(tree[id].declaration, SpecifierKind::Static);
        match self.items.get(&index) {
            Some(Item::Functions(all)) if all.candidates.iter().all(|one| !is_static(one.function)) => {
                done(Access::Addressed)
            }
            Some(Item::Functions(all)) if all.candidates.iter().all(|one| is_static(one.function)) => {
                Next::Done(Some(SmallVec::new()))
            }
            _ => UNCERTAIN,
        }
    }

    fn subscript(
        &self,
        part: Part,
        (index, node): (u32, &Node),
        (operands, position): (&[u32], usize),
    ) -> Next {
        let is_object = position == 0 || self.sort(&part.value.ty) == Sort::Array;
        let other = operands.iter().enumerate().find(|(at, _)| *at != position).map(|(_, one)| *one);
        if is_object && self.sort(&part.value.ty) == Sort::Class {
            return done(Access::Addressed);
        }
        let Some(other) = other.filter(|_| operands.len() == 2) else { return UNCERTAIN };
        match self.sort(&part.value.ty) {
            _ if !self.is_plain(other) => Next::Done(self.operator(&part, (index, node), position)),
            Sort::Array if is_object && is_open(&part.value.ty) => done(Access::Addressed),
            Sort::Array if is_object => match part.value.pointee() {
                Some(value) => Next::Part(Part { node: index, value, is_followed: true }),
                None => UNCERTAIN,
            },
            _ => Next::Done(self.operand(&part)),
        }
    }

    fn prefix(&self, part: Part, (index, node): (u32, &Node)) -> Next {
        let kind = self.inference.unit.tokens.kind(node.at);
        let sort = self.sort(&part.value.ty);
        if sort == Sort::Class && kind != Kind::Amp {
            return Next::Done(self.operator(&part, (index, node), 0));
        }
        match (kind, sort) {
            (Kind::Amp, _) => {
                let target = part.value.clone();
                self.followed(Part { is_followed: true, ..part }, index, target)
            }
            (Kind::Star, Sort::Array) if is_open(&part.value.ty) => done(Access::Addressed),
            (Kind::Star, Sort::Array) => match part.value.pointee() {
                Some(value) => Next::Part(Part { node: index, value, is_followed: true }),
                None => UNCERTAIN,
            },
            (Kind::PlusPlus | Kind::MinusMinus, _) => Next::Done(self.changed(&part, (index, node))),
            (Kind::Star | Kind::Plus | Kind::Minus | Kind::Tilde | Kind::Not, _) => {
                Next::Done(self.operand(&part))
            }
            _ => UNCERTAIN,
        }
    }

    /// The operand at `position` of an operator that is a function.
    fn operator(&self, part: &Part, (index, node): (u32, &Node), position: usize) -> Option<Found> {
        self.operator_at(part, index, node.at, position)
    }

    fn operator_at(&self, part: &Part, index: u32, at: TokenId, position: usize) -> Option<Found> {
        let tree = self.inference.unit.tree;
        let mut uses = self
            .uses
            .iter()
            .filter(|(of, one)| *of == index && one.at == at && one.form == UseForm::Operator);
        let (_, chosen) = uses.next()?;
        let declaration = tree[chosen.function.function].declaration;
        let is_member = tree[tree[declaration].scope].class().is_some()
            && !tree.has_specifier(declaration, SpecifierKind::Friend);
        match (is_member, position) {
            (true, 0) => Some(smallvec![Access::Addressed]),
            (true, position) => self.passed(part, &chosen.function, position - 1),
            (false, position) => self.passed(part, &chosen.function, position),
        }
    }

    /// The argument at `position` of a function.
    fn passed(&self, part: &Part, function: &Resolved, position: usize) -> Option<Found> {
        let tree = self.inference.unit.tree;
        let entry = &tree[function.function];
        match entry.has_ellipsis && position >= entry.parameters.iter().count() {
            true => self.copied(part),
            false => self.initializes(&self.inference.parameter_type(function, position)?, part),
        }
    }

    fn called(
        &self,
        part: &Part,
        (index, node): (u32, &Node),
        (operands, position): (&[u32], usize),
    ) -> Option<Found> {
        if position == 0 {
            return match self.sort(&part.value.ty) {
                Sort::Class => Some(smallvec![Access::Addressed]),
                _ => self.operand(part),
            };
        }
        let callee = *operands.first()?;
        if let Some(function) = self.pointed_function(callee) {
            return match function.parameters.get(position - 1) {
                Some(ty) => self.initializes(ty, part),
                None => function.variadic.then(|| self.copied(part)).flatten(),
            };
        }
        let start = self.node(callee)?.start;
        if self.is_dependent(TokenRange::new(start, node.at), node.scope) {
            return Some(cast::unconverted(part));
        }
        match self.items.get(&callee)? {
            // The instances of a template convert it.
            Item::Type(_) if self.inference.around.is_pattern => return Some(cast::unconverted(part)),
            Item::Type(ty) if self.sort(ty) == Sort::Scalar || ty.unqualified().1 == part.value.parts().1 => {
                return self.initializes(ty, part).filter(|_| operands.len() == 2);
            }
            Item::Value(other) if !other.is_named() => return None,
            _ => {}
        }
        if !node.context.is_evaluated {
            return None;
        }
        match (self.callee((index, node), operands), self.items.get(&callee)) {
            (Some((function, before)), _) => self.passed(part, function, position.checked_sub(before)?),
            (None, Some(Item::Functions(all))) if !self.is_launch(operands) => {
                self.passed_to_any(part, all, (operands, position))
            }
            _ => None,
        }
    }

    /// The function that a call calls or launches, and how many of its operands stand before the arguments.
    fn callee(&self, (index, node): (u32, &Node), operands: &[u32]) -> Option<(&Resolved, usize)> {
        if self.is_launch(operands) {
            let start = self.node(*operands.first()?)?.start;
            return Some((self.launched(TokenRange::new(start, node.at))?, 2));
        }
        let is_called = |form: UseForm| {
            form.constructs() || matches!(form, UseForm::Name | UseForm::Member | UseForm::Operator)
        };
        let mut uses = self.uses.iter().filter(|(of, one)| *of == index && is_called(one.form));
        Some((&uses.next()?.1.function, 1))
    }

    fn is_launch(&self, operands: &[u32]) -> bool {
        let kind = |one: &u32| self.node(*one).map(|one| one.kind);
        operands.iter().any(|one| kind(one) == Some(NodeKind::Configuration))
    }

    /// The kernel of a launch that is named in `callee`.
    fn launched(&self, callee: TokenRange) -> Option<&Resolved> {
        let mut launches = self.inference.found.launches.iter();
        launches.find(|one| callee.contains(one.name)).map(|one| &one.function)
    }

    fn declared_type(&self, id: DeclarationId) -> Option<Type> {
        let tree = self.inference.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return None };
        if tree[variable].is_deduced {
            return None;
        }
        self.inference.declared_type(variable)
    }

    /// The initialiser of another variable.
    fn variable(
        &self,
        part: &Part,
        (index, node): (u32, &Node),
        (id, how): (DeclarationId, Initialization),
    ) -> Option<Found> {
        let tree = self.inference.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return None };
        if node.from + 1 < index && self.body.operands(node.from, index).len() > 1 {
            let mut uses = self.uses.iter().filter(|(of, one)| *of == index && one.form.constructs());
            let position = self.body.operands(node.from, index).iter().position(|one| *one == part.node)?;
            return self.passed(part, &uses.next()?.1.function, position);
        }
        if tree[variable].is_deduced {
            return match tree[variable].shape {
                Shape::LvalueReference | Shape::RvalueReference => Some(smallvec![Access::Addressed]),
                Shape::Plain | Shape::Pointer if how != Initialization::List => self.copied(part),
                _ => None,
            };
        }
        let Some(ty) = self.inference.declared_type(variable) else {
            let one = &tree[variable];
            return match one.shape {
                _ if !self.is_dependent(one.type_specifier, tree[id].scope) => None,
                Shape::LvalueReference => Some(smallvec![Access::Addressed]),
                Shape::Plain => Some(cast::unconverted(part)),
                _ => None,
            };
        };
        self.initializes(&ty, part).or_else(|| {
            let mut uses = self.uses.iter().filter(|(of, one)| *of == index && one.form.constructs());
            self.passed(part, &uses.next()?.1.function, 0)
        })
    }

    /// An operand of a mem-initializer.
    fn subobject(
        &self,
        part: &Part,
        (index, node): (u32, &Node),
        member: Option<DeclarationId>,
    ) -> Option<Found> {
        let operands = self.body.operands(node.from, index);
        let position = operands.iter().position(|one| *one == part.node)?;
        let alone = match operands.as_slice() {
            [_] => self.initializes(&self.inference.subobject_type(member, node)?, part),
            _ => None,
        };
        alone.or_else(|| {
            let makes = |one: &Use| one.form.constructs() || one.form.is_subobject();
            let mut uses = self.uses.iter().filter(|(of, one)| *of == index && makes(one));
            self.passed(part, &uses.next()?.1.function, position)
        })
    }

    /// The operand of a `return`.
    fn returned(&self, part: &Part, node: &Node) -> Option<Found> {
        // The instances of a template convert it.
        if self.inference.around.is_pattern {
            return Some(cast::unconverted(part));
        }
        let is_deduced = match self.lambda {
            Some(open) => self.trailing_return(open).is_none(),
            None => {
                let (tree, tokens) = (self.inference.unit.tree, self.inference.unit.tokens);
                let function = &tree[self.inference.around.function?];
                let result = tree.result_type(function);
                let is_auto = result.iter().all(|at| matches!(tokens.kind(at), Kind::Auto | Kind::Const));
                if function.deduced != Deduced::No && !is_auto {
                    return None;
                }
                is_auto
            }
        };
        if is_deduced { self.copied(part) } else { self.initializes(&self.return_type(node)?, part) }
    }

    /// What the function or lambda around gives back, where that is written.
    fn return_type(&self, node: &Node) -> Option<Type> {
        if let Some(open) = self.lambda {
            return self.inference.type_id(self.trailing_return(open)?, node.at, node);
        }
        let function = self.inference.around.function?;
        self.inference.spelling.returns(function).ok()
    }

    /// The type behind `->` of the lambda with that `[`.
    fn trailing_return(&self, open: TokenId) -> Option<TokenRange> {
        let tokens = self.inference.unit.tokens;
        let mut at = tokens.partner(open).next();
        while !matches!(tokens.kind(at), Kind::Arrow | Kind::OpenBrace | Kind::End) {
            at = tokens.behind(at);
        }
        let start = at.next();
        if tokens.kind(at) != Kind::Arrow {
            return None;
        }
        while !matches!(tokens.kind(at), Kind::OpenBrace | Kind::End) {
            at = at.next();
        }
        Some(TokenRange::new(start, at))
    }
}

/// Whether a bound of an array is not known yet: its elements are reached through pointers alone until it is.
fn is_open(ty: &Type) -> bool {
    match ty {
        Type::Array(bound, element) => *bound == Some(UNKNOWN_BOUND) || is_open(element),
        Type::Qualified(_, inner) => is_open(inner),
        _ => false,
    }
}
