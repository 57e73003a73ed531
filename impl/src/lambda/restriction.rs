//! What an extended lambda must not be (`lambda.restriction`): the facts that hold, each with its place.
//!
//! A fact that is not certain is left out: types are looked at only where a declaration names them plainly, and in
//! templates only what the released tool looks at in the template itself.

use super::capture::{Capture, CaptureDefault};
use super::found::{Around, Found};
use crate::bodies::{Automatic, LocalMember};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::read::Reading;
use crate::rules::generated::LambdaRestriction as Restriction;
use crate::tree::{Access, Body, DeclarationId, FunctionName, SpecifierKind};
use rustc_hash::FxHashMap;

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
    /// A class or enum by its declaration, qualified.
    Type(DeclarationId),
    /// The type of an array variable.
    Array(Automatic),
}

/// The classes and enums of a unit by the tokens of their names.
type Types = FxHashMap<TokenId, DeclarationId>;

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

/// What the captures from the index `first` on break.
fn captures(reading: &Reading, found: &Found<'_>, first: usize) -> Vec<Broken> {
    let mut all = Vec::new();
    let mut add = |restriction, at, subject| all.push(Broken { restriction, at, subject });
    for &at in &found.constexpr_ifs {
        add(Restriction::ConstexprIfCapture, at, Subject::Nothing);
    }
    let types = types(reading);
    for (index, capture) in found.captures.iter().enumerate().skip(first) {
        let at = capture.token();
        for restriction in captured(reading, capture) {
            add(restriction, at, Subject::Nothing);
        }
        if matches!(capture, Capture::This(_)) && index >= found.explicit {
            add(Restriction::ImplicitThis, at, Subject::Nothing);
        }
        // In a generic lambda, as in a template, types may be anything.
        let variable = variable(reading, capture).filter(|_| found.around != Around::GenericLambda);
        if let Some(variable) = variable {
            for (restriction, subject) in typed(reading, &types, variable, at) {
                add(restriction, at, subject);
            }
        }
    }
    all
}

/// What the member function of a local class around a lambda breaks.
fn local_parent(member: &LocalMember) -> Vec<(Restriction, Subject)> {
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
    if function.deduces_return(&reading.tokens) {
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
        Capture::Initialised { value, .. } if is_braced(reading, value) => {
            vec![Restriction::InitializerListCapture]
        }
        Capture::Initialised { value, .. } if is_array(reading, value) => vec![Restriction::ArrayInitCapture],
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

/// Whether an initialiser is the name of an array variable.
fn is_array(reading: &Reading, value: TokenRange) -> bool {
    value.len() == 1
        && automatic(reading, value.start).is_some_and(|variable| dimensions(reading, variable) > 0)
}

/// The automatic variable that a name in an annotated lambda stands for.
fn automatic(reading: &Reading, name: TokenId) -> Option<&Automatic> {
    let one = reading.bodies.name(name)?;
    let crate::bodies::Meant::Declared(declared) = &one.meant else { return None };
    reading.bodies.automatic(*declared.first()?).filter(|_| one.is_local)
}

/// The variable that is captured as it is.
fn variable<'a>(reading: &'a Reading, capture: &Capture) -> Option<&'a Automatic> {
    match *capture {
        Capture::Variable(at) | Capture::Reference(at) => automatic(reading, at),
        _ => None,
    }
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

/// What the type of a captured variable breaks.
fn typed(reading: &Reading, types: &Types, variable: &Automatic, at: TokenId) -> Vec<(Restriction, Subject)> {
    let mut broken = Vec::new();
    let in_template = reading.bodies.name(at).is_none_or(|one| one.in_template);
    let dimensions = dimensions(reading, variable);
    if dimensions > 7 {
        broken.push((Restriction::ArrayDimensions, Subject::Array(variable.clone())));
        return broken;
    }
    if in_template {
        return broken;
    }
    for named in &variable.types {
        if named.is_local {
            broken.push((Restriction::LocalTypeCapture, Subject::Name(named.declared)));
            continue;
        }
        let Some(&declared) = types.get(&named.declared) else { continue };
        let is_template = !reading.tree[declared].headers.is_empty();
        if is_private(reading, declared) && !is_template {
            broken.push((Restriction::PrivateTypeCapture, Subject::Type(declared)));
        }
    }
    // `C v[2]` and nothing else: no pointer, no template arguments.
    let is_plain = variable.declarator.start == variable.name
        && variable.types.len() == 1
        && variable.type_specifier.iter().all(|at| {
            matches!(
                reading.tokens.kind(at),
                Kind::Identifier | Kind::ColonColon | Kind::Const | Kind::Struct
            )
        });
    if dimensions == 0 || !is_plain || variable.types[0].is_local {
        return broken;
    }
    if let Some(&declared) = types.get(&variable.types[0].declared) {
        let (constructs, assigns) = element(reading, declared);
        if !constructs {
            broken.push((Restriction::ArrayElementConstruction, Subject::Type(declared)));
        }
        if !assigns {
            broken.push((Restriction::ArrayElementAssignment, Subject::Type(declared)));
        }
    }
    broken
}

/// Whether a class may be constructed without arguments and assigned, as its own declarations say; true where they
/// say nothing certain.
fn element(reading: &Reading, id: DeclarationId) -> (bool, bool) {
    let tree = &reading.tree;
    let Some(scope) = tree.class(id).and_then(|class| class.scope) else { return (true, true) };
    let mut constructors: Vec<bool> = Vec::new();
    let mut assignments: Vec<bool> = Vec::new();
    for &member in &tree[scope].declarations {
        let Some(function) = tree.function(member) else { continue };
        let is_usable = !matches!(function.body, Body::Delete(_));
        let parameters = function.parameters.of(&tree.parameters);
        if function.name == FunctionName::Constructor {
            let takes_none = parameters.iter().all(|one| !one.default.is_empty() || one.pack.is_some());
            constructors.push(is_usable && takes_none);
        }
        let token = function.name_token.next();
        if function.name == FunctionName::Operator && reading.tokens.kind(token) == Kind::Assign {
            assignments.push(is_usable);
        }
    }
    let none = |list: &[bool]| !list.is_empty() && !list.contains(&true);
    (!none(&constructors), !none(&assignments))
}

fn types(reading: &Reading) -> Types {
    if reading.bodies.automatics.iter().all(|one| one.types.is_empty()) {
        return Types::default();
    }
    let tree = &reading.tree;
    let ids = (0..tree.declarations.len() as u32).map(DeclarationId);
    let names = ids.filter_map(|id| Some((crate::parse::name_token(tree, id)?, id)));
    names.filter(|&(_, id)| is_type(reading, id)).collect()
}

fn is_type(reading: &Reading, id: DeclarationId) -> bool {
    use crate::tree::DeclarationKind;
    matches!(reading.tree[id].kind, DeclarationKind::Class(_) | DeclarationKind::Enum(_))
}
