/*---
says: Another function of that name in an inner scope.
rules: launch.push-configuration, launch.no-push-configuration
runs: host accept, device accept
---*/
__global__ void k(int) {}
namespace n {
int __cudaPushCallConfiguration(int, int);
void f() { k<<<1, 2>>>(3); }
}
