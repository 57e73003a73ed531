//! What may be worse than it should, and how much: numbers that only get smaller.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// For each place that breaks a rule how much it does.
pub(super) type Measured = BTreeMap<String, usize>;

/// What was measured, or is owed, by check.
pub(super) type Checks = BTreeMap<String, Measured>;

/// Compares what was measured with the debts in `file`. With `shrink` they are lowered, and a file that is not there is written.
pub(super) fn judge(file: &Path, measured: &Checks, shrink: bool) -> Result<Vec<String>> {
    let name = file.display();
    let owed: Checks = match std::fs::read_to_string(file) {
        Ok(text) => serde_yaml::from_str(&text).with_context(|| name.to_string())?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && shrink => measured.clone(),
        Err(error) => return Err(error).with_context(|| name.to_string()),
    };
    if !shrink {
        return Ok(faults(&owed, measured));
    }
    let owed = lowered(&owed, measured);
    let text = serde_yaml::to_string(&owed)?;
    let head = "# What breaks a rule of `cargo xtask tidy`, and how much. It may only shrink: `cargo xtask tidy --shrink`.\n";
    std::fs::write(file, format!("{head}{text}")).with_context(|| name.to_string())?;
    Ok(faults(&owed, measured))
}

/// The debts as far as they are still there.
fn lowered(owed: &Checks, measured: &Checks) -> Checks {
    let of_check = |(check, now): (&String, &Measured)| {
        let bounds = owed.get(check);
        let still = now.iter().filter_map(|(place, &value)| {
            let bound = *bounds?.get(place)?;
            Some((place.clone(), bound.min(value)))
        });
        (check.clone(), still.collect())
    };
    measured.iter().map(of_check).collect()
}

fn faults(owed: &Checks, measured: &Checks) -> Vec<String> {
    let none = Measured::new();
    let mut faults = Vec::new();
    for (check, now) in measured {
        let bounds = owed.get(check).unwrap_or(&none);
        for (place, &value) in now {
            match bounds.get(place) {
                None => faults.push(format!("{check}: {place}: {value}")),
                Some(&bound) if value > bound => {
                    faults.push(format!("{check}: {place}: {value}, was {bound}"))
                }
                Some(&bound) if value < bound => {
                    faults
                        .push(format!("{check}: {place}: {value}, was {bound}: `cargo xtask tidy --shrink`"));
                }
                Some(_) => {}
            }
        }
        for place in bounds.keys().filter(|place| !now.contains_key(*place)) {
            faults.push(format!("{check}: {place} is mended: `cargo xtask tidy --shrink`"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn checks(values: &[(&str, usize)]) -> Checks {
        let values = values.iter().map(|(place, value)| ((*place).to_owned(), *value)).collect();
        [("long files".to_owned(), values)].into()
    }

    #[test]
    fn a_debt_may_shrink_and_nothing_may_grow() {
        let owed = checks(&[("a.rs", 900), ("b.rs", 900), ("c.rs", 900), ("d.rs", 900)]);
        let now = checks(&[("a.rs", 900), ("b.rs", 901), ("c.rs", 899), ("e.rs", 801)]);
        let expected = [
            "long files: b.rs: 901, was 900",
            "long files: c.rs: 899, was 900: `cargo xtask tidy --shrink`",
            "long files: e.rs: 801",
            "long files: d.rs is mended: `cargo xtask tidy --shrink`",
        ];
        assert_eq!(faults(&owed, &now), expected);
    }

    #[test]
    fn shrinking_takes_what_is_smaller_and_nothing_that_grew() {
        let owed = checks(&[("a.rs", 900), ("b.rs", 900), ("c.rs", 900)]);
        let now = checks(&[("a.rs", 950), ("b.rs", 850), ("e.rs", 801)]);
        assert_eq!(lowered(&owed, &now), checks(&[("a.rs", 900), ("b.rs", 850)]));
    }
}
