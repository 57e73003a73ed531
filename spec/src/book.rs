//! Rules -> the rule book, as Markdown (`spec/RULES.md`).

use crate::release::Release;
use crate::rules::{
    Basis, Body, ByteTable, Cell, Chapter, DiagnosticRecord, Record, Row, Rules, SourceKind, Table,
};
use crate::unit::Family;
use std::fmt::Write as _;

/// The whole rule book.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn rule_book(rules: &Rules) -> Result<String, std::fmt::Error> {
    let mut out = String::from(
        "# Rule book\n\nRendered from `spec/` by `cargo run -p cufe-spec --bin specgen`; do not edit.\n\n",
    );
    writeln!(
        out,
        "Dialects: `documented` is what the documents say, `released` what the released tools do; where releases differ, a row says since or until which."
    )?;
    writeln!(out, "Passes: host, device, jit. A column that a row leaves open stands for every value.\n")?;
    writeln!(out, "Sources:\n")?;
    for source in &rules.sources {
        let kind = match source.kind {
            SourceKind::Document => "document",
            SourceKind::Observation => "observation",
        };
        writeln!(out, "* `{}`: {} ({kind})", source.id, source.title)?;
    }
    for chapter in &rules.chapters {
        write_chapter(&mut out, chapter, rules)?;
    }
    write_resolutions(&mut out, rules)?;
    Ok(out)
}

fn write_chapter(out: &mut String, chapter: &Chapter, rules: &Rules) -> std::fmt::Result {
    writeln!(out, "\n## {}", chapter.title)?;
    for id in &chapter.records {
        let Some(record) = rules.find(id) else { continue };
        out.push_str(&self::record(record));
    }
    if !chapter.diagnostics.is_empty() {
        let ids: Vec<&str> = chapter.diagnostics.iter().map(String::as_str).collect();
        out.push_str(&catalogue(rules, &ids));
    }
    Ok(())
}

/// A rule as Markdown, from its heading on.
pub fn record(record: &Record) -> String {
    let mut out = format!("\n### `{}`\n\n{}\n\n", record.id, record.says);
    if !record.facts.is_empty() {
        out.push_str(&format!("Reads: {}.\n", record.facts.join(", ")));
    }
    let basis = Family::ALL.map(|family| format!("`{}` {}", family.name(), standing(record.basis(family))));
    out.push_str(&format!("Basis: {}.\n", basis.join("; ")));
    if record.since > Release::OLDEST {
        out.push_str(&format!("Since release {}.\n", record.since));
    }
    let cite: Vec<String> = record.cite.iter().map(|c| format!("{} \"{}\"", c.source, c.section)).collect();
    out.push_str(&format!("Source: {}.\n\n{}", cite.join("; "), body(record)));
    out
}

/// What a dialect's reading of a rule rests on, in words.
fn standing(basis: Basis) -> &'static str {
    match basis {
        Basis::Documented => "as the documents say",
        Basis::Observed => "observed in the released tool",
        Basis::Inferred => "inferred",
        Basis::Absent => "has no such rule",
    }
}

/// The data of a record as Markdown.
pub fn body(record: &Record) -> String {
    match &record.body {
        Body::Table(table) => table_body(record, table),
        Body::Bytes(bytes) => bytes_body(bytes),
        Body::Constants(constants) => {
            let mut out = String::from("| name | value |\n|---|---|\n");
            let mut by_value: Vec<_> = constants.iter().collect();
            by_value.sort_by_key(|(_, value)| *value);
            for (name, value) in by_value {
                out.push_str(&format!("| {name} | {value:#04x} |\n"));
            }
            out
        }
        Body::Text(text) => {
            let later =
                text.later.iter().map(|(since, text)| format!("\nSince {since}:\n\n{}", fenced(text)));
            fenced(&text.first) + &later.collect::<String>()
        }
        Body::List(list) => list.iter().map(|word| format!("* `{word}`\n")).collect(),
        Body::Entries(entries) => {
            let rows = entries.iter().map(|(key, value)| {
                format!("| `{}` | {} |\n", key.replace('|', "\\|"), value.replace('|', "\\|"))
            });
            format!("| what | is |\n|---|---|\n{}", rows.collect::<String>())
        }
    }
}

/// A text as a code block.
fn fenced(text: &str) -> String {
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("```\n{text}{end}```\n")
}

fn table_body(record: &Record, table: &Table) -> String {
    let mut head = vec!["dialect".to_owned(), "pass".to_owned()];
    head.extend(table.inputs.iter().map(|i| i.name.clone()));
    head.push("verdict".to_owned());
    if table.result.is_some() {
        head.push("result".to_owned());
    }
    head.push("reports".to_owned());
    let mut out = format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len()));
    for row in &table.rows {
        out.push_str(&format!("| {} |\n", row_cells(record, table, row).join(" | ")));
    }
    let mut reasons: Vec<(&str, usize)> = Vec::new();
    for reason in table.unreachable.values() {
        match reasons.iter_mut().find(|(known, _)| known == reason) {
            Some((_, count)) => *count += 1,
            None => reasons.push((reason, 1)),
        }
    }
    for (reason, count) in reasons {
        out.push_str(&format!("\nNo program reaches {count} of its {} cells: {reason}\n", table.cells.len()));
    }
    out
}

fn row_cells(record: &Record, table: &Table, row: &Row) -> Vec<String> {
    let present: Vec<&str> =
        Family::ALL.into_iter().filter(|f| record.basis(*f) != Basis::Absent).map(Family::name).collect();
    let mut dialects = match row.families.as_slice() {
        [] if present.len() < Family::ALL.len() => present.join(", "),
        [] => String::new(),
        some => some.iter().map(|family| family.name()).collect::<Vec<_>>().join(", "),
    };
    if let Some(since) = row.since {
        dialects.push_str(&format!(" since {since}"));
    }
    if let Some(until) = row.until {
        dialects.push_str(&format!(" until {until}"));
    }
    let passes = row.passes.iter().map(|p| p.name()).collect::<Vec<_>>().join(", ");
    let mut cells = vec![dialects, passes];
    for (input, values) in table.inputs.iter().zip(&row.values) {
        cells.push(if *values == input.values { String::new() } else { values.join(", ") });
    }
    let Cell { verdict, result, diagnostics, basis } = &row.cell;
    let mut verdict = verdict.name().to_owned();
    if *basis != Basis::Absent {
        verdict.push_str(&format!(" ({})", basis.name()));
    }
    cells.push(verdict);
    if table.result.is_some() {
        cells.push(result.clone().unwrap_or_default());
    }
    let reports: Vec<String> = diagnostics
        .iter()
        .map(|report| {
            let with: Vec<String> = report.arguments.iter().map(|(n, v)| format!(" {n}={v}")).collect();
            format!("`{}`{}", report.diagnostic, with.concat())
        })
        .collect();
    cells.push(reports.join(", "));
    cells
}

fn bytes_body(bytes: &ByteTable) -> String {
    let mask = bytes.mask;
    let mut out = format!("| byte & {mask:#04x} | result |\n|---|---|\n");
    for byte in (0..=u8::MAX).filter(|b| b & !mask == 0) {
        out.push_str(&format!("| {byte:#04x} | {} |\n", bytes.of(byte)));
    }
    out
}

/// Diagnostics as a table in Markdown.
pub fn catalogue(rules: &Rules, ids: &[&str]) -> String {
    let mut out = String::from(
        "\n| id | internal | public | severity | default | text | documented |\n|---|---|---|---|---|---|---|\n",
    );
    for id in ids {
        let Some(d) = rules.find_diagnostic(id) else { continue };
        let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
        let hard = if d.discretionary { "" } else { ", hard" };
        let first = &d.editions[0];
        let text = if d.since.is_some() { released_texts(d) } else { String::new() };
        let documented = d
            .documented
            .as_ref()
            .map(|r| format!("{}: {}", r.severity.name(), r.meaning))
            .unwrap_or_default();
        let severity =
            if d.since.is_some() { format!("{}{hard}", first.severity.name()) } else { String::new() };
        let default = if d.default_on { "on" } else { "off" };
        let (internal, public) = (number(first.internal), number(first.public));
        out.push_str(&format!(
            "| `{id}` | {internal} | {public} | {severity} | {default} | {text} | {documented} |\n"
        ));
    }
    out
}

/// The text of each release that changed it.
fn released_texts(diagnostic: &DiagnosticRecord) -> String {
    let [first, later @ ..] = diagnostic.editions.as_slice() else { return String::new() };
    let mut text = first.text.clone();
    if let Some(since) = diagnostic.since.filter(|since| *since > Release::OLDEST) {
        text.push_str(&format!(" (since {since})"));
    }
    if let Some(until) = diagnostic.until {
        text.push_str(&format!(" (until {until})"));
    }
    for edition in later {
        let number = edition.public.filter(|_| edition.public != first.public);
        let number = number.map(|number| format!(" {number}")).unwrap_or_default();
        text.push_str(&format!("; since {}{number}: {}", edition.since, edition.text));
    }
    text.replace('|', "\\|")
}

fn write_resolutions(out: &mut String, rules: &Rules) -> std::fmt::Result {
    writeln!(out, "\n## Contradictions and the reading chosen")?;
    for resolution in &rules.resolutions {
        writeln!(out, "\n### `{}`\n\n{}\n", resolution.id, resolution.says)?;
        for place in &resolution.places {
            writeln!(out, "* {} \"{}\": {}", place.cite.source, place.cite.section, place.claim)?;
        }
        let rules: Vec<String> = resolution.rules.iter().map(|r| format!("`{r}`")).collect();
        writeln!(
            out,
            "\nReading: {}\nWhy: {}\nRules: {}.",
            resolution.reading,
            resolution.why,
            rules.join(", ")
        )?;
    }
    Ok(())
}
