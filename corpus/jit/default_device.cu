// jit: --default-device
int factor = 3;
int twice(int n) { return factor * n; }
__global__ void k(int *out) { out[0] = twice(out[1]); }
