/*---
says: With -default-device what has no annotation is of the device for all that follows: bytes, seeds and what these keep.
rules: jit.default-space, keep.seed, keep.closure
arguments: -default-device
runs: documented-jit accept
---*/
typedef int Word;
//^ kept[Word] declaration
Word twice(Word a) { return 2 * a; }
//^ space[twice] 0x23
//^ kept[twice] definition
int uncalled() { return 1; }
//^ space[uncalled] 0x23
//^ kept[uncalled] definition
int variable;
//^ memory[variable] 0x1
//^ kept[variable] definition
struct Config { static int member; };
//^ memory[Config::member] 0x1
//^ kept[Config::member] definition
int Config::member;
__device__ int explicit_device() { return 1; }
//^ space[explicit_device] 0x23
__host__ __device__ int both() { return 1; }
//^ space[both] 0x37
__global__ void kernel() { twice(Config::member); }
//^ kept[kernel] definition
