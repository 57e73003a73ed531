/*---
says: Variables of every memory space, in device-only compilation, with -default-device.
rules: jit.variable, jit.default-space
runs: jit reject, documented-jit reject
arguments: -default-device
---*/
int namespace_none_no;
//^ witness[jit.variable(namespace, none, no, yes)]
//^ witness[jit.default-space(variable, yes) = D]
extern const int namespace_none_yes;
//^ witness[jit.variable(namespace, none, yes, yes)]
__device__ int namespace_device_no;
//^ witness[jit.variable(namespace, device, no, yes)]
extern __device__ const int namespace_device_yes;
//^ witness[jit.variable(namespace, device, yes, yes)]
__shared__ int namespace_shared_no;
//^ witness[jit.variable(namespace, shared, no, yes)]
extern __shared__ const int namespace_shared_yes;
//^ witness[jit.variable(namespace, shared, yes, yes)]
__constant__ int namespace_constant_no;
//^ witness[jit.variable(namespace, constant, no, yes)]
extern __constant__ const int namespace_constant_yes;
//^ witness[jit.variable(namespace, constant, yes, yes)]
__managed__ int namespace_managed_no;
//^ witness[jit.variable(namespace, managed, no, yes)]
extern __managed__ const int namespace_managed_yes;
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ jit witness[variable.managed.type(M, yes, no)]
//^ witness[jit.variable(namespace, managed, yes, yes)]
template <class T> T template_none_no;
//^ witness[jit.variable(template, none, no, yes)]
template <class T> const T template_none_yes;
//^ witness[jit.variable(template, none, yes, yes)]
template <class T> __device__ T template_device_no;
//^ witness[jit.variable(template, device, no, yes)]
template <class T> __device__ const T template_device_yes;
//^ witness[jit.variable(template, device, yes, yes)]
template <class T> __shared__ T template_shared_no;
//^ witness[jit.variable(template, shared, no, yes)]
template <class T> __shared__ const T template_shared_yes;
//^ witness[jit.variable(template, shared, yes, yes)]
template <class T> __constant__ T template_constant_no;
//^ witness[jit.variable(template, constant, no, yes)]
template <class T> __constant__ const T template_constant_yes;
//^ witness[jit.variable(template, constant, yes, yes)]
template <class T> __managed__ T template_managed_no;
//^ witness[jit.variable(template, managed, no, yes)]
template <class T> __managed__ const T template_managed_yes;
//^ witness[jit.variable(template, managed, yes, yes)]
__device__ void block_extern() {
  extern int block_extern_none_no;
  //^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
  //^ witness[jit.variable(block-extern, none, no, yes)]
  extern const int block_extern_none_yes;
  //^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
  //^ witness[jit.variable(block-extern, none, yes, yes)]
  extern __device__ int block_extern_device_no;
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, extern, device)]
  //^ witness[jit.variable(block-extern, device, no, yes)]
  extern __device__ const int block_extern_device_yes;
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, extern, device)]
  //^ witness[jit.variable(block-extern, device, yes, yes)]
  extern __shared__ int block_extern_shared_no;
  //^ witness[jit.variable(block-extern, shared, no, yes)]
  extern __shared__ const int block_extern_shared_yes;
  //^ witness[jit.variable(block-extern, shared, yes, yes)]
  extern __constant__ int block_extern_constant_no;
  //^ witness[jit.variable(block-extern, constant, no, yes)]
  extern __constant__ const int block_extern_constant_yes;
  //^ witness[jit.variable(block-extern, constant, yes, yes)]
  extern __managed__ int block_extern_managed_no;
  //^ witness[jit.variable(block-extern, managed, no, yes)]
  extern __managed__ const int block_extern_managed_yes;
  //^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
  //^ jit witness[variable.managed.type(M, yes, no)]
  //^ witness[jit.variable(block-extern, managed, yes, yes)]
}
__device__ void block() {
  int block_none_no = 1;
  //^ witness[jit.variable(block, none, no, yes)]
  const int block_none_yes = 1;
  //^ witness[jit.variable(block, none, yes, yes)]
  static __device__ int block_device_no;
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, static, device)]
  //^ witness[jit.variable(block, device, no, yes)]
  static __device__ const int block_device_yes;
  //^ error[c++]: const variable "block_device_yes" requires an initializer
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, static, device)]
  //^ witness[jit.variable(block, device, yes, yes)]
  static __shared__ int block_shared_no;
  //^ witness[jit.variable(block, shared, no, yes)]
  static __shared__ const int block_shared_yes;
  //^ error[c++]: const variable "block_shared_yes" requires an initializer
  //^ witness[jit.variable(block, shared, yes, yes)]
  static __constant__ int block_constant_no;
  //^ witness[jit.variable(block, constant, no, yes)]
  static __constant__ const int block_constant_yes;
  //^ error[c++]: const variable "block_constant_yes" requires an initializer
  //^ witness[jit.variable(block, constant, yes, yes)]
  static __managed__ int block_managed_no;
  //^ witness[jit.variable(block, managed, no, yes)]
  static __managed__ const int block_managed_yes;
  //^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
  //^ error[c++]: const variable "block_managed_yes" requires an initializer
  //^ jit witness[variable.managed.type(M, yes, no)]
  //^ witness[jit.variable(block, managed, yes, yes)]
}
