/*---
says: Which overload a launch mentions is told by the types of what it passes: in lambdas, by standard conversions, of expressions, of types of blocks.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
deviation: oracle=cufe host N-I of the overloads that ranks alone do not tell apart the reference interpreter lists each
---*/
struct B {}; struct D : B {}; struct E : D {};
static __global__ void number(int *, int) {} __global__ void number(int *, float) {}
static __global__ void wide(int) {} __global__ void wide(unsigned long) {}
static __global__ void base(B *) {} __global__ void base(int *) {}
__global__ void nearest(D *) {} static __global__ void nearest(B *) {}
static __global__ void any(const void *) {} __global__ void any(const int *) {}
__global__ void more(const int *) {} static __global__ void more(int *) {}
static __global__ void null(int *) {} __global__ void null(char, int) {}
static __global__ void flag(void *) {} __global__ void flag(bool) {}
template <class T> __global__ void instance(T *, int) {} static __global__ void instance(float *, int) {}
static __global__ void block(B) {} __global__ void block(int) {}
static __global__ void alias(float) {} __global__ void alias(int) {}
static __global__ void member(float) {} __global__ void member(int) {}
static __global__ void called(float) {} __global__ void called(int) {}
static __global__ void shadowed(float) {} __global__ void shadowed(int) {}
static __global__ void captured(int *, float) {} __global__ void captured(int *, int) {}
static __global__ void address(float) {} __global__ void address(int) {}
struct Holder { int *pointer; float value; int list[2]; void launch() { auto l = [this] { member<<<1, 1>>>(value); }; l(); } };
float of(int); int *where();
auto at_namespace_scope = [](int *p, short s) { number<<<1, 1>>>(p, s); };
void conversions(E *e, int *p, const int *c, unsigned u) {
  wide<<<1, 1>>>(sizeof(int) + u); base<<<1, 1>>>(e); nearest<<<1, 1>>>(e); any<<<1, 1>>>(p); more<<<1, 1>>>(c);
  null<<<1, 1>>>(0); flag<<<1, 1>>>(e); instance<<<1, 1>>>(p, 'c');
}
void expressions(Holder h, const Holder *q, double d) {
  called<<<1, 1>>>(of(1)); called<<<1, 1>>>(h.value * -q->value); called<<<1, 1>>>(static_cast<float>(d) + h.list[0]);
  called<<<1, 1>>>(h.pointer ? h.value : 1.f);
}
void blocks(int value) {
  struct L : D {} x; block<<<1, 1>>>(x);
  using F = float; F number = 1; alias<<<1, 1>>>(number); alias<<<1, 1>>>(F(value));
  { float value = 2; { int value = 3; (void)value; } shadowed<<<1, 1>>>(value); }
  auto l = [w = 1.5f, p = where()](float value) { auto copy = w; captured<<<1, 1>>>(p, copy + value); };
  l(1); auto m = [] { void (*p)(float) = address; (void)p; }; m();
}
