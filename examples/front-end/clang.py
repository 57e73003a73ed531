#!/usr/bin/env python3
"""clang's CUDA front end for `--front-end clang14='python3 examples/front-end/clang.py'` (conformance/PROTOCOL.md).

The command of clang may follow; otherwise it is `clang`.
"""
import json
import re
import subprocess
import sys

CLANG = sys.argv[1] if len(sys.argv) > 1 else "clang"
ERROR = re.compile(r"(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?P<severity>error|fatal error): (?P<text>.*)")


def version():
    """clang's version; an exception where there is none: the suite shows its last line."""
    said = subprocess.run([CLANG, "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"version (\S+)", said)[1]


def command(question):
    """The arguments for a question. The text comes from standard input."""
    options = question["options"]
    one_pass = "--cuda-host-only" if question["run"] == "host" else "--cuda-device-only"
    # The version says which function a launch calls: from 9.2 on __cudaPushCallConfiguration.
    arguments = [CLANG, "-x", "cuda", one_pass, "-nocudainc", "-nocudalib", "-fsyntax-only", "-w", "-ferror-limit=0",
                 "-Xclang", "-target-sdk-version=11.5", "--cuda-gpu-arch=sm_75", f"-std=c++{options['standard']:02}"]
    return arguments + (["-fgpu-rdc"] if options["device_c"] else []) + ["-"]


def answer(question):
    """clang's verdict, and its errors with their lines."""
    done = subprocess.run(command(question), input=question["text"], capture_output=True, text=True, check=False)
    errors = [found.groupdict() for found in map(ERROR.match, done.stderr.splitlines()) if found]
    if done.returncode not in (0, 1) or (done.returncode == 1 and not errors):
        return {"error": f"clang exits {done.returncode}: {done.stderr[:200]}"}
    told = [{"file": error["file"], "line": int(error["line"]), "text": error["text"]} for error in errors]
    return {"exit": 2 if told else 0, "diagnostics": told}


def main():
    """One line for each line."""
    for line in sys.stdin:
        question = json.loads(line)
        if "id" not in question:
            said = {"version": version(), "runs": ["host", "device"]}
        else:
            said = {"id": question["id"], **answer(question)}
        print(json.dumps(said), flush=True)


main()
