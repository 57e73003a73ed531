//! A page per rule: what it says, its data, what it reports, its cases, and what stands beside it.

use super::markdown::{Links, body, escape, slug};
use super::{ExamplesByRule, head};
use crate::book;
use crate::rules::{Body, Chapter, Record, Rules};
use std::fmt::Write as _;

/// The pages of all rules: file name below the folder of the book, and text.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn rule_pages(
    rules: &Rules,
    examples: &ExamplesByRule,
) -> Result<Vec<(String, String)>, std::fmt::Error> {
    let mut pages = Vec::new();
    for chapter in &rules.chapters {
        for record in chapter.records.iter().filter_map(|id| rules.find(id)) {
            let name = format!("rules/{}.html", record.id);
            pages.push((name, rule_page(rules, chapter, record, examples)?));
        }
    }
    Ok(pages)
}

fn rule_page(
    rules: &Rules,
    chapter: &Chapter,
    record: &Record,
    examples: &ExamplesByRule,
) -> Result<String, std::fmt::Error> {
    let links = Links { rules, book: "../rules.html", pages: "" };
    let mut out = head(&format!("{}: rule book", record.id), "rule");
    let id = escape(&record.id);
    out.push_str("<nav>");
    write!(out, "<a href=\"../rules.html#{id}\">Rule book</a>")?;
    let at = chapter.records.iter().position(|other| *other == record.id).unwrap_or_default();
    let neighbours = [(at.checked_sub(1), "Before"), (at.checked_add(1), "Next")];
    for (neighbour, word) in neighbours {
        if let Some(other) = neighbour.and_then(|at| chapter.records.get(at)) {
            let other = escape(other);
            write!(out, "<a href=\"{other}.html\" title=\"{other}\">{word}</a>")?;
        }
    }
    out.push_str(
        "<form action=\"../rules.html\"><input name=\"q\" type=\"search\" placeholder=\"Search\" \
         aria-label=\"Search the rule book\"></form></nav>\n",
    );
    let title = escape(&chapter.title);
    writeln!(out, "<p>Chapter: <a href=\"../rules.html#{}\">{title}</a></p>", slug(&chapter.title))?;
    let mut markdown = book::record(record);
    markdown.push_str(&reported(rules, record));
    markdown.push_str(&contradictions(rules, record));
    markdown.push_str(&neighbours_of(rules, chapter, record));
    out.push_str(&body(links, &markdown, examples)?);
    out.push_str("</html>\n");
    Ok(out)
}

/// Ids of the diagnostics that a rule reports, in order.
fn diagnostics_of(record: &Record) -> Vec<&str> {
    let Body::Table(table) = &record.body else { return Vec::new() };
    let reports = table.cells.iter().flat_map(|cell| &cell.diagnostics);
    let mut ids: Vec<&str> = reports.map(|report| report.diagnostic.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

fn reported(rules: &Rules, record: &Record) -> String {
    let ids = diagnostics_of(record);
    if ids.is_empty() { String::new() } else { format!("\n## Diagnostics\n{}", book::catalogue(rules, &ids)) }
}

fn contradictions(rules: &Rules, record: &Record) -> String {
    let about = rules.resolutions.iter().filter(|resolution| resolution.rules.contains(&record.id));
    let lines: String =
        about.map(|one| format!("* {} Reading: {} Why: {}\n", one.says, one.reading, one.why)).collect();
    if lines.is_empty() { lines } else { format!("\n## Contradictions and the reading chosen\n\n{lines}") }
}

/// The rules that report the same diagnostics, and those of the chapter.
fn neighbours_of(rules: &Rules, chapter: &Chapter, record: &Record) -> String {
    let line = |other: &Record| format!("* `{}`: {}\n", other.id, other.says);
    let mine = diagnostics_of(record);
    let others = rules.records().filter(|other| other.id != record.id);
    let same = others.filter(|other| diagnostics_of(other).iter().any(|id| mine.contains(id)));
    let same: String = same.map(line).collect();
    let mut out = String::new();
    if !same.is_empty() {
        out.push_str(&format!("\n## Rules that report the same\n\n{same}"));
    }
    let beside = chapter.records.iter().filter(|id| **id != record.id);
    let beside: String = beside.filter_map(|id| rules.find(id)).map(line).collect();
    if !beside.is_empty() {
        out.push_str(&format!("\n## In the same chapter\n\n{beside}"));
    }
    out
}
