//! Names whose uses are rewritten: managed variables, and kernels that are given template arguments they do not
//! have.

use std::cell::RefCell;

use rustc_hash::FxHashSet;

use super::texts::pieces;
use super::{Piece, Planner};
use crate::body::{self, BodyFault, LocalKind, Locals, NameClass, Outside, Use};
use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange};
use crate::rules::generated::HOST_OUTPUT_MANAGED_ACCESS;
use crate::tree::{Body, DeclarationId, DeclarationKind, Form, ScopeId, TemplateParameterKind};

/// The outside of a body, for its reader.
struct Around<'a, 'p> {
    planner: &'a Planner<'p>,
    scope: ScopeId,
    hot: &'a SymbolSet,
    known: RefCell<rustc_hash::FxHashMap<TokenId, NameClass>>,
}

impl Outside for Around<'_, '_> {
    fn class_of(&self, name: TokenId) -> NameClass {
        if let Some(&class) = self.known.borrow().get(&name) {
            return class;
        }
        let class = self.planner.meaning_of(self.scope, name);
        self.known.borrow_mut().insert(name, class);
        class
    }

    fn is_hot(&self, name: Symbol) -> bool {
        self.hot.contains(name)
    }
}

impl Planner<'_> {
    /// Finds and rewrites all uses in text that is written.
    pub(super) fn uses(&mut self) {
        let (managed, kernels) = self.hot_names();
        let hot = SymbolSet::new(self.tokens, managed.union(&kernels).copied());
        let mut places = self.tokens.places_of(&hot);
        // A kernel's name matters before `<` only; a cheap look that spares reading bodies.
        places.retain(|&at| {
            (managed.contains(&self.tokens.symbol(at)) || self.kind(at.next()) == Kind::Less)
                && !self.is_dropped(at)
        });
        let (Some(&first_place), Some(&last_place)) = (places.first(), places.last()) else { return };
        let mut uses: Vec<(Use, ScopeId)> = Vec::new();
        for number in 0..self.tree.declarations.len() {
            let id = DeclarationId(number as u32);
            let range = self.tree[id].range;
            if range.end <= first_place || last_place < range.start {
                continue;
            }
            let first = places.partition_point(|&place| place < range.start);
            if places.get(first).is_none_or(|&place| place >= range.end) || self.is_dropped(range.start) {
                continue;
            }
            let scope = self.lookup_scope(id);
            let around = Around { planner: self, scope, hot: &hot, known: RefCell::default() };
            match self.uses_of(id, &around) {
                Ok(found) => uses.extend(found.into_iter().map(|found| (found, scope))),
                Err(BodyFault::TooDeep(at)) => {
                    self.refuse(at, "blocks nest too deep around a name that must be rewritten");
                    return;
                }
            }
        }
        uses.sort_by_key(|(found, _)| found.name);
        uses.dedup_by_key(|(found, _)| found.name);
        for (found, scope) in uses {
            if !self.is_dropped(found.name) {
                self.rewrite(found, scope);
            }
        }
    }

    /// The names of managed variables and of kernels that are no templates.
    fn hot_names(&self) -> (FxHashSet<Symbol>, FxHashSet<Symbol>) {
        let tree = self.tree;
        let (mut managed, mut kernels) = (FxHashSet::default(), FxHashSet::default());
        for (number, declaration) in tree.declarations.iter().enumerate() {
            let marks = self.marks(DeclarationId(number as u32));
            match declaration.kind {
                DeclarationKind::Variable(variable) if marks.managed => {
                    managed.extend(tree[variable].name_token.map(|name| self.tokens.symbol(name)));
                }
                DeclarationKind::Function(function) if marks.global && declaration.form == Form::Plain => {
                    kernels.insert(self.tokens.symbol(tree[function].name_token));
                }
                _ => {}
            }
        }
        (managed, kernels)
    }

    /// The uses in one declaration, those in other declarations inside it left out.
    fn uses_of(&self, id: DeclarationId, around: &Around<'_, '_>) -> Result<Vec<Use>, BodyFault> {
        let tree = self.tree;
        let declaration = &tree[id];
        let mut locals = Locals::default();
        let mut uses = Vec::new();
        for header in tree.headers_of(id) {
            for parameter in header.parameters.of(&tree.template_parameters) {
                uses.extend(body::uses_in_expression(
                    self.tokens,
                    around,
                    locals.clone(),
                    parameter.default,
                )?);
                if let Some(name) = parameter.name {
                    let kind = match parameter.kind {
                        TemplateParameterKind::NonType => LocalKind::Value,
                        _ => LocalKind::Type,
                    };
                    locals.declare(self.tokens.symbol(name), kind);
                }
            }
        }
        let range = declaration.range;
        let mut own = None;
        let mut defaults = Vec::new();
        let mut body = None;
        let mut end = range.end;
        match declaration.kind {
            DeclarationKind::Function(function) => {
                let function = &tree[function];
                own = Some(function.name_token);
                // A default argument sees the parameters before it only.
                for parameter in function.parameters.of(&tree.parameters) {
                    uses.extend(body::uses_in_expression(
                        self.tokens,
                        around,
                        locals.clone(),
                        parameter.default,
                    )?);
                    defaults.push(parameter.default);
                    if let Some(name) = parameter.name {
                        locals.declare(self.tokens.symbol(name), LocalKind::Value);
                    }
                }
                if let Some(whole) = function.body.range() {
                    end = whole.start;
                    body = Some(function.body);
                }
            }
            DeclarationKind::Variable(variable) => own = tree[variable].name_token,
            DeclarationKind::Alias(alias) | DeclarationKind::Concept(alias) => {
                own = Some(tree[alias].name_token)
            }
            DeclarationKind::Class(class) => {
                own = tree[class].name_token;
                if let Some((open, _)) = tree[class].body {
                    end = open;
                }
            }
            DeclarationKind::Enum(enumeration) => {
                let enumeration = &tree[enumeration];
                own = enumeration.name_token;
                for enumerator in enumeration.enumerators.of(&tree.enumerators) {
                    locals.declare(self.tokens.symbol(enumerator.name_token), LocalKind::Value);
                }
            }
            DeclarationKind::StaticAssert => {}
            _ => return Ok(Vec::new()),
        }
        let mut rest = Vec::new();
        for part in self.without_bodies(id, TokenRange::new(range.start, end)) {
            rest.extend(body::uses_in_expression(self.tokens, around, locals.clone(), part)?);
        }
        rest.retain(|found| {
            Some(found.name) != own && !defaults.iter().any(|range| range.contains(found.name))
        });
        uses.extend(rest);
        if let Some(body) = body {
            uses.extend(self.uses_in_function(body, locals, around)?);
        }
        Ok(uses)
    }

    fn uses_in_function(
        &self,
        body: Body,
        locals: Locals,
        around: &Around<'_, '_>,
    ) -> Result<Vec<Use>, BodyFault> {
        let mut uses = Vec::new();
        let (initializers, rest) = match body {
            Body::Block { initializers, open, close } => (initializers, TokenRange::new(open, close.next())),
            Body::Try { initializers, open, range, .. } => (initializers, TokenRange::new(open, range.end)),
            _ => return Ok(uses),
        };
        uses.extend(body::uses_in_expression(self.tokens, around, locals.clone(), initializers)?);
        let mut at = rest.start;
        while at < rest.end {
            // The block, then the handlers of a function-try-block.
            let open = at;
            let mut handler = locals.clone();
            if self.kind(at) == Kind::Catch {
                let parens = at.next();
                at = self.tokens.partner(parens).next();
                let name = self.tokens.partner(parens).previous();
                if self.kind(name) == Kind::Identifier {
                    handler.declare(self.tokens.symbol(name), LocalKind::Value);
                }
            }
            let close = self.tokens.partner(at).max(at);
            uses.extend(body::uses_in_body(self.tokens, around, handler, TokenRange::new(at, close.next()))?);
            at = close.next().max(open.next());
        }
        Ok(uses)
    }

    /// `range` without the bodies of classes and enumerations among the specifiers of `id`: their members are
    /// declarations of their own.
    fn without_bodies(&self, id: DeclarationId, range: TokenRange) -> Vec<TokenRange> {
        let tree = self.tree;
        let mut parts = Vec::new();
        let mut from = range.start;
        let group = tree[id].group;
        let holder = &tree[group];
        if let DeclarationKind::Class(class) = holder.kind
            && group != id
            && let Some((open, close)) = tree[class].body
            && range.contains(open)
        {
            parts.push(TokenRange::new(from, open));
            from = close.next();
        }
        parts.push(TokenRange::new(from, range.end));
        parts
    }

    /// Rewrites one use, if it is what its name suggests.
    fn rewrite(&mut self, found: Use, scope: ScopeId) {
        let tree = self.tree;
        let declarations = self.resolve_use(scope, &found);
        let is_managed = declarations.iter().any(|&id| tree.variable(id).is_some() && self.marks(id).managed);
        if is_managed {
            let mut range = found.range;
            if self.kind(range.end) == Kind::Less
                && declarations.iter().any(|&id| tree[id].form == Form::Template)
            {
                match self.arguments_end(range.end) {
                    Some(end) => range.end = end,
                    None => {
                        return self
                            .refuse(found.name, "the template arguments of a managed variable do not end");
                    }
                }
            }
            let span = self.span(range);
            self.edits.replace(span, pieces(HOST_OUTPUT_MANAGED_ACCESS, |_| vec![Piece::Copy(span)]));
            return;
        }
        let is_plain_kernel = !declarations.is_empty()
            && declarations.iter().all(|&id| {
                tree.function(id).is_some() && self.marks(id).global && tree[id].form == Form::Plain
            });
        if is_plain_kernel
            && self.kind(found.range.end) == Kind::Less
            && let Some(end) = self.arguments_end(found.range.end)
        {
            self.edits.delete(self.span(TokenRange::new(found.range.end, end)));
        }
    }

    /// The token behind the template arguments that open at `open`.
    fn arguments_end(&self, open: TokenId) -> Option<TokenId> {
        let mut depth = 0u32;
        let mut at = open;
        loop {
            match self.kind(at) {
                Kind::Less => depth += 1,
                Kind::Greater => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at.next());
                    }
                }
                Kind::Semicolon | Kind::End | Kind::CloseParen | Kind::CloseBrace => return None,
                kind if kind.is_open_bracket() => at = self.tokens.partner(at),
                _ => {}
            }
            at = at.next();
        }
    }
}
