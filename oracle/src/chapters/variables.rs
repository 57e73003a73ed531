//! Chapter "Memory spaces": conflicts of memory-space attributes, and what a variable with one cannot be.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::{Dialect, Pass};

use super::launches::is_pattern;
use super::{jit, tile, truth};
use crate::facts::qualified_name;
use crate::program::{Context, Instance, Program, Referent, VariableDeclaration, VariableScope, VariableUse};
use crate::scopes::Scopes;
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// A memory-space keyword as the value of the `memory-keyword` domain, or [`TILE`], and the token of its attribute.
type Applied = (&'static str, usize);

/// `__tile__`, which makes a variable one of the device.
const TILE: &str = "tile";

/// All checks of all variables, in source order.
pub(crate) fn variables(judge: &mut Judge<'_>) {
    let program = judge.program;
    let mut classes = vec!["none".to_owned(); program.variable_entities.len()];
    let mut declared = Vec::new();
    for (index, declaration) in program.variables.iter().enumerate() {
        let earlier = classes[declaration.entity].clone();
        let first_of = program.variable_entities[declaration.entity].declarations.first();
        let first = declaration.structured_binding || first_of == Some(&index);
        let before = index.checked_sub(1).map(|i| &program.variables[i]);
        if before.is_some_and(|b| b.structured_binding && b.declarator == declaration.declarator) {
            apply(judge, declaration, "none");
            declared.push(earlier);
            continue;
        }
        if declaration.structured_binding {
            apply(judge, declaration, "none");
        }
        classes[declaration.entity] = variable(judge, declaration, &earlier, first);
        declared.push(classes[declaration.entity].clone());
    }
    // The released device passes read a template's body in its instances alone.
    let in_instances = judge.pass() != Pass::Host && judge.dialect().is_released();
    let is_unread = |u: &VariableUse| {
        let is_in_pattern = |f: usize| is_pattern(program, &program.functions[f]);
        in_instances && u.instance.is_none() && u.function.is_some_and(is_in_pattern)
    };
    let is_operand = |u: &&VariableUse| u.decltype_operand || u.context == Context::Unevaluated;
    for used in program.uses.iter().filter(is_operand).filter(|u| !is_unread(u)) {
        let class = &classes[used.entity];
        let anchors = Anchors::at(used.range.start).with(Anchor::Operand, used.range.start);
        judge.decide("variable.managed.decltype", &[class, truth(used.decltype_operand)], &anchors, &[]);
    }
    judge.memory_classes = classes;
    judge.declared_classes = declared;
}

fn anchors_of(declaration: &VariableDeclaration) -> Anchors {
    let end = declaration.initializer.as_ref().map_or(declaration.declarator.end, |i| i.start);
    let name =
        if declaration.structured_binding { declaration.declarator.start } else { declaration.name_at };
    let mut anchors = Anchors::at(name)
        .with(Anchor::Declaration, declaration.declaration_start)
        .with(Anchor::DeclaratorEnd, end);
    if let Some(token) = declaration.specifiers.thread_local_at {
        anchors = anchors.with(Anchor::ThreadLocal, token);
    }
    anchors
}

/// The memory-space keywords of a declaration in order.
fn keywords(judge: &Judge<'_>, declaration: &VariableDeclaration) -> Vec<Applied> {
    let keyword = |index: &usize| {
        let attribute = &judge.program.attributes[*index];
        let value = match attribute.name.as_str() {
            "device" => "D",
            "shared" => "S",
            "constant" => "C",
            "managed" => "M",
            "tile" if judge.program.tiles => TILE,
            _ => return None,
        };
        Some((value, attribute.range.start))
    };
    declaration.specifiers.attributes.iter().filter_map(keyword).collect()
}

/// `memory.space`
fn space(judge: &mut Judge<'_>, class: &str) -> String {
    let cell = judge.cell("memory.space", &[class]);
    cell.and_then(|c| c.result.clone()).unwrap_or_else(|| "none".to_owned())
}

/// `memory.apply`: the keywords of a declaration applied to those so far; `variable.constexpr` and
/// `variable.data-member` look at each application. Returns the keywords so far and those of the declaration alone.
fn apply(judge: &mut Judge<'_>, declaration: &VariableDeclaration, earlier: &str) -> (String, String) {
    let applied = keywords(judge, declaration);
    let of_class = judge.program.variable_entities[declaration.entity].scope == VariableScope::Class;
    let anchors = anchors_of(declaration);
    let mut class = earlier.to_owned();
    let mut own = "none".to_owned();
    for (index, (written, token)) in applied.iter().enumerate() {
        let anchors = anchors.with(Anchor::Attribute, *token);
        let (dialect, pass) = (judge.dialect(), judge.pass());
        let is_told = beside_tiles(judge, declaration, written, &applied[..index], &anchors);
        let keyword = if *written == TILE { &"D" } else { written };
        let cell = judge.cell("memory.apply", &[&class, keyword]);
        let alone = judge.cell("memory.apply", &[&own, keyword]);
        let (Some(cell), Some(alone)) = (cell, alone) else { continue };
        // The device passes of the released tool merge the keywords of several declarations silently.
        let reported = if dialect == Dialect::Documented || pass == Pass::Host { cell } else { alone };
        let repeated = applied[..index].iter().any(|(before, _)| before == keyword);
        let is_conflict = |id: &str| id == "space.conflict";
        let counts = |id: &str| if is_conflict(id) { !is_told } else { *written != TILE };
        for report in reported.diagnostics.iter().filter(|report| counts(&report.diagnostic)) {
            if report.diagnostic != "space.duplicate" || repeated {
                judge.report(report, &anchors, &[]);
            }
        }
        class = cell.result.clone().unwrap_or(class);
        own = alone.result.clone().unwrap_or(own);
        // variable.constexpr
        let is_constexpr = declaration.specifiers.constexpr_at.is_some();
        judge.decide("variable.constexpr", &[truth(is_constexpr), &class], &anchors, &[]);
        // variable.data-member
        judge.decide("variable.data-member", &[truth(of_class), keyword], &anchors, &[]);
    }
    (class, own)
}

/// `tile.memory` of a keyword behind others, in the host pass also those of earlier declarations; whether that tells a conflict, which
/// is the keyword's only one then.
fn beside_tiles(
    judge: &mut Judge<'_>,
    declaration: &VariableDeclaration,
    keyword: &str,
    before: &[Applied],
    anchors: &Anchors,
) -> bool {
    let program = judge.program;
    if !program.tiles {
        return false;
    }
    let merged = judge.pass() == Pass::Host;
    let declarations = program.variable_entities[declaration.entity].declarations.iter();
    let earlier = declarations.map(|d| &program.variables[*d]).filter(|d| d.name_at < declaration.name_at);
    let mut known: Vec<&str> = before.iter().map(|(written, _)| *written).collect();
    known.extend(earlier.filter(|_| merged).flat_map(|d| keywords(judge, d)).map(|(written, _)| written));
    let inputs = [keyword == TILE, known.contains(&TILE), known.contains(&"D")].map(truth);
    judge.decide("tile.memory", &inputs, anchors, &[]);
    judge.cell("tile.memory", &inputs).is_some_and(|cell| !cell.diagnostics.is_empty())
}

/// `jit.default-space` of a declaration without memory space. A constant at namespace scope has it from its first
/// declaration alone, so that a later one loses it.
fn default_space(
    judge: &mut Judge<'_>,
    declaration: &VariableDeclaration,
    first: bool,
) -> Option<&'static str> {
    let entity = &judge.program.variable_entities[declaration.entity];
    let member = entity.scope == VariableScope::Class;
    // What gets its space so is the variable without a name that the bindings name the parts of; the documents know none.
    let is_unknown = declaration.structured_binding && !judge.dialect().is_released();
    if entity.template.is_some() || entity.scope == VariableScope::Block || is_unknown {
        return None;
    }
    let kind = if member { "static-data-member" } else { "variable" };
    let is_const = declaration.written.is_const() || declaration.specifiers.constexpr_at.is_some();
    jit::default_space(judge, kind)
        .or_else(|| (is_const && (first || member)).then(|| jit::default_space(judge, "constant")).flatten())
}

/// The checks of one declaration. Returns the keywords of the variable so far, a value of the `memory-class` domain.
fn variable(judge: &mut Judge<'_>, declaration: &VariableDeclaration, earlier: &str, first: bool) -> String {
    let program = judge.program;
    let entity = &program.variable_entities[declaration.entity];
    let anchors = anchors_of(declaration);
    let applied = keywords(judge, declaration);
    let of_class = entity.scope == VariableScope::Class;
    let is_static = declaration.specifiers.static_at.is_some() || declaration.scope != VariableScope::Class;
    if of_class && !is_static {
        return earlier.to_owned();
    }

    let (mut class, mut own) = apply(judge, declaration, earlier);
    if applied.is_empty()
        && let Some(default) = default_space(judge, declaration, first)
    {
        own = default.to_owned();
        if first {
            class.clone_from(&own);
        }
    }
    let space_now = space(judge, &class);
    let attribute = applied.last().map_or(declaration.name_at, |(_, token)| *token);
    let anchors = anchors.with(Anchor::Attribute, attribute);

    if !first {
        redeclared(judge, declaration, (earlier, &own), &anchors);
    }
    let is_thread_local = truth(declaration.specifiers.thread_local_at.is_some());
    if applied.is_empty() || of_class {
        if declaration.scope == VariableScope::Namespace {
            let is_of_device = jit::default_space(judge, "variable").is_some();
            let space = if is_of_device { space(judge, &own) } else { "none".to_owned() };
            judge.decide("variable.thread-local", &[&space, is_thread_local], &anchors, &[]);
        }
        local(judge, declaration, &class, "none", &anchors);
        if declaration.structured_binding {
            let inputs = [space_now.as_str(), truth(true)];
            judge.decide("variable.structured-binding", &inputs, &anchors, &[]);
        }
        return class;
    }

    // variable.structured-binding; the other checks are of variables
    let binding = truth(declaration.structured_binding);
    judge.decide("variable.structured-binding", &[&space_now, binding], &anchors, &[]);

    // variable.managed.space, variable.managed.type
    let is_known =
        applied.last().is_some_and(|(last, _)| *last != TILE) || applied.iter().any(|(k, _)| *k == "D");
    if is_known {
        // __tile__ takes back that the others make it a variable of the device.
        judge.decide("variable.managed.space", &[&class], &anchors, &[]);
    }
    let is_constexpr = declaration.specifiers.constexpr_at.is_some();
    // What the type of a template is shows in its instances, and those are not looked at.
    let is_const = (declaration.written.is_const() || is_constexpr) && entity.template.is_none();
    let is_reference = declaration.written.is_reference() && entity.template.is_none();
    judge.decide("variable.managed.type", &[&class, truth(is_const), truth(is_reference)], &anchors, &[]);

    // variable.shared.initializer
    let initialised =
        declaration.initializer.is_some() && entity.template.is_none() && is_read(judge, declaration);
    judge.decide("variable.shared.initializer", &[&class, truth(initialised)], &anchors, &[]);

    // variable.thread-local; what is of tile code alone is not looked at
    let space_of_device = if applied.iter().all(|(k, _)| *k == TILE) { "none" } else { &space_now };
    judge.decide("variable.thread-local", &[space_of_device, is_thread_local], &anchors, &[]);

    local(judge, declaration, &class, &space_now, &anchors);
    tile::local(judge, declaration, &space_now, &anchors);

    // variable.inline
    let is_inline = declaration.specifiers.inline_at.is_some();
    let internal = declaration.specifiers.static_at.is_some() || entity.in_unnamed;
    let separate = truth(judge.options.device_c);
    judge.decide("variable.inline", &[&class, truth(is_inline && !internal), separate], &anchors, &[]);
    class
}

/// `variable.redeclare`
fn redeclared(
    judge: &mut Judge<'_>,
    declaration: &VariableDeclaration,
    (earlier, own): (&str, &str),
    anchors: &Anchors,
) {
    let entity = &judge.program.variable_entities[declaration.entity];
    let inputs = [space(judge, earlier), space(judge, own)];
    let name = qualified_name(&entity.path, &entity.name);
    judge.decide("variable.redeclare", &[&inputs[0], &inputs[1]], anchors, &[("variable", name.as_str())]);
}

/// `variable.local`
fn local(
    judge: &mut Judge<'_>,
    declaration: &VariableDeclaration,
    class: &str,
    space_now: &str,
    anchors: &Anchors,
) {
    let storage = match &declaration.specifiers {
        s if s.extern_at.is_some() => "extern",
        s if s.static_at.is_some() || s.thread_local_at.is_some() || class.contains('S') => "static",
        _ => "automatic",
    };
    let enclosing = match (declaration.scope, declaration.function) {
        (VariableScope::Block, Some(function)) => judge.enclosing(function),
        _ => "none",
    };
    if is_read(judge, declaration) {
        judge.decide("variable.local", &[space_now, storage, enclosing], anchors, &[]);
    }
}

/// Whether the pass reads the body that declares a variable: the device passes read those of templates in their instances
/// alone.
fn is_read(judge: &Judge<'_>, declaration: &VariableDeclaration) -> bool {
    let program = judge.program;
    let Some(function) = declaration.function else { return true };
    let entity = program.functions[function].entity;
    let made = |(index, i): (usize, &Instance)| i.entity == entity && program.is_made(index);
    judge.pass() == Pass::Host
        || !judge.dialect().is_released()
        || !is_pattern(program, &program.functions[function])
        || program.instances.iter().enumerate().any(made)
}

/// `variable.extern-definition`: looked at when the whole unit was read without an error.
pub(crate) fn extern_definitions(judge: &mut Judge<'_>, scopes: &Scopes) {
    if judge.has_errors() {
        return;
    }
    let program = judge.program;
    let classes = judge.memory_classes.clone();
    for (entity, class) in program.variable_entities.iter().zip(&classes) {
        let declarations: Vec<&VariableDeclaration> =
            entity.declarations.iter().map(|d| &program.variables[*d]).collect();
        let extern_only = !declarations.is_empty()
            && !entity.in_unnamed
            && declarations.iter().all(|d| d.specifiers.extern_at.is_some() && d.initializer.is_none())
            && declarations.iter().any(|d| is_complete(program, scopes, &d.written));
        let space = space(judge, class);
        let Some(last) = declarations.first() else { continue };
        let anchors = anchors_of(last);
        let separate = truth(judge.options.device_c);
        let name = qualified_name(&entity.path, &entity.name);
        let facts = [("variable", name.as_str())];
        judge.decide("variable.extern-definition", &[&space, truth(extern_only), separate], &anchors, &facts);
    }
}

/// Whether a type is complete at the end of the unit; an instance of a class template is where it had to be.
fn is_complete(program: &Program, scopes: &Scopes, t: &Type) -> bool {
    match t.unqualified() {
        Type::Array(_, None) => false,
        Type::Array(of, _) => is_complete(program, scopes, of),
        named => match scopes.class_of_type(named).map(|class| &scopes.classes[class]) {
            None => true,
            Some(class) if class.template_depth.is_some() => program.references.iter().any(|r| {
                matches!(&r.to, Referent::Type { written, complete: true } if written.unqualified() == named)
            }),
            Some(class) => class.defined,
        },
    }
}
