//! What runs side by side. A run is a chain of stages, each of which needs the one before, but
//!
//! * tokens are made while declarations are read from the tokens made so far ([`read`](crate::read::read)),
//! * what is read again is chosen while declarations are matched to entities ([`read`](crate::read::read)); the thread that
//!   does that reads line markers and attributes then,
//! * room for the host output is made while bodies are read,
//! * once the execution spaces are known, the other checks and the plan do not see each other
//!   ([`compile`](crate::compile::compile)).
//!
//! Memory that is touched for the first time is a third of a run's time, and two threads share that too. Nothing
//! depends on which of two threads is faster: what each one makes is put together in the order of the text.

use std::panic::resume_unwind;
use std::thread::{Builder, scope};

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

/// Runs `aside` in a thread of its own while `here` runs, and gives what both made. `None`, and neither ran, where
/// the system gives no thread.
pub(crate) fn side_by_side<A: Send, B>(
    aside: impl FnOnce() -> A + Send,
    here: impl FnOnce() -> B,
) -> Option<(A, B)> {
    scope(|scope| {
        let thread = Builder::new().spawn_scoped(scope, aside).ok()?;
        let here = here();
        Some((thread.join().unwrap_or_else(|panic| resume_unwind(panic)), here))
    })
}
