//! `decltype` of managed variables: the type of the name is not what the host sees.

use super::lookup::{Bodies, declared_in_block, resolve};
use super::{Context, Memory, fact};
use crate::diag::Finding;
use crate::lex::{Kind, SymbolSet, TokenId, TokenRange};
use crate::names::Named;
use crate::read::Reading;
use crate::rules::generated::{Form, MemoryClass, decide_variable_managed_decltype};
use crate::tree::{DeclarationKind, EntityId, ParameterId, ScopeId};
use cufe_spec::unit::Pass;

/// Judges every `decltype` whose operand is the name of a variable with a memory space.
pub(super) fn check(context: &mut Context<'_>, bodies: &Bodies, memory: &Memory) {
    let reading = context.reading;
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let entities = (0..tree.entities.len()).map(EntityId::from_index);
    let names =
        entities.filter(|&entity| memory.of(entity) != MemoryClass::None).map(|entity| tree[entity].name);
    let places = tokens.places_of(&SymbolSet::new(tokens, names));
    if places.is_empty() {
        return;
    }
    for at in places {
        let close = at.next();
        if tokens.kind(close) != Kind::CloseParen {
            continue;
        }
        let Some(name) = operand(reading, tokens.partner(close)) else { continue };
        match standing(context, bodies, name) {
            Standing::In(scope) => judge(context, memory, scope, name),
            Standing::Unread => {}
            Standing::Hidden => context.count_unknown("decltype-operand"),
        }
    }
}

/// The name between the parentheses at `open`, when they are those of a `decltype` and there is nothing else.
fn operand(reading: &Reading, open: TokenId) -> Option<TokenRange> {
    let tokens = &reading.tokens;
    if tokens.kind(open.previous()) != Kind::Decltype {
        return None;
    }
    let inside = TokenRange::new(open.next(), tokens.partner(open));
    let is_name = |at: TokenId| matches!(tokens.kind(at), Kind::Identifier | Kind::ColonColon);
    let is_one = !inside.is_empty() && inside.iter().all(is_name);
    (is_one && tokens.kind(inside.last()) == Kind::Identifier).then_some(inside)
}

/// Where a name stands.
enum Standing {
    /// Looked up from this scope.
    In(ScopeId),
    /// In a template's body, which this pass reads in instances only.
    Unread,
    /// A declaration of the body may hide what is outside.
    Hidden,
}

fn standing(context: &Context<'_>, bodies: &Bodies, name: TokenRange) -> Standing {
    let reading = context.reading;
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    if let Some((function, (open, _))) = bodies.around(name.start) {
        let entry = &tree[function];
        let form = fact::form(reading, entry.declaration);
        if context.pass != Pass::Host && matches!(form, Form::Template | Form::MemberTemplate) {
            return Standing::Unread;
        }
        let first = name.iter().find(|at| tokens.kind(*at) == Kind::Identifier).unwrap_or(name.start);
        let symbol = tokens.symbol(first);
        let is_global = tokens.kind(name.start) == Kind::ColonColon;
        let is_parameter =
            |id: ParameterId| tree[id].name().is_some_and(|named| tokens.symbol(named) == symbol);
        let hides = declared_in_block(reading, open, name.start, symbol).is_some()
            || entry.parameters.iter().any(is_parameter);
        if hides && !is_global {
            return Standing::Hidden;
        }
        return Standing::In(entry.target.unwrap_or(tree[entry.declaration].scope));
    }
    match context.declaration_around(name.start) {
        Some(id) => match tree[id].kind {
            DeclarationKind::Function(function) => {
                Standing::In(tree[function].target.unwrap_or(tree[id].scope))
            }
            _ => Standing::In(tree[id].scope),
        },
        None => Standing::Hidden,
    }
}

fn judge(context: &mut Context<'_>, memory: &Memory, scope: ScopeId, name: TokenRange) {
    let reading = context.reading;
    let Some(found) = resolve(reading, scope, name).found() else {
        return context.count_unknown("decltype-operand");
    };
    let Some(Named::Declaration(id)) = reading.names.declarations(found.binding, name.start).next() else {
        return context.count_unknown("decltype-operand");
    };
    let DeclarationKind::Variable(_) = reading.tree[id].kind else { return };
    let Some(entity) = reading.tree[id].entity else { return };
    let class = memory.of(entity);
    let plain = fact::truth(true);
    for report in decide_variable_managed_decltype(context.dialect, context.pass, class, plain).reports {
        context.find(Finding::reported(report, reading.tokens.get(name.last()).start, &[]));
    }
}
