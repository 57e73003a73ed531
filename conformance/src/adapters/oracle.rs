//! The reference interpreter, in process.

use cufe_spec::observation::{Answer, KeptEntity};
use cufe_spec::unit::Unit;

use super::{Capabilities, Compares, FrontEnd, Runs, guarded};
use crate::case::Run;
use crate::kept::reasons;

/// `oracle/`.
#[derive(Clone, Copy, Debug)]
pub struct Oracle;

impl FrontEnd for Oracle {
    fn name(&self) -> &str {
        "oracle"
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
        guarded(|| cufe_oracle::observe(unit))
    }

    fn kept(&self, unit: &Unit) -> Option<Result<Vec<KeptEntity>, String>> {
        let said = cufe_oracle::interpret(unit);
        match said.answer {
            Answer::Observed(seen) => Some(seen.kept.ok_or_else(|| reasons(&said.kept_uncertain))),
            Answer::NotCore { .. } => None,
        }
    }
}
