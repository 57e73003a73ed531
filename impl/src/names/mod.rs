//! Names: what each scope declares, and lookup by position ([basic.lookup]).

/// What the scopes declare.
#[derive(Clone, Debug, Default)]
pub struct Names {}
