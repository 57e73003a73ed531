//! The rule book as one self-contained HTML page: the Markdown of [`crate::book`], which uses headings,
//! paragraphs, lists, tables, fences and code spans only.

use crate::rules::{Body, ByteTable, Cell, Rules, Table};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const HEAD: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rule book</title>
<style>
:root { color-scheme: light dark; --line: #c8c8c8; --soft: #f4f4f2; --ok: #e7f4e8; --warn: #fdf3d1; --err: #fbe1dd; --link: #0b57a4 }
@media (prefers-color-scheme: dark) {
  :root { --line: #444; --soft: #222426; --ok: #1d3a22; --warn: #4a3d10; --err: #4d2320; --link: #8ab8f0 }
}
body { font: 15px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 0 auto; padding: 0 1rem 4rem }
a { color: var(--link) }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--line) }
h3 { margin: 2rem 0 .2rem; overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; background: var(--soft) }
code { overflow-wrap: anywhere; padding: 0 .15em }
pre { padding: .6rem; overflow-x: auto }
.scroll { overflow-x: auto; margin: .5rem 0 }
table { border-collapse: collapse; font-size: 13px }
td, th { border: 1px solid var(--line); padding: 2px 6px; text-align: left; vertical-align: top }
th { background: var(--soft) }
td.accept { background: var(--ok) } td.warning { background: var(--warn) } td.error { background: var(--err) }
.bytes td { text-align: center; padding: 1px 4px; font: 11px ui-monospace, monospace }
nav { position: sticky; top: 0; z-index: 1; padding: .6rem 0; background: Canvas; border-bottom: 1px solid var(--line) }
nav input { font: inherit; width: min(24rem, 60%); padding: .3rem .5rem }
nav output { margin-left: .6rem; font-size: 13px }
.contents { columns: 18rem; padding-left: 1.2rem }
@media (min-width: 80rem) {
  body { padding-left: 19rem }
  .contents, .contents.hidden { display: block; position: fixed; left: max(1rem, 50vw - 47rem); top: 0; bottom: 0; width: 16rem;
    box-sizing: border-box; margin: 0; padding: 1rem 0; columns: auto; list-style: none; overflow-y: auto; font-size: 14px }
  .contents a { display: block; padding: .15rem 0; text-decoration: none }
}
section:target > h3 { outline: 2px solid var(--link) }
.hidden { display: none }
@media print {
  nav, details:not([open]) { display: none }
  body { max-width: none; padding: 0; font-size: 8pt }
  .contents, .contents.hidden { position: static; display: block; width: auto; columns: 2; font-size: 8pt }
  h1 + p { margin-top: 0 }
  h2 { break-before: page; margin-top: 0 }
  h2, h3, h3 + p, summary { break-after: avoid }
  tr, pre { break-inside: avoid }
  a { color: inherit; text-decoration: none }
  summary { list-style: none }
  table { font-size: 7pt } .bytes td { font-size: 6pt } .scroll { overflow: visible }
  td, th { print-color-adjust: exact } td { overflow-wrap: anywhere } .bytes th { white-space: nowrap }
}
</style>
<nav><input id="search" type="search" placeholder="Search rules, numbers, texts" aria-label="Search"><output id="count"></output></nav>
"#;

const TAIL: &str = r#"<script>
const box = document.getElementById('search'), count = document.getElementById('count');
const rules = [...document.querySelectorAll('section')];
const words = rules.map(rule => rule.textContent.toLowerCase());
const heads = [...document.querySelectorAll('h2, .contents')];
box.addEventListener('input', () => {
  const asked = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  rules.forEach((rule, at) => {
    const meets = asked.every(word => words[at].includes(word));
    rule.classList.toggle('hidden', !meets);
    shown += meets;
  });
  heads.forEach(head => head.classList.toggle('hidden', asked.length > 0));
  count.textContent = asked.length ? shown + ' of ' + rules.length : '';
});
</script>
</html>
"#;

/// The cases that exercise a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examples {
    /// Ids of the cases, in order.
    pub cases: Vec<String>,
    /// The shortest of them: its id and its source.
    pub shortest: Option<(String, String)>,
}

/// Rule id -> its cases.
pub type ExamplesByRule = BTreeMap<String, Examples>;

/// What the lines so far have opened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Paragraph,
    List,
    Table,
    Fence,
}

/// The page for the rules: their Markdown, each rule a searchable section with its id as anchor, with tables
/// drawn as grids and the cases that exercise it.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn page(rules: &Rules, markdown: &str, examples: &ExamplesByRule) -> Result<String, std::fmt::Error> {
    let mut out = String::from(HEAD);
    let mut contents = String::from("<ul class=\"contents\">\n");
    for line in markdown.lines().filter_map(|line| line.strip_prefix("## ")) {
        writeln!(contents, "<li><a href=\"#{}\">{}</a></li>", escape(line), escape(line))?;
    }
    contents.push_str("</ul>\n");
    let body = body(rules, markdown, examples)?;
    out.push_str(&body.replacen("<h2", &format!("{contents}<h2"), 1));
    out.push_str(TAIL);
    Ok(out)
}

/// The Markdown as HTML.
fn body(rules: &Rules, markdown: &str, examples: &ExamplesByRule) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let mut rule: Option<String> = None;
    let mut open = Open::Nothing;
    for line in markdown.lines() {
        if open == Open::Fence {
            if line == "```" {
                out.push_str("</pre>\n");
                open = Open::Nothing;
            } else {
                writeln!(out, "{}", escape(line))?;
            }
            continue;
        }
        let wanted = match line {
            "" => Open::Nothing,
            "```" => Open::Fence,
            _ if line.starts_with('#') => Open::Nothing,
            _ if line.starts_with('|') => Open::Table,
            _ if line.starts_with("* ") => Open::List,
            _ => Open::Paragraph,
        };
        let opens = open != wanted;
        if opens {
            out.push_str(match open {
                Open::Nothing | Open::Fence => "",
                Open::Paragraph => "</p>\n",
                Open::List => "</ul>\n",
                Open::Table => "</table></div>\n",
            });
            out.push_str(match wanted {
                Open::Nothing => "",
                Open::Paragraph => "<p>",
                Open::List => "<ul>\n",
                Open::Table => "<div class=\"scroll\"><table>\n",
                Open::Fence => "<pre>",
            });
            open = wanted;
        }
        match wanted {
            Open::Nothing if line.is_empty() => {}
            Open::Nothing => {
                if line.starts_with("## ") || line.starts_with("### ") {
                    close(&mut out, rules, examples, rule.take())?;
                }
                if let Some(id) = line.strip_prefix("### ") {
                    let id = id.trim().trim_matches('`').to_owned();
                    writeln!(out, "<section id=\"{}\">", escape(&id))?;
                    rule = Some(id);
                }
                heading(&mut out, line)?;
            }
            Open::Paragraph => writeln!(out, "{}", spans(line))?,
            Open::List => writeln!(out, "<li>{}</li>", spans(line.trim_start_matches("* ")))?,
            Open::Table => table_row(&mut out, line, opens)?,
            Open::Fence => {}
        }
    }
    out.push_str(match open {
        Open::Nothing | Open::Fence => "",
        Open::Paragraph => "</p>\n",
        Open::List => "</ul>\n",
        Open::Table => "</table></div>\n",
    });
    close(&mut out, rules, examples, rule)?;
    Ok(out)
}

/// Ends the section of a rule: its grids and examples.
fn close(
    out: &mut String,
    rules: &Rules,
    examples: &ExamplesByRule,
    rule: Option<String>,
) -> std::fmt::Result {
    let Some(id) = rule else { return Ok(()) };
    if let Some(record) = rules.find(&id) {
        match &record.body {
            Body::Table(table) => grids(out, table)?,
            Body::Bytes(bytes) => byte_grid(out, bytes)?,
            _ => {}
        }
    }
    if let Some(examples) = examples.get(&id)
        && let Some((case, source)) = &examples.shortest
    {
        let more = examples.cases.len().saturating_sub(1);
        let case = escape(case);
        writeln!(out, "<details><summary>Example: <code>{case}</code> and {more} more cases</summary>")?;
        writeln!(out, "<pre>{}</pre>", escape(source))?;
        writeln!(out, "<p>Run it: <code>cufe-conformance run --filter {case}</code></p>")?;
        if more > 0 {
            let rest: Vec<String> =
                examples.cases.iter().map(|case| format!("<code>{}</code>", escape(case))).collect();
            writeln!(out, "<p>{}</p>", rest.join(" "))?;
        }
        writeln!(out, "</details>")?;
    }
    writeln!(out, "</section>")
}

/// The most columns that a grid has; a table with more is shown by its rows only.
const WIDEST_GRID: usize = 40;

/// A table as one grid per distinct column of dialect and pass: the first input down, the others across.
fn grids(out: &mut String, table: &Table) -> std::fmt::Result {
    let Some((down, across)) = table.inputs.split_first() else { return Ok(()) };
    let columns: usize = across.iter().map(|input| input.values.len()).product();
    if table.inputs.len() < 2 || columns > WIDEST_GRID {
        return Ok(());
    }
    let mut drawn: Vec<(Vec<String>, &[Cell])> = Vec::new();
    for (column, cells) in table.columns.iter().zip(table.cells.chunks(table.width())) {
        let names = column.passes.iter().map(|pass| format!("{} {}", column.name(), pass.name()));
        match drawn.iter_mut().find(|(_, other)| *other == cells) {
            Some((drawn, _)) => drawn.extend(names),
            None => drawn.push((names.collect(), cells)),
        }
    }
    for (names, cells) in drawn {
        writeln!(
            out,
            "<details open><summary>Grid: {}</summary><div class=\"scroll\"><table>",
            names.join(", ")
        )?;
        for (level, input) in across.iter().enumerate() {
            let span: usize = across[level + 1..].iter().map(|input| input.values.len()).product();
            let repeat: usize = across[..level].iter().map(|input| input.values.len()).product();
            let corner = if level + 1 == across.len() { format!("{} \\", down.name) } else { String::new() };
            write!(out, "<tr><th>{corner} {}</th>", escape(&input.name))?;
            for value in std::iter::repeat_n(&input.values, repeat).flatten() {
                write!(out, "<th colspan=\"{span}\">{}</th>", escape(value))?;
            }
            writeln!(out, "</tr>")?;
        }
        for (value, row) in down.values.iter().zip(cells.chunks(columns)) {
            write!(out, "<tr><th>{}</th>", escape(value))?;
            for cell in row {
                let mut words: Vec<String> = cell.result.iter().cloned().collect();
                words.extend(cell.diagnostics.iter().map(|report| report.diagnostic.clone()));
                let text = if words.is_empty() { "ok".to_owned() } else { words.join(" ") };
                write!(out, "<td class=\"{}\">{}</td>", cell.verdict.name(), escape(&text))?;
            }
            writeln!(out, "</tr>")?;
        }
        writeln!(out, "</table></div></details>")?;
    }
    Ok(())
}

/// A function of the byte for all 256 values, sixteen to a row.
fn byte_grid(out: &mut String, bytes: &ByteTable) -> std::fmt::Result {
    writeln!(
        out,
        "<details open><summary>All 256 bytes</summary><div class=\"scroll\"><table class=\"bytes\">"
    )?;
    write!(out, "<tr><th></th>")?;
    for low in 0..16 {
        write!(out, "<th>_{low:X}</th>")?;
    }
    writeln!(out, "</tr>")?;
    for (high, row) in bytes.results.chunks(16).enumerate() {
        write!(out, "<tr><th>{high:X}_</th>")?;
        for result in row {
            let class = match result.as_str() {
                "true" => "accept",
                "false" => "error",
                _ => "",
            };
            write!(out, "<td class=\"{class}\">{}</td>", escape(result))?;
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</table></div></details>")
}

fn heading(out: &mut String, line: &str) -> std::fmt::Result {
    let level = line.bytes().take_while(|b| *b == b'#').count().min(6);
    let text = line[level..].trim();
    let id = text.trim_matches('`');
    if level == 3 {
        return writeln!(out, "<h3><a href=\"#{}\">{}</a></h3>", escape(id), spans(text));
    }
    writeln!(out, "<h{level} id=\"{}\">{}</h{level}>", escape(id), spans(text))
}

/// A row; the line of dashes below the head is no row.
fn table_row(out: &mut String, line: &str, first: bool) -> std::fmt::Result {
    if line.starts_with("|---") {
        return Ok(());
    }
    let cell = if first { "th" } else { "td" };
    out.push_str("<tr>");
    let inner = line.trim_start_matches('|').strip_suffix('|').unwrap_or(line);
    for text in inner.replace("\\|", "\u{0}").split('|') {
        write!(out, "<{cell}>{}</{cell}>", spans(&text.trim().replace('\u{0}', "|")))?;
    }
    out.push_str("</tr>\n");
    Ok(())
}

/// Text with its code spans.
fn spans(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('`').enumerate() {
        let part = escape(part);
        if at % 2 == 1 {
            out.push_str("<code>");
            out.push_str(&part);
            out.push_str("</code>");
        } else {
            out.push_str(&part);
        }
    }
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Examples, ExamplesByRule, body};
    use crate::rules::Rules;

    fn rendered(markdown: &str, examples: &ExamplesByRule) -> String {
        Rules::load().map(|rules| body(&rules, markdown, examples).unwrap_or_default()).unwrap_or_default()
    }

    #[test]
    fn markdown_becomes_a_page() {
        let text = "# A\n\nOne `x<y>`\ntwo.\n\n* p\n* q\n\n| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n\n```\n# 1 \"f\"\n```\n";
        let expected = "<h1 id=\"A\">A</h1>\n<p>One <code>x&lt;y&gt;</code>\ntwo.\n</p>\n<ul>\n<li>p</li>\n<li>q</li>\n</ul>\n\
            <div class=\"scroll\"><table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2 | 3</td></tr>\n</table></div>\n\
            <pre># 1 &quot;f&quot;\n</pre>\n";
        assert_eq!(rendered(text, &ExamplesByRule::new()), expected);
    }

    #[test]
    fn a_rule_is_a_section_with_its_grids_and_cases() {
        let examples = Examples {
            cases: vec!["space/byte/all".to_owned()],
            shortest: Some(("space/byte/all".to_owned(), "void f();\n".to_owned())),
        };
        let examples = ExamplesByRule::from([("space.device-only".to_owned(), examples)]);
        let text = rendered("### `space.device-only`\n\nSays.\n\n### `override.mismatch`\n", &examples);
        assert!(text.starts_with("<section id=\"space.device-only\">\n"), "{text}");
        assert_eq!(text.matches("<td class=\"accept\">true</td>").count(), 32);
        assert!(
            text.contains("<pre>void f();\n</pre>") && text.contains("--filter space/byte/all"),
            "{text}"
        );
        assert!(text.contains("Grid: documented host, documented device, documented jit"), "{text}");
        assert!(text.contains("<td class=\"error\">override.host-over-device</td>"), "{text}");
    }
}
