/*---
says: A variable whose type is incomplete at the end of the unit is not taken for a definition.
rules: variable.extern-definition
runs: device accept
---*/
struct Incomplete;
extern __device__ Incomplete a;
struct Later;
extern __device__ Later b;
//^ warning[variable.extern-definition]: extern declaration of the entity b is treated as a static definition
struct Later { int x; };
extern __device__ int c[];
extern __device__ int d[];
//^ warning[variable.extern-definition]: extern declaration of the entity d is treated as a static definition
extern __device__ int d[3];
enum Opaque : int;
extern __device__ Opaque e;
//^ warning[variable.extern-definition]: extern declaration of the entity e is treated as a static definition
template <class T> struct Pattern { T x; };
extern __device__ Pattern<int> f;
extern __device__ Pattern<float> g;
//^ warning[variable.extern-definition]: extern declaration of the entity g is treated as a static definition
__device__ int size() { return sizeof(Pattern<float>); }
