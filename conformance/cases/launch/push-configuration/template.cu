/*---
says: The launch in a template looks for the function that it calls where the template stands; the documents know no pass in which it does not.
rules: launch.push-configuration, launch.no-push-configuration
runs: jit accept, documented-jit reject
arguments: -default-device
---*/
__global__ void k(int) {}
//^ documented-jit warning[kernel.parameter.default]
template <class T> void f() { k<<<1, 2>>>(3); }
//^ documented-jit catastrophic[launch.no-push-configuration]
