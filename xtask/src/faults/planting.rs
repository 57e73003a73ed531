//! Which mutants stand in the scratch copy: those that the compiler takes, all at once.
//!
//! ```text
//! chosen --Schema--> sources --cargo check--> errors, each at a byte of a source --> chosen without those --> ... --> none
//! ```
//! An error that is in no mutant's text is looked for by halves.

use crate::faults::asking;
use crate::faults::mutants::Mutant;
use crate::faults::schema::{ASKED, Schema};
use crate::faults::scratch::{Scratch, Wrong};
use std::collections::{BTreeMap, BTreeSet};

/// The root of the mutated crate.
const ROOT: &str = "impl/src/lib.rs";

/// The scratch copy with the mutants that are planted in it.
pub(super) struct Planting<'a> {
    scratch: &'a Scratch,
    chosen: &'a [&'a Mutant],
    /// The sources as they are without mutants, by name.
    sources: BTreeMap<&'a str, String>,
}

impl<'a> Planting<'a> {
    /// The sources of the mutants that are chosen, the switch in the root of the crate, and the program that turns it. What is
    /// planted has the number of its place in `chosen`.
    ///
    /// # Errors
    /// A source cannot be read or written.
    pub(super) fn new(scratch: &'a Scratch, chosen: &'a [&'a Mutant]) -> anyhow::Result<Planting<'a>> {
        let mut sources = BTreeMap::new();
        for one in chosen {
            if !sources.contains_key(one.file.as_str()) {
                sources.insert(one.file.as_str(), scratch.read(&one.file)?);
            }
        }
        let root = scratch.read(ROOT)?;
        if !root.ends_with(ASKED) {
            scratch.write(ROOT, &(root + ASKED))?;
        }
        scratch.write(asking::PLACE, asking::PROGRAM)?;
        Ok(Planting { scratch, chosen, sources })
    }

    /// Plants all that the compiler takes together; their numbers.
    ///
    /// # Errors
    /// A source cannot be written, or the compiler cannot be asked.
    pub(super) fn plant(&self) -> anyhow::Result<BTreeSet<usize>> {
        let sound = self.sound((0..self.chosen.len()).collect())?;
        self.write(&sound)?;
        Ok(sound)
    }

    /// Of some mutants those that the compiler takes.
    fn sound(&self, mut numbers: BTreeSet<usize>) -> anyhow::Result<BTreeSet<usize>> {
        loop {
            let schemata = self.write(&numbers)?;
            let wrong = self.scratch.check()?;
            let Some(first) = wrong.first() else { return Ok(numbers) };
            let blamed: BTreeSet<usize> = wrong.iter().flat_map(|one| blamed(one, &schemata)).collect();
            eprintln!("faults: of {} mutants {} are no Rust: {}", numbers.len(), blamed.len(), first.text);
            if blamed.is_empty() {
                return self.by_halves(numbers);
            }
            numbers.retain(|number| !blamed.contains(number));
        }
    }

    fn by_halves(&self, numbers: BTreeSet<usize>) -> anyhow::Result<BTreeSet<usize>> {
        if numbers.len() < 2 {
            return Ok(BTreeSet::new());
        }
        let middle = numbers.iter().nth(numbers.len() / 2).copied().unwrap_or_default();
        let (mut first, mut second) = (numbers, BTreeSet::new());
        second.append(&mut first.split_off(&middle));
        let mut sound = self.sound(first)?;
        sound.append(&mut self.sound(second)?);
        Ok(sound)
    }

    /// Writes every source with those of the mutants that are in `numbers`.
    fn write(&self, numbers: &BTreeSet<usize>) -> anyhow::Result<BTreeMap<&'a str, Schema>> {
        let mut schemata = BTreeMap::new();
        for (&file, text) in &self.sources {
            let there: Vec<(usize, &Mutant)> =
                numbers.iter().map(|&n| (n, self.chosen[n])).filter(|(_, one)| one.file == file).collect();
            let schema = Schema::of(text, &there);
            self.scratch.write(file, &schema.text)?;
            schemata.insert(file, schema);
        }
        Ok(schemata)
    }
}

/// The mutants in whose text an error has a place.
fn blamed(wrong: &Wrong, schemata: &BTreeMap<&str, Schema>) -> Vec<usize> {
    let at = |(file, byte): &(String, usize)| {
        schemata.get(file.as_str()).into_iter().flat_map(|schema| schema.at(*byte)).collect::<Vec<_>>()
    };
    wrong.places.iter().flat_map(at).collect()
}
