//! Chapter "Extended lambdas": annotations on lambdas, which of them are extended, and what these must not be.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::kernel_constraints::return_type;
use super::lambda_captures::{captures, restricted_types};
use super::launches::is_pattern;
use super::truth;
use crate::NotCore;
use crate::facts::last_name;
use crate::program::{FunctionName, Lambda, Program};
use crate::scopes::{Class, Scopes};
use crate::types::{Argument, PathPart};
use crate::verdicts::{Anchors, Judge};

/// How a lambda stands to its surroundings.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// The value of the `lambda-annotation` domain.
    pub(crate) annotation: &'static str,
    /// The value of the `enclosing` domain.
    pub(crate) enclosing: &'static str,
    /// The value of the `lambda-treatment` domain.
    pub(crate) treatment: String,
}

impl Standing {
    /// The value of the `lambda-kind` domain, where the lambda is extended.
    pub(crate) fn kind(&self) -> Option<&'static str> {
        match self.treatment.as_str() {
            "extended-device" => Some("device"),
            "extended-host-device" => Some("host-device"),
            _ => None,
        }
    }

    /// The value of the `enclosing` domain for what stands in its body: its own annotation, else what is around it.
    pub(crate) fn inside(&self) -> &'static str {
        match (self.annotation, self.enclosing) {
            (own @ ("host" | "device" | "host-device"), _) => own,
            (_, "none") => "host",
            (_, around) => around,
        }
    }
}

/// `lambda.treatment` of every lambda.
pub(crate) fn standings(judge: &mut Judge<'_>) -> Vec<Standing> {
    let program = judge.program;
    let given = truth(judge.options.extended_lambda);
    let mut standings: Vec<Standing> = Vec::new();
    for lambda in &program.lambdas {
        let annotation = annotation(program, lambda);
        let enclosing = match (lambda.outer, lambda.function.filter(|_| !lambda.in_default)) {
            // The initialiser of a capture is read before the lambda that it belongs to, never after.
            (Some(outer), _) => standings.get(outer).map_or("none", Standing::inside),
            (None, Some(function)) => judge.enclosing(function),
            (None, None) => "none",
        };
        let treatment = match judge.has("lambda.treatment") {
            true => judge.cell("lambda.treatment", &[annotation, enclosing, given]),
            false => None,
        };
        let treatment = treatment.and_then(|c| c.result.clone()).unwrap_or_else(|| "plain".to_owned());
        standings.push(Standing { annotation, enclosing, treatment });
    }
    standings
}

/// All lambdas, in source order.
pub(crate) fn lambdas(judge: &mut Judge<'_>, scopes: &Scopes, standings: &[Standing]) -> Result<(), NotCore> {
    let program = judge.program;
    for (index, standing) in standings.iter().enumerate() {
        let lambda = &program.lambdas[index];
        let made = lambda.instance.is_none_or(|i| program.is_made(i));
        if !made || is_unread(judge, lambda) {
            continue;
        }
        if lambda.instance.is_none() {
            let anchors = anchors_of(lambda);
            // lambda.gate
            if judge.has("lambda.gate") {
                let given = truth(judge.options.extended_lambda);
                judge.decide("lambda.gate", &[standing.annotation, given], &anchors, &[]);
            }
            late_annotation(judge, lambda)?;
        }
        let Some(kind) = standing.kind() else { continue };
        // Where the lambdas around refuse it, neither its introducer nor its parents are looked at.
        let refused = surroundings(standings, program, lambda);
        if lambda.instance.is_some() {
            parent_arguments(judge, scopes, lambda, kind)?;
        } else {
            specifiers(judge, lambda, kind);
            match refused {
                Some(restriction) => restrict(judge, restriction, kind, &anchors_of(lambda), &[]),
                None => parents(judge, scopes, lambda, kind),
            }
        }
        captures(judge, scopes, standings, index, kind, refused)?;
    }
    Ok(())
}

/// The device passes read the body of a template only for its instances.
fn is_unread(judge: &Judge<'_>, lambda: &Lambda) -> bool {
    let program = judge.program;
    let Some(function) = lambda.function.filter(|_| lambda.instance.is_none()) else { return false };
    let entity = program.functions[function].entity;
    let names = |path: &[PathPart]| path.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
    let class = names(&program.function_entities[entity].path);
    let used = (0..program.instances.len())
        .any(|i| program.instances[i].entity == entity && program.is_made(i))
        || program.class_instantiations.iter().any(|path| names(path) == class);
    judge.dialect().is_released()
        && judge.pass() != Pass::Host
        && is_pattern(program, &program.functions[function])
        && !used
}

/// The value of the `lambda-annotation` domain: what stands before the parameters. A lambda that was read again for an
/// instance has the annotations of its pattern.
fn annotation(program: &Program, lambda: &Lambda) -> &'static str {
    let written = program.lambdas.iter().find(|l| l.introducer == lambda.introducer).unwrap_or(lambda);
    let has = |name: &str| written.attributes.iter().any(|a| program.attributes[*a].name == name);
    match (has("host"), has("device"), has("global")) {
        (true, true, _) => "host-device",
        (false, true, _) => "device",
        (true, false, _) => "host",
        (false, false, true) => "global",
        _ => "none",
    }
}

/// Decides one fact of `lambda.restriction`, if the dialect has it.
pub(crate) fn restrict(
    judge: &mut Judge<'_>,
    restriction: &str,
    kind: &str,
    anchors: &Anchors,
    facts: &[(&str, &str)],
) {
    if judge.has("lambda.restriction") {
        judge.decide("lambda.restriction", &[restriction, kind], anchors, facts);
    }
}

/// The places of what is said of a lambda as a whole.
fn anchors_of(lambda: &Lambda) -> Anchors {
    Anchors::at(lambda.introducer)
        .with(Anchor::LambdaDeclarator, lambda.declarator_at)
        .with(Anchor::LambdaBody, lambda.body_at)
}

/// `call-operator-annotation`: an annotation behind the parameters makes no lambda extended.
fn late_annotation(judge: &mut Judge<'_>, lambda: &Lambda) -> Result<(), NotCore> {
    let program = judge.program;
    let has = |name: &str| lambda.late_attributes.iter().any(|a| program.attributes[*a].name == name);
    if has("global") && judge.has("lambda.restriction") {
        return Err(NotCore {
            place: judge.source.place(lambda.introducer),
            what: "`__global__` behind the parameters of a lambda".to_owned(),
        });
    }
    let kind = if has("host") { "host-device" } else { "device" };
    if has("host") || has("device") {
        restrict(judge, "call-operator-annotation", kind, &anchors_of(lambda), &[]);
    }
    Ok(())
}

/// What is written on the lambda itself.
fn specifiers(judge: &mut Judge<'_>, lambda: &Lambda, kind: &str) {
    if lambda.is_constexpr {
        restrict(judge, "constexpr-specifier", kind, &anchors_of(lambda), &[]);
    }
    if lambda.generic {
        restrict(judge, "generic", kind, &anchors_of(lambda), &[]);
    }
}

/// The lambdas around: a generic one counts before an extended one, and that before none in a function.
fn surroundings(standings: &[Standing], program: &Program, lambda: &Lambda) -> Option<&'static str> {
    let mut generic = false;
    let mut host_device = false;
    let mut outermost = lambda;
    while let Some(outer) = outermost.outer {
        outermost = &program.lambdas[outer];
        generic |= outermost.generic;
        host_device |= standings[outer].kind() == Some("host-device");
    }
    let in_function = outermost.function.is_some() && !outermost.in_default;
    match (generic, host_device, in_function) {
        (true, ..) => Some("inside-generic-lambda"),
        (_, true, _) => Some("inside-host-device-lambda"),
        (.., false) => Some("outside-function"),
        _ => None,
    }
}

/// The enclosing function and its classes.
fn parents(judge: &mut Judge<'_>, scopes: &Scopes, lambda: &Lambda, kind: &str) {
    let program = judge.program;
    let Some(function) = lambda.function.filter(|_| !lambda.in_default) else { return };
    let declaration = &program.functions[function];
    let entity = &program.function_entities[declaration.entity];
    let name = last_name(entity);
    let facts = [("function", name.as_str())];
    let anchors = anchors_of(lambda);
    let classes = classes_around(scopes, &entity.path);
    if classes.iter().any(|c| c.standing.local) {
        restrict(judge, "parent-local-class", kind, &anchors, &facts);
    }
    if matches!(entity.name_kind, FunctionName::Constructor | FunctionName::Destructor) {
        restrict(judge, "parent-address", kind, &anchors, &facts);
    }
    if entity.member && classes.last().is_some_and(|c| c.standing.unnamed.is_some()) {
        restrict(judge, "parent-unnamed-class", kind, &anchors, &facts);
    }
    let trailing_placeholder = entity.result.has_placeholder();
    if return_type(declaration, &declaration.result) == "deduced" || trailing_placeholder {
        restrict(judge, "parent-deduced-return", kind, &anchors, &facts);
    }
    if entity.is_private {
        restrict(judge, "parent-private", kind, &anchors, &facts);
    }
    for class in classes.iter().filter(|c| c.standing.is_private) {
        let name = match class.standing.unnamed {
            Some(_) => "<unknown>".to_owned(),
            None => class.path.last().map(|p| p.name.clone()).unwrap_or_default(),
        };
        restrict(judge, "class-private", kind, &anchors, &[("class", &name)]);
    }
}

/// The classes of a member's path, outermost first.
fn classes_around<'s>(scopes: &'s Scopes, path: &[PathPart]) -> Vec<&'s Class> {
    let class = |end: usize| scopes.classes.iter().find(|c| c.path[..] == path[..=end]);
    let mut classes: Vec<&Class> = (0..path.len()).filter_map(class).collect();
    // What is around the function that holds a local class is another matter.
    if classes.iter().any(|c| c.standing.local) {
        classes.retain(|c| c.standing.local);
    }
    classes
}

/// `parent-local-argument`, `parent-private-argument`: the types that the template arguments of an instance name.
fn parent_arguments(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    lambda: &Lambda,
    kind: &str,
) -> Result<(), NotCore> {
    let bindings = lambda.instance.and_then(|i| judge.program.instances[i].bindings.clone());
    let arguments: Vec<Argument> =
        bindings.iter().flatten().flat_map(|(_, list)| crate::packs::flat(list)).collect();
    let types = arguments.iter().filter_map(|argument| match argument {
        Argument::Type(t) => Some(t),
        _ => None,
    });
    if judge.pass() == Pass::Host {
        return Ok(());
    }
    let anchors = anchors_of(lambda);
    let mut found = Vec::new();
    for named in types {
        restricted_types(judge, scopes, named, lambda.introducer, &mut found)?;
    }
    for named in &found {
        let restrictions =
            [(named.local, "parent-local-argument"), (named.is_private, "parent-private-argument")];
        for (_, restriction) in restrictions.iter().filter(|(holds, _)| *holds) {
            restrict(judge, restriction, kind, &anchors, &[("type", &named.name)]);
        }
    }
    Ok(())
}
