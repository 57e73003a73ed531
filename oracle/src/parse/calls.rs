//! Calls: which functions are called, by name, through operators and by the making and ending of objects; and the
//! instances of templates that this makes.

use std::ops::Range;
use std::rc::Rc;

use super::Parser;
use super::conversions::Initialisation;
use super::expressions::Expression;
use crate::conversions::{Operand, Rank, derives, rank};
use crate::overloads::{Arguments, Candidate, Object, choose_of, choose_operator, own_depth, parameters_of};
use crate::program::{Access, Call, CallForm, Context, Instance, Standing};
use crate::scopes::Symbol;
use crate::types::{Argument, Type};

pub(super) use crate::scopes::Bindings;

impl Parser<'_, '_> {
    /// A type with the parameters of the instance that is read now replaced.
    pub(super) fn bound(&self, t: &Type) -> Type {
        let mut t = t.clone();
        for (depth, arguments) in &self.bindings {
            t = t.substitute(*depth, arguments);
        }
        t
    }

    /// Whether names may depend on template parameters here.
    pub(super) fn is_pattern(&self) -> bool {
        self.bindings.is_empty() && self.in_template()
    }

    /// The class of a type and the arguments of its template, where it is no explicit specialisation.
    pub(super) fn class_and_arguments(&self, t: &Type) -> Option<(usize, Bindings)> {
        self.scopes.class_and_arguments(t)
    }

    /// The functions of a name in a class and its bases, and the arguments of the class template.
    pub(super) fn member_functions(&self, t: &Type, name: &str) -> Option<(Vec<usize>, Bindings)> {
        let (found, put) = self.members_called(t, name)?;
        Some((functions_of(&found), put))
    }

    /// What a name means in a class and its bases, those that hang on its template parameters included, and the arguments
    /// of the class template.
    pub(super) fn members_called(&self, t: &Type, name: &str) -> Option<(Vec<Symbol>, Bindings)> {
        let first = self.class_and_arguments(t)?;
        let mut waiting = vec![first.clone()];
        for _ in 0..64 {
            let Some((class, put)) = waiting.pop() else { break };
            let known = &self.scopes.classes[class];
            let found = self.scopes.lookup_in(known.scope, name);
            if !found.is_empty() {
                let put = self.put_into_base(class, &put, name, 0);
                return Some((found, put.unwrap_or_default()));
            }
            let named = known.bases.iter().map(|base| self.base_type(class, *base));
            for base in named.chain(known.dependent_bases.iter().cloned()) {
                let base = put.iter().fold(base, |t, (depth, list)| t.substitute(*depth, list));
                waiting.extend(self.class_and_arguments(&base).filter(|_| !base.is_dependent()));
            }
        }
        Some((Vec::new(), first.1))
    }

    /// The arguments of the class template, of a class and its bases, that declares a name.
    pub(super) fn put_into_base(
        &self,
        class: usize,
        put: &Bindings,
        name: &str,
        depth: usize,
    ) -> Option<Bindings> {
        let known = &self.scopes.classes[class];
        if self.scopes.all[known.scope].symbols.contains_key(name) || depth > 64 {
            return Some(put.clone());
        }
        known.bases.iter().find_map(|base| {
            let t =
                put.iter().fold(self.base_type(class, *base), |t, (depth, list)| t.substitute(*depth, list));
            let (base, put) = self.class_and_arguments(&t)?;
            self.put_into_base(base, &put, name, depth + 1)
        })
    }

    /// Whether all members of a class are known.
    pub(super) fn is_closed(&self, t: &Type) -> bool {
        self.scopes.class_of_type(t).is_some_and(|class| {
            let mut waiting = vec![class];
            let mut steps = 0;
            while let Some(class) = waiting.pop() {
                let known = &self.scopes.classes[class];
                steps += 1;
                if !known.defined || known.open_base || steps > 64 {
                    return false;
                }
                waiting.extend(known.bases.iter().copied());
            }
            true
        })
    }

    /// Functions that argument-dependent lookup adds: of the namespaces around the classes of the arguments, friends
    /// included.
    pub(super) fn associated(&self, name: &str, arguments: &[Operand]) -> Vec<usize> {
        let mut found = Vec::new();
        for argument in arguments {
            let Some(t) = argument.written.as_ref().map(target) else { continue };
            let Some(class) = self.scopes.class_of_type(t) else { continue };
            let space = self.scopes.namespace_of(self.scopes.classes[class].scope);
            found.extend(functions_of(&self.scopes.lookup_in(space, name)));
            let friends = self.scopes.all[space].friends.get(name).into_iter().flatten();
            found.extend(friends.filter(|f| self.may_be_friend_of(**f, t)));
        }
        found
    }

    /// Whether a friend may be one of a class: what takes objects of a class template that makes it is a friend of its instances and
    /// of what is made of them.
    fn may_be_friend_of(&self, function: usize, class: &Type) -> bool {
        let known = &self.program.function_entities[function];
        let own = |t: &Type| match target(t) {
            Type::Named(path) => path.last().map(|part| part.name.clone()),
            _ => None,
        };
        let is_derived = self.scopes.class_of_type(class).is_some_and(|class| {
            let known = &self.scopes.classes[class];
            !known.bases.is_empty() || !known.dependent_bases.is_empty()
        });
        let dependent = known.signature.parameters.iter().filter(|t| t.is_dependent());
        let mut of_template = dependent.filter_map(&own).peekable();
        let is_other = of_template.peek().is_some() && !of_template.any(|name| own(class) == Some(name));
        known.template.is_some() || is_derived || !is_other
    }

    /// The call of a function by its name.
    pub(super) fn named_call(
        &mut self,
        callee: &Expression,
        arguments: &Arguments,
        range: Range<usize>,
    ) -> Expression {
        let indirect = !callee.member && self.is_dereferenced(callee.start);
        if !indirect {
            self.is_called(callee.name_at);
        }
        let mut functions = callee.functions.clone();
        if let Some(name) = &callee.unqualified
            && !callee.member
        {
            for function in self.associated(name, &arguments.list) {
                if !functions.contains(&function) {
                    functions.push(function);
                }
            }
        }
        let explicit = callee.explicit.as_deref();
        let object = self.object_of(callee);
        let put = (callee.put.as_slice(), object.as_ref());
        let chosen = choose_of(&self.scopes, &self.program, &functions, explicit, put, arguments);
        self.captures_called(callee, &chosen);
        let form = if callee.member { CallForm::Member } else { CallForm::Function };
        let start = range.start;
        // [temp.dep]: what is named by a template-id with dependent arguments is decided in instances, too.
        let named_by_parameters = explicit.is_some_and(|list| list.iter().any(Argument::is_dependent));
        let dependent = self.is_pattern()
            && (callee.unqualified.is_some() || named_by_parameters)
            && (named_by_parameters
                || arguments.expanded
                || arguments.list.iter().any(|a| a.written.is_none() && !a.braced));
        let standing = if dependent { Standing::Dependent } else { Standing::Certain };
        if indirect {
            self.is_doubtful(start);
            for candidate in &chosen {
                self.uses_instance(candidate, &callee.put, start, dependent);
            }
        } else {
            self.record(form, range, callee.name_at, &chosen, &callee.put, standing);
            self.counts_changing(&chosen, arguments);
        }
        for (index, argument) in arguments.list.iter().enumerate() {
            if dependent {
                self.decided_in_each(&argument.lvalue_of);
            }
            self.convert_argument(&chosen, &callee.put, index, argument, start);
            if chosen.len() != 1 {
                self.accesses(&argument.lvalue_of, Access::Open);
            }
        }
        self.default_arguments(&chosen, arguments);
        self.called_result(start, &chosen, &callee.put)
    }

    /// The object that a member function is called for: of a name without an object `*this`.
    fn object_of(&self, callee: &Expression) -> Option<Object> {
        let own = || {
            let this = self.this_type().filter(|_| callee.member)?;
            let Type::Pointer(of) = this else { return None };
            Some(Object { written: of.as_ref().clone(), lvalue: true })
        };
        callee.object.as_deref().cloned().or_else(own)
    }

    /// Whether a callee is `(*f)`: a call through the function's address.
    fn is_dereferenced(&self, start: usize) -> bool {
        let first = (start..self.at).find(|at| !self.is_at(*at, "("));
        first.is_some_and(|at| at > start && self.is_at(at, "*"))
    }

    /// The function that was named at a token is called.
    pub(super) fn is_called(&mut self, name_at: usize) {
        if let Some(named) = self.program.mentions.iter_mut().rev().find(|m| m.name_at == name_at) {
            named.called = true;
        }
    }

    /// The result of a call, where it is certain.
    fn result(&self, start: usize, chosen: &[Candidate], put: &Bindings) -> Expression {
        let [one] = chosen else { return self.value(start) };
        let entity = &self.program.function_entities[one.entity];
        let mut result = entity.result.clone();
        for (depth, arguments) in put {
            result = result.substitute(*depth, arguments);
        }
        if let Some(arguments) = &one.arguments {
            result = result.substitute(own_depth(entity), arguments);
        }
        self.typed(start, &result, false)
    }

    /// The result of a call that was made: where it is an object it ends.
    pub(super) fn called_result(&mut self, start: usize, chosen: &[Candidate], put: &Bindings) -> Expression {
        let result = self.result(start, chosen, put);
        let is_object =
            chosen.iter().all(|c| !self.program.function_entities[c.entity].result.is_reference());
        if let (Some(t), true) = (&result.written, is_object) {
            self.temporary(t, start..self.at);
        }
        let is_class = result.written.as_ref().is_some_and(|t| self.scopes.class_of_type(t).is_some());
        Expression { is_temporary: is_object && is_class, is_result: true, ..result }
    }

    /// Remembers a call, and the instance that it makes of a template.
    pub(super) fn record(
        &mut self,
        form: CallForm,
        range: Range<usize>,
        name_at: usize,
        chosen: &[Candidate],
        put: &Bindings,
        standing: Standing,
    ) {
        for candidate in chosen {
            self.uses_instance(candidate, put, range.start, standing == Standing::Dependent);
        }
        let call = Call {
            form,
            range,
            name_at,
            candidates: chosen.to_vec(),
            ends: None,
            becomes: None,
            constants: None,
            built_in: None,
            changing: 0..if form == CallForm::Conversion { 0 } else { usize::MAX },
            put: put.clone(),
            standing,
            context: self.context(),
            function: self.function,
            lambda: self.lambda,
            instance: self.instance,
            implied: self.implied,
        };
        if !self.quiet {
            self.has_effect(call.range.start);
        }
        match (self.implied, self.quiet) {
            (Some(_), _) => self.program.implied_calls.push(call),
            (None, true) => self.program.quiet_calls.push(call),
            (None, false) => self.program.calls.push(call),
        }
    }

    /// The call of a function that no declaration names. Where all its arguments are constants it may be folded.
    pub(super) fn built_in_call(&mut self, name_at: usize, arguments: &Arguments, range: Range<usize>) {
        let named = |at: usize| self.token_at(at).names();
        let literals = !(name_at + 1..range.end).any(named);
        let values = arguments.list.iter().all(|a| a.value.is_some());
        let folded = !arguments.list.is_empty() && (literals || values);
        let standing = if folded { Standing::Open } else { Standing::Certain };
        self.record(CallForm::Function, range, name_at, &[], &Vec::new(), standing);
        let name = self.text_at(name_at).to_owned();
        let calls = match self.implied {
            Some(_) => &mut self.program.implied_calls,
            None => &mut self.program.calls,
        };
        if let Some(made) = calls.last_mut() {
            made.built_in = Some(name);
        }
    }

    /// The instance of a template that a use of a function makes.
    pub(super) fn uses_instance(
        &mut self,
        candidate: &Candidate,
        put: &Bindings,
        at: usize,
        dependent: bool,
    ) {
        let entity = &self.program.function_entities[candidate.entity];
        if entity.template.is_none() && put.is_empty() {
            return;
        }
        let mut bindings = Some(put.clone());
        if entity.template.is_some() {
            bindings = bindings.zip(candidate.arguments.clone()).map(|(mut put, own)| {
                put.push((own_depth(entity), own));
                put
            });
        }
        let unbound = |b: &Bindings| b.iter().flat_map(|(_, list)| list).any(Argument::is_dependent);
        if dependent || bindings.as_ref().is_some_and(unbound) {
            return;
        }
        let entity = candidate.entity;
        let needed_by = self.needs_definition(entity).then_some(self.instance);
        let named = (!self.is_pattern()).then_some((self.instance, at));
        let with_closures = candidate.with_closures.clone();
        let same =
            |i: &Instance| i.entity == entity && i.bindings == bindings && i.with_closures == with_closures;
        let instances = &mut self.program.instances;
        let known = instances.iter().position(same).unwrap_or_else(|| {
            instances.push(Instance { entity, bindings, with_closures, at, ..Instance::default() });
            instances.len() - 1
        });
        let known = &mut instances[known];
        known.needed_by.extend(needed_by.filter(|by| !known.needed_by.contains(by)));
        known.named.extend(named.filter(|by| !known.named.contains(by)));
    }

    /// [temp.inst]: whether naming a function here needs its definition: what is evaluated does, and everything where its
    /// type is deduced from its body or a constant expression calls it.
    fn needs_definition(&self, entity: usize) -> bool {
        let deduced = self.program.function_entities[entity].result.has_placeholder();
        let computed = self.constants > 0 && self.program.is_constexpr(entity);
        let evaluated =
            !matches!(self.context(), Context::Unevaluated | Context::Discarded | Context::Pattern);
        deduced || computed || evaluated
    }

    /// The call of an operator function, members of the left operand and others.
    pub(super) fn operator_call(
        &mut self,
        operator: &str,
        operator_at: usize,
        range: Range<usize>,
        arguments: &Arguments,
        open: bool,
    ) -> Option<Expression> {
        let start = range.start;
        let left = arguments.list.first().cloned().unwrap_or_default();
        let (mut members, mut put) = (Vec::new(), Vec::new());
        if let Some(found) = left.written.as_ref().and_then(|t| self.member_functions(t, operator)) {
            (members, put) = found;
        }
        if operator == "operator=" && self.assigns_implied(arguments) {
            members.clear();
        }
        let others = Arguments { list: arguments.list.get(1..).unwrap_or_default().to_vec(), ..*arguments };
        let mut free = functions_of(&self.scopes.lookup(self.scope, operator));
        free.retain(|f| !self.program.function_entities[*f].member);
        for function in self.associated(operator, &arguments.list) {
            if !free.contains(&function) && !self.program.function_entities[function].member {
                free.push(function);
            }
        }
        let fits = |p: &Self, candidate: &Candidate, put: &Bindings, list: &[Operand]| {
            let entity = &p.program.function_entities[candidate.entity];
            let parameters = parameters_of(entity, put, candidate.arguments.as_deref());
            parameters.len() == list.len()
                && parameters
                    .iter()
                    .zip(list)
                    .all(|(to, from)| rank(&p.scopes, &p.program, from, to) != Rank::Impossible)
        };
        let of_class = (members.as_slice(), put.as_slice());
        let mut chosen = choose_operator(&self.scopes, &self.program, of_class, &free, arguments);
        chosen.retain(|c| match members.contains(&c.entity) {
            true => fits(self, c, &put, &others.list),
            false => fits(self, c, &Vec::new(), &arguments.list),
        });
        if !chosen.iter().any(|c| members.contains(&c.entity)) {
            put = Vec::new();
        }
        if chosen.is_empty() {
            let certain = left.written.as_ref().is_none_or(|t| {
                !matches!(t.unqualified(), Type::Named(_))
                    || self.scopes.is_enumeration(t)
                    || self.is_closed(t)
            });
            return if certain && !open { None } else { Some(self.value(start)) };
        }
        let members_only = chosen.iter().all(|c| self.program.function_entities[c.entity].member);
        let passed = if members_only { &others.list } else { &arguments.list };
        let passed = Arguments { list: passed.clone(), ..*arguments };
        if chosen.len() != 1 {
            self.passes_to(&chosen, &put, &passed.list);
        }
        if members_only {
            self.accesses(&left.lvalue_of, Access::Addressed);
            let object = self.passed(&Operand { lvalue_of: Vec::new(), ..left.clone() }, start);
            self.ends_temporary(&object, range.clone());
        }
        let standing = if open { Standing::Open } else { Standing::Certain };
        self.record(CallForm::Operator, range, operator_at, &chosen, &put, standing);
        for (index, argument) in passed.list.iter().enumerate() {
            self.convert_argument(&chosen, &put, index, argument, start);
        }
        self.counts_changing(&chosen, &passed);
        // The operator may be the built-in one.
        Some(if open { self.value(start) } else { self.called_result(start, &chosen, &put) })
    }

    /// The conversion of an argument to the parameter of the one function that is called.
    pub(super) fn convert_argument(
        &mut self,
        chosen: &[Candidate],
        put: &Bindings,
        index: usize,
        argument: &Operand,
        start: usize,
    ) {
        let [one] = chosen else { return };
        let entity = &self.program.function_entities[one.entity];
        let parameters = parameters_of(entity, put, one.arguments.as_deref());
        let Some(to) = parameters.get(index).cloned() else { return };
        let patterns = &entity.signature.parameters;
        let parameter = match patterns.get(index).or(patterns.last()) {
            Some(Type::Pack(pattern)) => pattern.as_ref(),
            Some(other) => other,
            None => return,
        };
        let from = self.passed(argument, start);
        // A reference whose type is deduced is bound to the argument itself.
        let deduced = parameter.is_reference() && parameter.is_dependent() && entity.template.is_some();
        self.convert(&from, &to, start..self.at, CallForm::ArgumentConversion);
        if deduced {
            self.accesses(&argument.lvalue_of, Access::Addressed);
        }
    }

    /// An argument as the expression that it is.
    pub(super) fn passed(&self, argument: &Operand, start: usize) -> Expression {
        Expression {
            written: argument.written.clone(),
            lvalue: argument.lvalue,
            xvalue: argument.xvalue,
            is_temporary: argument.is_temporary,
            is_result: argument.is_result,
            value: argument.value,
            braced: argument.braced,
            clauses: argument.clauses.clone(),
            makes: argument.makes,
            constant: argument.constant,
            lvalue_of: argument.lvalue_of.clone(),
            elements: argument.elements.clone(),
            ..self.value(start)
        }
    }

    /// The conversions of arguments to the parameters of what a pointer leads to.
    pub(super) fn passes_by_pointer(&mut self, parameters: &[Type], arguments: &[Operand], start: usize) {
        self.passes(parameters, arguments);
        for (to, argument) in parameters.iter().zip(arguments) {
            let value = Operand { lvalue_of: Vec::new(), ..argument.clone() };
            let from = self.passed(&value, start);
            self.convert(&from, to, start..self.at, CallForm::ArgumentConversion);
        }
    }

    /// The conversion of an expression to a type in copy-initialisation: a constructor of the type, or a conversion function.
    pub(super) fn convert(
        &mut self,
        from: &Expression,
        to: &Type,
        range: Range<usize>,
        form: CallForm,
    ) -> Option<usize> {
        self.convert_for(Initialisation::Copy, from, to, range, form)
    }

    /// The same in direct-initialisation, as of conditions and casts.
    pub(super) fn convert_directly(
        &mut self,
        from: &Expression,
        to: &Type,
        range: Range<usize>,
        form: CallForm,
    ) -> Option<usize> {
        self.convert_for(Initialisation::Direct, from, to, range, form)
    }

    fn convert_for(
        &mut self,
        how: Initialisation,
        from: &Expression,
        to: &Type,
        range: Range<usize>,
        form: CallForm,
    ) -> Option<usize> {
        let to = self.bound(to);
        self.binds(from, &to);
        self.names_overload(from.start..range.end, &to);
        if from.braced {
            self.made_from_braces(from, &to, range, form);
            return None;
        }
        if to == Type::Fundamental("bool") {
            self.tests(from, range.end);
        }
        if to.is_dependent() || self.unevaluated > 0 {
            return None;
        }
        let written = from.written.clone()?;
        let target = match &to {
            Type::Reference(of) | Type::RValueReference(of) => {
                let part = derives(&self.scopes, &written, of) == Some(true);
                let same = written.unqualified() == of.unqualified();
                if same || part || matches!(of.unqualified(), Type::Array(..)) {
                    self.ends_temporary(from, range);
                    return None;
                }
                of.unqualified().clone()
            }
            other => other.unqualified().clone(),
        };
        let same = written.unqualified() == &target;
        let is_class = |p: &Self, t: &Type| p.scopes.class_of_type(t).is_some();
        if is_class(self, &target) {
            if form == CallForm::ArgumentConversion {
                // The parameter or the temporary that it is bound to ends with the call.
                self.destroy(&target, from.start, range.clone(), form);
            } else {
                self.temporary(&target, range.clone());
            }
            if same && !from.lvalue && !from.xvalue {
                if form == CallForm::ArgumentConversion {
                    self.needs_copied(range);
                }
                return from.makes;
            }
            let arguments = Arguments { list: vec![from.operand()], expanded: false };
            return self.construct(&target, Some(&arguments), range.start, range, form);
        }
        if is_class(self, &written) {
            let implied = form == CallForm::ImpliedConstruction;
            let form = if implied { CallForm::Conversion } else { form };
            self.conversion_function(from, &written, &target, (range, form), how);
        }
        None
    }

    /// The type of `this`.
    pub(super) fn this_type(&self) -> Option<Type> {
        let function = &self.program.functions[self.function?];
        let entity = &self.program.function_entities[function.entity];
        if !entity.member {
            return None;
        }
        let is_const = entity.signature.qualifiers.split(' ').any(|w| w == "const");
        let class = Type::Named(Rc::clone(&entity.path)).qualified(is_const, false);
        Some(self.bound(&Type::Pointer(Rc::new(class))))
    }

    /// Reads the bodies of the instances that the unit makes, those that reading them makes included.
    pub(super) fn instances(&mut self) -> super::Parsed<()> {
        let mut next = 0;
        while next < self.program.instances.len() {
            if next >= super::MAX_INSTANCES {
                return self.outside("a unit that makes too many instances");
            }
            let Instance { entity, bindings, .. } = self.program.instances[next].clone();
            if let Some(bindings) = bindings {
                self.attributes_of_instance(next, entity, &bindings)?;
                self.instance(next, entity, bindings)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// The values that the arguments of the template's attributes have in an instance.
    fn attributes_of_instance(
        &mut self,
        index: usize,
        entity: usize,
        bindings: &Bindings,
    ) -> super::Parsed<()> {
        for declaration in self.program.function_entities[entity].declarations.clone() {
            let declared = &self.program.functions[declaration];
            let scope = declared.scope;
            for attribute in declared.specifiers.attributes.clone() {
                let Some(range) = self.program.attributes[attribute].arguments.clone() else { continue };
                let (outer, mark) = ((self.at, self.scope), self.program.mark());
                let instances = self.program.instances.len();
                (self.at, self.scope) = (range.start, scope);
                self.bindings.clone_from(bindings);
                let mut values = Vec::new();
                while self.at < range.end {
                    values.push(self.assignment_expression()?.value);
                    self.accept(",");
                }
                self.bindings = Vec::new();
                (self.at, self.scope) = outer;
                self.program.forget(mark);
                self.program.instances.truncate(instances);
                self.program.instances[index].attributes.push((attribute, values));
            }
        }
        Ok(())
    }

    /// Reads the body of a pattern again with its parameters bound. What is called and launched there is remembered,
    /// nothing else: the tokens were read before.
    fn instance(&mut self, index: usize, entity: usize, bindings: Bindings) -> super::Parsed<()> {
        let declarations = &self.program.function_entities[entity].declarations;
        let defined = declarations.iter().copied().find(|d| self.program.functions[*d].has_body());
        let Some(function) = defined else { return Ok(()) };
        let (start, scope) =
            (self.program.functions[function].body_at, self.program.functions[function].scope);
        let (functions, variables) = (self.program.functions.len(), self.program.variables.len());
        let mark = self.program.mark();
        let before = (
            self.program.calls.len(),
            self.program.launches.len(),
            self.program.mentions.len(),
            self.program.references.len(),
            self.program.uses.len(),
            self.program.left_out.len(),
            self.program.quiet_calls.len(),
        );
        let outer = (self.at, self.scope);
        self.bindings = bindings;
        self.instance = Some(index);
        self.at = start;
        let read = self.function_body(function, scope);
        self.bindings = Vec::new();
        self.instance = None;
        (self.at, self.scope) = outer;
        let calls = self.program.calls.split_off(before.0);
        let launches = self.program.launches.split_off(before.1);
        let mentions = self.program.mentions.split_off(before.2);
        let references = self.program.references.split_off(before.3);
        let uses = self.program.uses.split_off(before.4);
        let left_out = self.program.left_out.split_off(before.5);
        let quiet_calls = self.program.quiet_calls.split_off(before.6);
        let mut uses_again = std::mem::take(&mut self.program.uses_again);
        uses_again.extend(uses);
        let implied = (
            std::mem::take(&mut self.program.implied),
            std::mem::take(&mut self.program.implied_uses),
            std::mem::take(&mut self.program.implied_calls),
        );
        let instances = std::mem::take(&mut self.program.instances);
        let lambdas = std::mem::take(&mut self.program.lambdas);
        let captures = std::mem::take(&mut self.program.captures);
        self.program.forget(mark);
        self.program.calls.extend(calls);
        self.program.launches.extend(launches);
        self.program.mentions.extend(mentions);
        self.program.references.extend(references);
        self.program.uses_again = uses_again;
        self.program.left_out.extend(left_out);
        self.program.quiet_calls.extend(quiet_calls);
        (self.program.implied, self.program.implied_uses, self.program.implied_calls) = implied;
        self.program.instances = instances;
        self.program.lambdas = lambdas;
        self.program.captures = captures;
        for lambda in self.program.lambdas.iter_mut().filter(|l| l.instance.is_some()) {
            lambda.attributes.clear();
            lambda.late_attributes.clear();
        }
        self.program.returns_to_pattern(functions, function);
        self.program.variables.truncate(variables);
        for known in &mut self.program.function_entities {
            known.declarations.retain(|d| *d < functions);
        }
        for known in &mut self.program.variable_entities {
            known.declarations.retain(|d| *d < variables);
        }
        read.map(|_| ())
    }

    /// What a function is called in: a body that is read for an instance stands in that instance.
    pub(super) fn body_context(&self) -> Context {
        match (self.instance.is_some(), self.in_template()) {
            (true, _) => Context::Instance,
            (_, true) => Context::Pattern,
            _ => Context::Body,
        }
    }
}

/// The functions among symbols.
pub(super) fn functions_of(symbols: &[Symbol]) -> Vec<usize> {
    symbols.iter().filter_map(|s| if let Symbol::Function(f) = s { Some(*f) } else { None }).collect()
}

/// What a type is, points or refers to, or is an array of.
fn target(t: &Type) -> &Type {
    match t.unqualified() {
        Type::Pointer(of) | Type::Reference(of) | Type::Array(of, _) => target(of),
        other => other,
    }
}
