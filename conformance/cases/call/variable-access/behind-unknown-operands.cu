/*---
says: The operand of an operator that no function of the unit overloads is read whatever the other one is.
rules: call.variable-access
runs: host accept
---*/
__device__ int d;
struct Outer {
  struct {
    bool enabled;
  } inner;
};
int uses(Outer *p) {
  if (d && p->inner.enabled) return 1;
  //^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
  return p->inner.enabled || d;
  //^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
}
