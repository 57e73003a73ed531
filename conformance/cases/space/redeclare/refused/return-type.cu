/*---
says: Functions that differ in their return types alone.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
struct X {};
struct Y {};
typedef int I;
int a();
__device__ float a();
int b() { return 1; }
__device__ float b() { return 1; }
__device__ int c(int);
float c(int);
X d();
__device__ Y d();
int *e();
__device__ int &e();
const X f();
__device__ X f();
__host__ int g() { return 1; }
__device__ float g();
auto h() -> int;
__device__ auto h() -> float;
