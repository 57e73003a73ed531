/*---
says: Return types that are spelled differently and are the same.
rules: space.redeclare.model, space.redeclare.compared
runs: host accept, device accept
---*/
typedef int I;
struct X {};
using Y = X;
int a();
__device__ I a();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("a") redeclared with __device__, hence treated as a __host__ __device__ function
unsigned b();
__device__ unsigned int b();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("b") redeclared with __device__, hence treated as a __host__ __device__ function
auto c() -> int;
__device__ int c();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("c") redeclared with __device__, hence treated as a __host__ __device__ function
extern X d();
__device__ Y d();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("d") redeclared with __device__, hence treated as a __host__ __device__ function
const int *e();
int const __device__ *e();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("e") redeclared with __device__, hence treated as a __host__ __device__ function
static long f();
__device__ static long int f() { return 1; }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("f") redeclared with __device__, hence treated as a __host__ __device__ function
struct X g();
__device__ X g();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("g") redeclared with __device__, hence treated as a __host__ __device__ function
X *(*h())(int);
__device__ Y *(*h())(int);
//^ device warning[space.redeclared.host-with-device]: a __host__ function("h") redeclared with __device__, hence treated as a __host__ __device__ function
