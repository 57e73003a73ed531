//! The scopes around a function with extended lambdas, and how a wrapper's type names the function.

use super::Planner;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Named;
use crate::tree::{DeclarationId, Deduced, Form, Function, FunctionName, ScopeId, SpecifierKind};

impl Planner<'_> {
    /// The type of a function, as a type of pointers, and its address.
    ///
    /// # Errors
    /// The place and reason, when the function cannot have extended lambdas.
    pub(super) fn parent_of_lambdas(
        &mut self,
        id: DeclarationId,
    ) -> Result<(String, String), (TokenId, String)> {
        let tree = self.tree;
        let Some(function) = tree.function(id) else {
            return Err((tree[id].range.start, "an extended lambda outside a function".to_owned()));
        };
        let name = self.text(function.name_token);
        let at = function.name_token;
        let refusal = |text: &str| {
            Err((
                at,
                format!(
                    "The enclosing parent function (\"{name}\") for an extended __device__ lambda {text}"
                ),
            ))
        };
        if matches!(function.name, FunctionName::Constructor | FunctionName::Destructor) {
            return refusal("must allow its address to be taken");
        }
        if function.deduced != Deduced::No {
            return refusal("must not have deduced return type");
        }
        if function.abbreviated
            && function.parameters.of(&tree.parameters).iter().any(|parameter| parameter.name().is_none())
        {
            return Err((
                at,
                "an extended lambda in a function with a placeholder parameter that has no name".to_owned(),
            ));
        }
        let scope = function.target.unwrap_or(tree[id].scope);
        let is_member = self.is_member(id, function);
        let class = if is_member {
            Some(self.class_name(scope).ok_or_else(|| {
                (
                    at,
                    "an extended lambda in a member function of a class that is not known or has no name"
                        .to_owned(),
                )
            })?)
        } else {
            None
        };
        let is_static = is_member
            && self.is_static_member(id, function, scope).ok_or_else(|| {
                (at, "whether the function around an extended lambda is static is not known".to_owned())
            })?;
        let pointer = match &class {
            Some(class) if !is_static => format!("({class}::*)"),
            _ => "(*)".to_owned(),
        };
        let signature = self.signature_with(id, function, &pointer);
        let arguments = self.own_template_arguments(id, function);
        let written = TokenRange::new(
            function.qualifier().end.max(function.declarator_id.start),
            function.declarator_id.end,
        );
        let written = self.line(written);
        let path = match class {
            Some(class) => format!("&{class}::"),
            None => format!("& {}::", self.path(scope)),
        };
        Ok((signature, format!("{path}{}{arguments}", written.trim())))
    }

    /// The name of the class whose scope this is.
    fn class_name(&self, scope: ScopeId) -> Option<String> {
        let class = self.tree[scope].class()?;
        self.tree[class].name_token.map(|name| self.text(name))
    }

    /// Whether a member function is static: its declaration in the class says so.
    fn is_static_member(&self, id: DeclarationId, function: &Function, scope: ScopeId) -> Option<bool> {
        let tree = self.tree;
        let in_class = |id: &DeclarationId| self.is_class(tree[*id].scope);
        let says = |id: &DeclarationId| tree.has_specifier(*id, SpecifierKind::Static);
        if matches!(self.text(function.declarator_id.last()).as_str(), "new" | "delete") {
            return Some(true);
        }
        if let Some(first) = self.redeclarations(id).iter().chain([&id]).find(|&id| in_class(id)) {
            return Some(says(first));
        }
        // No declaration was matched: all members of the name must agree.
        let symbol = function.filed;
        let found = self.reading.names.own(scope, symbol)?;
        let mut all =
            self.reading.names.declarations(found, TokenId(u32::MAX)).filter_map(|named| match named {
                Named::Declaration(id) if tree.function(id).is_some() && in_class(&id) => Some(says(&id)),
                _ => None,
            });
        let first = all.next()?;
        all.all(|other| other == first).then_some(first)
    }

    /// The template arguments that name the function inside itself.
    fn own_template_arguments(&mut self, id: DeclarationId, function: &Function) -> String {
        let tree = self.tree;
        // Deduced from the type.
        if tree[id].form != Form::Template
            || function.abbreviated
            || function.name == FunctionName::Conversion
        {
            return String::new();
        }
        let Some(header) = tree.headers_of(id).last() else { return String::new() };
        let named: Vec<String> = header
            .parameters
            .of(&tree.template_parameters)
            .iter()
            .map(|parameter| self.forwarded_template_parameter(parameter))
            .collect();
        format!("< {}> ", named.join(", "))
    }

    /// The declarator of a function with `pointer` in the place of its name: specifiers that belong to no type,
    /// attributes and default arguments are left out.
    fn signature_with(&self, id: DeclarationId, function: &Function, pointer: &str) -> String {
        let tree = self.tree;
        let end = function.body.range().map_or(tree[id].range.end, |body| body.start);
        let mut text = String::new();
        let piece = |range: TokenRange, text: &mut String| {
            if !range.is_empty() {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(self.line(range).trim());
            }
        };
        let mut from = self.after_headers(id);
        let mut at = from;
        while at < end {
            if let Some((whole, type_of)) = self.placeholder_parameter(function, at) {
                piece(TokenRange::new(from, at), &mut text);
                text.push_str(&format!(" {type_of}"));
                at = whole.end;
                from = at;
                continue;
            }
            let skipped = if at == function.declarator_id.start {
                let whole = function.declarator_id;
                piece(TokenRange::new(from, at), &mut text);
                if function.name == FunctionName::Conversion {
                    piece(TokenRange::new(function.name_token.next(), whole.end), &mut text);
                }
                text.push(' ');
                text.push_str(pointer);
                at = whole.end;
                from = at;
                continue;
            } else {
                self.outside_of_type(id, function, at)
            };
            match skipped {
                Some(behind) => {
                    piece(TokenRange::new(from, at), &mut text);
                    at = behind.max(at.next());
                    from = at;
                }
                None => at = at.next(),
            }
        }
        piece(TokenRange::new(from, end.max(from)), &mut text);
        text
    }

    /// The token behind what begins at `at` and is no part of the function's type.
    fn outside_of_type(&self, id: DeclarationId, function: &Function, at: TokenId) -> Option<TokenId> {
        let tree = self.tree;
        if let Some(attribute) = tree.attribute_at(at) {
            return Some(tree[attribute].whole.end);
        }
        if self.tokens.attribute_words.binary_search(&at).is_ok() {
            let open = at.next();
            let has_list = self.kind(open) == Kind::OpenParen && self.kind(at) == Kind::Attribute;
            return Some(if has_list { self.tokens.partner(open).next() } else { open });
        }
        if self.kind(at) == Kind::OpenBracket && self.kind(at.next()) == Kind::OpenBracket {
            return Some(self.tokens.partner(at).next());
        }
        let specifier =
            tree[id].specifiers.of(&tree.specifiers).iter().find(|specifier| specifier.token == at);
        if let Some(specifier) = specifier
            && !matches!(specifier.kind, SpecifierKind::Const | SpecifierKind::Volatile)
        {
            let open = at.next();
            let has_list = specifier.kind == SpecifierKind::Explicit && self.kind(open) == Kind::OpenParen;
            return Some(if has_list { self.tokens.partner(open).next() } else { open });
        }
        for parameter in function.parameters.of(&tree.parameters) {
            let default = parameter.default();
            if !default.is_empty() && default.start.previous() == at {
                return Some(default.end);
            }
        }
        let requires_clause = tree.requires_clause(function);
        if requires_clause.start == at && !requires_clause.is_empty() {
            return Some(requires_clause.end);
        }
        let noexcept = function.exception_specification;
        if noexcept.start == at && !noexcept.is_empty() && self.options.standard < 17 {
            return Some(noexcept.end);
        }
        let is_behind = at > function.close && tree.trailing_return(function).is_empty();
        let is_virt_specifier = is_behind && matches!(self.tokens.name(at), "override" | "final");
        is_virt_specifier.then(|| at.next())
    }

    /// The parameter at `at`, if its type has a placeholder, and how to name its type.
    fn placeholder_parameter(&self, function: &Function, at: TokenId) -> Option<(TokenRange, String)> {
        if !function.abbreviated {
            return None;
        }
        let parameters = function.parameters.of(&self.tree.parameters);
        let parameter = parameters.iter().find(|parameter| parameter.range.start == at)?;
        let has_placeholder = parameter.range.iter().any(|at| self.kind(at) == Kind::Auto);
        let name = parameter.name().filter(|_| has_placeholder)?;
        let dots = if parameter.is_pack { "..." } else { "" };
        Some((parameter.range, format!("decltype({}){dots}", self.text(name))))
    }
}
