/*---
says: Names that a using-directive makes visible appear in the namespace around both; those declared further inside hide them.
rules: call.space
runs: host accept, device accept
---*/
namespace x {
__device__ int in_function();
__device__ int in_block();
__device__ int in_namespace();
__device__ int transitive();
namespace detail { __device__ int qualified(); __device__ int wrong(); }
}
namespace y { using namespace x; __device__ int by_y(); }
namespace a {
int in_function();
int in_block();
int in_namespace();
int transitive();
int by_y();
namespace detail { int qualified(); template <class T> struct S { static int member(); }; }
namespace b {
int one() { using namespace x; return in_function(); }
int two() { { using namespace x; return in_block(); } }
int three() { using namespace y; return transitive() + by_y(); }
int four() { using namespace x; return detail::qualified(); }
template <class T> int five(T) { using namespace x; return detail::qualified() + detail::S<int>::member(); }
namespace c { using namespace x; int six() { return in_namespace(); } }
inline namespace d { int seven() { using namespace x; return in_function(); } }
struct M { int eight() { using namespace x; return in_function(); } };
}
int local() { using namespace x; int in_function = 1; return in_function; }
}
