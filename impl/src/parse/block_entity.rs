//! Kernels and variables in device memory that are declared in blocks ([basic.scope.block]).

use super::Parser;
use crate::bodies::BlockEntity;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::names::{END, Meaning, Named};
use crate::tree::{
    Attribute, DeclarationId, DeclarationKind, Form, ScopeId, ScopeKind, Shape, SpecifierKind, Tree,
};

impl Parser<'_> {
    /// Notes those among the declarations from `first` on, which a block has just declared, and every function.
    pub(super) fn note_block_entities(&mut self, first: usize) {
        if !self.again.as_ref().is_some_and(|again| again.request.block_entities) {
            return;
        }
        let ids = (first..self.tree.declarations.len()).map(DeclarationId::from_index);
        let found: Vec<BlockEntity> = ids.filter_map(|id| self.block_entity(id)).collect();
        if let Some(again) = &mut self.again {
            again.bodies.block_entities.extend(found);
        }
    }

    fn block_entity(&self, id: DeclarationId) -> Option<BlockEntity> {
        let tree = &*self.tree;
        let is_wanted = |attribute: &Attribute| {
            let is_managed = matches!(attribute.name, known::MANAGED | known::WORD_MANAGED);
            is_managed || attribute.name.marks_device_entity()
        };
        let attributes = tree.attributes_of(id);
        if !matches!(tree[tree[id].scope].kind, ScopeKind::Block) {
            return None;
        }
        let is_annotated = attributes.iter().any(is_wanted);
        let (name, is_function, is_array) = match tree[id].kind {
            DeclarationKind::Variable(_) if !is_annotated => return None,
            DeclarationKind::Function(function) => (tree[function].name_token, true, false),
            DeclarationKind::Variable(variable) => {
                (tree[variable].name_token?, false, tree[variable].shape == Shape::Array)
            }
            _ => return None,
        };
        Some(BlockEntity {
            name,
            scope: self.enclosing_namespace(),
            extern_token: tree.specifier(id, SpecifierKind::Extern).map(|specifier| specifier.token),
            is_function,
            is_array,
            attributes: attributes.to_vec(),
            depends: self.declared_type_depends(id, name),
        })
    }

    /// Whether the type of what a block declares as `name` depends on a template parameter.
    fn declared_type_depends(&self, id: DeclarationId, name: TokenId) -> Option<bool> {
        let tree = &*self.tree;
        let group = tree[id].group;
        let start = tree[group].range.start.min(tree[id].range.start);
        let all = TokenRange::new(start, tree[id].range.end);
        if let DeclarationKind::Variable(variable) = tree[id].kind {
            // The declarators beside it say nothing of its type.
            let variable = &tree[variable];
            let specifiers = TokenRange::new(start, variable.type_specifier.end);
            let declarator = TokenRange::new(variable.declarator.start.min(name), variable.declarator.end);
            let of_both = [specifiers, declarator].map(|range| self.depends(range, name, self.scope));
            return match of_both {
                [Some(false), other] | [other, Some(false)] => other,
                [Some(true), _] | [_, Some(true)] => Some(true),
                [None, None] => None,
            };
        }
        let behind = tree.declarations.iter().skip(group.index());
        let is_alone = behind.filter(|other| other.group == group).count() == 1;
        self.depends(all, name, self.scope).filter(|depends| is_alone || !depends)
    }

    /// Whether a template parameter may be visible, those that `auto` in a parameter stands for among them.
    pub(super) fn may_depend(&self) -> bool {
        let parameters = self.locals.iter().filter_map(|local| local.parameter);
        let mut parameters = parameters.filter_map(|id| self.tree.parameters.get(id.index()));
        self.in_template()
            || self.again.as_ref().is_some_and(|again| again.generic > 0)
            || parameters.any(|one| one.type_specifier.iter().any(|at| self.kind_at(at) == Kind::Auto))
    }

    /// Whether template arguments are written behind the name at `name` of which the words do not tell that they depend
    /// on no template parameter. (The released tool does not tell it of `int(3)`, which might begin a type.)
    pub(super) fn may_arguments_depend(&self, name: TokenId) -> bool {
        let less = name.next();
        if self.kind_at(less) != Kind::Less {
            return false;
        }
        let Some(greater) = self.tokens.angle_partner(less) else { return false };
        let arguments = TokenRange::new(less.next(), greater);
        let is_functional_cast = |at: TokenId| {
            self.kind_at(at).is_builtin_type()
                && self.kind_at(at.next()) == Kind::OpenParen
                && !matches!(self.kind_at(at.next().next()), Kind::Star | Kind::Amp | Kind::AmpAmp)
        };
        self.may_depend()
            && (arguments.iter().any(is_functional_cast)
                || self.depends(arguments, name, self.scope) != Some(false))
    }

    /// Whether a type depends on a template parameter, as far as the words in `range` tell, with which something is
    /// declared as `name`; they are looked up in `scope`.
    fn depends(&self, range: TokenRange, name: TokenId, scope: ScopeId) -> Option<bool> {
        if !self.may_depend() {
            return Some(false);
        }
        let (mut is_dependent, mut is_certain) = (false, true);
        // Up to there a type or expression that depends need not change the type.
        let mut unsure = range.start;
        let mut at = range.start;
        while at < range.end {
            let kind = self.kind_at(at);
            let depends = match kind {
                Kind::Attribute => {
                    at = self.tokens.partner(at.next()).max(at);
                    Some(false)
                }
                Kind::Decltype => {
                    unsure = unsure.max(self.tokens.partner(at.next()));
                    Some(false)
                }
                Kind::Less => self.tokens.angle_partner(at).map(|greater| {
                    if !self.is_class_template(at.previous(), scope) {
                        unsure = unsure.max(greater);
                    }
                    false
                }),
                Kind::Assign => None,
                Kind::Identifier
                    if at == name
                        || self.tokens.symbol(at).is_attribute_word()
                        || self.is_parameter_name(at) =>
                {
                    Some(false)
                }
                Kind::Identifier => match self.local(self.tokens.symbol(at)) {
                    Some(local) if local.parameter.is_none() => Some(true),
                    // What the type of a parameter is, is not looked at.
                    Some(_) => None,
                    // The class template around, with its own parameters for arguments; or it is an argument itself.
                    None if self.kind_at(at.next()) != Kind::Less && self.is_class_template(at, scope) => {
                        matches!(self.kind_at(at.next()), Kind::Star | Kind::Amp | Kind::Identifier)
                            .then_some(true)
                    }
                    None if self.is_of_namespace(at, scope) => Some(false),
                    None => self.alias_depends(at, scope),
                },
                _ => Some(false),
            };
            match depends {
                Some(depends) if at >= unsure => is_dependent |= depends && is_certain,
                Some(false) => {}
                Some(true) | None => is_certain = false,
            }
            at = at.next();
        }
        match is_dependent {
            true => Some(true),
            false => is_certain.then_some(false),
        }
    }

    /// Whether what the alias at `at` of a block or class stands for depends on a template parameter.
    fn alias_depends(&self, at: TokenId, scope: ScopeId) -> Option<bool> {
        let (names, tree) = (&*self.names, &*self.tree);
        let found = names.lookup_now(tree, scope, self.tokens.symbol(at), Meaning::NONE)?;
        let mut declarations = names.declarations(found.binding, END);
        let Named::Declaration(id) = declarations.next()? else { return None };
        let DeclarationKind::Alias(alias) = tree[id].kind else { return None };
        let is_one = declarations.next().is_none() && tree[id].form == Form::Plain;
        let alias = &tree[alias];
        // An alias may have the name of what it stands for.
        let names_itself = |word: TokenId| {
            word != alias.name_token && self.tokens.symbol(word) == self.tokens.symbol(alias.name_token)
        };
        let end = alias.declarator.end.max(alias.target.end);
        let range = TokenRange::new(alias.target.start, end);
        if !is_one || alias.name_token >= at || range.iter().any(names_itself) {
            return None;
        }
        self.depends(range, alias.name_token, found.scope)
    }

    /// Whether the template-name at `at` is that of a class template of a namespace, and of nothing else.
    fn is_class_template(&self, at: TokenId, scope: ScopeId) -> bool {
        let (names, tree) = (&*self.names, &*self.tree);
        let symbol = |at: TokenId| self.tokens.symbol(at);
        if self.kind_at(at) != Kind::Identifier || self.local(symbol(at)).is_some() {
            return false;
        }
        let mut start = at;
        while self.kind_at(start.previous()) == Kind::ColonColon
            && self.kind_at(start.previous().previous()) == Kind::Identifier
        {
            start = start.previous().previous();
        }
        let is_global = self.kind_at(start.previous()) == Kind::ColonColon;
        let first = match is_global {
            true => names.lookup_in(tree, Tree::GLOBAL, symbol(start), at),
            false => names.lookup_now(tree, scope, symbol(start), Meaning::NONE),
        };
        let mut found = first.filter(|found| tree[found.scope].is_namespace());
        while start < at
            && let Some(outer) = found
        {
            start = start.next().next();
            let inside = names.members(outer).filter(|&inside| tree[inside].is_namespace());
            found = inside.and_then(|inside| names.lookup_in(tree, inside, symbol(start), at));
        }
        let is_template = |named: Named| match named {
            Named::Declaration(id) => {
                matches!(tree[id].kind, DeclarationKind::Class(_)) && tree[id].form != Form::Plain
            }
            Named::Using(..) | Named::Enumerator(_) => false,
        };
        found.is_some_and(|found| {
            let mut all = names.declarations(found.binding, at).peekable();
            all.peek().is_some() && all.all(is_template)
        })
    }

    /// Whether the name of a parameter stands at `at`: behind a type, at the end.
    fn is_parameter_name(&self, at: TokenId) -> bool {
        let before = self.kind_at(at.previous());
        let is_behind_type = matches!(before, Kind::Identifier | Kind::Star | Kind::Amp | Kind::Greater)
            || before.is_keyword() && !matches!(before, Kind::Const | Kind::Volatile | Kind::Typename);
        is_behind_type
            && matches!(self.kind_at(at.next()), Kind::Comma | Kind::CloseParen | Kind::OpenBracket)
    }

    /// Whether the name at `at` is that of a member of a namespace, or is qualified by one that was looked at before.
    fn is_of_namespace(&self, at: TokenId, scope: ScopeId) -> bool {
        if self.kind_at(at.previous()) == Kind::ColonColon
            && self.kind_at(at.previous().previous()) == Kind::Identifier
        {
            return true;
        }
        let found = self.names.lookup_now(self.tree, scope, self.tokens.symbol(at), Meaning::NONE);
        found.is_some_and(|found| self.tree[found.scope].is_namespace())
    }
}
