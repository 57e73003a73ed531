//! What an extended lambda must not be (`lambda.restriction`): the facts that hold, each with its place.
//!
//! A fact that is not certain is left out: types are looked at only where a declaration names them plainly, and in
//! templates only what the released tool looks at in the template itself.

use super::capture::{Capture, CaptureDefault};
use super::element::element;
use super::found::{Around, Found, space};
use crate::bodies::{Automatic, Captured, InnerFunction, NamedType, TemplateUse, captured_as};
use crate::ids::model::Type;
use crate::ids::spelled::{Spelling, is_made_up};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::read::Reading;
use crate::rules::generated::LambdaRestriction as Restriction;
use crate::tree::{Access, DeclarationId, DeclarationKind, Form, FunctionName, SpecifierKind, Tree};

/// A restriction that a lambda breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which one.
    pub restriction: Restriction,
    /// The token of what breaks it: a capture; for what the lambda stands in, the token behind its attributes; for
    /// its specifiers, its body.
    pub at: TokenId,
    /// What the report names.
    pub subject: Subject,
}

/// What the report of a broken restriction names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Nothing.
    Nothing,
    /// The function around the lambda.
    Function(DeclarationId),
    /// A class by the token of its name.
    Name(TokenId),
    /// A class without a name.
    Unnamed,
    /// A member function of a local class by its declarator-id.
    Member(FunctionName, TokenRange),
    /// A class or enum by its declaration, qualified, and its template arguments with their brackets.
    Type(DeclarationId, TokenRange),
    /// A type that is local to a function, as it is named.
    Local(Box<str>),
    /// The closure of the lambda that begins at that `[`.
    Closure(TokenId),
    /// A known type: a class or enumeration that is no local one, with the word for it where it has no name, or a closure.
    Known(Type, &'static str),
    /// The type of an array variable.
    Array(Automatic),
}

/// What `found` breaks as an extended lambda.
pub fn broken(reading: &Reading, found: &Found<'_>) -> Vec<Broken> {
    let lambda = found.lambda;
    let mut all = Vec::new();
    let mut add = |restriction, at, subject| all.push(Broken { restriction, at, subject });
    let declarator = found.declarator(reading);
    if lambda.is_generic {
        add(Restriction::Generic, lambda.open(), Subject::Nothing);
    }
    if lambda.is_constexpr {
        add(Restriction::ConstexprSpecifier, lambda.body.start, Subject::Nothing);
    }
    let refused = match found.around {
        Around::HostDeviceLambda => Some(Restriction::InsideHostDeviceLambda),
        Around::GenericLambda => Some(Restriction::InsideGenericLambda),
        Around::Lambda => Some(Restriction::OutsideFunction),
        Around::LocalClass | Around::Function(_) | Around::Device | Around::Nothing => None,
    };
    if let Some(restriction) = refused {
        add(restriction, declarator, Subject::Nothing);
        // What its list says is not looked at, what its body captures is.
        return [all, captures(reading, found, found.explicit)].concat();
    }
    match found.around {
        Around::LocalClass => {
            for (restriction, subject) in lambda.member.iter().flat_map(|member| local_parent(member)) {
                add(restriction, declarator, subject);
            }
        }
        Around::Function(function) => {
            for (restriction, subject) in parent(reading, function) {
                add(restriction, declarator, subject);
            }
        }
        _ => return Vec::new(),
    }
    if found.default == Some(CaptureDefault::Reference) {
        add(Restriction::ReferenceCapture, declarator, Subject::Nothing);
    }
    [all, captures(reading, found, 0)].concat()
}

/// What the template arguments of the function around `found` break, an instance after the other: those that are written
/// where the template is named.
pub fn broken_by_arguments(reading: &Reading, found: &Found<'_>) -> Vec<Broken> {
    let Around::Function(function) = found.around else { return Vec::new() };
    let at = found.declarator(reading);
    let mut instances: Vec<&TemplateUse> = Vec::new();
    let mut all = Vec::new();
    for one in &reading.bodies.template_uses {
        let is_same = |other: &&TemplateUse| {
            let named = |one: &TemplateUse| one.parts.iter().map(|part| part.declared).collect::<Vec<_>>();
            named(other) == named(one) && other.shape == one.shape
        };
        if !is_function(reading, function, &one.templates) || instances.iter().any(is_same) {
            continue;
        }
        instances.push(one);
        let (local, private) = (Restriction::ParentLocalArgument, Restriction::ParentPrivateArgument);
        let broken = one.parts.iter().flat_map(|part| hidden(reading, part, local, private));
        all.extend(broken.map(|(restriction, subject)| Broken { restriction, at, subject }));
    }
    all
}

/// Whether the declarations of these names are all of the function `id`, a template by itself.
fn is_function(reading: &Reading, id: DeclarationId, names: &[TokenId]) -> bool {
    let tree = &reading.tree;
    let own = tree[id].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
    let is_own = |name: &TokenId| {
        own.iter().chain([&id]).any(|&id| tree.function(id).is_some_and(|one| one.name_token == *name))
    };
    tree[id].form == Form::Template && !names.is_empty() && names.iter().all(is_own)
}

/// What the captures from the index `first` on break.
fn captures(reading: &Reading, found: &Found<'_>, first: usize) -> Vec<Broken> {
    let mut all = Vec::new();
    let mut add = |restriction, at, subject| all.push(Broken { restriction, at, subject });
    for &at in &found.constexpr_ifs {
        add(Restriction::ConstexprIfCapture, at, Subject::Nothing);
    }
    let captured_type = |name: TokenId| Some(&reading.bodies.automatic(name)?.captured);
    for (index, capture) in found.captures.iter().enumerate().skip(first) {
        let at = capture.token();
        for restriction in captured(reading, capture) {
            add(restriction, at, Subject::Nothing);
        }
        if matches!(capture, Capture::This(_)) && index >= found.explicit {
            add(Restriction::ImplicitThis, at, Subject::Nothing);
        }
        // In a generic lambda, as in a template, types may be anything.
        if found.around != Around::GenericLambda {
            if let Some((restriction, subject)) = dimensions_of(reading, capture) {
                add(restriction, at, subject);
            }
            for (restriction, subject) in typed(reading, found, capture, captured_type) {
                add(restriction, at, subject);
            }
        }
    }
    all
}

/// What the types of the captures of `found` break in each specialisation of the function around it that is read, and what its
/// template arguments do, those that [`broken_by_arguments`] tells left aside where `are_written_told`.
pub(crate) fn broken_in_instances(
    reading: &Reading,
    found: &Found<'_>,
    are_written_told: bool,
) -> Vec<Broken> {
    let tree = &reading.tree;
    let Around::Function(function) = found.around else { return Vec::new() };
    let written = reading
        .bodies
        .template_uses
        .iter()
        .filter(|one| are_written_told && is_function(reading, function, &one.templates));
    let told: Vec<Option<TokenId>> =
        written.flat_map(|one| one.parts.iter().map(|part| part.declared)).collect();
    let mut all = Vec::new();
    let instances = reading.bodies.specializations.iter();
    for instance in instances.filter(|one| tree[one.of.function].declaration == function) {
        let (local, private) = (Restriction::ParentLocalArgument, Restriction::ParentPrivateArgument);
        let at = found.declarator(reading);
        let given = instance.given.iter().filter(|part| !told.contains(&part.declared));
        let given = given.flat_map(|part| hidden(reading, part, local, private));
        all.extend(given.map(|(restriction, subject)| Broken { restriction, at, subject }));
        for capture in &found.captures {
            let captured_type = |name: TokenId| captured_as(&instance.captured, name);
            let broken = typed(reading, found, capture, captured_type);
            let at = capture.token();
            all.extend(broken.into_iter().map(|(restriction, subject)| Broken { restriction, at, subject }));
        }
    }
    all
}

/// What the type of a capture breaks, where `captured_type` tells what is known of that of a variable.
fn typed<'a>(
    reading: &'a Reading,
    found: &Found<'_>,
    capture: &Capture,
    captured_type: impl Fn(TokenId) -> Option<&'a Captured>,
) -> Vec<(Restriction, Subject)> {
    match *capture {
        Capture::This(at) | Capture::Object(at) => object(reading, found, at),
        Capture::Variable(at) | Capture::Reference(at) => {
            let Some(variable) = automatic(reading, at) else { return Vec::new() };
            let Some(captured) = captured_type(variable.name) else { return Vec::new() };
            let of_array = match &captured.ty {
                Some(ty) => elements(reading, found, ty),
                None => array(reading, found, variable, at),
            };
            [parts(reading, found, captured), of_array].concat()
        }
        // Those of host-device lambdas are refused as such.
        Capture::Initialised { name, value, .. } if !found.space.host => {
            let captured = captured_type(name).map(|captured| Captured {
                closure: captured.closure.or(whole_lambda(reading, value).filter(|_| captured.ty.is_none())),
                ..captured.clone()
            });
            captured.map_or_else(Vec::new, |captured| parts(reading, found, &captured))
        }
        Capture::InitialisedReference(name) if !found.space.host => {
            captured_type(name).map_or_else(Vec::new, |captured| parts(reading, found, captured))
        }
        _ => Vec::new(),
    }
}

/// The `[` of the lambda that is all of an initialiser.
pub fn whole_lambda(reading: &Reading, value: TokenRange) -> Option<TokenId> {
    let lambda = reading.bodies.lambda(value.start)?;
    (lambda.range() == value).then_some(value.start)
}

/// What the member function of a local class around a lambda breaks.
fn local_parent(member: &InnerFunction) -> Vec<(Restriction, Subject)> {
    let subject = Subject::Member(member.name, member.declarator_id);
    let mut broken = vec![(Restriction::ParentLocalClass, subject.clone())];
    if matches!(member.name, FunctionName::Constructor | FunctionName::Destructor) {
        broken.push((Restriction::ParentAddress, subject.clone()));
    }
    if member.is_deduced {
        broken.push((Restriction::ParentDeducedReturn, subject.clone()));
    }
    if member.is_private {
        broken.push((Restriction::ParentPrivate, subject.clone()));
    }
    let classes = member.classes.iter().map(|class| (class.name, class.is_private));
    classes_around(classes, &subject, &mut broken);
    broken
}

/// What the function around a lambda breaks.
fn parent(reading: &Reading, id: DeclarationId) -> Vec<(Restriction, Subject)> {
    let tree = &reading.tree;
    let Some(function) = tree.function(id) else { return Vec::new() };
    let mut broken = Vec::new();
    if matches!(function.name, FunctionName::Constructor | FunctionName::Destructor) {
        broken.push((Restriction::ParentAddress, Subject::Function(id)));
    }
    if function.deduces_return(tree, &reading.tokens) {
        broken.push((Restriction::ParentDeducedReturn, Subject::Function(id)));
    }
    let entity = tree[id].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
    let is_friend = |id: DeclarationId| tree.has_specifier(id, SpecifierKind::Friend);
    if entity.iter().chain([&id]).any(|&id| is_private(reading, id) && !is_friend(id)) {
        broken.push((Restriction::ParentPrivate, Subject::Function(id)));
    }
    let innermost = function.target.unwrap_or(tree[id].scope);
    let around = std::iter::successors(Some(innermost), |scope| tree[*scope].parent);
    let classes = around.map_while(|scope| tree[scope].class());
    let classes = classes.map(|class| (tree[class].name_token, is_private(reading, tree[class].declaration)));
    classes_around(classes, &Subject::Function(id), &mut broken);
    broken
}

/// What the classes around a function break: their names, the innermost first, and whether they are private.
fn classes_around(
    classes: impl Iterator<Item = (Option<TokenId>, bool)>,
    function: &Subject,
    broken: &mut Vec<(Restriction, Subject)>,
) {
    for (index, (name, is_private)) in classes.enumerate() {
        if index == 0 && name.is_none() {
            broken.push((Restriction::ParentUnnamedClass, function.clone()));
        }
        if is_private {
            broken.push((Restriction::ClassPrivate, name.map_or(Subject::Unnamed, Subject::Name)));
        }
    }
}

fn is_private(reading: &Reading, id: DeclarationId) -> bool {
    matches!(reading.tree[id].access, Some(Access::Private | Access::Protected))
}

/// What the form of a capture breaks.
fn captured(reading: &Reading, capture: &Capture) -> Vec<Restriction> {
    match *capture {
        Capture::Reference(_) => vec![Restriction::ReferenceCapture],
        Capture::InitialisedReference(_) => vec![Restriction::InitCapture, Restriction::ReferenceCapture],
        Capture::Pack(_) => vec![Restriction::PackElementCapture],
        Capture::ReferencePack(_) => vec![Restriction::PackElementCapture, Restriction::ReferenceCapture],
        Capture::Initialised { value, .. } if is_braced(reading, value) || is_list(reading, value) => {
            vec![Restriction::InitializerListCapture]
        }
        Capture::Initialised { name, .. } if reading.bodies.array_captures.contains(&name) => {
            vec![Restriction::ArrayInitCapture]
        }
        Capture::Initialised { .. } => vec![Restriction::InitCapture],
        Capture::Variable(_) | Capture::This(_) | Capture::Object(_) | Capture::InitialisedPack(_) => vec![],
    }
}

/// Whether an initialiser is a braced list: `y = {1, 2}`.
fn is_braced(reading: &Reading, value: TokenRange) -> bool {
    !value.is_empty()
        && reading.tokens.kind(value.start) == Kind::OpenBrace
        && reading.tokens.partner(value.start) == value.last()
}

/// Whether an initialiser is the name of a `std::initializer_list`.
fn is_list(reading: &Reading, value: TokenRange) -> bool {
    value.len() == 1
        && automatic(reading, value.start).is_some_and(|variable| is_initializer_list(reading, variable))
}

/// The automatic variable that a name in an annotated lambda stands for.
fn automatic(reading: &Reading, name: TokenId) -> Option<&Automatic> {
    let one = reading.bodies.name(name)?;
    let crate::bodies::Meant::Declared(declared) = &one.meant else { return None };
    reading.bodies.automatic(*declared.first()?).filter(|_| one.is_local)
}

/// How many bounds are written behind the name of a variable that is an array by itself.
fn dimensions(reading: &Reading, variable: &Automatic) -> usize {
    let tokens = &reading.tokens;
    let mut at = variable.name.next();
    let mut count = 0;
    // `(&a)[2]` and parameters are no arrays of their own.
    while !variable.is_parameter && at < variable.declarator.end && tokens.kind(at) == Kind::OpenBracket {
        count += usize::from(tokens.kind(at.next()) != Kind::OpenBracket);
        at = tokens.partner(at).max(at).next();
    }
    count
}

/// What the classes and enums in the type of a capture break.
fn parts(reading: &Reading, found: &Found<'_>, captured: &Captured) -> Vec<(Restriction, Subject)> {
    let (local, private) = (Restriction::LocalTypeCapture, Restriction::PrivateTypeCapture);
    let body = found.function.and_then(|id| reading.tree.function(id)?.body.range());
    let is_local_closure =
        |open: TokenId| body.is_some_and(|body| body.contains(open)) && !is_device_lambda(reading, open);
    let mut broken: Vec<(Restriction, Subject)> = Vec::new();
    for part in &captured.parts {
        match part.ty.as_ref().and_then(|ty| Some((ty, ty.closure()?))) {
            Some((ty, closure)) if is_local_closure(closure.open) => {
                broken.push((local, Subject::Known(ty.clone(), part.key)));
            }
            Some(_) => {}
            None => broken.extend(hidden(reading, part, local, private)),
        }
    }
    if let Some(open) = captured.closure.filter(|&open| is_local_closure(open)) {
        broken.push((local, Subject::Closure(open)));
    }
    broken
}

/// What a type breaks that is `local` or `private`, or both.
fn hidden(
    reading: &Reading,
    part: &NamedType,
    local: Restriction,
    private: Restriction,
) -> Vec<(Restriction, Subject)> {
    let subject = match (&part.local, &part.ty) {
        (Some(name), _) => Some(Subject::Local(name.clone())),
        (None, Some(ty)) if part.is_private => Some(Subject::Known(ty.clone(), part.key)),
        (None, None) if part.is_private => {
            declaration(reading, part).map(|id| Subject::Type(id, part.arguments))
        }
        (None, _) => None,
    };
    let Some(subject) = subject else { return Vec::new() };
    let broken = [(part.local.is_some(), local), (part.is_private, private)];
    broken.into_iter().filter(|one| one.0).map(|one| (one.1, subject.clone())).collect()
}

/// Whether a lambda may run on the device: its wrapper is no local type.
fn is_device_lambda(reading: &Reading, open: TokenId) -> bool {
    reading.bodies.lambda(open).is_none_or(|lambda| space(reading, lambda).device)
}

/// What the class of a captured object breaks.
fn object(reading: &Reading, found: &Found<'_>, at: TokenId) -> Vec<(Restriction, Subject)> {
    let mut broken = Vec::new();
    if reading.bodies.name(at).is_none_or(|one| one.in_template) {
        return broken;
    }
    let tree = &reading.tree;
    if let Some(member) = &found.lambda.member {
        for (index, class) in member.classes.iter().enumerate() {
            let subject = Subject::Local(member.class_name(&reading.tokens, index));
            broken.push((Restriction::LocalTypeCapture, subject.clone()));
            if class.is_private {
                broken.push((Restriction::PrivateTypeCapture, subject));
            }
        }
    } else if let Some(function) = found.function.filter(|_| found.lambda.context.local_classes == 0) {
        let own = tree.function(function).and_then(|function| function.target);
        let around =
            std::iter::successors(Some(own.unwrap_or(tree[function].scope)), |scope| tree[*scope].parent);
        for class in around.map_while(|scope| tree[scope].class()) {
            let declaration = tree[class].declaration;
            if is_private(reading, declaration) {
                let arguments = TokenRange::empty_at(at);
                broken.push((Restriction::PrivateTypeCapture, Subject::Type(declaration, arguments)));
            }
        }
    }
    broken
}

/// Whether the array type of a captured variable has too many dimensions.
fn dimensions_of(reading: &Reading, capture: &Capture) -> Option<(Restriction, Subject)> {
    let (Capture::Variable(at) | Capture::Reference(at)) = *capture else { return None };
    let variable = automatic(reading, at).filter(|variable| dimensions(reading, variable) > 7)?;
    Some((Restriction::ArrayDimensions, Subject::Array(variable.clone())))
}

/// What the elements of a captured array variable break.
fn array(
    reading: &Reading,
    found: &Found<'_>,
    variable: &Automatic,
    at: TokenId,
) -> Vec<(Restriction, Subject)> {
    let tokens = &reading.tokens;
    let dimensions = dimensions(reading, variable);
    let in_template = reading.bodies.name(at).is_none_or(|one| one.in_template);
    let part = variable.captured.parts.first().filter(|part| part.local.is_none() && dimensions > 0);
    let Some((part, name)) = part.and_then(|part| Some((part, part.declared?))) else { return Vec::new() };
    // `C v[2]` and nothing else: no pointer, no template arguments, no other name of a type.
    let is_named = |at: TokenId| tokens.symbol(name) == tokens.symbol(at);
    let mut words = variable.type_specifier.iter();
    let is_plain = variable.declarator.start == variable.name
        && words.all(|at| {
            matches!(tokens.kind(at), Kind::Identifier | Kind::ColonColon | Kind::Const | Kind::Struct)
        })
        && variable.type_specifier.iter().any(is_named);
    let id = if is_plain && !in_template { declaration(reading, part) } else { None };
    let Some(id) = id else { return Vec::new() };
    of_element(reading, (id, found), Subject::Type(id, part.arguments))
}

/// What a captured array of that type breaks by its elements.
fn elements(reading: &Reading, found: &Found<'_>, ty: &Type) -> Vec<(Restriction, Subject)> {
    let mut element = ty;
    while let Type::Array(_, inner) = element.unqualified().1 {
        element = inner;
    }
    let is_array = matches!(ty.unqualified().1, Type::Array(..));
    let class = element.unqualified().1;
    let spelling = Spelling::telling_apart(reading);
    match spelling.class_scope(class) {
        Ok(Some(scope)) if is_array && !names_local(class) => {
            let id = reading.tree[scope].class().map(|class| reading.tree[class].declaration);
            let subject = Subject::Known(class.clone(), "class");
            id.map_or_else(Vec::new, |id| of_element(reading, (id, found), subject))
        }
        _ => Vec::new(),
    }
}

/// Whether a class has a block around it, or no name.
fn names_local(ty: &Type) -> bool {
    matches!(ty, Type::Named(name) if name.0.iter().any(is_made_up))
}

/// What the class of the elements of a captured array breaks.
fn of_element(
    reading: &Reading,
    (id, found): (DeclarationId, &Found<'_>),
    subject: Subject,
) -> Vec<(Restriction, Subject)> {
    let element = element(reading, id, found.function);
    let mut broken = Vec::new();
    if !element.constructs {
        broken.push((Restriction::ArrayElementConstruction, subject.clone()));
    }
    if !element.assigns {
        broken.push((Restriction::ArrayElementAssignment, subject));
    }
    broken
}

/// The declaration of a class or enum that is not local. Few captures ask: names are searched as they stand.
pub(crate) fn declaration(reading: &Reading, part: &NamedType) -> Option<DeclarationId> {
    let tree = &reading.tree;
    let mut ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
    let is_type =
        |id: DeclarationId| tree.class(id).is_some() || matches!(tree[id].kind, DeclarationKind::Enum(_));
    ids.find(|&id| is_type(id) && tree.name_token(id) == part.declared && part.declared.is_some())
}

/// Whether a variable is a `std::initializer_list`.
fn is_initializer_list(reading: &Reading, variable: &Automatic) -> bool {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let is_plain = variable.declarator.start == variable.name;
    let part = variable.captured.parts.first().filter(|part| part.local.is_none() && is_plain);
    let Some((part, name)) = part.and_then(|part| Some((part, part.declared?))) else { return false };
    if tokens.name(name) != "initializer_list" {
        return false;
    }
    let Some(id) = declaration(reading, part) else { return false };
    let scope = &tree[tree[id].scope];
    scope.parent == Some(Tree::GLOBAL)
        && tokens.symbols.spelling(scope.name) == b"std"
        && variable.type_specifier.iter().any(|at| tokens.symbol(at) == tokens.symbol(name))
}
