//! Declarators and parameter lists (GRAMMAR.md, "Declarators").

use std::ops::Range;
use std::rc::Rc;

use super::names::{Name, Qualifier};
use super::{Greater, MAX_MODIFIERS, Parsed, Parser};
use crate::program::Parameter;
use crate::scopes::{ScopeKind, Symbol};
use crate::source::TokenKind;
use crate::types::{Signature, Type};

/// One step from the specifiers' type to the declared type.
#[derive(Clone, Debug)]
pub(super) enum Modifier {
    /// `*` with its cv-qualifiers.
    Pointer(bool, bool),
    /// `&`.
    Reference,
    /// `&&`.
    RValueReference,
    /// `C::*` with its cv-qualifiers.
    MemberPointer(Type, bool, bool),
    /// `[bound]`; the token after `[`.
    Array(Option<String>, usize),
    /// A parameter list.
    Function(Box<FunctionPart>),
}

/// What a function declarator holds.
#[derive(Clone, Debug)]
pub(super) struct FunctionPart {
    /// From `(` to past `)`.
    pub(super) clause: Range<usize>,
    /// The parameters.
    pub(super) parameters: Vec<Parameter>,
    /// It ends in an ellipsis that declares no pack.
    pub(super) variadic: bool,
    /// cv- and ref-qualifiers.
    pub(super) qualifiers: String,
    /// `noexcept` or `throw(...)`.
    pub(super) exception_specification: bool,
    /// The type after `->`.
    pub(super) trailing: Option<Type>,
    /// The scope of the parameters.
    pub(super) scope: usize,
}

impl Modifier {
    /// The modified type.
    pub(super) fn apply(&self, to: Type) -> Type {
        match self {
            Modifier::Pointer(c, v) => Type::Pointer(Rc::new(to)).qualified(*c, *v),
            Modifier::Reference => match to {
                Type::RValueReference(inner) => Type::Reference(inner),
                Type::Reference(_) => to,
                other => Type::Reference(Rc::new(other)),
            },
            Modifier::RValueReference if to.is_reference() => to,
            Modifier::RValueReference => Type::RValueReference(Rc::new(to)),
            Modifier::MemberPointer(class, c, v) => {
                Type::MemberPointer(Rc::new(class.clone()), Rc::new(to)).qualified(*c, *v)
            }
            Modifier::Array(bound, _) => Type::Array(Rc::new(to), bound.clone()),
            Modifier::Function(part) => {
                let result = part.trailing.clone().unwrap_or(to);
                Type::Function(Rc::new(result), part.signature())
            }
        }
    }
}

impl FunctionPart {
    /// The adjusted parameter types.
    pub(super) fn signature(&self) -> Signature {
        let of = |p: &Parameter| {
            let adjusted = p.written.adjusted();
            if p.pack { Type::Pack(Rc::new(adjusted)) } else { adjusted }
        };
        Signature {
            parameters: self.parameters.iter().map(of).collect(),
            variadic: self.variadic,
            qualifiers: self.qualifiers.clone(),
        }
    }
}

/// A declarator, abstract or not.
#[derive(Clone, Debug)]
pub(super) struct Declarator {
    /// All its tokens.
    pub(super) range: Range<usize>,
    /// The steps in the order in which they apply to the specifiers' type.
    pub(super) modifiers: Vec<Modifier>,
    /// The declarator-id.
    pub(super) name: Option<Name>,
    /// Before this token stands, or would stand, the name (before the `...` of a pack).
    pub(super) name_at: usize,
    /// `...` before the name.
    pub(super) pack: bool,
    /// The pointer and reference operators before the name, outside of any parentheses.
    pub(super) operators: Vec<usize>,
    /// CUDA attributes inside.
    pub(super) attributes: Vec<usize>,
}

impl Declarator {
    /// The declared type.
    pub(super) fn apply(&self, mut to: Type) -> Type {
        for modifier in &self.modifiers {
            to = modifier.apply(to);
        }
        to
    }

    /// The parameters, where the declarator declares a function.
    pub(super) fn function(&self) -> Option<&FunctionPart> {
        match self.modifiers.last() {
            Some(Modifier::Function(part)) => Some(part),
            _ => None,
        }
    }
}

/// Whether a declarator must, may or must not have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// In declarations.
    Required,
    /// In parameters.
    Optional,
    /// In type-ids.
    Forbidden,
}

impl Parser<'_, '_> {
    /// `abstract-declarator`, possibly empty.
    pub(super) fn abstract_declarator(&mut self) -> Parsed<Declarator> {
        self.declarator(Naming::Forbidden)
    }

    /// `declarator`
    pub(super) fn declarator(&mut self, naming: Naming) -> Parsed<Declarator> {
        self.nested(|p| p.declarator_inner(naming))
    }

    fn declarator_inner(&mut self, naming: Naming) -> Parsed<Declarator> {
        let start = self.at;
        let mut modifiers = Vec::new();
        let mut operators = Vec::new();
        let mut attributes = Vec::new();
        loop {
            while self.at_attribute() && !self.is("[") {
                if let super::specifiers::Attribute::Cuda(indices) = self.attribute()? {
                    attributes.extend(indices);
                }
            }
            let before = self.at;
            match self.pointer_operator()? {
                Some(modifier) => {
                    modifiers.push(modifier);
                    operators.extend(before..self.at);
                }
                None => break,
            }
            if modifiers.len() > MAX_MODIFIERS {
                return self.outside("a declarator with too many operators");
            }
        }
        let ellipsis_is_pack = !self.is_at(self.at + 1, ")") || self.base_is_pack;
        let pack = naming != Naming::Required && self.is("...") && ellipsis_is_pack;
        let mut name_at = self.at;
        if pack {
            self.advance();
        }
        let mut name = None;
        let mut inner = None;
        let mut bridge = None;
        if self.is("(") && self.opens_nested_declarator(naming) {
            self.advance();
            let nested = self.declarator(naming)?;
            self.expect(")")?;
            name_at = nested.name_at;
            attributes.extend(nested.attributes.clone());
            inner = Some(nested);
        } else if naming != Naming::Forbidden
            && (self.is_identifier() || self.is("::") || self.is_special_name())
        {
            let found = self.name(false)?;
            if let Qualifier::Scope(scope) = found.qualifier {
                bridge = Some(self.scopes.add(ScopeKind::Bridge(scope), "", self.scope));
            }
            name = Some(found);
        } else if naming == Naming::Required {
            return self.outside("expected a declarator");
        }
        if let Some(nested) = &inner
            && let Some(found) = &nested.name
            && let Qualifier::Scope(scope) = found.qualifier
        {
            bridge = Some(self.scopes.add(ScopeKind::Bridge(scope), "", self.scope));
        }
        let mut suffixes = Vec::new();
        loop {
            while self.is("__attribute__") || (self.is("[") && self.is_at(self.at + 1, "[")) {
                if let super::specifiers::Attribute::Cuda(indices) = self.attribute()? {
                    return self.outside_at(
                        self.program.attributes[indices.start].range.start,
                        "a CUDA attribute after a declarator-id",
                    );
                }
            }
            if self.is("[") {
                suffixes.push(self.array_bound()?);
            } else if self.is("(") && self.opens_parameters(bridge.unwrap_or(self.scope)) {
                let parent = bridge.unwrap_or(self.scope);
                suffixes.push(Modifier::Function(Box::new(self.function_part(parent)?)));
            } else {
                break;
            }
            if modifiers.len() + suffixes.len() > MAX_MODIFIERS {
                return self.outside("a declarator with too many operators");
            }
        }
        suffixes.reverse();
        modifiers.extend(suffixes);
        let (mut pack, mut name) = (pack, name);
        if let Some(nested) = inner {
            modifiers.extend(nested.modifiers);
            name = nested.name;
            pack |= nested.pack;
        }
        Ok(Declarator { range: start..self.at, modifiers, name, name_at, pack, operators, attributes })
    }

    fn is_special_name(&self) -> bool {
        self.is("operator") || (self.is("~") && self.is_identifier_at(self.at + 1))
    }

    /// `*`, `&`, `&&` or `C::*` with qualifiers.
    pub(super) fn pointer_operator(&mut self) -> Parsed<Option<Modifier>> {
        if self.accept("&") {
            return Ok(Some(Modifier::Reference));
        }
        if self.accept("&&") {
            return Ok(Some(Modifier::RValueReference));
        }
        if self.accept("*") {
            let (c, v) = self.pointer_qualifiers();
            return Ok(Some(Modifier::Pointer(c, v)));
        }
        let class = self.is_identifier() && (self.is_at(self.at + 1, "::") || self.is_at(self.at + 1, "<"));
        if class || self.is("::") {
            let start = self.at;
            let member = self.attempt(|p| {
                let named = p.class_before_star()?;
                p.expect("::")?;
                p.expect("*")?;
                Ok(named)
            });
            match member {
                Some(named) => {
                    let (c, v) = self.pointer_qualifiers();
                    return Ok(Some(Modifier::MemberPointer(named, c, v)));
                }
                None => self.at = start,
            }
        }
        Ok(None)
    }

    fn class_before_star(&mut self) -> Parsed<Type> {
        let name = self.name(true)?;
        self.type_of_name(&name)
    }

    fn pointer_qualifiers(&mut self) -> (bool, bool) {
        let (mut c, mut v) = (false, false);
        loop {
            match self.text() {
                "const" => c = true,
                "volatile" => v = true,
                "__restrict__" | "__restrict" => {}
                _ => return (c, v),
            }
            self.advance();
        }
    }

    /// `(` begins a nested declarator and not a parameter list.
    fn opens_nested_declarator(&self, naming: Naming) -> bool {
        let next = self.at + 1;
        match self.text_at(next) {
            "*" | "&" | "&&" => true,
            "(" => naming != Naming::Forbidden,
            "..." => naming == Naming::Optional && !self.is_at(next + 1, ")"),
            _ if self.is_identifier_at(next) => {
                let found = self.scopes.lookup(self.scope, self.text_at(next));
                let names_type = found.iter().any(Symbol::is_type);
                let member_pointer = self.is_at(next + 1, "::") && self.is_at(next + 2, "*");
                let qualified = self.is_at(next + 1, "::") || self.is_at(next + 1, "<");
                match naming {
                    Naming::Required => !names_type || qualified,
                    Naming::Optional => member_pointer || (!names_type && !qualified),
                    Naming::Forbidden => member_pointer,
                }
            }
            _ => false,
        }
    }

    /// `(` begins a parameter list and not an initialiser.
    fn opens_parameters(&mut self, parent: usize) -> bool {
        if self.is_at(self.at + 1, ")") {
            return true;
        }
        let scope = self.scopes.add(ScopeKind::Block, "", parent);
        self.would(|p| {
            p.scope = scope;
            p.expect("(")?;
            if p.accept("...") {
                return p.expect(")").map(|_| ());
            }
            // All of it has to be parameters ([dcl.ambig.res]); one that can be nothing else decides.
            loop {
                let start = p.at;
                let specifiers = p.specifiers(None)?;
                if specifiers.written.is_none() || specifiers.defines {
                    return p.outside_at(start, "expected a parameter");
                }
                let may_be_cast = p.is("(") && !p.is_at(p.at + 1, ")");
                p.at = start;
                let read_to = match may_be_cast {
                    true => p.parameter().map(|_| ()),
                    false => p.parameter_without_default(),
                };
                read_to?;
                let ends = p.is(")") || p.is("...");
                match p.text() {
                    _ if ends => return Ok(()),
                    "," | "=" if !may_be_cast => return Ok(()),
                    "," => p.advance(),
                    _ => return p.outside("expected a parameter list"),
                };
                if p.is("...") {
                    return Ok(());
                }
            }
        })
    }

    /// Specifiers and declarator of a parameter.
    fn parameter_without_default(&mut self) -> Parsed<()> {
        self.specifiers(None)?;
        self.declarator(Naming::Optional).map(|_| ())
    }

    fn array_bound(&mut self) -> Parsed<Modifier> {
        self.expect("[")?;
        let start = self.at;
        if self.accept("]") {
            return Ok(Modifier::Array(None, start));
        }
        self.constant(|p| p.with_greater(Greater::Operator, |p| p.assignment_expression()))?;
        let spelled = self.spell(start..self.at);
        self.expect("]")?;
        Ok(Modifier::Array(Some(spelled), start))
    }

    /// `parameters-and-qualifiers`, with a trailing return type.
    pub(super) fn function_part(&mut self, parent: usize) -> Parsed<FunctionPart> {
        let scope = self.scopes.add(ScopeKind::Block, "", parent);
        self.within(scope, |p| {
            let (clause, parameters, variadic) =
                p.with_greater(Greater::Operator, |p| p.parameter_clause())?;
            let mut part = FunctionPart {
                clause,
                parameters,
                variadic,
                qualifiers: String::new(),
                exception_specification: false,
                trailing: None,
                scope,
            };
            p.after_parameters(&mut part)?;
            Ok(part)
        })
    }

    fn after_parameters(&mut self, part: &mut FunctionPart) -> Parsed<()> {
        let mut qualifiers = Vec::new();
        loop {
            match self.text() {
                "const" | "volatile" | "&" | "&&" => qualifiers.push(self.take()),
                "noexcept" => {
                    self.advance();
                    part.exception_specification = true;
                    if self.accept("(") {
                        self.unevaluated(|p| p.with_greater(Greater::Operator, |p| p.expression()))?;
                        self.expect(")")?;
                    }
                }
                "throw" => {
                    self.advance();
                    part.exception_specification = true;
                    self.expect("(")?;
                    while !self.accept(")") {
                        self.type_id()?;
                        self.accept(",");
                    }
                }
                "->" => {
                    self.advance();
                    part.trailing = Some(self.type_id()?);
                    break;
                }
                _ => break,
            }
        }
        qualifiers.sort_unstable();
        part.qualifiers = qualifiers.join(" ");
        Ok(())
    }

    /// Whether a template parameter pack occurs in a type.
    fn mentions_pack(&self, t: &Type) -> bool {
        match t {
            Type::Parameter(depth, index) => self.scopes.chain(self.scope).into_iter().any(|s| {
                let symbols = self.scopes.all[s].symbols.values().flatten();
                symbols.clone().any(|s| *s == Symbol::TypeParameter(*depth, *index, true))
            }),
            Type::Pointer(of) | Type::Reference(of) | Type::RValueReference(of) | Type::Array(of, _) => {
                self.mentions_pack(of)
            }
            Type::Qualified { of, .. } => self.mentions_pack(of),
            Type::Named(path) => path.iter().flat_map(|p| p.arguments.iter().flatten()).any(|a| match a {
                crate::types::Argument::Type(t) => self.mentions_pack(t),
                _ => false,
            }),
            _ => false,
        }
    }

    /// `(` parameter-declaration-clause `)`. Parameter names are declared in the current scope.
    pub(super) fn parameter_clause(&mut self) -> Parsed<(Range<usize>, Vec<Parameter>, bool)> {
        let start = self.expect("(")?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        while !self.is(")") {
            if self.accept("...") {
                variadic = true;
                break;
            }
            let parameter = self.parameter()?;
            let is_void = parameter.written == Type::VOID && parameter.name.is_none();
            if !is_void {
                parameters.push(parameter);
            }
            if self.accept("...") {
                variadic = true;
                break;
            }
            if !self.accept(",") && !self.is(")") {
                return self.outside("expected `,` or `)` in a parameter list");
            }
        }
        self.expect(")")?;
        Ok((start..self.at, parameters, variadic))
    }

    fn parameter(&mut self) -> Parsed<Parameter> {
        let start = self.at;
        let specifiers = self.specifiers(None)?;
        let Some(base) = specifiers.written.clone() else {
            return self.outside_at(start, "expected a parameter's type");
        };
        if specifiers.defines {
            return self.outside_at(start, "a class defined in a parameter list");
        }
        if specifiers.static_at.is_some() || specifiers.extern_at.is_some() || specifiers.typedef_at.is_some()
        {
            return self.outside_at(start, "a storage class on a parameter");
        }
        let base_is_pack = self.mentions_pack(&base);
        let outer = std::mem::replace(&mut self.base_is_pack, base_is_pack);
        let declarator = self.declarator(Naming::Optional);
        self.base_is_pack = outer;
        let declarator = declarator?;
        let written = declarator.apply(base);
        let mut attributes = specifiers.attributes.clone();
        attributes.extend(declarator.attributes.clone());
        let mut name = None;
        if let Some(found) = &declarator.name {
            if found.qualifier != Qualifier::None || found.arguments.is_some() {
                return self.outside_at(found.name_at, "a qualified parameter name");
            }
            name = Some((found.text.clone(), found.name_at));
            let known = match declarator.pack {
                true => Symbol::ParameterPack(written.clone()),
                // [dcl.fct]: an array or a function is a pointer in the body.
                false if matches!(written, Type::Array(..) | Type::Function(..)) => {
                    Symbol::Parameter(written.adjusted())
                }
                false => Symbol::Parameter(written.clone()),
            };
            self.scopes.declare(self.scope, &found.text, known);
        }
        let end = self.at;
        let mut default = None;
        if self.is("=") {
            self.advance();
            self.default_arguments += 1;
            let clause = self.initializer_clause();
            self.default_arguments -= 1;
            clause?;
            default = Some(end..self.at);
        }
        if self.token().kind == TokenKind::End {
            return self.outside("an unclosed parameter list");
        }
        Ok(Parameter {
            range: start..self.at,
            written,
            name,
            name_at: declarator.name_at,
            pack: declarator.pack,
            default,
            attributes,
        })
    }
}
