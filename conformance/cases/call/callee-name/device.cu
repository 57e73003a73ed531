/*---
says: How the device pass names plain callees.
rules: call.callee-name
runs: device reject
---*/
int plain(int);
extern "C" int c_plain(int);
namespace n { struct S { S &operator+=(int); int m() const; }; }
__device__ void f(n::S &s) {
  plain(1);
  //^ error[call.host-from-device]: calling a __host__ function("plain(int)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ witness[call.callee-name(no, no) = signature]
  //^ witness[call.space(D, none, no, no)]
  c_plain(1);
  //^ error[call.host-from-device]: calling a __host__ function("c_plain") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "c_plain" is undefined in device code
  //^ witness[call.callee-name(no, yes) = bare]
  //^ witness[call.space(D, none, no, no)]
  s.m();
  //^ error[call.host-from-device]: calling a __host__ function("n::S::m() const") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::S::m const" is undefined in device code
}
