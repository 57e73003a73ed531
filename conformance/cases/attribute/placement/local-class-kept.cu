/*---
says: An attribute before a local class speaks of no entity, and the class stays as it is.
rules: attribute.no-entity
runs: host accept, device accept, documented accept
---*/
void f() {
  __device__ struct Local { int m; };  // warning[attribute.no-entity]: attribute does not apply to any entity
  __device__ class Derived : Local { int n; };  // warning[attribute.no-entity]: attribute does not apply to any entity
}
