//! The two host objects of a unit as programs, where they link: with the fake runtime both must register, launch and say the same.
//!
//! A unit links when its object needs nothing but the host's own libraries and the runtime; one without a `main` gets an empty
//! one, and then its registrations are what runs.

use crate::builds::compare::{Comparison, Difference, first_difference, logs};
use crate::builds::observe::{self, FakeRun};
use crate::process;
use crate::toolkit::Toolkit;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(300);
/// Runs of the released tool's program: what differs between them is not compared.
const REAL_RUNS: usize = 4;

/// What units are linked with.
#[derive(Debug, Clone)]
pub struct Linker {
    fake_runtime: PathBuf,
    empty_main: PathBuf,
}

impl Linker {
    /// Compiles the fake runtime, whose source is at `fake_runtime`, and an empty `main` into `folder`.
    ///
    /// # Errors
    /// When the host compiler refuses them.
    pub fn new(toolkit: &Toolkit, fake_runtime: &Path, folder: &Path) -> Result<Linker> {
        let object = folder.join("fake_cudart.o");
        observe::compile_fake_runtime(fake_runtime, toolkit, &object)?;
        let (source, empty_main) = (folder.join("main.cpp"), folder.join("main.o"));
        fs::write(&source, "int main() {}\n")?;
        observe::tool(Command::new("g++").arg("-c").arg(&source).arg("-o").arg(&empty_main))?;
        Ok(Linker { fake_runtime: object, empty_main })
    }

    /// The differences between the programs made of two objects; `None` when the first does not link.
    ///
    /// # Errors
    /// When a program cannot be started.
    pub fn compare(&self, real: &Path, candidate: &Path, scratch: &Path) -> Result<Option<Vec<Difference>>> {
        let (real_program, program) = (scratch.join("real.program"), scratch.join("candidate.program"));
        if self.link(real, &real_program)?.is_some() {
            return Ok(None);
        }
        if let Some(said) = self.link(candidate, &program)? {
            return Ok(Some(vec![Difference { comparison: Comparison::Log, text: said }]));
        }
        let real: Vec<FakeRun> =
            (0..REAL_RUNS).map(|_| run(&real_program, scratch)).collect::<Result<_>>()?;
        let candidate = run(&program, scratch)?;
        let said = |run: &FakeRun| format!("exit {}\n{}{}", run.done.code, run.done.out, run.done.err);
        // A program that prints times says something else every time: then only its exit code is compared.
        let is_steady = real.windows(2).all(|pair| said(&pair[0]) == said(&pair[1]));
        let output = match is_steady {
            true => first_difference(&said(&real[0]), &said(&candidate)),
            false => first_difference(&real[0].done.code.to_string(), &candidate.done.code.to_string()),
        };
        let found = [(Comparison::Log, logs(&real, &[candidate])), (Comparison::Output, output)];
        let differences = found
            .into_iter()
            .filter_map(|(comparison, text)| Some(Difference { comparison, text: text? }))
            .collect();
        Ok(Some(differences))
    }

    /// Links `object` to `program`; what the linker says when it refuses.
    fn link(&self, object: &Path, program: &Path) -> Result<Option<String>> {
        let has_main =
            observe::tool(Command::new("nm").arg(object))?.lines().any(|line| line.ends_with(" T main"));
        // At a fixed address, so that function addresses in the log are equal from run to run.
        let mut command = Command::new("g++");
        command.arg("-no-pie").arg(object).args((!has_main).then_some(&self.empty_main));
        command.arg(&self.fake_runtime).arg("-o").arg(program);
        let done = process::run(command.env("LC_ALL", "C"), LIMIT)?;
        Ok((done.code != 0).then(|| done.err.lines().take(4).collect::<Vec<_>>().join("\n")))
    }
}

fn run(program: &Path, scratch: &Path) -> Result<FakeRun> {
    let log = scratch.join("log");
    let done = process::run(Command::new(program).current_dir(scratch).env("CUFE_FAKE_LOG", &log), LIMIT)?;
    let text = match log.exists() {
        true => fs::read_to_string(&log).with_context(|| format!("cannot read {}", log.display()))?,
        false => String::new(),
    };
    if log.exists() {
        fs::remove_file(&log)?;
    }
    Ok(FakeRun { done, log: text })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Objects of the host compiler alone: the fake runtime is not needed for what is judged here.
    fn compared(real: &str, candidate: &str) -> Option<Vec<&'static str>> {
        let folder = tempfile::tempdir().unwrap();
        let object = |name: &str, text: &str| {
            let (source, object) =
                (folder.path().join(format!("{name}.cpp")), folder.path().join(format!("{name}.o")));
            fs::write(&source, text).unwrap();
            observe::tool(Command::new("g++").arg("-c").arg(&source).arg("-o").arg(&object)).unwrap();
            object
        };
        let linker = Linker { fake_runtime: object("fake", ""), empty_main: object("main", "int main() {}") };
        let found = linker.compare(&object("real", real), &object("own", candidate), folder.path()).unwrap();
        found.map(|all| all.iter().map(|difference| difference.comparison.name()).collect())
    }

    const LOGS: &str = "#include <cstdio>\n#include <cstdlib>\nstatic const int said = std::fputs(WHAT, std::fopen(std::getenv(\"CUFE_FAKE_LOG\"), \"w\"));\n";

    #[test]
    fn what_does_not_link_is_not_compared() {
        assert_eq!(compared("int f(); int main() { return f(); }", "int main() {}"), None);
    }

    #[test]
    fn a_candidate_that_does_not_link_differs() {
        assert_eq!(compared("int main() {}", "int f(); int main() { return f(); }"), Some(vec!["log"]));
    }

    #[test]
    fn logs_of_a_unit_without_main_are_compared() {
        let says = |what: &str| format!("#define WHAT \"{what}\"\n{LOGS}");
        assert_eq!(compared(&says("a"), &says("a")), Some(vec![]));
        assert_eq!(compared(&says("a"), &says("b")), Some(vec!["log"]));
    }

    #[test]
    fn output_and_exit_code_are_compared() {
        let program = |code: u8| format!("int main() {{ return {code}; }}");
        assert_eq!(compared(&program(3), &program(3)), Some(vec![]));
        assert_eq!(compared(&program(3), &program(4)), Some(vec!["output"]));
    }
}
