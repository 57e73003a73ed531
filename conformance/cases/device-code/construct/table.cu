/*---
says: Each construct in code of the host and of the device, in functions, instances and templates without one.
rules: device-code.construct
runs: device reject, jit reject
---*/
namespace std { class type_info { public: __host__ __device__ const char *name() const; }; }
//^ jit error[c++]: declaration conflicts with "std::type_info" (reserved class name)
struct Base { virtual __device__ void f(); };
struct Derived : Base { __device__ void f(); };
__device__ void throw_device_function() {
  throw 1;
  //^ error[device-code.exception]: device code does not support exception handling
  //^ witness[device-code.construct(throw, device, function)]
}
__device__ void try_device_function() {
  try { } catch (...) { }
  //^ error[device-code.exception]: device code does not support exception handling
  //^ witness[device-code.construct(try, device, function)]
}
__device__ void typeid_device_function() {
  (void)&typeid(int);
  //^ device error[device-code.typeid]: The operator 'typeid' is not allowed in device code
  //^ witness[device-code.construct(typeid, device, function)]
}
__device__ void dynamic_cast_device_function() {
  (void)dynamic_cast<Base *>((Derived *)nullptr);
  //^ device error[device-code.dynamic-cast]: The operator 'dynamic_cast' is not allowed in device code
  //^ witness[device-code.construct(dynamic-cast, device, function)]
}
__device__ void label_address_device_function() {
  void *p = &&there; (void)p; there:;
  //^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
  //^ jit error[c++]: expected an expression
  //^ witness[device-code.construct(label-address, device, function)]
}
__device__ void thread_local_device_function() {
  thread_local int x = 0; (void)x;
  //^ error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
  //^ witness[device-code.construct(thread-local, device, function)]
}
template <class T> __device__ void throw_device_instance() {
  throw 1;
  //^ error[device-code.exception]: device code does not support exception handling
  //^ witness[device-code.construct(throw, device, instance)]
}
template <class T> __device__ void try_device_instance() {
  try { } catch (...) { }
  //^ error[device-code.exception]: device code does not support exception handling
  //^ witness[device-code.construct(try, device, instance)]
}
template <class T> __device__ void typeid_device_instance() {
  (void)&typeid(int);
  //^ device error[device-code.typeid]: The operator 'typeid' is not allowed in device code
  //^ witness[device-code.construct(typeid, device, instance)]
}
template <class T> __device__ void dynamic_cast_device_instance() {
  (void)dynamic_cast<Base *>((Derived *)nullptr);
  //^ device error[device-code.dynamic-cast]: The operator 'dynamic_cast' is not allowed in device code
  //^ witness[device-code.construct(dynamic-cast, device, instance)]
}
template <class T> __device__ void label_address_device_instance() {
  void *p = &&there; (void)p; there:;
  //^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
  //^ jit error[c++]: expected an expression
  //^ witness[device-code.construct(label-address, device, instance)]
}
template <class T> __device__ void thread_local_device_instance() {
  thread_local int x = 0; (void)x;
  //^ error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
  //^ witness[device-code.construct(thread-local, device, instance)]
}
template <class T> __device__ void throw_device_pattern() {
  throw 1;
  //^ witness[device-code.construct(throw, device, pattern)]
}
template <class T> __device__ void try_device_pattern() {
  try { } catch (...) { }
  //^ witness[device-code.construct(try, device, pattern)]
}
template <class T> __device__ void typeid_device_pattern() {
  (void)&typeid(int);
  //^ witness[device-code.construct(typeid, device, pattern)]
}
template <class T> __device__ void dynamic_cast_device_pattern() {
  (void)dynamic_cast<Base *>((Derived *)nullptr);
  //^ witness[device-code.construct(dynamic-cast, device, pattern)]
}
template <class T> __device__ void label_address_device_pattern() {
  void *p = &&there; (void)p; there:;
  //^ witness[device-code.construct(label-address, device, pattern)]
}
template <class T> __device__ void thread_local_device_pattern() {
  thread_local int x = 0; (void)x;
  //^ witness[device-code.construct(thread-local, device, pattern)]
}
__host__ void throw_host_function() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  throw 1;
  //^ witness[device-code.construct(throw, host, function)]
}
__host__ void try_host_function() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  try { } catch (...) { }
  //^ witness[device-code.construct(try, host, function)]
}
__host__ void typeid_host_function() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  (void)&typeid(int);
  //^ witness[device-code.construct(typeid, host, function)]
}
__host__ void dynamic_cast_host_function() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  (void)dynamic_cast<Base *>((Derived *)nullptr);
  //^ witness[device-code.construct(dynamic-cast, host, function)]
}
__host__ void label_address_host_function() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  void *p = &&there; (void)p; there:;
  //^ jit error[c++]: expected an expression
  //^ witness[device-code.construct(label-address, host, function)]
}
__host__ void thread_local_host_function() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  thread_local int x = 0; (void)x;
  //^ witness[device-code.construct(thread-local, host, function)]
}
template <class T> __host__ void throw_host_instance() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  throw 1;
  //^ witness[device-code.construct(throw, host, instance)]
}
template <class T> __host__ void try_host_instance() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  try { } catch (...) { }
  //^ witness[device-code.construct(try, host, instance)]
}
template <class T> __host__ void typeid_host_instance() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  (void)&typeid(int);
  //^ witness[device-code.construct(typeid, host, instance)]
}
template <class T> __host__ void dynamic_cast_host_instance() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  (void)dynamic_cast<Base *>((Derived *)nullptr);
  //^ witness[device-code.construct(dynamic-cast, host, instance)]
}
template <class T> __host__ void label_address_host_instance() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  void *p = &&there; (void)p; there:;
  //^ jit error[c++]: expected an expression
  //^ witness[device-code.construct(label-address, host, instance)]
}
template <class T> __host__ void thread_local_host_instance() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  thread_local int x = 0; (void)x;
  //^ witness[device-code.construct(thread-local, host, instance)]
}
template <class T> __host__ void throw_host_pattern() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  throw 1;
  //^ witness[device-code.construct(throw, host, pattern)]
}
template <class T> __host__ void try_host_pattern() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  try { } catch (...) { }
  //^ witness[device-code.construct(try, host, pattern)]
}
template <class T> __host__ void typeid_host_pattern() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  (void)&typeid(int);
  //^ witness[device-code.construct(typeid, host, pattern)]
}
template <class T> __host__ void dynamic_cast_host_pattern() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  (void)dynamic_cast<Base *>((Derived *)nullptr);
  //^ witness[device-code.construct(dynamic-cast, host, pattern)]
}
template <class T> __host__ void label_address_host_pattern() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  void *p = &&there; (void)p; there:;
  //^ witness[device-code.construct(label-address, host, pattern)]
}
template <class T> __host__ void thread_local_host_pattern() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  thread_local int x = 0; (void)x;
  //^ witness[device-code.construct(thread-local, host, pattern)]
}
__device__ void device_uses() { throw_device_instance<int>(); try_device_instance<int>(); typeid_device_instance<int>(); dynamic_cast_device_instance<int>(); label_address_device_instance<int>(); thread_local_device_instance<int>(); }
__host__ void host_uses() { throw_host_instance<int>(); try_host_instance<int>(); typeid_host_instance<int>(); dynamic_cast_host_instance<int>(); label_address_host_instance<int>(); thread_local_host_instance<int>(); }
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
