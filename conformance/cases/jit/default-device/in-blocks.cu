/*---
says: Functions that blocks declare, with -default-device.
rules: jit.default-space, space.redeclared.device-without-device, space.redeclared.device-with-host-device
arguments: -default-device
runs: jit accept
---*/
int unannotated(int);
int again(int q) { extern int unannotated(int); return q; }
int first(int q) { extern int in_block(int); return q; }
int twice(int q) { int both(int); { int both(int); } return q; }
static int internal(int q) { return q; }
int again_internal(int q) { extern int internal(int); return q; }
__host__ __device__ int of_both(int);
int again_of_both(int q) { int of_both(int); return q; }
int made_explicit(int);
int again_made_explicit(int q) { __device__ int made_explicit(int); return q; }
template <class T> int in_template(T q) { int unannotated(int); return q; }
