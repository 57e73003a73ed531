/*---
says: Each instance of a kernel template is judged once, whatever expressions deduce its arguments.
rules: kernel.return.void
runs: host reject, device reject
deviation: oracle host BUG it makes the instances that bodies of templates name in the host pass, too
---*/
template <class T> __global__ T k(T x) { return x; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <class T> struct R { using type = T; };
template <class T> __global__ typename R<T>::type nested(T x);
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
int g();
struct P { short s; short operator[](int); };
void two() { k<int><<<1, 1>>>(1); k<<<1, 1>>>(1.0f); }
void three(P p) { k<<<1, 1>>>(p.s); k<<<1, 1>>>(p[1]); k<<<1, 1>>>(g() + 1); }
void four() { auto p = k<char>; (void)p; }
template <class T> void five(T x) { k<T><<<1, 1>>>(x); }
void six() { five(1L); five<short>(2); }
template <class... A> void seven(A... a) { k<<<1, 1>>>(a...); }
void eight() { seven(1u); }
struct H { template <class T> void run(T x) { k<<<1, 1>>>(x); nested<T><<<1, 1>>>(x); } };
void nine() { H h; h.run(3ul); }
template <class T> struct C { T v; void go() { k<<<1, 1>>>(v); } };
void ten() { C<unsigned char> c{1}; c.go(); nested<double><<<1, 1>>>(1.0); }
