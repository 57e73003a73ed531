//! cicc's command line, as far as it has to be understood.

use super::Reason;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// A command line.
pub(super) struct Line<'a> {
    arguments: &'a [OsString],
    /// The indices of the preprocessed units in it.
    units: Vec<usize>,
}

/// Options whose next argument is a file that is written.
const OUTPUTS: [&str; 4] = ["-o", "--gen_c_file_name", "--stub_file_name", "--gen_device_file_name"];
/// Options whose next argument may look like a unit and is none.
const NAMES: [&str; 3] = ["--orig_src_file_name", "--orig_src_path_name", "--include_file_name"];

impl<'a> Line<'a> {
    pub(super) fn of(arguments: &'a [OsString]) -> Line<'a> {
        let is_named = |index: usize| {
            let before = index.checked_sub(1).and_then(|before| arguments[before].to_str());
            before.is_some_and(|before| OUTPUTS.contains(&before) || NAMES.contains(&before))
        };
        let is_unit = |index: &usize| {
            let ending = Path::new(&arguments[*index]).extension().and_then(OsStr::to_str);
            matches!(ending, Some("ii" | "i")) && !is_named(*index)
        };
        Line { arguments, units: (0..arguments.len()).filter(is_unit).collect() }
    }

    /// The unit to prune.
    pub(super) fn input(&self) -> Result<&'a Path, Reason> {
        if self.has("--debug_mode") || self.has("-g") {
            return Err(Reason::Debugged);
        }
        if self.has("--gen_module_id_file") {
            return Err(Reason::ModuleId);
        }
        match self.units.as_slice() {
            [unit] => Ok(Path::new(&self.arguments[*unit])),
            _ => Err(Reason::NoUnit),
        }
    }

    /// The arguments, with another input if one is given.
    pub(super) fn with_input(&self, input: Option<&Path>) -> Vec<OsString> {
        let mut all = self.arguments.to_vec();
        if let (Some(input), [unit]) = (input, self.units.as_slice()) {
            all[*unit] = input.into();
        }
        all
    }

    fn has(&self, option: &str) -> bool {
        self.arguments.iter().any(|one| one == option)
    }

    /// What follows an option.
    pub(super) fn value(&self, option: &str) -> Option<&'a OsString> {
        let at = self.arguments.iter().position(|one| one == option)?;
        self.arguments.get(at + 1)
    }

    /// The C++ standard as two digits.
    pub(super) fn standard(&self) -> u8 {
        let named = self.arguments.iter().filter_map(|one| one.to_str()?.strip_prefix("--c++"));
        { named }.rev().find_map(|digits| digits.parse().ok()).unwrap_or(17)
    }

    pub(super) fn is_relocatable(&self) -> bool {
        self.has("--device-c") || self.has("--device-w")
    }

    /// Where the PTX goes.
    pub(super) fn output(&self) -> Option<&'a Path> {
        self.value("-o").map(Path::new)
    }

    /// The files that are written.
    pub(super) fn outputs(&self) -> impl Iterator<Item = (&'static str, &'a Path)> {
        OUTPUTS.iter().filter_map(|option| Some((*option, Path::new(self.value(option)?))))
    }
}
