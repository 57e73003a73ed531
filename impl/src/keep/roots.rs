//! From which pieces the walk begins.
//!
//! Kernels and variables in device memory are code of their own. Host code matters where it leads to a template of these: it
//! makes the instances. What the user's own files say in device code, and assert, stays, so that what is wrong with it is said.

use super::mentions::Mention;
use super::pieces::{Piece, PieceKind, Pieces};
use super::{Edges, PieceId, Purpose};
use crate::lex::Symbols;

/// Types that the language makes objects of without naming them.
const UNNAMED: &[&str] = &["initializer_list"];

/// The pieces that are kept whatever the others are.
pub(super) fn roots(symbols: &Symbols, pieces: &Pieces, edges: &Edges<Mention>, purpose: Purpose) -> Vec<PieceId> {
    let leads = leading(pieces, edges);
    let is_root = |id: PieceId| {
        let piece = pieces.get(id);
        is_code_of_its_own(piece, purpose) || is_spoken_of(piece) || (leads[id as usize] && is_plain_code(piece))
    };
    let unnamed = UNNAMED.iter().filter_map(|name| symbols.find(name));
    let unnamed = unnamed.flat_map(|symbol| pieces.named(symbol).iter().copied());
    pieces.ids().filter(|id| is_root(*id)).chain(unnamed).collect()
}

/// What becomes code, or is needed, without being named.
fn is_code_of_its_own(piece: &Piece, purpose: Purpose) -> bool {
    let traits = piece.traits;
    let is_visible = purpose.relocatable && traits.has_device && traits.is_code && !traits.is_local;
    match piece.kind {
        PieceKind::Always => true,
        _ if piece.member_of == Some(None) => true,
        _ if traits.is_template => false,
        PieceKind::Function => traits.has_kernel || is_visible,
        PieceKind::Type | PieceKind::Variable => traits.has_kernel || traits.has_memory || (is_visible && traits.has_device),
        _ => false,
    }
}

/// What a compiler judges though nobody names it, in the user's files.
fn is_spoken_of(piece: &Piece) -> bool {
    let traits = piece.traits;
    traits.is_users
        && match piece.kind {
            PieceKind::StaticAssert | PieceKind::Other => true,
            PieceKind::Function | PieceKind::Type | PieceKind::Variable => {
                traits.is_instantiation || (traits.has_device && !traits.is_template)
            }
            PieceKind::Alias | PieceKind::Using | PieceKind::Always => false,
        }
}

/// A body or an initialiser that is compiled whether it is called or not.
fn is_plain_code(piece: &Piece) -> bool {
    piece.traits.is_code && !piece.traits.is_template
}

/// By piece: whether it leads to a template whose instances are kernels or variables in device memory.
fn leading(pieces: &Pieces, edges: &Edges<Mention>) -> Vec<bool> {
    let mut namers: Vec<u32> = vec![0; pieces.all.len() + 1];
    for mention in &edges.all {
        namers[mention.piece as usize + 1] += 1;
    }
    for at in 1..namers.len() {
        namers[at] += namers[at - 1];
    }
    let mut ends = namers.clone();
    let mut by: Vec<PieceId> = vec![0; edges.all.len()];
    for id in pieces.ids() {
        for mention in edges.of(id) {
            let end = &mut ends[mention.piece as usize];
            by[*end as usize] = id;
            *end += 1;
        }
    }
    let is_target = |id: &PieceId| {
        let traits = pieces.get(*id).traits;
        traits.is_template && (traits.has_kernel || traits.has_memory)
    };
    let mut leads = vec![false; pieces.all.len()];
    let mut rest: Vec<PieceId> = pieces.ids().filter(is_target).collect();
    rest.iter().for_each(|id| leads[*id as usize] = true);
    while let Some(id) = rest.pop() {
        for &namer in &by[namers[id as usize] as usize..namers[id as usize + 1] as usize] {
            if !std::mem::replace(&mut leads[namer as usize], true) {
                rest.push(namer);
            }
        }
    }
    leads
}
