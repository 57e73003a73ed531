//! Types and their aliases: those that the toolkit's headers define once more, and `size_t`.

use super::{Piece, Planner};
use crate::lex::TokenRange;
use crate::rules::generated::{Emission, HOST_OUTPUT_HOST_RUNTIME, TypeClass, decide_host_output_type};
use crate::tree::{Alias, Class, DeclarationId, DeclarationKind, Tree, Using, UsingKind};

impl Planner<'_> {
    /// A class, or the mention of one.
    pub(super) fn class(&mut self, id: DeclarationId, class: &Class) {
        self.note_lambda_sentinel(id);
        self.mend_class_head(class);
        self.builtin_type(id);
    }

    /// A type that is marked as built in is dropped where the rules say that `crt/host_runtime.h` brings the
    /// definition.
    pub(super) fn builtin_type(&mut self, id: DeclarationId) {
        let declaration = &self.tree[id];
        if !self.spaces.own(id).builtin {
            return;
        }
        let cell = decide_host_output_type(self.options.dialect, self.options.pass, TypeClass::DeviceBuiltin);
        if cell.result == Emission::Written {
            return;
        }
        // A variable of the type keeps the declaration.
        let group = declaration.group;
        let declares_object = self.tree.declarations[group.index()..]
            .iter()
            .take_while(|next| next.range.start < declaration.range.end)
            .any(|next| {
                next.group == group
                    && matches!(next.kind, DeclarationKind::Variable(_) | DeclarationKind::Function(_))
            });
        if !declares_object {
            let range = self.with_linkage(id);
            self.delete(self.span(range));
            self.drop_region(range);
        }
    }

    /// A typedef-name.
    pub(super) fn alias(&mut self, id: DeclarationId, alias: &Alias) {
        self.builtin_type(id);
        // `using X = X;` is no change for the host compiler.
        if !alias.is_using || alias.target.len() > 1 {
            self.mend_member_type(id, alias.target, alias.name_token);
        }
        if self.tokens.name(alias.name_token) == "size_t" {
            self.include_host_runtime(id);
        }
    }

    /// A using-declaration.
    pub(super) fn using(&mut self, id: DeclarationId, using: &Using) {
        if using.kind == UsingKind::Declaration && self.tokens.name(using.name_token) == "size_t" {
            self.include_host_runtime(id);
        }
    }

    /// Includes the host half of the runtime after the first global declaration of `size_t`.
    fn include_host_runtime(&mut self, id: DeclarationId) {
        let declaration = &self.tree[id];
        if self.host_runtime || declaration.scope != Tree::GLOBAL {
            return;
        }
        self.host_runtime = true;
        let range: TokenRange = declaration.range;
        let place = self.end(range.last());
        self.edits
            .after(place, vec![Piece::Directives(HOST_OUTPUT_HOST_RUNTIME.into()), Piece::Resume(place)]);
    }
}
