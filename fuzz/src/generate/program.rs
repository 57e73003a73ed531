//! The typed program that the generator grows, before it is text.

use cufe_spec::space::SpaceKeyword;

/// A translation unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Declarations at global scope, in order.
    pub items: Vec<Item>,
}

/// One declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A namespace with its declarations; `name` is `None` for an unnamed one.
    Namespace {
        /// Its name.
        name: Option<String>,
        /// `inline namespace`.
        inline: bool,
        /// Its declarations.
        items: Vec<Item>,
    },
    /// A function declaration or definition.
    Function(Function),
    /// A class definition.
    Class(Class),
    /// A variable definition.
    Variable(Variable),
    /// A snippet of [`super::productions`], valid alone: its lines.
    Text(String),
    /// One line of text that violates a rule or nearly does; the generator knows it only by its rule.
    Line(String),
}

/// The execution space as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Space {
    /// No annotation.
    Unannotated,
    /// `__host__`.
    Host,
    /// `__device__`.
    Device,
    /// `__host__ __device__` in either order.
    HostDevice,
    /// `__global__`.
    Global,
}

impl Space {
    /// The keywords in the usual order.
    pub fn keywords(self) -> &'static [SpaceKeyword] {
        match self {
            Space::Unannotated => &[],
            Space::Host => &[SpaceKeyword::Host],
            Space::Device => &[SpaceKeyword::Device],
            Space::HostDevice => &[SpaceKeyword::Host, SpaceKeyword::Device],
            Space::Global => &[SpaceKeyword::Global],
        }
    }
    /// Whether a body in this space may be run on the host.
    pub fn runs_on_host(self) -> bool {
        matches!(self, Space::Unannotated | Space::Host | Space::HostDevice)
    }
    /// Whether a body in this space may be run on the device.
    pub fn runs_on_device(self) -> bool {
        matches!(self, Space::Device | Space::HostDevice | Space::Global)
    }
}

/// The types the generator uses. All but `Void`, `Pointer` and `Class` take part in arithmetic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// `void`.
    Void,
    /// An arithmetic type by its spelling.
    Arithmetic(&'static str),
    /// `T *` over an arithmetic type.
    Pointer(&'static str),
    /// `T &` over an arithmetic type.
    Reference(&'static str),
    /// `const T &` over an arithmetic type.
    ConstReference(&'static str),
    /// A template type parameter; only used where arguments are arithmetic.
    Parameter(String),
    /// `T *` over a template type parameter.
    ParameterPointer(String),
}

/// A template parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateParameter {
    /// `typename T`.
    Type(String),
    /// `int N`.
    Value(String),
    /// `typename... T`, always last.
    Pack(String),
}

/// A function parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its type.
    pub ty: Type,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Element count when it is written as an array.
    pub array: Option<u8>,
    /// A default argument.
    pub default: Option<String>,
    /// Whether it is a pack expansion `T... name`.
    pub pack: bool,
}

/// A function or kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Unqualified name.
    pub name: String,
    /// Template header; empty when it is no template.
    pub template: Vec<TemplateParameter>,
    /// Execution space as written on this declaration.
    pub space: Space,
    /// Text before the return type (`static`, `inline`, `extern "C"`).
    pub specifiers: &'static str,
    /// `__launch_bounds__` arguments.
    pub launch_bounds: Option<&'static str>,
    /// Return type.
    pub returns: Type,
    /// Parameters.
    pub parameters: Vec<Parameter>,
    /// Text between the parameter list and the body (`const`).
    pub suffix: &'static str,
    /// Statements; `None` for a declaration.
    pub body: Option<Vec<Statement>>,
}

/// A class with member functions and scalar members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Name.
    pub name: String,
    /// Data members: type spelling and name.
    pub members: Vec<(&'static str, String)>,
    /// Member functions, defined in the class.
    pub functions: Vec<Function>,
}

/// Where a variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Memory {
    /// A host variable.
    None,
    /// `__device__`.
    Device,
    /// `__constant__`.
    Constant,
    /// `__shared__`; at namespace scope.
    Shared,
    /// `__managed__`.
    Managed,
}

impl Memory {
    /// As written.
    pub fn spelling(self) -> &'static str {
        match self {
            Memory::None => "",
            Memory::Device => "__device__",
            Memory::Constant => "__constant__",
            Memory::Shared => "__shared__",
            Memory::Managed => "__managed__",
        }
    }
}

/// A namespace-scope variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Name.
    pub name: String,
    /// Memory space.
    pub memory: Memory,
    /// `static `, `const ` or nothing.
    pub specifiers: &'static str,
    /// Arithmetic type.
    pub ty: &'static str,
    /// Array bound.
    pub array: Option<u8>,
    /// Initialiser text including `=` or braces, or empty.
    pub initializer: String,
}

/// A statement. Expressions are text: they were typed while they were drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// Any statement that ends in `;`.
    Simple(String),
    /// A block, with the text before its brace (`if (x)`, `for (...)`, nothing).
    Block {
        /// `if (...)`, `for (...)`, `while (...)`, or empty.
        head: String,
        /// What is inside.
        body: Vec<Statement>,
    },
}
