/*---
says: An instance of a template is complete where the unit needs it so: objects, bases, members, sizes, explicit instances, parameters of definitions; a specialisation is complete itself.
rules: variable.extern-definition
runs: device accept
deviation: oracle device N-I explicit instances and types of parameters that complete an instance are not looked at
---*/
template <class T> struct P { T x; };
template <class T> struct Fwd;
extern __device__ P<int> a;
//^ warning[variable.extern-definition]: extern declaration of the entity a is treated as a static definition
extern __device__ P<long> b;
//^ warning[variable.extern-definition]: extern declaration of the entity b is treated as a static definition
P<long> hostobj;
extern __device__ P<char> c;
//^ warning[variable.extern-definition]: extern declaration of the entity c is treated as a static definition
struct D : P<char> {};
extern __device__ P<short> d;
//^ warning[variable.extern-definition]: extern declaration of the entity d is treated as a static definition
struct M { P<short> p; };
extern __device__ P<float> e;
P<float> *ptr;
extern __device__ P<double> f;
__device__ P<double> fn(P<double> x);
extern __device__ P<bool> h[3];
//^ warning[variable.extern-definition]: extern declaration of the entity h is treated as a static definition
template struct P<bool>;
extern __device__ Fwd<int> i;
extern __device__ P<P<int>> j;
//^ warning[variable.extern-definition]: extern declaration of the entity j is treated as a static definition
int s = sizeof(P<P<int>>);
typedef P<unsigned char> TD;
extern __device__ TD k;
typedef P<signed char> TE;
extern __device__ TE l;
//^ warning[variable.extern-definition]: extern declaration of the entity l is treated as a static definition
TE obj;
template <> struct P<void *> { int q; };
extern __device__ P<void *> m;
//^ warning[variable.extern-definition]: extern declaration of the entity m is treated as a static definition
extern __constant__ P<int **> o;
//^ warning[variable.extern-definition]: extern declaration of the entity o is treated as a static definition
__global__ void kern(P<int **> q) {}
