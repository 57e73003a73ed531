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

#[cfg(test)]
mod tests {
    use cufe_spec::unit::Unit;

    use super::*;

    #[test]
    fn deeply_nested_text_is_read_on_a_deep_stack_as_elsewhere() {
        for depth in [4, 2_000, 7_000, 9_000] {
            let text = format!("int f() {{ return {}1{}; }}\n", "(".repeat(depth), ")".repeat(depth));
            let unit = Unit { name: "a.cu".to_owned(), text: text.into(), options: Default::default() };
            let elsewhere = cufe::observe(&unit);
            let thread = std::thread::Builder::new().stack_size(2 * limits::DEEP_STACK);
            let on_it = thread.spawn(move || {
                threads::this_stack_is_deep();
                cufe::observe(&unit)
            });
            assert_eq!(on_it.unwrap().join().unwrap(), elsewhere, "{depth}");
        }
    }
}
