//! The arguments of a function template's instance: as written, then deduced ([temp.deduct]), then defaults.
//!
//! Only what is certain without overload resolution is deduced: builtin types, classes, pointers and
//! references to them, arguments of class templates. Everything else is [`Missing`].

use super::super::model::{Argument, Cv, FunctionType, Name, Type};
use super::constexpr_call::Locals;
use super::cursor::Cursor;
use super::declarator::{adjusted, skip_arguments};
use super::effort::Effort;
use super::named::Denoted;
use super::template::{Defaults, Expanded, integral};
use super::unify::{
    is_of_template, match_argument, mentions_parameter, pack_placeholder, unify, value_placeholder,
};
use super::{Bindings, Known, Missing, Spelling, Standing};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::{BindingId, END, Lookup, Named};
use crate::tree::{
    DeclarationId, DeclarationKind, Deduced, FunctionId, FunctionName, IdRange, ParameterId, ScopeId,
    SpecifierKind, TemplateHeaderId, TemplateParameterId, TemplateParameterKind, Tree, VariableId,
};

/// What is known of a function argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actual {
    /// A value of this type that has no name.
    Value(Type),
    /// A variable of this type.
    Variable(Type),
    /// The parameter type of a declared instance, which the template's must become.
    Declared(Type),
    /// Behind these what the declared instance returns.
    Result(Type),
    /// Nothing.
    Unknown,
    /// Nothing of this one and of any number of others behind it.
    UnknownRest,
}

/// Where names in template arguments are looked up.
#[derive(Clone, Copy, Debug)]
pub struct Standpoint {
    /// The scope around.
    pub scope: ScopeId,
    /// What is declared at or behind this token is not visible.
    pub position: TokenId,
    /// The template headers of the declaration around.
    pub headers: IdRange<TemplateHeaderId>,
    /// The parameters of the function in the body of which it is.
    pub parameters: IdRange<ParameterId>,
}

impl Standpoint {
    /// That in a scope, in the body of no function the parameters of which matter.
    pub(crate) fn new(scope: ScopeId, position: TokenId, headers: IdRange<TemplateHeaderId>) -> Standpoint {
        Standpoint { scope, position, headers, parameters: IdRange::default() }
    }

    /// That of `position` in the body of `function`.
    pub(crate) fn in_body(tree: &Tree, function: FunctionId, position: TokenId) -> Standpoint {
        let entry = &tree[function];
        let declaration = &tree[entry.declaration];
        let scope = entry.target.unwrap_or(declaration.scope);
        Standpoint::new(scope, position, declaration.headers)
    }
}

impl<'a> Spelling<'a> {
    /// The arguments of an instance of the function template that `template` declares, in the order of its
    /// parameters: those written in `written` (`<...>` with its brackets, or empty) as names mean at `place`, then
    /// what `actuals`, the function arguments, say, then defaults.
    ///
    /// # Errors
    /// Why they are not certain.
    pub fn function_arguments(
        &self,
        template: DeclarationId,
        written: TokenRange,
        place: Standpoint,
        actuals: &[Actual],
    ) -> Known<Vec<Argument>> {
        self.function_arguments_in(template, written, &self.standing_at(place), actuals)
    }

    /// The same where names mean what they do at `standing`.
    pub(super) fn function_arguments_in(
        &self,
        template: DeclarationId,
        written: TokenRange,
        standing: &Standing,
        actuals: &[Actual],
    ) -> Known<Vec<Argument>> {
        let tree = self.unit.tree;
        if tree[template].headers.iter().count() != 1 {
            return Err(Missing::Form);
        }
        let header = tree[template].headers.iter().next_back().ok_or(Missing::Form)?;
        let parameters: Vec<TemplateParameterId> = tree[header].parameters.iter().collect();
        let mut found = self.written_arguments(template, &parameters, written, standing)?;
        let is_written: Vec<bool> = found.iter().map(Option::is_some).collect();
        self.deduced((template, &standing.effort), &parameters, &mut found, actuals)?;
        let mut arguments = Vec::new();
        let mut bindings = standing.bindings.clone();
        let mut defaults = Defaults::of(template);
        for ((&id, known), is_written) in parameters.iter().zip(found).zip(is_written) {
            let argument = match known {
                // The bound of an array is of any type.
                Some(Argument::Integer(own, value)) if !is_written => {
                    integral(self.parameter_type(id, template, &bindings, standing, own)?, value)?
                }
                Some(argument) => argument,
                None if tree[id].is_pack => Argument::Pack(Vec::new()),
                None => match self.default_argument(&mut defaults, &arguments, &bindings, standing) {
                    Err(Missing::Form) if !self.is_named_by_parameters(template, id) => {
                        return Err(Missing::NoMember);
                    }
                    default => default?,
                },
            };
            bindings.push(id, argument.clone());
            arguments.push(argument);
        }
        Ok(arguments)
    }

    /// Whether a parameter of a function template may have the template parameter deduced: its text holds the name.
    fn is_named_by_parameters(&self, template: DeclarationId, id: TemplateParameterId) -> bool {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let Some(name) = tree[id].name().map(|at| tokens.symbol(at)) else { return false };
        tree.function(template).is_none_or(|function| {
            function.abbreviated
                || function.name == FunctionName::Conversion
                || function
                    .parameters
                    .iter()
                    .any(|one| tree[one].range.iter().any(|at| tokens.symbol(at) == name))
        })
    }

    /// A function template by itself: its template parameters are types without a name.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn template(&self, id: FunctionId) -> Known<(Name, FunctionType)> {
        let tree = self.unit.tree;
        let function = &tree[id];
        let given = self.own_placeholders(id)?;
        let pattern = Spelling { given: &given, keeps_members: true, memo: None, ..*self };
        let parameters = pattern.pattern_parameters(id).collect::<Known<Vec<Type>>>()?;
        let name = self.function_name(id)?;
        let is_deduced =
            function.deduced == Deduced::Auto && self.unit.tree.trailing_return(function).is_empty();
        let signature = FunctionType {
            cv: Cv { is_const: function.is_const, is_volatile: function.is_volatile, is_restrict: false },
            reference: function.reference.into(),
            noexcept: false,
            parameters,
            variadic: function.has_ellipsis,
            returns: if is_deduced { Type::Vendor("auto".to_owned()) } else { pattern.returns(id)? },
        };
        Ok((name, signature))
    }

    /// The types of all parameters of a function template, as [`Spelling::template`] has them.
    ///
    /// # Errors
    /// Why they are not known.
    pub(super) fn all_template_parameters(&self, id: FunctionId) -> Known<Vec<Type>> {
        let given = self.own_placeholders(id)?;
        let pattern = Spelling { given: &given, ..*self };
        pattern.pattern_parameters(id).collect()
    }

    /// The types of the parameters of a function template before the first pack, as [`Spelling::template`] has them, each where it is
    /// known.
    ///
    /// # Errors
    /// Why none is known.
    pub(crate) fn template_parameters(&self, id: FunctionId) -> Known<Vec<Known<Type>>> {
        let tree = self.unit.tree;
        let mut given = self.own_placeholders(id)?;
        // No parameter that is looked at is a pack itself: packs are expanded in the types of others.
        for (own, argument) in &mut given {
            if let (true, Argument::Type(Type::TemplateParameter(index))) = (tree[*own].is_pack, &*argument) {
                *argument = pack_placeholder(*index as usize, false);
            }
        }
        let header = tree[tree[id].declaration].headers.iter().next_back();
        let own = header.map(|header| tree[header].parameters).unwrap_or_default();
        let is_pack_of_values =
            |one: TemplateParameterId| tree[one].is_pack && tree[one].kind == TemplateParameterKind::NonType;
        let packs = own.iter().enumerate().filter(|(_, one)| is_pack_of_values(*one));
        given.extend(packs.map(|(index, one)| (one, pack_placeholder(index, true))));
        let pattern = Spelling { given: &given, ..*self };
        let before = tree[id].parameters.iter().take_while(|&one| !tree[one].is_pack).count();
        Ok(pattern.pattern_parameters(id).take(before).collect())
    }

    /// What the template parameters of a function template are in its pattern.
    fn own_placeholders(&self, id: FunctionId) -> Known<Vec<(TemplateParameterId, Argument)>> {
        let tree = self.unit.tree;
        let headers = tree[tree[id].declaration].headers;
        let header = headers.iter().next_back().filter(|_| headers.iter().count() == 1);
        let own = tree[header.ok_or(Missing::Form)?].parameters;
        let mut given = self.given_but(|id| own.contains(id));
        for (index, id) in own.iter().enumerate() {
            match tree[id].kind {
                TemplateParameterKind::Type => {
                    given.push((id, Argument::Type(Type::TemplateParameter(index as u32))));
                }
                TemplateParameterKind::NonType if !tree[id].is_pack => {
                    given.push((id, value_placeholder(index)))
                }
                TemplateParameterKind::NonType | TemplateParameterKind::Template => {}
            }
        }
        Ok(given)
    }

    /// What template parameters stand for, but those for which `is_own` holds: a template that is used in an instance of its own has
    /// other arguments there.
    fn given_but(
        &self,
        is_own: impl Fn(TemplateParameterId) -> bool,
    ) -> Vec<(TemplateParameterId, Argument)> {
        self.given.iter().filter(|(id, _)| !is_own(*id)).cloned().collect()
    }

    fn pattern_parameters(&self, id: FunctionId) -> impl Iterator<Item = Known<Type>> {
        let tree = self.unit.tree;
        tree[id].parameters.iter().map(move |parameter: ParameterId| {
            let ty = adjusted(self.pack_element(id, parameter)?);
            Ok(if tree[parameter].is_pack { Type::PackExpansion(Box::new(ty)) } else { ty })
        })
    }

    /// The type that the type-id `range` spells where names mean what they mean at `place`.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn type_at(&self, range: TokenRange, place: Standpoint) -> Known<Type> {
        self.type_id_at(range, &self.standing_at(place))
    }

    /// What the parameters of `declaration`, one of a function template's, stand for in an instance.
    pub fn bindings_of(
        &self,
        declaration: DeclarationId,
        arguments: &[Argument],
    ) -> Vec<(TemplateParameterId, Argument)> {
        let tree = self.unit.tree;
        let Some(header) = tree[declaration].headers.iter().next_back() else { return Vec::new() };
        tree[header].parameters.iter().zip(arguments.iter().cloned()).collect()
    }

    /// The arguments between `<` and `>`, by parameter.
    fn written_arguments(
        &self,
        template: DeclarationId,
        parameters: &[TemplateParameterId],
        written: TokenRange,
        standing: &Standing,
    ) -> Known<Vec<Option<Argument>>> {
        let tree = self.unit.tree;
        let mut found: Vec<Option<Argument>> = vec![None; parameters.len()];
        if written.len() < 2 {
            return Ok(found);
        }
        let mut cursor = Cursor::new(self.unit, TokenRange::new(written.start.next(), written.last()));
        let mut bindings = standing.bindings.clone();
        let mut expanded = Expanded::default();
        for (slot, &id) in found.iter_mut().zip(parameters) {
            let mut next = |bindings: &Bindings| {
                self.next_argument((&mut cursor, &mut expanded), (id, template), standing, bindings)
            };
            if !tree[id].is_pack {
                *slot = next(&bindings)?;
                if let Some(argument) = slot {
                    bindings.push(id, argument.clone());
                }
                continue;
            }
            let mut pack = Vec::new();
            while let Some(argument) = next(&bindings)? {
                pack.push(argument);
            }
            // A written pack may go on with deduced elements.
            if !pack.is_empty() {
                *slot = Some(Argument::Pack(pack));
            }
        }
        // Expansions of empty packs may follow.
        while !cursor.is_at_end() {
            match self.expansion(&mut cursor, standing)? {
                Some((_, elements)) if elements.is_empty() => cursor.eat(Kind::Comma),
                _ => return Err(Missing::Form),
            };
        }
        if expanded.is_empty() { Ok(found) } else { Err(Missing::Form) }
    }

    /// Fills in what the function arguments determine.
    fn deduced(
        &self,
        (template, effort): (DeclarationId, &Effort),
        parameters: &[TemplateParameterId],
        found: &mut [Option<Argument>],
        actuals: &[Actual],
    ) -> Known<()> {
        let tree = self.unit.tree;
        let DeclarationKind::Function(function) = tree[template].kind else { return Err(Missing::Form) };
        let mut given = self.given_but(|id| parameters.contains(&id));
        for (index, &id) in parameters.iter().enumerate() {
            match (&found[index], tree[id].kind) {
                (Some(argument), _) if !tree[id].is_pack => given.push((id, argument.clone())),
                (None, TemplateParameterKind::Type) => {
                    given.push((id, Argument::Type(Type::TemplateParameter(index as u32))));
                }
                (None, TemplateParameterKind::NonType) if !tree[id].is_pack => {
                    given.push((id, value_placeholder(index)));
                }
                _ => {}
            }
        }
        let pattern = Spelling { given: &given, ..*self };
        // Packs that are expanded in the type of a parameter.
        let packs =
            parameters.iter().enumerate().filter(|(at, id)| tree[**id].is_pack && found[*at].is_none());
        let mut expanding: Vec<_> = packs
            .map(|(at, &id)| (id, pack_placeholder(at, tree[id].kind == TemplateParameterKind::NonType)))
            .collect();
        if !expanding.is_empty() {
            expanding.extend(given.iter().filter(|(id, _)| !tree[*id].is_pack).cloned());
        }
        let expanding = Spelling { given: if expanding.is_empty() { &given } else { &expanding }, ..*self };
        let (result, actuals) = match actuals.split_last() {
            Some((Actual::Result(result), others)) => (Some(result), others),
            _ => (None, actuals),
        };
        if let Some(result) = result
            && let Ok(ty) = pattern.returns(function)
        {
            unify(&ty, result, false, found)?;
        }
        let own: Vec<ParameterId> = tree[function].parameters.iter().collect();
        for (position, &parameter) in own.iter().enumerate() {
            if tree[parameter].is_pack {
                let elements = with_written_packs(tree, parameters, found, &given);
                let pattern = Spelling { given: &elements, ..*self };
                return self.deduced_pack(
                    parameters,
                    found,
                    (pattern, template, parameter),
                    (position, actuals),
                );
            }
            let Some(actual) = actuals.get(position) else { break };
            let Ok(ty) = expanding.parameter(function, parameter) else { continue };
            let base = self.as_base(&ty, actual, effort);
            match_argument(ty, base.as_ref().unwrap_or(actual), found)?;
        }
        Ok(())
    }

    /// What a parameter made of a class template takes of an object, or a pointer to one, of a class that is derived from one of its
    /// specialisations ([temp.deduct.call]).
    fn as_base(&self, parameter: &Type, actual: &Actual, effort: &Effort) -> Option<Actual> {
        let (Actual::Value(of) | Actual::Variable(of)) = actual else { return None };
        let (wanted, of) = (parameter.referred().unqualified().1, of.referred().unqualified());
        let (wanted, (cv, class), is_pointer) = match (wanted, of.1) {
            (Type::Pointer(wanted), Type::Pointer(of)) => (wanted.unqualified().1, of.unqualified(), true),
            (wanted, _) => (wanted, of, false),
        };
        let (Type::Named(template), Type::Named(_)) = (wanted, class) else { return None };
        if !mentions_parameter(wanted) || is_of_template(class, template) {
            return None;
        }
        let mut bases = self.all_bases_within(class, effort).ok()?;
        bases.retain(|one| is_of_template(one, template));
        bases.dedup();
        let [base] = bases.as_slice() else { return None };
        let base = super::qualified(cv, base.clone());
        let ty = if is_pointer { Type::Pointer(Box::new(base)) } else { base };
        Some(match actual {
            Actual::Variable(_) => Actual::Variable(ty),
            _ => Actual::Value(ty),
        })
    }

    /// The elements of a function parameter pack.
    fn deduced_pack(
        &self,
        parameters: &[TemplateParameterId],
        found: &mut [Option<Argument>],
        (pattern, template, parameter): (Spelling<'a>, DeclarationId, ParameterId),
        (position, actuals): (usize, &[Actual]),
    ) -> Known<()> {
        let tree = self.unit.tree;
        let DeclarationKind::Function(function) = tree[template].kind else { return Err(Missing::Form) };
        let packs: Vec<usize> = (0..parameters.len()).filter(|i| tree[parameters[*i]].is_pack).collect();
        let [pack] = packs.as_slice() else { return Err(Missing::Form) };
        if actuals.last() == Some(&Actual::UnknownRest) {
            return Err(Missing::Expression);
        }
        let ty = pattern.pack_element(function, parameter)?;
        let mut elements = match found[*pack].take() {
            Some(Argument::Pack(written)) => written,
            _ => Vec::new(),
        };
        for actual in actuals.iter().skip(position + elements.len()) {
            match_argument(ty.clone(), actual, found)?;
            elements.push(found[*pack].take().ok_or(Missing::Expression)?);
        }
        found[*pack] = Some(Argument::Pack(elements));
        Ok(())
    }

    /// The value of the constant expression `range` in `declaration`: literals, template parameters with values,
    /// enumerators and constant variables.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn constant_value(&self, declaration: DeclarationId, range: TokenRange) -> Known<i128> {
        let standing = self.standing(declaration, range.start);
        let mut cursor = Cursor::new(self.unit, range);
        let (_, value) = self.constant(&mut cursor, &standing)?;
        if !cursor.is_at_end() {
            return Err(Missing::Expression);
        }
        value.parse().map_err(|_| Missing::Expression)
    }

    /// The type and value of the constant expression `range` where names mean what they mean at `place`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn constant_at(&self, range: TokenRange, place: Standpoint) -> Known<(Type, i128)> {
        let mut cursor = Cursor::new(self.unit, range);
        let (ty, value) = self.constant(&mut cursor, &self.standing_at(place))?;
        if !cursor.is_at_end() {
            return Err(Missing::Expression);
        }
        Ok((ty, value.parse().map_err(|_| Missing::Expression)?))
    }

    /// Whether the name in `range` is a template parameter, or stands for what depends on one.
    pub(crate) fn is_dependent(&self, range: TokenRange, place: Standpoint) -> bool {
        let constant = self.constant(&mut Cursor::new(self.unit, range), &self.standing_at(place));
        let is_dependent = match constant {
            Ok((_, value)) => value.parse::<i128>().is_err(),
            Err(missing) => missing == Missing::Dependent,
        };
        is_dependent
            || match self.type_at(range, place) {
                Ok(ty) => matches!(ty, Type::TemplateParameter(_) | Type::DependentMember(..)),
                Err(missing) => missing == Missing::Dependent,
            }
    }

    /// The template parameter that `symbol` names at `place`.
    pub(crate) fn template_parameter(
        &self,
        symbol: Symbol,
        place: Standpoint,
    ) -> Option<TemplateParameterId> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let scopes = std::iter::successors(Some(place.scope), |&scope| tree[scope].parent);
        let classes = scopes.filter_map(|scope| Some(tree[tree[tree[scope].class()?].declaration].headers));
        let mut headers = std::iter::once(place.headers).chain(classes).flat_map(|all| all.iter().rev());
        let is_named =
            |&id: &TemplateParameterId| tree[id].name().is_some_and(|at| tokens.symbol(at) == symbol);
        headers.find_map(|header| tree[header].parameters.iter().find(is_named))
    }

    /// The type of the template parameter that `symbol` names at `place`, where that is a value and its type no template
    /// parameter's ([temp.param]).
    pub(crate) fn value_parameter(&self, symbol: Symbol, place: Standpoint) -> Option<Type> {
        let one = &self.unit.tree[self.template_parameter(symbol, place)?];
        let is_plain = one.kind == TemplateParameterKind::NonType
            && !one.is_pack
            && one.declaration().iter().all(|at| {
                Some(at) == one.name() || !self.is_dependent(TokenRange::new(at, at.next()), place)
            });
        self.type_at(one.declaration(), place).ok().filter(|_| is_plain)
    }

    /// The type of `range`, if it is one literal.
    ///
    /// # Errors
    /// It is not, or one whose type is not known.
    pub fn literal(&self, range: TokenRange) -> Known<Type> {
        let mut cursor = Cursor::new(self.unit, range);
        let ty = self.literal_type(&mut cursor)?;
        if cursor.is_at_end() { Ok(ty) } else { Err(Missing::Expression) }
    }

    /// The id-expression at the cursor: its last component, what lookup finds, and what the template parameters of its class
    /// stand for.
    pub(super) fn id_expression(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<(TokenId, BindingId, Bindings)> {
        standing.effort.step()?;
        let unit = self.unit;
        let (tree, tokens) = (unit.tree, unit.tokens);
        // The last name is the variable's, what is before it its scope.
        let mut walk = cursor.clone();
        let first = walk.at();
        if walk.eat(Kind::Decltype) {
            walk.bracketed();
        }
        walk.eat(Kind::ColonColon);
        let last = loop {
            if walk.kind() != Kind::Identifier {
                return Err(Missing::Expression);
            }
            let name = walk.at();
            walk.step();
            if walk.kind() == Kind::Less {
                // An operator, or the arguments of a variable template.
                let list = walk.clone();
                skip_arguments(&mut walk);
                if walk.kind() != Kind::ColonColon {
                    walk = list;
                    break name;
                }
            }
            if !walk.eat(Kind::ColonColon) {
                break name;
            }
        };
        *cursor = walk;
        let symbol = tokens.symbol(last);
        if last == first && standing.locals.value(symbol).is_some() {
            return Err(Missing::Expression);
        }
        let (found, bindings) = if last == first {
            match unit.names.lookup(tree, tokens, standing.scope, symbol, standing.position) {
                Lookup::Found(found) => (found, standing.bindings.clone()),
                _ => return Err(Missing::Expression),
            }
        } else {
            let qualifier = TokenRange::new(first, last.previous());
            let mut inner = Cursor::new(unit, qualifier);
            let qualified = self.nested_name(&mut inner, standing, false)?;
            if !inner.is_at_end() {
                return Err(Missing::Expression);
            }
            let (scope, bindings) = match &qualified {
                Denoted::Namespace(scope) => (Some(*scope), standing.bindings.clone()),
                Denoted::Type(_, bindings, scope) => (*scope, bindings.clone()),
            };
            let found = scope.and_then(|scope| unit.names.lookup_in(tree, scope, symbol, standing.position));
            match (found, qualified) {
                (Some(found), Denoted::Namespace(_)) => (found, bindings),
                (Some(found), _) if Some(found.scope) == scope => (found, bindings),
                // Of a base, or of one of several definitions.
                (_, Denoted::Type(class, ..)) => {
                    let effort = standing.effort.deeper();
                    let member = match self.member_within(&class, symbol, &effort) {
                        Ok(member) => member,
                        Err(missing) => {
                            let scope = self.enumerators(&class).ok_or(missing)?;
                            let found = unit.names.lookup_in(tree, scope, symbol, standing.position);
                            return Ok((last, found.ok_or(missing)?.binding, bindings));
                        }
                    };
                    let mut bindings = Bindings::default();
                    member.given.into_iter().for_each(|(id, argument)| bindings.push(id, argument));
                    return Ok((last, member.binding, bindings));
                }
                (None, Denoted::Namespace(_)) => return Err(Missing::Undeclared),
            }
        };
        Ok((last, found.binding, bindings))
    }

    /// Where the enumerators of an enumeration without a scope of its own are declared ([dcl.enum]).
    fn enumerators(&self, ty: &Type) -> Option<ScopeId> {
        let id = self.enumeration(ty).ok()?.filter(|id| !self.unit.tree[*id].is_scoped)?;
        Some(self.unit.tree[self.unit.tree[id].declaration].scope)
    }

    /// Up to where declarations of a name are seen that is used at `position`: a member of a class wherever it is declared, for a
    /// specialisation may stand behind the template that uses it.
    pub(super) fn seen_until(&self, binding: BindingId, position: TokenId) -> TokenId {
        let tree = self.unit.tree;
        let is_of_class = |one| match one {
            Named::Declaration(id) => tree[tree[id].scope].class().is_some(),
            _ => false,
        };
        let first = self.unit.names.declarations(binding, END).next();
        if first.is_some_and(is_of_class) { END } else { position }
    }

    /// The value of the constant variable that the name at the cursor names; the cursor goes behind it.
    pub(super) fn named_constant(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<(Type, String)> {
        let unit = self.unit;
        let (tree, tokens) = (unit.tree, unit.tokens);
        let mut walk = cursor.clone();
        let (binding, end, mut bindings) = self.behind_usings(&mut walk, standing)?;
        let mut declarations = unit.names.declarations(binding, end);
        let named = declarations.next();
        if let Some(Named::Enumerator(id)) = named {
            let constant = self.enumerator(id, &Standing { bindings, ..standing.clone() })?;
            *cursor = walk;
            return Ok(constant);
        }
        let Some(Named::Declaration(mut id)) = named else { return Err(Missing::Expression) };
        let has_list = walk.kind() == Kind::Less && tokens.angle_partner(walk.at()).is_some();
        if has_list {
            let inside = Standing { bindings, ..standing.clone() };
            (_, (id, bindings)) = self.variable_specialization(&mut walk, binding, &inside)?;
        }
        let DeclarationKind::Variable(variable) = tree[id].kind else { return Err(Missing::Expression) };
        let is_constant = tree.has_specifier(id, SpecifierKind::Constexpr) || tree[variable].is_const;
        let is_one =
            has_list || tree[id].headers.is_empty() && declarations.all(|one| self.declares_again(id, one));
        if !is_constant || !is_one {
            return Err(Missing::Expression);
        }
        let constant = match self.asked(id, &bindings) {
            Some((memo, question)) => {
                let find = || self.constant_with((id, variable), standing, bindings.clone());
                memo.constants.get_or(&question, find)
            }
            None => self.constant_with((id, variable), standing, bindings),
        }?;
        *cursor = walk;
        Ok(constant)
    }

    /// The type of a constexpr variable that is declared `auto`: that of its value.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn deduced_from_constant(
        &self,
        (id, variable): (DeclarationId, VariableId),
        standing: &Standing,
    ) -> Known<Type> {
        let tree = self.unit.tree;
        if !tree[variable].is_deduced || !tree.has_specifier(id, SpecifierKind::Constexpr) {
            return Err(Missing::Deduced);
        }
        let (ty, _) = self.constant_with((id, variable), standing, standing.bindings.clone())?;
        Ok(Type::Qualified(Cv::CONST, Box::new(ty)))
    }

    /// The type of a constexpr variable outside of templates that is declared `auto`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn deduced_variable(&self, id: DeclarationId) -> Known<Type> {
        let DeclarationKind::Variable(variable) = self.unit.tree[id].kind else { return Err(Missing::Form) };
        self.deduced_from_constant(
            (id, variable),
            &self.standing(id, self.unit.tree[variable].type_specifier.start),
        )
    }

    /// The value of a constant variable with what the template parameters stand for.
    fn constant_with(
        &self,
        (id, variable): (DeclarationId, VariableId),
        standing: &Standing,
        bindings: Bindings,
    ) -> Known<(Type, String)> {
        let unit = self.unit;
        let tree = unit.tree;
        let value = tree[variable].initializer.value().filter(|value| !value.is_empty());
        let value = value.ok_or(Missing::Expression)?;
        // One that a block declares sees the template parameters of the function.
        let is_in_block = tree[tree[id].scope].is_block();
        let inside = Standing {
            scope: tree[id].scope,
            position: value.start,
            headers: if is_in_block { standing.headers } else { tree[id].headers },
            bindings,
            effort: standing.effort.deeper(),
            locals: Locals::default(),
            parameters: IdRange::default(),
        };
        let mut initializer = Cursor::new(unit, value);
        let (from, value) = self.constant(&mut initializer, &inside)?;
        let ty = match self.declared(tree[variable].type_specifier, tree[variable].declarator, &inside) {
            Ok(Type::Qualified(_, inner)) => *inner,
            Ok(other) => other,
            // `auto` is the type of the value.
            Err(_) if tree[variable].is_deduced => from.clone(),
            Err(missing) => return Err(missing),
        };
        let value = match (&ty, value.as_str()) {
            (Type::Builtin("b"), "0") => value,
            (Type::Builtin("b"), _) => "1".to_owned(),
            _ => value,
        };
        // An enumerator is what a variable of its enumeration keeps.
        let is_kept = holds(&ty, &value) || matches!(ty, Type::Named(_)) && ty == from;
        if !initializer.is_at_end() || !is_kept {
            return Err(Missing::Expression);
        }
        Ok((ty, value))
    }
}

/// Whether a variable of type `ty` keeps `value` as it is.
fn holds(ty: &Type, value: &str) -> bool {
    let Ok(value) = value.parse::<i128>() else { return false };
    let (low, high) = match ty {
        Type::Builtin("b") => (0, 1),
        Type::Builtin("a" | "c") => (i128::from(i8::MIN), i128::from(i8::MAX)),
        Type::Builtin("h") => (0, i128::from(u8::MAX)),
        Type::Builtin("s") => (i128::from(i16::MIN), i128::from(i16::MAX)),
        Type::Builtin("t") => (0, i128::from(u16::MAX)),
        Type::Builtin("i") => (i128::from(i32::MIN), i128::from(i32::MAX)),
        Type::Builtin("j") => (0, i128::from(u32::MAX)),
        Type::Builtin("l" | "x") => (i128::from(i64::MIN), i128::from(i64::MAX)),
        Type::Builtin("m" | "y") => (0, i128::from(u64::MAX)),
        _ => return false,
    };
    (low..=high).contains(&value)
}

/// What is `given`, with a placeholder for each pack of types whose first elements are written: one of those that follow.
fn with_written_packs(
    tree: &Tree,
    parameters: &[TemplateParameterId],
    found: &[Option<Argument>],
    given: &[(TemplateParameterId, Argument)],
) -> Vec<(TemplateParameterId, Argument)> {
    let is_written = |at: usize, id: TemplateParameterId| {
        tree[id].is_pack && tree[id].kind == TemplateParameterKind::Type && found[at].is_some()
    };
    let packs = parameters.iter().enumerate().filter(|(at, id)| is_written(*at, **id));
    let packs = packs.map(|(at, &id)| (id, Argument::Type(Type::TemplateParameter(at as u32))));
    given.iter().cloned().chain(packs).collect()
}
