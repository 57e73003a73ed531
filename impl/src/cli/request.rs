//! Everything that one run of the front end is asked, whichever command line asked it.

use super::answer::Answer;
use crate::diag::control::Settings;
use crate::diag::shown::Shown;
use crate::diag::tool::Style;
use crate::threads::Threads;
use cufe_spec::release::Release;
use cufe_spec::unit::Options;
use std::ffi::OsString;
use std::path::PathBuf;

/// How diagnostics are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// The released tool's text.
    #[default]
    Tool,
    /// Text with the source line and marks, for people.
    Rich,
    /// One JSON object.
    Json,
    /// A SARIF 2.1.0 log.
    Sarif,
}

impl Format {
    /// The format of that name.
    pub fn from_name(name: &str) -> Option<Format> {
        match name {
            "tool" => Some(Format::Tool),
            "rich" => Some(Format::Rich),
            "json" => Some(Format::Json),
            "sarif" => Some(Format::Sarif),
            _ => None,
        }
    }

    /// Whether a program reads it rather than a person.
    pub fn is_document(self) -> bool {
        matches!(self, Format::Json | Format::Sarif)
    }
}

/// How `--stats` is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatsForm {
    /// A table.
    Text,
    /// One JSON object.
    Json,
}

impl StatsForm {
    /// The form of that name.
    pub fn from_name(name: &str) -> Option<StatsForm> {
        match name {
            "text" => Some(StatsForm::Text),
            "json" => Some(StatsForm::Json),
            _ => None,
        }
    }
}

/// One run: what is read, how, and where its outputs go.
#[derive(Clone, Debug)]
pub struct Request {
    /// The input's path; `-` is standard input. `None`
    /// when only [`Request::show_version`] or [`Request::list_options`] was asked.
    pub input: Option<OsString>,
    /// The options of the unit. `original_file` is empty when it was not given.
    pub options: Options,
    /// Flags that control diagnostics.
    pub control: Settings,
    /// How the tool form is written.
    pub style: Style,
    /// The form of diagnostics. The drop-in takes no more of it.
    pub answer: Answer,
    /// Where diagnostics of the drop-in go in place of standard error.
    pub error_file: Option<PathBuf>,
    /// What the host compiler said of the source.
    pub of_host_compiler: Vec<Shown>,
    /// Where the host output goes; by default the input's name with `.int.c`, in the current folder.
    pub host_file: Option<PathBuf>,
    /// Whether the host output goes to standard output.
    pub to_standard_output: bool,
    /// Where the device IL goes, in the documents' dialect; releases write none.
    pub device_file: Option<PathBuf>,
    /// Where the module id goes; without [`Request::generate_module_id`], where it comes from.
    pub module_id_file: Option<PathBuf>,
    /// Whether the module id is written.
    pub generate_module_id: bool,
    /// Whether outputs are made at all.
    pub code: bool,
    /// Whether every body and initialiser is read.
    pub read_all: bool,
    /// Whether stages run side by side (`--one-thread`: they do not).
    pub threads: Threads,
    /// Whether counts and times are written.
    pub stats: Option<StatsForm>,
    /// Whether the version is shown first.
    pub show_version: bool,
    /// The release whose option names are listed first.
    pub list_options: Option<Release>,
    /// What is said with the statistics of a release that is not known.
    pub release_note: Option<String>,
}

impl Request {
    /// The file that closing lines name: the original one, or the input; none for standard input.
    pub fn summary_name(&self) -> Option<String> {
        let input = self.input.as_ref().map(|input| input.to_string_lossy().into_owned());
        let original = Some(self.options.original_file.clone()).filter(|name| !name.is_empty());
        input
            .filter(|name| name != "-")
            .and_then(|input| original.or(Some(input)))
            .filter(|name| !name.is_empty())
    }
}

impl Default for Request {
    /// What the released tool does without any option.
    fn default() -> Request {
        Request {
            input: None,
            options: Options {
                static_host_stub: false,
                device_hidden_visibility: false,
                stub_file_name: String::new(),
                original_file: String::new(),
                original_path: String::new(),
                ..Options::default()
            },
            control: Settings::default(),
            style: Style { numbers: false, brief: false },
            answer: Answer { format: Format::Tool, ..Answer::default() },
            error_file: None,
            of_host_compiler: Vec::new(),
            host_file: None,
            to_standard_output: false,
            device_file: None,
            module_id_file: None,
            generate_module_id: false,
            code: true,
            read_all: false,
            threads: Threads::default(),
            stats: None,
            show_version: false,
            list_options: None,
            release_note: None,
        }
    }
}
