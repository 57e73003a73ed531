//! Writes a program: one declaration head or statement per line, so that a line names a declaration.

use std::collections::BTreeMap;

use super::program::{
    Class, Function, Item, Memory, Parameter, Program, Space, Statement, TemplateParameter, Type, Variable,
};

/// What the generator knows of an entity, because it built it. Holds for the host pass of both dialects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedFact {
    /// Qualified name, an unnamed namespace as `<unnamed>`.
    pub name: String,
    /// `host`, `device`, `host-device`, `global`; of a variable its memory space.
    pub class: String,
    /// Line of the first declaration.
    pub line: u32,
}

/// A program as text, with what is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rendered {
    /// The text, without prologue.
    pub text: String,
    /// Entities in order of first declaration.
    pub facts: Vec<ExpectedFact>,
    /// Line numbers of the [`Item::Line`]s, in order.
    pub marked_lines: Vec<u32>,
}

/// Writes `program`.
pub fn render(program: &Program) -> Rendered {
    let mut writer = Writer::default();
    writer.items(&program.items);
    Rendered { text: writer.text, facts: writer.facts, marked_lines: writer.marked_lines }
}

#[derive(Default)]
struct Writer {
    text: String,
    line: u32,
    scope: Vec<String>,
    facts: Vec<ExpectedFact>,
    /// (qualified name, parameter spelling) -> index into `facts` and the spaces seen.
    functions: BTreeMap<(String, String), (usize, Vec<Space>)>,
    marked_lines: Vec<u32>,
}

impl Writer {
    fn push_line(&mut self, depth: usize, line: &str) {
        self.text.push_str(&"  ".repeat(depth));
        self.text.push_str(line);
        self.text.push('\n');
        self.line += 1;
    }

    fn qualified(&self, name: &str) -> String {
        let mut path = self.scope.clone();
        path.push(name.to_owned());
        path.join("::")
    }

    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Namespace { name, inline, items } => {
                    let inline = if *inline { "inline " } else { "" };
                    let head = match name {
                        Some(name) => format!("{inline}namespace {name} {{"),
                        None => "namespace {".to_owned(),
                    };
                    self.push_line(0, &head);
                    self.scope.push(name.clone().unwrap_or_else(|| "<unnamed>".to_owned()));
                    self.items(items);
                    self.scope.pop();
                    self.push_line(0, "}");
                }
                Item::Function(function) => self.function(function, 0),
                Item::Class(class) => self.class(class),
                Item::Variable(variable) => self.variable(variable),
                Item::Text(text) => text.lines().for_each(|line| {
                    // A marker gives the lines behind it their own numbers back.
                    let line = line.replace("@next", &(self.line + 2).to_string());
                    self.push_line(0, &line);
                }),
                Item::Line(line) => {
                    self.marked_lines.push(self.line + 1);
                    self.push_line(0, line);
                }
            }
        }
    }

    fn class(&mut self, class: &Class) {
        self.push_line(0, &format!("struct {} {{", class.name));
        self.scope.push(class.name.clone());
        for (ty, name) in &class.members {
            self.push_line(1, &format!("{ty} {name};"));
        }
        for function in &class.functions {
            self.function(function, 1);
        }
        self.scope.pop();
        self.push_line(0, "};");
    }

    fn variable(&mut self, variable: &Variable) {
        let mut line = String::new();
        if variable.memory != Memory::None {
            line.push_str(variable.memory.spelling());
            line.push(' ');
            self.facts.push(ExpectedFact {
                name: self.qualified(&variable.name),
                class: variable.memory.spelling().trim_matches('_').to_owned(),
                line: self.line + 1,
            });
        }
        line.push_str(variable.specifiers);
        line.push_str(variable.ty);
        line.push(' ');
        line.push_str(&variable.name);
        if let Some(bound) = variable.array {
            line.push_str(&format!("[{bound}]"));
        }
        line.push_str(&variable.initializer);
        line.push(';');
        self.push_line(0, &line);
    }

    fn function(&mut self, function: &Function, depth: usize) {
        self.function_fact(function);
        let mut head = String::new();
        if !function.template.is_empty() {
            let parameters: Vec<String> = function.template.iter().map(template_parameter).collect();
            head.push_str(&format!("template <{}> ", parameters.join(", ")));
        }
        head.push_str(function.specifiers);
        for keyword in function.space.keywords() {
            head.push_str(keyword.spelling());
            head.push(' ');
        }
        if let Some(bounds) = function.launch_bounds {
            head.push_str(&format!("__launch_bounds__({bounds}) "));
        }
        let parameters: Vec<String> = function.parameters.iter().map(parameter).collect();
        head.push_str(&format!(
            "{} {}({}){}",
            spelling(&function.returns),
            function.name,
            parameters.join(", "),
            function.suffix
        ));
        match &function.body {
            None => {
                head.push(';');
                self.push_line(depth, &head);
            }
            Some(body) => {
                head.push_str(" {");
                self.push_line(depth, &head);
                self.statements(body, depth + 1);
                self.push_line(depth, "}");
            }
        }
    }

    fn function_fact(&mut self, function: &Function) {
        let name = self.qualified(&function.name);
        let parameters: Vec<String> = function
            .parameters
            .iter()
            .map(|p| format!("{}{}", spelling(&p.ty), if p.array.is_some() { "*" } else { "" }))
            .collect();
        let key = (name.clone(), parameters.join(","));
        let line = self.line + 1;
        let next = self.facts.len();
        let (index, spaces) = self.functions.entry(key).or_insert_with(|| (next, Vec::new()));
        spaces.push(function.space);
        let class = merged_class(spaces).to_owned();
        if *index == next {
            self.facts.push(ExpectedFact { name, class, line });
        } else {
            self.facts[*index].class = class;
        }
    }

    fn statements(&mut self, statements: &[Statement], depth: usize) {
        for statement in statements {
            match statement {
                Statement::Simple(text) => self.push_line(depth, &format!("{text};")),
                Statement::Block { head, body } => {
                    let brace = if head.is_empty() { "{".to_owned() } else { format!("{head} {{") };
                    self.push_line(depth, &brace);
                    self.statements(body, depth + 1);
                    self.push_line(depth, "}");
                }
            }
        }
    }
}

/// The classification of a function after all its declarations, in the host pass.
fn merged_class(spaces: &[Space]) -> &'static str {
    let has = |space: Space| spaces.contains(&space);
    let host = has(Space::Host) || has(Space::HostDevice);
    let device = has(Space::Device) || has(Space::HostDevice);
    match (has(Space::Global), host, device) {
        (true, ..) => "global",
        (false, true, true) => "host-device",
        (false, false, true) => "device",
        (false, ..) => "host",
    }
}

fn template_parameter(parameter: &TemplateParameter) -> String {
    match parameter {
        TemplateParameter::Type(name) => format!("typename {name}"),
        TemplateParameter::Value(name) => format!("int {name}"),
        TemplateParameter::Pack(name) => format!("typename... {name}"),
    }
}

fn parameter(parameter: &Parameter) -> String {
    let mut text = spelling(&parameter.ty);
    if parameter.pack {
        text.push_str("...");
    }
    if let Some(name) = &parameter.name {
        text.push(' ');
        text.push_str(name);
    }
    if let Some(bound) = parameter.array {
        text.push_str(&format!("[{bound}]"));
    }
    if let Some(default) = &parameter.default {
        text.push_str(&format!(" = {default}"));
    }
    text
}

/// A type as written.
pub fn spelling(ty: &Type) -> String {
    match ty {
        Type::Void => "void".to_owned(),
        Type::Arithmetic(name) => (*name).to_owned(),
        Type::Pointer(name) => format!("{name} *"),
        Type::Reference(name) => format!("{name} &"),
        Type::ConstReference(name) => format!("const {name} &"),
        Type::Parameter(name) => name.clone(),
        Type::ParameterPointer(name) => format!("{name} *"),
    }
}
