/*---
says: A specialisation that is declared and not defined is hidden, but not of a template with internal linkage.
rules: host-output.hidden
runs: host accept
deviation: oracle=cufe host BUG cufe hides it in unnamed namespaces
---*/
namespace {
template <typename T> __global__ void unnamed(T) {}
template <> __global__ void unnamed<int>(int);
template <> __global__ void unnamed<char>(char) {}
}
namespace n {
template <typename T> __global__ void named(T) {}
template <> __global__ void named<int>(int);
}
template <typename T> static __global__ void internal(T) {}
template <> __global__ void internal<int>(int);
void external() {}
