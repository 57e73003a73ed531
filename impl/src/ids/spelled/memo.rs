//! What aliases stand for and constants are, by template arguments. It is asked again and again: each candidate of each call has
//! conditions that name the same class templates.

use super::effort::Bindings;
use super::made_up::{argument_any, names_made_up};
use super::named::Denoted;
use super::{Known, Spelling};
use crate::ids::model::Type;
use crate::tree::{DeclarationId, TemplateParameterId, Tree};
use rustc_hash::{FxHashMap, FxHasher};
use std::cell::RefCell;
use std::hash::{Hash, Hasher};

/// What was found of the declarations that a unit is read with first, for arguments that no block declares.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    /// The number of these declarations. Those that are read with bodies come and go.
    declarations: usize,
    pub(super) aliases: Answers<Denoted>,
    pub(super) constants: Answers<(Type, String)>,
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
    /// The memo, and the question that it is asked about `id`, where answers are kept.
    pub(super) fn asked<'q>(
        &'q self,
        id: DeclarationId,
        bindings: &'q Bindings,
    ) -> Option<(&'a Memo, Question<'q>)> {
        let lasts = |memo: &&Memo| id.index() < memo.declarations;
        let memo = self.memo.filter(lasts).filter(|_| self.pending.is_none())?;
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
