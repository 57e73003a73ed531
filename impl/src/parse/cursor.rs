//! Movement over tokens, and locals.

use super::{Failure, Local, LocalKind, Parsed, Parser};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::tree::{ParameterId, Reason};

impl Parser<'_> {
    /// The kind of the current token.
    #[inline]
    pub(super) fn kind(&self) -> Kind {
        self.tokens.kind(self.at)
    }

    /// The kind of the token `ahead` tokens further.
    #[inline]
    pub(super) fn ahead(&self, ahead: u32) -> Kind {
        self.tokens.kind(TokenId(self.at.0.saturating_add(ahead)))
    }

    /// The kind of any token.
    #[inline]
    pub(super) fn kind_at(&self, token: TokenId) -> Kind {
        self.tokens.kind(token)
    }

    /// The symbol of the current token.
    #[inline]
    pub(super) fn symbol(&self) -> Symbol {
        self.tokens.symbol(self.at)
    }

    /// Steps over the current token; stays at the end of the input.
    #[inline]
    pub(super) fn advance(&mut self) -> TokenId {
        let at = self.at;
        if self.kind() != Kind::End {
            self.at = at.next();
        }
        at
    }

    /// Steps over the current token when it is of `kind`.
    #[inline]
    pub(super) fn accept(&mut self, kind: Kind) -> Option<TokenId> {
        (self.kind() == kind).then(|| self.advance())
    }

    /// Steps over the current token, which must be of `kind`.
    #[inline]
    pub(super) fn expect(&mut self, kind: Kind) -> Parsed<TokenId> {
        self.accept(kind).ok_or(self.failure(Reason::ExpectedToken))
    }

    /// Steps over a whole bracket pair, whose opening one of `kind` must be here; gives both.
    #[inline]
    pub(super) fn brackets(&mut self, kind: Kind) -> Parsed<(TokenId, TokenId)> {
        if self.kind() != kind {
            return Err(self.failure(Reason::ExpectedToken));
        }
        let open = self.at;
        let close = self.tokens.partner(open);
        self.at = close.next();
        Ok((open, close))
    }

    /// The tokens from `start` to before the current one.
    #[inline]
    pub(super) fn since(&self, start: TokenId) -> TokenRange {
        TokenRange::new(start, self.at)
    }

    /// A failure at the current token.
    #[inline]
    pub(super) fn failure(&self, reason: Reason) -> Failure {
        Failure { at: self.at, reason }
    }

    /// Runs `production` one level deeper, up to [`limits::NESTING`].
    pub(super) fn nested<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let limit = self.nesting;
        // What is too deep is too deep for every other reading of it.
        if self.depth >= limit || self.too_deep {
            self.too_deep = self.again.is_some();
            self.met_nesting = true;
            return Err(self.failure(Reason::TooDeep));
        }
        self.depth += 1;
        let result = production(self);
        self.depth -= 1;
        result
    }

    /// Makes a template or function parameter visible.
    pub(super) fn push_local(&mut self, name: TokenId, kind: LocalKind, is_pack: bool) {
        let symbol = self.tokens.symbol(name);
        if let Some(count) = self.active.get_mut(symbol.index()) {
            *count = count.saturating_add(1);
            self.locals.push(Local {
                symbol,
                kind,
                is_pack,
                token: name,
                scope: self.scope,
                parameter: None,
            });
        }
    }

    /// Makes a parameter of a function or lambda visible.
    pub(super) fn push_parameter(&mut self, name: TokenId, parameter: ParameterId, is_pack: bool) {
        let count = self.locals.len();
        self.push_local(name, LocalKind::Value, is_pack);
        if let Some(local) = self.locals.get_mut(count) {
            local.parameter = Some(parameter);
        }
    }

    /// Counts `locals` among the active ones, or takes them out.
    pub(super) fn recount(&mut self, locals: &[Local], more: bool) {
        for local in locals {
            if let Some(count) = self.active.get_mut(local.symbol.index()) {
                *count = if more { count.saturating_add(1) } else { count.saturating_sub(1) };
            }
        }
    }

    /// Forgets the locals from `mark` on.
    pub(super) fn pop_locals(&mut self, mark: usize) {
        for local in self.locals.drain(mark..) {
            if let Some(count) = self.active.get_mut(local.symbol.index()) {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// The innermost local of that name.
    #[inline]
    pub(super) fn local(&self, symbol: Symbol) -> Option<Local> {
        if self.active.get(symbol.index()).is_none_or(|&count| count == 0) {
            return None;
        }
        let local = self.locals.iter().rev().find(|local| local.symbol == symbol).copied()?;
        (self.again.is_none() || !self.is_hidden(&local)).then_some(local)
    }

    /// True when a token of `range` is a template parameter that is visible here.
    pub(super) fn is_dependent(&self, range: TokenRange) -> bool {
        range.iter().any(|token| self.local(self.tokens.symbol(token)).is_some())
    }

    /// True when a token of `range` is a parameter pack that is visible here.
    pub(super) fn mentions_pack(&self, range: TokenRange) -> bool {
        range.iter().any(|token| self.local(self.tokens.symbol(token)).is_some_and(|local| local.is_pack))
    }
}
