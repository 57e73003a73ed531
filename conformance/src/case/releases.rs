//! Which releases something in a case speaks of: `13.4-` from that one on, `-13.1` up to that one, `13.2-13.3`, `13.3`.

use std::collections::BTreeSet;
use std::fmt;

use cufe_spec::release::Release;

/// Releases in a row, both ends among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Releases {
    first: Release,
    last: Release,
}

impl Releases {
    /// Every release.
    pub const ALL: Releases = Releases { first: Release::OLDEST, last: Release::NEWEST };

    /// The oldest of them.
    #[must_use]
    pub fn first(self) -> Release {
        self.first
    }

    /// Whether `release` is among them.
    #[must_use]
    pub fn contains(self, release: Release) -> bool {
        (self.first..=self.last).contains(&release)
    }

    /// Whether some release is in both.
    #[must_use]
    pub fn meets(self, other: Releases) -> bool {
        self.first <= other.last && other.first <= self.last
    }

    /// Reads the form that is shown.
    ///
    /// # Errors
    /// Names what is no release, or two in the wrong order.
    pub fn parse(text: &str) -> Result<Releases, String> {
        let release = |name: &str, open: Release| match name {
            "" => Ok(open),
            name => Release::from_name(name).ok_or_else(|| format!("unknown release `{name}`")),
        };
        let (first, last) = match text.split_once('-') {
            None => (text, text),
            Some(("", "")) => return Err("`-` names no release".to_owned()),
            Some(ends) => ends,
        };
        if text.is_empty() {
            return Err("a release is missing behind `@`".to_owned());
        }
        let found =
            Releases { first: release(first, Release::OLDEST)?, last: release(last, Release::NEWEST)? };
        if found.first > found.last {
            return Err(format!("`{text}` begins behind its end"));
        }
        Ok(found)
    }

    /// A name and the releases behind its `@`; every release where there is none.
    ///
    /// # Errors
    /// As [`Releases::parse`].
    pub fn behind(text: &str) -> Result<(&str, Releases), String> {
        match text.split_once('@') {
            None => Ok((text, Releases::ALL)),
            Some((name, releases)) => Ok((name, Releases::parse(releases)?)),
        }
    }

    /// The fewest rows that have exactly these releases.
    #[must_use]
    pub fn rows(releases: &BTreeSet<Release>) -> Vec<Releases> {
        let mut rows: Vec<Releases> = Vec::new();
        for release in releases {
            match rows.last_mut() {
                Some(row) if row.last.index() + 1 == release.index() => row.last = *release,
                _ => rows.push(Releases { first: *release, last: *release }),
            }
        }
        rows
    }

    /// What stands behind a name: nothing for every release.
    #[must_use]
    pub fn qualifier(self) -> String {
        if self == Releases::ALL { String::new() } else { format!("@{self}") }
    }
}

impl fmt::Display for Releases {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.first, self.last) {
            // What holds in the newest release is expected of the next one, too.
            (first, Release::NEWEST) => write!(out, "{first}-"),
            (Release::OLDEST, last) if last != Release::OLDEST => write!(out, "-{last}"),
            (first, last) if first == last => write!(out, "{first}"),
            (first, last) => write!(out, "{first}-{last}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_shown_again() {
        for text in ["13.4-", "-13.1", "13.2-13.3", "13.3", "13.0", "13.5-"] {
            assert_eq!(Releases::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Releases::parse("13.0-").unwrap(), Releases::ALL);
        assert_eq!(Releases::ALL.qualifier(), "");
        assert_eq!(Releases::behind("host@13.4-").unwrap().1.qualifier(), "@13.4-");
    }

    #[test]
    fn what_is_no_row_of_releases_is_said() {
        let error = |text| Releases::parse(text).unwrap_err();
        assert_eq!(error("12.9"), "unknown release `12.9`");
        assert_eq!(error("13.4-13.2"), "`13.4-13.2` begins behind its end");
        assert_eq!(error("-"), "`-` names no release");
        assert_eq!(error(""), "a release is missing behind `@`");
    }

    #[test]
    fn releases_are_put_into_rows() {
        use Release::*;
        let rows = |releases: &[Release]| {
            let rows = Releases::rows(&releases.iter().copied().collect());
            rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(rows(&[Cuda13_0, Cuda13_1, Cuda13_3, Cuda13_5]), "-13.1 13.3 13.5-");
        assert_eq!(rows(&Release::ALL), "13.0-");
        assert_eq!(rows(&[]), "");
    }
}
