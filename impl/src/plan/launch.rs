//! A kernel launch `callee<<<configuration>>>(arguments)`: where its parts are.

use super::texts::pieces;
use super::{Piece, Planner};
use crate::lex::{Kind, Launch, TokenId, TokenRange, Tokens, template_name};
use crate::rules::generated::HOST_OUTPUT_LAUNCH;
use crate::source::Span;
use rustc_hash::FxHashSet;

impl Planner<'_> {
    /// Every launch in text that is written becomes a conditional call.
    pub(super) fn launches(&mut self) {
        let tokens = self.tokens;
        let named = self.tree.variables.iter().filter_map(|variable| variable.name_token);
        let declared: FxHashSet<TokenId> =
            if tokens.launches.is_empty() { FxHashSet::default() } else { named.collect() };
        for &launch in &tokens.launches {
            if self.is_dropped(launch.open) {
                continue;
            }
            match parts(tokens, launch) {
                Ok(parts) => self.launch(parts, &declared),
                Err(LaunchFault::NoCallee) => {
                    self.refuse(launch.open, "nothing that can be launched before `<<<`")
                }
                Err(LaunchFault::NoArguments) => self.refuse(launch.close, "expected a \"(\" after `>>>`"),
            }
        }
    }

    /// `((__cudaPushCallConfiguration(configuration)) ? (void)0 : callee(arguments))`. The configuration moves
    /// before the callee; where that is another line, markers keep every token in its own.
    /// `declared` are the names of variables.
    fn launch(&mut self, parts: LaunchParts, declared: &FxHashSet<TokenId>) {
        // `int m<<<1, 1>>>()`: the variable's own edits would cut this one.
        if !parts.statement && declared.contains(&parts.callee.start) {
            return self
                .refuse(parts.configuration.start.previous(), "a launch of the name that is declared here");
        }
        let callee = self.span(parts.callee);
        let configuration = self.span(parts.configuration);
        let arguments = self.span(parts.arguments);
        let mut pieces = pieces(HOST_OUTPUT_LAUNCH, |name| match name {
            "configuration" => vec![
                Piece::ResumeIfMoved { from: callee.start, to: configuration.start },
                Piece::Copy(configuration),
                Piece::ResumeIfMoved { from: configuration.end, to: callee.start },
            ],
            "callee" => vec![Piece::Copy(callee), Piece::LineEnds(Span::new(callee.end, arguments.start))],
            _ => vec![Piece::Copy(Span::new(arguments.start + 1, arguments.end.saturating_sub(1)))],
        });
        if !parts.statement {
            pieces.insert(0, Piece::text("("));
            pieces.push(Piece::text(")"));
        }
        self.edits.replace(Span::new(callee.start, arguments.end), pieces);
    }
}

/// The parts of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LaunchParts {
    /// The callee expression.
    pub(crate) callee: TokenRange,
    /// What stands between `<<<` and `>>>`.
    pub(crate) configuration: TokenRange,
    /// From `(` to `)`.
    pub(crate) arguments: TokenRange,
    /// Whether the launch is a whole expression statement, as far as the tokens around it show.
    pub(crate) statement: bool,
}

/// Why a launch cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LaunchFault {
    /// Nothing that can be called stands before `<<<`.
    NoCallee,
    /// `>>>` is not followed by `(`.
    NoArguments,
}

/// Finds the parts.
pub(crate) fn parts(tokens: &Tokens, launch: Launch) -> Result<LaunchParts, LaunchFault> {
    let configuration = TokenRange::new(launch.open.next(), launch.close);
    let open = TokenId(launch.close.0 + 3);
    if tokens.kind(open) != Kind::OpenParen {
        return Err(LaunchFault::NoArguments);
    }
    let arguments = TokenRange::new(open, tokens.partner(open).next());
    let start = callee_start(tokens, launch.open).ok_or(LaunchFault::NoCallee)?;
    let statement = tokens.kind(arguments.end) == Kind::Semicolon && begins_statement(tokens, start);
    Ok(LaunchParts { callee: TokenRange::new(start, launch.open), configuration, arguments, statement })
}

/// Whether a statement begins at `start`, as far as the tokens before it show.
fn begins_statement(tokens: &Tokens, start: TokenId) -> bool {
    let Some(mut before) = behind(start) else { return true };
    // Attributes of the statement.
    while tokens.kind(before) == Kind::CloseBracket
        && tokens.kind(tokens.partner(before).next()) == Kind::OpenBracket
        && let Some(further) = behind(tokens.partner(before))
    {
        before = further;
    }
    match tokens.kind(before) {
        Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::Else | Kind::Do => true,
        Kind::CloseParen => is_control(tokens, tokens.partner(before)),
        Kind::Colon => ends_label(tokens, before),
        _ => false,
    }
}

/// Whether the parentheses that open at `open` are the condition of a statement.
fn is_control(tokens: &Tokens, open: TokenId) -> bool {
    let Some(keyword) = behind(open) else { return false };
    match tokens.kind(keyword) {
        Kind::If | Kind::For | Kind::While | Kind::Switch => true,
        Kind::Constexpr => behind(keyword).is_some_and(|first| tokens.kind(first) == Kind::If),
        _ => false,
    }
}

/// Whether the `:` at `colon` ends a label and is no part of a conditional.
fn ends_label(tokens: &Tokens, colon: TokenId) -> bool {
    let mut open = 1u32;
    let mut at = colon;
    while let Some(before) = behind(at) {
        at = match tokens.kind(before) {
            Kind::Question => {
                open -= 1;
                if open == 0 {
                    return false;
                }
                before
            }
            Kind::Colon => {
                open += 1;
                before
            }
            Kind::Case | Kind::Default | Kind::Semicolon => return true,
            Kind::OpenBrace | Kind::OpenParen | Kind::OpenBracket => return true,
            kind if kind.is_close_bracket() => tokens.partner(before),
            _ => before,
        };
    }
    true
}

/// The first token of the postfix expression that ends before `end`.
fn callee_start(tokens: &Tokens, end: TokenId) -> Option<TokenId> {
    let mut at = end;
    loop {
        // `at` is the first token behind the part that is looked for.
        let last = behind(at)?;
        at = match tokens.kind(last) {
            Kind::CloseParen => {
                let open = tokens.partner(last);
                if is_call(tokens, open) {
                    at = open;
                    continue;
                }
                open
            }
            Kind::CloseBracket => {
                at = tokens.partner(last);
                continue;
            }
            Kind::CloseBrace if at != end => {
                let open = tokens.partner(last);
                match lambda_start(tokens, open) {
                    Some(start) => return Some(start),
                    // `T{...}` before a member access.
                    None => at = open,
                }
                continue;
            }
            Kind::Greater => template_name(tokens, last)?,
            Kind::Identifier | Kind::This => last,
            _ => return None,
        };
        // `at` is a whole primary; what joins it to something before?
        let Some(mut joint) = behind(at) else { return Some(at) };
        if tokens.kind(joint) == Kind::Template {
            let Some(before) = behind(joint) else { return Some(at) };
            if !matches!(tokens.kind(before), Kind::Dot | Kind::Arrow | Kind::ColonColon) {
                return Some(at);
            }
            joint = before;
        }
        match tokens.kind(joint) {
            Kind::Dot | Kind::Arrow => at = joint,
            Kind::ColonColon => {
                let owner = behind(joint).map(|owner| (owner, tokens.kind(owner)));
                match owner {
                    Some((owner, Kind::Identifier)) => at = owner.next(),
                    Some((owner, Kind::Greater)) if template_name(tokens, owner).is_some() => {
                        at = owner.next();
                    }
                    _ => return Some(joint),
                }
            }
            _ => return Some(at),
        }
    }
}

fn behind(at: TokenId) -> Option<TokenId> {
    at.0.checked_sub(1).map(TokenId)
}

/// Whether the parentheses that open at `open` are the arguments of a call. A cast to `void` before a callee in
/// parentheses is none.
fn is_call(tokens: &Tokens, open: TokenId) -> bool {
    let Some(owner) = behind(open) else { return false };
    match tokens.kind(owner) {
        Kind::Identifier | Kind::CloseBracket | Kind::Greater => true,
        // A lambda that is called.
        Kind::CloseBrace => lambda_start(tokens, tokens.partner(owner)).is_some(),
        Kind::CloseParen => {
            let first = tokens.partner(owner).next();
            let is_void = tokens.kind(first) == Kind::Void && first.next() == owner;
            !is_void && !is_control(tokens, tokens.partner(owner))
        }
        _ => false,
    }
}

/// The `[` of the lambda whose body opens at `body`, if it is one's.
fn lambda_start(tokens: &Tokens, body: TokenId) -> Option<TokenId> {
    let mut at = body;
    let mut parameters = false;
    loop {
        let last = behind(at)?;
        at = match tokens.kind(last) {
            Kind::CloseBracket => return Some(tokens.partner(last)),
            Kind::CloseParen => {
                parameters = true;
                tokens.partner(last)
            }
            // Between the parameters and the body: `mutable`, `noexcept`, a return type.
            Kind::Mutable
            | Kind::Noexcept
            | Kind::Constexpr
            | Kind::Static
            | Kind::Arrow
            | Kind::Attribute => last,
            kind if kind.is_keyword() || matches!(kind, Kind::Identifier | Kind::ColonColon) => {
                if parameters {
                    return None;
                }
                last
            }
            _ => return None,
        };
    }
}
