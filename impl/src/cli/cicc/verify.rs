//! `--verify`: the whole unit is compiled, too, and its PTX compared.

use super::super::{shim, stand_in::cannot_run};
use super::{CANNOT_RUN, Run};
use std::fs;
use std::path::Path;

/// The environment variable that asks for it; the shim's profile sets it.
pub(in crate::cli) const VARIABLE: &str = "CUFE_DEVICE_VERIFY";
/// The exit status where the outputs differ.
const DIFFERENT: i32 = 2;

pub(super) fn is_asked() -> bool {
    shim::is_set(VARIABLE)
}

/// Compiles the whole unit and compares its PTX with the pruned one's, which the outputs hold; the whole one's stay.
pub(super) fn verify(run: &Run<'_>) -> i32 {
    let outputs: Vec<(&str, &Path)> = run.line.outputs().collect();
    let before: Vec<Option<Vec<u8>>> = outputs.iter().map(|(_, place)| fs::read(place).ok()).collect();
    let status = match run.on(run.line.arguments()) {
        Ok((output, _)) => output.status.code().unwrap_or(CANNOT_RUN),
        Err(why) => return cannot_run(run.cicc, &why),
    };
    if status != 0 {
        eprintln!("cufe: cicc takes the pruned unit and refuses the whole one");
        return DIFFERENT;
    }
    let mut differs = false;
    for ((option, place), before) in outputs.iter().zip(before) {
        let after = fs::read(place).ok();
        let is_same = match *option {
            "-o" => before == after,
            "--stub_file_name" => stub(before.as_deref()) == stub(after.as_deref()),
            _ => true,
        };
        if !is_same {
            differs = true;
            say(place, before.as_deref(), after.as_deref());
        }
    }
    if differs { DIFFERENT } else { 0 }
}

/// The lines of a stub file without the numbers of generated names, which count everything in the unit; types are named in the
/// order in which the unit first used them.
fn stub(text: Option<&[u8]>) -> Option<Vec<String>> {
    let text = String::from_utf8_lossy(text?).into_owned();
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("__T") {
        out.push_str(before);
        out.push_str("__T");
        rest = after.trim_start_matches(|one: char| one.is_ascii_digit());
    }
    out.push_str(rest);
    let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
    lines.sort_unstable();
    Some(lines)
}

fn say(place: &Path, pruned: Option<&[u8]>, whole: Option<&[u8]>) {
    let lines = |text: Option<&[u8]>| -> Vec<String> {
        String::from_utf8_lossy(text.unwrap_or_default()).lines().map(str::to_owned).collect()
    };
    let (pruned, whole) = (lines(pruned), lines(whole));
    let at = pruned.iter().zip(&whole).take_while(|(one, other)| one == other).count();
    eprintln!(
        "cufe: {} of the pruned unit differs from the whole unit's, first in line {}:",
        place.display(),
        at + 1
    );
    for (name, lines) in [("pruned", &pruned), ("whole", &whole)] {
        eprintln!("  {name}: {}", lines.get(at).map_or("", String::as_str));
    }
}
