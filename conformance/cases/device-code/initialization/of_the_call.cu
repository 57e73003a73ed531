/*---
says: Objects that each call has its own of have no address that is a constant, and no value; `this` is one.
rules: device-code.initialization
runs: device reject
deviation: oracle device BUG it takes a comparison of the address of an automatic variable for no constant
---*/
__device__ int call();
struct M { int m; __device__ void f(const int p, int &r, const M q) { int au = 1; const int cau = call(); const int k3 = 3;
 static M *s1 = this;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static M *s2 = (this);
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s3 = p;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s4 = r;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int *s5 = &r;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int *s6 = &au;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static const int &s7 = au;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static const int *s8 = &cau;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s9 = cau;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s10 = k3;
 static int *s11 = &m;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s12 = this->m;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static bool s14 = &au == nullptr;
 static M s15 = q;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s16 = q.m;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s17 = *&au;
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int s18 = sizeof(this);
 static int s19[2] = {au, 1};
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
 static int *s20[1] = {&au};
 //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
} };
