//! The preamble of extended lambdas is our own text: outside the names of its interface it shares no long run of tokens with
//! the released tool's, which is asked for its text while the test runs. Without the tool the test says so and passes.

use cufe_conformance::adapters::{Cudafepp, Cufe, FrontEnd};
use cufe_conformance::compare::lex_host;
use cufe_spec::observation::Answer;
use cufe_spec::unit::{Options, Unit};
use pretty_assertions::assert_eq;

/// The longest run of tokens that may be equal, names of the interface not counted: a deleted copy assignment, a pack
/// expansion or a loop head has no second spelling, a whole member has.
const LONGEST_RUN: usize = 14;

/// Members that are no type of the interface by their prefix but have symbols, or are named by code that uses the traits.
const INTERFACE: &[&str] = &[
    "fp_copier",
    "fp_deleter",
    "fp_caller",
    "fp_noobject_caller",
    "manager",
    "do_copy",
    "do_call",
    "do_delete",
    "arr",
    "data",
    "get",
    "type",
    "value",
];

/// Lambdas of both spaces with none to three captures.
const UNIT: &str = "struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
void f(int a, int b, int c) {
  use([] __attribute__((device)) { return 1; });
  use([a] __attribute__((device)) { return 1; });
  use([a, b] __attribute__((device)) { return 1; });
  use([a, b, c] __attribute__((device)) { return 1; });
  use([] __attribute__((host)) __attribute__((device)) { return 1; });
  use([a] __attribute__((host)) __attribute__((device)) { return 1; });
  use([a, b] __attribute__((host)) __attribute__((device)) { return 1; });
  use([a, b, c] __attribute__((host)) __attribute__((device)) { return 1; });
}
";

/// The tokens of the preamble that a front end writes, those of the interface left out.
fn preamble(front_end: &dyn FrontEnd, file: &str, standard: u8) -> Vec<String> {
    let options = Options {
        standard,
        extended_lambda: true,
        original_file: "unit.cu".to_owned(),
        original_path: "/unit.cu".to_owned(),
        ..Options::default()
    };
    let unit = Unit { name: "unit.cu".to_owned(), text: UNIT.as_bytes().to_vec(), options };
    let answer = front_end.run(&unit).expect("an answer");
    let Answer::Observed(observation) = answer else { panic!("{} has no opinion", front_end.name()) };
    let host = observation.host.unwrap_or_else(|| panic!("{:#?}", observation.diagnostics));
    let tokens: Vec<String> = lex_host(&host)
        .into_iter()
        .filter(|token| *token.file == *file)
        .map(|token| token.text.into_owned())
        .filter(|text| !text.to_lowercase().starts_with("__nv") && !INTERFACE.contains(&text.as_str()))
        .collect();
    assert!(tokens.len() > 1000, "{} writes a preamble: {} tokens", front_end.name(), tokens.len());
    tokens
}

/// The longest run of tokens that is in both.
fn longest_run<'a>(first: &'a [String], second: &[String]) -> &'a [String] {
    let mut best = 0..0;
    let mut lengths = vec![0_usize; second.len() + 1];
    for (at, token) in first.iter().enumerate() {
        let mut diagonal = 0;
        for (other, length) in second.iter().zip(&mut lengths[1..]) {
            let above = *length;
            *length = if token == other { diagonal + 1 } else { 0 };
            diagonal = above;
            if *length > best.len() {
                best = at + 1 - *length..at + 1;
            }
        }
    }
    &first[best]
}

#[test]
fn the_longest_run_is_found() {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (first, second) = (words("a b c d e a b"), words("x b c d a b y"));
    assert_eq!(longest_run(&first, &second).join(" "), "b c d");
    assert_eq!(longest_run(&first, &words("y z")).len(), 0);
}

#[test]
fn no_long_run_of_the_released_preamble_is_in_ours() {
    let released = Cudafepp::locate();
    if let Err(why) = released.available() {
        eprintln!("not compared: {why}");
        return;
    }
    for standard in [14, 17] {
        let theirs = preamble(&released, "nvcc_internal_extended_lambda_implementation", standard);
        let ours = preamble(&Cufe, "cufe_extended_lambda_preamble", standard);
        let run = longest_run(&ours, &theirs);
        assert!(run.len() <= LONGEST_RUN, "{} tokens: {}", run.len(), run.join(" "));
    }
}
