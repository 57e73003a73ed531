/*---
says: What a suppressed report was about stays of the host and is absent from the device output.
rules: jit.function, jit.variable, jit.static-data-member, jit.suppression, keep.seed
arguments: --diag_suppress=no_host_in_jit --diag_suppress=unannotated_function_in_jit --diag_suppress=unannotated_variable_in_jit --diag_suppress=unannotated_static_data_member_in_jit
runs: documented-jit accept
---*/
void unannotated() {}
//^ kept[unannotated] nothing
__host__ void annotated() {}
//^ kept[annotated] nothing
int variable;
//^ kept[variable] nothing
struct Config { static int member; };
//^ kept[Config] nothing
//^ kept[Config::member] nothing
__global__ void kernel() {}
//^ kept[kernel] definition
