//! Initialisers of variables: what they are made of, what they deduce, and the calls that making a variable is.

use std::ops::Range;

use super::expressions::Expression;
use super::{Parsed, Parser};
use crate::conversions::{Fixed, decayed, derives};
use crate::overloads::Arguments;
use crate::program::{Access, CallForm, Copied, InitialisationForm, Specifiers, VariableScope};
use crate::source::TokenKind;
use crate::types::Type;

impl Parser<'_, '_> {
    /// How many elements an initialiser gives an array of unknown bound: the clauses of a braced list whose elements
    /// cannot be elided, or the characters of a string literal and its terminator.
    pub(super) fn count_elements(&self, range: Range<usize>, written: &Type) -> Option<usize> {
        let Type::Array(element, _) = written else { return None };
        let mut inner = range.clone();
        if self.is_at(inner.start, "=") {
            inner.start += 1;
        }
        let one = inner.end - inner.start == 1;
        let literal = self.token_at(inner.start);
        if one && literal.kind == TokenKind::String {
            let text = literal.text.strip_prefix('"')?.strip_suffix('"')?;
            return (!text.contains('\\') && text.is_ascii()).then_some(text.len() + 1);
        }
        if !self.is_at(inner.start, "{") {
            return None;
        }
        let scalar = matches!(
            element.unqualified(),
            Type::Fundamental(_) | Type::Pointer(_) | Type::MemberPointer(..)
        );
        let (mut depth, mut clauses, mut pending, mut braced) = (0_usize, 0, false, true);
        let mut clause_starts = true;
        for index in inner.start + 1..inner.end - 1 {
            let text = self.text_at(index);
            if self.token_at(index).kind == TokenKind::Punctuator {
                match text {
                    "(" | "[" | "{" => depth += 1,
                    ")" | "]" | "}" => depth = depth.saturating_sub(1),
                    "<" | "..." => return None,
                    _ => {}
                }
                if text == "," && depth == 0 {
                    clauses += 1;
                    pending = false;
                    clause_starts = true;
                    continue;
                }
            }
            if clause_starts {
                braced &= text == "{";
            }
            clause_starts = false;
            pending = true;
        }
        // [dcl.init.aggr]: what has constructors takes one clause.
        let class = self.scopes.class_of_type(element);
        let whole = class.is_some_and(|class| !self.scopes.constructors_of(class).is_empty());
        (scalar || whole || braced).then_some(clauses + usize::from(pending))
    }

    /// `initializer`, possibly none
    pub(super) fn initializer(&mut self) -> Parsed<Option<Initializer>> {
        let start = self.at;
        let assigned = self.accept("=");
        let kind = if self.is("{") {
            InitializerKind::Braced(self.braced_list()?)
        } else if assigned {
            let clause = self.initializer_clause()?;
            InitializerKind::Clause(Box::new(self.as_argument(clause)))
        } else if self.is("(") {
            InitializerKind::Arguments(self.call_arguments()?)
        } else {
            return Ok(None);
        };
        Ok(Some(Initializer { range: start..self.at, assigned, kind }))
    }

    /// Whether objects of a type are made by constructors.
    fn makes_class(&self, written: &Type) -> bool {
        self.scopes.class_of_type(&self.bound(written)).is_some()
    }

    /// The calls that the making and ending of a variable are: in a block the object ends, too.
    pub(super) fn life_of(
        &mut self,
        written: &Type,
        specifiers: &Specifiers,
        name_at: usize,
        made: Option<&Initializer>,
    ) {
        if self.variable_scope() == VariableScope::Class && specifiers.static_at.is_none() {
            return self.member_initializer(written, made);
        }
        if specifiers.extern_at.is_some() || self.variable_scope() == VariableScope::Class {
            return;
        }
        let range = name_at..self.at;
        let is_array = matches!(self.bound(written).unqualified(), Type::Array(..));
        if self.variable_scope() == VariableScope::Block && !written.is_reference() {
            let form = if is_array { CallForm::ElementsEnd } else { CallForm::Destruction };
            let calls = self.program.calls.len();
            self.destroy(written, name_at, range.clone(), form);
            if self.program.calls.len() > calls && !self.is_static_in_block(specifiers) {
                self.ends_with_block(name_at);
            }
        }
        if self.variable_scope() == VariableScope::Namespace && !written.is_reference() {
            self.temporary(written, range.clone());
        }
        let mut lasting = made.cloned();
        if let (VariableScope::Block, Some(initializer)) = (self.variable_scope(), &mut lasting)
            && let Some((ended, form)) = self.lasts(written, initializer)
        {
            let calls = self.program.calls.len();
            self.destroy(&ended, name_at, range.clone(), form);
            if self.program.calls.len() > calls && !self.is_static_in_block(specifiers) {
                self.ends_with_block(name_at);
            }
        }
        self.make(written, name_at, range, lasting.as_ref());
        if let Some(InitializerKind::Braced(Some(clauses))) = made.map(|i| &i.kind) {
            self.aggregate_in_pattern(written, clauses);
        }
        if let Some((from, dependent_of)) = made.and_then(Initializer::lvalues) {
            self.initialises_in_pattern(written, made.and_then(Initializer::written), from, dependent_of);
        }
    }

    /// The calls that make a member of its default member initialiser: constructors and lists use them.
    fn member_initializer(&mut self, written: &Type, made: Option<&Initializer>) {
        let Some(initializer) = made.filter(|_| !self.in_template()) else { return };
        let range = initializer.range.clone();
        let implied = self.program.implied_uses.len();
        self.make(written, range.start, range, made);
        // Nobody has made it yet.
        let nobody = |used: &crate::program::ImpliedUse| used.implied.is_none();
        let later = self.program.implied_uses.split_off(implied);
        self.program.implied_uses.extend(later.into_iter().filter(|used| !nobody(used)));
    }

    /// [class.temporary]: the temporary object that a reference is bound to lasts as long as that, and does not end with the
    /// full-expression. Its type, and what the call of its destructor is.
    fn lasts(&self, written: &Type, made: &mut Initializer) -> Option<(Type, CallForm)> {
        let written = self.bound(written);
        let (Type::Reference(of) | Type::RValueReference(of)) = &written else { return None };
        let target = of.unqualified();
        let from = match &mut made.kind {
            InitializerKind::Clause(from) => from.as_mut(),
            InitializerKind::Braced(Some(list)) if list.len() == 1 => &mut list[0],
            InitializerKind::Braced(_) => return self.made_for(target),
            InitializerKind::Arguments(arguments) => match arguments.list.as_slice() {
                [one] => return self.lasting(&self.passed(one, made.range.start), target),
                _ => return None,
            },
        };
        let lasting = self.lasting(from, target);
        from.is_temporary &= lasting.as_ref().map(|(t, _)| Some(t)) != Some(from.written.as_ref());
        lasting
    }

    /// The same of the expression that a reference to `target` is initialised with: the object itself, or what is made of it.
    fn lasting(&self, from: &Expression, target: &Type) -> Option<(Type, CallForm)> {
        if from.braced {
            return self.made_for(target);
        }
        let t = from.written.as_ref()?;
        let is_object = matches!(target, Type::Placeholder(_))
            || t.unqualified() == target
            || derives(&self.scopes, t, target) == Some(true);
        match is_object {
            true => from.is_temporary.then(|| (t.clone(), CallForm::TemporaryEnd)),
            false => self.made_for(target),
        }
    }

    /// The object of a class that a reference needs, of which host code does not say the end.
    fn made_for(&self, target: &Type) -> Option<(Type, CallForm)> {
        self.scopes.class_of_type(target).map(|_| (target.clone(), CallForm::ResultEnd))
    }

    /// The clauses of an aggregate are not converted in a template.
    fn aggregate_in_pattern(&mut self, written: &Type, clauses: &[Expression]) {
        let class = self.scopes.class_of_type(written);
        if class.is_some_and(|class| self.scopes.constructors_of(class).is_empty()) {
            for clause in clauses {
                self.told_in_pattern(&clause.lvalue_of, Access::Discarded);
            }
        }
    }

    /// The calls that the making of a variable is.
    fn make(&mut self, written: &Type, name_at: usize, range: Range<usize>, made: Option<&Initializer>) {
        let is_array = matches!(self.bound(written).unqualified(), Type::Array(..));
        let none = Arguments::default();
        match made.map(|i| &i.kind) {
            None => {
                let form = if is_array { CallForm::Elements } else { CallForm::Construction };
                self.construct(written, Some(&none), name_at, range, form);
            }
            Some(InitializerKind::Braced(clauses)) => {
                self.made_from_list(written, clauses.as_deref(), name_at, range);
            }
            Some(InitializerKind::Arguments(arguments)) => {
                self.copies_one_constant(&arguments.list, written, Copied::ToVariable);
                if let ([one], false) = (arguments.list.as_slice(), self.makes_class(written)) {
                    let from = Expression {
                        written: one.written.clone(),
                        lvalue: one.lvalue,
                        xvalue: one.xvalue,
                        lvalue_of: one.lvalue_of.clone(),
                        ..self.value(name_at)
                    };
                    self.convert_directly(&from, written, range.clone(), CallForm::Conversion);
                }
                self.construct(written, Some(arguments), name_at, range, CallForm::Construction);
            }
            Some(InitializerKind::Clause(from)) => {
                let temporary = written.is_reference();
                let form = if temporary { CallForm::ImpliedConstruction } else { CallForm::Conversion };
                self.copies_constant(&from.operand(), written, Copied::ToVariable);
                self.convert(from, written, range.clone(), form);
                let object = self.bound(written);
                if let Some(call) = self.elided(&object, &[from.operand()]) {
                    self.becomes(call, name_at, range, CallForm::Construction);
                }
            }
        }
    }

    /// [dcl.init.list]: the elements of an array are made of one clause each, in their order, and those that are left
    /// of none. Where braces of inner arrays count nothing is certain.
    pub(super) fn made_from_list(
        &mut self,
        written: &Type,
        clauses: Option<&[Expression]>,
        name_at: usize,
        range: Range<usize>,
    ) {
        let object = self.bound(written);
        if matches!(object.unqualified(), Type::Array(..))
            && self.lists_parts(written, clauses, range.clone())
        {
            return;
        }
        match (object.unqualified(), clauses) {
            (Type::Array(element, bound), Some(clauses)) => {
                let inner = matches!(element.as_ref(), Type::Array(..)) || clauses.iter().any(|c| c.braced);
                let count = bound.as_ref().map_or(Ok(clauses.len()), |bound| bound.parse::<usize>());
                let (Ok(count), false) = (count, inner) else {
                    self.construct(written, None, name_at, range, CallForm::MemberObject);
                    return;
                };
                for clause in clauses {
                    self.convert(clause, element, range.clone(), CallForm::ImpliedConstruction);
                }
                if count > clauses.len() {
                    let none = Arguments::default();
                    self.construct(element, Some(&none), name_at, range, CallForm::Elements);
                }
            }
            (Type::Array(..), None) => {
                self.construct(written, None, name_at, range, CallForm::MemberObject);
            }
            (_, Some([one])) if !self.makes_class(written) => {
                self.convert_directly(one, written, range, CallForm::ImpliedConstruction);
            }
            _ => {
                let arguments = self.listed_arguments(written, clauses);
                let form = CallForm::Construction;
                self.construct(object.unqualified(), arguments.as_ref(), name_at, range.clone(), form);
                if arguments.is_none() {
                    self.lists_parts(written, clauses, range);
                }
            }
        }
    }
}

/// What a variable is initialised with.
#[derive(Clone, Debug)]
pub(super) struct Initializer {
    /// Its tokens.
    pub(super) range: Range<usize>,
    /// It begins with `=`.
    assigned: bool,
    pub(super) kind: InitializerKind,
}

/// The forms of an initialiser.
#[derive(Clone, Debug)]
pub(super) enum InitializerKind {
    /// `= expression`
    Clause(Box<Expression>),
    /// `{ ... }` or `= { ... }`
    Braced(Option<Vec<Expression>>),
    /// `( arguments )`
    Arguments(Arguments),
}

impl Initializer {
    /// The constant that it is.
    pub(super) fn value(&self) -> Option<i64> {
        match &self.kind {
            InitializerKind::Clause(from) => from.value,
            InitializerKind::Arguments(arguments) => match arguments.list.as_slice() {
                [one] => one.value,
                _ => None,
            },
            InitializerKind::Braced(_) => None,
        }
    }

    /// What it is, for those who ask how a variable is initialised.
    pub(super) fn form(&self) -> InitialisationForm {
        match &self.kind {
            InitializerKind::Braced(clauses) => {
                InitialisationForm::List(clauses.as_ref().map(|list| list.iter().map(|c| c.braced).collect()))
            }
            InitializerKind::Clause(_) | InitializerKind::Arguments(_) => InitialisationForm::Value,
        }
    }

    /// What of it is an address constant, and its type.
    pub(super) fn fixed(&self) -> Option<(Fixed, Option<&Type>)> {
        match &self.kind {
            InitializerKind::Clause(from) => Some((from.fixed, from.written.as_ref())),
            InitializerKind::Arguments(arguments) => match arguments.list.as_slice() {
                [one] => Some((one.fixed, one.written.as_ref())),
                _ => None,
            },
            InitializerKind::Braced(_) => None,
        }
    }

    /// The lambda whose closure it is.
    pub(super) fn closure(&self) -> Option<usize> {
        match &self.kind {
            InitializerKind::Clause(from) => from.closure,
            InitializerKind::Arguments(arguments) => match arguments.list.as_slice() {
                [one] => one.closure,
                _ => None,
            },
            InitializerKind::Braced(_) => None,
        }
    }

    /// The uses of variables that its one operand is the lvalue of, and those that it is a dependent cast of.
    fn lvalues(&self) -> Option<(&[usize], &[usize])> {
        match &self.kind {
            InitializerKind::Clause(from) => Some((&from.lvalue_of, &from.dependent_of)),
            InitializerKind::Arguments(arguments) => match arguments.list.as_slice() {
                [one] => Some((&one.lvalue_of, &one.dependent_of)),
                _ => None,
            },
            InitializerKind::Braced(clauses) => match clauses.as_deref() {
                Some([one]) => Some((&one.lvalue_of, &one.dependent_of)),
                _ => None,
            },
        }
    }

    /// The type that `auto` is deduced from: `auto a{b}` is as `auto a(b)` ([dcl.type.auto.deduct]).
    fn deducing(&self) -> Option<&Type> {
        match &self.kind {
            InitializerKind::Braced(Some(list)) if !self.assigned => match list.as_slice() {
                [one] => one.written.as_ref(),
                _ => None,
            },
            _ => self.written(),
        }
    }

    fn written(&self) -> Option<&Type> {
        match &self.kind {
            InitializerKind::Clause(from) => from.written.as_ref(),
            InitializerKind::Arguments(arguments) => match arguments.list.as_slice() {
                [one] => one.written.as_ref(),
                _ => None,
            },
            InitializerKind::Braced(_) => None,
        }
    }
}

/// The type of a variable whose declared type is `auto`, `auto &` or `auto *` with qualifiers, where its initialiser's
/// is known; else the declared type.
pub(super) fn deduced_type(written: &Type, made: Option<&Initializer>) -> Type {
    match made.and_then(Initializer::deducing) {
        Some(from) => deduced_from(written, from),
        None => written.clone(),
    }
}

/// The same where the initialiser has a type.
pub(super) fn deduced_from(written: &Type, from: &Type) -> Type {
    let is_auto = |t: &Type| matches!(t.unqualified(), Type::Placeholder(p) if p == "auto");
    match written {
        Type::Qualified { is_const, is_volatile, of } if is_auto(of) => {
            decayed(from).qualified(*is_const, *is_volatile)
        }
        t if is_auto(t) => decayed(from),
        Type::Reference(of) if is_auto(of) => {
            Type::Reference(std::rc::Rc::new(from.clone().qualified(of.is_const(), of.is_volatile())))
        }
        Type::Pointer(of) if is_auto(of) => match decayed(from) {
            Type::Pointer(to) => {
                let to = (*to).clone().qualified(of.is_const(), of.is_volatile());
                Type::Pointer(std::rc::Rc::new(to))
            }
            _ => written.clone(),
        },
        _ => written.clone(),
    }
}
