/*---
says: A template argument that names overloaded functions means the one that has the type of the template parameter; one that is no template comes before specialisations of templates.
rules: call.space, call.callee-name
runs: device reject
deviation: oracle device N-I addresses of overloaded functions as template arguments
---*/
typedef int (*F)(void **, unsigned long);
int am(void **, unsigned long);
template <class T> int am(T **, unsigned long);
int am(int);
template <F f> struct R { typedef char type; };
void pr(char);
__device__ void pr(long);
__device__ void types() { R<am>::type t = 1; pr(t); R<&am>::type u = 1; pr(u); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("pr(char)") from a __device__ function("types") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("pr(char)") from a __device__ function("types") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("pr(char)") from a __device__ function("types") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("pr(char)") from a __device__ function("types") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("pr(char)") from a __device__ function("types") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("pr(char)") from a __device__ function("types") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "pr" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "pr" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "pr" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "pr" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "pr" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "pr" is undefined in device code
template <F g> __device__ int call() { return g(nullptr, 1); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("am(void **, unsigned long)") from a __device__ function("call<& ::am> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("am(void **, unsigned long)") from a __device__ function("call<& ::am> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("am(void **, unsigned long)") from a __device__ function("call<& ::am> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "am" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "am" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "am" is undefined in device code
__device__ int calls() { return call<am>() + call<&am>(); }
