//! The command-line options of the drop-in: what a row of the table says, and how an argument finds its row.

use super::generated_options::{LETTERS, TABLE};
use cufe_spec::release::Release;
use cufe_spec::unit::DiagnosticControl;
use std::fmt::Write;

/// What follows an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Nothing.
    Flag,
    /// A value of any text, as `--name=value` or as the next argument.
    Text,
    /// A value in decimal digits.
    Number,
}

/// What an implemented option means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The C++ standard, two digits.
    Standard(u8),
    /// The host compiler is g++ of this version.
    GnuVersion,
    /// The host compiler is clang++.
    Clang,
    /// The version of clang++.
    ClangVersion,
    /// The host compiler is pgc++.
    Pgcpp,
    /// The host compiler is icc.
    Icc,
    /// Extended lambdas are allowed.
    ExtendedLambda,
    /// constexpr functions may be called across spaces.
    RelaxedConstexpr,
    /// Annotations of tile code count.
    EnableTile,
    /// Relocatable device code.
    DeviceC,
    /// Lists the names of host references.
    PartialLink,
    /// Stubs of kernel templates are static.
    StaticHostStub,
    /// Kernels and device variables are hidden symbols.
    DeviceHiddenVisibility,
    /// Unnamed namespaces are not marked hidden.
    NoHiddenUnnamed,
    /// Kernels are not inlined.
    DebugMode,
    /// Where the host output goes.
    HostFile,
    /// That a device output is asked for: without a host output, the documented dialect compiles for the device only.
    DeviceFile,
    /// The name of the stub file, spelled in the host output.
    StubFile,
    /// Where the module id goes, or comes from.
    ModuleIdFile,
    /// The module id is written.
    GenerateModuleId,
    /// The source's name, part of the module id.
    OriginalFile,
    /// The source's path, whose checksum is part of the module id.
    OriginalPath,
    /// Makes the module id reproducible where nothing else does.
    RandomSeed,
    /// Changes the severity of the diagnostics that the value names.
    Diagnostic(DiagnosticControl),
    /// Issues the diagnostics that the value names at most once.
    DiagnosticOnce,
    /// Whether diagnostics show their number.
    Numbers(bool),
    /// Whether diagnostics take one line.
    Brief(bool),
    /// Warnings are not shown.
    NoWarnings,
    /// Warnings are errors.
    PromoteWarnings,
    /// Remarks are shown.
    Remarks,
    /// How many errors end the run.
    ErrorLimit,
    /// Diagnostics go to this file.
    ErrorOutput,
    /// `text` or `sarif`.
    OutputMode,
    /// Checks only.
    NoCodeGeneration,
    /// Shows what the stages took.
    Timing,
    /// Shows the version and goes on.
    Version,
    /// Shows the version, exit 1.
    VersionOnly,
    /// Lists the options and goes on.
    ListOptions,
    /// No flag name is known to the released tool, nor here.
    UnknownFlag,
    /// No target name is known to the released tool, nor here.
    UnknownTarget,
    /// The released tool's modes change nothing; others are refused.
    Instantiate,
    /// UTF-8 changes nothing, the released tool's others are refused by name. nvcc passes it for clang++ as host compiler.
    SourceKind,
}

/// What cufe does about an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// It does what the released tool does.
    Implemented(Meaning),
    /// Accepted; the observation says how it was seen that the released tool's outputs do not depend on it.
    NoEffect(&'static str),
    /// Accepted; the reason says which plain C++ messages it would change, and that cufe leaves them to the host compiler.
    Messages(&'static str),
    /// An error that names the option, and why.
    Refused(&'static str),
}

/// One option.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name with its dashes.
    pub name: &'static str,
    /// What follows it.
    pub arity: Arity,
    /// What it does here.
    pub treatment: Treatment,
    /// The first release that has it.
    pub since: Release,
    /// The first release that has it no more.
    pub until: Option<Release>,
    /// The first release whose nvcc passes it.
    pub passed_since: Release,
}

impl Row {
    /// Whether the tool of the release has it.
    fn is_in(&self, release: Release) -> bool {
        self.since <= release && self.until.is_none_or(|until| release < until)
    }
}

/// The release's rows, in the released tool's order.
pub fn table(release: Release) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(move |row| row.is_in(release))
}

/// The release's table as text: name, arity, treatment, and the observation or the reason, separated by tabs.
pub fn listing(release: Release) -> String {
    let mut out = String::new();
    for row in table(release) {
        let arity = if row.arity == Arity::Flag { "flag" } else { "value" };
        let (treatment, why) = match row.treatment {
            Treatment::Implemented(_) => ("implemented", ""),
            Treatment::NoEffect(observation) => ("no effect", observation),
            Treatment::Messages(why) => ("messages", why),
            Treatment::Refused(why) => ("refused", why),
        };
        let _ = writeln!(out, "{}\t{arity}\t{treatment}\t{why}", row.name);
    }
    out
}

/// The row of a one-letter option; every release has the same ones.
pub fn by_letter(letter: char) -> Option<&'static Row> {
    let (_, name) = LETTERS.iter().find(|(l, _)| *l == letter)?;
    TABLE.iter().find(|row| row.name == *name)
}

/// What a name or an abbreviation stands for.
#[derive(Debug)]
pub enum Found {
    /// One option.
    One(&'static Row),
    /// Several: their names, in the table's order.
    Several(Vec<&'static str>),
    /// None.
    None,
}

/// Finds `--name` among the release's options: an exact name, or the unique option that it is the beginning of.
pub fn by_name(release: Release, name: &str) -> Found {
    let mut rows: Vec<&'static Row> = table(release).filter(|row| row.name.starts_with(name)).collect();
    if let Some(exact) = rows.iter().position(|row| row.name == name) {
        return Found::One(rows.swap_remove(exact));
    }
    match rows.as_slice() {
        [] => Found::None,
        [row] => Found::One(row),
        _ => Found::Several(rows.iter().map(|row| row.name).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Release::{Cuda13_0, Cuda13_3, Cuda13_5};

    #[test]
    fn the_table_has_every_option_of_the_released_tools_once() {
        let counts = Release::ALL.map(|release| {
            let mut names: Vec<_> = table(release).map(|row| row.name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), table(release).count(), "{release}");
            names.len()
        });
        assert_eq!(counts, [386, 393, 396, 398, 400, 406]);
    }

    #[test]
    fn every_letter_names_an_option_of_every_release() {
        for (letter, name) in &LETTERS {
            assert_eq!(by_letter(*letter).map(|row| row.name), Some(*name));
            for release in Release::ALL {
                assert!(matches!(by_name(release, name), Found::One(row) if row.name == *name), "{name}");
            }
        }
    }

    #[test]
    fn abbreviations_are_unique_beginnings_and_exact_names_win() {
        let named =
            |release, name, full| matches!(by_name(release, name), Found::One(row) if row.name == full);
        assert!(named(Cuda13_0, "--stub", "--stub_file_name"));
        assert!(named(Cuda13_0, "--c", "--c"));
        assert!(named(Cuda13_0, "--diag_warn", "--diag_warning"));
        assert!(matches!(by_name(Cuda13_0, "--nosuch"), Found::None));
        let Found::Several(candidates) = by_name(Cuda13_0, "--c++1") else { panic!("--c++1 is ambiguous") };
        assert_eq!(
            candidates,
            ["--c++11", "--c++11_sfinae", "--c++11_sfinae_ignore_access", "--c++14", "--c++17"]
        );
    }

    #[test]
    fn abbreviations_follow_the_release() {
        assert!(matches!(by_name(Cuda13_0, "--simt-only"), Found::None));
        assert!(matches!(by_name(Cuda13_3, "--simt"), Found::One(row) if row.name == "--simt-only"));
        assert!(matches!(by_name(Cuda13_0, "--include_"), Found::Several(names) if names.len() == 2));
        assert!(matches!(by_name(Cuda13_5, "--include_"), Found::Several(names) if names.len() == 3));
        assert!(matches!(by_name(Cuda13_0, "--gen_c"), Found::One(row) if row.name == "--gen_c_file_name"));
        assert!(matches!(by_name(Cuda13_5, "--gen_c"), Found::Several(names) if names.len() == 4));
        assert!(matches!(by_name(Cuda13_0, "--ms_mod_i"), Found::One(_)));
        assert!(matches!(by_name(Cuda13_5, "--ms_mod_i"), Found::None));
    }
}
