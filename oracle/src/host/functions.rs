//! Functions in the host output: bodies of device-only functions, and kernels that are no templates.

use std::ops::Range;

use cufe_spec::rules::text::fill;

use super::{Edit, Piece, Writer};
use crate::NotCore;
use crate::chapters::execution_spaces::class_of;
use crate::chapters::truth;
use crate::program::{Body, Form, FunctionDeclaration, FunctionName, Parameter};
use crate::source::TokenKind;
use crate::types::Type;

impl Writer<'_> {
    /// `host-output.function`: what becomes of every declaration, by the space of its function over the whole unit.
    pub(super) fn functions(&mut self) -> Result<(), NotCore> {
        for index in 0..self.program.functions.len() {
            let program = self.program;
            let declaration = &program.functions[index];
            let entity = &program.function_entities[declaration.entity];
            let template = entity.template.is_some() || entity.specialisation.is_some();
            let class = match (class_of(self.rules, self.spaces[declaration.entity]), template) {
                ("global", true) => "kernel-template",
                ("global", false) => "kernel",
                ("device", _) => "device",
                ("host-device", _) => "host-device",
                _ => "host",
            };
            let inputs = [class, truth(self.program.is_constexpr(declaration.entity))];
            let becomes = self.decide("host-output.function", &inputs).unwrap_or_default();
            match (becomes.as_str(), &declaration.body) {
                ("suppressed", _) => self.left_out.push(declaration.range.clone()),
                ("declared" | "forwarding", Body::Compound(body)) => self.left_out.push(body.clone()),
                _ => {}
            }
            let instantiation = declaration.form == Form::Instantiation;
            match becomes.as_str() {
                "suppressed" => self.suppressed(declaration)?,
                "forwarding" if instantiation => self.kernel_directive(declaration, class),
                _ if instantiation => {}
                "kept" if class == "device" => self.mark_unused(declaration),
                "body-replaced" => self.device_function(declaration),
                "declared" => self.kernel(declaration),
                "forwarding" => self.stubs(declaration)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The whole declaration stands in a skipped group.
    fn suppressed(&mut self, declaration: &FunctionDeclaration) -> Result<(), NotCore> {
        let mut range = declaration.range.clone();
        if !declaration.has_body() {
            if self.text_of(range.end) != ";" || self.text_of(range.end.saturating_sub(1)) == "," {
                return self.outside(declaration.name_at, "a suppressed function beside other declarators");
            }
            range.end += 1;
        }
        self.skip(self.with_linkage(range));
        Ok(())
    }

    /// A declaration with `extern "C"` before it.
    pub(super) fn with_linkage(&self, declaration: Range<usize>) -> Range<usize> {
        let linkage = declaration.start >= 2
            && self.source.tokens[declaration.start - 1].kind == TokenKind::String
            && self.text_of(declaration.start - 2) == "extern";
        if linkage { declaration.start - 2..declaration.end } else { declaration }
    }

    /// `host-output.if0`, `host-output.endif`: a range stands in a skipped group.
    pub(super) fn skip(&mut self, range: Range<usize>) {
        let mut pieces = self.directives("host-output.if0");
        pieces.push(Piece::Copy(range.clone()));
        pieces.extend(self.directives("host-output.endif"));
        self.edit(Edit { range, pieces });
    }

    /// The attribute that makes the declaration one of a device-only function or of a kernel, the first that does.
    pub(super) fn space_attribute(&self, declaration: &FunctionDeclaration, kernel: bool) -> Option<usize> {
        let of_tiles = |name: &str| match kernel {
            true => name == "tile_global",
            false => matches!(name, "tile" | "tile_builtin"),
        };
        let own = if kernel { "global" } else { "device" };
        let list = &declaration.specifiers.attributes;
        list.iter().copied().find(|index| {
            let name = self.program.attributes[*index].name.as_str();
            name == own || self.program.tiles && of_tiles(name)
        })
    }

    /// `host-output.unused`: nobody calls a device-only function on the host; members are left alone.
    fn mark_unused(&mut self, declaration: &FunctionDeclaration) {
        let member = self.program.function_entities[declaration.entity].member;
        if !member && let Some(attribute) = self.space_attribute(declaration, false) {
            self.attributes[attribute] = self.rules.text("host-output.unused").to_owned();
        }
    }

    /// A device-only function keeps its declaration; its body exits.
    fn device_function(&mut self, declaration: &FunctionDeclaration) {
        self.mark_unused(declaration);
        self.deduced_return(declaration);
        let entity = &self.program.function_entities[declaration.entity];
        let Body::Compound(body) = &declaration.body else { return };
        let special = matches!(entity.name_kind, FunctionName::Constructor | FunctionName::Destructor);
        let voids: String = declaration.parameters.iter().filter_map(|p| self.voided(p)).collect();
        let id = if special { "host-output.stub.constructor" } else { "host-output.stub.function" };
        let text = fill(self.rules.text(id), |hole| (hole == "voids").then_some(voids.as_str()));
        self.edit(Edit::replace(body.clone(), &text));
    }

    /// A deduced return type without its body cannot be deduced: the whole return type becomes `void`.
    fn deduced_return(&mut self, declaration: &FunctionDeclaration) {
        if declaration.trailing_return {
            return;
        }
        let Some(placeholder) = declaration.specifiers.placeholder.clone() else { return };
        self.edit(Edit::replace(placeholder, "void"));
        let specifiers = &declaration.specifiers;
        for token in specifiers.cv.iter().chain(&declaration.return_operators).copied().collect::<Vec<_>>() {
            self.edit(Edit::delete(token..token + 1));
        }
    }

    /// A kernel: the stub file defines it, the host output declares it. Nobody uses the names of its parameters, so
    /// unnamed ones are copied (contract point 1).
    pub(super) fn kernel(&mut self, declaration: &FunctionDeclaration) {
        let entity = &self.program.function_entities[declaration.entity];
        if self.kernel_linkage(entity).as_deref() == Some("hidden")
            && let Some(attribute) = self.space_attribute(declaration, true)
        {
            self.attributes[attribute] = self.rules.text("host-output.hidden").to_owned();
        }
        if let Body::Compound(body) = &declaration.body {
            self.edit(Edit::replace(body.clone(), ";"));
        }
    }

    /// Contract point 6: the statement that uses a parameter, so that nobody warns of it. Unnamed parameters have none.
    fn voided(&self, parameter: &Parameter) -> Option<String> {
        let (name, _) = parameter.name.as_ref()?;
        let reference_to_volatile = match &parameter.written {
            Type::Reference(to) | Type::RValueReference(to) => to.is_volatile(),
            _ => false,
        };
        let id = match (parameter.pack, reference_to_volatile) {
            (true, _) => "host-output.stub.void-pack",
            (false, true) => "host-output.stub.void-volatile",
            (false, false) => "host-output.stub.void",
        };
        Some(fill(self.rules.text(id), |hole| (hole == "name").then_some(name.as_str())))
    }
}
