//! Statements (GRAMMAR.md, "Statements").

use super::declarators::Naming;
use super::expressions::Expression;
use super::initializers::deduced_from;
use super::{Greater, Headers, Parsed, Parser};
use crate::conversions::Operand;
use crate::overloads::Arguments;
use crate::program::{Access, CallForm, Context, Copied};
use crate::scopes::{ScopeKind, Symbol};
use crate::source::TokenKind;
use crate::types::Type;

impl Parser<'_, '_> {
    /// `{ statement* }`
    pub(super) fn statements_in_braces(&mut self) -> Parsed<()> {
        let open = self.expect("{")?;
        let scope = self.scopes.add(ScopeKind::Block, "", self.scope);
        self.within(scope, |p| {
            while !p.is("}") {
                if p.token().kind == TokenKind::End {
                    return p.outside_at(open, "an unclosed block");
                }
                p.statement()?;
            }
            Ok(())
        })?;
        self.expect("}").map(|_| ())
    }

    /// `statement`
    pub(super) fn statement(&mut self) -> Parsed<()> {
        self.nested(|p| p.statement_inner())
    }

    fn statement_inner(&mut self) -> Parsed<()> {
        while self.is("[") && self.is_at(self.at + 1, "[") {
            self.attribute()?;
        }
        match self.text() {
            "{" if self.token().kind == TokenKind::Punctuator => self.compound_statement(),
            ";" if self.token().kind == TokenKind::Punctuator => {
                let at = self.advance();
                self.stands(at);
                Ok(())
            }
            "if" => self.if_statement(),
            "while" => self.in_block(None, |p| {
                p.advance();
                p.expect("(")?;
                let condition = p.condition()?;
                p.expect(")")?;
                p.looped(condition, |p| p.statement())
            }),
            "do" => self.do_statement(),
            "for" => self.in_block(Some(self.at), |p| p.for_statement()),
            "switch" => self.in_block(None, |p| {
                p.advance();
                p.expect("(")?;
                p.switched()?;
                p.expect(")")?;
                p.switch_body()
            }),
            "case" => {
                self.at_case(false);
                self.advance();
                self.constant(|p| p.conditional_expression())?;
                self.expect(":")?;
                self.statement()
            }
            "default" => {
                self.at_case(true);
                self.advance();
                self.expect(":")?;
                self.statement()
            }
            "break" | "continue" => {
                let at = self.advance();
                self.jumps(at);
                self.expect(";").map(|_| ())
            }
            "return" => self.return_statement(),
            "try" => self.try_statement(),
            "asm" | "__asm__" => self.stopping(Self::asm_declaration),
            "goto" => self.goto_statement(),
            "co_return" | "co_yield" => self.outside("a statement that is not in Core CUDA"),
            "using" | "static_assert" | "namespace" | "typedef" => {
                let headers = Headers { start: self.at, ..Headers::default() };
                self.block_declaration(&headers)
            }
            _ if self.at_annotated_assertion() => {
                let headers = Headers { start: self.at, ..Headers::default() };
                self.block_declaration(&headers)
            }
            _ if self.is_identifier() && self.is_at(self.at + 1, ":") && !self.is_at(self.at + 1, "::") => {
                self.advance();
                self.advance();
                self.at_label();
                self.statement()
            }
            _ if self.starts_declaration() => {
                self.declares_in_lambda();
                let headers = Headers { start: self.at, ..Headers::default() };
                self.simple_declaration(&headers)?;
                self.stands(headers.start);
                Ok(())
            }
            _ => self.expression_statement(),
        }
    }

    /// `return expression? ;`
    fn return_statement(&mut self) -> Parsed<()> {
        let at = self.advance();
        if self.is("{") {
            let returned = self.initializer_clause()?;
            self.returns_from_lambda(None);
            self.return_conversion(at, &returned);
        } else if !self.is(";") {
            let returned = self.expression()?;
            self.returns_from_lambda(returned.written.clone());
            self.computes_result(at, &returned);
            // What is returned is converted in each instance, whatever its type.
            self.decided_in_each(&returned.lvalue_of);
            if self.lambda.is_none() {
                self.told_in_pattern(&returned.lvalue_of, Access::Discarded);
            }
            self.return_conversion(at, &returned);
        }
        self.returns(at);
        self.expect(";").map(|_| ())
    }

    /// A statement that is one token to stop at: its first.
    fn stopping(&mut self, production: impl FnOnce(&mut Self) -> Parsed<()>) -> Parsed<()> {
        let at = self.at;
        production(self)?;
        self.stands(at);
        Ok(())
    }

    /// `goto identifier ;` or `goto * expression ;`, to a label whose address was taken.
    fn goto_statement(&mut self) -> Parsed<()> {
        let at = self.advance();
        if self.accept("*") {
            self.expression()?;
        } else {
            self.identifier()?;
        }
        self.expect(";")?;
        self.stands(at);
        self.at_label();
        self.set_dead(true);
        Ok(())
    }

    /// `asm-declaration`, with the operands of GNU: `asm volatile ( string : outputs : inputs : clobbers ) ;`
    pub(super) fn asm_declaration(&mut self) -> Parsed<()> {
        self.advance();
        while self.is("volatile") || self.is("__volatile__") || self.is("inline") {
            self.advance();
        }
        self.expect("(")?;
        self.asm_string()?;
        while self.accept(":") || self.accept("::") {
            while self.is("[") || self.token().kind == TokenKind::String {
                if self.accept("[") {
                    self.identifier()?;
                    self.expect("]")?;
                }
                self.asm_string()?;
                if self.accept("(") {
                    self.with_greater(Greater::Operator, |p| p.expression())?;
                    self.expect(")")?;
                }
                self.accept(",");
            }
        }
        self.expect(")")?;
        self.expect(";").map(|_| ())
    }

    fn asm_string(&mut self) -> Parsed<()> {
        if self.token().kind != TokenKind::String {
            return self.outside("expected a string literal");
        }
        while self.token().kind == TokenKind::String {
            self.advance();
        }
        Ok(())
    }

    /// What is returned becomes the function's result.
    fn return_conversion(&mut self, at: usize, returned: &Expression) {
        let result = match (self.lambda, self.function) {
            (Some(lambda), _) => self.program.lambdas[lambda].trailing.clone(),
            (None, function) => function.map(|f| self.program.functions[f].result.clone()),
        };
        let Some(to) = result else { return };
        let returned = self.as_argument(returned.clone());
        match returned.clauses.as_deref() {
            Some(clauses) => self.copies_one_constant(clauses, &to, Copied::ToOther),
            None => self.copies_constant(&returned.operand(), &to, Copied::ToOther),
        }
        let same = |t: &Type| self.bound(&to).unqualified() == t.unqualified();
        if !to.is_reference()
            && returned.written.as_ref().is_some_and(same)
            && self.is_moved_by_return(at)
            && self.scopes.class_of_type(&self.bound(&to)).is_some()
        {
            let before = (self.program.calls.len(), self.program.implied_uses.len());
            self.converts_moved(&returned, &to);
            self.copies_result(at, before);
            return;
        }
        self.convert(&returned, &to, returned.start..self.at, CallForm::ImpliedConstruction);
    }

    /// The object of a class that is returned is made of an object that is moved from.
    fn converts_moved(&mut self, returned: &Expression, to: &Type) {
        self.binds(returned, to);
        let range = returned.start..self.at;
        let to = self.bound(to);
        self.temporary(&to, range.clone());
        let moves = self.moves(&to);
        let moved = Operand { lvalue: !moves, xvalue: moves, makes: None, ..returned.operand() };
        let arguments = Arguments { list: vec![moved], expanded: false };
        self.construct(&to, Some(&arguments), range.start, range, CallForm::ImpliedConstruction);
    }

    /// A statement with a head, whose objects end at a token where that is certain.
    fn in_block(
        &mut self,
        place: Option<usize>,
        production: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let scope = self.scopes.add(ScopeKind::Block, "", self.scope);
        self.within(scope, |p| p.with_head(place, production))
    }

    fn if_statement(&mut self) -> Parsed<()> {
        self.in_block(Some(self.at), |p| {
            p.advance();
            let is_constexpr = p.accept("constexpr");
            p.expect("(")?;
            // What a template discards is decided in its instances, whatever the condition depends on.
            let left_to_instances = (is_constexpr && p.is_pattern()).then_some(Context::Discarded);
            let condition = p.branch(left_to_instances, |p| match is_constexpr {
                true => p.constant(|p| p.condition()),
                false => p.condition(),
            })?;
            p.expect(")")?;
            let branches = match (is_constexpr, condition) {
                (false, _) => (None, None),
                _ if left_to_instances.is_some() => (left_to_instances, left_to_instances),
                (true, Some(0)) => (Some(Context::Discarded), None),
                (true, Some(_)) => (None, Some(Context::Discarded)),
                (true, None) => (Some(Context::Open), Some(Context::Open)),
            };
            p.constexpr_ifs += usize::from(is_constexpr);
            p.chosen(
                condition,
                is_constexpr,
                |p| p.branch(branches.0, Self::statement),
                |p| p.branch(branches.1, Self::statement),
            )?;
            p.constexpr_ifs -= usize::from(is_constexpr);
            Ok(())
        })
    }

    /// A part of `if constexpr` that may be discarded.
    fn branch<T>(
        &mut self,
        context: Option<Context>,
        part: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let outer = self.branch;
        self.branch = context.or(outer);
        let result = part(self);
        self.branch = outer;
        result
    }

    /// `init-statement? condition`; its value, where it is a constant.
    fn condition(&mut self) -> Parsed<Option<i64>> {
        let first = self.condition_part(true)?;
        if self.accept(";") { self.condition_part(false) } else { Ok(first) }
    }

    /// The head of a `switch`: its operand is converted to an integer.
    fn switched(&mut self) -> Parsed<()> {
        while self.starts_declaration() {
            let headers = Headers { start: self.at, ..Headers::default() };
            let declared = self.declaration_in_head(&headers)?;
            if !self.accept(";") {
                if let Some(declared) = self.declared_in_head(&declared) {
                    self.built_in_operand(&declared);
                }
                return Ok(());
            }
        }
        let mut operand = self.expression()?;
        if self.accept(";") {
            operand = self.expression()?;
        }
        self.built_in_operand(&operand);
        Ok(())
    }

    /// A condition, or what may be an init-statement: then one behind which `;` stands is none.
    fn condition_part(&mut self, may_be_init: bool) -> Parsed<Option<i64>> {
        let to = Type::Fundamental("bool");
        if self.starts_declaration() {
            let headers = Headers { start: self.at, ..Headers::default() };
            let name = self.declaration_in_head(&headers)?;
            let is_init = may_be_init && self.is(";");
            if let Some(declared) = self.declared_in_head(&name).filter(|_| !is_init) {
                self.convert_directly(&declared, &to, name.0..name.0 + 1, CallForm::Conversion);
            }
            return Ok(None);
        }
        let condition = self.expression()?;
        if !(may_be_init && self.is(";")) {
            self.convert_directly(&condition, &to, condition.start..self.at, CallForm::Conversion);
        }
        Ok(condition.value)
    }

    /// What the name of a variable that the head of a statement declares stands for.
    fn declared_in_head(&self, (at, name): &(usize, String)) -> Option<Expression> {
        match self.scopes.all[self.scope].symbols.get(name)?.as_slice() {
            [Symbol::Variable(entity)] => {
                let written = &self.program.variable_entities[*entity].written;
                (!written.has_placeholder()).then(|| self.typed(*at, written, true))
            }
            _ => None,
        }
    }

    /// A declaration without its `;`: where the last name stands, and which it is.
    fn declaration_in_head(&mut self, headers: &Headers) -> Parsed<(usize, String)> {
        self.declares_in_lambda();
        let specifiers = self.specifiers(None)?;
        if self.is("[") || ((self.is("&") || self.is("&&")) && self.is_at(self.at + 1, "[")) {
            return self.outside("a structured binding in the head of a statement");
        }
        loop {
            let declarator = self.declarator(Naming::Required)?;
            let name = declarator.name.as_ref().map(|name| (name.name_at, name.text.clone()));
            self.head_variable(headers, &specifiers, declarator)?;
            if !self.accept(",") {
                return Ok(name.unwrap_or_default());
            }
        }
    }

    fn for_statement(&mut self) -> Parsed<()> {
        self.advance();
        self.expect("(")?;
        if self.starts_declaration() {
            let headers = Headers { start: self.at, ..Headers::default() };
            if self.would(|p| p.range_declaration()) {
                let (declared, names) = self.range_declaration()?;
                self.declares_in_lambda();
                let mut element = None;
                if self.is("{") {
                    self.braced_list()?;
                } else {
                    let range = self.expression()?;
                    self.accesses(&range.lvalue_of, Access::Addressed);
                    element = element_of(range.written.as_ref());
                }
                self.expect(")")?;
                let symbol = match (declared, element) {
                    (Some(t), Some(element)) => Symbol::Parameter(deduced_from(&t, &element)),
                    (Some(t), None) if !t.has_placeholder() => Symbol::Parameter(t),
                    _ => Symbol::Value,
                };
                for name in names {
                    self.scopes.declare(self.scope, &name, symbol.clone());
                }
                self.looped(None, |p| p.statement())?;
                self.stands_at(None);
                return Ok(());
            }
            self.declaration_in_head(&headers)?;
        } else if !self.is(";") {
            let discarded = self.expression()?;
            self.discards(&discarded, discarded.start..self.at);
        }
        self.expect(";")?;
        let value = if self.is(";") { Some(1) } else { self.condition_part(false)? };
        self.expect(";")?;
        let step = self.at;
        let steps = !self.is(")");
        if steps {
            let discarded = self.expression()?;
            self.discards(&discarded, discarded.start..self.at);
        }
        let one_line = self.token_at(step).line == self.token_at(self.at - 1).line;
        self.expect(")")?;
        self.looped(value, |p| p.statement())?;
        if steps {
            self.stands_at(one_line.then_some(step));
        }
        Ok(())
    }

    /// `for-range-declaration :`; the type of the variable, where it is no structured binding, and the names.
    fn range_declaration(&mut self) -> Parsed<(Option<Type>, Vec<String>)> {
        let specifiers = self.specifiers(None)?;
        if specifiers.written.is_none() || specifiers.defines {
            return self.outside("expected a range declaration");
        }
        if !specifiers.attributes.is_empty() {
            return self.outside("a CUDA attribute in a range declaration");
        }
        let mut names = Vec::new();
        let mut declared = None;
        if self.is("[") || ((self.is("&") || self.is("&&")) && self.is_at(self.at + 1, "[")) {
            if !self.is("[") {
                self.advance();
            }
            self.advance();
            loop {
                names.push(self.identifier()?.to_owned());
                if !self.accept(",") {
                    break;
                }
            }
            self.expect("]")?;
        } else {
            let declarator = self.declarator(Naming::Required)?;
            declared = specifiers.written.map(|t| declarator.apply(t));
            names.extend(declarator.name.map(|n| n.text));
        }
        self.expect(":")?;
        Ok((declared, names))
    }

    fn try_statement(&mut self) -> Parsed<()> {
        self.declares_in_lambda();
        let at = self.advance();
        self.has_construct("try", at);
        let dead = self.is_dead();
        self.compound_statement()?;
        let ends = self.is_dead();
        self.set_dead(dead);
        self.handlers()?;
        self.set_dead(ends && self.is_dead());
        Ok(())
    }

    /// `handler-seq`
    pub(super) fn handlers(&mut self) -> Parsed<()> {
        while self.accept("catch") {
            let scope = self.scopes.add(ScopeKind::Block, "", self.scope);
            self.within(scope, |p| {
                let (_, parameters, _) = p.parameter_clause()?;
                for parameter in parameters {
                    p.no_attributes(&parameter.attributes)?;
                }
                p.compound_statement()
            })?;
        }
        Ok(())
    }

    fn expression_statement(&mut self) -> Parsed<()> {
        let start = self.at;
        let discarded = self.expression()?;
        self.discards(&discarded, start..self.at);
        let end = self.expect(";")?;
        self.stands(start);
        if self.is_at(start, "throw") {
            self.throws();
        }
        if let Some(launch) = self.program.launches.iter_mut().rev().find(|l| l.callee.start == start) {
            launch.statement = launch.arguments.end == end;
        }
        Ok(())
    }

    /// Whether a declaration begins here and not an expression. What could be both is a declaration when its
    /// specifiers and first declarator can be read as such ([stmt.ambig]).
    fn starts_declaration(&mut self) -> bool {
        if self.at_attribute() && !self.is("[") {
            return true;
        }
        match self.text() {
            "static" | "extern" | "constexpr" | "const" | "volatile" | "auto" | "struct" | "class"
            | "union" | "enum" | "typedef" | "thread_local" | "register" | "inline" | "__thread" => {
                return self.is_word();
            }
            "decltype" | "typename" => {}
            word if super::specifiers::is_fundamental_word(word) => {}
            _ if self.is_identifier() || self.is("::") => {}
            _ => return false,
        }
        self.would(|p| {
            let specifiers = p.specifiers(None)?;
            if specifiers.written.is_none() {
                return p.outside("expected a declaration");
            }
            if p.is("[") || p.is(";") || ((p.is("&") || p.is("&&")) && p.is_at(p.at + 1, "[")) {
                return Ok(());
            }
            let scope = p.scopes.add(ScopeKind::Block, "", p.scope);
            p.within(scope, |p| p.declarator(Naming::Required))?;
            if matches!(p.text(), "=" | ";" | "," | "(" | "{" | ":" | ")") {
                return Ok(());
            }
            p.outside("expected a declaration")
        })
    }
}

/// What a loop over an array goes through.
fn element_of(range: Option<&Type>) -> Option<Type> {
    match range {
        Some(Type::Array(element, _)) => Some(element.as_ref().clone()),
        _ => None,
    }
}
