/*---
says: Which of several functions takes an argument does not matter where all of them read it.
rules: call.variable-access
runs: host accept
---*/
__device__ int id;
struct Many {
  int take(int, int *);
  int take(int, float);
};
template <class T> struct Unknown { auto operator[](T t) { return t; } };
int uses(Many m, Unknown<float> u) {
  auto unknown = u[1];
  m.take(id, unknown);
  //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  return m.take(id, 1.0f);
  //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
}
