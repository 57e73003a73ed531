//! Names of types: lookup, aliases, members of template instances.

use super::super::model::{Argument, Component, Name, Type};
use super::constexpr_call::Locals;
use super::cursor::Cursor;
use super::effort::Bindings;
use super::made_up::{made_up, made_up_enumeration};
use super::{Known, Missing, Spelling, Standing};
use crate::lex::{Kind, Symbol, TokenId, known};
use crate::limits::{NAME_COMPONENTS, TYPE_DEPTH};
use crate::names::{BindingId, Found, Lookup, Named};
use crate::statistics::UnknownReason;
use crate::tree::{
    Alias, ClassId, DeclarationId, DeclarationKind, EnumId, Form, IdRange, ScopeId, ScopeKind, Shape,
    TemplateParameterId,
};

/// What a name in a qualifier or at its end denotes.
#[derive(Clone, Debug)]
pub(super) enum Denoted {
    Namespace(ScopeId),
    /// A type, with the bindings that hold inside of it.
    Type(Type, Bindings, Option<ScopeId>),
}

/// What a binding declares first.
pub(super) enum Declared {
    Namespace(ScopeId),
    Class(ClassId),
    Enum(EnumId),
    Alias(DeclarationId),
}

impl<'a> Spelling<'a> {
    /// The type that the name at the cursor denotes; the cursor goes behind it.
    pub(super) fn named_type(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        match self.nested_name(cursor, standing, false)? {
            Denoted::Type(ty, ..) => Ok(ty),
            Denoted::Namespace(_) => Err(Missing::Form),
        }
    }

    /// The class of a `C::` at the cursor; the cursor goes behind the last `::`.
    pub(super) fn qualifier_type(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        match self.nested_name(cursor, standing, true)? {
            Denoted::Type(ty, ..) => Ok(ty),
            Denoted::Namespace(_) => Err(Missing::Form),
        }
    }

    /// The name of the class template at the cursor, a template argument; namespaces qualify it.
    pub(super) fn template_name(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Name> {
        let unit = self.unit;
        let (tree, tokens) = (unit.tree, unit.tokens);
        if let Some(argument) = self.bound(cursor.symbol(), standing)? {
            cursor.step();
            return match argument {
                Argument::Template(name) => Ok(name),
                _ => Err(Missing::Form),
            };
        }
        let mut scope = cursor.eat(Kind::ColonColon).then_some(crate::tree::Tree::GLOBAL);
        loop {
            let symbol = cursor.symbol();
            let found = match scope {
                Some(scope) => unit.names.lookup_in(tree, scope, symbol, standing.position),
                None => unit.names.lookup(tree, tokens, standing.scope, symbol, standing.position).found(),
            };
            let declared = self.declared_by(found.ok_or(Missing::Undeclared)?.binding, 0)?;
            cursor.step();
            match declared {
                Declared::Namespace(inner) if cursor.eat(Kind::ColonColon) => scope = Some(inner),
                Declared::Class(class) if tree[tree[class].declaration].form == Form::Template => {
                    let mut name = self.scope_name_bound(self.home(class), standing)?;
                    let token = tree[class].name_token.ok_or(Missing::Unnamed)?;
                    name.0.push(Component::source(tokens.name(token)));
                    return Ok(name);
                }
                _ => return Err(Missing::Form),
            }
        }
    }

    /// `struct X`, `enum n::E`, or a definition in the specifiers; the cursor goes behind it.
    pub(super) fn elaborated(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let key = cursor.at();
        cursor.step();
        while matches!(cursor.kind(), Kind::Struct | Kind::Class) {
            cursor.step();
        }
        let tree = self.unit.tree;
        let declared = |id: &DeclarationId| match tree[*id].kind {
            DeclarationKind::Class(class) => tree[class].key_token == key,
            DeclarationKind::Enum(id) => tree[id].key_token == key,
            _ => false,
        };
        let here = self.declared_around(key, standing.scope).find(declared);
        debug_assert_eq!(here, tree[standing.scope].declarations.iter().copied().find(declared));
        let ty = match here.map(|id| tree[id].kind) {
            Some(DeclarationKind::Class(class)) => {
                let declaration = tree[class].declaration;
                if tree[class].name_token.is_none()
                    && (!self.tells_apart || self.has_typedef_name(declaration, (key, standing.scope)))
                {
                    return Err(Missing::Unnamed);
                }
                if tree[class].template_arguments.is_empty() && tree[class].qualifier.is_empty() {
                    Some(self.class_type(class, None, standing)?)
                } else {
                    None
                }
            }
            Some(DeclarationKind::Enum(id)) if tree[id].name_token.is_none() => {
                let place = (key, standing.scope);
                if !self.tells_apart || self.has_typedef_name(tree[id].declaration, place) {
                    return Err(Missing::Unnamed);
                }
                let mut name = self.scope_name_bound(tree[tree[id].declaration].scope, standing)?;
                name.0.push(made_up_enumeration(id));
                Some(Type::Named(name))
            }
            _ => None,
        };
        let ty = match ty {
            Some(ty) => {
                cursor.eat(Kind::Identifier);
                ty
            }
            None if matches!(cursor.kind(), Kind::Identifier | Kind::ColonColon) => {
                // The name may be declared by this very specifier.
                let standing = Standing { position: cursor.at().next(), ..standing.clone() };
                self.named_type(cursor, &standing)?
            }
            None => return Err(Missing::Unnamed),
        };
        // A definition: base clause or underlying type, then the body.
        if matches!(cursor.kind(), Kind::Colon | Kind::OpenBrace) || cursor.bytes() == b"final" {
            while !cursor.is_at_end() && cursor.kind() != Kind::OpenBrace {
                cursor.step();
            }
            if cursor.kind() == Kind::OpenBrace {
                cursor.bracketed();
            }
        }
        Ok(ty)
    }

    /// `::a::b<c>::d` at the cursor. With `qualifier` the name ends behind its last `::`.
    pub(super) fn nested_name(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
        qualifier: bool,
    ) -> Known<Denoted> {
        standing.effort.step()?;
        let mut denoted = if cursor.eat(Kind::ColonColon) {
            Denoted::Namespace(crate::tree::Tree::GLOBAL)
        } else if cursor.kind() == Kind::Decltype {
            self.argument_as_type(Argument::Type(self.decltype(cursor, standing)?))?
        } else {
            self.first_name(cursor, standing)?
        };
        loop {
            let in_qualifier = match (&denoted, cursor.kind()) {
                // Just behind the leading `::`.
                (Denoted::Namespace(_), Kind::Identifier) => true,
                (_, Kind::ColonColon) => {
                    cursor.step();
                    true
                }
                _ => false,
            };
            if !in_qualifier || (qualifier && cursor.kind() == Kind::Star) {
                return Ok(denoted);
            }
            cursor.eat(Kind::Template);
            if cursor.kind() != Kind::Identifier {
                return Err(Missing::Form);
            }
            denoted = self.member_denoted(cursor, denoted, standing)?;
        }
    }

    fn first_name(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Denoted> {
        let symbol = cursor.symbol();
        if symbol.is_none() {
            return Err(Missing::Form);
        }
        if let Some(argument) = self.header_parameter(symbol, standing)? {
            cursor.step();
            return self.argument_as_type(argument);
        }
        match self.lookup(symbol, standing) {
            Lookup::Found(found) => match self.inherited(&found, symbol, standing) {
                Some((found, class, bindings)) => {
                    let inner = Standing { bindings, effort: standing.effort.deeper(), ..standing.clone() };
                    self.denoted(found, cursor, (&inner, standing), Some(class))
                }
                None => self.denoted(found, cursor, (standing, standing), None),
            },
            Lookup::TemplateParameter(id) => {
                cursor.step();
                self.argument_as_type(bound_in(standing, id)?)
            }
            Lookup::Parameter(_) => Err(Missing::Form),
            Lookup::Unknown(UnknownReason::Undeclared) => Err(Missing::Undeclared),
            Lookup::Unknown(_) => Err(Missing::Dependent),
        }
    }

    /// Unqualified lookup; an alias is not visible in what it stands for ([basic.scope.pdecl]): `using P = P<T>;` in a class.
    fn lookup(&self, symbol: Symbol, standing: &Standing) -> Lookup {
        let (names, tree, tokens) = (self.unit.names, self.unit.tree, self.unit.tokens);
        let lookup = names.lookup(tree, tokens, standing.scope, symbol, standing.position);
        let Lookup::Found(found) = &lookup else { return lookup };
        let is_itself = |named: Named| {
            let Named::Declaration(id) = named else { return false };
            let is_alias = matches!(tree[id].kind, DeclarationKind::Alias(_));
            is_alias && tree[id].range.contains(standing.position)
        };
        match tree[found.scope].parent {
            Some(around) if names.declarations(found.binding, crate::names::END).any(is_itself) => {
                names.lookup(tree, tokens, around, symbol, standing.position)
            }
            _ => lookup,
        }
    }

    /// The member of a class template's specialisation that a name means which a class around inherits, with that base, and what
    /// the template parameters there stand for.
    fn inherited(
        &self,
        found: &Found,
        symbol: Symbol,
        standing: &Standing,
    ) -> Option<(Found, Name, Bindings)> {
        let tree = self.unit.tree;
        if !tree[found.scope].within.pattern || tree[found.scope].class().is_none() {
            return None;
        }
        let mut around = Some(standing.scope);
        while let Some(scope) = around.filter(|&scope| scope != found.scope) {
            let is_heir = tree[scope].class().is_some()
                && self.unit.names.lookup_in(tree, scope, symbol, standing.position).is_some();
            if is_heir {
                let class = self.scope_name_bound(scope, standing).ok()?;
                return self.found_in_base(&class, symbol, standing).ok();
            }
            around = tree[scope].parent;
        }
        None
    }

    pub(super) fn member_name(
        &self,
        cursor: &mut Cursor<'a>,
        outer: Denoted,
        standing: &Standing,
    ) -> Known<Denoted> {
        let outer = match outer {
            Denoted::Type(Type::Qualified(_, inner), bindings, scope) => {
                Denoted::Type(*inner, bindings, scope)
            }
            other => other,
        };
        let (scope, prefix, bindings) = match outer {
            Denoted::Namespace(scope) => (scope, None, standing.bindings.clone()),
            Denoted::Type(Type::Named(name), bindings, Some(scope)) => (scope, Some(name), bindings),
            Denoted::Type(Type::Named(name), ..) => {
                let instances = self.instances_named(&name, &standing.effort.deeper())?;
                let only = match instances.as_slice() {
                    [only] => only,
                    // An enumeration.
                    [] => return Err(Missing::NoMember),
                    _ => return Err(Missing::Specialised),
                };
                let scope = self.unit.tree[only.class].scope.ok_or(Missing::NoMember)?;
                (scope, Some(name), only.bindings.clone())
            }
            Denoted::Type(ty, ..) if has_no_members(&ty) => return Err(Missing::NoMember),
            Denoted::Type(..) => return Err(Missing::Dependent),
        };
        let unit = self.unit;
        let symbol = cursor.symbol();
        let found = unit.names.lookup_in(unit.tree, scope, symbol, standing.position);
        let own = found.filter(|found| found.scope == scope);
        let of_base = match prefix.as_ref().filter(|_| own.is_none()) {
            Some(class) => self.found_in_base(class, symbol, standing),
            None => Err(Missing::Undeclared),
        };
        let (found, prefix, bindings) = match (own, of_base, found) {
            (Some(found), ..) => (found, prefix, bindings),
            (None, Ok((found, class, bindings)), _) => (found, Some(class), bindings),
            (None, Err(_), Some(found)) => (found, None, bindings),
            (None, Err(missing), None) => return Err(missing),
        };
        let inner = Standing { bindings, effort: standing.effort.deeper(), ..standing.clone() };
        let entered = match (self.pending, &prefix) {
            (Some(pending), Some(class)) if self.is_instantiated_for(&found)? => {
                pending.enter(&found, class, cursor.at())?;
                Some(pending)
            }
            _ => None,
        };
        let denoted = self.denoted(found, cursor, (&inner, standing), prefix);
        if let Some(pending) = entered {
            pending.leave();
        }
        denoted
    }

    /// The member `symbol` of a base of `class`, with that base, and what the template parameters there stand for.
    fn found_in_base(
        &self,
        class: &Name,
        symbol: Symbol,
        standing: &Standing,
    ) -> Known<(Found, Name, Bindings)> {
        let place = (standing.position, &standing.effort.deeper());
        let (found, member) = self.found_within(&Type::Named(class.clone()), symbol, place)?;
        match member.class {
            Type::Named(name) => Ok((found, name, member.given.into_iter().collect())),
            _ => Err(Missing::Undeclared),
        }
    }

    /// Whether a class template has to be instantiated for its member `found`: a typedef of an alias template waits for its
    /// own arguments.
    fn is_instantiated_for(&self, found: &Found) -> Known<bool> {
        let tree = self.unit.tree;
        Ok(tree[found.scope].within.pattern
            && match self.declared_by(found.binding, 0)? {
                Declared::Alias(alias) => tree[alias].form != Form::Template,
                _ => false,
            })
    }

    /// What the name at the cursor, looked up as `found`, denotes; template arguments are read where they are `written`, the
    /// declaration where it stands.
    fn denoted(
        &self,
        found: Found,
        cursor: &mut Cursor<'a>,
        (standing, written): (&Standing, &Standing),
        prefix: Option<Name>,
    ) -> Known<Denoted> {
        let tree = self.unit.tree;
        let declared = self.declared_by(found.binding, 0)?;
        cursor.step();
        match declared {
            Declared::Namespace(scope) => Ok(Denoted::Namespace(scope)),
            Declared::Enum(id) => {
                let name = tree[id].name_token.ok_or(Missing::Unnamed)?;
                let declaration = tree[id].declaration;
                let mut components = match prefix {
                    Some(name) => name,
                    None => self.scope_name_bound(tree[declaration].scope, standing)?,
                };
                components.0.push(Component::source(self.unit.tokens.name(name)));
                Ok(Denoted::Type(Type::Named(components), Bindings::default(), tree[id].scope))
            }
            Declared::Class(class) => {
                let declaration = tree[class].declaration;
                let mut bindings = standing.bindings.clone();
                let mut arguments = None;
                if tree[declaration].form == Form::Template {
                    if cursor.kind() == Kind::Less {
                        let outer = standing.bindings.clone();
                        let list = self.template_arguments_in(cursor, declaration, written, outer)?;
                        bindings = list.bindings;
                        arguments = Some(list.arguments);
                    } else {
                        let own = self.specialization_around(class, standing.scope);
                        match (self.injected(declaration, standing), own) {
                            (Ok(Some(list)), _) => arguments = Some(list),
                            (_, Some(own)) => {
                                let name = self.specialization_name(own)?;
                                return Ok(Denoted::Type(Type::Named(name), bindings, tree[own].scope));
                            }
                            (result, None) => return result.and(Err(Missing::Dependent)),
                        }
                    }
                }
                let mut name = match prefix {
                    Some(name) => name,
                    None => {
                        let scope = self.home(class);
                        self.scope_name_bound(scope, standing)?
                    }
                };
                let token = tree[class].name_token.ok_or(Missing::Unnamed)?;
                let mut component =
                    Component::source(self.unit.tokens.name(token)).with_tags(self.own_tags(declaration));
                component.arguments = arguments;
                name.0.push(component);
                // Members may differ in a specialisation: which one it is, is found when a member is named.
                let members = if tree[declaration].form == Form::Template && self.is_specialised(declaration)
                {
                    None
                } else {
                    self.unit.names.members(found).or(tree[class].scope)
                };
                Ok(Denoted::Type(Type::Named(name), bindings, members))
            }
            Declared::Alias(declaration) => self.alias(declaration, cursor, (standing, written)),
        }
    }

    /// The explicit specialisation of a class template around `scope`, where its name stands alone for itself ([temp.local]).
    fn specialization_around(&self, template: ClassId, scope: ScopeId) -> Option<ClassId> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let symbol = tokens.symbol(tree[template].name_token?);
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let Some(class) = tree[scope].class() {
                let is_named = tree[class].name_token.is_some_and(|token| tokens.symbol(token) == symbol);
                let is_one = tree[tree[class].declaration].form == Form::ExplicitSpecialization;
                if is_named && is_one {
                    return Some(class);
                }
            }
            at = tree[scope].parent;
        }
        None
    }

    /// The class of this scope whose definition begins with the key at `key`.
    pub(super) fn class_defined_at(&self, key: crate::lex::TokenId, scope: ScopeId) -> Option<ClassId> {
        let tree = self.unit.tree;
        self.declared_around(key, scope).find_map(|id| match tree[id].kind {
            DeclarationKind::Class(class) if tree[class].key_token == key && tree[class].body.is_some() => {
                Some(class)
            }
            _ => None,
        })
    }

    /// The unnamed class or enumeration that a typedef defines and gives a name for linkage purposes ([dcl.typedef]).
    pub(super) fn first_named_by(&self, typedef: DeclarationId) -> Option<DeclarationKind> {
        let tree = self.unit.tree;
        let DeclarationKind::Alias(alias) = tree[typedef].kind else { return None };
        let alias = &tree[alias];
        if alias.is_using || alias.shape != Shape::Plain || tree[typedef].form != Form::Plain {
            return None;
        }
        let mut around = self.declared_around(alias.target.start, tree[typedef].scope);
        around.find_map(|id| match tree[id].kind {
            kind @ DeclarationKind::Class(class) => {
                let is_it = tree[class].name_token.is_none() && tree[class].body.is_some();
                (is_it && alias.target.iter().any(|at| at == tree[class].key_token)).then_some(kind)
            }
            kind @ DeclarationKind::Enum(id) => {
                let is_it = tree[id].name_token.is_none() && tree[id].body.is_some();
                (is_it && alias.target.iter().any(|at| at == tree[id].key_token)).then_some(kind)
            }
            _ => None,
        })
    }

    /// Whether a typedef gives the unnamed class or enumeration that is declared at a key a name for linkage purposes
    /// ([dcl.typedef]): one whose declarator is a name alone.
    fn has_typedef_name(&self, declaration: DeclarationId, (key, scope): (TokenId, ScopeId)) -> bool {
        let tree = self.unit.tree;
        self.declared_around(key, scope).any(|id| match tree[id].kind {
            DeclarationKind::Alias(alias) => {
                tree[id].group == tree[declaration].group && tree[alias].shape == Shape::Plain
            }
            _ => false,
        })
    }

    /// The declarations of this scope that a token may be part of, in their order.
    pub(super) fn declared_around(
        &self,
        token: TokenId,
        scope: ScopeId,
    ) -> impl Iterator<Item = DeclarationId> + use<'a> {
        let tree = self.unit.tree;
        let all = &tree[scope].declarations;
        let around = if tree[scope].is_namespace() {
            // They are in source order, but what a class is part of stands behind it.
            let behind = all.partition_point(|id| tree[*id].range.start <= token);
            let is_around = |id: &&DeclarationId| tree[**id].range.end > token;
            let count = all[..behind].iter().rev().take_while(is_around).count();
            &all[behind - count..behind]
        } else {
            // Those of a block that is read again stand there twice.
            &all[..]
        };
        around.iter().copied()
    }

    /// The type that an alias stands for.
    pub(super) fn alias(
        &self,
        declaration: DeclarationId,
        cursor: &mut Cursor<'a>,
        (standing, written): (&Standing, &Standing),
    ) -> Known<Denoted> {
        let tree = self.unit.tree;
        let DeclarationKind::Alias(id) = tree[declaration].kind else { return Err(Missing::Form) };
        let alias: &Alias = &tree[id];
        let mut bindings = standing.bindings.clone();
        if tree[declaration].form == Form::Template {
            if cursor.kind() != Kind::Less {
                return Err(Missing::Form);
            }
            bindings = self.template_arguments_in(cursor, declaration, written, bindings)?.bindings;
        }
        match self.asked(declaration, &bindings) {
            Some((memo, question)) => {
                let find = || self.alias_with((declaration, alias), standing, bindings.clone());
                memo.aliases.get_or(&question, find)
            }
            None => self.alias_with((declaration, alias), standing, bindings),
        }
    }

    /// The same with what the template parameters stand for.
    fn alias_with(
        &self,
        (declaration, alias): (DeclarationId, &Alias),
        standing: &Standing,
        bindings: Bindings,
    ) -> Known<Denoted> {
        let tree = self.unit.tree;
        // One that a block declares sees the template parameters of the function.
        let is_in_block = tree[tree[declaration].scope].is_block();
        let inside = Standing {
            scope: tree[declaration].scope,
            position: alias.target.start,
            headers: if is_in_block { standing.headers } else { tree[declaration].headers },
            bindings,
            effort: standing.effort.deeper(),
            locals: Locals::default(),
            parameters: IdRange::default(),
        };
        if let Some(denoted) = self.renamed(alias, &inside)? {
            return Ok(denoted);
        }
        let ty = if alias.is_using {
            self.type_id_at(alias.target, &inside)
        } else {
            self.declared(alias.target, alias.declarator, &inside)
        };
        match ty {
            Ok(ty) => Ok(Denoted::Type(ty, Bindings::default(), None)),
            // `typedef struct { .. } X;` gives the class the name X for linkage purposes.
            Err(Missing::Unnamed) if alias.shape == Shape::Plain => {
                let mut name = self.scope_name_bound(tree[declaration].scope, &inside)?;
                name.0.push(Component::source(self.unit.tokens.name(alias.name_token)));
                let mut keys = alias.target.iter().filter_map(|t| self.class_defined_at(t, inside.scope));
                let members = keys.next().and_then(|class| tree[class].scope);
                Ok(Denoted::Type(Type::Named(name), inside.bindings, members))
            }
            Err(missing) => Err(missing),
        }
    }

    /// What an alias denotes that only gives another name to a class: its members can be named through it.
    fn renamed(&self, alias: &Alias, inside: &Standing) -> Known<Option<Denoted>> {
        if alias.shape != Shape::Plain {
            return Ok(None);
        }
        let mut cursor = Cursor::new(self.unit, alias.target);
        cursor.eat(Kind::Typename);
        if !matches!(cursor.kind(), Kind::Identifier | Kind::ColonColon) {
            return Ok(None);
        }
        if matches!(cursor.symbol(), known::BUILTIN_VA_LIST | known::INT128_T | known::UINT128_T) {
            return Ok(None);
        }
        let denoted = self.nested_name(&mut cursor, inside, false)?;
        Ok(cursor.is_at_end().then_some(denoted))
    }

    pub(super) fn declared_by(&self, binding: BindingId, depth: u32) -> Known<Declared> {
        if depth > TYPE_DEPTH {
            return Err(Missing::TooDeep);
        }
        let tree = self.unit.tree;
        let names = self.unit.names;
        // Members of a class are visible in all of it.
        let mut forward = None;
        for named in names.declarations(binding, crate::names::END) {
            let id = match named {
                Named::Declaration(id) => id,
                Named::Using(_, Some(target)) => return self.declared_by(target, depth + 1),
                Named::Using(_, None) => return Err(Missing::Dependent),
                Named::Enumerator(_) => continue,
            };
            match tree[id].kind {
                DeclarationKind::Namespace(n) => return Ok(Declared::Namespace(tree[n].scope)),
                DeclarationKind::NamespaceAlias(_) => {
                    let scope = names.binding(binding).scope.ok_or(Missing::Undeclared)?;
                    return Ok(Declared::Namespace(scope));
                }
                DeclarationKind::Class(class)
                    if matches!(tree[id].form, Form::Plain | Form::Template | Form::MemberOfTemplate) =>
                {
                    if tree[class].body.is_some() {
                        return Ok(Declared::Class(class));
                    }
                    forward.get_or_insert(class);
                }
                DeclarationKind::Enum(e) => return Ok(Declared::Enum(e)),
                DeclarationKind::Alias(_) => return Ok(Declared::Alias(id)),
                _ => {}
            }
        }
        forward.map(Declared::Class).ok_or(Missing::Form)
    }

    /// The type of a class that is no template and is declared where it is named.
    fn class_type(&self, class: ClassId, prefix: Option<Name>, standing: &Standing) -> Known<Type> {
        let mut name = match prefix {
            Some(name) => name,
            None => self.scope_name_bound(self.home(class), standing)?,
        };
        name.0.push(self.class_component(class)?);
        Ok(Type::Named(name))
    }

    /// The last component of the name of a class, without template arguments; made up where it has none and that is enough.
    pub(super) fn class_component(&self, class: ClassId) -> Known<Component> {
        let class = &self.unit.tree[class];
        let tags = || self.own_tags(class.declaration);
        match (class.name_token, class.scope) {
            (Some(token), _) => Ok(Component::source(self.unit.tokens.name(token)).with_tags(tags())),
            (None, Some(scope)) if self.tells_apart => Ok(made_up(scope)),
            (None, _) => Err(Missing::Unnamed),
        }
    }

    /// The scope that a class is a member of.
    fn home(&self, class: ClassId) -> ScopeId {
        let tree = self.unit.tree;
        tree[class].target.unwrap_or(tree[tree[class].declaration].scope)
    }

    /// As [`Spelling::scope_name`], with class templates whose arguments are known where it is named.
    pub(super) fn scope_name_bound(&self, scope: ScopeId, standing: &Standing) -> Known<Name> {
        let tree = self.unit.tree;
        if let ScopeKind::Class(class) = tree[scope].kind {
            let declaration = tree[class].declaration;
            if tree[declaration].form == Form::PartialSpecialization {
                // It is called by the arguments of the template.
                let inside = Standing {
                    scope: tree[declaration].scope,
                    position: tree[class].head_name.start,
                    headers: tree[declaration].headers,
                    bindings: standing.bindings.clone(),
                    effort: standing.effort.deeper(),
                    locals: Locals::default(),
                    parameters: IdRange::default(),
                };
                return match self.type_id_at(tree[class].head_name, &inside)? {
                    Type::Named(name) => Ok(name),
                    _ => Err(Missing::Form),
                };
            }
            let mut name = self.scope_name_bound(self.home(class), standing)?;
            let mut component = self.class_component(class)?;
            match tree[declaration].form {
                Form::Plain => {}
                Form::MemberOfTemplate if tree[class].name_token.is_none() => {}
                Form::Template => {
                    component.arguments =
                        Some(self.injected(declaration, standing)?.ok_or(Missing::Dependent)?);
                }
                _ => return Err(Missing::Specialised),
            }
            name.0.push(component);
            return Ok(name);
        }
        let is_block = matches!(tree[scope].kind, ScopeKind::Function(_) | ScopeKind::Block);
        if let Some(outer) = tree[scope].parent.filter(|_| is_block && self.tells_apart)
            && let Ok(mut name) = self.scope_name_bound(outer, standing)
        {
            name.0.push(made_up(scope));
            return if name.0.len() > NAME_COMPONENTS { Err(Missing::TooDeep) } else { Ok(name) };
        }
        self.scope_name(scope)
    }

    fn argument_as_type(&self, argument: Argument) -> Known<Denoted> {
        match argument {
            Argument::Type(ty) => Ok(Denoted::Type(ty, Bindings::default(), None)),
            _ => Err(Missing::Form),
        }
    }

    /// The argument bound to the template parameter that `symbol` names, if it names one.
    pub(super) fn bound(&self, symbol: Symbol, standing: &Standing) -> Known<Option<Argument>> {
        self.bound_parameter(symbol, standing).map(|found| found.map(|(_, argument)| argument))
    }

    /// The same with the template parameter.
    pub(super) fn bound_parameter(
        &self,
        symbol: Symbol,
        standing: &Standing,
    ) -> Known<Option<(TemplateParameterId, Argument)>> {
        let unit = self.unit;
        let found = self.own_parameter(symbol, standing).or_else(|| {
            match unit.names.lookup(unit.tree, unit.tokens, standing.scope, symbol, standing.position) {
                Lookup::TemplateParameter(id) => Some(id),
                _ => None,
            }
        });
        found.map(|id| Ok((id, bound_in(standing, id)?))).transpose()
    }

    /// The argument of the template parameter that `symbol` names, of the declaration's own headers only.
    pub(super) fn header_parameter(&self, symbol: Symbol, standing: &Standing) -> Known<Option<Argument>> {
        self.own_parameter(symbol, standing).map(|id| bound_in(standing, id)).transpose()
    }

    /// The template parameter of that name in the declaration's own headers.
    fn own_parameter(&self, symbol: Symbol, standing: &Standing) -> Option<TemplateParameterId> {
        let tree = self.unit.tree;
        standing.headers.iter().rev().find_map(|header| {
            let mut parameters = tree[header].parameters.iter();
            parameters.find(|&id| tree[id].name().is_some_and(|at| self.unit.tokens.symbol(at) == symbol))
        })
    }
}

/// The argument of a template parameter.
fn bound_in(standing: &Standing, id: TemplateParameterId) -> Known<Argument> {
    standing.bindings.argument(id, &standing.effort)?.ok_or(Missing::Dependent)
}

/// Whether a type is certainly no class and no enumeration.
pub(super) fn has_no_members(ty: &Type) -> bool {
    matches!(
        ty,
        Type::Builtin(_)
            | Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::MemberPointer { .. }
            | Type::Array(..)
            | Type::Function(_)
    )
}
