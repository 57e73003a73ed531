/*---
says: A closure gets and gives back storage whatever the parameters of the function around it are.
rules: call.form, call.space
runs: device reject
deviation: cufe device BUG it says nothing of a closure in a function with a pointer to a const class
---*/
typedef unsigned long sz;
struct A { int v; void *operator new(sz); void operator delete(void *); };
__device__ void a1(A *a) { auto l = [](A *x) { new A; delete x; }; l(a); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a1( ::A *)::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a1( ::A *)::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void a2(const A *a) { auto l = [](A *x) { new A; delete x; }; l(0); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a2(const ::A *)::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2(const ::A *)::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void a3(const A &a) { auto l = [](A *x) { new A; delete x; }; l(0); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a3(const ::A &)::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a3(const ::A &)::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
