//! The neutral comparison of two answers.

use cufe_conformance::compare::{Facet, agree};
use cufe_spec::observation::{Answer, Diagnostic, Observation, Place, Severity};
use cufe_spec::unit::{Options, Pass, Unit};
use pretty_assertions::assert_eq;

fn unit(text: &str) -> Unit {
    Unit { name: "u.cu".to_owned(), text: text.as_bytes().to_vec(), options: Options::default() }
}

fn facets(unit: &Unit, first: &Observation, second: &Observation) -> Vec<Facet> {
    agree(unit, &Answer::Observed(first.clone()), second).into_iter().map(|d| d.facet).collect()
}

fn host(text: &str) -> Observation {
    Observation { host: Some(text.to_owned()), ..Observation::default() }
}

fn warned(lines: &[(u32, &str)]) -> Observation {
    let diagnostics = lines
        .iter()
        .map(|(line, argument)| Diagnostic {
            tag: "t".to_owned(),
            internal: None,
            severity: Severity::Warning,
            place: Place { file: "u.cu".to_owned(), line: *line, column: 0 },
            arguments: vec![(*argument).to_owned()],
            text: String::new(),
        })
        .collect();
    Observation { diagnostics, ..Observation::default() }
}

#[test]
fn white_space_and_excluded_groups_are_no_difference() {
    let unit = unit("# 1 \"u.cu\"\nint f() { return 1; }\n");
    let first = host("# 1 \"u.cu\"\nint f( ) { return 1; }\n");
    let second = host("#if 0\nother\n#endif\n# 1 \"u.cu\"\nint  f()\n# 1 \"u.cu\"\n{ return 1;}");
    assert_eq!(facets(&unit, &first, &second), []);
}

#[test]
fn another_token_is_a_difference() {
    let unit = unit("# 1 \"u.cu\"\nint x;\n");
    let differences =
        agree(&unit, &Answer::Observed(host("# 1 \"u.cu\"\nint x;\n")), &host("# 1 \"u.cu\"\nlong x;\n"));
    assert_eq!(differences[0].facet, Facet::HostTokens);
    assert_eq!(differences[0].detail, "  - u.cu:1: int x ;\n  + u.cu:1: long x ;");
}

#[test]
fn a_source_token_on_another_line_is_a_difference_and_a_generated_one_is_not() {
    let unit = unit("# 1 \"u.cu\"\nint x;\nint y;\n");
    let first = host("# 1 \"u.cu\"\nint x;\nint y;\n");
    assert_eq!(facets(&unit, &first, &host("# 1 \"u.cu\"\nint x; int y;\n")), [Facet::HostPlaces]);
    let early = host("# 1 \"u.cu\"\nint x; generated\nint y;\n");
    let late = host("# 1 \"u.cu\"\nint x;\n\n\ngenerated\n# 2 \"u.cu\"\nint y;\n");
    assert_eq!(facets(&unit, &early, &late), []);
}

#[test]
fn the_order_of_places_counts_and_the_order_within_a_place_does_not() {
    let unit = unit("");
    assert_eq!(facets(&unit, &warned(&[(1, "a"), (1, "b")]), &warned(&[(1, "b"), (1, "a")])), []);
    assert_eq!(
        facets(&unit, &warned(&[(1, "a"), (2, "b")]), &warned(&[(2, "b"), (1, "a")])),
        [Facet::Diagnostics]
    );
    assert_eq!(facets(&unit, &warned(&[(1, "a")]), &warned(&[(1, "a"), (1, "a")])), [Facet::Diagnostics]);
}

#[test]
fn host_text_belongs_to_the_host_pass() {
    let mut device = unit("");
    device.options.pass = Pass::Device;
    assert_eq!(facets(&device, &host("a"), &host("b")), []);
}

#[test]
fn no_opinion_is_no_difference() {
    let none = Answer::NotCore { place: Place::default(), what: "x".to_owned() };
    assert_eq!(agree(&unit(""), &none, &host("a")), []);
}
