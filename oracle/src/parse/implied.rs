//! Special members that nobody writes, or that are defaulted where they are first declared: who uses them, and what
//! they call ([class.default.ctor], [class.copy.ctor], [class.copy.assign], [class.dtor]).

use std::ops::Range;
use std::rc::Rc;

use super::Parser;
use super::calls::functions_of;
use super::expressions::Expression;
use crate::conversions::{Operand, derives};
use crate::overloads::{Arguments, Candidate, choose};
use crate::program::{
    CallForm, Context, FunctionName, ImpliedKind, ImpliedMember, ImpliedUse, InitialisationForm, Referent,
    Standing, is_implied,
};
use crate::types::Type;

impl Parser<'_, '_> {
    /// The implied constructor that makes an object from arguments. Nothing is known of braced lists, and of what moves.
    pub(super) fn implied_construction(&mut self, made: &Type, arguments: Option<&Arguments>) {
        self.quietly(|p| p.inherited_construction(made, arguments));
        let Some(arguments) = arguments.filter(|a| !a.expanded) else {
            self.made.push((made.clone(), InitialisationForm::List(None)));
            return self.quietly(|p| p.may_make_parts(made));
        };
        match arguments.list.as_slice() {
            [] => {
                self.made.push((made.clone(), InitialisationForm::None));
                self.uses_implied(made, ImpliedKind::Constructor);
            }
            [one] if one.lvalue && self.is_part_of(one, made) => self.uses_implied(made, ImpliedKind::Copy),
            [one] if one.xvalue && self.is_part_of(one, made) => {
                let kind = if self.moves(made) { ImpliedKind::Move } else { ImpliedKind::Copy };
                self.uses_implied(made, kind);
            }
            _ => {}
        }
    }

    /// Whether an operand is an object of a class or of one that is derived from it.
    fn is_part_of(&self, operand: &Operand, class: &Type) -> bool {
        let derived = |t: &Type| derives(&self.scopes, t, class) == Some(true);
        is_of(operand, class) || operand.written.as_ref().is_some_and(derived)
    }

    /// [class.copy.ctor]: whether a class has a move constructor, of those that it declares or because it declares none of the
    /// members that go with it.
    pub(super) fn moves(&self, made: &Type) -> bool {
        let Some(class) = self.scopes.class_of_type(made) else { return false };
        let constructors = self.scopes.constructors_of(class);
        let takes_itself = constructors.iter().filter_map(|f| {
            let parameter = self.program.function_entities[*f].signature.parameters.first()?;
            match parameter {
                Type::Reference(of) if of.unqualified() == made.unqualified() => Some(false),
                Type::RValueReference(of) if of.unqualified() == made.unqualified() => Some(true),
                _ => None,
            }
        });
        let declared: Vec<bool> = takes_itself.collect();
        declared.contains(&true)
            || declared.is_empty()
                && self.own_functions(made, "operator=").is_empty()
                && self.scopes.destructors_of(class).is_empty()
    }

    /// [class.inhctor.init]: a constructor of a base class that a using-declaration brings in makes the base.
    fn inherited_construction(&mut self, made: &Type, arguments: Option<&Arguments>) {
        let Some((class, _)) = self.class_and_arguments(made) else { return };
        let path = &self.scopes.classes[class].path;
        let of_class = self.program.using_declarations.iter().filter(|u| u.declared.path == *path);
        let functions: Vec<usize> = of_class.flat_map(|u| functions_of(&u.symbols)).collect();
        let is_constructor =
            |f: &usize| self.program.function_entities[*f].name_kind == FunctionName::Constructor;
        let inherited: Vec<usize> = functions.into_iter().filter(is_constructor).collect();
        let at = self.at - 1;
        let is_default = arguments.is_some_and(|a| a.list.is_empty() && !a.expanded);
        if inherited.is_empty()
            || is_default
            || arguments.is_some_and(|a| a.list.iter().any(|one| is_of(one, made)))
        {
            return;
        }
        let open = Arguments { list: Vec::new(), expanded: true };
        let arguments = arguments.unwrap_or(&open);
        let chosen = choose(&self.scopes, &self.program, &inherited, None, &Vec::new(), arguments);
        self.record(CallForm::Base, at..self.at, at, &chosen, &Vec::new(), Standing::Certain);
    }

    /// [dcl.init.aggr]: which constructors make the parts of an aggregate is not looked at.
    fn may_make_parts(&mut self, made: &Type) {
        let Type::Named(path) = made.unqualified() else { return };
        for (_, t, form) in self.subobjects_of(&path.clone()) {
            let part = element_type(&t);
            let Some((class, put)) = self.class_and_arguments(&part) else { continue };
            let constructors = self.scopes.constructors_of(class);
            if constructors.is_empty() {
                self.may_make_parts(&part);
                continue;
            }
            let all: Vec<Candidate> = constructors.into_iter().map(Candidate::of).collect();
            let at = self.at - 1;
            self.record(form, at..self.at, at, &all, &put, Standing::Open);
        }
    }

    /// A temporary object of a class, which ends with the full-expression or where what it is bound to does.
    pub(super) fn temporary(&mut self, t: &Type, range: Range<usize>) {
        let at = range.start;
        self.quietly(|p| p.destroy(t, at, range, CallForm::Destruction));
    }

    /// An object that nothing else is made in the place of ends ([class.temporary]).
    pub(super) fn ends_temporary(&mut self, ended: &Expression, range: Range<usize>) {
        if let (Some(t), true) = (ended.written.clone(), ended.is_temporary) {
            let form = if ended.is_result { CallForm::ResultEnd } else { CallForm::TemporaryEnd };
            self.destroy(&t, range.start, range, form);
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
        let takes_itself = |f: &usize| {
            let parameters = &self.program.function_entities[*f].signature.parameters;
            parameters.first().is_none_or(|to| match to {
                Type::Reference(of) | Type::RValueReference(of) => of.unqualified() == class.unqualified(),
                other => other.unqualified() == class.unqualified() || other.is_dependent(),
            })
        };
        let assigns: Vec<usize> = own.into_iter().filter(takes_itself).collect();
        let implied = assigns.iter().all(|f| is_implied(&self.program, *f));
        if implied {
            self.uses_implied(&class, ImpliedKind::Assignment);
        }
        implied && assigns.is_empty()
    }

    /// The conversion of what is assigned to the parameter of an assignment that nobody writes.
    pub(super) fn converts_assigned(&mut self, left: &Expression, right: &Expression) {
        let Some(class) = left.written.clone().filter(|t| self.is_closed(t)) else { return };
        let own = self.own_functions(&class, "operator=");
        if self.scopes.class_of_type(&class).is_none() || !own.iter().all(|f| is_implied(&self.program, *f)) {
            return;
        }
        let right_operand = right.operand();
        if !is_of(&right_operand, &class) {
            let parameter = Type::Reference(Rc::new(class.unqualified().clone().qualified(true, false)));
            self.convert(right, &parameter, right.start..self.at, CallForm::ArgumentConversion);
        }
        let assigned = match right.clauses.as_deref() {
            Some([one]) => one,
            _ => &right_operand,
        };
        self.copies_empty(assigned, &class, CallForm::Operator);
        if !right.braced {
            self.assigns_object(assigned, &class);
        }
    }

    /// The functions of a name that a class declares itself.
    fn own_functions(&self, class: &Type, name: &str) -> Vec<usize> {
        let Some(class) = self.scopes.class_of_type(class) else { return Vec::new() };
        let symbols = self.scopes.all[self.scopes.classes[class].scope].symbols.get(name);
        functions_of(symbols.map(Vec::as_slice).unwrap_or_default())
    }

    /// Remembers a use of an implied member; the first one finds what the member calls.
    pub(super) fn uses_implied(&mut self, class: &Type, kind: ImpliedKind) {
        let made = matches!(kind, ImpliedKind::Constructor | ImpliedKind::Copy | ImpliedKind::Move);
        let host = self.context() == Context::NamespaceInitializer && self.default_arguments == 0 && made;
        let stands = host || matches!(self.context(), Context::Body | Context::Instance);
        let (Type::Named(path), Some((_, put))) = (class.unqualified(), self.class_and_arguments(class))
        else {
            return;
        };
        if class.is_dependent()
            || self.unevaluated > 0
            || matches!(self.context(), Context::Discarded | Context::Pattern)
        {
            return;
        }
        if self.context() == Context::Open {
            return self.refers(Referent::Unknown, self.at);
        }
        let spoken_of = put.is_empty()
            && (stands || self.implied.is_some())
            && !(kind == ImpliedKind::Destructor && self.has_virtual_destructor(class));
        let known = self.program.implied.iter().position(|i| i.class == *path && i.kind == kind);
        let member = known.unwrap_or(self.program.implied.len());
        let (implied, function, lambda, instance) = (self.implied, self.function, self.lambda, self.instance);
        let (at, quiet) = (self.at, self.quiet || !spoken_of);
        self.program.implied_uses.push(ImpliedUse { member, implied, function, lambda, instance, at, quiet });
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
            std::mem::take(&mut self.quiet),
        );
        self.calls_of_implied(&Rc::clone(path), kind);
        (self.implied, self.function, self.lambda, self.instance, self.bindings, self.quiet) = outer;
    }

    fn calls_of_implied(&mut self, path: &crate::types::Path, kind: ImpliedKind) {
        let at = self.at;
        let range = at..at + 1;
        for (subobject, t, form) in self.subobjects_of(path) {
            let element = element_type(&t);
            let copied = Operand {
                written: Some(element.clone().qualified(true, false)),
                lvalue: true,
                constant: Some(false),
                ..Operand::default()
            };
            match kind {
                ImpliedKind::Constructor => match self.initializer_of(&subobject) {
                    Some(range) => self.repeats_initializer(range, at),
                    None => {
                        self.construct(&t, Some(&Arguments::default()), at, range.clone(), form);
                    }
                },
                ImpliedKind::Copy => {
                    let one = Arguments { list: vec![copied], expanded: false };
                    self.construct(&t, Some(&one), at, range.clone(), form);
                }
                ImpliedKind::Move => {
                    let moved = Operand { written: Some(element), lvalue: false, xvalue: true, ..copied };
                    let one = Arguments { list: vec![moved], expanded: false };
                    self.construct(&t, Some(&one), at, range.clone(), form);
                }
                ImpliedKind::Assignment => {
                    let left = Operand { written: Some(element.clone()), lvalue: true, ..Operand::default() };
                    if self.scopes.class_of_type(&element).is_some() {
                        let both = Arguments { list: vec![left, copied], expanded: false };
                        self.operator_call("operator=", at, range.clone(), &both, false);
                    }
                }
                ImpliedKind::Destructor => self.destroy(&t, at, range.clone(), form),
            }
        }
    }

    /// Whether the destructor of a class overrides one of its bases, or is virtual itself.
    pub(super) fn has_virtual_destructor(&self, class: &Type) -> bool {
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

/// The type of the objects that an array consists of, or the type itself.
pub(super) fn element_type(t: &Type) -> Type {
    match t.unqualified() {
        Type::Array(of, _) => element_type(of),
        other => other.clone(),
    }
}

/// Whether an operand is an object of a class.
fn is_of(operand: &Operand, class: &Type) -> bool {
    operand.written.as_ref().is_some_and(|t| t.unqualified() == class.unqualified())
}
