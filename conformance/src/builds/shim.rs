//! Bin directories of the released tool chain in which another front end takes the place of its `cudafe++`.

use crate::process;
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A front end under test.
#[derive(Debug, Clone)]
pub enum FrontEnd {
    /// cufe's own binary, which makes its shim itself (`cufe shim`).
    Cufe(PathBuf),
    /// Any program that takes the drop-in command line of `cudafe++`.
    DropIn(PathBuf),
}

impl Toolkit {
    /// Makes the bin directory `dir`, whose `nvcc` runs `front_end`, and gives that nvcc's path.
    ///
    /// # Errors
    /// When the front end is missing, or its own shim command fails.
    pub fn shim(&self, dir: &Path, front_end: &FrontEnd) -> Result<PathBuf> {
        match front_end {
            FrontEnd::Cufe(cufe) => {
                let mut command = Command::new(cufe);
                command.arg("shim").arg(dir).arg("--toolkit").arg(&self.top);
                let done = process::run(&mut command, Duration::from_secs(60))?;
                if done.code != 0 {
                    bail!("{} shim failed with exit {}: {}{}", cufe.display(), done.code, done.out, done.err);
                }
            }
            FrontEnd::DropIn(program) => self.drop_in(dir, program)?,
        }
        let nvcc = dir.join("nvcc");
        if !nvcc.exists() {
            bail!("the shim directory {} has no nvcc", dir.display());
        }
        Ok(nvcc)
    }

    // nvcc takes its place from the name it was called by: beside a link to it, a profile that names the tool chain and puts the
    // directory itself first makes it find this `cudafe++` and everything else in the tool chain.
    fn drop_in(&self, dir: &Path, program: &Path) -> Result<()> {
        let program =
            fs::canonicalize(program).with_context(|| format!("no front end at {}", program.display()))?;
        fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
        let dir = fs::canonicalize(dir)?;
        let top = self.top.display();
        let released =
            fs::read_to_string(self.top.join("bin/nvcc.profile")).context("cannot read nvcc.profile")?;
        let profile: String = released
            .lines()
            .map(|line| match line.split_whitespace().next() {
                Some("TOP") => format!("TOP = {top}\n"),
                Some("PATH") => format!("PATH += {}:{top}/nvvm/bin:{top}/bin:\n", dir.display()),
                _ => format!("{line}\n"),
            })
            .collect();
        // `crt` holds the source of the link stub, which nvcc looks for beside itself.
        for (name, target) in
            [("nvcc", self.nvcc()), ("cudafe++", program), ("crt", self.top.join("bin/crt"))]
        {
            let link = dir.join(name);
            if link.symlink_metadata().is_ok() {
                fs::remove_file(&link)?;
            }
            symlink(target, link)?;
        }
        fs::write(dir.join("nvcc.profile"), profile)?;
        Ok(())
    }
}
