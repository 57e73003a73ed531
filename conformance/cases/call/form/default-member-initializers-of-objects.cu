/*---
says: Default member initialisers that constructors and aggregate initialisation in device code use: objects are told at the constructor's body, or where the aggregate is.
rules: call.form, call.space
runs: host accept, device reject
---*/
__host__ int h(int);
struct Made { Made(int); };
struct Plain { Plain(); };
struct Around { Plain p; };
struct Written {
  Around r{};
  Made x = 1;
  Made y{2};
  Plain z = Plain();
  Made w = {3};
  int m = h(1);
  //^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Written::Written") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ Written()
  {}
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("Written::Written") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("Written::Written") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("Written::Written") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Written::Written") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Written::Written") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
};
struct Aggregate {
  int k;
  Around r{};
  Made x = 1;
  Made y{2};
  int m = h(3);
  //^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("aggregate") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("with_clauses") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
};
struct Given { int m = h(4); int k; };
__device__ void written() { Written b; }
__device__ void aggregate() {
  Aggregate a{};
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("aggregate") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("aggregate") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("aggregate") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
}
__device__ void with_clauses() {
  Aggregate a{1};
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("with_clauses") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("with_clauses") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("with_clauses") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
}
__device__ void given() { Given a{1}; }
