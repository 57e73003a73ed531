//! Chapter "Extended lambdas": what they capture.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::extended_lambdas::{Standing, restrict};
use super::launches::is_pattern;
use crate::NotCore;
use crate::conversions::decayed;
use crate::program::{Body, Capture, CaptureDefault, CaptureForm, FunctionEntity, FunctionName};
use crate::program::{Lambda, Program, VariableScope};
use crate::scopes::{Class, Scopes, TypeStanding};
use crate::source::TokenKind;
use crate::types::{Argument, PathPart, Type, as_printed};
use crate::verdicts::{Anchors, Judge};

/// From so many captured variables on there are too many.
const TOO_MANY: usize = 1023;
/// From so many dimensions on a captured array has too many.
const TOO_MANY_DIMENSIONS: usize = 8;
/// How deep classes may hold classes before nothing is certain.
const MAX_NESTING: usize = 16;

/// A type that some must not name: local, private or unnamed.
#[derive(Clone, Debug)]
pub(crate) struct Restricted {
    /// Declared in a function.
    pub(crate) local: bool,
    /// The token that declares it, or the local class around it.
    pub(crate) local_at: Option<usize>,
    /// A private or protected member.
    pub(crate) is_private: bool,
    /// It has no name.
    pub(crate) unnamed: bool,
    /// How diagnostics name it.
    pub(crate) name: String,
}

/// The places of what is said of a capture.
fn capture_anchors(token: usize) -> Anchors {
    Anchors::at(token).with(Anchor::Capture, token)
}

fn uncertain<T>(judge: &Judge<'_>, token: usize, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(token), what: what.to_owned() })
}

/// All captures of one extended lambda. `refused`: the restriction by which the lambdas around refuse it; then only what
/// mentions in its body say by themselves.
pub(crate) fn captures(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    standings: &[Standing],
    index: usize,
    kind: &str,
    refused: Option<&str>,
) -> Result<(), NotCore> {
    let program = judge.program;
    let lambda = &program.lambdas[index];
    let captured: Vec<&Capture> = program.captures.iter().filter(|c| c.lambda == index).collect();
    let Some(instance) = lambda.instance else {
        // lambda.captures
        let count = if captured.len() >= TOO_MANY { "beyond" } else { "within" };
        let anchors = Anchors::at(lambda.body_at).with(Anchor::LambdaBody, lambda.body_at);
        judge.decide("lambda.captures", &[count, kind], &anchors, &[]);
        if lambda.default == Some(CaptureDefault::Reference) && refused.is_none() {
            restrict(judge, "reference-capture", kind, &capture_anchors(lambda.declarator_at), &[]);
        }
        for capture in captured.into_iter().filter(|c| c.implicit || refused.is_none()) {
            form(judge, capture, kind);
            // Of an init-capture that is refused no object is made; in a generic lambda no type is certain.
            let initialised = matches!(capture.form, CaptureForm::Initialised { .. });
            let made = kind == "device" || !initialised;
            if made && refused != Some("inside-generic-lambda") {
                typed(judge, scopes, standings, lambda, capture, kind)?;
            }
        }
        return Ok(());
    };
    // Instances: what the pattern could not know. The host pass makes only those that are asked for.
    if judge.pass() == Pass::Host && !program.instances[instance].explicit {
        return Ok(());
    }
    for capture in captured.into_iter().filter(|_| refused.is_none()) {
        let of_pattern = program.captures.iter().find(|c| {
            c.at == capture.at && c.name == capture.name && program.lambdas[c.lambda].instance.is_none()
        });
        let known = of_pattern.and_then(|c| c.written.as_ref()).is_some_and(|t| !is_open(t));
        if !known {
            typed(judge, scopes, standings, lambda, capture, kind)?;
        }
    }
    Ok(())
}

/// Whether a type may be anything until there is an instance.
fn is_open(t: &Type) -> bool {
    t.is_dependent() || t.has_placeholder()
}

/// How a capture is written.
fn form(judge: &mut Judge<'_>, capture: &Capture, kind: &str) {
    let anchors = capture_anchors(capture.at);
    match capture.form {
        CaptureForm::Reference | CaptureForm::Initialised { reference: true, .. } => {
            restrict(judge, "reference-capture", kind, &anchors, &[]);
        }
        CaptureForm::This if capture.implicit => restrict(judge, "implicit-this", kind, &anchors, &[]),
        _ => {}
    }
    if let CaptureForm::Initialised { .. } = capture.form {
        restrict(judge, initialiser(judge, capture), kind, &anchors, &[]);
    }
    if capture.in_constexpr_if {
        restrict(judge, "constexpr-if-capture", kind, &anchors, &[]);
    }
    if matches!(capture.written, Some(Type::Pack(_))) {
        restrict(judge, "pack-element-capture", kind, &anchors, &[]);
    }
}

/// The fact that an init-capture is, by its initialiser.
fn initialiser(judge: &Judge<'_>, capture: &Capture) -> &'static str {
    let CaptureForm::Initialised { reference, list } = capture.form else { return "init-capture" };
    let spelled = capture.written.as_ref().map(|t| t.unqualified().spelling()).unwrap_or_default();
    match &capture.written {
        _ if reference => "init-capture",
        _ if list || spelled.starts_with("std::initializer_list<") => "initializer-list-capture",
        // A string literal gives a pointer, in the released tool as in the language; other arrays at constant addresses
        // have decayed before it looks.
        Some(t @ Type::Array(..))
            if !is_string(judge, capture) && !capture.at_constant && !has_dependent_bound(t) =>
        {
            "array-init-capture"
        }
        _ => "init-capture",
    }
}

/// Whether a bound of an array names a template parameter.
fn has_dependent_bound(written: &Type) -> bool {
    let Type::Array(element, bound) = written else { return false };
    let parameter = |word: &str| word.len() > 1 && word.starts_with('?');
    bound.iter().flat_map(|b| b.split(' ')).any(parameter) || has_dependent_bound(element)
}

/// Whether the initialiser is string literals, in parentheses or not.
fn is_string(judge: &Judge<'_>, capture: &Capture) -> bool {
    let value = capture.value.clone().unwrap_or_default();
    let mut tokens = judge.source.tokens[value].iter();
    tokens.all(|t| t.kind == TokenKind::String || matches!(t.text, "(" | ")"))
}

/// What the type of a capture must not be.
fn typed(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    standings: &[Standing],
    lambda: &Lambda,
    capture: &Capture,
    kind: &str,
) -> Result<(), NotCore> {
    let program = judge.program;
    let anchors = capture_anchors(capture.at);
    if !judge.has("lambda.restriction") {
        return Ok(());
    }
    let in_pattern = lambda.instance.is_none()
        && lambda.function.is_some_and(|f| is_pattern(program, &program.functions[f]));
    let written = match &capture.written {
        Some(Type::Pack(_)) => return Ok(()),
        Some(t) if !is_open(t) => t,
        _ if in_pattern || matches!(capture.form, CaptureForm::Initialised { list: true, .. }) => {
            return Ok(());
        }
        open => {
            if let Some(closure) = capture.closure {
                if standings[closure].kind().is_some() {
                    return Ok(());
                }
                let Some(name) = closure_name(judge, &program.lambdas[closure]) else {
                    return uncertain(judge, capture.at, "a captured closure whose type is not certain");
                };
                restrict(judge, "local-type-capture", kind, &anchors, &[("type", &name)]);
                return Ok(());
            }
            let any = open.is_some() || !matches!(capture.form, CaptureForm::This | CaptureForm::Object);
            if any && may_be_restricted(scopes, standings) {
                return uncertain(judge, capture.at, "a capture whose type is not certain");
            }
            return Ok(());
        }
    };
    let object = match written {
        Type::Reference(of) | Type::RValueReference(of) => of,
        other => other,
    };
    if let (Type::Array(..), CaptureForm::Copy | CaptureForm::Reference) = (object, capture.form) {
        array(judge, scopes, object, kind, capture.at, lambda.function)?;
    }
    let mut found = Vec::new();
    restricted_types(judge, scopes, written, capture.at, &mut found)?;
    for named in &found {
        let restrictions = [(named.local, "local-type-capture"), (named.is_private, "private-type-capture")];
        for (_, restriction) in restrictions.iter().filter(|(holds, _)| *holds) {
            restrict(judge, restriction, kind, &anchors, &[("type", &named.name)]);
        }
    }
    Ok(())
}

/// How diagnostics name a closure type, where its return type can be told.
pub(crate) fn closure_name(judge: &Judge<'_>, lambda: &Lambda) -> Option<String> {
    let shown = |t: &Type| match t {
        Type::Placeholder(text) => Some(text.clone()),
        other => other.display(),
    };
    let parameters: Vec<String> = lambda.parameters.iter().map(shown).collect::<Option<_>>()?;
    let words = |range: std::ops::Range<usize>, word: &str| {
        let mut tokens = judge.source.tokens[range].iter().enumerate();
        tokens.find(|(_, t)| t.text == word).map(|(at, _)| at)
    };
    let before_body = lambda.declarator_at..lambda.body_at;
    if words(before_body.clone(), "noexcept").is_some_and(|at| {
        before_body.clone().nth(at + 1).is_some_and(|next| judge.source.tokens[next].text == "(")
    }) {
        return None;
    }
    let result = match (&lambda.trailing, lambda.returns.as_slice()) {
        (Some(t), _) => t.display()?,
        (None, _) if lambda.generic => "auto".to_owned(),
        (None, []) if words(lambda.body_at..lambda.end, "return").is_none() => "void".to_owned(),
        // All that is returned has the same type.
        (None, [Some(first), ..]) => decayed(first).display()?,
        _ => return None,
    };
    let mut list = parameters;
    list.extend(lambda.variadic.then(|| "...".to_owned()));
    let changes = if lambda.is_mutable { " mutable" } else { "" };
    let throws = if words(before_body, "noexcept").is_some() { " noexcept" } else { "" };
    Some(format!("lambda []({}){changes}->{result}{throws}", list.join(", ")))
}

/// Whether a type that is not known may be local or private.
fn may_be_restricted(scopes: &Scopes, standings: &[Standing]) -> bool {
    let restricted = |s: &TypeStanding| s.local || s.is_private;
    scopes.classes.iter().any(|c| restricted(&c.standing))
        || scopes.enumeration_standings.iter().any(restricted)
        || standings.iter().any(|s| s.kind().is_none())
}

/// A captured array.
fn array(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    written: &Type,
    kind: &str,
    token: usize,
    function: Option<usize>,
) -> Result<(), NotCore> {
    let anchors = capture_anchors(token);
    let mut element = written;
    let mut bounds = Vec::new();
    while let Type::Array(inner, bound) = element {
        bounds.push(bound.clone().unwrap_or_default());
        element = inner;
    }
    if bounds.len() >= TOO_MANY_DIMENSIONS {
        let plain = bounds.iter().all(|b| !b.is_empty() && b.chars().all(|c| c.is_ascii_digit()));
        let (Some(shown), true) = (element.display(), plain) else {
            return uncertain(judge, token, "a captured array whose type cannot be printed");
        };
        let name = format!("{shown} {}", bounds.iter().map(|b| format!("[{b}]")).collect::<String>());
        restrict(judge, "array-dimensions", kind, &anchors, &[("type", &name)]);
    }
    let element = element.unqualified();
    if !matches!(element, Type::Named(_)) || scopes.is_enumeration(element) {
        return Ok(());
    }
    let Some(class) = scopes.class_of_type(element).map(|c| &scopes.classes[c]) else {
        return uncertain(judge, token, "a captured array of a class that is not known");
    };
    let from = function.filter(|f| may_use_private(judge.program, *f, class)).is_some();
    let constructible = is_default_constructible(judge.program, scopes, class, from, 0);
    let assignable = is_assignable(judge.program, scopes, class, from, 0);
    let (Some(constructible), Some(assignable), Some(name)) = (constructible, assignable, element.display())
    else {
        return uncertain(judge, token, "a captured array of a class whose special members are not certain");
    };
    if !constructible {
        restrict(judge, "array-element-construction", kind, &anchors, &[("type", &name)]);
    }
    if !assignable {
        restrict(judge, "array-element-assignment", kind, &anchors, &[("type", &name)]);
    }
    Ok(())
}

/// The member functions that a class declares.
fn members<'p>(
    program: &'p Program,
    class: &Class,
    kind: FunctionName,
) -> impl Iterator<Item = &'p FunctionEntity> {
    let path = class.path.clone();
    program.function_entities.iter().filter(move |e| e.path == path && e.name_kind == kind)
}

/// Whether a special member that a class declares can be used; `inside` is the class, a member or a friend. What is
/// defaulted where it is first declared hangs on the parts.
fn is_usable(
    program: &Program,
    entity: &FunctionEntity,
    inside: bool,
    parts: impl Fn() -> Option<bool>,
) -> Option<bool> {
    let deleted = |d: &usize| program.functions[*d].body == Body::Deleted;
    let first = entity.declarations.first().map(|d| &program.functions[*d].body);
    if (entity.is_private && !inside) || entity.declarations.iter().any(deleted) {
        return Some(false);
    }
    if first == Some(&Body::Defaulted) { parts() } else { Some(true) }
}

/// Whether a function is a member or friend of a class.
fn may_use_private(program: &Program, function: usize, class: &Class) -> bool {
    let entity = &program.function_entities[program.functions[function].entity];
    let befriended = |d: &usize| {
        let declared = &program.functions[*d];
        declared.specifiers.friend_at.is_some() && class.range.contains(&declared.name_at)
    };
    entity.path.starts_with(&class.path) || entity.declarations.iter().any(befriended)
}

/// Whether an entity has a parameter that is (a reference to) its class.
fn takes_itself(entity: &FunctionEntity, class: &Class) -> bool {
    let object = match entity.signature.parameters.first() {
        Some(Type::Reference(of) | Type::RValueReference(of)) => of,
        Some(other) => other,
        None => return false,
    };
    matches!(object.unqualified(), Type::Named(path) if *path == class.path)
}

/// Whether objects can be made without arguments; `None` where that is not certain.
fn is_default_constructible(
    program: &Program,
    scopes: &Scopes,
    class: &Class,
    inside: bool,
    depth: usize,
) -> Option<bool> {
    let constructors: Vec<&FunctionEntity> = members(program, class, FunctionName::Constructor).collect();
    let parts = || {
        of_all_parts(program, scopes, class, depth, &|part, initialised| match part {
            _ if initialised => Some(true),
            Part::Plain => Some(true),
            Part::Reference | Part::Constant => Some(false),
            Part::Class(of) => is_default_constructible(program, scopes, of, false, depth + 1),
        })
    };
    if let Some(default) = constructors.iter().find(|e| e.required == 0) {
        return is_usable(program, default, inside, parts);
    }
    if constructors.is_empty() { parts() } else { Some(false) }
}

/// Whether objects can be assigned from an rvalue; `None` where that is not certain.
fn is_assignable(
    program: &Program,
    scopes: &Scopes,
    class: &Class,
    inside: bool,
    depth: usize,
) -> Option<bool> {
    let parts = || {
        of_all_parts(program, scopes, class, depth, &|part, _| match part {
            Part::Plain => Some(true),
            Part::Reference | Part::Constant => Some(false),
            Part::Class(of) => is_assignable(program, scopes, of, false, depth + 1),
        })
    };
    let operators = || {
        members(program, class, FunctionName::Operator)
            .filter(|e| e.name == "operator=" && takes_itself(e, class))
    };
    if operators().next().is_some() {
        let usable: Option<Vec<bool>> = operators().map(|e| is_usable(program, e, inside, parts)).collect();
        return usable.map(|all| all.contains(&true));
    }
    let moves = |e: &FunctionEntity| matches!(e.signature.parameters.first(), Some(Type::RValueReference(_)));
    if members(program, class, FunctionName::Constructor).any(|e| moves(e) && takes_itself(e, class)) {
        return Some(false);
    }
    parts()
}

/// A base or member that an implicit special member looks at.
enum Part<'s> {
    Plain,
    Reference,
    Constant,
    Class(&'s Class),
}

/// Whether a property of implicit special members holds for all bases and members; of a member it is also asked
/// whether it has an initialiser.
fn of_all_parts<'s>(
    program: &Program,
    scopes: &'s Scopes,
    class: &'s Class,
    depth: usize,
    holds: &dyn Fn(&Part<'s>, bool) -> Option<bool>,
) -> Option<bool> {
    if depth > MAX_NESTING || class.open_base || !class.defined || class.template_depth.is_some() {
        return None;
    }
    for base in &class.bases {
        if !holds(&Part::Class(&scopes.classes[*base]), false)? {
            return Some(false);
        }
    }
    for variable in &program.variables {
        let entity = &program.variable_entities[variable.entity];
        let own = entity.scope == VariableScope::Class && entity.path == class.path;
        if !own || variable.specifiers.static_at.is_some() {
            continue;
        }
        let mut element = &variable.written;
        while let Type::Array(inner, _) = element {
            element = inner;
        }
        let named = matches!(element.unqualified(), Type::Named(_)) && !scopes.is_enumeration(element);
        let part = match element {
            t if t.is_reference() => Part::Reference,
            t if named => Part::Class(scopes.class_of_type(t).map(|c| &scopes.classes[c])?),
            t if t.is_dependent() => return None,
            t if t.is_const() => Part::Constant,
            _ => Part::Plain,
        };
        if !holds(&part, variable.initializer.is_some())? {
            return Some(false);
        }
    }
    Some(true)
}

/// Every local, private or unnamed type that a type names, enclosing classes and template arguments included. Types of
/// functions are not looked into.
pub(crate) fn restricted_types(
    judge: &Judge<'_>,
    scopes: &Scopes,
    t: &Type,
    token: usize,
    found: &mut Vec<Restricted>,
) -> Result<(), NotCore> {
    match t {
        Type::Pointer(of)
        | Type::Reference(of)
        | Type::RValueReference(of)
        | Type::Array(of, _)
        | Type::Pack(of)
        | Type::Qualified { of, .. } => restricted_types(judge, scopes, of, token, found),
        Type::MemberPointer(class, to) => {
            restricted_types(judge, scopes, class, token, found)?;
            restricted_types(judge, scopes, to, token, found)
        }
        Type::Named(path) => {
            // What the function of a local type is declared in is not asked.
            let around = path.len() - as_printed(path).len();
            for end in (around..path.len()).rev() {
                restricted_name(judge, scopes, &path[..=end], token, found)?;
                for argument in path[end].arguments.iter().flatten() {
                    if let Argument::Type(t) = argument {
                        restricted_types(judge, scopes, t, token, found)?;
                    }
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn restricted_name(
    judge: &Judge<'_>,
    scopes: &Scopes,
    path: &[PathPart],
    token: usize,
    found: &mut Vec<Restricted>,
) -> Result<(), NotCore> {
    let same = |other: &[PathPart]| {
        other.len() == path.len() && other.iter().zip(path).all(|(a, b)| a.name == b.name)
    };
    let standings = standings_of(scopes, same);
    let Some(first) = standings.first() else { return Ok(()) };
    if standings.iter().any(|s| s != first) {
        return uncertain(judge, token, "a type whose name is also that of another");
    }
    let unnamed = first.unnamed.is_some() && !first.named_by_typedef;
    if !first.local && !first.is_private && !unnamed {
        return Ok(());
    }
    let Some(name) = shown_name(path, first).filter(|_| !first.named_by_typedef) else {
        return uncertain(judge, token, "a type whose name cannot be printed");
    };
    let local_at = path.iter().rev().find_map(|part| part.local);
    found.push(Restricted { local: first.local, local_at, is_private: first.is_private, unnamed, name });
    Ok(())
}

/// What the declarations of the class or enumeration of a path say of who can name it.
pub(super) fn standings(scopes: &Scopes, path: &[PathPart]) -> Vec<TypeStanding> {
    let is_part = |(a, b): (&PathPart, &PathPart)| a.name == b.name && a.local == b.local;
    standings_of(scopes, |other| other.len() == path.len() && other.iter().zip(path).all(is_part))
}

fn standings_of(scopes: &Scopes, is_it: impl Fn(&[PathPart]) -> bool) -> Vec<TypeStanding> {
    let classes = scopes.classes.iter().filter(|c| is_it(&c.path)).map(|c| c.standing);
    let enumerations = scopes.enumerations.iter().zip(&scopes.enumeration_standings);
    let enumerations = enumerations.filter_map(|((t, _), standing)| match t {
        Type::Named(known) if is_it(known) => Some(*standing),
        _ => None,
    });
    classes.chain(enumerations).collect()
}

/// How diagnostics name a class or enumeration: what has no name is `<unnamed>`, and stands behind its key where it is
/// the type itself.
pub(super) fn shown_name(path: &[PathPart], standing: &TypeStanding) -> Option<String> {
    let part = |part: &PathPart| match part.name.starts_with("<unnamed") {
        true => Some("<unnamed>".to_owned()),
        false => Type::Named(std::rc::Rc::new(vec![part.clone()])).display(),
    };
    let name = as_printed(path).iter().map(part).collect::<Option<Vec<_>>>()?.join("::");
    Some(match standing.unnamed {
        Some(key) => format!("{key} {name}"),
        None => name,
    })
}
