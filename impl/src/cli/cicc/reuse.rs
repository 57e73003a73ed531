//! Outputs of an earlier run of cicc for the same unit.
//!
//! Where lines stand is left out of the key where PTX does not hang on it, so an edit of host code above a kernel compiles no
//! kernel again. A stub file has lines; they are those of the same text in the new unit.

use super::super::device_cache::{Cache, Entry, Key};
use super::super::stand_in::INTERMEDIATE;
use super::layout::Layout;
use super::line::Line;
use memchr::memmem;
use std::ffi::OsStr;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::process::{ExitStatus, Output};

/// What stands in an entry for the names that another run gives other files.
const NAMES: [&str; 3] = ["\u{1}fatbin\u{1}", "\u{1}stub\u{1}", "\u{1}stub with folder\u{1}"];
/// Texts of device code whose meaning hangs on lines.
const LINE_READERS: [&str; 2] = ["__builtin_LINE", "__builtin_source_location"];
/// What may hold a line marker that is none.
const RAW_STRING: &str = "R\"";

/// A run of cicc whose outputs may be kept.
pub(super) struct Reuse<'a> {
    cache: &'a Cache,
    /// Where the outputs do not hold the module id, and where they do.
    keys: [String; 2],
    module_id: Vec<u8>,
    outputs: Outputs<'a>,
    /// Where the unit's lines stand, where that does not decide.
    layout: Option<Layout<'a>>,
}

/// The files that matter behind cicc.
struct Outputs<'a> {
    ptx: &'a Path,
    stub: &'a Path,
    /// The names in the stub file that differ from run to run: the fat binary's and the stub's own, without and with its folder.
    names: [String; 3],
}

impl<'a> Reuse<'a> {
    /// Of a run on a text, given the idle numbers of a pruned one. `None` where not all that the run reads and writes is
    /// known.
    pub(super) fn of(
        cache: &'a Cache,
        (cicc, line): (&Path, &'a Line<'_>),
        text: &'a [u8],
        idle: Option<&[Range<usize>]>,
    ) -> Option<Reuse<'a>> {
        let outputs = Outputs::of(line)?;
        let mut key = Key::of(cicc)?;
        for argument in line.that_decide() {
            key.add_argument(argument);
        }
        let module_id = match line.value("--module_id_file_name") {
            Some(name) => fs::read(name).ok()?,
            None => Vec::new(),
        };
        let has = |what: &str| memmem::find(text, what.as_bytes()).is_some();
        let layout = if let Some(idle) = idle.filter(|_| !has(RAW_STRING)) {
            let layout = Layout::of(text, idle, &mut |piece| key.add(piece));
            if line.has_line_info() || LINE_READERS.iter().any(|one| has(one)) {
                layout.lines().iter().for_each(|number| key.add(&number.to_le_bytes()));
            }
            Some(layout)
        } else {
            key.add(text);
            None
        };
        let without = key.clone().finish();
        key.add(&module_id);
        Some(Reuse { cache, keys: [without, key.finish()], module_id, outputs, layout })
    }

    /// Writes what is kept; gives what the run said. `None` where nothing fits or a file cannot be written.
    pub(super) fn recall(&self) -> Option<Output> {
        let Entry { lines, idle, parts } = self.keys.iter().find_map(|key| self.cache.get(key))?;
        let [ptx, stub, stdout, stderr] = parts.try_into().ok()?;
        let stub = match &self.layout {
            Some(layout) => {
                let names_none =
                    |said: &[u8]| said.is_empty() || layout.moves_nothing_in(said, &lines, &idle);
                if !(names_none(&stdout) && names_none(&stderr)) {
                    return None;
                }
                layout.moved(&stub, &lines)?
            }
            None => stub,
        };
        let stub = self.outputs.with_own_names(&stub)?;
        fs::write(self.outputs.ptx, ptx).and_then(|()| fs::write(self.outputs.stub, stub)).ok()?;
        Some(Output { status: ExitStatus::default(), stdout, stderr })
    }

    /// Keeps what a run wrote and said that succeeded.
    pub(super) fn store(&self, output: &Output) {
        let (Ok(ptx), Ok(stub)) = (fs::read(self.outputs.ptx), fs::read(self.outputs.stub)) else { return };
        let Some(stub) = self.outputs.without_own_names(stub) else { return };
        // Names of unnamed namespaces and of relocatable code hold it.
        let holds_id = |text: &[u8]| memmem::find(text, &self.module_id).is_some();
        let [without, with] = &self.keys;
        let key = if holds_id(&ptx) || holds_id(stub.as_bytes()) { with } else { without };
        let parts = vec![ptx, stub.into_bytes(), output.stdout.clone(), output.stderr.clone()];
        let (lines, idle) =
            self.layout.as_ref().map(|one| (one.lines(), one.idle.clone())).unwrap_or_default();
        self.cache.put(key, &Entry { lines, idle, parts });
    }
}

impl<'a> Outputs<'a> {
    fn of(line: &'a Line<'_>) -> Option<Outputs<'a>> {
        let name = |option: &str| line.value(option).and_then(|path| Path::new(path).file_name());
        let is_hidden = |option: &str| {
            let name = name(option).map(OsStr::as_encoded_bytes);
            name.is_none_or(|name| name.starts_with(INTERMEDIATE.as_bytes()))
        };
        // Code for the linker is another output.
        if line.value("-olto").is_some()
            || !is_hidden("--gen_device_file_name")
            || !is_hidden("--gen_c_file_name")
        {
            return None;
        }
        let stub = line.value("--stub_file_name")?;
        let quoted = |option: &str| Some(format!("\"{}\"", name(option)?.to_str()?));
        let with_folder = format!("\"{}\"", stub.to_str()?);
        let names = [quoted("--include_file_name")?, quoted("--stub_file_name")?, with_folder];
        Some(Outputs { ptx: line.output()?, stub: Path::new(stub), names })
    }

    fn without_own_names(&self, stub: Vec<u8>) -> Option<String> {
        let mut text = String::from_utf8(stub).ok()?;
        for (own, other) in self.names.iter().zip(NAMES) {
            text = text.replace(own, other);
        }
        Some(text)
    }

    fn with_own_names(&self, stub: &[u8]) -> Option<String> {
        let mut text = str::from_utf8(stub).ok()?.to_owned();
        for (own, other) in self.names.iter().zip(NAMES) {
            text = text.replace(other, own);
        }
        Some(text)
    }
}
