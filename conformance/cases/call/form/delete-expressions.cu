/*---
says: What delete-expressions of device code destroy, in templates too; a virtual destructor is not looked at, and the operand is read.
rules: call.form, call.space, call.variable
runs: host accept, device reject
---*/
struct Host { ~Host(); };
struct Virtual { virtual ~Virtual(); };
struct Derived : Virtual {};
struct Overriding : Virtual { ~Overriding(); };
template <class T> __device__ void one(T *p) { delete p; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("one< ::Host> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
template <class T> __device__ void several(T *p) { delete[] p; }
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ void instances(Host *h, Virtual *v, int *i) {
  one(h);
  several(h);
  one(v);
  several(v);
  one(i);
}
__device__ void plain(Host *h) {
  delete h;
  //^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("plain") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
  delete[] h;
  //^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
  ::delete h;
  //^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("plain") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
}
__device__ void of_virtual(Virtual *v, Derived *d, Overriding *o) {
  delete v;
  delete d;
  delete o;
  ::delete v;
  delete[] v;
  delete[] o;
}
int *pointer;
int *pointers[2];
__device__ void variables() {
  delete pointer;
  //^ device@-13.2 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
  //^ device@13.3- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
  delete[] pointer;
  //^ device@-13.2 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
  //^ device@13.3- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
  delete pointers[1];
  //^ device@-13.2 warning[variable.read-by-device]: a host variable "pointers" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "pointers" is undefined in device code
  //^ device@13.3- warning[variable.read-by-device]: a host variable "pointers" cannot be directly read in a __device__/__global__ function
  delete *pointers;
  //^ device@-13.2 warning[variable.read-by-device]: a host variable "pointers" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "pointers" is undefined in device code
  //^ device@13.3- warning[variable.read-by-device]: a host variable "pointers" cannot be directly read in a __device__/__global__ function
}
