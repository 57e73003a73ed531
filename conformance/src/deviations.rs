//! Known deviations in a file of their own: a front end that this project does not keep has no lines in its cases.
//!
//! A line is `CASE: NAME RUN CLASS REASON`, as a case's header would have it behind `deviation:`; `#` begins a comment line.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};

use crate::case::{Case, Deviation, deviation};
use crate::judge::{Difference, Outcome};
use crate::suite::Report;
use crate::whole;

/// A deviation, and the id of the case whose expectations are not met.
pub type Known = (String, Deviation);

/// What the head of a new file says.
const HEAD: &str =
    "# Known deviations: CASE: NAME RUN CLASS REASON; a class is OK, N-I (not implemented) or BUG.\n";

/// The deviations in `path`; none where there is no such file and it is about to be written.
///
/// # Errors
/// The file cannot be read, or a line is not of that form.
pub fn read(path: &Path, is_new: bool) -> anyhow::Result<Vec<Known>> {
    let text = match whole::read(path)? {
        Some(text) => text,
        None if is_new => String::new(),
        None => bail!("there is no {}", path.display()),
    };
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let row = |(index, line): (usize, &str)| {
        let at = || format!("{}:{}", path.display(), index + 1);
        let (case, rest) =
            line.split_once(": ").with_context(|| format!("{}: expected `CASE: ...`", at()))?;
        let known = deviation(rest.trim()).map_err(|why| anyhow!("{}: {why}", at()))?;
        Ok((case.trim().to_owned(), known))
    };
    lines.map(row).collect()
}

/// Declares what is known in the cases, of which there are those whose ids contain `filter`.
///
/// # Errors
/// A case is not there, or is not asked in the run.
pub fn declare(cases: &mut [Case], known: &[Known], filter: &str) -> anyhow::Result<()> {
    for (id, declared) in known.iter().filter(|(id, _)| id.contains(filter)) {
        let case =
            cases.iter_mut().find(|case| case.id == *id).with_context(|| format!("there is no case {id}"))?;
        if !case.written.asks(declared.run, declared.releases) {
            bail!("{id} is not asked in `{}`", declared.run.name());
        }
        case.written.deviations.push(declared.clone());
    }
    Ok(())
}

/// Writes what fails into `path`, in order; what was known and still holds keeps its class and reason, and what no case of
/// this run speaks of stays, as does what is known of front ends that are absent. Returns how many there are.
///
/// # Errors
/// One of `named` is absent, one that is there answers nothing, or the file cannot be read or written: nothing is written then.
pub fn record(path: &Path, report: &Report, filter: &str, named: &[&str]) -> anyhow::Result<usize> {
    answering(report, named)?;
    let there = report.columns.iter().filter(|column| column.absent.is_none());
    let columns: BTreeSet<&str> = there.map(|column| column.name.as_str()).collect();
    let old = whole::read(path)?.unwrap_or_default();
    let mut lines: BTreeSet<String> = BTreeSet::new();
    for line in old.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split([':', ' ']).filter(|word| !word.is_empty());
        let (Some(case), Some(name)) = (words.next(), words.next()) else { continue };
        if !case.contains(filter) || !columns.contains(name) {
            lines.insert(line.to_owned());
        }
    }
    for judged in &report.judged {
        let (class, reason) = match &judged.outcome {
            Outcome::Failed(found) => ("BUG", found.first().map_or("differs", Difference::text)),
            Outcome::Deviates(admitted) => (admitted.class.name(), admitted.reason.as_str()),
            _ => continue,
        };
        let (case, name) = (&report.cases[judged.case].id, &report.columns[judged.column].name);
        let reason: String = reason.lines().next().unwrap_or_default().chars().take(160).collect();
        lines.insert(format!("{case}: {name} {} {class} {}", judged.run.name(), reason.trim()));
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    whole::write(path, format!("{HEAD}{text}"))?;
    Ok(lines.len())
}

/// What a front end without a single answer fails to meet says nothing about it.
fn answering(report: &Report, named: &[&str]) -> anyhow::Result<()> {
    for (index, column) in report.columns.iter().enumerate() {
        let name = &column.name;
        match &column.absent {
            Some(why) if named.contains(&name.as_str()) => {
                bail!("{name} is absent, nothing is recorded: {why}");
            }
            Some(_) => continue,
            None => {}
        }
        let mut asked = report
            .judged
            .iter()
            .filter(|judged| judged.column == index && judged.outcome != Outcome::NotAsked)
            .peekable();
        let first = asked.peek().map(|judged| &judged.outcome);
        let why = first.and_then(|outcome| outcome.differences().first()).map(Difference::text);
        let why = why.unwrap_or("it has none of the runs of the cases").to_owned();
        let is_silent = |outcome: &Outcome| {
            outcome.differences().iter().any(|found| matches!(found, Difference::NoAnswer(_)))
        };
        if asked.all(|judged| is_silent(&judged.outcome)) {
            bail!("{name} answers no question, nothing is recorded: {why}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{DeviationClass, Run};
    use crate::suite::load_cases;

    fn file(text: &str) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        file
    }

    #[test]
    fn a_line_declares_what_a_header_would() {
        let known = read(file("# all\n\nreadme: new host BUG another verdict\n").path(), false).unwrap();
        assert_eq!(
            (known[0].0.as_str(), known[0].1.front_end.as_str(), known[0].1.run),
            ("readme", "new", Run::Host)
        );
        assert_eq!((known[0].1.class, known[0].1.reason.as_str()), (DeviationClass::Bug, "another verdict"));
        let mut cases = load_cases("readme").unwrap();
        declare(&mut cases, &known, "").unwrap();
        assert!(cases[0].at(cases[0].release).deviation("new", Run::Host).is_some());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let said = |text: &str| format!("{:#}", read(file(text).path(), false).unwrap_err());
        assert!(said("\nreadme new\n").contains(":2: expected `CASE: ...`"));
        assert!(said("readme: new host BAD x\n").contains(":1: a class is OK, N-I or BUG"));
        let mut cases = load_cases("readme").unwrap();
        let known = read(file("no/such: new host BUG x\n").path(), false).unwrap();
        assert_eq!(declare(&mut cases, &known, "").unwrap_err().to_string(), "there is no case no/such");
        assert!(
            read(Path::new("/no/such/file"), false).is_err()
                && read(Path::new("/no/such/file"), true).unwrap().is_empty()
        );
    }
}
