//! Edits by example: input, then what is written.
