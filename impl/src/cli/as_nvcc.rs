//! The command line of nvcc, as far as cufe's own commands take it: options with one dash, and the options of a build that
//! say nothing about how a source is read, so that a line of a build can be asked about as it is.

use super::architecture::Architecture;
use clap::builder::ValueParser;
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use std::ffi::{OsStr, OsString};

/// What cufe makes of an option of nvcc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// It changes nothing that is judged: what the device's assembler, the linker or the host compiler behind the front end do.
    PassedOver,
    /// As that, with a value.
    PassedOverWithValue,
    /// It compiles without linking; what it writes is not written here, so that no file may be named for it.
    Compiles,
    /// It defines a macro.
    Defines(&'static str),
    /// Its values are the host compiler's.
    OfHostCompiler,
    /// `per-thread` defines a macro.
    DefaultStream,
    /// `arch=compute_90,code=sm_90`: the architecture.
    Architecture,
}

/// The long name, the short one of one letter, other names, what it comes to.
type Row = (&'static str, Option<char>, &'static [&'static str], Use);

#[rustfmt::skip]
const OPTIONS: &[Row] = &[
    ("allow-unsupported-compiler", None, &[], Use::PassedOver),
    ("compile", Some('c'), &[], Use::Compiles),
    ("compiler-options", None, &["Xcompiler"], Use::OfHostCompiler),
    ("cudart", None, &[], Use::PassedOverWithValue),
    ("debug", Some('g'), &[], Use::PassedOver),
    ("default-stream", None, &[], Use::DefaultStream),
    ("dependency-output", None, &["MF"], Use::PassedOverWithValue),
    ("dependency-target-name", None, &["MT"], Use::PassedOverWithValue),
    ("device-debug", Some('G'), &[], Use::Defines("__CUDACC_DEBUG__")),
    ("fatbin-options", None, &["Xfatbin"], Use::PassedOverWithValue),
    ("fmad", None, &[], Use::PassedOverWithValue),
    ("forward-unknown-to-host-compiler", None, &[], Use::PassedOver),
    ("ftz", None, &[], Use::PassedOverWithValue),
    ("generate-code", None, &["gencode"], Use::Architecture),
    ("generate-dependencies-with-compile", None, &["MD"], Use::PassedOver),
    ("generate-line-info", None, &["lineinfo"], Use::PassedOver),
    ("generate-nonsystem-dependencies-with-compile", None, &["MMD"], Use::PassedOver),
    ("gpu-code", None, &["code"], Use::PassedOverWithValue),
    ("library", Some('l'), &[], Use::PassedOverWithValue),
    ("library-path", Some('L'), &[], Use::PassedOverWithValue),
    ("linker-options", None, &["Xlinker"], Use::PassedOverWithValue),
    ("m64", None, &[], Use::PassedOver),
    ("maxrregcount", None, &[], Use::PassedOverWithValue),
    ("nvlink-options", None, &["Xnvlink"], Use::PassedOverWithValue),
    ("optimize", Some('O'), &[], Use::PassedOverWithValue),
    ("prec-div", None, &[], Use::PassedOverWithValue),
    ("prec-sqrt", None, &[], Use::PassedOverWithValue),
    ("ptxas-options", None, &["Xptxas"], Use::PassedOverWithValue),
    ("resource-usage", None, &["res-usage"], Use::PassedOver),
    ("threads", Some('t'), &[], Use::PassedOverWithValue),
    ("use_fast_math", None, &["use-fast-math"], Use::PassedOver),
    ("verbose", Some('v'), &[], Use::PassedOver),
    ("Wno-deprecated-gpu-targets", None, &[], Use::PassedOver),
    ("x", Some('x'), &[], Use::PassedOverWithValue),
];

/// The options of cufe's own that nvcc takes with one dash, too.
const ONE_DASH: &[&str] = &[
    "arch",
    "ccbin",
    "default-device",
    "diag-error",
    "diag-suppress",
    "diag-warn",
    "expt-extended-lambda",
    "expt-relaxed-constexpr",
    "extended-lambda",
    "include",
    "isystem",
    "rdc",
    "std",
];

/// `-dc` is `-rdc=true -c`.
const DEVICE_C: [&str; 2] = ["-dc", "--device-c"];

/// The names behind which options of cudafe++ stand.
const OF_CUDAFE: [&str; 3] = ["-Xcudafe", "--Xcudafe", "--cudafe-options"];

/// The arguments as cufe's own commands know them: with two dashes before the options that nvcc also takes with one, and what is
/// said to cudafe++ said to cufe.
pub(super) fn with_two_dashes(arguments: &[OsString]) -> Vec<OsString> {
    let end = arguments.iter().position(|argument| argument == "--").unwrap_or(arguments.len());
    let (own, rest) = arguments.split_at(end);
    let (mut spelled, mut own) = (Vec::new(), own.iter());
    while let Some(argument) = own.next() {
        let text = argument.to_str().unwrap_or_default();
        let (name, value) = text.split_once('=').map_or((text, None), |(name, value)| (name, Some(value)));
        if DEVICE_C.contains(&text) {
            spelled.extend(["--rdc=true".into(), "--compile".into()]);
        } else if OF_CUDAFE.contains(&name) {
            let value = value.or_else(|| own.next().and_then(|next| next.to_str()));
            spelled.extend(of_cudafe(value.unwrap_or_default()));
        } else {
            spelled.push(in_two_dashes(argument).unwrap_or_else(|| argument.clone()));
        }
    }
    spelled.extend_from_slice(rest);
    spelled
}

/// The options in one value of `-Xcudafe`, with spaces or commas between; cufe's messages have their numbers anyway.
fn of_cudafe(value: &str) -> Vec<OsString> {
    let value = value.replace(",-", " -");
    value.split_whitespace().filter(|word| *word != "--display_error_number").map(OsString::from).collect()
}

fn in_two_dashes(argument: &OsString) -> Option<OsString> {
    let name = argument.to_str()?.strip_prefix('-')?;
    // A place in standard input, `-:3`, would be read as options: its file has the empty name.
    if name.starts_with(':') {
        return Some(name.into());
    }
    let word = name.split('=').next()?;
    let is_nvcc = || {
        OPTIONS.iter().any(|(long, _, others, _)| word.len() > 1 && (*long == word || others.contains(&word)))
    };
    (ONE_DASH.contains(&word) || is_nvcc()).then(|| format!("--{name}").into())
}

/// What the options of a build come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BuildOptions {
    /// What they add to the arguments of the host compiler.
    pub(super) of_host_compiler: Vec<OsString>,
    /// The architecture that the last `-gencode` names.
    pub(super) architecture: Option<Architecture>,
}

impl Args for BuildOptions {
    fn augment_args(command: Command) -> Command {
        OPTIONS.iter().fold(command, |command, row| command.arg(argument(row)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        BuildOptions::augment_args(command)
    }
}

impl FromArgMatches for BuildOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<BuildOptions, Error> {
        let mut options = BuildOptions::default();
        options.update_from_arg_matches(matches)?;
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        for (name, _, _, what) in OPTIONS {
            let values = || matches.get_many::<OsString>(name).into_iter().flatten();
            match what {
                Use::PassedOver | Use::PassedOverWithValue | Use::Compiles => {}
                Use::Defines(_) if !matches.get_flag(name) => {}
                Use::Defines(defined) => self.of_host_compiler.push(format!("-D{defined}").into()),
                Use::OfHostCompiler => self.of_host_compiler.extend(values().flat_map(|value| parts(value))),
                Use::DefaultStream if values().last().is_some_and(|value| value == "per-thread") => {
                    self.of_host_compiler.push("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1".into());
                }
                Use::DefaultStream => {}
                Use::Architecture => {
                    let named = matches.get_many::<Architecture>(name).into_iter().flatten();
                    self.architecture = named.last().copied().or(self.architecture);
                }
            }
        }
        Ok(())
    }
}

/// The option as clap takes it; `--help` leaves all of them to nvcc's.
fn argument(&(name, letter, others, what): &Row) -> Arg {
    let argument = Arg::new(name).long(name).aliases(others.iter().copied()).hide(true);
    let argument = letter.into_iter().fold(argument, Arg::short);
    let with_value = |argument: Arg, parser: ValueParser| {
        argument.action(ArgAction::Append).allow_hyphen_values(true).value_parser(parser)
    };
    match what {
        Use::PassedOver | Use::Defines(_) => argument.action(ArgAction::SetTrue).overrides_with(name),
        Use::Compiles => argument.action(ArgAction::SetTrue).overrides_with(name).conflicts_with("output"),
        Use::Architecture => with_value(argument, ValueParser::new(architecture)),
        Use::PassedOverWithValue | Use::OfHostCompiler | Use::DefaultStream => {
            with_value(argument, ValueParser::os_string())
        }
    }
}

/// What one value of `-Xcompiler` comes to: several arguments with commas between.
fn parts(value: &OsStr) -> Vec<OsString> {
    match value.to_str() {
        Some(text) => text.split(',').filter(|part| !part.is_empty()).map(OsString::from).collect(),
        None => vec![value.to_owned()],
    }
}

/// The architecture that `arch=compute_90,code=sm_90` compiles for.
fn architecture(value: &str) -> Result<Architecture, String> {
    let named = value.split(',').find_map(|part| part.trim().strip_prefix("arch="));
    let named =
        named.ok_or_else(|| format!("code is generated for arch=compute_90,code=sm_90, not {value}"))?;
    Architecture::from_name(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_nvcc_get_two_dashes() {
        let spelled = |arguments: &[&str]| {
            let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
            let spelled = with_two_dashes(&arguments);
            spelled.iter().map(|one| one.to_str().unwrap().to_owned()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(spelled(&["-std=c++20", "-Xcompiler=-fPIC,-g"]), "--std=c++20 --Xcompiler=-fPIC,-g");
        assert_eq!(spelled(&["-lineinfo", "-lcudart", "-x", "cu"]), "--lineinfo -lcudart -x cu");
        assert_eq!(spelled(&["-dc", "a.cu"]), "--rdc=true --compile a.cu");
        assert_eq!(spelled(&["-:3", "-"]), ":3 -");
        let cudafe = [
            "-Xcudafe",
            "--diag_suppress=1,2,--display_error_number",
            "-Xcudafe=--diag_error=3 -x",
            "-Xcudafe",
        ];
        assert_eq!(spelled(&cudafe), "--diag_suppress=1,2 --diag_error=3 -x");
        assert_eq!(spelled(&["a.cu", "--", "-std=c++20"]), "a.cu -- -std=c++20");
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = OPTIONS.iter().flat_map(|row| [&[row.0], row.2].concat()).collect();
        names.extend(ONE_DASH);
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
