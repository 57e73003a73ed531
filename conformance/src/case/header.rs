//! The header of a case: `/*---`, `key: value` lines, `---*/`.

use cufe_spec::unit::{DiagnosticControl, Options};

use super::{Releases, Run};

/// Whether a unit is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// No error; warnings are possible.
    Accept,
    /// At least one error.
    Reject,
}

impl Verdict {
    /// The word of headers.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Accept => "accept",
            Verdict::Reject => "reject",
        }
    }
}

/// How bad a known deviation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviationClass {
    /// Acceptable: another answer that a user would not call wrong.
    Ok,
    /// Not implemented.
    NotImplemented,
    /// A bug of that front end.
    Bug,
}

impl DeviationClass {
    /// The word of headers and reports.
    pub fn name(self) -> &'static str {
        match self {
            DeviationClass::Ok => "OK",
            DeviationClass::NotImplemented => "N-I",
            DeviationClass::Bug => "BUG",
        }
    }
}

/// A front end is known not to meet the expectations of one run; meeting them is then a failure too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// Name of the front end.
    pub front_end: String,
    /// The run in which it deviates.
    pub run: Run,
    /// The releases in which it does.
    pub releases: Releases,
    /// How bad it is.
    pub class: DeviationClass,
    /// Why, for people.
    pub reason: String,
}

/// The parsed header.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// How many lines of the file it occupies.
    pub lines: usize,
    pub says: String,
    pub rules: Vec<String>,
    pub arguments: Vec<String>,
    pub runs: Vec<(Run, Releases, Verdict)>,
    pub deviations: Vec<Deviation>,
}

/// Reads the header of `source`; an error is (1-based line, message).
pub(super) fn parse(source: &str) -> Result<Header, (usize, String)> {
    let mut lines = source.lines().enumerate();
    if lines.next().map(|(_, line)| line.trim_end()) != Some("/*---") {
        return Err((1, "a case begins with the line `/*---`".to_owned()));
    }
    let mut header = Header::default();
    for (index, line) in lines {
        let at = |message: String| (index + 1, message);
        if line.trim_end() == "---*/" {
            header.lines = index + 1;
            return finish(header).map_err(at);
        }
        let Some((key, value)) = line.split_once(':') else {
            return Err(at(format!("expected `key: value`, found `{line}`")));
        };
        let value = value.trim();
        match key.trim() {
            "says" => header.says = value.to_owned(),
            "rules" => header.rules.extend(list(value)),
            "arguments" => header.arguments.extend(value.split_whitespace().map(str::to_owned)),
            "runs" => header.runs = runs(value).map_err(at)?,
            "deviation" => header.deviations.push(deviation(value).map_err(at)?),
            other => return Err(at(format!("unknown key `{other}`"))),
        }
    }
    Err((1, "the header is not closed by `---*/`".to_owned()))
}

fn finish(header: Header) -> Result<Header, String> {
    if header.says.is_empty() {
        return Err("`says` is missing".to_owned());
    }
    if header.rules.is_empty() {
        return Err("`rules` is missing".to_owned());
    }
    if header.runs.is_empty() {
        return Err("`runs` is missing".to_owned());
    }
    if let Some(stray) = header
        .deviations
        .iter()
        .find(|d| header.runs.iter().all(|(run, releases, _)| *run != d.run || !releases.meets(d.releases)))
    {
        return Err(format!("a deviation in `{}`, which is not among the runs", stray.run.name()));
    }
    Ok(header)
}

fn list(value: &str) -> impl Iterator<Item = String> + '_ {
    value.split(',').map(|item| item.trim().to_owned()).filter(|item| !item.is_empty())
}

/// A run and the releases behind it: `host`, `device@13.4-`.
fn run_of(word: &str) -> Result<(Run, Releases), String> {
    let (name, releases) = Releases::behind(word)?;
    let run = Run::from_name(name).ok_or_else(|| format!("unknown run `{name}`"))?;
    if word.contains('@') && !run.is_released() {
        return Err(format!("run `{name}` has no releases"));
    }
    Ok((run, releases))
}

/// `host accept, device@-13.3 reject, device@13.4- accept`.
fn runs(value: &str) -> Result<Vec<(Run, Releases, Verdict)>, String> {
    let mut runs: Vec<(Run, Releases, Verdict)> = Vec::new();
    for item in list(value) {
        let (run, verdict) =
            item.split_once(' ').ok_or_else(|| format!("expected `run verdict`, found `{item}`"))?;
        let (run, releases) = run_of(run)?;
        let verdict = match verdict.trim() {
            "accept" => Verdict::Accept,
            "reject" => Verdict::Reject,
            other => return Err(format!("a verdict is `accept` or `reject`, not `{other}`")),
        };
        if runs.iter().any(|(seen, known, _)| *seen == run && known.meets(releases)) {
            return Err(format!("run `{}` twice", run.name()));
        }
        runs.push((run, releases, verdict));
    }
    Ok(runs)
}

/// The deviation that a line of a corpus program declares: `// deviation: front-end run class reason`.
pub(super) fn deviation_of_program(line: &str) -> Option<Deviation> {
    deviation(line.strip_prefix("// deviation: ")?.trim()).ok()
}

/// The deviation that `front-end run class reason` declares.
///
/// # Errors
/// Says what is wrong with it.
pub fn deviation(value: &str) -> Result<Deviation, String> {
    let mut words = value.splitn(4, ' ');
    let mut word = |what: &str| words.next().ok_or_else(|| format!("a deviation names its {what}"));
    let front_end = word("front end")?.to_owned();
    let run = word("run")?;
    let (run, releases) = run_of(run)?;
    let class = match word("class")? {
        "OK" => DeviationClass::Ok,
        "N-I" => DeviationClass::NotImplemented,
        "BUG" => DeviationClass::Bug,
        other => return Err(format!("a class is OK, N-I or BUG, not `{other}`")),
    };
    let reason = word("reason")?.trim().to_owned();
    if reason.is_empty() {
        return Err("a deviation names its reason".to_owned());
    }
    Ok(Deviation { front_end, run, releases, class, reason })
}

/// The unit options that the released tool's flags stand for.
///
/// # Errors
/// Names the flag that the suite does not know how to pass on.
pub fn options_of(arguments: &[String]) -> Result<Options, String> {
    let mut options = Options::default();
    for argument in arguments {
        let (flag, value) = argument.split_once('=').unwrap_or((argument, ""));
        let mut control = |action| options.diagnostic_control.push((value.to_owned(), action));
        match flag {
            "--diag_suppress" => control(DiagnosticControl::Suppress),
            "--diag_remark" => control(DiagnosticControl::Remark),
            "--diag_warning" => control(DiagnosticControl::Warning),
            "--diag_error" => control(DiagnosticControl::Error),
            "--extended-lambda" => options.extended_lambda = true,
            "--relaxed_constexpr" => options.relaxed_constexpr = true,
            "--enable-tile" => options.enable_tile = true,
            "--device-c" => options.device_c = true,
            "-default-device" => options.default_device = true,
            "-static-global-template-stub" if value == "false" => options.static_host_stub = false,
            _ => match flag.strip_prefix("--c++").and_then(|digits| digits.parse().ok()) {
                Some(standard @ (11 | 14 | 17 | 20 | 23)) => options.standard = standard,
                _ => return Err(format!("the suite cannot pass on the argument `{argument}`")),
            },
        }
    }
    Ok(options)
}
