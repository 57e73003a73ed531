/*---
says: A static data member of a class template is refused in the instances that are used; device code that reads one is warned.
rules: jit.static-data-member, call.variable-access
runs: jit reject
---*/
template <class T> struct Template { static inline T x = 0; };
//^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
__device__ int use() { return Template<int>::x; }
//^ @-13.1 warning[variable.read-by-device]: a host member "Template<T>::x [with T=int]" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host member "Template<T>::x [with T=int]" cannot be directly read in a __device__/__global__ function
