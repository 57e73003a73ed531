//! With relocatable device code the host lists the kernels and device variables that its text mentions: the
//! linker keeps them, since code that it does not see may reach them by name.
//!
//! Observed on the released tool: every mention counts, in templates that nobody instantiates and in operands
//! that are not evaluated too. Only the bodies of functions and lambdas that run on the device do not. An entry
//! holds the name without its type, so all overloads and all instances of a template share one. A call in a template
//! mentions every function of a namespace of that name, in whatever namespace and wherever it is declared.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Planner, Refusal};
use crate::bodies::{BlockEntity, Meant, NameUse};
use crate::check::is_function;
use crate::ids::definition::is_const;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, list_elements, within};
use crate::statistics::UnknownReason;
use crate::tree::{
    DeclarationId, DeclarationKind, Form, Function, ScopeId, ScopeKind, SpecifierKind, VariableId,
};

/// The entries of the six arrays, in the order of `host-output.reference-array.kinds`, each in byte order.
#[derive(Debug, Default)]
pub(super) struct References(pub(super) [BTreeSet<String>; 6]);

/// The first array of a kind; the one for external linkage follows.
pub(super) const KERNELS: usize = 0;
pub(super) const DEVICE_VARIABLES: usize = 2;
pub(super) const CONSTANT_VARIABLES: usize = 4;

/// Arrays and the entries in them.
pub(super) type Entries = Vec<(usize, String)>;

/// What of an entity decides how it is listed, besides its name.
pub(super) struct Linked {
    /// The array for internal linkage.
    pub(super) array: usize,
    /// The namespace that it is a member of.
    pub(super) scope: ScopeId,
    /// It has C language linkage, where its linkage is external.
    pub(super) is_c: bool,
    pub(super) is_internal: bool,
    pub(super) is_template: bool,
}

/// Functions and variables that may have to be listed, by the tokens that declare them.
#[derive(Default)]
struct Listed<'a> {
    declarations: FxHashMap<TokenId, DeclarationId>,
    /// Those that blocks declare.
    blocks: FxHashMap<TokenId, &'a BlockEntity>,
    /// The functions that blocks declare.
    block_functions: FxHashSet<TokenId>,
    names: FxHashSet<Symbol>,
    /// Where using-declarations name them.
    using: FxHashSet<TokenId>,
    /// The generic lambdas that no other one is around.
    generic: Vec<TokenRange>,
}

impl Listed<'_> {
    /// Whether a name stands in a declarator or a using-declaration: those mention nothing.
    fn declares(&self, name: TokenId) -> bool {
        self.declarations.contains_key(&name) || self.blocks.contains_key(&name) || self.using.contains(&name)
    }
}

/// How a name is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It is launched with these parentheses.
    Launched(TokenId),
    /// It is called.
    Called,
    /// It is mentioned otherwise.
    Named,
}

impl<'a> Planner<'a> {
    /// The names to list. What is not certain is refused.
    pub(super) fn references(&mut self) -> References {
        let mut references = References::default();
        if !self.options.lists_references() {
            return references;
        }
        self.refuse_unread_block_entities();
        let listed = self.listed();
        if listed.names.is_empty() {
            return references;
        }
        let mut text = self.spaced();
        let bodies = &self.reading.bodies;
        for found in &bodies.names {
            if !listed.names.contains(&self.tokens.symbol(found.name)) || listed.declares(found.name) {
                continue;
            }
            if !self.is_on_the_host(found.name, &mut text) {
                continue;
            }
            match self.entries_of_use(found, &listed) {
                Ok(entries) => {
                    for (array, entry) in entries {
                        references.0.get_mut(array).into_iter().for_each(|list| {
                            list.insert(entry.clone());
                        });
                    }
                }
                Err(refusal) => self.refusals.push(refusal),
            }
        }
        for region in bodies.unparsed.iter().chain(&self.tree.unparsed) {
            if let Some(name) = region.range.iter().find(|&at| listed.names.contains(&self.tokens.symbol(at)))
            {
                let message = format!(
                    "--device-c: the text around a name that may have to be listed could not be read ({})",
                    region.reason.name()
                );
                self.refuse(name, message);
            }
        }
        references
    }

    /// Everything whose name may be that of a kernel or a variable in device memory.
    fn listed(&self) -> Listed<'a> {
        let tree = self.tree;
        let ids = || (0..tree.declarations.len()).map(DeclarationId::from_index);
        let name_of = |id: DeclarationId| match tree[id].kind {
            DeclarationKind::Function(function) => Some(tree[function].name_token),
            DeclarationKind::Variable(variable) => tree[variable].name_token,
            _ => None,
        };
        let mut listed = Listed::default();
        for lambda in self.reading.bodies.lambdas.iter().filter(|lambda| lambda.is_generic) {
            if listed.generic.last().is_none_or(|outer| outer.end <= lambda.open()) {
                listed.generic.push(lambda.range());
            }
        }
        for id in ids().filter(|&id| self.array_of(id).is_some()) {
            listed.names.extend(name_of(id).map(|name| self.tokens.symbol(name)));
        }
        let blocks = self.reading.bodies.block_entities.iter();
        let functions = blocks.clone().filter(|entity| entity.is_function);
        listed.block_functions = functions.map(|entity| entity.name).collect();
        listed.blocks = blocks
            .filter(|entity| self.array_of_block(entity).is_some())
            .map(|entity| (entity.name, entity))
            .collect();
        listed.names.extend(listed.blocks.keys().map(|&name| self.tokens.symbol(name)));
        if !listed.names.is_empty() {
            let named = ids().filter_map(|id| Some((name_of(id)?, id)));
            listed.using = ids()
                .filter_map(|id| match tree[id].kind {
                    DeclarationKind::Using(using) => Some(tree[using].name_token),
                    _ => None,
                })
                .collect();
            listed.declarations =
                named.filter(|(name, _)| listed.names.contains(&self.tokens.symbol(*name))).collect();
        }
        listed
    }

    /// The array for internal linkage of what a declaration declares; `None` when it is in none.
    pub(super) fn array_of(&self, id: DeclarationId) -> Option<usize> {
        let marks = self.marks(id);
        match self.tree[id].kind {
            DeclarationKind::Function(_) => marks.global.then_some(KERNELS),
            // Declared through the name of a function type.
            DeclarationKind::Variable(_) if marks.global => Some(KERNELS),
            DeclarationKind::Variable(_) if marks.shared || self.is_class(self.lookup_scope(id)) => None,
            DeclarationKind::Variable(_) if marks.constant => Some(CONSTANT_VARIABLES),
            DeclarationKind::Variable(_) => {
                (marks.device_memory() && !is_function(self.reading, id)).then_some(DEVICE_VARIABLES)
            }
            _ => None,
        }
    }

    /// What one mention lists.
    fn entries_of_use(&self, found: &NameUse, listed: &Listed) -> Result<Entries, Refusal> {
        let before = self.kind(found.range.start.previous());
        let is_member = matches!(before, Kind::Dot | Kind::Arrow);
        let is_qualified = found.range.start != found.name;
        let used = self.how_used(found);
        let declared = match &found.meant {
            Meant::Declared(declared) => declared,
            Meant::Builtin | Meant::This => return Ok(Entries::new()),
            // Neither kernels nor variables in device memory are members.
            _ if is_member => return Ok(Entries::new()),
            Meant::Dependent if is_qualified => return Ok(Entries::new()),
            // Found through its arguments, or in a base that depends: a call in a template mentions them all.
            _ if !is_qualified && used != Use::Named && self.is_in_template(found, listed) => {
                return self.entries_of_name(found.name, listed);
            }
            // Only functions are found through their arguments.
            Meant::Unknown(UnknownReason::Undeclared) if !is_qualified && used != Use::Named => {
                return match used {
                    Use::Launched(open) => {
                        self.entries_of_launch(found, &self.kernels_of_name(found.name, listed), open)
                    }
                    _ => Ok(Entries::new()),
                };
            }
            Meant::Dependent | Meant::Unknown(_) => {
                let message = "--device-c: what this name means is not known, and it may have to be listed";
                return Err(self.refusal(found.name, message));
            }
        };
        let blocks: Vec<&BlockEntity> =
            declared.iter().filter_map(|token| listed.blocks.get(token)).copied().collect();
        let is_function =
            |id: DeclarationId| self.tree.function(id).is_some() && !self.is_class(self.lookup_scope(id));
        let known = || declared.iter().filter_map(|token| listed.declarations.get(token)).copied();
        let is_in_block = |token: &TokenId| listed.block_functions.contains(token);
        let names_function = known().any(is_function) || declared.iter().any(is_in_block);
        if used != Use::Named
            && names_function
            && self.is_in_template(found, listed)
            && !self.is_single(found, known())
        {
            return self.entries_of_name(found.name, listed);
        }
        if !blocks.is_empty() {
            let is_uncalled =
                |entity: &&BlockEntity| used != Use::Called || self.array_of_block(entity) != Some(KERNELS);
            let blocks = blocks.into_iter().filter(is_uncalled);
            return self.common(found, blocks.map(|entity| self.entries_of_block(entity)));
        }
        // Only templates take template arguments, only kernels are launched, and no kernel is called.
        let has_arguments = self.kind(found.range.end) == Kind::Less;
        let fits = |id: &DeclarationId| {
            let is_kernel = self.marks(*id).global;
            let is_possible = match used {
                Use::Launched(_) => is_kernel || self.tree.function(*id).is_none(),
                Use::Called => !is_kernel,
                Use::Named => true,
            };
            is_possible && (!has_arguments || self.is_template(*id))
        };
        let all: Vec<DeclarationId> = known().filter(fits).collect();
        match used {
            Use::Launched(open) => self.entries_of_launch(found, &all, open).or_else(|refusal| {
                let chosen = Some(open).filter(|&open| self.kind(open) == Kind::OpenParen);
                let chosen = chosen.and_then(|open| self.launched_overload(found, &all, open));
                chosen.map_or(Err(refusal), |id| self.entries_of(id))
            }),
            Use::Named => self.common_entries(found, &all).or_else(|refusal| {
                let chosen = self.addressed_overload(found, &all);
                chosen.map_or(Err(refusal), |id| self.entries_of(id))
            }),
            Use::Called => self.common_entries(found, &all),
        }
    }

    /// Whether a qualified name means one function and no template: nothing else is found through arguments.
    fn is_single(&self, found: &NameUse, mut known: impl Iterator<Item = DeclarationId>) -> bool {
        let Some(first) = known.next().filter(|_| found.range.start != found.name) else { return false };
        let entity = self.tree[first].entity;
        !self.is_template(first) && entity.is_some() && known.all(|id| self.tree[id].entity == entity)
    }

    /// Whether a name stands in a template, or in a generic lambda.
    fn is_in_template(&self, found: &NameUse, listed: &Listed) -> bool {
        found.in_template || within(&listed.generic, |range| *range, found.name).is_some()
    }

    /// How a name is used, which may stand in parentheses.
    fn how_used(&self, found: &NameUse) -> Use {
        let (mut before, mut behind) = (found.range.start.previous(), found.range.end);
        if self.kind(behind) == Kind::Less {
            behind = self.tokens.angle_partner(behind).map_or(behind, TokenId::next);
        }
        while self.kind(before) == Kind::OpenParen && self.tokens.partner(before) == behind {
            (before, behind) = (before.previous(), behind.next());
        }
        match self.tokens.launches.binary_search_by_key(&behind, |launch| launch.open) {
            Ok(index) => {
                let close = self.tokens.launches.get(index).map_or(behind, |launch| launch.close);
                // Three tokens close a configuration.
                Use::Launched(close.next().next().next())
            }
            Err(_) if self.kind(behind) == Kind::OpenParen => Use::Called,
            Err(_) => Use::Named,
        }
    }

    /// Every kernel of a namespace that has this name.
    fn kernels_of_name(&self, name: TokenId, listed: &Listed) -> Vec<DeclarationId> {
        let symbol = self.tokens.symbol(name);
        let named = listed.declarations.iter().filter(|(token, _)| self.tokens.symbol(**token) == symbol);
        let mut kernels: Vec<DeclarationId> =
            named.map(|(_, id)| *id).filter(|id| self.array_of(*id) == Some(KERNELS)).collect();
        kernels.sort_unstable();
        kernels
    }

    /// What a call in a template lists: every kernel of that name.
    fn entries_of_name(&self, name: TokenId, listed: &Listed) -> Result<Entries, Refusal> {
        let mut entries = Entries::new();
        for id in self.kernels_of_name(name, listed) {
            entries.extend(self.entries_of(id)?);
        }
        let symbol = self.tokens.symbol(name);
        let blocks = listed.blocks.values().filter(|entity| self.tokens.symbol(entity.name) == symbol);
        for entity in blocks.filter(|entity| self.array_of_block(entity) == Some(KERNELS)) {
            entries.extend(self.entries_of_block(entity)?);
        }
        Ok(entries)
    }

    /// What a launch with the arguments behind `open` lists, of kernels that it may mean.
    fn entries_of_launch(
        &self,
        found: &NameUse,
        all: &[DeclarationId],
        open: TokenId,
    ) -> Result<Entries, Refusal> {
        if self.kind(open) == Kind::OpenParen {
            let inside = TokenRange::new(open.next(), self.tokens.partner(open));
            let arguments = if inside.is_empty() { Vec::new() } else { list_elements(self.tokens, inside) };
            let is_expansion = |one: &TokenRange| !one.is_empty() && self.kind(one.last()) == Kind::Ellipsis;
            if !arguments.iter().any(is_expansion) {
                let takes = |function: &Function| self.takes(function, arguments.len());
                let fitting: Vec<DeclarationId> =
                    all.iter().copied().filter(|id| self.tree.function(*id).is_none_or(takes)).collect();
                if !fitting.is_empty() {
                    return self.common_entries(found, &fitting);
                }
            }
        }
        self.common_entries(found, all)
    }

    /// Whether a function can be called with so many arguments.
    fn takes(&self, function: &Function, count: usize) -> bool {
        let parameters = function.parameters.of(&self.tree.parameters);
        let needed = parameters.iter().filter(|one| one.default.is_empty() && one.pack.is_none()).count();
        let is_open = function.ellipsis.is_some() || parameters.iter().any(|one| one.pack.is_some());
        // Default arguments may stand on another declaration.
        let is_redeclared = self.redeclarations(function.declaration).len() > 1;
        (is_redeclared || needed <= count) && (is_open || count <= parameters.len())
    }

    /// What all of these list alike.
    fn common_entries(&self, found: &NameUse, candidates: &[DeclarationId]) -> Result<Entries, Refusal> {
        self.common(found, candidates.iter().map(|&id| self.entries_of(id)))
    }

    /// The entries of whatever is meant, when all of it would be listed alike.
    fn common(
        &self,
        found: &NameUse,
        candidates: impl Iterator<Item = Result<Entries, Refusal>>,
    ) -> Result<Entries, Refusal> {
        let mut all: Option<Entries> = None;
        for entries in candidates {
            let entries = entries?;
            match &all {
                Some(others) if *others != entries => {
                    let message = "--device-c: which of the overloads this names is not known, and they are listed differently";
                    return Err(self.refusal(found.name, message));
                }
                Some(_) => {}
                None => all = Some(entries),
            }
        }
        Ok(all.unwrap_or_default())
    }

    /// The entries of what a declaration declares.
    pub(super) fn entries_of(&self, id: DeclarationId) -> Result<Entries, Refusal> {
        let tree = self.tree;
        // What is said of a template holds for its specialisations.
        let template = tree[id].entity.and_then(|entity| tree[entity].specializes);
        let id = template.and_then(|entity| tree[entity].declarations.first()).copied().unwrap_or(id);
        let Some(array) = self.array_of(id) else { return Ok(Entries::new()) };
        let declarations = match self.redeclarations(id) {
            [] => std::slice::from_ref(&id),
            all => all,
        };
        let any = |kind| declarations.iter().any(|&one| tree.has_specifier(one, kind));
        let c = declarations.iter().filter_map(|&one| tree[one].linkage).find(|&one| tree[one].is_c);
        let scope = self.lookup_scope(id);
        let is_static = any(SpecifierKind::Static);
        let (is_template, is_internal) = match tree[id].kind {
            DeclarationKind::Function(function) => {
                (self.is_template(id) || tree[function].abbreviated, is_static)
            }
            DeclarationKind::Variable(variable) => {
                let is_shared = any(SpecifierKind::Extern)
                    || any(SpecifierKind::Inline)
                    || c.is_some_and(|linkage| tree[linkage].body.is_none());
                let internal = is_static || (!is_shared && self.is_constant(id, variable)?);
                (self.is_template(id), internal)
            }
            _ => return Ok(Entries::new()),
        };
        let name = match tree[id].kind {
            DeclarationKind::Function(function) => Some(tree[function].name_token),
            DeclarationKind::Variable(variable) => tree[variable].name_token,
            _ => None,
        };
        let Some(name) = name else { return Ok(Entries::new()) };
        self.entries_named(name, &Linked { array, scope, is_c: c.is_some(), is_internal, is_template })
    }

    /// The entries of what is declared at `name`.
    pub(super) fn entries_named(&self, name: TokenId, linked: &Linked) -> Result<Entries, Refusal> {
        let &Linked { array, scope, is_c, is_internal, is_template } = linked;
        let declared = name;
        let name = self.tokens.name(name);
        if is_c && !is_internal {
            return Ok(vec![(array + 1, name.to_owned())]);
        }
        let Some(path) = self.components(scope, name) else {
            let message = "--device-c: the scope of this cannot be named, and it may have to be listed";
            return Err(self.refusal(declared, message));
        };
        let is_plain_variable = array != KERNELS && path.len() == 1 && !is_template;
        let counted: String = path.iter().map(|part| format!("{}{part}", part.len())).collect();
        let plain = if is_plain_variable { name.to_owned() } else { format!("{counted}*") };
        let internal = (array, format!("__nv_static_{}_{}_*{plain}", self.module_id.len(), self.module_id));
        let external = match path.len() {
            _ if is_plain_variable => (array + 1, plain),
            1 => (array + 1, format!("_Z{counted}*")),
            _ => (array + 1, format!("_ZN{counted}*")),
        };
        Ok(match (is_internal || self.tree.is_unnamed(scope), is_template) {
            (true, _) => vec![internal],
            (false, true) => vec![internal, external],
            (false, false) => vec![external],
        })
    }

    /// Whether a declaration is one of a template or of something made from one.
    fn is_template(&self, id: DeclarationId) -> bool {
        self.tree[id].form != Form::Plain
    }

    /// Whether a variable is const and not volatile.
    fn is_constant(&self, id: DeclarationId, variable: VariableId) -> Result<bool, Refusal> {
        if self.tree.has_specifier(id, SpecifierKind::Constexpr) {
            return Ok(true);
        }
        if self.is_template(id) {
            // Its arguments do not change its linkage.
            let is_volatile = self.tree.has_specifier(id, SpecifierKind::Volatile);
            return Ok(self.tree[variable].is_const && !is_volatile);
        }
        is_const(self.reading, variable).map_err(|missing| {
            let message = format!(
                "--device-c: whether this variable is const is not known ({}), and it may have to be listed",
                missing.name()
            );
            self.refusal(self.tree[id].range.start, &message)
        })
    }

    /// The names of the namespaces around and of the entity itself, outermost first.
    fn components<'b>(&'b self, scope: ScopeId, name: &'b str) -> Option<Vec<&'b str>> {
        let tree = self.tree;
        let mut components = vec![name];
        let mut at = Some(scope);
        while let Some(id) = at {
            let scope = &tree[id];
            match scope.kind {
                ScopeKind::Namespace { .. } if scope.parent.is_none() => {}
                ScopeKind::Namespace { is_anonymous: true, .. } => components.push(&self.anonymous),
                ScopeKind::Namespace { .. } => components.push(self.tokens.symbols.text(scope.name)),
                _ => return None,
            }
            at = scope.parent;
        }
        components.reverse();
        Some(components)
    }

    pub(super) fn refusal(&self, at: TokenId, message: &str) -> Refusal {
        Refusal { offset: self.start(at), message: message.to_owned() }
    }
}
