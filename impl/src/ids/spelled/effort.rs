//! How much is done for one question about a type, and what the template parameters stand for meanwhile.

use super::super::model::{Argument, Component, Entity, FunctionType, Name, Type};
use super::{Known, Missing};
use crate::limits::{TYPE_DEPTH, TYPE_EFFORT, TYPE_NESTING};
use crate::tree::TemplateParameterId;
use std::cell::Cell;
use std::rc::Rc;

/// How far a question about a type has been followed: how deep, and how much was read and copied for it in all.
#[derive(Clone, Debug, Default)]
pub(super) struct Effort {
    depth: u32,
    spent: Rc<Cell<u32>>,
}

impl Effort {
    /// One name, default argument or nested template argument further.
    pub(super) fn deeper(&self) -> Effort {
        self.deeper_by(1)
    }

    /// As many further.
    pub(super) fn deeper_by(&self, levels: u32) -> Effort {
        Effort { depth: self.depth + levels, spent: Rc::clone(&self.spent) }
    }

    /// Counts one name that is read.
    ///
    /// # Errors
    /// [`Missing::TooDeep`] where a limit is reached.
    pub(super) fn step(&self) -> Known<()> {
        self.spend(1)?;
        if self.depth > TYPE_DEPTH { Err(Missing::TooDeep) } else { Ok(()) }
    }

    /// Counts a pointer, reference or array: many in one another need stack wherever the type is looked at.
    pub(super) fn nest(&self) -> Known<()> {
        self.spend(TYPE_EFFORT / TYPE_NESTING)
    }

    /// Counts a copy of `size` types and names.
    fn spend(&self, size: u32) -> Known<()> {
        let spent = self.spent.get().saturating_add(size);
        self.spent.set(spent);
        if spent > TYPE_EFFORT { Err(Missing::TooDeep) } else { Ok(()) }
    }
}

/// Template arguments by parameter, the latest last. Lists share what they have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Bindings {
    last: Option<Rc<Bound>>,
}

#[derive(Debug)]
struct Bound {
    parameter: TemplateParameterId,
    argument: Rc<Argument>,
    /// Of how many types and names the argument is made.
    size: u32,
    before: Bindings,
}

impl Bindings {
    /// The same with another argument.
    pub(super) fn push(&mut self, parameter: TemplateParameterId, argument: Argument) {
        let size = size(&argument);
        self.push_sized(parameter, Rc::new(argument), size);
    }

    /// The same with the argument of `from`, if it has one, as that of `to`, too.
    pub(super) fn push_again(&mut self, from: TemplateParameterId, to: TemplateParameterId) {
        let found = self.iter().find(|bound| bound.parameter == from);
        if let Some((argument, size)) = found.map(|bound| (Rc::clone(&bound.argument), bound.size)) {
            self.push_sized(to, argument, size);
        }
    }

    fn push_sized(&mut self, parameter: TemplateParameterId, argument: Rc<Argument>, size: u32) {
        let before = Bindings { last: self.last.take() };
        self.last = Some(Rc::new(Bound { parameter, argument, size, before }));
    }

    /// The argument of a template parameter.
    ///
    /// # Errors
    /// [`Missing::TooDeep`] where copying it is more than is done for one question.
    pub(super) fn argument(&self, id: TemplateParameterId, effort: &Effort) -> Known<Option<Argument>> {
        match self.iter().find(|bound| bound.parameter == id) {
            Some(bound) => {
                effort.spend(bound.size)?;
                Ok(Some(Argument::clone(&bound.argument)))
            }
            None => Ok(None),
        }
    }

    /// The same, of all of a header's parameters; `None` where one has no argument.
    pub(super) fn arguments(
        &self,
        parameters: impl Iterator<Item = TemplateParameterId>,
        effort: &Effort,
    ) -> Known<Option<Vec<Argument>>> {
        parameters.map(|id| self.argument(id, effort)).collect()
    }

    /// All, each parameter with the argument that stands first.
    pub(super) fn listed(&self) -> Vec<(TemplateParameterId, Argument)> {
        let mut all: Vec<_> =
            self.iter().map(|bound| (bound.parameter, Argument::clone(&bound.argument))).collect();
        all.reverse();
        all
    }

    /// From the latest on.
    fn iter(&self) -> impl Iterator<Item = &Bound> {
        std::iter::successors(self.last.as_deref(), |bound| bound.before.last.as_deref())
    }
}

impl From<&[(TemplateParameterId, Argument)]> for Bindings {
    fn from(given: &[(TemplateParameterId, Argument)]) -> Bindings {
        given.iter().cloned().collect()
    }
}

impl FromIterator<(TemplateParameterId, Argument)> for Bindings {
    fn from_iter<I: IntoIterator<Item = (TemplateParameterId, Argument)>>(all: I) -> Bindings {
        let mut bindings = Bindings::default();
        bindings.extend(all);
        bindings
    }
}

impl Extend<(TemplateParameterId, Argument)> for Bindings {
    fn extend<I: IntoIterator<Item = (TemplateParameterId, Argument)>>(&mut self, all: I) {
        all.into_iter().for_each(|(parameter, argument)| self.push(parameter, argument));
    }
}

/// A long list goes without recursion.
impl Drop for Bindings {
    fn drop(&mut self) {
        let mut last = self.last.take();
        while let Some(mut bound) = last.and_then(Rc::into_inner) {
            last = bound.before.last.take();
        }
    }
}

/// Of how many types and names an argument is made.
fn size(argument: &Argument) -> u32 {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => size_of_type(ty),
        Argument::Entity(entity) => match entity.as_ref() {
            Entity::Variable(name) => size_of_name(name),
            Entity::Function { name, signature } => size_of_name(name) + size_of_function(signature),
        },
        Argument::Template(name) => size_of_name(name),
        Argument::Pack(elements) => 1 + elements.iter().map(size).sum::<u32>(),
    }
}

fn size_of_type(ty: &Type) -> u32 {
    let of_name = match ty {
        Type::Named(name) => size_of_name(name),
        Type::DependentMember(_, components) => components.iter().map(size_of_component).sum(),
        _ => 0,
    };
    1 + of_name + ty.parts().map(size_of_type).sum::<u32>()
}

fn size_of_function(function: &FunctionType) -> u32 {
    1 + size_of_type(&function.returns) + function.parameters.iter().map(size_of_type).sum::<u32>()
}

fn size_of_name(name: &Name) -> u32 {
    name.0.iter().map(size_of_component).sum()
}

fn size_of_component(component: &Component) -> u32 {
    1 + component.arguments.iter().flatten().map(size).sum::<u32>()
}
