//! Names that must be exact: mangled names and the module id.

pub mod mangle;
pub mod model;
pub mod module;

#[cfg(test)]
mod against_host_compiler;
