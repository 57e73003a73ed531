/*---
says: Of function templates that fit equally well the more specialised one is called; one whose template arguments contradict each other is none.
rules: call.space, call.callee-name
runs: host reject, device accept
---*/
template<class T> __host__ __device__ int f(T);
template<class T> __device__ int f(T*);
int g(int*p){return f(p);}
//^ host error[call.device-from-host]: calling a __device__ function("int ::f<int> (T1 *)") from a __host__ function("g") is not allowed
template<class T> __host__ __device__ int f2(T &);
template<class T> __device__ int f2(const T &);
int g2(const int &p){return f2(p);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f2I1?E1?1?") from a __host__ function("g2") is not allowed
template<class T> __host__ __device__ int f3(T, T);
template<class T, class U> __device__ int f3(T, U);
int g3(int p){return f3(p, 1L);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f3I1?1?E1?1?1?") from a __host__ function("g3") is not allowed
int g3b(int p){return f3(p, 1);}
template<class T> struct V {};
template<class T> __host__ __device__ int f4(T);
template<class T> __device__ int f4(V<T>);
int g4(V<int> v){return f4(v);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f4I1?E1?1?") from a __host__ function("g4") is not allowed
template<class T> __host__ __device__ int f5(T);
__device__ int f5(int);
int g5(){return f5(1);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f51?") from a __host__ function("g5") is not allowed
template<class... T> __host__ __device__ int f6(T...);
template<class T> __device__ int f6(T);
int g6(){return f6(1);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f6I1?E1?1?") from a __host__ function("g6") is not allowed
template<class T> __device__ int f7(T *);
template<class T> __host__ __device__ int f7(const T *);
int g7(const int *p, int *q){return f7(p) + f7(q);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f7I1?E1?1?") from a __host__ function("g7") is not allowed
template<class T> __host__ __device__ int f8(T &&);
template<class T> __device__ int f8(const T &);
int g8(int a){return f8(a);}
int g8b(const int a){return f8(a);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f8I1?E1?1?") from a __host__ function("g8b") is not allowed
template<class T> __host__ __device__ int f9(T *, int);
template<class T> __device__ int f9(T, int);
int g9(){return f9(3, 4);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2f9I1?E1?1?1?") from a __host__ function("g9") is not allowed
template<class T, class U> __device__ int fa(T, U);
template<class T> __host__ __device__ int fa(T, T, int = 0);
int ga(){return fa(3, 4);}
template<class T> __device__ int fb(T, T);
__host__ __device__ int fb(double, double);
int gb(){return fb(3, 4.0);}
int gc(){return fb(3, 4);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2fbI1?E1?1?1?") from a __host__ function("gc") is not allowed
struct Base { template <class T> __device__ int m(T); template <class T> __host__ __device__ int m(T *); };
int gd(Base b, int *p){return b.m(p) + b.m(1);}
//^ host error[call.device-from-host]: calling a __device__ function("_ZN4Base1mI1?EE1?1?") from a __host__ function("gd") is not allowed
template <class... T> __device__ int fe(T &&...);
template <class A, class... T> __host__ __device__ int fe(A &&, T &&...);
int ge(){return fe(1, 2);}
template <class T> __device__ int fh(T *, int = 1);
template <class T> __host__ __device__ int fh(T);
int gh(int *p){return fh(p);}
//^ host error[call.device-from-host]: calling a __device__ function("_Z2fhI1?E1?1?1?") from a __host__ function("gh") is not allowed
