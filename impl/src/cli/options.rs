//! The command-line options of the drop-in: what a row of the table says, and how an argument finds its row.

use super::option_table::TABLE;
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
}

/// An implemented option.
pub(super) const fn done(name: &'static str, arity: Arity, meaning: Meaning) -> Row {
    Row { name, arity, treatment: Treatment::Implemented(meaning) }
}

/// An option without effect.
pub(super) const fn no_effect(name: &'static str, arity: Arity, observation: &'static str) -> Row {
    Row { name, arity, treatment: Treatment::NoEffect(observation) }
}

/// A refused option.
pub(super) const fn refused(name: &'static str, arity: Arity, why: &'static str) -> Row {
    Row { name, arity, treatment: Treatment::Refused(why) }
}

/// The one-letter options (observed by trying every letter); flags may be grouped, as in `-rw`.
const LETTERS: &[(char, &str)] = &[
    ('A', "--strict"),
    ('a', "--strict_warnings"),
    ('P', "--no_line_commands"),
    ('E', "--preprocess"),
    ('C', "--comments"),
    ('K', "--old_c"),
    ('M', "--dependencies"),
    ('H', "--trace_includes"),
    ('b', "--cfront_2.1"),
    ('n', "--no_code_gen"),
    ('s', "--signed_chars"),
    ('u', "--unsigned_chars"),
    ('t', "--instantiate"),
    ('B', "--implicit_include"),
    ('#', "--timing"),
    ('v', "--version"),
    ('w', "--no_warnings"),
    ('W', "--promote_warnings"),
    ('r', "--remarks"),
    ('m', "--c"),
    ('p', "--c++"),
    ('x', "--exceptions"),
    ('j', "--no_use_before_set_warnings"),
    ('I', "--include_directory"),
    ('D', "--define_macro"),
    ('U', "--undefine_macro"),
    ('e', "--error_limit"),
    ('L', "--list"),
    ('X', "--xref"),
    ('o', "--output"),
    ('d', "--db"),
    ('V', "--Version"),
];

/// All rows, in the released tool's order.
pub fn table() -> &'static [Row] {
    TABLE
}

/// The table as text: name, arity, treatment, and the observation or the reason, separated by tabs.
pub fn listing() -> String {
    let mut out = String::new();
    for row in TABLE {
        let arity = if row.arity == Arity::Flag { "flag" } else { "value" };
        let (treatment, why) = match row.treatment {
            Treatment::Implemented(_) => ("implemented", ""),
            Treatment::NoEffect(observation) => ("no effect", observation),
            Treatment::Refused(why) => ("refused", why),
        };
        let _ = writeln!(out, "{}\t{arity}\t{treatment}\t{why}", row.name);
    }
    out
}

/// The row of a one-letter option.
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

/// Finds `--name`: an exact name, or the unique option that it is the beginning of.
pub fn by_name(name: &str) -> Found {
    if let Some(row) = TABLE.iter().find(|row| row.name == name) {
        return Found::One(row);
    }
    let rows: Vec<&'static Row> = TABLE.iter().filter(|row| row.name.starts_with(name)).collect();
    match rows.as_slice() {
        [] => Found::None,
        [row] => Found::One(row),
        _ => Found::Several(rows.iter().map(|row| row.name).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_option_of_the_released_tool_once() {
        assert_eq!(table().len(), 386);
        let mut names: Vec<_> = table().iter().map(|row| row.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 386);
    }

    #[test]
    fn every_letter_names_an_option() {
        for (letter, name) in LETTERS {
            assert_eq!(by_letter(*letter).map(|row| row.name), Some(*name));
        }
    }

    #[test]
    fn abbreviations_are_unique_beginnings_and_exact_names_win() {
        assert!(matches!(by_name("--stub"), Found::One(row) if row.name == "--stub_file_name"));
        assert!(matches!(by_name("--c"), Found::One(row) if row.name == "--c"));
        assert!(matches!(by_name("--diag_warn"), Found::One(row) if row.name == "--diag_warning"));
        assert!(matches!(by_name("--nosuch"), Found::None));
        let Found::Several(candidates) = by_name("--c++1") else { panic!("--c++1 is ambiguous") };
        assert_eq!(
            candidates,
            ["--c++11", "--c++11_sfinae", "--c++11_sfinae_ignore_access", "--c++14", "--c++17"]
        );
    }
}
