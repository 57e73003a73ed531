/*---
says: Device-only compilation refuses the launches of each template that an instance is made of, whatever in them depends on its parameters, and makes no instance behind the first error.
rules: launch.no-device-runtime, launch.from-device
runs: jit reject
arguments: -default-device
---*/
template <class T> __global__ void k(T q) {}
template <class T> void dependent(T q) { k<T><<<1, 1>>>(q); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
template <class T> void never(T q) { k<T><<<1, sizeof(T)>>>(q); }
void uses() { dependent(1); dependent('a'); }
