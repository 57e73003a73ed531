//! The reference interpreter, in process.

use cufe_spec::observation::Answer;
use cufe_spec::unit::Unit;

use super::{Capabilities, Compares, FrontEnd, Runs, guarded};
use crate::case::Run;

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
}
