//! Signatures: numbers that are equal for parameter-type-lists that mean the same ([defns.signature]).
//!
//! Names of parameters do not count; template parameters count by level and position; top-level `const`, default
//! arguments and elaborated keywords do not count; array parameters are pointers; specifiers count in any order;
//! names count by what they resolve to, typedef-names by what they stand for.

mod argument;

use super::{BindingId, Found, Meaning, Named, Names, alias_scope};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens, known};
use crate::limits;
use crate::tree::{
    DeclarationId, DeclarationKind, Form, FunctionId, FunctionName, IdRange, ParameterId, ScopeId, Shape,
    TemplateHeaderId, TemplateParameterKind, Tree,
};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;

/// Computes signatures; holds the template parameters that are visible in the declaration at hand.
pub(crate) struct Signatures<'unit> {
    text: &'unit [u8],
    tokens: &'unit Tokens,
    tree: &'unit Tree,
    names: &'unit Names,
    /// Template parameters as (name, level, position), outermost first.
    parameters: Vec<(Symbol, u32, u32)>,
    /// The scope whose classes' template parameters these are, and whether they are seen by a friend; `None` with a
    /// declaration's own. Members of one class stand together.
    seen_around: Option<(ScopeId, bool)>,
    /// The class that the declaration at hand is a member of, or a friend in.
    class: Option<ScopeId>,
    /// The level of the declaration's own template parameters, when it is a template.
    own_level: Option<u32>,
    /// The declaration at hand is a friend: the parameters of the classes around it are at [`AROUND_FRIEND`].
    is_friend: bool,
    /// The signature mentions the class template that it is a friend in, or its parameters.
    depends_on_class: bool,
    /// What typedef-names stand for.
    aliases: FxHashMap<DeclarationId, Alias>,
    /// The typedef-name that is being read.
    reading: Option<DeclarationId>,
    /// Something was met whose number depends on what was asked for before.
    depends_on_order: bool,
    /// Template argument lists and typedef-names that are being read.
    depth: u32,
    /// What unqualified names were found to be last: neighbours name the same types.
    recent: Vec<Option<(ScopeId, Symbol, Option<Found>)>>,
}

/// What a typedef-name stands for.
#[derive(Clone, Copy, Debug)]
struct Alias {
    value: u64,
    /// It is being read: the value is not known yet.
    is_open: bool,
    /// Classes around it have template parameters.
    in_template: bool,
}

/// The number of a function's parameter-type-list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Signature {
    pub(super) value: u64,
    /// It belongs to a friend that every specialisation of its class has anew.
    pub(super) depends_on_class: bool,
}

/// The number of names in [`Signatures::recent`], a power of two.
const RECENT: usize = 1024;

/// The level of the first class template around a friend.
const AROUND_FRIEND: u32 = 1 << 16;

fn mix(hash: u64, value: u64) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(hash);
    hasher.write_u64(value);
    hasher.finish()
}

/// A type with qualifiers, if there are any.
fn qualified(hash: u64, cv: u64) -> u64 {
    if cv == 0 { hash } else { mix(hash, cv) }
}

const CONST: u64 = 1;
const VOLATILE: u64 = 2;

impl<'unit> Signatures<'unit> {
    pub(crate) fn new(
        text: &'unit [u8],
        tokens: &'unit Tokens,
        tree: &'unit Tree,
        names: &'unit Names,
    ) -> Signatures<'unit> {
        Signatures {
            text,
            tokens,
            tree,
            names,
            parameters: Vec::new(),
            seen_around: None,
            class: None,
            own_level: None,
            is_friend: false,
            depends_on_class: false,
            aliases: FxHashMap::default(),
            reading: None,
            depends_on_order: false,
            depth: 0,
            recent: vec![None; RECENT],
        }
    }

    /// The signature of a function: parameters, cv- and ref-qualifiers; for templates also the template
    /// parameters, the return type and the constraint.
    pub(crate) fn function(&mut self, id: FunctionId) -> u64 {
        let tree = self.tree;
        let function = &tree[id];
        let declaration = &tree[function.declaration];
        self.depends_on_class = false;
        self.is_friend = function.qualifier().is_empty() && function.target != Some(declaration.scope);
        self.see_template_parameters(function.declaration);
        let scope = if function.qualifier().is_empty() {
            declaration.scope
        } else {
            function.target.unwrap_or_default()
        };
        self.class = self.class_around(scope);
        let mut hash = mix(0, function.parameters.len() as u64);
        for id in function.parameters.iter() {
            hash = mix(hash, self.parameter(id, scope));
        }
        let qualifiers = u64::from(function.has_ellipsis)
            | u64::from(function.is_const) << 1
            | u64::from(function.is_volatile) << 2
            | (function.reference as u64) << 3;
        hash = mix(hash, qualifiers);
        if function.name == FunctionName::Conversion {
            let operator = function.name_token.next();
            hash =
                mix(hash, self.type_of(TokenRange::new(operator, function.declarator_id.end), scope, false));
        } else if function.name == FunctionName::Literal {
            hash = mix(hash, self.raw(function.declarator_id));
        }
        match declaration.form {
            Form::Template => {
                hash = mix(hash, self.template_parameters(declaration.headers, scope));
                // `auto f() -> T` is `T f()`.
                let trailing_return = tree.trailing_return(function);
                let result = if trailing_return.is_empty() {
                    self.tokens_of(function.return_type, declaration.scope)
                } else {
                    self.tokens_of(trailing_return, scope)
                };
                hash = mix(hash, result);
                hash = mix(hash, self.tokens_of(tree.requires_clause(function), scope));
            }
            Form::ExplicitSpecialization | Form::ExplicitInstantiation | Form::ExternInstantiation => {
                let arguments = self.bracketed_arguments(function.template_arguments(), declaration.scope);
                hash = mix(mix(hash, 0x5bec), arguments);
                hash = mix(hash, self.tokens_of(function.qualifier(), declaration.scope));
                // The result may be all that tells specialisations apart whose arguments are deduced ([temp.deduct.decl]).
                if function.template_arguments().is_empty() && tree.trailing_return(function).is_empty() {
                    hash = mix(hash, self.type_of(function.return_type, declaration.scope, false));
                }
            }
            _ => {}
        }
        hash
    }

    /// The return type of a function.
    pub(crate) fn result(&mut self, id: FunctionId) -> u64 {
        let function = &self.tree[id];
        self.is_friend = false;
        self.see_template_parameters(function.declaration);
        let scope = self.tree[function.declaration].scope;
        self.class = self.class_around(function.target.unwrap_or(scope));
        let trailing_return = self.tree.trailing_return(function);
        if trailing_return.is_empty() {
            self.type_of(function.return_type, scope, false)
        } else {
            self.type_of(trailing_return, function.target.unwrap_or(scope), false)
        }
    }

    /// [`Signatures::function`], and whether it depends on the class that the function is a friend in.
    pub(super) fn signature(&mut self, id: FunctionId) -> Signature {
        let value = self.function(id);
        Signature { value, depends_on_class: self.depends_on_class }
    }

    /// True when a number may be another one where functions are asked for in another order: of typedef-names that lead to
    /// each other in a circle, and of what nests too deeply.
    pub(super) fn depends_on_order(&self) -> bool {
        self.depends_on_order
    }

    /// The innermost class at or around `scope`.
    fn class_around(&self, scope: ScopeId) -> Option<ScopeId> {
        self.tree[scope].class().and_then(|class| self.tree[class].scope)
    }

    /// What the parameters look like without their types: pointers, references, `const`.
    pub(super) fn outline(&self, id: FunctionId) -> u64 {
        self.tree[id].parameters.iter().fold(0, |hash, id| {
            let parameter = &self.tree[id];
            let shape = match parameter.shape {
                Shape::Array | Shape::Function => Shape::Pointer,
                shape => shape,
            };
            mix(hash, shape as u64)
        })
    }

    /// Template arguments of a specialisation written in a declaration.
    pub(super) fn arguments(&mut self, declaration: DeclarationId, range: TokenRange) -> u64 {
        self.is_friend = false;
        self.class = None;
        self.see_template_parameters(declaration);
        self.bracketed_arguments(range, self.tree[declaration].scope)
    }

    /// Collects the template parameters of a declaration and of the classes around it, level by level.
    fn see_template_parameters(&mut self, declaration: DeclarationId) {
        let entry = &self.tree[declaration];
        let has_own = !entry.headers.is_empty() || entry.form == Form::Template;
        let around = (!has_own).then_some((entry.scope, self.is_friend));
        if around.is_some() && around == self.seen_around {
            self.own_level = None;
            return;
        }
        self.seen_around = around;
        self.parameters.clear();
        let mut chain = [IdRange::default(); limits::ENCLOSING_TEMPLATES];
        let mut count = 0;
        let mut at = Some(declaration);
        while let Some(id) = at {
            let entry = &self.tree[id];
            if !entry.headers.is_empty() && count < chain.len() {
                chain[count] = entry.headers;
                count += 1;
            }
            // A member defined outside has the headers of all classes around it.
            let scope = &self.tree[entry.scope];
            at = scope.class().map(|class| self.tree[class].declaration);
        }
        // A friend template has its own levels, whatever is around it.
        let own = usize::from(self.is_friend && !self.tree[declaration].headers.is_empty());
        let mut level = if self.is_friend { AROUND_FRIEND } else { 0 };
        for (index, headers) in chain[..count].iter().enumerate().rev() {
            if index + 1 == own {
                level = 0;
            }
            for header in headers.of(&self.tree.headers) {
                if header.parameters.is_empty() {
                    continue;
                }
                for (position, parameter) in
                    header.parameters.of(&self.tree.template_parameters).iter().enumerate()
                {
                    if let Some(name) = parameter.name() {
                        self.parameters.push((self.tokens.symbol(name), level, position as u32));
                    }
                }
                level += 1;
            }
        }
        let is_template = self.tree[declaration].form == Form::Template;
        self.own_level = is_template.then(|| level.saturating_sub(1));
    }

    /// Kinds, types and constraints of a template's own parameters ([temp.over.link]).
    fn template_parameters(&mut self, headers: IdRange<TemplateHeaderId>, scope: ScopeId) -> u64 {
        let Some(header) = headers.of(&self.tree.headers).last() else { return 0 };
        let hash = header.parameters.of(&self.tree.template_parameters).iter().fold(1, |hash, parameter| {
            let hash = mix(hash, parameter.kind as u64 | u64::from(parameter.is_pack) << 8);
            let introducer = parameter.introducer();
            match parameter.kind {
                TemplateParameterKind::NonType => mix(hash, self.tokens_of(introducer, Tree::GLOBAL)),
                // `class` and `typename` are the same.
                TemplateParameterKind::Type if self.is_constrained(introducer) => {
                    mix(hash, self.tokens_of(introducer, scope))
                }
                _ => hash,
            }
        });
        mix(hash, self.tokens_of(header.requires_clause, scope))
    }

    /// Whether the type parameter that `introducer` begins has a type-constraint.
    fn is_constrained(&self, introducer: TokenRange) -> bool {
        !matches!(self.tokens.kind(introducer.start), Kind::Class | Kind::Typename)
    }

    /// A parameter's type as it counts for the function's type ([dcl.fct]).
    fn parameter(&mut self, id: ParameterId, scope: ScopeId) -> u64 {
        let parameter = &self.tree[id];
        let (base, cv) = self.specifiers(parameter.type_specifier, scope);
        let pack = u64::from(parameter.is_pack);
        mix(self.declarator(base, cv, parameter.declarator, parameter.name(), scope, true), pack)
    }

    /// A type-id, or a parameter of a function type with its name.
    fn type_of(&mut self, range: TokenRange, scope: ScopeId, decays: bool) -> u64 {
        let split = self.specifiers_end(range);
        let (base, cv) = self.specifiers(TokenRange::new(range.start, split), scope);
        self.declarator(base, cv, TokenRange::new(split, range.end), None, scope, decays)
    }

    /// The token behind the specifiers at the start of `range`: there the declarator begins.
    fn specifiers_end(&self, range: TokenRange) -> TokenId {
        let mut at = range.start;
        let mut typed = false;
        while at < range.end {
            let next = at.next();
            at = match self.tokens.kind(at) {
                Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Caret | Kind::Ellipsis => return at,
                Kind::Attribute | Kind::Alignas | Kind::Declspec | Kind::Decltype | Kind::Typeof
                    if self.tokens.kind(next) == Kind::OpenParen =>
                {
                    typed |= matches!(self.tokens.kind(at), Kind::Decltype | Kind::Typeof);
                    self.tokens.partner(next).next()
                }
                Kind::OpenBracket if self.tokens.kind(next) == Kind::OpenBracket => {
                    self.tokens.partner(at).next()
                }
                Kind::OpenParen | Kind::OpenBracket => return at,
                Kind::Identifier if self.tokens.symbol(at).is_attribute_word() => self.word_end(at),
                // A second name is the declared one, or the class of a pointer to member.
                Kind::Identifier | Kind::ColonColon if typed => return at,
                Kind::Identifier | Kind::ColonColon => {
                    typed = true;
                    self.qualified_end(at, range.end)
                }
                kind => {
                    typed |= kind.is_builtin_type() || kind == Kind::Auto;
                    next
                }
            };
        }
        range.end
    }

    /// The token behind a CUDA attribute that is written as a word.
    fn word_end(&self, at: TokenId) -> TokenId {
        let behind = at.next();
        let takes_arguments = matches!(
            self.tokens.symbol(at),
            known::WORD_LAUNCH_BOUNDS
                | known::WORD_MAXNREG
                | known::WORD_CLUSTER_DIMS
                | known::WORD_BLOCK_SIZE
        );
        let has_arguments = takes_arguments && self.tokens.kind(behind) == Kind::OpenParen;
        if has_arguments { self.tokens.partner(behind).next() } else { behind }
    }

    /// The token behind the qualified name at `at`, its template arguments included.
    fn qualified_end(&self, at: TokenId, end: TokenId) -> TokenId {
        let mut at = at;
        while at < end {
            at = match self.tokens.kind(at) {
                Kind::ColonColon | Kind::Template => at.next(),
                Kind::Identifier => {
                    let behind = at.next();
                    let behind = match self.tokens.angle_partner(behind) {
                        Some(greater) if self.tokens.kind(behind) == Kind::Less && greater < end => {
                            greater.next()
                        }
                        _ => behind,
                    };
                    if behind >= end || self.tokens.kind(behind) != Kind::ColonColon {
                        return behind;
                    }
                    behind
                }
                _ => return at,
            };
        }
        end
    }

    /// Applies a declarator to a type.
    fn declarator(
        &mut self,
        base: u64,
        cv: u64,
        range: TokenRange,
        name: Option<TokenId>,
        scope: ScopeId,
        decays: bool,
    ) -> u64 {
        let mut hash = base;
        let mut cv = cv;
        let mut at = range.start;
        while at < range.end {
            let kind = self.tokens.kind(at);
            match kind {
                Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Caret => {
                    hash = mix(qualified(hash, cv), kind as u64);
                    cv = 0;
                }
                Kind::Const => cv |= CONST,
                Kind::Volatile => cv |= VOLATILE,
                Kind::Restrict | Kind::Ellipsis => {}
                Kind::Attribute => {
                    at = self.tokens.partner(at.next()).next();
                    continue;
                }
                Kind::Identifier if self.tokens.symbol(at).is_attribute_word() => {
                    at = self.word_end(at);
                    continue;
                }
                Kind::OpenBracket if self.tokens.kind(at.next()) == Kind::OpenBracket => {
                    at = self.tokens.partner(at).next();
                    continue;
                }
                Kind::OpenParen if self.depth < limits::NESTING && self.is_group(at, name) => {
                    let close = self.tokens.partner(at).min(range.end);
                    let inner = TokenRange::new(at.next(), close);
                    let rest = TokenRange::new(close.next().min(range.end), range.end);
                    // `(f)(int)` is `f(int)`.
                    let decays_here = decays && inner.iter().all(|token| Some(token) == name);
                    hash = self.suffixes(qualified(hash, cv), rest, scope, decays_here);
                    self.depth += 1;
                    let value = self.declarator(hash, 0, inner, name, scope, decays && !decays_here);
                    self.depth -= 1;
                    return value;
                }
                Kind::OpenBracket | Kind::OpenParen => {
                    // The qualifiers of an array parameter's element are the pointer's.
                    let typed = qualified(hash, cv);
                    return self.suffixes(typed, TokenRange::new(at, range.end), scope, decays);
                }
                _ => {}
            }
            at = at.next();
        }
        // Top-level cv of a parameter does not count.
        if decays { hash } else { qualified(hash, cv) }
    }

    /// Whether the `(` at `open` groups a declarator; else a parameter list begins.
    fn is_group(&self, open: TokenId, name: Option<TokenId>) -> bool {
        let close = self.tokens.partner(open);
        let first = open.next();
        match self.tokens.kind(first) {
            Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Caret | Kind::OpenParen => true,
            Kind::Attribute => true,
            Kind::Identifier | Kind::ColonColon => {
                let end = self.qualified_end(first, close);
                // `(name)`, or `(C::*`
                name.is_some_and(|name| first <= name && name < close && end >= name)
                    || self.tokens.kind(end.previous()) == Kind::ColonColon
            }
            _ => false,
        }
    }

    /// Arrays and parameter lists behind a declarator's name, and what follows a parameter list.
    fn suffixes(&mut self, typed: u64, range: TokenRange, scope: ScopeId, decays: bool) -> u64 {
        let mut at = range.start;
        let mut bounds = Vec::new();
        while at < range.end && self.tokens.kind(at) == Kind::OpenBracket {
            let close = self.tokens.partner(at).min(range.end);
            bounds.push(TokenRange::new(at, close));
            at = close.next();
        }
        let mut hash = typed;
        if at < range.end && self.tokens.kind(at) == Kind::OpenParen && self.depth < limits::NESTING {
            let close = self.tokens.partner(at).min(range.end);
            self.depth += 1;
            hash = mix(hash, self.parameter_list(TokenRange::new(at.next(), close), scope));
            self.depth -= 1;
            at = close.next().min(range.end);
            hash = mix(hash, self.tokens_of(TokenRange::new(at, range.end), scope));
            if decays && bounds.is_empty() {
                hash = mix(hash, Kind::Star as u64);
            }
        } else if at < range.end {
            self.depends_on_order |= self.depth >= limits::NESTING;
            hash = mix(hash, self.tokens_of(TokenRange::new(at, range.end), scope));
        }
        for (index, bound) in bounds.iter().enumerate().rev() {
            // The first dimension of an array parameter is a pointer.
            let value = if decays && index == 0 { Kind::Star as u64 } else { self.tokens_of(*bound, scope) };
            hash = mix(hash, value);
        }
        hash
    }

    /// The parameters of a function type; their names and default arguments do not count.
    fn parameter_list(&mut self, range: TokenRange, scope: ScopeId) -> u64 {
        let mut hash = 0xf0;
        let mut at = range.start;
        while at < range.end {
            let (mut end, mut default) = (at, None);
            while end < range.end && self.tokens.kind(end) != Kind::Comma {
                let kind = self.tokens.kind(end);
                if kind == Kind::Assign && default.is_none() {
                    default = Some(end);
                }
                end = match self.tokens.angle_partner(end) {
                    Some(greater) if kind == Kind::Less && greater < range.end => greater.next(),
                    _ if kind.is_open_bracket() => self.tokens.partner(end).next(),
                    _ => end.next(),
                };
            }
            let parameter = TokenRange::new(at, default.unwrap_or(end).min(range.end));
            let is_void = parameter.len() == 1 && self.tokens.kind(at) == Kind::Void;
            if !(is_void && at == range.start && end >= range.end) {
                hash = mix(hash, self.type_of(parameter, scope, true));
            }
            at = end.next();
        }
        hash
    }

    /// decl-specifiers: the type and its cv-qualifiers.
    fn specifiers(&mut self, range: TokenRange, scope: ScopeId) -> (u64, u64) {
        let mut builtin = 0u64;
        let mut named = 0u64;
        let mut cv = 0;
        let mut at = range.start;
        while at < range.end {
            let kind = self.tokens.kind(at);
            match kind {
                Kind::Const => cv |= CONST,
                Kind::Volatile => cv |= VOLATILE,
                Kind::Attribute | Kind::Alignas | Kind::Declspec => {
                    at = self.tokens.partner(at.next()).next();
                    continue;
                }
                Kind::Identifier if self.tokens.symbol(at).is_attribute_word() => {
                    at = self.word_end(at);
                    continue;
                }
                Kind::Long => builtin += 1 << 8,
                // `int` adds nothing to `long`, `short`, `unsigned`; `signed` adds nothing to `int`.
                Kind::Int => builtin |= 1,
                Kind::Signed => builtin |= 2,
                Kind::Unsigned => builtin |= 4,
                Kind::Short => builtin |= 8,
                Kind::Char => builtin |= 16,
                Kind::Class
                | Kind::Struct
                | Kind::Union
                | Kind::Enum
                | Kind::Typename
                | Kind::Register
                | Kind::Extension
                | Kind::Static
                | Kind::Inline
                | Kind::Constexpr
                | Kind::Extern
                | Kind::Friend
                | Kind::Virtual
                | Kind::Restrict => {}
                _ => {
                    let (value, next) = self.token(at, range.end, scope);
                    named = if named == 0 { value } else { mix(named, value) };
                    at = next;
                    continue;
                }
            }
            at = at.next();
        }
        if builtin != 0 {
            // `int` is implied; `signed` matters for `char` only.
            builtin &= !1;
            if builtin & 16 == 0 {
                builtin &= !2;
            }
            let value = mix(builtin, 0xb1);
            named = if named == 0 { value } else { mix(named, value) };
        }
        (named, cv)
    }

    /// Tokens where no normalisation of order is known: names by what they mean, the rest as it is.
    fn tokens_of(&mut self, range: TokenRange, scope: ScopeId) -> u64 {
        let mut hash = 0;
        let mut at = range.start;
        while at < range.end {
            match self.tokens.kind(at) {
                Kind::Typename
                | Kind::Static
                | Kind::Inline
                | Kind::Constexpr
                | Kind::Extern
                | Kind::Friend
                | Kind::Virtual
                | Kind::Extension => at = at.next(),
                Kind::Attribute => at = self.tokens.partner(at.next()).next(),
                Kind::Identifier if self.tokens.symbol(at).is_attribute_word() => at = self.word_end(at),
                _ => {
                    let (value, next) = self.token(at, range.end, scope);
                    hash = mix(hash, value);
                    at = next;
                }
            }
        }
        hash
    }

    fn raw(&self, range: TokenRange) -> u64 {
        range.iter().fold(0, |hash, token| mix(hash, self.literal(token)))
    }

    fn literal(&self, token: TokenId) -> u64 {
        let kind = self.tokens.kind(token);
        if kind.is_literal() {
            let mut hasher = FxHasher::default();
            hasher.write(self.tokens.get(token).span().of(self.text));
            hasher.finish()
        } else {
            u64::from(self.tokens.symbol(token).0) << 8 | kind as u64
        }
    }

    /// One token, or a whole qualified name; and the token behind it.
    fn token(&mut self, at: TokenId, end: TokenId, scope: ScopeId) -> (u64, TokenId) {
        match self.tokens.kind(at) {
            Kind::Identifier => self.name(at, end, scope),
            Kind::ColonColon if self.tokens.kind(at.next()) == Kind::Identifier => self.name(at, end, scope),
            _ => (self.literal(at), at.next()),
        }
    }

    /// A qualified name: what it means, and the token behind it.
    fn name(&mut self, start: TokenId, end: TokenId, scope: ScopeId) -> (u64, TokenId) {
        let mut at = start;
        let mut inside = None;
        let mut is_first = true;
        let mut hash = 0u64;
        // A component with template arguments came: what follows depends on them.
        let mut depends = false;
        if self.tokens.kind(at) == Kind::ColonColon {
            inside = Some(Tree::GLOBAL);
            is_first = false;
            at = at.next();
        }
        loop {
            if self.tokens.kind(at) == Kind::Template {
                at = at.next();
            }
            if self.tokens.kind(at) != Kind::Identifier {
                return (hash, at);
            }
            let symbol = self.tokens.symbol(at);
            at = at.next();
            let parameter = is_first
                .then(|| self.parameters.iter().rev().find(|entry| entry.0 == symbol).copied())
                .flatten();
            let found = match (parameter, inside) {
                (Some(_), _) => None,
                (None, None) if is_first => self.find(scope, symbol),
                (None, Some(scope)) => self.names.lookup_in_now(self.tree, scope, symbol, Meaning::NONE),
                _ => None,
            };
            is_first = false;
            hash = match (parameter, found) {
                (Some((_, level, position)), _) => {
                    self.depends_on_class |= level >= AROUND_FRIEND;
                    mix(u64::from(level) << 32 | u64::from(position), 0x7a)
                }
                (None, Some(found)) if !depends => self.meaning(found, limits::ALIAS_DEPTH),
                _ => mix(hash, u64::from(symbol.0)),
            };
            inside = found.and_then(|found| self.names.members(found));
            let is_own_class = self.is_own_class(symbol, found);
            if is_own_class {
                // The injected-class-name: in `A`, also behind `A<T>::`, both `A` and `A<T>` are the class itself.
                inside = self.class;
                let is_bare = self.tokens.angle_partner(at).is_none();
                self.depends_on_class |=
                    is_bare && self.parameters.iter().any(|entry| entry.1 >= AROUND_FRIEND);
            }
            if let Some(greater) = self.tokens.angle_partner(at)
                && self.tokens.kind(at) == Kind::Less
                && greater < end
            {
                let arguments = TokenRange::new(at.next(), greater);
                if !(is_own_class && self.are_own_parameters(arguments)) {
                    hash = mix(hash, self.arguments_of(arguments, scope));
                    depends = true;
                }
                at = greater.next();
            }
            if self.tokens.kind(at) != Kind::ColonColon || at >= end {
                return (hash, at);
            }
            at = at.next();
        }
    }

    /// What an unqualified name is found to be from `scope` outwards.
    fn find(&mut self, scope: ScopeId, symbol: Symbol) -> Option<Found> {
        let slot = mix(scope.index() as u64, u64::from(symbol.0)) as usize % RECENT;
        if let Some((of, name, found)) = self.recent[slot]
            && (of, name) == (scope, symbol)
        {
            return found;
        }
        let found = self.names.lookup_now(self.tree, scope, symbol, Meaning::NONE);
        self.recent[slot] = Some((scope, symbol, found));
        found
    }

    /// What stands between `<` and `>`; as it is written when lists nest too deeply.
    fn arguments_of(&mut self, range: TokenRange, scope: ScopeId) -> u64 {
        if self.depth >= limits::NESTING {
            self.depends_on_order = true;
            return self.raw(range);
        }
        self.depth += 1;
        let value = self.argument_list(range, scope);
        self.depth -= 1;
        value
    }

    /// True when a name means the class that the declaration at hand is a member of.
    fn is_own_class(&self, symbol: Symbol, found: Option<Found>) -> bool {
        let Some(class) = self.class else { return false };
        let scope = &self.tree[class];
        scope.name == symbol
            && found.is_some_and(|found| Some(found.scope) == scope.parent || found.scope == class)
    }

    /// What a found name means: typedef-names and using-declarations are followed.
    fn meaning(&mut self, found: Found, depth: u32) -> u64 {
        let itself = |binding: BindingId| mix(0x1d, u64::from(binding.0));
        let Some(depth) = depth.checked_sub(1) else { return itself(found.binding) };
        match self.names.declarations(found.binding, TokenId(u32::MAX)).next() {
            Some(Named::Using(_, Some(binding))) => {
                let meaning = self.names.binding(binding).meaning;
                self.meaning(Found { scope: found.scope, binding, meaning }, depth)
            }
            Some(Named::Declaration(id)) => match self.tree[id].kind {
                DeclarationKind::Alias(_) if self.tree[id].headers.is_empty() => {
                    self.alias(id, self.tree[id].scope, found.binding)
                }
                _ => itself(found.binding),
            },
            _ => itself(found.binding),
        }
    }

    /// What a typedef-name stands for: where it is declared, the template parameters of the classes around it
    /// are visible and no others.
    fn alias(&mut self, id: DeclarationId, scope: ScopeId, binding: BindingId) -> u64 {
        if let Some(&known) = self.aliases.get(&id) {
            self.depends_on_class |= self.is_friend && known.in_template;
            self.depends_on_order |= known.is_open && self.reading != Some(id);
            return known.value;
        }
        let itself = mix(0x1d, u64::from(binding.0));
        if self.depth >= limits::NESTING {
            self.depends_on_order = true;
            return itself;
        }
        let DeclarationKind::Alias(alias) = self.tree[id].kind else { return itself };
        let alias = &self.tree[alias];
        let inside = alias_scope(self.tree, self.tokens, alias);
        self.depth += 1;
        let outer = std::mem::take(&mut self.parameters);
        let outer_seen = self.seen_around.take();
        let outer_class = self.class;
        self.class = self.class_around(scope);
        let outer_friend = std::mem::replace(&mut self.is_friend, false);
        let outer_level = self.own_level;
        let outer_reading = self.reading.replace(id);
        self.see_template_parameters(id);
        let in_template = !self.parameters.is_empty();
        self.depends_on_class |= outer_friend && in_template;
        // Until it is known, and for typedef-names that lead to themselves, it is itself.
        self.aliases.insert(id, Alias { value: itself, is_open: true, in_template });
        let value = if alias.is_using {
            self.type_of(alias.target, inside, false)
        } else {
            let (base, cv) = self.specifiers(alias.target, inside);
            if cv == 0 && alias.shape == Shape::Plain {
                base
            } else {
                self.declarator(base, cv, alias.declarator, Some(alias.name_token), scope, false)
            }
        };
        self.depth -= 1;
        self.parameters = outer;
        self.seen_around = outer_seen;
        self.class = outer_class;
        self.is_friend = outer_friend;
        self.own_level = outer_level;
        self.reading = outer_reading;
        self.aliases.insert(id, Alias { value, is_open: false, in_template });
        value
    }
}
