/*---
says: Template arguments that are defaults are known in each specialisation, and may name the parameters before them.
rules: call.context, call.space
runs: host accept, device reject
---*/
struct Functor { int operator()(int x) const { return x; } };
template <class T> struct Holds { T value; int member() { return 1; } };
template <class F, class G = Functor> __device__ int defaulted(F x) { return G()(x); }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::operator ()(int) const") from a __device__ function("defaulted<int, ::Functor> ") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Functor::operator ()(int) const") from a __device__ function("defaulted<long, ::Functor> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
__device__ int with_default() { return defaulted(1); }
__device__ int with_another() { return defaulted<long>(1L); }
template <class F, class G = Holds<F>> __device__ int dependent(F x) { return G().member(); }
//^ device error[call.host-from-device]: calling a __host__ function("Holds<int> ::member()") from a __device__ function("dependent<int, ::Holds<int> > ") is not allowed
//^ device error[device-code.undefined]: identifier "Holds<int> ::member" is undefined in device code
__device__ int with_dependent() { return dependent(1); }
template <class F, int N = 3> __device__ int numbered(F x) { if constexpr (N == 3) return Functor()(x); return 1; }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::operator ()(int) const") from a __device__ function("numbered<int, (int)3> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::operator () const" is undefined in device code
__device__ int with_number() { return numbered(1); }
__device__ int with_other_number() { return numbered<int, 4>(1); }
template <class F, class G = F *> __device__ int pointed(F x) { G p = &x; return p->member(); }
//^ device error[call.host-from-device]: calling a __host__ function("Holds<int> ::member()") from a __device__ function("pointed< ::Holds<int> , ::Holds<int> *> ") is not allowed
//^ device error[device-code.undefined]: identifier "Holds<int> ::member" is undefined in device code
__device__ int with_pointer() { return pointed(Holds<int>()); }
