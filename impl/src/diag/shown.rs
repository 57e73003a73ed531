//! Diagnostics with place, source line and text: what every renderer starts from.

use super::Finding;
use super::catalogue::Record;
use super::control::{Directive, Judged, Settings, judge};
use super::place::{Located, Made, UserFiles};
use crate::lex::{DirectiveKind, Tokens};
use crate::read::ReadError;
use crate::source::Source;
use cufe_spec::observation::{Diagnostic, Place, Severity};
use cufe_spec::unit::{Dialect, Pass};

/// One diagnostic ready to be written.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The catalogue record; `None` for what cufe says of itself (an unreadable file, a refused option).
    pub record: Option<Record>,
    /// Severity after control.
    pub severity: Severity,
    /// Whether the tool form prints the number.
    pub numbered: bool,
    /// Where; `None` when it has no place in the unit.
    pub at: Option<Spot>,
    /// The values of the placeholders.
    pub arguments: Vec<String>,
    /// The text without severity and number.
    pub text: String,
    /// Note lines under the caret.
    pub notes: Vec<String>,
    /// The other places that it is about, with what stands there.
    pub related: Vec<(Spot, &'static str)>,
    /// Who tells it.
    pub teller: Teller,
    /// Which pass tells it, where several were asked and one does.
    pub one_pass: Option<OnePass>,
}

/// Who tells a diagnostic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Teller {
    /// The front end.
    #[default]
    Cufe,
    /// The host compiler, which preprocesses; in text forms its own words are shown, on standard error.
    HostCompiler,
}

/// The one pass of several that tells a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnePass {
    /// Which.
    pub pass: Pass,
    /// Whether it is also the only one that sees the line.
    pub is_its_line: bool,
}

/// A place together with the line of the unit that is shown for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// File, line, and column in bytes from 1.
    pub place: Place,
    /// The physical line of the unit, without its line end.
    pub line_text: String,
    /// Characters of `line_text` before the caret.
    pub caret: usize,
    /// Characters under the caret: the length of the token, at least 1.
    pub width: usize,
    /// The byte of the unit that it stands for, where it is one's.
    pub offset: Option<u32>,
    /// What the preprocessor made of the line, where a macro of the user's made the token.
    pub expansion: Option<String>,
    /// Why the line is the unit's, where it should be the user's.
    pub in_unit: Option<&'static str>,
}

/// All that one run says.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The diagnostics in the order noticed.
    pub shown: Vec<Shown>,
    /// The file named in the summary line.
    pub file: String,
    /// Whether the error limit stopped the run.
    pub limit_reached: bool,
}

impl Report {
    /// What the findings of a unit come to under the flags and the unit's own pragmas. `file` is the name in
    /// the summary line, the main source file.
    pub fn new(
        source: &Source,
        tokens: &Tokens,
        findings: Vec<Finding>,
        dialect: Dialect,
        settings: &Settings,
        file: &str,
    ) -> Report {
        // Most units have nothing that a pragma could change.
        let directives = if findings.is_empty() { Vec::new() } else { directives(source, tokens) };
        let in_system_header = |offset| source.in_system_header(offset);
        let judgement = judge(findings, dialect, settings, &directives, in_system_header);
        let show = |judged: Judged| Shown {
            text: judged.record.render(&judged.finding.arguments),
            record: Some(judged.record),
            severity: judged.severity,
            numbered: judged.numbered,
            at: Some(spot(source, tokens, judged.finding.at)),
            arguments: judged.finding.arguments,
            notes: judged.finding.notes,
            teller: Teller::Cufe,
            one_pass: None,
            related: (judged.finding.related.iter())
                .map(|related| (spot(source, tokens, related.at), related.label))
                .collect(),
        };
        Report {
            shown: judgement.judged.into_iter().map(show).collect(),
            file: file.to_owned(),
            limit_reached: judgement.limit_reached,
        }
    }

    /// What a unit comes to that could not be read at all.
    pub fn unreadable(error: &ReadError, file: &str) -> Report {
        let (name, line, column) = &error.place;
        let place = Place { file: String::from_utf8_lossy(name).into_owned(), line: *line, column: *column };
        let text = error.kind.to_string();
        let before = error.line_text.get(..(*column as usize).saturating_sub(1)).unwrap_or(&error.line_text);
        let spot = Spot {
            place,
            line_text: String::from_utf8_lossy(&error.line_text).into_owned(),
            caret: String::from_utf8_lossy(before).chars().count(),
            width: 1,
            offset: Some(error.span.start),
            expansion: None,
            in_unit: None,
        };
        Report {
            shown: vec![Shown { at: Some(spot), ..Shown::of_cufe(Severity::Error, None, text) }],
            file: file.to_owned(),
            limit_reached: false,
        }
    }

    /// Gives every diagnostic its place in the user's files in place of that in the unit. Files are read only here.
    pub fn in_user_files(&mut self, unit: &Source) {
        let mut files = UserFiles::new(unit);
        for shown in &mut self.shown {
            let related = shown.related.iter_mut().map(|(spot, _)| spot);
            shown.at.iter_mut().chain(related).for_each(|spot| spot.in_user_file(&mut files));
        }
    }

    /// How many are of this severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.shown.iter().filter(|s| s.severity == severity).count()
    }

    /// How many end the compilation: errors, catastrophic and internal ones.
    pub fn errors(&self) -> usize {
        [Severity::Error, Severity::Catastrophic, Severity::Internal].map(|one| self.count(one)).iter().sum()
    }

    /// The exit status the released tool gives: 4 after something catastrophic or at the error limit, 2
    /// after errors, 0 else; 134 where it ends itself with an internal error.
    pub fn exit(&self) -> i32 {
        if self.count(Severity::Internal) > 0 {
            134
        } else if self.limit_reached || self.count(Severity::Catastrophic) > 0 {
            4
        } else if self.count(Severity::Error) > 0 {
            2
        } else {
            0
        }
    }

    /// The diagnostics in the vocabulary of observations: by place, ties by text.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        self.shown.iter().map(Shown::diagnostic).collect()
    }
}

impl Shown {
    /// What cufe says of itself or of its input, outside the catalogue.
    pub fn of_cufe(severity: Severity, place: Option<Place>, text: String) -> Shown {
        let spot = |place: Place| Spot { place, ..Spot::default() };
        Shown {
            record: None,
            severity,
            numbered: false,
            at: place.map(spot),
            arguments: Vec::new(),
            text,
            notes: Vec::new(),
            related: Vec::new(),
            teller: Teller::Cufe,
            one_pass: None,
        }
    }

    /// What cufe says of a token of its input, outside the catalogue.
    pub fn at_token(
        severity: Severity,
        source: &Source,
        tokens: &Tokens,
        offset: u32,
        text: String,
    ) -> Shown {
        Shown { at: Some(spot(source, tokens, offset)), ..Shown::of_cufe(severity, None, text) }
    }

    /// What the host compiler says.
    pub fn of_host_compiler(severity: Severity, spot: Option<Spot>, text: String) -> Shown {
        Shown { at: spot, teller: Teller::HostCompiler, ..Shown::of_cufe(severity, None, text) }
    }

    /// The id of its record; what has none is called after who tells it.
    pub fn tag(&self) -> &'static str {
        match (self.record, self.teller) {
            (Some(record), _) => record.id,
            (None, Teller::Cufe) => "cufe",
            (None, Teller::HostCompiler) => "host-compiler",
        }
    }

    /// The diagnostic in the vocabulary of observations.
    pub fn diagnostic(&self) -> Diagnostic {
        Diagnostic {
            tag: self.tag().to_owned(),
            internal: self.record.and_then(|r| r.internal),
            severity: self.severity,
            place: self.at.as_ref().map(|s| s.place.clone()).unwrap_or_default(),
            arguments: self.arguments.clone(),
            text: self.text.clone(),
        }
    }
}

impl Spot {
    fn in_user_file(&mut self, files: &mut UserFiles<'_>) {
        let Some(offset) = self.offset else { return };
        let there = match files.locate(offset) {
            Located::InUnit => return,
            Located::Unknown(why) => return self.in_unit = Some(why.in_words()),
            Located::There(there) => there,
        };
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let count = |bytes: &[u8]| String::from_utf8_lossy(bytes).chars().count();
        let line_text = &there.line_text;
        // A token such as `<<<` is several words of the file.
        let token: String = self.line_text.chars().skip(self.caret).take(self.width).collect();
        let is_whole = there.made == Made::Written && line_text[there.before..].starts_with(token.as_bytes());
        let length = if is_whole { token.len() } else { there.length };
        if there.made == Made::Macro {
            self.expansion = Some(self.line_text.trim().to_owned());
        }
        self.place.line = there.line;
        self.place.column = there.before as u32 + 1;
        self.caret = count(&line_text[..there.before]);
        self.width = count(&line_text[there.before..there.before + length]).max(1);
        self.line_text = text(line_text);
    }
}

/// The unit's diagnostic pragmas in source order.
pub(crate) fn directives(source: &Source, tokens: &Tokens) -> Vec<Directive> {
    let finder = memchr::memmem::Finder::new("nv_diag");
    let read = |directive: &crate::lex::Directive| {
        if directive.kind == DirectiveKind::Other {
            return None;
        }
        // A unit may have thousands of others.
        let bytes = source.bytes(directive.span);
        finder.find(bytes)?;
        let text = String::from_utf8_lossy(bytes).into_owned();
        let wish = match directive.kind {
            DirectiveKind::Pragma(_) => {
                let line = text.trim_start_matches('#').trim_start();
                line.strip_prefix("pragma").or_else(|| line.strip_prefix("__pragma"))?.to_owned()
            }
            DirectiveKind::PragmaOperator(_) => {
                let open = text.find(['"', '(']).filter(|at| text.as_bytes()[*at] == b'"');
                match (open, text.rfind('"')) {
                    (Some(open), Some(close)) if open < close => text[open + 1..close].to_owned(),
                    _ => text.split_once('(')?.1.trim_matches(['(', ')', '"', ' ']).to_owned(),
                }
            }
            DirectiveKind::Other => return None,
        };
        Directive::parse(directive.span.start, &wish)
    };
    tokens.directives.iter().filter_map(read).collect()
}

/// Place and line of the token at a byte offset.
fn spot(source: &Source, tokens: &Tokens, offset: u32) -> Spot {
    let place = source.place(offset);
    let at = (offset as usize).min(source.text.len());
    let start = memchr::memrchr(b'\n', &source.text[..at]).map_or(0, |n| n + 1);
    let end = memchr::memchr(b'\n', &source.text[at..]).map_or(source.text.len(), |n| at + n);
    let line = source.text[start..end].strip_suffix(b"\r").unwrap_or(&source.text[start..end]);
    let token = tokens.get(tokens.at_or_after(offset));
    let width = if token.start == offset { token.end - token.start } else { 1 };
    Spot {
        place: Place {
            file: String::from_utf8_lossy(&source.file(place.file)).into_owned(),
            line: place.line,
            column: place.column,
        },
        line_text: String::from_utf8_lossy(line).into_owned(),
        caret: String::from_utf8_lossy(&source.text[start..at]).chars().count(),
        width: width as usize,
        offset: Some(offset),
        expansion: None,
        in_unit: None,
    }
}
