//! The whole front end as one function: a unit in, everything it says and writes out. No file is touched.
//!
//! ```text
//! text --read--> Reading --check--> Verdicts --control--> Report
//!                   |                                       | no error
//!                   +----------------plan-----> Plan, module id          (emit writes the host output from them)
//! ```

use crate::bodies::Calls;
use crate::check::{self, Checker, Memory, Spaces, Verdicts};
use crate::diag::control::Settings;
use crate::diag::shown::{Report, Shown};
pub use crate::ids::definition::{IdSource, UnitId, unit_id};
use crate::lex::{DirectiveKind, TokenId, Tokens};
use crate::plan::{Own, Plan, Refusal, Written, plan};
use crate::reach;
use crate::read::{ReadBodies, ReadOptions, Reading, UnparsedPlace, read_beside};
use crate::source::Source;
use crate::statistics::UnknownReason;
use crate::threads::{Threads, side_by_side};
use crate::tree::Tree;
use cufe_spec::observation::{Place, Severity};
use cufe_spec::unit::{Dialect, Options, Pass};
use std::time::{Duration, Instant};

/// What is compiled.
#[derive(Clone, Debug)]
pub struct Input {
    /// The input's name, for text that no line marker precedes and for summaries where the options name no
    /// original file.
    pub name: String,
    /// Its bytes.
    pub text: Vec<u8>,
    /// What changes the outputs.
    pub options: Options,
    /// What changes the diagnostics.
    pub control: Settings,
    /// Which bodies and initialisers are read.
    pub bodies: ReadBodies,
    /// Whether outputs are made; without them the run ends after the checks.
    pub code: bool,
    /// Whether stages run side by side.
    pub threads: Threads,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Output {
    /// The diagnostics and the exit status that follows from them.
    pub report: Report,
    /// The outputs; `None` after an error, or when none were asked.
    pub texts: Option<Texts>,
    /// What was read; `None` when the text could not be read.
    pub reading: Option<Reading>,
    /// The text that could not be read.
    pub unread: Option<Box<Source>>,
    /// The execution spaces of the functions read.
    pub spaces: Spaces,
    /// The memory spaces of the variables read.
    pub memory: Memory,
    /// Times and counts.
    pub measures: Measures,
}

/// What the outputs' contents are made of.
#[derive(Debug, Default)]
pub struct Texts {
    /// The host C++: [`write_host_output`](crate::emit::write_host_output) writes it.
    pub host: Plan,
    /// The module id.
    pub module_id: String,
}

/// Times of the stages, and counts, both in reading order. The times of stages that run side by side overlap.
#[derive(Clone, Debug, Default)]
pub struct Measures {
    /// Name of a stage and what it took.
    pub stages: Vec<(&'static str, Duration)>,
    /// Name of a count and its value.
    pub counts: Vec<(&'static str, u64)>,
    /// The regions that could not be read.
    pub unparsed: Vec<UnparsedPlace>,
}

impl Measures {
    /// Runs a stage and notes what it took.
    pub fn time<T>(&mut self, stage: &'static str, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = run();
        self.stages.push((stage, start.elapsed()));
        result
    }

    /// Appends what another part of the run measured.
    fn add(&mut self, other: Measures) {
        self.stages.extend(other.stages);
        self.counts.extend(other.counts);
    }

    fn reading(&mut self, reading: &Reading) {
        let counted = &reading.statistics;
        self.stages.push(("lex", counted.lex_time));
        self.stages.push(("parse", counted.parse_time));
        self.stages.push(("entities", counted.entity_time));
        self.stages.push(("bodies", counted.bodies_time));
        self.counts.extend([
            ("tokens", counted.tokens),
            ("declarations", counted.declarations),
            ("bodies skipped", counted.bodies_skipped),
            ("bodies read", counted.bodies_read),
            ("unparsed regions", (reading.tree.unparsed.len() + reading.bodies.unparsed.len()) as u64),
            ("unparsed tokens", counted.unparsed_tokens),
        ]);
        self.counts.push(("template-argument and -parameter lists", counted.lists));
        for (index, names) in COUNTS_BY_REASON.iter().enumerate() {
            let values =
                [counted.unknown[index], counted.ambiguous[index], counted.ambiguous_in_templates[index]];
            self.counts.extend(names.iter().copied().zip(values));
        }
        self.unparsed = reading.unparsed();
    }
}

/// The names of the counts of unknown names and ambiguous decisions, in the order of [`UnknownReason::ALL`].
const COUNTS_BY_REASON: [[&str; 3]; UnknownReason::ALL.len()] = [
    ["unknown: dependent", "ambiguous: dependent", "ambiguous in templates: dependent"],
    ["unknown: undeclared", "ambiguous: undeclared", "ambiguous in templates: undeclared"],
    [
        "unknown: member of unknown",
        "ambiguous: member of unknown",
        "ambiguous in templates: member of unknown",
    ],
    ["unknown: unknown base", "ambiguous: unknown base", "ambiguous in templates: unknown base"],
];

/// Which bodies are read, at least those that were asked for, and where the uses of functions are noted.
pub(crate) fn what_is_read(options: &Options, asked: ReadBodies) -> (ReadBodies, Calls) {
    match (options.dialect, options.pass) {
        // Device-only compilation refuses host code wherever it stands; the documented host output leaves out the types
        // that no host code names.
        (_, Pass::Jit) | (Dialect::Documented, Pass::Host) => (ReadBodies::AllNames, Calls::Everywhere),
        (Dialect::Released(_), Pass::Host) => (asked, Calls::OnHost),
        _ => (if asked == ReadBodies::Hot { ReadBodies::All } else { asked }, Calls::Everywhere),
    }
}

/// Reads, checks and plans one unit.
pub fn compile(input: Input) -> Output {
    compile_meanwhile(input, || ())
}

/// Reads the instances of templates that are looked at in the pass: by the released tool for the host those that are
/// instantiated explicitly, else all that code uses.
fn follow_instances(reading: &mut Reading, options: &Options) {
    if options.dialect.is_released() && options.pass == Pass::Host {
        let roots = check::explicit_for_host(reading);
        return reach::read_explicit(reading, roots);
    }
    let (checker, spaces) = Checker::begin(reading, options);
    let roots = checker.roots(&spaces);
    reach::follow(reading, roots);
}

/// How the unit of that name is read.
fn reading(options: &Options, (name, bodies): (String, ReadBodies), threads: Threads) -> ReadOptions {
    let (bodies, calls) = what_is_read(options, bodies);
    ReadOptions {
        standard: options.standard,
        name,
        bodies,
        device_variables: options.lists_references(),
        device_by_default: options.default_device,
        calls,
        threads,
        tells: false,
    }
}

/// The same, where the checks know what the flags make errors.
fn with_flags(mut input: Input) -> Input {
    input.options.diagnostic_control.clone_from(&input.control.changes);
    input
}

/// As [`compile`]; `meanwhile` is run, if at all, where a second thread has time for it, of a text that is to have outputs
/// unless there are errors in it.
pub fn compile_meanwhile(input: Input, meanwhile: impl FnOnce() + Send) -> Output {
    let Input { name, text, options, control, bodies, code, threads } = with_flags(input);
    let mut output = Output::default();
    // Standard input has no name in a summary, whatever the original file is.
    let file = match (name.as_str(), options.original_file.as_str()) {
        ("-", _) => String::new(),
        (input, "") => input.to_owned(),
        (_, original) => original.to_owned(),
    };
    if let Some(report) = utf16(&text, &name, &file) {
        output.report = report;
        return output;
    }
    let read_options = reading(&options, (name, bodies), threads);
    // The outputs are the host pass's; the device passes end after the checks.
    let writes = code && options.pass == Pass::Host;
    let own = |text: &[u8], tokens: &Tokens, tree: &Tree| writes.then(|| Own::of(text, tokens, tree));
    let room = || {
        if writes {
            meanwhile();
        }
    };
    let (mut reading, mut own) = match read_beside(text, &read_options, own, room) {
        Ok(read) => read,
        Err(fault) => {
            output.report = Report::unreadable(&fault, &file);
            output.unread = Some(fault.source);
            return output;
        }
    };
    output.measures.reading(&reading);
    if let Some(report) = unpreprocessed(&reading).or_else(|| stray(&reading, control.error_limit as usize)) {
        output.report = Report { file, ..report };
        output.reading = Some(reading);
        return output;
    }
    follow_instances(&mut reading, &options);
    let begin = || {
        let mut measures = Measures::default();
        (measures.time("spaces", || Checker::begin(&reading, &options)), measures)
    };
    let pays = writes && threads.pay_for_part(reading.source.text.len());
    let mut ahead = || Ahead::of(&reading, &options, own.take());
    let both = if pays { side_by_side(&mut ahead, begin) } else { None };
    let (mut already, ((checker, spaces), measures)) = match both {
        Some((ahead, begun)) => (Some(ahead), begun),
        None => (None, begin()),
    };
    output.measures.add(measures);
    let mut checker = Some(checker);
    let mut checked = || {
        let mut measures = Measures::default();
        let verdicts = measures.time("check", || checker.take().map(|checker| checker.finish(&spaces)));
        let Verdicts { findings, memory, endless, unknown } = verdicts.unwrap_or_default();
        measures.counts.extend(unknown);
        let Reading { source, tokens, .. } = &reading;
        let mut report = Report::new(source, tokens, findings, options.dialect, &control, &file);
        let show = |(at, text)| Shown::at_token(Severity::Error, source, tokens, at, text);
        report.shown.extend(endless.map(show));
        (report, memory, measures)
    };
    // Most units have no errors, so the plan is made before that is known where it takes no time of its own. It is
    // many small pieces of memory, which the first thread gets cheaper than others do.
    let mut planned = || {
        let ahead = already.take().unwrap_or_else(&mut ahead);
        texts(&reading, &spaces, &options, ahead)
    };
    let pays = writes && threads.pay(reading.source.text.len());
    let both = if pays { side_by_side(&mut checked, &mut planned) } else { None };
    let ((report, memory, measures), texts) = match both {
        Some((checked, planned)) => (checked, Some(planned)),
        None => (checked(), None),
    };
    output.measures.add(measures);
    output.memory = memory;
    output.report = report;
    if output.report.exit() == 0 && writes {
        let (result, measures) = texts.unwrap_or_else(planned);
        output.measures.add(measures);
        match result {
            Ok(texts) => output.texts = Some(texts),
            Err(refusals) => output.report.shown.extend(refusals),
        }
    }
    output.spaces = spaces;
    output.reading = Some(reading);
    output
}

/// What the outputs need that does not hang on execution spaces.
struct Ahead {
    module_id: String,
    written: Written,
    measures: Measures,
}

impl Ahead {
    /// `own` is what the declarations say, where that is known already.
    fn of(reading: &Reading, options: &Options, own: Option<Own>) -> Ahead {
        let mut measures = Measures::default();
        let id = measures.time("module id", || unit_id(reading, options));
        if let IdSource::Unknown(reason) = id.source {
            measures.counts.push((reason, 1));
        }
        let written = measures.time("written", || match own {
            Some(own) => Written::together(own, &reading.tree),
            None => Written::of(reading),
        });
        Ahead { module_id: id.text, written, measures }
    }
}

/// The outputs of a unit, which are right when it is free of errors, and what they took.
fn texts(
    reading: &Reading,
    spaces: &Spaces,
    options: &Options,
    ahead: Ahead,
) -> (Result<Texts, Vec<Shown>>, Measures) {
    let Ahead { module_id, written, mut measures } = ahead;
    let refused = |refusal: Refusal| {
        let Refusal { offset, message } = refusal;
        Shown::at_token(Severity::Error, &reading.source, &reading.tokens, offset, message)
    };
    let texts = match measures.time("plan", || plan(reading, written, spaces, options, &module_id)) {
        Ok(host) => Ok(Texts { host, module_id }),
        Err(refusals) => Err(refusals.into_iter().map(refused).collect()),
    };
    (texts, measures)
}

/// A preprocessed unit has no directives but line markers and pragmas. Others would be read as nothing, and
/// the text around them as something else than it is.
fn unpreprocessed(reading: &Reading) -> Option<Report> {
    let is_active = |text: &[u8]| {
        let word = text.trim_ascii_start().strip_prefix(b"#").unwrap_or(text).trim_ascii_start();
        ACTIVE_DIRECTIVES.iter().any(|active| {
            word.strip_prefix(active.as_bytes()).is_some_and(|rest| {
                !rest.first().is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
            })
        })
    };
    let others = reading.tokens.directives.iter().filter(|one| one.kind == DirectiveKind::Other);
    let directive = { others }.find(|one| is_active(reading.source.bytes(one.span)))?;
    let text = "preprocessing directive in preprocessed input; raw sources go through `cufe compile`";
    let (source, at) = (&reading.source, directive.span.start);
    let shown = Shown::at_token(Severity::Catastrophic, source, &reading.tokens, at, text.to_owned());
    Some(Report { shown: vec![shown], ..Report::default() })
}

/// Bytes that begin no token of C++ mean that this is no program text: no host compiler would take it.
fn stray(reading: &Reading, limit: usize) -> Option<Report> {
    let Reading { source, tokens, .. } = reading;
    let show = |token: &TokenId| {
        let text = "unrecognized token".to_owned();
        Shown::at_token(Severity::Error, source, tokens, tokens.get(*token).start, text)
    };
    let shown: Vec<Shown> = tokens.stray.iter().take(limit).map(show).collect();
    let limit_reached = shown.len() == limit;
    (!shown.is_empty()).then(|| Report { shown, limit_reached, ..Report::default() })
}

/// A text in UTF-16, told by its byte order mark.
fn utf16(text: &[u8], name: &str, file: &str) -> Option<Report> {
    if !text.starts_with(b"\xff\xfe") && !text.starts_with(b"\xfe\xff") {
        return None;
    }
    let place = Place { file: name.to_owned(), line: 1, column: 1 };
    let text = "the input is UTF-16, which is not supported; convert it to UTF-8".to_owned();
    let shown = vec![Shown::of_cufe(Severity::Catastrophic, Some(place), text)];
    Some(Report { shown, file: file.to_owned(), limit_reached: false })
}

/// The directives that change what the text means.
const ACTIVE_DIRECTIVES: &[&str] = &[
    "include",
    "include_next",
    "import",
    "define",
    "undef",
    "if",
    "ifdef",
    "ifndef",
    "elif",
    "elifdef",
    "elifndef",
    "else",
    "endif",
    "error",
    "embed",
];
