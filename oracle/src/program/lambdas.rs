//! Lambda expressions and what they capture.

use std::ops::Range;

use crate::types::Type;

/// What a capture without a name captures by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaptureDefault {
    /// `=`.
    Copy,
    /// `&`.
    Reference,
}

/// How something is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaptureForm {
    /// By copy.
    Copy,
    /// By reference.
    Reference,
    /// An init-capture; by reference where it is `&name = ...`.
    Initialised {
        /// `&name = ...`.
        reference: bool,
        /// `= { ... }`.
        list: bool,
    },
    /// `this`.
    This,
    /// `*this`.
    Object,
}

/// A capture of a lambda expression, written or made by a mention in its body.
#[derive(Clone, Debug)]
pub(crate) struct Capture {
    /// Index into [`super::Program::lambdas`].
    pub(crate) lambda: usize,
    /// The name, or the first mention.
    pub(crate) at: usize,
    /// What is captured; `this` for the object.
    pub(crate) name: String,
    /// How.
    pub(crate) form: CaptureForm,
    /// It is not written in the introducer.
    pub(crate) implicit: bool,
    /// The first mention stands in an `if constexpr` of the lambda's body.
    pub(crate) in_constexpr_if: bool,
    /// The type of the variable or of the initialiser, where it is known.
    pub(crate) written: Option<Type>,
    /// The value of an init-capture is an lvalue whose address is a constant.
    pub(crate) at_constant: bool,
    /// The value of an init-capture, without `=`, parentheses or braces.
    pub(crate) value: Option<Range<usize>>,
    /// The variable that is captured, an index into [`super::Program::variable_entities`].
    pub(crate) entity: Option<usize>,
    /// The lambda whose closure is captured, an index into [`super::Program::lambdas`].
    pub(crate) closure: Option<usize>,
}

/// A lambda expression.
#[derive(Clone, Debug)]
pub(crate) struct Lambda {
    /// `[`.
    pub(crate) introducer: usize,
    /// The token after the introducer and the attributes behind it.
    pub(crate) declarator_at: usize,
    /// `{`.
    pub(crate) body_at: usize,
    /// One past its body.
    pub(crate) end: usize,
    /// The lambda around it, whose body holds it.
    pub(crate) outer: Option<usize>,
    /// The scope of its captures and parameters.
    pub(crate) scope: usize,
    /// `=` or `&` in the introducer.
    pub(crate) default: Option<CaptureDefault>,
    /// The specifier `constexpr`.
    pub(crate) is_constexpr: bool,
    /// A trailing return type.
    pub(crate) trailing: Option<Type>,
    /// Its tokens.
    pub(crate) trailing_range: Option<Range<usize>>,
    /// The specifier `mutable`.
    pub(crate) is_mutable: bool,
    /// The names of its parameters.
    pub(crate) parameter_names: Vec<String>,
    /// The parameter list ends in an ellipsis.
    pub(crate) variadic: bool,
    /// How many `if constexpr` are around it.
    pub(crate) constexpr_ifs: usize,
    /// It stands in what `if constexpr` discards.
    pub(crate) discarded: bool,
    /// The CUDA attributes on it, indices into [`super::Program::attributes`].
    pub(crate) attributes: Vec<usize>,
    /// The CUDA attributes behind its parameters.
    pub(crate) late_attributes: Vec<usize>,
    /// The types of its parameters.
    pub(crate) parameters: Vec<Type>,
    /// Its body declares something, or catches something.
    pub(crate) declares: bool,
    /// The types of the values that its body returns, where they are known.
    pub(crate) returns: Vec<Option<Type>>,
    /// A parameter has a placeholder type.
    pub(crate) generic: bool,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// It stands in a default argument or default member initialiser.
    pub(crate) in_default: bool,
    /// It was read again for this instance (an index into [`super::Program::instances`]): what is written on it was looked
    /// at before.
    pub(crate) instance: Option<usize>,
}
