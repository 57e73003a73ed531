//! What making and destroying an object does where nothing is written: the implicit special members ([class.default.ctor],
//! [class.dtor]), as far as the initialisation of variables with static storage duration asks.

use super::infer::Inference;
use super::initialization::Evaluation;
use crate::ids::model::Type;
use crate::lex::known;
use crate::limits;
use crate::tree::{Body, FunctionId, SpecifierKind};

impl Inference<'_> {
    /// How an object is made for which no initialiser is written.
    pub(super) fn default_construction(&self, ty: &Type, depth: u16) -> Evaluation {
        let Some(class) = class_of(ty) else { return Evaluation::Constant };
        let Some(depth) = deeper(depth) else { return Evaluation::Unknown };
        match self.own_functions(class, known::CONSTRUCTOR) {
            Some((_, candidates)) => {
                let without_arguments = candidates.iter().filter(|one| self.takes_nothing(one.function));
                match without_arguments.map(|one| one.function).collect::<Vec<_>>()[..] {
                    [only] if self.is_defaulted(only) => self.of_subobjects(class, depth, true),
                    [only] => self.evaluated_by(only),
                    _ => Evaluation::Unknown,
                }
            }
            None if self.declares(class, known::CONSTRUCTOR) == Some(false) => {
                self.of_subobjects(class, depth, true)
            }
            None => Evaluation::Unknown,
        }
    }

    /// What destroying an object does: nothing is constant.
    pub(super) fn destruction(&self, ty: &Type, depth: u16) -> Evaluation {
        let Some(class) = class_of(ty) else { return Evaluation::Constant };
        let Some(depth) = deeper(depth) else { return Evaluation::Unknown };
        match self.own_functions(class, known::DESTRUCTOR) {
            Some((_, candidates)) => match candidates.as_slice() {
                [only] if self.is_defaulted(only.function) => self.of_subobjects(class, depth, false),
                [only] => self.evaluated_by(only.function),
                _ => Evaluation::Unknown,
            },
            None if self.declares(class, known::DESTRUCTOR) == Some(false) => {
                self.of_subobjects(class, depth, false)
            }
            None => Evaluation::Unknown,
        }
    }

    fn of_subobjects(&self, class: &Type, depth: u16, is_made: bool) -> Evaluation {
        let Ok(subobjects) = self.spelling.subobjects(class) else { return Evaluation::Unknown };
        let each = subobjects.iter().map(|(ty, member)| {
            let variable = member.and_then(|id| self.unit.tree.variable(id));
            match is_made {
                // What the initialiser of a member comes to is not looked at.
                true if variable.is_some_and(|one| one.initializer.range().is_some()) => Evaluation::Unknown,
                true => self.default_construction(ty, depth),
                false => self.destruction(ty, depth),
            }
        });
        each.max().unwrap_or(Evaluation::Constant)
    }

    /// Whether a class declares the special member itself.
    fn declares(&self, class: &Type, symbol: crate::lex::Symbol) -> Option<bool> {
        Some(self.spelling.own_member(class, symbol).ok()?.is_some())
    }

    fn takes_nothing(&self, id: FunctionId) -> bool {
        let parameters = self.unit.tree[id].parameters.of(&self.unit.tree.parameters);
        parameters.iter().all(|one| !one.default().is_empty())
    }

    /// Whether a function is defaulted where it is declared first ([dcl.fct.def.default]).
    pub(super) fn is_defaulted(&self, id: FunctionId) -> bool {
        matches!(self.unit.tree[id].body, Body::Default(_))
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
fn class_of(ty: &Type) -> Option<&Type> {
    match ty.unqualified().1 {
        Type::Array(_, element) => class_of(element),
        class @ Type::Named(_) => Some(class),
        _ => None,
    }
}

fn deeper(depth: u16) -> Option<u16> {
    (depth < limits::SUBOBJECTS).then_some(depth + 1)
}
