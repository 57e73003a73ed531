//! Entities: which declarations declare the same thing ([basic.link], [over.load]).
//!
//! A function's execution space is a property of the function, so a definition must be matched with its earlier
//! declarations. Functions of one name in one scope are the same when their signatures are
//! (`signature.rs`); a member defined outside of its class must match something, so when its signature matches
//! nothing and exactly one candidate has as many parameters, that one is it.

use super::by_scope::ByScope;
use super::division::Divided;
use super::signature::Signatures;
use super::{Alone, Names};
use crate::lex::{Symbol, TokenRange, Tokens};
use crate::tree::{
    DeclarationId, DeclarationKind, Entity, EntityId, Form, Function, FunctionId, FunctionName, ScopeId,
    ScopeKind, Tree,
};
use smallvec::{SmallVec, smallvec};

/// What makes two declarations one entity's, with a scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    name: Symbol,
    /// Classes, enums, variables, ... of one name are different entities.
    kind: u8,
    /// The signature of a function, the template arguments of a specialisation.
    detail: u64,
}

/// [`Key::kind`] of functions.
const FUNCTION: u8 = 7;
/// [`Key::kind`] of functions with C linkage.
const C_FUNCTION: u8 = 8;

/// The functions by scope and name. Thousands of specialisations of one template are not its overloads, so explicit
/// specialisations and instantiations are kept apart. Few ask, so each function knows the one before it and no name has a
/// list of its own.
#[derive(Default)]
struct Overloads {
    /// By scope, name, and whether they are specialisations: the last one.
    last: ByScope<(Symbol, bool), u32>,
    list: Vec<Overload>,
}

struct Overload {
    entity: EntityId,
    function: FunctionId,
    /// The one before it of the same scope and name.
    before: Option<u32>,
}

impl Overloads {
    /// Adds a function; gives the template that it is a specialisation of.
    fn add(
        &mut self,
        tree: &Tree,
        signatures: &Signatures<'_>,
        (scope, name): (ScopeId, Symbol),
        (entity, function): (EntityId, FunctionId),
    ) -> Option<EntityId> {
        let is_specialization = tree[tree[function].declaration].form.specializes();
        let plain = is_specialization.then(|| self.of((scope, name, false)));
        let before = self.last.set(scope, (name, is_specialization), self.list.len() as u32);
        self.list.push(Overload { entity, function, before });
        primary_of(tree, signatures, &plain?, function)
    }

    /// Those of one scope and name, in source order.
    fn of(
        &self,
        (scope, name, is_specialization): (ScopeId, Symbol, bool),
    ) -> SmallVec<[(EntityId, FunctionId); 8]> {
        let last = self.last.get(scope, (name, is_specialization));
        let last = last.and_then(|last| self.list.get(last as usize));
        let all = std::iter::successors(last, |one| self.list.get(one.before? as usize));
        let mut all: SmallVec<[_; 8]> = all.map(|one| (one.entity, one.function)).collect();
        all.reverse();
        all
    }
}

/// All entities, and by declaration which one it declares: what [`Tree::set_entities`] takes.
pub(crate) type Entities = (Vec<Entity>, Vec<Option<EntityId>>);

/// What is known of a unit before its entities are.
pub(crate) struct Known<'unit> {
    pub(super) text: &'unit [u8],
    pub(super) tokens: &'unit Tokens,
    pub(super) tree: &'unit Tree,
    pub(super) names: &'unit Names,
    alone: Alone,
    counts: Vec<u8>,
}

impl<'unit> Known<'unit> {
    pub(crate) fn new(
        text: &'unit [u8],
        tokens: &'unit Tokens,
        tree: &'unit Tree,
        names: &'unit Names,
    ) -> Known<'unit> {
        let alone = names.declared_alone(tree.declarations.len());
        Known { text, tokens, tree, names, alone, counts: counts(tokens, tree) }
    }
}

/// Finds the entities of a unit. `divided` gives the signatures that another thread computes meanwhile.
pub(crate) fn entities(known: &Known<'_>, divided: Option<Divided<'_>>) -> Entities {
    let both = divided.and_then(|divided| entities_of(known, Some(divided)));
    // What one thread computes does not depend on any order but its own.
    both.or_else(|| entities_of(known, None)).unwrap_or_default()
}

/// [`entities`]; `None` when the division is to be given up.
fn entities_of(known: &Known<'_>, mut divided: Option<Divided<'_>>) -> Option<Entities> {
    let &Known { text, tokens, tree, names, .. } = known;
    let mut signatures = Signatures::new(text, tokens, tree, names);
    let mut by_key: ByScope<Key, EntityId> = ByScope::default();
    let mut overloads = Overloads::default();
    let mut list: Vec<Entity> = Vec::with_capacity(tree.declarations.len());
    let mut owners = vec![None; tree.declarations.len()];
    for (index, owner) in owners.iter_mut().enumerate() {
        let id = DeclarationId::from_index(index);
        if let Some(divided) = &mut divided
            && !divided.go_on(index)
        {
            return None;
        }
        if let Some((scope, name)) = declared_once(known, id) {
            *owner = Some(EntityId::from_index(list.len()));
            list.push(Entity { name, scope, declarations: smallvec![id], specializes: None });
            continue;
        }
        let Some((scope, key)) = key_of(known, &mut signatures, divided.as_mut(), id) else { continue };
        let function = tree.function_id(id);
        let form = tree[id].form;
        let existing = by_key.get(scope, key).or_else(|| {
            let function = &tree[function?];
            if function.qualifier().is_empty() || form.specializes() {
                return None;
            }
            only_candidate(tree, &overloads, (scope, key.name), function)
        });
        let entity = existing.unwrap_or_else(|| {
            list.push(Entity { name: key.name, scope, declarations: Default::default(), specializes: None });
            EntityId::from_index(list.len() - 1)
        });
        if existing.is_none() {
            by_key.add(scope, key, entity);
        }
        if let Some(function) = function
            && key.kind == C_FUNCTION
        {
            // A later declaration without a linkage specification is the same function ([dcl.link]).
            let detail = signatures.function(function);
            let plain = (tree[id].scope, Key { kind: FUNCTION, detail, ..key });
            if by_key.get(plain.0, plain.1).is_none() {
                by_key.add(plain.0, plain.1, entity);
            }
        }
        let entry = &mut list[entity.index()];
        entry.declarations.push(id);
        *owner = Some(entity);
        if let Some(function) = function
            && existing.is_none()
        {
            entry.specializes = overloads.add(tree, &signatures, (scope, key.name), (entity, function));
        } else if existing.is_none() && (form.specializes() || form == Form::PartialSpecialization) {
            entry.specializes = by_key.get(scope, Key { detail: 0, ..key });
        }
    }
    let is_certain = divided.is_none() || !signatures.depends_on_order();
    is_certain.then_some((list, owners))
}

/// The scope and name, [`Symbol::NONE`] where it has none, of what no other declaration of the unit can declare, too.
fn declared_once(known: &Known<'_>, id: DeclarationId) -> Option<(ScopeId, Symbol)> {
    let Known { tokens, tree, names, alone, counts, .. } = known;
    unique(tree, counts, id).or_else(|| single(tokens, tree, names, alone, id)).or_else(|| unnamed(tree, id))
}

/// The function that `id` declares, if only its signature tells which one it is.
pub(super) fn needs_signature(known: &Known<'_>, id: DeclarationId) -> Option<FunctionId> {
    let function = known.tree.function_id(id)?;
    let entry = &known.tree[function];
    let is_told = declared_once(known, id).is_some() || is_c_function(known.tree, id, entry);
    (!is_told && entry.target.is_some()).then_some(function)
}

/// By symbol: how many functions are filed under it in the whole unit, at most [`MANY`].
fn counts(tokens: &Tokens, tree: &Tree) -> Vec<u8> {
    let mut counts = vec![0; tokens.symbols.len()];
    for function in &tree.functions {
        if let Some(count) = counts.get_mut(function.filed.index()) {
            *count = MANY.min(*count + 1);
        }
    }
    counts
}

/// More than one.
const MANY: u8 = 2;

/// The scope and name of a function whose name no other function of the unit has, in no scope: a C library's mostly.
fn unique(tree: &Tree, counts: &[u8], id: DeclarationId) -> Option<(ScopeId, Symbol)> {
    let entry = tree.function(id)?;
    let is_alone = counts.get(entry.filed.index()).is_some_and(|&count| count < MANY);
    if !is_alone {
        return None;
    }
    if is_c_function(tree, id, entry) {
        return Some((Tree::GLOBAL, entry.filed));
    }
    // Where a friend or a member defined outside of its class belongs is another question.
    let scope = tree[id].scope;
    (entry.qualifier().is_empty() && entry.target == Some(scope)).then_some((scope, entry.filed))
}

/// Whether a function has C linkage. C has no overloads: all functions of a name are one, in any namespace
/// ([dcl.link]).
fn is_c_function(tree: &Tree, id: DeclarationId, function: &Function) -> bool {
    let declaration = &tree[id];
    declaration.linkage.is_some_and(|linkage| tree[linkage].is_c)
        && !matches!(tree[declaration.scope].kind, ScopeKind::Class(_))
        && function.name == FunctionName::Identifier
        && declaration.form == Form::Plain
}

/// The scope of what has no name, which is like nothing else, and no name.
fn unnamed(tree: &Tree, id: DeclarationId) -> Option<(ScopeId, Symbol)> {
    let declaration = &tree[id];
    let name = match declaration.kind {
        DeclarationKind::Class(class) => tree[class].name_token,
        DeclarationKind::Enum(entry) => tree[entry].name_token,
        DeclarationKind::Variable(variable) => tree[variable].name_token,
        _ => return None,
    };
    name.is_none().then_some((declaration.scope, Symbol::NONE))
}

/// The scope and name of what is declared once: most things are, and need neither signature nor key.
fn single(
    tokens: &Tokens,
    tree: &Tree,
    names: &Names,
    alone: &Alone,
    id: DeclarationId,
) -> Option<(ScopeId, Symbol)> {
    let declaration = &tree[id];
    let (scope, name) = match declaration.kind {
        DeclarationKind::Function(function) => {
            let function = &tree[function];
            let is_c = declaration.linkage.is_some_and(|linkage| tree[linkage].is_c);
            let target = function.target.filter(|_| !is_c)?;
            (home(tree, names, target, function.qualifier(), function.filed), function.filed)
        }
        DeclarationKind::Class(class) => (tree[class].target?, tokens.symbol(tree[class].name_token?)),
        DeclarationKind::Variable(variable) => {
            let variable = &tree[variable];
            let name = tokens.symbol(variable.name_token?);
            (home(tree, names, variable.target?, variable.qualifier, name), name)
        }
        DeclarationKind::Alias(alias) => (declaration.scope, tokens.symbol(tree[alias].name_token)),
        DeclarationKind::Enum(entry) => (declaration.scope, tokens.symbol(tree[entry].name_token?)),
        DeclarationKind::Namespace(namespace) => {
            // Filed where it is a member, but an entity by its own scope.
            let namespace = &tree[namespace];
            let name = tokens.symbol(namespace.name_token?);
            let parent = tree[namespace.scope].parent?;
            return names.is_only(alone, parent, name, id).then_some((namespace.scope, name));
        }
        _ => return None,
    };
    (names.is_only(alone, scope, name, id)).then_some((scope, name))
}

/// Where the name of a declarator is declared.
fn home(tree: &Tree, names: &Names, scope: ScopeId, qualifier: TokenRange, name: Symbol) -> ScopeId {
    if qualifier.is_empty() { scope } else { names.home(tree, scope, name) }
}

/// The key of a declaration; `None` for those that declare no entity or whose scope is not known.
fn key_of(
    known: &Known<'_>,
    signatures: &mut Signatures<'_>,
    divided: Option<&mut Divided<'_>>,
    id: DeclarationId,
) -> Option<(ScopeId, Key)> {
    let &Known { tokens, tree, names, .. } = known;
    let declaration = &tree[id];
    let symbol = |token| tokens.symbol(token);
    let key = |scope, name, kind, detail| Some((scope, Key { name, kind, detail }));
    match declaration.kind {
        DeclarationKind::Namespace(namespace) => {
            let namespace = &tree[namespace];
            key(namespace.scope, namespace.name_token.map_or(Symbol::NONE, symbol), 0, 0)
        }
        DeclarationKind::Class(class) => {
            let entry = &tree[class];
            let name = entry.name_token?;
            let arguments = entry.template_arguments;
            let detail = if arguments.is_empty() { 0 } else { signatures.arguments(id, arguments) | 1 };
            key(entry.target?, symbol(name), 1, detail)
        }
        DeclarationKind::Enum(entry) => key(declaration.scope, symbol(tree[entry].name_token?), 2, 0),
        DeclarationKind::Variable(variable) => {
            let entry = &tree[variable];
            let name = entry.name_token?;
            let arguments = entry.template_arguments;
            let detail = if arguments.is_empty() { 0 } else { signatures.arguments(id, arguments) | 1 };
            let scope = home(tree, names, entry.target?, entry.qualifier, symbol(name));
            key(scope, symbol(name), 3, detail)
        }
        DeclarationKind::Alias(alias) => key(declaration.scope, symbol(tree[alias].name_token), 4, 0),
        DeclarationKind::NamespaceAlias(alias) => {
            key(declaration.scope, symbol(tree[alias].name_token), 5, 0)
        }
        DeclarationKind::Concept(alias) => key(declaration.scope, symbol(tree[alias].name_token), 6, 0),
        DeclarationKind::Function(function) => {
            let entry = &tree[function];
            if is_c_function(tree, id, entry) {
                key(Tree::GLOBAL, entry.filed, C_FUNCTION, 0)
            } else {
                let scope = home(tree, names, entry.target?, entry.qualifier(), entry.filed);
                let signature = divided.and_then(|divided| divided.signature(function));
                let signature = signature.unwrap_or_else(|| signatures.signature(function));
                // A friend that depends on its class template is another function in each specialisation.
                let scope = if signature.depends_on_class { declaration.scope } else { scope };
                key(scope, entry.filed, FUNCTION, signature.value)
            }
        }
        _ => None,
    }
}

/// The only function declared in its class with as many parameters and the same qualifiers.
fn only_candidate(
    tree: &Tree,
    overloads: &Overloads,
    (scope, name): (ScopeId, Symbol),
    function: &Function,
) -> Option<EntityId> {
    let is_template = |function: &Function| tree[function.declaration].form == Form::Template;
    let all = [false, true].into_iter().flat_map(|specialized| overloads.of((scope, name, specialized)));
    let mut fitting = all.filter(|(_, candidate)| {
        let candidate = &tree[*candidate];
        candidate.qualifier().is_empty()
            && candidate.parameters.len() == function.parameters.len()
            && candidate.is_const == function.is_const
            && candidate.reference == function.reference
            && is_template(candidate) == is_template(function)
    });
    let first = fitting.next()?;
    fitting.next().is_none().then_some(first.0)
}

/// The template that a specialisation or instantiation is of: the only one that can take as many arguments, else
/// the first whose parameters have the same pointers and references. `plain` has no specialisations.
fn primary_of(
    tree: &Tree,
    signatures: &Signatures<'_>,
    plain: &[(EntityId, FunctionId)],
    function: FunctionId,
) -> Option<EntityId> {
    let count = tree[function].parameters.len();
    let fits = |candidate: &&(EntityId, FunctionId)| {
        let entry = &tree[candidate.1];
        let has_pack = entry.parameters.iter().any(|id| tree[id].is_pack);
        entry.parameters.len() == count || has_pack
    };
    let mut fitting = plain.iter().filter(fits);
    let first = fitting.next()?;
    if fitting.next().is_none() {
        return Some(first.0);
    }
    let wanted = signatures.outline(function);
    let mut same =
        plain.iter().filter(fits).filter(|(_, candidate)| signatures.outline(*candidate) == wanted);
    same.next().map(|(entity, _)| *entity)
}
