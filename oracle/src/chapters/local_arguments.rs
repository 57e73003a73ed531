//! `lambda.kernel-argument` of what is local to a function of both sides: the kernel is made, and nobody can launch it from the
//! host. Told where the type is declared, each time that an instance names it.

use super::Spaces;
use super::lambda_captures::{closure_name, shown_name, standings};
use crate::NotCore;
use crate::printed::Printed;
use crate::scopes::Scopes;
use crate::types::{Argument, PathPart, Type, as_printed};
use crate::verdicts::Judge;

/// A type in the template arguments of a kernel that is local to a function of both sides.
pub(super) struct Shared {
    /// The token of its name, or of what stands there in its place.
    pub(super) at: usize,
    /// How diagnostics name it.
    pub(super) name: String,
    /// The function that it is local to, by its last component.
    pub(super) function: String,
    /// The function is a template or a member of one: each instance has a type of its own.
    pub(super) in_template: bool,
}

/// The local types that template arguments name, classes around them and types of functions included.
pub(super) fn shared(
    judge: &Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    arguments: &[Argument],
    used_at: usize,
) -> Result<Vec<Shared>, NotCore> {
    let mut walk = Walk { judge, scopes, spaces, used_at, found: Vec::new() };
    arguments.iter().try_for_each(|argument| walk.argument(argument))?;
    Ok(walk.found)
}

/// The outermost function around a token: what is local to a lambda or a local class is local to it.
fn function_around(judge: &Judge<'_>, token: usize) -> Option<usize> {
    let functions = &judge.program.functions;
    let around = (0..functions.len()).filter(|f| functions[*f].range.contains(&token));
    around.min_by_key(|f| functions[*f].range.start)
}

/// The function of both sides that what is declared at a token is local to.
fn function_of_both(judge: &Judge<'_>, token: usize) -> Option<usize> {
    function_around(judge, token).filter(|f| judge.enclosing(*f) == "host-device")
}

/// Whether what is declared at a token is local to a function that device code can be made of.
pub(super) fn is_in_device_code(judge: &Judge<'_>, token: usize) -> bool {
    function_around(judge, token).is_some_and(|f| judge.enclosing(f) != "host")
}

struct Walk<'w, 'j> {
    judge: &'w Judge<'j>,
    scopes: &'w Scopes,
    spaces: &'w Spaces,
    used_at: usize,
    found: Vec<Shared>,
}

impl Walk<'_, '_> {
    fn argument(&mut self, argument: &Argument) -> Result<(), NotCore> {
        match argument {
            Argument::Type(t) => self.names(t),
            Argument::Pack(list) => list.iter().try_for_each(|one| self.argument(one)),
            Argument::Value(_) | Argument::Template(_) => Ok(()),
        }
    }

    fn names(&mut self, t: &Type) -> Result<(), NotCore> {
        match t {
            Type::Pointer(of)
            | Type::Reference(of)
            | Type::RValueReference(of)
            | Type::Array(of, _)
            | Type::Pack(of)
            | Type::Qualified { of, .. } => self.names(of),
            Type::MemberPointer(class, to) => {
                self.names(class)?;
                self.names(to)
            }
            Type::Function(result, signature) => {
                self.names(result)?;
                signature.parameters.iter().try_for_each(|p| self.names(p))
            }
            Type::Named(path) => self.class(path),
            Type::Closure(lambda) if self.spaces.lambdas[*lambda].kind().is_none() => {
                let lambda = &self.judge.program.lambdas[*lambda];
                self.add(lambda.introducer, |walk| closure_name(walk.judge, lambda))
            }
            _ => Ok(()),
        }
    }

    /// A class with those around it that are local, too, and the arguments of all of them.
    fn class(&mut self, path: &[PathPart]) -> Result<(), NotCore> {
        let around = path.len() - as_printed(path).len();
        let local = path.get(around).and_then(|part| part.local);
        let is_shared = local.is_some_and(|at| function_of_both(self.judge, at).is_some());
        for end in (0..path.len()).rev() {
            if end >= around && is_shared {
                let named = &path[..=end];
                let known = self.scopes.classes.iter().find(|c| c.path[..] == *named);
                let Some(at) = known.map(|c| c.first).or(path[end].local) else {
                    return self
                        .undecided("an enumeration of a local class in the template arguments of a kernel");
                };
                self.add(at, |walk| {
                    // A body that is read again declares its classes again.
                    let all = standings(walk.scopes, named);
                    let one = all.first().filter(|one| all.iter().all(|other| other == *one))?;
                    if one.named_by_typedef { None } else { shown_name(named, one) }
                })?;
            }
            let arguments = path[end].arguments.iter().flatten();
            arguments.clone().try_for_each(|argument| self.argument(argument))?;
        }
        Ok(())
    }

    /// Adds what is declared at a token, where a function of both sides is around it.
    fn add(&mut self, at: usize, name: impl Fn(&Self) -> Option<String>) -> Result<(), NotCore> {
        let program = self.judge.program;
        let Some(function) = function_of_both(self.judge, at) else { return Ok(()) };
        let entity = program.functions[function].entity;
        let known = &program.function_entities[entity];
        let in_template = known.template.is_some() || known.path.iter().any(|part| part.arguments.is_some());
        let Some(name) = name(self) else {
            return self.undecided(
                "a local type whose name cannot be printed in the template arguments of a kernel",
            );
        };
        let function = Printed::new(program, entity, Vec::new()).bare();
        self.found.push(Shared { at, name, function, in_template });
        Ok(())
    }

    fn undecided(&self, what: &str) -> Result<(), NotCore> {
        Err(NotCore { place: self.judge.source.place(self.used_at), what: what.to_owned() })
    }
}
