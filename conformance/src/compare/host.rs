//! Two host outputs of one unit: the same tokens, and the source's tokens at the same places.

use std::collections::BTreeSet;

use cufe_spec::unit::Unit;

use super::lexer::{HostToken, lex_host};
use super::{Difference, Facet, line_diff};

/// The most misplaced tokens that one difference shows.
const SHOWN: usize = 10;

pub(super) fn compare(unit: &Unit, first: &str, second: &str) -> Vec<Difference> {
    let (first, second) = (lex_host(first), lex_host(second));
    let same = first.len() == second.len() && first.iter().zip(&second).all(|(a, b)| a.text == b.text);
    if !same {
        let detail = line_diff(&by_line(&first), &by_line(&second));
        return vec![Difference { facet: Facet::HostTokens, detail }];
    }
    misplaced(unit, &first, &second).into_iter().collect()
}

/// A token that the source has at one of the two places belongs there; two generated tokens may stand
/// anywhere.
fn misplaced(unit: &Unit, first: &[HostToken<'_>], second: &[HostToken<'_>]) -> Option<Difference> {
    let different: Vec<(&HostToken<'_>, &HostToken<'_>)> =
        first.iter().zip(second).filter(|(a, b)| (&a.file, a.line) != (&b.file, b.line)).collect();
    if different.is_empty() {
        return None;
    }
    let text = String::from_utf8_lossy(&unit.text);
    let source: BTreeSet<HostToken<'_>> = lex_host(&text).into_iter().collect();
    let lines: Vec<String> = different
        .iter()
        .filter(|(a, b)| source.contains(*a) || source.contains(*b))
        .map(|(a, b)| format!("  `{}`: - {}:{}  + {}:{}", a.text, a.file, a.line, b.file, b.line))
        .collect();
    if lines.is_empty() {
        return None;
    }
    let mut detail = lines.iter().take(SHOWN).cloned().collect::<Vec<_>>().join("\n");
    if lines.len() > SHOWN {
        detail.push_str(&format!("\n    ... {} more tokens", lines.len() - SHOWN));
    }
    Some(Difference { facet: Facet::HostPlaces, detail })
}

/// The tokens of one place on one line, so that a difference shows with its surroundings.
fn by_line(tokens: &[HostToken<'_>]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut place = None;
    for token in tokens {
        let here = (&token.file, token.line);
        match lines.last_mut() {
            Some(line) if place == Some(here) => {
                line.push(' ');
                line.push_str(&token.text);
            }
            _ => {
                lines.push(format!("{}:{}: {}", token.file, token.line, token.text));
                place = Some(here);
            }
        }
    }
    lines
}
