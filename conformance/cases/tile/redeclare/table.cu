/*---
says: Declarations with all spaces of code after each other.
rules: tile.redeclare
runs: device@13.3- reject
arguments: --enable-tile
---*/
void f1();
void f1();
//^ device@13.3- witness[tile.redeclare(none, none) = none]
//^ device@13.3- witness[space.redeclare.compared(none, none)]
void f2();
__host__ void f2();
//^ device@13.3- witness[tile.redeclare(none, H) = H]
//^ device@13.3- witness[space.redeclare.compared(none, H)]
void f3();
__device__ void f3();
//^ warning[space.redeclared.host-with-device]: a __host__ function("f3") redeclared with __device__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(none, D) = HD]
//^ device@13.3- witness[space.redeclare.compared(none, D)]
void f4();
__host__ __device__ void f4();
//^ warning[space.redeclared.host-with-host-device]: a __host__ function("f4") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(none, HD) = HD]
//^ device@13.3- witness[space.redeclare.compared(none, HD)]
void f5();
__global__ void f5();
//^ error[space.redeclared.with-global]: a __host__ function("f5") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(none, G) = G]
//^ device@13.3- witness[space.redeclare.compared(none, G)]
void f6();
__attribute__((tile)) void f6();
//^ warning[tile.redeclared.with]: a __host__ function("f6") redeclared with __tile__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(none, T) = HT]
void f7();
__host__ __attribute__((tile)) void f7();
//^ warning[tile.redeclared.with]: a __host__ function("f7") redeclared with __host__ __tile__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(none, HT) = HT]
void f8();
__device__ __attribute__((tile)) void f8();
//^ warning[tile.redeclared.with]: a __host__ function("f8") redeclared with __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(none, DT) = HDT]
void f9();
__host__ __device__ __attribute__((tile)) void f9();
//^ warning[tile.redeclared.with]: a __host__ function("f9") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(none, HDT) = HDT]
void f10();
__attribute__((tile_global)) void f10();
//^ error[tile.redeclared.kernel]: a __host__ function("f10") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(none, TG) = TG]
__host__ void f11();
void f11();
//^ device@13.3- witness[tile.redeclare(H, none) = H]
//^ device@13.3- witness[space.redeclare.compared(H, none)]
__host__ void f12();
__host__ void f12();
//^ device@13.3- witness[tile.redeclare(H, H) = H]
//^ device@13.3- witness[space.redeclare.compared(H, H)]
__host__ void f13();
__device__ void f13();
//^ warning[space.redeclared.host-with-device]: a __host__ function("f13") redeclared with __device__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(H, D) = HD]
//^ device@13.3- witness[space.redeclare.compared(H, D)]
__host__ void f14();
__host__ __device__ void f14();
//^ warning[space.redeclared.host-with-host-device]: a __host__ function("f14") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(H, HD) = HD]
//^ device@13.3- witness[space.redeclare.compared(H, HD)]
__host__ void f15();
__global__ void f15();
//^ error[space.redeclared.with-global]: a __host__ function("f15") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(H, G) = G]
//^ device@13.3- witness[space.redeclare.compared(H, G)]
__host__ void f16();
__attribute__((tile)) void f16();
//^ warning[tile.redeclared.with]: a __host__ function("f16") redeclared with __tile__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(H, T) = HT]
__host__ void f17();
__host__ __attribute__((tile)) void f17();
//^ warning[tile.redeclared.with]: a __host__ function("f17") redeclared with __host__ __tile__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(H, HT) = HT]
__host__ void f18();
__device__ __attribute__((tile)) void f18();
//^ warning[tile.redeclared.with]: a __host__ function("f18") redeclared with __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(H, DT) = HDT]
__host__ void f19();
__host__ __device__ __attribute__((tile)) void f19();
//^ warning[tile.redeclared.with]: a __host__ function("f19") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(H, HDT) = HDT]
__host__ void f20();
__attribute__((tile_global)) void f20();
//^ error[tile.redeclared.kernel]: a __host__ function("f20") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(H, TG) = TG]
__device__ void f21();
void f21();
//^ warning[space.redeclared.device-without-device]: a __device__ function("f21") redeclared without __device__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(D, none) = HD]
//^ device@13.3- witness[space.redeclare.compared(D, none)]
__device__ void f22();
__host__ void f22();
//^ warning[space.redeclared.device-with-host]: a __device__ function("f22") redeclared with __host__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(D, H) = HD]
//^ device@13.3- witness[space.redeclare.compared(D, H)]
__device__ void f23();
__device__ void f23();
//^ device@13.3- witness[tile.redeclare(D, D) = D]
//^ device@13.3- witness[space.redeclare.compared(D, D)]
__device__ void f24();
__host__ __device__ void f24();
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("f24") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ device@13.3- witness[tile.redeclare(D, HD) = HD]
//^ device@13.3- witness[space.redeclare.compared(D, HD)]
__device__ void f25();
__global__ void f25();
//^ error[space.redeclared.with-global]: a __device__ function("f25") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(D, G) = G]
//^ device@13.3- witness[space.redeclare.compared(D, G)]
__device__ void f26();
__attribute__((tile)) void f26();
//^ warning[tile.redeclared.with]: a __device__ function("f26") redeclared with __tile__, hence treated as a __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(D, T) = DT]
__device__ void f27();
__host__ __attribute__((tile)) void f27();
//^ warning[tile.redeclared.with]: a __device__ function("f27") redeclared with __host__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(D, HT) = HDT]
__device__ void f28();
__device__ __attribute__((tile)) void f28();
//^ warning[tile.redeclared.with]: a __device__ function("f28") redeclared with __device__ __tile__, hence treated as a __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(D, DT) = DT]
__device__ void f29();
__host__ __device__ __attribute__((tile)) void f29();
//^ warning[tile.redeclared.with]: a __device__ function("f29") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(D, HDT) = HDT]
__device__ void f30();
__attribute__((tile_global)) void f30();
//^ error[tile.redeclared.kernel]: a __device__ function("f30") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(D, TG) = TG]
__host__ __device__ void f31();
void f31();
//^ device@13.3- witness[tile.redeclare(HD, none) = HD]
//^ device@13.3- witness[space.redeclare.compared(HD, none)]
__host__ __device__ void f32();
__host__ void f32();
//^ device@13.3- witness[tile.redeclare(HD, H) = HD]
//^ device@13.3- witness[space.redeclare.compared(HD, H)]
__host__ __device__ void f33();
__device__ void f33();
//^ device@13.3- witness[tile.redeclare(HD, D) = HD]
//^ device@13.3- witness[space.redeclare.compared(HD, D)]
__host__ __device__ void f34();
__host__ __device__ void f34();
//^ device@13.3- witness[tile.redeclare(HD, HD) = HD]
//^ device@13.3- witness[space.redeclare.compared(HD, HD)]
__host__ __device__ void f35();
__global__ void f35();
//^ error[space.redeclared.with-global]: a __host__ __device__ function("f35") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(HD, G) = G]
//^ device@13.3- witness[space.redeclare.compared(HD, G)]
__host__ __device__ void f36();
__attribute__((tile)) void f36();
//^ warning[tile.redeclared.with]: a __host__ __device__ function("f36") redeclared with __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HD, T) = HDT]
__host__ __device__ void f37();
__host__ __attribute__((tile)) void f37();
//^ warning[tile.redeclared.with]: a __host__ __device__ function("f37") redeclared with __host__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HD, HT) = HDT]
__host__ __device__ void f38();
__device__ __attribute__((tile)) void f38();
//^ warning[tile.redeclared.with]: a __host__ __device__ function("f38") redeclared with __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HD, DT) = HDT]
__host__ __device__ void f39();
__host__ __device__ __attribute__((tile)) void f39();
//^ warning[tile.redeclared.with]: a __host__ __device__ function("f39") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HD, HDT) = HDT]
__host__ __device__ void f40();
__attribute__((tile_global)) void f40();
//^ error[tile.redeclared.kernel]: a __host__ __device__ function("f40") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(HD, TG) = TG]
__global__ void f41();
void f41();
//^ error[space.redeclared.global-without]: a __global__ function("f41") redeclared without __global__
//^ device@13.3- witness[tile.redeclare(G, none) = G]
//^ device@13.3- witness[space.redeclare.compared(G, none)]
__global__ void f42();
__host__ void f42();
//^ error[space.redeclared.global-with]: a __global__ function("f42") redeclared with __host__
//^ device@13.3- witness[tile.redeclare(G, H) = G]
//^ device@13.3- witness[space.redeclare.compared(G, H)]
__global__ void f43();
__device__ void f43();
//^ error[space.redeclared.global-with]: a __global__ function("f43") redeclared with __device__
//^ device@13.3- witness[tile.redeclare(G, D) = G]
//^ device@13.3- witness[space.redeclare.compared(G, D)]
__global__ void f44();
__host__ __device__ void f44();
//^ error[space.redeclared.global-with]: a __global__ function("f44") redeclared with __host__ __device__
//^ device@13.3- witness[tile.redeclare(G, HD) = G]
//^ device@13.3- witness[space.redeclare.compared(G, HD)]
__global__ void f45();
__global__ void f45();
//^ device@13.3- witness[tile.redeclare(G, G) = G]
//^ device@13.3- witness[space.redeclare.compared(G, G)]
__global__ void f46();
__attribute__((tile)) void f46();
//^ error[tile.redeclared.kernel]: a __global__ function("f46") redeclared with __tile__
//^ device@13.3- witness[tile.redeclare(G, T) = G]
__global__ void f47();
__host__ __attribute__((tile)) void f47();
//^ error[tile.redeclared.kernel]: a __global__ function("f47") redeclared with __host__ __tile__
//^ device@13.3- witness[tile.redeclare(G, HT) = G]
__global__ void f48();
__device__ __attribute__((tile)) void f48();
//^ error[tile.redeclared.kernel]: a __global__ function("f48") redeclared with __device__ __tile__
//^ device@13.3- witness[tile.redeclare(G, DT) = G]
__global__ void f49();
__host__ __device__ __attribute__((tile)) void f49();
//^ error[tile.redeclared.kernel]: a __global__ function("f49") redeclared with __host__ __device__ __tile__
//^ device@13.3- witness[tile.redeclare(G, HDT) = G]
__global__ void f50();
__attribute__((tile_global)) void f50();
//^ error[tile.redeclared.kernel]: a __global__ function("f50") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(G, TG) = G]
__attribute__((tile)) void f51();
void f51();
//^ warning[tile.redeclared.without]: a __tile__ function("f51") redeclared without __tile__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, none) = HT]
__attribute__((tile)) void f52();
__host__ void f52();
//^ warning[tile.redeclared.with]: a __tile__ function("f52") redeclared with __host__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, H) = HT]
__attribute__((tile)) void f53();
__device__ void f53();
//^ warning[tile.redeclared.with]: a __tile__ function("f53") redeclared with __device__, hence treated as a __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, D) = DT]
__attribute__((tile)) void f54();
__host__ __device__ void f54();
//^ warning[tile.redeclared.with]: a __tile__ function("f54") redeclared with __host__ __device__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, HD) = HDT]
__attribute__((tile)) void f55();
__global__ void f55();
//^ error[tile.redeclared.kernel]: a __tile__ function("f55") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(T, G) = G]
__attribute__((tile)) void f56();
__attribute__((tile)) void f56();
//^ device@13.3- witness[tile.redeclare(T, T) = T]
__attribute__((tile)) void f57();
__host__ __attribute__((tile)) void f57();
//^ warning[tile.redeclared.with]: a __tile__ function("f57") redeclared with __host__ __tile__, hence treated as a __host__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, HT) = HT]
__attribute__((tile)) void f58();
__device__ __attribute__((tile)) void f58();
//^ warning[tile.redeclared.with]: a __tile__ function("f58") redeclared with __device__ __tile__, hence treated as a __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, DT) = DT]
__attribute__((tile)) void f59();
__host__ __device__ __attribute__((tile)) void f59();
//^ warning[tile.redeclared.with]: a __tile__ function("f59") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(T, HDT) = HDT]
__attribute__((tile)) void f60();
__attribute__((tile_global)) void f60();
//^ error[tile.redeclared.kernel]: a __tile__ function("f60") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(T, TG) = TG]
__host__ __attribute__((tile)) void f61();
void f61();
//^ device@13.3- witness[tile.redeclare(HT, none) = HT]
__host__ __attribute__((tile)) void f62();
__host__ void f62();
//^ device@13.3- witness[tile.redeclare(HT, H) = HT]
__host__ __attribute__((tile)) void f63();
__device__ void f63();
//^ warning[tile.redeclared.with]: a __host__ __tile__ function("f63") redeclared with __device__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HT, D) = HDT]
__host__ __attribute__((tile)) void f64();
__host__ __device__ void f64();
//^ warning[tile.redeclared.with]: a __host__ __tile__ function("f64") redeclared with __host__ __device__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HT, HD) = HDT]
__host__ __attribute__((tile)) void f65();
__global__ void f65();
//^ error[tile.redeclared.kernel]: a __host__ __tile__ function("f65") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(HT, G) = G]
__host__ __attribute__((tile)) void f66();
__attribute__((tile)) void f66();
//^ device@13.3- witness[tile.redeclare(HT, T) = HT]
__host__ __attribute__((tile)) void f67();
__host__ __attribute__((tile)) void f67();
//^ device@13.3- witness[tile.redeclare(HT, HT) = HT]
__host__ __attribute__((tile)) void f68();
__device__ __attribute__((tile)) void f68();
//^ warning[tile.redeclared.with]: a __host__ __tile__ function("f68") redeclared with __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HT, DT) = HDT]
__host__ __attribute__((tile)) void f69();
__host__ __device__ __attribute__((tile)) void f69();
//^ warning[tile.redeclared.with]: a __host__ __tile__ function("f69") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(HT, HDT) = HDT]
__host__ __attribute__((tile)) void f70();
__attribute__((tile_global)) void f70();
//^ error[tile.redeclared.kernel]: a __host__ __tile__ function("f70") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(HT, TG) = TG]
__device__ __attribute__((tile)) void f71();
void f71();
//^ warning[tile.redeclared.without]: a __device__ __tile__ function("f71") redeclared without __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(DT, none) = HDT]
__device__ __attribute__((tile)) void f72();
__host__ void f72();
//^ warning[tile.redeclared.with]: a __device__ __tile__ function("f72") redeclared with __host__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(DT, H) = HDT]
__device__ __attribute__((tile)) void f73();
__device__ void f73();
//^ device@13.3- witness[tile.redeclare(DT, D) = DT]
__device__ __attribute__((tile)) void f74();
__host__ __device__ void f74();
//^ warning[tile.redeclared.with]: a __device__ __tile__ function("f74") redeclared with __host__ __device__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(DT, HD) = HDT]
__device__ __attribute__((tile)) void f75();
__global__ void f75();
//^ error[tile.redeclared.kernel]: a __device__ __tile__ function("f75") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(DT, G) = G]
__device__ __attribute__((tile)) void f76();
__attribute__((tile)) void f76();
//^ device@13.3- witness[tile.redeclare(DT, T) = DT]
__device__ __attribute__((tile)) void f77();
__host__ __attribute__((tile)) void f77();
//^ warning[tile.redeclared.with]: a __device__ __tile__ function("f77") redeclared with __host__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(DT, HT) = HDT]
__device__ __attribute__((tile)) void f78();
__device__ __attribute__((tile)) void f78();
//^ device@13.3- witness[tile.redeclare(DT, DT) = DT]
__device__ __attribute__((tile)) void f79();
__host__ __device__ __attribute__((tile)) void f79();
//^ warning[tile.redeclared.with]: a __device__ __tile__ function("f79") redeclared with __host__ __device__ __tile__, hence treated as a __host__ __device__ __tile__ function
//^ device@13.3- witness[tile.redeclare(DT, HDT) = HDT]
__device__ __attribute__((tile)) void f80();
__attribute__((tile_global)) void f80();
//^ error[tile.redeclared.kernel]: a __device__ __tile__ function("f80") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(DT, TG) = TG]
__host__ __device__ __attribute__((tile)) void f81();
void f81();
//^ device@13.3- witness[tile.redeclare(HDT, none) = HDT]
__host__ __device__ __attribute__((tile)) void f82();
__host__ void f82();
//^ device@13.3- witness[tile.redeclare(HDT, H) = HDT]
__host__ __device__ __attribute__((tile)) void f83();
__device__ void f83();
//^ device@13.3- witness[tile.redeclare(HDT, D) = HDT]
__host__ __device__ __attribute__((tile)) void f84();
__host__ __device__ void f84();
//^ device@13.3- witness[tile.redeclare(HDT, HD) = HDT]
__host__ __device__ __attribute__((tile)) void f85();
__global__ void f85();
//^ error[tile.redeclared.kernel]: a __host__ __device__ __tile__ function("f85") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(HDT, G) = G]
__host__ __device__ __attribute__((tile)) void f86();
__attribute__((tile)) void f86();
//^ device@13.3- witness[tile.redeclare(HDT, T) = HDT]
__host__ __device__ __attribute__((tile)) void f87();
__host__ __attribute__((tile)) void f87();
//^ device@13.3- witness[tile.redeclare(HDT, HT) = HDT]
__host__ __device__ __attribute__((tile)) void f88();
__device__ __attribute__((tile)) void f88();
//^ device@13.3- witness[tile.redeclare(HDT, DT) = HDT]
__host__ __device__ __attribute__((tile)) void f89();
__host__ __device__ __attribute__((tile)) void f89();
//^ device@13.3- witness[tile.redeclare(HDT, HDT) = HDT]
__host__ __device__ __attribute__((tile)) void f90();
__attribute__((tile_global)) void f90();
//^ error[tile.redeclared.kernel]: a __host__ __device__ __tile__ function("f90") redeclared with __tile_global__
//^ device@13.3- witness[tile.redeclare(HDT, TG) = TG]
__attribute__((tile_global)) void f91();
void f91();
//^ error[tile.redeclared.kernel-without]: a __tile_global__ function("f91") redeclared without __tile_global__
//^ device@13.3- witness[tile.redeclare(TG, none) = TG]
__attribute__((tile_global)) void f92();
__host__ void f92();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f92") redeclared with __host__
//^ device@13.3- witness[tile.redeclare(TG, H) = TG]
__attribute__((tile_global)) void f93();
__device__ void f93();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f93") redeclared with __device__
//^ device@13.3- witness[tile.redeclare(TG, D) = TG]
__attribute__((tile_global)) void f94();
__host__ __device__ void f94();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f94") redeclared with __host__ __device__
//^ device@13.3- witness[tile.redeclare(TG, HD) = TG]
__attribute__((tile_global)) void f95();
__global__ void f95();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f95") redeclared with __global__
//^ device@13.3- witness[tile.redeclare(TG, G) = TG]
__attribute__((tile_global)) void f96();
__attribute__((tile)) void f96();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f96") redeclared with __tile__
//^ device@13.3- witness[tile.redeclare(TG, T) = TG]
__attribute__((tile_global)) void f97();
__host__ __attribute__((tile)) void f97();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f97") redeclared with __host__ __tile__
//^ device@13.3- witness[tile.redeclare(TG, HT) = TG]
__attribute__((tile_global)) void f98();
__device__ __attribute__((tile)) void f98();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f98") redeclared with __device__ __tile__
//^ device@13.3- witness[tile.redeclare(TG, DT) = TG]
__attribute__((tile_global)) void f99();
__host__ __device__ __attribute__((tile)) void f99();
//^ error[tile.redeclared.kernel]: a __tile_global__ function("f99") redeclared with __host__ __device__ __tile__
//^ device@13.3- witness[tile.redeclare(TG, HDT) = TG]
__attribute__((tile_global)) void f100();
__attribute__((tile_global)) void f100();
//^ device@13.3- witness[tile.redeclare(TG, TG) = TG]
