//! Kernel launches and calls of kernels.
//!
//! Only callees that are certain are judged: a plain or qualified name, not hidden by a local declaration,
//! whose declarations all agree. Everything else is left alone and counted.

mod dependence;
mod instances;
mod order;

use super::call::Naming;
use super::declaring::Declaring;
use super::lookup::{Bodies, declared_in_block};
use super::{Context, Spaces, configuration, fact, instance, kernel};
use crate::bodies::{self, Branch, FunctionUse, Meant, NameUse, UseContext, UseForm};
use crate::diag::Finding;
use crate::ids::spelled::Standpoint;
use crate::lambda;
use crate::lex::{Kind, Launch, Symbol, SymbolSet, TokenId, TokenRange, Walk, launch_before, launched_name};
use crate::names::Meaning;
use crate::read::Reading;
use crate::rules::generated::{self as rules, ByteClass, CallContext, Callee, CalleeSpace, Cell, Form};
use crate::sema::Resolved;
use crate::tree::{self, DeclarationId, DeclarationKind, EntityId, FunctionId};
use cufe_spec::unit::Pass;
use dependence::InPattern;
pub(super) use order::{InCode, Order, Refused, Time, told};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// Judges every launch, and every call of a name that some kernel has. The instances of kernel templates that
/// bodies name are added to `instances`.
pub(super) fn check(
    context: &mut Context<'_>,
    spaces: &Spaces,
    bodies: &Bodies,
    instances: &mut Vec<instance::Named>,
) {
    let reading = context.reading;
    let tokens = &reading.tokens;
    let launched: BTreeMap<TokenId, Launch> =
        tokens.launches.iter().map(|l| (callee_name(reading, l.open), *l)).collect();
    outside_of_bodies(context, bodies);
    let lambdas = LambdaCode::of(context);
    let judged = closures(context, spaces, bodies, (&launched, &lambdas));
    configuration::check(context, bodies);
    let callees = launched.keys().map(|name| tokens.symbol(*name));
    let hot = SymbolSet::new(tokens, callees.chain(kernel_names(reading, spaces)));
    let mut found = Sites {
        launched,
        instances: std::mem::take(instances),
        resolved: resolved(reading),
        objects: launched_objects(reading),
        is_host: context.pass == Pass::Host,
        judged,
        judges: true,
        ..Sites::of_names(reading, &hot, (spaces, &lambdas))
    };
    scan(context, &hot, &mut found);
    let told = instances::in_specializations(context, &found);
    found.patterns.values_mut().for_each(|sites| sites.retain(|site| !told.contains(&site.start)));
    found.instances.extend(instances::of_specializations(context.reading));
    *instances = std::mem::take(&mut found.instances);
    if context.pass != Pass::Host && !found.patterns.is_empty() {
        instances::in_instances(context, spaces, found.patterns, &lambdas);
    }
}

/// What bodies are searched for, and what is found.
struct Sites<'a> {
    launched: BTreeMap<TokenId, Launch>,
    spaces: &'a Spaces,
    /// The declarations outside of bodies whose names are looked for, by the token of the name.
    declared: FxHashMap<TokenId, DeclarationId>,
    /// Instances of kernel templates.
    instances: Vec<instance::Named>,
    /// Launches and calls in the bodies of templates, by function: they are judged in instances.
    patterns: BTreeMap<FunctionId, Vec<Site>>,
    lambdas: &'a LambdaCode,
    /// The functions that the bodies of ordinary functions certainly call or launch, by the token of the name.
    resolved: FxHashMap<TokenId, Resolved>,
    /// The functions that launched objects are called through, by the `(` of the arguments.
    objects: FxHashMap<TokenId, FunctionId>,
    is_host: bool,
    /// Where the callee depends on no template parameter, and only an instance tells which one it is.
    independent: FxHashSet<TokenId>,
    /// The `<<<` of the launches by name that were looked at.
    judged: FxHashSet<TokenId>,
    /// What is found is judged, and not only instances taken from it.
    judges: bool,
    /// Where the calls and launches of templates begin that stand in constexpr `if`s: they are told in each instance.
    in_constexpr_ifs: FxHashSet<TokenId>,
}

/// The functions that bodies certainly call or launch by name, by the token of the name.
fn resolved(reading: &Reading) -> FxHashMap<TokenId, Resolved> {
    let bodies = &reading.bodies;
    let called = bodies.calls.iter().filter(|call| call.form == UseForm::Name);
    let in_pattern = |call: &FunctionUse| match &call.in_pattern {
        Some(bodies::InPattern::Function(function)) => Some(function.clone()),
        _ => None,
    };
    let called =
        called.filter_map(|call| Some((call.name, call.resolved.clone().or_else(|| in_pattern(call))?)));
    let launches = bodies.launches.iter().chain(&bodies.pattern_launches);
    called.chain(launches.map(|launch| (launch.name, launch.function.clone()))).collect()
}

/// The functions that launched objects are certainly called through, by the `(` of the arguments.
fn launched_objects(reading: &Reading) -> FxHashMap<TokenId, FunctionId> {
    let calls = reading.bodies.calls.iter().filter(|call| is_launched_object(reading, call));
    let meant = |call: &FunctionUse| match (&call.resolved, &call.in_pattern) {
        (Some(function), _) | (None, Some(bodies::InPattern::Function(function))) => Some(function.function),
        _ => None,
    };
    let called = calls.filter_map(|call| Some((call.at, meant(call)?)));
    let of_templates = reading.bodies.pattern_launches.iter().filter(|one| one.form == UseForm::Operator);
    called.chain(of_templates.map(|one| (one.at, one.function.function))).collect()
}

/// Whether an object is launched that has a call operator.
fn is_launched_object(reading: &Reading, call: &FunctionUse) -> bool {
    call.calls_object(&reading.tokens) && launch_before(&reading.tokens, call.at).is_some()
}

/// Whose code stands in lambdas.
struct LambdaCode {
    /// The bodies of annotated ones, in source order.
    annotated: Vec<(TokenRange, CalleeSpace)>,
    /// The parameter lists that have default arguments.
    defaults: Vec<TokenRange>,
}

impl LambdaCode {
    fn of(context: &Context<'_>) -> LambdaCode {
        let (reading, counts) = (context.reading, context.counts_lambda_annotations());
        let lambdas = reading.bodies.lambdas.iter().filter(|lambda| lambda.is_annotated && counts);
        let side = |device| if device { CalleeSpace::Device } else { CalleeSpace::Host };
        let annotated = lambdas.map(|lambda| (lambda.body, side(lambda::space(reading, lambda).device)));
        LambdaCode { annotated: annotated.collect(), defaults: lambda::lists_with_defaults(reading) }
    }

    /// Whose code `token` is in, in the body of a function of the space `function`: that of the innermost annotated
    /// lambda around, else the function's.
    fn side_of(&self, token: TokenId, function: ByteClass) -> Option<CalleeSpace> {
        if self.defaults.iter().any(|list| list.contains(token)) {
            return None;
        }
        let lambda = self.annotated.iter().rev().find(|(body, _)| body.contains(token));
        Some(match (lambda, function) {
            (Some(&(_, side)), _) => side,
            (None, ByteClass::None | ByteClass::H) => CalleeSpace::Host,
            (None, _) => CalleeSpace::Device,
        })
    }
}

/// A launch or call whose callee is certain.
#[derive(Clone, Copy, Debug)]
struct Site {
    /// The first token of the callee.
    start: TokenId,
    launch: Option<Launch>,
    callee: Callee,
    /// Whose code it is; `None` in a default argument of a lambda, which is code where it is used.
    caller: Option<CalleeSpace>,
    /// Which of the specialisations that were read it is in, where only one is meant.
    instance: Option<usize>,
}

/// The declarations of the names in `hot`, by the token of the name.
fn declared(reading: &Reading, hot: &SymbolSet) -> FxHashMap<TokenId, DeclarationId> {
    let ids = (0..reading.tree.declarations.len()).map(DeclarationId::from_index);
    let named = ids.filter_map(|id| Some((reading.tree.name_token(id)?, id)));
    named.filter(|(token, _)| hot.contains(reading.tokens.symbol(*token))).collect()
}

/// Looks at every body that mentions a name of `hot`.
fn scan(context: &mut Context<'_>, hot: &SymbolSet, found: &mut Sites<'_>) {
    let (tree, tokens) = (&context.reading.tree, &context.reading.tokens);
    let places = tokens.places_of(hot);
    if places.is_empty() {
        return;
    }
    let mut walk = Walk::default();
    for index in 0..tree.functions.len() {
        let id = FunctionId::from_index(index);
        // Initialisers and handlers included.
        let Some(text) = tree[id].body.range() else { continue };
        if walk.first_in(&places, text).is_some() {
            body(context, id, (text.start, text.end.previous()), hot, found);
        }
    }
}

/// Launches in initialisers: only the stream is looked at, whatever the callee.
fn outside_of_bodies(context: &mut Context<'_>, bodies: &Bodies) {
    for launch in &context.reading.tokens.launches {
        if bodies.around(launch.open).is_some() {
            continue;
        }
        let reading = context.reading;
        let Some(declaration) = context.declaration_around(launch.open) else { continue };
        let is_variable = matches!(reading.tree[declaration].kind, DeclarationKind::Variable(_));
        if is_variable && !matches!(fact::form(reading, declaration), Form::Template | Form::MemberTemplate) {
            no_stream(context, *launch, CallContext::NamespaceInitializer);
        }
    }
}

/// Launches of closures: `auto l = [](int) {}; l<<<1, 1>>>(1);`. Their operator() has the space of the function
/// around, unless it is annotated. Gives the `<<<` of those that are judged.
fn closures(
    context: &mut Context<'_>,
    spaces: &Spaces,
    bodies: &Bodies,
    (launched, lambdas): (&BTreeMap<TokenId, Launch>, &LambdaCode),
) -> FxHashSet<TokenId> {
    let reading = context.reading;
    let (tokens, counts) = (&reading.tokens, context.counts_lambda_annotations());
    let mut judged = FxHashSet::default();
    let mut clear = Clear::default();
    // Most launched names are those of no closure anywhere.
    let symbols = SymbolSet::new(tokens, launched.keys().map(|&name| tokens.symbol(name)));
    let is_closure = |name: &TokenId| {
        tokens.kind(name.previous()) == Kind::Auto
            && tokens.kind(name.next()) == Kind::Assign
            && tokens.kind(name.next().next()) == Kind::OpenBracket
    };
    let places = tokens.places_of(&symbols).into_iter().filter(is_closure);
    let closures: FxHashSet<Symbol> = places.map(|name| tokens.symbol(name)).collect();
    for (&name, &launch) in launched {
        if !closures.contains(&tokens.symbol(name)) {
            continue;
        }
        let Some((function, (open, _))) = bodies.around(name) else { continue };
        if tokens.kind(name) != Kind::Identifier || name == launch.open {
            continue;
        }
        let Some(declared) = declared_in_block(reading, open, name, tokens.symbol(name)) else { continue };
        let initializer = declared.next().next();
        let is_lambda = is_closure(&declared);
        let declaration = reading.tree[function].declaration;
        let is_template = matches!(fact::form(reading, declaration), Form::Template | Form::MemberTemplate);
        if !is_lambda || counts && is_annotated(reading, initializer) {
            continue;
        }
        let caller = spaces.after(declaration);
        let callee = match caller {
            ByteClass::None | ByteClass::H => Callee::Host,
            _ => Callee::Device,
        };
        let branch = reading.bodies.name(name).map_or(Branch::Unknown, |found| found.context.branch);
        if let Some(place) = call_context(reading, (open, name), false, branch, &mut clear) {
            let caller = lambdas.side_of(name, caller);
            let site = Site { start: name, launch: Some(launch), callee, caller, instance: None };
            if is_template {
                instances::in_each(context, function, site);
            } else {
                judged.insert(launch.open);
                one(context, site, place);
            }
        }
    }
    judged
}

/// Whether attributes stand between the introducer of a lambda and its body.
fn is_annotated(reading: &Reading, introducer: TokenId) -> bool {
    let tokens = &reading.tokens;
    let mut at = tokens.partner(introducer).next();
    while !matches!(tokens.kind(at), Kind::OpenBrace | Kind::Semicolon | Kind::End) {
        if tokens.kind(at) == Kind::Attribute || tokens.symbol(at).is_attribute_word() {
            return true;
        }
        at = tokens.behind(at);
    }
    false
}

/// The names of the kernels that are no members.
fn kernel_names<'a>(reading: &'a Reading, spaces: &'a Spaces) -> impl Iterator<Item = Symbol> + 'a {
    let tree = &reading.tree;
    (0..tree.entities.len()).map(EntityId::from_index).filter_map(move |entity| {
        let is_kernel = spaces.of(entity).is_some_and(kernel::is_kernel);
        (is_kernel && tree[tree[entity].scope].is_namespace()).then(|| tree[entity].name)
    })
}

/// The name before `<<<`; the `<<<` itself when there is none.
fn callee_name(reading: &Reading, open: TokenId) -> TokenId {
    launched_name(&reading.tokens, open).unwrap_or(open)
}

/// Whether the entity is a function template.
fn is_template(tree: &tree::Tree, entity: EntityId) -> bool {
    tree[entity].declarations.iter().any(|id| tree[*id].form == tree::Form::Template)
}

/// Judges the launches and calls in one body.
fn body(
    context: &mut Context<'_>,
    id: FunctionId,
    (open, close): (TokenId, TokenId),
    hot: &SymbolSet,
    sites: &mut Sites<'_>,
) {
    let reading = context.reading;
    let (tree, function) = (&reading.tree, &reading.tree[id]);
    let declaration = function.declaration;
    let scope = function.target.unwrap_or(tree[declaration].scope);
    let body = TokenRange::new(open, close.next());
    if reading.bodies.unparsed.iter().any(|region| body.contains(region.at)) {
        context.count_unknown("launch-body");
    }
    let in_template = matches!(fact::form(reading, declaration), Form::Template | Form::MemberTemplate);
    let mut clear = Clear::default();
    let mut declaring = Declaring::from(&reading.tokens, function.open);
    for found in reading.bodies.names_in(body) {
        // A member is named through its object.
        let is_member = matches!(reading.tokens.kind(found.name.previous()), Kind::Dot | Kind::Arrow);
        if is_member || !hot.contains(reading.tokens.symbol(found.name)) || sites.is_local(found) {
            continue;
        }
        let launch = sites.launch(found.name);
        let use_of = Naming::of(reading, found, launch);
        let branch = branch(context, in_template, found.context);
        let member = reading.bodies.local_member(found.name).filter(|_| found.context.local_classes > 0);
        let own_open = member.and_then(|member| member.body).map_or(open, |body| body.start);
        let place = call_context(reading, (own_open, found.range.start), in_template, branch, &mut clear);
        let Some(place) = place else {
            context.count_unknown("launch-context");
            continue;
        };
        let known = sites.callee(reading, found).or_else(|| sites.chosen(reading, found.name));
        let (entity, is_pattern) = (known.and_then(|(_, entity)| entity), place == CallContext::Pattern);
        let named = InPattern { function: id, found, use_of, entity };
        let depends = match is_pattern {
            true => sites.depends_in_pattern(context, named, &mut declaring),
            false => Some(false),
        };
        if depends != Some(false) {
            context.count_unknown("dependent-callee");
        }
        let Some((callee, _)) = known else {
            context.count_unknown("launch-callee");
            if is_pattern && depends == Some(false) && is_declared(reading, found) {
                sites.independent.insert(found.range.start);
            }
            continue;
        };
        let standpoint = Standpoint::new(scope, found.range.start, tree[declaration].headers);
        let is_read = !is_pattern || context.pass == Pass::Host && depends == Some(false);
        if let Some(pattern) = entity.and_then(|e| instance::pattern(reading, e)).filter(|_| is_read) {
            // The body is instantiated where the call is evaluated.
            let is_defined = !matches!(place, CallContext::Unevaluated | CallContext::Discarded);
            let mut instance =
                use_of.instance(context, pattern, standpoint, (function.open, &mut declaring), is_defined);
            sites.complete(reading, found.name, &mut instance);
            sites.instances.extend(instance);
        }
        if launch.is_none() && use_of.call.is_none() || !sites.judges {
            continue;
        }
        let space = match member {
            Some(member) => fact::written_on(context, member),
            None => sites.spaces.after(declaration),
        };
        let (start, side) = (found.range.start, sites.lambdas.side_of(found.range.start, space));
        let site = Site { start, launch, callee, caller: side, instance: None };
        if depends == Some(false) {
            sites.note_pattern((id, found), site, is_pattern);
            one(context, site, place);
        }
    }
    if sites.judges {
        unnamed(context, id, (body, in_template), &mut clear, sites);
    }
}

/// The launches in the text `body` of the function `id` of what is no function's name: of pointers in blocks, parameters, members,
/// elements, whatever an expression gives. What is launched does not matter to where it is launched from.
fn unnamed(
    context: &mut Context<'_>,
    id: FunctionId,
    (body, in_template): (TokenRange, bool),
    clear: &mut Clear,
    sites: &mut Sites<'_>,
) {
    let reading = context.reading;
    let launches = &reading.tokens.launches;
    let first = launches.partition_point(|launch| launch.open < body.start);
    let here = launches.get(first..).unwrap_or_default().iter().take_while(|launch| launch.open < body.end);
    for &launch in here.filter(|launch| !sites.judged.contains(&launch.open)) {
        let name = callee_name(reading, launch.open);
        let found = reading.bodies.name(name);
        let branch = found.map_or(Branch::Unknown, |found| branch(context, in_template, found.context));
        // A closure has a call operator, which is launched.
        let start = callee_start(reading, launch.open);
        let place = call_context(reading, (body.start, start), in_template, branch, clear);
        let Some(place) = place.filter(|_| !is_unread(reading, launch.open)) else {
            context.count_unknown("launch-context");
            continue;
        };
        let caller = sites.lambdas.side_of(launch.open, sites.spaces.after(reading.tree[id].declaration));
        let object = sites.object(reading, launch);
        let callee = object.unwrap_or(Callee::Pointer);
        let site = Site { start, launch: Some(launch), callee, caller, instance: None };
        match place {
            CallContext::Pattern => {
                callee_only(context, site, place);
                sites.patterns.entry(id).or_default().push(site);
            }
            _ => one(context, site, place),
        }
    }
}

/// Whether the branches of constexpr `if` around a call are taken; not known where they are left to instances.
fn branch(context: &Context<'_>, in_template: bool, of_call: UseContext) -> Branch {
    let is_left = in_template && context.leaves_constexpr_ifs() && of_call.own_constexpr_ifs > 0;
    if is_left { Branch::Unknown } else { of_call.own_branch }
}

/// Whether `token` stands in a region that could not be read.
fn is_unread(reading: &Reading, token: TokenId) -> bool {
    reading.bodies.unparsed.iter().any(|region| region.range.contains(token))
}

/// The first token of the postfix-expression that the `<<<` at `open` stands behind.
pub(super) fn callee_start(reading: &Reading, open: TokenId) -> TokenId {
    let tokens = &reading.tokens;
    let mut at = open;
    loop {
        let last = at.previous();
        let is_operand = !matches!(tokens.kind(at), Kind::Identifier | Kind::This);
        at = match tokens.kind(last) {
            Kind::CloseParen if is_operand => match tokens.partner(last) {
                condition
                    if matches!(tokens.kind(condition.previous()), Kind::If | Kind::While | Kind::For) =>
                {
                    return at;
                }
                paren => paren,
            },
            Kind::CloseBracket if is_operand => tokens.partner(last),
            Kind::Greater if is_operand => match tokens.angle_partner(last) {
                Some(less) => less,
                None => return at,
            },
            Kind::Identifier | Kind::This if is_operand => last,
            Kind::Dot | Kind::Arrow | Kind::ColonColon => last,
            _ => return at,
        };
    }
}

/// Whether declarations are found for a name where it stands, and in no class template.
fn is_declared(reading: &Reading, found: &NameUse) -> bool {
    let is_of_template = found.range.iter().any(|at| reading.tokens.kind(at) == Kind::Less);
    matches!(found.meant, Meant::Declared(_)) && !is_of_template
}

/// Judges one launch or call.
fn one(context: &mut Context<'_>, site: Site, place: CallContext) {
    let (dialect, pass) = (context.dialect, context.pass);
    let at = context.reading.tokens.get(site.start).start;
    let Some(launch) = site.launch else {
        report(context, rules::decide_launch_unconfigured(dialect, pass, site.callee, place), at);
        return;
    };
    report(context, rules::decide_launch_callee(dialect, pass, site.callee, place), at);
    // The device passes read a template's body only in an instance.
    if let Some(caller) = site.caller.filter(|_| place != CallContext::Pattern) {
        let device_c = fact::truth(context.device_c);
        let runtime = fact::truth(has_device_runtime(context.reading));
        let cell = rules::decide_launch_from_device(dialect, pass, caller, device_c, runtime);
        match is_asked_of_code(context) {
            true if cell.reports.is_empty() => {}
            true => context.in_code.push(InCode { start: site.start, instance: site.instance, cell }),
            false => report(context, cell, at),
        }
    }
    no_stream(context, launch, place);
}

/// Judges only what is launched.
fn callee_only(context: &mut Context<'_>, site: Site, place: CallContext) {
    let at = context.reading.tokens.get(site.start).start;
    report(context, rules::decide_launch_callee(context.dialect, context.pass, site.callee, place), at);
}

/// Whether launches in device code are looked at when the code is made, in the order of that: in device-only compilation.
fn is_asked_of_code(context: &Context<'_>) -> bool {
    context.pass == Pass::Jit && context.dialect.is_released()
}

/// A launch without a stream.
fn no_stream(context: &mut Context<'_>, launch: Launch, place: CallContext) {
    if let Some(stream) = has_stream(context.reading, launch) {
        let close = context.reading.tokens.get(launch.close).start;
        let cell = rules::decide_launch_no_stream(context.dialect, context.pass, fact::truth(stream), place);
        report(context, cell, close);
    }
}

fn report(context: &mut Context<'_>, cell: &Cell<()>, at: u32) {
    for report in cell.reports {
        context.find(Finding::reported(report, at, &[]));
    }
}

/// Whether the functions that a launch in device code is made of are declared.
fn has_device_runtime(reading: &Reading) -> bool {
    ["cudaGetParameterBufferV2", "cudaLaunchDeviceV2"].iter().all(|name| {
        let symbol = reading.tokens.symbols.find(name);
        symbol.is_some_and(|symbol| reading.names.ever(symbol).is_any(Meaning::FUNCTION))
    })
}

/// Whether a launch has a fourth configuration argument; `None` when a comma may be one inside `<>`.
fn has_stream(reading: &Reading, launch: Launch) -> Option<bool> {
    let tokens = &reading.tokens;
    let mut commas = 0;
    let mut at = launch.open.next();
    while at < launch.close {
        match tokens.kind(at) {
            Kind::Comma => commas += 1,
            Kind::Less => return None,
            kind if kind.is_open_bracket() => at = tokens.partner(at),
            _ => {}
        }
        at = at.next();
    }
    Some(commas >= 3)
}

/// What kind of callee a function of that class is: a kernel after a conflict of its keywords, too.
fn callee_of(class: ByteClass) -> Callee {
    match class {
        _ if kernel::is_kernel(class) => Callee::Kernel,
        ByteClass::None | ByteClass::H => Callee::Host,
        _ => Callee::Device,
    }
}

impl<'a> Sites<'a> {
    /// What bodies are searched for these names for, to take instances from it.
    fn of_names(
        reading: &Reading,
        hot: &SymbolSet,
        (spaces, lambdas): (&'a Spaces, &'a LambdaCode),
    ) -> Sites<'a> {
        Sites {
            launched: BTreeMap::new(),
            spaces,
            declared: declared(reading, hot),
            instances: Vec::new(),
            patterns: BTreeMap::new(),
            lambdas,
            resolved: FxHashMap::default(),
            objects: FxHashMap::default(),
            is_host: false,
            independent: FxHashSet::default(),
            judged: FxHashSet::default(),
            judges: false,
            in_constexpr_ifs: FxHashSet::default(),
        }
    }
}

impl Sites<'_> {
    /// True for the use of a name that is declared in the body.
    fn is_local(&self, found: &NameUse) -> bool {
        match &found.meant {
            Meant::Declared(tokens) => tokens.iter().all(|token| !self.declared.contains_key(token)),
            _ => false,
        }
    }

    /// What overload resolution chose, where the types of the arguments tell it.
    fn chosen(&self, reading: &Reading, name: TokenId) -> Option<(Callee, Option<EntityId>)> {
        let declaration = reading.tree[self.resolved.get(&name)?.function].declaration;
        Some((callee_of(self.spaces.after(declaration)), reading.tree[declaration].entity))
    }

    /// What is launched, where it is an object with a call operator.
    fn object(&self, reading: &Reading, launch: Launch) -> Option<Callee> {
        let declaration = reading.tree[*self.objects.get(&launch.behind())?].declaration;
        Some(callee_of(self.spaces.after(declaration)))
    }

    /// The launch by the name at `name`, which is looked at now.
    fn launch(&mut self, name: TokenId) -> Option<Launch> {
        let launch = self.launched.get(&name).copied();
        self.judged.extend(launch.map(|launch| launch.open));
        launch
    }

    /// Adds the template arguments where overload resolution tells them: the types of all expressions tell more than names and
    /// literals.
    fn complete(&self, reading: &Reading, name: TokenId, instance: &mut Option<instance::Named>) {
        let (Some(named), Some(resolved)) = (instance, self.resolved.get(&name)) else { return };
        let is_same =
            reading.tree[reading.tree[resolved.function].declaration].entity == Some(named.template);
        if let (Err(_), true, Some(arguments)) = (&named.arguments, is_same, &resolved.arguments) {
            named.arguments = Ok(arguments.clone());
        }
    }

    /// Keeps what stands in a template for its instances.
    fn note_pattern(&mut self, (id, found): (FunctionId, &NameUse), site: Site, is_pattern: bool) {
        if !is_pattern {
            return;
        }
        if !self.is_host && found.context.own_constexpr_ifs > 0 {
            self.in_constexpr_ifs.insert(site.start);
        }
        self.patterns.entry(id).or_default().push(site);
    }

    /// What a use calls, when all that its name can mean there agrees.
    ///
    /// With the function, when it is certainly one.
    fn callee(&self, reading: &Reading, found: &NameUse) -> Option<(Callee, Option<EntityId>)> {
        let Meant::Declared(tokens) = &found.meant else { return None };
        let mut classes: BTreeMap<EntityId, ByteClass> = BTreeMap::new();
        for token in tokens {
            let id = *self.declared.get(token)?;
            match reading.tree[id].kind {
                DeclarationKind::Function(_) => {
                    classes.insert(reading.tree[id].entity?, self.spaces.after(id));
                }
                DeclarationKind::Variable(_) => {
                    let object = self.launched.get(&found.name).and_then(|one| self.object(reading, *one));
                    return Some((object.unwrap_or(Callee::Pointer), None));
                }
                _ => return None,
            }
        }
        let mut kinds = classes.values().map(|class| callee_of(*class));
        let first = kinds.next()?;
        let only = (classes.len() == 1).then(|| classes.keys().next().copied()).flatten();
        kinds.all(|other| other == first).then_some((first, only))
    }
}

/// The tokens of one body from which the way back to its beginning was gone already, with nothing on it that says what
/// a call is: whoever meets one of them need not go on.
#[derive(Default)]
struct Clear {
    body: Option<TokenId>,
    points: FxHashSet<TokenId>,
}

impl Clear {
    /// Begins with the body whose first token is `open`, unless it was the last one.
    fn enter(&mut self, open: TokenId) {
        if self.body.replace(open) != Some(open) {
            self.points.clear();
        }
    }
}

/// Where in a body a call stands; `None` where `if constexpr` around the call is not decided, and in local classes.
fn call_context(
    reading: &Reading,
    (open, call): (TokenId, TokenId),
    is_template: bool,
    branch: Branch,
    clear: &mut Clear,
) -> Option<CallContext> {
    let tokens = &reading.tokens;
    let mut at = call.previous();
    clear.enter(open);
    let mut levels = vec![at];
    let mut is_clear = true;
    // What stands before a `{` around the call, which may be the head of a class.
    let mut is_head = false;
    while at > open && !clear.points.contains(&at) {
        let kind = tokens.kind(at);
        is_head = match kind {
            Kind::OpenBrace => true,
            Kind::CloseBrace | Kind::OpenParen | Kind::OpenBracket | Kind::Semicolon | Kind::Assign => false,
            _ => is_head,
        };
        match kind {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            Kind::Greater => at = tokens.angle_partner(at).unwrap_or(at),
            Kind::OpenParen => match tokens.kind(at.previous()) {
                Kind::Sizeof | Kind::Decltype | Kind::Noexcept | Kind::Typeof | Kind::Alignof => {
                    return Some(CallContext::Unevaluated);
                }
                Kind::Typeid => return None,
                _ => levels.push(at.previous()),
            },
            Kind::OpenBrace | Kind::OpenBracket => levels.push(at.previous()),
            Kind::Sizeof if at == call.previous() => return Some(CallContext::Unevaluated),
            // The operand of a `sizeof` in front ends before the call when it is parenthesised; else it may not.
            Kind::Sizeof if tokens.kind(at.next()) != Kind::OpenParen => return None,
            Kind::Constexpr
                if tokens.kind(at.previous()) == Kind::If
                    && (branch == Branch::Unknown || is_template && branch != Branch::Taken) =>
            {
                return None;
            }
            // It says something about other calls behind it.
            Kind::Constexpr if tokens.kind(at.previous()) == Kind::If => is_clear = false,
            Kind::Struct | Kind::Class | Kind::Union if is_head => return None,
            _ => {}
        }
        at = at.previous();
    }
    if is_clear {
        clear.points.extend(levels);
    }
    Some(match (is_template, branch) {
        (true, _) => CallContext::Pattern,
        (false, Branch::Discarded) => CallContext::Discarded,
        (false, _) => CallContext::Body,
    })
}
