/*---
says: The two tokens `>>` are one operator, and no `>>=`: a member of it is called, and a function of it found in place of a conversion.
rules: call.form, call.space
runs: host accept, device reject, documented-device reject
---*/
struct S { int v; operator int() const { return v; } };
__device__ int operator>>(const S &, int) { return 2; }
struct M {
    int v;
    int operator>>(int) const { return v; }
    int operator>>=(int) { return v; }
};
__device__ int free_function(S s) { return s >> 1; }
__device__ int member(M m) { return m >> 1; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator >>(int) const") from a __device__ function("member") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator >> const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ int assigning(M m) { return m >>= 1; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator >>=(int)") from a __device__ function("assigning") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator >>=" is undefined in device code
//^ documented-device error[call.host-from-device]
