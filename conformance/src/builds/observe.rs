//! What one build can be asked: module id, warnings, symbols, code, data, and how it runs.

use super::build::Built;
use super::ptx;
use crate::process::{self, Finished};
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const TOOL_LIMIT: Duration = Duration::from_secs(900);
const RUN_LIMIT: Duration = Duration::from_secs(60);

/// The exit code of a program that found no GPU.
pub const NO_GPU: i32 = 77;

/// A finished run of the program linked with the fake runtime.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FakeRun {
    /// Code and streams.
    pub done: Finished,
    /// The log of registrations, launches and symbol copies.
    pub log: String,
}

/// Everything observed about one build. All texts are normalised: no folder of the build, no generated `__T<n>`.
#[derive(Debug, Clone)]
pub struct Observed {
    /// Text of the module id file.
    pub module_id: String,
    /// Lines of nvcc's messages that warn or remark, sorted.
    pub warnings: Vec<String>,
    /// `nm` of the host object: kind and mangled name, local symbols included; then what `nm` does not show of each symbol:
    /// size, type, binding and visibility. Both sorted.
    pub symbols: String,
    /// `objdump -d -r` of the host object.
    pub code: String,
    /// Contents and relocations of the data sections of the host object.
    pub data: String,
    /// Runs with the fake runtime, each a process of its own.
    pub fake: Vec<FakeRun>,
    /// The run of the program as nvcc linked it.
    pub plain: Finished,
}

/// Compiles the fake runtime of the corpus to `object`.
///
/// # Errors
/// When g++ refuses it.
pub fn compile_fake_runtime(source: &Path, toolkit: &Toolkit, object: &Path) -> Result<()> {
    let include = toolkit.top.join("include");
    let mut command = Command::new("g++");
    command
        .args(["-std=c++17", "-Wall", "-Wextra", "-O1", "-isystem"])
        .arg(include)
        .arg("-c")
        .arg(source)
        .arg("-o")
        .arg(object);
    tool(&mut command).map(|_| ())
}

/// Observes `built`, running it with the fake runtime `runs` times.
///
/// # Errors
/// When a tool fails on the build's files: the object is missing or does not link with the fake runtime.
pub fn observe(built: &Built, fake_runtime: &Path, runs: usize) -> Result<Observed> {
    let linked = link_fake(built, fake_runtime)?;
    let sizes = built.folder.join("parameter-sizes");
    fs::write(&sizes, ptx::render(&ptx::parameter_sizes(&read_all(built, ".ptx")?)))?;
    let fake = (0..runs).map(|_| run_fake(&linked, &sizes, &built.folder)).collect::<Result<_>>()?;
    let mut halves = HostObject::default();
    for object in built.kept_of_all(".o") {
        let HostObject { symbols, code, data } = host_object(&object)?;
        halves.symbols += &symbols;
        halves.code += &code;
        halves.data += &data;
    }
    let HostObject { symbols, code, data } = halves;
    Ok(Observed {
        module_id: read_all(built, ".module_id")?,
        warnings: warnings(&built.messages),
        symbols,
        code,
        data,
        fake,
        plain: process::run(&mut Command::new(built.executable()), RUN_LIMIT)?,
    })
}

/// What a host object is asked; the texts are those of [`Observed`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HostObject {
    /// Symbols of every kind.
    pub symbols: String,
    /// Disassembly with relocations.
    pub code: String,
    /// Contents and relocations of the data sections.
    pub data: String,
}

/// Observes a host object.
///
/// # Errors
/// When one of binutils fails on it.
pub fn host_object(object: &Path) -> Result<HostObject> {
    Ok(HostObject {
        symbols: symbols(&tool(Command::new("nm").arg(object))?)
            + &symbol_table(&tool(Command::new("readelf").arg("-sW").arg(object))?),
        code: disassembly(&tool(Command::new("objdump").args(["-d", "-r"]).arg(object))?),
        data: data_sections(&tool(Command::new("objdump").args(["-h", "-s", "-r"]).arg(object))?),
    })
}

fn link_fake(built: &Built, fake_runtime: &Path) -> Result<PathBuf> {
    let linked = built.folder.join(format!("{}.fake", built.name));
    // At a fixed address, so that function addresses among the logged arguments are equal from run to run.
    let mut command = Command::new("g++");
    command.arg("-no-pie").args(built.linked_objects()).arg(fake_runtime).arg("-o").arg(&linked);
    tool(&mut command).context("linking with the fake runtime")?;
    Ok(linked)
}

fn run_fake(linked: &Path, sizes: &Path, folder: &Path) -> Result<FakeRun> {
    let log = folder.join("log");
    if log.exists() {
        fs::remove_file(&log)?;
    }
    let mut command = Command::new(linked);
    let done = process::run(command.env("CUFE_FAKE_LOG", &log).env("CUFE_FAKE_PARAMS", sizes), RUN_LIMIT)?;
    // A program that ends before anything is registered writes no log.
    Ok(FakeRun { done, log: fs::read_to_string(&log).unwrap_or_default() })
}

/// A kept file of each source, one behind the other.
fn read_all(built: &Built, ending: &str) -> Result<String> {
    let paths = built.kept_of_all(ending);
    let first = paths.is_empty().then(|| built.kept(ending));
    paths.iter().chain(&first).map(|path| read(path)).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("the build left no {}", path.display()))
}

/// Runs a tool; its standard output.
///
/// # Errors
/// When it exits with another code than 0.
pub fn tool(command: &mut Command) -> Result<String> {
    let done = process::run(command.env("LC_ALL", "C"), TOOL_LIMIT)?;
    if done.code != 0 {
        let first: String = done.err.lines().take(12).map(|line| format!("\n  {line}")).collect();
        bail!("{} failed with exit {}:{first}", command.get_program().to_string_lossy(), done.code);
    }
    Ok(done.out)
}

/// The messages that are not plain context: every line that says `warning` or `remark`.
#[must_use]
pub fn warnings(messages: &str) -> Vec<String> {
    let mut lines: Vec<String> = messages
        .lines()
        .filter(|line| line.contains("warning") || line.contains("remark #"))
        // clang counts them at the end.
        .filter(|line| !line.ends_with("warning generated.") && !line.ends_with("warnings generated."))
        .map(|line| generated_names(&without_column(line.trim())))
        .collect();
    lines.sort();
    lines
}

/// `file:line:column: text` without the column: the released tool prints the program anew, so columns are its own.
fn without_column(line: &str) -> String {
    let Some((place, text)) = line.split_once(": warning") else { return line.to_owned() };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match place.rsplit_once(':') {
        Some((before, column))
            if is_number(column) && before.rsplit_once(':').is_some_and(|(_, line)| is_number(line)) =>
        {
            format!("{before}: warning{text}")
        }
        _ => line.to_owned(),
    }
}

fn symbols(nm: &str) -> String {
    // `0000000000000040 t name` or `                 U name`: the address is the disassembly's matter.
    let mut lines: Vec<String> = nm.lines().filter_map(|line| line.get(17..)).map(generated_names).collect();
    lines.sort();
    lines.join("\n") + "\n"
}

// `Num: Value Size Type Bind Vis Ndx Name`. Number and section index depend on the order of everything else.
fn symbol_table(readelf: &str) -> String {
    let mut lines: Vec<String> = readelf
        .lines()
        .filter_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
            [number, _, size, kind, binding, visibility, _, name]
                if number.ends_with(':') && size != "Size" =>
            {
                Some(generated_names(&format!("{name} {kind} {binding} {visibility} size {size}")))
            }
            _ => None,
        })
        .collect();
    lines.sort();
    lines.join("\n") + "\n"
}

fn disassembly(objdump: &str) -> String {
    let body = objdump.lines().filter(|line| !line.contains("file format"));
    body.map(|line| generated_names(line) + "\n").collect()
}

// `objdump -h -s -r` prints the section headers, then the relocations and the contents by section. Kept: size and contents of
// every section that the program can read, and the relocations in them. `.group` and `.eh_frame` follow from the code.
fn data_sections(objdump: &str) -> String {
    let wanted = |name: &str| {
        let starts = [
            ".data",
            ".rodata",
            ".bss",
            ".tdata",
            ".tbss",
            ".init_array",
            ".gcc_except_table",
            ".nv",
            "__nv_",
        ];
        starts.iter().any(|start| name.starts_with(start))
    };
    let mut text = String::new();
    let mut inside = false;
    for line in objdump.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(rest) = line.strip_prefix("RELOCATION RECORDS FOR [") {
            inside = wanted(rest);
        } else if let Some(rest) = line.strip_prefix("Contents of section ") {
            inside = wanted(rest);
        } else if words.len() == 7 && words[0].parse::<usize>().is_ok() {
            // A header line: index, name, size, addresses, offset, alignment.
            if wanted(words[1]) {
                text += &format!("section {} size {} align {}\n", words[1], words[2], words[6]);
            }
            continue;
        } else if line.is_empty() {
            inside = false;
        }
        if inside {
            text += &generated_names(line);
            text.push('\n');
        }
    }
    text
}

/// Replaces the number of a generated name, `__T<n>` with or without its mangled length, by `#`: both front ends count for
/// themselves.
fn generated_names(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("__T") {
        let digits = rest[at + 3..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            result += &rest[..at + 3];
        } else {
            result += rest[..at].trim_end_matches(|c: char| c.is_ascii_digit());
            result += "__T#";
        }
        rest = &rest[at + 3 + digits..];
    }
    result + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn generated_names_lose_their_numbers() {
        assert_eq!(generated_names("_ZN4__T0C1Ev _ZN5__T12C1Ev __Tx"), "_ZN__T#C1Ev _ZN__T#C1Ev __Tx");
    }

    #[test]
    fn symbols_are_kind_and_name() {
        let nm = "0000000000000010 t b\n                 U a\n";
        assert_eq!(symbols(nm), "U a\nt b\n");
    }

    #[test]
    fn a_symbol_table_has_visibility_and_no_numbers() {
        let readelf = "\
Symbol table '.symtab' contains 3 entries:
   Num:    Value          Size Type    Bind   Vis      Ndx Name
     0: 0000000000000000     0 NOTYPE  LOCAL  DEFAULT  UND 
     2: 0000000000000040    12 FUNC    GLOBAL HIDDEN     1 _Z1kv
";
        assert_eq!(symbol_table(readelf), "_Z1kv FUNC GLOBAL HIDDEN size 12\n");
    }

    #[test]
    fn warnings_of_a_build() {
        let messages = "a.cu(3): warning #177-D: variable \"x\" was declared but never referenced\n    int x;\n\nRemark: hush\n\
            2 warnings generated.\n1 warning generated.\n";
        assert_eq!(
            warnings(messages),
            ["a.cu(3): warning #177-D: variable \"x\" was declared but never referenced"]
        );
    }

    #[test]
    fn columns_of_warnings_are_not_compared() {
        assert_eq!(without_column("a.cu:3:17: warning: old [-W]"), "a.cu:3: warning: old [-W]");
        assert_eq!(without_column("a.cu:3: warning: old"), "a.cu:3: warning: old");
        assert_eq!(without_column("a.cu(3): warning #1-D: old"), "a.cu(3): warning #1-D: old");
    }

    #[test]
    fn data_without_code() {
        let objdump = "\
a.o:     file format elf64-x86-64

Sections:
Idx Name          Size      VMA               LMA               File off  Algn
  0 .text         0000000b  0000000000000000  0000000000000000  00000040  2**0
                  CONTENTS, ALLOC, LOAD, RELOC, READONLY, CODE
  1 .data         00000004  0000000000000000  0000000000000000  0000004c  2**2
                  CONTENTS, ALLOC, LOAD, DATA
RELOCATION RECORDS FOR [.text]:
OFFSET           TYPE              VALUE
0000000000000020 R_X86_64_PC32     .text

RELOCATION RECORDS FOR [.data]:
OFFSET           TYPE              VALUE
0000000000000000 R_X86_64_64       f

Contents of section .text:
 0000 f30f1efa 554889e5
Contents of section .data:
 0000 07000000
";
        expect![[r"
            section .data size 00000004 align 2**2
            RELOCATION RECORDS FOR [.data]:
            OFFSET           TYPE              VALUE
            0000000000000000 R_X86_64_64       f
            Contents of section .data:
             0000 07000000
        "]]
        .assert_eq(&data_sections(objdump));
    }
}
