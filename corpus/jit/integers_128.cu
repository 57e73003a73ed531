// jit: -- --device-int128
__global__ void k(unsigned long long *out) {
    unsigned __int128 wide = out[0];
    wide = wide * wide + 1;
    out[1] = wide >> 64;
}
