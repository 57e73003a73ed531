//! Calls of constexpr functions in constant expressions ([dcl.constexpr], [expr.const]): those whose arguments are of integral
//! types or enumerations, and whose body chooses what to return.

use super::super::model::{Argument, Type};
use super::constant::converted;
use super::cursor::Cursor;
use super::declarator::skip_arguments;
use super::effort::Bindings;
use super::unify::is_dependent;
use super::{Actual, Known, Missing, Spelling, Standing};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::limits::TYPE_DEPTH;
use crate::names::{BindingId, END, Named};
use crate::tree::{Body, DeclarationId, DeclarationKind, FunctionId, ParameterId, SpecifierKind};
use std::rc::Rc;

/// A value and its type.
pub(super) type Constant = (Type, String);

/// What the parameters and variables of a function that is evaluated are, the latest last.
#[derive(Clone, Debug, Default)]
pub(super) struct Locals(Option<Rc<Vec<(Symbol, Constant)>>>);

impl Locals {
    /// The value of the one that `symbol` names.
    pub(super) fn value(&self, symbol: Symbol) -> Option<&Constant> {
        let all = self.0.as_deref()?;
        all.iter().rev().find(|(name, _)| *name == symbol).map(|(_, constant)| constant)
    }

    /// Whether there are any.
    pub(super) fn is_some(&self) -> bool {
        self.0.is_some()
    }

    fn push(&mut self, symbol: Symbol, constant: Constant) {
        let mut all = self.0.as_deref().cloned().unwrap_or_default();
        all.push((symbol, constant));
        self.0 = Some(Rc::new(all));
    }
}

impl<'a> Spelling<'a> {
    /// The value of the call at the cursor of a constexpr function, which the cursor goes behind.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn constexpr_call(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Constant> {
        let tokens = self.unit.tokens;
        let mut walk = cursor.clone();
        let is_qualified = walk.kind() == Kind::ColonColon || walk.next_kind() == Kind::ColonColon;
        let (last, binding, bindings) = self.id_expression(&mut walk, standing)?;
        let mut written = TokenRange::empty_at(walk.at());
        if walk.kind() == Kind::Less {
            let close = tokens.angle_partner(walk.at()).ok_or(Missing::Expression)?;
            written = TokenRange::new(walk.at(), close.next());
            skip_arguments(&mut walk);
            walk.go(written.end);
        }
        if walk.kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let arguments = walk.elements(|list| self.constant(list, standing))?;
        // Lookup by arguments may find others.
        if !is_qualified && arguments.iter().any(|(ty, _)| !matches!(ty, Type::Builtin(_))) {
            return Err(Missing::Expression);
        }
        let position = standing.position.max(last);
        let function = self.called_function(binding, position, (!written.is_empty(), &arguments))?;
        let within = Standing { bindings, ..standing.clone() };
        let value = self.evaluated(function, written, arguments, &within)?;
        *cursor = walk;
        Ok(value)
    }

    /// The definition of the only function of a name that such a call can mean.
    fn called_function(
        &self,
        mut binding: BindingId,
        position: TokenId,
        (has_list, arguments): (bool, &[Constant]),
    ) -> Known<FunctionId> {
        let (tree, names) = (self.unit.tree, self.unit.names);
        for _ in 0..TYPE_DEPTH {
            let Some(Named::Using(_, Some(target))) = names.declarations(binding, END).next() else { break };
            binding = target;
        }
        let mut found: Vec<(DeclarationId, FunctionId)> = Vec::new();
        for named in names.declarations(binding, self.seen_until(binding, position)) {
            let Named::Declaration(id) = named else { return Err(Missing::Expression) };
            let DeclarationKind::Function(function) = tree[id].kind else { return Err(Missing::Expression) };
            if tree[id].form.is_specialization() {
                return Err(Missing::Specialised);
            }
            found.push((id, function));
        }
        let given = arguments.len();
        let takes = |&(id, function): &(DeclarationId, FunctionId)| {
            let parameters = tree[function].parameters;
            let is_required =
                |at: &ParameterId| !tree[*at].is_pack && tree[*at].default_start >= tree[*at].range.end;
            let required = parameters.iter().filter(is_required).count();
            let is_open = tree[function].has_ellipsis || parameters.iter().any(|at| tree[at].is_pack);
            (!has_list || !tree[id].headers.is_empty())
                && required <= given
                && (is_open || given <= parameters.iter().count())
        };
        found.retain(takes);
        if found.len() > 1 && !has_list {
            found.retain(|&(id, function)| !self.has_deduced_class(id, function, arguments));
        }
        let Some(&(first, _)) = found.first() else { return Err(Missing::Expression) };
        let is_one = |id: DeclarationId| tree[id].entity.is_some() && tree[id].entity == tree[first].entity;
        if found.len() > 1 && !found.iter().all(|(id, _)| is_one(*id)) {
            return Err(Missing::Expression);
        }
        let is_definition =
            |&&(_, function): &&(_, FunctionId)| matches!(tree[function].body, Body::Block { .. });
        found.iter().find(is_definition).map(|&(_, function)| function).ok_or(Missing::Undeclared)
    }

    /// Whether a parameter of a function template is an instance of a class template by its template parameters and the argument is
    /// none, so that nothing is deduced ([temp.deduct.call]).
    fn has_deduced_class(&self, id: DeclarationId, function: FunctionId, arguments: &[Constant]) -> bool {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let own = tree[id].headers.iter().flat_map(|header| tree[header].parameters.iter());
        let own: Vec<Symbol> = own.filter_map(|id| Some(tokens.symbol(tree[id].name()?))).collect();
        let is_instance = |specifier: TokenRange| {
            let mut cursor = Cursor::new(self.unit, specifier);
            cursor.eat(Kind::Const);
            let is_class = self.template_name(&mut cursor, &self.standing(id, specifier.start)).is_ok()
                && cursor.kind() == Kind::Less;
            is_class
                && skip_arguments(&mut cursor)
                && cursor.is_at_end()
                && specifier.iter().any(|at| own.contains(&tokens.symbol(at)))
        };
        let parameters = tree[function].parameters.iter().map(|at| tree[at].type_specifier);
        let mut pairs = parameters.zip(arguments);
        pairs.any(|(specifier, (ty, _))| matches!(ty, Type::Builtin(_)) && is_instance(specifier))
    }

    /// What a constexpr function returns for these arguments.
    fn evaluated(
        &self,
        id: FunctionId,
        written: TokenRange,
        arguments: Vec<Constant>,
        standing: &Standing,
    ) -> Known<Constant> {
        standing.effort.step()?;
        let tree = self.unit.tree;
        let function = &tree[id];
        let (declaration, Body::Block { range, open }) = (function.declaration, function.body) else {
            return Err(Missing::Undeclared);
        };
        let is_constexpr = [SpecifierKind::Constexpr, SpecifierKind::Consteval]
            .iter()
            .any(|kind| tree.has_specifier(declaration, *kind));
        let scope = tree[declaration].scope;
        let is_of_object =
            tree[scope].class().is_some() && !tree.has_specifier(declaration, SpecifierKind::Static);
        if !is_constexpr || is_of_object || function.target != Some(scope) || range.start != open {
            return Err(Missing::Expression);
        }
        let mut bindings = standing.bindings.clone();
        if !tree[declaration].headers.is_empty() {
            let actuals: Vec<Actual> = arguments.iter().map(|(ty, _)| Actual::Value(ty.clone())).collect();
            let own = self.function_arguments_in(declaration, written, standing, &actuals)?;
            if own.iter().any(is_dependent) {
                return Err(Missing::Dependent);
            }
            bindings.extend(self.bindings_of(declaration, &own));
        }
        let locals = self.parameters_given(id, arguments, (&bindings, standing))?;
        // Each call takes much of the stack.
        let effort = standing.effort.deeper_by(4);
        let within = Standing { locals, effort, ..self.inside(id, range, (&bindings, standing)) };
        let close = self.unit.tokens.partner(open);
        let mut body = Cursor::new(self.unit, TokenRange::new(open.next(), close));
        let value = self.statements(&mut body, &within)?.ok_or(Missing::Expression)?;
        match self.result_within(id, &bindings, standing) {
            Ok(ty) => converted(ty.referred(), value),
            Err(Missing::Deduced) => Ok(value),
            Err(missing) => Err(missing),
        }
    }

    /// What the parameters of a function are that is called with these arguments.
    fn parameters_given(
        &self,
        id: FunctionId,
        arguments: Vec<Constant>,
        (bindings, standing): (&Bindings, &Standing),
    ) -> Known<Locals> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let mut locals = Locals::default();
        let mut given = arguments.into_iter();
        for at in tree[id].parameters.iter() {
            let parameter = &tree[at];
            let inside = self.inside(id, parameter.range, (bindings, standing));
            let value = match given.next() {
                Some(_) if parameter.is_pack => return Err(Missing::Expression),
                Some(value) => value,
                None if parameter.is_pack => continue,
                None => {
                    let default = TokenRange::new(parameter.default_start, parameter.range.end);
                    let mut cursor = Cursor::new(self.unit, default);
                    self.constant(&mut cursor, &inside)?
                }
            };
            let ty = self.declared(parameter.type_specifier, parameter.declarator, &inside)?;
            let value = converted(ty.referred(), value)?;
            if let Some(name) = parameter.name() {
                locals.push(tokens.symbol(name), value);
            }
        }
        if given.next().is_some() { Err(Missing::Expression) } else { Ok(locals) }
    }

    /// What statements return, up to the end of the cursor; `None` where they end without.
    fn statements(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Option<Constant>> {
        let mut within = standing.clone();
        while !cursor.is_at_end() {
            if let Some(value) = self.statement(cursor, &mut within)? {
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    /// What the statement at the cursor returns, which the cursor goes behind.
    fn statement(&self, cursor: &mut Cursor<'a>, standing: &mut Standing) -> Known<Option<Constant>> {
        standing.effort.step()?;
        match cursor.kind() {
            Kind::OpenBrace => {
                let deeper = Standing { effort: standing.effort.deeper(), ..standing.clone() };
                self.statements(&mut cursor.bracketed(), &deeper)
            }
            Kind::Semicolon => {
                cursor.step();
                Ok(None)
            }
            Kind::Return => {
                cursor.step();
                let value = self.constant(cursor, standing)?;
                if cursor.eat(Kind::Semicolon) { Ok(Some(value)) } else { Err(Missing::Expression) }
            }
            Kind::StaticAssert => {
                skip_statement(cursor);
                Ok(None)
            }
            Kind::If => self.selection(cursor, standing),
            Kind::Switch => self.switch(cursor, standing),
            _ => {
                let (name, value) = self.local_variable(cursor, standing)?;
                standing.locals.push(name, value);
                Ok(None)
            }
        }
    }

    /// What an `if` statement returns.
    fn selection(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Option<Constant>> {
        cursor.step();
        cursor.eat(Kind::Constexpr);
        if cursor.kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let mut condition = cursor.bracketed();
        let (_, value) = self.constant(&mut condition, standing)?;
        if !condition.is_at_end() {
            return Err(Missing::Expression);
        }
        let mut inside = Standing { effort: standing.effort.deeper(), ..standing.clone() };
        let mut returned = None;
        if value == "0" {
            skip_statement(cursor);
        } else {
            returned = self.statement(cursor, &mut inside)?;
        }
        if cursor.eat(Kind::Else) {
            if value == "0" {
                return self.statement(cursor, &mut inside);
            }
            skip_statement(cursor);
        }
        Ok(returned)
    }

    /// What a `switch` statement returns that has its labels in its own block.
    fn switch(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Option<Constant>> {
        cursor.step();
        if cursor.kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let mut condition = cursor.bracketed();
        let (ty, value) = self.constant(&mut condition, standing)?;
        if !condition.is_at_end() || cursor.kind() != Kind::OpenBrace {
            return Err(Missing::Expression);
        }
        let inside = Standing { effort: standing.effort.deeper(), ..standing.clone() };
        let block = cursor.bracketed();
        let mut label = block.clone();
        let mut default = None;
        while !label.is_at_end() {
            match label.kind() {
                Kind::Case => {
                    label.step();
                    let case = self.constant(&mut label, &inside)?;
                    if !label.eat(Kind::Colon) {
                        return Err(Missing::Expression);
                    }
                    if converted(&ty, case)?.1 == value {
                        return self.labelled(&mut label, &inside);
                    }
                }
                Kind::Default => {
                    label.step();
                    label.step();
                    default = Some(label.clone());
                }
                _ => skip_statement(&mut label),
            }
        }
        match default {
            Some(mut label) => self.labelled(&mut label, &inside),
            None => Ok(None),
        }
    }

    /// What is returned from a label of a `switch` statement on.
    fn labelled(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Option<Constant>> {
        let mut within = standing.clone();
        while !cursor.is_at_end() {
            match cursor.kind() {
                Kind::Case => {
                    cursor.step();
                    self.constant(cursor, standing)?;
                    cursor.step();
                }
                Kind::Default => {
                    cursor.step();
                    cursor.step();
                }
                Kind::Break => return Ok(None),
                _ => {
                    if let Some(value) = self.statement(cursor, &mut within)? {
                        return Ok(Some(value));
                    }
                }
            }
        }
        Ok(None)
    }

    /// The declaration at the cursor of a variable that a constant initialises: its name and value.
    fn local_variable(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Symbol, Constant)> {
        let tokens = self.unit.tokens;
        while matches!(cursor.kind(), Kind::Constexpr | Kind::Const) {
            cursor.step();
        }
        let start = cursor.at();
        while !cursor.is_at_end() && !matches!(cursor.kind(), Kind::Assign | Kind::Semicolon) {
            cursor.step();
        }
        let name = cursor.at().previous();
        if cursor.kind() != Kind::Assign || tokens.kind(name) != Kind::Identifier || name <= start {
            return Err(Missing::Expression);
        }
        let specifiers = TokenRange::new(start, name);
        let ty = match tokens.kind(start) == Kind::Auto && specifiers.len() == 1 {
            true => None,
            false => Some(self.type_id_at(specifiers, standing)?),
        };
        cursor.step();
        let value = self.constant(cursor, standing)?;
        if !cursor.eat(Kind::Semicolon) {
            return Err(Missing::Expression);
        }
        let value = match ty {
            Some(ty) => converted(&ty, value)?,
            None => value,
        };
        Ok((tokens.symbol(name), value))
    }

    /// The operand that a conditional operator chooses, behind the `?`, where the other one is not evaluated: a function that
    /// calls itself ends by that.
    pub(super) fn chosen_operand(
        &self,
        is_first: bool,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<Constant> {
        let mut first = cursor.clone();
        self.skip_operand(cursor, |_| false);
        if !cursor.eat(Kind::Colon) {
            return Err(Missing::Expression);
        }
        if !is_first {
            return self.constant(cursor, standing);
        }
        self.skip_operand(cursor, |_| false);
        let value = self.constant(&mut first, standing)?;
        if first.kind() == Kind::Colon { Ok(value) } else { Err(Missing::Expression) }
    }

    /// Steps over the operand at the cursor, to the `:`, `,` or `;` behind it, or to what ends it.
    pub(super) fn skip_operand(&self, cursor: &mut Cursor<'a>, ends: impl Fn(Kind) -> bool) {
        let mut conditions = 0_u32;
        while !cursor.is_at_end() && !ends(cursor.kind()) {
            match cursor.kind() {
                Kind::Comma | Kind::Semicolon => return,
                Kind::Colon if conditions == 0 => return,
                Kind::Colon => conditions -= 1,
                Kind::Question => conditions += 1,
                Kind::Less => {
                    if let Some(close) = self.unit.tokens.angle_partner(cursor.at()) {
                        cursor.go(close);
                    }
                }
                Kind::OpenParen | Kind::OpenBrace | Kind::OpenBracket => {
                    cursor.bracketed();
                    continue;
                }
                _ => {}
            }
            cursor.step();
        }
    }

    /// The number of elements of the pack in `sizeof...`, behind the `sizeof`.
    pub(super) fn pack_size(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Constant> {
        cursor.step();
        if cursor.kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let inner = cursor.bracketed();
        if inner.kind() != Kind::Identifier || inner.next_kind() != Kind::End {
            return Err(Missing::Expression);
        }
        let pack = match self.parameter_pack(inner.symbol(), standing) {
            Some(pack) => Some(pack),
            None => self
                .bound_parameter(inner.symbol(), standing)?
                .map(|(id, one)| standing.bindings.pack(id).cloned().unwrap_or(one)),
        };
        match pack {
            Some(Argument::Pack(elements)) if !elements.iter().any(is_dependent) => {
                Ok((Type::Builtin("m"), elements.len().to_string()))
            }
            _ => Err(Missing::Expression),
        }
    }

    /// What the pack of function parameters with that name stands for, or the template parameter pack that its type names.
    fn parameter_pack(&self, name: Symbol, standing: &Standing) -> Option<Argument> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let is_named = |id: &ParameterId| {
            let before = tree[*id].name().filter(|at| *at < standing.position);
            before.is_some_and(|at| tree[*id].is_pack && tokens.symbol(at) == name)
        };
        if let Some((_, known)) = self.parameters.iter().rfind(|(id, _)| is_named(id)) {
            return Some(known.clone());
        }
        let parameter = &tree[standing.parameters.iter().find(is_named)?];
        let names = parameter.type_specifier.iter().filter(|at| tokens.kind(*at) == Kind::Identifier);
        let mut bound = names.filter_map(|at| self.bound(tokens.symbol(at), standing).ok().flatten());
        bound.find(|one| matches!(one, Argument::Pack(_)))
    }
}

/// Steps over the statement at the cursor.
fn skip_statement(cursor: &mut Cursor<'_>) {
    if cursor.kind() == Kind::OpenBrace {
        cursor.bracketed();
        return;
    }
    let is_selection = matches!(cursor.kind(), Kind::If | Kind::Switch | Kind::While | Kind::For);
    let is_if = cursor.kind() == Kind::If;
    if is_selection {
        cursor.step();
        cursor.eat(Kind::Constexpr);
        cursor.bracketed();
        skip_statement(cursor);
        if is_if && cursor.eat(Kind::Else) {
            skip_statement(cursor);
        }
        return;
    }
    while !cursor.is_at_end() && cursor.kind() != Kind::Semicolon {
        match cursor.kind() {
            Kind::OpenParen | Kind::OpenBrace | Kind::OpenBracket => {
                cursor.bracketed();
            }
            _ => cursor.step(),
        }
    }
    cursor.step();
}
