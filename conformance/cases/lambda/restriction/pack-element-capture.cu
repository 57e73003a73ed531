/*---
says: Captures of an element of a parameter pack.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
template <class... T> void d_pack(T... t) {
  auto l = [t...] __device__ {};
  //^ error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
  //^ witness[lambda.restriction(pack-element-capture, device)]
  (void)l;
}
template void d_pack(int);
template <class... T> void hd_pack(T... t) {
  auto l = [t...] __host__ __device__ {};
  //^ error[lambda.pack-element-capture]: An extended __host__ __device__ lambda cannot capture an element of a parameter pack
  //^ witness[lambda.restriction(pack-element-capture, host-device)]
  (void)l;
}
template void hd_pack(int);
