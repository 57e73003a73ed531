//! The preamble of extended lambdas: the templates of the wrappers and the traits, in the seventeen steps of the
//! document. Two bitmaps of the numbers of captures say which wrappers are written.

use cufe_spec::unit::{Dialect, Options};

use super::texts::fill;
use crate::rules::generated as rules;
use crate::rules::generated::LambdaSpace;

/// The words of a bitmap.
const WORDS: usize = rules::HOST_OUTPUT_LAMBDA_LIMITS_BITMAP_BITS as usize / 64;

/// A set of numbers of captures: one bit each. Numbers beyond the document's bitmap, which lambdas of the released tool
/// cannot have, are kept apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bitmap {
    bits: [u64; WORDS],
    beyond: std::collections::BTreeSet<usize>,
}

impl Bitmap {
    fn insert(&mut self, number: usize) {
        match self.bits.get_mut(number / 64) {
            Some(word) => *word |= 1 << (number % 64),
            None => {
                self.beyond.insert(number);
            }
        }
    }

    fn numbers(&self) -> impl Iterator<Item = usize> + '_ {
        let set = |number: &usize| self.bits[number / 64] & (1 << (number % 64)) != 0;
        (0..WORDS * 64).filter(set).chain(self.beyond.iter().copied())
    }
}

/// The numbers of captures that the lambdas of a unit have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    device: Bitmap,
    host_device: Bitmap,
    /// A device lambda has a deduced return type.
    has_deduced: bool,
}

impl Counts {
    /// Notes a lambda.
    pub(super) fn add(&mut self, space: LambdaSpace, captures: usize) {
        let bitmap = if space == LambdaSpace::Device { &mut self.device } else { &mut self.host_device };
        bitmap.insert(captures);
    }

    /// Notes a device lambda whose return type is deduced.
    pub(super) fn note_deduced(&mut self) {
        self.has_deduced = true;
    }
}

/// The preamble: whole lines.
pub(super) fn preamble(options: &Options, counts: &Counts) -> String {
    let mut out = String::from(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_OPEN);
    // `noexcept` is part of a function's type from C++17 on.
    let throwing: &[bool] = if options.standard >= 17 { &[false, true] } else { &[false] };
    // Steps 1 and 2.
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_TRAITS);
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_TAG);
    // Step 3.
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_ARRAY);
    for dimensions in 1..=rules::HOST_OUTPUT_LAMBDA_LIMITS_ARRAY_DIMENSIONS as usize {
        out.push_str(&array(dimensions));
    }
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_ARRAY_FIELD);
    // Steps 4 to 6: the wrapper without captures is always there.
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEVICE);
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEVICE_TRAILING_RETURN);
    for captures in counts.device.numbers().filter(|&captures| captures > 0) {
        out.push_str(&with_captures(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEVICE_CAPTURES, captures, false));
    }
    if counts.has_deduced {
        out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEDUCED);
        for &never_throws in throwing {
            for constness in [" const", ""] {
                let text = rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEDUCED_MEMBER;
                out.push_str(&fill(text, |_| {
                    format!("{constness}{}", if never_throws { " noexcept" } else { "" })
                }));
            }
        }
    }
    // Steps 7 to 9: for each number the four kinds of wrapper.
    out.push_str(rules::host_output_lambda_preamble_helper(options.dialect));
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_HOST_DEVICE);
    for captures in counts.host_device.numbers() {
        for text in [
            rules::HOST_OUTPUT_LAMBDA_PREAMBLE_HOST_DEVICE_STATEFUL,
            rules::HOST_OUTPUT_LAMBDA_PREAMBLE_HOST_DEVICE_STATELESS,
        ] {
            for is_mutable in [false, true] {
                out.push_str(&with_captures(text, captures, is_mutable));
            }
        }
    }
    // Steps 10 and 11.
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_SIGNATURE_OPEN);
    for &never_throws in throwing {
        for constness in [" const", ""] {
            out.push_str(&fill(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_SIGNATURE_MEMBER, |name| match name {
                "qualifiers" if never_throws => format!("{constness} noexcept"),
                "qualifiers" => constness.to_owned(),
                _ => never_throws.to_string(),
            }));
        }
    }
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_SIGNATURE_CLOSE);
    // Steps 12 to 17.
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_CREATE);
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_QUALIFIERS);
    let quoted = options.dialect == Dialect::Documented;
    let own_or_quoted = |own: &'static str, quote: &'static str| if quoted { quote } else { own };
    out.push_str(own_or_quoted(
        rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEVICE_TRAIT,
        rules::HOST_OUTPUT_LAMBDA_PREAMBLE_DEVICE_TRAIT_QUOTED,
    ));
    out.push_str(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_UNWRAP);
    out.push_str(own_or_quoted(
        rules::HOST_OUTPUT_LAMBDA_PREAMBLE_TRAILING_TRAIT,
        rules::HOST_OUTPUT_LAMBDA_PREAMBLE_TRAILING_TRAIT_QUOTED,
    ));
    out.push_str(own_or_quoted(
        rules::HOST_OUTPUT_LAMBDA_PREAMBLE_HOST_DEVICE_TRAIT,
        rules::HOST_OUTPUT_LAMBDA_PREAMBLE_HOST_DEVICE_TRAIT_QUOTED,
    ));
    out
}

/// The text for each of 1 to `count`, joined.
fn each(text: &'static str, count: usize, separator: &str) -> String {
    let one = |number: usize| fill(text, |_| number.to_string());
    (1..=count).map(one).collect::<Vec<_>>().join(separator)
}

/// The wrapper of an array with this number of dimensions.
fn array(dimensions: usize) -> String {
    fill(rules::HOST_OUTPUT_LAMBDA_PREAMBLE_ARRAY_DIMENSIONS, |name| match name {
        "parameters" => each(rules::HOST_OUTPUT_LAMBDA_DIMENSION_PARAMETER, dimensions, ", "),
        "bounds" => each(rules::HOST_OUTPUT_LAMBDA_DIMENSION_BOUND, dimensions, ""),
        "loops" => each(rules::HOST_OUTPUT_LAMBDA_DIMENSION_LOOP, dimensions, ""),
        _ => each(rules::HOST_OUTPUT_LAMBDA_DIMENSION_SUBSCRIPT, dimensions, ""),
    })
}

/// The wrapper of a lambda with this number of captures.
fn with_captures(text: &'static str, captures: usize, is_mutable: bool) -> String {
    let list = |text| each(text, captures, ", ");
    let before = |text: String| if text.is_empty() { text } else { format!(", {text}") };
    let behind = |text: String| if text.is_empty() { text } else { format!("{text}, ") };
    fill(text, |name| match name {
        "parameters" => list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_PARAMETER),
        "more-parameters" => before(list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_PARAMETER)),
        "arguments" => list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_ARGUMENT),
        "more-arguments" => before(list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_ARGUMENT)),
        "fields" => each(rules::HOST_OUTPUT_LAMBDA_CAPTURE_FIELD, captures, ""),
        "values" => list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_VALUE),
        "more-values" => before(list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_VALUE)),
        // Where only these are initialised.
        "initialised" if captures == 0 => String::new(),
        "initialised" => format!(" : {}", list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_INITIALISER)),
        "initialisers" => list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_INITIALISER),
        "initialisers-before" => behind(list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_INITIALISER)),
        "copies-before" => behind(list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_COPY)),
        "moves-before" => behind(list(rules::HOST_OUTPUT_LAMBDA_CAPTURE_MOVE)),
        "mutable" => is_mutable.to_string(),
        // Only a mutable lambda's call operator changes it.
        _ => if is_mutable { "" } else { " const" }.to_owned(),
    })
}
