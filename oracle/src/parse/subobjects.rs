//! What constructors and destructors do to the bases and members of their class: [class.base.init], [class.dtor].

use std::ops::Range;

use super::expressions::Expression;
use super::{Parsed, Parser};
use crate::conversions::Operand;
use crate::overloads::Arguments;
use crate::program::{CallForm, Copied, FunctionName};
use crate::scopes::Symbol;
use crate::types::{Path, Type};

/// What a member initialiser initialises.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Initialised {
    /// A member, an index into `Program::variable_entities`.
    Member(usize),
    /// A base class, or the class itself.
    Class(Type),
    /// Something that depends on template parameters.
    Unknown,
}

impl Parser<'_, '_> {
    /// `ctor-initializer`: what is written after the `:` of a constructor.
    pub(super) fn member_initializers(&mut self, function: usize) -> Parsed<Vec<Initialised>> {
        let mut all = Vec::new();
        loop {
            let name = self.name(false)?;
            let initialised = self.initialised(function, &name);
            let mut clauses = None;
            let mut arguments = if self.is("(") {
                Some(self.call_arguments()?)
            } else if self.is("{") {
                clauses = self.braced_list()?;
                None
            } else {
                return self.outside("expected a member initialiser");
            };
            let range = name.range.start..self.at;
            if let (Initialised::Member(member), Some(arguments)) = (&initialised, &arguments) {
                let written = self.program.variable_entities[*member].written.clone();
                self.copies_one_constant(&arguments.list, &written, Copied::ToVariable);
                self.passes(&[written], &arguments.list);
            }
            if let Initialised::Member(member) = &initialised {
                let listed: Option<Vec<Operand>> =
                    clauses.as_ref().map(|list| list.iter().map(Expression::operand).collect());
                let list = listed.or_else(|| arguments.as_ref().map(|a| a.list.clone())).unwrap_or_default();
                let written = self.program.variable_entities[*member].written.clone();
                list.iter().for_each(|one| self.is_computed_for(&written, &one.elements));
                self.converts_member(*member, &list, range.clone());
            }
            let made = match &initialised {
                Initialised::Member(member) => {
                    let written = self.program.variable_entities[*member].written.clone();
                    let form = self.form_of_member(&written);
                    Some((written, form))
                }
                Initialised::Class(class) if self.is_own_class(function, class) => {
                    Some((class.clone(), CallForm::Construction))
                }
                Initialised::Class(class) => Some((class.clone(), CallForm::Base)),
                Initialised::Unknown => None,
            };
            if let Some((made, form)) = made.filter(|(made, _)| !self.bound(made).is_dependent()) {
                arguments = arguments.or_else(|| self.listed_arguments(&made, clauses.as_deref()));
                self.construct(&made, arguments.as_ref(), name.name_at, range.clone(), form);
                if arguments.is_none() {
                    self.lists_parts(&made, clauses.as_deref(), range);
                }
            }
            all.push(initialised);
            self.accept("...");
            if !self.accept(",") {
                return Ok(all);
            }
        }
    }

    /// The conversion of the one expression that initialises a member of a type that is no class.
    fn converts_member(&mut self, member: usize, list: &[Operand], range: Range<usize>) {
        let written = self.program.variable_entities[member].written.clone();
        self.converts_scalar(&written, list, range);
    }

    /// The conversion of the one expression that initialises an object of a type that is no class and no array.
    pub(super) fn converts_scalar(&mut self, written: &Type, list: &[Operand], range: Range<usize>) {
        let [one] = list else { return };
        if self.scopes.class_of_type(&self.bound(written)).is_some() || matches!(written, Type::Array(..)) {
            return;
        }
        let value = Operand { lvalue_of: Vec::new(), ..one.clone() };
        let from = self.passed(&value, range.start);
        self.convert_directly(&from, written, range, CallForm::Conversion);
    }

    fn initialised(&self, function: usize, name: &super::names::Name) -> Initialised {
        let path = &self.program.function_entities[self.program.functions[function].entity].path;
        let class = self.scopes.classes.iter().find(|class| class.path == *path);
        let members = class.map(|class| self.scopes.all[class.scope].symbols.get(&name.text));
        let member = members.flatten().into_iter().flatten().find_map(|symbol| match symbol {
            Symbol::Variable(entity) => Some(*entity),
            _ => None,
        });
        match (member, self.type_of_name(name)) {
            (Some(member), _) => Initialised::Member(member),
            (None, Ok(class)) => Initialised::Class(class),
            (None, Err(_)) => Initialised::Unknown,
        }
    }

    fn is_own_class(&self, function: usize, class: &Type) -> bool {
        let path = &self.program.function_entities[self.program.functions[function].entity].path;
        let own = Type::Named(path.clone());
        *class == own || *class == self.bound(&own)
    }

    fn form_of_member(&self, t: &Type) -> CallForm {
        if matches!(t.unqualified(), Type::Array(..)) { CallForm::Elements } else { CallForm::MemberObject }
    }

    /// The bases and the members without an initialiser of their own, in a constructor that does not delegate; the
    /// default member initialisers of the others.
    pub(super) fn unwritten_initializers(&mut self, function: usize, written: &[Initialised]) {
        let entity = &self.program.function_entities[self.program.functions[function].entity];
        let delegates =
            written.iter().any(|i| matches!(i, Initialised::Class(c) if self.is_own_class(function, c)));
        if entity.name_kind != FunctionName::Constructor
            || delegates
            || written.contains(&Initialised::Unknown)
        {
            return;
        }
        let at = self.at;
        let none = Arguments::default();
        for (subobject, t, form) in self.subobjects(function) {
            if written.contains(&subobject) {
                continue;
            }
            match self.initializer_of(&subobject) {
                Some(range) => self.repeats_initializer(range, at),
                None => {
                    let call = self.construct(&t, Some(&none), at, at..at + 1, form);
                    self.is_made_by_code(call);
                }
            }
        }
    }

    /// At the end of a destructor its bases and members end.
    pub(super) fn ends_subobjects(&mut self, function: usize) {
        let entity = &self.program.function_entities[self.program.functions[function].entity];
        if entity.name_kind != FunctionName::Destructor {
            return;
        }
        let at = self.at - 1;
        for (_, t, form) in self.subobjects(function) {
            self.destroy(&t, at, at..at + 1, form);
        }
    }

    /// Bases, then members that are no references, of the class of a member function, as far as they are known.
    fn subobjects(&self, function: usize) -> Vec<(Initialised, Type, CallForm)> {
        self.subobjects_of(&self.program.function_entities[self.program.functions[function].entity].path)
    }

    /// The same of a class.
    pub(super) fn subobjects_of(&self, path: &Path) -> Vec<(Initialised, Type, CallForm)> {
        let parts = self.parts_of(path).into_iter();
        parts.filter(|(_, t, _)| !t.is_reference()).collect()
    }

    /// The bases and members of a class, with references.
    pub(super) fn parts_of(&self, path: &Path) -> Vec<(Initialised, Type, CallForm)> {
        let Some((class, put)) = self.class_and_arguments(&Type::Named(path.clone())) else {
            return Vec::new();
        };
        let substituted =
            |t: &Type| put.iter().fold(t.clone(), |t, (depth, list)| t.substitute(*depth, list));
        let mut all = Vec::new();
        for base in &self.scopes.classes[class].bases {
            let t = substituted(&self.base_type(class, *base));
            all.push((Initialised::Class(t.clone()), t, CallForm::Base));
        }
        let class = &self.scopes.classes[class];
        for (index, member) in self.program.variable_entities.iter().enumerate() {
            let part = self.program.is_part_of_objects(member) && member.path == class.path;
            if part {
                let written = substituted(&member.written);
                let form = self.form_of_member(&written);
                all.push((Initialised::Member(index), written, form));
            }
        }
        all.retain(|(_, t, _)| !self.bound(t).is_dependent());
        all
    }

    /// A base of a class as it is named there.
    pub(super) fn base_type(&self, class: usize, base: usize) -> Type {
        let mut path = self.scopes.classes[base].path.clone();
        if let (Some(last), Some(arguments)) = (
            std::rc::Rc::make_mut(&mut path).last_mut(),
            self.scopes.classes[class].base_arguments.get(&base),
        ) {
            last.arguments = Some(arguments.clone());
        }
        Type::Named(path)
    }

    /// The default member initialiser of a base or member.
    pub(super) fn initializer_of(&self, part: &Initialised) -> Option<std::ops::Range<usize>> {
        match part {
            Initialised::Member(member) => self.default_initializer(*member),
            _ => None,
        }
    }

    fn default_initializer(&self, member: usize) -> Option<std::ops::Range<usize>> {
        let declarations = &self.program.variable_entities[member].declarations;
        declarations.iter().find_map(|d| self.program.variables[*d].initializer.clone())
    }
}
