// y = a * x + y, a kernel beside host code that launches it.
__global__ void saxpy(int n, float a, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

static int blocks_for(int n, int threads) { return (n + threads - 1) / threads; }

void run(int n, float a, const float *x, float *y) {
  int threads = 256;
  saxpy<<<blocks_for(n, threads), threads>>>(n, a, x, y);
  if (cudaDeviceSynchronize() != 0) exit(1);
}
