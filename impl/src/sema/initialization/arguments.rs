//! Which arguments of calls are no constants.

use super::super::infer::{Around, Inference, Item};
use super::super::{CompilerCall, UseForm};
use super::{Evaluation, Initializer, Need, is_array};
use crate::hir::{Body, NodeKind};
use crate::lex::{Kind, TokenRange};
use crate::names::Named;
use crate::tree::{FunctionId, FunctionName, Shape, SpecifierKind};

impl Inference<'_> {
    /// Notes how many arguments are no constants: of constexpr constructors, and of the calls of inline functions that are not the
    /// device's.
    pub(in crate::sema) fn note_changing(&mut self, body: &Body) {
        let tree = self.unit.tree;
        let is_constexpr =
            |id: FunctionId| tree.has_specifier(tree[id].declaration, SpecifierKind::Constexpr);
        let for_device = self.around.for_device;
        let asked = self.uses.iter().enumerate().filter(|(_, (_, one))| match one.form {
            UseForm::ImpliedConstruction if is_constexpr(one.function.function) => true,
            form if form.constructs() => for_device && is_constexpr(one.function.function),
            // What copies an argument has the arguments of another call around it.
            UseForm::ArgumentConversion | UseForm::ArgumentDestruction => false,
            _ => for_device && (self.is_inline(one.function.function) || is_constexpr(one.function.function)),
        });
        let counts: Vec<(usize, Option<usize>)> = asked
            .map(|(at, (index, one))| (at, self.changing(body, *index, one.function.function)))
            .collect();
        for (at, count) in counts {
            if let Some((_, one)) = self.uses.get_mut(at) {
                one.changing = count;
            }
        }
    }

    /// Notes the calls of functions that compilers declare.
    pub(in crate::sema) fn note_compiler_calls(&mut self, body: &Body) {
        for (index, name, context) in std::mem::take(&mut self.compiler_calls) {
            let changes = self.around.for_device.then(|| self.changes(body, index)).flatten();
            self.found.compiler_calls.push(CompilerCall { name, lambda: None, context, changes });
        }
    }

    /// Whether an argument of the call that a node is, of a function that compilers declare, is no constant.
    fn changes(&self, body: &Body, index: u32) -> Option<bool> {
        let node = body.nodes.get(index as usize)?;
        let around = Around { for_device: true, ..self.around };
        let (items, uses) = self.within_as(around, body, (node.from, index));
        let initializer = Initializer { inference: self, body, items, uses: &uses };
        let mut is_certain = true;
        for argument in body.operands(node.from, index) {
            match initializer.expression(argument, Need::Value) {
                Evaluation::Dynamic => return Some(true),
                Evaluation::Constant => {}
                _ => is_certain = false,
            }
        }
        is_certain.then_some(false)
    }

    /// Whether a function is declared inline, or in a class, and not with an execution space of the device.
    fn is_inline(&self, id: FunctionId) -> bool {
        let tree = self.unit.tree;
        let declaration = tree[id].declaration;
        let has = |kind| tree.has_specifier(declaration, kind);
        let is_member = tree[tree[declaration].scope].class().is_some();
        (is_member || has(SpecifierKind::Inline) || has(SpecifierKind::Constexpr))
            && !tree.attributes_of(declaration).iter().any(|one| one.name.marks_device_entity())
    }

    /// How many arguments of the call that a node is are no constants. What a reference is bound to is none, but for temporaries
    /// that constructors take.
    fn changing(&self, body: &Body, index: u32, function: FunctionId) -> Option<usize> {
        let node = body.nodes.get(index as usize)?;
        let arguments = arguments(body, index)?;
        // The object of a member is no argument.
        let objects =
            usize::from(is_operator(node.kind) && self.unit.tree.is_member(&self.unit.tree[function]));
        let around = Around { for_device: true, ..self.around };
        let (items, uses) = self.within_as(around, body, (node.from, index));
        let initializer = Initializer { inference: self, body, items, uses: &uses };
        let tree = self.unit.tree;
        let is_constructor = tree[function].name == FunctionName::Constructor;
        let mut parameters = tree[function].parameters.of(&tree.parameters).iter();
        let is_constexpr = tree.has_specifier(tree[function].declaration, SpecifierKind::Constexpr);
        let mut count = 0;
        for (position, argument) in arguments.into_iter().skip(objects).enumerate() {
            let shape = parameters.next().map(|parameter| parameter.shape);
            let value = match initializer.items.get(&argument) {
                Some(Item::Value(value)) => Some(value),
                _ => None,
            };
            let is_made = is_constructor && value.is_some_and(|value| !value.is_lvalue && !value.is_xvalue);
            if matches!(shape, Some(Shape::LvalueReference | Shape::RvalueReference)) && !is_made {
                // What nothing reads may be any object.
                if is_constexpr && !is_constructor && self.is_ignored(function, position) {
                    let need = if value?.is_lvalue { Need::Object } else { Need::Value };
                    if initializer.expression(argument, need) != Evaluation::Dynamic {
                        continue;
                    }
                }
                count += 1;
                continue;
            }
            // `*this` is copied.
            if initializer.is_current_object(argument) {
                count += 1;
                continue;
            }
            let value = value?;
            let is_simple = initializer.is_scalar(&value.ty) || is_array(&value.ty);
            match initializer.expression(argument, Need::Value) {
                _ if initializer.is_of_the_call(argument) => count += 1,
                // A variable of a class is copied.
                _ if !is_simple && value.is_lvalue && !value.parts().0.is_const => count += 1,
                Evaluation::Dynamic if is_simple || value.is_lvalue => count += 1,
                Evaluation::Constant if is_simple => {}
                _ => return None,
            }
        }
        for parameter in parameters.filter(|one| !one.default().is_empty()) {
            count += usize::from(self.is_changing(parameter.default(), function)?);
        }
        Some(count)
    }

    /// Whether the body of a function says nothing of its parameter at `position`.
    pub(in crate::sema) fn is_ignored(&self, function: FunctionId, position: usize) -> bool {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let entity = tree[tree[function].declaration].entity;
        let definition = &tree[entity.and_then(|entity| tree.definition(entity)).unwrap_or(function)];
        let Some(body) = definition.body.range() else { return false };
        let Some(parameter) = definition.parameters.of(&tree.parameters).get(position) else { return false };
        let is_name = |name| body.iter().any(|at| tokens.symbol(at) == tokens.symbol(name));
        !parameter.name().is_some_and(is_name)
    }

    /// Whether a default argument is no constant, where its tokens alone tell: literals are, calls of functions that are not
    /// constexpr are not.
    fn is_changing(&self, default: TokenRange, function: FunctionId) -> Option<bool> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let is_literal = |kind: Kind| {
            kind.is_literal()
                || matches!(kind, Kind::Minus | Kind::Plus | Kind::Nullptr | Kind::True | Kind::False)
        };
        if default.iter().all(|at| is_literal(tokens.kind(at))) {
            return Some(false);
        }
        let (name, open) = (default.start, default.start.next());
        let is_call = tokens.kind(name) == Kind::Identifier
            && tokens.kind(open) == Kind::OpenParen
            && tokens.partner(open) == default.last();
        let scope = tree[tree[function].declaration].scope;
        let found = self.unit.names.lookup(tree, tokens, scope, tokens.symbol(name), name).found()?;
        let mut all = self.unit.names.declarations(found.binding, name);
        let is_plain = |named: Named| match named {
            Named::Declaration(id) => {
                tree.function(id).is_some() && !tree.has_specifier(id, SpecifierKind::Constexpr)
            }
            _ => false,
        };
        (is_call && all.all(is_plain)).then_some(true)
    }
}

/// Whether a node of that kind is an operator and its operands.
fn is_operator(kind: NodeKind) -> bool {
    matches!(kind, NodeKind::Prefix | NodeKind::Postfix | NodeKind::Subscript | NodeKind::Chain)
}

/// The arguments in a node that calls a function: those of a list are its clauses.
fn arguments(body: &Body, index: u32) -> Option<Vec<u32>> {
    let node = body.nodes.get(index as usize)?;
    let operands = body.operands(node.from, index);
    let written = match (node.kind, operands.as_slice()) {
        (NodeKind::Call | NodeKind::Braced, [_, arguments @ ..]) => arguments,
        (NodeKind::Cast(_) | NodeKind::Variable(..) | NodeKind::Subobject(..), all) => all,
        (NodeKind::Chain, &[left, _, right]) => return Some(vec![left, right]),
        (NodeKind::Prefix | NodeKind::Postfix | NodeKind::Subscript, all) => all,
        _ => return None,
    };
    let kind = |one: u32| body.nodes.get(one as usize).map(|node| node.kind);
    Some(match *written {
        [list] if node.kind != NodeKind::Call && kind(list) == Some(NodeKind::List) => {
            body.operands(body.nodes.get(list as usize)?.from, list)
        }
        _ => written.to_vec(),
    })
}
