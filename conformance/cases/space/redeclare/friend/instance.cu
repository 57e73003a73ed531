/*---
says: An explicit instantiation of a class template declares the friends of the class.
rules: space.redeclare.model, space.redeclare.compared
runs: host accept, device reject
deviation: oracle=cufe host N-I the oracle does not instantiate friend templates
---*/
template <class R> struct C1 { template <int I, class T> friend constexpr const T &get(const C1<T> &); R r; };
template struct C1<int>;
template <int I, class T> __host__ __device__ constexpr const T &get(const C1<T> &c) { return c.r; }
//^ device warning[space.redeclared.host-with-host-device]: a __host__ function("get") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
template <class R> struct C2 { template <class T> friend void to_device(T); };
template struct C2<int>;
template <class T> __device__ void to_device(T) {}
//^ device warning[space.redeclared.host-with-device]: a __host__ function("to_device") redeclared with __device__, hence treated as a __host__ __device__ function
template <class R> struct C3 { friend void plain(int); };
template struct C3<int>;
__device__ void plain(int) {}
//^ device warning[space.redeclared.host-with-device]: a __host__ function("plain") redeclared with __device__, hence treated as a __host__ __device__ function
template <class R> struct C4 { template <class T> friend void to_kernel(T); };
template struct C4<int>;
template <class T> __global__ void to_kernel(T) {}
//^ device error[space.redeclared.with-global]: a __host__ function("to_kernel") redeclared with __global__
__device__ void later(int) {}
template <class R> struct C5 { friend void later(int); };
//^ device warning[space.redeclared.device-without-device]: a __device__ function("later") redeclared without __device__, hence treated as a __host__ __device__ function
template struct C5<int>;
struct C6 { friend void no_template(int); };
__host__ __device__ void no_template(int) {}
//^ device warning[space.redeclared.host-with-host-device]: a __host__ function("no_template") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
