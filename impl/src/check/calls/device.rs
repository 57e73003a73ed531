//! The device pass: calls of constexpr functions are judged while their text is read, those of others when code is
//! generated, in functions that are emitted and when nothing was wrong before.

use super::super::annotation::applied;
use super::access::Accesses;
use super::defaults::functions_of;
use super::emitted::{self, Code, Uses};
use super::implicit::{Members, makes_object};
use super::variable::{Mention, Variables, variables_in};
use super::*;
use crate::bodies::Lambda;
use crate::ids::model::Argument;
use crate::lex::{TokenId, TokenRange};
use crate::reach::Specialization;
use crate::rules::generated::{Attribute, ExecCheck};
use crate::sema::{Accessed, Use};
use crate::tree::{EntityId, Form, FunctionId, SpecifierKind};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::LazyCell;
use std::ops::Deref;

/// A use that was resolved.
#[derive(Clone)]
pub(super) struct Noted<'a> {
    pub one: &'a FunctionUse,
    /// Where it is told.
    pub at: TokenId,
    pub place: CallPlace,
    pub caller: Caller,
    pub callee: Callee,
    /// The rules look at calls like it.
    pub checked: bool,
}

/// The functions that default arguments name, each with the call that takes the address.
pub(super) type Addresses<'a> = Vec<(Noted<'a>, TokenId)>;

/// The uses of a unit that device code may make.
#[derive(Default)]
pub(super) struct Later<'a> {
    pub(super) inside: Vec<Noted<'a>>,
    /// Uses outside of functions, by place: in default arguments, default member initialisers, variables.
    pub(super) outside: Vec<(&'a FunctionUse, Option<Callee>)>,
    pub(super) variables: Vec<(Caller, Mention<'a>)>,
    /// The variables that are named outside of functions, by place.
    pub(super) outside_variables: Vec<&'a VariableUse>,
    /// The functions that default arguments name, each with the call that takes the address.
    pub(super) addresses: Addresses<'a>,
}

impl<'a> Later<'a> {
    /// Adds a use in a function.
    pub(super) fn inside(&mut self, noted: Noted<'a>) {
        self.inside.push(noted);
    }

    /// Adds a use outside of all functions; they come in the order of the text.
    pub(super) fn outside(&mut self, one: &'a FunctionUse, callee: Option<Callee>) {
        self.outside.push((one, callee));
    }

    /// Adds a variable that is named; they come in the order of the text.
    pub(super) fn variable(&mut self, one: &'a VariableUse, callers: &Callers<'_>) {
        if !callers.is_in_function(one.name) && one.lambda.is_none() {
            self.outside_variables.push(one);
        } else if let Some(caller) =
            callers.around(one.name, one.lambda).filter(|caller| caller.tile.is_none())
        {
            self.variables
                .push((caller, Mention { one, taken_at: None, accesses: None, is_evaluated: false }));
        }
    }

    /// The uses of functions in `range`, which stands outside of functions.
    pub(super) fn functions_in(&self, range: TokenRange) -> &[(&'a FunctionUse, Option<Callee>)] {
        let first = self.outside.partition_point(|(one, _)| one.name < range.start);
        let end = self.outside.partition_point(|(one, _)| one.name < range.end);
        self.outside.get(first..end).unwrap_or_default()
    }

    /// The variables that are named in `range`, which stands outside of functions.
    pub(super) fn variables_in(&self, range: TokenRange) -> &[&'a VariableUse] {
        variables_in(&self.outside_variables, range)
    }
}

/// Judges the uses of a unit.
pub(super) fn check(
    context: &mut Context<'_>,
    (spaces, memory): (&Spaces, &Memory),
    (callees, known): (&Callees, &Variables<'_>),
    (accesses, callers): (&Accesses<'_>, &Callers<'_>),
    kernels: Vec<instance::Named>,
    later: Later<'_>,
) {
    let members = Members::of((context.reading, spaces, callees), &later);
    let Later { inside: all, outside, mut variables, outside_variables, addresses } = later;
    let uses = Uses::of((context.reading, &members), &all, kernels, (callees, spaces));
    let reading = context.reading;
    accesses.in_instances(context, callers);
    at_once(context, spaces, (callees, callers), (&all, &uses));
    let first_error = inline::first_error(context);
    initialization::check(context, memory, callers);
    inline::check(context, spaces, (callees, callers, known), (&all, first_error));
    closure_call::unnamed(context, ((spaces, callees), callers));
    let error_before = fact::truth(context.has_errors());
    let phase = |context: &Context<'_>, state| {
        rules::decide_call_phase(context.dialect, context.pass, Truth::No, state, error_before).result
    };
    let emitted = uses.emitted(spaces);
    let generated_instances = emitted::by_template(&emitted);
    let there = |caller: &Caller, in_template: bool| {
        instances_there(&generated_instances, &emitted, caller, in_template)
    };
    let resolved = Specializations::of(context.reading);
    let lasting = initialization::names(context.reading);
    for noted in all.iter().filter(|noted| is_generated(reading, noted, &lasting)) {
        let (there, state) = there(&noted.caller, noted.one.in_template);
        if phase(context, state) != CheckOutcome::Checked {
            continue;
        }
        if noted.caller.function.is_some() && noted.one.in_template && noted.caller.lambda.is_none() {
            // The arguments of an instance may make what stands before `?`, `&&` and `||` a constant.
            if known.may_be_skipped(&noted.caller, noted.one.name) {
                context.count_unknown("call-branch");
                continue;
            }
            for arguments in there {
                if !resolved.resolve(noted, arguments) {
                    in_instance(context, noted, arguments);
                }
            }
        } else {
            generated(context, noted);
        }
    }
    for (noted, at) in &addresses {
        let (_, state) = there(&noted.caller, noted.one.in_template);
        if phase(context, state) == CheckOutcome::Checked && noted.one.context.is_executed() {
            address_in_default(context, noted, *at);
        }
    }
    if phase(context, EmissionState::Emitted) == CheckOutcome::Checked {
        in_specializations(context, spaces, (callees, callers), (&emitted, &lasting));
        compiler_function::check(context, callers, &emitted);
        implicit::check(context, spaces, (callees, callers), (&emitted, &members, known));
    }
    note_evaluated(reading, &mut variables, &all, |caller, in_template| there(caller, in_template).1);
    for (caller, mention) in &variables {
        let is_of_instances =
            (mention.one.in_template || is_of_generic_lambda(reading, caller)) && mention.accesses.is_none();
        let state = if is_of_instances { EmissionState::Emitted } else { there(caller, false).1 };
        if phase(context, state) != CheckOutcome::Checked {
            continue;
        }
        match is_of_instances {
            false => known.judge(context, caller, mention, mention.accesses),
            true => variable_in_instances(context, (known, &resolved), (caller, mention), &emitted),
        }
    }
    if phase(context, EmissionState::Emitted) == CheckOutcome::Checked {
        let is_emitted = |caller: &Caller| there(caller, false).1 == EmissionState::Emitted;
        instance_variable::check(context, (memory, known.declared, callers), &emitted, is_emitted);
        variables_of_initializers(context, (known, callers), &emitted, &outside_variables);
        outside_of_functions(context, known, outside_variables, outside);
    }
}

/// Says of the variables that constexpr functions name whether these are perhaps evaluated by the compiler alone: no code calls them
/// with what is certainly no constant.
fn note_evaluated(
    reading: &Reading,
    variables: &mut [(Caller, Mention<'_>)],
    all: &[Noted<'_>],
    state: impl Fn(&Caller, bool) -> EmissionState,
) {
    let tree = &reading.tree;
    let is_constexpr =
        |function: FunctionId| tree.has_specifier(tree[function].declaration, SpecifierKind::Constexpr);
    let entity = |function: FunctionId| tree[tree[function].declaration].entity;
    let in_constexpr = |caller: &Caller| caller.function.filter(|function| is_constexpr(*function));
    if !variables.iter().any(|(caller, _)| in_constexpr(caller).is_some()) {
        return;
    }
    let is_changing =
        |noted: &&Noted<'_>| inline::changing_arguments(noted.one).is_some_and(|count| count > 0);
    let changing = all.iter().filter(|noted| is_constexpr(noted.callee.function)).filter(is_changing);
    let is_emitted =
        |noted: &&Noted<'_>| state(&noted.caller, noted.one.in_template) == EmissionState::Emitted;
    let mut changing: Vec<&Noted<'_>> = changing.filter(is_emitted).collect();
    let mut called: FxHashSet<EntityId> = FxHashSet::default();
    loop {
        let before = called.len();
        changing.retain(|noted| {
            let is_code = in_constexpr(&noted.caller)
                .is_none_or(|function| entity(function).is_some_and(|own| called.contains(&own)));
            called.extend(entity(noted.callee.function).filter(|_| is_code));
            !is_code
        });
        if called.len() == before {
            break;
        }
    }
    for (caller, mention) in variables {
        mention.is_evaluated = in_constexpr(caller)
            .is_some_and(|function| !entity(function).is_some_and(|own| called.contains(&own)));
    }
}

/// Judges what is told whether or not code is generated for it.
fn at_once(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    (all, uses): (&[Noted<'_>], &Uses<'_>),
) {
    let reading = context.reading;
    // Followed through the whole unit, so only where something asks.
    let instances = LazyCell::new(|| uses.instances());
    let told_in_each = in_constexpr_ifs(reading);
    for noted in all.iter().filter(|noted| noted.callee.is_told_at_once(noted.one, reading)) {
        if !told_in_each.contains(&(noted.one.name, noted.one.form)) {
            while_reading(context, noted, &instances);
        }
    }
    constexpr_in_specializations(context, spaces, (callees, callers), (all, &told_in_each));
    closure_call::while_reading(context, callers);
    construct::check(context, callers, |function| instances.contains_key(&function));
}

/// The template arguments of the instances of the function around that code is generated for, if the use depends on them, and whether there is code.
fn instances_there<'i, 'e>(
    instances: &'i FxHashMap<FunctionId, Vec<&'e [Argument]>>,
    emitted: &FxHashSet<Code>,
    caller: &Caller,
    in_template: bool,
) -> (&'i [&'e [Argument]], EmissionState) {
    let own = caller.function.filter(|_| in_template);
    let there = own.and_then(|own| instances.get(&own)).map_or(&[][..], Vec::as_slice);
    let code = caller.code().filter(|code| emitted.contains(code) || !there.is_empty());
    (there, if code.is_some() { EmissionState::Emitted } else { EmissionState::Unused })
}

/// Whether it is the call operator of a generic lambda.
fn is_of_generic_lambda(reading: &Reading, caller: &Caller) -> bool {
    caller.lambda.and_then(|open| reading.bodies.lambda(open)).is_some_and(|lambda| lambda.is_generic)
}

/// A variable that a template names, in each instance of it with code.
fn variable_in_instances(
    context: &mut Context<'_>,
    (known, resolved): (&Variables<'_>, &Specializations<'_>),
    (caller, mention): (&Caller, &Mention<'_>),
    emitted: &FxHashSet<Code>,
) {
    if caller.lambda.is_some_and(|open| !resolved.has_operators(open)) {
        return context.count_unknown("variable-in-template");
    }
    for accesses in resolved.accesses(caller, emitted) {
        known.judge(context, caller, mention, Some(accesses));
    }
}

/// The variables that the default member initialisers name which constructors use that are instances.
fn variables_of_initializers(
    context: &mut Context<'_>,
    (known, callers): (&Variables<'_>, &Callers<'_>),
    emitted: &FxHashSet<Code>,
    outside: &[&VariableUse],
) {
    let reading = context.reading;
    let has_code =
        |one: &&Specialization| !one.constructions.is_empty() && emitted.contains(&Code::of(&one.of));
    for specialization in reading.bodies.specializations.iter().filter(has_code) {
        let Some(caller) = callers.defined(specialization.of.function) else { continue };
        for (_, of, initializer) in specialization.initializers(&reading.bodies) {
            let accesses = Some(initializer.accesses.as_slice());
            for &one in variables_in(outside, of.range(&reading.tree)) {
                let mention = Mention { one, taken_at: None, accesses, is_evaluated: false };
                known.judge(context, &caller, &mention, accesses);
            }
        }
    }
}

/// What the initialisers of variables in device memory name.
fn outside_of_functions(
    context: &mut Context<'_>,
    known: &Variables<'_>,
    variables: Vec<&VariableUse>,
    functions: Vec<(&FunctionUse, Option<Callee>)>,
) {
    for one in variables {
        if is_in_device_variable(context, one.name) {
            known.judge_initializer(context, one);
        }
    }
    for (one, callee) in functions {
        let callee = callee.filter(|callee| !callee.is_constexpr && one.arguments.is_none());
        if let Some(callee) = callee.filter(|_| is_in_device_variable(context, one.name)) {
            address(context, one.at, Space::D, (&callee, None));
        }
    }
}

/// Whether `token` stands in the initialiser of a variable of a namespace that device code has.
fn is_in_device_variable(context: &Context<'_>, token: TokenId) -> bool {
    let reading = context.reading;
    let tree = &reading.tree;
    let Some(id) = context.declaration_around(token) else { return false };
    let initializer = tree.variable(id).and_then(|variable| variable.initializer.range());
    let is_device = |attribute| matches!(attribute, Attribute::Device | Attribute::Constant);
    initializer.is_some_and(|range| range.contains(token))
        && tree[tree[id].scope].is_namespace()
        && !fact::in_template(reading, id)
        && tree[id].form == crate::tree::Form::Plain
        && applied(reading, id).any(|one| is_device(one.attribute))
}

/// A call of a constexpr function; `instances` are those of templates, whether or not code is generated for them.
fn while_reading(
    context: &mut Context<'_>,
    noted: &Noted<'_>,
    instances: &impl Deref<Target = FxHashMap<FunctionId, usize>>,
) {
    if noted.one.arguments.is_none() {
        return;
    }
    if is_left_to_generic_lambda(context.reading, noted.one) {
        return context.count_unknown("call-in-template");
    }
    // In a template the first instance says it.
    let is_there = |own: &FunctionId| instances.contains_key(own) || context.is_instantiated(*own);
    let own = noted.caller.function.filter(|own| noted.one.in_template && is_there(own));
    let is_instance = own.is_some() && noted.place == CallPlace::Pattern;
    let checked = noted.checked
        || is_instance && is_checked(context, form(context, noted.one, &noted.callee), CallPlace::Instance);
    // Here the pragma counts for kernels, too.
    let is_disabled = noted.caller.check == ExecCheck::Disabled;
    if !checked || is_disabled || !is_spoken(context, &noted.caller, noted.place) {
        return;
    }
    if noted.one.in_template && !is_instance {
        return context.count_unknown("call-in-template");
    }
    constexpr_call(context, noted);
}

/// Whether the arguments of a call hang on what the parameters of a generic lambda around it stand for.
fn is_left_to_generic_lambda(reading: &Reading, one: &FunctionUse) -> bool {
    has_open_arguments(one) && is_in_generic_lambda(reading, one)
}

/// Whether it is not known what arguments of a call are, nor what it calls.
fn has_open_arguments(one: &FunctionUse) -> bool {
    let is_open = |argument: &Operand| matches!(argument, Operand::Dependent | Operand::Unknown);
    one.resolved.is_none() && one.arguments.iter().flatten().any(is_open)
}

/// Whether a call stands in a generic lambda, perhaps in others in it.
fn is_in_generic_lambda(reading: &Reading, one: &FunctionUse) -> bool {
    let is_around = |lambda: &Lambda| lambda.is_generic && lambda.body.contains(one.name);
    one.lambda.is_some() && reading.bodies.lambdas.iter().any(is_around)
}

/// The calls in constexpr `if`s of templates, and of lambdas in them, that instances tell: they are told in each.
fn in_constexpr_ifs(reading: &Reading) -> FxHashSet<(TokenId, UseForm)> {
    let all = reading.bodies.instances().flat_map(Specialization::calls_with_lambdas);
    let is_told = |one: &&FunctionUse| is_read(one) && one.context.own_constexpr_ifs > 0;
    all.filter(is_told).map(|one| (one.name, one.form)).collect()
}

/// Whether an instance reads the use as code.
fn is_read(one: &FunctionUse) -> bool {
    !one.context.is_operand && one.context.branch == Branch::Taken
}

/// A call of a constexpr function that is looked at.
fn constexpr_call(context: &mut Context<'_>, noted: &Noted<'_>) {
    let cell = cell(context, &noted.caller, &noted.callee);
    if cell.reports.is_empty() {
        return;
    }
    let is_of_both = noted.callee.is_constexpr && noted.caller.space == Space::HD;
    if is_of_both && inline::changing_arguments(noted.one).is_none() {
        return context.count_unknown("call-arguments");
    }
    let at = context.reading.tokens.get(noted.at).start;
    let name = callee_name(context, (&noted.callee, noted.one.meant()), at);
    let parties = parties(context.reading, &noted.caller, &noted.callee);
    let names = Names { callee: &name, caller: &noted.caller.name, undefined: &name, parties: &parties };
    let (reading, one) = (context.reading, noted.one);
    let is_first = !context.findings.iter().any(|finding| finding.at == at);
    let is_named = names_literal_operator(reading, one, &noted.callee) && is_first;
    let is_twice = noted.callee.is_constexpr && (one.calls_object(&reading.tokens) || is_named);
    // It is said of the object and of the call, of a literal operator first twice.
    for _ in 0..if is_twice { 2 } else { 1 } {
        // What is called through the object's class need not be there.
        let all = cell.reports.iter().filter(|said| said.diagnostic != DiagnosticId::DeviceCodeUndefined);
        all.for_each(|said| one_said(context, said, at, names, tile_spaces(&noted.caller, &noted.callee)));
    }
}

/// Whether a call is judged where code is generated: of a constexpr function also where its arguments are no constants.
fn is_generated(reading: &Reading, noted: &Noted<'_>, lasting: &FxHashSet<TokenId>) -> bool {
    if is_never_called(lasting, noted.one) {
        return false;
    }
    if noted.one.arguments.is_none() {
        return true;
    }
    if !noted.callee.is_told_at_once(noted.one, reading) {
        return true;
    }
    if !noted.callee.is_constexpr {
        return super::callee::is_qualified(reading, noted.one);
    }
    noted.caller.space == Space::HD && inline::changing_arguments(noted.one).is_some_and(|count| count > 0)
}

/// The calls of constexpr functions that depend on what template parameters stand for, in each instance: those of `all` are
/// said where they are read first, but for those `told_in_each`.
fn constexpr_in_specializations(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    (all, told_in_each): (&[Noted<'_>], &FxHashSet<(TokenId, UseForm)>),
) {
    let reading = context.reading;
    let is_told = |one: &FunctionUse, callee: &Callee| callee.is_told_at_once(one, reading);
    let in_pattern = all.iter().filter(|noted| {
        let is_in_lambda = || !has_open_arguments(noted.one) && is_in_generic_lambda(reading, noted.one);
        is_told(noted.one, &noted.callee) && (noted.one.in_template || is_in_lambda())
    });
    let mut is_said: FxHashSet<(TokenId, UseForm)> =
        in_pattern.map(|noted| (noted.one.name, noted.one.form)).collect();
    is_said.retain(|one| !told_in_each.contains(one));
    for one in reading.bodies.instances().flat_map(Specialization::calls_with_lambdas) {
        if !is_read(one) || is_said.contains(&(one.name, one.form)) {
            continue;
        }
        let Ok(callee) = callees.called(reading, spaces, one) else { continue };
        let place = CallPlace::Instance;
        if callee.space == Space::G {
            kernel_called(context, one, &callee, place);
        }
        let caller = callers.around(one.name, one.lambda).filter(|_| is_told(one, &callee));
        let Some(caller) = caller else { continue };
        // It hangs on no instance which function is virtual.
        if !callee.is_constexpr && !is_said.insert((one.name, one.form)) {
            continue;
        }
        let is_disabled = caller.check == ExecCheck::Disabled;
        if is_checked(context, form(context, one, &callee), place)
            && !is_disabled
            && is_spoken(context, &caller, place)
        {
            constexpr_call(context, &Noted { one, at: one.at, place, caller, callee, checked: true });
        }
    }
}

/// A use in code that is generated.
fn generated(context: &mut Context<'_>, noted: &Noted<'_>) {
    let reading = context.reading;
    if noted.one.in_template {
        return context.count_unknown("call-in-template");
    }
    if noted.one.arguments.is_none() {
        // A template argument is no use, and a lambda whose value is a constant no code.
        let is_code = noted.caller.lambda.is_none_or(|open| closure_call::is_code(context.reading, open));
        if noted.place == CallPlace::Body && noted.one.context.is_executed() && is_code {
            let undefined = instance_names(reading, noted, &[]).map(|(_, undefined)| undefined);
            address(context, noted.at, noted.caller.space, (&noted.callee, undefined));
        }
        return;
    }
    if noted.caller.function.is_none() || !noted.checked {
        return;
    }
    match closure::caller_name(reading, &noted.caller) {
        Some(caller) => generated_call(context, noted, &caller, &[]),
        None => context.count_unknown("call-in-lambda"),
    }
}

/// The specialisations of function templates whose definitions were read, by definition, and the call operators of generic lambdas,
/// by the `[` of these.
struct Specializations<'a> {
    functions: FxHashMap<FunctionId, Vec<&'a Specialization>>,
    operators: FxHashMap<TokenId, Vec<&'a Specialization>>,
}

impl<'a> Specializations<'a> {
    fn of(reading: &'a Reading) -> Specializations<'a> {
        let mut all = Specializations { functions: FxHashMap::default(), operators: FxHashMap::default() };
        for one in reading.bodies.instances() {
            match one.own_lambda() {
                Some(open) => all.operators.entry(open).or_default().push(one),
                None => all.functions.entry(one.of.function).or_default().push(one),
            }
        }
        all
    }

    /// Whether call operators of the lambda with that `[` were read.
    fn has_operators(&self, open: TokenId) -> bool {
        self.operators.contains_key(&open)
    }

    /// What the instances of the caller that code is generated for do with variables.
    fn accesses(&self, caller: &Caller, emitted: &FxHashSet<Code>) -> impl Iterator<Item = &'a [Accessed]> {
        let all = match caller.lambda {
            Some(open) => self.operators.get(&open),
            None => caller.function.and_then(|function| self.functions.get(&function)),
        };
        all.into_iter()
            .flatten()
            .filter(|one| emitted.contains(&Code::of(&one.of)))
            .map(|one| one.accesses.as_slice())
    }

    /// Whether the use was resolved in the instance of the calling template with these arguments, too.
    fn resolve(&self, noted: &Noted<'_>, arguments: &[Argument]) -> bool {
        let is_same = |one: &FunctionUse| (one.name, one.form) == (noted.one.name, noted.one.form);
        let all = noted.caller.function.and_then(|caller| self.functions.get(&caller)).into_iter().flatten();
        let mut instance = all.filter(|one| one.of.arguments.as_deref() == Some(arguments));
        instance.any(|one| one.calls.iter().any(is_same))
    }
}

/// What the specialisations use for which code is generated.
fn in_specializations(
    context: &mut Context<'_>,
    spaces: &Spaces,
    callees_and_callers: (&Callees, &Callers<'_>),
    (emitted, lasting): (&FxHashSet<Code>, &FxHashSet<TokenId>),
) {
    let bodies = &context.reading.bodies;
    let closures =
        in_lambda::Closures::of(bodies.instances().filter(|one| emitted.contains(&Code::of(&one.of))));
    for one in bodies.instances() {
        if emitted.contains(&Code::of(&one.of)) {
            in_specialization(context, spaces, callees_and_callers, (one, lasting));
        }
        in_lambda::uses(context, spaces, callees_and_callers, (one, &closures));
    }
}

/// Whether it is what makes or destroys a variable that outlives its block: no code does.
fn is_never_called(lasting: &FxHashSet<TokenId>, one: &FunctionUse) -> bool {
    use UseForm::{ArgumentConversion, ArgumentDestruction, Conversion, Member, Name, Operator};
    use UseForm::{BaseSubobject, ClauseSubobject, MemberSubobject};
    let is_conversion = matches!(one.form, Conversion | ArgumentConversion | ArgumentDestruction);
    let is_written = is_conversion || matches!(one.form, Name | Member | Operator);
    let is_part = matches!(one.form, MemberSubobject | ClauseSubobject | BaseSubobject);
    !is_written && !is_part && lasting.contains(&one.name)
}

fn in_specialization(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    (specialization, lasting): (&Specialization, &FxHashSet<TokenId>),
) {
    let reading = context.reading;
    let Some(name) = demangled::undefined_specialization(reading, &specialization.of) else {
        return context.count_unknown("call-in-template");
    };
    for one in specialization.calls.iter().filter(|one| !is_never_called(lasting, one)) {
        match one.form.takes_address() {
            true => specialized_address(context, spaces, (callees, callers), one),
            false => specialized_call(context, spaces, (callees, callers), (one, &name)),
        }
    }
    for (open, _, initializer) in specialization.initializers(&reading.bodies) {
        let Some(caller) = callers.defined(specialization.of.function) else { break };
        for (one, callee) in functions_of(reading, (spaces, callees), initializer) {
            let at = if makes_object(one) { open } else { one.at };
            instance_call(context, (one, at), (&caller, callee), &name);
        }
        for named in initializer.named.iter().filter(|one| one.lambda.is_none() && one.context.is_executed())
        {
            let one = FunctionUse { arguments: None, ..FunctionUse::from(named.clone()) };
            if let Ok(callee) = callees.called(reading, spaces, &one) {
                instance_address(context, &one, (&caller, callee));
            }
        }
    }
    // Whether there is code of a lambda in it hangs on more than its calls.
    let is_own = |named: &&Use| named.lambda == specialization.own_lambda() && named.context.is_executed();
    for named in specialization.named.iter().filter(is_own) {
        let one = FunctionUse { arguments: None, ..FunctionUse::from(named.clone()) };
        specialized_address(context, spaces, (callees, callers), &one);
    }
    closure_call::generated(context, ((spaces, callees), callers), (specialization, &name));
}

/// A function whose address code of a specialisation takes.
fn specialized_address(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    one: &FunctionUse,
) {
    let reading = context.reading;
    let Ok(callee) = callees.called(reading, spaces, one) else { return };
    let Some(caller) = callers.around(one.name, None) else { return };
    instance_address(context, one, (&caller, callee));
}

/// A function whose address the caller, an instance, takes.
fn instance_address(context: &mut Context<'_>, one: &FunctionUse, (caller, callee): (&Caller, Callee)) {
    let reading = context.reading;
    let Some(function) = one.meant().filter(|_| one.context.is_executed()) else { return };
    let undefined = match function.is_specialization() {
        true => demangled::undefined_specialization(reading, function),
        false => Some(demangled::undefined(reading, callee.function)),
    };
    match undefined {
        Some(_) => address(context, one.at, caller.space, (&callee, undefined)),
        None => context.count_unknown("call-in-template"),
    }
}

/// A use in code of a specialisation, of what is named `name`.
pub(super) fn specialized_call(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    (one, name): (&FunctionUse, &str),
) {
    if !one.context.is_own_code() {
        return;
    }
    let callee = match callees.called(context.reading, spaces, one) {
        Ok(callee) => callee,
        Err(reason) => return context.count_unknown(reason),
    };
    if !one.resolved.as_ref().is_none_or(demangled::is_named) {
        return context.count_unknown("call-in-template");
    }
    let Some(caller) = callers.around(one.name, one.lambda) else { return };
    instance_call(context, (one, one.at), (&caller, callee), name);
}

/// A call in code of an instance that is named `name`, told at a place.
fn instance_call(
    context: &mut Context<'_>,
    (one, at): (&FunctionUse, TokenId),
    (caller, callee): (&Caller, Callee),
    name: &str,
) {
    let place = CallPlace::Instance;
    if !callee.is_told_at_once(one, context.reading)
        && is_checked(context, form(context, one, &callee), place)
    {
        let caller = caller.clone();
        generated_call(context, &Noted { one, at, place, caller, callee, checked: true }, name, &[]);
    }
}

/// A use in the instance of the calling template with these arguments.
fn in_instance(context: &mut Context<'_>, noted: &Noted<'_>, arguments: &[Argument]) {
    let is_call = noted.place == CallPlace::Pattern && noted.one.arguments.is_some();
    let Some(function) = noted.caller.function.filter(|_| is_call) else {
        return context.count_unknown("call-in-template");
    };
    if !is_checked(context, form(context, noted.one, &noted.callee), CallPlace::Instance) {
        return;
    }
    match demangled::instance_name(context.reading, function, arguments) {
        Some(caller) => generated_call(context, noted, &caller, arguments),
        None => context.count_unknown("call-in-template"),
    }
}

/// A call in generated code of the function that is named `caller`, whose template parameters stand for `given`. An object of a
/// block is destroyed wherever the block is left.
fn generated_call(context: &mut Context<'_>, noted: &Noted<'_>, caller: &str, given: &[Argument]) {
    if noted.one.form != UseForm::Destruction || noted.one.resolved.is_none() {
        return generated_call_at(context, noted, (caller, given));
    }
    for &at in &noted.one.ends {
        generated_call_at(context, &Noted { at, ..noted.clone() }, (caller, given));
    }
}

/// A call in generated code of the function that is named `caller`, told at its place.
pub(super) fn generated_call_at(
    context: &mut Context<'_>,
    noted: &Noted<'_>,
    (caller, given): (&str, &[Argument]),
) {
    let reading = context.reading;
    if let Some(one) = ForBases::of(context, noted, given) {
        return context.for_bases.push(one);
    }
    let at = reading.tokens.get(noted.at).start;
    let cell = cell(context, &noted.caller, &noted.callee);
    let (mut name, undefined) = callee_names(context, noted, given);
    if noted.one.form == UseForm::BaseSubobject {
        name.push_str(" [subobject]");
    }
    let is_silent = !is_spoken(context, &noted.caller, noted.place);
    let parties = parties(reading, &noted.caller, &noted.callee);
    for said in cell.reports.iter().chain(undefined_constructor(context, noted)) {
        let is_undefined = said.diagnostic == DiagnosticId::DeviceCodeUndefined;
        let is_left = match noted.one.form {
            // The one for bases is defined.
            UseForm::BaseSubobject => !is_undefined,
            UseForm::ElementSubobject | UseForm::ElementConstruction | UseForm::ElementDestruction => {
                is_undefined
            }
            _ => true,
        };
        if !is_left || is_silent && !is_undefined {
            continue;
        }
        let names = Names { callee: &name, caller, undefined: &undefined, parties: &parties };
        one_said(context, said, at, names, tile_spaces(&noted.caller, &noted.callee));
    }
}

/// What the callee is called, and what it is called where it is not there.
pub(super) fn callee_names(context: &Context<'_>, noted: &Noted<'_>, given: &[Argument]) -> (String, String) {
    let reading = context.reading;
    instance_names(reading, noted, given).unwrap_or_else(|| {
        // Code calls it as any other function.
        let callee = Callee { is_constexpr: false, is_virtual: Some(false), ..noted.callee };
        let at = reading.tokens.get(noted.at).start;
        (callee_name(context, (&callee, None), at), demangled::undefined(reading, noted.callee.function))
    })
}

/// What is reported, too, of a constexpr constructor of the host that code of the device alone calls.
fn undefined_constructor(context: &Context<'_>, noted: &Noted<'_>) -> &'static [Report] {
    let is_crossed = matches!(noted.caller.space, Space::D | Space::G)
        && matches!(noted.callee.space, Space::None | Space::H);
    if !noted.callee.is_constexpr || !is_crossed {
        return &[];
    }
    let relaxed = fact::truth(context.relaxed_constexpr);
    rules::decide_call_constexpr_constructor(context.dialect, context.pass, Truth::No, relaxed).reports
}

/// What a callee that is an instance of a template is called, and what it is called where it is not there.
fn instance_names(reading: &Reading, noted: &Noted<'_>, given: &[Argument]) -> Option<(String, String)> {
    let callee = noted.callee.function;
    let resolved = noted.one.resolved.as_ref();
    if let Some(resolved) = resolved.filter(|_| noted.callee.is_specialization) {
        return Some((
            demangled::specialization(reading, resolved, None),
            demangled::undefined_specialization(reading, resolved)?,
        ));
    }
    let caller = noted.caller.function?;
    let is_template = reading.tree[reading.tree[callee].declaration].form == Form::Template;
    if !is_template || !noted.callee.is_only {
        return None;
    }
    let arguments = emitted::arguments(reading, noted.one, callee, (caller, given))?;
    let name = demangled::instance_signature(reading, callee, &arguments)?;
    Some((name, demangled::instance_name(reading, callee, &arguments)?))
}

/// The address of a function that a default argument names, where the call at `at` takes it.
fn address_in_default(context: &mut Context<'_>, noted: &Noted<'_>, at: TokenId) {
    let tree = &context.reading.tree;
    let undefined = instance_names(context.reading, noted, &[]).map(|(_, undefined)| undefined);
    let is_template = tree[tree[noted.callee.function].declaration].form == Form::Template;
    if is_template && undefined.is_none() {
        return context.count_unknown("call-in-template");
    }
    address(context, at, noted.caller.space, (&noted.callee, undefined));
}

/// The address of a function in device code.
fn address(context: &mut Context<'_>, at: TokenId, caller: Space, (callee, name): (&Callee, Option<String>)) {
    let reading = context.reading;
    let at = reading.tokens.get(at).start;
    let undefined = name.unwrap_or_else(|| demangled::undefined(reading, callee.function));
    let (dialect, pass) = (context.dialect, context.pass);
    let cell = rules::decide_call_address(dialect, pass, caller, callee.space);
    for said in cell.reports {
        context.find(Finding::reported(said, at, &[("name", &undefined)]));
    }
}
