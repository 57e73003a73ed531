//! How much is done for one question about a type, and what the template parameters stand for meanwhile.

use super::super::model::{Argument, Component, Entity, FunctionType, Name, Type};
use super::{Known, Missing};
use crate::limits::{RECURSION_DEPTH, RECURSION_EFFORT, TYPE_DEPTH, TYPE_EFFORT, TYPE_NESTING};
use crate::tree::TemplateParameterId;
use std::cell::Cell;
use std::rc::Rc;

/// How far a question about a type may still be followed: how deep, and how much may be read and copied for it in all.
#[derive(Clone, Debug)]
pub(super) struct Effort {
    levels: u32,
    left: Rc<Cell<u32>>,
}

impl Effort {
    /// That of a new question.
    pub(super) fn usual() -> Effort {
        Effort { levels: TYPE_DEPTH + 1, left: Rc::new(Cell::new(TYPE_EFFORT)) }
    }

    /// That of a question that looks for recursion without end.
    pub(super) fn of_recursion() -> Effort {
        Effort { levels: RECURSION_DEPTH, left: Rc::new(Cell::new(RECURSION_EFFORT)) }
    }

    /// One name, default argument or nested template argument further.
    pub(super) fn deeper(&self) -> Effort {
        self.deeper_by(1)
    }

    /// As many further.
    pub(super) fn deeper_by(&self, levels: u32) -> Effort {
        Effort { levels: self.levels.saturating_sub(levels), left: Rc::clone(&self.left) }
    }

    /// Counts one name that is read.
    ///
    /// # Errors
    /// [`Missing::TooDeep`] where a limit is reached.
    pub(super) fn step(&self) -> Known<()> {
        self.spend(1)?;
        if self.levels == 0 { Err(Missing::TooDeep) } else { Ok(()) }
    }

    /// Counts a pointer, reference or array: many in one another need stack wherever the type is looked at.
    pub(super) fn nest(&self) -> Known<()> {
        self.spend(TYPE_EFFORT / TYPE_NESTING)
    }

    /// Counts a copy of `size` types and names.
    fn spend(&self, size: u32) -> Known<()> {
        let left = self.left.get().checked_sub(size);
        self.left.set(left.unwrap_or_default());
        left.map(|_| ()).ok_or(Missing::TooDeep)
    }
}

/// A template parameter and what it stands for.
pub(super) type Pair<'a> = (TemplateParameterId, &'a Argument);

/// Template arguments by parameter, the latest last. Lists share what they have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Bindings {
    last: Option<Rc<Bound>>,
}

#[derive(Debug)]
struct Bound {
    parameter: TemplateParameterId,
    argument: Argument,
    /// Of how many types and names the argument is made.
    size: u32,
    before: Bindings,
}

impl Bindings {
    /// The same with another argument.
    pub(super) fn push(&mut self, parameter: TemplateParameterId, argument: Argument) {
        let size = size(&argument);
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

    /// The pack that a parameter stands for, of which perhaps one element is looked at.
    pub(super) fn pack(&self, id: TemplateParameterId) -> Option<&Argument> {
        let mut all = self.iter().filter(|bound| bound.parameter == id).map(|bound| &bound.argument);
        all.find(|argument| matches!(argument, Argument::Pack(_)))
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

    /// Each parameter with its argument, from the latest on.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Pair<'_>> {
        self.iter().map(|bound| (bound.parameter, &bound.argument))
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
            Entity::Function { name, signature } | Entity::InternalFunction { name, signature } => {
                size_of_name(name) + size_of_function(signature)
            }
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

pub(super) fn size_of_name(name: &Name) -> u32 {
    name.0.iter().map(size_of_component).sum()
}

fn size_of_component(component: &Component) -> u32 {
    1 + component.arguments.iter().flatten().map(size).sum::<u32>()
}
