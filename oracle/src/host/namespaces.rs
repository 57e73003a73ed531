//! Unnamed namespaces get the unit's name, so that the stub file can name them (EDITS of kernels in them).

use cufe_spec::rules::text::fill;

use super::{Edit, Piece, Writer};

impl Writer<'_> {
    /// The first opening in a scope declares the namespace and nominates it; every opening names it.
    pub(super) fn unnamed_namespaces(&mut self) {
        if !self.has("host-output.anonymous.open") {
            return;
        }
        let hidden = if self.options.hidden_visibility_on_unnamed_namespaces {
            format!(" {}", self.rules.text("host-output.hidden"))
        } else {
            String::new()
        };
        let program = self.program;
        for opening in &program.unnamed_namespaces {
            let name = self.unnamed.clone();
            let mut pieces = Vec::new();
            if !opening.reopened {
                let around: Vec<String> = opening
                    .enclosing
                    .iter()
                    .map(|n| n.clone().unwrap_or_else(|| name.clone()) + "::")
                    .collect();
                let path = around.concat();
                let opened = fill(self.rules.text("host-output.anonymous.open"), |hole| match hole {
                    "module-id" => Some(self.module_id.as_str()),
                    "visibility" => Some(hidden.as_str()),
                    "path" => Some(path.as_str()),
                    _ => None,
                });
                pieces.push(Piece::Text(opened));
            }
            if !hidden.is_empty() && !self.options.static_host_stub {
                pieces.push(Piece::Text(self.rules.text("host-output.anonymous.attributes").to_owned()));
            }
            pieces.push(Piece::Source(opening.head.clone()));
            pieces.push(Piece::Text(format!("{name}{hidden}")));
            self.edit(Edit { range: opening.head.clone(), pieces });
        }
    }
}
