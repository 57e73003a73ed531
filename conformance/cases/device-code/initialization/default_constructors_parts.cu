/*---
says: What is a part of an object decides whether its default constructor leaves code behind.
rules: device-code.initialization
runs: device reject
---*/
__device__ int v;
struct C6 { __host__ __device__ constexpr C6() {} }; struct Agg2 { int x, y; }; struct Empty { __device__ Empty() {} int a; };
struct V1 { __device__ virtual void f(); }; struct V2 { __device__ virtual void f(); int a; };
struct N1 { int a = 3; int b; };
struct A1 { C6 c; int x; }; struct A2 { int a = 1; Agg2 m; }; struct A3 { Empty e; int x; }; struct A4 { int a = 1; Empty e; }; struct A5 { C6 c; Empty e; }; struct E0 {}; struct A6 { int a = 1; E0 e; E0 f[2]; }; struct A7 { int a = 1; int *p; };
struct A8 { C6 c; int x = 2; }; struct A9 : C6 { int x; }; struct A10 { int a = 1; int arr[2]; }; struct A12 { int a = 1; const int *p = nullptr; Agg2 g = {1, 2}; Agg2 h{}; }; struct A13 { A1 n; }; struct A14 { int a = 1; static int s; int b : 3; }; union U { int a = 1; float f; }; union U2 { int a; C6 c; };
__device__ V2 v2;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N1 n1;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ A1 a1;
__device__ A2 a2;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ A3 a3;
__device__ A4 a4;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ A5 a5;
__device__ A6 a6;
__device__ A7 a7;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ A8 a8;
__device__ A9 a9;
__device__ A10 a10;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ A12 a12;
__device__ A13 a13;
__device__ A14 a14;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ U u;
__device__ N1 arr[2];
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
struct X1 { C6 c; __device__ X1() {} }; struct X2 { A6 a; __device__ X2() {} }; struct X3 : C6 { __device__ X3() {} }; struct X4 { C6 c; }; struct X5 { X4 x; __device__ X5() {} };
struct D1 { ~D1() = default; int a = 1; }; struct D2 : V1 { ~D2() = default; }; struct D3 { virtual ~D3() = default; }; struct D4 : D3 {}; struct D5 { D3 d; };
struct G1 { X1 x; int a = 1; }; struct G2 : V1 { int a = 1; }; struct G3 : V2 { int a = 1; }; struct G4 : V1 { int b; }; struct G5 : V1 { __device__ void f() override; int b; };
__device__ X1 x1;
__device__ X2 x2;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ X3 x3;
__device__ X5 x5;
__device__ D1 d1;
__device__ D2 d2;
__device__ D3 d3;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ D4 d4;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ D5 d5;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ G1 g1;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ G2 g2;
__device__ G3 g3;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ G4 g4;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ G5 g5;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V2 v2l{};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V2 v2e = {};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ G5 g5l{};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
