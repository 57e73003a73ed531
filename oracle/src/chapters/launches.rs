//! Chapter "Launches": what can be configured, and what must be.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::cross_space_calls::{is_made_by_host, is_said_before};
use super::execution_spaces::{byte_of, class_of};
use super::{Spaces, truth};
use crate::NotCore;
use crate::program::{Body, CallForm, CalleeObject, Context, FunctionDeclaration, Launch, Program, Standing};
use crate::types::{Argument, PathPart};
use crate::verdicts::{Anchors, Judge};

/// All launches and calls, in source order. What device-only compilation generates is looked at by [`lowered`].
pub(crate) fn launches(judge: &mut Judge<'_>, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    let is_made = |l: &Launch| l.instance.is_none_or(|i| program.is_made(i));
    for index in (0..program.launches.len()).filter(|l| is_made(&program.launches[*l])) {
        let read = launch(judge, spaces, index)?;
        if read && judge.pass() != Pass::Jit && is_generated(judge, index) {
            from_device(judge, spaces, index);
        }
    }
    calls(judge, spaces)
}

/// A launch that device-only compilation looks at where code is generated: where a body ends, or for an instance.
pub(crate) struct Lowered {
    /// Index into [`Program::launches`].
    pub(crate) index: usize,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
    /// One past the body of the innermost function or lambda around it.
    pub(crate) end: usize,
}

/// All launches of which device-only compilation generates code; none in other passes.
pub(crate) fn lowered(judge: &Judge<'_>) -> Vec<Lowered> {
    let program = judge.program;
    let is_read = |l: &Launch| l.context != Context::Pattern && !is_discarded_in_template(program, l);
    let read = program.launches.iter().enumerate().filter(|(_, l)| judge.pass() == Pass::Jit && is_read(l));
    read.map(|(index, l)| Lowered { index, instance: l.instance, end: body_end(program, l) }).collect()
}

/// One past the body of the innermost function or lambda that a launch stands in.
fn body_end(program: &Program, launch: &Launch) -> usize {
    let body = |function: usize| match &program.functions[function].body {
        Body::Compound(range) => range.end,
        _ => launch.arguments.end,
    };
    match launch.lambda {
        Some(lambda) => program.lambdas[lambda].end,
        None => launch.function.map_or(launch.arguments.end, body),
    }
}

/// What is said of a launch where it is read; whether it is read on.
fn launch(judge: &mut Judge<'_>, spaces: &Spaces, index: usize) -> Result<bool, NotCore> {
    let program = judge.program;
    let launch = &program.launches[index];
    let callee = match (launch.object, launch.candidates.is_empty()) {
        (CalleeObject::Open, true) => {
            return outside(judge, launch.callee.start, "a launch of an object of class type");
        }
        // The type of a closure in a template depends.
        (CalleeObject::Closure, true) if launch.context == Context::Pattern => "dependent",
        (CalleeObject::Closure, true) => "host",
        (CalleeObject::Pointer, true) => "pointer",
        (_, false) if launch.dependent => "dependent",
        (_, false) => callee_kind(judge, spaces, &launch.candidates, launch.callee.start)?,
    };
    let anchors = anchors_of(launch);
    // launch.push-configuration
    judge.decide("launch.push-configuration", &[truth(launch.push_declared)], &anchors, &[]);
    // launch.callee
    // No launch of a closure is told where the template is read: that of an instance that the host makes is.
    let is_made = launch.instance.is_some_and(|instance| is_made_by_host(program, instance));
    let place = match launch.object {
        CalleeObject::Closure if is_made && launch.context == Context::Instance => Context::Body,
        _ => launch.context,
    };
    let context = context(judge, "launch.callee", callee, place, launch.callee.start)?;
    if !is_repeated(judge, index) {
        judge.decide("launch.callee", &[callee, context], &anchors, &[]);
    }
    // launch.no-stream
    let stream = truth(launch.configuration_count >= 4);
    if is_discarded_in_template(program, launch) {
        return Ok(false);
    }
    if launch.context == Context::Open
        && stream == "no"
        && judge.is_reported("launch.no-stream", launch.callee.start)
    {
        let what = "a launch in a branch of `if constexpr` whose condition is not certain";
        return outside(judge, launch.callee.start, what);
    }
    judge.decide("launch.no-stream", &[stream, context_value(launch.context)], &anchors, &[]);
    Ok(true)
}

/// What a template discards is not read on.
fn is_discarded_in_template(program: &Program, launch: &Launch) -> bool {
    launch.context == Context::Discarded
        && launch.function.is_some_and(|f| is_pattern(program, &program.functions[f]))
}

fn anchors_of(launch: &Launch) -> Anchors {
    Anchors::at(launch.callee.start)
        .with(Anchor::Callee, launch.callee.start)
        .with(Anchor::LaunchConfiguration, launch.configuration.start)
        .with(Anchor::LaunchClose, launch.configuration.end)
}

/// `launch.from-device`
pub(crate) fn from_device(judge: &mut Judge<'_>, spaces: &Spaces, index: usize) {
    let program = judge.program;
    let launch = &program.launches[index];
    let inside = match (launch.lambda, launch.function) {
        // A default argument is no code of the function that it stands in.
        _ if launch.context == Context::NamespaceInitializer => "host",
        (Some(lambda), _) => spaces.lambdas[lambda].inside(),
        (None, Some(function)) => judge.enclosing(function),
        (None, None) => "host",
    };
    let caller = if matches!(inside, "device" | "host-device") { "device" } else { "host" };
    let separate = truth(judge.options.device_c);
    let declared = |name: &str| {
        program.function_entities.iter().any(|e| (e.path.is_empty() || e.c_linkage) && e.name == name)
    };
    let runtime = truth(declared("cudaGetParameterBufferV2") && declared("cudaLaunchDeviceV2"));
    judge.decide("launch.from-device", &[caller, separate, runtime], &anchors_of(launch), &[]);
}

/// `launch.unconfigured`
fn calls(judge: &mut Judge<'_>, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    for (index, call) in program.calls.iter().enumerate().filter(|(_, c)| c.built_in.is_none()) {
        let named = matches!(call.form, CallForm::Function | CallForm::Member);
        let implied = matches!(
            call.form,
            CallForm::Operator | CallForm::Conversion | CallForm::Construction | CallForm::Destruction
        );
        let told = named || implied && call.context == Context::Body;
        let is_made = call.instance.is_none_or(|i| program.is_made(i));
        if !told || !is_made || call.standing == Standing::Open || is_said_before(judge, index) {
            continue;
        }
        let candidates: Vec<usize> = call.candidates.iter().map(|c| c.entity).collect();
        let is_kernel = |entity: &usize| is_kernel(judge, spaces, *entity);
        if implied && !candidates.iter().any(is_kernel) {
            continue;
        }
        let callee = match call.standing {
            Standing::Dependent => "dependent",
            _ => callee_kind(judge, spaces, &candidates, call.range.start)?,
        };
        let anchors = Anchors::at(call.range.start).with(Anchor::Callee, call.range.start);
        let context = context(judge, "launch.unconfigured", callee, call.context, call.range.start)?;
        // What is called through an object of class type is reported where it is read and where it is resolved.
        let functor = candidates.iter().any(|c| program.function_entities[*c].name == "operator()");
        for _ in 0..if functor && call.context == Context::Body { 2 } else { 1 } {
            judge.decide("launch.unconfigured", &[callee, context], &anchors, &[]);
        }
    }
    Ok(())
}

/// Whether code is generated for a launch that is none so far: of templates only for their instances, where each launch
/// is refused once.
fn is_generated(judge: &Judge<'_>, index: usize) -> bool {
    let launch = &judge.program.launches[index];
    let said = ["launch.from-device", "launch.no-device-runtime"];
    match launch.context {
        Context::Pattern => false,
        // What `if constexpr` leaves to instances each of them refuses.
        Context::Instance if in_pattern(judge.program, launch).next().is_none() => true,
        Context::Instance => !said.iter().any(|id| judge.was_reported(id, launch.callee.start)),
        _ => true,
    }
}

/// The launch as the template has it, where that does not stand in an `if constexpr`.
fn in_pattern<'p>(program: &'p Program, launch: &Launch) -> impl Iterator<Item = &'p Launch> {
    let start = launch.callee.start;
    program.launches.iter().filter(move |l| l.context == Context::Pattern && l.callee.start == start)
}

/// Whether the device passes have met a launch that is the same in all instances in an earlier one.
fn is_repeated(judge: &Judge<'_>, index: usize) -> bool {
    let launches = &judge.program.launches;
    let launch = &launches[index];
    let again = |l: &Launch| l.context == Context::Instance && l.callee.start == launch.callee.start;
    launch.context == Context::Instance
        && judge.pass() != Pass::Host
        && launches[..index].iter().any(again)
        && in_pattern(judge.program, launch).any(|l| !l.dependent)
}

/// Whether a function is a template or a member of one.
pub(crate) fn is_pattern(program: &Program, function: &FunctionDeclaration) -> bool {
    let entity = &program.function_entities[function.entity];
    let dependent = |p: &PathPart| p.arguments.iter().flatten().any(Argument::is_dependent);
    entity.template.is_some() || entity.path.iter().any(dependent)
}

fn outside<T>(judge: &Judge<'_>, token: usize, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(token), what: what.to_owned() })
}

/// Whether a function is a kernel.
fn is_kernel(judge: &Judge<'_>, spaces: &Spaces, entity: usize) -> bool {
    class_of(judge.rules, byte_of(judge.rules, &spaces.entities[entity])) == "global"
}

/// The value of the `callee` domain; candidates of different kinds would need overload resolution.
fn callee_kind(
    judge: &Judge<'_>,
    spaces: &Spaces,
    candidates: &[usize],
    token: usize,
) -> Result<&'static str, NotCore> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for candidate in candidates {
        let byte = byte_of(judge.rules, &spaces.entities[*candidate]);
        let kind = match class_of(judge.rules, byte) {
            _ if is_kernel(judge, spaces, *candidate) => "kernel",
            "host" => "host",
            _ => "device",
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    match kinds.as_slice() {
        [one] => Ok(one),
        _ => outside(judge, token, "a callee whose overloads differ in their space"),
    }
}

/// The value of the `call-context` domain.
fn context_value(context: Context) -> &'static str {
    match context {
        Context::Body | Context::Open => "body",
        Context::Pattern => "pattern",
        Context::Instance => "instance",
        Context::NamespaceInitializer => "namespace-initializer",
        Context::Unevaluated => "unevaluated",
        Context::Discarded => "discarded",
    }
}

/// The value of the `call-context` domain. Where a branch whose condition is not certain is judged otherwise than a
/// discarded one, nothing is certain.
fn context(
    judge: &mut Judge<'_>,
    table: &str,
    callee: &str,
    context: Context,
    token: usize,
) -> Result<&'static str, NotCore> {
    let mut verdict = |value: &str| judge.cell(table, &[callee, value]).map(|cell| cell.verdict);
    if context == Context::Open && verdict("body") != verdict("discarded") {
        let what = "a call in a branch of `if constexpr` whose condition is not certain";
        return outside(judge, token, what);
    }
    Ok(context_value(context))
}
