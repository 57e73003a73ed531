//! The nodes that productions leave in the body that is read.

use super::name::{Name, NameKind};
use super::referent::Referent;
use super::{NO_PARAMETER, Parser};
use crate::hir::{Body, Initialization, Lambda, Mark, NameMeaning, NameNode, NodeKind};
use crate::lex::{TokenId, TokenRange};
use crate::names::Found;
use crate::statistics::UnknownReason;
use crate::tree::{DeclarationId, Initializer};

/// Where a production began: nothing when expressions are not recorded.
pub(super) type Begun = Option<(Mark, TokenId)>;

impl Parser<'_> {
    fn body(&mut self) -> Option<&mut Body> {
        self.again.as_mut()?.body.as_deref_mut()
    }

    /// Where a production begins.
    #[inline]
    pub(super) fn begin(&self) -> Begun {
        let body = self.again.as_ref()?.body.as_deref()?;
        Some((body.mark(), self.at))
    }

    /// Ends a production: what it read is one node of `kind`, named by the token `at`.
    #[inline]
    pub(super) fn end(&mut self, begun: Begun, kind: NodeKind, at: TokenId) {
        let Some((mark, start)) = begun else { return };
        let place = (self.scope, self.context);
        if let Some(body) = self.body() {
            body.close(mark, kind, (start, at), place);
        }
    }

    /// Ends a production that may have left one node already; anything else is opaque.
    #[inline]
    pub(super) fn end_one(&mut self, begun: Begun) {
        let Some((mark, start)) = begun else { return };
        if !self.is_one(mark, start) {
            self.end(begun, NodeKind::Opaque, start);
        }
    }

    /// Whether one expression was read since `mark`, which begins with the token `start`.
    pub(super) fn is_one(&mut self, mark: Mark, start: TokenId) -> bool {
        self.body().is_some_and(|body| body.is_one(mark, start))
    }

    /// Whether nothing over the object that `begun` began was recorded since `before`.
    pub(super) fn is_left_open(&mut self, begun: Begun, before: Begun) -> bool {
        let (Some((mark, start)), Some((before, _))) = (begun, before) else { return false };
        self.body().is_some_and(|body| !body.is_one(mark, start) || body.mark() == before)
    }

    /// Records an operator between operands, or where a statement begins or ends, which the token `at` stands for.
    #[inline]
    pub(super) fn between(&mut self, kind: NodeKind, at: TokenId) {
        let begun = self.begin();
        self.end(begun, kind, at);
    }

    /// Ends the production of a name that means `referent`.
    pub(super) fn end_name(&mut self, begun: Begun, name: &Name, referent: &Referent) {
        if begun.is_none() {
            return;
        }
        let node = self.name_node(name, meaning(referent));
        if let Some(index) = self.add_name(node) {
            self.end(begun, NodeKind::Name(index), name.token);
        }
    }

    fn name_node(&self, name: &Name, meaning: NameMeaning) -> NameNode {
        let arguments = match name.kind {
            NameKind::Conversion => TokenRange::new(name.token.next(), name.range.end),
            _ => name.arguments,
        };
        let Name { token, symbol, qualifier, .. } = *name;
        NameNode { token, symbol, qualifier, arguments, scope: self.scope, meaning }
    }

    /// Ends the production of a member access whose name is qualified, or that of an operator, conversion function or
    /// destructor.
    pub(super) fn end_special_member(&mut self, begun: Begun, name: &Name, arrow: bool) {
        if begun.is_none() {
            return;
        }
        let node = self.name_node(name, NameMeaning::Unknown);
        if let Some(index) = self.add_name(node) {
            self.end(begun, NodeKind::Member(index, arrow), name.token);
        }
    }

    /// Ends the production of a member access behind an object.
    pub(super) fn end_member(&mut self, begun: Begun, (name, arrow): (TokenId, bool), found: Option<Found>) {
        if begun.is_none() {
            return;
        }
        let less = name.next();
        let arguments = match self.tokens.angle_partner(less) {
            Some(greater) if greater < self.at => TokenRange::new(less, greater.next()),
            _ => TokenRange::empty_at(less),
        };
        let node = NameNode {
            token: name,
            symbol: self.tokens.symbol(name),
            qualifier: TokenRange::empty_at(name),
            arguments,
            scope: self.scope,
            meaning: found
                .map_or(NameMeaning::Unknown, |found| NameMeaning::Binding(found.binding, found.scope)),
        };
        if let Some(index) = self.add_name(node) {
            self.end(begun, NodeKind::Member(index, arrow), name);
        }
    }

    /// Ends a lambda-expression.
    pub(super) fn end_lambda(&mut self, begun: Begun, lambda: Lambda) {
        let Some(body) = self.body() else { return };
        let index = body.lambdas.len() as u32;
        body.lambdas.push(lambda);
        if let Some((_, start)) = begun {
            self.end(begun, NodeKind::Lambda(index), start);
        }
    }

    fn add_name(&mut self, node: NameNode) -> Option<u32> {
        let body = self.body()?;
        body.names.push(node);
        Some(body.names.len() as u32 - 1)
    }

    /// Ends the initialiser of a variable that a block declares as `name`.
    pub(super) fn end_variable(
        &mut self,
        begun: Begun,
        id: DeclarationId,
        name: TokenId,
        initializer: Initializer,
    ) {
        let how = match initializer {
            Initializer::None => Initialization::Default,
            Initializer::Equals(..) => Initialization::Copy,
            Initializer::Parens(_) => Initialization::Direct,
            Initializer::Braces(_) => Initialization::List,
        };
        self.end(begun, NodeKind::Variable(id, how), name);
    }

    /// The mark of what was recorded so far.
    pub(super) fn recorded(&self) -> Mark {
        self.begin().map(|(mark, _)| mark).unwrap_or_default()
    }

    /// Gives up what was recorded since `mark`.
    pub(super) fn forget_recorded(&mut self, mark: Mark) {
        if let Some(body) = self.body() {
            body.truncate(mark);
        }
    }
}

fn meaning(referent: &Referent) -> NameMeaning {
    match referent {
        Referent::Found(found) => NameMeaning::Binding(found.binding, found.scope),
        Referent::Injected(scope) => NameMeaning::Class(*scope),
        Referent::Unknown(UnknownReason::Undeclared) => NameMeaning::Undeclared,
        Referent::Local(local) => match local.parameter {
            Some(NO_PARAMETER) => NameMeaning::Capture(local.token),
            Some(parameter) => NameMeaning::Parameter(parameter, local.scope),
            _ => NameMeaning::Unknown,
        },
        _ => NameMeaning::Unknown,
    }
}
