//! Calls of constructors: what makes the object, and whether a constexpr one is called where it is written.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::truth;
use crate::program::{Call, CallForm, FunctionName, Program, VariableDeclaration};
use crate::verdicts::{Anchors, Judge};

/// Whether a constructor or destructor is called for a base that has a definition before: code is generated for another one, for
/// bases, that calls it. Instances have such ones in other instances only.
pub(super) fn is_for_base(program: &Program, call: &Call) -> bool {
    let is_defined_before = |entity: usize| {
        let declarations = &program.function_entities[entity].declarations;
        let bodies = declarations.iter().map(|d| &program.functions[*d]).filter(|d| d.has_body());
        bodies.into_iter().any(|d| d.body_at < call.name_at)
    };
    let is_instance = |entity: usize| {
        let known = &program.function_entities[entity];
        known.template.is_some() || known.path.iter().any(|part| part.arguments.is_some())
    };
    call.form == CallForm::Base
        && call
            .candidates
            .iter()
            .any(|c| is_defined_before(c.entity) && (call.instance.is_some() || !is_instance(c.entity)))
}

/// Whether a call makes or ends a static variable of a block.
pub(super) fn initialises_static(program: &Program, call: &Call) -> bool {
    let declared = |v: &VariableDeclaration| v.specifiers.static_at.is_some() && v.name_at == call.name_at;
    program.variables.iter().any(declared)
}

/// Whether the object is made where the call is written, of constants by constexpr constructors; `None` where that is
/// not certain.
pub(super) fn is_computed(program: &Program, call: &Call) -> Option<bool> {
    let computes = |entity: usize| is_constexpr_constructor(program, entity);
    let all = !call.candidates.is_empty() && call.candidates.iter().all(|c| computes(c.entity));
    if all && call.form != CallForm::Base { call.constants } else { Some(false) }
}

fn is_constexpr_constructor(program: &Program, entity: usize) -> bool {
    program.function_entities[entity].name_kind == FunctionName::Constructor && program.is_constexpr(entity)
}

/// Whether the device passes look at a callee while they read: a constexpr one, but for a constructor with arguments
/// that are no constants.
pub(super) fn is_read(program: &Program, call: &Call, entity: usize) -> bool {
    let changes = is_computed(program, call) == Some(false);
    program.is_constexpr(entity) && !(changes && is_constexpr_constructor(program, entity))
}

/// The value of the `call-form` domain.
pub(super) fn form_value(program: &Program, call: &Call) -> &'static str {
    let computed = is_computed(program, call) != Some(false);
    match call.form {
        CallForm::Function | CallForm::Launch => "function",
        CallForm::Member => "member",
        CallForm::Operator => "operator",
        CallForm::Conversion => "conversion",
        CallForm::Construction | CallForm::NewElements => "construction",
        CallForm::ImpliedConstruction
        | CallForm::ArgumentConversion
        | CallForm::MemberObject
        | CallForm::Elements
            if computed =>
        {
            "construction"
        }
        CallForm::ImpliedConstruction => "implied-construction",
        CallForm::ElidedConstruction => "elided-construction",
        CallForm::Destruction
        | CallForm::ElementsEnd
        | CallForm::TemporaryEnd
        | CallForm::ResultEnd
        | CallForm::WrittenEnd
        | CallForm::VirtualEnd => "destruction",
        CallForm::ArgumentConversion => "argument-conversion",
        CallForm::Base | CallForm::MemberObject | CallForm::Elements => "subobject",
        CallForm::Allocation | CallForm::ElementsAllocation => "allocation",
        CallForm::DefaultArgument => "default-argument",
        CallForm::MemberInitializer => "member-initializer",
    }
}

/// Whether it is not certain where a call is told, or whether it is.
pub(super) fn is_open(judge: &Judge<'_>, call: &Call) -> bool {
    let told_anyway =
        matches!(call.form, CallForm::Construction | CallForm::NewElements | CallForm::Conversion);
    let host = judge.pass() == Pass::Host;
    is_computed(judge.program, call).is_none() && judge.dialect().is_released() && !(host && told_anyway)
}

/// A call as a pass looks at it: where no code is written, the constructor of a temporary is that of the object which
/// it becomes. `None` of an object that is made where the temporary is written, and of an end that the pass does not say.
pub(super) fn seen(judge: &Judge<'_>, call: &Call) -> Option<Call> {
    let (host, released) = (judge.pass() == Pass::Host, judge.dialect().is_released());
    let is_said = match call.form {
        CallForm::TemporaryEnd => !(host && released),
        CallForm::ResultEnd => !host && released,
        CallForm::WrittenEnd => host && released,
        CallForm::VirtualEnd => host || !released,
        _ => true,
    };
    if !is_said {
        return None;
    }
    let documented = !judge.dialect().is_released();
    let computed = !documented && is_computed(judge.program, call) == Some(true);
    if call.form == CallForm::ElidedConstruction && computed {
        return None;
    }
    let text = judge.pass() == Pass::Host && judge.dialect().is_released();
    let at = call.becomes.filter(|_| !computed && !text);
    Some(match at {
        Some(at) => Call { name_at: at, range: at..at + 1, ..call.clone() },
        None => call.clone(),
    })
}

/// `call.constexpr-constructor` of a call in code that is generated.
pub(super) fn undefined(judge: &mut Judge<'_>, call: &Call, caller: &str, name: &str) {
    if judge.has("call.constexpr-constructor") && matches!(caller, "D" | "G") && call.form != CallForm::Base {
        let relaxed = truth(judge.options.relaxed_constexpr);
        let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
        judge.decide("call.constexpr-constructor", &["no", relaxed], &anchors, &[("name", name)]);
    }
}
