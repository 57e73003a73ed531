//! The function that launches call to configure the kernel: every launch looks it up from where it stands.

use super::lookup::{Bodies, declared_in_block};
use super::{Context, fact};
use crate::diag::Finding;
use crate::lex::{Kind, Launch, TokenId, TokenRange};
use crate::names::{Lookup, Meaning};
use crate::rules::generated::{DiagnosticId, Form, decide_launch_push_configuration};
use crate::statistics::UnknownReason;
use crate::tree::FunctionId;
use cufe_spec::unit::Pass;
use std::cell::OnceCell;

/// The name that is looked up.
const PUSH: &str = "__cudaPushCallConfiguration";

/// Reports the first launch that does not find it: compilation ends there.
pub(super) fn check(context: &mut Context<'_>, bodies: &Bodies) {
    let reading = context.reading;
    let tokens = &reading.tokens;
    // Hardly any launch stands in an initialiser or a handler.
    let wide = OnceCell::new();
    let in_wide = |at| wide.get_or_init(|| Bodies::with_initializers(&reading.tree)).around(at);
    let symbol = tokens.symbols.find(PUSH);
    let names_it = |at: TokenId| Some(tokens.symbol(at)) == symbol;
    // Bodies that name it are searched; most do not. What stands before the launch before is not looked at again.
    let (mut body, mut looked_at, mut is_named) = (None, TokenId(0), false);
    for &launch in &tokens.launches {
        let around = bodies.around(launch.open).or_else(|| in_wide(launch.open));
        let Some((function, (open, _))) = around else { continue };
        if body.replace(open) != Some(open) {
            (looked_at, is_named) = (open, false);
        }
        is_named |= TokenRange::new(looked_at, launch.open).iter().any(names_it);
        looked_at = launch.open;
        let declaration = reading.tree[function].declaration;
        let is_template = matches!(fact::form(reading, declaration), Form::Template | Form::MemberTemplate);
        // The released device passes read a template's body only in an instance.
        if is_template && context.pass != Pass::Host && context.dialect.is_released() {
            continue;
        }
        let Some(declared) = is_declared(context, function, is_named.then_some(open), launch) else {
            context.count_unknown("launch-configuration");
            continue;
        };
        let cell = decide_launch_push_configuration(context.dialect, context.pass, fact::truth(declared));
        for report in cell.reports {
            context.find(Finding::reported(report, reading.tokens.get(launch.open).start, &[]));
        }
        if !cell.reports.is_empty() {
            return;
        }
    }
}

/// Whether the launch finds a function of that name; `None` when that is not certain. `body` is where the body begins if
/// the name stands in it before the launch.
fn is_declared(
    context: &Context<'_>,
    function: FunctionId,
    body: Option<TokenId>,
    launch: Launch,
) -> Option<bool> {
    let reading = context.reading;
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let Some(symbol) = tokens.symbols.find(PUSH) else { return Some(false) };
    if let Some(local) = body.and_then(|open| declared_in_block(reading, open, launch.open, symbol)) {
        return (tokens.kind(local.next()) != Kind::OpenParen).then_some(false);
    }
    let entry = &tree[function];
    let is_named = |name: Option<TokenId>| name.is_some_and(|name| tokens.symbol(name) == symbol);
    if entry.parameters.iter().any(|id| is_named(tree[id].name())) {
        return Some(false);
    }
    let scope = entry.target.unwrap_or(tree[entry.declaration].scope);
    match reading.names.lookup(tree, tokens, scope, symbol, launch.open) {
        Lookup::Found(found) if found.meaning.is_any(Meaning::UNKNOWN) => None,
        Lookup::Found(found) => Some(found.meaning.is_any(Meaning::FUNCTION)),
        Lookup::TemplateParameter(_) | Lookup::Parameter(_) => Some(false),
        Lookup::Unknown(UnknownReason::Undeclared) => Some(false),
        Lookup::Unknown(_) => None,
    }
}

/// Drops what the released tool would have found behind the place where compilation ended.
pub(super) fn end_there(findings: &mut Vec<Finding>) {
    let end = findings.iter().find(|f| f.diagnostic == DiagnosticId::LaunchNoPushConfiguration).map(|f| f.at);
    if let Some(end) = end {
        findings.retain(|finding| finding.at <= end);
    }
}
