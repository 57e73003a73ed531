/*---
says: Behind a launch that is refused in an instance nothing is said of variables that are declared alone.
rules: launch.from-device, variable.extern-definition
runs: jit reject
arguments: -default-device
---*/
extern const char declared;
__global__ void k(int);
const char *pointer = &declared;
template <class T> void instance(T) { k<<<1, 1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
void uses() { instance(1); }
