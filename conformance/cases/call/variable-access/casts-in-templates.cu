/*---
says: In a template, what depends on its parameters converts nothing: of an array that became a pointer the address is taken, anything else is not told. A parameter that is a value has its type; what a dependent condition chooses is not read, a function-style cast converts nothing.
rules: call.variable-access
runs: host reject
---*/
struct P { int a; operator int() const; };
struct Q { Q(int); };
template <class T> struct Tr { typedef T type; };
template <class T> void a1() { extern __shared__ char s1[]; auto &x = reinterpret_cast<typename T::S &>(s1); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s1" cannot be directly taken in a host function
template <class T> void a2() { extern __shared__ char s2[]; auto &x = reinterpret_cast<int &>(s2); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s2" cannot be directly taken in a host function
template <class T> void a3() { extern __shared__ char s3[]; T *x = reinterpret_cast<T *>(s3); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s3" cannot be directly taken in a host function
template <class T> void a4() { extern __shared__ char s4[]; T *x = (T *)s4; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s4" cannot be directly taken in a host function
template <class T> void a5() { extern __shared__ char s5[]; T &x = *(T *)s5; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s5" cannot be directly taken in a host function
template <class T> void a6() { extern __shared__ char s6[]; auto *x = reinterpret_cast<typename T::S *>(s6 + 3); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s6" cannot be directly taken in a host function
template <class T> void a7() { extern __shared__ T s7[]; auto *x = s7; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s7" cannot be directly taken in a host function
template <class T> void a8() { extern __shared__ int s8[]; T x = s8[0]; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s8" cannot be directly taken in a host function
template <class T> void a9() { extern __shared__ P s9[]; auto &x = s9[1]; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s9" cannot be directly taken in a host function
template <class T> void a10() { extern __shared__ P s10[]; T::f(s10); }
template <class T> void a11() { extern __shared__ char s11[]; auto &x = (typename T::S &)s11; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s11" cannot be directly taken in a host function
template <class T> void a12() { extern __shared__ char s12[]; auto x = static_cast<typename T::S>(s12); }
template <class T> void a13() { __shared__ char s13[4]; auto &x = reinterpret_cast<typename T::S &>(s13); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s13" cannot be directly taken in a host function
template <class T> void a14() { __shared__ char s14[4]; auto &x = reinterpret_cast<T &>(s14); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s14" cannot be directly taken in a host function
template <class T> void a15() { __shared__ char s15[4]; auto &x = const_cast<T &>(s15); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s15" cannot be directly taken in a host function
template <class T> void a16() { __shared__ char s16[4]; auto x = T(s16); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void a17() { __shared__ int s17; auto x = T(s17); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void a18() { __shared__ int s18; auto &x = reinterpret_cast<T &>(s18); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s18" cannot be directly taken in a host function
template <class T> void a19() { __shared__ int s19; auto x = reinterpret_cast<T *>(&s19); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s19" cannot be directly taken in a host function
template <class T> void a20() { __shared__ int s20; auto &x = (T &)s20; auto y = (T)s20; auto z = static_cast<T>(s20); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s20" cannot be directly taken in a host function
template <class T> void a21() { __shared__ int s21; auto &x = reinterpret_cast<float &>(s21); x = (float &)s21; }
//^ warning[variable.read-by-host]: a __shared__ variable "s21" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s21" cannot be directly taken in a host function
template <class T> void b1() { __shared__ int s; int y = reinterpret_cast<T &>(s); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b2() { __shared__ int s; T y = reinterpret_cast<T &>(s); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b3() { __shared__ int s; reinterpret_cast<T &>(s) = 1; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b4() { __shared__ int s; reinterpret_cast<T &>(s); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b5() { __shared__ int s; reinterpret_cast<T &>(s).f(); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b6() { __shared__ int s; &reinterpret_cast<T &>(s); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b7() { __shared__ int s; auto &x = static_cast<T &>(s); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b8() { __shared__ P s; auto &x = static_cast<T &>(s); auto y = (T &)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b9() { __shared__ P s; auto &x = static_cast<T>(s); auto y = (T)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b10() { __shared__ int s; auto x = static_cast<T &&>(s); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b11() { __shared__ int s; const T &x = s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b12() { __shared__ int s; T &x = s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b13() { __shared__ int s; T x = s; T z(s); T w{s}; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b14() { __shared__ int s[2]; T x = s[0]; T z(s[1]); int y = s[1]; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b15() { extern __shared__ int s[]; T x = s[0]; T z(s[1]); int y = s[1]; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void b16() { __shared__ int s; auto x = (const T &)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b17() { __shared__ int s; using R = T &; auto x = (R)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b18() { __shared__ int s; auto x = (typename T::R)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b19() { __shared__ int s; typedef typename T::type &R; auto x = (R)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void b27(T *) { __shared__ int s; auto x = static_cast<const T &>(s); auto &y = static_cast<const float &>(s); float z = (const long &)s; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void c2() { __shared__ char s[8]; ((float *)s)[1] = 2; float y = ((float *)s)[1]; ((P *)s)->a = 2; y = ((P *)s)->a; ((P *)s + 1)->a = 2; (*(P *)s).a = 1; *(float *)(void *)s = 2; *((float *)s + 1) = 2; *(float *)(s + 1) = 2; *(float *)&s[1] = 2; *(float *)&s = 2; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> void c3() { __shared__ char s[8]; *(T *)s = 2; T y = *(T *)s; ((T *)s)->a = 1; ((T *)s)[1] = 2; auto &z = *(T *)s; auto &w = *(T *)&s[1]; int q = *(T *)s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void c4() { __shared__ int s; *(T *)&s = 2; T y = *(T *)&s; ((T *)&s)->a = 1; ((T *)&s)[1] = 2; auto &z = *(T *)&s; int q = *(T *)&s; q = (T &)s + 1; q = (T)s; f((T)s); f((T &)s); T::f(s); T::f((int &)s); q = s + T(); q += T(); s = T(); s += T(); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void c5() { __shared__ P s; auto &z = (T &)s.a; auto &z2 = (T &)s; auto x = (T)s.a; T y = s.a; T w = s; T v(s); T u{s.a}; int q = T(s.a); const T &r = s.a; T::f(s); T::f(s.a); auto &&k = (T)s.a; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> void c6() { __shared__ int s[4]; auto &z = (T &)s[1]; auto x = (T)s[1]; auto w = (T)s; T v(s[1]); int q = T(s[1]); const T &r = s[1]; T::f(s[1]); T::f(s); x = static_cast<T>(s[1]); (T)s[1]; return T(s[1]); }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> T c7() { __shared__ int s; return s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
template <class T> T c8() { __shared__ int s[3]; return s[1]; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> T &t9() { __shared__ int s[3]; return s[1]; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
template <class T> T &t10() { __shared__ int s; return s; }
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
__device__ int g; __device__ int ga[4]; __device__ P gp; extern __device__ int ge[]; __constant__ int gc[4]; __constant__ float gf;
template <int N> void d7() { ga[N] = 2; int y = ga[N]; y = g + N; y = N ? g : y; y = ga[N] + ga[N + 1]; g = N; g += N; if (g > N) y = (N > g); int z[] = {g, ga[N]}; y = int(g); y = (int)ga[N]; auto &r = ga[N]; auto *p = &ga[N]; p = ga + N; y = *(ga + N); *(ga + N) = y; y = static_cast<float>(ga[N]); (&ga[N])[1] = 1; }
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "g" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "g" cannot be directly written in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
template <class T> void e1() { int y = int(g); y = int(ga[1]); y = (int)g; y = int(g) + 1; y = int(ga[1] + 1); y = (unsigned)(g); y = float(g); y = unsigned(g); typedef int I; y = I(g); y = I{g}; }
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
template <int N, class T> void e2() { int y = 0; y = N ? g : y; y = y ? g : N; y = y ? N : g; y = N > 1 ? ga[1] : ga[2]; y = (N ? g : y) + 1; int z = N ? g : 0; y = T() ? g : y; y = y ? g : T(); y = y ? ga[1] : T(); y = g ? N : 0; y = sizeof(T) > 4 ? g : y; y = true ? g : N; int &r = N ? g : ga[1]; (N ? g : ga[1]) = 2; (y ? g : ga[1]) = N; T x = y ? g : ga[1]; x = N ? g : 1; }
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "g" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "g" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
