/*---
says: An implicit default constructor leaves no code behind where nothing is initialised, or everything is; an empty one where what it makes is made by nothing.
rules: device-code.initialization
runs: device reject
deviation: cufe device N-I expressions of default member initialisers are not read, nor initialisers of constants of namespaces
deviation: oracle device BUG objects of classes with virtual functions or initialisers that leave members without a value count as constant
---*/
__device__ int call(); __device__ int v;
struct V1 { __device__ virtual void f(); };
struct V2 { __device__ virtual void f(); int a; };
struct V3 { V3() = default; __device__ virtual void f(); };
struct V4 : V1 {};
struct V5 { V1 m; };
struct V6 { __host__ __device__ constexpr V6() {} __device__ virtual void f(); };
struct V7 { virtual ~V7() = default; };
struct B {}; struct V8 : virtual B {}; struct V9 : V8 {};
struct V10 : V1 { __device__ V10() {} };
struct V11 { V1 m; __device__ V11() {} };
struct V12 { int x = 1; V1 m; };
__device__ V1 v1;
__device__ V2 v2;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V3 v3;
__device__ V4 v4;
__device__ V5 v5;
__device__ V6 v6;
__device__ V7 v7;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V8 v8;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V9 v9;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V10 v10;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V11 v11;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ V12 v12;
__device__ V1 v13{};
__device__ V1 v14 = {};
__device__ V2 v15 = V2();
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
struct N1 { int a = 3; int b; }; struct N2 { int a = v; }; struct N3 { int *p = &v; }; struct N4 { int a = call(); int b = 2; }; struct N5 { int a = sizeof(int) * 2; float f = 1.0f; };
struct N6 { int a = 3; __device__ N6() {} }; struct N7 { int a = 3; __host__ __device__ constexpr N7() {} }; struct N8 { N1 n; __device__ N8() {} }; struct N9 : N1 { __device__ N9() {} };
__device__ N1 n1;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N2 n2;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N3 n3;
__device__ N4 n4;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N5 n5;
__device__ N6 n6;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N7 n7;
__device__ N8 n8;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N9 n9;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ N1 n10 = {};
__device__ N1 n11 = {1};
__device__ N4 n12 = {1};
__device__ N4 n13 = {};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
struct Non { __device__ Non(); int a; }; struct Agg { int x; Non n; int y = 4; }; struct Agg2 { int x; int y; };
__device__ Agg a1 = {1};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Agg a2 = {1, {}};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Agg a3 = {};
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Agg2 a4 = {1};
__device__ Agg2 a5[3] = {{1}, {}};
extern const int ext; extern const int ext2; const int ext2 = 3; const volatile int cv = 2; const int cd = v;
__device__ int e1 = ext;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int e2 = ext2;
__device__ int e3 = cv;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int e4 = cd;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int e5 = Agg2().x;
__device__ int e6 = Non().a;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int e7 = Agg2{1, 2}.y;
struct Anonymous { union { int u; float f; }; int a = 1; };
__device__ Anonymous anonymous;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
