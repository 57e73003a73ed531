/*---
says: Annotations on member functions by how they are defaulted.
rules: space.defaulted
runs: host reject, device reject
---*/
struct AH {
  __host__ AH();
  //^ witness[space.defaulted(not, H) = applied]
};
struct BH {
  __host__ BH() = default;
  //^ warning[space.defaulted]: __host__ annotation is ignored on a non-virtual function("BH") that is explicitly defaulted on its first declaration
  //^ witness[space.defaulted(first, H) = ignored]
};
struct CH {
  __host__ virtual ~CH() = default;
  //^ witness[space.defaulted(first-virtual, H) = applied]
};
struct LH {
  LH();
};
__host__ LH::LH() = default;
//^ witness[space.defaulted(later, H) = applied]
//^ host witness[space.redeclare.merged(none, H)]
//^ device witness[space.redeclare.compared(none, H)]
struct AD {
  __device__ AD();
  //^ witness[space.defaulted(not, D) = applied]
};
struct BD {
  __device__ BD() = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("BD") that is explicitly defaulted on its first declaration
  //^ witness[space.defaulted(first, D) = ignored]
};
struct CD {
  __device__ virtual ~CD() = default;
  //^ witness[space.defaulted(first-virtual, D) = applied]
};
struct LD {
  LD();
};
__device__ LD::LD() = default;
//^ device warning[space.redeclared.host-with-device]: a __host__ function("LD::LD") redeclared with __device__, hence treated as a __host__ __device__ function
//^ witness[space.defaulted(later, D) = applied]
//^ host witness[space.redeclare.merged(none, D)]
//^ device witness[space.redeclare.compared(none, D)]
struct AG {
  __global__ AG();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[space.defaulted(not, G) = applied]
  //^ witness[kernel.member(member, G, G)]
};
struct BG {
  __global__ BG() = default;
  //^ warning[space.defaulted]: __global__ annotation is ignored on a non-virtual function("BG") that is explicitly defaulted on its first declaration
  //^ witness[space.defaulted(first, G) = ignored]
};
struct CG {
  __global__ virtual ~CG() = default;
  //^ warning[space.defaulted]: __global__ annotation is ignored on a non-virtual function("~CG") that is explicitly defaulted on its first declaration
  //^ witness[space.defaulted(first-virtual, G) = ignored]
};
struct LG {
  LG();
};
__global__ LG::LG() = default;
//^ error[kernel.member]: A __global__ function or function template cannot be a member function
//^ device error[space.redeclared.with-global]: a __host__ function("LG::LG") redeclared with __global__
//^ witness[space.defaulted(later, G) = applied]
//^ witness[kernel.member(member, G, G)]
//^ host witness[space.redeclare.merged(none, G)]
//^ device witness[space.redeclare.compared(none, G)]
