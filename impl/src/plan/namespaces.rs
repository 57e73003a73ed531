//! Anonymous namespaces get the name that the device side knows them by.

use super::texts::fill;
use super::{Piece, Planner};
use crate::lex::TokenRange;
use crate::limits;
use crate::rules::generated::{
    HOST_OUTPUT_ANONYMOUS_ATTRIBUTES, HOST_OUTPUT_ANONYMOUS_OPEN, HOST_OUTPUT_HIDDEN,
};
use crate::tree::{NamespaceDefinition, ScopeId, ScopeKind};

impl Planner<'_> {
    /// One opening of a namespace.
    pub(super) fn namespace(&mut self, namespace: &NamespaceDefinition) {
        // The documents leave anonymous namespaces as they are.
        if namespace.name_token.is_some() || self.is_documented() {
            return;
        }
        // Each opening is written with the path to it: the text would grow with the square of the depth.
        let around = self.namespaces_around(namespace.scope);
        if around >= limits::UNNAMED_NAMESPACES {
            if around == limits::UNNAMED_NAMESPACES {
                self.refuse(
                    namespace.key_token,
                    "an unnamed namespace inside of more than 1000 others (limit UNNAMED_NAMESPACES)",
                );
            }
            return;
        }
        let name = self.anonymous.clone();
        let hidden = if self.options.hidden_visibility_on_unnamed_namespaces {
            format!(" {HOST_OUTPUT_HIDDEN}")
        } else {
            String::new()
        };
        let mut text = String::new();
        if namespace.is_first {
            let parent =
                self.tree[namespace.scope].parent.map_or_else(String::new, |parent| self.path(parent));
            text.push_str(&fill(HOST_OUTPUT_ANONYMOUS_OPEN, |placeholder| match placeholder {
                "module-id" => self.module_id.clone(),
                "visibility" => hidden.clone(),
                _ if parent.is_empty() => String::new(),
                _ => format!("{}::", parent.trim_start_matches("::")),
            }));
            text.push_str(if namespace.is_inline { " inline " } else { " " });
        }
        if !hidden.is_empty() && !self.options.static_host_stub {
            text.push_str(HOST_OUTPUT_ANONYMOUS_ATTRIBUTES);
        }
        text.push_str(&format!("namespace {name}{hidden} {{"));
        let span = self.span(TokenRange::new(namespace.key_token, namespace.open.next()));
        self.edits.replace(span, vec![Piece::text(text), Piece::LineEnds(span)]);
    }

    /// How many namespaces are around, counted up to one more than the limit.
    fn namespaces_around(&self, scope: ScopeId) -> usize {
        let parents = std::iter::successors(self.tree[scope].parent, |&at| self.tree[at].parent);
        parents.take(limits::UNNAMED_NAMESPACES + 2).count().saturating_sub(1)
    }

    /// The qualification that names a namespace from anywhere: `::a::b`; empty for the global one.
    pub(super) fn path(&self, scope: ScopeId) -> String {
        let tree = self.tree;
        let mut names = Vec::new();
        let mut at = Some(scope);
        while let Some(id) = at {
            let scope = &tree[id];
            if scope.parent.is_some() {
                match scope.kind {
                    // Without a name the members are found in the namespace around.
                    ScopeKind::Namespace { is_anonymous: true, .. } if self.is_documented() => {}
                    ScopeKind::Namespace { is_anonymous: true, .. } => names.push(self.anonymous.as_str()),
                    _ => names.push(self.tokens.symbols.text(scope.name)),
                }
            }
            at = scope.parent;
        }
        names.iter().rev().fold(String::new(), |path, name| path + "::" + name)
    }
}
