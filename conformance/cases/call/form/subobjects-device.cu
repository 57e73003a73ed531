/*---
says: What device constructors and destructors call of their bases and members, written or not, and default arguments where they are used.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Made {
  Made();
  Made(int);
  ~Made();
  static int s();
};
struct Written {
  Made member;
  __device__ Written();
  __device__ ~Written();
};
__device__ Written::Written() :
  member(1)
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("Written::Written") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
{
}
__device__ Written::~Written()
{
}
//^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("Written::~Written") is not allowed
//^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
struct Base : Made {
  __device__ Base();
};
__device__ Base::Base()
{
//^ device error[call.host-from-device]: calling a __host__ function("Made::Made() [subobject]") from a __device__ function("Base::Base") is not allowed
}
struct WrittenBase : Made {
  __device__ WrittenBase();
};
__device__ WrittenBase::WrittenBase() :
  Made(2)
  //^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int) [subobject]") from a __device__ function("WrittenBase::WrittenBase") is not allowed
{
}
struct Initialised {
  int one =
    Made::s();
  int two = Made::s();
  //^ device error[call.host-from-device]: calling a __host__ function("Made::s()") from a __device__ function("Initialised::Initialised") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::s" is undefined in device code
  __device__ Initialised();
  __device__ Initialised(int);
};
__device__ Initialised::Initialised() :
  one(1)
{
}
__device__ Initialised::Initialised(int) : Initialised()
{
}
__device__ int twice(int a,
  int b = Made::s());
  //^ device error[call.host-from-device]: calling a __host__ function("Made::s()") from a __device__ function("uses") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Made::s()") from a __device__ function("uses") is not allowed
  //^ device error[device-code.undefined]: identifier "Made::s" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Made::s" is undefined in device code
__device__ int uses() {
  return twice(1)
    + twice(1);
}
__device__ int given() { return twice(1, 2); }
struct Array {
  Made several[2];
  __device__ Array();
};
__device__ Array::Array()
{  // device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
}
struct ByReference {
  Made &reference;
  Made *pointer;
  __device__ ByReference(Made &made);
};
__device__ ByReference::ByReference(Made &made) : reference(made), pointer(&made) {}
struct Ended : Made {
  Made member;
  __device__ ~Ended();
};
__device__ Ended::~Ended()
{
}
//^ device error[call.host-from-device]: calling a __host__ function("Made::~Made() [subobject]") from a __device__ function("Ended::~Ended") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Made::~Made()") from a __device__ function("Ended::~Ended") is not allowed
//^ device error[device-code.undefined]: identifier "Made::~Made" is undefined in device code
