/*---
says: Pattern 3: host code behind a macro of the runtime compiler is not seen.
rules: jit.function
runs: jit accept
---*/
#ifdef __CUFE_NOT_DEFINED__
__host__ void cpu_fallback(float *data) { data[0] *= 2.0f; }
#endif
__global__ void gpu_process(float *data) { data[0] *= 2.0f; }
