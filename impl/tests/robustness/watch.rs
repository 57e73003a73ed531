//! Runs one unit under watch: what it used, and what it must never do.

use cufe_spec::observation::{Observation, Severity};
use cufe_spec::unit::{Options, Pass, Unit};
use std::sync::mpsc;
use std::time::Duration;

/// The stack that the standard library gives a thread; the main thread of a program usually has four times as much.
const STACK: usize = 2 << 20;

/// No unit of these tests takes a tenth of this, however slow the machine and busy its processors.
const PATIENCE: Duration = Duration::from_secs(300);

/// What a run came to.
pub(crate) struct Watched {
    /// Its answer.
    pub(crate) observation: Observation,
    /// Processor time that it used.
    pub(crate) used: Duration,
}

/// A unit of `text` in the host pass of the released tool's dialect.
pub(crate) fn unit(name: &str, text: Vec<u8>) -> Unit {
    Unit { name: name.to_owned(), text, options: Options::default() }
}

/// Observes `unit` in a thread named `what`: a panic or an overflow of its stack names it.
///
/// # Panics
/// The front end panics or does not end, or its exit status, errors and outputs tell different stories.
pub(crate) fn watch(what: &str, unit: Unit) -> Watched {
    let (done, wait) = mpsc::channel();
    let pass = unit.options.pass;
    let thread = std::thread::Builder::new()
        .name(what.to_owned())
        .stack_size(STACK)
        .spawn(move || {
            let observation = cufe::observe(&unit);
            // The receiver is there unless patience was lost.
            let _ = done.send(Watched { observation, used: processor_time() });
        })
        .unwrap();
    match wait.recv_timeout(PATIENCE) {
        Ok(watched) => {
            check(what, pass, &watched.observation);
            watched
        }
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("{what}: no answer within {PATIENCE:?}"),
        Err(mpsc::RecvTimeoutError::Disconnected) => match thread.join() {
            Err(cause) => std::panic::resume_unwind(cause),
            Ok(()) => unreachable!("a thread that ends well has sent its answer"),
        },
    }
}

fn check(what: &str, pass: Pass, observation: &Observation) {
    let failed = observation.diagnostics.iter().any(|d| d.severity >= Severity::Error);
    assert_eq!(observation.exit != 0, failed, "{what}: exit status and errors tell different stories");
    // The device passes have no host output.
    let has_none = failed || pass != Pass::Host;
    assert_eq!(observation.host.is_none(), has_none, "{what}: output beside errors, or neither");
}

/// Processor time of the calling thread so far.
fn processor_time() -> Duration {
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = said.split_whitespace().next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}
