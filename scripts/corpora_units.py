"""Units: what is preprocessed, and how.

Lists of units:

    development   conformance/corpora/development.toml: files of projects with their flags
    cccl          every header of the toolkit's CCCL, one unit per header, C++17
    libstdcxx     every header of the host compiler's C++ library that a program may include, in C++14, 17 and 20

    truth         the units that truth.txt names, preprocessed for clang++ as host compiler (nvcc -ccbin clang++)

A unit has a folder units/<name> (with another toolkit than the reference's, units-<version>/<name>) with

    unit.ii        what `nvcc --dryrun` would hand to cudafe++ (its own gcc -E command was run)
    command.json   nvcc's flags, cudafe++'s arguments, the source, and what the unit was made with; written last
    refused        instead of unit.ii: what gcc -E said of a unit that it refuses

Paths of the projects' own files are relative in unit.ii. Times are pinned (SOURCE_DATE_EPOCH), so a unit depends on its
package, the toolkit, the host compiler's headers and the place of the cache folder only.
"""
import contextlib
import hashlib
import json
import os
import re
import shlex
import subprocess

from corpora_packages import Failure

ARCHITECTURE = "-arch=sm_90"
STANDARDS = ("14", "17", "20")
# Folders of the C++ library that hold what no program includes.
PRIVATE = ("bits", "detail", "pb_ds", "pstl")
CCCL_SAMPLE = 60
CCCL_SEED = "cufe"
# Headers that stand for a whole library; always in the sample.
UMBRELLAS = ("cub/cub.cuh", "cuda/ptx", "cuda/atomic", "cuda/barrier", "cuda/mdspan", "cuda/memory_resource",
             "cuda/std/chrono", "cuda/std/expected", "cuda/std/ranges", "cuda/std/tuple", "cuda/std/variant",
             "thrust/device_vector.h", "thrust/sort.h", "thrust/iterator/zip_iterator.h")


class Unit:
    """A unit to be: its name, nvcc's flags, and a source (a path relative to `folder`, or a text)."""

    def __init__(self, name, flags, source, needs=(), text=None):
        self.name, self.flags, self.source, self.needs, self.text = name, flags, source, needs, text


def development(lists, sample=False):
    """The units of development.toml."""
    units = []
    groups = lists["groups"]
    for project in lists["project"]:
        flags = []
        for flag in project["flags"]:
            flags += groups[flag[1:]] if flag.startswith("@") else [flag]
        package = project["package"]
        used = sorted({package, *re.findall(r"\{([\w-]+)\}", " ".join(flags))})
        for file in project["files"]:
            if sample and file not in project.get("sample", []):
                continue
            stem = os.path.splitext(os.path.basename(file))[0]
            units.append(Unit(f"development/{project['name']}/{stem}", flags, "{%s}/%s" % (package, file), used))
    names = [unit.name for unit in units]
    doubled = {name for name in names if names.count(name) > 1}
    if doubled:
        raise Failure(f"development.toml: two files make one unit: {', '.join(sorted(doubled))}")
    return units


def header_unit(name, header, standard):
    """The unit that includes one header."""
    return Unit(name, [f"-std=c++{standard}"], "unit.cu", text=f"#include <{header}>\n")


def cccl(toolkit, sample=False):
    """One unit per header of CCCL."""
    root = os.path.join(toolkit, "include", "cccl")
    headers = sorted(os.path.relpath(os.path.join(base, file), root) for base, _, files in os.walk(root) for file in files)
    if sample:
        def draw(header):
            return hashlib.sha256(f"{CCCL_SEED}:{header}".encode()).digest()
        drawn = sorted((header for header in headers if header not in UMBRELLAS), key=draw)[:CCCL_SAMPLE]
        headers = sorted(set(drawn) | set(UMBRELLAS))
    return [header_unit(f"cccl/{header}", header, "17") for header in headers]


def library_root():
    """Where the host compiler's C++ library is."""
    done = subprocess.run(["g++", "-E", "-x", "c++", "-"], input="#include <vector>\n", capture_output=True, text=True, check=False)
    found = re.search(r'^# 1 "(.*)/vector"', done.stdout, re.M)
    if not found:
        raise Failure("g++ finds no <vector>: is it installed?")
    return found[1]


def libstdcxx(sample=False):
    """One unit per header of the C++ library and standard."""
    root = library_root()
    headers = ["bits/stdc++.h"]
    if not sample:
        for base, folders, files in os.walk(root):
            folders[:] = sorted(folder for folder in folders if folder not in PRIVATE)
            place = os.path.relpath(base, root)
            headers += [os.path.normpath(os.path.join(place, file)) for file in files]
    return [header_unit(f"libstdcxx/c++{standard}/{header}", header, standard) for standard in STANDARDS for header in sorted(headers)]


def truth(names, units):
    """The units of those names as nvcc makes them for clang++."""
    known = {unit.name: unit for unit in units}
    missing = [name for name in names if name not in known]
    if missing:
        raise Failure(f"truth.txt: there is no unit {missing[0]}")
    return [Unit(f"truth/{name}", ["-ccbin", "clang++", *known[name].flags], known[name].source, known[name].needs, known[name].text)
            for name in names]


def remove_unfinished(folder):
    """Removes the files that runs which were ended left beside their places; their process ids tell whose they are."""
    for name in os.listdir(folder):
        writer = re.fullmatch(r".+\.(\d+)", name)
        if writer and not is_running(int(writer[1])):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(os.path.join(folder, name))


def is_running(process):
    """Whether there is a process of that id."""
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return True


class Preprocessor:
    """Makes units with one tool chain in one cache folder."""

    def __init__(self, root, packages, toolkit, units="units"):
        self.root, self.packages, self.toolkit, self.units = root, packages, toolkit, units
        said = subprocess.run(["g++", "--version"], capture_output=True, text=True, check=False).stdout.split("\n")[0]
        self.made_with = [os.path.basename(os.path.dirname(os.path.dirname(toolkit))), said]

    def folder(self, unit):
        """Where the unit is or will be."""
        return os.path.join(self.root, self.units, unit.name)

    def command(self, unit):
        """nvcc's flags and the source, packages' folders put in."""
        places = {name: os.path.basename(self.packages.folder(name)) for name in unit.needs}

        def expanded(text):
            return re.sub(r"\{([\w-]+)\}", lambda match: places[match[1]], text)
        return [expanded(flag) for flag in unit.flags], expanded(unit.source)

    def key(self, unit):
        """Everything that the unit is made of."""
        flags, source = self.command(unit)
        return {"flags": flags, "source": source, "made with": self.made_with}

    def is_there(self, unit):
        """Whether the unit was made of what it would be made of now."""
        key = self.key(unit)
        try:
            with open(os.path.join(self.folder(unit), "command.json"), encoding="utf-8") as text:
                return {name: value for name, value in json.load(text).items() if name in key} == key
        except (OSError, ValueError):
            return False

    def make(self, unit):
        """Makes the unit unless it is there; returns whether it was made now."""
        if self.is_there(unit):
            return False
        folder, key = self.folder(unit), self.key(unit)
        flags, source = key["flags"], key["source"]
        ready = os.path.join(folder, "command.json")
        os.makedirs(folder, exist_ok=True)
        if os.path.exists(ready):
            os.unlink(ready)
        place = os.path.join(self.root, "packages")
        if unit.text is not None:
            place = folder
            self.put(os.path.join(folder, source), unit.text)
        remove_unfinished(folder)
        preprocess, front_end = self.dry_run(flags, source, place)
        # Another run may be making the same unit: each file is made beside its place.
        text, refused, new = (os.path.join(folder, name) for name in ("unit.ii", "refused", f"unit.ii.{os.getpid()}"))
        done = subprocess.run([*preprocess, "-o", new], cwd=place, capture_output=True, text=True, errors="replace",
                              stdin=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": "0", "LC_ALL": "C"}, check=False)
        for leftover in (text, refused):
            if os.path.exists(leftover):
                os.unlink(leftover)
        if done.returncode == 0:
            os.replace(new, text)
        elif "No space left" in done.stderr:
            raise Failure(f"{folder}: {done.stderr.strip()}")
        else:
            errors = [line for line in done.stderr.split("\n") if "error:" in line] or [done.stderr.strip()]
            self.put(refused, errors[0] + "\n")
        self.put(ready, json.dumps({**key, "place": place, "cudafe++": front_end}, indent=1))
        return True

    @staticmethod
    def put(path, text):
        """Writes a file that is seen whole or not at all."""
        new = f"{path}.{os.getpid()}"
        with open(new, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(new, path)

    def dry_run(self, flags, source, place):
        """The preprocessing command without its output, and cudafe++'s arguments without files."""
        nvcc = os.path.join(self.toolkit, "bin", "nvcc")
        done = subprocess.run([nvcc, "--dryrun", "-c", ARCHITECTURE, *flags, source, "-o", "unit.o"], cwd=place,
                              capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
        commands = [shlex.split(line[3:]) for line in done.stderr.split("\n") if line.startswith("#$ ") and not re.match(r"#\$ \w+=", line)]
        preprocess = [command for command in commands if "-E" in command and command[-1].endswith(".cpp4.ii")]
        front_end = [command for command in commands if command[0] == "cudafe++"]
        if done.returncode or len(preprocess) != 1 or len(front_end) != 1:
            raise Failure(f"nvcc --dryrun of {source} does not say what is expected:\n{done.stderr.strip()[-500:]}")
        files = ("--gen_c_file_name", "--stub_file_name", "--module_id_file_name")
        arguments = iter(front_end[0][1:-1])
        kept = []
        for argument in arguments:
            if argument in files:
                next(arguments)
            elif argument != "--gen_module_id_file":
                kept.append(argument)
        return preprocess[0][:preprocess[0].index("-o")], kept
