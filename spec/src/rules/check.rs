//! What the shape of the YAML cannot say: names that must exist, numbers that must agree, tables that
//! must be total.

use super::load::{Judge, severity};
use super::model::*;
use super::raw;
use super::report::{Anchor, ArgumentKind};
use super::text;
use crate::observation::Severity;
use crate::release::Release;
use crate::unit::{Dialect, Family, Pass};
use std::collections::BTreeMap;

/// public number = internal + this, for the CUDA rules ("Key facts": error #20155-D is 3612).
const PUBLIC_OFFSET: u32 = 16_543;
/// The first internal number of the CUDA rules: public 20000.
const FIRST_CUDA: u32 = 3_457;

pub(super) fn domain(raw: &raw::Domain, judge: &mut Judge<'_>) -> Domain {
    for (at, value) in raw.values.iter().enumerate() {
        if raw.values[..at].iter().any(|v| v.id == value.id) {
            judge.refuse(format!("value `{}` is named twice", value.id));
        }
    }
    if raw.values.is_empty() {
        judge.refuse("has no value".to_owned());
    }
    let values = raw.values.iter();
    Domain {
        id: raw.id.clone(),
        says: raw.says.clone(),
        values: values
            .map(|v| DomainValue { id: v.id.clone(), says: v.says.clone(), byte: v.byte })
            .collect(),
    }
}

pub(super) fn diagnostic(raw: &raw::Diagnostic, judge: &mut Judge<'_>) -> Option<DiagnosticRecord> {
    let Some(level) = severity(&raw.severity) else {
        judge.refuse(format!("severity `{}` is unknown", raw.severity));
        return None;
    };
    let Some(place) = Anchor::ALL.into_iter().find(|anchor| anchor.name() == raw.place) else {
        judge.refuse(format!("place `{}` is unknown", raw.place));
        return None;
    };
    let default_on = match raw.default.as_deref() {
        None | Some("on") => true,
        Some("off") => false,
        Some(other) => {
            judge.refuse(format!("default `{other}` is neither on nor off"));
            return None;
        }
    };
    let documented = match &raw.documented {
        None => None,
        Some(d) => match severity(&d.severity) {
            None => {
                judge.refuse(format!("documented severity `{}` is unknown", d.severity));
                return None;
            }
            Some(severity) => Some(DocumentedReading {
                internal: d.internal,
                severity,
                text: d.text.clone(),
                meaning: d.meaning.clone(),
            }),
        },
    };
    let mut arguments = Vec::new();
    for argument in &raw.arguments {
        match argument_kind(&argument.kind) {
            Some(kind) => arguments.push(Argument { name: argument.name.clone(), kind }),
            None => judge.refuse(format!("argument kind `{}` is unknown", argument.kind)),
        }
    }
    let Some(text) = raw.text.clone().or_else(|| documented.as_ref().map(|d| d.meaning.clone())) else {
        judge.refuse("has neither a text nor a documented meaning".to_owned());
        return None;
    };
    let since = raw.since.as_deref().map_or(Some(Release::OLDEST), |name| release(name, judge))?;
    let until = match &raw.until {
        None => None,
        Some(name) => Some(release(name, judge)?),
    };
    let first = Edition { since, internal: raw.internal, public: raw.public, severity: level, text };
    let editions = editions(raw, first, judge)?;
    let mut used: Vec<&str> = editions.iter().flat_map(|e| text::placeholders(&e.text)).collect();
    used.sort_unstable();
    used.dedup();
    let mut named: Vec<&str> = arguments.iter().map(|a| a.name.as_str()).collect();
    named.sort_unstable();
    if used != named {
        judge.refuse(format!("the text has the placeholders {used:?}, the arguments are {named:?}"));
    }
    Some(DiagnosticRecord {
        id: raw.id.clone(),
        editions,
        discretionary: raw.discretionary,
        default_on,
        option_tag: raw.tag.clone(),
        place,
        since: raw.text.is_some().then_some(since),
        until,
        documented,
        arguments,
    })
}

/// The editions of a diagnostic: the first one, and what later releases changed of the one before.
fn editions(raw: &raw::Diagnostic, first: Edition, judge: &mut Judge<'_>) -> Option<Vec<Edition>> {
    let mut all = vec![first];
    for change in &raw.editions {
        let before = &all[all.len() - 1];
        let severity = match &change.severity {
            None => before.severity,
            Some(word) => severity(word).or_else(|| {
                judge.refuse(format!("severity `{word}` is unknown"));
                None
            })?,
        };
        let edition = Edition {
            since: release(&change.since, judge)?,
            internal: change.internal.or(before.internal.filter(|_| change.public.is_none())),
            public: change.public.or(before.public),
            severity,
            text: change.text.clone().unwrap_or_else(|| before.text.clone()),
        };
        later(before.since, edition.since, judge);
        all.push(edition);
    }
    for edition in &all {
        if let (Some(internal), Some(public)) = (edition.internal, edition.public) {
            let expected = if internal >= FIRST_CUDA { internal + PUBLIC_OFFSET } else { internal };
            if public != expected {
                judge.refuse(format!("internal {internal} is public {expected}, not {public}"));
            }
        }
    }
    Some(all)
}

/// The release of that name.
fn release(name: &str, judge: &mut Judge<'_>) -> Option<Release> {
    let release = Release::from_name(name);
    if release.is_none() {
        judge.refuse(format!("release `{name}` is unknown"));
    }
    release
}

/// Refuses editions that are not in order of release.
fn later(before: Release, next: Release, judge: &mut Judge<'_>) {
    if next <= before {
        judge.refuse(format!("the edition since {next} stands after the one since {before}"));
    }
}

fn argument_kind(word: &str) -> Option<ArgumentKind> {
    use ArgumentKind::*;
    [
        Name,
        Attribute,
        Keyword,
        Space,
        TileSpace,
        Memory,
        MemoryOrHost,
        Side,
        Parameter,
        Declaration,
        VariableKind,
        Line,
    ]
    .into_iter()
    .find(|kind| kind.name() == word)
}

fn basis(word: &str, judge: &mut Judge<'_>) -> Basis {
    let all = [Basis::Documented, Basis::Observed, Basis::Inferred, Basis::Absent];
    all.into_iter().find(|b| b.name() == word).unwrap_or_else(|| {
        judge.refuse(format!("basis `{word}` is unknown"));
        Basis::Absent
    })
}

fn cite(source: &str, section: &str, rules: &Rules, judge: &mut Judge<'_>) -> Cite {
    match rules.sources.iter().find(|s| s.id == source) {
        None => judge.refuse(format!("source `{source}` is not in sources.yaml")),
        Some(s) if !s.sections.iter().any(|known| known == section) => {
            judge.refuse(format!("source `{source}` has no section `{section}`"));
        }
        Some(_) => {}
    }
    Cite { source: source.to_owned(), section: section.to_owned() }
}

pub(super) fn resolution(raw: raw::Resolution, rules: &Rules, judge: &mut Judge<'_>) -> Resolution {
    if rules.resolutions.iter().any(|r| r.id == raw.id) {
        judge.refuse("named twice".to_owned());
    }
    if raw.places.len() < 2 {
        judge.refuse("a contradiction has at least two places".to_owned());
    }
    for rule in &raw.rules {
        if rules.find(rule).is_none() && rules.find_diagnostic(rule).is_none() {
            judge.refuse(format!("`{rule}` is neither a record nor a diagnostic"));
        }
    }
    let mut places = Vec::new();
    for place in raw.places {
        let cite = cite(&place.source, &place.section, rules, judge);
        places.push(Claim { cite, claim: place.claim });
    }
    Resolution { id: raw.id, says: raw.says, places, reading: raw.reading, why: raw.why, rules: raw.rules }
}

pub(super) fn record(raw: raw::Record, rules: &Rules, judge: &mut Judge<'_>) -> Option<Record> {
    let mut bases = [Basis::Absent; 2];
    for (family, word) in &raw.basis {
        match Family::from_name(family) {
            Some(family) => bases[family.index()] = basis(word, judge),
            None => judge.refuse(format!("dialect `{family}` is unknown")),
        }
    }
    let since = raw.since.as_deref().map_or(Some(Release::OLDEST), |name| release(name, judge))?;
    let mut cites = Vec::new();
    for c in &raw.cite {
        cites.push(cite(&c.source, &c.section, rules, judge));
    }
    if cites.is_empty() {
        judge.refuse("cites nothing".to_owned());
    }
    let mut bodies = Vec::new();
    if let Some(table) = &raw.table {
        bodies.push(Body::Table(expand(&raw.id, table, &dialects_of(bases, since), rules, judge)?));
    }
    if let Some(bytes) = &raw.bytes {
        bodies.push(Body::Bytes(expand_bytes(&raw.id, bytes, judge)?));
    }
    bodies.extend(raw.constants.map(Body::Constants));
    match raw.text {
        Some(first) => bodies.push(Body::Text(text(first, raw.editions, judge)?)),
        None if raw.editions.is_empty() => {}
        None => judge.refuse("has editions of a text and no text".to_owned()),
    }
    bodies.extend(raw.list.map(Body::List));
    if let Some(entries) = raw.entries {
        for (at, (key, _)) in entries.iter().enumerate() {
            if entries[..at].iter().any(|(other, _)| other == key) {
                judge.refuse(format!("entry `{key}` is named twice"));
            }
        }
        bodies.push(Body::Entries(entries));
    }
    if bodies.len() != 1 {
        judge.refuse(format!(
            "has {} bodies; one of table, bytes, constants, text, list, entries is needed",
            bodies.len()
        ));
    }
    let body = bodies.pop()?;
    Some(Record {
        id: raw.id,
        says: raw.says,
        facts: raw.facts,
        basis: bases,
        since,
        cite: cites,
        cases: raw.cases,
        body,
    })
}

/// A text and what later releases made of it.
fn text(first: String, editions: Vec<raw::TextEdition>, judge: &mut Judge<'_>) -> Option<Text> {
    let mut text = Text { first, later: Vec::new() };
    for edition in editions {
        let since = release(&edition.since, judge)?;
        later(text.later.last().map_or(Release::OLDEST, |(before, _)| *before), since, judge);
        text.later.push((since, edition.text));
    }
    Some(text)
}

/// The dialects that have a record, and where its columns come from in each.
fn dialects_of(bases: [Basis; 2], since: Release) -> Vec<(Dialect, Basis)> {
    let released = Release::ALL.into_iter().filter(|release| since <= *release).map(Dialect::Released);
    let all = std::iter::once(Dialect::Documented).chain(released);
    let with_basis = all.map(|dialect| (dialect, bases[dialect.family().index()]));
    with_basis.filter(|(_, basis)| *basis != Basis::Absent).collect()
}

/// Expands a table over dialects, passes and the product of its inputs.
fn expand(
    id: &str,
    raw: &raw::Table,
    dialects: &[(Dialect, Basis)],
    rules: &Rules,
    judge: &mut Judge<'_>,
) -> Option<Table> {
    let mut inputs: Vec<Input> = Vec::new();
    for input in &raw.inputs {
        let Some(domain) = rules.domain(&input.domain) else {
            judge.refuse(format!("input `{}`: there is no domain `{}`", input.name, input.domain));
            return None;
        };
        if inputs.iter().any(|i| i.name == input.name) {
            judge.refuse(format!("input `{}` is named twice", input.name));
            return None;
        }
        inputs.push(Input {
            name: input.name.clone(),
            domain: input.domain.clone(),
            values: domain.values.iter().map(|v| v.id.clone()).collect(),
        });
    }
    if let Some(result) = &raw.result
        && rules.domain(result).is_none()
    {
        judge.refuse(format!("result: there is no domain `{result}`"));
        return None;
    }
    let absent =
        Cell { verdict: Verdict::Accept, result: None, diagnostics: Vec::new(), basis: Basis::Absent };
    let mut table = Table {
        id: id.to_owned(),
        inputs,
        result: raw.result.clone(),
        columns: Vec::new(),
        cells: Vec::new(),
        absent,
        unreachable: BTreeMap::new(),
        rows: Vec::new(),
    };
    let passes = passes(&raw.pass, judge);
    let mut rows = Vec::new();
    for (at, row) in raw.rows.iter().enumerate() {
        let number = at + 1;
        let what = format!("row {number}");
        let Some(columns) = columns(&row.covers(), &what, &table, judge) else { continue };
        let Some(cell) = cell(row, number, &table, rules, judge) else { continue };
        let own = row.basis.as_ref().map(|word| basis(word, judge));
        table.rows.push(written(row, &columns, &cell, own));
        rows.push((number, columns, Cell { basis: own.unwrap_or(Basis::Absent), ..cell }));
    }
    table.columns = shared_columns(dialects, &passes, &rows);
    let mut decided: Vec<Option<(usize, Cell)>> = vec![None; table.columns.len() * table.width()];
    for (number, covered, cell) in &rows {
        let mut fresh = 0_usize;
        for (dialect, _) in dialects.iter().filter(|(dialect, _)| covered.dialects.contains(dialect)) {
            consistent(cell, *dialect, *number, rules, judge);
        }
        for column in table.columns.iter() {
            let (dialect, pass) = (column.dialect(), column.passes[0]);
            if !covered.dialects.contains(&dialect) || !covered.passes.contains(&pass) {
                continue;
            }
            let default = dialects.iter().find(|(known, _)| *known == dialect).map(|(_, basis)| *basis);
            for combination in product(&covered.values) {
                let Some(index) = table.index(dialect, pass, &combination) else { continue };
                if let Some((first, _)) = &decided[index] {
                    let what = describe(&table, column, &combination);
                    judge.refuse(format!("{what} is decided twice, by rows {first} and {number}"));
                    continue;
                }
                fresh += 1;
                let basis =
                    if cell.basis == Basis::Absent { default.unwrap_or(Basis::Absent) } else { cell.basis };
                decided[index] = Some((*number, Cell { basis, ..cell.clone() }));
            }
        }
        if fresh == 0 {
            judge.refuse(format!("row {number} decides nothing"));
        }
    }
    for (index, decided) in decided.into_iter().enumerate() {
        table.cells.push(match decided {
            Some((_, cell)) => cell,
            None => {
                let (column, combination) = table.place(index);
                let what = describe(&table, column, &combination);
                judge.refuse(format!("{what} is not decided"));
                table.absent.clone()
            }
        });
    }
    for (at, raw) in raw.unreachable.iter().enumerate() {
        let what = format!("unreachable {}", at + 1);
        let Some(covered) = columns(&raw.covers(), &what, &table, judge) else { continue };
        mark_unreachable(&mut table, &covered, &raw.because, &what, judge);
    }
    Some(table)
}

/// Notes the reason at the cells that no program reaches: columns that a record tells apart are named whole.
fn mark_unreachable(table: &mut Table, covered: &Columns, because: &str, what: &str, judge: &mut Judge<'_>) {
    let mut marked = BTreeMap::new();
    for column in table.columns.iter().filter(|column| covered.dialects.contains(&column.dialect())) {
        if column.passes.iter().any(|pass| !covered.passes.contains(pass)) {
            continue;
        }
        for combination in product(&covered.values) {
            if let Some(index) = table.index(column.dialect(), column.passes[0], &combination) {
                marked.insert(index, because.to_owned());
            }
        }
    }
    if marked.is_empty() {
        judge.refuse(format!("{what} covers no cell"));
    }
    if let Some(twice) = marked.keys().find(|index| table.unreachable.contains_key(index)) {
        let (column, combination) = table.place(*twice);
        let cell = describe(table, column, &combination);
        judge.refuse(format!("{what}: {cell} is covered before"));
    }
    table.unreachable.append(&mut marked);
}

/// The passes that a list names; all without one.
fn passes(list: &raw::OneOrMany, judge: &mut Judge<'_>) -> Vec<Pass> {
    let mut passes = Vec::new();
    for name in list.list() {
        match Pass::from_name(name) {
            Some(pass) => passes.push(pass),
            None => judge.refuse(format!("pass `{name}` is unknown")),
        }
    }
    if passes.is_empty() { Pass::ALL.to_vec() } else { passes }
}

/// The releases and passes of each family in groups between which no row distinguishes.
fn shared_columns(
    dialects: &[(Dialect, Basis)],
    passes: &[Pass],
    rows: &[(usize, Columns, Cell)],
) -> Vec<Column> {
    let rows_of =
        |dialect: Dialect| rows.iter().filter(move |(_, covered, _)| covered.dialects.contains(&dialect));
    let numbers = |dialect: Dialect| rows_of(dialect).map(|(number, ..)| *number).collect::<Vec<_>>();
    let mut groups: Vec<Vec<Dialect>> = Vec::new();
    for (dialect, _) in dialects.iter().copied() {
        let alike = |group: &&mut Vec<Dialect>| {
            group[0].family() == dialect.family() && numbers(group[0]) == numbers(dialect)
        };
        match groups.iter_mut().find(alike) {
            Some(group) => group.push(dialect),
            None => groups.push(vec![dialect]),
        }
    }
    let mut columns: Vec<Column> = Vec::new();
    for group in groups {
        let covers = |pass: Pass| -> Vec<bool> {
            rows_of(group[0]).map(|(_, covered, _)| covered.passes.contains(&pass)).collect()
        };
        let first = columns.len();
        for pass in passes.iter().copied() {
            match columns[first..].iter_mut().find(|column| covers(column.passes[0]) == covers(pass)) {
                Some(column) => column.passes.push(pass),
                None => columns.push(Column { dialects: group.clone(), passes: vec![pass] }),
            }
        }
    }
    columns
}

/// The row for the rule book: what it leaves open stays open.
fn written(raw: &raw::Row, columns: &Columns, cell: &Cell, own: Option<Basis>) -> Row {
    let named = |list: &raw::OneOrMany| !list.list().is_empty();
    Row {
        families: raw.families.list().iter().filter_map(|name| Family::from_name(name)).collect(),
        since: raw.since.as_deref().and_then(Release::from_name),
        until: raw.until.as_deref().and_then(Release::from_name),
        passes: if named(&raw.pass) { columns.passes.clone() } else { Vec::new() },
        values: columns.values.clone(),
        cell: Cell { basis: own.unwrap_or(Basis::Absent), ..cell.clone() },
    }
}

/// The dialects, passes and values of each input that a row covers.
struct Columns {
    dialects: Vec<Dialect>,
    passes: Vec<Pass>,
    values: Vec<Vec<String>>,
}

/// What a row or a remark on unreachable cells covers; `what` names it in messages.
fn columns(raw: &raw::Covers<'_>, what: &str, table: &Table, judge: &mut Judge<'_>) -> Option<Columns> {
    let dialects = dialects_covered(raw, what, judge)?;
    let passes = passes(raw.pass, judge);
    for name in raw.when.keys() {
        if !table.inputs.iter().any(|i| &i.name == name) {
            judge.refuse(format!("{what}: there is no input `{name}`"));
            return None;
        }
    }
    let mut values = Vec::new();
    for input in &table.inputs {
        let listed = raw.when.get(&input.name).map(raw::OneOrMany::list).unwrap_or_default();
        for value in listed {
            if !input.values.contains(value) {
                judge.refuse(format!("{what}: `{value}` is no value of input `{}`", input.name));
                return None;
            }
        }
        values.push(if listed.is_empty() { input.values.clone() } else { listed.to_vec() });
    }
    Some(Columns { dialects, passes, values })
}

/// The dialects that a row covers; none of a release that `since` or `until` leaves out.
fn dialects_covered(raw: &raw::Covers<'_>, what: &str, judge: &mut Judge<'_>) -> Option<Vec<Dialect>> {
    let mut families = Vec::new();
    for name in raw.families.list() {
        match Family::from_name(name) {
            Some(family) => families.push(family),
            None => judge.refuse(format!("{what}: dialect `{name}` is unknown")),
        }
    }
    let names_releases = raw.since.is_some() || raw.until.is_some();
    if families.is_empty() {
        families = if names_releases { vec![Family::Released] } else { Family::ALL.to_vec() };
    }
    let since = raw.since.map_or(Some(Release::OLDEST), |name| release(name, judge))?;
    let until = match raw.until {
        None => None,
        Some(name) => Some(release(name, judge)?),
    };
    if names_releases && families.contains(&Family::Documented) {
        judge.refuse(format!("{what}: the documented dialect has no releases, so no since and until"));
    }
    let spoken_of = |release: &Release| since <= *release && until.is_none_or(|until| *release < until);
    let mut dialects = Vec::new();
    for family in families {
        match family {
            Family::Documented => dialects.push(Dialect::Documented),
            Family::Released => {
                dialects.extend(Release::ALL.into_iter().filter(spoken_of).map(Dialect::Released));
            }
        }
    }
    Some(dialects)
}

fn cell(row: &raw::Row, number: usize, table: &Table, rules: &Rules, judge: &mut Judge<'_>) -> Option<Cell> {
    let verdict = match row.verdict.as_str() {
        "accept" => Verdict::Accept,
        "warning" => Verdict::Warning,
        "error" => Verdict::Error,
        other => {
            judge.refuse(format!("row {number}: verdict `{other}` is unknown"));
            return None;
        }
    };
    let result_domain = table.result.as_deref().and_then(|r| rules.domain(r));
    match (result_domain, &row.result) {
        (None, Some(_)) => judge.refuse(format!("row {number}: the table has no result")),
        (Some(_), None) => judge.refuse(format!("row {number}: the result is missing")),
        (Some(domain), Some(result)) if !domain.values.iter().any(|v| &v.id == result) => {
            judge.refuse(format!("row {number}: `{result}` is no value of `{}`", domain.id));
        }
        _ => {}
    }
    let mut diagnostics = Vec::new();
    for report in &row.report {
        let report = match report {
            raw::Report::Id(id) => Report { diagnostic: id.clone(), arguments: Default::default() },
            raw::Report::With(w) => Report { diagnostic: w.id.clone(), arguments: w.arguments.clone() },
        };
        match rules.find_diagnostic(&report.diagnostic) {
            None => judge.refuse(format!("row {number}: there is no diagnostic `{}`", report.diagnostic)),
            Some(record) => {
                for (name, value) in &report.arguments {
                    match record.arguments.iter().find(|a| &a.name == name) {
                        None => {
                            judge.refuse(format!("row {number}: `{}` has no argument `{name}`", record.id))
                        }
                        Some(a) if a.kind.values().is_some_and(|v| !v.contains(&value.as_str())) => {
                            judge.refuse(format!("row {number}: `{value}` is no {}", a.kind.name()));
                        }
                        Some(_) => {}
                    }
                }
            }
        }
        diagnostics.push(report);
    }
    Some(Cell { verdict, result: row.result.clone(), diagnostics, basis: Basis::Absent })
}

/// The verdict is the worst severity of the reports that are on by default, and every report exists in
/// the dialect.
fn consistent(cell: &Cell, dialect: Dialect, number: usize, rules: &Rules, judge: &mut Judge<'_>) {
    let mut worst = Verdict::Accept;
    for report in &cell.diagnostics {
        let Some(record) = rules.find_diagnostic(&report.diagnostic) else { continue };
        if !record.exists_in(dialect) {
            judge.refuse(format!("row {number}: `{}` does not exist in {dialect}", record.id));
        }
        if record.default_on_in(dialect) {
            worst = worst.max(match record.severity_in(dialect) {
                Severity::Remark => Verdict::Accept,
                Severity::Warning => Verdict::Warning,
                Severity::Error | Severity::Catastrophic | Severity::Internal => Verdict::Error,
            });
        }
    }
    if worst != cell.verdict {
        judge.refuse(format!(
            "row {number}: the verdict is {} but its reports say {} in {dialect}",
            cell.verdict.name(),
            worst.name()
        ));
    }
}

/// Every choice of one value per list; the last list varies fastest.
fn product(lists: &[Vec<String>]) -> Vec<Vec<&str>> {
    let mut all: Vec<Vec<&str>> = vec![Vec::new()];
    for list in lists {
        let mut longer = Vec::with_capacity(all.len() * list.len());
        for prefix in &all {
            for value in list {
                let mut next = prefix.clone();
                next.push(value);
                longer.push(next);
            }
        }
        all = longer;
    }
    all
}

fn describe(table: &Table, column: &Column, values: &[&str]) -> String {
    let mut text = format!("cell {} {}", column.name(), column.passes[0].name());
    for (input, value) in table.inputs.iter().zip(values) {
        text.push_str(&format!(" {}={value}", input.name));
    }
    text
}

/// Expands a function of the byte: its rows must be disjoint, within the mask and total.
fn expand_bytes(id: &str, raw: &raw::Bytes, judge: &mut Judge<'_>) -> Option<ByteTable> {
    for row in &raw.results {
        for bits in &row.bits {
            if bits & !raw.mask != 0 {
                judge.refuse(format!("bits {bits:#04x} are outside the mask {:#04x}", raw.mask));
            }
        }
    }
    let mut results = Vec::with_capacity(256);
    for byte in 0..=u8::MAX {
        let mut matching = raw.results.iter().filter(|row| row.bits.contains(&(byte & raw.mask)));
        match (matching.next(), matching.next()) {
            (Some(row), None) => results.push(row.result.clone()),
            (None, _) => {
                judge.refuse(format!("byte {byte:#04x} is not decided"));
                return None;
            }
            (Some(_), Some(_)) => {
                judge.refuse(format!("byte {byte:#04x} is decided twice"));
                return None;
            }
        }
    }
    Some(ByteTable { id: id.to_owned(), mask: raw.mask, results })
}
