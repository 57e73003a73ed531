//! Runs many subjects through two judges and tallies what they say.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cufe_conformance::adapters::{Capabilities, Compares, FrontEnd};
use cufe_conformance::case::Run;
use cufe_conformance::compare::agree;
use cufe_conformance::watch::Watch;
use cufe_spec::observation::{Answer, Diagnostic, Observation, Severity};
use cufe_spec::unit::{Dialect, Options, Pass, Unit};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::generate::breakages::UNBROKEN;
use crate::generate::program::Program;
use crate::generate::text::Rendered;
use crate::host_compiler::HostCompiler;
use crate::known;
use crate::reduce::reduce;
use crate::subject::{FILE, Intent, Setting, Subject};

/// How many candidates a reduction may try.
const REDUCTION_ATTEMPTS: usize = 4_000;

/// Who the front end is compared with.
pub enum Against {
    /// The reference interpreter: in both dialects as the program's intent speaks of it, and in a drawn [`Setting`].
    Oracle,
    /// Another front end, the released tool for one, in the dialect of releases.
    Other(Box<dyn FrontEnd>),
    /// The host compiler, which has to accept what the documents have a front end write of every program that it accepts.
    HostCompiler(HostCompiler),
}

impl Against {
    /// Its name in reports and in the folder of a campaign.
    pub fn name(&self) -> &str {
        match self {
            Against::Oracle => "oracle",
            Against::Other(tool) => tool.name(),
            Against::HostCompiler(_) => "g++",
        }
    }
}

/// What came of a comparison in a drawn setting without a difference.
const AGREE: &str = "agree";

/// What stands before the reason of a difference that is known.
const KNOWN: &str = "known: ";

/// What one comparison of one subject found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The seed.
    pub seed: u64,
    /// The intent of the program.
    pub intent: String,
    /// Which comparison, for instance `oracle vs cufe, documented`.
    pub comparison: String,
    /// What differs.
    pub detail: String,
}

/// What a campaign did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Subjects run.
    pub subjects: usize,
    /// Comparisons in which both sides had an answer.
    pub compared: usize,
    /// Answers `NotCore` of the oracle: what it met, and the intent of the program.
    pub not_core: BTreeMap<String, usize>,
    /// How often each intent was really reached: (intent, how often).
    pub reached: BTreeMap<String, usize>,
    /// Comparisons in a drawn [`Setting`], by its run and then by what came of them: `agree`, the reason of a difference that is known,
    /// or what the oracle met outside of its language.
    pub drawn: BTreeMap<String, BTreeMap<String, usize>>,
    /// How often the front end reported each diagnostic, whatever was intended.
    pub reported: BTreeMap<String, usize>,
    /// Differences.
    pub findings: Vec<Finding>,
}

impl Tally {
    /// What two campaigns together did.
    pub fn merge(mut self, other: Tally) -> Tally {
        self.subjects += other.subjects;
        self.compared += other.compared;
        for (what, count) in other.not_core {
            *self.not_core.entry(what).or_default() += count;
        }
        for (intent, count) in other.reached {
            *self.reached.entry(intent).or_default() += count;
        }
        for (run, counts) in other.drawn {
            let of_run = self.drawn.entry(run).or_default();
            for (what, count) in counts {
                *of_run.entry(what).or_default() += count;
            }
        }
        for (rule, count) in other.reported {
            *self.reported.entry(rule).or_default() += count;
        }
        self.findings.extend(other.findings);
        self
    }

    fn note(&mut self, observation: &Observation) {
        for diagnostic in &observation.diagnostics {
            *self.reported.entry(diagnostic.tag.clone()).or_default() += 1;
        }
    }

    /// The table of what was reached: of every diagnostic of `catalogue` how often it was reported and how many programs broke it or
    /// nearly did; where it was not reported, the reason, if there is one.
    pub fn coverage<'a>(&self, catalogue: impl Iterator<Item = &'a str>) -> String {
        let mut text = String::from("reported  broken  nearly  diagnostic\n");
        let (mut all, mut reached, mut explained) = (0, 0, 0);
        let of = |counts: &BTreeMap<String, usize>, key: &str| counts.get(key).copied().unwrap_or_default();
        for rule in catalogue {
            let reported = of(&self.reported, rule);
            let broken = of(&self.reached, &format!("breaks {rule}"));
            let nearly = of(&self.reached, &format!("nearly breaks {rule}"));
            let reason = UNBROKEN.iter().find(|(known, _)| *known == rule && reported == 0);
            all += 1;
            reached += usize::from(reported > 0);
            explained += usize::from(reason.is_some());
            let reason = reason.map_or_else(String::new, |(_, why)| format!(" ({why})"));
            let _ = writeln!(text, "{reported:8} {broken:7} {nearly:7}  {rule}{reason}");
        }
        let rest = all - reached - explained;
        let _ = writeln!(
            text,
            "{reached} of {all} diagnostics reported, {explained} not reachable for a reason, {rest} not reached"
        );
        text
    }

    /// The summary that a campaign ends with.
    pub fn summary(&self) -> String {
        let not_core: usize = self.not_core.values().sum();
        let mut text = format!(
            "{} programs, {} comparisons, {} outside Core CUDA, {} intents reached\n",
            self.subjects,
            self.compared,
            not_core,
            self.reached.len()
        );
        for (what, count) in &self.not_core {
            let _ = writeln!(text, "  outside Core CUDA: {count} x {what}");
        }
        for (run, counts) in &self.drawn {
            let all: usize = counts.values().sum();
            let agree = counts.get(AGREE).copied().unwrap_or_default();
            let _ = writeln!(text, "  drawn {run}: {all} programs, {agree} agree");
            for (reason, count) in counts.iter().filter(|(what, _)| what.starts_with(KNOWN)) {
                let _ = writeln!(text, "    {count} x {reason}");
            }
        }
        let mut by_comparison: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for finding in &self.findings {
            *by_comparison.entry((&finding.comparison, &finding.intent)).or_default() += 1;
        }
        for ((comparison, intent), count) in by_comparison {
            let _ = writeln!(text, "  {count} x {comparison}: {intent}");
        }
        text
    }
}

/// Runs the subjects of `seeds` under `watch`; `progress` is called once for each.
pub fn run(
    seeds: std::ops::Range<u64>,
    against: &Against,
    watch: &Watch,
    progress: impl Fn() + Sync,
) -> Tally {
    seeds
        .into_par_iter()
        .map(|seed| {
            let judged = || without_panic(|| judge(&Subject::of_seed(seed), against));
            let tally = watch.over(|| format!("seed {seed}"), judged).unwrap_or_else(|message| Tally {
                subjects: 1,
                findings: vec![Finding {
                    seed,
                    intent: "unknown".to_owned(),
                    comparison: "the campaign panics".to_owned(),
                    detail: message,
                }],
                ..Tally::default()
            });
            progress();
            tally
        })
        .reduce(Tally::default, Tally::merge)
}

/// Runs all comparisons of one subject.
pub fn judge(subject: &Subject, against: &Against) -> Tally {
    let mut tally = Tally { subjects: 1, ..Tally::default() };
    let tool: Option<&dyn FrontEnd> = match against {
        Against::Oracle => None,
        Against::Other(tool) => Some(tool.as_ref()),
        Against::HostCompiler(compiler) => {
            let setting = Setting::documented_host(subject.seed);
            judge_drawn(subject, setting, compile_outputs(&setting.unit(subject), compiler), &mut tally);
            return tally;
        }
    };
    let rendered = subject.rendered();
    let spelled = subject.spelled(&rendered, tool.is_some());
    for &dialect in dialects(tool) {
        let unit = subject.unit_of(&spelled, dialect);
        let said = compare(subject, &rendered, &unit, tool);
        if let Some(what) = said.not_core {
            *tally.not_core.entry(format!("{what}: {}", subject.intent.describe())).or_default() += 1;
            continue;
        }
        tally.compared += 1;
        *tally.reached.entry(subject.intent.describe()).or_default() += 1;
        if let Some(told) = &said.told {
            tally.note(told);
        }
        for (comparison, detail) in said.differences {
            tally.findings.push(Finding {
                seed: subject.seed,
                intent: subject.intent.describe(),
                comparison: format!("{comparison}, {dialect}"),
                detail,
            });
        }
    }
    if tool.is_none() {
        let setting = Setting::of_seed(subject.seed);
        judge_drawn(subject, setting, compare_front_ends(subject, setting), &mut tally);
    }
    tally
}

/// The dialects that are compared: another front end than the oracle knows one.
fn dialects(tool: Option<&dyn FrontEnd>) -> &'static [Dialect] {
    if tool.is_some() { &[Dialect::REFERENCE] } else { &Dialect::ONE_OF_EACH_FAMILY }
}

/// Tallies what was said of `subject` in a setting of its seed, of which no intent speaks.
fn judge_drawn(subject: &Subject, setting: Setting, said: Said, tally: &mut Tally) {
    if let Some(told) = &said.told {
        tally.note(told);
    }
    let outcome = match (&said.not_core, said.known, said.differences.is_empty()) {
        (Some(what), ..) => what.clone(),
        (None, Some(reason), _) => format!("{KNOWN}{reason}"),
        (None, None, true) => AGREE.to_owned(),
        (None, None, false) => "differ".to_owned(),
    };
    *tally.drawn.entry(setting.run.name().to_owned()).or_default().entry(outcome).or_default() += 1;
    for (comparison, detail) in said.differences {
        let (seed, intent) = (subject.seed, subject.intent.describe());
        let comparison = format!("{comparison}, drawn {}", setting.describe());
        tally.findings.push(Finding { seed, intent, comparison, detail });
    }
}

/// What the host compiler says of the host outputs of oracle and front end for `unit`.
fn compile_outputs(unit: &Unit, compiler: &HostCompiler) -> Said {
    let mut said = Said::default();
    let (oracle, cufe) =
        (without_panic(|| cufe_oracle::observe(unit)), without_panic(|| cufe::observe(unit)));
    let mut outputs: Vec<(&'static str, String)> = Vec::new();
    match oracle {
        Ok(Answer::Observed(seen)) => {
            outputs.extend(seen.host.map(|text| ("g++ refuses the oracle's output", text)));
        }
        Ok(Answer::NotCore { what, .. }) => said.not_core = Some(what),
        Err(message) => said.differences.push(("oracle panics", message)),
    }
    match cufe {
        Ok(seen) => {
            outputs.extend(seen.host.clone().map(|text| ("g++ refuses cufe's output", text)));
            said.told = Some(seen);
        }
        Err(message) => said.differences.push(("cufe panics", message)),
    }
    for (whose, text) in outputs {
        match compiler.refuses(&text, unit.options.standard) {
            Ok(None) => {}
            Ok(Some(why)) => said.differences.push((whose, why)),
            Err(error) => said.differences.push(("g++ cannot be asked", format!("{error:#}"))),
        }
    }
    said
}

/// What the host compiler refuses of the outputs for `subject`, without places and numbers.
fn refusals(subject: &Subject, compiler: &HostCompiler) -> Vec<(&'static str, String)> {
    let unit = Setting::documented_host(subject.seed).unit(subject);
    let said = compile_outputs(&unit, compiler).differences.into_iter();
    let reason = |text: &str| {
        let line = text.lines().next().unwrap_or_default();
        let reason = line.split_once("error: ").map_or(line, |(_, reason)| reason);
        reason.chars().filter(|c| !c.is_ascii_digit()).collect()
    };
    said.map(|(whose, text)| (whose, reason(&text))).collect()
}

/// Oracle and front end on `subject` in `setting`, without regard to what was intended.
fn compare_front_ends(subject: &Subject, setting: Setting) -> Said {
    let unit = &setting.unit(subject);
    let mut said = Said::default();
    match (without_panic(|| cufe_oracle::observe(unit)), without_panic(|| cufe::observe(unit))) {
        (Ok(Answer::NotCore { what, .. }), Ok(_)) => said.not_core = Some(what),
        (Ok(oracle), Ok(cufe)) => {
            let differences = agree(unit, &oracle, &cufe);
            said.known = known::reason(setting.run, &differences);
            if !differences.is_empty() && said.known.is_none() {
                let detail: Vec<String> = differences.iter().map(ToString::to_string).collect();
                said.differences.push(("oracle vs cufe", detail.join("\n")));
            }
            said.told = Some(cufe);
        }
        (oracle, cufe) => {
            said.differences.extend(oracle.err().map(|message| ("oracle panics", message)));
            said.differences.extend(cufe.err().map(|message| ("cufe panics", message)));
        }
    }
    said
}

#[derive(Default)]
struct Said {
    /// What the front end said.
    told: Option<Observation>,
    not_core: Option<String>,
    /// Why they differ, where that is known.
    known: Option<&'static str>,
    differences: Vec<(&'static str, String)>,
}

/// All comparisons of one unit with another front end, or the oracle.
fn compare(subject: &Subject, rendered: &Rendered, unit: &Unit, tool: Option<&dyn FrontEnd>) -> Said {
    let mut said = Said::default();
    let cufe = match without_panic(|| cufe::observe(unit)) {
        Ok(observed) => observed,
        Err(message) => {
            said.differences.push(("cufe panics", message));
            return said;
        }
    };
    let other = match tool {
        None => match without_panic(|| cufe_oracle::observe(unit)) {
            Ok(answer) => answer,
            Err(message) => {
                said.differences.push(("oracle panics", message));
                return said;
            }
        },
        Some(tool) if !has_run(tool, unit) => {
            said.not_core = Some("no such run".to_owned());
            return said;
        }
        Some(tool) => match tool.run(unit) {
            Ok(answer) => answer,
            Err(error) => {
                said.differences.push(("the other cannot be asked", format!("{error:#}")));
                return said;
            }
        },
    };
    let observed = match other {
        Answer::NotCore { what, .. } => {
            said.not_core = Some(what);
            return said;
        }
        Answer::Observed(observed) => observed,
    };
    match tool {
        None => {
            let differences = agree(unit, &Answer::Observed(observed.clone()), &cufe);
            if !differences.is_empty() {
                let detail: Vec<String> = differences.iter().map(ToString::to_string).collect();
                said.differences.push(("oracle vs cufe", detail.join("\n")));
            }
            let intended = intended((subject, rendered), unit, &observed, true);
            said.differences.extend(intended.map(|detail| ("intent vs oracle", detail)));
        }
        Some(tool) => {
            let capabilities = tool.capabilities();
            let (other, ours) = (verdicts(&observed, capabilities), verdicts(&cufe, capabilities));
            if other != ours {
                let detail = format!("{}: {other:?}\ncufe: {ours:?}", tool.name());
                said.differences.push(("the other vs cufe", detail));
            }
            // It tells no bytes of entities, and in words of its own nothing that the generator knows.
            let intended = intended((subject, rendered), unit, &observed, false)
                .filter(|_| capabilities.compares == Compares::Texts);
            said.differences.extend(intended.map(|detail| ("intent vs the other", detail)));
        }
    }
    let intended = intended((subject, rendered), unit, &cufe, true);
    said.differences.extend(intended.map(|detail| ("intent vs cufe", detail)));
    said.told = Some(cufe);
    said
}

/// The answer, or the message of the panic in its place: a panic is a finding like any other.
fn without_panic<T>(ask: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(ask)).map_err(|payload| {
        let text = payload.downcast_ref::<&str>().map(ToString::to_string);
        text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
    })
}

/// Whether the front end has the run of a unit.
fn has_run(front_end: &dyn FrontEnd, unit: &Unit) -> bool {
    let Options { dialect, pass, .. } = &unit.options;
    let run =
        Run::ALL.into_iter().find(|run| run.pass() == *pass && run.is_released() == dialect.is_released());
    run.is_some_and(|run| front_end.capabilities().runs.contains(run))
}

/// What is compared with another front end: (line, severity, tag and text) in order of line; of one with words of its own the
/// lines with errors. Warnings of plain C++ are outside the comparison.
fn verdicts(observation: &Observation, capabilities: Capabilities) -> Vec<(u32, &'static str, String)> {
    let told = observation.diagnostics.iter();
    let mut lines: Vec<_> = match capabilities.compares {
        Compares::Texts => told
            .filter(|d| is_cuda_rule(d))
            .map(|d| (d.place.line, d.severity.name(), format!("{}: {}", d.tag, d.text.trim_end())))
            .collect(),
        Compares::Rules => told
            .filter(|d| is_cuda_rule(d))
            .map(|d| (d.place.line, d.severity.name(), d.tag.clone()))
            .collect(),
        Compares::Lines => told
            .filter(|d| d.severity >= Severity::Error)
            .map(|d| (d.place.line, Severity::Error.name(), String::new()))
            .collect(),
    };
    lines.sort();
    if capabilities.compares == Compares::Lines {
        lines.dedup();
    }
    lines
}

fn is_cuda_rule(diagnostic: &Diagnostic) -> bool {
    diagnostic.tag != cufe_conformance::case::PLAIN_CPP
}

/// What the generator knows that `observation` does not show. The generator's knowledge is of the dialect of the
/// intent; what else a program shows there is known in the dialects of releases only.
fn intended(
    (subject, rendered): (&Subject, &Rendered),
    unit: &Unit,
    observation: &Observation,
    tells_facts: bool,
) -> Option<String> {
    if unit.options.dialect != subject.intent.dialect() {
        return None;
    }
    let said: Vec<(u32, &str)> =
        observation.diagnostics.iter().map(|d| (d.place.line, d.tag.as_str())).collect();
    let mut expected: Vec<(u32, &str)> = match subject.intent {
        Intent::Valid | Intent::NearMiss(_) => Vec::new(),
        Intent::Violation(breakage) => {
            let line = rendered.marked_lines.first().copied().unwrap_or_default();
            breakage.along.iter().chain([&breakage.rule]).map(|rule| (line, *rule)).collect()
        }
    };
    expected.sort_unstable();
    let mut sorted = said.clone();
    let marked = rendered.marked_lines.first().copied();
    let rule = subject.intent.breakage().map(|breakage| breakage.rule);
    sorted.retain(|(line, tag)| Some(*line) == marked || !shown_anywhere(unit, rule, tag));
    sorted.sort();
    if sorted != expected {
        return Some(format!("expected diagnostics {expected:?}, got {said:?}"));
    }
    let facts_are_known = unit.options.pass == Pass::Host && unit.options.dialect.is_released();
    if !tells_facts || !facts_are_known || matches!(subject.intent, Intent::Violation(_)) {
        return None;
    }
    missing_fact(&rendered.facts, observation)
}

/// The first expected fact that is not among the observed entities, which come in the same order.
/// Whether a program may show `tag` on any line: in the device pass, declarations that precede their definitions with
/// another annotation are warned about; what is off by default, or the documents' own, is said of ordinary code.
fn shown_anywhere(unit: &Unit, rule: Option<&str>, tag: &str) -> bool {
    let ordinary = !unit.options.diagnostic_control.is_empty() || unit.options.dialect == Dialect::Documented;
    (unit.options.pass == Pass::Device && tag.starts_with("space.redeclared"))
        || (ordinary && rule == Some(tag))
}

fn missing_fact(
    expected: &[crate::generate::text::ExpectedFact],
    observation: &Observation,
) -> Option<String> {
    let mut observed = observation.entities.iter().filter(|entity| entity.place.file == FILE);
    for fact in expected {
        let found = observed.by_ref().any(|entity| {
            entity.name == fact.name && entity.place.line == fact.line && entity.class == fact.class
        });
        if !found {
            let known: Vec<_> = observation
                .entities
                .iter()
                .filter(|entity| entity.name == fact.name)
                .map(|entity| (entity.place.line, entity.class.as_str()))
                .collect();
            return Some(format!("no entity in order for {fact:?}; of that name: {known:?}"));
        }
    }
    None
}

/// The text of the smallest program, made from `subject`, on which the two sides still differ; of `subject` itself when
/// only its intent was missed, for a smaller program has another intent.
pub fn reduced(subject: &Subject, against: &Against) -> String {
    let mut first = None;
    let mut fails = |program: &Program| {
        // A reduced program misses its intent; what stays comparable is the two front ends.
        let candidate = Subject { program: program.clone(), ..subject.clone() };
        let tool: Option<&dyn FrontEnd> = match against {
            Against::HostCompiler(compiler) => {
                let refused = refusals(&candidate, compiler);
                // Without its declarations a program is refused, too: for another reason.
                let first = first.get_or_insert_with(|| refused.clone());
                return !refused.is_empty() && refused == *first;
            }
            Against::Other(tool) => Some(tool.as_ref()),
            Against::Oracle => None,
        };
        let differs_drawn = tool.is_none()
            && !compare_front_ends(&candidate, Setting::of_seed(subject.seed)).differences.is_empty();
        differs_drawn
            || dialects(tool).iter().any(|&dialect| {
                let unit = candidate.unit(dialect, tool.is_some());
                let said = compare(&candidate, &candidate.rendered(), &unit, tool);
                said.differences.iter().any(|(comparison, _)| !comparison.starts_with("intent"))
            })
    };
    if !fails(&subject.program) {
        return subject.rendered().text;
    }
    let program = reduce(&subject.program, REDUCTION_ATTEMPTS, fails);
    crate::generate::text::render(&program).text
}
