/*---
says: A friend in a class template declares its function where an instance is made, and not before.
rules: space.redeclare.model, space.redeclare.compared
runs: host accept, device accept
---*/
template <class R> struct C1 { R r; template <int I, class T> friend constexpr const T &get(const C1<T> &); };
template <int I, class T> __host__ __device__ constexpr const T &get(const C1<T> &c) { return c.r; }
template <class R> struct C2 { friend void plain(int); };
__host__ __device__ void plain(int) {}
template <class R> struct C3 { template <class T> friend void to_device(T); };
template <class T> __device__ void to_device(T) {}
template <class R> struct C4 { template <class T> friend void to_kernel(T); };
template <class T> __global__ void to_kernel(T) {}
template <class R> struct C5 { struct I { template <class T> friend void nested(T); }; };
template <class T> __device__ void nested(T) {}
struct C6 { template <class R> struct I { template <class T> friend void nested_template(T); }; };
template <class T> __device__ void nested_template(T) {}
template <class R> struct C7 { template <class T> friend void of_own_type(C7<T>); };
template <class T> __device__ void of_own_type(C7<T>) {}
template <class R> struct C8 { template <class T> friend __host__ __device__ void annotated(T); };
template <class T> void annotated(T) {}
template <class T> __device__ void later_friend(T) {}
template <class R> struct C9 { template <class T> friend void later_friend(T); };
template struct C9<int>;
typedef C1<int> Name;
C1<int> *pointer;
C1<int> function(C1<int>);
template <> struct C3<int> {};
