//! Which mutants a campaign finds: one process has many of them, and asks a program about those alone that it comes by.
//!
//! Input: the numbers of the mutants, and how many programs. Output: of each where it was found, or by how many programs it was
//! come by. A process that dies or does not go on is found at the mutant that it asks about; the next one goes on behind that.

use crate::faults::scratch::Scratch;
use anyhow::{Context as _, bail, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdout};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The source of the program, put into the copy of the tree.
pub(super) const PROGRAM: &str = include_str!("../../faults/judge.rs");

/// Where in the copy.
pub(super) const PLACE: &str = "fuzz/src/bin/cufe-faults.rs";

/// How long one program may take; it takes milliseconds, and the machine may have other work.
const LIMIT: Duration = Duration::from_secs(60);

/// What came of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The program of this seed finds it.
    By(u64),
    /// No program does of so many that come by it.
    Never(u64),
}

/// How many programs are looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    /// The first seed.
    pub(super) first: u64,
    /// The seeds.
    pub(super) programs: u64,
    /// So many of the programs that come by a mutant.
    pub(super) tries: u64,
}

/// What a process says in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Asks(usize, u64),
    Found(usize, u64),
    Comes(usize, u64),
    Wrong(u64),
}

/// Asks about the mutants of some numbers; `each` is told what came of one as soon as it is known.
///
/// # Errors
/// A process cannot be run, says what nobody understands, or a program is a finding without a mutant.
pub(super) fn ask(
    scratch: &Scratch,
    numbers: &BTreeSet<usize>,
    extent: Extent,
    mut each: impl FnMut(usize, Found) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    // What the processes before the last one had come by is in nobody's count any more.
    let (mut open, mut came, mut first) = (numbers.clone(), BTreeMap::new(), extent.first);
    let end = extent.first + extent.programs;
    while !open.is_empty() && first < end {
        let (child, lines) = begin(scratch, &open, (first, end - first, extent.tries))?;
        match follow(&lines, &mut open, &mut came, &mut each)? {
            None => {
                finish(child)?;
                break;
            }
            Some((number, seed)) => {
                finish(child)?;
                open.remove(&number);
                each(number, Found::By(seed))?;
                first = seed;
            }
        }
    }
    open.into_iter()
        .try_for_each(|number| each(number, Found::Never(came.get(&number).copied().unwrap_or_default())))
}

fn finish(mut child: Child) -> anyhow::Result<()> {
    // It may have ended.
    let _ = child.kill();
    child.wait().context("a process cannot be waited for")?;
    Ok(())
}

fn begin(
    scratch: &Scratch,
    open: &BTreeSet<usize>,
    (first, count, tries): (u64, u64, u64),
) -> anyhow::Result<(Child, Receiver<String>)> {
    let mut child = scratch.judge([first, count, tries])?;
    let numbers: Vec<String> = open.iter().map(ToString::to_string).collect();
    let mut input = child.stdin.take().context("no standard input")?;
    input.write_all(numbers.join(" ").as_bytes()).context("a process does not listen")?;
    drop(input);
    let output = child.stdout.take().context("no standard output")?;
    Ok((child, lines(output)))
}

fn lines(output: ChildStdout) -> Receiver<String> {
    let (say, hear) = channel();
    std::thread::spawn(move || {
        BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .take_while(|line| say.send(line.clone()).is_ok())
            .count()
    });
    hear
}

/// Hears a process to its end: nothing where it ends by itself, else what it was asking about.
fn follow(
    lines: &Receiver<String>,
    open: &mut BTreeSet<usize>,
    came: &mut BTreeMap<usize, u64>,
    each: &mut impl FnMut(usize, Found) -> anyhow::Result<()>,
) -> anyhow::Result<Option<(usize, u64)>> {
    let (mut asking, mut is_whole) = (None, false);
    while let Ok(line) = lines.recv_timeout(LIMIT) {
        match told(&line)? {
            Told::Asks(number, seed) => asking = Some((number, seed)),
            Told::Found(number, seed) => {
                open.remove(&number);
                each(number, Found::By(seed))?;
            }
            Told::Comes(number, count) => {
                is_whole = true;
                came.insert(number, count);
            }
            Told::Wrong(seed) => bail!("the program of seed {seed} is a finding without a fault"),
        }
    }
    ensure!(is_whole || open.is_empty() || asking.is_some(), "a process ends before it asks");
    Ok(asking.filter(|_| !is_whole && !open.is_empty()))
}

fn told(line: &str) -> anyhow::Result<Told> {
    let words: Vec<&str> = line.split(' ').collect();
    let number = |at: usize| -> anyhow::Result<u64> {
        words.get(at).and_then(|word| word.parse().ok()).with_context(|| format!("not understood: {line}"))
    };
    Ok(match words[0] {
        "asks" => Told::Asks(number(1)? as usize, number(2)?),
        "found" => Told::Found(number(1)? as usize, number(2)?),
        "comes" => Told::Comes(number(1)? as usize, number(2)?),
        "wrong" => Told::Wrong(number(1)?),
        _ => bail!("not understood: {line}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a process was asking about at its end, and what came of the mutants 1 and 2.
    type Heard = (Option<(usize, u64)>, Vec<(usize, Found)>);

    fn followed(text: &str) -> Heard {
        let (say, hear) = channel();
        text.lines().for_each(|line| say.send(line.to_owned()).unwrap());
        drop(say);
        let (mut open, mut came, mut found) = (BTreeSet::from([1, 2]), BTreeMap::new(), Vec::new());
        let mut each = |number, what| {
            found.push((number, what));
            Ok(())
        };
        let last = follow(&hear, &mut open, &mut came, &mut each).unwrap();
        found.extend(came.into_iter().map(|(number, count)| (number, Found::Never(count))));
        (last, found)
    }

    #[test]
    fn a_process_is_heard_to_its_end_or_found_where_it_stops() {
        let whole = followed("asks 1 7\nfound 1 7\nasks 2 8\ncomes 2 1");
        assert_eq!(whole, (None, vec![(1, Found::By(7)), (2, Found::Never(1))]));
        let died = followed("asks 1 7\nfound 1 7\nasks 2 8");
        assert_eq!(died, (Some((2, 8)), vec![(1, Found::By(7))]));
    }

    #[test]
    fn the_program_is_rust() {
        assert!(syn::parse_file(PROGRAM).is_ok());
        assert!(told("finds 1").is_err() && told("found 1").is_err());
    }
}
