//! One program under test: what it is, and how it becomes a unit.

use arbitrary::Unstructured;
use cufe_conformance::case::options_of;
use cufe_conformance::prepare::behind_prologue;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

use crate::generate::breakages::{BREAKAGES, Breakage};
use crate::generate::program::Program;
use crate::generate::text::{Rendered, render};
use crate::generate::violate::plant;
use crate::generate::{dna_of_seed, program_of_seed};

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
}

impl Intent {
    /// For reports: `valid`, `breaks RULE`, `nearly breaks RULE`.
    pub fn describe(&self) -> String {
        match self {
            Intent::Valid => "valid".to_owned(),
            Intent::Violation(breakage) => format!("breaks {}", breakage.rule),
            Intent::NearMiss(breakage) => format!("nearly breaks {}", breakage.rule),
        }
    }

    /// The breakage it is about.
    pub fn breakage(&self) -> Option<&'static Breakage> {
        match self {
            Intent::Valid => None,
            Intent::Violation(breakage) | Intent::NearMiss(breakage) => Some(breakage),
        }
    }

    /// The dialect that it speaks of.
    pub fn dialect(&self) -> Dialect {
        self.breakage().map_or(Dialect::REFERENCE, |breakage| breakage.dialect)
    }

    /// The pass that it speaks of.
    pub fn pass(&self) -> Pass {
        self.breakage().map_or(Pass::Host, |breakage| breakage.pass)
    }

    /// The released tool's flags that it needs.
    pub fn arguments(&self) -> &'static [&'static str] {
        self.breakage().map_or(&[], |breakage| breakage.arguments)
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
    /// The subject of a seed. Of three seeds one is a valid program, one breaks a rule and one nearly does; the rule
    /// goes round, so that `3 * BREAKAGES.len() * n` seeds in a row reach every rule `n` times in both ways.
    pub fn of_seed(seed: u64) -> Subject {
        let breakage = &BREAKAGES[(seed / 3 % BREAKAGES.len() as u64) as usize];
        let (intent, lines) = match seed % 3 {
            0 => {
                return Subject { seed, intent: Intent::Valid, program: program_of_seed(seed) };
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

    /// Its text and what is known about it.
    pub fn rendered(&self) -> Rendered {
        render(&self.program)
    }

    /// The unit in `dialect`. Keywords are spelled as attributes, as a preprocessor leaves them, for even seeds, and
    /// bare for odd ones; the released tool reads only the former (`attributes`).
    pub fn unit(&self, dialect: Dialect, attributes: bool) -> Unit {
        let rendered = self.rendered();
        let text = if attributes || self.seed.is_multiple_of(2) {
            as_attributes(&rendered.text)
        } else {
            rendered.text
        };
        unit_of_text(&text, dialect, self.intent.pass(), self.intent.arguments())
    }
}

/// A unit of program text behind the prologue, with `arguments` as the released tool's flags; flags that the suite
/// does not know are left out.
pub fn unit_of_text(text: &str, dialect: Dialect, pass: Pass, arguments: &[&str]) -> Unit {
    let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
    Unit {
        name: FILE.to_owned(),
        text: behind_prologue(FILE, text).into_bytes(),
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
