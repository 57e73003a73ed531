//! The form for people: coloured snippets of all places that a diagnostic is about, why it is told, what can be done, and
//! last how to silence what can be silenced.

use super::shown::{Report, Shown, Spot, Teller};
use super::teach;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use cufe_spec::observation::Severity;
use std::borrow::Cow;

/// Writes everything a run says but for the host compiler's words; `colour` asks for terminal colours.
pub fn render(report: &Report, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut out = String::new();
    for shown in report.shown.iter().filter(|shown| shown.teller == Teller::Cufe) {
        let words = Words::of(shown);
        out.push_str(&renderer.render(&[group(shown, &words)]));
        out.push_str("\n\n");
    }
    if report.limit_reached {
        out.push_str("stopped: the error limit is reached\n");
    }
    if !report.shown.is_empty() {
        out.push_str(&format!("{}\n", counted(report)));
    }
    out
}

/// `2 errors, 1 warning in p.cu`.
fn counted(report: &Report) -> String {
    let counts = [
        (report.errors(), "error"),
        (report.count(Severity::Warning), "warning"),
        (report.count(Severity::Remark), "remark"),
    ];
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let counts = counts.map(|(count, what)| format!("{count} {what}{}", if *count == 1 { "" } else { "s" }));
    let counts = counts.collect::<Vec<_>>().join(", ");
    if report.file.is_empty() { counts } else { format!("{counts} in {}", report.file) }
}

/// What is said: above the snippets, and below them.
struct Words<'a> {
    text: Cow<'a, str>,
    notes: Vec<String>,
    helps: Vec<String>,
}

impl Words<'_> {
    fn of(shown: &Shown) -> Words<'_> {
        let spot = shown.at.as_ref();
        let expansion = spot.and_then(|spot| spot.expansion.as_deref());
        let expansion =
            expansion.map(|text| format!("the preprocessor makes this of it: {}", shortened(text)));
        let in_unit = spot.and_then(|spot| spot.in_unit);
        let in_unit = in_unit.map(|why| format!("the line is shown as the preprocessor wrote it: {why}"));
        let rule = shown.record.and_then(teach::rule);
        let why = rule.map(|rule| format!("{} (`cufe rules {}`)", first_sentence(rule.says), rule.id));
        let link = rule.and_then(teach::link);
        let pass = shown.one_pass.filter(|one| one.is_its_line);
        let pass = pass.map(|one| format!("only the {} pass sees this line", one.pass.name()));
        let notes = expansion.into_iter().chain(in_unit).chain(pass).chain(shown.notes.iter().cloned());
        Words {
            text: teach::text(shown),
            notes: notes.chain(why).chain(link).collect(),
            helps: teach::fix(shown).into_iter().chain(silencing(shown)).collect(),
        }
    }
}

fn group<'a>(shown: &'a Shown, words: &'a Words<'a>) -> Group<'a> {
    let level = match shown.severity {
        Severity::Remark => Level::INFO.with_name("remark"),
        Severity::Warning => Level::WARNING,
        Severity::Error => Level::ERROR,
        Severity::Catastrophic | Severity::Internal => Level::ERROR.with_name(shown.severity.name()),
    };
    let mut title = level.primary_title(words.text.as_ref());
    if let Some(record) = shown.record {
        title = title.id(record.id);
    }
    let mut group = Group::with_title(title);
    let mut snippets: Vec<(&Spot, Snippet<'a, Annotation<'a>>)> = Vec::new();
    let primary = shown.at.iter().map(|spot| (spot, AnnotationKind::Primary, None));
    let parties = shown.related.iter().map(|(spot, label)| (spot, AnnotationKind::Context, Some(*label)));
    // What has no token has no line either.
    for (spot, kind, label) in primary.chain(parties).filter(|(spot, ..)| spot.width > 0) {
        let line = |spot: &'a Spot| (&spot.place.file, spot.place.line, &spot.line_text);
        let same = snippets.iter().position(|(other, _)| line(other) == line(spot));
        let (first, snippet) = match same {
            Some(at) => snippets.swap_remove(at),
            None => (spot, line_of(spot)),
        };
        let (start, end) = (spot.caret, spot.caret + spot.width.max(1));
        let span = byte_of(&spot.line_text, start)..byte_of(&spot.line_text, end);
        snippets.push((first, snippet.annotation(kind.span(span).label(label))));
    }
    let place = |(spot, _): &(&Spot, _)| shown.at.as_ref() != Some(*spot);
    snippets.sort_by_key(place);
    if let Some(spot) = shown.at.as_ref().filter(|spot| spot.width == 0 && spot.place.line > 0) {
        let origin = Origin::path(spot.place.file.as_str()).line(spot.place.line as usize);
        group = group.element(origin);
    }
    group
        .elements(snippets.into_iter().map(|(_, snippet)| snippet))
        .elements(words.notes.iter().map(|note| Level::NOTE.message(note.as_str())))
        .elements(words.helps.iter().map(|help| Level::HELP.message(help.as_str())))
}

fn line_of(spot: &Spot) -> Snippet<'_, Annotation<'_>> {
    let snippet = Snippet::source(spot.line_text.as_str());
    snippet.line_start(spot.place.line as usize).path(spot.place.file.as_str())
}

/// The byte offset of the character with this index, or the end of the line.
fn byte_of(line: &str, characters: usize) -> usize {
    line.char_indices().nth(characters).map_or(line.len(), |(at, _)| at)
}

/// The first sentence of a text, without its end; what a semicolon divides counts as several.
fn first_sentence(text: &str) -> &str {
    let end = [". ", "; "].iter().filter_map(|end| text.find(end)).min();
    text[..end.unwrap_or(text.len())].trim_end_matches('.')
}

/// A text of which no more is shown than somebody reads.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST_EXPANSION) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// Characters of a macro's expansion that are shown.
const LONGEST_EXPANSION: usize = 200;

/// How to silence it, where that is possible.
fn silencing(shown: &Shown) -> Option<String> {
    let record = shown.record.filter(|r| r.discretionary)?;
    let number = record.public?;
    Some(format!("silence it with --diag_suppress={number} or #pragma nv_diag_suppress {number}"))
}
