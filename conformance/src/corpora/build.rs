//! Host halves of units, built twice: from the released tool's host text and from cufe's, with the same stub file.
//!
//! ```text
//! unit --cudafe++--> host text --+                     +--> object --+
//! device unit --cicc--> stub ----+-- nvcc's g++ -c ----+             +-- compare (symbols, code, data, warnings, module id)
//! unit --cufe------> host text --+                     +--> object --+-- fake runtime --> compare (log, output), where they link
//! ```
//! The commands are those of `nvcc --dryrun`. The device half is not assembled: the stub file includes an empty fat binary, the
//! same in both builds.

use super::links::Linker;
use super::unit::Unit;
use crate::builds::compare::{Comparison, Difference, first_difference, new_warnings};
use crate::builds::observe::{host_object, warnings};
use crate::builds::stage::cache_folder;
use crate::process::{self, Finished};
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(1800);
const STUB: &str = "unit.stub.c";
const FAT_BINARY: &str = "unit.fatbin.c";
const SEED: &str = "seed";
const KEPT: [&str; 6] = ["key", "real.id", STUB, "real.o", "real.err", SEED];
const EMPTY_FAT_BINARY: &str = "static const unsigned long long fatbinData[] = {1};\n\
    static const struct { int m; int v; const unsigned long long *d; char *f; } __fatDeviceText = {0x466243b1, 1, fatbinData, 0};\n";

/// Commands of `nvcc --dryrun -c`, files taken out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Commands {
    /// Preprocesses the device half.
    pub(super) device: Vec<String>,
    /// The device compiler.
    pub(super) cicc: Vec<String>,
    /// Compiles the host text.
    pub(super) host: Vec<String>,
    /// Preprocesses the host half.
    pub(super) preprocess: Vec<String>,
    /// Arguments of the front end.
    pub(super) front_end: Vec<String>,
}

/// The released tools do not build a unit: there is nothing to compare with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(String);

impl std::fmt::Display for Refused {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// What two builds of a unit came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Judged {
    /// Everything in which they differ.
    pub differences: Vec<Difference>,
    /// Whether the unit links with the fake runtime, so that logs and outputs were compared.
    pub is_linked: bool,
}

/// Builds both and compares; `scratch` takes all files. A difference named `build` is all there is when cufe's half does not
/// compile.
///
/// # Errors
/// When the released tools refuse the unit: then there is nothing to compare with.
pub fn judge(toolkit: &Toolkit, linker: &Linker, cufe: &Path, unit: &Unit, scratch: &Path) -> Result<Judged> {
    let Some(text) = &unit.text else { bail!("there is no text: the preprocessor refuses the source") };
    let commands = dry_run(toolkit, &unit.place, &unit.source.0, &unit.source.1)?;
    let reference = reference(toolkit, &commands, unit, text)?;
    let seed = seed_of(&reference);
    let real_id = fs::read_to_string(reference.join("real.id"))?;
    let built =
        |comparison, text| Judged { differences: vec![Difference { comparison, text }], is_linked: false };
    let cufe_id = match front_end(cufe, unit, text, scratch, "cufe", seed.as_deref())? {
        Ok(id) => id,
        Err(done) => {
            return Ok(built(Comparison::Build, format!("cufe exits {}\n{}", done.code, first_lines(&done))));
        }
    };
    prepare_host(&reference, scratch)?;
    let mut cufe = host(&commands, unit, scratch, "cufe")?;
    cufe.err = cufe.err.replace(&*scratch.to_string_lossy(), "");
    if cufe.code != 0 {
        return Ok(built(
            Comparison::Build,
            format!("the host compiler exits {}\n{}", cufe.code, first_lines(&cufe)),
        ));
    }
    let (real_object, own_object) = (reference.join("real.o"), scratch.join("cufe.o"));
    let (theirs, ours) = (host_object(&real_object)?, host_object(&own_object)?);
    let said = fs::read_to_string(reference.join("real.err"))?;
    let found = [
        (Comparison::Warnings, new_warnings(&warnings(&said), &warnings(&cufe.err))),
        (Comparison::ModuleId, first_difference(&real_id, &cufe_id)),
        (Comparison::Symbols, first_difference(&theirs.symbols, &ours.symbols)),
        (Comparison::Code, first_difference(&theirs.code, &ours.code)),
        (Comparison::Data, first_difference(&theirs.data, &ours.data)),
    ];
    let mut differences: Vec<Difference> = found
        .into_iter()
        .filter_map(|(comparison, text)| Some(Difference { comparison, text: text? }))
        .collect();
    let linked = linker.compare(&real_object, &own_object, scratch)?;
    let is_linked = linked.is_some();
    differences.extend(linked.into_iter().flatten());
    Ok(Judged { differences, is_linked })
}

/// The folder with what the released tools make of a unit: module id, stub file, object, and what the host compiler said.
/// The device compiler takes minutes on some, so it is kept, named by everything that it depends on.
pub(super) fn reference(toolkit: &Toolkit, commands: &Commands, unit: &Unit, text: &Path) -> Result<PathBuf> {
    let contents = crc32fast::hash(&fs::read(text)?);
    let Commands { device, cicc, host: host_compiler, .. } = commands;
    let key = format!(
        "{}\n{contents:08x}\n{:?}\nCommands {{ device: {device:?}, cicc: {cicc:?}, host: {host_compiler:?} }}\n",
        toolkit.said, unit.arguments
    );
    let cache = cache_folder("builds")?.join("corpora");
    let name = unit.name.replace('/', ".");
    let folder = cache.join(format!("{name}-{:08x}", crc32fast::hash(key.as_bytes())));
    if fs::read_to_string(folder.join("key")).is_ok_and(|known| known == key) {
        return Ok(folder);
    }
    fs::create_dir_all(&cache).with_context(|| format!("cannot make {}", cache.display()))?;
    // Another run may be at it too: each works in a folder of its own, and the first to finish wins.
    let work = tempfile::Builder::new().prefix("real-").tempdir_in(&cache)?;
    let front_end = |seed| {
        front_end(&toolkit.front_end(), unit, text, work.path(), "real", seed)?.map_err(refused("cudafe++"))
    };
    if is_of_the_moment(&front_end(None)?) {
        let seed = crc32fast::hash(unit.name.as_bytes()).to_string();
        fs::write(work.path().join(SEED), &seed)?;
        front_end(Some(&seed))?;
    }
    stub(commands, unit, work.path())?;
    fs::write(work.path().join(FAT_BINARY), EMPTY_FAT_BINARY)?;
    let real = host(commands, unit, work.path(), "real")?;
    if real.code != 0 {
        return Err(refused("the host compiler, on the released tool's output,")(real));
    }
    fs::write(work.path().join("real.err"), real.err.replace(&*work.path().to_string_lossy(), ""))?;
    fs::write(work.path().join("key"), &key)?;
    for entry in fs::read_dir(work.path())? {
        let path = entry?.path();
        let is_kept = path.file_name().is_some_and(|name| KEPT.iter().any(|kept| name == *kept));
        match is_kept {
            true => {}
            false if path.is_dir() => fs::remove_dir_all(&path)?,
            false => fs::remove_file(&path)?,
        }
    }
    let work = work.keep();
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::rename(&work, &folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// Whether the released tool made the id of the time and its process, for want of a definition: `_<crc>_<n>_<file>_<hash>_<pid>`.
/// With a seed it is the same every time.
fn is_of_the_moment(id: &str) -> bool {
    let mut parts = id.rsplit('_');
    let (last, hash) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let is_hash = hash.len() == 8 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hash && !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit())
}

fn refused(who: &str) -> impl Fn(Finished) -> anyhow::Error {
    let who = who.to_owned();
    move |done| Refused(format!("{who} exits {}: {}", done.code, first_lines(&done))).into()
}

/// The seed that the released tool was given for a unit, if it was.
pub(super) fn seed_of(reference: &Path) -> Option<String> {
    fs::read_to_string(reference.join(SEED)).ok()
}

/// Puts beside the host texts what they include.
pub(super) fn prepare_host(reference: &Path, scratch: &Path) -> Result<()> {
    fs::copy(reference.join(STUB), scratch.join(STUB))?;
    fs::write(scratch.join(FAT_BINARY), EMPTY_FAT_BINARY)?;
    Ok(())
}

fn first_lines(done: &Finished) -> String {
    let errors: Vec<&str> = done.err.lines().filter(|line| line.contains("error")).take(4).collect();
    if errors.is_empty() {
        done.err.lines().take(4).collect::<Vec<_>>().join("\n")
    } else {
        errors.join("\n")
    }
}

/// Writes `<name>.cpp` and gives the module id.
pub(super) fn front_end(
    program: &Path,
    unit: &Unit,
    text: &Path,
    scratch: &Path,
    name: &str,
    seed: Option<&str>,
) -> Result<std::result::Result<String, Finished>> {
    let id = scratch.join(format!("{name}.id"));
    let mut command = unit.front_end(program);
    command.arg("--gen_c_file_name").arg(host_text(scratch, name)?);
    command.args(["--stub_file_name", STUB, "--gen_module_id_file", "--module_id_file_name"]).arg(&id);
    if let Some(seed) = seed {
        command.args(["--frandom-seed", seed]);
    }
    command.arg(text);
    let done = process::run(&mut command, LIMIT)?;
    if done.code != 0 {
        return Ok(Err(done));
    }
    Ok(Ok(fs::read_to_string(&id).with_context(|| format!("no {}", id.display()))?))
}

/// Where the host text of a front end goes: under the same name, which the object's symbol table says.
fn host_text(scratch: &Path, name: &str) -> Result<PathBuf> {
    let folder = scratch.join(name);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder.join("unit.cudafe1.cpp"))
}

/// Lets the device compiler write the stub file, for the released tool's module id.
fn stub(commands: &Commands, unit: &Unit, scratch: &Path) -> Result<()> {
    let text = scratch.join("device.ii");
    let mut preprocess = Command::new(&commands.device[0]);
    preprocess.current_dir(&unit.place).args(&commands.device[1..]).arg("-o").arg(&text);
    succeed(&mut preprocess, "preprocessing the device half")?;
    let mut cicc = Command::new(&commands.cicc[0]);
    cicc.current_dir(&unit.place).args(&commands.cicc[1..]).args([
        "--include_file_name",
        FAT_BINARY,
        "--module_id_file_name",
    ]);
    cicc.arg(scratch.join("real.id")).arg("--gen_c_file_name").arg(scratch.join("device.c"));
    // The stub file is the front end's: nothing behind it is needed, and for link-time optimisation the least is done.
    cicc.arg("-lto");
    cicc.arg("--stub_file_name")
        .arg(scratch.join(STUB))
        .arg("--gen_device_file_name")
        .arg(scratch.join("device.gpu"));
    cicc.arg(&text).arg("-o").arg(scratch.join("device.ptx"));
    succeed(&mut cicc, "cicc")?;
    // Its line markers name this folder, which is gone when the file is used again.
    let path = scratch.join(STUB);
    let text = fs::read_to_string(&path)?.replace(&*scratch.to_string_lossy(), "");
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn host(commands: &Commands, unit: &Unit, scratch: &Path, name: &str) -> Result<Finished> {
    process::run(&mut host_command(commands, unit, scratch, name)?, LIMIT)
}

/// The host compiler on a host text.
pub(super) fn host_command(commands: &Commands, unit: &Unit, scratch: &Path, name: &str) -> Result<Command> {
    let mut command = Command::new(&commands.host[0]);
    command.current_dir(&unit.place).env("LC_ALL", "C").args(&commands.host[1..]).arg("-I").arg(scratch);
    command.arg(host_text(scratch, name)?).arg("-o").arg(scratch.join(format!("{name}.o")));
    Ok(command)
}

fn succeed(command: &mut Command, what: &str) -> Result<()> {
    let done = process::run(command, LIMIT)?;
    if done.code == 0 { Ok(()) } else { Err(refused(what)(done)) }
}

/// The commands for a source; `source` is relative to `place`.
pub(super) fn dry_run(toolkit: &Toolkit, place: &Path, flags: &[String], source: &Path) -> Result<Commands> {
    let mut command = Command::new(toolkit.nvcc());
    command
        .current_dir(place)
        .args(["--dryrun", "-c", "-arch=sm_90"])
        .args(flags)
        .arg(source)
        .args(["-o", "unit.o"]);
    let done = process::run(&mut command, LIMIT)?;
    commands(&done.err)
        .with_context(|| format!("nvcc --dryrun of {} says nothing that is expected", source.display()))
}

/// The three commands in what `nvcc --dryrun` says.
fn commands(said: &str) -> Option<Commands> {
    let lines: Vec<Vec<String>> =
        said.lines().filter_map(|line| Some(words(line.strip_prefix("#$ ")?))).collect();
    let value = |name: &str| -> Option<&str> {
        said.lines().find_map(|line| line.strip_prefix("#$ ")?.strip_prefix(name)?.strip_prefix('='))
    };
    let cicc_path = value("CICC_PATH")?;
    let find = |wanted: &dyn Fn(&[String]) -> bool| lines.iter().find(|words| wanted(words)).cloned();
    let preprocess = |ending: &str| {
        let mut words = find(&|words| {
            words.last().is_some_and(|last| last.ends_with(ending)) && words.contains(&"-E".to_owned())
        })?;
        words.truncate(words.iter().position(|word| word == "-o")?);
        Some(words)
    };
    let device = preprocess(".cpp1.ii")?;
    let mut host = find(&|words| {
        words.iter().any(|word| word.ends_with(".cudafe1.cpp")) && words.contains(&"-c".to_owned())
    })?;
    host.truncate(host.iter().position(|word| word.ends_with(".cudafe1.cpp"))?);
    let all = find(&|words| words.first().is_some_and(|first| first.ends_with("/cicc")))?;
    const FILES: [&str; 6] = [
        "--include_file_name",
        "--module_id_file_name",
        "--gen_c_file_name",
        "--stub_file_name",
        "--gen_device_file_name",
        "-o",
    ];
    let without_files = |all: Vec<String>| {
        let mut kept = Vec::new();
        let mut rest = all.into_iter();
        while let Some(word) = rest.next() {
            if FILES.contains(&word.as_str()) {
                rest.next();
            } else if !word.ends_with(".ii") && word != "--gen_module_id_file" {
                kept.push(word);
            }
        }
        kept
    };
    let cicc = without_files(all.into_iter().map(|word| word.replace("$CICC_PATH", cicc_path)).collect());
    let mut front_end = without_files(find(&|words| words.first().is_some_and(|first| first == "cudafe++"))?);
    front_end.remove(0);
    Some(Commands { device, cicc, host, preprocess: preprocess(".cpp4.ii")?, front_end })
}

/// Words of a shell command as nvcc prints it: some between double quotes, with backslashes before quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            '\\' => word.get_or_insert_default().extend(letters.next()),
            letter if letter.is_whitespace() && !quoted => words.extend(word.take()),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_command() {
        assert_eq!(
            words(r#"gcc -D"A B"  "-I/x y" -DS=\"q\" """#),
            ["gcc", "-DA B", "-I/x y", "-DS=\"q\"", ""]
        );
    }

    #[test]
    fn ids_of_the_moment() {
        assert!(is_of_the_moment("_a2a4c25f_16_pointwise_ops_cu_9dabfd42_12880"));
        assert!(!is_of_the_moment("_a2a4c25f_16_pointwise_ops_cu_c86ce31f"));
        assert!(!is_of_the_moment("_470d327d_8_hello_cu__Z1kPi"));
        assert!(!is_of_the_moment("_470d327d_8_hello_cu_main"));
    }

    #[test]
    fn commands_of_a_dry_run_without_files() {
        let said = r#"#$ CICC_PATH=/t/nvvm/bin
#$ gcc -E -x c++ -DA "x.cu" -o "tmp/1_x.cpp4.ii"
#$ cudafe++ --c++17 --gen_module_id_file --stub_file_name "x.c" "tmp/1_x.cpp4.ii"
#$ gcc -D__CUDA_ARCH__=900 -E -x c++ "x.cu" -o "tmp/2_x.cpp1.ii"
#$ "$CICC_PATH/cicc" --c++17 --include_file_name "x.fatbin.c" -tused --gen_c_file_name "tmp/x.c" "tmp/2_x.cpp1.ii" -o "tmp/x.ptx"
#$ gcc -D__CUDA_ARCH__=900 -c -x c++ -Wno-psabi "tmp/x.cudafe1.cpp" -o "x.o"
"#;
        let made = commands(said).unwrap();
        assert_eq!(made.device, ["gcc", "-D__CUDA_ARCH__=900", "-E", "-x", "c++", "x.cu"]);
        assert_eq!(made.cicc, ["/t/nvvm/bin/cicc", "--c++17", "-tused"]);
        assert_eq!(made.host, ["gcc", "-D__CUDA_ARCH__=900", "-c", "-x", "c++", "-Wno-psabi"]);
        assert_eq!(made.preprocess, ["gcc", "-E", "-x", "c++", "-DA", "x.cu"]);
        assert_eq!(made.front_end, ["--c++17"]);
        assert_eq!(commands("#$ TOP=/t\n"), None);
    }
}
