//! One run in memory: a unit in, everything that can be asked about it out.

use crate::bodies::Calls;
use crate::check::{Checker, Memory, Spaces, function_name, memory_word, variable_name};
use crate::compile::{Input, Output, compile};
pub use crate::device_il::DeviceIl;
use crate::device_il::{self, Walked};
use crate::diag::control::Settings;
use crate::diag::shown::{Report, Shown};
use crate::emit::host_output;
use crate::reach;
use crate::read::{ReadBodies, ReadOptions, Reading, read};
use crate::rules::generated::{self as rules, MemoryClass, MemorySpace};
use crate::threads::Threads;
use crate::tree::{DeclarationKind, EntityId, Form, FunctionName};
use cufe_spec::observation::{Diagnostic, EntityFacts, EntityKind, KeptEntity, Observation, Place};
use cufe_spec::space::{MemoryWord, SpaceByte};
use cufe_spec::unit::{Options, Unit};

/// Reads, checks, plans and emits `unit` without touching a file, and answers with its diagnostics, entity
/// facts, host text and module id; what is kept for the device is asked of [`kept`]. Never panics; an unreadable input is a
/// diagnostic.
pub fn observe(unit: &Unit) -> Observation {
    let run = |bodies: ReadBodies, code: bool| {
        compile(Input {
            bodies,
            name: unit.name.clone(),
            text: unit.text.clone(),
            options: unit.options.clone(),
            control: Settings { changes: unit.options.diagnostic_control.clone(), ..Settings::default() },
            code,
            threads: Threads::default(),
        })
    };
    let output = run(ReadBodies::Hot, true);
    let Output { report, texts, reading, spaces, memory, .. } = output;
    let diagnostics = in_source_order(&unit.text, &report);
    let (host, module_id) = match (&reading, texts) {
        (Some(reading), Some(texts)) => {
            let host = host_output(&reading.source, &texts.host);
            (Some(String::from_utf8_lossy(&host).into_owned()), Some(texts.module_id))
        }
        _ => (None, None),
    };
    // What is said and written is the ordinary run's, which reads few bodies; facts are told of what stands in all.
    let skips = reading.as_ref().is_some_and(|reading| {
        let counted = &reading.statistics;
        !reading.bodies.is_whole && counted.bodies_read + counted.bodies_skipped > 0
    });
    let (reading, spaces, memory) = if skips {
        let Output { reading, spaces, memory, .. } = run(ReadBodies::All, false);
        (reading, spaces, memory)
    } else {
        (reading, spaces, memory)
    };
    let entities =
        reading.map(|reading| entities(&reading, &spaces, &memory, &unit.options)).unwrap_or_default();
    Observation { exit: report.exit(), diagnostics, entities, host, module_id, kept: None }
}

/// What the documented keep-in-IL walk keeps.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// In order of first declaration.
    pub entities: Vec<KeptEntity>,
    /// Why and how often it was not certain what a kept entity refers to: then all that it may be is kept.
    pub uncertain: Vec<(&'static str, usize)>,
}

/// What the documented keep-in-IL walk keeps of a unit (rules `keep.*`).
///
/// # Errors
/// What is said of a unit with errors, or that cannot be read.
pub fn kept(unit: &Unit) -> Result<Kept, Report> {
    let Walked { entities, uncertain, .. } = walked(unit, &checked(unit)?.memory);
    Ok(Kept { entities, uncertain: uncertain.into_iter().map(|(why, count)| (why.name(), count)).collect() })
}

/// The device IL of a unit.
///
/// # Errors
/// As of [`kept`].
pub fn device_il(unit: &Unit) -> Result<DeviceIl, Report> {
    let Output { reading, spaces, memory, .. } = checked(unit)?;
    let facts = reading.map(|reading| entities(&reading, &spaces, &memory, &unit.options));
    Ok(DeviceIl::new(walked(unit, &memory), facts.unwrap_or_default()))
}

/// A unit that was checked with all of its bodies, without errors.
fn checked(unit: &Unit) -> Result<Output, Report> {
    let output = compile(Input {
        bodies: ReadBodies::All,
        name: unit.name.clone(),
        text: unit.text.clone(),
        options: unit.options.clone(),
        control: Settings { changes: unit.options.diagnostic_control.clone(), ..Settings::default() },
        code: false,
        threads: Threads::default(),
    });
    if output.report.exit() == 0 { Ok(output) } else { Err(output.report) }
}

/// The walk over a unit without errors whose memory spaces are known.
fn walked(unit: &Unit, memory: &Memory) -> Walked {
    let options = ReadOptions {
        standard: unit.options.standard,
        name: unit.name.clone(),
        bodies: ReadBodies::AllNames,
        device_variables: true,
        calls: Calls::Everywhere,
        ..ReadOptions::default()
    };
    let Ok(mut reading) = read(unit.text.clone(), &options) else { return Walked::default() };
    let (checker, spaces) = Checker::begin(&reading, &unit.options);
    let roots = checker.roots(&spaces);
    reach::follow(&mut reading, roots);
    device_il::kept(&reading, &spaces, memory, &unit.options)
}

/// The diagnostics by the line of the unit's text that each is about, those of one line by their texts.
fn in_source_order(text: &[u8], report: &Report) -> Vec<Diagnostic> {
    let line = |shown: &Shown| {
        let before = text.get(..shown.at.as_ref()?.offset? as usize)?;
        Some(before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1))
    };
    let mut shown: Vec<(Option<usize>, Diagnostic)> =
        report.shown.iter().map(|one| (line(one), one.diagnostic())).collect();
    shown.sort_by(|(at, a), (other, b)| (at, &a.place, &a.text).cmp(&(other, &b.place, &b.text)));
    shown.into_iter().map(|(_, diagnostic)| diagnostic).collect()
}

/// The facts of every function, and of every variable with a memory space, by first declaration.
fn entities(reading: &Reading, spaces: &Spaces, memory: &Memory, options: &Options) -> Vec<EntityFacts> {
    let tree = &reading.tree;
    let mut facts: Vec<(u32, EntityFacts)> = Vec::new();
    for index in 0..tree.entities.len() {
        let entity = EntityId::from_index(index);
        let Some(&first) = tree[entity].declarations.first() else { continue };
        // An instance is its template's.
        if matches!(tree[first].form, Form::ExplicitInstantiation | Form::ExternInstantiation) {
            continue;
        }
        let is_template = tree[first].form == Form::Template;
        let (token, fact) = match tree[first].kind {
            DeclarationKind::Function(id) if tree[id].name != FunctionName::DeductionGuide => {
                let function = &tree[id];
                let byte = spaces.of(entity).map_or(0, |class| class.byte());
                let is_template = is_template || function.abbreviated;
                let fact = EntityFacts {
                    name: function_name(reading, function),
                    kind: if is_template { EntityKind::FunctionTemplate } else { EntityKind::Function },
                    space: SpaceByte(byte),
                    memory: MemoryWord(0),
                    class: rules::SPACE_CLASS[usize::from(byte)].name().to_owned(),
                    device_only: rules::SPACE_DEVICE_ONLY[usize::from(byte)],
                    place: Place::default(),
                };
                (function.name_token, fact)
            }
            DeclarationKind::Variable(id)
                if memory.shown(entity) != MemoryClass::None && tree[id].name_token.is_some() =>
            {
                let class = memory.shown(entity);
                let space = rules::decide_memory_space(options.dialect, options.pass, class).result;
                let fact = EntityFacts {
                    name: variable_name(reading, &tree[id]),
                    kind: if is_template { EntityKind::VariableTemplate } else { EntityKind::Variable },
                    space: SpaceByte(0),
                    memory: memory_word(class),
                    class: memory_class(space).to_owned(),
                    device_only: false,
                    place: Place::default(),
                };
                (tree[id].name_token.unwrap_or(tree[first].range.start), fact)
            }
            _ => continue,
        };
        let offset = reading.tokens.get(token).start;
        facts.push((offset, EntityFacts { place: place(reading, offset), ..fact }));
    }
    for &(name, class) in &memory.locals {
        let space = rules::decide_memory_space(options.dialect, options.pass, class).result;
        let offset = reading.tokens.get(name).start;
        let fact = EntityFacts {
            name: reading.tokens.name(name).to_owned(),
            kind: EntityKind::Variable,
            space: SpaceByte(0),
            memory: memory_word(class),
            class: memory_class(space).to_owned(),
            device_only: false,
            place: place(reading, offset),
        };
        facts.push((offset, fact));
    }
    for local in spaces.locals.iter().filter(|local| local.is_first) {
        let byte = local.class.byte();
        let offset = reading.tokens.get(local.name).start;
        let fact = EntityFacts {
            name: local.qualified.clone(),
            kind: EntityKind::Function,
            space: SpaceByte(byte),
            memory: MemoryWord(0),
            class: rules::SPACE_CLASS[usize::from(byte)].name().to_owned(),
            device_only: rules::SPACE_DEVICE_ONLY[usize::from(byte)],
            place: place(reading, offset),
        };
        facts.push((offset, fact));
    }
    facts.sort_by_key(|(offset, _)| *offset);
    facts.into_iter().map(|(_, fact)| fact).collect()
}

fn memory_class(space: MemorySpace) -> &'static str {
    space.name()
}

fn place(reading: &Reading, offset: u32) -> Place {
    let place = reading.source.place(offset);
    let file = String::from_utf8_lossy(&reading.source.file(place.file)).into_owned();
    Place { file, line: place.line, column: place.column }
}
