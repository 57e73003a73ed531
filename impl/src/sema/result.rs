//! Results of functions that are deduced from their bodies ([dcl.spec.auto]).

use super::Resolved;
use super::closure::given;
use super::infer::{Around, Inference, Item};
use super::overload::Chosen;
use super::value::Value;
use crate::hir::{Body, Mark, NameMeaning, NameNode, Node, NodeKind};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::{BodyTypes, Unit, adjusted, names_made_up};
use crate::lex::{Kind, TokenRange, Tokens};
use crate::names::Named;
use crate::tree::{DeclarationKind, Deduced, Shape};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// What is known of such results, by definition; nothing of those that are not certain, and while their bodies are read.
pub(crate) type ResultTypes = FxHashMap<Resolved, Option<Type>>;

/// What is known of such results, and those that were asked for and are not.
#[derive(Debug, Default)]
pub(crate) struct Results {
    known: RefCell<ResultTypes>,
    lacking: RefCell<Vec<Resolved>>,
}

impl Results {
    /// Those that are known from elsewhere.
    pub(crate) fn of(known: ResultTypes) -> Results {
        Results { known: RefCell::new(known), lacking: RefCell::default() }
    }

    /// All that are known.
    pub(crate) fn into_known(self) -> ResultTypes {
        self.known.into_inner()
    }

    /// Takes the functions with results that were asked for and are not known.
    pub(crate) fn take_lacking(&self) -> Vec<Resolved> {
        self.lacking.take()
    }

    /// Notes that the body of the function is read; whether it was not before.
    pub(crate) fn begin(&self, function: &Resolved) -> bool {
        let mut known = self.known.borrow_mut();
        let is_new = !known.contains_key(function);
        if is_new {
            known.insert(function.clone(), None);
        }
        is_new
    }

    /// How many bodies were read.
    pub(crate) fn count(&self) -> usize {
        self.known.borrow().len()
    }

    /// Whether it is known what the function gives.
    pub(crate) fn is_known(&self, function: &Resolved) -> bool {
        self.known.borrow().get(function).is_some_and(Option::is_some)
    }

    /// Notes what the function gives.
    pub(crate) fn insert(&self, function: Resolved, ty: Type) {
        self.known.borrow_mut().insert(function, Some(ty));
    }

    /// What the function gives, as far as that is known; else it is noted as one that is asked for, where it `is_wanted`.
    pub(super) fn get(&self, function: Resolved, is_wanted: bool) -> Option<Type> {
        if let Some(known) = self.known.borrow().get(&function) {
            return known.clone();
        }
        let mut lacking = self.lacking.borrow_mut();
        if is_wanted && !lacking.contains(&function) {
            lacking.push(function);
        }
        None
    }
}

impl Inference<'_> {
    /// What the call of the chosen function gives.
    pub(super) fn given_by(&self, chosen: Chosen) -> Item {
        let Chosen { function, result, .. } = chosen;
        let result = result.or_else(|| self.deduced_result(function).map(Value::returned));
        result.map_or(Item::Unknown, Item::Value)
    }

    fn deduced_result(&self, mut function: Resolved) -> Option<Type> {
        let (tree, memo) = (self.unit.tree, self.around.memo?);
        let entity = tree[tree[function.function].declaration].entity?;
        function.function = tree.definition(entity)?;
        (tree[function.function].deduced != Deduced::No).then(|| memo.results.get(function, self.is_taken))?
    }

    /// Notes what the `decltype` that the node is stands for.
    pub(super) fn note_decltype(
        &self,
        (index, node): (u32, &Node),
        body: &Body,
        operand: Option<&Item>,
    ) -> Item {
        if let (Some(types), Some(last)) = (self.around.types, index.checked_sub(1)) {
            types.note_operand(node.at, operand.and_then(|operand| self.decltype(body, last, operand)));
        }
        Item::Unknown
    }

    /// What the `return` statements of a body give, whose nodes were kept, where the result is written as `written`, or not at all.
    pub(super) fn deduced_by(&self, body: &Body, written: TokenRange) -> Option<Type> {
        let kept = self.kept.as_ref()?;
        if written.iter().any(|at| self.unit.tokens.kind(at) == Kind::Decltype) {
            return given(body, |operand| self.decltype(body, operand, kept.get(&operand)?));
        }
        let placeholder = match written.is_empty() {
            true => (Shape::Plain, Cv::NONE),
            false => placeholder(self.unit.tokens, written)?,
        };
        given(body, |operand| match kept.get(&operand)? {
            Item::Value(value) => value.deduced(placeholder),
            _ => None,
        })
    }

    /// What `decltype` gives of the expression that the node at `index` is ([dcl.type.decltype]).
    fn decltype(&self, body: &Body, index: u32, item: &Item) -> Option<Type> {
        let boxed = |value: &Value| Box::new(value.ty.clone());
        match (&body.nodes.get(index as usize)?.kind, item) {
            (NodeKind::Name(at), _) => self.type_of_name(body.names.get(*at as usize)?),
            (NodeKind::Member(at, arrow), Item::Value(_)) => {
                self.type_of_member(body, index, (body.names.get(*at as usize)?, *arrow))
            }
            (_, Item::Value(value)) if value.is_lvalue => Some(Type::LvalueReference(boxed(value))),
            (_, Item::Value(value)) if value.is_xvalue => Some(Type::RvalueReference(boxed(value))),
            (_, Item::Value(value)) => Some(value.ty.clone()),
            _ => None,
        }
    }

    /// The type with which the member is declared that the node at `index` names behind an object.
    fn type_of_member(&self, body: &Body, index: u32, (name, arrow): (&NameNode, bool)) -> Option<Type> {
        let from = body.nodes.get(index as usize)?.from;
        let object = *body.operands(from, index).first()?;
        let (items, _) = self.within(body, from, index);
        let Item::Value(object) = items.get(&object)? else { return None };
        let object = if arrow { object.pointee()? } else { object.clone() };
        let member = self.spelling.member(object.parts().1, name.symbol).ok()?;
        self.spelling.field(&member.class, name.symbol).ok().map(|(ty, _)| ty)
    }

    /// The type with which a parameter or a variable of a block is declared that is named.
    fn type_of_name(&self, name: &NameNode) -> Option<Type> {
        let tree = self.unit.tree;
        let id = match name.meaning {
            NameMeaning::Parameter(id, scope) => {
                if let Some(known) = self.spelling.operator_parameter(id) {
                    return known.as_type();
                }
                let parameter = tree.parameters.get(id.index()).filter(|one| !one.is_pack)?;
                let place = self.place(scope, parameter.range.start);
                let ty = self.spelling.declared_at(parameter.type_specifier, parameter.declarator, place);
                return ty.ok().map(adjusted);
            }
            NameMeaning::Binding(binding, scope) if !tree[scope].is_namespace() => {
                match self.unit.names.declarations(binding, name.token).next()? {
                    Named::Declaration(id) if tree[scope].class().is_none() => id,
                    _ => return None,
                }
            }
            _ => return None,
        };
        match tree[id].kind {
            DeclarationKind::Variable(variable) if !tree[variable].structured_binding.is_empty() => None,
            DeclarationKind::Variable(variable) if tree[variable].is_deduced => self.deduced_type(id)?,
            DeclarationKind::Variable(variable) => self.declared_type(variable),
            _ => None,
        }
    }
}

/// What the function whose `body` this is gives by its `return` statements, where that is certain.
pub(crate) fn result(unit: Unit<'_>, body: &Body, around: Around<'_>) -> Option<Type> {
    let function = around.function?;
    let types = BodyTypes::default();
    let mut inference = Inference::new(unit, Around { types: Some(&types), ..around });
    inference.kept = Some(FxHashMap::default());
    inference.go_through(body, Mark::default());
    let ty = match around.of.is_some_and(|of| of.operator.is_some()) {
        true => types.take_result()?,
        false => inference.deduced_by(body, unit.tree[function].return_type)?,
    };
    (!names_made_up(&ty)).then_some(ty)
}

/// The shape and the qualifiers of a result that is written with `auto`, if in a form that is looked at.
fn placeholder(tokens: &Tokens, written: TokenRange) -> Option<(Shape, Cv)> {
    let kinds: Vec<Kind> = written.iter().map(|at| tokens.kind(at)).collect();
    Some(match kinds[..] {
        // What is const of a value is gone where it is used.
        [Kind::Auto] | [Kind::Const, Kind::Auto] | [Kind::Auto, Kind::Const] => (Shape::Plain, Cv::NONE),
        [Kind::Auto, Kind::Star] => (Shape::Pointer, Cv::NONE),
        [Kind::Auto, Kind::Amp] => (Shape::LvalueReference, Cv::NONE),
        [Kind::Const, Kind::Auto, Kind::Amp] | [Kind::Auto, Kind::Const, Kind::Amp] => {
            (Shape::LvalueReference, Cv::CONST)
        }
        [Kind::Auto, Kind::AmpAmp] => (Shape::RvalueReference, Cv::NONE),
        _ => return None,
    })
}
