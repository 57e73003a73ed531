//! Functions in the host output: bodies of device-only functions, and kernels that are no templates.

use cufe_spec::rules::text::fill;

use super::{Edit, Writer};
use crate::NotCore;
use crate::chapters::execution_spaces::{is_device_only, is_kernel};
use crate::program::{Body, Form, FunctionDeclaration, FunctionName, Parameter};
use crate::types::Type;

impl Writer<'_> {
    /// Every declaration of a function that is device-only or a kernel by all its declarations together.
    pub(super) fn functions(&mut self) -> Result<(), NotCore> {
        for index in 0..self.program.functions.len() {
            let declaration = self.program.functions[index].clone();
            if declaration.form == Form::Instantiation {
                continue;
            }
            let space = self.spaces[declaration.entity];
            if is_kernel(self.rules, space) {
                self.kernel(&declaration)?;
            } else if is_device_only(self.rules, space) {
                self.device_function(&declaration)?;
            }
        }
        Ok(())
    }

    /// The declaration's attribute of that name that stands first.
    pub(super) fn attribute_named(&self, declaration: &FunctionDeclaration, name: &str) -> Option<usize> {
        let list = &declaration.specifiers.attributes;
        list.iter().copied().find(|index| self.program.attributes[*index].name == name)
    }

    /// A device-only function keeps its declaration; its body exits, for nobody can call it on the host.
    fn device_function(&mut self, declaration: &FunctionDeclaration) -> Result<(), NotCore> {
        let entity = &self.program.function_entities[declaration.entity];
        if !entity.member
            && let Some(attribute) = self.attribute_named(declaration, "device")
        {
            self.attributes[attribute] = self.rules.text("host-output.unused").to_owned();
        }
        if self.is_constexpr(declaration) {
            return Ok(());
        }
        self.deduced_return(declaration);
        let Body::Compound(body) = &declaration.body else { return Ok(()) };
        let special = matches!(entity.name_kind, FunctionName::Constructor | FunctionName::Destructor);
        let voids: String = declaration.parameters.iter().filter_map(|p| self.voided(p)).collect();
        let id = if special { "host-output.stub.constructor" } else { "host-output.stub.function" };
        let text = fill(self.rules.text(id), |hole| (hole == "voids").then_some(voids.as_str()));
        self.edit(Edit::replace(body.clone(), &text));
        Ok(())
    }

    /// `constexpr` on any declaration of the function: its body must stay.
    fn is_constexpr(&self, declaration: &FunctionDeclaration) -> bool {
        let entity = &self.program.function_entities[declaration.entity];
        entity.declarations.iter().any(|d| self.program.functions[*d].specifiers.constexpr_at.is_some())
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

    /// A kernel: the stub file defines it, the host output declares it.
    fn kernel(&mut self, declaration: &FunctionDeclaration) -> Result<(), NotCore> {
        let entity = &self.program.function_entities[declaration.entity];
        let friend = declaration.specifiers.friend_at.is_some();
        if !friend && (entity.template.is_some() || entity.specialisation.is_some()) {
            return self.template_kernel(declaration);
        }
        if !entity.internal
            && self.options.device_hidden_visibility
            && let Some(attribute) = self.attribute_named(declaration, "global")
        {
            self.attributes[attribute] = self.rules.text("host-output.hidden").to_owned();
        }
        if let Body::Compound(body) = &declaration.body {
            self.edit(Edit::replace(body.clone(), ";"));
        }
        Ok(())
    }

    /// Contract point 6: the statement that uses a parameter, so that nobody warns of it. Unnamed parameters and packs
    /// have none.
    fn voided(&self, parameter: &Parameter) -> Option<String> {
        let (name, _) = parameter.name.as_ref()?;
        if parameter.pack {
            return None;
        }
        let reference_to_volatile = match &parameter.written {
            Type::Reference(to) | Type::RValueReference(to) => to.is_volatile(),
            _ => false,
        };
        let id =
            if reference_to_volatile { "host-output.stub.void-volatile" } else { "host-output.stub.void" };
        Some(fill(self.rules.text(id), |hole| (hole == "name").then_some(name.as_str())))
    }
}
