//! Template kernels: a wrapper that the stub file specialises for every instance, and the kernel that calls it.

use super::{Edit, Piece, Writer};
use crate::NotCore;
use crate::chapters::stubs::{Routine, StubCase};
use crate::chapters::truth;
use crate::program::{Body, FunctionDeclaration, FunctionEntity, Parameter, TemplateHeader};
use crate::types::Type;

impl<'w> Writer<'w> {
    /// A kernel in the passes of `gen_routine_decl`: with the mode on its static stub, with the mode off the kernel
    /// itself, which forwards to the stub with all template arguments written.
    pub(super) fn stubs(&mut self, declaration: &FunctionDeclaration) -> Result<(), NotCore> {
        let program = self.program;
        let entity = &program.function_entities[declaration.entity];
        let has_body = matches!(declaration.body, Body::Compound(_));
        let case = match (has_body, entity.specialisation.is_some()) {
            (false, _) => StubCase::Declaration,
            (true, false) => StubCase::Definition,
            (true, true) => StubCase::Specialisation,
        };
        // The linkage rules give a kernel template's mere declaration a stub, too.
        let released = self.has("host-output.kernel.linkage");
        if !released && case == StubCase::Specialisation {
            return self.outside(declaration.name_at, "a specialised kernel in the documented dialect");
        }
        let friend = declaration.specifiers.friend_at.is_some();
        let routine = Routine { case, defined: has_body || released, friend };
        let names = if friend { Vec::new() } else { self.parameter_names(declaration) };
        for pass in self.stub_mode.routine(routine) {
            match pass.mode {
                _ if friend => self.kernel(declaration),
                true => self.static_stub(declaration, &names, &pass.form)?,
                false => self.kernel_itself(declaration, &names, &pass.form)?,
            }
        }
        Ok(())
    }

    /// An explicit instantiation is written as it stands in the last pass, and once more before that in each other.
    pub(super) fn kernel_directive(&mut self, declaration: &FunctionDeclaration, class: &str) {
        let routine = Routine { case: StubCase::Declaration, defined: true, friend: false };
        let passes = self.stub_mode.directive(class, routine);
        for _ in passes.iter().skip(1) {
            let start = declaration.range.start;
            let pieces = vec![Piece::Bare(declaration.range.clone()), Piece::Text(";".to_owned())];
            self.edit(Edit { range: start..start, pieces });
        }
    }

    /// The stub has the kernel's header and specifiers, stands before it, and is static where the kernel is.
    fn static_stub(
        &mut self,
        declaration: &FunctionDeclaration,
        names: &[String],
        form: &str,
    ) -> Result<(), NotCore> {
        let program = self.program;
        let entity = &program.function_entities[declaration.entity];
        let placeholder = form == "placeholder";
        let guarded = placeholder && self.has("host-output.kernel.push");
        let start = declaration.range.start;
        let mut pieces = vec![Piece::Here(start)];
        pieces.extend(self.braces(declaration).map(|(open, _)| Piece::Text(open.to_owned())));
        if guarded {
            pieces.extend(self.directives("host-output.kernel.push"));
            pieces.push(Piece::Here(start));
        }
        pieces.extend(declaration.headers.iter().map(|h| Piece::Bare(h.range.clone())));
        pieces.push(Piece::Text(self.own_linkage(entity).to_owned()));
        pieces.extend(self.specifier_pieces(declaration));
        pieces.push(Piece::Bare(declaration.specifiers.end..declaration.name_at));
        // The symbol of an operator stands among the tokens that follow.
        pieces.push(Piece::Text(stub_name(self.text_of(declaration.name_at))));
        pieces.push(Piece::Bare(declaration.name_at + 1..declaration.declarator_id.end));
        pieces.extend(self.wrapper_parameters(declaration, names)?);
        let after = self.end_of_declarator(declaration);
        pieces.push(Piece::Bare(declaration.parameter_clause.end..after));
        pieces.push(Piece::Text(if placeholder { self.placeholder_body() } else { ";" }.to_owned()));
        if guarded {
            pieces.extend(self.directives("host-output.kernel.pop"));
        }
        pieces.extend(self.original_body(declaration));
        self.edit(Edit { range: start..start, pieces });
        Ok(())
    }

    /// The kernel as it is declared, with its linkage; its body forwards.
    fn kernel_itself(
        &mut self,
        declaration: &FunctionDeclaration,
        names: &[String],
        form: &str,
    ) -> Result<(), NotCore> {
        let program = self.program;
        let entity = &program.function_entities[declaration.entity];
        let linkage = match self.kernel_linkage(entity).as_deref() {
            Some("static") => self.own_linkage(entity),
            Some("hidden") => self.rules.text("host-output.hidden"),
            _ => "",
        };
        if let (Some("static"), Some(at)) =
            (self.kernel_linkage(entity).as_deref(), declaration.specifiers.extern_at)
        {
            self.edit(Edit::replace(at..at + 1, ""));
        }
        let is_static = declaration.specifiers.static_at.is_some();
        match self.space_attribute(declaration, true) {
            Some(attribute) if !is_static => self.attributes[attribute] = linkage.to_owned(),
            None if !is_static => {
                self.edit(Edit::insert(declaration.specifiers.after_leading_attributes, linkage));
            }
            _ => {}
        }
        let Body::Compound(body) = &declaration.body else { return Ok(()) };
        let mut pieces = vec![Piece::Text(match form {
            "forwarding" => self.forwarding_call(declaration, names, &stub_name(&entity.name), entity)?,
            _ => ";".to_owned(),
        })];
        pieces.extend(self.original_body(declaration));
        if let Some((_, close)) = self.braces(declaration) {
            pieces.extend([Piece::Here(body.end - 1), Piece::Text(close.to_owned())]);
        }
        self.edit(Edit { range: body.clone(), pieces });
        if let Some(word) = self.constant_word(declaration) {
            self.edit(Edit::delete(word..word + 1));
        }
        Ok(())
    }

    /// What makes a stub static: host_runtime.h has a word of its own for that of a specialisation.
    fn own_linkage(&self, entity: &FunctionEntity) -> &'w str {
        match entity.specialisation {
            Some(_) if self.has("host-output.kernel.specialisation") => {
                self.rules.text("host-output.kernel.specialisation")
            }
            _ => "static",
        }
    }

    /// The body of `host-output.kernel.placeholder`.
    fn placeholder_body(&self) -> &'w str {
        let text = self.rules.text("host-output.kernel.placeholder");
        text.split_once("{parameters}) ").map_or(text, |(_, body)| body)
    }

    /// The document has the original in a skipped group behind either form; contract point 2 leaves it out.
    fn original_body(&self, declaration: &FunctionDeclaration) -> Vec<Piece> {
        let Body::Compound(body) = &declaration.body else { return Vec::new() };
        if self.has("host-output.kernel.linkage") {
            return Vec::new();
        }
        let mut pieces = self.directives("host-output.if0");
        pieces.push(Piece::Bare(body.clone()));
        pieces.extend(self.directives("host-output.endif"));
        pieces
    }

    /// `host-output.kernel.linkage`; nothing where the kernel has internal linkage as it is. A template kernel without
    /// a definition in this unit is defined in another, where a static stub would not be found.
    pub(super) fn kernel_linkage(&self, entity: &FunctionEntity) -> Option<String> {
        let defined = entity.declarations.iter().any(|d| self.program.functions[*d].has_body());
        let template = entity.template.is_some() || entity.specialisation.is_some();
        // `static` is written for internal linkage, too; the hidden attribute is for external linkage alone.
        if entity.internal && !(template && defined && self.options.static_host_stub) {
            return None;
        }
        let inputs = [
            if template { "kernel-template" } else { "kernel" },
            truth(self.options.device_hidden_visibility),
            truth(self.options.static_host_stub && defined),
            truth(false),
        ];
        self.decide("host-output.kernel.linkage", &inputs)
    }

    /// The specifiers without CUDA attributes, without `static` or `extern`, and without what makes a function constant.
    fn specifier_pieces(&self, declaration: &FunctionDeclaration) -> Vec<Piece> {
        let specifiers = &declaration.specifiers;
        // The stub is static whatever the kernel is.
        let mut left_out: Vec<usize> = specifiers.static_at.or(specifiers.extern_at).into_iter().collect();
        left_out.extend(self.constant_word(declaration));
        left_out.sort_unstable();
        let mut at = specifiers.start;
        let mut pieces = Vec::new();
        for token in left_out {
            pieces.push(Piece::Bare(at..token));
            at = token + 1;
        }
        pieces.push(Piece::Bare(at..specifiers.end));
        pieces
    }

    /// `host-output.kernel.constant`: the word of a kernel that is constant as it is written.
    fn constant_word(&self, declaration: &FunctionDeclaration) -> Option<usize> {
        let specifiers = &declaration.specifiers;
        let word = specifiers.constexpr_at.or(specifiers.consteval_at);
        word.filter(|_| self.has("host-output.kernel.constant") && declaration.has_body())
    }

    /// `host-output.kernel.braces`: those of a kernel that is the one declaration of a linkage specification.
    fn braces(&self, declaration: &FunctionDeclaration) -> Option<(&'w str, &'w str)> {
        let is_linkage = declaration
            .range
            .start
            .checked_sub(2)
            .is_some_and(|word| self.text_of(word) == "extern" && self.text_of(word + 1).ends_with('"'));
        let has_braces = self.has("host-output.kernel.braces") && declaration.has_body();
        (is_linkage && has_braces).then(|| self.rules.text("host-output.kernel.braces").split_once(' '))?
    }

    /// One past the declarator: before the body, or before the `;`.
    fn end_of_declarator(&self, declaration: &FunctionDeclaration) -> usize {
        match &declaration.body {
            Body::Compound(body) => body.start,
            _ => declaration.range.end,
        }
    }

    /// The wrapper takes its parameters by reference, without default arguments. Arrays, functions and references stay
    /// as they are written.
    fn wrapper_parameters(
        &self,
        declaration: &FunctionDeclaration,
        names: &[String],
    ) -> Result<Vec<Piece>, NotCore> {
        let mut pieces = vec![Piece::Text("(".to_owned())];
        for (index, parameter) in declaration.parameters.iter().enumerate() {
            if index > 0 {
                pieces.push(Piece::Text(",".to_owned()));
            }
            if parameter.written.is_open() {
                return self
                    .outside(parameter.name_at, "a kernel parameter that may be an array or a function");
            }
            let end = parameter.default.as_ref().map_or(parameter.range.end, |d| d.start);
            pieces.push(Piece::Bare(parameter.range.start..parameter.name_at));
            if by_reference(parameter) {
                pieces.push(Piece::Text("&".to_owned()));
            }
            let name_at = if parameter.pack { parameter.name_at + 1 } else { parameter.name_at };
            pieces.push(Piece::Bare(parameter.name_at..name_at));
            if let (None, Some(name)) = (&parameter.name, names.get(index)) {
                pieces.push(Piece::Text(name.clone()));
            }
            pieces.push(Piece::Bare(name_at..end));
        }
        pieces.push(Piece::Text(")".to_owned()));
        Ok(pieces)
    }

    /// The names of a definition's parameters; unnamed ones get names, in the placeholder and in the kernel. A mere
    /// declaration forwards nothing: no names.
    fn parameter_names(&mut self, declaration: &FunctionDeclaration) -> Vec<String> {
        if !declaration.has_body() {
            return Vec::new();
        }
        let mut names = Vec::new();
        for parameter in &declaration.parameters {
            names.push(match &parameter.name {
                Some((name, _)) => name.clone(),
                None => {
                    let name = self.invent();
                    let at = if parameter.pack { parameter.name_at + 1 } else { parameter.name_at };
                    self.edit(Edit::insert(at, &name));
                    name
                }
            });
        }
        names
    }

    /// `{::n::__wrapper__device_stub_k<T,N,A...>(t,a...);return;}`. Unnamed template parameters get names for it, in the
    /// kernel only.
    fn forwarding_call(
        &mut self,
        declaration: &FunctionDeclaration,
        names: &[String],
        wrapper: &str,
        entity: &FunctionEntity,
    ) -> Result<String, NotCore> {
        let spread = |(parameter, name): (&Parameter, &String)| {
            if parameter.pack { format!("{name}...") } else { name.clone() }
        };
        let arguments: Vec<String> = declaration.parameters.iter().zip(names).map(spread).collect();
        let template = match (&entity.specialisation, declaration.headers.last()) {
            (Some(_), _) => {
                let written = declaration.name_at + 1..declaration.declarator_id.end;
                written.map(|t| self.text_of(t).to_owned()).collect::<Vec<_>>().join(" ")
            }
            (None, Some(header)) => format!("<{}>", self.own_arguments(header).join(",")),
            (None, None) => String::new(),
        };
        let qualifier = self.qualifier(&entity.path);
        Ok(format!("{{{qualifier}{wrapper}{template}({});return;}}", arguments.join(",")))
    }

    pub(super) fn own_arguments(&mut self, header: &TemplateHeader) -> Vec<String> {
        let mut list = Vec::new();
        for parameter in &header.parameters {
            let name = match &parameter.name {
                Some(name) => name.clone(),
                None => {
                    let name = self.invent();
                    let at = if parameter.pack { parameter.name_at + 1 } else { parameter.name_at };
                    self.edit(Edit::insert(at, &name));
                    name
                }
            };
            list.push(if parameter.pack { format!("{name}...") } else { name });
        }
        list
    }

    fn invent(&mut self) -> String {
        self.invented += 1;
        format!("__T{}", self.invented - 1)
    }
}

/// The name of a kernel's static stub.
fn stub_name(kernel: &str) -> String {
    format!("__wrapper__device_stub_{kernel}")
}

/// Whether the wrapper adds a `&` to a parameter.
fn by_reference(parameter: &Parameter) -> bool {
    !matches!(
        parameter.written,
        Type::Reference(_) | Type::RValueReference(_) | Type::Array(..) | Type::Function(..)
    )
}
