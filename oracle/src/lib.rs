//! The reference interpreter of the rules over Core CUDA.
//!
//! Read it next to the five documents: one file per chapter under `chapters/`, functions in the documents'
//! order, each naming the rule id whose table it interprets. The input language is `oracle/GRAMMAR.md`;
//! whatever is outside of it gets [`Answer::NotCore`], never a guess.

mod chapters;
mod conversions;
mod facts;
mod host;
mod literals;
mod mangle;
mod module_id;
mod overloads;
mod owners;
mod packs;
mod parse;
mod printed;
mod program;
mod scopes;
mod source;
mod specialisations;
mod types;
mod verdicts;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

pub use chapters::stubs;

use cufe_spec::observation::{Answer, Observation, Place, Severity};
use cufe_spec::rules::Rules;
use cufe_spec::space::SpaceByte;
use cufe_spec::unit::{Dialect, Pass, Unit};

/// Why a unit is not answered.
#[derive(Clone, Debug)]
pub(crate) struct NotCore {
    /// The first place outside of Core CUDA.
    pub(crate) place: Place,
    /// What was met there.
    pub(crate) what: String,
}

/// An answer, and what it is not certain of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interpreted {
    /// The answer.
    pub answer: Answer,
    /// The cells of decision tables that were asked: a table's id, and indices into [`cufe_spec::rules::Table::cells`].
    pub asked: BTreeMap<String, BTreeSet<usize>>,
    /// Of a unit without errors of which it is not certain what is kept in the device IL: why, and how often.
    pub kept_uncertain: Vec<(&'static str, usize)>,
}

impl Interpreted {
    fn outside(place: Place, what: String) -> Interpreted {
        let answer = Answer::NotCore { place, what };
        Interpreted { answer, asked: BTreeMap::new(), kept_uncertain: Vec::new() }
    }
}

/// What the documents say of `unit` by the embedded rules, or the first place that is outside Core CUDA. Rules that
/// cannot be loaded make every unit `NotCore`; a test of cufe-spec loads them.
pub fn observe(unit: &Unit) -> Answer {
    interpret(unit).answer
}

/// [`observe`], with what is not certain.
pub fn interpret(unit: &Unit) -> Interpreted {
    match rules() {
        Ok(rules) => interpret_with(rules, unit),
        Err(error) => {
            let what = format!("rules that load: {error}");
            Interpreted::outside(Place::default(), what)
        }
    }
}

/// The embedded rules, which are loaded once.
///
/// # Errors
/// They cannot be loaded.
pub fn rules() -> Result<&'static Rules, &'static str> {
    static RULES: OnceLock<Result<Rules, String>> = OnceLock::new();
    RULES.get_or_init(|| Rules::load().map_err(|e| e.to_string())).as_ref().map_err(String::as_str)
}

/// [`observe`] by other rules than the embedded ones: a mutant of them, for example.
pub fn observe_with(rules: &Rules, unit: &Unit) -> Answer {
    interpret_with(rules, unit).answer
}

fn interpret_with(rules: &Rules, unit: &Unit) -> Interpreted {
    interpretation(rules, unit).unwrap_or_else(|outside| Interpreted::outside(outside.place, outside.what))
}

/// The stages in order: tokens, program, verdicts, outputs.
fn interpretation(rules: &Rules, unit: &Unit) -> Result<Interpreted, NotCore> {
    let source = source::read(&unit.name, &unit.text)?;
    let Some(tiles) = chapters::tile::enabled(rules, &unit.options) else {
        return Err(NotCore {
            place: source.place(0),
            what: "tile code of a release without rules".to_owned(),
        });
    };
    let (mut program, scopes) = parse::read(&source)?;
    program.tiles = tiles;
    let mut judge = verdicts::Judge::new(rules, &unit.options, &source, &program);
    let first = module_id::first_definition(rules, &unit.options, &source, &program, &scopes);
    judge.first_definition = first.as_ref().ok().cloned();
    let states = chapters::judge(&mut judge, &scopes)?;
    let byte =
        |(state, more): (&String, &u8)| SpaceByte(chapters::execution_spaces::byte_of(rules, state).0 | more);
    let spaces: Vec<SpaceByte> = states.entities.iter().zip(&states.propagated).map(byte).collect();
    let (kept, kept_uncertain) = match judge.has_errors() {
        true => (None, Vec::new()),
        false => match chapters::keep_in_il::kept(&mut judge, &scopes, &states, &spaces) {
            Ok(kept) => (Some(kept), Vec::new()),
            Err(uncertain) => (None, uncertain),
        },
    };
    if let Some(fault) = judge.faults.first() {
        return Err(NotCore {
            place: source.place(0),
            what: format!("a table that was asked wrongly: {fault}"),
        });
    }
    let memory_classes = judge.memory_classes.clone();
    let asked = std::mem::take(&mut judge.asked);
    let diagnostics = judge.into_diagnostics();
    let failed = diagnostics.iter().any(|d| d.severity >= Severity::Error);
    let mut host = None;
    let mut module_id = None;
    // Host C++ and module id are outputs of the host pass.
    if !failed && unit.options.pass == Pass::Host {
        let id = match &unit.options.module_id {
            Some(given) => given.clone(),
            None => module_id::compute(&unit.options, &source, first?.as_ref())?,
        };
        host = match host::write(rules, &unit.options, &source, &program, &scopes, &spaces, (&id, &asked)) {
            Ok(text) => text,
            // The documents fix little of the host output: where they are silent there is none.
            Err(_) if unit.options.dialect == Dialect::Documented => None,
            Err(outside) => return Err(outside),
        };
        module_id = Some(id);
    }
    let worst = diagnostics.iter().map(|d| d.severity).max();
    let seen = Observation {
        exit: match worst {
            Some(Severity::Internal) => 134,
            Some(Severity::Catastrophic) => 4,
            Some(Severity::Error) => 2,
            _ => 0,
        },
        diagnostics,
        entities: facts::entities(rules, &unit.options, &source, &program, &spaces, &memory_classes),
        host,
        module_id,
        kept,
    };
    Ok(Interpreted { answer: Answer::Observed(seen), asked: asked.all(), kept_uncertain })
}
