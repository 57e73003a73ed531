//! Annotations of tile code, which mean something with `--enable-tile` only.

use super::Context;
use crate::diag::Finding;
use crate::lex::known;
use crate::rules::generated::{TileAnnotation, decide_attribute_tile};
use crate::tree::{Attribute, AttributeOwner, DeclarationKind, Tree};

/// Tells of the first annotation of a function or variable that is ignored, outside of system headers.
pub(super) fn check(context: &mut Context<'_>) {
    let (reading, dialect, pass) = (context.reading, context.dialect, context.pass);
    let ignored = reading.tree.attributes.iter().filter_map(|written| {
        let cell = decide_attribute_tile(dialect, pass, annotation(&reading.tree, written)?);
        let at = reading.tokens.get(written.name_token).start;
        let report = cell.reports.first().filter(|_| !reading.source.in_system_header(at))?;
        Some((at, report))
    });
    if let Some((at, report)) = ignored.min_by_key(|(at, _)| *at) {
        context.find(Finding::reported(report, at, &[]));
    }
}

/// The annotation of tile code that an attribute of a function or variable is.
fn annotation(tree: &Tree, written: &Attribute) -> Option<TileAnnotation> {
    let annotation = match written.name {
        known::TILE | known::WORD_TILE => TileAnnotation::Tile,
        known::TILE_GLOBAL | known::WORD_TILE_GLOBAL => TileAnnotation::TileGlobal,
        known::TILE_BUILTIN => TileAnnotation::TileBuiltin,
        _ => return None,
    };
    let AttributeOwner::Declaration(id) = written.owner else { return None };
    let takes = matches!(tree[id].kind, DeclarationKind::Function(_) | DeclarationKind::Variable(_));
    takes.then_some(annotation)
}
