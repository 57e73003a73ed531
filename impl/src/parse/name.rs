//! Names ([expr.prim.id], [temp.names]) and the decision that C++ cannot be parsed without: does this `<` begin
//! a template-argument list?

use super::qualifier::Qualifier;
use super::{Failure, LocalKind, Parsed, Parser, is_builtin_template};
use crate::hir::NodeKind;
use crate::lex::{
    DELETE_ARRAY, Kind, NEW_ARRAY, OPERATOR_SYMBOLS, SHIFT_RIGHT, Symbol, TokenId, TokenRange, known,
};
use crate::limits;
use crate::names::Meaning;
use crate::statistics::UnknownReason;
use crate::tree::Reason;

/// What the text around a name says about a `<` after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Context {
    /// Only a type or a declarator-id can stand here, so `<` is never less-than.
    Type,
    /// Lookup decides.
    Expression,
}

/// The last component of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameKind {
    Identifier,
    Operator,
    Conversion,
    Literal,
    Destructor,
    /// `decltype(x)`
    Decltype,
    /// `C::*`; the name ends behind the `*`.
    MemberPointer,
}

/// A possibly qualified name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    pub(super) kind: NameKind,
    pub(super) range: TokenRange,
    /// The nested-name-specifier with its last `::`.
    pub(super) qualifier: TokenRange,
    /// The last component's first token.
    pub(super) token: TokenId,
    /// What the name is filed under.
    pub(super) symbol: Symbol,
    /// `<...>` after the last component.
    pub(super) arguments: TokenRange,
    /// The component before the last one.
    pub(super) previous: Option<TokenId>,
}

impl Parser<'_> {
    /// id-expression or type-name, with or without a nested-name-specifier ([expr.prim.id.qual]).
    pub(super) fn qualified_name(&mut self, context: Context) -> Parsed<Name> {
        let name = self.qualified_name_quietly(context)?;
        if self.again.is_some() {
            self.note_name(&name);
        }
        Ok(name)
    }

    /// [`Parser::qualified_name`] of a name that is declared here and not used.
    pub(super) fn qualified_name_quietly(&mut self, context: Context) -> Parsed<Name> {
        let start = self.at;
        let mut qualifier = TokenRange::empty_at(start);
        let mut previous = None;
        if self.accept(Kind::ColonColon).is_some() {
            qualifier.end = self.at;
        }
        let (kind, token, symbol, arguments) = loop {
            let component = self.at;
            let mut arguments = TokenRange::empty_at(component);
            match self.kind() {
                Kind::Template => {
                    self.advance();
                    continue;
                }
                Kind::Identifier => {
                    self.advance();
                    if self.kind() == Kind::Less
                        && (context == Context::Type || self.is_template_name(component))
                    {
                        arguments = self.template_argument_list()?;
                    }
                    if self.kind() == Kind::ColonColon {
                        if self.ahead(1) == Kind::Star {
                            self.at = TokenId(self.at.0 + 2);
                            qualifier.end = self.at.previous();
                            break (NameKind::MemberPointer, component, Symbol::NONE, arguments);
                        }
                        self.advance();
                        qualifier.end = self.at;
                        previous = Some(component);
                        continue;
                    }
                    let symbol = self.tokens.symbol(component);
                    break (NameKind::Identifier, component, symbol, arguments);
                }
                Kind::Operator => {
                    let (kind, symbol) = self.operator_function_id()?;
                    if self.kind() == Kind::Less && kind != NameKind::Conversion {
                        arguments = self.template_argument_list()?;
                    }
                    break (kind, component, symbol, arguments);
                }
                Kind::Tilde => {
                    self.advance();
                    if self.kind() == Kind::Decltype {
                        self.type_operator()?;
                    } else if self.accept(Kind::Identifier).is_none() {
                        return Err(self.failure(Reason::ExpectedName));
                    } else if self.kind() == Kind::Less {
                        arguments = self.template_argument_list()?;
                    }
                    break (NameKind::Destructor, component, known::DESTRUCTOR, arguments);
                }
                Kind::Decltype | Kind::Typeof | Kind::TypeTrait => {
                    self.type_operator()?;
                    if self.kind() == Kind::ColonColon {
                        if self.ahead(1) == Kind::Star {
                            self.at = TokenId(self.at.0 + 2);
                            break (NameKind::MemberPointer, component, Symbol::NONE, arguments);
                        }
                        self.advance();
                        qualifier.end = self.at;
                        previous = None;
                        continue;
                    }
                    break (NameKind::Decltype, component, Symbol::NONE, arguments);
                }
                _ => return Err(self.failure(Reason::ExpectedName)),
            }
        };
        Ok(Name { kind, range: self.since(start), qualifier, token, symbol, arguments, previous })
    }

    /// operator-function-id, literal-operator-id, conversion-function-id ([over.oper], [class.conv.fct]).
    fn operator_function_id(&mut self) -> Parsed<(NameKind, Symbol)> {
        self.expect(Kind::Operator)?;
        let kind = self.kind();
        let filed = |kind: Kind| (NameKind::Operator, OPERATOR_SYMBOLS[kind as usize]);
        match kind {
            Kind::New | Kind::Delete => {
                self.advance();
                if self.kind() == Kind::OpenBracket && self.ahead(1) == Kind::CloseBracket {
                    self.brackets(Kind::OpenBracket)?;
                    return Ok(filed(if kind == Kind::New { NEW_ARRAY } else { DELETE_ARRAY }));
                }
                Ok(filed(kind))
            }
            Kind::OpenParen | Kind::OpenBracket => {
                let (open, close) = self.brackets(kind)?;
                if close != open.next() {
                    return Err(Failure { at: open, reason: Reason::ExpectedToken });
                }
                Ok(filed(kind))
            }
            Kind::String => {
                // `operator""_x` is one token after `operator`, `operator"" _x` two.
                self.advance();
                self.accept(Kind::Identifier);
                Ok((NameKind::Literal, known::LITERAL_OPERATOR))
            }
            Kind::Greater if self.ahead(1) == Kind::Greater && self.tokens.is_joined(self.at) => {
                self.advance();
                self.advance();
                Ok(filed(SHIFT_RIGHT))
            }
            _ if !OPERATOR_SYMBOLS[kind as usize].is_none() => {
                self.advance();
                Ok(filed(kind))
            }
            _ => {
                self.conversion_type_id()?;
                Ok((NameKind::Conversion, known::CONVERSION))
            }
        }
    }

    /// `decltype(x)`, `__typeof__(x)`, `__underlying_type(T)`.
    pub(super) fn type_operator(&mut self) -> Parsed<()> {
        let (kind, token) = (self.kind(), self.at);
        self.advance();
        let open = self.at;
        let close = self.tokens.partner(open);
        if self.kind() != Kind::OpenParen || !self.wants(TokenRange::new(open, close)) {
            self.brackets(Kind::OpenParen)?;
            return Ok(());
        }
        if kind != Kind::Decltype {
            return self.unevaluated(Self::builtin_arguments);
        }
        self.unevaluated(|parser| {
            parser.inside(open, |parser| {
                if parser.kind() == Kind::Auto && parser.at.next() == close {
                    parser.advance();
                    return Ok(());
                }
                let begun = parser.begin();
                parser.expression()?;
                parser.end(begun, NodeKind::Decltype, token);
                Ok(())
            })
        })
    }

    /// A template-argument-list that is passed over, the `<` being here ([temp.names]).
    pub(super) fn pass_template_argument_list(&mut self) -> Parsed<TokenRange> {
        let less = self.at;
        let greater = self.close_angle(less)?;
        self.at = greater.next();
        Ok(self.since(less))
    }

    /// The `>` that closes the template-argument list that `less` begins. Nested lists need no recursion: their
    /// `<` wait on a stack.
    pub(super) fn close_angle(&mut self, less: TokenId) -> Parsed<TokenId> {
        if let Some(greater) = self.tokens.angle_partner(less) {
            return Ok(greater);
        }
        let mark = self.pending.angles.len();
        let result = self.close_angle_from(less, mark);
        self.pending.angles.truncate(mark);
        result
    }

    fn close_angle_from(&mut self, less: TokenId, mark: usize) -> Parsed<TokenId> {
        self.pending.angles.push(less);
        let mut at = less.next();
        loop {
            match self.kind_at(at) {
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => {
                    at = self.tokens.partner(at).next();
                    // A lambda's template-parameter-list.
                    if self.kind_at(at) == Kind::Less && self.is_lambda_introducer(at.previous()) {
                        self.pending.angles.push(at);
                        at = at.next();
                    }
                }
                Kind::Greater => {
                    if let Some(open) = self.pending.angles.pop() {
                        self.tokens.pair_angles(open, at);
                    }
                    if self.pending.angles.len() <= mark {
                        return Ok(at);
                    }
                    at = at.next();
                }
                Kind::Identifier => {
                    let name = at;
                    at = at.next();
                    if self.kind_at(at) == Kind::Less && self.is_template_name(name) {
                        match self.tokens.angle_partner(at) {
                            Some(greater) => at = greater.next(),
                            None => {
                                self.pending.angles.push(at);
                                at = at.next();
                            }
                        }
                    }
                }
                Kind::StaticCast | Kind::DynamicCast | Kind::ReinterpretCast | Kind::ConstCast
                    if self.kind_at(at.next()) == Kind::Less =>
                {
                    self.pending.angles.push(at.next());
                    at = TokenId(at.0 + 2);
                }
                Kind::Operator => at = self.behind_operator(at),
                Kind::Semicolon | Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace | Kind::End => {
                    return Err(Failure { at: less, reason: Reason::UnclosedAngle });
                }
                _ => at = at.next(),
            }
        }
    }

    /// The token behind `operator` and its punctuator, in an expression.
    pub(super) fn behind_operator(&self, operator: TokenId) -> TokenId {
        let at = operator.next();
        let joined = self.kind_at(at) == Kind::Greater
            && self.kind_at(at.next()) == Kind::Greater
            && self.tokens.is_joined(at);
        match self.kind_at(at) {
            // `operator()`, `operator[]`
            Kind::OpenParen | Kind::OpenBracket => self.tokens.partner(at).next(),
            // The type of a conversion function.
            Kind::Identifier | Kind::ColonColon => at,
            _ if joined => TokenId(at.0 + 2),
            _ => at.next(),
        }
    }

    /// True when `close` is the `]` of a lambda-introducer: the `[` does not follow an operand.
    pub(super) fn is_lambda_introducer(&self, close: TokenId) -> bool {
        if self.kind_at(close) != Kind::CloseBracket {
            return false;
        }
        let open = self.tokens.partner(close);
        open.0 == 0
            || !matches!(
                self.kind_at(open.previous()),
                Kind::Identifier
                    | Kind::CloseParen
                    | Kind::CloseBracket
                    | Kind::This
                    | Kind::String
                    | Kind::Operator
            )
    }

    /// Whether the `<` after the identifier `token` begins a template-argument list ([temp.names]).
    pub(super) fn is_template_name(&mut self, token: TokenId) -> bool {
        let less = token.next();
        if self.tokens.angle_partner(less).is_some() {
            return true;
        }
        let before = if token.0 == 0 { Kind::End } else { self.kind_at(token.previous()) };
        match before {
            Kind::Template => true,
            Kind::ColonColon => self.is_qualified_template(token),
            Kind::Dot | Kind::Arrow => self.is_member_template(token, before),
            _ => self.is_unqualified_template(token),
        }
    }

    fn is_unqualified_template(&mut self, token: TokenId) -> bool {
        let symbol = self.tokens.symbol(token);
        if let Some(local) = self.local(symbol) {
            return local.kind == LocalKind::Template;
        }
        let ever = self.names.ever(symbol);
        if self.again.is_some() && ever.is_any(Meaning::FUNCTION) && self.is_plain_function(symbol) {
            // The released tool lets a kernel that is no template have template arguments.
            return self.fits_template_id(token, false);
        }
        if !ever.is_any(Meaning::ANY_TEMPLATE.with(Meaning::UNKNOWN)) && !ever.is_none() {
            return false;
        }
        match self.find_name(self.scope, symbol, Meaning::NONE) {
            Some(found) if found.meaning.is_any(Meaning::ANY_TEMPLATE) => true,
            Some(found) if !found.meaning.is_any(Meaning::UNKNOWN) => false,
            _ if is_builtin_template(symbol) => true,
            _ if self.again.is_some() && self.is_injected_template(symbol) => true,
            _ => self.guess(token, UnknownReason::Undeclared, false),
        }
    }

    /// True for the name of functions that are no templates.
    fn is_plain_function(&self, symbol: Symbol) -> bool {
        self.find_name(self.scope, symbol, Meaning::NONE)
            .is_some_and(|found| found.meaning == Meaning::FUNCTION)
    }

    fn is_member_template(&mut self, token: TokenId, before: Kind) -> bool {
        let symbol = self.tokens.symbol(token);
        if !self.names.ever(symbol).is_any(Meaning::ANY_TEMPLATE) {
            return false;
        }
        let object = token.previous().previous();
        if before == Kind::Arrow && self.kind_at(object) == Kind::This {
            if let Some(found) =
                self.enclosing_class().and_then(|class| self.find_member(class, symbol, Meaning::NONE))
            {
                return found.meaning.is_any(Meaning::ANY_TEMPLATE);
            }
            // A member of a dependent base needs `template`.
            return false;
        }
        self.guess(token, UnknownReason::MemberOfUnknown, true)
    }

    fn is_qualified_template(&mut self, token: TokenId) -> bool {
        let symbol = self.tokens.symbol(token);
        let start = self.chain_start(token);
        let before = if start.0 == 0 { Kind::End } else { self.kind_at(start.previous()) };
        if matches!(before, Kind::Typename | Kind::Class | Kind::Struct | Kind::Union) {
            return true;
        }
        match self.qualifier(TokenRange::new(start, token)) {
            Qualifier::Scope(scope) => {
                match self.find_member(scope, symbol, Meaning::NONE) {
                    Some(found) if found.meaning.is_any(Meaning::ANY_TEMPLATE) => true,
                    Some(found) if found.meaning.is_any(Meaning::UNKNOWN) => {
                        self.guess(token, UnknownReason::Dependent, true)
                    }
                    Some(_) => false,
                    None if self.has_unknown_base(scope) => {
                        // A member of a dependent base needs `template`.
                        false
                    }
                    None => self.guess(token, UnknownReason::Undeclared, false),
                }
            }
            Qualifier::Dependent => false,
            Qualifier::Unknown => self.guess(token, UnknownReason::MemberOfUnknown, true),
        }
    }

    /// A list if a `>` closes it soon and what follows fits a template-id; `call` asks for `(`, `{` or `::` behind.
    /// Where the name does not decide, that is counted as decided without a known name.
    pub(super) fn guess(&mut self, token: TokenId, reason: UnknownReason, call: bool) -> bool {
        let answer = self.fits_template_id(token, call);
        if answer && self.is_template_in_all_classes(token) {
            if let Some(again) = &mut self.again {
                again.bodies.settled.insert(token);
            }
        } else {
            self.note_ambiguity(token, reason, answer);
        }
        answer
    }

    /// Whether `token` stands behind `.`, `->` or `::`, and every class that has a member of that name has a template:
    /// then it is one, whichever class is meant. Functions do not count: `x.f < y` would be an error.
    fn is_template_in_all_classes(&mut self, token: TokenId) -> bool {
        if !matches!(self.kind_at(token.previous()), Kind::Dot | Kind::Arrow | Kind::ColonColon) {
            return false;
        }
        let no_list = Meaning::TYPE.with(Meaning::VALUE).with(Meaning::UNKNOWN);
        let is_template =
            |meaning: Meaning| meaning.is_any(Meaning::ANY_TEMPLATE) && !meaning.is_any(no_list);
        let symbol = self.tokens.symbol(token);
        is_template(self.names.ever(symbol)) || is_template(self.members_named(symbol))
    }

    fn fits_template_id(&self, token: TokenId, call: bool) -> bool {
        let mut at = TokenId(token.0 + 2);
        let mut open = 1;
        let last = TokenId(at.0.saturating_add(limits::GUESS_TOKENS));
        while at < last {
            match self.kind_at(at) {
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => at = self.tokens.partner(at),
                Kind::Less if self.kind_at(at.previous()) == Kind::Identifier => open += 1,
                Kind::Greater => {
                    open -= 1;
                    if open == 0 {
                        let behind = self.kind_at(at.next());
                        return matches!(
                            behind,
                            Kind::OpenParen | Kind::OpenBrace | Kind::ColonColon | Kind::LaunchOpen
                        ) || !call
                            && matches!(
                                behind,
                                Kind::Comma
                                    | Kind::Greater
                                    | Kind::CloseParen
                                    | Kind::CloseBrace
                                    | Kind::Semicolon
                                    | Kind::Ellipsis
                                    | Kind::AmpAmp
                                    | Kind::PipePipe
                            );
                    }
                }
                Kind::AmpAmp
                | Kind::PipePipe
                | Kind::Semicolon
                | Kind::CloseParen
                | Kind::CloseBracket
                | Kind::CloseBrace
                | Kind::End => return false,
                _ => {}
            }
            at = at.next();
        }
        false
    }
}
