//! `call.variable-access`: what code does with variables of the other side, found while the unit is read.

use cufe_spec::release::Release;
use cufe_spec::unit::Pass;

use super::Spaces;
use super::constant_objects::{Code, is_needed};
use super::cross_space_calls::{code_space, code_state, is_made_by_host};
use super::variable_uses::is_of_host;
use crate::NotCore;
use crate::facts::{member_in_instance, qualified_name, shown_arguments};
use crate::program::{Access, Context, Program, VariableEntity, VariableScope, VariableUse};
use crate::scopes::Scopes;
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// All uses in bodies; in those of templates the host pass, of instances the device passes alone. Outside: those of which it is not certain what
/// becomes of the variable or what it is called, where something would be said of it.
pub(crate) fn accesses(judge: &mut Judge<'_>, scopes: &Scopes, spaces: &Spaces) -> Result<(), NotCore> {
    if !judge.has("call.variable-access") {
        return Ok(());
    }
    let program = judge.program;
    for used in program.uses.iter().chain(&program.uses_again) {
        let looked_at = match used.context {
            Context::Body | Context::Discarded => used.function.is_some() || used.lambda.is_some(),
            Context::Instance if judge.pass() == Pass::Host => is_left_to_instance(judge, used),
            Context::Instance => !is_said_before(program, used),
            Context::Pattern => judge.pass() == Pass::Host && is_decided_in_pattern(program, used),
            // In a template the branch may be another one.
            Context::Open | Context::NamespaceInitializer | Context::Unevaluated => false,
        };
        if !looked_at || used.decltype_operand || used.again {
            continue;
        }
        let entity = &program.variable_entities[used.entity];
        let memory = memory_space(judge, used.entity);
        let host = memory == "none";
        if host && !is_of_host(program, entity) {
            continue;
        }
        let user = code_space(judge, spaces, used.function, used.lambda);
        let in_tile_code = judge.pass() == Pass::Device
            && host
            && code_state(judge, spaces, used.function, used.lambda).is_tile();
        let user = if in_tile_code { "D" } else { user };
        let written = entity.type_in(used);
        let is_volatile = written.is_volatile();
        let accesses = match is_constant(program, entity, &written, host) {
            // Whatever is done to what a reference names: the reference itself is read.
            _ if host && entity.written.is_reference() => Some(vec!["read"]),
            true if host => Some(vec!["other"]),
            true => match is_needed(program, used, Code::Host) {
                Some(true) => done(judge, used, is_volatile, &memory),
                Some(false) => Some(vec!["other"]),
                None => None,
            },
            false => done(judge, used, is_volatile, &memory),
        };
        // What is said in tile code is not known, only that something is.
        let name = printed(scopes, entity, used).filter(|_| accesses.is_some() && !in_tile_code);
        for access in accesses.unwrap_or_else(|| vec!["read", "written", "addressed"]) {
            look_at(judge, used, [user, &memory, access], name.as_deref())?;
        }
    }
    Ok(())
}

/// The host pass looks at what a template's definition decides: what is not certain hangs on types of its parameters.
fn is_decided_in_pattern(program: &Program, used: &VariableUse) -> bool {
    let ty = &program.variable_entities[used.entity].written;
    let depends = used.in_each || used.access == Access::Open || ty.is_dependent();
    !depends || used.in_pattern.is_some()
}

/// Whether the host pass makes the instance, and its template says nothing of the use.
fn is_left_to_instance(judge: &Judge<'_>, used: &VariableUse) -> bool {
    let program = judge.program;
    let is_said = |u: &VariableUse| {
        let entity = &program.variable_entities[u.entity];
        // Of a constant the template needs no address.
        let silent =
            if is_constant(program, entity, &entity.type_in(used), false) { "addressed" } else { "other" };
        let done = done(judge, u, entity.written.is_volatile(), "");
        is_decided_in_pattern(program, u) && done.is_none_or(|all| all != ["other"] && all != [silent])
    };
    let mut patterns = program.uses.iter().filter(|u| u.range == used.range && u.context == Context::Pattern);
    used.instance.is_some_and(|instance| is_made_by_host(program, instance)) && !patterns.any(is_said)
}

/// Whether the use was looked at in an earlier instance: what hangs on no type of a template parameter is said once.
fn is_said_before(program: &Program, used: &VariableUse) -> bool {
    let once = |u: &VariableUse| {
        u.range == used.range && u.context == Context::Pattern && !u.in_each && u.access != Access::Open
    };
    let first = || program.uses_again.iter().find(|u| u.range == used.range);
    used.context == Context::Instance
        && program.uses.iter().any(once)
        && first().is_some_and(|first| first.instance != used.instance)
}

fn look_at(
    judge: &mut Judge<'_>,
    used: &VariableUse,
    inputs: [&str; 3],
    name: Option<&str>,
) -> Result<(), NotCore> {
    let name_at = used.range.end - 1;
    let silent = judge.cell("call.variable-access", &inputs).is_none_or(|c| c.diagnostics.is_empty());
    let Some(name) = name else {
        if silent {
            return Ok(());
        }
        let what = "a variable of the other side of which it is not certain what becomes of it";
        return Err(NotCore { place: judge.source.place(name_at), what: what.to_owned() });
    };
    let entity = &judge.program.variable_entities[used.entity];
    let kind = if entity.scope == VariableScope::Class { "member" } else { "variable" };
    let space = format!("__{}__", inputs[1]);
    let facts = [("entity", kind), ("variable", name), ("space", space.as_str())];
    judge.decide("call.variable-access", &inputs, &Anchors::at(name_at), &facts);
    Ok(())
}

/// Values of the `variable-access` domain; `None` where it is not certain.
fn done(judge: &Judge<'_>, used: &VariableUse, is_volatile: bool, memory: &str) -> Option<Vec<&'static str>> {
    // The result of a C-style cast of a constant address is a constant, too.
    let folds = judge.dialect().release().is_some_and(|r| r >= Release::Cuda13_3);
    if folds && used.address_cast && memory != "shared" {
        return Some(vec!["addressed"]);
    }
    let mut done = match told(used) {
        // Nothing is converted in a template.
        Access::Discarded if used.context == Context::Pattern && told(used) != used.access => vec!["other"],
        Access::Read if used.array => vec!["addressed"],
        Access::Read => vec!["read"],
        Access::Written => vec!["written"],
        Access::Changed => vec!["written", "read"],
        Access::Addressed | Access::Compared => vec!["addressed"],
        Access::Discarded if is_volatile && used.recast => return None,
        Access::Discarded if is_volatile => vec!["read"],
        Access::Discarded => vec!["other"],
        Access::Open => return None,
    };
    if used.bound {
        done.push("addressed");
    }
    Some(done)
}

/// What becomes of a variable, as far as its template says.
fn told(used: &VariableUse) -> Access {
    match (used.in_pattern, used.access) {
        _ if used.context != Context::Pattern => used.access,
        (Some(access), _) => access,
        (None, Access::Read) if used.chosen && used.element => Access::Addressed,
        (None, Access::Read) if used.chosen => Access::Discarded,
        (None, access) => access,
    }
}

/// Whether what is done with a variable is done with a constant: device code takes whatever is const for one, host
/// code what has a value.
fn is_constant(program: &Program, entity: &VariableEntity, written: &Type, host: bool) -> bool {
    let declared = || entity.declarations.iter().map(|d| &program.variables[*d]);
    let is_const = written.is_const() || declared().any(|v| v.specifiers.constexpr_at.is_some());
    let value = entity.made_constant || declared().any(|v| v.initializer.is_some());
    is_const && (host || value && !written.is_volatile())
}

/// The value of the `memory-space` domain.
fn memory_space(judge: &mut Judge<'_>, entity: usize) -> String {
    let class = judge.memory_classes[entity].clone();
    let space = judge.cell("memory.space", &[&class]).and_then(|c| c.result.clone());
    let space = space.unwrap_or_else(|| "none".to_owned());
    let block = judge.program.variable_entities[entity].scope == VariableScope::Block;
    match judge.options.default_device && judge.pass() == Pass::Jit && space == "none" && !block {
        true => "device".to_owned(),
        false => space,
    }
}

/// The name of a variable as the texts print it; `None` where it is not certain.
fn printed(scopes: &Scopes, entity: &VariableEntity, used: &VariableUse) -> Option<String> {
    let last = match (&used.arguments, &entity.template) {
        (Some(arguments), Some(kinds)) => {
            let kinds: Vec<&str> = kinds.split(',').collect();
            format!("{}<{}>", entity.name, shown_arguments(&kinds, arguments)?.join(", "))
        }
        (None, Some(_)) => return None,
        (_, None) => entity.name.clone(),
    };
    if entity.scope == VariableScope::Block {
        return Some(last);
    }
    if entity.path.iter().all(|part| part.arguments.is_none()) {
        return Some(qualified_name(&entity.path, &last));
    }
    member_in_instance(scopes, &entity.path, &last, &used.class_arguments)
}
