//! `cufe jit`: the PTX that NVRTC makes of a source, from less text: headers are read by the host compiler, and what no kernel
//! needs is dropped, with it constants that the PTX would hold and nothing uses.

mod answered;
mod answers;
mod nvrtc;
mod unit;
mod words;

use super::toolkit::{self, Toolkit};
use super::{complain, files, outputs, ptx, session};
use crate::compile::{IdSource, UnitId, unit_id};
use crate::keep::{Purpose, keep};
use crate::read::{ReadOptions, read};
use answered::Answered;
use answers::Source;
use clap::Args;
use cufe_spec::unit::Options;
pub(super) use nvrtc::library_of;
use nvrtc::{Compiled, Nvrtc};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
pub(super) use unit::{NAME, compile_unit, hides_symbols};

/// The exit status of a source that is refused.
const REFUSED: i32 = 2;

/// Stands between what NVRTC declares and the unit.
const BEGINNING: &[u8] = b"\n#pragma cufe_unit_begins\n";

/// What is asked.
#[derive(Args)]
pub(super) struct JitArguments {
    /// The source.
    file: PathBuf,
    /// Where the PTX goes [default: the source's name with .ptx].
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[arg(long, help = toolkit::SEARCH)]
    toolkit: Option<PathBuf>,
    /// NVRTC's library [default: the toolkit's].
    #[arg(long)]
    library: Option<PathBuf>,
    /// The host compiler, which reads the headers.
    #[arg(long, alias = "ccbin", default_value = "g++")]
    host_compiler: PathBuf,
    /// The C++ standard, as at NVRTC also -std=c++17.
    #[arg(long, default_value = "c++17")]
    std: String,
    /// The architecture, compute_90 or sm_90; as at NVRTC also -arch=compute_90.
    #[arg(long, alias = "gpu-architecture", default_value = "compute_90")]
    arch: String,
    /// A folder of headers.
    #[arg(short = 'I', long = "include-path", value_name = "DIR")]
    include_path: Vec<OsString>,
    /// Defines a macro.
    #[arg(short = 'D', long = "define-macro", value_name = "NAME[=VALUE]")]
    define_macro: Vec<OsString>,
    /// Undefines a macro.
    #[arg(short = 'U', long = "undefine-macro", value_name = "NAME")]
    undefine_macro: Vec<OsString>,
    /// Unannotated functions, variables and lambdas belong to the device.
    #[arg(long, alias = "device-as-default-execution-space")]
    default_device: bool,
    /// Relocatable device code.
    #[arg(long, alias = "relocatable-device-code", num_args = 0..=1, require_equals = true, value_name = "BOOL",
          default_value = "false", default_missing_value = "true", action = clap::ArgAction::Set)]
    rdc: bool,
    /// Gives NVRTC the source itself.
    #[arg(long)]
    whole: bool,
    /// Where NVRTC's answers about macros and builtins are kept, which take a second or two to ask for [default: cufe/nvrtc in the user's
    /// cache]; an empty name keeps none.
    #[arg(long, value_name = "FOLDER")]
    answers: Option<OsString>,
    /// Writes the text that NVRTC gets to a file, too.
    #[arg(long, value_name = "FILE")]
    unit: Option<PathBuf>,
    /// Says what NVRTC got.
    #[arg(short, long)]
    verbose: bool,
    /// Further options of NVRTC, after `--`.
    #[arg(last = true)]
    options: Vec<OsString>,
}

/// Compiles the source; the exit status.
pub(super) fn main(arguments: &JitArguments) -> i32 {
    compile(arguments).err().unwrap_or(0)
}

fn compile(arguments: &JitArguments) -> Result<(), i32> {
    let said = |text: String| complain(&text);
    let found = toolkit::find(arguments.toolkit.as_deref());
    let nvrtc = Nvrtc::find(arguments.library.as_deref(), found.as_ref()).map_err(said)?;
    let text = files::read(&arguments.file, files::SOURCE).map_err(|fault| complain(&fault.to_string()))?;
    let name = arguments.file.to_string_lossy().into_owned();
    let Compiled { ptx, log } = match arguments.shortened(&nvrtc, found.as_ref(), &name) {
        Ok((compiled, how)) => {
            arguments.tell(&how);
            compiled
        }
        Err(reason) => {
            arguments.tell(&format!("NVRTC gets the source itself: {reason}"));
            let options = arguments.with_folders(found.as_ref());
            nvrtc.compile(&name, &text, &options).map_err(said)?
        }
    };
    session::complain(&log);
    let Some(ptx) = ptx else { return Err(REFUSED) };
    let place = arguments.output.clone().unwrap_or_else(|| {
        PathBuf::from(arguments.file.file_stem().unwrap_or_default()).with_extension("ptx")
    });
    outputs::write_one("PTX", &place, &ptx).map_err(|fault| complain(&fault.to_string()))
}

impl JitArguments {
    fn tell(&self, text: &str) {
        if self.verbose {
            session::complain(&format!("cufe: {text}\n"));
        }
    }

    /// The options of NVRTC but for those about headers and macros.
    fn options(&self) -> Vec<OsString> {
        let mut options = vec![
            format!("--std={}", self.std).into(),
            format!("--gpu-architecture={}", self.arch).into(),
            format!("--relocatable-device-code={}", self.rdc).into(),
        ];
        if self.default_device {
            options.push("--device-as-default-execution-space".into());
        }
        options.extend(self.options.iter().cloned());
        options
    }

    /// The folders of headers, as NVRTC and the host compiler take them.
    fn folders(&self, toolkit: Option<&Toolkit>) -> Vec<OsString> {
        let own = self.include_path.iter().cloned();
        let include = toolkit.map(|toolkit| &toolkit.include);
        let of_toolkit =
            include.into_iter().flat_map(|folder| [folder.clone().into(), folder.join("cccl").into()]);
        own.chain(of_toolkit).flat_map(|folder| ["-I".into(), folder]).collect()
    }

    /// `-D` and `-U`, as both take them.
    fn macros(&self) -> impl Iterator<Item = OsString> {
        let joined = |option: &str, value: &OsString| {
            let mut joined = OsString::from(option);
            joined.push(value);
            joined
        };
        let defined = self.define_macro.iter().map(move |value| joined("-D", value));
        defined.chain(self.undefine_macro.iter().map(move |value| joined("-U", value)))
    }

    /// All options of NVRTC.
    fn with_folders(&self, toolkit: Option<&Toolkit>) -> Vec<OsString> {
        let mut options = self.options();
        let folders = self.folders(toolkit);
        let joined = folders.chunks(2).map(|pair| {
            let mut joined = pair[0].clone();
            joined.push(&pair[1]);
            joined
        });
        options.extend(joined.chain(self.macros()));
        options
    }

    /// Compiles the preprocessed and shortened text; also says what NVRTC got.
    ///
    /// # Errors
    /// Why NVRTC has to see the source itself.
    fn shortened(
        &self,
        nvrtc: &Nvrtc,
        toolkit: Option<&Toolkit>,
        name: &str,
    ) -> Result<(Compiled, String), String> {
        if self.whole {
            return Err("asked for".to_owned());
        }
        if let Some(option) = self.options.iter().find(|option| changes_headers(option)) {
            return Err(format!("{} is about headers", option.to_string_lossy()));
        }
        let options = self.options();
        let mut of_compiler = vec![OsString::from(format!("-std={}", self.std))];
        of_compiler.extend(self.folders(toolkit));
        of_compiler.extend(self.macros());
        let source = Source {
            file: Path::new(&self.file),
            compiler: &self.host_compiler,
            arguments: &of_compiler,
            options: &options,
            answered: &Answered::of(self.answers.as_deref().map(Path::new)),
        };
        let unit = answers::preprocess(&source, nvrtc)?;
        let whole = unit.len();
        let (pruned, id, how) = match self.kept(&unit, name) {
            Ok((text, id)) => {
                let how = format!("NVRTC gets {} of {whole} bytes of the preprocessed source", text.len());
                (text, id, how)
            }
            Err(reason) => {
                (unit, None, format!("NVRTC gets the preprocessed source, {whole} bytes: {reason}"))
            }
        };
        if let Some(path) = &self.unit {
            outputs::write_one("unit", path, &pruned).map_err(|fault| fault.to_string())?;
        }
        let compiled = nvrtc.compile(name, &pruned, &options)?;
        match &compiled.ptx {
            None => Err("the shortened text is refused".to_owned()),
            Some(ptx) if !self.rdc && calls_undefined(ptx) => {
                Err("the shortened text lacks a function".to_owned())
            }
            Some(ptx) => match id.filter(|id| is_named_otherwise(ptx, id)) {
                Some(id) => Err(format!("the shortened text gives its names another ending than {id}")),
                None => Ok((compiled, how)),
            },
        }
    }

    /// The unit without what no kernel needs. It is read behind what NVRTC declares itself, which is taken away again.
    /// Also the id that names of one unit hold, where the source has one.
    fn kept(&self, unit: &[u8], name: &str) -> Result<(Vec<u8>, Option<String>), String> {
        let debugs = |option: &OsString| option == "-G" || option == "--device-debug";
        if self.options.iter().any(debugs) {
            return Err("code for a debugger holds every function".to_owned());
        }
        let digits = self.std.trim_start_matches(|one: char| !one.is_ascii_digit());
        let standard = digits.parse().map_err(|_| format!("the standard {} is not known", self.std))?;
        let options = ReadOptions { standard, ..ReadOptions::default() };
        let mut text = answers::declared(&self.host_compiler, &self.std)?;
        text.extend_from_slice(BEGINNING);
        text.extend_from_slice(unit);
        let reading = read(text, &options).map_err(|_| "the unit could not be read".to_owned())?;
        let purpose = Purpose { relocatable: self.rdc, default_device: self.default_device };
        let kept = keep(&reading, purpose).map_err(|whole| whole.to_string())?.text;
        let begin = memchr::memmem::find(&kept, BEGINNING).ok_or("its beginning is lost")? + BEGINNING.len();
        let UnitId { text: id, source } = unit_id(
            &reading,
            &Options { original_file: name.to_owned(), original_path: String::new(), ..Options::default() },
        );
        let id = match source {
            IdSource::Shared | IdSource::Given => Some(id),
            IdSource::Own => None,
            IdSource::Unknown(reason) => return Err(format!("the id of the unit is not known: {reason}")),
        };
        Ok((kept[begin..].to_vec(), id))
    }
}

/// Whether an option of NVRTC is about headers or macros, which the host compiler would have to know.
fn changes_headers(option: &OsString) -> bool {
    let text = option.to_string_lossy();
    [
        "-I",
        "-D",
        "-U",
        "-include",
        "--pre-include",
        "--include-path",
        "--define-macro",
        "--undefine-macro",
        "-pch",
        "--pch",
    ]
    .iter()
    .any(|before| text.starts_with(before))
}

/// Whether names of one unit in a PTX hold another id than this one.
fn is_named_otherwise(ptx: &[u8], id: &str) -> bool {
    let holds = |text: &[u8]| memchr::memmem::find(ptx, text).is_some();
    (holds(b"_INTERNAL_") || holds(b"_GLOBAL__N_")) && !holds(id.as_bytes())
}

/// Whether a PTX calls a function of the source that it does not define.
fn calls_undefined(ptx: &[u8]) -> bool {
    // What the device's run time defines has no mangled name.
    ptx::declared_functions(ptx).iter().any(|name| name.starts_with("_Z"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_about_headers_are_known() {
        for option in ["-Ix", "--pre-include=a.h", "-DX"] {
            assert!(changes_headers(&option.into()), "{option}");
        }
        assert!(!changes_headers(&"--use_fast_math".into()));
    }
}
