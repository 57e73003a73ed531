/*---
says: Where the value of a function's name is discarded, or a constant, nothing takes its address; of constexpr functions it is taken as of others.
rules: call.address
runs: device reject
---*/
int f(int q) { return q; }
constexpr int c(int q) { return q; }
__device__ void takes(bool);
__device__ void takes_pointer(int (*)(int));
__device__ void as_statement() { f; (f); *f; !f; }
__device__ void as_void() { (void)f; static_cast<void>(f); (void)*f; }
__device__ void before_comma() { (void)(f, 1); }
__device__ void as_condition() { if (f) takes(true); while (!f) takes(false); }
__device__ void as_operand(int x) { takes(f && x); takes(f == c); takes(f != nullptr); }
__device__ void as_branch(int x) { (void)(x ? f : c); }
__device__ void as_bool() { bool b = f; takes(b); }
__device__ void pointed_to() { (void)&f; }  // error[device-code.undefined]: identifier "f" is undefined in device code
__device__ void compared(int (*p)(int)) { takes(p == f); }
//^ error[device-code.undefined]: identifier "f" is undefined in device code
__device__ void chosen(int x) { auto p = x ? f : c; takes_pointer(p); }
//^ error[device-code.undefined]: identifier "c" is undefined in device code
//^ error[device-code.undefined]: identifier "f" is undefined in device code
__device__ void initialises() { int (*p)(int) = c; takes_pointer(p); }
//^ error[device-code.undefined]: identifier "c" is undefined in device code
__device__ void bound() { int (&r)(int) = c; (void)r; }
//^ error[device-code.undefined]: identifier "c" is undefined in device code
__device__ void passed() { takes_pointer(c); takes_pointer(&c); }
//^ error[device-code.undefined]: identifier "c" is undefined in device code
//^ error[device-code.undefined]: identifier "c" is undefined in device code
__device__ void cast() { (void)(void *)f; }  // error[device-code.undefined]: identifier "f" is undefined in device code
