//! The names of entities as the released tool prints them in its texts.

use super::demangled::{self, UNNAMED};
use super::templates;
use crate::bodies::InnerFunction;
use crate::ids::spelled::Spelling;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::read::Reading;
use crate::tree::{
    DeclarationId, Form, Function, FunctionId, FunctionName, ScopeId, ScopeKind, SpecifierKind,
    TemplateParameter, Tree, Variable,
};

/// `N::S::f`, `<unnamed>::f`, `S<T>::f`, `operator+`, `S::~S`.
pub(super) fn function(reading: &Reading, function: &Function) -> String {
    let scope = function.target.unwrap_or(reading.tree[function.declaration].scope);
    let mut name = qualifier(reading, scope);
    name.push_str(&unqualified(reading, function));
    name
}

/// The same without the template arguments of classes: `S::f`.
pub fn plain_function(reading: &Reading, function: &Function) -> String {
    let scope = function.target.unwrap_or(reading.tree[function.declaration].scope);
    qualifier_with(reading, scope, false) + &unqualified(reading, function)
}

/// The same for variables.
pub fn plain_variable(reading: &Reading, variable: &Variable) -> String {
    let scope = variable.target.unwrap_or(reading.tree[variable.declaration].scope);
    let name = variable.name_token.map_or("<unnamed>", |token| reading.tokens.name(token));
    qualifier_with(reading, scope, false) + name
}

/// The same for any other name of a scope.
pub fn plain_name(reading: &Reading, scope: ScopeId, name: &str) -> String {
    qualifier_with(reading, scope, false) + name
}

/// `N::f` for a name in a scope.
pub(super) fn in_scope(reading: &Reading, scope: ScopeId, name: &str) -> String {
    qualifier(reading, scope) + name
}

/// The last component of a function's name.
pub(super) fn unqualified(reading: &Reading, function: &Function) -> String {
    if function.name == FunctionName::Conversion
        && let Some(name) = conversion(reading, function)
    {
        return name;
    }
    let arguments = function.template_arguments();
    let end = if arguments.is_empty() { function.declarator_id.end } else { arguments.start };
    function_named(reading, function.name, TokenRange::new(function.name_token, end))
}

/// `operator n::E`, `operator const char *`: the type with all its scopes, whatever is written, but for typedef-names.
fn conversion(reading: &Reading, function: &Function) -> Option<String> {
    let id = reading.tree.function_id(function.declaration)?;
    let range = TokenRange::new(function.name_token.next(), function.declarator_id.end);
    if templates::names_alias(reading, function.declaration, range) {
        return Some(format!("operator {}", arguments_text(reading, range)));
    }
    let ty = Spelling::showing(reading, UNNAMED).returns(id).ok()?;
    Some(format!("operator {}", demangled::usual_type(&ty)))
}

/// The name of a function with the declarator-id `id`, qualifier and template arguments excluded.
pub(super) fn function_named(reading: &Reading, name: FunctionName, id: TokenRange) -> String {
    let tokens = &reading.tokens;
    match name {
        FunctionName::Identifier | FunctionName::Constructor | FunctionName::DeductionGuide => {
            tokens.name(id.start).to_owned()
        }
        FunctionName::Destructor => format!("~{}", tokens.name(id.start.next())),
        FunctionName::Operator | FunctionName::Conversion | FunctionName::Literal => operator(reading, id),
    }
}

/// `L::m`, `N::S::L::~L`, `<unnamed>::m` for a member function of a local class in a function of the namespace `scope`.
pub(crate) fn inner_function(reading: &Reading, scope: ScopeId, function: &InnerFunction) -> String {
    let mut name = qualifier(reading, scope);
    let classes = function.classes.iter().map(|class| &class.name);
    let names: Vec<&Option<TokenId>> = classes.chain(&function.around).collect();
    for class in names.into_iter().rev() {
        name += class.map_or("<unnamed>", |token| reading.tokens.name(token));
        name += "::";
    }
    name + &function_named(reading, function.name, function.declarator_id)
}

/// `operator+`, `operator new[]`, `operator int`, `operator""_x` from its tokens.
pub(crate) fn operator(reading: &Reading, id: TokenRange) -> String {
    let mut out = String::from("operator");
    let mut after_word = true;
    for token in id.iter().skip(1) {
        let text = reading.source.bytes(reading.tokens.get(token).span());
        let text = String::from_utf8_lossy(text);
        let word = text.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        if word && after_word {
            out.push(' ');
        }
        out.push_str(&text);
        after_word = word;
    }
    out
}

/// `N::x`.
pub(super) fn variable(reading: &Reading, variable: &Variable) -> String {
    let scope = variable.target.unwrap_or(reading.tree[variable.declaration].scope);
    let mut name = qualifier(reading, scope);
    name.push_str(variable.name_token.map_or("<unnamed>", |token| reading.tokens.name(token)));
    name
}

/// The scope's qualified name with `::` at its end; empty for the global namespace and inside functions.
fn qualifier(reading: &Reading, scope: ScopeId) -> String {
    qualifier_with(reading, scope, true)
}

fn qualifier_with(reading: &Reading, scope: ScopeId, arguments: bool) -> String {
    let tree = &reading.tree;
    let mut parts = Vec::new();
    let mut at = Some(scope);
    while let Some(scope) = at {
        let entry = &tree[scope];
        match entry.kind {
            ScopeKind::Namespace { .. } if entry.parent.is_none() => {}
            ScopeKind::Namespace { is_anonymous: true, .. } => parts.push("<unnamed>".to_owned()),
            ScopeKind::Namespace { .. } => parts.push(reading.tokens.symbols.text(entry.name).to_owned()),
            ScopeKind::Class(class) => {
                let name = reading.tokens.symbols.text(entry.name);
                let name = if name.is_empty() { "<unnamed>" } else { name };
                let arguments =
                    if arguments { class_arguments(reading, tree[class].declaration) } else { String::new() };
                parts.push(format!("{name}{arguments}"));
            }
            ScopeKind::Enum(_) => {}
            ScopeKind::Function(_) | ScopeKind::Block => break,
        }
        at = entry.parent;
    }
    let mut out = String::new();
    for part in parts.iter().rev() {
        out.push_str(part);
        out.push_str("::");
    }
    out
}

/// `<T, N>` of a class template inside its own declaration, the written arguments of a specialisation.
fn class_arguments(reading: &Reading, declaration: crate::tree::DeclarationId) -> String {
    let tree: &Tree = &reading.tree;
    let entry = &tree[declaration];
    let Some(class) = tree.class(declaration) else { return String::new() };
    if !class.template_arguments.is_empty() {
        return arguments_text(reading, class.template_arguments);
    }
    if entry.form != Form::Template {
        return String::new();
    }
    let Some(header) = entry.headers.iter().next_back() else { return String::new() };
    let shown = |parameter: &TemplateParameter| {
        let name = parameter.name().map_or("<unnamed>", |token| reading.tokens.name(token));
        format!("{name}{}", if parameter.is_pack { "..." } else { "" })
    };
    let parameters: Vec<String> = tree[header].parameters.iter().map(|id| shown(&tree[id])).collect();
    format!("<{}>", parameters.join(", "))
}

/// `<int, 3>` with the spacing of the released tool, from the tokens `<` to `>`.
pub(super) fn arguments_text(reading: &Reading, range: TokenRange) -> String {
    let mut out = String::new();
    let mut after_word = false;
    for token in range.iter() {
        let text = reading.source.bytes(reading.tokens.get(token).span());
        let text = String::from_utf8_lossy(text);
        let word = text.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let declares = matches!(&*text, "*" | "&" | "&&");
        if (word || declares) && after_word {
            out.push(' ');
        }
        out.push_str(&text);
        if text == "," {
            out.push(' ');
        }
        after_word = word;
    }
    out
}

/// Whether a function has C linkage, which is mangled without the namespaces around and its parameters ([dcl.link]): no member, no
/// operator, and not declared static.
pub(super) fn has_c_linkage(reading: &Reading, id: FunctionId) -> bool {
    let (tree, function) = (&reading.tree, &reading.tree[id]);
    function.name == FunctionName::Identifier
        && is_of_c_namespace(tree, function.declaration)
        && !demangled::has_internal_linkage(reading, id)
}

/// The same of a variable: one that is constant has it only where it is declared `extern`.
pub(super) fn is_c_variable(reading: &Reading, id: DeclarationId) -> bool {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let Some(variable) = tree.variable(id) else { return false };
    let any = |kind| declarations(tree, id).any(|one| tree.has_specifier(one, kind));
    let is_declared_alone =
        |one: DeclarationId| tree[one].linkage.is_some_and(|linkage| tree[linkage].body.is_none());
    let is_extern = any(SpecifierKind::Extern) || declarations(tree, id).any(is_declared_alone);
    let words = variable.type_specifier.iter().chain(variable.declarator.iter());
    let mut constant = words.filter(|at| matches!(tokens.kind(*at), Kind::Const | Kind::Constexpr));
    is_of_c_namespace(tree, id)
        && !any(SpecifierKind::Static)
        && (is_extern || constant.next().is_none() && !any(SpecifierKind::Constexpr))
}

/// Whether a declaration of an entity stands in a linkage specification of C, and in no class.
fn is_of_c_namespace(tree: &Tree, id: DeclarationId) -> bool {
    let is_c = |one: DeclarationId| {
        let is_free = tree[one].form == Form::Plain && tree[tree[one].scope].class().is_none();
        is_free && tree[one].linkage.is_some_and(|linkage| tree[linkage].is_c)
    };
    declarations(tree, id).any(is_c)
}

/// A declaration, and the others of its entity.
fn declarations(tree: &Tree, id: DeclarationId) -> impl Iterator<Item = DeclarationId> + '_ {
    let all = tree[id].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
    std::iter::once(id).chain(all.iter().copied())
}
