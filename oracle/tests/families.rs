//! Families of programs in `families/*.txt`: a program on a line (`\n` ends a line of it), then what the released front
//! ends 13.0.88 say of it (of `jit*` the run-time compiler, of `documented-*` the documents), or why it is outside of Core
//! CUDA. Lines that begin with `//` say what a family shows; `// c++20` is the language.

mod asking;

use std::fmt::Write;
use std::path::PathBuf;

use cufe_spec::observation::Answer;
use cufe_spec::release::Release;
use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;
use rstest::rstest;

/// How the programs of a file are asked.
struct Asked {
    dialect: Dialect,
    passes: &'static [Pass],
    standard: u8,
    default_device: bool,
}

impl Asked {
    /// The file's name says the dialect and whether compilation is device-only, its first line the language.
    fn by(name: &str, text: &str) -> Asked {
        let documented = name.starts_with("documented-");
        Asked {
            dialect: if documented { Dialect::Documented } else { Dialect::REFERENCE },
            passes: if name.contains("jit") { &[Pass::Jit] } else { &[Pass::Host, Pass::Device] },
            standard: if text.starts_with("// c++20\n") { 20 } else { 17 },
            default_device: name.contains("default-device"),
        }
    }

    /// What the oracle says of one program, in the form of the files: sorted, since several things that are said of one
    /// line have no order. Of the documents' dialect the tag is enough, for they quote few texts.
    fn said(&self, program: &str) -> String {
        let mut lines = Vec::new();
        for &pass in self.passes {
            let mut unit = asking::unit(&program.replace("\\n", "\n"), self.dialect, pass);
            unit.options.standard = self.standard;
            unit.options.default_device = self.default_device;
            match cufe_oracle::observe(&unit) {
                Answer::NotCore { what, .. } => return format!("    not core: {what}\n"),
                Answer::Observed(seen) => {
                    for d in seen.diagnostics.iter().filter(|d| d.place.file == "unit.cu") {
                        let said = if self.dialect.is_released() { &d.text } else { &d.tag };
                        let (line, severity) = (d.place.line, d.severity.name());
                        lines.push(format!("    {} {line}: {severity}: {said}\n", pass.name()));
                    }
                }
            }
        }
        lines.sort_unstable();
        lines.concat()
    }
}

/// `releases.txt`: what each release says, `13.0-13.2 host 1: ...` where several say the same.
#[test]
fn releases() {
    let expected = include_str!("families/releases.txt");
    let mut answers = String::new();
    for line in expected.lines().filter(|line| !line.starts_with("    ")) {
        let _ = writeln!(answers, "{line}");
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        let said = Release::ALL.map(|release| {
            let mut asked = Asked::by("releases.txt", expected);
            asked.dialect = Dialect::Released(release);
            asked.said(line)
        });
        let mut first = 0;
        while first < said.len() {
            let same = said[first..].iter().take_while(|one| **one == said[first]).count();
            let (from, to) = (Release::ALL[first].name(), Release::ALL[first + same - 1].name());
            let range = if same == 1 { from.to_owned() } else { format!("{from}-{to}") };
            for one in said[first].lines() {
                let _ = writeln!(answers, "    {range} {}", one.trim_start());
            }
            first += same;
        }
    }
    assert_eq!(answers, expected);
}

/// The module id names the unit after its first external definition; a function whose return type is deduced is passed
/// over, since 13.1 where the placeholder is qualified or referred to, too.
#[rstest]
#[case("int f() { return 1; }", "f f f f f f")]
#[case("auto f() { return 1; }", "t t t t t t")]
#[case("decltype(auto) f() { return 1; }", "t t t t t t")]
#[case("const auto f() { return 1; }", "f t t t t t")]
#[case("extern int g; auto &f() { return g; }", "f t t t t t")]
#[case("extern int g; auto f() -> auto & { return g; }", "f t t t t t")]
#[case("extern int g; const auto &f() { return g; }", "f f f f f f")]
#[case("extern int g; auto *f() { return &g; }", "f f f f f f")]
fn module_ids_by_release(#[case] program: &str, #[case] expected: &str) {
    let program = format!("{program} int t() {{ return 1; }}");
    let named = Release::ALL.map(|release| {
        let seen = asking::observed(&program, Dialect::Released(release), Pass::Host);
        match seen.module_id.as_deref().and_then(|id| id.rsplit_once("_Z1")) {
            Some((_, "fv")) => "f",
            Some((_, "tv")) => "t",
            other => panic!("{other:?}"),
        }
    });
    assert_eq!(named.join(" "), expected);
}

#[rstest]
fn families(
    #[files("tests/families/*.txt")]
    #[exclude("releases")]
    path: PathBuf,
) {
    let expected = std::fs::read_to_string(&path).unwrap();
    let name = path.file_name().unwrap().to_string_lossy();
    let asked = Asked::by(&name, &expected);
    let mut answers = String::new();
    for line in expected.lines().filter(|line| !line.starts_with("    ")) {
        let _ = writeln!(answers, "{line}");
        if !line.is_empty() && !line.starts_with("//") {
            answers += &asked.said(line);
        }
    }
    assert_eq!(answers, expected, "{}", path.display());
}

/// `-default-device` sets the bit of `__device__` in the memory word of what has no memory space, and of nothing else.
#[rstest]
#[case("int table[2];", "table 0x1")]
#[case("extern int e5;", "e5 0x1")]
#[case("struct C { static int m; static const int n = 1; }; int C::m;", "C::m 0x1, C::n 0x1")]
#[case("__constant__ int c; __shared__ int s; __managed__ int m; int d;", "c 0x4, s 0x2, m 0x101, d 0x1")]
#[case("namespace n { int v; namespace { int w; } } static int x;", "n::v 0x1, n::<unnamed>::w 0x1, x 0x1")]
#[case("__device__ void f() { int local; static int kept; }", "")]
fn memory_words_of_default_device(
    #[case] program: &str,
    #[case] expected: &str,
    #[values(Dialect::Documented, Dialect::REFERENCE)] dialect: Dialect,
) {
    let words = |default_device: bool| {
        let mut unit = asking::unit(program, dialect, Pass::Jit);
        unit.options.default_device = default_device;
        let Answer::Observed(seen) = cufe_oracle::observe(&unit) else { panic!("{program}") };
        let own = seen.entities.iter().filter(|e| e.place.file == "unit.cu" && e.memory.0 != 0);
        own.map(|e| format!("{} {:#x}", e.name, e.memory.0)).collect::<Vec<_>>()
    };
    assert_eq!(words(true).join(", "), expected);
    let annotated = |word: &&str| !word.ends_with(" 0x1");
    let without: Vec<&str> = expected.split(", ").filter(|word| !word.is_empty()).filter(annotated).collect();
    assert_eq!(words(false), without);
}
