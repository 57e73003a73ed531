//! Calls: which function is meant, and what is found by the arguments' types.

use super::infer::{Functions, Inference, Item, known_operator, value};
use super::overload::{Call, Candidate, choose};
use super::value::Value;
use super::{Resolved, Special};
use crate::bodies::UseForm;
use crate::hir::{NameNode, Node};
use crate::ids::model::Type;
use crate::ids::spelled::Member;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::tree::{DeclarationId, FunctionId, ScopeId, ScopeKind, SpecifierKind};
use rustc_hash::FxHashSet;

impl Inference<'_> {
    pub(super) fn call(&mut self, (index, node): (u32, &Node), mut operands: Vec<Item>) -> Item {
        if operands.is_empty() {
            return Item::Unknown;
        }
        let callee = operands.remove(0);
        if operands.iter().any(|one| matches!(one, Item::Pack | Item::List(_))) {
            return match callee {
                Item::Type(ty) => value(ty),
                _ => Item::Unknown,
            };
        }
        let is_launch = matches!(operands.first(), Some(Item::Configuration));
        let arguments = operands.into_iter().skip(usize::from(is_launch));
        let arguments: Vec<Option<Value>> = arguments.map(|one| self.needed((index, node), one)).collect();
        if !is_launch && matches!(callee, Item::Functions(_) | Item::Value(_)) {
            self.calls.push(index);
        }
        match callee {
            Item::Functions(kernels) if is_launch => {
                self.launching(|inference| inference.called((index, node), kernels, &arguments, node.start));
                // The stub takes the arguments.
                self.copies.clear();
                value(Type::Builtin("v"))
            }
            _ if is_launch => value(Type::Builtin("v")),
            Item::Type(ty) => {
                if arguments.is_empty() {
                    self.implied((index, node), &ty, Special::DefaultConstructor, node.start);
                }
                self.implied((index, node), &ty, Special::Destructor, node.start);
                self.construct((index, node), &ty, &arguments, node.start, true);
                self.converted_to(ty, node, &arguments)
            }
            // Which one is meant may depend on template parameters.
            Item::Functions(_) if self.around.is_pattern && arguments.iter().any(Option::is_none) => {
                Item::Unknown
            }
            Item::Functions(functions) => {
                let at = if functions.form == UseForm::Name { node.start } else { functions.name };
                let end = match functions.symbol {
                    known::CONVERSION => Some(node.at),
                    known::DESTRUCTOR => Some(at),
                    _ => None,
                };
                // Every class has assignment operators for its own objects that nobody declares.
                let is_assignment = functions.symbol == known_operator(Kind::Assign);
                if is_assignment && !matches!(&arguments[..], [Some(only)] if !only.is_named()) {
                    return Item::Unknown;
                }
                let before = self.uses.len();
                let result = self.called((index, node), functions, &arguments, at);
                if let Some((_, one)) = self.uses.get_mut(before) {
                    one.ends.extend(end);
                }
                result
            }
            Item::Value(object) if let Some(closure) = object.parts().1.closure().cloned() => {
                self.closure_called(node, &closure, &arguments)
            }
            Item::Value(object) if object.is_named() => self.call_operator(
                (index, node),
                (known_operator(Kind::OpenParen), node.at),
                &object,
                &arguments,
            ),
            Item::Value(pointer) => match pointer.decayed() {
                Type::Pointer(inner) => match *inner {
                    Type::Function(function) => {
                        self.take_by_value(1, &function.parameters, &arguments);
                        Item::Value(Value::returned(function.returns))
                    }
                    _ => Item::Unknown,
                },
                _ => Item::Unknown,
            },
            _ => Item::Unknown,
        }
    }

    pub(super) fn called(
        &mut self,
        (index, node): (u32, &Node),
        mut functions: Functions,
        arguments: &[Option<Value>],
        at: TokenId,
    ) -> Item {
        if functions.is_found_by_arguments {
            match self.found_by_arguments(functions.symbol, functions.name, arguments) {
                Some(more) => add(&mut functions.candidates, more),
                None if self.is_complete(&functions) => {}
                None => return Item::Unknown,
            }
        }
        let place = self.place(functions.scope, functions.name);
        let call = Call { place, written: functions.written, object: functions.object.as_ref(), arguments };
        self.chosen((index, node), (functions.name, at, functions.form), &functions.candidates, &call)
    }

    /// Whether no other namespace or class than those of the candidates declares the name, so that no argument can bring more.
    fn is_complete(&self, functions: &Functions) -> bool {
        let tree = self.unit.tree;
        let home = |function: FunctionId| tree[tree[function].declaration].scope;
        !self.around.is_pattern
            && self
                .unit
                .names
                .declaring(functions.symbol)
                .filter(|scope| !tree[*scope].is_block())
                .all(|scope| functions.candidates.iter().any(|one| home(one.function) == scope))
    }

    /// What a call of one of the candidates gives, the use of which is noted.
    fn chosen(
        &mut self,
        at: (u32, &Node),
        place: (TokenId, TokenId, UseForm),
        candidates: &[Candidate],
        call: &Call<'_>,
    ) -> Item {
        let Some(chosen) = choose((self.unit, self.spelling), candidates, call) else { return Item::Unknown };
        let (name, told, form) = place;
        let told = self.told_at(at.1, (told, form), &chosen.function);
        self.used(at, (name, told, form), chosen.function);
        self.take_by_value(1, &chosen.parameters, call.arguments);
        chosen.result.map_or(Item::Unknown, Item::Value)
    }

    /// Where the call of a function that is named at `name` is told: a static member that is no template is called without the
    /// object.
    pub(super) fn told_at(
        &self,
        node: &Node,
        (name, form): (TokenId, UseForm),
        function: &Resolved,
    ) -> TokenId {
        let tree = self.unit.tree;
        let declaration = tree[function.function].declaration;
        let is_static =
            function.arguments.is_none() && tree.has_specifier(declaration, SpecifierKind::Static);
        if form == UseForm::Member && is_static { node.start } else { name }
    }

    /// The functions that a class itself declares for `symbol`, and where.
    pub(super) fn own_functions(&self, class: &Type, symbol: Symbol) -> Option<(Member, Vec<Candidate>)> {
        let member = self.spelling.own_member(class, symbol).ok()??;
        let candidates = self.candidates(member.binding, crate::names::END, &member.given)?;
        Some((member, candidates))
    }

    /// The functions `symbol` of the namespaces that belong to the types of arguments ([basic.lookup.argdep]); `None` where
    /// these are not known.
    pub(super) fn found_by_arguments(
        &self,
        symbol: Symbol,
        position: TokenId,
        arguments: &[Option<Value>],
    ) -> Option<Vec<Candidate>> {
        // Where a specialisation is made, all is declared ([temp.point]).
        let position = if self.spelling.is_instance() { crate::names::END } else { position };
        let mut scopes = Vec::new();
        for argument in arguments {
            self.associated(&argument.as_ref()?.ty, &mut scopes, 0)?;
        }
        let (tree, names) = (self.unit.tree, self.unit.names);
        let mut all = Vec::new();
        for scope in scopes {
            if let Some(binding) = names.own(scope, symbol) {
                all.extend(self.candidates(binding, position, &Vec::new())?);
            }
            for &id in tree[scope].class().into_iter().flat_map(|_| &tree[scope].declarations) {
                let is_friend = tree.has_specifier(id, SpecifierKind::Friend);
                if is_friend && tree.function(id).is_some_and(|function| function.filed == symbol) {
                    all.extend(self.hidden_friend(id)?);
                }
            }
        }
        Some(all)
    }

    /// The friend that `id` declares, where only its class does; `None` of one of a template.
    fn hidden_friend(&self, id: DeclarationId) -> Option<Option<Candidate>> {
        let tree = self.unit.tree;
        let is_hidden = |other: &DeclarationId| tree.has_specifier(*other, SpecifierKind::Friend);
        if !tree[tree[id].entity?].declarations.iter().all(is_hidden) {
            return Some(None);
        }
        let within = tree[tree[id].scope].within;
        let function = tree.function_id(id).filter(|_| !within.template && !within.pattern)?;
        Some(Some(Candidate { function, given: Vec::new() }))
    }

    /// Adds the namespaces, with their inline ones, and the classes that belong to a type.
    pub(super) fn associated(&self, ty: &Type, scopes: &mut Vec<ScopeId>, depth: u32) -> Option<()> {
        if depth > 8 {
            return None;
        }
        let tree = self.unit.tree;
        if let Some(closure) = ty.closure() {
            self.namespaces_around(closure.namespace, scopes)?;
            return Some(());
        }
        if let Type::Named(name) = ty {
            let mut all = vec![ty.clone()];
            if self.spelling.class_scope(ty).ok()?.is_some() {
                all.extend(self.spelling.all_bases(ty).ok()?);
            } else {
                let id = self.spelling.enumeration(ty).ok()??;
                self.namespaces_around(tree[tree[id].declaration].scope, scopes)?;
            }
            for one in all {
                let Some(class) = self.spelling.class_scope(&one).ok()? else { continue };
                self.namespaces_around(class, scopes)?;
            }
            for component in &name.0 {
                for argument in component.arguments.iter().flatten() {
                    match argument {
                        crate::ids::model::Argument::Type(ty) => self.associated(ty, scopes, depth + 1)?,
                        crate::ids::model::Argument::Integer(..) => {}
                        _ => return None,
                    }
                }
            }
            return Some(());
        }
        for part in ty.parts() {
            self.associated(part, scopes, depth + 1)?;
        }
        Some(())
    }

    /// Adds the class `scope` if it is one, and the namespace around with its inline ones.
    fn namespaces_around(&self, scope: ScopeId, scopes: &mut Vec<ScopeId>) -> Option<()> {
        let tree = self.unit.tree;
        if tree[scope].class().is_some() {
            push(scopes, scope);
        }
        let mut scope = tree.namespace_around(scope);
        push(scopes, scope);
        while let ScopeKind::Namespace { is_inline: true, .. } = tree[scope].kind {
            scope = tree[scope].parent?;
            push(scopes, scope);
        }
        let inline = self.unit.names.reach(scope).into_iter().flat_map(|reach| reach.inline.iter());
        inline.for_each(|&inner| push(scopes, inner));
        Some(())
    }

    /// A member operator that only members can be: `()`, `[]`, `->`.
    pub(super) fn call_operator(
        &mut self,
        (index, node): (u32, &Node),
        (symbol, at): (Symbol, TokenId),
        object: &Value,
        arguments: &[Option<Value>],
    ) -> Item {
        let class = object.parts().1;
        let Ok(member) = self.spelling.member(class, symbol) else { return Item::Unknown };
        let Some(candidates) = self.candidates(member.binding, crate::names::END, &member.given) else {
            return Item::Unknown;
        };
        let place = self.place(member.scope, at);
        let written = TokenRange::empty_at(at);
        let call = Call { place, written, object: Some(object), arguments };
        self.chosen((index, node), (at, at, UseForm::Operator), &candidates, &call)
    }
}

fn push(scopes: &mut Vec<ScopeId>, scope: ScopeId) {
    if !scopes.contains(&scope) {
        scopes.push(scope);
    }
}

/// Adds the candidates that are not known yet.
pub(super) fn add(candidates: &mut Vec<Candidate>, more: Vec<Candidate>) {
    let mut known: FxHashSet<FunctionId> = candidates.iter().map(|one| one.function).collect();
    candidates.extend(more.into_iter().filter(|one| known.insert(one.function)));
}

/// A function that only the arguments of its call can find.
pub(super) fn found_by_arguments_only(name: &NameNode) -> Item {
    Item::Functions(Functions { is_found_by_arguments: true, ..Functions::named(name, Vec::new()) })
}

/// What stands in parentheses; functions whose name does are not found by arguments ([basic.lookup.argdep]).
pub(super) fn in_parentheses(item: Item) -> Item {
    match item {
        Item::Functions(functions) => {
            Item::Functions(Functions { is_found_by_arguments: false, ..functions })
        }
        other => other,
    }
}
