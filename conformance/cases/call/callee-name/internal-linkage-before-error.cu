/*---
says: The module id in a mangled name behind an error is made of a definition that begins before the error with its types.
rules: call.callee-name
runs: host reject
---*/
static __device__ int hidden(int a, float b) { return a; }
int defined_first_with_a_long_name(int x) { return hidden(x, 1.f); }
//^ error[call.device-from-host]: calling a __device__ function("hidden(int, float)") from a __host__ function("defined_first_with_a_long_name") is not allowed
int defined_later(int x) { return hidden(x, 1.f); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN63_INTERNAL_d4cf268a_32_internal_linkage_before_error_cu_25bcc1046hiddenE1?1?") from a __host__ function("defined_later") is not allowed
