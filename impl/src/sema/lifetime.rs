//! What making an object by its default constructor, and destroying it, comes to for a variable with static storage duration
//! ([basic.start.static]): nothing, constants, or code that has to run.

use super::Special;
use super::infer::Inference;
use super::initialization::Evaluation;
use super::special::class_of;
use crate::ids::model::Type;
use crate::lex::{TokenRange, known};
use crate::limits;
use crate::tree::{DeclarationId, FunctionId, ScopeId, SpecifierKind};

/// A part of an object of a class: its type, and of a member its declaration.
type Subobject = (Type, Option<DeclarationId>);

/// What the parts of an object must be for its default constructor to leave no code behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// Each by itself: nothing else is initialised.
    Each,
    /// Made by nothing, as CUDA asks of what an empty constructor makes.
    Empty,
    /// Initialised, by constants: the constructor does something, and is constexpr if all are ([dcl.constexpr]).
    Initialized,
}

impl Inference<'_> {
    /// How an object is made for which no initialiser is written.
    pub(super) fn default_construction(&self, ty: &Type, depth: u16) -> Evaluation {
        self.made(ty, depth, Asked::Each)
    }

    /// What destroying an object does: nothing is constant.
    pub(super) fn destruction(&self, ty: &Type, depth: u16) -> Evaluation {
        let Some(class) = class_of(ty) else { return Evaluation::Constant };
        let Some(depth) = deeper(depth) else { return Evaluation::Unknown };
        let each = || {
            let Ok(subobjects) = self.spelling.subobjects(class) else { return Evaluation::Unknown };
            greatest(subobjects.iter().map(|(ty, _)| self.destruction(ty, depth)))
        };
        match self.declared_special(class, Special::Destructor) {
            Own::Implicit => each(),
            Own::Defaulted(only) if self.is_virtual(only) => Evaluation::Dynamic,
            Own::Defaulted(_) => each(),
            Own::Written(only) if self.does_nothing(only) && !self.is_polymorphic(class, depth) => each(),
            Own::Written(only) => self.evaluated_by(only),
            Own::Unknown => Evaluation::Unknown,
        }
    }

    /// How an object of a class, or its elements, comes to be where it is a part of which that is asked.
    fn made(&self, ty: &Type, depth: u16, asked: Asked) -> Evaluation {
        let Some(class) = class_of(ty) else {
            return if asked == Asked::Initialized { Evaluation::Dynamic } else { Evaluation::Constant };
        };
        let Some(depth) = deeper(depth) else { return Evaluation::Unknown };
        let (Ok(subobjects), Ok(Some(scope))) =
            (self.spelling.subobjects(class), self.spelling.class_scope(class))
        else {
            return Evaluation::Unknown;
        };
        let parts = |asked| greatest(subobjects.iter().map(|one| self.part(one, depth, asked)));
        let does_something = self.is_polymorphic(class, depth)
            || subobjects.iter().any(|(_, member)| self.initializer(*member).is_some());
        match (self.declared_special(class, Special::DefaultConstructor), asked) {
            (Own::Unknown, _) => Evaluation::Unknown,
            (Own::Written(only), Asked::Initialized) => self.evaluated_by(only),
            (Own::Written(only), _) if self.does_nothing(only) => {
                match does_something || self.has_virtual_base(scope) {
                    true if asked == Asked::Empty => Evaluation::Dynamic,
                    true => self.evaluated_by(only),
                    false => parts(Asked::Empty),
                }
            }
            (Own::Written(_), Asked::Empty) => Evaluation::Dynamic,
            (Own::Written(only), Asked::Each) => self.evaluated_by(only),
            (Own::Implicit | Own::Defaulted(_), _) if self.has_virtual_base(scope) => Evaluation::Dynamic,
            (Own::Implicit | Own::Defaulted(_), Asked::Empty) if does_something => Evaluation::Dynamic,
            (Own::Implicit | Own::Defaulted(_), Asked::Each) if does_something => parts(Asked::Initialized),
            (Own::Implicit | Own::Defaulted(_), asked) => parts(asked),
        }
    }

    fn part(&self, (ty, member): &Subobject, depth: u16, asked: Asked) -> Evaluation {
        match self.initializer(*member) {
            Some(value) => self.member_value(value),
            None => self.made(ty, depth, asked),
        }
    }

    /// An object of an aggregate made of an empty list, or a member that a list has no clause for ([dcl.init.aggr]).
    pub(super) fn value_initialization(
        &self,
        ty: &Type,
        member: Option<DeclarationId>,
        depth: u16,
    ) -> Evaluation {
        if let Some(value) = self.initializer(member) {
            return self.member_value(value);
        }
        let Some(class) = class_of(ty) else { return Evaluation::Constant };
        let Some(depth) = deeper(depth) else { return Evaluation::Unknown };
        let Ok(subobjects) = self.spelling.subobjects(class) else { return Evaluation::Unknown };
        let is_aggregate = self.declared_special(class, Special::DefaultConstructor) == Own::Implicit
            && !self.is_polymorphic(class, depth)
            && subobjects.iter().all(|(_, member)| member.is_some());
        match is_aggregate {
            true => {
                greatest(subobjects.iter().map(|(ty, member)| self.value_initialization(ty, *member, depth)))
            }
            false => self.default_construction(ty, depth),
        }
    }

    /// The default member initialiser of a member.
    fn initializer(&self, member: Option<DeclarationId>) -> Option<TokenRange> {
        self.unit.tree.variable(member?)?.initializer.range()
    }

    /// A default member initialiser: its expressions are not read, so only an integral constant and a literal are known.
    fn member_value(&self, range: TokenRange) -> Evaluation {
        let value = TokenRange::new(range.start.next(), range.end);
        let is_literal = value.len() == 1 && self.unit.tokens.kind(value.start).is_literal();
        match is_literal || self.constant_of(value, value.start).is_some() {
            true => Evaluation::Constant,
            false => Evaluation::Unknown,
        }
    }

    fn declared_special(&self, class: &Type, special: Special) -> Own {
        let symbol = match special {
            Special::Destructor => known::DESTRUCTOR,
            _ => known::CONSTRUCTOR,
        };
        let Some((_, candidates)) = self.own_functions(class, symbol) else {
            return if self.declares(class, symbol) == Some(false) { Own::Implicit } else { Own::Unknown };
        };
        let suited = candidates.iter().filter(|one| self.suits(one, class, special));
        match suited.map(|one| one.function).collect::<Vec<_>>()[..] {
            [only] if self.is_defaulted(only) => Own::Defaulted(only),
            [only] => Own::Written(only),
            _ => Own::Unknown,
        }
    }

    fn is_virtual(&self, id: FunctionId) -> bool {
        self.unit.tree.has_specifier(self.unit.tree[id].declaration, SpecifierKind::Virtual)
    }

    /// Whether objects of the class perhaps have a table of virtual functions.
    pub(super) fn is_polymorphic(&self, class: &Type, depth: u16) -> bool {
        let tree = self.unit.tree;
        let (Ok(Some(scope)), Some(depth)) = (self.spelling.class_scope(class), deeper(depth)) else {
            return true;
        };
        let Ok(bases) = self.spelling.direct_bases(class) else { return true };
        tree[scope].declarations.iter().any(|&id| tree.has_specifier(id, SpecifierKind::Virtual))
            || self.has_virtual_base(scope)
            || bases.iter().any(|base| self.is_polymorphic(base, depth))
    }

    fn has_virtual_base(&self, scope: ScopeId) -> bool {
        let tree = self.unit.tree;
        tree[scope].class().is_some_and(|class| tree[class].bases.iter().any(|base| tree[base].is_virtual))
    }
}

/// The default constructor or the destructor of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Own {
    /// None is declared.
    Implicit,
    /// Defaulted where it is declared first.
    Defaulted(FunctionId),
    /// Declared otherwise.
    Written(FunctionId),
    /// It is not certain which.
    Unknown,
}

fn greatest(all: impl Iterator<Item = Evaluation>) -> Evaluation {
    all.max().unwrap_or(Evaluation::Constant)
}

fn deeper(depth: u16) -> Option<u16> {
    (depth < limits::SUBOBJECTS).then_some(depth + 1)
}
