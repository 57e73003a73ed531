//! The few places where the input is no valid C++ for the host compiler although nothing of CUDA is in them.

use super::{Piece, Planner};
use crate::lex::Kind;
use crate::tree::{Alias, DeclarationId, Form, Function, SpecifierKind, Variable};

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

    /// A static data member that its class declares `constexpr` is inline from C++17 on. The released tool says so where
    /// it is declared again outside of the class, and then the host compiler emits it only where it is used.
    pub(super) fn mend_data_member(&mut self, id: DeclarationId, variable: &Variable) {
        let tree = self.tree;
        if variable.qualifier.is_empty()
            || self.options.standard < 17
            || self.is_documented()
            || tree[id].form != Form::Plain
            || variable.type_specifier.is_empty()
            || tree.has_specifier(id, SpecifierKind::Inline)
        {
            return;
        }
        let is_constexpr = |id: &DeclarationId| {
            self.is_class(tree[*id].scope) && tree.has_specifier(*id, SpecifierKind::Constexpr)
        };
        if self.redeclarations(id).iter().any(is_constexpr) && self.is_first_of_group(id) {
            self.edits.before(self.start(variable.type_specifier.start), vec![Piece::text("inline ")]);
        }
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
