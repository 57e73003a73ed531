//! Findings in, texts out; the texts of the tool form are the released tool's own.

use super::control::{Directive, Settings, check_selector, judge};
use super::shown::Report;
use super::tool::{self, Style};
use super::{Finding, Related};
use super::{human, json, sarif};
use crate::lex::Tokens;
use crate::rules::generated::DiagnosticId;
use crate::source::Source;
use cufe_spec::observation::Severity;
use cufe_spec::release::Release;
use cufe_spec::unit::{DiagnosticControl, Dialect};

const UNIT: &str = "\
__attribute__((global)) int k1();
inline __attribute__((global)) void k3() {}
\tint a;\tstruct Sé { __attribute__((device)) Sé() = default; };
";

fn at(text: &str, needle: &str) -> u32 {
    u32::try_from(UNIT.find(text).expect("in the unit") + text.find(needle).expect("in the text"))
        .expect("small")
}

fn findings() -> Vec<Finding> {
    vec![
        Finding::new(DiagnosticId::KernelReturnVoid, at("global)) int k1", "global"), &[]),
        Finding::new(DiagnosticId::KernelInline, at("global)) void k3", "global"), &[]),
        Finding::new(DiagnosticId::SpaceDefaulted, at("device)) S", "device"), &["__device__", "Sé"]),
    ]
}

fn report(settings: &Settings) -> Report {
    let source = Source::new(UNIT.as_bytes().to_vec(), "q.cu");
    Report::new(&source, &Tokens::default(), findings(), Dialect::REFERENCE, settings, "q.cu")
}

fn changed(selector: &str, control: DiagnosticControl) -> Settings {
    Settings { changes: vec![(selector.to_owned(), control)], ..Settings::default() }
}

#[test]
fn tool_form() {
    let expected = "\
q.cu(1): error: a __global__ function must have a void return type
  __attribute__((global)) int k1();
                 ^

q.cu(2): warning #20050-D: inline qualifier ignored for \"__global__\" function
  inline __attribute__((global)) void k3() {}
                        ^

Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"

q.cu(3): warning #20012-D: __device__ annotation is ignored on a non-virtual function(\"Sé\") that is explicitly defaulted on its first declaration
  \tint a;\tstruct Sé { __attribute__((device)) Sé() = default; };
  \t      \t                           ^

1 error detected in the compilation of \"q.cu\".
";
    assert_eq!(tool::render(&report(&Settings::default()), Style::default()), expected);
}

#[test]
fn tool_form_brief_and_without_numbers() {
    let expected = "\
q.cu(1): error: a __global__ function must have a void return type
q.cu(2): warning: inline qualifier ignored for \"__global__\" function
q.cu(3): warning: __device__ annotation is ignored on a non-virtual function(\"Sé\") that is explicitly defaulted on its first declaration
1 error detected in the compilation of \"q.cu\".
";
    let style = Style { numbers: false, brief: true };
    assert_eq!(tool::render(&report(&Settings::default()), style), expected);
}

/// Severity and number of what is shown, in order.
fn shown(settings: &Settings) -> Vec<(Severity, bool, u32)> {
    let report = report(settings);
    let line = |s: &super::shown::Shown| s.at.as_ref().map_or(0, |a| a.place.line);
    report.shown.iter().map(|s| (s.severity, s.numbered, line(s))).collect()
}

#[test]
fn flags_change_severities() {
    use Severity::{Error, Warning};
    let default = vec![(Error, false, 1), (Warning, true, 2), (Warning, true, 3)];
    assert_eq!(shown(&Settings::default()), default);
    assert_eq!(
        shown(&changed("20050", DiagnosticControl::Error)),
        [(Error, false, 1), (Error, false, 2), (Warning, true, 3)]
    );
    assert_eq!(
        shown(&changed("3505", DiagnosticControl::Warning)),
        [(Warning, true, 1), (Warning, true, 2), (Warning, true, 3)]
    );
    assert_eq!(
        shown(&changed("space.defaulted", DiagnosticControl::Suppress)),
        [(Error, false, 1), (Warning, true, 2)]
    );
    let remark = changed("20050", DiagnosticControl::Remark);
    assert_eq!(shown(&remark), [(Error, false, 1), (Warning, true, 3)]);
    let remarks = Settings { remarks: true, ..remark };
    assert_eq!(shown(&remarks)[1], (Severity::Remark, true, 2));
    let silent = Settings { warnings: false, ..Settings::default() };
    assert_eq!(shown(&silent), [(Error, false, 1)]);
    let promoted = Settings { promote_warnings: true, ..changed("20050", DiagnosticControl::Error) };
    assert_eq!(shown(&promoted), [(Error, false, 1), (Error, false, 2), (Error, true, 3)]);
}

#[test]
fn the_error_limit_stops_the_run() {
    let report = report(&Settings { error_limit: 1, ..Settings::default() });
    assert_eq!((report.shown.len(), report.exit()), (1, 4));
    let text = tool::render(&report, Style::default());
    assert!(text.ends_with(
        "\nError limit reached.\n1 error detected in the compilation of \"q.cu\".\nCompilation terminated.\n"
    ));
}

/// Lines of `program` at which the warning about `inline` is shown; a line `inline` has the finding, a line
/// `#...` is a pragma.
fn lines_shown(program: &str, settings: &Settings) -> Vec<(u32, Severity)> {
    let mut findings = Vec::new();
    let mut directives = Vec::new();
    for (line, text) in (1u32..).zip(program.lines()) {
        match text.trim().strip_prefix('#') {
            Some(pragma) => directives.extend(Directive::parse(line, pragma)),
            None => findings.push(Finding::new(DiagnosticId::KernelInline, line, &[])),
        }
    }
    let judgement = judge(findings, Dialect::REFERENCE, settings, &directives, |_| false);
    judgement.judged.iter().map(|j| (j.finding.at, j.severity)).collect()
}

#[test]
fn pragmas_hold_from_their_place_on() {
    use Severity::{Error, Warning};
    let program = "\
        inline
        #nv_diag_suppress 20050
        inline
        #nv_diag_error 20050, 20012
        inline
        #nv_diagnostic push
        #nv_diag_warning = 20050
        inline
        #nv_diagnostic pop
        inline
        #nv_diag_default 20050 // comment
        inline
        #nv_diag_suppress 20012 20050
        inline";
    assert_eq!(
        lines_shown(program, &Settings::default()),
        [(1, Warning), (5, Error), (8, Warning), (10, Error), (12, Warning), (14, Warning)]
    );
    assert_eq!(
        lines_shown(program, &changed("20050", DiagnosticControl::Suppress)),
        [(5, Error), (8, Warning), (10, Error)]
    );
}

#[test]
fn once_is_sticky() {
    let program = "\
        #nv_diag_once 20050
        inline
        inline
        #nv_diag_default 20050
        inline
        #nv_diag_error 20050
        inline";
    assert_eq!(lines_shown(program, &Settings::default()), [(2, Severity::Warning)]);
    assert_eq!(lines_shown(program, &changed("20050", DiagnosticControl::Suppress)), [(7, Severity::Error)]);
}

#[test]
fn hard_errors_do_not_listen_and_system_headers_silence_the_others() {
    let findings = || {
        vec![
            Finding::new(DiagnosticId::SpaceConflict, 1, &[]),
            Finding::new(DiagnosticId::KernelReturnVoid, 2, &[]),
        ]
    };
    let ids = |settings: &Settings, system: bool| {
        let judgement = judge(findings(), Dialect::REFERENCE, settings, &[], |_| system);
        judgement.judged.iter().map(|j| j.record.id).collect::<Vec<_>>()
    };
    let both = Settings {
        changes: vec![
            ("20024".to_owned(), DiagnosticControl::Suppress),
            ("20048".to_owned(), DiagnosticControl::Suppress),
        ],
        ..Settings::default()
    };
    assert_eq!(ids(&both, false), ["space.conflict"]);
    assert_eq!(ids(&Settings::default(), true), ["space.conflict"]);
    assert_eq!(ids(&Settings::default(), false), ["space.conflict", "kernel.return.void"]);
}

#[test]
fn selectors() {
    for good in ["1", "3794", "20000", "20337", "20050", "declared_but_not_referenced"] {
        assert_eq!(check_selector(good, Release::Cuda13_0), Ok(()), "{good}");
    }
    let refused = |s: &str| check_selector(s, Release::Cuda13_0).map_err(|e| e.to_string()).unwrap_err();
    assert_eq!(refused("20338"), "invalid error number in diagnostic control option: 20338");
    assert_eq!(refused("3795"), "invalid error number in diagnostic control option: 3795");
    assert_eq!(refused("20050-20060"), "invalid number: 20050-20060");
    assert_eq!(check_selector("20360", Release::Cuda13_5), Ok(()));
    assert!(check_selector("20429", Release::Cuda13_5).is_err());
}

#[test]
fn machine_forms_are_well_formed() {
    let report = report(&Settings::default());
    let document: serde_json::Value = serde_json::from_str(&json::render(&report)).expect("json");
    assert_eq!(document["diagnostics"][1]["number"], 20050);
    assert_eq!(document["diagnostics"][2]["column"], 36);
    assert_eq!(document["errors"], 1);
    let log: serde_json::Value = serde_json::from_str(&sarif::render(&report)).expect("sarif");
    let results = log["runs"][0]["results"].as_array().expect("results");
    assert_eq!(results.len(), 3);
    assert_eq!(results[0]["locations"][0]["physicalLocation"]["region"]["startColumn"], 16);
}

#[test]
fn human_form() {
    let text = human::render(&report(&Settings::default()), false);
    assert!(
        text.starts_with(
            "error[kernel.return.void]: a __global__ function must have a void return type\n --> q.cu:1:16\n"
        ),
        "{text}"
    );
    assert!(text.contains("silence it with --diag_suppress=20050"), "{text}");
    assert!(text.ends_with("\n1 error, 2 warnings in q.cu\n"), "{text}");
    let empty = Report::default();
    assert_eq!(human::render(&empty, false), "");
}

#[test]
fn human_form_shows_all_places_then_why_then_what_can_be_done() {
    let place = |needle: &str, label| Related { at: at(needle, needle), label };
    let finding = Finding::new(DiagnosticId::KernelInline, at("global)) void k3", "global"), &[]);
    let findings = vec![finding.related([place("k3", "the kernel"), place("k1", "another one")])];
    let source = Source::new(UNIT.as_bytes().to_vec(), "q.cu");
    let settings = Settings::default();
    let report = Report::new(&source, &Tokens::default(), findings, Dialect::REFERENCE, &settings, "q.cu");
    let expected = "\
warning[kernel.inline]: inline qualifier ignored for \"__global__\" function
 --> q.cu:2:23
  |
2 | inline __attribute__((global)) void k3() {}
  |                       ^             - the kernel
  |
 ::: q.cu:1:29
  |
1 | __attribute__((global)) int k1();
  |                             - another one
  |
  = note: inline (also implied by constexpr or a friend definition) is ignored on a kernel that is no member, with a warning (`cufe rules kernel.inline`)
  = help: leave `inline` out
  = help: silence it with --diag_suppress=20050 or #pragma nv_diag_suppress 20050

1 warning in q.cu
";
    assert_eq!(human::render(&report, false), expected);
}
