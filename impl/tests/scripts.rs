//! The project's scripts have tests of their own; this runs them with `cargo test`.

use std::path::Path;
use std::process::Command;

fn script(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts").join(name)
}

fn passes(tests: &str) {
    let done = Command::new("python3").arg(script(tests)).output();
    let done = done.expect("python3 runs: the project's scripts need it");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn the_toolkit_script_downloads_checks_continues_and_explains() {
    passes("test_toolkit.py");
}

#[test]
fn the_corpora_script_fetches_preprocesses_continues_and_explains() {
    passes("test_corpora.py");
}
