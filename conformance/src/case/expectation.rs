//! Expectations: comments on the line they speak of, or on `//^` lines below it.
//!
//! ```text
//! __global__ int k();  // error[kernel.return.void]
//! __device__ void f();
//! void f();
//! //^ device warning[redeclaration.device.plain]: a __device__ function("f") redeclared without ...
//! //^ documented space[f] 0x23
//! //^ witness[space.redeclare.merged(D, none)]
//! ```

use cufe_spec::observation::Severity;

use super::{Releases, Run};

/// The tag of plain C++ errors: asserted of the released tool only, because a front end may leave them to
/// the host compiler.
pub const PLAIN_CPP: &str = "c++";

/// What is expected at a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A diagnostic.
    Diagnostic {
        /// Its severity.
        severity: Severity,
        /// Id of the catalogue record, or [`PLAIN_CPP`].
        tag: String,
        /// The text, compared verbatim; `None` leaves it open.
        text: Option<String>,
    },
    /// The execution-space byte of a function after the whole unit.
    Space {
        /// Its qualified name.
        name: String,
        /// The byte.
        byte: u8,
    },
    /// The memory-space word of a variable after the whole unit.
    Memory {
        /// Its qualified name.
        name: String,
        /// The word.
        word: u16,
    },
    /// What the keep-in-IL walk keeps of an entity.
    Kept {
        /// Its qualified name.
        name: String,
        /// `definition`, `declaration` or `nothing`.
        extent: String,
    },
    /// The line shows the outcome of one cell of a decision table: the diagnostics expected at it are the
    /// cell's reports.
    Witness(Witness),
}

impl What {
    /// The diagnostic that is expected, if it is one.
    pub fn tag(&self) -> Option<&str> {
        match self {
            What::Diagnostic { tag, .. } => Some(tag),
            _ => None,
        }
    }
}

/// One cell of a decision table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Witness {
    /// Id of the table.
    pub table: String,
    /// The value of each input, in the table's order.
    pub inputs: Vec<String>,
    /// The cell's result, where the line states it.
    pub result: Option<String>,
}

/// One expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// 1-based line of the file that it speaks of.
    pub line: u32,
    /// 1-based line of the file on which it is written.
    pub written: usize,
    /// The runs that it is selected for; empty stands for every run of the released tools.
    pub runs: Vec<Run>,
    /// The releases that it is selected for.
    pub releases: Releases,
    /// What is expected.
    pub what: What,
}

impl Expectation {
    /// Whether it holds in `run` of a release that it is selected for. Without a selector a diagnostic and a byte speak of
    /// the runs of the released tools, a witness and what is kept of every run.
    pub fn applies(&self, run: Run) -> bool {
        if self.runs.is_empty() {
            run.is_released() || matches!(self.what, What::Witness(_) | What::Kept { .. })
        } else {
            self.runs.contains(&run)
        }
    }

    /// Whether it is an error of a CUDA rule.
    pub fn is_rule_error(&self) -> bool {
        match &self.what {
            What::Diagnostic { severity, tag, .. } => *severity >= Severity::Error && tag != PLAIN_CPP,
            What::Space { .. } | What::Memory { .. } | What::Kept { .. } | What::Witness(_) => false,
        }
    }
}

/// Reads all expectations of `source` below its `header_lines`; an error is (1-based line, message).
///
/// # Errors
/// A comment that begins like an expectation and is none.
pub fn parse_expectations(source: &str, header_lines: usize) -> Result<Vec<Expectation>, (usize, String)> {
    let mut found = Vec::new();
    let mut spoken_of = 0;
    for (index, line) in source.lines().enumerate().skip(header_lines) {
        let written = index + 1;
        let comment = match split(line) {
            Line::Below(comment) => comment,
            Line::Code(code, comment) => {
                if speaks(code) {
                    spoken_of = written;
                }
                match comment {
                    Some(comment) => comment,
                    None => continue,
                }
            }
        };
        if spoken_of == 0 {
            return Err((written, "an expectation before the first line of code".to_owned()));
        }
        let ((runs, releases), what) = parse_one(comment).map_err(|message| (written, message))?;
        found.push(Expectation { line: spoken_of as u32, written, runs, releases, what });
    }
    Ok(found)
}

/// Whether a line can be spoken of: it is not empty and not a comment.
pub(super) fn speaks(code: &str) -> bool {
    let code = code.trim_start();
    !code.is_empty() && !code.starts_with("//")
}

/// A line of a case, taken apart.
pub(super) enum Line<'a> {
    /// Code, and the expectation behind it.
    Code(&'a str, Option<&'a str>),
    /// A `//^` line.
    Below(&'a str),
}

/// Takes a line apart. A `//` comment that does not begin like an expectation belongs to the code.
pub(super) fn split(line: &str) -> Line<'_> {
    if let Some(below) = line.trim_start().strip_prefix("//^") {
        return Line::Below(below.trim());
    }
    for (at, _) in line.match_indices("//") {
        let comment = line[at + 2..].trim();
        if begins_like_expectation(comment) {
            return Line::Code(&line[..at], Some(comment));
        }
    }
    Line::Code(line, None)
}

const SEVERITIES: [(&str, Severity); 5] = [
    ("error[", Severity::Error),
    ("warning[", Severity::Warning),
    ("remark[", Severity::Remark),
    ("catastrophic[", Severity::Catastrophic),
    ("internal[", Severity::Internal),
];

fn begins_like_expectation(comment: &str) -> bool {
    let Ok((_, rest)) = selector(comment) else { return true };
    ["space[", "memory[", "kept[", "witness["].iter().any(|word| rest.starts_with(word))
        || SEVERITIES.iter().any(|(word, _)| rest.starts_with(word))
}

/// The runs and releases that an expectation is selected for.
pub(super) type Selection = (Vec<Run>, Releases);

/// The leading `host,device@13.4- ` of an expectation and what follows it.
fn selector(comment: &str) -> Result<(Selection, &str), String> {
    let none = Ok(((Vec::new(), Releases::ALL), comment));
    let Some((words, rest)) = comment.split_once(' ') else { return none };
    let (names, qualifier) = words.split_once('@').map_or((words, None), |(names, text)| (names, Some(text)));
    let runs: Option<Vec<Run>> = match names {
        "" => qualifier.map(|_| Vec::new()),
        names => names.split(',').map(Run::from_name).collect(),
    };
    let Some(runs) = runs else { return none };
    let releases = qualifier.map_or(Ok(Releases::ALL), Releases::parse)?;
    if let Some(run) = runs.iter().find(|run| qualifier.is_some() && !run.is_released()) {
        return Err(format!("run `{}` has no releases", run.name()));
    }
    Ok(((runs, releases), rest.trim_start()))
}

pub(super) fn parse_one(comment: &str) -> Result<(Selection, What), String> {
    let (runs, rest) = selector(comment)?;
    if let Some(fact) = rest.strip_prefix("space[") {
        let (name, value) = fact_of(fact)?;
        let byte = u8::try_from(value).map_err(|_| format!("{value:#x} is no byte"))?;
        return Ok((runs, What::Space { name, byte }));
    }
    if let Some(fact) = rest.strip_prefix("memory[") {
        let (name, word) = fact_of(fact)?;
        return Ok((runs, What::Memory { name, word }));
    }
    if let Some(fact) = rest.strip_prefix("kept[") {
        let (name, extent) = fact
            .split_once(']')
            .map(|(name, extent)| (name, extent.trim()))
            .filter(|(_, extent)| ["definition", "declaration", "nothing"].contains(extent))
            .ok_or_else(|| format!("expected `kept[name] definition`, found `{rest}`"))?;
        return Ok((runs, What::Kept { name: name.to_owned(), extent: extent.to_owned() }));
    }
    if let Some(witness) = rest.strip_prefix("witness[") {
        let unread = || {
            format!("expected `witness[table(value, ...)]` or `witness[table(..) = result]`, found `{rest}`")
        };
        let witness = witness.strip_suffix(']').ok_or_else(unread)?;
        let (cell, result) = match witness.split_once(" = ") {
            Some((cell, result)) => (cell, Some(result.trim().to_owned())),
            None => (witness, None),
        };
        let (table, inputs) =
            cell.strip_suffix(')').and_then(|open| open.split_once('(')).ok_or_else(unread)?;
        let inputs = inputs.split(',').map(|value| value.trim().to_owned()).collect();
        return Ok((runs, What::Witness(Witness { table: table.to_owned(), inputs, result })));
    }
    for (word, severity) in SEVERITIES {
        let Some(rest) = rest.strip_prefix(word) else { continue };
        let (tag, rest) = rest.split_once(']').ok_or("the tag is not closed by `]`")?;
        let text = match rest.trim() {
            "" => None,
            text => match text.strip_prefix(':') {
                Some(text) => Some(text.trim().to_owned()),
                None => return Err(format!("expected `: text` behind the tag, found `{text}`")),
            },
        };
        return Ok((runs, What::Diagnostic { severity, tag: tag.to_owned(), text }));
    }
    Err(format!(
        "expected `[runs] error[tag]: text`, `space[name] 0x..` or `witness[table(..)]`, found `{comment}`"
    ))
}

/// `name] 0x101`.
fn fact_of(text: &str) -> Result<(String, u16), String> {
    let (name, value) =
        text.split_once(']').ok_or_else(|| format!("expected `name] 0x..`, found `{text}`"))?;
    let value = value
        .trim()
        .strip_prefix("0x")
        .and_then(|digits| u16::from_str_radix(digits, 16).ok())
        .ok_or_else(|| format!("expected a number such as 0x23, found `{value}`"))?;
    Ok((name.to_owned(), value))
}
