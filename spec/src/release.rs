//! The releases of the CUDA toolkit that cufe knows.

/// A release of the CUDA toolkit, oldest first. What differs between them is in the rule data (`since`, `until`);
/// what a release is made of is in `spec/releases.yaml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Release {
    /// 13.0.
    Cuda13_0,
    /// 13.1.
    Cuda13_1,
    /// 13.2.
    Cuda13_2,
    /// 13.3.
    Cuda13_3,
    /// 13.4.
    Cuda13_4,
    /// 13.5.
    Cuda13_5,
}

impl Release {
    /// Every release in order.
    pub const ALL: [Release; 6] = [
        Release::Cuda13_0,
        Release::Cuda13_1,
        Release::Cuda13_2,
        Release::Cuda13_3,
        Release::Cuda13_4,
        Release::Cuda13_5,
    ];
    /// The oldest known release.
    pub const OLDEST: Release = Release::Cuda13_0;
    /// The newest known release: what an unknown newer one works as.
    pub const NEWEST: Release = Release::Cuda13_5;
    /// The release that an expectation, an observation or a test speaks of where it names none.
    pub const REFERENCE: Release = Release::Cuda13_0;

    /// Major and minor version.
    pub const fn number(self) -> (u32, u32) {
        match self {
            Release::Cuda13_0 => (13, 0),
            Release::Cuda13_1 => (13, 1),
            Release::Cuda13_2 => (13, 2),
            Release::Cuda13_3 => (13, 3),
            Release::Cuda13_4 => (13, 4),
            Release::Cuda13_5 => (13, 5),
        }
    }

    /// The name used on command lines and in rule data, `13.5`.
    pub const fn name(self) -> &'static str {
        match self {
            Release::Cuda13_0 => "13.0",
            Release::Cuda13_1 => "13.1",
            Release::Cuda13_2 => "13.2",
            Release::Cuda13_3 => "13.3",
            Release::Cuda13_4 => "13.4",
            Release::Cuda13_5 => "13.5",
        }
    }

    /// The version of the compiler programs that were observed, `13.5.37`.
    pub const fn version(self) -> &'static str {
        match self {
            Release::Cuda13_0 => "13.0.88",
            Release::Cuda13_1 => "13.1.115",
            Release::Cuda13_2 => "13.2.86",
            Release::Cuda13_3 => "13.3.73",
            Release::Cuda13_4 => "13.4.92",
            Release::Cuda13_5 => "13.5.37",
        }
    }

    /// The release of exactly that [`name`](Release::name).
    pub fn from_name(name: &str) -> Option<Release> {
        Release::ALL.into_iter().find(|release| release.name() == name)
    }

    /// The release that a toolkit of `version` (`13.5`, `13.5.37`, `V13.5.37`) is read as: the newest known one that is
    /// not newer, the oldest for an older one. `None` where the text is no version.
    pub fn from_version(version: &str) -> Option<Release> {
        let mut parts = version.strip_prefix('V').unwrap_or(version).split('.');
        let major = parts.next()?.parse().ok()?;
        let minor = parts.next()?.parse().ok()?;
        if !parts.all(|part| part.parse::<u32>().is_ok()) {
            return None;
        }
        let not_newer = |release: &Release| release.number() <= (major, minor);
        Some(Release::ALL.into_iter().rfind(not_newer).unwrap_or(Release::OLDEST))
    }

    /// The position in [`Release::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl std::fmt::Display for Release {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::Release;

    #[test]
    fn versions_are_read_as_the_nearest_known_release() {
        let read = |version| Release::from_version(version).map(Release::name);
        assert_eq!(read("13.5.37"), Some("13.5"));
        assert_eq!(read("V13.0.48"), Some("13.0"));
        assert_eq!(read("13.3"), Some("13.3"));
        assert_eq!(read("13.11.2"), Some(Release::NEWEST.name()));
        assert_eq!(read("14.0"), Some(Release::NEWEST.name()));
        assert_eq!(read("12.4.131"), Some(Release::OLDEST.name()));
        for no_version in ["", "13", "13.", "13.5.x", "thirteen.five", "13,5"] {
            assert_eq!(read(no_version), None, "{no_version}");
        }
    }

    #[test]
    fn names_numbers_and_versions_agree() {
        for release in Release::ALL {
            let (major, minor) = release.number();
            assert_eq!(release.name(), format!("{major}.{minor}"));
            assert_eq!(Release::from_version(release.version()), Some(release));
            assert_eq!(Release::from_name(release.name()), Some(release));
            assert_eq!(Release::ALL[release.index()], release);
        }
        assert!(Release::ALL.is_sorted());
        assert_eq!((Release::ALL[0], Release::ALL[5]), (Release::OLDEST, Release::NEWEST));
    }
}
