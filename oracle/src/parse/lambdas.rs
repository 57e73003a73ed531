//! Lambda expressions and what they capture (GRAMMAR.md, "Lambdas").

use std::ops::Range;

use super::expressions::Expression;
use super::names::{Name, Qualifier};
use super::{Greater, Parsed, Parser};
use crate::conversions::{Operand, decayed};
use crate::overloads::Candidate;
use crate::program::{
    Access, CallForm, Capture, CaptureDefault, CaptureForm, Context, Lambda, Referent, VariableScope,
};
use crate::scopes::{ScopeKind, Symbol};
use crate::types::Type;

/// What stands between the brackets.
#[derive(Default)]
struct Introducer {
    default: Option<CaptureDefault>,
    captures: Vec<Capture>,
}

/// What has automatic storage duration and can be captured.
#[derive(Clone, Debug, Default)]
struct Automatic {
    /// Its type, where that is known.
    written: Option<Type>,
    /// The lambda whose closure it is, an index into `Program::lambdas`.
    closure: Option<usize>,
    /// A variable that is declared by itself, an index into `Program::variable_entities`.
    entity: Option<usize>,
}

impl Automatic {
    /// Of a type, or nothing is known of it.
    fn of(written: Option<Type>) -> Automatic {
        Automatic { written, ..Automatic::default() }
    }
}

impl Parser<'_, '_> {
    /// `lambda-expression`
    pub(super) fn lambda(&mut self, start: usize) -> Parsed<Expression> {
        if self.tentative > 0 {
            return self.outside("a lambda where only a declaration is looked for");
        }
        self.nested(|p| {
            let scope = p.scopes.add(ScopeKind::Block, "", p.scope);
            p.within(scope, |p| p.with_greater(Greater::Operator, |p| p.lambda_inner(start)))
        })
    }

    fn lambda_inner(&mut self, start: usize) -> Parsed<Expression> {
        let at = self.expect("[")?;
        let mut introducer = Introducer::default();
        while !self.is("]") {
            self.capture(&mut introducer)?;
            if !self.accept(",") && !self.is("]") {
                return self.outside("expected `,` or `]` in captures");
            }
        }
        self.expect("]")?;
        if self.is("<") {
            return self.outside("a lambda with template parameters");
        }
        let attributes = self.annotations()?;
        let declarator_at = self.at;
        let mut parameter_types = Vec::new();
        let mut parameter_names = Vec::new();
        let mut variadic = false;
        if self.is("(") {
            let (_, parameters, ellipsis) = self.parameter_clause()?;
            variadic = ellipsis;
            for parameter in parameters {
                self.no_attributes(&parameter.attributes)?;
                parameter_types.push(parameter.written.adjusted());
                parameter_names.extend(parameter.name.map(|(name, _)| name));
            }
        }
        let mut late_attributes = Vec::new();
        let mut is_constexpr = false;
        let mut is_mutable = false;
        let mut trailing = None;
        let mut trailing_range = None;
        loop {
            late_attributes.extend(self.annotations()?);
            match self.text() {
                "mutable" => {
                    self.advance();
                    is_mutable = true;
                }
                "constexpr" => {
                    self.advance();
                    is_constexpr = true;
                }
                "noexcept" => {
                    self.advance();
                    if self.accept("(") {
                        self.constant(|p| p.expression())?;
                        self.expect(")")?;
                    }
                }
                "->" => {
                    self.advance();
                    let written = self.at;
                    trailing = Some(self.type_id()?);
                    trailing_range = Some(written..self.at);
                }
                _ => break,
            }
        }
        let index = self.program.lambdas.len();
        self.program.lambdas.push(Lambda {
            introducer: at,
            declarator_at,
            body_at: self.at,
            end: self.at,
            outer: self.lambda,
            scope: self.scope,
            default: introducer.default,
            is_constexpr,
            trailing,
            trailing_range,
            is_mutable,
            parameter_names,
            variadic,
            constexpr_ifs: self.constexpr_ifs,
            discarded: self.branch == Some(Context::Discarded)
                || self.lambda.is_some_and(|l| self.program.lambdas[l].discarded),
            attributes,
            late_attributes,
            declares: false,
            returns: Vec::new(),
            generic: parameter_types.iter().any(Type::has_placeholder),
            parameters: parameter_types,
            function: self.function,
            in_default: self.default_arguments > 0,
            instance: self.instance,
        });
        self.refers(Referent::Lambda(index), at);
        let captures = introducer.captures.into_iter().map(|c| Capture { lambda: index, ..c });
        self.program.captures.extend(captures);
        self.lambda_body(index)?;
        Ok(Expression { closure: Some(index), ..self.value(start) })
    }

    /// The body of a lambda: code of its own, read as such though what holds it is discarded.
    fn lambda_body(&mut self, index: usize) -> Parsed<()> {
        let (unevaluated, defaults, constants) = (self.unevaluated, self.default_arguments, self.constants);
        (self.unevaluated, self.default_arguments, self.constants) = (0, 0, 0);
        let of_member = std::mem::replace(&mut self.of_member, false);
        let branch = self.branch;
        self.branch = branch.filter(|b| *b != Context::Discarded);
        let outer = self.lambda.replace(index);
        let body = self.body_statement();
        (self.lambda, self.branch, self.of_member) = (outer, branch, of_member);
        self.program.lambdas[index].end = self.at;
        (self.unevaluated, self.default_arguments, self.constants) = (unevaluated, defaults, constants);
        body.map(|_| ())
    }

    /// The CUDA attributes of a lambda.
    fn annotations(&mut self) -> Parsed<Vec<usize>> {
        let mut found = Vec::new();
        while self.at_attribute() {
            if let super::specifiers::Attribute::Cuda(indices) = self.attribute()? {
                found.extend(indices);
            }
        }
        Ok(found)
    }

    /// `capture` or `capture-default`
    fn capture(&mut self, introducer: &mut Introducer) -> Parsed<()> {
        let ends = self.is_at(self.at + 1, ",") || self.is_at(self.at + 1, "]");
        if self.is("=") || (self.is("&") && ends) {
            let copies = self.is("=");
            introducer.default = Some(if copies { CaptureDefault::Copy } else { CaptureDefault::Reference });
            self.advance();
            return Ok(());
        }
        let reference = self.accept("&");
        self.accept("...");
        let at = self.at;
        if self.accept("this") {
            self.captures_this(at);
            let written = self.this_type();
            introducer.captures.push(self.written_capture(at, "this", CaptureForm::This, written));
            return Ok(());
        }
        if self.accept("*") {
            let at = self.expect("this")?;
            self.captures_this(at);
            let written = self.this_type().and_then(|t| match t {
                Type::Pointer(of) => Some((*of).clone()),
                _ => None,
            });
            introducer.captures.push(self.written_capture(at, "this", CaptureForm::Object, written));
            return Ok(());
        }
        let name = self.identifier()?.to_owned();
        self.accept("...");
        if self.is("=") || self.is("{") || self.is("(") {
            let (from, list, value) = self.capture_initializer()?;
            if reference {
                self.accesses_within(at..self.at, Access::Addressed);
            } else if let Some(t) = &from.written {
                self.copies_empty(&from, t.unqualified(), CallForm::Conversion);
            }
            let (written, at_constant) = (from.written, from.fixed.address);
            let form = CaptureForm::Initialised { reference, list };
            let object = written.as_ref().map(|t| if reference { t.clone() } else { decayed(t) });
            let symbol = object.map_or(Symbol::Value, Symbol::Parameter);
            self.scopes.declare(self.scope, &name, symbol);
            let capture = self.written_capture(at, &name, form, written);
            let (value, closure) = (Some(value), from.closure);
            introducer.captures.push(Capture { value, at_constant, closure, ..capture });
            return Ok(());
        }
        let Automatic { written, closure, entity } = self.automatic(&name).unwrap_or_default();
        self.captures_variable(&name, at);
        let form = if reference { CaptureForm::Reference } else { CaptureForm::Copy };
        let capture = self.written_capture(at, &name, form, written);
        introducer.captures.push(Capture { closure, entity, ..capture });
        Ok(())
    }

    fn written_capture(&self, at: usize, name: &str, form: CaptureForm, written: Option<Type>) -> Capture {
        Capture {
            lambda: 0,
            at,
            name: name.to_owned(),
            form,
            implicit: false,
            in_constexpr_if: false,
            written,
            at_constant: false,
            value: None,
            entity: None,
            closure: None,
        }
    }

    /// The initialiser of an init-capture: its one expression, whether it is `= { ... }`, and its tokens.
    fn capture_initializer(&mut self) -> Parsed<(Operand, bool, Range<usize>)> {
        let start = self.at + 1;
        if self.accept("=") {
            let from = self.initializer_clause()?;
            return Ok((from.operand(), from.braced, start..self.at));
        }
        if self.is("(") {
            let arguments = self.call_arguments()?;
            let value = start..self.at - 1;
            let one = match arguments.list.as_slice() {
                [one] => one.clone(),
                _ => Operand::default(),
            };
            return Ok((one, false, value));
        }
        self.expect("{")?;
        let one = self.initializer_clause()?;
        if !self.accept("}") {
            return self.outside("an init-capture with several expressions");
        }
        Ok((one.operand(), false, start..self.at - 1))
    }

    /// What a name of automatic storage duration is that lookup finds in a function; `None` where it is something else.
    fn automatic(&self, name: &str) -> Option<Automatic> {
        for symbol in self.scopes.lookup(self.scope, name) {
            match symbol {
                Symbol::Parameter(t) => {
                    let known = !matches!(t, Type::Dependent(_));
                    return Some(Automatic::of(known.then(|| self.bound(&t))));
                }
                Symbol::ParameterPack(_) => {
                    let element = std::rc::Rc::new(Type::Dependent(name.to_owned()));
                    return Some(Automatic::of(Some(Type::Pack(element))));
                }
                Symbol::Value => return Some(Automatic::default()),
                Symbol::Variable(entity) => {
                    let known = &self.program.variable_entities[entity];
                    let is_static = known.declarations.iter().any(|d| {
                        let declared = &self.program.variables[*d].specifiers;
                        declared.static_at.is_some()
                            || declared.extern_at.is_some()
                            || declared.thread_local_at.is_some()
                            || !declared.attributes.is_empty()
                    });
                    let automatic = known.scope == VariableScope::Block && !is_static;
                    let written = Some(self.bound(&known.written));
                    let known = Automatic { written, closure: known.closure, entity: Some(entity) };
                    return automatic.then_some(known);
                }
                _ => {}
            }
        }
        None
    }

    /// Something is declared in the body of the lambda that is read.
    pub(super) fn declares_in_lambda(&mut self) {
        if let Some(lambda) = self.lambda {
            self.program.lambdas[lambda].declares = true;
        }
    }

    /// A value is returned from the body that is read; `None` where its type is not known.
    pub(super) fn returns_from_lambda(&mut self, written: Option<Type>) {
        if let Some(lambda) = self.lambda {
            self.program.lambdas[lambda].returns.push(written);
        }
    }

    /// The lambda that alone initialises a variable of namespace scope with a deduced type.
    pub(super) fn closure_of(&self, entity: usize) -> Option<usize> {
        let known = &self.program.variable_entities[entity];
        let deduced = matches!(known.written.unqualified(), Type::Placeholder(_));
        if known.scope != VariableScope::Namespace || known.template.is_some() || !deduced {
            return None;
        }
        let [declaration] = known.declarations.as_slice() else { return None };
        let initializer = self.program.variables[*declaration].initializer.clone()?;
        // Before it stands `=`, `(` or `{`; behind it nothing, or what closes these.
        let alone = |l: &Lambda| l.introducer == initializer.start + 1 && l.end + 1 >= initializer.end;
        self.program.lambdas.iter().position(|l| alone(l) && l.function.is_none() && l.outer.is_none())
    }

    /// An evaluated mention of a name in a lambda's body.
    pub(super) fn captures_named(&mut self, name: &Name) {
        if self.lambda.is_none() || self.constants > 0 {
            return;
        }
        if name.qualifier == Qualifier::None {
            self.captures_variable(&name.text, name.name_at);
        }
        let of_object = |symbol: &Symbol| match symbol {
            Symbol::Variable(entity) => {
                self.program.is_part_of_objects(&self.program.variable_entities[*entity])
            }
            Symbol::Function(entity) => self.is_called_for_object(*entity),
            _ => false,
        };
        let is_function = |symbol: &Symbol| matches!(symbol, Symbol::Function(_));
        // Of overloaded functions the call says which one is meant.
        match name.symbols.iter().any(is_function) {
            true if name.symbols.iter().all(of_object) => self.captures_object(name.name_at),
            false if name.symbols.iter().any(of_object) => self.captures_this(name.name_at),
            _ => {}
        }
    }

    /// Whether a function is called for an object of its class.
    fn is_called_for_object(&self, entity: usize) -> bool {
        self.program.function_entities[entity].member && !self.program.is_static_function(entity)
    }

    /// A call by a name that static member functions and others have: one of the others needs the object.
    pub(super) fn captures_called(&mut self, callee: &Expression, chosen: &[Candidate]) {
        let behind_object = matches!(self.text_at(callee.name_at - 1), "." | "->");
        if self.lambda.is_some()
            && callee.member
            && !behind_object
            && chosen.iter().any(|c| self.is_called_for_object(c.entity))
        {
            self.captures_object(callee.name_at);
        }
    }

    /// `this` or a data member of its class that is evaluated.
    pub(super) fn captures_this(&mut self, at: usize) {
        if self.unevaluated == 0 {
            self.captures_object(at);
        }
    }

    /// `this`, or a member function even where it is not evaluated: every lambda around that has not captured the object yet
    /// does so here.
    fn captures_object(&mut self, at: usize) {
        if self.constants > 0 {
            return;
        }
        let written = self.this_type();
        let mut around = self.lambda;
        while let Some(lambda) = around {
            let known = &self.program.lambdas[lambda];
            if known.function != self.function {
                return;
            }
            around = known.outer;
            if !self.may_capture(lambda, "this") {
                return;
            }
            let this = Automatic::of(written.clone());
            self.captures_implicitly(lambda, at, "this", CaptureForm::This, this);
        }
    }

    /// A variable of the function around: every lambda between its declaration and the mention that has not captured
    /// it yet does so here.
    fn captures_variable(&mut self, name: &str, at: usize) {
        if self.lambda.is_none() || self.unevaluated > 0 || self.constants > 0 {
            return;
        }
        let Some(captured) = self.automatic(name) else { return };
        let Some(declared) = self.scopes.declaring(self.scope, name) else { return };
        let inside = self.scopes.chain(declared);
        let mut around = self.lambda;
        while let Some(lambda) = around {
            let known = &self.program.lambdas[lambda];
            if inside.contains(&known.scope) {
                return;
            }
            let form = match known.default {
                Some(CaptureDefault::Reference) => CaptureForm::Reference,
                _ => CaptureForm::Copy,
            };
            around = known.outer;
            if !self.may_capture(lambda, name) {
                return;
            }
            self.captures_implicitly(lambda, at, name, form, captured.clone());
        }
    }

    /// Without a capture-default a lambda captures what is written alone: a constant is then used where it is, and the
    /// lambdas around see no mention.
    fn may_capture(&self, lambda: usize, name: &str) -> bool {
        let written = |c: &Capture| c.lambda == lambda && c.name == name;
        self.program.lambdas[lambda].default.is_some() || self.program.captures.iter().any(written)
    }

    fn captures_implicitly(
        &mut self,
        lambda: usize,
        at: usize,
        name: &str,
        form: CaptureForm,
        captured: Automatic,
    ) {
        if self.program.captures.iter().any(|c| c.lambda == lambda && c.name == name) {
            return;
        }
        let in_constexpr_if = self.constexpr_ifs > self.program.lambdas[lambda].constexpr_ifs;
        let name = name.to_owned();
        self.program.captures.push(Capture {
            lambda,
            at,
            name,
            form,
            implicit: true,
            in_constexpr_if,
            written: captured.written,
            at_constant: false,
            value: None,
            entity: captured.entity,
            closure: captured.closure,
        });
    }
}
