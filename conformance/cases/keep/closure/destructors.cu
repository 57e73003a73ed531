/*---
says: Temporary objects, objects that are returned and variables of static storage duration end somewhere; nothing calls the members of variables in shared memory, which are named all the same.
rules: keep.closure
runs: documented accept
---*/
struct Temporary { Temporary(); ~Temporary(); int m(); };
//^ kept[Temporary::~Temporary] declaration
struct Returned { ~Returned(); };
//^ kept[Returned::~Returned] declaration
struct Static { ~Static(); };
//^ kept[Static::~Static] declaration
struct Shared { Shared(); ~Shared(); };
//^ kept[Shared::~Shared] declaration
struct Namespace { ~Namespace(); };
//^ kept[Namespace::~Namespace] declaration
__device__ Returned returns();
__device__ int temporary() { return Temporary().m(); }
__device__ void calls() { returns(); }
__device__ void statics() {
  static Static object;
  __shared__ Shared shared;
}
__device__ Namespace variable;
