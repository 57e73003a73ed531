/*---
says: What a using-directive nominates is found where nothing further inside hides it.
rules: call.space
runs: host reject, device accept
---*/
namespace x { __device__ int only_here(); int hidden(); namespace z { __device__ int nested(); } }
namespace y { using namespace x; }
namespace v { inline namespace w { __device__ int of_inline(); } }
namespace a {
__device__ int hidden();
namespace b {
int one() { using namespace x; return only_here(); }
int two() { using namespace x; return hidden(); }
int three() { using namespace y; return only_here(); }
int four() { using namespace x; return z::nested(); }
int five() { using namespace v; return of_inline(); }
namespace c { using namespace x; int six() { return only_here() + hidden(); } }
int seven() { using namespace x::z; return nested(); }
}
using namespace v;
int eight() { return of_inline(); }
}
int nine() { using namespace a; using namespace x::z; return nested(); }
