//! Pack expansions in instances ([temp.variadic]): their operand is looked at once for each element.

use super::infer::{Around, Inference, Item, plain, value};
use super::value::Value;
use crate::hir::{Body, NameMeaning, Node, NodeKind};
use crate::ids::model::{Argument, Type};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::limits;
use crate::tree::{ParameterId, TemplateParameterId};
use rustc_hash::FxHashMap;

impl Inference<'_> {
    /// What the elements of the pack expansion `node` are; `None` where it is not known how many there are.
    pub(super) fn expanded(
        &mut self,
        (index, node): (u32, &Node),
        body: &Body,
    ) -> Option<Vec<Option<Value>>> {
        self.elements((node.from, index), TokenRange::new(node.start, node.at), body)
    }

    /// What the nodes between `from` and `end`, which stand in the tokens, are in each element; `None` where it is not known how many
    /// there are.
    fn elements(
        &mut self,
        (from, end): (u32, u32),
        tokens: TokenRange,
        body: &Body,
    ) -> Option<Vec<Option<Value>>> {
        // An expansion in another one has packs of both.
        if !self.spelling.is_instance() || self.is_element {
            return None;
        }
        let operand = body.nodes.get(from as usize..end as usize)?;
        let packs = self.packs_in(tokens, operand, body);
        let of_operators = self.operator_packs_in(operand, body);
        let count = self.length(&packs, &of_operators)?;
        self.forget(from..=end);
        let mut elements = Vec::with_capacity(count);
        for element in 0..count {
            let parameters = self.parameters_in(&of_operators, element);
            elements.push(self.element((from, end), body, (&packs, element), &parameters));
        }
        Some(elements)
    }

    /// What a fold-expression with two operands is, one of which is the pack.
    pub(super) fn binary_fold(
        &mut self,
        operator: Kind,
        (index, node): (u32, &Node),
        (body, operands): (&Body, Vec<Item>),
    ) -> Item {
        let folded = self.folded_with_first((operator, index), node, body, operands);
        if folded.is_none() {
            self.forget(node.from..=index);
        }
        folded.unwrap_or(Item::Unknown)
    }

    fn folded_with_first(
        &mut self,
        (operator, index): (Kind, u32),
        node: &Node,
        body: &Body,
        operands: Vec<Item>,
    ) -> Option<Item> {
        let [left, between, _] = body.operands(node.from, index)[..] else { return None };
        let at = body.nodes.get(between as usize)?.at;
        let parts = [
            (node.from, left + 1, TokenRange::new(node.start, at)),
            (between + 1, index, TokenRange::new(at, node.at)),
        ];
        let has_pack = |(from, end, tokens): (u32, u32, TokenRange)| {
            let operand = body.nodes.get(from as usize..end as usize).unwrap_or_default();
            !self.packs_in(tokens, operand, body).is_empty()
                || !self.operator_packs_in(operand, body).is_empty()
        };
        let is_right = match parts.map(has_pack) {
            [true, false] => true,
            [false, true] => false,
            _ => return None,
        };
        let (from, end, tokens) = if is_right { parts[0] } else { parts[1] };
        let mut elements = self.elements((from, end), tokens, body)?;
        let first = if is_right { operands.into_iter().last()? } else { operands.into_iter().next()? };
        if is_right {
            elements.reverse();
        }
        Some(elements.into_iter().fold(first, |folded, element| match (folded, element) {
            (Item::Value(folded), Some(element)) if is_right => {
                self.binary((index, node), (operator, node.at), &element, folded)
            }
            (Item::Value(folded), Some(element)) => {
                self.binary((index, node), (operator, node.at), &folded, element)
            }
            _ => Item::Unknown,
        }))
    }

    /// What a fold-expression is ([expr.prim.fold]).
    pub(super) fn fold(&mut self, operator: Kind, (index, node): (u32, &Node), body: &Body) -> Item {
        let Some(elements) = self.expanded((index, node), body) else {
            self.forget(node.from..=index);
            return Item::Unknown;
        };
        let mut elements = elements.into_iter();
        let Some(first) = elements.next() else {
            return match operator {
                Kind::AmpAmp | Kind::PipePipe => {
                    let constant = Some(i128::from(operator == Kind::AmpAmp));
                    Item::Value(Value { constant, ..Value::prvalue(Type::Builtin("b")) })
                }
                _ => value(Type::Builtin("v")),
            };
        };
        elements.fold(first.map_or(Item::Unknown, Item::Value), |left, right| match (operator, left, right) {
            (Kind::Comma, _, right) => right.map_or(Item::Unknown, Item::Value),
            (_, Item::Value(left), Some(right)) => {
                self.binary((index, node), (operator, node.at), &left, right)
            }
            _ => Item::Unknown,
        })
    }

    /// How many elements all of the packs have.
    fn length(&self, packs: &[TemplateParameterId], of_operators: &[ParameterId]) -> Option<usize> {
        let of_operators = of_operators.iter().map(|id| self.spelling.operator_parameter(*id));
        let all = packs.iter().map(|pack| self.bound(*pack)).chain(of_operators);
        let lengths = all.map(|pack| match pack {
            Some(Argument::Pack(all)) => Some(all.len()),
            _ => None,
        });
        let lengths: Option<Vec<usize>> = lengths.collect();
        let lengths = lengths?;
        let first = *lengths.first()?;
        (first <= limits::PACK && lengths.iter().all(|one| *one == first)).then_some(first)
    }

    fn bound(&self, parameter: TemplateParameterId) -> Option<&Argument> {
        self.around.bindings.iter().find(|(id, _)| *id == parameter).map(|(_, argument)| argument)
    }

    /// What the nodes between `from` and `end` are in one element, with what they use.
    fn element(
        &mut self,
        (from, end): (u32, u32),
        body: &Body,
        (packs, element): (&[TemplateParameterId], usize),
        parameters: &[(ParameterId, Argument)],
    ) -> Option<Value> {
        let bindings: Vec<(TemplateParameterId, Argument)> = self
            .around
            .bindings
            .iter()
            .map(|(id, argument)| match argument {
                Argument::Pack(all) if packs.contains(id) => {
                    (*id, all.get(element).unwrap_or(argument).clone())
                }
                other => (*id, other.clone()),
            })
            .collect();
        let mut inner = Inference::new(self.unit, Around { bindings: &bindings, parameters, ..self.around });
        inner.is_element = true;
        (inner.lambda, inner.operator) = (self.lambda.clone(), self.operator.clone());
        let items = inner.go_between(body, from, end);
        let Inference { uses, implicit, found, .. } = inner;
        self.uses.extend(uses);
        self.implicit.extend(implicit);
        self.take_in(found);
        match items.len() {
            1 => items.into_iter().next().and_then(|(_, item)| plain(item)),
            _ => None,
        }
    }

    /// The parameter packs of generic lambdas that are named in the operand of an expansion.
    fn operator_packs_in(&self, operand: &[Node], body: &Body) -> Vec<ParameterId> {
        let named = operand.iter().filter_map(|node| match node.kind {
            NodeKind::Name(at) => match body.names.get(at as usize)?.meaning {
                NameMeaning::Parameter(id, _) => Some(id),
                _ => None,
            },
            _ => None,
        });
        named.filter(|id| matches!(self.spelling.operator_parameter(*id), Some(Argument::Pack(_)))).collect()
    }

    /// The types of the parameters of generic lambdas in one element of an expansion of these packs.
    fn parameters_in(&self, packs: &[ParameterId], element: usize) -> Vec<(ParameterId, Argument)> {
        let all = self.around.parameters.iter().map(|(id, ty)| match ty {
            Argument::Pack(all) if packs.contains(id) => (*id, all.get(element).unwrap_or(ty).clone()),
            ty => (*id, ty.clone()),
        });
        all.collect()
    }

    /// The template parameter packs that are named in the tokens of an expansion, whose operand is `operand`, or in the types of the
    /// function parameter packs that are.
    fn packs_in(&self, stands_in: TokenRange, operand: &[Node], body: &Body) -> Vec<TemplateParameterId> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let symbols = |range: TokenRange| {
            range.iter().filter(|at| tokens.kind(*at) == Kind::Identifier).map(|at| tokens.symbol(at))
        };
        let name_of = |name: Option<TokenId>| name.map(|name| tokens.symbol(name));
        let bound = self.around.bindings.iter().filter(|(id, _)| tree[*id].is_pack);
        let by_name: FxHashMap<_, TemplateParameterId> =
            bound.filter_map(|(id, _)| Some((name_of(tree[*id].name())?, *id))).collect();
        let parameters = operand.iter().filter_map(|node| match node.kind {
            NodeKind::Name(at) => match body.names.get(at as usize)?.meaning {
                NameMeaning::Parameter(id, _) => tree.parameters.get(id.index()).filter(|one| one.is_pack),
                _ => None,
            },
            _ => None,
        });
        let ranges = parameters.map(|one| one.type_specifier).chain([stands_in]);
        let mut found: Vec<TemplateParameterId> =
            ranges.flat_map(symbols).filter_map(|symbol| by_name.get(&symbol).copied()).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// Puts the elements of pack expansions in their place.
pub(super) fn spread(operands: &mut Vec<Item>) {
    if !operands.iter().any(|one| matches!(one, Item::Elements(_))) {
        return;
    }
    for operand in std::mem::take(operands) {
        match operand {
            Item::Elements(all) => {
                operands.extend(all.into_iter().map(|one| one.map_or(Item::Unknown, Item::Value)));
            }
            other => operands.push(other),
        }
    }
}
