//! Function parameters ([dcl.fct]).

use super::declarator::Role;
use super::specifier::Position;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenId};
use crate::tree::{AttributeOwner, Deduced, Form, IdRange, Parameter, ParameterId, Reason, Shape};

/// What stands between the parentheses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parameters {
    pub(super) parameters: IdRange<ParameterId>,
    pub(super) has_ellipsis: bool,
    pub(super) abbreviated: bool,
}

impl Parser<'_> {
    /// parameter-declaration-clause, up to `close`. The names stay visible; the caller forgets them.
    pub(super) fn parameter_declaration_clause(&mut self, close: TokenId) -> Parsed<Parameters> {
        let first = self.tree.parameters.len() as u32;
        let mut has_ellipsis = false;
        let mut abbreviated = false;
        if self.kind() == Kind::Void && self.at.next() == close {
            self.advance();
        }
        while self.at < close {
            if self.kind() == Kind::Ellipsis && self.at.next() == close {
                self.advance();
                has_ellipsis = true;
                break;
            }
            abbreviated |= self.parameter_declaration()?;
            match self.kind() {
                Kind::Comma => {
                    self.advance();
                }
                // `int f(int...)`: C's ellipsis without a comma.
                Kind::Ellipsis => {
                    self.advance();
                    has_ellipsis = true;
                    break;
                }
                _ => break,
            }
        }
        if self.at != close {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let parameters = IdRange::new(first, self.tree.parameters.len() as u32);
        Ok(Parameters { parameters, has_ellipsis, abbreviated })
    }

    /// parameter-declaration; true when its type has a placeholder.
    fn parameter_declaration(&mut self) -> Parsed<bool> {
        let start = self.at;
        let head = self.no_head();
        let specifiers = self.decl_specifier_seq(Position::Type, &head)?;
        if !specifiers.has_type {
            return Err(self.failure(Reason::ExpectedType));
        }
        let bounds = self.pending.bounds.len();
        let declarator = self.declarator(Role::Parameter, &specifiers, Form::Plain)?;
        self.pending.bounds.truncate(bounds);
        self.opt_attribute_specifier_seq()?;
        let mut default_start = self.at;
        if self.accept(Kind::Assign).is_some() {
            default_start = self.at;
            self.initializer_range(self.scope)?;
        }
        self.pending.specifiers.truncate(head.specifiers);
        let name = declarator.name.map(|name| name.token);
        if let Some(name) = name {
            let id = ParameterId::from_index(self.tree.parameters.len());
            self.push_parameter(name, id, declarator.pack.is_some());
        }
        let id = ParameterId::from_index(self.tree.parameters.len());
        let attributes = self.give_attributes(head.attributes, AttributeOwner::Parameter(id), false);
        let is_reference = matches!(declarator.shape, Shape::LvalueReference | Shape::RvalueReference);
        self.tree.parameters.push(Parameter {
            range: self.since(start),
            type_specifier: specifiers.type_range,
            declarator: declarator.range,
            name_place: declarator.name_place,
            has_name: name.is_some(),
            is_pack: declarator.pack.is_some(),
            default_start,
            shape: declarator.shape,
            is_const: match declarator.shape {
                Shape::Plain | Shape::Array => specifiers.is_const && !declarator.has_operator,
                Shape::Pointer => declarator.is_const,
                _ => false,
            },
            refers_to_volatile: is_reference && specifiers.is_volatile,
            explicit_object: specifiers.explicit_object,
            attributes,
        });
        Ok(specifiers.deduced != Deduced::No)
    }
}
