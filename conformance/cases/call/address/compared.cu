/*---
says: Comparing two functions takes no address, whether they are named or addressed; comparing their order does, and converting a conditional to bool.
rules: call.address
runs: device reject
---*/
int f(int q) { return q; }
int g(int q) { return q; }
__device__ void takes(bool);
__device__ void names() { takes(f == g); takes(f != f); bool b = f == g; takes(b); }
__device__ void addresses() { takes(&f == &g); takes(f == &g); takes(&f != g); }
__device__ void written_otherwise() { takes((f) == (*g)); }
__device__ void behind_comma(int x) { takes((x, f) == g); }
__device__ void unused() { f == g; (void)(f == g); &f == &g; }
__device__ void nested() { takes((f == g) == (g == f)); int i = f == g; takes(i); }
__device__ void order() { takes(f < g); }
//^ error[device-code.undefined]: identifier "f" is undefined in device code
//^ error[device-code.undefined]: identifier "g" is undefined in device code
__device__ void tested(int x) { if (x ? f : g) takes(1); }
//^ error[device-code.undefined]: identifier "f" is undefined in device code
//^ error[device-code.undefined]: identifier "g" is undefined in device code
__device__ void with_conditional(int x) { takes((x ? f : g) == f); }
//^ error[device-code.undefined]: identifier "f" is undefined in device code
//^ error[device-code.undefined]: identifier "f" is undefined in device code
//^ error[device-code.undefined]: identifier "g" is undefined in device code
__device__ void addresses_chosen(int x) { (void)(x ? &f : &g); }
//^ error[device-code.undefined]: identifier "f" is undefined in device code
//^ error[device-code.undefined]: identifier "g" is undefined in device code
__device__ void discarded(int x) { x ? f : g, takes(1); (void)(x ? (x ? f : g) : g); for (x ? f : g; x; x ? f : g) takes(1); }
template <class T> __device__ void instance(T x) { takes(f == g); (void)(x ? f : g); }
template __device__ void instance(int);
