//! Signals that would end the run at a bad moment.

#[cfg(unix)]
mod masked {
    use nix::sys::signal::{SigSet, SigmaskHow, Signal};

    /// Runs `run` while signals wait: one that comes meanwhile does afterwards what it does. Only this thread's signals wait,
    /// so no other one may run. `SIGKILL` waits for nobody.
    pub(crate) fn held<T>(run: impl FnOnce() -> T) -> T {
        let before = SigSet::all().thread_swap_mask(SigmaskHow::SIG_BLOCK);
        let result = run();
        if let Ok(before) = before {
            // Fails for a mask that is none only.
            let _ = before.thread_set_mask();
        }
        result
    }

    /// Has a file that may not grow any more (`ulimit -f`) be an error of the one who writes, in this thread and in those that
    /// it begins, and not the end of the process.
    pub(crate) fn writing_too_much_is_an_error() {
        let mut size = SigSet::empty();
        size.add(Signal::SIGXFSZ);
        // Without it the signal ends the run as ever.
        let _ = size.thread_block();
    }
}

/// Nothing is known about them elsewhere.
#[cfg(not(unix))]
mod masked {
    pub(crate) fn held<T>(run: impl FnOnce() -> T) -> T {
        run()
    }

    pub(crate) fn writing_too_much_is_an_error() {}
}

pub(super) use masked::{held, writing_too_much_is_an_error};
