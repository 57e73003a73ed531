/*---
says: Of two templates that fit equally the more specialised one is called: what a reference refers to counts, parameters without arguments do not, and by value nothing is better than by reference.
rules: call.space
runs: host accept, device reject
deviation: cufe device BUG templates with patterns of arrays are shown as they are written, and called where they do not fit
---*/
template <typename T> struct A { T t; };
struct M { int m; };
template <typename T> int by_reference(const A<T> &) { return 1; }
template <typename T> int by_reference(T, int = 1) { return 2; }
template <typename T> int by_value(A<T>) { return 1; }
template <typename T> int by_value(T, int = 1) { return 2; }
template <typename T> int pointer(A<T> *) { return 1; }
template <typename T> int pointer(T, int = 1) { return 2; }
template <typename T> int references(const T &) { return 1; }
template <typename T> int references(const A<T> &) { return 2; }
template <typename T> int qualified(T &) { return 1; }
template <typename T> int qualified(const T &) { return 2; }
template <typename T> int counted(T *) { return 1; }
template <typename T> int counted(const T &) { return 2; }
template <typename T> int counted(T, T, int = 2) { return 3; }
template <typename T> int array(T (&)[2]) { return 1; }
template <typename T> int array(const T &, int = 1) { return 2; }
__device__ int object(A<int> x) { return by_reference(x) + by_value(x) + pointer(&x) + references(x); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_reference<int> (const ::A<T1> &)") from a __device__ function("object") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_value<int> ( ::A<T1> )") from a __device__ function("object") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::pointer<int> ( ::A<T1> *)") from a __device__ function("object") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::references<int> (const ::A<T1> &)") from a __device__ function("object") is not allowed
//^ device error[device-code.undefined]: identifier "by_reference<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "by_value<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "pointer<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "references<int> " is undefined in device code
__device__ int constant(const A<M> x) { return by_reference(x) + by_value(x) + references(x); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_reference< ::M> (const ::A<T1> &)") from a __device__ function("constant") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_value< ::M> ( ::A<T1> )") from a __device__ function("constant") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::references< ::M> (const ::A<T1> &)") from a __device__ function("constant") is not allowed
//^ device error[device-code.undefined]: identifier "by_reference< ::M> " is undefined in device code
//^ device error[device-code.undefined]: identifier "by_value< ::M> " is undefined in device code
//^ device error[device-code.undefined]: identifier "references< ::M> " is undefined in device code
__device__ int temporary() { return by_reference(A<M>()) + by_value(A<M>()) + references(A<M>()); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_reference< ::M> (const ::A<T1> &)") from a __device__ function("temporary") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_value< ::M> ( ::A<T1> )") from a __device__ function("temporary") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::references< ::M> (const ::A<T1> &)") from a __device__ function("temporary") is not allowed
//^ device error[device-code.undefined]: identifier "by_reference< ::M> " is undefined in device code
//^ device error[device-code.undefined]: identifier "by_value< ::M> " is undefined in device code
//^ device error[device-code.undefined]: identifier "references< ::M> " is undefined in device code
__device__ int other(int x, const int y) { return by_reference(x) + pointer(x) + qualified(x) + qualified(y) + qualified(1); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::by_reference<int> (T1, int)") from a __device__ function("other") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::pointer<int> (T1, int)") from a __device__ function("other") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::qualified<int> (T1 &)") from a __device__ function("other") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::qualified<int> (const T1 &)") from a __device__ function("other") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::qualified<int> (const T1 &)") from a __device__ function("other") is not allowed
//^ device error[device-code.undefined]: identifier "by_reference<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "pointer<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "qualified<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "qualified<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "qualified<int> " is undefined in device code
__device__ int counts(int *p, int x) { return counted(p) + counted(x) + counted(x, x); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::counted<int> (T1 *)") from a __device__ function("counts") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::counted<int> (T1, T1, int)") from a __device__ function("counts") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::counted<int> (const T1 &)") from a __device__ function("counts") is not allowed
//^ device error[device-code.undefined]: identifier "counted<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "counted<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "counted<int> " is undefined in device code
__device__ int arrays(int (&a)[2], const int (&b)[2], int (&c)[3]) { return array(a) + array(b) + array(c); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::array<const int> (T1 (&)[2])") from a __device__ function("arrays") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::array<int [3]> (const T1 &, int)") from a __device__ function("arrays") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::array<int> (T1 (&)[2])") from a __device__ function("arrays") is not allowed
//^ device error[device-code.undefined]: identifier "array<const int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "array<int [3]> " is undefined in device code
//^ device error[device-code.undefined]: identifier "array<int> " is undefined in device code
__device__ int names(const int (&a)[2]) { return pointer(&a) + qualified(nullptr); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::pointer<const int (*)[2]> (T1, int)") from a __device__ function("names") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::qualified<::std::nullptr_t> (const T1 &)") from a __device__ function("names") is not allowed
//^ device error[device-code.undefined]: identifier "pointer<const int (*)[2]> " is undefined in device code
//^ device error[device-code.undefined]: identifier "qualified<::std::nullptr_t> " is undefined in device code
