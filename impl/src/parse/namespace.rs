//! Namespaces, linkage specifications, using ([basic.namespace], [dcl.link], [namespace.udecl]).

use super::name::{Context, NameKind};
use super::passed::Stops;
use super::specifier::Position;
use super::{Head, Parsed, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::{Meaning, Named};
use crate::tree::{
    Alias, AliasId, AttributeOwner, DeclarationKind, IdRange, LinkageId, LinkageSpecification,
    NamespaceDefinition, NamespaceId, Reason, ScopeId, ScopeKind, Shape, Using, UsingId, UsingKind,
};

/// A namespace or linkage specification whose body is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    open: TokenId,
    /// The closing brace; `None` while the token is not there yet.
    close: Option<TokenId>,
    /// What is around it.
    scope: ScopeId,
    linkage: Option<LinkageId>,
    entered: Entered,
}

/// Whose body it is.
#[derive(Clone, Copy, Debug)]
enum Entered {
    /// The namespaces from this one on whose brace it is.
    Namespace(NamespaceId),
    Linkage(LinkageId),
}

impl Parser<'_> {
    /// The frame to go back to when the partner of the brace `open` is reached.
    fn frame(&self, open: TokenId, entered: Entered) -> Frame {
        let close = self.tokens.known_partner(open);
        Frame { open, close, scope: self.scope, linkage: self.linkage, entered }
    }

    /// The closing brace of `frame`, if it is there.
    pub(super) fn close_of(&self, frame: &Frame) -> Option<TokenId> {
        frame.close.or_else(|| self.tokens.known_partner(frame.open))
    }

    /// Leaves the body that `frame` entered; without its closing brace at the end of the input.
    pub(super) fn leave(&mut self, frame: Frame) {
        let close = self.close_of(&frame).unwrap_or(self.at);
        self.scope = frame.scope;
        self.linkage = frame.linkage;
        self.at = close.next();
        if frame.close.is_some() {
            return;
        }
        match frame.entered {
            Entered::Linkage(id) => {
                let declaration = self.tree[id].declaration;
                self.tree[id].body = Some((frame.open, close));
                self.tree[declaration].range.end = close.next();
            }
            Entered::Namespace(first) => {
                for index in first.index()..self.tree.namespaces.len() {
                    let namespace = &mut self.tree.namespaces[index];
                    if namespace.open != frame.open {
                        break;
                    }
                    namespace.close = close;
                    let declaration = namespace.declaration;
                    self.tree[declaration].range.end = close.next();
                }
            }
        }
    }

    /// namespace-definition or namespace-alias-definition. The body of a definition is entered: the frame is for
    /// the way back.
    pub(super) fn namespace_definition(&mut self, head: Head) -> Parsed<Option<Frame>> {
        let mut is_inline = self.accept(Kind::Inline).is_some();
        let key_token = self.expect(Kind::Namespace)?;
        self.opt_attribute_specifier_seq()?;
        let mut names = Vec::new();
        while self.kind() == Kind::Identifier || self.kind() == Kind::Inline {
            is_inline |= self.accept(Kind::Inline).is_some();
            let name = self.expect(Kind::Identifier)?;
            names.push((name, is_inline));
            is_inline = false;
            if self.accept(Kind::ColonColon).is_none() {
                break;
            }
        }
        if let [(name, _)] = names[..]
            && self.kind() == Kind::Assign
        {
            self.namespace_alias(head, name)?;
            return Ok(None);
        }
        self.opt_attribute_specifier_seq()?;
        let (open, close) = self.brackets(Kind::OpenBrace)?;
        let frame = self.frame(open, Entered::Namespace(NamespaceId::from_index(self.tree.namespaces.len())));
        if names.is_empty() {
            let scope = self.namespace_scope(Symbol::NONE, is_inline, true);
            self.open_namespace(&head, key_token, None, is_inline, scope, (open, close));
        }
        let attributes = head.attributes;
        for (index, &(name, is_inline)) in names.iter().enumerate() {
            // The attributes belong to the innermost one.
            let last = index + 1 == names.len();
            let head =
                Head { attributes: if last { attributes } else { self.pending.attributes.len() }, ..head };
            let scope = self.namespace_scope(self.tokens.symbol(name), is_inline, false);
            self.open_namespace(&head, key_token, Some(name), is_inline, scope, (open, close));
        }
        self.at = open.next();
        Ok(Some(frame))
    }

    /// The scope of the namespace of that name in the current one: an existing one or a new one.
    fn namespace_scope(&mut self, symbol: Symbol, is_inline: bool, is_anonymous: bool) -> ScopeId {
        let existing = if is_anonymous {
            let reach = self.names.reach(self.scope);
            reach.and_then(|reach| {
                reach.inline.iter().copied().find(|&scope| {
                    matches!(self.tree[scope].kind, ScopeKind::Namespace { is_anonymous: true, .. })
                })
            })
        } else {
            // An inline namespace's member is reopened through its parent, too ([namespace.def]).
            self.find_member(self.scope, symbol, Meaning::NAMESPACE)
                .and_then(|found| self.names.members(found))
                .filter(|&scope| self.is_within(scope, self.scope))
        };
        existing.unwrap_or_else(|| {
            let kind = ScopeKind::Namespace { is_inline, is_anonymous };
            let scope = self.open_scope(kind, Some(self.scope), symbol, None);
            if is_inline || is_anonymous {
                let outer = self.scope;
                self.names.reach_mut(outer).inline.push(scope);
            }
            scope
        })
    }

    /// True when `scope` is a direct member of `outer` or of its inline namespaces.
    fn is_within(&self, scope: ScopeId, outer: ScopeId) -> bool {
        let mut at = self.tree[scope].parent;
        while let Some(parent) = at {
            if parent == outer {
                return true;
            }
            let ScopeKind::Namespace { is_inline, is_anonymous } = self.tree[parent].kind else {
                return false;
            };
            if !is_inline && !is_anonymous {
                return false;
            }
            at = self.tree[parent].parent;
        }
        false
    }

    /// Declares one opening and enters it.
    fn open_namespace(
        &mut self,
        head: &Head,
        key_token: TokenId,
        name_token: Option<TokenId>,
        is_inline: bool,
        scope: ScopeId,
        (open, close): (TokenId, TokenId),
    ) {
        let id = NamespaceId::from_index(self.tree.namespaces.len());
        let declaration = self.declare(head, DeclarationKind::Namespace(id));
        self.tree[declaration].range.end = close.next();
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
        let is_first = self.tree[scope].owner.is_none();
        self.tree[scope].owner.get_or_insert(declaration);
        self.tree.namespaces.push(NamespaceDefinition {
            declaration,
            key_token,
            name_token,
            is_inline,
            open,
            close,
            scope,
            is_first,
        });
        if let Some(name) = name_token {
            let symbol = self.tokens.symbol(name);
            // Filed where it is a member, also when it is reopened from outside of an inline namespace.
            let parent = self.tree[scope].parent.unwrap_or(self.scope);
            let binding =
                self.names.bind(parent, symbol, Named::Declaration(declaration), Meaning::NAMESPACE, name);
            self.names.set_scope(binding, scope);
        }
        self.scope = scope;
    }

    /// namespace-alias-definition, the `=` being here.
    fn namespace_alias(&mut self, head: Head, name_token: TokenId) -> Parsed<()> {
        self.expect(Kind::Assign)?;
        let target = self.qualified_name(Context::Type)?.range;
        self.expect(Kind::Semicolon)?;
        let scope = self.qualifier(target).scope();
        let id = AliasId::from_index(self.tree.aliases.len());
        let declaration = self.declare(&head, DeclarationKind::NamespaceAlias(id));
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
        self.push_alias(declaration, name_token, target);
        let symbol = self.tokens.symbol(name_token);
        let binding = self.names.bind(
            self.scope,
            symbol,
            Named::Declaration(declaration),
            Meaning::NAMESPACE,
            target.end,
        );
        if let Some(scope) = scope {
            self.names.set_scope(binding, scope);
        }
        Ok(())
    }

    fn push_alias(
        &mut self,
        declaration: crate::tree::DeclarationId,
        name_token: TokenId,
        target: TokenRange,
    ) {
        self.tree.aliases.push(Alias {
            declaration,
            name_token,
            target,
            declarator: TokenRange::empty_at(name_token),
            shape: Shape::Plain,
            bounds: IdRange::default(),
            is_using: true,
        });
    }

    /// linkage-specification ([dcl.link]). A body is entered: the frame is for the way back.
    pub(super) fn linkage_specification(&mut self, head: Head) -> Parsed<Option<Frame>> {
        let extern_token = self.expect(Kind::Extern)?;
        let language_token = self.expect(Kind::String)?;
        let id = LinkageId::from_index(self.tree.linkages.len());
        let declaration = self.declare(&head, DeclarationKind::Linkage(id));
        let length = self.tokens.get(language_token).span().len();
        self.tree.linkages.push(LinkageSpecification {
            declaration,
            extern_token,
            language_token,
            // `"C"` against `"C++"`: no other language exists.
            is_c: length == 3,
            body: None,
        });
        if self.kind() == Kind::OpenBrace {
            let (open, close) = self.brackets(Kind::OpenBrace)?;
            self.tree[id].body = Some((open, close));
            self.tree[declaration].range.end = close.next();
            let frame = self.frame(open, Entered::Linkage(id));
            self.linkage = Some(id);
            self.at = open.next();
            return Ok(Some(frame));
        }
        let outer = self.linkage.replace(id);
        let result = self.nested(Self::declaration);
        self.linkage = outer;
        self.tree[declaration].range.end = self.at;
        result.map(|()| None)
    }

    /// using-declaration, using-directive, using-enum-declaration, alias-declaration.
    pub(super) fn using(&mut self, head: Head) -> Parsed<()> {
        match self.ahead(1) {
            Kind::Namespace => self.using_directive(head),
            Kind::Enum => self.using_enum(head),
            Kind::Identifier
                if matches!(self.ahead(2), Kind::Assign | Kind::OpenBracket | Kind::Attribute) =>
            {
                self.alias_declaration(head)
            }
            _ => self.using_declaration(head),
        }
    }

    fn using_directive(&mut self, head: Head) -> Parsed<()> {
        self.expect(Kind::Using)?;
        self.expect(Kind::Namespace)?;
        let name = self.qualified_name(Context::Type)?;
        self.opt_attribute_specifier_seq()?;
        self.expect(Kind::Semicolon)?;
        let target = self.qualifier(name.range).scope();
        if let Some(target) = target {
            let (scope, at) = (self.scope, self.at);
            self.names.nominate(self.tree, scope, (at, target));
        }
        self.push_using(&head, UsingKind::Directive, name.range, name.token, false, target);
        Ok(())
    }

    fn using_enum(&mut self, head: Head) -> Parsed<()> {
        self.expect(Kind::Using)?;
        self.expect(Kind::Enum)?;
        let name = self.qualified_name(Context::Type)?;
        self.expect(Kind::Semicolon)?;
        let target = self.qualifier(name.range).scope();
        if let Some(target) = target {
            let scope = self.scope;
            self.names.reach_mut(scope).inline.push(target);
        }
        self.push_using(&head, UsingKind::Enum, name.range, name.token, false, target);
        Ok(())
    }

    fn using_declaration(&mut self, head: Head) -> Parsed<()> {
        self.expect(Kind::Using)?;
        loop {
            let typename = self.accept(Kind::Typename).is_some();
            let name = self.qualified_name_quietly(Context::Type)?;
            // It names without using: nothing to rewrite, but something to tell.
            if self.notes_all() {
                self.note_name(&name);
            }
            self.accept(Kind::Ellipsis);
            self.opt_attribute_specifier_seq()?;
            let target = self.qualifier(name.qualifier).scope();
            let declaration =
                self.push_using(&head, UsingKind::Declaration, name.range, name.token, typename, target);
            // `using Base::Base` names constructors.
            let inherits = matches!(name.kind, NameKind::Identifier)
                && name.previous.is_some_and(|previous| self.tokens.symbol(previous) == name.symbol);
            if inherits {
                let scope = self.scope;
                self.names.reach_mut(scope).inherits = true;
            }
            if !inherits && !name.symbol.is_none() {
                let found = target.and_then(|scope| self.find_member(scope, name.symbol, Meaning::NONE));
                let meaning = match found {
                    Some(found) => found.meaning,
                    None if typename => Meaning::TYPE,
                    None => Meaning::UNKNOWN,
                };
                let named = Named::Using(declaration, found.map(|found| found.binding));
                let members = found.and_then(|found| self.names.members(found));
                let binding = self.names.bind(self.scope, name.symbol, named, meaning, self.at);
                if let Some(members) = members {
                    self.names.set_scope(binding, members);
                }
            }
            if self.accept(Kind::Comma).is_none() {
                break;
            }
        }
        self.expect(Kind::Semicolon)?;
        Ok(())
    }

    fn push_using(
        &mut self,
        head: &Head,
        kind: UsingKind,
        name: TokenRange,
        name_token: TokenId,
        typename: bool,
        target: Option<ScopeId>,
    ) -> crate::tree::DeclarationId {
        let id = UsingId::from_index(self.tree.usings.len());
        let declaration = self.declare(head, DeclarationKind::Using(id));
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
        self.tree.usings.push(Using { declaration, kind, name, name_token, typename, target });
        declaration
    }

    /// alias-declaration ([dcl.typedef], [temp.alias]).
    pub(super) fn alias_declaration(&mut self, head: Head) -> Parsed<()> {
        self.expect(Kind::Using)?;
        let name_token = self.expect(Kind::Identifier)?;
        self.opt_attribute_specifier_seq()?;
        self.expect(Kind::Assign)?;
        let attributes = self.pending.attributes.len();
        // The attributes of the type-id are this declaration's business too.
        let classes = self.tree.classes.len();
        let target = self.nested(|parser| parser.type_id_at(Position::DefiningType))?;
        debug_assert!(self.pending.attributes.len() >= attributes);
        self.opt_attribute_specifier_seq()?;
        self.expect(Kind::Semicolon)?;
        let id = AliasId::from_index(self.tree.aliases.len());
        let declaration = self.declare(&head, DeclarationKind::Alias(id));
        let form = self.form_with(&head, None, false);
        self.tree[declaration].form = form;
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
        self.push_alias(declaration, name_token, target);
        let meaning = if head.headers.is_empty() { Meaning::TYPE } else { Meaning::TYPE_TEMPLATE };
        let symbol = self.tokens.symbol(name_token);
        // Declared behind the type-id: `using X = X<T>` names the outer X.
        let binding =
            self.names.bind(self.scope, symbol, Named::Declaration(declaration), meaning, target.end);
        // `using S = struct {...};`: the name leads straight to the members.
        let class = self.tree.classes.get(classes).filter(|class| {
            class.name_token.is_none()
                && class.body.is_some_and(|(_, close)| close.next() == target.end)
                && target.contains(class.key_token)
        });
        if let Some(scope) = class.and_then(|class| class.scope) {
            self.names.set_scope(binding, scope);
            if self.tree[scope].name.is_none() {
                self.tree[scope].name = symbol;
            }
        }
        Ok(())
    }

    /// concept-definition ([temp.concept]).
    pub(super) fn concept_definition(&mut self, head: Head) -> Parsed<()> {
        self.expect(Kind::Concept)?;
        let name_token = self.expect(Kind::Identifier)?;
        self.opt_attribute_specifier_seq()?;
        self.expect(Kind::Assign)?;
        let target = self.expression_range(Stops::NONE)?;
        self.expect(Kind::Semicolon)?;
        let id = AliasId::from_index(self.tree.aliases.len());
        let declaration = self.declare(&head, DeclarationKind::Concept(id));
        self.tree[declaration].form = self.form_with(&head, None, false);
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
        self.push_alias(declaration, name_token, target);
        let symbol = self.tokens.symbol(name_token);
        self.names.bind(self.scope, symbol, Named::Declaration(declaration), Meaning::CONCEPT, name_token);
        Ok(())
    }

    /// static_assert-declaration and asm-declaration.
    pub(super) fn static_assert_or_asm(&mut self, head: Head) -> Parsed<()> {
        let kind =
            if self.kind() == Kind::Asm { DeclarationKind::Asm } else { DeclarationKind::StaticAssert };
        self.advance();
        while matches!(self.kind(), Kind::Volatile | Kind::Inline | Kind::Goto) {
            self.advance();
        }
        if kind == DeclarationKind::StaticAssert {
            self.constant(Self::parentheses)?;
        } else {
            let open = self.at;
            self.brackets(Kind::OpenParen)?;
            let range = self.since(open);
            if self.wants(range) {
                self.again(range, Self::asm_operands)?;
            }
        }
        if self.accept(Kind::Semicolon).is_none() {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let declaration = self.declare(&head, kind);
        let owner = AttributeOwner::Declaration(declaration);
        self.tree[declaration].attributes = self.give_attributes(head.attributes, owner, false);
        Ok(())
    }
}
