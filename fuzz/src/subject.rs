//! One program under test: what it is, and how it becomes a unit.

use arbitrary::Unstructured;
use cufe_conformance::case::{Run, options_of};
use cufe_conformance::prepare::behind_prologue;
use cufe_spec::release::Release;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

use crate::generate::breakages::{BREAKAGES, Breakage};
use crate::generate::open::{OPEN, Open, is_asked_for};
use crate::generate::program::Program;
use crate::generate::text::{Rendered, render};
use crate::generate::violate::{add, plant};
use crate::generate::{dna_of_seed, grow, program_of_seed};

/// The flag of tile code, which the first releases do not know.
pub(crate) const TILE: &str = "--enable-tile";

/// The file name of every generated unit.
pub const FILE: &str = "unit.cu";

/// What a generated program is meant to show.
#[derive(Clone, Copy, Debug)]
pub enum Intent {
    /// No diagnostic in the host pass of the released tool.
    Valid,
    /// Exactly the diagnostics of this breakage, on the marked line.
    Violation(&'static Breakage),
    /// No diagnostic, though it looks like this breakage.
    NearMiss(&'static Breakage),
    /// Nobody knows beforehand what is right.
    Open(&'static Open),
}

impl Intent {
    /// For reports: `valid`, `breaks RULE`, `nearly breaks RULE`.
    pub fn describe(&self) -> String {
        match self {
            Intent::Valid => "valid".to_owned(),
            Intent::Violation(breakage) => format!("breaks {}", breakage.rule),
            Intent::NearMiss(breakage) => format!("nearly breaks {}", breakage.rule),
            Intent::Open(open) => format!("open {}", open.production.name),
        }
    }

    /// The breakage it is about.
    pub fn breakage(&self) -> Option<&'static Breakage> {
        match self {
            Intent::Valid | Intent::Open(_) => None,
            Intent::Violation(breakage) | Intent::NearMiss(breakage) => Some(breakage),
        }
    }

    /// The dialect that it speaks of.
    pub fn dialect(&self) -> Dialect {
        self.breakage().map_or(Dialect::REFERENCE, |breakage| breakage.dialect)
    }

    /// The pass that it speaks of.
    pub fn pass(&self) -> Pass {
        match self {
            Intent::Open(open) => open.pass,
            _ => self.breakage().map_or(Pass::Host, |breakage| breakage.pass),
        }
    }

    /// Whether it is asked about in a pass and a dialect.
    pub fn is_for(&self, pass: Pass, dialect: Dialect) -> bool {
        let Intent::Open(open) = self else { return true };
        let is_known = self.release() == Release::REFERENCE || dialect == Dialect::Released(Release::NEWEST);
        is_known && (open.is_for_jit || pass != Pass::Jit) && (open.is_for_documents || dialect.is_released())
    }

    /// Whether what is kept of it is compared.
    pub fn is_for_kept(&self) -> bool {
        !matches!(self, Intent::Open(open) if !open.is_for_kept)
    }

    /// The release that is asked in drawn settings: one that knows the flags.
    pub fn release(&self) -> Release {
        let is_of_tile_code = self.arguments().contains(&TILE);
        if is_of_tile_code { Release::NEWEST } else { Release::REFERENCE }
    }

    /// The released tool's flags that it needs.
    pub fn arguments(&self) -> &'static [&'static str] {
        match self {
            Intent::Open(open) => open.arguments,
            _ => self.breakage().map_or(&[], |breakage| breakage.arguments),
        }
    }
}

/// A generated program with its intent.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Where it came from.
    pub seed: u64,
    /// What it is meant to show, and with it the pass and the flags.
    pub intent: Intent,
    /// The program.
    pub program: Program,
}

impl Subject {
    /// The subject of a seed. Of three seeds one breaks a rule, one nearly does, and one has snippets of which nobody claims
    /// anything, or, one time of four, is a valid program; rules and snippets go round, so that `3 * BREAKAGES.len() * n` seeds in
    /// a row reach every rule `n` times in both ways.
    pub fn of_seed(seed: u64) -> Subject {
        let breakage = &BREAKAGES[(seed / 3 % BREAKAGES.len() as u64) as usize];
        let (intent, lines) = match seed % 3 {
            _ if is_asked_for() => {
                return Subject::of_snippet(seed, &OPEN[(seed % OPEN.len() as u64) as usize]);
            }
            0 if seed.is_multiple_of(12) => {
                return Subject { seed, intent: Intent::Valid, program: program_of_seed(seed) };
            }
            0 => {
                let open = &OPEN[((seed / 3 - seed / 12 - 1) % OPEN.len() as u64) as usize];
                return Subject::of_snippet(seed, open);
            }
            1 => (Intent::Violation(breakage), breakage.violations),
            _ => (Intent::NearMiss(breakage), breakage.near_misses),
        };
        let dna = dna_of_seed(seed);
        match plant(breakage, lines, &mut Unstructured::new(&dna)) {
            Ok(program) => Subject { seed, intent, program },
            // Only when DNA runs dry in a way that the generator cannot use: the empty program is valid.
            Err(_) => Subject { seed, intent: Intent::Valid, program: Program::default() },
        }
    }

    /// The subject of a seed that has a snippet.
    fn of_snippet(seed: u64, open: &'static Open) -> Subject {
        let program = add(open, &mut Unstructured::new(&dna_of_seed(seed)));
        Subject { seed, intent: Intent::Open(open), program: program.unwrap_or_default() }
    }

    /// A subject that is drawn; `seed` decides how its keywords are spelled.
    ///
    /// # Errors
    /// As [`plant`].
    pub fn of_dna(seed: u64, dna: &mut Unstructured<'_>) -> arbitrary::Result<Subject> {
        let breakage: &'static Breakage = dna.choose(&BREAKAGES)?;
        let (intent, lines) = match dna.int_in_range(0..=3)? {
            0 => return Ok(Subject { seed, intent: Intent::Valid, program: grow::program(dna)? }),
            3 => {
                let open: &'static Open = dna.choose(&OPEN)?;
                return Ok(Subject { seed, intent: Intent::Open(open), program: add(open, dna)? });
            }
            1 => (Intent::Violation(breakage), breakage.violations),
            _ => (Intent::NearMiss(breakage), breakage.near_misses),
        };
        Ok(Subject { seed, intent, program: plant(breakage, lines, dna)? })
    }

    /// Its text and what is known about it.
    pub fn rendered(&self) -> Rendered {
        render(&self.program)
    }

    /// The unit in `dialect`. Keywords are spelled as attributes, as a preprocessor leaves them, for even seeds, and
    /// bare for odd ones; the released tool reads only the former (`attributes`).
    pub fn unit(&self, dialect: Dialect, attributes: bool) -> Unit {
        self.unit_of(&self.spelled(&self.rendered(), attributes), dialect)
    }

    /// The unit in `dialect` of its text, spelled already.
    pub fn unit_of(&self, spelled: &str, dialect: Dialect) -> Unit {
        unit_of_text(spelled, dialect, self.intent.pass(), self.intent.arguments())
    }

    /// Its text with the keywords as [`Subject::unit`] says.
    pub fn spelled(&self, rendered: &Rendered, attributes: bool) -> String {
        let text = &rendered.text;
        if attributes || self.seed.is_multiple_of(2) { as_attributes(text) } else { text.clone() }
    }
}

/// What a program is asked in beside what its intent speaks of: drawn from its seed, for every program is one in every pass, though
/// nobody knows beforehand what is right there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The run: dialect and pass.
    pub run: Run,
    /// The released tool's flags.
    pub arguments: &'static [&'static str],
}

/// Flags of compilations with a host half.
const BESIDE_HOST: &[&[&str]] = &[
    &[],
    &["--relaxed_constexpr"],
    &["--extended-lambda"],
    &["--device-c"],
    &["--c++20"],
    &["--relaxed_constexpr", "--extended-lambda", "--c++20"],
    &["--device-c", "--extended-lambda", "--c++14"],
    &["--diag_error=20014", "--diag_suppress=20050"],
];

/// Flags of device-only compilation.
const DEVICE_ONLY: &[&[&str]] =
    &[&[], &["-default-device"], &["--device-c"], &["-default-device", "--device-c", "--c++20"]];

/// Flags of device-only compilation as the documents have it; the released run-time compiler has no relaxed constexpr.
const DOCUMENTED_DEVICE_ONLY: &[&[&str]] = &[
    &[],
    &["-default-device"],
    &["--device-c"],
    &["-default-device", "--device-c", "--c++20"],
    &["--relaxed_constexpr"],
    &["-default-device", "--relaxed_constexpr"],
];

impl Setting {
    /// Whether a program of an intent is asked about in it.
    pub fn is_for(&self, intent: &Intent) -> bool {
        intent.is_for(self.run.pass(), self.run.dialect(intent.release()))
    }

    /// The setting of a seed: every run and every set of flags comes round.
    pub fn of_seed(seed: u64) -> Setting {
        // The seeds of one rule are as far apart as there are rules, so the numbers are mixed first.
        let mixed = (seed ^ (seed >> 7)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
        let run = Run::ALL[(mixed % Run::ALL.len() as u64) as usize];
        let sets = match run {
            Run::Jit => DEVICE_ONLY,
            Run::DocumentedJit => DOCUMENTED_DEVICE_ONLY,
            _ => BESIDE_HOST,
        };
        Setting { run, arguments: sets[(mixed / 64 % sets.len() as u64) as usize] }
    }

    /// The host pass as the documents have it, with flags drawn from a seed.
    pub fn documented_host(seed: u64) -> Setting {
        let arguments = BESIDE_HOST[(seed / 3 % BESIDE_HOST.len() as u64) as usize];
        Setting { run: Run::Documented, arguments }
    }

    /// For reports: `jit -default-device`.
    pub fn describe(&self) -> String {
        [&[self.run.name()], self.arguments].concat().join(" ")
    }

    /// The unit of `subject` in this setting, with the flags that it needs anyway.
    pub fn unit(&self, subject: &Subject) -> Unit {
        let text = subject.spelled(&subject.rendered(), false);
        let own = subject.intent.arguments().iter().filter(|flag| !self.arguments.contains(flag));
        let is_standard = |flag: &str| flag.starts_with("--c++");
        let has_standard = self.arguments.iter().any(|flag| is_standard(flag));
        let own = own.filter(|flag| !(has_standard && is_standard(flag)));
        let arguments: Vec<&str> = own.chain(self.arguments).copied().collect();
        unit_of_text(&text, self.run.dialect(subject.intent.release()), self.run.pass(), &arguments)
    }
}

/// A unit of program text behind the prologue, which device-only compilation does not have, with `arguments` as the released tool's
/// flags; flags that the suite does not know are left out.
pub fn unit_of_text(text: &str, dialect: Dialect, pass: Pass, arguments: &[&str]) -> Unit {
    let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
    let text = match pass {
        Pass::Jit => format!("# 1 \"{FILE}\"\n{text}"),
        Pass::Host | Pass::Device => behind_prologue(FILE, text),
    };
    Unit {
        name: FILE.to_owned(),
        text: text.into_bytes(),
        options: Options {
            dialect,
            pass,
            original_file: FILE.to_owned(),
            original_path: FILE.to_owned(),
            random_seed: Some("cufe".to_owned()),
            ..options_of(&arguments).unwrap_or_default()
        },
    }
}

/// `__device__` and its sisters as `__attribute__((device))`.
fn as_attributes(text: &str) -> String {
    const WORDS: [&str; 7] = ["host", "device", "global", "shared", "constant", "managed", "grid_constant"];
    let mut text = text.to_owned();
    for word in WORDS {
        text = text.replace(&format!("__{word}__"), &format!("__attribute__(({word}))"));
    }
    // Their arguments hold no parentheses of their own here.
    for word in ["launch_bounds", "maxnreg", "cluster_dims"] {
        let bare = format!("__{word}__(");
        while let Some(at) = text.find(&bare) {
            let open = at + bare.len() - 1;
            let Some(length) = text[open..].find(')') else { break };
            let arguments = text[open..=open + length].to_owned();
            text.replace_range(at..=open + length, &format!("__attribute__(({word}{arguments}))"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_run_and_every_set_of_flags_comes_round() {
        let drawn: BTreeSet<String> = (0..2_000).map(|seed| Setting::of_seed(seed).describe()).collect();
        assert_eq!(
            drawn.len(),
            4 * BESIDE_HOST.len() + DEVICE_ONLY.len() + DOCUMENTED_DEVICE_ONLY.len(),
            "{drawn:?}"
        );
    }
}
