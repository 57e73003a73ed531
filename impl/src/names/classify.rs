//! What kind of thing a name stands for, for readers of tokens that know no grammar.

use super::{Lookup, Meaning};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::read::Reading;
use crate::statistics::UnknownReason;
use crate::tree::{ScopeId, TemplateParameterKind, Tree};

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameClass {
    /// A class, enumeration, alias or template type parameter.
    Type,
    /// A class, function, variable or alias template.
    Template,
    /// Anything else that is known.
    Value,
    /// Not known, or dependent.
    Unknown,
}

/// What the name at `name`, with its qualification before it, stands for in `scope`.
pub fn class_of(reading: &Reading, scope: ScopeId, name: TokenId) -> NameClass {
    let kind = |at: TokenId| reading.tokens.kind(at);
    let mut start = name;
    while start.0 > 1
        && kind(start.previous()) == Kind::ColonColon
        && kind(start.previous().previous()) == Kind::Identifier
    {
        start = start.previous().previous();
    }
    if start.0 > 0 && kind(start.previous()) == Kind::ColonColon {
        start = start.previous();
        if start.0 > 0 && kind(start.previous()) == Kind::Greater {
            return NameClass::Unknown;
        }
    }
    match find(reading, scope, TokenRange::new(start, name.next())) {
        Lookup::Found(found) if found.meaning.is_any(Meaning::ANY_TEMPLATE) => NameClass::Template,
        Lookup::Found(found) if found.meaning.is_any(Meaning::TYPE) => NameClass::Type,
        Lookup::Found(found) if !found.meaning.is_any(Meaning::UNKNOWN) => NameClass::Value,
        Lookup::TemplateParameter(id) => match reading.tree[id].kind {
            TemplateParameterKind::Type => NameClass::Type,
            TemplateParameterKind::NonType => NameClass::Value,
            TemplateParameterKind::Template => NameClass::Template,
        },
        Lookup::Parameter(_) => NameClass::Value,
        _ => NameClass::Unknown,
    }
}

/// Looks a qualified or unqualified name without template arguments up from `scope`.
fn find(reading: &Reading, scope: ScopeId, range: TokenRange) -> Lookup {
    let Reading { tree, tokens, names, .. } = reading;
    let unknown = Lookup::Unknown(UnknownReason::Undeclared);
    let mut inside = None;
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
                    Some(scope) => names.lookup_in(tree, scope, symbol, at).map_or(unknown, Lookup::Found),
                    None => names.lookup(tree, tokens, scope, symbol, at),
                };
            }
            // `n::template v<..>`.
            Kind::Template => {}
            _ => return unknown,
        }
    }
    last
}
