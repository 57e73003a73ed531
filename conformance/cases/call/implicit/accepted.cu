/*---
says: Implicit members of what the device can make are none of the host's; those that only the host uses are not looked at.
rules: call.form, call.space
runs: host accept, device accept
---*/
struct Host { Host(); ~Host(); Host(const Host &); };
struct Both { __host__ __device__ Both(); __host__ __device__ ~Both(); __host__ __device__ Both &operator=(const Both &); };
struct Plain { int a, b[3]; };
struct OfHost { Host member; Plain plain; };
struct OfBoth : Both { Plain plain; Both member; };
struct Pointers { Host *pointer; Host &(*function)(); static Host object; };
void host() { OfHost object; OfHost copy = object; }
__device__ void device(OfBoth &from, Pointers &pointers) {
  OfBoth object;
  object = from;
  Pointers copy = pointers;
  Plain plain, other = plain;
  plain = other;
}
__device__ int size() { return sizeof(OfHost); }
template <class T> __device__ void unused() { OfHost object; T member; }
