"""Units that are made of one construct again and again, for `scripts/bench --scaling`: how instructions and memory grow with them."""

import collections
import concurrent.futures
import contextlib
import functools
import math
import os
import re
import resource
import shutil
import subprocess
import tempfile
import time

G, D, H = "__attribute__((global))", "__attribute__((device))", "__attribute__((host))"
HD = f"{H} {D}"

# The most that instructions may grow by, as an exponent of the bytes, and memory: so many times the input, and MiB beside.
EXPONENT = 1.2
MEMORY = (60, 50)

# Sizes: so many entries, doubled so many times.
FIRST = 250
DOUBLINGS = 4

# The constructs that may grow by more, without the released tool beside: the exponent, and why.
EXCEPTIONS = {
    "overloads of a kernel with launches": (2.2, "each launch looks at each overload; the released tool takes ten times as long"),
}

# How work is counted. Processor time, where nothing counts instructions, needs larger inputs, the least of several runs, and a
# bar of its own, and what misses it is measured again. `small` are the numbers of entries that `--small` takes.
Counter = collections.namedtuple("Counter", "what by exponent tries small")
COUNTERS = {
    "perf": Counter("instructions", "perf", EXPONENT, 1, (250, 1000)),
    "callgrind": Counter("instructions", "callgrind", EXPONENT, 1, (250, 1000)),
    "time": Counter("nanoseconds", "processor time", 1.5, 4, (1000, 2000, 4000, 8000)),
}
TIME_RUNS = 3


def each(line, head="", tail=""):
    """`head`, `line` for each number with `{i}`, `{j}` (the next one) in it, and `tail` with the last one."""
    def text(n):
        def filled(part, i):
            return part.replace("{i}", str(i)).replace("{j}", str(i + 1)).replace("{n}", str(n))
        return filled(head, n) + "".join(filled(line, i) for i in range(n)) + filled(tail, n)
    return text


def repeated(part, head="", tail=""):
    """`head`, `part` n times, `tail`."""
    return lambda n: head + part * n + tail


def nested(opening, inside, closing, levels=None):
    """`opening` n times, `inside`, `closing` n times."""
    def text(n):
        n = min(n, levels or n)
        return "".join(opening.replace("{i}", str(i)) for i in range(n)) + inside + closing * n + "\n"
    return text


def both(*texts):
    """All of the texts for one size."""
    return lambda n: "".join(text(n) for text in texts)


def listed(item, head="", tail="", between=", "):
    """`head`, `item` for each number with separators, `tail`."""
    return lambda n: head + between.join(item.replace("{i}", str(i)) for i in range(n)) + tail


# name: (text of a size, whether the work is a product of two counts)
ONE, PRODUCT = False, True
GENERATORS = {
    "functions": (each("int f{i}(int a) { return a + {i}; }\n"), ONE),
    "device functions": (each(f"{D} int f{{i}}(int a) {{ return a + {{i}}; }}\n"), ONE),
    "host device functions": (each(f"{HD} int f{{i}}(int a) {{ return a + {{i}}; }}\n"), ONE),
    "device functions that call the one before": (
        each(f"{D} int f{{j}}(int a) {{ return f{{i}}(a); }}\n", f"{D} int f0(int a) {{ return a; }}\n"), ONE),
    "host device functions that call the one before": (
        each(f"{HD} int f{{j}}(int a) {{ return f{{i}}(a); }}\n", f"{HD} int f0(int a) {{ return a; }}\n"), ONE),
    "kernels": (each(f"{G} void k{{i}}(int *p) {{ *p = {{i}}; }}\n"), ONE),
    "kernels with launches": (
        each(f"{G} void k{{i}}(int *p) {{ *p = {{i}}; }}\nvoid l{{i}}(int *p) {{ k{{i}}<<<1, 1>>>(p); }}\n"), ONE),
    "kernel templates with launches": (
        each(f"template <class T> {G} void k{{i}}(T *p) {{ *p = {{i}}; }}\nvoid l{{i}}(int *p) {{ k{{i}}<<<1, 1>>>(p); }}\n"), ONE),
    "launches of one kernel": (each("  k<<<{i}, 1>>>(p);\n", f"{G} void k(int *p);\nvoid l(int *p) {{\n", "}\n"), ONE),
    "launches of one kernel template": (
        each("  k<{i}><<<1, 1>>>(p);\n", f"template <int N> {G} void k(int *p) {{}}\nvoid l(int *p) {{\n", "}\n"), ONE),
    "explicit instantiations of a kernel": (
        each(f"template {G} void k<{{i}}>(int *);\n", f"template <int N> {G} void k(int *p) {{}}\n"), ONE),
    "explicit specialisations of a kernel": (
        each(f"template <> {G} void k<{{i}}>(int *p) {{}}\n", f"template <int N> {G} void k(int *p) {{}}\n"), ONE),
    "declarations of one kernel": (repeated(f"{G} void k(int *p);\n"), ONE),
    "declarations of one function": (repeated("int f(int a);\n"), ONE),
    "definitions of one variable": (repeated("int v = 1;\n"), ONE),
    "definitions of one device variable": (repeated(f"{D} int v = 1;\n"), ONE),
    "declarations of one variable": (repeated("extern int v;\n"), ONE),
    "definitions of one function": (repeated("int f() { return 1; }\n"), ONE),
    "device variables": (each(f"{D} int v{{i}} = {{i}};\n"), ONE),
    "constants": (each("__attribute__((constant)) int v{i}[4];\n"), ONE),
    "managed variables": (each("__attribute__((managed)) int v{i};\n"), ONE),
    "shared variables in a kernel": (
        each("  __attribute__((shared)) int v{i}; v{i} = 1;\n", f"{G} void k() {{\n", "}\n"), ONE),
    "variables": (each("int v{i} = {i};\n"), ONE),
    "variables of one declaration": (listed("v{i} = {i}", "int ", ";\n"), ONE),
    "structs": (each("struct S{i} { int a; float b; int m() const { return a; } };\n"), ONE),
    "fields": (each("  int m{i};\n", "struct S {\n", "};\n"), ONE),
    "member functions": (each(f"  {HD} int m{{i}}(int a) {{ return a; }}\n", "struct S {\n", "};\n"), ONE),
    "member functions that call each other": (
        each(f"  {HD} int m{{i}}(int a) {{ return a ? m{{j}}(a - 1) : 0; }}\n", "struct S {\n",
             f"  {HD} int m{{n}}(int a) {{ return a; }}\n}};\n"), ONE),
    "base chain": (each("struct S{j} : S{i} { int a{j}; };\n", "struct S0 { int a; };\n", "int f(S{n} *s) { return s->a; }\n"), ONE),
    "base chain with overrides": (
        each(f"struct S{{j}} : S{{i}} {{ {D} void f() override; }};\n", f"struct S0 {{ {D} virtual void f(); }};\n"), ONE),
    "base chain with virtual functions": (
        each(f"struct S{{j}} : S{{i}} {{ {D} virtual void f{{j}}(); }};\n", f"struct S0 {{ {D} virtual void f0(); }};\n"), ONE),
    "bases of one class": (
        both(each("struct B{i} { int a{i}; };\n"), listed("B{i}", "struct S : ", " { void f(); };\n"),
             each("", "int g(S *s) { return s->a0; }\n")), ONE),
    "calls of a member along a chain of bases": (
        both(each(f"struct S{{j}} : S{{i}} {{ {D} void f{{j}}(); }};\n", f"struct S0 {{ {D} void f0(); }};\n"),
             each("void g{i}(S{i} *s) { s->f{i}(); }\n")), ONE),
    "classes with one base": (each(f"struct S{{i}} : B {{ {D} void f() override; }};\n", f"struct B {{ {D} virtual void f(); }};\n"), ONE),
    "virtual functions with an overrider": (
        both(each(f"  {D} virtual void f{{i}}();\n", "struct B {\n", "};\n"),
             each(f"  {D} void f{{i}}() override;\n", "struct S : B {\n", "};\n")), ONE),
    "namespaces": (each("namespace n{i} { int v; }\n"), ONE),
    "one namespace again and again": (each("namespace n { int v{i}; }\n"), ONE),
    "nested namespaces": (nested("namespace n{i} { ", "int v;", " }"), ONE),
    "nested namespaces in a name": (listed("n{i}", "namespace ", " { int v; int f() { return v; } }\n", "::"), ONE),
    "nested inline namespaces": (nested("inline namespace n{i} { ", "int v;", " }"), ONE),
    "inline namespaces with a use": (
        both(nested("inline namespace n{i} { ", "int v;", " }"), lambda n: "int f() { return v; }\n" * n), PRODUCT),
    "unnamed namespaces": (each("namespace { int v{i}; }\n"), ONE),
    "nested classes": (nested("struct S{i} { ", "int a;", " };", 4000), ONE),
    "using-directives": (both(each("namespace n{i} { int v{i}; }\nusing namespace n{i};\n")), ONE),
    "using-declarations of different names": (each("namespace n{i} { int f{i}(int); }\nusing n{i}::f{i};\n"), ONE),
    "using-declarations of one name": (
        each("namespace n{i} { struct T {}; int f(T); }\nusing n{i}::f;\n"), ONE),
    "using-declarations of one name with calls": (
        both(each("namespace n{i} { struct T {}; int f(T); }\nusing n{i}::f;\n"),
             each("  f(n{i}::T());\n", "void g() {\n", "}\n")), PRODUCT),
    "overloads": (each("struct T{i} {}; int f(T{i});\n"), ONE),
    "device overloads": (each(f"struct T{{i}} {{}}; {D} int f(T{{i}});\n"), ONE),
    "overloads with calls": (
        both(each(f"struct T{{i}} {{}}; {D} int f(T{{i}});\n"), each("  f(T{i}());\n", f"{D} void g() {{\n", "}\n")), PRODUCT),
    "overloads of a kernel with launches": (
        both(each(f"struct T{{i}} {{}}; {G} void k(T{{i}}) {{}}\n"), each("  k<<<1, 1>>>(T{i}());\n", "void g() {\n", "}\n")), PRODUCT),
    "overloads of a member with calls": (
        both(each("struct T{i} {};\n"), each(f"  {D} int f(T{{i}});\n", "struct S {\n", "};\n"),
             each("  s.f(T{i}());\n", f"{D} void g(S &s) {{\n", "}\n")), PRODUCT),
    "template parameters": (listed("class T{i} = int", "template <", "> struct S {}; S<char> v;\n"), ONE),
    "template parameters of a kernel": (
        listed("class T{i} = int", "template <", f"> {G} void k() {{}}\nvoid g() {{ k<char><<<1, 1>>>(); }}\n"), ONE),
    "template parameters with defaults elsewhere": (
        both(listed("class T{i} = int", "template <", "> struct S;\n"),
             listed("class T{i}", "template <", "> struct S {}; S<char> v;\n")), ONE),
    "template arguments": (both(lambda n: "template <class... T> struct S {};\n", listed("int", "S<", "> v;\n")), ONE),
    "class templates": (each("template <class T> struct S{i} { T a; };\nS{i}<int> v{i};\n"), ONE),
    "instances of one template": (each("struct T{i} {};\nS<T{i}> v{i};\n", "template <class T> struct S { T a; };\n"), ONE),
    "explicit specialisations": (each("template <> struct S<{i}> { int a; };\n", "template <int N> struct S { int a; };\n"), ONE),
    "partial specialisations": (
        each("struct T{i};\ntemplate <class U> struct S<T{i}, U> { int a; };\n",
             "template <class T, class U> struct S { int a; };\n"), ONE),
    "typedefs of each other": (each("typedef T{i} T{j};\n", "typedef int T0;\n", "T{n} v;\n"), ONE),
    "pointers to the typedef before": (each("typedef T{i} *T{j};\n", "typedef int T0;\n", "T{n} v;\n"), ONE),
    "alias templates of each other": (
        each("template <class T> using A{j} = A{i}<T>;\n", "template <class T> using A0 = T;\n", "A{n}<int> v;\n"), ONE),
    "attributes in one list": (repeated("used, ", "__attribute__((", "unused)) int f();\n"), ONE),
    "attributes of CUDA in one list": (repeated("device, ", "__attribute__((", "device)) int f() { return 1; }\n"), ONE),
    "attribute lists": (repeated("__attribute__((used)) ", "", "int f();\n"), ONE),
    "pointers to pointers": (repeated("*", "int ", "v;\n"), ONE),
    "parameters": (listed("int a{i}", "int f(", ") { return 1; }\n"), ONE),
    "parameters of a kernel template": (listed("T a{i}", f"template <class T> {G} void k(", ") {}\n"), ONE),
    "enumerators": (listed("e{i}", "enum E { ", " };\n"), ONE),
    "nested class templates": (nested("template <class T{i}> struct S{i} { ", "int a;", " };", 4000), ONE),
    "enumerators with values as arguments": (
        both(listed("e{i} = {i}", "enum E { ", " };\ntemplate <E e> struct S {};\n"), each("S<e{i}> v{i};\n")), ONE),
    "enums as arguments": (each("enum E{i} { e{i} };\nS<e{i}> v{i};\n", "template <int e> struct S {};\n"), ONE),
    "enumerators as arguments": (both(listed("e{i}", "enum E { ", " };\ntemplate <E e> struct S {};\n"), each("S<e{i}> v{i};\n")), ONE),
    "sum": (repeated(" + a", "int a; int f() { return a", "; }\n"), ONE),
    "sum of a host variable in device code": (repeated(" + a", f"int a; {D} int f() {{ return a", "; }\n"), ONE),
    "sum in host device code": (repeated(" + a", f"int a; {HD} int f() {{ return a", "; }\n"), ONE),
    "assignments of a host variable in device code": (repeated("  a = a;\n", f"int a; {D} void f() {{\n", "}\n"), ONE),
    "product of calls": (repeated(" * g()", f"{D} int g(); {D} int f() {{ return g()", "; }\n"), ONE),
    "calls in calls": (nested("g(", "1", ")", 2000), ONE),
    "parentheses": (lambda n: "int v = " + "(" * n + "1" + ")" * n + ";\n", ONE),
    "initialisers": (listed("{i}", "int v[] = { ", " };\n"), ONE),
    "nested initialisers": (lambda n: "int v = " + "{" * min(n, 4000) + "1" + "}" * min(n, 4000) + ";\n", ONE),
    "statements": (each("  a += {i};\n", "int f(int a) {\n", "  return a;\n}\n"), ONE),
    "local variables": (each("  int v{i} = {i};\n", f"{D} int f() {{\n", "  return 1;\n}\n"), ONE),
    "blocks": (lambda n: f"{D} void f() " + "{" * min(n, 4000) + "}" * min(n, 4000) + "\n", ONE),
    "else if": (each("if (a == {i}) a = 1; else ", f"{D} void f(int a) {{ ", "a = 2; }\n"), ONE),
    "cases of a switch": (each("  case {i}: a = {j}; break;\n", f"{D} int f(int a) {{ switch (a) {{\n", "  } return a; }\n"), ONE),
    "labels": (each("  l{i}: goto l{i};\n", "void f() {\n", "}\n"), ONE),
    "variables in a list": (listed("d", f"{D} int d;\nvoid f() {{\n  int t[] = {{", "};\n}\n", ",\n"), ONE),
    "variables in lists of a list": (
        listed("{d, d}", f"{D} int d;\nstruct P {{ int a, b; }};\nvoid f() {{\n  P t[] = {{", "};\n}\n", ",\n"), ONE),
    "lambdas": (each("  auto l{i} = [] { return {i}; };\n", "void f() {\n", "}\n"), ONE),
    "extended lambdas in one function": (
        each(f"  auto l{{i}} = [=] {D} () {{ return a + {{i}}; }};\n", "void f(int a) {\n", "}\n"), ONE),
    "extended lambdas in functions": (each(f"void f{{i}}(int a) {{ auto l = [=] {D} () {{ return a; }}; }}\n"), ONE),
    "captures": (both(each("  int v{i} = 0;\n", "void f() {\n"), listed("v{i}", "  auto l = [", "] { return v0; };\n}\n")), ONE),
    "strings": (each("const char *s{i} = \"{i}\" \"// a\";\n"), ONE),
    "one long string": (repeated("abcdefgh", "const char *s = \"", "\";\n"), ONE),
    "line markers": (each("# {j} \"f{i}.h\" 1\nint v{i};\n"), ONE),
    "pragmas": (each("#pragma nv_diag_suppress 177\nint v{i};\n"), ONE),
    "diagnostics": (each(f"{H} {G} void k{{i}}() {{}}\n"), ONE),
    "warnings": (each(f"inline {G} void k{{i}}() {{}}\n"), ONE),
    "stray tokens": (repeated("@ "), ONE),
    "calls of the wrong space": (each("  d();\n", f"{D} int d();\nvoid f() {{\n", "}\n"), ONE),
}

# The constructs that need an option.
EXTENDED = ("extended lambdas in one function", "extended lambdas in functions")


def flags(folder, unit, extended):
    """The arguments of one run."""
    return ["--c++17", "--static-host-stub", "--device-hidden-visibility", "--gnu_version=120200", "--display_error_number",
            "--orig_src_file_name", "scaling.cu", "--orig_src_path_name", "/scaling/scaling.cu", "--allow_managed", "--m64",
            "--parse_templates", *(["--extended-lambda"] if extended else []), "--gen_c_file_name",
            os.path.join(folder, "out.cpp"), "--stub_file_name", "out.stub.c", "--gen_module_id_file",
            "--module_id_file_name", os.path.join(folder, "out.id"), unit]


def counter():
    """How work is counted: instructions by the processor where it tells, else by callgrind; without both processor time."""
    if shutil.which("perf"):
        told = subprocess.run(["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True)
        if re.search(r"^\d+,", told.stderr, re.M):
            return "perf"
    return "callgrind" if shutil.which("valgrind") else "time"


def work(count, program, arguments, folder):
    """The work of one run: its instructions, or nanoseconds."""
    if count == "time":
        return min(once(program, arguments, 60)[1] for _ in range(TIME_RUNS)) * 1e9
    said = os.path.join(folder, "counted")
    if count == "perf":
        tool, pattern = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", said], r"^(\d+),"
    else:
        tool, pattern = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={said}"], r"^(?:totals|summary): (\d+)"
    subprocess.run([*tool, program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(said, encoding="utf-8") as f:
        return int(re.search(pattern, f.read(), re.M).group(1))


def once(program, arguments, seconds):
    """One plain run: exit status (`None` when it took longer), processor seconds, peak MiB."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    start = time.monotonic()
    child = subprocess.Popen([program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limit)
    while True:
        done, status, usage = os.wait4(child.pid, os.WNOHANG)
        if done:
            child.returncode = os.waitstatus_to_exitcode(status)
            return child.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
        if time.monotonic() - start > seconds:
            child.kill()
            child.wait()
            return None, seconds, 0
        time.sleep(0.002)


def exponent(sizes, counts, back=2):
    """By what power of the bytes the counts grow from the size that stands `back` before the last one."""
    if len(sizes) <= back or counts[-1 - back] <= 0:
        return float("nan")
    return math.log(max(counts[-1], 1) / counts[-1 - back]) / math.log(sizes[-1] / sizes[-1 - back])


def prologue():
    """What stands before each unit."""
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "..", "corpus", "prologue.h"), encoding="utf-8") as f:
        return '# 1 "prologue.h"\n' + f.read() + '# 1 "scaling.cu"\n'


def texts(name, numbers):
    """The texts of a generator, by numbers of entries. One that is nested as deep as it may be is the same for all larger ones."""
    made = [GENERATORS[name][0](number) for number in numbers]
    return [text for at, text in enumerate(made) if at == 0 or len(text) > len(made[at - 1])]


def measure(name, program, real, folder, count, numbers, nothing):
    """The figures of one generator with so many entries. The exponent is that from a quarter of the most to the most; the work
    for a unit with `nothing` in it is not counted."""
    product = GENERATORS[name][1]
    unit = os.path.join(folder, "unit.ii")
    arguments = ["--one-thread", *flags(folder, unit, name in EXTENDED)]
    sizes, counts, memory, seconds, theirs = [], [], [], [], []
    before = prologue()
    for text in texts(name, numbers):
        with open(unit, "w", encoding="utf-8") as f:
            f.write(before + text)
        status, cpu, peak = once(program, arguments, 30)
        sizes.append(len(text))
        memory.append(peak)
        seconds.append(cpu)
        # Two are errors, four is where the error limit ends it.
        if status not in (0, 2, 4):
            return {"name": name, "failed": "takes longer than 30 s" if status is None else f"exits with {status}", "bytes": sizes[-1]}
        counts.append(work(count, program, arguments, folder) - nothing)
        if product and real:
            theirs.append(once(real, flags(folder, unit, name in EXTENDED), 60)[1])
    back = 1 if numbers[-1] >= 4 * numbers[-2] else 2
    grows = exponent(sizes, counts, back)
    bytes_allowed = MEMORY[0] * sizes[-1] / (1 << 20) + MEMORY[1]
    figures = {"name": name, "product": product, "bytes": sizes, "counted": count, "counts": counts, "peak_mib": memory,
               "seconds": seconds, "exponent": grows, "per_byte": counts[-1] / sizes[-1], "released_seconds": theirs}
    is_slow = grows > max(EXCEPTIONS.get(name, (0, ""))[0], COUNTERS[count].exponent)
    if product and theirs:
        is_slow = grows > max(EXPONENT, exponent(sizes, theirs, back)) + 0.1 and seconds[-1] > theirs[-1]
    figures["misses"] = [what for what, misses in ((COUNTERS[count].what, is_slow), ("memory", memory[-1] > bytes_allowed)) if misses]
    return figures


def told(figures):
    """The figures of one generator in words."""
    if "failed" in figures:
        return f"{figures['name']}: {figures['failed']} on {figures['bytes']} bytes"
    theirs = f", released {figures['released_seconds'][-1]:.2f} s" if figures["released_seconds"] else ""
    return (f"{figures['name']}: exponent {figures['exponent']:.2f}, {figures['per_byte']:.0f} "
            f"{COUNTERS[figures['counted']].what} per byte, {figures['bytes'][-1]} bytes in {figures['seconds'][-1]:.2f} s{theirs}, "
            f"peak {figures['peak_mib'][-1]:.0f} MiB" + (f"; too much: {', '.join(figures['misses'])}" if figures["misses"] else ""))


def is_missed(figures):
    """Whether one generator misses a bar."""
    return "failed" in figures or bool(figures["misses"])


@contextlib.contextmanager
def scratch():
    """A folder for a while, in memory where that can be."""
    folder = tempfile.mkdtemp(prefix="cufe-scaling-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def of_nothing(program, count):
    """The work for a unit with the prologue only, by whether extended lambdas are allowed."""
    with scratch() as folder:
        unit = os.path.join(folder, "unit.ii")
        with open(unit, "w", encoding="utf-8") as f:
            f.write(prologue())
        return [work(count, program, ["--one-thread", *flags(folder, unit, extended)], folder) for extended in (False, True)]


def repeatedly(name, program, real, count, numbers, nothing):
    """As `measure`, in a folder of its own; where time is measured, again as long as the bar is missed."""
    figures = None
    for _ in range(COUNTERS[count].tries):
        with scratch() as folder:
            figures = measure(name, program, real, folder, count, numbers, nothing[name in EXTENDED])
        if not is_missed(figures):
            break
    return figures


def scaling(program, real, names, first=FIRST, doublings=DOUBLINGS):
    """Measures the generators whose names hold one of `names`, all of them without any; whether all meet the bars."""
    count = counter()
    numbers = [first << doubling for doubling in range(doublings + 1)]
    nothing = of_nothing(program, count)
    figures = []
    for name in chosen(names):
        figures.append(repeatedly(name, program, real, count, numbers, nothing))
        print(told(figures[-1]), flush=True)
    return ended(figures, count)


def small(program, names, jobs):
    """The same in small sizes, without the released tool, several at once; only what misses a bar is printed."""
    count = counter()
    nothing = of_nothing(program, count)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        one = functools.partial(repeatedly, program=program, real=None, count=count, numbers=COUNTERS[count].small, nothing=nothing)
        figures = list(pool.map(one, chosen(names)))
    for one in filter(is_missed, figures):
        print(told(one))
    for name, (bar, why) in EXCEPTIONS.items():
        print(f"{name}: may have the exponent {bar}: {why}")
    return ended(figures, count)


def chosen(names):
    """The generators whose names hold one of `names`."""
    return [name for name in GENERATORS if not names or any(wanted in name for wanted in names)]


def ended(figures, count):
    """The figures, and whether all meet the bars."""
    missed = sum(map(is_missed, figures))
    print(f"{len(figures)} generators, {missed} miss a bar ({COUNTERS[count].what} by {COUNTERS[count].by})")
    # Time that other work takes is no fault of the program: it is told only.
    faults = [one for one in figures if "failed" in one or set(one["misses"]) - {COUNTERS["time"].what}]
    return figures, not faults
