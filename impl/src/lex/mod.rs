//! Bytes to [`Tokens`].

mod angles;
mod block;
mod brackets;
mod bytes;
mod chunk;
mod kind;
mod literal;
mod operator;
mod punctuator;
mod scan;
mod symbol;
#[cfg(test)]
mod tests;
mod token;
mod wanted;
mod word;

pub use angles::template_name;
pub(crate) use angles::{lambda_angle, list_elements};
pub(crate) use chunk::{Piece, Room};
pub use kind::Kind;
pub(crate) use operator::{DELETE_ARRAY, NEW_ARRAY, OPERATOR_SYMBOLS, SHIFT_RIGHT};
pub use scan::lex;
pub(crate) use scan::{Fault, directives, lex_in_pieces};
pub use symbol::{Symbol, Symbols, known};
pub use token::{Directive, DirectiveKind, Launch, Token, TokenId, TokenRange, Tokens};
pub(crate) use token::{line_markers, within};
pub use wanted::SymbolSet;
pub(crate) use wanted::Walk;
