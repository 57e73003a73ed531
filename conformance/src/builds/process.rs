//! Running a command with a time limit and both of its output streams.

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process_group};
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
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

/// What a command may write to one stream. One that writes more is not read any further, so it ends with a signal.
const MOST_BYTES: u64 = 256 << 20;

/// So long after a command has ended its streams are waited for: what it began may hold them open for ever.
const STREAMS_CLOSE: Duration = Duration::from_secs(5);

/// Runs `command` to its end, or kills it and all that it began after `limit`.
///
/// # Errors
/// When the command cannot be started at all (the message names it), or writes without end.
pub fn run(command: &mut Command, limit: Duration) -> Result<Finished> {
    run_reading(command, limit, MOST_BYTES)
}

fn run_reading(command: &mut Command, limit: Duration, most: u64) -> Result<Finished> {
    let what = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()
        .with_context(|| format!("cannot start {what}"))?;
    let streams =
        [child.stdout.take().map(|to| drain(to, most)), child.stderr.take().map(|to| drain(to, most))];
    let begun = Instant::now();
    let mut pause = Duration::from_millis(1);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break Some(status);
        }
        if begun.elapsed() > limit {
            kill_all(&child);
            child.kill()?;
            child.wait()?;
            break None;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    let read = |stream: Option<Receiver<Vec<u8>>>| {
        let bytes = stream.and_then(|stream| stream.recv_timeout(STREAMS_CLOSE).ok()).unwrap_or_default();
        if bytes.len() as u64 > most {
            bail!(
                "{what} wrote more than {most} bytes: {}",
                String::from_utf8_lossy(&bytes[..200.min(bytes.len())])
            );
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    let [out, err] = streams;
    Ok(Finished { code: status.map_or(124, exit_code), out: read(out)?, err: read(err)? })
}

/// Ends the command and what it began: all are in one group of processes, which has the command's number.
fn kill_all(child: &Child) {
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // Where there is none any more, all have ended.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Reads at most one byte more than `most`; what comes behind goes to nobody.
fn drain(stream: impl Read + Send + 'static, most: u64) -> Receiver<Vec<u8>> {
    let (to, from) = channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // A read error ends the text early; the exit code still tells how the command fared.
        let _ = stream.take(most + 1).read_to_end(&mut bytes);
        // Nobody waits where the streams did not close in time.
        let _ = to.send(bytes);
    });
    from
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
    fn the_limit_ends_what_the_command_began() {
        let folder = tempfile::tempdir().unwrap();
        let mark = folder.path().join("mark");
        let script = format!("(sleep 1; echo > {}) & wait", mark.display());
        let begun = Instant::now();
        let done = run(Command::new("sh").args(["-c", &script]), Duration::from_millis(50)).unwrap();
        assert_eq!(done.code, 124);
        assert!(begun.elapsed() < Duration::from_secs(1), "its streams are closed");
        thread::sleep(Duration::from_millis(1500));
        assert!(!mark.exists());
    }

    #[test]
    fn a_flood_is_an_error() {
        let error = run_reading(&mut Command::new("yes"), Duration::from_secs(20), 1 << 20).unwrap_err();
        assert!(error.to_string().starts_with("yes wrote more than 1048576 bytes: y\ny\n"), "{error}");
    }

    #[test]
    fn a_missing_command_is_named() {
        let error = run(&mut Command::new("/no/such/tool"), Duration::from_secs(1)).unwrap_err();
        assert_eq!(error.to_string(), "cannot start /no/such/tool");
    }
}
