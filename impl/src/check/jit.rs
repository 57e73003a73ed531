//! Device-only compilation: what would be host code is refused, and what `-default-device` makes of it.
//!
//! Order of the rules: `jit.default-space` gives unannotated entities their space (in [`Context`], asked where spaces
//! are applied); `jit.function.declaration` says which declarations are looked at; then functions, variables, static data
//! members and closures are judged. Bodies are read whole for it.

use super::anchor::Places;
use super::annotation::{self, applied};
use super::function_type::{self, Declares};
use super::kernel::report;
use super::lookup::Bodies;
use super::{Context, Memory, Spaces, fact, statement};
use crate::ids::definition;
use crate::ids::spelled::Missing;
use crate::lambda::{declarator, space};
use crate::lex::{Kind, TokenId, Tokens};
use crate::read::Reading;
use crate::rules::generated::{
    ByteClass, Cell, CheckOutcome, Defaulted, JitDeclaration, JitEntity, JitLambda, JitVariable, MemoryClass,
    MemorySpace, Space, Storage, decide_jit_closure, decide_jit_default_space, decide_jit_function,
    decide_jit_function_declaration, decide_jit_static_data_member, decide_jit_variable, decide_memory_space,
    decide_space_apply,
};
use crate::tree::{
    Body, DeclarationId, DeclarationKind, Form, Function, FunctionName, Shape, SpecifierKind, VariableId,
};
use cufe_spec::unit::Pass;

impl Context<'_> {
    /// Whether an unannotated entity belongs to the device (`jit.default-space`).
    pub(super) fn is_device_by_default(&self, entity: JitEntity) -> bool {
        let given = fact::truth(self.default_device);
        decide_jit_default_space(self.dialect, self.pass, entity, given).result == Space::D
    }
}

/// Judges a device-only compilation; nothing in others.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies, memory: &Memory) {
    if context.pass != Pass::Jit {
        return;
    }
    let tree = &context.reading.tree;
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        match tree[id].kind {
            DeclarationKind::Function(function) if tree[function].name != FunctionName::DeductionGuide => {
                function_declared(context, spaces, id, &tree[function]);
            }
            DeclarationKind::Variable(variable) if !tree[variable].is_field => {
                variable_declared(context, memory, id, variable);
            }
            _ => {}
        }
    }
    in_bodies(context, spaces, memory, bodies);
    closures(context, spaces, bodies);
}

fn function_declared(context: &mut Context<'_>, spaces: &Spaces, id: DeclarationId, function: &Function) {
    let kind = declaration_kind(context.reading, id, function);
    let is_constexpr = context.reading.tree.has_specifier(id, SpecifierKind::Constexpr);
    let cell = judged(context, kind, explicit(context, spaces, id), is_constexpr);
    report_function(context, cell, &Places::of(context.reading, id));
}

/// The space of a function after a declaration; of one that the device has by default what is written, if that is the host's.
fn explicit(context: &Context<'_>, spaces: &Spaces, id: DeclarationId) -> ByteClass {
    let (dialect, pass, reading) = (context.dialect, context.pass, context.reading);
    let all = fact::earlier(reading, id).chain([id]).flat_map(|one| applied(reading, one));
    let written = all.filter_map(|one| annotation::keyword(one.attribute));
    let apply = |class, keyword| decide_space_apply(dialect, pass, class, keyword).result;
    let is_by_default = dialect.is_released() && context.is_device_by_default(JitEntity::Function);
    match is_by_default && written.fold(ByteClass::None, apply) == ByteClass::H {
        true => ByteClass::H,
        false => spaces.after(id),
    }
}

/// Which kind of declaration of a function it is.
fn declaration_kind(reading: &Reading, id: DeclarationId, function: &Function) -> JitDeclaration {
    let tree = &reading.tree;
    if matches!(
        tree[id].form,
        Form::ExplicitInstantiation | Form::ExternInstantiation | Form::ExplicitSpecialization
    ) {
        return JitDeclaration::Instance;
    }
    let is_in_class = tree[tree[id].scope].class().is_some();
    if !is_in_class || tree.has_specifier(id, SpecifierKind::Friend) {
        let is_of_class = function.target.is_some_and(|scope| tree[scope].class().is_some());
        let is_plain = tree[id].form == Form::Plain;
        return if is_of_class && !is_in_class && is_plain {
            JitDeclaration::MemberDefinition
        } else {
            JitDeclaration::Namespace
        };
    }
    if matches!(function.body, Body::Delete(_)) {
        return JitDeclaration::DeletedMember;
    }
    let is_virtual = tree.has_specifier(id, SpecifierKind::Virtual) || function.is_override;
    match (fact::defaulted(reading, id, function), is_virtual) {
        (Defaulted::Not, _) => JitDeclaration::Member,
        (_, true) => JitDeclaration::DefaultedVirtual,
        (_, false) => JitDeclaration::Defaulted,
    }
}

/// What the rule says of a function; nothing of a declaration that is not looked at, or of a space with a conflict.
fn judged(
    context: &Context<'_>,
    kind: JitDeclaration,
    class: ByteClass,
    is_constexpr: bool,
) -> Option<&'static Cell<()>> {
    let (dialect, pass) = (context.dialect, context.pass);
    if decide_jit_function_declaration(dialect, pass, kind).result != CheckOutcome::Checked {
        return None;
    }
    let space = fact::space(class)?;
    let (default, relaxed) = (fact::truth(context.default_device), fact::truth(context.relaxed_constexpr));
    Some(decide_jit_function(dialect, pass, space, default, fact::truth(is_constexpr), relaxed))
}

fn report_function(context: &mut Context<'_>, cell: Option<&'static Cell<()>>, places: &Places) {
    if let Some(cell) = cell {
        report(context, places, cell);
    }
}

fn variable_declared(context: &mut Context<'_>, memory: &Memory, id: DeclarationId, variable: VariableId) {
    let (dialect, pass) = (context.dialect, context.pass);
    let tree = &context.reading.tree;
    // What a later declaration says comes too late for this one.
    let reading = context.reading;
    let is_annotated = |id| applied(reading, id).any(|one| annotation::memory(one.attribute).is_some());
    let class = match tree[id].entity {
        Some(entity) if is_annotated(id) || fact::earlier(reading, id).any(is_annotated) => memory.of(entity),
        _ => MemoryClass::None,
    };
    let space = decide_memory_space(dialect, pass, class).result;
    let default = fact::truth(context.default_device);
    let is_in_class = tree[tree[id].scope].class().is_some();
    let is_of_class = tree[variable].target.is_some_and(|scope| tree[scope].class().is_some());
    if is_of_class && !is_in_class {
        return;
    }
    if function_type::of_variable(context.reading, variable) == Declares::Function {
        return;
    }
    let Some(is_const) = is_const(context, id, variable) else {
        return context.count_unknown("constant-variable");
    };
    let places = Places::of(context.reading, id);
    if is_in_class {
        let cell = decide_jit_static_data_member(dialect, pass, space, fact::truth(is_const), default);
        return report(context, &places, cell);
    }
    let kind = if tree[id].form == Form::Plain { JitVariable::Namespace } else { JitVariable::Template };
    report(context, &places, decide_jit_variable(dialect, pass, kind, space, fact::truth(is_const), default));
    if !dialect.is_released() {
        return;
    }
    // The released tool looks at the names of a structured binding, too: they have no type of their own yet.
    let name = decide_jit_variable(dialect, pass, kind, space, fact::truth(false), default);
    for token in reading.tree[variable].structured_binding.iter() {
        if reading.tokens.kind(token) == Kind::Identifier {
            report(context, &Places::all_at(reading.tokens.get(token).start), name);
        }
    }
}

/// Whether the type of a variable is const; `None` when that is not known. References never are.
fn is_const(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> Option<bool> {
    let tree = &context.reading.tree;
    if matches!(tree[variable].shape, Shape::LvalueReference | Shape::RvalueReference) {
        return Some(false);
    }
    if tree[variable].is_const || tree.has_specifier(id, SpecifierKind::Constexpr) {
        return Some(true);
    }
    match definition::is_const(context.reading, variable) {
        Ok(known) => Some(known),
        // Nothing const is written, and what a template parameter stands for is not asked.
        Err(Missing::Dependent) => Some(false),
        Err(_) => None,
    }
}

/// Functions and extern variables that are declared in blocks, and member functions of local classes.
fn in_bodies(context: &mut Context<'_>, spaces: &Spaces, memory: &Memory, bodies: &Bodies) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    for declared in &reading.bodies.locals {
        let places = Places::all_at(reading.tokens.get(declared.name).start);
        match declared.kind {
            "function" => {
                // A destructor is named behind the `~`.
                let is_destructor = reading.tokens.kind(declared.name) == Kind::Tilde;
                let name = if is_destructor { declared.name.next() } else { declared.name };
                let local = spaces.locals.binary_search_by_key(&name, |local| local.name);
                let Some(local) = local.ok().and_then(|at| spaces.locals.get(at)) else { continue };
                let cell = judged(context, local_kind(&reading.tokens, declared.name), local.class, false);
                report_function(context, cell, &places);
            }
            "variable" => {
                let Some((_, block)) = bodies.around(declared.name) else { continue };
                let is_annotated = memory.locals.iter().any(|(name, _)| *name == declared.name);
                let is_const = match statement::storage(&reading.tokens, block, declared.name) {
                    Some((Storage::Extern, is_const)) if !is_annotated => is_const,
                    _ => continue,
                };
                let kind = JitVariable::BlockExtern;
                let (is_const, default) = (fact::truth(is_const), fact::truth(context.default_device));
                let cell = decide_jit_variable(dialect, pass, kind, MemorySpace::None, is_const, default);
                report(context, &places, cell);
            }
            _ => {}
        }
    }
}

/// Which kind of declaration a function in a body is.
fn local_kind(tokens: &Tokens, name: TokenId) -> JitDeclaration {
    let mut at = name.next();
    while !matches!(tokens.kind(at), Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::End) {
        match (tokens.kind(at), tokens.kind(at.next())) {
            (Kind::Assign, Kind::Delete) => return JitDeclaration::DeletedMember,
            (Kind::Assign, Kind::Default) => return JitDeclaration::Defaulted,
            (kind, _) if kind.is_open_bracket() => at = tokens.partner(at).next(),
            _ => at = at.next(),
        }
    }
    JitDeclaration::Member
}

fn closures(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    for lambda in &reading.bodies.lambdas {
        let at = reading.tokens.get(declarator(&reading.tokens, lambda)).start;
        let places = Places::all_at(at);
        let function = bodies.around(lambda.open()).map(|(function, _)| reading.tree[function].declaration);
        let place = match function.map(|function| spaces.after(function)) {
            None => JitLambda::Namespace,
            Some(ByteClass::None | ByteClass::H) => JitLambda::Host,
            Some(_) => JitLambda::Device,
        };
        let annotated = fact::truth(space(reading, lambda).device);
        let default = fact::truth(context.default_device);
        report(context, &places, decide_jit_closure(dialect, pass, place, annotated, default));
        if lambda.is_generic && (!context.counts_lambda_annotations() || !lambda.is_annotated) {
            let is_device = context.is_device_by_default(JitEntity::Closure);
            let class = if is_device { ByteClass::D } else { ByteClass::None };
            let cell = judged(context, JitDeclaration::GenericCallOperator, class, false);
            report_function(context, cell, &places);
        }
    }
}
