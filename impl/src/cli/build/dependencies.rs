//! The headers that a source reads, as rules for make: `-M`, `-MD` and their like. They stand in the line markers of the
//! preprocessed unit.

use crate::cli::complain;
use crate::cli::stand_in::CANNOT_RUN;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the step.
pub(in crate::cli) const NAME: &str = "dependencies";
/// What stands for standard output.
pub(super) const STANDARD_OUTPUT: &str = "-";

/// What is asked of them.
#[derive(Debug, Default)]
pub(super) struct Dependencies {
    /// `None` where nothing is asked.
    pub(super) headers: Option<Headers>,
    pub(super) file: Option<PathBuf>,
    /// What is made of the source, in the words of the rule.
    pub(super) target: Option<String>,
    /// A rule without commands for each header.
    pub(super) with_rules: bool,
}

/// Which headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Headers {
    All,
    /// Those that are no system headers.
    Users,
}

impl Headers {
    pub(super) fn of(only_users: bool) -> Headers {
        if only_users { Headers::Users } else { Headers::All }
    }

    /// As the step takes it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Headers::All => "all",
            Headers::Users => "users",
        }
    }
}

/// Writes the rules: output, target, `all` or `users`, `rules` or `rule`, then the units, the device's first. Gives the exit status.
pub(in crate::cli) fn run(arguments: &[OsString]) -> i32 {
    let [output, target, headers, rules, units @ ..] = arguments else {
        complain("the step of dependencies is not known");
        return CANNOT_RUN;
    };
    let mut all = String::new();
    for unit in units {
        match fs::read(unit) {
            Ok(unit) => all += &String::from_utf8_lossy(&unit),
            Err(why) => {
                complain(&format!("cannot read \"{}\": {why}", Path::new(unit).display()));
                return CANNOT_RUN;
            }
        }
    }
    let files = read_files(&all, headers == "users");
    let text = written(&target.to_string_lossy(), &files, rules == "rules");
    if output == STANDARD_OUTPUT {
        crate::cli::session::print(&text);
        return 0;
    }
    match fs::write(output, text) {
        Ok(()) => 0,
        Err(why) => {
            complain(&format!("cannot write \"{}\": {why}", Path::new(output).display()));
            CANNOT_RUN
        }
    }
}

/// The files that units were made of, each once, the source first.
fn read_files(units: &str, only_users: bool) -> Vec<String> {
    let mut known = BTreeSet::new();
    let mut files = Vec::new();
    for line in units.lines().filter_map(|line| line.strip_prefix("# ")) {
        let Some((_, rest)) = line.split_once(" \"") else { continue };
        let Some((name, flags)) = rest.rsplit_once('"') else { continue };
        let is_system = flags.split(' ').any(|flag| flag == "3");
        let is_file = !name.starts_with('<') && !name.ends_with("//");
        if is_file && !(only_users && is_system) && known.insert(name.to_owned()) {
            files.push(name.replace("\\\\", "\\").replace("\\\"", "\""));
        }
    }
    files
}

/// `TARGET : SOURCE \`, then a line for each header; behind it the rules without commands.
fn written(target: &str, files: &[String], with_rules: bool) -> String {
    let escaped: Vec<String> = files.iter().map(|file| file.replace(' ', "\\ ")).collect();
    let mut text = format!("{target} : {}\n", escaped.join(" \\\n    "));
    for header in escaped.iter().skip(1).filter(|_| with_rules) {
        text += &format!("\n{header}:\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_written_as_nvcc_writes_them() {
        let unit = "# 0 \"a.cu\"\n# 0 \"<built-in>\"\n# 1 \"/usr/include/x.h\" 1 3 4\n# 1 \"s p/h.h\" 1\nint x;\n# 2 \"a.cu\" 2\n";
        let all = read_files(unit, false);
        assert_eq!(all, ["a.cu", "/usr/include/x.h", "s p/h.h"]);
        assert_eq!(written("a.o", &all, false), "a.o : a.cu \\\n    /usr/include/x.h \\\n    s\\ p/h.h\n");
        let users = read_files(unit, true);
        assert_eq!(written("a b", &users, true), "a b : a.cu \\\n    s\\ p/h.h\n\ns\\ p/h.h:\n");
    }
}
