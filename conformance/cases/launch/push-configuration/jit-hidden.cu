/*---
says: In device-only compilation a variable hides the function that a launch calls.
rules: launch.push-configuration
runs: jit reject
deviation: oracle jit BUG it takes the function for declared wherever the launch stands
deviation: cufe jit BUG it takes the function for declared wherever the launch stands
---*/
__global__ void k(int) {}
__host__ __device__ void g() {
  int __cudaPushCallConfiguration = 0;
  k<<<1, 2>>>(3);
  //^ internal[launch.no-push-configuration]: unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt.
  (void)__cudaPushCallConfiguration;
}
