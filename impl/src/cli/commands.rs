//! cufe's own commands.

use super::explain::{self, Choice};
use super::preprocess::{self, Preprocess, PreprocessError, Preprocessed};
use super::release::AskedRelease;
use super::request::{Format, Request, StatsForm};
use super::session::{self, CATASTROPHE};
use super::shim::Shim;
use super::{files, options, reading, rule_book, toolkit};
use crate::diag::control::{Settings, check_selector};
use crate::diag::tool::Style;
use crate::dump;
use crate::read::{ReadBodies, ReadOptions, Reading, read};
use crate::threads::Threads;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use cufe_spec::release::Release;
use cufe_spec::unit::{DiagnosticControl, Family, HostCompiler, Options, Pass, Unit};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The names that make the first argument a command rather than a file.
pub const NAMES: &[&str] = &["compile", "explain", "read", "shim", "rules", "options", "help"];

/// A front end for CUDA C++: reads a translation unit, checks the host/device rules, writes host C++.
///
/// Called as `cudafe++`, or with a file or a `--flag` of cudafe++ as first argument, it is a drop-in for that
/// program, of the release that the shim or `--release=` tells. Where neither does, it takes the options of all
/// releases, and reads as 13.0, or as the first release whose nvcc passes the newest option that was given.
#[derive(Parser)]
#[command(name = "cufe", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compiles one file: .ii and .i are taken as preprocessed, everything else goes through the host compiler.
    Compile(CompileArguments),
    /// Shows each entity of a file (or of one line), its byte, where it goes, and the rule that says so.
    Explain {
        /// The source, or FILE:LINE; with FILE:LINE:COLUMN, what the name there refers to.
        place: String,
        /// The entities of the headers too.
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        reading: ReadingArguments,
    },
    /// Reads a file with every body in it and shows what was counted; or, as JSON, all template-argument lists,
    /// declarations and what names mean.
    Read {
        /// The source; .ii and .i are taken as preprocessed.
        file: PathBuf,
        /// The JSON document.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        reading: ReadingArguments,
    },
    /// Makes a folder whose nvcc runs cufe in place of cudafe++, and which serves as `CUDA_HOME`.
    Shim {
        /// The folder to make; an earlier shim in it is replaced.
        folder: PathBuf,
        #[arg(long, help = toolkit::SEARCH)]
        toolkit: Option<PathBuf>,
    },
    /// Shows the rule book: all rules in one line each, or those with an id, a beginning of ids, or a number.
    Rules {
        /// For example `kernel.return`, `space` or 20050.
        id: Option<String>,
    },
    /// Lists every option of cudafe++ and what cufe does about it.
    Options {
        /// Of which release.
        #[arg(long, default_value = Release::NEWEST.name(), value_parser = named(Release::from_version))]
        release: Release,
    },
}

/// Arguments of `compile` and `explain`.
#[derive(Args)]
struct CompileArguments {
    /// The source; `-` is a preprocessed unit on standard input.
    file: OsString,
    /// Where the host C++ goes [default: <file>.cudafe1.cpp; `-` is standard output].
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Where the module id goes.
    #[arg(long)]
    module_id: Option<PathBuf>,
    /// The name of the stub file, spelled in the host C++ [default: <file>.cudafe1.stub.c].
    #[arg(long)]
    stub: Option<String>,
    #[command(flatten)]
    reading: ReadingArguments,
    /// How diagnostics are written: tool, rich, json, sarif.
    #[arg(long, default_value = "rich", value_parser = named(Format::from_name))]
    format: Format,
    /// Shows times and counts: text, json.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "text",
          value_parser = named(StatsForm::from_name))]
    stats: Option<StatsForm>,
    /// Reads every body and initialiser; the outputs are the same.
    #[arg(long)]
    read_all: bool,
    /// Does everything on one thread; the outputs are the same.
    #[arg(long)]
    one_thread: bool,
    /// Checks only; writes nothing.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    diagnostics: DiagnosticArguments,
}

/// What changes the severity of diagnostics: numbers or tags, several with commas between; the last word counts.
#[derive(Args)]
struct DiagnosticArguments {
    /// Says nothing of these diagnostics, by number or tag.
    #[arg(long = "diag_suppress", alias = "diag-suppress", value_name = "LIST")]
    suppress: Vec<String>,
    /// Makes these diagnostics remarks.
    #[arg(long = "diag_remark", alias = "diag-remark", value_name = "LIST")]
    remark: Vec<String>,
    /// Makes these diagnostics warnings.
    #[arg(
        long = "diag_warning",
        alias = "diag-warning",
        alias = "diag_warn",
        alias = "diag-warn",
        value_name = "LIST"
    )]
    warning: Vec<String>,
    /// Makes these diagnostics errors.
    #[arg(long = "diag_error", alias = "diag-error", value_name = "LIST")]
    error: Vec<String>,
}

impl DiagnosticArguments {
    /// The changes in the order of the command line; `matches` knows the places.
    fn changes(&self, matches: &ArgMatches) -> Vec<(String, DiagnosticControl)> {
        let kinds = [
            ("suppress", &self.suppress, DiagnosticControl::Suppress),
            ("remark", &self.remark, DiagnosticControl::Remark),
            ("warning", &self.warning, DiagnosticControl::Warning),
            ("error", &self.error, DiagnosticControl::Error),
        ];
        let mut placed: Vec<(usize, &String, DiagnosticControl)> = Vec::new();
        for (name, lists, control) in kinds {
            let places = matches.indices_of(name).into_iter().flatten();
            placed.extend(places.zip(lists).map(|(place, list)| (place, list, control)));
        }
        placed.sort_by_key(|(place, ..)| *place);
        let each = placed.into_iter().flat_map(|(_, list, control)| {
            list.split(',').map(move |selector| (selector.trim().to_owned(), control))
        });
        each.collect()
    }
}

/// What decides how a source is read.
#[derive(Args)]
struct ReadingArguments {
    /// Which reading of the rules: released (what the released tools do), documented.
    #[arg(long, default_value = Family::Released.name(), value_parser = named(Family::from_name))]
    dialect: Family,
    /// Which release's tools `--dialect released` reads as: 13.0 to 13.5, or a whole version [default: the toolkit's of
    /// a raw source, else 13.0].
    #[arg(long, value_parser = named(AskedRelease::from_version))]
    release: Option<AskedRelease>,
    /// Which compilation: host, device, or jit, which is device-only as the run-time compiler NVRTC does it: what it
    /// declares is there, the system's headers and the toolkit's are not (but with --toolkit).
    #[arg(long, default_value = "host", value_parser = named(Pass::from_name))]
    pass: Pass,
    /// The C++ standard: 11, 14, 17, 20, 23.
    #[arg(long, default_value_t = 17)]
    std: u8,
    /// Extended lambdas are allowed.
    #[arg(long)]
    extended_lambda: bool,
    /// constexpr functions may be called across execution spaces.
    #[arg(long)]
    relaxed_constexpr: bool,
    /// Relocatable device code.
    #[arg(long)]
    rdc: bool,
    /// Unannotated functions, variables and lambdas belong to the device; of device-only compilation (--pass jit).
    #[arg(long, alias = "default_device")]
    default_device: bool,
    #[arg(long, help = toolkit::SEARCH)]
    toolkit: Option<PathBuf>,
    /// Uses the embedded prelude although a toolkit is there; without one it is used anyway.
    #[arg(long, conflicts_with = "toolkit")]
    prelude: bool,
    /// The host compiler.
    #[arg(long, default_value = "g++")]
    host_compiler: PathBuf,
    /// `__CUDA_ARCH__` of the device and JIT passes.
    #[arg(long, default_value_t = preprocess::DEFAULT_ARCHITECTURE)]
    arch: u32,
    /// Further arguments for the host compiler's -E, after `--`: -I, -D, ...
    #[arg(last = true)]
    host_arguments: Vec<OsString>,
}

/// A value parser from a `from_name` function.
fn named<T: Clone + Send + Sync + 'static>(
    from_name: fn(&str) -> Option<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |name| from_name(name).ok_or_else(|| "no such name".to_owned())
}

/// Runs a command line that begins with one of [`NAMES`], or is empty.
pub fn main(arguments: &[OsString]) -> i32 {
    let parsed = Cli::command().try_get_matches_from(arguments);
    let parsed = parsed.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(fault) => {
            // A closed standard error leaves nobody to tell; the status says it.
            let _ = fault.print();
            return fault.exit_code();
        }
    };
    match cli.command {
        Command::Compile(arguments) => {
            let changes = matches.subcommand().map(|(_, own)| arguments.diagnostics.changes(own));
            compile(&arguments, changes.unwrap_or_default())
        }
        Command::Explain { place, all, reading } => explain_place(&place, all, &reading),
        Command::Read { file, json, reading } => read_file(&file, json, &reading),
        Command::Shim { folder, toolkit } => shim(folder, toolkit.as_deref()),
        Command::Rules { id } => rules(id.as_deref()),
        Command::Options { release } => {
            session::print(&options::listing(release));
            0
        }
    }
}

fn shim(folder: PathBuf, given: Option<&Path>) -> i32 {
    let Some(found) = toolkit::find(given) else {
        return complain(&match given {
            Some(given) => PreprocessError::NoToolkit(given.to_path_buf()).to_string(),
            None => "no CUDA toolkit found; run scripts/toolkit, or name one with --toolkit".to_owned(),
        });
    };
    let made = found.root.canonicalize().and_then(|toolkit| {
        let cufe = std::env::current_exe()?.canonicalize()?;
        Shim { folder: folder.clone(), toolkit, version: found.version_of_compiler(), cufe }.make()
    });
    match made {
        Ok(()) => {
            session::print(&format!("{}\n", folder.join("bin/nvcc").display()));
            0
        }
        Err(why) => complain(&format!("cannot make the shim in \"{}\": {why}", folder.display())),
    }
}

fn rules(id: Option<&str>) -> i32 {
    let text = match id {
        None => Some(rule_book::list()),
        Some(id) => rule_book::show(id),
    };
    match text {
        Some(text) => {
            session::print(&text);
            0
        }
        None => complain(&format!("no rule and no diagnostic is called \"{}\"", id.unwrap_or_default())),
    }
}

fn compile(arguments: &CompileArguments, changes: Vec<(String, DiagnosticControl)>) -> i32 {
    let SourceUnit { text, options, release_note } = match unit(&arguments.file, &arguments.reading) {
        Ok(read) => read,
        Err(why) => return complain(&why),
    };
    let release = options.dialect.release().unwrap_or(Release::NEWEST);
    if let Some(fault) = changes.iter().find_map(|(selector, _)| check_selector(selector, release).err()) {
        return complain(&fault.to_string());
    }
    let stem = Path::new(&arguments.file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut request = Request {
        input: Some(arguments.file.clone()),
        options: Options {
            stub_file_name: arguments.stub.clone().unwrap_or(format!("{stem}.cudafe1.stub.c")),
            ..options
        },
        control: Settings { changes, ..Settings::default() },
        format: arguments.format,
        style: Style { numbers: true, brief: false },
        code: !arguments.check,
        stats: arguments.stats,
        read_all: arguments.read_all,
        threads: if arguments.one_thread { Threads::One } else { Threads::default() },
        generate_module_id: arguments.module_id.is_some(),
        module_id_file: arguments.module_id.clone(),
        host_file: Some(arguments.output.clone().unwrap_or(PathBuf::from(format!("{stem}.cudafe1.cpp")))),
        release_note,
        ..Request::default()
    };
    if request.host_file.as_deref() == Some(Path::new("-")) {
        request.host_file = None;
        request.to_standard_output = true;
    }
    match text {
        Some(text) => session::run_on(&request, text),
        None => session::run(request),
    }
}

fn read_file(file: &Path, json: bool, reading: &ReadingArguments) -> i32 {
    let read = match reading_of(file, reading) {
        Ok(read) => read,
        Err(why) => return complain(&why),
    };
    if json {
        session::print_with(|to| dump::write(&read, to));
    } else {
        session::print(&reading::render(&read));
    }
    i32::from(!read.tree.unparsed.is_empty() || !read.bodies.unparsed.is_empty())
}

/// Reads a file with every body, and notes what names mean.
fn reading_of(file: &Path, arguments: &ReadingArguments) -> Result<Reading, String> {
    let text = unit(&file.into(), arguments)?.text;
    let text = text.map_or_else(|| files::read(file, files::SOURCE), Ok);
    let text = text.map_err(|fault| fault.to_string())?;
    let options = ReadOptions {
        standard: arguments.std,
        name: file.display().to_string(),
        bodies: ReadBodies::AllNames,
        ..ReadOptions::default()
    };
    read(text, &options).map_err(|error| {
        let (file, line, column) = &error.place;
        format!("{}:{line}:{column}: {}", String::from_utf8_lossy(file), error.kind)
    })
}

fn explain_place(place: &str, all: bool, reading: &ReadingArguments) -> i32 {
    if let (false, (before, Some(column))) = (Path::new(place).exists(), explain::split_place(place))
        && let (file, Some(line)) = explain::split_place(before)
    {
        return explain_name(Path::new(file), (line, column), reading);
    }
    let (file, line) = match Path::new(place).exists() {
        true => (place, None),
        false => explain::split_place(place),
    };
    let SourceUnit { text, options, .. } = match unit(&OsString::from(file), reading) {
        Ok(read) => read,
        Err(why) => return complain(&why),
    };
    let text = match text.map_or_else(|| files::read(Path::new(file), files::SOURCE), Ok) {
        Ok(text) => text,
        Err(fault) => return complain(&fault.to_string()),
    };
    let main_file = source_name(&text).unwrap_or_else(|| file.to_owned());
    let (dialect, pass) = (options.dialect, options.pass);
    let observation = crate::observe(&Unit { name: file.to_owned(), text, options });
    let choice = Choice { file: (!all).then_some(main_file), line };
    session::print(&explain::explain(&observation, &choice, dialect, pass));
    observation.exit
}

/// `cufe explain FILE:LINE:COLUMN`.
fn explain_name(file: &Path, place: (u32, u32), arguments: &ReadingArguments) -> i32 {
    let read = match reading_of(file, arguments) {
        Ok(read) => read,
        Err(why) => return complain(&why),
    };
    let main_file = source_name(&read.source.text).unwrap_or_else(|| file.display().to_string());
    match reading::explain_name(&read, &main_file, place) {
        Some(text) => {
            session::print(&text);
            0
        }
        None => {
            let (line, column) = place;
            complain(&format!("no name stands at {main_file}:{line}:{column}"))
        }
    }
}

/// The name that the first line marker of a preprocessed unit gives its source.
fn source_name(text: &[u8]) -> Option<String> {
    let line = text.split(|byte| *byte == b'\n').next()?;
    let line = String::from_utf8_lossy(line);
    let (_, name) = line.strip_prefix('#')?.split_once('"')?;
    Some(name.split_once('"')?.0.to_owned())
}

/// A source as the front end takes it.
struct SourceUnit {
    /// The preprocessed text, if the file is a raw one.
    text: Option<Vec<u8>>,
    options: Options,
    /// What is to be said of a release that is not known.
    release_note: Option<String>,
}

/// Preprocesses the file where it is a raw one, and finds the options of the unit.
fn unit(file: &OsString, reading: &ReadingArguments) -> Result<SourceUnit, String> {
    let path = Path::new(file);
    let mut options = Options {
        pass: reading.pass,
        standard: reading.std,
        extended_lambda: reading.extended_lambda,
        relaxed_constexpr: reading.relaxed_constexpr,
        device_c: reading.rdc,
        default_device: reading.default_device,
        static_host_stub: !reading.rdc,
        original_file: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        original_path: std::path::absolute(path).unwrap_or(path.to_path_buf()).to_string_lossy().into_owned(),
        ..Options::default()
    };
    let extension = path.extension().unwrap_or_default();
    if file == "-" || extension == "ii" || extension == "i" {
        let release = reading.release.as_ref();
        options.dialect = reading.dialect.of(release.map_or(Release::REFERENCE, |asked| asked.release));
        return Ok(SourceUnit { text: None, options, release_note: release.and_then(AskedRelease::note) });
    }
    if let Some(version) = preprocess::gnu_version(&reading.host_compiler) {
        options.host_compiler = HostCompiler::Gnu(version);
    }
    let preprocessed = preprocess::preprocess(&Preprocess {
        file: path,
        compiler: &reading.host_compiler,
        standard: reading.std,
        pass: reading.pass,
        architecture: reading.arch,
        toolkit: reading.toolkit.as_deref(),
        prelude: reading.prelude,
        release: reading.release.as_ref(),
        arguments: &reading.host_arguments,
    });
    let Preprocessed { text, release } = preprocessed.map_err(|why: PreprocessError| why.to_string())?;
    let release = reading.release.as_ref().or(release.as_ref());
    options.dialect = reading.dialect.of(release.map_or(Release::REFERENCE, |asked| asked.release));
    Ok(SourceUnit { text: Some(text), options, release_note: release.and_then(AskedRelease::note) })
}

fn complain(text: &str) -> i32 {
    session::complain(&format!("cufe: {text}\n"));
    CATASTROPHE
}
