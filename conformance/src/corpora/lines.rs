//! Line fidelity: every byte that the host output copies from a unit has there the file and line that it had.
//!
//! The output is read back: its line markers say what the host compiler attributes its lines to.

use anyhow::{Result, anyhow, bail};
use cufe::check::Checker;
use cufe::emit::host_output_and_copies;
use cufe::plan::{Written, plan};
use cufe::read::{ReadOptions, read};
use cufe_spec::unit::Options;
use std::path::Path;

use super::unit::standard;

/// What was compared in one unit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lines {
    /// Pieces of lines that were copied with their line ends.
    pub pieces: usize,
    /// Pieces that were put on one line: of these only the first line can be right.
    pub flattened: usize,
    /// The pieces whose file or line is another in the output: text, then both places.
    pub moved: Vec<String>,
}

/// Reads a preprocessed unit as the released tool's `arguments` say, writes its host output in memory, and compares.
///
/// # Errors
/// When cufe refuses the unit.
pub fn compare(path: &Path, arguments: &[String]) -> Result<Lines> {
    let has = |flag: &str| arguments.iter().any(|one| one == flag);
    let standard = standard(arguments);
    let name = path.to_string_lossy().into_owned();
    let options = Options {
        standard,
        extended_lambda: has("--extended-lambda"),
        device_c: has("--device-c"),
        ..Options::default()
    };
    let read_options = ReadOptions {
        standard,
        name: name.clone(),
        device_variables: options.lists_references(),
        ..ReadOptions::default()
    };
    let reading =
        read(std::fs::read(path)?, &read_options).map_err(|error| anyhow!("{name}: {}", error.kind))?;
    let (_, spaces) = Checker::begin(&reading, &options);
    let written = Written::of(&reading);
    let plan =
        plan(&reading, written, &spaces, &options, "_00000000_4_unit_ii_main").map_err(|refusals| {
            anyhow!("{name}: {}", refusals.first().map_or("refused", |refusal| refusal.message.as_str()))
        })?;
    let (text, copies) = host_output_and_copies(&reading.source, &plan);
    // Reading it finds its line markers.
    let back = ReadOptions { name: "unit.cudafe1.cpp".to_owned(), ..read_options };
    let output = read(text, &back).map_err(|error| anyhow!("{name}: its output: {}", error.kind))?.source;
    let mut lines = Lines::default();
    for copy in copies {
        let bytes = reading.source.bytes(copy.from);
        if copy.is_flat {
            lines.flattened += 1;
            continue;
        }
        let mut at = 0;
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            let blank = line.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let is_directive = line.get(blank) == Some(&b'#');
            if blank < line.len() && !is_directive {
                let offset = (at + blank) as u32;
                let to = u32::try_from(copy.to + u64::from(offset))?;
                if reading.source.text.get((copy.from.start + offset) as usize)
                    != output.text.get(to as usize)
                {
                    bail!(
                        "{name}: byte {} was not copied to where it is said to be",
                        copy.from.start + offset
                    );
                }
                let (was, is) = (reading.source.place(copy.from.start + offset), output.place(to));
                let (was_file, is_file) = (reading.source.file(was.file), output.file(is.file));
                lines.pieces += 1;
                if was_file != is_file || was.line != is.line {
                    let shown = |file: &[u8], line| format!("{}:{line}", String::from_utf8_lossy(file));
                    let text = String::from_utf8_lossy(&line[blank..]).trim_end().to_owned();
                    let (was, is) = (shown(&was_file, was.line), shown(&is_file, is.line));
                    lines.moved.push(format!("{text}: {was} became {is}"));
                }
            }
            at += line.len();
        }
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_copied_piece_keeps_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("unit.ii");
        let text = "# 1 \"a.cu\"\n__attribute__((device)) int f(int a,\n  int b)\n{\n  return a;\n} int g() { return\n 2; }\n\
            # 7 \"b.h\" 3\ntemplate <class T> __attribute__((global)) void k(T t,\n  int u) {\n}\n\
            void h() { k<<<1,\n 1>>>(2,\n 3); g(); }\n";
        std::fs::write(&path, text).unwrap();
        let lines = compare(&path, &[]).unwrap();
        assert_eq!(lines.moved, [""; 0]);
        assert!(lines.pieces > 5);
    }
}
