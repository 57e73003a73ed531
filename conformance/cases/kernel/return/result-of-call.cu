/*---
says: The result of a kernel template may be that of a call that the instance makes.
rules: kernel.return.void
runs: host reject, device reject
deviation: cufe host N-I calls in the types of declarations are not resolved
deviation: cufe device N-I calls in the types of declarations are not resolved
---*/
struct Nothing { __host__ __device__ void operator()(int) const; };
struct Number { __host__ __device__ int operator()(int) const; };
template<class T, class F> __global__ auto launched(int n, F f) -> decltype(f(n)) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
void nothing() { launched<int><<<1, 1>>>(1, Nothing()); }
void number() { launched<int><<<1, 1>>>(1, Number()); }
