//! What a program has declared so far, and in which scopes: the generator's symbol table.

use super::program::{Class, Function, Space, Variable};

/// The arithmetic types in use.
pub const ARITHMETIC: [&str; 6] = ["int", "unsigned", "long", "float", "char", "double"];

/// A function that later code may call.
#[derive(Clone, Debug)]
pub struct Callable {
    /// The scopes it is declared in; `None` is an unnamed namespace, a flag says inline.
    pub path: Vec<Scope>,
    /// What was declared.
    pub function: Function,
}

/// A variable that later code may name.
#[derive(Clone, Debug)]
pub struct Nameable {
    /// The scopes it is declared in.
    pub path: Vec<Scope>,
    /// What was declared.
    pub variable: Variable,
}

/// One enclosing scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// Name; `None` for an unnamed namespace.
    pub name: Option<String>,
    /// Whether its names are found from outside without it.
    pub transparent: bool,
}

/// An expression of integral type over a name that a snippet declares.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The scopes that the name is declared in.
    pub path: Vec<Scope>,
    /// The annotation of what it calls.
    pub space: Space,
    /// The name it begins with.
    pub name: String,
    /// What follows the name.
    pub rest: String,
}

/// Everything declared so far.
#[derive(Default)]
pub struct Declared {
    /// Functions and kernels.
    pub functions: Vec<Callable>,
    /// Variables.
    pub variables: Vec<Nameable>,
    /// Classes.
    pub classes: Vec<(Vec<Scope>, Class)>,
    /// Expressions that snippets offer.
    pub offers: Vec<Offer>,
}
