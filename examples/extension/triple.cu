#include <Python.h>

namespace {
__host__ __device__ double triple(double of) { return 3 * of; }

__global__ void triple_one(double *value) { *value = triple(*value); }

PyObject *on_host(PyObject *, PyObject *argument) {
    double value = PyFloat_AsDouble(argument);
    return PyErr_Occurred() ? nullptr : PyFloat_FromDouble(triple(value));
}

/// The triple as the GPU has it, or None without one.
PyObject *on_device(PyObject *, PyObject *argument) {
    double value = PyFloat_AsDouble(argument), *copy = nullptr;
    if (PyErr_Occurred()) return nullptr;
    if (cudaMalloc(&copy, sizeof value) != cudaSuccess) Py_RETURN_NONE;
    cudaMemcpy(copy, &value, sizeof value, cudaMemcpyHostToDevice);
    triple_one<<<1, 1>>>(copy);
    cudaError_t error = cudaMemcpy(&value, copy, sizeof value, cudaMemcpyDeviceToHost);
    cudaFree(copy);
    if (error != cudaSuccess) Py_RETURN_NONE;
    return PyFloat_FromDouble(value);
}

PyMethodDef methods[] = {
    {"on_host", on_host, METH_O, "The triple, by the host."},
    {"on_device", on_device, METH_O, "The triple, by the GPU."},
    {nullptr, nullptr, 0, nullptr},
};
PyModuleDef module = {PyModuleDef_HEAD_INIT, "triple", nullptr, -1, methods};
} // namespace

PyMODINIT_FUNC PyInit_triple() { return PyModule_Create(&module); }
