//! Functions: device-only bodies are replaced, kernels are handed on.

use super::boilerplate::truth;
use super::texts::{around, fill_into};
use super::{Piece, Planner};
use crate::lex::{TokenId, TokenRange};
use crate::rules::generated::{
    FunctionClass, FunctionOutput, HOST_OUTPUT_ENDIF, HOST_OUTPUT_IF0, HOST_OUTPUT_STUB_CONSTRUCTOR,
    HOST_OUTPUT_STUB_FUNCTION, HOST_OUTPUT_STUB_VOID, HOST_OUTPUT_STUB_VOID_PACK,
    HOST_OUTPUT_STUB_VOID_VOLATILE, HOST_OUTPUT_UNUSED, decide_host_output_function,
};
use crate::source::Span;
use crate::tree::{
    Body, DeclarationId, Deduced, Form, Function, FunctionName, ScopeKind, Shape, SpecifierKind,
};

impl Planner<'_> {
    /// One function declaration.
    pub(super) fn function(&mut self, id: DeclarationId, function: &Function) {
        let class = self.function_class(id, function);
        if function.deduced == Deduced::No {
            self.mend_member_type(id, function.return_type, function.name_token);
        }
        match self.output_of(id, class) {
            FunctionOutput::Kept if class == FunctionClass::Device => {
                self.device_function(id, function, false)
            }
            FunctionOutput::Kept => {
                self.mend_constexpr(id, function);
            }
            FunctionOutput::BodyReplaced => self.device_function(id, function, true),
            FunctionOutput::Suppressed => self.suppress(id),
            FunctionOutput::Declared => self.kernel(id, function, false),
            FunctionOutput::Forwarding => self.kernel(id, function, true),
        }
    }

    /// What becomes of a function.
    pub(super) fn function_output(&self, id: DeclarationId, function: &Function) -> FunctionOutput {
        self.output_of(id, self.function_class(id, function))
    }

    fn output_of(&self, id: DeclarationId, class: FunctionClass) -> FunctionOutput {
        let is_constexpr = truth(self.spaces.is_constexpr(self.tree, id));
        decide_host_output_function(self.options.dialect, self.options.pass, class, is_constexpr).result
    }

    fn function_class(&self, id: DeclarationId, function: &Function) -> FunctionClass {
        let marks = self.marks(id);
        if marks.global {
            let is_template = function.abbreviated || self.tree[id].form != Form::Plain;
            if is_template { FunctionClass::KernelTemplate } else { FunctionClass::Kernel }
        } else if marks.device_only() {
            FunctionClass::Device
        } else if marks.device {
            FunctionClass::HostDevice
        } else {
            FunctionClass::Host
        }
    }

    /// The whole declaration stands in a group that is never compiled.
    pub(super) fn suppress(&mut self, id: DeclarationId) {
        if self.tree[id].group != id {
            return;
        }
        let range = self.with_linkage(id);
        let span = self.span(range);
        self.never_compile(span);
        self.drop_region(range);
    }

    /// Puts the text into a group that is never compiled.
    pub(super) fn never_compile(&mut self, span: Span) {
        let pieces = vec![
            Piece::Directives(HOST_OUTPUT_IF0.into()),
            Piece::Raw(span),
            Piece::Directives(HOST_OUTPUT_ENDIF.into()),
            Piece::Resume(span.end),
        ];
        self.edits.replace(span, pieces);
    }

    /// A function that runs on the device only: the host sees the signature and a body that ends the program.
    fn device_function(&mut self, id: DeclarationId, function: &Function, replaces: bool) {
        let tree = self.tree;
        if self.mend_constexpr(id, function) {
            return;
        }
        let form = tree[id].form;
        let is_instantiation = matches!(form, Form::ExplicitInstantiation | Form::ExternInstantiation);
        if !is_instantiation && !self.is_clang() && !self.is_member(id, function) {
            let limit = self.specifiers_end(function);
            self.put_for_attribute(id, limit, HOST_OUTPUT_UNUSED, |marks| marks.device);
        }
        if !replaces {
            return;
        }
        if self.keep_deduced(id, function) {
            return;
        }
        if function.deduced != Deduced::No {
            self.return_void(id, function);
        }
        let is_structor = matches!(function.name, FunctionName::Constructor | FunctionName::Destructor);
        let replaced = match function.body {
            Body::Block { range, open } => TokenRange::new(open, range.end),
            // Initialisers of a function-try-block go with it.
            Body::Try { range, .. } => range,
            _ => return,
        };
        let body = if is_structor { HOST_OUTPUT_STUB_CONSTRUCTOR } else { HOST_OUTPUT_STUB_FUNCTION };
        let text = self.stub(body, function);
        let span = self.span(replaced);
        self.put(span, text);
        self.drop_region(replaced);
    }

    /// The body that ends the program.
    pub(super) fn stub(&self, body: &'static str, function: &Function) -> String {
        let mut text = String::with_capacity(2 * body.len());
        fill_into(&mut text, body, |text, _| self.void_parameters(text, function));
        text
    }

    /// Adds statements that mention every named parameter, so that none of them is reported unused.
    fn void_parameters(&self, text: &mut String, function: &Function) {
        for parameter in function.parameters.of(&self.tree.parameters) {
            let Some(name) = parameter.name() else { continue };
            let name = self.text(name);
            let is_reference = matches!(parameter.shape, Shape::LvalueReference | Shape::RvalueReference);
            // For clang the released tool reads the parameter.
            let is_volatile = is_reference && parameter.refers_to_volatile && !self.is_clang();
            void_statement(text, &name, parameter.is_pack, is_volatile);
        }
    }

    /// Writes `void` for a return type that would be deduced from the body.
    fn return_void(&mut self, id: DeclarationId, function: &Function) {
        let tree = self.tree;
        let mut written = false;
        let mut at = function.return_type.start;
        while at < function.return_type.end {
            if let Some(attribute) = tree.attribute_at(at) {
                at = tree[attribute].whole.end.max(at.next());
                continue;
            }
            let specifier =
                tree[id].specifiers.of(&tree.specifiers).iter().find(|specifier| specifier.token == at);
            let is_type = specifier.is_none_or(|specifier| {
                matches!(specifier.kind, SpecifierKind::Const | SpecifierKind::Volatile)
            });
            if is_type {
                let span = self.span(TokenRange::new(at, at.next()));
                self.put(span, if written { "" } else { "void" });
                written = true;
            }
            at = at.next();
        }
    }

    /// The first token that is no specifier: an attribute before it may be replaced by another attribute.
    pub(super) fn specifiers_end(&self, function: &Function) -> TokenId {
        use crate::lex::Kind;
        let mut at = function.declarator_id.start;
        while at > function.return_type.start
            && matches!(
                self.kind(at.previous()),
                Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Const | Kind::Volatile | Kind::Restrict
            )
        {
            at = at.previous();
        }
        at
    }

    /// Whether a function is a member of a class (a friend is not).
    pub(super) fn is_member(&self, id: DeclarationId, function: &Function) -> bool {
        let tree = self.tree;
        if tree.has_specifier(id, SpecifierKind::Friend) {
            return false;
        }
        let scope = function.target.unwrap_or(tree[id].scope);
        matches!(tree[scope].kind, ScopeKind::Class(_))
            || (function.target.is_none() && !function.qualifier().is_empty())
    }
}

/// Adds a statement that mentions a parameter and does nothing.
pub(super) fn void_statement(out: &mut String, name: &str, is_pack: bool, is_reference_to_volatile: bool) {
    let (before, after) = match (is_pack, is_reference_to_volatile) {
        (true, _) => const { around(HOST_OUTPUT_STUB_VOID_PACK, "{name}") },
        (false, true) => const { around(HOST_OUTPUT_STUB_VOID_VOLATILE, "{name}") },
        (false, false) => const { around(HOST_OUTPUT_STUB_VOID, "{name}") },
    };
    out.extend([before, name, after]);
}
