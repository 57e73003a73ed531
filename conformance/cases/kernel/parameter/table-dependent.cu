/*---
says: Kernel templates whose parameter type breaks a rule in an instance only.
rules: kernel.parameter, grid-constant.reference
runs: host reject, device reject
---*/
template <class T> __global__ void a(T) {}
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
//^ witness[kernel.parameter(instance, va-list)]
template __global__ void a<__builtin_va_list>(__builtin_va_list);
template <class T> __global__ void b(const __grid_constant__ T x) {}
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
//^ witness[grid-constant.reference(instance, yes)]
template __global__ void b<int &>(int &);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter in instantiation directive (see previous declaration at line 10)
