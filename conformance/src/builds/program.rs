//! The programs of `corpus/run`: one `.cu` file each, with extra nvcc flags in a first-line comment. A program of two files has
//! its second one beside it, `<name>.part.cu`.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// What the name of a program's second file ends with, behind the program's name.
pub const PART_ENDING: &str = ".part.cu";

/// One self-checking program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// File name without `.cu`.
    pub name: String,
    /// Where it stands in the corpus.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The text of its second file, where it has one.
    pub part: Option<String>,
    /// nvcc flags of its own, from `// nvcc: ...` on the first line.
    pub flags: Vec<String>,
}

/// Reads the programs of `folder`, by name; all of them, or those of `only`.
///
/// # Errors
/// When the folder or a program cannot be read, when it holds none, or when `only` names one that is not there.
pub fn discover(folder: &Path, only: &[String]) -> Result<Vec<Program>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read the programs in {}", folder.display()))?;
    let mut programs = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let is_part = path.to_string_lossy().ends_with(PART_ENDING);
        if path.extension().is_some_and(|extension| extension == "cu") && !is_part {
            programs.push(read(&path)?);
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    for name in only {
        if !programs.iter().any(|program| program.name == *name) {
            bail!("no program {name}.cu in {}", folder.display());
        }
    }
    programs.retain(|program| only.is_empty() || only.contains(&program.name));
    if programs.is_empty() {
        bail!("no .cu file in {}", folder.display());
    }
    Ok(programs)
}

/// Reads one program.
///
/// # Errors
/// When the file cannot be read as text.
pub fn read(path: &Path) -> Result<Program> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let beside = path.with_extension(&PART_ENDING[1..]);
    let part = if beside.is_file() { Some(fs::read_to_string(&beside)?) } else { None };
    Ok(Program { name, path: path.to_path_buf(), flags: flags(&text), text, part })
}

fn flags(text: &str) -> Vec<String> {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("// nvcc:").unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_from_the_first_line_only() {
        assert_eq!(flags("// nvcc: -std=c++20 -rdc=true\nint x;\n"), ["-std=c++20", "-rdc=true"]);
        assert!(flags("int x;\n// nvcc: -std=c++20\n").is_empty());
        assert!(flags("").is_empty());
    }

    #[test]
    fn a_part_is_no_program_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.cu"), "int main() {}\n").unwrap();
        fs::write(folder.path().join("a.part.cu"), "int part;\n").unwrap();
        let programs = discover(folder.path(), &[]).unwrap();
        assert_eq!(programs.len(), 1);
        assert_eq!(programs[0].part.as_deref(), Some("int part;\n"));
    }

    #[test]
    fn an_unknown_name_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.cu"), "int main() {}\n").unwrap();
        let error = discover(folder.path(), &["b".to_owned()]).unwrap_err().to_string();
        assert!(error.starts_with("no program b.cu in "), "{error}");
        assert_eq!(discover(folder.path(), &[]).unwrap()[0].name, "a");
    }

    #[test]
    fn an_empty_folder_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert!(discover(folder.path(), &[]).unwrap_err().to_string().starts_with("no .cu file in "));
    }
}
