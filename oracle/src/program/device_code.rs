//! What the chapter "What device code cannot have" asks of the text: constructs, and how variables are initialised.

use super::{Call, VariableUse};
use crate::types::Type;

/// A construct that device code cannot have.
#[derive(Clone, Debug)]
pub(crate) struct Construct {
    /// The value of the `construct` domain.
    pub(crate) what: &'static str,
    /// Its first token.
    pub(crate) at: usize,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// The functions around that one, where it is a member of a local class; innermost last.
    pub(crate) around: Vec<usize>,
    /// The innermost lambda around it.
    pub(crate) lambda: Option<usize>,
    /// It stands in a template.
    pub(crate) in_template: bool,
}

/// How a variable is initialised ([basic.start.static]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Evaluation {
    /// By a constant.
    Constant,
    /// It is not certain.
    Open,
    /// By code.
    Dynamic,
}

/// What a variable is initialised with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InitialisationForm {
    /// Nothing.
    None,
    /// A braced list: which of its clauses are braced lists themselves. `None` where packs are expanded in it.
    List(Option<Vec<bool>>),
    /// An expression, or arguments in parentheses.
    Value,
}

/// The initialisation of a variable, read once and in each instance again.
#[derive(Clone, Debug)]
pub(crate) struct Initialisation {
    /// The token of the variable's name.
    pub(crate) name_at: usize,
    /// The type of the variable.
    pub(crate) written: Type,
    /// What it is initialised with.
    pub(crate) form: InitialisationForm,
    /// The calls that are made for it.
    pub(crate) calls: Vec<Call>,
    /// The variables that are used for it.
    pub(crate) uses: Vec<VariableUse>,
    /// Objects that constructors make that nobody declares: of a braced list, or of nothing.
    pub(crate) made: Vec<(Type, InitialisationForm)>,
    /// What the rest of the initialiser says: what is done in it, and what it names that is no variable.
    pub(crate) otherwise: Evaluation,
    /// It is a pattern's.
    pub(crate) in_template: bool,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around it.
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
}
