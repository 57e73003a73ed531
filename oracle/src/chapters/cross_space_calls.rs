//! Chapter "Cross-space calls": which calls are looked at, and which of them leave the caller's space.

use cufe_spec::rules::{Anchor, Cell};
use cufe_spec::unit::{Dialect, Pass};

use super::emission::Emission;
use super::tile::{self, State};
use super::{
    Spaces, callee_names, closure_calls, constructor_calls, literal_calls, static_calls, truth, variable_uses,
};
use crate::NotCore;
use crate::facts::memory_of;
use crate::printed::{Printed, type_name};
use crate::program::{
    Call, CallForm, Context, FunctionEntity, FunctionName, ImpliedKind, ImpliedMember, Lambda, Mention,
    Program, Standing, VariableScope, is_implied,
};
use crate::scopes::Scopes;
use crate::types::{Argument, Type};
use crate::verdicts::{Anchors, Judge};

/// When a call is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// While the unit is read.
    Reading,
    /// When code is generated for the device.
    Generation,
}

/// All calls of a phase, in the order in which they were read.
pub(crate) fn calls(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    phase: Phase,
) -> Result<(), NotCore> {
    if !judge.has("call.space") {
        return Ok(());
    }
    let program = judge.program;
    let failed = judge.has_errors();
    let mut emission = Emission::of(judge, spaces);
    if phase == Phase::Generation {
        emission = emission.with_ends(program, scopes, spaces);
    }
    let mut types_printed = false;
    // Tile code is generated first; after an error in it nothing is generated for the device.
    let walks: &[Option<bool>] = match program.tiles && phase == Phase::Generation {
        true => &[Some(true), Some(false)],
        false => &[None],
    };
    for walk in walks {
        for (index, call) in program.calls.iter().enumerate() {
            let of_tile = walk.is_some() && caller_state(judge, spaces, call).is_tile();
            if walk.is_none_or(|tile| tile == of_tile) && !is_told_before(judge, spaces, index) {
                look_at(judge, spaces, call, phase, failed, &emission, &mut types_printed)?;
            }
            if let Some(call) = literal_calls::as_operator(judge, call).filter(|_| phase == Phase::Reading) {
                look_at(judge, spaces, &call, phase, failed, &emission, &mut types_printed)?;
            }
        }
        if phase == Phase::Generation && judge.dialect().is_released() {
            implied_calls(judge, spaces, *walk, failed, &emission, &mut types_printed)?;
        }
        if walk.is_some() && !failed && judge.has_errors() {
            return tile::mentions(judge, spaces, &emission);
        }
    }
    if phase == Phase::Reading || !failed {
        closure_calls::calls(judge, spaces, phase, &emission)?;
    }
    if phase == Phase::Generation && !failed {
        variable_uses::uses(judge, scopes, spaces, &emission)?;
    }
    for mention in &program.mentions {
        match phase {
            Phase::Reading => deduced_return(judge, spaces, mention)?,
            Phase::Generation if !failed => address(judge, spaces, mention, &emission)?,
            Phase::Generation => {}
        }
    }
    Ok(())
}

/// The calls that implied members make; of one walk, or all.
fn implied_calls(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    walk: Option<bool>,
    failed: bool,
    emission: &Emission,
    types_printed: &mut bool,
) -> Result<(), NotCore> {
    let used = |member: usize| spaces.implied[member].sides() != (false, false, false);
    for call in judge.program.implied_calls.iter().filter(|call| call.implied.is_some_and(used)) {
        let of_tile = walk.is_some() && caller_state(judge, spaces, call).is_tile();
        if walk.is_none_or(|tile| tile == of_tile) {
            look_at(judge, spaces, call, Phase::Generation, failed, emission, types_printed)?;
        }
    }
    Ok(())
}

/// Whether a call names a virtual function, which the device passes look at while they read: what is behind the name is not
/// known, unless that is qualified.
fn is_called_by_name(judge: &Judge<'_>, spaces: &Spaces, call: &Call, entity: usize) -> bool {
    let named = matches!(call.form, CallForm::Function | CallForm::Member | CallForm::Operator);
    named && spaces.virtuals[entity] && judge.dialect().is_released() && judge.pass() != Pass::Host
}

/// Whether the name of the callee is qualified: a virtual function that it means is called itself.
pub(crate) fn is_qualified(judge: &Judge<'_>, call: &Call) -> bool {
    call.name_at > 0 && judge.source.tokens[call.name_at - 1].text == "::"
}

/// Whether the device passes have met a constexpr callee in an earlier instance: what does not depend on template
/// parameters is said once.
fn is_told_before(judge: &Judge<'_>, spaces: &Spaces, index: usize) -> bool {
    let call = &judge.program.calls[index];
    let early = |c: &crate::overloads::Candidate| {
        judge.program.is_constexpr(c.entity) || is_called_by_name(judge, spaces, call, c.entity)
    };
    call.candidates.iter().all(early) && is_said_before(judge, index)
}

/// Whether the device passes have met a call that does not depend on template parameters in an earlier instance.
pub(crate) fn is_said_before(judge: &Judge<'_>, index: usize) -> bool {
    let calls = &judge.program.calls;
    let call = &calls[index];
    let again =
        |c: &Call| c.context == Context::Instance && c.name_at == call.name_at && c.function == call.function;
    let certain = |c: &Call| {
        c.context == Context::Pattern
            && c.name_at == call.name_at
            && c.standing == Standing::Certain
            && !judge.program.is_made_in_instances(call)
    };
    call.context == Context::Instance
        && judge.pass() != Pass::Host
        && judge.dialect().is_released()
        && call.candidates.iter().all(|c| {
            !judge.program.is_constexpr(c.entity) || constructor_calls::is_read(judge.program, call, c.entity)
        })
        && calls[..index].iter().any(again)
        && calls.iter().any(certain)
}

/// The value of the `space` domain: a kernel in conflict counts as a kernel.
pub(crate) fn space_value(state: &str) -> &str {
    if state.contains('G') { "G" } else { state }
}

/// The space of a function that is called or named; `call.library` gives it to the functions of the standard library
/// that need no annotation.
pub(crate) fn callee_space<'a>(judge: &mut Judge<'_>, spaces: &'a Spaces, entity: usize) -> &'a str {
    let written = space_value(&spaces.entities[entity]);
    if written != "none" && written != "H" {
        return written;
    }
    let callee = library_callee(&judge.program.function_entities[entity]);
    let result = judge.cell("call.library", &[callee]).and_then(|c| c.result.as_deref());
    if result == Some("HD") { "HD" } else { written }
}

/// The value of the `library-callee` domain.
fn library_callee(function: &FunctionEntity) -> &'static str {
    let [std, inner @ ..] = function.path.as_slice() else { return "ordinary" };
    if std.name != "std" || !std.namespace {
        return "ordinary";
    }
    match inner {
        // An explicit specialisation is a function of the template too.
        [] => {}
        // An inline namespace inside an inline namespace is not looked at.
        [inline] if inline.inline => {}
        [class] if class.name == "initializer_list" && !class.namespace && class.arguments.is_some() => {
            let plain = function.member && function.template.is_none() && function.specialisation.is_none();
            return if plain { "initializer-list-member" } else { "ordinary" };
        }
        _ => return "ordinary",
    }
    let template = function.template.is_some() || function.specialisation.is_some();
    let named = matches!(function.name.as_str(), "move" | "forward");
    if named && template && function.signature.parameters.len() == 1 { "move-forward" } else { "ordinary" }
}

/// `call.lambda`: the space of the code that a call stands in.
pub(crate) fn caller_space<'a>(judge: &mut Judge<'_>, spaces: &'a Spaces, call: &Call) -> &'a str {
    match call.implied {
        Some(member) => match tile::taken_for(judge, &spaces.implied[member]).as_str() {
            "HD" => "HD",
            "D" => "D",
            _ => "none",
        },
        None => code_space(judge, spaces, call.function, call.lambda),
    }
}

/// The spaces of the code that a call stands in, with those of tile code.
pub(crate) fn caller_state(judge: &mut Judge<'_>, spaces: &Spaces, call: &Call) -> State {
    match call.implied {
        Some(member) => spaces.implied[member].clone(),
        None => code_state(judge, spaces, call.function, call.lambda),
    }
}

/// The same of a place in the code of a function. A lambda in tile code is tile code.
pub(crate) fn code_state(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    function: Option<usize>,
    lambda: Option<usize>,
) -> State {
    let in_default = lambda.is_some_and(|l| judge.program.lambdas[l].in_default);
    let around = function.filter(|_| !in_default);
    let around = around.map(|f| &spaces.written[judge.program.functions[f].entity]);
    match around.filter(|state| state.is_tile()) {
        Some(state) => state.clone(),
        None => State::of_byte(code_space(judge, spaces, function, lambda)),
    }
}

/// The spaces of a callee; a function of the standard library that needs no annotation is one of tile code for it.
fn callee_state(judge: &mut Judge<'_>, spaces: &Spaces, entity: usize, caller: &State) -> State {
    let written = &spaces.written[entity];
    if written.is_tile() {
        return written.clone();
    }
    let state = State::of_byte(callee_space(judge, spaces, entity));
    let library = state.byte == "HD" && written.byte != "HD";
    if library && caller.is_tile() { State { tile: "tile".to_owned(), ..state } } else { state }
}

/// The same of a place in the code of a function, without tile code.
pub(crate) fn code_space<'a>(
    judge: &mut Judge<'_>,
    spaces: &'a Spaces,
    function: Option<usize>,
    lambda: Option<usize>,
) -> &'a str {
    if let Some(lambda) = lambda {
        // An annotated lambda is code of its own space; any other has that of what is around it.
        let enclosing = match &spaces.lambdas[lambda] {
            plain if plain.annotation == "none" || plain.annotation == "global" => plain.enclosing,
            annotated => annotated.annotation,
        };
        let result = judge.cell("call.lambda", &[enclosing]).and_then(|c| c.result.clone());
        return match result.as_deref() {
            Some("D") => "D",
            Some("HD") => "HD",
            _ => "none",
        };
    }
    match function {
        Some(function) => space_value(&spaces.entities[judge.program.functions[function].entity]),
        None => "none",
    }
}

/// The value of the `call-place` domain; `None` for what is decided elsewhere.
pub(crate) fn place(program: &Program, call: &Call) -> Option<&'static str> {
    if call.implied.is_some() {
        return Some("body");
    }
    Some(match call.context {
        Context::Body | Context::Open => "body",
        Context::Pattern if call.standing == Standing::Dependent => return None,
        Context::Pattern if program.is_made_in_instances(call) => return None,
        Context::Pattern => "pattern",
        // What a template names that nobody instantiates is no instance yet.
        Context::Instance if call.instance.is_some_and(|i| !program.is_made(i)) => return None,
        Context::Instance => {
            let made = call.instance.is_some_and(|i| is_made_by_host(program, i));
            let certain = program.calls.iter().any(|c| {
                c.context == Context::Pattern
                    && c.name_at == call.name_at
                    && c.standing == Standing::Certain
                    && !program.is_made_in_instances(c)
                    && !program.is_made_in_instances(call)
            });
            if made && !certain { "explicit-instance" } else { "instance" }
        }
        Context::NamespaceInitializer => "namespace-initializer",
        Context::Unevaluated => "unevaluated",
        Context::Discarded => "discarded",
    })
}

/// Whether the host pass makes an instance: an explicit one, and what it computes with, which is constexpr or has a
/// return type to deduce, where code that it reads asks for it. All others are left to the host compiler.
pub(super) fn is_made_by_host(program: &Program, instance: usize) -> bool {
    let mut waiting = vec![instance];
    let mut seen = Vec::new();
    while let Some(at) = waiting.pop() {
        let known = &program.instances[at];
        if known.explicit {
            return true;
        }
        let deduced = program.function_entities[known.entity].result.has_placeholder();
        if seen.contains(&at) || !(deduced || program.is_constexpr(known.entity)) {
            continue;
        }
        if known.needed_by.contains(&None) {
            return true;
        }
        seen.push(at);
        waiting.extend(known.needed_by.iter().flatten());
    }
    false
}

/// `call.pragma`: a pragma before the calling function switches its check off or hides its warnings, in the function's own
/// code and not at the template.
pub(crate) fn is_silenced(judge: &mut Judge<'_>, call: &Call, caller: &str) -> bool {
    if !judge.has("call.pragma") {
        return false;
    }
    let own = call.lambda.is_none() && call.context != Context::Pattern;
    let before = |word| own && stands_before(judge, call, word);
    let check = match (before("nv_exec_check_disable"), before("hd_warning_disable")) {
        (true, _) => "disabled",
        (false, true) => "no-warnings",
        (false, false) => "normal",
    };
    let answer = judge.cell("call.pragma", &[check, caller]);
    answer.and_then(|c| c.result.as_deref()) != Some("checked")
}

/// Whether that pragma stands before the function that calls.
fn stands_before(judge: &Judge<'_>, call: &Call, word: &str) -> bool {
    let Some(function) = call.function else { return false };
    let start = judge.program.functions[function].range.start;
    let pragmas = judge.source.pragmas.iter();
    pragmas.filter(|p| p.before == start).any(|p| p.text.split_whitespace().next() == Some(word))
}

/// `call.form` and `call.context` of one call.
fn is_looked_at(judge: &mut Judge<'_>, call: &Call) -> bool {
    let Some(place) = place(judge.program, call) else { return false };
    let form = constructor_calls::form_value(judge.program, call);
    is_checked(judge.cell("call.form", &[form])) && is_checked(judge.cell("call.context", &[place]))
}

fn is_checked(cell: Option<&Cell>) -> bool {
    cell.and_then(|c| c.result.as_deref()) == Some("checked")
}

/// `call.form`, `call.context`, `call.pragma`, `call.phase`, then `call.space` of one call.
fn look_at(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    call: &Call,
    phase: Phase,
    failed: bool,
    emission: &Emission,
    types_printed: &mut bool,
) -> Result<(), NotCore> {
    let program = judge.program;
    let Some(call) = &constructor_calls::seen(judge, call) else { return Ok(()) };
    if !is_looked_at(judge, call) {
        return Ok(());
    }
    let caller = caller_space(judge, spaces, call);
    let caller_tile = caller_state(judge, spaces, call).is_tile();
    let unseen = |judge: &Judge<'_>, what: &str| {
        Err(NotCore { place: judge.source.place(call.name_at), what: what.to_owned() })
    };
    if is_silenced(judge, call, caller) {
        if caller_tile && phase == Phase::Generation {
            return unseen(judge, "a pragma before a function of tile code");
        }
        // The callees of a device function end in undefined identifiers all the same.
        if phase == Phase::Generation && !failed && emission.holds(call) {
            placed(judge, call, phase)?.iter().for_each(|call| undefined(judge, spaces, call, caller));
        }
        return Ok(());
    }
    let left_out = is_left_out(program, call, phase);
    if left_out == Some(true) {
        return Ok(());
    }
    if let Some(name) = &call.built_in {
        let generated = phase == Phase::Generation && judge.dialect().is_released();
        return match generated && judge.pass() != Pass::Host && !failed && emission.holds(call) {
            true => built_in_call(judge, call, caller, caller_tile, name),
            false => Ok(()),
        };
    }
    let mut reported: Option<(usize, bool)> = None;
    let mut silent = 0;
    for (index, candidate) in call.candidates.iter().enumerate() {
        if program.is_consteval(candidate.entity) {
            // [expr.const]: the value is computed here, and no code calls it.
            continue;
        }
        if is_implied(program, candidate.entity) {
            // Its space is that of whoever calls it; what it calls itself is looked at.
            continue;
        }
        let constant = constructor_calls::is_read(program, call, candidate.entity);
        // The device passes look at constexpr callees while reading and at the others when they generate code, and at
        // virtual ones while reading, at those that are called themselves twice.
        let of_device = judge.dialect().is_released() && judge.pass() != Pass::Host;
        let by_name = is_called_by_name(judge, spaces, call, candidate.entity);
        let generated = of_device && !constant && (!by_name || is_qualified(judge, call));
        let read = !of_device || constant || by_name;
        if !(if phase == Phase::Reading { read } else { generated }) {
            continue;
        }
        let early = constant || by_name && phase == Phase::Reading;
        let emitted = if emission.holds(call) { "emitted" } else { "unused" };
        let inputs = [truth(early), emitted, truth(failed && !early)];
        let looked_at = is_checked(judge.cell("call.phase", &inputs));
        let (cell, _) = verdict(judge, spaces, call, candidate.entity);
        let said = cell.is_some_and(|c| !c.diagnostics.is_empty());
        if looked_at && said {
            reported = Some((index, early));
        } else {
            silent += 1;
        }
    }
    let Some((index, early)) = reported else { return Ok(()) };
    if phase == Phase::Generation && constructor_calls::initialises_static(program, call) {
        // Dynamic initialisation is refused in device code before code is generated.
        return Ok(());
    }
    let mut around = std::iter::successors(call.lambda, |l| program.lambdas[*l].outer);
    if phase == Phase::Generation && around.any(|l| spaces.lambdas[l].kind().is_some()) {
        return unseen(judge, "a call in an extended lambda that may not be used");
    }
    if call.implied.is_some() && caller_tile {
        return unseen(judge, "a call in an implied member of tile code");
    }
    if phase == Phase::Generation && constructor_calls::is_for_base(program, call) {
        return unseen(judge, "a constructor or destructor for bases, which calls the one that is written");
    }
    let mut reported_call = call.clone();
    if let Some(member) = call.implied.filter(|_| call.form != CallForm::MemberInitializer) {
        let Some(last) = emission.end_before(member) else {
            let what = "a call in an implied member, the place of whose report is not certain";
            return Err(uncertain(judge, call, what));
        };
        (reported_call.name_at, reported_call.range) = (last, last..last + 1);
    }
    let certain = silent == 0
        && !constructor_calls::is_open(judge, call)
        && call.candidates.len() == 1
        && call.standing != Standing::Open;
    if !certain || call.context == Context::Open || left_out.is_none() {
        return Err(uncertain(judge, call, "a call whose callee is not certain"));
    }
    let all = placed(judge, &reported_call, phase)?;
    all.iter().try_for_each(|call| report(judge, spaces, call, index, early, types_printed))?;
    Ok(())
}

/// That there is no opinion of a call.
fn uncertain(judge: &Judge<'_>, call: &Call, what: &str) -> NotCore {
    NotCore { place: judge.source.place(call.name_at), what: what.to_owned() }
}

/// Whether code is generated for what a constant condition leaves out.
fn is_left_out(program: &Program, call: &Call, phase: Phase) -> Option<bool> {
    match phase {
        Phase::Generation => program.is_left_out(call.range.start, call.instance),
        Phase::Reading => Some(false),
    }
}

/// A call as it is reported: device code ends the objects of a block where control leaves it.
fn placed(judge: &Judge<'_>, call: &Call, phase: Phase) -> Result<Vec<Call>, NotCore> {
    let Some(ends) = call.ends.as_ref().filter(|_| phase == Phase::Generation) else {
        return Ok(vec![call.clone()]);
    };
    let at_end = |end: &Option<usize>| match end {
        Some(at) => Ok(Call { name_at: *at, range: *at..*at + 1, ..call.clone() }),
        None => Err(NotCore {
            place: judge.source.place(call.name_at),
            what: "an object of which it is not certain where it ends".to_owned(),
        }),
    };
    ends.iter().map(at_end).collect()
}

/// `tile.call` or `call.space` of one callee, and the spaces of caller and callee where one of them is of tile code.
pub(super) fn verdict<'j>(
    judge: &mut Judge<'j>,
    spaces: &Spaces,
    call: &Call,
    entity: usize,
) -> (Option<&'j Cell>, Option<(State, State)>) {
    let constant = judge.program.is_constexpr(entity);
    let states = judge.program.tiles.then(|| {
        let caller = caller_state(judge, spaces, call);
        let callee = callee_state(judge, spaces, entity, &caller);
        (caller, callee)
    });
    let states = states.filter(|(caller, callee)| caller.is_tile() || callee.is_tile());
    let generated = judge.pass() == Pass::Device && judge.dialect().is_released() && !constant;
    let cell = match &states {
        Some((caller, callee)) if generated => judge.cell("tile.call", &[caller.space(), callee.space()]),
        _ => {
            let caller = caller_space(judge, spaces, call);
            let callee = callee_space(judge, spaces, entity);
            let relaxed = truth(judge.options.relaxed_constexpr);
            judge.cell("call.space", &[caller, callee, truth(constant), relaxed])
        }
    };
    (cell, states)
}

/// A call of a built-in function in code that is generated.
fn built_in_call(
    judge: &mut Judge<'_>,
    call: &Call,
    caller: &str,
    caller_tile: bool,
    name: &str,
) -> Result<(), NotCore> {
    let undecided =
        |what: &str| Err(NotCore { place: judge.source.place(call.name_at), what: what.to_owned() });
    let listed = |id: &str| judge.rules.list(id).iter().any(|one| one == name);
    let later = judge.has("call.built-in.device.later") && listed("call.built-in.device.later");
    if later || listed("call.built-in.device") || !matches!(caller, "D" | "G" | "HD") {
        return Ok(());
    }
    if call.standing == Standing::Open && listed("call.built-in.folded") {
        return Ok(());
    }
    if caller_tile {
        return undecided("a built-in function in tile code");
    }
    if !listed("call.built-in.host") {
        return undecided("a call of a built-in function of which nothing is known");
    }
    built_in(judge, call, caller, name);
    Ok(())
}

/// `call.space` of a built-in function that the device compiler does not know: a function of the host with C linkage,
/// which nothing defines and nobody misses.
fn built_in(judge: &mut Judge<'_>, call: &Call, caller: &str, name: &str) {
    let caller_name = caller_name(judge, call, true);
    let facts = [("callee", name), ("caller", caller_name.as_str()), ("name", name)];
    let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
    let relaxed = truth(judge.options.relaxed_constexpr);
    let Some(cell) = judge.cell("call.space", &[caller, "none", "no", relaxed]) else { return };
    for report in cell.diagnostics.iter().filter(|r| r.diagnostic != "device-code.undefined") {
        judge.report(report, &anchors, &facts);
    }
}

/// `call.address` of the one function that is called where the call itself is not looked at.
fn undefined(judge: &mut Judge<'_>, spaces: &Spaces, call: &Call, caller: &str) {
    let [one] = call.candidates.as_slice() else { return };
    if !judge.has("call.address") || constructor_calls::is_read(judge.program, call, one.entity) {
        return;
    }
    let named = callee_space(judge, spaces, one.entity);
    let name =
        callee_names::printed_callee(judge.program, call, 0).linked(judge.dialect().is_released(), false);
    let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
    judge.decide("call.address", &[caller, named], &anchors, &[("name", &name)]);
}

/// Whether the loop over elements that calls is made when code is generated: nobody looks at the call then.
fn is_in_loop(form: CallForm, constant: bool, host: bool) -> bool {
    match form {
        CallForm::Elements => !constant,
        CallForm::NewElements => !constant && !host,
        CallForm::ElementsEnd => !host,
        form => form == CallForm::ElementsAllocation,
    }
}

/// `call.space` and `call.callee-name`
fn report(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    call: &Call,
    index: usize,
    early: bool,
    types_printed: &mut bool,
) -> Result<(), NotCore> {
    let program = judge.program;
    let candidate = &call.candidates[index];
    let callee = callee_names::printed_callee(program, call, index);
    let caller = caller_space(judge, spaces, call);
    let internal = program.has_internal_linkage(candidate.entity);
    let bare = callee_names::is_bare(judge, candidate.entity, early);
    let host = judge.pass() == Pass::Host || judge.dialect() == Dialect::Documented;
    let released_host = judge.pass() == Pass::Host && judge.dialect().is_released();
    // Calls of instances are reported at the end, whatever their place. The documents know of no name that leaks.
    let after_error = *types_printed || judge.has_errors_before(call.name_at);
    let hidden = internal || callee.entity.path.iter().any(|part| part.name == crate::parse::UNNAMED);
    let leaks = !bare && released_host && after_error && callee.has_types();
    let name = callee_names::shown(judge, call, (&callee, internal, hidden), (bare, leaks))?;
    let constant = constructor_calls::is_read(program, call, candidate.entity);
    if is_in_loop(call.form, constant, host) {
        undefined(judge, spaces, call, caller);
        return Ok(());
    }
    *types_printed = true;
    let name = if call.form == CallForm::Base { format!("{name} [subobject]") } else { name };
    let (caller_name, undefined) =
        (caller_name(judge, call, !host && !early), callee.linked(judge.dialect().is_released(), false));
    let (cell, states) = verdict(judge, spaces, call, candidate.entity);
    if static_calls::repeats(judge, spaces, call, cell) {
        return Ok(());
    }
    let words = |state: Option<&State>| state.map(State::words).unwrap_or_default();
    let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
    // What is called through an object of class type is reported where it is read and where it is resolved.
    let is_by_name = judge.source.tokens[call.name_at].text == "operator";
    let called = &program.function_entities[candidate.entity];
    let functor = call.context != Context::Pattern
        && called.name == "operator()"
        && !is_by_name
        && (released_host || !host && program.is_constexpr(candidate.entity));
    // A conversion function that is called by its name is reported at the name, too.
    let named = is_by_name && called.name_kind == FunctionName::Conversion && released_host;
    let again = match named && !bare && callee.has_types() {
        true if hidden => {
            return Err(uncertain(judge, call, "the name of a conversion function that is called by it"));
        }
        true => callee.leaked(internal, None).unwrap_or_else(|| name.clone()),
        false => name.clone(),
    };
    let names = if functor || named { vec![&name, &again] } else { vec![&name] };
    for name in names {
        let facts = [
            ("callee", name.as_str()),
            ("caller", caller_name.as_str()),
            ("name", undefined.as_str()),
            ("caller-spaces", words(states.as_ref().map(|(caller, _)| caller))),
            ("callee-spaces", words(states.as_ref().map(|(_, callee)| callee))),
        ];
        for report in cell.iter().flat_map(|cell| &cell.diagnostics) {
            // Of a base it is another constructor that is called, and nobody misses that one, nor what is virtual.
            let by_name = early && !program.is_constexpr(candidate.entity);
            if (call.form == CallForm::Base || by_name) && report.diagnostic == "device-code.undefined" {
                continue;
            }
            let mut report = report.clone();
            if states.is_some() {
                report.diagnostic = judge.in_place_of("tile.call.reports", &report.diagnostic).to_owned();
            }
            judge.report(&report, &anchors, &facts);
        }
    }
    if !host && !constant && program.is_constexpr(candidate.entity) {
        constructor_calls::undefined(judge, call, caller, &undefined);
    }
    Ok(())
}

/// `n::C::C`, `n::C::~C`, `n::C::operator =`.
fn implied_name(member: &ImpliedMember) -> String {
    let class = member.class.last().map(|part| part.name.as_str()).unwrap_or_default();
    let own = match member.kind {
        ImpliedKind::Constructor | ImpliedKind::Copy | ImpliedKind::Move => class.to_owned(),
        ImpliedKind::Assignment => "operator =".to_owned(),
        ImpliedKind::Destructor => format!("~{class}"),
    };
    format!("{}::{own}", crate::printed::scopes_of(&member.class))
}

/// The host pass names the caller by its last component; when code is generated it has its scopes and template
/// arguments.
pub(crate) fn caller_name(judge: &Judge<'_>, call: &Call, qualified: bool) -> String {
    let program = judge.program;
    if let Some(member) = call.implied {
        return implied_name(&program.implied[member]);
    }
    let Some(function) = call.function else { return "operator()".to_owned() };
    let entity = program.functions[function].entity;
    let bindings: Vec<(usize, Vec<Argument>)> =
        call.instance.and_then(|i| program.instances[i].bindings.clone()).unwrap_or_default();
    let caller = Printed::new(program, entity, bindings);
    match (call.lambda, qualified) {
        (Some(_), false) => "operator()".to_owned(),
        (Some(lambda), true) => closure_operator(program, lambda, &caller, ""),
        (None, false) => caller.bare(),
        (None, true) => caller.linked(judge.dialect().is_released(), false),
    }
}

/// The call operator of a lambda in a function, as its mangled name is printed: lambdas with the same parameters are
/// numbered in what is around them, a function or a lambda.
fn closure_operator(program: &Program, lambda: usize, caller: &Printed<'_>, parameters: &str) -> String {
    let known = &program.lambdas[lambda];
    let same = |l: &&Lambda| {
        l.function == known.function
            && l.instance == known.instance
            && l.outer == known.outer
            && l.parameters == known.parameters
    };
    let number = program.lambdas[..=lambda].iter().filter(same).count();
    let around = match known.outer {
        Some(outer) => closure_operator(program, outer, caller, &printed_parameters(&program.lambdas[outer])),
        None => caller.signature(),
    };
    let own = printed_parameters(known);
    let qualifier = if known.is_mutable { "" } else { " const" };
    format!("{around}::[lambda{own} (instance {number})]::operator (){parameters}{qualifier}")
}

/// The parameters of a lambda in parentheses.
fn printed_parameters(lambda: &Lambda) -> String {
    let mut list: Vec<String> = lambda.parameters.iter().map(|t| type_name(t, None)).collect();
    if lambda.variadic {
        list.push("...".to_owned());
    }
    format!("({})", list.join(", "))
}

/// `call.deduced-return`: a device function whose return type is deduced cannot be named where its body is absent.
fn deduced_return(judge: &mut Judge<'_>, spaces: &Spaces, mention: &Mention) -> Result<(), NotCore> {
    if !judge.has("call.deduced-return") {
        return Ok(());
    }
    let program = judge.program;
    let [entity] = mention.candidates.as_slice() else { return Ok(()) };
    let known = &program.function_entities[*entity];
    let deduced = matches!(known.result.unqualified(), Type::Placeholder(_))
        && known.name_kind == FunctionName::Plain
        && matches!(spaces.entities[*entity].as_str(), "D" | "G")
        && !program.is_constexpr(*entity);
    // The body of a lambda is that of its call operator.
    let inside = match (mention.lambda, mention.function) {
        (Some(lambda), _) => spaces.lambdas[lambda].inside(),
        (None, Some(function)) => judge.enclosing(function),
        (None, None) => "none",
    };
    let name = Printed::new(program, *entity, Vec::new()).bare();
    let anchors = Anchors::at(mention.name_at);
    let in_device_code = truth(inside == "device");
    if deduced && spaces.written[*entity].is_tile() {
        let what = "a function of tile code with a deduced return type";
        return Err(NotCore { place: judge.source.place(mention.name_at), what: what.to_owned() });
    }
    judge.decide("call.deduced-return", &[truth(deduced), in_device_code], &anchors, &[("function", &name)]);
    Ok(())
}

/// `call.address`: a function that is named and not called in code that is generated.
fn address(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    mention: &Mention,
    emission: &Emission,
) -> Result<(), NotCore> {
    let [entity] = mention.candidates.as_slice() else { return Ok(()) };
    let program = judge.program;
    let left_out = program.is_left_out(mention.name_at, mention.instance);
    if mention.called || mention.constant || left_out == Some(true) || !judge.has("call.address") {
        return Ok(());
    }
    let evaluated = matches!(mention.context, Context::Body | Context::Instance);
    let user = match mention.function {
        Some(function) if evaluated && emission.holds_body(function, mention.instance, mention.lambda) => {
            space_value(&spaces.entities[program.functions[function].entity])
        }
        None if mention.lambda.is_none()
            && initialises_device_variable(program, mention.context, mention.name_at) =>
        {
            "D"
        }
        _ => return Ok(()),
    };
    tile::mention(judge, spaces, mention, *entity, user)?;
    let named = callee_space(judge, spaces, *entity);
    let said = judge.cell("call.address", &[user, named]).is_some_and(|c| !c.diagnostics.is_empty());
    if said && left_out.is_none() {
        let what = "a function that is named behind a condition that may be a constant";
        return Err(NotCore { place: judge.source.place(mention.name_at), what: what.to_owned() });
    }
    let known = &program.function_entities[*entity];
    let count = known.template.as_deref().map(|kinds| kinds.split(',').count());
    let own = mention.arguments.clone().filter(|list| Some(list.len()) == count);
    let bindings = own.map(|list| (crate::overloads::own_depth(known), list));
    let name = Printed::new(program, *entity, bindings.into_iter().collect())
        .linked(judge.dialect().is_released(), false);
    let anchors = Anchors::at(mention.name_at);
    judge.decide("call.address", &[user, named], &anchors, &[("name", &name)]);
    Ok(())
}

/// Whether something is named in the initialiser of a variable with a memory space at namespace scope.
pub(crate) fn initialises_device_variable(program: &Program, context: Context, name_at: usize) -> bool {
    context == Context::NamespaceInitializer
        && program.variables.iter().any(|variable| {
            let entity = &program.variable_entities[variable.entity];
            let stands = variable.initializer.as_ref().is_some_and(|range| range.contains(&name_at));
            // Of a template that is never instantiated nothing is made.
            let made = entity.scope == VariableScope::Namespace && entity.template.is_none();
            stands && made && memory_of(program, entity).0 != 0
        })
}
