//! `decltype` of the name of a structured binding. Where the initialiser depends on no template parameter, g++ gives in a
//! template the type of the reference behind a binding of a tuple, and not the element's ([dcl.struct.bind]). The released
//! tool writes the type; here stands the standard's own word for it, `std::tuple_element`.

use super::Planner;
use crate::check::resolve;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::names::{Found, Named};
use crate::tree::{Body, DeclarationId, DeclarationKind, Form, FunctionId};

/// The library's classes that bind by `std::tuple_element`.
const TUPLES: [&str; 3] = ["tuple", "pair", "array"];
/// A chain of using-declarations is not followed further.
const USING_CHAIN: u32 = 8;

/// A structured binding of a tuple.
struct Tuple {
    /// The names, in order.
    names: Vec<Symbol>,
    /// The type of the object that the names are bound to.
    object: String,
    /// The end of the initialiser.
    end: TokenId,
}

impl Planner<'_> {
    /// Rewrites `decltype(a)` in templates where `a` is bound to an element of a tuple.
    pub(super) fn bindings(&mut self) {
        if self.is_clang() {
            return;
        }
        let tokens = self.tokens;
        for &open in &tokens.bindings {
            if !self.is_dropped(open)
                && let Some(tuple) = self.tuple(open)
            {
                self.binding(&tuple);
            }
        }
    }

    /// Rewrites the uses up to the end of the block.
    fn binding(&mut self, tuple: &Tuple) {
        let mut hidden = vec![false; tuple.names.len()];
        let mut depth = 0_u32;
        let mut at = tuple.end;
        loop {
            match self.kind(at) {
                Kind::OpenBrace => depth += 1,
                Kind::CloseBrace if depth == 0 => return,
                Kind::CloseBrace => depth -= 1,
                Kind::End => return,
                Kind::OpenBracket if self.tokens.bindings.binary_search(&at).is_ok() => {
                    // Names of another binding may hide ours.
                    for inner in TokenRange::new(at, self.tokens.partner(at)).iter() {
                        let index = tuple.names.iter().position(|name| *name == self.tokens.symbol(inner));
                        index.into_iter().for_each(|index| hidden[index] = true);
                    }
                }
                Kind::Identifier => {
                    let symbol = self.tokens.symbol(at);
                    if let Some(index) = tuple.names.iter().position(|name| *name == symbol)
                        && !hidden[index]
                    {
                        hidden[index] = self.is_declarator(at);
                        let word = TokenRange::new(TokenId(at.0 - 2), at.next().next());
                        let is_whole = self.kind(word.start) == Kind::Decltype
                            && self.kind(at.previous()) == Kind::OpenParen
                            && self.kind(at.next()) == Kind::CloseParen;
                        if is_whole && !hidden[index] && !self.is_dropped(at) {
                            let object = &tuple.object;
                            let text = format!("typename ::std::tuple_element<{index}, {object}>::type");
                            self.put(self.span(word), text);
                        }
                    }
                }
                _ => {}
            }
            at = at.next();
        }
    }

    /// Whether an identifier may be what a declaration declares: a type stands before it.
    fn is_declarator(&self, at: TokenId) -> bool {
        let mut before = at.previous();
        while matches!(self.kind(before), Kind::Amp | Kind::AmpAmp | Kind::Star | Kind::Const) {
            before = before.previous();
        }
        matches!(self.kind(before), Kind::Identifier | Kind::Greater)
            || self.kind(before).is_keyword()
                && !matches!(
                    self.kind(before),
                    Kind::Return | Kind::Case | Kind::Else | Kind::Do | Kind::Sizeof | Kind::Throw
                )
    }

    /// What the binding with its `[` at `open` binds, if that is certain to be a tuple in a template.
    fn tuple(&self, open: TokenId) -> Option<Tuple> {
        let mut at = open.previous();
        let is_reference = matches!(self.kind(at), Kind::Amp | Kind::AmpAmp);
        if is_reference {
            at = at.previous();
        }
        let mut is_const = self.kind(at) == Kind::Const;
        if is_const {
            at = at.previous();
        }
        if self.kind(at) != Kind::Auto {
            return None;
        }
        is_const |= self.kind(at.previous()) == Kind::Const;
        let close = self.tokens.partner(open);
        let names: Vec<Symbol> = TokenRange::new(open.next(), close)
            .iter()
            .filter(|&at| self.kind(at) == Kind::Identifier)
            .map(|at| self.tokens.symbol(at))
            .collect();
        let call = match self.kind(close.next()) {
            Kind::Assign => {
                let start = close.next().next();
                let mut end = start;
                while self.kind(end) != Kind::Semicolon {
                    let kind = self.kind(end);
                    if matches!(kind, Kind::OpenBrace | Kind::OpenBracket | Kind::End)
                        || kind.is_close_bracket()
                    {
                        return None;
                    }
                    let partner = self.tokens.partner(end);
                    end = if kind == Kind::OpenParen && partner > end { partner } else { end }.next();
                }
                TokenRange::new(start, end)
            }
            _ => return None,
        };
        let has_braces = |at| matches!(self.kind(at), Kind::OpenBrace | Kind::OpenBracket | Kind::LaunchOpen);
        if call.is_empty() || self.kind(call.last()) != Kind::CloseParen || call.iter().any(has_braces) {
            return None;
        }
        let function = self.template_around(open)?;
        let callee = TokenRange::new(call.start, self.tokens.partner(call.last()));
        if !self.gives_tuple(function, callee) {
            return None;
        }
        let trait_name = if is_reference { "remove_reference" } else { "decay" };
        let cv = if is_const { "const " } else { "" };
        let object = format!("{cv}typename ::std::{trait_name}<decltype({})>::type", self.line(call));
        Some(Tuple { names, object, end: call.end })
    }

    /// The innermost function around `place`, if it is a template or a member of one.
    fn template_around(&self, place: TokenId) -> Option<FunctionId> {
        let tree = self.tree;
        let contains = |body: &Body| match *body {
            Body::Block { range, open } => open < place && place < range.last(),
            _ => false,
        };
        let index = tree.functions.iter().rposition(|function| contains(&function.body))?;
        let function = &tree.functions[index];
        let declaration = &tree[function.declaration];
        let is_template = function.abbreviated
            || matches!(declaration.form, Form::Template | Form::MemberOfTemplate)
            || tree[self.lookup_scope(function.declaration)].within.template;
        is_template.then_some(FunctionId::from_index(index))
    }

    /// Whether every function of the name `callee`, called in `function`, gives one of the library's tuples.
    fn gives_tuple(&self, function: FunctionId, callee: TokenRange) -> bool {
        let declaration = self.tree[function].declaration;
        let Some(found) = self.named(declaration, callee) else { return false };
        let mut bindings = vec![(found.binding, USING_CHAIN)];
        let mut is_any = false;
        while let Some((binding, left)) = bindings.pop() {
            for named in self.reading.names.declarations(binding, callee.start) {
                match named {
                    Named::Declaration(id) if self.returns_tuple(id) => is_any = true,
                    Named::Using(_, Some(target)) if left > 0 => bindings.push((target, left - 1)),
                    _ => return false,
                }
            }
        }
        is_any
    }

    fn returns_tuple(&self, id: DeclarationId) -> bool {
        let DeclarationKind::Function(function) = self.tree[id].kind else { return false };
        let skipped = |at: &TokenId| matches!(self.kind(*at), Kind::Const | Kind::Constexpr | Kind::Typename);
        let result = self.tree.result_type(&self.tree[function]);
        let Some(start) = result.iter().find(|at| !skipped(at)) else { return false };
        let is_name = |at: &TokenId| matches!(self.kind(*at), Kind::Identifier | Kind::ColonColon);
        let Some(end) = TokenRange::new(start, result.end).iter().find(|at| !is_name(at)) else {
            return false;
        };
        let name = TokenRange::new(start, end);
        if name.is_empty() || !TUPLES.contains(&self.tokens.symbols.text(self.tokens.symbol(name.last()))) {
            return false;
        }
        let mut at = self.named(id, name).map(|found| found.scope);
        while let Some(scope) = at {
            if self.tree[scope].is_namespace() && self.tree[scope].name == known::STD {
                return true;
            }
            at = self.tree[scope].parent;
        }
        false
    }

    /// What a qualified or plain name means in the declaration `id`.
    fn named(&self, id: DeclarationId, name: TokenRange) -> Option<Found> {
        resolve(self.reading, self.lookup_scope(id), name).found()
    }
}
