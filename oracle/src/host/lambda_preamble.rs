//! The preamble of extended lambdas, in the seventeen steps of the document (experimental-flags, "What It Enables").

use std::ops::Range;

use cufe_spec::rules::text::fill;

use super::lambdas::Counts;
use super::{Edit, Piece, Writer};

impl Writer<'_> {
    /// `host-output.preamble.trigger`: the preamble stands before the first declaration of the sentinel class.
    pub(super) fn lambda_preamble(&mut self, counts: &Counts) {
        let sentinel = self.rules.text("host-output.lambda.sentinel");
        let program = self.program;
        let declares = |range: &&Range<usize>| {
            let words = (*range).clone().map(|token| self.text_of(token));
            words.take_while(|word| !matches!(*word, "{" | ";")).any(|word| word == sentinel)
        };
        let Some(declaration) = program.builtin_declarations.iter().find(declares) else { return };
        if self.decide("host-output.preamble.trigger", &["yes", "yes", "yes"]).as_deref() != Some("written") {
            return;
        }
        let text = self.preamble(counts);
        let pieces = text.lines().map(|line| Piece::Directive(line.to_owned())).collect();
        self.edit(Edit { range: declaration.start..declaration.start, pieces });
    }

    fn preamble(&self, counts: &Counts) -> String {
        let mut text = String::new();
        for step in ["open", "traits", "tag", "array"] {
            text += &self.step(step);
        }
        let dimensions = self.rules.constant("host-output.lambda.limits", "array-dimensions") as usize;
        for count in 1..=dimensions {
            text += &self.array(count);
        }
        for step in ["array.field", "device", "device.trailing-return"] {
            text += &self.step(step);
        }
        for count in counts.device.iter().filter(|count| **count > 0) {
            text += &self.captures("device.captures", *count, &[]);
        }
        for step in ["helper", "host-device"] {
            text += &self.step(step);
        }
        for count in &counts.host_device {
            for kind in ["host-device.stateful", "host-device.stateless"] {
                for (mutable, constant) in [("false", " const"), ("true", "")] {
                    text += &self.captures(kind, *count, &[("mutable", mutable), ("const", constant)]);
                }
            }
        }
        text += &self.step("signature.open");
        // From C++17 on `noexcept` is part of the type.
        let from = self.rules.constant("lambda.preamble.noexcept", "from-version");
        let never_throws: &[(&str, &str)] = match 2000 + u32::from(self.options.standard) >= from / 100 {
            true => &[("", "false"), (" noexcept", "true")],
            false => &[("", "false")],
        };
        for (noexcept, never) in never_throws {
            for constant in [" const", ""] {
                let qualifiers = format!("{constant}{noexcept}");
                text += &fill(self.lambda_text("preamble.signature.member"), |hole| match hole {
                    "qualifiers" => Some(qualifiers.as_str()),
                    "never-throws" => Some(*never),
                    _ => None,
                });
            }
        }
        let rest = ["signature.close", "create", "qualifiers", "device-trait", "unwrap", "trailing-trait"];
        for step in rest.into_iter().chain(["host-device-trait"]) {
            text += &self.step(step);
        }
        text
    }

    fn lambda_text(&self, id: &str) -> &str {
        self.rules.text(&format!("host-output.lambda.{id}"))
    }

    /// One step; the document quotes the text of some.
    fn step(&self, id: &str) -> String {
        let id = format!("host-output.lambda.preamble.{id}");
        let quoted = format!("{id}.quoted");
        match (self.has(&id), self.has(&quoted)) {
            (_, true) => self.rules.text_in(&quoted, self.options.dialect).to_owned(),
            (true, _) => self.rules.text_in(&id, self.options.dialect).to_owned(),
            _ => String::new(),
        }
    }

    /// The text of one item for `n` of 1 to `count`, joined.
    fn listed(&self, id: &str, count: usize, joint: &str) -> String {
        let text = self.lambda_text(id);
        let one = |n: usize| {
            let number = n.to_string();
            fill(text, |hole| (hole == "n").then_some(number.as_str()))
        };
        (1..=count).map(one).collect::<Vec<_>>().join(joint)
    }

    /// Step 3 for one number of dimensions.
    fn array(&self, count: usize) -> String {
        let parameters = self.listed("dimension.parameter", count, ", ");
        let bounds = self.listed("dimension.bound", count, "");
        let loops = self.listed("dimension.loop", count, "");
        let subscripts = self.listed("dimension.subscript", count, "");
        fill(self.lambda_text("preamble.array.dimensions"), |hole| match hole {
            "parameters" => Some(parameters.as_str()),
            "bounds" => Some(bounds.as_str()),
            "loops" => Some(loops.as_str()),
            "subscripts" => Some(subscripts.as_str()),
            _ => None,
        })
    }

    /// Steps 6 and 9 for one number of captures.
    fn captures(&self, id: &str, count: usize, given: &[(&str, &str)]) -> String {
        let list = |item: &str| self.listed(&format!("capture.{item}"), count, ", ");
        let before = |list: &str| if count == 0 { String::new() } else { format!(", {list}") };
        let after = |list: &str| if count == 0 { String::new() } else { format!("{list}, ") };
        let initialisers = list("initialiser");
        let filling = [
            ("parameters", list("parameter")),
            ("arguments", list("argument")),
            ("values", list("value")),
            ("fields", self.listed("capture.field", count, "")),
            ("more-parameters", before(&list("parameter"))),
            ("more-arguments", before(&list("argument"))),
            ("more-values", before(&list("value"))),
            ("initialisers-before", after(&initialisers)),
            ("copies-before", after(&list("copy"))),
            ("moves-before", after(&list("move"))),
            ("initialised", if count == 0 { String::new() } else { format!(" : {initialisers}") }),
            ("initialisers", initialisers),
        ];
        fill(self.lambda_text(&format!("preamble.{id}")), |hole| {
            let known = filling.iter().map(|(name, value)| (*name, value.as_str()));
            known.chain(given.iter().copied()).find(|(name, _)| *name == hole).map(|(_, value)| value)
        })
    }
}
