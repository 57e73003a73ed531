/*---
says: Instances that initialisers and lambdas of the host use, calls in lambdas of instances, and of a template with a specialisation.
rules: call.phase
runs: device reject
---*/
void h();
template <class T> __device__ void from_variable() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("from_variable<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
void (*variable)() = from_variable<int>;
template <class T> __device__ int from_initializer() { h(); return 1; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("from_initializer<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
int initialized = from_initializer<int>();
template <class T> __device__ void from_lambda() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("from_lambda<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
void lambda() { auto l = [] { from_lambda<int>(); }; l(); }
template <class T> __device__ void lambda_in_instance() { auto l = [] { h(); }; l(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("void ::lambda_in_instance<int> ()::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_lambda() { lambda_in_instance<int>(); }
template <class T> __device__ void special_before(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("special_before<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> __device__ void special_before(char);
__device__ void uses_special_before() { special_before(1); }
