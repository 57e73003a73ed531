//! The spaces of special members that are declared by nobody or defaulted where they are first declared: those of all
//! who use them.

use super::Spaces;
use super::cross_space_calls::code_state;
use super::tile::State;
use crate::verdicts::Judge;

/// The spaces of each implied member of the program.
pub(crate) fn spaces(judge: &mut Judge<'_>, spaces: &Spaces) -> Vec<State> {
    let program = judge.program;
    let mut sides = vec![(false, false, false); program.implied.len()];
    loop {
        let mut changed = false;
        for used in program.implied_uses.iter().filter(|u| !u.quiet) {
            let (host, device, tile) = match used.implied {
                Some(implied) => sides[implied],
                None => code_state(judge, spaces, used.function, used.lambda).sides(),
            };
            let known = &mut sides[used.member];
            let all = (known.0 || host, known.1 || device, known.2 || tile);
            changed |= all != *known;
            *known = all;
        }
        if !changed {
            break;
        }
    }
    sides.into_iter().map(|(host, device, tile)| State::of_sides(host, device, tile)).collect()
}
