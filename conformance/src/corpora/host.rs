//! What the host compiler says of a unit's two host texts, the released tool's and cufe's, beside the objects: warnings at every
//! level, its time, and the layout of the wrappers of extended lambdas.

use super::build::{Commands, dry_run, front_end, host_command, prepare_host, reference, seed_of};
use super::unit::{Unit, timed};
use crate::builds::compare::{first_difference, new_warnings};
use crate::builds::observe::warnings;
use crate::toolkit::Toolkit;
use anyhow::{Result, bail};
use std::path::Path;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(1800);
/// What the names of wrapper classes begin with.
const WRAPPERS: [&str; 2] = ["__nv_dl_wrapper_t<", "__nv_hdl_wrapper_t<"];

/// What was found in one unit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Host {
    /// At nvcc's level: warnings on cufe's text that the released tool's does not have.
    pub at_default: Option<String>,
    /// Why those are right, where the list of known differences has them.
    pub excepted: Option<String>,
    /// With `-Wall -Wextra`: warnings on cufe's text in generated files and in headers of the toolkit and of the system that
    /// the released tool's text does not have (headers have unused parameters of their own).
    pub in_headers: Vec<String>,
    /// The same in the user's files: those on cufe's text that the other does not have, and the other way round.
    pub in_user_files: (Option<String>, Option<String>),
    /// Wrappers of extended lambdas that have a layout.
    pub wrappers: usize,
    /// The first wrapper whose size or alignment differs.
    pub layout: Option<String>,
    /// User and system time of the host compiler in milliseconds, on the released tool's text and on cufe's, summed over the rounds.
    pub took: (u64, u64),
}

impl Host {
    /// Whether nothing is wrong; time is measured only, and what `-Wall -Wextra` says of the user's own text is the user's.
    #[must_use]
    pub fn passed(&self) -> bool {
        (self.at_default.is_none() || self.excepted.is_some())
            && self.in_headers.is_empty()
            && self.layout.is_none()
    }
}

/// Compiles both texts of `unit`, one after the other, `rounds` times at nvcc's level. `scratch` takes all files.
///
/// # Errors
/// When the released tools or cufe refuse the unit, or the host compiler refuses a text.
pub fn compare(toolkit: &Toolkit, cufe: &Path, unit: &Unit, scratch: &Path, rounds: usize) -> Result<Host> {
    let Some(text) = &unit.text else { bail!("there is no text: the preprocessor refuses the source") };
    let commands = dry_run(toolkit, &unit.place, &unit.source.0, &unit.source.1)?;
    let reference = reference(toolkit, &commands, unit, text)?;
    let seed = seed_of(&reference);
    let released = toolkit.front_end();
    for (program, name) in [(released.as_path(), "real"), (cufe, "cufe")] {
        if let Err(done) = front_end(program, unit, text, scratch, name, seed.as_deref())? {
            bail!("the front end exits {} ({name}): {}", done.code, done.err);
        }
    }
    prepare_host(&reference, scratch)?;
    let mut found = Host::default();
    let mut said = [String::new(), String::new()];
    for _ in 0..rounds.max(1) {
        let (real, real_took) = compile(&commands, unit, scratch, "real", &[])?;
        let (own, own_took) = compile(&commands, unit, scratch, "cufe", &[])?;
        found.took = (found.took.0 + real_took, found.took.1 + own_took);
        said = [real, own];
    }
    found.at_default = new_warnings(&warnings(&said[0]), &warnings(&said[1]));
    let ((real, real_layouts), (own, own_layouts)) =
        (compile_all(&commands, unit, scratch, "real")?, compile_all(&commands, unit, scratch, "cufe")?);
    let is_foreign = |warning: &String| is_foreign(warning, &toolkit.top);
    let (in_headers, own): (Vec<String>, Vec<String>) = warnings(&own).into_iter().partition(is_foreign);
    let (known, real): (Vec<String>, Vec<String>) = warnings(&real).into_iter().partition(is_foreign);
    found.in_headers = only_in(in_headers, &known);
    found.in_user_files = (new_warnings(&real, &own), new_warnings(&own, &real));
    found.wrappers = own_layouts.len();
    found.layout = first_difference(&real_layouts.join("\n"), &own_layouts.join("\n"));
    Ok(found)
}

/// What the host compiler says, and its time in milliseconds.
fn compile(
    commands: &Commands,
    unit: &Unit,
    scratch: &Path,
    name: &str,
    more: &[&str],
) -> Result<(String, u64)> {
    let mut command = host_command(commands, unit, scratch, name)?;
    command.args(more);
    let (done, took) = timed(&command, LIMIT)?;
    if done.code != 0 {
        bail!("the host compiler exits {} ({name}): {}", done.code, done.err);
    }
    Ok((done.err.replace(&*scratch.to_string_lossy(), ""), took))
}

/// Those of `own` that are not among `known`.
fn only_in(own: Vec<String>, known: &[String]) -> Vec<String> {
    own.into_iter().filter(|warning| !known.contains(warning)).collect()
}

/// Whether a warning is not in the user's own files: in what is generated, in the toolkit or in the system.
fn is_foreign(warning: &str, toolkit: &Path) -> bool {
    let file = warning.split(':').next().unwrap_or_default();
    let is_generated =
        file.ends_with("unit.stub.c") || file.ends_with(".cudafe1.cpp") || file.ends_with("_lambda_preamble");
    let toolkit = toolkit.to_string_lossy();
    is_generated || file.starts_with("/usr/") || file.starts_with(&*toolkit) || file.is_empty()
}

/// What the host compiler says with `-Wall -Wextra`, and size and alignment of each wrapper of an extended lambda, sorted.
fn compile_all(
    commands: &Commands,
    unit: &Unit,
    scratch: &Path,
    name: &str,
) -> Result<(String, Vec<String>)> {
    let dump = scratch.join(format!("{name}.class"));
    let flag = format!("-fdump-lang-class={}", dump.display());
    let has_lambdas = unit.arguments.iter().any(|argument| argument == "--extended-lambda");
    let mut flags = vec!["-Wall", "-Wextra"];
    flags.extend(has_lambdas.then_some(flag.as_str()));
    let said = compile(commands, unit, scratch, name, &flags)?.0;
    let layouts = match has_lambdas {
        true => wrappers_in(&std::fs::read_to_string(&dump)?),
        false => Vec::new(),
    };
    Ok((said, layouts))
}

/// The wrapper classes of a class dump of g++: `Class <name>`, then a line with `size=` and `align=`.
fn wrappers_in(dump: &str) -> Vec<String> {
    let lines: Vec<&str> = dump.lines().collect();
    let mut found: Vec<String> = lines
        .windows(2)
        .filter_map(|pair| {
            let name = pair[0].strip_prefix("Class ")?;
            let is_wrapper = WRAPPERS.iter().any(|prefix| name.starts_with(prefix));
            is_wrapper.then(|| format!("{name}: {}", pair[1].trim()))
        })
        .collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_warning_that_both_texts_have_is_the_header_s() {
        let said = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
        let known = said(&["fp4.hpp:107: unused parameter", "fp4.hpp:335: unused parameter"]);
        let own = said(&["fp4.hpp:107: unused parameter", "fp4.hpp:108: unused parameter"]);
        assert_eq!(only_in(own, &known), said(&["fp4.hpp:108: unused parameter"]));
    }

    #[test]
    fn wrappers_of_a_class_dump() {
        let dump = "Class A\n   size=1 align=1\n\nClass __nv_dl_wrapper_t<T, int>\n   size=4 align=4\n   base size=4 base align=4\n";
        assert_eq!(wrappers_in(dump), ["__nv_dl_wrapper_t<T, int>: size=4 align=4"]);
    }

    #[test]
    fn whose_file_a_warning_is_in() {
        let toolkit = Path::new("/t/cu13");
        for (warning, foreign) in [
            ("a.cu:3: warning: unused [-Wx]", false),
            ("lib/a.cuh:3: warning: unused", false),
            ("/t/cu13/include/a.h:3: warning: unused", true),
            ("/usr/include/c++/12/a:3: warning: unused", true),
            ("/unit.stub.c:3: warning: unused", true),
            ("cufe_extended_lambda_preamble:3: warning: unused", true),
            ("extended_lambda_names.cu:3: warning: unused", false),
        ] {
            assert_eq!(is_foreign(warning, toolkit), foreign, "{warning}");
        }
    }
}
