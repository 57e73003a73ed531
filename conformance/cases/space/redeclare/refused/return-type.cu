/*---
says: Functions that differ in their return types alone.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
struct X {};
struct Y {};
typedef int I;
int a();
__device__ float a();  // error[c++]: cannot overload functions distinguished by return type alone
int b() { return 1; }
__device__ float b() { return 1; }  // error[c++]: cannot overload functions distinguished by return type alone
__device__ int c(int);
float c(int);  // error[c++]: cannot overload functions distinguished by return type alone
X d();
__device__ Y d();  // error[c++]: cannot overload functions distinguished by return type alone
int *e();
__device__ int &e();  // error[c++]: cannot overload functions distinguished by return type alone
const X f();
__device__ X f();  // error[c++]: cannot overload functions distinguished by return type alone
__host__ int g() { return 1; }
__device__ float g();  // error[c++]: cannot overload functions distinguished by return type alone
auto h() -> int;
__device__ auto h() -> float;  // error[c++]: cannot overload functions distinguished by return type alone
