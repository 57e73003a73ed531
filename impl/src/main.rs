//! The cufe command.
fn main() {}
