//! The order in which device-only compilation makes code: it looks at the launches in code then, and at none behind an error.
//!
//! Bodies are made where they end, instances behind them, each behind those that it needs, and what holds lambdas last.

use super::super::Context;
use super::super::fact;
use super::super::lookup::Bodies;
use super::{TokenId, TokenRange, report};
use crate::reach::{self, Specialization};
use crate::read::Reading;
use crate::rules::generated::{Cell, Form};
use crate::sema::Resolved;
use crate::tree::FunctionId;
use rustc_hash::FxHashMap;

/// A launch in device code that is looked at when the code is made.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct InCode {
    /// The first token of the callee.
    pub start: TokenId,
    /// Which of the specialisations that were read it is in; `None` in any other body, and where all of a template are meant.
    pub instance: Option<usize>,
    pub cell: &'static Cell<()>,
}

/// When something is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) struct Time {
    part: Part,
    /// That of an instance, from 1 on.
    step: usize,
    /// The byte offset at which a body ends, or of an error.
    place: u32,
}

impl Time {
    /// The end of the body that it is looked at with; nothing of what waits for the end of the unit.
    pub(in super::super) fn end_of_body(self) -> Option<u32> {
        (self.part == Part::Bodies).then_some(self.place)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Bodies,
    Instances,
    /// Lambdas, and functions with lambdas in them.
    Lambdas,
}

/// Reports the launches in the code that is made first, unless an error came before.
pub(in super::super) fn told(context: &mut Context<'_>, bodies: &Bodies) {
    let launches = std::mem::take(&mut context.in_code);
    if launches.is_empty() {
        return;
    }
    let order = Order::of(context.reading, bodies);
    let times: Vec<(Time, InCode)> = launches.iter().map(|one| (order.of_launch(one), *one)).collect();
    let error = context.errors().map(|one| order.of_error(one.at)).min();
    let Some(first) = times.iter().map(|(time, _)| *time).min() else { return };
    if error.is_some_and(|error| error <= first) {
        return;
    }
    for (_, one) in times.iter().filter(|(time, _)| *time == first) {
        let at = context.reading.tokens.get(one.start).start;
        report(context, one.cell, at);
    }
}

/// When the launches are looked at that are refused.
pub(in super::super) struct Refused<'a> {
    order: Order<'a>,
    times: Vec<Time>,
}

impl<'a> Refused<'a> {
    /// Those that were found so far; `None` where there are none.
    pub(in super::super) fn of(context: &Context<'a>, bodies: &'a Bodies) -> Option<Refused<'a>> {
        let all = context.in_code.as_slice();
        if all.is_empty() {
            return None;
        }
        let order = Order::of(context.reading, bodies);
        let times = all.iter().map(|one| order.of_launch(one)).collect();
        Some(Refused { order, times })
    }

    /// Whether one is looked at before the function around `token`, which is no instance.
    pub(in super::super) fn are_before(&self, token: TokenId) -> bool {
        let own = self.order.at(token, None);
        self.times.iter().any(|time| *time < own)
    }
}

pub(in super::super) struct Order<'a> {
    reading: &'a Reading,
    bodies: &'a Bodies,
    steps: Vec<Step>,
}

/// When an instance is read, and when its code is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    read: usize,
    made: usize,
}

impl<'a> Order<'a> {
    /// That of a unit.
    pub(in super::super) fn of(reading: &'a Reading, bodies: &'a Bodies) -> Order<'a> {
        Order { reading, bodies, steps: steps(reading) }
    }

    /// When the initialisation of the variable is looked at that a block declares as `name`, in a specialisation of the function
    /// around: that of a lambda where the lambda ends, or while the instance is read, unless the lambda holds another one.
    pub(in super::super) fn of_variable(&self, name: TokenId, instance: Option<usize>) -> Time {
        let lambdas = self.reading.bodies.lambdas.iter().map(|lambda| lambda.body);
        let around = lambdas.clone().filter(|body| body.contains(name)).max_by_key(|body| body.start);
        let is_inner = |body: &TokenRange| around.is_some_and(|around| around.contains(body.start));
        let Some(body) = around.filter(|_| lambdas.clone().filter(is_inner).count() == 1) else {
            return self.at(name, instance);
        };
        let place = self.reading.tokens.get(body.end.previous()).start;
        match instance.and_then(|at| self.steps.get(at)) {
            Some(step) => Time { part: Part::Instances, step: step.read, place },
            None => Time { part: Part::Bodies, step: 0, place },
        }
    }
}

impl Order<'_> {
    fn of_launch(&self, one: &InCode) -> Time {
        self.at(one.start, one.instance)
    }

    /// When what stands at a token is looked at, in the specialisation `instance` of the function around it.
    fn at(&self, token: TokenId, instance: Option<usize>) -> Time {
        let reading = self.reading;
        let Some((function, (open, close))) = self.bodies.around(token) else {
            return Time { part: Part::Bodies, step: 0, place: reading.tokens.get(token).start };
        };
        let own = instance.and_then(|at| self.steps.get(at).copied());
        let step = own.or_else(|| self.first(function));
        let members = reading.bodies.local_members.iter().filter_map(|member| member.body);
        let member = members.filter(|body| body.contains(token)).max_by_key(|body| body.start);
        let body = member.unwrap_or(TokenRange::new(open, close.next()));
        let mut lambdas = reading.bodies.lambdas.iter().filter(|lambda| body.contains(lambda.open()));
        let around = lambdas.clone().map(|lambda| lambda.body).filter(|body| body.contains(token));
        let innermost = around.max_by_key(|body| body.start).unwrap_or(body);
        let place = reading.tokens.get(innermost.end.previous()).start;
        let is_in_lambda = || reading.bodies.lambdas.iter().any(|lambda| lambda.body.contains(token));
        if lambdas.next().is_some() || is_in_lambda() {
            // Those of instances in the order in which they are asked for.
            return Time { part: Part::Lambdas, step: step.map_or(0, |step| step.read), place };
        }
        match step {
            None => Time { part: Part::Bodies, step: 0, place },
            // The members of a class that is local to it are made while it is read.
            Some(step) if member.is_some() => Time { part: Part::Instances, step: step.read, place },
            Some(step) => Time { part: Part::Instances, step: step.made, place },
        }
    }

    fn of_error(&self, place: u32) -> Time {
        let around = self.bodies.around(self.reading.tokens.at_or_after(place));
        match around.and_then(|(function, _)| self.first(function)) {
            Some(step) => Time { part: Part::Instances, step: step.read, place },
            None => Time { part: Part::Bodies, step: 0, place },
        }
    }

    /// The first instance of a template that is read; behind all others where none is known.
    fn first(&self, function: FunctionId) -> Option<Step> {
        let form = fact::form(self.reading, self.reading.tree[function].declaration);
        if !matches!(form, Form::Template | Form::MemberTemplate) {
            return None;
        }
        let all = self.reading.bodies.specializations.iter().zip(&self.steps);
        let own = all.filter(|(one, _)| one.of.function == function).map(|(_, step)| *step);
        Some(own.min().unwrap_or(Step { read: usize::MAX, made: usize::MAX }))
    }
}

/// When the specialisations that were read are made.
fn steps(reading: &Reading) -> Vec<Step> {
    let all = &reading.bodies.specializations;
    let by_function: FxHashMap<_, usize> = all.iter().zip(0..).map(|(one, at)| (&one.of, at)).collect();
    let definition = |function: &Resolved| reach::definition(&reading.tree, function);
    let needed = |one: &Specialization| {
        let calls = one.calls.iter().filter(|call| call.context.is_executed());
        let calls = calls.filter_map(|call| Some((call.at, call.resolved.as_ref()?)));
        let others = one.launches.iter().chain(&one.named).map(|other| (other.at, &other.function));
        let mut used: Vec<_> = calls.chain(others).collect();
        // The first one is taken first from the end.
        used.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        let known = used.into_iter().filter_map(|(_, function)| definition(function));
        known.filter_map(|one| by_function.get(&one).copied()).collect::<Vec<usize>>()
    };
    let mut steps = vec![Step::default(); all.len()];
    let mut clock = 0;
    // What ordinary code uses first is read first.
    let bodies = &reading.bodies;
    let calls = bodies.calls.iter().filter(|call| !call.in_template && call.context.is_executed());
    let calls = calls.filter_map(|call| Some((call.at, call.resolved.as_ref()?)));
    let mut used: Vec<_> = calls.chain(bodies.launches.iter().map(|one| (one.at, &one.function))).collect();
    used.sort_by_key(|(at, _)| *at);
    let roots = used.into_iter().filter_map(|(_, function)| definition(function));
    let roots: Vec<usize> = roots.filter_map(|one| by_function.get(&one).copied()).collect();
    for root in roots.into_iter().chain(0..all.len()) {
        let mut waiting = vec![(root, false)];
        while let Some((at, is_read)) = waiting.pop() {
            let (Some(step), Some(one)) = (steps.get_mut(at), all.get(at)) else { continue };
            clock += 1;
            if is_read {
                step.made = clock;
            } else if step.read == 0 {
                step.read = clock;
                waiting.push((at, true));
                waiting.extend(needed(one).into_iter().map(|other| (other, false)));
            }
        }
    }
    steps
}
