//! Prints what the oracle says of one preprocessed file: `cargo run -p cufe-oracle --example observe -- FILE [device]`.

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Options, Pass, Unit};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = arguments.first() else { return eprintln!("usage: observe FILE [host|device|jit]") };
    let pass = arguments.get(1).and_then(|p| Pass::from_name(p)).unwrap_or_default();
    let text = match std::fs::read(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path}: {error}"),
    };
    let options = Options { pass, ..Options::default() };
    match cufe_oracle::observe(&Unit { name: path.clone(), text, options }) {
        Answer::NotCore { place, what } => {
            println!("{}:{}:{}: not core: {what}", place.file, place.line, place.column);
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
