//! Why a diagnostic is told, and what can be done: the rule that reports it, and a fix where there is one.

use super::catalogue::Record;
use super::shown::Shown;
use crate::rules::generated::{DiagnosticId, RULES, RuleEntry};
use std::borrow::Cow;
use std::env;
use std::sync::OnceLock;

/// The rules that report diagnostics, as far as they were looked for: the tables are long texts.
static REPORTING: [OnceLock<Option<&RuleEntry>>; DiagnosticId::ALL.len()] =
    [const { OnceLock::new() }; DiagnosticId::ALL.len()];

/// The rule that reports a diagnostic.
pub(crate) fn rule(record: Record) -> Option<&'static RuleEntry> {
    *REPORTING[record.diagnostic as usize].get_or_init(|| find_rule(record))
}

/// Of the rules whose tables name a diagnostic that with the most like id.
fn find_rule(record: Record) -> Option<&'static RuleEntry> {
    let continues =
        |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || b".-".contains(byte));
    let names = |body: &str| {
        body.match_indices(record.id).any(|(at, id)| {
            let (before, behind) = (&body.as_bytes()[..at], &body.as_bytes()[at + id.len()..]);
            !continues(before.last()) && !continues(behind.first())
        })
    };
    let common = |rule: &RuleEntry| {
        let words = rule.id.split('.').zip(record.id.split('.'));
        words.take_while(|(one, other)| one == other).count()
    };
    let reporting = RULES.iter().filter(|rule| names(rule.body));
    // Of equals the first one counts.
    reporting.rev().max_by_key(|rule| common(rule))
}

/// Where the rule stands in the rule book that `CUFE_RULE_BOOK` names, or that the package does.
pub(crate) fn link(rule: &RuleEntry) -> Option<String> {
    let of_package = Some(env!("CARGO_PKG_HOMEPAGE").to_owned());
    let book = env::var("CUFE_RULE_BOOK").ok().or(of_package).filter(|book| !book.is_empty())?;
    Some(format!("{book}#{}", rule.id))
}

/// The value of a placeholder.
fn argument<'a>(shown: &'a Shown, name: &str) -> Option<&'a str> {
    let at = shown.record?.arguments.iter().position(|argument| *argument == name)?;
    shown.arguments.get(at).map(String::as_str)
}

/// The callee's name where the released tool shows it as the linker does, types left out: behind an error.
fn linkers_callee(shown: &Shown) -> Option<&str> {
    argument(shown, "callee").filter(|name| name.starts_with("_Z"))
}

/// The callee's name as it stands in its declaration; of an operator the whole name, of which `operator` is marked.
fn callee_as_declared(shown: &Shown) -> Option<String> {
    let (spot, _) = shown.related.iter().find(|(_, label)| *label == CALLEE)?;
    let marked: String = spot.line_text.chars().skip(spot.caret).take(spot.width).collect();
    if marked != "operator" {
        return Some(marked);
    }
    let rest: String = spot.line_text.chars().skip(spot.caret + spot.width).collect();
    let rest = rest.trim();
    // The parameters of the call operator stand behind its own parentheses.
    let own = if rest.starts_with("()") { 2 } else { 0 };
    let end = rest[own..].find('(').map_or(rest.len(), |at| own + at);
    let name = rest[..end].trim_end();
    let divider =
        if name.starts_with(|first: char| first.is_alphanumeric() || first == '_') { " " } else { "" };
    Some(format!("operator{divider}{name}"))
}

/// What stands at the declaration of what is called.
pub(crate) const CALLEE: &str = "the callee is declared here";

/// What is said, for people: a callee that the released tool shows as the linker does has its declared name.
pub(crate) fn text(shown: &Shown) -> Cow<'_, str> {
    match linkers_callee(shown).zip(callee_as_declared(shown)) {
        Some((linkers, declared)) => shown.text.replace(linkers, &declared).into(),
        None => shown.text.as_str().into(),
    }
}

/// What can be done about a diagnostic.
pub(crate) fn fix(shown: &Shown) -> Option<String> {
    let record = shown.record?;
    let value = |name| argument(shown, name).map(str::to_owned);
    let named = |name: Option<String>, other: &str| name.map_or(other.to_owned(), |name| format!("`{name}`"));
    let callee = match linkers_callee(shown) {
        Some(_) => callee_as_declared(shown),
        None => value("callee"),
    };
    let callee = named(callee, "the callee");
    use DiagnosticId as Id;
    let text = match record.diagnostic {
        Id::CallDeviceFromHost => {
            format!("declare {callee} `__host__ __device__`, or launch a kernel that calls it")
        }
        Id::CallDeviceFromHostDevice => {
            format!("declare {callee} `__host__ __device__`, or call it under `#ifdef __CUDA_ARCH__`")
        }
        Id::CallHostFromDevice | Id::CallHostFromGlobal => {
            format!("declare {callee} `__host__ __device__` if it can run on the device")
        }
        Id::CallHostFromHostDevice | Id::CallHostFromHostDeviceUnnamed => {
            format!("declare {callee} `__host__ __device__`, or call it under `#ifndef __CUDA_ARCH__`")
        }
        Id::CallConstexprDeviceFromHost
        | Id::CallConstexprDeviceFromHostDevice
        | Id::CallConstexprHostFromDevice
        | Id::CallConstexprHostFromGlobal
        | Id::CallConstexprHostFromHostDevice
        | Id::CallConstexprHostFromHostDeviceUnnamed => {
            format!("declare {callee} `__host__ __device__`, or pass --expt-relaxed-constexpr to nvcc")
        }
        Id::CallDeducedReturn => format!("write the return type of {} out", named(value("function"), "it")),
        Id::DeviceCodeUndefined => {
            format!("declare `{}` for the device, too: `__device__` or `constexpr`", value("name")?)
        }
        other => plain_fix(other).or_else(|| fix_in_jit(other))?.to_owned(),
    };
    Some(text)
}

/// What can be done about what only device-only compilation says.
fn fix_in_jit(diagnostic: DiagnosticId) -> Option<&'static str> {
    use DiagnosticId as Id;
    let text = match diagnostic {
        Id::JitUnannotatedFunction => "declare it `__device__`, or pass -default-device",
        Id::JitHostFunction => "keep it from this compilation with `#ifndef __CUDACC_RTC__`",
        Id::JitUnannotatedVariable => "declare it `__device__` or `__constant__`, or pass -default-device",
        Id::JitUnannotatedStaticDataMember => "declare it `__device__`, or pass -default-device",
        Id::JitHostClosureClass => "define the lambda in a device function, or pass -default-device",
        Id::LambdaDisallowedInJit => "leave the annotation out",
        _ => return None,
    };
    Some(text)
}

/// The fixes that are the same wherever the diagnostic is told.
fn plain_fix(diagnostic: DiagnosticId) -> Option<&'static str> {
    use DiagnosticId as Id;
    let text = match diagnostic {
        Id::AttributeTileNotEnabled => "pass -enable-tile to nvcc",
        Id::ClusterDimsNotKernel | Id::LaunchBoundsNotKernel | Id::MaxnregNotKernel => {
            "leave the annotation out, or make the function a `__global__` one"
        }
        Id::GridConstantNotConst => "make the parameter's type `const`",
        Id::GridConstantReference => "take the parameter by value",
        Id::GridConstantNotKernelParameter => "leave `__grid_constant__` out",
        Id::GridConstantRedeclared => "write `__grid_constant__` in all declarations of the kernel",
        Id::KernelConstexpr => "leave `constexpr` out",
        Id::KernelEllipsis => "use a parameter pack in place of the ellipsis",
        Id::KernelExceptionSpecification => "leave the exception specification out",
        Id::KernelInline => "leave `inline` out",
        Id::KernelMember | Id::KernelFriendDefinition => {
            "define the kernel at namespace scope, and pass it the object"
        }
        Id::KernelOperator => "give the kernel a name of its own",
        Id::KernelPackMultiple => "leave one pack, or pass the others in a tuple",
        Id::KernelPackNotLast => "put the pack behind the other parameters",
        Id::KernelParameterInitializerList | Id::KernelParameterVaList => "pass an array or a parameter pack",
        Id::KernelParameterRvalueReference => "take the parameter by value",
        Id::KernelReturnVoid | Id::KernelReturnDeduced | Id::KernelReturnLambda => {
            "return `void`, and write the result through a pointer parameter"
        }
        Id::LambdaDisallowed => "pass --extended-lambda to nvcc",
        Id::LambdaReferenceCapture => "capture by value, or capture a pointer to the variable",
        Id::LambdaImplicitThis => "capture `*this`, or copy the members that are used into local variables",
        Id::LambdaInitCapture | Id::LambdaArrayInitCapture => {
            "copy it into a local variable, and capture that"
        }
        Id::LambdaGeneric => "write the types of the parameters out",
        Id::LambdaConstexprSpecifier => "leave `constexpr` out",
        Id::LambdaConstexprIfCapture => "name the variable in the capture list, or before the `if constexpr`",
        Id::LambdaParentDeducedReturn => "write the return type of the function around out",
        Id::LambdaParentPrivate | Id::LambdaClassPrivate => {
            "make it public, or put the lambda into a free function"
        }
        Id::LaunchBoundsWithMaxnreg => "leave one of both out",
        Id::LaunchHostCallee | Id::LaunchDeviceCallee => {
            "leave the configuration out, or make the function a `__global__` one"
        }
        Id::LaunchUnconfigured => "launch it: `kernel<<<blocks, threads>>>(...)`",
        Id::LaunchFromDevice => "pass -rdc=true to nvcc",
        Id::MainMarked => "leave the annotation out",
        Id::SpaceConflict => "leave one of the annotations out",
        Id::SpaceDefaulted => "leave the annotation out",
        Id::SpaceDuplicate => "leave the second annotation out",
        Id::SpaceRedeclaredDeviceWithHost
        | Id::SpaceRedeclaredDeviceWithHostDevice
        | Id::SpaceRedeclaredDeviceWithoutDevice
        | Id::SpaceRedeclaredHostWithDevice
        | Id::SpaceRedeclaredHostWithHostDevice
        | Id::SpaceRedeclaredGlobalWith
        | Id::SpaceRedeclaredGlobalWithout
        | Id::SpaceRedeclaredWithGlobal => "write the same annotations in all declarations",
        Id::OverrideDeviceOverHost
        | Id::OverrideDeviceOverHostDevice
        | Id::OverrideHostDeviceOverDevice
        | Id::OverrideHostDeviceOverHost
        | Id::OverrideHostOverDevice
        | Id::OverrideHostOverHostDevice => "write the annotations of the overridden function",
        Id::VariableManagedConst => "leave `const` out, or make it a `__constant__` variable",
        Id::VariableManagedReference => "make it a pointer",
        Id::VariableSharedInitializer => "assign in the function's body",
        Id::VariableConstexpr => "leave `constexpr` out",
        Id::VariableThreadLocal => "leave `thread_local` out",
        Id::VariableReadByHost => "read it with cudaMemcpyFromSymbol",
        Id::VariableWrittenByHost => "write it with cudaMemcpyToSymbol",
        Id::VariableReadByDevice | Id::VariableWrittenByDevice | Id::VariableAddressedByDevice => {
            "make it a `__device__` or `__managed__` variable, or pass it to the kernel"
        }
        Id::VariableInline | Id::VariableInlineOneSpace => "make it `static`, or pass -rdc=true to nvcc",
        _ => return None,
    };
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::catalogue::record;
    use cufe_spec::unit::Dialect;

    #[test]
    fn a_diagnostic_has_the_rule_that_reports_it() {
        for (diagnostic, id) in [
            (DiagnosticId::KernelReturnVoid, "kernel.return"),
            (DiagnosticId::CallDeviceFromHost, "call.space"),
            (DiagnosticId::OverrideDeviceOverHost, "override.mismatch"),
            (DiagnosticId::LambdaReferenceCapture, "lambda.restriction"),
            (DiagnosticId::VariableReadByHost, "call.variable-access"),
            (DiagnosticId::SpaceRedeclaredWithGlobal, "space.redeclare.compared"),
        ] {
            assert_eq!(rule(record(diagnostic, Dialect::REFERENCE)).map(|rule| rule.id), Some(id));
        }
    }

    #[test]
    fn every_diagnostic_that_a_table_reports_has_a_rule() {
        let without = DiagnosticId::ALL.into_iter().map(|one| record(one, Dialect::REFERENCE));
        let without: Vec<&str> = without.filter(|record| rule(*record).is_none()).map(|one| one.id).collect();
        assert_eq!(without, [""; 0]);
    }
}
