//! The front end: a preprocessed unit in, the split into host and device code and everything that is said of it out.
//!
//! [`observe()`](observe) is the whole of it as one function without files. [`compile::compile`] has the same stages with what they
//! made: the tree, the spaces, the plan. The program `cufe` is `cli`, behind the default feature `cli`; a library does without:
//! `cufe = { version = "0.1", default-features = false }`.
//!
//! ```
//! use cufe::spec::unit::{Options, Unit};
//!
//! // The text of a unit comes from the host compiler's preprocessor.
//! let text = "__attribute__((device)) float half_of(float x) { return x / 2; }\n\
//!             int main() { return half_of(3); }\n";
//! let unit = Unit { name: "main.cu".into(), text: text.into(), options: Options::default() };
//! let seen = cufe::observe(&unit);
//!
//! // What is wrong with it, and where.
//! assert_eq!(seen.exit, 2);
//! let said = &seen.diagnostics[0];
//! assert_eq!((said.place.line, said.place.column), (2, 21));
//! assert!(said.text.starts_with("calling a __device__ function(\"half_of"));
//!
//! // Which execution space each function has.
//! let half_of = &seen.entities[0];
//! assert_eq!((half_of.name.as_str(), half_of.class.as_str(), half_of.device_only), ("half_of", "device", true));
//! ```

pub mod bodies;
pub mod check;
#[cfg(feature = "cli")]
pub mod cli;
pub mod compile;
mod device_il;
pub mod diag;
pub mod dump;
pub mod emit;
mod growth;
mod hir;
pub mod ids;
pub mod il_form;
pub mod keep;
pub mod lambda;
pub mod lex;
pub mod limits;
pub mod names;
mod observe;
pub mod parse;
pub mod plan;
mod reach;
pub mod read;
pub mod rules;
mod sema;
pub mod source;
pub mod statistics;
pub mod threads;
pub mod tree;

pub use cufe_spec as spec;
pub use observe::{DeviceIl, Kept, device_il, kept, observe};
