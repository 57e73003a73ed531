//! Functions that are named without being called: arguments, initialisers, operands of `&` and of casts ([over.over]).

use super::Resolved;
use super::infer::{Functions, Inference, Item, plain};
use super::overload::{Call, bound, own_arguments};
use super::value::Value;
use crate::hir::Node;
use crate::ids::model::{Cv, FunctionType, RefQualifier, Type};
use crate::tree::{Form, SpecifierKind};

impl Inference<'_> {
    /// The value of an operand that is needed; of the name of one function that function, which is noted.
    pub(super) fn needed(&mut self, at: (u32, &Node), item: Item) -> Option<Value> {
        match item {
            Item::Functions(functions) => self.named_function(at, &functions),
            other => plain(other),
        }
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
        let resolved = Resolved { function: candidate.function, given: candidate.given.clone(), arguments };
        let ty = FunctionType {
            cv: Cv::NONE,
            reference: RefQualifier::None,
            noexcept: false,
            parameters: parameters.unwrap_or_default(),
            variadic: function.has_ellipsis,
            returns: returns.ok()?,
        };
        let is_known = ty.parameters.len() == function.parameters.of(&tree.parameters).len();
        let name = (functions.name, at.1.start, functions.form);
        let ((), named) = self.apart(|inference| inference.used(at, name, resolved));
        self.found.named.extend(named.into_iter().filter(|one| one.context.is_odr_used()));
        is_known.then(|| Value::lvalue(Type::Function(Box::new(ty))))
    }
}
