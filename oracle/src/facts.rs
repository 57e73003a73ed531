//! Entity facts of an observation.

use cufe_spec::observation::{EntityFacts, EntityKind};
use cufe_spec::rules::Rules;
use cufe_spec::space::{MemoryWord, SpaceByte};

use crate::chapters::execution_spaces;
use crate::program::{FunctionEntity, FunctionName, Program, VariableEntity};
use crate::scopes::Scopes;
use crate::source::Source;
use crate::types::{PathPart, spell_arguments};

/// A qualified name without template arguments, as entity facts spell it.
pub(crate) fn qualified_name(path: &[PathPart], name: &str) -> String {
    let mut parts: Vec<&str> = path.iter().map(|p| p.name.as_str()).collect();
    parts.push(name);
    parts.join("::")
}

/// A function's name as diagnostics print it: class templates with their arguments or the names of their parameters.
pub(crate) fn display_name(scopes: &Scopes, entity: &FunctionEntity) -> String {
    let mut parts = Vec::new();
    for (index, part) in entity.path.iter().enumerate() {
        let class = scopes.classes.iter().find(|c| c.path == entity.path[..=index]);
        let arguments = match (&part.arguments, class) {
            (None, _) => String::new(),
            (Some(_), Some(class)) if !class.specialisation => {
                format!("<{}>", class.parameter_names.join(", "))
            }
            (Some(arguments), _) => spell_arguments(arguments),
        };
        parts.push(format!("{}{arguments}", part.name));
    }
    parts.push(match (entity.name_kind, entity.path.last()) {
        (FunctionName::Constructor, Some(class)) => class.name.clone(),
        (FunctionName::Literal, _) => entity.name.replacen("operator", "operator ", 1),
        _ => entity.name.clone(),
    });
    parts.join("::")
}

/// The memory-space word of a variable: the annotations of all its declarations.
pub(crate) fn memory_of(program: &Program, entity: &VariableEntity) -> MemoryWord {
    let mut word = 0;
    for declaration in &entity.declarations {
        for attribute in &program.variables[*declaration].specifiers.attributes {
            word |= match program.attributes[*attribute].name.as_str() {
                "device" => MemoryWord::DEVICE,
                "shared" => MemoryWord::SHARED,
                "constant" => MemoryWord::CONSTANT,
                "managed" => MemoryWord::MANAGED,
                _ => 0,
            };
        }
    }
    MemoryWord(word)
}

/// The word for a variable's memory space.
pub(crate) fn memory_class(word: MemoryWord) -> &'static str {
    if word.0 & MemoryWord::MANAGED == MemoryWord::MANAGED {
        "managed"
    } else if word.0 & MemoryWord::SHARED != 0 {
        "shared"
    } else if word.0 & MemoryWord::CONSTANT != 0 {
        "constant"
    } else if word.0 & MemoryWord::DEVICE != 0 {
        "device"
    } else {
        "none"
    }
}

/// Facts of every function and every variable with a memory space, in order of first declaration.
pub(crate) fn entities(
    rules: &Rules,
    source: &Source<'_>,
    program: &Program,
    spaces: &[SpaceByte],
) -> Vec<EntityFacts> {
    let mut all: Vec<(usize, EntityFacts)> = Vec::new();
    for (entity, space) in program.function_entities.iter().zip(spaces) {
        let template = entity.template.is_some();
        let name = match entity.name_kind {
            FunctionName::Constructor => entity.path.last().map_or(entity.name.clone(), |p| p.name.clone()),
            _ => entity.name.clone(),
        };
        let facts = EntityFacts {
            name: qualified_name(&entity.path, &name),
            kind: if template { EntityKind::FunctionTemplate } else { EntityKind::Function },
            space: *space,
            memory: MemoryWord::default(),
            class: execution_spaces::class_of(rules, *space).to_owned(),
            device_only: execution_spaces::is_device_only(rules, *space),
            place: source.place(entity.first),
        };
        all.push((entity.first, facts));
    }
    for entity in &program.variable_entities {
        let memory = memory_of(program, entity);
        if memory.0 == 0 {
            continue;
        }
        let facts = EntityFacts {
            name: qualified_name(&entity.path, &entity.name),
            kind: if entity.template { EntityKind::VariableTemplate } else { EntityKind::Variable },
            space: SpaceByte::default(),
            memory,
            class: memory_class(memory).to_owned(),
            device_only: false,
            place: source.place(entity.first),
        };
        all.push((entity.first, facts));
    }
    all.sort_by_key(|(first, _)| *first);
    all.into_iter().map(|(_, facts)| facts).collect()
}
