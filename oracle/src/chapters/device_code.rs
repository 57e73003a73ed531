//! Chapter "What device code cannot have": constructs, and dynamic initialisation.

use std::collections::BTreeSet;

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::Spaces;
use super::cross_space_calls::{code_space, code_state};
use super::initialization::Evaluator;
use super::launches::{self, Lowered};
use crate::NotCore;
use crate::program::{
    Body, Construct, Evaluation, Initialisation, Instance, Lambda, Program, Referent, VariableScope,
};
use crate::scopes::Scopes;
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// All constructs and all variables, in the order in which the device's compiler comes to them: functions in the order of
/// their ends, instances, functions with lambdas in them and those lambdas, instances with lambdas in them, variables of
/// namespaces.
pub(crate) fn device_code(judge: &mut Judge<'_>, scopes: &Scopes, spaces: &Spaces) -> Result<(), NotCore> {
    if !judge.has("device-code.construct") || judge.pass() == Pass::Host {
        return Ok(());
    }
    let program = judge.program;
    for construct in program.constructs.iter().filter(|c| !c.in_template) {
        look_at(judge, spaces, construct, "function")?;
    }
    let (deferred, plain): (Vec<_>, Vec<_>) =
        in_functions(program).partition(|i| i.lambda.is_none() && is_late(program, i.function));
    let (of_instances, of_functions): (Vec<_>, Vec<_>) =
        launches::lowered(judge).into_iter().partition(|l| l.instance.is_some());
    let is_late_launch = |l: &Lowered| {
        let launch = &program.launches[l.index];
        launch.lambda.is_some() || is_late(program, launch.function)
    };
    let (mut late, launched): (Vec<_>, Vec<_>) = of_functions.into_iter().partition(is_late_launch);
    late.sort_by_key(|l| l.end);
    functions(judge, scopes, spaces, &plain, &launched)?;
    instances(judge, scopes, spaces, &of_instances)?;
    for initialisation in deferred {
        if is_checked(judge, usize::MAX) {
            variable(judge, scopes, spaces, initialisation)?;
        }
    }
    for of_body in late.chunk_by(|a, b| a.end == b.end) {
        if is_checked(judge, usize::MAX) {
            of_body.iter().for_each(|l| launches::from_device(judge, spaces, l.index));
        }
    }
    late_instances(judge, scopes, spaces, &of_instances)?;
    if is_checked(judge, usize::MAX) {
        let all = program.initialisations.iter();
        for initialisation in all.filter(|i| i.function.is_none() && i.lambda.is_none()) {
            variable(judge, scopes, spaces, initialisation)?;
        }
    }
    Ok(())
}

/// `device-code.construct`
fn look_at(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    construct: &Construct,
    place: &str,
) -> Result<(), NotCore> {
    let space = match space_of(judge, spaces, construct.function, construct.lambda) {
        true => "device",
        false => "host",
    };
    let inputs = [construct.what, space, place];
    let said = judge.cell("device-code.construct", &inputs).is_some_and(|c| !c.diagnostics.is_empty());
    if said && code_state(judge, spaces, construct.function, construct.lambda).is_tile() {
        return unseen(judge, construct.at, "what tile code cannot have");
    }
    let anchors = Anchors::at(construct.at).with(Anchor::Construct, construct.at);
    judge.decide("device-code.construct", &inputs, &anchors, &[]);
    Ok(())
}

fn unseen<T>(judge: &Judge<'_>, at: usize, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(at), what: what.to_owned() })
}

/// Whether code is the device's.
fn space_of(judge: &mut Judge<'_>, spaces: &Spaces, function: Option<usize>, lambda: Option<usize>) -> bool {
    (function.is_some() || lambda.is_some())
        && code_space(judge, spaces, function, lambda).contains(['D', 'G'])
}

/// `device-code.phase` at a token.
fn is_checked(judge: &mut Judge<'_>, end: usize) -> bool {
    let state = if judge.has_errors_before(end) { "after-errors" } else { "clean" };
    let cell = judge.cell("device-code.phase", &[state]);
    cell.and_then(|c| c.result.as_deref()) == Some("checked")
}

/// Variables of functions that are no templates.
fn in_functions(program: &Program) -> impl Iterator<Item = &Initialisation> {
    let all = program.initialisations.iter();
    all.filter(|i| (i.function.is_some() || i.lambda.is_some()) && i.instance.is_none() && !i.in_template)
}

/// A function that holds lambdas, or stands in one, is looked at behind all others.
fn is_late(program: &Program, function: Option<usize>) -> bool {
    let Some(Body::Compound(body)) = function.map(|f| &program.functions[f].body) else { return false };
    let holds = |l: &Lambda| body.contains(&l.introducer);
    let is_in = |l: &Lambda| (l.body_at..l.end).contains(&body.start);
    program.lambdas.iter().any(|l| holds(l) || is_in(l))
}

/// Whether the definition that an instance is read from holds lambdas.
fn is_late_instance(program: &Program, instance: &Instance) -> bool {
    let declarations = &program.function_entities[instance.entity].declarations;
    declarations.iter().any(|d| is_late(program, Some(*d)))
}

/// The end of the function or lambda that declares a variable.
fn end_of(program: &Program, initialisation: &Initialisation) -> usize {
    let body = |function: usize| match &program.functions[function].body {
        Body::Compound(range) => range.end,
        _ => 0,
    };
    match initialisation.lambda {
        Some(lambda) => program.lambdas[lambda].end,
        None => initialisation.function.map_or(0, body),
    }
}

/// Functions in the order of their ends: what was said before the end of one leaves its variables and launches unchecked.
fn functions(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    plain: &[&Initialisation],
    launched: &[Lowered],
) -> Result<(), NotCore> {
    let program = judge.program;
    let ends = plain.iter().map(|i| end_of(program, i)).chain(launched.iter().map(|l| l.end));
    for end in ends.collect::<BTreeSet<usize>>() {
        if is_checked(judge, end) {
            for initialisation in plain.iter().filter(|i| end_of(program, i) == end) {
                variable(judge, scopes, spaces, initialisation)?;
            }
            let launched = launched.iter().filter(|l| l.end == end);
            launched.for_each(|l| launches::from_device(judge, spaces, l.index));
        }
    }
    Ok(())
}

/// Instances in the order in which they are made: their constructs, once, then their variables and launches.
fn instances(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    launched: &[Lowered],
) -> Result<(), NotCore> {
    let program = judge.program;
    let mut said = vec![false; program.constructs.len()];
    for (index, done) in program.made() {
        let instance = &program.instances[index];
        for (at, construct) in program.constructs.iter().enumerate().filter(|(_, c)| c.in_template) {
            let mut functions = construct.around.iter().chain(&construct.function);
            let of_this = functions.any(|f| program.functions[*f].entity == instance.entity);
            if of_this && !std::mem::replace(&mut said[at], true) {
                look_at(judge, spaces, construct, "instance")?;
            }
        }
        if !is_checked(judge, usize::MAX) {
            continue;
        }
        if !done {
            // Members of local classes are done before what the instance needs.
            let local = launched.iter().filter(|l| l.instance == Some(index) && is_of_local(program, l));
            local.for_each(|l| launches::from_device(judge, spaces, l.index));
        } else if !is_late_instance(program, instance) {
            instance_code(judge, scopes, spaces, index, launched)?;
        }
    }
    let left = program.constructs.iter().enumerate().filter(|(at, c)| c.in_template && !said[*at]);
    for (_, construct) in left {
        match of_class_instance(program, scopes, construct) {
            Some(true) => look_at(judge, spaces, construct, "instance")?,
            Some(false) => look_at(judge, spaces, construct, "pattern")?,
            None if space_of(judge, spaces, construct.function, construct.lambda) => {
                return unseen(judge, construct.at, "a virtual member of an instance");
            }
            None => {}
        }
    }
    Ok(())
}

/// Whether a launch stands in a member of a local class of the instance whose body was read, where no lambda is near.
fn is_of_local(program: &Program, lowered: &Lowered) -> bool {
    let launch = &program.launches[lowered.index];
    let (Some(function), Some(instance)) = (launch.function, launch.instance) else { return false };
    let is_member = program.functions[function].entity != program.instances[instance].entity;
    is_member && launch.lambda.is_none() && !is_late(program, launch.function)
}

/// The variables of one instance, and its launches in the order of the bodies that hold them.
fn instance_code(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    index: usize,
    launched: &[Lowered],
) -> Result<(), NotCore> {
    let program = judge.program;
    let instance = &program.instances[index];
    // What the arguments are is not known: the pattern's variables stand for the instance's.
    let pattern = |i: &&Initialisation| {
        i.in_template && i.function.is_some_and(|f| program.functions[f].entity == instance.entity)
    };
    let own = |i: &&Initialisation| i.instance == Some(index);
    let all = program.initialisations.iter();
    let variables: Vec<_> = match instance.bindings {
        Some(_) => all.filter(own).collect(),
        None => all.filter(pattern).collect(),
    };
    for initialisation in variables {
        variable(judge, scopes, spaces, initialisation)?;
    }
    let is_open = |l: &&Lowered| l.instance == Some(index) && !is_of_local(program, l);
    let mut launched: Vec<_> = launched.iter().filter(is_open).collect();
    launched.sort_by_key(|l| l.end);
    for of_body in launched.chunk_by(|a, b| a.end == b.end) {
        if is_checked(judge, usize::MAX) {
            of_body.iter().for_each(|l| launches::from_device(judge, spaces, l.index));
        }
    }
    Ok(())
}

/// Instances that hold lambdas, in the order in which they are begun.
fn late_instances(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    launched: &[Lowered],
) -> Result<(), NotCore> {
    let program = judge.program;
    for (index, _) in program.made().into_iter().filter(|(_, done)| !done) {
        if is_late_instance(program, &program.instances[index]) && is_checked(judge, usize::MAX) {
            instance_code(judge, scopes, spaces, index, launched)?;
        }
    }
    Ok(())
}

/// Whether an explicit instantiation of its class makes an instance of the member that holds a construct. `None`: it is
/// virtual, and there is an instance of the class.
fn of_class_instance(program: &Program, scopes: &Scopes, construct: &Construct) -> Option<bool> {
    let Some(function) = construct.function else { return Some(false) };
    let function = &program.functions[function];
    let entity = &program.function_entities[function.entity];
    let class = scopes.classes.iter().position(|c| c.path == entity.path);
    let Some(class) = class.filter(|_| entity.template.is_none()) else { return Some(false) };
    let of_class = |t: &Type| scopes.class_of_type(t) == Some(class) && !t.is_dependent();
    if program.class_instantiations.iter().any(|path| of_class(&Type::Named(path.clone()))) {
        return Some(true);
    }
    let mut declared = entity.declarations.iter().map(|d| &program.functions[*d]);
    let may_be_virtual =
        declared.any(|d| d.specifiers.virtual_at.is_some()) || !scopes.classes[class].bases.is_empty();
    let complete = program.references.iter().any(|r| match &r.to {
        Referent::Type { written, complete: true } => of_class(written.unqualified()),
        _ => false,
    });
    if may_be_virtual && complete { None } else { Some(false) }
}

/// `device-code.initialization` of one variable.
fn variable(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    initialisation: &Initialisation,
) -> Result<(), NotCore> {
    let program = judge.program;
    let Some(value) = variable_value(judge, spaces, initialisation) else { return Ok(()) };
    let before = match initialisation.function.is_some() && initialisation.instance.is_none() {
        true => end_of(program, initialisation),
        false => usize::MAX,
    };
    let evaluator = Evaluator { program, scopes, source: judge.source, before };
    let name_at = initialisation.name_at;
    let of_template = program.variable_entities.iter().any(|v| v.first == name_at && v.template.is_some());
    let evaluation = match evaluator.of(initialisation) {
        Evaluation::Constant => "constant",
        // Each instance of a variable template is a variable.
        Evaluation::Dynamic if !of_template => "dynamic",
        _ => {
            let used = |entity: usize| program.variable_entities[entity].first == name_at;
            let uses = program.uses.iter().chain(&program.uses_again).any(|u| used(u.entity));
            let said = judge.cell("device-code.initialization", &[value, "dynamic"]);
            return match said.is_some_and(|c| !c.diagnostics.is_empty()) && (uses || !of_template) {
                true => unseen(judge, name_at, "a variable of which it is not certain how it is initialised"),
                false => Ok(()),
            };
        }
    };
    judge.decide("device-code.initialization", &[value, evaluation], &Anchors::at(name_at), &[]);
    Ok(())
}

/// The value of the `static-variable` domain; `None` for what is no variable in the device's memory.
fn variable_value(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    initialisation: &Initialisation,
) -> Option<&'static str> {
    let program = judge.program;
    let declaration = program.variables.iter().find(|v| v.name_at == initialisation.name_at)?;
    let class = judge.memory_classes[declaration.entity].clone();
    let space = judge.cell("memory.space", &[&class]).and_then(|c| c.result.clone())?;
    let shared = space == "shared";
    match declaration.scope {
        VariableScope::Class => None,
        VariableScope::Namespace => match space.as_str() {
            "device" => Some("device"),
            "constant" => Some("constant"),
            "managed" => Some("managed"),
            "shared" => Some("shared"),
            _ => None,
        },
        VariableScope::Block => {
            let is_static = declaration.specifiers.static_at.is_some() || shared;
            let (function, lambda) = (initialisation.function, initialisation.lambda);
            if !is_static || !space_of(judge, spaces, function, lambda) {
                return None;
            }
            match space.as_str() {
                "constant" => Some("local-constant"),
                "managed" => Some("local-managed"),
                "shared" => Some("local-shared"),
                _ => Some("local-device"),
            }
        }
    }
}
