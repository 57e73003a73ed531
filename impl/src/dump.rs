//! What was read as one JSON document: template-argument lists, declarations, what names mean. For comparison
//! with other parsers.
//!
//! Places are `[offset, line, column]` in the given bytes: physical lines, line markers not applied, lines and
//! columns from 1, columns in bytes.

use crate::bodies::{Fact, Meant, Told};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::{Meaning, Named};
use crate::read::Reading;
use crate::tree::{
    DeclarationId, DeclarationKind, Form, Initializer, ScopeId, Shape, SpecifierKind, TemplateParameterKind,
    UsingKind,
};
use rustc_hash::FxHashSet;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Writes the document and a line end, piece by piece: nothing of it is kept in memory. Names are in it when the unit
/// was read with [`ReadBodies::AllNames`](crate::read::ReadBodies::AllNames); what is said of each call and expression when
/// that [was asked](crate::read::ReadOptions::tells).
///
/// # Errors
/// What `to` refuses.
pub fn write(reading: &Reading, to: &mut dyn Write) -> io::Result<()> {
    let dump = Dump { reading, lines: line_starts(&reading.source.text) };
    let places = |angles: Angles| dump.angles(angles).map(|less| json!(dump.place(less)));
    // Keys in the order of the alphabet, as in everything inside.
    write!(to, "{{")?;
    list(to, "ambiguous", dump.ambiguities())?;
    write!(to, ",\"bytes\":{},", reading.source.text.len())?;
    list(to, "casts", places(Angles::Cast))?;
    write!(to, ",")?;
    list(to, "declarations", dump.declarations())?;
    write!(to, ",")?;
    list(to, "headers", places(Angles::Header))?;
    write!(to, ",")?;
    list(to, "lists", places(Angles::List))?;
    write!(to, ",")?;
    list(to, "names", dump.names())?;
    write!(to, ",")?;
    if !reading.bodies.told.is_empty() {
        list(to, "told", dump.told())?;
        write!(to, ",")?;
    }
    list(to, "unparsed", dump.unparsed())?;
    writeln!(to, "}}")
}

/// One key with its list.
fn list(to: &mut dyn Write, key: &str, values: impl Iterator<Item = Value>) -> io::Result<()> {
    write!(to, "\"{key}\":[")?;
    for (index, value) in values.enumerate() {
        if index > 0 {
            write!(to, ",")?;
        }
        write!(to, "{value}")?;
    }
    write!(to, "]")
}

/// The name of a declaration with the scopes around it.
#[cfg(feature = "cli")]
pub(crate) fn qualified_name(reading: &Reading, id: DeclarationId) -> String {
    let dump = Dump { reading, lines: Vec::new() };
    let name = reading.tree.name_token(id).map_or_else(String::new, |token| dump.declared_name(id, token));
    dump.qualified(dump.home(id), &name)
}

fn line_starts(text: &[u8]) -> Vec<u32> {
    let ends = memchr::memchr_iter(b'\n', text).map(|at| at as u32 + 1);
    std::iter::once(0).chain(ends).collect()
}

/// What a `<` with a partner begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Angles {
    /// The arguments of a template.
    List,
    /// The parameters of a template or lambda.
    Header,
    /// The type of a cast.
    Cast,
}

impl Angles {
    /// By the kind of the token before it.
    fn behind(kind: Kind) -> Angles {
        match kind {
            Kind::Template | Kind::CloseBracket => Angles::Header,
            Kind::StaticCast | Kind::DynamicCast | Kind::ReinterpretCast | Kind::ConstCast => Angles::Cast,
            _ => Angles::List,
        }
    }
}

/// What is declared at a token.
#[derive(Clone, Copy)]
enum Declared {
    /// What this declaration says.
    Whole(DeclarationId),
    /// An enumerator, a member of the scope.
    Enumerator(ScopeId),
    /// A name without a scope: its kind, and whether it is a template.
    Plain(&'static str, bool),
    /// A name of a block, by number in [`Bodies::locals`](crate::bodies::Bodies::locals).
    Local(usize),
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

    /// The `<` of lists of one kind.
    fn angles(&self, wanted: Angles) -> impl Iterator<Item = TokenId> + '_ {
        let tokens = &self.reading.tokens;
        (0..tokens.end().0).map(TokenId).filter(move |&less| {
            tokens.kind(less) == Kind::Less
                && tokens.angle_partner(less).is_some()
                && wanted == Angles::behind(tokens.kind(less.previous()))
        })
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

    fn declarations(&self) -> impl Iterator<Item = Value> + '_ {
        let tree = &self.reading.tree;
        let mut all: Vec<(TokenId, Declared)> = Vec::new();
        let mut seen: FxHashSet<TokenId> = FxHashSet::default();
        for id in (0..tree.declarations.len()).map(DeclarationId::from_index) {
            self.enumerators(id, &mut all, &mut seen);
            let Some(token) = tree.name_token(id) else { continue };
            if self.only_befriends(id) {
                continue;
            }
            if seen.insert(token) {
                all.push((token, Declared::Whole(id)));
            }
            if let DeclarationKind::Variable(variable) = tree[id].kind {
                for token in tree[variable].structured_binding.iter() {
                    if self.reading.tokens.kind(token) == Kind::Identifier && seen.insert(token) {
                        all.push((token, Declared::Plain("binding", false)));
                    }
                }
            }
        }
        for parameter in &tree.parameters {
            if let Some(token) = parameter.name().filter(|&token| seen.insert(token)) {
                all.push((token, Declared::Plain("parameter", false)));
            }
        }
        for parameter in &tree.template_parameters {
            if let Some(token) = parameter.name().filter(|&token| seen.insert(token)) {
                let is_template = parameter.kind == TemplateParameterKind::Template;
                all.push((token, Declared::Plain("template-parameter", is_template)));
            }
        }
        for (index, local) in self.reading.bodies.locals.iter().enumerate() {
            if seen.insert(local.name) {
                all.push((local.name, Declared::Local(index)));
            }
        }
        all.sort_by_key(|&(token, _)| token);
        all.into_iter().filter_map(|(token, declared)| self.rendered(token, declared))
    }

    fn rendered(&self, token: TokenId, declared: Declared) -> Option<Value> {
        let tree = &self.reading.tree;
        Some(match declared {
            Declared::Whole(id) => {
                let name = self.declared_name(id, token);
                let qualified = self.qualified(self.home(id), &name);
                let is_template = matches!(tree[id].form, Form::Template | Form::PartialSpecialization);
                let definition = match tree[id].kind {
                    DeclarationKind::Function(id) => tree[id].body.range().is_some(),
                    DeclarationKind::Class(id) => tree[id].body.is_some(),
                    DeclarationKind::Enum(id) => tree[id].body.is_some(),
                    _ => false,
                };
                let extra = [is_template, definition, false];
                self.declaration(self.kind_of(id), token, &name, &qualified, extra)
            }
            Declared::Enumerator(scope) => {
                let name = self.reading.tokens.name(token);
                self.declaration("enumerator", token, name, &self.qualified(scope, name), [false; 3])
            }
            Declared::Plain(kind, is_template) => {
                let name = self.reading.tokens.name(token);
                self.declaration(kind, token, name, name, [is_template, false, false])
            }
            Declared::Local(index) => {
                let local = self.reading.bodies.locals.get(index)?;
                let name = self.local_name(token);
                let qualified = local.home.map_or_else(|| name.clone(), |home| self.qualified(home, &name));
                let extra = [false, false, local.home.is_none()];
                self.declaration(local.kind, token, &name, &qualified, extra)
            }
        })
    }

    /// The enumerators of an enum: members of the enum, or of the scope around an unscoped one.
    fn enumerators(
        &self,
        id: DeclarationId,
        all: &mut Vec<(TokenId, Declared)>,
        seen: &mut FxHashSet<TokenId>,
    ) {
        let tree = &self.reading.tree;
        let DeclarationKind::Enum(enumeration) = tree[id].kind else { return };
        let enumeration = &tree[enumeration];
        let scope = match (enumeration.is_scoped, enumeration.scope) {
            (true, Some(inner)) => inner,
            _ => self.home(id),
        };
        for enumerator in enumeration.enumerators.of(&tree.enumerators) {
            let token = enumerator.name_token;
            if seen.insert(token) {
                all.push((token, Declared::Enumerator(scope)));
            }
        }
    }

    /// The name as it is spelled: `operator` functions with their symbols, destructors with `~`.
    fn declared_name(&self, id: DeclarationId, token: TokenId) -> String {
        match self.reading.tree.function(id) {
            Some(function) => {
                let end = match function.template_arguments() {
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

    fn names(&self) -> impl Iterator<Item = Value> + '_ {
        let targets = |tokens: &[TokenId]| -> Vec<[u32; 2]> {
            tokens.iter().map(|&token| self.place(token)).map(|[offset, line, _]| [offset, line]).collect()
        };
        self.reading.bodies.names.iter().map(move |found| {
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
        })
    }

    /// What is said of each call and expression, by body: the offset, then what is said.
    fn told(&self) -> impl Iterator<Item = Value> + '_ {
        let offset = |token: TokenId| self.reading.tokens.get(token).start;
        let said = move |one: &Told| {
            let at = offset(one.at);
            match one.fact {
                Fact::Type(class, is_lvalue) => json!([at, "type", class.name(), is_lvalue]),
                Fact::NoType(why) => json!([at, "no-type", why.name()]),
                Fact::Function(form, declared) => json!([at, "function", form.name(), offset(declared)]),
                Fact::Implicit(special) => json!([at, "implicit", special.name()]),
                Fact::NoFunction(why) => json!([at, "no-function", why.name()]),
            }
        };
        self.reading.bodies.told.iter().map(move |(body, all)| {
            let all: Vec<Value> = all.iter().map(said).collect();
            json!({ "from": offset(body.start), "to": offset(body.end), "said": all })
        })
    }

    fn unparsed(&self) -> impl Iterator<Item = Value> + '_ {
        let regions = self.reading.tree.unparsed.iter().chain(&self.reading.bodies.unparsed);
        regions.map(|region| {
            let [offset, line, column] = self.place(region.at);
            json!({
                "offset": offset, "line": line, "column": column, "reason": region.reason.name(),
                "tokens": region.range.len(),
            })
        })
    }

    fn ambiguities(&self) -> impl Iterator<Item = Value> + '_ {
        self.reading.bodies.ambiguities.iter().map(|one| {
            let [offset, line, column] = self.place(one.at);
            json!({
                "name": self.reading.tokens.name(one.at), "offset": offset, "line": line, "column": column,
                "reason": one.reason.name(), "answer": one.answer, "in_template": one.in_template,
            })
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bodies::Calls;
    use crate::read::{ReadBodies, ReadOptions, read};

    #[test]
    fn the_stream_is_one_document_with_sorted_keys() {
        let text = "template <class T> struct A { enum E { e }; T f(int n) { int m = n; return static_cast<T>(m + g); } };\n\
                    namespace n { A<int> a; } auto [x, y] = n::a; int = 3;\n";
        let options = ReadOptions { bodies: ReadBodies::AllNames, ..ReadOptions::default() };
        let reading = read(text.as_bytes().to_vec(), &options).expect("everything closes");
        let mut written = Vec::new();
        write(&reading, &mut written).expect("a vector takes everything");
        let document: Value = serde_json::from_slice(&written).expect("a document");
        assert_eq!(String::from_utf8_lossy(&written), format!("{document}\n"));
        let count = |key: &str| document[key].as_array().map_or(0, Vec::len);
        assert_eq!((count("casts"), count("headers"), count("lists")), (1, 1, 1));
        let kinds: Vec<_> =
            document["declarations"].as_array().into_iter().flatten().map(|one| &one["kind"]).collect();
        for kind in [
            "class",
            "enum",
            "enumerator",
            "function",
            "parameter",
            "template-parameter",
            "namespace",
            "binding",
        ] {
            assert!(kinds.iter().any(|found| *found == kind), "{kind} in {kinds:?}");
        }
        assert_eq!(count("unparsed"), 1);
        assert!(count("names") > 3);
    }

    /// The class of the type at the first token of each text that is known.
    fn told(text: &str, places: &[&str]) -> Vec<String> {
        let options = ReadOptions {
            bodies: ReadBodies::AllNames,
            calls: Calls::Everywhere,
            tells: true,
            ..ReadOptions::default()
        };
        let reading = read(text.as_bytes().to_vec(), &options).expect("everything closes");
        let mut written = Vec::new();
        write(&reading, &mut written).expect("a vector takes everything");
        let document: Value = serde_json::from_slice(&written).expect("a document");
        let bodies = document["told"].as_array().into_iter().flatten();
        let said: Vec<&Value> = bodies.flat_map(|one| one["said"].as_array().into_iter().flatten()).collect();
        let class = |place: &str| {
            let at = text.find(place);
            let one = said.iter().find(|one| one[0].as_u64().map(|at| at as usize) == at && one[1] == "type");
            one.map_or_else(|| "unknown".to_owned(), |one| one[2].to_string())
        };
        places.iter().map(|place| class(place)).collect()
    }

    #[test]
    fn enumerations_are_compared_by_built_in_operators() {
        let text = "enum R { A, B }; enum class S : char { C }; struct T {}; bool operator==(const T &, const T &);\n\
                    bool f(R r, S s) { return r == A || s != S::C; }\n";
        assert_eq!(told(text, &["== A", "||", "!= S"]), [r#""bool""#; 3]);
    }

    #[test]
    fn wide_strings_are_arrays() {
        let text = "const wchar_t *f() { return L\"a\"; }";
        assert_eq!(told(text, &["L\""]), [r#""array""#]);
    }
}
