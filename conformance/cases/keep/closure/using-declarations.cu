/*---
says: Using-declarations are kept where what they name is, through other using-declarations too; classes that only they name are not.
rules: keep.using-declaration, keep.closure
runs: host accept, device accept, documented accept
---*/
namespace inner {
//^ kept[inner] declaration
__device__ int function() { return 1; }
//^ kept[inner::function] definition
struct Named { int member; };
//^ kept[inner::Named] nothing
}
namespace middle {
//^ kept[middle] declaration
using inner::function;
using inner::Named;
}
namespace outer {
using middle::function;
using middle::Named;
}
__global__ void kernel(int *out) { *out = outer::function(); }
