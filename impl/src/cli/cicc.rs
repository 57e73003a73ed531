//! The cicc of a shim made with `--device`: cufe, called by that name, drops what the device code of a unit does not need
//! and runs the toolkit's cicc on the rest.
//!
//! `cufe build` runs it in the same way. Everything else of the command line stays as it is. Where the unit cannot be pruned,
//! or the pruned one does not compile, or leaves out what the whole one would have, the toolkit's cicc gets the whole unit, and
//! what it says is all that is said.

mod layout;
mod line;
pub(super) mod record;
mod reuse;
pub(super) mod summary;
pub(super) mod verify;

use super::device_cache::Cache;
use super::stand_in::{self, CANNOT_RUN, cannot_run, pass_on};
use super::{files, ptx};
use crate::compile::unit_id;
use crate::keep::{Purpose, Whole, keep};
use crate::read::{ReadOptions, read};
use cufe_spec::unit::Options;
use line::Line;
use record::Record;
use reuse::Reuse;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// cicc's name.
pub(super) const NAME: &str = "cicc";

/// Why the toolkit's cicc got the whole unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// The command line has no preprocessed unit, or more than one.
    NoUnit,
    /// Code for a debugger holds every device function.
    Debugged,
    /// cicc takes the module id from the unit, and it is not known which.
    ModuleId,
    /// No host output is made, which would miss an instance of a kernel that was lost.
    Instances,
    /// The unit cannot be read.
    Unread,
    /// It is not certain what the unit needs.
    Unit(Whole),
    /// The pruned unit does not compile, or the whole one does not.
    Failed,
    /// The pruned unit's code calls a function that it does not define, of this name.
    Undefined(String),
}

impl Reason {
    fn text(&self) -> String {
        match self {
            Reason::NoUnit => "no preprocessed unit on the command line".to_owned(),
            Reason::Debugged => "code for a debugger".to_owned(),
            Reason::ModuleId => "cicc makes the module id".to_owned(),
            Reason::Instances => "templates of kernels, and no host output".to_owned(),
            Reason::Unread => "the unit could not be read".to_owned(),
            Reason::Unit(whole) => whole.name().to_owned(),
            Reason::Failed => "the pruned unit does not compile".to_owned(),
            Reason::Undefined(name) => format!("undefined function {name}"),
        }
    }
}

/// Whether the program was called as cicc.
pub(super) fn is_called(arguments: &[OsString]) -> bool {
    stand_in::is_called(arguments, NAME)
}

/// Runs the toolkit's cicc on what is needed of the unit; gives its exit status.
pub(super) fn main(arguments: &[OsString]) -> i32 {
    let Some((_, toolkit)) = stand_in::around(&arguments[0], NAME) else { return CANNOT_RUN };
    run(&toolkit.join("nvvm/bin").join(NAME), &arguments[1..])
}

/// Runs this cicc on what is needed of the unit that the arguments name; gives its exit status.
pub(super) fn run(cicc: &Path, arguments: &[OsString]) -> i32 {
    let line = Line::of(arguments);
    // Where outputs are to be compared none is taken from an earlier run.
    let cache = if verify::is_asked() { None } else { Cache::asked() };
    let run = Run { cicc, line: &line, cache };
    let start = Instant::now();
    let mut record = Record::of(&line);
    let done = match run.pruned(&mut record) {
        Ok(output) => Ok(output),
        Err(reason) => {
            record.whole = Some(reason.text());
            run.whole(&reason, &mut record)
        }
    };
    record.own = start.elapsed().saturating_sub(record.compiling);
    let output = match done {
        Ok(output) => output,
        Err(why) => return cannot_run(cicc, &why),
    };
    let status = pass_on(&output);
    record.write();
    if status == 0 && record.whole.is_none() && verify::is_asked() {
        return verify::verify(&run);
    }
    status
}

/// The toolkit's cicc and what it was asked.
struct Run<'a> {
    cicc: &'a Path,
    line: &'a Line<'a>,
    /// Where outputs of earlier runs are, if any are kept.
    cache: Option<Cache>,
}

impl Run<'_> {
    /// Compiles what is kept of the unit.
    fn pruned(&self, record: &mut Record) -> Result<Output, Reason> {
        let input = self.line.input()?;
        let text = files::read(input, files::SOURCE).map_err(|_| Reason::Unread)?;
        record.bytes = text.len();
        let kept = self.kept(text)?;
        record.kept_bytes = kept.text.len();
        (record.declarations, record.kept) = (kept.declarations.len(), kept.count());
        let reuse = self.reuse(&kept.text, Some(&kept.idle));
        if let Some(output) = reuse.as_ref().and_then(Reuse::recall) {
            record.is_reused = true;
            return Ok(output);
        }
        let folder = tempfile::tempdir().map_err(|_| Reason::Unread)?;
        let name = input.file_name().ok_or(Reason::NoUnit)?;
        let pruned = folder.path().join(name);
        fs::write(&pruned, &kept.text).map_err(|_| Reason::Unread)?;
        let (output, took) = self.on(&self.line.with_input(&pruned)).map_err(|_| Reason::Failed)?;
        record.compiling += took;
        if !output.status.success() {
            return Err(Reason::Failed);
        }
        if let Some(name) = self.undefined() {
            return Err(Reason::Undefined(name));
        }
        if let Some(reuse) = reuse {
            reuse.store(&output);
        }
        Ok(output)
    }

    /// Compiles the whole unit.
    fn whole(&self, reason: &Reason, record: &mut Record) -> io::Result<Output> {
        let text = match reason {
            // What could not be compiled before cannot be now, or was not what cicc was asked.
            Reason::NoUnit | Reason::Failed | Reason::Undefined(_) => None,
            _ => self.cache.as_ref().and_then(|_| fs::read(self.line.unit()?).ok()),
        };
        let reuse = text.as_ref().and_then(|text| self.reuse(text, None));
        if let Some(output) = reuse.as_ref().and_then(Reuse::recall) {
            record.is_reused = true;
            return Ok(output);
        }
        let (output, took) = self.on(self.line.arguments())?;
        record.compiling += took;
        if let Some(reuse) = reuse.filter(|_| output.status.success()) {
            reuse.store(&output);
        }
        Ok(output)
    }

    /// What an earlier run left for this text, with the idle numbers of a pruned one.
    fn reuse<'b>(&'b self, text: &'b [u8], idle: Option<&[Range<usize>]>) -> Option<Reuse<'b>> {
        Reuse::of(self.cache.as_ref()?, (self.cicc, self.line), text, idle)
    }

    fn kept(&self, text: Vec<u8>) -> Result<crate::keep::Kept, Reason> {
        let options = ReadOptions { standard: self.line.standard(), ..ReadOptions::default() };
        let reading = read(text, &options).map_err(|_| Reason::Unread)?;
        let purpose = Purpose { relocatable: self.line.is_relocatable(), ..Purpose::default() };
        let kept = keep(&reading, purpose).map_err(Reason::Unit)?;
        if let Some(place) = self.line.made_module_id() {
            if kept.has_instances {
                return Err(Reason::Instances);
            }
            let id = unit_id(&reading, &self.named());
            let written = id.source.may_replace().then(|| fs::write(place, id.text).ok()).flatten();
            written.ok_or(Reason::ModuleId)?;
        }
        Ok(kept)
    }

    /// What a module id hangs on beside the unit.
    fn named(&self) -> Options {
        Options {
            original_path: self.line.text("--orig_src_path_name"),
            original_file: self.line.text("--orig_src_file_name"),
            random_seed: self.line.value("--frandom-seed").map(|seed| seed.to_string_lossy().into_owned()),
            ..Options::default()
        }
    }

    /// Runs the toolkit's cicc.
    fn on(&self, arguments: &[OsString]) -> io::Result<(Output, Duration)> {
        let start = Instant::now();
        let output = Command::new(self.cicc).args(arguments).output()?;
        Ok((output, start.elapsed()))
    }

    /// A function that the PTX calls and nobody defines though a whole program has no other place for it.
    fn undefined(&self) -> Option<String> {
        if self.line.is_relocatable() {
            return None;
        }
        let ptx = fs::read(self.line.output()?).ok()?;
        let mut declared = ptx::declared_functions(&ptx).into_iter();
        declared.find(|name| !OF_THE_RUN_TIME.contains(&name.as_str()))
    }
}

/// Functions that the device's run time defines.
const OF_THE_RUN_TIME: &[&str] = &[
    "vprintf",
    "malloc",
    "free",
    "__assertfail",
    "cudaGetParameterBuffer",
    "cudaGetParameterBufferV2",
    "cudaLaunchDevice",
    "cudaLaunchDeviceV2",
    "__cudaCDP2LaunchDevice",
    "__cudaCDP2LaunchDeviceV2",
    "__cudaCDP2GetParameterBuffer",
    "__cudaCDP2GetParameterBufferV2",
    "__nvvm_reflect",
];
