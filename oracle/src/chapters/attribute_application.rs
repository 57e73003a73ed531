//! Chapter "Attribute application": what the handlers of `__host__`, `__device__` and `__global__` do.

use cufe_spec::space::SpaceKeyword;

use super::execution_spaces::keyword_value;
use crate::program::{FunctionDeclaration, Program};
use crate::verdicts::{Anchors, Judge};

/// A space keyword as written, and the token of its attribute.
pub(crate) type Applied = (SpaceKeyword, usize);

/// The space keywords of a declaration in the order in which they are applied.
pub(crate) fn keywords(program: &Program, declaration: &FunctionDeclaration) -> Vec<Applied> {
    let keyword = |index: &usize| {
        let attribute = &program.attributes[*index];
        let keyword = match attribute.name.as_str() {
            "host" => SpaceKeyword::Host,
            "device" => SpaceKeyword::Device,
            "global" => SpaceKeyword::Global,
            _ => return None,
        };
        Some((keyword, attribute.range.start))
    };
    declaration.specifiers.attributes.iter().filter_map(keyword).collect()
}

/// `space.apply`: applies keywords one after the other to a state; every application that conflicts is reported at
/// its attribute. A keyword that only an earlier declaration carried is no duplicate.
pub(crate) fn apply(judge: &mut Judge<'_>, state: &str, applied: &[Applied], anchors: Anchors) -> String {
    let mut state = state.to_owned();
    for (index, (keyword, token)) in applied.iter().enumerate() {
        let cell = judge.rules.table("space.apply").decide(
            judge.dialect(),
            judge.pass(),
            &[&state, keyword_value(*keyword)],
        );
        let repeated = applied[..index].iter().any(|(before, _)| before == keyword);
        for report in &cell.diagnostics {
            if report.diagnostic != "space.duplicate" || repeated {
                judge.report(report, anchors.attribute(*token), &[]);
            }
        }
        state = cell.result.clone().unwrap_or(state);
    }
    state
}
