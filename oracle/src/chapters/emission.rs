//! Which functions the device compiler generates code for: `call.phase` asks.

use super::Spaces;
use super::cross_space_calls::is_defined;
use crate::program::{Body, Call, Form, ImpliedUse, Program};
use crate::types::Argument;
use crate::verdicts::Judge;

/// A body: the declaration that defines it and the instance, where it is one of a template.
type Code = (usize, Option<usize>);

/// The bodies that code is generated for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Emission {
    emitted: Vec<Code>,
    /// The implied members that code is generated for.
    implied: Vec<usize>,
    /// Lambdas that are never used: nothing is generated for them.
    unused_lambdas: Vec<usize>,
}

impl Emission {
    /// Everything that is external in device code, instances that are used by it, and kernels wherever they are
    /// used; then whatever these use.
    pub(crate) fn of(judge: &Judge<'_>, spaces: &Spaces) -> Emission {
        let program = judge.program;
        let in_device = |entity: usize| spaces.entities[entity].contains(['D', 'G']);
        let mut waiting: Vec<Code> = Vec::new();
        for (index, function) in program.functions.iter().enumerate() {
            if is_defined(&function.body) && in_device(function.entity) && is_external(program, index) {
                waiting.push((index, None));
            }
        }
        for (index, instance) in program.instances.iter().enumerate() {
            let space = spaces.entities[instance.entity].as_str();
            // Host code is read, too: what it asks for may be asked for by device code.
            let asked = space.contains('G') || space == "HD";
            if (asked || instance.explicit) && in_device(instance.entity) {
                waiting.extend(definition(program, instance.entity).map(|d| (d, Some(index))));
            }
        }
        let unused_lambdas = (0..program.lambdas.len()).filter(|l| !lambda_is_used(judge, *l)).collect();
        let mut emission = Emission { emitted: Vec::new(), implied: Vec::new(), unused_lambdas };
        loop {
            if let Some(code) = waiting.pop() {
                if !emission.emitted.contains(&code) {
                    emission.emitted.push(code);
                    waiting.extend(used_by(program, code));
                }
                continue;
            }
            let held = |u: &ImpliedUse| match (u.implied, u.function) {
                (Some(implied), _) => emission.implied.contains(&implied),
                (None, Some(function)) => emission.holds_body(function, u.instance, u.lambda),
                (None, None) => false,
            };
            let new = program
                .implied_uses
                .iter()
                .find(|u| !emission.implied.contains(&u.member) && held(u))
                .map(|u| u.member);
            let Some(member) = new else { return emission };
            emission.implied.push(member);
            let calls = program.implied_calls.iter().filter(|c| c.implied == Some(member));
            for candidate in calls.flat_map(|call| &call.candidates) {
                waiting.extend(bodies_of(program, candidate.entity, candidate.arguments.as_ref()));
            }
        }
    }

    /// The end of the last body that code is generated for, where the order is certain: external functions, what they
    /// use, and kernels.
    pub(crate) fn last(&self, program: &Program, spaces: &Spaces) -> Option<usize> {
        let emitted = || self.emitted.iter().map(|(function, instance)| (*function, instance.is_some()));
        let kernel = |f: usize| spaces.entities[program.functions[f].entity].contains('G');
        let written = |f: &(usize, bool)| !f.1 && is_external(program, f.0);
        let kernels: Vec<(usize, bool)> = emitted().filter(|f| kernel(f.0)).collect();
        let used: Vec<(usize, bool)> = emitted().filter(|f| !kernel(f.0) && !written(f)).collect();
        let last = match (kernels.is_empty(), used.as_slice()) {
            (false, _) => {
                let instances: Vec<&(usize, bool)> = kernels.iter().filter(|f| f.1).collect();
                match instances.as_slice() {
                    [] => kernels.iter().map(|f| f.0).max(),
                    [one] => Some(one.0),
                    _ => None,
                }
            }
            (true, [one]) => Some(one.0),
            (true, []) => emitted().map(|f| f.0).max(),
            (true, _) => None,
        }?;
        match &program.functions[last].body {
            Body::Compound(range) => range.end.checked_sub(1),
            _ => None,
        }
    }

    /// Whether code is generated for the body that holds a call.
    pub(crate) fn holds(&self, call: &Call) -> bool {
        match call.implied {
            Some(member) => self.implied.contains(&member),
            None => {
                call.function.is_some_and(|function| self.holds_body(function, call.instance, call.lambda))
            }
        }
    }

    /// Whether code is generated for an implied member.
    pub(crate) fn makes(&self, implied: usize) -> bool {
        self.implied.contains(&implied)
    }

    /// Whether code is generated for a body, and for the lambda in it.
    pub(crate) fn holds_body(&self, function: usize, instance: Option<usize>, lambda: Option<usize>) -> bool {
        self.emitted.contains(&(function, instance))
            && lambda.is_none_or(|lambda| !self.unused_lambdas.contains(&lambda))
    }
}

/// The bodies that a body calls or names.
fn used_by(program: &Program, code: Code) -> Vec<Code> {
    let here = |f: Option<usize>, i: Option<usize>| f == Some(code.0) && i == code.1;
    let made = |at: usize| program.is_left_out(at, code.1) != Some(true);
    let called = program.calls.iter().filter(|c| here(c.function, c.instance) && made(c.range.start));
    let called = called.flat_map(|c| c.candidates.iter().map(|one| (one.entity, one.arguments.as_ref())));
    let named = program.mentions.iter();
    let named = named.filter(|m| here(m.function, m.instance) && !m.called && made(m.name_at));
    let named = named.flat_map(|m| m.candidates.iter().map(|entity| (*entity, None)));
    called.chain(named).flat_map(|(entity, arguments)| bodies_of(program, entity, arguments)).collect()
}

/// The bodies of a function that is used: the definition, or the instances with the arguments, where they are known.
fn bodies_of(program: &Program, entity: usize, arguments: Option<&Vec<Argument>>) -> Vec<Code> {
    let Some(definition) = definition(program, entity) else { return Vec::new() };
    let depth = crate::overloads::own_depth(&program.function_entities[entity]);
    let instances = program.instances.iter().enumerate().filter(|(_, instance)| {
        let own = instance.bindings.as_ref().and_then(|b| b.iter().find(|(d, _)| *d == depth));
        instance.entity == entity && (arguments.is_none() || own.map(|(_, list)| list) == arguments)
    });
    let instances: Vec<Code> = instances.map(|(index, _)| (definition, Some(index))).collect();
    if instances.is_empty() { vec![(definition, None)] } else { instances }
}

fn definition(program: &Program, entity: usize) -> Option<usize> {
    let declarations = &program.function_entities[entity].declarations;
    declarations.iter().copied().find(|d| is_defined(&program.functions[*d].body))
}

/// A definition that other units may use: not inline, not static, no template.
fn is_external(program: &Program, index: usize) -> bool {
    let function = &program.functions[index];
    let entity = &program.function_entities[function.entity];
    let inline = entity.declarations.iter().map(|d| &program.functions[*d]).any(|d| {
        d.specifiers.inline_at.is_some()
            || d.specifiers.constexpr_at.is_some()
            || (d.in_class && is_defined(&d.body))
    });
    let dependent = entity.path.iter().any(|p| p.arguments.is_some());
    let template = entity.template.is_some() || dependent || function.form == Form::Template;
    !inline && !entity.internal && !template
}

/// A lambda that initialises a variable is used when the variable is, other than as `(void)variable`; any other is
/// used where it stands.
fn lambda_is_used(judge: &Judge<'_>, lambda: usize) -> bool {
    let program = judge.program;
    let introducer = program.lambdas[lambda].introducer;
    let variable = program
        .variables
        .iter()
        .find(|v| v.initializer.as_ref().is_some_and(|range| range.start + 1 == introducer));
    let is = |token: usize, text: &str| judge.source.tokens[token].text == text;
    let discarded = |at: usize| {
        at >= 3
            && is(at - 3, "(")
            && is(at - 2, "void")
            && is(at - 1, ")")
            && (is(at + 1, ";") || is(at + 1, ","))
    };
    variable.is_none_or(|v| program.uses.iter().any(|u| u.entity == v.entity && !discarded(u.range.start)))
}
