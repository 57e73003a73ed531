//! The front end.

mod observe;

pub use observe::observe;
