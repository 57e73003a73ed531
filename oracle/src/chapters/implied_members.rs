//! The spaces of special members that are declared by nobody or defaulted where they are first declared: those of all
//! who use them.

use super::Spaces;
use super::cross_space_calls::code_space;
use crate::verdicts::Judge;

/// The space of each implied member of the program, as a value of the `space` domain.
pub(crate) fn spaces(judge: &mut Judge<'_>, spaces: &Spaces) -> Vec<&'static str> {
    let program = judge.program;
    let mut sides = vec![(false, false); program.implied.len()];
    loop {
        let mut changed = false;
        for used in &program.implied_uses {
            let (host, device) = match used.implied {
                Some(implied) => sides[implied],
                None => match code_space(judge, spaces, used.function, used.lambda) {
                    "HD" => (true, true),
                    "D" | "G" => (false, true),
                    _ => (true, false),
                },
            };
            let known = &mut sides[used.member];
            let both = (known.0 || host, known.1 || device);
            changed |= both != *known;
            *known = both;
        }
        if !changed {
            break;
        }
    }
    let value = |side: &(bool, bool)| match side {
        (true, true) => "HD",
        (false, true) => "D",
        _ => "none",
    };
    sides.iter().map(value).collect()
}
