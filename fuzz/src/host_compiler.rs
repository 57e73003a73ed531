//! Does host output compile? What the documents have cudafe++ write goes to the host compiler, which has to accept it for
//! every program that the front end accepts.
//!
//! Input: the text of a host output. Output: what g++ refuses, or nothing. The runtime header that the text includes is a small
//! one here, so that no toolkit is needed; the stub file is empty.

use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Context as _;
use cufe_conformance::process;
use cufe_spec::observation::{EntityFacts, Observation};
use tempfile::TempDir;

/// What `crt/host_runtime.h` has to bring for the documents' output.
const RUNTIME: &str =
    "static char __nv_init_managed_rt_with_module(void **) { return 1; }\n#define __specialization_static\n";

/// How long g++ may take for one output.
const LIMIT: Duration = Duration::from_secs(60);

/// So many lines of what g++ says are told.
const TOLD: usize = 6;

/// g++ with a folder for its headers.
#[derive(Debug)]
pub struct HostCompiler {
    folder: TempDir,
}

impl HostCompiler {
    /// Writes the headers.
    ///
    /// # Errors
    /// There is no g++, or the folder cannot be written.
    pub fn new() -> anyhow::Result<HostCompiler> {
        let folder = tempfile::tempdir().context("cannot make a folder for headers")?;
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
        };
        std::fs::create_dir(folder.path().join("crt"))?;
        write("crt/host_runtime.h", RUNTIME)?;
        write(STUB, "")?;
        let told = process::run(Command::new("g++").arg("--version"), LIMIT)?;
        anyhow::ensure!(told.code == 0, "g++ cannot be asked: {}", told.err);
        Ok(HostCompiler { folder })
    }

    /// The first lines of what g++ says of `output` in the C++ standard of this year, where it refuses it.
    ///
    /// # Errors
    /// It cannot be asked, or takes too long.
    pub fn refuses(&self, output: &str, standard: u8) -> anyhow::Result<Option<String>> {
        let mut file = tempfile::Builder::new().suffix(".cpp").tempfile_in(self.folder.path())?;
        file.write_all(output.as_bytes())?;
        let told = process::run(&mut self.command(file.path(), standard), LIMIT)?;
        anyhow::ensure!(told.code != 124, "g++ takes longer than {} seconds", LIMIT.as_secs());
        let errors = told.err.lines().filter(|line| line.contains("error:"));
        Ok((told.code != 0).then(|| errors.take(TOLD).collect::<Vec<_>>().join("\n")))
    }

    fn command(&self, file: &Path, standard: u8) -> Command {
        let mut command = Command::new("g++");
        command.env("LC_ALL", "C").arg(format!("-std=c++{standard}")).args(["-fsyntax-only", "-w", "-I"]);
        command.arg(self.folder.path()).arg(file);
        command
    }
}

/// Why an output is refused that is what the documents say: they leave device functions out, which unevaluated operands may name.
pub const LEFT_OUT: &str =
    "an unevaluated operand of host code names a device function, which the documents leave out";

/// Whether `refused` speaks of nothing but names of device functions of the program.
pub fn misses_device_functions(refused: &str, seen: &Observation) -> bool {
    let is_left_out = |name: &str| {
        let of_name = |entity: &&EntityFacts| entity.name.rsplit("::").next() == Some(name);
        seen.entities.iter().filter(of_name).any(|entity| entity.device_only)
    };
    let misses = |line: &str| {
        let name = line
            .split_once("error: '")
            .and_then(|(_, said)| said.split_once("' was not declared in this scope"));
        name.is_some_and(|(name, _)| is_left_out(name))
    };
    !refused.is_empty() && refused.lines().all(misses)
}

/// The stub file that the units' options name by default.
const STUB: &str = "unit.stub.c";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subject::unit_of_text;
    use cufe_spec::unit::{Dialect, Pass};

    #[test]
    fn names_of_device_functions_alone_are_left_out() {
        let text = "__device__ auto d(int p) { return p; }\nint f() { return sizeof(d(1)); }\n";
        let unit = unit_of_text(text, Dialect::Documented, Pass::Host, &[]);
        let seen = cufe::observe(&unit);
        let refused =
            HostCompiler::new().unwrap().refuses(seen.host.as_deref().unwrap(), 17).unwrap().unwrap();
        assert!(misses_device_functions(&refused, &seen), "{refused}");
        assert!(!misses_device_functions(&refused.replace("'d'", "'e'"), &seen));
        assert!(!misses_device_functions("", &seen));
    }

    #[test]
    fn what_is_no_cpp_is_refused_with_its_line() {
        let compiler = HostCompiler::new().unwrap();
        let output = "#include \"crt/host_runtime.h\"\nchar c = __nv_init_managed_rt_with_module(0);\n#include \"unit.stub.c\"\n";
        assert_eq!(compiler.refuses(output, 17).unwrap(), None);
        let refused = compiler.refuses("# 7 \"unit.cu\"\nint f() { return m; }\n", 17).unwrap().unwrap();
        assert!(refused.starts_with("unit.cu:7:18: error: "), "{refused}");
        assert!(compiler.refuses("auto l = [] <class T> (T x) { return x; };", 20).unwrap().is_none());
    }
}
