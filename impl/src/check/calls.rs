//! Calls from one execution space into another.
//!
//! What bodies call was noted when they were read. A call is judged when all functions that it can mean agree in what
//! the rules ask of them; every other is left alone and counted.

mod access;
mod callee;
mod caller;
mod closure;
mod closure_call;
mod compiler_function;
mod construct;
mod declared;
mod defaults;
mod device;
mod emitted;
mod implicit;
mod in_lambda;
mod initialization;
mod inline;
mod instance_variable;
mod variable;
mod virtuality;

use super::demangled::AfterError;
use super::launch::callee_start;
use super::{Context, Memory, Spaces, demangled, fact, instance, naming, tile};
use crate::bodies::{Branch, FunctionUse, InPattern, Operand, UseForm, VariableUse};
use crate::diag::{Finding, Related};
use crate::ids::spelled::are_placeholders;
use crate::lex::{Kind, TokenId, TokenRange, launch_before, launched_name};
use crate::reach::Specialization;
use crate::read::Reading;
use crate::rules::generated::{
    self as rules, CallContext, CallForm, CallPlace, CalleeName, Cell, CheckOutcome, DiagnosticId,
    EmissionState, ExecCheck, Report, Space, TileSpace, Truth,
};
use crate::sema::Resolved;
use crate::tree::{Form, FunctionId, SpecifierKind};
pub(super) use implicit::ForBases;

use callee::{Callee, Callees};
use caller::{Caller, Callers};
use cufe_spec::release::Release;
use cufe_spec::unit::Pass;
use rustc_hash::FxHashSet;
use std::cmp::Reverse;

/// Judges the calls that were noted, and the variables in device code; `kernels` are the instances of kernel templates
/// that are named anywhere.
pub(super) fn check(
    context: &mut Context<'_>,
    spaces: &Spaces,
    memory: &Memory,
    kernels: Vec<instance::Named>,
) {
    let reading = context.reading;
    if !asks_anything(reading) {
        return;
    }
    let callees = Callees::of(reading, (context.dialect, context.pass));
    let callers = Callers::of(context, spaces);
    let declared = declared::Declared::of(reading);
    let accesses = access::Accesses::of(context, memory, &declared);
    accesses.check(context, &callers);
    // The released run-time compiler looks at no calls.
    if context.pass == Pass::Jit && context.dialect.is_released() {
        accesses.in_instances(context, &callers);
        construct::check(context, &callers, |function| reading.bodies.instantiated.contains(&function));
        initialization::check(context, memory, &callers);
        return;
    }
    let is_device = context.dialect.is_released() && context.pass == Pass::Device;
    let mut later = device::Later::default();
    let mut at_patterns: FxHashSet<(TokenId, UseForm)> = FxHashSet::default();
    for one in in_order(context) {
        let Some(place) = place(context, &callers, one) else { continue };
        at_patterns.extend((place == CallPlace::Pattern).then_some((one.name, one.form)));
        let callee = callees.called(reading, spaces, one);
        let caller = callers.around(one.name, one.lambda);
        if let Ok(callee) = &callee {
            deduced_return(context, callee, one, (&callers, caller.as_ref()));
        }
        if context.pass == Pass::Host && callers.is_default_of_lambda(one.name) {
            continue;
        }
        if is_device && place == CallPlace::NamespaceInitializer && one.lambda.is_none() {
            later.outside(one, callee.ok());
            continue;
        }
        let Some(caller) = caller else { continue };
        let configured = configured(reading, one).filter(|_| !is_device);
        if one.arguments.is_none() && !is_device && configured.is_none() {
            continue;
        }
        let Ok(callee) = callee.map_err(|reason| context.count_unknown(reason)) else { continue };
        if let Some(why) = left_out(context, one, &callee) {
            context.count_unknown(why);
            continue;
        }
        let checked = is_checked(context, form(context, one, &callee), place);
        if callee.space == Space::G {
            kernel_called(context, one, &callee, place);
        }
        if is_device {
            later.inside(device::Noted { one, at: one.at, place, caller, callee, checked });
        } else if checked && is_spoken(context, &caller, place) {
            called_or_launched(context, (one, place), configured, &caller, callee);
        }
    }
    in_instances(context, spaces, (&callees, &callers), &at_patterns);
    if is_device {
        let variables = variable::Variables::of(reading, memory, &declared);
        let needs = |one: &&VariableUse| one.is_taken && one.arguments.is_empty();
        for one in reading.bodies.variables.iter().filter(needs) {
            later.variable(one, &callers);
        }
        later.add_defaults(context, (spaces, &callees, &callers));
        device::check(
            context,
            (spaces, memory),
            (&callees, &variables),
            (&accesses, &callers),
            kernels,
            later,
        );
    }
}

/// The calls in the instances that are read: in the released host pass those in explicit instances that depend on what template
/// parameters stand for, the others are `at_patterns`; in the documented dialect all in each.
fn in_instances(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    at_patterns: &FxHashSet<(TokenId, UseForm)>,
) {
    let is_documented = !context.dialect.is_released();
    if context.pass != Pass::Host && !is_documented {
        return;
    }
    if is_documented {
        closure_call::documented(context, callers);
    }
    let place = if is_documented { CallPlace::Instance } else { CallPlace::ExplicitInstance };
    let reading = context.reading;
    let is_asked = |one: &FunctionUse| {
        is_documented || one.lambda.is_none() && !at_patterns.contains(&(one.name, one.form))
    };
    for one in reading.bodies.specializations.iter().flat_map(Specialization::calls_with_lambdas) {
        let is_read = one.context.branch == Branch::Taken && one.context.local_classes == 0;
        if !is_read || one.context.is_operand || !is_asked(one) {
            continue;
        }
        let Some(caller) = callers.around(one.name, one.lambda) else { continue };
        match callees.called(reading, spaces, one) {
            Ok(callee) => {
                let is_checked = is_checked(context, form(context, one, &callee), place);
                let configured = configured(reading, one).filter(|_| !is_documented);
                if is_checked && is_spoken(context, &caller, place) {
                    host(context, (one, place), configured, &caller, callee);
                }
            }
            Err(reason) => context.count_unknown(reason),
        }
    }
}

/// The calls in the order in which they are looked at: in the released host pass a call behind its operands. Of the launch of an
/// object the device pass says nothing but that.
fn in_order<'a>(context: &Context<'a>) -> Vec<&'a FunctionUse> {
    let reading = context.reading;
    let mut all: Vec<&FunctionUse> = reading.bodies.calls.iter().collect();
    if context.pass == Pass::Device && context.dialect.is_released() {
        all.retain(|one| !one.calls_object(&reading.tokens) || configured(reading, one).is_none());
    }
    if context.pass == Pass::Host && context.dialect.is_released() {
        all.sort_by_key(|one| (evaluated(reading, one), Reverse(one.name)));
    }
    all
}

/// The last token of what is evaluated before a call: that of its arguments.
fn evaluated(reading: &Reading, one: &FunctionUse) -> TokenId {
    use UseForm::{Construction, Destruction, ImpliedConstruction, Member, Name};
    let tokens = &reading.tokens;
    let has_arguments = match one.form {
        Name | Member => one.arguments.is_some(),
        form => matches!(form, Construction | ImpliedConstruction | Destruction),
    };
    let behind = one.name.next();
    match one.evaluated {
        Some(last) => last.max(one.at),
        None if has_arguments && matches!(tokens.kind(behind), Kind::OpenParen | Kind::OpenBrace) => {
            tokens.partner(behind)
        }
        None => one.at,
    }
}

/// Whether bodies hold anything that is judged here.
fn asks_anything(reading: &Reading) -> bool {
    let bodies = &reading.bodies;
    !(bodies.calls.is_empty()
        && bodies.variables.is_empty()
        && bodies.accesses.is_empty()
        && bodies.constructs.is_empty()
        && bodies.initializations.is_empty()
        && bodies.implicit.is_empty()
        && bodies.specializations.is_empty())
}

/// Where a use stands; `None` where that is not decided, which is counted.
fn place(context: &mut Context<'_>, callers: &Callers<'_>, one: &FunctionUse) -> Option<CallPlace> {
    if one.context.is_operand {
        return Some(CallPlace::Unevaluated);
    }
    if one.context.local_classes > 0 && !callers.is_in_known_member(one.name) {
        context.count_unknown("call-in-local-class");
        return None;
    }
    match one.context.own_branch {
        Branch::Taken => {}
        Branch::Discarded => return Some(CallPlace::Discarded),
        Branch::Unknown => {
            context.count_unknown("call-branch");
            return None;
        }
    }
    if is_left_to_instances(context, callers, one) {
        context.count_unknown("call-branch");
        return None;
    }
    if !callers.is_in_function(one.name) && one.lambda.is_none() {
        return Some(CallPlace::NamespaceInitializer);
    }
    // What depends on template parameters is looked up in each instance; the device pass knows which there are.
    let arguments = || one.arguments.iter().flatten();
    let is_dependent = |argument: &Operand| *argument == Operand::Dependent;
    let depends = one.resolved.is_none()
        && (one.may_depend || one.in_pattern.is_none() && arguments().any(is_dependent));
    if context.pass == Pass::Host && depends {
        context.count_unknown("call-in-template");
        return None;
    }
    if !one.in_template {
        return Some(CallPlace::Body);
    }
    let is_named = matches!(one.form, UseForm::Name | UseForm::Member);
    let is_known = |argument: &Operand| matches!(argument, Operand::Scalar | Operand::Function);
    let is_told = match &one.in_pattern {
        Some(InPattern::Function(_)) => true,
        Some(InPattern::OnlyFunction(function)) => names_only(context, function),
        Some(InPattern::Dependent) => !context.dialect.is_released() && is_named && arguments().all(is_known),
        None => is_named && arguments().all(is_known),
    };
    if is_told {
        return Some(CallPlace::Pattern);
    }
    context.count_unknown("call-in-template");
    None
}

/// Whether a use stands in a constexpr `if` of a template, in the head of it too, that is left to instances: the bodies of
/// lambdas in it are not.
fn is_left_to_instances(context: &Context<'_>, callers: &Callers<'_>, one: &FunctionUse) -> bool {
    let reading = context.reading;
    if !context.leaves_constexpr_ifs() || one.context.own_constexpr_ifs == 0 {
        return false;
    }
    let lambda = || one.lambda.and_then(|open| reading.bodies.lambda(open));
    one.in_template
        || match callers.function(one.name) {
            Some(function) => reading.tree[function].abbreviated,
            None => lambda().is_some_and(|lambda| lambda.is_generic),
        }
}

/// Whether a call in a template is one of a function that alone has its name, whatever the arguments are. Since 13.3 the
/// released tools wait for the arguments of a member, unless it is one of the template itself.
fn names_only(context: &Context<'_>, function: &Resolved) -> bool {
    let tree = &context.reading.tree;
    let entry = &tree[function.function];
    let is_member = context.reading.tree.is_member(entry);
    let is_current = are_placeholders(tree, &function.given);
    !is_member || is_current || context.dialect.release().is_some_and(|release| release < Release::Cuda13_3)
}

/// A call of a kernel that is a member or an operator; those by other names are judged with the launches.
fn kernel_called(context: &mut Context<'_>, one: &FunctionUse, callee: &Callee, place: CallPlace) {
    let tree = &context.reading.tree;
    let declaration = tree[callee.function].declaration;
    let is_member = tree[tree[callee.function].target.unwrap_or(tree[declaration].scope)].class().is_some();
    let at = context.reading.tokens.get(one.at).start;
    let is_said = |finding: &Finding| {
        finding.at == at && matches!(finding.diagnostic, DiagnosticId::LaunchUnconfigured)
    };
    let is_named = matches!(one.form, UseForm::Name | UseForm::Member);
    let is_ordinary = one.form == UseForm::Name && !is_member;
    let is_call = one.arguments.is_some() || one.resolved.is_some();
    let is_checked = is_checked(context, form(context, one, callee), CallPlace::Body);
    if is_ordinary || !is_call || !is_checked || is_named && context.findings.iter().any(is_said) {
        return;
    }
    let place = match place {
        CallPlace::Body => CallContext::Body,
        CallPlace::Pattern => CallContext::Pattern,
        CallPlace::Instance | CallPlace::ExplicitInstance => CallContext::Instance,
        CallPlace::NamespaceInitializer => CallContext::NamespaceInitializer,
        CallPlace::Unevaluated => CallContext::Unevaluated,
        CallPlace::Discarded => CallContext::Discarded,
    };
    let cell = rules::decide_launch_unconfigured(context.dialect, context.pass, rules::Callee::Kernel, place);
    // It is said of the object and of the call.
    for _ in 0..if one.calls_object(&context.reading.tokens) { 2 } else { 1 } {
        cell.reports.iter().for_each(|said| context.find(Finding::reported(said, at, &[])));
    }
}

/// Why a call of a function that is known is not judged all the same, if it is not.
fn left_out(context: &Context<'_>, one: &FunctionUse, callee: &Callee) -> Option<&'static str> {
    if context.pass == Pass::Host && is_implicit_member_template(context.reading, one, callee) {
        return Some("call-in-template");
    }
    if context.pass == Pass::Host && is_deduced_in_template(context.reading, one, callee) {
        return Some("call-in-template");
    }
    // Constexpr callees are looked at while their calls are read.
    if callee.is_constexpr {
        return None;
    }
    // What generates no code is not told; what is read in the host pass, and in the documents, is.
    let generates = context.dialect.is_released() && context.pass != Pass::Host;
    match one.context.is_left_out && generates {
        true => Some("call-operand"),
        false => (one.form == UseForm::InheritedConstruction).then_some("call-inherited-constructor"),
    }
}

/// Whether arguments tell, in a template, which specialisation is called: that may depend on template parameters.
fn is_deduced_in_template(reading: &Reading, one: &FunctionUse, callee: &Callee) -> bool {
    let form = fact::form(reading, reading.tree[callee.function].declaration);
    one.in_template
        && one.meant().is_none()
        && reading.tokens.kind(one.name.next()) == Kind::OpenParen
        && matches!(form, rules::Form::Template | rules::Form::MemberTemplate)
}

/// Whether a template calls a member template of the object without naming the object: `f<int>()` for
/// `this->template f<int>()`. The released tool tells it of the first such call in a class and of no other.
fn is_implicit_member_template(reading: &Reading, one: &FunctionUse, callee: &Callee) -> bool {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let declaration = tree[callee.function].declaration;
    one.in_template
        && one.form == UseForm::Name
        && tokens.kind(one.name.next()) == Kind::Less
        && tokens.kind(one.name.previous()) != Kind::ColonColon
        && tree[tree[declaration].scope].class().is_some()
        && !tree.has_specifier(declaration, SpecifierKind::Static)
}

/// The first token of the callee of a launch, if `one` is such a name. What a configuration stands behind is called, too;
/// only of device functions the rules of launches leave that to the rules of calls.
fn configured(reading: &Reading, one: &FunctionUse) -> Option<TokenId> {
    if one.calls_object(&reading.tokens) {
        let launch = launch_before(&reading.tokens, one.at)?;
        return Some(callee_start(reading, launch.open));
    }
    if one.arguments.is_some() || one.form != UseForm::Name {
        return None;
    }
    let tokens = &reading.tokens;
    let mut behind = one.name.next();
    behind = tokens.angle_partner(behind).map_or(behind, TokenId::next);
    while tokens.kind(behind) == Kind::CloseParen {
        behind = behind.next();
    }
    let is_launched =
        tokens.kind(behind) == Kind::LaunchOpen && launched_name(tokens, behind) == Some(one.name);
    let used = reading.bodies.name(one.name).filter(|_| is_launched)?;
    Some(used.range.start)
}

/// A call that is judged while its text is read, or what a configuration stands behind.
fn called_or_launched(
    context: &mut Context<'_>,
    (one, place): (&FunctionUse, CallPlace),
    configured: Option<TokenId>,
    caller: &Caller,
    callee: Callee,
) {
    match launched_template(context.reading, (one, configured), callee) {
        Some((launched, callee)) => host(context, (&launched, place), configured, caller, callee),
        None if configured.is_none() || is_judged_configured(context.reading, one, &callee) => {
            host(context, (one, place), configured, caller, callee);
        }
        None => {}
    }
}

/// A launch of a function template that is no kernel, as a call of the instance that it certainly means.
fn launched_template(
    reading: &Reading,
    (one, configured): (&FunctionUse, Option<TokenId>),
    callee: Callee,
) -> Option<(FunctionUse, Callee)> {
    let is_template = reading.tree[reading.tree[callee.function].declaration].form == Form::Template;
    configured.filter(|_| is_template && callee.space == Space::D)?;
    let mut launches = reading.bodies.launches.iter().chain(&reading.bodies.pattern_launches);
    let launch = launches.find(|launch| launch.name == one.name)?;
    let resolved = Some(launch.function.clone());
    Some((FunctionUse { resolved, ..one.clone() }, Callee { is_specialization: true, ..callee }))
}

/// Whether a call behind a configuration is judged as a call: of an instance of a template the name is not known.
fn is_judged_configured(reading: &Reading, one: &FunctionUse, callee: &Callee) -> bool {
    let form = reading.tree[reading.tree[callee.function].declaration].form;
    callee.space == Space::D && (form != Form::Template || one.calls_object(&reading.tokens))
}

/// Whether the rules look at a call of that form at that place at all.
fn is_checked(context: &Context<'_>, form: CallForm, place: CallPlace) -> bool {
    let (dialect, pass) = (context.dialect, context.pass);
    rules::decide_call_form(dialect, pass, form).result == CheckOutcome::Checked
        && rules::decide_call_context(dialect, pass, place).result == CheckOutcome::Checked
}

/// Whether no pragma before the caller switches the check off. None does at a template, which the host pass judges; in
/// instances, which the device pass judges, it does.
fn is_spoken(context: &Context<'_>, caller: &Caller, place: CallPlace) -> bool {
    let is_template = place == CallPlace::Pattern && context.pass == Pass::Host;
    let check = if is_template { ExecCheck::Normal } else { caller.check };
    let cell = rules::decide_call_pragma(context.dialect, context.pass, check, caller.space);
    cell.result != Some(CheckOutcome::Unchecked)
}

/// The rules' word for what makes a call.
fn form(context: &Context<'_>, one: &FunctionUse, callee: &Callee) -> CallForm {
    let is_conversion =
        || context.reading.tree[callee.function].name == crate::tree::FunctionName::Conversion;
    match one.form {
        _ if callee.is_consteval => CallForm::Immediate,
        // What a constructor makes of an argument the released tools leave out, not what a conversion function does.
        UseForm::ArgumentConversion if context.dialect.is_released() && is_conversion() => {
            CallForm::Conversion
        }
        UseForm::Name => CallForm::Function,
        UseForm::Member => CallForm::Member,
        UseForm::Operator => CallForm::Operator,
        // Of constants a constexpr constructor makes one where it is written.
        UseForm::ImpliedConstruction if !callee.is_constexpr || !one.has_constant_arguments() => {
            CallForm::ImpliedConstruction
        }
        UseForm::Construction
        | UseForm::ImpliedConstruction
        | UseForm::InheritedConstruction
        | UseForm::ElementConstruction => CallForm::Construction,
        UseForm::ElidedConstruction => CallForm::ElidedConstruction,
        UseForm::Destruction | UseForm::ElementDestruction => CallForm::Destruction,
        UseForm::Conversion => CallForm::Conversion,
        UseForm::ArgumentConversion | UseForm::ArgumentDestruction => CallForm::ArgumentConversion,
        UseForm::Allocation | UseForm::ElementAllocation | UseForm::ElementDeallocation => {
            CallForm::Allocation
        }
        UseForm::ClauseSubobject if !context.dialect.is_released() => CallForm::Conversion,
        UseForm::MemberSubobject
        | UseForm::ClauseSubobject
        | UseForm::ElementSubobject
        | UseForm::BaseSubobject => CallForm::Subobject,
    }
}

/// The cell of the rule for a caller and a callee.
fn cell(context: &Context<'_>, caller: &Caller, callee: &Callee) -> &'static Cell<()> {
    let (dialect, pass) = (context.dialect, context.pass);
    let is_generated = pass == Pass::Device && dialect.is_released() && !callee.is_constexpr;
    if let Some((caller, callee)) = tile_spaces(caller, callee).filter(|_| is_generated) {
        return rules::decide_tile_call(dialect, pass, caller, callee);
    }
    let (constexpr, relaxed) = (fact::truth(callee.is_constexpr), fact::truth(context.relaxed_constexpr));
    rules::decide_call_space(dialect, pass, caller.space, callee.space, constexpr, relaxed)
}

/// The spaces of caller and callee where one of them is of tile code.
fn tile_spaces(caller: &Caller, callee: &Callee) -> Option<(TileSpace, TileSpace)> {
    let is_tile = caller.tile.is_some() || callee.tile.is_some();
    let all = |tile: Option<TileSpace>, space| tile.unwrap_or(tile::without_tile(space));
    is_tile.then(|| (all(caller.tile, caller.space), all(callee.tile, callee.space)))
}

/// A call that is judged while its text is read: in the host pass and in the documented dialect.
fn host(
    context: &mut Context<'_>,
    (one, place): (&FunctionUse, CallPlace),
    configured: Option<TokenId>,
    caller: &Caller,
    callee: Callee,
) {
    let reading = context.reading;
    let cell = cell(context, caller, &callee);
    if cell.reports.is_empty() {
        return;
    }
    let at = reading.tokens.get(configured.unwrap_or(one.at)).start;
    let resolved = one.meant().filter(|_| callee.is_specialization);
    // The released tool says it of the object and of the call, and of a conversion function that is named at the call and at
    // the name, of a literal operator twice.
    let named = one.ends.first().filter(|_| matches!(one.form, UseForm::Name | UseForm::Member));
    let first = match named {
        _ if !context.dialect.is_released() => None,
        Some(open) => Some(reading.tokens.get(*open).start),
        None if one.calls_object(&reading.tokens) || names_literal_operator(reading, one, &callee) => {
            Some(at)
        }
        None => None,
    };
    let is_after_operands = context.pass == Pass::Host && context.dialect.is_released();
    let noticed = match configured {
        // Instances are made at the end of the unit.
        _ if place == CallPlace::ExplicitInstance => reading.source.text.len() as u32,
        // What is said of the launch itself comes behind.
        Some(_) => at.saturating_sub(1),
        None if is_after_operands => {
            reading.tokens.get(evaluated(reading, one)).start.max(first.unwrap_or(at))
        }
        None => first.unwrap_or(at),
    };
    // Behind what is said of an object that is launched.
    let noticed_then = if configured.is_some() && first.is_some() { noticed.max(at) } else { noticed };
    let parties = parties(reading, caller, &callee);
    let spaces = tile_spaces(caller, &callee);
    let before = context.findings.len();
    // Of a template, the same is said once of one place.
    let is_told_once = place == CallPlace::Pattern && is_after_operands;
    for (told, noticed) in
        [first.map(|first| (first, noticed)), Some((at, noticed_then))].into_iter().flatten()
    {
        let is_said = |finding: &Finding| {
            finding.at == told && cell.reports.iter().any(|said| said.diagnostic == finding.diagnostic)
        };
        if is_told_once && context.findings.iter().any(is_said) {
            continue;
        }
        let name = callee_name(context, (&callee, resolved), noticed);
        let names = Names { callee: &name, caller: &caller.name, undefined: &name, parties: &parties };
        said(context, cell, told, names, spaces);
    }
    if configured.is_none() || place == CallPlace::ExplicitInstance {
        context.findings.iter_mut().skip(before).for_each(|finding| finding.noticed = noticed);
    }
}

/// Whether a literal operator is called by its name.
fn names_literal_operator(reading: &Reading, one: &FunctionUse, callee: &Callee) -> bool {
    reading.tree[callee.function].name == crate::tree::FunctionName::Literal
        && one.form == UseForm::Name
        && reading.tokens.kind(one.name) == Kind::Operator
}

/// The names in the texts about a call.
#[derive(Clone, Copy)]
struct Names<'a> {
    callee: &'a str,
    caller: &'a str,
    /// The callee where it is not there.
    undefined: &'a str,
    /// Where they stand.
    parties: &'a [Related],
}

/// The places of a caller and of what it calls.
fn parties(reading: &Reading, caller: &Caller, callee: &Callee) -> Vec<Related> {
    let start = |token: TokenId| reading.tokens.get(token).start;
    let name = |function: FunctionId| start(reading.tree[function].name_token);
    let function = caller.function.map(|id| Related { at: name(id), label: "the caller" });
    let lambda = caller.lambda.map(|open| Related { at: start(open), label: "the lambda that calls" });
    let callee = Related { at: name(callee.function), label: "the callee is declared here" };
    [Some(callee), lambda.or(function)].into_iter().flatten().collect()
}

fn said(
    context: &mut Context<'_>,
    cell: &Cell<()>,
    at: u32,
    names: Names<'_>,
    spaces: Option<(TileSpace, TileSpace)>,
) {
    cell.reports.iter().for_each(|said| one_said(context, said, at, names, spaces));
}

fn one_said(
    context: &mut Context<'_>,
    said: &Report,
    at: u32,
    Names { callee, caller, undefined, parties }: Names<'_>,
    spaces: Option<(TileSpace, TileSpace)>,
) {
    let names = [("callee", callee), ("caller", caller), ("name", undefined)];
    let Some((of_caller, of_callee)) = spaces.map(|(a, b)| (tile::spaces_text(a), tile::spaces_text(b)))
    else {
        return context.find(Finding::reported(said, at, &names).related(parties.iter().copied()));
    };
    let [callee, caller, name] = names;
    let facts = [callee, caller, name, ("caller-spaces", of_caller), ("callee-spaces", of_callee)];
    let finding = Finding::reported(&tile::call_report(said), at, &facts);
    context.find(finding.related(parties.iter().copied()));
}

/// The callee's name in a text that stands at the byte offset `at`.
fn callee_name(context: &Context<'_>, (callee, resolved): (&Callee, Option<&Resolved>), at: u32) -> String {
    let reading = context.reading;
    let (constexpr, c_linkage) =
        (fact::truth(callee.is_constexpr), fact::truth(naming::has_c_linkage(reading, callee.function)));
    let shown = rules::decide_call_callee_name(context.dialect, context.pass, constexpr, c_linkage).result;
    let is_destructor = reading.tree[callee.function].name == crate::tree::FunctionName::Destructor;
    let is_at_once = context.pass == Pass::Device && callee.is_virtual == Some(true) && !is_destructor;
    if shown == Some(CalleeName::Bare) || is_at_once && context.dialect.is_released() {
        let given = resolved.map_or(&[][..], |resolved| &resolved.given);
        return demangled::bare_instance(reading, callee.function, given);
    }
    // In the released host pass alone mangled names leak into texts behind an error.
    let leaks = context.pass == Pass::Host && context.dialect.is_released();
    let is_after_error = leaks && context.errors().any(|finding| finding.noticed <= at);
    let unit_id = || context.unit_id(at);
    let after_error: AfterError<'_> = if is_after_error { Some(&unit_id) } else { None };
    match resolved {
        Some(resolved) => demangled::specialization(reading, resolved, after_error),
        None => demangled::signature(reading, callee.function, after_error),
    }
}

/// A use of a device function with a deduced return type.
fn deduced_return(
    context: &mut Context<'_>,
    callee: &Callee,
    one: &FunctionUse,
    (callers, caller): (&Callers<'_>, Option<&Caller>),
) {
    if !matches!(one.form, UseForm::Name | UseForm::Member) {
        return;
    }
    let reading = context.reading;
    let function = &reading.tree[callee.function];
    let is_deduced =
        function.deduced != crate::tree::Deduced::No && reading.tree.trailing_return(function).is_empty();
    if !is_deduced || callee.space != Space::D || callee.is_constexpr {
        return;
    }
    let space = callers.annotated_around(one.name).or(caller.map(|caller| caller.space));
    let in_device_code = matches!(space, Some(Space::D | Space::G));
    let cell = rules::decide_call_deduced_return(
        context.dialect,
        context.pass,
        Truth::Yes,
        fact::truth(in_device_code),
    );
    let at = reading.tokens.get(one.at).start;
    let name = demangled::bare(reading, callee.function);
    for said in cell.reports {
        let callee = Related {
            at: reading.tokens.get(reading.tree[callee.function].name_token).start,
            label: "the callee is declared here",
        };
        context.find(Finding::reported(said, at, &[("function", &name)]).related([callee]));
    }
}
