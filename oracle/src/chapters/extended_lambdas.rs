//! Chapter "Extended lambdas": annotations on lambdas.

use super::truth;
use crate::NotCore;
use crate::program::Lambda;
use crate::verdicts::{Anchors, Judge};

/// All lambdas, in source order. An extended lambda's restrictions are not looked at: it is outside.
pub(crate) fn lambdas(judge: &mut Judge<'_>) -> Result<(), NotCore> {
    let program = judge.program;
    for lambda in &program.lambdas {
        let annotation = annotation(judge, lambda);
        if annotation == "none" {
            continue;
        }
        let given = truth(judge.options.extended_lambda);
        let anchors = Anchors::at(lambda.introducer);
        // lambda.gate
        if judge.has("lambda.gate") {
            judge.decide("lambda.gate", &[annotation, given], &anchors, &[]);
        }
        // lambda.treatment
        let enclosing = match lambda.function.filter(|_| !lambda.in_default) {
            Some(function) => judge.enclosing(function),
            None => "none",
        };
        let treatment = match judge.has("lambda.treatment") {
            true => judge.cell("lambda.treatment", &[annotation, enclosing, given]),
            false => None,
        };
        let treatment = treatment.and_then(|c| c.result.as_deref()).unwrap_or("plain");
        if matches!(treatment, "extended-device" | "extended-host-device") {
            let what = "an extended lambda".to_owned();
            return Err(NotCore { place: judge.source.place(lambda.introducer), what });
        }
    }
    Ok(())
}

/// The value of the `lambda-annotation` domain.
fn annotation(judge: &Judge<'_>, lambda: &Lambda) -> &'static str {
    let has = |name: &str| lambda.attributes.iter().any(|a| judge.program.attributes[*a].name == name);
    match (has("host"), has("device"), has("global")) {
        (true, true, _) => "host-device",
        (false, true, _) => "device",
        (true, false, _) => "host",
        (false, false, true) => "global",
        _ => "none",
    }
}
