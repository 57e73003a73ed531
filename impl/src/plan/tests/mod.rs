//! Edits by example: input, then what is written in its place.

use std::collections::BTreeMap;

use cufe_spec::unit::Options;
use expect_test::Expect;

use super::{Plan, Refusal, Written, plan};
use crate::check::Checker;
use crate::compile::what_is_read;
use crate::emit::host_output;
use crate::lex::Kind;
use crate::read::{ReadBodies, ReadOptions, Reading, read};

mod attributes;
mod documented;
mod functions;
mod kernels;
mod launches;
mod overloads;
mod references;
mod robustness;
mod units;
mod variables;

/// The module id of all units here.
const ID: &str = "_0123abcd_7_unit_cu_main";

/// Checks a unit and plans its host output.
fn plan_of(reading: &Reading, options: &Options) -> Result<Plan, Vec<Refusal>> {
    plan(reading, Written::of(reading), &Checker::begin(reading, options).1, options, ID)
}

/// The host output of a unit without its header and trailer.
pub(super) fn written(text: &str, options: &Options) -> Result<String, Vec<Refusal>> {
    let (bodies, _) = what_is_read(options, ReadBodies::Hot);
    let read_options =
        ReadOptions { standard: 20, name: "unit.cu".to_owned(), bodies, ..ReadOptions::default() };
    let reading = read(text.as_bytes().to_vec(), &read_options).expect("the brackets of the input close");
    assert_eq!(reading.tree.unparsed, [], "the input is read whole");
    let mut plan = plan_of(&reading, options)?;
    plan.header.clear();
    plan.trailer.clear();
    Ok(String::from_utf8(host_output(&reading.source, &plan)).expect("text"))
}

/// Compares the host output of a unit; names that occur once keep their lines.
fn check(text: &str, expected: &Expect) {
    match written(text, &Options::default()) {
        Ok(out) => {
            if !out.contains("\n# ") {
                assert_eq!(
                    out.matches('\n').count(),
                    text.matches('\n').count(),
                    "edits keep line ends:\n{out}"
                );
            }
            let (before, after) = (places(text), places(&out));
            for (name, place) in &before {
                assert_eq!(after.get(name).unwrap_or(place), place, "`{name}` keeps its line:\n{out}");
            }
            expected.assert_eq(&out);
        }
        Err(refusals) => expected.assert_eq(&format!("{refusals:#?}")),
    }
}

/// File and line of every name that occurs once.
fn places(text: &str) -> BTreeMap<String, (Vec<u8>, u32)> {
    let reading = read(
        text.as_bytes().to_vec(),
        &ReadOptions { standard: 20, name: "unit.cu".to_owned(), ..ReadOptions::default() },
    )
    .expect("the brackets close");
    let mut places = BTreeMap::new();
    let mut again = Vec::new();
    for token in reading.tokens.iter() {
        let name = String::from_utf8_lossy(reading.source.bytes(token.span())).into_owned();
        if token.kind == Kind::Identifier {
            let place = reading.source.place(token.start);
            let place = (reading.source.file(place.file).into_owned(), place.line);
            if places.insert(name.clone(), place).is_some() {
                again.push(name);
            }
        }
    }
    places.retain(|name, _| !again.contains(name));
    places
}
