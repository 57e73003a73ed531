/*---
says: Members of class templates that device code uses are judged with their class's arguments.
rules: call.context, call.space, call.form
runs: host accept, device reject
---*/
struct Host { int member() { return 1; } static int none() { return 2; } };
template <class T> struct Box {
  T value;
  __device__ int get() { return value.member(); }
  //^ device error[call.host-from-device]: calling a __host__ function("Host::member()") from a __device__ function("Box< ::Host> ::get") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::member" is undefined in device code
  __device__ int type() { return T::none(); }
  //^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("Box< ::Host> ::type") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
  __device__ int calls_own() { return get(); }
  template <class U> __device__ int of(U u) { return u.member(); }
  //^ device error[call.host-from-device]: calling a __host__ function("Host::member()") from a __device__ function("Box< ::Host> ::of< ::Host> ") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::member" is undefined in device code
  __device__ int outside();
  int host() { return 1; }
};
template <class T> __device__ int Box<T>::outside() { T x; return x.member(); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::member()") from a __device__ function("Box< ::Host> ::outside") is not allowed
//^ device error[device-code.undefined]: identifier "Host::member" is undefined in device code
__device__ int get(Box<Host> &b) { return b.get(); }
__device__ int type(Box<Host> &b) { return b.type(); }
__device__ int own(Box<Host> &b) { return b.calls_own(); }
__device__ int of(Box<Host> &b, Host h) { return b.of(h); }
__device__ int outside(Box<Host> &b) { return b.outside(); }
__device__ int host(Box<Host> &b) { return b.host(); }
//^ device error[call.host-from-device]: calling a __host__ function("Box< ::Host> ::host()") from a __device__ function("host") is not allowed
//^ device error[device-code.undefined]: identifier "Box< ::Host> ::host" is undefined in device code
struct Device { __device__ int member() { return 1; } __device__ static int none() { return 2; } };
__device__ int device(Box<Device> &b, Device d) { return b.get() + b.type() + b.of(d) + b.outside(); }
