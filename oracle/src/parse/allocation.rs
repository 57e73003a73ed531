//! New- and delete-expressions: what they make and end, and the functions that give and take the storage ([expr.new],
//! [expr.delete]).

use std::ops::Range;
use std::rc::Rc;

use super::calls::{Bindings, functions_of};
use super::expressions::Expression;
use super::implied::element_type;
use super::initializers::{Initializer, InitializerKind, deduced_type};
use super::subobjects::Initialised;
use super::{Greater, Parsed, Parser};
use crate::conversions::Operand;
use crate::overloads::{Arguments, Candidate, choose};
use crate::program::{Access, Body, CallForm, Copied, Standing, is_implied};
use crate::types::Type;

/// How many classes are looked into, one in the other.
const MAX_DEPTH: usize = 16;

/// The storage of a new- or delete-expression.
struct Storage {
    /// The token `new` or `delete`.
    at: usize,
    /// `::` stands before it.
    global: bool,
    /// It is that of an array.
    several: bool,
}

/// The function that is called for it, and the arguments of the class template whose member it is.
type Chosen = (usize, Bindings);

impl Parser<'_, '_> {
    /// `new-expression`
    pub(super) fn new_expression(&mut self, start: usize) -> Parsed<Expression> {
        let at = self.expect("new")?;
        let global = self.is_at(start, "::");
        self.has_effect(start);
        let mut made = if self.is("(") { self.attempt(|p| p.cast_head()) } else { None };
        let mut placement = None;
        if self.is("(") && made.is_none() {
            let arguments = self.call_arguments()?;
            self.unconverted(arguments.list.iter().map(|one| one.lvalue_of.as_slice()));
            placement = Some(arguments);
            made = if self.is("(") { Some(self.cast_head()?) } else { None };
        }
        let name_at = self.at;
        let written = match made {
            Some(made) => made,
            None => self.new_type()?,
        };
        let initializer = if self.is("(") || self.is("{") { self.initializer()? } else { None };
        let written = deduced_type(&written, initializer.as_ref());
        let object = self.bound(&written);
        let (made, several) = match object.unqualified() {
            Type::Array(element, bound) => {
                self.makes_elements(&object, bound.is_some(), initializer.as_ref(), name_at, start..self.at);
                (element.as_ref().clone(), true)
            }
            _ => {
                self.makes_object(&written, initializer.as_ref(), name_at, start..self.at);
                (written, false)
            }
        };
        self.allocates(&made, placement, &Storage { at, global, several });
        Ok(self.typed(start, &Type::Pointer(Rc::new(made)), false))
    }

    /// Operands that are not converted in a template.
    fn unconverted<'o>(&mut self, operands: impl Iterator<Item = &'o [usize]>) {
        for lvalue_of in operands {
            self.told_in_pattern(lvalue_of, Access::Discarded);
        }
    }

    /// `new-type-id`; a bound that is no constant is none.
    fn new_type(&mut self) -> Parsed<Type> {
        let specifiers = self.specifiers(None)?;
        let Some(mut written) = specifiers.written else { return self.outside("expected a type") };
        while let Some(modifier) = self.pointer_operator()? {
            written = modifier.apply(written);
        }
        let mut bounds = Vec::new();
        while self.accept("[") {
            let bound = self.with_greater(Greater::Operator, |p| p.expression())?;
            bounds.push(bound.value);
            self.expect("]")?;
        }
        let array = |of, bound: &Option<i64>| Type::Array(Rc::new(of), bound.map(|value| value.to_string()));
        Ok(bounds.iter().rev().fold(written, array))
    }

    /// The object of a new-expression is made.
    fn makes_object(
        &mut self,
        made: &Type,
        initializer: Option<&Initializer>,
        name_at: usize,
        range: Range<usize>,
    ) {
        let none = Arguments::default();
        let (arguments, form) = match initializer.map(|i| &i.kind) {
            Some(InitializerKind::Braced(clauses)) => {
                if made.is_dependent() {
                    self.unconverted(clauses.iter().flatten().map(|one| one.lvalue_of.as_slice()));
                }
                if let Some([one]) = clauses.as_deref() {
                    self.copies_constant(&one.operand(), made, Copied::ToOther);
                }
                let listed = self.listed_arguments(made, clauses.as_deref());
                if listed.is_none() {
                    self.lists_parts(made, clauses.as_deref(), range.clone());
                    let list: Vec<Operand> = clauses.iter().flatten().map(Expression::operand).collect();
                    self.converts_scalar(made, &list, range.clone());
                }
                (listed, CallForm::ImpliedConstruction)
            }
            Some(InitializerKind::Arguments(arguments)) => {
                self.copies_one_constant(&arguments.list, made, Copied::ToOther);
                let class = self.scopes.class_of_type(&self.bound(made));
                if class.is_none_or(|class| self.scopes.constructors_of(class).is_empty()) {
                    self.unconverted(arguments.list.iter().map(|one| one.lvalue_of.as_slice()));
                }
                self.converts_scalar(made, &arguments.list, range.clone());
                let elides = self.elided(made, &arguments.list).is_some();
                let form = if elides { CallForm::ImpliedConstruction } else { CallForm::Construction };
                (Some(arguments.clone()), form)
            }
            _ => (Some(none), CallForm::Construction),
        };
        self.construct(made, arguments.as_ref(), name_at, range, form);
    }

    /// The elements of the array of a new-expression are made: of the clauses of a list, else in a loop, which ends those that
    /// are made if a constructor throws.
    fn makes_elements(
        &mut self,
        array: &Type,
        has_bound: bool,
        initializer: Option<&Initializer>,
        name_at: usize,
        range: Range<usize>,
    ) {
        let none = Arguments::default();
        if let Some(InitializerKind::Braced(clauses)) = initializer.map(|i| &i.kind) {
            self.made_from_list(array, clauses.as_deref(), name_at, range.clone());
            if !has_bound {
                self.construct(array, Some(&none), name_at, range, CallForm::Elements);
            }
            return;
        }
        self.construct(array, Some(&none), name_at, range.clone(), CallForm::NewElements);
        if !array.is_dependent() && !self.is_trivially_made(array, MAX_DEPTH) && !self.ends_by_default(array)
        {
            self.destroy(array, name_at, range, CallForm::Elements);
        }
    }

    /// Whether the destructor that a class declares is defaulted: a virtual one, else nobody asks.
    fn ends_by_default(&self, array: &Type) -> bool {
        let class = self.scopes.class_of_type(&element_type(array));
        let destructors = class.map(|class| self.scopes.destructors_of(class)).unwrap_or_default();
        let declarations = destructors.iter().flat_map(|f| &self.program.function_entities[*f].declarations);
        declarations.into_iter().any(|d| self.program.functions[*d].body == Body::Defaulted)
    }

    /// `delete-expression`
    pub(super) fn delete_expression(&mut self, start: usize) -> Parsed<Expression> {
        let at = self.expect("delete")?;
        let global = self.is_at(start, "::");
        self.has_effect(start);
        let several = self.is("[") && self.is_at(self.at + 1, "]");
        if several {
            self.advance();
            self.advance();
        }
        let operand = self.unary_expression()?;
        if let Some(Type::Pointer(of)) = self.deleted(&operand, start).as_ref().map(Type::unqualified) {
            let form = match (self.has_virtual_destructor(&self.bound(of)), several) {
                (true, _) => CallForm::VirtualEnd,
                (false, true) => CallForm::ElementsEnd,
                (false, false) => CallForm::Destruction,
            };
            self.destroy(of, operand.start, start..self.at, form);
            if several || form != CallForm::VirtualEnd {
                self.deallocates(of, &Storage { at, global, several });
            }
        }
        Ok(self.typed(start, &Type::VOID, false))
    }

    /// The type of what is deleted: an object of a class is converted to the one pointer that it gives without a cast.
    fn deleted(&mut self, operand: &Expression, start: usize) -> Option<Type> {
        let written = operand.written.clone()?;
        let value = |result: Type| match result {
            Type::Reference(of) | Type::RValueReference(of) => of.as_ref().clone(),
            other => other,
        };
        let results = self.implicit_conversion_results(&written).unwrap_or_default().into_iter().map(value);
        let mut results: Vec<Type> =
            results.filter(|t| matches!(t.unqualified(), Type::Pointer(_))).collect();
        results.dedup();
        let ([pointer], true) = (results.as_slice(), self.is_closed(&written)) else { return Some(written) };
        self.convert(operand, pointer, start..self.at, CallForm::Conversion);
        Some(pointer.clone())
    }

    /// The call of the function that gives the storage. Where constructors or a destructor of the elements of an array are
    /// called, what does that is handed the function, and the one that takes the storage back if a constructor throws.
    fn allocates(&mut self, made: &Type, placement: Option<Arguments>, storage: &Storage) {
        let made = self.bound(made);
        if self.unevaluated > 0 || made.is_dependent() {
            return;
        }
        let name = if storage.several { "operator new[]" } else { "operator new" };
        let element = element_type(&made);
        let (functions, put) = self.allocation_functions(name, &element, storage);
        let mut arguments = placement.clone().unwrap_or_default();
        arguments
            .list
            .insert(0, Operand { written: Some(Type::Fundamental("unsigned long")), ..Operand::default() });
        let mut chosen = choose(&self.scopes, &self.program, &functions, None, &put, &arguments);
        // Those of the global namespace that need no declaration are the device's own.
        chosen.retain(|c| placement.is_some() || self.program.function_entities[c.entity].member);
        let by_loop = storage.several && placement.is_none();
        let makes = by_loop && !self.is_trivially_made(&element, MAX_DEPTH);
        let back = if by_loop { self.usual_deallocation(&element, storage) } else { None };
        let sized = back.as_ref().is_some_and(|(one, _)| self.takes_size(*one));
        let is_address = by_loop && (makes || sized || !self.is_trivially_ended(&element, MAX_DEPTH));
        if !chosen.is_empty() {
            let form = if is_address { CallForm::ElementsAllocation } else { CallForm::Allocation };
            self.uses_storage(form, &chosen, &put, storage);
            for (index, argument) in arguments.list.iter().enumerate() {
                self.convert_argument(&chosen, &put, index, argument, storage.at);
                if chosen.len() != 1 {
                    self.accesses(&argument.lvalue_of, Access::Open);
                }
            }
            self.default_arguments(&chosen, &arguments);
        }
        if let Some((back, put)) = back.filter(|_| makes) {
            self.uses_storage(CallForm::ElementsAllocation, &[Candidate::of(back)], &put, storage);
        }
    }

    /// The call of the function that takes the storage of a deleted object or array.
    fn deallocates(&mut self, ended: &Type, storage: &Storage) {
        let element = element_type(&self.bound(ended));
        if self.unevaluated > 0 || element.is_dependent() {
            return;
        }
        let Some((one, put)) = self.usual_deallocation(&element, storage) else { return };
        let by_loop =
            storage.several && (self.takes_size(one) || !self.is_trivially_ended(&element, MAX_DEPTH));
        let form = if by_loop { CallForm::ElementsAllocation } else { CallForm::Allocation };
        self.uses_storage(form, &[Candidate::of(one)], &put, storage);
    }

    fn uses_storage(&mut self, form: CallForm, chosen: &[Candidate], put: &Bindings, storage: &Storage) {
        let at = storage.at;
        self.record(form, at..at + 1, at, chosen, put, Standing::Certain);
    }

    /// The functions of a name: those of the class of the object, else those of the global namespace that stand before, alone
    /// where `::` is written.
    fn allocation_functions(&self, name: &str, object: &Type, storage: &Storage) -> (Vec<usize>, Bindings) {
        let of_class = self.member_functions(object, name).filter(|_| !storage.global);
        of_class.filter(|(found, _)| !found.is_empty()).unwrap_or_else(|| {
            let mut found = functions_of(&self.scopes.lookup_in(0, name));
            found.retain(|f| self.program.function_entities[*f].first < storage.at);
            (found, Vec::new())
        })
    }

    /// [expr.delete]: the usual deallocation function of a class, without the size before that with it; `None` where it is
    /// one of the global namespace, which are the device's own.
    fn usual_deallocation(&self, object: &Type, storage: &Storage) -> Option<Chosen> {
        let name = if storage.several { "operator delete[]" } else { "operator delete" };
        let (functions, put) = self.allocation_functions(name, object, storage);
        let takes = |f: &&usize, count: usize| {
            let known = &self.program.function_entities[**f];
            let sized = known.signature.parameters.get(1) == Some(&Type::Fundamental("unsigned long"));
            let plain = known.template.is_none() && !known.signature.variadic;
            known.member && plain && known.signature.parameters.len() == count && (count == 1 || sized)
        };
        let plain = functions.iter().find(|f| takes(f, 1));
        let chosen = plain.or_else(|| functions.iter().find(|f| takes(f, 2)));
        chosen.map(|one| (*one, put))
    }

    fn takes_size(&self, deallocation: usize) -> bool {
        self.program.function_entities[deallocation].signature.parameters.len() > 1
    }

    /// Whether no constructor is called for an object: its default constructor is trivial ([class.default.ctor]).
    fn is_trivially_made(&self, t: &Type, depth: usize) -> bool {
        let element = element_type(t);
        let Some((class, _)) = self.class_and_arguments(&element) else { return true };
        let constructors = self.scopes.constructors_of(class);
        let is_default = |f: &usize| {
            is_implied(&self.program, *f)
                && self.program.function_entities[*f].signature.parameters.is_empty()
        };
        let is_plain = constructors.is_empty() || constructors.iter().any(is_default);
        is_plain
            && !self.scopes.classes[class].virtual_base
            && !self.program.is_polymorphic(&self.scopes, class)
            && self.parts_are(&element, depth, |p, part, t, depth| {
                p.initializer_of(part).is_none() && p.is_trivially_made(t, depth)
            })
    }

    /// Whether no destructor is called for an object: it is trivial ([class.dtor]).
    fn is_trivially_ended(&self, t: &Type, depth: usize) -> bool {
        let element = element_type(t);
        let Some((class, _)) = self.class_and_arguments(&element) else { return true };
        let destructors = self.scopes.destructors_of(class);
        destructors.iter().all(|f| is_implied(&self.program, *f))
            && self.parts_are(&element, depth, |p, _, t, depth| p.is_trivially_ended(t, depth))
    }

    /// Whether all bases and members of a class are so.
    fn parts_are(
        &self,
        class: &Type,
        depth: usize,
        is_so: impl Fn(&Self, &Initialised, &Type, usize) -> bool,
    ) -> bool {
        let (Type::Named(path), Some(depth)) = (class.unqualified(), depth.checked_sub(1)) else {
            return true;
        };
        self.subobjects_of(path).iter().all(|(part, t, _)| is_so(self, part, t, depth))
    }
}
