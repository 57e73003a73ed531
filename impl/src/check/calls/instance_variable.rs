//! The variables that are made from templates and that code of the other side names: static data members of the instances of class
//! templates, and specialisations of variable templates.

use super::super::overrides::{shown_argument, shown_with};
use super::super::{Context, Memory, demangled, naming};
use super::access::{Named, is_member};
use super::caller::{Caller, Callers};
use super::declared::Declared;
use super::emitted::Code;
use super::variable::report;
use crate::bodies::Branch;
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::read::Reading;
use crate::rules::generated::{self as rules, JitEntity, MemoryClass, MemorySpace, VariableUse as Need};
use crate::sema::{Access, Accessed, Generated, VariableInstance};
use crate::tree::{DeclarationId, DeclarationKind, FunctionId, Initializer, SpecifierKind};
use cufe_spec::unit::Pass;
use rustc_hash::FxHashSet;

/// What a use means that only an instance tells; `None` where the name alone tells the variable.
pub(super) fn meant<'u>(
    reading: &Reading,
    declared: &Declared<'_>,
    one: &'u Accessed,
) -> Option<&'u VariableInstance> {
    let instance = one.instance.as_deref()?;
    let is_plain = instance.given.is_empty() && instance.arguments.is_none();
    let by_name = || {
        let all = &reading.bodies.variables;
        let used = all.get(all.binary_search_by_key(&one.name, |used| used.name).ok()?)?;
        let (_, entity) = declared.variable(used)?;
        (reading.tree[instance.declaration].entity == Some(entity)).then_some(())
    };
    (!is_plain || by_name().is_none()).then_some(instance)
}

/// The variable as what code of the other side does with it names it; `None` where code of this pass may use it, or its name or
/// type is not certain.
pub(super) fn of_other_side(
    context: &Context<'_>,
    memory: &Memory,
    instance: &VariableInstance,
) -> Option<Named> {
    let tree = &context.reading.tree;
    let is_host = context.pass == Pass::Host;
    let class = memory.of(tree[instance.declaration].entity?);
    let space = rules::decide_memory_space(context.dialect, context.pass, class).result;
    let is_member = is_member(tree, instance.declaration);
    let entity = if is_member { JitEntity::StaticDataMember } else { JitEntity::Variable };
    let is_other = match space {
        MemorySpace::None => !is_host && !context.is_device_by_default(entity),
        _ => is_host,
    };
    // What member templates declare is not looked at.
    if !is_other || is_member && instance.arguments.is_some() || is_reference(&instance.ty) {
        return None;
    }
    let is_const = instance.is_const();
    let variable = tree.variable(instance.declaration)?;
    if is_const && (!is_host || variable.initializer == Initializer::None) {
        return None;
    }
    let is_constant = is_const && !is_volatile(&instance.ty);
    let name = shown(context.reading, instance)?;
    Some(Named { name, space, is_member, is_constant, declared: variable.name_token })
}

/// Judges the uses in code that is generated, where the device does not have the variables. `is_emitted` tells whether a function
/// that is no instance has code, `emitted` has the instances with code.
pub(super) fn check(
    context: &mut Context<'_>,
    (memory, declared, callers): (&Memory, &Declared<'_>, &Callers<'_>),
    emitted: &FxHashSet<Code>,
    is_emitted: impl Fn(&Caller) -> bool,
) {
    let bodies = &context.reading.bodies;
    let plain = bodies.accesses.iter().map(|one| (one, false));
    let with_code = bodies.specializations.iter().filter(|one| emitted.contains(&Code::of(&one.of)));
    let in_instances = with_code.flat_map(|one| &one.accesses).map(|one| (one, true));
    let all: Vec<(&Accessed, bool)> =
        plain.chain(in_instances).filter(|(one, _)| one.instance.is_some()).collect();
    for (one, is_in_instance) in all {
        let Some(instance) = meant(context.reading, declared, one) else { continue };
        let caller = callers.around(one.name, one.lambda).filter(|caller| caller.tile.is_none());
        let Some(caller) = caller.filter(|_| callers.is_in_function(one.name)) else { continue };
        if is_in_instance && one.lambda.is_some() {
            context.count_unknown("variable-in-template");
        } else if is_in_instance || is_emitted(&caller) {
            judge(context, memory, &caller, (one, instance));
        }
    }
}

fn judge(
    context: &mut Context<'_>,
    memory: &Memory,
    caller: &Caller,
    (one, instance): (&Accessed, &VariableInstance),
) {
    if !is_of_host(context, memory, instance.declaration) {
        return;
    }
    match need(context.reading, caller, (one, instance)) {
        Ok(Need::Object) => {
            let Some(name) = undefined(context.reading, instance) else {
                return context.count_unknown("variable-type");
            };
            let variable = context.reading.tree.variable(instance.declaration);
            let declared = variable.and_then(|variable| variable.name_token);
            report(context, caller.space, one.start, (&name, declared));
        }
        Ok(_) => {}
        Err(reason) => context.count_unknown(reason),
    }
}

/// Whether a variable has no memory space.
fn is_of_host(context: &Context<'_>, memory: &Memory, id: DeclarationId) -> bool {
    let tree = &context.reading.tree;
    let Some(entity) = tree[id].entity else { return false };
    let kind = if is_member(tree, id) { JitEntity::StaticDataMember } else { JitEntity::Variable };
    memory.of(entity) == MemoryClass::None
        && !context.is_device_by_default(kind)
        && tree[entity].declarations.iter().all(|id| tree.attributes_of(*id).is_empty())
}

/// What a use needs of the variable.
///
/// # Errors
/// Why that is not certain.
fn need(
    reading: &Reading,
    caller: &Caller,
    (one, instance): (&Accessed, &VariableInstance),
) -> Result<Need, &'static str> {
    if one.context.branch == Branch::Unknown || one.generated == Generated::LeftOut {
        return Err("variable-branch");
    }
    if one.context.branch != Branch::Taken || one.context.local_classes > 0 {
        return Ok(Need::Nothing);
    }
    if is_reference(&instance.ty) {
        return Err("variable-type");
    }
    if is_volatile(&instance.ty) {
        return Ok(Need::Object);
    }
    if one.generated == Generated::Discarded {
        return Ok(Need::Nothing);
    }
    let how = one.how.as_ref().ok_or("variable-use")?;
    if one.generated == Generated::Folded && one.is_address() {
        return Err("variable-constant");
    }
    if instance.is_const() {
        let is_constexpr = |function: FunctionId| {
            let declaration = reading.tree[function].declaration;
            reading.tree.has_specifier(declaration, SpecifierKind::Constexpr)
        };
        let is_certain = one.generated == Generated::Use
            && !caller.function.is_some_and(is_constexpr)
            && is_arithmetic_constant(reading, instance);
        if !is_certain {
            return Err("variable-constant");
        }
        return Ok(if how.contains(&Access::Addressed) { Need::Object } else { Need::Nothing });
    }
    Ok(if how.is_empty() { Need::Nothing } else { Need::Object })
}

/// Whether it is certainly an arithmetic constant ([expr.const]).
fn is_arithmetic_constant(reading: &Reading, instance: &VariableInstance) -> bool {
    let id = instance.declaration;
    let is_constant = || Spelling::new(reading).given(&instance.given).initial_constant(id).is_ok();
    matches!(instance.ty.unqualified().1, Type::Builtin(_))
        && (reading.tree.has_specifier(id, SpecifierKind::Constexpr) || is_constant())
}

fn is_reference(ty: &Type) -> bool {
    matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_))
}

fn is_volatile(ty: &Type) -> bool {
    ty.element().unqualified().0.is_volatile
}

/// `n::S<T>::v [with T=int]`, `n::V<int>`; `None` where it is not certain how an argument is shown.
fn shown(reading: &Reading, instance: &VariableInstance) -> Option<String> {
    let variable = reading.tree.variable(instance.declaration)?;
    let Some(arguments) = &instance.arguments else {
        let name = naming::variable(reading, variable);
        return shown_with(reading, name, &instance.given);
    };
    let mut all: Vec<String> = Vec::new();
    for argument in elements(arguments) {
        all.push(shown_argument(argument)?);
    }
    Some(format!("{}<{}>", naming::plain_variable(reading, variable), all.join(", ")))
}

/// `n::S<int> ::v`, `n::V<int> `; `None` where it is not certain.
fn undefined(reading: &Reading, instance: &VariableInstance) -> Option<String> {
    let DeclarationKind::Variable(variable) = reading.tree[instance.declaration].kind else { return None };
    let spelling = Spelling::showing(reading, demangled::UNNAMED).given(&instance.given);
    let mut name = spelling.untagged_variable_name(variable).ok()?;
    name.0.last_mut()?.arguments.clone_from(&instance.arguments);
    demangled::undefined_variable(&name)
}

/// Template arguments, those of packs one by one.
fn elements(arguments: &[Argument]) -> impl Iterator<Item = &Argument> {
    arguments.iter().flat_map(|argument| match argument {
        Argument::Pack(elements) => elements.as_slice(),
        one => std::slice::from_ref(one),
    })
}
