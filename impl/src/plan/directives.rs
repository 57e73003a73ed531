//! Pragmas that speak to CUDA compilers only are deleted; their line stays.

use super::Planner;
use crate::lex::{Directive, DirectiveKind, Symbol, TokenId};
use crate::rules::generated::HOST_OUTPUT_PRAGMAS_DELETED;

impl Planner<'_> {
    /// Deletes what no host compiler knows, wherever text is written.
    pub(super) fn directives(&mut self) {
        let tokens = self.tokens;
        for directive in &tokens.directives {
            if self.is_foreign(directive) && !self.is_between_dropped(directive.before) {
                self.delete(directive.span);
            }
        }
    }

    /// Whether the lines before `token` lie in a region of which nothing is written; between two such declarations they
    /// are written.
    fn is_between_dropped(&self, token: TokenId) -> bool {
        let region = self.dropped_region(token);
        token.0 > 0 && region.is_some() && region == self.dropped_region(token.previous())
    }

    fn is_foreign(&self, directive: &Directive) -> bool {
        let (DirectiveKind::Pragma(word) | DirectiveKind::PragmaOperator(word)) = directive.kind else {
            return false;
        };
        if word == Symbol::NONE {
            return false;
        }
        let text = self.tokens.symbols.text(word);
        HOST_OUTPUT_PRAGMAS_DELETED.iter().any(|deleted| match deleted.split_once(' ') {
            Some((first, second)) => {
                let words = self.source.bytes(directive.span).split(u8::is_ascii_whitespace);
                text == first && words.filter(|word| !word.is_empty()).any(|word| word == second.as_bytes())
            }
            None if deleted.ends_with('_') => text.starts_with(deleted),
            None => text == *deleted,
        })
    }
}
