//! `cufe check FILE...`: what the passes of a compilation say of each file, told once.

use super::answer::Answer;
use super::host_compiler;
use super::preprocess::Headers;
use super::session;
use super::unit::{ReadingArguments, SourceUnit, Stopped, is_preprocessed};
use crate::compile::{Input, Output, compile};
use crate::diag::control::{Settings, check_selector};
use crate::diag::passes::{PassReport, merged};
use crate::diag::shown::Report;
use crate::diag::tool::Style;
use crate::read::ReadBodies;
use crate::threads::Threads;
use clap::ArgMatches;
use cufe_spec::release::Release;
use cufe_spec::unit::{DiagnosticControl, Pass};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// What `check` was asked.
pub(super) struct Check<'a> {
    /// How files are read.
    pub(super) reading: &'a ReadingArguments,
    /// The command's arguments.
    pub(super) matches: &'a ArgMatches,
    /// What changes the severity of diagnostics.
    pub(super) changes: Vec<(String, DiagnosticControl)>,
    /// Where it is said.
    pub(super) answer: Answer,
}

impl Check<'_> {
    /// Judges each file and gives the worst exit status.
    pub(super) fn run(&self, files: &[OsString]) -> i32 {
        let paths: Vec<&Path> = files.iter().map(Path::new).collect();
        if let Err(fault) = self.answer.check(&paths) {
            return super::complain(&fault.to_string());
        }
        let is_raw = files.iter().any(|file| !is_preprocessed(file));
        let pass = self.reading.pass.unwrap_or_default();
        let headers = match is_raw.then(|| self.reading.headers(pass)).transpose() {
            Ok(headers) => headers,
            Err(why) => return self.answer.stop(&Stopped::Fault(why.to_string()), OsStr::new("")),
        };
        let (mut all, mut texts, mut exit) = (Report::default(), String::new(), 0);
        for file in files {
            let report = self.judge(file, headers.as_ref());
            exit = exit.max(report.exit());
            if self.answer.format.is_document() {
                all.limit_reached |= report.limit_reached;
                all.shown.extend(report.shown);
                continue;
            }
            let text = self.answer.render(&report, Style::default());
            match self.answer.file() {
                None => session::complain(&text),
                Some(_) => texts.push_str(&text),
            }
        }
        let given = match (self.answer.format.is_document(), self.answer.file()) {
            (true, _) => self.answer.give(&self.answer.render(&all, Style::default())),
            (false, Some(_)) => self.answer.give(&texts),
            (false, None) => Ok(()),
        };
        given.map_or_else(|fault| super::complain(&fault.to_string()), |()| exit)
    }

    /// What the passes say of a file.
    fn judge(&self, file: &OsStr, headers: Option<&Headers>) -> Report {
        let passes = match (self.reading.pass, is_preprocessed(file)) {
            (Some(pass), _) => vec![pass],
            // A preprocessed text is of one pass.
            (None, true) => vec![Pass::Host],
            (None, false) => vec![Pass::Host, Pass::Device],
        };
        let (mut reports, mut heard) = (Vec::new(), String::new());
        for pass in passes {
            let unit = self.reading.unit(file, pass, self.matches, headers);
            let said = match &unit {
                Ok(unit) => &unit.said,
                Err(Stopped::HostCompiler { said, .. }) => said,
                Err(Stopped::Fault(_)) => "",
            };
            if *said != heard {
                session::complain(said);
                heard = said.to_owned();
            }
            let report = match unit {
                Ok(unit) => self.judge_unit(file, pass, unit),
                Err(stopped) => {
                    let report = Report { shown: stopped.records(file), ..Report::default() };
                    PassReport { pass, report, source: None }
                }
            };
            reports.push(report);
        }
        merged(reports, &file.to_string_lossy())
    }

    fn judge_unit(&self, file: &OsStr, pass: Pass, unit: SourceUnit) -> PassReport {
        let release = unit.options.dialect.release().unwrap_or(Release::NEWEST);
        let wrong = self.changes.iter().find_map(|(selector, _)| check_selector(selector, release).err());
        if let Some(fault) = wrong {
            let shown = Stopped::Fault(fault.to_string()).records(file);
            return PassReport { pass, report: Report { shown, ..Report::default() }, source: None };
        }
        let Output { mut report, reading, unread, .. } = compile(Input {
            name: file.to_string_lossy().into_owned(),
            text: unit.text,
            options: unit.options,
            control: Settings { changes: self.changes.clone(), ..Settings::default() },
            bodies: ReadBodies::Hot,
            code: false,
            threads: Threads::default(),
        });
        let source = reading.map(|reading| reading.source).or(unread.map(|source| *source));
        if let Some(source) = &source {
            self.answer.place(&mut report, source);
        }
        report.shown.splice(0..0, host_compiler::records(&unit.said));
        PassReport { pass, report, source }
    }
}
