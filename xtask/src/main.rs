//! `cargo xtask TASK`: what is done to the tree by programs.

mod faults;
mod tidy;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What is done to the tree by programs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Says where the tree breaks the rules of the house: walls, lengths, paths, hosts, addresses. Exit status 1 when it does,
    /// 2 when it cannot be told.
    Tidy {
        /// Lowers the bounds of xtask/tidy/debts.yaml to what is there today.
        #[arg(long)]
        shrink: bool,
        /// The program whose texts are looked at.
        #[arg(long, value_name = "FILE", default_value = "target/debug/cufe")]
        binary: PathBuf,
    },
    /// Plants faults in a copy of the front end and says which of them a campaign does not find; exit status 1 where it finds too few.
    Faults(faults::Asked),
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let root = root.canonicalize().unwrap_or(root);
    match Arguments::parse().task {
        Task::Tidy { shrink, binary } => tidy(&root, &binary, shrink),
        Task::Faults(asked) => match faults::run(&root, &asked) {
            Ok((told, is_enough)) => {
                print!("{told}");
                if is_enough { ExitCode::SUCCESS } else { ExitCode::from(1) }
            }
            Err(error) => {
                eprintln!("faults: {error:#}");
                ExitCode::from(2)
            }
        },
    }
}

fn tidy(root: &Path, binary: &Path, shrink: bool) -> ExitCode {
    match tidy::run(root, binary, shrink) {
        Ok(faults) if faults.is_empty() => {
            println!("tidy");
            ExitCode::SUCCESS
        }
        Ok(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            eprintln!("tidy: {} faults", faults.len());
            ExitCode::from(1)
        }
        Err(error) => {
            eprintln!("tidy: {error:#}");
            ExitCode::from(2)
        }
    }
}
