//! The special members of classes where nothing is written ([special]): what they use, and whether what they do is constant.

use super::infer::{Around, Inference, known_operator};
use super::initialization::Evaluation;
use super::overload::{Candidate, copies};
use super::{Implicit, Implied, Part, PartUse, Resolved, ResultTypes, Results, Special};
use crate::ids::model::Type;
use crate::ids::spelled::{Memo as SpelledMemo, Unit, names_made_up};
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::tree::{Body, FunctionId, SpecifierKind, Tree};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// What the implicit special member `of` certainly uses for the parts of an object, bases before members.
pub(crate) fn parts(unit: Unit<'_>, of: &Implicit) -> Vec<(Part, PartUse)> {
    let inference = Inference::new(unit, Around::OUTSIDE);
    let Ok(subobjects) = inference.spelling.subobjects(&of.class) else { return Vec::new() };
    let is_made = of.special == Special::DefaultConstructor;
    let used = subobjects.iter().filter_map(|(ty, member)| {
        let part = match (member, ty.unqualified().1) {
            (None, _) => Part::Base,
            (Some(_), Type::Array(..)) => Part::Element,
            (Some(_), _) => Part::Member,
        };
        // A member with an initialiser of its own is made by that.
        let value = member.filter(|_| is_made).and_then(|id| inference.member_initializer(&of.class, id));
        if let Some(value) = value {
            return Some((part, PartUse::Initializer(value)));
        }
        Some((part, PartUse::Special(inference.special(class_of(ty)?, of.special)?)))
    });
    used.collect()
}

/// The special member that objects of type `ty`, or its elements, have: a function that is written, or what is implicit or
/// defaulted.
pub(crate) fn implied(unit: Unit<'_>, ty: &Type, special: Special) -> Option<Implied> {
    Inference::new(unit, Around::OUTSIDE).special(class_of(ty)?, special)
}

/// What is known of the classes of a unit that no block declares, wherever it is asked.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    special: RefCell<FxHashMap<(Type, Special), Option<Implied>>>,
    /// What is found of types and constants.
    pub(super) spelled: SpelledMemo,
    /// What makes an object of the first type from one of the second, an lvalue or not.
    pub(super) copies: RefCell<FxHashMap<(Type, Type, bool), Option<Resolved>>>,
    /// The results that are deduced from bodies.
    pub(crate) results: Results,
}

impl Memo {
    /// Of a unit as it was read first.
    pub(crate) fn of(tree: &Tree, results: ResultTypes) -> Memo {
        Memo { spelled: SpelledMemo::of(tree), results: Results::of(results), ..Memo::default() }
    }
}

impl Inference<'_> {
    /// What is known of the class already, and what is found of it, is kept here.
    pub(super) fn memo(&self, class: &Type) -> Option<&Memo> {
        self.around.memo.filter(|_| !self.around.is_pattern && !names_made_up(class))
    }

    /// The special member of a class: a function that is written, or what is implicit or defaulted.
    pub(super) fn special(&self, class: &Type, special: Special) -> Option<Implied> {
        let Some(memo) = self.memo(class) else { return self.found_special(class, special) };
        let key = (class.unqualified().1.clone(), special);
        if let Some(known) = memo.special.borrow().get(&key) {
            return known.clone();
        }
        let found = self.found_special(class, special);
        memo.special.borrow_mut().insert(key, found.clone());
        found
    }

    fn found_special(&self, class: &Type, special: Special) -> Option<Implied> {
        self.spelling.class_scope(class).ok()??;
        let symbol = match special {
            Special::Destructor => known::DESTRUCTOR,
            Special::CopyAssignment | Special::MoveAssignment => known_operator(Kind::Assign),
            _ => known::CONSTRUCTOR,
        };
        let implicit = || {
            let class = class.unqualified().1.clone();
            Some(Implied::Implicit(Implicit { class, special }))
        };
        let Some((_, candidates)) = self.own_functions(class, symbol) else {
            return if self.declares(class, symbol) == Some(false) { implicit() } else { None };
        };
        let suited = |special| {
            candidates.iter().filter(|one| self.suits(one, class, special)).collect::<Vec<&Candidate>>()
        };
        match suited(special).as_slice() {
            [only] if self.is_defaulted(only.function) => implicit(),
            [only] if matches!(self.unit.tree[only.function].body, Body::Delete(_)) => None,
            [only] => Some(Implied::Function(Resolved::from(*only))),
            [] => match special {
                Special::CopyConstructor if suited(Special::MoveConstructor).is_empty() => implicit(),
                Special::CopyAssignment if suited(Special::MoveAssignment).is_empty() => implicit(),
                Special::MoveConstructor => self.special(class, Special::CopyConstructor),
                Special::MoveAssignment => self.special(class, Special::CopyAssignment),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a constructor, destructor or assignment operator is the special member.
    pub(super) fn suits(&self, one: &Candidate, class: &Type, special: Special) -> bool {
        let takes = |is_lvalue: bool| {
            let parameters = self.spelling.given(&one.given).parameters(one.function).unwrap_or_default();
            copies(self.unit, self.spelling, one, class)
                && matches!(parameters.first(), Some(Type::LvalueReference(_))) == is_lvalue
        };
        match special {
            Special::DefaultConstructor => self.takes_nothing(one.function),
            Special::CopyConstructor | Special::CopyAssignment => takes(true),
            Special::MoveConstructor | Special::MoveAssignment => takes(false),
            Special::Destructor => true,
        }
    }

    /// Whether a class declares the special member itself.
    pub(super) fn declares(&self, class: &Type, symbol: crate::lex::Symbol) -> Option<bool> {
        Some(self.spelling.own_member(class, symbol).ok()?.is_some())
    }

    pub(super) fn takes_nothing(&self, id: FunctionId) -> bool {
        let parameters = self.unit.tree[id].parameters.of(&self.unit.tree.parameters);
        parameters.iter().all(|one| !one.default().is_empty())
    }

    /// Whether a function is defaulted where it is declared first ([dcl.fct.def.default]).
    pub(super) fn is_defaulted(&self, id: FunctionId) -> bool {
        matches!(self.unit.tree[id].body, Body::Default(_))
    }

    /// Whether a constructor or destructor is empty, as CUDA asks of variables in device memory: it has no parameters, and where it
    /// is defined nothing is written but blocks and `return`.
    pub(super) fn does_nothing(&self, id: FunctionId) -> bool {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let entity = tree[tree[id].declaration].entity;
        let definition = entity.and_then(|entity| tree.definition(entity)).unwrap_or(id);
        let Some((open, close)) = tree[definition].body.braces(tokens) else { return false };
        let is_nothing = |at: TokenId| match tokens.kind(at) {
            Kind::OpenBrace | Kind::CloseBrace | Kind::Return => true,
            Kind::Semicolon => tokens.kind(at.previous()) == Kind::Return,
            _ => false,
        };
        tree[id].parameters.iter().next().is_none()
            && tree[definition].body.initializers().is_empty()
            && TokenRange::new(open, close).iter().all(is_nothing)
    }

    /// What a call of the function makes of a constant initialiser.
    pub(super) fn evaluated_by(&self, id: FunctionId) -> Evaluation {
        let tree = self.unit.tree;
        let declaration = tree[id].declaration;
        let all =
            tree[declaration].entity.map(|entity| tree[entity].declarations.clone()).unwrap_or_default();
        let is_constexpr = |id| {
            [SpecifierKind::Constexpr, SpecifierKind::Consteval]
                .iter()
                .any(|kind| tree.has_specifier(id, *kind))
        };
        if is_constexpr(declaration) || all.iter().any(|&id| is_constexpr(id)) {
            return Evaluation::Constant;
        }
        let is_plain = match tree[id].body {
            Body::Default(_) | Body::Delete(_) => false,
            _ => !all
                .iter()
                .filter_map(|&id| tree.function(id))
                .any(|one| matches!(one.body, Body::Default(_))),
        };
        match is_plain && !self.is_known_to_compilers(id) {
            true => Evaluation::Dynamic,
            false => Evaluation::Unknown,
        }
    }

    /// Whether a function of the C library may be evaluated by compilers.
    fn is_known_to_compilers(&self, id: FunctionId) -> bool {
        let name = self.unit.tokens.name(self.unit.tree[id].name_token);
        let families = ["str", "mem", "wcs", "wmem", "__builtin_"];
        matches!(name, "abs" | "labs" | "llabs" | "imaxabs")
            || families.iter().any(|one| name.starts_with(one))
    }
}

/// The class that an object of type `ty` is of, or its elements; `None` of what is no object of a class.
pub(super) fn class_of(ty: &Type) -> Option<&Type> {
    match ty.unqualified().1 {
        Type::Array(_, element) => class_of(element),
        class @ Type::Named(_) => Some(class),
        _ => None,
    }
}
