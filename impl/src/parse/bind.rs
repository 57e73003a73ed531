//! Filing: new declarations, scopes, and the names that become visible with them.

use super::declarator::Declarator;
use super::name::Name;
use super::{Head, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::{Meaning, Named};
use crate::tree::{
    ClassId, Declaration, DeclarationId, DeclarationKind, Form, IdRange, Scope, ScopeId, ScopeKind, Within,
};

impl Parser<'_> {
    /// Adds a declaration that has what `head` says; its attributes follow later.
    pub(super) fn declare(&mut self, head: &Head, kind: DeclarationKind) -> DeclarationId {
        let first = self.tree.specifiers.len() as u32;
        self.tree.specifiers.extend_from_slice(&self.pending.specifiers[head.specifiers..]);
        let specifiers = IdRange::new(first, self.tree.specifiers.len() as u32);
        let declaration = self.push_declaration(Declaration {
            kind,
            range: self.since(head.start),
            scope: self.scope,
            linkage: self.linkage,
            access: self.access.filter(|_| matches!(self.tree[self.scope].kind, ScopeKind::Class(_))),
            attributes: IdRange::default(),
            specifiers,
            headers: head.headers,
            form: head.form,
            group: DeclarationId::default(),
            entity: None,
        });
        self.tree[declaration].group = declaration;
        declaration
    }

    pub(super) fn push_declaration(&mut self, declaration: Declaration) -> DeclarationId {
        let id = DeclarationId::from_index(self.tree.declarations.len());
        let scope = declaration.scope;
        self.tree.declarations.push(declaration);
        self.tree[scope].declarations.push(id);
        id
    }

    /// Adds a scope.
    pub(super) fn open_scope(
        &mut self,
        kind: ScopeKind,
        parent: Option<ScopeId>,
        name: Symbol,
        owner: Option<DeclarationId>,
    ) -> ScopeId {
        let id = ScopeId::from_index(self.tree.scopes.len());
        let within = self.stands_within(kind, parent);
        self.tree.scopes.push(Scope { kind, parent, name, owner, declarations: Vec::new(), within });
        self.names.reach_mut(id);
        id
    }

    /// What a scope of this kind in `parent` is or stands in.
    fn stands_within(&self, kind: ScopeKind, parent: Option<ScopeId>) -> Within {
        let around = parent.map_or_else(Within::default, |parent| self.tree[parent].within);
        match kind {
            ScopeKind::Namespace { .. } => Within::default(),
            ScopeKind::Block => Within { block: true, ..around },
            ScopeKind::Enum(_) | ScopeKind::Function(_) => around,
            ScopeKind::Class(class) => {
                let declaration = &self.tree[self.tree[class].declaration];
                let template = !declaration.headers.is_empty();
                Within {
                    template: around.template || template,
                    pattern: around.pattern || template && declaration.form != Form::ExplicitSpecialization,
                    ..around
                }
            }
        }
    }

    /// The form of a declaration with these headers and this name ([temp.spec]); `has_arguments` tells whether
    /// the name itself has template arguments.
    pub(super) fn form_with(&self, head: &Head, name: Option<&Name>, has_arguments: bool) -> Form {
        if head.form != Form::Plain || head.headers.is_empty() {
            return head.form;
        }
        let headers = head.headers.of(&self.tree.headers);
        if headers.last().is_some_and(|header| header.parameters.is_empty()) {
            return Form::ExplicitSpecialization;
        }
        let enclosing = name.map_or(0, |name| self.template_ids(name.qualifier));
        if headers.len() <= enclosing {
            Form::MemberOfTemplate
        } else if has_arguments {
            Form::PartialSpecialization
        } else {
            Form::Template
        }
    }

    /// How many components of a qualifier have template arguments.
    fn template_ids(&self, qualifier: TokenRange) -> usize {
        let mut at = qualifier.start;
        let mut count = 0;
        while at < qualifier.end {
            match self.tokens.angle_partner(at) {
                Some(greater) if self.kind_at(at) == Kind::Less => {
                    count += 1;
                    at = greater.next();
                }
                _ => at = at.next(),
            }
        }
        count
    }

    /// Files a class's name and sets its form and target.
    pub(super) fn bind_class(&mut self, id: ClassId, name: Option<&Name>, is_friend: bool) {
        let declaration = self.tree[id].declaration;
        let head = self.head_of(declaration);
        let form = self.class_form(&head, name);
        self.tree[declaration].form = form;
        let Some(name) = name else { return };
        let befriended = if is_friend && name.qualifier.is_empty() {
            self.member_class(self.tokens.symbol(name.token))
        } else {
            None
        };
        let target = if !name.qualifier.is_empty() {
            self.qualifier(name.qualifier).scope()
        } else if befriended.is_some() {
            befriended
        } else if is_friend || self.tree[id].is_elaborated {
            Some(self.enclosing_namespace())
        } else {
            Some(self.scope)
        };
        self.tree[id].target = target;
        let Some(scope) = target.filter(|_| befriended.is_none()) else { return };
        // A friend with template arguments is a specialisation, of a template from wherever lookup finds it.
        if is_friend && !name.arguments.is_empty() {
            return;
        }
        let symbol = self.tokens.symbol(name.token);
        let meaning = match form {
            Form::Plain | Form::MemberOfTemplate => Meaning::TYPE,
            _ => Meaning::TYPE_TEMPLATE,
        };
        // A specialisation or instantiation declares no name; it is filed where its template is.
        let scope = if name.arguments.is_empty() {
            scope
        } else {
            self.find_member(scope, symbol, Meaning::ANY_TYPE).map_or(scope, |found| found.scope)
        };
        self.names.bind(scope, symbol, Named::Declaration(declaration), meaning, name.token.next());
    }

    /// The class around of which `symbol` is a member type: what `friend class X` names before it names something
    /// of the namespace ([class.friend]).
    fn member_class(&self, symbol: Symbol) -> Option<ScopeId> {
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            self.tree[scope].class()?;
            if let Some(found) = self.find_member(scope, symbol, Meaning::ANY_TYPE) {
                return Some(found.scope);
            }
            at = self.tree[scope].parent;
        }
        None
    }

    /// Says where the members of a class are found by its name.
    pub(super) fn bind_members(&mut self, id: ClassId, members: ScopeId, name: Option<&Name>) {
        let (Some(name), Some(target)) = (name, self.tree[id].target) else {
            return;
        };
        let symbol = self.tokens.symbol(name.token);
        let Some(found) = self.find_member(target, symbol, Meaning::ANY_TYPE) else {
            return;
        };
        if name.arguments.is_empty() {
            self.names.set_scope(found.binding, members);
        } else {
            let fingerprint = self.fingerprint(name.arguments.iter());
            self.names.add_specialization(found.binding, fingerprint, members);
        }
    }

    fn head_of(&self, declaration: DeclarationId) -> Head {
        let entry = &self.tree[declaration];
        Head {
            start: entry.range.start,
            headers: entry.headers,
            form: entry.form,
            attributes: 0,
            specifiers: 0,
        }
    }

    /// Files a function's or variable's name in `scope`.
    pub(super) fn bind_declarator(
        &mut self,
        declaration: DeclarationId,
        scope: ScopeId,
        symbol: Symbol,
        meaning: Meaning,
        position: TokenId,
    ) {
        if !symbol.is_none() {
            self.names.bind(scope, symbol, Named::Declaration(declaration), meaning, position);
        }
    }

    /// Where a declarator's name is filed: a qualified name where it is declared, also when that is an inline
    /// namespace of the scope it names.
    pub(super) fn home_of(&self, target: Option<ScopeId>, name: &Name, symbol: Symbol) -> Option<ScopeId> {
        target.map(
            |scope| {
                if name.qualifier.is_empty() { scope } else { self.names.home(self.tree, scope, symbol) }
            },
        )
    }

    /// The scope that a declarator's name belongs to: the qualifier's, for an unqualified friend the enclosing
    /// namespace, else the current one.
    pub(super) fn target_of(&self, declarator: &Declarator, is_friend: bool) -> Option<ScopeId> {
        match &declarator.name {
            Some(name) if !name.qualifier.is_empty() => declarator.target,
            _ if is_friend => Some(self.enclosing_namespace()),
            _ => Some(self.scope),
        }
    }
}
