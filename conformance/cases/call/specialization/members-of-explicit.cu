/*---
says: Explicit specialisations are no templates: what their members call is judged where it stands, though the template has members of the same names.
rules: call.space, call.callee-name
runs: host reject
deviation: oracle host BUG the name of an explicit specialisation in itself is taken for the template
---*/
__device__ int dev();
template <class T> struct N { static T low() { return T(); } T own() { return T(); } int f(T); };
template <> struct N<int> {
  __device__ static int low() { return 0; }
  __device__ int own() { return 0; }
  static int unqualified() { return low(); }
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("N<int> ::low()") from a __host__ function("unqualified") is not allowed
  //^ @13.3 error[call.device-from-host]: calling a __device__ function("N<int> ::low()") from a __host__ function("unqualified") is not allowed
  //^ @13.5- error[call.device-from-host]: calling a __device__ function("N<int> ::low()") from a __host__ function("unqualified") is not allowed
  static int qualified() { return N<int>::low(); }
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3lowEv") from a __host__ function("qualified") is not allowed
  //^ @13.3 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3lowEv") from a __host__ function("qualified") is not allowed
  //^ @13.5- error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3lowEv") from a __host__ function("qualified") is not allowed
  static int injected() { return N::low(); }
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3lowEv") from a __host__ function("injected") is not allowed
  //^ @13.3 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3lowEv") from a __host__ function("injected") is not allowed
  //^ @13.5- error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3lowEv") from a __host__ function("injected") is not allowed
  int object() { return own(); }
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3ownEv") from a __host__ function("object") is not allowed
  //^ @13.3 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3ownEv") from a __host__ function("object") is not allowed
  //^ @13.5- error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3ownEv") from a __host__ function("object") is not allowed
  int pointer() { return this->own(); }
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3ownEv") from a __host__ function("pointer") is not allowed
  //^ @13.3 error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3ownEv") from a __host__ function("pointer") is not allowed
  //^ @13.5- error[call.device-from-host]: calling a __device__ function("_ZN1NI1?E3ownEv") from a __host__ function("pointer") is not allowed
};
template <> int N<char>::f(char) { return dev(); }
//^ @-13.1 error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("f") is not allowed
//^ @13.3 error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("f") is not allowed
//^ @13.5- error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("f") is not allowed
