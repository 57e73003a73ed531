//! `cufe il`: what the device compiler needs of a unit, and why.

use super::answer::Answer;
use super::cicc::summary::summary;
use super::unit::{ReadingArguments, SourceUnit};
use super::{complain, files, outputs, session};
use crate::diag::tool::Style;
use crate::dump::{kind_of, qualified_name};
use crate::keep::{Entry, Fate, Kept, Purpose, Root, keep};
use crate::observe::device_il;
use crate::read::{ReadOptions, Reading, read};
use clap::{ArgMatches, Args, Subcommand};
use cufe_spec::unit::{Pass, Unit};
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// What is asked of a unit.
#[derive(Subcommand)]
pub(super) enum Question {
    /// Lists the declarations that are kept, each with its place and why.
    Dump {
        #[command(flatten)]
        unit: UnitArguments,
        /// The declarations that are dropped, too.
        #[arg(long)]
        all: bool,
    },
    /// Shows by which declarations one of this name is kept, up to a root.
    Why {
        /// A name, or the end of a qualified name.
        name: String,
        #[command(flatten)]
        unit: UnitArguments,
    },
    /// Writes the unit without what is dropped; line markers keep places what they are.
    Cpp {
        #[command(flatten)]
        unit: UnitArguments,
    },
    /// Compares what is kept of two units, or of two states of one.
    Diff {
        /// What `il dump` wrote of the first.
        one: PathBuf,
        /// What it wrote of the second.
        other: PathBuf,
    },
    /// Lists the entities that the documented walk over the IL keeps: place, kind, name, whether its definition is kept, bytes.
    Entities {
        #[command(flatten)]
        unit: UnitArguments,
    },
    /// Counts what became of the units of a build: pruned, whole by reason, outputs of an earlier run.
    Stats {
        /// The file of `cufe shim --records`.
        records: PathBuf,
    },
}

/// Which unit.
#[derive(Args)]
pub(super) struct UnitArguments {
    /// The source; .ii and .i are taken as preprocessed for the device.
    file: OsString,
    /// Where the answer goes [default: standard output].
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    reading: ReadingArguments,
}

/// The exit status where no declaration has the name.
const NOT_FOUND: i32 = 1;

/// Answers the question.
pub(super) fn main(question: &Question, matches: &ArgMatches) -> i32 {
    let answered = match question {
        Question::Dump { unit, all } => unit.kept(matches).and_then(|(reading, kept)| {
            let shown = |entry: &&Entry| *all || entry.fate != Fate::Dropped;
            let mut text = String::new();
            for entry in kept.declarations.iter().filter(shown) {
                let _ = writeln!(text, "{}", described(&reading, &kept, entry));
            }
            unit.give(text.as_bytes())
        }),
        Question::Why { name, unit } => unit.kept(matches).and_then(|(reading, kept)| {
            let text = chains(&reading, &kept, name);
            if text.is_empty() {
                complain(&format!("no declaration is called \"{name}\""));
                return Err(NOT_FOUND);
            }
            unit.give(text.as_bytes())
        }),
        Question::Cpp { unit } => unit.kept(matches).and_then(|(_, kept)| unit.give(&kept.text)),
        Question::Entities { unit } => unit.entities(matches).and_then(|text| unit.give(text.as_bytes())),
        Question::Diff { one, other } => difference(one, other),
        Question::Stats { records } => stats(records),
    };
    answered.err().unwrap_or(0)
}

/// Shows the table of a file of records.
fn stats(records: &Path) -> Result<(), i32> {
    let text = fs::read_to_string(records)
        .map_err(|why| complain(&format!("cannot read \"{}\": {why}", records.display())))?;
    let table = summary(&text)
        .map_err(|(line, why)| complain(&format!("{}:{line}: no record: {why}", records.display())))?;
    session::print(&table);
    Ok(())
}

impl UnitArguments {
    /// The unit as the device compiler gets it; otherwise the exit status of what was said.
    fn unit(&self, matches: &ArgMatches) -> Result<Unit, i32> {
        let (reading, file) = (&self.reading, &self.file);
        let headers = reading.headers_of(file, Pass::Device);
        let unit = headers.and_then(|headers| reading.unit(file, Pass::Device, matches, headers.as_ref()));
        let SourceUnit { text, options, said, .. } =
            unit.map_err(|stopped| Answer::default().stop(&stopped, file))?;
        session::complain(&said);
        Ok(Unit { name: file.to_string_lossy().into_owned(), text, options })
    }

    /// A line for each entity that the documented walk keeps.
    fn entities(&self, matches: &ArgMatches) -> Result<String, i32> {
        let unit = self.unit(matches)?;
        let (text, uncertain) = device_il(&unit).map_err(|report| {
            session::complain(&Answer::default().render(&report, Style::default()));
            report.exit()
        })?;
        uncertain.iter().for_each(|one| session::complain(&not_certain(one)));
        Ok(text)
    }

    /// The unit, read, and what is kept of it; otherwise the exit status of what was said.
    fn kept(&self, matches: &ArgMatches) -> Result<(Reading, Kept), i32> {
        let Unit { name, text, options } = self.unit(matches)?;
        let how = ReadOptions { standard: options.standard, name: name.clone(), ..ReadOptions::default() };
        let read = read(text, &how).map_err(|fault| {
            let (_, line, column) = fault.place;
            complain(&format!("{name}:{line}:{column}: {}", fault.kind))
        })?;
        let purpose = Purpose { relocatable: options.device_c };
        match keep(&read, purpose) {
            Ok(kept) => Ok((read, kept)),
            Err(whole) => Err(complain(&format!("{name}: all of the unit is needed: {whole}"))),
        }
    }

    fn give(&self, text: &[u8]) -> Result<(), i32> {
        match &self.output {
            None => {
                session::print_with(|to| to.write_all(text));
                Ok(())
            }
            Some(path) => {
                let written = outputs::write_one(files::REPORT, path, text);
                written.map_err(|fault| complain(&fault.to_string()))
            }
        }
    }
}

/// That the device IL may hold more than is needed.
pub(super) fn not_certain((why, count): &(&str, usize)) -> String {
    format!("cufe: note: {why} not certain {count} times: all that it may be is kept\n")
}

/// Kind, name, place and fate of a declaration.
fn described(reading: &Reading, kept: &Kept, entry: &Entry) -> String {
    let why = match entry.fate {
        Fate::Dropped => "dropped".to_owned(),
        Fate::Root(root) => root.name().to_owned(),
        Fate::Named(by) => format!("named by {}", named(reading, &kept.declarations[by])),
    };
    format!("{}\t{}\t{why}", named(reading, entry), place(reading, entry))
}

fn named(reading: &Reading, entry: &Entry) -> String {
    let name = qualified_name(reading, entry.declaration);
    format!("{} {name}", kind_of(&reading.tree, entry.declaration)).trim_end().to_owned()
}

fn place(reading: &Reading, entry: &Entry) -> String {
    let place = reading.source.place(reading.tokens.get(entry.range.start).start);
    format!("{}:{}", String::from_utf8_lossy(&reading.source.file(place.file)), place.line)
}

/// For each declaration of the name, the way from it to a root.
fn chains(reading: &Reading, kept: &Kept, name: &str) -> String {
    let mut text = String::new();
    for entry in &kept.declarations {
        let qualified = qualified_name(reading, entry.declaration);
        let fits = qualified.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with("::"));
        if !fits {
            continue;
        }
        let (mut at, mut indent) = (entry, 0);
        loop {
            let why = match at.fate {
                Fate::Dropped => ": dropped",
                Fate::Root(root) => &format!(": {}", root.name()),
                Fate::Named(_) => " is named by",
            };
            let _ = writeln!(text, "{:indent$}{} ({}){why}", "", named(reading, at), place(reading, at));
            if at.fate == Fate::Root(Root::MakesInstances) {
                text.push_str(&way_to_instances(reading, kept, at, indent + 2));
            }
            let Fate::Named(by) = at.fate else { break };
            (at, indent) = (&kept.declarations[by], indent + 2);
        }
    }
    text
}

/// The declarations by which one leads to a template of kernels or device variables.
fn way_to_instances(reading: &Reading, kept: &Kept, entry: &Entry, indent: usize) -> String {
    let next = |at: &usize| kept.declarations[*at].leads.filter(|next| next != at);
    let way = std::iter::successors(entry.leads, next);
    let line = |at: usize| {
        let entry = &kept.declarations[at];
        format!("{:indent$}which names {} ({})\n", "", named(reading, entry), place(reading, entry))
    };
    way.map(line).collect()
}

/// The lines of either dump that the other one lacks; exit status 1 if there are any.
fn difference(one: &PathBuf, other: &PathBuf) -> Result<(), i32> {
    let lines = |path: &PathBuf| {
        let text = fs::read_to_string(path);
        text.map_err(|why| complain(&format!("cannot read \"{}\": {why}", path.display())))
    };
    let (one, other) = (lines(one)?, lines(other)?);
    // Why something is kept is no difference.
    let entity = |line: &str| line.split('\t').take(2).collect::<Vec<_>>().join("\t");
    let entities = |text: &str| text.lines().map(entity).collect::<std::collections::BTreeSet<_>>();
    let (one, other) = (entities(&one), entities(&other));
    let mut text = String::new();
    one.difference(&other).for_each(|line| text.push_str(&format!("-{line}\n")));
    other.difference(&one).for_each(|line| text.push_str(&format!("+{line}\n")));
    session::print(&text);
    if text.is_empty() { Ok(()) } else { Err(NOT_FOUND) }
}
