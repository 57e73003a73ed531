//! Options -> Rust source: the option table that the production front end compiles in (`impl/src/cli/generated_options.rs`).

use crate::generate::pascal;
use crate::options::{Fixed, OptionRow, Options, Takes, Treatment};
use std::fmt::Write as _;

const HEADER: &str = "\
//! The options, compiled in. Generated from `spec/options.yaml` by `cargo run -p cufe-spec --bin specgen`; do not edit.

use super::options::{Arity, Meaning, Row, Treatment};
use cufe_spec::release::Release;
use cufe_spec::unit::DiagnosticControl;
";

/// The whole source file.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn options_source(options: &Options) -> Result<String, std::fmt::Error> {
    let mut out = String::from(HEADER);
    let count = options.rows.len();
    writeln!(
        out,
        "\n/// Every option, in the order of the released tool's own list: ambiguous abbreviations list their"
    )?;
    writeln!(out, "/// candidates in it.\npub(super) static TABLE: [Row; {count}] = [")?;
    for row in &options.rows {
        write_row(&mut out, row)?;
    }
    let count = options.letters.len();
    writeln!(out, "];\n\n/// The one-letter options, the same in every release.")?;
    writeln!(out, "pub(super) static LETTERS: [(char, &str); {count}] = [")?;
    for (letter, name) in &options.letters {
        writeln!(out, "    ({letter:?}, {name:?}),")?;
    }
    writeln!(out, "];")?;
    Ok(out)
}

fn write_row(out: &mut String, row: &OptionRow) -> std::fmt::Result {
    let OptionRow { name, takes, treatment, since, until, passed_since } = row;
    let arity = match takes {
        Takes::Nothing => "Flag",
        Takes::Text => "Text",
        Takes::Number => "Number",
    };
    let treatment = match treatment {
        Treatment::Implemented(meaning, fixed) => {
            let fixed = match fixed {
                None => String::new(),
                Some(Fixed::Number(number)) => format!("({number})"),
                Some(Fixed::Switch(switch)) => format!("({switch})"),
                Some(Fixed::Control(control)) => format!("(DiagnosticControl::{})", pascal(control)),
            };
            format!("Implemented(Meaning::{}{fixed})", pascal(meaning))
        }
        Treatment::NoEffect(why) => format!("NoEffect({why:?})"),
        Treatment::Messages(why) => format!("Messages({why:?})"),
        Treatment::Refused(why) => format!("Refused({why:?})"),
    };
    let until = until.map_or("None".to_owned(), |until| format!("Some(Release::{until:?})"));
    writeln!(
        out,
        "    Row {{ name: {name:?}, arity: Arity::{arity}, treatment: Treatment::{treatment}, since: Release::{since:?}, until: {until}, passed_since: Release::{passed_since:?} }},"
    )
}
