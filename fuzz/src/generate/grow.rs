//! Grows a valid program: what is drawn is typed and visible where it is used, so nothing is thrown away.

use arbitrary::{Result, Unstructured};

use super::config::Config;
use super::declared::{ARITHMETIC, Callable, Declared, Nameable, Offer, Scope};
use super::productions::{self, PRODUCTIONS};
use super::program::{
    Class, Function, Item, Memory, Parameter, Program, Space, TemplateParameter, Type, Variable,
};
use super::statements::Body;

/// Draws a whole program.
///
/// # Errors
/// As [`Config::draw`].
pub fn program(dna: &mut Unstructured<'_>) -> Result<Program> {
    let config = Config::draw(dna)?;
    let mut grower = Grower { dna, config, declared: Declared::default(), next_name: 0, scope: Vec::new() };
    let count = grower.dna.int_in_range(2..=9)?;
    Ok(Program { items: grower.items(count, 0)? })
}

struct Grower<'a, 'd> {
    dna: &'a mut Unstructured<'d>,
    config: Config,
    declared: Declared,
    next_name: u32,
    scope: Vec<Scope>,
}

impl Grower<'_, '_> {
    fn name(&mut self, prefix: &str) -> String {
        self.next_name += 1;
        format!("{prefix}{}", self.next_name)
    }

    fn items(&mut self, count: usize, depth: usize) -> Result<Vec<Item>> {
        let mut items = Vec::new();
        for _ in 0..count {
            match self.dna.int_in_range(0..=13)? {
                0 if self.config.namespaces && depth < 3 => {
                    let inline = self.dna.ratio(1, 5)?;
                    let name = self.name("n");
                    items.push(self.namespace(Some(name), inline, depth)?);
                }
                1 if self.config.unnamed_namespaces && depth < 3 && !self.in_unnamed() => {
                    items.push(self.namespace(None, false, depth)?);
                }
                2 if self.config.classes => items.push(self.class()?),
                3 | 4 => items.push(self.variable()?),
                5 | 6 => self.function(Space::Global, &mut items)?,
                10..=13 if self.config.productions => items.push(self.production()?),
                _ => {
                    let space = *self.dna.choose(&[
                        Space::Unannotated,
                        Space::Host,
                        Space::Device,
                        Space::HostDevice,
                    ])?;
                    self.function(space, &mut items)?;
                }
            }
        }
        Ok(items)
    }

    /// An unnamed namespace inside an inline one is ambiguous in g++ when both levels have one; the released
    /// tool's output does not compile there, so neither level nests.
    fn in_unnamed(&self) -> bool {
        self.scope.iter().any(|s| s.transparent)
    }

    fn namespace(&mut self, name: Option<String>, inline: bool, depth: usize) -> Result<Item> {
        self.scope.push(Scope { name: name.clone(), transparent: inline || name.is_none() });
        let count = self.dna.int_in_range(1..=4)?;
        let items = self.items(count, depth + 1)?;
        self.scope.pop();
        Ok(Item::Namespace { name, inline, items })
    }

    fn variable(&mut self) -> Result<Item> {
        let memory = match self.dna.int_in_range(0..=5)? {
            0 if self.config.memory_spaces => Memory::Device,
            1 if self.config.memory_spaces => Memory::Constant,
            2 if self.config.memory_spaces => Memory::Shared,
            3 | 4 if self.config.managed => Memory::Managed,
            _ => Memory::None,
        };
        let name = self.name("v");
        let ty = *self.dna.choose(&ARITHMETIC)?;
        let array = if self.dna.ratio(1, 4)? { Some(self.dna.int_in_range(1..=9)?) } else { None };
        let is_const =
            matches!(memory, Memory::Device | Memory::Constant | Memory::None) && self.dna.ratio(1, 5)?;
        let specifiers = match (is_const, self.dna.ratio(1, 4)?) {
            (true, true) => "static const ",
            (true, false) => "const ",
            (false, true) => "static ",
            (false, false) => "",
        };
        let wants_initializer = is_const || self.dna.ratio(1, 2)?;
        let initializer = match (memory, wants_initializer, array) {
            (Memory::Shared, ..) | (_, false, _) => String::new(),
            (_, true, Some(_)) => " = {1}".to_owned(),
            (_, true, None) => {
                let value = self.dna.int_in_range(0..=99)?;
                if self.dna.ratio(1, 4)? { format!("{{{value}}}") } else { format!(" = {value}") }
            }
        };
        let variable = Variable { name, memory, specifiers, ty, array, initializer };
        self.declared.variables.push(Nameable { path: self.scope.clone(), variable: variable.clone() });
        Ok(Item::Variable(variable))
    }

    /// A snippet, whose offer later code may use.
    fn production(&mut self) -> Result<Item> {
        let all = &*PRODUCTIONS;
        let production = &all[self.dna.choose_index(all.len())?];
        self.next_name += 1;
        let snippet = productions::draw(production, self.next_name, self.dna)?;
        if let Some((name, rest)) = snippet.offer {
            let (path, space) = (self.scope.clone(), snippet.space);
            self.declared.offers.push(Offer { path, space, name, rest });
        }
        // What an unnamed namespace has is instantiated in no other unit.
        let text = match self.in_unnamed() {
            true => snippet.text.replace("extern template", "template"),
            false => snippet.text,
        };
        Ok(Item::Text(text))
    }

    fn class(&mut self) -> Result<Item> {
        let name = self.name("C");
        let mut class = Class { name, members: Vec::new(), functions: Vec::new() };
        for _ in 0..self.dna.int_in_range(1..=3)? {
            let member = self.name("m");
            class.members.push((*self.dna.choose(&ARITHMETIC)?, member));
        }
        for _ in 0..self.dna.int_in_range(1..=3)? {
            let space =
                *self.dna.choose(&[Space::Unannotated, Space::Host, Space::Device, Space::HostDevice])?;
            let name = self.name("mf");
            let (parameters, _) = self.parameters(space, &[], false)?;
            let returns = self.return_type()?;
            let suffix = if self.dna.ratio(1, 3)? { " const" } else { "" };
            let mut function = Function {
                name,
                template: Vec::new(),
                space,
                specifiers: "",
                launch_bounds: None,
                returns,
                parameters,
                suffix,
                body: None,
            };
            let mut body = Body::new(
                self.dna,
                &self.config,
                &self.declared,
                &self.scope,
                &function,
                &mut self.next_name,
            );
            body.members = class.members.clone();
            function.body = Some(body.draw()?);
            class.functions.push(function);
        }
        self.declared.classes.push((self.scope.clone(), class.clone()));
        Ok(Item::Class(class))
    }

    fn return_type(&mut self) -> Result<Type> {
        Ok(if self.dna.ratio(1, 3)? { Type::Void } else { Type::Arithmetic(self.dna.choose(&ARITHMETIC)?) })
    }

    fn function(&mut self, space: Space, items: &mut Vec<Item>) -> Result<()> {
        let is_kernel = space == Space::Global;
        let template = self.template_header()?;
        let name = self.function_name(is_kernel, &template)?;
        let overload = self.declared.functions.iter().any(|c| c.function.name == name);
        let (mut parameters, _) = self.parameters(space, &template, overload)?;
        if overload {
            // One parameter more than every overload so far: calls stay unambiguous without conversions.
            let longest = self
                .declared
                .functions
                .iter()
                .filter(|c| c.function.name == name)
                .map(|c| c.function.parameters.len())
                .max()
                .unwrap_or(0);
            parameters.retain(|p| p.default.is_none() && !p.pack);
            while parameters.len() <= longest {
                let name = Some(self.name("p"));
                parameters.push(Parameter {
                    ty: Type::Arithmetic("int"),
                    name,
                    array: None,
                    default: None,
                    pack: false,
                });
            }
        }
        let specifiers = self.specifiers(space, !template.is_empty(), overload)?;
        let returns = if is_kernel { Type::Void } else { self.return_type()? };
        let launch_bounds = (is_kernel && self.config.launch_bounds && self.dna.ratio(1, 3)?)
            .then_some(if self.dna.ratio(1, 2)? { "128" } else { "256, 2" });
        let mut function = Function {
            name,
            template,
            space,
            specifiers,
            launch_bounds,
            returns,
            parameters,
            suffix: "",
            body: None,
        };
        if self.config.redeclarations && self.dna.ratio(1, 3)? {
            items.push(Item::Function(self.earlier_declaration(&function)?));
            for parameter in &mut function.parameters {
                parameter.default = None;
            }
        }
        let body =
            Body::new(self.dna, &self.config, &self.declared, &self.scope, &function, &mut self.next_name);
        function.body = Some(body.draw()?);
        self.declared.functions.push(Callable { path: self.scope.clone(), function: function.clone() });
        items.push(Item::Function(function));
        Ok(())
    }

    /// A declaration before the definition, with the same annotation or (host pass: also accepted) none.
    fn earlier_declaration(&mut self, function: &Function) -> Result<Function> {
        let mut declaration = function.clone();
        declaration.launch_bounds = None;
        if function.space != Space::Global && self.dna.ratio(1, 2)? {
            declaration.space = match function.space {
                Space::HostDevice => *self.dna.choose(&[Space::HostDevice, Space::Device, Space::Host])?,
                Space::Host => Space::Unannotated,
                other => other,
            };
        }
        Ok(declaration)
    }

    fn template_header(&mut self) -> Result<Vec<TemplateParameter>> {
        if !self.config.templates || self.dna.ratio(2, 3)? {
            return Ok(Vec::new());
        }
        let mut header = vec![TemplateParameter::Type(self.name("T"))];
        if self.config.rich_template_parameters {
            if self.dna.ratio(1, 3)? {
                header.insert(0, TemplateParameter::Value(self.name("N")));
            }
            if self.dna.ratio(1, 3)? {
                header.push(TemplateParameter::Pack(self.name("Ts")));
            }
        }
        Ok(header)
    }

    fn function_name(&mut self, is_kernel: bool, template: &[TemplateParameter]) -> Result<String> {
        let reusable: Vec<String> = self
            .declared
            .functions
            .iter()
            .filter(|c| {
                c.path == self.scope
                    && (c.function.space == Space::Global) == is_kernel
                    && c.function.template.is_empty()
                    && c.function.specifiers != "extern \"C\" "
                    && c.function.parameters.iter().all(|p| p.default.is_none())
            })
            .map(|c| c.function.name.clone())
            .collect();
        if self.config.overloads && template.is_empty() && !reusable.is_empty() && self.dna.ratio(1, 4)? {
            return Ok(self.dna.choose(&reusable)?.clone());
        }
        Ok(self.name(if is_kernel { "k" } else { "f" }))
    }

    fn specifiers(&mut self, space: Space, template: bool, overload: bool) -> Result<&'static str> {
        if !self.config.specifiers {
            return Ok("");
        }
        Ok(match self.dna.int_in_range(0..=5)? {
            0 => "static ",
            1 if space != Space::Global => "inline ",
            2 if !template && !overload && !self.in_unnamed() => "extern \"C\" ",
            _ => "",
        })
    }

    fn parameters(
        &mut self,
        space: Space,
        template: &[TemplateParameter],
        overload: bool,
    ) -> Result<(Vec<Parameter>, bool)> {
        let mut parameters = Vec::new();
        for header in template {
            if let TemplateParameter::Type(name) = header {
                let ty = if self.dna.ratio(1, 3)? {
                    Type::ParameterPointer(name.clone())
                } else {
                    Type::Parameter(name.clone())
                };
                let name = Some(self.name("p"));
                parameters.push(Parameter { ty, name, array: None, default: None, pack: false });
            }
        }
        let pack = template.iter().any(|t| matches!(t, TemplateParameter::Pack(_)));
        for _ in 0..self.dna.int_in_range(0..=3)? {
            parameters.push(self.parameter(space, overload || pack)?);
        }
        // Default arguments only from the right.
        let mut seen_plain = false;
        for parameter in parameters.iter_mut().rev() {
            if parameter.default.is_none() {
                seen_plain = true;
            } else if seen_plain {
                parameter.default = None;
            }
        }
        for header in template {
            if let TemplateParameter::Pack(name) = header {
                let parameter_name = Some(self.name("p"));
                parameters.push(Parameter {
                    ty: Type::Parameter(name.clone()),
                    name: parameter_name,
                    array: None,
                    default: None,
                    pack: true,
                });
            }
        }
        Ok((parameters, pack))
    }

    fn parameter(&mut self, space: Space, no_defaults: bool) -> Result<Parameter> {
        let arithmetic = *self.dna.choose(&ARITHMETIC)?;
        let rich = self.config.rich_parameters;
        let ty = match self.dna.int_in_range(0..=5)? {
            0 => Type::Pointer(arithmetic),
            1 if rich && space != Space::Global => Type::ConstReference(arithmetic),
            2 if rich && space != Space::Global => Type::Reference(arithmetic),
            _ => Type::Arithmetic(arithmetic),
        };
        let is_arithmetic = matches!(ty, Type::Arithmetic(_));
        let array = if rich && is_arithmetic && self.dna.ratio(1, 6)? {
            Some(self.dna.int_in_range(1..=5)?)
        } else {
            None
        };
        let unnamed = rich && self.dna.ratio(1, 8)?;
        let name = if unnamed { None } else { Some(self.name("p")) };
        let default = if self.config.default_arguments
            && !no_defaults
            && is_arithmetic
            && array.is_none()
            && self.dna.ratio(1, 3)?
        {
            Some(self.dna.int_in_range(0..=9)?.to_string())
        } else {
            None
        };
        Ok(Parameter { ty, name, array, default, pack: false })
    }
}
