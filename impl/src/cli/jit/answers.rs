//! Preprocessing as NVRTC does it: the host compiler's `-E` without its own macros and with NVRTC's answers.
//!
//! Which macros NVRTC defines and what its `__has_builtin` answers is asked of NVRTC itself: a text with a variable for each
//! name whose PTX holds the values. The names are those that conditions of the source and its headers ask for, which the host
//! compiler tells (`-dU` and `-Wundef`); answers lead to further conditions until nothing new is asked.

use super::answered::Answered;
use super::nvrtc::Nvrtc;
use crate::cli::preprocess::{JIT, PreprocessError};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// So many times at most.
const ROUNDS: usize = 12;
/// Questions with one word as operand.
const QUESTIONS: [&str; 6] = [
    "__has_builtin",
    "__has_attribute",
    "__has_feature",
    "__has_extension",
    "__has_declspec_attribute",
    "__is_identifier",
];
/// What the host compiler answers: for NVRTC, too, as it is the same text, or words with scopes.
const LEFT: [&str; 10] = [
    "__FILE__",
    "__LINE__",
    "__COUNTER__",
    "__DATE__",
    "__TIME__",
    "__cplusplus",
    "__has_include",
    "__has_include_next",
    "__has_cpp_attribute",
    "__has_c_attribute",
];
/// How the names of the header `nv/target` begin. NVRTC has read it already, and the host compiler reads it, too: its macros have
/// parameters, and a text in which they are expanded can be shortened.
const TARGET_HEADER: [&str; 3] = ["NV_", "_NV_", "__NV_"];
/// How the names of NVRTC's own macros begin that look like that header's.
const BUILTIN_MACRO: &str = "__NV_BUILTIN_";
/// What stands for the operands of a macro.
const OPERANDS: &str = "__cufe_operands";
/// How a macro begins that holds the answer to a question about a word.
const ANSWER: &str = "__cufe_answer_";

/// What is preprocessed.
pub(super) struct Source<'a> {
    pub(super) file: &'a Path,
    pub(super) compiler: &'a Path,
    /// `-I`, `-D`, `-U`, `-std` and `-include`, as the host compiler takes them.
    pub(super) arguments: &'a [OsString],
    /// The options of NVRTC on which its macros may depend.
    pub(super) options: &'a [OsString],
    /// What NVRTC answered in earlier runs.
    pub(super) answered: &'a Answered,
}

/// Something that is asked: whether a macro is defined and how, or a question about a word.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Asked {
    Macro(String),
    /// What a macro with parameters, one that is an attribute as a rule, stands for.
    Call(String),
    Word(&'static str, String),
}

/// The answers: the text of a macro, the value of a question; `None` for what is not defined, or no.
type Answers = BTreeMap<Asked, Option<String>>;

/// The preprocessed text.
///
/// # Errors
/// In words, why there is none.
pub(super) fn preprocess(source: &Source<'_>, nvrtc: &Nvrtc) -> Result<Vec<u8>, String> {
    let folder = tempfile::tempdir().map_err(|why| format!("cannot make a folder: {why}"))?;
    let header = folder.path().join("answers.h");
    let mut answers = Answers::new();
    ask(
        QUESTIONS.iter().map(|name| Asked::Macro((*name).to_owned())).collect(),
        &mut answers,
        source,
        nvrtc,
    )?;
    for _ in 0..ROUNDS {
        fs::write(&header, written(&answers))
            .map_err(|why| format!("cannot write {}: {why}", header.display()))?;
        let mut command = Command::new(source.compiler);
        command.args(["-E", "-dU", "-x", "c++", "-undef", "-nostdinc", "-Wundef", "-Wsystem-headers"]);
        command.arg("-include").arg(&header).args(source.arguments).arg(source.file);
        let done = command.env("LC_ALL", "C.UTF-8").stdin(Stdio::null()).output();
        let done =
            done.map_err(|why| PreprocessError::NoCompiler(source.compiler.to_path_buf(), why).to_string())?;
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        let new: Vec<Asked> =
            asked(&done.stdout, &said).into_iter().filter(|one| !answers.contains_key(one)).collect();
        if !new.is_empty() {
            ask(new, &mut answers, source, nvrtc)?;
            ask(attributes(&answers), &mut answers, source, nvrtc)?;
        } else if done.status.success() {
            return Ok(without_notes(&done.stdout, &header));
        } else {
            let errors = said.lines().filter(|line| line.contains("error: ")).collect::<Vec<_>>().join("\n");
            return Err(format!("the host compiler's -E failed:\n{errors}"));
        }
    }
    Err(format!("conditions of the source lead to further ones more than {ROUNDS} times"))
}

/// What NVRTC declares before a source, preprocessed.
///
/// # Errors
/// In words, why there is none.
pub(super) fn declared(compiler: &Path, standard: &str) -> Result<Vec<u8>, String> {
    let folder = tempfile::tempdir().map_err(|why| format!("cannot make a folder: {why}"))?;
    let header = folder.path().join(JIT.0);
    fs::write(&header, JIT.1).map_err(|why| format!("cannot write {}: {why}", header.display()))?;
    let mut command = Command::new(compiler);
    command.args(["-E", "-P", "-x", "c++", "-undef", "-nostdinc", "-w", "-D__CUDACC__", "-D__CUDACC_RTC__"]);
    let done = command.arg(format!("-std={standard}")).arg(&header).stdin(Stdio::null()).output();
    let done = done.map_err(|why| PreprocessError::NoCompiler(compiler.to_path_buf(), why).to_string())?;
    match done.status.success() {
        true => Ok(done.stdout),
        false => Err("the host compiler's -E failed on what NVRTC declares".to_owned()),
    }
}

/// What conditions asked for: `-dU` notes macros that were tested or expanded, `-Wundef` names that stand for 0.
fn asked(text: &[u8], said: &str) -> BTreeSet<Asked> {
    let text = String::from_utf8_lossy(text);
    let noted = text
        .lines()
        .filter_map(|line| line.strip_prefix("#define ").or_else(|| line.strip_prefix("#undef ")));
    let undefined =
        said.lines().filter_map(|line| line.split_once("warning: \"")?.1.split_once("\" is not defined"));
    let names = noted.map(word).chain(undefined.map(|(name, _)| name));
    names
        .filter_map(|name| match name.strip_prefix(ANSWER) {
            Some(rest) => {
                let question = QUESTIONS.iter().find(|question| rest.starts_with(&format!("{question}_")))?;
                Some(Asked::Word(question, rest[question.len() + 1..].to_owned()))
            }
            None if LEFT.contains(&name) || name.is_empty() => None,
            None if !name.starts_with(BUILTIN_MACRO)
                && TARGET_HEADER.iter().any(|before| name.starts_with(before)) =>
            {
                None
            }
            None => Some(Asked::Macro(name.to_owned())),
        })
        .collect()
}

/// The identifier at the beginning.
fn word(text: &str) -> &str {
    let end = text.find(|one: char| !one.is_ascii_alphanumeric() && one != '_').unwrap_or(text.len());
    &text[..end]
}

/// Asks NVRTC. Where one of the questions is no valid text, it is found by halving, and its answer is no.
fn ask(names: Vec<Asked>, answers: &mut Answers, source: &Source<'_>, nvrtc: &Nvrtc) -> Result<(), String> {
    if names.is_empty() {
        return Ok(());
    }
    let text = questions(&names);
    let key = source.answered.key(nvrtc.library(), source.options, &text);
    if let Some(known) = source.answered.recall(key.as_deref(), names.len()) {
        answers.extend(names.into_iter().zip(known));
        return Ok(());
    }
    // Of several questions of which one is no valid text, that is kept, and no answer.
    let is_refused = source.answered.recall(key.as_deref(), 0).is_some();
    let ptx = match is_refused {
        true => None,
        false => nvrtc.compile("answers.cu", text.as_bytes(), source.options)?.ptx,
    };
    match ptx {
        Some(ptx) => {
            let values = values(&String::from_utf8_lossy(&ptx));
            let value = |index| values.get(&index).map(|value| value.trim_start_matches('=').to_owned());
            let all: Vec<Option<String>> = (0..names.len()).map(value).collect();
            source.answered.keep(key.as_deref(), &all);
            answers.extend(names.into_iter().zip(all));
            Ok(())
        }
        None if names.len() == 1 => {
            source.answered.keep(key.as_deref(), &[None]);
            answers.extend(names.into_iter().map(|name| (name, None)));
            Ok(())
        }
        None => {
            source.answered.keep(key.as_deref(), &[]);
            let mut first = names;
            let second = first.split_off(first.len() / 2);
            ask(first, answers, source, nvrtc)?;
            ask(second, answers, source, nvrtc)
        }
    }
}

/// A text with a variable for each question, of the question's number, that holds the answer; none for no.
fn questions(names: &[Asked]) -> String {
    let mut text = String::from("#define S_(...) #__VA_ARGS__\n#define S(...) S_(__VA_ARGS__)\n");
    for (index, name) in names.iter().enumerate() {
        let _ = match name {
            // What takes operands is no text of its own.
            Asked::Macro(name) if QUESTIONS.contains(&name.as_str()) => {
                writeln!(text, "#ifdef {name}\nextern \"C\" __device__ char a{index}[] = \"1\";\n#endif")
            }
            Asked::Macro(name) => {
                writeln!(
                    text,
                    "#ifdef {name}\nextern \"C\" __device__ char a{index}[] = \"=\" S({name});\n#endif"
                )
            }
            Asked::Call(name) => {
                writeln!(text, "extern \"C\" __device__ char a{index}[] = \"=\" S({name}({OPERANDS}));")
            }
            Asked::Word(question, word) => {
                writeln!(
                    text,
                    "#if {question}({word})\nextern \"C\" __device__ char a{index}[] = \"1\";\n#endif"
                )
            }
        };
    }
    text
}

/// The macros with parameters that may be attributes, and of which nothing more is known. They are their own text.
fn attributes(answers: &Answers) -> Vec<Asked> {
    let all = answers.iter().filter_map(|(asked, answer)| match asked {
        Asked::Macro(name) if answer.as_ref() == Some(name) => Some(name),
        _ => None,
    });
    let named = all.filter(|name| name.starts_with("__") && name.ends_with("__"));
    named.map(|name| Asked::Call(name.clone())).filter(|call| !answers.contains_key(call)).collect()
}

/// The texts that the variables of a PTX hold: `.b8 a7[3] = {61, 49, 0};`.
fn values(ptx: &str) -> BTreeMap<usize, String> {
    let variable = |line: &str| {
        let line = line.strip_prefix(".visible ").unwrap_or(line);
        let (head, list) = line.strip_prefix(".global")?.split_once("] = {")?;
        let index = head.rsplit(" a").next()?.split('[').next()?.parse().ok()?;
        let bytes = list.trim_end_matches("};").split(',').map_while(|one| one.trim().parse::<u8>().ok());
        let bytes: Vec<u8> = bytes.take_while(|byte| *byte != 0).collect();
        Some((index, String::from_utf8_lossy(&bytes).into_owned()))
    };
    ptx.lines().filter_map(variable).collect()
}

/// The header that gives the answers. A macro with parameters is its own name: what it is used for NVRTC expands itself.
fn written(answers: &Answers) -> String {
    let mut text = String::new();
    for (asked, answer) in answers {
        let _ = match (asked, answer) {
            (Asked::Macro(name), Some(_)) if QUESTIONS.contains(&name.as_str()) => {
                writeln!(text, "#undef {name}\n#define {name}(x) {ANSWER}{name}_##x")
            }
            (Asked::Macro(name), None) if QUESTIONS.contains(&name.as_str()) => {
                writeln!(text, "#undef {name}")
            }
            (Asked::Macro(name), Some(value)) => writeln!(text, "#undef {name}\n#define {name} {value}"),
            // After the macro itself, which it takes the place of.
            (Asked::Call(name), Some(value)) => {
                writeln!(
                    text,
                    "#undef {name}\n#define {name}(...) {}",
                    value.replace(OPERANDS, "__VA_ARGS__")
                )
            }
            (Asked::Macro(_) | Asked::Call(_), None) => Ok(()),
            (Asked::Word(question, word), answer) => {
                writeln!(text, "#define {ANSWER}{question}_{word} {}", u8::from(answer.is_some()))
            }
        };
    }
    text
}

/// The text without what `-dU` notes in it; the lines stay.
fn without_notes(text: &[u8], header: &Path) -> Vec<u8> {
    let header = header.as_os_str().as_encoded_bytes();
    let mut out = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        let is_note = line.starts_with(b"#define ") || line.starts_with(b"#undef ");
        let is_marker = line.starts_with(b"# ") && memchr::memmem::find(line, header).is_some();
        // Notes have no line of their own in the count of lines, as they stand before a line marker.
        if !is_note && !is_marker {
            out.extend_from_slice(line);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_conditions_ask_is_found() {
        let said = "x.h:1: warning: \"B\" is not defined, evaluates to 0 [-Wundef]\n";
        let text = b"#define A 1\nint x;\n#undef __cufe_answer___has_builtin___add_pointer\n#define F(x) x\n#undef __FILE__\n#undef NV_IF_TARGET\n\
            #undef __NV_BUILTIN_X\n";
        let names: Vec<Asked> = asked(text, said).into_iter().collect();
        let of = |name: &str| Asked::Macro(name.to_owned());
        assert_eq!(
            names,
            [
                of("A"),
                of("B"),
                of("F"),
                of("__NV_BUILTIN_X"),
                Asked::Word("__has_builtin", "__add_pointer".to_owned())
            ]
        );
    }

    #[test]
    fn answers_are_read_from_the_ptx() {
        let ptx = ".version 9.0\n.visible .global .align 1 .b8 a7[3] = {61, 49, 0};\n.visible .global .align 1 .b8 a0[2] = {49, 0};\n\
            .global .align 1 .b8 a1[2] = {50};\n";
        let values = values(ptx);
        assert_eq!(values.get(&7).map(String::as_str), Some("=1"));
        assert_eq!(values.get(&0).map(String::as_str), Some("1"));
        assert_eq!(values.get(&1).map(String::as_str), Some("2"));
    }

    #[test]
    fn notes_go_and_lines_stay() {
        let text = b"# 1 \"/t/answers.h\" 1\n# 1 \"a.cu\"\n#define A 1\nint x;\n#pragma once\n";
        let left = without_notes(text, Path::new("/t/answers.h"));
        assert_eq!(String::from_utf8(left).unwrap(), "# 1 \"a.cu\"\nint x;\n#pragma once\n");
    }
}
