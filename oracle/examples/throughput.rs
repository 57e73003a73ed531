//! Units per second on one thread: `cargo run --release -p cufe-oracle --example throughput -- FILE [ROUNDS]`.

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Options, Unit};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = arguments.first() else { return eprintln!("usage: throughput FILE [ROUNDS]") };
    let rounds = arguments.get(1).and_then(|r| r.parse::<u32>().ok()).unwrap_or(2000);
    let text = match std::fs::read(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path}: {error}"),
    };
    let unit = Unit { name: path.clone(), text, options: Options::default() };
    if let Answer::NotCore { place, what } = cufe_oracle::observe(&unit) {
        return println!("{}:{}: not core: {what}", place.file, place.line);
    }
    let start = std::time::Instant::now();
    for _ in 0..rounds {
        let answer = cufe_oracle::observe(&unit);
        assert!(matches!(answer, Answer::Observed(_)));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} units per second, {:.1} microseconds each",
        f64::from(rounds) / seconds,
        seconds / f64::from(rounds) * 1e6
    );
}
