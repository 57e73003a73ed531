/*---
says: Clauses of braced arrays, and what an array of objects or pointers makes and ends.
rules: call.form, call.space, call.address
runs: host reject, device reject
---*/
struct C {
  __device__ operator int() const;
};
void conversions(C &c) {
  int one[1] = {c};
  //^ host error[call.device-from-host]: calling a __device__ function("C::operator int() const") from a __host__ function("conversions") is not allowed
  int several[] = {c, 1, c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  int equal = {c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  int direct{c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  int nested[2][1] = {{c}, {c}};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  const int constants[1]{c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  static int kept[1]{c};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1Ccv1?Ev") from a __host__ function("conversions") is not allowed
  int none[1] = {};
}
struct D {
  __device__ D(int);
  __device__ D();
  __device__ ~D();
};
void pointers() {
  D *p[2];
  D (*q)[2];
}
void news(int n, D *p) {
  new D[2];
  //^ host error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("news") is not allowed
  new D[n];
  //^ host error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("news") is not allowed
  new D[2]();
  //^ host error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("news") is not allowed
  new D[2][2];
  //^ host error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("news") is not allowed
  new D *[2];
  delete[] p;
  //^ host error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("news") is not allowed
}
struct H {
  operator int() const;
};
__device__ void conversions_in_device(H &c) {
  int one[1] = {c};
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  int several[] = {c, 1, c};
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  int equal = {c};
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  int direct{c};
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  int nested[2][1] = {{c}, {c}};
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("conversions_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  //^ device error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
}
struct E {
  __host__ __device__ E(int);
  ~E();
};
__device__ void pointers_in_device() { E *p[2]; }
__device__ void two_end() { E two[2] = {1, 2}; }
//^ device error[device-code.undefined]: identifier "E::~E" is undefined in device code
struct K {
  K(int);
  K();
  ~K();
};
__device__ void news_in_device(int n, K *k) {
  new K[2];
  //^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
  //^ device error[device-code.undefined]: identifier "K::~K" is undefined in device code
  new K[n];
  //^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
  //^ device error[device-code.undefined]: identifier "K::~K" is undefined in device code
  new K[2]();
  //^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
  //^ device error[device-code.undefined]: identifier "K::~K" is undefined in device code
  new K[2][2];
  //^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
  //^ device error[device-code.undefined]: identifier "K::~K" is undefined in device code
  delete[] k;  // device error[device-code.undefined]: identifier "K::~K" is undefined in device code
}
struct L {
  L(int);
  L();
};
__device__ void clauses_in_device(int n) {
  L numbers[2] = {1, 2};
  //^ device error[call.host-from-device]: calling a __host__ function("L::L(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("L::L(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "L::L" is undefined in device code
  //^ device error[device-code.undefined]: identifier "L::L" is undefined in device code
  L lines[2] = {
  //^ device error[call.host-from-device]: calling a __host__ function("L::L(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("L::L(int)") from a __device__ function("clauses_in_device") is not allowed
  //^ device error[device-code.undefined]: identifier "L::L" is undefined in device code
  //^ device error[device-code.undefined]: identifier "L::L" is undefined in device code
    1 + n,
    n};
  L none[2];  // device error[device-code.undefined]: identifier "L::L" is undefined in device code
  L empty[2] = {};  // device error[device-code.undefined]: identifier "L::L" is undefined in device code
  L braces[2]{};  // device error[device-code.undefined]: identifier "L::L" is undefined in device code
}
__host__ __device__ void in_both() {
  L numbers[2] = {1, 2};
  //^ device warning[call.host-from-host-device]: calling a __host__ function("L::L(int)") from a __host__ __device__ function("in_both") is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("L::L(int)") from a __host__ __device__ function("in_both") is not allowed
  L none[2];
}
