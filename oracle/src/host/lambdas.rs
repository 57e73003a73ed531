//! Annotated lambdas in the host output, as far as rules fix it: those that are not extended.

use super::{Edit, Writer};
use crate::chapters::execution_spaces::class_of;
use crate::program::Lambda;

impl Writer<'_> {
    /// `host-output.lambda`: a device lambda that is no extended one loses its body.
    pub(super) fn lambdas(&mut self) {
        if !self.options.extended_lambda {
            return;
        }
        let program = self.program;
        for lambda in program.lambdas.iter().filter(|lambda| lambda.instance.is_none()) {
            let inputs = [self.lambda_space(lambda), self.lambda_place(lambda)];
            if self.decide("host-output.lambda", &inputs).as_deref() == Some("emptied") {
                let text = self.rules.text("host-output.lambda.emptied");
                self.edit(Edit::replace(lambda.body_at..lambda.end, text));
            }
        }
    }

    /// The value of the `lambda-space` domain.
    fn lambda_space(&self, lambda: &Lambda) -> &'static str {
        let has = |name: &str| lambda.attributes.iter().any(|a| self.program.attributes[*a].name == name);
        match (has("host"), has("device")) {
            (true, true) => "host-device",
            (false, true) => "device",
            _ => "none",
        }
    }

    /// The value of the `lambda-place` domain.
    fn lambda_place(&self, lambda: &Lambda) -> &'static str {
        let Some(function) = lambda.function.filter(|_| !lambda.in_default) else { return "elsewhere" };
        let entity = self.program.functions[function].entity;
        match class_of(self.rules, self.spaces[entity]) {
            "device" | "global" => "device-body",
            _ => "host-body",
        }
    }
}
