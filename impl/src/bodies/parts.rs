//! The classes, enumerations and closures in the types of expressions, for what annotated lambdas capture and what kernels are
//! given: those of blocks are gone when the text has been read.

use super::{Captured, NamedInstance, NamedType, keep_last, local_type_name};
use crate::ids::model::{Argument, Base, Component, Name, Type};
use crate::ids::spelled::{Spelling, Unit, is_made_up};
use crate::lex::{TokenId, TokenRange, Tokens};
use crate::sema::{Resolved, Uses};
use crate::tree::{Access, DeclarationId, DeclarationKind, ScopeKind, Tree};

/// Finds them in a unit that is being read.
pub(crate) struct Parts<'a> {
    pub(crate) unit: Unit<'a>,
}

impl Parts<'_> {
    /// What is captured with variables of these types, by name.
    pub(crate) fn captured_types(&self, variables: &[(TokenId, Type)]) -> Vec<(TokenId, Captured)> {
        let captured = variables.iter().map(|(name, ty)| {
            let mut captured = Captured { ty: Some(ty.referred().clone()), ..Captured::default() };
            self.add_type(ty, false, &mut |part| captured.parts.push(part));
            (*name, captured)
        });
        let mut all = captured.collect();
        keep_last(&mut all, |one: &(TokenId, Captured)| one.0);
        all
    }

    /// The specialisations that a body names or launches and that have such types in their template arguments.
    pub(crate) fn named_instances(&self, uses: &Uses) -> Vec<NamedInstance> {
        let all = [&uses.launches, &uses.local_launches, &uses.named, &uses.local_named];
        let mut named: Vec<NamedInstance> = Vec::new();
        for one in all.into_iter().flatten() {
            let parts = self.parts_of_arguments(&one.function, true);
            let (function, local_classes) = (one.function.clone(), one.context.local_classes);
            named.extend((!parts.is_empty()).then_some(NamedInstance {
                name: one.name,
                function,
                parts,
                local_classes,
            }));
        }
        named
    }

    /// The parts of the types in the template arguments of a specialisation, those of the classes around last; what
    /// functions take and give is looked at where `of_functions` says so, but in no template arguments of classes.
    pub(crate) fn parts_of_arguments(&self, one: &Resolved, of_functions: bool) -> Vec<NamedType> {
        let mut found = Vec::new();
        let outer = one.given.iter().map(|(_, argument)| argument);
        for argument in one.arguments.iter().flatten().chain(outer) {
            self.add_argument(argument, of_functions, &mut |part| found.push(part));
        }
        found
    }

    fn add_argument(&self, argument: &Argument, of_functions: bool, add: &mut impl FnMut(NamedType)) {
        match argument {
            Argument::Type(ty) | Argument::Integer(ty, _) => self.add_type(ty, of_functions, add),
            Argument::Pack(all) => all.iter().for_each(|one| self.add_argument(one, of_functions, add)),
            Argument::Entity(_) | Argument::Template(_) => {}
        }
    }

    /// Adds the parts of a type.
    fn add_type(&self, ty: &Type, of_functions: bool, add: &mut impl FnMut(NamedType)) {
        match ty {
            Type::Function(_) if !of_functions => {}
            Type::Named(name) if let Some(closure) = ty.closure() => {
                let (ty, place) = (Some(Type::Named(name.clone())), Some(closure.open));
                add(NamedType { ty, place, ..NamedType::not_declared() })
            }
            Type::Named(name) => {
                for index in (0..name.0.len()).rev() {
                    if let Some(part) = self.part_named(Name(name.0[..=index].to_vec())) {
                        add(part);
                    }
                }
                let arguments = name.0.iter().rev().filter_map(|component| component.arguments.as_ref());
                arguments.flatten().for_each(|one| self.add_argument(one, false, add));
            }
            other => other.parts().for_each(|part| self.add_type(part, of_functions, add)),
        }
    }

    /// The class or enumeration of that name; `None` of a namespace or block.
    fn part_named(&self, name: Name) -> Option<NamedType> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let spelling = Spelling::telling_apart(self.unit);
        let local = local_name(&name);
        let ty = Type::Named(name);
        let declaration: Option<DeclarationId> = match spelling.class_scope(&ty) {
            Ok(Some(scope)) => tree[scope].class().map(|class| tree[class].declaration),
            _ => spelling.enumeration(&ty).ok().flatten().map(|id| tree[id].declaration),
        };
        let known = declaration.map(|id| NamedType::of(tree, tokens, id));
        let elsewhere =
            local.clone().map(|local| NamedType { local: Some(local.into()), ..NamedType::not_declared() });
        let mut part = known.or(elsewhere)?;
        // A typedef may give it the name.
        if let (Some(shown), Some(local)) = (&mut part.local, local) {
            *shown = local.into();
        }
        Some(NamedType { ty: Some(ty), ..part })
    }
}

impl NamedType {
    /// A closure type, or a class of which no declaration is known.
    fn not_declared() -> NamedType {
        NamedType {
            declared: None,
            place: None,
            local: None,
            key: "class",
            is_private: false,
            arguments: TokenRange::default(),
            ty: None,
        }
    }

    /// A class or enumeration by its declaration, without template arguments.
    pub(crate) fn of(tree: &Tree, tokens: &Tokens, id: DeclarationId) -> NamedType {
        let (key, body) = match tree[id].kind {
            DeclarationKind::Class(class) => (tree[class].key.name(), tree[class].body),
            DeclarationKind::Enum(enumeration) => ("enum", tree[enumeration].body),
            _ => ("enum", None),
        };
        let name = tree.name_token(id);
        let declared = name.or_else(|| typedef_name_for_linkage(tree, id));
        NamedType {
            declared,
            place: name.or(body.map(|(open, _)| open)),
            local: is_local(tree, id).then(|| name_of_local(tree, tokens, (id, declared, key))),
            key,
            is_private: matches!(tree[id].access, Some(Access::Private | Access::Protected)),
            arguments: TokenRange::default(),
            ty: None,
        }
    }
}

/// Whether a function's block is around a type.
fn is_local(tree: &Tree, id: DeclarationId) -> bool {
    let mut at = Some(tree[id].scope);
    while let Some(scope) = at {
        match tree[scope].kind {
            ScopeKind::Block | ScopeKind::Function(_) => return true,
            ScopeKind::Namespace { .. } => return false,
            _ => at = tree[scope].parent,
        }
    }
    false
}

/// The typedef-name that an unnamed class or enum has for a name ([dcl.typedef]): `T` of `typedef struct {} T;` and, in
/// the released tool, of `using T = struct {};`.
fn typedef_name_for_linkage(tree: &Tree, id: DeclarationId) -> Option<TokenId> {
    let (key, body) = match tree[id].kind {
        DeclarationKind::Class(class) => (tree[class].key_token, tree[class].body?),
        DeclarationKind::Enum(unnamed) => (tree[unnamed].key_token, tree[unnamed].body?),
        _ => return None,
    };
    let mut same_type = tree.aliases.iter().filter(|alias| {
        alias.target == TokenRange::new(key, body.1.next()) && (alias.is_using || alias.declarator.len() == 1)
    });
    same_type.next().map(|alias| alias.name_token)
}

fn name_of_local(
    tree: &Tree,
    tokens: &Tokens,
    (id, declared, key): (DeclarationId, Option<TokenId>, &str),
) -> Box<str> {
    let around = std::iter::successors(Some(tree[id].scope), |scope| tree[*scope].parent);
    let around = around.map_while(|scope| tree[scope].class()).map(|class| tree[class].name_token);
    let names = std::iter::once(declared).chain(around);
    local_type_name(Some(key), names.map(|name| name.map(|token| tokens.name(token))))
}

/// The name of a class or enumeration in a block of a function that is not read here: what stands behind the block.
fn local_name(name: &Name) -> Option<String> {
    let block = name.0.iter().rposition(is_made_up)?;
    let text = |component: &'_ Component| match &component.base {
        Base::Source(text) => Some(text.clone()),
        _ => None,
    };
    let inside: Option<Vec<String>> = name.0.iter().skip(block + 1).map(text).collect();
    inside
        .filter(|inside| !inside.is_empty() && !name.0.last().is_some_and(is_made_up))
        .map(|inside| inside.join("::"))
}
