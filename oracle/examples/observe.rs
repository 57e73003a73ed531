//! Prints what the oracle says of one preprocessed file:
//! `cargo run -p cufe-oracle --example observe -- FILE [host|device|jit] [documented] [--extended-lambda] [--kept]`.
//! `--kept` prints what the keep-in-IL walk keeps instead.

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = arguments.first() else { return eprintln!("usage: observe FILE [host|device|jit] ...") };
    let given = |word: &str| arguments.iter().skip(1).any(|argument| argument == word);
    let pass = arguments.iter().skip(1).find_map(|word| Pass::from_name(word)).unwrap_or_default();
    let dialect = if given("documented") {
        Dialect::Documented
    } else if given("newest") {
        Dialect::Released(cufe_spec::release::Release::Cuda13_5)
    } else {
        Dialect::REFERENCE
    };
    let text = match std::fs::read(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path}: {error}"),
    };
    let extended_lambda = given("--extended-lambda");
    let options = Options { pass, dialect, extended_lambda, ..Options::default() };
    match cufe_oracle::observe(&Unit { name: path.clone(), text, options }) {
        Answer::NotCore { place, what } => {
            println!("{}:{}:{}: not core: {what}", place.file, place.line, place.column);
        }
        Answer::Observed(seen) if given("--kept") => {
            let Some(kept) = seen.kept else { return println!("not certain, or errors") };
            for entity in kept {
                let extent = if entity.definition { "definition" } else { "declaration" };
                let (place, kind, prefix) = (&entity.place, entity.kind.name(), entity.prefix);
                println!("{}:{} {kind} {} {extent} {prefix:#04x}", place.file, place.line, entity.name);
            }
        }
        Answer::Observed(seen) => {
            for d in &seen.diagnostics {
                println!("{}:{}: {}: {} [{}]", d.place.file, d.place.line, d.severity.name(), d.text, d.tag);
            }
            for e in &seen.entities {
                println!(
                    "{}:{} {:?} {} space {:#04x} memory {:#05x} {}{}",
                    e.place.file,
                    e.place.line,
                    e.kind,
                    e.name,
                    e.space.0,
                    e.memory.0,
                    e.class,
                    if e.device_only { " device-only" } else { "" }
                );
            }
            println!("exit {} module id {:?}", seen.exit, seen.module_id);
            if let Some(host) = seen.host {
                print!("{host}");
            }
        }
    }
}
