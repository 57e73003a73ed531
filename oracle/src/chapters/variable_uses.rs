//! `call.variable`: variables of the host that device code uses, found when code is generated.

use std::collections::BTreeSet;
use std::ops::Range;

use cufe_spec::unit::Pass;

use super::Spaces;
use super::constant_objects::{Code, is_needed};
use super::cross_space_calls::{code_state, initialises_device_variable, space_value};
use super::emission::Emission;
use super::folded_calls;
use crate::NotCore;
use crate::facts::memory_of;
use crate::parse::is_fundamental_word;
use crate::printed::variable_name;
use crate::program::{Access, Context, Program, VariableEntity, VariableScope, VariableUse};
use crate::scopes::Scopes;
use crate::source::{Token, TokenKind};
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// How many references may be bound to each other.
const MAX_REFERENCES: usize = 16;

/// What a use needs of its variable: a value of the `variable-use` domain.
type Need = Option<&'static str>;

/// All uses in code that is generated for the device. Outside: those of which it is not certain what they need.
pub(crate) fn uses(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    emission: &Emission,
) -> Result<(), NotCore> {
    if !judge.has("call.variable") {
        return Ok(());
    }
    let program = judge.program;
    for used in program.uses.iter().chain(&program.uses_again) {
        let Some(user) = user(program, spaces, emission, used) else { continue };
        let entity = &program.variable_entities[used.entity];
        if !is_of_host(program, entity) {
            continue;
        }
        let Some(entity) = referent(judge, entity) else { continue };
        let name_at = used.range.end - 1;
        // A reader on the host decides nothing: whatever is needed is there.
        if matches!(user, "none" | "H") {
            judge.decide("call.variable", &[user, "object"], &Anchors::at(name_at), &[]);
            continue;
        }
        let name = variable_name(program, scopes, entity, used);
        let in_tile_code = program.tiles && code_state(judge, spaces, used.function, used.lambda).is_tile();
        let mut need = need(judge, entity, used);
        if need == Some("object") {
            need = match folded_calls::holds(judge, used) {
                Some(true) => Some("nothing"),
                Some(false) => need,
                None => None,
            };
        }
        let need = need.filter(|need| name.is_some() && !in_tile_code || *need != "object");
        let Some(need) = need else {
            // Only the device pass generates code.
            if judge.pass() == Pass::Device {
                let what =
                    "a variable of the host in device code of which it is not certain whether it is needed";
                return Err(NotCore { place: judge.source.place(name_at), what: what.to_owned() });
            }
            continue;
        };
        let name = name.unwrap_or_default();
        judge.decide("call.variable", &[user, need], &Anchors::at(name_at), &[("name", &name)]);
    }
    Ok(())
}

/// The space of the code that uses a variable, where code is generated for it.
fn user<'s>(
    program: &Program,
    spaces: &'s Spaces,
    emission: &Emission,
    used: &VariableUse,
) -> Option<&'s str> {
    if used.implied.is_some_and(|member| emission.makes(member)) {
        return Some("D");
    }
    let evaluated = matches!(used.context, Context::Body | Context::Instance);
    match used.function {
        Some(function) if evaluated && emission.holds_body(function, used.instance, used.lambda) => {
            Some(space_value(&spaces.entities[program.functions[function].entity]))
        }
        None if used.lambda.is_none()
            && (used.element || !of_value(used.access))
            && initialises_device_variable(program, used.context, used.range.start) =>
        {
            Some("D")
        }
        _ => None,
    }
}

/// Whether a variable lives on the host: it has a declaration of its own outside of code, and no memory space.
pub(crate) fn is_of_host(program: &Program, entity: &VariableEntity) -> bool {
    let specifiers = || entity.declarations.iter().map(|d| &program.variables[*d].specifiers);
    let outside = match entity.scope {
        VariableScope::Namespace => true,
        VariableScope::Class => !program.is_part_of_objects(entity),
        VariableScope::Block => specifiers().any(|s| s.extern_at.is_some()),
    };
    let built_in = specifiers()
        .flat_map(|s| &s.attributes)
        .any(|a| program.attributes[*a].name.starts_with("device_builtin"));
    // A declaration in a block may declare again what has a memory space elsewhere.
    let again = |other: &VariableEntity| other.name == entity.name && memory_of(program, other).0 != 0;
    outside
        && !built_in
        && memory_of(program, entity).0 == 0
        && !(entity.scope == VariableScope::Block && program.variable_entities.iter().any(again))
}

/// The variable that a reference is bound to by its initialiser, or the variable itself; `None` where that is a
/// variable of the device.
fn referent<'p>(judge: &Judge<'p>, entity: &'p VariableEntity) -> Option<&'p VariableEntity> {
    let program: &'p Program = judge.program;
    let mut entity = entity;
    for _ in 0..MAX_REFERENCES {
        if !entity.written.is_reference() {
            break;
        }
        let Some(name_at) = initializer(program, entity).and_then(|range| lone_name(judge, range)) else {
            break;
        };
        let Some(named) = program.uses.iter().find(|u| u.range.end == name_at + 1) else { break };
        entity = &program.variable_entities[named.entity];
        if !is_of_host(program, entity) {
            return None;
        }
    }
    Some(entity)
}

fn initializer(program: &Program, entity: &VariableEntity) -> Option<Range<usize>> {
    entity.declarations.iter().find_map(|d| program.variables[*d].initializer.clone())
}

/// The token of the one name of an initialiser: `= name`, `(name)`, `{name}`, qualified or not.
fn lone_name(judge: &Judge<'_>, range: Range<usize>) -> Option<usize> {
    let tokens = &judge.source.tokens[range.clone()];
    let first = tokens.first()?;
    let end = if first.text == "=" { range.end } else { range.end - 1 };
    let inner = &judge.source.tokens[range.start + 1..end];
    let simple = inner.iter().all(|t| t.kind == TokenKind::Word || t.text == "::");
    let last = inner.last()?;
    (simple && last.kind == TokenKind::Word && (inner.len() % 2 == 1 || inner[0].text == "::"))
        .then(|| end - 1)
}

/// What a use needs; `None` where it is not certain.
fn need(judge: &Judge<'_>, entity: &VariableEntity, used: &VariableUse) -> Need {
    let program = judge.program;
    match program.is_left_out(used.range.start, used.instance) {
        Some(true) => return Some("nothing"),
        None => return None,
        Some(false) => {}
    }
    if used.empty && used.access == Access::Read {
        return Some("nothing");
    }
    let written = entity.type_in(used);
    let constant = constant(judge, entity, &written);
    let is_volatile = written.is_volatile();
    if used.access == Access::Discarded && !is_volatile || used.discarded && constant == Some(true) {
        return Some("nothing");
    }
    match (constant, used.access) {
        (_, Access::Open | Access::Compared) => None,
        (Some(false), _) | (_, Access::Addressed) => Some("object"),
        _ if leads_elsewhere(entity, used) => match is_string(judge, entity, used) {
            true => Some("constant"),
            false => Some("object"),
        },
        // Nobody has seen whether a constant that has another type is one.
        (Some(true), _) if used.recast => None,
        (known, _) => match is_needed(program, used, Code::Device) {
            Some(true) => Some("object"),
            Some(false) if known == Some(true) => Some("constant"),
            _ => None,
        },
    }
}

/// Whether a use goes to what a pointer leads to.
fn leads_elsewhere(entity: &VariableEntity, used: &VariableUse) -> bool {
    used.element && matches!(entity.written.unqualified(), Type::Pointer(_))
}

/// Whether a use takes an element of a string, which has its value everywhere.
fn is_string(judge: &Judge<'_>, entity: &VariableEntity, used: &VariableUse) -> bool {
    used.reached.by_constants == Some(true)
        && is_constexpr(judge.program, entity)
        && literals(judge, entity, true)
}

/// Whether the value alone is taken or given.
fn of_value(access: Access) -> bool {
    matches!(access, Access::Read | Access::Written | Access::Changed)
}

/// Whether the value of a variable of this type, or of its members, is a constant.
fn constant(judge: &Judge<'_>, entity: &VariableEntity, t: &Type) -> Option<bool> {
    let program = judge.program;
    let constexpr = is_constexpr(program, entity);
    if t.is_volatile() {
        return Some(false);
    }
    if t.is_reference() {
        // An object that nobody has a name for: made while the program runs, where it is made by `new`.
        let made = |range: Range<usize>| judge.source.tokens[range].iter().any(|t| t.text == "new");
        return initializer(program, entity).is_none_or(made).then_some(false);
    }
    if !constexpr && !t.is_const() {
        // A deduced type may be const.
        return (!matches!(t.unqualified(), Type::Placeholder(_) | Type::Dependent(_))).then_some(false);
    }
    let Some(range) = initializer(program, entity) else {
        return if t.is_dependent() { None } else { Some(entity.made_constant) };
    };
    let pointer = matches!(t.unqualified(), Type::Pointer(_) | Type::MemberPointer(..));
    if !pointer && (constexpr || entity.value.is_some()) {
        return Some(true);
    }
    // Made while the program runs: by a function that is not constexpr, or of a variable that is no constant.
    let calls = program.calls.iter().filter(|c| range.contains(&c.name_at));
    let runs = calls.flat_map(|c| &c.candidates).any(|c| !program.is_constexpr(c.entity));
    // What a template leaves open is read where the instance's type is no class.
    let arithmetic = matches!(t.unqualified(), Type::Fundamental(_));
    let reads = |access: Access| access == Access::Read || arithmetic && access == Access::Open;
    let read: Vec<_> = program
        .uses
        .iter()
        .filter(|u| range.contains(&u.range.start) && reads(u.access) && !u.element)
        .collect();
    // An initialiser may name what stands before it only; its own variable has no value yet.
    let before: BTreeSet<usize> = read
        .iter()
        .map(|u| u.entity)
        .filter(|v| program.variable_entities[*v].first < entity.first)
        .collect();
    let known = before.iter().map(|v| &program.variable_entities[*v]);
    let known: Vec<_> = known.map(|variable| constant(judge, variable, &variable.written)).collect();
    if runs || known.contains(&Some(false)) {
        return Some(false);
    }
    let names =
        |at: usize| read.iter().any(|u| u.range == (at..at + 1) && !u.array && before.contains(&u.entity));
    let alone = range.into_iter().all(|at| {
        let token = &judge.source.tokens[at];
        is_literal(token, false) || is_fundamental_word(token.text) || names(at)
    });
    (alone && known.iter().all(Option::is_some)).then_some(true)
}

/// Whether a variable has `constexpr` on a declaration.
pub(super) fn is_constexpr(program: &Program, entity: &VariableEntity) -> bool {
    entity.declarations.iter().any(|d| program.variables[*d].specifiers.constexpr_at.is_some())
}

/// Whether an initialiser is made of literals and operators alone, with `strings` of strings too.
fn literals(judge: &Judge<'_>, entity: &VariableEntity, strings: bool) -> bool {
    let Some(range) = initializer(judge.program, entity) else { return false };
    judge.source.tokens[range].iter().all(|token| is_literal(token, strings))
}

/// Whether a token is an operator or a literal, with `strings` a string too.
fn is_literal(token: &Token<'_>, strings: bool) -> bool {
    match token.kind {
        TokenKind::Punctuator => true,
        TokenKind::Number | TokenKind::Character => token.is_plain_literal(),
        TokenKind::Word => matches!(token.text, "true" | "false" | "nullptr"),
        TokenKind::String => strings && token.is_plain_literal(),
        TokenKind::End => false,
    }
}
