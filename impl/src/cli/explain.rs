//! `cufe explain FILE[:LINE]`: each entity, its byte, where it goes, and the rule that says so.

use crate::rules::generated::{self as rules, FunctionClass, FunctionOutput, Truth};
use cufe_spec::observation::{Diagnostic, EntityFacts, EntityKind, Observation};
use cufe_spec::space::MemoryWord;
use cufe_spec::unit::{Dialect, Pass};
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
    fn takes(&self, file: &str, line: u32) -> bool {
        self.file.as_deref().is_none_or(|wanted| wanted == file)
            && self.line.is_none_or(|wanted| wanted == line)
    }
}

/// Splits `FILE:LINE`; a name without a number after the last colon is a file.
pub(super) fn split_place(argument: &str) -> (&str, Option<u32>) {
    match argument.rsplit_once(':') {
        Some((file, line)) if !file.is_empty() => match line.parse() {
            Ok(line) => (file, Some(line)),
            Err(_) => (argument, None),
        },
        _ => (argument, None),
    }
}

/// The explanation of what `choice` takes of a run.
pub(super) fn explain(observation: &Observation, choice: &Choice, dialect: Dialect, pass: Pass) -> String {
    let mut out = String::new();
    for entity in &observation.entities {
        if choice.takes(&entity.place.file, entity.place.line) {
            describe(&mut out, entity, dialect, pass);
        }
    }
    for diagnostic in &observation.diagnostics {
        if choice.takes(&diagnostic.place.file, diagnostic.place.line) {
            report(&mut out, diagnostic);
        }
    }
    if out.is_empty() {
        out.push_str("nothing is declared and nothing is reported there\n");
    }
    out
}

fn describe(out: &mut String, entity: &EntityFacts, dialect: Dialect, pass: Pass) {
    let kind = match entity.kind {
        EntityKind::Function => "function",
        EntityKind::FunctionTemplate => "function template",
        EntityKind::Variable => "variable",
        EntityKind::VariableTemplate => "variable template",
    };
    let _ = writeln!(out, "{}:{}: {kind} {}", entity.place.file, entity.place.line, entity.name);
    match entity.kind {
        EntityKind::Function | EntityKind::FunctionTemplate => describe_function(out, entity, dialect, pass),
        EntityKind::Variable | EntityKind::VariableTemplate => describe_variable(out, entity),
    }
}

fn line(out: &mut String, what: &str, text: &str, rule: &str) {
    let _ = writeln!(out, "  {what:<13} {text}  [{rule}]");
}

fn describe_function(out: &mut String, entity: &EntityFacts, dialect: Dialect, pass: Pass) {
    let byte = entity.space.0;
    let bits: Vec<&str> = BITS.iter().filter(|(bit, _)| byte & bit != 0).map(|(_, name)| *name).collect();
    let bits = if bits.is_empty() { "no annotation".to_owned() } else { bits.join(" | ") };
    line(out, "byte", &format!("{byte:#04x} = {bits}"), "space.bit");
    line(out, "space", &entity.class, "space.class");
    line(out, "device only", if entity.device_only { "yes" } else { "no" }, "space.device-only");
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
    line(out, "host output", &host, "host-output.function");
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

fn describe_variable(out: &mut String, entity: &EntityFacts) {
    let word = entity.memory.0;
    line(out, "word", &format!("{word:#05x}"), "memory.word");
    line(out, "space", &entity.class, "memory.space");
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
    line(out, "host output", host, rule);
}

fn report(out: &mut String, diagnostic: &Diagnostic) {
    let place = &diagnostic.place;
    let severity = diagnostic.severity.name();
    let _ =
        writeln!(out, "{}:{}: {severity}: {}  [{}]", place.file, place.line, diagnostic.text, diagnostic.tag);
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
        assert_eq!(split_place(":3"), (":3", None));
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
        let third = Choice { file: Some("x.cu".to_owned()), line: Some(3) };
        assert_eq!(
            explain(&observation, &third, Dialect::REFERENCE, Pass::Host),
            "x.cu:3: function n::d\n  \
               byte          0x23 = device-capable | device-explicit | device-annotation  [space.bit]\n  \
               space         device  [space.class]\n  \
               device only   yes  [space.device-only]\n  \
               host output   its body is replaced by one that ends the program; a constexpr one is as written, \
             without the CUDA attributes  [host-output.function]\n"
        );
        let fourth = Choice { file: None, line: Some(4) };
        let fourth = explain(&observation, &fourth, Dialect::REFERENCE, Pass::Host);
        assert!(
            fourth.contains("0xe1 = device-capable | device-annotation | global-kernel | has-global"),
            "{fourth}"
        );
        assert!(fourth.contains("the stub file defines it"), "{fourth}");
    }
}
