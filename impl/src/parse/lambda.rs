//! Lambda expressions ([expr.prim.lambda]) and requires-expressions ([expr.prim.req]).

use super::name::Context;
use super::operand::Operand;
use super::parameter::Parameters;
use super::{LocalKind, NO_PARAMETER, Parsed, Parser};
use crate::bodies::{InnerFunction, Lambda, LocalClass};
use crate::hir;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::tree::{Access, DeclarationId, Function, Reason, ScopeId};
use smallvec::SmallVec;

/// The captures of a lambda as they are written.
type Captures = SmallVec<[TokenRange; 2]>;

/// An init-capture.
struct InitCapture {
    name: TokenId,
    is_pack: bool,
    /// Where its initialiser begins, behind `=` or a bracket.
    value: TokenId,
}

/// What stands behind the parameters of a lambda.
struct LambdaSpecifiers {
    is_mutable: bool,
    is_constexpr: bool,
    is_noexcept: Option<bool>,
    trailing_return: TokenRange,
}

/// `__host__` and `__device__`, and `__global__`, which no lambda can have.
fn is_space(symbol: Symbol) -> bool {
    matches!(
        symbol,
        known::DEVICE
            | known::HOST
            | known::GLOBAL
            | known::WORD_DEVICE
            | known::WORD_HOST
            | known::WORD_GLOBAL
    )
}

impl Parser<'_> {
    /// lambda-expression, with CUDA's attributes between introducer and parameters.
    pub(super) fn lambda_expression(&mut self) -> Parsed<Operand> {
        let locals = self.locals.len();
        let annotated = self.again.as_ref().map_or(0, |again| again.annotated);
        let lambda = self.again.as_ref().and_then(|again| again.lambda);
        let generic = self.again.as_ref().map_or(0, |again| again.generic);
        let open = self.at;
        let scope = self.enter_block();
        let function = self.set_function(None);
        let result = self.nested(Self::lambda_in_block);
        self.set_function(function);
        if let Some(again) = &mut self.again {
            again.annotated = annotated;
            again.lambda = lambda;
            again.generic = generic;
        }
        self.scope = scope;
        self.pop_locals(locals);
        result.map(|()| Operand::Closure(open))
    }

    fn lambda_in_block(&mut self) -> Parsed<()> {
        let start = self.at;
        let begun = self.begin();
        let context = self.context;
        let is_annotated = self.is_annotated_lambda();
        if let Some(again) = &mut self.again {
            again.annotated += u32::from(is_annotated);
        }
        let (captures, initialised) = self.lambda_introducer()?;
        let introducer = self.since(start);
        // CUDA's attributes come before the template parameters too.
        self.lambda_attributes()?;
        let less = self.at;
        if self.kind() == Kind::Less {
            self.template_parameters_in_angles()?;
        }
        let template_parameters = self.since(less);
        self.opt_requires_clause()?;
        self.lambda_attributes()?;
        let open = self.at;
        let mut clause = Parameters::default();
        if self.kind() == Kind::OpenParen {
            let close = self.tokens.partner(open);
            clause = self.inside(open, |parser| parser.parameter_declaration_clause(close))?;
        }
        let is_generic = !template_parameters.is_empty() || clause.abbreviated;
        if is_generic {
            self.note_call_operator(start, clause.parameters);
        }
        let (parameters, scope) = (self.since(open), self.scope);
        let specifiers = self.lambda_specifiers()?;
        let declarator = self.since(introducer.end);
        let brace = self.at;
        if let Some(again) = &mut self.again {
            again.lambda = Some(start);
            again.generic += u32::from(is_generic);
        }
        // Its body is evaluated when it is called, wherever it stands.
        let statements = self.within(context.of_body(), |parser| {
            let (result, statements) = parser.in_body(begun.is_some(), Self::compound_statement);
            result.map(|()| statements)
        })?;
        if let Some(statements) = statements {
            self.end_lambda(
                begun,
                hir::Lambda {
                    statements: *statements,
                    parameters: clause.parameters,
                    has_ellipsis: clause.has_ellipsis,
                    returns: specifiers.trailing_return,
                    initialised,
                    is_mutable: specifiers.is_mutable,
                    is_generic,
                    scope,
                },
            );
        }
        let body = self.since(brace);
        let member = if is_annotated { self.local_member(start) } else { None };
        if let Some(again) = &mut self.again {
            again.bodies.lambdas.push(Lambda {
                introducer,
                captures,
                template_parameters,
                parameters,
                declarator,
                trailing_return: specifiers.trailing_return,
                body,
                is_mutable: specifiers.is_mutable,
                is_constexpr: specifiers.is_constexpr,
                is_noexcept: specifiers.is_noexcept,
                is_generic,
                is_annotated,
                context,
                member,
            });
        }
        Ok(())
    }

    /// The member function of a local class whose body holds the token at `at`.
    fn local_member(&self, at: TokenId) -> Option<Box<InnerFunction>> {
        if self.context.local_classes == 0 {
            return None;
        }
        let tree = &*self.tree;
        let class = self.enclosing_class()?;
        let holds = |function: &&Function| function.body.range().is_some_and(|body| body.contains(at));
        let members = tree[class].declarations.iter();
        let function = members.filter_map(|&id| tree.function(id)).find(holds)?;
        Some(Box::new(self.inner_function(function)))
    }

    /// What is told of a function in the body of another.
    pub(super) fn inner_function(&self, function: &Function) -> InnerFunction {
        let tree = &*self.tree;
        let is_private =
            |id: DeclarationId| matches!(tree[id].access, Some(Access::Private | Access::Protected));
        let has_space = |symbols: [Symbol; 2]| {
            let written = tree.attributes_of(function.declaration);
            written.iter().any(|attribute| symbols.contains(&attribute.name))
        };
        let mut classes = SmallVec::new();
        let mut around: Option<ScopeId> = Some(tree[function.declaration].scope);
        while let Some(scope) = around
            && let Some(class) = tree[scope].class()
        {
            let is_private = is_private(tree[class].declaration);
            classes.push(LocalClass { name: tree[class].name_token, key: tree[class].key, is_private });
            around = tree[scope].parent;
        }
        let scopes = std::iter::successors(around, |&scope| tree[scope].parent);
        let names = scopes.filter_map(|scope| Some(tree[tree[scope].class()?].name_token));
        let arguments = function.template_arguments();
        let end = if arguments.is_empty() { function.declarator_id.end } else { arguments.start };
        InnerFunction {
            name: function.name,
            declarator_id: TokenRange::new(function.name_token, end),
            is_private: is_private(function.declaration),
            is_deduced: function.deduces_return(self.tree, self.tokens),
            is_host: has_space([known::HOST, known::WORD_HOST]),
            is_device: has_space([known::DEVICE, known::WORD_DEVICE]),
            classes,
            around: names.collect(),
            body: function.body.range(),
        }
    }

    /// True when CUDA's execution space attributes stand on the lambda here, before its parameters.
    fn is_annotated_lambda(&self) -> bool {
        let mut at = self.tokens.partner(self.at).next();
        while self.kind_at(at) == Kind::Less
            && let Some(greater) = self.tokens.angle_partner(at)
        {
            at = greater.next();
        }
        loop {
            match self.kind_at(at) {
                Kind::Attribute => {
                    let close = self.tokens.partner(at.next());
                    let mut words = TokenRange::new(at.next(), close).iter();
                    if words.any(|word| is_space(self.tokens.symbol(word))) {
                        return true;
                    }
                    at = close.next();
                }
                Kind::Identifier if self.tokens.symbol(at).is_attribute_word() => {
                    if is_space(self.tokens.symbol(at)) {
                        return true;
                    }
                    at = at.next();
                }
                _ => return false,
            }
        }
    }

    /// lambda-introducer with its captures; init-captures declare names, which come with the places of their initialisers.
    fn lambda_introducer(&mut self) -> Parsed<(Captures, Vec<(TokenId, TokenId)>)> {
        let open = self.at;
        let mut ranges = Captures::new();
        if self.kind() != Kind::OpenBracket {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let mut captures: Vec<InitCapture> = Vec::new();
        self.inside(open, |parser| {
            if matches!(parser.kind(), Kind::Assign | Kind::Amp)
                && matches!(parser.ahead(1), Kind::Comma | Kind::CloseBracket)
            {
                parser.advance();
                if parser.accept(Kind::Comma).is_none() {
                    return Ok(());
                }
            }
            while parser.kind() != Kind::CloseBracket {
                let start = parser.at;
                parser.capture(&mut captures)?;
                ranges.push(parser.since(start));
                if parser.accept(Kind::Comma).is_none() {
                    break;
                }
            }
            Ok(())
        })?;
        let initialised = captures.iter().map(|one| (one.name, one.value)).collect();
        for InitCapture { name, is_pack, .. } in captures {
            self.push_capture(name, is_pack);
        }
        Ok((ranges, initialised))
    }

    /// simple-capture or init-capture.
    fn capture(&mut self, captures: &mut Vec<InitCapture>) -> Parsed<()> {
        if self.accept(Kind::Star).is_some() {
            let this = self.expect(Kind::This)?;
            self.note_this(this);
            return Ok(());
        }
        if let Some(this) = self.accept(Kind::This) {
            self.note_this(this);
            return Ok(());
        }
        self.accept(Kind::Amp);
        let is_pack = self.accept(Kind::Ellipsis).is_some();
        if self.kind() != Kind::Identifier {
            return Err(self.failure(Reason::ExpectedName));
        }
        let name = self.at;
        match self.ahead(1) {
            Kind::Assign => {
                self.advance();
                self.advance();
                let first = self.at;
                let operand = self.assignment_or_braces()?;
                self.deduce(name, operand);
                self.note_init_capture(name, self.since(first), operand);
                captures.push(InitCapture { name, is_pack, value: first });
            }
            kind @ (Kind::OpenBrace | Kind::OpenParen) => {
                self.advance();
                let first = self.at.next();
                match kind {
                    Kind::OpenBrace => self.braced_init_list()?,
                    _ => self.parenthesized_expression_list()?,
                }
                let value = TokenRange::new(first, self.at.previous());
                self.note_init_capture(name, value, Operand::Unknown);
                captures.push(InitCapture { name, is_pack, value: first });
            }
            _ => {
                self.qualified_name(Context::Expression)?;
            }
        }
        self.accept(Kind::Ellipsis);
        Ok(())
    }

    /// An initializer-clause whose operand is wanted.
    pub(super) fn assignment_or_braces(&mut self) -> Parsed<Operand> {
        if self.kind() == Kind::OpenBrace {
            self.braced_init_list()?;
            return Ok(Operand::Unknown);
        }
        self.assignment_expression()
    }

    fn lambda_attributes(&mut self) -> Parsed<()> {
        let head = self.no_head();
        let result = self.opt_attribute_specifier_seq();
        self.drop_pending(&head);
        result
    }

    /// lambda-specifiers, exception specification, attributes, return type, requires-clause.
    fn lambda_specifiers(&mut self) -> Parsed<LambdaSpecifiers> {
        let mut specifiers = LambdaSpecifiers {
            is_mutable: false,
            is_constexpr: false,
            is_noexcept: Some(false),
            trailing_return: TokenRange::empty_at(self.at),
        };
        loop {
            match self.kind() {
                Kind::Mutable | Kind::Constexpr | Kind::Consteval | Kind::Static => {
                    specifiers.is_mutable |= self.kind() == Kind::Mutable;
                    specifiers.is_constexpr |= matches!(self.kind(), Kind::Constexpr | Kind::Consteval);
                    self.advance();
                }
                kind @ (Kind::Noexcept | Kind::Throw) => {
                    let is_plain = kind == Kind::Noexcept && self.ahead(1) != Kind::OpenParen;
                    specifiers.is_noexcept = is_plain.then_some(true);
                    self.exception_specification()?;
                }
                Kind::Arrow => {
                    self.advance();
                    specifiers.trailing_return = self.nested(Self::type_id)?;
                }
                Kind::Requires => {
                    self.opt_requires_clause()?;
                }
                _ if self.at_attribute() => self.lambda_attributes()?,
                _ => return Ok(specifiers),
            }
        }
    }

    /// requires-expression.
    pub(super) fn requires_expression(&mut self) -> Parsed<Operand> {
        self.expect(Kind::Requires)?;
        let locals = self.locals.len();
        let result = self.nested(Self::requirement_parameters_and_body);
        self.pop_locals(locals);
        result.map(|()| Operand::Scalar)
    }

    fn requirement_parameters_and_body(&mut self) -> Parsed<()> {
        if self.kind() == Kind::OpenParen {
            let open = self.at;
            let close = self.tokens.partner(open);
            self.inside(open, |parser| parser.parameter_declaration_clause(close))?;
        }
        let open = self.at;
        if self.kind() != Kind::OpenBrace {
            return Err(self.failure(Reason::ExpectedToken));
        }
        self.inside(open, |parser| {
            while parser.kind() != Kind::CloseBrace {
                parser.requirement()?;
            }
            Ok(())
        })
    }

    /// requirement: simple, type, compound or nested.
    fn requirement(&mut self) -> Parsed<()> {
        match self.kind() {
            Kind::OpenBrace => {
                let open = self.at;
                self.inside(open, Self::expression)?;
                if self.kind() == Kind::Noexcept {
                    self.advance();
                }
                if self.accept(Kind::Arrow).is_some() {
                    self.type_id()?;
                }
            }
            Kind::Requires if self.ahead(1) != Kind::OpenParen && self.ahead(1) != Kind::OpenBrace => {
                self.advance();
                self.expression()?;
            }
            Kind::Requires => {
                // `requires (expression);` against `requires (parameters) {...};`
                let close = self.tokens.partner(self.at.next());
                if self.ahead(1) == Kind::OpenParen && self.kind_at(close.next()) != Kind::OpenBrace {
                    self.advance();
                }
                self.expression()?;
            }
            Kind::Typename => {
                // A type-requirement; `typename T::x(...)` is an expression.
                let is_type = self.peek(|parser| {
                    parser.advance();
                    parser.qualified_name(Context::Type)?;
                    parser.expect(Kind::Semicolon)
                });
                if is_type.is_some() {
                    self.advance();
                    self.qualified_name(Context::Type)?;
                } else {
                    self.expression()?;
                }
            }
            _ => {
                self.expression()?;
            }
        }
        self.expect(Kind::Semicolon).map(|_| ())
    }

    fn push_capture(&mut self, name: TokenId, is_pack: bool) {
        self.push_parameter(name, NO_PARAMETER, is_pack);
        debug_assert!(self.locals.last().is_none_or(|local| local.kind == LocalKind::Value));
    }
}
