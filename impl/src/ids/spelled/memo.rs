//! What aliases stand for and constants are, by template arguments. It is asked again and again: each candidate of each call has
//! conditions that name the same class templates.

use super::effort::Bindings;
use super::made_up::{argument_any, names_made_up};
use super::named::Denoted;
use super::partial::Pattern;
use super::{Known, Missing, Spelling};
use crate::ids::model::{Argument, Type};
use crate::tree::{DeclarationId, TemplateParameterId, Tree};
use rustc_hash::{FxHashMap, FxHasher};
use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// What was found of the declarations that a unit is read with first, for arguments that no block declares.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    /// The number of these declarations. Those that are read with bodies come and go.
    declarations: usize,
    pub(super) aliases: Answers<Denoted>,
    pub(super) constants: Answers<(Type, String)>,
    pub(super) patterns: OfDeclarations<Pattern>,
    pub(super) specializations: OfDeclarations<Vec<Argument>>,
}

/// What is written at declarations, or why it is not known, by declaration and by whether bounds of arrays may be unknown.
#[derive(Debug)]
pub(super) struct OfDeclarations<T>(RefCell<Written<T>>);

type Written<T> = FxHashMap<(DeclarationId, bool), Known<Rc<T>>>;

impl<T> Default for OfDeclarations<T> {
    fn default() -> OfDeclarations<T> {
        OfDeclarations(RefCell::default())
    }
}

impl<T> OfDeclarations<T> {
    /// What is known of a declaration, or else what `find` finds.
    fn get_or(&self, key: (DeclarationId, bool), find: impl FnOnce() -> Known<T>) -> Known<Rc<T>> {
        if let Some(known) = self.0.borrow().get(&key) {
            return known.clone();
        }
        let found = find().map(Rc::new);
        // What is too deep to be found here may be found elsewhere.
        if !matches!(found, Err(Missing::TooDeep)) {
            self.0.borrow_mut().insert(key, found.clone());
        }
        found
    }
}

impl Memo {
    /// Of the declarations that the tree has now.
    pub(crate) fn of(tree: &Tree) -> Memo {
        Memo { declarations: tree.declarations.len(), ..Memo::default() }
    }
}

/// Answers by declaration, by whether bounds of arrays may be unknown, and by what a hash tells of the template arguments.
#[derive(Debug)]
pub(super) struct Answers<T>(RefCell<FxHashMap<Key, Vec<(Bindings, T)>>>);

type Key = (DeclarationId, bool, u64);

impl<T> Default for Answers<T> {
    fn default() -> Answers<T> {
        Answers(RefCell::default())
    }
}

impl<T: Clone> Answers<T> {
    /// What is known of a declaration with these arguments, or else what `find` finds.
    pub(super) fn get_or(&self, question: &Question<'_>, find: impl FnOnce() -> Known<T>) -> Known<T> {
        if let Some(all) = self.0.borrow().get(&question.key)
            && let Some((_, known)) = all.iter().find(|(bindings, _)| question.is_of(bindings))
        {
            return Ok(known.clone());
        }
        let found = find();
        // What is too deep to be found here may be found elsewhere.
        if let Ok(answer) = &found
            && !question.names_made_up()
        {
            let answer = (question.bindings.clone(), answer.clone());
            self.0.borrow_mut().entry(question.key).or_default().push(answer);
        }
        found
    }
}

/// A declaration, and what the template parameters stand for that it sees.
pub(super) struct Question<'q> {
    key: Key,
    tree: &'q Tree,
    /// Of a template in a namespace its own parameters count.
    own: Option<DeclarationId>,
    bindings: &'q Bindings,
}

impl<'q> Question<'q> {
    fn counts(&self, parameter: TemplateParameterId) -> bool {
        self.own.is_none_or(|own| {
            self.tree[own].headers.iter().any(|header| self.tree[header].parameters.contains(parameter))
        })
    }

    fn arguments<'b>(&'b self, bindings: &'b Bindings) -> impl Iterator<Item = super::effort::Pair<'b>> {
        bindings.pairs().filter(|(parameter, _)| self.counts(*parameter))
    }

    fn is_of(&self, bindings: &Bindings) -> bool {
        self.arguments(self.bindings).eq(self.arguments(bindings))
    }

    fn names_made_up(&self) -> bool {
        self.arguments(self.bindings).any(|(_, argument)| argument_any(argument, &names_made_up))
    }
}

impl<'a> Spelling<'a> {
    /// The memo, if it keeps answers about a declaration.
    fn memo_of(&self, id: DeclarationId) -> Option<&'a Memo> {
        let lasts = |memo: &&Memo| id.index() < memo.declarations;
        self.memo.filter(lasts).filter(|_| self.pending.is_none())
    }

    /// What `find` finds of a declaration, from the memo if it keeps that.
    pub(super) fn of_declaration<T: 'a>(
        &self,
        id: DeclarationId,
        kept: impl FnOnce(&'a Memo) -> &'a OfDeclarations<T>,
        find: impl FnOnce() -> Known<T>,
    ) -> Known<Rc<T>> {
        match self.memo_of(id) {
            Some(memo) => kept(memo).get_or((id, self.has_open_bounds), find),
            None => find().map(Rc::new),
        }
    }

    /// The memo, and the question that it is asked about `id`, where answers are kept.
    pub(super) fn asked<'q>(
        &'q self,
        id: DeclarationId,
        bindings: &'q Bindings,
    ) -> Option<(&'a Memo, Question<'q>)> {
        let memo = self.memo_of(id)?;
        let tree = self.unit.tree;
        let scope = tree[id].scope;
        let own = tree[scope].is_namespace().then_some(id);
        let mut question = Question { key: (id, self.has_open_bounds, 0), tree, own, bindings };
        let mut hasher = FxHasher::default();
        question.arguments(bindings).for_each(|pair| pair.hash(&mut hasher));
        question.key.2 = hasher.finish();
        Some((memo, question))
    }
}
