//! Annotated lambdas: what one captures, and what it stands in.
//!
//! The host output builds a wrapper for every extended lambda and needs to know its captures: those of the list, then
//! the automatic variables and the object that the body names, in the order in which it names them first. The
//! parser reads the bodies and says what each name in an annotated lambda means ([`Bodies`](crate::bodies::Bodies));
//! here is what follows from it.

mod capture;
mod element;
mod found;
mod implicit;
mod member;
mod restriction;

#[cfg(test)]
mod tests;

pub use capture::{Capture, CaptureDefault, CaptureList, Form};
pub use found::{Around, Found, Space, annotated, bodies_of_functions, declarator, keywords};
pub(crate) use found::{lists_with_defaults, names_capture, space};
pub use member::Member;
pub use restriction::{Broken, Subject, broken, broken_by_arguments, whole_lambda};
pub(crate) use restriction::{broken_in_instances, declaration};
