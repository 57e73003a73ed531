#!/usr/bin/env python3
"""Tests of scripts/corpora with pretended clients and a pretended tool chain: no network."""
import os
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# pylint: disable=wrong-import-position
import corpora_packages  # noqa: E402
import corpora_units  # noqa: E402
from corpora_packages import Failure, Packages  # noqa: E402

# Behaves as pip does: a wheel for a binary, and for a source distribution an unpacked tree, then a failure, because the
# package's setup cannot run.
FAKE_PIP = r'''
import os, sys, zipfile
name, version = sys.argv[-1].split("==")
with open(os.environ["FAKE_LOG"], "a") as log:
    log.write(sys.argv[-1] + "\n")
if os.environ.get("FAKE_FAIL") == name:
    sys.exit("WARNING: retrying\nERROR: No matching distribution found for " + sys.argv[-1])
if "--no-binary=:all:" in sys.argv:
    folder = os.path.join(os.environ["TMPDIR"], "pip-download-1", name + "_1")
    os.makedirs(folder)
    open(os.path.join(folder, "PKG-INFO"), "w").close()
    open(os.path.join(folder, "a.cu"), "w").close()
    sys.path.insert(0, os.environ["PYTHONPATH"])
    import setuptools
dest = sys.argv[sys.argv.index("--dest") + 1]
with zipfile.ZipFile(os.path.join(dest, name + ".whl"), "w") as wheel:
    wheel.writestr("top/include/a.h", "// a\n")
    wheel.writestr("top/lib/a.so", "large")
if os.environ.get("FAKE_DAMAGE"):
    path = os.path.join(dest, name + ".whl")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        wheel.writestr("top/include/a.h", "".join(str(n * n) for n in range(2000)))
    with open(path, "r+b") as file:
        file.seek(int(os.path.getsize(path) * float(os.environ["FAKE_DAMAGE"])))
        file.write(b"\xff" * 40)
        if file.tell() > os.path.getsize(path) - 100:
            file.truncate()
'''

# Says what nvcc would do, with a compiler that copies its source.
FAKE_NVCC = r'''#!/bin/sh
for word; do case $word in *.cu) source=$word;; esac; done
case $source in *broken*) compiler="sh -c 'echo a.cu:1: error: no >&2; exit 1'";; *) compiler="$FAKE_GCC";; esac
cat >&2 <<END
#$ TOP=/nowhere
#$ $compiler -E -x c++ "$source" -o "tmp/x.cpp4.ii"
#$ cudafe++ --c++17 --orig_src_file_name "$source" --gen_c_file_name "tmp/x.cpp" --stub_file_name "x.c" --gen_module_id_file --module_id_file_name "tmp/x.id" "tmp/x.cpp4.ii"
END
'''

FAKE_GCC = r'''
import shutil, sys
with open(sys.argv[sys.argv.index("-o") + 1], "w") as out:
    out.write(open(sys.argv[sys.argv.index("-o") - 1]).read())
'''


class Corpora(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="corpora-test-")
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        self.log = os.path.join(self.root, "log")
        self.write("pip.py", FAKE_PIP)
        self.environment(CUFE_PIP=f"{sys.executable} {self.root}/pip.py", FAKE_LOG=self.log)
        corpora_packages.say = lambda line: None

    def environment(self, **values):
        for name, value in values.items():
            before = os.environ.get(name)
            self.addCleanup(lambda n=name, b=before: os.environ.pop(n, None) if b is None else os.environ.update({n: b}))
            os.environ[name] = value

    def write(self, name, text):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def asked(self):
        with open(self.log, encoding="utf-8") as log:
            return log.read().split()

    def packages(self, **more):
        entries = [{"name": "heads", "from": "wheel", "version": "1.0", "keep": ["top/include/"]},
                   {"name": "project", "from": "sdist", "version": "2.0"}]
        return Packages([{**entry, **more} for entry in entries], os.path.join(self.root, "packages"))

    def test_of_a_wheel_only_what_is_kept_is_unpacked(self):
        folder = self.packages().bring("heads")
        self.assertTrue(os.path.isfile(os.path.join(folder, "top", "include", "a.h")))
        self.assertFalse(os.path.exists(os.path.join(folder, "top", "lib")))

    def test_a_source_distribution_is_taken_though_its_setup_is_not_run(self):
        folder = self.packages().bring("project")
        self.assertEqual(sorted(os.listdir(folder)), ["PKG-INFO", "a.cu"])

    def test_what_is_there_is_not_fetched_again_and_nothing_else_is_left(self):
        packages = self.packages()
        self.assertEqual(packages.bring("heads"), packages.bring("heads"))
        packages.bring("project")
        self.assertEqual(self.asked(), ["heads==1.0", "project==2.0"])
        self.assertEqual(sorted(os.listdir(packages.root)), ["heads-1.0", "project-2.0"])

    def test_a_registry_that_does_not_answer(self):
        for name in ("heads", "project"):
            self.environment(FAKE_FAIL=name)
            with self.assertRaisesRegex(Failure, "ERROR: No matching distribution found.*\n.*reachable"):
                self.packages().bring(name)
            self.assertFalse(os.path.exists(self.packages().folder(name)))

    def test_a_damaged_wheel_is_told_and_fetched_again(self):
        # At every place: the list of files at the end, and what is packed.
        for place in (0.1, 0.3, 0.5, 0.9):
            self.environment(FAKE_DAMAGE=str(place))
            with self.assertRaisesRegex(Failure, "heads.whl is damaged: .*; run again"):
                self.packages().bring("heads")
            self.assertFalse(os.path.exists(self.packages().folder("heads")))
        self.environment(FAKE_DAMAGE="")
        self.assertTrue(os.path.isdir(self.packages().bring("heads")))

    def test_what_an_ended_run_left_beside_a_unit_is_removed(self):
        folder = os.path.dirname(self.write("unit/unit.ii", ""))
        ended = subprocess.Popen([sys.executable, "-c", ""])
        ended.wait()
        for name in (f"unit.ii.{ended.pid}", f"command.json.{ended.pid}", f"unit.ii.{os.getpid()}", "a.cu"):
            self.write("unit/" + name, "")
        corpora_units.remove_unfinished(folder)
        self.assertEqual(sorted(os.listdir(folder)), ["a.cu", "unit.ii", f"unit.ii.{os.getpid()}"])

    def test_an_entry_with_an_unknown_field(self):
        with self.assertRaisesRegex(Failure, "is not as corpora_packages.py says"):
            self.packages(url="x")

    def test_apt_sources_get_source_packages(self):
        lines = "deb http://mirror/debian bookworm main\ndeb http://vendor/x ./\n"
        self.assertEqual(corpora_packages.with_sources(lines, "a.list"),
                         "deb http://mirror/debian bookworm main\ndeb-src http://mirror/debian bookworm main\n")
        stanza = "Types: deb\nURIs: http://mirror/debian\nSuites: bookworm\nComponents: main\n"
        self.assertIn("Types: deb deb-src\n", corpora_packages.with_sources(stanza, "a.sources"))
        self.assertEqual(corpora_packages.with_sources("Types: deb\nComponents: vendor\n", "b.sources"), "")

    def preprocessor(self):
        gcc = self.write("gcc.py", FAKE_GCC)
        nvcc = self.write("tool/nvidia/cu13/bin/nvcc", FAKE_NVCC)
        os.chmod(nvcc, 0o755)
        self.environment(FAKE_GCC=f"{sys.executable} {gcc}")
        os.makedirs(os.path.join(self.root, "packages"), exist_ok=True)
        return corpora_units.Preprocessor(self.root, self.packages(), os.path.join(self.root, "tool", "nvidia", "cu13"))

    def test_a_unit_is_made_once(self):
        preprocessor = self.preprocessor()
        unit = corpora_units.header_unit("cccl/a.h", "a.h", "17")
        self.assertFalse(preprocessor.is_there(unit))
        self.assertTrue(preprocessor.make(unit))
        self.assertTrue(preprocessor.is_there(unit))
        self.assertFalse(preprocessor.make(unit))
        with open(os.path.join(preprocessor.folder(unit), "unit.ii"), encoding="utf-8") as text:
            self.assertEqual(text.read(), "#include <a.h>\n")
        unit.flags = ["-std=c++20"]
        self.assertTrue(preprocessor.make(unit))

    def test_a_unit_that_the_preprocessor_refuses(self):
        preprocessor = self.preprocessor()
        unit = corpora_units.Unit("development/p/broken", [], "broken.cu", text="")
        self.assertTrue(preprocessor.make(unit))
        self.assertEqual(sorted(os.listdir(preprocessor.folder(unit))), ["broken.cu", "command.json", "refused"])
        self.assertTrue(preprocessor.is_there(unit))

    def test_arguments_of_the_front_end_have_no_files(self):
        _, arguments = self.preprocessor().dry_run([], "a.cu", self.root)
        self.assertEqual(arguments, ["--c++17", "--orig_src_file_name", "a.cu"])

    def test_the_sample_does_not_change_with_its_size(self):
        for number in range(200):
            self.write(f"tool/include/cccl/cub/h{number}.cuh", "")
        names = [unit.name for unit in corpora_units.cccl(os.path.join(self.root, "tool"), sample=True)]
        self.assertEqual(len(names), corpora_units.CCCL_SAMPLE + len(corpora_units.UMBRELLAS))
        self.write("tool/include/cccl/cub/new.cuh", "")
        again = [unit.name for unit in corpora_units.cccl(os.path.join(self.root, "tool"), sample=True)]
        self.assertLessEqual(len(set(names) - set(again)), 1)

    def test_development_flags_name_their_packages(self):
        lists = {"groups": {"g": ["-I", "{heads}/top/include"]},
                 "project": [{"name": "p", "package": "project", "flags": ["-DX", "@g"], "files": ["src/a.cu", "b.cu"], "sample": ["b.cu"]}]}
        units = corpora_units.development(lists)
        self.assertEqual([unit.name for unit in units], ["development/p/a", "development/p/b"])
        self.assertEqual(units[0].needs, ["heads", "project"])
        flags, source = self.preprocessor().command(units[0])
        self.assertEqual((flags, source), (["-DX", "-I", "heads-1.0/top/include"], "project-2.0/src/a.cu"))
        self.assertEqual([unit.name for unit in corpora_units.development(lists, sample=True)], ["development/p/b"])
        lists["project"][0]["files"] = ["a/x.cu", "b/x.cu"]
        with self.assertRaisesRegex(Failure, "two files make one unit"):
            corpora_units.development(lists)


if __name__ == "__main__":
    unittest.main()
