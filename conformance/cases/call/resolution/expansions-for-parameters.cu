/*---
says: The elements of a pack expansion are arguments of parameters that are no packs, too.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG the elements of pack expansions are arguments of packs alone
---*/
template <bool B> struct V { void host() {} };
template <int B> struct Z { void host() {} };
template <class First, class... Rest> static constexpr bool first_v = sizeof(First) == 4;
template <class First, class... Rest> static constexpr int rest_v = sizeof...(Rest);
template <bool A, class... T> struct ESO { void host() {} };
template <class... T> using E1 = ESO<first_v<T...>, T...>;
template <class... T> using E2 = V<first_v<T...>>;
template <class... T> using E3 = Z<rest_v<T...>>;
template <class A, class B> using E4 = Z<rest_v<A, B>>;
template <class... T> struct S { Z<rest_v<T...>> z; V<first_v<T...>> v; };
__device__ void x() {
  E1<int, float>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("ESO<(bool)1, int, float > ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("ESO<(bool)1, int, float > ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("ESO<(bool)1, int, float > ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "ESO<(bool)1, int, float > ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "ESO<(bool)1, int, float > ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "ESO<(bool)1, int, float > ::host" is undefined in device code
  E2<int, float>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("V<(bool)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("V<(bool)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("V<(bool)1> ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "V<(bool)1> ::host" is undefined in device code
  E3<int, float>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  E4<int, float>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  S<int, double>().z.host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Z<(int)1> ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Z<(int)1> ::host" is undefined in device code
  S<int, double>().v.host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("V<(bool)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("V<(bool)1> ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("V<(bool)1> ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "V<(bool)1> ::host" is undefined in device code
}
