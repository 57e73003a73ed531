//! Paths of somebody's machine and hosts of the network in tracked files.

use super::File;

/// Whose addresses may be written: the documents that are cited and the programs that are fetched.
const HOSTS: [&str; 9] = [
    "github.com",
    "raw.githubusercontent.com",
    "www.apache.org",
    "bixense.com",
    "no-color.org",
    "docs.oasis-open.org",
    "json.schemastore.org",
    "pypi.org",
    "files.pythonhosted.org",
];

/// Hosts that exist in tests only.
const INVENTED: [&str; 4] = ["example.org", "example.com", "mirror", "vendor"];

/// Folders that are one person's.
const FOLDERS: [&str; 5] = ["/work/", "/root/", "/home/", "/Users/", "/mnt/"];

/// What a file names and should not.
pub(super) fn faults(file: &File) -> Vec<String> {
    let is_list = file.path == "xtask/src/tidy/texts.rs";
    let mut faults = Vec::new();
    for (line, number) in file.text.lines().zip(1..).filter(|_| !is_list) {
        let place = format!("{}:{number}", file.path);
        faults.extend(folders(line).map(|folder| format!("{place}: a path of a machine: {folder}")));
        let strange = hosts(line).filter(|host| !HOSTS.contains(host) && !INVENTED.contains(host));
        faults.extend(strange.map(|host| format!("{place}: a host that no list has: {host}")));
    }
    faults
}

/// The folders of machines that a line names: not those of a path that begins before.
fn folders(line: &str) -> impl Iterator<Item = &'static str> {
    let begins = |at: usize| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| {
            c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '/' | '}' | '$' | '*' | ')' | '~')
        })
    };
    FOLDERS.into_iter().filter(move |folder| line.match_indices(folder).any(|(at, _)| begins(at)))
}

/// The hosts of the addresses in a line.
fn hosts(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("://").filter_map(|(at, _)| {
        let scheme = &line[..at];
        let rest = &line[at + 3..];
        let end =
            rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-'))).unwrap_or(rest.len());
        let is_web = scheme.ends_with("http") || scheme.ends_with("https");
        (is_web && end > 0).then_some(&rest[..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn of(text: &str) -> Vec<String> {
        faults(&File { path: "a.md".to_owned(), text: text.to_owned() })
    }

    #[test]
    fn paths_of_machines_are_faults_and_other_paths_are_not() {
        assert_eq!(of("see /root/x"), ["a.md:1: a path of a machine: /root/"]);
        assert_eq!(of("ok\n\"/home/me/x\""), ["a.md:2: a path of a machine: /home/"]);
        for good in
            ["$HOME/work/x", "target/work/x", "~/root/x", "/some/dir", "{}/home/x", "at work / home /x"]
        {
            assert_eq!(of(good), [] as [&str; 0], "{good}");
        }
    }

    #[test]
    fn hosts_are_those_of_the_list() {
        assert_eq!(
            of("https://registry.inside.net/simple"),
            ["a.md:1: a host that no list has: registry.inside.net"]
        );
        assert_eq!(of("<https://github.com/a/b> and file:///x and http://{host}/"), [] as [&str; 0]);
    }
}
