//! Calls: which function is meant, and what is found by the arguments' types.

use super::infer::{Functions, Inference, Item, known_operator, value};
use super::overload::{Call, Candidate, Given, bound};
use super::value::Value;
use super::{Resolved, Special};
use crate::bodies::UseForm;
use crate::hir::{Body, NameNode, Node};
use crate::ids::model::{Argument, Name, Type};
use crate::ids::spelled::Member;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, known};
use crate::tree::{DeclarationId, FunctionId, ScopeId, ScopeKind, SpecifierKind};
use rustc_hash::FxHashSet;
use std::borrow::Cow;

impl Inference<'_> {
    /// A call, a launch or a functional cast.
    pub(super) fn call(&mut self, at: (u32, &Node), body: &Body, operands: Vec<Item>) -> Item {
        let cast = match operands.as_slice() {
            [Item::Type(ty), Item::Value(_)] => Some(ty.clone()),
            _ => None,
        };
        let item = self.called_with(at, operands);
        if cast.is_some() {
            self.becomes(at, body, at.1.start, |_| cast);
        }
        item
    }

    fn called_with(&mut self, (index, node): (u32, &Node), mut operands: Vec<Item>) -> Item {
        if operands.is_empty() {
            return Item::Unknown;
        }
        let callee = operands.remove(0);
        let is_launch = matches!(operands.first(), Some(Item::Configuration));
        if is_launch {
            operands.remove(0);
        }
        let lists = match callee {
            Item::Functions(_) | Item::Value(_) => lists(&mut operands),
            _ => Vec::new(),
        };
        if operands.iter().any(|one| matches!(one, Item::Pack | Item::List(_))) {
            return match callee {
                Item::Type(ty) => value(ty),
                _ => Item::Unknown,
            };
        }
        let arguments: Vec<Option<Value>> =
            operands.into_iter().map(|one| self.needed((index, node), one)).collect();
        if !is_launch && matches!(callee, Item::Functions(_) | Item::Value(_)) {
            self.calls.push(index);
        }
        match callee {
            Item::Functions(kernels) if is_launch => {
                self.launching(|inference| {
                    inference.function_called((index, node), kernels, &arguments, lists)
                });
                // The stub takes the arguments.
                self.copies.clear();
                value(Type::Builtin("v"))
            }
            Item::Value(object) if is_launch && is_of_class(&object) => {
                self.object_launched((index, node), &object, &arguments)
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
            Item::Functions(functions) => self.function_called((index, node), functions, &arguments, lists),
            Item::Value(object) if let Some(closure) = object.parts().1.closure().cloned() => {
                if let Some(parameters) = &closure.parameters {
                    for (position, list) in lists {
                        if let Some(ty) = parameters.get(position) {
                            self.takes_listed(position + 1, ty, list);
                        }
                    }
                }
                self.closure_called(node, &closure, &arguments)
            }
            Item::Value(object) if object.is_named() => {
                let operator = (known_operator(Kind::OpenParen), node.at);
                let before = self.uses.len();
                let result = self.call_operator((index, node), operator, &object, &arguments);
                self.take_lists(before, lists);
                result
            }
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

    /// The launch of an object, through its call operator.
    fn object_launched(
        &mut self,
        (index, node): (u32, &Node),
        object: &Value,
        arguments: &[Option<Value>],
    ) -> Item {
        let operator = (known_operator(Kind::OpenParen), node.at);
        let before = self.uses.len();
        self.call_operator((index, node), operator, object, arguments);
        if self.around.is_pattern {
            let launches = self.uses.iter().skip(before).map(|(_, one)| one.clone());
            self.found.launches.extend(launches);
        }
        value(Type::Builtin("v"))
    }

    /// A call of a function by its name; `lists` are the braced-init-lists among the arguments.
    fn function_called(
        &mut self,
        (index, node): (u32, &Node),
        functions: Functions,
        arguments: &[Option<Value>],
        lists: Vec<(usize, Item)>,
    ) -> Item {
        let at = if functions.form == UseForm::Name { node.start } else { functions.name };
        let end = match functions.symbol {
            known::CONVERSION => Some(node.at),
            known::DESTRUCTOR => Some(at),
            _ => None,
        };
        // Every class has assignment operators for its own objects that nobody declares.
        let is_assignment = functions.symbol == known_operator(Kind::Assign);
        if is_assignment && !matches!(arguments, [Some(only)] if !only.is_named()) {
            return Item::Unknown;
        }
        let before = self.uses.len();
        // A list belongs to no namespace.
        let is_list = |at: &usize| lists.iter().any(|(position, _)| position == at);
        let associated: Cow<'_, [Option<Value>]> = match lists.is_empty() {
            true => Cow::Borrowed(arguments),
            false => arguments
                .iter()
                .enumerate()
                .filter(|(at, _)| !is_list(at))
                .map(|(_, one)| one.clone())
                .collect(),
        };
        let result = self.called((index, node), functions, (arguments, &associated), at);
        if let Some((_, one)) = self.uses.get_mut(before) {
            one.ends.extend(end);
        }
        self.take_lists(before, lists);
        result
    }

    /// The braced-init-lists among the arguments of the call that is the use at `index`, each at its position.
    pub(super) fn take_lists(&mut self, index: usize, lists: Vec<(usize, Item)>) {
        let Some((_, one)) = self.uses.get(index).filter(|_| !lists.is_empty()) else { return };
        let function = one.function.clone();
        for (position, list) in lists {
            if let Some(ty) = self.parameter_type(&function, position) {
                self.takes_listed(position + 1, &ty, list);
            }
        }
    }

    pub(super) fn called(
        &mut self,
        (index, node): (u32, &Node),
        mut functions: Functions,
        (arguments, associated): (&[Option<Value>], &[Option<Value>]),
        at: TokenId,
    ) -> Item {
        if functions.is_found_by_arguments {
            match self.found_by_arguments(functions.symbol, functions.name, associated) {
                Some(more) => add(&mut functions.candidates, more),
                None if self.is_complete(&functions) => {}
                None => return Item::Unknown,
            }
        }
        let place = self.place(functions.scope, functions.name);
        let call = Call { place, written: functions.written, object: functions.object.as_ref(), arguments };
        self.chosen((index, node), (functions.name, at, functions.form), &functions.candidates, &call)
    }

    /// The type of the parameter of a function at a position, packs expanded; `None` of `...`.
    pub(super) fn parameter_type(&self, function: &Resolved, position: usize) -> Option<Type> {
        let tree = self.unit.tree;
        let entry = &tree[function.function];
        let given = (&function.given, function.arguments.as_deref());
        let bound = bound(self.spelling, entry.declaration, given);
        let spelling = self.spelling.given(&bound);
        if entry.parameters.iter().take(position + 1).any(|id| tree[id].is_pack) {
            return spelling.parameters(function.function).ok()?.into_iter().nth(position);
        }
        spelling.parameter(function.function, entry.parameters.iter().nth(position)?).ok()
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
        let (name, told, form) = place;
        let Some(chosen) = self.choose((told, form), candidates, call) else { return Item::Unknown };
        let told = self.told_at(at.1, (told, form), &chosen.function);
        self.used(at, (name, told, form), chosen.function.clone());
        self.take_by_value(1, &chosen.parameters, call.arguments);
        self.given_by(chosen)
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
        let mut associated = Associated::default();
        for argument in arguments {
            self.associated(&argument.as_ref()?.ty, &mut associated, 0)?;
        }
        let (tree, names) = (self.unit.tree, self.unit.names);
        let mut all = Vec::new();
        for scope in associated.namespaces {
            if let Some(binding) = names.own(scope, symbol) {
                all.extend(self.candidates(binding, position, &Vec::new())?);
            }
        }
        for (scope, given) in associated.classes {
            for &id in &tree[scope].declarations {
                let is_friend = tree.has_specifier(id, SpecifierKind::Friend);
                if is_friend && tree.function(id).is_some_and(|function| function.filed == symbol) {
                    all.extend(self.hidden_friend(id, &given)?);
                }
            }
        }
        Some(all)
    }

    /// Whether only classes declare, as their friend, the function that `id` declares.
    pub(super) fn is_hidden(&self, id: DeclarationId) -> bool {
        let tree = self.unit.tree;
        let is_friend = |id: DeclarationId| tree.has_specifier(id, SpecifierKind::Friend);
        let all = || tree[id].entity.map_or(&[][..], |entity| &tree[entity].declarations);
        is_friend(id) && all().iter().all(|other| is_friend(*other))
    }

    /// The friend that `id` declares, where only its class does, with what the template parameters around that class stand for;
    /// `None` where these are not known.
    fn hidden_friend(&self, id: DeclarationId, given: &Given) -> Option<Option<Candidate>> {
        let tree = self.unit.tree;
        tree[id].entity?;
        if !self.is_hidden(id) {
            return Some(None);
        }
        let within = tree[tree[id].scope].within;
        let is_known = !given.is_empty() || !within.template && !within.pattern;
        let function = tree.function_id(id).filter(|_| is_known)?;
        Some(Some(Candidate { function, given: given.clone(), arguments: None }))
    }

    /// Adds the namespaces, with their inline ones, and the classes that belong to a type.
    fn associated(&self, ty: &Type, found: &mut Associated, depth: u32) -> Option<()> {
        if depth > 8 {
            return None;
        }
        let tree = self.unit.tree;
        if let Some(closure) = ty.closure() {
            self.namespaces_around(closure.namespace, &mut found.namespaces)?;
            return Some(());
        }
        if let Type::Named(name) = ty {
            let mut all = vec![ty.clone()];
            let scope = self.spelling.class_scope(ty).ok()?;
            let around = if let Some(scope) = scope {
                all.extend(self.spelling.all_bases(ty).ok()?);
                tree[scope].parent?
            } else {
                let id = self.spelling.enumeration(ty).ok()??;
                let around = tree[tree[id].declaration].scope;
                self.namespaces_around(around, &mut found.namespaces)?;
                around
            };
            // The class that it is a member of.
            if let (Some(_), Some((_, outer))) = (tree[around].class(), name.0.split_last()) {
                all.push(Type::Named(Name(outer.to_vec())));
            }
            for one in all {
                if self.spelling.class_scope(&one).ok()?.is_none() {
                    continue;
                }
                let class = self.spelling.members(&one).ok()?;
                self.namespaces_around(class.0, &mut found.namespaces)?;
                push(&mut found.classes, class);
            }
            for component in &name.0 {
                for argument in component.arguments.iter().flatten() {
                    self.associated_with_argument(argument, found, depth + 1)?;
                }
            }
            return Some(());
        }
        for part in ty.parts() {
            self.associated(part, found, depth + 1)?;
        }
        Some(())
    }

    /// Adds what belongs to a template argument; values bring nothing.
    fn associated_with_argument(
        &self,
        argument: &Argument,
        found: &mut Associated,
        depth: u32,
    ) -> Option<()> {
        match argument {
            Argument::Type(ty) => self.associated(ty, found, depth),
            Argument::Pack(all) => {
                all.iter().try_for_each(|one| self.associated_with_argument(one, found, depth))
            }
            Argument::Integer(..) | Argument::Entity(_) => Some(()),
            Argument::Template(_) => None,
        }
    }

    /// Adds the namespace around `scope` with its inline ones.
    fn namespaces_around(&self, scope: ScopeId, scopes: &mut Vec<ScopeId>) -> Option<()> {
        let tree = self.unit.tree;
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

/// Whether it is an object of a class that is declared, and no closure.
fn is_of_class(object: &Value) -> bool {
    object.is_named() && object.parts().1.closure().is_none()
}

/// Takes the braced-init-lists among arguments out of them: what they initialise is not known yet.
fn lists(arguments: &mut [Item]) -> Vec<(usize, Item)> {
    let lists = arguments.iter_mut().enumerate().filter(|(_, one)| one.is_list());
    lists.map(|(position, one)| (position, std::mem::replace(one, Item::Unknown))).collect()
}

/// Where the types of arguments have functions looked up ([basic.lookup.argdep]).
#[derive(Default)]
struct Associated {
    namespaces: Vec<ScopeId>,
    /// With what the template parameters around each stand for.
    classes: Vec<(ScopeId, Given)>,
}

fn push<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}

/// Adds the candidates that are not known yet.
pub(super) fn add(candidates: &mut Vec<Candidate>, more: Vec<Candidate>) {
    let mut known: FxHashSet<Candidate> = candidates.iter().cloned().collect();
    candidates.extend(more.into_iter().filter(|one| known.insert(one.clone())));
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
