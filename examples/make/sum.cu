#include "sum.h"

template <class T> __global__ void add_all(const T *of, int count, T *result) {
    for (int at = threadIdx.x; at < count; at += blockDim.x) atomicAdd(result, of[at]);
}

template <class T> T sum(const T *of, int count, int &error) {
    T *copy = nullptr, result{};
    error = cudaMalloc(&copy, (count + 1) * sizeof(T));
    if (error) return result;
    cudaMemcpy(copy, of, count * sizeof(T), cudaMemcpyHostToDevice);
    cudaMemset(copy + count, 0, sizeof(T));
    add_all<<<1, 128>>>(copy, count, copy + count);
    error = cudaMemcpy(&result, copy + count, sizeof(T), cudaMemcpyDeviceToHost);
    cudaFree(copy);
    return result;
}

template int sum<int>(const int *, int, int &);
