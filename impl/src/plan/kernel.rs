//! Kernels: what the host sees of a `__global__` function.
//!
//! A kernel that is no template keeps its declaration; its body comes from the stub file. A kernel template gets
//! a wrapper stub, which the stub file specialises, and a body that calls it.

use super::function::void_statement;
use super::{Piece, Planner};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::source::Span;
use crate::tree::{
    Body, Declaration, DeclarationId, Form, Function, Parameter, Shape, SpecifierKind, TemplateParameter,
};

const STUB: &str = "__wrapper__device_stub_";
const NOINLINE: &str = "__attribute((noinline))";
const HIDDEN: &str = "__attribute__((visibility(\"hidden\")))";

/// How a parameter appears in the host's text.
struct Named {
    name: String,
    pack: bool,
}

impl Planner<'_> {
    /// One declaration of a kernel.
    pub(super) fn kernel(&mut self, id: DeclarationId, function: &Function) {
        let tree = self.tree;
        if function.abbreviated {
            self.refuse(
                function.name_token,
                "a kernel with a placeholder parameter type is not supported yet",
            );
            return;
        }
        let is_friend = tree.has_specifier(id, SpecifierKind::Friend);
        match tree[id].form {
            Form::Template | Form::MemberOfTemplate if !is_friend => self.kernel_template(id, function),
            Form::ExplicitSpecialization => self.kernel_specialization(id, function),
            Form::ExplicitInstantiation | Form::ExternInstantiation => {
                self.kernel_instantiation(id, function)
            }
            _ => self.plain_kernel(id, function),
        }
    }

    /// A kernel that is no template, or a friend declaration: the attribute becomes a visibility, the body goes.
    fn plain_kernel(&mut self, id: DeclarationId, function: &Function) {
        let visibility = self.kept_apart(self.plain_visibility(id, function));
        self.put_for_attribute(id, self.specifiers_end(function), &visibility, |marks| marks.global);
        if let Some(body) = function.body.range() {
            let span = self.span(body);
            self.edits.replace(span, vec![Piece::text(";"), Piece::LineEnds(span)]);
            self.drop_region(body);
        }
    }

    /// `linkage`, and with `--debug_mode` the attribute that keeps a kernel's host function from being inlined.
    fn kept_apart(&self, linkage: &'static str) -> String {
        if self.options.debug_mode { format!("{linkage} {NOINLINE}") } else { linkage.to_owned() }
    }

    fn plain_visibility(&self, id: DeclarationId, function: &Function) -> &'static str {
        let tree = self.tree;
        let scope = function.target.unwrap_or(tree[id].scope);
        let internal = tree.has_specifier(id, SpecifierKind::Static) || self.is_unnamed(scope);
        if internal || !self.options.device_hidden_visibility { "" } else { HIDDEN }
    }

    /// What a template's own declaration gets in place of the attribute. One that is never defined here is defined
    /// elsewhere, so it cannot be internal.
    fn template_linkage(&self, id: DeclarationId) -> &'static str {
        if !self.options.static_host_stub || !self.is_defined(id) {
            if self.options.device_hidden_visibility { HIDDEN } else { "" }
        } else if self.tree.has_specifier(id, SpecifierKind::Static) {
            ""
        } else {
            "static"
        }
    }

    /// Whether some declaration of the same function has a body.
    fn is_defined(&self, id: DeclarationId) -> bool {
        let tree = self.tree;
        let has_body =
            |&id: &DeclarationId| tree.function(id).is_some_and(|function| function.body.range().is_some());
        self.redeclarations.all(id).iter().any(has_body)
    }

    fn kernel_template(&mut self, id: DeclarationId, function: &Function) {
        let tree = self.tree;
        let declaration = &tree[id];
        let Some(header) = tree.headers_of(id).last() else { return };
        let mut arguments = Vec::new();
        for parameter in header.parameters.of(&tree.template_parameters) {
            arguments.push(self.name_template_parameter(parameter));
        }
        let parameters = self.name_parameters(function);
        let own_static = tree.has_specifier(id, SpecifierKind::Static);
        let linkage = self.kept_apart(self.template_linkage(id));
        let limit = self.specifiers_end(function);
        let marked = self.put_for_attribute(id, limit, &linkage, |marks| marks.global);
        let inserted = if marked { "" } else { linkage.as_str() };

        let mut pieces = vec![Piece::Flat(self.until(declaration.range.start, self.after_headers(id)))];
        pieces.push(Piece::text(if own_static { " " } else { " static " }));
        self.stub_signature(id, function, &mut pieces);
        if function.body.range().is_some() {
            let mut body = String::from(" {");
            for parameter in &parameters {
                body.push_str(&void_statement(&parameter.name, parameter.pack, false));
            }
            body.push_str(" ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);} ");
            pieces.push(Piece::text(body));
        } else {
            pieces.push(Piece::text("; "));
        }
        let target = format!("{STUB}{}<{}>", self.text(function.name_token), forwarded(&arguments));
        self.kernel_with_stub(
            id,
            function,
            pieces,
            inserted,
            &format!("{target}({})", forwarded(&parameters)),
        );
    }

    fn kernel_specialization(&mut self, id: DeclarationId, function: &Function) {
        let parameters = self.name_parameters(function);
        let linkage = match (
            self.options.static_host_stub && self.is_defined(id),
            self.options.device_hidden_visibility,
        ) {
            (true, _) => "__specialization_static",
            (false, true) => HIDDEN,
            (false, false) => "",
        };
        let linkage = self.kept_apart(linkage);
        let limit = self.specifiers_end(function);
        let marked = self.put_for_attribute(id, limit, &linkage, |marks| marks.global);
        let inserted = if marked { "" } else { linkage.as_str() };
        let mut pieces = vec![Piece::text("template<> __specialization_static ")];
        self.stub_signature(id, function, &mut pieces);
        pieces.push(Piece::text("; "));
        let written = self.source.bytes(self.span(function.template_arguments));
        let written = String::from_utf8_lossy(written).replace('\n', " ");
        let written = if function.template_arguments.is_empty() { "" } else { written.as_str() };
        let target = format!("{STUB}{}{written}", self.text(function.name_token));
        self.kernel_with_stub(
            id,
            function,
            pieces,
            inserted,
            &format!("{target}({})", forwarded(&parameters)),
        );
    }

    /// An explicit instantiation loses its attribute. clang must have seen a declaration of the stub before.
    fn kernel_instantiation(&mut self, id: DeclarationId, function: &Function) {
        if !self.is_clang() || function.template_arguments.is_empty() {
            return;
        }
        let declaration = &self.tree[id];
        let mut pieces = vec![Piece::text("template <> ")];
        self.stub_signature(id, function, &mut pieces);
        pieces.push(Piece::text("; "));
        let span = self.span(declaration.range);
        pieces.push(Piece::Copy(span));
        self.edits.replace(span, pieces);
    }

    /// The whole declaration: the stub in `pieces`, then the kernel itself with `inserted` before its specifiers and
    /// a body that makes the call `call`.
    fn kernel_with_stub(
        &mut self,
        id: DeclarationId,
        function: &Function,
        mut pieces: Vec<Piece>,
        inserted: &str,
        call: &str,
    ) {
        let declaration = &self.tree[id];
        let whole = self.span(declaration.range);
        let mut from = whole.start;
        if !inserted.is_empty() {
            let place = self.after_headers(id);
            pieces.push(Piece::Copy(Span::new(from, self.end(place.previous()))));
            pieces.push(Piece::text(format!(" {inserted}")));
            from = self.end(place.previous());
        }
        match function.body.range() {
            Some(body) => {
                let signature_end = self.end(body.start.previous());
                pieces.push(Piece::Copy(Span::new(from, signature_end)));
                let path = self.path(function.target.unwrap_or(declaration.scope));
                let qualifier = if path.is_empty() { String::new() } else { path + "::" };
                pieces.push(Piece::text(format!(" {{{qualifier}{call};return;}}")));
                pieces.push(Piece::LineEnds(Span::new(signature_end, whole.end)));
                self.drop_region(body);
            }
            None => pieces.push(Piece::Copy(Span::new(from, whole.end))),
        }
        self.edits.replace(whole, pieces);
    }

    /// Return type, stub name, written template arguments, parameters by reference.
    fn stub_signature(&mut self, id: DeclarationId, function: &Function, pieces: &mut Vec<Piece>) {
        let tree = self.tree;
        let first = self.after_headers(id);
        // The attribute that is replaced in the kernel itself is nothing in the stub.
        let mut from = first;
        for attribute in tree.attributes_of(id) {
            let place = attribute.whole;
            if place.start >= from
                && place.start < function.name_token
                && super::space::is_cuda(attribute.name)
            {
                pieces.push(Piece::Flat(self.until(from, place.start)));
                from = place.end;
            }
        }
        if !self.owns_extern_template(&tree[id]) {
            pieces.push(Piece::Flat(self.until(from, function.name_token)));
        }
        pieces.push(Piece::text(STUB));
        pieces.push(Piece::Flat(self.until(function.name_token, function.open)));
        pieces.push(Piece::text("("));
        for (index, parameter) in function.parameters.of(&tree.parameters).iter().enumerate() {
            if index > 0 {
                pieces.push(Piece::text(", "));
            }
            self.stub_parameter(parameter, pieces);
        }
        pieces.push(Piece::text(")"));
        let tail_end = match function.body {
            Body::None | Body::Default(_) | Body::Delete(_) | Body::Pure(_) => None,
            _ => function.body.range().map(|body| body.start),
        };
        let tail = tail_end.unwrap_or_else(|| self.declarator_end(id, function));
        if tail > function.close.next() {
            pieces.push(Piece::Flat(self.until(function.close.next(), tail)));
        }
    }

    fn owns_extern_template(&self, declaration: &Declaration) -> bool {
        declaration.form == Form::ExternInstantiation
    }

    /// The token behind the declarator of a declaration without a body.
    fn declarator_end(&self, id: DeclarationId, function: &Function) -> TokenId {
        let range = self.tree[id].range;
        let mut at = function.close.next();
        while at < range.end && !matches!(self.kind(at), Kind::Semicolon | Kind::Assign | Kind::Comma) {
            at = if self.kind(at).is_open_bracket() { self.tokens.partner(at).next() } else { at.next() };
        }
        at
    }

    /// One parameter of the stub, without default argument: by reference, unless it is a reference, or is
    /// written as an array or a function.
    fn stub_parameter(&self, parameter: &Parameter, pieces: &mut Vec<Piece>) {
        let range = parameter.range;
        let declared_end =
            if parameter.default.is_empty() { range.end } else { parameter.default.start.previous() };
        let by_reference =
            matches!(parameter.shape, Shape::Plain | Shape::Pointer) && !self.is_array_type(parameter);
        let place = if by_reference { parameter.reference_place } else { declared_end };
        if place > range.start {
            pieces.push(Piece::Flat(self.until_end(range.start, place)));
        }
        if by_reference {
            pieces.push(Piece::text(" &"));
        }
        if place < declared_end {
            pieces.push(Piece::Flat(self.until_end(place, declared_end)));
        }
        if parameter.name.is_none() && parameter.name_place >= declared_end {
            // The generated name is an insertion before the token that follows.
            let at = self.start(parameter.name_place);
            pieces.push(Piece::Flat(Span::new(at, at)));
        }
    }

    /// The bytes from the start of `from` to the end of the token before `to`.
    fn until_end(&self, from: TokenId, to: TokenId) -> Span {
        if to <= from {
            let at = self.start(from);
            return Span::new(at, at);
        }
        Span::new(self.start(from), self.end(to.previous()))
    }

    /// Names every parameter; those without a name get a generated one in the text.
    fn name_parameters(&mut self, function: &Function) -> Vec<Named> {
        let tree = self.tree;
        let mut named = Vec::new();
        for parameter in function.parameters.of(&tree.parameters) {
            let name = match parameter.name {
                Some(name) => self.text(name),
                None => {
                    let name = self.fresh_name();
                    self.edits
                        .before(self.start(parameter.name_place), vec![Piece::text(format!(" {name}"))]);
                    name
                }
            };
            named.push(Named { name, pack: parameter.pack.is_some() });
        }
        named
    }

    fn name_template_parameter(&mut self, parameter: &TemplateParameter) -> Named {
        let name = match parameter.name {
            Some(name) => self.text(name),
            None => {
                let name = self.fresh_name();
                self.edits.before(self.start(parameter.name_place), vec![Piece::text(format!(" {name}"))]);
                name
            }
        };
        Named { name, pack: parameter.pack.is_some() }
    }

    /// The first token behind the template headers and their requires-clauses.
    pub(super) fn after_headers(&self, id: DeclarationId) -> TokenId {
        let headers = self.tree.headers_of(id);
        let end = headers.last().map(|header| {
            if header.requires_clause.is_empty() { header.range.end } else { header.requires_clause.end }
        });
        let start = self.tree[id].range.start;
        let after = end.unwrap_or(start);
        // `template` of an explicit instantiation is no header.
        if self.kind(after) == Kind::Template && headers.is_empty() { after.next() } else { after }
    }

    /// Whether the type specifier of a parameter names an array or function type.
    fn is_array_type(&self, parameter: &Parameter) -> bool {
        parameter.shape == Shape::Plain && self.names_array_or_function(parameter.type_specifier)
    }

    /// The tokens of `range` as one line.
    pub(super) fn line(&self, range: TokenRange) -> String {
        let bytes = self.source.bytes(self.span(range));
        String::from_utf8_lossy(bytes)
            .lines()
            .filter(|line| !line.starts_with('#'))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Names as the arguments of the forwarding call.
fn forwarded(list: &[Named]) -> String {
    let one = |named: &Named| if named.pack { format!("{}...", named.name) } else { named.name.clone() };
    list.iter().map(one).collect::<Vec<_>>().join(",")
}
