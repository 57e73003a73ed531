//! Clauses of braced-init-lists: what each initialises ([dcl.init.list], [dcl.init.aggr]).

use super::{Found, Part, Sort, Walk};
use crate::hir::{Jump, NodeKind, Step};
use crate::ids::model::Type;
use crate::lex::{Kind, TokenId};
use crate::limits;
use crate::sema::clauses::{Clause, Given};
use crate::tree::{DeclarationId, Deduced};
use rustc_hash::FxHashMap;

/// What the clauses of a list initialise, by clause; what is not certain is not there.
pub(super) type Listed = FxHashMap<u32, Type>;

impl Walk<'_, '_> {
    /// A clause of the braced-init-list that is the node `list`.
    pub(super) fn listed(&self, part: &Part, list: u32) -> Option<Found> {
        let parent = self.parent(list)?;
        let node = self.node(parent)?;
        let mut made = self.uses.iter().filter(|(of, one)| *of == parent && one.form.constructs());
        if let (
            Some((_, one)),
            NodeKind::Braced | NodeKind::New(_) | NodeKind::Variable(..) | NodeKind::Subobject(..),
        ) = (made.next(), node.kind)
        {
            let clauses = self.operands(list);
            let position = clauses.iter().position(|clause| *clause == part.node)?;
            return self.passed(part, &one.function, position);
        }
        self.initializes(&self.clause_type(list, part.node, 0)?, part)
    }

    /// The type of what the clause `wanted` of a list initialises; `None` where that is not certain.
    fn clause_type(&self, list: u32, wanted: u32, depth: u16) -> Option<Type> {
        if let Some(known) = self.lists.borrow().get(&list) {
            return known.get(&wanted).cloned();
        }
        let found = self.clause_types(list, depth).unwrap_or_default();
        let ty = found.get(&wanted).cloned();
        self.lists.borrow_mut().insert(list, found);
        ty
    }

    /// What the clauses of a list initialise.
    fn clause_types(&self, list: u32, depth: u16) -> Option<Listed> {
        if depth >= limits::SUBOBJECTS {
            return None;
        }
        let ty = self.list_type(list, depth)?;
        let all = self.operands(list);
        let is_pack = |one: &u32| self.node(*one).is_none_or(|one| one.kind == NodeKind::Pack);
        if all.iter().any(is_pack) {
            return None;
        }
        // An object of the class itself is copied.
        let is_own = |only: u32| {
            self.value(only).is_some_and(|value| value.parts().1 == ty.referred().unqualified().1)
        };
        match &*all {
            &[only] if self.sort(ty.referred()) == Sort::Scalar || is_own(only) => {
                return Some(std::iter::once((only, ty)).collect());
            }
            _ if self.sort(ty.referred()) == Sort::Scalar => return None,
            _ => {}
        }
        // A reference is bound to what the list makes.
        let ty = ty.referred();
        if self.node(list)?.kind == NodeKind::DesignatedList {
            return self.designated(ty, &all);
        }
        let given = self.inference.given(ty, &all, |clause| match self.node(clause).map(|node| node.kind) {
            Some(NodeKind::List | NodeKind::DesignatedList) => Clause::List,
            _ => self.value(clause).map_or(Clause::Unknown, Clause::Value),
        });
        let clause = |one| match one {
            Given::Clause(clause, ty) => Some((clause, ty)),
            Given::Nothing(..) => None,
        };
        Some(given.into_iter().filter_map(clause).collect())
    }

    /// What the clauses of a list with designators initialise, each behind one of its own ([dcl.init.aggr]).
    fn designated(&self, ty: &Type, clauses: &[u32]) -> Option<Listed> {
        let (tokens, tree) = (self.inference.unit.tokens, self.inference.unit.tree);
        let mut found = Listed::default();
        let parts = match ty.unqualified().1 {
            Type::Array(..) => Vec::new(),
            class => self.inference.spelling.subobjects(class).ok()?,
        };
        for &clause in clauses {
            let before = self.node(clause)?.start.previous();
            let name = if tokens.kind(before) == Kind::Assign { before.previous() } else { before };
            let is_first = |at: TokenId| matches!(tokens.kind(at.previous()), Kind::OpenBrace | Kind::Comma);
            let part = match (ty.unqualified().1, tokens.kind(name)) {
                (Type::Array(_, element), Kind::CloseBracket) if is_first(tokens.partner(name)) => {
                    Some(element.as_ref())
                }
                (Type::Array(..), _) => None,
                (_, Kind::Identifier)
                    if tokens.kind(name.previous()) == Kind::Dot && is_first(name.previous()) =>
                {
                    let is_named = |id: DeclarationId| {
                        let own = tree.variable(id).and_then(|one| one.name_token);
                        own.is_some_and(|own| tokens.symbol(own) == tokens.symbol(name))
                    };
                    parts.iter().find(|(_, id)| id.is_some_and(is_named)).map(|(ty, _)| ty)
                }
                _ => None,
            };
            found.extend(part.map(|ty| (clause, ty.clone())));
        }
        Some(found)
    }

    /// Whether a list initialises an aggregate, the members or elements of it each by a clause.
    pub(super) fn is_for_aggregate(&self, list: u32) -> bool {
        self.list_type(list, 0).is_some_and(|ty| match ty.unqualified().1 {
            Type::Array(..) => true,
            class => self.sort(class) == Sort::Class && self.inference.has_no_constructor(class),
        })
    }

    /// The type of what a list initialises.
    fn list_type(&self, list: u32, depth: u16) -> Option<Type> {
        let parent = self.parent(list)?;
        let node = self.node(parent)?;
        let operands = || self.operands(parent);
        match node.kind {
            NodeKind::Braced => self.value(parent).map(|value| value.ty.clone()),
            NodeKind::Variable(id, _) | NodeKind::Subobject(Some(id), _) => self.declared_type(id),
            NodeKind::New(range) => self.made_by_new((parent, node), range),
            NodeKind::NewArray(range) => {
                Some(Type::Array(None, Box::new(self.inference.new_type(range, node)?)))
            }
            NodeKind::Statement(Step::Jump(Jump::Return)) if self.lambda.is_none() => {
                let function = self.inference.around.function?;
                let is_written = self.inference.unit.tree[function].deduced == Deduced::No;
                is_written.then(|| self.inference.spelling.returns(function).ok()).flatten()
            }
            NodeKind::List | NodeKind::DesignatedList => self.clause_type(parent, list, depth + 1),
            NodeKind::Call => {
                let operands = operands();
                let position = operands.iter().position(|one| *one == list)?;
                let (function, before) = self.callee((parent, node), &operands)?;
                let ty = self.inference.parameter_type(function, position.checked_sub(before)?)?;
                Some(ty.referred().clone())
            }
            NodeKind::Chain => match &*operands() {
                [left, sign, right] if right == &list => {
                    let is_assignment = self.node(*sign)?.kind == NodeKind::Infix(Kind::Assign);
                    let value = self.value(*left).filter(|_| is_assignment)?;
                    Some(value.ty.referred().clone())
                }
                _ => None,
            },
            _ => None,
        }
    }
}
