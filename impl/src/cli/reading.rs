//! `cufe read` and `cufe explain FILE:LINE:COLUMN`: what was counted, and what a name means.

use crate::bodies::Meant;
use crate::diag::place::{Located, Made, UserFiles};
use crate::dump::{kind_of, qualified_name};
use crate::lex::{Kind, TokenId};
use crate::parse::name_token;
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
        let Some(Meant::Declared(targets)) = reading.bodies.name(token).map(|name| &name.meant) else {
            continue;
        };
        let is_launched = is_before_configuration(reading, token);
        let first = targets.iter().filter_map(|&target| first_declared(reading, target));
        found.extend(first.map(|first| Referred { first, is_launched }));
    }
    found
}

/// The place in the unit of the first declaration of what the token declares.
fn first_declared(reading: &Reading, token: TokenId) -> Option<Place> {
    let tree = &reading.tree;
    let entity = tree[declaration_of(reading, token)?].entity?;
    let name = name_token(tree, *tree[entity].declarations.first()?)?;
    let place = reading.source.place(reading.tokens.get(name).start);
    let file = String::from_utf8_lossy(&reading.source.file(place.file)).into_owned();
    Some(Place { file, line: place.line, column: place.column })
}

/// Whether `<<<` follows the name, template arguments between them left out.
fn is_before_configuration(reading: &Reading, name: TokenId) -> bool {
    let (mut depth, mut parentheses) = (0_i32, 0_i32);
    for at in (name.0 + 1..reading.tokens.end().0).map(TokenId) {
        match reading.tokens.kind(at) {
            Kind::LaunchOpen => return depth == 0,
            Kind::OpenParen if depth > 0 => parentheses += 1,
            Kind::CloseParen if depth > 0 => parentheses -= 1,
            _ if parentheses > 0 => {}
            Kind::Less => depth += 1,
            Kind::Greater => depth -= 1,
            Kind::Semicolon | Kind::OpenBrace => return false,
            _ if depth <= 0 => return false,
            _ => {}
        }
    }
    false
}

fn explain_token(out: &mut String, reading: &Reading, files: &mut UserFiles<'_>, token: TokenId) {
    let spelled = spelled(reading, token);
    if declaration_of(reading, token).is_some() || is_local_declaration(reading, token) {
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
    ids.find(|&id| name_token(&reading.tree, id) == Some(token))
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

fn is_local_declaration(reading: &Reading, token: TokenId) -> bool {
    let tree = &reading.tree;
    reading.bodies.locals.iter().any(|local| local.name == token)
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
            let token = reading.tokens.get(at);
            let located = files.locate(token.start);
            let (there, length) = match &located {
                Located::There(there) => ((there.line, there.column()), there.spelled().chars().count()),
                _ => (files.line_and_column(token.start), spelled(reading, at).chars().count()),
            };
            if there.0 != line || !(there.1..there.1 + length as u32).contains(&column) {
                continue;
            }
            match located {
                Located::There(there) if there.made != Made::Written => {
                    made.0 = Some(there.spelled());
                    made.1.push(at);
                }
                _ => return Some((None, vec![at])),
            }
        }
        if made.0.is_some() {
            return Some(made);
        }
    }
    None
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
