//! Functions that are named without being called: arguments, initialisers, operands of `&` and of casts ([over.over]).

use super::Resolved;
use super::infer::{Functions, Inference, Item, known_operator, plain};
use super::overload::{Call, Candidate, Fittings, bound, own_arguments};
use super::value::Value;
use crate::hir::Node;
use crate::ids::model::{Cv, FunctionType, RefQualifier, Type};
use crate::lex::Kind;
use crate::names::END;
use crate::tree::{Form, SpecifierKind};

impl Inference<'_> {
    /// The value of an operand that is needed; of the name of one function that function, which is noted.
    pub(super) fn needed(&mut self, at: (u32, &Node), item: Item) -> Option<Value> {
        match item {
            Item::Functions(functions) => self.named_function(at, &functions),
            other => plain(other),
        }
    }

    /// The value of the right operand of the operator `kind`, the name of functions, one of which a member of the left operand's class
    /// takes ([over.over]): `std::cout << std::endl`.
    pub(super) fn taken_by_operator(
        &mut self,
        at: (u32, &Node),
        (kind, left): (Kind, &Value),
        functions: &Functions,
    ) -> Option<Value> {
        if let Some(value) = self.named_function(at, functions) {
            return Some(value);
        }
        let member = self.spelling.member(left.parts().1, known_operator(kind)).ok()?;
        let takers = self.candidates(member.binding, END, &member.given)?;
        let taken = |one: &Candidate| match self.parameter_type(&Resolved::from(one), 0)? {
            Type::Pointer(inner) | Type::LvalueReference(inner) => match *inner {
                Type::Function(function) => Some(*function),
                _ => None,
            },
            _ => None,
        };
        let types = takers.iter().filter_map(taken);
        let mut found = types.filter_map(|ty| Some((self.of_type(functions, &ty)?, ty)));
        let (resolved, ty) = found.next().filter(|_| found.next().is_none())?;
        self.note_named(at, functions, resolved);
        Some(Value::lvalue(Type::Function(Box::new(ty))))
    }

    /// Notes the one of the functions that is named.
    fn note_named(&mut self, at: (u32, &Node), functions: &Functions, one: Resolved) {
        let name = (functions.name, at.1.start, functions.form);
        let before = self.local.len();
        let ((), named) = self.apart(|inference| inference.used(at, name, one));
        self.found.local_named.extend(self.local.split_off(before));
        self.found.named.extend(named.into_iter().filter(|one| one.context.is_odr_used()));
    }

    /// The one of the functions that has the type: it is called with what the parameters stand for, and gives the same.
    fn of_type(&self, functions: &Functions, ty: &FunctionType) -> Option<Resolved> {
        let arguments: Vec<_> = ty.parameters.iter().map(|one| Some(Value::returned(one.clone()))).collect();
        let place = self.place(functions.scope, functions.name);
        let call = Call { place, written: functions.written, object: None, arguments: &arguments };
        let facts = (self.unit, self.spelling);
        let chosen = Fittings::of(facts, &functions.candidates, &call).best(facts)?;
        let parameters = (0..arguments.len()).map(|at| self.parameter_type(&chosen.function, at));
        let is_same = chosen.is_viable
            && parameters.eq(ty.parameters.iter().cloned().map(Some))
            && self.unit.tree[chosen.function.function].parameters.iter().count() == arguments.len()
            && chosen.result.is_some_and(|result| result.ty == Value::returned(ty.returns.clone()).ty);
        is_same.then_some(chosen.function)
    }

    /// The one function that a name means by itself, not those of an overload set, and no member with an object.
    fn named_function(&mut self, at: (u32, &Node), functions: &Functions) -> Option<Value> {
        let tree = self.unit.tree;
        let [candidate] = functions.candidates.as_slice() else { return None };
        let function = &tree[candidate.function];
        let id = function.declaration;
        let is_free = tree[tree[id].scope].class().is_none() || tree.has_specifier(id, SpecifierKind::Static);
        if !is_free || function.abbreviated || !tree.requires_clause(function).is_empty() {
            return None;
        }
        let is_template = tree[id].form == Form::Template;
        let place = self.place(functions.scope, functions.name);
        let call = Call { place, written: functions.written, object: None, arguments: &[] };
        let arguments = match is_template {
            true => Some(own_arguments(self.spelling, candidate, id, &call).ok()?),
            false if functions.written.is_empty() => None,
            false => return None,
        };
        let bound = bound(self.spelling, id, (&candidate.given, arguments.as_deref()));
        let spelling = self.spelling.given(&bound);
        let parameters = spelling.parameters(candidate.function);
        let returns = spelling.returns(candidate.function);
        let resolved = Resolved::new(candidate.function, candidate.given.clone(), arguments);
        let ty = FunctionType {
            cv: Cv::NONE,
            reference: RefQualifier::None,
            noexcept: false,
            parameters: parameters.unwrap_or_default(),
            variadic: function.has_ellipsis,
            returns: returns.ok()?,
        };
        let is_known = ty.parameters.len() == function.parameters.of(&tree.parameters).len();
        self.note_named(at, functions, resolved);
        is_known.then(|| Value::lvalue(Type::Function(Box::new(ty))))
    }
}
