//! Variables with a memory space in the host output: shadows that are registered under their name.

use cufe_spec::space::MemoryWord;

use super::{Edit, Writer};
use crate::NotCore;
use crate::chapters::truth;
use crate::facts::memory_of;
use crate::program::{Specifiers, VariableDeclaration, VariableScope};
use crate::types::Type;

impl<'w> Writer<'w> {
    /// Every declaration of a variable with a memory space; the documents speak of managed ones alone.
    pub(super) fn variables(&mut self) -> Result<(), NotCore> {
        if !self.has("host-output.variable.linkage") {
            return self.managed_shadows();
        }
        let mut edited = None;
        let program = self.program;
        for (index, declaration) in program.variables.iter().enumerate() {
            let entity = &program.variable_entities[declaration.entity];
            let memory = memory_of(self.program, entity).0;
            if memory == 0 || declaration.scope == VariableScope::Class || declaration.structured_binding {
                continue;
            }
            let space = host_memory(memory);
            if self.omitted(index, space) {
                self.omit(index)?;
                continue;
            }
            if edited != Some(declaration.specifiers.start) {
                self.storage_class(declaration, space);
            }
            edited = Some(declaration.specifiers.start);
            match space {
                "managed" => self.managed_declarator(declaration),
                "shared" => {}
                _ => self.device_declarator(declaration, space)?,
            }
        }
        Ok(())
    }

    /// Declarations of managed variables without the storage class of a registered variable.
    fn managed_shadows(&mut self) -> Result<(), NotCore> {
        let program = self.program;
        for declaration in &program.variables {
            let memory = memory_of(program, &program.variable_entities[declaration.entity]).0;
            if host_memory(memory) != "managed" {
                continue;
            }
            if declaration.written.is_reference() {
                return self
                    .outside(declaration.name_at, "a managed reference in the documented host output");
            }
            // What no release accepts stays as it is: no text of the documents speaks of its declaration.
            let is_extern = declaration.specifiers.extern_at.is_some();
            if declaration.scope == VariableScope::Namespace
                || declaration.scope == VariableScope::Block && is_extern
            {
                self.managed_declarator(declaration);
            }
        }
        Ok(())
    }

    /// `host-output.variable.again`: whether a declaration only repeats one that is written as a definition.
    fn omitted(&self, index: usize, space: &str) -> bool {
        let declaration = &self.program.variables[index];
        let entity = &self.program.variable_entities[declaration.entity];
        let inputs = [
            truth(entity.declarations.first() != Some(&index)),
            self.linkage(declaration, space),
            category(declaration, entity.template.is_some()),
        ];
        self.decide("host-output.variable.again", &inputs).as_deref() == Some("omitted")
    }

    /// Deletes a whole declaration; its line stays.
    fn omit(&mut self, index: usize) -> Result<(), NotCore> {
        let declaration = &self.program.variables[index];
        let start = declaration.specifiers.start;
        let alone = self.program.variables.iter().filter(|v| v.specifiers.start == start).count() == 1;
        let end = declaration.initializer.as_ref().map_or(declaration.declarator.end, |i| i.end);
        if !alone || self.text_of(end) != ";" {
            return self.outside(declaration.name_at, "a variable declared again beside other declarators");
        }
        self.edit(Edit::delete(declaration.declaration_start..end + 1));
        Ok(())
    }

    /// `host-output.variable.linkage`
    fn linkage(&self, declaration: &VariableDeclaration, space: &str) -> &'w str {
        let inputs = [space, self.storage(declaration, space), truth(self.options.device_c)];
        self.decided("host-output.variable.linkage", &inputs).unwrap_or("plain")
    }

    /// The value of the `host-storage` domain.
    fn storage(&self, declaration: &VariableDeclaration, space: &str) -> &'static str {
        let entity = &self.program.variable_entities[declaration.entity];
        let specifiers = &declaration.specifiers;
        let constant = declaration.written.is_const() || specifiers.constexpr_at.is_some();
        // A constant that all files share has external linkage.
        let shared = specifiers.inline_at.is_some() || entity.template.is_some();
        let is_extern = |d: &usize| self.program.variables[*d].specifiers.extern_at.is_some();
        let unbounded = declaration.open_bound_at.is_some() && declaration.initializer.is_none();
        match (specifiers.static_at, specifiers.extern_at) {
            (Some(_), _) => "static",
            // Nobody defines dynamic shared memory, in no namespace.
            (None, Some(_)) if unbounded && (space == "shared" || !entity.in_unnamed) => "extern-unbounded",
            (None, _) if entity.in_unnamed => "const",
            (None, Some(_)) if constant || declaration.initializer.is_none() => "extern",
            (None, _) if shared => "external",
            (None, _) if constant && !entity.declarations.iter().any(is_extern) => "const",
            _ => "external",
        }
    }

    /// What stands before the declaration, once for all its declarators: what is registered is static or hidden, shared
    /// variables are used by nobody.
    fn storage_class(&mut self, declaration: &VariableDeclaration, space: &str) {
        let specifiers = &declaration.specifiers;
        let linkage = self.linkage(declaration, space);
        let mut words = Vec::new();
        match space {
            "managed" => words.push(self.rules.text("host-output.managed.section")),
            "shared" => words.push(self.rules.text("host-output.unused")),
            _ => {}
        }
        match linkage {
            "static" if specifiers.static_at.is_none() || space == "managed" => words.push("static"),
            "hidden" | "hidden-extern" => words.push(self.rules.text("host-output.hidden")),
            _ => {}
        }
        if let (Some(token), "managed") = (specifiers.static_at, space) {
            self.edit(Edit::delete(token..token + 1));
        }
        if let (Some(token), "static" | "hidden") = (specifiers.extern_at, linkage) {
            self.edit(Edit::delete(token..token + 1));
        }
        if words.is_empty() {
            return;
        }
        let place = self.place_of_words(specifiers);
        self.edit(Edit::insert(place, &words.join(" ")));
    }

    /// Behind the attributes and `extern` that a declaration begins with, where it has an attribute to be replaced.
    fn place_of_words(&self, specifiers: &Specifiers) -> usize {
        let mut place = specifiers.after_leading_attributes;
        if specifiers.attributes.is_empty() || specifiers.extern_at != Some(place) {
            return place;
        }
        place += 1;
        while self.text_of(place) == "__attribute__" {
            let mut depth = 0;
            loop {
                place += 1;
                match self.text_of(place) {
                    "(" => depth += 1,
                    ")" => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
            }
            place += 1;
        }
        place
    }

    /// `host-output.managed.null`: the shadow of a managed variable is a pointer to it, null until the runtime is initialised.
    fn managed_declarator(&mut self, declaration: &VariableDeclaration) {
        let id = declaration.declarator_id.clone();
        let next = id.end;
        let array = self.text_of(next) == "[" && next < declaration.declarator.end;
        self.edit(Edit::insert(id.start, if array { "(*" } else { "*" }));
        if array {
            self.edit(Edit::insert(next, ")"));
        }
        let is_extern = declaration.specifiers.extern_at.is_some();
        let text = if is_extern { "" } else { self.rules.text("host-output.managed.null") };
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
    fn device_declarator(&mut self, declaration: &VariableDeclaration, space: &str) -> Result<(), NotCore> {
        let entity = &self.program.variable_entities[declaration.entity];
        let inputs = [space, category(declaration, entity.template.is_some())];
        if self.decide("host-output.variable.initialiser", &inputs).as_deref() != Some("dropped") {
            return Ok(());
        }
        if let Some(open) = declaration.open_bound_at {
            // Declared without a bound first, completed by a later declaration that is not written.
            let bound = entity.declarations.iter().find_map(|d| self.bound(&self.program.variables[*d]));
            match bound {
                Some(bound) => self.edit(Edit::insert(open, &bound)),
                None if self.linkage(declaration, space) == "hidden-extern" => {}
                None => return self.outside(declaration.name_at, "an array whose bound is not written"),
            }
        }
        if matches!(declaration.written, Type::Placeholder(_)) {
            return self.outside(declaration.name_at, "a device variable with a deduced type");
        }
        if let Some(initializer) = &declaration.initializer {
            self.edit(Edit::delete(initializer.clone()));
        }
        Ok(())
    }

    /// The outermost bound that a declaration gives an array: written, or counted from its initialiser.
    fn bound(&self, declaration: &VariableDeclaration) -> Option<String> {
        match (&declaration.written, declaration.counted_bound) {
            (Type::Array(_, Some(written)), _) => Some(written.clone()),
            (_, counted) => counted.map(|count| count.to_string()),
        }
    }
}

/// The value of the `host-memory` domain.
fn host_memory(memory: u16) -> &'static str {
    match memory {
        m if m & MemoryWord::MANAGED == MemoryWord::MANAGED => "managed",
        m if m & MemoryWord::SHARED != 0 => "shared",
        m if m & MemoryWord::CONSTANT != 0 => "constant",
        _ => "device",
    }
}

/// The value of the `variable-category` domain.
fn category(declaration: &VariableDeclaration, template: bool) -> &'static str {
    let constant = declaration.written.is_const() || declaration.specifiers.constexpr_at.is_some();
    match (template, declaration.written.is_reference(), constant) {
        (true, ..) => "template",
        (_, true, _) => "reference",
        (.., true) => "const",
        _ => "plain",
    }
}
