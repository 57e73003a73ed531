//! Chapter "Device-only compilation": what is refused when there is no host output, and what -default-device changes.

use cufe_spec::release::Release;

use super::execution_spaces::keyword_value;
use super::launches::is_pattern;
use super::{Spaces, truth};
use crate::program::{Body, Form, FunctionDeclaration, Program, VariableScope};
use crate::types::{Argument, PathPart};
use crate::verdicts::{Anchors, Judge};

/// `jit.default-space`: the space that an unannotated entity of a kind gets; nothing where it keeps its own.
pub(crate) fn default_space(judge: &mut Judge<'_>, entity: &str) -> Option<&'static str> {
    if !judge.has("jit.default-space") {
        return None;
    }
    let given = truth(judge.options.default_device);
    let cell = judge.cell("jit.default-space", &[entity, given])?;
    (cell.result.as_deref() == Some("D")).then_some("D")
}

/// All functions, variables and lambdas of the unit.
pub(crate) fn device_only(judge: &mut Judge<'_>, spaces: &Spaces) {
    if !judge.has("jit.function") {
        return;
    }
    let program = judge.program;
    for (index, declaration) in program.functions.iter().enumerate() {
        function(judge, spaces, index, declaration);
    }
    variables(judge);
    closures(judge);
}

/// The value of the `jit-declaration` domain.
fn declaration_value(program: &Program, declaration: &FunctionDeclaration) -> &'static str {
    let entity = &program.function_entities[declaration.entity];
    let is_virtual = declaration.specifiers.virtual_at.is_some();
    let friend = declaration.specifiers.friend_at.is_some();
    match (&declaration.body, declaration.form) {
        (_, Form::Instantiation | Form::Specialisation) => "instance",
        (Body::Defaulted, _) if declaration.in_class && is_virtual => "defaulted-virtual",
        (Body::Defaulted, _) if declaration.in_class => "defaulted",
        (Body::Deleted, _) if entity.member && !friend => "deleted-member",
        _ if entity.member && !declaration.in_class => {
            // A member of an explicit specialisation is one of a class.
            let is_dependent = |part: &PathPart| part.arguments.iter().flatten().any(Argument::is_dependent);
            let is_template = declaration.form == Form::Template || entity.path.iter().any(is_dependent);
            if is_template { "member" } else { "member-definition" }
        }
        _ if entity.member => "member",
        _ => "namespace",
    }
}

/// Whether `__host__`, and nothing else, is written on the declarations of a function up to the one at `index`.
fn is_written_for_host(
    spaces: &Spaces,
    declaration: &FunctionDeclaration,
    index: usize,
    program: &Program,
) -> bool {
    let declared =
        program.function_entities[declaration.entity].declarations.iter().filter(|one| **one <= index);
    let mut written = declared
        .flat_map(|one| &spaces.keywords[*one])
        .map(|(keyword, _)| keyword_value(*keyword))
        .peekable();
    written.peek().is_some() && written.all(|keyword| keyword == "H")
}

/// `jit.function.declaration`, then `jit.function`.
fn function(judge: &mut Judge<'_>, spaces: &Spaces, index: usize, declaration: &FunctionDeclaration) {
    let program = judge.program;
    let value = declaration_value(program, declaration);
    let cell = judge.cell("jit.function.declaration", &[value]);
    if cell.and_then(|c| c.result.as_deref()) != Some("checked") {
        return;
    }
    let space = spaces.declarations[index].byte.as_str();
    let is_host = judge.dialect().is_released()
        && default_space(judge, "function").is_some()
        && is_written_for_host(spaces, declaration, index, program);
    let space = if is_host {
        "H"
    } else if space.contains('G') {
        "G"
    } else {
        space
    };
    let given = truth(judge.options.default_device);
    let constant = truth(declaration.specifiers.constexpr_at.is_some());
    let relaxed = truth(judge.options.relaxed_constexpr);
    let anchors = Anchors::at(declaration.name_at);
    judge.decide("jit.function", &[space, given, constant, relaxed], &anchors, &[]);
}

/// `jit.variable` and `jit.static-data-member`
fn variables(judge: &mut Judge<'_>) {
    let program = judge.program;
    let given = truth(judge.options.default_device);
    for (index, declaration) in program.variables.iter().enumerate() {
        if declaration.structured_binding {
            bindings(judge, index);
            continue;
        }
        let entity = &program.variable_entities[declaration.entity];
        let class = judge.declared_classes[index].clone();
        let space = judge.cell("memory.space", &[&class]).and_then(|c| c.result.clone());
        let space = space.unwrap_or_else(|| "none".to_owned());
        let constexpr = declaration.specifiers.constexpr_at.is_some();
        let is_const = declaration.written.is_const() || constexpr;
        let anchors = Anchors::at(declaration.name_at);
        if entity.scope == VariableScope::Class {
            let is_static = declaration.specifiers.static_at.is_some();
            if declaration.scope == VariableScope::Class && is_static {
                let inputs = [space.as_str(), truth(is_const), given];
                let anchors = Anchors::at(declaration.specifiers.start);
                judge.decide("jit.static-data-member", &inputs, &anchors, &[]);
            }
            continue;
        }
        let variable = match (declaration.scope, declaration.specifiers.extern_at) {
            _ if entity.template.is_some() => "template",
            (VariableScope::Block, Some(_)) => "block-extern",
            (VariableScope::Block, None) => "block",
            _ => "namespace",
        };
        judge.decide("jit.variable", &[variable, &space, truth(is_const), given], &anchors, &[]);
    }
}

/// `jit.variable` of a structured binding: it declares one variable, which has no name; in the released tool each of its names
/// counts, too, and none of them is const.
fn bindings(judge: &mut Judge<'_>, index: usize) {
    let program = judge.program;
    let declaration = &program.variables[index];
    let is_of_same = |other: usize| {
        let other = &program.variables[other];
        other.structured_binding && other.declarator == declaration.declarator
    };
    let first = (0..=index).rev().take_while(|other| is_of_same(*other)).last().unwrap_or(index);
    let is_annotated = declaration.specifiers.attributes.iter().any(|attribute| {
        ["device", "constant", "shared", "managed"].contains(&program.attributes[*attribute].name.as_str())
    });
    let variable = if declaration.scope == VariableScope::Block { "block" } else { "namespace" };
    let given = truth(judge.options.default_device);
    // The attribute is one of the names, too.
    let space = if is_annotated { "device" } else { "none" };
    if first == index {
        let is_const = declaration.written.is_const() || declaration.specifiers.constexpr_at.is_some();
        let at = Anchors::at(declaration.declarator.start);
        judge.decide("jit.variable", &[variable, space, truth(is_const), given], &at, &[]);
    }
    if judge.dialect().is_released() {
        let at = Anchors::at(declaration.name_at);
        judge.decide("jit.variable", &[variable, space, truth(false), given], &at, &[]);
    }
}

/// `jit.closure`; the call operator of a generic lambda is a function of its own.
fn closures(judge: &mut Judge<'_>) {
    let program = judge.program;
    let given = truth(judge.options.default_device);
    for lambda in program.lambdas.iter().filter(|l| l.instance.is_none()) {
        let place = match lambda.function.filter(|_| !lambda.in_default).map(|f| judge.enclosing(f)) {
            None => "namespace",
            Some("host") => "host",
            Some(_) => "device",
        };
        let device = |a: &usize| program.attributes[*a].name == "device";
        let annotated = truth(lambda.attributes.iter().any(device));
        let anchors = Anchors::at(lambda.introducer);
        judge.decide("jit.closure", &[place, annotated, given], &anchors, &[]);
        let pattern = lambda.function.is_some_and(|f| is_pattern(program, &program.functions[f]));
        // Before 13.5 the run-time compiler refuses annotations of lambdas for want of an option, and makes nothing of them.
        let ignores_annotations = judge.dialect().release().is_some_and(|r| r < Release::Cuda13_5);
        let is_unannotated = lambda.attributes.is_empty() || ignores_annotations;
        if lambda.generic && !pattern && is_unannotated {
            let cell = judge.cell("jit.function.declaration", &["generic-call-operator"]);
            if cell.and_then(|c| c.result.as_deref()) == Some("checked") {
                let relaxed = truth(judge.options.relaxed_constexpr);
                judge.decide("jit.function", &["none", given, "no", relaxed], &anchors, &[]);
            }
        }
    }
}
