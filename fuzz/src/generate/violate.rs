//! Programs that break exactly one rule, and near misses that break none: a snippet of [`Breakage`] goes to a drawn
//! place of a drawn valid program, so that every draw is a program of its own.

use arbitrary::{Result, Unstructured};

use super::breakages::{Breakage, Placement};
use super::declared::ARITHMETIC;
use super::grow;
use super::open::Open;
use super::productions;
use super::program::{Item, Program};

/// Draws a valid program and puts one of `lines` into it; its only [`Item::Line`] is that line.
///
/// # Errors
/// As [`grow::program`].
pub fn plant(breakage: &Breakage, lines: &[&str], dna: &mut Unstructured<'_>) -> Result<Program> {
    let pattern = *dna.choose(lines)?;
    let number = dna.int_in_range(5000..=9999)?;
    let line = instantiate(pattern, number, dna)?;
    let mut program = grow::program(dna)?;
    insert(&mut program.items, Item::Line(line), breakage.placement, dna)?;
    Ok(program)
}

/// Draws a valid program and puts a snippet into it.
///
/// # Errors
/// As [`grow::program`].
pub fn add(open: &Open, dna: &mut Unstructured<'_>) -> Result<Program> {
    let number = dna.int_in_range(5000..=9999)?;
    let snippet = productions::draw(&open.production, number, dna)?;
    let mut program = grow::program(dna)?;
    insert(&mut program.items, Item::Text(snippet.text), open.placement, dna)?;
    Ok(program)
}

fn insert(items: &mut Vec<Item>, line: Item, placement: Placement, dna: &mut Unstructured<'_>) -> Result<()> {
    let at = dna.int_in_range(0..=items.len())?;
    if let Some(Item::Namespace { items: inner, name, .. }) = items.get_mut(at) {
        let may = match placement {
            Placement::Anywhere => true,
            Placement::NamedScope => name.is_some(),
            Placement::GlobalScope => false,
        };
        if may {
            return insert(inner, line, placement, dna);
        }
    }
    items.insert(at, line);
    Ok(())
}

/// Writes out a pattern: chooses alternatives, then fills `$n`, `$t` and `$p`.
pub(super) fn instantiate(pattern: &str, number: u32, dna: &mut Unstructured<'_>) -> Result<String> {
    let mut text = pattern.to_owned();
    // Only braces with a bar inside are alternatives; `{}` and class bodies stay.
    while let Some((open, close)) = innermost_alternatives(&text) {
        let options: Vec<&str> = text[open + 1..close].split('|').collect();
        let chosen = (*dna.choose(&options)?).to_owned();
        text.replace_range(open..=close, &chosen);
    }
    let ty = *dna.choose(&ARITHMETIC)?;
    let mut parameters = Vec::new();
    for index in 0..dna.int_in_range(1..=3)? {
        let ty = *dna.choose(&ARITHMETIC)?;
        let star = if dna.ratio(1, 3)? { " *" } else { " " };
        parameters.push(format!("{ty}{star}q{index}"));
    }
    Ok(text.replace("$n", &number.to_string()).replace("$t", ty).replace("$p", &parameters.join(", ")))
}

/// The byte positions of the braces of the first group that holds a bar of its own.
fn innermost_alternatives(text: &str) -> Option<(usize, usize)> {
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => open.push((at, false)),
            b'|' => {
                if let Some(group) = open.last_mut() {
                    group.1 = true;
                }
            }
            b'}' => {
                if let Some((start, true)) = open.pop() {
                    return Some((start, at));
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::breakages::BREAKAGES;
    use crate::generate::dna_of_seed;

    #[test]
    fn alternatives_are_chosen_and_plain_braces_stay() {
        assert_eq!(innermost_alternatives("a {b|c} d"), Some((2, 6)));
        assert_eq!(innermost_alternatives("f(){;| { return 0; }}"), Some((3, 20)));
        assert_eq!(innermost_alternatives("struct S { int m; };"), None);
    }

    #[test]
    fn every_pattern_becomes_one_line_without_leftovers() {
        for breakage in BREAKAGES.iter() {
            for pattern in breakage.violations.iter().chain(breakage.near_misses) {
                for seed in 0..20 {
                    let dna = dna_of_seed(seed);
                    let line = instantiate(pattern, 5000, &mut Unstructured::new(&dna)).unwrap();
                    assert!(!line.contains(['$', '\n']), "{pattern} became {line}");
                    assert_eq!(
                        line.matches('{').count(),
                        line.matches('}').count(),
                        "{pattern} became {line}"
                    );
                }
            }
        }
    }
}
