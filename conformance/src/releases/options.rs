//! The options of a release's cudafe++, as it lists them itself.

use std::collections::BTreeMap;
use std::process::Command;

use anyhow::Result;
use rayon::prelude::*;

use super::printed;
use crate::toolkit::Toolkit;

/// Options, and whether they take a value.
pub(super) type Options = BTreeMap<String, bool>;

/// Every option of the list, asked for its arity: the tool calls `name=value` an unknown option where none is taken.
pub(super) fn of(toolkit: &Toolkit) -> Result<Options> {
    let listed = printed(Command::new(toolkit.front_end()).arg("--dump_command_options"))?;
    let names: Vec<&str> = listed.split_whitespace().collect();
    let asked = names.par_iter().map(|name| {
        let given = format!("{name}=1");
        let folder = tempfile::tempdir()?;
        let mut command = Command::new(toolkit.front_end());
        let said = printed(command.current_dir(folder.path()).args([&given, "nosuch.ii"]))?;
        Ok(((*name).to_owned(), !said.contains(&format!("invalid option: {given}"))))
    });
    asked.collect()
}

/// What was added and removed, and what takes a value in one of both only.
pub(super) fn changes(first: &Options, second: &Options) -> Vec<String> {
    let arity = |value: bool| if value { "value" } else { "flag" };
    let added = second.iter().filter(|(name, _)| !first.contains_key(*name));
    let removed = first.iter().filter(|(name, _)| !second.contains_key(*name));
    let mut found: Vec<String> =
        added.map(|(name, value)| format!("added {name} ({})", arity(*value))).collect();
    found.extend(removed.map(|(name, value)| format!("removed {name} ({})", arity(*value))));
    for (name, before) in first {
        if let Some(now) = second.get(name).filter(|now| *now != before) {
            found.push(format!("{name} was a {}, now it is a {}", arity(*before), arity(*now)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_removed_and_changed_is_said() {
        let options = |all: &[(&str, bool)]| -> Options {
            all.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect()
        };
        let first = options(&[("--a", false), ("--b", true), ("--c", false)]);
        let second = options(&[("--a", true), ("--c", false), ("--d", true)]);
        assert_eq!(
            changes(&first, &second),
            ["added --d (value)", "removed --b (value)", "--a was a flag, now it is a value"]
        );
        assert_eq!(changes(&first, &first), Vec::<String>::new());
    }
}
