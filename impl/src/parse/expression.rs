//! Expressions ([expr]).
//!
//! Nothing is computed, so the precedence of operators does not matter: an expression is operands with
//! operators between them, read in one loop however long it is. What is kept is what a member access or a `<`
//! needs to know of an operand: its class (`operand.rs`).

use super::again::Attempt;
use super::call::{Arguments, Operations};
use super::implied::Wanted;
use super::nodes::Begun;
use super::operand::Operand;
use super::{Parsed, Parser};
use crate::bodies::{ConstructKind, UseForm};
use crate::hir::NodeKind;
use crate::lex::{Kind, OPERATOR_SYMBOLS, SHIFT_RIGHT, TokenId, TokenRange, known};
use crate::names::Meaning;
use crate::tree::Reason;
use smallvec::SmallVec;

/// What stands before an operand.
#[derive(Clone, Copy, Debug)]
enum Prefix {
    /// `&`
    Address,
    /// `*`
    Dereference,
    /// Any other operator: the class of the result is not followed.
    Other,
    /// `sizeof`, `!`: the result has no class.
    Scalar,
    /// `delete`
    Delete(TokenId),
    /// `(T)`
    Cast(Operand),
}

impl Prefix {
    /// Where the expression begins whose operand, or operator, is at `at`.
    fn start(self, at: TokenId) -> TokenId {
        if let Prefix::Delete(start) = self { start } else { at }
    }
}

/// What may be between the parentheses of a cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TypeGuess {
    /// A name that is known to be a type, or a keyword of types.
    Type,
    /// No type begins here.
    Expression,
    /// The name is not known.
    Maybe,
}

impl Parser<'_> {
    /// expression ([expr.comma]).
    pub(super) fn expression(&mut self) -> Parsed<Operand> {
        let begun = self.begin();
        let mut operand = self.assignment_expression()?;
        if self.kind() != Kind::Comma {
            return Ok(operand);
        }
        while self.accept(Kind::Comma).is_some() {
            // `(f(args), ...)`
            if self.accept(Kind::Ellipsis).is_some() {
                if self.kind() == Kind::CloseParen {
                    self.end_fold(begun, Kind::Comma);
                    return Ok(Operand::Dependent);
                }
                self.expect(Kind::Comma)?;
            }
            operand = self.assignment_expression()?;
        }
        self.end(begun, NodeKind::Comma, self.at);
        Ok(operand)
    }

    /// constant-expression ([expr.const]).
    pub(super) fn constant_expression(&mut self) -> Parsed<Operand> {
        self.constant(Self::assignment_expression)
    }

    /// assignment-expression with the conditional- and binary expressions in it ([expr.assign], [expr.cond]).
    pub(super) fn assignment_expression(&mut self) -> Parsed<Operand> {
        let begun = self.begin();
        let operand = self.operands()?;
        self.end_one(begun);
        Ok(operand)
    }

    /// throw-expression ([expr.throw]).
    fn throw_expression(&mut self) -> Parsed<Operand> {
        let (begun, at) = (self.begin(), self.at);
        self.advance_construct(ConstructKind::Throw);
        let thrown = match self.ends_expression() {
            true => Operand::Unknown,
            false => self.nested(Self::assignment_expression)?,
        };
        self.end(begun, NodeKind::Throw, at);
        Ok(thrown)
    }

    fn operands(&mut self) -> Parsed<Operand> {
        match self.kind() {
            Kind::Throw => return self.throw_expression(),
            Kind::CoYield => {
                self.advance();
                self.nested(Self::initializer_clause)?;
                return Ok(Operand::Unknown);
            }
            _ => {}
        }
        let begun = self.begin();
        let mut result = self.cast_expression()?;
        let mut operations = Operations::default();
        operations.operand(result);
        loop {
            if self.flow.end == Some(self.at) {
                self.note_operations(&mut operations);
                self.end_chain(begun);
                return Ok(result);
            }
            match self.kind() {
                Kind::Question => {
                    let condition = self.note_operations(&mut operations);
                    self.note_conversion(condition, self.at, self.at, Wanted::Condition);
                    self.between(NodeKind::Question, self.at);
                    self.advance();
                    // GNU: `a ?: b`.
                    if self.kind() != Kind::Colon {
                        result = self.nested(Self::expression)?;
                    }
                    let colon = self.expect(Kind::Colon)?;
                    self.between(NodeKind::Colon, colon);
                    if matches!(self.kind(), Kind::Throw | Kind::CoYield) {
                        return self.nested(Self::assignment_expression);
                    }
                    let other = self.cast_expression()?;
                    result = result.or(other);
                    operations.operand(other);
                }
                kind if kind.is_assignment() => {
                    if let Some(thrown) = self.assigned(kind, &mut operations)? {
                        return Ok(thrown);
                    }
                }
                _ => match self.binary_operator() {
                    None => {
                        self.note_operations(&mut operations);
                        self.end_chain(begun);
                        return Ok(result);
                    }
                    Some(width) => {
                        let at = self.at;
                        let operator = if width == 2 { SHIFT_RIGHT } else { self.kind() };
                        if self.ahead(width) == Kind::Ellipsis && self.ahead(width + 1) == Kind::CloseParen {
                            self.note_operations(&mut operations);
                            return self.fold_behind(begun, (operator, width));
                        }
                        self.between(NodeKind::Infix(operator), at);
                        self.at = TokenId(at.0 + width);
                        if self.kind() == Kind::Ellipsis {
                            self.fold_ellipsis()?;
                            if self.kind() == Kind::CloseParen {
                                self.end(begun, NodeKind::BinaryFold(operator), self.at);
                                return Ok(Operand::Dependent);
                            }
                            result = Operand::Dependent;
                        } else {
                            let other = self.cast_expression()?;
                            result = result.with(other);
                            for operation in operations.operator(operator, at, other) {
                                self.note_operation(&operation);
                            }
                        }
                    }
                },
            }
        }
    }

    /// The operator and the `...` of a fold-expression that began with its pack.
    fn fold_behind(&mut self, begun: Begun, (operator, width): (Kind, u32)) -> Parsed<Operand> {
        self.at = TokenId(self.at.0 + width);
        self.fold_ellipsis()?;
        self.end_fold(begun, operator);
        Ok(Operand::Dependent)
    }

    /// An assignment operator with its right side, behind which the expression goes on unless it throws.
    fn assigned(&mut self, kind: Kind, operations: &mut Operations) -> Parsed<Option<Operand>> {
        let at = self.advance();
        let left = self.note_operations(operations);
        self.between(NodeKind::Infix(kind), at);
        match self.kind() {
            Kind::OpenBrace => self.braced_init_list()?,
            Kind::Ellipsis => self.fold_ellipsis()?,
            Kind::Throw | Kind::CoYield => return self.nested(Self::assignment_expression).map(Some),
            _ => {
                let other = self.cast_expression()?;
                operations.assigned(left, kind, at, other);
            }
        }
        Ok(None)
    }

    /// Ends a fold-expression; of more than one operand before the operator it is opaque.
    pub(super) fn end_fold(&mut self, begun: Begun, operator: Kind) {
        let is_one = begun.is_some_and(|(mark, start)| self.is_one(mark, start));
        self.end(begun, if is_one { NodeKind::Fold(operator) } else { NodeKind::Opaque }, self.at);
    }

    /// Ends operands with operators between them.
    fn end_chain(&mut self, begun: Begun) {
        if begun.is_some_and(|(mark, start)| !self.is_one(mark, start)) {
            self.end(begun, NodeKind::Chain, self.at);
        }
    }

    /// The `...` of a fold-expression behind its operator; with a second operator the last operand too
    /// ([expr.prim.fold]).
    fn fold_ellipsis(&mut self) -> Parsed<()> {
        self.expect(Kind::Ellipsis)?;
        if self.kind() == Kind::CloseParen {
            return Ok(());
        }
        self.fold_operator()?;
        self.cast_expression().map(|_| ())
    }

    /// fold-operator.
    pub(super) fn fold_operator(&mut self) -> Parsed<Kind> {
        let kind = self.kind();
        if kind == Kind::Comma || kind.is_assignment() {
            self.advance();
            return Ok(kind);
        }
        let width = self.binary_operator().ok_or(self.failure(Reason::ExpectedToken))?;
        self.at = TokenId(self.at.0 + width);
        Ok(if width == 2 { SHIFT_RIGHT } else { kind })
    }

    /// How many tokens the binary operator here has; `None` when there is none.
    fn binary_operator(&self) -> Option<u32> {
        match self.kind() {
            Kind::Greater if self.flow.greater_ends || self.flow.end == Some(self.at) => None,
            Kind::Greater => {
                let is_shift = self.ahead(1) == Kind::Greater && self.tokens.is_joined(self.at);
                Some(if is_shift { 2 } else { 1 })
            }
            SHIFT_RIGHT => None,
            kind => (kind.precedence() > 0).then_some(1),
        }
    }

    /// True at a token that no expression begins with.
    pub(super) fn ends_expression(&self) -> bool {
        matches!(
            self.kind(),
            Kind::Semicolon
                | Kind::Comma
                | Kind::Colon
                | Kind::CloseParen
                | Kind::CloseBracket
                | Kind::CloseBrace
                | Kind::Greater
                | Kind::Ellipsis
                | Kind::End
        )
    }

    /// cast-expression and unary-expression ([expr.cast], [expr.unary]): operators and casts, then a postfix
    /// expression. Any number of them needs no recursion.
    pub(super) fn cast_expression(&mut self) -> Parsed<Operand> {
        let mut prefixes: SmallVec<[(Prefix, TokenId); 4]> = SmallVec::new();
        let (context, names) = (self.context, self.dependent_names());
        let begun = self.begin();
        let mut operand = loop {
            let start = self.at;
            let here = self.begin();
            match self.kind() {
                Kind::Amp => {
                    self.advance();
                    prefixes.push((Prefix::Address, start));
                }
                Kind::Star => {
                    self.advance();
                    prefixes.push((Prefix::Dereference, start));
                }
                Kind::Plus
                | Kind::Minus
                | Kind::Tilde
                | Kind::PlusPlus
                | Kind::MinusMinus
                | Kind::CoAwait
                | Kind::Real
                | Kind::Imag => {
                    self.advance();
                    prefixes.push((Prefix::Other, start));
                }
                Kind::Not => {
                    self.advance();
                    prefixes.push((Prefix::Scalar, start));
                }
                Kind::Extension => {
                    self.advance();
                }
                Kind::AmpAmp => {
                    // GNU: the address of a label.
                    self.advance_construct(ConstructKind::LabelAddress);
                    self.expect(Kind::Identifier)?;
                    break Operand::Scalar;
                }
                Kind::Sizeof | Kind::Alignof => {
                    (self.context.is_evaluated, self.context.is_operand) = (false, true);
                    if self.sizeof_operand()? {
                        self.end(here, NodeKind::Size, start);
                        break Operand::Scalar;
                    }
                    prefixes.push((Prefix::Scalar, start));
                }
                Kind::Noexcept => {
                    self.advance();
                    self.unevaluated(Self::parenthesized_expression_list)?;
                    self.end(here, NodeKind::Truth, start);
                    break Operand::Scalar;
                }
                Kind::New => break self.new_expression()?,
                Kind::ColonColon if self.ahead(1) == Kind::New => break self.new_expression()?,
                Kind::Delete => {
                    self.delete_keyword()?;
                    prefixes.push((Prefix::Delete(start), self.at));
                }
                Kind::ColonColon if self.ahead(1) == Kind::Delete => {
                    self.advance();
                    self.delete_keyword()?;
                    prefixes.push((Prefix::Delete(start), self.at));
                }
                Kind::OpenParen if self.ahead(1) != Kind::OpenBrace => match self.parenthesized_or_cast()? {
                    Ok(cast) => prefixes.push((Prefix::Cast(cast), start)),
                    Err(operand) => {
                        self.end(here, NodeKind::Parentheses, start);
                        break self.postfix_operators(operand, (start, here))?;
                    }
                },
                _ => break self.nested(Self::postfix_expression)?,
            }
        };
        self.context = context;
        for (prefix, at) in prefixes.into_iter().rev() {
            self.note_prefix((prefix, names), at, operand);
            if let Some((mark, _)) = begun {
                let cast = TokenRange::new(at.next(), self.tokens.partner(at).max(at.next()));
                let kind = match prefix {
                    Prefix::Cast(_) => NodeKind::Cast(cast),
                    Prefix::Scalar if matches!(self.kind_at(at), Kind::Sizeof | Kind::Alignof) => {
                        NodeKind::Size
                    }
                    Prefix::Delete(_) => NodeKind::Delete,
                    _ => NodeKind::Prefix,
                };
                self.end(Some((mark, prefix.start(at))), kind, at);
            }
            operand = match prefix {
                Prefix::Address => operand.address(),
                Prefix::Dereference => operand.pointed_to(),
                Prefix::Scalar | Prefix::Delete(_) => Operand::Scalar,
                Prefix::Cast(cast) => cast,
                Prefix::Other if matches!(operand, Operand::Dependent | Operand::Scalar) => operand,
                Prefix::Other => Operand::Unknown,
            };
        }
        self.end_one(begun);
        Ok(operand)
    }

    /// Notes the function that an operator before an operand calls.
    fn note_prefix(&mut self, (prefix, names): (Prefix, Option<u32>), at: TokenId, operand: Operand) {
        // The type is written, or is that of a size.
        match prefix {
            Prefix::Cast(cast) => {
                self.count_dependent_only(names, cast);
            }
            _ if matches!(self.kind_at(at), Kind::Sizeof | Kind::Alignof) => {
                self.count_dependent_only(names, Operand::Scalar);
            }
            _ => {}
        }
        match (prefix, operand) {
            (Prefix::Delete(_), Operand::Pointer(class)) => {
                let is_array = self.kind_at(at.previous()) == Kind::CloseBracket;
                let form = if is_array { UseForm::ElementDestruction } else { UseForm::Destruction };
                self.note_implied(class, known::DESTRUCTOR, at, form, &Arguments::new());
            }
            (Prefix::Cast(Operand::Scalar), _) => self.note_conversion(operand, at, at, Wanted::Condition),
            (Prefix::Delete(_) | Prefix::Cast(_), _) => {}
            (_, Operand::Object(class)) => {
                let operator = self.kind_at(at);
                self.note_operator(class, operator, at, &Arguments::new());
                let wanted = match operator {
                    Kind::Not => Wanted::Condition,
                    Kind::Plus | Kind::Minus | Kind::Tilde | Kind::Star => Wanted::Scalar,
                    _ => return,
                };
                let symbol = OPERATOR_SYMBOLS[operator as usize];
                if self.find_member(class, symbol, Meaning::NONE).is_none() {
                    self.note_conversion(operand, at, at, wanted);
                }
            }
            _ => {}
        }
    }

    /// `sizeof` and `alignof` with what is in their parentheses; false when an operand without them follows.
    fn sizeof_operand(&mut self) -> Parsed<bool> {
        self.advance();
        if self.accept(Kind::Ellipsis).is_some() {
            self.parenthesized_expression_list()?;
            return Ok(true);
        }
        if self.kind() != Kind::OpenParen {
            return Ok(false);
        }
        let open = self.at;
        if self.type_guess(open.next()) != TypeGuess::Expression
            && self.attempt(|parser| parser.type_id_parentheses(open)).is_some()
        {
            // `sizeof (T){...}` is the size of a compound literal.
            if self.kind() == Kind::OpenBrace {
                self.braced_init_list()?;
            }
            self.count_dependent_size(open);
            return Ok(true);
        }
        Ok(false)
    }

    /// `( type-id )`; gives the type-id.
    fn type_id_parentheses(&mut self, open: TokenId) -> Parsed<crate::lex::TokenRange> {
        self.fitting(Attempt::Type, |parser| parser.inside(open, Self::type_id))
    }

    /// `delete` or `delete[]`.
    fn delete_keyword(&mut self) -> Parsed<()> {
        self.expect(Kind::Delete)?;
        if self.kind() == Kind::OpenBracket && self.ahead(1) == Kind::CloseBracket {
            self.brackets(Kind::OpenBracket)?;
        }
        Ok(())
    }

    /// new-expression ([expr.new]).
    fn new_expression(&mut self) -> Parsed<Operand> {
        let begun = self.begin();
        if self.kind() == Kind::ColonColon {
            self.advance();
        }
        let new = self.expect(Kind::New)?;
        if self.kind() == Kind::OpenParen {
            let open = self.at;
            let behind = self.tokens.partner(open).next();
            // `new (place) T` against `new (T)`: a type follows only a placement.
            let is_placement = self.type_guess(behind) != TypeGuess::Expression
                || self.kind_at(behind) == Kind::OpenParen && self.type_guess(open.next()) != TypeGuess::Type;
            if is_placement {
                self.parenthesized_expression_list()?;
            }
        }
        let start = self.at;
        let is_in_parentheses = self.kind() == Kind::OpenParen;
        let element = if is_in_parentheses {
            self.inside(start, Self::type_id)?;
            None
        } else {
            self.new_type_id()?
        };
        let range = self.since(start);
        let created = self.operand_of_type(self.scope, range, 1);
        let with = self.kind();
        let arguments = match (with, created) {
            (Kind::OpenParen, _) => Some(self.arguments()?),
            (Kind::OpenBrace, Operand::Pointer(class)) => {
                self.braced_init_list()?;
                self.listed_arguments(class)
            }
            (Kind::OpenBrace, _) => {
                self.braced_init_list()?;
                None
            }
            _ => Some(Arguments::new()),
        };
        let is_array = match is_in_parentheses {
            true => range.iter().any(|token| self.kind_at(token) == Kind::OpenBracket),
            false => element.is_some(),
        };
        match (created, arguments) {
            (Operand::Pointer(class), _) if is_array => self.note_new_array(class, (new, range), with),
            (Operand::Pointer(class), Some(arguments)) => {
                let form = match with {
                    Kind::OpenBrace => UseForm::ImpliedConstruction,
                    _ => UseForm::Construction,
                };
                self.note_implied(class, known::CONSTRUCTOR, new, form, &arguments);
            }
            _ => {}
        }
        let node = match element {
            Some(element) => NodeKind::NewArray(element),
            None if is_array && with == Kind::OpenBrace => NodeKind::Opaque,
            None => NodeKind::New(range),
        };
        self.end(begun, node, new);
        Ok(created)
    }

    /// new-type-id: no parentheses belong to it. Gives the type of the elements where it is that of an array.
    fn new_type_id(&mut self) -> Parsed<Option<TokenRange>> {
        let start = self.at;
        let head = self.no_head();
        let specifiers = self.decl_specifier_seq(super::specifier::Position::Type, &head)?;
        if !specifiers.has_type {
            return Err(self.failure(Reason::ExpectedType));
        }
        self.opt_ptr_operators()?;
        self.drop_pending(&head);
        let element = self.since(start);
        let context = self.context;
        while self.kind() == Kind::OpenBracket {
            let open = self.at;
            self.inside(open, |parser| {
                if parser.kind() == Kind::CloseBracket {
                    return Ok(());
                }
                parser.expression().map(|_| ())
            })?;
            // Only the first bound is evaluated.
            self.context.is_evaluated = false;
        }
        self.context = context;
        Ok(Some(element).filter(|range| range.end != self.at))
    }

    /// At a `(`: a cast's parentheses (`Ok`, with what the type is), or a parenthesised expression (`Err`).
    fn parenthesized_or_cast(&mut self) -> Parsed<Result<Operand, Operand>> {
        let open = self.at;
        match self.type_guess(open.next()) {
            TypeGuess::Expression => {}
            TypeGuess::Type => {
                if let Some(operand) = self.attempt(Self::cast_parentheses) {
                    return self.behind_cast(operand);
                }
            }
            TypeGuess::Maybe => {
                let inner = self.attempt(Self::primary_parentheses);
                match inner {
                    // An operand cannot follow an operand: the name was a type.
                    Some(_) if self.begins_operand() => return Ok(Ok(Operand::Unknown)),
                    Some(operand) => return Ok(Err(operand)),
                    None => {
                        if let Some(operand) = self.attempt(Self::cast_parentheses) {
                            return self.behind_cast(operand);
                        }
                    }
                }
            }
        }
        self.primary_parentheses().map(Err)
    }

    /// `( type-id )`
    fn cast_parentheses(&mut self) -> Parsed<Operand> {
        let open = self.at;
        let range = self.type_id_parentheses(open)?;
        // Neither end nor selector: `(C()).f()` selects from an object, whatever function type `C()` may name.
        if self.ends_expression()
            || matches!(self.kind(), Kind::Dot | Kind::Arrow | Kind::DotStar | Kind::ArrowStar)
        {
            return Err(self.failure(Reason::UnexpectedToken));
        }
        Ok(self.operand_of_type_id(range))
    }

    /// Behind the parentheses of a cast: GNU's compound literal is a primary expression.
    fn behind_cast(&mut self, operand: Operand) -> Parsed<Result<Operand, Operand>> {
        if self.kind() == Kind::OpenBrace {
            self.braced_init_list()?;
            return Ok(Err(operand));
        }
        Ok(Ok(operand))
    }

    /// True at a token that begins an operand and cannot go on with one.
    fn begins_operand(&self) -> bool {
        let kind = self.kind();
        kind.is_literal()
            || matches!(
                kind,
                Kind::Identifier
                    | Kind::ColonColon
                    | Kind::This
                    | Kind::True
                    | Kind::False
                    | Kind::Nullptr
                    | Kind::Tilde
                    | Kind::Not
                    | Kind::New
                    | Kind::Sizeof
                    | Kind::Alignof
                    | Kind::StaticCast
                    | Kind::ReinterpretCast
                    | Kind::ConstCast
                    | Kind::DynamicCast
                    | Kind::Typename
                    | Kind::Typeid
                    | Kind::Decltype
            )
            || kind.is_builtin_type()
    }

    /// Whether a type begins at `at`.
    pub(super) fn type_guess(&mut self, at: TokenId) -> TypeGuess {
        let back = std::mem::replace(&mut self.at, at);
        let guess = self.type_guess_here();
        self.at = back;
        guess
    }

    /// Whether a type begins here.
    pub(super) fn type_guess_here(&mut self) -> TypeGuess {
        let kind = self.kind();
        match kind {
            Kind::Const
            | Kind::Volatile
            | Kind::Class
            | Kind::Struct
            | Kind::Union
            | Kind::Enum
            | Kind::Auto
            | Kind::Typename
            | Kind::Decltype
            | Kind::Typeof
            | Kind::TypeTrait => TypeGuess::Type,
            Kind::Attribute => TypeGuess::Maybe,
            Kind::Extension => TypeGuess::Maybe,
            _ if kind.is_builtin_type() => TypeGuess::Type,
            Kind::Identifier | Kind::ColonColon => {
                if kind == Kind::Identifier
                    && (super::is_type_trait(self.symbol()) || self.symbol().is_attribute_word())
                {
                    return TypeGuess::Type;
                }
                let name = self.peek(|parser| parser.qualified_name(super::name::Context::Expression));
                let Some(name) = name else { return TypeGuess::Maybe };
                match name.kind {
                    super::name::NameKind::Identifier => {}
                    super::name::NameKind::MemberPointer => return TypeGuess::Type,
                    _ => return TypeGuess::Expression,
                }
                match self.meaning_of(&name) {
                    Some(meaning) if meaning.is_any(Meaning::VALUE.with(Meaning::ANY_FUNCTION)) => {
                        TypeGuess::Expression
                    }
                    Some(meaning) if meaning.is_any(Meaning::ANY_TYPE) => TypeGuess::Type,
                    Some(meaning) if meaning.is_any(Meaning::VARIABLE_TEMPLATE) => TypeGuess::Expression,
                    _ => TypeGuess::Maybe,
                }
            }
            _ => TypeGuess::Expression,
        }
    }
}
