//! The generated case families are what the generator writes.

use cufe_conformance::{matrix, suite};

#[test]
fn the_generated_cases_are_up_to_date() {
    let stale = matrix::changes(&suite::cases_folder()).unwrap();
    let names: Vec<String> = stale.iter().map(|(path, _)| path.display().to_string()).collect();
    assert!(names.is_empty(), "run the `matrix` program of cufe-conformance; stale: {names:#?}");
}
