/*---
says: Types that are named in classes are known in each specialisation.
rules: call.context, call.space
runs: host accept, device reject
deviation: oracle device N-I types named in dependent classes are not followed
---*/
struct Functor { int member() { return 1; } };
template <class F> __device__ int in_type(typename F::type *f) { return f->member(); }
//^ device error[call.host-from-device]: calling a __host__ function("Functor::member()") from a __device__ function("in_type< ::Traits> ") is not allowed
//^ device error[device-code.undefined]: identifier "Functor::member" is undefined in device code
struct Traits { typedef Functor type; };
__device__ int through_traits(Functor *f) { return in_type<Traits>(f); }
