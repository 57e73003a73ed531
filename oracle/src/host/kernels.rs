//! Template kernels: a wrapper that the stub file specialises for every instance, and the kernel that calls it.

use super::{Edit, Piece, Writer};
use crate::NotCore;
use crate::chapters::truth;
use crate::program::{Body, FunctionDeclaration, FunctionEntity, Parameter, TemplateHeader};
use crate::types::Type;

impl Writer<'_> {
    /// Before a kernel template or specialisation comes its wrapper with the same header and specifiers; the kernel
    /// itself becomes static and forwards to it with all template arguments written.
    pub(super) fn forwarding_kernel(&mut self, declaration: &FunctionDeclaration) -> Result<(), NotCore> {
        let program = self.program;
        let entity = &program.function_entities[declaration.entity];
        if !self.has("host-output.kernel.linkage") {
            return self.documented_kernel(declaration, entity);
        }
        let specialisation = entity.specialisation.is_some();
        let own =
            if specialisation { self.rules.text("host-output.kernel.specialisation") } else { "static" };
        let linkage = match self.kernel_linkage(entity).as_deref() {
            Some("static") => own,
            Some("hidden") => self.rules.text("host-output.hidden"),
            _ => "",
        };
        let wrapper = format!("__wrapper__device_stub_{}", entity.name);
        let defines = matches!(declaration.body, Body::Compound(_));

        let placeholder = defines && !specialisation;
        let start = declaration.range.start;
        let mut pieces = vec![Piece::Here(start)];
        if placeholder {
            pieces.extend(self.directives("host-output.kernel.push"));
            pieces.push(Piece::Here(start));
        }
        pieces.extend(declaration.headers.iter().map(|h| Piece::Bare(h.range.clone())));
        pieces.push(Piece::Text(own.to_owned()));
        pieces.extend(self.specifier_pieces(declaration));
        pieces.push(Piece::Bare(declaration.specifiers.end..declaration.name_at));
        pieces.push(Piece::Text(wrapper.clone()));
        pieces.push(Piece::Bare(declaration.name_at + 1..declaration.declarator_id.end));
        let names = self.parameter_names(declaration);
        pieces.extend(self.wrapper_parameters(declaration, &names)?);
        let after = self.end_of_declarator(declaration);
        pieces.push(Piece::Bare(declaration.parameter_clause.end..after));
        let end = match placeholder {
            true => "{ ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}",
            false => ";",
        };
        pieces.push(Piece::Text(end.to_owned()));
        if placeholder {
            pieces.extend(self.directives("host-output.kernel.pop"));
        }
        self.edit(Edit { range: start..start, pieces });

        match self.attribute_named(declaration, "global") {
            Some(attribute) if declaration.specifiers.static_at.is_none() => {
                self.attributes[attribute] = linkage.to_owned();
            }
            Some(_) => {}
            None if declaration.specifiers.static_at.is_none() => {
                self.edit(Edit::insert(declaration.specifiers.after_leading_attributes, linkage));
            }
            None => {}
        }
        if let Body::Compound(body) = &declaration.body {
            let call = self.forwarding_call(declaration, &names, &wrapper, entity)?;
            self.edit(Edit::replace(body.clone(), &call));
        }
        Ok(())
    }

    /// `host-output.kernel.linkage`; nothing where the kernel has internal linkage as it is. A template kernel without
    /// a definition in this unit is defined in another, where a static stub would not be found.
    pub(super) fn kernel_linkage(&self, entity: &FunctionEntity) -> Option<String> {
        let defined = entity.declarations.iter().any(|d| self.program.functions[*d].has_body());
        let template = entity.template.is_some() || entity.specialisation.is_some();
        if entity.internal && !(template && defined) {
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

    /// The documents have no linkage rules: a static placeholder before every definition, and the kernel as it is
    /// declared, with the forwarding body.
    fn documented_kernel(
        &mut self,
        declaration: &FunctionDeclaration,
        entity: &FunctionEntity,
    ) -> Result<(), NotCore> {
        let Body::Compound(body) = &declaration.body else { return Ok(()) };
        if entity.specialisation.is_some() {
            return self.outside(declaration.name_at, "a specialised kernel in the documented dialect");
        }
        let wrapper = format!("__wrapper__device_stub_{}", entity.name);
        let start = declaration.range.start;
        let mut pieces = vec![Piece::Here(start)];
        pieces.extend(declaration.headers.iter().map(|h| Piece::Bare(h.range.clone())));
        pieces.push(Piece::Text("static".to_owned()));
        pieces.extend(self.specifier_pieces(declaration));
        pieces.push(Piece::Bare(declaration.specifiers.end..declaration.name_at));
        pieces.push(Piece::Text(wrapper.clone()));
        let names = self.parameter_names(declaration);
        pieces.extend(self.wrapper_parameters(declaration, &names)?);
        pieces.push(Piece::Bare(declaration.parameter_clause.end..body.start));
        pieces.push(Piece::Text("{ ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}".to_owned()));
        self.edit(Edit { range: start..start, pieces });
        let call = self.forwarding_call(declaration, &names, &wrapper, entity)?;
        self.edit(Edit::replace(body.clone(), &call));
        Ok(())
    }

    /// The specifiers without CUDA attributes and without `static`.
    fn specifier_pieces(&self, declaration: &FunctionDeclaration) -> Vec<Piece> {
        let specifiers = &declaration.specifiers;
        match specifiers.static_at {
            Some(at) => vec![Piece::Bare(specifiers.start..at), Piece::Bare(at + 1..specifiers.end)],
            None => vec![Piece::Bare(specifiers.start..specifiers.end)],
        }
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

/// Whether the wrapper adds a `&` to a parameter.
fn by_reference(parameter: &Parameter) -> bool {
    !matches!(
        parameter.written,
        Type::Reference(_) | Type::RValueReference(_) | Type::Array(..) | Type::Function(..)
    )
}
