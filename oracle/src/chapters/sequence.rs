//! The order in which the released tool comes to the bodies of device code. Implied members are told where the body ends
//! that it comes to before them.
//!
//! Functions of inner namespaces come before those of outer ones, instances behind the function that first names them. Kernels
//! follow, those of outer namespaces first, then the members of classes, in the order of the classes' definitions.

use super::Spaces;
use super::emission::{Code, Emission};
use crate::program::{Body, FunctionEntity, Program};
use crate::scopes::{ScopeKind, Scopes};
use crate::types::PathPart;

/// Where a body stands in the order: the phase, the namespace's rank, the class, what stands in them, and what comes
/// behind that.
type Position = (u8, usize, usize, usize, usize);

const FUNCTIONS: u8 = 0;
const KERNELS: u8 = 1;
const MEMBERS: u8 = 2;

/// The namespaces by their paths, each before what it holds and behind it.
struct Namespaces {
    outer_first: Vec<Vec<PathPart>>,
    inner_first: Vec<Vec<PathPart>>,
}

impl Namespaces {
    fn of(scopes: &Scopes) -> Namespaces {
        let mut all = Namespaces { outer_first: Vec::new(), inner_first: Vec::new() };
        all.add(scopes, 0);
        all
    }

    fn add(&mut self, scopes: &Scopes, scope: usize) {
        self.outer_first.push(scopes.path_of(scope));
        let is_inside = |at: &usize| {
            let one = &scopes.all[*at];
            *at != scope && one.parent == scope && matches!(one.kind, ScopeKind::Namespace { .. })
        };
        for inner in (0..scopes.all.len()).filter(is_inside) {
            self.add(scopes, inner);
        }
        self.inner_first.push(scopes.path_of(scope));
    }
}

/// For each implied member where the body ends that the tool comes to before, where that is certain.
pub(super) fn ends(
    program: &Program,
    scopes: &Scopes,
    spaces: &Spaces,
    emission: &Emission,
) -> Vec<Option<usize>> {
    let namespaces = Namespaces::of(scopes);
    let position = |code: &Code| (position(program, scopes, spaces, &namespaces, *code), code.0);
    let mut bodies: Vec<(Position, usize)> = emission.bodies().iter().map(position).collect();
    bodies.sort_unstable();
    let end = |class: &[PathPart]| {
        let class = of_class(scopes, &namespaces, class)?;
        let before = bodies.partition_point(|(body, _)| *body < class);
        let (_, function) = bodies.get(before.checked_sub(1)?)?;
        program.functions[*function].code_end
    };
    program.implied.iter().map(|member| end(&member.class)).collect()
}

/// The position of the members of a class that nobody declares.
fn of_class(scopes: &Scopes, namespaces: &Namespaces, path: &[PathPart]) -> Option<Position> {
    let class = scopes.classes.iter().find(|class| class.path[..] == *path)?;
    let rank = rank(&namespaces.outer_first, path);
    Some((MEMBERS, rank, class.range.start, usize::MAX, 0))
}

fn position(
    program: &Program,
    scopes: &Scopes,
    spaces: &Spaces,
    namespaces: &Namespaces,
    (function, instance): Code,
) -> Position {
    let declaration = &program.functions[function];
    let entity = &program.function_entities[declaration.entity];
    let path: &[PathPart] = if entity.c_linkage { &[] } else { &entity.path };
    let made = instance.map(|instance| behind_first_name(program, instance));
    // An instance comes behind the function in which it is named first.
    let (at, behind) = made.unwrap_or((declaration.range.end, 0));
    if let Some((class, is_instance)) = class_of(scopes, entity) {
        let rank = rank(&namespaces.outer_first, path);
        return match (is_instance, made) {
            (true, Some((at, _))) => (MEMBERS, rank, at, entity.first, behind),
            (false, Some((at, _))) => (MEMBERS, rank, class, at, behind),
            (_, None) => (MEMBERS, rank, class, entity.first, behind),
        };
    }
    match spaces.entities[declaration.entity].contains('G') {
        true => (KERNELS, rank(&namespaces.outer_first, path), 0, at, behind),
        false => (FUNCTIONS, rank(&namespaces.inner_first, path), 0, at, behind),
    }
}

/// Where the class of a member is defined, and whether it is one that a template makes.
fn class_of(scopes: &Scopes, entity: &FunctionEntity) -> Option<(usize, bool)> {
    if !entity.member {
        return None;
    }
    let known = scopes.classes.iter().find(|class| class.path == entity.path);
    let is_instance = entity.path.iter().any(|part| part.arguments.is_some());
    known.map(|class| (class.range.start, is_instance))
}

/// The end of the function that first names an instance, and the place of the name; behind all of them what instances name.
fn behind_first_name(program: &Program, instance: usize) -> (usize, usize) {
    let one = &program.instances[instance];
    let outside = one.named.iter().filter(|(inside, _)| inside.is_none()).map(|(_, at)| *at);
    let explicit = one.explicit.then_some(one.at);
    let Some(first) = outside.chain(explicit).min() else { return (usize::MAX, one.at) };
    let around = program.functions.iter().filter_map(|function| match &function.body {
        Body::Compound(body) if body.contains(&first) => Some(function.range.end),
        _ => None,
    });
    (around.max().unwrap_or(first), first)
}

/// The place of the innermost namespace of a path among all.
fn rank(namespaces: &[Vec<PathPart>], path: &[PathPart]) -> usize {
    let count = path.iter().take_while(|part| part.namespace).count();
    namespaces.iter().position(|one| one[..] == path[..count]).unwrap_or(usize::MAX)
}
