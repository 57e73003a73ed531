//! The chapters of the rules, in the documents' order.

pub(crate) mod attribute_application;
mod callee_names;
pub(crate) mod closure_calls;
mod constant_objects;
mod constructor_calls;
pub(crate) mod cross_space_calls;
pub(crate) mod device_code;
pub(crate) mod emission;
pub(crate) mod execution_spaces;
pub(crate) mod extended_lambdas;
pub(crate) mod folded_calls;
pub(crate) mod implied_members;
pub(crate) mod initialization;
pub(crate) mod jit;
pub(crate) mod keep_in_il;
pub(crate) mod kernel_attributes;
pub(crate) mod kernel_constraints;
pub(crate) mod kernel_instances;
pub(crate) mod lambda_captures;
pub(crate) mod launches;
mod literal_calls;
mod local_arguments;
pub(crate) mod redeclaration;
mod sequence;
mod static_calls;
pub mod stubs;
pub(crate) mod tile;
mod unnamed_calls;
pub(crate) mod variable_accesses;
pub(crate) mod variable_uses;
pub(crate) mod variables;
pub(crate) mod virtual_override;

use crate::NotCore;
use crate::scopes::Scopes;
use crate::verdicts::Judge;
use cross_space_calls::Phase;

/// What the chapters agree on before any of them looks at kernels and variables.
pub(crate) struct Spaces {
    /// The state of the `byte-class` domain of every function after the whole unit, as `tile.space` takes it.
    pub(crate) entities: Vec<String>,
    /// The same as its words say.
    pub(crate) written: Vec<tile::State>,
    /// Whether each function is virtual.
    pub(crate) virtuals: Vec<bool>,
    /// The bits that each function takes over from what it overrides.
    pub(crate) propagated: Vec<u8>,
    /// The state of its function after each declaration.
    pub(crate) declarations: Vec<tile::State>,
    /// The keywords of each declaration that take effect.
    pub(crate) keywords: Vec<Vec<attribute_application::Applied>>,
    /// The annotations of tile code of each declaration that take effect.
    pub(crate) annotations: Vec<Vec<tile::Annotated>>,
    /// How each lambda stands to its surroundings.
    pub(crate) lambdas: Vec<extended_lambdas::Standing>,
    /// The spaces of each implied member: those of all who use it.
    pub(crate) implied: Vec<tile::State>,
}

/// All chapters over one program.
pub(crate) fn judge(judge: &mut Judge<'_>, scopes: &Scopes) -> Result<Spaces, NotCore> {
    let mut spaces = redeclaration::spaces(judge, scopes)?;
    judge.states.clone_from(&spaces.entities);
    judge.tile_spaces = spaces.written.iter().map(tile::State::space).collect();
    spaces.lambdas = extended_lambdas::standings(judge);
    tile::placements(judge)?;
    tile::lambdas(judge, &spaces)?;
    spaces.implied = implied_members::spaces(judge, &spaces);
    virtual_override::overrides(judge, scopes, &mut spaces)?;
    attribute_application::placements(judge, &spaces)?;
    attribute_application::call_operators(judge);
    attribute_application::tile_annotations(judge)?;
    kernel_constraints::kernels(judge, &spaces);
    tile::kernels(judge, &spaces);
    kernel_instances::instances(judge, scopes, &spaces)?;
    kernel_attributes::attributes(judge, &spaces)?;
    variables::variables(judge);
    launches::launches(judge, &spaces)?;
    extended_lambdas::lambdas(judge, scopes, &spaces.lambdas)?;
    jit::device_only(judge, &spaces);
    cross_space_calls::calls(judge, scopes, &spaces, Phase::Reading)?;
    variable_accesses::accesses(judge, scopes, &spaces)?;
    device_code::device_code(judge, scopes, &spaces)?;
    unnamed_calls::calls(judge, &spaces, Phase::Reading)?;
    variables::extern_definitions(judge, scopes);
    unnamed_calls::calls(judge, &spaces, Phase::Generation)?;
    cross_space_calls::calls(judge, scopes, &spaces, Phase::Generation)?;
    Ok(spaces)
}

/// A value of the `truth` domain.
pub(crate) fn truth(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
