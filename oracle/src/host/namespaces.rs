//! Unnamed namespaces get the unit's name, so that the stub file can name them (EDITS of kernels in them).

use super::{Edit, Piece, Writer};

impl Writer<'_> {
    /// The first opening in a scope declares the namespace and nominates it; every opening names it.
    pub(super) fn unnamed_namespaces(&mut self) {
        let hidden = if self.options.hidden_visibility_on_unnamed_namespaces {
            " __attribute__((visibility(\"hidden\")))"
        } else {
            ""
        };
        for opening in self.program.unnamed_namespaces.clone() {
            let name = self.unnamed.clone();
            let mut pieces = Vec::new();
            if !opening.reopened {
                let around: Vec<String> = opening
                    .enclosing
                    .iter()
                    .map(|n| n.clone().unwrap_or_else(|| name.clone()) + "::")
                    .collect();
                let full = format!("::{}{name}", around.concat());
                pieces.push(Piece::Text(format!("namespace {name}{hidden} {{ }}; using namespace {full};")));
                if !hidden.is_empty() {
                    pieces
                        .push(Piece::Directive("#pragma GCC diagnostic ignored \"-Wattributes\"".to_owned()));
                }
            }
            pieces.push(Piece::Source(opening.head.clone()));
            pieces.push(Piece::Text(format!("{name}{hidden}")));
            self.edit(Edit { range: opening.head.clone(), pieces });
        }
    }
}
