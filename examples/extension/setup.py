"""A Python extension with a CUDA file, compiled by the nvcc of CUDA_HOME, the toolkit or a shim of it."""
import os
import subprocess

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

CUDA_HOME = os.environ.get("CUDA_HOME", "/usr/local/cuda")


class BuildWithNvcc(build_ext):
    """Compiles and links `.cu` files with nvcc."""

    def build_extension(self, ext):
        nvcc = os.path.join(CUDA_HOME, "bin", "nvcc")
        target = self.get_ext_fullpath(ext.name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        os.makedirs(self.build_temp, exist_ok=True)
        objects = []
        for source in ext.sources:
            stem = os.path.splitext(os.path.basename(source))[0]
            objects.append(os.path.join(self.build_temp, f"{stem}.o"))
            include = [f"-I{folder}" for folder in self.include_dirs]
            compile_it = [nvcc, "-arch=sm_90", "-Xcompiler", "-fPIC", *include, "-c", source, "-o", objects[-1]]
            subprocess.run(compile_it, check=True)
        subprocess.run([nvcc, "-arch=sm_90", "-shared", *objects, "-o", target], check=True)


setup(
    name="triple",
    version="1.0",
    ext_modules=[Extension("triple", ["triple.cu"])],
    cmdclass={"build_ext": BuildWithNvcc},
)
