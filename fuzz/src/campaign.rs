//! Runs many subjects through two judges and tallies what they say.

use cufe_conformance::adapters::{Capabilities, Compares, Cufe, FrontEnd, Oracle};
use cufe_conformance::case::Run;
use cufe_conformance::compare::agree;
use cufe_conformance::kept::{self, Compared};
use cufe_conformance::watch::Watch;
use cufe_spec::observation::{Answer, Diagnostic, Observation, Severity};
use cufe_spec::release::Release;
use cufe_spec::rules::text::one_space;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};
use rayon::prelude::*;

use crate::generate::program::Program;
use crate::generate::text::Rendered;
use crate::host_compiler::{HostCompiler, LEFT_OUT, misses_device_functions};
use crate::known;
use crate::pruned;
use crate::reduce::reduce;
use crate::rows::Cells;
use crate::subject::{FILE, Intent, Setting, Subject};
use crate::suite;
use crate::tally::{AGREE, KNOWN};
pub use crate::tally::{Finding, Tally};

/// How many candidates a reduction may try.
const REDUCTION_ATTEMPTS: usize = 4_000;

/// Of so many seeds one is asked what is kept in the device IL: the front end reads a unit again for that.
const KEPT_SHARE: u64 = 5;

/// The comparison of the oracle's answer to what is left of a unit.
const PRUNED: &str = "pruned unit";

/// What the comparison of a finding ends with that is one of a program of the suite.
pub const OF_SUITE: &str = "program of the suite";

/// Who the front end is compared with.
pub enum Against {
    /// The reference interpreter: in both dialects as the program's intent speaks of it, and in a drawn [`Setting`].
    Oracle,
    /// Another front end, the released tool for one, in the dialect of a release.
    Other(Box<dyn FrontEnd>, Release),
    /// The host compiler, which has to accept what the documents have a front end write of every program that it accepts.
    HostCompiler(HostCompiler),
}

impl Against {
    /// Its name in the folder of a campaign.
    pub fn describe(&self) -> String {
        match self {
            Against::Oracle => "oracle".to_owned(),
            Against::Other(tool, Release::REFERENCE) => tool.name().to_owned(),
            Against::Other(tool, release) => format!("{} of {release}", tool.name()),
            Against::HostCompiler(_) => "g++".to_owned(),
        }
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
            let judged = || {
                without_panic(|| {
                    let of_suite = matches!(against, Against::Oracle).then(|| judge_case(seed));
                    judge(&Subject::of_seed(seed), against).merge(of_suite.unwrap_or_default())
                })
            };
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
    let other: Option<(&dyn FrontEnd, Release)> = match against {
        Against::Oracle => None,
        Against::Other(tool, release) => Some((tool.as_ref(), *release)),
        Against::HostCompiler(compiler) => {
            let setting = Setting::documented_host(subject.seed);
            judge_drawn(subject, setting, compile_outputs(&setting.unit(subject), compiler), &mut tally);
            return tally;
        }
    };
    let rendered = subject.rendered();
    let spelled = subject.spelled(&rendered, other.is_some());
    let tool = other.map(|(tool, _)| tool);
    for dialect in dialects(other) {
        if !subject.intent.is_for(subject.intent.pass(), dialect) {
            continue;
        }
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
        said.kept.iter().for_each(|compared| tally.kept.add(compared));
        tally.asked(said.asked);
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
        if setting.is_for(&subject.intent) {
            judge_drawn(subject, setting, compare_front_ends(subject, setting), &mut tally);
        }
    }
    tally
}

/// The dialects that are compared: another front end than the oracle knows one.
fn dialects(other: Option<(&dyn FrontEnd, Release)>) -> Vec<Dialect> {
    match other {
        Some((_, release)) => vec![Dialect::Released(release)],
        None => Dialect::ONE_OF_EACH_FAMILY.to_vec(),
    }
}

/// Tallies what was said of `subject` in a setting of its seed, of which no intent speaks.
fn judge_drawn(subject: &Subject, setting: Setting, said: Said, tally: &mut Tally) {
    count_drawn(setting.run.name().to_owned(), &said, tally);
    for (comparison, detail) in said.differences {
        let (seed, intent) = (subject.seed, subject.intent.describe());
        let comparison = format!("{comparison}, drawn {}", setting.describe());
        tally.findings.push(Finding { seed, intent, comparison, detail });
    }
}

/// Counts what came of a unit among those of its kind.
fn count_drawn(kind: String, said: &Said, tally: &mut Tally) {
    if let Some(told) = &said.told {
        tally.note(told);
    }
    said.kept.iter().for_each(|compared| tally.kept.add(compared));
    tally.asked(said.asked.clone());
    let outcome = match (&said.not_core, said.known, said.differences.is_empty()) {
        (Some(what), ..) => what.clone(),
        (None, Some(reason), true) => format!("{KNOWN}{reason}"),
        (None, None, true) => AGREE.to_owned(),
        (None, _, false) => "differ".to_owned(),
    };
    *tally.drawn.entry(kind).or_default().entry(outcome).or_default() += 1;
}

/// Tallies what oracle and front end say of the program of the suite of a seed in a run, in turn with its own options and with others.
pub fn judge_case(seed: u64) -> Tally {
    let mut tally = Tally::default();
    let Some((name, run, unit)) = suite::of_seed(seed) else { return tally };
    let mut said = compare_on(&unit, run, (asks_kept(seed), Prunes::Accepted));
    // Which rows of the decision tables are reached is asked of generated programs: the suite has a witness of each.
    said.asked = Cells::default();
    count_drawn(format!("{}, programs of the suite", run.name()), &said, &mut tally);
    for (comparison, detail) in said.differences {
        let comparison = format!("{comparison}, {OF_SUITE}");
        tally.findings.push(Finding { seed, intent: name.clone(), comparison, detail });
    }
    tally
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
            Ok(Some(why)) if said.told.as_ref().is_some_and(|seen| misses_device_functions(&why, seen)) => {
                said.known = Some(LEFT_OUT);
            }
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
    compare_on(&setting.unit(subject), setting.run, (asks_kept_of(subject), Prunes::All))
}

/// How oracle and front end differ on `subject` in `setting`, but for what is known.
pub fn differences(subject: &Subject, setting: Setting) -> Vec<String> {
    differences_of(&setting.unit(subject), setting.run)
}

/// How oracle and front end differ on a unit of a run, but for what is known.
pub fn differences_of(unit: &Unit, run: Run) -> Vec<String> {
    compare_on(unit, run, (false, Prunes::Nothing))
        .differences
        .into_iter()
        .map(|(what, detail)| format!("{what}: {detail}"))
        .collect()
}

/// Whose pruned unit is judged, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prunes {
    /// Nobody's.
    Nothing,
    /// Of a unit without errors.
    Accepted,
    /// Of any unit.
    All,
}

/// Oracle and front end on a unit of a run; where `asks`, what is kept in the device IL too.
fn compare_on(unit: &Unit, run: Run, (asks, prunes): (bool, Prunes)) -> Said {
    let mut said = Said::default();
    let oracle = without_panic(|| cufe_oracle::interpret(unit)).map(|interpreted| {
        said.asked = interpreted.asked;
        interpreted.answer
    });
    match (oracle, without_panic(|| cufe::observe(unit))) {
        (Ok(Answer::NotCore { what, .. }), Ok(_)) => said.not_core = Some(what),
        (Ok(oracle), Ok(cufe)) => {
            let mut differences = agree(unit, &oracle, &cufe);
            if let (Answer::Observed(oracle), true) = (&oracle, asks) {
                said.kept = kept::compare(unit, (&Oracle, oracle), (&Cufe, &cufe));
            }
            if let Some(Compared::Differ(difference)) = &said.kept {
                differences.push(difference.clone());
            }
            let is_pruned = match prunes {
                Prunes::Nothing => false,
                Prunes::Accepted => cufe.exit == 0,
                Prunes::All => true,
            };
            if let (Answer::Observed(oracle), true) = (&oracle, is_pruned && pruned::applies(unit)) {
                said.differences.extend(pruned::difference(unit, oracle).map(|detail| (PRUNED, detail)));
            }
            said.known = known::reason(run, &differences);
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
    /// The cells that the oracle was asked for.
    asked: Cells,
    /// What is kept in the device IL, where that was asked.
    kept: Option<Compared>,
    differences: Vec<(&'static str, String)>,
}

/// What another front end says of a unit, and what cufe says, as far as both are to say it: what is no valid C++ gets no code, and
/// what code generation would say is not said.
fn comparable(both: [&Observation; 2], capabilities: Capabilities) -> [Vec<(u32, &'static str, String)>; 2] {
    let is_invalid = both[0].diagnostics.iter().any(|d| !is_cuda_rule(d) && d.severity >= Severity::Error);
    both.map(|observed| {
        let mut told = verdicts(observed, capabilities);
        told.retain(|(.., text)| !(is_invalid && text.starts_with(pruned::UNDEFINED)));
        told
    })
}

/// How what the oracle says of a unit is not what was meant, or not what it says of the pruned one.
fn of_oracle(
    drawn: (&Subject, &Rendered),
    unit: &Unit,
    observed: &Observation,
) -> Vec<(&'static str, String)> {
    let intended = intended(drawn, unit, observed, true).map(|detail| ("intent vs oracle", detail));
    let left = pruned::applies(unit).then(|| pruned::difference(unit, observed)).flatten();
    intended.into_iter().chain(left.map(|detail| (PRUNED, detail))).collect()
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
        None => match without_panic(|| cufe_oracle::interpret(unit)) {
            Ok(interpreted) => {
                said.asked = interpreted.asked;
                interpreted.answer
            }
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
            let mut differences = agree(unit, &Answer::Observed(observed.clone()), &cufe);
            if asks_kept_of(subject) {
                said.kept = kept::compare(unit, (&Oracle, &observed), (&Cufe, &cufe));
            }
            if let Some(Compared::Differ(difference)) = &said.kept {
                differences.push(difference.clone());
            }
            // Of what a snippet adds to a program nobody claims anything, so what is known of drawn settings is known of it.
            if matches!(subject.intent, Intent::Open(_)) {
                let run = Run::of(unit.options.dialect.is_released(), unit.options.pass);
                said.known = known::reason(run, &differences);
            }
            if !differences.is_empty() && said.known.is_none() {
                let detail: Vec<String> = differences.iter().map(ToString::to_string).collect();
                said.differences.push(("oracle vs cufe", detail.join("\n")));
            }
            said.differences.extend(of_oracle((subject, rendered), unit, &observed));
        }
        Some(tool) => {
            let capabilities = tool.capabilities();
            let [other, ours] = comparable([&observed, &cufe], capabilities);
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

/// Whether it is asked what is kept of the programs of a seed.
pub fn asks_kept(seed: u64) -> bool {
    seed.is_multiple_of(KEPT_SHARE)
}

/// The same of a program of its intent.
fn asks_kept_of(subject: &Subject) -> bool {
    asks_kept(subject.seed) && subject.intent.is_for_kept()
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
            .map(|d| {
                (d.place.line, d.severity.name(), format!("{}: {}", d.tag, one_space(d.text.trim_end())))
            })
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
        Intent::Open(_) => return None,
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
        let other: Option<(&dyn FrontEnd, Release)> = match against {
            Against::HostCompiler(compiler) => {
                let refused = refusals(&candidate, compiler);
                // Without its declarations a program is refused, too: for another reason.
                let first = first.get_or_insert_with(|| refused.clone());
                return !refused.is_empty() && refused == *first;
            }
            Against::Other(tool, release) => Some((tool.as_ref(), *release)),
            Against::Oracle => None,
        };
        let tool = other.map(|(tool, _)| tool);
        let differs_drawn = tool.is_none()
            && !compare_front_ends(&candidate, Setting::of_seed(subject.seed)).differences.is_empty();
        differs_drawn
            || dialects(other).into_iter().any(|dialect| {
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
