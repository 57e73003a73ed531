//! Functions that are declared inside the bodies of functions: in blocks, and in local classes.
//!
//! They are written as those outside are: the attribute of a function that runs on the device only, or of a kernel,
//! is replaced, and so is the body of a device member of a local class.

use super::Planner;
use super::boilerplate::truth;
use super::function::void_statement;
use super::space::Marks;
use super::texts::fill_into;
use crate::check::LocalFunction;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated::{
    ByteClass, FunctionClass, FunctionOutput, HOST_OUTPUT_STUB_CONSTRUCTOR, HOST_OUTPUT_STUB_FUNCTION,
    HOST_OUTPUT_UNUSED, decide_host_output_function,
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

/// Whether a member of a local class is a constructor or destructor: `L::L`, `L::~L`.
fn is_structor(local: &LocalFunction) -> bool {
    let mut names = local.qualified.rsplit("::");
    let (member, class) = (names.next(), names.next());
    class.is_some() && member.map(|member| member.trim_start_matches('~')) == class
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
        if let Some(name) = self.block_variable(first, row) {
            return LocalOutput::Attribute(name);
        }
        if marks.shared
            && !self.is_documented()
            && let Some(name) = self.shared_in_block(row)
        {
            return LocalOutput::Attribute(name);
        }
        if !(marks.device || marks.global) || self.lambda_of_attribute(first).is_some() {
            return LocalOutput::Plain;
        }
        let functions = self.functions;
        let Some(local) = functions.local_at(first) else {
            if marks.device_only() {
                self.local_device_body(behind, None);
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
                self.local_device_body(behind, Some(local));
                LocalOutput::Plain
            }
            _ if local.is_member => LocalOutput::Plain,
            _ => self.local_attribute(local, class, row),
        }
    }

    /// Says that nobody uses a shared variable of a block on the host; the attribute's name.
    fn shared_in_block(&mut self, row: &[Attribute]) -> Option<TokenId> {
        let tokens = self.tokens;
        let is_shared = |one: &&Attribute| Marks::of(tokens, std::slice::from_ref(*one)).shared;
        let attribute = row.iter().find(is_shared)?;
        self.put_attribute(attribute, HOST_OUTPUT_UNUSED.into());
        Some(attribute.name_token)
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
            let is_hidden = self.tree.is_unnamed(scope) || self.is_internal_in_block(row);
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
            Kind::OpenBrace => self.behind_handlers(self.tokens.partner(end).next()),
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
    fn local_device_body(&mut self, behind: TokenId, local: Option<&LocalFunction>) {
        let mut at = behind;
        let mut parameters: Option<TokenId> = None;
        let mut has_trailing_return = false;
        let mut function_try = None;
        loop {
            match self.kind(at) {
                Kind::OpenBrace if parameters.is_some() => break,
                Kind::Try if parameters.is_some() => {
                    function_try = Some(at);
                    at = at.next();
                }
                Kind::OpenBrace | Kind::Semicolon | Kind::CloseBrace | Kind::Assign | Kind::End => return,
                Kind::Attribute | Kind::Decltype => at = self.tokens.partner(at.next()).max(at).next(),
                // `operator()`, `operator[]`
                Kind::Operator if self.kind(at.next()).is_open_bracket() => {
                    at = self.tokens.partner(at.next()).max(at).next();
                }
                Kind::Colon if parameters.is_some() => {
                    at = self.behind_mem_initializers(at.next());
                    break;
                }
                kind if kind.is_open_bracket() => {
                    parameters = parameters.or((kind == Kind::OpenParen).then_some(at));
                    at = self.tokens.partner(at).next();
                }
                kind => {
                    has_trailing_return |= parameters.is_some() && kind == Kind::Arrow;
                    at = at.next();
                }
            }
        }
        let (Kind::OpenBrace, Some(parameters)) = (self.kind(at), parameters) else { return };
        // Initialisers and handlers of a function-try-block go with it.
        let end = self.tokens.partner(at).next();
        let end = if function_try.is_some() { self.behind_handlers(end) } else { end };
        let body = TokenRange::new(function_try.unwrap_or(at), end);
        let is_structor = local.is_some_and(is_structor);
        let stub = if is_structor { HOST_OUTPUT_STUB_CONSTRUCTOR } else { HOST_OUTPUT_STUB_FUNCTION };
        let mut text = String::new();
        fill_into(&mut text, stub, |text, _| self.void_local_parameters(text, parameters));
        let span = self.span(body);
        self.put(span, text);
        self.insert_dropped(body);
        if !has_trailing_return {
            self.local_return_void(local.map_or(behind, |local| local.start), parameters);
        }
    }

    /// The token behind the handlers at `at`, where there are any.
    fn behind_handlers(&self, mut at: TokenId) -> TokenId {
        while self.kind(at) == Kind::Catch && self.kind(at.next()) == Kind::OpenParen {
            let block = self.tokens.partner(at.next()).next();
            if self.kind(block) != Kind::OpenBrace {
                break;
            }
            at = self.tokens.partner(block).next();
        }
        at
    }

    /// Adds statements that mention the parameters of a member of a local class.
    fn void_local_parameters(&self, text: &mut String, open: TokenId) {
        let close = self.tokens.partner(open);
        let mut from = open.next();
        let mut at = from;
        while at <= close {
            let kind = self.kind(at);
            if at == close || kind == Kind::Comma {
                let parameter = TokenRange::new(from, at);
                if let Some(name) = self.parameter_name(parameter) {
                    let is_reference_to_volatile = !self.is_clang()
                        && [Kind::Amp, Kind::Volatile]
                            .iter()
                            .all(|&kind| parameter.iter().any(|at| self.kind(at) == kind));
                    let is_pack = parameter.iter().any(|at| self.kind(at) == Kind::Ellipsis);
                    void_statement(text, &self.text(name), is_pack, is_reference_to_volatile);
                }
                from = at.next();
            }
            at = match self.tokens.angle_partner(at) {
                Some(greater) if kind == Kind::Less => greater.next(),
                _ if kind.is_open_bracket() => self.tokens.partner(at).max(at).next(),
                _ => at.next(),
            };
        }
    }

    /// The name in a parameter-declaration: the last identifier, in front of which a type is written.
    fn parameter_name(&self, parameter: TokenRange) -> Option<TokenId> {
        let mut name = None;
        let mut has_type = false;
        let mut at = parameter.start;
        while at < parameter.end {
            match self.kind(at) {
                Kind::Assign => break,
                Kind::Attribute => at = self.tokens.partner(at.next()).max(at),
                Kind::Identifier if has_type && self.kind(at.previous()) != Kind::ColonColon => {
                    name = Some(at)
                }
                Kind::Identifier => {
                    has_type = true;
                    // `T< int>`
                    if let Some(greater) = self.tokens.angle_partner(at.next()) {
                        at = greater;
                    }
                }
                Kind::OpenParen | Kind::OpenBracket if name.is_some() => at = self.tokens.partner(at).max(at),
                Kind::Decltype => {
                    has_type = true;
                    at = self.tokens.partner(at.next()).max(at);
                }
                Kind::Const | Kind::Volatile | Kind::Typename | Kind::Struct | Kind::Class | Kind::Enum => {}
                kind if kind.is_keyword() => has_type = true,
                _ => {}
            }
            at = at.next();
        }
        name
    }

    /// Writes `void` for a return type before the parameters at `open` that would be deduced from the body.
    fn local_return_void(&mut self, start: TokenId, open: TokenId) {
        let mut types = Vec::new();
        let mut is_deduced = false;
        let mut at = start;
        // The last one is the name.
        while at < open.previous() && self.kind(at) != Kind::Operator {
            let skipped = match self.kind(at) {
                Kind::Attribute => Some(self.tokens.partner(at.next())),
                Kind::OpenBracket => Some(self.tokens.partner(at)),
                Kind::Static | Kind::Inline | Kind::Virtual | Kind::Friend | Kind::Explicit => Some(at),
                _ => self.tokens.attribute_words.binary_search(&at).is_ok().then_some(at),
            };
            if skipped.is_none() {
                types.push(at);
                is_deduced |= self.kind(at) == Kind::Auto;
            }
            at = skipped.unwrap_or(at).max(at).next();
        }
        if !is_deduced {
            return;
        }
        for (index, at) in types.into_iter().enumerate() {
            let span = self.span(TokenRange::new(at, at.next()));
            self.put(span, if index == 0 { "void" } else { "" });
        }
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
