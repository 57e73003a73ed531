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
unsigned b();
__device__ unsigned int b();
auto c() -> int;
__device__ int c();
extern X d();
__device__ Y d();
const int *e();
int const __device__ *e();
static long f();
__device__ static long int f() { return 1; }
struct X g();
__device__ X g();
X *(*h())(int);
__device__ Y *(*h())(int);
