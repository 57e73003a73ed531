//! `cufe read` and `cufe explain FILE:LINE[:COLUMN]`: what was counted, what a name means, and what a line calls.

use crate::bodies::Meant;
use crate::diag::place::{Located, Made, UserFiles};
use crate::dump::{kind_of, qualified_name};
use crate::lex::{Kind, TokenId};
use crate::read::Reading;
use crate::statistics::UnknownReason;
use crate::tree::DeclarationId;
use cufe_spec::observation::Place;
use std::fmt::Write;

/// The counts in words, a line for each.
pub(super) fn render(reading: &Reading) -> String {
    let mut out = String::new();
    for (name, count) in counts(reading) {
        let _ = writeln!(out, "{name:<44}{count:>12}");
    }
    out
}

/// What was counted.
pub(super) fn counts(reading: &Reading) -> Vec<(String, u64)> {
    let counted = &reading.statistics;
    let mut out: Vec<(String, u64)> = vec![
        ("bytes".to_owned(), counted.bytes),
        ("tokens".to_owned(), counted.tokens),
        ("declarations".to_owned(), counted.declarations),
        ("bodies read".to_owned(), counted.bodies_read),
        ("bodies skipped".to_owned(), counted.bodies_skipped),
        ("template-argument and -parameter lists".to_owned(), counted.lists),
        ("names".to_owned(), reading.bodies.names.len() as u64),
    ];
    for (index, reason) in UnknownReason::ALL.into_iter().enumerate() {
        let name = reason.name();
        out.push((format!("unknown names, {name}"), counted.unknown[index]));
        out.push((format!("ambiguous, {name}"), counted.ambiguous[index]));
        out.push((format!("ambiguous in templates, {name}"), counted.ambiguous_in_templates[index]));
    }
    out.push(("unparsed regions".to_owned(), reading.unparsed().len() as u64));
    out.push(("unparsed tokens".to_owned(), counted.unparsed_tokens));
    out
}

/// What the name at `place` of the user's file `file` means: a line per declaration found; of a macro, what the names mean
/// that it makes. `None` when no name stands there.
pub(super) fn explain_name(reading: &Reading, file: &str, place: (u32, u32)) -> Option<String> {
    let mut files = UserFiles::new(&reading.source);
    let (name, tokens) = names_at(reading, &mut files, file, place)?;
    let mut out = String::new();
    if let Some(name) = name {
        let _ = writeln!(out, "`{name}` is a macro");
    }
    let mut told = Vec::new();
    for token in tokens {
        let mut meaning = String::new();
        explain_token(&mut meaning, reading, &mut files, token);
        if !told.contains(&meaning) {
            out.push_str(&meaning);
            told.push(meaning);
        }
    }
    (!out.is_empty()).then_some(out)
}

/// An entity that a name refers to, and how it is used there.
pub(super) struct Referred {
    /// Where the unit first declares it.
    pub(super) first: Place,
    /// Whether the name stands before a launch configuration.
    pub(super) is_launched: bool,
}

/// The entities that the name at `place` of the user's file `file` refers to, those without a declaration left out.
pub(super) fn referred(reading: &Reading, file: &str, place: (u32, u32)) -> Vec<Referred> {
    let mut files = UserFiles::new(&reading.source);
    let Some((_, tokens)) = names_at(reading, &mut files, file, place) else { return Vec::new() };
    let mut found = Vec::new();
    for token in tokens {
        let is_launched = behind_arguments(reading, token) == Kind::LaunchOpen;
        found.extend(first_declared(reading, token).map(|first| Referred { first, is_launched }));
    }
    found
}

/// How a line uses a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// Arguments in parentheses follow.
    Call,
    /// A launch configuration follows.
    Launch,
    /// As a call, of a type.
    Construction,
}

impl Use {
    /// In a word.
    pub(super) fn name(self) -> &'static str {
        match self {
            Use::Call => "call",
            Use::Launch => "launch",
            Use::Construction => "construction",
        }
    }
}

/// A name of a line that is called or launched there.
pub(super) struct Called {
    /// Its column in the user's file; of a name that a macro makes, the macro's one.
    pub(super) column: u32,
    /// Its spelling, behind that of the macro that makes it.
    pub(super) name: String,
    /// How it is used.
    pub(super) how: Use,
    /// What it refers to, a line for each declaration.
    pub(super) meanings: Vec<String>,
    /// Where the unit first declares each of what it refers to.
    pub(super) first: Vec<Place>,
}

/// The calls and launches on a line of the user's file `file`, in reading order. One that a macro makes several times is told once.
pub(super) fn called(reading: &Reading, file: &str, line: u32) -> Vec<Called> {
    let mut files = UserFiles::new(&reading.source);
    let mut found: Vec<Called> = Vec::new();
    for (_, at) in names_near(reading, file, line) {
        let how = match behind_arguments(reading, at) {
            Kind::LaunchOpen => Use::Launch,
            Kind::OpenParen if is_type(reading, at) => Use::Construction,
            Kind::OpenParen => Use::Call,
            _ => continue,
        };
        if reading.bodies.name(at).is_none() || is_declaration(reading, at) {
            continue;
        }
        let stands = stands(reading, &mut files, at);
        if stands.line != line {
            continue;
        }
        let spelled = spelled(reading, at);
        let mut meanings = String::new();
        explain_token(&mut meanings, reading, &mut files, at);
        found.push(Called {
            column: stands.column,
            name: stands
                .made_by
                .map_or(format!("`{spelled}`"), |name| format!("`{spelled}`, of macro `{name}`")),
            how,
            meanings: meanings.lines().map(str::to_owned).collect(),
            first: first_declared(reading, at).collect(),
        });
    }
    found.sort_by_key(|one| one.column);
    found.dedup_by(|one, other| {
        one.column == other.column && one.name == other.name && one.meanings == other.meanings
    });
    found
}

/// What the name refers to, by the names of their declarations.
fn targets(reading: &Reading, name: TokenId) -> &[TokenId] {
    match reading.bodies.name(name).map(|name| &name.meant) {
        Some(Meant::Declared(targets)) => targets,
        _ => &[],
    }
}

/// Whether the name refers to a type.
fn is_type(reading: &Reading, name: TokenId) -> bool {
    let first = targets(reading, name).first().and_then(|&target| declaration_of(reading, target));
    first.is_some_and(|id| ["class", "enum", "alias"].contains(&kind_of(&reading.tree, id)))
}

/// The places in the unit of the first declarations of what the name refers to.
fn first_declared(reading: &Reading, name: TokenId) -> impl Iterator<Item = Place> {
    targets(reading, name).iter().filter_map(|&target| {
        let tree = &reading.tree;
        let entity = tree[declaration_of(reading, target)?].entity?;
        let name = tree.name_token(*tree[entity].declarations.first()?)?;
        let place = reading.source.place(reading.tokens.get(name).start);
        let file = String::from_utf8_lossy(&reading.source.file(place.file)).into_owned();
        Some(Place { file, line: place.line, column: place.column })
    })
}

/// What follows the name, template arguments between them left out.
fn behind_arguments(reading: &Reading, name: TokenId) -> Kind {
    let tokens = &reading.tokens;
    let next = name.next();
    let closed = (tokens.kind(next) == Kind::Less).then(|| tokens.angle_partner(next)).flatten();
    tokens.kind(closed.map_or(next, TokenId::next))
}

fn explain_token(out: &mut String, reading: &Reading, files: &mut UserFiles<'_>, token: TokenId) {
    let spelled = spelled(reading, token);
    if is_declaration(reading, token) {
        let _ = writeln!(out, "`{spelled}` is declared here: {}", described(reading, files, token));
        return;
    }
    let Some(name) = reading.bodies.name(token) else { return };
    match &name.meant {
        Meant::Declared(targets) if targets.is_empty() => {
            let _ = writeln!(out, "`{spelled}` is known without a place of its declaration");
        }
        Meant::Declared(targets) => {
            for &target in targets {
                let _ = writeln!(out, "`{spelled}` is {}", described(reading, files, target));
            }
        }
        Meant::Dependent => {
            let _ = writeln!(out, "`{spelled}` depends on a template parameter");
        }
        Meant::Builtin => {
            let _ = writeln!(out, "`{spelled}` is known to the compiler without a declaration");
        }
        Meant::This => {
            let _ = writeln!(out, "`{spelled}` is the object of the member function around");
        }
        Meant::Unknown(reason) => {
            let _ = writeln!(out, "`{spelled}` is not known: {}", in_words(*reason));
        }
    }
}

fn declaration_of(reading: &Reading, token: TokenId) -> Option<DeclarationId> {
    let mut ids = (0..reading.tree.declarations.len()).map(DeclarationId::from_index);
    ids.find(|&id| reading.tree.name_token(id) == Some(token))
}

/// Kind, qualified name and place of what the token declares.
fn described(reading: &Reading, files: &mut UserFiles<'_>, token: TokenId) -> String {
    let start = reading.tokens.get(token).start;
    let place = reading.source.place(start);
    let (line, column) = files.line_and_column(start);
    let file = reading.source.file(place.file);
    let file = String::from_utf8_lossy(&file);
    let what = match declaration_of(reading, token) {
        Some(id) => format!("{} {}", kind_of(&reading.tree, id), qualified_name(reading, id)),
        None => {
            let tree = &reading.tree;
            let is_parameter = tree.parameters.iter().any(|parameter| parameter.name() == Some(token));
            let is_template_parameter =
                tree.template_parameters.iter().any(|parameter| parameter.name() == Some(token));
            let local = reading.bodies.locals.iter().find(|local| local.name == token);
            let kind = match local {
                _ if is_parameter => "parameter",
                _ if is_template_parameter => "template-parameter",
                Some(local) => local.kind,
                None => "enumerator",
            };
            format!("{kind} {}", spelled(reading, token))
        }
    };
    format!("{what}, declared at {file}:{line}:{column}")
}

/// Whether the token is the name that a declaration declares.
fn is_declaration(reading: &Reading, token: TokenId) -> bool {
    let tree = &reading.tree;
    declaration_of(reading, token).is_some()
        || reading.bodies.locals.iter().any(|local| local.name == token)
        || tree.parameters.iter().any(|parameter| parameter.name() == Some(token))
        || tree.template_parameters.iter().any(|parameter| parameter.name() == Some(token))
        || tree.enumerators.iter().any(|enumerator| enumerator.name_token == token)
}

fn in_words(reason: UnknownReason) -> &'static str {
    match reason {
        UnknownReason::Dependent => "it may be found by its arguments when the template is instantiated",
        UnknownReason::Undeclared => "no declaration of it is visible here",
        UnknownReason::MemberOfUnknown => "it is a member of something whose class is not known",
        UnknownReason::UnknownBase => "a class around it has a base that is not known",
    }
}

fn spelled(reading: &Reading, token: TokenId) -> String {
    String::from_utf8_lossy(reading.source.bytes(reading.tokens.get(token).span())).into_owned()
}

/// The names of the unit that come from what the user wrote at a place; behind the spelling of a macro, those that it makes.
fn names_at(
    reading: &Reading,
    files: &mut UserFiles<'_>,
    file: &str,
    (line, column): (u32, u32),
) -> Option<(Option<String>, Vec<TokenId>)> {
    let mut made = (None, Vec::new());
    let near = names_near(reading, file, line);
    for on_line in near.chunk_by(|one, other| one.0 == other.0) {
        for &(_, at) in on_line {
            let stands = stands(reading, files, at);
            if stands.line != line || !(stands.column..stands.column + stands.length).contains(&column) {
                continue;
            }
            match stands.made_by {
                Some(name) => {
                    made.0 = Some(name);
                    made.1.push(at);
                }
                None => return Some((None, vec![at])),
            }
        }
        if made.0.is_some() {
            return Some(made);
        }
    }
    None
}

/// Where a name of the unit stands in the user's file, in characters from 1.
struct Stands {
    line: u32,
    column: u32,
    length: u32,
    /// The macro that makes it, which is what stands there.
    made_by: Option<String>,
}

fn stands(reading: &Reading, files: &mut UserFiles<'_>, at: TokenId) -> Stands {
    let start = reading.tokens.get(at).start;
    match files.locate(start) {
        Located::There(there) => {
            let spelled = there.spelled();
            let (column, length) = (there.column(), spelled.chars().count() as u32);
            Stands {
                line: there.line,
                column,
                length,
                made_by: (there.made != Made::Written).then_some(spelled),
            }
        }
        Located::InUnit | Located::Unknown(_) => {
            let (line, column) = files.line_and_column(start);
            Stands { line, column, length: spelled(reading, at).chars().count() as u32, made_by: None }
        }
    }
}

/// So many lines away from what the user wrote a macro may have put it.
const NEARBY: u32 = 12;

/// The names on the unit's lines around that line of the file, the nearest first, each with how far away its line is.
fn names_near(reading: &Reading, file: &str, line: u32) -> Vec<(u32, TokenId)> {
    let is_name =
        |at: &TokenId| matches!(reading.tokens.kind(*at), Kind::Identifier | Kind::This | Kind::Operator);
    let near = |at: TokenId| {
        let place = reading.source.place(reading.tokens.get(at).start);
        let distance = place.line.abs_diff(line);
        let is_near = distance <= NEARBY && *reading.source.file(place.file) == *file.as_bytes();
        is_near.then_some((distance, at))
    };
    let names = (0..reading.tokens.end().0).map(TokenId).filter(is_name);
    let mut names: Vec<(u32, TokenId)> = names.filter_map(near).collect();
    names.sort_by_key(|(distance, _)| *distance);
    names
}
