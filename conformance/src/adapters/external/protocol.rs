//! The lines of the protocol; `conformance/PROTOCOL.md` describes them.

use std::sync::OnceLock;

use anyhow::{Context as _, anyhow, bail, ensure};
use cufe_spec::observation::{
    Answer, Diagnostic, EntityFacts, EntityKind, KeptEntity, KeptKind, Observation, Place, Severity,
};
use cufe_spec::rules::Rules;
use cufe_spec::space::{MemoryWord, SpaceByte};
use cufe_spec::unit::{DiagnosticControl, Dialect, Options, Unit};
use serde::{Deserialize, Serialize};

use super::super::{Capabilities, Compares, Runs};
use crate::case::{PLAIN_CPP, Run};

/// The version of the protocol.
const VERSION: u32 = 1;

/// The first line to the front end.
pub(super) fn greeting() -> String {
    serde_json::json!({ "cufe-conformance": VERSION }).to_string()
}

/// What a front end says of itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hello {
    pub(super) version: String,
    runs: Vec<String>,
    #[serde(default)]
    entities: bool,
    #[serde(default)]
    kept: bool,
    #[serde(default = "yes")]
    plain_cpp: bool,
    #[serde(default)]
    compares: Compares,
}

fn yes() -> bool {
    true
}

impl Hello {
    pub(super) fn capabilities(&self) -> Capabilities {
        Capabilities {
            runs: self.runs.iter().filter_map(|name| Run::from_name(name)).collect::<Runs>(),
            entities: self.entities,
            kept: self.kept,
            plain_cpp: self.plain_cpp,
            compares: self.compares,
        }
    }
}

/// The front end's first line.
pub(super) fn hello(said: &str) -> anyhow::Result<Hello> {
    let hello: Hello =
        serde_json::from_str(said).with_context(|| format!("its first line is {}", begin(said)))?;
    if let Some(unknown) = hello.runs.iter().find(|name| Run::from_name(name).is_none()) {
        bail!("there is no run `{unknown}`");
    }
    Ok(hello)
}

/// A question.
#[derive(Debug, Serialize)]
pub(super) struct Question<'a> {
    pub(super) id: u64,
    run: &'static str,
    release: Option<&'static str>,
    file: &'a str,
    text: &'a str,
    options: Flags<'a>,
}

#[derive(Debug, Serialize)]
struct Flags<'a> {
    standard: u8,
    extended_lambda: bool,
    relaxed_constexpr: bool,
    enable_tile: bool,
    device_c: bool,
    default_device: bool,
    static_host_stub: bool,
    diagnostics: Vec<(&'a str, &'static str)>,
}

impl<'a> Question<'a> {
    pub(super) fn new(id: u64, unit: &'a Unit) -> anyhow::Result<Question<'a>> {
        let options = &unit.options;
        let run = Run::ALL
            .into_iter()
            .find(|run| run.pass() == options.pass && run.is_released() == options.dialect.is_released());
        Ok(Question {
            id,
            run: run.context("no run has this pass and dialect")?.name(),
            release: options.dialect.release().map(|release| release.name()),
            file: &options.original_file,
            text: std::str::from_utf8(&unit.text).context("the unit is not UTF-8")?,
            options: Flags::new(options),
        })
    }
}

impl<'a> Flags<'a> {
    fn new(options: &'a Options) -> Flags<'a> {
        let control = |control: &DiagnosticControl| match control {
            DiagnosticControl::Suppress => "suppress",
            DiagnosticControl::Remark => "remark",
            DiagnosticControl::Warning => "warning",
            DiagnosticControl::Error => "error",
            DiagnosticControl::Default => "default",
        };
        let diagnostics =
            options.diagnostic_control.iter().map(|(name, wish)| (name.as_str(), control(wish)));
        Flags {
            standard: options.standard,
            extended_lambda: options.extended_lambda,
            relaxed_constexpr: options.relaxed_constexpr,
            enable_tile: options.enable_tile,
            device_c: options.device_c,
            default_device: options.default_device,
            static_host_stub: options.static_host_stub,
            diagnostics: diagnostics.collect(),
        }
    }
}

/// An answer as it is written.
#[derive(Debug, Deserialize)]
struct Reply {
    id: u64,
    exit: Option<i32>,
    no_opinion: Option<String>,
    error: Option<String>,
    #[serde(default)]
    diagnostics: Vec<Said>,
    #[serde(default)]
    entities: Vec<Entity>,
    kept: Option<Vec<Kept>>,
}

#[derive(Debug, Deserialize)]
struct Said {
    line: u32,
    text: String,
    file: Option<String>,
    #[serde(default)]
    column: u32,
    severity: Option<String>,
    tag: Option<String>,
    number: Option<u32>,
}

#[derive(Debug, Deserialize)]
struct Entity {
    name: String,
    space: Option<u8>,
    memory: Option<u16>,
}

#[derive(Debug, Deserialize)]
struct Kept {
    name: String,
    #[serde(default)]
    definition: bool,
    #[serde(default)]
    line: u32,
    kind: Option<String>,
    #[serde(default)]
    prefix: u8,
}

/// The answer to question `id`, which was about `unit`.
pub(super) fn answer(said: &str, id: u64, unit: &Unit) -> anyhow::Result<Answer> {
    let reply: Reply = serde_json::from_str(said)
        .with_context(|| format!("its answer is not JSON as the protocol has it: {}", begin(said)))?;
    ensure!(reply.id == id, "question {id} is answered as question {}", reply.id);
    if let Some(error) = reply.error {
        bail!("{error}");
    }
    if let Some(what) = reply.no_opinion {
        let place = Place { file: unit.options.original_file.clone(), line: 0, column: 0 };
        return Ok(Answer::NotCore { place, what });
    }
    let exit = reply.exit.context("it says neither `exit` nor `no_opinion`")?;
    let diagnostics: Vec<Diagnostic> =
        reply.diagnostics.into_iter().map(|said| said.diagnostic(unit)).collect::<anyhow::Result<_>>()?;
    Ok(Answer::Observed(Observation {
        exit,
        diagnostics,
        entities: reply.entities.into_iter().map(Entity::facts).collect(),
        kept: reply
            .kept
            .map(|kept| kept.into_iter().map(|entry| entry.entity(unit)).collect::<anyhow::Result<_>>())
            .transpose()?,
        ..Observation::default()
    }))
}

impl Said {
    fn diagnostic(self, unit: &Unit) -> anyhow::Result<Diagnostic> {
        const SEVERITIES: [Severity; 5] = [
            Severity::Remark,
            Severity::Warning,
            Severity::Error,
            Severity::Catastrophic,
            Severity::Internal,
        ];
        let named = |name: &str| {
            let known = SEVERITIES
                .into_iter()
                .find(|severity| severity.name() == name || severity.name().split(' ').next() == Some(name));
            known.with_context(|| format!("there is no severity `{name}`"))
        };
        let severity = self.severity.as_deref().map_or(Ok(Severity::Error), named)?;
        let tag = match (self.tag, self.number) {
            (Some(tag), _) => tag,
            (None, Some(number)) => numbered(number, severity, &self.text, unit.options.dialect)?,
            (None, None) => PLAIN_CPP.to_owned(),
        };
        Ok(Diagnostic {
            tag,
            internal: None,
            severity,
            place: Place {
                file: self.file.unwrap_or_else(|| unit.options.original_file.clone()),
                line: self.line,
                column: self.column,
            },
            arguments: Vec::new(),
            text: self.text,
        })
    }
}

/// The tag of the diagnostic that the released tools print with `number`; of several that share one, of which the text is, else the
/// first. What the catalogue does not have is plain C++.
fn numbered(number: u32, severity: Severity, text: &str, dialect: Dialect) -> anyhow::Result<String> {
    static RULES: OnceLock<Result<Rules, String>> = OnceLock::new();
    let rules = RULES.get_or_init(|| Rules::load().map_err(|error| error.to_string()));
    let rules = rules.as_ref().map_err(|why| anyhow!("{why}"))?;
    let bears =
        |tag: &str| rules.find_diagnostic(tag).and_then(|record| record.public_in(dialect)) == Some(number);
    let by_text =
        rules.match_told(dialect, Some(severity), text).map(|(tag, _)| tag).filter(|tag| bears(tag));
    let by_number = || rules.diagnostics().map(|record| record.id.as_str()).find(|tag| bears(tag));
    Ok(by_text.or_else(by_number).unwrap_or(PLAIN_CPP).to_owned())
}

impl Entity {
    fn facts(self) -> EntityFacts {
        EntityFacts {
            name: self.name,
            kind: if self.memory.is_some() { EntityKind::Variable } else { EntityKind::Function },
            space: SpaceByte(self.space.unwrap_or_default()),
            memory: MemoryWord(self.memory.unwrap_or_default()),
            class: String::new(),
            device_only: false,
            place: Place::default(),
        }
    }
}

impl Kept {
    fn entity(self, unit: &Unit) -> anyhow::Result<KeptEntity> {
        let named = |name: &str| {
            let known = KeptKind::ALL.into_iter().find(|kind| kind.name() == name);
            known.with_context(|| format!("there is no kind of kept entity `{name}`"))
        };
        Ok(KeptEntity {
            place: Place { file: unit.options.original_file.clone(), line: self.line, column: 0 },
            name: self.name,
            kind: self.kind.as_deref().map_or(Ok(KeptKind::Function), named)?,
            definition: self.definition,
            prefix: self.prefix,
        })
    }
}

/// The beginning of a line, for people.
fn begin(said: &str) -> String {
    let begin: String = said.chars().take(80).collect();
    format!("`{begin}{}`", if begin.len() < said.len() { "..." } else { "" })
}
