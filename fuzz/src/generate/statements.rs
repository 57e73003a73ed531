//! Draws function bodies: statements and expressions that are valid in the function's execution space.

use arbitrary::{Result, Unstructured};

use super::config::Config;
use super::declared::{ARITHMETIC, Callable, Declared, Nameable, Scope};
use super::program::{Function, Memory, Parameter, Space, Statement, TemplateParameter, Type};

/// How deep blocks and expressions nest.
const MAX_DEPTH: u32 = 3;
/// How many statements one body has at most, nested ones included.
const MAX_STATEMENTS: u32 = 12;

/// The surroundings of one body while it is drawn.
pub struct Body<'a, 'd> {
    dna: &'a mut Unstructured<'d>,
    config: &'a Config,
    declared: &'a Declared,
    scope: &'a [Scope],
    next_name: &'a mut u32,
    space: Space,
    returns: Type,
    /// Data members of the enclosing class; written to only in non-const member functions, so never here.
    pub members: Vec<(&'static str, String)>,
    /// Arithmetic locals and parameters that are visible, innermost last; the flag says assignable.
    locals: Vec<(&'static str, String, bool)>,
    /// Objects of class type that are visible: name and index into the declared classes.
    objects: Vec<(String, usize)>,
    /// Names hidden by a local declaration.
    hidden: Vec<String>,
    statements_left: u32,
}

impl<'a, 'd> Body<'a, 'd> {
    /// A body of `function`, declared in `scope` after `declared`.
    pub fn new(
        dna: &'a mut Unstructured<'d>,
        config: &'a Config,
        declared: &'a Declared,
        scope: &'a [Scope],
        function: &Function,
        next_name: &'a mut u32,
    ) -> Body<'a, 'd> {
        let mut locals = Vec::new();
        for parameter in &function.parameters {
            let Some(name) = &parameter.name else { continue };
            if parameter.array.is_some() || parameter.pack {
                continue;
            }
            match &parameter.ty {
                Type::Arithmetic(ty) | Type::Reference(ty) => locals.push((*ty, name.clone(), true)),
                Type::ConstReference(ty) => locals.push((*ty, name.clone(), false)),
                Type::Parameter(_) => locals.push(("int", name.clone(), false)),
                Type::Void | Type::Pointer(_) | Type::ParameterPointer(_) => {}
            }
        }
        for header in &function.template {
            if let TemplateParameter::Value(name) = header {
                locals.push(("int", name.clone(), false));
            }
        }
        Body {
            dna,
            config,
            declared,
            scope,
            next_name,
            space: function.space,
            returns: function.returns.clone(),
            members: Vec::new(),
            locals,
            objects: Vec::new(),
            hidden: Vec::new(),
            statements_left: MAX_STATEMENTS,
        }
    }

    /// Draws the statements, the last one a `return` where a value is due.
    ///
    /// # Errors
    /// When `arbitrary` reports that the bytes are used up in a way that matters.
    pub fn draw(mut self) -> Result<Vec<Statement>> {
        let mut statements = self.statements(0)?;
        if self.returns != Type::Void {
            let value = self.expression(0)?;
            statements.push(Statement::Simple(format!("return {value}")));
        }
        Ok(statements)
    }

    fn fresh(&mut self, prefix: &str) -> String {
        *self.next_name += 1;
        format!("{prefix}{}", self.next_name)
    }

    fn block(&mut self, depth: u32) -> Result<Vec<Statement>> {
        let (locals, objects, hidden) = (self.locals.len(), self.objects.len(), self.hidden.len());
        let statements = self.statements(depth)?;
        self.locals.truncate(locals);
        self.objects.truncate(objects);
        self.hidden.truncate(hidden);
        Ok(statements)
    }

    fn statements(&mut self, depth: u32) -> Result<Vec<Statement>> {
        let mut statements = Vec::new();
        for _ in 0..self.dna.int_in_range(0..=4)? {
            if self.statements_left == 0 {
                break;
            }
            self.statements_left -= 1;
            let statement = self.statement(depth)?;
            statements.push(statement);
        }
        Ok(statements)
    }

    fn statement(&mut self, depth: u32) -> Result<Statement> {
        match self.dna.int_in_range(0..=9)? {
            0 | 1 => self.declaration(),
            2 if depth < MAX_DEPTH => self.compound(depth),
            3 if self.can_launch() => Ok(Statement::Simple(self.launch()?)),
            4 if self.can_launch() && self.config.odd_launches => self.odd_launch(),
            5 => {
                let value = self.expression(0)?;
                Ok(Statement::Simple(format!("(void)({value})")))
            }
            6 => match self.call(depth)? {
                Some(call) => Ok(Statement::Simple(call)),
                None => self.assignment(),
            },
            _ => self.assignment(),
        }
    }

    fn declaration(&mut self) -> Result<Statement> {
        if self.config.shadowing && self.dna.ratio(1, 3)? {
            let managed: Vec<String> = self
                .declared
                .variables
                .iter()
                .filter(|v| v.variable.memory == Memory::Managed && !self.hidden.contains(&v.variable.name))
                .map(|v| v.variable.name.clone())
                .collect();
            if !managed.is_empty() {
                let name = self.dna.choose(&managed)?.clone();
                let value = self.dna.int_in_range(0..=9)?;
                self.hidden.push(name.clone());
                self.locals.push(("int", name.clone(), true));
                return Ok(Statement::Simple(format!("int {name} = {value}")));
            }
        }
        if self.config.classes && !self.declared.classes.is_empty() && self.dna.ratio(1, 4)? {
            let index = self.dna.choose_index(self.declared.classes.len())?;
            let (path, class) = &self.declared.classes[index];
            let spelled = spelled_from(self.scope, path, &class.name);
            let name = self.fresh("o");
            self.objects.push((name.clone(), index));
            return Ok(Statement::Simple(format!("{spelled} {name}")));
        }
        let ty = *self.dna.choose(&ARITHMETIC)?;
        let value = self.expression(1)?;
        let name = self.fresh("l");
        self.locals.push((ty, name.clone(), true));
        Ok(Statement::Simple(format!("{ty} {name} = {value}")))
    }

    fn compound(&mut self, depth: u32) -> Result<Statement> {
        if !self.config.control_flow {
            return Ok(Statement::Block { head: String::new(), body: self.block(depth + 1)? });
        }
        let head = match self.dna.int_in_range(0..=3)? {
            0 => format!("if ({})", self.expression(1)?),
            1 => format!("while ({})", self.expression(1)?),
            2 => {
                let name = self.fresh("i");
                let bound = self.expression(1)?;
                format!("for (int {name} = 0; {name} < {bound}; ++{name})")
            }
            _ => String::new(),
        };
        Ok(Statement::Block { head, body: self.block(depth + 1)? })
    }

    fn assignment(&mut self) -> Result<Statement> {
        let mut targets: Vec<String> = self.locals.iter().filter(|l| l.2).map(|l| l.1.clone()).collect();
        for variable in &self.declared.variables {
            if variable.variable.specifiers.contains("const") || !self.may_write(variable) {
                continue;
            }
            let spelled = spelled_from(self.scope, &variable.path, &variable.variable.name);
            if self.is_hidden(&spelled, &variable.variable.name) {
                continue;
            }
            targets.push(match variable.variable.array {
                Some(bound) => format!("{spelled}[{}]", bound - 1),
                None => spelled,
            });
        }
        if targets.is_empty() {
            return self.declaration_of_int();
        }
        let target = self.dna.choose(&targets)?.clone();
        let value = self.expression(0)?;
        let operator = *self.dna.choose(&["=", "+=", "-="])?;
        Ok(Statement::Simple(format!("{target} {operator} {value}")))
    }

    fn declaration_of_int(&mut self) -> Result<Statement> {
        let name = self.fresh("l");
        let value = self.expression(1)?;
        self.locals.push(("int", name.clone(), true));
        Ok(Statement::Simple(format!("int {name} = {value}")))
    }

    /// Whether the variable may be named here: device memory only in device code, managed memory anywhere,
    /// host memory only on the host.
    fn may_write(&self, variable: &Nameable) -> bool {
        match variable.variable.memory {
            Memory::Managed => true,
            Memory::Constant => false,
            Memory::Device | Memory::Shared => matches!(self.space, Space::Device | Space::Global),
            Memory::None => matches!(self.space, Space::Unannotated | Space::Host),
        }
    }

    fn may_read(&self, variable: &Nameable) -> bool {
        self.may_write(variable)
            || (variable.variable.memory == Memory::Constant
                && matches!(self.space, Space::Device | Space::Global))
    }

    fn is_hidden(&self, spelled: &str, name: &str) -> bool {
        spelled == name && self.hidden.iter().any(|h| h == name)
    }

    fn expression(&mut self, depth: u32) -> Result<String> {
        if depth >= MAX_DEPTH {
            return self.primary();
        }
        Ok(match self.dna.int_in_range(0..=9)? {
            0 | 1 => {
                let operator = *self.dna.choose(&["+", "-", "*", "<", "==", "&&", ">"])?;
                format!("{} {operator} {}", self.operand(depth + 1)?, self.operand(depth + 1)?)
            }
            2 => format!("-({})", self.expression(depth + 1)?),
            3 => {
                let condition = self.operand(depth + 1)?;
                format!("({condition} ? {} : {})", self.operand(depth + 1)?, self.operand(depth + 1)?)
            }
            4 => {
                let ty = *self.dna.choose(&ARITHMETIC)?;
                format!("({ty}){}", self.operand(depth + 1)?)
            }
            5 => match self.call(depth + 1)? {
                Some(call) if !call.starts_with("(void)") => call,
                _ => self.primary()?,
            },
            6 => format!("sizeof({})", self.operand(depth + 1)?),
            _ => self.primary()?,
        })
    }

    fn operand(&mut self, depth: u32) -> Result<String> {
        let text = self.expression(depth)?;
        Ok(if text.contains(' ') { format!("({text})") } else { text })
    }

    fn primary(&mut self) -> Result<String> {
        let mut choices: Vec<String> = self.locals.iter().map(|l| l.1.clone()).collect();
        choices.extend(self.members.iter().map(|m| m.1.clone()));
        for (object, class) in &self.objects {
            for (_, member) in &self.declared.classes[*class].1.members {
                choices.push(format!("{object}.{member}"));
            }
        }
        for variable in &self.declared.variables {
            let spelled = spelled_from(self.scope, &variable.path, &variable.variable.name);
            if !self.may_read(variable) || self.is_hidden(&spelled, &variable.variable.name) {
                continue;
            }
            choices.push(if variable.variable.array.is_some() { format!("{spelled}[0]") } else { spelled });
        }
        for offer in &self.declared.offers {
            if self.may_call(offer.space) {
                let name = spelled_from(self.scope, &offer.path, &offer.name);
                choices.push(format!("{name}{}", offer.rest));
            }
        }
        if choices.is_empty() || self.dna.ratio(1, 3)? {
            return Ok(match self.dna.int_in_range(0..=4)? {
                0 => "true".to_owned(),
                1 => "1.5f".to_owned(),
                2 => "'x'".to_owned(),
                _ => self.dna.int_in_range(0..=99)?.to_string(),
            });
        }
        Ok(self.dna.choose(&choices)?.clone())
    }

    /// A call of something that may be called from here. A call of a void function starts with `(void)`.
    fn call(&mut self, depth: u32) -> Result<Option<String>> {
        let members: Vec<(String, &Function)> = self
            .objects
            .iter()
            .flat_map(|(object, class)| {
                self.declared.classes[*class].1.functions.iter().map(move |f| (object.clone(), f))
            })
            .filter(|(_, f)| self.may_call(f.space))
            .collect();
        let free: Vec<&Callable> = self
            .declared
            .functions
            .iter()
            .filter(|c| c.function.space != Space::Global && self.may_call(c.function.space))
            .collect();
        if members.is_empty() && free.is_empty() {
            return Ok(None);
        }
        let pick = self.dna.choose_index(members.len() + free.len())?;
        let (callee, function) = match members.get(pick) {
            Some((object, function)) => (format!("{object}.{}", function.name), (*function).clone()),
            None => {
                let callable = free[pick - members.len()];
                (spelled_from(self.scope, &callable.path, &callable.function.name), callable.function.clone())
            }
        };
        let Some(arguments) = self.arguments(&function, depth + 1)? else { return Ok(None) };
        let template = self.template_arguments(&function)?;
        let void = if function.returns == Type::Void { "(void)" } else { "" };
        Ok(Some(format!("{void}{callee}{template}({arguments})")))
    }

    fn may_call(&self, callee: Space) -> bool {
        let host = !self.space.runs_on_host() || callee.runs_on_host();
        let device = !self.space.runs_on_device() || callee.runs_on_device();
        host && device
    }

    /// Explicit arguments as far as they are needed or wanted.
    fn template_arguments(&mut self, function: &Function) -> Result<String> {
        let Some(first) = function.template.first() else { return Ok(String::new()) };
        let needs_value = matches!(first, TemplateParameter::Value(_));
        if !needs_value && self.dna.ratio(1, 2)? {
            return Ok(String::new());
        }
        let mut arguments = Vec::new();
        for header in &function.template {
            match header {
                TemplateParameter::Value(_) => arguments.push(self.dna.int_in_range(1..=9)?.to_string()),
                TemplateParameter::Type(_) => arguments.push("int".to_owned()),
                TemplateParameter::Pack(_) => {}
            }
        }
        Ok(format!("<{}>", arguments.join(", ")))
    }

    fn arguments(&mut self, function: &Function, depth: u32) -> Result<Option<String>> {
        let mut arguments = Vec::new();
        for parameter in &function.parameters {
            if parameter.default.is_some() && self.dna.ratio(1, 2)? {
                break;
            }
            match self.argument(parameter, depth)? {
                Some(text) => arguments.push(text),
                None => return Ok(None),
            }
        }
        Ok(Some(arguments.join(", ")))
    }

    fn argument(&mut self, parameter: &Parameter, depth: u32) -> Result<Option<String>> {
        if parameter.pack {
            return Ok(Some("1, 2.5f".to_owned()));
        }
        if parameter.array.is_some() {
            let Type::Arithmetic(ty) = parameter.ty else { return Ok(None) };
            return Ok(Some(format!("({ty} *)0")));
        }
        Ok(match &parameter.ty {
            Type::Void => None,
            Type::Pointer(ty) => Some(format!("({ty} *)0")),
            Type::ParameterPointer(_) => Some("(int *)0".to_owned()),
            Type::Reference(ty) => {
                let hidden_type = *ty;
                let fitting: Vec<String> =
                    self.locals.iter().filter(|l| l.0 == hidden_type && l.2).map(|l| l.1.clone()).collect();
                if fitting.is_empty() { None } else { Some(self.dna.choose(&fitting)?.clone()) }
            }
            Type::Parameter(_) => Some(format!("(int){}", self.operand(depth)?)),
            Type::Arithmetic(_) | Type::ConstReference(_) => Some(self.operand(depth)?),
        })
    }

    fn can_launch(&self) -> bool {
        self.config.launches
            && matches!(self.space, Space::Unannotated | Space::Host)
            && self.declared.functions.iter().any(|c| c.function.space == Space::Global)
    }

    fn configuration(&mut self) -> Result<String> {
        let grid = *self.dna.choose(&["1", "dim3(2)", "{1, 2}", "dim3(1, 2, 3)", "(4 > 3)"])?;
        let block = *self.dna.choose(&["32", "dim3(8, 8)", "{16, 16, 1}", "64 >> 1", "sizeof(int)"])?;
        Ok(match self.dna.int_in_range(0..=3)? {
            0 => format!("{grid}, {block}, 16"),
            1 => format!("{grid}, {block}, 0, 0"),
            _ => format!("{grid}, {block}"),
        })
    }

    /// A launch expression without a semicolon.
    fn launch(&mut self) -> Result<String> {
        let kernels: Vec<&Callable> =
            self.declared.functions.iter().filter(|c| c.function.space == Space::Global).collect();
        let callable = (*self.dna.choose(&kernels)?).clone();
        let callee = spelled_from(self.scope, &callable.path, &callable.function.name);
        let configuration = self.configuration()?;
        let arguments = self.arguments(&callable.function, 2)?.unwrap_or_default();
        let template = self.template_arguments(&callable.function)?;
        Ok(format!("{callee}{template}<<<{configuration}>>>({arguments})"))
    }

    fn odd_launch(&mut self) -> Result<Statement> {
        let launch = self.launch()?;
        Ok(Statement::Simple(match self.dna.int_in_range(0..=5)? {
            0 => format!("(void){launch}"),
            1 => format!("{launch}, {}", self.launch()?),
            2 => format!("{} ? {launch} : {}", self.operand(2)?, self.launch()?),
            3 => {
                return Ok(Statement::Block {
                    head: format!("for (int {0} = 0; {0} < 3; {launch})", self.fresh("i")),
                    body: self.block(MAX_DEPTH)?,
                });
            }
            4 => format!("if ({}) {launch}", self.operand(2)?),
            _ => format!("({launch})"),
        }))
    }
}

/// How a name declared in `path` is written in `scope`: as little qualification as lookup allows, starting
/// from the longest common prefix. Names are unique, so nothing on the way hides it.
fn spelled_from(scope: &[Scope], path: &[Scope], name: &str) -> String {
    let common = scope.iter().zip(path).take_while(|(a, b)| a == b).count();
    let mut parts: Vec<&str> =
        path[common..].iter().filter(|s| !s.transparent).filter_map(|s| s.name.as_deref()).collect();
    parts.push(name);
    parts.join("::")
}
