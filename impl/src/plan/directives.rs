//! Pragmas that speak to CUDA compilers only are deleted; their line stays.

use super::Planner;
use crate::lex::{Directive, DirectiveKind, Symbol};

impl Planner<'_> {
    /// Deletes what no host compiler knows, wherever text is written.
    pub(super) fn directives(&mut self) {
        let tokens = self.tokens;
        for directive in &tokens.directives {
            let in_dropped = directive.before.0 > 0
                && self.is_dropped(directive.before)
                && self.is_dropped(directive.before.previous());
            if !in_dropped && self.is_foreign(directive) {
                self.edits.delete(directive.span);
            }
        }
    }

    fn is_foreign(&self, directive: &Directive) -> bool {
        let (DirectiveKind::Pragma(word) | DirectiveKind::PragmaOperator(word)) = directive.kind else {
            return false;
        };
        let text = self.tokens.symbols.text(word);
        if word == Symbol::NONE {
            return false;
        }
        text.starts_with("nv_")
            || matches!(text, "unroll" | "nounroll" | "hd_warning_disable" | "once")
            || (text == "GCC" && self.source.bytes(directive.span).ends_with(b"system_header"))
    }
}
