//! Asks about mutants in groups.

use anyhow::{Context as _, ensure};
use cufe_conformance::adapters::Cudafepp;
use cufe_conformance::toolkit::Toolkit;
use rayon::prelude::*;

use super::judge::{Difference, Said, ask, differences};
use super::mutants::{Mutant, changed};
use super::store::{Finding, Findings, Replay};
use super::subject::Subject;
use super::tally::Tally;

/// What a run is asked.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The first seed.
    pub first: u64,
    /// How many seeds of each unit and pass; two that stand for one change count once.
    pub count: u64,
    /// How many mutants are asked about together.
    pub batch: usize,
}

/// Mutants asked about together, each with its seed.
type Group<'a> = [(u64, &'a Mutant)];

/// Asks about the mutants of a range of seeds of `subject`; findings are put as they come.
///
/// # Errors
/// A finding cannot be written.
pub fn run(
    subject: &Subject,
    tool: &Cudafepp,
    settings: Settings,
    findings: &Findings,
) -> anyhow::Result<Tally> {
    let mut drawn: Vec<(u64, &Mutant)> = Vec::new();
    for seed in settings.first..settings.first.saturating_add(settings.count) {
        let Some(mutant) = subject.mutants.of_seed(seed) else { break };
        if drawn.iter().all(|(_, known)| *known != mutant) {
            drawn.push((seed, mutant));
        }
    }
    let groups = grouped(&drawn, settings.batch.max(1));
    let judge = |group: &Vec<(u64, &Mutant)>| Asking { subject, tool, findings }.group(group);
    let tallies: Vec<Tally> = groups.par_iter().map(judge).collect::<anyhow::Result<_>>()?;
    Ok(tallies.into_iter().fold(Tally::default(), Tally::merge))
}

/// Puts mutants that go with each other together, in order.
fn grouped<'a>(drawn: &[(u64, &'a Mutant)], size: usize) -> Vec<Vec<(u64, &'a Mutant)>> {
    let mut groups: Vec<Vec<(u64, &Mutant)>> = Vec::new();
    for &(seed, mutant) in drawn {
        let fits = |group: &&mut Vec<(u64, &Mutant)>| {
            group.len() < size && group.iter().all(|(_, other)| mutant.goes_with(other))
        };
        match groups.iter_mut().find(fits) {
            Some(group) => group.push((seed, mutant)),
            None => groups.push(vec![(seed, mutant)]),
        }
    }
    groups
}

/// Who asks.
struct Asking<'a> {
    subject: &'a Subject,
    tool: &'a Cudafepp,
    findings: &'a Findings,
}

impl Asking<'_> {
    fn group(&self, group: &Group<'_>) -> anyhow::Result<Tally> {
        let mut tally = Tally { asked: 1, ..Tally::default() };
        let pass = self.subject.options.pass.name();
        let mutants: Vec<&Mutant> = group.iter().map(|(_, mutant)| *mutant).collect();
        let Answers { released, ours, found } = match answers(self.subject, self.tool, &mutants) {
            Ok(answers) => answers,
            Err(why) => return self.unanswered(group, &why),
        };
        let is_clear = found.is_empty() && !released.is_plain() && !released.is_cut();
        if is_clear {
            tally.diagnostics(pass, &released, &found);
            mutants.iter().for_each(|mutant| tally.equal(pass, mutant.kind));
            return Ok(tally);
        }
        if let [mutant] = mutants[..] {
            if released.is_plain() {
                tally.plain(pass, mutant.kind);
                return Ok(tally);
            }
            tally.diagnostics(pass, &released, &found);
            if found.is_empty() {
                tally.equal(pass, mutant.kind);
                return Ok(tally);
            }
            tally.differs(pass, mutant.kind, &released, &ours, &found);
            self.findings.put(&Finding::new(self.subject, group[0].0, &mutants, found, [released, ours]))?;
            return Ok(tally);
        }
        let halves = self.halves(group)?;
        let all_equal = halves.mutated.values().all(|counts| counts.asked == counts.equal);
        if all_equal && !found.is_empty() {
            // Only together they differ.
            self.findings.put(&Finding::new(self.subject, group[0].0, &mutants, found, [released, ours]))?;
        }
        Ok(tally.merge(halves))
    }

    fn halves(&self, group: &Group<'_>) -> anyhow::Result<Tally> {
        let (one, two) = group.split_at(group.len().div_ceil(2));
        Ok(self.group(one)?.merge(self.group(two)?))
    }

    /// A mutant on which the released tool crashes or hangs ends no run: it is told, and not compared.
    fn unanswered(&self, group: &Group<'_>, why: &anyhow::Error) -> anyhow::Result<Tally> {
        let [(seed, mutant)] = group else { return self.halves(group) };
        let (name, pass) = (self.subject.origin.name(), self.subject.options.pass.name());
        eprintln!("cufe-fuzz: {name}, {pass} pass, seed {seed}: no answer: {why:#}");
        let mut tally = Tally { asked: 1, ..Tally::default() };
        tally.plain(pass, mutant.kind);
        Ok(tally)
    }
}

/// What both say of some mutants in one text.
struct Answers {
    released: Said,
    ours: Said,
    found: Vec<Difference>,
}

/// Asks both; what differs without a change is left out.
fn answers(subject: &Subject, tool: &Cudafepp, mutants: &[&Mutant]) -> anyhow::Result<Answers> {
    let (released, ours) = ask(tool, changed(&subject.text, mutants), &subject.options)?;
    let (mut found, _) = differences(&released, &ours);
    for known in &subject.known {
        if let Some(at) = found.iter().position(|one| one == known) {
            found.remove(at);
        }
    }
    Ok(Answers { released, ours, found })
}

/// Asks about a finding again; nothing where the answers do not differ any more.
///
/// # Errors
/// The unit is not there any more, or has another text.
pub fn replay(replay: &Replay, toolkit: &Toolkit, tool: &Cudafepp) -> anyhow::Result<Option<Finding>> {
    let pass = replay.pass().with_context(|| format!("there is no pass {}", replay.pass))?;
    let subject = Subject::new(&replay.unit, pass, toolkit, tool)?;
    ensure!(subject.checksum() == replay.text, "{} has another text now", replay.unit.name());
    let mutants: Vec<&Mutant> = replay.mutants.iter().collect();
    let Answers { released, ours, found } = answers(&subject, tool, &mutants)?;
    Ok((!found.is_empty()).then(|| Finding::new(&subject, replay.seed, &mutants, found, [released, ours])))
}
