//! Functions that are declared inside the bodies of functions: in blocks, and in local classes.
//!
//! They are written as those outside are: the attribute of a function that runs on the device only, or of a kernel,
//! is replaced, and so is the body of a device member of a local class.

use super::boilerplate::truth;
use super::space::Marks;
use super::{Piece, Planner};
use crate::check::LocalFunction;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated::{
    ByteClass, FunctionClass, FunctionOutput, HOST_OUTPUT_UNUSED, decide_host_output_function,
};
use crate::tree::Attribute;

/// What became of the declaration that attributes in a body stand on.
pub(super) enum LocalOutput {
    /// Nothing but its attributes is in question.
    Plain,
    /// The attribute of that name was replaced.
    Attribute(TokenId),
    /// Nothing is written up to that token.
    Suppressed(TokenId),
}

impl Planner<'_> {
    /// Attributes `first..behind` in a body or expression that is written: a lambda's, a local function's, a
    /// local variable's.
    pub(super) fn local_attributes(
        &mut self,
        first: TokenId,
        behind: TokenId,
        row: &[Attribute],
    ) -> LocalOutput {
        let marks = Marks::of(self.tokens, row);
        if !(marks.device || marks.global) || self.lambda_of_attribute(first).is_some() {
            return LocalOutput::Plain;
        }
        let functions = self.functions;
        let Some(local) = functions.local_at(first) else {
            if marks.device_only() {
                self.local_device_body(behind);
            }
            return LocalOutput::Plain;
        };
        let class = match local.class {
            ByteClass::D => FunctionClass::Device,
            ByteClass::G | ByteClass::HG | ByteClass::DG | ByteClass::HDG => FunctionClass::Kernel,
            ByteClass::None | ByteClass::H | ByteClass::HD => return LocalOutput::Plain,
        };
        let specifiers = TokenRange::new(local.start, local.name);
        let is_constexpr = truth(specifiers.iter().any(|at| self.kind(at) == Kind::Constexpr));
        let cell = decide_host_output_function(self.options.dialect, self.options.pass, class, is_constexpr);
        match cell.result {
            FunctionOutput::Suppressed if self.is_whole_statement(local) => self.suppress_local(local),
            FunctionOutput::BodyReplaced if local.is_member => {
                self.local_device_body(behind);
                LocalOutput::Plain
            }
            _ if local.is_member => LocalOutput::Plain,
            _ => self.local_attribute(local, class, row),
        }
    }

    /// Writes what stands for the attribute of a function that is declared in a block, once for a declaration.
    fn local_attribute(
        &mut self,
        local: &LocalFunction,
        class: FunctionClass,
        row: &[Attribute],
    ) -> LocalOutput {
        let is_kernel = class == FunctionClass::Kernel;
        let text = if is_kernel {
            let around = &self.tree[local.around];
            let scope = around.target.unwrap_or(self.tree[around.declaration].scope);
            let is_hidden = self.is_unnamed(scope);
            self.kept_apart(if is_hidden { "" } else { self.linkage(class, self.options.static_host_stub) })
        } else if self.is_clang() {
            String::new()
        } else {
            HOST_OUTPUT_UNUSED.to_owned()
        };
        let tokens = self.tokens;
        let is_chosen = |attribute: &&Attribute| {
            let marks = Marks::of(tokens, std::slice::from_ref(*attribute));
            if is_kernel { marks.global } else { marks.device }
        };
        let chosen = row.iter().find(is_chosen);
        if self.local_written == Some(local.start) || text.is_empty() {
            return LocalOutput::Plain;
        }
        let Some(attribute) = chosen else { return LocalOutput::Plain };
        self.local_written = Some(local.start);
        self.put_attribute(attribute, text.into());
        LocalOutput::Attribute(attribute.name_token)
    }

    /// Whether what declares a function can be left out: it is no substatement.
    fn is_whole_statement(&self, local: &LocalFunction) -> bool {
        matches!(
            self.kind(local.start.previous()),
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::Colon
        )
    }

    /// The whole declaration stands in a group that is never compiled.
    fn suppress_local(&mut self, local: &LocalFunction) -> LocalOutput {
        let mut end = local.name;
        while !matches!(self.kind(end), Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::End) {
            end = if self.kind(end).is_open_bracket() { self.tokens.partner(end).next() } else { end.next() };
        }
        let end = match self.kind(end) {
            Kind::Semicolon => end.next(),
            Kind::OpenBrace => self.tokens.partner(end).next(),
            _ => return LocalOutput::Plain,
        };
        let range = TokenRange::new(local.start, end);
        let span = self.span(range);
        self.never_compile(span);
        self.insert_dropped(range);
        LocalOutput::Suppressed(end)
    }

    /// The body of a member function of a local class that runs on the device only is replaced. What has braces
    /// without a parameter list before them is a class or an initialiser.
    fn local_device_body(&mut self, mut at: TokenId) {
        let mut has_parameters = false;
        loop {
            match self.kind(at) {
                Kind::OpenBrace if has_parameters => break,
                Kind::OpenBrace | Kind::Semicolon | Kind::CloseBrace | Kind::Assign | Kind::End => return,
                Kind::Attribute => at = self.tokens.partner(at.next()).next(),
                Kind::Colon if has_parameters => {
                    at = self.behind_mem_initializers(at.next());
                    break;
                }
                kind if kind.is_open_bracket() => {
                    has_parameters |= kind == Kind::OpenParen;
                    at = self.tokens.partner(at).next();
                }
                _ => at = at.next(),
            }
        }
        if self.kind(at) != Kind::OpenBrace {
            return;
        }
        let body = TokenRange::new(at, self.tokens.partner(at).next());
        let span = self.span(body);
        self.edits
            .replace(span, vec![Piece::text("{int volatile ___ = 1;::exit(___);}"), Piece::LineEnds(span)]);
        self.insert_dropped(body);
    }

    /// The token behind a mem-initializer-list that begins at `at`: the body's brace, where all is well.
    fn behind_mem_initializers(&self, mut at: TokenId) -> TokenId {
        loop {
            while !matches!(self.kind(at), Kind::OpenParen | Kind::OpenBrace | Kind::Semicolon | Kind::End) {
                at = at.next();
            }
            if !self.kind(at).is_open_bracket() {
                return at;
            }
            at = self.tokens.partner(at).next();
            if self.kind(at) == Kind::Ellipsis {
                at = at.next();
            }
            if self.kind(at) != Kind::Comma {
                return at;
            }
        }
    }
}
