//! Aggregates and arrays: what makes the members and elements that a braced-init-list initialises ([dcl.init.aggr]). Code of the
//! host is not asked.

use super::clauses::{Clause, Given};
use super::infer::{Inference, Item, plain};
use super::initialization::Evaluation;
use super::value::Value;
use super::{Construction, Implied, MemberInitializer, Resolved, Special, UseForm};
use crate::hir::{Body, Node, NodeKind};
use crate::ids::model::Type;
use crate::ids::spelled::names_made_up;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::limits;
use crate::tree::DeclarationId;

/// A part of an object, and what makes it.
enum Part {
    /// An object of a class, by a constructor that takes the clauses.
    Made(Type, Vec<Option<Value>>, TokenId),
    /// The default constructor of its class, since no clause is left.
    Default(Resolved, TokenId),
    /// The default member initialiser of a member, since no clause is left.
    Value(MemberInitializer),
}

/// What is looked for in a list.
struct Search<'s, 'b, 'a> {
    inference: &'s Inference<'a>,
    body: &'b Body,
    found: Vec<Part>,
}

/// What the clauses of a braced-init-list are.
pub(super) fn listed(clauses: Vec<Item>) -> Item {
    match clauses.iter().any(|one| matches!(one, Item::Pack)) {
        true => Item::Unknown,
        false if clauses.iter().any(Item::is_list) => Item::Nested(clauses),
        false => Item::List(clauses.into_iter().map(plain).collect()),
    }
}

impl Item {
    /// Whether it is a braced-init-list.
    pub(super) fn is_list(&self) -> bool {
        matches!(self, Item::List(_) | Item::Nested(_))
    }

    /// The value that is the only clause of a braced-init-list.
    pub(super) fn only_clause(&self) -> Option<&Value> {
        match self {
            Item::List(clauses) => match clauses.as_slice() {
                [only] => only.as_ref(),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Inference<'_> {
    /// Notes what makes the parts of an object of type `ty`, an aggregate or an array, that the list `item`, the node `root`,
    /// initialises, told at `told`. Of other classes nothing is noted.
    pub(super) fn aggregate(
        &mut self,
        at: (u32, &Node),
        (body, ty): (&Body, &Type),
        (root, item): (u32, &Item),
        told: TokenId,
    ) {
        if !self.around.for_device || self.around.is_pattern || names_made_up(ty) || !item.is_list() {
            return;
        }
        let is_array = matches!(ty.unqualified().1, Type::Array(..));
        let mut search = Search { inference: self, body, found: Vec::new() };
        if search.list((root, item), ty, 0).is_none() {
            return;
        }
        let found = search.found;
        let (form, default) = match is_array {
            true => (UseForm::ClauseSubobject, UseForm::MemberSubobject),
            false => (UseForm::ArgumentConversion, UseForm::ArgumentConversion),
        };
        let mut defaults = Vec::new();
        for one in found {
            let before = self.uses.len();
            match one {
                Part::Made(ty, clauses, name) => self.make(at, (&ty, &clauses), name, (form, false)),
                Part::Default(function, name) => self.used(at, (name, name, default), function),
                Part::Value(value) => defaults.push(value),
            }
            self.copies.clear();
            self.told_from(before, told);
        }
        if !defaults.is_empty() {
            self.found.constructions.push(Construction { open: told, defaults });
        }
    }

    /// Whether a class is an aggregate as far as its constructors go: it declares and inherits none.
    pub(super) fn has_no_constructor(&self, class: &Type) -> bool {
        let scope = self.spelling.class_scope(class).ok().flatten();
        self.declares(class, known::CONSTRUCTOR) == Some(false)
            && scope.is_some_and(|scope| !self.unit.names.reach(scope).is_some_and(|reach| reach.inherits))
    }

    /// Has the uses since `before` told at `token`. What a constexpr constructor makes is told where it is written.
    pub(super) fn told_from(&mut self, before: usize, token: TokenId) {
        for at in before..self.uses.len() {
            let function = self.uses.get(at).map(|(_, one)| one.function.function);
            let is_constant = function.is_none_or(|id| self.evaluated_by(id) == Evaluation::Constant);
            if let Some((_, one)) = self.uses.get_mut(at).filter(|_| !is_constant) {
                one.at = token;
            }
        }
    }
}

/// The clauses of a list.
fn items(list: &Item) -> Vec<Item> {
    match list {
        Item::Nested(all) => all.clone(),
        Item::List(all) => all.iter().map(|one| one.clone().map_or(Item::Unknown, Item::Value)).collect(),
        _ => Vec::new(),
    }
}

impl Search<'_, '_, '_> {
    /// The clauses of the list that the node `root` is, and its `}`; `None` where they name members, and where packs are expanded in it.
    fn clauses(&self, root: u32, items: &[Item]) -> Option<(Vec<u32>, TokenId)> {
        let node = self.body.nodes.get(root as usize).filter(|node| node.kind == NodeKind::List)?;
        let tokens = self.inference.unit.tokens;
        let end = tokens.partner(node.at);
        let roots = self.body.operands(node.from, root);
        let names_member = |at: TokenId| {
            matches!(tokens.kind(at.previous()), Kind::OpenBrace | Kind::Comma)
                && (matches!(tokens.kind(at), Kind::Dot | Kind::OpenBracket)
                    || tokens.kind(at) == Kind::Identifier && tokens.kind(at.next()) == Kind::Colon)
        };
        let is_plain = tokens.kind(node.at) == Kind::OpenBrace
            && roots.len() == items.len()
            && !TokenRange::new(node.at.next(), end).iter().any(names_member);
        is_plain.then_some((roots, end))
    }

    /// What makes the parts of an object of type `ty` that a list initialises.
    fn list(&mut self, (root, list): (u32, &Item), ty: &Type, depth: u16) -> Option<()> {
        if depth >= limits::SUBOBJECTS {
            return None;
        }
        let items = items(list);
        let (roots, end) = self.clauses(root, &items)?;
        let item = |node: u32| roots.binary_search(&node).ok().and_then(|at| items.get(at));
        let given = self.inference.given(ty, &roots, |node| match item(node) {
            Some(one) if one.is_list() => Clause::List,
            Some(Item::Value(value)) => Clause::Value(value),
            _ => Clause::Unknown,
        });
        for one in given {
            match one {
                Given::Nothing(ty, member, of) => self.nothing(&ty, (member, &of), end, depth),
                Given::Clause(node, ty) => {
                    if let Some(item) = item(node) {
                        self.part(&ty, (node, item), depth);
                    }
                }
            }
        }
        Some(())
    }

    /// What a clause makes of a part of type `ty`.
    fn part(&mut self, ty: &Type, (root, item): (u32, &Item), depth: u16) {
        let target = ty.unqualified().1;
        let Some(node) = self.body.nodes.get(root as usize) else { return };
        let name = if item.is_list() { node.at } else { node.start };
        let is_class = matches!(target, Type::Named(_))
            && matches!(self.inference.spelling.class_scope(target), Ok(Some(_)));
        match (target, item) {
            (Type::Array(..), list) if list.is_list() => {
                self.list((root, list), target, depth + 1);
            }
            (class, list) if is_class && list.is_list() => self.listed(class, (root, list), name, depth),
            (class, Item::Value(value)) if is_class && !value.is_named() => {
                self.found.push(Part::Made(class.clone(), vec![Some(value.clone())], name));
            }
            _ => {}
        }
    }

    /// What makes an object of a class from a list of its own.
    fn listed(&mut self, class: &Type, (root, list): (u32, &Item), name: TokenId, depth: u16) {
        if self.inference.has_no_constructor(class) {
            self.list((root, list), class, depth + 1);
        } else if let Item::List(values) = list
            && !self.inference.takes_list(class)
        {
            self.found.push(Part::Made(class.clone(), values.clone(), name));
        }
    }

    /// What makes a part of type `ty`, a base or this member of a class, for which no clause is left.
    fn nothing(
        &mut self,
        ty: &Type,
        (member, of): (Option<DeclarationId>, &Type),
        name: TokenId,
        depth: u16,
    ) {
        let class = ty.unqualified().1;
        if let Some(value) = member.and_then(|id| self.inference.member_initializer(of, id)) {
            return self.found.push(Part::Value(value));
        }
        if !matches!(class, Type::Named(_)) {
            return;
        }
        match self.inference.special(class, Special::DefaultConstructor) {
            Some(Implied::Function(function)) => self.found.push(Part::Default(function, name)),
            Some(Implied::Implicit(_)) if depth < limits::SUBOBJECTS => {
                for one in self.inference.given(class, &[], |_| Clause::Unknown) {
                    if let Given::Nothing(ty, member, of) = one {
                        self.nothing(&ty, (member, &of), name, depth + 1);
                    }
                }
            }
            Some(Implied::Implicit(_)) | None => {}
        }
    }
}
