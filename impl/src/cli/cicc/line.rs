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
/// Asks for a module id file.
const MAKES_ID: &str = "--gen_module_id_file";
/// Options whose next argument may look like a unit and is none.
const NAMES: [&str; 3] = ["--orig_src_file_name", "--orig_src_path_name", "--include_file_name"];
/// Options whose next argument is a name that decides on nothing but names.
const PLACES: [&str; 2] = ["--include_file_name", "--module_id_file_name"];

impl<'a> Line<'a> {
    pub(super) fn of(arguments: &'a [OsString]) -> Line<'a> {
        let is_unit = |index: &usize| {
            let ending = Path::new(&arguments[*index]).extension().and_then(OsStr::to_str);
            let is_named = is_behind(arguments, *index, &OUTPUTS) || is_behind(arguments, *index, &NAMES);
            matches!(ending, Some("ii" | "i")) && !is_named
        };
        Line { arguments, units: (0..arguments.len()).filter(is_unit).collect() }
    }

    /// The unit to prune.
    pub(super) fn input(&self) -> Result<&'a Path, Reason> {
        if self.has("--debug_mode") || self.has("-g") {
            return Err(Reason::Debugged);
        }
        self.unit().ok_or(Reason::NoUnit)
    }

    /// The preprocessed unit, where there is one.
    pub(super) fn unit(&self) -> Option<&'a Path> {
        match self.units.as_slice() {
            [unit] => Some(Path::new(&self.arguments[*unit])),
            _ => None,
        }
    }

    /// The arguments with another input; the module id is that of the whole unit and is read.
    pub(super) fn with_input(&self, input: &Path) -> Vec<OsString> {
        let mut all = self.arguments.to_vec();
        if let [unit] = self.units.as_slice() {
            all[*unit] = input.into();
        }
        all.retain(|one| one != MAKES_ID);
        all
    }

    /// The arguments as they are.
    pub(super) fn arguments(&self) -> &'a [OsString] {
        self.arguments
    }

    /// Where cicc writes the module id that it makes of the unit: nvcc asks for that where there is no host output.
    pub(super) fn made_module_id(&self) -> Option<&'a Path> {
        self.has(MAKES_ID).then(|| self.value("--module_id_file_name").map(Path::new)).flatten()
    }

    /// The text that follows an option; empty without it.
    pub(super) fn text(&self, option: &str) -> String {
        self.value(option).map(|text| text.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// The arguments that decide on the outputs, beside the unit's text: all but places.
    pub(super) fn that_decide(&self) -> impl Iterator<Item = &'a OsString> {
        let is_place = |index: usize| {
            let is_named =
                is_behind(self.arguments, index, &OUTPUTS) || is_behind(self.arguments, index, &PLACES);
            is_named || self.units.contains(&index)
        };
        self.arguments.iter().enumerate().filter(move |(index, _)| !is_place(*index)).map(|one| one.1)
    }

    /// Whether PTX tells the lines of the source.
    pub(super) fn has_line_info(&self) -> bool {
        self.has("-generate-line-info") || self.has("--debug_mode") || self.has("-g")
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

/// Whether the argument of an index follows one of these options.
fn is_behind(arguments: &[OsString], index: usize, options: &[&str]) -> bool {
    let before = index.checked_sub(1).and_then(|before| arguments[before].to_str());
    before.is_some_and(|before| options.contains(&before))
}
