//! One process of a front end, from its greeting to its end.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::process::kill_all;

/// The longest answer, in bytes.
const LONGEST: u64 = 16 << 20;
/// What is kept of what it writes to standard error: the last so many bytes.
const KEPT: usize = 400;
/// So long after its answers end its exit status is waited for.
const EXITS: Duration = Duration::from_secs(2);

/// A process that answers questions.
#[derive(Debug)]
pub(super) struct Session {
    child: Child,
    /// Lines to the process; a thread of its own writes them, for it may not read.
    to: Sender<String>,
    from: Receiver<Line>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Closed when nothing more comes there.
    errors_end: Receiver<()>,
    asked: u64,
}

/// What the process wrote.
#[derive(Debug)]
enum Line {
    Text(String),
    TooLong(String),
}

impl Session {
    /// Begins `command` in a shell.
    pub(super) fn begin(command: &str) -> anyhow::Result<Session> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = shell.spawn().context("cannot start sh")?;
        let mut stdin = child.stdin.take().context("no standard input")?;
        let stdout = child.stdout.take().context("no standard output")?;
        let stderr = child.stderr.take().context("no standard error")?;
        let (to, lines) = channel::<String>();
        thread::spawn(move || {
            // What has ended reads nothing; the missing answer says so.
            while let Ok(line) = lines.recv() {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        // One that writes on and on waits until somebody reads.
        let (answers, from) = sync_channel(1);
        thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            while let Some(line) = next_line(&mut reader) {
                let ends = matches!(line, Line::TooLong(_));
                if answers.send(line).is_err() || ends {
                    break;
                }
            }
        });
        let errors = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&errors);
        let (open, errors_end) = channel::<()>();
        thread::spawn(move || {
            keep_end(stderr, &kept);
            drop(open);
        });
        Ok(Session { child, to, from, errors, errors_end, asked: 0 })
    }

    /// The number of the next question.
    pub(super) fn next(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    /// Writes a line and reads one.
    pub(super) fn ask(&mut self, line: &str, limit: Duration) -> anyhow::Result<String> {
        // Where the writer has ended, so has the process: the answer is missing.
        let _ = self.to.send(format!("{line}\n"));
        match self.from.recv_timeout(limit) {
            Ok(Line::Text(text)) => Ok(text),
            Ok(Line::TooLong(text)) => bail!("an answer of more than {LONGEST} bytes: {text}..."),
            Err(RecvTimeoutError::Timeout) => bail!("no answer within {limit:?}{}", self.last_words()),
            Err(RecvTimeoutError::Disconnected) => {
                let how = self.status();
                // Where another process holds the stream, what came so far is told.
                let _ = self.errors_end.recv_timeout(EXITS / 10);
                bail!("it ended ({how}) without an answer{}", self.last_words())
            }
        }
    }

    /// How the process ended, whose answers have.
    fn status(&mut self) -> String {
        let begun = Instant::now();
        while begun.elapsed() < EXITS {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(Duration::from_millis(5));
        }
        "it closed its standard output".to_owned()
    }

    /// What it wrote to standard error last.
    fn last_words(&self) -> String {
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let said = String::from_utf8_lossy(&errors).trim().to_owned();
        if said.is_empty() { said } else { format!(": {said}") }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        kill_all(&self.child);
        // It is ended either way; only its entry in the table of processes is to go.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line; none at the end.
fn next_line(reader: &mut impl std::io::BufRead) -> Option<Line> {
    let mut bytes = Vec::new();
    let read = reader.take(LONGEST + 1).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.len() as u64 > LONGEST {
        return Some(Line::TooLong(String::from_utf8_lossy(&bytes[..80]).into_owned()));
    }
    Some(Line::Text(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}

/// Reads to the end and keeps the last bytes.
fn keep_end(mut stream: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut piece = [0; 1 << 12];
    while let Ok(read @ 1..) = stream.read(&mut piece) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&piece[..read]);
        let surplus = kept.len().saturating_sub(KEPT);
        kept.drain(..surplus);
    }
}
