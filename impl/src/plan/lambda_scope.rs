//! The scopes around a function with extended lambdas, and how a wrapper's type names the function.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::Planner;
use crate::lambda::{Member, Outside};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::NameClass;
use crate::names::Named;
use crate::tree::{
    DeclarationId, DeclarationKind, Deduced, Form, Function, FunctionName, ScopeId, SpecifierKind,
};

/// Using-declarations are followed through at most this many others.
const USING_CHAIN: u32 = 16;

/// The outside of a function's body, for the walk through it.
pub(super) struct Around<'a, 'p> {
    planner: &'a Planner<'p>,
    scope: ScopeId,
    annotated: BTreeSet<TokenId>,
    known: RefCell<FxHashMap<TokenId, NameClass>>,
}

impl<'a, 'p> Around<'a, 'p> {
    pub(super) fn new(
        planner: &'a Planner<'p>,
        function: DeclarationId,
        annotated: BTreeSet<TokenId>,
    ) -> Around<'a, 'p> {
        let scope = planner.lookup_scope(function);
        Around { planner, scope, annotated, known: RefCell::default() }
    }
}

impl Outside for Around<'_, '_> {
    fn class_of(&self, name: TokenId) -> NameClass {
        if let Some(&class) = self.known.borrow().get(&name) {
            return class;
        }
        let class = crate::names::class_of(self.planner.reading, self.scope, name);
        self.known.borrow_mut().insert(name, class);
        class
    }

    fn member(&self, name: TokenRange) -> Member {
        self.planner.member_of_object(self.scope, name)
    }

    fn is_annotated(&self, open: TokenId) -> bool {
        self.annotated.contains(&open)
    }
}

impl Planner<'_> {
    /// What the name in `range` is in the class `scope`.
    fn member_of_object(&self, scope: ScopeId, range: TokenRange) -> Member {
        if !self.is_class(scope) {
            return Member::None;
        }
        let names = &self.reading.names;
        let name = range.last();
        let symbol = self.tokens.symbol(name);
        let is_qualified = range.len() > 1;
        let inside = if is_qualified { self.class_named(scope, range) } else { Some(scope) };
        let Some(inside) = inside else { return Member::None };
        let Some(found) = names.lookup_in(self.tree, inside, symbol, name) else {
            return if self.has_unknown_base(inside) { Member::Unknown } else { Member::None };
        };
        let (mut single, mut of_class, mut count) = (false, false, 0);
        let mut is_template = false;
        let mut bindings = vec![(found.binding, USING_CHAIN)];
        while let Some((binding, left)) = bindings.pop() {
            for named in names.declarations(binding, TokenId(u32::MAX)) {
                match named {
                    Named::Declaration(id) => {
                        let declaration = &self.tree[id];
                        let is_static = self.tree.has_specifier(id, SpecifierKind::Static);
                        match declaration.kind {
                            DeclarationKind::Variable(variable) if self.tree[variable].is_field => {
                                single = true
                            }
                            DeclarationKind::Function(_)
                                if self.tree.has_specifier(id, SpecifierKind::Friend) => {}
                            // A member that is defined outside repeats nothing.
                            DeclarationKind::Function(_) if !self.is_class(declaration.scope) => {}
                            DeclarationKind::Function(_) => {
                                count += 1;
                                of_class |= is_static;
                                single |= !is_static;
                                is_template |= declaration.form == Form::Template;
                            }
                            _ => {}
                        }
                    }
                    Named::Using(_, Some(target)) if left > 0 => bindings.push((target, left - 1)),
                    _ => {}
                }
            }
        }
        match (single, of_class) {
            (false, _) => Member::None,
            (true, true) => Member::Mixed,
            (true, false) if count > 1 || is_template => Member::Overloaded,
            (true, false) => Member::Single,
        }
    }

    /// The class whose member a qualified name names, if it is the class `scope` or a base of it.
    fn class_named(&self, scope: ScopeId, range: TokenRange) -> Option<ScopeId> {
        // Template arguments are those of the class around, or of a base that is known.
        let mut head = None;
        let mut at = range.start;
        while at < range.last() {
            match self.kind(at) {
                Kind::Identifier => {
                    head = Some(at);
                    at = at.next();
                }
                Kind::ColonColon | Kind::Template => at = at.next(),
                Kind::Less => {
                    let mut depth = 0u32;
                    while at < range.last() {
                        match self.kind(at) {
                            Kind::Less => depth += 1,
                            Kind::Greater => depth = depth.saturating_sub(1),
                            kind if kind.is_open_bracket() => at = self.tokens.partner(at).max(at),
                            _ => {}
                        }
                        at = at.next();
                        if depth == 0 {
                            break;
                        }
                    }
                }
                _ => return None,
            }
        }
        let head = self.tokens.symbol(head?);
        let mut classes = vec![scope];
        let mut seen = BTreeSet::new();
        while let Some(class) = classes.pop() {
            if !seen.insert(class) {
                continue;
            }
            if self.tree[class].name == head {
                return Some(class);
            }
            classes.extend(self.reading.names.reach(class).into_iter().flat_map(|reach| &reach.bases));
        }
        None
    }

    /// Whether a class or a base of it has a base that is not dependent and whose members are not known.
    fn has_unknown_base(&self, scope: ScopeId) -> bool {
        let mut classes = vec![scope];
        let mut seen = BTreeSet::new();
        while let Some(scope) = classes.pop() {
            if !seen.insert(scope) {
                continue;
            }
            if let Some(class) = self.tree[scope].class() {
                let bases = self.tree[class].bases.of(&self.tree.bases);
                if bases.iter().any(|base| base.scope.is_none() && !base.is_dependent) {
                    return true;
                }
            }
            classes.extend(self.reading.names.reach(scope).into_iter().flat_map(|reach| &reach.bases));
        }
        false
    }

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
            && function.parameters.of(&tree.parameters).iter().any(|parameter| parameter.name.is_none())
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
            function.qualifier.end.max(function.declarator_id.start),
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
            if !parameter.default.is_empty() && parameter.default.start.previous() == at {
                return Some(parameter.default.end);
            }
        }
        if function.requires_clause.start == at && !function.requires_clause.is_empty() {
            return Some(function.requires_clause.end);
        }
        let noexcept = function.exception_specification;
        if noexcept.start == at && !noexcept.is_empty() && self.options.standard < 17 {
            return Some(noexcept.end);
        }
        let is_behind = at > function.close && function.trailing_return.is_empty();
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
        let name = parameter.name.filter(|_| has_placeholder)?;
        let dots = if parameter.pack.is_some() { "..." } else { "" };
        Some((parameter.range, format!("decltype({}){dots}", self.text(name))))
    }
}
