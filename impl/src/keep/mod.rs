//! What a device compiler needs of a unit: the namespace-scope declarations that device code or its instances hang on.
//!
//! Whole declarations are kept or dropped, never parts of them, so a kept one reads as it did. The stages, in order:
//! `pieces` are the namespace-scope declarations; `mentions` tells which pieces each piece names, `conditions` what
//! else must be kept for a piece to matter at all; `roots` are the pieces from which the walk begins; `walk` keeps
//! what they lead to; `idle` are numbers in it that decide nothing; `write` puts the kept text together with line markers,
//! so that places stay what they were.
//!
//! An edge that is not certain is one: what is kept may be too much, never too little. What cannot be told at all is a
//! [`Whole`], for which the unit is taken as it is.

mod conditions;
mod idle;
mod mentions;
mod namespaces;
mod pieces;
mod roots;
mod walk;
mod write;

#[cfg(test)]
mod tests;

use crate::lex::TokenRange;
use crate::read::Reading;
use crate::tree::DeclarationId;
use conditions::conditions;
use mentions::{Mention, mentions};
use namespaces::Namespaces;
use pieces::{Piece, Pieces, pieces};
pub use roots::Root;
use rustc_hash::FxHashSet;
use std::fmt;
use std::ops::Range;
pub use walk::Fate;

/// What the device compiler makes of a unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Purpose {
    /// Relocatable device code: functions that are visible outside of the unit are code, too.
    pub relocatable: bool,
    /// Functions and variables without annotations are the device's, as with NVRTC's `-default-device`.
    pub default_device: bool,
}

/// A unit without what its device code does not need.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// Its text, preprocessed as the unit is.
    pub text: Vec<u8>,
    /// Numbers in it on which no device code hangs, such as lines in calls that tell an error: their bytes, in order.
    pub idle: Vec<Range<usize>>,
    /// The unit's namespace-scope declarations, in order.
    pub declarations: Vec<Entry>,
    /// Whether the unit has templates of kernels or of variables in device memory, whose instances host code makes.
    pub has_instances: bool,
}

/// A namespace-scope declaration.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its tokens.
    pub range: TokenRange,
    /// The first of what it declares.
    pub declaration: DeclarationId,
    /// Why it is kept or not.
    pub fate: Fate,
    /// Where it leads on to a template of kernels or device variables, if it does; itself at the end of the way.
    pub leads: Option<usize>,
}

impl Kept {
    /// How many declarations are kept.
    pub fn count(&self) -> usize {
        self.declarations.iter().filter(|entry| entry.fate != Fate::Dropped).count()
    }
}

/// Why a unit is taken whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whole {
    /// A region could not be read.
    Unparsed,
    /// A namespace that a using-directive or a namespace alias names is not known.
    UnknownNamespace,
}

impl Whole {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Whole::Unparsed => "a declaration could not be read",
            Whole::UnknownNamespace => "a namespace is not known",
        }
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}

/// Drops what the device code of a unit does not need.
///
/// # Errors
/// The reason for which the unit has to be taken whole.
pub fn keep(reading: &Reading, purpose: Purpose) -> Result<Kept, Whole> {
    keep_without(reading, purpose, &|_| false)
}

/// As [`keep`], without the declarations that the compiler has itself: `is_omitted` says so of a declaration's tokens.
///
/// # Errors
/// The reason for which the unit has to be taken whole.
pub(crate) fn keep_without(
    reading: &Reading,
    purpose: Purpose,
    is_omitted: &dyn Fn(TokenRange) -> bool,
) -> Result<Kept, Whole> {
    let namespaces = Namespaces::of(reading)?;
    let pieces = pieces(reading, &namespaces, purpose)?;
    let edges = mentions(reading, &namespaces, &pieces, purpose);
    let conditions = conditions(reading, &namespaces, &pieces, &edges);
    let roots = roots::roots(&reading.tokens.symbols, &pieces, &edges, &conditions, purpose);
    let mut fates = walk::walk(&pieces, &edges, &conditions, &roots.all);
    omit(&pieces, &mut fates, is_omitted);
    let idle = idle::idle(reading, &pieces, &fates);
    let (text, idle) = write::write(reading, &pieces, &fates, &idle);
    let all = pieces.all.iter().zip(fates).zip(roots.leads);
    let entry = |((piece, fate), leads): ((&Piece, Fate), Option<PieceId>)| Entry {
        range: piece.range,
        declaration: piece.first,
        fate,
        leads: leads.map(|next| next as usize),
    };
    let has_instances = pieces.all.iter().any(roots::makes_device_instances);
    Ok(Kept { text, idle, declarations: all.map(entry).collect(), has_instances })
}

/// Drops what is kept and omitted, and members of classes that are.
fn omit(pieces: &Pieces, fates: &mut [Fate], is_omitted: &dyn Fn(TokenRange) -> bool) {
    let is_kept = |fates: &[Fate], id: PieceId| fates[id as usize] != Fate::Dropped;
    let mut omitted = FxHashSet::default();
    for id in pieces.ids() {
        let piece = pieces.get(id);
        let class = piece.member_of.flatten().and_then(|scope| pieces.class_of(scope));
        let is_member = class.is_some_and(|class| omitted.contains(&class));
        if is_kept(fates, id) && (is_member || is_omitted(piece.range)) {
            fates[id as usize] = Fate::Dropped;
            omitted.insert(id);
        }
    }
}

/// The index of a [`pieces::Piece`].
type PieceId = u32;

/// For each piece, those that it names, or those that name it.
struct Edges {
    /// Where those of each piece begin; one more than there are pieces.
    starts: Vec<u32>,
    all: Vec<Mention>,
}

impl Edges {
    fn with_room_for(pieces: &Pieces) -> Edges {
        let mut starts = Vec::with_capacity(pieces.all.len() + 1);
        starts.push(0);
        Edges { starts, all: Vec::new() }
    }

    /// What was added since the last call is the next piece's.
    fn close(&mut self) {
        self.starts.push(self.all.len() as u32);
    }

    fn of(&self, piece: PieceId) -> &[Mention] {
        let range = self.starts[piece as usize] as usize..self.starts[piece as usize + 1] as usize;
        &self.all[range]
    }

    /// For each piece those that name it.
    fn reversed(&self) -> Edges {
        let count = self.starts.len() - 1;
        let mut starts = vec![0; count + 1];
        for mention in &self.all {
            starts[mention.piece as usize + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut ends = starts.clone();
        let mut all = self.all.clone();
        for namer in 0..count as PieceId {
            for mention in self.of(namer) {
                let end = &mut ends[mention.piece as usize];
                all[*end as usize] = Mention { piece: namer, how: mention.how };
                *end += 1;
            }
        }
        Edges { starts, all }
    }
}
