/*---
says: The functions of inner namespaces come first, the members of classes in namespaces last.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct X { __device__ X(int) {
} };
namespace outer {
struct Implicit { Host member; };
__device__ void f() { X x(1);
}
namespace inner {
struct Implicit { Host member; };
__device__ void g() {
} }
}
__device__ void uses() { outer::Implicit i;
  outer::inner::Implicit j;
}
namespace later {
struct Implicit { Host member; };
__device__ void h() { Implicit i;
} }
