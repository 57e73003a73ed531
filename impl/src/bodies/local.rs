//! What blocks declare.

use super::{LocalEntity, LocalEntityKind};
use crate::lex::{TokenId, TokenRange};
use crate::tree::{
    ClassId, DeclarationId, DeclarationKind, FunctionName, ScopeId, ScopeKind, SpecifierKind, Tree, UsingKind,
};

/// The namespace that a class is declared in by being mentioned, unless a block is around ([basic.scope.pdecl]).
pub(crate) fn mentioned_in(tree: &Tree, id: DeclarationId) -> Option<ScopeId> {
    let DeclarationKind::Class(class) = tree[id].kind else { return None };
    let mut scope = tree[class].is_elaborated.then_some(tree[id].scope)?;
    while !tree[scope].is_namespace() {
        scope = match tree[scope].kind {
            ScopeKind::Class(_) => tree[scope].parent?,
            _ => return None,
        };
    }
    Some(scope)
}

/// What a declaration in a block declares, a plain variable apart.
pub(crate) fn local_entity(tree: &Tree, id: DeclarationId) -> Option<LocalEntity> {
    let whole = tree[id].range;
    let until = |close: TokenId| TokenRange::new(whole.start, close.next());
    let fields = |scope: ScopeId| {
        let members = tree[scope].declarations.iter().filter_map(|&id| tree.variable(id));
        members.filter(|one| one.is_field).filter_map(|one| one.name_token).collect()
    };
    let named = |class: ClassId| tree[class].name_token.unwrap_or(tree[class].key_token);
    let class = tree[tree[id].scope].class().map(named);
    let (kind, name, members, text, is_definition) = match tree[id].kind {
        DeclarationKind::Class(one) => {
            let (name, one) = (named(one), &tree[one]);
            let text = one.body.map_or(whole, |(_, close)| until(close));
            let members = one.scope.map(fields).unwrap_or_default();
            (LocalEntityKind::Class, name, members, text, one.body.is_some())
        }
        DeclarationKind::Enum(one) => {
            let one = &tree[one];
            let members = one.enumerators.of(&tree.enumerators).iter().map(|one| one.name_token).collect();
            let text = one.body.map_or(whole, |(_, close)| TokenRange::new(one.key_token, close.next()));
            let name = one.name_token.unwrap_or(one.key_token);
            (LocalEntityKind::Enumeration, name, members, text, one.body.is_some())
        }
        DeclarationKind::Alias(one) => {
            (LocalEntityKind::Alias, tree[one].name_token, Vec::new(), whole, false)
        }
        DeclarationKind::Function(one) => {
            let function = &tree[one];
            let name = match function.name {
                FunctionName::Destructor => function.name_token.next(),
                _ => function.name_token,
            };
            (LocalEntityKind::Function, name, Vec::new(), whole, function.body.is_some())
        }
        DeclarationKind::Using(one) if tree[one].kind == UsingKind::Declaration => {
            (LocalEntityKind::Using, tree[one].name_token, Vec::new(), tree[one].name, false)
        }
        DeclarationKind::Variable(one) if !tree.attributes_of(id).is_empty() => {
            let is_definition = !tree.has_specifier(id, SpecifierKind::Extern);
            (LocalEntityKind::Variable, tree[one].name_token?, Vec::new(), whole, is_definition)
        }
        _ => return None,
    };
    let is_type = matches!(kind, LocalEntityKind::Class | LocalEntityKind::Enumeration);
    // Nothing but the `;` stands behind others.
    let in_specifiers = is_type && is_definition && whole.end > text.end.next();
    Some(LocalEntity { kind, name, members, class, text, is_definition, in_specifiers })
}

/// Whether a declaration stands in a block, or in a class that does.
pub(crate) fn is_in_body(tree: &Tree, id: DeclarationId) -> bool {
    let mut scope = tree[id].scope;
    while let ScopeKind::Class(_) = tree[scope].kind {
        match tree[scope].parent {
            Some(parent) => scope = parent,
            None => return false,
        }
    }
    !tree[scope].is_namespace()
}
