//! Outputs on unlucky machines: nothing of what was there is lost, nothing is left beside, whoever ends the run and whenever.

use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const SOURCE: &str = "# 1 \"u.cu\"\nint x;\n";

/// What nvcc passes, but for the names of outputs.
const ARGUMENTS: [&str; 7] = [
    "--c++17",
    "--static-host-stub",
    "--device-hidden-visibility",
    "--gnu_version=120200",
    "--gen_module_id_file",
    "--stub_file_name",
    "out.stub.c",
];

/// cufe in `folder`, the host output in `host` and the module id in `id`.
fn cufe(folder: &Path, host: &str, id: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(ARGUMENTS).args(["--gen_c_file_name", host, "--module_id_file_name", id]);
    command.current_dir(folder).stdin(Stdio::null());
    command
}

fn run(folder: &Path, host: &str, id: &str) -> Output {
    cufe(folder, host, id).arg("u.ii").output().unwrap()
}

/// A folder with the input.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), SOURCE).unwrap();
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn messages(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

#[track_caller]
fn assert_fine(done: &Output) {
    assert_eq!(done.status.code(), Some(0), "{}", messages(done));
}

/// The pair that an undisturbed run writes.
fn pair() -> (Vec<u8>, Vec<u8>) {
    let folder = folder();
    assert_fine(&run(folder.path(), "out.cpp", "out.id"));
    (fs::read(folder.path().join("out.cpp")).unwrap(), fs::read(folder.path().join("out.id")).unwrap())
}

#[test]
fn an_output_in_the_place_of_the_input_is_refused() {
    for (host, id, said) in [
        ("u.ii", "out.id", "generated C++ file \"u.ii\": invalid file name: it is the source file"),
        ("./u.ii", "out.id", "generated C++ file \"./u.ii\": invalid file name: it is the source file"),
        ("soft", "out.id", "generated C++ file \"soft\": invalid file name: it is the source file"),
        ("hard", "out.id", "generated C++ file \"hard\": invalid file name: it is the source file"),
        ("out.cpp", "u.ii", "module id file \"u.ii\": invalid file name: it is the source file"),
        ("out.cpp", "sub/../soft", "module id file \"sub/../soft\": invalid file name: it is the source"),
        ("out", "out", "module id file \"out\": invalid file name: it is the generated C++ file"),
        ("new", "to-new", "module id file \"to-new\": invalid file name: it is the generated C++ file"),
        ("old.id", "to-old", "module id file \"to-old\": invalid file name: it is the generated C++ file"),
    ] {
        let folder = folder();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("sub")).unwrap();
        fs::write(at("old.id"), "old").unwrap();
        fs::hard_link(at("u.ii"), at("hard")).unwrap();
        for (to, link) in [("u.ii", "soft"), ("new", "to-new"), ("old.id", "to-old")] {
            symlink(to, at(link)).unwrap();
        }
        let before = names(folder.path());
        let done = run(folder.path(), host, id);
        assert_eq!(done.status.code(), Some(4));
        let messages = messages(&done);
        assert!(messages.starts_with(&format!("Catastrophic error: cannot open {said}")), "{messages}");
        assert_eq!(fs::read_to_string(at("u.ii")).unwrap(), SOURCE);
        assert_eq!(fs::read_to_string(at("old.id")).unwrap(), "old");
        assert_eq!(names(folder.path()), before);
    }
}

#[test]
fn other_files_that_are_read_or_written_are_no_output() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("given.id"), "_given\n").unwrap();
    let cufe = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command.args(["--stub_file_name", "s", "--c++17"]).args(arguments).arg("u.ii");
        command.current_dir(folder.path()).output().unwrap()
    };
    for arguments in [
        ["--gen_c_file_name", "given.id", "--module_id_file_name", "given.id"],
        ["--gen_c_file_name", "out.cpp", "--error_output", "u.ii"],
        ["--gen_c_file_name", "out.cpp", "--error_output", "out.cpp"],
    ] {
        let done = cufe(&arguments);
        assert_eq!(done.status.code(), Some(4));
        assert!(messages(&done).contains("invalid file name: it is the "), "{}", messages(&done));
        assert_eq!(fs::read_to_string(at("given.id")).unwrap(), "_given\n");
        assert_eq!(fs::read_to_string(at("u.ii")).unwrap(), SOURCE);
        assert_eq!(names(folder.path()), ["given.id", "u.ii"]);
    }
    // Devices may be named as often as one likes, and what is only checked writes nothing.
    assert_fine(&run(folder.path(), "/dev/null", "/dev/null"));
    fs::write(at("u.cu"), SOURCE).unwrap();
    let compile = |arguments: &[&str]| {
        let program = env!("CARGO_BIN_EXE_cufe");
        Command::new(program).args(arguments).current_dir(folder.path()).output().unwrap()
    };
    let refused = compile(&["compile", "--prelude", "u.cu", "-o", "u.cu"]);
    assert_eq!(refused.status.code(), Some(4), "{}", messages(&refused));
    assert_eq!(fs::read_to_string(at("u.cu")).unwrap(), SOURCE);
    assert_fine(&compile(&["compile", "--prelude", "u.cu", "-o", "u.cu", "--check"]));
}

#[test]
fn names_as_long_as_names_can_be() {
    let (host, id) = ("h".repeat(255), "i".repeat(255));
    let folder = folder();
    for _ in 0..2 {
        assert_fine(&run(folder.path(), &host, &id));
        assert_eq!(names(folder.path()), [host.clone(), id.clone(), "u.ii".to_owned()]);
    }
    assert_eq!(fs::read(folder.path().join(host)).unwrap(), pair().0);
    let done = run(folder.path(), &"h".repeat(256), "out.id");
    assert_eq!(done.status.code(), Some(4));
    assert!(messages(&done).contains("File name too long"), "{}", messages(&done));
}

#[test]
fn links_owners_and_permissions_survive() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("real"), "old and longer than nothing").unwrap();
    fs::set_permissions(at("real"), Permissions::from_mode(0o604)).unwrap();
    for (to, link) in [("real", "soft"), ("new", "to-new"), ("to-new", "to-to-new")] {
        symlink(to, at(link)).unwrap();
    }
    let is_root = fs::metadata(at("real")).unwrap().uid() == 0;
    if is_root {
        std::os::unix::fs::chown(at("real"), Some(12), Some(13)).unwrap();
    } else {
        eprintln!("not the superuser: no file of another owner can be made");
    }
    let before = fs::metadata(at("real")).unwrap();
    assert_fine(&run(folder.path(), "soft", "to-to-new"));
    let after = fs::metadata(at("real")).unwrap();
    let seen = |data: &fs::Metadata| (data.uid(), data.gid(), data.mode());
    assert_eq!(seen(&before), seen(&after));
    for link in ["soft", "to-new", "to-to-new"] {
        assert!(fs::symlink_metadata(at(link)).unwrap().is_symlink());
    }
    assert_eq!((fs::read(at("real")).unwrap(), fs::read(at("new")).unwrap()), pair());
    // A file with two names has both afterwards, and they are one file.
    fs::write(at("one"), "old").unwrap();
    fs::hard_link(at("one"), at("two")).unwrap();
    assert_fine(&run(folder.path(), "one", "out.id"));
    assert_eq!(fs::read(at("two")).unwrap(), pair().0);
    assert_eq!(fs::metadata(at("two")).unwrap().nlink(), 2);
}

/// cufe as a user who is not the superuser, in a folder where that user may run it.
fn as_plain_user(mut command: Command, folder: &Path) -> Command {
    if fs::metadata(folder).unwrap().uid() != 0 {
        return command;
    }
    let program = folder.join("program");
    if !program.exists() {
        fs::create_dir(&program).unwrap();
        // By another process: a program that is open for writing cannot be run, and a child of another test may keep it open.
        let copied =
            Command::new("cp").args([env!("CARGO_BIN_EXE_cufe").as_ref(), program.as_path()]).status();
        assert!(copied.unwrap().success());
    }
    let mut plain = Command::new(program.join("cufe"));
    plain.args(command.get_args()).current_dir(command.get_current_dir().unwrap());
    command = plain;
    command.uid(65534).gid(65534).stdin(Stdio::null());
    command
}

#[test]
fn a_folder_that_takes_no_files() {
    let outer = folder();
    fs::set_permissions(outer.path(), Permissions::from_mode(0o755)).unwrap();
    let inner = outer.path().join("inner");
    fs::create_dir(&inner).unwrap();
    for (name, text) in [("u.ii", SOURCE), ("out.cpp", "old"), ("out.id", "old")] {
        fs::write(inner.join(name), text).unwrap();
        fs::set_permissions(inner.join(name), Permissions::from_mode(0o666)).unwrap();
    }
    fs::set_permissions(&inner, Permissions::from_mode(0o555)).unwrap();
    let done = as_plain_user(cufe(&inner, "out.cpp", "out.id"), outer.path()).arg("u.ii").output().unwrap();
    assert_fine(&done);
    assert_eq!((fs::read(inner.join("out.cpp")).unwrap(), fs::read(inner.join("out.id")).unwrap()), pair());
    let done = as_plain_user(cufe(&inner, "new.cpp", "out.id"), outer.path()).arg("u.ii").output().unwrap();
    assert_eq!(done.status.code(), Some(4));
    let said = "Catastrophic error: cannot open generated C++ file \"new.cpp\": Permission denied";
    assert!(messages(&done).starts_with(said), "{}", messages(&done));
    assert_eq!(names(&inner), ["out.cpp", "out.id", "u.ii"]);
    fs::set_permissions(&inner, Permissions::from_mode(0o755)).unwrap();
}

/// Runs a shell script in a name space of its own, in which it may mount; `None`, and says so, where the system gives none.
fn mounted(folder: &Path, script: &str) -> Option<Output> {
    let unshare = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["-rm", "sh", "-ec", script]).env("CUFE", env!("CARGO_BIN_EXE_cufe"));
        command.env("ARGUMENTS", ARGUMENTS.join(" ")).current_dir(folder).output()
    };
    match unshare("mount -t tmpfs none .") {
        Ok(done) if done.status.success() => Some(unshare(script).unwrap()),
        Ok(done) => {
            eprintln!("not tested: nothing can be mounted here: {}", messages(&done));
            None
        }
        Err(why) => {
            eprintln!("not tested: unshare cannot be run: {why}");
            None
        }
    }
}

#[test]
fn outputs_of_before_stay_where_the_new_ones_cannot_be_written() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("dir")).unwrap();
    symlink("loop", at("loop")).unwrap();
    for (host, id) in [
        ("out", "missing/id"),
        ("out", "dir"),
        ("out", "loop"),
        ("missing/cpp", "out"),
        ("dir", "out"),
        ("out", "/dev/full"),
        ("/dev/full", "out"),
    ] {
        fs::write(at("out"), "old").unwrap();
        let done = run(folder.path(), host, id);
        assert_eq!(done.status.code(), Some(4), "{host} {id}: {}", messages(&done));
        assert_eq!(fs::read_to_string(at("out")).unwrap(), "old", "{host} {id}");
        assert_eq!(names(folder.path()), ["dir", "loop", "out", "u.ii"]);
    }
}

#[test]
fn files_that_something_is_mounted_on() {
    let folder = folder();
    let script = "touch real out.cpp out.id
        mount --bind real out.cpp
        $CUFE $ARGUMENTS --gen_c_file_name out.cpp --module_id_file_name out.id u.ii
        ls -A > names";
    let Some(done) = mounted(folder.path(), script) else { return };
    assert_fine(&done);
    assert_eq!(fs::read(folder.path().join("real")).unwrap(), pair().0);
    assert_eq!(fs::read(folder.path().join("out.cpp")).unwrap(), b"", "behind the mount");
    assert_eq!(fs::read(folder.path().join("out.id")).unwrap(), pair().1);
    assert_eq!(names(folder.path()), ["names", "out.cpp", "out.id", "real", "u.ii"]);
}

#[test]
fn a_full_disk() {
    let folder = folder();
    fs::create_dir(folder.path().join("disk")).unwrap();
    // A page is left for the two files of before, so that there is room for no third one; a new one is written beside, one
    // with two names in place.
    let script = "mount -t tmpfs -o size=16k none disk
        echo old > disk/out.cpp; echo old > disk/out.id
        if [ -n \"$1\" ]; then ln disk/out.cpp disk/second; fi
        head -c 8192 /dev/zero > disk/full
        { echo '# 1 \"u.cu\"'; seq -f 'int a%.0f;' 2000; } > u.ii
        set +e
        $CUFE $ARGUMENTS --gen_c_file_name disk/out.cpp --module_id_file_name disk/out.id u.ii
        echo \"exit $?\" > said
        cat disk/out.cpp disk/out.id >> said
        ls -A disk >> said
        echo new > disk/new; echo \"exit $?\" >> said";
    for (second, names) in [("", "full\nout.cpp\nout.id\n"), ("yes", "full\nout.cpp\nout.id\nsecond\n")] {
        let script = format!("set -- {second}\n{script}");
        let Some(done) = mounted(folder.path(), &script) else { return };
        assert!(messages(&done).contains("No space left on device"), "{}", messages(&done));
        let said = fs::read_to_string(folder.path().join("said")).unwrap();
        assert!(said.starts_with(&format!("exit 4\nold\nold\n{names}")), "{said}");
    }
}

#[test]
fn files_that_may_not_grow() {
    let folder = folder();
    fs::write(folder.path().join("out.cpp"), "old").unwrap();
    let mut shell = Command::new("sh");
    // The limit is in blocks of 512 bytes; the host output has some 1,400.
    shell.args(["-c", "ulimit -f 1; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_cufe")]).args(ARGUMENTS);
    shell.args(["--gen_c_file_name", "out.cpp", "--module_id_file_name", "out.id", "u.ii"]);
    let done = shell.current_dir(folder.path()).output().unwrap();
    assert_eq!(done.status.code(), Some(4), "{:?} {}", done.status, messages(&done));
    assert!(messages(&done).contains("cannot write generated C++ file \"out.cpp\": File too large"));
    assert_eq!(fs::read(folder.path().join("out.cpp")).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["out.cpp", "u.ii"]);
}

/// A unit that takes some milliseconds, and whose module id hangs on `id`.
fn long_unit(id: u32) -> String {
    let mut text = format!("# 1 \"u.cu\"\nint first_{id};\nvoid f();\n");
    for at in 0..3_000 {
        text += &format!("__attribute__((device)) int g_{id}_{at}(int a) {{ return a + {at}; }}\n");
    }
    text
}

#[test]
fn whoever_ends_the_run_and_whenever() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mut pairs = Vec::new();
    for id in 0..2 {
        fs::write(at("u.ii"), long_unit(id)).unwrap();
        assert_fine(&run(folder.path(), "out.cpp", "out.id"));
        pairs.push((fs::read(at("out.cpp")).unwrap(), fs::read(at("out.id")).unwrap()));
    }
    assert!(pairs[0].0 != pairs[1].0 && pairs[0].1 != pairs[1].1);
    let begun = std::time::Instant::now();
    assert_fine(&run(folder.path(), "out.cpp", "out.id"));
    let whole = begun.elapsed();
    const KILLS: u32 = 60;
    for kill in 0..KILLS {
        fs::write(at("u.ii"), long_unit(kill % 2)).unwrap();
        let mut child = cufe(folder.path(), "out.cpp", "out.id").arg("u.ii").spawn().unwrap();
        std::thread::sleep(whole * kill / KILLS);
        let name = ["TERM", "INT", "HUP", "KILL"][kill as usize % 4];
        let pid = child.id().to_string();
        Command::new("kill").args(["-s", name, &pid]).stderr(Stdio::null()).status().unwrap();
        let done = child.wait().unwrap();
        assert!(done.success() || matches!(done.signal(), Some(1 | 2 | 9 | 15)), "{done:?}");
        let left = names(folder.path());
        assert!(left.iter().all(|name| ["out.cpp", "out.id", "u.ii"].contains(&name.as_str())), "{left:?}");
        let read = |name| fs::read(at(name)).ok();
        if let (Some(host), Some(id)) = (read("out.cpp"), read("out.id")) {
            assert!(pairs.contains(&(host, id)), "a pair of two runs after {name}");
        }
    }
}

#[test]
fn an_input_that_is_cut_while_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("u.ii");
    let whole = long_unit(0);
    let stop = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                let mut file = fs::File::create(&path).unwrap();
                file.write_all(whole.as_bytes()).unwrap();
                std::thread::sleep(Duration::from_millis(1));
                file.set_len(whole.len() as u64 / 2).unwrap();
            }
        });
        for _ in 0..30 {
            let done = run(folder.path(), "out.cpp", "out.id");
            assert!(matches!(done.status.code(), Some(0 | 2 | 4)), "{:?} {}", done.status, messages(&done));
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
    });
}
