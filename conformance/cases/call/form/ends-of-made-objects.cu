/*---
says: Objects that casts and constructors make for a moment in device code are destroyed; those that become other objects are not.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Made {
  __device__ Made(int);
  __host__ ~Made();
  int m;
  __device__ Made operator+(int) const;
};
__device__ int by_reference(const Made &);
__device__ int by_value(Made);
__device__ Made given();
__device__ void statements() {
  (Made(1));
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  Made(1), Made(2);
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  static_cast<void>(Made(2));
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  (void)Made(2);
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  static_cast<Made>(1);
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  (Made)1;
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  Made{1};
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("statements") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
}
__device__ void operands() {
  by_reference(Made(1));
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  by_reference(Made{1});
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  by_value(Made(1));
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  //^ device@13.2 error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device@13.4 error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device@13.2 error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  //^ device@13.4 error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  Made(1) + 2;
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  ((Made(1)).m);
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  given().m;
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("operands") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
}
__device__ int conditions() {
  if (Made(1).m) return 1;
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("conditions") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  while (by_reference(Made(1))) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("conditions") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  return 0;
}
template <class T> __device__ void in_template() {
  (T(1));
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("in_template< ::Made> ") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  by_reference(T(1));
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("in_template< ::Made> ") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
  T{1};
  //^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("in_template< ::Made> ") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
}
__device__ void instance() { in_template<Made>(); }
__device__ Made returned() { return Made(1); }
__device__ Made in_parentheses() { return (Made(1)); }
__device__ Made *made_anew() { return new Made(Made(1)); }
