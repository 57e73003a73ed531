//! Kernel launches and calls of kernels.
//!
//! Only callees that are certain are judged: a plain or qualified name, not hidden by a local declaration,
//! whose declarations all agree. Everything else is left alone and counted.

use super::{Context, Spaces, fact, kernel};
use crate::body::LocalKind;
use crate::body::{Locals, NameClass, Outside, Use, uses_in_body};
use crate::diag::Finding;
use crate::lex::{Kind, Launch, Symbol, SymbolSet, TokenId, TokenRange};
use crate::names::{Found, Lookup, Meaning, Named};
use crate::read::Reading;
use crate::rules::generated::{self as rules, ByteClass, CallContext, Callee, CalleeSpace, Cell, Form};
use crate::tree::{DeclarationKind, EntityId, FunctionId, ScopeId, TemplateParameterKind, Tree};
use std::collections::BTreeMap;

/// Judges every launch, and every call of a name that some kernel has.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let reading = context.reading;
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let launched: BTreeMap<TokenId, Launch> =
        tokens.launches.iter().map(|l| (callee_name(reading, l.open), *l)).collect();
    let called = launched.keys().map(|name| tokens.symbol(*name));
    let hot = SymbolSet::new(tokens, called.chain(kernel_names(reading, spaces)));
    let places = tokens.places_of(&hot);
    if places.is_empty() {
        return;
    }
    for index in 0..tree.functions.len() {
        let id = FunctionId(index as u32);
        let Some((open, close)) = tree[id].body.braces() else { continue };
        let first = places.partition_point(|place| *place < open);
        if places.get(first).is_some_and(|place| *place < close) {
            body(context, spaces, id, (open, close), &hot, &launched);
        }
    }
}

/// The names of the kernels that are no members.
fn kernel_names<'a>(reading: &'a Reading, spaces: &'a Spaces) -> impl Iterator<Item = Symbol> + 'a {
    let tree = &reading.tree;
    (0..tree.entities.len()).map(|index| EntityId(index as u32)).filter_map(move |entity| {
        let is_kernel = spaces.of(entity).is_some_and(kernel::is_kernel);
        (is_kernel && tree[tree[entity].scope].is_namespace()).then(|| tree[entity].name)
    })
}

/// The name before `<<<`, template arguments stepped over; the `<<<` itself when there is none.
fn callee_name(reading: &Reading, open: TokenId) -> TokenId {
    let tokens = &reading.tokens;
    let mut at = open.previous();
    if tokens.kind(at) == Kind::Greater {
        let mut depth = 0u32;
        while at.0 > 0 {
            match tokens.kind(at) {
                Kind::Greater => depth += 1,
                Kind::Less => depth = depth.saturating_sub(1),
                kind if kind.is_close_bracket() => at = tokens.partner(at),
                Kind::Semicolon | Kind::OpenBrace => return open,
                _ => {}
            }
            at = at.previous();
            if depth == 0 {
                break;
            }
        }
    }
    if tokens.kind(at) == Kind::Identifier { at } else { open }
}

/// The scopes around a body, for its reader.
struct Around<'a> {
    reading: &'a Reading,
    scope: ScopeId,
    hot: &'a SymbolSet,
}

impl Around<'_> {
    /// Looks a name up with the qualification that stands before it.
    fn find(&self, range: TokenRange) -> Lookup {
        let Reading { tree, tokens, names, .. } = self.reading;
        let unknown = Lookup::Unknown(crate::statistics::UnknownReason::Undeclared);
        let mut inside: Option<ScopeId> = None;
        let mut last = unknown;
        for at in range.iter() {
            match tokens.kind(at) {
                Kind::ColonColon if at == range.start => inside = Some(Tree::GLOBAL),
                Kind::ColonColon => {
                    inside = last.found().and_then(|found| names.members(found));
                    if inside.is_none() {
                        return unknown;
                    }
                }
                Kind::Identifier => {
                    let symbol = tokens.symbol(at);
                    last = match inside {
                        Some(scope) => {
                            names.lookup_in(tree, scope, symbol, at).map_or(unknown, Lookup::Found)
                        }
                        None => names.lookup(tree, tokens, self.scope, symbol, at),
                    };
                }
                _ => return unknown,
            }
        }
        last
    }
}

impl Outside for Around<'_> {
    fn class_of(&self, name: TokenId) -> NameClass {
        let tokens = &self.reading.tokens;
        let mut start = name;
        while start.0 > 1
            && tokens.kind(start.previous()) == Kind::ColonColon
            && tokens.kind(start.previous().previous()) == Kind::Identifier
        {
            start = start.previous().previous();
        }
        match self.find(TokenRange::new(start, name.next())) {
            Lookup::Found(found) if found.meaning.is_any(Meaning::ANY_TEMPLATE) => NameClass::Template,
            Lookup::Found(found) if found.meaning.is_any(Meaning::TYPE) => NameClass::Type,
            Lookup::Found(found) if !found.meaning.is_any(Meaning::UNKNOWN) => NameClass::Value,
            Lookup::TemplateParameter(id) => match self.reading.tree[id].kind {
                TemplateParameterKind::Type => NameClass::Type,
                TemplateParameterKind::NonType => NameClass::Value,
                TemplateParameterKind::Template => NameClass::Template,
            },
            Lookup::Parameter(_) => NameClass::Value,
            _ => NameClass::Unknown,
        }
    }

    fn is_hot(&self, name: Symbol) -> bool {
        self.hot.contains(name)
    }
}

/// Judges the launches and calls in one body.
fn body(
    context: &mut Context<'_>,
    spaces: &Spaces,
    id: FunctionId,
    (open, close): (TokenId, TokenId),
    hot: &SymbolSet,
    launched: &BTreeMap<TokenId, Launch>,
) {
    let reading = context.reading;
    let tree = &reading.tree;
    let function = &tree[id];
    let declaration = function.declaration;
    let scope = function.target.unwrap_or(tree[declaration].scope);
    let mut locals = Locals::default();
    for parameter in function.parameters.iter() {
        if let Some(name) = tree[parameter].name {
            locals.declare(reading.tokens.symbol(name), LocalKind::Value);
        }
    }
    for header in tree.headers_of(declaration) {
        for parameter in header.parameters.of(&tree.template_parameters) {
            if let Some(name) = parameter.name {
                let kind = match parameter.kind {
                    TemplateParameterKind::NonType => LocalKind::Value,
                    _ => LocalKind::Type,
                };
                locals.declare(reading.tokens.symbol(name), kind);
            }
        }
    }
    let around = Around { reading, scope, hot };
    let Ok(uses) = uses_in_body(&reading.tokens, &around, locals, TokenRange::new(open, close.next())) else {
        context.count_unknown("launch-body");
        return;
    };
    let caller = spaces.after(declaration);
    let is_template = matches!(fact::form(reading, declaration), Form::Template | Form::MemberTemplate);
    for found in uses {
        let launch = launched.get(&found.name).copied();
        let is_call = reading.tokens.kind(found.range.end) == Kind::OpenParen;
        if launch.is_none() && !is_call {
            continue;
        }
        let Some(place) = call_context(reading, (open, found.range.start), is_template) else {
            context.count_unknown("launch-context");
            continue;
        };
        match callee(&around, spaces, &found) {
            Some(callee) => one(context, &found, callee, place, launch, caller),
            None => context.count_unknown("launch-callee"),
        }
    }
}

/// Judges one launch or call.
fn one(
    context: &mut Context<'_>,
    found: &Use,
    callee: Callee,
    place: CallContext,
    launch: Option<Launch>,
    caller: ByteClass,
) {
    let (dialect, pass) = (context.dialect, context.pass);
    let at = context.reading.tokens.get(found.range.start).start;
    let Some(launch) = launch else {
        report(context, rules::decide_launch_unconfigured(dialect, pass, callee, place), at);
        return;
    };
    report(context, rules::decide_launch_callee(dialect, pass, callee, place), at);
    // The device passes read a template's body only in an instance.
    let read_here = place != CallContext::Pattern;
    if callee == Callee::Kernel && read_here {
        let caller = match caller {
            ByteClass::None | ByteClass::H => CalleeSpace::Host,
            _ => CalleeSpace::Device,
        };
        let device_c = fact::truth(context.device_c);
        let runtime = fact::truth(has_device_runtime(context.reading));
        let cell = rules::decide_launch_from_device(dialect, pass, caller, device_c, runtime);
        report(context, cell, at);
    }
    if let Some(stream) = has_stream(context.reading, launch) {
        let close = context.reading.tokens.get(launch.close).start;
        let cell = rules::decide_launch_no_stream(dialect, pass, fact::truth(stream), place);
        report(context, cell, close);
    }
}

fn report(context: &mut Context<'_>, cell: &Cell<()>, at: u32) {
    for report in cell.reports {
        context.find(Finding::reported(report, at, &[]));
    }
}

/// Whether the functions that a launch in device code is made of are declared.
fn has_device_runtime(reading: &Reading) -> bool {
    ["cudaGetParameterBufferV2", "cudaLaunchDeviceV2"].iter().all(|name| {
        let symbol = reading.tokens.symbols.find(name);
        symbol.is_some_and(|symbol| reading.names.ever(symbol).is_any(Meaning::FUNCTION))
    })
}

/// Whether a launch has a fourth configuration argument; `None` when a comma may be one inside `<>`.
fn has_stream(reading: &Reading, launch: Launch) -> Option<bool> {
    let tokens = &reading.tokens;
    let mut commas = 0;
    let mut at = launch.open.next();
    while at < launch.close {
        match tokens.kind(at) {
            Kind::Comma => commas += 1,
            Kind::Less => return None,
            kind if kind.is_open_bracket() => at = tokens.partner(at),
            _ => {}
        }
        at = at.next();
    }
    Some(commas >= 3)
}

/// What a use calls, when all that its name can mean there agrees.
fn callee(around: &Around<'_>, spaces: &Spaces, found: &Use) -> Option<Callee> {
    let reading = around.reading;
    if found.via.is_some() || !found.directives.is_empty() {
        return None;
    }
    let name: Found = around.find(found.range).found()?;
    let mut classes: BTreeMap<EntityId, ByteClass> = BTreeMap::new();
    for named in reading.names.declarations(name.binding, found.range.start) {
        let Named::Declaration(id) = named else { return None };
        match reading.tree[id].kind {
            DeclarationKind::Function(_) => {
                classes.insert(reading.tree[id].entity?, spaces.after(id));
            }
            DeclarationKind::Variable(_) => return Some(Callee::Pointer),
            _ => return None,
        }
    }
    let kind = |class: &ByteClass| match class {
        ByteClass::None | ByteClass::H => Some(Callee::Host),
        ByteClass::D | ByteClass::HD => Some(Callee::Device),
        ByteClass::G => Some(Callee::Kernel),
        _ => None,
    };
    let mut kinds = classes.values().map(kind);
    let first = kinds.next()??;
    kinds.all(|other| other == Some(first)).then_some(first)
}

/// Where in a body a call stands; `None` in a body with `if constexpr` around the call, and in local classes.
fn call_context(
    reading: &Reading,
    (open, call): (TokenId, TokenId),
    is_template: bool,
) -> Option<CallContext> {
    let tokens = &reading.tokens;
    let mut at = call.previous();
    while at > open {
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            Kind::OpenParen => match tokens.kind(at.previous()) {
                Kind::Sizeof | Kind::Decltype | Kind::Noexcept | Kind::Typeof | Kind::Alignof => {
                    return Some(CallContext::Unevaluated);
                }
                Kind::Typeid => return None,
                _ => {}
            },
            Kind::Sizeof => return Some(CallContext::Unevaluated),
            Kind::Constexpr if tokens.kind(at.previous()) == Kind::If => return None,
            Kind::Struct | Kind::Class | Kind::Union => return None,
            _ => {}
        }
        at = at.previous();
    }
    Some(if is_template { CallContext::Pattern } else { CallContext::Body })
}
