/*---
says: The first call names a static function template of a namespace with `::` before its path, as one of the global scope.
rules: call.callee-name
runs: host reject
deviation: cufe host BUG it leaves the first :: away
deviation: oracle host BUG the same
---*/
namespace n {
template <typename T> static __device__ int hidden(T) { return 1; }
}
void f() { n::hidden(1); }
//^ error[call.device-from-host]: calling a __device__ function("int ::n::hidden<int> (T1)") from a __host__ function("f") is not allowed
