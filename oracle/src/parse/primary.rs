//! Primary expressions: literals, names, casts (GRAMMAR.md, "Expressions").

use super::calls::functions_of;
use super::casts::CastStyle;
use super::expressions::Expression;
use super::names::{Name, Qualifier};
use super::{Greater, Parsed, Parser};
use crate::literals::literal;
use crate::program::{Access, CallForm, Mention, Referent, VariableScope};
use crate::scopes::{ScopeKind, Symbol};
use crate::source::TokenKind;
use crate::types::{Argument, Type};

impl Parser<'_, '_> {
    pub(super) fn primary_expression(&mut self) -> Parsed<Expression> {
        let start = self.at;
        match self.token().kind {
            TokenKind::Number | TokenKind::Character | TokenKind::String => return self.literal(start),
            TokenKind::End => return self.outside("expected an expression"),
            _ => {}
        }
        match self.text() {
            "(" => return self.parenthesised(start),
            "[" => return self.lambda(start),
            "true" | "false" => {
                let value = Some(i64::from(self.take() == "true"));
                return Ok(Expression { value, ..self.typed(start, &Type::Fundamental("bool"), false) });
            }
            "nullptr" => {
                self.advance();
                return Ok(self.typed(start, &Type::Fundamental("nullptr_t"), false));
            }
            "this" => {
                let at = self.advance();
                self.captures_this(at);
                self.names_automatic(at);
                let this = self.this_type();
                return Ok(self.typed_or_not(start, this));
            }
            "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast" => {
                if self.is("dynamic_cast") {
                    self.has_construct("dynamic-cast", start);
                    self.is_doubtful(start);
                }
                self.advance();
                self.expect("<")?;
                let to = self.with_greater(Greater::Operator, |p| p.type_id())?;
                self.expect(">")?;
                self.expect("(")?;
                let operand = self.with_greater(Greater::Operator, |p| p.expression())?;
                self.expect(")")?;
                let style = match self.text_at(start) {
                    "static_cast" | "dynamic_cast" => CastStyle::Static,
                    "const_cast" => CastStyle::Const,
                    _ => CastStyle::Reinterpret,
                };
                return Ok(self.cast(style, start, &to, &operand));
            }
            "typeid" => return self.typeid(start),
            "typename" | "decltype" => return self.functional_cast(start),
            word if super::specifiers::is_fundamental_word(word) => return self.functional_cast(start),
            _ => {}
        }
        if self.is_identifier() || self.is("::") || self.is("operator") {
            let name = self.name(false)?;
            return self.id_expression(start, &name);
        }
        self.outside("expected an expression")
    }

    /// `typeid ( type-id )` or `typeid ( expression )`. An object of a class with virtual functions is evaluated
    /// ([expr.typeid]): one that a call gives is outside.
    fn typeid(&mut self, start: usize) -> Parsed<Expression> {
        self.expect("typeid")?;
        self.has_construct("typeid", start);
        self.is_doubtful(start);
        let operand = self.at;
        if self.attempt(|p| p.cast_head()).is_none() {
            self.expect("(")?;
            let asked = self.unevaluated(|p| p.with_greater(Greater::Operator, |p| p.expression()))?;
            self.expect(")")?;
            let is_class = asked.written.as_ref().is_none_or(|t| self.scopes.class_of_type(t).is_some());
            let done = self.effects.range(operand..self.at).next().is_some();
            if asked.lvalue && is_class && done {
                return self.outside_at(start, "`typeid` of an object that is not only named");
            }
        }
        let named = |class: &&crate::scopes::Class| match class.path.as_slice() {
            [std, class] => std.name == "std" && class.name == "type_info",
            _ => false,
        };
        let type_info = self.scopes.classes.iter().find(named).map(|class| Type::Named(class.path.clone()));
        match type_info {
            Some(class) => Ok(self.typed(start, &class.qualified(true, false), true)),
            None => self.outside_at(start, "`typeid` without `std::type_info`"),
        }
    }

    /// `( expression )` or a fold expression
    fn parenthesised(&mut self, start: usize) -> Parsed<Expression> {
        self.with_greater(Greater::Operator, |p| {
            p.expect("(")?;
            if p.is("{") {
                return p.outside("a statement expression");
            }
            if let Some(folded) = p.fold(start)? {
                return Ok(folded);
            }
            if p.accept("...") {
                if !p.accept(",") {
                    let Some((_, length)) = p.binary_operator() else {
                        return p.outside("expected an operator");
                    };
                    for _ in 0..length {
                        p.advance();
                    }
                }
                p.unary_expression()?;
                p.expect(")")?;
                return Ok(p.value(start));
            }
            let inner = p.expression()?;
            p.expect(")")?;
            Ok(Expression { start, unqualified: None, ..inner })
        })
    }

    /// `type ( arguments )` or `type { ... }`
    fn functional_cast(&mut self, start: usize) -> Parsed<Expression> {
        let specifiers = self.specifiers(None)?;
        if specifiers.written.is_none() || !specifiers.attributes.is_empty() {
            return self.outside_at(start, "expected an expression");
        }
        let written = specifiers.written.unwrap_or(Type::VOID);
        self.made(start, &written)
    }

    /// `( arguments )` or `{ ... }` after a type: an object of it.
    fn made(&mut self, start: usize, written: &Type) -> Parsed<Expression> {
        if self.is("{") {
            let clauses = self.braced_list()?;
            if self.is_pattern() && written.is_dependent() {
                for clause in clauses.iter().flatten() {
                    self.told_in_pattern(&clause.lvalue_of, Access::Discarded);
                }
            }
            let arguments = self.listed_arguments(written, clauses.as_deref());
            let form = CallForm::ImpliedConstruction;
            let makes = self.construct(written, arguments.as_ref(), start, start..self.at, form);
            if arguments.is_none() {
                self.lists_parts(written, clauses.as_deref(), start..self.at);
            }
            return Ok(self.made_object(start, written, makes));
        }
        if !self.is("(") {
            return self.outside("expected `(` or `{` after a type");
        }
        let arguments = self.call_arguments()?;
        if let [one] = arguments.list.as_slice() {
            let operand = Expression {
                written: one.written.clone(),
                lvalue: one.lvalue,
                value: one.value,
                lvalue_of: one.lvalue_of.clone(),
                address_of: one.address_of.clone(),
                fixed: one.fixed,
                moved: one.moved,
                ..self.value(start)
            };
            if self.scopes.class_of_type(&self.bound(written)).is_none() {
                return Ok(self.cast(CastStyle::Functional, start, written, &operand));
            }
        }
        let form = CallForm::Construction;
        let makes = self.construct(written, Some(&arguments), start, start..self.at, form);
        let class = self.scopes.class_of_type(&self.bound(written));
        if class.is_some_and(|class| !self.scopes.constructors_of(class).is_empty()) {
            self.destroy(written, start, start..self.at, CallForm::WrittenEnd);
        }
        Ok(self.made_object(start, written, makes))
    }

    /// A temporary object that a type and its arguments make.
    fn made_object(&mut self, start: usize, written: &Type, makes: Option<usize>) -> Expression {
        self.temporary(written, start..self.at);
        let is_temporary = self.scopes.class_of_type(&self.bound(written)).is_some();
        Expression { makes, is_temporary, ..self.typed(start, written, false) }
    }

    /// An expression whose type may not be known.
    pub(super) fn typed_or_not(&self, start: usize, t: Option<Type>) -> Expression {
        match t {
            Some(t) => self.typed(start, &t, matches!(t, Type::Array(..))),
            None => self.value(start),
        }
    }

    /// Whether what has this type is an object of the call that it stands in; what a lambda has of the function around it is not looked at.
    fn is_own(&self, t: &Type) -> bool {
        self.lambda.is_none() && !t.is_reference()
    }

    fn id_expression(&mut self, start: usize, name: &Name) -> Parsed<Expression> {
        let functions = functions_of(&name.symbols);
        self.captures_named(name);
        self.completes_this(name, &functions);
        if !functions.is_empty() {
            return Ok(self.named_functions(start, name, functions));
        }
        for symbol in &name.symbols {
            match symbol {
                Symbol::Variable(entity) | Symbol::VariableTemplate(entity) => {
                    let put = self.put_into_member(*entity, name);
                    let used = self.uses_variable(*entity, name.range.clone());
                    let known = &mut self.program.uses[used];
                    known.arguments.clone_from(&name.arguments);
                    known.class_arguments.clone_from(&put);
                    if self.unevaluated == 0 {
                        self.refers(Referent::Variable(*entity), name.name_at);
                    }
                    let known = &self.program.variable_entities[*entity];
                    let (written, value) = (known.written.clone(), known.value);
                    let written = put.iter().fold(written, |t, (depth, list)| t.substitute(*depth, list));
                    let written = match known.instance_type(&written, name.arguments.as_deref()) {
                        Some(written) => self.bound(&written),
                        None => return Ok(self.value(start)),
                    };
                    let value = value.filter(|_| known.template.is_none() || !known.written.is_dependent());
                    let (fixed, closure) = (self.program.fixed(known), known.closure);
                    let is_automatic = known.scope == VariableScope::Block && !fixed.address;
                    let own = is_automatic && self.is_own(&known.written);
                    let of_class = put.iter().flat_map(|(_, list)| list);
                    let dependent = of_class.chain(name.arguments.iter().flatten());
                    let value = value.filter(|_| !dependent.clone().any(Argument::is_dependent));
                    return Ok(Expression {
                        value,
                        fixed,
                        closure,
                        own,
                        lvalue_of: vec![used],
                        ..self.typed(start, &written, true)
                    });
                }
                Symbol::Parameter(t) => {
                    self.names_automatic(name.name_at);
                    let own = self.is_own(t) && !matches!(t.unqualified(), Type::Array(..));
                    return Ok(Expression { own, ..self.typed(start, &t.clone(), true) });
                }
                Symbol::Enumerator(t, value) => {
                    self.completes(t, name.name_at);
                    return Ok(Expression { value: *value, ..self.typed(start, &t.clone(), false) });
                }
                Symbol::ValueParameter(depth, index) => {
                    return Ok(self.value_parameter(start, *depth, *index));
                }
                Symbol::ParameterPack(pattern) => {
                    self.names_automatic(name.name_at);
                    let element = self.element_type(pattern);
                    return Ok(match element {
                        Some(t) => self.typed(start, &t, true),
                        None => self.value(start),
                    });
                }
                Symbol::Value => {
                    self.names_automatic(name.name_at);
                    return Ok(self.value(start));
                }
                _ => {}
            }
        }
        if name.symbols.iter().any(Symbol::is_type) {
            let named = self.type_of_name(name);
            return self.made(start, &named.unwrap_or(Type::VOID));
        }
        self.undeclared(start, name)
    }

    /// In a lambda the name of a non-static member without an object stands for `this->name` ([class.mfct.non.static]):
    /// the class of `this` is complete there. A function around it is a member, which takes the class anyway.
    fn completes_this(&mut self, name: &Name, functions: &[usize]) {
        if self.lambda.is_none() || self.unevaluated > 0 || name.qualifier != Qualifier::None {
            return;
        }
        let of_objects = |f: &usize| {
            let entity = &self.program.function_entities[*f];
            let mut declared = entity.declarations.iter().map(|d| &self.program.functions[*d]);
            entity.member && declared.all(|d| d.specifiers.static_at.is_none())
        };
        let member = match name.symbols.first() {
            Some(Symbol::Variable(v)) => self.program.is_part_of_objects(&self.program.variable_entities[*v]),
            _ => !functions.is_empty() && functions.iter().all(of_objects),
        };
        if let (true, Some(Type::Pointer(class))) = (member, self.this_type()) {
            self.completes(&class, name.name_at);
        }
    }

    /// The functions that a name means.
    fn named_functions(&mut self, start: usize, name: &Name, functions: Vec<usize>) -> Expression {
        let unqualified = (name.qualifier == Qualifier::None).then(|| name.text.clone());
        self.program.mentions.push(Mention {
            candidates: functions.clone(),
            arguments: name.arguments.clone(),
            name_at: name.name_at,
            called: false,
            constant: self.constants > 0,
            context: self.context(),
            function: self.function,
            lambda: self.lambda,
            instance: self.instance,
        });
        let member = functions.iter().any(|f| self.program.function_entities[*f].member);
        let mut put = Vec::new();
        if let Some((depth, arguments)) = &name.class_arguments {
            put.push((*depth, arguments.clone()));
        } else if member {
            put.clone_from(&self.bindings);
        }
        Expression {
            functions,
            explicit: name.arguments.clone(),
            put,
            name_at: name.name_at,
            unqualified,
            member,
            ..self.value(start)
        }
    }

    /// A non-type template parameter: in an instance its value.
    fn value_parameter(&self, start: usize, depth: usize, index: usize) -> Expression {
        let bound = self.bindings.iter().find(|(d, _)| *d == depth);
        match bound.and_then(|(_, list)| list.get(index)) {
            Some(Argument::Value(text)) => {
                let (t, value) = literal(text);
                Expression { value, ..self.typed_or_not(start, t) }
            }
            _ => self.value(start),
        }
    }

    /// A name that lookup does not find: dependent, built in, found by its arguments, or outside.
    fn undeclared(&mut self, start: usize, name: &Name) -> Parsed<Expression> {
        let in_template = self.in_template();
        let known = match name.qualifier {
            Qualifier::Open => true,
            Qualifier::Scope(scope) => match self.scopes.all[scope].kind {
                ScopeKind::Class(_) => self.scopes.in_open_class(scope) || name.class_arguments.is_some(),
                _ => false,
            },
            Qualifier::None => {
                is_built_in(&name.text)
                    || matches!(name.text.as_str(), "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__")
                    || self.scopes.in_open_class(self.scope)
                    || (in_template && (self.is("(") || self.is("<<<")))
            }
        };
        let friends = self.scopes.hidden_friends(&name.text);
        if name.qualifier == Qualifier::None && self.is("(") && !friends.is_empty() {
            let unqualified = Some(name.text.clone());
            return Ok(Expression {
                functions: friends,
                name_at: name.name_at,
                unqualified,
                ..self.value(start)
            });
        }
        if known {
            return Ok(self.value(start));
        }
        self.outside_at(name.name_at, "a name that was not declared before")
    }
}

/// Whether a name is that of a function, or of something like one, that the compiler knows without a declaration.
pub(super) fn is_built_in(name: &str) -> bool {
    name.starts_with("__builtin_") || name == "__sync_synchronize"
}
