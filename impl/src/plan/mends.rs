//! The few places where the input is no valid C++ for the host compiler although nothing of CUDA is in them.

use super::{Piece, Planner};
use crate::lex::Kind;
use crate::tree::{Alias, DeclarationId, Function, SpecifierKind};

impl Planner<'_> {
    /// The toolkit's math headers declare again, without `constexpr`, functions that the host's library declares
    /// `constexpr`. The first attribute of such a declaration becomes `constexpr`. Tells whether it did.
    pub(super) fn mend_constexpr(&mut self, id: DeclarationId, function: &Function) -> bool {
        let tree = self.tree;
        let has = |id: DeclarationId| tree.has_specifier(id, SpecifierKind::Constexpr);
        let redeclares = !has(id)
            && self.spaces.was_constexpr(tree, id)
            && tree.attributes_of(id).iter().any(|attribute| self.cuda.contains(attribute.name));
        if !redeclares {
            return false;
        }
        let limit = self.specifiers_end(function);
        self.put_for_attribute(id, limit, "constexpr", |marks| marks.host || marks.device)
    }

    /// `using X = X<...>;` in a class changes what `X` means there, which the host compiler refuses. The name is
    /// qualified by the namespace that it comes from.
    pub(super) fn mend_member_alias(&mut self, id: DeclarationId, alias: &Alias) {
        let tree = self.tree;
        let scope = tree[id].scope;
        let first = alias.target.start;
        let own_name = tree[scope].class().is_some()
            && alias.target.len() > 1
            && self.kind(first) == Kind::Identifier
            && self.tokens.symbol(first) == self.tokens.symbol(alias.name_token);
        if !own_name {
            return;
        }
        if let Some(home) = self.namespace_of(self.tokens.symbol(first), scope, first) {
            let path = self.path(home);
            self.edits.before(self.start(first), vec![Piece::text(format!("{path}::"))]);
        }
    }
}
