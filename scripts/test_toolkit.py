#!/usr/bin/env python3
"""Tests of scripts/toolkit with a pretended pip and small pretended wheels: no network, no real tool chain."""
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = os.path.join(HERE, "toolkit")

# Writes a wheel for "name==version"; fails as pip does for the package in $FAKE_FAIL, stops half-way through
# the one in $FAKE_CUT, and logs each call.
FAKE_PIP = r'''
import os, sys, zipfile
name, version = sys.argv[-1].split("==")
dest = sys.argv[sys.argv.index("--dest") + 1]
with open(os.environ["FAKE_LOG"], "a") as log:
    log.write(sys.argv[-1] + "\n")
if os.environ.get("FAKE_FAIL") == name:
    sys.exit("ERROR: No matching distribution found for " + sys.argv[-1])
plain = name.replace("-", "_")
program = '#!/bin/sh\necho "Cuda compilation tools, V%s"\n' % os.environ.get("FAKE_RELEASE", version)
files = {
    "nvidia-cuda-nvcc": ["bin/nvcc", "bin/cudafe++", "bin/ptxas", "bin/fatbinary"],
    "nvidia-nvvm": ["nvvm/bin/cicc"],
    "nvidia-cuda-runtime": ["include/cuda_runtime.h", "lib/libcudart.so.13"],
}.get(name, ["include/" + plain + ".h"])
info = f"{plain}-{version}.dist-info/"
content = {"nvidia/cu13/" + f: program if "bin/" in f else "// text\n" for f in files}
content[info + "METADATA"] = "Name: " + name + "\n"
record = "".join(f"{path},,{len(text)}\n" for path, text in content.items()) + info + "RECORD,,\n"
path = os.path.join(dest, f"{plain}-{version}-py3-none-any.whl")
with zipfile.ZipFile(path, "w") as wheel:
    for file, text in content.items():
        wheel.writestr(file, text)
    wheel.writestr(info + "RECORD", record)
if os.environ.get("FAKE_DAMAGE") == name:
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as wheel:
        wheel.writestr("nvidia/cu13/include/last.h", "// some text that is worth to be packed\n" * 200)
    at = zipfile.ZipFile(path).getinfo("nvidia/cu13/include/last.h").header_offset
    with open(path, "r+b") as wheel:
        wheel.seek(at + 30 + len("nvidia/cu13/include/last.h"))
        wheel.write(b"\xff" * 20)
if os.environ.get("FAKE_HANG") == name:
    open(os.environ["FAKE_LOG"] + ".hangs", "w").close()
    import time
    time.sleep(50)
if os.environ.get("FAKE_CUT") == name:
    with open(path, "r+b") as wheel:
        wheel.truncate(40)
    sys.exit(130)
'''


class Toolkit(unittest.TestCase):
    def setUp(self):
        self.cache = tempfile.mkdtemp(prefix="toolkit-test-")
        self.addCleanup(shutil.rmtree, self.cache, ignore_errors=True)
        self.log = os.path.join(self.cache, "log")
        self.pip = os.path.join(self.cache, "fake_pip.py")
        with open(self.pip, "w", encoding="utf-8") as f:
            f.write(FAKE_PIP)
        self.folder = os.path.join(self.cache, "cufe", "toolkit-13.0.88")
        self.root = os.path.join(self.folder, "nvidia", "cu13")

    def run_script(self, *arguments, **environment):
        env = {**os.environ, "XDG_CACHE_HOME": self.cache, "CUFE_PIP": f"{sys.executable} {self.pip}",
               "FAKE_LOG": self.log, **environment}
        return subprocess.run([sys.executable, SCRIPT, *arguments], env=env, capture_output=True, text=True, timeout=60)

    def fetched(self):
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8") as log:
            return log.read().split()

    def test_an_empty_cache_is_filled_and_made_usable(self):
        done = self.run_script()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout, self.root + "\n")
        self.assertEqual(len(self.fetched()), 6)
        for program in ("bin/nvcc", "bin/cudafe++", "nvvm/bin/cicc"):
            self.assertTrue(os.stat(os.path.join(self.root, program)).st_mode & stat.S_IXUSR, program)
        self.assertEqual(os.readlink(os.path.join(self.root, "lib64")), "lib")
        include = os.path.join(self.root, "include")
        headers = [os.path.join(include, name) for name in os.listdir(include)]
        self.assertGreater(len(headers), 1)
        self.assertEqual(len({int(os.stat(header).st_mtime) for header in headers}), 1, "one time for all headers")
        self.assertIn("made 5 programs executable", done.stderr)
        self.assertEqual(sorted(os.listdir(os.path.join(self.cache, "cufe"))), ["toolkit-13.0.88", "toolkit-13.0.88.lock"])

    def test_the_second_run_fetches_nothing_and_says_nothing(self):
        self.run_script()
        before = self.fetched()
        done = self.run_script()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, self.root + "\n", ""))
        self.assertEqual(self.fetched(), before)

    def test_print_tells_the_root_of_a_complete_toolkit_only(self):
        absent = self.run_script("--print")
        self.assertEqual((absent.returncode, absent.stdout), (1, ""))
        self.assertIn("run scripts/toolkit", absent.stderr)
        self.run_script()
        self.assertEqual(self.run_script("--print").stdout, self.root + "\n")

    def test_offline_is_a_clear_error_and_leaves_no_toolkit(self):
        done = self.run_script(FAKE_FAIL="nvidia-nvvm")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("cannot fetch nvidia-nvvm==13.0.88", done.stderr)
        self.assertIn("No matching distribution", done.stderr)
        self.assertNotIn("Traceback", done.stderr)
        self.assertFalse(os.path.exists(self.folder))

    def test_an_interrupted_download_continues(self):
        cut = self.run_script(FAKE_CUT="nvidia-nvvm")
        self.assertEqual(cut.returncode, 1)
        self.assertFalse(os.path.exists(self.folder))
        done = self.run_script()
        self.assertEqual(done.returncode, 0, done.stderr)
        calls = self.fetched()
        self.assertEqual(calls.count("nvidia-cuda-nvcc==13.0.88"), 1, "what was whole is not fetched again")
        self.assertEqual(calls.count("nvidia-nvvm==13.0.88"), 2, "what was cut is")

    def test_a_damaged_wheel_is_told_removed_and_fetched_again(self):
        done = self.run_script(FAKE_DAMAGE="nvidia-nvvm")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("was damaged", done.stderr)
        self.assertNotIn("Traceback", done.stderr)
        self.assertFalse(os.path.exists(self.folder))
        done = self.run_script()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.fetched().count("nvidia-nvvm==13.0.88"), 2)
        self.assertEqual(self.fetched().count("nvidia-cuda-nvcc==13.0.88"), 1)

    def test_whoever_stops_it_is_told_how_to_go_on(self):
        env = {**os.environ, "XDG_CACHE_HOME": self.cache, "CUFE_PIP": f"{sys.executable} {self.pip}",
               "FAKE_LOG": self.log, "FAKE_HANG": "nvidia-nvvm"}
        run = subprocess.Popen([sys.executable, SCRIPT], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while not os.path.exists(self.log + ".hangs"):
            time.sleep(0.05)
        run.send_signal(signal.SIGTERM)
        out, err = run.communicate(timeout=30)
        self.assertEqual((run.returncode, out), (130, ""))
        self.assertIn("stopped; run again to go on", err)
        self.assertNotIn("Traceback", err)
        self.assertFalse(os.path.exists(self.folder))
        self.assertEqual(self.run_script().returncode, 0)

    def test_a_folder_that_takes_no_files_is_a_clear_error(self):
        with open(os.path.join(self.cache, "cufe"), "w", encoding="utf-8"):
            pass
        done = self.run_script()
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn(os.path.join(self.cache, "cufe"), done.stderr)
        self.assertNotIn("Traceback", done.stderr)

    def test_an_interrupted_unpacking_starts_over_beside_the_place(self):
        os.makedirs(os.path.join(self.folder + ".partial", "nvidia", "junk"))
        done = self.run_script()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.folder, "nvidia", "junk")))

    def test_a_toolkit_unpacked_by_hand_is_taken_over(self):
        self.run_script()
        os.unlink(os.path.join(self.folder, ".complete"))
        os.unlink(os.path.join(self.root, "lib64"))
        before = self.fetched()
        done = self.run_script()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("taken over", done.stderr)
        self.assertEqual(self.fetched(), before)
        self.assertEqual(os.readlink(os.path.join(self.root, "lib64")), "lib")

    def test_a_damaged_toolkit_is_replaced(self):
        self.run_script()
        os.unlink(os.path.join(self.folder, ".complete"))
        with open(os.path.join(self.root, "include", "cuda_runtime.h"), "w", encoding="utf-8") as f:
            f.write("cut")
        done = self.run_script()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("cuda_runtime.h has 3 bytes, not 8", done.stderr)
        with open(os.path.join(self.root, "include", "cuda_runtime.h"), encoding="utf-8") as f:
            self.assertEqual(f.read(), "// text\n")

    def test_another_release_is_refused(self):
        done = self.run_script(FAKE_RELEASE="12.9.1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("is not release 13.0.88", done.stderr)
        self.assertFalse(os.path.exists(self.folder))

    def test_another_known_release_has_its_own_folder_and_wheels(self):
        by_name = self.run_script("--release", "13.5")
        self.assertEqual(by_name.returncode, 0, by_name.stderr)
        root = os.path.join(self.cache, "cufe", "toolkit-13.5.37", "nvidia", "cu13")
        self.assertEqual(by_name.stdout, root + "\n")
        fetched = self.fetched()
        self.assertEqual(len(fetched), 6)
        self.assertIn("nvidia-cuda-nvcc==13.5.37", fetched)
        self.assertIn("nvidia-cuda-cccl==13.3.5.0.6", fetched)
        by_version = self.run_script("--release", "13.5.37", "--print")
        self.assertEqual((by_version.returncode, by_version.stdout), (0, root + "\n"))
        default = self.run_script("--print")
        self.assertEqual(default.returncode, 1)
        self.assertIn("toolkit-13.0.88; run scripts/toolkit\n", default.stderr)
        other = self.run_script("--release", "13.4", "--print")
        self.assertIn("run scripts/toolkit --release 13.4\n", other.stderr)

    def test_all_releases_are_fetched_in_order(self):
        done = self.run_script("--release", "all")
        self.assertEqual(done.returncode, 0, done.stderr)
        versions = [os.path.relpath(line, self.cache).split(os.sep)[1].removeprefix("toolkit-") for line in done.stdout.splitlines()]
        self.assertEqual(versions, ["13.0.88", "13.1.115", "13.2.86", "13.3.73", "13.4.92", "13.5.37"])
        self.assertEqual(len(self.fetched()), 6 * 6)

    def test_a_release_that_is_not_known_is_refused(self):
        for asked in ("12.9", "13", "13.5.36", ""):
            done = self.run_script("--release", asked)
            self.assertEqual((done.returncode, done.stdout, self.fetched()), (1, "", []), asked)
            self.assertIn("known are 13.0, 13.1, 13.2, 13.3, 13.4, 13.5", done.stderr)

    def test_two_runs_at_once_do_the_work_once(self):
        results = []
        threads = [threading.Thread(target=lambda: results.append(self.run_script())) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([r.returncode for r in results], [0, 0], [r.stderr for r in results])
        self.assertEqual(len(self.fetched()), 6)


if __name__ == "__main__":
    unittest.main()
