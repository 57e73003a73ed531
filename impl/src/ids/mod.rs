//! Names that must be exact: mangled names and the module id.

pub(crate) mod arithmetic;
mod construction;
pub mod definition;
pub mod mangle;
pub mod model;
pub mod module;
pub mod spelled;

#[cfg(test)]
mod against_host_compiler;
