// A block reduction: shared memory, a device helper, a kernel template with a block size.
template <class T> __device__ T larger(T a, T b) { return a < b ? b : a; }

template <class T, int Threads> __global__ void reduce(const T *in, T *out, int n) {
  __shared__ T values[Threads];
  int i = blockIdx.x * Threads + threadIdx.x;
  values[threadIdx.x] = i < n ? in[i] : T();
  for (int step = Threads / 2; step > 0; step = step / 2) {
    if (threadIdx.x < step) values[threadIdx.x] = larger(values[threadIdx.x], values[threadIdx.x + step]);
  }
  if (threadIdx.x == 0) out[blockIdx.x] = values[0];
}

void run(const int *in, int *out, int n) { reduce<int, 128><<<(n + 127) / 128, 128>>>(in, out, n); }
