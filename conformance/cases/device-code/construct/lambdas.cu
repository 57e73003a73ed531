/*---
says: A lambda in device code is device code.
rules: device-code.construct
runs: host accept, device reject
---*/
__device__ void device() {
  auto lambda = [] { throw 1; };  // device error[device-code.exception]: device code does not support exception handling
  lambda();
}
void host() {
  auto lambda = [] { throw 1; };
  lambda();
}
__host__ __device__ void both() {
  auto lambda = [](int x) { if (x) throw 1; };
  //^ device error[device-code.exception]: device code does not support exception handling
  lambda(1);
}
