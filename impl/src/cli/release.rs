//! The release of the released tools that a command line speaks of.

use cufe_spec::release::Release;

/// A release as it was asked for, or noted by a shim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedRelease {
    /// The known release that it is read as.
    pub release: Release,
    /// Its version as it was written.
    pub version: String,
}

impl AskedRelease {
    /// The release of a version; `None` when the text is no version.
    pub fn from_version(version: &str) -> Option<AskedRelease> {
        let release = Release::from_version(version)?;
        Some(AskedRelease { release, version: version.trim_start_matches('V').to_owned() })
    }

    /// What is to be said of a release that is not known: as which it is read.
    pub fn note(&self) -> Option<String> {
        let rest = self.version.strip_prefix(self.release.name());
        let is_known = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        (!is_known).then(|| format!("release {} is not known; it is read as {}", self.version, self.release))
    }

    /// The whole version: a known release's compiler has a third number.
    pub fn whole_version(&self) -> &str {
        if self.version == self.release.name() { self.release.version() } else { &self.version }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_releases_are_told() {
        let asked = |version| AskedRelease::from_version(version).unwrap();
        assert_eq!(asked("13.5").note(), None);
        assert_eq!(asked("V13.5.99").note(), None);
        let newer = asked("13.50.1");
        assert_eq!(newer.release, Release::NEWEST);
        assert_eq!(newer.note().as_deref(), Some("release 13.50.1 is not known; it is read as 13.5"));
        assert_eq!(asked("12.9").note().as_deref(), Some("release 12.9 is not known; it is read as 13.0"));
        assert_eq!(AskedRelease::from_version("new"), None);
    }

    #[test]
    fn a_version_has_three_numbers() {
        let whole = |version| AskedRelease::from_version(version).unwrap().whole_version().to_owned();
        assert_eq!(whole("13.0"), "13.0.88");
        assert_eq!(whole("13.0.48"), "13.0.48");
        assert_eq!(whole("13.6"), "13.6");
    }
}
