//! Front ends behind one interface, one file each.

mod cudafepp;
mod cufe;
mod external;
mod nvrtc;
mod oracle;
mod released;

use std::panic::{AssertUnwindSafe, catch_unwind};

use cufe_spec::observation::{Answer, KeptEntity};
use cufe_spec::unit::Unit;
use serde::Deserialize;

pub use self::cudafepp::{Cudafepp, DEVICE_MODULE_ID};
pub use self::cufe::Cufe;
pub use self::external::External;
pub use self::nvrtc::Nvrtc;
pub use self::oracle::Oracle;
pub use self::released::{Raw, Told, classify, told};

use crate::case::Run;
use crate::toolkit::Choice;

/// A set of runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs(u8);

impl Runs {
    /// These.
    pub const fn of(runs: &[Run]) -> Runs {
        let (mut set, mut at) = (0, 0);
        while at < runs.len() {
            set |= 1 << runs[at] as u8;
            at += 1;
        }
        Runs(set)
    }

    /// Whether `run` is one of them.
    pub const fn contains(self, run: Run) -> bool {
        self.0 & (1 << run as u8) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Run> for Runs {
    fn from_iter<I: IntoIterator<Item = Run>>(runs: I) -> Runs {
        runs.into_iter().fold(Runs::default(), |set, run| Runs(set.0 | Runs::of(&[run]).0))
    }
}

/// What a front end can be asked about; the suite does not judge what it cannot tell.
#[derive(Clone, Copy, Debug)]
pub struct Capabilities {
    /// The runs that it has.
    pub runs: Runs,
    /// Whether it tells the bytes of entities.
    pub entities: bool,
    /// Whether it tells what is kept in the device IL.
    pub kept: bool,
    /// Whether it reports plain C++ errors.
    pub plain_cpp: bool,
    /// What its diagnostics are compared by.
    pub compares: Compares,
}

/// What the diagnostics of a front end are compared by. Verdicts always are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Compares {
    /// The lines of its errors: it has words and rules of its own.
    #[default]
    Lines,
    /// Lines, severities and tags of the catalogue: it has words of its own.
    Rules,
    /// The catalogue's texts, too.
    Texts,
}

impl Capabilities {
    /// Those of a front end that is not there.
    pub const NONE: Capabilities = Capabilities {
        runs: Runs::of(&[]),
        entities: false,
        kept: false,
        plain_cpp: false,
        compares: Compares::Lines,
    };
}

/// A CUDA front end that the suite can judge.
pub trait FrontEnd: Sync {
    /// Its name in reports, in deviations and in `--front-end`.
    fn name(&self) -> &str;

    /// Its version, as it says itself.
    fn version(&self) -> String;

    /// Whether it is there.
    ///
    /// # Errors
    /// Why it is absent, for people.
    fn available(&self) -> Result<(), String>;

    /// What it can be asked.
    fn capabilities(&self) -> Capabilities;

    /// Its answer to `unit`.
    ///
    /// # Errors
    /// It could not be asked, or it did not answer in time: never a verdict.
    fn run(&self, unit: &Unit) -> anyhow::Result<Answer>;

    /// What it keeps of a unit without errors in the device IL, or why that is not certain, where it tells that apart from its
    /// answers; else `None`.
    fn kept(&self, _unit: &Unit) -> Option<Result<Vec<KeptEntity>, String>> {
        None
    }
}

/// Every front end that the suite asks of its own accord, in the order of reports.
pub fn all(toolkit: &Choice) -> Vec<Box<dyn FrontEnd>> {
    let mut front_ends: Vec<Box<dyn FrontEnd>> = vec![Box::new(Cufe), Box::new(Oracle)];
    front_ends.extend(released(toolkit));
    front_ends
}

/// The front ends of the released tool chain: what the expectations of a case in the released dialect are taken from. No two of
/// them have a run in common.
pub fn released(toolkit: &Choice) -> Vec<Box<dyn FrontEnd>> {
    vec![Box::new(Cudafepp::of(toolkit)), Box::new(Nvrtc::of(toolkit))]
}

/// Runs an in-process front end. A panic is a fault of the front end, told as such and never a verdict.
fn guarded(answer: impl FnOnce() -> Answer) -> anyhow::Result<Answer> {
    catch_unwind(AssertUnwindSafe(answer)).map_err(|cause| {
        let text = cause
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| cause.downcast_ref::<&str>().copied())
            .unwrap_or("without a text");
        anyhow::anyhow!("panicked: {text}")
    })
}
