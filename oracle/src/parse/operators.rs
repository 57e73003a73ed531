//! What operators mean: overloaded ones are calls, the others give a type and, for integral constants, a value.

use std::ops::Range;
use std::rc::Rc;

use super::Parser;
use super::expressions::Expression;
use crate::conversions::{Fixed, common_arithmetic, composite_pointer, decayed, promoted};
use crate::overloads::Arguments;
use crate::program::{Access, CallForm};
use crate::types::Type;

impl Parser<'_, '_> {
    /// An expression of a type that was written or is a function's result: a reference is an lvalue.
    pub(super) fn typed(&self, start: usize, t: &Type, lvalue: bool) -> Expression {
        let t = self.bound(t);
        let xvalue = !lvalue && matches!(t, Type::RValueReference(_));
        let (t, lvalue) = match &t {
            Type::Reference(of) => (of.as_ref().clone(), true),
            Type::RValueReference(of) => (of.as_ref().clone(), lvalue),
            _ => (t, lvalue),
        };
        let known = !t.is_dependent() && !matches!(t.unqualified(), Type::Placeholder(_) | Type::Pack(_));
        Expression { written: known.then_some(t), lvalue, xvalue, ..self.value(start) }
    }

    fn is_class_or_enumeration(&self, e: &Expression) -> bool {
        matches!(e.written.as_ref().map(Type::unqualified), Some(Type::Named(_)))
    }

    /// The call of an overloaded operator, where there may be one. `None`: the operator is built in.
    fn overloaded(
        &mut self,
        operator: &str,
        operator_at: usize,
        operands: &[&Expression],
    ) -> Option<Expression> {
        let start = operands.first().map_or(operator_at, |e| e.start);
        let range = start..self.at;
        let unknown = operands.iter().any(|e| e.written.is_none() && e.functions.is_empty() && !e.braced);
        if !unknown && !operands.iter().any(|e| self.is_class_or_enumeration(e)) {
            return None;
        }
        // The left operand of `&&` and `||` is converted before the other one is looked at.
        let left_first = matches!(operator, "operator&&" | "operator||") && operands[0].written.is_some();
        if unknown && self.is_pattern() && !left_first {
            self.operands_in_each(operator_at, operands);
        }
        let declared = self.program.function_entities.iter().any(|f| f.name == operator);
        if !declared {
            return if unknown { Some(self.value(start)) } else { None };
        }
        if unknown && self.is_pattern() {
            return Some(self.value(start));
        }
        let arguments = Arguments { list: operands.iter().map(|e| e.operand()).collect(), expanded: false };
        self.operator_call(operator, operator_at, range, &arguments, unknown)
    }

    /// The operands of an operator in a template, where the type of one is not known: that is none of a value.
    fn operands_in_each(&mut self, operator_at: usize, operands: &[&Expression]) {
        let end = self.at;
        let typeless = |p: &Self, e: &Expression| {
            let range = if e.start < operator_at { e.start..operator_at } else { e.start..end };
            e.written.is_none() && !p.names_values_alone(range)
        };
        if operands.iter().any(|e| typeless(self, e)) {
            for operand in operands {
                self.decided_in_each(&operand.lvalue_of);
            }
        }
    }

    /// A unary operator before its operand.
    pub(super) fn unary(&mut self, operator: &str, operator_at: usize, operand: &Expression) -> Expression {
        if matches!(operator, "operator&" | "operator*") && !operand.functions.is_empty() {
            let addressed = operator == "operator&";
            return Expression { start: operator_at, addressed, ..operand.clone() };
        }
        if operator == "operator!" {
            self.tests(operand, self.at);
        }
        if let Some(call) = self.overloaded(operator, operator_at, &[operand]) {
            if operator == "operator*" {
                self.array_becomes_pointer(operand);
            }
            return Expression { start: operator_at, ..call };
        }
        let start = operator_at;
        if operator == "operator&" {
            // An address that is compared may be folded.
            let compared = self.is("==") || self.is("!=");
            self.accesses(&operand.lvalue_of, if compared { Access::Compared } else { Access::Addressed });
        }
        let converted = match operator {
            "operator&" => operand.clone(),
            "operator!" => self.tested_operand(operand),
            _ => self.built_in_operand(operand),
        };
        let operand = &converted;
        let Some(t) = operand.written.clone() else { return self.value(start) };
        let mut made = match operator {
            "operator*" => match decayed(&t) {
                Type::Pointer(to) => self.element(start, operand, &t, &to),
                _ => self.value(start),
            },
            "operator&" => Expression {
                address_of: operand.lvalue_of.clone(),
                moved: operand.moved,
                fixed: Fixed { address: false, value: operand.fixed.address },
                own: operand.own,
                ..self.typed(start, &Type::Pointer(Rc::new(t)), false)
            },
            "operator!" => self.typed(start, &Type::Fundamental("bool"), false),
            "operator++" | "operator--" => {
                self.has_effect(operator_at);
                self.accesses(&operand.lvalue_of, Access::Changed);
                Expression { lvalue_of: operand.lvalue_of.clone(), ..self.typed(start, &t, true) }
            }
            _ => match promoted(&t) {
                Some(t) => self.typed(start, &t, false),
                None => self.value(start),
            },
        };
        made.value = operand.value.and_then(|v| match operator {
            "operator-" => v.checked_neg(),
            "operator+" => Some(v),
            "operator!" => Some(i64::from(v == 0)),
            "operator~" => Some(!v),
            _ => None,
        });
        made
    }

    /// `e++`, `e--`
    pub(super) fn postfix_step(&mut self, operator_at: usize, operand: &Expression) -> Expression {
        self.has_effect(operator_at);
        let operator = format!("operator{}", self.text_at(operator_at));
        let zero = Expression { value: Some(0), ..self.typed(operator_at, &Type::Fundamental("int"), false) };
        match self.overloaded(&operator, operator_at, &[operand, &zero]) {
            Some(call) if !operand.written.as_ref().is_some_and(Type::is_fundamental_or_pointer) => call,
            _ => match &operand.written {
                Some(t) => {
                    self.accesses(&operand.lvalue_of, Access::Changed);
                    self.typed(operand.start, &t.clone(), false)
                }
                None => {
                    self.accesses(&operand.lvalue_of, Access::Open);
                    self.value(operand.start)
                }
            },
        }
    }

    /// A binary operator between its operands.
    pub(super) fn binary(
        &mut self,
        operator: &str,
        operator_at: usize,
        left: &Expression,
        right: &Expression,
    ) -> Expression {
        if matches!(operator, "operator==" | "operator!=") {
            self.compares_functions(operator_at, left, right);
        }
        let indexes = self.indexes_by_parameter(operator, left, right);
        if !indexes && let Some(call) = self.overloaded(operator, operator_at, &[left, right]) {
            if right.written.as_ref().is_some_and(Type::is_fundamental_or_pointer) {
                self.array_becomes_pointer(left);
            }
            return Expression { start: left.start, ..call };
        }
        let start = left.start;
        let adds = matches!(operator, "operator+" | "operator-");
        if indexes && let Some(t) = &left.written {
            let sum = self.typed(start, &decayed(t), false);
            return self.moved_by(left, right, &sum);
        }
        let in_class = self.scopes.class_of_type(right.written.as_ref().unwrap_or(&Type::VOID)).is_some();
        let (left, right) = match operator {
            "operator," => (left, right),
            "operator&&" | "operator||" => (&self.tested_operand(left), &self.tested_operand(right)),
            _ => (&self.built_in_operand(left), &self.built_in_operand(right)),
        };
        let (Some(l), Some(r)) = (left.written.clone(), right.written.clone()) else {
            return self.value(start);
        };
        let result = match operator {
            "operator," => {
                let value = right.value.filter(|_| left.value.is_some());
                return Expression { start, value, ..right.clone() };
            }
            "operator==" | "operator!=" | "operator<" | "operator>" | "operator<=" | "operator>="
            | "operator&&" | "operator||" => Some(Type::Fundamental("bool")),
            "operator<<" | "operator>>" => promoted(&l),
            "operator+" | "operator-" => match (decayed(&l), decayed(&r)) {
                (Type::Pointer(_), Type::Pointer(_)) => Some(Type::Fundamental("long")),
                (pointer @ Type::Pointer(_), _) | (_, pointer @ Type::Pointer(_)) => Some(pointer),
                (l, r) => common_arithmetic(&l, &r),
            },
            _ => common_arithmetic(&l, &r),
        };
        let Some(result) = result else { return self.value(start) };
        let value = match (operator, left.value) {
            // The other operand is not looked at.
            ("operator&&", Some(0)) => Some(0),
            ("operator||", Some(value)) if value != 0 => Some(1),
            _ => left.value.zip(right.value).and_then(|(l, r)| folded(operator, l, r)),
        };
        let made = Expression { value, ..self.typed(start, &result, false) };
        let pointer = matches!(decayed(&l), Type::Pointer(_)) && !matches!(decayed(&r), Type::Pointer(_));
        if adds && pointer && !in_class { self.moved_by(left, right, &made) } else { made }
    }

    /// Whether a value parameter of a template is added to a pointer: that is built in.
    fn indexes_by_parameter(&self, operator: &str, left: &Expression, right: &Expression) -> bool {
        matches!(operator, "operator+" | "operator-")
            && left.written.as_ref().is_some_and(|t| matches!(decayed(t), Type::Pointer(_)))
            && right.written.is_none()
            && self.names_values_alone(right.start..self.at)
    }

    /// A pointer after an addition leads into the same variables.
    fn moved_by(&mut self, pointer: &Expression, by: &Expression, sum: &Expression) -> Expression {
        let moved = Some(pointer.is_constant_address() && by.value.is_some());
        let address_of = self.pointees(pointer);
        let constant = self.constancy(by, by.start..self.at);
        self.chooses_element(&address_of, constant);
        Expression { address_of, moved, ..sum.clone() }
    }

    /// `=` and its sisters.
    pub(super) fn assignment(
        &mut self,
        operator: &str,
        operator_at: usize,
        left: &Expression,
        right: &Expression,
    ) -> Expression {
        self.has_effect(operator_at);
        if self.is_class_or_enumeration(left) || left.written.is_none() {
            if let Some(call) = self.overloaded(operator, operator_at, &[left, right]) {
                return Expression { start: left.start, ..call };
            }
            if operator == "operator=" {
                self.converts_assigned(left, right);
            }
        } else if let Some(to) = left.written.clone() {
            if right.written.is_none() && !self.names_values_alone(operator_at + 1..self.at) {
                self.decided_in_each(&left.lvalue_of);
            }
            self.convert(right, &to, right.start..self.at, CallForm::Conversion);
        }
        let access = match (operator, &left.written) {
            (_, None) => Access::Open,
            ("operator=", _) => Access::Written,
            _ => Access::Changed,
        };
        self.accesses(&left.lvalue_of, access);
        Expression { value: None, ..left.clone() }
    }

    /// `condition ? yes : no`
    pub(super) fn conditional(
        &mut self,
        condition: &Expression,
        yes: &Expression,
        no: &Expression,
    ) -> Expression {
        let start = condition.start;
        let value = condition.value.and_then(|c| if c != 0 { yes.value } else { no.value });
        if yes.is_function() && no.is_function() {
            return Expression { chosen_function: true, ..self.value(start) };
        }
        let (Some(y), Some(n)) = (&yes.written, &no.written) else {
            // What is a value makes the other one a value.
            let values = |e: &Expression, end: usize| {
                e.written.is_none() && self.names_values_alone(e.start..end) && self.is_pattern()
            };
            if !values(yes, no.start) && !values(no, self.at) {
                self.decided_in_each(&yes.lvalue_of);
                self.decided_in_each(&no.lvalue_of);
            }
            return self.value(start);
        };
        let same = y.unqualified() == n.unqualified();
        let lvalue = same && yes.lvalue && no.lvalue;
        let t = match same {
            // An object of either is one of the more qualified type.
            true if !matches!(y, Type::Array(..)) && (lvalue || self.scopes.class_of_type(y).is_some()) => {
                Some(y.clone().qualified(n.is_const(), n.is_volatile()))
            }
            true => Some(y.clone()),
            false => common_arithmetic(y, n)
                .or_else(|| composite_pointer(&self.scopes, &yes.operand(), &no.operand())),
        };
        if lvalue && self.is_pattern() && self.names_parameters(start..yes.start) {
            self.chosen_in_pattern(&yes.lvalue_of);
            self.chosen_in_pattern(&no.lvalue_of);
        }
        let lvalue_of = match lvalue {
            true => yes.lvalue_of.iter().chain(&no.lvalue_of).copied().collect(),
            false => Vec::new(),
        };
        match t {
            Some(t) => {
                let is_temporary = same && !lvalue && yes.is_temporary && no.is_temporary;
                let is_result = yes.is_result || no.is_result;
                Expression { value, lvalue_of, is_temporary, is_result, ..self.typed(start, &t, lvalue) }
            }
            None => self.value(start),
        }
    }

    /// The member that `operator->` leads to, at the end of its chain.
    pub(super) fn arrow(&mut self, operator_at: usize, object: &Expression) -> Expression {
        let mut object = object.clone();
        for _ in 0..8 {
            match object.written.as_ref().map(decayed) {
                Some(Type::Pointer(to)) => {
                    return self.behind(object.start, &object, &to);
                }
                Some(Type::Named(_)) => match self.overloaded("operator->", operator_at, &[&object]) {
                    Some(next) => object = Expression { start: object.start, ..next },
                    None => break,
                },
                _ => break,
            }
        }
        self.value(object.start)
    }

    /// `e[i]`
    pub(super) fn subscript(
        &mut self,
        bracket: usize,
        object: &Expression,
        index: &Expression,
    ) -> Expression {
        if object.written.is_none() && index.written.is_some() && self.names_arrays(&object.lvalue_of) {
            // Of elements whose type hangs on template parameters the address is taken, whatever becomes of them.
            self.told_in_pattern(&object.lvalue_of, Access::Addressed);
            self.accesses(&object.lvalue_of, Access::Open);
            return self.value(object.start);
        }
        // An array has no operators of its own, and a value parameter is no array.
        let pointer = object.written.as_ref().is_some_and(|t| matches!(decayed(t), Type::Pointer(_)));
        let value = index.written.is_none() && self.names_values_alone(index.start..self.at - 1);
        if !(pointer && value)
            && let Some(call) = self.overloaded("operator[]", bracket, &[object, index])
        {
            return Expression { start: object.start, ..call };
        }
        let object = self.built_in_operand(object);
        let index = self.built_in_operand(index);
        // `1[array]`
        if index.written.as_ref().is_some_and(|t| matches!(decayed(t), Type::Pointer(_))) {
            self.accesses(&index.lvalue_of, Access::Open);
        }
        match object.written.as_ref().map(|t| (t.clone(), decayed(t))) {
            Some((t, Type::Pointer(to))) => {
                let parts = if object.address_of.is_empty() { &object.lvalue_of } else { &object.address_of };
                let parts = parts.clone();
                let constant = self.constancy(&index, index.start..self.at - 1);
                self.chooses_element(&parts, constant);
                // What a constant pointer leads to is found through the object.
                if let Type::Pointer(_) = t.unqualified() {
                    self.leads_on(&object.lvalue_of);
                }
                let element = self.element(object.start, &object, &t, &to);
                self.is_subscripted(&element.lvalue_of);
                let address = element.fixed.address && index.value.is_some();
                let moved = element.moved.map(|constant| constant && index.value.is_some());
                Expression { fixed: Fixed { address, value: false }, moved, ..element }
            }
            _ => {
                self.accesses(&object.lvalue_of, Access::Open);
                self.value(object.start)
            }
        }
    }

    /// What a pointer leads to, or an element of an array, which is a part of the array's variable.
    fn element(&mut self, start: usize, of: &Expression, t: &Type, to: &Type) -> Expression {
        if !matches!(t.unqualified(), Type::Array(..)) {
            return self.behind(start, of, to);
        }
        let fixed = Fixed { address: of.fixes_target(), value: false };
        self.names_part(&of.lvalue_of, to, true);
        Expression { fixed, lvalue_of: of.lvalue_of.clone(), ..self.typed(start, to, true) }
    }

    /// The operand of a built-in operator: an object of class type is converted by its one conversion function
    /// ([over.built]); where there are several, nothing is known of the result.
    pub(super) fn built_in_operand(&mut self, operand: &Expression) -> Expression {
        let Some(class) = operand.written.clone().filter(|_| self.is_class_or_enumeration(operand)) else {
            return operand.clone();
        };
        let Some(results) = self.implicit_conversion_results(&class) else { return operand.clone() };
        let [target] = results.as_slice() else { return self.value(operand.start) };
        self.convert(operand, target, operand.start..self.at, CallForm::Conversion);
        self.typed(operand.start, target, false)
    }

    /// The operand of a built-in operator that asks for a truth value: that is initialised directly ([conv.general]).
    fn tested_operand(&mut self, operand: &Expression) -> Expression {
        let is_class = operand.written.as_ref().is_some_and(|t| self.scopes.class_of_type(t).is_some());
        if !is_class {
            return operand.clone();
        }
        let to = Type::Fundamental("bool");
        self.convert_directly(operand, &to, operand.start..self.at, CallForm::Conversion);
        self.typed(operand.start, &to, false)
    }

    /// `object(arguments)` of an object of class type.
    pub(super) fn object_call(
        &mut self,
        object: &Expression,
        arguments: &Arguments,
        range: Range<usize>,
    ) -> Expression {
        let mut all = Arguments { list: vec![object.operand()], expanded: arguments.expanded };
        all.list.extend(arguments.list.iter().cloned());
        let start = range.start;
        self.operator_call("operator()", object.start, range, &all, false)
            .unwrap_or_else(|| self.value(start))
    }
}

/// The value of a binary operator on two constants, where it has one.
fn folded(operator: &str, l: i64, r: i64) -> Option<i64> {
    let shift = u32::try_from(r).ok().filter(|r| *r < 63);
    match operator {
        "operator+" => l.checked_add(r),
        "operator-" => l.checked_sub(r),
        "operator*" => l.checked_mul(r),
        "operator/" => l.checked_div(r),
        "operator%" => l.checked_rem(r),
        "operator<<" => shift.and_then(|s| l.checked_mul(1_i64.checked_shl(s)?)),
        "operator>>" => shift.map(|s| l >> s),
        "operator&" => Some(l & r),
        "operator|" => Some(l | r),
        "operator^" => Some(l ^ r),
        "operator==" => Some(i64::from(l == r)),
        "operator!=" => Some(i64::from(l != r)),
        "operator<" => Some(i64::from(l < r)),
        "operator>" => Some(i64::from(l > r)),
        "operator<=" => Some(i64::from(l <= r)),
        "operator>=" => Some(i64::from(l >= r)),
        "operator&&" => Some(i64::from(l != 0 && r != 0)),
        "operator||" => Some(i64::from(l != 0 || r != 0)),
        _ => None,
    }
}

/// A value after conversion to an arithmetic type; `None` where it would change.
pub(super) fn narrowed(to: &Type, value: i64) -> Option<i64> {
    match to.unqualified() {
        Type::Fundamental("bool") => Some(i64::from(value != 0)),
        Type::Fundamental("char" | "signed char") => i8::try_from(value).ok().map(i64::from),
        Type::Fundamental("unsigned char") => u8::try_from(value).ok().map(i64::from),
        Type::Fundamental("short") => i16::try_from(value).ok().map(i64::from),
        Type::Fundamental("unsigned short") => u16::try_from(value).ok().map(i64::from),
        Type::Fundamental("int") => i32::try_from(value).ok().map(i64::from),
        Type::Fundamental("unsigned int") => u32::try_from(value).ok().map(i64::from),
        Type::Fundamental("long" | "long long") => Some(value),
        Type::Fundamental("unsigned long" | "unsigned long long") => (value >= 0).then_some(value),
        _ => None,
    }
}
