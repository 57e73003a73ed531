//! Bracket partners and launch brackets, found while tokens are made.

use super::chunk::Building;
use super::kind::Kind;
use super::token::{Launch, TokenId};

/// An open bracket.
#[derive(Clone, Copy, Debug)]
struct Open {
    token: u32,
    /// Its first byte.
    start: u32,
    kind: Kind,
    /// A parenthesis of `__attribute__((...))`, the outer or the inner one.
    of_attribute: bool,
    /// Inside a launch configuration: how many `<` after a name are still open.
    angles: u32,
}

/// The brackets that are open.
#[derive(Debug, Default)]
pub(super) struct Brackets {
    stack: Vec<Open>,
    /// How many of the outermost ones are braces of namespaces and linkage specifications.
    scopes: usize,
    /// The launches whose `>>>` was found.
    pub(super) launches: Vec<Launch>,
}

impl Brackets {
    /// Notes token `token`, an opening bracket or `<<<` of `kind`, whose first byte is `start`.
    #[inline]
    pub(super) fn open(&mut self, token: u32, kind: Kind, start: usize, of_attribute: bool) {
        self.stack.push(Open { token, start: start as u32, kind, of_attribute, angles: 0 });
    }

    /// True where a declaration may stand: outside of all brackets but the braces of namespaces and linkage
    /// specifications.
    #[inline]
    pub(super) fn at_scope(&self) -> bool {
        self.stack.len() == self.scopes
    }

    /// The next bracket opened is a brace of a namespace or linkage specification; [`Brackets::at_scope`] holds.
    pub(super) fn enter_scope(&mut self) {
        self.scopes += 1;
    }

    /// True directly inside the parentheses of `__attribute__((...))`.
    #[inline]
    pub(super) fn in_attribute(&self) -> bool {
        self.stack.last().is_some_and(|open| open.of_attribute)
    }

    /// Token `token` will be a closing bracket of `kind`: tells its partner, gives the partner of it, and whether it
    /// closes a namespace or linkage specification. `None` when it has no partner.
    #[inline]
    pub(super) fn close(&mut self, token: u32, kind: Kind, tokens: &mut Building) -> Option<(TokenId, bool)> {
        let wanted = match kind {
            Kind::CloseParen => Kind::OpenParen,
            Kind::CloseBracket => Kind::OpenBracket,
            _ => Kind::OpenBrace,
        };
        if self.in_launch() {
            self.drop_launches();
        }
        let open = self.stack.pop_if(|open| open.kind == wanted)?;
        tokens.set_partner(TokenId(open.token), TokenId(token));
        let ends_scope = self.stack.len() < self.scopes;
        if ends_scope {
            self.scopes = self.stack.len();
        }
        Some((TokenId(open.token), ends_scope))
    }

    /// A `<<<` whose `>>>` did not come before the bracket around it closed, or before `;`, is no launch.
    #[inline]
    pub(super) fn drop_launches(&mut self) {
        while self.stack.last().is_some_and(|open| open.kind == Kind::LaunchOpen) {
            self.stack.pop();
        }
    }

    /// Notes a `<` after a name.
    #[inline]
    pub(super) fn less(&mut self) {
        if let Some(open) = self.stack.last_mut()
            && open.kind == Kind::LaunchOpen
        {
            open.angles += 1;
        }
    }

    /// True directly inside a launch configuration.
    #[inline]
    pub(super) fn in_launch(&self) -> bool {
        self.stack.last().is_some_and(|open| open.kind == Kind::LaunchOpen)
    }

    /// Decides what the `>` that `token` will be is; `run` is how many `>` follow each other here, itself
    /// included. True when it begins a `>>>` that closes a launch: the caller makes all three tokens.
    #[inline]
    pub(super) fn greater(&mut self, run: u32, token: u32, tokens: &mut Building) -> bool {
        let Some(open) = self.stack.last_mut().filter(|open| open.kind == Kind::LaunchOpen) else {
            return false;
        };
        // `f<A<B>>>>>`: template-argument lists close first. `n < 3, 4>>>`: the `<` was an operator.
        if run < 3 || (open.angles > 0 && (run >= open.angles + 3 || open.angles >= 3)) {
            open.angles = open.angles.saturating_sub(1);
            return false;
        }
        let launch = Launch { open: TokenId(open.token), close: TokenId(token) };
        tokens.set_partner(launch.open, launch.close);
        self.stack.pop();
        self.launches.push(launch);
        true
    }

    /// The first byte of the innermost open bracket.
    pub(super) fn innermost_start(&self) -> Option<u32> {
        self.stack.last().map(|open| open.start)
    }

    /// The first byte of the outermost bracket that is still open at the end of the input.
    pub(super) fn unclosed(&mut self) -> Option<u32> {
        self.stack.retain(|open| open.kind != Kind::LaunchOpen);
        self.stack.first().map(|open| open.start)
    }
}
