//! The results as one page that needs nothing else: rules by front ends, each cell leads to its cases, each case to what is expected
//! and what was said, side by side, and to its rules with their sources.

use std::collections::BTreeMap;

use cufe_spec::rules::{Chapter, DiagnosticRecord, Record, Rules};
use cufe_spec::unit::Family;
use serde::Serialize;

use super::results::Results;
use crate::case::Case;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// What the page's script reads.
#[derive(Serialize)]
struct Data<'a> {
    chapters: Vec<ChapterOfRules<'a>>,
    cases: BTreeMap<&'a str, Program<'a>>,
    results: &'a [Results],
}

#[derive(Serialize)]
struct ChapterOfRules<'a> {
    title: &'a str,
    rules: Vec<Rule<'a>>,
}

#[derive(Serialize)]
struct Rule<'a> {
    id: &'a str,
    says: String,
    /// Further lines, with the sources.
    more: Vec<String>,
}

#[derive(Serialize)]
struct Program<'a> {
    says: &'a str,
    rules: &'a [String],
    source: &'a str,
}

/// The page of `results`, which speak of `cases`.
///
/// # Errors
/// Never in practice: all of it can be written as JSON.
pub fn page(rules: &Rules, cases: &[Case], results: &[Results]) -> anyhow::Result<String> {
    let program = |case: &'_ Case| -> bool {
        results.iter().any(|results| results.asked.iter().any(|asked| asked.case == case.id))
    };
    let cases: BTreeMap<&str, Program<'_>> = cases
        .iter()
        .filter(|case| program(case))
        .map(|case| {
            let program = Program { says: &case.says, rules: &case.rules, source: &case.source };
            (case.id.as_str(), program)
        })
        .collect();
    let chapters = rules.chapters.iter().map(|chapter| of_chapter(rules, chapter)).collect();
    // No text of a front end ends the element that holds the data.
    let data = serde_json::to_string(&Data { chapters, cases, results })?.replace('<', "\\u003c");
    let parts = [("{{style}}", STYLE), ("{{script}}", SCRIPT), ("{{data}}", data.as_str())];
    Ok(parts.iter().fold(PAGE.to_owned(), |page, (name, part)| page.replacen(name, part, 1)))
}

fn of_chapter<'a>(rules: &'a Rules, chapter: &'a Chapter) -> ChapterOfRules<'a> {
    let file = format!("spec/rules/{}", chapter.file.rsplit('/').next().unwrap_or(&chapter.file));
    let records =
        chapter.records.iter().filter_map(|id| rules.find(id)).map(|found| of_record(rules, found, &file));
    let diagnostics = chapter.diagnostics.iter().filter_map(|id| rules.find_diagnostic(id));
    let of_catalogue = diagnostics.map(|found| of_diagnostic(found, &file));
    ChapterOfRules { title: &chapter.title, rules: records.chain(of_catalogue).collect() }
}

fn of_record<'a>(rules: &'a Rules, record: &'a Record, file: &str) -> Rule<'a> {
    let mut more = Vec::new();
    if !record.facts.is_empty() {
        more.push(format!("Reads: {}", record.facts.join(", ")));
    }
    let basis = Family::ALL.map(|family| format!("{} {}", family.name(), record.basis(family).name()));
    more.push(format!("Basis: {}", basis.join("; ")));
    for cite in &record.cite {
        let title = rules.sources.iter().find(|source| source.id == cite.source);
        let title = title.map_or(cite.source.as_str(), |source| source.title.as_str());
        more.push(format!("Source: {title}, \"{}\"", cite.section));
    }
    more.push(format!("Data: {file}"));
    Rule { id: &record.id, says: record.says.clone(), more }
}

fn of_diagnostic<'a>(diagnostic: &'a DiagnosticRecord, file: &str) -> Rule<'a> {
    let number = |public: Option<u32>| public.map_or_else(String::new, |public| format!(" #{public}"));
    let mut more: Vec<String> = diagnostic
        .editions
        .iter()
        .filter(|_| diagnostic.since.is_some())
        .map(|one| {
            format!(
                "Source: released tools from {}:{} {}: {}",
                one.since,
                number(one.public),
                one.severity.name(),
                one.text
            )
        })
        .collect();
    if let Some(documented) = &diagnostic.documented {
        more.push(format!("Source: documents: {}: {}", documented.severity.name(), documented.meaning));
    }
    more.push(format!("Data: {file}"));
    Rule { id: &diagnostic.id, says: "A diagnostic of the catalogue.".to_owned(), more }
}
