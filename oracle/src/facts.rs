//! Entity facts of an observation.

use cufe_spec::observation::{EntityFacts, EntityKind};
use cufe_spec::rules::{Body, Rules};
use cufe_spec::space::{MemoryWord, SpaceByte};
use cufe_spec::unit::Options;

use crate::chapters::execution_spaces;
use crate::program::{
    Form, FunctionDeclaration, FunctionEntity, FunctionName, Program, Specifiers, VariableEntity,
    VariableScope,
};
use crate::scopes::{Bindings, Scopes};
use crate::source::Source;
use crate::types::{Argument, Path, PathPart, spell_arguments};

/// A qualified name without template arguments, as entity facts spell it.
pub(crate) fn qualified_name(path: &[PathPart], name: &str) -> String {
    let mut parts: Vec<String> = path.iter().map(shown_scope).collect();
    parts.push(name.to_owned());
    parts.join("::")
}

fn shown_scope(part: &PathPart) -> String {
    match part.name.starts_with("<unnamed") {
        true => crate::parse::UNNAMED.to_owned(),
        false => part.name.clone(),
    }
}

/// A function's name as diagnostics print it: class templates with their arguments or the names of their parameters.
pub(crate) fn display_name(scopes: &Scopes, entity: &FunctionEntity) -> String {
    let mut parts = Vec::new();
    for (index, part) in entity.path.iter().enumerate() {
        let class = scopes.classes.iter().find(|c| c.path[..] == entity.path[..=index]);
        let arguments = match (&part.arguments, class) {
            (None, _) => String::new(),
            (Some(_), Some(class)) if !class.specialisation => {
                format!("<{}>", class.parameter_names.join(", "))
            }
            (Some(arguments), _) => spell_arguments(arguments),
        };
        parts.push(format!("{}{arguments}", part.name));
    }
    parts.push(last_name(entity));
    parts.join("::")
}

/// The last component of a function's name as diagnostics print it.
pub(crate) fn last_name(entity: &FunctionEntity) -> String {
    match (entity.name_kind, entity.path.last()) {
        (FunctionName::Constructor, Some(class)) => class.name.clone(),
        (FunctionName::Literal, _) => entity.name.replacen("operator", "operator ", 1),
        _ => entity.name.clone(),
    }
}

/// A specialisation's or instance's name as diagnostics print it: `f [with T=int]`; `None` where the arguments are
/// not certain.
pub(crate) fn instance_name(
    program: &Program,
    scopes: &Scopes,
    declaration: &FunctionDeclaration,
) -> Option<String> {
    let entity = &program.function_entities[declaration.entity];
    let template = &program.function_entities[entity.primary.unwrap_or(declaration.entity)];
    let header = template.declarations.iter().find_map(|d| {
        let declared = &program.functions[*d];
        (declared.form == Form::Template).then(|| declared.headers.last()).flatten()
    })?;
    if template.path.iter().any(|p| p.arguments.is_some()) {
        return None;
    }
    let primary = entity.primary.unwrap_or(declaration.entity);
    let arguments = crate::overloads::arguments_of(program, primary, declaration)?;
    let names = header.parameters.iter().map(|p| p.name.clone().filter(|_| !p.pack).unwrap_or_default());
    let with = with_arguments(&names.collect::<Vec<String>>(), &arguments)?;
    Some(format!("{} {with}", display_name(scopes, template)))
}

/// A member of an instance of a class template as diagnostics print it: `n::S<T>::f [with T=int]`. `None` where the
/// template is a specialisation or a member of another one, or its arguments are not certain.
pub(crate) fn name_in_instance(
    scopes: &Scopes,
    path: &Path,
    name: &str,
    arguments: &[Argument],
) -> Option<String> {
    let (own, around) = path.split_last()?;
    let class = scopes.classes.iter().find(|c| c.path == *path)?;
    if class.specialisation || around.iter().any(|part| part.arguments.is_some()) {
        return None;
    }
    let with = with_arguments(&class.parameter_names, arguments)?;
    let written = format!("{}<{}>::{name}", own.name, class.parameter_names.join(", "));
    Some(format!("{} {with}", qualified_name(around, &written)))
}

/// A static member of instances of class templates as diagnostics print it: `n::O<T>::I<U>::v [with T=int, U=char]`, `S<char>::v` of an
/// explicit specialisation. `None` where an argument is not certain.
pub(crate) fn member_in_instance(scopes: &Scopes, path: &Path, name: &str, put: &Bindings) -> Option<String> {
    let (mut parts, mut with) = (Vec::new(), Vec::new());
    let mut depth = 0;
    for (index, part) in path.iter().enumerate() {
        let Some(own) = &part.arguments else {
            parts.push(shown_scope(part));
            continue;
        };
        let class = scopes.classes.iter().find(|c| c.path[..] == path[..=index])?;
        let depends = own.iter().any(Argument::is_dependent);
        let names = match (class.specialisation, depends) {
            (true, true) => return None,
            (true, false) => {
                let types = |a: &Argument| match a {
                    Argument::Type(t) => t.display(),
                    _ => None,
                };
                own.iter().map(types).collect::<Option<Vec<String>>>()?
            }
            (false, _) => {
                let (_, list) = put.iter().find(|(d, _)| *d == depth)?;
                let shown = shown_arguments(&class.parameter_kinds, list)?;
                let pair =
                    |(name, value): (&String, String)| (!name.is_empty()).then(|| format!("{name}={value}"));
                with.extend(
                    class.parameter_names.iter().zip(shown).map(pair).collect::<Option<Vec<String>>>()?,
                );
                class.parameter_names.clone()
            }
        };
        depth += 1;
        parts.push(format!("{}<{}>", part.name, names.join(", ")));
    }
    parts.push(name.to_owned());
    let with = if with.is_empty() { String::new() } else { format!(" [with {}]", with.join(", ")) };
    Some(parts.join("::") + &with)
}

/// Arguments of parameters of these kinds as diagnostics print them; `None` where some are left out or make a pack, or a value is not
/// certain.
pub(crate) fn shown_arguments(kinds: &[impl AsRef<str>], list: &[Argument]) -> Option<Vec<String>> {
    let one = |(kind, argument): (&str, &Argument)| match argument {
        _ if argument.is_dependent() || kind.ends_with("...") => None,
        Argument::Type(t) => t.display(),
        Argument::Value(text) => {
            let is_number =
                kind == "int" && text.parse::<i32>().is_ok_and(|value| value.to_string() == *text);
            let is_truth = kind == "bool" && matches!(text.as_str(), "true" | "false");
            (is_number || is_truth).then(|| text.clone())
        }
        Argument::Template(_) | Argument::Pack(_) => None,
    };
    let same = kinds.len() == list.len();
    kinds.iter().map(AsRef::as_ref).zip(list).map(one).collect::<Option<Vec<String>>>().filter(|_| same)
}

/// `[with T=int, N=3]`; `None` where a parameter has no name or is a pack, or an argument is not certain.
fn with_arguments(names: &[String], arguments: &[Argument]) -> Option<String> {
    if names.len() != arguments.len() || arguments.iter().any(Argument::is_dependent) {
        return None;
    }
    let one = |(name, argument): (&String, &Argument)| {
        if name.is_empty() || name.ends_with("...") {
            return None;
        }
        match argument {
            Argument::Type(t) => Some(format!("{name}={}", t.display()?)),
            Argument::Value(text) => Some(format!("{name}={text}")),
            Argument::Template(_) | Argument::Pack(_) => None,
        }
    };
    let list: Option<Vec<String>> = names.iter().zip(arguments).map(one).collect();
    Some(format!("[with {}]", list?.join(", ")))
}

/// The memory-space word of a variable: the annotations of all its declarations.
pub(crate) fn memory_of(program: &Program, entity: &VariableEntity) -> MemoryWord {
    let written = |d: &usize| written_memory(program, &program.variables[*d].specifiers).0;
    MemoryWord(entity.declarations.iter().map(written).fold(0, |word, more| word | more))
}

/// The memory-space word that the keywords of one declaration make.
pub(crate) fn written_memory(program: &Program, specifiers: &Specifiers) -> MemoryWord {
    let bits = |attribute: &usize| match program.attributes[*attribute].name.as_str() {
        "device" => MemoryWord::DEVICE,
        // tile.memory: one of the device.
        "tile" if program.tiles => MemoryWord::DEVICE,
        "shared" => MemoryWord::SHARED,
        "constant" => MemoryWord::CONSTANT,
        "managed" => MemoryWord::MANAGED,
        _ => 0,
    };
    MemoryWord(specifiers.attributes.iter().map(bits).fold(0, |word, more| word | more))
}

/// The same with what `-default-device` gives: the bit of `__device__`, as if that were written. `class` is the
/// variable's value of the `memory-class` domain.
pub(crate) fn effective_memory(
    options: &Options,
    program: &Program,
    entity: &VariableEntity,
    class: &str,
) -> MemoryWord {
    let written = memory_of(program, entity);
    match options.default_device && written.0 == 0 && class == "D" {
        true => MemoryWord(MemoryWord::DEVICE),
        false => written,
    }
}

/// `memory.space`: the word for a variable's memory space.
pub(crate) fn memory_class(rules: &Rules, options: &Options, word: MemoryWord) -> String {
    let managed = word.0 & MemoryWord::MANAGED == MemoryWord::MANAGED;
    let set = |bit: u16| word.0 & bit != 0;
    let mut keywords = String::new();
    for (letter, present) in [
        ('D', set(MemoryWord::DEVICE) && !managed),
        ('S', set(MemoryWord::SHARED)),
        ('C', set(MemoryWord::CONSTANT)),
        ('M', managed),
    ] {
        if present {
            keywords.push(letter);
        }
    }
    let table = match rules.find("memory.space").map(|r| &r.body) {
        Some(Body::Table(table)) => table,
        _ => return "none".to_owned(),
    };
    let cell = table.find(options.dialect, options.pass, &[&keywords]);
    cell.and_then(|c| c.result.clone()).unwrap_or_else(|| "none".to_owned())
}

/// Facts of every function and every variable with a memory space, in order of first declaration.
pub(crate) fn entities(
    rules: &Rules,
    options: &Options,
    source: &Source<'_>,
    program: &Program,
    spaces: &[SpaceByte],
    memory_classes: &[String],
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
    for (entity, class) in program.variable_entities.iter().zip(memory_classes) {
        let memory = effective_memory(options, program, entity, class);
        // The names of a structured binding, which no declaration is of, name parts of a variable that has no name itself.
        if memory.0 == 0 || entity.declarations.is_empty() || program.is_part_of_objects(entity) {
            continue;
        }
        let path: &[_] = if entity.scope == VariableScope::Block { &[] } else { &entity.path };
        let facts = EntityFacts {
            name: qualified_name(path, &entity.name),
            kind: if entity.template.is_some() { EntityKind::VariableTemplate } else { EntityKind::Variable },
            space: SpaceByte::default(),
            memory,
            class: memory_class(rules, options, memory),
            device_only: false,
            place: source.place(entity.first),
        };
        all.push((entity.first, facts));
    }
    all.sort_by_key(|(first, _)| *first);
    all.into_iter().map(|(_, facts)| facts).collect()
}
