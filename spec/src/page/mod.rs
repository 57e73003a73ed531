//! The rule book as HTML: one self-contained page with all rules and a search, and a page per rule beside it.

mod grid;
mod markdown;
mod rule;

pub use rule::rule_pages;

use crate::rules::Rules;
use markdown::{Links, body, data_grids, escape, slug};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const STYLE: &str = include_str!("style.css");
const SEARCH: &str = include_str!("search.js");

/// The bar with the search; the script shows it.
const BAR: &str = r##"<nav><a href="#top">Top</a>
<form id="find" hidden role="search"><input name="q" type="search" autocomplete="off"
 placeholder="Search rules, numbers, texts ( / )" aria-label="Search rules, numbers, texts"></form>
<output id="count" aria-live="polite"></output>
<ol id="results"></ol>
</nav>
"##;

/// What the letters and words of the tables stand for.
const KEYS: &str = r#"<dl class="keys" id="letters">
<dt>H</dt><dd><code>__host__</code>: runs on the host</dd>
<dt>D</dt><dd><code>__device__</code>: runs on the device</dd>
<dt>G</dt><dd><code>__global__</code>: a kernel, runs on the device, is launched by the host</dd>
<dt>HD</dt><dd><code>__host__ __device__</code>: runs on both; further letters combine likewise, as in HDG</dd>
<dt>none</dt><dd>no annotation: runs on the host</dd>
</dl>
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

/// The page for the rules: their Markdown, each rule a section with its id as anchor and each diagnostic a row
/// with its id and number as anchors, with tables drawn as grids and the cases that exercise a rule.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn page(rules: &Rules, markdown: &str, examples: &ExamplesByRule) -> Result<String, std::fmt::Error> {
    let mut out = head("Rule book", "book");
    out.push_str(BAR);
    let mut contents = String::from(KEYS);
    contents.push_str("<ul class=\"contents\">\n");
    for line in markdown.lines().filter_map(|line| line.strip_prefix("## ")) {
        writeln!(contents, "<li><a href=\"#{}\">{}</a></li>", slug(line), escape(line))?;
    }
    contents.push_str("</ul>\n");
    let links = Links { rules, book: "", pages: "rules/" };
    let body = body(links, markdown, examples)?;
    out.push_str(&body.replacen("<h2", &format!("{contents}<h2"), 1));
    write!(out, "<script>\n{SEARCH}</script>\n</html>\n")?;
    Ok(out)
}

/// The head of a page; `kind` is the class of its body.
fn head(title: &str, kind: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"en\" id=\"top\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n<body class=\"{kind}\">\n"
    )
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
        data_grids(out, &record.body)?;
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

#[cfg(test)]
mod tests {
    use super::markdown::{Links, body};
    use super::{Examples, ExamplesByRule, rule_pages};
    use crate::rules::Rules;

    fn rendered(markdown: &str, examples: &ExamplesByRule) -> String {
        Rules::load()
            .map(|rules| {
                let links = Links { rules: &rules, book: "", pages: "rules/" };
                body(links, markdown, examples).unwrap_or_default()
            })
            .unwrap_or_default()
    }

    #[test]
    fn markdown_becomes_a_page() {
        let text = "# A\n\nOne `x<y>`\ntwo.\n\n* p\n* q\n\n| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n\n```\n# 1 \"f\"\n```\n";
        let expected = "<h1 id=\"a\">A</h1>\n<p>One <code>x&lt;y&gt;</code>\ntwo.\n</p>\n<ul>\n<li>p</li>\n<li>q</li>\n</ul>\n\
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

    #[test]
    fn a_diagnostic_is_a_row_with_anchors_for_its_id_and_its_number() {
        let text = "| id | internal | public |\n|---|---|---|\n| `override.host-over-device` | 1 | 20011 |\n\n`override.mismatch`\n";
        let text = rendered(text, &ExamplesByRule::new());
        assert!(text.contains("<tr id=\"override.host-over-device\">"), "{text}");
        assert!(text.contains("<a id=\"20011\" href=\"#20011\">20011</a>"), "{text}");
        assert!(text.contains("<a href=\"#override.mismatch\"><code>override.mismatch</code></a>"), "{text}");
    }

    #[test]
    fn each_rule_has_a_page_that_leads_to_what_it_reports_and_to_its_neighbours() {
        let rules = Rules::load().unwrap_or_else(|error| panic!("{error}"));
        let pages = rule_pages(&rules, &ExamplesByRule::new()).unwrap_or_default();
        assert_eq!(pages.len(), rules.records().count());
        let page = pages.iter().find(|(name, _)| name == "rules/override.mismatch.html");
        let page = page.map(|(_, text)| text.as_str()).unwrap_or_default();
        assert!(page.contains("<a href=\"../rules.html#override.host-over-device\">"), "{page}");
        assert!(page.contains("<section id=\"override.mismatch\">"), "{page}");
        assert!(page.contains("<a href=\"../rules.html#virtual-override\">"), "{page}");
    }
}
