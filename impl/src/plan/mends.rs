//! The few places where the input is no valid C++ for the host compiler although nothing of CUDA is in them.

use super::{Piece, Planner};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::tree::{Class, DeclarationId, Form, Function, SpecifierKind, Variable};
use smallvec::SmallVec;

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

    /// `using X = X<...>;`, `typedef X X;`, `X X;` and `X X();` in a class change what `X` means there, which the host
    /// compiler refuses. Where the name begins a type it is qualified by the namespace that it comes from.
    pub(super) fn mend_member_type(&mut self, id: DeclarationId, specifiers: TokenRange, name: TokenId) {
        let scope = self.tree[id].scope;
        if !self.is_class(scope) {
            return;
        }
        let symbol = self.tokens.symbol(name);
        let begins_type = |at: TokenId| {
            at == specifiers.start
                || matches!(self.kind(at.previous()), Kind::Const | Kind::Volatile | Kind::Less | Kind::Comma)
        };
        // What is behind a brace are members of a class that is defined there.
        let before_body = specifiers.iter().take_while(|&at| self.kind(at) != Kind::OpenBrace);
        let own = before_body.filter(|&at| {
            self.kind(at) == Kind::Identifier && self.tokens.symbol(at) == symbol && begins_type(at)
        });
        let places: SmallVec<[TokenId; 2]> = own.collect();
        let Some(&first) = places.first() else { return };
        let Some(home) = self.namespace_of(symbol, scope, first) else { return };
        let path = self.path(home);
        for place in places {
            self.edits.before(self.start(place), vec![Piece::text(format!("{path}::"))]);
        }
    }

    /// The host compiler does not take `::` at the head of a class that is defined.
    pub(super) fn mend_class_head(&mut self, class: &Class) {
        if class.body.is_some()
            && !class.qualifier.is_empty()
            && self.kind(class.qualifier.start) == Kind::ColonColon
        {
            let start = class.qualifier.start;
            self.delete(self.span(TokenRange::new(start, start.next())));
        }
    }
}
