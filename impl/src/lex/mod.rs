//! [`Source`](crate::source::Source) to [`Tokens`].

mod angles;
mod brackets;
mod bytes;
mod kind;
mod literal;
mod punctuator;
mod scan;
mod symbol;
#[cfg(test)]
mod tests;
mod token;
mod wanted;
mod word;

pub use angles::template_name;
pub use kind::Kind;
pub use scan::lex;
pub use symbol::{Symbol, Symbols, known};
pub use token::{Directive, DirectiveKind, Launch, Token, TokenId, TokenRange, Tokens};
pub use wanted::SymbolSet;
