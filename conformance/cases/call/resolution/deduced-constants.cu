/*---
says: A static data member that is declared auto has the type of its value.
rules: call.callee-name
runs: device reject
---*/
template <auto v> struct C {
  static constexpr auto value = v;
  using value_type = decltype(v);
};
constexpr auto outside = 3u;
template <class T> void taken(T);
__global__ void members() {
  taken(C<2>::value);
  //^ @-13.1 error[call.host-from-global]: calling a __host__ function("void ::taken<int> (T1)") from a __global__ function("members") is not allowed
  //^ @13.3 error[call.host-from-global]: calling a __host__ function("void ::taken<int> (T1)") from a __global__ function("members") is not allowed
  //^ @13.5- error[call.host-from-global]: calling a __host__ function("void ::taken<int> (T1)") from a __global__ function("members") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "taken<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "taken<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "taken<int> " is undefined in device code
  taken(C<3ull>::value);
  //^ @-13.1 error[call.host-from-global]: calling a __host__ function("void ::taken<unsigned long long> (T1)") from a __global__ function("members") is not allowed
  //^ @13.3 error[call.host-from-global]: calling a __host__ function("void ::taken<unsigned long long> (T1)") from a __global__ function("members") is not allowed
  //^ @13.5- error[call.host-from-global]: calling a __host__ function("void ::taken<unsigned long long> (T1)") from a __global__ function("members") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "taken<unsigned long long> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "taken<unsigned long long> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "taken<unsigned long long> " is undefined in device code
  taken(C<'c'>::value);
  //^ @-13.1 error[call.host-from-global]: calling a __host__ function("void ::taken<char> (T1)") from a __global__ function("members") is not allowed
  //^ @13.3 error[call.host-from-global]: calling a __host__ function("void ::taken<char> (T1)") from a __global__ function("members") is not allowed
  //^ @13.5- error[call.host-from-global]: calling a __host__ function("void ::taken<char> (T1)") from a __global__ function("members") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "taken<char> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "taken<char> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "taken<char> " is undefined in device code
  taken(outside);
  //^ @-13.1 error[call.host-from-global]: calling a __host__ function("void ::taken<unsigned int> (T1)") from a __global__ function("members") is not allowed
  //^ @13.3 error[call.host-from-global]: calling a __host__ function("void ::taken<unsigned int> (T1)") from a __global__ function("members") is not allowed
  //^ @13.5- error[call.host-from-global]: calling a __host__ function("void ::taken<unsigned int> (T1)") from a __global__ function("members") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "taken<unsigned int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "taken<unsigned int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "taken<unsigned int> " is undefined in device code
}
