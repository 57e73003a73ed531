//! What is remembered of initialisers, so that chapters can tell constant from dynamic initialisation, and of
//! constructs that device code cannot have.

use super::Parser;
use super::initializers::Initializer;
use crate::program::{
    CallForm, Construct, Context, Evaluation, Initialisation, InitialisationForm, Specifiers, VariableScope,
};
use crate::types::Type;

/// How much had been read before an initialiser.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    calls: usize,
    uses: usize,
    uses_again: usize,
    made: usize,
}

impl Parser<'_, '_> {
    /// How much has been read.
    pub(super) fn progress(&self) -> Progress {
        Progress {
            calls: self.program.calls.len(),
            uses: self.program.uses.len(),
            uses_again: self.program.uses_again.len(),
            made: self.made.len(),
        }
    }

    /// Something that device code cannot have. What is read for an instance was met in its pattern.
    pub(super) fn has_construct(&mut self, what: &'static str, at: usize) {
        if self.instance.is_some() || self.default_arguments > 0 {
            return;
        }
        self.program.constructs.push(Construct {
            what,
            at,
            function: self.function,
            around: self.around.clone(),
            lambda: self.lambda,
            in_template: self.in_template(),
        });
    }

    /// A name of automatic storage duration, or `this`.
    pub(super) fn names_automatic(&mut self, at: usize) {
        if self.unevaluated == 0 {
            self.automatic.insert(at);
        }
    }

    /// An expression of which it is not certain whether it is constant.
    pub(super) fn is_doubtful(&mut self, at: usize) {
        if self.unevaluated == 0 {
            self.program.doubts.insert(at);
        }
    }

    /// How a variable, by its index and the token of its name, is made and ends, whose declarator began at `before`.
    pub(super) fn lives(
        &mut self,
        before: Progress,
        written: &Type,
        specifiers: &Specifiers,
        (entity, name_at): (usize, usize),
        made: Option<&Initializer>,
        place: VariableScope,
    ) {
        if made.is_none() && specifiers.extern_at.is_none() && place != VariableScope::Class {
            self.program.variable_entities[entity].made_constant = self.is_made_constant(written);
        }
        let is_member = place == VariableScope::Class && specifiers.static_at.is_some();
        if specifiers.extern_at.is_none() && !is_member {
            self.completes(written, name_at);
        }
        let (objects, calls) = (self.made.len(), self.program.calls.len());
        let implied = self.program.implied_uses.len();
        if place == VariableScope::Class {
            // Of what a member is made, its type says.
            self.initialises(before, written, specifiers, name_at, made, objects);
        }
        self.life_of(written, specifiers, name_at, made);
        if place != VariableScope::Class {
            self.initialises(before, written, specifiers, name_at, made, objects);
        }
        if place == VariableScope::Block && self.is_shared(specifiers) {
            // Nothing calls constructors and destructors of variables in shared memory.
            let unspoken = self.program.calls.split_off(calls);
            self.program.quiet_calls.extend(unspoken);
            for used in self.program.implied_uses[implied..].iter_mut().filter(|u| u.implied.is_none()) {
                used.quiet = true;
            }
        }
        if specifiers.thread_local_at.is_some() && specifiers.extern_at.is_none() {
            self.has_construct("thread-local", name_at);
        }
    }

    /// Remembers how a variable is initialised, where somebody may ask: of those of static storage duration, of constants
    /// and references, and of members with initialisers.
    fn initialises(
        &mut self,
        before: Progress,
        written: &Type,
        specifiers: &Specifiers,
        name_at: usize,
        made: Option<&Initializer>,
        objects: usize,
    ) {
        let place = self.variable_scope();
        let is_constant = self.is_static_in_block(specifiers)
            || written.is_const()
            || written.is_reference()
            || specifiers.constexpr_at.is_some();
        let asked = match place {
            VariableScope::Namespace => true,
            VariableScope::Block => is_constant,
            VariableScope::Class => made.is_some(),
        };
        if !asked || specifiers.extern_at.is_some() || self.tentative > 0 {
            return;
        }
        let instance = self.instance;
        // What is constexpr is constant, or the unit is not valid.
        let computed = specifiers.constexpr_at.is_some();
        let (lambda, left_out) = (self.lambda, |p: &Self, at: usize| p.program.is_left_out(at, instance));
        let mut otherwise = if computed { Evaluation::Constant } else { self.otherwise(name_at) };
        let own_end = |form| matches!(form, CallForm::Destruction | CallForm::ElementsEnd);
        let said_alone = |form| form == CallForm::WrittenEnd;
        let mut calls = Vec::new();
        for call in self.program.calls[before.calls..].iter().filter(|_| !computed) {
            let of_lambda =
                call.lambda != lambda || call.context == Context::Unevaluated || said_alone(call.form);
            let ends = own_end(call.form) && call.name_at == name_at;
            match left_out(self, call.range.start) {
                _ if of_lambda || ends => {}
                Some(true) => {}
                Some(false) => calls.push(call.clone()),
                None => otherwise = otherwise.max(Evaluation::Open),
            }
        }
        let mut uses = Vec::new();
        let again = self.program.uses_again.iter().skip(before.uses_again);
        for used in self.program.uses[before.uses..].iter().chain(again).filter(|_| !computed) {
            let of_lambda = used.lambda != lambda || used.context == Context::Unevaluated;
            match left_out(self, used.range.start) {
                _ if of_lambda || used.decltype_operand => {}
                Some(true) => {}
                Some(false) => uses.push(used.clone()),
                None => otherwise = otherwise.max(Evaluation::Open),
            }
        }
        let initialisation = Initialisation {
            name_at,
            written: self.bound(written),
            form: match made {
                _ if computed => InitialisationForm::Value,
                None => InitialisationForm::None,
                Some(made) => made.form(),
            },
            calls,
            uses,
            made: if computed { Vec::new() } else { self.made[before.made..objects].to_vec() },
            otherwise,
            in_template: self.is_pattern(),
            function: self.function,
            lambda,
            instance,
        };
        self.program.initialisations.push(initialisation);
    }

    /// Whether a variable of a block has static storage duration.
    pub(super) fn is_static_in_block(&self, specifiers: &Specifiers) -> bool {
        specifiers.static_at.is_some() || self.is_shared(specifiers)
    }

    /// Whether a variable is in shared memory.
    pub(super) fn is_shared(&self, specifiers: &Specifiers) -> bool {
        specifiers.attributes.iter().any(|a| self.program.attributes[*a].name == "shared")
    }

    /// What is done from a token to here, calls and uses of variables aside: outside of lambdas and of what is left out.
    fn otherwise(&self, start: usize) -> Evaluation {
        let end = self.at;
        let lambdas: Vec<usize> = (0..self.program.lambdas.len())
            .filter(|l| {
                let known = &self.program.lambdas[*l];
                (start..end).contains(&known.introducer) && known.instance == self.instance
            })
            .collect();
        let captures = lambdas.iter().any(|l| self.program.captures.iter().any(|c| c.lambda == *l));
        let in_lambda = |at: usize| {
            lambdas.iter().any(|l| {
                let known = &self.program.lambdas[*l];
                (known.introducer + 1..known.end).contains(&at)
            })
        };
        let counts = |at: usize| !in_lambda(at) && self.program.is_left_out(at, self.instance) != Some(true);
        let does = |at: usize| {
            let text = self.text_at(at);
            matches!(text, "new" | "delete" | "::" | "++" | "--")
                || (text.ends_with('=') && !matches!(text, "==" | "!=" | "<=" | ">="))
        };
        let dynamic = self.effects.range(start..end).any(|at| counts(*at) && does(*at))
            || self.automatic.range(start..end).any(|at| counts(*at));
        let open = captures || self.program.doubts.range(start..end).any(|at| counts(*at));
        match (dynamic, open) {
            (true, _) => Evaluation::Dynamic,
            (_, true) => Evaluation::Open,
            _ => Evaluation::Constant,
        }
    }
}
