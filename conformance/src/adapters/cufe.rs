//! The production front end, in process.

use cufe_spec::observation::{Answer, KeptEntity};
use cufe_spec::unit::Unit;

use super::{Capabilities, Compares, FrontEnd, Runs, guarded};
use crate::case::Run;
use crate::kept::reasons;

/// `impl/`.
#[derive(Clone, Copy, Debug)]
pub struct Cufe;

impl FrontEnd for Cufe {
    fn name(&self) -> &str {
        "cufe"
    }

    fn version(&self) -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }

    fn available(&self) -> Result<(), String> {
        Ok(())
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            runs: Runs::of(&Run::ALL),
            entities: true,
            kept: true,
            plain_cpp: false,
            compares: Compares::Texts,
        }
    }

    fn run(&self, unit: &Unit) -> anyhow::Result<Answer> {
        guarded(|| Answer::Observed(cufe::observe(unit)))
    }

    fn kept(&self, unit: &Unit) -> Option<Result<Vec<KeptEntity>, String>> {
        let kept = cufe::kept(unit).ok()?;
        Some(match kept.uncertain.is_empty() {
            true => Ok(kept.entities),
            false => Err(reasons(&kept.uncertain)),
        })
    }
}
