//! The steps of `cufe build --jit`: NVRTC in the place of cicc, and a stub file that is made without it.

use super::steps::{Line, Planner, Source};
use super::targets::Target;
use crate::cli::{jit, stand_in, stub};
use std::ffi::{OsStr, OsString};
use std::path::Path;

impl Planner<'_> {
    /// # Errors
    /// That there is no NVRTC, in words.
    pub(super) fn needs_nvrtc(&self) -> Result<(), String> {
        match jit::library_of(&self.tools.root) {
            _ if !self.options.way.jit => Ok(()),
            Some(_) => Ok(()),
            None => Err(format!("the toolkit at {} has no NVRTC", self.tools.root.display())),
        }
    }

    fn run_own(&mut self, name: &str, arguments: Line, subject: &Path) {
        let before = [OsString::from(stand_in::COMMAND), name.into()];
        self.run_cufe(before.into_iter().chain(arguments.0).collect(), subject);
    }

    /// The PTX that NVRTC makes of a unit.
    pub(super) fn compile_with_nvrtc(
        &mut self,
        source: &Source<'_>,
        target: &Target,
        name: &str,
        ptx: &Path,
    ) {
        let standard = self.tools.host.standard;
        let mut line = Line::default();
        line.all(jit::library_of(&self.tools.root)).one(self.file(name, "cpp1.ii")).one(ptx);
        line.one(format!("{standard:02}")).one(&self.tools.include).one(source.path);
        line.one(format!("--std=c++{standard:02}"))
            .one(format!("--gpu-architecture=compute_{}", target.name));
        line.all(self.options_of_nvrtc());
        self.run_own(jit::NAME, line, source.path);
    }

    fn options_of_nvrtc(&self) -> Vec<OsString> {
        let (language, device) = (&self.options.language, &self.options.device);
        let mut options: Vec<OsString> = [
            ("relocatable-device-code", language.relocatable),
            ("ftz", device.flush),
            ("prec-div", device.precise_division),
            ("prec-sqrt", device.precise_root),
            ("fmad", device.contraction),
        ]
        .map(|(name, is_on)| format!("--{name}={is_on}").into())
        .to_vec();
        options.push("--device-int128".into());
        // The unit has its own.
        options
            .extend(["--builtin-move-forward=false", "--builtin-initializer-list=false"].map(OsString::from));
        let modes = [
            (device.fast_math, "--use_fast_math"),
            (device.debug, "--device-debug"),
            (device.line_info, "--generate-line-info"),
            (language.no_warnings, "--disable-warnings"),
        ];
        options.extend(modes.iter().filter(|(is_on, _)| *is_on).map(|(_, option)| OsString::from(option)));
        options.extend(device.registers.iter().map(|count| format!("--maxrregcount={count}").into()));
        for pair in language.diagnostics.chunks(2) {
            let option = pair[0].to_string_lossy().replace('_', "-");
            options.push(format!("{option}={}", pair[1].to_string_lossy()).into());
        }
        options
    }

    /// The stub file, which names the unit in relocatable code.
    pub(super) fn write_stub(&mut self, source: &Source<'_>) {
        let mut line = Line::default();
        line.one("text")
            .one(self.file(&source.host, "cudafe1.stub.c"))
            .one(format!("{}.fatbin.c", source.stem));
        if self.options.language.relocatable {
            line.one(self.file(&source.stem, "module_id"));
        }
        self.run_own(stub::NAME, line, source.path);
    }

    /// Compiles the host half with `line` to assembly code, adds what is registered, and assembles.
    pub(super) fn compile_bound(&mut self, source: &Source<'_>, mut line: Line, object: &Path) {
        let [assembly, bound] = ["s", "bound.s"].map(|ending| self.file(&source.stem, ending));
        line.one(self.file(&source.host, "cudafe1.cpp")).one("-o").one(&assembly);
        self.run(self.tools.host.program.clone(), line.0, source.path);
        let targets = self.options.targets.0.iter();
        let ptx = targets.map(|target| self.file(&self.named(source, target), "ptx"));
        let mut tables = Line::default();
        tables.one("bind").one(&assembly).one(&bound).all(ptx);
        self.run_own(stub::NAME, tables, source.path);
        let mut assembled = Line::default();
        assembled.all(["-c", "-x", "assembler", "-m64"].map(OsStr::new)).one(bound).one("-o").one(object);
        self.run(self.tools.host.program.clone(), assembled.0, source.path);
    }
}
