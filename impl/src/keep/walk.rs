//! Keeps what the roots lead to.

use super::conditions::{Conditions, GateId};
use super::mentions::{How, Mention};
use super::pieces::{PieceKind, Pieces};
use super::{Edges, PieceId};

/// By piece: whether it is kept.
pub(super) fn walk(
    pieces: &Pieces,
    edges: &Edges<Mention>,
    conditions: Conditions,
    roots: &[PieceId],
) -> Vec<bool> {
    let count = pieces.all.len();
    let mut walk = Walk {
        pieces,
        edges,
        conditions,
        how: vec![How::default(); count],
        kept: vec![false; count],
        rest: Vec::new(),
    };
    roots.iter().for_each(|root| walk.keep(*root));
    while let Some(piece) = walk.rest.pop() {
        if pieces.get(piece).kind != PieceKind::Using {
            edges.of(piece).iter().for_each(|mention| walk.name(mention.piece, mention.how));
        }
        walk.open_gates_of(piece);
    }
    walk.kept
}

struct Walk<'a> {
    pieces: &'a Pieces,
    edges: &'a Edges<Mention>,
    conditions: Conditions,
    /// How each piece is named by those that are kept.
    how: Vec<How>,
    kept: Vec<bool>,
    /// Kept, and not yet followed.
    rest: Vec<PieceId>,
}

impl Walk<'_> {
    fn keep(&mut self, piece: PieceId) {
        if !std::mem::replace(&mut self.kept[piece as usize], true) {
            self.rest.push(piece);
        }
    }

    /// Notes that a piece is named; a using-declaration passes it on to what it names.
    fn name(&mut self, piece: PieceId, how: How) {
        let mut named = vec![piece];
        while let Some(piece) = named.pop() {
            let known = self.how[piece as usize];
            let both = known.with(how);
            if both == known {
                continue;
            }
            self.how[piece as usize] = both;
            if self.pieces.get(piece).kind == PieceKind::Using {
                named.extend(self.edges.of(piece).iter().map(|mention| mention.piece));
            }
            self.consider(piece);
        }
    }

    /// Keeps a piece that is named if all that it hangs on is kept, and otherwise lets it wait.
    fn consider(&mut self, piece: PieceId) {
        let at = piece as usize;
        if self.kept[at] {
            return;
        }
        match self.closed(piece) {
            None => self.keep(piece),
            Some(gate) => self.conditions.gates[gate as usize].waiting.push(piece),
        }
    }

    /// A gate that is closed and keeps a named piece from mattering.
    fn closed(&self, piece: PieceId) -> Option<GateId> {
        let at = piece as usize;
        let Conditions { gates, always, deduced, associated, .. } = &self.conditions;
        let is_closed = |gate: &GateId| !gates[*gate as usize].is_open;
        if let Some(gate) = always[at].iter().copied().find(is_closed) {
            return Some(gate);
        }
        let how = self.how[at];
        if how.has(How::EXPLICIT) {
            return None;
        }
        let by_deduction = deduced[at].iter().copied().find(is_closed);
        let by_arguments = associated[at].filter(|gate| !how.has(How::FOUND) && is_closed(gate));
        by_deduction.or(by_arguments)
    }

    fn open_gates_of(&mut self, piece: PieceId) {
        let gates = self.conditions.opened_by.remove(&piece).unwrap_or_default();
        for gate in gates {
            let gate = &mut self.conditions.gates[gate as usize];
            gate.is_open = true;
            for waiting in std::mem::take(&mut gate.waiting) {
                self.consider(waiting);
            }
        }
    }
}
