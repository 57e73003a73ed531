//! Literals as expressions: plain ones, and those with a suffix of their own, which call a literal operator ([lex.ext]).

use std::rc::Rc;

use super::calls::functions_of;
use super::expressions::Expression;
use super::{Parsed, Parser};
use crate::conversions::Operand;
use crate::literals::{is_floating, literal};
use crate::overloads::{Arguments, Candidate, choose};
use crate::program::{CallForm, Standing};
use crate::source::TokenKind;
use crate::types::{Argument, Type};

/// What a literal operator is called with.
enum Passed {
    /// The value, or a string and its length.
    Value(Vec<Operand>),
    /// The characters of a number as a string.
    Text,
    /// The same as template arguments.
    Characters(String),
}

impl Parser<'_, '_> {
    /// `literal`: adjoining strings are one, with the suffix that one of them has.
    pub(super) fn literal(&mut self, start: usize) -> Parsed<Expression> {
        let kind = self.token().kind;
        let text = self.take();
        let mut suffixed = self.token_at(start).own_suffix();
        let mut plain = text.starts_with('"') && suffixed.is_none();
        while kind == TokenKind::String && self.token().kind == TokenKind::String {
            let next = self.token().own_suffix();
            plain &= next.is_none() && self.text().starts_with('"');
            suffixed = suffixed.or(next);
            self.advance();
        }
        if let Some((body, suffix)) = suffixed
            && let Some(called) = self.literal_operator(start, body, suffix)?
        {
            return Ok(called);
        }
        if kind == TokenKind::String {
            return Ok(self.typed_or_not(start, plain.then(characters)));
        }
        let (t, value) = literal(text);
        Ok(Expression { value, ..self.typed_or_not(start, t) })
    }

    /// The call of the operator of a suffix, of those in the nearest scope that declares some; `None` where there is none.
    fn literal_operator(&mut self, start: usize, body: &str, suffix: &str) -> Parsed<Option<Expression>> {
        let functions = functions_of(&self.scopes.lookup(self.scope, &format!("operator\"\"{suffix}")));
        if functions.is_empty() {
            return Ok(None);
        }
        let passed = match self.token_at(start).kind {
            TokenKind::Number => self.passed_number(&functions, body),
            kind => Passed::Value(self.passed_text(kind, body)),
        };
        let entities = &self.program.function_entities;
        let is_template = |f: &usize| entities[*f].template.is_some();
        let (chosen, list) = match passed {
            Passed::Characters(text) => {
                let all = text.bytes().map(|b| Argument::Value(b.to_string())).collect();
                let own = Some(vec![Argument::Pack(all)]);
                let mut templates = functions.into_iter().filter(is_template);
                let one =
                    templates.next().map(|entity| Candidate { arguments: own, ..Candidate::of(entity) });
                (one.into_iter().collect(), Vec::new())
            }
            passed => {
                let list = match passed {
                    Passed::Value(list) => list,
                    _ => vec![operand(characters(), None)],
                };
                if functions.iter().any(is_template) && self.token_at(start).kind == TokenKind::String {
                    return self.outside_at(start, "a literal operator template of strings");
                }
                let plain: Vec<usize> = functions.into_iter().filter(|f| !is_template(f)).collect();
                let arguments = Arguments { list, expanded: false };
                let none = Vec::new();
                (choose(&self.scopes, &self.program, &plain, None, &none, &arguments), arguments.list)
            }
        };
        if chosen.is_empty() {
            return self.outside_at(start, "a literal without a literal operator");
        }
        let put = Vec::new();
        self.record(CallForm::Operator, start..self.at, start, &chosen, &put, Standing::Certain);
        for (index, argument) in list.iter().enumerate() {
            self.convert_argument(&chosen, &put, index, argument, start);
        }
        self.counts_changing(&chosen, &Arguments { list, expanded: false });
        Ok(Some(self.called_result(start, &chosen, &put)))
    }

    /// What the operator for a number takes: its value, before its text.
    fn passed_number(&self, functions: &[usize], body: &str) -> Passed {
        let floating = is_floating(body);
        let value = Type::Fundamental(if floating { "long double" } else { "unsigned long long" });
        let takes = |f: &usize, t: &Type| {
            self.program.function_entities[*f].signature.parameters == std::slice::from_ref(t)
        };
        if functions.iter().any(|f| takes(f, &value)) {
            let known = if floating { None } else { literal(body).1 };
            return Passed::Value(vec![operand(value, known)]);
        }
        match functions.iter().any(|f| takes(f, &characters().adjusted())) {
            true => Passed::Text,
            false => Passed::Characters(body.chars().filter(|c| *c != '\'').collect()),
        }
    }

    /// What the operators for strings and characters take.
    fn passed_text(&self, kind: TokenKind, body: &str) -> Vec<Operand> {
        if kind == TokenKind::Character {
            let (t, value) = literal(body);
            return vec![Operand { written: t, value, constant: Some(true), ..Operand::default() }];
        }
        let text = match body.starts_with('"') {
            true => operand(characters(), None),
            false => Operand { constant: Some(true), ..Operand::default() },
        };
        vec![text, operand(Type::Fundamental("unsigned long"), None)]
    }
}

/// The type of a string without a prefix.
fn characters() -> Type {
    Type::Array(Rc::new(Type::Fundamental("char").qualified(true, false)), None)
}

/// A constant of a type.
fn operand(t: Type, value: Option<i64>) -> Operand {
    let lvalue = matches!(t, Type::Array(..));
    Operand { written: Some(t), lvalue, value, constant: Some(true), ..Operand::default() }
}
