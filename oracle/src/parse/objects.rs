//! Objects that are made by constructors: which temporary becomes which object ([class.copy.elision]), which braced
//! lists are arguments ([over.match.list]), and which arguments are constants ([expr.const]).

use std::ops::Range;

use super::Parser;
use super::expressions::Expression;
use crate::conversions::{Operand, derives};
use crate::overloads::{Arguments, choose};
use crate::program::{Access, Call, CallForm, Context, VariableEntity, VariableUse};
use crate::source::TokenKind;
use crate::types::Type;

impl Parser<'_, '_> {
    /// The call that makes the temporary object which, as the one argument, becomes an object of its class.
    pub(super) fn elided(&self, made: &Type, arguments: &[Operand]) -> Option<usize> {
        let [one] = arguments else { return None };
        let same = one.written.as_ref().is_some_and(|t| t.unqualified() == self.bound(made).unqualified());
        one.makes.filter(|_| same && !made.is_reference() && self.unevaluated == 0)
    }

    /// A temporary becomes the object at `name_at`: of a declared object, and of `T(...)`, its constructor is said, too.
    pub(super) fn becomes(
        &mut self,
        call: usize,
        name_at: usize,
        range: Range<usize>,
        form: CallForm,
    ) -> Option<usize> {
        let temporary = self.program.calls.get_mut(call)?;
        if matches!(form, CallForm::Construction | CallForm::ImpliedConstruction) {
            temporary.becomes = Some(name_at);
        }
        if form == CallForm::Construction {
            let form = CallForm::ElidedConstruction;
            let said = Call { form, name_at, range, becomes: None, ..temporary.clone() };
            self.program.calls.push(said);
        }
        Some(call)
    }

    /// The constructor whose call was remembered last has these arguments. The call, where it is one that is written.
    pub(super) fn is_made_of(&mut self, arguments: Option<&Arguments>) -> Option<usize> {
        let constants = arguments.filter(|a| !a.expanded).and_then(|a| all_constant(&a.list));
        let calls = match (self.implied, self.quiet) {
            (Some(_), _) => &mut self.program.implied_calls,
            (None, true) => &mut self.program.quiet_calls,
            (None, false) => &mut self.program.calls,
        };
        let call = calls.len().checked_sub(1)?;
        calls[call].constants = constants;
        (self.implied.is_none() && !self.quiet).then_some(call)
    }

    /// An lvalue becomes the argument of the one constructor that makes an object of a class of it: `false` where there is
    /// none, or it may be another conversion that does.
    pub(super) fn binds_to_constructor(&mut self, from: &Expression, made: &Type) -> bool {
        let (Some(written), Some((class, put))) = (&from.written, self.class_and_arguments(made)) else {
            return false;
        };
        let built_in = matches!(written.unqualified(), Type::Fundamental(_) | Type::Pointer(_));
        let constructors = self.scopes.constructors_of(class);
        let copies = written.unqualified() == made || derives(&self.scopes, written, made) != Some(false);
        if copies || constructors.is_empty() || !(built_in || self.is_closed(written)) {
            return false;
        }
        let arguments = Arguments { list: vec![from.operand()], expanded: false };
        let mut chosen = choose(&self.scopes, &self.program, &constructors, None, &put, &arguments);
        chosen.retain(|c| self.takes_as_many(c.entity, &arguments));
        let [_] = chosen.as_slice() else { return false };
        self.passes_to(&chosen, &put, &arguments.list);
        true
    }

    /// Whether a constructor has parameters for as many arguments as there are.
    pub(super) fn takes_as_many(&self, entity: usize, arguments: &Arguments) -> bool {
        let known = &self.program.function_entities[entity];
        let parameters = &known.signature.parameters;
        let open = known.signature.variadic || parameters.iter().any(|p| matches!(p, Type::Pack(_)));
        let count = arguments.list.len();
        arguments.expanded || count >= known.required && (open || count <= parameters.len())
    }

    /// A subobject that nothing initialises is made where the code of the constructor is.
    pub(super) fn is_made_by_code(&mut self, call: Option<usize>) {
        if let Some(call) = call.and_then(|call| self.program.calls.get_mut(call)) {
            call.constants = Some(false);
        }
    }

    /// The arguments of the constructor that makes an object from a braced list: of a class that declares some, and none
    /// that takes an `initializer_list`.
    pub(super) fn listed_arguments(&self, made: &Type, clauses: Option<&[Expression]>) -> Option<Arguments> {
        let list: Vec<Operand> = clauses?.iter().map(Expression::operand).collect();
        self.arguments_of_list(made, &list)
    }

    fn arguments_of_list(&self, made: &Type, list: &[Operand]) -> Option<Arguments> {
        let (class, _) = self.class_and_arguments(&self.bound(made))?;
        let constructors = self.scopes.constructors_of(class);
        let takes_list = |f: &usize| {
            let parameters = &self.program.function_entities[*f].signature.parameters;
            parameters.iter().any(|p| p.spelling().contains("initializer_list"))
        };
        let elided = self.elided(made, list).is_some();
        let is_part = |one: &Operand| {
            let t = one.written.as_ref().filter(|_| !one.braced);
            t.is_some_and(|t| {
                t.unqualified() == made.unqualified() || derives(&self.scopes, t, made) == Some(true)
            })
        };
        // [dcl.init.list]: an aggregate is made of one object of its class as it is.
        let copied = constructors.is_empty() && matches!(list, [one] if is_part(one));
        let takes = !constructors.is_empty() && !constructors.iter().any(takes_list);
        let plain = takes && !list.iter().any(|c| c.braced);
        (plain || elided || copied).then(|| Arguments { list: list.to_vec(), expanded: false })
    }

    /// A braced list is converted to a class: what is returned, an argument, what a reference is bound to.
    pub(super) fn made_from_braces(
        &mut self,
        from: &Expression,
        to: &Type,
        range: Range<usize>,
        form: CallForm,
    ) {
        let target = match to {
            Type::Reference(of) | Type::RValueReference(of) => of.unqualified().clone(),
            other => other.unqualified().clone(),
        };
        let Some(clauses) = from.clauses.as_ref().filter(|_| !to.is_dependent() && self.unevaluated == 0)
        else {
            return;
        };
        if let ([one], true) = (clauses.as_slice(), target.is_fundamental_or_pointer()) {
            let one = self.passed(&one.clone(), from.start);
            self.convert(&one, to, range, form);
            return;
        }
        let Some(arguments) = self.arguments_of_list(&target, clauses) else {
            self.initialises_parts(&target, &clauses.clone(), range);
            return;
        };
        match form {
            CallForm::ArgumentConversion => self.destroy(&target, from.start, range.clone(), form),
            _ => self.temporary(&target, range.clone()),
        }
        let form = if form == CallForm::Conversion { CallForm::ImpliedConstruction } else { form };
        self.construct(&target, Some(&arguments), range.start, range, form);
    }

    /// An expression that was read to here may be an argument of a constructor.
    pub(super) fn as_argument(&self, argument: Expression) -> Expression {
        let range = argument.start..self.at;
        let constant = argument.constant.or_else(|| self.is_constant(&argument, range.clone()));
        let elements = self.elements_in(range);
        Expression { constant, elements, ..argument }
    }

    /// The uses of elements of constants in an expression in which nothing is called, chosen or may change.
    fn elements_in(&self, range: Range<usize>) -> Vec<usize> {
        let uses = &self.program.uses;
        let count = uses.iter().rev().take_while(|u| range.contains(&u.range.start)).count();
        let newest = uses.len() - count..uses.len();
        let fixed = |used: &VariableUse| !self.changes(&self.program.variable_entities[used.entity]);
        let is_element = |used: &usize| uses[*used].element;
        let is_constant = uses[newest.clone()].iter().all(fixed)
            && self.program.calls.last().is_none_or(|call| !range.contains(&call.range.start))
            && self.automatic.range(range.clone()).next().is_none()
            && !range.into_iter().any(|at| self.is_at(at, "?"));
        if is_constant { newest.filter(is_element).collect() } else { Vec::new() }
    }

    /// Whether an expression of these tokens, which were read last, is a constant; `None` where that is not certain.
    pub(super) fn is_constant(&self, argument: &Expression, range: Range<usize>) -> Option<bool> {
        if let Some(call) = argument.makes {
            let call = self.program.calls.get(call)?;
            let computed = call.candidates.iter().all(|c| self.program.is_constexpr(c.entity));
            return if computed { call.constants } else { Some(false) };
        }
        let pointer = |t: &Type| matches!(t.unqualified(), Type::Pointer(_) | Type::Array(..));
        let address = argument.written.as_ref().is_some_and(pointer) && argument.is_constant_address();
        if argument.value.is_some() || address || range.clone().all(|at| self.is_literal(at)) {
            return Some(true);
        }
        let newest = self.program.uses.iter().rev().take_while(|u| u.range.start >= range.start);
        let uses = newest.filter(|u| u.range.start < range.end && u.context != Context::Unevaluated);
        // The address of a variable of static storage duration is a constant, whatever its value.
        let lends = |u: &&VariableUse| {
            let taken = u.access == Access::Addressed || u.access == Access::Read && u.array && !u.element;
            taken && self.program.fixed(&self.program.variable_entities[u.entity]).address
        };
        let (lent, uses): (Vec<_>, Vec<_>) = uses.partition(lends);
        let variables: Vec<_> = uses.iter().map(|u| &self.program.variable_entities[u.entity]).collect();
        let newest = self.program.calls.iter().rev().take_while(|c| c.range.start >= range.start);
        let calls = newest.filter(|c| c.range.start < range.end && c.context != Context::Unevaluated);
        let calls: Vec<_> = calls.collect();
        let computed = |c: &Call| {
            !c.candidates.is_empty() && c.candidates.iter().all(|c| self.program.is_constexpr(c.entity))
        };
        let chosen = range.clone().any(|at| matches!(self.text_at(at), "?" | "&&" | "||"));
        let changing = self.automatic.range(range).next().is_some()
            || variables.iter().any(|v| self.changes(v))
            || calls.iter().any(|c| !c.candidates.is_empty() && !computed(c));
        let fixed =
            variables.iter().all(|v| self.is_constexpr_variable(v)) && calls.iter().all(|c| computed(c));
        match (changing, fixed) {
            // What is not computed may be left out.
            (true, _) => (!chosen).then_some(false),
            // What a function does with an object is not looked at.
            (_, true) if argument.closure.is_none() && !argument.braced && lent.is_empty() => Some(true),
            _ => None,
        }
    }

    /// Whether a variable has no constant value: it may be assigned to, or is made of what has none.
    fn changes(&self, variable: &VariableEntity) -> bool {
        let mut initializers =
            variable.declarations.iter().filter_map(|d| self.program.variables[*d].initializer.clone());
        let made = |range: Range<usize>| self.automatic.range(range).next().is_none();
        let constant = variable.written.is_const() && initializers.next().is_some_and(made);
        !constant && !self.is_constexpr_variable(variable)
    }

    pub(super) fn is_constexpr_variable(&self, variable: &VariableEntity) -> bool {
        let declarations = &variable.declarations;
        declarations.iter().any(|d| self.program.variables[*d].specifiers.constexpr_at.is_some())
    }

    /// Whether a token is a literal, an operator or a type that is no name.
    fn is_literal(&self, at: usize) -> bool {
        let text = self.text_at(at);
        match self.token_at(at).kind {
            TokenKind::Number | TokenKind::String | TokenKind::Character => {
                self.token_at(at).is_plain_literal()
            }
            TokenKind::Punctuator => !matches!(text, "[" | "{" | "=" | "++" | "--"),
            TokenKind::Word => super::changing::is_literal_word(text),
            TokenKind::End => false,
        }
    }
}

/// Whether all arguments are constants; `None` where that is not certain.
fn all_constant(arguments: &[Operand]) -> Option<bool> {
    let mut all = Some(true);
    for argument in arguments {
        match argument.constant {
            Some(true) => {}
            Some(false) => return Some(false),
            None => all = None,
        }
    }
    all
}
