//! The threads that ask the front ends of this process.

use anyhow::Context as _;
use cufe::{limits, threads};
use rayon::ThreadPoolBuilder;

/// Makes every thread that works for the whole process one on whose stack the front end reads a unit; otherwise it begins a thread
/// for nearly every unit. To be called once, before anything is done in parallel.
///
/// # Errors
/// There are such threads already, or the system gives none.
pub fn begin() -> anyhow::Result<()> {
    // What stands below a question on the stack takes little of the other half.
    let pool = ThreadPoolBuilder::new().stack_size(2 * limits::DEEP_STACK);
    let pool = pool.start_handler(|_| threads::this_stack_is_deep());
    pool.build_global().context("cannot begin the threads that ask")
}
