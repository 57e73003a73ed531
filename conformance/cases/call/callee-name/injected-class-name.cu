/*---
says: The name of a class template in its own members is printed with the arguments of the instance.
rules: call.space, call.callee-name
runs: host reject, device accept
---*/
template <class T> struct V { __device__ T set(T, const V &) const; };
template <class T> struct W { __device__ void get(W); };
template <class T> struct X { __device__ void at(X *, X<T> &); };
void one(const V<char> w) { w.set('a', w); }
//^ host error[call.device-from-host]: calling a __device__ function("V<char> ::set(char, const V<char> &) const") from a __host__ function("one") is not allowed
void two(W<char> w) { w.get(w); }
//^ host error[call.device-from-host]: calling a __device__ function("_ZN1WI1?E3getE1?") from a __host__ function("two") is not allowed
void three(X<char> w) { w.at(&w, w); }
//^ host error[call.device-from-host]: calling a __device__ function("_ZN1XI1?E2atE1?1?") from a __host__ function("three") is not allowed
