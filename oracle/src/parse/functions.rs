//! Function declarations and definitions: which entity they declare, and their bodies (GRAMMAR.md, "Functions").

use super::declarators::{Declarator, FunctionPart};
use super::names::{Name, Qualifier};
use super::{Headers, Parsed, Parser, PendingBody};
use crate::overloads::{Candidate, arguments_of, lacks_instance};
use crate::program::{
    Body, Form, FunctionDeclaration, FunctionEntity, FunctionName, Specifiers, TemplateHeader,
};
use crate::scopes::{ScopeKind, Symbol};
use crate::source::TokenKind;
use crate::types::Type;

/// The kinds of a template header's parameters, which belong to the identity of a function template.
pub(super) fn header_kinds(header: &TemplateHeader) -> String {
    let kinds: Vec<String> =
        header.parameters.iter().map(|p| format!("{}{}", p.kind, if p.pack { "..." } else { "" })).collect();
    kinds.join(",")
}

/// Constructors have no name of their own: in their class its name means the class.
fn symbol_name(text: &str, kind: FunctionName) -> String {
    if kind == FunctionName::Constructor { format!("{text} constructor") } else { text.to_owned() }
}

impl Parser<'_, '_> {
    /// The innermost scope around that declarations go to: no template header, no bridge.
    pub(super) fn declaring_scope(&self) -> usize {
        let mut scope = self.scope;
        while matches!(self.scopes.all[scope].kind, ScopeKind::Template | ScopeKind::Bridge(_)) {
            scope = self.scopes.all[scope].parent;
        }
        scope
    }

    /// Enters a function declaration: finds or makes its entity, then reads what follows the declarator.
    /// Returns whether it was a definition, after which no further declarator comes.
    pub(super) fn function_declaration(
        &mut self,
        headers: &Headers,
        specifiers: &Specifiers,
        declarator: Declarator,
    ) -> Parsed<bool> {
        let Some(part) = declarator.function().cloned() else { return self.outside("expected a function") };
        let Some(mut name) = declarator.name.clone() else {
            return self.outside("a function without a name");
        };
        let declared = self.declaring_scope();
        let in_class = matches!(self.scopes.all[declared].kind, ScopeKind::Class(_));
        let in_block = self.scopes.all[declared].kind == ScopeKind::Block;
        let friend = specifiers.friend_at.is_some();
        name.kind = self.kind_of_name(&name, specifiers)?;
        let name_kind = name.kind;
        let base = match (&specifiers.written, name_kind) {
            (Some(written), _) => written.clone(),
            (None, FunctionName::Conversion) => name.conversion.clone().unwrap_or(Type::VOID),
            (None, FunctionName::Constructor | FunctionName::Destructor) => Type::VOID,
            (None, _) => return self.outside_at(name.name_at, "a function without a return type"),
        };
        if specifiers.defines {
            return self.outside_at(specifiers.start, "a class defined in a return type");
        }
        let Type::Function(result, signature) = declarator.apply(base) else {
            return self.outside_at(name.name_at, "expected a function type");
        };
        let scope = match name.qualifier {
            Qualifier::Scope(scope) => scope,
            Qualifier::Open => {
                return self.outside_at(name.name_at, "a declaration in a class that is not known");
            }
            Qualifier::None if friend || in_block => self.scopes.namespace_of(self.scope),
            Qualifier::None => declared,
        };
        let plain_friend = friend && name.qualifier == Qualifier::None && name.arguments.is_none();
        let befriending = plain_friend.then_some(declared);
        let entity =
            self.function_entity(headers, &name, befriending, scope, (*result).clone(), signature)?;
        let index = self.program.functions.len();
        let c_linkage = self.c_linkage && !in_class && name.qualifier == Qualifier::None;
        let internal = specifiers.static_at.is_some() && self.scopes.is_namespace(scope);
        let unnamed = self.in_unnamed(scope);
        let known = &mut self.program.function_entities[entity];
        known.declarations.push(index);
        known.internal |= internal || unnamed;
        known.c_linkage |= c_linkage;
        let required = part.parameters.iter().filter(|p| p.default.is_none() && !p.pack).count();
        known.required = known.required.min(required);
        if friend && name.qualifier == Qualifier::None {
            let list = self.scopes.all[scope].friends.entry(name.text.clone()).or_default();
            if !list.contains(&entity) {
                list.push(entity);
            }
        } else {
            self.scopes.declare(scope, &symbol_name(&name.text, name_kind), Symbol::Function(entity));
            if in_block {
                self.scopes.declare(declared, &name.text, Symbol::Function(entity));
            }
        }
        self.program.functions.push(FunctionDeclaration {
            entity,
            form: headers.form(),
            headers: headers.headers.clone(),
            range: headers.start..self.at,
            specifiers: specifiers.clone(),
            return_operators: declarator.operators.clone(),
            declarator_id: name.range.clone(),
            name_at: name.name_at,
            arguments: name.arguments.clone(),
            parameter_clause: part.clause.clone(),
            parameters: part.parameters.clone(),
            variadic: part.variadic,
            result: (*result).clone(),
            trailing_return: part.trailing.is_some(),
            exception_specification: part.exception_specification,
            body: Body::None,
            in_class,
            in_block,
            of_instances: friend && self.scopes.template_depth(declared) > 0,
            scope: part.scope,
            body_at: self.at,
            code_end: None,
        });
        self.no_attributes(&declarator.attributes)?;
        if headers.form() == Form::Instantiation && !self.is_at(headers.start, "extern") {
            let declaration = &self.program.functions[index];
            let arguments = arguments_of(&self.program, entity, declaration);
            let put: Vec<_> = name.class_arguments.clone().into_iter().collect();
            self.uses_instance(&Candidate { arguments, ..Candidate::of(entity) }, &put, name.name_at, false);
            if let Some(made) = self.program.instances.iter_mut().rev().find(|i| i.entity == entity) {
                made.explicit = true;
            }
        }
        self.after_function_declarator(index, &part, in_class)
    }

    fn in_unnamed(&self, scope: usize) -> bool {
        self.scopes
            .chain(scope)
            .into_iter()
            .any(|s| matches!(self.scopes.all[s].kind, ScopeKind::Namespace { unnamed: true, .. }))
    }

    fn kind_of_name(&self, name: &Name, specifiers: &Specifiers) -> Parsed<FunctionName> {
        if name.kind != FunctionName::Plain {
            return Ok(name.kind);
        }
        if specifiers.written.is_none() {
            return Ok(FunctionName::Constructor);
        }
        Ok(FunctionName::Plain)
    }

    /// The entity that a declaration declares or redeclares: same scope, name, parameter types and template header, and
    /// the same class template where it is a friend that depends on one. `befriending` is the class of a friend whose
    /// name stands alone.
    fn function_entity(
        &mut self,
        headers: &Headers,
        name: &Name,
        befriending: Option<usize>,
        scope: usize,
        result: Type,
        signature: crate::types::Signature,
    ) -> Parsed<usize> {
        let form = headers.form();
        let own = match form {
            Form::Template => self.own_header(headers, scope, name)?,
            _ => None,
        };
        let template = own.as_ref().map(header_kinds);
        let path = self.scopes.path_of(scope);
        let mut same_name: Vec<usize> = self.scopes.all[scope]
            .symbols
            .get(&symbol_name(&name.text, name.kind))
            .into_iter()
            .flatten()
            .filter_map(|s| if let Symbol::Function(entity) = s { Some(*entity) } else { None })
            .collect();
        same_name.extend(self.scopes.all[scope].friends.get(&name.text).into_iter().flatten());
        let of_template = befriending
            .and_then(|class| self.template_of_friend(class, template.as_deref(), &result, &signature));
        let entities = &self.program.function_entities;
        let templates: Vec<usize> =
            same_name.iter().copied().filter(|e| entities[*e].template.is_some()).collect();
        let primaries: Vec<usize> = templates
            .iter()
            .copied()
            .filter(|e| {
                let primary = &entities[*e].signature;
                let open_ended = primary.parameters.iter().any(|p| matches!(p, Type::Pack(_)));
                open_ended || primary.parameters.len() == signature.parameters.len()
            })
            .collect();
        let members = self.members_specialised(&same_name, name, &signature);
        if form == Form::Instantiation {
            let written = name.arguments.as_deref().unwrap_or_default();
            let mut fitting = primaries;
            fitting.retain(|e| !lacks_instance(&self.program, *e, written, &result, &signature));
            return self.instantiated(name, &fitting, &members);
        }
        let mut primary = None;
        if form == Form::Specialisation {
            primary = match (primaries.as_slice(), members.as_slice()) {
                ([one], _) | ([], [one]) => Some(*one),
                _ => {
                    return self.outside_at(
                        name.name_at,
                        "an explicit specialisation whose template is not certain",
                    );
                }
            };
            let arguments = name.arguments.as_deref();
            let found = same_name.iter().copied().find(|e| {
                let known = &entities[*e];
                let same_arguments = match (known.specialisation.as_deref(), arguments) {
                    (Some(a), Some(b)) => a.is_empty() || b.is_empty() || a == b,
                    (Some(_), None) => true,
                    (None, _) => false,
                };
                known.primary == primary && same_arguments && known.signature == signature
            });
            if let Some(found) = found {
                return Ok(found);
            }
        } else {
            let unnamed_c = self.c_linkage && name.qualifier == Qualifier::None;
            let alike = same_name.iter().copied().filter(|e| {
                let known = &entities[*e];
                known.specialisation.is_none()
                    && known.template == template
                    && (known.signature == signature || (unnamed_c && known.c_linkage))
                    && (template.is_none() || known.result == result)
            });
            let (same, others): (Vec<usize>, Vec<usize>) =
                alike.partition(|e| entities[*e].of_template == of_template);
            if let Some(found) = same.first() {
                return Ok(*found);
            }
            if !others.is_empty() && signature.parameters.iter().any(Type::may_depend) {
                return self
                    .outside_at(name.name_at, "a friend of which it is not certain on what it depends");
            }
            if name.qualifier != Qualifier::None {
                return self
                    .outside_at(name.name_at, "a qualified declaration of something not declared before");
            }
        }
        // What a body declares it declares in each instance again.
        let of_pattern = self.program.function_entities.iter().position(|e| e.first == name.name_at);
        if let Some(known) = of_pattern.filter(|_| self.instance.is_some()) {
            return Ok(known);
        }
        let specialisation =
            (form == Form::Specialisation).then(|| name.arguments.clone().unwrap_or_default());
        let member = matches!(self.scopes.all[scope].kind, ScopeKind::Class(_));
        self.program.function_entities.push(FunctionEntity {
            path: std::rc::Rc::new(path),
            name: name.text.clone(),
            name_kind: name.kind,
            template,
            of_template,
            specialisation,
            primary,
            result,
            required: signature.parameters.len(),
            signature,
            member,
            is_private: member && self.is_private,
            c_linkage: false,
            internal: false,
            declarations: Vec::new(),
            first: name.name_at,
        });
        Ok(self.program.function_entities.len() - 1)
    }

    /// [temp.explicit]: the one template that has an instance of the declared type, or the one member.
    fn instantiated(&self, name: &Name, templates: &[usize], members: &[usize]) -> Parsed<usize> {
        match (templates, members) {
            ([one], _) | ([], [one]) => Ok(*one),
            _ => self.outside_at(name.name_at, "an explicit instantiation whose template is not certain"),
        }
    }

    /// [temp.friend]: the innermost template header around a class that a friend of the class depends on. The friend is
    /// another function in each specialisation, so it is never the friend of another template. Where it is not certain
    /// whether the friend depends on a header, this is the innermost one.
    fn template_of_friend(
        &self,
        class: usize,
        template: Option<&str>,
        result: &Type,
        signature: &crate::types::Signature,
    ) -> Option<usize> {
        let mut spelled = signature.spelling();
        if let Some(kinds) = template {
            spelled += &format!("{kinds} {}", result.spelling());
        }
        let headers = self.scopes.headers_around(class);
        let named = |(depth, _): &(usize, &usize)| spelled.contains(&format!("?{depth}."));
        match headers.iter().enumerate().rfind(named) {
            Some((_, header)) => Some(*header),
            None if signature.parameters.iter().any(Type::may_depend) => headers.last().copied(),
            None => None,
        }
    }

    /// The members of a class template that a declaration with the class's arguments speaks of.
    fn members_specialised(
        &self,
        same_name: &[usize],
        name: &Name,
        signature: &crate::types::Signature,
    ) -> Vec<usize> {
        let Some((depth, arguments)) = &name.class_arguments else { return Vec::new() };
        let fits = |e: &usize| {
            let known = &self.program.function_entities[*e];
            let own: Vec<Type> =
                known.signature.parameters.iter().map(|p| p.substitute(*depth, arguments)).collect();
            known.template.is_none()
                && known.specialisation.is_none()
                && known.signature.qualifiers == signature.qualifiers
                && own == signature.parameters
        };
        same_name.iter().copied().filter(fits).collect()
    }

    /// The header that makes the function itself a template: the one beyond those of its classes.
    fn own_header(&self, headers: &Headers, scope: usize, name: &Name) -> Parsed<Option<TemplateHeader>> {
        let classes = if name.qualifier == Qualifier::None { 0 } else { self.scopes.template_depth(scope) };
        match headers.headers.len().checked_sub(classes) {
            Some(0) => Ok(None),
            Some(1) => Ok(headers.headers.last().cloned()),
            _ => self.outside_at(headers.start, "template headers that do not fit the classes they precede"),
        }
    }

    /// `= default`, `= delete`, `= 0`, a body, or nothing.
    fn after_function_declarator(
        &mut self,
        index: usize,
        part: &FunctionPart,
        in_class: bool,
    ) -> Parsed<bool> {
        while self.is("override") || self.is("final") {
            self.advance();
        }
        if self.is("requires") {
            return self.outside("a requires-clause");
        }
        if self.accept("=") {
            let body = match self.text() {
                "default" => Body::Defaulted,
                "delete" => Body::Deleted,
                "0" => Body::None,
                _ => return self.outside("expected `default`, `delete` or `0`"),
            };
            self.advance();
            self.program.functions[index].body = body;
            self.program.functions[index].range.end = self.at;
            return Ok(false);
        }
        if !self.is("{") && !self.is(":") && !self.is("try") {
            self.program.functions[index].range.end = self.at;
            return Ok(false);
        }
        let start = self.at;
        self.program.functions[index].body_at = start;
        if in_class {
            let tries = self.accept("try");
            self.skip_constructor_initializers()?;
            let mut body = self.skip_balanced()?;
            if tries {
                body.start = start;
                while self.accept("catch") {
                    self.skip_balanced()?;
                    body.end = self.skip_balanced()?.end;
                }
            }
            self.program.functions[index].range.end = body.end;
            self.program.functions[index].body = Body::Compound(body);
            self.pending.push(PendingBody { function: index, scope: part.scope, start });
        } else {
            let body_start = self.function_body(index, part.scope)?;
            self.program.functions[index].range.end = self.at;
            self.program.functions[index].body = Body::Compound(body_start..self.at);
        }
        Ok(true)
    }

    fn skip_constructor_initializers(&mut self) -> Parsed<()> {
        if !self.accept(":") {
            return Ok(());
        }
        loop {
            while !self.is("(") && !self.is("{") {
                if self.token().kind == TokenKind::End || self.is(";") || self.is("}") {
                    return self.outside("expected a member initialiser");
                }
                self.advance();
            }
            self.skip_balanced()?;
            self.accept("...");
            if !self.accept(",") {
                return Ok(());
            }
        }
    }

    /// Member initialisers and the statements of a body. Returns the token of `{`.
    pub(super) fn function_body(&mut self, index: usize, scope: usize) -> Parsed<usize> {
        let outer = self.function.replace(index);
        self.around.extend(outer);
        let (classes, linkage, branch) = (self.class_nesting, self.c_linkage, self.branch.take());
        // A member of a local class is no part of the lambda that holds the class.
        let lambda = self.lambda.take();
        (self.class_nesting, self.c_linkage) = (0, false);
        let result = self.within(scope, |p| {
            let tries = p.is("try").then(|| p.advance());
            if let Some(at) = tries {
                p.has_construct("try", at);
            }
            let written = if p.accept(":") { p.member_initializers(index)? } else { Vec::new() };
            let start = tries.unwrap_or(p.at);
            p.unwritten_initializers(index, &written);
            let code_end = p.body_statement()?;
            p.ends_subobjects(index);
            if tries.is_some() {
                p.with_flow(|p| p.handlers())?;
            }
            p.program.functions[index].code_end = code_end.filter(|_| tries.is_none());
            Ok(start)
        });
        self.function = outer;
        if outer.is_some() {
            self.around.pop();
        }
        (self.class_nesting, self.c_linkage, self.branch) = (classes, linkage, branch);
        self.lambda = lambda;
        result
    }

    /// Reads the bodies that were skipped inside a class, now that the class is complete.
    pub(super) fn pending_bodies(&mut self) -> Parsed<()> {
        let end = self.at;
        for body in std::mem::take(&mut self.pending) {
            self.at = body.start;
            self.function_body(body.function, body.scope)?;
        }
        self.at = end;
        Ok(())
    }
}
