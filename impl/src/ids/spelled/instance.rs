//! The classes that specifiers name, with the arguments of their templates.

use super::super::model::{Argument, Base, Component, Name, Type};
use super::Standing;
use super::cursor::Cursor;
use super::effort::{Bindings, Effort};
use super::made_up::enumeration_made_up;
use super::named::{Declared, Denoted};
use super::partial::may_match_later;
use super::{Known, Missing, Spelling};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::limits::TYPE_DEPTH;
use crate::names::{BindingId, END, Found, Named};
use crate::tree::{
    ClassId, ClassKey, DeclarationId, DeclarationKind, EnumId, Form, Function, Scope, ScopeId, ScopeKind,
    SpecifierKind, TemplateParameterId, Tree,
};
use std::rc::Rc;

/// A class, and what the template parameters in its definition stand for, as far as it is known.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The definition.
    pub class: ClassId,
    pub(super) bindings: Bindings,
}

/// A member of a class.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    /// Its declarations.
    pub(crate) binding: BindingId,
    /// The class, or the base of it, that declares it.
    pub(crate) class: Type,
    /// Its scope.
    pub(crate) scope: ScopeId,
    /// What the template parameters in the declarations stand for.
    pub(crate) given: Vec<(TemplateParameterId, Argument)>,
}

/// What has a name that is a type's.
enum OfName {
    /// The definitions that the class may have.
    Classes(Vec<Instance>),
    Enumeration(EnumId),
}

/// What it costs of [`TYPE_DEPTH`] to follow twice as many alternatives.
const ALTERNATIVE_COST: u32 = 1;

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
        let mut cursor = Cursor::new(self.unit, range);
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
                Kind::Decltype | Kind::Typeof => {
                    let ty = self.specifiers(&mut cursor, standing)?;
                    return self.instances_of(&ty, &standing.effort.deeper());
                }
                Kind::TypeTrait => return Err(Missing::Expression),
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
        standing.effort.step()?;
        let start = cursor.at();
        let missing = match self.nested_name(&mut cursor, standing, false) {
            Ok(Denoted::Type(_, bindings, Some(scope))) => {
                let class = self.unit.tree[scope].class();
                return Ok(class.map(|class| Instance { class, bindings }).into_iter().collect());
            }
            Ok(Denoted::Type(ty, ..)) => return self.instances_of(&ty, &standing.effort.deeper()),
            Ok(Denoted::Namespace(_)) => Missing::Form,
            Err(missing) => missing,
        };
        self.whatever_arguments(TokenRange::new(start, range.end), standing).ok_or(missing)
    }

    /// Whether a name declares what `first` declares again, as a static data member is outside of its class.
    pub(super) fn declares_again(&self, first: DeclarationId, named: Named) -> bool {
        let entity = |id: DeclarationId| self.unit.tree[id].entity;
        matches!(named, Named::Declaration(other) if entity(other).is_some() && entity(other) == entity(first))
    }

    /// The type of the member `symbol` of a class, a variable, and whether it is declared `mutable`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn field(&self, class: &Type, symbol: Symbol) -> Known<(Type, bool)> {
        let tree = self.unit.tree;
        let (found, bindings) = self.member_of(class, symbol)?;
        let mut all = self.unit.names.declarations(found.binding, END);
        let Some(Named::Declaration(id)) = all.next() else { return Err(Missing::Form) };
        if !all.all(|one| self.declares_again(id, one)) {
            return Err(Missing::Form);
        }
        let DeclarationKind::Variable(of) = tree[id].kind else { return Err(Missing::Form) };
        let variable = &tree[of];
        if !variable.bit_width.is_empty() || !tree[id].headers.is_empty() {
            return Err(Missing::Form);
        }
        let mut standing = self.standing(id, variable.type_specifier.start);
        standing.bindings = bindings;
        let ty = match self.declared(variable.type_specifier, variable.declarator, &standing) {
            Err(Missing::Deduced) => self.deduced_from_constant((id, of), &standing)?,
            declared => declared?,
        };
        Ok((ty, tree.has_specifier(id, SpecifierKind::Mutable)))
    }

    /// The type that the member `symbol` of a class names, an alias.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn member_type(&self, class: &Type, symbol: Symbol) -> Known<Type> {
        let (found, bindings) = self.member_of(class, symbol)?;
        let Declared::Alias(alias) = self.declared_by(found.binding, 0)? else { return Err(Missing::Form) };
        let mut standing = self.standing(alias, END);
        standing.bindings = bindings;
        let mut cursor = Cursor::new(self.unit, TokenRange::empty_at(END));
        match self.alias(alias, &mut cursor, (&standing, &standing))? {
            Denoted::Type(ty, ..) => Ok(ty),
            Denoted::Namespace(_) => Err(Missing::Form),
        }
    }

    /// What the member function `symbol` of a class gives, called with so many arguments on an object of which it is
    /// known perhaps whether it is const.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn method(
        &self,
        class: &Type,
        symbol: Symbol,
        count: usize,
        is_const: Option<bool>,
    ) -> Known<Type> {
        let tree = self.unit.tree;
        let (found, bindings) = self.member_of(class, symbol)?;
        let given = bindings.listed();
        let inside = Spelling { given: &given, ..*self };
        let mut results: Vec<(bool, Type)> = Vec::new();
        for named in self.unit.names.declarations(found.binding, END) {
            let Named::Declaration(id) = named else { return Err(Missing::Form) };
            let DeclarationKind::Function(function) = tree[id].kind else { return Err(Missing::Form) };
            let entry = &tree[function];
            let parameters = entry.parameters.of(&tree.parameters);
            if entry.takes(parameters, count, |index| !parameters[index].default().is_empty()) {
                if !tree[id].headers.is_empty()
                    || entry.abbreviated
                    || !tree.requires_clause(entry).is_empty()
                {
                    return Err(Missing::Specialised);
                }
                results.push((entry.is_const, inside.returns(function)?));
            }
        }
        // One function for objects that are const, and one for others.
        if let [(one, _), (other, _)] = results.as_slice()
            && one != other
            && count == 0
            && let Some(is_const) = is_const
        {
            results.retain(|(of_const, _)| *of_const == is_const);
        }
        let (_, first) = results.first().ok_or(Missing::Undeclared)?.clone();
        if results.iter().all(|(_, ty)| *ty == first) { Ok(first) } else { Err(Missing::Specialised) }
    }

    /// The member `symbol` of a class or of a base of it ([class.member.lookup]).
    ///
    /// # Errors
    /// Why it is not known; [`Missing::NoMember`] when there is none.
    pub(crate) fn member(&self, class: &Type, symbol: Symbol) -> Known<Member> {
        self.member_within(class, symbol, &self.effort())
    }

    /// The same, as part of what takes this effort.
    pub(super) fn member_within(&self, class: &Type, symbol: Symbol, effort: &Effort) -> Known<Member> {
        // What a class declares itself hides what its bases declare.
        if let Some(own) = self.own_member_within(class, symbol, effort)? {
            return Ok(own);
        }
        let mut bases = Vec::new();
        for one in self.all_bases_within(class, effort)? {
            if !bases.contains(&one) {
                bases.push(one);
            }
        }
        let mut found: Option<Member> = None;
        for one in bases {
            if let Some(known) = &found
                && self.all_bases_within(&known.class, effort)?.contains(&one)
            {
                continue;
            }
            match self.own_member_within(&one, symbol, effort)? {
                Some(_) if found.is_some() => return Err(Missing::Form),
                None => {}
                own => found = own,
            }
        }
        found.ok_or(Missing::NoMember)
    }

    /// The same with what lookup finds in the class that declares it, from a position.
    pub(super) fn found_within(
        &self,
        class: &Type,
        symbol: Symbol,
        (position, effort): (TokenId, &Effort),
    ) -> Known<(Found, Member)> {
        let member = self.member_within(class, symbol, effort)?;
        let found = self.unit.names.lookup_in(self.unit.tree, member.scope, symbol, position);
        found.map(|found| (found, member)).ok_or(Missing::Undeclared)
    }

    /// The member `symbol` that a class declares itself.
    ///
    /// # Errors
    /// Why it is not known whether there is one.
    pub(crate) fn own_member(&self, class: &Type, symbol: Symbol) -> Known<Option<Member>> {
        self.own_member_within(class, symbol, &self.effort())
    }

    pub(super) fn own_member_within(
        &self,
        class: &Type,
        symbol: Symbol,
        effort: &Effort,
    ) -> Known<Option<Member>> {
        let instances = self.instances_of(class, effort)?;
        let only = match instances.as_slice() {
            [only] => only,
            // It is not complete, or an enumeration.
            [] => return Err(Missing::NoMember),
            _ => return Err(Missing::Specialised),
        };
        let scope = self.unit.tree[only.class].scope.ok_or(Missing::NoMember)?;
        let binding = self.unit.names.own(scope, symbol);
        let given = only.bindings.listed();
        Ok(binding.map(|binding| Member { binding, class: class.unqualified().1.clone(), scope, given }))
    }

    /// The scope of the members of a class, and what the template parameters around them stand for.
    ///
    /// # Errors
    /// Why they are not known.
    pub(crate) fn members(&self, class: &Type) -> Known<(ScopeId, Vec<(TemplateParameterId, Argument)>)> {
        let instances = self.instances_of(class, &self.effort())?;
        let [only] = instances.as_slice() else { return Err(Missing::Specialised) };
        let scope = self.unit.tree[only.class].scope.ok_or(Missing::NoMember)?;
        Ok((scope, only.bindings.listed()))
    }

    /// The same of the class that the qualifier of a function's name names.
    ///
    /// # Errors
    /// Why they are not known.
    pub(crate) fn members_around(
        &self,
        function: &Function,
    ) -> Known<(ScopeId, Vec<(TemplateParameterId, Argument)>)> {
        let class = function.qualifying_name().ok_or(Missing::Form)?;
        self.members(&self.type_id(function.declaration, class)?)
    }

    /// The scope of the members of a class; `None` of what is no class.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn class_scope(&self, ty: &Type) -> Known<Option<ScopeId>> {
        match self.instances_of(ty, &self.effort())?.as_slice() {
            [] => Ok(None),
            [only] => Ok(self.unit.tree[only.class].scope),
            _ => Err(Missing::Specialised),
        }
    }

    /// The enumeration that a type is; none of another type.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn enumeration(&self, ty: &Type) -> Known<Option<EnumId>> {
        self.enumeration_within(ty, &self.effort())
    }

    pub(super) fn enumeration_within(&self, ty: &Type, effort: &Effort) -> Known<Option<EnumId>> {
        let Type::Named(name) = ty.unqualified().1 else { return Ok(None) };
        Ok(match self.of_name(name, effort)? {
            OfName::Classes(_) => None,
            OfName::Enumeration(id) => Some(id),
        })
    }

    /// Whether a class has another for a base, directly or not.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn derives(&self, class: &Type, base: &Type) -> Known<bool> {
        Ok(self.all_bases(class)?.contains(base))
    }

    /// The bases of a class, and theirs.
    ///
    /// # Errors
    /// Why they are not known; [`Missing::Form`] of what is no class.
    pub(crate) fn all_bases(&self, class: &Type) -> Known<Vec<Type>> {
        self.all_bases_within(class, &self.effort())
    }

    pub(super) fn all_bases_within(&self, class: &Type, effort: &Effort) -> Known<Vec<Type>> {
        if self.instances_of(class, effort)?.is_empty() {
            return Err(Missing::Form);
        }
        let mut all = self.bases(class, effort)?;
        let mut seen = 0;
        while let Some(one) = all.get(seen).cloned() {
            if all.len() > TYPE_DEPTH as usize {
                return Err(Missing::TooDeep);
            }
            seen += 1;
            all.extend(self.bases(&one, effort)?);
        }
        Ok(all)
    }

    /// The direct bases of a class.
    ///
    /// # Errors
    /// Why they are not known.
    pub(crate) fn direct_bases(&self, class: &Type) -> Known<Vec<Type>> {
        self.bases(class, &self.effort())
    }

    /// The direct bases of a class, then its own members that are part of an object of it, in their order: each with its type
    /// and, of members, its declaration.
    ///
    /// # Errors
    /// Why they are not known; [`Missing::Form`] of what is no class, and of unions.
    pub(crate) fn subobjects(&self, class: &Type) -> Known<Vec<(Type, Option<DeclarationId>)>> {
        self.subobjects_within(class, &self.effort())
    }

    pub(super) fn subobjects_within(
        &self,
        class: &Type,
        effort: &Effort,
    ) -> Known<Vec<(Type, Option<DeclarationId>)>> {
        let tree = self.unit.tree;
        let instances = self.instances_of(class, effort)?;
        let [only] = instances.as_slice() else { return Err(Missing::Form) };
        let entry = &tree[only.class];
        let scope = entry.scope.ok_or(Missing::Undeclared)?;
        if entry.key == ClassKey::Union {
            return Err(Missing::Form);
        }
        let mut all: Vec<_> = self.bases(class, effort)?.into_iter().map(|base| (base, None)).collect();
        for &id in &tree[scope].declarations {
            let DeclarationKind::Variable(variable) = tree[id].kind else {
                // What an anonymous union or struct holds is not looked at.
                let is_class = tree.class(id).is_some_and(|inner| inner.name_token.is_none());
                let declares = |other: &DeclarationId| {
                    tree.variable(*other).is_some() && tree[*other].group == tree[id].group
                };
                if is_class && !tree[scope].declarations.iter().any(declares) {
                    return Err(Missing::Form);
                }
                continue;
            };
            if tree.has_specifier(id, SpecifierKind::Static) || !tree[id].headers.is_empty() {
                continue;
            }
            let variable = &tree[variable];
            let mut standing = self.standing(id, variable.type_specifier.start);
            standing.bindings = only.bindings.clone();
            standing.effort = effort.deeper();
            let ty = self.declared(variable.type_specifier, variable.declarator, &standing)?;
            all.push((ty, Some(id)));
        }
        Ok(all)
    }

    pub(super) fn bases(&self, class: &Type, effort: &Effort) -> Known<Vec<Type>> {
        let tree = self.unit.tree;
        let instances = self.instances_of(class, effort)?;
        let only = match instances.as_slice() {
            [] => return Ok(Vec::new()),
            [only] => only,
            _ => return Err(Missing::Specialised),
        };
        let entry = &tree[only.class];
        let bases = entry.bases.iter().map(|base| {
            let mut standing = self.standing(entry.declaration, tree[base].name.start);
            standing.bindings = only.bindings.clone();
            standing.effort = effort.clone();
            self.type_id_at(tree[base].name, &standing)
        });
        bases.collect()
    }

    /// A member of a class, and what the template parameters in its declaration stand for.
    fn member_of(&self, class: &Type, symbol: Symbol) -> Known<(Found, Bindings)> {
        let (tree, names) = (self.unit.tree, self.unit.names);
        let instances = self.instances_of(class, &self.effort())?;
        let [only] = instances.as_slice() else { return Err(Missing::Specialised) };
        let scope = tree[only.class].scope.ok_or(Missing::Undeclared)?;
        let found = names.lookup_in(tree, scope, symbol, END);
        if let Some(found) = found.filter(|found| found.scope == scope) {
            return Ok((found, only.bindings.clone()));
        }
        if let Ok((found, member)) = self.found_within(class, symbol, (END, &self.effort())) {
            return Ok((found, member.given.into_iter().collect()));
        }
        // A base that is not known may declare it, too.
        let is_known = !names.reach(scope).is_some_and(|reach| reach.unknown_base);
        let found = found.ok_or(Missing::Undeclared)?;
        if is_known { Ok((found, Bindings::default())) } else { Err(Missing::Dependent) }
    }

    pub(super) fn instances_of(&self, ty: &Type, effort: &Effort) -> Known<Vec<Instance>> {
        match ty {
            Type::Qualified(_, inner) | Type::Array(_, inner) => self.instances_of(inner, effort),
            Type::Named(name) => self.instances_named(name, effort),
            Type::TemplateParameter(_) | Type::DependentMember(..) | Type::PackExpansion(_) => {
                Err(Missing::Dependent)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The definitions that the class of that name may have; none of an enumeration.
    pub(super) fn instances_named(&self, name: &Name, effort: &Effort) -> Known<Vec<Instance>> {
        Ok(match self.of_name(name, effort)? {
            OfName::Classes(classes) => classes,
            OfName::Enumeration(_) => Vec::new(),
        })
    }

    fn of_name(&self, name: &Name, effort: &Effort) -> Known<OfName> {
        effort.step()?;
        let (tree, names) = (self.unit.tree, self.unit.names);
        let mut scope = Tree::GLOBAL;
        let mut bindings = Bindings::default();
        for (index, component) in name.0.iter().enumerate() {
            let Base::Source(text) = &component.base else { return Err(Missing::Form) };
            if let Some(id) = enumeration_made_up(text).filter(|_| self.tells_apart) {
                let is_unnamed = tree.enums.get(id.index()).is_some_and(|one| one.name_token.is_none());
                return if is_unnamed { Ok(OfName::Enumeration(id)) } else { Err(Missing::Undeclared) };
            }
            if let Some(inner) = self.unnamed_scope(scope, text) {
                scope = inner;
                match tree[inner].class().filter(|_| index + 1 == name.0.len()) {
                    Some(class) => return Ok(OfName::Classes(vec![Instance { class, bindings }])),
                    None => continue,
                }
            }
            let symbol = self.unit.tokens.symbols.find(text).ok_or(Missing::Undeclared)?;
            let found = names.lookup_in(tree, scope, symbol, END).ok_or(Missing::Undeclared)?;
            let candidates = match self.declared_by(found.binding, 0)? {
                Declared::Namespace(inner) => {
                    scope = inner;
                    continue;
                }
                Declared::Enum(id) => return Ok(OfName::Enumeration(id)),
                Declared::Alias(alias) => match self.first_named_by(alias) {
                    Some(DeclarationKind::Class(class)) => {
                        vec![Instance { class, bindings: bindings.clone() }]
                    }
                    Some(DeclarationKind::Enum(id)) => return Ok(OfName::Enumeration(id)),
                    _ => return Err(Missing::Form),
                },
                Declared::Class(class) => self.chosen(class, component, &bindings, effort)?,
            };
            if index + 1 == name.0.len() {
                return Ok(OfName::Classes(candidates));
            }
            let [only] = candidates.as_slice() else { return Err(Missing::Specialised) };
            scope = tree[only.class].scope.ok_or(Missing::Undeclared)?;
            bindings.clone_from(&only.bindings);
        }
        Err(Missing::Form)
    }

    /// The block, unnamed class or unnamed namespace that `text` stands for in a name that is only to tell types apart.
    fn unnamed_scope(&self, outer: ScopeId, text: &str) -> Option<ScopeId> {
        let (tree, names) = (self.unit.tree, self.unit.names);
        let inside = text.strip_prefix('{')?.strip_suffix('}').filter(|_| self.tells_apart)?;
        let Ok(number) = inside.parse::<usize>() else {
            let reach = names.reach(outer)?;
            let mut inner = reach.inline.iter().copied().chain(reach.directives.iter().map(|one| one.1));
            return inner.find(|&scope| {
                let is_unnamed = matches!(tree[scope].kind, ScopeKind::Namespace { is_anonymous: true, .. });
                is_unnamed && tree[scope].parent == Some(outer)
            });
        };
        // What a block declared is gone when its text has been read.
        let is_unnamed = |scope: &Scope| match scope.kind {
            ScopeKind::Block | ScopeKind::Function(_) => true,
            ScopeKind::Class(class) => tree[class].name_token.is_none(),
            _ => false,
        };
        tree.scopes.get(number).filter(|scope| is_unnamed(scope)).map(|_| ScopeId::from_index(number))
    }

    /// The definitions that a class template may have for the arguments of `component`.
    fn chosen(
        &self,
        class: ClassId,
        component: &Component,
        outer: &Bindings,
        effort: &Effort,
    ) -> Known<Vec<Instance>> {
        let tree = self.unit.tree;
        let declaration = tree[class].declaration;
        let Some(arguments) = &component.arguments else {
            return Ok(vec![Instance { class, bindings: outer.clone() }]);
        };
        let header = tree[declaration].headers.iter().next_back().ok_or(Missing::Form)?;
        let mut bindings = outer.clone();
        bindings.extend(tree[header].parameters.iter().zip(arguments.iter().cloned()));
        let primary = tree[class].body.map(|_| Instance { class, bindings });
        let (mut matching, mut patterns) = (Vec::new(), Vec::new());
        let (mut open, mut substituted) = (Vec::new(), Vec::new());
        let specialisations = self.specialisations(declaration);
        // What does not match a placeholder may match what it stands for.
        let is_open = may_match_later(arguments);
        // The arguments of each may ask for others in turn: many alternatives are followed less far, so that what
        // is done in all stays small.
        let effort = &effort.deeper_by(1 + ALTERNATIVE_COST * (specialisations.len() + 1).ilog2());
        for special in specialisations {
            let instance = |bindings: Bindings| Instance { class: special, bindings };
            let written = (tree[special].declaration, tree[special].template_arguments);
            if tree[written.0].form == Form::PartialSpecialization {
                match self.partial_match(written, declaration, arguments, effort) {
                    Ok(Some((pattern, own))) => {
                        let mut all = outer.clone();
                        all.extend(own);
                        matching.push(instance(all));
                        patterns.push(pattern);
                    }
                    Ok(None) if !is_open => {}
                    Err(_) if !is_open => {
                        match self.match_by_substitution(written, declaration, arguments, effort) {
                            Ok(Some(own)) => {
                                let mut all = outer.clone();
                                all.extend(own);
                                substituted.push(instance(all));
                            }
                            Ok(None) => {}
                            Err(_) => open.push(instance(outer.clone())),
                        }
                    }
                    _ => open.push(instance(outer.clone())),
                }
                continue;
            }
            match self.arguments_of(written, declaration, effort) {
                Ok(own) if *own == *arguments => return Ok(vec![instance(outer.clone())]),
                Ok(_) if !is_open => {}
                _ => open.push(instance(outer.clone())),
            }
        }
        if matching.len() > 1
            && let Ok(best) = self.most_specialised(&patterns, effort)
        {
            matching = vec![matching.swap_remove(best)];
        }
        // Those that are known by substitution alone are not ordered.
        matching.append(&mut substituted);
        let candidates: Vec<Instance> = match matching.is_empty() {
            true => primary.into_iter().chain(open).collect(),
            false => matching.into_iter().chain(open).collect(),
        };
        // A class that no definition is there for is not complete.
        match candidates.is_empty() {
            true if is_open => Err(Missing::Specialised),
            true => Err(Missing::NoMember),
            false => Ok(candidates),
        }
    }

    /// The arguments of a specialisation, given by its declaration and what is written there; not known of a partial one.
    pub(super) fn arguments_of(
        &self,
        (special, written): (DeclarationId, TokenRange),
        primary: DeclarationId,
        effort: &Effort,
    ) -> Known<Rc<Vec<Argument>>> {
        let read = || {
            let mut standing = self.standing(special, written.start);
            standing.effort = effort.deeper();
            let mut cursor = Cursor::new(self.unit, written);
            Ok(self.template_arguments(&mut cursor, primary, &standing)?.arguments)
        };
        self.of_declaration(special, |memo| &memo.specializations, read)
    }

    /// The defined specialisations of a class template.
    fn specialisations(&self, declaration: DeclarationId) -> Vec<ClassId> {
        let (tree, names) = (self.unit.tree, self.unit.names);
        let name = tree.class(declaration).and_then(|class| class.name_token);
        let symbol = name.map(|token| self.unit.tokens.symbol(token)).unwrap_or_default();
        let Some(binding) = names.own(tree[declaration].scope, symbol) else { return Vec::new() };
        let special = |named| match named {
            Named::Declaration(id) => match tree[id].kind {
                DeclarationKind::Class(class) if tree[id].form.is_specialization() => {
                    tree[class].body.map(|_| class)
                }
                _ => None,
            },
            _ => None,
        };
        names.declarations(binding, END).filter_map(special).collect()
    }

    /// All definitions of the class template that `range` names, whose arguments are not understood.
    fn whatever_arguments(&self, range: TokenRange, standing: &Standing) -> Option<Vec<Instance>> {
        standing.effort.step().ok()?;
        let (tree, tokens, names) = (self.unit.tree, self.unit.tokens, self.unit.names);
        let mut cursor = Cursor::new(self.unit, range);
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
                    let all = all.map(|class| Instance { class, bindings: Bindings::default() });
                    return Some(all.collect()).filter(|all: &Vec<Instance>| !all.is_empty());
                }
                Declared::Alias(id) if cursor.is_at_end() => {
                    let DeclarationKind::Alias(alias) = tree[id].kind else { return None };
                    if tree[alias].shape != crate::tree::Shape::Plain || tree[id].form == Form::Template {
                        return None;
                    }
                    let mut inside = self.standing(id, tree[alias].target.start);
                    inside.bindings.clone_from(&standing.bindings);
                    inside.effort = standing.effort.deeper();
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
            match self.unit.tokens.kind(token) {
                Kind::Less => depth += 1,
                Kind::Greater => depth = depth.saturating_sub(1),
                Kind::ColonColon => return depth == 0,
                _ => {}
            }
            false
        })
    }
}
