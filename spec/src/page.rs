//! The rule book as one self-contained HTML page: the Markdown of [`crate::book`], which uses headings,
//! paragraphs, lists, tables, fences and code spans only.

use std::fmt::Write as _;

const HEAD: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Rule book</title>\n<style>\n\
body { font: 15px/1.45 sans-serif; max-width: 72em; margin: 2em auto; padding: 0 1em }\n\
table { border-collapse: collapse; font-size: 13px } td, th { border: 1px solid #bbb; padding: 2px 6px; text-align: left }\n\
code, pre { font-family: monospace; background: #f3f3f3 } pre { padding: 8px; overflow-x: auto }\n\
h3 { margin-bottom: 0 }\n</style>\n";

/// What the lines so far have opened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Paragraph,
    List,
    Table,
    Fence,
}

/// The page for a rule book in Markdown. Every heading of a rule is an anchor with the rule's id.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn page(markdown: &str) -> Result<String, std::fmt::Error> {
    let mut out = String::from(HEAD);
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
                Open::Table => "</table>\n",
            });
            out.push_str(match wanted {
                Open::Nothing => "",
                Open::Paragraph => "<p>",
                Open::List => "<ul>\n",
                Open::Table => "<table>\n",
                Open::Fence => "<pre>",
            });
            open = wanted;
        }
        match wanted {
            Open::Nothing if line.is_empty() => {}
            Open::Nothing => heading(&mut out, line)?,
            Open::Paragraph => writeln!(out, "{}", spans(line))?,
            Open::List => writeln!(out, "<li>{}</li>", spans(line.trim_start_matches("* ")))?,
            Open::Table => table_row(&mut out, line, opens)?,
            Open::Fence => {}
        }
    }
    out.push_str("</html>\n");
    Ok(out)
}

fn heading(out: &mut String, line: &str) -> std::fmt::Result {
    let level = line.bytes().take_while(|b| *b == b'#').count().min(6);
    let text = line[level..].trim();
    let id = text.trim_matches('`');
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
    use super::page;

    #[test]
    fn markdown_becomes_a_page() {
        let text = "# A\n\nOne `x<y>`\ntwo.\n\n* p\n* q\n\n| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n\n```\n# 1 \"f\"\n```\n";
        let body = page(text).unwrap_or_default();
        let body = body.split("</style>\n").nth(1).unwrap_or_default();
        let expected = "<h1 id=\"A\">A</h1>\n<p>One <code>x&lt;y&gt;</code>\ntwo.\n</p>\n<ul>\n<li>p</li>\n<li>q</li>\n</ul>\n\
            <table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2 | 3</td></tr>\n</table>\n\
            <pre># 1 &quot;f&quot;\n</pre>\n</html>\n";
        assert_eq!(body, expected);
    }
}
