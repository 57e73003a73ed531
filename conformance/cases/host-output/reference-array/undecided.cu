/*---
says: Where the types of a launch's arguments do not tell which kernel is meant, the released tool lists the one and cufe every one, so that the linker keeps it.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
deviation: oracle=cufe host OK cufe lists every overload that it cannot tell apart, the reference interpreter fewer
---*/
static __global__ void k(int) {}
__global__ void k(float) {}
static __global__ void p(const int *) {}
__global__ void p(int *) {}
template <class T> T largest(T a, T b) { return a; }
int pick(int);
float pick(float);
enum E { e };
enum class F { f };
enum U : unsigned char { u };
struct Bits { int b : 3; };
struct Converts { operator int() const; };
struct Members { int a[3]; mutable int m[3]; void f() const { p<<<1, 1>>>(a); p<<<1, 1>>>(m); } };
void template_called(int a) { k<<<1, 1>>>(largest(a, 1)); }
void template_id(float a) { k<<<1, 1>>>(largest<float>(a, 1)); }
void overloads(int a) { k<<<1, 1>>>(pick(a)); }
void enumerator() { k<<<1, 1>>>(e); }
void scoped() { k<<<1, 1>>>((int)F::f); }
void small() { k<<<1, 1>>>(u); }
void bit_field(Bits b) { k<<<1, 1>>>(b.b); }
void converted(Converts c) { k<<<1, 1>>>(c); }
void sum(int a) { k<<<1, 1>>>(a + e); }
void captured() { int a[3]; auto l = [=] { p<<<1, 1>>>(a); }; l(); }
void conditional(bool b, int a) { k<<<1, 1>>>(b ? largest(a, 2) : 3); }
