//! Everything that an implementation can be asked about one run.

use crate::space::{MemoryWord, SpaceByte};

/// The answers of one run on one [`crate::unit::Unit`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Observation {
    /// The process exit status that the run stands for: 0, 2 (errors), 4 (catastrophic or command line).
    pub exit: i32,
    /// Diagnostics in source order; ties by text.
    pub diagnostics: Vec<Diagnostic>,
    /// Facts of every function and every variable with a memory space, in order of first declaration.
    pub entities: Vec<EntityFacts>,
    /// The host C++ text; `None` when an error was reported, or where no rule fixes it.
    pub host: Option<String>,
    /// The module id; `None` when an error was reported.
    pub module_id: Option<String>,
    /// What the keep-in-IL walk keeps, in order of first declaration (rules `keep.*`); `None` when an error was
    /// reported, where it is not certain, or where it was not asked for.
    pub kept: Option<Vec<KeptEntity>>,
}

/// An entry of the device IL that survives the elimination pass.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KeptEntity {
    /// Where its name was first declared; of a lambda its introducer.
    pub place: Place,
    /// The qualified name as in [`EntityFacts::name`]; an instance bears its template's name, a class, enumeration or
    /// lambda without a name is `<unnamed>`.
    pub name: String,
    /// What it is.
    pub kind: KeptKind,
    /// Whether the keep-definition flag is set and the unit has a definition: the body of a routine, the whole
    /// class, the initialised variable. Else it is kept as a declaration.
    pub definition: bool,
    /// The prefix byte of its IL entry (`keep.prefix`): the keep bit 0x80, and the file-scope bit 0x01 where
    /// `keep.file-scope` sets it.
    pub prefix: u8,
}

/// The kinds of entries that the keep-in-IL walk marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeptKind {
    /// A function or function template.
    Function,
    /// A variable, variable template or static data member.
    Variable,
    /// A class or class template.
    Class,
    /// An enumeration.
    Enumeration,
    /// A `typedef`, an alias or an alias template.
    Alias,
    /// A lambda expression.
    Lambda,
    /// A namespace.
    Namespace,
    /// A using-declaration.
    UsingDeclaration,
}

impl KeptKind {
    /// All of them.
    pub const ALL: [KeptKind; 8] = [
        KeptKind::Function,
        KeptKind::Variable,
        KeptKind::Class,
        KeptKind::Enumeration,
        KeptKind::Alias,
        KeptKind::Lambda,
        KeptKind::Namespace,
        KeptKind::UsingDeclaration,
    ];

    /// The word of reports.
    pub fn name(self) -> &'static str {
        match self {
            KeptKind::Function => "function",
            KeptKind::Variable => "variable",
            KeptKind::Class => "class",
            KeptKind::Enumeration => "enumeration",
            KeptKind::Alias => "alias",
            KeptKind::Lambda => "lambda",
            KeptKind::Namespace => "namespace",
            KeptKind::UsingDeclaration => "using-declaration",
        }
    }
}

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Informational; default-off for most.
    Remark,
    /// A warning: outputs are still written.
    Warning,
    /// An error: no output is written, exit 2.
    Error,
    /// Stops at once, exit 4.
    Catastrophic,
    /// The released tool's "internal error"; exit 134 there.
    Internal,
}

impl Severity {
    /// The word printed before the text.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::Catastrophic => "catastrophic error",
            Severity::Internal => "internal error",
        }
    }
}

/// A place in the user's source as the line markers give it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// File name of the last line marker.
    pub file: String,
    /// Line in it, 1-based.
    pub line: u32,
    /// Column in bytes, 1-based; 0 where it is not known.
    pub column: u32,
}

/// One diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The id of the catalogue record in `spec/rules/diagnostics.yaml`; also the key of `expect` lines.
    pub tag: String,
    /// The documents' internal number, where one is known (public number = internal + 16543).
    pub internal: Option<u32>,
    /// Its severity after `--diag_*` and pragmas.
    pub severity: Severity,
    /// Where.
    pub place: Place,
    /// The values of the record's placeholders, in order.
    pub arguments: Vec<String>,
    /// The rendered text, without severity and number.
    pub text: String,
}

/// What kind of entity a fact speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntityKind {
    /// A function or member function.
    Function,
    /// A function template or member function template.
    FunctionTemplate,
    /// A variable or static data member.
    Variable,
    /// A variable template.
    VariableTemplate,
}

/// Facts of one entity after the whole unit was read (redeclarations merged).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntityFacts {
    /// Qualified name without template arguments: a member of the class template `S` is `S::f`, an explicit
    /// specialisation bears its template's name and is a function of its own; an explicit instantiation is
    /// no entity. An unnamed namespace is `<unnamed>`; a member of a local class is `L::f`. Names of operators
    /// as in `operator+`, `operator int`, `operator""_x`, `~S`. Overloads appear once each, same name. What is
    /// declared at block scope counts; data members that are not static do not.
    pub name: String,
    /// Its kind.
    pub kind: EntityKind,
    /// The execution-space byte (functions), 0 for variables.
    pub space: SpaceByte,
    /// The memory-space word (variables), 0 for functions.
    pub memory: MemoryWord,
    /// The classification word of `space` by the rules: `host`, `device`, `host-device`, `global`; of a
    /// variable its memory space, or `none`.
    pub class: String,
    /// Whether `nv_is_device_only_routine` holds.
    pub device_only: bool,
    /// Line of the first declaration.
    pub place: Place,
}

/// What an implementation says of a unit: an observation, or that the unit is outside its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was read whole.
    Observed(Observation),
    /// Outside Core CUDA (`oracle/GRAMMAR.md`): an answer of its own, never a guess.
    NotCore {
        /// The first place that is outside.
        place: Place,
        /// What was met there, in the grammar's words.
        what: String,
    },
}
