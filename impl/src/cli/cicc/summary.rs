//! What became of the units of a build, from the records of `cufe shim --records`.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The counts of all records, as a table. An error is the number of the line that is no record, and why.
pub(in crate::cli) fn summary(records: &str) -> Result<String, (usize, String)> {
    let mut whole: BTreeMap<String, usize> = BTreeMap::new();
    let (mut units, mut reused) = (0, 0);
    let (mut bytes, mut kept, mut own, mut compiling) = (0, 0, 0, 0);
    for (index, line) in records.lines().enumerate() {
        let fault = |why: &str| (index + 1, why.to_owned());
        let record: Value = serde_json::from_str(line).map_err(|why| fault(&why.to_string()))?;
        let number =
            |name: &str| record[name].as_u64().ok_or_else(|| fault(&format!("no number \"{name}\"")));
        units += 1;
        reused += usize::from(record["reused"].as_bool() == Some(true));
        (own, compiling) = (own + number("own_us")?, compiling + number("cicc_us")?);
        match record["whole"].as_str() {
            Some(reason) => *whole.entry(reason.to_owned()).or_default() += 1,
            None => (bytes, kept) = (bytes + number("bytes")?, kept + number("kept_bytes")?),
        }
    }
    let count: usize = whole.values().sum();
    let mut out = String::new();
    let mut row = |name: &str, value: String| {
        let _ = writeln!(out, "{name:<42}{value:>14}");
    };
    row("units", units.to_string());
    row("pruned", (units - count).to_string());
    for (reason, count) in &whole {
        row(&format!("whole: {reason}"), count.to_string());
    }
    row("outputs of an earlier run", reused.to_string());
    if bytes > 0 {
        row("kept of the bytes of pruned units", format!("{:.1} %", 100.0 * kept as f64 / bytes as f64));
    }
    row("time of cufe", format!("{:.3} s", own as f64 / 1e6));
    row("time of cicc", format!("{:.3} s", compiling as f64 / 1e6));
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::summary;

    #[test]
    fn records_are_counted_by_reason() {
        let record = |whole: &str, reused: bool| {
            format!(
                "{{\"whole\":{whole},\"reused\":{reused},\"bytes\":1000,\"kept_bytes\":250,\"own_us\":2000,\"cicc_us\":500000}}\n"
            )
        };
        let text = record("null", false) + &record("null", true) + &record("\"code for a debugger\"", false);
        let lines: Vec<String> = summary(&text)
            .unwrap()
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(
            lines,
            [
                "units 3",
                "pruned 2",
                "whole: code for a debugger 1",
                "outputs of an earlier run 1",
                "kept of the bytes of pruned units 25.0 %",
                "time of cufe 0.006 s",
                "time of cicc 1.500 s",
            ]
        );
    }

    #[test]
    fn what_is_no_record_is_told_with_its_line() {
        assert_eq!(summary("{\"whole\":null}").unwrap_err(), (1, "no number \"own_us\"".to_owned()));
        assert_eq!(summary("{\"whole\":\"x\",\"own_us\":1,\"cicc_us\":2}\n{\n").unwrap_err().0, 2);
        assert!(summary("").unwrap().starts_with("units"));
    }
}
