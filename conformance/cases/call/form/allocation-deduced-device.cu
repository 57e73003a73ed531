/*---
says: What new makes of an argument alone, and what delete is given by a conversion function.
rules: call.form, call.variable, call.variable-access
runs: device reject
---*/
typedef unsigned long sz;
struct A { int v; void *operator new(sz n); void operator delete(void *p); void *operator new[](sz n); void operator delete[](void *p); };
struct Conv { operator A *() const; __device__ ~Conv(); };
struct Conv2 { __device__ operator A *(); };
__device__ Conv mk();
int h; A ha; A *hpa;
__device__ void a1(Conv2 c) { delete c; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
__device__ void a2() { auto p = new auto(A()); delete p; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void a3(A &a) { auto p = new auto(a); auto *q = new const auto(&a); delete *q; delete p; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void a4() { new auto(h); new auto{h}; new auto(ha); new auto(&h); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a5() { new auto *(hpa); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hpa" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hpa" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hpa" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hpa" cannot be directly read in a __device__/__global__ function
__device__ void a6(const Conv2 &c, Conv2 d) { delete[] d; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete[] (void *)") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete[] " is undefined in device code
__device__ void a7() { delete mk(); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Conv::operator ::A *() const") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "Conv::operator ::A * const" is undefined in device code
__device__ void a8(Conv c) { delete c; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Conv::operator ::A *() const") from a __device__ function("a8") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "Conv::operator ::A * const" is undefined in device code
