//! Operators: how strongly they bind, and the symbols that operator functions are filed under.

use super::kind::Kind;
use super::symbol::{FIRST_OPERATOR, Symbol};

pub(crate) const SHIFT_RIGHT: Kind = Kind::LaunchOpen;
pub(crate) const NEW_ARRAY: Kind = Kind::CloseBracket;
pub(crate) const DELETE_ARRAY: Kind = Kind::CloseBrace;

/// The spellings of operator functions, as symbols from [`FIRST_OPERATOR`] on, with the kind of the token behind
/// `operator`.
pub(super) const OPERATORS: &[(Kind, &str)] = &[
    (Kind::Comma, "operator,"),
    (Kind::Tilde, "operator~"),
    (Kind::Arrow, "operator->"),
    (Kind::ArrowStar, "operator->*"),
    (Kind::Less, "operator<"),
    (Kind::Greater, "operator>"),
    (Kind::LessEqual, "operator<="),
    (Kind::GreaterEqual, "operator>="),
    (Kind::Spaceship, "operator<=>"),
    (Kind::ShiftLeft, "operator<<"),
    (Kind::ShiftLeftAssign, "operator<<="),
    (Kind::ShiftRightAssign, "operator>>="),
    (Kind::Assign, "operator="),
    (Kind::Equal, "operator=="),
    (Kind::NotEqual, "operator!="),
    (Kind::Not, "operator!"),
    (Kind::Plus, "operator+"),
    (Kind::PlusPlus, "operator++"),
    (Kind::PlusAssign, "operator+="),
    (Kind::Minus, "operator-"),
    (Kind::MinusMinus, "operator--"),
    (Kind::MinusAssign, "operator-="),
    (Kind::Star, "operator*"),
    (Kind::StarAssign, "operator*="),
    (Kind::Slash, "operator/"),
    (Kind::SlashAssign, "operator/="),
    (Kind::Percent, "operator%"),
    (Kind::PercentAssign, "operator%="),
    (Kind::Caret, "operator^"),
    (Kind::CaretAssign, "operator^="),
    (Kind::Amp, "operator&"),
    (Kind::AmpAmp, "operator&&"),
    (Kind::AmpAssign, "operator&="),
    (Kind::Pipe, "operator|"),
    (Kind::PipePipe, "operator||"),
    (Kind::PipeAssign, "operator|="),
    (Kind::CoAwait, "operatorco_await"),
    (Kind::OpenParen, "operator()"),
    (Kind::OpenBracket, "operator[]"),
    (Kind::New, "operator new"),
    (Kind::Delete, "operator delete"),
    // Forms of two tokens are filed at kinds that no operator function has.
    (SHIFT_RIGHT, "operator>>"),
    (NEW_ARRAY, "operator new[]"),
    (DELETE_ARRAY, "operator delete[]"),
];

/// By `Kind as usize`: the symbol that `operator` followed by that punctuator is filed under;
/// [`Symbol::NONE`] for what is no operator.
pub(crate) const OPERATOR_SYMBOLS: [Symbol; 256] = {
    let mut table = [Symbol::NONE; 256];
    let mut at = 0;
    while at < OPERATORS.len() {
        table[OPERATORS[at].0 as usize] = Symbol(FIRST_OPERATOR + at as u32);
        at += 1;
    }
    table
};

impl Kind {
    /// How strongly an operator with two operands binds; 0 for assignments and what is no such operator. `>>`, two
    /// tokens, is [`SHIFT_RIGHT`].
    pub(crate) fn precedence(self) -> u8 {
        match self {
            Kind::DotStar | Kind::ArrowStar => 12,
            Kind::Star | Kind::Slash | Kind::Percent => 11,
            Kind::Plus | Kind::Minus => 10,
            Kind::ShiftLeft | SHIFT_RIGHT => 9,
            Kind::Spaceship => 8,
            Kind::Less | Kind::LessEqual | Kind::Greater | Kind::GreaterEqual => 7,
            Kind::Equal | Kind::NotEqual => 6,
            Kind::Amp => 5,
            Kind::Caret => 4,
            Kind::Pipe => 3,
            Kind::AmpAmp => 2,
            Kind::PipePipe => 1,
            _ => 0,
        }
    }

    /// assignment-operator ([expr.ass]).
    pub(crate) fn is_assignment(self) -> bool {
        matches!(
            self,
            Kind::Assign
                | Kind::PlusAssign
                | Kind::MinusAssign
                | Kind::StarAssign
                | Kind::SlashAssign
                | Kind::PercentAssign
                | Kind::CaretAssign
                | Kind::AmpAssign
                | Kind::PipeAssign
                | Kind::ShiftLeftAssign
                | Kind::ShiftRightAssign
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::Symbols;

    #[test]
    fn every_table_of_symbols_begins_with_the_operators() {
        for standard in [3, 17, 23] {
            let symbols = Symbols::new(standard, 0);
            for &(kind, text) in OPERATORS {
                let symbol = OPERATOR_SYMBOLS[kind as usize];
                assert_eq!((symbols.text(symbol), symbols.find(text)), (text, Some(symbol)));
            }
        }
    }
}
