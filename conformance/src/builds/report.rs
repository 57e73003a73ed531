//! The table of results, the differences below it, and the closing line.

use super::compare::Comparison;
use super::suite::Row;

/// One line per program: a mark per comparison, and the seconds of both builds.
#[must_use]
pub fn table(rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.program.len()).max().unwrap_or(0).max("program".len());
    let mut text = format!("{:width$}", "program");
    for comparison in Comparison::ALL {
        text += &format!("  {}", comparison.name());
    }
    text += "    real    this\n";
    for row in rows {
        text += &format!("{:width$}", row.program);
        for comparison in Comparison::ALL {
            text += &format!("  {:^1$}", mark(row, comparison), comparison.name().len());
        }
        text += &format!("  {:5.1}s  {:5.1}s\n", row.real_seconds, row.seconds);
    }
    text
}

// What was not reached is neither equal nor different.
fn mark(row: &Row, comparison: Comparison) -> &'static str {
    let differs = |wanted| row.differences.iter().any(|difference| difference.comparison == wanted);
    let excepted = |wanted| row.excepted.iter().any(|(difference, _)| difference.comparison == wanted);
    if differs(comparison) {
        "NO"
    } else if excepted(comparison) {
        "ex"
    } else if row.fault.is_some() || differs(Comparison::Build) || excepted(Comparison::Build) {
        "-"
    } else if comparison == Comparison::Gpu && !row.on_gpu {
        "="
    } else {
        "ok"
    }
}

/// Every difference, program by program; each cut after `lines` lines.
#[must_use]
pub fn differences(rows: &[Row], lines: usize) -> String {
    let mut text = String::new();
    for row in rows {
        if let Some(fault) = &row.fault {
            text += &format!("\n{}: cannot be judged\n{}", row.program, indented(fault, lines));
        }
        for difference in &row.differences {
            text += &format!(
                "\n{}: {}\n{}",
                row.program,
                difference.comparison.name(),
                indented(&difference.text, lines)
            );
        }
        for (difference, reason) in &row.excepted {
            text +=
                &format!("\n{}: {} differs, excepted: {reason}\n", row.program, difference.comparison.name());
        }
    }
    text
}

fn indented(text: &str, lines: usize) -> String {
    let mut result: String =
        text.lines().take(lines).map(|line| format!("    {}\n", clipped(line))).collect();
    if text.lines().count() > lines {
        result += "    ...\n";
    }
    result
}

fn clipped(line: &str) -> String {
    const LONGEST: usize = 400;
    match line.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}...", &line[..at]),
        None => line.to_owned(),
    }
}

/// `N passed, N failed`, and how many ran on a GPU.
#[must_use]
pub fn closing(rows: &[Row]) -> String {
    let passed = rows.iter().filter(|row| row.passed()).count();
    let excepted: usize = rows.iter().map(|row| row.excepted.len()).sum();
    let on_gpu = rows.iter().filter(|row| row.on_gpu).count();
    let gpu = if on_gpu == 0 { "no GPU here".to_owned() } else { format!("{on_gpu} run on a GPU") };
    format!("{passed} passed, {} failed ({excepted} excepted differences, {gpu})", rows.len() - passed)
}

#[cfg(test)]
mod tests {
    use super::super::compare::Difference;
    use super::*;
    use expect_test::expect;

    fn row(program: &str, differences: &[Comparison]) -> Row {
        let differences = differences
            .iter()
            .map(|c| Difference { comparison: *c, text: "one\ntwo\nthree\n".into() })
            .collect();
        Row {
            program: program.into(),
            differences,
            excepted: Vec::new(),
            fault: None,
            on_gpu: false,
            seconds: 1.0,
            real_seconds: 1.25,
        }
    }

    #[test]
    fn a_report() {
        let mut faulty = row("c", &[]);
        faulty.fault = Some("no such tool".into());
        let rows = [row("a", &[]), row("broken", &[Comparison::Build]), faulty, row("d", &[Comparison::Log])];
        let text = table(&rows) + &differences(&rows, 2) + "\n" + &closing(&rows);
        expect![[r"
            program  build  warnings  id  symbols  code  data  log  output  gpu    real    this
            a         ok       ok     ok    ok      ok    ok   ok     ok     =     1.2s    1.0s
            broken    NO       -      -      -      -     -     -     -      -     1.2s    1.0s
            c          -       -      -      -      -     -     -     -      -     1.2s    1.0s
            d         ok       ok     ok    ok      ok    ok   NO     ok     =     1.2s    1.0s

            broken: build
                one
                two
                ...

            c: cannot be judged
                no such tool

            d: log
                one
                two
                ...

            1 passed, 3 failed (0 excepted differences, no GPU here)"]]
        .assert_eq(&text);
    }
}
