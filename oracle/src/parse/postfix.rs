//! Postfix expressions: calls, launches, members (GRAMMAR.md, "Expressions").

use super::calls::functions_of;
use super::expressions::Expression;
use super::{Greater, Parsed, Parser};
use crate::conversions::Fixed;
use crate::overloads::{Arguments, Candidate, Object, choose};
use crate::program::{Access, Call, CallForm, CalleeObject, ClosureCall, Launch, Referent, Standing};
use crate::scopes::Symbol;
use crate::source::TokenKind;
use crate::types::{Argument, Type};

impl Parser<'_, '_> {
    /// `postfix-expression`, launches included
    pub(super) fn postfix_expression(&mut self) -> Parsed<Expression> {
        let mut expression = self.primary_expression()?;
        let start = expression.start;
        loop {
            if self.token().kind != TokenKind::Punctuator {
                return Ok(expression);
            }
            match self.text() {
                "(" => {
                    let arguments = self.call_arguments()?;
                    expression = self.called(start, &expression, &arguments);
                }
                "[" => {
                    let bracket = self.advance();
                    let index = self.with_greater(Greater::Operator, |p| p.initializer_clause())?;
                    self.expect("]")?;
                    expression = self.subscript(bracket, &expression, &index);
                }
                "." => {
                    self.advance();
                    expression = self.member_access(start, &expression)?;
                }
                "->" => {
                    let operator_at = self.advance();
                    let object = self.arrow(operator_at, &expression);
                    expression = self.member_access(start, &object)?;
                }
                "++" | "--" => {
                    let operator_at = self.advance();
                    expression = self.postfix_step(operator_at, &expression);
                }
                "<<<" => {
                    self.launch(start, &expression)?;
                    expression = self.typed(start, &Type::VOID, false);
                }
                _ => break,
            }
        }
        self.mention(&expression);
        Ok(expression)
    }

    /// A function that is named and not called: its address is taken, or it is launched from elsewhere.
    fn mention(&mut self, named: &Expression) {
        if named.functions.is_empty() || self.is("(") || self.is(")") {
            return;
        }
        for entity in named.functions.clone() {
            let known = &self.program.function_entities[entity];
            let arguments = named
                .explicit
                .clone()
                .filter(|list| known.template.as_deref().is_some_and(|t| t.split(',').count() == list.len()));
            let candidate = Candidate { arguments, ..Candidate::of(entity) };
            let dependent = self.is_pattern() && named.explicit.is_none();
            self.uses_instance(&candidate, &named.put, named.start, dependent);
        }
    }

    /// `callee(arguments)`
    fn called(&mut self, start: usize, callee: &Expression, arguments: &Arguments) -> Expression {
        let range = start..self.at;
        self.has_effect(start);
        if !callee.functions.is_empty() {
            return self.named_call(callee, arguments, range);
        }
        if !matches!(callee.written.as_ref().map(Type::unqualified), Some(Type::Named(_))) {
            self.is_doubtful(start);
        }
        match callee.written.as_ref().map(Type::unqualified) {
            Some(Type::Named(_)) => self.object_call(callee, arguments, range),
            Some(Type::Function(result, signature)) => {
                let (result, signature) = (result.clone(), signature.clone());
                self.passes_by_pointer(&signature.parameters, &arguments.list, start);
                self.typed(start, &result, false)
            }
            Some(Type::Pointer(to)) => match to.unqualified() {
                Type::Function(result, signature) => {
                    let (result, signature) = (result.clone(), signature.clone());
                    self.passes_by_pointer(&signature.parameters, &arguments.list, start);
                    self.typed(start, &result, false)
                }
                _ => self.value(start),
            },
            _ => {
                let parameter = self.is_dependent_callee(callee);
                for argument in &arguments.list {
                    if parameter {
                        self.told_in_pattern(&argument.lvalue_of, Access::Discarded);
                    }
                    self.accesses(&argument.lvalue_of, Access::Open);
                }
                self.closure_call(callee, &range);
                let built_in = super::primary::is_built_in(self.text_at(callee.start));
                if built_in && self.is_at(callee.start + 1, "(") {
                    self.built_in_call(callee.start, arguments, range);
                }
                if !self.is_pattern() && self.unevaluated == 0 && !built_in {
                    self.refers(callee.closure.map_or(Referent::Unknown, Referent::Lambda), start);
                }
                self.value(start)
            }
        }
    }

    /// Whether a callee in a template hangs on its parameters: a member of one, what has such a type, a closure.
    fn is_dependent_callee(&self, callee: &Expression) -> bool {
        let at = callee.start;
        let dependent = |symbol: &Symbol| match symbol {
            Symbol::Variable(entity) => self.program.variable_entities[*entity].written.is_dependent(),
            Symbol::Parameter(t) => t.is_dependent(),
            _ => false,
        };
        let named = || {
            self.is_identifier_at(at) && {
                self.scopes.lookup(self.scope, self.text_at(at)).iter().any(dependent)
            }
        };
        self.is_pattern() && (callee.closure.is_some() || self.names_parameters(at..at + 1) || named())
    }

    /// The call of a variable that is initialised with a lambda.
    fn closure_call(&mut self, callee: &Expression, range: &std::ops::Range<usize>) {
        let [used] = callee.lvalue_of.as_slice() else { return };
        let Some(entity) = self.program.uses.get(*used).map(|u| u.entity) else { return };
        let Some(closure) = self.closure_of(entity) else { return };
        self.accesses(&callee.lvalue_of, Access::Addressed);
        let call = Call {
            form: CallForm::Operator,
            range: range.clone(),
            name_at: range.start,
            candidates: Vec::new(),
            ends: None,
            becomes: None,
            constants: None,
            built_in: None,
            changing: 0..usize::MAX,
            put: Vec::new(),
            standing: Standing::Certain,
            context: self.context(),
            function: self.function,
            lambda: self.lambda,
            instance: self.instance,
            implied: self.implied,
        };
        self.program.closure_calls.push(ClosureCall { closure, call });
    }

    /// What follows `.` or `->`, and what becomes of the object where that is a function or not known.
    fn member_access(&mut self, start: usize, object: &Expression) -> Parsed<Expression> {
        let member = self.member(start, object)?;
        if member.written.is_none() {
            let functions = &member.functions;
            let access = match functions.iter().all(|f| self.program.is_static_function(*f)) {
                _ if functions.is_empty() => Access::Open,
                true => Access::Discarded,
                false => Access::Addressed,
            };
            self.accesses(&object.lvalue_of, access);
        }
        Ok(member)
    }

    /// A member that is no plain name: where it is a destructor, its call.
    fn destructor_or_unknown(
        &mut self,
        start: usize,
        object: &Expression,
        is_of_object: bool,
    ) -> Parsed<Expression> {
        self.member_name()?;
        let tilde = self.at - 2;
        if let (true, Some(ended)) = (self.is_at(tilde, "~"), &object.written) {
            let ended = if is_of_object { Some(ended.clone()) } else { self.named_class(self.at - 1) };
            if let Some(ended) = ended {
                self.destroy(&ended, tilde, start..self.at, CallForm::Member);
            }
        }
        Ok(self.value(start))
    }

    /// What follows `.` or `->`: a member of the object, as far as its class is known.
    fn member(&mut self, start: usize, object: &Expression) -> Parsed<Expression> {
        let name_at = self.at;
        let destructor = self.is("~");
        let class = object.written.as_ref().and_then(|t| self.class_and_arguments(t));
        let Some((class, put)) = class else {
            self.member_name()?;
            return Ok(self.value(start));
        };
        if let Some(object) = object.written.clone() {
            self.completes(&object, name_at);
        }
        self.ends_temporary(object, start..self.at);
        let of_class = self.qualifying_class();
        let simple = self.is_identifier() && !self.is_at(self.at + 1, "::") || self.is("operator");
        if !simple || destructor {
            return self.destructor_or_unknown(start, object, destructor);
        }
        let name_at = self.at;
        let name = if self.is("operator") { self.name(false)?.text } else { self.identifier()?.to_owned() };
        let members =
            of_class.as_ref().or(object.written.as_ref()).and_then(|t| self.members_called(t, &name));
        let (found, put) =
            members.unwrap_or_else(|| (self.scopes.lookup_in(self.scopes.classes[class].scope, &name), put));
        let template = found.iter().any(|s| match s {
            Symbol::Function(f) => self.program.function_entities[*f].template.is_some(),
            _ => false,
        });
        let explicit = if self.is("<") && template { Some(self.template_arguments()?) } else { None };
        let functions = functions_of(&found);
        if !functions.is_empty() {
            let written = object.written.clone().filter(|t| !t.is_dependent());
            let object = written.map(|written| Box::new(Object { written, lvalue: object.lvalue }));
            let member = true;
            return Ok(Expression { functions, explicit, put, name_at, member, object, ..self.value(start) });
        }
        for symbol in &found {
            if let Symbol::Variable(entity) = symbol {
                self.refers(Referent::Variable(*entity), name_at);
                let mut written = self.program.variable_entities[*entity].written.clone();
                for (depth, arguments) in &put {
                    written = written.substitute(*depth, arguments);
                }
                if !self.program.is_part_of_objects(&self.program.variable_entities[*entity]) {
                    // A variable of its own.
                    self.accesses(&object.lvalue_of, Access::Discarded);
                    let used = self.uses_variable(*entity, name_at..name_at + 1);
                    self.program.uses[used].class_arguments.clone_from(&put);
                    let fixed = self.program.fixed(&self.program.variable_entities[*entity]);
                    return Ok(Expression {
                        fixed,
                        lvalue_of: vec![used],
                        ..self.typed(start, &written, true)
                    });
                }
                let is_const = object.written.as_ref().is_some_and(Type::is_const);
                let reference = written.is_reference();
                let member = self.typed(start, &written.qualified(is_const, false), true);
                if reference {
                    // Its value is taken: it leads to another object.
                    return Ok(member);
                }
                if let Some(t) = &member.written {
                    self.names_part(&object.lvalue_of, t, false);
                }
                let fixed = Fixed { address: object.fixed.address, value: false };
                return Ok(Expression {
                    fixed,
                    moved: object.moved,
                    lvalue_of: object.lvalue_of.clone(),
                    own: object.own,
                    ..member
                });
            }
        }
        Ok(self.value(start))
    }

    /// The class before `::` that a member of an object is named with, read, where it is one that is known and a name follows.
    fn qualifying_class(&mut self) -> Option<Type> {
        let is_one = self.is_identifier() && self.is_at(self.at + 1, "::");
        let is_last = !self.is_at(self.at + 3, "::") && !self.is_at(self.at + 2, "~");
        let class = if is_one && is_last { self.named_class(self.at)? } else { return None };
        self.may_name_type(self.at);
        self.at += 2;
        Some(class)
    }

    /// The class that is no template and that a token names.
    fn named_class(&self, at: usize) -> Option<Type> {
        let found = self.scopes.lookup(self.scope, self.text_at(at));
        found.iter().find_map(|symbol| match symbol {
            Symbol::Class(class) if self.scopes.classes[*class].template_depth.is_none() => {
                Some(Type::Named(self.scopes.classes[*class].path.clone()))
            }
            _ => None,
        })
    }

    fn member_name(&mut self) -> Parsed<()> {
        loop {
            let template_keyword = self.accept("template");
            if self.is("operator") || self.is("~") {
                let name = self.name(false)?;
                if self.is("<") && (template_keyword || self.member_templates.contains(&name.text)) {
                    self.template_arguments()?;
                }
                return Ok(());
            }
            let name_at = self.at;
            let name = self.identifier()?;
            let known = self.member_templates.iter().any(|m| m == name);
            if self.is("<") && (template_keyword || known) {
                self.template_arguments()?;
            }
            if !self.accept("::") {
                return Ok(());
            }
            self.may_name_type(name_at);
        }
    }

    /// `callee <<< configuration >>> ( arguments )`
    fn launch(&mut self, start: usize, named: &Expression) -> Parsed<()> {
        let callee = start..self.at;
        self.expect("<<<")?;
        self.has_effect(start);
        let first = self.at;
        let mut count = 0;
        self.with_greater(Greater::ClosesConfiguration, |p| {
            loop {
                p.initializer_clause()?;
                count += 1;
                if !p.accept(",") {
                    return Ok(());
                }
            }
        })?;
        let configuration = first..self.at;
        for index in 0..3 {
            if index > 0 && !self.token().joined {
                return self.outside("expected `>>>`");
            }
            self.expect(">")?;
        }
        if !self.is("(") {
            return self.outside("expected the arguments of a launch");
        }
        let open = self.at;
        let arguments = self.call_arguments()?;
        self.is_called(named.name_at);
        let chosen = choose(
            &self.scopes,
            &self.program,
            &named.functions,
            named.explicit.as_deref(),
            &named.put,
            &arguments,
        );
        let unknown =
            |p: &Self| arguments.list.iter().any(|a| a.written.is_none() && !a.braced) && p.is_pattern();
        let dependent = unknown(self);
        let left = self.is_pattern() && self.leaves_to_instances(named, dependent);
        for candidate in &chosen {
            self.uses_instance(candidate, &named.put, start, dependent);
        }
        if !chosen.is_empty() && !dependent && !chosen.iter().any(|c| self.is_written_kernel(c.entity)) {
            // What is no kernel is called, though it cannot be configured.
            let range = start..self.at;
            self.record(CallForm::Launch, range, named.name_at, &chosen, &named.put, Standing::Certain);
        }
        // A non-static member of an object is no function that could be launched.
        let of_object = named.member && named.unqualified.is_none();
        let candidates = chosen.iter().map(|c| c.entity);
        let named_alone = |entity: &usize| !of_object || self.program.is_static_function(*entity);
        let candidates = candidates.filter(named_alone).collect();
        let object = self.callee_object(callee.clone());
        let push = self.scopes.lookup(self.scope, "__cudaPushCallConfiguration");
        self.program.launches.push(Launch {
            callee,
            configuration,
            configuration_count: count,
            arguments: open..self.at,
            statement: false,
            dependent: left,
            candidates,
            object,
            push_declared: push.iter().any(|s| matches!(s, Symbol::Function(_))),
            context: self.context(),
            function: self.function,
            instance: self.instance,
            lambda: self.lambda,
        });
        Ok(())
    }

    /// Whether which function a template launches is decided in its instances ([temp.dep]): `of_arguments` says that an argument
    /// depends on template parameters. One function that is no template is known by its qualified name, whatever is passed to it.
    fn leaves_to_instances(&self, named: &Expression, of_arguments: bool) -> bool {
        let is_dependent = |all: &[Argument]| all.iter().any(Argument::is_dependent);
        let mut templates =
            named.functions.iter().map(|entity| &self.program.function_entities[*entity].template);
        let is_single = named.functions.len() == 1 && templates.all(Option::is_none);
        // A member of the class template around it.
        let is_of_pattern = |entity: &usize| {
            let path = &self.program.function_entities[*entity].path;
            path.iter().flat_map(|part| part.arguments.iter().flatten()).any(Argument::is_dependent)
        };
        named.put.is_empty() && named.functions.iter().any(is_of_pattern)
            || named.explicit.as_deref().is_some_and(is_dependent)
            || named.put.iter().any(|(_, all)| is_dependent(all))
            || of_arguments && (named.unqualified.is_some() || !is_single)
    }

    /// Whether `__global__` is written on a function.
    fn is_written_kernel(&self, entity: usize) -> bool {
        let declarations = &self.program.function_entities[entity].declarations;
        let mut attributes =
            declarations.iter().flat_map(|d| &self.program.functions[*d].specifiers.attributes);
        attributes.any(|a| self.program.attributes[*a].name == "global")
    }

    /// What is known of a callee that names no function.
    fn callee_object(&self, callee: std::ops::Range<usize>) -> CalleeObject {
        let Some(used) = self.program.uses.iter().rev().find(|u| u.range == callee) else {
            return CalleeObject::Pointer;
        };
        let entity = &self.program.variable_entities[used.entity];
        let declaration = entity.declarations.last().map(|d| &self.program.variables[*d]);
        let initializer = declaration.and_then(|d| d.initializer.clone());
        match (entity.written.unqualified(), initializer) {
            (Type::Placeholder(_), Some(range)) if self.is_at(range.start + 1, "[") => CalleeObject::Closure,
            (Type::Placeholder(_), Some(range)) if range.end - range.start <= 3 => CalleeObject::Pointer,
            (Type::Named(_) | Type::Placeholder(_), _) => CalleeObject::Open,
            _ => CalleeObject::Pointer,
        }
    }

    /// `( arguments )`
    pub(super) fn call_arguments(&mut self) -> Parsed<Arguments> {
        self.with_greater(Greater::Operator, |p| {
            p.expect("(")?;
            let mut arguments = Arguments::default();
            while !p.is(")") {
                if let Some(expansion) = p.expansion(false) {
                    let elements = p.expand(&expansion, |p| {
                        let argument = p.initializer_clause()?;
                        Ok(p.as_argument(argument).operand())
                    })?;
                    arguments.list.extend(elements);
                } else {
                    let argument = p.initializer_clause()?;
                    arguments.list.push(p.as_argument(argument).operand());
                    arguments.expanded |= p.accept("...");
                }
                if !p.accept(",") && !p.is(")") {
                    return p.outside("expected `,` or `)` in arguments");
                }
            }
            p.expect(")")?;
            Ok(arguments)
        })
    }

    /// `initializer-clause`
    pub(super) fn initializer_clause(&mut self) -> Parsed<Expression> {
        if !self.is("{") {
            return self.assignment_expression();
        }
        let start = self.at;
        let clauses = self.braced_list()?;
        let clauses = clauses.map(|list| list.iter().map(Expression::operand).collect());
        Ok(Expression { braced: true, clauses, ..self.value(start) })
    }

    /// `braced-init-list`; its clauses, where each of them initialises what follows what the one before it does.
    pub(super) fn braced_list(&mut self) -> Parsed<Option<Vec<Expression>>> {
        self.nested(|p| {
            p.with_greater(Greater::Operator, |p| {
                p.expect("{")?;
                let mut clauses = Vec::new();
                let mut in_order = true;
                while !p.is("}") {
                    if p.is(".") {
                        p.advance();
                        p.identifier()?;
                        p.accept("=");
                        in_order = false;
                    }
                    if let Some(expansion) = p.expansion(false) {
                        clauses.extend(p.expand(&expansion, |p| {
                            let clause = p.initializer_clause()?;
                            Ok(p.as_argument(clause))
                        })?);
                    } else {
                        let clause = p.initializer_clause()?;
                        clauses.push(p.as_argument(clause));
                        in_order &= !p.accept("...");
                    }
                    if !p.accept(",") && !p.is("}") {
                        return p.outside("expected `,` or `}` in a braced list");
                    }
                }
                p.expect("}")?;
                Ok(in_order.then_some(clauses))
            })
        })
    }
}
