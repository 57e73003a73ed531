//! Pack expansions in instances ([temp.variadic]): their operand is looked at once for each element.

use super::infer::{Around, Inference, Item, plain, value};
use super::value::Value;
use crate::hir::{Body, NameMeaning, Node, NodeKind};
use crate::ids::model::{Argument, Type};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::limits;
use crate::tree::{TemplateParameterId, TemplateParameterKind};
use rustc_hash::FxHashMap;

impl Inference<'_> {
    /// What the elements of the pack expansion `node` are; `None` where it is not known how many there are.
    pub(super) fn expanded(
        &mut self,
        (index, node): (u32, &Node),
        body: &Body,
    ) -> Option<Vec<Option<Value>>> {
        // An expansion in another one has packs of both.
        if !self.spelling.is_instance() || self.is_element {
            return None;
        }
        let packs = self.packs_in(node, body.nodes.get(node.from as usize..index as usize)?, body);
        let count = self.length(&packs)?;
        self.forget(node.from..=index);
        let mut elements = Vec::with_capacity(count);
        for element in 0..count {
            elements.push(self.element((node.from, index), body, (&packs, element)));
        }
        Some(elements)
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
    fn length(&self, packs: &[TemplateParameterId]) -> Option<usize> {
        let lengths = packs.iter().map(|pack| match self.bound(*pack) {
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
        let mut inner = Inference::new(self.unit, Around { bindings: &bindings, ..self.around });
        inner.is_element = true;
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

    /// The template parameter packs that are named in the expansion `node`, whose operand is `operand`, or in the types of the
    /// function parameter packs that are.
    fn packs_in(&self, node: &Node, operand: &[Node], body: &Body) -> Vec<TemplateParameterId> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let symbols = |range: TokenRange| {
            range.iter().filter(|at| tokens.kind(*at) == Kind::Identifier).map(|at| tokens.symbol(at))
        };
        let name_of = |name: Option<TokenId>| name.map(|name| tokens.symbol(name));
        let of_type = self
            .around
            .bindings
            .iter()
            .filter(|(id, _)| tree[*id].is_pack && tree[*id].kind == TemplateParameterKind::Type);
        let by_name: FxHashMap<_, TemplateParameterId> =
            of_type.filter_map(|(id, _)| Some((name_of(tree[*id].name())?, *id))).collect();
        let parameters = operand.iter().filter_map(|node| match node.kind {
            NodeKind::Name(at) => match body.names.get(at as usize)?.meaning {
                NameMeaning::Parameter(id, _) => tree.parameters.get(id.index()).filter(|one| one.is_pack),
                _ => None,
            },
            _ => None,
        });
        let ranges = parameters.map(|one| one.type_specifier).chain([TokenRange::new(node.start, node.at)]);
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
