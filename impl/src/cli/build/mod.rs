//! `cufe build`: what nvcc does, without nvcc and cudafe++. The host compiler preprocesses for both sides, cufe splits, and
//! the toolkit's cicc, ptxas, fatbinary and nvlink make the device's code.

mod dependencies;
mod options;
mod run;
mod steps;
mod targets;
mod tools;
mod with_nvrtc;

use super::{COMMAND_LINE, complain, session};
pub(super) use dependencies::{NAME as DEPENDENCIES, run as write_dependencies};
use options::Options;
use run::{CANNOT_RUN, Folders, watched};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use steps::Planner;
use tools::Tools;

/// The command's name.
pub(super) const NAME: &str = "build";

/// Builds what the arguments behind the command's name say; the exit status.
pub(super) fn main(arguments: &[OsString]) -> i32 {
    if arguments.iter().any(|one| one == "--help" || one == "-h") {
        session::print(&options::help());
        return 0;
    }
    let mut options = match options::parse(arguments) {
        Ok(options) => options,
        Err(text) => {
            complain(&text);
            return COMMAND_LINE;
        }
    };
    watched::guarded(|| build(&mut options).err().unwrap_or(0))
}

fn build(options: &mut Options) -> Result<(), i32> {
    let said = |text: String| {
        complain(&text);
        CANNOT_RUN
    };
    let host = &options.host;
    let tools =
        Tools::find(options.way.toolkit.as_deref(), host.compiler.as_deref(), host.standard.as_deref())
            .map_err(said)?;
    if let Some(group) = options.group {
        options.targets = tools.numbers(group).and_then(|numbers| group.targets(&numbers)).map_err(said)?;
    }
    let (options, way) = (&*options, &options.way);
    let between = match &way.keep {
        Some(_) => None,
        None if way.dry_run => None,
        None => {
            let made = tempfile::Builder::new().prefix("cufe-build-").tempdir();
            Some(made.map_err(|why| said(format!("cannot make a folder for intermediate files: {why}")))?)
        }
    };
    let work = match (&between, &way.keep) {
        (Some(made), _) => made.path().to_path_buf(),
        (None, Some(keep)) => keep.clone(),
        (None, None) => std::env::temp_dir(),
    };
    if !way.dry_run && !work.is_dir() {
        return Err(said(format!("there is no folder \"{}\" for intermediate files", work.display())));
    }
    let mut folders = Folders::default();
    let mut beside = |place: &Path| -> Result<PathBuf, String> {
        if way.dry_run { Ok(place.to_path_buf()) } else { folders.beside(place) }
    };
    let plan = Planner::new(options, &tools, &work, &mut beside).plan().map_err(said)?;
    if way.dry_run {
        session::complain(&plan.steps.iter().map(run::shown).collect::<String>());
        return Ok(());
    }
    run::run(&plan.steps, &tools, between.as_ref().map(|made| made.path()), way.verbose)?;
    run::put(&plan.products)
}
