/*---
says: A member of a class without a name is a part of the variable that it belongs to.
rules: call.variable-access
runs: host accept
---*/
struct Outer {
  struct { bool on; int n[2]; struct { int z; } in; } stats;
  union { int i; float f; } both;
  struct { int a; } list[3];
};
typedef struct { int a; } Named;
__device__ Outer object;
__device__ Outer *pointer;
__device__ Named named;
__device__ struct { int a; } alone;
int host(Outer *other, Named *from) {
  if (pointer && pointer->stats.on) return 1;
  //^ warning[variable.read-by-host]: a __device__ variable "pointer" cannot be directly read in a host function
  //^ warning[variable.read-by-host]: a __device__ variable "pointer" cannot be directly read in a host function
  int a = object.stats.n[1];
  //^ warning[variable.read-by-host]: a __device__ variable "object" cannot be directly read in a host function
  object.stats.on = true;
  //^ warning[variable.written-by-host]: a __device__ variable "object" cannot be directly written in a host function
  int b = object.stats.in.z + 1;
  //^ warning[variable.read-by-host]: a __device__ variable "object" cannot be directly read in a host function
  object.stats.in = other->stats.in;
  //^ warning[variable.written-by-host]: a __device__ variable "object" cannot be directly written in a host function
  object.both.f = 1;
  //^ warning[variable.written-by-host]: a __device__ variable "object" cannot be directly written in a host function
  bool c = pointer->stats.on || a;
  //^ warning[variable.read-by-host]: a __device__ variable "pointer" cannot be directly read in a host function
  object.list[1].a = 2;
  //^ warning[variable.written-by-host]: a __device__ variable "object" cannot be directly written in a host function
  alone.a += 3;
  //^ warning[variable.read-by-host]: a __device__ variable "alone" cannot be directly read in a host function
  //^ warning[variable.written-by-host]: a __device__ variable "alone" cannot be directly written in a host function
  return b + c + alone.a;
  //^ warning[variable.read-by-host]: a __device__ variable "alone" cannot be directly read in a host function
}
