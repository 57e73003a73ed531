//! `cufe read`: what reading a file with every body in it counted.

use crate::bodies::Meant;
use crate::lex::{Kind, TokenId};
use crate::read::Reading;
use crate::statistics::UnknownReason;
use std::fmt::Write;

/// The counts in words.
pub(super) fn render(reading: &Reading) -> String {
    let counted = &reading.statistics;
    let mut out = String::new();
    let mut line = |name: &str, count: u64| {
        let _ = writeln!(out, "{name:<44}{count:>12}");
    };
    line("bytes", counted.bytes);
    line("tokens", counted.tokens);
    line("declarations", counted.declarations);
    line("bodies read", counted.bodies_read);
    line("bodies skipped", counted.bodies_skipped);
    line("template-argument and -parameter lists", lists(reading));
    line("names", reading.bodies.names.len() as u64);
    let dependent = reading.bodies.names.iter().filter(|found| found.meant == Meant::Dependent).count();
    line("names that depend on template parameters", dependent as u64);
    for (index, reason) in UnknownReason::ALL.into_iter().enumerate() {
        let is_reason = |inside: bool| {
            let names = reading.bodies.names.iter();
            names.filter(|found| found.meant == Meant::Unknown(reason) && found.in_template == inside).count()
        };
        line(&format!("unknown names, {}", reason.name()), is_reason(false) as u64);
        line(&format!("unknown names in templates, {}", reason.name()), is_reason(true) as u64);
        line(&format!("ambiguous, {}", reason.name()), counted.ambiguous[index]);
        line(&format!("ambiguous in templates, {}", reason.name()), counted.ambiguous_in_templates[index]);
    }
    let regions = reading.tree.unparsed.iter().chain(&reading.bodies.unparsed);
    line("unparsed regions", regions.clone().count() as u64);
    line("unparsed tokens", counted.unparsed_tokens);
    for region in regions {
        let place = reading.source.place(reading.tokens.get(region.at).start);
        let file = String::from_utf8_lossy(reading.source.file(place.file));
        let _ = writeln!(out, "{file}:{}:{}: unparsed: {}", place.line, place.column, region.reason.name());
    }
    out
}

/// How many `<` begin a list.
fn lists(reading: &Reading) -> u64 {
    let tokens = &reading.tokens;
    let less = (0..tokens.end().0).map(TokenId).filter(|&at| tokens.kind(at) == Kind::Less);
    less.filter(|&at| tokens.angle_partner(at).is_some()).count() as u64
}
