//! Whether the `(` behind a declarator's name begins a parameter list or an initialiser ([dcl.ambig.res]).
//!
//! It is a parameter list when all that it holds can be parameter declarations: `T a(int(n));` declares a function,
//! `T a(int(n), 1);` an object.

use super::name::{Context, Name, NameKind};
use super::specifier::Specifiers;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenId};
use crate::names::Meaning;
use crate::tree::{Form, Reason};

/// What stands between two commas of the list, or the whole list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// Nothing but a parameter declaration.
    Parameter,
    /// Nothing but an expression.
    Expression,
    /// A parameter declaration or a functional cast, as `T(x)`; the token behind it.
    Either(TokenId),
    /// The name in it is not known: whether it is a parameter declaration, most likely.
    Guess(bool),
}

impl Parser<'_> {
    /// In a simple-declaration of `form` outside of a class: whether the `(` here begins a parameter list.
    pub(super) fn is_parameter_list(&mut self, specifiers: &Specifiers, form: Form) -> bool {
        let open = self.at;
        let close = self.tokens.partner(open);
        let ends_function = matches!(
            self.kind_at(close.next()),
            Kind::OpenBrace
                | Kind::Arrow
                | Kind::Const
                | Kind::Volatile
                | Kind::Noexcept
                | Kind::Throw
                | Kind::Try
                | Kind::Requires
                | Kind::Amp
                | Kind::AmpAmp
                | Kind::Asm
        );
        if ends_function || specifiers.is_friend {
            return true;
        }
        match self.list(open) {
            Item::Parameter | Item::Either(_) => true,
            Item::Expression => false,
            // Few templates are variables.
            Item::Guess(answer) => answer || form != Form::Plain,
        }
    }

    /// What the parentheses that begin at `open` hold.
    fn list(&mut self, open: TokenId) -> Item {
        let close = self.tokens.partner(open);
        let mut at = open.next();
        if at == close {
            return Item::Parameter;
        }
        loop {
            let item = self.item(at);
            let Item::Either(end) = item else { return item };
            if self.kind_at(end) != Kind::Comma {
                return Item::Parameter;
            }
            at = end.next();
        }
    }

    /// What begins at `at`.
    fn item(&mut self, at: TokenId) -> Item {
        let second = at.next();
        match self.kind_at(at) {
            Kind::CloseParen
            | Kind::Ellipsis
            | Kind::Const
            | Kind::Volatile
            | Kind::Class
            | Kind::Struct
            | Kind::Union
            | Kind::Enum
            | Kind::Attribute
            | Kind::Register => Item::Parameter,
            Kind::OpenBracket if self.kind_at(second) == Kind::OpenBracket => Item::Parameter,
            Kind::Typename => self.item_of_name(second, Context::Type),
            Kind::Identifier if self.tokens.symbol(at).is_attribute_word() => Item::Parameter,
            Kind::Identifier | Kind::ColonColon | Kind::Decltype | Kind::Typeof | Kind::TypeTrait => {
                self.item_of_name(at, Context::Expression)
            }
            Kind::Auto => self.item_of_type(second),
            kind if kind.is_builtin_type() => self.item_of_type(second),
            _ => Item::Expression,
        }
    }

    /// What begins with a type that ends before `behind`.
    fn item_of_type(&mut self, behind: TokenId) -> Item {
        match self.kind_at(behind) {
            Kind::OpenBrace => Item::Expression,
            Kind::OpenParen => self.item_of_parentheses(behind),
            _ => Item::Parameter,
        }
    }

    /// What begins with the name at `start`; in the context of a type it is one.
    fn item_of_name(&mut self, start: TokenId, context: Context) -> Item {
        let found = self.look(start, |parser| parser.qualified_name_quietly(context));
        let Some((name, behind)) = found else { return Item::Expression };
        match name.kind {
            NameKind::Identifier => {}
            NameKind::Decltype => return self.item_of_type(behind),
            _ => return Item::Expression,
        }
        if context == Context::Type {
            return self.item_of_type(behind);
        }
        // `T x`, `T *x`, `T &`, `T...` against `a.b`, `a + b`, `a, b`.
        let next = self.kind_at(behind);
        match next {
            Kind::Identifier
            | Kind::Const
            | Kind::Volatile
            | Kind::Restrict
            | Kind::Auto
            | Kind::Decltype => return Item::Parameter,
            Kind::OpenBrace | Kind::Dot | Kind::Arrow | Kind::String | Kind::Number => {
                return Item::Expression;
            }
            _ => {}
        }
        match self.meaning_of(&name) {
            // Of an unknown concept's type.
            Some(Meaning::VALUE) if name.qualifier.is_empty() && self.is_template_parameter(name.token) => {
                Item::Guess(false)
            }
            Some(meaning) if meaning.is_any(Meaning::VALUE.with(Meaning::ANY_FUNCTION)) => Item::Expression,
            Some(meaning) if meaning.is_any(Meaning::ANY_TYPE) => self.item_of_type(behind),
            Some(meaning) if meaning.is_any(Meaning::UNKNOWN) => Item::Guess(true),
            Some(_) => Item::Expression,
            None => Item::Guess(self.guess_parameter(&name, next)),
        }
    }

    /// Whether a name that nothing is known of begins a parameter declaration.
    fn guess_parameter(&self, name: &Name, next: Kind) -> bool {
        // In a body a member of something dependent is a value unless `typename` stands before it ([temp.res]).
        let is_value = self.again.is_some() && !name.qualifier.is_empty();
        let fits = matches!(
            next,
            Kind::Comma | Kind::CloseParen | Kind::Amp | Kind::AmpAmp | Kind::Star | Kind::Ellipsis
        );
        fits && !is_value
    }

    /// What begins with a type and the parentheses at `open`: a parameter declaration where they and what follows are a
    /// declarator.
    fn item_of_parentheses(&mut self, open: TokenId) -> Item {
        let end = self.look(open, Self::pass_declarator).map(|((), end)| end);
        match end.map(|end| (end, self.kind_at(end))) {
            Some((end, Kind::Comma | Kind::CloseParen | Kind::Ellipsis)) => Item::Either(end),
            Some((_, Kind::Assign)) => Item::Parameter,
            _ => Item::Expression,
        }
    }

    /// What `production` gives at `start` and the token behind it; nothing has happened afterwards.
    fn look<T>(
        &mut self,
        start: TokenId,
        production: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Option<(T, TokenId)> {
        let back = std::mem::replace(&mut self.at, start);
        let found = self.peek(|parser| Ok((production(parser)?, parser.at)));
        self.at = back;
        found
    }

    /// Steps over a declarator, with or without a name, in the place of a parameter's.
    fn pass_declarator(&mut self) -> Parsed<()> {
        self.opt_ptr_operators()?;
        if self.kind() == Kind::Ellipsis && self.ahead(1) == Kind::Identifier {
            self.advance();
        }
        match self.kind() {
            Kind::OpenParen if !self.holds_parameters(self.at) => {
                let close = self.tokens.partner(self.at);
                self.advance();
                self.opt_attribute_specifier_seq()?;
                self.nested(Self::pass_declarator)?;
                if self.at != close {
                    return Err(self.failure(Reason::ExpectedToken));
                }
                self.advance();
            }
            Kind::Identifier if !self.symbol().is_attribute_word() => {
                self.advance();
            }
            _ => {}
        }
        self.opt_attribute_specifier_seq()?;
        loop {
            match self.kind() {
                Kind::OpenParen => {
                    let open = self.at;
                    let list = self.nested(|parser| Ok(parser.list(open)))?;
                    if matches!(list, Item::Expression | Item::Guess(false)) {
                        return Err(self.failure(Reason::UnexpectedToken));
                    }
                    self.brackets(Kind::OpenParen)?;
                    self.pass_function_qualifiers()?;
                }
                Kind::OpenBracket if self.ahead(1) != Kind::OpenBracket => {
                    self.brackets(Kind::OpenBracket)?;
                }
                _ if self.at_attribute() => self.attribute_specifier()?,
                _ => return Ok(()),
            }
        }
    }

    /// In a declarator that has no name yet: whether the parentheses at `open` hold parameters and not the rest of the
    /// declarator.
    fn holds_parameters(&mut self, open: TokenId) -> bool {
        let first = open.next();
        match self.kind_at(first) {
            Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Caret | Kind::OpenParen | Kind::Attribute => false,
            Kind::Ellipsis => self.kind_at(first.next()) != Kind::Identifier,
            Kind::Identifier | Kind::ColonColon => {
                let name = self.look(first, |parser| parser.qualified_name_quietly(Context::Expression));
                let Some((name, _)) = name else { return false };
                let is_plain = name.qualifier.is_empty() && name.arguments.is_empty();
                match name.kind {
                    NameKind::Identifier if is_plain => self.is_type_name(name.token),
                    kind => kind == NameKind::Identifier,
                }
            }
            _ => true,
        }
    }
}
