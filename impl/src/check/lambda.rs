//! Extended lambdas: `lambda.gate`, `lambda.restriction`, `lambda.captures`, and what each treatment asks for.

use super::closure_name::{self, closure_name};
use super::fact::in_template;
use super::{Context, Spaces, demangled, fact, naming};
use crate::bodies::Automatic;
use crate::diag::{Finding, Related};
use crate::ids::model::{Component, Type};
use crate::ids::spelled::{Spelling, Standpoint, is_made_up};
use crate::lambda::{
    Around, Broken, Found, Subject, annotated, broken, broken_by_arguments, broken_in_instances,
};
use crate::lex::{Kind, TokenId, TokenRange, list_elements};
use crate::read::Reading;
use crate::rules::generated::{
    ByteClass, CaptureCount, Cell, DiagnosticId, LambdaAnnotation, LambdaKind, LambdaRestriction, Truth,
    decide_lambda_captures, decide_lambda_gate, decide_lambda_restriction,
};
use crate::tree::{DeclarationId, Form, ScopeId, Tree};
use cufe_spec::unit::{Dialect, Pass};
use rustc_hash::FxHashSet;
use std::cell::LazyCell;

/// At most this many variables may be captured.
const CAPTURES: usize = 1022;

/// Checks every lambda on which an execution space is written.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let reading = context.reading;
    // Found in a pass over all functions and classes, so only where a lambda of the device pass asks.
    let instantiated = LazyCell::new(|| instantiated(reading));
    let is_device = |function: DeclarationId| {
        let space = reading.tree[function].entity.and_then(|entity| spaces.of(entity));
        matches!(space.unwrap_or(spaces.after(function)), ByteClass::D | ByteClass::G)
    };
    for found in annotated(reading, is_device) {
        if context.pass == Pass::Device && context.extended_lambda && is_extended(&found) {
            report_all(context, &found, broken_by_arguments(reading, &found));
        }
        let function = found.function.and_then(|id| reading.tree.function_id(id));
        let is_instantiated = function.is_some_and(|id| context.is_instantiated(id));
        let is_pattern = !is_instantiated && is_pattern_only(reading, &instantiated, &found);
        if context.pass == Pass::Device && is_pattern {
            context.count_unknown("lambda of a template in the device pass");
            continue;
        }
        if found.space.is_behind {
            let cell = restriction(context, LambdaRestriction::CallOperatorAnnotation, &found);
            report(context, cell, &found, found.lambda.body.start, &[]);
        }
        if !context.extended_lambda && (found.space.host || found.space.device) {
            let annotation = match (found.space.host, found.space.device) {
                (true, true) => LambdaAnnotation::HostDevice,
                (true, false) => LambdaAnnotation::Host,
                (false, _) => LambdaAnnotation::Device,
            };
            let cell = decide_lambda_gate(context.dialect, context.pass, annotation, Truth::No);
            report(context, cell, &found, found.declarator(reading), &[]);
            continue;
        }
        if context.extended_lambda && is_extended(&found) {
            extended(context, &found);
        }
    }
}

impl Context<'_> {
    /// Whether annotations of lambdas say whose code these are: nothing is made of one that is refused for want of an option.
    pub(super) fn counts_lambda_annotations(&self) -> bool {
        // The run-time compiler has no such option.
        let extended = fact::truth(self.extended_lambda && self.pass != Pass::Jit);
        let gate = decide_lambda_gate(self.dialect, self.pass, LambdaAnnotation::Device, extended);
        let is_refused = gate.reports.iter().any(|one| one.diagnostic == DiagnosticId::LambdaDisallowed);
        !self.dialect.is_released() || !is_refused
    }
}

/// Whether a lambda is in a template of which no instance is certain: the device pass looks at instances only.
fn is_pattern_only(reading: &Reading, instantiated: &FxHashSet<(ScopeId, &str)>, found: &Found<'_>) -> bool {
    let tree = &reading.tree;
    let is_template = |id: &DeclarationId| {
        let abbreviated = tree.function(*id).is_some_and(|function| function.abbreviated);
        tree[*id].form == Form::Template || abbreviated || in_template(reading, *id)
    };
    let Some(function) = found.function.filter(is_template) else { return false };
    let pattern = tree.function(function);
    let name = pattern.map(|pattern| reading.tokens.name(pattern.name_token));
    // With a class its members are instantiated, templates excepted.
    let class = pattern.map(|pattern| pattern.target.unwrap_or(tree[function].scope));
    let class = class.and_then(|scope| tree[scope].class()).filter(|_| tree[function].form != Form::Template);
    let class = class.and_then(|class| {
        let name = tree[class].name_token?;
        Some((tree[tree[class].declaration].scope, reading.tokens.name(name)))
    });
    !name.is_some_and(|name| instantiated.contains(&(tree[function].scope, name)))
        && !class.is_some_and(|class| instantiated.contains(&class))
}

/// The scope and name of every function and class that is explicitly instantiated.
fn instantiated(reading: &Reading) -> FxHashSet<(ScopeId, &str)> {
    let tree = &reading.tree;
    let functions = tree.functions.iter().map(|one| (one.declaration, Some(one.name_token)));
    let classes = tree.classes.iter().map(|one| (one.declaration, one.name_token));
    let is_instance = |id: DeclarationId| tree[id].form == Form::ExplicitInstantiation;
    let instances = functions.chain(classes).filter(|one| is_instance(one.0));
    instances.filter_map(|(id, name)| Some((tree[id].scope, reading.tokens.name(name?)))).collect()
}

/// Whether a lambda is an extended one, or would be but for what it breaks.
fn is_extended(found: &Found<'_>) -> bool {
    found.space.device && !matches!(found.around, Around::Device | Around::Nothing)
}

fn extended(context: &mut Context<'_>, found: &Found<'_>) {
    let reading = context.reading;
    report_all(context, found, broken(reading, found));
    report_all(context, found, broken_in_instances(reading, found, context.pass == Pass::Device));
    // The released tool ends with an internal error where the documents have one of the program.
    if found.captures.len() > CAPTURES && context.dialect == Dialect::Documented {
        let cell = decide_lambda_captures(context.dialect, context.pass, CaptureCount::Beyond, kind(found));
        report(context, cell, found, found.lambda.body.start, &[]);
    }
    if let Some((_, is_static)) = found.uncertain {
        let reason = if is_static { "overload with static members" } else { "member of an unknown base" };
        context.count_unknown(reason);
    }
}

fn report_all(context: &mut Context<'_>, found: &Found<'_>, all: Vec<Broken>) {
    for one in all {
        let cell = restriction(context, one.restriction, found);
        let Some(subject) = subject(context.reading, &one) else {
            context.count_unknown("name of a captured type");
            continue;
        };
        let facts = [("function", subject.as_str()), ("type", &subject), ("class", &subject)];
        report(context, cell, found, one.at, &facts);
    }
}

fn kind(found: &Found<'_>) -> LambdaKind {
    if found.space.host { LambdaKind::HostDevice } else { LambdaKind::Device }
}

fn restriction(
    context: &Context<'_>,
    restriction: LambdaRestriction,
    found: &Found<'_>,
) -> &'static Cell<()> {
    decide_lambda_restriction(context.dialect, context.pass, restriction, kind(found))
}

fn report(
    context: &mut Context<'_>,
    cell: &Cell<()>,
    found: &Found<'_>,
    at: TokenId,
    facts: &[(&str, &str)],
) {
    let reading = context.reading;
    let at = reading.tokens.get(at).start;
    let lambda = reading.tokens.get(found.lambda.introducer.start).start;
    let lambda = Related { at: lambda, label: "the extended lambda" };
    for report in cell.reports {
        context.find(Finding::reported(report, at, facts).related([lambda]));
    }
}

/// What the report of a broken restriction names; `None` where that is not certain.
fn subject(reading: &Reading, one: &Broken) -> Option<String> {
    let tree = &reading.tree;
    Some(match &one.subject {
        Subject::Nothing => String::new(),
        Subject::Function(id) => {
            tree.function(*id).map(|function| naming::unqualified(reading, function)).unwrap_or_default()
        }
        Subject::Member(name, declarator_id) => naming::function_named(reading, *name, *declarator_id),
        Subject::Unnamed => "<unknown>".to_owned(),
        Subject::Name(token) => reading.tokens.name(*token).to_owned(),
        Subject::Local(name) => name.to_string(),
        Subject::Closure(open) => closure_name(reading, *open)?,
        Subject::Known(ty, key) => known_name(reading, ty, key)?,
        Subject::Type(id, arguments) => class_name(reading, *id, *arguments)?,
        Subject::Array(variable) => array_type(reading, variable),
    })
}

/// The name of a class, enumeration or closure type.
pub(super) fn known_name(reading: &Reading, ty: &Type, key: &str) -> Option<String> {
    if let Some(closure) = ty.closure() {
        return closure_name::of_type(reading, closure);
    }
    let Type::Named(name) = ty else { return None };
    let mut name = name.clone();
    let is_unnamed = name.0.last().is_some_and(is_made_up);
    for component in name.0.iter_mut().filter(|one| is_made_up(one)) {
        *component = Component::source("<unnamed>");
    }
    let text = demangled::usual_type(&Type::Named(name));
    Some(if is_unnamed { format!("{key} {text}") } else { text })
}

/// `N::S::C`, `C<int>`; `None` where arguments are not certain.
pub(super) fn class_name(reading: &Reading, id: DeclarationId, arguments: TokenRange) -> Option<String> {
    let tree = &reading.tree;
    let name = tree.name_token(id).map_or("", |token| reading.tokens.name(token));
    let target = tree.class(id).and_then(|class| class.target);
    let scope = target.unwrap_or(tree[id].scope);
    if in_template(reading, id) {
        return None;
    }
    let mut text = naming::in_scope(reading, scope, name);
    if tree[id].headers.is_empty() {
        return Some(text);
    }
    let place = Standpoint::new(Tree::GLOBAL, arguments.start, Default::default());
    let inside = TokenRange::new(arguments.start.next(), arguments.end.previous());
    let shown = |range: TokenRange| {
        let is_built_in = range.iter().all(|at| reading.tokens.kind(at).is_keyword());
        let known = Spelling::new(reading).type_at(range, place).ok().filter(|_| is_built_in);
        known.map(|ty| demangled::plain_type(&ty))
    };
    // Default arguments would be shown, too.
    let [header] = tree.headers_of(id) else { return None };
    let elements = list_elements(&reading.tokens, inside);
    if arguments.len() < 3 || elements.len() != header.parameters.len() {
        return None;
    }
    let all: Option<Vec<String>> = elements.into_iter().map(shown).collect();
    text += &format!("<{}>", all?.join(", "));
    Some(text)
}

/// `const unsigned int *[2][3]`: built-in types as the released tool names them, others as they are written.
fn array_type(reading: &Reading, variable: &Automatic) -> String {
    let before = TokenRange::new(variable.declarator.start, variable.name);
    let behind = TokenRange::new(variable.name.next(), variable.declarator.end);
    let specifier = variable.type_specifier;
    let is_built_in = specifier.iter().all(|at| reading.tokens.kind(at).is_keyword());
    let place = Standpoint::new(Tree::GLOBAL, variable.name, Default::default());
    let known = is_built_in.then(|| Spelling::new(reading).type_at(specifier, place).ok()).flatten();
    let mut text = known.map_or_else(|| spelled(reading, specifier), |ty| demangled::plain_type(&ty));
    text.push(' ');
    text += &spelled(reading, before);
    text += &spelled(reading, behind);
    text
}

fn spelled(reading: &Reading, range: TokenRange) -> String {
    let mut text = String::new();
    let mut after_word = false;
    for at in range.iter() {
        let kind = reading.tokens.kind(at);
        let is_word = kind == Kind::Identifier || kind.is_keyword();
        if is_word && after_word {
            text.push(' ');
        }
        text += &String::from_utf8_lossy(reading.source.bytes(reading.tokens.get(at).span()));
        after_word = is_word;
    }
    text
}
