// Constant, device and managed variables in namespaces, read and written from both sides.
namespace physics {
__constant__ float gravity = 9.81f;
__device__ int steps_done;
__managed__ int steps_wanted = 10;

__device__ float fall(float t) { return gravity * t * t / 2; }

__global__ void advance(float *heights, int n, float t) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) heights[i] = heights[i] - fall(t);
  if (i == 0) steps_done = steps_done + 1;
}
}

int main() {
  physics::steps_wanted = 3;
  float *heights = nullptr;
  for (int step = 0; step < physics::steps_wanted; step++) {
    physics::advance<<<1, 32>>>(heights, 32, 0.1f);
  }
  printf("%d\n", physics::steps_wanted);
  return 0;
}
