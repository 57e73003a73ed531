//! What can be planted: each change of one place in a source that a careless hand may make and the compiler takes.
//!
//! Input: the text of a Rust source. Output: its mutants in source order. Tests in it are left alone, and so is what the compiler
//! evaluates, where no switch can stand.

use proc_macro2::{LineColumn, Span};
use quote::ToTokens as _;
use std::fmt;
use std::ops::Range;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};

/// What a mutant does to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A condition is negated.
    Negate,
    /// An operator is exchanged for another one: `&&` for `||`, `<` for `<=`.
    Operator,
    /// A number is one more, a truth value the other one.
    Constant,
    /// A statement is left out.
    Drop,
}

impl Kind {
    /// The word of the table.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Negate => "negate",
            Kind::Operator => "operator",
            Kind::Constant => "constant",
            Kind::Drop => "drop",
        }
    }
}

/// One change of one source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutant {
    /// The source, from the root of the tree.
    pub(super) file: String,
    /// Where the changed text begins: line from 1, column in characters from 0.
    line: usize,
    column: usize,
    /// What is done.
    pub(super) kind: Kind,
    /// The bytes of the whole expression or statement that is changed.
    pub(super) range: Range<usize>,
    /// What stands in that place when the mutant is planted; nothing where a statement is left out.
    pub(super) planted: String,
    /// The line in which it begins, without the space around it, and where in that it begins.
    pub(super) in_line: (String, usize),
    /// What is exchanged.
    pub(super) from: String,
    /// What stands there instead.
    pub(super) to: String,
}

impl fmt::Display for Mutant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}:{} {}", self.file, self.line, self.column + 1, self.kind.name())
    }
}

/// All mutants of a source in the order of their places.
///
/// # Errors
/// The text is no Rust.
pub(super) fn of(file: &str, text: &str) -> anyhow::Result<Vec<Mutant>> {
    let starts: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let mut finder = Finder { file, text, starts, found: Vec::new() };
    finder.visit_file(&syn::parse_file(text)?);
    let mut found = finder.found;
    found.sort_by_key(|mutant| (mutant.line, mutant.column, mutant.kind));
    // Of two in one place the outer one.
    found.dedup_by_key(|mutant| (mutant.line, mutant.column, mutant.kind));
    Ok(found)
}

struct Finder<'t> {
    file: &'t str,
    text: &'t str,
    /// The byte at which each line begins.
    starts: Vec<usize>,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn byte(&self, at: LineColumn) -> Option<usize> {
        let start = *self.starts.get(at.line.checked_sub(1)?)?;
        let line = &self.text[start..];
        Some(line.char_indices().nth(at.column).map_or(self.text.len(), |(offset, _)| start + offset))
    }

    fn bytes(&self, span: Span) -> Option<Range<usize>> {
        Some(self.byte(span.start())?..self.byte(span.end())?)
    }

    /// The text of `place` becomes what `to` makes of it.
    fn add(&mut self, kind: Kind, place: Span, to: impl FnOnce(&str) -> String) {
        let Some(from) = self.bytes(place).and_then(|range| self.text.get(range)) else { return };
        let (from, to) = (from.to_owned(), to(from));
        self.push((kind, place, place), from, to.clone(), to);
    }

    /// `planted` in the place of a whole, of which `from` at `at` becomes `to`.
    fn push(&mut self, (kind, whole, at): (Kind, Span, Span), from: String, to: String, planted: String) {
        let Some(range) = self.bytes(whole).filter(|range| !range.is_empty()) else { return };
        let LineColumn { line, column } = at.start();
        let Some(written) = self.text.lines().nth(line - 1) else { return };
        let indent = written.chars().take_while(|c| c.is_whitespace()).count();
        let in_line = (written.trim().to_owned(), column - indent + 1);
        let file = self.file.to_owned();
        self.found.push(Mutant { file, line, column, kind, range, planted, in_line, from, to });
    }

    /// A condition with `let` in it cannot be negated as a whole; what begins with `!` loses it wherever it stands.
    fn condition(&mut self, condition: &syn::Expr) {
        let is_negated =
            matches!(condition, syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Not(_)));
        if !is_negated && !has_let(condition) {
            self.add(Kind::Negate, condition.span(), |from| format!("!({from})"));
        }
    }
}

fn has_let(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        syn::Expr::Paren(inner) => has_let(&inner.expr),
        _ => false,
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|one| one.to_token_stream().to_string().contains("test"))
}

/// The operator in the place of another one.
fn other_operator(binary: &syn::ExprBinary) -> Option<&'static str> {
    Some(match binary.op {
        syn::BinOp::And(_) if !has_let(&binary.left) && !has_let(&binary.right) => "||",
        syn::BinOp::Or(_) => "&&",
        syn::BinOp::Eq(_) => "!=",
        syn::BinOp::Ne(_) => "==",
        syn::BinOp::Lt(_) => "<=",
        syn::BinOp::Le(_) => "<",
        syn::BinOp::Gt(_) => ">=",
        syn::BinOp::Ge(_) => ">",
        _ => return None,
    })
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_test(&function.attrs) && function.sig.constness.is_none() {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if function.sig.constness.is_none() {
            visit::visit_impl_item_fn(self, function);
        }
    }

    // What has no code to run is data or a type, or evaluated by the compiler.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}

    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}

    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}

    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_pat(&mut self, pattern: &'ast syn::Pat) {
        if let syn::Pat::Guard(guarded) = pattern {
            self.condition(&guarded.guard);
            self.visit_expr(&guarded.guard);
        }
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.condition(&branch.cond);
        visit::visit_expr_if(self, branch);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, syn::UnOp::Not(_)) {
            self.add(Kind::Negate, unary.span(), |from| from.trim_start_matches('!').to_owned());
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let texts =
            |one: &Self, span: Span| one.bytes(span).and_then(|range| one.text.get(range)).map(str::to_owned);
        let sides = [binary.left.span(), binary.op.span(), binary.right.span()].map(|span| texts(self, span));
        if let (Some(other), [Some(left), Some(from), Some(right)]) = (other_operator(binary), sides) {
            let planted = format!("({left}) {other} ({right})");
            self.push((Kind::Operator, binary.span(), binary.op.span()), from, other.to_owned(), planted);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
        match &literal.lit {
            syn::Lit::Bool(value) => {
                let other = !value.value;
                self.add(Kind::Constant, literal.span(), |_| other.to_string());
            }
            syn::Lit::Int(value) => {
                if let Ok(number) = value.base10_parse::<u64>() {
                    let suffix = value.suffix();
                    self.add(Kind::Constant, literal.span(), |_| format!("{}{suffix}", number + 1));
                }
            }
            _ => {}
        }
    }

    fn visit_stmt(&mut self, statement: &'ast syn::Stmt) {
        if let syn::Stmt::Expr(expression, Some(_)) = statement {
            let is_call =
                matches!(expression, syn::Expr::Call(_) | syn::Expr::MethodCall(_) | syn::Expr::Assign(_));
            let is_compound = matches!(expression, syn::Expr::Binary(binary) if binary.to_token_stream().to_string().contains('='));
            if is_call || is_compound {
                self.add(Kind::Drop, statement.span(), |_| String::new());
            }
        }
        visit::visit_stmt(self, statement);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    pub(in crate::faults) const SOURCE: &str = "const N: u32 = 1;\n\
        /// é\n\
        fn f(a: bool, b: &mut Vec<u32>) -> u32 {\n    \
            if a && b.len() < 2 { b.push(3); }\n    \
            if let Some(x) = b.first() { return *x; }\n    \
            let _ = \"é\"; b.clear();\n    \
            match a { true if !a => 1, _ => 0 }\n\
        }\n\
        const fn g() -> [u32; 2] { [4; 2] }\n\
        #[cfg(test)]\nmod tests { fn t() { assert!(1 == 1); g(); } }\n";

    #[test]
    fn each_place_is_changed_in_each_way() {
        let found = of("a.rs", SOURCE).unwrap();
        let told: Vec<String> =
            found.iter().map(|one| format!("{one}: {} => {}", one.from, one.to)).collect();
        assert_eq!(
            told,
            [
                "a.rs:4:8 negate: a && b.len() < 2 => !(a && b.len() < 2)",
                "a.rs:4:10 operator: && => ||",
                "a.rs:4:21 operator: < => <=",
                "a.rs:4:23 constant: 2 => 3",
                "a.rs:4:27 drop: b.push(3); => ",
                "a.rs:4:34 constant: 3 => 4",
                "a.rs:6:18 drop: b.clear(); => ",
                "a.rs:7:23 negate: !a => a",
                "a.rs:7:29 constant: 1 => 2",
                "a.rs:7:37 constant: 0 => 1",
            ]
        );
        assert_eq!(found[1].planted, "(a) || (b.len() < 2)");
        assert_eq!(found[1].in_line, ("if a && b.len() < 2 { b.push(3); }".to_owned(), 6));
    }

    #[test]
    fn a_text_without_rust_is_an_error() {
        assert!(of("a.rs", "fn f( {").is_err());
    }
}
