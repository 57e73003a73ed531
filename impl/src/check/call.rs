//! What stands behind the name of a function in a body: template arguments and the arguments of a call or launch.

use super::declaring::Declaring;
use super::{Context, instance};
use crate::bodies::NameUse;
use crate::ids::model::Argument;
use crate::ids::spelled::{Actual, Missing, Spelling, Standpoint};
use crate::lex::{Kind, Launch, Symbol, TokenId, TokenRange};
use crate::names::{Lookup, Meaning, Named};
use crate::read::Reading;
use crate::tree::{DeclarationId, DeclarationKind, FunctionId, ScopeId, TemplateParameterId};

/// What follows the name of a function.
#[derive(Clone, Copy, Debug)]
pub(super) struct Naming {
    /// Where the name begins.
    pub start: TokenId,
    /// `<...>` with its brackets, or empty.
    pub arguments: TokenRange,
    /// The parentheses of the call or launch.
    pub call: Option<(TokenId, TokenId)>,
}

impl Naming {
    pub(super) fn of(reading: &Reading, found: &NameUse, launch: Option<Launch>) -> Naming {
        Naming::at(reading, found.range, launch)
    }

    /// The same for a name, its qualification included, or only its last token.
    pub(super) fn at(reading: &Reading, name: TokenRange, launch: Option<Launch>) -> Naming {
        let tokens = &reading.tokens;
        let mut behind = name.end;
        let mut arguments = TokenRange::new(behind, behind);
        if tokens.kind(behind) == Kind::Less
            && let Some(greater) = tokens.angle_partner(behind)
        {
            arguments = TokenRange::new(behind, greater.next());
            behind = greater.next();
        }
        // `close` is the first of three tokens `>`.
        let open = launch.map_or(behind, |launch| TokenId(launch.close.0 + 3));
        let call = (tokens.kind(open) == Kind::OpenParen).then(|| (open, tokens.partner(open)));
        Naming { start: name.start, arguments, call }
    }

    /// The instance of the kernel template that `pattern` declares; `open` is where the parameters of the function
    /// around begin, and what it declares from there on.
    pub(super) fn instance(
        &self,
        context: &Context<'_>,
        pattern: DeclarationId,
        place: Standpoint,
        (open, declaring): (TokenId, &mut Declaring<'_>),
        is_defined: bool,
    ) -> Option<instance::Named> {
        let reading = context.reading;
        let template = reading.tree[pattern].entity?;
        let arguments = self.template_arguments(reading, pattern, &[], place, (open, declaring));
        let end = self.call.map_or(self.start, |(_, close)| close);
        let at = reading.tokens.get(end).start;
        let written = self.arguments;
        Some(instance::Named {
            template,
            point: self.start,
            at,
            arguments,
            written,
            place,
            is_defined,
            is_extern: false,
        })
    }

    /// The arguments of the instance that is named, where the template parameters in `given` stand for theirs.
    ///
    /// # Errors
    /// Why they are not certain.
    pub(super) fn template_arguments(
        &self,
        reading: &Reading,
        pattern: DeclarationId,
        given: &[(TemplateParameterId, Argument)],
        place: Standpoint,
        (open, declaring): (TokenId, &mut Declaring<'_>),
    ) -> Result<Vec<Argument>, Missing> {
        let actuals = match self.call {
            Some(call) => actuals(reading, place, (open, declaring), call),
            None => Vec::new(),
        };
        if has_local_types(reading, self.arguments, declaring, self.start) {
            return Err(Missing::Local);
        }
        let is_unknown = |one: &Actual| matches!(one, Actual::Unknown | Actual::UnknownRest);
        if actuals.iter().any(is_unknown) && may_replace_default(reading, pattern) {
            return Err(Missing::Expression);
        }
        Spelling::within(reading, given).function_arguments(pattern, self.arguments, place, &actuals)
    }

    /// The token behind the name and its template arguments.
    pub(super) fn behind(&self) -> TokenId {
        self.arguments.end
    }
}

/// Whether a name in `range`, which stands in the body of `function`, may be one that the body declares.
pub(crate) fn may_name_local_type(reading: &Reading, function: FunctionId, range: TokenRange) -> bool {
    let mut declaring = Declaring::from(&reading.tokens, reading.tree[function].open);
    has_local_types(reading, range, &mut declaring, range.start)
}

/// Whether arguments of a call may decide a template parameter that has a default argument.
fn may_replace_default(reading: &Reading, pattern: DeclarationId) -> bool {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let Some(function) = tree.function(pattern) else { return false };
    let words = |symbol: Symbol| {
        let mut all = function
            .parameters
            .iter()
            .flat_map(|id| tree[id].type_specifier.iter().chain(tree[id].declarator.iter()));
        all.any(|at| tokens.symbol(at) == symbol)
    };
    let headers = tree.headers_of(pattern).iter();
    let mut own = headers.flat_map(|header| header.parameters.of(&tree.template_parameters));
    own.any(|one| !one.default().is_empty() && one.name().is_some_and(|name| words(tokens.symbol(name))))
}

/// Whether a name in `arguments` may be one that the body declares before `end`.
pub(super) fn has_local_types(
    reading: &Reading,
    arguments: TokenRange,
    declaring: &mut Declaring<'_>,
    end: TokenId,
) -> bool {
    let tokens = &reading.tokens;
    let mut names = arguments.iter().filter(|t| tokens.kind(*t) == Kind::Identifier).peekable();
    names.peek().is_some()
        && (declaring.has_types(end)
            || names.any(|name| declaring.places(tokens.symbol(name), end).next().is_some()))
}

/// What is known of the arguments between the parentheses of a call: literals, and variables and parameters
/// that nothing in the body hides.
fn actuals(
    reading: &Reading,
    place: Standpoint,
    (body, declaring): (TokenId, &mut Declaring<'_>),
    (open, close): (TokenId, TokenId),
) -> Vec<Actual> {
    let tokens = &reading.tokens;
    let mut found = Vec::new();
    let mut at = open.next();
    while at < close {
        let start = at;
        let mut is_certain = true;
        while at < close && tokens.kind(at) != Kind::Comma {
            match tokens.kind(at) {
                // The comma behind may be one inside template arguments.
                Kind::Less | Kind::Ellipsis => is_certain = false,
                kind if kind.is_open_bracket() => at = tokens.partner(at),
                _ => {}
            }
            at = at.next();
        }
        if !is_certain {
            // What follows may be any number of arguments.
            found.push(Actual::UnknownRest);
            return found;
        }
        found.push(actual(reading, place, (body, declaring), TokenRange::new(start, at)));
        at = at.next();
    }
    found
}

fn actual(
    reading: &Reading,
    place: Standpoint,
    (body, declaring): (TokenId, &mut Declaring<'_>),
    range: TokenRange,
) -> Actual {
    let tokens = &reading.tokens;
    if let Ok(ty) = Spelling::new(reading).literal(range) {
        return Actual::Value(ty);
    }
    let symbol = tokens.symbol(range.start);
    let is_name = range.len() == 1 && tokens.kind(range.start) == Kind::Identifier;
    if !is_name {
        return Actual::Unknown;
    }
    let (first, last) = {
        let mut hiding = declaring.places(symbol, range.start);
        let first = hiding.next();
        (first, hiding.next_back().or(first))
    };
    if first.is_some() {
        // A local variable, or a parameter when the body declares none of that name.
        let is_parameter = last.is_some_and(|last| last < tokens.partner(body));
        let local = declaring.seen(symbol, range.start);
        let named = local.or_else(|| first.filter(|_| is_parameter));
        let ty = named.and_then(|name| simple_type(reading, name));
        let ty = ty.map(|range| Spelling::new(reading).type_at(range, place));
        return ty.and_then(Result::ok).map_or(Actual::Unknown, Actual::Variable);
    }
    let lookup = reading.names.lookup(&reading.tree, tokens, place.scope, symbol, place.position);
    let Lookup::Found(found) = lookup else { return Actual::Unknown };
    let mut declarations = reading.names.declarations(found.binding, place.position);
    let variable = match declarations.next() {
        Some(Named::Declaration(id)) => match reading.tree[id].kind {
            DeclarationKind::Variable(variable) => variable,
            _ => return Actual::Unknown,
        },
        _ => return Actual::Unknown,
    };
    match Spelling::new(reading).variable(variable) {
        Ok(ty) => Actual::Variable(ty),
        Err(_) => Actual::Unknown,
    }
}

/// The type before the name of a local variable or parameter, when keywords and `*` spell all of it.
fn simple_type(reading: &Reading, name: TokenId) -> Option<TokenRange> {
    let tokens = &reading.tokens;
    if matches!(tokens.kind(name.next()), Kind::OpenBracket | Kind::OpenParen | Kind::Colon) {
        return None;
    }
    let mut start = name;
    loop {
        match tokens.kind(start.previous()) {
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::OpenParen | Kind::Comma => break,
            Kind::Const | Kind::Star => start = start.previous(),
            kind if kind.is_builtin_type() => start = start.previous(),
            _ => return None,
        }
    }
    (start < name && tokens.kind(start) != Kind::Star).then(|| TokenRange::new(start, name))
}

/// Whether a call in the template `function` is looked up again in each instance: an argument's type depends on
/// the template's parameters. `None` when that is not certain.
pub(super) fn depends(
    reading: &Reading,
    function: FunctionId,
    use_of: Naming,
    declaring: &mut Declaring<'_>,
) -> Option<bool> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let entry = &tree[function];
    let declaration = entry.declaration;
    let mut certain = true;
    let scope = entry.target.unwrap_or(tree[declaration].scope);
    // Neither `this` of a class that is no template depends, nor a member of it.
    let is_plain = |scope: ScopeId| tree[scope].class().is_some() && !tree[scope].within.pattern;
    let arguments = match use_of.call {
        Some((open, close)) if reading.bodies.independent.binary_search(&open).is_err() => {
            TokenRange::new(open, close)
        }
        _ => TokenRange::empty_at(use_of.arguments.end),
    };
    for at in TokenRange::new(use_of.start, use_of.arguments.end).iter().chain(arguments.iter()) {
        let is_callee = at == use_of.start || at.next() == use_of.arguments.start;
        if is_callee || tokens.kind(at) != Kind::Identifier {
            certain &= tokens.kind(at) != Kind::This || is_plain(scope);
            continue;
        }
        // A member depends where what stands before it does.
        if matches!(tokens.kind(at.previous()), Kind::ColonColon | Kind::Dot | Kind::Arrow) {
            continue;
        }
        let symbol = tokens.symbol(at);
        let is_name = |name: Option<TokenId>| name.is_some_and(|name| tokens.symbol(name) == symbol);
        let headers = tree.headers_of(declaration).iter();
        if headers.flat_map(|h| h.parameters.of(&tree.template_parameters)).any(|p| is_name(p.name())) {
            return Some(true);
        }
        if let Some(parameter) = entry.parameters.iter().find(|id| is_name(tree[*id].name())) {
            match Spelling::new(reading).parameter(function, parameter) {
                Ok(_) => {}
                Err(Missing::Dependent) => return Some(true),
                Err(_) => certain = false,
            }
            continue;
        }
        if declaring.places(symbol, at).next_back().is_some_and(|last| last >= entry.close) {
            certain = false;
            continue;
        }
        match reading.names.lookup(tree, tokens, scope, symbol, at) {
            Lookup::Found(found)
                if (tree[found.scope].is_namespace() || is_plain(found.scope))
                    && !found.meaning.is_any(Meaning::ANY_TEMPLATE) => {}
            Lookup::TemplateParameter(_) => return Some(true),
            _ => certain = false,
        }
    }
    certain.then_some(false)
}
