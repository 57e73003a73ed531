/*---
says: A constant without memory space becomes a variable of the device when it is declared, so a later declaration that says nothing loses the space again.
rules: jit.variable, jit.default-space, variable.redeclare, variable.extern-definition
runs: jit accept
---*/
extern const int a;
//^ warning[variable.extern-definition]: extern declaration of the entity a is treated as a static definition
extern const int b;
//^ warning[variable.extern-definition]: extern declaration of the entity b is treated as a static definition
extern const int b;  // warning[variable.redeclared.without]: a __device__ variable("b") redeclared without __device__
extern const int c;
const int c = 3;  // warning[variable.redeclared.without]: a __device__ variable("c") redeclared without __device__
const int d = 3;
extern const int d;  // warning[variable.redeclared.without]: a __device__ variable("d") redeclared without __device__
constexpr int e = 3;
extern const int e;  // warning[variable.redeclared.without]: a __device__ variable("e") redeclared without __device__
namespace n { extern const float f[3]; }
//^ warning[variable.extern-definition]: extern declaration of the entity n::f is treated as a static definition
extern "C" const int g;
//^ warning[variable.extern-definition]: extern declaration of the entity g is treated as a static definition
extern const int *const h;
//^ warning[variable.extern-definition]: extern declaration of the entity h is treated as a static definition
extern const int i;
__device__ const int i = 1;
extern const int j;
__constant__ const int j = 1;
//^ warning[variable.redeclared.with]: a __device__ variable("j") redeclared with __constant__
extern const int k;
//^ warning[variable.extern-definition]: extern declaration of the entity k is treated as a static definition
extern __device__ const int k;
extern const int k;  // warning[variable.redeclared.without]: a __device__ variable("k") redeclared without __device__
extern __constant__ const int l;
//^ warning[variable.extern-definition]: extern declaration of the entity l is treated as a static definition
extern const int l;
//^ warning[variable.redeclared.without]: a __constant__ variable("l") redeclared without __constant__
template <class T> extern const T m;
template <class T> const T m = 1;
struct Incomplete;
extern const Incomplete o;
extern const Incomplete o;
//^ warning[variable.redeclared.without]: a __device__ variable("o") redeclared without __device__
typedef const int C;
extern C q;  // warning[variable.extern-definition]: extern declaration of the entity q is treated as a static definition
extern C q;  // warning[variable.redeclared.without]: a __device__ variable("q") redeclared without __device__
extern const volatile int s;
//^ warning[variable.extern-definition]: extern declaration of the entity s is treated as a static definition
namespace { extern const int t; }
static const int u = 1;
extern const int u;  // warning[variable.redeclared.without]: a __device__ variable("u") redeclared without __device__
inline const int w = 1;
