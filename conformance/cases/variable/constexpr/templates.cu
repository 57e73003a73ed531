/*---
says: Variable templates are not looked at in namespaces; their explicit specialisations and members of classes are.
rules: variable.constexpr, variable.managed.space
runs: host reject, device reject
---*/
template <class T> __managed__ constexpr T b = T();
template <class T> __device__ constexpr T d = T();
template <class T> __managed__ const T e = T();
template <class T> __shared__ constexpr int l = 1;
template <class T> __shared__ const int l2 = 1;
template <class T> __constant__ __managed__ constexpr int m = 1;
template <class T> __constant__ __managed__ int m2 = 1;
template <class T> __constant__ constexpr int n = 1;
template <class T> constexpr T o = 1;
template <> __managed__ constexpr int o<int> = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
template <class T> __managed__ constexpr int o<T *> = 1;
template <class T> extern __shared__ T q;
namespace x { template <class T> __managed__ static constexpr T r = T(); }

template <class T> inline constexpr __managed__ int i = 1;
//^ @-13.2 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ @13.3- error[variable.inline.one-space]: An inline __managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
__managed__ static constexpr int k = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
struct S { template<class T> static constexpr __managed__ int n = 1; };
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.data-member]: memory qualifier on data member is not allowed
template<class T> struct R { static constexpr __managed__ int o = 1; template<class U> static constexpr __managed__ int p = 1; };
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.data-member]: memory qualifier on data member is not allowed
//^ error[variable.data-member]: memory qualifier on data member is not allowed
