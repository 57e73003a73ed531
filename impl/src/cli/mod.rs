//! The command line: the released tool's language, and cufe's own.

pub mod answer;
pub mod architecture;
mod as_nvcc;
mod beside;
mod build;
mod check;
mod cicc;
pub mod colour;
pub mod commands;
mod device_cache;
mod distinct;
pub mod drop_in;
mod explain;
pub mod files;
mod host_compiler;
#[rustfmt::skip]
mod generated_options;
mod il;
mod jit;
mod look;
mod memory;
mod nvcc;
pub mod options;
#[cfg(target_os = "linux")]
mod out_of_memory;
pub mod outputs;
pub mod preprocess;
mod ptx;
mod ptxas;
mod reading;
pub mod release;
pub mod request;
mod rule_book;
pub mod session;
pub mod shim;
mod signals;
mod stand_in;
mod stats;
mod stub;
pub mod toolkit;
mod unit;

use drop_in::Stop;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Exit status of a command line that cannot be understood.
const COMMAND_LINE: i32 = 2;

/// Runs the program with its arguments, the program's name first, and returns the exit status.
pub fn main(arguments: Vec<OsString>) -> i32 {
    if nvcc::is_called(&arguments) {
        return nvcc::main(&arguments);
    }
    if cicc::is_called(&arguments) {
        return cicc::main(&arguments);
    }
    if ptxas::is_called(&arguments) {
        return ptxas::main(&arguments);
    }
    signals::writing_too_much_is_an_error();
    #[cfg(target_os = "linux")]
    return out_of_memory::watched(&arguments, || run(&arguments));
    #[cfg(not(target_os = "linux"))]
    run(&arguments)
}

fn run(arguments: &[OsString]) -> i32 {
    let rest = arguments.get(1..).unwrap_or_default();
    let called_cudafe =
        arguments.first().is_some_and(|name| Path::new(name).file_stem() == Some("cudafe++".as_ref()));
    let own = match rest.first().and_then(|first| first.to_str()) {
        None => rest.is_empty(),
        Some("-h" | "--help") => true,
        Some(first) => commands::NAMES.contains(&first) || is_mistyped(first),
    };
    match rest.first() {
        _ if called_cudafe => drop_in_main(rest),
        Some(first) if !called_cudafe && first == build::NAME => build::main(&rest[1..]),
        Some(first) if !called_cudafe && first == stand_in::COMMAND => stand_in_for(&rest[1..]),
        _ if own => commands::main(arguments),
        Some(first) if is_files_only(rest) => no_command(first),
        _ => drop_in_main(rest),
    }
}

/// Does what a program of the toolkit does, which is named first, with the arguments behind it.
fn stand_in_for(arguments: &[OsString]) -> i32 {
    let Some((program, arguments)) = arguments.split_first() else { return COMMAND_LINE };
    let program = Path::new(program);
    match program.file_name().and_then(OsStr::to_str) {
        Some(cicc::NAME) => cicc::run(program, arguments),
        Some(ptxas::NAME) => ptxas::run(program, program, arguments),
        Some(stub::NAME) => stub::run(arguments),
        Some(build::DEPENDENCIES) => build::write_dependencies(arguments),
        Some(jit::NAME) => jit::compile_unit(arguments),
        _ => {
            complain(&format!("cufe does not stand in for {}", program.display()));
            COMMAND_LINE
        }
    }
}

/// Whether only files are named: the drop-in's lines have options, and a shim's are the drop-in's.
fn is_files_only(arguments: &[OsString]) -> bool {
    let is_file =
        |argument: &OsString| !argument.is_empty() && !argument.as_encoded_bytes().starts_with(b"-");
    arguments.iter().all(is_file) && std::env::var_os(shim::RELEASE_VARIABLE).is_none()
}

/// Says what is to be done with a file.
fn no_command(file: &OsStr) -> i32 {
    let name = file.to_string_lossy();
    if !Path::new(file).exists() {
        return complain(&format!(
            "there is no file \"{name}\", and no command of this name; `cufe --help` lists them"
        ));
    }
    let advice = format!("`cufe check {name}` says what is wrong with it, `cufe compile {name}` splits it");
    complain(&format!("what is to be done with \"{name}\"? {advice}; `cufe --help` lists all commands"));
    COMMAND_LINE
}

/// Whether a first argument is a word that is meant as a command: it begins no option, and neither names a file nor looks
/// like the name of one. A shim's lines are the drop-in's whatever they begin with.
fn is_mistyped(first: &str) -> bool {
    let is_word = first.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-');
    let is_option = first.is_empty() || first.starts_with('-');
    is_word && !is_option && !Path::new(first).exists() && std::env::var_os(shim::RELEASE_VARIABLE).is_none()
}

/// Says why a command did not do what it was asked.
fn complain(text: &str) -> i32 {
    session::complain(&format!("cufe: {text}\n"));
    session::CATASTROPHE
}

fn drop_in_main(arguments: &[OsString]) -> i32 {
    let noted = std::env::var_os(shim::RELEASE_VARIABLE);
    match drop_in::parse(arguments, noted.as_deref()) {
        Ok(mut request) => {
            request.options.expects_instances = shim::prunes_device_code();
            session::run(request)
        }
        Err(Stop::VersionOnly) => {
            session::show_version();
            1
        }
        Err(Stop::Error { text, file }) => session::command_line_error(&text, file.as_deref()),
    }
}
