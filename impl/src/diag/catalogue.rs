//! The catalogue at run time: records by id and by what `--diag_*` can name them with.

use cufe_spec::observation::Severity;

/// One catalogue record, generated from `spec/rules`.
#[derive(Debug, PartialEq, Eq)]
pub struct Record {
    /// The record's id, for example `kernel.return.void`.
    pub id: &'static str,
    /// The documents' internal number; the public number is 16543 more.
    pub internal: Option<u32>,
    /// Built-in severity.
    pub severity: Severity,
    /// Whether `--diag_*` and pragmas may change it, and system headers silence it.
    pub discretionary: bool,
    /// Whether it is issued when nothing asks for it.
    pub default_on: bool,
    /// The text, with `{placeholder}`s.
    pub text: &'static str,
}

/// Distance from the documents' internal numbers to the released tool's public numbers.
const PUBLIC_OFFSET: u32 = 16_543;

impl Record {
    /// The number that the released tool prints, where the record has one.
    pub fn public_number(&self) -> Option<u32> {
        self.internal.map(|n| n + PUBLIC_OFFSET)
    }

    /// The text with its placeholders replaced, in order of first appearance. A placeholder that appears
    /// again takes the same argument; one without an argument stays as written.
    pub fn render(&self, arguments: &[String]) -> String {
        let mut out = String::with_capacity(self.text.len() + 32);
        let mut names: Vec<&str> = Vec::new();
        let mut rest = self.text;
        while let Some((before, name, after)) = placeholder(rest) {
            out.push_str(before);
            let index = names.iter().position(|n| *n == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            });
            match arguments.get(index) {
                Some(argument) => out.push_str(argument),
                None => out.push_str(&rest[before.len()..rest.len() - after.len()]),
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }
}

/// Splits at the first `{name}`: the text before it, the name, the text after it.
fn placeholder(text: &str) -> Option<(&str, &str, &str)> {
    let mut from = 0;
    loop {
        let open = from + text.get(from..)?.find('{')?;
        let close = open + text[open..].find('}')?;
        let name = &text[open + 1..close];
        if !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-') {
            return Some((&text[..open], name, &text[close + 1..]));
        }
        from = open + 1;
    }
}
