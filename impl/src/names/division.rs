//! The signatures of a unit computed by two threads: one goes through the declarations from the first on and enters the
//! entities, another one computes signatures from the last declaration backwards, for as long as it has time. A block of
//! declarations is one thread's; where they meet, the first takes what the second has computed.
//!
//! A signature does not depend on which ones were computed before, or [`Signatures::depends_on_order`] says so, and then the
//! division is given up: the numbers are those that one thread computes.

use super::entities::{Known, needs_signature};
use super::signature::{Signature, Signatures};
use crate::tree::{DeclarationId, FunctionId};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::AcqRel, Ordering::Acquire};
use std::sync::mpsc::{Receiver, Sender};

/// Declarations of one block.
const BLOCK: usize = if cfg!(debug_assertions) { 4 } else { 256 };

/// Which blocks are taken: those before the first number, by the thread that goes forwards, and those from the second one on.
#[derive(Debug)]
pub(crate) struct Division(AtomicU64);

impl Division {
    /// Nothing of `declarations` declarations is taken.
    pub(crate) fn new(declarations: usize) -> Division {
        Division(AtomicU64::new(declarations.div_ceil(BLOCK) as u64))
    }

    /// Whether some block is taken by nobody yet.
    fn is_left(&self) -> bool {
        let (first, last) = halves(self.0.load(Acquire));
        first < last
    }

    /// Takes the block of the lowest number; false when the other thread has it.
    fn take_first(&self) -> bool {
        self.take(|first, last| (first + 1, last)).is_some()
    }

    /// Takes the block of the highest number.
    fn take_last(&self) -> Option<usize> {
        self.take(|first, last| (first, last - 1)).map(|(_, last)| last as usize - 1)
    }

    /// What was taken before, unless that is everything.
    fn take(&self, changed: impl Fn(u64, u64) -> (u64, u64)) -> Option<(u64, u64)> {
        let take = |both| {
            let (first, last) = halves(both);
            let (first, last) = if first < last { changed(first, last) } else { return None };
            Some(first << 32 | last)
        };
        self.0.fetch_update(AcqRel, Acquire, take).ok().map(halves)
    }
}

/// The two numbers that are kept as one.
fn halves(both: u64) -> (u64, u64) {
    (both >> 32, both & u64::from(u32::MAX))
}

/// The signatures of one block, in the order of the declarations.
#[derive(Debug)]
pub(crate) struct Signed {
    block: usize,
    functions: Vec<(FunctionId, Signature)>,
    depends_on_order: bool,
}

/// Computes signatures from the last declaration backwards until the other thread has taken the rest.
pub(crate) fn sign_backwards<'a>(
    known: impl FnOnce() -> Known<'a>,
    division: &Division,
    to: &Sender<Signed>,
) {
    if !division.is_left() {
        return;
    }
    let known = &known();
    let mut signatures = Signatures::new(known.text, known.tokens, known.tree, known.names);
    while let Some(block) = division.take_last() {
        let last = known.tree.declarations.len().min((block + 1) * BLOCK);
        let functions = (block * BLOCK..last).filter_map(|index| {
            let function = needs_signature(known, DeclarationId::from_index(index))?;
            Some((function, signatures.signature(function)))
        });
        let functions = functions.collect();
        let depends_on_order = signatures.depends_on_order();
        if to.send(Signed { block, functions, depends_on_order }).is_err() {
            return;
        }
    }
}

/// What the other thread computes, as the thread sees it that goes forwards.
pub(crate) struct Divided<'a> {
    division: &'a Division,
    from: Receiver<Signed>,
    arrived: BTreeMap<usize, Signed>,
    /// The rest of the block at hand, when the other thread has it.
    rest: std::vec::IntoIter<(FunctionId, Signature)>,
}

impl<'a> Divided<'a> {
    pub(crate) fn new(division: &'a Division, from: Receiver<Signed>) -> Divided<'a> {
        Divided { division, from, arrived: BTreeMap::new(), rest: Vec::new().into_iter() }
    }

    /// Goes on to declaration `index`. False when the division is to be given up.
    pub(super) fn go_on(&mut self, index: usize) -> bool {
        if !index.is_multiple_of(BLOCK) || self.division.take_first() {
            return true;
        }
        let block = index / BLOCK;
        while !self.arrived.contains_key(&block) {
            // The other thread ends without a word only when it panics, and then so does whoever waits for it.
            let Ok(signed) = self.from.recv() else { return false };
            self.arrived.insert(signed.block, signed);
        }
        let signed = self.arrived.remove(&block);
        let Some(Signed { functions, depends_on_order: false, .. }) = signed else { return false };
        self.rest = functions.into_iter();
        true
    }

    /// The signature of `function`, if the other thread has computed it.
    pub(super) fn signature(&mut self, function: FunctionId) -> Option<Signature> {
        let (of, signature) = self.rest.next()?;
        debug_assert_eq!(of, function, "both threads agree on what needs a signature");
        Some(signature)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{ReadOptions, read};
    use crate::threads::Threads;
    use quickcheck::quickcheck;

    /// The declarations of each entity, by number.
    fn entities(text: &str, threads: Threads) -> Vec<Vec<usize>> {
        let options = ReadOptions { threads, ..ReadOptions::default() };
        let reading = read(text.as_bytes().to_vec(), &options).expect("everything closes");
        let of = |entity: &crate::tree::Entity| entity.declarations.iter().map(|id| id.index()).collect();
        reading.tree.entities.iter().map(of).collect()
    }

    #[test]
    fn two_threads_find_the_entities_of_one() {
        let functions = |range: std::ops::Range<usize>, parameters: [&str; 2]| -> String {
            let [one, other] = parameters;
            range.map(|n| format!("void f{n}({one}); void f{n}({other}); void f{n}({other} *);")).collect()
        };
        // Whoever asks for a first takes b for a, and the other way round.
        let circle = "typedef int a; namespace n { typedef a b; typedef b a;";
        let circle =
            format!("{circle} {} {} }}", functions(0..40, ["a", "b"]), functions(40..80, ["b", "a"]));
        let plain = format!("typedef int a; typedef a b; {}", functions(0..80, ["a", "const b"]));
        for text in [circle, plain] {
            let one = entities(&text, Threads::One);
            assert!(one.iter().filter(|declarations| declarations.len() == 2).count() >= 80, "{one:?}");
            for _ in 0..30 {
                assert_eq!(entities(&text, Threads::Always), one);
            }
        }
    }

    quickcheck! {
        fn every_block_is_taken_once(declarations: u16, forwards: Vec<bool>) -> bool {
            let division = Division::new(usize::from(declarations));
            let (mut first, mut last) = (0, usize::from(declarations).div_ceil(BLOCK));
            forwards.into_iter().all(|forwards| {
                if forwards {
                    let is_left = first < last;
                    first += usize::from(is_left);
                    division.take_first() == is_left
                } else {
                    let expected = (first < last).then(|| last - 1);
                    last = expected.unwrap_or(last);
                    division.take_last() == expected
                }
            })
        }
    }
}
