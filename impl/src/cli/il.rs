//! `cufe il`: what the device compiler needs of a unit, and why.

use super::answer::Answer;
use super::cicc::summary::summary;
use super::unit::{ReadingArguments, SourceUnit};
use super::{complain, files, outputs, session};
use crate::diag::tool::Style;
use crate::dump::{kind_of, qualified_name};
use crate::il_form::{List, Listed, listed};
use crate::keep::{Entry, Fate, Kept, Purpose, Root, keep};
use crate::observe::{DeviceIl, device_il};
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
        /// Of the entities that `entities` lists.
        #[arg(long)]
        entity: bool,
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
        /// What `il dump` or `il entities` wrote of the first.
        one: PathBuf,
        /// What the same wrote of the second.
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
            unit.give(List::Dump.of_lines(&text).as_bytes())
        }),
        Question::Why { name, entity, unit } => why(name, *entity, unit, matches),
        Question::Cpp { unit } => unit.kept(matches).and_then(|(_, kept)| unit.give(&kept.text)),
        Question::Entities { unit } => unit.entities(matches).and_then(|il| unit.give(il.lines().as_bytes())),
        Question::Diff { one, other } => difference(one, other),
        Question::Stats { records } => stats(records),
    };
    answered.err().unwrap_or(0)
}

/// Shows why what has the name is kept.
fn why(name: &str, entity: bool, unit: &UnitArguments, matches: &ArgMatches) -> Result<(), i32> {
    let (text, none) = if entity {
        (unit.entities(matches)?.chains(name), "no kept entity")
    } else {
        let (reading, kept) = unit.kept(matches)?;
        (chains(&reading, &kept, name), "no declaration")
    };
    if text.is_empty() {
        complain(&format!("{none} is called \"{name}\""));
        return Err(NOT_FOUND);
    }
    unit.give(text.as_bytes())
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

    /// What the documented walk keeps.
    fn entities(&self, matches: &ArgMatches) -> Result<DeviceIl, i32> {
        let unit = self.unit(matches)?;
        let il = device_il(&unit).map_err(|report| {
            session::complain(&Answer::default().render(&report, Style::default()));
            report.exit()
        })?;
        for (why, count) in il.uncertain() {
            session::complain(&format!(
                "cufe: note: {why} not certain {count} times: all that it may be is kept\n"
            ));
        }
        Ok(il)
    }

    /// The unit, read, and what is kept of it; otherwise the exit status of what was said.
    fn kept(&self, matches: &ArgMatches) -> Result<(Reading, Kept), i32> {
        let Unit { name, text, options } = self.unit(matches)?;
        let how = ReadOptions { standard: options.standard, name: name.clone(), ..ReadOptions::default() };
        let read = read(text, &how).map_err(|fault| {
            let (_, line, column) = fault.place;
            complain(&format!("{name}:{line}:{column}: {}", fault.kind))
        })?;
        let purpose = Purpose { relocatable: options.device_c, default_device: options.default_device };
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

/// The lines of either list that the other one lacks; exit status 1 if there are any. Why something is kept is no difference.
fn difference(one: &Path, other: &Path) -> Result<(), i32> {
    let (first, second) = (read_list(one)?, read_list(other)?);
    if first.list != second.list {
        let (one, other) = (one.display(), other.display());
        let (first, second) = (first.list.name(), second.list.name());
        return Err(complain(&format!(
            "\"{one}\" is a list of `il {first}`, \"{other}\" one of `il {second}`"
        )));
    }
    let mut text = String::new();
    first.kept.difference(&second.kept).for_each(|line| text.push_str(&format!("-{line}\n")));
    second.kept.difference(&first.kept).for_each(|line| text.push_str(&format!("+{line}\n")));
    session::print(&text);
    if text.is_empty() { Ok(()) } else { Err(NOT_FOUND) }
}

fn read_list(path: &Path) -> Result<Listed, i32> {
    let text = fs::read_to_string(path)
        .map_err(|why| complain(&format!("cannot read \"{}\": {why}", path.display())))?;
    listed(&text).map_err(|(line, why)| complain(&format!("{}:{line}: {why}", path.display())))
}
