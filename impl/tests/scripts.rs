//! The project's scripts have tests of their own; this runs them with `cargo test`.

use std::path::Path;
use std::process::Command;

fn script(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts").join(name)
}

#[test]
fn the_toolkit_script_downloads_checks_continues_and_explains() {
    let done = Command::new("python3").arg(script("test_toolkit.py")).output();
    let done = done.expect("python3 runs: the project's scripts need it");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
