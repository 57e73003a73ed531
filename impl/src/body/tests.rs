//! Which names a body uses.
