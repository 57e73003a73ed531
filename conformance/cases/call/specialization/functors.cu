/*---
says: Templates of the device call functors of the host: it is told in each specialisation that code is generated for.
rules: call.context, call.space, call.form
runs: host accept, device reject
---*/
struct Functor { int operator()(int x) const { return x; } int member() { return 1; } static int none() { return 2; } };
template <class F> __device__ int apply(F f) { return f(1); }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::operator ()(int) const") from a __device__ function("apply< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
__device__ int applied() { return apply(Functor()); }
template <class F> __device__ int through_member(F f) { return f.member(); }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::member()") from a __device__ function("through_member< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::member" is undefined in device code
__device__ int membered(Functor f) { return through_member(f); }
template <class F> __device__ int through_type() { return F::none(); }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::none()") from a __device__ function("through_type< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::none" is undefined in device code
__device__ int typed() { return through_type<Functor>(); }
template <class F> __global__ void kernel(F f, int *p) { *p = f(1); }
//^ device error[call.host-from-global]: calling a __host__ function("Functor::operator ()(int) const") from a __global__ function("kernel< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
void launches(int *p) { kernel<<<1, 1>>>(Functor(), p); }
template <class F> __global__ void other_kernel(F f, int *p) { int x = f(1); *p = x; }
//^ device error[call.host-from-global]: calling a __host__ function("Functor::operator ()(int) const") from a __global__ function("other_kernel< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
template <class F> void launches_template(F f, int *p) { other_kernel<<<1, 1>>>(f, p); }
void launches_through(int *p) { launches_template(Functor(), p); }
template <class F> __global__ void instantiated(F *f) { f->member(); }
//^ device error[call.host-from-global]: calling a __host__ function("Functor::member()") from a __global__ function("instantiated< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::member" is undefined in device code
template __global__ void instantiated<Functor>(Functor *);
namespace library {
template <class F> __device__ int inner(F f) { auto copy = f; return copy(2); }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::operator ()(int) const") from a __device__ function("library::inner< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
template <class F> __device__ int outer(F f) { return inner(f); }
}
__device__ int nested() { return library::outer(Functor()); }
template <class F> __device__ int in_loop(F *f) { int sum = 0; for (int i = 0; i < 3; i++) sum += f[i](i); return sum; }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::operator ()(int) const") from a __device__ function("in_loop< ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
__device__ int looped(Functor *f) { return in_loop(f); }
struct Device { __device__ int operator()(int x) const { return x; } };
__device__ int device_functor() { return apply(Device()); }
template <class F> __device__ int never(F f) { return f(1); }
