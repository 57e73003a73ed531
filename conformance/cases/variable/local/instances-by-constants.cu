/*---
says: Instances whose template arguments are constants of blocks and lambdas, enumerators among them.
rules: variable.local
runs: device reject, jit reject
---*/
enum RT { SUM, MUL };
enum class Scoped { one, two };
template <class S, RT R> __global__ void constexpr_in_lambda(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, RT R> __global__ void const_in_lambda(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, int R> __global__ void integer(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, RT R> __global__ void in_block(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, Scoped R> __global__ void scoped(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, bool R> __global__ void truth(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, unsigned long R> __global__ void size(const S *p) { __managed__ int row; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
template <class S, RT R> __global__ void never(const S *p) { __managed__ int row; }
void host(void *d, RT given) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  [&] { static constexpr RT REDUCE = SUM; constexpr_in_lambda<int, REDUCE><<<1, 1>>>((int *)d); }();
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  [&] { const RT REDUCE = MUL; return [&] { using T = float; const_in_lambda<T, REDUCE><<<1, 1>>>((T *)d); }(); }();
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  [&] { const int N = 3; integer<int, N + 1><<<1, 1>>>((int *)d); }();
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  { const RT REDUCE = SUM; in_block<int, REDUCE><<<1, 1>>>((int *)d); }
  { constexpr Scoped s = Scoped::two; scoped<int, s><<<1, 1>>>((int *)d); }
  { const bool b = 4; truth<int, !b><<<1, 1>>>((int *)d); }
  { size<int, sizeof(double) * 2><<<1, 1>>>((int *)d); }
}
