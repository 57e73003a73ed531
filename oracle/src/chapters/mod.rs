//! The chapters of the rules, in the documents' order.

pub(crate) mod attribute_application;
pub(crate) mod execution_spaces;
pub(crate) mod kernel_attributes;
pub(crate) mod kernel_constraints;
pub(crate) mod kernel_instances;
pub(crate) mod launches;
pub(crate) mod redeclaration;
pub(crate) mod variables;

use crate::NotCore;
use crate::scopes::Scopes;
use crate::verdicts::Judge;

/// What the chapters agree on before any of them looks at kernels and variables.
pub(crate) struct Spaces {
    /// The state of the `byte-class` domain of every function after the whole unit.
    pub(crate) entities: Vec<String>,
    /// The state of its function after each declaration.
    pub(crate) declarations: Vec<String>,
    /// The keywords of each declaration that take effect.
    pub(crate) keywords: Vec<Vec<attribute_application::Applied>>,
}

/// All chapters over one program.
pub(crate) fn judge(judge: &mut Judge<'_>, scopes: &Scopes) -> Result<Spaces, NotCore> {
    let spaces = redeclaration::spaces(judge, scopes)?;
    judge.states.clone_from(&spaces.entities);
    attribute_application::placements(judge, &spaces)?;
    kernel_constraints::kernels(judge, &spaces);
    kernel_instances::instances(judge, &spaces)?;
    kernel_attributes::attributes(judge, &spaces)?;
    variables::variables(judge);
    launches::launches(judge, &spaces)?;
    variables::extern_definitions(judge);
    Ok(spaces)
}

/// A value of the `truth` domain.
pub(crate) fn truth(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
