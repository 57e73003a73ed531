//! Kernels: what the host sees of a `__global__` function.
//!
//! A kernel that is no template keeps its declaration; its body comes from the stub file. A kernel template gets
//! a wrapper stub, which the stub file specialises, and a body that calls it.

use super::boilerplate::{has_push, truth};
use super::launched;
use super::texts::fill;
use super::{Piece, Planner};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated::{
    FunctionClass, HOST_OUTPUT_ENDIF, HOST_OUTPUT_HIDDEN, HOST_OUTPUT_IF0, HOST_OUTPUT_KERNEL_BRACES,
    HOST_OUTPUT_KERNEL_FORWARD, HOST_OUTPUT_KERNEL_PLACEHOLDER, HOST_OUTPUT_KERNEL_POP,
    HOST_OUTPUT_KERNEL_PUSH, HOST_OUTPUT_KERNEL_SPECIALISATION, StubLinkage, Truth,
    decide_host_output_kernel_linkage,
};
use crate::source::Span;
use crate::tree::{
    Body, Declaration, DeclarationId, Form, Function, Parameter, Shape, SpecifierKind, TemplateParameter,
};

/// What the name of a kernel's stub begins with.
const STUB: &str = "__wrapper__device_stub_";

/// The body of a placeholder that the stub file has to specialise for each instance: where it does not, the host compiler
/// finds a call that it must not make.
const PLACEHOLDER_IN_VAIN: &str = " { extern void __cufe_missing_kernel_instance() __attribute__((__error__(\
    \"device code does not define this instance of a kernel (cufe shim --device)\"))); __cufe_missing_kernel_instance();}";

/// Keeps a kernel's host function from being inlined.
const NOINLINE: &str = "__attribute((noinline))";

/// How a parameter appears in the host's text.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) pack: bool,
}

impl Planner<'_> {
    /// One declaration of a kernel.
    pub(super) fn kernel(&mut self, id: DeclarationId, function: &Function, forwards: bool) {
        let tree = self.tree;
        let is_friend = tree.has_specifier(id, SpecifierKind::Friend);
        match tree[id].form {
            Form::Template | Form::MemberOfTemplate if !is_friend => self.kernel_template(id, function),
            Form::ExplicitSpecialization => self.kernel_specialization(id, function),
            Form::ExplicitInstantiation | Form::ExternInstantiation => {
                self.kernel_instantiation(id, function)
            }
            Form::Plain if (forwards || function.abbreviated) && !is_friend => {
                self.kernel_template(id, function)
            }
            _ => self.plain_kernel(id, function),
        }
    }

    /// A kernel that is no template, or a friend declaration: the attribute becomes a visibility, the body goes.
    fn plain_kernel(&mut self, id: DeclarationId, function: &Function) {
        let mut visibility = self.kept_apart(self.plain_visibility(id, function));
        if self.options.generates_stub && function.body.range().is_some() {
            // Device code is registered by the host functions that there are, whether the host code calls them or not.
            visibility.push_str(launched::USED);
        }
        self.put_for_attribute(id, self.specifiers_end(function), visibility, |marks| marks.global);
        if let Some(body) = function.body.range() {
            let span = self.span(body);
            let text = match self.options.generates_stub {
                true => self.launch_of_plain(id, function),
                false => ";".to_owned(),
            };
            self.edits.replace(span, vec![Piece::text(text), Piece::LineEnds(span)]);
            self.drop_region(body);
        }
    }

    /// The body of a kernel that is no template and launches itself.
    fn launch_of_plain(&mut self, id: DeclarationId, function: &Function) -> String {
        let path = self.path(function.target.unwrap_or(self.tree[id].scope));
        // `(kernel)(int)`: the name may stand in parentheses.
        let name = format!("{path}::{}", self.stub_name(function).trim_end_matches(')'));
        launched::body(&name, &self.name_parameters(function))
    }

    /// `linkage`, and with `--debug_mode` the attribute that keeps a kernel's host function from being inlined.
    pub(super) fn kept_apart(&self, linkage: &'static str) -> String {
        if self.options.debug_mode { format!("{linkage} {NOINLINE}") } else { linkage.to_owned() }
    }

    /// What stands in place of the attribute of a kernel that is no template.
    fn plain_visibility(&self, id: DeclarationId, function: &Function) -> &'static str {
        if self.is_declared_static(id) || self.is_in_unnamed_namespace(id, function) {
            ""
        } else {
            self.linkage(FunctionClass::Kernel, self.options.static_host_stub)
        }
    }

    /// What stands in place of the attribute of a kernel template. One that is never defined here is defined
    /// elsewhere, so it cannot be internal.
    fn template_linkage(&self, id: DeclarationId, function: &Function) -> &'static str {
        let class = match self.tree[id].form {
            Form::Plain if !function.abbreviated => FunctionClass::Kernel,
            _ => FunctionClass::KernelTemplate,
        };
        let linkage =
            self.linkage(class, self.options.static_host_stub && self.spaces.is_defined(self.tree, id));
        let said_already = match linkage {
            "static" => self.tree.has_specifier(id, SpecifierKind::Static),
            HOST_OUTPUT_HIDDEN => self.is_in_unnamed_namespace(id, function) || self.is_declared_static(id),
            _ => false,
        };
        if said_already { "" } else { linkage }
    }

    /// Whether the first declaration of what `id` declares is `static`, which the others then are, too ([dcl.stc]).
    fn is_declared_static(&self, id: DeclarationId) -> bool {
        let first = self.tree[id].entity.and_then(|entity| self.tree[entity].declarations.first());
        self.tree.has_specifier(*first.unwrap_or(&id), SpecifierKind::Static)
    }

    /// Whether a kernel is a member of an unnamed namespace, which is hidden as a whole.
    fn is_in_unnamed_namespace(&self, id: DeclarationId, function: &Function) -> bool {
        self.tree.is_unnamed(function.target.unwrap_or(self.tree[id].scope))
    }

    pub(super) fn linkage(&self, class: FunctionClass, static_stub: bool) -> &'static str {
        let cell = decide_host_output_kernel_linkage(
            self.options.dialect,
            self.options.pass,
            class,
            truth(self.options.device_hidden_visibility),
            truth(static_stub),
            Truth::No,
        );
        match cell.result {
            Some(StubLinkage::Static) => "static",
            Some(StubLinkage::Hidden) => HOST_OUTPUT_HIDDEN,
            Some(StubLinkage::External) | None => "",
        }
    }

    fn kernel_template(&mut self, id: DeclarationId, function: &Function) {
        let tree = self.tree;
        let declaration = &tree[id];
        // The names come in the order in which the released tool writes them: the stub has those of the parameters only.
        let parameters = self.name_parameters(function);
        let mut arguments = Vec::new();
        let header = tree.headers_of(id).last().filter(|_| function.body.range().is_some());
        let template_parameters =
            header.map_or(&[][..], |header| header.parameters.of(&tree.template_parameters));
        for parameter in template_parameters {
            arguments.push(self.name_template_parameter(parameter));
        }
        let headers = TokenRange::new(declaration.range.start, self.after_headers(id));
        let mut stub = if template_parameters.iter().all(|parameter| parameter.name().is_some()) {
            vec![Piece::Flat(self.until(headers.start, headers.end))]
        } else {
            vec![Piece::text(self.line(headers))]
        };
        stub.push(Piece::text(if tree.has_specifier(id, SpecifierKind::Static) { " " } else { " static " }));
        self.stub_signature(id, function, &mut stub);
        let has_body = function.body.range().is_some();
        // The text from the parameters' end on.
        let body = if self.options.expects_instances {
            PLACEHOLDER_IN_VAIN
        } else {
            HOST_OUTPUT_KERNEL_PLACEHOLDER.split_once("{parameters})").map_or(";", |(_, body)| body)
        };
        stub.push(Piece::text(if has_body { body } else { ";" }));
        let arguments = if declaration.headers.is_empty() {
            String::new()
        } else {
            format!("<{}>", forwarded(&arguments))
        };
        self.kernel_with_stub(
            id,
            function,
            stub,
            self.template_linkage(id, function),
            arguments,
            &parameters,
        );
    }

    fn kernel_specialization(&mut self, id: DeclarationId, function: &Function) {
        let parameters = self.name_parameters(function);
        let linkage = match self.linkage(
            FunctionClass::KernelTemplate,
            self.options.static_host_stub && self.spaces.is_defined(self.tree, id),
        ) {
            "static" => HOST_OUTPUT_KERNEL_SPECIALISATION,
            other => other,
        };
        let mut stub = vec![Piece::text(format!("template<> {HOST_OUTPUT_KERNEL_SPECIALISATION} "))];
        self.stub_signature(id, function, &mut stub);
        stub.push(Piece::text(";"));
        let written = function.template_arguments();
        let arguments = if written.is_empty() { String::new() } else { self.line(written) };
        self.kernel_with_stub(id, function, stub, linkage, arguments, &parameters);
    }

    /// An explicit instantiation loses its attribute. clang must have seen a declaration of the stub before the definition of one.
    fn kernel_instantiation(&mut self, id: DeclarationId, function: &Function) {
        let is_definition = self.tree[id].form == Form::ExplicitInstantiation;
        if self.options.generates_stub
            || !self.is_clang()
            || !is_definition
            || function.template_arguments().is_empty()
        {
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

    /// The whole declaration: the stub, then the kernel itself with `linkage` in place of its attribute and a body
    /// that forwards.
    fn kernel_with_stub(
        &mut self,
        id: DeclarationId,
        function: &Function,
        stub: Vec<Piece>,
        linkage: &'static str,
        arguments: String,
        parameters: &[Named],
    ) {
        let declaration = &self.tree[id];
        let whole = self.span(declaration.range);
        // The stub does nothing with its parameters.
        let is_template = declaration.form != Form::ExplicitSpecialization;
        let has_body = function.body.range().is_some();
        let quiet = is_template && has_body && has_push(self.options) && !self.is_documented();
        let braces = self.braces(id, function);
        let mut pieces = Vec::new();
        pieces.extend(braces.map(|(open, _)| Piece::text(open)));
        if quiet {
            pieces.push(Piece::Directives(HOST_OUTPUT_KERNEL_PUSH.into()));
            pieces.push(Piece::Resume(whole.start));
        }
        let declares_stub = self.has_stub(function);
        if declares_stub {
            pieces.extend(stub);
        }
        let original = self.original(function);
        pieces.extend(original.iter().cloned());
        if quiet {
            pieces.push(Piece::Directives(HOST_OUTPUT_KERNEL_POP.into()));
        }
        if quiet || !original.is_empty() {
            pieces.push(Piece::Resume(whole.start));
        } else if declares_stub {
            pieces.push(Piece::text(" "));
        }
        let mut from = whole.start;
        let limit = self.specifiers_end(function);
        if linkage == "static"
            && let Some(specifier) = self.tree.specifier(id, SpecifierKind::Extern)
        {
            self.delete(self.span(TokenRange::new(specifier.token, specifier.token.next())));
        }
        if let Some(word) = self.constant_word(id, function) {
            self.delete(self.span(word));
        }
        let linkage = self.kept_apart(linkage);
        if !self.put_for_attribute(id, limit, linkage.clone(), |marks| marks.global) && !linkage.is_empty() {
            let place = self.after_headers(id);
            let headers_end =
                if place > declaration.range.start { self.end(place.previous()) } else { whole.start };
            pieces.push(Piece::Copy(Span::new(from, headers_end)));
            pieces.push(Piece::text(format!(" {linkage} ")));
            from = headers_end;
        }
        match function.body.range() {
            Some(body) => {
                let signature_end = self.end(body.start.previous());
                pieces.push(Piece::Copy(Span::new(from, signature_end)));
                let text = self.launching_body(id, function, &arguments, parameters);
                pieces.push(Piece::text(format!(" {text}")));
                if original.is_empty() {
                    pieces.push(Piece::LineEnds(Span::new(signature_end, whole.end)));
                } else {
                    pieces.extend(original);
                    pieces.push(Piece::Resume(whole.end));
                }
                pieces.extend(braces.map(|(_, close)| Piece::text(close)));
                self.drop_region(body);
            }
            None => pieces.push(Piece::Copy(Span::new(from, whole.end))),
        }
        self.edits.replace(whole, pieces);
    }

    /// The body of a kernel that has a stub: it calls that, or launches itself.
    fn launching_body(
        &self,
        id: DeclarationId,
        function: &Function,
        arguments: &str,
        parameters: &[Named],
    ) -> String {
        let path = self.path(function.target.unwrap_or(self.tree[id].scope));
        let own = self.stub_name(function);
        if self.options.generates_stub {
            return launched::body(&format!("{path}::{own}{arguments}"), parameters);
        }
        fill(HOST_OUTPUT_KERNEL_FORWARD, |name| match name {
            "scope" if path.is_empty() => String::new(),
            "scope" => format!("{path}::"),
            "name" => own.clone(),
            "template-arguments" => arguments.to_owned(),
            _ => forwarded(parameters),
        })
    }

    /// The name of a kernel without template arguments: of an operator with its symbol.
    fn stub_name(&self, function: &Function) -> String {
        let written = function.template_arguments();
        let end = if written.is_empty() { function.open } else { written.start };
        TokenRange::new(function.name_token, end).iter().map(|at| self.text(at)).collect()
    }

    /// Whether a declaration of a kernel is written with one of its stub: the documents know the stub of a
    /// definition only.
    fn has_stub(&self, function: &Function) -> bool {
        if self.options.generates_stub {
            return false;
        }
        function.body.range().is_some() || !self.is_documented()
    }

    /// In the documented dialect, the replaced body in a group that is never compiled.
    fn original(&self, function: &Function) -> Vec<Piece> {
        match function.body.range() {
            Some(body) if self.is_documented() => vec![
                Piece::Directives(HOST_OUTPUT_IF0.into()),
                Piece::Raw(self.span(body)),
                Piece::Directives(HOST_OUTPUT_ENDIF.into()),
            ],
            _ => Vec::new(),
        }
    }

    /// `host-output.kernel.braces`: the braces around the stub and the kernel that is defined by the one declaration of a
    /// linkage specification, in which no `static` may stand ([dcl.link]).
    fn braces(&self, id: DeclarationId, function: &Function) -> Option<(&'static str, &'static str)> {
        let is_alone = self.with_linkage(id).start < self.tree[id].range.start;
        let is_meant = is_alone && self.is_documented() && function.body.range().is_some();
        is_meant.then(|| HOST_OUTPUT_KERNEL_BRACES.split_once(' '))?
    }

    /// `host-output.kernel.constant`: the `constexpr` or `consteval` of a kernel's definition, which launches.
    fn constant_word(&self, id: DeclarationId, function: &Function) -> Option<TokenRange> {
        if !self.is_documented() || function.body.range().is_none() {
            return None;
        }
        let words = [SpecifierKind::Constexpr, SpecifierKind::Consteval];
        let word = words.iter().find_map(|&kind| self.tree.specifier(id, kind))?;
        Some(TokenRange::new(word.token, word.token.next()))
    }

    /// Return type, stub name, written template arguments, parameters by reference.
    fn stub_signature(&mut self, id: DeclarationId, function: &Function, pieces: &mut Vec<Piece>) {
        let tree = self.tree;
        let mut from = self.after_headers(id);
        // The attribute that is replaced in the kernel itself is nothing in the stub, which is static.
        let replaced = tree.attributes_of(id).iter().filter(|one| self.cuda.contains(one.name));
        let external = tree.specifier(id, SpecifierKind::Extern).map(|one| one.token);
        let external = external.map(|token| TokenRange::new(token, token.next()));
        let left_out = external.into_iter().chain(self.constant_word(id, function));
        let mut dropped: Vec<TokenRange> = replaced.map(|one| one.whole).chain(left_out).collect();
        dropped.sort_by_key(|place| place.start);
        for place in dropped {
            if place.start >= from && place.start < function.name_token {
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
            at = self.tokens.behind(at);
        }
        at
    }

    /// One parameter of the stub, without default argument: by reference, unless it is a reference, or is
    /// written as an array or a function.
    fn stub_parameter(&self, parameter: &Parameter, pieces: &mut Vec<Piece>) {
        let range = parameter.range;
        let declared_end =
            if parameter.default().is_empty() { range.end } else { parameter.default().start.previous() };
        let by_reference =
            matches!(parameter.shape, Shape::Plain | Shape::Pointer) && !self.is_array_type(parameter);
        let place = if by_reference { parameter.reference_place() } else { declared_end };
        if place > range.start {
            pieces.push(Piece::Flat(self.until_end(range.start, place)));
        }
        if by_reference {
            pieces.push(Piece::text(" &"));
        }
        if place < declared_end {
            pieces.push(Piece::Flat(self.until_end(place, declared_end)));
        }
        if parameter.name().is_none() && parameter.name_place >= declared_end {
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
        // Only a definition forwards them.
        if function.body.range().is_none() {
            return named;
        }
        for parameter in function.parameters.of(&tree.parameters) {
            let name = match parameter.name() {
                Some(name) => self.text(name),
                None => {
                    let name = self.fresh_name();
                    self.edits
                        .before(self.start(parameter.name_place), vec![Piece::text(format!(" {name}"))]);
                    name
                }
            };
            named.push(Named { name, pack: parameter.is_pack });
        }
        named
    }

    /// A template parameter as an argument of its own template; one without a name gets one in the text.
    pub(super) fn forwarded_template_parameter(&mut self, parameter: &TemplateParameter) -> String {
        forwarded(&[self.name_template_parameter(parameter)])
    }

    fn name_template_parameter(&mut self, parameter: &TemplateParameter) -> Named {
        let name = match parameter.name() {
            Some(name) => self.text(name),
            None => {
                let name = self.fresh_name();
                self.edits.before(self.start(parameter.name_place), vec![Piece::text(format!(" {name}"))]);
                name
            }
        };
        Named { name, pack: parameter.is_pack }
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
        self.line_of(self.span(range))
    }
}

/// Names as the arguments of the forwarding call.
fn forwarded(list: &[Named]) -> String {
    let one = |named: &Named| if named.pack { format!("{}...", named.name) } else { named.name.clone() };
    list.iter().map(one).collect::<Vec<_>>().join(",")
}
