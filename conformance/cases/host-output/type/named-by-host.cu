/*---
says: A type that written code names stays: a parameter of a kernel, the type of a device variable, a function of both, an argument of a template, an operand of sizeof, a base, a friend, a using-declaration, an enumerator; and so does one that nobody names.
rules: host-output.type, host-output.type.filter.kind, output.type.device-only
runs: host accept, documented accept
---*/
struct Parameter { int a; };
struct Variable { int a; };
struct Both { int a; };
struct Argument { int a; };
struct Measured { int a; };
struct Parent { int a; };
struct Friend;
namespace n { struct Used { int a; }; }
enum class Mode { first, second };
struct Nobody { int a; };

template <class T> struct Box { T t; };

__device__ Variable variable;
__host__ __device__ int both(Both b) { return b.a; }
struct Child : Parent { friend struct Friend; };
using n::Used;

__device__ int all(Parameter p, Both b, Argument g, Measured m, Parent q, Friend *f, n::Used u, Mode e) {
  return p.a + variable.a + both(b) + g.a + m.a + q.a + u.a + (f != nullptr) + (e == Mode::second);
}
__global__ void kernel(Parameter p) {
  Box<Argument> box{};
  *(int *)nullptr = all(p, Both{}, box.t, Measured{}, Child{}, nullptr, n::Used{}, Mode::first);
}
void start() {
  Box<Argument> box;
  kernel<<<1, sizeof(Measured)>>>(Parameter{box.t.a});
  Child child{};
  static_assert(sizeof(child) == 4 && Mode::first != Mode::second, "");
}
