//! A declaration statement in a body, read by its tokens.
//!
//! Bodies are not in the tree, so what an attribute in one belongs to is found from the attribute on: back to the beginning of
//! the statement, then forth over specifiers and declarators as far as the rules need them. What is not clearly a
//! declaration is none.

use super::annotation;
use super::enclosure::Enclosures;
use crate::lex::{Kind, TokenId, TokenRange, Tokens};
use crate::rules::generated::{Attribute as Cuda, Storage};
use crate::tree::AttributeSyntax;
use smallvec::{SmallVec, smallvec};

/// What stands in one `__attribute__((..))`, or one attribute word.
pub(super) struct Row {
    /// Its CUDA attributes, each with its name.
    pub cuda: SmallVec<[(Cuda, TokenId); 2]>,
    /// The token behind it.
    pub end: TokenId,
}

/// The attributes that begin at a token, if any do.
pub(super) fn attributes_at(tokens: &Tokens, at: TokenId) -> Option<Row> {
    let next = at.next();
    match tokens.kind(at) {
        Kind::Attribute | Kind::Declspec if tokens.kind(next) == Kind::OpenParen => {
            let inner = next.next();
            let mut cuda = SmallVec::new();
            let end = tokens.partner(inner);
            let mut token = inner.next();
            while token < end {
                let named = annotation::named(tokens.symbol(token), AttributeSyntax::Gnu);
                cuda.extend(named.map(|attribute| (attribute, token)));
                token = token.next();
                while token < end && tokens.kind(token) != Kind::Comma {
                    token = if tokens.kind(token).is_open_bracket() { tokens.partner(token) } else { token };
                    token = token.next();
                }
                token = token.next();
            }
            Some(Row { cuda, end: tokens.partner(next).next() })
        }
        Kind::OpenBracket if tokens.kind(next) == Kind::OpenBracket => {
            Some(Row { cuda: SmallVec::new(), end: tokens.partner(at).next() })
        }
        Kind::Alignas if tokens.kind(next) == Kind::OpenParen => {
            Some(Row { cuda: SmallVec::new(), end: tokens.partner(next).next() })
        }
        _ => {
            let word = annotation::named(tokens.symbol(at), AttributeSyntax::Word)?;
            let bounds = matches!(word, Cuda::LaunchBounds | Cuda::Maxnreg | Cuda::ClusterDims);
            let has_arguments = bounds && tokens.kind(next) == Kind::OpenParen;
            let end = if has_arguments { tokens.partner(next).next() } else { next };
            Some(Row { cuda: smallvec![(word, at)], end })
        }
    }
}

/// A declaration statement.
pub(super) struct Statement {
    pub range: TokenRange,
    pub storage: Storage,
    /// The token `thread_local`.
    pub thread_local: Option<TokenId>,
    pub is_typedef: bool,
    /// It defines a class or enum and declares nothing else.
    pub is_head: bool,
    pub is_constexpr: bool,
    /// The type that is named; `None` where other words stand between its own.
    pub words: Option<TokenRange>,
    pub declarators: Vec<Declarator>,
    /// Its CUDA attributes, each with its name.
    pub attributes: Vec<(Cuda, TokenId)>,
    /// Those of a class or enum that it defines, which stand behind the key.
    pub type_attributes: Vec<(Cuda, TokenId)>,
}

impl Statement {
    fn empty(range: TokenRange, words: Option<TokenRange>) -> Statement {
        Statement {
            range,
            storage: Storage::Automatic,
            thread_local: None,
            is_typedef: false,
            is_head: false,
            is_constexpr: false,
            words,
            declarators: Vec::new(),
            attributes: Vec::new(),
            type_attributes: Vec::new(),
        }
    }
}

/// One declared name.
pub(super) struct Declarator {
    pub name: TokenId,
    pub is_function: bool,
    pub is_initialised: bool,
    /// `x[]`
    pub is_unsized: bool,
    pub is_const: bool,
    pub is_reference: bool,
    /// Nothing but the name.
    pub is_plain: bool,
}

/// The statement that `token`, the beginning of an attribute, stands in; `None` when that is not certain.
pub(super) fn statement(
    tokens: &Tokens,
    around: &mut Enclosures,
    (open, close): (TokenId, TokenId),
    token: TokenId,
) -> Option<Statement> {
    around.enter(tokens, (open, close));
    let start = statement_start(tokens, open, token)?;
    if !in_plain_blocks(tokens, around, start) {
        return None;
    }
    let mut end = start;
    while end < close && !matches!(tokens.kind(end), Kind::Semicolon | Kind::CloseParen | Kind::CloseBrace) {
        end = if tokens.kind(end).is_open_bracket() { tokens.partner(end).next() } else { end.next() };
    }
    read_statement(tokens, TokenRange::new(start, end))
}

/// How the variable that a block declares at `name` is stored, and whether it is const itself; `None` when the
/// statement around is not understood.
pub(super) fn storage(tokens: &Tokens, block: (TokenId, TokenId), name: TokenId) -> Option<(Storage, bool)> {
    let statement = statement(tokens, &mut Enclosures::default(), block, name)?;
    let declarator = statement.declarators.iter().find(|declarator| declarator.name == name)?;
    Some((statement.storage, declarator.is_const && !declarator.is_reference))
}

/// Goes back from a declaration's attribute to its first token.
fn statement_start(tokens: &Tokens, open: TokenId, token: TokenId) -> Option<TokenId> {
    let mut at = token;
    while at.previous() > open {
        let before = at.previous();
        match tokens.kind(before) {
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::Else | Kind::Do => return Some(at),
            Kind::OpenParen => {
                let keyword = tokens.kind(before.previous());
                return matches!(keyword, Kind::For | Kind::If | Kind::Switch | Kind::While).then_some(at);
            }
            Kind::CloseParen | Kind::CloseBracket => {
                // Another attribute of the same declaration, or the head of an if, for or while.
                let partner = tokens.partner(before);
                let attribute = [partner, partner.previous()]
                    .into_iter()
                    .find(|t| attributes_at(tokens, *t).is_some_and(|row| row.end == at));
                match attribute {
                    Some(start) => at = start,
                    None => {
                        let keyword = tokens.kind(partner.previous());
                        let head = matches!(keyword, Kind::If | Kind::For | Kind::While | Kind::Constexpr);
                        return (tokens.kind(before) == Kind::CloseParen && head).then_some(at);
                    }
                }
            }
            Kind::Colon => return None,
            _ => at = before,
        }
    }
    Some(at)
}

/// Whether every bracket between the body's own and `token` is a statement's block or an unannotated
/// lambda's body.
fn in_plain_blocks(tokens: &Tokens, around: &Enclosures, token: TokenId) -> bool {
    around.around(token).all(|open| is_in_block(tokens, open))
}

/// Whether what stands behind the bracket is in the block that is around the bracket, or in the one that it opens.
pub(super) fn is_in_block(tokens: &Tokens, open: TokenId) -> bool {
    match tokens.kind(open) {
        Kind::OpenBrace => is_plain_block(tokens, open),
        kind => kind != Kind::OpenBracket,
    }
}

fn is_plain_block(tokens: &Tokens, brace: TokenId) -> bool {
    let before = brace.previous();
    match tokens.kind(before) {
        Kind::OpenBrace
        | Kind::CloseBrace
        | Kind::Semicolon
        | Kind::Else
        | Kind::Do
        | Kind::Try
        | Kind::Colon => true,
        Kind::CloseBracket => true, // `[] {`
        Kind::Mutable => is_plain_block(tokens, before),
        Kind::CloseParen => {
            let partner = tokens.partner(before);
            let head = partner.previous();
            matches!(
                tokens.kind(head),
                Kind::If
                    | Kind::For
                    | Kind::While
                    | Kind::Switch
                    | Kind::Catch
                    | Kind::Constexpr
                    | Kind::CloseBracket
            )
        }
        _ => false,
    }
}

/// Reads the specifiers and declarators of a statement.
pub(super) fn read_statement(tokens: &Tokens, range: TokenRange) -> Option<Statement> {
    let mut statement = Statement::empty(range, type_words(tokens, range));
    let mut at = range.start;
    let mut angles = 0u32;
    let mut is_const = false;
    let mut pointer = false;
    let mut is_reference = false;
    let mut is_plain = true;
    let mut name: Option<TokenId> = None;
    while at < range.end {
        if let Some(row) = attributes_at(tokens, at).filter(|_| name.is_none_or(|n| n.next() != at)) {
            statement.attributes.extend(row.cuda);
            at = row.end;
            continue;
        }
        match tokens.kind(at) {
            Kind::Static => statement.storage = Storage::Static,
            Kind::Extern => statement.storage = Storage::Extern,
            Kind::ThreadLocal => statement.thread_local = Some(at),
            Kind::Constexpr => statement.is_constexpr = true,
            Kind::Using => return None,
            Kind::Typedef => statement.is_typedef = true,
            Kind::Struct | Kind::Class | Kind::Union | Kind::Enum if angles == 0 => {
                if let Some((body, attributes)) = body_of(tokens, at, range) {
                    statement.is_head = true;
                    statement.type_attributes = attributes;
                    (at, name) = (tokens.partner(body).next(), None);
                    continue;
                }
            }
            Kind::Const if angles == 0 => {
                is_const = true;
                pointer = false;
            }
            Kind::Star if angles == 0 => (pointer, is_const, is_plain) = (true, false, false),
            Kind::Amp | Kind::AmpAmp if angles == 0 => (is_reference, is_plain) = (true, false),
            Kind::Less => angles += 1,
            Kind::Greater => angles = angles.saturating_sub(1),
            Kind::Identifier if angles == 0 => name = Some(at),
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace if angles > 0 => {
                at = tokens.partner(at).next();
                continue;
            }
            // The width of a bit-field.
            Kind::Colon if name.is_some() && angles == 0 => {
                let (declarator, end) = bit_field(tokens, range, (name?, at), is_const);
                statement.declarators.push(declarator);
                (at, name, is_plain) = (end, None, true);
            }
            Kind::OpenBracket | Kind::OpenParen | Kind::OpenBrace | Kind::Assign | Kind::Comma
                if angles == 0 =>
            {
                let declarator = declarator_end(tokens, range, at, name?)?;
                let Ending { end, is_function, is_initialised, is_last } = declarator;
                statement.declarators.push(Declarator {
                    name: name?,
                    is_function,
                    is_initialised,
                    is_unsized: tokens.kind(at) == Kind::OpenBracket && tokens.partner(at) == at.next(),
                    is_const: is_const && !pointer,
                    is_reference,
                    is_plain: is_plain && tokens.kind(at) == Kind::Comma,
                });
                if is_last {
                    at = range.end;
                    name = None;
                    break;
                }
                (name, is_reference, is_plain) = (None, false, true);
                at = end;
                continue;
            }
            _ => {}
        }
        at = at.next();
    }
    if at >= range.end
        && let Some(name) = name
    {
        statement.declarators.push(Declarator {
            name,
            is_function: false,
            is_initialised: false,
            is_unsized: false,
            is_const: is_const && !pointer,
            is_reference,
            is_plain,
        });
    }
    if statement.thread_local.is_some() && statement.storage == Storage::Automatic {
        statement.storage = Storage::Static;
    }
    statement.is_head &= statement.declarators.is_empty();
    (statement.is_head || !statement.declarators.is_empty()).then_some(statement)
}

/// A bit-field with its name and the `:` behind it, and where it ends.
fn bit_field(
    tokens: &Tokens,
    range: TokenRange,
    (name, colon): (TokenId, TokenId),
    is_const: bool,
) -> (Declarator, TokenId) {
    let mut at = colon;
    while at < range.end && !matches!(tokens.kind(at), Kind::Comma | Kind::Assign) {
        at = tokens.behind(at);
    }
    let declarator = Declarator {
        name,
        is_function: false,
        is_initialised: at < range.end && tokens.kind(at) == Kind::Assign,
        is_unsized: false,
        is_const,
        is_reference: false,
        is_plain: name.next() == colon,
    };
    (declarator, at)
}

/// The token behind the template arguments that begin at `less`; the body around may not have been read.
pub(super) fn angle_end(tokens: &Tokens, less: TokenId, end: TokenId) -> Option<TokenId> {
    let (mut at, mut depth) = (less, 0u32);
    while at < end {
        match tokens.kind(at) {
            Kind::Less => depth += 1,
            Kind::Greater => depth -= 1,
            kind if kind.is_open_bracket() => at = tokens.partner(at),
            _ => {}
        }
        at = at.next();
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The words of the type that a declaration begins with, specifiers and qualifiers left out.
fn type_words(tokens: &Tokens, range: TokenRange) -> Option<TokenRange> {
    let is_other = |at: TokenId| {
        let kind = tokens.kind(at);
        matches!(
            kind,
            Kind::Static
                | Kind::Extern
                | Kind::ThreadLocal
                | Kind::Constexpr
                | Kind::Inline
                | Kind::Typedef
                | Kind::Const
                | Kind::Volatile
        )
    };
    let mut words: Vec<TokenRange> = Vec::new();
    let mut at = range.start;
    while at < range.end {
        if let Some(row) = attributes_at(tokens, at) {
            at = row.end;
            continue;
        }
        let end = match tokens.kind(at) {
            Kind::OpenParen if !matches!(tokens.kind(at.previous()), Kind::Decltype | Kind::Typeof) => break,
            Kind::OpenParen => tokens.partner(at).next(),
            Kind::OpenBracket | Kind::OpenBrace | Kind::Assign | Kind::Comma | Kind::Colon => break,
            Kind::Star | Kind::Amp | Kind::AmpAmp => break,
            Kind::Less => angle_end(tokens, at, range.end)?,
            _ => at.next(),
        };
        if !is_other(at) {
            words.push(TokenRange::new(at, end));
        }
        at = end;
    }
    let is_behind_pointer = matches!(tokens.kind(at), Kind::Star | Kind::Amp | Kind::AmpAmp);
    if !is_behind_pointer {
        // The name.
        words.pop();
    }
    let whole = TokenRange::new(words.first()?.start, words.last()?.end);
    words.windows(2).all(|pair| matches!(pair, [one, next] if one.end == next.start)).then_some(whole)
}

/// The `{` of the definition that the class-key at `key` begins, and CUDA's attributes between the two.
fn body_of(tokens: &Tokens, key: TokenId, range: TokenRange) -> Option<(TokenId, Vec<(Cuda, TokenId)>)> {
    let mut attributes = Vec::new();
    let mut at = key;
    while at < range.end {
        if let Some(row) = attributes_at(tokens, at) {
            attributes.extend(row.cuda);
            at = row.end;
            continue;
        }
        match tokens.kind(at) {
            Kind::OpenBrace => return Some((at, attributes)),
            Kind::Assign | Kind::OpenParen | Kind::Comma => return None,
            _ => at = at.next(),
        }
    }
    None
}

/// Where a declarator ends.
struct Ending {
    end: TokenId,
    is_function: bool,
    is_initialised: bool,
    is_last: bool,
}

/// Reads on from the first token after a declarator's name.
fn declarator_end(tokens: &Tokens, range: TokenRange, from: TokenId, name: TokenId) -> Option<Ending> {
    let mut ending = Ending { end: from, is_function: false, is_initialised: false, is_last: true };
    if from != name.next() && !matches!(tokens.kind(from), Kind::Assign | Kind::Comma) {
        return None;
    }
    let mut at = from;
    while at < range.end && tokens.kind(at) == Kind::OpenBracket {
        at = tokens.partner(at).next();
    }
    match tokens.kind(at) {
        Kind::OpenParen if at < range.end => {
            let first = at.next();
            let value = tokens.kind(first).is_literal()
                || matches!(
                    tokens.kind(first),
                    Kind::Minus | Kind::Amp | Kind::True | Kind::False | Kind::Nullptr
                );
            ending.is_function = !value;
            ending.is_initialised = value;
            at = tokens.partner(at).next();
        }
        Kind::OpenBrace if at < range.end => {
            ending.is_initialised = true;
            at = tokens.partner(at).next();
        }
        Kind::Assign if at < range.end => ending.is_initialised = true,
        _ => {}
    }
    // A comma after an initialiser may be one inside template arguments.
    while at < range.end {
        match tokens.kind(at) {
            Kind::Less | Kind::LaunchOpen => return Some(ending),
            Kind::Comma => {
                ending.end = at.next();
                ending.is_last = false;
                return Some(ending);
            }
            kind if kind.is_open_bracket() => at = tokens.partner(at),
            _ => {}
        }
        at = at.next();
    }
    Some(ending)
}
