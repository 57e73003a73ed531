//! What the released tool says of a unit.

use super::unit::{Unit, timed};
use crate::toolkit::Toolkit;
use anyhow::{Result, bail};
use std::fmt;
use std::path::Path;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(1800);

/// The released tool's verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It accepts the unit.
    Accept,
    /// It reports errors.
    Reject,
    /// It ends by a signal.
    Crash,
    /// The preprocessor refuses the source: there is no unit.
    NoUnit,
}

impl Verdict {
    const ALL: [(Verdict, &'static str); 4] = [
        (Verdict::Accept, "accept"),
        (Verdict::Reject, "reject"),
        (Verdict::Crash, "crash"),
        (Verdict::NoUnit, "no-unit"),
    ];

    /// The verdict of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Verdict> {
        Verdict::ALL.iter().find(|(_, known)| *known == name).map(|(verdict, _)| *verdict)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Verdict::ALL.iter().find(|(verdict, _)| verdict == self).map_or("", |(_, name)| name);
        to.write_str(name)
    }
}

/// Asks the released tool; also the user and system time that it took, in milliseconds. `scratch` takes its outputs.
///
/// # Errors
/// When the tool cannot be started.
pub fn ask(toolkit: &Toolkit, unit: &Unit, text: &Path, scratch: &Path) -> Result<(Verdict, u64)> {
    let mut command = unit.front_end(&toolkit.front_end());
    command.arg("--gen_c_file_name").arg(scratch.join("real.cpp"));
    command.args(["--stub_file_name", "unit.stub.c", "--gen_module_id_file", "--module_id_file_name"]);
    command.arg(scratch.join("real.id")).arg(text);
    let (done, took) = timed(&command, LIMIT)?;
    if done.code == 124 {
        bail!("the released tool did not end in {} s", LIMIT.as_secs());
    }
    let verdict = match done.code {
        0 => Verdict::Accept,
        128.. => Verdict::Crash,
        _ => Verdict::Reject,
    };
    Ok((verdict, took))
}
