//! `cufe-conformance run --front-end` as a user meets it: one that answers, accepts what is wrong, hangs, crashes and floods.

use std::path::Path;
use std::process::{Command, Output};

/// Accepts `positive.cu` and, in the device pass, `table.cu`; crashes, hangs and floods on the other units of `maxnreg/`.
const SCRIPT: &str = r#"
read hello
echo '{"version": "9", "runs": ["host", "device"]}'
n=0
while read -r question; do
    n=$((n+1))
    case $question in
        *'"run":"host"'*'"file":"negative.cu"'*) echo torn >&2; kill -SEGV $$ ;;
        *'"run":"device"'*'"file":"negative.cu"'*) sleep 100 ;;
        *'"run":"host"'*'"file":"table.cu"'*) yes | tr -d '\n' ;;
        *) echo '{"id": '$n', "exit": 0}' ;;
    esac
done
"#;

fn run(folder: &Path, more: &[&str]) -> Output {
    let script = folder.join("front.sh");
    std::fs::write(&script, SCRIPT).unwrap();
    Command::new(env!("CARGO_BIN_EXE_cufe-conformance"))
        .args(["run", "--filter", "maxnreg/positive/", "--time-limit", "1", "--front-end"])
        .arg(format!("odd=bash {}", script.display()))
        .args(more)
        .env_remove("BLESS")
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn every_fault_costs_its_question_alone() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(folder.path(), &["--kinds"]);
    let said = text(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    for part in [
        "| maxnreg | 2 | 1 | 0 | 0 | 3 | 0 |",
        "maxnreg  2, 1 FAIL, 3 NO ANSWER",
        "it ended (exit status: 139) without an answer: torn",
        "no answer within 1s",
        "an answer of more than 16777216 bytes: yyyy",
        "expected reject, got accept (exit 0)",
        "2 passed, 4 failed",
    ] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
}

#[test]
fn deviations_are_recorded_asserted_and_reported_when_they_hold_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("odd.txt");
    let known = ["--deviations", file.to_str().unwrap()];
    assert_eq!(run(folder.path(), &known).status.code(), Some(2), "there is no file yet");
    let recorded = run(folder.path(), &[known[0], known[1], "--record"]);
    assert_eq!(recorded.status.code(), Some(0), "{}", text(&recorded));
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(written.lines().filter(|line| line.starts_with("maxnreg/positive/")).count(), 4, "{written}");
    let again = run(folder.path(), &known);
    assert_eq!(again.status.code(), Some(0), "{}", text(&again));
    let more = format!("{written}maxnreg/positive/positive: odd host OK it was so once\n");
    std::fs::write(&file, more).unwrap();
    let outdated = run(folder.path(), &known);
    assert_eq!(outdated.status.code(), Some(1));
    assert!(text(&outdated).contains("passes, though the case declares a deviation"), "{}", text(&outdated));
    // What is not implemented answers nevertheless.
    std::fs::write(&file, written.replace("BUG", "N-I")).unwrap();
    assert!(text(&run(folder.path(), &known)).contains("3 failed"));
    std::fs::write(&file, "maxnreg/positive/positive odd host OK no colon\n").unwrap();
    let wrong = run(folder.path(), &known);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(text(&wrong).contains("odd.txt:1: expected `CASE: ...`"), "{}", text(&wrong));
}

/// What `--record` says of a front end that is `command`, and whether it wrote the file.
fn recorded(folder: &Path, command: &str) -> (Output, bool) {
    let file = folder.join("known.txt");
    let output = Command::new(env!("CARGO_BIN_EXE_cufe-conformance"))
        .args(["run", "--filter", "maxnreg/positive/", "--front-end", &format!("odd={command}"), "--record"])
        .arg("--deviations")
        .arg(&file)
        .env_remove("BLESS")
        .output()
        .unwrap();
    (output, file.exists())
}

#[test]
fn nothing_is_recorded_of_a_front_end_that_answers_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let greeting = |runs: &str| format!("read hello; echo '{{\"version\": \"9\", \"runs\": [{runs}]}}'");
    for (command, says) in [
        ("no-such-program-here".to_owned(), "odd is absent, nothing is recorded: "),
        ("true".to_owned(), "odd is absent, nothing is recorded: "),
        (greeting("\"host\""), "odd answers no question, nothing is recorded: it ended"),
        (greeting(""), "odd answers no question, nothing is recorded: it has none of the runs"),
    ] {
        let (output, is_written) = recorded(folder.path(), &command);
        assert_eq!((output.status.code(), is_written), (Some(2), false), "{command}: {}", text(&output));
        assert!(text(&output).contains(says), "{command}: {}", text(&output));
    }
}
