//! `cufe explain` and `cufe read`: what is found in one file.

use super::answer::Answer;
use super::explain::{self, Choice};
use super::reading::Referred;
use super::request::Format;
use super::session;
use super::unit::{ReadingArguments, SourceUnit, is_preprocessed};
use super::{complain, reading};
use crate::bodies::Calls;
use crate::compile::{Input, Output, compile};
use crate::diag::control::Settings;
use crate::diag::json;
use crate::diag::shown::{Report, Shown};
use crate::diag::tool::Style;
use crate::dump;
use crate::read::{ReadBodies, ReadOptions, Reading, read};
use crate::threads::Threads;
use clap::ArgMatches;
use cufe_spec::observation::{Observation, Place, Severity};
use cufe_spec::unit::Unit;
use serde_json::json;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;

/// How a file is looked at.
pub(super) struct Look<'a> {
    /// How it is read.
    pub(super) reading: &'a ReadingArguments,
    /// The command's arguments.
    pub(super) matches: &'a ArgMatches,
    /// Where the answer goes.
    pub(super) answer: Answer,
}

/// Exit status where nothing is found at the place that was asked for, or not all of a file could be read.
const NOT_ALL: i32 = 1;

impl Look<'_> {
    /// The unit of the file, or the exit status of what was said in place of it.
    fn unit(&self, file: &OsStr) -> Result<SourceUnit, i32> {
        let Look { reading, matches, answer } = self;
        answer.check(&[Path::new(file)]).map_err(|fault| complain(&fault.to_string()))?;
        let pass = reading.pass.unwrap_or_default();
        let headers = reading.headers_of(file, pass);
        let unit = headers.and_then(|headers| reading.unit(file, pass, matches, headers.as_ref()));
        let unit = unit.map_err(|stopped| answer.stop(&stopped, file))?;
        session::complain(&unit.said);
        Ok(unit)
    }

    /// Reads the file with every body, and notes what names mean.
    fn reading(&self, file: &OsStr, tells: bool) -> Result<Reading, i32> {
        let calls = if tells { Calls::Everywhere } else { Calls::Nowhere };
        self.read_text(file, self.unit(file)?.text, &ReadOptions { calls, tells, ..self.all_names(file) })
    }

    /// As [`Look::reading`], of a text that is there.
    fn read_text(&self, file: &OsStr, text: Vec<u8>, options: &ReadOptions) -> Result<Reading, i32> {
        read(text, options).map_err(|error| {
            let mut report = Report::unreadable(&error, &file.to_string_lossy());
            self.answer.place(&mut report, &error.source);
            self.say(&self.answer.render(&report, Style::default()), report.exit())
        })
    }

    /// How to read a file with what every name means.
    fn all_names(&self, file: &OsStr) -> ReadOptions {
        ReadOptions {
            standard: self.reading.std,
            name: file.to_string_lossy().into_owned(),
            bodies: ReadBodies::AllNames,
            ..ReadOptions::default()
        }
    }

    /// Says why nothing is found at a line: in words, or as a document that has it as its only record.
    fn nothing(&self, text: &str, file: &str, line: u32) -> i32 {
        if !self.answer.format.is_document() {
            complain(text);
            return NOT_ALL;
        }
        let place = Place { file: file.to_owned(), line, ..Place::default() };
        let record = Shown::of_cufe(Severity::Error, Some(place), text.to_owned());
        let report = Report { shown: vec![record], file: file.to_owned(), limit_reached: false };
        self.say(&self.answer.render(&report, Style::default()), NOT_ALL)
    }

    /// Says it and gives the exit status.
    fn say(&self, text: &str, exit: i32) -> i32 {
        self.answer.give(text).map_or_else(|fault| complain(&fault.to_string()), |()| exit)
    }
}

/// `cufe read FILE`.
pub(super) fn read_file(look: &Look<'_>, file: &OsStr, json: bool, uses: bool) -> i32 {
    let read = match look.reading(file, uses) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let exit = if read.unparsed().is_empty() { 0 } else { NOT_ALL };
    if json && look.answer.file().is_none() {
        session::print_with(|to| dump::write(&read, to));
        return exit;
    }
    if json {
        let mut text = Vec::new();
        return match dump::write(&read, &mut text) {
            Ok(()) => look.say(&String::from_utf8_lossy(&text), exit),
            Err(why) => complain(&why.to_string()),
        };
    }
    let report = unread(look, &read, &file.to_string_lossy());
    let text = match look.answer.format {
        Format::Json => {
            let mut document = json::document(&report);
            document["counts"] =
                reading::counts(&read).into_iter().map(|(name, count)| (name, json!(count))).collect();
            format!("{document}\n")
        }
        Format::Sarif => look.answer.render(&report, Style::default()),
        Format::Tool | Format::Rich => {
            reading::render(&read) + &look.answer.render(&report, Style::default())
        }
    };
    look.say(&text, exit)
}

/// The regions that could not be read, as diagnostics.
fn unread(look: &Look<'_>, read: &Reading, file: &str) -> Report {
    let Reading { source, tokens, .. } = read;
    let regions = read.tree.unparsed.iter().chain(&read.bodies.unparsed);
    let shown = regions.map(|region| {
        let text =
            format!("cufe could not read {} tokens here: {}", region.range.len(), region.reason.name());
        Shown::at_token(Severity::Warning, source, tokens, tokens.get(region.at).start, text)
    });
    let mut report = Report { shown: shown.collect(), file: file.to_owned(), limit_reached: false };
    look.answer.place(&mut report, source);
    report
}

/// `cufe explain FILE[:LINE[:COLUMN]]`.
pub(super) fn explain(look: &Look<'_>, place: &str, all: bool) -> i32 {
    let is_file = Path::new(place).exists();
    if let (false, (before, Some(column))) = (is_file, explain::split_place(place))
        && let (file, Some(line)) = explain::split_place(before)
    {
        return explain_name(look, file, (line, column));
    }
    let (file, line) = if is_file { (place, None) } else { explain::split_place(place) };
    let SourceUnit { text, options, .. } = match look.unit(file.as_ref()) {
        Ok(unit) => unit,
        Err(exit) => return exit,
    };
    let main_file = source_name(&text).unwrap_or_else(|| file.to_owned());
    let (dialect, pass) = (options.dialect, options.pass);
    // What cannot be read is reported below.
    let called = line.and_then(|line| {
        let read = read(text.clone(), &look.all_names(file.as_ref())).ok()?;
        Some(reading::called(&read, &main_file, line))
    });
    let called = called.unwrap_or_default();
    let unit = Unit { name: file.to_owned(), text, options };
    let choice = Choice { file: (!all).then_some(main_file), line };
    let observation = crate::observe(&unit);
    let entities: Vec<_> = choice.entities(&observation).collect();
    let report = reported(look, unit, &choice);
    if let (Some(line), true) = (line, entities.is_empty() && called.is_empty() && report.shown.is_empty()) {
        return look.nothing(&nothing_at(file, line), file, line);
    }
    let exit = observation.exit;
    match look.answer.format {
        Format::Json => {
            let mut document = json::document(&report);
            document["entities"] = entities.iter().map(|one| explain::record(one, dialect, pass)).collect();
            let record = |one| explain::record_of_call(one, &observation.entities, dialect, pass);
            document["calls"] = called.iter().map(record).collect();
            look.say(&format!("{document}\n"), exit)
        }
        Format::Sarif => look.say(&look.answer.render(&report, Style::default()), exit),
        Format::Tool | Format::Rich => {
            let mut text = explain::explain(&entities, dialect, pass);
            let place = (choice.file.as_deref().unwrap_or(file), line.unwrap_or_default());
            text.push_str(&explain::calls(place, &called, &observation.entities, dialect, pass));
            look.say(&(text + &look.answer.render(&report, Style::default())), exit)
        }
    }
}

/// What is reported of the chosen lines.
fn reported(look: &Look<'_>, unit: Unit, choice: &Choice) -> Report {
    let Unit { name, text, options } = unit;
    let Output { mut report, reading, unread, .. } = compile(Input {
        name,
        text,
        options,
        control: Settings::default(),
        bodies: ReadBodies::Hot,
        code: true,
        threads: Threads::default(),
    });
    report
        .shown
        .retain(|shown| shown.at.as_ref().is_none_or(|spot| choice.takes(&spot.place.file, spot.place.line)));
    if let Some(source) = reading.as_ref().map(|reading| &reading.source).or(unread.as_deref()) {
        look.answer.place(&mut report, source);
    }
    report
}

/// Why there is nothing to be said of a line.
fn nothing_at(file: &str, line: u32) -> String {
    let lines = fs::read(file).ok().filter(|_| !is_preprocessed(file.as_ref()));
    let lines = lines.map(|text| text.split_inclusive(|byte| *byte == b'\n').count());
    match lines {
        Some(lines) if line as usize > lines || line == 0 => {
            format!("there is no line {line} in {file}, which has {lines}")
        }
        _ => format!("nothing is declared, called or reported at {file}:{line}"),
    }
}

/// `cufe explain FILE:LINE:COLUMN`.
fn explain_name(look: &Look<'_>, file: &str, place: (u32, u32)) -> i32 {
    let unit = match look.unit(file.as_ref()) {
        Ok(SourceUnit { text, options, .. }) => Unit { name: file.to_owned(), text, options },
        Err(exit) => return exit,
    };
    let read = match look.read_text(file.as_ref(), unit.text.clone(), &look.all_names(file.as_ref())) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let main_file = source_name(&read.source.text).unwrap_or_else(|| file.to_owned());
    let Some(mut text) = reading::explain_name(&read, &main_file, place) else {
        let (line, column) = place;
        return look.nothing(&format!("no name stands at {main_file}:{line}:{column}"), &main_file, line);
    };
    let meanings: Vec<String> = text.lines().map(str::to_owned).collect();
    let (dialect, pass) = (unit.options.dialect, unit.options.pass);
    let referred = reading::referred(&read, &main_file, place);
    // Whole units are judged where there is an entity to be told of only.
    let observation = if referred.is_empty() { Observation::default() } else { crate::observe(&unit) };
    let of = |one: &Referred| observation.entities.iter().find(|entity| entity.place == one.first);
    let entities: Vec<_> = referred.iter().filter_map(of).collect();
    text.push_str(&explain::explain(&entities, dialect, pass));
    if referred.iter().any(|one| one.is_launched) {
        text.push_str(&explain::launch());
    }
    match look.answer.format {
        Format::Json => {
            let mut document = json::document(&Report::default());
            document["meanings"] = json!(meanings);
            document["entities"] = entities.iter().map(|one| explain::record(one, dialect, pass)).collect();
            look.say(&format!("{document}\n"), 0)
        }
        Format::Sarif => look.say(&look.answer.render(&Report::default(), Style::default()), 0),
        Format::Tool | Format::Rich => look.say(&text, 0),
    }
}

/// The name that the first line marker of a preprocessed unit gives its source.
fn source_name(text: &[u8]) -> Option<String> {
    let line = text.split(|byte| *byte == b'\n').next()?;
    let line = String::from_utf8_lossy(line);
    let (_, name) = line.strip_prefix('#')?.split_once('"')?;
    Some(name.split_once('"')?.0.to_owned())
}
