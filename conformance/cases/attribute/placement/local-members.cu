/*---
says: Data members of classes that are declared in blocks, and these classes themselves, have no memory space.
rules: attribute.placement
runs: host accept, device accept
---*/
void block() {
  struct Key { int d; __constant__ const void *kernel; __device__ int e; };
  //^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
  //^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  union { float f; __device__ unsigned i; } u;
  //^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  (void)u;
  struct Bits { __device__ int a : 3; int b : 2; };
  //^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  struct __device__ Head { int a; };  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  for (;;) { struct Inner { __constant__ int c; }; }
  //^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
}
__device__ void device_block() { struct Key { __managed__ int d; }; }
//^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
struct Class { void m() { struct Key { __device__ int d; }; } };
//^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
