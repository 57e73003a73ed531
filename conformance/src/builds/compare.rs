//! The comparisons: one function from two observations to the difference, if there is one.

use super::build::Built;
use super::observe::{FakeRun, NO_GPU, Observed};
use similar::TextDiff;

/// One thing that must be equal in both builds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Comparison {
    /// The candidate's build exits 0 and its object links with the fake runtime.
    Build,
    /// The candidate's build gives no warning that the real build does not give.
    Warnings,
    /// The module id files are equal.
    ModuleId,
    /// `nm` of the host objects is equal, local symbols included, and so are sizes, types, bindings and visibilities.
    Symbols,
    /// `objdump -d -r` of the host objects is equal.
    Code,
    /// Sizes, contents and relocations of the data sections are equal, the embedded device half among them.
    Data,
    /// With the fake runtime, registrations, launches and symbol copies are equal.
    Log,
    /// With the fake runtime, output and exit code are equal, and the program finds nothing wrong.
    Output,
    /// As nvcc linked it, output and exit code are equal; where there is a GPU, the program finds nothing wrong.
    Gpu,
}

impl Comparison {
    /// All comparisons, in the order in which a reader wants to hear of them.
    pub const ALL: [Comparison; 9] = [
        Comparison::Build,
        Comparison::Warnings,
        Comparison::ModuleId,
        Comparison::Symbols,
        Comparison::Code,
        Comparison::Data,
        Comparison::Log,
        Comparison::Output,
        Comparison::Gpu,
    ];

    /// The name in tables and in the list of exceptions.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Comparison::Build => "build",
            Comparison::Warnings => "warnings",
            Comparison::ModuleId => "id",
            Comparison::Symbols => "symbols",
            Comparison::Code => "code",
            Comparison::Data => "data",
            Comparison::Log => "log",
            Comparison::Output => "output",
            Comparison::Gpu => "gpu",
        }
    }
}

/// What of two builds is compared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Scope {
    /// Everything.
    #[default]
    All,
    /// What host and device code do together: launches and copies, not how they are registered.
    Launches,
}

impl Scope {
    /// Whether a comparison is made.
    #[must_use]
    pub fn has(self, comparison: Comparison) -> bool {
        let of_launches =
            [Comparison::Build, Comparison::ModuleId, Comparison::Log, Comparison::Output, Comparison::Gpu];
        self == Scope::All || of_launches.contains(&comparison)
    }
}

/// A comparison that failed, with the first difference as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What was compared.
    pub comparison: Comparison,
    /// The first place where the two sides part, or the message of the step that failed.
    pub text: String,
}

/// A build that failed is the one difference of its program.
#[must_use]
pub fn failed_build(candidate: &Built) -> Difference {
    let text = format!("nvcc exits {}\n{}", candidate.code, candidate.first_errors());
    Difference { comparison: Comparison::Build, text }
}

/// Everything in which the candidate differs from the real build, in the order of [`Comparison::ALL`].
#[must_use]
pub fn compare(real: &Observed, candidate: &Observed, scope: Scope) -> Vec<Difference> {
    Comparison::ALL
        .into_iter()
        .filter(|comparison| scope.has(*comparison))
        .filter_map(|comparison| {
            let text = match comparison {
                Comparison::Build => None,
                Comparison::Warnings => new_warnings(&real.warnings, &candidate.warnings),
                Comparison::ModuleId => first_difference(&real.module_id, &candidate.module_id),
                Comparison::Symbols => first_difference(&real.symbols, &candidate.symbols),
                Comparison::Code => first_difference(&real.code, &candidate.code),
                Comparison::Data => first_difference(&real.data, &candidate.data),
                Comparison::Log if scope == Scope::Launches => {
                    logs(&launches(&real.fake), &launches(&candidate.fake))
                }
                Comparison::Log => logs(&real.fake, &candidate.fake),
                Comparison::Output => fake_outputs(&real.fake, &candidate.fake),
                Comparison::Gpu => plain_runs(real, candidate),
            };
            text.map(|text| Difference { comparison, text })
        })
        .collect()
}

/// The warnings of `candidate` that `real` has not, or has not as often; `None` when there are none. The line of a warning is not
/// compared: the released tool prints a statement of many lines on one.
#[must_use]
pub fn new_warnings(real: &[String], candidate: &[String]) -> Option<String> {
    let mut known: Vec<String> = real.iter().map(|warning| without_line(warning)).collect();
    let mut new = Vec::new();
    for warning in candidate {
        let bare = without_line(warning);
        match known.iter().position(|line| *line == bare) {
            Some(at) => drop(known.swap_remove(at)),
            None => new.push(warning.as_str()),
        }
    }
    (!new.is_empty()).then(|| new.join("\n"))
}

/// `file:line: warning: text` without the line.
fn without_line(warning: &str) -> String {
    let Some((place, text)) = warning.split_once(": warning") else { return warning.to_owned() };
    match place.rsplit_once(':') {
        Some((file, line)) if !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{file}: warning{text}")
        }
        _ => warning.to_owned(),
    }
}

/// The first place where two texts part, as a unified diff of the lines around it.
#[must_use]
pub fn first_difference(real: &str, candidate: &str) -> Option<String> {
    if real == candidate {
        return None;
    }
    const BEFORE: usize = 3;
    const AFTER: usize = 24;
    let (real, candidate): (Vec<&str>, Vec<&str>) = (real.lines().collect(), candidate.lines().collect());
    let first = real.iter().zip(&candidate).take_while(|(a, b)| a == b).count();
    let window = |lines: &[&str]| -> String {
        let end = lines.len().min(first + AFTER);
        lines[first.saturating_sub(BEFORE).min(end)..end].iter().map(|line| format!("{line}\n")).collect()
    };
    let (real_window, candidate_window) = (window(&real), window(&candidate));
    let diff = TextDiff::from_lines(&real_window, &candidate_window);
    let mut text =
        format!("line {}: real has {} lines, candidate {}\n", first + 1, real.len(), candidate.len());
    text += &diff.unified_diff().context_radius(BEFORE).header("real", "candidate").to_string();
    Some(text)
}

/// The first difference of the logs. Argument bytes may hold padding or stack addresses, which differ from run to run of one
/// program. The real program is run more than once: a byte (two hexadecimal digits) in which its own logs differ is not compared.
#[must_use]
pub fn logs(real: &[FakeRun], candidate: &[FakeRun]) -> Option<String> {
    let (first, others) = real.split_first()?;
    let mut mask: Vec<Vec<u8>> = first.log.lines().map(|line| line.as_bytes().to_vec()).collect();
    for run in others {
        for (masked, line) in mask.iter_mut().zip(run.log.lines()) {
            if masked.len() == line.len() {
                hide_varying_bytes(masked, line.as_bytes());
            }
        }
    }
    let expected: String =
        mask.iter().map(|line| String::from_utf8_lossy(line).into_owned() + "\n").collect();
    let masked: String = candidate
        .first()?
        .log
        .lines()
        .enumerate()
        .map(|(index, line)| match mask.get(index) {
            Some(mask) if mask.len() == line.len() => {
                let hidden =
                    line.bytes().zip(mask).map(|(byte, mask)| if *mask == b'~' { b'~' } else { byte });
                String::from_utf8_lossy(&hidden.collect::<Vec<u8>>()).into_owned() + "\n"
            }
            _ => format!("{line}\n"),
        })
        .collect();
    first_difference(&expected, &masked)
}

/// The runs with logs of what is done after everything is registered; a compiler's own id of a unit is not told, and neither is
/// where the fake runtime puts what is registered.
fn launches(runs: &[FakeRun]) -> Vec<FakeRun> {
    const REGISTRATIONS: [&str; 4] = ["fatbin", "kernel ", "variable ", "managed "];
    let of = |run: &FakeRun| {
        let mut places = Vec::new();
        let done = run.log.lines().filter(|line| !REGISTRATIONS.iter().any(|word| line.starts_with(word)));
        let log = done.map(|line| with_numbered_places(&without_ids(line), &mut places) + "\n").collect();
        FakeRun { done: run.done.clone(), log }
    };
    runs.iter().map(of).collect()
}

/// A line of a log with addresses of the fake runtime's memory, `0001000000200000`, as numbers in the order in which they are met.
fn with_numbered_places(line: &str, places: &mut Vec<String>) -> String {
    const DIGITS: usize = 16;
    const ARENA: &str = "00200000";
    let (before, arguments) = line.split_once("args=[").unwrap_or((line, ""));
    let mut out = String::new();
    for word in arguments.split(' ') {
        let mut at = 0;
        while let Some(eight) = word.get(at..at + DIGITS) {
            if eight.ends_with(ARENA) {
                let known = places.iter().position(|place| place == eight);
                let number = known.unwrap_or_else(|| {
                    places.push(eight.to_owned());
                    places.len() - 1
                });
                out += &format!("{number:0>DIGITS$}");
            } else {
                out += eight;
            }
            at += DIGITS;
        }
        out += &word[at..];
        out.push(' ');
    }
    format!("{before} {}", out.trim_end())
}

/// A line of a log with mangled names in which unnamed namespaces have no id: `49_GLOBAL__N__00000000_19_a_cu_plain1k` is
/// `_GLOBAL__N_1k`; what stands for internal linkage goes.
fn without_ids(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(digit) = rest.find(|one: char| one.is_ascii_digit()) {
        let (before, from) = rest.split_at(digit);
        out.push_str(before);
        let digits = from.bytes().take_while(u8::is_ascii_digit).count();
        let (number, behind) = from.split_at(digits);
        let length = number.parse::<usize>().unwrap_or(usize::MAX);
        let word = behind.split_at_checked(length).map(|(word, _)| word);
        if let Some(before) = out.strip_suffix("__nv_static_") {
            // The id stands between two marks.
            out = before.to_owned();
            let id = behind.strip_prefix('_').and_then(|behind| behind.get(length..));
            rest = id.and_then(|behind| behind.strip_prefix('_')).unwrap_or(behind);
        } else if word.is_some_and(|word| word.starts_with("_GLOBAL__N_")) {
            out.push_str("_GLOBAL__N_");
            rest = &behind[length..];
        } else if word.is_some_and(|word| word.starts_with("_INTERNAL_")) {
            rest = &behind[length..];
        } else {
            out.push_str(number);
            rest = behind;
        }
    }
    out + rest
}

// Both digits of a byte are hidden when either varies. The digits of one argument follow a `[` or a space.
fn hide_varying_bytes(mask: &mut [u8], line: &[u8]) {
    let mut start = 0;
    for at in 0..mask.len() {
        if !(line[at].is_ascii_hexdigit() && (mask[at].is_ascii_hexdigit() || mask[at] == b'~')) {
            start = at + 1;
        } else if mask[at] != line[at] {
            let first = at - (at - start) % 2;
            let last = (first + 1).min(mask.len() - 1);
            mask[first..=last].fill(b'~');
        }
    }
}

fn fake_outputs(real: &[FakeRun], candidate: &[FakeRun]) -> Option<String> {
    let (real, candidate) = (&real.first()?.done, &candidate.first()?.done);
    if real.code != 0 || real.out.lines().count() != 1 {
        return Some(format!(
            "the real build is wrong with the fake runtime: exit {}\n{}{}",
            real.code, real.out, real.err
        ));
    }
    let text = |done: &crate::process::Finished| format!("exit {}\n{}{}", done.code, done.out, done.err);
    first_difference(&text(real), &text(candidate))
}

fn plain_runs(real: &Observed, candidate: &Observed) -> Option<String> {
    let (real, candidate) = (&real.plain, &candidate.plain);
    if real.code != 0 && real.code != NO_GPU {
        return Some(format!("the real build is wrong: exit {}\n{}{}", real.code, real.out, real.err));
    }
    let text = |done: &crate::process::Finished| format!("exit {}\n{}{}", done.code, done.out, done.err);
    first_difference(&text(real), &text(candidate))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::Finished;

    fn observed(log: &[&str]) -> Observed {
        let done = Finished { code: 0, out: "ok\n".into(), err: String::new() };
        Observed {
            module_id: "id".into(),
            warnings: vec!["w".into(), "w".into()],
            symbols: "T main\n".into(),
            code: "nop\n".into(),
            data: String::new(),
            fake: log.iter().map(|log| FakeRun { done: done.clone(), log: (*log).to_owned() }).collect(),
            plain: done,
        }
    }

    fn names(real: &Observed, candidate: &Observed) -> Vec<&'static str> {
        compare(real, candidate, Scope::All).iter().map(|difference| difference.comparison.name()).collect()
    }

    #[test]
    fn each_comparison_sees_its_own_change() {
        let real = observed(&["launch k\n"]);
        assert!(compare(&real, &real, Scope::All).is_empty());
        type Change = fn(&mut Observed);
        let changes: [(&str, Change); 8] = [
            ("warnings", |o| o.warnings.push("new".into())),
            ("id", |o| o.module_id.push('x')),
            ("symbols", |o| o.symbols = "t main\n".into()),
            ("code", |o| o.code.push_str("ret\n")),
            ("data", |o| o.data.push('0')),
            ("log", |o| o.fake[0].log.clear()),
            ("output", |o| o.fake[0].done.code = 70),
            ("gpu", |o| o.plain.out.clear()),
        ];
        for (name, change) in changes {
            let mut candidate = real.clone();
            change(&mut candidate);
            assert_eq!(names(&real, &candidate), [name]);
        }
    }

    #[test]
    fn a_missing_warning_is_no_difference_but_a_third_equal_one_is() {
        let real = observed(&[""]);
        let mut candidate = real.clone();
        candidate.warnings = vec!["w".into()];
        assert!(names(&real, &candidate).is_empty());
        candidate.warnings = vec!["w".into(); 3];
        assert_eq!(names(&real, &candidate), ["warnings"]);
        let line = |line: u32| vec![format!("a.cu:{line}: warning: old")];
        assert_eq!(new_warnings(&line(3), &line(4)), None);
        assert!(new_warnings(&line(3), &["b.cu:3: warning: old".to_owned()]).is_some());
    }

    #[test]
    fn bytes_that_vary_between_real_runs_are_not_compared() {
        let real = observed(&["launch k args=[00ff]\n", "launch k args=[00ab]\n"]);
        assert!(names(&real, &observed(&["launch k args=[0012]\n"])).is_empty());
        let low_digit = observed(&["launch k args=[00f1 a7]\n", "launch k args=[00f2 a7]\n"]);
        assert!(names(&low_digit, &observed(&["launch k args=[0043 a7]\n"])).is_empty());
        assert_eq!(names(&low_digit, &observed(&["launch k args=[0043 b7]\n"])), ["log"]);
        assert_eq!(names(&real, &observed(&["launch k args=[0112]\n"])), ["log"]);
        assert_eq!(names(&real, &observed(&["launch k args=[00]\n"])), ["log"]);
    }

    #[test]
    fn a_real_program_that_fails_is_a_difference() {
        let mut real = observed(&[""]);
        real.fake[0].done.code = 1;
        assert_eq!(names(&real, &real.clone()), ["output"]);
        let mut real = observed(&[""]);
        real.plain.code = NO_GPU;
        assert!(names(&real, &real.clone()).is_empty());
        real.plain.code = 1;
        assert_eq!(names(&real, &real.clone()), ["gpu"]);
    }

    #[test]
    fn launches_are_compared_without_ids() {
        let real = observed(&["kernel a\nlaunch _ZN20_GLOBAL__N__0_1_x_cu1kEPi grid=1\n"]);
        let mut candidate = observed(&["kernel b\nlaunch _ZN22_GLOBAL__N__000_1_x_cu1kEPi grid=1\n"]);
        candidate.symbols.clear();
        assert_eq!(compare(&real, &candidate, Scope::Launches), []);
        assert_eq!(compare(&real, &candidate, Scope::All).len(), 2);
        candidate.fake[0].log = candidate.fake[0].log.replace("grid=1", "grid=2");
        assert_eq!(compare(&real, &candidate, Scope::Launches).len(), 1);
        assert_eq!(without_ids("launch __nv_static_4__a_b__Z1kv 0x10"), "launch _Z1kv 0x10");
        let mut places = Vec::new();
        for (line, numbered) in [
            ("launch k args=[0007000000200000 01]", "launch k  0000000000000000 01]"),
            ("launch k args=[0009000000200000]", "launch k  0000000000000001]"),
            ("launch k args=[0007000000200000]", "launch k  0000000000000000]"),
        ] {
            assert_eq!(with_numbered_places(line, &mut places), numbered);
        }
    }

    #[test]
    fn the_first_difference_has_its_line() {
        let text = first_difference("a\nb\nc\n", "a\nx\nc\n").unwrap();
        assert_eq!(text.lines().next(), Some("line 2: real has 3 lines, candidate 3"));
        assert!(text.contains("-b\n+x\n"), "{text}");
    }
}
