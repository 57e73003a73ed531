//! Asks a campaign about many mutants in one process. `cargo xtask faults` puts this into its copy of the tree, beside `cufe-fuzz`.
//!
//! Input: the first seed, how many, and by how many programs a mutant may be come by, as arguments; the numbers of the mutants on
//! standard input. Output, a line each: `asks NUMBER SEED` before a mutant is asked about, `found NUMBER SEED` behind it where it is
//! found, `comes NUMBER COUNT` at the end by how many programs it was come by and not found, and `wrong SEED` where a program is a
//! finding without any.
//!
//! With a mutant that a program comes by the front end is asked first whether it answers as without it; the campaign judges only
//! where it does not.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

use cufe_fuzz::campaign::{Against, asks_kept, judge, judge_case};
use cufe_fuzz::pruned;
use cufe_fuzz::subject::{Setting, Subject};
use cufe_fuzz::suite;
use cufe_spec::observation::Observation;
use cufe_spec::unit::{Dialect, Unit};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let asked: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [first, count, tries] = asked[..] else { std::process::exit(2) };
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("no input");
    let mut open: BTreeMap<usize, u64> =
        text.split_whitespace().filter_map(|word| word.parse().ok()).map(|number| (number, 0)).collect();
    suite::prepare().expect("no suite");
    std::panic::set_hook(Box::new(|_| {}));
    let thread = std::thread::Builder::new().stack_size(2 * cufe::limits::DEEP_STACK);
    let work = move || {
        cufe::threads::this_stack_is_deep();
        for seed in first..first + count {
            for part in [Part::of_suite(seed), Part::generated(seed)].into_iter().flatten() {
                part.ask(seed, tries, &mut open);
            }
        }
        open.iter().for_each(|(number, came)| tell(&format!("comes {number} {came}")));
    };
    thread.spawn(work).expect("no thread").join().expect("the thread panics");
}

/// A part of what a campaign looks at for a seed.
struct Part {
    units: Vec<Unit>,
    asks_kept: bool,
    fails: Box<dyn Fn() -> bool>,
}

/// What the front end answers: about each unit an observation, what is kept of it, and what is left of it.
type Answers = Vec<(Observation, Option<String>, Option<Vec<u8>>)>;

impl Part {
    fn of_suite(seed: u64) -> Option<Part> {
        let (_, _, unit) = suite::of_seed(seed)?;
        let fails = Box::new(move || !judge_case(seed).findings.is_empty());
        Some(Part { units: vec![unit], asks_kept: asks_kept(seed), fails })
    }

    fn generated(seed: u64) -> Option<Part> {
        let subject = Subject::of_seed(seed);
        let setting = Setting::of_seed(seed);
        let mut units: Vec<Unit> =
            Dialect::ONE_OF_EACH_FAMILY.iter().map(|&dialect| subject.unit(dialect, false)).collect();
        units.extend(setting.is_for(&subject.intent).then(|| setting.unit(&subject)));
        let fails = Box::new(move || !judge(&subject, &Against::Oracle).findings.is_empty());
        Some(Part { units, asks_kept: asks_kept(seed), fails })
    }

    /// Asks about the mutants that it comes by; those that are found go.
    fn ask(&self, seed: u64, tries: u64, open: &mut BTreeMap<usize, u64>) {
        if open.values().all(|&came| came >= tries) {
            return;
        }
        cufe::plant(None);
        let without = self.answers();
        let come_by = cufe::come_by();
        let mut is_sound = None;
        for number in come_by {
            match open.get_mut(&number) {
                Some(came) if *came < tries => *came += 1,
                _ => continue,
            }
            tell(&format!("asks {number} {seed}"));
            cufe::plant(Some(number));
            if without.is_some() && self.answers() == without {
                continue;
            }
            let fails = self.fails();
            cufe::plant(None);
            if fails && !*is_sound.get_or_insert_with(|| !self.fails()) {
                tell(&format!("wrong {seed}"));
            } else if fails {
                tell(&format!("found {number} {seed}"));
                open.remove(&number);
            }
        }
    }

    /// What the front end answers; nothing where it panics.
    fn answers(&self) -> Option<Answers> {
        let answer = |unit: &Unit| {
            let kept = self.asks_kept.then(|| format!("{:?}", cufe::kept(unit).map(|kept| kept.entities).ok()));
            let left = pruned::applies(unit).then(|| pruned::pruned(unit, &unit.text).ok());
            (cufe::observe(unit), kept, left.flatten().map(|left| left.text))
        };
        catch_unwind(AssertUnwindSafe(|| self.units.iter().map(answer).collect())).ok()
    }

    fn fails(&self) -> bool {
        catch_unwind(AssertUnwindSafe(|| (self.fails)())).unwrap_or(true)
    }
}

fn tell(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).expect("nobody listens");
}
