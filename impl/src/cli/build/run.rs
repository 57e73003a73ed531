//! Running the steps of a build: one folder for what is between, which goes away however the build ends.

use super::steps::{Made, Step};
use super::tools::Tools;
use crate::cli::{session, shim};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The exit status where a tool cannot be run, a signal ended it, or a file cannot be written.
pub(super) use crate::cli::stand_in::CANNOT_RUN;

/// The folders in which files lie that are not done.
#[derive(Debug, Default)]
pub(super) struct Folders {
    beside: Vec<TempDir>,
}

impl Folders {
    /// Where the file that is to stand at `place` is made: in a folder of its own beside it. What is no regular file is
    /// written itself.
    pub(super) fn beside(&mut self, place: &Path) -> Result<PathBuf, String> {
        if fs::metadata(place).is_ok_and(|data| !data.is_file() && !data.is_dir()) {
            return Ok(place.to_path_buf());
        }
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let fault = |why| format!("cannot write \"{}\": {why}", place.display());
        if place.is_dir() {
            return Err(fault(std::io::ErrorKind::IsADirectory.into()));
        }
        let made = tempfile::Builder::new().prefix(".cufe-build-").tempdir_in(folder).map_err(fault)?;
        let name = place.file_name().ok_or_else(|| fault(std::io::ErrorKind::InvalidFilename.into()))?;
        let beside = made.path().join(name);
        self.beside.push(made);
        Ok(beside)
    }
}

/// Shows a command as a shell takes it.
pub(super) fn shown(step: &Step) -> String {
    let settings = step.environment.iter().map(|(name, value)| format!("{name}={}", quoted(value)));
    let words =
        std::iter::once(step.program.as_os_str()).chain(step.arguments.iter().map(|one| one.as_os_str()));
    format!("#$ {}\n", settings.chain(words.map(quoted)).collect::<Vec<_>>().join(" "))
}

fn quoted(word: &OsStr) -> String {
    let text = word.to_string_lossy();
    let is_plain = |one: char| one.is_ascii_alphanumeric() || "-_=+./,:@%".contains(one);
    if !text.is_empty() && text.chars().all(is_plain) {
        return text.into_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// Runs the steps one by one; the first that fails ends the build. What the tools leave behind lies in `temporary`.
///
/// # Errors
/// The exit status, after everything was said.
pub(super) fn run(
    steps: &[Step],
    tools: &Tools,
    temporary: Option<&Path>,
    is_verbose: bool,
) -> Result<(), i32> {
    for step in steps {
        if is_verbose {
            session::complain(&shown(step));
        }
        let mut command = Command::new(&step.program);
        command.args(&step.arguments).env("NVVMIR_LIBRARY_DIR", tools.root.join("nvvm/libdevice"));
        // What is done for device code is the build's to say, whichever shim's nvcc it may run under.
        command
            .env_remove(shim::DEVICE_VARIABLE)
            .envs(step.environment.iter().map(|(name, value)| (name, value)));
        command.envs(temporary.map(|folder| ("TMPDIR", folder)));
        let status = watched::status(&mut command).map_err(|why| {
            if !watched::is_ending() {
                session::complain(&format!("cufe: cannot run {}: {why}\n", step.program.display()));
            }
            CANNOT_RUN
        })?;
        if watched::is_ending() {
            return Err(CANNOT_RUN);
        }
        if !status.success() {
            let name = step.tool().file_name().unwrap_or_default().to_string_lossy().into_owned();
            let subject = step.subject.display();
            let how = match status.code() {
                Some(code) => format!("failed with status {code}"),
                None => "was ended by a signal".to_owned(),
            };
            session::complain(&format!("cufe: {name} {how} ({subject})\n"));
            return Err(status.code().unwrap_or(CANNOT_RUN));
        }
    }
    Ok(())
}

/// Puts what was made into its place.
///
/// # Errors
/// The exit status, after the reason was said.
pub(super) fn put(products: &[Made]) -> Result<(), i32> {
    for made in products.iter().filter(|made| made.beside != made.place) {
        fs::rename(&made.beside, &made.place).map_err(|why| {
            session::complain(&format!("cufe: cannot write \"{}\": {why}\n", made.place.display()));
            CANNOT_RUN
        })?;
    }
    Ok(())
}

#[cfg(unix)]
pub(super) mod watched {
    //! Signals that would end cufe end the tool that runs and what it runs; then folders go away, and then they end cufe.

    use nix::sys::signal::{SigSet, Signal, kill, raise};
    use nix::unistd::Pid;
    use std::io;
    use std::os::unix::process::CommandExt;
    use std::process::{Command, ExitStatus};
    use std::sync::{Mutex, PoisonError};
    use std::thread;

    /// What a user or a system ends programs with.
    const ENDING: [Signal; 4] = [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP, Signal::SIGQUIT];

    /// The group of the tool that runs, as signals are sent to it, and the signal that came.
    #[derive(Debug, Default)]
    struct State {
        tool: Option<Pid>,
        came: Option<Signal>,
    }

    static STATE: Mutex<State> = Mutex::new(State { tool: None, came: None });

    fn state<T>(look: impl FnOnce(&mut State) -> T) -> T {
        look(&mut STATE.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Runs `run`; a signal that comes meanwhile takes effect when it is done. Called before any other thread runs.
    pub(in crate::cli::build) fn guarded(run: impl FnOnce() -> i32) -> i32 {
        let ending: SigSet = ENDING.into_iter().collect();
        if ending.thread_block().is_err() {
            return run();
        }
        let awaited = ending;
        thread::spawn(move || {
            while let Ok(signal) = awaited.wait() {
                let tool = state(|state| {
                    state.came = Some(signal);
                    state.tool
                });
                // A tool that is done already is waited for by nobody else.
                let _ = tool.map(|tool| kill(tool, signal));
            }
        });
        let status = run();
        if let Some(signal) = state(|state| state.came) {
            let _ = ending.thread_unblock();
            let _ = raise(signal);
        }
        status
    }

    /// Whether a signal came.
    pub(super) fn is_ending() -> bool {
        state(|state| state.came.is_some())
    }

    /// Runs a command to its end; a signal that came before or comes meanwhile ends it.
    pub(super) fn status(command: &mut Command) -> io::Result<ExitStatus> {
        let mut child = state(|state| match state.came {
            Some(_) => Err(io::ErrorKind::Interrupted.into()),
            None => {
                let child = command.process_group(0).spawn()?;
                state.tool = i32::try_from(child.id()).ok().map(|id| Pid::from_raw(-id));
                Ok::<_, io::Error>(child)
            }
        })?;
        let status = child.wait();
        state(|state| state.tool = None);
        status
    }
}

#[cfg(not(unix))]
pub(super) mod watched {
    use std::io;
    use std::process::{Command, ExitStatus};

    /// Nothing is known about signals elsewhere.
    pub(in crate::cli::build) fn guarded(run: impl FnOnce() -> i32) -> i32 {
        run()
    }

    pub(super) fn is_ending() -> bool {
        false
    }

    pub(super) fn status(command: &mut Command) -> io::Result<ExitStatus> {
        command.status()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_a_shell_takes_it() {
        let step = Step {
            program: "gcc".into(),
            environment: vec![("NAME", "a b".into())],
            arguments: vec!["-DX=\"a b\"".into(), "it's".into(), "".into(), "-I/x".into()],
            subject: PathBuf::new(),
        };
        assert_eq!(shown(&step), "#$ NAME='a b' gcc '-DX=\"a b\"' 'it'\\''s' '' -I/x\n");
    }

    #[test]
    fn a_product_stands_at_its_place_only_when_it_is_put_there() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("out");
        fs::write(&place, "old").unwrap();
        let mut folders = Folders::default();
        let beside = folders.beside(&place).unwrap();
        fs::write(&beside, "new").unwrap();
        assert_eq!(fs::read_to_string(&place).unwrap(), "old");
        put(&[Made { beside, place: place.clone() }]).unwrap();
        drop(folders);
        assert_eq!(fs::read_to_string(&place).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(Folders::default().beside(folder.path()).is_err());
        assert_eq!(Folders::default().beside(Path::new("/dev/null")), Ok("/dev/null".into()));
    }
}
