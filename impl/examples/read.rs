//! Reads preprocessed units and prints what was counted: `read STANDARD FILE...`.

use cufe::read::{ReadOptions, read};
use cufe::statistics::UnknownReason;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let standard = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(17);
    for path in arguments {
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) => {
                println!("{path}: {error}");
                continue;
            }
        };
        let bytes = text.len() as f64;
        let start = std::time::Instant::now();
        let reading = match read(text, &ReadOptions { standard, name: path.clone() }) {
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
            "{path}: {:.1} MB, {} tokens, {} declarations, {} bodies, {} unparsed ({} tokens), lex {:.0} MB/s, parse {:.0} MB/s, entities {:.0} MB/s, read {:.0} MB/s",
            bytes / 1e6,
            s.tokens,
            s.declarations,
            s.bodies_skipped,
            reading.tree.unparsed.len(),
            s.unparsed_tokens,
            rate(s.lex_time),
            rate(s.parse_time),
            rate(s.entity_time),
            bytes / 1e6 / seconds
        );
        for (reason, count) in UnknownReason::ALL.into_iter().zip(s.unknown) {
            println!("  unknown names, {}: {count}", reason.name());
        }
        for region in reading.tree.unparsed.iter().take(40) {
            let at = reading.tokens.get(region.at).start;
            let place = reading.source.place(at);
            let span = reading.tokens.span(region.range);
            let text = String::from_utf8_lossy(reading.source.bytes(span)).replace('\n', " ");
            println!(
                "  {}:{}:{} {} near `{}`: {}",
                String::from_utf8_lossy(reading.source.file(place.file)),
                place.line,
                place.column,
                region.reason.name(),
                String::from_utf8_lossy(reading.source.bytes(reading.tokens.get(region.at).span())),
                text.chars().take(160).collect::<String>()
            );
        }
    }
}
