//! Programs per second on one thread: `cargo run --release -p cufe-oracle --example throughput -- FILE... [ROUNDS]`. Every
//! file is a preprocessed unit or a program that is put behind the hand prologue (`.cu`), whose lines count too.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Options, Unit};

/// The hand prologue.
const PROLOGUE: &str = include_str!("../../corpus/prologue.h");

fn main() {
    let mut rounds = 200_u32;
    let mut units = Vec::new();
    for argument in std::env::args().skip(1) {
        if let Ok(number) = argument.parse() {
            rounds = number;
            continue;
        }
        let text = match std::fs::read_to_string(&argument) {
            Ok(text) if argument.ends_with(".cu") => {
                format!("# 1 \"prologue.h\" 1\n{PROLOGUE}# 1 \"{argument}\" 2\n{text}")
            }
            Ok(text) => text,
            Err(error) => return eprintln!("{argument}: {error}"),
        };
        units.push(Unit { name: argument, text: text.into_bytes(), options: Options::default() });
    }
    let outside = |unit: &&Unit| matches!(cufe_oracle::observe(unit), Answer::NotCore { .. });
    let core: Vec<&Unit> = units.iter().filter(|u| !outside(u)).collect();
    if core.is_empty() {
        return eprintln!("usage: throughput FILE... [ROUNDS]; nothing to read is Core CUDA");
    }
    let lines: usize = core.iter().map(|u| u.text.iter().filter(|b| **b == b'\n').count()).sum();
    // The best of the rounds: the machine may do other things meanwhile.
    let mut best = Duration::MAX;
    for _ in 0..rounds {
        let start = Instant::now();
        for unit in &core {
            black_box(cufe_oracle::observe(unit));
        }
        best = best.min(start.elapsed());
    }
    let per_second = |count: usize| count as f64 / best.as_secs_f64();
    println!(
        "{} programs of {:.0} lines each: {:.0} programs per second, {:.0} lines per second",
        core.len(),
        lines as f64 / core.len() as f64,
        per_second(core.len()),
        per_second(lines)
    );
}
