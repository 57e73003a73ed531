//! Enums ([dcl.enum]).

use super::name::Context;
use super::passed::Stops;
use super::specifier::Position;
use super::{Head, Parsed, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::{Meaning, Named};
use crate::tree::{
    AttributeOwner, DeclarationId, DeclarationKind, Enum, EnumId, Enumerator, EnumeratorId, IdRange, Reason,
    ScopeId, ScopeKind,
};

impl Parser<'_> {
    /// enum-specifier, opaque-enum-declaration or elaborated-type-specifier; `None` when it only refers.
    pub(super) fn enum_specifier(
        &mut self,
        position: Position,
        head: &Head,
    ) -> Parsed<Option<DeclarationId>> {
        let key_token = self.expect(Kind::Enum)?;
        let is_scoped = self.accept(Kind::Class).is_some() || self.accept(Kind::Struct).is_some();
        let attributes = self.pending.attributes.len();
        self.opt_attribute_specifier_seq()?;
        let mut name = None;
        let mut head_name = TokenRange::empty_at(self.at);
        if matches!(self.kind(), Kind::Identifier | Kind::ColonColon) {
            let found = self.qualified_name_quietly(Context::Type)?;
            head_name = found.range;
            name = Some(found);
        }
        let mut underlying_type = TokenRange::empty_at(self.at);
        if self.kind() == Kind::Colon && self.begins_enum_base() {
            self.advance();
            let start = self.at;
            let base = self.no_head();
            self.decl_specifier_seq(Position::Type, &base)?;
            self.drop_pending(&base);
            underlying_type = self.since(start);
        }
        let has_body = self.kind() == Kind::OpenBrace && position != Position::Type;
        let is_opaque = self.kind() == Kind::Semicolon && (is_scoped || !underlying_type.is_empty());
        if !has_body && !is_opaque {
            if let (Some(name), true) = (&name, self.again.is_some()) {
                self.note_name(name);
            }
            return Ok(None);
        }
        let id = EnumId::from_index(self.tree.enums.len());
        let declaration = self.declare(head, DeclarationKind::Enum(id));
        let next = self.tree.enumerators.len() as u32;
        self.tree.enums.push(Enum {
            declaration,
            key_token,
            is_scoped,
            name_token: name.map(|name| name.token),
            head_name,
            underlying_type,
            body: None,
            enumerators: IdRange::new(next, next),
            scope: None,
            is_elaborated: false,
        });
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(attributes, owner, false);
        let target = match name {
            Some(name) if !name.qualifier.is_empty() => self.qualifier(name.qualifier).scope(),
            _ => Some(self.scope),
        };
        let symbol = name.map_or(Symbol::NONE, |name| self.tokens.symbol(name.token));
        let binding = target.filter(|_| !symbol.is_none()).map(|scope| {
            self.names.bind(scope, symbol, Named::Declaration(declaration), Meaning::TYPE, head_name.last())
        });
        if has_body {
            let (open, close) = self.brackets(Kind::OpenBrace)?;
            let scope = self.open_scope(ScopeKind::Enum(id), target, symbol, Some(declaration));
            if let Some(binding) = binding {
                self.names.set_scope(binding, scope);
            }
            let outer = self.scope;
            if is_scoped {
                // Its enumerators are visible in the values behind them.
                self.scope = scope;
            }
            let enumerators = self.enumerator_list(open, close, self.scope);
            self.scope = outer;
            let enumerators = enumerators?;
            let entry = &mut self.tree[id];
            entry.body = Some((open, close));
            entry.enumerators = enumerators;
            entry.scope = Some(scope);
            self.at = close.next();
        }
        Ok(Some(declaration))
    }

    /// `enum E : int` against an unnamed bit-field `enum E : 3`.
    fn begins_enum_base(&self) -> bool {
        let first = self.ahead(1);
        first.is_builtin_type()
            || matches!(
                first,
                Kind::Identifier
                    | Kind::ColonColon
                    | Kind::Typename
                    | Kind::Decltype
                    | Kind::TypeTrait
                    | Kind::Const
            )
    }

    /// enumerator-list between the braces; the names go to `scope`.
    fn enumerator_list(
        &mut self,
        open: TokenId,
        close: TokenId,
        scope: ScopeId,
    ) -> Parsed<IdRange<EnumeratorId>> {
        let start = self.tree.enumerators.len() as u32;
        let mut steps = 0;
        self.at = open.next();
        while self.at < close {
            if self.kind() != Kind::Identifier {
                return Err(self.failure(Reason::ExpectedName));
            }
            let name_token = self.advance();
            let head = self.no_head();
            self.opt_attribute_specifier_seq()?;
            self.drop_pending(&head);
            let mut value = TokenRange::empty_at(self.at);
            if self.accept(Kind::Assign).is_some() {
                value = self.constant(|parser| parser.expression_range(Stops::COMMA))?;
            }
            let id = EnumeratorId::from_index(self.tree.enumerators.len());
            steps = if value.is_empty() { steps + 1 } else { 0 };
            self.tree.enumerators.push(Enumerator { name_token, value, steps });
            let symbol = self.tokens.symbol(name_token);
            // Declared behind its value.
            self.names.bind(scope, symbol, Named::Enumerator(id), Meaning::VALUE, self.at.previous());
            if self.accept(Kind::Comma).is_none() && self.at != close {
                return Err(self.failure(Reason::ExpectedToken));
            }
        }
        Ok(IdRange::new(start, self.tree.enumerators.len() as u32))
    }
}
