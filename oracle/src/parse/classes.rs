//! Classes and enumerations (GRAMMAR.md, "Classes", "Enumerations").

use std::rc::Rc;

use super::{Headers, Parsed, Parser};
use crate::overloads::Candidate;
use crate::program::{DeclaredType, Specifiers, TypeName};
use crate::scopes::{Class, ScopeKind, Symbol, TypeStanding};
use crate::source::TokenKind;
use crate::types::{Argument, Type};

impl Parser<'_, '_> {
    /// `class-specifier` or `elaborated-type-specifier`. Adds the type to `specifiers`.
    pub(super) fn class_specifier(&mut self, specifiers: &mut Specifiers) -> Parsed<()> {
        self.nested(|p| p.class_specifier_inner(specifiers))
    }

    fn class_specifier_inner(&mut self, specifiers: &mut Specifiers) -> Parsed<()> {
        let start = self.advance();
        let key = match self.text_at(start) {
            "class" => "class",
            "union" => "union",
            _ => "struct",
        };
        let attributes = self.attributes_without_meaning()?;
        specifiers.after_key.extend(attributes.clone());
        specifiers.attributes.extend(attributes);
        if self.is("{") || self.is(":") {
            self.unnamed_classes += 1;
            let name = format!("<unnamed class {}>", self.unnamed_classes);
            let class = self.declare_class(&name, start, None)?;
            self.scopes.classes[class].standing.unnamed = Some(key);
            self.class_body(class, key)?;
            specifiers.defines = true;
            specifiers.declared = Some(DeclaredType::Class(class));
            specifiers.written = Some(Type::Named(self.scopes.classes[class].path.clone()));
            if key == "union" || specifiers_follow_member(self) {
                self.members_are_visible_outside(class);
            }
            return Ok(());
        }
        let qualified = self.is("::") || self.is_at(self.at + 1, "::");
        let known_template = self.is_at(self.at + 1, "<");
        if qualified || known_template {
            return self.named_before(specifiers, key);
        }
        let name_at = self.at;
        let name = self.identifier()?.to_owned();
        let defines = self.is("{") || self.is(":") || self.is("final");
        let declares = defines || self.is(";") && specifiers.friend_at.is_none();
        let found = self.scopes.lookup(self.scope, &name);
        let existing = found.iter().find(|s| s.is_type());
        if !declares && let Some(symbol) = existing {
            specifiers.written = Some(self.type_of_symbol(symbol, &name)?);
            self.names_type(std::slice::from_ref(symbol), name_at);
            return Ok(());
        }
        let class = self.declare_class(&name, name_at, None)?;
        specifiers.elaborated = !defines;
        if declares {
            specifiers.declared = Some(DeclaredType::Class(class));
        } else {
            self.names_type(&[Symbol::Class(class)], name_at);
        }
        self.scopes.classes[class].key = key;
        if defines {
            let scope = self.scopes.classes[class].scope;
            self.scopes.all[scope].parent = self.scope;
            self.class_body(class, key)?;
            specifiers.defines = true;
        }
        specifiers.written = Some(Type::Named(self.scopes.classes[class].path.clone()));
        Ok(())
    }

    fn type_of_symbol(&self, symbol: &Symbol, name: &str) -> Parsed<Type> {
        match symbol {
            Symbol::Class(class) => Ok(Type::Named(self.scopes.classes[*class].path.clone())),
            Symbol::Enumeration(named, _) => Ok(named.clone()),
            _ => self.outside(&format!("`{name}` after a class key")),
        }
    }

    /// `struct n::S`, `struct S<int>` (a reference, or the head of a specialisation).
    fn named_before(&mut self, specifiers: &mut Specifiers, key: &'static str) -> Parsed<()> {
        let start = self.at;
        let name = self.name(true)?;
        let Some(Symbol::Class(primary)) = name.symbols.first() else {
            return self.outside_at(name.name_at, "a class that was not declared before");
        };
        let primary = *primary;
        let defines = self.is("{") || self.is(":") || self.is("final");
        let specialises = (defines || self.is(";")) && name.arguments.is_some();
        if !specialises {
            if defines {
                self.class_body(primary, key)?;
                specifiers.defines = true;
                specifiers.declared = Some(DeclaredType::Class(primary));
            }
            specifiers.written = Some(self.type_of_name(&name)?);
            return Ok(());
        }
        let instantiation = self.is(";") && self.is_at(start.saturating_sub(2), "template");
        if instantiation {
            let path = self.scopes.classes[primary].path.clone();
            let written = self.type_of_name(&name)?;
            if let Type::Named(instance) = &written {
                self.program.class_instantiations.push(Rc::clone(instance));
            }
            specifiers.written = Some(written);
            if !self.is_at(start.saturating_sub(3), "extern") {
                self.instantiates_members(primary, &path, name.arguments.unwrap_or_default(), start);
            }
            return Ok(());
        }
        let arguments = name.arguments.clone().unwrap_or_default();
        let class = self.declare_specialisation(primary, name.name_at, arguments)?;
        if defines {
            let scope = self.scopes.classes[class].scope;
            self.scopes.all[scope].parent = self.scope;
            self.class_body(class, key)?;
            specifiers.defines = true;
        }
        specifiers.written = Some(Type::Named(self.scopes.classes[class].path.clone()));
        Ok(())
    }

    /// An explicit instantiation of a class makes all its members that are no templates.
    fn instantiates_members(
        &mut self,
        primary: usize,
        path: &crate::types::Path,
        arguments: Vec<Argument>,
        at: usize,
    ) {
        let Some(depth) = self.scopes.classes[primary].template_depth else { return };
        let spelled = crate::types::spell_arguments(&arguments);
        if self.scopes.classes[primary].specialisations.iter().any(|(s, _)| *s == spelled || s.contains('?'))
        {
            return;
        }
        let put = vec![(depth, arguments)];
        for entity in 0..self.program.function_entities.len() {
            let known = &self.program.function_entities[entity];
            let member = known.member && known.path == *path;
            if !member || known.template.is_some() || known.specialisation.is_some() {
                continue;
            }
            let candidate = Candidate::of(entity);
            self.uses_instance(&candidate, &put, at, false);
            let bindings = Some(put.clone());
            let instances = &mut self.program.instances;
            if let Some(made) = instances.iter_mut().find(|i| i.entity == entity && i.bindings == bindings) {
                made.explicit = true;
            }
        }
    }

    /// The class of that name in the declaring scope, or a new one.
    fn declare_class(
        &mut self,
        name: &str,
        name_at: usize,
        arguments: Option<Vec<Argument>>,
    ) -> Parsed<usize> {
        let here = self.declaring_scope();
        for symbol in self.scopes.all[here].symbols.get(name).into_iter().flatten() {
            if let Symbol::Class(class) = symbol {
                return Ok(*class);
            }
        }
        let is_template = self.scopes.all[self.scope].kind == ScopeKind::Template;
        let index = self.scopes.classes.len();
        let scope = self.scopes.add(ScopeKind::Class(index), name, self.scope);
        let mut path = self.scopes.path_of(here);
        let mut part = self.scopes.all[scope].part.clone();
        let depth = self.scopes.template_depth(self.scope);
        let own = is_template.then(|| self.own_arguments(depth - 1));
        part.arguments = arguments.or_else(|| own.clone());
        part.local = self.scopes.is_local(here).then_some(name_at);
        self.scopes.all[scope].part = part.clone();
        path.push(part);
        self.scopes.classes.push(Class {
            path: Rc::new(path),
            scope,
            first: name_at,
            range: 0..0,
            specialisation: false,
            defined: false,
            key: "struct",
            standing: self.standing(here),
            template_depth: is_template.then(|| depth - 1),
            parameter_names: if is_template { self.header_names.clone() } else { Vec::new() },
            parameter_kinds: if is_template { self.header_kinds.clone() } else { Vec::new() },
            virtual_base: false,
            own_arguments: own,
            specialisations: Vec::new(),
            bases: Vec::new(),
            base_arguments: std::collections::BTreeMap::new(),
            open_base: false,
            dependent_bases: Vec::new(),
        });
        self.scopes.declare(here, name, Symbol::Class(index));
        Ok(index)
    }

    /// What a declaration of a type in `scope` says of who can name it.
    fn standing(&self, scope: usize) -> TypeStanding {
        let member = matches!(self.scopes.all[scope].kind, ScopeKind::Class(_));
        TypeStanding {
            local: self.scopes.in_function(scope),
            is_private: member && self.is_private,
            unnamed: None,
            named_by_typedef: false,
        }
    }

    /// The current template header's parameters as arguments, in order.
    fn own_arguments(&self, depth: usize) -> Vec<Argument> {
        let mut list: Vec<(usize, Argument)> = Vec::new();
        for symbol in self.scopes.all[self.scope].symbols.values().flatten() {
            match symbol {
                Symbol::TypeParameter(d, index, pack) if *d == depth => {
                    let parameter = Type::Parameter(*d, *index);
                    let t = if *pack { Type::Pack(Rc::new(parameter)) } else { parameter };
                    list.push((*index, Argument::Type(t)));
                }
                Symbol::ValueParameter(d, index) if *d == depth => {
                    list.push((*index, Argument::Value(format!("?{d}.{index}"))));
                }
                Symbol::TemplateParameter(d, index) if *d == depth => {
                    list.push((*index, Argument::Template(format!("?{d}.{index}"))));
                }
                _ => {}
            }
        }
        list.sort_by_key(|(index, _)| *index);
        list.into_iter().map(|(_, argument)| argument).collect()
    }

    fn declare_specialisation(
        &mut self,
        primary: usize,
        name_at: usize,
        arguments: Vec<Argument>,
    ) -> Parsed<usize> {
        let spelled = crate::types::spell_arguments(&arguments);
        if let Some((_, known)) =
            self.scopes.classes[primary].specialisations.iter().find(|(s, _)| *s == spelled)
        {
            return Ok(*known);
        }
        let index = self.scopes.classes.len();
        let mut path = self.scopes.classes[primary].path.to_vec();
        let name = path.last().map(|p| p.name.clone()).unwrap_or_default();
        let scope = self.scopes.add(ScopeKind::Class(index), &name, self.scope);
        if let Some(part) = path.last_mut() {
            part.arguments = Some(arguments.clone());
            self.scopes.all[scope].part = part.clone();
        }
        self.scopes.classes.push(Class {
            path: Rc::new(path),
            scope,
            first: name_at,
            range: 0..0,
            specialisation: true,
            defined: false,
            key: "struct",
            standing: self.scopes.classes[primary].standing,
            template_depth: None,
            parameter_names: Vec::new(),
            parameter_kinds: Vec::new(),
            virtual_base: false,
            own_arguments: Some(arguments),
            specialisations: Vec::new(),
            bases: Vec::new(),
            base_arguments: std::collections::BTreeMap::new(),
            open_base: false,
            dependent_bases: Vec::new(),
        });
        self.scopes.classes[primary].specialisations.push((spelled, index));
        Ok(index)
    }

    /// Base clause and members. Bodies of member functions are read after the outermost class.
    fn class_body(&mut self, class: usize, key: &'static str) -> Parsed<()> {
        if self.scopes.classes[class].defined {
            return self.outside("a second definition of a class");
        }
        let start = self.at;
        self.accept("final");
        if self.accept(":") {
            self.base_clause(class)?;
        }
        let open = self.expect("{")?;
        self.scopes.classes[class].defined = true;
        self.scopes.classes[class].key = key;
        let scope = self.scopes.classes[class].scope;
        let linkage = std::mem::replace(&mut self.c_linkage, false);
        let access = std::mem::replace(&mut self.is_private, key == "class");
        self.class_nesting += 1;
        let outer_pending =
            if self.class_nesting == 1 { std::mem::take(&mut self.pending) } else { Vec::new() };
        self.within(scope, |p| {
            while !p.is("}") {
                if p.token().kind == TokenKind::End {
                    return p.outside_at(open, "an unclosed class");
                }
                p.nested(|p| p.member_declaration())?;
            }
            Ok(())
        })?;
        self.expect("}")?;
        self.scopes.classes[class].range = start..self.at;
        if self.class_nesting == 1 {
            self.pending_bodies()?;
            self.pending = outer_pending;
        }
        self.class_nesting -= 1;
        self.c_linkage = linkage;
        self.is_private = access;
        Ok(())
    }

    fn base_clause(&mut self, class: usize) -> Parsed<()> {
        loop {
            while matches!(self.text(), "public" | "private" | "protected" | "virtual") {
                self.scopes.classes[class].virtual_base |= self.is("virtual");
                self.advance();
            }
            self.accept("typename");
            let name = self.name(true)?;
            let pack = self.accept("...");
            let base = self.type_of_name(&name).ok();
            if let Some(base) = &base {
                self.completes(base, name.name_at);
            }
            match base.as_ref().and_then(|b| self.scopes.class_of_type(b)) {
                Some(base_class)
                    if !pack && !base.as_ref().is_some_and(Type::is_dependent) && base_class != class =>
                {
                    let arguments = match base.as_ref().map(Type::unqualified) {
                        Some(Type::Named(path)) => path.last().and_then(|p| p.arguments.clone()),
                        _ => None,
                    };
                    self.scopes.classes[class].bases.push(base_class);
                    if let Some(arguments) = arguments {
                        self.scopes.classes[class].base_arguments.insert(base_class, arguments);
                    }
                }
                _ => {
                    self.scopes.classes[class].open_base = true;
                    self.scopes.classes[class].dependent_bases.extend(base.filter(|_| !pack));
                }
            }
            if !self.accept(",") {
                return Ok(());
            }
        }
    }

    fn member_declaration(&mut self) -> Parsed<()> {
        let access = matches!(self.text(), "public" | "private" | "protected");
        if access && self.is_at(self.at + 1, ":") {
            self.is_private = !self.is("public");
            self.advance();
            self.advance();
            return Ok(());
        }
        match self.text() {
            ";" => {
                self.advance();
                Ok(())
            }
            "template" => {
                let before = self.program.functions.len();
                self.template_declaration()?;
                let names: Vec<String> = self.program.functions[before..]
                    .iter()
                    .map(|f| self.program.function_entities[f.entity].name.clone())
                    .collect();
                self.member_templates.extend(names);
                Ok(())
            }
            _ => {
                let headers = Headers { start: self.at, ..Headers::default() };
                self.block_declaration(&headers)
            }
        }
    }

    /// Members of an unnamed union (or class without declarator) are found in the scope around it.
    fn members_are_visible_outside(&mut self, class: usize) {
        let here = self.declaring_scope();
        let members = self.scopes.all[self.scopes.classes[class].scope].symbols.clone();
        for (name, symbols) in members {
            for symbol in symbols {
                self.scopes.declare(here, &name, symbol);
            }
        }
    }

    /// `enum-specifier`
    pub(super) fn enum_specifier(&mut self, specifiers: &mut Specifiers) -> Parsed<()> {
        self.expect("enum")?;
        let mut name_at = self.at - 1;
        let scoped = self.accept("class") || self.accept("struct");
        let attributes = self.attributes_without_meaning()?;
        specifiers.after_key.extend(attributes.clone());
        specifiers.attributes.extend(attributes);
        let name = if self.is_identifier() {
            name_at = self.at;
            Some(self.identifier()?.to_owned())
        } else {
            None
        };
        if self.is("::") {
            return self.outside("a qualified enumeration");
        }
        if self.accept(":") {
            self.type_id()?;
        }
        let here = self.declaring_scope();
        let shown = match &name {
            Some(name) => name.clone(),
            None => {
                self.unnamed_classes += 1;
                format!("<unnamed enumeration {}>", self.unnamed_classes)
            }
        };
        let known = self.scopes.lookup_in(here, &shown).into_iter().find_map(|s| match s {
            Symbol::Enumeration(named, scope) => Some((named, scope)),
            _ => None,
        });
        let (named, scope) = match known {
            Some(known) => known,
            None => {
                let scope = scoped.then(|| self.scopes.add(ScopeKind::Block, &shown, self.scope));
                let mut path = self.scopes.path_of(here);
                let local = self.scopes.is_local(here).then_some(name_at);
                path.push(crate::types::PathPart { local, ..crate::types::PathPart::named(&shown) });
                let named = Type::Named(Rc::new(path));
                self.scopes.enumerations.push((named.clone(), scoped));
                let unnamed = name.is_none().then_some("enum");
                let standing = TypeStanding { unnamed, ..self.standing(here) };
                self.scopes.enumeration_standings.push(standing);
                self.scopes.enumeration_places.push(name_at);
                self.scopes.declare(here, &shown, Symbol::Enumeration(named.clone(), scope));
                (named, scope)
            }
        };
        specifiers.written = Some(named.clone());
        let declared = DeclaredType::Enumeration(named.clone());
        match self.is("{") || self.is(";") {
            true => specifiers.declared = Some(declared),
            false => self.program.type_names.push(TypeName { at: name_at, named: Some(declared) }),
        }
        if !self.accept("{") {
            return Ok(());
        }
        specifiers.defines = true;
        let mut next = Some(0);
        while !self.is("}") {
            let enumerator = self.identifier()?.to_owned();
            let attributes = self.attributes_without_meaning()?;
            self.misplace(&attributes, "type");
            if self.accept("=") {
                next = self.constant(|p| p.conditional_expression())?.value;
            }
            let symbol = Symbol::Enumerator(named.clone(), next);
            next = next.and_then(|v: i64| v.checked_add(1));
            self.scopes.declare(scope.unwrap_or(here), &enumerator, symbol);
            if !self.accept(",") && !self.is("}") {
                return self.outside("expected `,` or `}` in an enumeration");
            }
        }
        self.expect("}").map(|_| ())
    }
}

/// An unnamed class with `;` right behind it makes its members visible outside.
fn specifiers_follow_member(parser: &Parser<'_, '_>) -> bool {
    parser.is(";")
}
