//! What the host lists of kernels and variables in device memory that blocks declare (`--device-c`), and
//! the managed variables among them, which are pointers on the host.
//!
//! Observed on the released tool: such a declaration alone mentions nothing; where its name is used, the member of the
//! namespace around is listed, with the linkage that an earlier declaration there gives it. In a template a type that
//! depends makes it an instance of a template, which is listed as both.

use super::boilerplate::truth;
use super::references::{CONSTANT_VARIABLES, DEVICE_VARIABLES, Entries, KERNELS, Linked};
use super::space::Marks;
use super::variable::memory;
use super::{Piece, Planner, Refusal};
use crate::bodies::BlockEntity;
use crate::check::{EarlierFunction, earlier_function};
use crate::lambda::bodies_of_functions;
use crate::lex::{Kind, TokenId, TokenRange, within};
use crate::names::Named;
use crate::rules::generated::{
    HOST_OUTPUT_HIDDEN, HostStorage, VariableLinkage, decide_host_output_variable_linkage,
};
use crate::tree::{Attribute, DeclarationId};
use rustc_hash::FxHashSet;

/// The earlier declaration of what a block declares.
enum Earlier {
    /// There is none.
    None,
    /// This one.
    One(DeclarationId),
    /// Which of these it is, is not known, or it is another.
    Unknown(Vec<DeclarationId>),
}

impl<'a> Planner<'a> {
    /// The array for internal linkage; `None` when it is in none.
    pub(super) fn array_of_block(&self, entity: &BlockEntity) -> Option<usize> {
        let marks = Marks::of(self.tokens, &entity.attributes);
        match marks {
            _ if marks.global => Some(KERNELS),
            // A device function, or a variable of the block itself.
            _ if entity.is_function || entity.extern_token.is_none() || marks.shared => None,
            _ if marks.constant => Some(CONSTANT_VARIABLES),
            _ => marks.device_memory().then_some(DEVICE_VARIABLES),
        }
    }

    /// The entries of what a block declares.
    pub(super) fn entries_of_block(&self, entity: &BlockEntity) -> Result<Entries, Refusal> {
        let Some(array) = self.array_of_block(entity) else { return Ok(Entries::new()) };
        let earlier = self.earlier(entity);
        if let (Earlier::One(id), Some(false)) = (&earlier, entity.depends)
            && self.array_of(*id) == Some(array)
        {
            return self.entries_of(*id);
        }
        let Some(is_template) = entity.depends else {
            let message = "--device-c: whether the type of this depends on a template parameter is not known, and it has to be listed";
            return Err(self.refusal(entity.name, message));
        };
        let is_c = self.is_in_c_linkage(entity.name);
        let (scope, is_internal) = (entity.scope, false);
        let new =
            self.entries_named(entity.name, &Linked { array, scope, is_c, is_internal, is_template })?;
        let is_certain = match earlier {
            Earlier::None => true,
            // Whichever of them it is.
            Earlier::Unknown(all) => {
                let listed = all.iter().map(|&id| self.entries_of(id));
                let listed = listed.collect::<Result<Vec<_>, _>>()?;
                !listed.is_empty() && listed.iter().all(|entries| *entries == new)
            }
            Earlier::One(_) => false,
        };
        if !is_certain {
            let message = "--device-c: which declaration this block declares again is not known, and it has to be listed";
            return Err(self.refusal(entity.name, message));
        }
        Ok(new)
    }

    /// What the namespace declared before.
    fn earlier(&self, entity: &BlockEntity) -> Earlier {
        let (names, tree) = (&self.reading.names, self.tree);
        let symbol = self.tokens.symbol(entity.name);
        let Some(found) = names.lookup_in(tree, entity.scope, symbol, entity.name) else {
            return Earlier::None;
        };
        let named = names.declarations(found.binding, entity.name);
        let all: Vec<DeclarationId> = named
            .filter_map(|named| match named {
                Named::Declaration(id) | Named::Using(id, _) => Some(id),
                Named::Enumerator(_) => None,
            })
            .collect();
        if !entity.is_function {
            return match all.last() {
                Some(&id) if all.iter().all(|&id| tree.variable(id).is_some()) => Earlier::One(id),
                _ => Earlier::Unknown(all),
            };
        }
        match earlier_function(self.reading, entity.scope, entity.name) {
            EarlierFunction::None => Earlier::None,
            EarlierFunction::Namespace(id) => Earlier::One(id),
            EarlierFunction::Unknown => Earlier::Unknown(all),
        }
    }

    /// Whether the innermost linkage specification around `place` says `"C"`.
    fn is_in_c_linkage(&self, place: TokenId) -> bool {
        let tree = self.tree;
        let braces = tree.linkages.iter().filter_map(|linkage| {
            let (open, close) = linkage.body?;
            Some((open, close, linkage.is_c))
        });
        let single = tree.declarations.iter().filter_map(|declaration| {
            let linkage = &tree[declaration.linkage?];
            let range = declaration.range;
            linkage.body.is_none().then_some((range.start, range.end, linkage.is_c))
        });
        let around = braces.chain(single).filter(|&(start, end, _)| start < place && place < end);
        around.max_by_key(|&(start, ..)| start).is_some_and(|(.., is_c)| is_c)
    }

    /// What the attribute belongs to that is one of `row`, where a block declares a kernel or variable with it.
    fn block_entity_of(&self, row: &[Attribute]) -> Option<&BlockEntity> {
        let is_of_row = |one: &Attribute| row.iter().any(|attribute| attribute.name_token == one.name_token);
        let entities = &self.reading.bodies.block_entities;
        entities.iter().find(|entity| entity.attributes.iter().any(is_of_row))
    }

    /// Whether an earlier declaration gives internal linkage to the kernel that a block declares with `row`.
    pub(super) fn is_internal_in_block(&self, row: &[Attribute]) -> bool {
        let lists = self.options.lists_references();
        let entity = self.block_entity_of(row).filter(|_| lists);
        let entries = entity.map(|entity| self.entries_of_block(entity));
        matches!(entries, Some(Ok(entries)) if !entries.is_empty() && !has_external(&entries))
    }

    /// Writes what stands for the attributes `row` at `first` of a variable that a block declares `extern`: with
    /// relocatable code it is hidden where its linkage is external. The attribute's name.
    pub(super) fn block_variable(&mut self, first: TokenId, row: &[Attribute]) -> Option<TokenId> {
        let marks = Marks::of(self.tokens, row);
        let entity = self.block_entity_of(row);
        if marks.managed {
            let is_unread = entity.is_none() && self.is_on_the_host_in_block(first);
            if is_unread && self.is_extern_in_block(TokenId(0), first) {
                self.refuse(first, "the declaration of a managed variable in a block could not be read");
            }
            return None;
        }
        let entity = entity.filter(|entity| !entity.is_function && !marks.global)?;
        let is_hidden = self.linkage_of_block(entity, marks) == VariableLinkage::HiddenExtern;
        let is_memory = |one: &&Attribute| Marks::of(self.tokens, std::slice::from_ref(*one)).device_memory();
        let chosen = row.iter().find(is_memory).filter(|_| is_hidden)?;
        self.put_attribute(chosen, HOST_OUTPUT_HIDDEN.into());
        Some(chosen.name_token)
    }

    /// How the host declares a variable that a block declares `extern`.
    fn linkage_of_block(&self, entity: &BlockEntity, marks: Marks) -> VariableLinkage {
        let (dialect, pass, device_c) =
            (self.options.dialect, self.options.pass, truth(self.options.device_c));
        let cell =
            decide_host_output_variable_linkage(dialect, pass, memory(marks), HostStorage::Extern, device_c);
        let is_hidden = || {
            self.options.device_hidden_visibility
                && !self.tree.is_unnamed(entity.scope)
                && self.options.lists_references()
                && self.entries_of_block(entity).is_ok_and(|entries| has_external(&entries))
        };
        match cell.result {
            Some(VariableLinkage::HiddenExtern) if !is_hidden() => VariableLinkage::Plain,
            other => other.unwrap_or(VariableLinkage::Plain),
        }
    }

    /// The managed variables that blocks declare `extern`, each with that word.
    pub(super) fn managed_of_blocks(&self) -> impl Iterator<Item = (&'a BlockEntity, TokenId)> + use<'a> {
        let tokens = self.tokens;
        let all = self.reading.bodies.block_entities.iter();
        let all = all.filter(|entity| !entity.is_function && Marks::of(tokens, &entity.attributes).managed);
        all.filter_map(|entity| Some((entity, entity.extern_token?)))
    }

    /// Makes pointers of the managed variables that blocks declare `extern`: a static one of the block, or with
    /// relocatable code the one that a namespace declares.
    pub(super) fn managed_in_blocks(&mut self) {
        let mut last = None;
        let all: Vec<_> = self.managed_of_blocks().collect();
        for (entity, word) in all {
            if self.is_dropped(entity.name) {
                continue;
            }
            let marks = Marks::of(self.tokens, &entity.attributes);
            // The first declarator decides for all of its declaration.
            if last != Some(word) {
                last = Some(word);
                match self.linkage_of_block(entity, marks) {
                    VariableLinkage::Static => {
                        self.put(self.span(TokenRange::new(word, word.next())), "static");
                    }
                    VariableLinkage::HiddenExtern => {
                        let text = format!("{HOST_OUTPUT_HIDDEN} ");
                        self.edits.before(self.start(word), vec![Piece::text(text)]);
                    }
                    _ => {}
                }
            }
            self.managed_name(entity.name, entity.is_array);
        }
    }

    /// Whether an attribute in a body is not in that of a function that runs on the device only.
    fn is_on_the_host_in_block(&self, word: TokenId) -> bool {
        let bodies = bodies_of_functions(self.reading);
        within(&bodies, |(range, _)| *range, word).is_none_or(|&(_, function)| {
            let marks = self.marks(function);
            !(marks.global || marks.device_only())
        })
    }

    /// Refuses what blocks declare where the text around could not be read as a declaration.
    pub(super) fn refuse_unread_block_entities(&mut self) {
        let bodies = bodies_of_functions(self.reading);
        let entities = &self.reading.bodies.block_entities;
        let attributes = entities.iter().flat_map(|entity| &entity.attributes);
        let noted: FxHashSet<TokenId> = attributes.map(|attribute| attribute.whole.start).collect();
        for &word in &self.tokens.attribute_words {
            if self.tree.attribute_at(word).is_some() || noted.contains(&word) {
                continue;
            }
            let body = within(&bodies, |(range, _)| *range, word);
            let on_device = body.is_some_and(|&(_, function)| {
                let marks = self.marks(function);
                marks.global || marks.device_only()
            });
            if on_device {
                continue;
            }
            let mut row = Vec::new();
            self.read_attribute(word, &mut row);
            let marks = Marks::of(self.tokens, &row);
            let start = body.map_or(TokenId(0), |(range, _)| range.start);
            let may_be_listed = marks.device_memory() && !marks.shared;
            if marks.global || (may_be_listed && self.is_extern_in_block(start, word)) {
                self.refuse(word, "--device-c: declared in a block, and it may have to be listed");
            }
        }
    }

    /// Whether the declaration around `word` in the block that begins at `start` says `extern`.
    fn is_extern_in_block(&self, start: TokenId, word: TokenId) -> bool {
        let ends = |kind| matches!(kind, Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::End);
        let says = |at: &TokenId| !ends(self.kind(*at));
        let before = TokenRange::new(start, word);
        let behind = std::iter::successors(Some(word), |at| Some(at.next())).take_while(says);
        before.iter().rev().take_while(says).chain(behind).any(|at| self.kind(at) == Kind::Extern)
    }
}

/// Whether something is listed with external linkage.
fn has_external(entries: &Entries) -> bool {
    entries.iter().any(|(array, _)| array % 2 == 1)
}
