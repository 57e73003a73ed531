/*---
says: CUDA pragmas are deleted.
rules: host-output.pragmas.deleted
runs: host accept, documented accept
---*/
#pragma nv_diag_suppress 177
__device__ void f(int *p) {
#pragma unroll
  for (int i = 0; i < 4; i++) p[i] = i;
}
