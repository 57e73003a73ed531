//! Declarations ([dcl.pre]).

use super::again::Later;
use super::declarator::{Declarator, Role};
use super::name::NameKind;
use super::namespace::Frame;
use super::passed::Stops;
use super::recover::Resume;
use super::specifier::{Position, Specifiers};
use super::{Head, Parsed, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::names::{Meaning, Named};
use crate::tree::{
    Alias, AliasId, AttributeOwner, BoundId, DeclarationId, DeclarationKind, Deduced, Form, Function,
    FunctionId, FunctionName, FunctionTail, FunctionTailId, IdRange, Initializer, Reason, ScopeId, ScopeKind,
    Shape, SpecifierKind, Variable, VariableId,
};

impl Parser<'_> {
    /// declaration-seq up to `end`, in the bodies of `frames`. Namespaces and linkage specifications nest without
    /// recursion; those whose closing brace is not there yet stay in `frames`.
    pub(super) fn declaration_seq(&mut self, frames: &mut Vec<Frame>, end: TokenId) {
        loop {
            let close = frames.last().and_then(|frame| self.close_of(frame));
            if self.at >= close.unwrap_or(end) {
                match frames.pop_if(|_| close.is_some()) {
                    Some(frame) => {
                        self.leave(frame);
                        continue;
                    }
                    None => return,
                }
            }
            let close = close.unwrap_or(end);
            let start = self.at;
            let resume = Resume::at(self);
            let result = match (self.kind(), self.ahead(1)) {
                (Kind::Namespace, _) | (Kind::Inline, Kind::Namespace) => {
                    let head = self.no_head();
                    self.namespace_definition(head)
                }
                (Kind::Extern, Kind::String) => {
                    let head = self.no_head();
                    self.linkage_specification(head)
                }
                _ => self.declaration().map(|()| None),
            };
            match result {
                Ok(frame) => frames.extend(frame),
                Err(failure) => self.recover(resume, failure, close),
            }
            if self.at <= start {
                self.at = start.next();
            }
        }
    }

    /// declaration, member-declaration, block-declaration: everything without a body of declarations.
    pub(super) fn declaration(&mut self) -> Parsed<()> {
        let head = self.no_head();
        while self.kind() == Kind::Extension && !matches!(self.ahead(1), Kind::Identifier | Kind::ColonColon)
            || self.kind() == Kind::Export
        {
            self.advance();
        }
        match self.kind() {
            Kind::Semicolon => {
                self.advance();
                self.declare(&head, DeclarationKind::Empty);
                Ok(())
            }
            Kind::Template => self.template_declaration(head),
            Kind::Extern if self.ahead(1) == Kind::Template => self.template_declaration(head),
            Kind::Extern if self.ahead(1) == Kind::String => match self.linkage_specification(head)? {
                None => Ok(()),
                // Linkage bodies inside a single-declaration linkage specification: read here.
                Some(frame) => {
                    self.nested(|parser| {
                        let close = parser.close_of(&frame).unwrap_or(parser.at);
                        parser.declaration_seq(&mut Vec::new(), close);
                        Ok(())
                    })?;
                    self.leave(frame);
                    Ok(())
                }
            },
            Kind::Using => self.using(head),
            Kind::StaticAssert | Kind::Asm => self.static_assert_or_asm(head),
            Kind::Namespace => match self.namespace_definition(head)? {
                None => Ok(()),
                Some(frame) => {
                    self.leave(frame);
                    Err(super::Failure { at: head.start, reason: Reason::ExpectedDeclaration })
                }
            },
            Kind::CloseBrace | Kind::CloseParen | Kind::CloseBracket | Kind::End => {
                Err(self.failure(Reason::ExpectedDeclaration))
            }
            _ => self.simple_declaration(head),
        }
    }

    /// simple-declaration, function-definition, member-declaration, friend-declaration, deduction-guide.
    pub(super) fn simple_declaration(&mut self, head: Head) -> Parsed<()> {
        let locals = self.locals.len();
        let result = self.init_declarator_list(head);
        self.pop_locals(locals);
        result
    }

    fn init_declarator_list(&mut self, head: Head) -> Parsed<()> {
        let specifiers = self.decl_specifier_seq(Position::Declaration, &head)?;
        let mut group = specifiers.declared;
        if self.kind() == Kind::Semicolon {
            self.advance();
            self.declaration_without_declarator(&head, &specifiers);
            return Ok(());
        }
        let role = match self.tree[self.scope].kind {
            ScopeKind::Class(_) => Role::Member,
            ScopeKind::Block | ScopeKind::Function(_) => Role::Block,
            _ => Role::Namespace,
        };
        let is_attributed = matches!(self.kind(), Kind::StaticAssert | Kind::Using)
            && role != Role::Member
            && !specifiers.has_type
            && self.pending.specifiers.len() == head.specifiers;
        if is_attributed {
            return self.attributed_declaration(head);
        }
        let shared = self.pending.attributes.len();
        let mut declared: [Option<DeclarationId>; 2] = [specifiers.declared, None];
        loop {
            let start = self.at;
            let (declaration, ended) = if self.kind() == Kind::Colon && role == Role::Member {
                (self.unnamed_bit_field(&head, &specifiers)?, false)
            } else {
                let first_bound = self.pending.bounds.len();
                let form = if head.headers.is_empty() { head.form } else { Form::Template };
                let declarator = self.declarator(role, &specifiers, form)?;
                if specifiers.is_typedef {
                    (self.typedef(&head, &specifiers, declarator)?, false)
                } else if declarator.function.is_some() {
                    // Bounds of a returned array type are nobody's.
                    self.pending.bounds.truncate(first_bound);
                    self.function(&head, &specifiers, declarator)?
                } else {
                    (self.variable(&head, &specifiers, declarator, role)?, false)
                }
            };
            let more = !ended && self.kind() == Kind::Comma;
            let owner = AttributeOwner::Declaration(declaration);
            let attributes = self.give_attributes(head.attributes, owner, true);
            self.tree[declaration].attributes = attributes;
            self.pending.attributes.truncate(if more { shared } else { head.attributes });
            let first = *group.get_or_insert(declaration);
            self.tree[declaration].group = first;
            // Earlier declarators of a long list find the end through their group.
            declared[1] = Some(declaration);
            if more {
                self.advance();
                if self.at <= start {
                    return Err(self.failure(Reason::ExpectedDeclarator));
                }
                continue;
            }
            if !ended {
                self.expect(Kind::Semicolon)?;
            }
            break;
        }
        self.pending.specifiers.truncate(head.specifiers);
        self.end_group(group, declared[1]);
        Ok(())
    }

    /// static_assert-declaration or using-enum-declaration behind GNU's attributes, which the released tool reads there
    /// and lets mean nothing. In classes it does not.
    fn attributed_declaration(&mut self, head: Head) -> Parsed<()> {
        match (self.kind(), self.ahead(1)) {
            (Kind::StaticAssert, _) => self.static_assert_or_asm(head),
            (Kind::Using, Kind::Enum) => self.using(head),
            _ => Err(self.failure(Reason::ExpectedDeclarator)),
        }
    }

    /// Sets the range of every declaration of a simple-declaration.
    fn end_group(&mut self, first: Option<DeclarationId>, last: Option<DeclarationId>) {
        let (Some(first), Some(last)) = (first, last) else { return };
        let end = self.at;
        self.tree[first].range.end = end;
        self.tree[last].range.end = end;
        // A class in the specifiers has members of other groups between the two.
        for index in first.index() + 1..last.index() {
            let entry = &mut self.tree.declarations[index];
            if entry.group == first {
                entry.range.end = end;
            }
        }
    }

    /// `struct X {...};`, `friend class X;`, `friend T;`, `;` behind specifiers.
    fn declaration_without_declarator(&mut self, head: &Head, specifiers: &Specifiers) {
        match specifiers.declared {
            Some(declaration) => {
                self.tree[declaration].range.end = self.at;
                // Attributes behind the body.
                self.give_attributes(head.attributes, AttributeOwner::Declaration(declaration), false);
                self.inject_anonymous_members(declaration);
            }
            None => {
                let declaration = self.declare(head, DeclarationKind::Empty);
                let owner = AttributeOwner::Declaration(declaration);
                self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
            }
        }
        self.pending.specifiers.truncate(head.specifiers);
    }

    /// The members of an anonymous union are members of the scope around ([class.union.anon]).
    fn inject_anonymous_members(&mut self, declaration: DeclarationId) {
        if let DeclarationKind::Class(class) = self.tree[declaration].kind
            && self.tree[class].name_token.is_none()
            && let Some(members) = self.tree[class].scope
        {
            let scope = self.scope;
            self.names.reach_mut(scope).inline.push(members);
        }
    }

    /// A function declaration or definition behind its declarator; true when no `;` follows.
    fn function(
        &mut self,
        head: &Head,
        specifiers: &Specifiers,
        declarator: Declarator,
    ) -> Parsed<(DeclarationId, bool)> {
        let (Some(suffix), Some(name)) = (declarator.function.clone(), declarator.name) else {
            return Err(self.failure(Reason::ExpectedName));
        };
        let end = self.function_end()?;
        let body_scope = declarator.target.unwrap_or(self.scope);
        let (body, ended) = self.opt_function_body(body_scope)?;
        let kind = match name.kind {
            NameKind::Operator => FunctionName::Operator,
            NameKind::Conversion => FunctionName::Conversion,
            NameKind::Literal => FunctionName::Literal,
            NameKind::Destructor => FunctionName::Destructor,
            _ if specifiers.has_type => FunctionName::Identifier,
            _ if !suffix.trailing_return.is_empty() => FunctionName::DeductionGuide,
            _ => FunctionName::Constructor,
        };
        let filed = match kind {
            FunctionName::Constructor => known::CONSTRUCTOR,
            FunctionName::DeductionGuide => known::DEDUCTION_GUIDE,
            _ => name.symbol,
        };
        let id = FunctionId::from_index(self.tree.functions.len());
        let declaration = self.declare(head, DeclarationKind::Function(id));
        let form = self.form_with(head, Some(&name), false);
        self.tree[declaration].form = form;
        let is_friend = specifiers.is_friend;
        let target = self.target_of(&declarator, is_friend);
        let is_first = !self.follows_declarator(&declarator);
        let return_type = if !specifiers.has_type {
            TokenRange::empty_at(name.range.start)
        } else if is_first {
            TokenRange::new(specifiers.type_range.start, declarator.operators_end)
        } else {
            specifiers.type_range
        };
        let deduced = if suffix.trailing_return.is_empty() { specifiers.deduced } else { Deduced::No };
        let has_tail = !suffix.trailing_return.is_empty() || !end.requires_clause.is_empty();
        let tail = has_tail.then(|| self.push_tail(suffix.trailing_return, end.requires_clause));
        self.tree.functions.push(Function {
            declaration,
            name: kind,
            filed,
            name_token: name.token,
            declarator_id: name.range,
            arguments_start: if name.arguments.is_empty() { name.range.end } else { name.arguments.start },
            has_template_keyword: self.kind_at(name.token.previous()) == Kind::Template,
            target,
            return_type,
            wrapped_return: declarator.inner_operator || !is_first && declarator.has_operator,
            deduced,
            open: suffix.open,
            close: suffix.close,
            parameters: suffix.parameters,
            has_ellipsis: suffix.has_ellipsis,
            abbreviated: suffix.abbreviated,
            is_const: suffix.is_const,
            is_volatile: suffix.is_volatile,
            reference: suffix.reference,
            exception_specification: suffix.exception_specification,
            tail,
            is_override: end.is_override,
            is_final: end.is_final,
            body,
        });
        let is_template = !matches!(form, Form::Plain | Form::MemberOfTemplate) || suffix.abbreviated;
        let meaning = if is_template { Meaning::FUNCTION_TEMPLATE } else { Meaning::FUNCTION };
        if let Some(scope) = self.home_of(target, &name, filed) {
            if is_friend && name.qualifier.is_empty() {
                let named = Named::Declaration(declaration);
                self.names.bind_friend(scope, filed, named, meaning, name.token);
            } else {
                self.bind_declarator(declaration, scope, filed, meaning, name.token);
            }
        }
        Ok((declaration, ended))
    }

    fn push_tail(&mut self, trailing_return: TokenRange, requires_clause: TokenRange) -> FunctionTailId {
        let id = FunctionTailId::from_index(self.tree.function_tails.len());
        self.tree.function_tails.push(FunctionTail { trailing_return, requires_clause });
        id
    }

    /// True for the second and later declarators of a list.
    fn follows_declarator(&self, declarator: &Declarator) -> bool {
        self.kind_at(declarator.range.start.previous()) == Kind::Comma
    }

    /// A variable or data member behind its declarator, with its initialiser.
    pub(super) fn variable(
        &mut self,
        head: &Head,
        specifiers: &Specifiers,
        declarator: Declarator,
        role: Role,
    ) -> Parsed<DeclarationId> {
        if !specifiers.has_type {
            return Err(self.failure(Reason::ExpectedType));
        }
        if let Some(name) = declarator.name
            && name.kind != NameKind::Identifier
        {
            return Err(super::Failure { at: name.token, reason: Reason::ExpectedName });
        }
        if self.kind() == Kind::Asm {
            // The assembler name, or the register of a GNU register variable.
            self.advance();
            self.brackets(Kind::OpenParen)?;
        }
        self.opt_attribute_specifier_seq()?;
        let mut bit_width = TokenRange::empty_at(self.at);
        if role == Role::Member && self.accept(Kind::Colon).is_some() {
            bit_width = self.constant(|parser| parser.expression_range(Stops::BIT_WIDTH))?;
        }
        // Declared before its initialiser ([basic.scope.pdecl]).
        let declaration = self.push_variable(head, specifiers, &declarator, role);
        let scope = declarator.target.unwrap_or(self.scope);
        let is_constant = self.tree.has_specifier(declaration, SpecifierKind::Constexpr);
        let begun = self.begin();
        let is_deduced = specifiers.deduced != Deduced::No;
        let written = self.pending.attributes.get(head.attributes..).unwrap_or_default();
        let is_in_memory =
            self.is_device_by_default() || written.iter().any(|attribute| attribute.name.marks_memory());
        let name = declarator.name.map(|name| name.token);
        let declared = (declaration, name, is_in_memory);
        let initializer = self.initializing(declared, |parser| match (is_constant, is_deduced) {
            (true, true) => parser.constant(|parser| parser.deducing(|parser| parser.opt_initializer(scope))),
            (true, false) => parser.constant(|parser| parser.opt_initializer(scope)),
            (false, true) => parser.deducing(|parser| parser.opt_initializer(scope)),
            (false, false) => parser.opt_initializer(scope),
        })?;
        if role == Role::Block
            && let Some(name) = declarator.name
        {
            if self.notes_calls() {
                self.note_declared_object(declaration, name.token, initializer);
                self.note_thread_local(declaration, name.token);
            }
            self.end_variable(begun, declaration, name.token, initializer);
        } else if role == Role::Block && !declarator.structured_binding.is_empty() {
            self.end_variable(begun, declaration, declarator.structured_binding.start, initializer);
        }
        if specifiers.deduced != Deduced::No && self.again.is_some() {
            self.deduce_from(declarator.name.map(|name| name.token), initializer);
        }
        if let DeclarationKind::Variable(id) = self.tree[declaration].kind {
            self.tree[id].initializer = initializer;
            self.tree[id].bit_width = bit_width;
        }
        Ok(declaration)
    }

    /// initializer; possibly none ([dcl.init]).
    fn opt_initializer(&mut self, scope: ScopeId) -> Parsed<Initializer> {
        let start = self.at;
        Ok(match self.kind() {
            Kind::Assign => {
                self.advance();
                let value = self.initializer_range(scope)?;
                Initializer::Equals(start, value)
            }
            Kind::OpenParen => {
                self.brackets(Kind::OpenParen)?;
                let range = self.since(start);
                self.read_later(Later::Parens, range, scope)?;
                Initializer::Parens(range)
            }
            Kind::OpenBrace => {
                self.brackets(Kind::OpenBrace)?;
                let range = self.since(start);
                self.read_later(Later::Braces, range, scope)?;
                Initializer::Braces(range)
            }
            _ => Initializer::None,
        })
    }

    fn push_variable(
        &mut self,
        head: &Head,
        specifiers: &Specifiers,
        declarator: &Declarator,
        role: Role,
    ) -> DeclarationId {
        let id = VariableId::from_index(self.tree.variables.len());
        let declaration = self.declare(head, DeclarationKind::Variable(id));
        let has_arguments = declarator.name.is_some_and(|name| !name.arguments.is_empty());
        let form = self.form_with(head, declarator.name.as_ref(), has_arguments);
        self.tree[declaration].form = form;
        let bounds = self.take_bounds(declarator.first_bound);
        let place = declarator.range.start;
        let name = declarator.name;
        let target = self.target_of(declarator, false);
        self.tree.variables.push(Variable {
            declaration,
            name_token: name.map(|name| name.token),
            declarator_id: name.map_or(TokenRange::empty_at(place), |name| name.range),
            qualifier: name.map_or(TokenRange::empty_at(place), |name| name.qualifier),
            template_arguments: name.map_or(TokenRange::empty_at(place), |name| name.arguments),
            target,
            type_specifier: specifiers.type_range,
            declarator: declarator.range,
            shape: declarator.shape,
            is_const: match declarator.shape {
                Shape::Plain => specifiers.is_const,
                Shape::Array => specifiers.is_const && !declarator.has_operator,
                Shape::Pointer => declarator.is_const,
                _ => false,
            },
            bounds,
            bit_width: TokenRange::empty_at(place),
            initializer: Initializer::None,
            structured_binding: declarator.structured_binding,
            is_field: role == Role::Member && !specifiers.is_static,
            is_deduced: specifiers.deduced != Deduced::No,
        });
        let meaning = if matches!(form, Form::Plain | Form::MemberOfTemplate) {
            Meaning::VALUE
        } else {
            Meaning::VARIABLE_TEMPLATE
        };
        if let Some(scope) = target {
            match name {
                Some(name) => {
                    let scope = self.home_of(target, &name, name.symbol).unwrap_or(scope);
                    self.bind_declarator(declaration, scope, name.symbol, meaning, self.at);
                }
                None => {
                    for token in declarator.structured_binding.iter() {
                        if self.kind_at(token) == Kind::Identifier {
                            let symbol = self.tokens.symbol(token);
                            self.bind_declarator(declaration, scope, symbol, Meaning::VALUE, self.at);
                        }
                    }
                }
            }
        }
        declaration
    }

    /// The array bounds of the declarator just read.
    fn take_bounds(&mut self, mark: usize) -> IdRange<BoundId> {
        let start = self.tree.bounds.len() as u32;
        self.tree.bounds.extend(self.pending.bounds.drain(mark..));
        IdRange::new(start, self.tree.bounds.len() as u32)
    }

    fn unnamed_bit_field(&mut self, head: &Head, specifiers: &Specifiers) -> Parsed<DeclarationId> {
        let place = self.expect(Kind::Colon)?;
        let bit_width = self.expression_range(Stops::BIT_WIDTH)?;
        let id = VariableId::from_index(self.tree.variables.len());
        let declaration = self.declare(head, DeclarationKind::Variable(id));
        let empty = TokenRange::empty_at(place);
        self.tree.variables.push(Variable {
            declaration,
            name_token: None,
            declarator_id: empty,
            qualifier: empty,
            template_arguments: empty,
            target: Some(self.scope),
            type_specifier: specifiers.type_range,
            declarator: empty,
            shape: Shape::Plain,
            is_const: specifiers.is_const,
            bounds: IdRange::default(),
            bit_width,
            initializer: Initializer::None,
            structured_binding: empty,
            is_field: true,
            is_deduced: false,
        });
        Ok(declaration)
    }

    /// A typedef's declarator ([dcl.typedef]).
    fn typedef(
        &mut self,
        head: &Head,
        specifiers: &Specifiers,
        declarator: Declarator,
    ) -> Parsed<DeclarationId> {
        let Some(name) = declarator.name.filter(|name| name.kind == NameKind::Identifier) else {
            return Err(self.failure(Reason::ExpectedName));
        };
        self.opt_attribute_specifier_seq()?;
        let id = AliasId::from_index(self.tree.aliases.len());
        let declaration = self.declare(head, DeclarationKind::Alias(id));
        let bounds = self.take_bounds(declarator.first_bound);
        self.tree.aliases.push(Alias {
            declaration,
            name_token: name.token,
            target: specifiers.type_range,
            declarator: declarator.range,
            shape: declarator.shape,
            bounds,
            is_using: false,
        });
        let symbol: Symbol = name.symbol;
        let binding =
            self.names.bind(self.scope, symbol, Named::Declaration(declaration), Meaning::TYPE, self.at);
        // `typedef struct {...} S;`: the name leads straight to the members.
        if declarator.shape == Shape::Plain
            && let Some(class) = specifiers.declared
            && let DeclarationKind::Class(class) = self.tree[class].kind
            && let Some(scope) = self.tree[class].scope
        {
            self.names.set_scope(binding, scope);
            if self.tree[scope].name.is_none() {
                self.tree[scope].name = symbol;
            }
        }
        Ok(declaration)
    }
}
