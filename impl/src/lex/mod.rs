//! Bytes to [`Tokens`].

mod angles;
mod block;
mod brackets;
mod bytes;
mod chunk;
mod kind;
mod lenient;
mod literal;
mod one_line;
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
pub(crate) use angles::{lambda_angle, launch_before, launched_name, list_elements};
pub(crate) use chunk::{Piece, Room};
pub use kind::Kind;
pub(crate) use lenient::{Word, words};
pub(crate) use one_line::on_one_line;
pub(crate) use operator::{DELETE_ARRAY, NEW_ARRAY, OPERATOR_SYMBOLS, SHIFT_RIGHT};
pub use scan::lex;
pub(crate) use scan::{Fault, lex_in_pieces, lex_with_markers, marker_lines};
pub use symbol::{Symbol, Symbols, known};
pub(crate) use token::within;
pub use token::{Directive, DirectiveKind, Launch, Token, TokenId, TokenRange, Tokens};
pub use wanted::SymbolSet;
pub(crate) use wanted::Walk;
