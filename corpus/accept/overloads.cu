// Overloads by space and by type, and names that hide kernels and managed variables.
__managed__ int total;
__host__ int size(int) { return 1; }
__device__ int size(float) { return 2; }
__host__ __device__ int size(double) { return 3; }
__global__ void add(int) {}
__global__ void add(float) {}

int hidden(int total) { return total; }

int visible() {
  int sum = total;
  {
    int total = 5;
    sum = sum + total;
  }
  return sum + hidden(total) + size(1);
}

void run() {
  add<<<1, 1>>>(1);
  add<<<1, 1>>>(1.0f);
  total = 7;
  int *pointer = &total;
  *pointer = total + 1;
}
