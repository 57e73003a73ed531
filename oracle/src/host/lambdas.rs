//! Lambdas in the host output when extended lambdas are allowed: which are wrapped, and in what.

use std::collections::BTreeSet;

use cufe_spec::rules::text::{fill, placeholders};

use super::{Edit, Piece, Writer};
use crate::chapters::execution_spaces::class_of;
use crate::program::{Capture, CaptureForm, Lambda};
use crate::types::Type;

/// The numbers of captures that the wrapped lambdas of a unit have.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// Of `__device__` lambdas.
    pub(super) device: BTreeSet<usize>,
    /// Of `__host__ __device__` lambdas.
    pub(super) host_device: BTreeSet<usize>,
}

/// What the wrapper of a lambda holds: a type and a value for each capture, each behind `, `.
#[derive(Default)]
struct Held {
    count: usize,
    types: Vec<Piece>,
    values: Vec<Piece>,
}

impl Writer<'_> {
    /// `host-output.lambda` of every lambda, and the preamble. `None` where no rule settles a text.
    pub(super) fn lambdas(&mut self) -> Option<()> {
        if !self.options.extended_lambda {
            return Some(());
        }
        let program = self.program;
        let mut counts = Counts::default();
        let mut wrapped: Vec<usize> = Vec::new();
        // Lambdas are numbered in each function around them, those in an introducer before the one that it begins.
        let mut numbers = vec![0; program.functions.len()];
        for (index, lambda) in program.lambdas.iter().enumerate().filter(|(_, l)| l.instance.is_none()) {
            let inputs = [self.lambda_space(lambda), self.lambda_place(lambda, &wrapped)];
            let becomes = self.decide("host-output.lambda", &inputs).unwrap_or_default();
            // The released tool refuses annotated lambdas in a host-device one: no output shows what would stand there.
            if inputs[0] != "none" && self.in_host_device(lambda, &wrapped) {
                return None;
            }
            if matches!(becomes.as_str(), "emptied" | "device-wrapper") {
                self.left_out.push(lambda.body_at..lambda.end);
            }
            match becomes.as_str() {
                "emptied" => {
                    let text = self.rules.text("host-output.lambda.emptied");
                    self.edit(Edit::replace(lambda.body_at..lambda.end, text));
                }
                "device-wrapper" | "host-device-wrapper" => {
                    let function = lambda.function?;
                    numbers[function] += 1;
                    wrapped.push(index);
                    let held = self.held(index)?;
                    let device = becomes == "device-wrapper";
                    let of_kind = if device { &mut counts.device } else { &mut counts.host_device };
                    of_kind.insert(held.count);
                    let pieces = match device {
                        true => self.device_wrapper(lambda, held, function, numbers[function])?,
                        false => self.host_device_wrapper(lambda, held, function, numbers[function])?,
                    };
                    self.edit(Edit { range: lambda.introducer..lambda.end, pieces });
                }
                _ => {}
            }
        }
        self.lambda_preamble(&counts);
        Some(())
    }

    /// The value of the `lambda-space` domain.
    pub(super) fn lambda_space(&self, lambda: &Lambda) -> &'static str {
        let has = |name: &str| lambda.attributes.iter().any(|a| self.program.attributes[*a].name == name);
        match (has("host"), has("device")) {
            (true, true) => "host-device",
            (false, true) => "device",
            _ => "none",
        }
    }

    /// The value of the `lambda-place` domain.
    fn lambda_place(&self, lambda: &Lambda, wrapped: &[usize]) -> &'static str {
        let mut outermost = lambda;
        while let Some(outer) = outermost.outer {
            if wrapped.contains(&outer) {
                return "device-body";
            }
            outermost = &self.program.lambdas[outer];
        }
        let Some(function) = outermost.function.filter(|_| !outermost.in_default) else { return "elsewhere" };
        let entity = self.program.functions[function].entity;
        match class_of(self.rules, self.spaces[entity]) {
            "device" | "global" => "device-body",
            _ => "host-body",
        }
    }

    /// Whether a wrapped `__host__ __device__` lambda, whose body stays, is around.
    fn in_host_device(&self, lambda: &Lambda, wrapped: &[usize]) -> bool {
        let outer = |l: &Lambda| l.outer;
        let mut around = std::iter::successors(outer(lambda), |at| outer(&self.program.lambdas[*at]));
        let stays = |at: &usize| {
            wrapped.contains(at) && self.lambda_space(&self.program.lambdas[*at]) == "host-device"
        };
        around.find(|at| wrapped.contains(at)).is_some_and(|at| stays(&at))
    }

    /// `host-output.lambda.device`
    fn device_wrapper(
        &mut self,
        lambda: &Lambda,
        held: Held,
        function: usize,
        number: usize,
    ) -> Option<Vec<Piece>> {
        let preserved = match (&lambda.trailing, &lambda.trailing_range) {
            (Some(written), Some(range)) if !self.names_parameter(lambda, range.clone()) => {
                // The released tool writes the deduced type, which is not certain here.
                if has_placeholder(written) {
                    return None;
                }
                Some(Piece::Copy(range.clone()))
            }
            _ => None,
        };
        let id = match preserved {
            Some(_) => "host-output.lambda.tag.trailing-return",
            None => "host-output.lambda.tag",
        };
        let tag = self.tag(id, function, number, preserved)?;
        let text = self.rules.text("host-output.lambda.device");
        Some(filled(text, |hole| match hole {
            "tag" => tag.clone(),
            "types" => held.types.clone(),
            _ => held.values.clone(),
        }))
    }

    /// `host-output.lambda.host-device`
    fn host_device_wrapper(
        &mut self,
        lambda: &Lambda,
        held: Held,
        function: usize,
        number: usize,
    ) -> Option<Vec<Piece>> {
        let tag = self.tag("host-output.lambda.tag", function, number, None)?;
        // Only a lambda without any capture clause is a function pointer.
        let pointer = held.count == 0 && lambda.default.is_none();
        let truth = |holds: bool| vec![Piece::Text(holds.to_string())];
        let text = self.rules.text("host-output.lambda.host-device");
        Some(filled(text, |hole| match hole {
            "mutable" => truth(lambda.is_mutable),
            "pointer" => truth(pointer),
            "tag" => tag.clone(),
            "types" => held.types.clone(),
            "lambda" => vec![Piece::Source(lambda.introducer..lambda.end)],
            _ => held.values.clone(),
        }))
    }

    /// `host-output.lambda.tag`, `host-output.lambda.tag.trailing-return`
    fn tag(
        &mut self,
        id: &str,
        function: usize,
        number: usize,
        returned: Option<Piece>,
    ) -> Option<Vec<Piece>> {
        let signature = self.parent_signature(function)?;
        let parent = self.parent_address(function)?;
        Some(filled(self.rules.text(id), |hole| match hole {
            "signature" => signature.clone(),
            "parent" => parent.clone(),
            "return" => returned.iter().cloned().collect(),
            _ => vec![Piece::Text(number.to_string())],
        }))
    }

    /// Whether a name in the return type is one of the lambda's parameters.
    fn names_parameter(&self, lambda: &Lambda, range: std::ops::Range<usize>) -> bool {
        range.into_iter().any(|token| {
            let qualified = matches!(self.text_of(token - 1), "." | "->" | "::");
            !qualified && lambda.parameter_names.iter().any(|name| name == self.text_of(token))
        })
    }

    /// Types and values of what a lambda captures: written captures first, then those by mention.
    fn held(&self, lambda: usize) -> Option<Held> {
        let program = self.program;
        let mutable = program.lambdas[lambda].is_mutable;
        let mut held = Held::default();
        for capture in program.captures.iter().filter(|c| c.lambda == lambda) {
            let (written, value) = self.capture(capture, mutable)?;
            held.count += 1;
            held.types.push(Piece::Text(",".to_owned()));
            held.types.extend(written);
            held.values.push(Piece::Text(",".to_owned()));
            held.values.extend(value);
        }
        Some(held)
    }

    /// `host-output.lambda.type.*`: the type and the value of one capture.
    fn capture(&self, capture: &Capture, mutable: bool) -> Option<(Vec<Piece>, Vec<Piece>)> {
        let text = |id: &str| self.rules.text(&format!("host-output.lambda.type.{id}"));
        let word = |text: &str| Piece::Text(text.to_owned());
        match capture.form {
            CaptureForm::Copy if matches!(capture.written, Some(Type::Pack(_))) => None,
            CaptureForm::Copy => {
                let named = fill(text("variable"), |hole| (hole == "name").then_some(capture.name.as_str()));
                Some((vec![Piece::Text(named)], vec![word(&capture.name)]))
            }
            CaptureForm::This => Some((vec![word(text("this"))], vec![word("this")])),
            CaptureForm::Object => {
                let constant = if mutable { "" } else { " const" };
                let named = fill(text("object"), |hole| (hole == "const").then_some(constant));
                Some((vec![Piece::Text(named)], vec![word("*this")]))
            }
            CaptureForm::Initialised { reference: false, list: false } => {
                let value = capture.value.clone()?;
                // The type of a closure cannot be named by writing the lambda again.
                let closure = |l: &Lambda| value.contains(&l.introducer);
                if value.is_empty() || self.program.lambdas.iter().any(closure) {
                    return None;
                }
                let written = filled(text("initialiser"), |_| vec![Piece::Copy(value.clone())]);
                // Direct initialisation stays in parentheses, as the released tool writes it; with braces it would be no
                // expression.
                let given = match self.text_of(value.start - 1) {
                    "=" => vec![Piece::Copy(value)],
                    _ => vec![word("("), Piece::Copy(value), word(")")],
                };
                Some((written, given))
            }
            // Refused before: what is captured by reference cannot be copied to the device.
            CaptureForm::Reference | CaptureForm::Initialised { .. } => None,
        }
    }
}

/// A text with its holes filled by pieces.
pub(super) fn filled(text: &str, value_of: impl Fn(&str) -> Vec<Piece>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    for hole in placeholders(text) {
        let (before, after) = rest.split_once(&format!("{{{hole}}}")).unwrap_or((rest, ""));
        pieces.extend((!before.trim().is_empty()).then(|| Piece::Text(before.trim().to_owned())));
        pieces.extend(value_of(hole));
        rest = after;
    }
    pieces.extend((!rest.is_empty()).then(|| Piece::Text(rest.to_owned())));
    pieces
}

/// Whether the type is written with `auto`.
fn has_placeholder(t: &Type) -> bool {
    match t {
        Type::Placeholder(_) => true,
        Type::Pointer(of) | Type::Reference(of) | Type::RValueReference(of) => has_placeholder(of),
        Type::Qualified { of, .. } => has_placeholder(of),
        _ => false,
    }
}
