/*---
says: In a namespace.
rules: variable.extern-definition
runs: host accept, device accept
---*/
namespace n {
extern __device__ int a;
//^ device warning[variable.extern-definition]: extern declaration of the entity n::a is treated as a static definition
}
