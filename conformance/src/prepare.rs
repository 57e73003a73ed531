//! Case -> Unit: the attribute macros are expanded by `g++ -E`, once per pass for all cases together, and
//! the hand prologue is put in front, with line markers that give every line its place in the case file.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail, ensure};
use cufe_spec::unit::{Pass, Unit};

use crate::case::{Case, Run};

/// `corpus/prologue.h`: the declarations of small programs, already in preprocessed form.
const PROLOGUE: &str = include_str!("../../corpus/prologue.h");

/// The attribute macros that cases are written with.
const ATTRIBUTES: &str = include_str!("../attributes.h");

/// Separates the cases in the batch. An unknown pragma passes through the preprocessor.
const SENTINEL: &str = "#pragma cufe_conformance_case ";

/// Units by (case id, run).
pub type Units = BTreeMap<(String, Run), Unit>;

/// Preprocessed texts by case id and whether `__CUDA_ARCH__` is defined.
pub type Texts<'a> = BTreeMap<(&'a str, bool), String>;

/// Preprocesses every case for every run that it asks for.
///
/// # Errors
/// g++ is missing, or it rejects a case.
pub fn prepare(cases: &[Case]) -> anyhow::Result<Units> {
    let mut units = Units::new();
    for arch in [false, true] {
        let is_asked = |case: &&Case| case.runs.iter().any(|(run, _)| run.defines_cuda_arch() == arch);
        let asked: Vec<&Case> = cases.iter().filter(is_asked).collect();
        for (case, text) in preprocess_all(&asked, arch)? {
            for (run, _) in case.runs.iter().filter(|(run, _)| run.defines_cuda_arch() == arch) {
                units.insert((case.id.clone(), *run), unit(case, *run, &text)?);
            }
        }
    }
    Ok(units)
}

/// Preprocesses every case with and without `__CUDA_ARCH__`, whatever runs it asks for.
///
/// # Errors
/// g++ is missing, or it rejects a case.
pub fn texts<'a>(cases: &[&'a Case]) -> anyhow::Result<Texts<'a>> {
    let mut texts = Texts::new();
    for arch in [false, true] {
        let of_arch = preprocess_all(cases, arch)?;
        texts.extend(of_arch.into_iter().map(|(case, text)| ((case.id.as_str(), arch), text)));
    }
    Ok(texts)
}

/// The text of each case: one process for those without macros of their own together.
fn preprocess_all<'a>(cases: &[&'a Case], arch: bool) -> anyhow::Result<Vec<(&'a Case, String)>> {
    let (alone, together): (Vec<&Case>, Vec<&Case>) =
        cases.iter().partition(|case| has_directives(&case.source));
    let mut batches = vec![together];
    batches.extend(alone.into_iter().map(|case| vec![case]));
    let mut texts = Vec::new();
    for batch in batches.into_iter().filter(|batch| !batch.is_empty()) {
        let of_batch = preprocess(&batch, arch)?;
        texts.extend(batch.into_iter().zip(of_batch));
    }
    Ok(texts)
}

/// The unit of a preprocessed case in `run`.
///
/// # Errors
/// The case has an argument that the suite does not know.
pub fn unit(case: &Case, run: Run, text: &str) -> anyhow::Result<Unit> {
    let options = case.options(run).map_err(anyhow::Error::msg)?;
    let name = case.file_name();
    // The runtime compiler has its own declarations, and the prologue's host functions are errors to it.
    let device_only = run.pass() == Pass::Jit;
    let text = if device_only { format!("# 1 \"{name}\"\n{text}") } else { behind_prologue(&name, text) };
    Ok(Unit { name, text: text.into_bytes(), options })
}

/// `text` behind the hand prologue, with line markers that make its first line line 1 of the file `name`.
pub fn behind_prologue(name: &str, text: &str) -> String {
    format!("# 1 \"{name}\"\n# 1 \"prologue.h\" 1\n{PROLOGUE}# 1 \"{name}\" 2\n{text}")
}

/// Whether a case defines macros or tests them: then it is preprocessed alone.
fn has_directives(source: &str) -> bool {
    source.lines().any(|line| {
        let line = line.trim_start();
        line.starts_with('#') && !line.starts_with("#pragma")
    })
}

fn preprocess(batch: &[&Case], arch: bool) -> anyhow::Result<Vec<String>> {
    let mut input = ATTRIBUTES.to_owned();
    for (index, case) in batch.iter().enumerate() {
        input.push_str(&format!("{SENTINEL}{index}\n# 1 \"{}\"\n{}\n", case.file_name(), case.source));
    }
    let output = run_preprocessor(&input, arch)?;
    let mut texts = vec![String::new(); batch.len()];
    let mut current = None;
    for line in output.lines() {
        if let Some(index) = line.strip_prefix(SENTINEL) {
            current = Some(index.trim().parse::<usize>().context("the preprocessor changed a separator")?);
        } else if let Some(text) = current.and_then(|index| texts.get_mut(index)) {
            text.push_str(line);
            text.push('\n');
        }
    }
    ensure!(current == Some(batch.len() - 1), "the preprocessor lost a case");
    Ok(texts)
}

fn run_preprocessor(input: &str, arch: bool) -> anyhow::Result<String> {
    let mut command = Command::new("g++");
    command.args(["-E", "-x", "c++", "-std=c++17", "-nostdinc", "-D__CUDACC__", "-D__NVCC__"]);
    if arch {
        command.arg("-D__CUDA_ARCH__=900");
    }
    let mut child = command
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot run g++, which expands the attribute macros of the cases")?;
    let mut stdin = child.stdin.take().context("g++ has no standard input")?;
    let bytes = input.as_bytes().to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&bytes));
    let output = child.wait_with_output().context("cannot read from g++")?;
    if writer.join().is_err() || !output.status.success() {
        bail!("g++ -E rejects a case:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    String::from_utf8(output.stdout).context("g++ wrote bytes that are not UTF-8")
}
