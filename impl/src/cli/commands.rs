//! cufe's own commands.

use super::answer::{AnswerArguments, To};
use super::as_nvcc::with_two_dashes;
use super::check::Check;
use super::il::{self, Question};
use super::jit::{self, JitArguments};
use super::look::{self, Look};
use super::request::{Request, StatsForm};
use super::session;
use super::shim::{Device, Shim};
use super::unit::{ReadingArguments, SourceUnit, Stopped, one_of, release};
use super::{build, complain, host_compiler, options, rule_book, toolkit};
use crate::diag::control::{Settings, check_selector};
use crate::diag::tool::Style;
use crate::threads::Threads;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use cufe_spec::release::Release;
use cufe_spec::unit::{DiagnosticControl, Options};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The names that make the first argument a command rather than a file.
pub const NAMES: &[&str] = &[
    "build",
    "check",
    "compile",
    "completions",
    "explain",
    "il",
    "man",
    "read",
    "shim",
    "rules",
    "options",
    "help",
];

/// What `--help` says of exit statuses.
const EXIT_CODES: &str = "\
Exit status:
  0    nothing is wrong, or there are warnings only
  1    explain: nothing is found at that place; read: parts of the file could not be read
  2    errors in the program, for the host compiler too, or in the command line
  4    something outside the program stopped it: a file that is missing or cannot be written, no host compiler
  134  the released tool ends itself with an internal error there
Of several files the worst one counts.";

/// A front end for CUDA C++: reads a translation unit, checks the host/device rules, writes host C++.
///
/// Called as `cudafe++`, or with a file or a `--flag` of cudafe++ as first argument, it is a drop-in for that
/// program, of the release that the shim or `--release=` tells. Where neither does, it takes the options of all
/// releases, and reads as 13.0, or as the first release whose nvcc passes the newest option that was given.
#[derive(Parser)]
#[command(name = "cufe", version, after_help = EXIT_CODES, subcommand_required = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Builds objects and programs without nvcc and cudafe++; `cufe build --help` lists the options, which are nvcc's.
    #[command(disable_help_flag = true)]
    Build {
        /// Sources, objects, libraries and options.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "FILE|OPTION")]
        arguments: Vec<OsString>,
    },
    /// Compiles one file: .ii and .i are taken as preprocessed, everything else goes through the host compiler.
    Compile(CompileArguments),
    /// Says what the host pass and the device pass of a compilation say of each file, and writes no output.
    Check {
        /// The sources; .ii and .i are taken as preprocessed, `-` is a preprocessed unit on standard input.
        #[arg(required = true)]
        files: Vec<OsString>,
        /// Where the answer goes [default: a text to standard error, a document to standard output].
        #[arg(short, long)]
        output: Option<PathBuf>,
        #[command(flatten)]
        answer: AnswerArguments,
        #[command(flatten)]
        diagnostics: DiagnosticArguments,
        #[command(flatten)]
        reading: ReadingArguments,
    },
    /// Shows each entity of a file (or of one line), its byte, where it goes, and the rule that says so.
    Explain {
        /// The source, or FILE:LINE; with FILE:LINE:COLUMN, what the name there refers to. `-:LINE` is a line of standard input.
        place: String,
        /// The entities of the headers too.
        #[arg(long)]
        all: bool,
        /// Where the answer goes [default: standard output].
        #[arg(short, long)]
        output: Option<PathBuf>,
        #[command(flatten)]
        answer: AnswerArguments,
        #[command(flatten)]
        reading: ReadingArguments,
    },
    /// Reads a file with every body in it and shows what was counted; or, as JSON, all template-argument lists,
    /// declarations and what names mean.
    Read {
        /// The source; .ii and .i are taken as preprocessed.
        file: OsString,
        /// The document of all that was read; --format json is that of the counts and of what could not be read.
        #[arg(long)]
        json: bool,
        /// Of each call and expression in bodies that are no templates', too: the function, or the class of the type, or why it is not known.
        #[arg(long, requires = "json")]
        uses: bool,
        /// Where the answer goes [default: standard output].
        #[arg(short, long)]
        output: Option<PathBuf>,
        #[command(flatten)]
        answer: AnswerArguments,
        #[command(flatten)]
        reading: ReadingArguments,
    },
    /// Shows what the device compiler needs of a unit: the declarations that are kept, why, or the unit without the others.
    Il {
        #[command(subcommand)]
        question: Question,
    },
    /// Compiles a source with the run-time compiler NVRTC, which gets only what its kernels need, and writes the PTX.
    Jit(JitArguments),
    /// Makes a folder whose nvcc runs cufe in place of cudafe++, and which serves as `CUDA_HOME`.
    Shim {
        /// The folder to make; an earlier shim in it is replaced.
        folder: PathBuf,
        #[arg(long, help = toolkit::SEARCH)]
        toolkit: Option<PathBuf>,
        /// cicc gets only what the device code of a unit needs.
        #[arg(long)]
        device: bool,
        /// cicc gets the whole unit, too; another PTX is an error.
        #[arg(long, requires = "device")]
        verify: bool,
        /// Appends what became of each unit to a file, a line of JSON for each.
        #[arg(long, requires = "device", value_name = "FILE")]
        records: Option<PathBuf>,
        /// Keeps what cicc and ptxas wrote, for the same device code again: an edit of host code compiles no kernel.
        /// The folder may be taken away at any time.
        #[arg(long, requires = "device", value_name = "DIR")]
        device_cache: Option<PathBuf>,
        /// The most MiB in that folder [default: 2048].
        #[arg(long, requires = "device_cache", value_name = "MIB")]
        device_cache_size: Option<u64>,
    },
    /// Shows the rule book: all rules in one line each, or those with an id, a beginning of ids, or a number.
    Rules {
        /// For example `kernel.return`, `space`, 20050 or `#20050-D` as a message has it, or the name that options take.
        id: Option<String>,
    },
    /// Writes what a shell needs to complete command lines of cufe, on standard output.
    Completions {
        /// For example bash, fish or zsh.
        shell: Shell,
    },
    /// Writes the manual pages of cufe and of each of its commands: man -l FOLDER/cufe.1.
    Man {
        /// The folder, which is made where it is not there.
        folder: PathBuf,
    },
    /// Lists every option of cudafe++ and what cufe does about it.
    Options {
        /// Of which release.
        #[arg(long, default_value = Release::NEWEST.name(), value_parser = release(Release::from_version))]
        release: Release,
    },
}

/// Arguments of `compile`.
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
    #[command(flatten)]
    answer: AnswerArguments,
    /// Where diagnostics go [default: a text to standard error, a document to standard output, unless the host C++ does].
    #[arg(long)]
    report: Option<PathBuf>,
    /// Shows times and counts.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "text",
          value_parser = one_of(["text", "json"], StatsForm::from_name))]
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

/// Runs a command line that begins with one of [`NAMES`], or is empty.
pub fn main(arguments: &[OsString]) -> i32 {
    let parsed = Cli::command().try_get_matches_from(with_two_dashes(arguments));
    let parsed = parsed.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(fault) => {
            // A closed standard error leaves nobody to tell; the status says it.
            let _ = fault.print();
            return fault.exit_code();
        }
    };
    let none = ArgMatches::default();
    let own = matches.subcommand().map_or(&none, |(_, own)| own);
    match cli.command {
        Command::Build { arguments } => build::main(&arguments),
        Command::Compile(arguments) => compile(&arguments, own),
        Command::Check { files, output, answer, diagnostics, reading } => {
            let answer = answer.answer(output.as_deref(), To::StandardError, To::StandardOutput);
            Check { reading: &reading, matches: own, changes: diagnostics.changes(own), answer }.run(&files)
        }
        Command::Explain { place, all, output, answer, reading } => {
            let answer = answer.answer(output.as_deref(), To::StandardOutput, To::StandardOutput);
            look::explain(&Look { reading: &reading, matches: own, answer }, &place, all)
        }
        Command::Read { file, json, uses, output, answer, reading } => {
            let answer = answer.answer(output.as_deref(), To::StandardOutput, To::StandardOutput);
            look::read_file(&Look { reading: &reading, matches: own, answer }, &file, json, uses)
        }
        Command::Il { question } => {
            let own = own.subcommand().map_or(&none, |(_, own)| own);
            il::main(&question, own)
        }
        Command::Jit(arguments) => jit::main(&arguments),
        Command::Shim { folder, toolkit, device, verify, records, device_cache, device_cache_size } => {
            // nvcc runs its steps in any folder.
            let absolute = |path: Option<PathBuf>| path.as_deref().map(super::files::absolute);
            let (records, cache) = (absolute(records), absolute(device_cache));
            let cache_size = device_cache_size;
            let device = device.then_some(Device { verify, records, cache, cache_size });
            shim(folder, toolkit.as_deref(), device)
        }
        Command::Completions { shell } => {
            session::print(&completions(shell));
            0
        }
        Command::Man { folder } => man(&folder),
        Command::Rules { id } => rules(id.as_deref()),
        Command::Options { release } => {
            session::print(&options::listing(release));
            0
        }
    }
}

fn completions(shell: Shell) -> String {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "cufe", &mut text);
    String::from_utf8_lossy(&text).into_owned()
}

fn man(folder: &Path) -> i32 {
    let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Cli::command(), folder));
    match written {
        Ok(()) => 0,
        Err(why) => complain(&format!("cannot write the manual pages to \"{}\": {why}", folder.display())),
    }
}

fn shim(folder: PathBuf, given: Option<&Path>, device: Option<Device>) -> i32 {
    let found = match toolkit::required(given) {
        Ok(found) => found,
        Err(why) => return complain(&why),
    };
    let made = found.root.canonicalize().and_then(|toolkit| {
        let cufe = std::env::current_exe()?.canonicalize()?;
        Shim { folder: folder.clone(), toolkit, version: found.version_of_compiler(), cufe, device }.make()
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
        None => complain(&no_rule(id.unwrap_or_default())),
    }
}

/// Says that nothing is called so, and what may be meant.
fn no_rule(id: &str) -> String {
    let proposed = rule_book::proposed(id);
    let advice = match proposed.as_slice() {
        [] => "`cufe rules` lists them all".to_owned(),
        ids => {
            format!("did you mean {}?", ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", "))
        }
    };
    format!("no rule and no diagnostic is called \"{id}\"; {advice}")
}

fn compile(arguments: &CompileArguments, matches: &ArgMatches) -> i32 {
    let changes = arguments.diagnostics.changes(matches);
    let to_output = arguments.output.as_deref() == Some(Path::new("-")) && !arguments.check;
    let documents = if to_output { To::StandardError } else { To::StandardOutput };
    let answer = arguments.answer.answer(arguments.report.as_deref(), To::StandardError, documents);
    let (reading, file) = (&arguments.reading, &arguments.file);
    let pass = reading.pass.unwrap_or_default();
    let unit = reading
        .headers_of(file, pass)
        .and_then(|headers| reading.unit(file, pass, matches, headers.as_ref()));
    let SourceUnit { text, options, release_note, said } = match unit {
        Ok(unit) => unit,
        Err(stopped) => return answer.stop(&stopped, file),
    };
    session::complain(&said);
    let release = options.dialect.release().unwrap_or(Release::NEWEST);
    if let Some(fault) = changes.iter().find_map(|(selector, _)| check_selector(selector, release).err()) {
        return answer.stop(&Stopped::Fault(fault.to_string()), file);
    }
    let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let host_file = arguments.output.clone().unwrap_or(PathBuf::from(format!("{stem}.cudafe1.cpp")));
    let request = Request {
        input: Some(file.clone()),
        options: Options {
            stub_file_name: arguments.stub.clone().unwrap_or(format!("{stem}.cudafe1.stub.c")),
            ..options
        },
        control: Settings { changes, ..Settings::default() },
        answer,
        style: Style { numbers: true, brief: false },
        of_host_compiler: host_compiler::records(&said),
        code: !arguments.check,
        stats: arguments.stats,
        read_all: arguments.read_all,
        threads: if arguments.one_thread { Threads::One } else { Threads::default() },
        generate_module_id: arguments.module_id.is_some(),
        module_id_file: arguments.module_id.clone(),
        to_standard_output: host_file == Path::new("-"),
        host_file: Some(host_file).filter(|path| path != Path::new("-")),
        release_note,
        ..Request::default()
    };
    session::run_on(&request, text)
}
