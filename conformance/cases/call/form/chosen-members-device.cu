/*---
says: What `?` chooses of two objects is const where one is, and so is the function that is called for it.
rules: call.form, call.space
runs: device reject
deviation: cufe device BUG it does not know what is chosen of an object and a temporary
---*/
struct S { int m; __device__ int f(); int f() const; };
__device__ int a1(bool q, S l, const S k) { return (q ? l : k).f(); }
//^ error[call.host-from-device]: calling a __host__ function("S::f() const") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "S::f const" is undefined in device code
__device__ int a2(bool q, S &l, const S &k) { return (q ? k : l).f(); }
//^ error[call.host-from-device]: calling a __host__ function("S::f() const") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "S::f const" is undefined in device code
__device__ int a3(bool q, S l, const S &k) { return (q ? k : S()).f(); }
//^ error[call.host-from-device]: calling a __host__ function("S::f() const") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "S::f const" is undefined in device code
__device__ int a4(bool q, S l) { return (q ? l : S()).f(); }
