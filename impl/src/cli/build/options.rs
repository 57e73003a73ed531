//! The options of `cufe build`: those of nvcc that builds use, spelled as nvcc takes them.

use super::dependencies::{Dependencies, Headers};
use super::targets::{Group, Target, Targets, TargetsBuilder};
use crate::cli::files::absolute;
use crate::cli::{jit, shim};
use std::ffi::OsString;
use std::path::PathBuf;

/// What a build is asked.
#[derive(Debug, Default)]
pub(super) struct Options {
    /// The files on the command line, in order.
    pub(super) inputs: Vec<PathBuf>,
    pub(super) product: Product,
    pub(super) output: Option<PathBuf>,
    pub(super) host: Host,
    pub(super) language: Language,
    pub(super) device: Device,
    pub(super) linking: Linking,
    pub(super) way: Way,
    pub(super) dependencies: Dependencies,
    pub(super) targets: Targets,
    /// Architectures whose names the toolkit or the machine has to tell.
    pub(super) group: Option<Group>,
}

/// What is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Product {
    /// A program, or with `-shared` a library.
    #[default]
    Program,
    /// An object of each source.
    Object,
    /// The PTX of a source.
    Ptx,
    /// The device's code for one architecture.
    Cubin,
    /// That of all.
    Fatbin,
    /// An archive of objects.
    Library,
    /// An object with the linked device code of others.
    DeviceLink,
    /// The headers that a source reads.
    Dependencies,
}

impl Product {
    /// The ending of the file where none is named.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Product::Program => "out",
            Product::Object | Product::DeviceLink => "o",
            Product::Ptx => "ptx",
            Product::Cubin => "cubin",
            Product::Fatbin => "fatbin",
            Product::Library => "a",
            Product::Dependencies => "d",
        }
    }

    /// Whether there is host code in it.
    pub(super) fn has_host_code(self) -> bool {
        self == Product::Object || self.is_of_all()
    }

    /// The name of what is made of all objects, where none is given.
    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Product::Program => Some("a.out"),
            Product::Library => Some("a.a"),
            Product::DeviceLink => Some("a_dlink.o"),
            _ => None,
        }
    }

    /// Whether all objects come into one file.
    pub(super) fn is_of_all(self) -> bool {
        self.name().is_some()
    }
}

/// What the host compiler is told.
#[derive(Debug, Default)]
pub(super) struct Host {
    pub(super) compiler: Option<PathBuf>,
    /// `c++20`
    pub(super) standard: Option<String>,
    /// `-Xcompiler`, then `-O`, then `-w`, as they are passed on.
    pub(super) options: Vec<OsString>,
    /// `-I`
    pub(super) folders: Vec<OsString>,
    /// `-isystem` with its folder.
    pub(super) system_folders: Vec<OsString>,
    /// `-D` and `-U` with their value.
    pub(super) macros: Vec<OsString>,
    /// `-include` with its file.
    pub(super) headers: Vec<OsString>,
    pub(super) debug: bool,
    /// `-frandom-seed`, which front ends take, too.
    pub(super) seed: Option<String>,
}

/// What changes the meaning of a source.
#[derive(Debug, Default)]
pub(super) struct Language {
    pub(super) extended_lambda: bool,
    pub(super) relaxed_constexpr: bool,
    pub(super) relocatable: bool,
    pub(super) stream_per_thread: bool,
    pub(super) no_warnings: bool,
    pub(super) promote_warnings: bool,
    /// `--diag_suppress` and its like with their list.
    pub(super) diagnostics: Vec<OsString>,
    /// `-Xcudafe`
    pub(super) front_end: Vec<OsString>,
}

/// What the device compiler is told.
#[derive(Debug)]
pub(super) struct Device {
    pub(super) debug: bool,
    pub(super) line_info: bool,
    pub(super) fast_math: bool,
    pub(super) flush: bool,
    pub(super) precise_division: bool,
    pub(super) precise_root: bool,
    pub(super) contraction: bool,
    pub(super) registers: Option<String>,
    /// `-Xptxas`
    pub(super) assembler: Vec<OsString>,
}

impl Default for Device {
    fn default() -> Device {
        Device {
            debug: false,
            line_info: false,
            fast_math: false,
            flush: false,
            precise_division: true,
            precise_root: true,
            contraction: true,
            registers: None,
            assembler: Vec::new(),
        }
    }
}

/// What the linker is told.
#[derive(Debug, Default)]
pub(super) struct Linking {
    /// `-L`, `-l` and `-Xlinker`, in order.
    pub(super) options: Vec<OsString>,
    /// `-L` and `-l` alone.
    pub(super) libraries: Vec<OsString>,
    /// `-Xnvlink`
    pub(super) device_linker: Vec<OsString>,
    pub(super) shared: bool,
    /// Device code is optimised when it is linked.
    pub(super) optimizes_device: bool,
    pub(super) runtime: Runtime,
}

/// Which run-time library is linked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Runtime {
    #[default]
    Static,
    Shared,
    None,
}

/// How it is done.
#[derive(Debug, Default)]
pub(super) struct Way {
    /// What is done for device code; `None` where cicc gets whole units.
    pub(super) pruning: Option<shim::Device>,
    /// NVRTC compiles device code, not cicc.
    pub(super) jit: bool,
    /// Where intermediate files stay.
    pub(super) keep: Option<PathBuf>,
    pub(super) dry_run: bool,
    pub(super) verbose: bool,
    pub(super) toolkit: Option<PathBuf>,
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Nothing,
    /// The next argument, or what stands behind `=`.
    Value,
    /// As a value, or at once: `-Ifolder`.
    Joined,
}

type Row = (&'static [&'static str], Takes, &'static str);

/// All options: their names, what they take, what they are for.
const ROWS: &[Row] = &[
    (&["output-file", "o"], Takes::Value, "the file that is made"),
    (&["compile", "c"], Takes::Nothing, "an object of each source, no program"),
    (&["device-c", "dc"], Takes::Nothing, "as -c, with relocatable device code"),
    (&["ptx"], Takes::Nothing, "the PTX of a source"),
    (&["cubin"], Takes::Nothing, "the device's code for one architecture"),
    (&["fatbin"], Takes::Nothing, "the device's code for all architectures"),
    (&["shared"], Takes::Nothing, "a shared library"),
    (&["lib"], Takes::Nothing, "an archive of objects"),
    (&["device-link", "dlink"], Takes::Nothing, "an object with the linked device code of others"),
    (&["dlink-time-opt", "dlto"], Takes::Nothing, "device code is optimised when it is linked"),
    (&["generate-dependencies", "M"], Takes::Nothing, "the headers that a source reads, and nothing else"),
    (&["generate-nonsystem-dependencies", "MM"], Takes::Nothing, "as -M, without those of the system"),
    (&["generate-dependencies-with-compile", "MD"], Takes::Nothing, "a file of the headers, too"),
    (
        &["generate-nonsystem-dependencies-with-compile", "MMD"],
        Takes::Nothing,
        "as -MD, without those of the system",
    ),
    (&["dependency-output", "MF"], Takes::Value, "the file of the headers"),
    (&["dependency-target-name", "MT"], Takes::Value, "what is made of them"),
    (
        &["generate-dependency-targets", "MP"],
        Takes::Nothing,
        "with a rule for each header, so that one may go",
    ),
    (&["gpu-architecture", "arch"], Takes::Value, "sm_90, all, all-major, native, or compute_90 with -code"),
    (&["gpu-code", "code"], Takes::Value, "what is made of -arch: sm_90,compute_90"),
    (&["generate-code", "gencode"], Takes::Value, "arch=compute_90,code=[sm_90,compute_90]; several times"),
    (&["std"], Takes::Value, "c++17"),
    (&["frandom-seed"], Takes::Value, "what generated names are made of"),
    (&["optimize", "O"], Takes::Joined, "the host compiler's level"),
    (&["debug", "g"], Takes::Nothing, "debug information of host code"),
    (&["device-debug", "G"], Takes::Nothing, "debug information of device code"),
    (&["generate-line-info", "lineinfo"], Takes::Nothing, "lines of device code"),
    (&["include-path", "I"], Takes::Joined, "a folder of headers"),
    (&["system-include", "isystem"], Takes::Value, "a folder of system headers"),
    (&["define-macro", "D"], Takes::Joined, "defines a macro"),
    (&["undefine-macro", "U"], Takes::Joined, "undefines a macro"),
    (&["pre-include", "include"], Takes::Value, "a header that is included first"),
    (&["compiler-options", "Xcompiler"], Takes::Value, "options of the host compiler"),
    (&["compiler-bindir", "ccbin"], Takes::Value, "the host compiler"),
    (&["ptxas-options", "Xptxas"], Takes::Value, "options of ptxas"),
    (&["nvlink-options", "Xnvlink"], Takes::Value, "options of nvlink"),
    (&["cudafe-options", "Xcudafe"], Takes::Value, "options of the front end"),
    (&["linker-options", "Xlinker"], Takes::Value, "options of the linker"),
    (&["library", "l"], Takes::Joined, "a library"),
    (&["library-path", "L"], Takes::Joined, "a folder of libraries"),
    (&["cudart"], Takes::Value, "static, shared or none"),
    (&["relocatable-device-code", "rdc"], Takes::Value, "true or false: device code that is linked"),
    (&["maxrregcount"], Takes::Value, "registers of a thread at most"),
    (&["use_fast_math"], Takes::Nothing, "fast arithmetic of device code"),
    (&["ftz"], Takes::Value, "true or false: denormal values are zero"),
    (&["prec-div"], Takes::Value, "true or false: exact division"),
    (&["prec-sqrt"], Takes::Value, "true or false: exact square roots"),
    (&["fmad"], Takes::Value, "true or false: multiplication and addition in one"),
    (&["extended-lambda", "expt-extended-lambda"], Takes::Nothing, "extended lambdas"),
    (&["expt-relaxed-constexpr"], Takes::Nothing, "constexpr functions in both spaces"),
    (&["default-stream"], Takes::Value, "legacy or per-thread"),
    (&["diag-suppress"], Takes::Value, "says nothing of these diagnostics"),
    (&["diag-warn"], Takes::Value, "makes these diagnostics warnings"),
    (&["diag-error"], Takes::Value, "makes these diagnostics errors"),
    (&["disable-warnings", "w"], Takes::Nothing, "no warnings"),
    (&["Werror"], Takes::Value, "all-warnings: warnings are errors"),
    (&["keep", "save-temps"], Takes::Nothing, "intermediate files stay"),
    (&["keep-dir"], Takes::Value, "where they stay"),
    (&["dryrun"], Takes::Nothing, "shows the commands and runs none"),
    (&["verbose", "v"], Takes::Nothing, "shows the commands"),
    (&["toolkit"], Takes::Value, "the CUDA toolkit; cufe's own option"),
    (
        &["whole"],
        Takes::Nothing,
        "cicc gets whole units, not what their device code needs only; cufe's own, as the next four",
    ),
    (&["verify"], Takes::Nothing, "cicc gets the whole unit, too; another PTX is an error"),
    (&["records"], Takes::Value, "a file to which a line of JSON for each unit of cicc's is appended"),
    (
        &["device-cache"],
        Takes::Value,
        "a folder where what cicc and ptxas write is kept for the same device code",
    ),
    (&["device-cache-size"], Takes::Value, "the most MiB in it, 2048 where nothing is said"),
    (&["jit"], Takes::Nothing, "NVRTC in the place of cicc, and a stub file that needs none; cufe's own"),
    (&["m64"], Takes::Nothing, "has no effect"),
    (&["x"], Takes::Value, "cu: the language of the sources"),
    (&["threads", "t"], Takes::Joined, "has no effect"),
    (&["Wno-deprecated-gpu-targets"], Takes::Nothing, "has no effect"),
    (&["allow-unsupported-compiler"], Takes::Nothing, "has no effect"),
];

/// What `cufe build --help` says.
pub(super) fn help() -> String {
    let mut text = "Builds CUDA sources without nvcc and cudafe++: the host compiler, cufe, and the toolkit's cicc, ptxas, fatbinary and \
        nvlink.\n\nUsage: cufe build FILE... [OPTION...]\n\nFILE is a .cu, a C++ source, an object or a library. The options are \
        nvcc's, with one dash or two:\n\n"
        .to_owned();
    for (names, takes, what) in ROWS {
        let names: Vec<String> =
            names.iter().map(|name| format!("{}{name}", if name.len() > 2 { "--" } else { "-" })).collect();
        let value = if *takes == Takes::Nothing { "" } else { " VALUE" };
        text += &format!("  {:<46} {what}\n", format!("{}{value}", names.join(", ")));
    }
    text + "\nExit status: 0; that of a tool that failed; 2 for a command line that is not understood; 4 where a tool or the \
        toolkit is missing or a file cannot be written.\n"
}

/// Reads the arguments behind `build`.
///
/// # Errors
/// What is wrong with the command line, in words.
pub(super) fn parse(arguments: &[OsString]) -> Result<Options, String> {
    let mut reading = Reading {
        options: Options::default(),
        targets: TargetsBuilder::default(),
        level: None,
        is_whole: false,
    };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_str().unwrap_or_default();
        if !text.starts_with('-') || text == "-" {
            reading.options.inputs.push(argument.into());
            continue;
        }
        let (row, value) = find(text).ok_or_else(|| unknown(text))?;
        let name = row.0[0];
        let value = match (row.1, value) {
            (Takes::Nothing, None) => OsString::new(),
            (Takes::Nothing, Some(_)) => return Err(format!("{text}: --{name} takes no value")),
            (_, Some(value)) => value.into(),
            (_, None) => arguments.next().cloned().ok_or_else(|| format!("{text} takes a value"))?,
        };
        reading.set(name, value)?;
    }
    reading.finish()
}

/// The option that an argument is, with the value that stands in the argument itself.
fn find(text: &str) -> Option<(&'static Row, Option<&str>)> {
    let bare = text.strip_prefix("--").unwrap_or(&text[1..]);
    let (name, value) = bare.split_once('=').map_or((bare, None), |(name, value)| (name, Some(value)));
    if let Some(row) = ROWS.iter().find(|row| row.0.contains(&name)) {
        return Some((row, value));
    }
    let joined = |row: &&Row| {
        row.1 == Takes::Joined && row.0.iter().any(|one| one.len() == 1 && bare.starts_with(one))
    };
    let row = ROWS.iter().find(joined).filter(|_| !text.starts_with("--"))?;
    Some((row, Some(&bare[1..])))
}

fn unknown(text: &str) -> String {
    let bare = text.trim_start_matches('-').split('=').next().unwrap_or_default();
    let names = ROWS.iter().flat_map(|row| row.0);
    let near = names.filter(|name| name.len() > 2 && strsim::damerau_levenshtein(name, bare) <= 2).min();
    let advice = match near {
        Some(near) => format!("did you mean --{near}?"),
        None => "`cufe build --help` lists the options; a build that needs others runs with the nvcc of `cufe shim`".to_owned(),
    };
    format!("cufe build does not know {text}; {advice}")
}

struct Reading {
    options: Options,
    targets: TargetsBuilder,
    level: Option<String>,
    is_whole: bool,
}

impl Reading {
    fn set(&mut self, name: &str, value: OsString) -> Result<(), String> {
        match name {
            "output-file" => self.options.output = Some(value.into()),
            "compile" => self.options.product = Product::Object,
            "ptx" => self.options.product = Product::Ptx,
            "cubin" => self.options.product = Product::Cubin,
            "fatbin" => self.options.product = Product::Fatbin,
            "lib" => self.options.product = Product::Library,
            "device-link" => {
                self.options.product = Product::DeviceLink;
                self.options.language.relocatable = true;
            }
            "dlink-time-opt" => {
                self.options.linking.optimizes_device = true;
                self.options.language.relocatable = true;
            }
            "device-c" => {
                self.options.product = Product::Object;
                self.options.language.relocatable = true;
            }
            "gpu-architecture" => self.targets.architecture(&text(&value))?,
            "gpu-code" => self.targets.code(&text(&value))?,
            "generate-code" => self.targets.generate(&text(&value))?,
            "keep" => {
                self.options.way.keep.get_or_insert_with(|| PathBuf::from("."));
            }
            "keep-dir" => self.options.way.keep = Some(value.into()),
            "dryrun" => self.options.way.dry_run = true,
            "verbose" => self.options.way.verbose = true,
            "toolkit" => self.options.way.toolkit = Some(value.into()),
            "whole" => self.is_whole = true,
            "jit" => self.options.way.jit = true,
            "verify" => self.pruning().verify = true,
            "records" => self.pruning().records = Some(absolute(value.as_ref())),
            "device-cache" => self.pruning().cache = Some(absolute(value.as_ref())),
            "device-cache-size" => {
                let size = text(&value).parse().map_err(|_| format!("--{name} takes a number of MiB"))?;
                self.pruning().cache_size = Some(size);
            }
            "x" if value == "cu" => {}
            "x" => return Err(format!("-x {}: sources are CUDA sources (-x cu)", value.to_string_lossy())),
            "m64" | "threads" | "Wno-deprecated-gpu-targets" | "allow-unsupported-compiler" => {}
            _ => return self.set_of_headers(name, value),
        }
        Ok(())
    }

    fn set_of_headers(&mut self, name: &str, value: OsString) -> Result<(), String> {
        let asked = &mut self.options.dependencies;
        match name {
            "generate-dependencies" | "generate-nonsystem-dependencies" => {
                self.options.product = Product::Dependencies;
                asked.headers = Some(Headers::of(name.starts_with("generate-nonsystem")));
            }
            "generate-dependencies-with-compile" | "generate-nonsystem-dependencies-with-compile" => {
                asked.headers = Some(Headers::of(name.starts_with("generate-nonsystem")));
            }
            "dependency-output" => asked.file = Some(value.into()),
            "dependency-target-name" => asked.target = Some(text(&value)),
            "generate-dependency-targets" => asked.with_rules = true,
            _ => return self.set_of_compilers(name, value),
        }
        Ok(())
    }

    fn set_of_compilers(&mut self, name: &str, value: OsString) -> Result<(), String> {
        let Options { host, language, device, linking, .. } = &mut self.options;
        match name {
            "std" => host.standard = Some(text(&value)),
            "optimize" => self.level = Some(text(&value)),
            "frandom-seed" => host.seed = Some(text(&value)),
            "debug" => host.debug = true,
            "include-path" => host.folders.push(prefixed("-I", &value)),
            "system-include" => host.system_folders.extend(["-isystem".into(), value]),
            "define-macro" => host.macros.extend(["-D".into(), value]),
            "undefine-macro" => host.macros.extend(["-U".into(), value]),
            "pre-include" => host.headers.extend(["-include".into(), value]),
            "compiler-options" => host.options.extend(parts(&value)),
            "compiler-bindir" => host.compiler = Some(value.into()),
            "device-debug" => device.debug = true,
            "generate-line-info" => device.line_info = true,
            "ptxas-options" => device.assembler.extend(parts(&value)),
            "maxrregcount" => device.registers = Some(text(&value)),
            "use_fast_math" => {
                (device.fast_math, device.flush) = (true, true);
                (device.precise_division, device.precise_root) = (false, false);
            }
            "ftz" => device.flush = truth(name, &value)?,
            "prec-div" => device.precise_division = truth(name, &value)?,
            "prec-sqrt" => device.precise_root = truth(name, &value)?,
            "fmad" => device.contraction = truth(name, &value)?,
            "nvlink-options" => linking.device_linker.extend(parts(&value)),
            "linker-options" => {
                linking.options.extend(parts(&value).into_iter().flat_map(|part| ["-Xlinker".into(), part]));
            }
            "library" | "library-path" => {
                let option = prefixed(if name == "library" { "-l" } else { "-L" }, &value);
                linking.options.push(option.clone());
                linking.libraries.push(option);
            }
            "shared" => linking.shared = true,
            "cudart" => linking.runtime = runtime(&value)?,
            "relocatable-device-code" => language.relocatable = truth(name, &value)?,
            "extended-lambda" => language.extended_lambda = true,
            "expt-relaxed-constexpr" => language.relaxed_constexpr = true,
            "default-stream" => language.stream_per_thread = per_thread(&value)?,
            "disable-warnings" => language.no_warnings = true,
            "Werror" if value == "all-warnings" => language.promote_warnings = true,
            "cudafe-options" => language.front_end.extend(parts(&value)),
            "diag-suppress" | "diag-warn" | "diag-error" => {
                language.diagnostics.extend([format!("--{}", name.replace('-', "_")).into(), value]);
            }
            _ => return Err(format!("cufe build does not take --{name}={}", value.to_string_lossy())),
        }
        Ok(())
    }

    fn pruning(&mut self) -> &mut shim::Device {
        self.options.way.pruning.get_or_insert_default()
    }

    fn finish(self) -> Result<Options, String> {
        let Reading { mut options, targets, level, is_whole } = self;
        match &options.way.pruning {
            Some(_) if is_whole => {
                return Err("--whole stands without options about shortened units".to_owned());
            }
            Some(_) if options.way.jit => {
                return Err("--jit stands without options about shortened units and caches".to_owned());
            }
            None if !is_whole && !options.way.jit => options.way.pruning = Some(shim::Device::default()),
            _ => {}
        }
        (options.targets, options.group) = targets.finish()?;
        if options.linking.optimizes_device {
            takes_link_time(&options)?;
        }
        options.host.options.extend(level.map(|level| format!("-O{level}").into()));
        if options.language.no_warnings {
            options.host.options.push("-w".into());
        }
        if options.way.jit {
            takes_nvrtc(&options)?;
        }
        if options.inputs.is_empty() {
            return Err("no input file; `cufe build --help` says more".to_owned());
        }
        let is_one = options.product.is_of_all() || options.inputs.len() == 1;
        if options.output.is_some() && !is_one {
            return Err("-o names one file, and each source gets one of its own".to_owned());
        }
        if options.product == Product::Cubin && options.group.is_none() && options.targets.real().len() != 1 {
            return Err("-cubin is for one architecture; name one: -arch=sm_90".to_owned());
        }
        Ok(options)
    }
}

/// # Errors
/// What is not optimised when it is linked.
fn takes_link_time(options: &Options) -> Result<(), String> {
    let is_plain =
        |target: &Target| target.ptx && matches!(target.real.as_slice(), [real] if *real == target.name);
    let is_one =
        options.group.is_none() && matches!(options.targets.0.as_slice(), [target] if is_plain(target));
    match options.product {
        _ if options.way.jit => {
            Err("--jit: NVRTC makes no code that is optimised when it is linked (-dlto)".to_owned())
        }
        Product::Ptx | Product::Cubin | Product::Fatbin => {
            Err("-dlto stands with objects and programs".to_owned())
        }
        _ if options.device.debug => Err("-dlto and -G exclude each other".to_owned()),
        _ if !is_one => Err("-dlto is for one architecture; name it: -arch=sm_90".to_owned()),
        _ => Ok(()),
    }
}

/// # Errors
/// What NVRTC does not do, or what a stub file without cicc cannot be made with.
fn takes_nvrtc(options: &Options) -> Result<(), String> {
    let Options { host, language, .. } = options;
    let refused = [
        (language.extended_lambda, "extended lambdas"),
        (language.relaxed_constexpr, "constexpr functions in both spaces (--expt-relaxed-constexpr)"),
        (!language.front_end.is_empty(), "options of the front end (-Xcudafe)"),
        (language.promote_warnings, "warnings that are errors (-Werror)"),
    ];
    if let Some((_, what)) = refused.iter().find(|(is_asked, _)| *is_asked) {
        return Err(format!("--jit: NVRTC has no {what}; without --jit cicc compiles them"));
    }
    match host.options.iter().find(|option| jit::hides_symbols(option)) {
        Some(option) => {
            Err(format!("--jit needs symbols in the host's assembly code, without {}", option.display()))
        }
        None => Ok(()),
    }
}

fn text(value: &OsString) -> String {
    value.to_string_lossy().into_owned()
}

fn prefixed(option: &str, value: &OsString) -> OsString {
    let mut joined = OsString::from(option);
    joined.push(value);
    joined
}

/// The arguments in one value, with commas between.
fn parts(value: &OsString) -> Vec<OsString> {
    text(value).split(',').filter(|part| !part.is_empty()).map(OsString::from).collect()
}

fn truth(name: &str, value: &OsString) -> Result<bool, String> {
    match value.to_str() {
        Some("true" | "1") => Ok(true),
        Some("false" | "0") => Ok(false),
        _ => Err(format!("--{name} is true or false, not {}", value.to_string_lossy())),
    }
}

fn per_thread(value: &OsString) -> Result<bool, String> {
    match value.to_str() {
        Some("per-thread") => Ok(true),
        Some("legacy" | "null") => Ok(false),
        _ => Err(format!("--default-stream is legacy or per-thread, not {}", value.to_string_lossy())),
    }
}

fn runtime(value: &OsString) -> Result<Runtime, String> {
    match value.to_str() {
        Some("static") => Ok(Runtime::Static),
        Some("shared") => Ok(Runtime::Shared),
        Some("none") => Ok(Runtime::None),
        _ => Err(format!("--cudart is static, shared or none, not {}", value.to_string_lossy())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Options, String> {
        parse(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_spelled_as_at_nvcc() {
        let options =
            parsed("a.cu -O3 -Iinc -I more -DX=1 -o p --std=c++20 -lfoo -L/lib -Xcompiler -Wall,-fPIC")
                .unwrap();
        assert_eq!(options.inputs, [PathBuf::from("a.cu")]);
        assert_eq!(options.host.options, ["-Wall", "-fPIC", "-O3"]);
        assert_eq!(options.host.folders, ["-Iinc", "-Imore"]);
        assert_eq!(options.host.macros, ["-D", "X=1"]);
        assert_eq!(options.linking.libraries, ["-lfoo", "-L/lib"]);
        assert_eq!(options.host.standard.as_deref(), Some("c++20"));
        assert!(parsed("a.cu -dc").unwrap().language.relocatable);
        assert!(parsed("-rdc=true a.cu").unwrap().language.relocatable);
    }

    #[test]
    fn cicc_gets_what_is_needed_where_nothing_else_is_asked() {
        let of = |line: &str| parsed(line).unwrap().way.pruning;
        assert!(of("a.cu").is_some_and(|device| device.cache.is_none()) && of("a.cu --whole").is_none());
        let device = of("a.cu --device-cache=/cache --device-cache-size 7 --verify").unwrap();
        assert_eq!((device.cache, device.cache_size, device.verify), (Some("/cache".into()), Some(7), true));
    }

    #[test]
    fn what_is_not_known_is_refused_with_a_hint() {
        assert!(parsed("a.cu --kep").unwrap_err().contains("did you mean --keep?"));
        assert!(parsed("a.cu -keep-device-functions").unwrap_err().contains("nvcc of `cufe shim`"));
        assert!(
            parsed("a.cu -dlto -gencode arch=compute_80,code=sm_80")
                .unwrap_err()
                .contains("one architecture")
        );
        assert!(parsed("a.cu -dlto -G").unwrap_err().contains("exclude each other"));
        assert!(parsed("a.cu --jit -dlto").unwrap_err().contains("NVRTC"));
        assert!(parsed("a.cu --jit --extended-lambda").unwrap_err().contains("extended lambdas"));
        assert!(parsed("a.cu --jit -Xcompiler -flto").unwrap_err().contains("without -flto"));
        assert!(parsed("a.cu --jit --verify").unwrap_err().contains("--jit stands without"));
        assert!(parsed("a.cu -shared=1").unwrap_err().contains("takes no value"));
        assert!(parsed("a.cu -rdc=maybe").unwrap_err().contains("true or false"));
        assert!(parsed("-c a.cu b.cu -o x.o").unwrap_err().contains("-o names one file"));
        assert!(parsed("-c").unwrap_err().contains("no input file"));
        assert!(parsed("a.cu --whole --verify").unwrap_err().contains("--whole stands without"));
        assert!(parsed("a.cu --device-cache-size=big").unwrap_err().contains("a number of MiB"));
    }

    #[test]
    fn headers_are_asked_for_as_at_nvcc() {
        let options = parsed("a.cu -c -MMD -MF x.d -MT word -MP").unwrap();
        let Dependencies { headers, file, target, with_rules } = options.dependencies;
        assert_eq!(
            (headers, file, target, with_rules),
            (Some(Headers::Users), Some("x.d".into()), Some("word".into()), true)
        );
        assert_eq!(parsed("-M a.cu").unwrap().product, Product::Dependencies);
        assert_eq!(parsed("-lib a.cu b.o").unwrap().product, Product::Library);
        assert!(parsed("-dlink a.o").unwrap().language.relocatable);
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = ROWS.iter().flat_map(|row| row.0.iter().copied()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
