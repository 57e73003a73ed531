//! Templates ([temp]).

use super::declarator::Role;
use super::name::Context;
use super::passed::Stops;
use super::specifier::Position;
use super::{Head, LocalKind, Parsed, Parser};
use crate::lex::{Kind, TokenId};
use crate::names::Meaning;
use crate::tree::{
    Form, IdRange, Reason, TemplateHeader, TemplateHeaderId, TemplateParameter, TemplateParameterId,
    TemplateParameterKind,
};

impl Parser<'_> {
    /// template-declaration, explicit-specialization, explicit-instantiation ([temp.pre], [temp.spec]).
    pub(super) fn template_declaration(&mut self, mut head: Head) -> Parsed<()> {
        if self.kind() == Kind::Extern || self.ahead(1) != Kind::Less {
            let is_extern = self.accept(Kind::Extern).is_some();
            self.expect(Kind::Template)?;
            head.form = if is_extern { Form::ExternInstantiation } else { Form::ExplicitInstantiation };
            return self.simple_declaration(head);
        }
        let locals = self.locals.len();
        let result = self.template_headers().and_then(|headers| {
            head.headers = headers;
            self.templated_declaration(head)
        });
        self.pop_locals(locals);
        result
    }

    fn templated_declaration(&mut self, head: Head) -> Parsed<()> {
        match self.kind() {
            Kind::Using => self.alias_declaration(head),
            Kind::Concept => self.concept_definition(head),
            _ => self.simple_declaration(head),
        }
    }

    /// All template-heads of a declaration, outermost first; their parameters become visible.
    fn template_headers(&mut self) -> Parsed<IdRange<TemplateHeaderId>> {
        let mark = self.pending.headers.len();
        let result = self.template_heads();
        if let Err(failure) = result {
            self.pending.headers.truncate(mark);
            return Err(failure);
        }
        let start = self.tree.headers.len() as u32;
        self.tree.headers.extend(self.pending.headers.drain(mark..));
        Ok(IdRange::new(start, self.tree.headers.len() as u32))
    }

    fn template_heads(&mut self) -> Parsed<()> {
        while self.kind() == Kind::Template && self.ahead(1) == Kind::Less {
            let header = self.template_head()?;
            self.pending.headers.push(header);
        }
        Ok(())
    }

    /// template-head: `template<...>` with its requires-clause.
    fn template_head(&mut self) -> Parsed<TemplateHeader> {
        let start = self.expect(Kind::Template)?;
        let (open, close, parameters) = self.template_parameters_in_angles()?;
        let range = self.since(start);
        let requires_clause = self.opt_requires_clause()?;
        Ok(TemplateHeader { range, open, close, parameters, requires_clause })
    }

    /// `<` template-parameter-list `>`, of a template-head or a lambda.
    pub(super) fn template_parameters_in_angles(
        &mut self,
    ) -> Parsed<(TokenId, TokenId, IdRange<TemplateParameterId>)> {
        let open = self.expect(Kind::Less)?;
        let mark = self.pending.template_parameters.len();
        let result = self.template_parameter_list();
        if let Err(failure) = result {
            self.pending.template_parameters.truncate(mark);
            return Err(failure);
        }
        let close = self.expect(Kind::Greater)?;
        self.tokens.pair_angles(open, close);
        let first = self.tree.template_parameters.len() as u32;
        self.tree.template_parameters.extend(self.pending.template_parameters.drain(mark..));
        let parameters = IdRange::new(first, self.tree.template_parameters.len() as u32);
        Ok((open, close, parameters))
    }

    fn template_parameter_list(&mut self) -> Parsed<()> {
        while self.kind() != Kind::Greater {
            let parameter = self.nested(Self::template_parameter)?;
            self.pending.template_parameters.push(parameter);
            match self.kind() {
                Kind::Comma => {
                    self.advance();
                    if self.kind() == Kind::Greater {
                        return Err(self.failure(Reason::ExpectedName));
                    }
                }
                Kind::Greater => break,
                _ => return Err(self.failure(Reason::UnclosedAngle)),
            }
        }
        Ok(())
    }

    /// template-parameter ([temp.param]).
    fn template_parameter(&mut self) -> Parsed<TemplateParameter> {
        let start = self.at;
        match self.kind() {
            Kind::Class | Kind::Typename if self.is_type_parameter_key() => {
                self.advance();
                self.type_parameter(start, TemplateParameterKind::Type, LocalKind::Type)
            }
            Kind::Template => {
                let locals = self.locals.len();
                let head = self.template_head();
                self.pop_locals(locals);
                head?;
                if self.accept(Kind::Class).is_none() {
                    self.expect(Kind::Typename)?;
                }
                self.type_parameter(start, TemplateParameterKind::Template, LocalKind::Template)
            }
            Kind::Identifier | Kind::ColonColon if self.opt_type_constraint() => {
                self.type_parameter(start, TemplateParameterKind::Type, LocalKind::Type)
            }
            _ => self.non_type_parameter(start),
        }
    }

    /// `class T` and `typename T` against `typename T::x N` and `class X *p`.
    fn is_type_parameter_key(&self) -> bool {
        match self.ahead(1) {
            Kind::Ellipsis | Kind::Comma | Kind::Greater | Kind::Assign => true,
            Kind::Identifier => {
                matches!(self.ahead(2), Kind::Comma | Kind::Greater | Kind::Assign | Kind::GreaterEqual)
            }
            Kind::OpenBracket | Kind::Attribute => true,
            _ => false,
        }
    }

    /// type-constraint: a concept's name with arguments. Steps over it and says true, or stays.
    fn opt_type_constraint(&mut self) -> bool {
        let start = self.at;
        if let Ok(name) = self.qualified_name(Context::Type)
            && matches!(
                self.kind(),
                Kind::Identifier | Kind::Ellipsis | Kind::Comma | Kind::Greater | Kind::Assign
            )
            && self.meaning_of(&name).is_some_and(|meaning| meaning.is_any(Meaning::CONCEPT))
        {
            return true;
        }
        self.at = start;
        false
    }

    /// What follows the key of a type or template parameter.
    fn type_parameter(
        &mut self,
        start: TokenId,
        kind: TemplateParameterKind,
        local: LocalKind,
    ) -> Parsed<TemplateParameter> {
        let head = self.no_head();
        self.opt_attribute_specifier_seq()?;
        self.drop_pending(&head);
        let introducer_end = self.at;
        let pack = self.accept(Kind::Ellipsis);
        let name_place = self.at;
        let name = self.accept(Kind::Identifier);
        if let Some(name) = name {
            self.push_local(name, local, pack.is_some());
        }
        let mut default_start = self.at;
        if self.accept(Kind::Assign).is_some() {
            default_start = self.at;
            if kind == TemplateParameterKind::Type {
                self.nested(Self::type_id)?;
            } else {
                self.expression_range(Stops::COMMA_GREATER)?;
            }
        }
        Ok(TemplateParameter {
            kind,
            range: self.since(start),
            name_place,
            has_name: name.is_some(),
            is_pack: pack.is_some(),
            default_start,
            introducer_end,
        })
    }

    /// A non-type parameter: a parameter-declaration.
    fn non_type_parameter(&mut self, start: TokenId) -> Parsed<TemplateParameter> {
        let head = self.no_head();
        let specifiers = self.decl_specifier_seq(Position::Type, &head)?;
        if !specifiers.has_type {
            return Err(self.failure(Reason::ExpectedType));
        }
        let bounds = self.pending.bounds.len();
        let declarator = self.declarator(Role::Parameter, &specifiers, Form::Plain)?;
        self.pending.bounds.truncate(bounds);
        self.drop_pending(&head);
        let mut pack = declarator.pack;
        if pack.is_none() && self.kind() == Kind::Ellipsis {
            // `int...`: a pack, since template parameters have no C ellipsis.
            pack = Some(self.advance());
        }
        let name = declarator.name.map(|name| name.token);
        // An unnamed pack's name goes behind its `...`.
        let name_place = match pack {
            Some(pack) if name.is_none() && declarator.pack.is_none() => pack.next(),
            _ => declarator.name_place,
        };
        if let Some(name) = name {
            self.push_local(name, LocalKind::Value, pack.is_some());
        }
        let mut default_start = self.at;
        if self.accept(Kind::Assign).is_some() {
            default_start = self.at;
            self.expression_range(Stops::COMMA_GREATER)?;
        }
        Ok(TemplateParameter {
            kind: TemplateParameterKind::NonType,
            range: self.since(start),
            name_place,
            has_name: name.is_some(),
            is_pack: pack.is_some(),
            default_start,
            introducer_end: pack.unwrap_or(name_place).min(name_place),
        })
    }
}
