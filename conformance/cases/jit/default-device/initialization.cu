/*---
says: Variables that are the device's by default must be initialised by constants.
rules: device-code.initialization, jit.default-space
runs: jit reject
arguments: -default-device
---*/
__device__ int mi;
int mm = mi;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
namespace n { int a = mi; static int b = mi; const int c = mi; constexpr int d = 3; inline int e = mi; extern int g; int g = mi; }
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
int h = n::d;
int k() { return 1; }
int l = k();
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
struct C { static int m; };
int C::m = mi;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
struct S { int x; S() : x(mi) {} };
S s;  // error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
extern __constant__ int elsewhere[3];
const void *address = elsewhere;
int *elements[] = { &mi, elsewhere + 0 };
