/*---
says: A static data member is refused in its class only; an annotated definition outside does not help.
rules: jit.static-data-member, variable.data-member
runs: jit reject
deviation: cufe jit N-I what code does with variables of the other side is not looked at
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
template <class T> struct Template { static inline T x = 0; };
//^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
__device__ int use() { return Template<int>::x; }
//^ warning[variable.read-by-device]: a host member "Template<T>::x [with T=int]" cannot be directly read in a device function
