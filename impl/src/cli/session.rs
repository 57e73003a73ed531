//! One run from files to files: read the input, compile it, say what there is to say, write the outputs.

use super::answer::To;
use super::beside::Beside;
use super::distinct::{self, Named};
use super::files::{self, Content, FileError};
use super::outputs::{self, Output as FileOutput, Prepared};
use super::request::Request;
use super::{memory, options, stats};
use crate::check::{Memory, Spaces};
use crate::compile::{Input, Measures, Output, Texts, compile_meanwhile};
use crate::diag::shown::Report;
use crate::observe::device_il;
use crate::read::{ReadBodies, Reading};
use crate::source::Source;
use crate::threads::side_by_side;
use cufe_spec::unit::{Options, Unit};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Exit status of a run that something outside the program text stopped.
pub const CATASTROPHE: i32 = 4;

/// The version text of the drop-in.
const VERSION: &str = concat!(
    "cufe ",
    env!("CARGO_PKG_VERSION"),
    ": a front end for CUDA C++, used in place of cudafe++ 13.0.88\n",
    "Host output for the CUDA compilation tools, release 13.0, V13.0.88\n"
);

/// Writes a fault of the command line in the released tool's words.
pub fn command_line_error(text: &str, file: Option<&str>) -> i32 {
    catastrophe(&mut io::stderr().lock(), "Command-line error", text, file)
}

/// Writes a fault that ends the run in the released tool's words, on standard error.
pub fn catastrophic_error(text: &str) -> i32 {
    catastrophe(&mut io::stderr().lock(), "Catastrophic error", text, None)
}

/// Shows the version on standard error, where the released tool shows it.
pub fn show_version() {
    say(&mut io::stderr().lock(), VERSION);
}

/// Writes to standard output.
pub fn print(text: &str) {
    say(&mut io::stdout().lock(), text);
}

/// Lets `write` write to standard output. Nobody is left to be told when that fails.
pub fn print_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
    let mut to = BufWriter::new(io::stdout().lock());
    let _ = write(&mut to).and_then(|()| to.flush());
}

/// Writes to standard error.
pub fn complain(text: &str) {
    say(&mut io::stderr().lock(), text);
}

/// Does what `request` asks and returns the exit status: 0, 2 after errors, 4 after a fault outside the text.
pub fn run(request: Request) -> i32 {
    run_with(&request, None)
}

/// As [`run`], with the input's bytes at hand: its name is used, its file is not read.
pub fn run_on(request: &Request, text: Vec<u8>) -> i32 {
    run_with(request, Some(text))
}

fn run_with(request: &Request, text: Option<Vec<u8>>) -> i32 {
    if request.show_version {
        show_version();
    }
    if let Some(release) = request.list_options {
        let names: Vec<&str> = options::table(release).map(|row| row.name).collect();
        say(&mut io::stdout().lock(), &format!("{} ", names.join(" ")));
    }
    let Some(input) = request.input.clone() else { return 0 };
    let host_path = host_path(request, Path::new(&input));
    if let Err(fault) = check_files(request, Path::new(&input), host_path.as_deref()) {
        let (to, name) = (&mut io::stderr(), request.summary_name());
        return catastrophe(to, "Catastrophic error", &fault.to_string(), name.as_deref());
    }
    let mut sink: Box<dyn Write> = match &request.error_file {
        // Not locked: a thread that panics must be able to say so.
        None => Box::new(io::stderr()),
        Some(path) => match File::create(path) {
            Ok(file) => Box::new(file),
            Err(_) => {
                let text = format!("cannot open error file \"{}\"", path.display());
                return command_line_error(&text, request.summary_name().as_deref());
            }
        },
    };
    compile_file(request, &input, text, host_path.as_deref(), &mut sink)
}

/// Where the host output goes, if not to standard output.
fn host_path(request: &Request, input: &Path) -> Option<PathBuf> {
    if request.to_standard_output {
        return None;
    }
    Some(request.host_file.clone().unwrap_or_else(|| files::default_host_file(input)))
}

/// Whether what is written are other files than those that are read, and each another one.
fn check_files(request: &Request, input: &Path, host_path: Option<&Path>) -> Result<(), FileError> {
    let (mut read, mut written) = (vec![Named { role: files::SOURCE, path: input }], Vec::new());
    written.extend(request.answer.file().map(|path| Named { role: files::REPORT, path }));
    written.extend(request.error_file.as_deref().map(|path| Named { role: files::ERRORS, path }));
    if request.code {
        written.extend(host_path.map(|path| Named { role: files::HOST_OUTPUT, path }));
        let id = request.module_id_file.as_deref().map(|path| Named { role: files::MODULE_ID, path });
        if request.generate_module_id { &mut written } else { &mut read }.extend(id);
        written.extend(device_file(request).map(|path| Named { role: files::DEVICE_IL, path }));
    }
    distinct::check(&read, &written)
}

fn compile_file(
    request: &Request,
    input: &OsStr,
    text: Option<Vec<u8>>,
    host_path: Option<&Path>,
    sink: &mut dyn Write,
) -> i32 {
    let name = input.to_string_lossy().into_owned();
    let shown_name = request.summary_name();
    let shown_name = shown_name.as_deref();
    let mut stop =
        |fault: &FileError| catastrophe(sink, "Catastrophic error", &fault.to_string(), shown_name);
    let text = match text.map_or_else(|| files::read(Path::new(input), files::SOURCE), Ok) {
        Ok(text) => text,
        Err(fault) => return stop(&fault),
    };
    let mut unit_options = request.options.clone();
    if let (Some(path), false, true) = (&request.module_id_file, request.generate_module_id, request.code) {
        match files::read(path, files::MODULE_ID) {
            Ok(id) => unit_options.module_id = Some(String::from_utf8_lossy(&id).trim_end().to_owned()),
            Err(fault) => return stop(&fault),
        }
    }
    if unit_options.original_file.is_empty() {
        unit_options.original_file = name.clone();
    }
    let bytes = text.len();
    let device_unit = device_file(request).map(|_| device_unit(request, (&name, &text), &unit_options));
    let unit = Input {
        name: name.clone(),
        text,
        options: unit_options,
        control: request.control.clone(),
        bodies: if request.read_all { ReadBodies::All } else { ReadBodies::Hot },
        code: request.code,
        threads: request.threads,
    };
    // The host output is seldom shorter than this, and to give back what it does not need takes time, too.
    let room = bytes as u64 / 8 * 7;
    let mut begun = None;
    let begin = || begun = host_path.and_then(|path| outputs::begin(path, room));
    let Output { mut report, texts, reading, unread, mut measures, spaces, memory } =
        compile_meanwhile(unit, begin);
    let source = reading.as_ref().map(|reading| &reading.source).or(unread.as_deref());
    if let Some(source) = source {
        request.answer.place(&mut report, source);
    }
    report.shown.splice(0..0, request.of_host_compiler.iter().cloned());
    let mut status = report.exit();
    if let Err(fault) = tell(request, &report, sink) {
        return catastrophe(sink, "Catastrophic error", &fault.to_string(), shown_name);
    }
    let device = match device_unit.filter(|_| status == 0).map(|unit| device_il(&unit)).transpose() {
        Ok(device) => device.map(|(text, _)| text),
        Err(report) => {
            status = report.exit();
            let _ = tell(request, &report, sink);
            None
        }
    };
    let device = device.as_deref().zip(device_file(request));
    if let (0, None, Some((text, path))) = (status, &texts, device)
        && let Err(fault) = outputs::write_one(files::DEVICE_IL, path, text.as_bytes())
    {
        status = catastrophe(sink, "Catastrophic error", &fault.to_string(), shown_name);
    }
    let mut written = 0;
    if let (0, Some(texts), Some(reading)) = (status, texts, reading) {
        let made = Made { reading, texts, spaces, memory };
        match emit(request, made, ((host_path, begun), device), (&mut measures, bytes)) {
            Ok(bytes) => written = bytes,
            Err(fault) => {
                status = catastrophe(sink, "Catastrophic error", &fault.to_string(), shown_name);
            }
        }
    }
    if let Some(form) = request.stats {
        say(sink, &stats::render(form, &measures, (bytes, written), request.release_note.as_deref()));
    }
    status
}

/// What the outputs are made of, and what is no longer needed then.
struct Made {
    reading: Reading,
    texts: Texts,
    spaces: Spaces,
    memory: Memory,
}

/// The host output's place, where it is not standard output, and the file that was begun beside it.
type HostPlace<'a> = (Option<&'a Path>, Option<Beside>);

/// The device IL and its place, where it is asked for.
type DeviceOutput<'a> = Option<(&'a str, &'a Path)>;

/// Writes all outputs, or none; the number of bytes of the host output. The unit had `bytes`.
fn emit(
    request: &Request,
    made: Made,
    ((host_path, mut begun), device): (HostPlace<'_>, DeviceOutput<'_>),
    (measures, bytes): (&mut Measures, usize),
) -> Result<u64, FileError> {
    let Made { reading, texts, spaces, memory } = made;
    let Reading { source, tokens, tree, names, bodies, .. } = reading;
    let mut write = || {
        let host = (host_path, begun.take());
        measures.time("emit", || write_outputs(request, host, device, &source, &texts))
    };
    // Only the text is needed any more. To give back the memory of the rest takes half as long as to write; what
    // is left of it goes with the process, which is faster than piece by piece.
    let mut rest = Some((tokens, tree, names, bodies, spaces, memory));
    let both = if request.threads.pay_for_part(bytes) {
        let give_back = || {
            drop(rest.take());
            memory::give_back();
        };
        side_by_side(give_back, &mut write)
    } else {
        None
    };
    std::mem::forget(rest);
    let prepared = both.map_or_else(write, |((), result)| result);
    let written = prepared.and_then(|prepared| put_outputs(prepared, host_path, &source, &texts));
    std::mem::forget((source, texts));
    written
}

/// Says what there is to say: `sink` is standard error, or the drop-in's file in place of it.
fn tell(request: &Request, report: &Report, sink: &mut dyn Write) -> Result<(), FileError> {
    let Request { answer, style, .. } = request;
    let text = answer.render(report, *style);
    match answer.to {
        To::StandardError => {
            say(sink, &text);
            Ok(())
        }
        To::StandardOutput | To::File(_) => answer.give(&text),
    }
}

/// Prepares what was asked for, the host output for `host_path`, where `begun` may be begun.
fn write_outputs<'a>(
    request: &'a Request,
    (host_path, begun): HostPlace<'a>,
    device: DeviceOutput<'a>,
    source: &'a Source,
    texts: &'a Texts,
) -> Result<Vec<Prepared<'a>>, FileError> {
    let mut outputs = Vec::new();
    if let Some(path) = host_path {
        let content = Content::Host(source, &texts.host);
        outputs.push(FileOutput { role: files::HOST_OUTPUT, path, content, begun });
    }
    if let (Some(path), true) = (&request.module_id_file, request.generate_module_id) {
        let content = Content::Bytes(texts.module_id.as_bytes());
        outputs.push(FileOutput { role: files::MODULE_ID, path, content, begun: None });
    }
    if let Some((text, path)) = device {
        let content = Content::Bytes(text.as_bytes());
        outputs.push(FileOutput { role: files::DEVICE_IL, path, content, begun: None });
    }
    outputs::prepare(outputs)
}

/// Where the device IL goes: releases are asked for it, too, and write none.
fn device_file(request: &Request) -> Option<&Path> {
    let path = request.device_file.as_deref();
    path.filter(|_| request.code && !request.options.dialect.is_released())
}

/// The unit once more, of which the device IL is asked when nothing is wrong with it.
fn device_unit(request: &Request, (name, text): (&str, &[u8]), options: &Options) -> Unit {
    let diagnostic_control = request.control.changes.clone();
    let options = Options { diagnostic_control, ..options.clone() };
    Unit { name: name.to_owned(), text: text.to_vec(), options }
}

/// Puts what is prepared into its place, and the host output to standard output where it has no other; gives its number of
/// bytes.
fn put_outputs(
    prepared: Vec<Prepared<'_>>,
    host_path: Option<&Path>,
    source: &Source,
    texts: &Texts,
) -> Result<u64, FileError> {
    let written = outputs::commit(prepared)?;
    if host_path.is_some() {
        return Ok(written.first().copied().unwrap_or_default());
    }
    Content::Host(source, &texts.host).write(&mut io::stdout().lock()).map_err(|reason| FileError {
        role: files::HOST_OUTPUT,
        name: "<standard output>".to_owned(),
        reason,
    })
}

/// Writes a fault that ends the run, and the released tool's closing lines. Returns the exit status.
fn catastrophe(to: &mut dyn Write, kind: &str, text: &str, file: Option<&str>) -> i32 {
    let place = match file {
        Some(name) => format!("in the compilation of \"{name}\""),
        None => "in this compilation".to_owned(),
    };
    let lines =
        format!("{kind}: {text}\n\n1 catastrophic error detected {place}.\nCompilation terminated.\n");
    say(to, &lines);
    CATASTROPHE
}

/// Writes messages. Nobody is left to be told when that fails, and the exit status says it anyway.
fn say(to: &mut dyn Write, text: &str) {
    let _ = to.write_all(text.as_bytes()).and_then(|()| to.flush());
}
