//! The rule data: `spec/rules/*.yaml`, `spec/sources.yaml` and `spec/resolutions.yaml`, loaded and checked.
//!
//! In reading order: `raw` is the YAML as written, [`load`] turns texts into [`model`] values, `check`
//! expands every decision table over the product of its inputs and refuses what is missing or decided
//! twice, [`text`] renders and recognises diagnostic texts.
//!
//! ```
//! use cufe_spec::rules::Rules;
//! use cufe_spec::unit::{Dialect, Pass};
//!
//! let rules = Rules::load().unwrap();
//! let cell = rules.table("space.apply").decide(Dialect::REFERENCE, Pass::Host, &["H", "G"]);
//! assert_eq!(cell.diagnostics[0].diagnostic, "space.conflict");
//! assert_eq!(rules.diagnostic("space.conflict").text_in(Dialect::REFERENCE), "illegal combination of memory qualifiers");
//! ```

mod by_id;
mod check;
pub mod load;
pub mod model;
mod raw;
pub mod report;
pub mod text;

pub use load::LoadError;
pub use model::*;
pub use report::*;
