//! The brackets of a body, each with the one around it: what is around a token is told without a walk to the body's start.

use crate::lex::{TokenId, Tokens};

/// The brackets of one body.
#[derive(Default)]
pub(crate) struct Enclosures {
    /// The body's own ones.
    body: Option<(TokenId, TokenId)>,
    /// In source order.
    pairs: Vec<Pair>,
}

struct Pair {
    open: TokenId,
    close: TokenId,
    /// The number of the pair around it.
    around: Option<u32>,
}

impl Enclosures {
    /// Looks at the body between `block`'s brackets, unless it was the last one.
    pub(crate) fn enter(&mut self, tokens: &Tokens, block: (TokenId, TokenId)) {
        if self.body == Some(block) {
            return;
        }
        self.body = Some(block);
        self.pairs.clear();
        let mut around: Option<u32> = None;
        let mut at = block.0.next();
        while at < block.1 {
            if tokens.kind(at).is_open_bracket() {
                self.pairs.push(Pair { open: at, close: tokens.partner(at), around });
                around = Some(self.pairs.len() as u32 - 1);
            } else if tokens.kind(at).is_close_bracket() {
                around = around.and_then(|pair| self.pairs.get(pair as usize)).and_then(|pair| pair.around);
            }
            at = at.next();
        }
    }

    /// The opening brackets around a token of the body, the innermost one first.
    pub(crate) fn around(&self, token: TokenId) -> impl Iterator<Item = TokenId> + '_ {
        let last = self.pairs.partition_point(|pair| pair.open < token).checked_sub(1);
        let pair = |number: usize| self.pairs.get(number);
        let outer = move |inner: &&Pair| inner.around.and_then(|number| pair(number as usize));
        std::iter::successors(last.and_then(pair), outer)
            .filter(move |pair| pair.close >= token)
            .map(|pair| pair.open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lex;

    #[test]
    fn the_brackets_around_every_token() {
        let tokens = lex(b"{ a ( b [ c ] { d } ) { e } f }", 17).expect("everything closes");
        let mut enclosures = Enclosures::default();
        enclosures.enter(&tokens, (TokenId(0), tokens.partner(TokenId(0))));
        let around = |name: &str| -> Vec<u32> {
            let named = tokens.symbols.find(name).expect("a name");
            let token = (0..tokens.len() as u32).map(TokenId).find(|&token| tokens.symbol(token) == named);
            enclosures.around(token.expect("its token")).map(|open| open.0).collect()
        };
        let all = ["a", "b", "c", "d", "e", "f"].map(around);
        assert_eq!(all, [vec![], vec![2], vec![4, 2], vec![7, 2], vec![11], vec![]]);
    }
}
