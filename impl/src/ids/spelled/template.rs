//! Template argument lists: arguments as written, then defaults; ABI tags of classes.

use super::super::model::{Argument, Base, Component, Name, Type};
use super::constexpr_call::{Constant, Locals};
use super::cursor::Cursor;
use super::effort::Bindings;
use super::unify::is_placeholder;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::{Kind, TokenRange};
use crate::tree::{DeclarationId, Form, IdRange, TemplateParameterId, TemplateParameterKind};
use std::collections::VecDeque;

/// A template's arguments, as its name shows them and by parameter.
pub(super) struct ArgumentList {
    pub(super) arguments: Vec<Argument>,
    pub(super) bindings: Bindings,
}

/// What gives the default arguments while the arguments of one template are found.
pub(super) struct Defaults {
    declaration: DeclarationId,
    /// The declarations that give some, once one is asked for.
    headers: Option<Vec<(DeclarationId, IdRange<TemplateParameterId>)>>,
    /// The arguments by the parameters of the other declarations.
    renamed: Bindings,
    /// How many of them.
    known: usize,
}

impl Defaults {
    /// Those of the template that `declaration` declares.
    pub(super) fn of(declaration: DeclarationId) -> Defaults {
        Defaults { declaration, headers: None, renamed: Bindings::default(), known: 0 }
    }
}

/// What is left of a pack expansion in a list of arguments: for each element where its pattern stands.
#[derive(Default)]
pub(super) struct Expanded {
    pattern: TokenRange,
    elements: VecDeque<Standing>,
    /// Of `__integer_pack(N)...` the integers.
    integers: VecDeque<Constant>,
}

impl Expanded {
    /// Whether nothing is left.
    pub(super) fn is_empty(&self) -> bool {
        self.elements.is_empty() && self.integers.is_empty()
    }
}

impl<'a> Spelling<'a> {
    /// The arguments at the cursor, a `<`, of the template that `declaration` declares.
    pub(super) fn template_arguments(
        &self,
        cursor: &mut Cursor<'a>,
        declaration: DeclarationId,
        standing: &Standing,
    ) -> Known<ArgumentList> {
        self.template_arguments_in(cursor, declaration, standing, standing.bindings.clone())
    }

    /// The same where the template parameters around the declaration are bound in `outer`.
    pub(super) fn template_arguments_in(
        &self,
        cursor: &mut Cursor<'a>,
        declaration: DeclarationId,
        standing: &Standing,
        outer: Bindings,
    ) -> Known<ArgumentList> {
        let tree = self.unit.tree;
        let header = tree[declaration].headers.iter().next_back().ok_or(Missing::Form)?;
        let parameters: Vec<TemplateParameterId> = tree[header].parameters.iter().collect();
        let inside = Standing { effort: standing.effort.deeper(), ..standing.clone() };
        let mut list = ArgumentList { arguments: Vec::new(), bindings: outer };
        if !cursor.eat(Kind::Less) {
            return Err(Missing::Form);
        }
        let mut defaults = Defaults::of(declaration);
        let mut expanded = Expanded::default();
        for &id in &parameters {
            let mut next = |bindings: &Bindings| {
                self.next_argument((cursor, &mut expanded), (id, declaration), &inside, bindings)
            };
            let argument = if tree[id].is_pack {
                let mut pack = Vec::new();
                while let Some(argument) = next(&list.bindings)? {
                    pack.push(argument);
                }
                Argument::Pack(pack)
            } else {
                match next(&list.bindings)? {
                    Some(argument) => argument,
                    None => self.default_argument(&mut defaults, &list.arguments, &list.bindings, &inside)?,
                }
            };
            list.bindings.push(id, argument.clone());
            list.arguments.push(argument);
        }
        if !expanded.is_empty() || !cursor.eat(Kind::Greater) {
            return Err(Missing::Form);
        }
        Ok(list)
    }

    /// The next argument of a list for the parameter of a template: one at the cursor, which goes behind the comma, or the next
    /// element of a pack expansion there. `None` at the end of the list.
    pub(super) fn next_argument(
        &self,
        (cursor, expanded): (&mut Cursor<'a>, &mut Expanded),
        (id, declaration): (TemplateParameterId, DeclarationId),
        standing: &Standing,
        bindings: &Bindings,
    ) -> Known<Option<Argument>> {
        loop {
            if let Some(element) = expanded.elements.pop_front() {
                let mut pattern = Cursor::new(self.unit, expanded.pattern);
                return self.argument(&mut pattern, id, declaration, &element, bindings).map(Some);
            }
            if let Some((own, value)) = expanded.integers.pop_front() {
                let ty = self.parameter_type(id, declaration, bindings, standing, own)?;
                return integral(ty, value).map(Some);
            }
            if cursor.is_at_end() || cursor.kind() == Kind::Greater {
                return Ok(None);
            }
            let argument = if let Some(integers) = self.integer_pack(cursor, standing)? {
                expanded.integers = integers.into();
                None
            } else if let Some((pattern, elements)) = self.expansion(cursor, standing)? {
                *expanded = Expanded { pattern, elements: elements.into(), ..Expanded::default() };
                None
            } else {
                Some(self.argument(cursor, id, declaration, standing, bindings)?)
            };
            if !cursor.eat(Kind::Comma) && !cursor.is_at_end() && cursor.kind() != Kind::Greater {
                return Err(Missing::Form);
            }
            if argument.is_some() {
                return Ok(argument);
            }
        }
    }

    /// One argument at the cursor for the parameter `id` of `declaration`.
    pub(super) fn argument(
        &self,
        cursor: &mut Cursor<'a>,
        id: TemplateParameterId,
        declaration: DeclarationId,
        standing: &Standing,
        bindings: &Bindings,
    ) -> Known<Argument> {
        match self.unit.tree[id].kind {
            TemplateParameterKind::Type => Ok(Argument::Type(self.type_id_in(cursor, standing)?)),
            TemplateParameterKind::NonType => {
                let wanted =
                    || self.parameter_type(id, declaration, bindings, standing, Type::Builtin("v")).ok();
                if let Some(function) = self.address(cursor, standing, wanted) {
                    // Through a reference it is named, and not called.
                    let ty = self.parameter_type(id, declaration, bindings, standing, Type::Builtin("v"))?;
                    let is_reference = matches!(ty, Type::LvalueReference(_));
                    return if is_reference { Err(Missing::Expression) } else { Ok(function) };
                }
                let (own, value) = self.constant_in_arguments(cursor, standing)?;
                // A template parameter of a pattern.
                if is_placeholder(&own) {
                    return Ok(Argument::Integer(own, value));
                }
                let ty = self.parameter_type(id, declaration, bindings, standing, own)?;
                integral(ty, value)
            }
            TemplateParameterKind::Template => Ok(Argument::Template(self.template_name(cursor, standing)?)),
        }
    }

    /// The type of a non-type template parameter; `own`, the argument's, for `auto`.
    pub(super) fn parameter_type(
        &self,
        id: TemplateParameterId,
        declaration: DeclarationId,
        bindings: &Bindings,
        standing: &Standing,
        own: Type,
    ) -> Known<Type> {
        let tree = self.unit.tree;
        let parameter = &tree[id];
        let inside = Standing {
            scope: tree[declaration].scope,
            position: parameter.range.start,
            headers: tree[declaration].headers,
            bindings: bindings.clone(),
            effort: standing.effort.deeper(),
            locals: Locals::default(),
            parameters: IdRange::default(),
        };
        let range = if parameter.is_pack { parameter.introducer() } else { parameter.declaration() };
        match self.type_id_at(range, &inside) {
            Err(Missing::Deduced) => Ok(own),
            Ok(Type::Qualified(_, ty)) => Ok(*ty),
            other => other,
        }
    }

    /// The default argument of the parameter behind those that `arguments` are for, which any declaration of the
    /// template may give.
    pub(super) fn default_argument(
        &self,
        defaults: &mut Defaults,
        arguments: &[Argument],
        bindings: &Bindings,
        standing: &Standing,
    ) -> Known<Argument> {
        let tree = self.unit.tree;
        if defaults.headers.is_none() {
            defaults.headers = Some(self.headers_with_defaults(defaults.declaration)?);
            defaults.renamed = bindings.clone();
        }
        let headers = defaults.headers.as_deref().unwrap_or_default();
        // The other declarations have parameters of their own, with the same arguments.
        for (index, argument) in arguments.iter().enumerate().skip(defaults.known) {
            for (_, parameters) in headers.iter().filter(|(other, _)| *other != defaults.declaration) {
                if let Some(id) = parameters.get(index) {
                    defaults.renamed.push(id, argument.clone());
                }
            }
        }
        defaults.known = arguments.len();
        let given = |parameters: &IdRange<TemplateParameterId>| {
            parameters.get(arguments.len()).filter(|&id| !tree[id].default().is_empty())
        };
        let found = headers.iter().find_map(|(other, parameters)| Some((*other, given(parameters)?)));
        let (other, id) = found.ok_or(Missing::Form)?;
        let bindings = if other == defaults.declaration { bindings } else { &defaults.renamed };
        let inside = Standing {
            scope: tree[other].scope,
            position: tree[id].default().start,
            headers: tree[other].headers,
            bindings: bindings.clone(),
            effort: standing.effort.deeper(),
            locals: Locals::default(),
            parameters: IdRange::default(),
        };
        self.default_value(id, tree[id].default(), other, &inside)
    }

    /// The declarations of a template that give default arguments, with their parameters.
    fn headers_with_defaults(
        &self,
        declaration: DeclarationId,
    ) -> Known<Vec<(DeclarationId, IdRange<TemplateParameterId>)>> {
        let tree = self.unit.tree;
        let entity = tree[declaration].entity.ok_or(Missing::Form)?;
        let templates = tree[entity].declarations.iter().filter(|&&id| tree[id].form == Form::Template);
        let headers = templates.filter_map(|&id| {
            let header = tree[id].headers.iter().next_back()?;
            let parameters = tree[header].parameters;
            let gives = parameters.iter().any(|parameter| !tree[parameter].default().is_empty());
            gives.then_some((id, parameters))
        });
        Ok(headers.collect())
    }

    fn default_value(
        &self,
        id: TemplateParameterId,
        range: TokenRange,
        declaration: DeclarationId,
        inside: &Standing,
    ) -> Known<Argument> {
        match self.unit.tree[id].kind {
            TemplateParameterKind::Type => Ok(Argument::Type(self.type_id_at(range, inside)?)),
            TemplateParameterKind::NonType => {
                let mut cursor = Cursor::new(self.unit, range);
                if let Some(function) = self.address(&mut cursor, inside, || None) {
                    return if cursor.is_at_end() { Ok(function) } else { Err(Missing::Expression) };
                }
                let (own, value) = self.constant(&mut cursor, inside)?;
                if !cursor.is_at_end() {
                    return Err(Missing::Expression);
                }
                let ty = self.parameter_type(id, declaration, &inside.bindings, inside, own)?;
                integral(ty, value)
            }
            TemplateParameterKind::Template => Err(Missing::Form),
        }
    }

    /// The arguments of a class template inside its own instance, where its name stands alone.
    pub(super) fn injected(
        &self,
        declaration: DeclarationId,
        standing: &Standing,
    ) -> Known<Option<Vec<Argument>>> {
        let tree = self.unit.tree;
        let Some(header) = tree[declaration].headers.iter().next_back() else { return Ok(None) };
        standing.bindings.arguments(tree[header].parameters.iter(), &standing.effort)
    }

    /// Whether the template has explicit or partial specialisations.
    pub(super) fn is_specialised(&self, declaration: DeclarationId) -> bool {
        let tree = self.unit.tree;
        let name = tree.class(declaration).and_then(|class| class.name_token);
        let symbol = name.map(|token| self.unit.tokens.symbol(token)).unwrap_or_default();
        let binding = self.unit.names.own(tree[declaration].scope, symbol);
        binding.is_some_and(|binding| {
            self.unit.names.declarations(binding, crate::names::END).any(|named| match named {
                crate::names::Named::Declaration(id) => tree[id].form.is_specialization(),
                _ => false,
            })
        })
    }

    /// `[[gnu::abi_tag("..")]]` of a class.
    pub(super) fn own_tags(&self, declaration: DeclarationId) -> Vec<String> {
        let unit = self.unit;
        let mut tags = Vec::new();
        for attribute in unit.tree.attributes_of(declaration) {
            let name = unit.tokens.symbols.text(attribute.name);
            if !matches!(name, "abi_tag" | "__abi_tag__") {
                continue;
            }
            for token in attribute.arguments.iter() {
                if unit.tokens.kind(token) == Kind::String {
                    let text = unit.tokens.get(token).span().of(unit.text);
                    tags.push(String::from_utf8_lossy(text).trim_matches('"').to_owned());
                }
            }
        }
        tags
    }
}

/// An integer argument of type `ty`.
pub(super) fn integral(ty: Type, value: String) -> Known<Argument> {
    match &ty {
        Type::Builtin(_) | Type::Named(_) => {}
        // A null pointer.
        Type::Pointer(_) if value == "0" => {}
        _ => return Err(Missing::Expression),
    }
    let value = match (&ty, value.as_str()) {
        (Type::Builtin("b"), "0") => "0".to_owned(),
        (Type::Builtin("b"), _) => "1".to_owned(),
        _ => value,
    };
    Ok(Argument::Integer(ty, value))
}

/// The ABI tags that a type's name shows: those of its classes, and `cxx11` for everything in the library's
/// inline namespace `__cxx11`.
pub(super) fn tags(ty: &Type) -> Vec<String> {
    let mut found = Vec::new();
    collect(ty, &mut found);
    found.sort();
    found.dedup();
    found
}

fn collect(ty: &Type, found: &mut Vec<String>) {
    ty.parts().for_each(|part| collect(part, found));
    if let Type::Named(Name(components)) | Type::DependentMember(_, components) = ty {
        components.iter().for_each(|c| collect_component(c, found));
    }
}

fn collect_component(component: &Component, found: &mut Vec<String>) {
    if matches!(&component.base, Base::Source(name) if name == "__cxx11") {
        found.push("cxx11".to_owned());
    }
    found.extend(component.tags.iter().cloned());
    for argument in component.arguments.iter().flatten() {
        collect_argument(argument, found);
    }
}

fn collect_argument(argument: &Argument, found: &mut Vec<String>) {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => collect(ty, found),
        Argument::Pack(elements) => elements.iter().for_each(|e| collect_argument(e, found)),
        Argument::Entity(_) | Argument::Template(_) => {}
    }
}
