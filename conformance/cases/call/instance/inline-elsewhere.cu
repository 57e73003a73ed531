/*---
says: Of what is declared extern only inline functions are made: those that are so by then, and the inline members of a class.
rules: call.phase
runs: device reject
deviation: oracle device BUG it takes for inline what becomes so later, and reads members that instances of extern classes have elsewhere
---*/
void h();
template <class T> __device__ constexpr void b(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("b<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
extern template __device__ void b<int>(int);
template <class T> inline __device__ void c(T);
template <class T> __device__ void c(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("c<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
extern template __device__ void c<int>(int);
template <class T> __device__ void late(T);
extern template __device__ void late<int>(int);
template <class T> __device__ inline void late(T) { h(); }
template <class T> struct S { __device__ void m() { h(); } __device__ void o(); __device__ void p(); static __device__ void q(); };
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<int> ::m") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ void S<T>::o() { h(); }
template <class T> inline __device__ void S<T>::p() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<int> ::p") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ void S<T>::q() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<char> ::q") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
extern template struct S<int>;
template <class T> struct Both { __device__ void m() { h(); } __device__ void o(); };
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Both<int> ::m") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ void Both<T>::o() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Both<int> ::o") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
extern template struct Both<int>;
template struct Both<int>;
__device__ void uses() { b(1); c(1); late(1); S<int>().m(); S<int>().o(); S<int>().p(); S<int>::q(); S<char>::q(); }
