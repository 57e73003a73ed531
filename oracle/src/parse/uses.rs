//! Uses of variables, and what becomes of the lvalues that name them: whether the object is needed or its value alone.

use std::ops::Range;

use super::Parser;
use super::expressions::Expression;
use super::names::{Name, Qualifier};
use crate::conversions::{Operand, derives};
use crate::overloads::{Candidate, instance_arguments, own_depth};
use crate::program::{Access, LeftOut, Reached, VariableScope, VariableUse};
use crate::scopes::{Bindings, ScopeKind, Symbol};
use crate::types::Type;

impl Parser<'_, '_> {
    /// Remembers the use of a variable by its name.
    pub(super) fn uses_variable(&mut self, entity: usize, range: Range<usize>) -> usize {
        let written = &self.program.variable_entities[entity].written;
        let mut reached = Reached::variable(self.target(written));
        (reached.part, reached.computed) = (written.is_reference(), self.constants > 0);
        self.program.uses.push(VariableUse {
            range,
            entity,
            arguments: None,
            class_arguments: Vec::new(),
            decltype_operand: false,
            access: Access::Read,
            element: false,
            reached,
            array: matches!(self.program.variable_entities[entity].written.unqualified(), Type::Array(..)),
            bound: false,
            discarded: false,
            recast: false,
            address_cast: false,
            in_pattern: None,
            chosen: false,
            empty: false,
            in_each: false,
            again: false,
            context: self.context(),
            function: self.function,
            lambda: self.lambda,
            instance: self.instance,
            implied: None,
        });
        self.program.uses.len() - 1
    }

    /// What stands for the parameters of the class templates around a member that a name means: of the class that is named, or is
    /// around, or of its base.
    pub(super) fn put_into_member(&self, entity: usize, name: &Name) -> Bindings {
        let known = &self.program.variable_entities[entity];
        let templated = known.path.iter().any(|part| part.arguments.is_some());
        if known.scope != VariableScope::Class || !templated {
            return Vec::new();
        }
        let class_of = |scope: usize| match self.scopes.all[scope].kind {
            ScopeKind::Class(class) => Some(class),
            _ => None,
        };
        let has =
            |class: &usize| !self.scopes.lookup_in(self.scopes.classes[*class].scope, &name.text).is_empty();
        let class = match name.qualifier {
            Qualifier::Scope(scope) => class_of(scope),
            _ => self.scopes.chain(self.scope).into_iter().filter_map(class_of).find(has),
        };
        let put = name.class_arguments.clone().map_or_else(|| self.bindings.clone(), |put| vec![put]);
        class.and_then(|class| self.put_into_base(class, &put, &name.text, 0)).unwrap_or_default()
    }

    /// What becomes of an lvalue.
    pub(super) fn accesses(&mut self, lvalue_of: &[usize], access: Access) {
        for used in lvalue_of {
            let Some(used) = self.program.uses.get_mut(*used) else { continue };
            match (used.access, access) {
                // The result of an assignment is its left operand.
                (Access::Written | Access::Changed, Access::Addressed) => used.bound = true,
                (Access::Written | Access::Changed, Access::Discarded | Access::Read) => {}
                // An element is found through the object all the same.
                (_, Access::Discarded) if used.element => {
                    (used.access, used.discarded) = (Access::Addressed, true);
                }
                _ => used.access = access,
            }
        }
    }

    /// What becomes of the lvalues is decided in each instance.
    pub(super) fn decided_in_each(&mut self, lvalue_of: &[usize]) {
        for used in lvalue_of {
            if let Some(used) = self.program.uses.get_mut(*used) {
                used.in_each = true;
            }
        }
        self.told_in_pattern(lvalue_of, Access::Discarded);
    }

    /// A condition that hangs on template parameters chooses the lvalues.
    pub(super) fn chosen_in_pattern(&mut self, lvalue_of: &[usize]) {
        for used in lvalue_of {
            if let Some(used) = self.program.uses.get_mut(*used) {
                used.chosen = true;
            }
        }
    }

    /// Whether tokens name values alone: no type of a template parameter decides what they are.
    pub(super) fn names_values_alone(&self, range: Range<usize>) -> bool {
        let mut words = range.filter(|at| self.token_at(*at).names());
        words.all(|at| {
            let found = self.scopes.lookup(self.scope, self.text_at(at));
            found.iter().any(|symbol| matches!(symbol, Symbol::ValueParameter(..)))
        })
    }

    /// The lvalues name a part of what they named: a member, or an element of an array.
    pub(super) fn names_part(&mut self, lvalue_of: &[usize], part: &Type, element: bool) {
        let target = self.target(part);
        for used in lvalue_of {
            let Some(used) = self.program.uses.get_mut(*used) else { continue };
            used.element |= element;
            used.array = matches!(part.unqualified(), Type::Array(..));
            let reached = &mut used.reached;
            (reached.target, reached.part, reached.subscripted) = (target, true, false);
            if let Some(choice) = &mut reached.choice {
                choice.followed = true;
            }
        }
    }

    /// What becomes of the lvalues whose values are taken in a range of tokens.
    pub(super) fn accesses_within(&mut self, range: Range<usize>, access: Access) {
        let newest = self.program.uses.iter_mut().rev().take_while(|u| u.range.start >= range.start);
        for used in newest.filter(|u| u.access == Access::Read) {
            used.access = access;
        }
    }

    /// An lvalue becomes an object, a reference or an argument of a type: a reference to its own type is bound to it.
    pub(super) fn binds(&mut self, from: &Expression, to: &Type) {
        if from.lvalue_of.is_empty() {
            return;
        }
        let (Type::Reference(of) | Type::RValueReference(of)) = to else {
            match to.is_dependent() {
                true => self.accesses(&from.lvalue_of, Access::Open),
                false => drop(self.binds_to_constructor(from, to.unqualified())),
            }
            return;
        };
        let same = from.written.as_ref().is_some_and(|t| t.unqualified() == of.unqualified());
        let arithmetic = |t: &Type| matches!(t.unqualified(), Type::Fundamental(_));
        let access = match &from.written {
            _ if same || matches!(of.unqualified(), Type::Placeholder(_)) => Access::Addressed,
            // A temporary of the other type.
            Some(t) if arithmetic(t) && arithmetic(of) => return,
            Some(Type::Array(..)) if matches!(of.unqualified(), Type::Pointer(_)) => return,
            Some(t) if derives(&self.scopes, t, of) == Some(true) => Access::Addressed,
            Some(_) if self.binds_to_constructor(from, of.unqualified()) => return,
            _ => Access::Open,
        };
        self.accesses(&from.lvalue_of, access);
    }

    /// [over.over]: where the tokens `range` are the name of overloaded functions, or its address, those are named that
    /// have the type `to` points or refers to.
    pub(super) fn names_overload(&mut self, range: Range<usize>, to: &Type) {
        let (Type::Pointer(of) | Type::Reference(of)) = to.unqualified() else { return };
        let Type::Function(result, signature) = of.as_ref() else { return };
        let Some(last) = range.clone().rev().find(|at| self.text_at(*at) != ")") else { return };
        let begins = |at: usize| matches!(self.text_at(at), "&" | "(" | "::") || self.is_identifier_at(at);
        if !(range.start..last).all(begins) {
            return;
        }
        let entities = &self.program.function_entities;
        let has_type = |entity: &usize| {
            let known = &entities[*entity];
            known.template.is_none() && known.signature == *signature && known.result == **result
        };
        let named = self.program.mentions.iter().rposition(|m| m.name_at == last && !m.called);
        let Some(named) = named else { return };
        let mention = &self.program.mentions[named];
        let fitting: Vec<usize> = mention.candidates.iter().copied().filter(has_type).collect();
        if let ([one], None, true) = (mention.candidates.as_slice(), &mention.arguments, fitting.is_empty()) {
            let arguments = instance_arguments(&self.program, *one, &[], &signature.parameters);
            self.program.mentions[named].arguments = arguments;
        } else if !fitting.is_empty() {
            self.program.mentions[named].candidates = fitting;
        }
    }

    /// Arguments become parameters of these types.
    pub(super) fn passes(&mut self, parameters: &[Type], arguments: &[Operand]) {
        for (index, argument) in arguments.iter().enumerate().filter(|(_, a)| !a.lvalue_of.is_empty()) {
            let Some(to) = parameters.get(index).map(|to| self.bound(to)) else { continue };
            let from = Expression {
                written: argument.written.clone(),
                lvalue_of: argument.lvalue_of.clone(),
                ..Expression::default()
            };
            self.binds(&from, &to);
        }
    }

    /// Arguments become parameters of the one function that is certain to be called.
    pub(super) fn passes_to(
        &mut self,
        chosen: &[Candidate],
        put: &super::calls::Bindings,
        arguments: &[Operand],
    ) {
        let [one] = chosen else {
            for argument in arguments {
                self.accesses(&argument.lvalue_of, Access::Open);
            }
            return;
        };
        let entity = &self.program.function_entities[one.entity];
        let bound = |parameter: &Type| {
            let mut to = parameter.clone();
            for (depth, list) in put {
                to = to.substitute(*depth, list);
            }
            match &one.arguments {
                Some(own) => to.substitute(own_depth(entity), own),
                None => to,
            }
        };
        let parameters: Vec<Type> = entity.signature.parameters.iter().map(bound).collect();
        self.passes(&parameters, arguments);
    }

    /// Something that is done at a token: a call, an assignment, an object that is made.
    pub(super) fn has_effect(&mut self, at: usize) {
        self.effects.insert(at);
    }

    /// The value of an expression is not taken. An lvalue in which nothing is done and which is not volatile is left
    /// out as a whole.
    pub(super) fn discards(&mut self, discarded: &Expression, range: Range<usize>) {
        self.ends_temporary(discarded, range.clone());
        if discarded.is_temporary {
            self.needs_copied(range.clone());
        }
        // What is volatile is read though nobody takes its value.
        let recast = |used: &usize| self.program.uses.get(*used).is_some_and(|u| u.recast);
        let read = discarded.written.as_ref().is_some_and(Type::is_volatile)
            && !discarded.lvalue_of.iter().any(recast);
        self.accesses(&discarded.lvalue_of, if read { Access::Read } else { Access::Discarded });
        let is_volatile = |p: &Self| {
            let uses = p.program.uses.iter().filter(|u| range.contains(&u.range.start));
            let mut variables = uses.map(|u| &p.program.variable_entities[u.entity]);
            read || variables.any(|v| v.written.is_volatile())
        };
        let done = self.effects.range(range.clone()).next().is_some();
        if (discarded.lvalue || discarded.is_function()) && !done && !is_volatile(self) {
            self.program.left_out.push(LeftOut { range, certain: true, instance: self.instance });
        }
    }

    /// An expression that ends before `end` is converted to `bool`: of a function that is `true`, and no code names it.
    pub(super) fn tests(&mut self, tested: &Expression, end: usize) {
        if !tested.functions.is_empty() {
            let range = tested.start..end;
            self.program.left_out.push(LeftOut { range, certain: true, instance: self.instance });
        }
    }

    /// Whether a function is null, or another one, is known, too.
    pub(super) fn compares_functions(&mut self, operator_at: usize, left: &Expression, right: &Expression) {
        let is_known =
            |e: &Expression| e.written == Some(Type::Fundamental("nullptr_t")) || !e.functions.is_empty();
        if is_known(right) {
            self.tests(left, operator_at);
        }
        if is_known(left) {
            self.tests(right, self.at);
        }
    }

    /// An operand of a condition is left out where the condition is a constant of such values.
    pub(super) fn leaves_out(
        &mut self,
        condition: &Expression,
        tested: Range<usize>,
        operand: Range<usize>,
        leaves: impl Fn(i64) -> bool,
    ) {
        let certain = match condition.value {
            Some(value) if leaves(value) => true,
            None if self.constancy(condition, tested.clone()) == Some(false) => return,
            None if self.may_be_constant(condition, tested) => false,
            _ => return,
        };
        self.program.left_out.push(LeftOut { range: operand, certain, instance: self.instance });
    }

    /// Whether a condition of which no value is known may be a constant.
    pub(super) fn may_be_constant(&self, condition: &Expression, tested: Range<usize>) -> bool {
        let tokens = || tested.clone().map(|at| self.token_at(at));
        let asked = |text: &str| {
            matches!(text, "sizeof" | "alignof" | "__alignof__" | "noexcept" | "nullptr")
                || super::primary::is_built_in(text)
        };
        let calls = self.program.calls.iter().filter(|c| tested.contains(&c.range.start));
        let uses = self.program.uses.iter().filter(|u| tested.contains(&u.range.start));
        condition.written.is_none()
            || !condition.address_of.is_empty()
            || tokens().all(|t| !t.names())
            || tokens().any(|t| asked(t.text))
            || calls.flat_map(|c| &c.candidates).any(|c| self.program.is_constexpr(c.entity))
            || uses.map(|u| &self.program.variable_entities[u.entity]).any(|v| v.written.is_const())
    }
}
