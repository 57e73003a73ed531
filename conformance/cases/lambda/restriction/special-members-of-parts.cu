/*---
says: Arrays of classes whose special members their bases, members and constants decide, and who may use private ones.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct ND { ND(int); };
struct NA { NA(); NA &operator=(const NA &) = delete; };
struct NDM { ND m; };
struct NDB : ND { using ND::ND; };
struct NAM { NA m; };
struct OI { OI(); OI &operator=(int) = delete; };
struct OT { OT(); template <class T> OT &operator=(T) = delete; };
struct CMI { const int x = 1; };
struct SC { static const int z = 1; };
class PV { PV(); PV &operator=(const PV &); friend void g(); public: PV(int); void m() { PV a[1] = {1}; auto l = [a] __device__ {}; } };
union U { int a; U(int); };
struct AM { const int x[2] = {1, 2}; };
struct DA { DA &operator=(const DA &) = default; NA m; };
struct DC { DC() = default; ND m; };
void f() {
  NDM a[1] = {ND(1)}; NDB b[1] = {1}; NAM c[1]; OI d[1]; OT e[1]; CMI h[1]; SC k[1]; U m[1] = {1}; AM n[1]; DA o[1]; DC p[1] = {1};
  auto l1 = [a] __device__ {};
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("NDM") is not default constructible on the host
  auto l2 = [b] __device__ {};
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("NDB") is not default constructible on the host
  auto l3 = [c] __device__ {};
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NAM") is not assignable on the host
  auto l4 = [d] __device__ {};
  auto l5 = [e] __device__ {};
  auto l6 = [h] __device__ {};
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("CMI") is not assignable on the host
  auto l9 = [k] __device__ {};
  auto l11 = [m] __device__ {};
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("U") is not default constructible on the host
  auto l12 = [n] __device__ {};
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("AM") is not assignable on the host
  auto l13 = [o] __device__ {};
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("DA") is not assignable on the host
  auto l14 = [p] __device__ {};
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("DC") is not default constructible on the host
}
void g() { PV l[1] = {1}; auto l10 = [l] __device__ {}; }
