//! Memory for what the parser makes, filled by the thread that makes the tokens.
//!
//! The system gives memory page by page, when it is written to first, and that is a quarter of the parser's time. In most
//! units declarations take longer than tokens, so the thread that makes these has time to spare: where it is ahead, it asks
//! for the pages that the lists of declarations will grow into. Nothing but the time depends on that.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Where a list lies in memory, as addresses.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extent {
    start: usize,
    used: usize,
    end: usize,
}

impl Extent {
    /// That of `list`, with the room that it has.
    pub(crate) fn of<T>(list: &Vec<T>) -> Extent {
        let start = list.as_ptr().addr();
        Extent {
            start,
            used: start + size_of_val(list.as_slice()),
            end: start + list.capacity() * size_of::<T>(),
        }
    }
}

/// How many lists are told of.
pub(crate) const LISTS: usize = 12;

/// What the parser tells: how many tokens it has taken, and where its longest lists lie. Whoever reads it meanwhile may
/// see some values of before, which costs time, nothing else.
#[derive(Debug, Default)]
pub(crate) struct Growth {
    tokens: AtomicUsize,
    lists: [[AtomicUsize; 3]; LISTS],
}

impl Growth {
    /// Says what the lists are with `tokens` tokens read.
    pub(crate) fn tell(&self, tokens: usize, lists: [Extent; LISTS]) {
        for (told, Extent { start, used, end }) in self.lists.iter().zip(lists) {
            for (to, value) in told.iter().zip([start, used, end]) {
                to.store(value, Relaxed);
            }
        }
        self.tokens.store(tokens, Relaxed);
    }
}

/// Fills memory ahead of the parser.
#[derive(Debug)]
pub(crate) struct Filler<'a> {
    growth: &'a Growth,
    /// By list: where it began, and up to where memory was asked for.
    filled: [(usize, usize); LISTS],
}

/// The parser takes the next tokens meanwhile: so many it must have to read.
const AHEAD: usize = 4 << 13;

/// Memory is asked for in pieces of so many bytes.
const STEP: usize = 1 << 16;

impl<'a> Filler<'a> {
    pub(crate) fn new(growth: &'a Growth) -> Filler<'a> {
        Filler { growth, filled: [(0, 0); LISTS] }
    }

    /// Asks for what the lists will hold when all of the `made` tokens are read, where the parser is far behind.
    pub(crate) fn fill(&mut self, made: usize) {
        let read = self.growth.tokens.load(Relaxed);
        if read == 0 || made < read + AHEAD {
            return;
        }
        for (told, (start, filled)) in self.growth.lists.iter().zip(&mut self.filled) {
            let [at, used, end] = [&told[0], &told[1], &told[2]].map(|value| value.load(Relaxed));
            if *start != at {
                (*start, *filled) = (at, at);
            }
            let from = (*filled).max(used).next_multiple_of(STEP);
            let length = (used.saturating_sub(at) as u128 * made as u128 / read as u128) as usize;
            let to = at.saturating_add(length).min(end) / STEP * STEP;
            if from < to {
                memory::fill(from, to - from);
                *filled = to;
            }
        }
    }
}

#[cfg(target_os = "linux")]
mod memory {
    use rustix::mm::{Advice, madvise};

    /// Has the system give the pages of `length` bytes at `address` at once.
    #[allow(unsafe_code)]
    pub(super) fn fill(address: usize, length: usize) {
        // SAFETY: nothing that the memory holds changes, whatever lies there; where there is none, or none that may be written
        // to, the call fails.
        let _ =
            unsafe { madvise(std::ptr::without_provenance_mut(address), length, Advice::LinuxPopulateWrite) };
    }
}

/// Nothing is known about it elsewhere.
#[cfg(not(target_os = "linux"))]
mod memory {
    pub(super) fn fill(_address: usize, _length: usize) {}
}
