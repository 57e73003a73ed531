//! What was read as one JSON document: template-argument lists, declarations, what names mean. For comparison
//! with other parsers.
//!
//! Places are `[offset, line, column]` in the given bytes: physical lines, line markers not applied, lines and
//! columns from 1, columns in bytes.

use crate::bodies::Meant;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::{Meaning, Named};
use crate::parse::name_token;
use crate::read::Reading;
use crate::tree::{
    DeclarationId, DeclarationKind, Form, Initializer, ScopeId, Shape, SpecifierKind, TemplateParameterKind,
    UsingKind,
};
use rustc_hash::FxHashSet;
use serde_json::{Value, json};

/// The document. Names are in it when the unit was read with
/// [`ReadBodies::AllNames`](crate::read::ReadBodies::AllNames).
pub fn document(reading: &Reading) -> Value {
    let dump = Dump { reading, lines: line_starts(&reading.source.text) };
    let [lists, headers, casts] = dump.angles();
    json!({
        "bytes": reading.source.text.len(),
        "lists": lists,
        "headers": headers,
        "casts": casts,
        "declarations": dump.declarations(),
        "names": dump.names(),
        "unparsed": dump.unparsed(),
        "ambiguous": dump.ambiguities(),
    })
}

/// The name of a declaration with the scopes around it.
pub(crate) fn qualified_name(reading: &Reading, id: DeclarationId) -> String {
    let dump = Dump { reading, lines: Vec::new() };
    let name = name_token(&reading.tree, id).map_or_else(String::new, |token| dump.declared_name(id, token));
    dump.qualified(dump.home(id), &name)
}

fn line_starts(text: &[u8]) -> Vec<u32> {
    let ends = memchr::memchr_iter(b'\n', text).map(|at| at as u32 + 1);
    std::iter::once(0).chain(ends).collect()
}

struct Dump<'a> {
    reading: &'a Reading,
    lines: Vec<u32>,
}

impl Dump<'_> {
    fn place(&self, token: TokenId) -> [u32; 3] {
        let offset = self.reading.tokens.get(token).start;
        let line = self.lines.partition_point(|&start| start <= offset);
        let start = self.lines.get(line.saturating_sub(1)).copied().unwrap_or(0);
        [offset, line as u32, offset - start + 1]
    }

    fn text(&self, range: TokenRange) -> String {
        let bytes = self.reading.source.bytes(self.reading.tokens.span(range));
        String::from_utf8_lossy(bytes).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The `<` of template-argument lists, of template-parameter lists, of casts.
    fn angles(&self) -> [Vec<[u32; 3]>; 3] {
        let tokens = &self.reading.tokens;
        let (mut lists, mut headers, mut casts) = (Vec::new(), Vec::new(), Vec::new());
        for less in (0..tokens.end().0).map(TokenId) {
            if tokens.kind(less) != Kind::Less || tokens.angle_partner(less).is_none() {
                continue;
            }
            let place = self.place(less);
            match tokens.kind(less.previous()) {
                Kind::Template | Kind::CloseBracket => headers.push(place),
                Kind::StaticCast | Kind::DynamicCast | Kind::ReinterpretCast | Kind::ConstCast => {
                    casts.push(place);
                }
                _ => lists.push(place),
            }
        }
        [lists, headers, casts]
    }

    fn declaration(
        &self,
        kind: &str,
        token: TokenId,
        name: &str,
        qualified: &str,
        extra: [bool; 3],
    ) -> Value {
        let [offset, line, column] = self.place(token);
        let [template, definition, local] = extra;
        json!({
            "kind": kind, "name": name, "qualified": qualified, "offset": offset, "line": line,
            "column": column, "template": template, "definition": definition, "local": local,
        })
    }

    fn declarations(&self) -> Vec<Value> {
        let tree = &self.reading.tree;
        let mut all: Vec<(TokenId, Value)> = Vec::new();
        let mut seen: FxHashSet<TokenId> = FxHashSet::default();
        for id in (0..tree.declarations.len() as u32).map(DeclarationId) {
            self.enumerators(id, &mut all, &mut seen);
            let Some(token) = name_token(tree, id) else { continue };
            if self.only_befriends(id) {
                continue;
            }
            let kind = self.kind_of(id);
            let name = self.declared_name(id, token);
            let scope = self.home(id);
            let qualified = self.qualified(scope, &name);
            let is_template = matches!(tree[id].form, Form::Template | Form::PartialSpecialization);
            let definition = match tree[id].kind {
                DeclarationKind::Function(id) => tree[id].body.range().is_some(),
                DeclarationKind::Class(id) => tree[id].body.is_some(),
                DeclarationKind::Enum(id) => tree[id].body.is_some(),
                _ => false,
            };
            if seen.insert(token) {
                let extra = [is_template, definition, false];
                all.push((token, self.declaration(kind, token, &name, &qualified, extra)));
            }
            if let DeclarationKind::Variable(variable) = tree[id].kind {
                for token in tree[variable].structured_binding.iter() {
                    if self.reading.tokens.kind(token) == Kind::Identifier && seen.insert(token) {
                        let name = self.reading.tokens.name(token);
                        all.push((token, self.declaration("binding", token, name, name, [false; 3])));
                    }
                }
            }
        }
        for parameter in &tree.parameters {
            if let Some(token) = parameter.name.filter(|&token| seen.insert(token)) {
                let name = self.reading.tokens.name(token);
                all.push((token, self.declaration("parameter", token, name, name, [false; 3])));
            }
        }
        for parameter in &tree.template_parameters {
            if let Some(token) = parameter.name.filter(|&token| seen.insert(token)) {
                let name = self.reading.tokens.name(token);
                let extra = [parameter.kind == TemplateParameterKind::Template, false, false];
                all.push((token, self.declaration("template-parameter", token, name, name, extra)));
            }
        }
        for local in &self.reading.bodies.locals {
            if seen.insert(local.name) {
                let name = self.local_name(local.name);
                let qualified = local.home.map_or_else(|| name.clone(), |home| self.qualified(home, &name));
                let extra = [false, false, local.home.is_none()];
                all.push((local.name, self.declaration(local.kind, local.name, &name, &qualified, extra)));
            }
        }
        all.sort_by_key(|(token, _)| *token);
        all.into_iter().map(|(_, value)| value).collect()
    }

    /// The enumerators of an enum: members of the enum, or of the scope around an unscoped one.
    fn enumerators(&self, id: DeclarationId, all: &mut Vec<(TokenId, Value)>, seen: &mut FxHashSet<TokenId>) {
        let tree = &self.reading.tree;
        let DeclarationKind::Enum(enumeration) = tree[id].kind else { return };
        let enumeration = &tree[enumeration];
        let scope = match (enumeration.is_scoped, enumeration.scope) {
            (true, Some(inner)) => inner,
            _ => self.home(id),
        };
        for enumerator in enumeration.enumerators.of(&tree.enumerators) {
            let token = enumerator.name_token;
            let name = self.reading.tokens.name(token);
            if seen.insert(token) {
                let qualified = self.qualified(scope, name);
                all.push((token, self.declaration("enumerator", token, name, &qualified, [false; 3])));
            }
        }
    }

    /// The name as it is spelled: `operator` functions with their symbols, destructors with `~`.
    fn declared_name(&self, id: DeclarationId, token: TokenId) -> String {
        match self.reading.tree.function(id) {
            Some(function) => {
                let end = match function.template_arguments {
                    arguments if arguments.is_empty() => function.declarator_id.end,
                    arguments => arguments.start,
                };
                self.text(TokenRange::new(token, end.max(token.next())))
            }
            None => self.local_name(token),
        }
    }

    /// The name that begins at a token: for destructors and operators more than the token.
    fn local_name(&self, token: TokenId) -> String {
        let tokens = &self.reading.tokens;
        let next = token.next();
        let mut end = next;
        match tokens.kind(token) {
            Kind::Tilde => end = next.next(),
            Kind::Operator => {
                end = if tokens.kind(next).is_open_bracket() {
                    tokens.partner(next).next()
                } else {
                    next.next()
                };
                // `operator delete[]`, `operator>>`
                while matches!(tokens.kind(end), Kind::OpenBracket | Kind::CloseBracket | Kind::Greater) {
                    end = end.next();
                }
            }
            _ => {}
        }
        self.text(TokenRange::new(token, end))
    }

    /// True for `friend class X;` that refers to a class declared before. A friend template is a redeclaration.
    fn only_befriends(&self, id: DeclarationId) -> bool {
        let tree = &self.reading.tree;
        let DeclarationKind::Class(class) = tree[id].kind else { return false };
        let class = &tree[class];
        let is_friend = class.body.is_none() && tree.has_specifier(id, SpecifierKind::Friend);
        if !is_friend || !tree[id].headers.is_empty() {
            return false;
        }
        let elsewhere = !class.qualifier.is_empty()
            || !class.template_arguments.is_empty()
            || class.target.is_some_and(|target| tree[target].class().is_some());
        let symbol = class.name_token.map(|token| self.reading.tokens.symbol(token));
        elsewhere
            || (class.target.zip(symbol))
                .and_then(|(target, symbol)| {
                    self.reading.names.lookup_in(tree, target, symbol, class.key_token)
                })
                .is_some()
    }

    /// What a declaration declares: a variable whose type is a function's is a function ([dcl.fct]).
    fn kind_of(&self, id: DeclarationId) -> &'static str {
        let kind = kind_of(&self.reading.tree, id);
        if kind == "variable" && self.has_function_type(id) { "function" } else { kind }
    }

    /// True for `F f;` with an alias `F` of a function type, and for `__typeof(f) g;`.
    fn has_function_type(&self, id: DeclarationId) -> bool {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let DeclarationKind::Variable(variable) = tree[id].kind else { return false };
        let variable = &tree[variable];
        let range = variable.type_specifier;
        let named = |token: TokenId| {
            let names = &self.reading.names;
            let found = names.lookup(tree, tokens, tree[id].scope, tokens.symbol(token), range.start);
            found.found()
        };
        if variable.shape != Shape::Plain || !matches!(variable.initializer, Initializer::None) {
            return false;
        }
        match (range.len(), tokens.kind(range.start)) {
            (1, Kind::Identifier) => named(range.start).is_some_and(|found| {
                let last = self.reading.names.declarations(found.binding, range.start).last();
                matches!(last, Some(Named::Declaration(id))
                    if matches!(tree[id].kind, DeclarationKind::Alias(alias) if tree[alias].shape == Shape::Function))
            }),
            (4, Kind::Typeof | Kind::Decltype) => {
                let name = range.start.next().next();
                tokens.kind(name) == Kind::Identifier
                    && named(name).is_some_and(|found| found.meaning.is_any(Meaning::ANY_FUNCTION))
            }
            _ => false,
        }
    }

    /// The scope that a declaration's name is a member of.
    fn home(&self, id: DeclarationId) -> ScopeId {
        let tree = &self.reading.tree;
        let scope = tree[id].scope;
        match tree[id].kind {
            DeclarationKind::Function(id) => tree[id].target.unwrap_or(scope),
            DeclarationKind::Variable(id) => tree[id].target.unwrap_or(scope),
            DeclarationKind::Class(id) => {
                let home = tree[id].target.unwrap_or(scope);
                // A specialisation is a member of where its template is declared.
                let symbol = self.reading.tokens.symbol(tree[id].name_token.unwrap_or(tree[id].key_token));
                let found = (!tree[id].template_arguments.is_empty())
                    .then(|| self.reading.names.lookup_in(tree, home, symbol, tree[id].key_token))
                    .flatten();
                found.map_or(home, |found| found.scope)
            }
            DeclarationKind::Namespace(id) => tree[tree[id].scope].parent.unwrap_or(scope),
            _ => scope,
        }
    }

    fn qualified(&self, scope: ScopeId, name: &str) -> String {
        let tree = &self.reading.tree;
        let mut parts = vec![name.to_owned()];
        let mut at = Some(scope);
        while let Some(scope) = at {
            let entry = &tree[scope];
            if entry.parent.is_some() {
                let text = self.reading.tokens.symbols.text(entry.name);
                parts.push(if text.is_empty() { "(anonymous)".to_owned() } else { text.to_owned() });
            }
            at = entry.parent;
        }
        parts.reverse();
        parts.join("::")
    }

    fn names(&self) -> Vec<Value> {
        let targets = |tokens: &[TokenId]| -> Vec<[u32; 2]> {
            tokens.iter().map(|&token| self.place(token)).map(|[offset, line, _]| [offset, line]).collect()
        };
        let names = self.reading.bodies.names.iter().map(|found| {
            let [offset, line, column] = self.place(found.name);
            let name = self.text(TokenRange::new(found.name, found.range.end.max(found.name.next())));
            let (status, reason, targets) = match &found.meant {
                Meant::Declared(tokens) => ("known", None, targets(tokens)),
                Meant::Builtin => ("builtin", None, Vec::new()),
                Meant::This => ("this", None, Vec::new()),
                Meant::Dependent => ("dependent", None, Vec::new()),
                Meant::Unknown(reason) => ("unknown", Some(reason.name()), Vec::new()),
            };
            let mut value = json!({
                "name": name, "offset": offset, "line": line, "column": column, "status": status,
                "in_template": found.in_template, "targets": targets,
            });
            if let Some(reason) = reason {
                value["reason"] = json!(reason);
            }
            value
        });
        names.collect()
    }

    fn unparsed(&self) -> Vec<Value> {
        let regions = self.reading.tree.unparsed.iter().chain(&self.reading.bodies.unparsed);
        let regions = regions.map(|region| {
            let [offset, line, column] = self.place(region.at);
            json!({
                "offset": offset, "line": line, "column": column, "reason": region.reason.name(),
                "tokens": region.range.len(),
            })
        });
        regions.collect()
    }

    fn ambiguities(&self) -> Vec<Value> {
        let ambiguities = self.reading.bodies.ambiguities.iter().map(|one| {
            let [offset, line, column] = self.place(one.at);
            json!({
                "name": self.reading.tokens.name(one.at), "offset": offset, "line": line, "column": column,
                "reason": one.reason.name(), "answer": one.answer, "in_template": one.in_template,
            })
        });
        ambiguities.collect()
    }
}

/// What a declaration declares, in one word.
pub(crate) fn kind_of(tree: &crate::tree::Tree, id: DeclarationId) -> &'static str {
    match tree[id].kind {
        DeclarationKind::Namespace(_) => "namespace",
        DeclarationKind::NamespaceAlias(_) => "namespace-alias",
        DeclarationKind::Class(_) => "class",
        DeclarationKind::Enum(_) => "enum",
        DeclarationKind::Function(_) => "function",
        DeclarationKind::Variable(id) if !tree[id].structured_binding.is_empty() => "binding",
        DeclarationKind::Variable(id) if tree[id].is_field => "field",
        DeclarationKind::Variable(_) => "variable",
        DeclarationKind::Alias(_) => "alias",
        DeclarationKind::Using(id) if tree[id].kind == UsingKind::Directive => "using-directive",
        DeclarationKind::Using(_) => "using",
        DeclarationKind::Concept(_) => "concept",
        DeclarationKind::Linkage(_) => "linkage",
        DeclarationKind::StaticAssert => "static-assertion",
        DeclarationKind::Asm => "asm",
        DeclarationKind::Empty => "empty",
        DeclarationKind::Unparsed(_) => "unparsed",
    }
}
