/*---
says: What is a part of another object of an empty class is not read at all; copies that are arguments or that nobody takes are objects.
rules: call.variable, call.variable-access
runs: device reject
deviation: cufe device BUG of parts, of copies that are not initialisers, and of choices
---*/
struct E { };
E ev; const E ec{};
__device__ void g(E);
__device__ void g2(E, int = 3);
struct C { __device__ C(E); };
struct D { E e; int k; __device__ D(); __device__ D(int) : e(ev), k(1) {} };
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
struct O { __device__ void m(E); __device__ void operator+(E); };
__device__ void a1() { E{ev}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a3() { (E)ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a4() { static_cast<E>(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a5() { new E(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a6() { new E{ev}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a7(int k) { E a = k ? ev : ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a8(int k) { E a = k ? ev : ec; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ec" is undefined in device code
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a9(int k) { g(k ? ev : ec); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ec" is undefined in device code
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b1() { g({ev}); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b2() { g(E{ev}); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b3() { g(E(ev)); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b4() { g((E)ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b5(int k) { E a; E b; k ? a : b = ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b6(int k) { g2(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b7(int k) { C c(ev); C d = ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b8(O o) { o.m(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void b9(O o) { o + ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void c1(E e) { e = ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void c2(E e) { e = {ev}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void c3(E *p) { *p = ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void c4(E *p) { p[1] = ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void c5(void (*f)(E)) { f(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void c6() { E a = (ev, ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
template <class T> __device__ void t(T x) { T a = x; T b = ev; T d{ev}; a = ev; g(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void d2() { t(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
template __device__ void t<E>(E);
__device__ void d3() { E a = ev; const E &r = E(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void d5() { E a[2]{ev, ev}; struct L { E a, b; } l{ev, ev}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void d6() { E b(E{ev}); E c = E(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
struct Ops { E operator()() const; };
