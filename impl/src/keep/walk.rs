//! Keeps what the roots lead to.

use super::conditions::{Conditions, GateId};
use super::mentions::{How, Mention};
use super::pieces::{PieceKind, Pieces};
use super::roots::Root;
use super::{Edges, PieceId};

/// Why a declaration is kept or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// Nothing that is kept needs it.
    #[default]
    Dropped,
    /// It is kept whatever the others are.
    Root(Root),
    /// Another declaration, of this index, names it.
    Named(usize),
}

/// By piece: whether and why it is kept.
pub(super) fn walk(
    pieces: &Pieces,
    edges: &Edges,
    conditions: &Conditions,
    roots: &[(PieceId, Root)],
) -> Vec<Fate> {
    let count = pieces.all.len();
    let mut walk = Walk {
        pieces,
        edges,
        conditions,
        open: vec![false; conditions.gates],
        waiting: vec![Vec::new(); conditions.gates],
        how: vec![How::default(); count],
        by: vec![0; count],
        fates: vec![Fate::Dropped; count],
        rest: Vec::new(),
    };
    roots.iter().for_each(|(piece, root)| walk.keep(*piece, Fate::Root(*root)));
    while let Some(piece) = walk.rest.pop() {
        if pieces.get(piece).kind != PieceKind::Using {
            edges.of(piece).iter().for_each(|mention| walk.name(piece, *mention));
        }
        walk.open_gates_of(piece);
    }
    walk.fates
}

struct Walk<'a> {
    pieces: &'a Pieces,
    edges: &'a Edges,
    conditions: &'a Conditions,
    /// By gate: whether it is open, and who waits for that.
    open: Vec<bool>,
    waiting: Vec<Vec<PieceId>>,
    /// How each piece is named by those that are kept.
    how: Vec<How>,
    /// The last piece that named each in a new way.
    by: Vec<PieceId>,
    fates: Vec<Fate>,
    /// Kept, and not yet followed.
    rest: Vec<PieceId>,
}

impl Walk<'_> {
    fn keep(&mut self, piece: PieceId, fate: Fate) {
        let known = &mut self.fates[piece as usize];
        if *known == Fate::Dropped {
            *known = fate;
            self.rest.push(piece);
        }
    }

    /// Notes that a piece is named; a using-declaration passes it on to what it names.
    fn name(&mut self, by: PieceId, Mention { piece, how }: Mention) {
        let mut named = vec![piece];
        while let Some(piece) = named.pop() {
            let known = self.how[piece as usize];
            let both = known.with(how);
            if both == known {
                continue;
            }
            self.how[piece as usize] = both;
            self.by[piece as usize] = by;
            if self.pieces.get(piece).kind == PieceKind::Using {
                named.extend(self.edges.of(piece).iter().map(|mention| mention.piece));
            }
            self.consider(piece);
        }
    }

    /// Keeps a piece that is named if all that it hangs on is kept, and otherwise lets it wait.
    fn consider(&mut self, piece: PieceId) {
        let at = piece as usize;
        if self.fates[at] != Fate::Dropped {
            return;
        }
        match self.closed(piece) {
            None => self.keep(piece, Fate::Named(self.by[at] as usize)),
            Some(gate) => self.waiting[gate as usize].push(piece),
        }
    }

    /// A gate that is closed and keeps a named piece from mattering.
    fn closed(&self, piece: PieceId) -> Option<GateId> {
        let at = piece as usize;
        let Conditions { always, deduced, given, associated, .. } = self.conditions;
        let is_closed = |gate: &GateId| !self.open[*gate as usize];
        if let Some(gate) = always[at].iter().copied().find(is_closed) {
            return Some(gate);
        }
        let how = self.how[at];
        if how.has(How::EXPLICIT) {
            return None;
        }
        let by_deduction = deduced[at].iter().copied().find(is_closed);
        let by_values = given[at].iter().copied().find(|gate| !how.has(How::LISTED) && is_closed(gate));
        let by_arguments = associated[at].filter(|gate| !how.has(How::FOUND) && is_closed(gate));
        by_deduction.or(by_values).or(by_arguments)
    }

    fn open_gates_of(&mut self, piece: PieceId) {
        let conditions = self.conditions;
        for gate in conditions.opened_by.get(&piece).into_iter().flatten() {
            let gate = *gate as usize;
            if !std::mem::replace(&mut self.open[gate], true) {
                for waiting in std::mem::take(&mut self.waiting[gate]) {
                    self.consider(waiting);
                }
            }
        }
    }
}
