//! Running a command with a time limit: its status and what it wrote.

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process_group};
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
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
    let what = name(command);
    let mut child = spawn(command.stdout(Stdio::piped()).stderr(Stdio::piped()))?;
    let streams =
        [child.stdout.take().map(|to| drain(to, most)), child.stderr.take().map(|to| drain(to, most))];
    let status = wait(&mut child, limit)?;
    let [out, err] =
        streams.map(|stream| stream.map_or(Ok(String::new()), |stream| text(&what, &stream, most)));
    Ok(Finished { code: status.map_or(124, exit_code), out: out?, err: err? })
}

/// Runs `command` to its end; returns its status and what it wrote to both streams, in the order of its writing.
///
/// # Errors
/// When it cannot be started at all, when it writes without end, and when it takes longer than `limit`: then it and all that
/// it began are ended. The message names it.
pub fn run_together(command: &mut Command, limit: Duration) -> Result<(ExitStatus, String)> {
    let what = name(command);
    let (reader, writer) = std::io::pipe()?;
    let mut child = spawn(command.stdout(writer.try_clone()?).stderr(writer))?;
    // The command keeps the pipe's end that is written to: while it does, nobody sees the end of what is read.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let said = drain(reader, MOST_BYTES);
    let Some(status) = wait(&mut child, limit)? else { bail!("{what} did not answer within {limit:?}") };
    Ok((status, text(&what, &said, MOST_BYTES)?))
}

fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

/// Begins `command` in a group of processes of its own.
fn spawn(command: &mut Command) -> Result<Child> {
    let child = command.stdin(Stdio::null()).process_group(0).spawn();
    child.with_context(|| format!("cannot start {}", name(command)))
}

/// How `child` ended; none when it was ended after `limit`, with all that it began.
fn wait(child: &mut Child, limit: Duration) -> Result<Option<ExitStatus>> {
    let begun = Instant::now();
    let mut pause = Duration::from_micros(500);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if begun.elapsed() > limit {
            kill_all(child);
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// What was read from a stream.
fn text(what: &str, stream: &Receiver<Vec<u8>>, most: u64) -> Result<String> {
    let bytes = stream.recv_timeout(STREAMS_CLOSE).unwrap_or_default();
    if bytes.len() as u64 > most {
        let begin = String::from_utf8_lossy(&bytes[..200.min(bytes.len())]);
        bail!("{what} wrote more than {most} bytes: {begin}");
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Ends the command and what it began: all are in one group of processes, which has the command's number.
pub(crate) fn kill_all(child: &Child) {
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

fn exit_code(status: ExitStatus) -> i32 {
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
    fn both_streams_in_the_order_of_writing() {
        let (status, said) = run_together(
            Command::new("sh").args(["-c", "echo a; echo b >&2; echo c; exit 3"]),
            Duration::from_secs(20),
        )
        .unwrap();
        assert_eq!((status.code(), said.as_str()), (Some(3), "a\nb\nc\n"));
    }

    #[test]
    fn no_answer_is_an_error_that_names_the_command_and_ends_what_it_began() {
        let begun = Instant::now();
        let mut command = Command::new("sh");
        let error =
            run_together(command.args(["-c", "sleep 20 & wait"]), Duration::from_millis(50)).unwrap_err();
        assert_eq!(error.to_string(), "sh did not answer within 50ms");
        assert!(begun.elapsed() < Duration::from_secs(5));
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
