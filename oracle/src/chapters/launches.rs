//! Chapter "Launches": what can be configured, and what must be.

use cufe_spec::rules::{Anchor, Verdict};

use super::execution_spaces::{byte_of, class_of};
use super::{Spaces, truth};
use crate::NotCore;
use crate::program::{CalleeObject, Context};
use crate::verdicts::{Anchors, Judge};

/// All launches and calls, in source order.
pub(crate) fn launches(judge: &mut Judge<'_>, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    for launch in &program.launches {
        let callee = match (launch.object, launch.candidates.is_empty()) {
            (CalleeObject::Open, true) => {
                return outside(judge, launch.callee.start, "a launch of an object of class type");
            }
            (CalleeObject::Closure, true) => "host",
            (CalleeObject::Pointer, true) => "pointer",
            (_, false) => callee_kind(judge, spaces, &launch.candidates, launch.callee.start)?,
        };
        let anchors = Anchors::at(launch.callee.start)
            .with(Anchor::Callee, launch.callee.start)
            .with(Anchor::LaunchConfiguration, launch.configuration.start)
            .with(Anchor::LaunchClose, launch.configuration.end);

        // launch.push-configuration
        judge.decide("launch.push-configuration", &[truth(launch.push_declared)], &anchors, &[]);
        // launch.callee
        let context = context(judge, "launch.callee", callee, launch.context, launch.callee.start)?;
        judge.decide("launch.callee", &[callee, context], &anchors, &[]);
        // launch.no-stream
        let stream = truth(launch.configuration_count >= 4);
        let standing = context_value(launch.context);
        let instance = judge.cell("launch.no-stream", &[stream, "instance"]);
        let differs = matches!(launch.context, Context::Pattern | Context::Open)
            && instance.is_some_and(|cell| !cell.diagnostics.is_empty());
        if (differs || (launch.context == Context::Open && stream == "no"))
            && judge.is_reported("launch.no-stream", launch.callee.start)
        {
            return outside(
                judge,
                launch.callee.start,
                "a launch that is judged in the instances of its template",
            );
        }
        judge.decide("launch.no-stream", &[stream, standing], &anchors, &[]);
        // launch.from-device
        let caller = match launch.function.map(|f| judge.enclosing(f)) {
            Some("device" | "host-device") => "device",
            _ => "host",
        };
        let separate = truth(judge.options.device_c);
        let declared =
            |name: &str| program.function_entities.iter().any(|e| e.path.is_empty() && e.name == name);
        let runtime = truth(declared("cudaGetParameterBufferV2") && declared("cudaLaunchDeviceV2"));
        judge.decide("launch.from-device", &[caller, separate, runtime], &anchors, &[]);
    }
    for call in &program.calls {
        let callee = callee_kind(judge, spaces, &call.candidates, call.range.start)?;
        let anchors = Anchors::at(call.range.start).with(Anchor::Callee, call.range.start);
        // launch.unconfigured
        let context = context(judge, "launch.unconfigured", callee, call.context, call.range.start)?;
        judge.decide("launch.unconfigured", &[callee, context], &anchors, &[]);
    }
    Ok(())
}

fn outside<T>(judge: &Judge<'_>, token: usize, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(token), what: what.to_owned() })
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
            "global" => "kernel",
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

fn context_value(context: Context) -> &'static str {
    match context {
        Context::Body | Context::Open => "body",
        Context::Pattern => "pattern",
        Context::NamespaceInitializer => "namespace-initializer",
        Context::Unevaluated => "unevaluated",
        Context::Discarded => "discarded",
    }
}

/// The value of the `call-context` domain. Where an instance would be judged otherwise than its pattern, or a branch
/// whose condition is open otherwise than a discarded one, nothing is certain.
fn context(
    judge: &mut Judge<'_>,
    table: &str,
    callee: &str,
    context: Context,
    token: usize,
) -> Result<&'static str, NotCore> {
    let mut verdict = |value: &str| judge.cell(table, &[callee, value]).map(|cell| cell.verdict);
    let instance = verdict("instance");
    let open = verdict("body") != verdict("discarded");
    match context {
        Context::Pattern if instance != Some(Verdict::Accept) => {
            outside(judge, token, "a call that is judged in the instances of its template")
        }
        Context::Open if open => {
            outside(judge, token, "a call in a branch of `if constexpr` whose condition is no literal")
        }
        other => Ok(context_value(other)),
    }
}
