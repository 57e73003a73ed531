//! The classes that specifiers name, with the arguments of their templates.

use super::super::model::{Argument, Base, Component, Name, Type};
use super::cursor::Cursor;
use super::named::{Declared, Denoted};
use super::{Bindings, DEPTH, Known, Missing, Spelling, Standing};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Named;
use crate::tree::{ClassId, DeclarationId, DeclarationKind, Form, Tree};

/// A class, and what the template parameters in its definition stand for, as far as it is known.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The definition.
    pub class: ClassId,
    bindings: Bindings,
}

/// Members of a class are visible in all of it.
const END: TokenId = TokenId(u32::MAX);

impl<'a> Spelling<'a> {
    /// The class that the specifiers `range` of `declaration` name, in a member of `within`; none when they name
    /// no class. Several when the arguments do not say which specialisation it is: it is one of them.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn instances(
        &self,
        declaration: DeclarationId,
        range: TokenRange,
        within: Option<&Instance>,
    ) -> Known<Vec<Instance>> {
        let mut standing = self.standing(declaration, range.start);
        if let Some(instance) = within {
            standing.bindings = instance.bindings.clone();
        }
        self.instances_at(range, &standing)
    }

    fn instances_at(&self, range: TokenRange, standing: &Standing) -> Known<Vec<Instance>> {
        let mut cursor = Cursor::new(self.reading, range);
        loop {
            match cursor.kind() {
                Kind::Struct | Kind::Class | Kind::Union => {
                    if let Some(class) = self.class_defined_at(cursor.at(), standing.scope) {
                        return Ok(vec![Instance { class, bindings: standing.bindings.clone() }]);
                    }
                    cursor.step();
                }
                Kind::Identifier | Kind::ColonColon => break,
                Kind::Auto => return Err(Missing::Deduced),
                Kind::Decltype | Kind::Typeof | Kind::TypeTrait => return Err(Missing::Expression),
                Kind::Enum | Kind::End => return Ok(Vec::new()),
                Kind::Static
                | Kind::Extern
                | Kind::Const
                | Kind::Volatile
                | Kind::Inline
                | Kind::Typename
                | Kind::Mutable
                | Kind::Constexpr
                | Kind::ThreadLocal
                | Kind::ThreadGnu
                | Kind::Extension => {
                    cursor.step();
                }
                // A builtin type.
                _ => return Ok(Vec::new()),
            }
        }
        if standing.depth > DEPTH {
            return Err(Missing::TooDeep);
        }
        let start = cursor.at();
        let missing = match self.nested_name(&mut cursor, standing, false) {
            Ok(Denoted::Type(_, bindings, Some(scope))) => {
                let class = self.reading.tree[scope].class();
                return Ok(class.map(|class| Instance { class, bindings }).into_iter().collect());
            }
            Ok(Denoted::Type(ty, ..)) => return self.instances_of(&ty),
            Ok(Denoted::Namespace(_)) => Missing::Form,
            Err(missing) => missing,
        };
        self.whatever_arguments(TokenRange::new(start, range.end), standing).ok_or(missing)
    }

    fn instances_of(&self, ty: &Type) -> Known<Vec<Instance>> {
        match ty {
            Type::Qualified(_, inner) | Type::Array(_, inner) => self.instances_of(inner),
            Type::Named(name) => self.instances_named(name),
            Type::TemplateParameter(_) | Type::DependentMember(..) | Type::PackExpansion(_) => {
                Err(Missing::Dependent)
            }
            _ => Ok(Vec::new()),
        }
    }

    fn instances_named(&self, name: &Name) -> Known<Vec<Instance>> {
        let (tree, names) = (&self.reading.tree, &self.reading.names);
        let mut scope = Tree::GLOBAL;
        let mut bindings = Bindings::new();
        for (index, component) in name.0.iter().enumerate() {
            let Base::Source(text) = &component.base else { return Err(Missing::Form) };
            let symbol = self.reading.tokens.symbols.find(text).ok_or(Missing::Undeclared)?;
            let found = names.lookup_in(tree, scope, symbol, END).ok_or(Missing::Undeclared)?;
            let candidates = match self.declared_by(found.binding, 0)? {
                Declared::Namespace(inner) => {
                    scope = inner;
                    continue;
                }
                Declared::Enum(_) => return Ok(Vec::new()),
                Declared::Alias(_) => return Err(Missing::Form),
                Declared::Class(class) => self.chosen(class, component, &bindings)?,
            };
            if index + 1 == name.0.len() {
                return Ok(candidates);
            }
            let [only] = candidates.as_slice() else { return Err(Missing::Specialised) };
            scope = tree[only.class].scope.ok_or(Missing::Undeclared)?;
            bindings.clone_from(&only.bindings);
        }
        Err(Missing::Form)
    }

    /// The definitions that a class template may have for the arguments of `component`.
    fn chosen(&self, class: ClassId, component: &Component, outer: &Bindings) -> Known<Vec<Instance>> {
        let tree = &self.reading.tree;
        let declaration = tree[class].declaration;
        let Some(arguments) = &component.arguments else {
            return Ok(vec![Instance { class, bindings: outer.clone() }]);
        };
        let header = tree[declaration].headers.iter().next_back().ok_or(Missing::Form)?;
        let mut bindings = outer.clone();
        bindings.extend(tree[header].parameters.iter().zip(arguments.iter().cloned()));
        let mut candidates: Vec<Instance> =
            tree[class].body.map(|_| Instance { class, bindings }).into_iter().collect();
        for special in self.specialisations(declaration) {
            match self.arguments_of(special, declaration) {
                Ok(own) if own == *arguments => {
                    return Ok(vec![Instance { class: special, bindings: outer.clone() }]);
                }
                Ok(_) => {}
                Err(_) => candidates.push(Instance { class: special, bindings: outer.clone() }),
            }
        }
        if candidates.is_empty() { Err(Missing::Specialised) } else { Ok(candidates) }
    }

    /// The arguments of a specialisation; not known of a partial one.
    fn arguments_of(&self, special: ClassId, primary: DeclarationId) -> Known<Vec<Argument>> {
        let class = &self.reading.tree[special];
        let standing = self.standing(class.declaration, class.template_arguments.start);
        let mut cursor = Cursor::new(self.reading, class.template_arguments);
        Ok(self.template_arguments(&mut cursor, primary, &standing)?.arguments)
    }

    /// The defined specialisations of a class template.
    fn specialisations(&self, declaration: DeclarationId) -> Vec<ClassId> {
        let (tree, names) = (&self.reading.tree, &self.reading.names);
        let name = tree.class(declaration).and_then(|class| class.name_token);
        let symbol = name.map(|token| self.reading.tokens.symbol(token)).unwrap_or_default();
        let Some(binding) = names.own(tree[declaration].scope, symbol) else { return Vec::new() };
        let special = |named| match named {
            Named::Declaration(id) => match (tree[id].form, tree[id].kind) {
                (
                    Form::ExplicitSpecialization | Form::PartialSpecialization,
                    DeclarationKind::Class(class),
                ) => tree[class].body.map(|_| class),
                _ => None,
            },
            _ => None,
        };
        names.declarations(binding, END).filter_map(special).collect()
    }

    /// All definitions of the class template that `range` names, whose arguments are not understood.
    fn whatever_arguments(&self, range: TokenRange, standing: &Standing) -> Option<Vec<Instance>> {
        if standing.depth > DEPTH {
            return None;
        }
        let (tree, tokens, names) = (&self.reading.tree, &self.reading.tokens, &self.reading.names);
        let mut cursor = Cursor::new(self.reading, range);
        let mut scope = cursor.eat(Kind::ColonColon).then_some(Tree::GLOBAL);
        loop {
            let symbol = cursor.symbol();
            let found = match scope {
                Some(scope) => names.lookup_in(tree, scope, symbol, standing.position),
                None => names.lookup(tree, tokens, standing.scope, symbol, standing.position).found(),
            }?;
            cursor.step();
            match self.declared_by(found.binding, 0).ok()? {
                Declared::Namespace(inner) if cursor.eat(Kind::ColonColon) => scope = Some(inner),
                Declared::Class(class) if cursor.kind() == Kind::Less => {
                    if self.is_qualified_again(TokenRange::new(cursor.at(), range.end)) {
                        return None;
                    }
                    let primary = tree[class].body.map(|_| class);
                    let all = primary.into_iter().chain(self.specialisations(tree[class].declaration));
                    let all = all.map(|class| Instance { class, bindings: Bindings::new() });
                    return Some(all.collect()).filter(|all: &Vec<Instance>| !all.is_empty());
                }
                Declared::Alias(id) if cursor.is_at_end() => {
                    let DeclarationKind::Alias(alias) = tree[id].kind else { return None };
                    if tree[alias].shape != crate::tree::Shape::Plain || tree[id].form == Form::Template {
                        return None;
                    }
                    let mut inside = self.standing(id, tree[alias].target.start);
                    inside.bindings.clone_from(&standing.bindings);
                    inside.depth = standing.depth + 1;
                    return self.instances_at(tree[alias].target, &inside).ok();
                }
                _ => return None,
            }
        }
    }

    /// Whether a `::` follows the template argument list that `range` begins with: a member is named.
    fn is_qualified_again(&self, range: TokenRange) -> bool {
        let mut depth = 0_u32;
        range.iter().any(|token| {
            match self.reading.tokens.kind(token) {
                Kind::Less => depth += 1,
                Kind::Greater => depth = depth.saturating_sub(1),
                Kind::ColonColon => return depth == 0,
                _ => {}
            }
            false
        })
    }
}
