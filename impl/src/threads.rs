//! What runs side by side. A run is a chain of stages, each of which needs the one before, but
//!
//! * tokens are made while declarations are read from the tokens made so far ([`read`](crate::read::read)),
//! * where declarations take longer than tokens, the thread that makes these has the system fill the memory that the lists of
//!   declarations will grow into (`growth.rs`), and makes room for the host output when all tokens are there,
//! * what is read again is chosen while declarations are matched to entities ([`read`](crate::read::read)); the thread that
//!   does that reads attributes then, and computes signatures as long as some are missing (`names/division.rs`),
//! * room for the host output is made while bodies are read where it is not there yet,
//! * once the execution spaces are known, the other checks and the plan do not see each other
//!   ([`compile`](crate::compile::compile)),
//! * memory is given back while the host output is written.
//!
//! Memory that is touched for the first time is a third of a run's time, and two threads share that too. Nothing
//! depends on which of two threads is faster: what each one makes is put together in the order of the text.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::thread::{Builder, scope, yield_now};

/// Whether stages run side by side. The outputs are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// One thread does everything.
    One,
    /// Where the text is long enough to pay for the threads.
    #[default]
    WherePaid,
    /// Always: for tests on short texts.
    Always,
}

/// A thread costs about as much as reading so many bytes of text.
const PAID: usize = 100_000;

impl Threads {
    /// Whether stages run side by side for a text of `bytes` bytes.
    pub(crate) fn pay(self, bytes: usize) -> bool {
        match self {
            Threads::One => false,
            Threads::WherePaid => bytes >= PAID,
            Threads::Always => true,
        }
    }

    /// As `pay`, for what takes a twentieth of the run.
    pub(crate) fn pay_for_part(self, bytes: usize) -> bool {
        self.pay(bytes / 20)
    }
}

thread_local! {
    static HAS_DEEP_STACK: Cell<bool> = const { Cell::new(false) };
}

/// Says of this thread that its stack has room for [`DEEP_STACK`](crate::limits::DEEP_STACK) bytes wherever it reads a unit,
/// so that units are read on it. Otherwise each is read in a thread of its own, which takes longer than to read twenty lines.
/// For programs that read thousands of units, in threads of their own with twice that stack; where it is not true, deeply nested
/// text ends the program.
pub fn this_stack_is_deep() {
    HAS_DEEP_STACK.set(true);
}

/// Whether that was said of this thread.
pub(crate) fn has_deep_stack() -> bool {
    HAS_DEEP_STACK.get()
}

/// Runs `aside` in a thread of its own while `here` runs, and gives what both made. `None`, and neither ran, where
/// the system gives no thread.
///
/// In a virtual machine the system puts most new threads on the processor of the one that begins them, as if the other
/// one, which was halted, were taken. There they stood for 0.1 to 1.9 ms. So the new thread is let go first, and the
/// first thing that it does is to go elsewhere.
pub(crate) fn side_by_side<A: Send, B>(
    aside: impl FnOnce() -> A + Send,
    here: impl FnOnce() -> B,
) -> Option<(A, B)> {
    let processor = processor::this();
    scope(|scope| {
        let aside = || {
            processor::leave(processor);
            aside()
        };
        let thread = Builder::new().spawn_scoped(scope, aside).ok()?;
        yield_now();
        let here = here();
        Some((thread.join().unwrap_or_else(|panic| resume_unwind(panic)), here))
    })
}

/// The processors that threads run on.
#[cfg(target_os = "linux")]
mod processor {
    use rustix::thread::{sched_getaffinity, sched_getcpu, sched_setaffinity};

    /// The number of the one that this thread runs on.
    pub(super) fn this() -> usize {
        sched_getcpu()
    }

    /// Lets this thread run on others only, if it may run on others.
    pub(super) fn leave(processor: usize) {
        // Best effort: it costs time to stay, nothing else.
        let _ = sched_getaffinity(None).and_then(|mut allowed| {
            allowed.unset(processor);
            sched_setaffinity(None, &allowed)
        });
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_thread_leaves_a_processor_if_there_are_others() {
            let allowed = || sched_getaffinity(None).expect("every thread has processors");
            let (before, here) = (allowed(), this());
            let after = std::thread::spawn(move || {
                leave(here);
                allowed()
            });
            let after = after.join().expect("a thread");
            assert_eq!(after.is_set(here), before.count() == 1);
            assert_eq!(after.count(), before.count().saturating_sub(1).max(1));
            assert_eq!(allowed(), before, "other threads stay where they are");
        }
    }
}

/// Nothing is known about them elsewhere.
#[cfg(not(target_os = "linux"))]
mod processor {
    pub(super) fn this() -> usize {
        0
    }

    pub(super) fn leave(_processor: usize) {}
}
