//! The released tool's text, byte for byte: what scripts and editors that know nvcc expect on stderr.
//!
//! ```text
//! f.cu(6): warning #20050-D: inline qualifier ignored for "__global__" function
//!   inline __attribute__((global)) void k3() {}
//!                         ^
//!
//! Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"
//!
//! 1 error detected in the compilation of "f.cu".
//! ```
//! The line is the unit's physical line, tabs stay tabs above and in the caret line, columns count characters.

use super::shown::{Report, Shown, Teller};
use cufe_spec::observation::Severity;
use std::fmt::Write;

/// How the tool form is written.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// `--display_error_number` (nvcc passes it; `--no_display_error_number` clears it).
    pub numbers: bool,
    /// `--brief_diagnostics`: no source line, caret and blank line.
    pub brief: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style { numbers: true, brief: false }
    }
}

/// Writes everything a run says but for the host compiler's words.
pub fn render(report: &Report, style: Style) -> String {
    let mut out = String::new();
    let mut hinted = false;
    for shown in report.shown.iter().filter(|shown| shown.teller == Teller::Cufe) {
        let numbered = style.numbers && shown.numbered;
        header(&mut out, shown, numbered);
        if !style.brief {
            source_line(&mut out, shown);
        }
        for note in &shown.notes {
            let _ = writeln!(out, "          {note}");
        }
        end_of_entry(&mut out, style);
        if numbered && !hinted && shown.severity >= Severity::Warning {
            hinted = true;
            out.push_str("Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"\n");
            end_of_entry(&mut out, style);
        }
    }
    summary(&mut out, report);
    out
}

fn end_of_entry(out: &mut String, style: Style) {
    if !style.brief {
        out.push('\n');
    }
}

fn header(out: &mut String, shown: &Shown, numbered: bool) {
    let number = shown.record.and_then(|r| r.public).filter(|_| numbered);
    let number = number.map(|n| format!(" #{n}-D")).unwrap_or_default();
    let _ = match &shown.at {
        Some(spot) if spot.place.line > 0 => {
            let (file, line) = (&spot.place.file, spot.place.line);
            // Standard input has no name.
            let place = if file == "-" { format!("Line {line}") } else { format!("{file}({line})") };
            writeln!(out, "{place}: {}{number}: {}", shown.severity.name(), shown.text)
        }
        _ => {
            let mut word = shown.severity.name().to_owned();
            if let Some(first) = word.get_mut(0..1) {
                first.make_ascii_uppercase();
            }
            writeln!(out, "{word}{number}: {}", shown.text)
        }
    };
}

fn source_line(out: &mut String, shown: &Shown) {
    let Some(spot) = shown.at.as_ref().filter(|s| s.width > 0) else { return };
    let _ = writeln!(out, "  {}", spot.line_text);
    out.push_str("  ");
    out.extend(spot.line_text.chars().take(spot.caret).map(|c| if c == '\t' { '\t' } else { ' ' }));
    let short = spot.caret.saturating_sub(spot.line_text.chars().count());
    out.extend(std::iter::repeat_n(' ', short));
    out.push_str("^\n");
}

fn summary(out: &mut String, report: &Report) {
    let errors = report.count(Severity::Error);
    let fatal = report.count(Severity::Catastrophic) + report.count(Severity::Internal);
    if report.limit_reached {
        out.push_str("Error limit reached.\n");
    }
    let mut counts = Vec::new();
    for (count, what) in [(errors, "error"), (fatal, "catastrophic error")] {
        if count > 0 {
            let plural = if count == 1 { "" } else { "s" };
            counts.push(format!("{count} {what}{plural}"));
        }
    }
    if counts.is_empty() {
        return;
    }
    let where_from = if report.file.is_empty() {
        "this compilation".to_owned()
    } else {
        format!("the compilation of \"{}\"", report.file)
    };
    let _ = writeln!(out, "{} detected in {where_from}.", counts.join(" and "));
    if report.limit_reached || fatal > 0 {
        out.push_str("Compilation terminated.\n");
    }
}
