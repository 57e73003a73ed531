//! Casts: what they convert, and which object their result names or leads to.

use super::Parser;
use super::expressions::Expression;
use super::operators::narrowed;
use crate::conversions::{Fixed, decayed};
use crate::program::{Access, CallForm, Copied};
use crate::scopes::Symbol;
use crate::types::Type;

/// How a cast is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CastStyle {
    /// `(type) operand`
    C,
    /// `type(operand)`
    Functional,
    /// `static_cast`, `dynamic_cast`
    Static,
    /// `const_cast`
    Const,
    /// `reinterpret_cast`
    Reinterpret,
}

/// What the result of a cast to a reference names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    Object,
    Temporary,
    Unknown,
}

impl Parser<'_, '_> {
    /// A cast: the type, and the value where it keeps it.
    pub(super) fn cast(
        &mut self,
        style: CastStyle,
        start: usize,
        to: &Type,
        operand: &Expression,
    ) -> Expression {
        let to = self.bound(to);
        if to == Type::VOID {
            self.discards(operand, operand.start..self.at);
        }
        if to == Type::Fundamental("bool") {
            self.tests(operand, self.at);
        }
        let address = |t: &Type| matches!(decayed(t), Type::Pointer(_));
        if operand.written.as_ref().is_some_and(address) && matches!(to.unqualified(), Type::Fundamental(_)) {
            self.is_doubtful(start);
        }
        if self.is_pattern() && to.is_dependent() {
            return self.dependent_cast(start, &to, operand);
        }
        if let Type::Reference(of) | Type::RValueReference(of) = &to {
            return self.reference_cast(style, start, (&to, of), operand);
        }
        if self.is_pattern() && style == CastStyle::Functional {
            self.told_in_pattern(&operand.lvalue_of, Access::Discarded);
        }
        let pointer = matches!(to.unqualified(), Type::Pointer(_));
        let operand = &self.as_argument(operand.clone());
        self.copies_constant(&operand.operand(), &to, Copied::ToOther);
        let makes = self.convert_directly(operand, &to, start..self.at, CallForm::ImpliedConstruction);
        if pointer {
            self.array_becomes_pointer(operand);
        }
        let is_temporary = self.scopes.class_of_type(&to).is_some();
        let made = Expression { makes, is_temporary, ..self.typed(start, &to, false) };
        if pointer {
            let address_of = self.pointees(operand);
            self.casts_address(style, &address_of, operand);
            let moved = Some(style != CastStyle::Reinterpret && operand.is_constant_address());
            return Expression { address_of, moved, ..made };
        }
        let keeps = matches!(to.unqualified(), Type::Fundamental(_)) && made.written.is_some();
        Expression { value: operand.value.filter(|_| keeps).and_then(|v| narrowed(&to, v)), ..made }
    }

    /// The uses of variables that a pointer, or an array that becomes one, leads to.
    pub(super) fn pointees(&self, pointer: &Expression) -> Vec<usize> {
        match pointer.written.as_ref().map(Type::unqualified) {
            Some(Type::Array(..)) => pointer.lvalue_of.clone(),
            Some(Type::Pointer(_)) => pointer.address_of.clone(),
            _ => Vec::new(),
        }
    }

    /// What a pointer leads to: what becomes of it becomes of the variables that it was made of, whose objects are
    /// needed.
    pub(super) fn behind(&mut self, start: usize, pointer: &Expression, to: &Type) -> Expression {
        let lvalue_of = self.pointees(pointer);
        self.accesses(&lvalue_of, Access::Read);
        self.names_part(&lvalue_of, to, true);
        let fixed = Fixed { address: pointer.fixes_target(), value: false };
        Expression { fixed, moved: pointer.moved, lvalue_of, ..self.typed(start, to, true) }
    }

    /// Remembers of the variables that a C-style cast has their constant address as operand.
    fn casts_address(&mut self, style: CastStyle, address_of: &[usize], operand: &Expression) {
        if matches!(style, CastStyle::C | CastStyle::Functional) && operand.is_constant_address() {
            for used in address_of {
                if let Some(used) = self.program.uses.get_mut(*used) {
                    used.address_cast = true;
                }
            }
        }
    }

    /// A cast to a type that template parameters decide converts nothing, but to a pointer.
    fn dependent_cast(&mut self, start: usize, to: &Type, operand: &Expression) -> Expression {
        let lvalue_of = operand.lvalue_of.as_slice();
        let pointer = matches!(to.unqualified(), Type::Pointer(_));
        match operand.written.as_ref().map(Type::unqualified) {
            Some(Type::Array(..)) if pointer => self.told_in_pattern(lvalue_of, Access::Addressed),
            Some(Type::Pointer(_)) if pointer => self.told_in_pattern(lvalue_of, Access::Read),
            _ if pointer => self.array_becomes_pointer(operand),
            _ => self.told_in_pattern(lvalue_of, Access::Discarded),
        }
        self.accesses(lvalue_of, Access::Open);
        let dependent_of = if pointer { Vec::new() } else { lvalue_of.to_vec() };
        Expression { dependent_of, ..self.typed(start, to, false) }
    }

    /// A cast to a reference names the same object with another type, or a temporary.
    fn reference_cast(
        &mut self,
        style: CastStyle,
        start: usize,
        (to, of): (&Type, &Type),
        operand: &Expression,
    ) -> Expression {
        let made = self.typed(start, to, false);
        let lvalue_of = match self.named_by_cast(style, to, of, operand) {
            Named::Temporary => Vec::new(),
            Named::Unknown => {
                self.accesses(&operand.lvalue_of, Access::Open);
                Vec::new()
            }
            Named::Object => operand.lvalue_of.clone(),
        };
        self.names_part(&lvalue_of, of, false);
        if operand.written.as_ref() != Some(of) {
            for used in &lvalue_of {
                if let Some(used) = self.program.uses.get_mut(*used) {
                    used.recast = true;
                }
            }
        }
        let constant = operand.moved.unwrap_or(operand.fixed.address);
        let same = operand
            .written
            .as_ref()
            .is_some_and(|from| from.unqualified() == of.unqualified() || self.is_related(from, of));
        let moved = Some(constant && same && style != CastStyle::Reinterpret);
        Expression { lvalue_of, moved, ..made }
    }

    fn named_by_cast(&self, style: CastStyle, to: &Type, of: &Type, operand: &Expression) -> Named {
        let Some(from) = operand.written.as_ref() else { return Named::Unknown };
        let same = from.unqualified() == of.unqualified();
        if matches!(style, CastStyle::Const | CastStyle::Reinterpret) || same || self.is_related(from, of) {
            return Named::Object;
        }
        // A conversion function may give a reference.
        if self.scopes.class_of_type(from).is_some_and(|class| !self.scopes.classes[class].bases.is_empty())
            || self.conversion_results(from).is_some_and(|results| !results.is_empty())
            || self.scopes.class_of_type(from).is_some() && !self.is_closed(from)
        {
            return Named::Unknown;
        }
        let binds_temporary = of.is_const() || matches!(to, Type::RValueReference(_));
        let arithmetic = |t: &Type| matches!(t.unqualified(), Type::Fundamental(_));
        match style {
            CastStyle::C | CastStyle::Functional if !binds_temporary => Named::Object,
            _ if binds_temporary && arithmetic(from) && arithmetic(of) => Named::Temporary,
            _ => Named::Unknown,
        }
    }

    /// Whether one of two classes is a base of the other.
    fn is_related(&self, one: &Type, other: &Type) -> bool {
        match (self.scopes.class_of_type(one), self.scopes.class_of_type(other)) {
            (Some(one), Some(other)) => self.has_base(one, other, 0) || self.has_base(other, one, 0),
            _ => false,
        }
    }

    fn has_base(&self, class: usize, base: usize, depth: usize) -> bool {
        let bases = &self.scopes.classes[class].bases;
        depth < 64 && bases.iter().any(|b| *b == base || self.has_base(*b, base, depth + 1))
    }

    /// What the host pass says of lvalues of a template, whatever an instance makes of them; what is not converted is
    /// `Discarded`, and of an element of an array the address is taken.
    pub(super) fn told_in_pattern(&mut self, lvalue_of: &[usize], access: Access) {
        if !self.is_pattern() {
            return;
        }
        for used in lvalue_of {
            let Some(used) = self.program.uses.get_mut(*used) else { continue };
            used.in_pattern = Some(match (used.access, access) {
                (Access::Written | Access::Changed, _) => used.access,
                (_, Access::Discarded) if used.element => Access::Addressed,
                _ => access,
            });
        }
    }

    /// A variable is initialised in a template: what its type says of that.
    pub(super) fn initialises_in_pattern(
        &mut self,
        to: &Type,
        source: Option<&Type>,
        from: &[usize],
        dependent_of: &[usize],
    ) {
        let to = self.bound(to);
        match to.unqualified() {
            Type::Reference(_) => {
                self.told_in_pattern(dependent_of, Access::Addressed);
                if to.is_dependent() {
                    self.told_in_pattern(from, Access::Addressed);
                }
            }
            Type::RValueReference(of)
                if of.is_dependent() && source.is_some_and(Type::is_fundamental_or_pointer) =>
            {
                self.told_in_pattern(from, Access::Read);
            }
            Type::RValueReference(_) => {}
            // An array becomes a pointer whatever its elements are.
            Type::Pointer(_) if self.names_arrays(from) => self.told_in_pattern(from, Access::Addressed),
            Type::Pointer(_) if source.is_some_and(|t| matches!(t.unqualified(), Type::Pointer(_))) => {
                self.told_in_pattern(from, Access::Read);
            }
            t if t.is_dependent() => self.told_in_pattern(from, Access::Discarded),
            _ => {}
        }
    }

    /// An array of elements whose type hangs on template parameters becomes a pointer whatever they are.
    pub(super) fn array_becomes_pointer(&mut self, operand: &Expression) {
        if operand.written.is_none() && self.names_arrays(&operand.lvalue_of) {
            self.told_in_pattern(&operand.lvalue_of, Access::Addressed);
        }
    }

    /// Whether the lvalues are of arrays.
    pub(super) fn names_arrays(&self, lvalue_of: &[usize]) -> bool {
        lvalue_of.iter().all(|used| self.program.uses.get(*used).is_some_and(|used| used.array))
            && !lvalue_of.is_empty()
    }

    /// Whether tokens name a template parameter.
    pub(super) fn names_parameters(&self, range: std::ops::Range<usize>) -> bool {
        let parameter = |symbol: &Symbol| {
            matches!(
                symbol,
                Symbol::TypeParameter(..) | Symbol::TemplateParameter(..) | Symbol::ValueParameter(..)
            )
        };
        range.into_iter().any(|at| {
            self.is_identifier_at(at)
                && self.scopes.lookup(self.scope, self.text_at(at)).iter().any(parameter)
        })
    }
}
