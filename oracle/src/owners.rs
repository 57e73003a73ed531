//! Which part of a unit a token belongs to: the innermost function declaration, class body or lambda around it.

use std::ops::Range;

use crate::program::{Call, ImpliedUse, Lambda, Program};
use crate::scopes::Scopes;

/// What owns references: parts of the unit by their token ranges, and everything that stands in them.
pub(crate) struct Owners {
    /// Ranges in the order of their begin, the outer one first.
    parts: Vec<Range<usize>>,
    /// (token, index, part) of [`Program::references`], by token.
    references: Vec<Standing>,
    /// The same of [`Program::calls`].
    calls: Vec<Standing>,
    /// The same of [`Program::mentions`].
    mentions: Vec<Standing>,
    /// The same of [`Program::quiet_calls`].
    quiet_calls: Vec<Standing>,
    /// The same of [`Program::implied_uses`].
    implied_uses: Vec<Standing>,
    /// The ranges of the functions by their index into [`Program::functions`].
    functions: Vec<Range<usize>>,
    /// The ranges of class bodies by their index into [`Scopes::classes`].
    classes: Vec<Range<usize>>,
}

/// Something that stands at a token.
#[derive(Clone, Copy, Debug)]
struct Standing {
    at: usize,
    index: usize,
    part: Option<usize>,
}

impl Owners {
    /// Puts everything where it belongs.
    pub(crate) fn of(program: &Program, scopes: &Scopes) -> Owners {
        let functions: Vec<Range<usize>> = program.functions.iter().map(|f| f.range.clone()).collect();
        let classes: Vec<Range<usize>> = scopes.classes.iter().map(|c| c.range.clone()).collect();
        let mut parts: Vec<Range<usize>> = functions.iter().chain(&classes).cloned().collect();
        parts.extend(program.lambdas.iter().map(lambda_part));
        parts.retain(|part| !part.is_empty());
        parts.sort_by_key(|part| (part.start, usize::MAX - part.end));
        parts.dedup();
        let mut owners = Owners {
            parts,
            references: Vec::new(),
            calls: Vec::new(),
            mentions: Vec::new(),
            quiet_calls: Vec::new(),
            implied_uses: Vec::new(),
            functions,
            classes,
        };
        owners.references = owners.standing(program.references.iter().map(|r| r.at));
        // What a call elsewhere makes a function call (a default argument, a member initialiser) belongs to its body.
        let of_body = |at: usize, function: Option<usize>| match function.map(|f| &program.functions[f]) {
            Some(function) if !function.range.contains(&at) => function.body_at,
            _ => at,
        };
        let token = |call: &Call| of_body(call.name_at.max(call.range.start), call.function);
        owners.calls = owners.standing(program.calls.iter().map(token));
        owners.quiet_calls = owners.standing(program.quiet_calls.iter().map(token));
        // What is used was read before the token.
        let token = |used: &ImpliedUse| of_body(used.at.saturating_sub(1), used.function);
        owners.implied_uses = owners.standing(program.implied_uses.iter().map(token));
        owners.mentions = owners.standing(program.mentions.iter().map(|m| m.name_at));
        owners
    }

    fn standing(&self, tokens: impl Iterator<Item = usize>) -> Vec<Standing> {
        let mut all: Vec<Standing> =
            tokens.enumerate().map(|(index, at)| Standing { at, index, part: None }).collect();
        all.sort_by_key(|standing| (standing.at, standing.index));
        let mut open: Vec<usize> = Vec::new();
        let mut next = 0;
        for standing in &mut all {
            while next < self.parts.len() && self.parts[next].start <= standing.at {
                while open.last().is_some_and(|part| self.parts[*part].end <= self.parts[next].start) {
                    open.pop();
                }
                open.push(next);
                next += 1;
            }
            while open.last().is_some_and(|part| self.parts[*part].end <= standing.at) {
                open.pop();
            }
            standing.part = open.last().copied();
        }
        all
    }

    fn part(&self, range: &Range<usize>) -> Option<usize> {
        let key = (range.start, usize::MAX - range.end);
        self.parts.binary_search_by_key(&key, |part| (part.start, usize::MAX - part.end)).ok()
    }

    /// The part that a function declaration is.
    pub(crate) fn of_function(&self, declaration: usize) -> Option<usize> {
        self.part(&self.functions[declaration])
    }

    /// The part that a class's body is.
    pub(crate) fn of_class(&self, class: usize) -> Option<usize> {
        self.part(&self.classes[class])
    }

    /// The part that a lambda is.
    pub(crate) fn of_lambda(&self, lambda: &Lambda) -> Option<usize> {
        self.part(&lambda_part(lambda))
    }

    /// The part that a token stands in, if any.
    pub(crate) fn around(&self, token: usize) -> Option<usize> {
        let begun = self.parts.partition_point(|part| part.start <= token);
        (0..begun).rev().find(|part| self.parts[*part].end > token)
    }

    /// Indices of the references in a range that belong to a part.
    pub(crate) fn references(&self, range: &Range<usize>, part: Option<usize>) -> Vec<usize> {
        within(&self.references, range, part)
    }

    /// Indices of the calls in a range that belong to a part.
    pub(crate) fn calls(&self, range: &Range<usize>, part: Option<usize>) -> Vec<usize> {
        within(&self.calls, range, part)
    }

    /// Indices of the calls in a range that belong to a part and that no diagnostic speaks of.
    pub(crate) fn quiet_calls(&self, range: &Range<usize>, part: Option<usize>) -> Vec<usize> {
        within(&self.quiet_calls, range, part)
    }

    /// Indices of the uses of implied members in a range that belong to a part.
    pub(crate) fn implied_uses(&self, range: &Range<usize>, part: Option<usize>) -> Vec<usize> {
        within(&self.implied_uses, range, part)
    }

    /// Indices of the mentions in a range that belong to a part.
    pub(crate) fn mentions(&self, range: &Range<usize>, part: Option<usize>) -> Vec<usize> {
        within(&self.mentions, range, part)
    }
}

/// The introducer itself belongs to what is around.
fn lambda_part(lambda: &Lambda) -> Range<usize> {
    lambda.introducer + 1..lambda.end
}

fn within(all: &[Standing], range: &Range<usize>, part: Option<usize>) -> Vec<usize> {
    let begin = all.partition_point(|standing| standing.at < range.start);
    all[begin..]
        .iter()
        .take_while(|standing| standing.at < range.end)
        .filter(|standing| standing.part == part)
        .map(|standing| standing.index)
        .collect()
}
