/*---
says: The same in device code, which calls or hands over the function that gets the storage.
rules: call.form, call.space, call.address
runs: device reject
---*/
typedef unsigned long sz;
struct A { A(); int v; void *operator new[](sz); };
struct B { int v; void *operator new[](sz); };
typedef A AA[2];
typedef B BB[2];
__device__ void a1() { new AA; }
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void a2() { new (A[2]); }
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void a3() { new (AA); }
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void a4() { new BB; }
//^ error[call.host-from-device]: calling a __host__ function("B::operator new[] (unsigned long)") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
__device__ void a5() { new (B[2]); }
//^ error[call.host-from-device]: calling a __host__ function("B::operator new[] (unsigned long)") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
