//! Return types that the host compiler has to deduce from a body that runs on the device only.
//!
//! The return type of an extended device lambda is part of its wrapper's type. Where it is deduced and no returned
//! expression can be taken out of the body, the lambda itself stays in the host's text, in an operand that is never
//! evaluated. The device functions whose own deduced types it hangs on keep their bodies too, where nothing runs them.

use rustc_hash::FxHashSet;

use super::{Piece, Planner};
use crate::bodies::Lambda;
use crate::lambda::{self, Found};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::rules::generated as rules;
use crate::tree::{Body, DeclarationId, Deduced, Function, FunctionName};

/// A device function whose return type is deduced, and how an expression names it.
struct DeducedFunction {
    id: DeclarationId,
    name: Name,
    body: TokenRange,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Name {
    Identifier(Symbol),
    /// The first token behind `operator`.
    Operator(Kind),
    /// A conversion: no token names it.
    Conversion,
}

impl Planner<'_> {
    /// Notes the device functions whose deduced return types those of extended lambdas may hang on: every function of
    /// a name that stands in such a lambda, or in the body of such a function.
    pub(super) fn note_deduced_functions(&mut self) {
        let bodies = &self.reading.bodies;
        let is_deduced = |lambda: &&Lambda| {
            lambda.is_annotated && !lambda::space(self.reading, lambda).host && self.is_deduced_return(lambda)
        };
        let mut texts: Vec<TokenRange> = Vec::new();
        if self.options.extended_lambda {
            texts.extend(bodies.lambdas.iter().filter(is_deduced).map(|lambda| lambda.range()));
        }
        if texts.is_empty() {
            return;
        }
        let functions = self.functions_with_deduced_return();
        let known: FxHashSet<Name> = functions.iter().map(|one| one.name).collect();
        let mut needed = FxHashSet::default();
        while let Some(text) = texts.pop() {
            let named = text.iter().map(|at| self.name_at(at)).chain([Name::Conversion]);
            for name in named.filter(|name| known.contains(name)) {
                if needed.insert(name) {
                    texts.extend(functions.iter().filter(|one| one.name == name).map(|one| one.body));
                }
            }
        }
        self.still_deduced = functions
            .into_iter()
            .filter(|one| needed.contains(&one.name))
            .map(|one| {
                self.kept_bodies.push(one.body);
                one.id
            })
            .collect();
    }

    fn name_at(&self, at: TokenId) -> Name {
        match self.kind(at) {
            Kind::Identifier => Name::Identifier(self.tokens.symbol(at)),
            kind => Name::Operator(kind),
        }
    }

    /// All declarations of functions of which the host's text has `void` in the place of a deduced type.
    fn functions_with_deduced_return(&self) -> Vec<DeducedFunction> {
        let tree = self.tree;
        let functions = tree.functions.iter().filter(|function| {
            let id = function.declaration;
            function.deduced != Deduced::No
                && self.marks(id).device_only()
                && !self.spaces.is_constexpr(tree, id)
                && !matches!(function.body, Body::Try { .. })
        });
        functions
            .map(|function| DeducedFunction {
                id: function.declaration,
                name: match function.name {
                    FunctionName::Operator => Name::Operator(self.kind(function.name_token.next())),
                    FunctionName::Conversion => Name::Conversion,
                    _ => Name::Identifier(self.tokens.symbol(function.name_token)),
                },
                body: function.body.range().unwrap_or(TokenRange::empty_at(function.name_token)),
            })
            .collect()
    }

    /// Writes a device function whose return type stays deduced: the body stands before the one that ends the program,
    /// where it is never run. True when that was done.
    pub(super) fn keep_deduced(&mut self, id: DeclarationId, function: &Function) -> bool {
        if !self.still_deduced.contains(&id) {
            return false;
        }
        if let Body::Block { range, open } = function.body {
            let span = self.span(TokenRange::new(open, range.end));
            let text = rules::HOST_OUTPUT_STUB_DEDUCED;
            let written = super::texts::pieces(text, |name| match name {
                "body" => vec![Piece::Copy(span)],
                _ => vec![Piece::text(self.stub(rules::HOST_OUTPUT_STUB_FUNCTION, function))],
            });
            self.edits.replace(span, written);
        }
        true
    }

    /// A device lambda that stays for its return type, from which the wrapper's type is made.
    pub(super) fn lambda_for_its_type(
        &self,
        lambda: &Lambda,
        parent: (&str, &str, u32),
        (types, values): (&[Piece], &[Piece]),
    ) -> Vec<Piece> {
        let (signature, address, number) = parent;
        super::texts::pieces(rules::HOST_OUTPUT_LAMBDA_DEDUCED, |name| match name {
            "signature" => vec![Piece::text(signature.to_owned())],
            "parent" => vec![Piece::text(address.to_owned())],
            "number" => vec![Piece::text(number.to_string())],
            "types" => types.to_vec(),
            "values" => values.to_vec(),
            _ => vec![Piece::Copy(self.span(lambda.range()))],
        })
    }

    /// Whether `-> decltype(auto)` may stand for the type of a capture: host compilers differ in the `const` of that.
    pub(super) fn returns_capture(&self, found: &Found<'_>) -> bool {
        let lambda = found.lambda;
        let is_exact = self.kind(lambda.trailing_return.start) == Kind::Decltype;
        let is_capture = |at: TokenId| {
            let mut captures = found.captures.iter().map(|capture| capture.token());
            captures.any(|capture| self.tokens.symbol(capture) == self.tokens.symbol(at))
        };
        is_exact && self.returned(lambda).all().any(|value| value.len() == 1 && is_capture(value.start))
    }

    /// Whether `at` stands in the body of a device function or lambda that stays for its return type.
    pub(super) fn is_kept(&self, at: TokenId) -> bool {
        self.kept_bodies.iter().any(|body| body.contains(at))
    }
}
