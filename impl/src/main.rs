//! The cufe command.

use std::process::ExitCode;

/// Lays large blocks side by side in huge pages: with the system's allocator page faults are a fifth of a run's
/// time (`impl/PERFORMANCE.md`).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let status = cufe::cli::main(std::env::args_os().collect());
    ExitCode::from(u8::try_from(status).unwrap_or(u8::MAX))
}
