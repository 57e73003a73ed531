//! What a report of the catalogue is the line of, and what its placeholders stand for.

/// What the line of a report is the line of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Anchor {
    /// The attribute that is applied.
    Attribute,
    /// The name that is declared: the last component of a qualified name, `[` of a structured binding.
    Name,
    /// The first token of the declaration.
    Declaration,
    /// The token after the declarator: `;`, `,`, `=` or `{`.
    DeclaratorEnd,
    /// The template parameter concerned.
    TemplateParameter,
    /// The function parameter concerned.
    Parameter,
    /// The specifier `thread_local`.
    ThreadLocal,
    /// The first token of the expression that is called.
    Callee,
    /// The token after `<<<`.
    LaunchConfiguration,
    /// `>>>`.
    LaunchClose,
    /// The operand concerned.
    Operand,
    /// The first token of an expression, a statement or a declaration in a body.
    Construct,
    /// The name or operator that is called: of a member its name, of an operator its token, of a constructed or
    /// destroyed object its name, `new`, the operand of `delete` or of a conversion.
    CalledName,
    /// `[` of the lambda.
    LambdaIntroducer,
    /// The token after the lambda's introducer and attributes: `(` or `{`.
    LambdaDeclarator,
    /// `{` of the lambda's body.
    LambdaBody,
    /// The variable in the capture list, or its first mention in the body; of a default `&` the `{` of the body.
    Capture,
}

impl Anchor {
    /// All anchors.
    pub const ALL: [Anchor; 17] = [
        Anchor::Attribute,
        Anchor::Name,
        Anchor::Declaration,
        Anchor::DeclaratorEnd,
        Anchor::TemplateParameter,
        Anchor::Parameter,
        Anchor::ThreadLocal,
        Anchor::Callee,
        Anchor::LaunchConfiguration,
        Anchor::LaunchClose,
        Anchor::Operand,
        Anchor::Construct,
        Anchor::CalledName,
        Anchor::LambdaIntroducer,
        Anchor::LambdaDeclarator,
        Anchor::LambdaBody,
        Anchor::Capture,
    ];

    /// The word used in rule data.
    pub fn name(self) -> &'static str {
        match self {
            Anchor::Attribute => "attribute",
            Anchor::Name => "name",
            Anchor::Declaration => "declaration",
            Anchor::DeclaratorEnd => "declarator-end",
            Anchor::TemplateParameter => "template-parameter",
            Anchor::Parameter => "parameter",
            Anchor::ThreadLocal => "thread-local",
            Anchor::Callee => "callee",
            Anchor::LaunchConfiguration => "launch-configuration",
            Anchor::LaunchClose => "launch-close",
            Anchor::Operand => "operand",
            Anchor::Construct => "construct",
            Anchor::CalledName => "called-name",
            Anchor::LambdaIntroducer => "lambda-introducer",
            Anchor::LambdaDeclarator => "lambda-declarator",
            Anchor::LambdaBody => "lambda-body",
            Anchor::Capture => "capture",
        }
    }
}

/// What a placeholder stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArgumentKind {
    /// The name of an entity as the tool prints it.
    Name,
    /// An attribute's display name.
    Attribute,
    /// `__host__`, `__device__`, `__global__` or `__tile__`.
    Keyword,
    /// `__host__`, `__device__`, `__host__ __device__` or `__global__`.
    Space,
    /// The spaces of a function with those of tile code, in the order `__host__ __device__ __tile__`.
    TileSpace,
    /// `__device__`, `__shared__`, `__constant__` or `__managed__`.
    Memory,
    /// A memory space, or `host` for none.
    MemoryOrHost,
    /// `host` or `device`.
    Side,
    /// The name of a parameter; empty for one without a name.
    Parameter,
    /// What kind of declaration a text speaks of.
    Declaration,
    /// `variable`, or `member` for a static data member.
    VariableKind,
    /// A line number.
    Line,
}

impl ArgumentKind {
    /// The word used in rule data.
    pub fn name(self) -> &'static str {
        match self {
            ArgumentKind::Name => "name",
            ArgumentKind::Attribute => "attribute",
            ArgumentKind::Keyword => "keyword",
            ArgumentKind::Space => "space",
            ArgumentKind::TileSpace => "tile-space",
            ArgumentKind::Memory => "memory",
            ArgumentKind::MemoryOrHost => "memory-or-host",
            ArgumentKind::Side => "side",
            ArgumentKind::Parameter => "parameter",
            ArgumentKind::Declaration => "declaration",
            ArgumentKind::VariableKind => "variable-kind",
            ArgumentKind::Line => "line",
        }
    }

    /// The values of a closed kind; `None` for an open one.
    pub fn values(self) -> Option<&'static [&'static str]> {
        const MEMORY: &[&str] = &["__device__", "__shared__", "__constant__", "__managed__", "host"];
        Some(match self {
            ArgumentKind::Name | ArgumentKind::Attribute | ArgumentKind::Parameter | ArgumentKind::Line => {
                return None;
            }
            ArgumentKind::Keyword => &["__host__", "__device__", "__global__", "__tile__"],
            ArgumentKind::Space => &["__host__ __device__", "__host__", "__device__", "__global__"],
            ArgumentKind::TileSpace => &[
                "__host__ __device__ __tile__",
                "__host__ __device__",
                "__host__ __tile__",
                "__host__",
                "__device__ __tile__",
                "__device__",
                "__global__",
                "__tile__",
                "__tile_global__",
            ],
            ArgumentKind::Memory => &MEMORY[..4],
            ArgumentKind::MemoryOrHost => MEMORY,
            ArgumentKind::Side => &["host", "device"],
            ArgumentKind::Declaration => &[
                "function redeclaration",
                "function template redeclaration",
                "function specialization",
                "instantiation directive",
            ],
            ArgumentKind::VariableKind => &["variable", "member"],
        })
    }
}
