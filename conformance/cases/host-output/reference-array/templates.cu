/*---
says: In a template a launch by a name alone, or by that of several functions, mentions every kernel of that name, also those that are declared behind it or in other namespaces; by the qualified name of one function, and outside of templates, the one that it means.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
---*/
__global__ void late(char, int);
template <class T> void before(T a, char b) { late<<<1, 1>>>(b, 2); }
static __global__ void late(char, long, int) {}
__global__ void chosen(char, int);
static __global__ void chosen(char, long, int) {}
template <class T> void qualified(T a, char b) { ::chosen<<<1, 1>>>(b, 2); }
void plain(char b) { chosen<<<1, 1>>>(b, 2); }
__global__ void member(char, int);
template <class T> struct S { void launch(char b) { member<<<1, 1>>>(b, 2); } };
static __global__ void member(char, long, int) {}
namespace outer { static __global__ void far(char, long, int) {} __global__ void far(int); }
namespace inner { __global__ void far(char, int); template <class T> void launches(T a, char b) { far<<<1, 1>>>(b, 2); } }
__global__ void generic(char, int);
auto closure() { return [](auto a, char b) { generic<<<1, 1>>>(b, a); }; }
static __global__ void generic(char, long, int) {}
__global__ void hosts(char, int);
void hosts(char *);
template <class T> void beside(T a, char b) { hosts<<<1, 1>>>(b, 2); }
static __global__ void hosts(char, long, int) {}
namespace one { __global__ void single(char, int); }
template <class T> void single_named(T a, char b) { one::single<<<1, 1>>>(b, a); }
static __global__ void single(char, long, int) {}
namespace two { __global__ void several(char, int); __global__ void several(char, long, int); }
template <class T> void several_named(T a, char b) { two::several<<<1, 1>>>(b, a); }
static __global__ void several(char, int, int, int) {}
namespace any { template <class U> __global__ void pattern(U, int); }
template <class T> void pattern_named(T a, char b) { any::pattern<char><<<1, 1>>>(b, 2); }
static __global__ void pattern(char, int, int, int) {}
