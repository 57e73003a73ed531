//! The cufe command.

use std::process::ExitCode;

fn main() -> ExitCode {
    let status = cufe::cli::main(std::env::args_os().collect());
    ExitCode::from(u8::try_from(status).unwrap_or(u8::MAX))
}
