//! Where the objects of blocks are destroyed: where their block ends, and where a jump leaves it ([stmt.jump]). The released
//! tools point at the `}` of a block, at the keyword of an `if` or loop with objects of its own, and where a function ends at
//! the last expression, jump or empty statement in it, or where the last block with objects was left.

use super::Use;
use crate::hir::{Jump, Statement};
use crate::lex::TokenId;
use crate::tree::DeclarationId;

/// An object that a block declares, and the destructor that it is destroyed by.
#[derive(Debug)]
pub(super) struct Object {
    /// Its first node.
    pub(super) index: u32,
    pub(super) declaration: DeclarationId,
    pub(super) destruction: Use,
}

/// A statement with objects of its own that is not at its end.
#[derive(Debug)]
struct Open {
    statement: Statement,
    /// Its first token.
    start: TokenId,
    /// Where the last expression begins that is evaluated in it, if that is not the last one written.
    last: Option<TokenId>,
    /// Its objects, as indices.
    objects: Vec<usize>,
    /// Its beginning is reached.
    is_entered: bool,
    /// The end of the first substatement of an `if` with two is reached.
    is_first_left: Option<bool>,
    /// A `break` leaves it.
    is_broken: bool,
    /// A `continue` goes on with its condition.
    is_continued: bool,
    /// Its condition is always true, or it has none; a `switch` has a `default`.
    is_always: bool,
    /// Of a constexpr `if` with a known condition, whether it is true.
    taken: Option<bool>,
}

/// The statements around what is looked at, and the objects that they declare.
#[derive(Debug)]
pub(super) struct Flow {
    objects: Vec<Object>,
    open: Vec<Open>,
    /// What is looked at is reached.
    is_reached: bool,
    /// Where the last expression begins.
    last: TokenId,
    /// What each `return` names alone.
    returned: Vec<(TokenId, Option<DeclarationId>)>,
}

impl Default for Flow {
    fn default() -> Flow {
        Flow {
            objects: Vec::new(),
            open: Vec::new(),
            is_reached: true,
            last: TokenId(0),
            returned: Vec::new(),
        }
    }
}

impl Flow {
    /// An object is declared.
    pub(super) fn declared(&mut self, object: Object) {
        if let Some(around) = self.open.last_mut() {
            around.objects.push(self.objects.len());
        }
        self.objects.push(object);
    }

    /// A statement begins.
    pub(super) fn enter(&mut self, statement: Statement, start: TokenId) {
        let is_entered = self.is_reached;
        if statement == Statement::Block {
            self.last = start;
        }
        self.open.push(Open {
            statement,
            start,
            last: None,
            objects: Vec::new(),
            is_entered,
            is_first_left: None,
            is_broken: false,
            is_continued: false,
            is_always: false,
            taken: None,
        });
    }

    /// The statement around has a condition that is always true, or has none.
    pub(super) fn is_always(&mut self) {
        if let Some(around) = self.open.last_mut() {
            around.is_always = true;
        }
    }

    /// The condition of the constexpr `if` around is known.
    pub(super) fn takes(&mut self, taken: bool) {
        if let Some(around) = self.open.last_mut() {
            around.taken = Some(taken);
        }
    }

    /// The `switch` around has a `default`, which is a label.
    pub(super) fn default_label(&mut self) {
        self.label();
        if let Some(around) = self.open.iter_mut().rfind(|one| one.statement == Statement::Switch) {
            around.is_always = true;
        }
    }

    /// The expression from `last` on is evaluated at the end of each iteration of the loop around.
    pub(super) fn iterates(&mut self, last: TokenId) {
        if let Some(around) = self.open.last_mut() {
            around.last = Some(last);
        }
    }

    /// An expression from `start` on is evaluated.
    pub(super) fn evaluated(&mut self, start: TokenId) {
        self.last = start;
    }

    /// The second substatement of an `if` begins.
    pub(super) fn otherwise(&mut self) {
        if let Some(around) = self.open.last_mut() {
            around.is_first_left = Some(self.is_reached);
            self.is_reached = around.is_entered;
        }
    }

    /// A label: it is reached from elsewhere.
    pub(super) fn label(&mut self) {
        self.is_reached = true;
    }

    /// The innermost statement ends with the token `at`.
    pub(super) fn leave(&mut self, at: TokenId) {
        let Some(around) = self.open.pop() else { return };
        self.is_reached = match around.statement {
            Statement::Block => self.is_reached,
            Statement::If => match (around.taken, around.is_first_left) {
                (Some(true), Some(first)) => first,
                (Some(true), None) | (Some(false), Some(_)) => self.is_reached,
                (Some(false), None) => around.is_entered,
                // With two substatements the condition does not count.
                (None, Some(first)) => first || self.is_reached,
                (None, None) => self.is_reached || (around.is_entered && !around.is_always),
            },
            Statement::Loop | Statement::Do if around.is_always => around.is_broken,
            Statement::Loop => around.is_entered || self.is_reached,
            Statement::Do => self.is_reached || around.is_broken || around.is_continued,
            Statement::Switch => {
                self.is_reached || around.is_broken || (around.is_entered && !around.is_always)
            }
        };
        self.last = around.last.unwrap_or(self.last);
        if self.is_reached {
            let at = match around.statement {
                Statement::Block if self.open.is_empty() => self.last,
                Statement::Block => at,
                _ => around.start,
            };
            self.destroy(&around.objects, at, None);
            if !around.objects.is_empty() {
                self.last = at;
            }
        }
    }

    /// A jump at the token `at`; `returned` is the variable that a `return` names alone.
    pub(super) fn jump(&mut self, jump: Jump, at: TokenId, returned: Option<DeclarationId>) {
        self.last = at;
        if jump == Jump::Return {
            self.returned.push((at, returned.filter(|_| self.is_reached)));
        }
        let is_target = |statement: Statement| match jump {
            Jump::Return | Jump::Goto => false,
            Jump::Break => matches!(statement, Statement::Loop | Statement::Do | Statement::Switch),
            Jump::Continue => matches!(statement, Statement::Loop | Statement::Do),
        };
        let target = self.open.iter().rposition(|one| is_target(one.statement));
        let inner = target.map_or(0, |at| at + 1);
        // Which blocks a `goto` leaves is not looked for.
        if self.is_reached && jump != Jump::Goto {
            let left: Vec<usize> =
                self.open.get(inner..).into_iter().flatten().flat_map(|one| one.objects.clone()).collect();
            self.destroy(&left, at, returned);
        }
        if let Some(around) = target.and_then(|at| self.open.get_mut(at)) {
            around.is_broken |= jump == Jump::Break && self.is_reached;
            around.is_continued |= jump == Jump::Continue && self.is_reached;
        }
        self.is_reached = false;
    }

    fn destroy(&mut self, objects: &[usize], at: TokenId, returned: Option<DeclarationId>) {
        for &index in objects {
            if let Some(object) = self.objects.get_mut(index)
                && Some(object.declaration) != returned
            {
                object.destruction.ends.push(at);
            }
        }
    }

    /// Forgets the objects that nodes from `index` on declare.
    pub(super) fn forget(&mut self, index: u32) {
        let kept = self.objects.partition_point(|object| object.index < index);
        if kept == self.objects.len() {
            return;
        }
        self.objects.truncate(kept);
        for around in &mut self.open {
            around.objects.retain(|&one| one < kept);
        }
    }

    /// What a `return` names is destroyed there, too, unless each of them names it: it is what the function gives then.
    fn destroy_returned(&mut self) {
        let all = std::mem::take(&mut self.returned);
        if all.windows(2).all(|pair| pair[0].1 == pair[1].1) {
            return;
        }
        for (at, returned) in all {
            let named = self.objects.iter_mut().filter(|one| Some(one.declaration) == returned);
            for object in named {
                object.destruction.ends.push(at);
                object.destruction.ends.sort_unstable();
            }
        }
    }

    /// The destructions of all objects, each with its first node.
    pub(super) fn destructions(mut self) -> impl Iterator<Item = (u32, Use)> {
        self.destroy_returned();
        self.objects.into_iter().map(|object| (object.index, object.destruction))
    }
}
