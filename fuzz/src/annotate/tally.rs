//! What a run over mutants counted.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cufe_spec::observation::Severity;

use super::judge::{Difference, Said, Way};
use super::mutants::Kind;

/// Counts of mutants of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mutated {
    /// Asked about.
    pub asked: usize,
    /// Both sides say the same.
    pub equal: usize,
    /// The released tool finds an error of plain C++, or has no answer: not compared.
    pub plain: usize,
    /// By [`Way::ALL`]: the worst difference is this.
    pub worst: [usize; 4],
    /// The released tool accepts it, cufe does not.
    pub falsely_rejected: usize,
    /// cufe accepts it, the released tool does not.
    pub wrongly_accepted: usize,
}

/// Counts of one diagnostic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reported {
    /// Told by both.
    pub equal: usize,
    /// By [`Way::ALL`].
    pub ways: [usize; 4],
}

/// The counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// By pass and kind of mutant.
    pub mutated: BTreeMap<(String, Kind), Mutated>,
    /// By pass, diagnostic and severity.
    pub reported: BTreeMap<(String, String, Severity), Reported>,
    /// Questions put to the released tool.
    pub asked: usize,
}

impl Mutated {
    fn add(&mut self, other: &Mutated) {
        self.asked += other.asked;
        self.equal += other.equal;
        self.plain += other.plain;
        self.falsely_rejected += other.falsely_rejected;
        self.wrongly_accepted += other.wrongly_accepted;
        self.worst.iter_mut().zip(other.worst).for_each(|(sum, count)| *sum += count);
    }
}

/// Where a way stands in [`Way::ALL`].
fn index(way: Way) -> usize {
    Way::ALL.iter().position(|other| *other == way).unwrap_or_default()
}

impl Tally {
    /// Both counts together.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        for (key, counts) in other.mutated {
            self.mutated.entry(key).or_default().add(&counts);
        }
        for (key, counts) in other.reported {
            let sum = self.reported.entry(key).or_default();
            sum.equal += counts.equal;
            sum.ways.iter_mut().zip(counts.ways).for_each(|(sum, count)| *sum += count);
        }
        self.asked += other.asked;
        self
    }

    /// Counts a mutant that is equal.
    pub fn equal(&mut self, pass: &str, kind: Kind) {
        let counts = self.mutated.entry((pass.to_owned(), kind)).or_default();
        counts.asked += 1;
        counts.equal += 1;
    }

    /// Counts a mutant that is not compared.
    pub fn plain(&mut self, pass: &str, kind: Kind) {
        let counts = self.mutated.entry((pass.to_owned(), kind)).or_default();
        counts.asked += 1;
        counts.plain += 1;
    }

    /// Counts a mutant with differences.
    pub fn differs(&mut self, pass: &str, kind: Kind, released: &Said, ours: &Said, found: &[Difference]) {
        let counts = self.mutated.entry((pass.to_owned(), kind)).or_default();
        counts.asked += 1;
        // A false alarm is worse than a missing one, that than another place, and that than other words.
        let worst = found.iter().map(|one| one.way).max();
        counts.worst[worst.map_or(0, index)] += 1;
        counts.falsely_rejected += usize::from(!released.rejects() && ours.rejects());
        counts.wrongly_accepted += usize::from(released.rejects() && !ours.rejects());
    }

    /// Counts the diagnostics of an answer that is not asked for in smaller groups any more.
    pub fn diagnostics(&mut self, pass: &str, released: &Said, found: &[Difference]) {
        for told in &released.told {
            self.reported.entry((pass.to_owned(), told.tag.clone(), told.severity)).or_default().equal += 1;
        }
        for one in found {
            let counts =
                self.reported.entry((pass.to_owned(), one.told.tag.clone(), one.told.severity)).or_default();
            counts.ways[index(one.way)] += 1;
            counts.equal -= usize::from(one.way != Way::False && counts.equal > 0);
        }
    }

    /// Whether no mutant differs.
    pub fn is_equal(&self) -> bool {
        self.mutated.values().all(|counts| counts.asked == counts.equal + counts.plain)
    }

    /// The counts in one line.
    pub fn line(&self) -> String {
        let mut sum = Mutated::default();
        self.mutated.values().for_each(|counts| sum.add(counts));
        let Mutated { asked, equal, plain, falsely_rejected, wrongly_accepted, .. } = sum;
        format!(
            "{asked} mutants, {equal} equal, {plain} not compared, {falsely_rejected} falsely rejected, \
             {wrongly_accepted} wrongly accepted, {} questions",
            self.asked
        )
    }

    /// The tables that a run ends with.
    pub fn summary(&self) -> String {
        let mut text = String::from(
            "pass    mutants    equal  missing  false  line  text  plain C++  falsely rejected  wrongly accepted  kind\n",
        );
        let mut sums: BTreeMap<&str, Mutated> = BTreeMap::new();
        for ((pass, kind), counts) in &self.mutated {
            row(&mut text, pass, counts, &kind.to_string());
            sums.entry(pass).or_default().add(counts);
        }
        for (pass, counts) in &sums {
            row(&mut text, pass, counts, "all");
        }
        text.push_str("pass       equal  missing  false  line  text  diagnostic\n");
        for ((pass, tag, severity), counts) in &self.reported {
            let [missing, r#false, line, other] = counts.ways;
            let _ = writeln!(
                text,
                "{pass:6} {:9} {missing:8} {false:6} {line:5} {other:5}  {tag} ({})",
                counts.equal,
                severity.name()
            );
        }
        for (pass, counts) in sums {
            let compared = counts.asked - counts.plain;
            let percent = 100.0 * counts.equal as f64 / (compared.max(1)) as f64;
            let _ = writeln!(
                text,
                "{pass}: {} of {compared} mutants equal ({percent:.1} percent), {} not compared",
                counts.equal, counts.plain
            );
        }
        let _ = writeln!(text, "{} questions to the released tool", self.asked);
        text
    }
}

fn row(text: &mut String, pass: &str, counts: &Mutated, name: &str) {
    let [missing, r#false, line, other] = counts.worst;
    let _ = writeln!(
        text,
        "{pass:6} {:8} {:8} {missing:8} {false:6} {line:5} {other:5} {:10} {:17} {:17}  {name}",
        counts.asked, counts.equal, counts.plain, counts.falsely_rejected, counts.wrongly_accepted
    );
}
