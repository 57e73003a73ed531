#!/usr/bin/env python3
"""Validates the SARIF logs of `cufe check` against the schema of the standard: `scripts/test_sarif.py [CUFE]`.

The logs are those of clean files, errors, warnings, a missing file, what the host compiler refuses, and several files. The
schema (in the sdist `sarif-om`) and the validator (`jsonschema`) are brought into the user's cache folder the first time.
Exit 1: a log is not as the standard wants it.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

from corpora_packages import Failure, Packages, pip, resume, run

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMA = {"name": "sarif-om", "from": "sdist", "version": "1.0.4"}
SCHEMA_FILE = "sarif-2.1.0-rtm.4.json"
VALIDATOR = "jsonschema==4.25.1"

SOURCES = {
    "clean.cu": "__global__ void k(int *p) { *p = 1; }\nint main() { k<<<1, 1>>>(nullptr); }\n",
    "errors.cu": "struct B { virtual __host__ void f(); };\nstruct D : B { __device__ void f() override; };\n"
    "__device__ int d(int a) { return a; }\nint main() {\n\treturn d(1)\n  + d(2); }\n",
    "warnings.cu": "inline __global__ void k(int *p);\n__host__ int h();\n"
    "__host__ __device__ int hd() { return h(); }\n__device__ int u() { return hd(); }\n",
    "refused.cu": "#include \"nowhere.h\"\nint main() { return 0; }\n",
    "blanks and ümlauts.cu": "__global__ int k();\n",
}

# The files of a log, its exit status, how many results it has at least, and whether each of them has a region.
LOGS = [
    (["clean.cu"], 0, 0, True),
    (["errors.cu"], 2, 3, True),
    (["warnings.cu"], 0, 1, True),
    (["missing.cu"], 4, 1, False),
    (["refused.cu"], 2, 1, True),
    (["clean.cu", "errors.cu", "missing.cu", "blanks and ümlauts.cu"], 4, 5, None),
]


def cache_folder():
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "cufe", "sarif")


def bring(cache):
    """The schema, and the folder of the validator."""
    os.makedirs(cache, exist_ok=True)
    folder = Packages([SCHEMA], cache).bring(SCHEMA["name"])
    schemas = list(pathlib.Path(folder).rglob(SCHEMA_FILE))
    if len(schemas) != 1:
        raise Failure(f"{SCHEMA['name']} has no {SCHEMA_FILE}")
    validator = os.path.join(cache, VALIDATOR.replace("==", "-"))
    if not os.path.isdir(validator):
        partial = f"{validator}.{os.getpid()}"
        run([*pip(), "install", "--quiet", "--target", partial, VALIDATOR], resume("Python packages"))
        os.rename(partial, validator)
    return json.loads(schemas[0].read_text(encoding="utf-8")), validator


def log_of(cufe, files, folder):
    """Exit status and log."""
    command = [cufe, "check", "--prelude", "--quiet", "--format", "sarif", *files]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return done.returncode, json.loads(done.stdout)
    except ValueError as error:
        raise Failure(f"{files}: no JSON ({error}): {done.stdout[:200]}{done.stderr[:200]}") from error


def findings(validator, log, exit_status, expected):
    """What is wrong with a log."""
    files, status, least, regions = expected
    for error in validator.iter_errors(log):
        yield f"{files}: {'/'.join(map(str, error.absolute_path))}: {error.message}"
    if exit_status != status:
        yield f"{files}: exit status {exit_status}, expected {status}"
    results = [result for one in log["runs"] for result in one["results"]]
    if len(results) < least or (least == 0 and results):
        yield f"{files}: {len(results)} results"
    for result in results:
        places = [place["physicalLocation"] for place in result.get("locations", [])]
        if regions is not None and not (places and all(("region" in place) == regions for place in places)):
            yield f"{files}: {result['message']['text']}: {places}"


def main():
    cufe = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ROOT / "target/debug/cufe")
    try:
        schema, folder = bring(cache_folder())
        sys.path.insert(0, folder)
        import jsonschema  # pylint: disable=import-outside-toplevel,import-error
        validator = jsonschema.validators.validator_for(schema)(schema)
        broken = {"version": "2.1.0", "runs": [{"tool": {}, "results": [{"level": "bad"}]}]}
        if len(list(validator.iter_errors(broken))) < 2:
            raise Failure("the schema finds nothing wrong with a wrong log")
        wrong = []
        with tempfile.TemporaryDirectory() as folder:
            for name, text in SOURCES.items():
                pathlib.Path(folder, name).write_text(text, encoding="utf-8")
            for expected in LOGS:
                status, log = log_of(cufe, expected[0], folder)
                wrong += findings(validator, log, status, expected)
    except Failure as failure:
        print(f"test_sarif: {failure}", file=sys.stderr)
        sys.exit(2)
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    print(f"{len(LOGS)} logs, {len(wrong)} findings")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
