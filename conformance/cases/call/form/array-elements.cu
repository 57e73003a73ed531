/*---
says: Arrays. What clauses of a braced list make is looked at in the device pass alone; what is made without a clause, or ends, is made in a loop, for which the device pass misses the function.
rules: call.form, call.space, call.address
runs: host reject, device reject
deviation: cufe host N-I constructors by braced lists, and one of several conversion functions
deviation: cufe device N-I elements of an array behind the last clause
---*/
struct M {
  M(int);
  __device__ M();
  int x;
};
__device__ void clauses_in_device() {
  M equal[2] = {1, 2};
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  M direct[2]{1, 2};
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  M counted[] = {1, 2, 3};
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
  M rest[3] = {1};
  //^ device error[call.host-from-device]: calling a __host__ function("M::M(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "M::M" is undefined in device code
}
void clauses_in_host() {
  M equal[2] = {1, 2};
  M rest[3] = {1};
}
void none_in_host() {
  M none[2];
  M empty[2] = {};
  static M kept[2];
  M inner[2][2];
  new M[2];
  //^ host error[call.device-from-host]: calling a __device__ function("M::M()") from a __host__ function("none_in_host") is not allowed
  M one;
  //^ host error[call.device-from-host]: calling a __device__ function("M::M()") from a __host__ function("none_in_host") is not allowed
}
__host__ __device__ void none_in_both() { M none[2]; }
struct D {
  __device__ D(int);
  D(char *);
  D();
  int x;
};
void clauses_of_device() {
  D equal[2] = {1, nullptr};
  D direct[2]{1, 2};
  D counted[] = {1};
  D one{1};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1DC1E1?") from a __host__ function("clauses_of_device") is not allowed
}
__device__ void none_in_device() {
  D none[2];  // device error[device-code.undefined]: identifier "D::D" is undefined in device code
  D inner[2][2];  // device error[device-code.undefined]: identifier "D::D" is undefined in device code
  D empty[2] = {};  // device error[device-code.undefined]: identifier "D::D" is undefined in device code
  D rest[2] = {1};  // device error[device-code.undefined]: identifier "D::D" is undefined in device code
}
struct Ends {
  __host__ __device__ Ends(int);
  __device__ ~Ends();
};
void ends_in_host() { Ends a[1] = {1}; }
//^ host error[call.device-from-host]: calling a __device__ function("Ends::~Ends()") from a __host__ function("ends_in_host") is not allowed
struct EndsInHost {
  __host__ __device__ EndsInHost(int);
  ~EndsInHost();
};
__device__ void ends_in_device() { EndsInHost a[2] = {1, 2}; }
//^ device error[device-code.undefined]: identifier "EndsInHost::~EndsInHost" is undefined in device code
struct Converts {
  __device__ operator int() const;
  operator float() const;
};
void converts(Converts &c) {
  int one[1] = {c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK8Convertscv1?Ev") from a __host__ function("converts") is not allowed
  int counted[] = {c, 1};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK8Convertscv1?Ev") from a __host__ function("converts") is not allowed
  int equal = {c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK8Convertscv1?Ev") from a __host__ function("converts") is not allowed
  int direct{c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK8Convertscv1?Ev") from a __host__ function("converts") is not allowed
}
