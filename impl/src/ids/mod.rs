//! Names that must be exact: mangled names and the module id.

mod construction;
pub mod definition;
pub mod mangle;
pub mod model;
pub mod module;
pub mod spelled;

#[cfg(test)]
mod against_host_compiler;
