//! `cufe shim DIR --toolkit PATH`: a folder whose nvcc runs cufe in place of cudafe++.
//!
//! nvcc takes its place from the name it was called by, reads `nvcc.profile` there and runs the programs it
//! finds first on that profile's `PATH`. So the folder holds links to nvcc and to its `crt` folder, a profile in
//! which `TOP` is the toolkit and the folder itself is first on the path, and a link named `cudafe++` to cufe.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What a shim needs, resolved.
#[derive(Debug)]
pub struct Shim {
    /// The folder, made when it is not there.
    pub folder: PathBuf,
    /// The toolkit's root.
    pub toolkit: PathBuf,
    /// The cufe to run.
    pub cufe: PathBuf,
}

impl Shim {
    /// Makes the folder and its four entries; an earlier shim in it is replaced.
    ///
    /// # Errors
    /// The toolkit has no nvcc, or the folder cannot be written, or holds something of another making.
    pub fn make(&self) -> io::Result<()> {
        let bin = self.toolkit.join("bin");
        let nvcc = bin.join("nvcc");
        if !nvcc.is_file() {
            return Err(fault(format!("no nvcc in {}", bin.display())));
        }
        let profile = fs::read_to_string(bin.join("nvcc.profile"))
            .map_err(|why| fault(format!("cannot read {}: {why}", bin.join("nvcc.profile").display())))?;
        fs::create_dir_all(&self.folder)?;
        let folder = self.folder.canonicalize()?;
        link(&nvcc, &folder.join("nvcc"))?;
        link(&self.cufe, &folder.join("cudafe++"))?;
        // Linking reads crt/link.stub beside the nvcc that was called.
        link(&bin.join("crt"), &folder.join("crt"))?;
        fs::write(folder.join("nvcc.profile"), shim_profile(&profile, &folder, &self.toolkit))
    }
}

/// The toolkit's profile, with the toolkit's place written out and the shim first on the path.
fn shim_profile(profile: &str, folder: &Path, toolkit: &Path) -> String {
    let (folder, bin) = (folder.display().to_string(), toolkit.join("bin").display().to_string());
    let mut out = String::new();
    for line in profile.lines() {
        let name = line.split(['=', '+']).next().unwrap_or_default().trim();
        let line = match name {
            "TOP" => format!("TOP              = {}", toolkit.display()),
            "PATH" => line.replacen("+=", &format!("+= {folder}:"), 1).replace(": ", ":"),
            _ => line.to_owned(),
        };
        out.push_str(&line.replace("$(_HERE_)", &bin));
        out.push('\n');
    }
    out
}

fn link(target: &Path, place: &Path) -> io::Result<()> {
    match fs::symlink_metadata(place) {
        Ok(data) if data.is_symlink() => fs::remove_file(place)?,
        Ok(_) => return Err(fault(format!("{} is in the way: it is not a link", place.display()))),
        Err(_) => {}
    }
    #[cfg(unix)]
    return std::os::unix::fs::symlink(target, place);
    #[cfg(not(unix))]
    return Err(fault(format!(
        "links are not made on this system: {} to {}",
        place.display(),
        target.display()
    )));
}

fn fault(text: String) -> io::Error {
    io::Error::other(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROFILE: &str = "\nTOP              = $(_HERE_)/..\n\nCICC_PATH        = $(TOP)/nvvm/bin\n\
        LD_LIBRARY_PATH += $(TOP)/lib:\nPATH            += $(CICC_PATH):$(_HERE_):\n";

    #[test]
    fn the_profile_names_the_toolkit_and_puts_the_shim_first() {
        let made = shim_profile(PROFILE, Path::new("/shim"), Path::new("/tk"));
        assert_eq!(
            made,
            "\nTOP              = /tk\n\nCICC_PATH        = $(TOP)/nvvm/bin\n\
             LD_LIBRARY_PATH += $(TOP)/lib:\nPATH            += /shim:$(CICC_PATH):/tk/bin:\n"
        );
    }

    #[test]
    fn a_shim_is_made_over_an_earlier_one_but_not_over_foreign_files() {
        let place = tempfile::tempdir().unwrap();
        let toolkit = place.path().join("tk");
        fs::create_dir_all(toolkit.join("bin")).unwrap();
        fs::write(toolkit.join("bin/nvcc"), "").unwrap();
        fs::write(toolkit.join("bin/nvcc.profile"), PROFILE).unwrap();
        let shim = Shim { folder: place.path().join("shim"), toolkit, cufe: place.path().join("cufe") };
        shim.make().unwrap();
        shim.make().unwrap();
        assert_eq!(fs::read_link(shim.folder.join("cudafe++")).unwrap(), shim.cufe);
        fs::remove_file(shim.folder.join("nvcc")).unwrap();
        fs::write(shim.folder.join("nvcc"), "something else").unwrap();
        assert!(shim.make().unwrap_err().to_string().contains("is in the way"));
    }
}
