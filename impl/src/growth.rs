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

/// So many lists are told of at most.
const LISTS: usize = 12;

/// What the parser tells: how many tokens it has taken, and where its longest lists lie. Whoever reads it meanwhile may
/// see some values of before, which costs time, nothing else.
#[derive(Debug, Default)]
pub(crate) struct Growth {
    tokens: AtomicUsize,
    lists: [[AtomicUsize; 3]; LISTS],
}

impl Growth {
    /// Says where the lists lie with `tokens` tokens read. It is always the same ones, in the same order.
    pub(crate) fn tell(&self, tokens: usize, lists: impl IntoIterator<Item = Extent>) {
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

/// The parser goes on meanwhile: so many tokens it must have to read, which is four chunks of them.
const AHEAD: usize = 4 << 13;

/// Memory is asked for in pieces of so many bytes.
const STEP: usize = 1 << 16;

impl<'a> Filler<'a> {
    /// Nothing is filled yet.
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
            // Each list grows with the tokens as it has grown so far.
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::os::unix::fs::FileExt;

    /// How many bytes of the memory that `list` has room in are there (`/proc/self/pagemap`: the topmost of 64 bits a page).
    fn resident(list: &Vec<u8>) -> usize {
        const PAGE: usize = 4096;
        let first = list.as_ptr().addr() / PAGE;
        let mut entries = vec![0; list.capacity() / PAGE * 8];
        let map = std::fs::File::open("/proc/self/pagemap").expect("the process's pages");
        map.read_exact_at(&mut entries, first as u64 * 8).expect("an entry for each page");
        entries.chunks_exact(8).filter(|entry| entry[7] & 0x80 != 0).count() * PAGE
    }

    #[test]
    fn memory_is_there_before_it_is_written_to() {
        const MEGABYTE: usize = 1 << 20;
        let mut list: Vec<u8> = Vec::with_capacity(64 * MEGABYTE);
        list.extend(vec![7; MEGABYTE]);
        let (growth, before) = (Growth::default(), resident(&list));
        let mut filler = Filler::new(&growth);
        filler.fill(10 * AHEAD);
        growth.tell(AHEAD, [Extent::of(&list)]);
        filler.fill(2 * AHEAD - 1);
        assert!(resident(&list) < before + MEGABYTE / 2, "the parser is not far behind");
        filler.fill(9 * AHEAD);
        assert!(resident(&list) >= before + 7 * MEGABYTE);
        assert!(resident(&list) < before + 10 * MEGABYTE, "not more than it grows into");
        assert!(list.iter().all(|&byte| byte == 7));
    }

    #[test]
    fn what_is_no_memory_is_left_alone() {
        let growth = Growth::default();
        // An address that no process may use, one that nobody may write to, and numbers that belong to no list.
        let read_only = "a text".as_ptr().addr();
        let extents =
            [(16, 32, 1 << 30), (read_only, read_only + 8, read_only + (1 << 20)), (9, 3, 1), (0, 0, 0)];
        growth.tell(1, extents.map(|(start, used, end)| Extent { start, used, end }));
        Filler::new(&growth).fill(100 * AHEAD);
    }
}
