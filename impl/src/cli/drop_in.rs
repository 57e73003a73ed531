//! Arguments of the released tool -> [`Request`].
//!
//! Observed: options stand before the one input; a value is `--name=value` or the next argument; a flag with a
//! value and a valued option with an empty one are "invalid option"; `--name` may be any unique beginning;
//! one-letter flags may be grouped and the last of a group may carry its value (`-we5`); `--` ends the options;
//! the first fault on the line is the one reported, exit 4.

use super::colour::Colour;
use super::options::{self, Arity, Found, Meaning, Row, Treatment};
use super::release::AskedRelease;
use super::request::{Format, Request, StatsForm};
use super::shim::RELEASE_VARIABLE;
use super::stub::GENERATE_STUB;
use crate::diag::control::{SelectorError, check_selector};
use crate::rules::generated::{HOST_OUTPUT_COMPILER_THRESHOLD_GNU_46, Truth, decide_jit_activation};
use crate::threads::Threads;
use cufe_spec::release::Release;
use cufe_spec::unit::{Family, HostCompiler, Pass};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// Why no request came of the arguments.
#[derive(Debug, PartialEq, Eq)]
pub enum Stop {
    /// `--Version`: show it, exit 1.
    VersionOnly,
    /// A fault: the text after `Command-line error: `, and the input's name when it was read already.
    Error {
        /// The released tool's words where it has the same fault.
        text: String,
        /// The input.
        file: Option<String>,
    },
}

impl Stop {
    fn error(text: impl Into<String>) -> Stop {
        Stop::Error { text: text.into(), file: None }
    }
}

/// The oldest g++ that the released tool takes.
const OLDEST_GNU_VERSION: u32 = 30_200;
/// The newest version number that can be meant: two digits each for major, minor and patch level.
const NEWEST_VERSION: u32 = 999_999;

/// Reads the arguments after the program's name. `noted` is the release that a shim noted; `--release=` on the line goes
/// before it. Without either, the options are those of the newest known release, and the rest is read as
/// [`Release::REFERENCE`] has it, or as the first release whose nvcc passes the newest option on the line.
///
/// # Errors
/// [`Stop`]: nothing was read or written yet.
pub fn parse(arguments: &[OsString], noted: Option<&OsStr>) -> Result<Request, Stop> {
    let asked = release(arguments, noted)?;
    let mut reader = Reader {
        arguments,
        next: 0,
        request: Request { release_note: asked.as_ref().and_then(AskedRelease::note), ..Request::default() },
        family: Family::Released,
        options: asked.as_ref().map_or(Release::NEWEST, |asked| asked.release),
        release: asked.as_ref().map_or(Release::REFERENCE, |asked| asked.release),
        is_told: asked.is_some(),
        clang: None,
        clang_asked: false,
        other_compiler: None,
    };
    while let Some(argument) = arguments.get(reader.next) {
        let text = argument.to_str().unwrap_or_default();
        if text == "-" || !text.starts_with('-') {
            break;
        }
        reader.next += 1;
        if text == "--" {
            break;
        }
        if text.starts_with("--") {
            reader.long(text)?;
        } else {
            reader.letters(text)?;
        }
    }
    reader.finish()
}

struct Reader<'a> {
    arguments: &'a [OsString],
    next: usize,
    request: Request,
    family: Family,
    /// The release whose options are read.
    options: Release,
    /// The release whose reading of the rules is in force.
    release: Release,
    /// Whether the release was told, by the line or by a shim.
    is_told: bool,
    clang: Option<u32>,
    clang_asked: bool,
    /// A host compiler that is neither g++ nor clang.
    other_compiler: Option<HostCompiler>,
}

impl Reader<'_> {
    fn long(&mut self, argument: &str) -> Result<(), Stop> {
        let (name, value) = match argument.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (argument, None),
        };
        if self.own(name, value)? {
            return Ok(());
        }
        let row = match options::by_name(self.options, name) {
            Found::One(row) => row,
            Found::Several(candidates) => return Err(ambiguous(argument, &candidates)),
            Found::None => return Err(Stop::error(format!("invalid option: {argument}"))),
        };
        match (row.arity, value) {
            (Arity::Flag, None) => self.apply(row, OsString::new()),
            (Arity::Flag, Some(_)) | (_, Some("")) => Err(Stop::error(format!("invalid option: {argument}"))),
            (_, Some(value)) => self.apply(row, value.into()),
            (_, None) => {
                let value = self.following(name)?;
                self.apply(row, value)
            }
        }
    }

    fn letters(&mut self, argument: &str) -> Result<(), Stop> {
        let mut rest = argument[1..].chars();
        while let Some(letter) = rest.next() {
            let Some(row) = options::by_letter(letter) else {
                return Err(Stop::error(format!("invalid option: {argument}")));
            };
            if row.arity == Arity::Flag {
                self.apply(row, OsString::new())?;
                continue;
            }
            let attached = rest.as_str();
            if !attached.is_empty() {
                return self.apply(row, attached.into());
            }
            let value = self.arguments.get(self.next).cloned();
            self.next += 1;
            let value = value.ok_or_else(|| Stop::error(format!("invalid option: {argument}")))?;
            return self.apply(row, value);
        }
        Ok(())
    }

    /// The next argument, as the value of `name`.
    fn following(&mut self, name: &str) -> Result<OsString, Stop> {
        let value = self.arguments.get(self.next).cloned();
        self.next += 1;
        value.ok_or_else(|| Stop::error(format!("\"{name}\" requires an argument")))
    }

    /// cufe's own options, which the released tool does not have. They are never abbreviated.
    fn own(&mut self, name: &str, value: Option<&str>) -> Result<bool, Stop> {
        let request = &mut self.request;
        let known = |found: Option<()>| found.ok_or_else(|| invalid_value(name, value.unwrap_or_default()));
        match (name, value) {
            ("--read-all", None) => request.read_all = true,
            ("--one-thread", None) => request.threads = Threads::One,
            ("--stats", None) => request.stats = Some(StatsForm::Text),
            ("--stats", Some(form)) => {
                known(StatsForm::from_name(form).map(|form| request.stats = Some(form)))?;
            }
            ("--dialect", Some(dialect)) => {
                known(Family::from_name(dialect).map(|family| self.family = family))?;
            }
            (GENERATE_STUB, None) => request.options.generates_stub = true,
            // Read before all others, since they follow it.
            ("--release", Some(_)) => {}
            ("--pass", Some(pass)) => {
                known(Pass::from_name(pass).map(|pass| request.options.pass = pass))?;
            }
            ("--format", Some(format)) => {
                known(Format::from_name(format).map(|format| request.answer.format = format))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn apply(&mut self, row: &'static Row, value: OsString) -> Result<(), Stop> {
        if !self.is_told {
            self.release = self.release.max(row.passed_since);
        }
        let number = if row.arity == Arity::Number { decimal(&value)? } else { 0 };
        match row.treatment {
            Treatment::NoEffect(_) | Treatment::Messages(_) => Ok(()),
            Treatment::Refused(why) => {
                Err(Stop::error(format!("option {} is not supported by cufe: {why}", row.name)))
            }
            Treatment::Implemented(meaning) => self.mean(row.name, meaning, value, number),
        }
    }

    fn mean(&mut self, name: &str, meaning: Meaning, value: OsString, number: u64) -> Result<(), Stop> {
        let request = &mut self.request;
        let options = &mut request.options;
        match meaning {
            Meaning::Standard(digits) => options.standard = digits,
            Meaning::GnuVersion => {
                let version = version(number).filter(|v| *v >= OLDEST_GNU_VERSION);
                let version =
                    version.ok_or_else(|| Stop::error(format!("invalid GNU version number: {number}")))?;
                options.host_compiler = HostCompiler::Gnu(version);
            }
            Meaning::Clang => self.clang_asked = true,
            Meaning::ClangVersion => {
                let version = version(number);
                let version =
                    version.ok_or_else(|| Stop::error(format!("invalid clang version number: {number}")))?;
                self.clang = Some(version);
            }
            Meaning::Pgcpp => self.other_compiler = Some(HostCompiler::Pgcpp),
            Meaning::Icc => self.other_compiler = Some(HostCompiler::Icc),
            Meaning::ExtendedLambda => options.extended_lambda = true,
            Meaning::RelaxedConstexpr => options.relaxed_constexpr = true,
            Meaning::EnableTile => options.enable_tile = true,
            Meaning::DeviceC => options.device_c = true,
            Meaning::PartialLink => options.partial_link = true,
            Meaning::StaticHostStub => options.static_host_stub = true,
            Meaning::DeviceHiddenVisibility => options.device_hidden_visibility = true,
            Meaning::NoHiddenUnnamed => options.hidden_visibility_on_unnamed_namespaces = false,
            Meaning::DebugMode => options.debug_mode = true,
            Meaning::HostFile => request.host_file = Some(PathBuf::from(value)),
            Meaning::DeviceFile => request.device_file = Some(PathBuf::from(value)),
            Meaning::StubFile => request.options.stub_file_name = utf8(name, value)?,
            Meaning::ModuleIdFile => request.module_id_file = Some(PathBuf::from(value)),
            Meaning::GenerateModuleId => request.generate_module_id = true,
            Meaning::OriginalFile => request.options.original_file = utf8(name, value)?,
            Meaning::OriginalPath => request.options.original_path = utf8(name, value)?,
            Meaning::RandomSeed => request.options.random_seed = Some(utf8(name, value)?),
            Meaning::Diagnostic(control) => {
                for selector in selectors(name, value, self.options)? {
                    request.control.changes.push((selector, control));
                }
            }
            Meaning::DiagnosticOnce => request.control.once.extend(selectors(name, value, self.options)?),
            Meaning::Numbers(shown) => request.style.numbers = shown,
            Meaning::Brief(brief) => request.style.brief = brief,
            // One threshold, and the last word counts: `-w --remarks` shows warnings again.
            Meaning::NoWarnings => (request.control.warnings, request.control.remarks) = (false, false),
            Meaning::PromoteWarnings => request.control.promote_warnings = true,
            Meaning::Remarks => (request.control.warnings, request.control.remarks) = (true, true),
            Meaning::ErrorLimit => match u32::try_from(number) {
                Ok(limit) if limit > 0 => request.control.error_limit = limit,
                _ => return Err(Stop::error(format!("invalid error limit: {number}"))),
            },
            Meaning::ErrorOutput => {
                request.answer.colour = Colour::Never;
                request.error_file = Some(PathBuf::from(value));
            }
            Meaning::OutputMode => match value.to_str() {
                Some("text") => request.answer.format = Format::Tool,
                Some("sarif") => request.answer.format = Format::Sarif,
                _ => {
                    let value = value.to_string_lossy();
                    return Err(Stop::error(format!(
                        "unrecognized output mode (must be one of text, sarif): {value}"
                    )));
                }
            },
            Meaning::NoCodeGeneration => request.code = false,
            Meaning::Timing => request.stats = Some(StatsForm::Text),
            Meaning::Version => request.show_version = true,
            Meaning::VersionOnly => return Err(Stop::VersionOnly),
            Meaning::ListOptions => request.list_options = Some(self.options),
            Meaning::UnknownFlag => {
                return Err(Stop::error(format!("unrecognized flag name: {}", value.to_string_lossy())));
            }
            Meaning::UnknownTarget => {
                let value = value.to_string_lossy();
                return Err(Stop::error(format!("no \"{value}\" --target configuration exists")));
            }
            Meaning::Instantiate => {
                if !["none", "all", "used", "local"].iter().any(|mode| value == *mode) {
                    return Err(Stop::error(format!(
                        "invalid instantiation mode: {}",
                        value.to_string_lossy()
                    )));
                }
            }
            Meaning::SourceKind => {
                let value = value.to_string_lossy();
                if UTF_16.contains(&value.as_ref()) {
                    return Err(Stop::error(format!(
                        "option --unicode_source_kind={value} is not supported by cufe: input is read as UTF-8"
                    )));
                }
                if value != "UTF-8" {
                    return Err(Stop::error(format!(
                        "unrecognized Unicode source kind (must be one of UTF-8, {}): {value}",
                        UTF_16.join(", ")
                    )));
                }
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Request, Stop> {
        if self.clang_asked {
            self.request.options.host_compiler = HostCompiler::Clang(self.clang.unwrap_or(DEFAULT_CLANG));
        } else if self.clang.is_some() {
            return Err(Stop::error("--clang_version needs --clang"));
        } else if let Some(compiler) = self.other_compiler {
            // `--gnu_version` says which of g++'s features it has, and does not make it g++.
            let options = &mut self.request.options;
            if let HostCompiler::Gnu(version) = options.host_compiler {
                options.gnu_version = version;
            }
            let is_old = options.gnu_version < HOST_OUTPUT_COMPILER_THRESHOLD_GNU_46;
            if !(is_old && compiler == HostCompiler::Icc) {
                options.host_compiler = compiler;
            }
        }
        self.request.options.dialect = self.family.of(self.release);
        let (options, host_file) = (&mut self.request.options, self.request.host_file.is_some());
        let asked = |output| if output { Truth::Yes } else { Truth::No };
        let (host, device) = (asked(host_file), asked(self.request.device_file.is_some()));
        if decide_jit_activation(options.dialect, options.pass, host, device).result == Some(Truth::Yes) {
            options.pass = Pass::Jit;
        }
        let request = &mut self.request;
        match &self.arguments[self.next.min(self.arguments.len())..] {
            [] if request.show_version || request.list_options.is_some() => {}
            [] => return Err(Stop::error("missing source file name")),
            [input] => {
                // The released tool writes standard input's host output to standard output, whatever is asked.
                request.to_standard_output = input == "-";
                request.input = Some(input.clone());
            }
            [input, ..] => {
                request.input = Some(input.clone());
                let file = request.summary_name();
                return Err(Stop::Error { text: "too many arguments on command line".to_owned(), file });
            }
        }
        if request.generate_module_id && request.code && request.module_id_file.is_none() {
            return Err(Stop::error("--gen_module_id_file needs --module_id_file_name"));
        }
        if request.input.is_some() && request.code && request.options.stub_file_name.is_empty() {
            return Err(Stop::error(
                "missing --stub_file_name: the host output includes the stub file by this name",
            ));
        }
        Ok(self.request)
    }
}

/// What `--clang` without a version means.
const DEFAULT_CLANG: u32 = 140_000;

/// Source encodings that the released tool knows beside UTF-8.
const UTF_16: [&str; 3] = ["UTF-16", "UTF-16LE", "UTF-16BE"];

/// A version number that can be meant.
fn version(number: u64) -> Option<u32> {
    u32::try_from(number).ok().filter(|v| *v <= NEWEST_VERSION)
}

fn decimal(value: &OsString) -> Result<u64, Stop> {
    let text = value.to_string_lossy();
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits
        .then(|| text.parse().unwrap_or(u64::MAX))
        .ok_or_else(|| Stop::error(format!("invalid number: {text}")))
}

fn utf8(name: &str, value: OsString) -> Result<String, Stop> {
    let text = value.into_string().map_err(|_| Stop::error(format!("the value of {name} is not UTF-8")))?;
    if text.contains(['\n', '\r']) {
        return Err(Stop::error(format!("the value of {name} holds a line end")));
    }
    Ok(text)
}

/// The release that the line or the shim asks for.
fn release(arguments: &[OsString], noted: Option<&OsStr>) -> Result<Option<AskedRelease>, Stop> {
    let written =
        arguments.iter().filter_map(|argument| argument.to_str()?.strip_prefix("--release=")).next_back();
    let noted = noted.map(OsStr::to_string_lossy).filter(|noted| !noted.is_empty());
    let (name, version) = match (written, &noted) {
        (Some(version), _) => ("--release", version),
        (None, Some(version)) => (RELEASE_VARIABLE, version.as_ref()),
        (None, None) => return Ok(None),
    };
    AskedRelease::from_version(version).map(Some).ok_or_else(|| invalid_value(name, version))
}

/// The comma-separated operands of a `--diag_*` option.
fn selectors(name: &str, value: OsString, release: Release) -> Result<Vec<String>, Stop> {
    let text = utf8(name, value)?;
    text.split(',').map(|part| part.trim().to_owned()).try_fold(Vec::new(), |mut list, part| {
        check_selector(&part, release).map_err(|fault: SelectorError| Stop::error(fault.to_string()))?;
        list.push(part);
        Ok(list)
    })
}

fn invalid_value(name: &str, value: &str) -> Stop {
    Stop::error(format!("invalid value of {name}: {value}"))
}

fn ambiguous(argument: &str, candidates: &[&str]) -> Stop {
    let mut text = format!("more than one command line option matches the abbreviation \"{argument}\":");
    for candidate in candidates {
        text.push_str("\n            ");
        text.push_str(candidate);
    }
    Stop::error(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_spec::unit::Dialect;

    #[track_caller]
    fn check(line: &str, noted: Option<&str>, expected: Release) {
        let all = format!("{line} --stub_file_name s.stub.c s.ii");
        let arguments: Vec<OsString> = all.split_whitespace().map(OsString::from).collect();
        let request = parse(&arguments, noted.map(OsStr::new)).unwrap();
        assert_eq!(request.options.dialect, Dialect::Released(expected), "{line}");
    }

    #[test]
    fn an_option_tells_of_a_release_where_none_is_told() {
        check("--c++17", None, Release::REFERENCE);
        check("--simt-only", None, Release::Cuda13_3);
        check("--enable-tile --fno-signed-zeros", None, Release::Cuda13_4);
        check("--include_alt_file_name a.c", None, Release::Cuda13_2);
        check("--c++26 --tile-preview-simt --simt-only", None, Release::Cuda13_5);
        check("--simt-only", Some("13.5.37"), Release::Cuda13_5);
        check("--simt-only --release=13.4", Some("13.5.37"), Release::Cuda13_4);
    }
}
