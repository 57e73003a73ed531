//! With relocatable device code the host lists the kernels and device variables that its text mentions: the
//! linker keeps them, since code that it does not see may reach them by name.
//!
//! Observed on the released tool: every mention counts, in templates that nobody instantiates and in operands
//! that are not evaluated too. Only the bodies of functions and lambdas that run on the device do not. An entry
//! holds the name without its type, so all overloads and all instances of a template share one. A call in a template
//! mentions every function of a namespace of that name, in whatever namespace and wherever it is declared.
//!
//! Where it is not certain which of several a name means, all of them are listed: an entry too many keeps code that the
//! linker would remove, one too few loses it.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use super::overload::Candidate;
use super::{Planner, Refusal};
use crate::bodies::{BlockEntity, Lambda, Meant, NameUse, Passed, PassedArguments};
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
    /// The kernels of namespaces by their names.
    kernels: FxHashMap<Symbol, Vec<DeclarationId>>,
    /// The generic lambdas and abbreviated function templates that no other one is around.
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
    /// The names to list. What is not certain of a declaration that has to be listed is refused.
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
        let lambdas = self.reading.bodies.lambdas.iter().filter(|lambda| lambda.is_generic);
        let abbreviated = tree.functions.iter().filter(|function| function.abbreviated);
        let abbreviated = abbreviated.filter_map(|function| function.body.range());
        let mut generic: Vec<TokenRange> = lambdas.map(Lambda::range).chain(abbreviated).collect();
        generic.sort_by_key(|range| (range.start, std::cmp::Reverse(range.end)));
        for range in generic {
            if listed.generic.last().is_none_or(|outer| outer.end <= range.start) {
                listed.generic.push(range);
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
            let mut all: Vec<_> = listed.declarations.iter().map(|(&name, &id)| (id, name)).collect();
            all.sort_unstable();
            for (id, name) in all {
                if self.array_of(id) == Some(KERNELS) {
                    listed.kernels.entry(self.tokens.symbol(name)).or_default().push(id);
                }
            }
        }
        listed
    }

    /// The array for internal linkage of what a declaration declares; `None` when it is in none.
    pub(super) fn array_of(&self, id: DeclarationId) -> Option<usize> {
        let marks = self.marks(id);
        match self.tree[id].kind {
            // The host does not refer to kernels of tile code by their names.
            DeclarationKind::Function(_) => (marks.global && !marks.tile).then_some(KERNELS),
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
                    Use::Launched(open) => self.entries_of_launch(
                        found,
                        [&[], &[], self.kernels_of_name(found.name, listed)],
                        open,
                    ),
                    _ => Ok(Entries::new()),
                };
            }
            Meant::Dependent | Meant::Unknown(_) => return self.entries_of_any(found.name, listed),
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
            return each(blocks.map(|entity| self.entries_of_block(entity)));
        }
        // Only templates take template arguments, only kernels are launched, and no kernel is called.
        let has_arguments = self.has_template_arguments(found.range.end);
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
        let (mut seen, mut others) = (Vec::new(), Vec::new());
        if names_function && used != Use::Called {
            let visible: Vec<_> = known().collect();
            let all = self.kernels_of_name(found.name, listed).iter().copied();
            let rest = all.filter(|id| !visible.contains(id) && fits(id));
            (seen, others) = rest.partition(|&id| self.may_be_seen_elsewhere(id, is_qualified));
        }
        match used {
            Use::Launched(open) => {
                // A function of a block or class keeps arguments from finding others, and so do parentheses.
                let before = found.range.start.previous();
                let is_grouped =
                    self.kind(before) == Kind::OpenParen && self.tokens.partner(before) == found.range.end;
                let hides = declared.iter().any(is_in_block)
                    || known()
                        .any(|id| self.is_class(self.lookup_scope(id)) || self.tree.function(id).is_none());
                if is_qualified || is_grouped || hides {
                    others.clear();
                }
                self.entries_of_launch(found, [&all, &seen, &others], open)
            }
            Use::Named => {
                let all = [all, seen].concat();
                let chosen =
                    if self.are_listed_alike(&all) { None } else { self.addressed_overload(found, &all) };
                self.entries_of_each(chosen.as_ref().map_or(&all, std::slice::from_ref))
            }
            Use::Called => self.entries_of_each(&all),
        }
    }

    /// Whether a template-argument-list begins at `behind`, and no comparison.
    fn has_template_arguments(&self, behind: TokenId) -> bool {
        self.kind(behind) == Kind::Less && self.tokens.angle_partner(behind).is_some()
    }

    /// Whether a name that was found in one namespace may mean what another one declares, too: lookup goes through
    /// using-directives, unnamed and inline namespaces.
    fn may_be_seen_elsewhere(&self, id: DeclarationId, is_qualified: bool) -> bool {
        let scope = &self.tree[self.lookup_scope(id)];
        match scope.kind {
            ScopeKind::Namespace { is_inline: true, .. } => true,
            ScopeKind::Namespace { .. } if is_qualified => false,
            ScopeKind::Namespace { is_anonymous: true, .. } => true,
            _ => self.nominated.get_or_init(|| self.find_nominated()).contains(&scope.name),
        }
    }

    /// Whether unqualified lookup at `place` that finds `one` in its namespace finds what `id` declares with it.
    fn is_seen_with(&self, id: DeclarationId, one: DeclarationId, place: TokenId) -> bool {
        let (scope, outer) = (self.lookup_scope(id), self.lookup_scope(one));
        let mut around = std::iter::successors(self.tree[scope].parent, |&scope| self.tree[scope].parent);
        let Some(reach) = self.reading.names.reach(outer).filter(|_| around.any(|scope| scope == outer))
        else {
            return false;
        };
        let is_nominated = |(at, nominated): &(TokenId, ScopeId)| *at < place && *nominated == scope;
        reach.inline.contains(&scope) || reach.directives.iter().any(is_nominated)
    }

    /// The last names of the namespaces that using-directives name, of blocks too, and of those that have such a name for
    /// an alias.
    fn find_nominated(&self) -> FxHashSet<Symbol> {
        let ids = || (0..self.tokens.len() as u32).map(TokenId);
        let last_before_semicolon = |first: TokenId| {
            let mut at = first;
            while !matches!(self.kind(at.next()), Kind::Semicolon | Kind::End) {
                at = at.next();
            }
            self.tokens.symbol(at)
        };
        let directives =
            ids().filter(|&at| self.kind(at) == Kind::Using && self.kind(at.next()) == Kind::Namespace);
        let mut nominated: FxHashSet<Symbol> =
            directives.map(|at| last_before_semicolon(at.next())).collect();
        let aliases = ids()
            .filter(|&at| self.kind(at) == Kind::Namespace && self.kind(at.next().next()) == Kind::Assign);
        let aliases: Vec<(Symbol, Symbol)> =
            aliases.map(|at| (self.tokens.symbol(at.next()), last_before_semicolon(at))).collect();
        for _ in 0..aliases.len() {
            let named = aliases.iter().filter(|(alias, _)| nominated.contains(alias));
            let more: Vec<Symbol> =
                named.map(|(_, target)| *target).filter(|target| !nominated.contains(target)).collect();
            if more.is_empty() {
                break;
            }
            nominated.extend(more);
        }
        nominated
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
    fn kernels_of_name<'b>(&self, name: TokenId, listed: &'b Listed) -> &'b [DeclarationId] {
        listed.kernels.get(&self.tokens.symbol(name)).map_or(&[], Vec::as_slice)
    }

    /// What a call in a template lists: every kernel of that name.
    fn entries_of_name(&self, name: TokenId, listed: &Listed) -> Result<Entries, Refusal> {
        let mut entries = self.entries_of_each(self.kernels_of_name(name, listed))?;
        let symbol = self.tokens.symbol(name);
        let blocks = listed.blocks.values().filter(|entity| self.tokens.symbol(entity.name) == symbol);
        for entity in blocks.filter(|entity| self.array_of_block(entity) == Some(KERNELS)) {
            entries.extend(self.entries_of_block(entity)?);
        }
        Ok(entries)
    }

    /// What a launch with the arguments behind `open` lists: one of the kernels that lookup finds, that it may find, or
    /// that its arguments may find.
    fn entries_of_launch(
        &self,
        found: &NameUse,
        [all, seen, others]: [&[DeclarationId]; 3],
        open: TokenId,
    ) -> Result<Entries, Refusal> {
        let passed = &self.reading.bodies.passed;
        let passed = passed.binary_search_by_key(&open, |one| one.open).ok().map(|index| &passed[index]);
        let known = passed.map_or(&[][..], |passed| &passed.arguments);
        let candidate = |id: &DeclarationId, is_found| Candidate { id: *id, is_found };
        let mut candidates: Vec<Candidate> = all.iter().map(|id| candidate(id, true)).collect();
        candidates.extend(seen.iter().map(|id| {
            let is_joined = all.first().is_some_and(|one| self.is_seen_with(*id, *one, found.name));
            candidate(id, is_joined || self.is_found_by_arguments(*id, known))
        }));
        // Only arguments of class or enumeration type find others.
        if passed.is_none() || !known.iter().all(Passed::is_built_in) {
            candidates.extend(others.iter().map(|id| candidate(id, self.is_found_by_arguments(*id, known))));
        }
        if let Some(count) = self.number_of_arguments(open, passed) {
            let takes = |one: &Candidate| {
                self.tree.function(one.id).is_none_or(|function| self.takes(function, count))
            };
            if candidates.iter().any(takes) {
                candidates.retain(takes);
            }
        }
        let all: Vec<DeclarationId> = candidates.iter().map(|one| one.id).collect();
        let passed = passed.filter(|_| !self.are_listed_alike(&all));
        let left = passed.map(|passed| self.launched_overloads(found, &candidates, passed));
        self.entries_of_each(left.as_ref().filter(|left| !left.is_empty()).unwrap_or(&all))
    }

    /// The number of arguments of the launch with the parentheses at `open`; `None` with packs.
    fn number_of_arguments(&self, open: TokenId, passed: Option<&PassedArguments>) -> Option<usize> {
        if let Some(passed) = passed {
            return Some(passed.arguments.len());
        }
        if self.kind(open) != Kind::OpenParen {
            return None;
        }
        let inside = TokenRange::new(open.next(), self.tokens.partner(open));
        let arguments = if inside.is_empty() { Vec::new() } else { list_elements(self.tokens, inside) };
        let is_expansion = |one: &TokenRange| !one.is_empty() && self.kind(one.last()) == Kind::Ellipsis;
        (!arguments.iter().any(is_expansion)).then_some(arguments.len())
    }

    /// Whether a function can be called with so many arguments.
    fn takes(&self, function: &Function, count: usize) -> bool {
        let parameters = function.parameters.of(&self.tree.parameters);
        // Default arguments may stand on another declaration.
        let is_redeclared = self.redeclarations(function.declaration).len() > 1;
        function.takes(parameters, count, |index| is_redeclared || !parameters[index].default().is_empty())
    }

    /// Whether it makes no difference which of these is meant.
    fn are_listed_alike(&self, all: &[DeclarationId]) -> bool {
        let mut entries = all.iter().map(|&id| self.entries_of(id).ok());
        let first = entries.next().flatten();
        first.is_some_and(|first| entries.all(|other| other.as_ref() == Some(&first)))
    }

    /// What all of these list.
    fn entries_of_each(&self, all: &[DeclarationId]) -> Result<Entries, Refusal> {
        each(all.iter().map(|&id| self.entries_of(id)))
    }

    /// What everything of the name at `name` lists, whatever it means there.
    fn entries_of_any(&self, name: TokenId, listed: &Listed) -> Result<Entries, Refusal> {
        let is_named = |token: TokenId| self.tokens.symbol(token) == self.tokens.symbol(name);
        let declared = listed.declarations.iter().filter(|(token, _)| is_named(**token));
        let mut declared: Vec<DeclarationId> = declared.map(|(_, &id)| id).collect();
        declared.sort_unstable();
        let blocks = listed.blocks.values().filter(|entity| is_named(entity.name));
        let mut entries = self.entries_of_each(&declared)?;
        entries.extend(each(blocks.map(|entity| self.entries_of_block(entity)))?);
        Ok(entries)
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
    pub(super) fn components<'b>(&'b self, scope: ScopeId, name: &'b str) -> Option<Vec<&'b str>> {
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

/// The entries of all of these together.
fn each(all: impl Iterator<Item = Result<Entries, Refusal>>) -> Result<Entries, Refusal> {
    all.collect::<Result<Vec<Entries>, Refusal>>().map(|all| all.concat())
}
