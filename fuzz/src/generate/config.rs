//! Swarm configuration: which features one program may use.
//!
//! Every program draws its own subset, so that features also meet in the absence of others: a program with
//! everything in it hides faults that a program with two features shows.

use arbitrary::{Arbitrary, Unstructured};

/// One switch per feature, and the sizes.
#[derive(Clone, Debug, PartialEq, Eq, Arbitrary)]
pub struct Config {
    /// Named and inline namespaces.
    pub namespaces: bool,
    /// Unnamed namespaces.
    pub unnamed_namespaces: bool,
    /// Classes with member functions.
    pub classes: bool,
    /// Function and kernel templates.
    pub templates: bool,
    /// Template parameter packs and non-type template parameters.
    pub rich_template_parameters: bool,
    /// Declarations before definitions, with another but compatible annotation.
    pub redeclarations: bool,
    /// `static`, `inline`, `extern "C"`.
    pub specifiers: bool,
    /// `__device__`, `__constant__`, `__shared__` variables.
    pub memory_spaces: bool,
    /// `__managed__` variables and their uses.
    pub managed: bool,
    /// Local names that hide managed variables.
    pub shadowing: bool,
    /// Kernel launches in statements.
    pub launches: bool,
    /// Kernel launches inside larger expressions.
    pub odd_launches: bool,
    /// Loops and conditions.
    pub control_flow: bool,
    /// Overloads of one name.
    pub overloads: bool,
    /// References, arrays and unnamed parameters.
    pub rich_parameters: bool,
    /// Default arguments.
    pub default_arguments: bool,
    /// `__launch_bounds__`.
    pub launch_bounds: bool,
    /// What only [`super::productions`] has.
    pub productions: bool,
}

impl Config {
    /// Draws a configuration: each switch is on in about two programs of three.
    ///
    /// # Errors
    /// Only when `dna` is exhausted in a way that `arbitrary` reports.
    pub fn draw(dna: &mut Unstructured<'_>) -> arbitrary::Result<Config> {
        let mut on = || dna.ratio(2u8, 3u8);
        Ok(Config {
            namespaces: on()?,
            unnamed_namespaces: on()?,
            classes: on()?,
            templates: on()?,
            rich_template_parameters: on()?,
            redeclarations: on()?,
            specifiers: on()?,
            memory_spaces: on()?,
            managed: on()?,
            shadowing: on()?,
            launches: on()?,
            odd_launches: on()?,
            control_flow: on()?,
            overloads: on()?,
            rich_parameters: on()?,
            default_arguments: on()?,
            launch_bounds: on()?,
            productions: on()?,
        })
    }
}
