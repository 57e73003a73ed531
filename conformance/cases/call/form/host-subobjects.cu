/*---
says: Constructors of bases and members that are device functions, in host classes.
rules: call.form, call.space
runs: host accept
---*/
struct D { __device__ D(); __device__ ~D(); __device__ static int s(); };
struct Implicit { D x; };
void uses_implicit() { Implicit i; }
struct Derived : D {};
void uses_derived() { Derived d; }
struct Initialised { int i = D::s(); };
void uses_initialised() { Initialised i; }
struct Defaulted : D { Defaulted() = default; };
void uses_defaulted() { Defaulted d; }
Implicit global;
static D other;
int value = (D::s(), 1);
void argument(int i = D::s());
void uses_argument() { argument(); }
__device__ void uses_on_device() { argument(); }
