//! The form for people: coloured snippets, the rule's id, and how to silence what can be silenced.

use super::shown::{Report, Shown};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use cufe_spec::observation::Severity;

/// Writes everything a run says; `colour` asks for terminal colours.
pub fn render(report: &Report, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut out = String::new();
    for shown in &report.shown {
        let advice = advice(shown);
        out.push_str(&renderer.render(&[group(shown, advice.as_deref())]));
        out.push_str("\n\n");
    }
    if report.limit_reached {
        out.push_str("stopped: the error limit is reached\n");
    }
    out
}

fn group<'a>(shown: &'a Shown, advice: Option<&'a str>) -> Group<'a> {
    let level = match shown.severity {
        Severity::Remark => Level::INFO.with_name("remark"),
        Severity::Warning => Level::WARNING,
        Severity::Error => Level::ERROR,
        Severity::Catastrophic | Severity::Internal => Level::ERROR.with_name(shown.severity.name()),
    };
    let mut title = level.primary_title(shown.text.as_str());
    if let Some(record) = shown.record {
        title = title.id(record.id);
    }
    let mut group = Group::with_title(title);
    if let Some(spot) = shown.at.as_ref().filter(|s| s.width > 0) {
        let start = byte_of(&spot.line_text, spot.caret);
        let end = byte_of(&spot.line_text, spot.caret + spot.width.max(1));
        group = group.element(
            Snippet::source(spot.line_text.as_str())
                .line_start(spot.place.line as usize)
                .path(spot.place.file.as_str())
                .annotation(AnnotationKind::Primary.span(start..end)),
        );
    }
    let spot = shown.at.as_ref();
    let expansion = spot.and_then(|spot| spot.expansion.as_deref());
    let in_unit = spot.and_then(|spot| spot.in_unit);
    group
        .elements(expansion.map(|text| {
            Level::NOTE.message(format!("the preprocessor makes this of it: {}", shortened(text)))
        }))
        .elements(
            in_unit.map(|why| {
                Level::NOTE.message(format!("the line is shown as the preprocessor wrote it: {why}"))
            }),
        )
        .elements(shown.notes.iter().map(|n| Level::NOTE.message(n.as_str())))
        .elements(advice.map(|a| Level::HELP.message(a)))
}

/// The byte offset of the character with this index, or the end of the line.
fn byte_of(line: &str, characters: usize) -> usize {
    line.char_indices().nth(characters).map_or(line.len(), |(at, _)| at)
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
fn advice(shown: &Shown) -> Option<String> {
    let record = shown.record.filter(|r| r.discretionary)?;
    let number = record.public?;
    Some(format!("silence it with --diag_suppress={number} or #pragma nv_diag_suppress {number}"))
}
