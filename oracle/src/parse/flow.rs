//! Where the objects of a block end: at its end and where jumps leave it, as far as control gets there. Code for the device
//! is generated in the order of the statements, and what the end of a function does stands where its last statement stands.

use std::ops::Range;

use super::{Parsed, Parser};
use crate::program::{CallForm, VariableScope};
use crate::scopes::Symbol;
use crate::types::Type;

/// What a frame is the inside of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inside {
    /// A block, a function's body, the head of a statement.
    Block,
    /// A loop's body.
    Loop,
    /// The body of a `switch`.
    Switch {
        /// Control comes to the head.
        entered: bool,
        /// It has a `default`.
        default: bool,
    },
}

/// Something that jumps leave.
#[derive(Clone, Debug)]
struct Frame {
    inside: Inside,
    /// The calls of the destructors of its objects, indices into `Program::calls`.
    objects: Vec<usize>,
    /// A `break` that control comes to leaves it.
    broke: bool,
    /// A `continue` that control comes to ends a round of it.
    continued: bool,
}

/// The state of reading the body of one function or lambda.
#[derive(Clone, Debug, Default)]
pub(super) struct Flow {
    frames: Vec<Frame>,
    /// Control does not come to what is read now.
    dead: bool,
    /// Where the last statement stands, where that is certain.
    last: Option<usize>,
    /// The objects that end in the body, by the tokens of their names.
    objects: Vec<(usize, usize)>,
    /// What each `return` names.
    returned: Vec<Option<usize>>,
    /// The calls, and uses of implied members, that make results of objects that a `return` names, by the tokens of those names.
    copies: Vec<(usize, Range<usize>, Range<usize>)>,
    /// There are labels.
    jumps: bool,
}

impl Parser<'_, '_> {
    /// `compound-statement`
    pub(super) fn compound_statement(&mut self) -> Parsed<()> {
        self.enters(Inside::Block);
        let open = self.at;
        self.statements_in_braces()?;
        if self.at == open + 2 {
            self.flow.last = Some(open);
        }
        self.ends_block(Some(self.at - 1));
        Ok(())
    }

    /// The `compound-statement` of a function or lambda. Returns where its code ends, where that is certain: at the `}` that
    /// control comes to, otherwise with the last statement.
    pub(super) fn body_statement(&mut self) -> Parsed<Option<usize>> {
        self.with_flow(|p| {
            p.enters(Inside::Block);
            p.flow.last = Some(p.at);
            p.statements_in_braces()?;
            let last = p.flow.last;
            p.ends_block(last);
            p.elides_copies();
            Ok(if p.flow.dead { last } else { Some(p.at - 1) })
        })
    }

    /// Runs a production that is the code of a function of its own.
    pub(super) fn with_flow<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let outer = std::mem::take(&mut self.flow);
        let result = production(self);
        self.flow = outer;
        result
    }

    fn enters(&mut self, inside: Inside) {
        self.flow.frames.push(Frame { inside, objects: Vec::new(), broke: false, continued: false });
    }

    /// [stmt.return], [class.copy.elision]: the object that every `return` names is the result itself. Where there are
    /// labels nothing is certain.
    fn elides_copies(&mut self) {
        let first = self.flow.returned.first().copied().flatten();
        let same = self.flow.returned.iter().all(|r| *r == first);
        for (name_at, call) in std::mem::take(&mut self.flow.objects) {
            let ends = match (self.flow.jumps, same && first == Some(name_at)) {
                (true, _) => vec![None],
                (false, true) => Vec::new(),
                (false, false) => continue,
            };
            self.program.calls[call].ends = Some(ends);
        }
        for (name_at, calls, implied) in std::mem::take(&mut self.flow.copies).into_iter().rev() {
            if !self.flow.jumps && same && first == Some(name_at) {
                self.program.calls.drain(calls);
                self.program.implied_uses.drain(implied);
            }
        }
    }

    /// The newest call ends an object that is declared in the block that is read.
    pub(super) fn ends_with_block(&mut self, name_at: usize) {
        let call = self.program.calls.len() - 1;
        if let Some(frame) = self.flow.frames.last_mut() {
            frame.objects.push(call);
            self.flow.objects.push((name_at, call));
            self.program.calls[call].ends = Some(Vec::new());
        }
    }

    /// The innermost frame ends at a token, which is the last one that code is generated for.
    fn ends_block(&mut self, place: Option<usize>) {
        let innermost = self.flow.frames.len().saturating_sub(1);
        self.leaves(innermost, place);
        if let Some(frame) = self.flow.frames.pop()
            && !frame.objects.is_empty()
            && !self.flow.dead
        {
            self.flow.last = place;
        }
    }

    /// Control leaves all frames from one on: their objects end.
    fn leaves(&mut self, from: usize, place: Option<usize>) {
        if self.flow.dead {
            return;
        }
        for object in self.flow.frames[from..].iter().flat_map(|frame| &frame.objects) {
            if let Some(ends) = &mut self.program.calls[*object].ends {
                ends.push(place);
            }
        }
    }

    /// A statement whose head may declare something, which ends at a token.
    pub(super) fn with_head(
        &mut self,
        place: Option<usize>,
        production: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        self.enters(Inside::Block);
        production(self)?;
        self.ends_block(place);
        Ok(())
    }

    /// The body of a loop whose condition stands before it and has a value, where it is a constant.
    pub(super) fn looped(
        &mut self,
        value: Option<i64>,
        body: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let dead = self.flow.dead;
        self.enters(Inside::Loop);
        body(self)?;
        let broke = self.flow.frames.pop().is_some_and(|frame| frame.broke);
        let goes_on = value.is_some_and(|v| v != 0);
        self.flow.dead = dead || (goes_on && !broke);
        Ok(())
    }

    /// `do statement while ( condition )`
    pub(super) fn do_statement(&mut self) -> Parsed<()> {
        self.advance();
        self.enters(Inside::Loop);
        self.statement()?;
        let frame = self.flow.frames.pop();
        let (broke, continued) = frame.map_or((false, false), |f| (f.broke, f.continued));
        self.expect("while")?;
        self.expect("(")?;
        let condition_at = self.at;
        let condition = self.expression()?;
        self.convert_directly(
            &condition,
            &Type::Fundamental("bool"),
            condition_at..self.at,
            CallForm::Conversion,
        );
        self.expect(")")?;
        self.expect(";")?;
        self.flow.last = self.statement_place(condition_at);
        let tested = !self.flow.dead || continued;
        self.flow.dead = !(broke || (tested && condition.value.is_none_or(|v| v == 0)));
        Ok(())
    }

    /// The statements that a condition chooses between. What `if constexpr` discards is not there; of another `if` the
    /// device's compiler takes both for reached, and that a condition without an `else` holds for known.
    pub(super) fn chosen(
        &mut self,
        value: Option<i64>,
        is_constexpr: bool,
        yes: impl FnOnce(&mut Self) -> Parsed<()>,
        no: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let dead = self.flow.dead;
        let holds = value.is_some_and(|v| v != 0);
        let (discards_yes, discards_no) = (is_constexpr && value == Some(0), is_constexpr && holds);
        self.flow.dead = dead || discards_yes;
        let before = self.flow.last;
        yes(self)?;
        if discards_yes {
            self.flow.last = before;
        }
        let known = is_constexpr || !self.is("else");
        let first = std::mem::replace(&mut self.flow.dead, dead || known && holds);
        if self.accept("else") {
            let before = self.flow.last;
            no(self)?;
            if discards_no {
                self.flow.last = before;
            }
        }
        self.flow.dead &= first;
        Ok(())
    }

    /// The body of a `switch`.
    pub(super) fn switch_body(&mut self) -> Parsed<()> {
        let entered = !self.flow.dead;
        self.enters(Inside::Switch { entered, default: false });
        self.flow.dead = true;
        self.statement()?;
        let ends = !self.flow.dead;
        let frame = self.flow.frames.pop();
        let leaves =
            frame.is_some_and(|f| f.broke || !matches!(f.inside, Inside::Switch { default: true, .. }));
        self.flow.dead = !(ends || (entered && leaves));
        Ok(())
    }

    /// `case` or `default`: control comes here from the head of the `switch`.
    pub(super) fn at_case(&mut self, is_default: bool) {
        for frame in self.flow.frames.iter_mut().rev() {
            if let Inside::Switch { entered, default } = &mut frame.inside {
                *default |= is_default;
                self.flow.dead &= !*entered;
                return;
            }
        }
    }

    /// `break` or `continue` at a token.
    pub(super) fn jumps(&mut self, at: usize) {
        let breaks = self.is_at(at, "break");
        let left = |f: &Frame| f.inside == Inside::Loop || (breaks && f.inside != Inside::Block);
        if let Some(innermost) = self.flow.frames.iter().rposition(left) {
            self.leaves(innermost + 1, Some(at));
            let frame = &mut self.flow.frames[innermost];
            frame.broke |= breaks && !self.flow.dead;
            frame.continued |= !breaks && !self.flow.dead;
        }
        (self.flow.last, self.flow.dead) = (Some(at), true);
    }

    /// `return` at a token; what it returns was read.
    pub(super) fn returns(&mut self, at: usize) {
        self.leaves(0, Some(at));
        if !self.flow.dead {
            let named = self.named_result(at);
            self.flow.returned.push(named);
        }
        (self.flow.last, self.flow.dead) = (self.return_place(at), true);
    }

    /// Where the last code of a `return` at a token stands: what it returns was read. On several lines operators stand where
    /// they are written.
    fn return_place(&self, at: usize) -> Option<usize> {
        let (first, end) = (at + 1, self.at);
        if first == end {
            return Some(at);
        }
        let is_call = self.is_identifier_at(first) && self.is_at(first + 1, "(");
        let ends_with_call = || self.closing(first + 2) == Some(end - 1);
        let line = |index: usize| (self.token_at(index).line, self.token_at(index).file);
        let is_one = line(first) == line(end - 1) || is_call && ends_with_call();
        is_one.then_some(first)
    }

    /// What a `return` names alone, between parentheses or not.
    fn named_by_return(&self, at: usize) -> Vec<Symbol> {
        let (mut first, mut end) = (at + 1, self.at);
        while end > first + 2 && self.is_at(first, "(") && self.is_at(end - 1, ")") {
            (first, end) = (first + 1, end - 1);
        }
        match end == first + 1 && self.is_identifier_at(first) {
            true => self.scopes.lookup(self.scope, self.text_at(first)),
            false => Vec::new(),
        }
    }

    /// [class.copy.elision]: what a `return` names is moved from, where it is a variable or parameter of the function.
    pub(super) fn is_moved_by_return(&self, at: usize) -> bool {
        match self.named_by_return(at).as_slice() {
            [Symbol::Parameter(t)] => !t.is_reference(),
            _ => self.named_result(at).is_some(),
        }
    }

    /// What was remembered since then makes the result of what a `return` names.
    pub(super) fn copies_result(&mut self, at: usize, (calls, implied): (usize, usize)) {
        if let Some(name_at) = self.named_result(at) {
            let (all, uses) = (self.program.calls.len(), self.program.implied_uses.len());
            self.flow.copies.push((name_at, calls..all, implied..uses));
        }
    }

    /// The name of the object that a `return` names alone, where its type is that of the result.
    fn named_result(&self, at: usize) -> Option<usize> {
        let found = self.named_by_return(at);
        let [Symbol::Variable(entity)] = found.as_slice() else { return None };
        let known = &self.program.variable_entities[*entity];
        let result = match (self.lambda, self.function) {
            (Some(lambda), _) => self.program.lambdas[lambda].trailing.clone(),
            (None, function) => function.map(|f| self.program.functions[f].result.clone()),
        };
        let is_result = |t: &Type| {
            t.has_placeholder() || self.bound(t).unqualified() == self.bound(&known.written).unqualified()
        };
        let same = result.as_ref().is_none_or(is_result) && !known.written.is_reference();
        (known.scope == VariableScope::Block && same).then_some(known.first)
    }

    /// An expression that throws ends the block.
    pub(super) fn throws(&mut self) {
        self.flow.dead = true;
    }

    /// A label: control may come here from anywhere.
    pub(super) fn at_label(&mut self) {
        (self.flow.jumps, self.flow.dead) = (true, false);
    }

    /// Whether control does not come to what is read next.
    pub(super) fn is_dead(&self) -> bool {
        self.flow.dead
    }

    /// Sets whether control comes to what is read next.
    pub(super) fn set_dead(&mut self, dead: bool) {
        self.flow.dead = dead;
    }

    /// The statement that begins at a token was read: code for it stands there, or it is not certain where.
    pub(super) fn stands(&mut self, start: usize) {
        self.flow.last = self.statement_place(start);
    }

    /// The last code that was read stands at a token, where that is certain.
    pub(super) fn stands_at(&mut self, place: Option<usize>) {
        self.flow.last = place;
    }

    /// The beginning of what was read, where it is on one line or a call.
    fn statement_place(&self, start: usize) -> Option<usize> {
        let (first, last) = (self.token_at(start), self.token_at(self.at - 1));
        let one_line = (first.line, first.file) == (last.line, last.file);
        let is_call = self.is_identifier_at(start) && self.is_at(start + 1, "(");
        (one_line || is_call).then_some(start)
    }
}
