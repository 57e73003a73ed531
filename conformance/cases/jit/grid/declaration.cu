/*---
says: Declarations of functions of every kind, in device-only compilation.
rules: jit.function, jit.function.declaration
runs: jit reject, documented-jit reject
---*/
void at_namespace_scope();
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
//^ witness[jit.function.declaration(namespace) = checked]
//^ witness[jit.function(none, no, no, no)]
struct S { void member(); };
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
//^ witness[jit.function.declaration(member) = checked]
//^ witness[jit.function(none, no, no, no)]
void S::member() {}
//^ witness[jit.function.declaration(member-definition) = unchecked]
//^ witness[jit.function(none, no, no, no)]
struct Defaulted { Defaulted() = default; };
//^ witness[jit.function.declaration(defaulted) = unchecked]
//^ witness[jit.function(none, no, no, no)]
struct Virtual { virtual ~Virtual() = default; };
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
//^ witness[jit.function.declaration(defaulted-virtual) = checked]
//^ witness[jit.function(none, no, no, no)]
struct Deleted { Deleted(int) = delete; };
//^ witness[jit.function.declaration(deleted-member) = unchecked]
//^ witness[jit.function(none, no, no, no)]
template <class T> void of_template(T) {}
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
template <> void of_template<int>(int) {}
//^ witness[jit.function.declaration(instance) = unchecked]
//^ witness[jit.function(none, no, no, no)]
__device__ void generic() { auto call = [](auto) {}; }
//^ @-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
//^ documented-jit witness[jit.function.declaration(generic-call-operator) = checked]
//^ jit@-13.1 witness[jit.function.declaration(generic-call-operator) = checked]
//^ jit@13.2- witness[jit.function.declaration(generic-call-operator) = unchecked]
//^ witness[jit.function(none, no, no, no)]
struct Implicit {};
//^ witness[jit.function.declaration(implicit) = unchecked]
//^ witness[jit.function(none, no, no, no)]
