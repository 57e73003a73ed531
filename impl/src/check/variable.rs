//! Memory spaces of variables at namespace and class scope.

use super::anchor::Places;
use super::annotation::{self, memory};
use super::function_type::{self, Declares};
use super::kernel::report;
use super::overrides::{Completed, all_completed};
use super::{Context, fact, naming, placement, resolve, tile};
use crate::diag::Finding;
use crate::ids::model::Type;
use crate::ids::spelled::{Missing, Spelling};
use crate::lex::{Kind, TokenId};
use crate::names::{END, Lookup, Named};
use crate::read::Reading;
use crate::rules::generated::{self as rules, JitEntity, MemoryClass, MemoryKeyword, MemorySpace};
use crate::tree::{
    Attribute, DeclarationId, DeclarationKind, EntityId, Form, Initializer, Shape, SpecifierKind, Variable,
    VariableId,
};
use cufe_spec::space::MemoryWord;
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;

/// The memory space of every variable entity.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    by_entity: Vec<MemoryClass>,
    /// What the keywords alone make of each entity: `by_entity` without `jit.default-space`.
    written: Vec<MemoryClass>,
    /// Whether variables without keywords are the device's by an option, so that they have its bit.
    default_device: bool,
    /// Variables in function bodies that have a memory space: the name and the keywords.
    pub locals: Vec<(TokenId, MemoryClass)>,
    /// By entity whose later declarations have other keywords than the first: where each begins, and those up to it.
    earlier: FxHashMap<EntityId, Vec<(TokenId, MemoryClass)>>,
}

impl Memory {
    /// The keywords that all declarations of an entity carry together.
    pub fn of(&self, entity: EntityId) -> MemoryClass {
        self.by_entity.get(entity.index()).copied().unwrap_or(MemoryClass::None)
    }

    /// The keywords that the declarations of an entity before a place carry together.
    pub fn before(&self, entity: EntityId, place: impl FnOnce() -> TokenId) -> MemoryClass {
        let Some(earlier) = self.earlier.get(&entity) else { return self.of(entity) };
        let place = place();
        earlier.iter().find(|(start, _)| place < *start).map_or_else(|| self.of(entity), |(_, class)| *class)
    }

    fn written_of(&self, entity: EntityId) -> MemoryClass {
        self.written.get(entity.index()).copied().unwrap_or(MemoryClass::None)
    }

    /// The keywords that an entity's memory-space word shows: the written ones, else what `-default-device` gives. That a
    /// constant is the device's without either shows in what is said of it only.
    pub fn shown(&self, entity: EntityId) -> MemoryClass {
        match self.written_of(entity) {
            MemoryClass::None if self.default_device => self.of(entity),
            written => written,
        }
    }
}

/// The memory-space word that a set of keywords makes.
pub fn word(class: MemoryClass) -> MemoryWord {
    let name = class.name();
    let bit = |letter: char, bit: u32| if name.contains(letter) { bit } else { 0 };
    let bits = if class == MemoryClass::None {
        0
    } else {
        bit('D', rules::MEMORY_WORD_DEVICE)
            | bit('S', rules::MEMORY_WORD_SHARED)
            | bit('C', rules::MEMORY_WORD_CONSTANT)
            | bit('M', rules::MEMORY_WORD_MANAGED)
    };
    MemoryWord(bits as u16)
}

/// Judges every variable.
pub(super) fn check(context: &mut Context<'_>) -> Memory {
    let tree = &context.reading.tree;
    let none = vec![MemoryClass::None; tree.entities.len()];
    let default_device = context.is_device_by_default(JitEntity::Variable);
    let mut memory = Memory { by_entity: none.clone(), written: none, default_device, ..Memory::default() };
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        if let DeclarationKind::Variable(variable) = tree[id].kind
            && !tree[variable].is_field
        {
            declaration(context, &mut memory, id, variable);
        }
    }
    memory
}

/// The memory-space keywords of a declaration; a variable of tile code is one of the device.
fn keywords(context: &Context<'_>, id: DeclarationId) -> Vec<(MemoryKeyword, TokenId)> {
    let reading = context.reading;
    let keyword = |written: &Attribute| {
        let of_tile_code = context.has_tile && tile::is_of_variable(written);
        let memory = || memory(annotation::read(reading, written)?.attribute);
        Some((if of_tile_code { MemoryKeyword::D } else { memory()? }, written.name_token))
    };
    reading.tree.attributes_of(id).iter().filter_map(keyword).collect()
}

fn declaration(context: &mut Context<'_>, all: &mut Memory, id: DeclarationId, variable: VariableId) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let keywords = keywords(context, id);
    let entity = reading.tree[id].entity;
    let seen = fact::earlier(reading, id).next().is_some();
    // A specialisation begins with the keywords of its template.
    let before = if seen { entity } else { entity.and_then(|entity| reading.tree[entity].specializes) };
    let so_far = before.map_or(MemoryClass::None, |entity| all.of(entity));
    let default =
        if keywords.is_empty() { default_class(context, id, variable, seen) } else { MemoryClass::None };
    if keywords.is_empty() && so_far == MemoryClass::None && default == MemoryClass::None {
        return;
    }
    match function_type::of_variable(reading, variable) {
        Declares::Variable => {}
        Declares::Function => return,
        Declares::Unknown => return context.count_unknown("variable-type"),
    }
    let places = Places::of(reading, id);

    let is_member = placement::is_static_member(context, id, variable);
    let is_constexpr = fact::truth(is_seen_constexpr(context, id, is_member));
    let mut class = so_far;
    let mut written = before.map_or(MemoryClass::None, |entity| all.written_of(entity));
    let mut own = MemoryClass::None;
    // The device passes see conflicts within one declaration only.
    let across = pass == Pass::Host || !seen;
    let (mut has_tile, mut has_device) = (false, false);
    for (keyword, token) in &keywords {
        let is_tile = context.has_tile && tile::is_word(reading.tokens.symbol(*token));
        let beside = tile::memory(context, is_tile, has_tile, has_device);
        has_tile |= is_tile;
        has_device |= !is_tile && *keyword == MemoryKeyword::D;
        let places = places.at_attribute(reading.tokens.get(*token).start);
        let merged = rules::decide_memory_apply(dialect, pass, class, *keyword);
        let alone = rules::decide_memory_apply(dialect, pass, own, *keyword);
        let is_repeated = alone.reports.iter().any(annotation::is_repetition);
        for said in annotation::said(if across { merged.reports } else { alone.reports }, is_repeated) {
            context.find(Finding::reported(said, places.anchor(said.diagnostic), &[]));
        }
        report(context, &places, beside);
        (class, own) = (merged.result, alone.result);
        written = rules::decide_memory_apply(dialect, pass, written, *keyword).result;
        let member = rules::decide_variable_data_member(dialect, pass, fact::truth(is_member), *keyword);
        report(context, &places, member);
        report(context, &places, rules::decide_variable_constexpr(dialect, pass, is_constexpr, class));
    }
    if default != MemoryClass::None {
        own = default;
        class = if seen { class } else { default };
    }
    let space = rules::decide_memory_space(dialect, pass, class).result;
    if seen && !fact::is_builtin(context, id) {
        redeclared(context, &places, variable, (so_far, own));
    }
    if let Some(entity) = entity
        && let (Some(slot), Some(written_slot)) =
            (all.by_entity.get_mut(entity.index()), all.written.get_mut(entity.index()))
    {
        (*slot, *written_slot) = (class, written);
        if seen && class != so_far {
            all.earlier.entry(entity).or_default().push((reading.tree[id].range.start, so_far));
        }
    }
    // Of what is the device's for being constant, structured bindings alone are looked at.
    let is_looked_at = !is_of_class(context, id, variable)
        && (context.is_device_by_default(JitEntity::Variable)
            || !reading.tree[variable].structured_binding.is_empty());
    if default != MemoryClass::None && !is_looked_at {
        return;
    }
    let first_attribute = keywords.first().map_or(places.name, |(_, token)| reading.tokens.get(*token).start);
    // What a specialisation cannot be is a matter of its own keywords.
    let class = if seen { class } else { own };
    facts(context, id, variable, class, space, &places.at_attribute(first_attribute));
}

/// Judges a declaration with its own keywords behind others with theirs.
fn redeclared(
    context: &mut Context<'_>,
    places: &Places,
    variable: VariableId,
    (so_far, own): (MemoryClass, MemoryClass),
) {
    let (dialect, pass, reading) = (context.dialect, context.pass, context.reading);
    let first = rules::decide_memory_space(dialect, pass, so_far).result;
    let second = rules::decide_memory_space(dialect, pass, own).result;
    for report in rules::decide_variable_redeclare(dialect, pass, first, second).reports {
        let name = naming::variable(reading, &reading.tree[variable]);
        let at = places.anchor(report.diagnostic);
        context.find(Finding::reported(report, at, &[("variable", &name)]));
    }
}

/// The memory space of a declaration without one (`jit.default-space`). A constant at namespace scope has it from its
/// first declaration alone.
fn default_class(
    context: &mut Context<'_>,
    id: DeclarationId,
    variable: VariableId,
    seen: bool,
) -> MemoryClass {
    let tree = &context.reading.tree;
    // A member of a class template that is defined outside has it from its declaration.
    let is_looked_at = tree[id].form == Form::Plain || seen && tree[id].form == Form::MemberOfTemplate;
    if context.pass != Pass::Jit || !is_looked_at {
        return MemoryClass::None;
    }
    let is_member = is_of_class(context, id, variable);
    let entity = if is_member { JitEntity::StaticDataMember } else { JitEntity::Variable };
    if context.is_device_by_default(entity) {
        return MemoryClass::D;
    }
    if !context.is_device_by_default(JitEntity::Constant) || (seen && !is_member) {
        return MemoryClass::None;
    }
    match constness(context, variable) {
        Ok((true, _)) => MemoryClass::D,
        Ok((false, _)) => MemoryClass::None,
        Err(missing) => {
            context.count_unknown(missing.name());
            MemoryClass::None
        }
    }
}

/// Whether a variable is declared constexpr, as far as that is looked at.
fn is_seen_constexpr(context: &Context<'_>, id: DeclarationId, is_member: bool) -> bool {
    let is_constexpr = context.reading.tree.has_specifier(id, SpecifierKind::Constexpr);
    is_constexpr && (is_member || !is_unseen_template(context, id))
}

/// Whether a declaration is of a variable template or a part of one, which the released tools do not look at in namespaces.
fn is_unseen_template(context: &Context<'_>, id: DeclarationId) -> bool {
    let form = context.reading.tree[id].form;
    context.dialect.is_released() && matches!(form, Form::Template | Form::PartialSpecialization)
}

/// Whether a declaration, in its class or outside, is of a static data member.
fn is_of_class(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> bool {
    let tree = &context.reading.tree;
    tree[tree[variable].target.unwrap_or(tree[id].scope)].class().is_some()
}

/// What a variable of this memory space cannot be.
fn facts(
    context: &mut Context<'_>,
    id: DeclarationId,
    variable_id: VariableId,
    class: MemoryClass,
    space: MemorySpace,
    places: &Places,
) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let tree = &reading.tree;
    let variable = &tree[variable_id];
    let has = |kind| tree.has_specifier(id, kind);
    let is_member = placement::is_static_member(context, id, variable_id);
    if !is_member && !is_unseen_template(context, id) {
        report(context, places, rules::decide_variable_managed_space(dialect, pass, class));
    }
    // Neither a variable template nor a specialisation of one is looked at.
    let is_template = tree[id].form == Form::Template;
    let is_looked_at = !is_member && matches!(tree[id].form, Form::Plain);
    if is_looked_at && word(class).0 & MemoryWord::MANAGED == MemoryWord::MANAGED {
        match constness(context, variable_id) {
            Ok((is_const, is_reference)) => {
                let (is_const, is_reference) = (fact::truth(is_const), fact::truth(is_reference));
                let cell = rules::decide_variable_managed_type(dialect, pass, class, is_const, is_reference);
                report(context, places, cell);
            }
            Err(missing) => context.count_unknown(missing.name()),
        }
    }
    let initialised = fact::truth(variable.initializer != Initializer::None && !is_template && !is_member);
    report(context, places, rules::decide_variable_shared_initializer(dialect, pass, class, initialised));
    let is_thread_local = fact::truth(has(SpecifierKind::ThreadLocal));
    report(context, places, rules::decide_variable_thread_local(dialect, pass, space, is_thread_local));
    let inline_external = has(SpecifierKind::Inline)
        && !has(SpecifierKind::Static)
        && !is_member
        && !tree.is_unnamed(tree[id].scope);
    let device_c = fact::truth(context.device_c);
    let cell = rules::decide_variable_inline(dialect, pass, class, fact::truth(inline_external), device_c);
    report(context, places, cell);
    let is_binding = fact::truth(!variable.structured_binding.is_empty());
    report(context, places, rules::decide_variable_structured_binding(dialect, pass, space, is_binding));
}

/// Whether a variable's type is const at top level, an array by its element, and whether it is a reference.
pub(super) fn constness(context: &Context<'_>, id: VariableId) -> Result<(bool, bool), Missing> {
    let variable = &context.reading.tree[id];
    let is_constexpr = context.reading.tree.has_specifier(variable.declaration, SpecifierKind::Constexpr);
    match variable.shape {
        Shape::LvalueReference | Shape::RvalueReference => return Ok((false, true)),
        _ if variable.is_const || is_constexpr => return Ok((true, false)),
        Shape::Pointer => return Ok((false, false)),
        _ => {}
    }
    match Spelling::new(context.reading).variable(id) {
        Ok(ty) => Ok(match ty.element() {
            Type::LvalueReference(_) | Type::RvalueReference(_) => (false, true),
            Type::Qualified(cv, _) => (cv.is_const, false),
            _ => (false, false),
        }),
        // A class or enum of its own, or a plain `auto`.
        Err(Missing::Unnamed | Missing::Local | Missing::Internal) => Ok((false, false)),
        Err(missing) => Err(missing),
    }
}

/// `extern __device__ int x;` that nothing in the unit defines. The released tool notices this when it writes
/// its code, so a unit with errors has no such warnings.
pub(super) fn extern_definitions(context: &mut Context<'_>, memory: &Memory) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let tree = &reading.tree;
    let instances = OnceCell::new();
    for index in 0..tree.entities.len() {
        let entity = EntityId::from_index(index);
        // In an unnamed namespace the variable is the unit's own anyway.
        if memory.of(entity) == MemoryClass::None || tree.is_unnamed(tree[entity].scope) {
            continue;
        }
        let space = rules::decide_memory_space(dialect, pass, memory.of(entity)).result;
        let declarations = &tree[entity].declarations;
        let extern_only = fact::truth(declarations.iter().all(|id| tree.only_declares(*id)));
        let device_c = fact::truth(context.device_c);
        let cell = rules::decide_variable_extern_definition(dialect, pass, space, extern_only, device_c);
        let Some(&first) = declarations.first() else { continue };
        let DeclarationKind::Variable(variable) = tree[first].kind else { continue };
        if cell.reports.is_empty() {
            continue;
        }
        match is_complete(context.reading, declarations, &instances) {
            Some(true) => {}
            Some(false) => continue,
            None => {
                context.count_unknown("extern-definition");
                continue;
            }
        }
        let name = naming::variable(reading, &tree[variable]);
        let places = Places::of(reading, first);
        for report in cell.reports {
            let at = places.anchor(report.diagnostic);
            context.find(Finding::reported(report, at, &[("variable", &name), ("entity", &name)]));
        }
    }
}

/// Whether the type of a variable is complete at the end of the unit, so that the variable can be defined; `None` where
/// that hangs on an instance, which may not be there. The `instances` of the unit are found where they are asked first.
fn is_complete(
    reading: &Reading,
    declarations: &[DeclarationId],
    instances: &OnceCell<FxHashSet<Completed>>,
) -> Option<bool> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let all: Vec<&Variable> = declarations.iter().filter_map(|id| tree.variable(*id)).collect();
    let has_bound = |one: &&Variable| match one.name_token {
        Some(name) => tokens.kind(name.next().next()) != Kind::CloseBracket,
        None => true,
    };
    let first = all.first()?;
    match first.shape {
        Shape::Array if !all.iter().any(has_bound) => return Some(false),
        Shape::Plain | Shape::Array => {}
        _ => return Some(true),
    }
    let is_decoration = |kind: Kind| {
        matches!(
            kind,
            Kind::Const
                | Kind::Volatile
                | Kind::Struct
                | Kind::Class
                | Kind::Union
                | Kind::Enum
                | Kind::Typename
        )
    };
    let mut ty = first.type_specifier;
    while !ty.is_empty() && is_decoration(tokens.kind(ty.start)) {
        ty.start = ty.start.next();
    }
    while !ty.is_empty() && is_decoration(tokens.kind(ty.last())) {
        ty.end = ty.last();
    }
    let DeclarationKind::Variable(id) = tree[first.declaration].kind else { return None };
    let known = Spelling::new(reading).variable(id).ok().map(|known| known.element().unqualified().1.clone());
    let is_instance =
        |known: &Type| matches!(known, Type::Named(name) if name.0.iter().any(|one| one.arguments.is_some()));
    match known {
        Some(known) if is_instance(&known) => return completed_instance(reading, &known, instances),
        None if ty.iter().any(|at| tokens.angle_partner(at).is_some()) => return None,
        _ => {}
    }
    let scope = first.target.unwrap_or(tree[first.declaration].scope);
    let Lookup::Found(found) = resolve(reading, scope, ty) else { return Some(true) };
    let mut is_declared_only = false;
    for named in reading.names.declarations(found.binding, END) {
        let Named::Declaration(id) = named else { return Some(true) };
        match tree.class(id) {
            Some(class) if class.body.is_none() => is_declared_only = true,
            _ => return Some(true),
        }
    }
    Some(!is_declared_only)
}

/// Whether the instance of a class template is complete at the end of the unit, if that is certain.
fn completed_instance(
    reading: &Reading,
    ty: &Type,
    instances: &OnceCell<FxHashSet<Completed>>,
) -> Option<bool> {
    let tree = &reading.tree;
    let instance = Completed::of(reading, ty)?;
    let class = tree[instance.scope].class().map(|class| tree[class].declaration);
    let is_written = class.is_some_and(|id| tree[id].form == Form::ExplicitSpecialization);
    let all = || instances.get_or_init(|| all_completed(reading));
    (is_written || all().contains(&instance)).then_some(true)
}
