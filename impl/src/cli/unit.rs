//! From the arguments of cufe's own commands to a unit: what decides how a source is read, and the reading of it.

use super::architecture::Architecture;
use super::as_nvcc::BuildOptions;
use super::files;
use super::host_compiler;
use super::preprocess::{self, Headers, Preprocess, PreprocessError, Preprocessed};
use super::release::AskedRelease;
use super::toolkit::{self, Toolkit};
use crate::diag::shown::Shown;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args};
use cufe_spec::observation::{Place, Severity};
use cufe_spec::release::Release;
use cufe_spec::unit::{Family, HostCompiler, Options, Pass};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::path::{Path, PathBuf};

/// What decides how a source is read.
#[derive(Args)]
pub(super) struct ReadingArguments {
    /// Which reading of the rules; released is what the released tools do.
    #[arg(long, default_value = Family::Released.name(), value_parser = one_of(Family::ALL.map(Family::name), Family::from_name))]
    dialect: Family,
    /// Which release's tools `--dialect released` reads as: 13.0 to 13.5, or a whole version [default: the toolkit's of
    /// a raw source, else 13.0].
    #[arg(long, value_parser = release(AskedRelease::from_version))]
    release: Option<AskedRelease>,
    /// Which compilation; jit is device-only as the run-time compiler NVRTC does it: what it
    /// declares is there, the system's headers and the toolkit's are not (but with --toolkit) [default: host; `check`: of a
    /// raw source host and device].
    #[arg(long, value_parser = one_of(Pass::ALL.map(Pass::name), Pass::from_name))]
    pub(super) pass: Option<Pass>,
    /// The C++ standard: 03, 11, 14, 17, 20, 23; as at nvcc also -std=c++17.
    #[arg(long, default_value = "17", value_parser = standard, overrides_with = "std")]
    pub(super) std: u8,
    /// Extended lambdas are allowed.
    #[arg(long, alias = "expt-extended-lambda")]
    extended_lambda: bool,
    /// constexpr functions may be called across execution spaces.
    #[arg(long, alias = "expt-relaxed-constexpr")]
    relaxed_constexpr: bool,
    /// Relocatable device code.
    #[arg(long, alias = "relocatable-device-code", num_args = 0..=1, require_equals = true, value_name = "BOOL",
          default_value = "false", default_missing_value = "true", action = clap::ArgAction::Set)]
    rdc: bool,
    /// Unannotated functions, variables and lambdas belong to the device; of device-only compilation (--pass jit).
    #[arg(long, alias = "default_device")]
    default_device: bool,
    #[arg(long, help = toolkit::SEARCH)]
    toolkit: Option<PathBuf>,
    /// Uses the embedded prelude although a toolkit is there; without one it is used anyway.
    #[arg(long, conflicts_with = "toolkit")]
    prelude: bool,
    /// The host compiler; as at nvcc also -ccbin.
    #[arg(long, alias = "ccbin", alias = "compiler-bindir", default_value = "g++")]
    host_compiler: PathBuf,
    /// The architecture of the device and JIT passes: sm_90, sm_90a, or the value of `__CUDA_ARCH__`; as at nvcc also
    /// -arch=sm_90.
    #[arg(long, alias = "gpu-architecture", default_value = "sm_90", value_parser = Architecture::from_name,
          overrides_with = "arch")]
    arch: Architecture,
    /// A folder of headers.
    #[arg(short = 'I', long = "include-path", value_name = "DIR")]
    include_path: Vec<OsString>,
    /// A folder of system headers; as at nvcc also -isystem.
    #[arg(long = "isystem", alias = "system-include", value_name = "DIR")]
    system_include: Vec<OsString>,
    /// Defines a macro.
    #[arg(short = 'D', long = "define-macro", value_name = "NAME[=VALUE]")]
    define_macro: Vec<OsString>,
    /// Undefines a macro.
    #[arg(short = 'U', long = "undefine-macro", value_name = "NAME")]
    undefine_macro: Vec<OsString>,
    /// A header to be included before the source; as at nvcc also -include.
    #[arg(long = "include", alias = "pre-include", value_name = "FILE")]
    pre_include: Vec<OsString>,
    /// Does not say whose CUDA headers are taken.
    #[arg(short, long)]
    pub(super) quiet: bool,
    #[command(flatten)]
    build: BuildOptions,
    /// Further arguments for the host compiler's -E, after `--`.
    #[arg(last = true)]
    host_arguments: Vec<OsString>,
}

/// A value parser that takes these names and says which there are.
pub(super) fn one_of<T: Clone + Send + Sync + 'static>(
    names: impl IntoIterator<Item = &'static str>,
    from_name: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(names).try_map(move |name| from_name(&name).ok_or("no such name"))
}

/// A value parser for releases.
pub(super) fn release<T: Clone + Send + Sync + 'static>(
    from_version: fn(&str) -> Option<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |version| {
        let known = || format!("releases are {} to {}", Release::OLDEST.name(), Release::NEWEST.name());
        from_version(version).ok_or_else(known)
    }
}

/// `17` or `c++17`.
fn standard(name: &str) -> Result<u8, String> {
    let number = ["c++", "gnu++"].iter().find_map(|before| name.strip_prefix(before)).unwrap_or(name);
    let known = STANDARDS.iter().find(|(words, _)| words.contains(&number));
    known
        .map(|(_, standard)| *standard)
        .ok_or_else(|| "nvcc takes the C++ standards 03, 11, 14, 17, 20, 23".to_owned())
}

/// The C++ standards, each with what it was called before it was there.
const STANDARDS: [(&[&str], u8); 6] = [
    (&["03", "98", "3"], 3),
    (&["11", "0x"], 11),
    (&["14", "1y"], 14),
    (&["17", "1z"], 17),
    (&["20", "2a"], 20),
    (&["23", "2b"], 23),
];

/// A source as the front end takes it.
pub(super) struct SourceUnit {
    /// The preprocessed text.
    pub(super) text: Vec<u8>,
    /// What is known of it.
    pub(super) options: Options,
    /// What is to be said of a release that is not known.
    pub(super) release_note: Option<String>,
    /// What the host compiler said of it.
    pub(super) said: String,
}

/// Why there is no unit.
pub(super) enum Stopped {
    /// Something outside the source.
    Fault(String),
    /// The host compiler found errors in it.
    HostCompiler {
        /// Its exit status in words.
        text: String,
        /// What it said, and what can be done.
        said: String,
        /// What can be done.
        help: Option<String>,
    },
}

impl Stopped {
    /// What the host compiler's failure comes to of a source that is read in this pass with these headers.
    fn failed(why: &PreprocessError, said: &str, headers: &Headers, pass: Pass) -> Stopped {
        let help = host_compiler::missing_header(said).and_then(|name| whence(name, headers, pass));
        let shown = help.iter().map(|help| format!("cufe: help: {help}\n")).collect::<String>();
        Stopped::HostCompiler { text: why.to_string(), said: format!("{said}{shown}"), help }
    }

    /// What it comes to as diagnostics. Something that has no place in a source is catastrophic.
    pub(super) fn records(&self, file: &OsStr) -> Vec<Shown> {
        let of_file = |text: &str| {
            let place = Place { file: file.to_string_lossy().into_owned(), ..Place::default() };
            Shown::of_cufe(Severity::Catastrophic, Some(place), text.to_owned())
        };
        match self {
            Stopped::Fault(text) => vec![of_file(text)],
            Stopped::HostCompiler { text, said, help } => {
                let mut records = host_compiler::records(said);
                if !records.iter().any(|one| one.severity >= Severity::Error) {
                    records.push(of_file(text));
                }
                // A header that is missing ends everything.
                if let Some(last) = records.last_mut() {
                    last.notes.extend(help.clone());
                }
                records
            }
        }
    }
}

/// Whether the file is taken as preprocessed.
pub(super) fn is_preprocessed(file: &OsStr) -> bool {
    let extension = Path::new(file).extension().unwrap_or_default();
    file == "-" || extension == "ii" || extension == "i"
}

impl ReadingArguments {
    /// Whose headers raw sources are preprocessed with; says so, once, unless it is to be quiet.
    pub(super) fn headers(&self, pass: Pass) -> Result<Headers, PreprocessError> {
        let headers = Headers::find(self.toolkit.as_deref(), self.prelude, pass)?;
        if !self.quiet {
            super::session::complain(&format!("cufe: {}\n", whose(&headers, pass)));
        }
        Ok(headers)
    }

    /// As [`ReadingArguments::headers`], of one file; none of a preprocessed one.
    pub(super) fn headers_of(&self, file: &OsStr, pass: Pass) -> Result<Option<Headers>, Stopped> {
        let headers = (!is_preprocessed(file)).then(|| self.headers(pass)).transpose();
        headers.map_err(|why| Stopped::Fault(why.to_string()))
    }

    /// The arguments of the host compiler: those that name folders, and the others.
    fn of_host_compiler(&self, matches: &ArgMatches) -> [Vec<OsString>; 2] {
        let folders = [
            ("include_path", "-I", &self.include_path),
            ("system_include", "-isystem", &self.system_include),
        ];
        let macros =
            [("define_macro", "-D", &self.define_macro), ("undefine_macro", "-U", &self.undefine_macro)];
        let headers = [("pre_include", "-include", &self.pre_include)];
        let mut others: Vec<OsString> = self.modes().map(OsString::from).collect();
        others.extend(self.build.of_host_compiler.iter().cloned());
        others.extend(placed(matches, &macros));
        others.extend(placed(matches, &headers));
        others.extend(self.host_arguments.iter().cloned());
        [placed(matches, &folders), others]
    }

    /// The macros by which a source knows what is compiled how, as nvcc defines them.
    fn modes(&self) -> impl Iterator<Item = &'static str> {
        let modes = [
            (self.rdc, "-D__CUDACC_RDC__"),
            (self.extended_lambda, "-D__CUDACC_EXTENDED_LAMBDA__"),
            (self.relaxed_constexpr, "-D__CUDACC_RELAXED_CONSTEXPR__"),
        ];
        modes.into_iter().filter(|(is_on, _)| *is_on).map(|(_, defined)| defined)
    }

    /// The architecture: the one that `--arch` names, else that of the last `-gencode`.
    fn architecture(&self, matches: &ArgMatches) -> Architecture {
        let is_named = matches.value_source("arch") == Some(ValueSource::CommandLine);
        self.build.architecture.filter(|_| !is_named).unwrap_or(self.arch)
    }

    /// The unit of a file, which is preprocessed where it is a raw one; `matches` are those of the command, and `headers`
    /// what [`ReadingArguments::headers`] gave.
    pub(super) fn unit(
        &self,
        file: &OsStr,
        pass: Pass,
        matches: &ArgMatches,
        headers: Option<&Headers>,
    ) -> Result<SourceUnit, Stopped> {
        let path = Path::new(file);
        let mut options = Options {
            pass,
            standard: self.std,
            extended_lambda: self.extended_lambda,
            relaxed_constexpr: self.relaxed_constexpr,
            device_c: self.rdc,
            default_device: self.default_device,
            static_host_stub: !self.rdc,
            original_file: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            original_path: files::absolute(path).to_string_lossy().into_owned(),
            ..Options::default()
        };
        let fault = |fault: files::FileError| Stopped::Fault(fault.to_string());
        let Some(headers) = headers.filter(|_| !is_preprocessed(file)) else {
            let text = files::read(path, files::SOURCE).map_err(fault)?;
            let release = self.release.as_ref();
            options.dialect = self.dialect.of(release.map_or(Release::REFERENCE, |asked| asked.release));
            let release_note = release.and_then(AskedRelease::note);
            return Ok(SourceUnit { text, options, release_note, said: String::new() });
        };
        readable(path).map_err(fault)?;
        if let Some(version) = preprocess::gnu_version(&self.host_compiler) {
            options.host_compiler = HostCompiler::Gnu(version);
        }
        let [folders, arguments] = self.of_host_compiler(matches);
        let preprocessed = preprocess::preprocess(&Preprocess {
            file: path,
            compiler: &self.host_compiler,
            standard: self.std,
            pass,
            architecture: self.architecture(matches),
            headers,
            release: self.release.as_ref(),
            folders: &folders,
            arguments: &arguments,
        });
        let Preprocessed { text, release, said } = preprocessed.map_err(|why| match &why {
            PreprocessError::Failed { said, .. } => Stopped::failed(&why, said, headers, pass),
            _ => Stopped::Fault(why.to_string()),
        })?;
        let release = self.release.as_ref().or(release.as_ref());
        options.dialect = self.dialect.of(release.map_or(Release::REFERENCE, |asked| asked.release));
        Ok(SourceUnit { text, options, release_note: release.and_then(AskedRelease::note), said })
    }
}

/// The values of several options in the order of the command line, each behind its option.
fn placed(matches: &ArgMatches, options: &[(&str, &str, &Vec<OsString>)]) -> Vec<OsString> {
    let mut placed = Vec::new();
    for (name, option, values) in options {
        let places = matches.indices_of(name).into_iter().flatten();
        placed.extend(places.zip(values.iter()).map(|(place, value)| (place, option, value)));
    }
    placed.sort_by_key(|(place, ..)| *place);
    placed.into_iter().flat_map(|(_, option, value)| [OsString::from(option), value.clone()]).collect()
}

/// What is said of the headers.
fn whose(headers: &Headers, pass: Pass) -> String {
    match headers {
        Headers::Toolkit(toolkit) => {
            let version = Toolkit::version_of_headers(toolkit);
            let version = version.map(|version| format!(" ({version})")).unwrap_or_default();
            format!("the CUDA headers are those of {}{version}", toolkit.root.display())
        }
        Headers::Prelude if pass == Pass::Jit => {
            "the CUDA declarations are the embedded ones of the run-time compiler".to_owned()
        }
        Headers::Prelude => {
            "no CUDA toolkit is used: the headers are the embedded prelude, which has what small programs need".to_owned()
        }
    }
}

/// What can be done about a header that is not found, where these headers are taken.
fn whence(name: &str, headers: &Headers, pass: Pass) -> Option<String> {
    match (headers, pass) {
        (_, Pass::Jit) if RUN_TIME_API.contains(&name) => Some(format!(
            "leave `#include <{name}>` out: the pass jit is that of the run-time compiler NVRTC, which declares its own \
             names and sees no header of the system"
        )),
        (Headers::Prelude, Pass::Jit) => Some(format!(
            "the pass jit is that of the run-time compiler NVRTC, which sees no header of the system or of a toolkit; \
             name the folder of {name} with -I, or a toolkit that has it with --toolkit"
        )),
        (Headers::Toolkit(_), Pass::Jit) => Some(format!(
            "the pass jit is that of the run-time compiler NVRTC, which sees no header of the system; name the folder \
             of {name} with -I"
        )),
        (Headers::Prelude, _) => Some(format!(
            "no CUDA toolkit is used; if {name} is a header of the toolkit, name one with --toolkit, or run \
             scripts/toolkit, which fetches one; else name its folder with -I"
        )),
        (Headers::Toolkit(_), _) => None,
    }
}

/// The headers whose names the run-time compiler declares itself.
const RUN_TIME_API: [&str; 3] = ["cuda_runtime.h", "cuda_runtime_api.h", "device_launch_parameters.h"];

/// Whether a file is there that can be read; the host compiler's words for one that is not say less.
fn readable(path: &Path) -> Result<(), files::FileError> {
    let fault =
        |reason| files::FileError { role: files::SOURCE, name: path.to_string_lossy().into_owned(), reason };
    let data = File::open(path).and_then(|file| file.metadata()).map_err(fault)?;
    if data.is_dir() { Err(fault(std::io::ErrorKind::IsADirectory.into())) } else { Ok(()) }
}
