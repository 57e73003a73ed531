/*---
says: A local variable hides the function that a launch calls.
rules: launch.push-configuration, launch.no-push-configuration
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() {
  int __cudaPushCallConfiguration = 0;
  k<<<1, 2>>>(3);
  //^ internal[launch.no-push-configuration]: unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt.
}
