//! Variables with a memory space in the host output: shadows that are registered under their name.

use cufe_spec::space::MemoryWord;

use super::{Edit, Writer};
use crate::NotCore;
use crate::facts::memory_of;
use crate::program::{VariableDeclaration, VariableScope};
use crate::types::Type;

impl Writer<'_> {
    /// Every declaration of a variable with a memory space.
    pub(super) fn variables(&mut self) -> Result<(), NotCore> {
        if !self.has("host-output.variable.linkage") {
            return Ok(());
        }
        let mut edited = None;
        let program = self.program;
        for declaration in &program.variables {
            let entity = &program.variable_entities[declaration.entity];
            let memory = memory_of(self.program, entity).0;
            if memory == 0 || declaration.scope == VariableScope::Class || declaration.structured_binding {
                continue;
            }
            let shared = memory & MemoryWord::SHARED != 0;
            let managed = memory & MemoryWord::MANAGED == MemoryWord::MANAGED;
            let first_declarator = edited != Some(declaration.specifiers.start);
            edited = Some(declaration.specifiers.start);
            if first_declarator {
                self.storage_class(declaration, shared, managed);
            }
            if managed {
                self.managed_declarator(declaration);
            } else if !shared {
                self.device_declarator(declaration, entity_is_template(entity))?;
            }
        }
        Ok(())
    }

    /// Internal linkage, once per declaration: shadows are static, whatever they were declared as; only shared
    /// variables stay extern.
    fn storage_class(&mut self, declaration: &VariableDeclaration, shared: bool, managed: bool) {
        let specifiers = &declaration.specifiers;
        let at = specifiers.after_leading_attributes;
        if managed {
            for token in [specifiers.static_at, specifiers.extern_at].into_iter().flatten() {
                self.edit(Edit::delete(token..token + 1));
            }
            let section = self.rules.text("host-output.managed.section");
            self.edit(Edit::insert(at, &format!("{section} static")));
            return;
        }
        let mut text = if shared { self.rules.text("host-output.unused").to_owned() } else { String::new() };
        if specifiers.static_at.is_none() && !(shared && specifiers.extern_at.is_some()) {
            text = format!("{text} static").trim_start().to_owned();
        }
        if !text.is_empty() {
            self.edit(Edit::insert(at, &text));
        }
        if let (Some(token), false) = (specifiers.extern_at, shared) {
            self.edit(Edit::delete(token..token + 1));
        }
    }

    /// The shadow of a managed variable is a pointer to it, null until the runtime is initialised.
    fn managed_declarator(&mut self, declaration: &VariableDeclaration) {
        let id = declaration.declarator_id.clone();
        let next = id.end;
        let array = self.text_of(next) == "[" && next < declaration.declarator.end;
        self.edit(Edit::insert(id.start, if array { "(*" } else { "*" }));
        if array {
            self.edit(Edit::insert(next, ")"));
        }
        let text = if declaration.specifiers.extern_at.is_some() { "" } else { "= 0" };
        match &declaration.initializer {
            Some(initializer) => self.edit(Edit::replace(initializer.clone(), text)),
            None if !text.is_empty() => self.edit(Edit::insert(declaration.declarator.end, text)),
            None => {}
        }
        if let (Some(open), Some(count)) = (declaration.open_bound_at, declaration.counted_bound) {
            self.edit(Edit::insert(open, &count.to_string()));
        }
    }

    /// The shadow of a device or constant variable loses its initialiser, unless it is a constant that needs one.
    fn device_declarator(
        &mut self,
        declaration: &VariableDeclaration,
        template: bool,
    ) -> Result<(), NotCore> {
        let constant = declaration.written.is_const() || declaration.specifiers.constexpr_at.is_some();
        let category = match (template, declaration.written.is_reference(), constant) {
            (true, ..) => "template",
            (_, true, _) => "reference",
            (.., true) => "const",
            _ => "plain",
        };
        if self.decide("host-output.variable.initialiser", &["device", category]).as_deref()
            != Some("dropped")
        {
            return Ok(());
        }
        if let Some(open) = declaration.open_bound_at {
            let Some(count) = declaration.counted_bound else {
                return self.outside(declaration.name_at, "an array whose bound is not written");
            };
            self.edit(Edit::insert(open, &count.to_string()));
        }
        if matches!(declaration.written, Type::Placeholder(_)) {
            return self.outside(declaration.name_at, "a device variable with a deduced type");
        }
        if let Some(initializer) = &declaration.initializer {
            self.edit(Edit::delete(initializer.clone()));
        }
        Ok(())
    }
}

fn entity_is_template(entity: &crate::program::VariableEntity) -> bool {
    entity.template
}
