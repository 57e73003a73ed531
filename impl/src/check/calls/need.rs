//! What the mention of a variable needs of it, told from the tokens around it.

use super::declared::Declared;
use crate::bodies::Operand;
use crate::lex::{Kind, TokenId, TokenRange, Tokens};
use crate::read::Reading;
use crate::tree::{DeclarationId, FunctionId, SpecifierKind, Tree};

/// What is done with the name of a variable, together with the members, elements and dereferences behind and before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// The result is an operand, an argument, an initialiser, a condition: it is needed.
    Used,
    /// Its address is taken.
    Address,
    /// A member function of the object is called.
    Called(DeclarationId),
    /// The value is discarded ([expr.context]).
    Discarded,
}

/// A mention with what belongs to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mention {
    /// All its tokens, parentheses around it included.
    pub range: TokenRange,
    /// What is done with it; `None` where that is not certain.
    pub how: Option<Use>,
    /// It is more than the name in parentheses: a member, an element, a dereference.
    pub is_part: bool,
}

/// Follows the name `name` of a variable that `operand` tells of.
pub(super) fn mention<'a>(
    reading: &'a Reading,
    declared: &Declared<'a>,
    name: TokenRange,
    operand: Operand,
) -> Mention {
    let mut walk = Walk { reading, declared, range: name, operand, is_part: false };
    let how = walk.follow();
    Mention { range: walk.range, how, is_part: walk.is_part }
}

struct Walk<'a, 'b> {
    reading: &'a Reading,
    declared: &'b Declared<'a>,
    range: TokenRange,
    operand: Operand,
    is_part: bool,
}

impl Walk<'_, '_> {
    fn follow(&mut self) -> Option<Use> {
        let tokens = &self.reading.tokens;
        loop {
            match tokens.kind(self.range.end) {
                Kind::Dot | Kind::Arrow => {
                    if let Some(called) = self.member()? {
                        return Some(Use::Called(called));
                    }
                    continue;
                }
                Kind::OpenBracket => {
                    self.range.end = tokens.partner(self.range.end).next();
                    self.part();
                    continue;
                }
                // Through a pointer to a function.
                Kind::OpenParen if self.operand == Operand::Scalar => return Some(Use::Used),
                Kind::OpenParen | Kind::OpenBrace | Kind::LaunchOpen => return None,
                Kind::PlusPlus | Kind::MinusMinus => return Some(Use::Used),
                _ => {}
            }
            let before = self.range.start.previous();
            let is_prefix = matches!(tokens.kind(before), Kind::Amp | Kind::Star)
                && !ends_operand(tokens, before.previous());
            let behind = tokens.kind(self.range.end);
            if !is_prefix && (behind.is_binary_operator() || behind == Kind::Question) {
                return Some(Use::Used);
            }
            match tokens.kind(before) {
                Kind::Amp if ends_operand(tokens, before.previous()) => {
                    // `(T) & x`
                    let is_cast = tokens.kind(before.previous()) == Kind::CloseParen;
                    return (!is_cast).then_some(Use::Used);
                }
                Kind::Amp => return (!self.is_undone(before)).then_some(Use::Address),
                Kind::Star if ends_operand(tokens, before.previous()) => {
                    // `(T) * x`
                    let is_cast = tokens.kind(before.previous()) == Kind::CloseParen;
                    return (!is_cast).then_some(Use::Used);
                }
                Kind::Star => {
                    self.range.start = before;
                    self.part();
                }
                Kind::OpenParen
                    if tokens.kind(self.range.end) == Kind::CloseParen && groups(tokens, before) =>
                {
                    self.range = TokenRange::new(before, self.range.end.next());
                }
                _ => return around(tokens, self.range),
            }
        }
    }

    /// Whether the address that the `&` at `amp` takes is only followed back: `*&x`, `(&x)->y`.
    fn is_undone(&self, amp: TokenId) -> bool {
        let tokens = &self.reading.tokens;
        let open = amp.previous();
        let is_grouped = tokens.kind(open) == Kind::OpenParen && groups(tokens, open);
        let behind = tokens.kind(self.range.end.next());
        tokens.kind(open) == Kind::Star
            || is_grouped
                && (matches!(behind, Kind::Arrow | Kind::OpenBracket)
                    || tokens.kind(open.previous()) == Kind::Star)
    }

    fn part(&mut self) {
        self.operand = Operand::Unknown;
        self.is_part = true;
    }

    /// Steps over `.` or `->` with the name of a data member behind it, or gives the member function that is called.
    fn member(&mut self) -> Option<Option<DeclarationId>> {
        let tokens = &self.reading.tokens;
        let name = self.range.end.next();
        let class = match self.operand {
            Operand::Object(class) | Operand::Pointer(class) => class,
            // What is a part has its members: only static ones would make a difference.
            _ => return None,
        };
        let members = self.declared.members(class, name)?;
        let tree = &self.reading.tree;
        let is_field = |id: &DeclarationId| tree.variable(*id).is_some_and(|variable| variable.is_field);
        if members.iter().all(is_field) {
            self.range.end = name.next();
            self.part();
            return Some(None);
        }
        let is_member_function = |id: &DeclarationId| {
            tree.function(*id).is_some() && !tree.has_specifier(*id, SpecifierKind::Static)
        };
        let is_called = tokens.kind(name.next()) == Kind::OpenParen;
        match members.as_slice() {
            [only] if is_called && is_member_function(only) => Some(Some(*only)),
            _ => None,
        }
    }
}

/// What is done with the operand `range`, which no operator before or behind it uses but what is looked at here.
fn around(tokens: &Tokens, range: TokenRange) -> Option<Use> {
    let before = range.start.previous();
    let behind = tokens.kind(range.end);
    match tokens.kind(before) {
        Kind::Return | Kind::Assign | Kind::Tilde | Kind::Not | Kind::PlusPlus | Kind::MinusMinus => {
            Some(Use::Used)
        }
        Kind::Delete => Some(Use::Used),
        // `delete[] p`
        Kind::CloseBracket if tokens.kind(tokens.partner(before).previous()) == Kind::Delete => {
            Some(Use::Used)
        }
        kind if kind.is_binary_operator() && !matches!(kind, Kind::Less | Kind::Greater) => Some(Use::Used),
        Kind::Less | Kind::Greater => Some(Use::Used).filter(|_| tokens.angle_partner(before).is_none()),
        Kind::Question | Kind::Colon => chosen(tokens, before),
        Kind::Semicolon if matches!(behind, Kind::Semicolon | Kind::Comma | Kind::CloseParen) => {
            Some(Use::Discarded)
        }
        Kind::OpenBrace | Kind::CloseBrace | Kind::Else | Kind::Do if behind == Kind::Semicolon => {
            Some(Use::Discarded)
        }
        Kind::OpenBracket if behind == Kind::CloseBracket && ends_operand(tokens, before.previous()) => {
            Some(Use::Used)
        }
        Kind::OpenBrace if behind == Kind::CloseBrace || behind == Kind::Comma && is_list(tokens, before) => {
            Some(Use::Used)
        }
        Kind::OpenParen if matches!(behind, Kind::CloseParen | Kind::Comma | Kind::Semicolon) => {
            parenthesised(tokens, before, behind)
        }
        Kind::Comma => listed(tokens, before, behind),
        Kind::CloseParen => cast(tokens, TokenRange::new(tokens.partner(before).next(), before)),
        _ => None,
    }
}

/// What is done with what stands behind the `(` at `open`, with `behind` behind it.
fn parenthesised(tokens: &Tokens, open: TokenId, behind: Kind) -> Option<Use> {
    let before = open.previous();
    match tokens.kind(before) {
        Kind::Identifier => {
            (behind != Kind::Semicolon && !tokens.name(before).starts_with("__")).then_some(Use::Used)
        }
        Kind::If | Kind::While | Kind::Switch if behind == Kind::CloseParen => Some(Use::Used),
        Kind::For if behind != Kind::CloseParen => Some(Use::Discarded),
        Kind::CloseParen if behind == Kind::CloseParen => {
            cast(tokens, TokenRange::new(tokens.partner(before).next(), before))
        }
        Kind::Greater => {
            let less = tokens.angle_partner(before)?;
            let is_cast = matches!(
                tokens.kind(less.previous()),
                Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast | Kind::DynamicCast
            );
            match tokens.kind(less.previous()) {
                Kind::Identifier => Some(Use::Used),
                _ if is_cast => cast(tokens, TokenRange::new(less.next(), before)),
                _ => None,
            }
        }
        kind if kind.is_arithmetic_type() => Some(Use::Used),
        // `(x, y)`
        _ if groups(tokens, open) && behind == Kind::Comma => Some(Use::Discarded),
        _ => None,
    }
}

/// What is done with an operand that is cast to the type `ty`.
fn cast(tokens: &Tokens, ty: TokenRange) -> Option<Use> {
    let mut kinds = ty.iter().map(|at| tokens.kind(at));
    if ty.len() == 1 && kinds.clone().all(|kind| kind == Kind::Void) {
        return Some(Use::Discarded);
    }
    let is_pointer = !ty.is_empty() && tokens.kind(ty.last()) == Kind::Star;
    let is_scalar = !ty.is_empty() && kinds.all(Kind::is_arithmetic_type);
    (is_pointer || is_scalar).then_some(Use::Used)
}

/// What is done with an operand behind the comma at `comma`, with `behind` behind it.
fn listed(tokens: &Tokens, comma: TokenId, behind: Kind) -> Option<Use> {
    match opening(tokens, comma) {
        Some(open) if tokens.kind(open) == Kind::OpenParen => match tokens.kind(open.previous()) {
            Kind::Identifier if behind != Kind::Semicolon => parenthesised(tokens, open, behind),
            _ => None,
        },
        Some(open) if is_list(tokens, open) && matches!(behind, Kind::Comma | Kind::CloseBrace) => {
            Some(Use::Used)
        }
        _ => None,
    }
}

/// Whether the bracket at `open` is a `{` that begins a list and no block.
pub(super) fn is_list(tokens: &Tokens, open: TokenId) -> bool {
    let before = tokens.kind(open.previous());
    tokens.kind(open) == Kind::OpenBrace
        && matches!(
            before,
            Kind::Assign
                | Kind::Identifier
                | Kind::Return
                | Kind::OpenParen
                | Kind::Comma
                | Kind::CloseBracket
        )
}

/// What is done with the second or third operand of `?`, behind the operator at `operator`.
fn chosen(tokens: &Tokens, operator: TokenId) -> Option<Use> {
    let mut at = operator;
    let mut has_condition = false;
    loop {
        match tokens.kind(at) {
            Kind::Question => has_condition = true,
            Kind::Return | Kind::Assign => return has_condition.then_some(Use::Used),
            // `for (int i : x)`
            Kind::OpenParen => {
                let before = at.previous();
                return match tokens.kind(before) {
                    Kind::For if !has_condition => Some(Use::Used),
                    // `&(a ? b : c)`
                    Kind::Amp if has_condition && !ends_operand(tokens, before.previous()) => {
                        Some(Use::Address)
                    }
                    _ => None,
                };
            }
            Kind::Semicolon
            | Kind::Comma
            | Kind::OpenBrace
            | Kind::CloseBrace
            | Kind::End
            | Kind::OpenBracket => {
                return None;
            }
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            _ => {}
        }
        if at.0 == 0 {
            return None;
        }
        at = at.previous();
    }
}

/// The bracket that is open at `at`; `None` where a statement begins first.
pub(super) fn opening(tokens: &Tokens, at: TokenId) -> Option<TokenId> {
    let mut at = at;
    while at.0 > 0 {
        at = at.previous();
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            kind if kind.is_open_bracket() => return Some(at),
            Kind::Semicolon => return None,
            // What stands between may be template arguments.
            Kind::Greater => at = tokens.angle_partner(at).unwrap_or(at),
            Kind::Less => return None,
            _ => {}
        }
    }
    None
}

/// Whether the `(` at `open` groups an expression and belongs to nothing before it.
pub(super) fn groups(tokens: &Tokens, open: TokenId) -> bool {
    let before = open.previous();
    match tokens.kind(before) {
        Kind::Return
        | Kind::Assign
        | Kind::Semicolon
        | Kind::OpenParen
        | Kind::OpenBrace
        | Kind::OpenBracket
        | Kind::CloseBrace
        | Kind::Comma
        | Kind::Question
        | Kind::Not
        | Kind::Tilde => true,
        Kind::Less | Kind::Greater => tokens.angle_partner(before).is_none(),
        kind => kind.is_binary_operator(),
    }
}

/// Whether `?`, `&&` or `||` around the operand that begins at `start` may leave it without a use: what stands before
/// them may be a constant. `is_parameter` tells whether a token is the name of a parameter, which never is one.
pub(super) fn may_be_skipped(
    tokens: &Tokens,
    function: TokenId,
    start: TokenId,
    is_parameter: impl Fn(TokenId) -> bool,
) -> bool {
    let mut at = start;
    while at > function {
        at = at.previous();
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            Kind::Semicolon => return false,
            Kind::Question | Kind::AmpAmp | Kind::PipePipe => {
                let operand = at.previous();
                let is_whole = matches!(
                    tokens.kind(operand.previous()),
                    Kind::Return | Kind::Assign | Kind::OpenParen | Kind::Semicolon | Kind::OpenBrace
                );
                if !is_whole || !is_parameter(operand) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Whether the statement around `start` is a `return`.
pub(super) fn is_returned(tokens: &Tokens, function: FunctionId, tree: &Tree, start: TokenId) -> bool {
    let Some(body) = tree[function].body.range() else { return false };
    let mut at = start;
    while at > body.start {
        at = at.previous();
        match tokens.kind(at) {
            Kind::Return => return true,
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::Assign => return false,
            _ => {}
        }
    }
    false
}

/// True behind the end of an operand.
pub(super) fn ends_operand(tokens: &Tokens, at: TokenId) -> bool {
    let kind = tokens.kind(at);
    kind.is_literal() || matches!(kind, Kind::Identifier | Kind::CloseParen | Kind::CloseBracket | Kind::This)
}
