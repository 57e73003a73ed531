//! Which function a call means.

use super::super::Spaces;
use super::super::fact::{self, space};
use crate::bodies::{FunctionUse, Operand, UseForm};
use crate::lex::{Kind, Symbol, TokenId};
use crate::read::Reading;
use crate::rules::generated::Space;
use crate::tree::{DeclarationId, EntityId, Form, FunctionId, SpecifierKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// A function that is called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Callee {
    /// One of its declarations.
    pub function: FunctionId,
    /// Its space where the call stands.
    pub space: Space,
    /// `constexpr` or `consteval`.
    pub is_constexpr: bool,
}

/// The functions of a unit that calls mean.
pub(super) struct Callees {
    /// By the token of the name.
    declared: FxHashMap<TokenId, DeclarationId>,
    /// The functions of namespaces by name.
    free: FxHashMap<Symbol, Vec<DeclarationId>>,
    /// The templates that have specialisations.
    specialized: FxHashSet<EntityId>,
}

impl Callees {
    /// Those whose names the noted uses stand for.
    pub(super) fn of(reading: &Reading) -> Callees {
        let tree = &reading.tree;
        let wanted: FxHashSet<TokenId> =
            reading.bodies.calls.iter().flat_map(|one| one.callees.iter().copied()).collect();
        let specialized = tree.entities.iter().filter_map(|entity| entity.specializes).collect();
        let mut callees = Callees { declared: FxHashMap::default(), free: FxHashMap::default(), specialized };
        let mut names: FxHashSet<Symbol> = FxHashSet::default();
        for function in &tree.functions {
            if wanted.contains(&function.name_token) {
                callees.declared.insert(function.name_token, function.declaration);
                names.insert(function.filed);
            }
        }
        for function in &tree.functions {
            let scope = function.target.unwrap_or(tree[function.declaration].scope);
            if names.contains(&function.filed) && tree[scope].is_namespace() {
                callees.free.entry(function.filed).or_default().push(function.declaration);
            }
        }
        callees
    }

    /// The function that a use means.
    ///
    /// # Errors
    /// The reason why it is not certain, as `--stats` counts it.
    pub(super) fn called(
        &self,
        reading: &Reading,
        spaces: &Spaces,
        one: &FunctionUse,
    ) -> Result<Callee, &'static str> {
        let tree = &reading.tree;
        let mut candidates: Vec<(EntityId, DeclarationId)> = Vec::new();
        for token in &one.callees {
            let id = *self.declared.get(token).ok_or("call-of-local")?;
            let entity = tree[id].entity.ok_or("call-callee")?;
            candidates.push((entity, id));
        }
        let may_be_implicit = one.form == UseForm::Construction
            || one.form == UseForm::Operator && reading.tokens.kind(one.at) == Kind::Assign;
        if may_be_implicit && !is_plain_construction(reading, one, &candidates) {
            return Err("call-constructor");
        }
        if let Some(arguments) = &one.arguments {
            let entities: FxHashSet<EntityId> = candidates
                .iter()
                .filter(|(_, id)| takes(reading, *id, arguments))
                .map(|(entity, _)| *entity)
                .collect();
            candidates.retain(|(entity, _)| entities.contains(entity));
            if needs_argument_lookup(reading, one, arguments) {
                self.add_found_by_arguments(reading, one, arguments, &mut candidates);
            }
        }
        if one.form == UseForm::Operator && self.has_free_operator(reading, &candidates) {
            return Err("call-overload");
        }
        candidates.sort_by_key(|(entity, id)| (*entity, *id));
        let mut all = candidates.chunk_by(|one, other| one.0 == other.0);
        let first = self.judged(reading, spaces, one, all.next().ok_or("call-overload")?)?;
        for other in all {
            let other = self.judged(reading, spaces, one, other)?;
            if (other.space, other.is_constexpr) != (first.space, first.is_constexpr) {
                return Err("call-overload");
            }
        }
        Ok(first)
    }

    /// What the declarations of one function say of it where the use stands.
    fn judged(
        &self,
        reading: &Reading,
        spaces: &Spaces,
        one: &FunctionUse,
        declarations: &[(EntityId, DeclarationId)],
    ) -> Result<Callee, &'static str> {
        let tree = &reading.tree;
        let &(entity, found) = declarations.first().ok_or("call-callee")?;
        if fact::in_template(reading, found) {
            return Err("call-of-template-member");
        }
        let all = &tree[entity].declarations;
        let last =
            all.iter().copied().take_while(|id| tree[*id].range.start <= one.name).last().unwrap_or(found);
        let function = tree.function_id(last).ok_or("call-callee")?;
        let is_template = tree[last].form == Form::Template;
        if is_template && self.specialized.contains(&entity) {
            return Err("call-specialised");
        }
        let has = |id: &DeclarationId, kind| tree.has_specifier(*id, kind);
        let is_constexpr =
            all.iter().any(|id| has(id, SpecifierKind::Constexpr) || has(id, SpecifierKind::Consteval));
        let is_defaulted = matches!(tree[function].body, crate::tree::Body::Default(_));
        if is_defaulted {
            return Err("call-of-defaulted");
        }
        let space = space(spaces.after(last)).ok_or("call-conflict")?;
        Ok(Callee { function, space, is_constexpr })
    }

    /// Whether an operator that is no member takes an object of the class that the candidates are members of.
    fn has_free_operator(&self, reading: &Reading, candidates: &[(EntityId, DeclarationId)]) -> bool {
        let (tree, tokens) = (&reading.tree, &reading.tokens);
        let Some(member) = candidates.first().and_then(|(_, id)| tree.function(*id)) else { return false };
        let class = tree[member.target.unwrap_or(tree[member.declaration].scope)].name;
        let free = self.free.get(&member.filed).into_iter().flatten();
        free.filter_map(|id| tree.function(*id)).any(|function| {
            let mut words = function.parameters.iter().flat_map(|id| tree[id].type_specifier.iter());
            words.any(|at| tokens.symbol(at) == class)
        })
    }

    /// Functions of the same name in other namespaces, which the classes of arguments may bring.
    fn add_found_by_arguments(
        &self,
        reading: &Reading,
        one: &FunctionUse,
        arguments: &[Operand],
        candidates: &mut Vec<(EntityId, DeclarationId)>,
    ) {
        let Some(&(_, first)) = candidates.first() else { return };
        let Some(function) = reading.tree.function(first) else { return };
        for &id in self.free.get(&function.filed).into_iter().flatten() {
            let is_known = candidates.iter().any(|(_, known)| *known == id);
            let is_before = reading.tree.function(id).is_some_and(|f| f.name_token < one.name);
            if !is_known && is_before && takes(reading, id, arguments) {
                candidates.extend(reading.tree[id].entity.map(|entity| (entity, id)));
            }
        }
    }
}

/// Whether other namespaces are searched too ([basic.lookup.argdep]).
fn needs_argument_lookup(reading: &Reading, one: &FunctionUse, arguments: &[Operand]) -> bool {
    let is_unqualified = one.form == UseForm::Name
        && reading.tokens.kind(one.name.previous()) != Kind::ColonColon
        && one.at == one.name;
    is_unqualified && arguments.iter().any(|one| !matches!(one, Operand::Scalar | Operand::Function))
}

/// Whether a function can be called with that many arguments.
fn takes(reading: &Reading, id: DeclarationId, arguments: &[Operand]) -> bool {
    let tree = &reading.tree;
    let Some(function) = tree.function(id) else { return false };
    let parameters = function.parameters.of(&tree.parameters);
    let is_open = function.ellipsis.is_some() || parameters.iter().any(|one| one.pack.is_some());
    let declarations = tree[id].entity.map_or(&[][..], |entity| &tree[entity].declarations);
    let has_default = |index: usize| {
        declarations.iter().any(|other| {
            let function = tree.function(*other);
            let parameter = function.and_then(|f| f.parameters.of(&tree.parameters).get(index));
            parameter.is_some_and(|one| !one.default.is_empty())
        })
    };
    let is_needed = |(index, one): &(usize, &crate::tree::Parameter)| {
        one.pack.is_none() && !one.explicit_object && !has_default(*index)
    };
    let least = parameters.iter().enumerate().filter(is_needed).count();
    arguments.len() >= least && (is_open || arguments.len() <= parameters.len())
}

/// Whether the constructors or assignment operators that are declared are all that a use may call: copies may be made by
/// implicit ones.
fn is_plain_construction(
    reading: &Reading,
    one: &FunctionUse,
    candidates: &[(EntityId, DeclarationId)],
) -> bool {
    let [argument] = one.arguments.as_deref().unwrap_or_default() else { return true };
    match argument {
        Operand::Scalar => true,
        Operand::Object(class) => {
            let symbol = reading.tokens.symbol(*class);
            candidates.iter().any(|(_, id)| {
                let function = reading.tree.function(*id);
                let mut parameters = function.into_iter().flat_map(|f| f.parameters.iter());
                parameters.next().is_some_and(|first| {
                    let mut words = reading.tree[first].type_specifier.iter();
                    words.any(|at| reading.tokens.symbol(at) == symbol)
                })
            })
        }
        _ => false,
    }
}
