//! Running a command with a time limit and both of its output streams.

use anyhow::{Context, Result};
use std::io::Read;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a finished command left behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// The exit code; 128 + signal number when a signal ended it, 124 when the time limit did.
    pub code: i32,
    /// Everything written to standard output, lossily decoded.
    pub out: String,
    /// Everything written to standard error, lossily decoded.
    pub err: String,
}

/// Runs `command` to its end, or kills it after `limit`.
///
/// # Errors
/// When the command cannot be started at all (the message names it).
pub fn run(command: &mut Command, limit: Duration) -> Result<Finished> {
    let what = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {what}"))?;
    let out = child.stdout.take().map(|stream| thread::spawn(move || drain(stream)));
    let err = child.stderr.take().map(|stream| thread::spawn(move || drain(stream)));
    let begun = Instant::now();
    let mut pause = Duration::from_millis(1);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break Some(status);
        }
        if begun.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            break None;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    let text = |reader: Option<thread::JoinHandle<Vec<u8>>>| {
        let bytes = reader.and_then(|thread| thread.join().ok()).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    };
    Ok(Finished { code: status.map_or(124, exit_code), out: text(out), err: text(err) })
}

fn drain(mut stream: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    // A read error ends the text early; the exit code still tells how the command fared.
    let _ = stream.read_to_end(&mut bytes);
    bytes
}

fn exit_code(status: std::process::ExitStatus) -> i32 {
    use std::os::unix::process::ExitStatusExt;
    status.code().or_else(|| status.signal().map(|signal| 128 + signal)).unwrap_or(-1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_and_streams() {
        let done =
            run(Command::new("sh").args(["-c", "echo a; echo b >&2; exit 3"]), Duration::from_secs(20))
                .unwrap();
        assert_eq!(done, Finished { code: 3, out: "a\n".into(), err: "b\n".into() });
    }

    #[test]
    fn a_signal_is_a_code_above_128() {
        let done = run(Command::new("sh").args(["-c", "kill -SEGV $$"]), Duration::from_secs(20)).unwrap();
        assert_eq!(done.code, 139);
    }

    #[test]
    fn the_limit_is_code_124() {
        let done = run(Command::new("sleep").arg("20"), Duration::from_millis(50)).unwrap();
        assert_eq!(done.code, 124);
    }

    #[test]
    fn a_missing_command_is_named() {
        let error = run(&mut Command::new("/no/such/tool"), Duration::from_secs(1)).unwrap_err();
        assert_eq!(error.to_string(), "cannot start /no/such/tool");
    }
}
