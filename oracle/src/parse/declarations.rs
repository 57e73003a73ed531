//! Declarations (GRAMMAR.md, "Declarations").

use super::declarators::{Declarator, Modifier, Naming};
use super::functions::header_kinds;
use super::initializers::{Initializer, deduced_type};
use super::names::{Name, Qualifier};
use super::{Headers, MAX_ALIAS_SPELLING, Parsed, Parser};
use crate::conversions::Fixed;
use crate::program::{
    Form, NamedEntity, Specifiers, TypeDeclaration, UnnamedNamespace, UsingDeclaration, VariableDeclaration,
    VariableEntity, VariableScope,
};
use crate::scopes::{ScopeKind, Symbol};
use crate::source::TokenKind;
use crate::types::Type;

impl Parser<'_, '_> {
    /// `translation-unit`
    pub(super) fn translation_unit(&mut self) -> Parsed<()> {
        while self.token().kind != TokenKind::End {
            self.declaration()?;
        }
        Ok(())
    }

    /// `declaration`, at namespace scope
    pub(super) fn declaration(&mut self) -> Parsed<()> {
        self.nested(|p| p.declaration_inner())
    }

    fn declaration_inner(&mut self) -> Parsed<()> {
        let size_t_before = self.names_size_t();
        let next = self.at + 1;
        match self.text() {
            ";" => {
                self.advance();
            }
            "namespace" => self.namespace()?,
            "inline" if self.is_at(next, "namespace") => self.namespace()?,
            "extern" if self.token_at(next).kind == TokenKind::String => self.linkage_specification()?,
            "extern" if self.is_at(next, "template") => self.template_declaration()?,
            "template" => self.template_declaration()?,
            "asm" | "__asm__" => self.asm_declaration()?,
            _ => {
                let headers = Headers { start: self.at, ..Headers::default() };
                self.block_declaration(&headers)?;
            }
        }
        if self.scope == 0 && !size_t_before && self.names_size_t() && self.program.after_size_t.is_none() {
            self.program.after_size_t = Some(self.at);
        }
        Ok(())
    }

    fn names_size_t(&self) -> bool {
        self.scopes.all[0].symbols.contains_key("size_t")
    }

    /// `block-declaration` or function definition, after any template headers.
    pub(super) fn block_declaration(&mut self, headers: &Headers) -> Parsed<()> {
        match self.text() {
            "using" => self.using(),
            "static_assert" => {
                self.advance();
                self.expect("(")?;
                self.constant(|p| p.expression())?;
                self.expect(")")?;
                self.expect(";").map(|_| ())
            }
            "namespace" => self.namespace_alias(),
            "__extension__" => self.outside("`__extension__`"),
            _ if self.at_annotated_assertion() => {
                let attributes = self.attributes_without_meaning()?;
                self.misplace(&attributes, "no-entity");
                self.block_declaration(headers)
            }
            _ => self.simple_declaration(headers),
        }
    }

    /// Whether CUDA attributes and `static_assert` stand here, outside of a class.
    pub(super) fn at_annotated_assertion(&mut self) -> bool {
        if !self.at_attribute() || matches!(self.scopes.all[self.scope].kind, ScopeKind::Class(_)) {
            return false;
        }
        self.would(|p| {
            p.attributes_without_meaning()?;
            if p.is("static_assert") { Ok(()) } else { p.outside("expected `static_assert`") }
        })
    }

    /// `namespace-definition` and `namespace-alias-definition`
    fn namespace(&mut self) -> Parsed<()> {
        if self.is_identifier_at(self.at + 1) && self.is_at(self.at + 2, "=") {
            return self.namespace_alias();
        }
        let start = self.at;
        let inline = self.accept("inline");
        self.expect("namespace")?;
        let outer = self.scope;
        if self.is("{") {
            self.unnamed_namespace(start, inline)?;
        } else {
            loop {
                let name_at = self.at;
                let name = self.identifier()?;
                self.scope = self.open_namespace(name, name_at, inline)?;
                if !self.accept("::") {
                    break;
                }
            }
            if self.at_attribute() {
                return self.outside("an attribute on a namespace");
            }
        }
        self.expect("{")?;
        while !self.is("}") {
            if self.token().kind == TokenKind::End {
                return self.outside_at(start, "an unclosed namespace");
            }
            self.declaration()?;
        }
        self.expect("}")?;
        self.scope = outer;
        Ok(())
    }

    fn open_namespace(&mut self, name: &str, name_at: usize, inline: bool) -> Parsed<usize> {
        let outer = self.scope;
        for symbol in self.scopes.all[outer].symbols.get(name).into_iter().flatten() {
            if let Symbol::Namespace(scope) = symbol {
                return Ok(*scope);
            }
        }
        let scope = self.scopes.add(ScopeKind::Namespace { inline, unnamed: false }, name, outer);
        self.scopes.declare(outer, name, Symbol::Namespace(scope));
        let named = self.named_entity(name, name_at, name_at, outer);
        self.program.namespaces.push(named);
        if inline {
            self.scopes.all[outer].nominated.push(scope);
        }
        Ok(scope)
    }

    fn unnamed_namespace(&mut self, start: usize, inline: bool) -> Parsed<()> {
        if inline {
            return self.outside_at(start, "an inline unnamed namespace");
        }
        let outer = self.scope;
        let enclosing: Vec<Option<String>> = self
            .scopes
            .path_of(outer)
            .into_iter()
            .map(|part| (part.name != UNNAMED).then_some(part.name))
            .collect();
        let nominated = self.scopes.all[outer].nominated.clone();
        let known = nominated.into_iter().find(|s| {
            self.scopes.all[*s].parent == outer
                && matches!(self.scopes.all[*s].kind, ScopeKind::Namespace { unnamed: true, .. })
        });
        self.program.unnamed_namespaces.push(UnnamedNamespace {
            head: start..self.at,
            enclosing,
            reopened: known.is_some(),
        });
        self.scope = match known {
            Some(scope) => scope,
            None => {
                let kind = ScopeKind::Namespace { inline: false, unnamed: true };
                let scope = self.scopes.add(kind, UNNAMED, outer);
                self.scopes.all[outer].nominated.push(scope);
                let named = self.named_entity(UNNAMED, start, start, outer);
                self.program.namespaces.push(named);
                scope
            }
        };
        Ok(())
    }

    /// Something that `scope` declares by a name alone.
    fn named_entity(&self, name: &str, first: usize, start: usize, scope: usize) -> NamedEntity {
        let path = std::rc::Rc::new(self.scopes.path_of(scope));
        NamedEntity { path, name: name.to_owned(), first, range: start..self.at }
    }

    fn namespace_alias(&mut self) -> Parsed<()> {
        self.expect("namespace")?;
        let alias = self.identifier()?;
        self.expect("=")?;
        let scope = self.namespace_name()?;
        self.expect(";")?;
        let here = self.declaring_scope();
        self.scopes.declare(here, alias, Symbol::Namespace(scope));
        Ok(())
    }

    fn namespace_name(&mut self) -> Parsed<usize> {
        let name = self.name(false)?;
        match name.symbols.as_slice() {
            [Symbol::Namespace(scope)] => Ok(*scope),
            _ => self.outside_at(name.name_at, "expected a namespace"),
        }
    }

    /// `using namespace N;`, `using N::x;`, `using X = T;`
    fn using(&mut self) -> Parsed<()> {
        if self.is_identifier_at(self.at + 1)
            && (self.is_at(self.at + 2, "=")
                || self.is_at(self.at + 2, "__attribute__")
                || self.is_at(self.at + 2, "["))
        {
            return self.alias_declaration(None);
        }
        let start = self.expect("using")?;
        let here = self.declaring_scope();
        if self.accept("namespace") {
            let scope = self.namespace_name()?;
            self.expect(";")?;
            if scope != here && !self.scopes.all[here].nominated.contains(&scope) {
                self.scopes.all[here].nominated.push(scope);
            }
            return Ok(());
        }
        self.accept("typename");
        let name = self.name(false)?;
        let inherits = matches!(self.scopes.all[here].kind, ScopeKind::Class(_));
        if name.symbols.is_empty() && !inherits {
            return self.outside_at(name.name_at, "a name that was not declared before");
        }
        if name.symbols.is_empty() {
            self.scopes.declare(here, &name.text, Symbol::Value);
        }
        let declared = self.named_entity(&name.text, name.name_at, start, here);
        let symbols = match self.names_constructors(&name) {
            Some(constructors) => constructors.into_iter().map(Symbol::Function).collect(),
            None => name.symbols.clone(),
        };
        self.program.using_declarations.push(UsingDeclaration { declared, symbols });
        for symbol in name.symbols {
            self.scopes.declare(here, &name.text, symbol);
        }
        self.expect(";").map(|_| ())
    }

    /// [class.qual]: `C::C` names the constructors of `C`.
    fn names_constructors(&self, name: &Name) -> Option<Vec<usize>> {
        let Qualifier::Scope(scope) = name.qualifier else { return None };
        let ScopeKind::Class(class) = self.scopes.all[scope].kind else { return None };
        let is_class = self.scopes.classes[class].path.last().is_some_and(|part| part.name == name.text);
        is_class.then(|| self.scopes.constructors_of(class))
    }

    /// `using X = type;`, possibly a template
    pub(super) fn alias_declaration(&mut self, headers: Option<&Headers>) -> Parsed<()> {
        let start = headers.map_or(self.at, |h| h.start);
        self.expect("using")?;
        let name_at = self.at;
        let name = self.identifier()?;
        let attributes = self.attributes_without_meaning()?;
        self.expect("=")?;
        let aliased = self.type_id()?;
        self.expect(";")?;
        self.builtin_or_misplaced(&attributes, start);
        if aliased.spelling().len() > MAX_ALIAS_SPELLING {
            return self.outside_at(start, "an alias of a type with a very long spelling");
        }
        let here = self.declaring_scope();
        let alias = self.program.aliases.len();
        let symbol = match headers {
            Some(headers) if headers.form() == Form::Template && headers.headers.len() == 1 => {
                Symbol::AliasTemplate(self.scopes.template_depth(self.scope) - 1, aliased, alias)
            }
            Some(_) => return self.outside_at(start, "a specialised alias template"),
            None => Symbol::Alias(aliased, alias),
        };
        let declared = self.named_entity(name, name_at, start, here);
        self.program.aliases.push(declared);
        if let Symbol::Alias(aliased, _) = &symbol {
            let plain = Headers { start, ..Headers::default() };
            self.declares_types(&plain, &Specifiers::default(), vec![aliased.clone()], true);
        }
        self.scopes.declare(here, name, symbol);
        Ok(())
    }

    /// A type's declaration marked `device_builtin` is remembered; other CUDA attributes mean nothing on it.
    pub(super) fn builtin_or_misplaced(&mut self, attributes: &[usize], start: usize) {
        let builtin = |name: &str| name.starts_with("device_builtin");
        if attributes.iter().any(|a| builtin(&self.program.attributes[*a].name)) {
            self.program.builtin_declarations.push(start..self.at);
        }
        let rest: Vec<usize> =
            attributes.iter().copied().filter(|a| !builtin(&self.program.attributes[*a].name)).collect();
        self.misplace(&rest, "type");
    }

    /// `extern "C" declaration` or `extern "C" { ... }`
    fn linkage_specification(&mut self) -> Parsed<()> {
        let start = self.expect("extern")?;
        let c = match self.text() {
            "\"C\"" => true,
            "\"C++\"" => false,
            _ => return self.outside("a linkage other than \"C\" and \"C++\""),
        };
        self.advance();
        let outer = std::mem::replace(&mut self.c_linkage, c);
        if self.accept("{") {
            while !self.is("}") {
                if self.token().kind == TokenKind::End {
                    return self.outside_at(start, "an unclosed linkage specification");
                }
                self.declaration()?;
            }
            self.expect("}")?;
        } else {
            let variables = self.program.variables.len();
            self.declaration()?;
            let declared = &mut self.program.variables[variables..];
            // What the body of a function declares is not directly inside.
            let mut direct: Vec<_> =
                declared.iter_mut().filter(|v| v.scope == VariableScope::Namespace).collect();
            if direct.iter().any(|v| !v.specifiers.attributes.is_empty()) {
                return self
                    .outside_at(start, "a variable with a memory space directly after `extern \"C\"`");
            }
            // [dcl.link]: a declaration directly inside is treated as if it had `extern`.
            for variable in &mut direct {
                variable.specifiers.extern_at = variable.specifiers.extern_at.or(Some(start));
            }
        }
        self.c_linkage = outer;
        Ok(())
    }

    /// `simple-declaration` or function definition
    pub(super) fn simple_declaration(&mut self, headers: &Headers) -> Parsed<()> {
        let class_name = self.current_class_name();
        let specifiers = self.specifiers(class_name.as_deref())?;
        if self.is(";") {
            return self.empty_declaration(headers, &specifiers);
        }
        if self.is("[") || ((self.is("&") || self.is("&&")) && self.is_at(self.at + 1, "[")) {
            return self.structured_binding(headers, &specifiers);
        }
        if specifiers.written.is_none() && self.at_deduction_guide() {
            return self.deduction_guide(&specifiers);
        }
        let attributes_are_builtin = specifiers.typedef_at.is_some();
        let mut aliased = Vec::new();
        loop {
            if self.variable_scope() == VariableScope::Class && self.accept(":") {
                // A bit-field without a name.
                self.constant(|p| p.conditional_expression())?;
            } else {
                let declarator = self.declarator(Naming::Required)?;
                if specifiers.typedef_at.is_some() {
                    aliased.push(self.typedef_name(&specifiers, &declarator)?);
                } else if declarator.function().is_some() {
                    if self.function_declaration(headers, &specifiers, declarator)? {
                        return Ok(());
                    }
                } else {
                    self.variable_declaration(headers, &specifiers, declarator)?;
                }
            }
            if !self.accept(",") {
                break;
            }
            if headers.form.is_some() {
                return self.outside("a template declaration with several declarators");
            }
        }
        self.expect(";")?;
        self.declares_types(headers, &specifiers, aliased, true);
        if attributes_are_builtin {
            self.builtin_or_misplaced(&specifiers.attributes, headers.start);
        }
        Ok(())
    }

    /// `deduction-guide`
    fn deduction_guide(&mut self, specifiers: &Specifiers) -> Parsed<()> {
        self.identifier()?;
        let scope = self.scopes.add(ScopeKind::Block, "", self.scope);
        let (_, parameters, _) = self.within(scope, |p| p.parameter_clause())?;
        for parameter in parameters {
            self.no_attributes(&parameter.attributes)?;
        }
        self.expect("->")?;
        self.type_id()?;
        self.expect(";")?;
        self.misplace(&specifiers.attributes, "deduction-guide");
        Ok(())
    }

    /// The class whose members are declared here, by name.
    fn current_class_name(&self) -> Option<String> {
        match self.scopes.all[self.declaring_scope()].kind {
            ScopeKind::Class(class) => self.scopes.classes[class].path.last().map(|p| p.name.clone()),
            _ => None,
        }
    }

    /// Specifiers and `;`: a class, an enumeration, a friend class.
    fn empty_declaration(&mut self, headers: &Headers, specifiers: &Specifiers) -> Parsed<()> {
        if specifiers.written.is_none() {
            return self.outside_at(specifiers.start, "a declaration that declares nothing");
        }
        self.expect(";")?;
        let (after_key, before): (Vec<usize>, Vec<usize>) =
            specifiers.attributes.iter().partition(|a| specifiers.after_key.contains(a));
        let builtin = |a: &usize| self.program.attributes[*a].name.starts_with("device_builtin");
        let ignored: Vec<usize> = before.iter().copied().filter(|a| !builtin(a)).collect();
        let mut typed = after_key;
        typed.extend(before.iter().copied().filter(builtin));
        // The declaration is told of, not each annotation.
        let (told, others) = match headers.form() {
            Form::Plain => ignored.split_at(ignored.len().min(1)),
            _ => ignored.split_at(0),
        };
        self.misplace(told, "local-class-head");
        self.misplace(others, "no-entity");
        self.builtin_or_misplaced(&typed, headers.start);
        self.declares_types(headers, specifiers, Vec::new(), false);
        Ok(())
    }

    /// Remembers a declaration of types that ends here, where it stands at namespace scope and is no template.
    fn declares_types(
        &mut self,
        headers: &Headers,
        specifiers: &Specifiers,
        aliased: Vec<Type>,
        declarators: bool,
    ) {
        let declared = specifiers.declared.clone();
        let plain = headers.form() == Form::Plain && self.scopes.is_namespace(self.scope);
        if plain && (declared.is_some() || !aliased.is_empty()) {
            let range = headers.start..self.at;
            self.program.type_declarations.push(TypeDeclaration { range, declared, aliased, declarators });
        }
    }

    /// The type that is named.
    fn typedef_name(&mut self, specifiers: &Specifiers, declarator: &Declarator) -> Parsed<Type> {
        let (Some(base), Some(name)) = (specifiers.written.clone(), declarator.name.as_ref()) else {
            return self.outside_at(specifiers.start, "a typedef without a type");
        };
        let aliased = declarator.apply(base.clone());
        if let (true, Some(declared)) = (aliased == base, &specifiers.declared) {
            self.scopes.named_for_linkage(declared);
        }
        if aliased.spelling().len() > MAX_ALIAS_SPELLING {
            return self.outside_at(specifiers.start, "an alias of a type with a very long spelling");
        }
        let here = self.declaring_scope();
        self.no_attributes(&declarator.attributes)?;
        if self.scopes.all[here].symbols.get(&name.text).is_some_and(|l| l.iter().any(Symbol::is_type)) {
            return Ok(aliased);
        }
        let alias = self.program.aliases.len();
        let declared = self.named_entity(&name.text, name.name_at, specifiers.start, here);
        self.program.aliases.push(declared);
        self.scopes.declare(here, &name.text, Symbol::Alias(aliased.clone(), alias));
        Ok(aliased)
    }

    fn structured_binding(&mut self, headers: &Headers, specifiers: &Specifiers) -> Parsed<()> {
        let start = self.at;
        let is_reference = self.accept("&") || self.accept("&&");
        self.expect("[")?;
        let mut names = Vec::new();
        loop {
            names.push((self.at, self.identifier()?.to_owned()));
            if !self.accept(",") {
                break;
            }
        }
        self.expect("]")?;
        let end = self.at;
        let Some(made) = self.initializer()? else {
            return self.outside("a structured binding without an initialiser");
        };
        let base = specifiers.written.clone().unwrap_or(Type::VOID);
        self.completes(&deduced_type(&base, Some(&made)), start);
        let initializer = Some(made.range);
        self.expect(";")?;
        for (name_at, name) in names {
            // A reference is not const itself.
            let written = specifiers.written.clone().filter(|_| !is_reference);
            let written = written.unwrap_or_else(|| Type::Placeholder("auto".to_owned()));
            let entity =
                self.variable_entity(&name, name_at, headers, written.clone(), self.declaring_scope())?;
            self.program.variables.push(VariableDeclaration {
                entity,
                form: headers.form(),
                declaration_start: headers.start,
                specifiers: specifiers.clone(),
                name_at,
                declarator_id: name_at..name_at + 1,
                declarator: start..end,
                initializer: initializer.clone(),
                counted_bound: None,
                open_bound_at: None,
                written,
                scope: self.variable_scope(),
                function: self.function,
                structured_binding: true,
            });
        }
        Ok(())
    }

    pub(super) fn variable_scope(&self) -> VariableScope {
        match self.scopes.all[self.declaring_scope()].kind {
            ScopeKind::Class(_) => VariableScope::Class,
            ScopeKind::Namespace { .. } => VariableScope::Namespace,
            _ => VariableScope::Block,
        }
    }

    /// A variable in the head of a statement.
    pub(super) fn head_variable(
        &mut self,
        headers: &Headers,
        specifiers: &Specifiers,
        declarator: Declarator,
    ) -> Parsed<()> {
        if declarator.function().is_some() || specifiers.typedef_at.is_some() {
            return self.outside_at(declarator.range.start, "a function or alias in the head of a statement");
        }
        self.variable_declaration(headers, specifiers, declarator)
    }

    fn variable_declaration(
        &mut self,
        headers: &Headers,
        specifiers: &Specifiers,
        declarator: Declarator,
    ) -> Parsed<()> {
        let Some(base) = specifiers.written.clone() else {
            return self.outside_at(declarator.range.start, "a variable without a type");
        };
        let Some(name) = declarator.name.clone() else { return self.outside("a variable without a name") };
        if !matches!(name.kind, crate::program::FunctionName::Plain) {
            return self.outside_at(name.name_at, "a function without parameters");
        }
        if headers.form() != Form::Plain && headers.form() != Form::Template {
            return self.outside_at(
                headers.start,
                "an explicit specialisation or instantiation of a variable template",
            );
        }
        let written = declarator.apply(base);
        if matches!(written, Type::Function(..)) {
            return self.outside_at(name.name_at, "a function declared through an alias of its type");
        }
        let scope = match name.qualifier {
            Qualifier::None => self.declaring_scope(),
            Qualifier::Scope(scope) => scope,
            Qualifier::Open => {
                return self.outside_at(name.name_at, "a declaration in a class that is not known");
            }
        };
        let entity = self.variable_entity(&name.text, name.name_at, headers, written.clone(), scope)?;
        let place = self.variable_scope();
        if place == VariableScope::Class && self.accept(":") {
            self.constant(|p| p.conditional_expression())?;
        }
        let open_bound_at = match declarator.modifiers.last() {
            Some(Modifier::Array(None, at)) => Some(*at),
            _ => None,
        };
        let before = self.progress();
        let of_member = std::mem::replace(&mut self.of_member, is_member(place, specifiers));
        let made = self.initializer();
        self.of_member = of_member;
        let made = made?;
        let initializer = made.as_ref().map(|i| i.range.clone());
        let counted_bound = match (&initializer, open_bound_at) {
            (Some(range), Some(_)) => self.count_elements(range.clone(), &written),
            _ => None,
        };
        let deduced = deduced_type(&written, made.as_ref());
        if place == VariableScope::Class || self.function.is_some() || self.scopes.is_namespace(scope) {
            let constant = deduced.is_const() || specifiers.constexpr_at.is_some();
            let value = made.as_ref().and_then(Initializer::value).filter(|_| constant);
            let known = &mut self.program.variable_entities[entity];
            known.value = known.value.or(value);
            if known.written.has_placeholder() {
                known.written = deduced.clone();
                known.closure = made.as_ref().and_then(Initializer::closure);
            }
            if let Some((fixed, from)) = made.as_ref().and_then(Initializer::fixed) {
                known.fixed = fixed_of(known, (fixed, from), constant);
            }
        }
        let of_member = std::mem::replace(&mut self.of_member, is_member(place, specifiers));
        self.lives(before, &deduced, specifiers, (entity, name.name_at), made.as_ref(), place);
        self.of_member = of_member;
        self.program.variable_entities[entity].declarations.push(self.program.variables.len());
        self.no_attributes(&declarator.attributes)?;
        self.program.variables.push(VariableDeclaration {
            entity,
            form: headers.form(),
            declaration_start: headers.start,
            specifiers: specifiers.clone(),
            name_at: name.name_at,
            declarator_id: name.range.clone(),
            declarator: declarator.range.clone(),
            initializer,
            counted_bound,
            open_bound_at,
            written,
            scope: place,
            function: self.function,
            structured_binding: false,
        });
        Ok(())
    }

    /// The entity of a variable: the one of that name in its scope, or a new one.
    fn variable_entity(
        &mut self,
        name: &str,
        name_at: usize,
        headers: &Headers,
        written: Type,
        scope: usize,
    ) -> Parsed<usize> {
        for symbol in self.scopes.all[scope].symbols.get(name).into_iter().flatten() {
            if let Symbol::Variable(entity) | Symbol::VariableTemplate(entity) = symbol {
                return Ok(*entity);
            }
        }
        let header = headers.headers.last().filter(|_| headers.form() == Form::Template);
        let template = header.filter(|_| self.scopes.is_namespace(scope)).map(header_kinds);
        let in_unnamed = self
            .scopes
            .chain(scope)
            .into_iter()
            .any(|s| matches!(self.scopes.all[s].kind, ScopeKind::Namespace { unnamed: true, .. }));
        let place = match self.scopes.all[scope].kind {
            ScopeKind::Class(_) => VariableScope::Class,
            ScopeKind::Namespace { .. } => VariableScope::Namespace,
            _ => VariableScope::Block,
        };
        let (entity, is_template) = (self.program.variable_entities.len(), template.is_some());
        self.program.variable_entities.push(VariableEntity {
            path: std::rc::Rc::new(self.scopes.path_of(scope)),
            name: name.to_owned(),
            template,
            scope: place,
            in_unnamed,
            c_linkage: self.c_linkage && place == VariableScope::Namespace,
            declarations: Vec::new(),
            first: name_at,
            written,
            value: None,
            made_constant: false,
            fixed: Fixed::default(),
            closure: None,
        });
        let symbol = if is_template { Symbol::VariableTemplate(entity) } else { Symbol::Variable(entity) };
        self.scopes.declare(scope, name, symbol);
        Ok(entity)
    }
}

/// How an unnamed namespace is written in paths and entity names.
pub(crate) const UNNAMED: &str = "<unnamed>";

/// Whether what is declared is a data member that each object has.
fn is_member(place: VariableScope, specifiers: &Specifiers) -> bool {
    place == VariableScope::Class && specifiers.static_at.is_none()
}

/// What of a variable is an address constant, where it is initialised with one `from` a type.
fn fixed_of(known: &VariableEntity, (fixed, from): (Fixed, Option<&Type>), constant: bool) -> Fixed {
    match constant {
        _ if known.written.is_reference() => Fixed { address: fixed.address, value: false },
        true => Fixed { address: false, value: fixed.of_pointer(from) },
        false => known.fixed,
    }
}
