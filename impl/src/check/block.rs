//! Functions that are declared in blocks, and member functions of local classes.
//!
//! A function declared in a block is a member of the innermost namespace ([basic.scope.block]): its annotations
//! are those of a redeclaration when that namespace declares it before. Which function it is, is decided by the
//! words of the parameters: where they differ and might still mean the same, nothing is judged.

use super::anchor::Places;
use super::annotation::{applied, keyword};
use super::kernel::report;
use super::space::{self, Applying, LocalFunction, Subject};
use super::statement::Statement;
use super::{Context, Spaces, fact, naming};
use crate::bodies::InnerFunction;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known, list_elements};
use crate::names::{END, Named};
use crate::read::Reading;
use crate::rules::generated::{
    self as rules, ByteClass, Declaration, Defaulted, Form as RuleForm, JitEntity, Keyword, Membership,
    ReturnType, Storage,
};
use crate::tree::{DeclarationId, DeclarationKind, Form, FunctionId, ScopeId, Tree};
use cufe_spec::unit::Pass;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// A function declared in a block.
#[derive(Clone, Debug)]
pub(super) struct BlockFunction {
    /// Its name.
    pub name: TokenId,
    /// Where the declaration begins.
    pub start: TokenId,
    /// Its execution-space keywords.
    pub keywords: Vec<Applying>,
    /// The function whose body holds it.
    pub around: FunctionId,
}

/// Parameters as words, without names and default arguments.
type Words = Vec<Vec<Symbol>>;

/// What tells functions of a namespace apart.
type Key = (ScopeId, Symbol, Words);

/// What the block declarations so far made of a function of a namespace.
type Declared = BTreeMap<Key, (TokenId, ByteClass)>;

/// Judges functions declared in blocks.
pub(super) fn check(context: &mut Context<'_>, spaces: &mut Spaces, mut functions: Vec<BlockFunction>) {
    functions.sort_by_key(|function| function.name);
    let mut declared = Declared::new();
    let mut judged = Vec::new();
    for function in &functions {
        judged.extend(one(context, spaces, &mut declared, function));
    }
    for (mut local, key) in judged {
        local.class = declared.get(&key).map_or(local.class, |&(_, class)| class);
        if local.is_first && context.pass == Pass::Device {
            declared_later(context, spaces, &local, &key);
        }
        spaces.locals.push(local);
    }
    spaces.locals.sort_by_key(|local| local.name);
}

/// Judges the first declaration in the namespace of a function that a block declares before.
fn declared_later(
    context: &mut Context<'_>,
    spaces: &mut Spaces,
    local: &LocalFunction,
    (scope, symbol, words_of): &Key,
) {
    let reading = context.reading;
    let tree = &reading.tree;
    let Some(found) = reading.names.lookup_in(tree, *scope, *symbol, END) else { return };
    let is_it = |id: &DeclarationId| {
        let Some(function) = tree.function(*id).filter(|_| tree[*id].form == Form::Plain) else {
            return false;
        };
        let range = TokenRange::new(function.open.next(), function.close);
        function.name_token > local.name
            && function.target == Some(*scope)
            && words(reading, range) == *words_of
    };
    let declarations = reading.names.declarations(found.binding, END).filter_map(|named| match named {
        Named::Declaration(id) => Some(id),
        _ => None,
    });
    let Some(first) = declarations.filter(is_it).min() else { return };
    let Some(function) = tree.function_id(first) else { return };
    let keywords = applied(reading, first);
    let keywords: Vec<Applying> =
        keywords.filter_map(|one| Some((keyword(one.attribute)?, one.written.name_token))).collect();
    // A conflict of its own was told.
    if keywords.len() > 1 && keywords.iter().any(|(keyword, _)| *keyword == Keyword::G) {
        return;
    }
    let builtin = fact::is_builtin(context, first);
    let shown = |_: &Context<'_>| (!builtin).then(|| naming::function(reading, &tree[function]));
    let subject = Subject::of(reading, first, function);
    let before = (Declaration::Redeclaration, local.class);
    let class = space::redeclaration(context, &subject, before, &keywords, &mut FxHashSet::default(), &shown);
    let Some(entity) = tree[first].entity else { return };
    for &id in tree[entity].declarations.iter().filter(|id| **id >= first) {
        spaces.set_after(id, class);
    }
    spaces.set(entity, class);
}

/// The earlier declaration of the same function, as far as it is certain.
pub(crate) enum Earlier {
    /// The namespace declares none.
    None,
    /// Its last one.
    Namespace(DeclarationId),
    /// Which it is, is not certain.
    Unknown,
}

/// The last declaration in the namespace `scope` of the function that a block declares at `name`.
pub(crate) fn earlier_function(reading: &Reading, scope: ScopeId, name: TokenId) -> Earlier {
    earlier(reading, scope, name, &words(reading, parameters(reading, name.next())))
}

/// Judges one declaration. What it declares, when that is certain.
fn one(
    context: &mut Context<'_>,
    spaces: &mut Spaces,
    declared: &mut Declared,
    function: &BlockFunction,
) -> Option<(LocalFunction, Key)> {
    let reading = context.reading;
    let tokens = &reading.tokens;
    let scope = namespace_around(&reading.tree, function.around);
    let symbol = tokens.symbol(function.name);
    let words = words(reading, parameters(reading, function.name.next()));
    let earlier = earlier(reading, scope, function.name, &words);
    let from_namespace = match earlier {
        Earlier::Unknown => {
            context.count_unknown("function-in-block");
            return None;
        }
        Earlier::Namespace(id) => Some((reading.tree[id].range.start, spaces.after(id))),
        Earlier::None => None,
    };
    let key = (scope, symbol, words);
    let before = declared.get(&key).copied().into_iter().chain(from_namespace).max_by_key(|(at, _)| *at);
    let places = Places::all_at(tokens.get(function.name).start);
    let subject = Subject {
        declared: space::Declared::InBody { places, membership: Membership::NamespaceMember },
        defaulted: Defaulted::Not,
        is_main: scope == Tree::GLOBAL && symbol == known::MAIN,
        is_local: true,
    };
    let mut reported = FxHashSet::default();
    let inherits = function.keywords.is_empty() && context.is_device_by_default(JitEntity::Function);
    let class = match before {
        None if inherits => ByteClass::D,
        Some((_, class)) if inherits && !space::is_of_kernel(class) => class,
        None => space::apply(context, &subject, ByteClass::None, &function.keywords, &mut reported),
        Some((_, class)) => {
            let name = tokens.name(function.name).to_owned();
            let builtin = match earlier {
                Earlier::Namespace(id) => fact::is_builtin(context, id),
                Earlier::None | Earlier::Unknown => false,
            };
            let shown = |_: &Context<'_>| (!builtin).then(|| name.clone());
            let before = (Declaration::Redeclaration, class);
            space::redeclaration(context, &subject, before, &function.keywords, &mut reported, &shown)
        }
    };
    let is_first = !declared.contains_key(&key) && matches!(earlier, Earlier::None);
    declared.insert(key.clone(), (function.name, class));
    if let Earlier::Namespace(id) = earlier
        && let Some(entity) = reading.tree[id].entity
    {
        spaces.set(entity, class);
    }
    if let Some((_, at)) = function.keywords.iter().find(|(keyword, _)| *keyword == Keyword::G) {
        kernel(context, function, &places.at_attribute(tokens.get(*at).start));
    }
    let qualified = naming::in_scope(reading, scope, tokens.name(function.name));
    let (start, name) = (function.start, function.name);
    let around = function.around;
    Some((LocalFunction { start, name, qualified, class, is_first, is_member: false, around }, key))
}

/// What is judged where `__global__` is written, as far as the words say it.
fn kernel(context: &mut Context<'_>, function: &BlockFunction, places: &Places) {
    let (dialect, pass) = (context.dialect, context.pass);
    let tokens = &context.reading.tokens;
    let no = fact::truth(false);
    if let Some(return_type) = return_type(context.reading, function) {
        let cell = rules::decide_kernel_return(dialect, pass, RuleForm::Function, return_type, no);
        report(context, places, cell);
    }
    let close = tokens.partner(function.name.next());
    let ellipsis = fact::truth(tokens.kind(close.previous()) == Kind::Ellipsis);
    report(context, places, rules::decide_kernel_ellipsis(dialect, pass, RuleForm::Function, ellipsis));
    let specified = fact::truth(matches!(tokens.kind(close.next()), Kind::Noexcept | Kind::Throw));
    let cell = rules::decide_kernel_exception_specification(dialect, pass, RuleForm::Function, specified);
    report(context, places, cell);
}

/// The return type, when one keyword says it.
fn return_type(reading: &Reading, function: &BlockFunction) -> Option<ReturnType> {
    let tokens = &reading.tokens;
    let behind = tokens.partner(function.name.next()).next();
    let mut at = function.start;
    let mut found = None;
    while at < function.name {
        let kind = tokens.kind(at);
        at = match kind {
            Kind::Attribute => tokens.partner(at.next()).next(),
            Kind::Extern | Kind::Inline | Kind::Static => at.next(),
            Kind::Identifier if tokens.symbol(at).is_attribute_word() => at.next(),
            Kind::Void | Kind::Auto | Kind::Int | Kind::Float | Kind::Double | Kind::Bool | Kind::Char
                if found.is_none() =>
            {
                found = Some(kind);
                at.next()
            }
            _ => return None,
        };
    }
    match found? {
        Kind::Void => Some(ReturnType::Void),
        Kind::Auto if tokens.kind(behind) == Kind::Arrow => None,
        Kind::Auto => Some(ReturnType::Deduced),
        _ => Some(ReturnType::Other),
    }
}

/// The namespace that a function declared in the body of `function` is a member of.
pub(super) fn namespace_around(tree: &Tree, function: FunctionId) -> ScopeId {
    let entry = &tree[function];
    tree.namespace_around(entry.target.unwrap_or(tree[entry.declaration].scope))
}

/// The last declaration in `scope` before `name` of the function with those parameters.
fn earlier(reading: &Reading, scope: ScopeId, name: TokenId, parameters_of: &Words) -> Earlier {
    let tree = &reading.tree;
    let Some(found) = reading.names.lookup_in(tree, scope, reading.tokens.symbol(name), name) else {
        return Earlier::None;
    };
    let mut last = None;
    let mut is_certain = true;
    for named in reading.names.declarations(found.binding, name) {
        let Named::Declaration(id) = named else { return Earlier::Unknown };
        let DeclarationKind::Function(function) = tree[id].kind else { return Earlier::Unknown };
        if tree[id].form != Form::Plain {
            continue;
        }
        let function = &tree[function];
        let others = words(reading, TokenRange::new(function.open.next(), function.close));
        if others == *parameters_of {
            last = last.max(Some(id));
        } else if others.len() == parameters_of.len() {
            is_certain = false;
        }
    }
    match last {
        Some(id) => Earlier::Namespace(id),
        None if is_certain => Earlier::None,
        None => Earlier::Unknown,
    }
}

/// What stands between the parentheses at `open`.
fn parameters(reading: &Reading, open: TokenId) -> TokenRange {
    TokenRange::new(open.next(), reading.tokens.partner(open))
}

/// The words of each parameter.
fn words(reading: &Reading, range: TokenRange) -> Words {
    let tokens = &reading.tokens;
    let mut all = Vec::new();
    for parameter in list_elements(tokens, range) {
        let mut words = Vec::new();
        let mut at = parameter.start;
        let mut is_default = false;
        while at < parameter.end {
            let kind = tokens.kind(at);
            match kind {
                Kind::Assign => is_default = true,
                Kind::Attribute => at = tokens.partner(at.next()),
                _ => {}
            }
            let is_attribute = kind == Kind::Attribute || tokens.symbol(at).is_attribute_word();
            if !is_default && !is_attribute {
                let symbol = tokens.symbol(at);
                words.push(if symbol.is_none() { Symbol(u32::MAX - kind as u32) } else { symbol });
            }
            at = at.next();
        }
        // The parameter's name: a last word behind a type.
        let last = parameter.last();
        let is_name = !is_default && words.len() > 1 && tokens.kind(last) == Kind::Identifier && {
            let before = tokens.kind(last.previous());
            !matches!(
                before,
                Kind::ColonColon | Kind::Const | Kind::Volatile | Kind::Struct | Kind::Class | Kind::Enum
            )
        };
        if is_name {
            words.pop();
        }
        all.push(words);
    }
    let is_void = matches!(all.as_slice(), [only] if only.len() == 1)
        && range.len() == 1
        && tokens.kind(range.start) == Kind::Void;
    if is_void { Vec::new() } else { all }
}

/// Judges a member function of the local class that is named at `class_name` in the body of `around`.
pub(super) fn member(
    context: &mut Context<'_>,
    spaces: &mut Spaces,
    statement: &Statement,
    (class_name, around): (TokenId, FunctionId),
) {
    let keywords =
        statement.attributes.iter().filter_map(|(a, at)| Some((super::annotation::keyword(*a)?, *at)));
    let keywords: Vec<Applying> = keywords.collect();
    for declarator in statement.declarators.iter().filter(|d| d.is_function) {
        let is_static = statement.storage == Storage::Static;
        let subject = Subject {
            declared: space::Declared::InBody {
                places: Places::all_at(context.reading.tokens.get(declarator.name).start),
                membership: if is_static { Membership::StaticMember } else { Membership::Member },
            },
            defaulted: Defaulted::Not,
            is_main: false,
            is_local: false,
        };
        let class = space::apply(context, &subject, ByteClass::None, &keywords, &mut FxHashSet::default());
        let tokens = &context.reading.tokens;
        let functions = &context.reading.bodies.functions;
        let inner = functions.binary_search_by_key(&declarator.name, InnerFunction::name_token);
        let qualified = match inner.ok().and_then(|at| functions.get(at)) {
            Some(inner) => {
                let scope = namespace_around(&context.reading.tree, around);
                naming::inner_function(context.reading, scope, inner)
            }
            None => format!("{}::{}", tokens.name(class_name), tokens.name(declarator.name)),
        };
        let (start, name) = (statement.range.start, declarator.name);
        let (is_first, is_member) = (true, true);
        spaces.locals.push(LocalFunction { start, name, qualified, class, is_first, is_member, around });
    }
}
