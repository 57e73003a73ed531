/*---
says: In the host pass later declarations go on where earlier ones left off.
rules: tile.annotate, tile.keyword
runs: host@13.3- reject
arguments: --enable-tile
---*/
void f1();
__attribute__((tile)) void f1();
void f2();
__host__ __attribute__((tile)) void f2();
void f3();
__device__ __attribute__((tile)) void f3();
void f4();
__host__ __device__ __attribute__((tile)) void f4();
void f5();
__attribute__((tile_global)) void f5();
__host__ void f6();
__attribute__((tile)) void f6();
__host__ void f7();
__host__ __attribute__((tile)) void f7();
__host__ void f8();
__device__ __attribute__((tile)) void f8();
__host__ void f9();
__host__ __device__ __attribute__((tile)) void f9();
__host__ void f10();
__attribute__((tile_global)) void f10();  // error[space.conflict]: illegal combination of memory qualifiers
__device__ void f11();
__attribute__((tile)) void f11();
__device__ void f12();
__host__ __attribute__((tile)) void f12();
__device__ void f13();
__device__ __attribute__((tile)) void f13();
__device__ void f14();
__host__ __device__ __attribute__((tile)) void f14();
__device__ void f15();
__attribute__((tile_global)) void f15();  // error[space.conflict]: illegal combination of memory qualifiers
__host__ __device__ void f16();
__attribute__((tile)) void f16();
__host__ __device__ void f17();
__host__ __attribute__((tile)) void f17();
__host__ __device__ void f18();
__device__ __attribute__((tile)) void f18();
__host__ __device__ void f19();
__host__ __device__ __attribute__((tile)) void f19();
__host__ __device__ void f20();
__attribute__((tile_global)) void f20();  // error[space.conflict]: illegal combination of memory qualifiers
__global__ void f21();
__attribute__((tile)) void f21();  // error[space.conflict]: illegal combination of memory qualifiers
__global__ void f22();
__host__ __attribute__((tile)) void f22();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__global__ void f23();
__device__ __attribute__((tile)) void f23();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__global__ void f24();
__host__ __device__ __attribute__((tile)) void f24();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__global__ void f25();
__attribute__((tile_global)) void f25();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) void f26();
void f26();
__attribute__((tile)) void f27();
__host__ void f27();
__attribute__((tile)) void f28();
__device__ void f28();
__attribute__((tile)) void f29();
__host__ __device__ void f29();
__attribute__((tile)) void f30();
__global__ void f30();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) void f31();
__attribute__((tile)) void f31();
__attribute__((tile)) void f32();
__host__ __attribute__((tile)) void f32();
__attribute__((tile)) void f33();
__device__ __attribute__((tile)) void f33();
__attribute__((tile)) void f34();
__host__ __device__ __attribute__((tile)) void f34();
__attribute__((tile)) void f35();
__attribute__((tile_global)) void f35();  // error[space.conflict]: illegal combination of memory qualifiers
__host__ __attribute__((tile)) void f36();
void f36();
__host__ __attribute__((tile)) void f37();
__host__ void f37();
__host__ __attribute__((tile)) void f38();
__device__ void f38();
__host__ __attribute__((tile)) void f39();
__host__ __device__ void f39();
__host__ __attribute__((tile)) void f40();
__global__ void f40();  // error[space.conflict]: illegal combination of memory qualifiers
__host__ __attribute__((tile)) void f41();
__attribute__((tile)) void f41();
__host__ __attribute__((tile)) void f42();
__host__ __attribute__((tile)) void f42();
__host__ __attribute__((tile)) void f43();
__device__ __attribute__((tile)) void f43();
__host__ __attribute__((tile)) void f44();
__host__ __device__ __attribute__((tile)) void f44();
__host__ __attribute__((tile)) void f45();
__attribute__((tile_global)) void f45();  // error[space.conflict]: illegal combination of memory qualifiers
__device__ __attribute__((tile)) void f46();
void f46();
__device__ __attribute__((tile)) void f47();
__host__ void f47();
__device__ __attribute__((tile)) void f48();
__device__ void f48();
__device__ __attribute__((tile)) void f49();
__host__ __device__ void f49();
__device__ __attribute__((tile)) void f50();
__global__ void f50();  // error[space.conflict]: illegal combination of memory qualifiers
__device__ __attribute__((tile)) void f51();
__attribute__((tile)) void f51();
__device__ __attribute__((tile)) void f52();
__host__ __attribute__((tile)) void f52();
__device__ __attribute__((tile)) void f53();
__device__ __attribute__((tile)) void f53();
__device__ __attribute__((tile)) void f54();
__host__ __device__ __attribute__((tile)) void f54();
__device__ __attribute__((tile)) void f55();
__attribute__((tile_global)) void f55();  // error[space.conflict]: illegal combination of memory qualifiers
__host__ __device__ __attribute__((tile)) void f56();
void f56();
__host__ __device__ __attribute__((tile)) void f57();
__host__ void f57();
__host__ __device__ __attribute__((tile)) void f58();
__device__ void f58();
__host__ __device__ __attribute__((tile)) void f59();
__host__ __device__ void f59();
__host__ __device__ __attribute__((tile)) void f60();
__global__ void f60();  // error[space.conflict]: illegal combination of memory qualifiers
__host__ __device__ __attribute__((tile)) void f61();
__attribute__((tile)) void f61();
__host__ __device__ __attribute__((tile)) void f62();
__host__ __attribute__((tile)) void f62();
__host__ __device__ __attribute__((tile)) void f63();
__device__ __attribute__((tile)) void f63();
__host__ __device__ __attribute__((tile)) void f64();
__host__ __device__ __attribute__((tile)) void f64();
__host__ __device__ __attribute__((tile)) void f65();
__attribute__((tile_global)) void f65();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f66();
void f66();
__attribute__((tile_global)) void f67();
__host__ void f67();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f68();
__device__ void f68();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f69();
__host__ __device__ void f69();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f70();
__global__ void f70();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f71();
__attribute__((tile)) void f71();  // error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f72();
__host__ __attribute__((tile)) void f72();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f73();
__device__ __attribute__((tile)) void f73();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f74();
__host__ __device__ __attribute__((tile)) void f74();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile_global)) void f75();
__attribute__((tile_global)) void f75();
