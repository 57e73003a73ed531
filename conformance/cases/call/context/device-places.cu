/*---
says: Dead code, unevaluated operands, lambdas and unused functions in device code.
rules: call.context, call.phase
runs: device reject
---*/
void h();
__device__ void d();
__device__ void size() { (void)sizeof((h(), 1)); (void)noexcept(h()); }
__device__ void discarded() { if constexpr (false) h(); }
__device__ void never() { if (false) h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("never") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void behind_return() { return; h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("behind_return") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ static void unused_static() { h(); }
__device__ inline void unused_inline() { h(); }
__device__ void uncalled_lambda() { auto l = [] { h(); }; (void)l; }
__device__ void called_lambda() { auto l = [] { h(); }; l(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("called_lambda()::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__host__ __device__ void lambda_in_both() { auto l = [] { h(); }; l(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("h()") from a __host__ __device__ function("lambda_in_both()::[lambda() (instance 1)]::operator () const") is not allowed
__global__ void kernel() { auto l = [](int i) { h(); d(); }; l(1); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("kernel()::[lambda(int) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
