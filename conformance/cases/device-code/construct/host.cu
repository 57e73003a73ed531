/*---
says: Code of the host throws, catches, and asks for types; templates that nothing instantiates do.
rules: device-code.construct
runs: host accept, device accept
---*/
namespace std { class type_info { public: const char *name() const; }; }
struct Base { virtual void f(); };
struct Derived : Base { void f(); };
void throws() { throw 1; }
void catches() { try { throws(); } catch (...) { } }
const char *type(Base *b) { return typeid(*b).name(); }
Derived *down(Base *b) { return dynamic_cast<Derived *>(b); }
template <class T> __device__ void unused() { throw T(); }
template <class T> struct Template { __device__ void unused() { throw T(); } };
__device__ void uses(Template<int> *) { }
void label() { void *p = &&there; goto *p; there:; }
int counter() { static thread_local int n = 0; thread_local int m = 1; return n + m; }
extern __host__ __device__ int both();
