//! Which functions the device compiler generates code for: `call.phase` asks.

use super::{Spaces, sequence};
use crate::overloads::arguments_of;
use crate::program::{
    Call, Context, Form, FunctionDeclaration, ImpliedUse, Instance, Program, VariableDeclaration,
    VariableScope,
};
use crate::scopes::Scopes;
use crate::types::Argument;
use crate::verdicts::Judge;

/// A body: the declaration that defines it and the instance, where it is one of a template.
pub(crate) type Code = (usize, Option<usize>);

/// The bodies that code is generated for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Emission {
    emitted: Vec<Code>,
    /// The implied members that code is generated for.
    implied: Vec<usize>,
    /// Lambdas that are never used: nothing is generated for them.
    unused_lambdas: Vec<usize>,
    /// For each implied member where the body ends that the tool comes to before, where that is certain.
    ends: Vec<Option<usize>>,
}

impl Emission {
    /// Everything that is external, instances that are used by it, and kernels, internal ones too; then whatever these
    /// use. Host code is read, too: what it asks for may be asked for by device code.
    pub(crate) fn of(judge: &Judge<'_>, spaces: &Spaces) -> Emission {
        let program = judge.program;
        let in_device = |f: usize| spaces.entities[program.functions[f].entity].contains(['D', 'G']);
        let elsewhere = Elsewhere::of(judge);
        let mut host: Vec<Code> = Vec::new();
        let mut waiting: Vec<Code> = Vec::new();
        for (index, function) in program.functions.iter().enumerate() {
            let is_kernel = spaces.entities[function.entity].contains('G');
            let is_made = is_external(program, index) || is_kernel && is_plain(program, index);
            if function.has_body() && is_made {
                waiting.push((index, None));
            }
        }
        for (index, instance) in program.instances.iter().enumerate() {
            let space = spaces.entities[instance.entity].as_str();
            let asked = space.contains('G') && program.is_made(index);
            if (asked || instance.explicit) && !elsewhere.holds(program, instance) {
                waiting.extend(definition(program, instance.entity).map(|d| (d, Some(index))));
            }
        }
        waiting.extend(used_by_initialisers(program, &elsewhere));
        let unused_lambdas = (0..program.lambdas.len()).filter(|l| !lambda_is_used(judge, *l)).collect();
        let mut emission = Emission { unused_lambdas, ..Emission::default() };
        loop {
            if let Some(code) = waiting.pop() {
                if program.is_consteval(program.functions[code.0].entity) {
                    continue;
                }
                let known = if in_device(code.0) { &mut emission.emitted } else { &mut host };
                if !known.contains(&code) {
                    known.push(code);
                    waiting.extend(used_by(program, spaces, &elsewhere, &emission.unused_lambdas, code));
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
                .find(|u| !u.quiet && !emission.implied.contains(&u.member) && held(u))
                .map(|u| u.member);
            let Some(member) = new else { return emission };
            emission.implied.push(member);
            let calls = program.implied_calls.iter().filter(|c| c.implied == Some(member));
            for candidate in calls.flat_map(|call| &call.candidates) {
                waiting.extend(bodies_of(
                    program,
                    &elsewhere,
                    candidate.entity,
                    candidate.arguments.as_ref(),
                ));
            }
        }
    }

    /// The bodies that code is generated for.
    pub(crate) fn bodies(&self) -> &[Code] {
        &self.emitted
    }

    /// With the places of what implied members call.
    pub(crate) fn with_ends(self, program: &Program, scopes: &Scopes, spaces: &Spaces) -> Emission {
        Emission { ends: sequence::ends(program, scopes, spaces, &self), ..self }
    }

    /// Where the body ends that the tool comes to before an implied member, where that is certain.
    pub(crate) fn end_before(&self, implied: usize) -> Option<usize> {
        self.ends.get(implied).copied().flatten()
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

/// Instances of function templates that are not made from their patterns: the template and its arguments.
struct Elsewhere {
    /// An explicit specialisation has its own body, an index into [`Program::functions`] where it is in the unit.
    specialised: Vec<(usize, Vec<Argument>, Option<usize>)>,
    /// `extern template`: another unit makes it.
    declared: Vec<(usize, Vec<Argument>)>,
}

impl Elsewhere {
    fn of(judge: &Judge<'_>) -> Elsewhere {
        let program = judge.program;
        let mut elsewhere = Elsewhere { specialised: Vec::new(), declared: Vec::new() };
        for (index, known) in program.function_entities.iter().enumerate() {
            let declarations = || known.declarations.iter().map(|d| &program.functions[*d]);
            if let Some(primary) = known.primary {
                let first = declarations().next();
                let arguments = first.and_then(|d| arguments_of(program, primary, d));
                let body = definition(program, index);
                elsewhere.specialised.extend(arguments.map(|list| (primary, list, body)));
            }
            let is_extern = |d: &&FunctionDeclaration| {
                d.form == Form::Instantiation && judge.source.tokens[d.range.start].text == "extern"
            };
            // What is inline is made here, too.
            let inline = declarations()
                .any(|d| d.specifiers.inline_at.is_some() || d.specifiers.constexpr_at.is_some());
            for declared in declarations().filter(is_extern).filter(|_| !inline) {
                let arguments = arguments_of(program, index, declared);
                elsewhere.declared.extend(arguments.map(|list| (index, list)));
            }
        }
        elsewhere
    }

    fn holds(&self, program: &Program, instance: &Instance) -> bool {
        let depth = crate::overloads::own_depth(&program.function_entities[instance.entity]);
        let own = instance.bindings.iter().flatten().find(|(d, _)| *d == depth);
        let same = |entity: usize, list: &Vec<Argument>| {
            entity == instance.entity && own.is_some_and(|(_, known)| known == list)
        };
        self.specialised.iter().any(|(entity, list, _)| same(*entity, list))
            || (!instance.explicit && self.declared.iter().any(|(entity, list)| same(*entity, list)))
    }
}

/// The bodies that a body calls or names where it is evaluated. Of the extended lambdas of a host function it is not
/// certain that they are used.
fn used_by(
    program: &Program,
    spaces: &Spaces,
    elsewhere: &Elsewhere,
    unused_lambdas: &[usize],
    code: Code,
) -> Vec<Code> {
    let host = !spaces.entities[program.functions[code.0].entity].contains(['D', 'G']);
    let left_out = |lambda: Option<usize>| {
        let mut around = std::iter::successors(lambda, |l| program.lambdas[*l].outer);
        around.any(|l| unused_lambdas.contains(&l) || host && spaces.lambdas[l].kind().is_some())
    };
    let here = |f: Option<usize>, i: Option<usize>| f == Some(code.0) && i == code.1;
    let made = |at: usize, context: Context| {
        let evaluated = !matches!(context, Context::Unevaluated | Context::Discarded);
        evaluated && program.is_left_out(at, code.1) != Some(true)
    };
    let called =
        program.calls.iter().filter(|c| here(c.function, c.instance) && made(c.range.start, c.context));
    let called = called.filter(|c| !left_out(c.lambda));
    let called = called.flat_map(|c| c.candidates.iter().map(|one| (one.entity, one.arguments.as_ref())));
    let named = program.mentions.iter().filter(|m| !left_out(m.lambda));
    let named = named.filter(|m| here(m.function, m.instance) && !m.called && made(m.name_at, m.context));
    let named = named.flat_map(|m| m.candidates.iter().map(|entity| (*entity, None)));
    called
        .chain(named)
        .flat_map(|(entity, arguments)| bodies_of(program, elsewhere, entity, arguments))
        .collect()
}

/// The bodies that initialisers of variables of namespace scope call or name.
fn used_by_initialisers(program: &Program, elsewhere: &Elsewhere) -> Vec<Code> {
    let initialises = |at: usize| {
        let stands = |v: &VariableDeclaration| {
            let entity = &program.variable_entities[v.entity];
            let made = entity.scope == VariableScope::Namespace && entity.template.is_none();
            made && v.initializer.as_ref().is_some_and(|range| range.contains(&at))
        };
        program.variables.iter().any(stands)
    };
    let evaluated = |context: Context, lambda: Option<usize>, at: usize| {
        context == Context::NamespaceInitializer && lambda.is_none() && initialises(at)
    };
    let called = program.calls.iter().filter(|c| evaluated(c.context, c.lambda, c.name_at));
    let called = called.flat_map(|c| c.candidates.iter().map(|one| (one.entity, one.arguments.as_ref())));
    let named = program.mentions.iter().filter(|m| !m.called && evaluated(m.context, m.lambda, m.name_at));
    let named = named.flat_map(|m| m.candidates.iter().map(|entity| (*entity, None)));
    called.chain(named).flat_map(|(entity, list)| bodies_of(program, elsewhere, entity, list)).collect()
}

/// The bodies of a function that is used: the definition, or the instances with the arguments, where they are known.
fn bodies_of(
    program: &Program,
    elsewhere: &Elsewhere,
    entity: usize,
    arguments: Option<&Vec<Argument>>,
) -> Vec<Code> {
    let specialised =
        elsewhere.specialised.iter().find(|(e, list, _)| *e == entity && arguments == Some(list));
    if let Some((.., body)) = specialised {
        return body.iter().map(|definition| (*definition, None)).collect();
    }
    let Some(definition) = definition(program, entity) else { return Vec::new() };
    let depth = crate::overloads::own_depth(&program.function_entities[entity]);
    let instances = program.instances.iter().enumerate().filter(|(_, instance)| {
        let own = instance.bindings.as_ref().and_then(|b| b.iter().find(|(d, _)| *d == depth));
        instance.entity == entity && (arguments.is_none() || own.map(|(_, list)| list) == arguments)
    });
    let instances: Vec<(usize, &Instance)> = instances.collect();
    let none = instances.is_empty();
    let made = instances.into_iter().filter(|(_, instance)| !elsewhere.holds(program, instance));
    let instances: Vec<Code> = made.map(|(index, _)| (definition, Some(index))).collect();
    if none { vec![(definition, None)] } else { instances }
}

fn definition(program: &Program, entity: usize) -> Option<usize> {
    let declarations = &program.function_entities[entity].declarations;
    declarations.iter().copied().find(|d| program.functions[*d].has_body())
}

/// A definition that other units may use: not inline, not static, no template.
fn is_external(program: &Program, index: usize) -> bool {
    is_plain(program, index) && !program.function_entities[program.functions[index].entity].internal
}

/// A definition that is not inline and no template.
fn is_plain(program: &Program, index: usize) -> bool {
    let function = &program.functions[index];
    let entity = &program.function_entities[function.entity];
    let inline = entity.declarations.iter().map(|d| &program.functions[*d]).any(|d| {
        d.specifiers.inline_at.is_some()
            || d.specifiers.constexpr_at.is_some()
            || (d.in_class && d.has_body())
    });
    let dependent = entity.path.iter().any(|p| p.arguments.is_some());
    let template = entity.template.is_some() || dependent || function.form == Form::Template;
    !inline && !template
}

/// A lambda that initialises a variable is used when the variable is, other than as `(void)variable`; any other is
/// used where it stands, if nothing discards that.
fn lambda_is_used(judge: &Judge<'_>, lambda: usize) -> bool {
    let program = judge.program;
    if program.lambdas[lambda].discarded {
        return false;
    }
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
