/*---
says: An annotation that is ignored leaves the function without one, to which -default-device gives device space.
rules: space.defaulted, jit.default-space
runs: jit accept
arguments: -default-device
---*/
struct A { double m; __device__ A(const A &) = default; };
//^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("A") that is explicitly defaulted on its first declaration
//^ space[A::A] 0x23
struct B { __host__ ~B() = default; };
//^ warning[space.defaulted]: __host__ annotation is ignored on a non-virtual function("~B") that is explicitly defaulted on its first declaration
//^ space[B::~B] 0x23
struct C { C &operator=(const C &) = default; };
//^ space[C::operator=] 0x23
