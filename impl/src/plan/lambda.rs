//! Annotated lambdas: each is replaced by, or put into, the wrapper that both halves of the program know.
//!
//! A wrapper's type names the enclosing function and the number of the lambda in it, so that the device compiler's stubs
//! find the same type. What is certain is written; the rest is refused with its place.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::lambda_preamble::{Counts, preamble};
use super::space::Marks;
use super::texts::pieces;
use super::{Piece, Planner};
use crate::lambda::{self, Capture, CaptureFault, Form as CaptureForm, Found, Lambda, LocalKind, Locals};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated as rules;
use crate::rules::generated::{LambdaOutput, LambdaPlace, LambdaSpace, decide_host_output_lambda};
use crate::tree::{Body, DeclarationId, DeclarationKind, TemplateParameterKind};

/// An annotated lambda as the scan over the attributes finds it.
struct Annotated {
    lambda: Lambda,
    space: LambdaSpace,
    /// The first of its CUDA attributes.
    attribute: TokenId,
    /// The function whose body it is in.
    function: Option<DeclarationId>,
}

impl Planner<'_> {
    /// Every annotated lambda in text that is written, and the preamble that declares the wrappers.
    pub(super) fn lambdas(&mut self) {
        if !self.options.extended_lambda {
            return;
        }
        let annotated = self.annotated_lambdas();
        let mut wrapped: Vec<(DeclarationId, Vec<Annotated>)> = Vec::new();
        for one in annotated {
            let cell = decide_host_output_lambda(
                self.options.dialect,
                self.options.pass,
                one.space,
                self.place_of(&one),
            );
            match (cell.result, one.function) {
                (LambdaOutput::DeviceWrapper | LambdaOutput::HostDeviceWrapper, Some(function)) => {
                    match wrapped.last_mut() {
                        Some((last, list)) if *last == function => list.push(one),
                        _ => wrapped.push((function, vec![one])),
                    }
                }
                (LambdaOutput::Emptied, _) => self.empty_lambda(&one.lambda),
                _ => {}
            }
        }
        let mut counts = Counts::default();
        for (function, list) in wrapped {
            self.wrap_lambdas(function, &list, &mut counts);
        }
        if let Some(place) = self.lambda_sentinel {
            let text = preamble(self.options, &counts);
            self.edits.before(place, vec![Piece::Directives(text.into()), Piece::Resume(place)]);
        }
    }

    /// The lambdas with execution-space attributes, in source order.
    fn annotated_lambdas(&mut self) -> Vec<Annotated> {
        let tokens = self.tokens;
        let mut found: Vec<Annotated> = Vec::new();
        for &word in &tokens.attribute_words {
            if self.is_dropped(word) || self.tree.attribute_at(word).is_some() {
                continue;
            }
            let Some(open) = self.lambda_of_attribute(word) else { continue };
            if found.last().is_some_and(|last| last.lambda.open() == open) {
                continue;
            }
            let Some(lambda) = lambda::lambda(tokens, open) else { continue };
            let mut row = Vec::new();
            let mut at = lambda.attributes.start;
            while at < lambda.attributes.end {
                let end = match tokens.attribute_words.binary_search(&at) {
                    Ok(_) => self.read_attribute(at, &mut row),
                    Err(_) => at.next(),
                };
                at = end.max(at.next());
            }
            let marks = Marks::of(&row);
            let space = match (marks.device, marks.host) {
                (true, true) => LambdaSpace::HostDevice,
                (true, false) => LambdaSpace::Device,
                (false, _) => LambdaSpace::None,
            };
            found.push(Annotated { lambda, space, attribute: word, function: None });
        }
        if found.iter().any(|one| one.space != LambdaSpace::None) {
            let bodies = self.function_bodies();
            for one in &mut found {
                let open = one.lambda.open();
                let after = bodies.partition_point(|(range, _)| range.start <= open);
                let last = after.checked_sub(1).and_then(|index| bodies.get(index));
                one.function = last.filter(|(range, _)| range.contains(open)).map(|&(_, function)| function);
            }
        }
        found
    }

    /// The bodies of lambdas that run on the device only, in source order.
    pub(super) fn device_lambdas(&mut self) -> Vec<TokenRange> {
        let annotated = self.annotated_lambdas();
        let device = annotated.into_iter().filter(|one| one.space == LambdaSpace::Device);
        device.map(|one| one.lambda.body).collect()
    }

    /// The bodies of all functions in source order, initialisers included.
    pub(super) fn function_bodies(&self) -> Vec<(TokenRange, DeclarationId)> {
        let tree = self.tree;
        let ids = (0..tree.declarations.len() as u32).map(DeclarationId);
        let mut bodies: Vec<(TokenRange, DeclarationId)> = ids
            .filter_map(|id| Some((tree.function(id)?.body.range()?, id)))
            .filter(|(range, _)| !range.is_empty())
            .collect();
        bodies.sort_by_key(|(range, _)| range.start);
        bodies
    }

    fn place_of(&self, one: &Annotated) -> LambdaPlace {
        match one.function.map(|function| self.marks(function)) {
            None => LambdaPlace::Elsewhere,
            Some(marks) if marks.global || marks.device_only() => LambdaPlace::DeviceBody,
            Some(_) => LambdaPlace::HostBody,
        }
    }

    /// A device lambda that is no extended one keeps its signature.
    fn empty_lambda(&mut self, lambda: &Lambda) {
        let span = self.span(lambda.body);
        self.edits.put(span, rules::HOST_OUTPUT_LAMBDA_EMPTIED);
        self.insert_dropped(lambda.body);
    }

    /// The extended lambdas of one function.
    fn wrap_lambdas(&mut self, function: DeclarationId, list: &[Annotated], counts: &mut Counts) {
        let found = match self.captures_in(function, list) {
            Ok(found) => found,
            Err(lambda::TooDeep(at)) => {
                return self.refuse(at, "blocks nest too deep around an extended lambda");
            }
        };
        let found: FxHashMap<TokenId, Found> =
            found.into_iter().map(|found| (found.lambda.open(), found)).collect();
        let mut number = 0;
        let mut parent = None;
        for one in list {
            // The body of a device lambda is gone, with the lambdas in it.
            if self.is_dropped(one.lambda.open()) {
                continue;
            }
            let Some(found) = found.get(&one.lambda.open()) else {
                self.refuse(one.attribute, "an extended lambda in text that is not understood");
                continue;
            };
            if let Some(message) = self.extended_lambda_fault(function, one.space, found) {
                self.refuse(message.0, message.1);
                continue;
            }
            if parent.is_none() {
                parent = Some(self.parent_of_lambdas(function));
            }
            let Some(Ok((signature, address))) = &parent else {
                if let Some(Err((at, message))) = &parent {
                    self.refuse(*at, message.clone());
                }
                return;
            };
            number += 1;
            let (signature, address) = (signature.clone(), address.clone());
            self.wrap_lambda(one, found, &signature, &address, number);
            counts.add(one.space, found.captures.len());
        }
    }

    /// What the lambdas of `list` capture.
    fn captures_in(&self, id: DeclarationId, list: &[Annotated]) -> Result<Vec<Found>, lambda::TooDeep> {
        let tree = self.tree;
        let Some(function) = tree.function(id) else { return Ok(Vec::new()) };
        let mut locals = Locals::default();
        for header in tree.headers_of(id) {
            for parameter in header.parameters.of(&tree.template_parameters) {
                let Some(name) = parameter.name else { continue };
                let kind = match parameter.kind {
                    TemplateParameterKind::NonType => LocalKind::Fixed,
                    _ => LocalKind::Type,
                };
                locals.declare(self.tokens.symbol(name), kind);
            }
        }
        for parameter in function.parameters.of(&tree.parameters) {
            let Some(name) = parameter.name else { continue };
            let kind = if parameter.pack.is_some() { LocalKind::Pack } else { LocalKind::Automatic };
            locals.declare(self.tokens.symbol(name), kind);
        }
        let mut parts = Vec::new();
        match function.body {
            Body::Block { initializers, open, close } => {
                parts.push(initializers);
                parts.push(TokenRange::new(open, close.next()));
            }
            Body::Try { initializers, open, close, range } => {
                parts.push(initializers);
                parts.push(TokenRange::new(open, close.next()));
                parts.push(TokenRange::new(close.next(), range.end));
            }
            _ => {}
        }
        let opens: BTreeSet<TokenId> = list.iter().map(|one| one.lambda.open()).collect();
        let outside = super::lambda_scope::Around::new(self, id, opens);
        lambda::lambdas_in(self.tokens, &outside, locals, &parts)
    }

    /// Why a lambda cannot be an extended one, and where.
    fn extended_lambda_fault(
        &self,
        function: DeclarationId,
        space: LambdaSpace,
        found: &Found,
    ) -> Option<(TokenId, String)> {
        let open = found.lambda.open();
        let device = if space == LambdaSpace::Device { "__device__" } else { "__host__ __device__" };
        let is_host_device = space == LambdaSpace::HostDevice;
        if found.enclosing.annotated.is_some() {
            let text = "cannot be defined inside an extended __host__ __device__  lambda expression(\"operator()\").";
            return Some((open, format!("An extended {device} lambda {text}")));
        }
        if found.enclosing.generic.is_some() {
            let text = "cannot be defined inside a generic lambda expression(\"operator()\").";
            return Some((open, format!("An extended {device} lambda {text}")));
        }
        if found.enclosing.local_class {
            let text = "must not be defined inside another function";
            return Some((
                open,
                format!("The enclosing parent function for an extended {device} lambda {text}"),
            ));
        }
        if is_host_device && found.lambda.is_generic(self.tokens) {
            return Some((open, "__host__ __device__ extended lambdas cannot be generic lambdas".to_owned()));
        }
        if found.lambda.is_constexpr {
            let text = format!("The constexpr specifier is not allowed for an extended {device} lambda");
            return Some((open, text));
        }
        for capture in &found.captures {
            let text = match *capture {
                Capture::Reference(at) => {
                    (at, format!("An extended {device} lambda cannot capture variables by reference"))
                }
                Capture::Pack(at) => {
                    (at, format!("An extended {device} lambda cannot capture an element of a parameter pack"))
                }
                Capture::Variable(at) if self.is_pack_of(function, at) => {
                    (at, format!("An extended {device} lambda cannot capture an element of a parameter pack"))
                }
                Capture::Initialised { name, .. } if is_host_device => {
                    let text = "init-captures are not allowed for extended __host__ __device__ lambdas";
                    (name, text.to_owned())
                }
                Capture::Initialised { name, value, .. } if self.holds_lambda(value) => {
                    (name, "an init-capture of a lambda: its type cannot be named".to_owned())
                }
                _ => continue,
            };
            return Some(text);
        }
        let fault = found.fault?;
        let text = match fault {
            CaptureFault::ByReference(_) => {
                format!("An extended {device} lambda cannot capture variables by reference")
            }
            CaptureFault::Pack(_) => {
                format!("An extended {device} lambda cannot capture an element of a parameter pack")
            }
            CaptureFault::ConstexprIf(_) => {
                format!("An extended {device} lambda cannot first-capture variable in constexpr-if context")
            }
            CaptureFault::StaticOrNot(_) => {
                "an extended lambda calls overloaded member functions of which some are static: whether it captures \
                 `this` is not known; name `this` in its captures"
                    .to_owned()
            }
            CaptureFault::UnknownMember(_) => {
                "an extended lambda names what may be a member of a base class that is not known; name `this` in its \
                 captures"
                    .to_owned()
            }
        };
        Some((fault.token(), text))
    }

    /// Whether the name at `at` is a parameter pack of the function.
    fn is_pack_of(&self, function: DeclarationId, at: TokenId) -> bool {
        let tree = self.tree;
        let symbol = self.tokens.symbol(at);
        tree.function(function).is_some_and(|function| {
            function.parameters.of(&tree.parameters).iter().any(|parameter| {
                parameter.pack.is_some()
                    && parameter.name.is_some_and(|name| self.tokens.symbol(name) == symbol)
            })
        })
    }

    fn holds_lambda(&self, value: TokenRange) -> bool {
        value.iter().any(|at| lambda::lambda(self.tokens, at).is_some())
    }

    /// The wrapper of one lambda.
    fn wrap_lambda(&mut self, one: &Annotated, found: &Found, signature: &str, address: &str, number: u32) {
        let lambda = &found.lambda;
        let return_type = lambda.trailing_return;
        let is_device = one.space == LambdaSpace::Device;
        let names_type = is_device && !return_type.is_empty() && !self.names_own_parameter(lambda);
        if names_type && return_type.iter().any(|at| self.is_placeholder(at)) {
            return self
                .refuse(return_type.start, "a deduced return type of an extended lambda cannot be written");
        }
        let tag_text = if names_type {
            rules::HOST_OUTPUT_LAMBDA_TAG_TRAILING_RETURN
        } else {
            rules::HOST_OUTPUT_LAMBDA_TAG
        };
        let tag = pieces(tag_text, |name| match name {
            "signature" => vec![Piece::text(signature.to_owned())],
            "parent" => vec![Piece::text(address.to_owned())],
            "return" => vec![Piece::Flat(self.span(return_type))],
            _ => vec![Piece::text(number.to_string())],
        });
        let mut types = Vec::new();
        let mut values = Vec::new();
        for capture in &found.captures {
            types.push(Piece::text(" , "));
            types.extend(self.capture_type(capture, lambda.is_mutable));
            values.push(Piece::text(" , "));
            values.extend(self.capture_value(capture));
        }
        let truth = |holds: bool| vec![Piece::text(if holds { "true" } else { "false" })];
        let range = lambda.range();
        let span = self.span(range);
        let text =
            if is_device { rules::HOST_OUTPUT_LAMBDA_DEVICE } else { rules::HOST_OUTPUT_LAMBDA_HOST_DEVICE };
        let mut written = pieces(text, |name| match name {
            "tag" => tag.clone(),
            "types" => types.clone(),
            "values" => values.clone(),
            "mutable" => truth(lambda.is_mutable),
            "pointer" => truth(lambda.introducer.len() == 2),
            _ => vec![Piece::Copy(span)],
        });
        if is_device {
            written.push(Piece::LineEnds(span));
            self.insert_dropped(TokenRange::new(lambda.introducer.end, range.end));
        }
        self.edits.replace(span, written);
    }

    /// Whether the written return type names a parameter or template parameter of its lambda.
    fn names_own_parameter(&self, lambda: &Lambda) -> bool {
        let own = lambda.parameters.into_iter().chain([lambda.template_parameters]);
        let names: BTreeSet<_> = own
            .flat_map(|range| range.iter())
            .filter(|&at| self.kind(at) == Kind::Identifier)
            .filter(|&at| {
                let behind = self.kind(at.next());
                matches!(
                    behind,
                    Kind::Comma | Kind::CloseParen | Kind::Assign | Kind::OpenBracket | Kind::Greater
                )
            })
            .map(|at| self.tokens.symbol(at))
            .collect();
        lambda.trailing_return.iter().any(|at| {
            self.kind(at) == Kind::Identifier
                && !matches!(self.kind(at.previous()), Kind::ColonColon | Kind::Dot | Kind::Arrow)
                && names.contains(&self.tokens.symbol(at))
        })
    }

    fn is_placeholder(&self, at: TokenId) -> bool {
        self.kind(at) == Kind::Auto
    }

    /// The type under which a wrapper holds a capture.
    fn capture_type(&self, capture: &Capture, is_mutable: bool) -> Vec<Piece> {
        match *capture {
            Capture::Variable(name) | Capture::Reference(name) | Capture::Pack(name) => {
                pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_VARIABLE, |_| vec![Piece::text(self.text(name))])
            }
            Capture::This(_) => vec![Piece::text(rules::HOST_OUTPUT_LAMBDA_TYPE_THIS)],
            Capture::Object(_) => pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_OBJECT, |_| {
                vec![Piece::text(if is_mutable { "" } else { " const" })]
            }),
            // In parentheses a function is an lvalue, whose wrapped type is a pointer.
            Capture::Initialised { value, .. } => {
                pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_INITIALISER, |_| vec![Piece::Flat(self.span(value))])
            }
        }
    }

    /// What a wrapper is given for a capture.
    fn capture_value(&self, capture: &Capture) -> Vec<Piece> {
        match *capture {
            Capture::Variable(name) | Capture::Reference(name) | Capture::Pack(name) => {
                vec![Piece::text(self.text(name))]
            }
            Capture::This(_) => vec![Piece::text("this")],
            Capture::Object(_) => vec![Piece::text("*this")],
            Capture::Initialised { value, form, .. } => {
                let value = Piece::Flat(self.span(value));
                match form {
                    CaptureForm::Equals => vec![value],
                    CaptureForm::Parentheses | CaptureForm::Braces => {
                        vec![Piece::text("("), value, Piece::text(")")]
                    }
                }
            }
        }
    }

    /// The place of the class that the preamble stands before.
    pub(super) fn note_lambda_sentinel(&mut self, id: DeclarationId) {
        let DeclarationKind::Class(class) = self.tree[id].kind else { return };
        let name = self.tree[class].name_token.map(|name| self.tokens.name(name));
        if self.lambda_sentinel.is_none() && name == Some(rules::HOST_OUTPUT_LAMBDA_SENTINEL) {
            self.lambda_sentinel = Some(self.start(self.tree[id].range.start));
        }
    }
}
