/*---
says: What a using-directive nominates is found where nothing further inside hides it.
rules: call.space
runs: host reject, device accept
deviation: oracle host BUG what a using-directive nominates hides what is declared further outside than the directive
---*/
namespace x { __device__ int only_here(); int hidden(); namespace z { __device__ int nested(); } }
namespace y { using namespace x; }
namespace v { inline namespace w { __device__ int of_inline(); } }
namespace a {
__device__ int hidden();
namespace b {
int one() { using namespace x; return only_here(); }
//^ host error[call.device-from-host]: calling a __device__ function("x::only_here()") from a __host__ function("one") is not allowed
int two() { using namespace x; return hidden(); }
//^ host error[call.device-from-host]: calling a __device__ function("a::hidden()") from a __host__ function("two") is not allowed
int three() { using namespace y; return only_here(); }
//^ host error[call.device-from-host]: calling a __device__ function("x::only_here()") from a __host__ function("three") is not allowed
int four() { using namespace x; return z::nested(); }
//^ host error[call.device-from-host]: calling a __device__ function("x::z::nested()") from a __host__ function("four") is not allowed
int five() { using namespace v; return of_inline(); }
//^ host error[call.device-from-host]: calling a __device__ function("v::w::of_inline()") from a __host__ function("five") is not allowed
namespace c { using namespace x; int six() { return only_here() + hidden(); } }
//^ host error[call.device-from-host]: calling a __device__ function("a::hidden()") from a __host__ function("six") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("x::only_here()") from a __host__ function("six") is not allowed
int seven() { using namespace x::z; return nested(); }
//^ host error[call.device-from-host]: calling a __device__ function("x::z::nested()") from a __host__ function("seven") is not allowed
}
using namespace v;
int eight() { return of_inline(); }
//^ host error[call.device-from-host]: calling a __device__ function("v::w::of_inline()") from a __host__ function("eight") is not allowed
}
int nine() { using namespace a; using namespace x::z; return nested(); }
//^ host error[call.device-from-host]: calling a __device__ function("x::z::nested()") from a __host__ function("nine") is not allowed
