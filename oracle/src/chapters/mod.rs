//! The chapters of the rules, in the documents' order.

pub(crate) mod attribute_application;
pub(crate) mod execution_spaces;
pub(crate) mod redeclaration;
