//! Lambda-expressions: what one consists of, and what those in a function's body capture.
//!
//! The host output builds a wrapper for every annotated lambda and needs to know its captures: those of the list, then
//! the automatic variables and the object that the body names, in the order in which it names them first. Names are
//! followed through the whole body of the enclosing function, because a local declaration decides what a name is.

mod capture;
mod closure;
mod declaration;
mod expression;
mod local;
mod name;
mod statement;
mod walk;

#[cfg(test)]
mod tests;

pub use capture::{Capture, CaptureDefault, CaptureFault, CaptureList, Form};
pub use closure::{Lambda, lambda};
pub use local::{LocalKind, Locals};
pub use walk::{Enclosing, Found, Member, Outside, TooDeep, lambdas_in};
