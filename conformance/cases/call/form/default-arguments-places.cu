/*---
says: What makes the whole of a default argument and is no call by a name is told where the arguments of the call end that uses it; every other call where it stands.
rules: call.form, call.space
runs: device reject
---*/
long operator""_h(unsigned long long);
long operator""_r(const char*);
long host();
struct C {}; long operator+(C, C);
struct D { D(int); };
__device__ long o1(
 long x = host()
 //^ error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "host" is undefined in device code
 );
__device__ long o2(
 long x = 12_h
 );
__device__ long o3(
 long x = C() + C()
 //^ error[call.host-from-device]: calling a __host__ function("operator +( ::C, ::C)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "operator +" is undefined in device code
 );
__device__ long o4(
 D x = D(3)
 );
__device__ long o5(
 int x = 3.5_r
 );
__device__ long o6(
 int x = 1 +  12_h
 //^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
 );
__device__ long o7(
 int x = 12_h + 4
 //^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
 );
__device__ long o8(
 int x = (12_h)
 );
__device__ void p() {
 o1();
 o2();
 //^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
 o3();
 o4();
 //^ error[call.host-from-device]: calling a __host__ function("D::D(int)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "D::D" is undefined in device code
 o5();
 //^ error[call.host-from-device]: calling a __host__ function("operator ""_r(const char *)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "operator ""_r" is undefined in device code
 o6();
 o7();
 o8();
 //^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("p") is not allowed
 //^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
}
__device__ int more(int, long x = 12_h);
__device__ void arguments(int a, int b) {
 more
  (
  a
   +
  b
  //^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("arguments") is not allowed
  //^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
  );
 more(
  (int)
   a
   //^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("arguments") is not allowed
   //^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
  );
}
