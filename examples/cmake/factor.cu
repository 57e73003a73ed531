__device__ float factor(int index) { return index % 2 ? 3.0f : 2.0f; }
