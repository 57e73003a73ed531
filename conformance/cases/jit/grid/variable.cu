/*---
says: Variables of every memory space, in device-only compilation.
rules: jit.variable, jit.default-space
runs: jit reject, documented-jit reject
---*/
int namespace_none_no;
//^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ documented-jit error[jit.unannotated-variable]
//^ witness[jit.variable(namespace, none, no, no)]
//^ witness[jit.default-space(variable, no) = none]
extern const int namespace_none_yes;
//^ documented-jit error[jit.unannotated-variable]
//^ witness[jit.variable(namespace, none, yes, no)]
__device__ int namespace_device_no;
//^ witness[jit.variable(namespace, device, no, no)]
extern __device__ const int namespace_device_yes;
//^ witness[jit.variable(namespace, device, yes, no)]
__shared__ int namespace_shared_no;
//^ witness[jit.variable(namespace, shared, no, no)]
extern __shared__ const int namespace_shared_yes;
//^ witness[jit.variable(namespace, shared, yes, no)]
__constant__ int namespace_constant_no;
//^ witness[jit.variable(namespace, constant, no, no)]
extern __constant__ const int namespace_constant_yes;
//^ witness[jit.variable(namespace, constant, yes, no)]
__managed__ int namespace_managed_no;
//^ witness[jit.variable(namespace, managed, no, no)]
extern __managed__ const int namespace_managed_yes;
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ jit witness[variable.managed.type(M, yes, no)]
//^ witness[jit.variable(namespace, managed, yes, no)]
template <class T> T template_none_no;
//^ witness[jit.variable(template, none, no, no)]
template <class T> const T template_none_yes;
//^ witness[jit.variable(template, none, yes, no)]
template <class T> __device__ T template_device_no;
//^ witness[jit.variable(template, device, no, no)]
template <class T> __device__ const T template_device_yes;
//^ witness[jit.variable(template, device, yes, no)]
template <class T> __shared__ T template_shared_no;
//^ witness[jit.variable(template, shared, no, no)]
template <class T> __shared__ const T template_shared_yes;
//^ witness[jit.variable(template, shared, yes, no)]
template <class T> __constant__ T template_constant_no;
//^ witness[jit.variable(template, constant, no, no)]
template <class T> __constant__ const T template_constant_yes;
//^ witness[jit.variable(template, constant, yes, no)]
template <class T> __managed__ T template_managed_no;
//^ witness[jit.variable(template, managed, no, no)]
template <class T> __managed__ const T template_managed_yes;
//^ witness[jit.variable(template, managed, yes, no)]
__device__ void block_extern() {
  extern int block_extern_none_no;
  //^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
  //^ witness[jit.variable(block-extern, none, no, no)]
  extern const int block_extern_none_yes;
  //^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
  //^ witness[jit.variable(block-extern, none, yes, no)]
  extern __device__ int block_extern_device_no;
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, extern, device)]
  //^ witness[jit.variable(block-extern, device, no, no)]
  extern __device__ const int block_extern_device_yes;
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, extern, device)]
  //^ witness[jit.variable(block-extern, device, yes, no)]
  extern __shared__ int block_extern_shared_no;
  //^ witness[jit.variable(block-extern, shared, no, no)]
  extern __shared__ const int block_extern_shared_yes;
  //^ witness[jit.variable(block-extern, shared, yes, no)]
  extern __constant__ int block_extern_constant_no;
  //^ witness[jit.variable(block-extern, constant, no, no)]
  extern __constant__ const int block_extern_constant_yes;
  //^ witness[jit.variable(block-extern, constant, yes, no)]
  extern __managed__ int block_extern_managed_no;
  //^ witness[jit.variable(block-extern, managed, no, no)]
  extern __managed__ const int block_extern_managed_yes;
  //^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
  //^ jit witness[variable.managed.type(M, yes, no)]
  //^ witness[jit.variable(block-extern, managed, yes, no)]
}
__device__ void block() {
  int block_none_no = 1;
  //^ witness[jit.variable(block, none, no, no)]
  const int block_none_yes = 1;
  //^ witness[jit.variable(block, none, yes, no)]
  static __device__ int block_device_no;
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, static, device)]
  //^ witness[jit.variable(block, device, no, no)]
  static __device__ const int block_device_yes;
  //^ error[c++]: const variable "block_device_yes" requires an initializer
  //^ documented-jit error[variable.local.automatic]
  //^ witness[variable.local(device, static, device)]
  //^ witness[jit.variable(block, device, yes, no)]
  static __shared__ int block_shared_no;
  //^ witness[jit.variable(block, shared, no, no)]
  static __shared__ const int block_shared_yes;
  //^ error[c++]: const variable "block_shared_yes" requires an initializer
  //^ witness[jit.variable(block, shared, yes, no)]
  static __constant__ int block_constant_no;
  //^ witness[jit.variable(block, constant, no, no)]
  static __constant__ const int block_constant_yes;
  //^ error[c++]: const variable "block_constant_yes" requires an initializer
  //^ witness[jit.variable(block, constant, yes, no)]
  static __managed__ int block_managed_no;
  //^ witness[jit.variable(block, managed, no, no)]
  static __managed__ const int block_managed_yes;
  //^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
  //^ error[c++]: const variable "block_managed_yes" requires an initializer
  //^ jit witness[variable.managed.type(M, yes, no)]
  //^ witness[jit.variable(block, managed, yes, no)]
}
