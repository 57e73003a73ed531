//! How a command answers, and where that goes.

use super::colour::Colour;
use super::distinct::{self, Named};
use super::files::{self, FileError};
use super::outputs;
use super::request::Format;
use super::session;
use super::unit::{Stopped, one_of};
use crate::diag::shown::Report;
use crate::diag::tool::{self, Style};
use crate::diag::{human, json, sarif};
use crate::source::Source;
use clap::Args;
use std::ffi::OsStr;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// How diagnostics are written.
#[derive(Args)]
pub(super) struct AnswerArguments {
    /// How diagnostics are written; tool is the released tool's text. Documents (json, sarif) go to standard output.
    #[arg(long, default_value = "rich", value_parser = one_of(["rich", "json", "sarif", "tool"], Format::from_name))]
    format: Format,
    /// Whether texts are coloured; auto heeds NO_COLOR, CLICOLOR and CLICOLOR_FORCE.
    #[arg(long, default_value = "auto", value_parser = one_of(["auto", "always", "never"], Colour::from_name))]
    color: Colour,
}

impl AnswerArguments {
    /// The answer, which goes to `file` where one is named; a text goes to `texts`, a document to `documents`.
    pub(super) fn answer(&self, file: Option<&Path>, texts: To, documents: To) -> Answer {
        let to = match (file, self.format.is_document()) {
            (Some(file), _) => To::File(file.to_path_buf()),
            (None, true) => documents,
            (None, false) => texts,
        };
        Answer { format: self.format, to, colour: self.color }
    }
}

/// How a command answers.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The form.
    pub format: Format,
    /// Where it goes.
    pub to: To,
    /// Whether a text is coloured.
    pub colour: Colour,
}

/// Where an answer goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum To {
    /// To standard error, as the drop-in has it.
    #[default]
    StandardError,
    /// To standard output.
    StandardOutput,
    /// Into a file.
    File(PathBuf),
}

impl Answer {
    /// A report in that form.
    pub fn render(&self, report: &Report, style: Style) -> String {
        match self.format {
            Format::Tool => tool::render(report, style),
            Format::Rich => human::render(report, self.is_coloured()),
            Format::Json => json::render(report),
            Format::Sarif => sarif::render(report),
        }
    }

    /// Gives what is said its places: in the forms of cufe's own, those in the user's files.
    pub fn place(&self, report: &mut Report, unit: &Source) {
        if self.format != Format::Tool {
            report.in_user_files(unit);
        }
    }

    /// Says why there is no unit of `file`, and gives the exit status.
    pub(super) fn stop(&self, stopped: &Stopped, file: &OsStr) -> i32 {
        let (text, said) = match stopped {
            Stopped::Fault(text) => (text, ""),
            Stopped::HostCompiler { text, said, .. } => (text, said.as_str()),
        };
        session::complain(said);
        let report = Report { shown: stopped.records(file), ..Report::default() };
        if !self.format.is_document() {
            super::complain(text);
        } else if let Err(fault) = self.give(&self.render(&report, Style::default())) {
            return super::complain(&fault.to_string());
        }
        report.exit()
    }

    /// The file that it goes to, if it goes to one.
    pub fn file(&self) -> Option<&Path> {
        match &self.to {
            To::File(path) => Some(path),
            To::StandardError | To::StandardOutput => None,
        }
    }

    fn is_coloured(&self) -> bool {
        let on_terminal = match self.to {
            To::StandardError => io::stderr().is_terminal(),
            To::StandardOutput => io::stdout().is_terminal(),
            To::File(_) => false,
        };
        self.colour.is_wanted(on_terminal)
    }

    /// Says a rendered text or document; a file is written whole or not at all.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn give(&self, text: &str) -> Result<(), FileError> {
        let path = match &self.to {
            To::File(path) => path,
            To::StandardOutput => {
                session::print(text);
                return Ok(());
            }
            To::StandardError => {
                session::complain(text);
                return Ok(());
            }
        };
        outputs::write_one(files::REPORT, path, text.as_bytes())
    }

    /// Checks that the file is none of those that are read.
    ///
    /// # Errors
    /// It is.
    pub fn check(&self, read: &[&Path]) -> Result<(), FileError> {
        let named = |role, path| Named { role, path };
        let read: Vec<Named<'_>> = read.iter().map(|path| named(files::SOURCE, *path)).collect();
        let written: Vec<Named<'_>> = self.file().iter().map(|path| named(files::REPORT, *path)).collect();
        distinct::check(&read, &written)
    }
}
