//! The Markdown of [`crate::book`] as HTML: headings, paragraphs, lists, tables, fences and code spans only.

use super::{ExamplesByRule, close, grid};
use crate::rules::{Body, Rules};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Where the names of rules and diagnostics lead to.
#[derive(Clone, Copy)]
pub(super) struct Links<'a> {
    /// All rules.
    pub(super) rules: &'a Rules,
    /// The page with all rules as seen from here; empty: this one.
    pub(super) book: &'static str,
    /// The folder with a page per rule as seen from here, with its slash.
    pub(super) pages: &'static str,
}

impl Links<'_> {
    /// Where a name leads to: the page of a rule, the row of a diagnostic.
    fn target(&self, name: &str) -> Option<String> {
        if self.rules.find(name).is_some() {
            let in_book = self.book.is_empty();
            return Some(if in_book { format!("#{name}") } else { format!("{}{name}.html", self.pages) });
        }
        self.rules.find_diagnostic(name)?;
        Some(format!("{}#{}", self.book, anchor(self.rules, name)))
    }
}

/// The anchor of a diagnostic: its id, which a rule may have, too.
pub(super) fn anchor(rules: &Rules, diagnostic: &str) -> String {
    if rules.find(diagnostic).is_some() { format!("diagnostic.{diagnostic}") } else { diagnostic.to_owned() }
}

/// The anchor of a heading that is no id.
pub(super) fn slug(text: &str) -> String {
    let word = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' };
    let words: String = text.chars().map(word).collect();
    words.split_whitespace().collect::<Vec<_>>().join("-")
}

/// What the lines so far have opened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Paragraph,
    List,
    Table,
    Fence,
}

impl Open {
    /// What a line belongs to, outside of fences.
    fn of(line: &str) -> Open {
        match line {
            "" => Open::Nothing,
            "```" => Open::Fence,
            _ if line.starts_with('#') => Open::Nothing,
            _ if line.starts_with('|') => Open::Table,
            _ if line.starts_with("* ") => Open::List,
            _ => Open::Paragraph,
        }
    }

    fn begin(self) -> &'static str {
        match self {
            Open::Nothing => "",
            Open::Paragraph => "<p>",
            Open::List => "<ul>\n",
            Open::Table => "<div class=\"scroll\"><table>\n",
            Open::Fence => "<pre>",
        }
    }

    fn end(self) -> &'static str {
        match self {
            Open::Nothing | Open::Fence => "",
            Open::Paragraph => "</p>\n",
            Open::List => "</ul>\n",
            Open::Table => "</table></div>\n",
        }
    }
}

/// One text on its way to HTML.
struct Writer<'a> {
    links: Links<'a>,
    out: String,
    open: Open,
    /// Whether the table at hand is a catalogue of diagnostics.
    catalogue: bool,
    /// The public numbers that have an anchor already.
    numbers: BTreeSet<String>,
}

/// The Markdown as HTML; each rule is a section with its grids and cases.
pub(super) fn body(
    links: Links<'_>,
    markdown: &str,
    examples: &ExamplesByRule,
) -> Result<String, std::fmt::Error> {
    let (catalogue, numbers) = (false, BTreeSet::new());
    let mut writer = Writer { links, out: String::new(), open: Open::Nothing, catalogue, numbers };
    let mut rule: Option<String> = None;
    for line in markdown.lines() {
        let heads = line.starts_with("## ") || line.starts_with("### ");
        if writer.open != Open::Fence && heads {
            writer.turn(Open::Nothing);
            close(&mut writer.out, links.rules, examples, rule.take())?;
            if let Some(id) = line.strip_prefix("### ") {
                let id = id.trim().trim_matches('`').to_owned();
                writeln!(writer.out, "<section id=\"{}\">", escape(&id))?;
                rule = Some(id);
            }
        }
        writer.line(line)?;
    }
    writer.turn(Open::Nothing);
    close(&mut writer.out, links.rules, examples, rule)?;
    Ok(writer.out)
}

impl Writer<'_> {
    /// Ends what is open, and begins another; whether it is another.
    fn turn(&mut self, wanted: Open) -> bool {
        let turns = self.open != wanted;
        if turns {
            self.out.push_str(self.open.end());
            self.out.push_str(wanted.begin());
            self.open = wanted;
        }
        turns
    }

    fn line(&mut self, line: &str) -> std::fmt::Result {
        if self.open == Open::Fence {
            if line == "```" {
                self.out.push_str("</pre>\n");
                self.open = Open::Nothing;
                return Ok(());
            }
            return writeln!(self.out, "{}", escape(line));
        }
        let wanted = Open::of(line);
        let opens = self.turn(wanted);
        match wanted {
            Open::Nothing if line.is_empty() => Ok(()),
            Open::Nothing => self.heading(line),
            Open::Paragraph => writeln!(self.out, "{}", spans(self.links, line)),
            Open::List => {
                writeln!(self.out, "<li>{}</li>", spans(self.links, line.trim_start_matches("* ")))
            }
            Open::Table => self.row(line, opens),
            Open::Fence => Ok(()),
        }
    }

    fn heading(&mut self, line: &str) -> std::fmt::Result {
        let level = line.bytes().take_while(|b| *b == b'#').count().min(6);
        let text = line[level..].trim();
        let id = text.trim_matches('`');
        if level != 3 {
            let text = spans(self.links, text);
            return writeln!(self.out, "<h{level} id=\"{}\">{text}</h{level}>", slug(id));
        }
        let own_page = !self.links.book.is_empty();
        let is_rule = self.links.rules.find(id).is_some();
        let id = escape(id);
        if own_page {
            return writeln!(self.out, "<h1><code>{id}</code></h1>");
        }
        writeln!(self.out, "<h3><a href=\"#{id}\"><code>{id}</code></a></h3>")?;
        if is_rule {
            let page = format!("{}{id}.html", self.links.pages);
            writeln!(self.out, "<p class=\"more\"><a href=\"{page}\">Page of this rule</a></p>")?;
        }
        Ok(())
    }

    /// A row; the line of dashes below the head is no row. A row of a diagnostic has its anchor.
    fn row(&mut self, line: &str, first: bool) -> std::fmt::Result {
        if line.starts_with("|---") {
            return Ok(());
        }
        let inner = line.trim_start_matches('|').strip_suffix('|').unwrap_or(line);
        let inner = inner.replace("\\|", "\u{0}");
        let cells: Vec<String> = inner.split('|').map(|text| text.trim().replace('\u{0}', "|")).collect();
        if first {
            self.catalogue = cells.starts_with(&["id".to_owned(), "internal".to_owned()]);
        }
        let named = self.catalogue && !first;
        let id = named.then(|| anchor(self.links.rules, cells[0].trim_matches('`')));
        match &id {
            Some(id) => write!(self.out, "<tr id=\"{}\">", escape(id))?,
            None => self.out.push_str("<tr>"),
        }
        let tag = if first { "th" } else { "td" };
        for (at, text) in cells.iter().enumerate() {
            let numbered = named && at == 2 && !text.is_empty() && self.numbers.insert(text.clone());
            let inner = match numbered {
                true => format!("<a id=\"{text}\" href=\"#{text}\">{text}</a>"),
                false => spans(self.links, text),
            };
            write!(self.out, "<{tag}>{inner}</{tag}>")?;
        }
        self.out.push_str("</tr>\n");
        Ok(())
    }
}

/// Text with its code spans; those that name a rule or a diagnostic are links.
pub(super) fn spans(links: Links<'_>, text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('`').enumerate() {
        let shown = escape(part);
        if at % 2 == 0 {
            out.push_str(&shown);
        } else if let Some(target) = links.target(part) {
            out.push_str(&format!("<a href=\"{}\"><code>{shown}</code></a>", escape(&target)));
        } else {
            out.push_str(&format!("<code>{shown}</code>"));
        }
    }
    out
}

/// The grids of a rule's data.
pub(super) fn data_grids(out: &mut String, body: &Body) -> std::fmt::Result {
    match body {
        Body::Table(table) => grid::grids(out, table),
        Body::Bytes(bytes) => grid::byte_grid(out, bytes),
        _ => Ok(()),
    }
}

/// Text as it stands in HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
