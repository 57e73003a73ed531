//! Out of memory as an error with the exit status of one.
//!
//! An allocation that fails ends a Rust program at once, wherever it is. So where this process's memory is limited, the run is
//! one of a child's, and this process, which needs next to nothing, tells what became of it. Nothing is left of an ended one:
//! its outputs had no names yet.

use super::session;
use rustix::process::{Resource, Signal, getppid, getrlimit, set_parent_process_death_signal};
use std::ffi::OsString;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitStatus};

/// In the child's environment: the process id of the one that watches it.
const WATCHED_BY: &str = "CUFE_WATCHED_BY";

/// Runs `run` here, or the same program with the same arguments in a child, and gives the exit status.
pub(super) fn watched(arguments: &[OsString], run: impl FnOnce() -> i32) -> i32 {
    let Some(limit) = limit() else { return run() };
    if is_watched() {
        // Who asks the one that watches to stop means this one.
        let _ = set_parent_process_death_signal(Some(Signal::TERM));
        return run();
    }
    match in_child(arguments) {
        Some(done) => status(done, &limit),
        None => run(),
    }
}

/// A stack of so many bytes holds whatever is read on the first thread's.
const ENOUGH_STACK: u64 = 1 << 20;

/// The limit of this process's memory, in words.
fn limit() -> Option<String> {
    let kinds = [
        (Resource::As, "address space", 'v', u64::MAX),
        (Resource::Data, "data", 'd', u64::MAX),
        (Resource::Stack, "stack", 's', ENOUGH_STACK),
    ];
    kinds.into_iter().find_map(|(resource, name, letter, enough)| {
        let kilobytes = getrlimit(resource).current.filter(|limit| *limit < enough)? >> 10;
        Some(format!("the {name} of a process is limited to {kilobytes} KB (ulimit -{letter})"))
    })
}

fn is_watched() -> bool {
    let parent = getppid().map(|parent| parent.as_raw_nonzero().to_string());
    parent.is_some_and(|parent| std::env::var_os(WATCHED_BY).is_some_and(|watcher| watcher == *parent))
}

/// `None` where there can be no child.
fn in_child(arguments: &[OsString]) -> Option<ExitStatus> {
    let (name, rest) = arguments.split_first()?;
    let mut child = Command::new(std::env::current_exe().ok()?)
        .arg0(name)
        .args(rest)
        .env(WATCHED_BY, std::process::id().to_string())
        .spawn()
        .ok()?;
    child.wait().ok()
}

/// What the child's end means for this process.
fn status(done: ExitStatus, limit: &str) -> i32 {
    use nix::sys::signal::{Signal, raise};
    let Some(signal) = done.signal() else { return done.code().unwrap_or(session::CATASTROPHE) };
    match Signal::try_from(signal) {
        // What an allocation that fails ends with, and a stack that cannot grow.
        Ok(Signal::SIGABRT | Signal::SIGSEGV | Signal::SIGBUS) => {
            session::catastrophic_error(&format!("out of memory: {limit}"))
        }
        // Whoever ended the child meant this process, too.
        Ok(signal) => raise(signal).map_or(session::CATASTROPHE, |()| session::CATASTROPHE),
        Err(_) => session::CATASTROPHE,
    }
}
