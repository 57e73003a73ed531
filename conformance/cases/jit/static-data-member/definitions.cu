/*---
says: A static data member is refused in its class only; an annotated definition outside does not help.
rules: jit.static-data-member, variable.data-member
runs: jit reject
---*/
struct Plain { static int x; };
//^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
int Plain::x = 1;
struct Constant { static const int x; static const float y; };
const int Constant::x = 1;
const float Constant::y = 1e-6f;
struct Outside { static int x; };
//^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
__device__ int Outside::x;
//^ warning[variable.redeclared.with]: a host variable("Outside::x") redeclared with __device__
//^ error[variable.data-member]: memory qualifier on data member is not allowed
class Private { static int x; };
//^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
