/*---
says: What a device function calls of a class whose members are host functions.
rules: call.form, call.space
runs: device reject
---*/
struct H {
  H();
  H(const H &);
  ~H();
  void m();
  operator int();
  H &operator=(const H &);
  int operator+(int);
  int operator()();
  int operator[](int);
  H *operator->();
};
__device__ void declares() { H x; }
//^ error[call.host-from-device]: calling a __host__ function("H::H()") from a __device__ function("declares") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::~H()") from a __device__ function("declares") is not allowed
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
//^ error[device-code.undefined]: identifier "H::~H" is undefined in device code
__device__ void member(H &x) { x.m(); }
//^ error[call.host-from-device]: calling a __host__ function("H::m()") from a __device__ function("member") is not allowed
//^ error[device-code.undefined]: identifier "H::m" is undefined in device code
__device__ void converts(H &x) { int i = x; (void)i; }
//^ error[call.host-from-device]: calling a __host__ function("H::operator int()") from a __device__ function("converts") is not allowed
//^ error[device-code.undefined]: identifier "H::operator int" is undefined in device code
__device__ void operators(H &x) { x + 1; x(); x[1]; }
//^ error[call.host-from-device]: calling a __host__ function("H::operator ()()") from a __device__ function("operators") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::operator +(int)") from a __device__ function("operators") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::operator [](int)") from a __device__ function("operators") is not allowed
//^ error[device-code.undefined]: identifier "H::operator ()" is undefined in device code
//^ error[device-code.undefined]: identifier "H::operator +" is undefined in device code
//^ error[device-code.undefined]: identifier "H::operator []" is undefined in device code
__device__ void copies(H &x) { H y = x; }
//^ error[call.host-from-device]: calling a __host__ function("H::H(const H&)") from a __device__ function("copies") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::~H()") from a __device__ function("copies") is not allowed
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
//^ error[device-code.undefined]: identifier "H::~H" is undefined in device code
__device__ void arrow(H &x) { x->m(); }
//^ error[call.host-from-device]: calling a __host__ function("H::m()") from a __device__ function("arrow") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::operator ->()") from a __device__ function("arrow") is not allowed
//^ error[device-code.undefined]: identifier "H::m" is undefined in device code
//^ error[device-code.undefined]: identifier "H::operator ->" is undefined in device code
__device__ void assigns(H &x, H &y) { x = y; }
//^ error[call.host-from-device]: calling a __host__ function("H::operator =(const H&)") from a __device__ function("assigns") is not allowed
//^ error[device-code.undefined]: identifier "H::operator =" is undefined in device code
__device__ void in_static() { static int i = 0; (void)i; }
__host__ __device__ void both(H &x) { x.m(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("H::m()") from a __host__ __device__ function("both") is not allowed
