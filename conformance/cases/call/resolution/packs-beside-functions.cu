/*---
says: A function template whose parameters are a pack beside a function of its name.
rules: call.space, call.callee-name
runs: host reject, device reject
---*/
template <class... T> __device__ void pa(T...) {}
void pa(int, char);
__device__ void a1() { pa(1, 2); }
__device__ void a2() { pa(1, 'c'); }
//^ device error[call.host-from-device]: calling a __host__ function("pa(int, char)") from a __device__ function("a2") is not allowed
//^ device error[device-code.undefined]: identifier "pa" is undefined in device code
__device__ void a3() { pa(1); }
template <class... T> void pb(T...) {}
__device__ void pb(int, char);
__device__ void b1() { pb(1, 2); }
//^ device error[call.host-from-device]: calling a __host__ function("void ::pb<int, int > (T1...)") from a __device__ function("b1") is not allowed
//^ device error[device-code.undefined]: identifier "pb<int, int > " is undefined in device code
__device__ void b2() { pb(1, 'c'); }
__device__ void b3() { pb(1); }
//^ device error[call.host-from-device]: calling a __host__ function("void ::pb<int > (T1...)") from a __device__ function("b3") is not allowed
//^ device error[device-code.undefined]: identifier "pb<int > " is undefined in device code
void c1() { pa(1, 2); }
//^ host error[call.device-from-host]: calling a __device__ function("void ::pa<int, int > (T1...)") from a __host__ function("c1") is not allowed
void c2() { pb(1, 2); pb(1, 'c'); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z2pb1?1?") from a __host__ function("c2") is not allowed
