//! A case: one `.cu` file with a header, the program, and the expectations on their lines.
//!
//! The format is the contract of `conformance/RUNNING.md`; this module is its data model.

mod bless;
mod expectation;
mod header;
mod releases;

use std::fmt;
use std::path::{Path, PathBuf};

use cufe_spec::release::Release;
use cufe_spec::unit::{Dialect, Options, Pass};

pub use bless::{Blessed, bless};
pub use expectation::{Expectation, PLAIN_CPP, What, Witness, parse_expectations};
pub use header::{Deviation, DeviationClass, Verdict, deviation, options_of};
pub use releases::Releases;

/// One way of asking about a case: a dialect and a pass. The documents know one unified pass, which is asked for as
/// the host pass; what they leave to the pass of the unit (`resolution.call.host-device-pass`) is asked of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Run {
    /// The released tools' host pass.
    Host,
    /// The released tools' device pass.
    Device,
    /// The released tools' device-only compilation.
    Jit,
    /// Dialect `documented`.
    Documented,
    /// Dialect `documented`, of a unit preprocessed for the device.
    DocumentedDevice,
    /// Dialect `documented`, device-only compilation.
    DocumentedJit,
}

impl Run {
    /// All runs, in the order of reports.
    pub const ALL: [Run; 6] =
        [Run::Host, Run::Device, Run::Jit, Run::Documented, Run::DocumentedDevice, Run::DocumentedJit];

    /// The word used in headers, in expectations and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Run::Host => "host",
            Run::Device => "device",
            Run::Jit => "jit",
            Run::Documented => "documented",
            Run::DocumentedDevice => "documented-device",
            Run::DocumentedJit => "documented-jit",
        }
    }

    /// The run of that name.
    pub fn from_name(name: &str) -> Option<Run> {
        Run::ALL.into_iter().find(|run| run.name() == name)
    }

    /// The run that asks for a pass, of the released tools or of the documents.
    pub fn of(is_released: bool, pass: Pass) -> Run {
        match (is_released, pass) {
            (true, Pass::Host) => Run::Host,
            (true, Pass::Device) => Run::Device,
            (true, Pass::Jit) => Run::Jit,
            (false, Pass::Host) => Run::Documented,
            (false, Pass::Device) => Run::DocumentedDevice,
            (false, Pass::Jit) => Run::DocumentedJit,
        }
    }

    /// Whether the released tools are asked.
    pub fn is_released(self) -> bool {
        matches!(self, Run::Host | Run::Device | Run::Jit)
    }

    /// The dialect in force when the released tools are those of `release`.
    pub fn dialect(self, release: Release) -> Dialect {
        if self.is_released() { Dialect::Released(release) } else { Dialect::Documented }
    }

    /// The pass asked for.
    pub fn pass(self) -> Pass {
        match self {
            Run::Host | Run::Documented => Pass::Host,
            Run::Device | Run::DocumentedDevice => Pass::Device,
            Run::Jit | Run::DocumentedJit => Pass::Jit,
        }
    }

    /// Whether the unit is preprocessed with `__CUDA_ARCH__` defined.
    pub fn defines_cuda_arch(self) -> bool {
        self.pass() != Pass::Host
    }
}

/// What a case file says of every release.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// What is asked, in which releases, and the verdict there.
    pub runs: Vec<(Run, Releases, Verdict)>,
    /// Known deviations of front ends.
    pub deviations: Vec<Deviation>,
    /// Expectations in line order.
    pub expectations: Vec<Expectation>,
}

/// A parsed case file, with what it says of one release.
#[derive(Clone, Debug)]
pub struct Case {
    /// Path below `conformance/cases`, without the extension: the case's name everywhere.
    pub id: String,
    /// Where the file is.
    pub path: PathBuf,
    /// One sentence: what the program shows.
    pub says: String,
    /// Ids of the rules of `spec/rules` that it speaks of.
    pub rules: Vec<String>,
    /// Command-line flags of the released tool, added to nvcc's.
    pub arguments: Vec<String>,
    /// The release that the released tools are of.
    pub release: Release,
    /// What is asked of it, and whether the unit is accepted then.
    pub runs: Vec<(Run, Verdict)>,
    /// Known deviations of front ends there.
    pub deviations: Vec<Deviation>,
    /// The whole file.
    pub source: String,
    /// Expectations of the release in line order.
    pub expectations: Vec<Expectation>,
    /// What the file says of every release.
    pub written: Written,
}

/// Why a case file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// The file.
    pub path: PathBuf,
    /// 1-based line; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path.display(), self.line, self.message)
    }
}

impl std::error::Error for CaseError {}

impl Case {
    /// Reads the case `source` of the file `path` below the folder `root`, as it speaks of [`Release::REFERENCE`].
    ///
    /// # Errors
    /// The first line of the file that is not what `RUNNING.md` says.
    pub fn parse(root: &Path, path: &Path, source: String) -> Result<Case, CaseError> {
        let error = |line: usize, message: String| CaseError { path: path.to_owned(), line, message };
        let relative = path.strip_prefix(root).unwrap_or(path).with_extension("");
        let id = relative.to_string_lossy().replace('\\', "/");
        let header = header::parse(&source).map_err(|(line, message)| error(line, message))?;
        let expectations = parse_expectations(&source, header.lines).map_err(|(l, m)| error(l, m))?;
        let case = Case {
            id,
            path: path.to_owned(),
            says: header.says,
            rules: header.rules,
            arguments: header.arguments,
            release: Release::REFERENCE,
            runs: Vec::new(),
            deviations: Vec::new(),
            source,
            expectations: Vec::new(),
            written: Written { runs: header.runs, deviations: header.deviations, expectations },
        };
        case.options(Run::Host).map_err(|message| error(1, message))?;
        for expectation in &case.written.expectations {
            let is_asked = |run: &Run| case.written.asks(*run, expectation.releases);
            if let Some(run) = expectation.runs.iter().find(|run| !is_asked(run)) {
                let message = format!("expectation for `{}`, which is not among the runs", run.name());
                return Err(error(expectation.written, message));
            }
        }
        Ok(case.at(Release::REFERENCE))
    }

    /// The case as it speaks of `release`. What the documents say depends on none, so their runs are asked with the
    /// reference only. The runs are empty where nothing is asked.
    #[must_use]
    pub fn at(&self, release: Release) -> Case {
        let Written { runs, deviations, expectations } = &self.written;
        let holds = |releases: Releases| releases.contains(release);
        let is_asked =
            |run: Run, releases| holds(releases) && (run.is_released() || release == Release::REFERENCE);
        let asked = runs.iter().filter(|(run, releases, _)| is_asked(*run, *releases));
        Case {
            release,
            runs: asked.map(|(run, _, verdict)| (*run, *verdict)).collect(),
            deviations: deviations.iter().filter(|d| holds(d.releases)).cloned().collect(),
            expectations: expectations.iter().filter(|e| holds(e.releases)).cloned().collect(),
            ..self.clone()
        }
    }

    /// A corpus program: a file without header and expectations, asked in every run that oracle and cufe
    /// both have. Its verdict is nobody's; only agreement is judged. A line `// deviation: ...` declares a
    /// difference as a header does.
    pub fn program(root: &Path, path: &Path, source: String) -> Case {
        let relative = path.strip_prefix(root).unwrap_or(path);
        Case {
            id: relative.to_string_lossy().replace('\\', "/"),
            path: path.to_owned(),
            says: String::new(),
            rules: Vec::new(),
            arguments: Vec::new(),
            release: Release::REFERENCE,
            runs: Vec::new(),
            deviations: Vec::new(),
            expectations: Vec::new(),
            written: Written {
                runs: [Run::Host, Run::Device, Run::Documented]
                    .map(|run| (run, Releases::ALL, Verdict::Accept))
                    .to_vec(),
                deviations: source.lines().filter_map(header::deviation_of_program).collect(),
                expectations: Vec::new(),
            },
            source,
        }
        .at(Release::REFERENCE)
    }

    /// The expected verdict of `run`, or `None` when the case does not ask for it.
    pub fn verdict(&self, run: Run) -> Option<Verdict> {
        self.runs.iter().find(|(asked, _)| *asked == run).map(|(_, verdict)| *verdict)
    }

    /// The deviation declared for a front end in a run.
    pub fn deviation(&self, front_end: &str, run: Run) -> Option<&Deviation> {
        self.deviations.iter().find(|d| d.front_end == front_end && d.run == run)
    }

    /// The lines of code with their 1-based numbers, without header, expectations and empty lines.
    pub fn code_lines(&self) -> Vec<(u32, String)> {
        let mut lines = Vec::new();
        let mut in_header = true;
        for (index, line) in self.source.lines().enumerate() {
            if in_header {
                in_header = line.trim_end() != "---*/";
                continue;
            }
            if let expectation::Line::Code(code, _) = expectation::split(line)
                && expectation::speaks(code)
            {
                lines.push((index as u32 + 1, code.trim_end().to_owned()));
            }
        }
        lines
    }

    /// The file name spelled in line markers and diagnostics.
    pub fn file_name(&self) -> String {
        self.path.file_name().map_or_else(|| "case.cu".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    /// The options of `run`: nvcc's, changed by the header's arguments.
    ///
    /// # Errors
    /// Names the argument that the suite does not know how to pass on.
    pub fn options(&self, run: Run) -> Result<Options, String> {
        let mut options = Options {
            dialect: run.dialect(self.release),
            pass: run.pass(),
            ..header::options_of(&self.arguments)?
        };
        options.original_file = self.file_name();
        options.original_path = self.file_name();
        options.random_seed = Some("conformance".to_owned());
        Ok(options)
    }
}

impl Written {
    /// Whether `run` is asked in one of `releases`.
    pub fn asks(&self, run: Run, releases: Releases) -> bool {
        self.runs.iter().any(|(asked, written, _)| *asked == run && written.meets(releases))
    }

    /// The verdict of `run` in `release`, where it is asked.
    pub fn verdict(&self, run: Run, release: Release) -> Option<Verdict> {
        let asked = self.runs.iter().find(|(asked, releases, _)| *asked == run && releases.contains(release));
        asked.map(|(_, _, verdict)| *verdict)
    }

    /// The runs of the released tools, each once, in the order of the header.
    pub fn released_runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for (run, _, _) in self.runs.iter().filter(|(run, _, _)| run.is_released()) {
            if !runs.contains(run) {
                runs.push(*run);
            }
        }
        runs
    }
}

/// Reads every `.cu` file below `root`, sorted by id.
///
/// # Errors
/// Every file that cannot be read or parsed.
pub fn load(root: &Path) -> Result<Vec<Case>, Vec<CaseError>> {
    let mut paths = Vec::new();
    let mut errors = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(cause) => {
                errors.push(CaseError { path: folder, line: 0, message: cause.to_string() });
                continue;
            }
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "cu") {
                paths.push(path);
            }
        }
    }
    let mut cases = Vec::new();
    for path in paths {
        let read = std::fs::read_to_string(&path)
            .map_err(|cause| CaseError { path: path.clone(), line: 0, message: cause.to_string() })
            .and_then(|source| Case::parse(root, &path, source));
        match read {
            Ok(case) => cases.push(case),
            Err(error) => errors.push(error),
        }
    }
    cases.sort_by(|a, b| a.id.cmp(&b.id));
    if errors.is_empty() { Ok(cases) } else { Err(errors) }
}
