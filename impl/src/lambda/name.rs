//! Names in expressions, and how far a name reaches.

use super::capture::CaptureFault;
use super::local::LocalKind;
use super::walk::{Member, TooDeep, Walk};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::NameClass;

impl Walk<'_> {
    /// The name at `at` in an evaluated expression; gives the token behind what belongs to it.
    pub(super) fn name(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, TooDeep> {
        let (last, behind) = self.qualified_name(at, end);
        if !self.is_in_lambda() {
            return Ok(behind);
        }
        if last == at {
            if self.is_shielded(at) {
                return Ok(if self.kind(behind) == Kind::OpenParen {
                    self.behind_bracket(behind)
                } else {
                    behind
                });
            }
            if let Some((_, kind)) = self.locals.find(self.tokens.symbol(at)) {
                if matches!(kind, LocalKind::Automatic | LocalKind::Pack) {
                    self.mention(at);
                }
                return Ok(behind);
            }
        }
        if self.has_this() || self.local_classes > 0 {
            return Ok(behind);
        }
        // `&C::m` is a pointer to a member.
        let is_address = last != at && at.0 > 1 && self.kind(at.previous()) == Kind::Amp && {
            let before = self.kind(at.previous().previous());
            !(before == Kind::Identifier || before.is_close_bracket() || before.is_literal())
        };
        if is_address {
            return Ok(behind);
        }
        match self.outside.member(TokenRange::new(at, last.next())) {
            Member::None => {}
            Member::Single => self.mention_this(at),
            kind => {
                // Which function is called is known when the arguments are.
                let mut behind = behind;
                if self.kind(behind) == Kind::OpenParen && behind < end {
                    let inside = self.inside(behind);
                    self.expression(inside)?;
                    behind = self.behind_bracket(behind);
                }
                match kind {
                    Member::Mixed => self.fault(CaptureFault::StaticOrNot(at)),
                    Member::Unknown => self.fault(CaptureFault::UnknownMember(at)),
                    _ => self.mention_this(at),
                }
                return Ok(behind);
            }
        }
        Ok(behind)
    }

    /// Whether the arguments of the built-in function at `at` are not evaluated.
    fn is_shielded(&self, at: TokenId) -> bool {
        matches!(self.tokens.name(at), "__builtin_offsetof" | "__builtin_constant_p")
    }

    /// The name at `at`, qualification and template arguments included: its last name, and the token behind.
    pub(super) fn qualified_name(&self, at: TokenId, end: TokenId) -> (TokenId, TokenId) {
        let mut name = at;
        let mut behind = at;
        if self.kind(behind) == Kind::ColonColon {
            behind = behind.next();
        }
        while behind < end {
            let mut is_template = false;
            if self.kind(behind) == Kind::Template {
                is_template = true;
                behind = behind.next();
            }
            if self.kind(behind) == Kind::Tilde {
                behind = behind.next();
            }
            if self.kind(behind) != Kind::Identifier {
                break;
            }
            name = behind;
            behind = behind.next();
            if behind < end && self.kind(behind) == Kind::Less && (is_template || self.opens_arguments(name))
            {
                behind = self.angles(behind, end);
            }
            let joined = behind < end
                && self.kind(behind) == Kind::ColonColon
                && matches!(self.kind(behind.next()), Kind::Identifier | Kind::Template | Kind::Tilde);
            if !joined {
                break;
            }
            behind = behind.next();
        }
        (name, behind.max(at.next()))
    }

    /// The token behind a member's name, behind `.` or `->`: its qualification and template arguments belong to it.
    pub(super) fn member_name(&self, at: TokenId, end: TokenId) -> TokenId {
        let has_template = self.kind(at) == Kind::Template;
        let (last, behind) = self.qualified_name(at, end);
        if !has_template
            && behind == last.next()
            && behind < end
            && self.kind(behind) == Kind::Less
            && let Some(close) = self.call_arguments(behind, end)
        {
            return close;
        }
        behind
    }

    /// The token behind `<..>` if a call follows: of a member whose class is not looked at, `x.f<n>(y)` is taken for
    /// a call of a template and not for two comparisons.
    fn call_arguments(&self, open: TokenId, end: TokenId) -> Option<TokenId> {
        let mut depth = 0u32;
        let mut at = open;
        while at < end {
            match self.kind(at) {
                Kind::Less => depth += 1,
                Kind::Greater => {
                    depth -= 1;
                    if depth == 0 {
                        return (self.kind(at.next()) == Kind::OpenParen).then(|| at.next());
                    }
                }
                Kind::Semicolon | Kind::AmpAmp | Kind::PipePipe => return None,
                kind if kind.is_open_bracket() => at = self.tokens.partner(at).max(at),
                _ => {}
            }
            at = at.next();
        }
        None
    }

    /// Whether `<` behind the name at `name` opens template arguments.
    pub(super) fn opens_arguments(&self, name: TokenId) -> bool {
        match self.class_of(name) {
            NameClass::Template | NameClass::Type => true,
            NameClass::Value => false,
            NameClass::Unknown => {
                name.0 > 0
                    && (self.kind(name.previous()) == Kind::Template
                        || (self.kind(name.previous()) == Kind::ColonColon
                            && self.tokens.angle_partner(name.next()).is_some()))
            }
        }
    }

    /// The token behind the template arguments that open at `open`.
    pub(super) fn angles(&self, open: TokenId, end: TokenId) -> TokenId {
        let mut at = open.next();
        while at < end {
            let kind = self.kind(at);
            at = match kind {
                Kind::Greater => return at.next(),
                Kind::Semicolon => return at,
                Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast | Kind::DynamicCast
                    if self.kind(at.next()) == Kind::Less =>
                {
                    self.angles(at.next(), end)
                }
                Kind::Identifier if self.kind(at.next()) == Kind::Less && self.opens_arguments(at) => {
                    self.angles(at.next(), end)
                }
                _ if kind.is_open_bracket() => self.behind_bracket(at),
                _ => at.next(),
            };
        }
        end
    }
}
