"""Compiles one text with the run-time compiler NVRTC: LIBRARY NAME TEXT PTX [OPTION...].

NAME is what the program is called, TEXT and PTX are files. The log goes to standard error. Exit status: 0 compiled, 1 refused, 3 any
other result. NVRTC is a library without a program; a process of its own keeps a crash of it from ending who asks.
"""
import ctypes
import glob
import os
import sys

SUCCESS, COMPILATION_ERROR = 0, 6


def fail(text):
    print(f"nvrtc: {text}", file=sys.stderr)
    sys.exit(3)


def check(library, result, what):
    if result != SUCCESS:
        library.nvrtcGetErrorString.restype = ctypes.c_char_p
        fail(f"{what}: {library.nvrtcGetErrorString(result).decode()}")


def text_of(library, program, ask_size, ask, what):
    size = ctypes.c_size_t()
    check(library, ask_size(program, ctypes.byref(size)), what)
    text = ctypes.create_string_buffer(size.value)
    check(library, ask(program, text), what)
    return text.raw[:-1]


def main():
    path, name, source, target, *options = sys.argv[1:]
    try:
        # NVRTC looks for its second part by name alone; one that is loaded already is found.
        for part in sorted(glob.glob(os.path.join(os.path.dirname(path), "libnvrtc-builtins.so.*"))):
            ctypes.CDLL(part)
        library = ctypes.CDLL(path)
    except OSError as cause:
        fail(cause)
    with open(source, "rb") as file:
        text = file.read()
    program = ctypes.c_void_p()
    created = library.nvrtcCreateProgram(ctypes.byref(program), text, os.fsencode(name), 0, None, None)
    check(library, created, "creating the program")
    given = (ctypes.c_char_p * len(options))(*[os.fsencode(option) for option in options])
    result = library.nvrtcCompileProgram(program, len(options), given)
    log = text_of(library, program, library.nvrtcGetProgramLogSize, library.nvrtcGetProgramLog, "the log")
    sys.stderr.write(log.decode(errors="replace"))
    if result == COMPILATION_ERROR:
        sys.exit(1)
    check(library, result, "compiling")
    ptx = text_of(library, program, library.nvrtcGetPTXSize, library.nvrtcGetPTX, "the PTX")
    with open(target, "wb") as file:
        file.write(ptx)


main()
