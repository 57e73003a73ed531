/*---
says: Variables that using-declarations name, of blocks and of namespaces.
rules: call.variable-access
runs: host accept, device accept
---*/
namespace n { __device__ int d; __constant__ int c; }
namespace o { using n::d; using n::c; }
int in_block() { using n::d; return d; }
//^ host warning[variable.read-by-host]: a __device__ variable "n::d" cannot be directly read in a host function
int twice() { using o::d; return d; }
//^ host warning[variable.read-by-host]: a __device__ variable "n::d" cannot be directly read in a host function
int qualified() { return o::d + o::c; }
//^ host warning[variable.read-by-host]: a __constant__ variable "n::c" cannot be directly read in a host function
//^ host warning[variable.read-by-host]: a __device__ variable "n::d" cannot be directly read in a host function
int nominated() { using namespace o; d = 3; return 1; }
//^ host warning[variable.written-by-host]: a __device__ variable "n::d" cannot be directly written in a host function
int pointed_to() { using n::d; int *p = &d; return *p; }
int in_closure() { using n::d; auto l = [] { return d; }; return l() + (d < 3); }
//^ host warning[variable.read-by-host]: a __device__ variable "n::d" cannot be directly read in a host function
//^ host warning[variable.read-by-host]: a __device__ variable "n::d" cannot be directly read in a host function
template <class T> int in_template(T t) { using n::d; return d + t; }
