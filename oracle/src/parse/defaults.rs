//! What initialisers that stand elsewhere call where they are used: default arguments and default member initialisers.

use std::ops::Range;

use super::Parser;
use crate::overloads::{Arguments, Candidate};
use crate::program::{Call, CallForm, Context, FunctionName, Standing, VariableUse};
use crate::source::TokenKind;

/// How many default arguments are looked into, one in the other.
const MAX_DEPTH: usize = 32;

impl Parser<'_, '_> {
    /// The calls in the default arguments that a call of one certain function uses.
    pub(super) fn default_arguments(&mut self, chosen: &[Candidate], arguments: &Arguments) {
        let [one] = chosen else { return };
        if arguments.expanded {
            return;
        }
        let declarations = &self.program.function_entities[one.entity].declarations;
        let used = declarations
            .iter()
            .flat_map(|d| self.program.functions[*d].parameters.iter().skip(arguments.list.len()));
        let ranges: Vec<Range<usize>> = used.filter_map(|parameter| parameter.default.clone()).collect();
        for range in ranges {
            let before = self.program.calls.len();
            self.repeats_calls(range.clone(), CallForm::DefaultArgument);
            self.places_whole(range.clone(), before);
            self.repeats_nested(&range, 0);
            let used = (self.at - 1, range);
            if self.function.is_none() && !self.defaults_used.contains(&used) {
                self.defaults_used.push(used);
            }
        }
    }

    /// The calls in the default arguments that the calls in `range` use, which stands outside of functions.
    fn repeats_nested(&mut self, range: &Range<usize>, depth: usize) {
        if depth == MAX_DEPTH {
            return;
        }
        let used: Vec<Range<usize>> = self
            .defaults_used
            .iter()
            .filter(|(at, _)| range.contains(at))
            .map(|(_, used)| used.clone())
            .collect();
        for inner in used {
            self.repeats_calls(inner.clone(), CallForm::DefaultArgument);
            self.repeats_nested(&inner, depth + 1);
        }
    }

    /// The calls in a default member initialiser that a constructor or a list at a token uses.
    pub(super) fn repeats_initializer(&mut self, range: Range<usize>, at: usize) {
        let before = (self.program.calls.len(), self.program.implied_calls.len());
        let first = range.start + usize::from(self.is_at(range.start, "="));
        self.repeats_calls(range.clone(), CallForm::MemberInitializer);
        let is_whole = |p: &Self, call: &Call| {
            let whole = call.name_at == range.start || call.name_at == first && call.range.end >= range.end;
            whole && p.has_no_place(call)
        };
        for index in before.0..self.program.calls.len() {
            if is_whole(self, &self.program.calls[index]) {
                let call = &mut self.program.calls[index];
                (call.name_at, call.range, call.becomes) = (at, at..at + 1, None);
            }
        }
        for index in before.1..self.program.implied_calls.len() {
            if is_whole(self, &self.program.implied_calls[index]) {
                // As what an implied member makes of nothing; where that is told is not certain.
                let call = &mut self.program.implied_calls[index];
                (call.form, call.standing) = (CallForm::MemberObject, Standing::Open);
            }
        }
    }

    /// Whether a call is none by a name and none of an operator between operands.
    fn has_no_place(&self, call: &Call) -> bool {
        use FunctionName::{Constructor, Conversion, Literal};
        let kind = |c: &Candidate| self.program.function_entities[c.entity].name_kind;
        call.candidates.iter().all(|c| matches!(kind(c), Constructor | Conversion | Literal))
    }

    /// What makes the whole of a default argument, and is no call by a name, is called where the arguments end that are
    /// written. `before`: how many calls there were before those of the default argument.
    fn places_whole(&mut self, default: Range<usize>, before: usize) {
        let (mut start, mut end) = (default.start + usize::from(self.is_at(default.start, "=")), default.end);
        while self.is_at(start, "(") && self.is_at(end - 1, ")") {
            (start, end) = (start + 1, end - 1);
        }
        let (at, certain) = self.last_place();
        for index in before..self.program.calls.len() {
            let call = &self.program.calls[index];
            if call.range != (start..end) || call.name_at != start || !self.has_no_place(call) {
                continue;
            }
            let call = &mut self.program.calls[index];
            (call.name_at, call.range) = (at, at..at + 1);
            if !certain {
                call.standing = Standing::Open;
            }
        }
    }

    /// The last name or literal of the arguments of a call that was read to here, or the name of the callee where there are
    /// none; and whether that is certain.
    fn last_place(&self) -> (usize, bool) {
        let last = match (self.is_at(self.at - 1, ")"), self.is_at(self.at - 2, "(")) {
            (true, true) => self.at - 3,
            (true, false) => self.at - 2,
            (false, _) => self.at - 1,
        };
        let is_part = self.token_at(last).kind == TokenKind::Punctuator
            || matches!(self.text_at(last - 1), "." | "->" | "::");
        (last, !is_part || self.token_at(last).line == self.token_at(last - 1).line)
    }

    /// The calls in an initialiser that stands elsewhere are made by what is read now.
    pub(super) fn repeats_calls(&mut self, range: Range<usize>, form: CallForm) {
        let (context, function, lambda, instance) =
            (self.context(), self.function, self.lambda, self.instance);
        // What only host code says where it is written is not made again.
        let written = |form| matches!(form, CallForm::WrittenEnd | CallForm::ElidedConstruction);
        // What is itself repeated there is found by the default argument that it stands in.
        let is_repeated = |form| form == CallForm::DefaultArgument;
        // A class in a block has its default member initialisers there.
        let is_outside = |function: Option<usize>| function.is_none() || form == CallForm::MemberInitializer;
        let stands = |call: &&Call| {
            call.context == Context::NamespaceInitializer
                && !written(call.form)
                && !is_repeated(call.form)
                && is_outside(call.function)
                && range.contains(&call.range.start)
        };
        let implied = self.implied;
        let allocates = |form| matches!(form, CallForm::Allocation | CallForm::ElementsAllocation);
        let repeat = |call: &Call| {
            let form = if allocates(call.form) { call.form } else { form };
            Call { form, context, function, lambda, instance, implied, ..call.clone() }
        };
        let made: Vec<Call> = self.program.calls.iter().filter(stands).map(repeat).collect();
        match implied {
            Some(_) => self.program.implied_calls.extend(made),
            None => self.program.calls.extend(made),
        }
        let stands = |u: &&VariableUse| {
            u.context == Context::NamespaceInitializer
                && is_outside(u.function)
                && range.contains(&u.range.start)
        };
        let repeat = |u: &VariableUse| VariableUse {
            context,
            function,
            lambda,
            instance,
            implied,
            again: true,
            ..u.clone()
        };
        let used: Vec<VariableUse> = self.program.uses.iter().filter(stands).map(repeat).collect();
        self.program.uses_again.extend(used);
    }
}
