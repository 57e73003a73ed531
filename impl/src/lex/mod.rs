//! [`Source`](crate::source::Source) to [`Tokens`].

mod kind;
mod symbol;
mod token;

pub use kind::Kind;
pub use symbol::{Symbol, Symbols, known};
pub use token::{Directive, DirectiveKind, Launch, Token, TokenId, TokenRange, Tokens, flags};
