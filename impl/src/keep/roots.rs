//! From which pieces the walk begins.
//!
//! Kernels and variables in device memory are code of their own. Host code matters where it leads to a template of these: it
//! makes the instances. What the user's own files say in device code, and assert, stays, so that what is wrong with it is said.

use super::conditions::Conditions;
use super::mentions::How;
use super::pieces::{Piece, PieceKind, Pieces};
use super::walk::{Fate, walk};
use super::{Edges, PieceId, Purpose};
use crate::lex::Symbols;

/// Types that the language makes objects of without naming them.
const UNNAMED: &[&str] = &["initializer_list"];

/// Why a piece is kept whatever the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Root {
    /// A kernel.
    Kernel,
    /// A variable in device memory.
    DeviceVariable,
    /// Device code that other units may call, in relocatable code.
    Visible,
    /// Device code, an instantiation or an assertion in the user's own files, of which a compiler has something to say.
    Users,
    /// Code that leads to a template whose instances are kernels or variables in device memory.
    MakesInstances,
    /// A directive or an alias of a namespace.
    Directive,
    /// A type that the language makes objects of without naming it.
    Unnamed,
    /// A member of a class that is not known.
    UnknownClass,
    /// A type without a name, where such a type has device code: its number is in the names of that code.
    Numbered,
}

impl Root {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Root::Kernel => "kernel",
            Root::DeviceVariable => "variable in device memory",
            Root::Visible => "device code that other units may call",
            Root::Users => "device code, instantiation or assertion in the user's file",
            Root::MakesInstances => "code that leads to instances of kernels or device variables",
            Root::Directive => "directive or alias of a namespace",
            Root::Unnamed => "type that the language uses without a name",
            Root::UnknownClass => "member of a class that is not known",
            Root::Numbered => "type without a name, which is counted",
        }
    }
}

/// The pieces that are kept whatever the others are.
pub(super) fn roots(
    symbols: &Symbols,
    pieces: &Pieces,
    edges: &Edges,
    conditions: &Conditions,
    purpose: Purpose,
) -> Roots {
    let leads = leading(pieces, edges, conditions);
    let is_unnamed = |piece: &Piece| piece.traits.has_unnamed_type;
    let counts = pieces.all.iter().any(|piece| is_unnamed(piece) && piece.traits.has_device);
    let root = |id: PieceId| {
        let piece = pieces.get(id);
        let numbered = (counts && is_unnamed(piece)).then_some(Root::Numbered);
        // Of relocatable code what is in the bodies of device functions counts, too, whether anybody calls them or not.
        let is_code = is_plain_code(piece) || (purpose.relocatable && is_plain_body(piece));
        let of_instances = (leads[id as usize].is_some() && is_code).then_some(Root::MakesInstances);
        let root = code_of_its_own(piece, purpose)
            .or(is_spoken_of(piece).then_some(Root::Users))
            .or(of_instances)
            .or(numbered);
        Some((id, root?))
    };
    let unnamed = UNNAMED.iter().filter_map(|name| symbols.find(name));
    let unnamed = unnamed.flat_map(|symbol| pieces.named(symbol).iter().map(|id| (*id, Root::Unnamed)));
    let all = pieces.ids().filter_map(root).chain(unnamed).collect();
    Roots { all, leads }
}

/// Where the walk begins.
pub(super) struct Roots {
    pub(super) all: Vec<(PieceId, Root)>,
    /// By piece that leads to a template of kernels or device variables: the next one on the way, itself at the end.
    pub(super) leads: Vec<Option<PieceId>>,
}

/// What becomes code, or is needed, without being named.
fn code_of_its_own(piece: &Piece, purpose: Purpose) -> Option<Root> {
    let traits = piece.traits;
    let is_visible = purpose.relocatable && traits.has_device && traits.has_body && !traits.is_local;
    match piece.kind {
        PieceKind::Always => Some(Root::Directive),
        _ if piece.member_of == Some(None) => Some(Root::UnknownClass),
        _ if traits.is_template => None,
        PieceKind::Function | PieceKind::Type | PieceKind::Variable => {
            let is_variable =
                traits.has_static_local || (traits.has_memory && piece.kind != PieceKind::Function);
            let kernel = traits.has_kernel.then_some(Root::Kernel);
            kernel.or(is_variable.then_some(Root::DeviceVariable)).or(is_visible.then_some(Root::Visible))
        }
        _ => None,
    }
}

/// What a compiler judges though nobody names it, in the user's files.
fn is_spoken_of(piece: &Piece) -> bool {
    let traits = piece.traits;
    traits.is_users
        && match piece.kind {
            PieceKind::StaticAssert | PieceKind::Other => true,
            PieceKind::Function | PieceKind::Type | PieceKind::Variable => {
                let is_judged = piece.kind != PieceKind::Function || traits.has_body;
                traits.is_instantiation || (traits.has_device && is_judged && !traits.is_template)
            }
            PieceKind::Alias | PieceKind::Guide | PieceKind::Using | PieceKind::Always => false,
        }
}

/// A body or an initialiser that is compiled whether it is called or not.
fn is_plain_code(piece: &Piece) -> bool {
    piece.traits.is_code && !piece.traits.is_template
}

/// A body that is no template's, or an explicit instantiation of one.
fn is_plain_body(piece: &Piece) -> bool {
    piece.traits.is_instantiation || (piece.traits.has_body && !piece.traits.is_template)
}

/// By piece that leads to a template whose instances are kernels or variables in device memory: the next piece on the way.
///
/// Code that other units may call, what runs before `main`, and what these may reach counts by whatever it names. Of what nobody
/// calls, the user's code counts by names that lookup finds, whatever these name; other code by such names all the way.
fn leading(pieces: &Pieces, edges: &Edges, conditions: &Conditions) -> Vec<Option<PieceId>> {
    let namers = edges.reversed();
    let is_found = |how: How| how.has(How::FOUND) || how.has(How::EXPLICIT);
    let found = leading_by(&namers, pieces, is_found);
    let all = leading_by(&namers, pieces, |_| true);
    // Bodies in classes are inline.
    let is_visible = |id: &PieceId| {
        let piece = pieces.get(*id);
        is_plain_code(piece) && !piece.traits.is_local && piece.kind != PieceKind::Type
    };
    let visible: Vec<(PieceId, Root)> =
        pieces.ids().filter(is_visible).map(|id| (id, Root::MakesInstances)).collect();
    let reached = walk(pieces, edges, conditions, &visible);
    let leads = |id: PieceId| {
        let at = id as usize;
        let is_called = reached[at] != Fate::Dropped;
        let names_what_leads = || {
            let mut named = edges.of(id).iter().filter(|one| is_found(one.how));
            named.any(|one| all[one.piece as usize].is_some())
        };
        let counts = is_called || (pieces.get(id).traits.is_users && names_what_leads());
        found[at].or(all[at].filter(|_| counts))
    };
    pieces.ids().map(leads).collect()
}

/// Whether something in a piece is instantiated only for those that name it. Of a function that is no template these are its
/// default arguments; its body is compiled whoever calls it.
fn makes_instances_for_others(piece: &Piece) -> bool {
    piece.kind != PieceKind::Function || piece.traits.is_template || piece.traits.has_default_arguments
}

/// Whether the instances of a piece are kernels or variables in device memory.
pub(super) fn makes_device_instances(piece: &Piece) -> bool {
    let has_variable = piece.traits.has_memory && piece.kind != PieceKind::Function;
    piece.traits.is_template && (piece.traits.has_kernel || has_variable)
}

/// By piece that leads to a target by mentions that count: the next piece on the way.
fn leading_by(namers: &Edges, pieces: &Pieces, counts: impl Fn(How) -> bool) -> Vec<Option<PieceId>> {
    let is_target = |id: &PieceId| {
        let piece = pieces.get(*id);
        makes_device_instances(piece) || (piece.traits.has_static_local && piece.traits.has_templates)
    };
    let mut leads = vec![None; pieces.all.len()];
    let mut rest: Vec<PieceId> = pieces.ids().filter(is_target).collect();
    rest.iter().for_each(|id| leads[*id as usize] = Some(*id));
    let mut at = 0;
    while let Some(&id) = rest.get(at) {
        at += 1;
        if leads[id as usize] != Some(id) && !makes_instances_for_others(pieces.get(id)) {
            continue;
        }
        for namer in namers.of(id).iter().filter(|namer| counts(namer.how)) {
            let known = &mut leads[namer.piece as usize];
            if known.is_none() {
                *known = Some(id);
                rest.push(namer.piece);
            }
        }
    }
    leads
}
