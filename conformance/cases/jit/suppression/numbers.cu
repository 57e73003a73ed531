/*---
says: The five reports are suppressed, demoted and promoted by pragmas that give their numbers.
rules: jit.function, jit.variable, jit.static-data-member, jit.closure
runs: jit reject
---*/
#pragma nv_diag_suppress 20217
void f();
#pragma nv_diag_warning 20217
void g();
//^ warning[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
#pragma nv_diag_default 20217
void h();
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
#pragma nv_diag_suppress 20216
__host__ void i();
#pragma nv_diag_warning 20218
int v;
//^ warning[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
#pragma nv_diag_warning 20219
struct S { static int m; };
//^ warning[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
#pragma nv_diag_warning 20220
const int c = [] { return 1; }();
//^ warning[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
#pragma nv_diag_error 20218
int w;
//^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
