/*---
says: A declaration is judged by what it and earlier ones say; an annotation behind it comes too late.
rules: jit.variable, variable.redeclare
runs: jit reject
---*/
extern int a;
//^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
__device__ int a;  // warning[variable.redeclared.with]: a host variable("a") redeclared with __device__
extern int b;
//^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
__constant__ int b;  // warning[variable.redeclared.with]: a host variable("b") redeclared with __constant__
extern __constant__ int c;
int c;  // warning[variable.redeclared.without]: a __constant__ variable("c") redeclared without __constant__
extern __device__ int d;
int d;  // warning[variable.redeclared.without]: a __device__ variable("d") redeclared without __device__
