//! What the host compiler says of the units' host texts: one line per unit in `conformance/corpora/host.tsv`.

use super::build_table::put;
use super::host::Host;
use anyhow::Result;
use std::path::Path;

const HEADS: &str = "warnings\theaders\tuser\tsilenced\twrappers\tlayout\treal-ms\tcufe-ms";

/// Puts `rows` into the table at `path`, which keeps those of other units; `None` is a unit that the released tools refuse.
///
/// # Errors
/// When the table cannot be read or written.
pub fn update(path: &Path, rows: &[(String, Option<Host>)]) -> Result<()> {
    let rows: Vec<(&str, String)> =
        rows.iter().map(|(unit, found)| (unit.as_str(), cells(found.as_ref()))).collect();
    put(path, HEADS, &rows)
}

fn cells(found: Option<&Host>) -> String {
    let Some(found) = found else { return vec!["refused"; HEADS.split('\t').count()].join("\t") };
    let lines = |text: &Option<String>| text.as_deref().map_or(0, |text| text.lines().count());
    let warnings = match (&found.at_default, &found.excepted) {
        (None, _) => "=",
        (Some(_), Some(_)) => "excepted",
        (Some(_), None) => "DIFFERENT",
    };
    [
        warnings.to_owned(),
        found.in_headers.len().to_string(),
        lines(&found.in_user_files.0).to_string(),
        lines(&found.in_user_files.1).to_string(),
        found.wrappers.to_string(),
        (if found.layout.is_none() { "=" } else { "DIFFERENT" }).to_owned(),
        found.took.0.to_string(),
        found.took.1.to_string(),
    ]
    .join("\t")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_a_unit() {
        let found = Host {
            in_user_files: (Some("a\nb".to_owned()), None),
            wrappers: 3,
            took: (1200, 1100),
            ..Host::default()
        };
        assert_eq!(cells(Some(&found)), "=\t0\t2\t0\t3\t=\t1200\t1100");
        let other =
            Host { at_default: Some("w".to_owned()), layout: Some("x".to_owned()), ..Host::default() };
        assert_eq!(cells(Some(&other)), "DIFFERENT\t0\t0\t0\t0\tDIFFERENT\t0\t0");
        assert_eq!(cells(None).split('\t').count(), HEADS.split('\t').count());
    }
}
