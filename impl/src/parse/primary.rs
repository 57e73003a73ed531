//! Postfix and primary expressions ([expr.post], [expr.prim]).

use super::again::Attempt;
use super::call::Arguments;
use super::implied::Wanted;
use super::name::{Context, NameKind};
use super::nodes::Begun;
use super::operand::Operand;
use super::referent::Referent;
use super::{Flow, Parsed, Parser, is_type_trait};
use crate::bodies::{ConstructKind, UseForm};
use crate::hir::NodeKind;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::names::Meaning;
use crate::statistics::UnknownReason;
use crate::tree::{Reason, ScopeId};

impl Parser<'_> {
    /// postfix-expression.
    pub(super) fn postfix_expression(&mut self) -> Parsed<Operand> {
        let (start, begun) = (self.at, self.begin());
        let operand = self.primary_expression()?;
        self.end_one(begun);
        self.postfix_operators(operand, (start, begun))
    }

    /// Calls, subscripts, member accesses, launches behind an operand that begins at `start`.
    pub(super) fn postfix_operators(
        &mut self,
        mut operand: Operand,
        (start, begun): (TokenId, Begun),
    ) -> Parsed<Operand> {
        let mut launched = None;
        let mut is_launch = false;
        loop {
            match self.kind() {
                Kind::OpenParen => {
                    let open = self.at;
                    let was_launch = std::mem::take(&mut is_launch);
                    let arguments = self.call_arguments(was_launch || self.follows_hot_name())?;
                    if was_launch {
                        self.note_passed(open);
                    }
                    if let Some(kernel) = launched.take() {
                        let starts = std::mem::take(&mut self.argument_starts);
                        self.note_launched(kernel, &starts, &arguments);
                    }
                    self.note_called(operand, start, open, &arguments);
                    self.end(begun, NodeKind::Call, open);
                    // A pack counts as dependent.
                    let is_counted = !arguments.contains(&Operand::Dependent);
                    operand = self.called(operand, is_counted.then_some(arguments.len()));
                }
                Kind::OpenBracket => {
                    let open = self.at;
                    let arguments = self.inside(open, Self::argument_list)?;
                    self.note_built_in_at(open, &[operand]);
                    match (operand, arguments.as_slice()) {
                        (Operand::Object(class), _) => {
                            self.note_operator(class, Kind::OpenBracket, open, &arguments);
                        }
                        (Operand::Pointer(_) | Operand::Scalar, &[index]) => {
                            self.note_conversion(index, open.next(), open, Wanted::Scalar);
                        }
                        _ => {}
                    }
                    self.end(begun, NodeKind::Subscript, open);
                    operand = self.subscripted(operand);
                }
                Kind::OpenBrace if matches!(operand, Operand::Type(_) | Operand::DependentType) => {
                    self.braced_init_list()?;
                    if let Operand::Type(Some(class)) = operand
                        && self.notes_calls()
                        && let Some(arguments) = self.listed_arguments(class)
                    {
                        self.note_temporary(class, start, UseForm::ImpliedConstruction, &arguments);
                    }
                    self.end(begun, NodeKind::Braced, start);
                    operand = self.called(operand, None);
                }
                Kind::Dot | Kind::Arrow => {
                    let arrow = self.kind() == Kind::Arrow;
                    let at = self.advance();
                    if let (Operand::Object(class), true) = (operand, arrow) {
                        self.note_operator(class, Kind::Arrow, at, &Arguments::new());
                    }
                    let before = self.begin();
                    operand = self.member_access((operand, begun), arrow)?;
                    if self.is_left_open(begun, before) {
                        self.end(begun, NodeKind::Opaque, at);
                    }
                }
                kind @ (Kind::PlusPlus | Kind::MinusMinus) => {
                    let at = self.advance();
                    self.end(begun, NodeKind::Postfix, at);
                    if let Operand::Object(class) = operand {
                        self.note_operator(class, kind, at, &Arguments::from_slice(&[Operand::Scalar]));
                        operand = Operand::Unknown;
                    }
                }
                Kind::LaunchOpen => {
                    let name = self.at.previous();
                    self.execution_configuration()?;
                    launched = matches!(operand, Operand::Function(_)).then_some(name);
                    is_launch = true;
                    operand = Operand::Unknown;
                }
                _ => return Ok(operand),
            }
        }
    }

    /// `<<<configuration>>>` of a kernel launch; the arguments follow.
    fn execution_configuration(&mut self) -> Parsed<()> {
        let open = self.at;
        let begun = self.begin();
        let close = self.tokens.partner(open);
        if close <= open {
            return Err(self.failure(Reason::UnexpectedToken));
        }
        let flow = std::mem::replace(&mut self.flow, Flow { greater_ends: false, end: Some(close) });
        self.advance();
        let result = self.nested(Self::expression_list);
        self.flow = flow;
        result?;
        if self.at != close {
            return Err(self.failure(Reason::UnexpectedToken));
        }
        self.at = TokenId(close.0 + 3);
        self.end(begun, NodeKind::Configuration, open);
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        Ok(())
    }

    /// What follows `.` or `->` ([expr.ref]).
    fn member_access(&mut self, (object, begun): (Operand, Begun), arrow: bool) -> Parsed<Operand> {
        let class = self.object_class(object, arrow);
        let has_template = self.accept(Kind::Template).is_some();
        match self.kind() {
            Kind::Identifier => {}
            Kind::Tilde => {
                // A destructor or pseudo-destructor.
                let tilde = self.at;
                let name = self.qualified_name(Context::Type)?;
                self.end_special_member(begun, &name, arrow);
                if let (Ok(class), Kind::OpenParen) = (class, self.kind()) {
                    self.note_special(class, known::DESTRUCTOR, tilde, &Arguments::new());
                }
                return Ok(Operand::Unknown);
            }
            Kind::Operator | Kind::ColonColon | Kind::Decltype => {
                let name = self.qualified_name(Context::Expression)?;
                self.end_special_member(begun, &name, arrow);
                return Ok(Operand::Unknown);
            }
            // `p->~int()` with a macro's keyword, `x.int::~int`.
            kind if kind.is_builtin_type() => {
                self.advance();
                return Ok(Operand::Unknown);
            }
            _ => return Err(self.failure(Reason::ExpectedName)),
        }
        let name = self.at;
        let symbol = self.tokens.symbol(name);
        if self.ahead(1) == Kind::ColonColon {
            return self.qualified_member((object, begun), class, arrow);
        }
        self.advance();
        let found = class.ok().and_then(|class| self.class_member(class, symbol));
        self.note_member(name, |parser| match (class, found) {
            (_, Some(found)) => Referent::Found(found),
            (Ok(class), None) => parser.inherited_referent(class, symbol),
            (Err(true), None) => Referent::Dependent,
            (Err(false), None) => Referent::Unknown(UnknownReason::MemberOfUnknown),
        });
        if self.kind() == Kind::Less {
            let is_list = has_template || self.is_member_list(name, class, found.map(|found| found.meaning));
            if is_list {
                self.template_argument_list()?;
            }
        }
        if self.kind() == Kind::ColonColon {
            // `x.A<int>::f()`
            self.at = name;
            return self.qualified_member((object, begun), class, arrow);
        }
        self.end_member(begun, (name, arrow), found);
        Ok(match found {
            Some(found) => {
                let operand = self.operand_of_found(found);
                self.note_function(operand, name, name, UseForm::Member);
                if let Some(start) = self.object_start(name) {
                    let whole = TokenRange::new(start, name.next());
                    self.note_variable_named(operand, found, (name, whole, TokenRange::empty_at(name)));
                }
                operand
            }
            None if class == Err(true) => Operand::Dependent,
            None => Operand::Unknown,
        })
    }

    /// Where the object begins whose member is named at `name`, if it is made of names.
    fn object_start(&self, name: TokenId) -> Option<TokenId> {
        let mut at = name;
        while matches!(self.kind_at(at.previous()), Kind::Dot | Kind::Arrow | Kind::ColonColon) {
            at = at.previous().previous();
            if !matches!(self.kind_at(at), Kind::Identifier | Kind::This) {
                return None;
            }
        }
        Some(at)
    }

    /// `x.A::f`
    fn qualified_member(
        &mut self,
        (object, begun): (Operand, Begun),
        class: Result<ScopeId, bool>,
        arrow: bool,
    ) -> Parsed<Operand> {
        // Its first name is looked up in the class, then around ([basic.lookup.qual]).
        let outer = self.scope;
        if let Ok(class) = class
            && self.find_member(class, self.symbol(), Meaning::SCOPE).is_some()
        {
            self.scope = class;
        }
        let result = self.qualified_name(Context::Expression);
        if let Ok(name) = &result {
            self.end_special_member(begun, name, arrow);
        }
        self.scope = outer;
        result?;
        Ok(if object == Operand::Dependent { Operand::Dependent } else { Operand::Unknown })
    }

    /// Whether the `<` behind the member `name` begins a template-argument list ([temp.names]).
    fn is_member_list(
        &mut self,
        name: TokenId,
        class: Result<ScopeId, bool>,
        meaning: Option<Meaning>,
    ) -> bool {
        if let Some(meaning) = meaning
            && !meaning.is_any(Meaning::UNKNOWN)
        {
            // What passed over this text did not know the object.
            if let Some(again) = &mut self.again {
                again.bodies.settled.insert(name);
            }
            return meaning.is_any(Meaning::ANY_TEMPLATE);
        }
        let symbol = self.tokens.symbol(name);
        // `x.A<int>::f()`: what the class does not have is looked up around ([basic.lookup.qual]).
        if self.find_name(self.scope, symbol, Meaning::TYPE_TEMPLATE).is_some() {
            return true;
        }
        match class {
            // A member of a dependent base needs `template`.
            Ok(class) if self.has_unknown_base(class) => false,
            Ok(_) if !self.in_template() => {
                self.names.ever(symbol).is_any(Meaning::ANY_TEMPLATE)
                    && self.guess(name, UnknownReason::MemberOfUnknown, true)
            }
            Err(true) => {
                // Without `template` it is an operator, which compilers that look closer forgive.
                self.names.ever(symbol).is_any(Meaning::ANY_TEMPLATE)
                    && self.guess(name, UnknownReason::Dependent, true)
            }
            _ => {
                self.names.ever(symbol).is_any(Meaning::ANY_TEMPLATE)
                    && self.guess(name, UnknownReason::MemberOfUnknown, true)
            }
        }
    }

    /// primary-expression, with casts and everything else that begins with a keyword.
    fn primary_expression(&mut self) -> Parsed<Operand> {
        let kind = self.kind();
        match kind {
            Kind::Number | Kind::Character | Kind::True | Kind::False | Kind::Nullptr => {
                let begun = self.begin();
                let literal = self.advance();
                self.end(begun, NodeKind::Literal, literal);
                Ok(Operand::Scalar)
            }
            Kind::String => {
                let (begun, literal) = (self.begin(), self.at);
                while self.accept(Kind::String).is_some() {}
                self.end(begun, NodeKind::String, literal);
                Ok(Operand::Scalar)
            }
            Kind::This => {
                let begun = self.begin();
                let this = self.advance();
                self.end(begun, NodeKind::This, this);
                self.note_this(this);
                Ok(self.enclosing_class().map_or(Operand::Unknown, Operand::Pointer))
            }
            Kind::OpenParen => {
                let (begun, open) = (self.begin(), self.at);
                let operand = self.primary_parentheses()?;
                self.end(begun, NodeKind::Parentheses, open);
                Ok(operand)
            }
            Kind::OpenBracket => self.lambda_expression(),
            Kind::StaticCast | Kind::DynamicCast | Kind::ReinterpretCast | Kind::ConstCast => {
                self.named_cast()
            }
            Kind::Typeid => {
                self.advance_construct(ConstructKind::Typeid);
                self.unevaluated(Self::builtin_arguments)?;
                Ok(Operand::Unknown)
            }
            Kind::Requires => self.unevaluated(Self::requires_expression),
            Kind::BuiltinVaArg => self.va_arg(),
            Kind::Typename => self.typename_specifier(),
            Kind::Auto => {
                // `auto(x)`
                self.advance();
                match self.kind() {
                    Kind::OpenParen => self.parenthesized_expression_list()?,
                    _ => self.braced_init_list()?,
                }
                Ok(Operand::Unknown)
            }
            Kind::Identifier if self.is_type_call() => {
                self.compiler_call()?;
                // `__remove_cv(T){}`
                Ok(if matches!(self.kind(), Kind::OpenBrace) {
                    Operand::DependentType
                } else {
                    Operand::Unknown
                })
            }
            Kind::Identifier if self.symbol() == known::BUILTIN_OFFSETOF => self.unevaluated(Self::offsetof),
            Kind::Identifier
            | Kind::ColonColon
            | Kind::Operator
            | Kind::Decltype
            | Kind::Typeof
            | Kind::TypeTrait => self.id_expression(),
            Kind::Template => self.id_expression(),
            _ if kind.is_builtin_type() => {
                let (start, begun, names) = (self.at, self.begin(), self.dependent_names());
                while self.kind().is_builtin_type() {
                    self.advance();
                }
                let ty = self.since(start);
                match self.kind() {
                    Kind::OpenParen => {
                        let arguments = self.arguments()?;
                        if let (&[argument], true) = (arguments.as_slice(), kind != Kind::Void) {
                            self.note_conversion(argument, start, start, Wanted::Condition);
                        }
                    }
                    _ => self.braced_init_list()?,
                }
                self.end(begun, NodeKind::Cast(ty), start);
                Ok(self.count_dependent_only(names, Operand::Scalar))
            }
            _ => Err(self.failure(Reason::ExpectedExpression)),
        }
    }

    /// `typename C::X` where its objects are made: `(` or `{` follows.
    fn typename_specifier(&mut self) -> Parsed<Operand> {
        let begun = self.begin();
        self.advance();
        let start = self.at;
        let name = self.qualified_name(Context::Type)?;
        if begun.is_some() && name.kind == NameKind::Identifier {
            let referent = self.referent(&name);
            self.end_name(begun, &name, &referent);
        }
        let range = self.since(start);
        if !matches!(self.kind(), Kind::OpenParen | Kind::OpenBrace) {
            return Err(self.failure(Reason::ExpectedToken));
        }
        Ok(match self.operand_of_type(self.scope, range, 0) {
            Operand::Object(scope) => Operand::Type(Some(scope)),
            Operand::Dependent => Operand::DependentType,
            _ => Operand::Type(None),
        })
    }

    /// id-expression, or the type of a functional cast.
    fn id_expression(&mut self) -> Parsed<Operand> {
        let operand = self.named_operand()?;
        self.count_dependent(operand);
        Ok(operand)
    }

    fn named_operand(&mut self) -> Parsed<Operand> {
        let begun = self.begin();
        let name = self.qualified_name(Context::Expression)?;
        match name.kind {
            NameKind::Identifier => {}
            NameKind::Decltype => return Ok(Operand::DependentType),
            NameKind::MemberPointer => return Err(self.failure(Reason::UnexpectedToken)),
            NameKind::Operator | NameKind::Literal | NameKind::Conversion if begun.is_some() => {
                let referent = self.referent(&name);
                self.end_name(begun, &name, &referent);
                return Ok(Operand::Unknown);
            }
            _ => return Ok(Operand::Unknown),
        }
        if begun.is_some() {
            let referent = self.referent(&name);
            self.end_name(begun, &name, &referent);
        }
        if !name.arguments.is_empty() && name.qualifier.is_empty() {
            // A template-id: of a class template the members are known.
            if let Some(found) = self.find_name(self.scope, name.symbol, Meaning::NONE)
                && found.meaning.is_any(Meaning::ANY_TYPE)
                && !found.meaning.is_any(Meaning::ANY_FUNCTION)
            {
                return Ok(match self.operand_of_type(self.scope, name.range, 0) {
                    Operand::Object(scope) => Operand::Type(Some(scope)),
                    Operand::Dependent => Operand::DependentType,
                    _ => Operand::Type(None),
                });
            }
        }
        Ok(match self.referent(&name) {
            Referent::Found(found) => {
                let operand = self.operand_of_found(found);
                self.note_function(operand, name.token, name.range.start, UseForm::Name);
                self.note_variable(operand, found, &name);
                self.count_dependent_found(found);
                operand
            }
            Referent::Injected(scope) => Operand::Type(Some(scope)),
            Referent::Specialized(_) | Referent::Inherited(_) => Operand::Unknown,
            Referent::Local(local) => self.operand_of_local(&local),
            // `T::x` is a value by rule, and a type when a brace follows.
            Referent::Dependent if self.kind() == Kind::OpenBrace && self.is_braced_type() => {
                Operand::DependentType
            }
            Referent::Dependent => Operand::Dependent,
            Referent::Unknown(_) if self.in_template() => Operand::Dependent,
            Referent::Unknown(_) | Referent::Builtin => {
                if self.kind() == Kind::OpenBrace && self.is_braced_type() {
                    Operand::Type(None)
                } else {
                    Operand::Unknown
                }
            }
        })
    }

    /// A `{` behind a name that is not known: an initialiser, unless a statement's block can begin here.
    fn is_braced_type(&self) -> bool {
        let behind = self.kind_at(self.tokens.partner(self.at).next());
        !matches!(
            behind,
            Kind::Identifier
                | Kind::CloseBrace
                | Kind::Return
                | Kind::If
                | Kind::For
                | Kind::While
                | Kind::Else
        )
    }

    /// `static_cast<T>(x)` and its like ([expr.static.cast]).
    fn named_cast(&mut self) -> Parsed<Operand> {
        let (cast, begun) = (self.at, self.begin());
        let is_static = self.kind() == Kind::StaticCast;
        if self.kind() == Kind::DynamicCast {
            self.note_construct(ConstructKind::DynamicCast, cast);
        }
        self.advance();
        let less = self.at;
        if self.kind() != Kind::Less {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let flow = std::mem::replace(&mut self.flow, Flow { greater_ends: true, end: None });
        self.advance();
        let start = self.at;
        let result = self.nested(Self::type_id);
        let range = self.since(start);
        self.flow = flow;
        result?;
        let greater = self.expect(Kind::Greater)?;
        self.tokens.pair_angles(less, greater);
        let operand = self.operand_of_type_id(range);
        let names = self.dependent_names();
        let arguments = self.arguments()?;
        self.count_dependent_only(names, operand);
        self.end(begun, NodeKind::Cast(range), cast);
        if let (&[argument], true, Operand::Scalar) = (arguments.as_slice(), is_static, operand) {
            self.note_conversion(argument, cast, cast, Wanted::Condition);
        }
        Ok(operand)
    }

    /// `( expression )`, `( fold-expression )`, GNU's `({ statements })`.
    pub(super) fn primary_parentheses(&mut self) -> Parsed<Operand> {
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        self.fitting(Attempt::Expression, |parser| parser.inside(open, Self::in_parentheses))
    }

    fn in_parentheses(&mut self) -> Parsed<Operand> {
        match self.kind() {
            Kind::OpenBrace => {
                self.in_body(self.begin().is_some(), Self::compound_statement).0?;
                Ok(Operand::Unknown)
            }
            // `(... op pack)`
            Kind::Ellipsis => {
                self.advance();
                let operator = self.fold_operator()?;
                let begun = self.begin();
                self.cast_expression()?;
                self.end_fold(begun, operator);
                Ok(Operand::Dependent)
            }
            _ => self.expression(),
        }
    }

    /// A call of a function that compilers declare.
    fn compiler_call(&mut self) -> Parsed<()> {
        let begun = self.begin();
        let callee = self.advance();
        if self.tokens.name(callee) == "__builtin_constant_p" {
            return self.unevaluated(Self::builtin_arguments);
        }
        let open = self.at;
        self.builtin_arguments()?;
        self.end(begun, NodeKind::CompilerCall(callee), open);
        Ok(())
    }

    /// True at a builtin whose arguments may be types: no declaration gives its name, and it is a compiler's.
    fn is_type_call(&self) -> bool {
        let symbol = self.symbol();
        if self.ahead(1) != Kind::OpenParen || symbol == known::BUILTIN_OFFSETOF {
            return false;
        }
        is_type_trait(symbol)
            || self.names.ever(symbol).is_none()
                && self.tokens.symbols.spelling(symbol).starts_with(b"__")
                && self.local(symbol).is_none()
    }

    /// `__builtin_va_arg(list, T)`
    fn va_arg(&mut self) -> Parsed<Operand> {
        self.advance();
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        self.inside(open, |parser| {
            parser.assignment_expression()?;
            parser.expect(Kind::Comma)?;
            let start = parser.at;
            parser.type_id()?;
            let range = parser.since(start);
            Ok(parser.operand_of_type_id(range))
        })
    }

    /// `__builtin_offsetof(T, a.b[3])`
    fn offsetof(&mut self) -> Parsed<Operand> {
        self.advance();
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        self.inside(open, |parser| {
            parser.type_id()?;
            parser.expect(Kind::Comma)?;
            parser.qualified_name(Context::Expression)?;
            loop {
                match parser.kind() {
                    Kind::Dot | Kind::Arrow => {
                        parser.advance();
                        parser.qualified_name(Context::Expression)?;
                    }
                    Kind::OpenBracket => {
                        let open = parser.at;
                        parser.inside(open, Self::expression)?;
                    }
                    _ => return Ok(Operand::Scalar),
                }
            }
        })
    }
}
