/*---
says: Pragmas of diagnostics know the reports by their tags too.
rules: jit.function, jit.variable
runs: jit reject
---*/
#pragma nv_diag_suppress unannotated_function_in_jit
void f();
#pragma nv_diag_warning no_host_in_jit
__host__ void i();
//^ warning[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
#pragma nv_diag_warning unannotated_variable_in_jit
int v;
//^ warning[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
#pragma nv_diag_warning unannotated_static_data_member_in_jit
struct S { static int m; };
//^ warning[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
#pragma nv_diag_warning host_closure_class_in_jit
const int c = [] { return 1; }();
//^ warning[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
#pragma nv_diag_default unannotated_function_in_jit
void g();
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
