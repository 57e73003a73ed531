/*---
says: In a template a launch by a name alone mentions every kernel of that name, also those that are declared behind it or in other namespaces; by a qualified name, and outside of templates, the one that it means.
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
