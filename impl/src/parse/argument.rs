//! Template arguments ([temp.arg]), and the arguments of builtins that take types.

use super::again::Attempt;
use super::expression::TypeGuess;
use super::{Flow, Parsed, Parser};
use crate::lex::{Kind, TokenRange};
use crate::tree::Reason;

impl Parser<'_> {
    /// template-argument-list with its brackets, the `<` being here ([temp.names]).
    pub(super) fn template_argument_list(&mut self) -> Parsed<TokenRange> {
        let Some(again) = &self.again else { return self.pass_template_argument_list() };
        let less = self.at;
        let known = self.tokens.angle_partner(less);
        if let Some(greater) = known
            && again.lists.contains(&less)
        {
            self.at = greater.next();
            return Ok(self.since(less));
        }
        if let Some(greater) = known
            && !self.wants(TokenRange::new(less, greater))
        {
            self.at = greater.next();
            return Ok(self.since(less));
        }
        let flow = std::mem::replace(&mut self.flow, Flow { greater_ends: true, end: None });
        let result = self.fitting(Attempt::Arguments, |parser| {
            parser.advance();
            parser.nested(|parser| parser.constant(|parser| parser.template_arguments(Kind::Greater)))
        });
        self.flow = flow;
        result?;
        let greater = self.expect(Kind::Greater)?;
        self.tokens.pair_angles(less, greater);
        if let Some(again) = &mut self.again {
            again.lists.insert(less);
        }
        Ok(self.since(less))
    }

    /// Template-arguments up to `end`, which stays.
    fn template_arguments(&mut self, end: Kind) -> Parsed<()> {
        if self.kind() == end {
            return Ok(());
        }
        loop {
            self.template_argument(end)?;
            self.accept(Kind::Ellipsis);
            if self.accept(Kind::Comma).is_none() {
                break;
            }
        }
        if self.kind() == end { Ok(()) } else { Err(self.failure(Reason::UnclosedAngle)) }
    }

    /// template-argument: a type-id where it can be one, else a constant-expression ([temp.arg.general]).
    fn template_argument(&mut self, end: Kind) -> Parsed<()> {
        let type_id = |parser: &mut Self| {
            parser.type_id()?;
            parser.at_argument_end(end)
        };
        let expression = |parser: &mut Self| {
            parser.initializer_clause()?;
            parser.at_argument_end(end)
        };
        match self.type_guess_here() {
            TypeGuess::Type => {
                if self.attempt(type_id).is_some() {
                    return Ok(());
                }
                expression(self)
            }
            TypeGuess::Expression => expression(self),
            TypeGuess::Maybe => {
                if self.attempt(expression).is_some() {
                    return Ok(());
                }
                type_id(self)
            }
        }
    }

    /// Types or expressions up to a `)`, which stays.
    pub(super) fn types_or_expressions(&mut self) -> Parsed<()> {
        self.template_arguments(Kind::CloseParen)
    }

    fn at_argument_end(&self, end: Kind) -> Parsed<()> {
        if self.kind() == end || matches!(self.kind(), Kind::Comma | Kind::Ellipsis) {
            Ok(())
        } else {
            Err(self.failure(Reason::UnclosedAngle))
        }
    }

    /// The parentheses of a builtin whose arguments are types or expressions.
    pub(super) fn builtin_arguments(&mut self) -> Parsed<()> {
        self.count_dependent_name();
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(Reason::ExpectedToken));
        }
        self.inside(open, |parser| parser.template_arguments(Kind::CloseParen))
    }
}
