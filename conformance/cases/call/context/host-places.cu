/*---
says: Dead code, unevaluated operands and branches of if constexpr in a host function.
rules: call.context
runs: host reject
---*/
__device__ void d();
struct D { __device__ static int s(); };
void size() { (void)sizeof((d(), 1)); }
void type() { decltype(d()) *p = 0; (void)p; }
void exception() { (void)noexcept(d()); }
void discarded() { if constexpr (false) d(); }
void taken() { if constexpr (true) d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("taken") is not allowed
void never() { if (false) d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("never") is not allowed
void loop() { while (0) d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("loop") is not allowed
void behind_return() { return; d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("behind_return") is not allowed
void in_lambda() { auto l = [] { d(); }; l(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
auto at_namespace_scope = [] { d(); };
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
