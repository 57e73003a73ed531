//! `cufe explain FILE[:LINE]`: each entity, its byte, where it goes, and the rule that says so.

use super::reading::{Called, Use};
use crate::rules::generated::{self as rules, FunctionClass, FunctionOutput, Truth};
use cufe_spec::observation::{EntityFacts, EntityKind, Observation};
use cufe_spec::space::MemoryWord;
use cufe_spec::unit::{Dialect, Pass};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::fmt::Write;

/// Which entities are explained.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice {
    /// Only those whose first declaration stands in this file.
    pub(super) file: Option<String>,
    /// Only those of this line.
    pub(super) line: Option<u32>,
}

impl Choice {
    /// Whether it takes what stands on that line.
    pub(super) fn takes(&self, file: &str, line: u32) -> bool {
        self.file.as_deref().is_none_or(|wanted| wanted == file)
            && self.line.is_none_or(|wanted| wanted == line)
    }

    /// The entities that it takes of a run.
    pub(super) fn entities<'a>(&self, observation: &'a Observation) -> impl Iterator<Item = &'a EntityFacts> {
        observation.entities.iter().filter(|one| self.takes(&one.place.file, one.place.line))
    }
}

/// Splits `FILE:LINE`; a name without a number after the last colon is a file. An empty name is standard input.
pub(super) fn split_place(argument: &str) -> (&str, Option<u32>) {
    match argument.rsplit_once(':').map(|(file, line)| (file, line.parse())) {
        Some(("", Ok(line))) => ("-", Some(line)),
        Some((file, Ok(line))) => (file, Some(line)),
        Some((_, Err(_))) | None => (argument, None),
    }
}

/// The explanation of entities, for people.
pub(super) fn explain(entities: &[&EntityFacts], dialect: Dialect, pass: Pass) -> String {
    let mut out = String::new();
    for entity in entities {
        let place = &entity.place;
        let _ = writeln!(out, "{}:{}: {} {}", place.file, place.line, kind(entity), entity.name);
        out.push_str(&shown(&said(entity, dialect, pass)));
    }
    out
}

fn shown(said: &[Said]) -> String {
    said.iter().map(|Said { what, text, rule }| format!("  {what:<13} {text}  [{rule}]\n")).collect()
}

/// What a launch of a kernel becomes.
const LAUNCH: Said = Said {
    what: "launch",
    text: Cow::Borrowed(
        "the host code sets up the launch, then calls the kernel's stub, which starts the kernel on the device",
    ),
    rule: "host-output.launch",
};

/// What a launch of a kernel becomes, for people.
pub(super) fn launch() -> String {
    shown(&[LAUNCH])
}

/// The calls and launches of a line, for people: what each name refers to, and of entities why they may be called.
pub(super) fn calls(
    (file, line): (&str, u32),
    called: &[Called],
    entities: &[EntityFacts],
    dialect: Dialect,
    pass: Pass,
) -> String {
    let mut out = String::new();
    for one in called {
        let Called { column, name, how, meanings, .. } = one;
        let _ = writeln!(out, "{file}:{line}:{column}: {} of {name}", how.name());
        meanings.iter().for_each(|meaning| {
            let _ = writeln!(out, "  {meaning}");
        });
        // Of overloads what is the same is said once.
        let mut told: Vec<Said> = Vec::new();
        for entity in of_called(one, entities) {
            let said = said(entity, dialect, pass).into_iter();
            let said = said.filter(|said| ["space", "why"].contains(&said.what) && !told.contains(said));
            told.extend(said.collect::<Vec<_>>());
        }
        told.extend((*how == Use::Launch).then_some(LAUNCH));
        out.push_str(&shown(&told));
    }
    out
}

/// A call or a launch of a line, for programs.
pub(super) fn record_of_call(
    called: &Called,
    entities: &[EntityFacts],
    dialect: Dialect,
    pass: Pass,
) -> Value {
    let mut record = json!({
        "column": called.column,
        "name": called.name,
        "use": called.how.name(),
        "meanings": called.meanings,
        "entities": of_called(called, entities).map(|one| record(one, dialect, pass)).collect::<Value>(),
    });
    if called.how == Use::Launch {
        record["said"] = json!({ LAUNCH.what: { "text": LAUNCH.text, "rule": LAUNCH.rule } });
    }
    record
}

/// The entities that a call refers to.
fn of_called<'a>(called: &'a Called, entities: &'a [EntityFacts]) -> impl Iterator<Item = &'a EntityFacts> {
    called.first.iter().filter_map(|first| entities.iter().find(|entity| entity.place == *first))
}

/// The explanation of an entity, for programs: what is said of it in words, each with the rule that says so.
pub(super) fn record(entity: &EntityFacts, dialect: Dialect, pass: Pass) -> Value {
    let said = said(entity, dialect, pass).into_iter();
    let said = said.map(|Said { what, text, rule }| (what.to_owned(), json!({ "text": text, "rule": rule })));
    json!({
        "name": entity.name,
        "kind": kind(entity),
        "file": entity.place.file,
        "line": entity.place.line,
        "byte": entity.space.0,
        "word": entity.memory.0,
        "device_only": entity.device_only,
        "said": said.collect::<Value>(),
    })
}

fn kind(entity: &EntityFacts) -> &'static str {
    match entity.kind {
        EntityKind::Function => "function",
        EntityKind::FunctionTemplate => "function template",
        EntityKind::Variable => "variable",
        EntityKind::VariableTemplate => "variable template",
    }
}

/// Something that is said of an entity, and the rule that says so.
#[derive(PartialEq, Eq)]
struct Said {
    what: &'static str,
    text: Cow<'static, str>,
    rule: &'static str,
}

impl Said {
    fn new(what: &'static str, text: impl Into<Cow<'static, str>>, rule: &'static str) -> Said {
        Said { what, text: text.into(), rule }
    }
}

fn said(entity: &EntityFacts, dialect: Dialect, pass: Pass) -> Vec<Said> {
    match entity.kind {
        EntityKind::Function | EntityKind::FunctionTemplate => of_function(entity, dialect, pass),
        EntityKind::Variable | EntityKind::VariableTemplate => of_variable(entity),
    }
}

fn of_function(entity: &EntityFacts, dialect: Dialect, pass: Pass) -> Vec<Said> {
    let byte = entity.space.0;
    let bits: Vec<&str> = BITS.iter().filter(|(bit, _)| byte & bit != 0).map(|(_, name)| *name).collect();
    let bits = if bits.is_empty() { "no annotation".to_owned() } else { bits.join(" | ") };
    let class =
        match (byte & rules::SPACE_BIT_GLOBAL_KERNEL != 0, entity.kind == EntityKind::FunctionTemplate) {
            (true, false) => FunctionClass::Kernel,
            (true, true) => FunctionClass::KernelTemplate,
            (false, _) if entity.device_only => FunctionClass::Device,
            (false, _) if entity.class == "host-device" => FunctionClass::HostDevice,
            (false, _) => FunctionClass::Host,
        };
    let decide = |is_constexpr| {
        function_output(rules::decide_host_output_function(dialect, pass, class, is_constexpr).result)
    };
    let (plain, of_constexpr) = (decide(Truth::No), decide(Truth::Yes));
    let host = if plain == of_constexpr {
        plain.to_owned()
    } else {
        format!("{plain}; a constexpr one is {of_constexpr}")
    };
    vec![
        Said::new("byte", format!("{byte:#04x} = {bits}"), "space.bit"),
        Said::new("space", entity.class.clone(), "space.class"),
        Said::new("device only", if entity.device_only { "yes" } else { "no" }, "space.device-only"),
        Said::new("host output", host, "host-output.function"),
        Said::new("why", why(byte, entity.device_only), "space.class"),
    ]
}

/// Why a function has its space and goes where it goes, in words.
fn why(byte: u8, device_only: bool) -> String {
    let has = |bit: u8| byte & bit != 0;
    let written = [
        (rules::SPACE_BIT_GLOBAL_KERNEL, "`__global__`"),
        (rules::SPACE_BIT_HOST_EXPLICIT, "`__host__`"),
        (rules::SPACE_BIT_DEVICE_EXPLICIT, "`__device__`"),
    ];
    let written: Vec<&str> = written.iter().filter(|(bit, _)| has(*bit)).map(|(_, word)| *word).collect();
    let runs_on_device = has(rules::SPACE_BIT_DEVICE_CAPABLE);
    let reason = match (written.is_empty(), runs_on_device) {
        (false, _) => format!("it is declared {}", written.join(" ")),
        (true, true) => {
            "nothing is written on it and what it is made of gives it to the device, too".to_owned()
        }
        (true, false) => "nothing is written on it, so it is the host's".to_owned(),
    };
    let consequence = if has(rules::SPACE_BIT_GLOBAL_KERNEL) {
        "the host launches it, the device runs it: the device compiler gets its body, the host compiler a stub that launches it"
    } else if device_only {
        "only device code may call it: the device compiler gets its body, the host compiler none that could run"
    } else if runs_on_device {
        "both sides may call it: each compiler gets its body"
    } else {
        "only host code may call it: the host compiler gets its body, the device compiler does not"
    };
    format!("{reason}; {consequence}")
}

/// What becomes of a function, in words.
fn function_output(output: FunctionOutput) -> &'static str {
    match output {
        FunctionOutput::Kept => "as written, without the CUDA attributes",
        FunctionOutput::BodyReplaced => "its body is replaced by one that ends the program",
        FunctionOutput::Suppressed => "left out",
        FunctionOutput::Declared => "declared; the stub file defines it",
        FunctionOutput::Forwarding => {
            "forwards to a stub template beside it, which the stub file specialises"
        }
    }
}

/// The bits of the execution-space byte, lowest first.
const BITS: [(u8, &str); 7] = [
    (rules::SPACE_BIT_DEVICE_CAPABLE, "device-capable"),
    (rules::SPACE_BIT_DEVICE_EXPLICIT, "device-explicit"),
    (rules::SPACE_BIT_HOST_CAPABLE, "host-capable"),
    (rules::SPACE_BIT_HOST_EXPLICIT, "host-explicit"),
    (rules::SPACE_BIT_DEVICE_ANNOTATION, "device-annotation"),
    (rules::SPACE_BIT_GLOBAL_KERNEL, "global-kernel"),
    (rules::SPACE_BIT_HAS_GLOBAL, "has-global"),
];

fn of_variable(entity: &EntityFacts) -> Vec<Said> {
    let word = entity.memory.0;
    let (host, rule) = if word & MemoryWord::MANAGED == MemoryWord::MANAGED {
        ("a pointer in the managed section; every use goes through it", "host-output.managed.access")
    } else if word == 0 {
        ("as written", "memory.word")
    } else {
        (
            "a host variable of the same name, which stands for the device's one",
            "host-output.variable.linkage",
        )
    };
    vec![
        Said::new("word", format!("{word:#05x}"), "memory.word"),
        Said::new("space", entity.class.clone(), "memory.space"),
        Said::new("host output", host, rule),
        Said::new("why", why_of_variable(word, &entity.class), "memory.space"),
    ]
}

/// Why a variable has its space and goes where it goes, in words.
fn why_of_variable(word: u16, space: &str) -> String {
    let consequence = if word & MemoryWord::MANAGED == MemoryWord::MANAGED {
        "both sides may use it: the memory is the managed one, which the host finds through a pointer"
    } else if word == 0 {
        return "nothing is written on it, so it is the host's: device code must not read or write it"
            .to_owned();
    } else {
        "it lives on the device: kernels use it as written, the host copies to and from it (cudaMemcpyToSymbol)"
    };
    format!("its attributes give it the space \"{space}\"; {consequence}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_spec::observation::Place;
    use cufe_spec::space::SpaceByte;

    #[test]
    fn places_split_at_a_number_only() {
        assert_eq!(split_place("x.cu:12"), ("x.cu", Some(12)));
        assert_eq!(split_place("x.cu"), ("x.cu", None));
        assert_eq!(split_place("a:b.cu"), ("a:b.cu", None));
        assert_eq!(split_place(":3"), ("-", Some(3)));
    }

    #[test]
    fn an_entity_is_shown_with_its_byte_its_place_in_the_output_and_the_rules() {
        let entity = |name: &str, line, byte, class: &str, device_only| EntityFacts {
            name: name.to_owned(),
            kind: EntityKind::Function,
            space: SpaceByte(byte),
            memory: MemoryWord(0),
            class: class.to_owned(),
            device_only,
            place: Place { file: "x.cu".to_owned(), line, column: 1 },
        };
        let observation = Observation {
            entities: vec![entity("n::d", 3, 0x23, "device", true), entity("k", 4, 0xe1, "global", false)],
            ..Observation::default()
        };
        let shown = |choice: &Choice| {
            explain(&choice.entities(&observation).collect::<Vec<_>>(), Dialect::REFERENCE, Pass::Host)
        };
        let third = Choice { file: Some("x.cu".to_owned()), line: Some(3) };
        assert_eq!(
            shown(&third),
            "x.cu:3: function n::d\n  \
               byte          0x23 = device-capable | device-explicit | device-annotation  [space.bit]\n  \
               space         device  [space.class]\n  \
               device only   yes  [space.device-only]\n  \
               host output   its body is replaced by one that ends the program; a constexpr one is as written, \
             without the CUDA attributes  [host-output.function]\n  \
               why           it is declared `__device__`; only device code may call it: the device compiler gets its body, \
             the host compiler none that could run  [space.class]\n"
        );
        let fourth = Choice { file: None, line: Some(4) };
        let fourth = shown(&fourth);
        assert!(
            fourth.contains("0xe1 = device-capable | device-annotation | global-kernel | has-global"),
            "{fourth}"
        );
        assert!(fourth.contains("the stub file defines it"), "{fourth}");
    }
}
