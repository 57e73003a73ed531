//! Aggregates and arrays: what makes the members and elements that a braced-init-list initialises ([dcl.init.aggr]). Code of the
//! host is not asked.

use super::infer::{Inference, Item, plain};
use super::initialization::Evaluation;
use super::made_up::names_made_up;
use super::value::Value;
use super::{Construction, Implied, Resolved, Special, UseForm};
use crate::hir::{Body, Node, NodeKind};
use crate::ids::model::Type;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::limits;
use crate::tree::{Access, DeclarationId};

/// A part of an object, and what makes it.
enum Part {
    /// An object of a class, by a constructor that takes the clauses.
    Made(Type, Vec<Option<Value>>, TokenId),
    /// The default constructor of its class, since no clause is left.
    Default(Resolved, TokenId),
    /// The default member initialiser of a member, since no clause is left.
    Value(TokenRange),
}

/// The clauses of a braced-init-list that are left.
struct Clauses<'i> {
    /// Each with its node.
    all: Vec<(u32, &'i Item)>,
    next: usize,
    /// The `}`.
    end: TokenId,
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
        let items = items(item);
        let mut search = Search { inference: self, body, found: Vec::new() };
        let Some(mut clauses) = search.clauses(root, &items) else { return };
        let parts = match ty.unqualified().1 {
            Type::Array(..) => search.elements(ty, &mut clauses, 0),
            class => search.members(class, &mut clauses, 0),
        };
        // What is found before it is no longer certain is certain.
        let (_, found) = (parts, search.found);
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
                Part::Value(range) => defaults.push(range),
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
    /// The clauses of the list that the node `root` is; `None` where they name members, and where packs are expanded in it.
    fn clauses<'i>(&self, root: u32, items: &'i [Item]) -> Option<Clauses<'i>> {
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
        is_plain.then(|| Clauses { all: roots.into_iter().zip(items).collect(), next: 0, end })
    }

    /// What initialises the members and bases of an object of a class, in their order; `None` where the rest is not certain.
    fn members(&mut self, class: &Type, clauses: &mut Clauses<'_>, depth: u16) -> Option<()> {
        let tree = self.inference.unit.tree;
        if !self.inference.has_no_constructor(class) || depth >= limits::SUBOBJECTS {
            return None;
        }
        let parts = self.inference.spelling.subobjects(class).ok()?;
        let is_public = |id: &Option<DeclarationId>| match id {
            Some(id) => tree[*id].access == Some(Access::Public),
            None => true,
        };
        if !parts.iter().all(|(_, id)| is_public(id)) {
            return None;
        }
        for (ty, id) in &parts {
            if clauses.next < clauses.all.len() {
                self.part(ty, clauses, depth)?;
            } else {
                let member = id.and_then(|id| tree.variable(id));
                match member.and_then(|one| one.initializer.range()) {
                    Some(range) => self.found.push(Part::Value(range)),
                    None => self.default(ty, clauses.end, depth),
                }
            }
        }
        Some(())
    }

    /// What initialises the elements of an array for which there are clauses.
    fn elements(&mut self, array: &Type, clauses: &mut Clauses<'_>, depth: u16) -> Option<()> {
        let Type::Array(bound, element) = array.unqualified().1 else { return None };
        if depth >= limits::SUBOBJECTS {
            return None;
        }
        let bound = bound.map_or(usize::MAX, |bound| usize::try_from(bound).unwrap_or(usize::MAX));
        let mut count = 0;
        while count < bound && clauses.next < clauses.all.len() {
            self.part(element, clauses, depth)?;
            count += 1;
        }
        Some(())
    }

    /// What initialises a part of type `ty`, for which at least one clause is left.
    fn part(&mut self, ty: &Type, clauses: &mut Clauses<'_>, depth: u16) -> Option<()> {
        let &(root, item) = clauses.all.get(clauses.next)?;
        let target = ty.unqualified().1;
        let is_class = match target {
            Type::Named(_) => self.inference.spelling.class_scope(target).ok()?.is_some(),
            _ => false,
        };
        if let (Type::Array(..), false) = (target, item.is_list()) {
            // Without braces of its own the array takes what it needs; a string is one clause.
            return match item {
                Item::Value(value) if !matches!(value.ty, Type::Array(..)) => {
                    self.elements(target, clauses, depth + 1)
                }
                _ => None,
            };
        }
        if is_class && !item.is_list() && self.inference.has_no_constructor(target) {
            let Item::Value(value) = item else { return None };
            let is_scalar = matches!(value.decayed(), Type::Builtin(_) | Type::Pointer(_));
            // An object of the class itself is copied.
            return match is_scalar {
                true => self.members(target, clauses, depth + 1),
                false if value.parts().1 == target => {
                    clauses.next += 1;
                    Some(())
                }
                false => None,
            };
        }
        clauses.next += 1;
        let node = self.body.nodes.get(root as usize)?;
        let name = if item.is_list() { node.at } else { node.start };
        match (target, item) {
            (Type::Array(..), list) => {
                let items = items(list);
                let mut inner = self.clauses(root, &items)?;
                self.elements(target, &mut inner, depth + 1);
            }
            (class, list) if is_class && list.is_list() => self.listed(class, (root, list), name, depth),
            (class, Item::Value(value)) if is_class && !value.is_named() => {
                self.found.push(Part::Made(class.clone(), vec![Some(value.clone())], name));
            }
            _ => {}
        }
        Some(())
    }

    /// What makes an object of a class from a list of its own.
    fn listed(&mut self, class: &Type, (root, list): (u32, &Item), name: TokenId, depth: u16) {
        if self.inference.has_no_constructor(class) {
            let items = items(list);
            if let Some(mut inner) = self.clauses(root, &items) {
                self.members(class, &mut inner, depth + 1);
            }
        } else if let Item::List(values) = list
            && !self.inference.takes_list(class)
        {
            self.found.push(Part::Made(class.clone(), values.clone(), name));
        }
    }

    /// What makes an object of type `ty` for which no clause is left.
    fn default(&mut self, ty: &Type, name: TokenId, depth: u16) {
        let class = ty.unqualified().1;
        if !matches!(class, Type::Named(_)) {
            return;
        }
        match self.inference.special(class, Special::DefaultConstructor) {
            Some(Implied::Function(function)) => self.found.push(Part::Default(function, name)),
            Some(Implied::Implicit(_)) => {
                self.members(class, &mut Clauses { all: Vec::new(), next: 0, end: name }, depth + 1);
            }
            None => {}
        }
    }
}
