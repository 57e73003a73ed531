//! Whether the elements of an array can be copied one by one: constructed without arguments, then assigned
//! ([class.default.ctor], [class.copy.assign]).

use crate::lex::{Kind, Symbol};
use crate::limits;
use crate::names::Meaning;
use crate::read::Reading;
use crate::tree::{
    Access, Body, DeclarationId, DeclarationKind, Function, FunctionName, ScopeId, Shape, SpecifierKind,
    Variable,
};

/// What can be done with objects of a class; true where its declarations say nothing certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Element {
    /// It can be constructed without arguments.
    pub constructs: bool,
    /// It can be assigned.
    pub assigns: bool,
}

/// What can be done with objects of the class `id` in the body of the function `user`.
pub(super) fn element(reading: &Reading, id: DeclarationId, user: Option<DeclarationId>) -> Element {
    of_class(reading, id, user, limits::ALIAS_DEPTH)
}

const ANY: Element = Element { constructs: true, assigns: true };

fn of_class(reading: &Reading, id: DeclarationId, user: Option<DeclarationId>, depth: u32) -> Element {
    let tree = &reading.tree;
    let Some(class) = tree.class(id) else { return ANY };
    let (Some(scope), Some(depth)) = (class.scope, depth.checked_sub(1)) else { return ANY };
    if !tree[id].headers.is_empty() || tree[scope].name == Symbol::NONE {
        return ANY;
    }
    let sees_private =
        user.is_some_and(|user| is_inside(reading, user, scope)) || has_friends(reading, scope);
    let mut constructors: Vec<bool> = Vec::new();
    let mut assignments: Vec<bool> = Vec::new();
    let mut moves = false;
    let mut defaulted = (false, false);
    for &member in &tree[scope].declarations {
        let Some(function) = tree.function(member) else { continue };
        let is_public = !matches!(tree[member].access, Some(Access::Private | Access::Protected));
        let is_usable = !matches!(function.body, Body::Delete(_)) && (is_public || sees_private);
        let is_defaulted = matches!(function.body, Body::Default(_));
        if function.name == FunctionName::Constructor {
            let mut parameters = function.parameters.of(&tree.parameters).iter();
            let takes_none = parameters.all(|one| !one.default().is_empty() || one.is_pack);
            constructors.push(is_usable && takes_none);
            moves |= takes_own(reading, function, scope) == Some(Shape::RvalueReference);
            defaulted.0 |= is_defaulted && takes_none;
        }
        let is_assignment = function.name == FunctionName::Operator
            && reading.tokens.kind(function.name_token.next()) == Kind::Assign;
        if is_assignment && let Some(shape) = takes_own(reading, function, scope) {
            assignments.push(is_usable);
            moves |= shape == Shape::RvalueReference;
            defaulted.1 |= is_defaulted;
        }
    }
    let parts = parts(reading, scope, user, depth);
    let written = |list: &[bool]| list.contains(&true);
    let is_implicit = |list: &[bool], defaulted: bool| list.is_empty() || defaulted;
    Element {
        constructs: match is_implicit(&constructors, defaulted.0) {
            true => parts.constructs,
            false => written(&constructors),
        },
        assigns: match is_implicit(&assignments, defaulted.1) {
            true => parts.assigns && !(moves && assignments.is_empty()),
            false => written(&assignments),
        },
    }
}

/// What the bases and members of a class leave of its implicit constructor and assignment.
fn parts(reading: &Reading, scope: ScopeId, user: Option<DeclarationId>, depth: u32) -> Element {
    let tree = &reading.tree;
    let Some(class) = tree[scope].class() else { return ANY };
    let mut all = ANY;
    let mut add = |part: Element| {
        all.constructs &= part.constructs;
        all.assigns &= part.assigns;
    };
    for base in tree[class].bases.iter() {
        let owner = tree[base].scope.and_then(|scope| tree[scope].owner);
        if let Some(owner) = owner.filter(|_| !tree[base].is_dependent) {
            add(of_class(reading, owner, user, depth));
        }
    }
    for &member in &tree[scope].declarations {
        let Some(variable) = tree.variable(member).filter(|variable| variable.is_field) else { continue };
        let is_reference = matches!(variable.shape, Shape::LvalueReference | Shape::RvalueReference);
        let has_initializer = variable.initializer.range().is_some();
        let own = member_class(reading, scope, variable);
        if is_reference || variable.is_const {
            // A class may have a constructor for its constants.
            add(Element { constructs: has_initializer || own.is_some(), assigns: false });
        }
        if let Some(own) = own {
            let part = of_class(reading, own, user, depth);
            add(Element { constructs: part.constructs || has_initializer, ..part });
        }
    }
    all
}

/// The class of a data member that is an object of a class, or an array of them, by the class's plain name.
fn member_class(reading: &Reading, scope: ScopeId, variable: &Variable) -> Option<DeclarationId> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let mut words = variable.type_specifier.iter().filter(|&at| tokens.kind(at) != Kind::Const);
    let name = words.next().filter(|&at| tokens.kind(at) == Kind::Identifier)?;
    if words.next().is_some() || !matches!(variable.shape, Shape::Plain | Shape::Array) {
        return None;
    }
    let is_plain = variable.declarator.iter().all(|at| tokens.kind(at) != Kind::Star);
    let symbol = tokens.symbol(name);
    let found = reading.names.lookup(tree, tokens, scope, symbol, name).found().filter(|_| is_plain)?;
    let members = reading.names.members(found).filter(|_| found.meaning.is_any(Meaning::ANY_TYPE))?;
    // Another name may stand for a pointer.
    (tree[members].name == symbol).then(|| tree[members].owner).flatten()
}

/// The shape of the one parameter of a function that takes an object of its own class; `None` for others.
fn takes_own(reading: &Reading, function: &Function, class: ScopeId) -> Option<Shape> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let is_template = !tree[function.declaration].headers.is_empty() || function.abbreviated;
    let [parameter] = function.parameters.of(&tree.parameters) else { return None };
    let mut names = parameter.type_specifier.iter().filter(|&at| tokens.kind(at) == Kind::Identifier);
    let name = names.next_back()?;
    let is_own = tokens.symbol(name) == tree[class].name;
    let is_object = matches!(parameter.shape, Shape::Plain | Shape::LvalueReference | Shape::RvalueReference);
    (is_own && is_object && !is_template).then_some(parameter.shape)
}

/// Whether a function is a member of the class with this scope, or of a class in it.
fn is_inside(reading: &Reading, function: DeclarationId, class: ScopeId) -> bool {
    let tree = &reading.tree;
    let own = tree.function(function).and_then(|function| function.target);
    let first = own.unwrap_or(tree[function].scope);
    std::iter::successors(Some(first), |scope| tree[*scope].parent).any(|scope| scope == class)
}

fn has_friends(reading: &Reading, class: ScopeId) -> bool {
    let tree = &reading.tree;
    tree[class].declarations.iter().any(|&id| {
        tree.has_specifier(id, SpecifierKind::Friend) || matches!(tree[id].kind, DeclarationKind::Unparsed(_))
    })
}
