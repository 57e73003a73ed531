"""Brings packages of public registries into the cache folder, each by its own ordinary client.

A package is an entry of conformance/corpora/packages.toml:

    name     what unit lists call it: {name} in their flags is its folder
    from     wheel | sdist (pip), crate (cargo), debian-source | debian-package (apt)
    package  its name in the registry, default `name`
    version  exactly
    keep     of a wheel: the folders that are unpacked

Its folder is packages/<name>-<version>; it is made beside its place and renamed, so a folder that exists is whole and
an interrupted run continues with the first package that is missing. Clients obey their usual settings; CUFE_PIP names
another command in place of "python3 -m pip".
"""
import glob
import lzma
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
import zlib


# What a damaged archive is told by, whatever is damaged in it.
DAMAGED = (zipfile.BadZipFile, tarfile.TarError, zlib.error, lzma.LZMAError, EOFError, NotImplementedError)


class Failure(Exception):
    """A reason to stop, told to the user without a traceback."""


def say(line):
    """Progress goes to standard error: standard output is for programs."""
    print(f"corpora: {line}", file=sys.stderr, flush=True)


class Packages:
    """The packages of the list, in the cache folder `root`."""

    def __init__(self, entries, root):
        self.entries = {}
        for entry in entries:
            unknown = set(entry) - {"name", "from", "package", "version", "keep"}
            if unknown or not {"name", "from", "version"} <= set(entry) or entry["from"] not in CLIENTS:
                raise Failure(f"packages.toml: the entry {entry} is not as corpora_packages.py says")
            self.entries[entry["name"]] = entry
        self.root = root

    def folder(self, name):
        """The folder that the package is or will be in."""
        if name not in self.entries:
            raise Failure(f"no package is called {name} in packages.toml")
        return os.path.join(self.root, f"{name}-{self.entries[name]['version']}")

    def bring(self, name):
        """The package's folder, fetched if it is not there."""
        folder = self.folder(name)
        if os.path.isdir(folder):
            return folder
        entry = self.entries[name]
        package = entry.get("package", name)
        say(f"{package} {entry['version']}: fetching ({entry['from']})")
        partial, work = folder + ".partial", folder + ".work"
        for leftover in (partial, work):
            shutil.rmtree(leftover, ignore_errors=True)
        os.makedirs(work)
        try:
            CLIENTS[entry["from"]](package, entry, work, partial, self.root)
            os.rename(partial, folder)
        finally:
            shutil.rmtree(work, ignore_errors=True)
        return folder


def run(command, advice, **options):
    """Runs a client; its last words and `advice` are the failure."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, **options)
    except OSError as error:
        raise Failure(f"cannot run {command[0]}: {error}") from error
    if done.returncode:
        raise Failure(f"{last_words(done)}\n  {advice}")
    return done


def last_words(done):
    """The line of a client's output that says what went wrong."""
    lines = [line for line in (done.stderr + done.stdout).strip().split("\n") if line.strip()]
    errors = [line for line in lines if re.match(r"\s*(E:|error|ERROR)", line)] or lines or ["nothing"]
    return f"{os.path.basename(str(done.args[0]))} says: {errors[0].strip()}"


def damaged(archive, error):
    """The failure of an archive that cannot be unpacked; it is gone with its folder, so the next run fetches it again."""
    return Failure(f"{os.path.basename(archive)} is damaged: {error}; run again")


def resume(what):
    """What to do when a registry cannot be reached."""
    return (f"Is the registry of {what} reachable from here? Packages fetched so far are kept; run again to go on.\n"
            "  Offline: the client's own settings may name a local one.")


def pip():
    """The pip to use."""
    return shlex.split(os.environ.get("CUFE_PIP", "")) or [sys.executable, "-m", "pip"]


def wheel(package, entry, work, partial, _root):
    """A wheel: only the folders in `keep` are unpacked, without their common head."""
    run([*pip(), "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", work, f"{package}=={entry['version']}"],
        resume("Python packages"))
    found = glob.glob(os.path.join(work, "*.whl"))
    if len(found) != 1:
        raise Failure(f"pip brought no wheel of {package}")
    try:
        with zipfile.ZipFile(found[0]) as archive:
            for member in archive.namelist():
                if any(member.startswith(folder) for folder in entry["keep"]):
                    archive.extract(member, partial)
    except DAMAGED as error:
        raise damaged(found[0], error) from error
    if not os.path.isdir(partial):
        raise Failure(f"the wheel of {package} has nothing of {', '.join(entry['keep'])}")


def sdist(package, entry, work, partial, _root):
    """A source distribution. pip would run the package's own setup to learn its metadata; that needs what the package
    needs to be built. A setuptools that cannot be imported stops it before; what was unpacked is what is wanted."""
    block, unpacked = os.path.join(work, "block"), os.path.join(work, "unpacked")
    for name in ("setuptools", "torch"):
        os.makedirs(os.path.join(block, name))
        with open(os.path.join(block, name, "__init__.py"), "w", encoding="utf-8") as stop:
            stop.write("raise ImportError('only the sources are wanted')\n")
    os.makedirs(unpacked)
    command = [*pip(), "download", "--no-clean", "--no-deps", "--no-build-isolation", "--no-binary=:all:",
               "--dest", os.path.join(work, "done"), f"{package}=={entry['version']}"]
    environment = {**os.environ, "PYTHONPATH": block, "TMPDIR": unpacked}
    try:
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=environment, check=False)
    except OSError as error:
        raise Failure(f"cannot run {command[0]}: {error}") from error
    found = glob.glob(os.path.join(unpacked, "pip-*", "*", "PKG-INFO"))
    if len(found) != 1:
        raise Failure(f"{last_words(done)}\n  {resume('Python packages')}")
    os.rename(os.path.dirname(found[0]), partial)


def crate(package, entry, work, partial, _root):
    """A Rust crate: an empty package that depends on it is vendored, and the crate taken out."""
    os.makedirs(os.path.join(work, "src"))
    with open(os.path.join(work, "Cargo.toml"), "w", encoding="utf-8") as manifest:
        manifest.write('[package]\nname = "corpora"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n[dependencies]\n'
                       f'{package} = {{ version = "={entry["version"]}", default-features = false }}\n')
    with open(os.path.join(work, "src", "lib.rs"), "w", encoding="utf-8"):
        pass
    run(["cargo", "vendor", "--quiet", "--versioned-dirs", os.path.join(work, "vendor")], resume("Rust crates"), cwd=work)
    os.rename(os.path.join(work, "vendor", f"{package}-{entry['version']}"), partial)


def apt(root):
    """The options that make apt-get work in the cache folder, with this machine's own Debian sources made to offer
    source packages as well."""
    state = os.path.join(root, "apt")
    lists = os.path.join(state, "lists")
    sources = os.path.join(state, "sources")
    options = ["-o", f"Dir::State::Lists={lists}", "-o", "Dir::Etc::SourceList=/dev/null", "-o", f"Dir::Etc::SourceParts={sources}",
               "-o", f"Dir::Cache={os.path.join(state, 'cache')}", "-o", "APT::Sandbox::User=root"]
    ready = os.path.join(state, "ready")
    if not os.path.exists(ready):
        for folder in (os.path.join(lists, "partial"), sources, os.path.join(state, "cache", "archives", "partial")):
            os.makedirs(folder, exist_ok=True)
        copied = 0
        for path in ["/etc/apt/sources.list", *sorted(glob.glob("/etc/apt/sources.list.d/*"))]:
            if os.path.isfile(path):
                with open(path, encoding="utf-8") as lines:
                    text = with_sources(lines.read(), os.path.basename(path))
                if text:
                    with open(os.path.join(sources, os.path.basename(path)), "w", encoding="utf-8") as copy:
                        copy.write(text)
                    copied += 1
        if not copied:
            raise Failure("this machine has no Debian package sources: Debian packages are fetched on Debian only")
        run(["apt-get", *options, "update"], resume("Debian packages"))
        with open(ready, "w", encoding="utf-8"):
            pass
    return options


def with_sources(text, name):
    """A file of apt sources with `deb-src` beside `deb`; empty when it names no `main` component, as files of other
    vendors do."""
    if not re.search(r"\bmain\b", text) or "nodistro" in text:
        return ""
    if name.endswith(".sources"):
        stanzas = [stanza for stanza in re.split(r"\n\s*\n", text) if re.search(r"^Components:.*\bmain\b", stanza, re.M)]
        return "\n\n".join(re.sub(r"^Types:.*$", "Types: deb deb-src", stanza, flags=re.M) for stanza in stanzas) + "\n"
    lines = [line for line in text.split("\n") if re.match(r"deb\s.*\smain\b", line) and "/debian" in line]
    return "".join(f"{line}\n{line.replace('deb', 'deb-src', 1)}\n" for line in lines)


def debian_source(package, entry, work, partial, root):
    """The upstream sources of a Debian source package, without Debian's patches."""
    options = apt(root)
    run(["apt-get", *options, "source", "--quiet", "--only-source", "--tar-only", f"{package}={entry['version']}"],
        resume("Debian packages"), cwd=work)
    found = glob.glob(os.path.join(work, "*.orig.tar.*"))
    if len(found) != 1:
        raise Failure(f"apt-get brought no source of {package}")
    unpacked = os.path.join(work, "unpacked")
    try:
        with tarfile.open(found[0]) as archive:
            archive.extractall(unpacked, filter="data")
    except DAMAGED as error:
        raise damaged(found[0], error) from error
    tops = os.listdir(unpacked)
    os.rename(os.path.join(unpacked, tops[0]) if len(tops) == 1 else unpacked, partial)


def debian_package(package, entry, work, partial, root):
    """A Debian package, unpacked and not installed."""
    options = apt(root)
    run(["apt-get", *options, "download", "--quiet", f"{package}={entry['version']}"], resume("Debian packages"), cwd=work)
    found = glob.glob(os.path.join(work, "*.deb"))
    if len(found) != 1:
        raise Failure(f"apt-get brought no {package}")
    run(["dpkg-deb", "-x", found[0], partial], "The package is damaged: run again.")


CLIENTS = {"wheel": wheel, "sdist": sdist, "crate": crate, "debian-source": debian_source, "debian-package": debian_package}
