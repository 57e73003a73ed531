#include "vectors.h"

extern __device__ float factor(int index);

namespace {
__host__ __device__ float product(float one, float other) { return one * other; }

__global__ void scale_all(float *elements, int count) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index < count) elements[index] = product(elements[index], factor(index));
}
} // namespace

float scaled_on_host(float element) { return product(element, 2.0f); }

int scale(float *elements, int count) {
    float *copy = nullptr;
    cudaError_t error = cudaMalloc(&copy, count * sizeof(float));
    if (error != cudaSuccess) return error;
    cudaMemcpy(copy, elements, count * sizeof(float), cudaMemcpyHostToDevice);
    scale_all<<<(count + 255) / 256, 256>>>(copy, count);
    error = cudaMemcpy(elements, copy, count * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(copy);
    return error;
}
