//! `--read-all` and `--one-thread` change what is read and where, and nothing of what comes out: same diagnostics,
//! same host text, same module id, on the cases of the suite, whole and damaged, the programs of the corpus and whole
//! headers. Nothing in them stays unparsed.

use cufe::cli::architecture::Architecture;
use cufe::cli::preprocess::{Headers, Preprocess, preprocess};
use cufe::cli::toolkit;
use cufe::compile::{Input, Output, compile};
use cufe::emit::host_output;
use cufe::read::ReadBodies;
use cufe::threads::Threads;
use cufe_spec::unit::{Dialect, Options, Pass};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("impl is in the repository").to_path_buf()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "cu") {
            found.push(path);
        }
    }
}

fn outcome(text: &[u8], options: &Options, bodies: ReadBodies, threads: Threads) -> (String, Output) {
    let output = compile(Input {
        name: "unit.ii".to_owned(),
        text: text.to_vec(),
        options: options.clone(),
        control: Default::default(),
        bodies,
        code: true,
        threads,
    });
    let texts = output.texts.as_ref();
    let host = output.reading.as_ref().zip(texts).map(|(reading, texts)| {
        String::from_utf8_lossy(&host_output(&reading.source, &texts.host)).into_owned()
    });
    let id = texts.map(|texts| texts.module_id.clone());
    let shown = format!("{:?}", output.report.shown);
    (format!("{shown}\n{id:?}\n{}", host.unwrap_or_default()), output)
}

/// Compares the ways of reading; gives the number of regions that stay unparsed with all bodies read.
fn check(name: &str, text: &[u8], options: &Options) -> usize {
    let hot = check_threads(name, text, options);
    let (all, output) = outcome(text, options, ReadBodies::All, Threads::One);
    assert!(hot == all, "{name}: --read-all changes what comes out");
    output.reading.map_or(0, |reading| reading.unparsed().len())
}

/// Compares one thread with several, that hand over as often as they can.
fn check_threads(name: &str, text: &[u8], options: &Options) -> String {
    let (one, _) = outcome(text, options, ReadBodies::Hot, Threads::One);
    let (several, _) = outcome(text, options, ReadBodies::Hot, Threads::Always);
    assert!(one == several, "{name}: threads change what comes out");
    one
}

/// Runs `check` on each, on two threads.
fn each<T: Sync>(all: &[T], check: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    check(one);
                }
            });
        }
    });
}

#[test]
fn the_cases_of_the_suite_come_out_the_same() {
    let root = repository();
    let prologue = std::fs::read_to_string(root.join("corpus/prologue.h")).expect("the prologue");
    let mut cases = Vec::new();
    sources(&root.join("conformance/cases"), &mut cases);
    assert!(cases.len() > 500);
    each(&cases, |path| {
        let source = std::fs::read_to_string(path).expect("a case");
        // Cases with macros are for a preprocessor.
        if source.lines().any(|line| line.starts_with("#define") || line.starts_with("#if")) {
            return;
        }
        let text = format!("{prologue}\n{source}");
        for (dialect, pass) in [
            (Dialect::REFERENCE, Pass::Host),
            (Dialect::REFERENCE, Pass::Device),
            (Dialect::Documented, Pass::Host),
        ] {
            let options =
                Options { dialect, pass, standard: 20, extended_lambda: true, ..Options::default() };
            check(&path.display().to_string(), text.as_bytes(), &options);
        }
    });
}

/// A text without the word or the character that holds or follows byte `at`.
fn without_token(text: &[u8], at: usize) -> Vec<u8> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = at + text[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let word = text[start..].iter().take_while(|byte| is_word(byte)).count();
    let start = start - text[..start].iter().rev().take_while(|byte| word > 0 && is_word(byte)).count();
    let end = (start + text[start..].iter().take_while(|byte| is_word(byte)).count()).max(start + 1);
    [&text[..start], &text[end.min(text.len())..]].concat()
}

/// The tokens go from thread to thread in chunks: a bracket that stays open must be told whichever token ends a chunk.
#[test]
fn a_bracket_that_stays_open_is_told_at_every_number_of_tokens() {
    for count in 0..140 {
        let text =
            format!("{}namespace n {{ void f(int a; {}", "int x;\n".repeat(count), "+ ".repeat(count % 7));
        check_threads(&format!("{count} declarations"), text.as_bytes(), &Options::default());
    }
}

/// A namespace behind a brace is entered before what stands before it was read, and that may lack its end.
#[test]
fn what_stands_before_a_namespace_may_be_damaged() {
    let before = [
        "void f() {}",
        "struct s { int m; }",
        "struct s { int m; } v",
        "enum e { a }",
        "int v = {}",
        "int v{}",
        "auto v = [] { return 1; }",
        "template <class T> requires requires (T t) { t; }",
        "struct s : t<int{}> { void g() {",
        "= {}",
        "x {} y {}",
        "void f() try {}",
        "[[a({})]]",
    ];
    let scopes =
        ["namespace n {", "inline namespace n {", "extern \"C\" {", "namespace n::m {", "namespace {"];
    for (before, scope) in before.iter().flat_map(|before| scopes.map(|scope| (before, scope))) {
        let open = before.matches('{').count() - before.matches('}').count();
        for count in 0..20 {
            let text = format!(
                "{}{before} {scope} {}{}}} {} int z;",
                "int x;\n".repeat(count),
                "struct c { int y; } d; void g(int); ".repeat(9),
                "void h() {} ".repeat(count % 3),
                "}".repeat(open),
            );
            check_threads(
                &format!("{count} declarations, {before} {scope}"),
                text.as_bytes(),
                &Options::default(),
            );
        }
    }
}

#[test]
fn damaged_text_comes_out_the_same() {
    let mut cases = Vec::new();
    sources(&repository().join("conformance/cases"), &mut cases);
    let some: Vec<&PathBuf> = cases.iter().step_by(9).collect();
    each(&some, |path| {
        let text = std::fs::read(path).expect("a case");
        for at in (0..text.len()).step_by(text.len() / 24 + 1) {
            let name = format!("{} without the token at byte {at}", path.display());
            let options = Options { standard: 20, extended_lambda: true, ..Options::default() };
            check(&name, &without_token(&text, at), &options);
        }
    });
}

/// What the fuzzer found: what does not fit in brackets that only `--read-all` looks into costs nothing around them.
#[test]
fn what_only_one_mode_reads_changes_nothing_of_damaged_text() {
    let launched = "struct dim3 { unsigned x, y, z; dim3(unsigned = 1, unsigned = 1, unsigned = 1); };
        extern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = 0);
        void f(int n) {}\n";
    for parameter in
        ["float *y((device))", "void (*p)(3 +)", "int n = (3 +)", "void (*p)(int) noexcept(+)", "int a[3 +]"]
    {
        let text = format!("{launched}void g({parameter}) {{ f<<<1, 2>>>(1); }}");
        let unparsed = check(parameter, text.as_bytes(), &Options::default());
        assert_eq!(unparsed, 1, "{parameter}");
        let (shown, _) = outcome(text.as_bytes(), &Options::default(), ReadBodies::All, Threads::One);
        assert!(shown.contains("a host function call cannot be configured"), "{parameter}: {shown}");
    }
}

/// A source, preprocessed with the toolkit's headers; without a toolkit, or where those are not enough, `None`.
fn unit(file: &Path, standard: u8) -> Option<Vec<u8>> {
    let toolkit = toolkit::find(None)?;
    let arguments = [format!("-I{}", repository().join("corpus/run").display()).into(), "-w".into()];
    preprocess(&Preprocess {
        file,
        compiler: Path::new("g++"),
        standard,
        pass: Pass::Host,
        architecture: Architecture::DEFAULT,
        headers: &Headers::Toolkit(toolkit),
        release: None,
        folders: &[],
        arguments: &arguments,
    })
    .ok()
    .map(|unit| unit.text)
}

#[test]
fn the_programs_of_the_corpus_come_out_the_same_and_are_read_whole() {
    let mut programs = Vec::new();
    sources(&repository().join("corpus/run"), &mut programs);
    each(&programs, |path| {
        let is_cpp20 = path.file_stem().is_some_and(|stem| stem.to_string_lossy().contains("cpp20"));
        let standard = if is_cpp20 { 20 } else { 17 };
        let Some(text) = unit(path, standard) else { return };
        let options = Options { standard, extended_lambda: true, ..Options::default() };
        let name = path.display().to_string();
        assert_eq!(check(&name, &text, &options), 0, "{name}: regions stay unparsed");
    });
}

#[test]
fn the_standard_library_comes_out_the_same_and_is_read_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("headers.cu");
    std::fs::write(&file, "#include <bits/stdc++.h>\n").expect("a file");
    each(&[14, 17, 20], |&standard| {
        let text = preprocess(&Preprocess {
            file: &file,
            compiler: Path::new("g++"),
            standard,
            pass: Pass::Host,
            architecture: Architecture::DEFAULT,
            headers: &Headers::Prelude,
            release: None,
            folders: &[],
            arguments: &[],
        })
        .expect("g++ reads its own headers");
        let options = Options { standard, ..Options::default() };
        assert_eq!(check("bits/stdc++.h", &text.text, &options), 0, "C++{standard}: regions stay unparsed");
    });
}
