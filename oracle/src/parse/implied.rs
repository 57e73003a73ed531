//! Special members that nobody writes, or that are defaulted where they are first declared: who uses them, and what
//! they call ([class.default.ctor], [class.copy.ctor], [class.copy.assign], [class.dtor]).

use std::rc::Rc;

use super::Parser;
use super::calls::functions_of;
use super::subobjects::Initialised;
use crate::conversions::Operand;
use crate::overloads::Arguments;
use crate::program::{
    CallForm, Context, ImpliedKind, ImpliedMember, ImpliedUse, InitialisationForm, is_implied,
};
use crate::types::Type;

impl Parser<'_, '_> {
    /// The implied constructor that makes an object from arguments. Nothing is known of braced lists, and of what moves.
    pub(super) fn implied_construction(&mut self, made: &Type, arguments: Option<&Arguments>) {
        let Some(arguments) = arguments.filter(|a| !a.expanded) else {
            return self.made.push((made.clone(), InitialisationForm::List(None)));
        };
        match arguments.list.as_slice() {
            [] => {
                self.made.push((made.clone(), InitialisationForm::None));
                self.uses_implied(made, ImpliedKind::Constructor);
            }
            [one] if one.lvalue && is_of(one, made) => self.uses_implied(made, ImpliedKind::Copy),
            _ => {}
        }
    }

    /// Whether an assignment copies an object of a class that has no assignment operator of its own.
    pub(super) fn assigns_implied(&mut self, arguments: &Arguments) -> bool {
        let [left, right] = arguments.list.as_slice() else { return false };
        let Some(class) = left.written.clone() else { return false };
        if !right.lvalue || !is_of(right, &class) || !self.is_closed(&class) {
            return false;
        }
        let own = self.own_functions(&class, "operator=");
        let implied = own.iter().all(|f| is_implied(&self.program, *f));
        if implied {
            self.uses_implied(&class, ImpliedKind::Assignment);
        }
        implied && own.is_empty()
    }

    /// The functions of a name that a class declares itself.
    fn own_functions(&self, class: &Type, name: &str) -> Vec<usize> {
        let Some(class) = self.scopes.class_of_type(class) else { return Vec::new() };
        let symbols = self.scopes.all[self.scopes.classes[class].scope].symbols.get(name);
        functions_of(symbols.map(Vec::as_slice).unwrap_or_default())
    }

    /// Remembers a use of an implied member; the first one finds what the member calls.
    pub(super) fn uses_implied(&mut self, class: &Type, kind: ImpliedKind) {
        let made = matches!(kind, ImpliedKind::Constructor | ImpliedKind::Copy);
        let host = self.context() == Context::NamespaceInitializer && self.default_arguments == 0 && made;
        let stands = host || matches!(self.context(), Context::Body | Context::Instance);
        let of_template = self.class_and_arguments(class).is_none_or(|(_, put)| !put.is_empty());
        let Type::Named(path) = class.unqualified() else { return };
        if of_template || self.unevaluated > 0 || !(stands || self.implied.is_some()) {
            return;
        }
        if kind == ImpliedKind::Destructor && self.has_virtual_destructor(class) {
            return;
        }
        let known = self.program.implied.iter().position(|i| i.class == *path && i.kind == kind);
        let member = known.unwrap_or(self.program.implied.len());
        let (implied, function, lambda, instance) = (self.implied, self.function, self.lambda, self.instance);
        self.program.implied_uses.push(ImpliedUse { member, implied, function, lambda, instance });
        if known.is_some() {
            return;
        }
        self.program.implied.push(ImpliedMember { class: Rc::clone(path), kind });
        let outer = (
            self.implied.replace(member),
            self.function.take(),
            self.lambda.take(),
            self.instance.take(),
            std::mem::take(&mut self.bindings),
        );
        self.calls_of_implied(&Rc::clone(path), kind);
        (self.implied, self.function, self.lambda, self.instance, self.bindings) = outer;
    }

    fn calls_of_implied(&mut self, path: &crate::types::Path, kind: ImpliedKind) {
        let at = self.at;
        let range = at..at + 1;
        for (subobject, t, form) in self.subobjects_of(path) {
            let copied = Operand {
                written: Some(t.clone().qualified(true, false)),
                lvalue: true,
                ..Operand::default()
            };
            match kind {
                ImpliedKind::Constructor => {
                    let initializer = match subobject {
                        Initialised::Member(member) => self.default_initializer(member),
                        _ => None,
                    };
                    match initializer {
                        Some(range) => self.repeats_calls(range, CallForm::MemberInitializer),
                        None => self.construct(&t, Some(&Arguments::default()), at, range.clone(), form),
                    }
                }
                ImpliedKind::Copy => {
                    let one = Arguments { list: vec![copied], expanded: false };
                    self.construct(&t, Some(&one), at, range.clone(), form);
                }
                ImpliedKind::Assignment => {
                    let left = Operand { written: Some(t.clone()), lvalue: true, ..Operand::default() };
                    if self.scopes.class_of_type(&t).is_some() {
                        let both = Arguments { list: vec![left, copied], expanded: false };
                        self.operator_call("operator=", at, range.clone(), &both, false);
                    }
                }
                ImpliedKind::Destructor => self.destroy(&t, at, range.clone(), form),
            }
        }
    }

    /// Whether the destructor of a class overrides one of its bases, or is virtual itself.
    fn has_virtual_destructor(&self, class: &Type) -> bool {
        let Some(index) = self.scopes.class_of_type(class) else { return false };
        let known = &self.scopes.classes[index];
        let name = known.path.last().map(|part| format!("~{}", part.name)).unwrap_or_default();
        let is_virtual = |f: &usize| {
            let declarations = &self.program.function_entities[*f].declarations;
            declarations.iter().any(|d| self.program.functions[*d].specifiers.virtual_at.is_some())
        };
        self.own_functions(class, &name).iter().any(is_virtual)
            || known.bases.iter().any(|base| {
                self.has_virtual_destructor(&Type::Named(self.scopes.classes[*base].path.clone()))
            })
    }
}

/// Whether an operand is an object of a class.
fn is_of(operand: &Operand, class: &Type) -> bool {
    operand.written.as_ref().is_some_and(|t| t.unqualified() == class.unqualified())
}
