//! Front ends behind one interface, one file each.

mod clang;
mod cudafepp;
mod cufe;
mod nvrtc;
mod oracle;
mod released;

use std::panic::{AssertUnwindSafe, catch_unwind};

use cufe_spec::observation::Answer;
use cufe_spec::unit::Unit;

pub use self::clang::Clang;
pub use self::cudafepp::Cudafepp;
pub use self::cufe::Cufe;
pub use self::nvrtc::Nvrtc;
pub use self::oracle::Oracle;
pub use self::released::{Raw, Told, classify, told};

use crate::case::Run;
use crate::toolkit::Choice;

/// What a front end can be asked about; the suite does not judge what it cannot tell.
#[derive(Clone, Copy, Debug)]
pub struct Capabilities {
    /// The runs that it has.
    pub runs: &'static [Run],
    /// Whether it tells the bytes of entities.
    pub entities: bool,
    /// Whether it tells what is kept in the device IL.
    pub kept: bool,
    /// Whether it reports plain C++ errors.
    pub plain_cpp: bool,
    /// Whether its diagnostics are those of the catalogue. Of a front end with words of its own the verdict and the lines of
    /// its errors are judged.
    pub catalogue: bool,
}

/// A CUDA front end that the suite can judge.
pub trait FrontEnd: Sync {
    /// Its name in reports, in deviations and in `--front-end`.
    fn name(&self) -> &'static str;

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
}

/// Every front end that the suite asks of its own accord, in the order of reports.
pub fn all(toolkit: &Choice) -> Vec<Box<dyn FrontEnd>> {
    let mut front_ends: Vec<Box<dyn FrontEnd>> = vec![Box::new(Cufe), Box::new(Oracle)];
    front_ends.extend(released(toolkit));
    front_ends
}

/// The front ends that are asked only by name: their rules are not those of the released tool.
pub fn others() -> Vec<Box<dyn FrontEnd>> {
    vec![Box::new(Clang::locate())]
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
