//! The case contract: what a case file says, how an answer is judged by it, and what blessing changes.

use std::path::Path;

use cufe_conformance::adapters::{Capabilities, Compares, Runs};
use cufe_conformance::case::{Blessed, Case, DeviationClass, Run, Verdict, bless};
use cufe_conformance::judge::{Outcome, judge};
use cufe_spec::observation::{Answer, Diagnostic, Observation, Place, Severity};
use cufe_spec::release::Release;
use pretty_assertions::assert_eq;

const ALL: Capabilities = Capabilities {
    runs: Runs::of(&Run::ALL),
    entities: true,
    kept: true,
    plain_cpp: false,
    compares: Compares::Texts,
};

fn case(header: &str, code: &str) -> Case {
    let source = format!("/*---\nsays: s\nrules: r\n{header}\n---*/\n{code}");
    Case::parse(Path::new("/c"), Path::new("/c/a/b.cu"), source).unwrap()
}

fn refusal(source: &str) -> String {
    Case::parse(Path::new("/c"), Path::new("/c/a.cu"), source.to_owned()).unwrap_err().to_string()
}

fn said(exit: i32, diagnostics: &[(u32, Severity, &str, &str)]) -> anyhow::Result<Answer> {
    let diagnostics = diagnostics
        .iter()
        .map(|(line, severity, tag, text)| Diagnostic {
            tag: (*tag).to_owned(),
            internal: None,
            severity: *severity,
            place: Place { file: "b.cu".to_owned(), line: *line, column: 0 },
            arguments: Vec::new(),
            text: (*text).to_owned(),
        })
        .collect();
    Ok(Answer::Observed(Observation { exit, diagnostics, ..Observation::default() }))
}

const KERNEL: &str = "__global__ int k();  // error[kernel.return.void]: must be void\n";

#[test]
fn a_header_says_everything_or_is_refused() {
    assert_eq!(refusal("int x;\n"), "/c/a.cu:1: a case begins with the line `/*---`");
    assert_eq!(refusal("/*---\nsays: s\n"), "/c/a.cu:1: the header is not closed by `---*/`");
    assert_eq!(refusal("/*---\nsays: s\n---*/\n"), "/c/a.cu:3: `rules` is missing");
    assert_eq!(refusal("/*---\nwhat: s\n---*/\n"), "/c/a.cu:2: unknown key `what`");
    let host = "/*---\nsays: s\nrules: r\nruns: host accept\n";
    assert_eq!(
        refusal(&format!("{host}deviation: oracle device BUG why\n---*/\n")),
        "/c/a.cu:6: a deviation in `device`, which is not among the runs"
    );
    assert_eq!(
        refusal(&format!("{host}arguments: --pch\n---*/\n")),
        "/c/a.cu:1: the suite cannot pass on the argument `--pch`"
    );
    assert_eq!(
        refusal(&format!("{host}---*/\nint x;\n//^ device error[t]\n")),
        "/c/a.cu:7: expectation for `device`, which is not among the runs"
    );
    assert_eq!(
        refusal(&format!("{host}---*/\n//^ error[t]\n")),
        "/c/a.cu:6: an expectation before the first line of code"
    );
}

#[test]
fn an_answer_is_judged_by_severity_tag_line_and_text() {
    let case = case("runs: host reject", KERNEL);
    let outcome = |answer| judge(&case, Run::Host, "cufe", ALL, answer);
    let error = Severity::Error;
    assert_eq!(outcome(said(2, &[(6, error, "kernel.return.void", "must  be void")])), Outcome::Passed);
    for wrong in [
        said(2, &[(7, error, "kernel.return.void", "must be void")]),
        said(2, &[(6, Severity::Warning, "kernel.return.void", "must be void")]),
        said(2, &[(6, error, "kernel.ellipsis", "must be void")]),
        said(2, &[(6, error, "kernel.return.void", "must return void")]),
        said(
            2,
            &[
                (6, error, "kernel.return.void", "must be void"),
                (6, error, "kernel.return.void", "must be void"),
            ],
        ),
        said(0, &[]),
        Err(anyhow::anyhow!("it crashed")),
    ] {
        assert!(outcome(wrong).is_failure());
    }
}

#[test]
fn an_expectation_holds_in_its_runs_only() {
    let code = "__global__ int k();\n//^ host warning[a]: t\n//^ documented error[b]\n";
    let case = case("runs: host accept, device accept, documented reject", code);
    let judged = |run, answer| judge(&case, run, "cufe", ALL, answer);
    assert_eq!(judged(Run::Host, said(0, &[(6, Severity::Warning, "a", "t")])), Outcome::Passed);
    assert_eq!(judged(Run::Device, said(0, &[])), Outcome::Passed);
    assert_eq!(judged(Run::Documented, said(2, &[(6, Severity::Error, "b", "any text")])), Outcome::Passed);
    assert!(judged(Run::Documented, said(0, &[(6, Severity::Warning, "a", "t")])).is_failure());
}

#[test]
fn a_deviation_is_asserted() {
    let case = case("runs: host reject\ndeviation: cufe host N-I not yet", KERNEL);
    let right = said(2, &[(7, Severity::Error, "kernel.return.void", "must be void")]);
    assert_eq!(judge(&case, Run::Host, "cufe", ALL, right), Outcome::UnexpectedPass);
    let Outcome::Deviates(known) = judge(&case, Run::Host, "cufe", ALL, said(0, &[])) else { panic!() };
    assert_eq!((known.class, known.reason.as_str()), (DeviationClass::NotImplemented, "not yet"));
    assert_eq!(known.differences.len(), 2, "verdict and diagnostic: {:?}", known.differences);
    // Who does not answer has another fault than the one that is declared.
    assert!(judge(&case, Run::Host, "cufe", ALL, Err(anyhow::anyhow!("it crashed"))).is_failure());
    assert!(judge(&case, Run::Host, "oracle", ALL, said(0, &[])).is_failure());
}

#[test]
fn plain_cpp_errors_are_asked_of_those_who_tell_them() {
    let case = case("runs: host reject", "int x = y;  // error[c++]: identifier \"y\" is undefined\n");
    let tells = Capabilities { plain_cpp: true, ..ALL };
    assert_eq!(judge(&case, Run::Host, "cufe", ALL, said(0, &[])), Outcome::Passed);
    assert!(judge(&case, Run::Host, "cudafe++", tells, said(0, &[])).is_failure());
}

#[test]
fn blessing_rewrites_what_the_tool_says_and_nothing_else() {
    let code = "// a comment\n\nstruct S {\n  int a;  // error[old]: gone\n};\n  //^ documented error[typed]\nint b;\n";
    let case = case("runs: host accept, device accept, documented reject", code);
    let error = |text: &str| (9, Severity::Error, "new".to_owned(), text.to_owned());
    let said = |release| {
        [(Run::Host, vec![error("t"), error("t")]), (Run::Device, vec![error("t")])]
            .map(|(run, diagnostics)| Blessed { run, release, verdict: Verdict::Reject, diagnostics })
    };
    let observed = Release::ALL.map(said).concat();
    let blessed = bless(&case, &observed).unwrap();
    let expected = "/*---\nsays: s\nrules: r\nruns: host reject, device reject, documented reject\n---*/\n\
                    // a comment\n\nstruct S {\n  int a;\n  //^ error[new]: t\n  //^ host error[new]: t\n};\n\
                    //^ documented error[typed]\nint b;\n";
    assert_eq!(blessed, expected);
    let again = Case::parse(Path::new("/c"), Path::new("/c/a/b.cu"), blessed.clone()).unwrap();
    assert_eq!(bless(&again, &observed).unwrap(), blessed);
}

#[test]
fn an_expectation_holds_in_its_releases_only() {
    let code = "__global__ int k();\n//^ @-13.1 warning[a]: t\n//^ host@13.4- warning[a]: u\n";
    let all = case("runs: host accept, device@-13.3 accept, device@13.4- reject, documented accept", code);
    let judged = |release, run, text| {
        let answer = said(0, &[(6, Severity::Warning, "a", text)]);
        judge(&all.at(release), run, "cufe", ALL, answer)
    };
    assert_eq!(judged(Release::Cuda13_0, Run::Host, "t"), Outcome::Passed);
    assert!(judged(Release::Cuda13_2, Run::Host, "t").is_failure());
    assert_eq!(judged(Release::Cuda13_5, Run::Host, "u"), Outcome::Passed);
    assert!(judged(Release::Cuda13_5, Run::Device, "u").is_failure());
    let runs = |release| all.at(release).runs;
    let (host, device) = ((Run::Host, Verdict::Accept), Run::Device);
    assert_eq!(runs(Release::Cuda13_5), [host, (device, Verdict::Reject)]);
    let documented = (Run::Documented, Verdict::Accept);
    assert_eq!(runs(Release::Cuda13_0), [host, (device, Verdict::Accept), documented]);
}

#[test]
fn what_no_release_has_is_refused() {
    let header = |runs: &str| format!("/*---\nsays: s\nrules: r\nruns: {runs}\n---*/\nint x;\n");
    let of = |runs: &str| refusal(&header(runs));
    assert_eq!(of("host@12.9 accept"), "/c/a.cu:4: unknown release `12.9`");
    assert_eq!(of("documented@13.4- accept"), "/c/a.cu:4: run `documented` has no releases");
    assert_eq!(of("host@-13.4 accept, host@13.4- reject"), "/c/a.cu:4: run `host` twice");
    let below = |expectation: &str| refusal(&format!("{}//^ {expectation}\n", header("host@13.4- accept")));
    assert_eq!(
        below("host@-13.2 error[t]"),
        "/c/a.cu:7: expectation for `host`, which is not among the runs"
    );
    assert_eq!(below("@13.9 error[t]"), "/c/a.cu:7: unknown release `13.9`");
}

#[test]
fn blessing_one_release_keeps_what_the_others_say() {
    let code = "int a;  // warning[w]: old\nint b;\n";
    let case = case("runs: host accept, device accept", code);
    let warning = |line, text: &str| (line, Severity::Warning, "w".to_owned(), text.to_owned());
    let blessed = |case: &Case, releases: &[Release], below: u32| {
        let of = |release: &Release| {
            let one = |run, verdict, diagnostics| Blessed { run, release: *release, verdict, diagnostics };
            [
                one(Run::Host, Verdict::Accept, vec![warning(6, "new")]),
                one(Run::Device, Verdict::Reject, vec![warning(6, "new"), warning(below, "more")]),
            ]
        };
        let text = bless(case, &releases.iter().flat_map(of).collect::<Vec<_>>()).unwrap();
        Case::parse(Path::new("/c"), Path::new("/c/a/b.cu"), text).unwrap()
    };
    let newer = blessed(&case, &[Release::Cuda13_4, Release::Cuda13_5], 7);
    let body = |case: &Case| case.source.split_once("---*/\n").unwrap().1.to_owned();
    assert!(newer.source.contains("runs: host accept, device@-13.3 accept, device@13.4- reject\n"));
    assert_eq!(
        body(&newer),
        "int a;\n//^ @-13.3 warning[w]: old\n//^ @13.4- warning[w]: new\nint b;  // device@13.4- warning[w]: more\n"
    );
    let all = blessed(&newer, &Release::ALL, 9);
    assert!(all.source.contains("runs: host accept, device reject\n"));
    assert_eq!(body(&all), "int a;  // warning[w]: new\nint b;  // device warning[w]: more\n");
}
