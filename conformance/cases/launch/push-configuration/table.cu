/*---
says: A launch with and without the function that it calls.
rules: launch.push-configuration
runs: host reject, device reject, documented reject
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>(3); }
//^ witness[launch.push-configuration(yes)]
void g() {
  int __cudaPushCallConfiguration = 0;
  k<<<1, 2>>>(3);
  //^ internal[launch.no-push-configuration]: unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt.
  //^ witness[launch.push-configuration(no)]
  //^ documented catastrophic[launch.no-push-configuration]
  (void)__cudaPushCallConfiguration;
}
