//! Expressions (GRAMMAR.md, "Expressions"). No types are computed: what the chapters need are the launches, the
//! calls of named functions and the uses of named variables.

use super::names::{Name, Qualifier};
use super::{Greater, Parsed, Parser};
use crate::program::{Call, CalleeObject, Launch, Mention, VariableUse};
use crate::scopes::{ScopeKind, Symbol};
use crate::source::TokenKind;
use crate::types::Type;

/// What is known of an expression that was read.
#[derive(Clone, Debug, Default)]
pub(super) struct Expression {
    /// Its first token.
    pub(super) start: usize,
    /// The functions that it names, where it is a (parenthesised) function name.
    pub(super) functions: Vec<usize>,
}

/// How many arguments a call has; `None` when a pack is expanded.
type ArgumentCount = Option<usize>;

impl Parser<'_, '_> {
    /// `expression`
    pub(super) fn expression(&mut self) -> Parsed<Expression> {
        let first = self.assignment_expression()?;
        if !self.is(",") {
            return Ok(first);
        }
        while self.accept(",") {
            if self.accept("...") {
                continue;
            }
            self.assignment_expression()?;
        }
        Ok(Expression { start: first.start, functions: Vec::new() })
    }

    /// `assignment-expression`
    pub(super) fn assignment_expression(&mut self) -> Parsed<Expression> {
        self.nested(|p| {
            if p.accept("throw") {
                let start = p.at;
                if !p.is(";") && !p.is(")") {
                    p.assignment_expression()?;
                }
                return Ok(Expression { start, functions: Vec::new() });
            }
            let left = p.conditional_expression()?;
            let assigns = matches!(
                p.text(),
                "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "^=" | "&=" | "|=" | "<<=" | ">>="
            );
            if !assigns || p.token().kind != TokenKind::Punctuator {
                return Ok(left);
            }
            p.advance();
            if !p.accept("...") {
                p.initializer_clause()?;
            }
            Ok(Expression { start: left.start, functions: Vec::new() })
        })
    }

    /// `conditional-expression`; a constant-expression is one.
    pub(super) fn conditional_expression(&mut self) -> Parsed<Expression> {
        let condition = self.binary_expression(1)?;
        if !self.accept("?") {
            return Ok(condition);
        }
        self.with_greater(Greater::Operator, |p| p.expression())?;
        self.expect(":")?;
        self.assignment_expression()?;
        Ok(Expression { start: condition.start, functions: Vec::new() })
    }

    /// Binary operators by precedence, `||` lowest.
    fn binary_expression(&mut self, lowest: usize) -> Parsed<Expression> {
        self.nested(|p| {
            let mut left = p.unary_expression()?;
            while let Some((precedence, length)) = p.binary_operator() {
                if precedence < lowest {
                    break;
                }
                for _ in 0..length {
                    p.advance();
                }
                if p.accept("...") {
                    if p.is(")") {
                        break;
                    }
                    let Some((_, length)) = p.binary_operator() else {
                        return p.outside("expected an operator");
                    };
                    for _ in 0..length {
                        p.advance();
                    }
                }
                p.binary_expression(precedence + 1)?;
                left = Expression { start: left.start, functions: Vec::new() };
            }
            Ok(left)
        })
    }

    /// The precedence of the binary operator here and its number of tokens.
    fn binary_operator(&self) -> Option<(usize, usize)> {
        if self.token().kind != TokenKind::Punctuator {
            return None;
        }
        let joined = |offset: usize| {
            let token = self.token_at(self.at + offset);
            token.joined && token.kind == TokenKind::Punctuator && token.text.starts_with('>')
        };
        Some(match self.text() {
            "||" => (1, 1),
            "&&" => (2, 1),
            "|" => (3, 1),
            "^" => (4, 1),
            "&" => (5, 1),
            "==" | "!=" => (6, 1),
            "<" | "<=" | ">=" => (7, 1),
            ">" => {
                let closes = match self.greater {
                    Greater::Operator => false,
                    Greater::ClosesArguments => true,
                    Greater::ClosesConfiguration => joined(1) && joined(2),
                };
                if closes {
                    return None;
                }
                if joined(1) { (9, 2) } else { (7, 1) }
            }
            "<=>" => (8, 1),
            "<<" => (9, 1),
            "+" | "-" => (10, 1),
            "*" | "/" | "%" => (11, 1),
            ".*" | "->*" => (12, 1),
            _ => return None,
        })
    }

    fn value(&self, start: usize) -> Expression {
        Expression { start, functions: Vec::new() }
    }

    /// `unary-expression` and `cast-expression`
    fn unary_expression(&mut self) -> Parsed<Expression> {
        self.nested(|p| p.unary_expression_inner())
    }

    fn unary_expression_inner(&mut self) -> Parsed<Expression> {
        let start = self.at;
        if self.token().kind == TokenKind::Punctuator {
            match self.text() {
                "&" => {
                    self.advance();
                    let operand = self.unary_expression()?;
                    return Ok(Expression { start, functions: operand.functions });
                }
                "+" | "-" | "!" | "~" | "*" | "++" | "--" | "&&" => {
                    self.advance();
                    self.unary_expression()?;
                    return Ok(self.value(start));
                }
                "(" => {
                    if let Some(()) = self.attempt(|p| p.cast_head()) {
                        if self.is("{") {
                            return self.outside("a compound literal");
                        }
                        let operand = self.unary_expression()?;
                        let _ = operand;
                        return Ok(self.value(start));
                    }
                }
                _ => {}
            }
        }
        match self.text() {
            "sizeof" if self.is_word() => {
                self.advance();
                if self.accept("...") {
                    self.expect("(")?;
                    self.identifier()?;
                    self.expect(")")?;
                } else if self.attempt(|p| p.cast_head()).is_none() {
                    self.unevaluated(|p| p.unary_expression())?;
                }
                Ok(self.value(start))
            }
            "alignof" | "__alignof__" => {
                self.advance();
                if self.attempt(|p| p.cast_head()).is_none() {
                    return self.outside("`alignof` of an expression");
                }
                Ok(self.value(start))
            }
            "noexcept" => {
                self.advance();
                self.expect("(")?;
                self.unevaluated(|p| p.with_greater(Greater::Operator, |p| p.expression()))?;
                self.expect(")")?;
                Ok(self.value(start))
            }
            "new" => self.new_expression(start),
            "delete" => self.delete_expression(start),
            "co_await" | "co_yield" | "requires" => self.outside("an expression that is not in Core CUDA"),
            _ if self.is("::") && (self.is_at(self.at + 1, "new") || self.is_at(self.at + 1, "delete")) => {
                self.advance();
                if self.is("new") { self.new_expression(start) } else { self.delete_expression(start) }
            }
            _ => self.postfix_expression(),
        }
    }

    /// `( type-id )`
    fn cast_head(&mut self) -> Parsed<()> {
        self.with_greater(Greater::Operator, |p| {
            p.expect("(")?;
            p.type_id()?;
            p.expect(")").map(|_| ())
        })
    }

    fn new_expression(&mut self, start: usize) -> Parsed<Expression> {
        self.expect("new")?;
        if self.is("(") && self.attempt(|p| p.cast_head()).is_none() {
            self.call_arguments()?;
        }
        if !self.is_at(self.at - 1, ")") || !self.is("{") && !self.is(";") {
            let specifiers = self.specifiers(None)?;
            if specifiers.written.is_none() {
                return self.outside("expected a type");
            }
            while self.pointer_operator()?.is_some() {}
            while self.accept("[") {
                self.with_greater(Greater::Operator, |p| p.expression())?;
                self.expect("]")?;
            }
        }
        if self.is("(") {
            self.call_arguments()?;
        } else if self.is("{") {
            self.braced_list()?;
        }
        Ok(self.value(start))
    }

    fn delete_expression(&mut self, start: usize) -> Parsed<Expression> {
        self.expect("delete")?;
        if self.is("[") && self.is_at(self.at + 1, "]") {
            self.advance();
            self.advance();
        }
        self.unary_expression()?;
        Ok(self.value(start))
    }

    /// `postfix-expression`, launches included
    fn postfix_expression(&mut self) -> Parsed<Expression> {
        let mut expression = self.primary_expression()?;
        let start = expression.start;
        loop {
            if self.token().kind != TokenKind::Punctuator {
                return Ok(expression);
            }
            match self.text() {
                "(" => {
                    let count = self.call_arguments()?;
                    if !expression.functions.is_empty() {
                        let candidates = self.viable(&expression.functions, count);
                        let context = self.context();
                        self.program.calls.push(Call { range: start..self.at, candidates, context });
                    }
                    expression = self.value(start);
                }
                "[" => {
                    self.advance();
                    self.with_greater(Greater::Operator, |p| p.initializer_clause())?;
                    self.expect("]")?;
                    expression = self.value(start);
                }
                "." | "->" => {
                    self.advance();
                    self.member_name()?;
                    expression = self.value(start);
                }
                "++" | "--" => {
                    self.advance();
                    expression = self.value(start);
                }
                "<<<" => {
                    self.launch(start, &expression.functions)?;
                    expression = self.value(start);
                }
                _ => return Ok(expression),
            }
        }
    }

    fn member_name(&mut self) -> Parsed<()> {
        loop {
            let template_keyword = self.accept("template");
            if self.is("operator") || self.is("~") {
                let name = self.name(false)?;
                if self.is("<") && (template_keyword || self.member_templates.contains(&name.text)) {
                    self.template_arguments()?;
                }
                return Ok(());
            }
            let name = self.identifier()?;
            let known = self.member_templates.iter().any(|m| m == name);
            if self.is("<") && (template_keyword || known) {
                self.template_arguments()?;
            }
            if !self.accept("::") {
                return Ok(());
            }
        }
    }

    /// `callee <<< configuration >>> ( arguments )`
    fn launch(&mut self, start: usize, functions: &[usize]) -> Parsed<()> {
        let callee = start..self.at;
        self.expect("<<<")?;
        let first = self.at;
        let mut count = 0;
        self.with_greater(Greater::ClosesConfiguration, |p| {
            loop {
                p.initializer_clause()?;
                count += 1;
                if !p.accept(",") {
                    return Ok(());
                }
            }
        })?;
        let configuration = first..self.at;
        for index in 0..3 {
            if index > 0 && !self.token().joined {
                return self.outside("expected `>>>`");
            }
            self.expect(">")?;
        }
        if !self.is("(") {
            return self.outside("expected the arguments of a launch");
        }
        let open = self.at;
        let arguments = self.call_arguments()?;
        let candidates = self.viable(functions, arguments);
        let object = self.callee_object(callee.clone());
        let push = self.scopes.lookup(self.scope, "__cudaPushCallConfiguration");
        self.program.launches.push(Launch {
            callee,
            configuration,
            configuration_count: count,
            arguments: open..self.at,
            statement: false,
            candidates,
            object,
            push_declared: push.iter().any(|s| matches!(s, Symbol::Function(_))),
            context: self.context(),
            function: self.function,
        });
        Ok(())
    }

    /// What is known of a callee that names no function.
    fn callee_object(&self, callee: std::ops::Range<usize>) -> CalleeObject {
        let Some(used) = self.program.uses.iter().rev().find(|u| u.range == callee) else {
            return CalleeObject::Pointer;
        };
        let entity = &self.program.variable_entities[used.entity];
        let declaration = entity.declarations.last().map(|d| &self.program.variables[*d]);
        let initializer = declaration.and_then(|d| d.initializer.clone());
        match (entity.written.unqualified(), initializer) {
            (Type::Placeholder(_), Some(range)) if self.is_at(range.start + 1, "[") => CalleeObject::Closure,
            (Type::Placeholder(_), Some(range)) if range.end - range.start <= 3 => CalleeObject::Pointer,
            (Type::Named(_) | Type::Placeholder(_), _) => CalleeObject::Open,
            _ => CalleeObject::Pointer,
        }
    }

    /// The functions that may be called with so many arguments; all, when none fits.
    fn viable(&self, functions: &[usize], count: ArgumentCount) -> Vec<usize> {
        let fits = |entity: &&usize| {
            let known = &self.program.function_entities[**entity];
            let open_ended = known.signature.variadic
                || known.signature.parameters.iter().any(|p| matches!(p, Type::Pack(_)));
            count.is_none_or(|n| n >= known.required && (open_ended || n <= known.signature.parameters.len()))
        };
        let viable: Vec<usize> = functions.iter().filter(fits).copied().collect();
        if viable.is_empty() { functions.to_vec() } else { viable }
    }

    /// `( arguments )`; how many there are.
    pub(super) fn call_arguments(&mut self) -> Parsed<ArgumentCount> {
        self.with_greater(Greater::Operator, |p| {
            p.expect("(")?;
            let mut count = Some(0);
            while !p.is(")") {
                p.initializer_clause()?;
                count = count.map(|n| n + 1);
                if p.accept("...") {
                    count = None;
                }
                if !p.accept(",") && !p.is(")") {
                    return p.outside("expected `,` or `)` in arguments");
                }
            }
            p.expect(")")?;
            Ok(count)
        })
    }

    /// `initializer-clause`
    pub(super) fn initializer_clause(&mut self) -> Parsed<()> {
        if self.is("{") { self.braced_list() } else { self.assignment_expression().map(|_| ()) }
    }

    /// `braced-init-list`
    pub(super) fn braced_list(&mut self) -> Parsed<()> {
        self.nested(|p| {
            p.with_greater(Greater::Operator, |p| {
                p.expect("{")?;
                while !p.is("}") {
                    if p.is(".") {
                        p.advance();
                        p.identifier()?;
                        p.accept("=");
                    }
                    p.initializer_clause()?;
                    p.accept("...");
                    if !p.accept(",") && !p.is("}") {
                        return p.outside("expected `,` or `}` in a braced list");
                    }
                }
                p.expect("}").map(|_| ())
            })
        })
    }

    fn primary_expression(&mut self) -> Parsed<Expression> {
        let start = self.at;
        match self.token().kind {
            TokenKind::Number | TokenKind::Character => {
                self.advance();
                return Ok(self.value(start));
            }
            TokenKind::String => {
                while self.token().kind == TokenKind::String {
                    self.advance();
                }
                return Ok(self.value(start));
            }
            TokenKind::End => return self.outside("expected an expression"),
            _ => {}
        }
        match self.text() {
            "(" => return self.parenthesised(start),
            "[" => return self.lambda(start),
            "this" | "true" | "false" | "nullptr" => {
                self.advance();
                return Ok(self.value(start));
            }
            "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast" => {
                self.advance();
                self.expect("<")?;
                self.with_greater(Greater::Operator, |p| p.type_id())?;
                self.expect(">")?;
                self.expect("(")?;
                self.with_greater(Greater::Operator, |p| p.expression())?;
                self.expect(")")?;
                return Ok(self.value(start));
            }
            "typeid" => return self.outside("`typeid`"),
            "typename" | "decltype" => return self.functional_cast(start),
            word if super::specifiers::is_fundamental_word(word) => return self.functional_cast(start),
            _ => {}
        }
        if self.is_identifier() || self.is("::") || self.is("operator") {
            let name = self.name(false)?;
            return self.id_expression(start, &name);
        }
        self.outside("expected an expression")
    }

    /// `( expression )` or a fold expression
    fn parenthesised(&mut self, start: usize) -> Parsed<Expression> {
        self.with_greater(Greater::Operator, |p| {
            p.expect("(")?;
            if p.is("{") {
                return p.outside("a statement expression");
            }
            if p.accept("...") {
                if !p.accept(",") {
                    let Some((_, length)) = p.binary_operator() else {
                        return p.outside("expected an operator");
                    };
                    for _ in 0..length {
                        p.advance();
                    }
                }
                p.unary_expression()?;
                p.expect(")")?;
                return Ok(p.value(start));
            }
            let inner = p.expression()?;
            p.expect(")")?;
            Ok(Expression { start, functions: inner.functions })
        })
    }

    /// `type ( arguments )` or `type { ... }`
    fn functional_cast(&mut self, start: usize) -> Parsed<Expression> {
        let specifiers = self.specifiers(None)?;
        if specifiers.written.is_none() || !specifiers.attributes.is_empty() {
            return self.outside_at(start, "expected an expression");
        }
        if self.is("(") {
            self.call_arguments()?;
        } else if self.is("{") {
            self.braced_list()?;
        } else {
            return self.outside("expected `(` or `{` after a type");
        }
        Ok(self.value(start))
    }

    fn id_expression(&mut self, start: usize, name: &Name) -> Parsed<Expression> {
        let functions: Vec<usize> = name
            .symbols
            .iter()
            .filter_map(|s| if let Symbol::Function(entity) = s { Some(*entity) } else { None })
            .collect();
        if !functions.is_empty() {
            let arguments = name.arguments.clone();
            self.program.mentions.push(Mention { candidates: functions.clone(), arguments });
            return Ok(Expression { start, functions });
        }
        for symbol in &name.symbols {
            match symbol {
                Symbol::Variable(entity) | Symbol::VariableTemplate(entity) => {
                    self.program.uses.push(VariableUse {
                        range: name.range.clone(),
                        entity: *entity,
                        decltype_operand: false,
                    });
                    return Ok(self.value(start));
                }
                Symbol::Value | Symbol::ValueParameter(..) => return Ok(self.value(start)),
                _ => {}
            }
        }
        if name.symbols.iter().any(Symbol::is_type) {
            if self.is("(") {
                self.call_arguments()?;
                return Ok(self.value(start));
            }
            if self.is("{") {
                self.braced_list()?;
                return Ok(self.value(start));
            }
            return self.outside("expected `(` or `{` after a type");
        }
        self.undeclared(start, name)
    }

    /// A name that lookup does not find: dependent, built in, found by its arguments, or outside.
    fn undeclared(&mut self, start: usize, name: &Name) -> Parsed<Expression> {
        let in_template = self.in_template();
        let known = match name.qualifier {
            Qualifier::Open => true,
            Qualifier::Scope(scope) => match self.scopes.all[scope].kind {
                ScopeKind::Class(_) => self.scopes.in_open_class(scope) || name.class_arguments.is_some(),
                _ => false,
            },
            Qualifier::None => {
                name.text.starts_with("__builtin_")
                    || matches!(name.text.as_str(), "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__")
                    || self.scopes.in_open_class(self.scope)
                    || (in_template && self.is("("))
            }
        };
        if known {
            return Ok(self.value(start));
        }
        let friends = self.scopes.hidden_friends(&name.text);
        if name.qualifier == Qualifier::None && self.is("(") && !friends.is_empty() {
            return Ok(Expression { start, functions: friends });
        }
        self.outside_at(name.name_at, "a name that was not declared before")
    }

    /// `lambda-expression`, without annotations
    fn lambda(&mut self, start: usize) -> Parsed<Expression> {
        if self.tentative > 0 {
            return self.outside("a lambda where only a declaration is looked for");
        }
        self.nested(|p| {
            let scope = p.scopes.add(ScopeKind::Block, "", p.scope);
            p.within(scope, |p| p.with_greater(Greater::Operator, |p| p.lambda_inner(start)))
        })
    }

    fn lambda_inner(&mut self, start: usize) -> Parsed<Expression> {
        self.expect("[")?;
        while !self.is("]") {
            self.capture()?;
            if !self.accept(",") && !self.is("]") {
                return self.outside("expected `,` or `]` in captures");
            }
        }
        self.expect("]")?;
        if self.is("<") {
            return self.outside("a lambda with template parameters");
        }
        self.no_annotation()?;
        if self.is("(") {
            let (_, parameters, _) = self.parameter_clause()?;
            for parameter in parameters {
                self.no_attributes(&parameter.attributes)?;
            }
        }
        loop {
            self.no_annotation()?;
            match self.text() {
                "mutable" | "constexpr" => {
                    self.advance();
                }
                "noexcept" => {
                    self.advance();
                    if self.accept("(") {
                        self.expression()?;
                        self.expect(")")?;
                    }
                }
                "->" => {
                    self.advance();
                    self.type_id()?;
                }
                _ => break,
            }
        }
        let (unevaluated, defaults) = (self.unevaluated, self.default_arguments);
        (self.unevaluated, self.default_arguments) = (0, 0);
        self.lambdas += 1;
        let body = self.compound_statement();
        self.lambdas -= 1;
        (self.unevaluated, self.default_arguments) = (unevaluated, defaults);
        body?;
        Ok(self.value(start))
    }

    fn no_annotation(&self) -> Parsed<()> {
        if self.at_attribute() && !self.is("[") {
            return self.outside("an annotated lambda");
        }
        Ok(())
    }

    fn capture(&mut self) -> Parsed<()> {
        if self.is("=") || (self.is("&") && (self.is_at(self.at + 1, ",") || self.is_at(self.at + 1, "]"))) {
            self.advance();
            return Ok(());
        }
        self.accept("&");
        self.accept("...");
        if self.accept("this") {
            return Ok(());
        }
        if self.accept("*") {
            return self.expect("this").map(|_| ());
        }
        let name = self.identifier()?;
        self.accept("...");
        if self.is("=") || self.is("{") || self.is("(") {
            self.initializer()?;
            self.scopes.declare(self.scope, name, Symbol::Value);
        }
        Ok(())
    }
}
