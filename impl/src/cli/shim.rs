//! `cufe shim DIR`: a folder that looks like a toolkit and whose nvcc runs cufe in place of cudafe++.
//!
//! nvcc takes its place from the name it was called by, reads `nvcc.profile` there and runs the programs it finds first
//! on that profile's `PATH`; what else the profile sets is in the environment of the programs. So `DIR/bin` holds links
//! to whatever the toolkit's `bin` holds, links named `cudafe++` and `nvcc` to cufe (which becomes the toolkit's nvcc under
//! that name: `nvcc.rs` beside this file says why), and a profile in which `TOP` is the toolkit, the folder is first on the
//! path, and [`RELEASE_VARIABLE`] is the toolkit's release: the drop-in knows it without reading a file. Everything
//! else in the toolkit's root is a link, so that `DIR` serves as `CUDA_HOME`. `DIR/nvcc` is there for calling it by a short
//! name, with a profile of its own.

use super::cicc::{self, record, verify};
use super::{device_cache, ptxas};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The environment variable that tells the drop-in which release its nvcc is of.
pub const RELEASE_VARIABLE: &str = "CUFE_RELEASE";
/// The environment variable that tells the drop-in that device code is pruned.
pub const DEVICE_VARIABLE: &str = "CUFE_DEVICE";
/// The file that makes a folder a shim; it names the toolkit.
const MARK: &str = "cufe-shim";
/// How the mark begins; the toolkit's root follows.
const MARK_TEXT: &str = "This folder was made by `cufe shim`. The toolkit is:\n";
/// So many links lead to a shim at most.
const LINKS_FOLLOWED: usize = 40;
/// nvcc's settings.
const PROFILE: &str = "nvcc.profile";
/// The entries of a shim's top folder that do not come from the toolkit's root.
const TOP: [&str; 5] = ["bin", "crt", "cudafe++", "nvcc", PROFILE];

/// What a shim needs, resolved.
#[derive(Debug)]
pub struct Shim {
    /// The folder, made when it is not there.
    pub folder: PathBuf,
    /// The toolkit's root.
    pub toolkit: PathBuf,
    /// The version of the toolkit's nvcc, if it is known.
    pub version: Option<String>,
    /// The cufe to run.
    pub cufe: PathBuf,
    /// What is done for device code; `None` leaves the toolkit's cicc in its place.
    pub device: Option<Device>,
}

/// What a shim, or `cufe build`, does for device code.
#[derive(Clone, Debug, Default)]
pub struct Device {
    /// The whole unit is compiled, too, and compared.
    pub verify: bool,
    /// The file that gets a record for each unit.
    pub records: Option<PathBuf>,
    /// Where outputs of cicc and ptxas are kept for the same input.
    pub cache: Option<PathBuf>,
    /// The most MiB there.
    pub cache_size: Option<u64>,
}

impl Device {
    /// Whether cufe takes the place of the toolkit's program of this name.
    pub(super) fn replaces(&self, name: &str) -> bool {
        name == cicc::NAME || (name == ptxas::NAME && self.cache.is_some())
    }

    /// The variables of the environment by which cufe, called in place of the toolkit's programs, knows it.
    pub(super) fn settings(&self) -> Vec<(&'static str, OsString)> {
        let path = |path: &PathBuf| path.clone().into_os_string();
        let settings = [
            (DEVICE_VARIABLE, Some("1".into())),
            (verify::VARIABLE, self.verify.then(|| "1".into())),
            (record::VARIABLE, self.records.as_ref().map(path)),
            (device_cache::VARIABLE, self.cache.as_ref().map(path)),
            (device_cache::SIZE_VARIABLE, self.cache_size.map(|size| size.to_string().into())),
        ];
        settings.into_iter().filter_map(|(variable, value)| Some((variable, value?))).collect()
    }
}

impl Shim {
    /// Makes the folder and its entries; an earlier shim in it is replaced.
    ///
    /// # Errors
    /// The toolkit has no nvcc, or the folder cannot be written, or holds something of another making.
    pub fn make(&self) -> io::Result<()> {
        let bin = self.toolkit.join("bin");
        if !bin.join("nvcc").is_file() {
            return Err(fault(format!("no nvcc in {}", bin.display())));
        }
        let profile = fs::read_to_string(bin.join(PROFILE))
            .map_err(|why| fault(format!("cannot read {}: {why}", bin.join(PROFILE).display())))?;
        clear(&self.folder)?;
        let shim_bin = self.folder.join("bin");
        fs::create_dir_all(&shim_bin)?;
        fs::write(self.folder.join(MARK), format!("{MARK_TEXT}{}\n", self.toolkit.display()))?;
        let of_device = [ptxas::NAME, cicc::NAME].into_iter();
        let of_device =
            of_device.filter(|name| self.device.as_ref().is_some_and(|device| device.replaces(name)));
        let own: Vec<&str> = ["cudafe++", "nvcc"].into_iter().chain(of_device).collect();
        link_all(&bin, &shim_bin, &[own.as_slice(), &[PROFILE]].concat())?;
        for name in own {
            link(&self.cufe, &shim_bin.join(name))?;
        }
        fs::write(shim_bin.join(PROFILE), self.profile(&profile, "$(_HERE_)"))?;
        link_all(&self.toolkit, &self.folder, &[&TOP[..], &[MARK]].concat())?;
        if !self.folder.join("lib64").exists() && self.toolkit.join("lib").is_dir() {
            link(Path::new("lib"), &self.folder.join("lib64"))?;
        }
        // Linking reads crt/link.stub beside the nvcc that was called.
        for name in ["nvcc", "cudafe++", "crt"] {
            link(&Path::new("bin").join(name), &self.folder.join(name))?;
        }
        fs::write(self.folder.join(PROFILE), self.profile(&profile, "$(_HERE_)/bin"))
    }

    /// The toolkit's profile, with the toolkit's place written out, `programs` first on the path, and the release noted.
    fn profile(&self, profile: &str, programs: &str) -> String {
        let bin = self.toolkit.join("bin").display().to_string();
        let mut out = String::new();
        for line in profile.lines() {
            let name = line.split(['=', '+']).next().unwrap_or_default().trim();
            let line = line.replace("$(_HERE_)", &bin);
            out.push_str(&match name {
                "TOP" => format!("TOP              = {}", self.toolkit.display()),
                "CICC_PATH" if self.device.is_some() => format!("CICC_PATH        = {programs}"),
                "PATH" => line.replacen("+=", &format!("+= {programs}:"), 1).replace(": ", ":"),
                _ => line,
            });
            out.push('\n');
        }
        if let Some(version) = &self.version {
            out.push_str(&format!("{RELEASE_VARIABLE}     = {version}\n"));
        }
        for (variable, value) in self.device.iter().flat_map(Device::settings) {
            out.push_str(&format!("{variable}      = {}\n", value.display()));
        }
        out
    }
}

/// Whether this run belongs to a shim that was made with `--device`.
pub fn prunes_device_code() -> bool {
    is_set(DEVICE_VARIABLE)
}

/// Whether a variable of the shim's profile asks for something.
pub(super) fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| !value.is_empty() && value != "0")
}

/// The root of the toolkit that the shim at `folder` is for; `None` when it is no shim.
pub fn toolkit_of(folder: &Path) -> Option<PathBuf> {
    let text = fs::read_to_string(folder.join(MARK)).ok()?;
    Some(PathBuf::from(text.strip_prefix(MARK_TEXT)?.trim_end_matches('\n')))
}

/// A program's place in the shim that it is in, the first on the way along its links, and the root of that shim's toolkit.
pub fn around(program: &Path) -> Option<(PathBuf, PathBuf)> {
    let mut place = program.to_owned();
    for _ in 0..LINKS_FOLLOWED {
        let folder = place.parent()?;
        // A name alone is in this folder.
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        if let Some(toolkit) = toolkit_of(folder).or_else(|| toolkit_of(&folder.join(".."))) {
            return Some((folder.join(place.file_name()?), toolkit));
        }
        place = folder.join(fs::read_link(&place).ok()?);
    }
    None
}

/// Takes an earlier shim out of the folder. Nothing is touched when anything in it is of another making.
fn clear(folder: &Path) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries.collect::<io::Result<Vec<_>>>()?,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(why) => return Err(why),
    };
    if entries.is_empty() {
        return Ok(());
    }
    let is_marked = toolkit_of(folder).is_some();
    let is_link = |path: &Path| fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink());
    let mut made: Vec<PathBuf> = Vec::new();
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name());
        let is_own = match name.to_str() {
            Some(MARK | PROFILE) => true,
            Some("bin") if is_marked && !is_link(&path) => {
                for inner in fs::read_dir(&path)? {
                    let inner = inner?;
                    if !is_link(&inner.path()) && inner.file_name() != PROFILE {
                        return Err(in_the_way(&inner.path()));
                    }
                    made.push(inner.path());
                }
                true
            }
            // Before shims were marked they had these entries only.
            Some(name) => is_link(&path) && (is_marked || TOP.contains(&name)),
            None => false,
        };
        if !is_own || !(is_marked || is_link(&folder.join("cudafe++"))) {
            return Err(in_the_way(&path));
        }
        made.push(path);
    }
    for path in made {
        let is_folder = fs::symlink_metadata(&path)?.is_dir();
        if is_folder { fs::remove_dir(&path)? } else { fs::remove_file(&path)? }
    }
    Ok(())
}

fn in_the_way(path: &Path) -> io::Error {
    fault(format!("{} is in the way: no earlier shim has made it", path.display()))
}

/// Links each entry of `from` into `to`, but those named.
fn link_all(from: &Path, to: &Path, but: &[&str]) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let name = entry?.file_name();
        if !but.iter().any(|other| name == *other) {
            link(&from.join(&name), &to.join(&name))?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn link(target: &Path, place: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, place)
}

#[cfg(not(unix))]
fn link(target: &Path, place: &Path) -> io::Result<()> {
    Err(fault(format!("links are not made on this system: {} to {}", place.display(), target.display())))
}

fn fault(text: String) -> io::Error {
    io::Error::other(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GIVEN: &str = "\nTOP              = $(_HERE_)/..\n\nCICC_PATH        = $(TOP)/nvvm/bin\n\
        LD_LIBRARY_PATH += $(TOP)/lib:\nPATH            += $(CICC_PATH):$(_HERE_):\n";

    /// A toolkit of one program and one header, and the shim for it.
    fn toolkit() -> (tempfile::TempDir, Shim) {
        let place = tempfile::tempdir().unwrap();
        let toolkit = place.path().join("tk");
        for (file, text) in [
            ("bin/nvcc", ""),
            ("bin/cudafe++", ""),
            ("bin/ptxas", ""),
            ("bin/crt/link.stub", ""),
            ("bin/nvcc.profile", GIVEN),
            ("include/cuda_runtime.h", "header"),
            ("lib/libcudart.so", ""),
        ] {
            fs::create_dir_all(toolkit.join(file).parent().unwrap()).unwrap();
            fs::write(toolkit.join(file), text).unwrap();
        }
        let version = Some("13.5.37".to_owned());
        let cufe = place.path().join("cufe");
        fs::write(&cufe, "").unwrap();
        let shim = Shim { folder: place.path().join("shim"), toolkit, version, cufe, device: None };
        (place, shim)
    }

    #[test]
    fn the_profile_names_the_toolkit_puts_the_shim_first_and_notes_the_release() {
        let shim = Shim {
            folder: "/shim".into(),
            toolkit: "/tk".into(),
            version: Some("13.5.37".into()),
            cufe: "/cufe".into(),
            device: None,
        };
        assert_eq!(
            shim.profile(GIVEN, "$(_HERE_)"),
            "\nTOP              = /tk\n\nCICC_PATH        = $(TOP)/nvvm/bin\n\
             LD_LIBRARY_PATH += $(TOP)/lib:\nPATH            += $(_HERE_):$(CICC_PATH):/tk/bin:\n\
             CUFE_RELEASE     = 13.5.37\n"
        );
    }

    #[test]
    fn a_shim_has_what_a_toolkit_has() {
        let (_place, shim) = toolkit();
        shim.make().unwrap();
        let there = |name: &str| shim.folder.join(name).exists();
        for name in ["bin/nvcc", "bin/ptxas", "bin/crt/link.stub", "nvcc", "crt/link.stub", "nvcc.profile"] {
            assert!(there(name), "{name}");
        }
        assert!(there("include/cuda_runtime.h") && there("lib/libcudart.so") && there("lib64/libcudart.so"));
        for name in ["bin/cudafe++", "bin/nvcc"] {
            assert_eq!(fs::read_link(shim.folder.join(name)).unwrap(), shim.cufe, "{name}");
        }
        assert_eq!(toolkit_of(&shim.folder), Some(shim.toolkit.clone()));
        assert_eq!(toolkit_of(&shim.toolkit), None);
    }

    #[test]
    fn a_shim_is_made_over_an_earlier_one() {
        let (_place, shim) = toolkit();
        shim.make().unwrap();
        fs::remove_file(shim.toolkit.join("bin/ptxas")).unwrap();
        shim.make().unwrap();
        assert!(fs::symlink_metadata(shim.folder.join("bin/ptxas")).is_err(), "a dead link is left");
        assert!(shim.toolkit.join("include/cuda_runtime.h").exists(), "the toolkit is not touched");

        // As shims were before they were marked.
        let old = Shim { folder: shim.folder.with_extension("old"), ..shim };
        fs::create_dir(&old.folder).unwrap();
        link(&old.toolkit.join("bin/nvcc"), &old.folder.join("nvcc")).unwrap();
        link(&old.cufe, &old.folder.join("cudafe++")).unwrap();
        fs::write(old.folder.join(PROFILE), "").unwrap();
        old.make().unwrap();
        assert!(old.folder.join("bin/nvcc").exists());
    }

    #[test]
    fn nothing_foreign_is_touched() {
        let (_place, shim) = toolkit();
        let names = |folder: &Path| {
            let mut names: Vec<_> =
                fs::read_dir(folder).unwrap().map(|one| one.unwrap().file_name()).collect();
            names.sort();
            names
        };
        let refused = |shim: &Shim| {
            let before = names(&shim.folder);
            let why = shim.make().unwrap_err().to_string();
            assert!(why.contains("is in the way"), "{why}");
            assert_eq!(names(&shim.folder), before);
        };
        fs::create_dir(&shim.folder).unwrap();
        fs::write(shim.folder.join("notes.txt"), "mine").unwrap();
        refused(&shim);
        fs::remove_file(shim.folder.join("notes.txt")).unwrap();
        shim.make().unwrap();
        fs::write(shim.folder.join("bin/notes.txt"), "mine").unwrap();
        refused(&shim);
        fs::remove_file(shim.folder.join("bin/notes.txt")).unwrap();
        fs::remove_file(shim.folder.join("include")).unwrap();
        fs::create_dir(shim.folder.join("include")).unwrap();
        refused(&shim);
        let over_the_toolkit = Shim { folder: shim.toolkit.clone(), ..shim };
        refused(&over_the_toolkit);
    }
}
