//! Annotated lambdas: each is replaced by, or put into, the wrapper that both halves of the program know.
//!
//! A wrapper's type names the enclosing function and the number of the lambda in it, so that the device compiler's stubs
//! find the same type. What is certain is written; the rest is refused with its place.

use std::collections::BTreeSet;

use super::lambda_preamble::{Counts, preamble};
use super::texts::pieces;
use super::{Piece, Planner};
use crate::bodies::Lambda;
use crate::diag::catalogue::record;
use crate::lambda::{self, Around, Capture, Form as CaptureForm, Found};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated as rules;
use crate::rules::generated::{
    LambdaKind, LambdaOutput, LambdaPlace, LambdaSpace, Verdict, decide_host_output_lambda,
    decide_lambda_restriction,
};
use crate::source::Span;
use crate::tree::{DeclarationId, DeclarationKind};

/// An annotated lambda in text that is written.
struct Annotated<'a> {
    lambda: &'a Lambda,
    space: LambdaSpace,
    /// What it captures and stands in.
    found: Found<'a>,
}

impl<'a> Planner<'a> {
    /// Every annotated lambda in text that is written, and the preamble that declares the wrappers.
    pub(super) fn lambdas(&mut self) {
        if !self.options.extended_lambda {
            return;
        }
        self.lambdas_not_read();
        let annotated = self.annotated_lambdas();
        let mut emptied = Vec::new();
        let mut wrapped: Vec<(DeclarationId, Vec<Annotated<'a>>)> = Vec::new();
        for one in annotated {
            let cell = decide_host_output_lambda(
                self.options.dialect,
                self.options.pass,
                one.space,
                self.place_of(&one),
            );
            match (cell.result, one.found.function) {
                (LambdaOutput::DeviceWrapper | LambdaOutput::HostDeviceWrapper, Some(function)) => {
                    match wrapped.last_mut() {
                        Some((last, list)) if *last == function => list.push(one),
                        _ => wrapped.push((function, vec![one])),
                    }
                }
                (LambdaOutput::Emptied, _) => emptied.push(one.lambda),
                _ => {}
            }
        }
        let mut counts = Counts::default();
        for (function, list) in wrapped {
            self.wrap_lambdas(function, &list, &mut counts);
        }
        for lambda in emptied {
            if !self.is_dropped(lambda.open()) && !self.is_kept(lambda.open()) {
                self.empty_lambda(lambda);
            }
        }
        if let Some(place) = self.lambda_sentinel {
            let text = preamble(self.options, &counts);
            self.edits.before(place, vec![Piece::Directives(text.into()), Piece::Resume(place)]);
        }
    }

    /// Refuses what may be annotated lambdas in text that could not be read.
    fn lambdas_not_read(&mut self) {
        let reading = self.reading;
        let unread = |open: TokenId| {
            reading.bodies.lambda(open).is_none()
                && reading.bodies.unparsed.iter().any(|region| region.range.contains(open))
        };
        for &word in &reading.tokens.attribute_words {
            if self.is_dropped(word) || self.tree.attribute_at(word).is_some() {
                continue;
            }
            if self.lambda_of_attribute(word).is_some_and(unread) {
                self.refuse(word, "an extended lambda in text that is not understood");
            }
        }
    }

    /// The lambdas with execution-space attributes in text that is written, in source order.
    fn annotated_lambdas(&self) -> Vec<Annotated<'a>> {
        let reading = self.reading;
        let mut all = Vec::new();
        let is_device = |function: DeclarationId| {
            let marks = self.marks(function);
            marks.global || marks.device_only()
        };
        for found in lambda::annotated(reading, is_device) {
            let lambda = found.lambda;
            if self.is_dropped(lambda.open()) {
                continue;
            }
            let space = match (found.space.device, found.space.host) {
                (true, true) => LambdaSpace::HostDevice,
                (true, false) => LambdaSpace::Device,
                (false, _) => LambdaSpace::None,
            };
            all.push(Annotated { lambda, space, found });
        }
        all
    }

    /// The bodies of lambdas that run on the device only, in source order.
    pub(super) fn device_lambdas(&self) -> Vec<TokenRange> {
        let annotated = self.annotated_lambdas();
        let device = annotated.into_iter().filter(|one| one.space == LambdaSpace::Device);
        device.map(|one| one.lambda.body).collect()
    }

    fn place_of(&self, one: &Annotated<'_>) -> LambdaPlace {
        match (one.found.function.map(|function| self.marks(function)), one.found.around) {
            (_, Around::Nothing) | (None, _) => LambdaPlace::Elsewhere,
            (Some(_), Around::Device) if one.lambda.member.is_some() => LambdaPlace::DeviceBody,
            (Some(marks), _) if marks.global || marks.device_only() => LambdaPlace::DeviceBody,
            (Some(_), _) => LambdaPlace::HostBody,
        }
    }

    /// A device lambda that is no extended one keeps its signature.
    fn empty_lambda(&mut self, lambda: &Lambda) {
        let span = self.span(lambda.body);
        self.put(span, rules::HOST_OUTPUT_LAMBDA_EMPTIED);
        self.insert_dropped(lambda.body);
    }

    /// The extended lambdas of one function.
    fn wrap_lambdas(&mut self, function: DeclarationId, list: &[Annotated<'_>], counts: &mut Counts) {
        let mut number = 0;
        let mut parent = None;
        // One in an init-capture comes before the lambda that it is for.
        let mut list: Vec<&Annotated<'_>> = list.iter().collect();
        list.sort_by_key(|one| one.lambda.introducer.end);
        for one in list {
            // The body of a device lambda is gone, with the lambdas in it.
            if self.is_dropped(one.lambda.open()) {
                continue;
            }
            let found = &one.found;
            if let Some(message) = self.extended_lambda_fault(one.space, found) {
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
            self.wrap_lambda(one, found, &signature, &address, number, counts);
            counts.add(one.space, found.captures.len());
        }
    }

    /// Why a lambda cannot be written as an extended one, and where. What breaks a rule was reported as an error;
    /// where flags silence that it is still nothing that can be written.
    fn extended_lambda_fault(&self, space: LambdaSpace, found: &Found<'_>) -> Option<(TokenId, String)> {
        let kind = if space == LambdaSpace::Device { LambdaKind::Device } else { LambdaKind::HostDevice };
        for one in lambda::broken(self.reading, found) {
            let cell =
                decide_lambda_restriction(self.options.dialect, self.options.pass, one.restriction, kind);
            if cell.verdict == Verdict::Error {
                let id = cell.reports.first().map_or("lambda.restriction", |report| {
                    record(report.diagnostic, self.options.dialect).id
                });
                return Some((one.at, format!("an extended lambda that breaks a rule ({id})")));
            }
        }
        for capture in &found.captures {
            match *capture {
                Capture::InitialisedPack(at) => {
                    return Some((at, "an init-capture of a pack: its type cannot be named".to_owned()));
                }
                Capture::Initialised { name, value, .. } if self.holds_closure(value) => {
                    return Some((name, "an init-capture of a lambda: its type cannot be named".to_owned()));
                }
                _ => {}
            }
        }
        let (at, is_static) = found.uncertain?;
        let text = if is_static {
            "an extended lambda calls overloaded member functions of which some are static: whether it captures \
             `this` is not known; name `this` in its captures"
        } else {
            "an extended lambda names what may be a member of a base class that is not known; name `this` in its \
             captures"
        };
        Some((at, text.to_owned()))
    }

    /// Whether the type of an initialiser cannot be written as that of an expression: before C++20 no lambda stands in
    /// one, and each has a type of its own. Extended ones are their wrappers.
    fn holds_closure(&self, value: TokenRange) -> bool {
        let is_extended = |lambda: &Lambda| lambda::space(self.reading, lambda).device;
        let mut lambdas = value.iter().filter_map(|at| self.reading.bodies.lambda(at));
        match self.options.standard {
            ..20 => lambdas.any(|lambda| !is_extended(lambda)),
            _ => {
                let whole = lambda::whole_lambda(self.reading, value);
                whole.and_then(|open| self.reading.bodies.lambda(open)).is_some_and(|one| !is_extended(one))
            }
        }
    }

    /// The wrapper of one lambda.
    fn wrap_lambda(
        &mut self,
        one: &Annotated<'_>,
        found: &Found<'_>,
        signature: &str,
        address: &str,
        number: u32,
        counts: &mut Counts,
    ) {
        let lambda = found.lambda;
        let return_type = lambda.trailing_return;
        let is_device = one.space == LambdaSpace::Device;
        let names_type = is_device && !return_type.is_empty() && !self.names_own_parameter(lambda);
        let mut return_pieces = vec![Piece::Flat(self.span(return_type))];
        let mut stays = false;
        if names_type && self.is_deduced_return(lambda) {
            match self.deduced_return(found) {
                Ok(written) => return_pieces = written,
                // The type of its call operator is known then.
                Err(_) if !lambda.is_generic && !self.returns_capture(found) => stays = true,
                Err((at, text)) => return self.refuse(at, text),
            }
            counts.note_deduced();
        }
        let tag_text = if names_type {
            rules::HOST_OUTPUT_LAMBDA_TAG_TRAILING_RETURN
        } else {
            rules::HOST_OUTPUT_LAMBDA_TAG
        };
        let tag = pieces(tag_text, |name| match name {
            "signature" => vec![Piece::text(signature.to_owned())],
            "parent" => vec![Piece::text(address.to_owned())],
            "return" => return_pieces.clone(),
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
        if stays {
            let written = self.lambda_for_its_type(lambda, (signature, address, number), (&types, &values));
            self.kept_bodies.push(lambda.body);
            return self.edits.replace(span, written);
        }
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
            let copied = if names_type { copied(&return_pieces) } else { Vec::new() };
            self.drop_but(TokenRange::new(lambda.introducer.end, range.end), &copied);
        }
        self.edits.replace(span, written);
    }

    /// Notes that nothing of `range` is written but the tokens of `spans`: what is rewritten in those is so where they
    /// are copied to.
    fn drop_but(&mut self, range: TokenRange, spans: &[Span]) {
        let mut from = range.start;
        for at in range.iter() {
            let place = self.start(at);
            if spans.iter().any(|span| span.start <= place && place < span.end) {
                self.insert_dropped(TokenRange::new(from, at));
                from = at.next();
            }
        }
        self.insert_dropped(TokenRange::new(from, range.end));
    }

    /// Whether the written return type names a parameter or template parameter of its lambda.
    fn names_own_parameter(&self, lambda: &Lambda) -> bool {
        let own = [lambda.parameters, lambda.template_parameters];
        let names: BTreeSet<_> = own
            .into_iter()
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

    /// The type under which a wrapper holds a capture.
    fn capture_type(&self, capture: &Capture, is_mutable: bool) -> Vec<Piece> {
        match *capture {
            Capture::This(_) => vec![Piece::text(rules::HOST_OUTPUT_LAMBDA_TYPE_THIS)],
            Capture::Object(_) => pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_OBJECT, |_| {
                vec![Piece::text(if is_mutable { "" } else { " const" })]
            }),
            // In parentheses a function is an lvalue, whose wrapped type is a pointer.
            Capture::Initialised { value, .. } => {
                pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_INITIALISER, |_| vec![Piece::Flat(self.span(value))])
            }
            _ => pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_VARIABLE, |_| {
                vec![Piece::text(self.text(capture.token()))]
            }),
        }
    }

    /// What a wrapper is given for a capture.
    fn capture_value(&self, capture: &Capture) -> Vec<Piece> {
        match *capture {
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
            _ => vec![Piece::text(self.text(capture.token()))],
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

/// The parts of the source that `pieces` copy.
fn copied(pieces: &[Piece]) -> Vec<Span> {
    let spans = pieces.iter().filter_map(|piece| match piece {
        Piece::Copy(span) | Piece::Flat(span) => Some(*span),
        _ => None,
    });
    spans.filter(|span| span.start < span.end).collect()
}
