/*---
says: Functions that blocks declare, with -default-device.
rules: jit.default-space, space.redeclared.device-without-device, space.redeclared.device-with-host-device
arguments: -default-device
runs: jit accept
---*/
int unannotated(int);
int again(int q) { extern int unannotated(int); return unannotated(q); }
int first(int q) { extern int in_block(int); return in_block(q); }
int first_then_namespace(int q) { int later(int); return later(q); }
int later(int);
int twice(int q) { int both(int); { int both(int); } return both(q); }
static int internal(int q) { return q; }
int again_internal(int q) { extern int internal(int); return internal(q); }
__device__ int of_device(int);
int again_of_device(int q) { int of_device(int); return of_device(q); }
__host__ __device__ int of_both(int);
int again_of_both(int q) { int of_both(int); return of_both(q); }
int made_explicit(int);
int again_made_explicit(int q) { __device__ int made_explicit(int); return made_explicit(q); }
template <class T> int in_template(T q) { int unannotated(int); return unannotated(1); }
