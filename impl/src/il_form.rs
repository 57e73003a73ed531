//! The text form of what is kept for the device: `impl/DEVICE_IL.md`.

use cufe_spec::observation::KeptKind;
use std::collections::BTreeSet;

/// The form that is written, and the only one that is read.
const FORM: u32 = 3;

/// Which list a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The declarations that the device compiler needs.
    Dump,
    /// The entities that the documented walk keeps.
    Entities,
}

impl List {
    /// The word of the command line.
    pub fn name(self) -> &'static str {
        match self {
            List::Dump => "dump",
            List::Entities => "entities",
        }
    }

    /// A list of these lines, each with its line break, below a heading that says what it is and how many they are.
    pub fn of_lines(self, lines: &str) -> String {
        let count = lines.bytes().filter(|byte| *byte == b'\n').count();
        format!("# cufe il {} {FORM}: {count}\n{lines}", self.name())
    }

    /// What a line says is kept, without the reason; otherwise what is wrong with it.
    fn kept(self, line: &str) -> Result<String, &'static str> {
        let fields: Vec<&str> = line.split('\t').collect();
        match (self, &fields[..]) {
            (List::Dump, [what, place, why]) => {
                is_place(place, 1)?;
                let is_whole = !what.is_empty() && !why.is_empty();
                is_whole.then(|| format!("{what}\t{place}")).ok_or("an empty field")
            }
            (List::Entities, [place, what, extent, prefix, space]) => {
                is_place(place, 2)?;
                let kind = what.split(' ').next().unwrap_or_default();
                if KeptKind::ALL.iter().all(|one| one.name() != kind) {
                    return Err("no kind of entity");
                }
                if !matches!(*extent, "definition" | "declaration") {
                    return Err("neither `definition` nor `declaration`");
                }
                let is_byte = is_number(prefix, 2);
                let is_space = *space == "-" || is_number(space, 2) || is_number(space, 4);
                (is_byte && is_space).then(|| line.to_owned()).ok_or("no byte or word")
            }
            (List::Dump, _) => Err("not three fields"),
            (List::Entities, _) => Err("not five fields"),
        }
    }
}

/// A list that was read: which, and its lines without reasons.
pub struct Listed {
    /// Which list.
    pub list: List,
    /// What is kept.
    pub kept: BTreeSet<String>,
}

/// Reads a list.
///
/// # Errors
/// The number of the line, from 1, and what is wrong with it.
pub fn listed(text: &str) -> Result<Listed, (usize, String)> {
    let (first, lines) = text.split_once('\n').unwrap_or((text, ""));
    let (list, count) = heading(first).map_err(|why| (1, why))?;
    let mut kept = BTreeSet::new();
    let mut number = 1;
    for line in lines.lines() {
        number += 1;
        kept.insert(list.kept(line).map_err(|why| (number, why.to_owned()))?);
    }
    let is_whole = number == count + 1 && text.ends_with('\n');
    is_whole.then_some(Listed { list, kept }).ok_or((number, format!("the heading speaks of {count} lines")))
}

fn heading(line: &str) -> Result<(List, usize), String> {
    let no_list = || "no list of `cufe il dump` or `cufe il entities`".to_owned();
    let (before, count) =
        line.strip_prefix("# cufe il ").and_then(|rest| rest.split_once(": ")).ok_or_else(no_list)?;
    let (name, form) = before.split_once(' ').ok_or_else(no_list)?;
    let list =
        [List::Dump, List::Entities].into_iter().find(|list| list.name() == name).ok_or_else(no_list)?;
    if form != FORM.to_string() {
        return Err(format!("form {form}, where form {FORM} is read"));
    }
    Ok((list, count.parse().map_err(|_| no_list())?))
}

/// Whether a field is a file and so many numbers behind it.
fn is_place(field: &str, numbers: usize) -> Result<(), &'static str> {
    let parts: Vec<&str> = field.rsplitn(numbers + 1, ':').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_one = parts.len() == numbers + 1 && parts[..numbers].iter().all(is_number);
    is_one.then_some(()).ok_or("no place")
}

/// Whether a field is a number of so many hexadecimal digits.
fn is_number(field: &str, digits: usize) -> bool {
    let number = field.strip_prefix("0x");
    number.is_some_and(|number| number.len() == digits && number.bytes().all(|byte| byte.is_ascii_hexdigit()))
}
