//! The documents' attribute handlers on the call operators of lambdas.
//!
//! Where the documents have a keyword before the parameters of a lambda, it is an attribute of the call operator, and
//! its handler runs as on any function (`attribute.handler.global`, `-.device-function`, `-.host`). The released tool
//! notes the keyword on the lambda instead and runs none of this.

use super::anchor::Places;
use super::kernel::report;
use super::space::{self, Applying, Declared, Subject};
use super::{Context, fact};
use crate::bodies::Lambda;
use crate::lambda::keywords;
use crate::lex::{Kind, TokenRange, list_elements};
use crate::read::Reading;
use crate::rules::generated::{self as rules, Defaulted, Form, Keyword, Membership, Operator, ReturnType};
use cufe_spec::unit::Dialect;
use rustc_hash::FxHashSet;

/// Runs the handlers of every keyword that is written on a lambda.
pub(super) fn check(context: &mut Context<'_>) {
    if context.dialect != Dialect::Documented {
        return;
    }
    let reading = context.reading;
    for lambda in reading.bodies.lambdas.iter().filter(|lambda| lambda.is_annotated) {
        one(context, lambda, &applying(reading, lambda));
    }
}

fn one(context: &mut Context<'_>, lambda: &Lambda, keywords: &[Applying]) {
    let (dialect, pass) = (context.dialect, context.pass);
    let tokens = &context.reading.tokens;
    let places = Places::all_at(tokens.get(lambda.open()).start);
    let is_constexpr = fact::truth(lambda.is_constexpr);
    // The handler stops there: nothing is applied.
    let refused = rules::decide_space_constexpr_lambda(dialect, pass, is_constexpr);
    if !refused.reports.is_empty() {
        for (_, at) in keywords {
            report(context, &places.at_attribute(tokens.get(*at).start), refused);
        }
        return;
    }
    let subject = Subject {
        declared: Declared::InBody { places, membership: Membership::Member },
        defaulted: Defaulted::Not,
        is_main: false,
        is_local: false,
    };
    space::apply(context, &subject, rules::ByteClass::None, keywords, &mut FxHashSet::default());
    for (_, at) in keywords.iter().filter(|(keyword, _)| *keyword == Keyword::G) {
        kernel(context, lambda, &places.at_attribute(tokens.get(*at).start));
    }
}

/// What the handler of `__global__` looks at besides the space.
fn kernel(context: &mut Context<'_>, lambda: &Lambda, places: &Places) {
    let (dialect, pass) = (context.dialect, context.pass);
    let tokens = &context.reading.tokens;
    report(context, places, rules::decide_kernel_operator(dialect, pass, Operator::Call));
    let no = fact::truth(false);
    let is_deduced = lambda.trailing_return.is_empty()
        || lambda.trailing_return.iter().any(|at| tokens.kind(at) == Kind::Auto);
    if is_deduced {
        let cell = rules::decide_kernel_return(dialect, pass, Form::Function, ReturnType::Deduced, no);
        report(context, places, cell);
    }
    report(context, places, rules::decide_kernel_return_lambda(dialect, pass, fact::truth(true), no));
    let parameters = parameters(context.reading, lambda);
    let ends_in_ellipsis =
        parameters.last().is_some_and(|range| range.len() == 1 && tokens.kind(range.start) == Kind::Ellipsis);
    let ellipsis = fact::truth(ends_in_ellipsis);
    report(context, places, rules::decide_kernel_ellipsis(dialect, pass, Form::Function, ellipsis));
    for range in parameters.iter().filter(|range| tokens.kind(range.start) != Kind::Ellipsis) {
        let has_default = fact::truth(range.iter().any(|at| tokens.kind(at) == Kind::Assign));
        let places = places.at_parameter(tokens.get(range.start).start);
        report(context, &places, rules::decide_kernel_parameter_default(dialect, pass, has_default));
    }
}

/// The parameters, each from its first token to before its comma; `(void)` has none.
fn parameters(reading: &Reading, lambda: &Lambda) -> Vec<TokenRange> {
    let tokens = &reading.tokens;
    if lambda.parameters.len() <= 2 {
        return Vec::new();
    }
    let inner = TokenRange::new(lambda.parameters.start.next(), lambda.parameters.end.previous());
    if inner.len() == 1 && tokens.kind(inner.start) == Kind::Void {
        return Vec::new();
    }
    list_elements(tokens, inner)
}

/// The execution-space keywords before the parameters, in source order. Behind them they would be attributes of the
/// function type, of which the documents say nothing.
fn applying(reading: &Reading, lambda: &Lambda) -> Vec<Applying> {
    let tokens = &reading.tokens;
    let end = if lambda.parameters.is_empty() { lambda.body.start } else { lambda.parameters.start };
    keywords(tokens, TokenRange::new(lambda.introducer.end, end))
}
