//! Reads preprocessed units and prints what was counted: `read STANDARD [--read-all | --names] FILE...`.

use cufe::read::{ReadBodies, ReadOptions, read};
use cufe::statistics::UnknownReason;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let standard = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(17);
    let mut bodies = ReadBodies::Hot;
    for path in arguments {
        match path.as_str() {
            "--read-all" => {
                bodies = ReadBodies::All;
                continue;
            }
            "--names" => {
                bodies = ReadBodies::AllNames;
                continue;
            }
            _ => {}
        }
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) => {
                println!("{path}: {error}");
                continue;
            }
        };
        let bytes = text.len() as f64;
        let start = std::time::Instant::now();
        let reading =
            match read(text, &ReadOptions { standard, name: path.clone(), bodies, ..ReadOptions::default() })
            {
                Ok(reading) => reading,
                Err(error) => {
                    let (file, line, column) = &error.place;
                    println!("{}:{line}:{column}: {}", String::from_utf8_lossy(file), error.kind);
                    continue;
                }
            };
        let seconds = start.elapsed().as_secs_f64();
        let s = &reading.statistics;
        let rate = |time: std::time::Duration| bytes / 1e6 / time.as_secs_f64();
        println!(
            "{path}: {:.1} MB, {} tokens, {} declarations, {} bodies skipped, {} read, {} unparsed ({} tokens), lex {:.0} MB/s, parse {:.0} MB/s, entities {:.0} MB/s, bodies {:.0} ms, read {:.0} MB/s",
            bytes / 1e6,
            s.tokens,
            s.declarations,
            s.bodies_skipped,
            s.bodies_read,
            reading.tree.unparsed.len() + reading.bodies.unparsed.len(),
            s.unparsed_tokens,
            rate(s.lex_time),
            rate(s.parse_time),
            rate(s.entity_time),
            s.bodies_time.as_secs_f64() * 1e3,
            bytes / 1e6 / seconds
        );
        for (reason, index) in UnknownReason::ALL.into_iter().zip(0..) {
            println!(
                "  {}: unknown names {}, ambiguous {}, in templates {}",
                reason.name(),
                s.unknown[index],
                s.ambiguous[index],
                s.ambiguous_in_templates[index]
            );
        }
        for one in reading.bodies.ambiguities.iter().filter(|one| !one.in_template).take(20) {
            let at = reading.tokens.get(one.at).start;
            let place = reading.source.place(at);
            println!(
                "  {}:{}:{} {} decided {} at `{}`",
                String::from_utf8_lossy(&reading.source.file(place.file)),
                place.line,
                place.column,
                one.reason.name(),
                one.answer,
                reading.tokens.name(one.at)
            );
        }
        for region in reading.tree.unparsed.iter().chain(&reading.bodies.unparsed).take(40) {
            let at = reading.tokens.get(region.at).start;
            let place = reading.source.place(at);
            let span = reading.tokens.span(region.range);
            let text = String::from_utf8_lossy(reading.source.bytes(span)).replace('\n', " ");
            println!(
                "  {}:{}:{} {} near `{}`: {}",
                String::from_utf8_lossy(&reading.source.file(place.file)),
                place.line,
                place.column,
                region.reason.name(),
                String::from_utf8_lossy(reading.source.bytes(reading.tokens.get(region.at).span())),
                text.chars().take(160).collect::<String>()
            );
        }
    }
}
