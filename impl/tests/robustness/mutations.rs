//! Real units, cut and changed: every program of the corpus, and the preprocessed files of a folder.

use super::watch::watch;
use cufe::cli::architecture::Architecture;
use cufe::cli::preprocess::{Headers, Preprocess, preprocess};
use cufe_spec::release::Release;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// How many positions in each file; without it, [`FEW`] positions in the smallest files only.
const POSITIONS: &str = "CUFE_POSITIONS";
/// A folder; every `.ii` file below it is a unit.
const UNITS: &str = "CUFE_UNITS";
/// Positions in each file of a short run.
const FEW: usize = 40;
/// Files of a short run.
const FILES: usize = 5;

/// How many times the processor time of the unchanged unit a changed one may take, beside [`SLACK`].
const FACTOR: u32 = 20;
/// What counts as no time at all.
const SLACK: Duration = Duration::from_secs(1);

/// A change of a unit at a byte.
type Change = (&'static str, fn(&[u8], usize, usize) -> Vec<u8>);

const CHANGES: [Change; 4] = [
    ("cut", cut),
    ("byte changed", byte_changed),
    ("token doubled", token_doubled),
    ("token deleted", token_deleted),
];

fn cut(text: &[u8], at: usize, _: usize) -> Vec<u8> {
    text[..at].to_vec()
}

fn byte_changed(text: &[u8], at: usize, turn: usize) -> Vec<u8> {
    const BYTES: &[u8] = b"\0(){}[]<>;:,\"'\\/*#=&.~\n\x80\xffR0aZ_ ";
    let mut text = text.to_vec();
    text[at] = BYTES[turn % BYTES.len()];
    text
}

fn token_doubled(text: &[u8], at: usize, _: usize) -> Vec<u8> {
    let token = token(text, at);
    [&text[..token.end], b" ", &text[token.clone()], &text[token.end..]].concat()
}

fn token_deleted(text: &[u8], at: usize, _: usize) -> Vec<u8> {
    let token = token(text, at);
    [&text[..token.start], &text[token.end..]].concat()
}

/// The word or the character at a byte, or the next one when it is white space.
fn token(text: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
    let mut start = at;
    while start + 1 < text.len() && text[start].is_ascii_whitespace() {
        start += 1;
    }
    if !is_word(text[start]) {
        return start..start + 1;
    }
    while start > 0 && is_word(text[start - 1]) {
        start -= 1;
    }
    let length = text[start..].iter().take_while(|&&byte| is_word(byte)).count();
    start..start + length
}

/// The programs of the corpus that need no toolkit, by their size, and the units of the folder named.
fn units(all: bool) -> Vec<(String, Vec<u8>)> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut sources = Vec::new();
    files_below(&corpus, "cu", &mut sources);
    sources.sort_by_key(|path| (fs::metadata(path).map_or(0, |meta| meta.len()), path.clone()));
    let wanted = if all { sources.len() } else { FILES };
    let mut units: Vec<(String, Vec<u8>)> =
        sources.iter().filter_map(|path| Some((name(path), preprocessed(path)?))).take(wanted).collect();
    if let (true, Some(folder)) = (all, std::env::var_os(UNITS)) {
        let mut files = Vec::new();
        files_below(Path::new(&folder), "ii", &mut files);
        files.sort();
        units.extend(files.iter().map(|path| (path.display().to_string(), fs::read(path).unwrap())));
    }
    units
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

pub(crate) fn preprocessed(file: &Path) -> Option<Vec<u8>> {
    let request = Preprocess {
        file,
        compiler: Path::new("g++"),
        standard: 17,
        pass: Pass::Host,
        architecture: Architecture::DEFAULT,
        headers: &Headers::Prelude,
        release: None,
        folders: &[],
        arguments: &[],
    };
    // Programs that need the toolkit's headers, or another standard, are not here.
    preprocess(&request).ok().map(|made| made.text)
}

fn files_below(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, extension, files);
        } else if path.extension() == Some(OsStr::new(extension)) {
            files.push(path);
        }
    }
}

/// What a reading is called, and its options.
type Reading = (&'static str, Options);

/// The ways of reading a unit: both families, all passes, and tile code of the newest release.
fn readings() -> [Reading; 6] {
    let reading = |dialect, pass| Options { dialect, pass, extended_lambda: true, ..Options::default() };
    let newest = Dialect::Released(Release::NEWEST);
    let tile = |pass| Options { enable_tile: true, ..reading(newest, pass) };
    [
        ("released, host", reading(Dialect::REFERENCE, Pass::Host)),
        ("documented, host", reading(Dialect::Documented, Pass::Host)),
        ("released, device", reading(Dialect::REFERENCE, Pass::Device)),
        ("released, jit", reading(newest, Pass::Jit)),
        ("tile, host", tile(Pass::Host)),
        ("tile, device", tile(Pass::Device)),
    ]
}

#[test]
fn changed_files_are_answered_in_bounded_time() {
    let asked = std::env::var(POSITIONS).ok().map(|count| count.parse().expect("CUFE_POSITIONS is a number"));
    let positions: usize = asked.unwrap_or(FEW);
    let units = units(asked.is_some());
    assert!(units.len() >= FILES, "g++ preprocesses the corpus");
    let readings = readings();
    for (name, text) in &units {
        let unit = |text, options: &Options| Unit { name: name.clone(), text, options: options.clone() };
        let baseline: Vec<Duration> = readings
            .iter()
            .map(|(reading, options)| {
                watch(&format!("{name} as it is ({reading})"), unit(text.clone(), options)).used
            })
            .collect();
        let next = AtomicUsize::new(0);
        let worker = || {
            loop {
                let turn = next.fetch_add(1, Ordering::Relaxed);
                if turn >= positions * CHANGES.len() {
                    return;
                }
                let (position, (change, apply)) = (turn / CHANGES.len(), CHANGES[turn % CHANGES.len()]);
                let at = (2 * position + 1) * text.len() / (2 * positions);
                let (reading, options) = &readings[position % readings.len()];
                let what = format!("{name}: {change} at byte {at} ({reading})");
                let used = watch(&what, unit(apply(text, at, position), options)).used;
                let limit = baseline[position % readings.len()] * FACTOR + SLACK;
                assert!(used <= limit, "{what}: took {used:?}, more than {limit:?}");
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(worker);
            }
        });
    }
}
