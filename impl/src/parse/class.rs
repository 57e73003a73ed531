//! Classes ([class]).

use super::name::{Context, Name, NameKind};
use super::recover::Resume;
use super::specifier::Position;
use super::{Head, Parsed, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::names::Meaning;
use crate::tree::{
    Access, AttributeOwner, Base, BaseId, Class, ClassId, ClassKey, DeclarationId, DeclarationKind, Form,
    IdRange, Reason, ScopeId, ScopeKind,
};

impl Parser<'_> {
    /// class-specifier or elaborated-type-specifier; `None` when it only refers to a class that is declared.
    pub(super) fn class_specifier(
        &mut self,
        position: Position,
        head: &Head,
    ) -> Parsed<Option<DeclarationId>> {
        let key_token = self.advance();
        let key = match self.kind_at(key_token) {
            Kind::Class => ClassKey::Class,
            Kind::Struct => ClassKey::Struct,
            _ => ClassKey::Union,
        };
        let attributes = self.pending.attributes.len();
        self.opt_attribute_specifier_seq()?;
        let mut name = None;
        if matches!(self.kind(), Kind::Identifier | Kind::ColonColon) {
            let found = self.qualified_name_quietly(Context::Type)?;
            if found.kind != NameKind::Identifier {
                return Err(self.failure(Reason::ExpectedName));
            }
            self.note_declared(&found);
            name = Some(found);
        }
        self.opt_attribute_specifier_seq()?;
        let mut final_token = None;
        if self.kind() == Kind::Identifier
            && self.symbol() == known::FINAL
            && matches!(self.ahead(1), Kind::OpenBrace | Kind::Colon | Kind::OpenBracket)
        {
            final_token = Some(self.advance());
            self.opt_attribute_specifier_seq()?;
        }
        let is_definition =
            matches!(self.kind(), Kind::OpenBrace | Kind::Colon) && position != Position::Type;
        // `using X = struct S;` only names the class.
        let is_declaration = self.kind() == Kind::Semicolon && position == Position::Declaration;
        if !is_definition && !is_declaration && !self.declares_by_mention(name.as_ref()) {
            if let (Some(name), true) = (&name, self.again.is_some()) {
                self.note_name(name);
            }
            return Ok(None);
        }
        let id = ClassId::from_index(self.tree.classes.len());
        let declaration = self.declare(head, DeclarationKind::Class(id));
        let here = self.at;
        self.tree.classes.push(Class {
            declaration,
            key,
            key_token,
            name_token: name.map(|name| name.token),
            head_name: name.map_or(TokenRange::empty_at(here), |name| name.range),
            qualifier: name.map_or(TokenRange::empty_at(here), |name| name.qualifier),
            template_arguments: name.map_or(TokenRange::empty_at(here), |name| name.arguments),
            target: Some(self.scope),
            final_token,
            bases: IdRange::default(),
            body: None,
            scope: None,
            is_elaborated: !is_definition && !is_declaration,
        });
        // Attributes before the key belong to the declarators, if there are any.
        let owner = AttributeOwner::Declaration(declaration);
        let leading =
            if is_declaration || self.is_last_of_declaration() { head.attributes } else { attributes };
        self.tree[declaration].attributes = self.give_attributes(leading, owner, false);
        let is_friend = self.pending.specifiers[head.specifiers..]
            .iter()
            .any(|specifier| specifier.kind == crate::tree::SpecifierKind::Friend);
        self.bind_class(id, name.as_ref(), is_friend);
        if let (Some(name), true, true) = (&name, is_friend && head.headers.is_empty(), self.again.is_some())
        {
            self.note_name(name);
        }
        if is_definition {
            self.class_definition(id, declaration, name.as_ref())?;
        }
        Ok(Some(declaration))
    }

    /// True when the class whose head ends here is followed by `;` behind its body: no declarators.
    fn is_last_of_declaration(&self) -> bool {
        let mut at = self.at;
        while !matches!(self.kind_at(at), Kind::OpenBrace | Kind::Semicolon | Kind::CloseBrace | Kind::End) {
            at = match self.kind_at(at) {
                Kind::OpenParen => self.tokens.partner(at).next(),
                _ => at.next(),
            };
        }
        self.kind_at(at) == Kind::OpenBrace && self.kind_at(self.tokens.partner(at).next()) == Kind::Semicolon
    }

    /// `struct X *p;` declares `X` when it is not declared yet ([basic.scope.pdecl]).
    fn declares_by_mention(&self, name: Option<&Name>) -> bool {
        name.is_some_and(|name| {
            name.qualifier.is_empty() && name.arguments.is_empty() && {
                let symbol = self.tokens.symbol(name.token);
                self.local(symbol).is_none()
                    && self.find_name(self.scope, symbol, Meaning::ANY_TYPE).is_none()
            }
        })
    }

    /// Base clause and body.
    fn class_definition(
        &mut self,
        id: ClassId,
        declaration: DeclarationId,
        name: Option<&Name>,
    ) -> Parsed<()> {
        let bases = if self.accept(Kind::Colon).is_some() { self.base_clause()? } else { IdRange::default() };
        let (open, close) = self.brackets(Kind::OpenBrace)?;
        let symbol = name.map_or(Symbol::NONE, |name| self.tokens.symbol(name.token));
        let parent = self.tree[id].target.or(Some(self.scope));
        let scope = self.open_scope(ScopeKind::Class(id), parent, symbol, Some(declaration));
        let entry = &mut self.tree[id];
        entry.bases = bases;
        entry.body = Some((open, close));
        entry.scope = Some(scope);
        for base in bases.iter() {
            match self.tree[base].scope {
                Some(members) => self.names.reach_mut(scope).bases.push(members),
                None => self.names.reach_mut(scope).unknown_base = true,
            }
        }
        self.bind_members(id, scope, name);
        self.at = open.next();
        let deferred = self.deferred();
        if let Some(again) = &mut self.again {
            again.classes += 1;
        }
        let context = self.context;
        if self.tree[self.scope].within.block {
            self.context.local_classes = context.local_classes.saturating_add(1);
        }
        self.member_specification(scope, close);
        self.context = context;
        if let Some(again) = &mut self.again {
            again.classes -= 1;
            if again.classes == 0 {
                self.complete_classes(deferred);
            }
        }
        self.at = close.next();
        Ok(())
    }

    /// base-clause behind the `:` ([class.derived]).
    fn base_clause(&mut self) -> Parsed<IdRange<BaseId>> {
        // A base cannot contain a base-clause, so the entries are contiguous.
        let first = self.tree.bases.len() as u32;
        loop {
            let start = self.at;
            let mut is_virtual = false;
            let head = self.no_head();
            loop {
                match self.kind() {
                    Kind::Virtual => {
                        is_virtual = true;
                        self.advance();
                    }
                    Kind::Public
                    | Kind::Protected
                    | Kind::Private
                    | Kind::Typename
                    | Kind::Struct
                    | Kind::Class => {
                        self.advance();
                    }
                    _ if self.at_attribute() => self.attribute_specifier()?,
                    _ => break,
                }
            }
            self.drop_pending(&head);
            let name = self.qualified_name(Context::Type)?.range;
            self.accept(Kind::Ellipsis);
            let is_dependent =
                self.is_dependent(name) || self.again.is_some() && self.has_dependent_alias(name);
            let scope = if is_dependent {
                None
            } else {
                let resolved = self.members_of_type(self.scope, name, crate::limits::ALIAS_DEPTH);
                resolved.scope()
            };
            let range = self.since(start);
            self.tree.bases.push(Base { range, name, is_virtual, scope, is_dependent });
            if self.accept(Kind::Comma).is_none() {
                return Ok(IdRange::new(first, self.tree.bases.len() as u32));
            }
        }
    }

    /// member-specification up to `close`. A member that cannot be read is passed over.
    fn member_specification(&mut self, scope: ScopeId, close: TokenId) {
        let outer_scope = std::mem::replace(&mut self.scope, scope);
        let key = self.tree[scope].class().map(|class| self.tree[class].key);
        let access = if key == Some(ClassKey::Class) { Access::Private } else { Access::Public };
        let outer_access = self.access.replace(access);
        let outer_linkage = self.linkage;
        while self.at < close {
            let start = self.at;
            let resume = Resume::at(self);
            if let Err(failure) = self.member_declaration() {
                self.recover(resume, failure, close);
            }
            if self.at <= start {
                self.at = start.next();
            }
        }
        self.linkage = outer_linkage;
        self.access = outer_access;
        self.scope = outer_scope;
    }

    /// member-declaration ([class.mem]).
    fn member_declaration(&mut self) -> Parsed<()> {
        match self.kind() {
            kind @ (Kind::Public | Kind::Protected | Kind::Private) if self.ahead(1) == Kind::Colon => {
                self.advance();
                self.advance();
                self.access = Some(match kind {
                    Kind::Public => Access::Public,
                    Kind::Protected => Access::Protected,
                    _ => Access::Private,
                });
                Ok(())
            }
            _ => self.declaration(),
        }
    }

    /// The form of a class with these headers and this name ([temp.spec]).
    pub(super) fn class_form(&self, head: &Head, name: Option<&Name>) -> Form {
        let arguments = name.is_some_and(|name| !name.arguments.is_empty());
        self.form_with(head, name, arguments)
    }
}
