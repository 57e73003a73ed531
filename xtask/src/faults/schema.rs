//! A source in which many mutants stand at once, each behind a number, so that one build has them all.
//!
//! ```text
//! if a && b { f(); }      =>  if (if crate::planted(1) { !(a && b) } else if crate::planted(2) { (a) || (b) } else { a && b })
//!                             { if !crate::planted(3) { f(); } }
//! ```
//! The mutants that stand inside another one are in its original only.

use crate::faults::mutants::{Kind, Mutant};
use std::fmt::Write as _;
use std::ops::Range;

/// The environment variable that names the one mutant of a run.
pub(super) const SWITCH: &str = "CUFE_PLANTED";

/// What the root of the mutated crate gets: the switch, which a run begins with and a program may turn, and what was come by.
pub(super) const ASKED: &str = "
static PLANTED: std::sync::LazyLock<std::sync::atomic::AtomicUsize> = std::sync::LazyLock::new(|| {
    let number = std::env::var(\"CUFE_PLANTED\").ok().and_then(|word| word.parse().ok());
    std::sync::atomic::AtomicUsize::new(number.unwrap_or(usize::MAX))
});
static COME_BY: [std::sync::atomic::AtomicBool; 8192] = [const { std::sync::atomic::AtomicBool::new(false) }; 8192];
pub(crate) fn planted(number: usize) -> bool {
    COME_BY[number].store(true, std::sync::atomic::Ordering::Relaxed);
    PLANTED.load(std::sync::atomic::Ordering::Relaxed) == number
}
/// Plants one mutant alone, or none, and forgets what was come by.
pub fn plant(number: Option<usize>) {
    PLANTED.store(number.unwrap_or(usize::MAX), std::sync::atomic::Ordering::Relaxed);
    COME_BY.iter().for_each(|one| one.store(false, std::sync::atomic::Ordering::Relaxed));
}
/// The mutants that were come by since.
pub fn come_by() -> Vec<usize> {
    (0..COME_BY.len()).filter(|&number| COME_BY[number].load(std::sync::atomic::Ordering::Relaxed)).collect()
}
";

/// A source with mutants in it.
#[derive(Debug, Default)]
pub(super) struct Schema {
    /// The text.
    pub(super) text: String,
    /// By number: the bytes of `text` that run only where the mutant is planted.
    places: Vec<(usize, Range<usize>)>,
}

impl Schema {
    /// The source `text` with `mutants`, all of it, each with its number.
    pub(super) fn of(text: &str, mutants: &[(usize, &Mutant)]) -> Schema {
        let mut sorted = mutants.to_vec();
        // The outer one first.
        sorted.sort_by_key(|(_, one)| (one.range.start, usize::MAX - one.range.end, one.kind));
        let mut schema = Schema::default();
        schema.write(text, 0..text.len(), &sorted);
        schema
    }

    /// The numbers of the mutants whose text is at a byte.
    pub(super) fn at(&self, byte: usize) -> impl Iterator<Item = usize> + '_ {
        self.places.iter().filter(move |(_, range)| range.contains(&byte)).map(|(number, _)| *number)
    }

    fn write(&mut self, text: &str, range: Range<usize>, mutants: &[(usize, &Mutant)]) {
        let (mut at, mut left) = (range.start, mutants);
        while let Some((_, first)) = left.first() {
            let whole = first.range.clone();
            let same = left.iter().take_while(|(_, one)| one.range == whole).count();
            let inside = left.iter().take_while(|(_, one)| one.range.start < whole.end).count();
            self.text += &text[at..whole.start];
            self.wrap(text, &left[..same], &left[same..inside]);
            (at, left) = (whole.end, &left[inside..]);
        }
        self.text += &text[at..range.end];
    }

    /// Mutants of one place; `inside` stand within it.
    fn wrap(&mut self, text: &str, same: &[(usize, &Mutant)], inside: &[(usize, &Mutant)]) {
        let whole = same[0].1.range.clone();
        if let (number, Mutant { kind: Kind::Drop, .. }) = same[0] {
            let begin = self.text.len();
            // Writing into a string does not fail.
            let _ = write!(self.text, "if !crate::planted({number}) {{ ");
            self.places.push((number, begin..self.text.len()));
            self.write(text, whole, inside);
            self.text += " }";
            return;
        }
        self.text += "(";
        for (number, one) in same {
            let _ = write!(self.text, "if crate::planted({number}) {{ ");
            let begin = self.text.len();
            self.text += &one.planted;
            self.places.push((*number, begin..self.text.len()));
            self.text += " } else ";
        }
        self.text += "{ ";
        self.write(text, whole, inside);
        self.text += " })";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::mutants::{self, tests::SOURCE};
    use pretty_assertions::assert_eq;

    #[test]
    fn all_mutants_stand_in_a_source_that_is_still_rust() {
        let all = mutants::of("a.rs", SOURCE).unwrap();
        let numbered: Vec<(usize, &Mutant)> = all.iter().enumerate().collect();
        let schema = Schema::of(SOURCE, &numbered);
        assert!(syn::parse_file(&schema.text).is_ok(), "{}", schema.text);
        assert_eq!(
            schema.text.lines().nth(3).unwrap(),
            "    if (if crate::planted(0) { !(a && b.len() < 2) } else if crate::planted(1) { (a) || (b.len() < 2) } else \
             { a && (if crate::planted(2) { (b.len()) <= (2) } else { b.len() < (if crate::planted(3) { 3 } else { 2 }) }) }) \
             { if !crate::planted(4) { b.push((if crate::planted(5) { 4 } else { 3 })); } }"
        );
        for (number, _) in numbered {
            let found = schema.places.iter().find(|(one, _)| *one == number).unwrap();
            assert_eq!(schema.at(found.1.start).collect::<Vec<_>>(), [number]);
        }
        // Without any it is the source.
        assert_eq!(Schema::of(SOURCE, &[]).text, SOURCE);
        assert!(ASKED.contains(SWITCH) && syn::parse_file(ASKED).is_ok());
    }
}
