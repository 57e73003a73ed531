//! Whether a statement is a declaration or an expression ([stmt.ambig]).

use super::name::{Context, Name, NameKind};
use super::qualifier::Qualifier;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Meaning;
use crate::statistics::UnknownReason;

impl Parser<'_> {
    /// Whether the statement here is a declaration ([stmt.ambig]).
    pub(super) fn begins_declaration(&mut self) -> Parsed<bool> {
        let start = self.at;
        let first = self.kind();
        match first {
            Kind::Identifier if self.symbol().is_attribute_word() => return Ok(true),
            Kind::Identifier | Kind::ColonColon => {}
            Kind::OpenBracket => {
                if self.ahead(1) != Kind::OpenBracket {
                    return Ok(false);
                }
                let behind = self.tokens.partner(self.at).next();
                return self.begins_declaration_at(behind);
            }
            Kind::Attribute | Kind::Declspec | Kind::Alignas => {
                let behind = self.tokens.partner(self.at.next()).next();
                return self.begins_declaration_at(behind);
            }
            Kind::Extension => return self.begins_declaration_at(start.next()),
            Kind::Typename => {
                let behind = self.peek(|parser| {
                    parser.advance();
                    parser.qualified_name(Context::Type)?;
                    Ok(parser.kind())
                });
                return Ok(!matches!(behind, Some(Kind::OpenParen | Kind::OpenBrace) | None));
            }
            Kind::Decltype | Kind::Typeof | Kind::TypeTrait => {
                let behind = self.peek(|parser| {
                    let name = parser.qualified_name(Context::Expression)?;
                    Ok((name, parser.kind()))
                });
                return Ok(match behind {
                    Some((Name { kind: NameKind::MemberPointer, .. }, _)) => true,
                    // `decltype(x)::f()` is a call, `decltype(x)(y)` a cast.
                    Some((_, Kind::OpenParen | Kind::OpenBrace)) => false,
                    Some((Name { kind: NameKind::Decltype, .. }, _)) => true,
                    Some((_, Kind::Identifier)) => true,
                    Some((name, Kind::Amp | Kind::AmpAmp | Kind::Star)) => {
                        // `decltype(x)::y * z`: a member of something dependent is a value without `typename`.
                        let answer = false;
                        if !self.in_template() {
                            self.note_ambiguity(name.token, UnknownReason::MemberOfUnknown, answer);
                        }
                        answer
                    }
                    _ => false,
                });
            }
            _ if first.is_builtin_type() => {
                return Ok(match self.ahead(1) {
                    Kind::OpenBrace => false,
                    Kind::OpenParen => self.is_declarator_in_parens(start.next()),
                    _ => true,
                });
            }
            Kind::Const
            | Kind::Volatile
            | Kind::Static
            | Kind::Inline
            | Kind::Extern
            | Kind::Constexpr
            | Kind::Consteval
            | Kind::Constinit
            | Kind::Friend
            | Kind::Virtual
            | Kind::Typedef
            | Kind::Mutable
            | Kind::ThreadLocal
            | Kind::ThreadGnu
            | Kind::Register
            | Kind::Restrict
            | Kind::Class
            | Kind::Struct
            | Kind::Union
            | Kind::Enum
            | Kind::Using
            | Kind::Namespace
            | Kind::StaticAssert
            | Kind::Template => return Ok(true),
            Kind::Auto => return Ok(!matches!(self.ahead(1), Kind::OpenParen | Kind::OpenBrace)),
            _ => return Ok(false),
        }
        Ok(self.name_begins_declaration())
    }

    fn begins_declaration_at(&mut self, at: TokenId) -> Parsed<bool> {
        let back = std::mem::replace(&mut self.at, at);
        let result = self.nested(Self::begins_declaration);
        self.at = back;
        result
    }

    /// [`Parser::begins_declaration`] for text that begins with a name.
    fn name_begins_declaration(&mut self) -> bool {
        let start = self.at;
        if super::is_type_trait(self.symbol()) && self.ahead(1) == Kind::OpenParen {
            let behind = self.tokens.partner(start.next()).next();
            return !matches!(self.kind_at(behind), Kind::OpenParen | Kind::OpenBrace);
        }
        // A call, an assignment, a member access: the usual expression statements.
        if self.kind() == Kind::Identifier
            && matches!(
                self.ahead(1),
                Kind::Dot | Kind::Arrow | Kind::Assign | Kind::PlusPlus | Kind::OpenBracket
            )
        {
            return false;
        }
        let Some((name, behind)) = self.peek(|parser| {
            let name = parser.qualified_name(Context::Expression)?;
            Ok((name, parser.at))
        }) else {
            return false;
        };
        match name.kind {
            NameKind::Identifier => {}
            NameKind::MemberPointer => return true,
            _ => return false,
        }
        let meaning = self.meaning_of(&name);
        let next = self.kind_at(behind);
        if meaning.is_some_and(|meaning| meaning.is_any(Meaning::VALUE.with(Meaning::ANY_FUNCTION))) {
            return false;
        }
        match next {
            Kind::Identifier
            | Kind::Const
            | Kind::Volatile
            | Kind::Restrict
            | Kind::Auto
            | Kind::Decltype
            | Kind::Constexpr
            | Kind::Static
            | Kind::Attribute
            | Kind::Alignas
            | Kind::Unsigned
            | Kind::Operator => return true,
            Kind::OpenBracket => {
                // `A [[attribute]] x`
                return self.kind_at(behind.next()) == Kind::OpenBracket;
            }
            Kind::ColonColon => return true,
            Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::OpenParen | Kind::Caret | Kind::Ellipsis => {}
            _ => return false,
        }
        let is_type = match meaning {
            Some(meaning) if meaning.is_any(Meaning::ANY_TYPE) => true,
            Some(meaning) if meaning.is_any(Meaning::UNKNOWN) => self.guess_declaration(&name, behind),
            Some(_) => false,
            // A dependent name without `typename` is no type ([temp.res]).
            None if self.is_dependent_name(&name) => false,
            None if next == Kind::OpenParen => false,
            None => self.guess_declaration(&name, behind),
        };
        is_type && (next != Kind::OpenParen || self.is_declarator_in_parens(behind))
    }

    /// True for names that depend on a template parameter.
    fn is_dependent_name(&mut self, name: &super::name::Name) -> bool {
        self.is_dependent(name.range)
            || !name.qualifier.is_empty() && self.qualifier(name.qualifier) == Qualifier::Dependent
    }

    /// `unknown * x`: a declaration when a declarator can end behind the name.
    fn guess_declaration(&mut self, name: &super::name::Name, operator: TokenId) -> bool {
        let mut at = operator;
        while matches!(self.kind_at(at), Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Const) {
            at = at.next();
        }
        let answer = self.kind_at(at) == Kind::Identifier
            && matches!(self.kind_at(at.next()), Kind::Semicolon | Kind::Assign | Kind::Comma | Kind::Colon);
        self.note_ambiguity(name.token, UnknownReason::Undeclared, answer);
        answer
    }

    /// `T (x)`, `T (*f)(int)`: whether the parentheses behind a type go around a declarator ([stmt.ambig]).
    fn is_declarator_in_parens(&mut self, open: TokenId) -> bool {
        if self.kind_at(open) != Kind::OpenParen {
            return false;
        }
        let close = self.tokens.partner(open);
        let inner = TokenRange::new(open.next(), close);
        let mut at = inner.start;
        let mut operators = false;
        loop {
            match self.kind_at(at) {
                Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Caret => operators = true,
                Kind::Const | Kind::Volatile | Kind::Restrict if operators => {}
                Kind::OpenParen if operators || at == inner.start => {}
                Kind::Ellipsis if operators => {}
                _ => break,
            }
            at = at.next();
        }
        // `(C::*p)`
        if matches!(self.kind_at(at), Kind::Identifier | Kind::ColonColon)
            && self.kind_at(at.next()) != Kind::CloseParen
        {
            let back = std::mem::replace(&mut self.at, at);
            let found = self.peek(|parser| {
                let name = parser.qualified_name(Context::Expression)?;
                Ok((name.kind, parser.at))
            });
            self.at = back;
            match found {
                Some((NameKind::MemberPointer, behind)) if self.kind_at(behind) == Kind::Identifier => {
                    at = behind
                }
                _ => {}
            }
        }
        if self.kind_at(at) != Kind::Identifier {
            return false;
        }
        // The name, then brackets only, up to the end.
        let mut at = at.next();
        while at < close {
            at = match self.kind_at(at) {
                Kind::OpenParen | Kind::OpenBracket if operators => self.tokens.partner(at).next(),
                Kind::OpenBracket => self.tokens.partner(at).next(),
                Kind::CloseParen => at.next(),
                _ => return false,
            };
        }
        matches!(
            self.kind_at(close.next()),
            Kind::Semicolon
                | Kind::Assign
                | Kind::Comma
                | Kind::OpenBracket
                | Kind::Colon
                | Kind::OpenBrace
                | Kind::OpenParen
                | Kind::Asm
                | Kind::Attribute
        )
    }
}
